"use strict";var Zo=Object.defineProperty;var ja=Object.getOwnPropertyDescriptor;var Ya=Object.getOwnPropertyNames;var Ka=Object.prototype.hasOwnProperty;var Va=(t,e)=>{for(var n in e)Zo(t,n,{get:e[n],enumerable:!0})},za=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Ya(e))!Ka.call(t,r)&&r!==n&&Zo(t,r,{get:()=>e[r],enumerable:!(o=ja(e,r))||o.enumerable});return t};var qa=t=>za(Zo({},"__esModule",{value:!0}),t);var sh={};Va(sh,{completionFor:()=>Ha,manual:()=>va,runFully:()=>rh});module.exports=qa(sh);var Mn="encoding-wasm";function Li(){throw new Error("encoding-wasm: call instantiate() first.")}var _n=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function x(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=Za();function Za(){let t=_n.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Ui=x(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),Qa=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Zt=t=>t<36&&t!==33,V=t=>t>0&&t<29,Cn=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[t].name),td=t=>Qa.find(([e])=>t>=e)[1];function at(t){let e=Ui();return e.get(t)??e.get(ki(nd(t)))}function wt(t,e){
let n=at(t);if(n===void 0){let o=er(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=td(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${Mn}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var ed=x(
()=>new Map(Array.from(Ui(),([t,e])=>[Nn(t),e]).reverse()));function er(t){let e=Nn(t),n=ed().get({936:"gbk",950:"big5"}[e]??
e);return n===36?void 0:n}var Nn=t=>ki(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),$i=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Bt(t){if(t[0]>=239)return $i.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Di({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function be(t){return $i.find(e=>e.encoding===t)?.bytes}function yt(t){return t===
0||t===37||t===38}function nd(t){let e=0,n=t.length;for(;Ri(t[e]);)e+=1;for(;Ri(t[n-1]);)n-=1;return t.slice(e,n)}var Ri=t=>`\
	
\f\r `.includes(t);function ki(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var Ln=(t,e)=>t?.prototype?.[e],Rn=t=>Ln(globalThis.Buffer,t),fe=Rn("ucs2Slice"),Be=Rn("ucs2Write"),Pi=Rn("utf8Slice"),Qt=Rn(
"latin1Slice"),Wi=t=>globalThis[t],Hi=Wi("TextDecoder"),od=Ln(Hi,"decode"),nr=Wi("TextEncoder"),rd=Ln(nr,"encode"),id=Ln(
nr,"encodeInto");function G(t,e=!1,n=!0){let o=new Hi(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:od})}function vi(){let t=new nr;return Object.defineProperties(t,{encode:{value:rd},encodeInto:{value:id}}),t}function N(t){
try{return t()}catch{return}}var F=()=>"InternalError"in globalThis,C=()=>"Bun"in globalThis,Et=()=>or().includes("Chrom\
e/"),tt=()=>or().includes("AppleWebKit/")&&!Et()&&!(ut()>0);function or(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var dt=()=>"Deno"in globalThis,X=()=>or()==="Cloudflare-Workers",Wt=()=>tt()||X(),ut=()=>X()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),lt=()=>ut()<22,Gi=t=>globalThis.process?.getBuiltinModule?.(t);function ae(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var rr=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,ji=()=>Object.getPrototypeOf(Uint8Array.prototype),Un=t=>rr(ji(),
t),ir=t=>rr(DataView.prototype,t),fd=()=>rr(ArrayBuffer.prototype,"byteLength"),$n=t=>ji()[t],ad=Un(Symbol.toStringTag),
Dn=Un("buffer"),sr=Un("byteOffset"),Yi=Un("byteLength"),dd=$n("includes"),ud=$n("set"),ld=$n("slice"),md=$n("subarray"),
pd=ir("buffer"),hd=ir("byteOffset"),Ki=ir("byteLength"),Vi=fd(),E=t=>Yi.call(t);function St(t){let{length:e}=t;return typeof e==
"number"&&t[e-1]!==void 0&&t[e]===void 0?e:E(t)}var T=(t,e,n=E(t))=>new Uint8Array(Dn.call(t),sr.call(t)+e,n-e);function de(t,e){
let n=new Uint8Array(E(t)+E(e));return Z(n,t),Z(n,e,E(t)),n}function kn(t,e){let n=sr.call(t),o=e+(-(n+e)&3),r=Math.max(
0,E(t)-o)>>2,i=r>0?new Int32Array(Dn.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var gt=(t,e)=>T(t,0,Math.min(
e,E(t))),Z=(t,e,n)=>ud.call(t,e,n),zi=(t,e)=>dd.call(t,e),xd=x(()=>F()?96:tt()?1024:1/0);function rt(t,e,n){if(n-e<=xd())
return ld.call(t,e,n);let o=new Uint8Array(n-e);return Z(o,md.call(t,e,n)),o}function te(t,e,n){if(n>24)return rt(t,e,e+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function it(t,e){if(e<=64)return!1;try{return Vi.call(
Dn.call(t)),!1}catch{return!0}}var wd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function Ot(t,e,n=wd){
if(!ArrayBuffer.isView(t)&&cr(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function ue(t){if(ArrayBuffer.isView(t))return yd(t);try{return new Uint8Array(t)}catch{return j}}var Fe=t=>t instanceof
Uint8Array?t:ue(t);function yd(t){try{return ad.call(t)===void 0?new Uint8Array(pd.call(t),hd.call(t),Ki.call(t)):new Uint8Array(
Dn.call(t),sr.call(t),Yi.call(t))}catch{return j}}var j=new Uint8Array;function cr(t){try{return Vi.call(t)}catch{}try{return Ki.
call(new DataView(t))}catch{return}}function Ft(t,e,n){le(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n,r));return o}function le(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: T\
he options must be an object.`)}var Mt=t=>`${t}`;function qi(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Xi(t,e){
if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function fr(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=Mt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function Qi(t,e,n){let o=Pn(f=>Od(f,n),t,e),r=Pn(Ad,t,e);if(o&&r){let f=dt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,readPairs:o.readPairs,writeBytes:dt()?o.writeBytes:
void 0,mostByTable:512}}let i=ar(t);if(o)return F()?Td(o,Pn(Zi,t,e)):o;let s=r??Pn(Zi,t,e)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=
c?i:s).read(f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function Pn(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is\
 short";try{let r=t(e);return r.write(o,n),ar(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var gd="\
strings";function Od(t,e){let[n]=WebAssembly.Module.customSections(e,gd),o=new WebAssembly.Module(n,{builtins:["js-strin\
g"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Td(t,e){let{
read:n,readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Ad(t){let[e,n]=[fe,Be],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){Z(a,new Uint8Array(
t.buffer,u,2*l),d),d+=2*l},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function Zi(t){let e=G("utf-16le"),{write:n,most:o}=ar(t);return{
read:(i,s)=>e.decode(new Uint16Array(t.buffer,i,s)),write:n,most:o}}function ar(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ae(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Wn,w,ur,ts,es,Q,W={input:0,units:0,output:0},on=0,Hn={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN,count:0};function Tt(t,e){
Hn.name=t,Hn.encoding=e,I.newCodec=NaN,I.count+=1,I.isBusy&&ns(),I.isBusy=!0}function ns(){try{cs(),Wn??=ss(rs(Li())),Bd(
new WebAssembly.Instance(Wn),Wn)}catch(t){throw fs(t)}}function os(t){try{cs(),Wn=ss(rs(t))}catch(e){throw fs(e)}ns()}function rs(t){return bd(t)?t:new WebAssembly.Module(t)}function bd(t){try{return WebAssembly.Module.customSections(t,is),
!0}catch{return!1}}var is="encoding-wasm";function ss(t){let[e]=WebAssembly.Module.customSections(t,is),n=`${Mn} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Bd({exports:t},e){w=t,dr=
WebAssembly.RuntimeError,W.input=w.input(),W.units=w.units(),W.output=w.output(),ds(),Q=Qi(w.memory,W.units,e),on=Math.min(
w.units_length(),Q.most),I.isBusy=!1}function cs(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this \
host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function fs(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Fd(t))return new RangeError(
`encoding-wasm: ${as} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var as="no memory \
for WebAssembly; free some, and call again",Fd=t=>t instanceof RangeError&&/memory/i.test(t.message);function _e(){return mr(),
ur}function vn(){return mr(),ts}function lr(){return mr(),es}function mr(){ur[0]===void 0&&ds()}function ds(){let{buffer:t}=w.
memory;ur=new Uint8Array(t),ts=new Uint8Array(t,W.input,65536),es=new Int32Array(t,w.codec(),w.codec_length()>>2)}function Gn(t,e){
return Tt(t,-1),rn(e)}function rn(t){try{let e=t();return I.isBusy=!1,e}catch(e){throw H(e)}}var dr;function H(t){if(!I.
isBusy||!dr||!(t instanceof dr))return t;let e=g[Hn.encoding]?.name,n=`${Hn.name}${e?` of ${e}`:""} failed`;return Md()?
new RangeError(`encoding-wasm: ${n}: ${as}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}function Md(){try{return w.memory.grow(32),
!1}catch{return!0}}function et(t=null){let e=lr();return xs(e,t??new Int32Array(e.length))}function jn(){return w.held()!==0?et():(I.newCodec=
sn,null)}var pr=t=>xs(t,lr());function xs(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function At(t,e){ws(t,e)||(Tt(
"decoding",t),e?pr(e):w.new_decoder(t),sn=t===33||t===36?NaN:t)}var sn=NaN;function ws(t,e){return e||I.newCodec!==t||I.
isBusy?!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function Yn(t,e){ws(~t,e)||(Tt("encoding",t),e?pr(e):w.new_encoder(t),sn=~t)}function hr(t,e,n,o){
Tt("transcoding",t),o?pr(o):w.new_transcoder(t,e,+n)}function ys(t,e){w.set_source_encoding(t,+e),I.isBusy=!1}function pe(t){
let e=E(t),n=w.alloc(e)>>>0;return Z(_e(),t,n),[n,e]}var Rd=x(()=>Uint8Array.from(_n,t=>t.charCodeAt(0))),us,xr=t=>Gn("s\
niffing",()=>(us!==w&&w.give_labels(...pe(Rd())),us=w,t())),wr=(t,e,...n)=>xr(()=>w.sniff_html(...pe(t),e,...n)),Es=(t,e,n)=>xr(
()=>w.sniff_xml(...pe(t),e,n));function Ss(t,e){let n=xr(()=>w.find_declared_label(...pe(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var gs=(t,e)=>Gn("sniffing",()=>w.default_for(...pe(t),e)),Os=()=>Tt("detection",-1);function Ts(t,e){
try{w.feed_detector(...pe(t),+e)}catch(n){throw H(n)}}var As=(t,e,n,o)=>rn(()=>{let r=f=>f?pe(f):[0,0],i=w.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=w.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function vt(t,e,n,o,r){ne(t,e),I.isBusy=!0;let i=w.decode_block(e,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
sn),Jn(i)}function Is(t,e){let n=E(t);ne(t,n),I.isBusy=!0;let o=w.decode_block(n,0,2,+e);return I.isBusy=!1,Jn(o)}var Ht={
encoding:-1,at:0,most:0,owner:void 0};function Kn(t,e,n){if(Ht.encoding!==t||Ht.owner!==w||I.isBusy){try{Tt("decoding",t),
Ht.owner=w,Ht.at=Q.readBytes?w.byte_table(t):0,Ht.most=!Cn(t)&&Q.mostByTable||1/0,Ht.encoding=t}catch(r){throw H(r)}I.isBusy=
!1}if(Ht.at===0||n>Ht.most)return;if(n<=65536)return ne(e,n),ls(n);if(Q.most>on)return;let o="";for(let r=0;r<n;r+=65536){
let i=Math.min(65536,n-r);ne(T(e,r,r+i),i),o=he(o,ls(i))}return o}function cn(t,e,n,o){return Gn("decoding",()=>{let r=Math.
min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(65536,e-i)),ne(r===e?t:T(t,i,i+r),r),!w.is_free_of(r,n,o))return!1;
return!0})}function yr(t,e){let n=-1,o,r;function i(s){try{return Tt(t,s),n=s,r=w,o=e(s),I.isBusy=!1,o}catch(c){throw H(
c)}}return s=>s===n&&r===w&&!I.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Vn=yr("encoding",t=>{let e=w.unit_table(t)>>>0;if(e===
0)return;let{buffer:n}=w.memory;return V(t)?new Uint8Array(n,e,16384):new Uint16Array(n,e,65536)}),bs=yr("encoding",t=>{
let e=w.unit_table(t)>>>0,n=new Uint8Array(65536);return Z(n,new Uint8Array(w.memory.buffer,e,16384)),n}),zn=yr("decodin\
g",t=>{let e=V(t),n=(!e?w.pair_table(t):w.byte_table(t))>>>0;return n>0?new Uint16Array(w.memory.buffer,n,e?256:65536):void 0}),
ls=t=>Q.readBytes(W.input,t,Ht.at);function he(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long f\
or a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Bs=t=>t+65536+3<=
on,Fs=t=>t>on&&t<268435456?Q.collect?.(t+3):void 0,qn=()=>W.units,Ms=()=>_e()[W.units]|_e()[W.units+1]<<8,Ne=(t,e)=>Q.read(
W.units+2*t,e-t),fn=(t,e,n,o=0)=>Q.write(t.slice(e,n),W.units+2*o);function _s(t,e){if(!I.isBusy&&!Q.writeBytes)return;Tt(
"encoding",e);let n=Q.writeBytes?.(t,W.output,w.unit_table(e));return I.isBusy=!1,n===t.length?xe(n):void 0}function Xn(t,e,n,o){
I.isBusy=!0;let r=w.encode_block(t,e,n,+o);return I.isBusy=!1,o&&r>=0&&Y.finished()&&(I.newCodec=sn),Jn(r)}var B={none:0,
source:1,result:2};function Cs(t,e,n,o){let r=E(t);ne(t,r),I.isBusy=!0;let i=w.transcode_block(r,+e,n,o);return I.isBusy=
!1,Jn(i)}function ne(t,e){let n=vn();if(e>8)try{Z(n,t)}catch{Z(n,T(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Jn(t){
if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var xe=t=>te(
_e(),W.output,t),Er=t=>_e().subarray(W.output,W.output+t),Y={finished:()=>w.finished()!==0,read:()=>w.read(),written:()=>w.
written(),codePoint:()=>w.code_point(),start:()=>w.start(),length:()=>w.length()},Gt={malformed:()=>w.replaced(),firstMalformed:()=>w.
first_replaced(),unmappable:()=>w.unmapped(),firstUnmappable:()=>w.first_unmapped(),codePoint:()=>w.unmapped_code_point()};var v=new Uint8Array(256);function ye(t){let{length:e}=t;if(t.charCodeAt(0)>=128)return Ns(v,0,t);let n=new Uint8Array(e);
for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r>=128)return Ns(n,o,t);n[o]=r}return n}function Ns(t,e,n){let{length:o}=n;
for(let i=0;i<e;i++)v[i]=t[i];let r=e;for(let i=e;i<o;i++){let s=n.charCodeAt(i);if(s<128)v[r++]=s;else if(s<2048)v[r++]=
192|s>>6,v[r++]=128|s&63;else if(!we(s))v[r++]=224|s>>12,v[r++]=128|s>>6&63,v[r++]=128|s&63;else{let c=kd(n,i);c>=65536&&
(i+=1),r=Pd(c,v,r)}}return te(v,0,r)}var $s=x(()=>Be||F()||tt()?96:X()?1024:128),Or=x(()=>Wt()||F()||C()?65536:128),Ud=x(
()=>new Uint8Array(2*Or()));function Ds(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(
r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}var $d=x(X);function ks(t,e){let{length:n}=t,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],o[r+3]=e[t.charCodeAt(r+
3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.charCodeAt(r+7)];for(;r<
n;r++)o[r]=e[t.charCodeAt(r)];return($d()?cn(o,n,0,255):!zi(o,0))?o:void 0}function Ps(t,e){let{length:n}=t,o=2*n<=256?v:
Ud(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=e[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return te(o,0,r)}var Dd=t=>t===14||t===15||t===27;function Ws(t,e){let{length:n}=t,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?t.charCodeAt(i):0,c=s<128?s:e[s];if(r!==s>=128&&(r=!r,v[o]=27,v[o+1]=r?36:40,v[o+
2]=66,o+=3),r){if(!(c>=41216))return;v[o]=c>>8&127,v[o+1]=c&127,o+=2}else{if(Dd(s))return;v[o]=c,i<n&&(o+=1)}}return te(
v,0,o)}var we=t=>(t&63488)===55296;function kd(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&
o<=57343?65533:o}var Tr=t=>t<128?1:t<2048?2:t<65536?3:4;function Pd(t,e,n){if(t<128)return e[n]=t,n+1;let o=Tr(t);for(let r=o-
1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Hs=new Uint8Array(128),mt=Wd(
Hs);function Wd(t){return new Uint16Array(t.buffer)}var an=x(()=>br()?0:18),Ar=x(()=>F()||lt()?18:8),Hd=x(()=>dt()||!(ut()>=
22||Wt())?64:32),vd=x(()=>tt()?64:32),Gd=x(()=>tt()?36:18),vs=(t,e)=>(t[0]&t[e>>1])>=128;function Gs(t,e,n){return n?e<=
Ar():e<=Gd()||e<=vd()&&(vs(t,e)||no())}var Zn=(t,e)=>e<=18||e<=64&&vs(t,e)&&e<=Hd(),It={length:0,bytes:0};function Ee(t,e,n,o){
if(t[0]<128&&br())return Br(t,e)?Qt.call(t,0,e):void 0;let r=0;for(;r<e;r++){let i=t[r];if(i>=128)break;mt[r]=i}if(r===e&&
r<=18)return ae(mt,0,r);for(let i=r;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224;if(!(f>=194&&f<240&&s+(a?2:3)<=e))
return Ls(t,s,e,n,o,r);let u=t[i++]^128,l=a?0:t[i++]^128;if(c=a?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=64||!a&&(c<2048||we(
c)||c===65279))return Ls(t,s,e,n,o,r)}mt[r++]=c}return dn(r)}function js(t,e,n){if(e%2>0)return;let o=0;for(let r=0;r<e;r+=
2){let i=n?t[r]<<8|t[r+1]:t[r]|t[r+1]<<8;if(we(i))return;mt[o++]=i}return dn(o)}function Ls(t,e,n,o,r,i){let s=Ir();for(let c=e;c<
n&&i<=s;){let f=t[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===240?144:128,
S=f===237?159:f===244?143:191,p=0;for(;p<a&&c<n;p++,c++){let h=t[c];if(h<l||h>S)break;l=128,S=191,d=d<<6|h&63}if(p<a){if(c===
n&&!o){if(f>=239)return;Ys(f,128|d&63,1+p);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;d>65535&&(mt[i++]=55232+(d>>
10),d=56320|d&1023),mt[i++]=d}return dn(i)}function Qn(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=s,f=t[s++],a=f;if(f>=128){
if(r??=zn(o),!r)return;if(a=r[f],we(a)){if(s<e)a=r[f|t[s++]<<8];else if(!n&&eo(f,o))break;if(we(a))return jd(t,c,e,n,i,o,
r)}}mt[i++]=a}return dn(i)}function jd(t,e,n,o,r,i,s){let c=Ir();for(let f=e;f<n&&r<=c;){let a=t[f++],d=a<128?a:s[a];if(we(
d)){if(f===n&&!o&&eo(a,i))break;let u=f<n?t[f]:0;if(d=s[a|u<<8],!we(d))f+=1;else if(Kd(d))d=65533;else{let S=f+2<n&&i<=30?
Yd(a,u,t[f+1],t[f+2]):0;if(S===0)return;mt[r++]=55232+(S>>10),d=56320|S&1023,f+=3}}mt[r++]=d}return dn(r)}function Yd(t,e,n,o){
let r=e>=48&&e<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((t-129)*10+(e-48))*126+(n-129))*10+(o-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Kd=t=>t>=57088&&t<=57216;function to(t,e,n){return It.length=0,Ee(T(t,e,n),n-e,!1,!0)===""}function eo(t,e){
let n=e!==32||t<144||t>160;return n&&Ys(t,0,1),n}function Ys(t,e,n){It.length=n,It.bytes=t|e<<8}function dn(t){if(t<3||t<=
18&&!br())return ae(mt,0,t);if(no())return fe.call(Hs,0,2*t);if(!(t>Ir()))return ae(mt,0,18)+ae(mt,18,t-18)}var Ir=x(()=>no()?
1/0:36),br=x(()=>C()&&no()),no=x(()=>N(Vd)===!0);function Vd(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),
e=n=>n.call(t,0,t.length);return e(fe)==="a\uFEFF\uD83D"&&e(Qt)==="a\0\xFF\xFE=\xD8"}function Br(t,e){for(let n=0;n<e;n++)
if(t[n]>=128)return!1;return!0}function pt(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-
1]<128}var Xs=6,Se,Js=!1;function Zs(){Se=null,Se=N(Jd)??null,Js=Se!==null&&(F()||C()),F()&&(Xs=32)}var Xd=t=>t.length<=6||t.length<=
Xs&&t.charCodeAt(0)<128;function Jd(){let t=vi(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",
r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...ye(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}
function Zd(t){try{return Se?.encode(t)}catch{return}}function Qd(t,e){Se===void 0&&Zs();try{return Se?.encodeInto(t,e)}catch{
return}}function oo(t){return Xd(t)?ye(t):(Se===void 0&&Zs(),tu(t)??Zd(t))}function tu(t){let{length:e}=t;if(!Js){if(e<=
21)return ye(t);if(e<=64&&eu()){let n=(nu()||ou(t)<=64)&&Ks(v,t);if(n)return n}return e>=1024&&e<=65536&&iu(t)?Ks(ru(),t):
void 0}}var eu=x(()=>!dt()),nu=x(()=>Et()||X()),ou=t=>t.length*Tr(Qs(t))*.75;function Ks(t,e){let n=Qd(e,t);return n?.read===
e.length?te(t,0,n.written):void 0}var ru=x(()=>new Uint8Array(3*65536)),iu=t=>Vs()<=65535&&Qs(t)>=Vs(),Vs=x(()=>dt()?256:
lt()?0:1/0);function Qs(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}var cu=x(()=>C()?32:ut()>0?48:F()?400:Et()?1024:1/0),Fr=0;function Mr(t,e){let{length:n}=t;if(n<cu()||!Zt(e)||!fu(t))return;
if(Fr>0){Fr-=1;return}let o=oo(t);if(o&&E(o)===n)return o;Fr=15}var tc=t=>Math.max(8,t>>4);function fu(t){let{length:e}=t,
n=tc(e);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}function ec(t){let{length:e}=t,n=tc(e),o=0;for(let r=0;r<
e;r+=n)o+=t.charCodeAt(r)<128?1:-1;return o>0}var st=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var io=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,nc=Symbol.for("encoding-wasm.UnmappableError"),Nt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${io(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&nc in o}[nc](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Cr=["fatal","html","replacement"],lu=x(()=>C()||F());function sc(t,e){let{length:n}=t,o=n<32?void 0:Mr(t,e);if(o)return o;
let r=V(e);if(n>64&&n>(r?$s():Or()))return;if(r)return Ds(t,Vn(e));if(e===33)return n<=48?Ws(t,Vn(32)):void 0;if(!!0||n>
512&&lu()&&ec(t))return;let i=Vn(e);return i&&Ps(t,i)}var cc=x(()=>C()||F()||tt()||X()&&!Be);function fc(t,e){return cc()?
ks(t,bs(e)):_s(t,e)}function ic(t,e){return sc(t,e)??(V(e)?fc(t,e):void 0)}var Nr=()=>"",oe=class{encoding;unmappable;#t;#e=null;#n=0;#o=j;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){let o=n||this.#r(e)?this.#s(
e):void 0;return o?(this.#n=n?0:this.#n+e.length,o):this.#f(e,n)}#r(e){let{length:n}=e;return n>0&&this.encoding!==33&&(e.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:Cr.indexOf(this.unmappable)}#s(e){if(this.#e)return;let n=this.encoding===
0?oo(e):void 0;if(n)return n;if(e.length>65536)return this.#c(e);try{let o=ic(e,this.encoding);if(o)return o;Yn(this.encoding,
null),fn(e,0,e.length);let r=Xn(0,e.length,this.#i,!0);return r===-2||!Y.finished()?void 0:xe(r)}catch(o){throw H(o)}}#c(e){
let n=V(this.encoding)&&this.unmappable==="fatal"&&cc(),o=()=>n?fc(e,this.encoding):void 0;return Mr(e,this.encoding)??N(
o)}#f(e,n){let o=new nt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new Nt(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){
let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=j,this.#e=null,this.#n=0);let f=this.#t,a=this.#i,d=f===Nr,u=f&&!d?2048:65536,
l=f&&this.encoding===33?new _r(c,o):void 0,S=l?m=>l.add(m):o,p=l?m=>l.addUnchanged(m):o,h=0,y=null;try{if(!s)for(;h+65536<
e.length;h+=65536){let m=ic(e.slice(h,h+65536),this.encoding);if(!m)break;o(m)}for(Yn(this.encoding,s);h===0||h<e.length;h+=
u){let m=Math.min(h+u,e.length);fn(e,h,m);let U=m===e.length;for(let K=0,Pt=!1;!Pt;){let Ie=Xn(K,m-h,a,n&&U);S(xe(Ie===-2?
Y.written():Ie));let Xt=i+h+K+Y.start();if(K+=Y.read(),Pt=Ie!==-2&&Y.finished(),Ie!==-2||d)continue;let ht=Y.codePoint();
if(f){y=et(y);let{count:se}=I,ce=()=>this.locate(Xt),Fn=f(ht,ce);I.count!==se&&(Yn(this.encoding,y),fn(e,h,m));let Ni=Ga=>{
throw new Nt(Ga,ce(),this.name)};typeof Fn=="string"?mu(Fn,S,Ni):Fn?p(Fn):Ni(ht)}else r(ht,Xt)}}}catch(m){throw H(m)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#e=this.#r(e)?null:et(),this.#n=i+e.length}};function mu(t,e,n){let o=qi(t);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);fn(o,r,i,2048);let s=Xn(2048,2048+i-r,0,!1);s===-2&&n(Y.
codePoint()),e(xe(s))}}var _r=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=E(e);if(n===0)return;e[0]!==
27&&this.#t(this.held);let o=e[n-3]===27?n-3:n;this.#t(rt(e,0,o)),this.held=rt(e,o,n)}addUnchanged(e){this.#t(this.held),
this.held=j,this.#t(e)}},nt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=E(e);if(n===0)return;this.#n+=
n;let o=this.#e;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);Z(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){Z(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},
o?o.next=this.#e:this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?rt(o,0,r):
o)}}concatenate(){let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=pu(this.#n),o=0;return this.forEach(r=>{Z(
n,r,o),o+=E(r)}),n}};function pu(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room fo\
r ${t} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:e})}}function ac(t,e,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=wt(t,e);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${e}: ${r} has no en\
coder in the standard; use ${n}.`)}return dc(o,t,e)}function dc(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var $e=class{#t;#e;#n=new nt;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new nt;let n=Bt(e)?.bytes.length??0,o=this.#r(T(e,n,Math.min(E(e),n+4096*this.#e)));if(!Lr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Ss(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...T(o,f,f+a));
at(d)!==this.#t&&(r.push(T(e,i,n+f*this.#e),this.#i(g[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(E(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Lr(t){let e=0;for(;e<E(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Ur=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#t=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#e=void 0;#n=0;#o=!1;constructor(e,n,o){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.isStateless=V(e)&&!n}accept(e){N(()=>e.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=e.leastOfASCII,this.leastBeyondASCII=e.leastBeyondASCII,this.leastOfAny=Math.max(e.leastOfASCII,e.leastBeyondASCII),
this.#t=e.leastOfBuffer,this.onlyASCII=e.onlyASCII,this.#e=e,this.onlyASCII||this.#r(e))}#r({newDecoder:e,canFail:n,most:o}){
this.decoder??=e(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(e,n){
let o=this.#e;this.#n>0?this.#n-=1:o&&n<=o.most&&(e.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(e){try{let{byteLength:n}=e;
if(n<this.#t||n>this.mostAtOnce)return;let o=this.decoder.decode(e);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#t===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(e,n){if(!(n>1024&&it(e,n)))try{
let o=this.decoder.decode(e),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},uc=[],$r=[];function co(t,e,n){let o=4*t+(e?2:0)+(n?1:0),r=$r[o];if(r)
return r;let i=new Ur(t,e,n);$r[o]=i;let s=uc[t];return s&&i.accept(s),i}function De(t,e){uc[t]=e;for(let n=0;n<4;n++)$r[4*
t+n]?.accept(e)}var fo=x(()=>N(gu)),Pe=x(()=>N(Ou)),yu=x(()=>N(Nu)),Eu=x(()=>N(Lu));function lc(t,e,n){let o=mc(t);if(!(!o||n<24||it(e,n))&&
!(t===0&&hc(e,n)))return o.takes?.(e,n)===!1?void 0:o}function mc(t){return t===0?Pe():t===38?yu():t===37?Eu():void 0}function ao(t,e,n,o){
if(It.length=0,o&&e>8192||e>1024&&(it(t,e)||hc(t,e)))return;let r=Pe();if(!r||r.takesQuickly?.(t,e)===!1)return;let i=t[e-
1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!to(t,i,e))))try{let s=i<e?T(t,0,i):t,c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return e>256&&c!==void 0&&uo(s,i,c),c}catch{return}}function pc(t,e,n){let o=mc(t);if(!(n%2>0||!o?.takes?.(e,n)||it(
e,n)))return o.decode(e,!0)}function hc(t,e){if(e<8192||Su())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<e-1;r+=o)t[r]>=
192&&(t[r+1]&192)!==128&&n++;return n>1}var Su=x(tt);function gu(){let{isAscii:t}=Gi("node:buffer"),e=new Uint8Array(100).
fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?t:void 0}function Ou(){let t=lt(),e=t?fo():void 0;if(t&&!e)return;
let n=G("utf-8"),o=N(Iu),r=y=>n.decode(y),i=Fu(r),s=Au(i,o),c=e&&((y,m)=>pt(y,m)&&e(y)),f=c??(Et()?Mu:X()?Cu:void 0),a=c?
(y,m)=>Ec(y,m)||m>256&&c(y,m):f,d=Uint8Array.of(...xc,...yc.flat()),u=`${wc}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.
of(97,127),S=i(d,d.length)===u&&r(d)===u&&n.decode(d.buffer)===u&&i(l,2)==="a\x7F"&&Dr(y=>s(y,y.length)),p=Qt;if(!S||e&&
p.call(l)!=="a\x7F")return;let h=(y,m)=>G("utf-8",y&&o!==void 0,m);return De(0,{newDecoder:h,isRight:(y,m)=>bu(h(y,m)),canFail:!0,
...Tu()}),{decode(y,m){try{return e?p.call(y):(m?s:r)(y,y.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:a,
takes:f,completeLength(y,m){for(let U=1;U<=3&&U<=m;U++){let K=y[m-U];if(K<128)break;if(K>=192)return(K>=240?4:K>=224?3:2)>
U?m-U:m}return m}}}function Tu(){return C()?ke(1):dt()?{...ke(257),leastBeyondASCII:65,leastOfBuffer:8192}:lt()?{...ke(19),
most:2048,onlyASCII:!0}:Et()?{...ke(48),leastOfBuffer:48,onlyASCII:!0}:X()?{...ke(33),most:1023}:ke(ut()>0?512:33)}var ke=t=>({
leastOfASCII:t,leastBeyondASCII:t,leastOfBuffer:1,most:8191,onlyASCII:!1});function Au(t,e){let n=Bu(t);return e?C()||Wt()?
o=>e.decode(o):ut()>0?(o,r)=>r>256&&pt(o,r)?e.decode(o):n(o,r):n:n}function Iu(){let t=G("utf-8",!0);return Dr(n=>t.decode(
n))&&Dr(({buffer:n})=>t.decode(n))&&!dt()?t:void 0}var bu=t=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(
e=>{let n=Uint8Array.of(...ye("\uFEFF"),...ye(e));return t.decode(n)===(t.ignoreBOM?`\uFEFF${e}`:e)}),Dr=t=>t(Uint8Array.
from(xc))===wc&&yc.every(e=>N(()=>t(Uint8Array.from(e)))===void 0),xc=[239,187,191,97,230,188,162,240,159,146,169],wc="\uFEFF\
a\u6F22\u{1F4A9}",yc=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],Bu=t=>(e,n)=>{let o=t(e,n);
return o.includes("\uFFFD")?void 0:o};function Fu(t){let[e,n]=[Pi,Qt];if(lt())return(r,i)=>i>256?n.call(r):t(r);if(!e||C()||
!(ut()>=22))return t;let o=dt()?Ec:()=>!0;return(r,i)=>o(r,i)?e.call(r):t(r)}var Ec=(t,e)=>e<=64||e<=256&&pt(t,e);function Mu(t,e){
if(e<64)return!1;if(pt(t,e))return!0;if(e<256)return!1;let n=0,o=0,r=0,i=Math.ceil(e/16);for(let s=0;s<e;s+=i){let c=t[s];
c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return n>8||e>=768&&r===0&&n>=3*o}var _u=x(X),kr=0;function uo(t,e,n){
e<1024||!_u()||!pt(t,e)||(kr=n.length===e?0:kr+1)}function Cu(t,e){if(e<1024)return!0;if(pt(t,e))return kr<2||e>524288;let n=0,
o=Math.ceil(e/16);for(let r=0;r<e;r+=o)t[r]>=227&&t[r]<234&&(n+=1);return n<3}function Nu(){return F()||Wt()?Sc(!1):Ru()}
function Lu(){return F()?Sc(!0):void 0}function Ru(){let t=fe,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.
from({length:e.length},(i,s)=>e.charCodeAt(s)).buffer);if(t.call(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=lt()?
512:1/0;return gc(!1,(i,s)=>s<=o||pt(i,s)&&fo()?.(i)===!0,(i,s)=>{let c=t.call(i);return 2*c.length>o||c.isWellFormed()?
c:s?void 0:c.toWellFormed()})}function Sc(t){let e=G(t?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>t?[r>>8,r&
255]:[r&255,r>>8]);if(e.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return gc(t,()=>!0,(r,i)=>{let s=e.decode(r);return i&&
s.includes("\uFFFD")?void 0:s})}var gc=(t,e,n)=>({takes:e,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){
let i=r-r%2;return(o[t?i-2:i-1]&252)===216?i-2:i}});var z={encoding:-1,owner:void 0,address:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Hr=!0;function ln(t,e,n,o){return Hr?
Uu(t,e,n,o):void 0}function Uu(t,e,n,o){if((z.encoding!==o||z.owner!==w||I.isBusy)&&!$u(o)||e>z.most&&(e>z.mostBeyondASCII||
pt(t,e)))return;ne(t,e);let{readBytes:r,readPairs:i}=Q;if(!!0||!z.isOfPairs)return r(W.input,e,z.address);let{piece:s}=z,
c=i(W.input,e,z.address,+!n,s);if(n&&e<=s||c===null)return c??void 0;let f=vn();if(c.length===s){let d=f[e],u=i(W.input+
e-d,d,z.address,+!n,s);if(u===null)return;c+=u}return f[e]===0||eo(f[e-1],o)?c:void 0}function $u(t){return I.isBusy||(Hr=
Q.readPairs!==void 0,!Hr)?!1:(Tt("decoding",t),rn(()=>{let e=V(t);z.isOfPairs=!e,z.address=e?w.byte_table(t):w.pair_table(
t);let{any:n,beyondASCII:o,piece:r}=mn(t);return z.piece=r,z.most=z.address>0?n:0,z.mostBeyondASCII=z.address>0?o:0,z.owner=
w,z.encoding=t,!0}))}var Du=x(()=>{let t=e=>({any:e,beyondASCII:e,piece:e});return Q.readPairs?F()?{windows1252:t(36),single:t(
36),multi:{any:72,beyondASCII:72,piece:36}}:{windows1252:t(C()?0:256),single:t(256),multi:{any:128,beyondASCII:512,piece:512}}:
{windows1252:t(0),single:t(0),multi:t(0)}});function mn(t){let{windows1252:e,single:n,multi:o}=Du();return t===21?e:V(t)?
n:o}var mo=x(()=>C()?0:Wt()||lt()?8:Et()?352:18),Ac=x(()=>Math.min(mo(),an(),Ar())),ku=x(C);function Ic(t,e,n){if(n>64)return pt(
e,n)?Pu(t,e,n):void 0;if(n<=an()||(e[n>>1]|e[n-1])>=128||!Br(e,n))return;let o=xo();return o?o.call(e,0,n):Kn(t,e,n)}function Pu(t,e,n){
let o=xo(),r=V(t);if(!(n<512&&(r||!o))&&!(t===21&&Mc(n))&&!(r&&Nc(t))&&!it(e,n))try{return fo()?.(e)??cn(e,n,128,128)?o?
o.call(e):Pe()?.decodeQuickly(e,n):void 0}catch{return}}var lo=[],vr=[];function bc(t,e,n){if(!(vr[t]===null||n<=mo())&&
!(n>=512&&n>_c(t)))return vr[t]??=Hu(t),ho(vr[t],e,n)}function Bc(t,e,n){return n<512?(ku()?Gr(t,e,n):void 0)??Kn(t,e,n)??
Gr(t,e,n)??Oc(t,e,n):Gr(t,e,n)??(ju(t)?Oc(t,e,n):void 0)??Kn(t,e,n)}var jr=0,Fc=x(()=>Yr()?8192:512),Mc=t=>jr>0&&t<Fc();
function Gr(t,e,n){let o=xo();if(!(!o||t!==21)){if(Mc(n)){jr-=1;return}if(!Gu(e,n)){n<Fc()&&(jr=15);return}if(!it(e,n))try{
return o.call(e)}catch{return}}}var Oc=(t,e,n)=>ho(Cc(t),e,n);function ho(t,e,n){if(!(!t||n>1024&&it(e,n)))try{return t.
decode(e)}catch{return}}var Wu=x(()=>C()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function _c(t){if(Nc(
t))return 8192;let{windows1252:e,other:n}=Wu();return t===21?e:n}function Hu(t){let e=zu(t)?Cc(t):null;if(e){let n=po(t,
pn()).includes("\uFFFD"),o=Math.max(mo(),mn(t).any)+1;De(t,{newDecoder:r=>r&&n?G(g[t].name,!0):e,isRight:r=>!(r&&n)||Xu(
t),canFail:n,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:F()?1:mo()+1,most:_c(t),onlyASCII:!1})}return e}function Cc(t){
return lo[t]===void 0&&(lo[t]=null,lo[t]=N(()=>qu(t))??null),lo[t]}var xo=x(()=>N(vu));function vu(){let t=Qt,e=Uint8Array.
from({length:256},(n,o)=>o);return t.call(e)===String.fromCharCode(...e)?t:void 0}function Gu(t,e){let n=Math.min(e,64);
for(let o=0;o<n;o++)if((t[o]&224)===128)return!1;return n===e||cn(t,e,128,224)}var ju=t=>t===21?Yr():Yu()||Ku()&&Cn(t),Nc=t=>!xo()&&
(t===21?Yr():Vu()),Yu=x(()=>F()||tt()),Ku=x(()=>X()||C()),Vu=x(F),Yr=x(()=>F()||C()||!(ut()>0)),zu=t=>F()||C()||Wt()||lt()||
Et()&&t===21,pn=()=>Uint8Array.from({length:256},(t,e)=>e);function po(t,e){let n=zn(t);return String.fromCharCode(...Array.
from(e,o=>n[o]))}function qu(t){let e=G(g[t].name),n=r=>e.decode(r)===po(t,r),o=Uint8Array.from({length:4096},(r,i)=>i);
return pn().every(r=>n(Uint8Array.of(r)))&&n(o)?e:void 0}function Xu(t){let e=po(t,pn()),n=pn().filter(f=>e[f]!=="\uFFFD"),
o=G(g[t].name,!0),r=f=>N(()=>o.decode(f)),i=f=>r(f)===po(t,f),s=Uint8Array.from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(
Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&pn().every(f=>n.includes(f)?i(Uint8Array.of(f)):
c(f))}var Lc;function Rc(t,e,n){return Lc??=Ju(),Lc(t,e,n)}function Ju(){let t=Pe(),e=!(t&&C());return(n,o,r)=>{if(e&&Zn(n,o)){
let i=Ee(n,o,!0,r);if(i!==void 0)return i}if(t?.takesQuickly?.(n,o)!==!1)try{return r?t?.decodeOrFail(n,o):t?.decodeQuickly(
n,o)}catch{return}}}function hn(t,e,n,o=!1){try{At(t,null);let r=vt(e,n,0,o,!0);return r<0?void 0:Ne(0,r)}catch(r){throw H(
r)}}var Vr=x(()=>F()?{any:2048,markup:1/0}:X()?{any:512,markup:2048}:{any:0,markup:C()?2048:tt()?112:0}),zr=()=>Vr().markup>
0,tl=x(()=>zr()?1/0:33),Uc=(t,e,n)=>t>=29&&t<36&&n>=tl()&&e[0]>=128,qr=[],$c=(t,e,n)=>Xr(t,e,n)?ho(qr[t],e,n):void 0;function Xr(t,e,n){
let{any:o,markup:r}=Vr();return n>r||n>o&&!el(e,n)?!1:qr[t]?!0:(nl(t,n),!1)}function el(t,e){if((t[1]&t[e>>1])>=128)return!1;
let n=0,o=Math.ceil(e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);return n>10}var xn=[];function nl(t,e){xn[t]===void 0&&
(xn[t]=N(()=>cl(t))??null);let n=xn[t];n&&(n.credit+=1+e/1024,!(n.credit<128)&&(n.credit=0,xn[t]=null,N(()=>{let{value:o}=n.
sequences.next();o?n.decoder.decode(o)===hn(t,o,E(o))&&(xn[t]=n):ol(t,n.decoder)})))}function ol(t,e){qr[t]=e;let{any:n,
piece:o}=mn(t);De(t,{newDecoder:r=>r?G(g[t].name,!0):e,isRight:r=>!r||rl(t),canFail:!0,leastOfASCII:Math.max(18,Math.min(
n,o))+1,leastBeyondASCII:Math.max(18,n)+1,leastOfBuffer:1,most:Vr().any,onlyASCII:!1})}var rl=t=>il.every(e=>sl.every(n=>{
let o=G(g[t].name,!0),r=Uint8Array.of(97,e,...n);return N(()=>o.decode(r))===hn(t,r,r.length,!0)})),il=[128,129,142,143,
161,224,255],sl=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],cl=t=>({
decoder:G(g[t].name),sequences:al(t),credit:0}),fl=[[239,187,191],[254,255],[255,254],[132,49,149,51]],Kr=[10,164,162];function*al(t){
let[e,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of fl)yield Uint8Array.of(...i,...Kr);for(let i=128;i<=255;i++)
yield ge([i,i],e);if(t===32)for(let i=161;i<=254;i++)yield ge([143,143],[i,i],e);if(t===29||t===30){for(let i=129;i<=132;i++)
for(let s=48;s<=57;s++)yield ge([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ge([i,Math.min(i+7,254)],n,r,n);yield ge(
[227,227],[50,50],o,n),yield ge([129,129],[48,48],e),yield ge([129,129],[48,48],r,e)}}function ge(...t){let e=t.map(([s,
c])=>c-s+1),n=e.reduce((s,c)=>s*c),o=t.length+Kr.length,r=new Uint8Array(n*o+t.length-1);for(let s=0;s<n;s++){let c=s;for(let f=t.
length-1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(Kr,s*o+t.length)}let i=(n-1)*o;return r.copyWithin(
i+o,i,i+t.length-1),r}var bt=new Uint8Array(512),Dc=[],ft=class{encoding;fatal;ignoreBOM;#t=null;#e=0;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(e,n,o){let r=St(e);if(!this.#t){let i=this.#n===0?this.#c(e,r,n):this.#l(e,r,n);if(i!==void 0)
return n||this.#w(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;
if(r===0&&n>0){let s=i?Rc(e,n,this.fatal):ao(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#d(s):s}else{let s=n>
0?ln(e,n,!0,r):void 0,f=s===void 0&&!(i&&Uc(r,e,n))?this.#f(e,n,!0):this.#u(s);if(f!==void 0)return f;let a=i&&!yt(r)?hn(
r,e,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(e,n,!0,o)}#s(e,n,o,r){if(this.#n>0){let d=this.#m(e,n,o,r);
if(d!==void 0)return d;let u=this.#n+n;if(n>0&&u<=bt.length)return this.#y(e,u,o,r);this.#E()}let i=this.#t,s=this.#o,c=this.#r,
f="";try{f=this.#S(e,n,o)??this.#h(e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,H(d)}let a=this.#i;if(a)throw this.#i=
null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){let{encoding:r}=this;It.length=0;let i=n>0&&
r!==0?ln(e,n,o,r):void 0;return i===void 0?this.#f(e,n,o):this.#u(i)}#f(e,n,o){let{encoding:r}=this;if(n===0)return"";if(r===
0){let c=Zn(e,n)?Ee(e,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=ao(e,n,o,this.fatal);return this.#d(f)}if(r===
38||r===37){let c=n<=36?js(e,n,r===37):pc(r,e,n);return this.#d(c)}if(!Zt(r))return;let i=V(r),s=n<=(i?Ac():e[0]<128?an():
18)?Qn(e,n,o,r):ul(r,i,e,n,o);return this.#u(s)}#u(e){return this.fatal&&this.encoding!==21&&e?.includes("\uFFFD")?void 0:
e}#d(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(0)===65279?e.slice(1):e}#l(e,n,o){let r=this.#n+n;if(!(n===0||r>bt.
length))return It.length=0,r>18?this.#p(e,r,o):(this.#a(e,r),this.encoding===0?Ee(bt,r,o,this.fatal):this.#u(ln(bt,r,o,this.
encoding)??Qn(bt,r,o,this.encoding)))}#p(e,n,o){let r=this.#x(e,n);return this.encoding===0?ao(r,n,o,this.fatal):this.#u(
ln(r,n,o,this.encoding))}#m(e,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#e,f=this.#n,a=(c&255)<224?
2:3;if(f+n<=a)return;this.#a(e,a);let d=Ee(bt,a,!0,!0);if(d===void 0)return;let u=a-f;this.#n=0,this.#r+=u,this.#o=!0;try{
return he(d,this.decode(T(e,u),o,r))}catch(l){throw this.#o=s,l instanceof st||l instanceof TypeError||(this.#t=null,this.#r=
i,this.#e=c,this.#n=f),l}}#a(e,n){bt[0]=this.#e,bt[1]=this.#e>>8;let o=this.#n;for(let r=o;r<n;r++)bt[r]=e[r-o]}#x(e,n){
return this.#a(e,this.#n),Z(bt,e,this.#n),Dc[n]??=T(bt,0,n),Dc[n]}#w(e){this.#r+=e,this.#o||=this.#n+e>It.length,this.#n=
It.length,this.#e=It.bytes}#y(e,n,o,r){let i=this.#n,s=this.#x(e,n);this.#n=0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){
throw c instanceof st||c instanceof TypeError||(this.#n=i,this.#r+=i),c}}#E(){let e=Uint8Array.of(this.#e,this.#e>>8);try{
At(this.encoding,null),vt(e,this.#n,0,this.fatal,!1),this.#t=et(),this.#n=0}catch(n){throw H(n)}}#S(e,n,o){if(this.fatal&&
this.encoding===0&&n<=8192)return;let r=lc(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&
(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(
T(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:T(e,i,c),a=r.decode(f,this.fatal);if(a===void 0){if(s=he(s,this.#h(
f,c-i,!0)),this.#i)return s}else uo(f,c-i,a),s=he(s,this.#d(a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===
0&&!o&&to(e,c,n)?(this.#w(n-c),s):he(s,this.#h(T(e,c,n),n-c,o))}#h(e,n,o){At(this.encoding,this.#t);let r="",i=Fs(n),s=this.#o||
this.ignoreBOM||!yt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?e:T(e,f,
f+d),l=vt(u,d,c,this.fatal,o&&a);if(l<0)return this.#t=et(),this.#i=new st(this.name,this.#r+f+Y.start(),Y.length()),r;if(c+=
l,c>0&&(a||!Bs(c))){let S=!s&&Ms()===65279?1:0;i?i.add(qn()+2*S,c-S):r=he(r,Ne(S,c)),s=!0,c=0}if(a)break}return this.#o=
s,this.#t=o?null:jn(),this.#r+=n,i?i.toText():(this.encoding===0&&uo(e,n,r),r)}},ul=(t,e,n,o,r)=>(e?bc(t,n,o):void 0)??(n[0]<
128?Ic(t,n,o):void 0)??(!e&&r&&o>18?$c(t,n,o):void 0)??(Gs(n,o,e)?Qn(n,o,r,t):void 0)??(e?Bc(t,n,o):void 0),Jr=({encoding:t,
fatal:e,ignoreBOM:n})=>new ft(t,e,n);function wo(t){return t.common??=Jr(t),t.common}var wn=(t,e,n,o,r,i)=>yo(co(n,o,r),
t,e,i);function yo(t,e,n,o){if(n<t.leastOfAny)return wo(t).decodeWhole(e,n,o);let r=n<=t.most?t.decode(e,n):void 0;if(r!==
void 0)return r;let i=wo(t).decodeWhole(e,n,o);return t.most<0&&t.reconsider(i,n),i}function kc(t,e){let n=wt(t,e);if(n===
36)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes\
 nothing.`);return n}var Eo=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new oe(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=E(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(e,i,s?r:i+4096),
s?n:B.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=ml(this.#t.copy(),e,r);let i=new nt,s;try{this.#t.transcode(e,n===
B.result?B.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=wn(c,E(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===
B.result,o),this.#n=n===B.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function ml(t,e,n){
let o=E(e),r=e,i=t,s=t,c=n,f=n,a=0,d;return u=>{for(;u>=f&&a<o;)r=T(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,B.none,l=>{f+=E(l)/2}),d=void 0;return d??=pl(i,r),d[u-c]}}function pl(t,e){let n=E(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Wc(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?hl(o.from,e,c):0;if(a>0){o.transcode(T(e,c,c+a),B.none,
()=>{});for(let m=0;m<a;m++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=T(e,c,c+1),u=o.copy(),l=0,S=0;o.transcode(d,B.none,
m=>{l===0&&(S=m[0]|m[1]<<8),l+=E(m)/2}),l>0&&(r[i++]=s);let p=S===65533&&s<f?Hc(u,d,B.none):void 0,h=p&&p.offset+p.length;
for(let m=1;m<l;m++)r[i++]=h===void 0?s:h+m-1;let y=f-s===2||f<=2;l>0&&!p?s=f+1:(p||y)&&(s=Wc(o))}return r[i]=s,r[i+1]=s+
1,r}function hl(t,e,n){if(V(t))return E(e)-n;let o=n;if(Zt(t))for(;e[o]<128;)o+=1;return o-n}var Wc=t=>Hc(t,j,B.source)?.
offset??t.position;function Hc(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof st)return o;throw o}}var He=t=>t==null?void 0:Mt(t);function ve(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function xl(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>wt(Mt(o),e))}}var go={allowUTF8:t=>t===void 0||!!t,candidates:xl,locale:He,maxBytes:ve,
tld:He},Qr=["text","ASCII","empty","binary","unknown"];function Ge(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=E(t),f=Math.min(c,i);Os();for(let S=0;S<f;S+=65536){let p=Math.min(S+65536,f);Ts(T(t,S,p),e&&p===c)}let a=As(
o,r&&So(r),s&&So(s),n),{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:Qr[d],isASCII:Qr[d]==="ASCII"||Qr[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(S,p)=>({encoding:g[a[3+2*p]].name,score:a[4+2*p]}))}}function So(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function ti(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Ot(t,n),r=Ft(e,go,n),i=Ge(ue(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var El=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Sl=[33,36,37,
38],je=(t,e)=>{let n=He(t);return n===void 0?-1:wt(n,e)},vc=(t,e,n)=>Math.min(ve(t,e,n)??1024,1048576),Gc=(t,e)=>Math.max(
3,e===-1?t:0),jc=t=>at(He(t)??"")??-1;function gl(t,e,n){if(t)return Ft(t===!0?void 0:t,go,`${e}, option '${n}'`)}var Ol={
defaultEncoding:je,detect:gl,likelyEncoding:je,locale:He,maxPrescanBytes:vc,parentEncoding:je,transportLayerEncodingLabel:jc,
userOverride:je};function Tl(t,e){let n=Ft(t,Ol,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:Gc(i,Math.max(f,c)),declared(a){let d=wr(a,i,f,c,s,o);return d===-1?void 0:yn(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Yc(a)??Al(r,n.defaultEncoding)}}function Yc(t){if(!(t?.encoding===
void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Al(t,e){
return yn(gs(So(t),e===-1?21:e))}var Il={defaultEncoding:je,maxPrescanBytes:vc,transportLayerEncodingLabel:jc};function bl(t,e){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=Ft(t,Il,e),i=s=>{let c=yn(Es(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:Gc(o,r),declared:i,decide:()=>i(j)}}function Bl(t,e){let n={...go,
defaultEncoding:je},{defaultEncoding:o,...r}=Ft(t,n,e);return{prescanned:3,declared(i){let s=Bt(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Yc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Fl={detect:Bl,html:Tl,xml:bl},ei=["detect","html",
"xml"],Ml={prefixBytes:ve,sniff:fr(ei)};function Kt(t,e){let{prefixBytes:n,sniff:o}=Ft(t,Ml,e),r=Fl[o](t,e),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:x(()=>{let c=s.candidates&&Ge(j,!0,s);return!Sl.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>_l(
r,c),takesWhole:n===void 0}}function _l({prescanned:t,declared:e,options:n,decide:o},r){return e(gt(r,t))??o(n&&Ge(r,!0,
n))}function Kc(t){let e=wr(gt(t,1024),1024,-1,-1,-1,-1);return e===-1||yn(e).source==="BOM"?void 0:yn(e)}function yn(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:El[t>>8&255],score:null}}var Xc=["(B","(J","(I","$@","$B"],To=class{#t=!0;#e=!0;read(e,n){let o=E(e),r=this.#t?Rl(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Ul(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Dl(e,i);if(s=Xc.includes(a),!s&&!n&&kl(a))break;this.#e=s}else
s=f>=128||i<r&&$l(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:E(e);for(;o<E(e)&&e[o]!==27;)o+=1;return o}};function Rl(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=E(t))return 1/0;if(e&&=qc(t[o],t[o+1]),n&&=qc(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function Ul(t,e){let n=E(t),{start:o,words:r}=kn(t,e),i=zc(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return zc(t,o+4*s,n)}function zc(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var qc=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,$l=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Dl(t,e){let n="";for(let o=e+1;o<Math.min(e+3,E(t));o++)n+=String.fromCharCode(
t[o]);return n}var kl=t=>t.length<2&&Xc.some(e=>e.startsWith(t));var Rt=class{decision=null;sample=j;detected;#t;#e=!0;#n=!1;#o=new To;#r=new nt;#i;#s=0;#c=j;#f=j;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new nt;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+E(e)<this.#i&&!n)return this.#p(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new nt;
let i=gt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#u(r,n,o)}#u(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=E(s)>c,a=n&&
!f,{plain:d,evidence:u}=r.passesASCII()?this.#o.read(gt(s,c),a):{plain:0,evidence:0};s=this.#m(s,d,o);let l=E(s),S=c-d;if(u===
-1)return n||f?this.#a(i(this.#d(gt(s,S),a)),o,s):this.#p(s,l+1,o);let p=Zc(gt(s,S),u-d,r.windowBytes),h=Math.min(p+r.windowBytes,
S);if(l<h&&!n)return this.#p(s,h,o);let y=gt(s,h),m=this.#d(y,l<h);if(h<=p||h===S||!r.passesASCII()||!Hl(m,y))return this.#a(
i(m),o,s);s=this.#m(s,this.#o.skip(y,u-d),o)}}#d(e,n){this.sample=de(de(this.#c,this.#f),e);let o=this.#t.detection.options,
r=Ge(this.sample,n,{...o,maxBytes:void 0}),i=this.#l(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#l(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#p(e,n,o){
let r=E(e);return r>0&&this.#r.add(rt(e,0,r)),this.#i=n,{passed:o,rest:null}}#m(e,n,o){let r=gt(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-E(this.#c));return i>0&&(this.#c=de(this.#c,gt(r,i))),this.#f=Jc(de(this.#f,Jc(T(r,i)))),T(e,n)}#a(e,n,o){
return this.decision=e,{passed:n,rest:o}}},Jc=t=>T(t,Math.max(0,E(t)-64));function Zc(t,e,n){let o=Math.min(E(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function Hl(t,e){return t.isASCII||t.encoding===void 0&&!(e[Zc(e,0,1/0)]>=128)}function Qc(t){let[[e,n]]=Object.entries(t),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function tf(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var ef="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",nf=`!
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
?`;var Gl=x(()=>{let t=nf.split(`
`),e=0;return new Map(ef.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
of=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Io(t){let e=new oe(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof Nt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=rf(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function rf(t,e,n){if(of(t))return"";if(n===0)return null;let o=jl(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:rf(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function jl(t){
let e=[...Gl().get(t)??[],...Yl(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Yl(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,S)=>c(
S)),a=o.filter((l,S)=>!c(S)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===e&&r.push(u),a.every(
of)&&i.push(d)}return[...r,...i]}var sf=["fatal","html","replacement","ignore","translit"];function cf(t,e,n){return typeof t=="function"?(o,r)=>Kl(t(o,r()),n):t==="ignore"?Nr:t==="translit"?Io(e):void 0}function Kl(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=ue(Ot(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return rt(o,0,E(o))}var Ty=2**24;function Oe(t,e,n,o){return typeof t=="number"?ff(t,e,n,o):new En(t,ff(0,e,n,o))}function ff(t,e,n,o){let{unmappable:r,losses:i}=n,
s=cf(r,e,o);if(!s||yt(e))return new bo(t,e,n);let c=ni(t,n);return new Eo(c,e,r,i?.counting(s)??s)}function ni(t,e){return new bo(
t,38,{...e,bom:!1,unmappable:"fatal"})}var bo=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(hr(e,this.to,this.#n.ignoreBOM,
this.#t),ys(e,n),this.#t=et())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=xe,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(be(this.to)??[]));
let d=Math.max(0,Cr.indexOf(c)),u=E(e);try{hr(this.from,this.to,i,this.#t);for(let l=0;;){let S=u-l<=65536,p=S&&l===0?e:
T(e,l,S?u:l+65536),h=Cs(p,r,d,S?n:B.none);a?.addBlock(this.#e+l);let y=h<0?Y.written():h;if(y>0&&o(f(y)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,l),l+=Y.read(),S&&Y.finished())break}}catch(l){throw H(l)}this.#t=n===B.result?null:et(),
this.#e=n===B.none?this.#e+u:0}#o(e,n){let o=this.#e+n+Y.start();throw this.#t=et(),this.#e=0,e===-1?new st(g[this.from].
name,o,Y.length()):new Nt(Y.codePoint(),o,g[this.to].name)}},En=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){
this.#t=e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===B.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new Rt(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==B.none);i.length>0&&(this.#i.transcode(
i.concatenate(),B.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Gf=require("node:buffer"),R=require("node:fs"),An=require("node:path");var Ke={failure:1,usage:2};var oi=require("node:buffer");function Sn(t){if((0,oi.isUtf8)(t))return af(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,oi.isUtf8)(r));e+=o?af(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var af=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function b(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var L=require("node:fs");var lf=require("node:fs"),ct=require("node:path");function Bo(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||ct.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":ct.sep}${e}`}
function gn(t){try{return Sn(lf.realpathSync.native(b(t),"buffer"))}catch{let e=(0,ct.dirname)(t);return e===t?(0,ct.resolve)(
t):(0,ct.join)(gn(e),(0,ct.basename)(t))}}var uf=new Map;function ri(t){let e=(0,ct.dirname)(t),n=uf.get(e)??gn(e);return uf.
set(e,n),(0,ct.join)(n,(0,ct.basename)(t))}var mf=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var hf=require("node:util");var xf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Fo={...xf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},wf="it is a symbolic link to a file that does not exist; check where it points",yf="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Ve={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},Te={...xf,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Ut(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,hf.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function $t(t,e){
return Dt(t,e instanceof Error?e.message:String(e)),Ke.failure}function Dt(t,e){Ae(`encoding-wasm: ${t}: ${e}
`)}var pf=!1;function Ae(t){pf||process.stderr.on("error",()=>{}),pf=!0,process.stderr.write(t)}var Vt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Ef;async function ii(t,e){let n=async i=>{try{return await i()}catch(s){throw Ut(s,Tf(t))}},{next:o,close:r}=await n(
()=>t==="-"?Vl(e):zl(b(t),e));return{next:()=>n(o),close:r}}async function*qe(t){let e=await ii(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function Xe(t){try{return(0,L.statSync)(b(t))}catch{return}}function Vl(t){
let e=(0,L.fstatSync)(0,{bigint:!0});return Bf(e,t),e.isFile()?Af(0,e,()=>{}):ql()}function zl(t,e){let n=gf(t,e);if(!n.
isFile())return Xl(t);let o=(0,L.openSync)(t,"r");return Af(o,n,()=>(0,L.closeSync)(o))}function gf(t,e){let n=(0,L.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,L.opendirSync)(t).closeSync(),Bf(n,e),n}function Of(t){try{gf(b(t)),(0,L.accessSync)(
b(t),L.constants.R_OK)}catch(e){throw Ut(e,Tf(t))}}var Tf=t=>({...Fo,get ENOENT(){return(0,L.lstatSync)(b(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?wf:mf(t)?yf:Fo.ENOENT}});function Af(t,{size:e},n){Ef??=new Uint8Array(262144);let o=Ef,r=0;return{async next(){
let i=(0,L.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,L.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function ql(){
let t=If(0,()=>{}),e=process.platform==="win32"?Sf():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Sf()}return e.next()},close:()=>e?.close()}}function Sf(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Xl(t){let e=await bf(
n=>(0,L.open)(t,n));return If(e,()=>(0,L.closeSync)(e))}function If(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await bf(i=>(0,L.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var bf=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Bf(t,e){if(t.isDirectory())throw new Error(Fo.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var Mf=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],si=new Set,ci=!1,Ff=Date.now();function Je(t){if(si.add(t),!ci)for(let e of Mf)
process.on(e,_f);return ci=!0,()=>si.delete(t)}function _f(t){for(let e of[...si].reverse())e();for(let e of Mf)process.
off(e,_f);process.kill(process.pid,t)}function On(){if(!(!ci||Date.now()-Ff<50))return new Promise(t=>{setImmediate(()=>{
Ff=Date.now(),t()})})}var O=require("node:fs"),kt=require("node:path");function ai(t,e=438){if(t===void 0)return Zl();let{target:n,present:o,descriptor:r}=di(t);return r!==void 0?om(r):o?.isFIFO()?
em(b(t)):o&&!o.isFile()?_o((0,O.createWriteStream)(b(t)),!0):rm(n,o,e)}function di(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,O.lstatSync)(b(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,O.statSync)(b(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(kt.sep))throw new Error(Te.EISDIR);if(!o?.isFile())
return{target:n?fi(t):t,present:o};let r=$f(t);return r===void 0&&(0,O.accessSync)(b(t),O.constants.W_OK),{target:n?fi(t):
t,present:o,descriptor:r}}var Cf;function Zl(){return Cf??=Ql(),Cf}function Ql(){let t=(0,O.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?_o(process.stdout,!1):tm(e)}function tm(t){let e,n=()=>{e??=_o(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,O.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function _o(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function em(t){let e=(0,O.createWriteStream)(t),{discard:n,...o}=_o(e,!0);return{...o,file:(0,O.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&nm(t,e)}}}function nm(t,e){try{let n=(0,O.openSync)(t,O.constants.O_RDONLY|O.constants.
O_NONBLOCK);e.once("close",()=>(0,O.closeSync)(n))}catch{}}function fi(t){let e=Uf(t);return e===void 0?t:fi(e)}function Uf(t){
if(!(0,O.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=Sn((0,O.readlinkSync)(b(t),"buffer"));return(0,kt.isAbsolute)(
e)?e:`${Sn(O.realpathSync.native(b((0,kt.dirname)(t)),"buffer"))}${kt.sep}${e}`}function $f(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,kt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Uf(t);return n===void 0?void 0:$f(n)}function om(t){return{
file:(0,O.fstatSync)(t,{bigint:!0}),write:e=>Df(t,e),wait(){},finish(){},discard(){}}}function Df(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,O.writeSync)(t,n))}var Nf=0;function ui(t){Nf+=1;let e=[process.pid,Nf,Math.random().toString(36).slice(
2)].join("-");return Bo((0,kt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Co(t){try{(0,O.unlinkSync)(b(t))}catch(e){
if(e.code==="ENOENT")return;Dt(_(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function rm(t,e,n){let o=ui(t),r=b(o),i=(0,O.openSync)(r,"wx",e?384:n),s=!0,c=()=>{s&&(s=!1,(0,O.closeSync)(i))};return{
write:f=>Df(i,f),wait(){},finish(){if(c(),im(t,e))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");e&&li(r,e),(0,O.renameSync)(r,b(t))},discard(){try{c()}finally{Co(o)}}}}function im(t,e){let n=(0,O.statSync)(
b(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var Lf=2048,sm=1024,cm=56,li=(t,e)=>(0,O.chmodSync)(
t,fm(t,e));function fm(t,{uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,O.chownSync)(t,r,n),r===e?o:o&~Lf}catch{}
return o&~(Lf|sm|cm)}async function No(t){try{let e=ai();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return Tn(
void 0,e)}}function Tn(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":_(t);return $t(`cannot write ${o}`,Ut(e,Te))}var kf=require("node:fs"),q=require("node:path");function Pf(t,{suffix:e,directory:n}){let o=new Map(t.filter(um).map(c=>[c,gn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,ri(c)])r.set(a,c);let i=dm(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:Bo(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
d=o.get(c),u=e&&c.endsWith(e)?r.get(ri(c).slice(0,-e.length)):void 0;if(u!==void 0)return[{...a,newer:u}];if(d===void 0)
return[a];let l=n===void 0?d:gn(f),S=s.get(l);if(S===d)return[];if(S===void 0&&s.set(l,d),n===void 0)return[a];let p=S===
void 0?am(r,l,d):mi(f);return[{...a,...p&&{problem:new Error(p)}}]})}var mi=t=>`another file already goes to ${_(t)}; co\
nvert this one to another directory`;function am(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${_(o)}, which will be converted as well; nam\
e another directory`}function dm(t){let e=s=>(0,q.isAbsolute)(s)||s.split(q.sep)[0]==="..",n=s=>(0,q.isAbsolute)(s)||e((0,q.relative)(
".",s)),o=t.filter(n).map(s=>(0,q.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(q.sep)?s:s+q.sep)),i=o.length>0?(0,q.dirname)(
o[0]):".";for(;!r(i)&&(0,q.dirname)(i)!==i;)i=(0,q.dirname)(i);return s=>{let c=(0,q.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,q.basename)(s):c}}function um(t){try{return(0,kf.lstatSync)(b(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var lm={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},Wf=[
..."%PDF-"].map(t=>t.charCodeAt(0)),pi=t=>Wf.every((e,n)=>e===t[n]);function Hf(t,e){let{prescanned:n,declared:o,decide:r,
...i}=Kt(t,"--from auto"),s=(c="")=>{let f=Ve[c];if(f&&e)throw new Error(`${f}; ${lm[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,Wf.length),declared(c){return pi(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var mm={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function jf(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(p,h)=>{f=await No(`${_(p)}: ${h}
`)||f},d=(p=[])=>{if(t.quiet)return;let h=e.dryRun?"would be converted":"converted",y=s>0?`, ${s} copied`:"",m=c>0?`, ${c}\
 left alone`:"",U=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"",K=p.length>1?" and those after it":"",Pt=p.
length>0?`, ${p.length} not reached: ${_(p[0])}${K}`:"";Ae(`encoding-wasm: ${Pt&&"interrupted: "}${Vt(i,"file")} ${h}${y}${m}${U}${Pt}\

`)},u=Pf(t.files,e),l=0,S=Je(()=>d(u.slice(l).map(({file:p})=>p)));for(let p of u){let{file:h,problem:y}=p;try{if(y)throw y;
let m=await pm(p,e),U=m!==void 0&&e.directory!==void 0;if(m!==void 0&&t.verbose&&Dt(_(h),`${U?"not converted":"left alon\
e"}: ${m}`),m!==void 0&&!U)c+=1,e.dryRun&&await a(h,`would be left alone: ${m}`);else if(!(p.output===h&&Kf(h)))if(!await hm(
p,t,e.dryRun,{run:n,say:a,reason:m}))o.push(h);else if(U)s+=1;else{i+=1;let K=e.dryRun?h:p.output;e.findDeclarations&&await bm(
K,t.to)&&r.push(K)}}catch(m){$t(_(h),m),o.push(h)}l+=1}return S(),r.length>0&&Bm(r,t.to,e.dryRun),d(),o.length>0?Ke.failure:
f}async function pm({file:t,newer:e},{skipUTF8:n,keepBinary:o}){if(e!==void 0)return`it is the old version of ${_(e)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!hi(t))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await Am(t)?"it is UTF-8":o&&await Im(t)?Ve.binary:void 0}async function hm({file:t,
output:e,backup:n},o,r,{run:i,say:s,reason:c}){if(e===t&&!hi(t))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");Of(t);try{ym(e)}catch(l){return Tn(e,l),!1}n!==void 0&&qf(n,()=>Em(n));
let f=g[o.to].name,a=c?mm:void 0,d={files:[t],output:e,...c&&{from:0,to:0,eol:void 0}};if(r){let l="";if(await i({...d,isDry:!0,
onDecision:m=>{l=g[m].name}},a)!==0)return!1;let p=e===t?"":`, to ${_(e)}`,h=n===void 0?"":`, and kept as ${_(n)}`,y=c?"\
copied":`converted from ${l} to ${f}`;return await s(t,`would be ${y}${p}${h}${c?`: ${c}`:""}`),!0}if(e!==t){let l=(0,R.statSync)(
b(t)).mode&xm;return wm(e,()=>i({...d,mode:l},a))}let u=async()=>{let l=await i(d);return l===0&&Vf(t),l};return n===void 0?
await u()===0:Sm(t,n,u)}var xm=511;function hi(t){let e=Xe(t);return!e||e.isFile()||e.isDirectory()}var Yf=new Set,Kf=t=>Yf.
has(Lo(t));function Vf(t){let e=Lo(t);e!==void 0&&Yf.add(e)}async function wm(t,e){try{Tm((0,An.dirname)(t))}catch(n){throw Ut(
n,Te)}if(Kf(t))throw new Error(mi(t));return await e()!==0?!1:(Vf(t),!0)}function Lo(t){try{let e=(0,R.statSync)(b(t),{bigint:!0});
return e.isFile()?`${e.dev} ${e.ino}`:void 0}catch{return}}function ym(t){let{target:e,present:n}=di(t);(!n||n.isFile())&&
xi((0,An.dirname)(e))}function xi(t){let e=(0,R.statSync)(b(t),{throwIfNoEntry:!1});if(!e)return xi((0,An.dirname)(t));if(!e.
isDirectory())throw new Error(Te.EEXIST);(0,R.accessSync)(b(t),R.constants.W_OK|R.constants.X_OK)}function Em(t){if((0,R.lstatSync)(
b(t),{throwIfNoEntry:!1}))throw new Error(zf(t));xi((0,An.dirname)(t))}var zf=t=>`its backup ${_(t)} already exists; use\
 another suffix, or move that file away`;function qf(t,e){try{e()}catch(n){let o=Ut(n,Te);throw o===n?n:new Error(`its b\
ackup ${_(t)} can't be made: ${o.message}`)}}async function Sm(t,e,n){let o=Lo(t);qf(e,()=>gm(t,e));let r=()=>{Lo(t)===o&&
Co(e)},i=Je(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function gm(t,e){try{(0,R.linkSync)(R.realpathSync.native(
b(t),"buffer"),b(e))}catch(n){if(n.code==="EEXIST")throw new Error(zf(e));Om(t,e)}}function Om(t,e){let n=ui(e),o=b(n);try{
(0,R.copyFileSync)(b(t),o,R.constants.COPYFILE_EXCL);let r=(0,R.statSync)(b(t));li(o,r),(0,R.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,R.renameSync)(o,b(e))}finally{Co(n)}}var vf=new Set;function Tm(t){vf.has(t)||(0,R.mkdirSync)(b(t),{recursive:!0}),
vf.add(t)}async function Am(t){let e=new ft(0,!0,!0),n=!0,o=!1;try{for await(let r of qe(t))await On(),e.decode(r,!1),n&&=
(0,Gf.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof st)
return!1;throw r}}async function Im(t){let e=new Rt(Kt({},"--keep-binary")),n=!0;for await(let o of qe(t)){if(n&&pi(o))return!0;
if(n=!1,await On(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.kind==="binary"}
async function bm(t,e){if(!hi(t))return!1;let n=new $e(e);try{for await(let o of qe(t)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function Bm([t,...e],n,o){let{name:r}=g[n],i=e.length>0?` and ${e.length}\
 more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;Ae(`encoding-wasm: ${_(t)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var Qf=require("node:fs");var Ro=class{#t;#e=new nt;constructor(e=Kt({},"Examination")){this.#t=new Rt(e)}add(e,n){let o=Math.min(E(e),1024-this.#e.
length);o>0&&this.#e.add(rt(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Lr(e)?Kc(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Jf(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Jf(n.encoding,o)||n.score>=.9)&&Xf(e.encoding,
o)!==Xf(n.encoding,o)?i:void 0}},Xf=(t,e)=>new ft(t,!1,!0).decode(e,!1);function Jf(t,e){let n=0,o=null;for(let r=0;r<E(
e);r+=65536){let i=T(e,r,Math.min(r+65536,E(e)));At(t,o),Is(i,!1),n+=Gt.malformed(),o=et()}return n}async function ta({files:t,sniffing:e,json:n,quiet:o}){let r=0,i=[];for(let s of t)try{let c=Cm(s)?1/0:1e8,f={...e,maxBytes:c,
detect:{maxBytes:c}},a=new Ro(Kt({...f,sniff:"detect"},"--detect")),d=e.sniff==="detect"?a:new Rt(Kt(f,"--detect")),{decision:u,
length:l}=await Nm(s,d,a),{encoding:S,...p}=u,h=a.doubt&&Lm(a.doubt),y=a.detected?.kind??(p.source==="default"?"empty":"\
text");i.push({file:s,encoding:g[S].name,...p,kind:y,doubt:h??null}),h&&!o&&Dt(_(s),Rm(h)),y==="ASCII"&&l>c&&!o&&Dt(_(s),
_m)}catch(c){r=$t(_(s),c)}return await No(n?`${JSON.stringify(i,null,2)}
`:Um(i))||r}var _m=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,Cm=t=>t==="-"?(0,Qf.fstatSync)(0).isFile():Xe(t)?.isFile()??!0;async function Nm(t,e,n){let o=new Set([e,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of qe(t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function Lm({declared:t,detected:e,...n}){let o=e===void 0?
null:g[e].name;return{declared:g[t].name,detected:o,...n}}function Rm({declared:t,detected:e,score:n,malformed:o}){let r=`\
has ${Vt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:`it \
declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Um(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(o)]),n=[0,1,2].map(o=>Math.max(0,
...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var na={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ze=class{#t={...na};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+Gt.firstMalformed()),n.malformed+=Gt.malformed(),this.#e+=Gt.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+Gt.firstUnmappable(),n.codePoint=Gt.codePoint()),n.unmappable+=Gt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...na},this.#e=
0,e}};var $m={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},In=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new Ze}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=ni(e,{...c,
ignoreBOM:o}),this.#e=Oe(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=Dm(e,$m[g[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,B.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=km(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,B.none,o)}n===B.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Dm(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function km(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var oa=require("node:fs"),ra=require("node:path");function ia(){let t=(0,ra.join)(__dirname,"encoding-prepared.wasm");try{return os((0,oa.readFileSync)(t)),!0}catch(e){let{
message:n}=Ut(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return $t(`it\
s part ${_(t)} cannot be loaded`,`${n}${o}`),!1}}var Ia=require("node:buffer");var Uo=class{fatal;ignoreBOM;#t;#e;#n=j;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&E(this.#n)===0?e:de(this.#n,e);if(!n&&Di(r))return this.#n=
r,"";let i=Bt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new ft(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?T(r,s):r,n,o)}};function $o(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Ot(t,o),i=wt(Mt(e),o);le(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=Fe(r);return Bt(f)?new Uo(i,s,c).decode(f,!0,o):wn(f,St(f),i,s,!0,o)}function wi(t){return Pm(Fe(Ot(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Pm=t=>wn(t,St(t),0,!1,!0);var Hm=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Oi=t=>Hm.test(t),vm=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Gm=x(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function jm(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=Gm();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:Oi(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var yi;function Do(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set($o(Uint8Array.from(r),t))}var Ei;function bn(t){Ei??=new Uint16Array(65536),yi??=[Do("shift_jis",
136,151,64),Do("gbk",176,215),Do("big5",164,198,64),Do("euc-kr",176,200)];let e=yi.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=Ei[i]||jm(r,i);Ei[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of yi.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:vm.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var Km=x(F),da=t=>t>=29&&Zt(t);function ua(t){let{encoding:e,fatal:n,ignoreBOM:o}=t;return(da(e)?zr():yt(e)&&Km())&&!n?new Ti(
e,n,o):Jr(t)}var Ti=class extends ft{#t=void 0;#e=!1;#n=!1;reset(){super.reset(),this.#e=!1}decode(e,n,o){return this.#e||
!this.#o(e,n)?super.decode(e,n,o):this.#r(e,n)}#o(e,n){return this.#n||n?this.#n:(this.#e=!Vm(this.encoding,e,St(e)),!this.#e)}#r(e,n){
let o=St(e),r=o>1024&&it(e,o)?rt(e,0,o):e;this.#t??=G(this.name,!1,this.ignoreBOM),this.#n=!n;try{return this.#t.decode(
r,{stream:!n})}catch(i){throw this.#t=void 0,this.#n=!1,H(i)}}};function Vm(t,e,n){return n<40||da(t)&&!Xr(t,e,n)?!1:(fa[t]??=
N(()=>qm(t))===!0,fa[t])}var fa=[],zm=[97,128,129,142,143,161,195,216,227,240,255],aa=[32,48,129,161,220,254];function qm(t){
let e=G(g[t].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);At(t,n);let f=Ne(0,vt(c,1,0,!1,s));return n=et(),e.decode(c,{
stream:!s})===f};return zm.flatMap(i=>aa.flatMap(s=>aa.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Xm(t)}function Xm(t){
let e=G(g[t].name,!1,!1),n=be(t)??[];return[...n,...n].map(r=>e.decode(Uint8Array.of(r),{stream:!0})).join("")+e.decode()===
(yt(t)?"\uFEFF":"")}var Qe="Failed to execute 'decode' on 'TextDecoder'",Wo=Qc({TextDecoder:class{#t;#e;#n=!1;constructor(t="utf-8",e=void 0){
this.#t=Jm(t,e,"Failed to construct 'TextDecoder'"),new.target!==Wo&&tf(this,new.target,Wo)}get encoding(){return g[this.#t.
encoding].name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=j,e=void 0){
if(e===void 0&&!this.#n){let s=this.#t;if(t instanceof Uint8Array){try{let{length:c}=t;if(c<=s.mostAtOnce&&(c>=s.leastOfAny||
c>0&&c>=(t[0]<128?s.leastOfASCII:s.leastBeyondASCII))&&(c<=1024||!it(t,c))){let f=s.decoder.decode(t);return s.onlyASCII&&
f.length!==c&&s.pause(),f}}catch{s.pauseLong()}if(ArrayBuffer.isView(t)&&t.length<s.leastOfAny)return wo(s).decodeWhole(
t,St(t),Qe)}else if(t instanceof ArrayBuffer){if(s.takesAnyBuffer)try{let a=s.decoder.decode(t);return 2*a.length>s.mostAtOnce&&
(s.takesAnyBuffer=!1),a}catch{s.pauseLong()}let c=s.decodeBuffer(t);if(c!==void 0)return c;let f=cr(t);if(f)return yo(s,
new Uint8Array(t),f,Qe)}}let n=t instanceof Uint8Array&&ArrayBuffer.isView(t);n||Ot(t,Qe),typeof e!="object"&&le(e,Qe);let o=!!e?.
stream,r=n?t:Fe(t),i=this.#t;return i.isStateless||!this.#n&&!o?yo(i,r,St(r),Qe):(this.#e??=ua(i),this.#n||this.#e.reset(),
this.#n=o,this.#e.decode(r,!o,Qe))}}});function Jm(t,e,n){let o=Mt(t);le(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return co(
kc(o,n),r,i)}var ya="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ea=/^(?:GBK|Shift_JIS|Big5|EUC)/,Sa=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
wp=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,tn="UTF-8",yp=(t,e,n)=>Math.min(ve(t,e,n,"steps")??2,3);function ga(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=Xi(t,n),{maxSteps:r}=Ft(e,{maxSteps:yp},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Ep(c,r).map(({steps:f,gain:a})=>({text:wa(o,f,Ta)??o.replace(/[^\r\n]+/g,
d=>wa(d,f,Ii)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Ep(t,e){
let n=xa(t);if(n>25)return[];let o=bn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>gp(a,o)).sort(Ai);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>Sp(t,f.text)).sort(Ai).slice(0,5);for(let f of s)f.gain+=.6*xa(f.text);s.sort(Ai);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Sp=(t,e)=>[...t].some(n=>!Oi(n)&&!e.includes(
n)),ha=t=>t.match(/[^\0-\x7F]/g)?.length??0;function Oa(t,e){let n=Ho(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Ho(s,e)).join(""):"",i=.7*ha(t)<ha(r)?Ho(r,e):void 0;return i&&{part:r,bytes:i}}var Ai=(t,e)=>e.
gain-t.gain;function gp({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of ya.entries()){let f=Ea.test(c)&&!Sa.test(
t)?void 0:Oa(t,c);if(!f)continue;let{part:a,bytes:d}=f,u=a===t?o:o+bn(t)-bn(a),S=a.includes(zt)||Aa(d)?.includes(zt)?Op:
ti(d).candidates;for(let{encoding:p,score:h}of S){if(h<.003)break;if(e.length>0&&p!==tn&&e[0].really!==tn)continue;let y=Ii(
d,p,a,!0);if(y===void 0||y===a)continue;let m=n+2.4*Math.log2(h)-s*.25-(p===tn?-2:1)-(e.length>0?4:0),U=r-u-bn(y)+m;i.push(
{text:y,steps:[...e,{really:p,readAs:c}],bits:m,left:u,gain:U})}}return i}function xa(t){if(t.includes(zt))return 0;let e=Sa.
test(t),n=-1/0;for(let o of ya){let i=wp.test(o)&&Ea.test(o)===e?Oa(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:u}of ti(c).candidates)d===o||Ii(c,d,s)===s?f+=u:a=Math.max(a,u);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function wa(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=Ho(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Bn="\x7F",zt="\uFFFD",Op=[{encoding:tn,score:.9}];function Ho(t,e){
if(t.includes(zt)&&t.includes(Bn))return;let n=t.replaceAll(zt,Bn).replace(/[\x80-\x9F]/g,o=>$o(Uint8Array.of(o.charCodeAt(
0)),e));try{return new oe(ac(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Ta(t,e,n,o=!1){if(n.includes(
zt))return e===tn?Tp(t):void 0;try{return new Wo(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function Ii(t,e,n,o){
let r=Ta(t,e,n,o);return r===void 0&&e===tn&&!n.includes(zt)?Aa(t):r}function Aa(t){let e=wi(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function Tp(t){let e=wi(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Bn),
[n,o]=[e.split(Bn),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(zt)&&n.length<=o.length+1?e.replaceAll(Bn,zt):void 0}var vo=class{path=[];#t;#e;#n;#o=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
Oe(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=Oe(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(
e,n,r=>this.#o.push(r))}catch(r){throw this.#r(B.source,o),r}n!==B.none&&this.#r(n,o)}#r(e,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=ga(Ap(o));e===B.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,e===B.result?e:B.none,n)}};function Ap(t){try{return new ft(0,!1,!0).decode(t,!0)}catch(e){if(!(e instanceof
RangeError))throw e;let n=Math.floor(Ia.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var Vo=require("node:buffer");var jo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Fa(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:u,
codePoint:l}=t,S=Vt(a,"invalid byte sequence"),p=Bp(n,o),h=`${Ba(a)}at offset ${d}`,y=Ma(a,c);if(a>0&&i)f.push(`${S} ${y}\
, ${h}`);else if(a>0&&p!==void 0){let U=p!==""&&o==="ignore";f.push(`${S} ${p===""?y:`${bi(c)} ${p}`}, ${h}; the file is\
 damaged, or not in ${g[e].name}: check --from, or use ${U?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let m=Ip(t.unmappable,o,r,c);if(t.unmappable>0&&m){let U=s||Number.isNaN(u)?"":` at offset ${u}`,K=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",Pt=`${Ba(t.unmappable)}${Bi(l)}${U}`;f.push(`${bp(t.unmappable,n)} ${m}, ${Pt}${K}`)}return f}
function Ip(t,e,n,o){let r=Ma(t,o),i=`${bi(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${bi(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}var bi=t=>t?"would become":"became",
Ma=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,Ba=t=>t===1?"":"the first ",bp=(t,e)=>`${Vt(t,"character")} that\
 ${g[e].name} can't represent`;function Bi(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e}\
 (${io(t)})`:io(t)}function Bp(t,e){if(be(t)||t===at("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?"":e===
"html"?"&#65533;":"?"}var Np="\x1B[?25l",Lp="\x1B[?25h",Ca="\r\x1B[K";function Na(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=$p(r,d,(u-f)/1e3);Ae(`${i?"":Np}${Ca}${l.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Up(t),canShow:Rp(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Ae(`${Ca}${Lp}`),i=!1}}}var Rp=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function Up(t){let e=0;for(let n of t){let o=n==="-"?void 0:Xe(n);if(!o?.isFile())return;e+=o.size}return e}function $p(t,e,n){
let o=`${Yo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Yo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Yo(t)} of ${Yo(e)} MB | ${o} | ${c}${s%60} s left`}var Yo=t=>(t/1e6).toFixed(1);var Ko=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=kp(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{At(this.#t,
this.#e),n=vt(e,e.length,0,!1,!1),this.#e=jn()}catch(o){throw H(o)}for(let o of new Uint16Array(w.memory.buffer,qn(),n))
(o&64512)!==56320&&(this.column+=1)}};function kp(t){let{start:e,words:n}=kn(t,0),o=e+4*n.length,r=Ra(t,0,Math.min(e,t.length))+
Ra(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Ra(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var ie=class extends Error{};async function Ci(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Na(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Je(i))}),c=0;try{n||(r=Je(i)),o=t.isDry?vp:ai(t.output,t.mode);let f=new Mi(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=Tn(t.output,f instanceof ie?f.cause:f)||c}return r(),c}var vp={write(){},wait(){},finish(){},discard(){}},Mi=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new _i(e,n,i=>{try{o.write(i)}catch(s){throw new ie("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof ie)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),$t(_(e),n)}}async end(){this.#o.convert(new Uint8Array,B.result),await this.#e.finish()}async#r(e){let n=await ii(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,B.none),await this.#i(),this.#n.add(r.
length),await On()}finally{await n.close()}this.#o.convert(new Uint8Array,B.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new ie("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),Dt(_(e),n)}},_i=class{#t;#e;#n;#o;#r=new Ze;#i;#s;#c=!1;#f=[];#u=!1;#d=!1;#l;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&yt(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="tran\
slit";this.#l=u&&!yt(r)?new Ko(r):void 0,this.#s=f&&new jo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;if(this.#d=!0,n!==B.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:c}=this.#t;this.#u=typeof c==
"number"&&c!==0&&jp(e)}this.#f.push(...e.subarray(0,$a.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(
Gp);if(r)throw new Error(r);let i=[];try{this.#o.transcode(e,n,c=>{this.#l?.advance(c),this.#e.isLending?this.#m(c):i.push(
c)})}catch(c){if(c instanceof ie)throw c;o=c}for(let c of i)if(!this.#i)this.#m(c);else for(let f of this.#i.add(c))this.#m(
f);if(this.#c=!o&&n===B.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#m(c);this.#i=void 0}this.#l?.settle();let s=o&&
Kp(this.#p(o),this.#t,this.#l);if(this.#c||this.#l?.startFile(),o)throw s}#p(e){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&e instanceof Nt&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=g[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#m(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,B.source)}catch(e){if(e instanceof ie)throw e}}#a(e){let{from:n}=this.#t,o=Uint8Array.from(this.#f);if($a.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=Bt(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${g[r.encoding].name}; check --from, ${e}`:this.#u?
`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#d)return[];this.#d=!1;let c=o?[]:Fa(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof e=="object"&&(r||!o&&Da(i))&&c.unshift(Yp(i));let a=o||
n?void 0:this.#a("or use --from auto");return a&&c.unshift(a),c}},$a=[255,254,0,0],Gp="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function jp(t){if((0,Vo.isAscii)(t))return!1;let e=6;return[0,1,2,3].some(n=>(0,Vo.isUtf8)(
t.subarray(0,t.length-n)))&&t.some(n=>n>=128&&--e===0)}var Da=({score:t,kind:e})=>(e&&Ve[e])??(t!==null&&t<.9?"this is u\
ncertain":void 0);function Yp(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Da(t),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${g[e].name} (${r})${s}`}function Kp(t,{isChanged:e,
isOnlyCopy:n,unmappable:o},r){if(t instanceof st){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${Vt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof Nt&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding}\
 can't represent ${Bi(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Vp=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],zp=x(()=>new Map(Vp.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function ka(t){return at(t)??zp().get(Nn(t))??er(t)}var en=class extends Error{};var Pa=["bash","zsh","fish"];var zo=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:qp,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Jp,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:sf},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:ei},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:Zp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:Pa}];var qo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function qp(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Wa(e)}var Xp=/ascii|^ansi_x3\.4|367$|646/i;
function Jp(t){let[e,...n]=t.split("//"),o=Wa(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new en(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Xp.test(e)&&o===at("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Zp(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Wa(t){let e=at(
t)??ka(t);if(e===void 0)throw new en("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new en(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var qt="encoding-wasm",Xo=()=>[...zo,...qo].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Qp(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:th(e)}}),Qp=t=>[...t?["auto"]:[],...g.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
th=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Ha(t){return{bash:eh,zsh:nh,fish:oh}[t]()}function eh(){let t=Xo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=Xo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${qt} in bash: put it into ~/.local/share/bash-completion/completions/${qt}\

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
complete -o filenames -F _encoding_wasm ${qt}
`}function nh(){let t=Xo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>n?u.startsWith(
"--")?`${u}=${o?"-":""}`:`${u}${o?"-":"+"}`:u),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${qt}
# Completion for ${qt} in zsh: put it into a directory of $fpath as _${qt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function oh(){let t=Xo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>l.startsWith(
"--")?`-l ${l.slice(2)}`:`-s ${l.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),u=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${qt} ${c.join(" ")}${n?u:""} -d '${s}'`});return`# Completion for ${qt} in fish: put it into ~/.config/fish/completi\
ons/${qt}.fish
${t.join(`
`)}
`}var Jo=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function va(t){
let e=[...zo,...qo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,u,{length:l})=>{let p=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||u===l-1);return`\\fB${Jo(
d)}\\fR${h?i?`[${p}]`:p:""}`}),a=r?`
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
`}async function rh(t,e){if(!ia())return Ke.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=e,S={sniff:i,locale:s,detect:!0};if(o)return ta({...t,sniffing:S,json:r});
let p=u!==void 0||l!==void 0,h=d===void 0?void 0:Io(t.to),y={...t,from:n==="auto"?Hf(S,p):n,unmappable:h?Xt=>h(Xt)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},m={isLending:!c&&!f&&!a&&!ih(y.unmappable),newTranscoder(Xt,ht){let{from:se,
to:ce}=Xt;return f?new vo(se,ce,ht):c?typeof se=="number"?new In(se,ce,ht):new En(se,new In(0,ce,ht)):Oe(se,ce,m.isLending?
{...ht,take:Er}:ht,"")},newFixer:a&&(()=>new $e(y.to))};if(!p)return Ci(y,m);let{skipUtf8:U=!1,keepBinary:K=!1,dryRun:Pt=!1}=e,
Ie={suffix:u,directory:l,skipUTF8:U,keepBinary:K,dryRun:Pt,findDeclarations:!a&&!y.quiet};return jf(y,Ie,(Xt,ht=m)=>Ci({
...y,...Xt},ht))}var ih=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
