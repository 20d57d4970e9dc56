"use strict";var nr=Object.defineProperty;var Xa=Object.getOwnPropertyDescriptor;var Ja=Object.getOwnPropertyNames;var Za=Object.prototype.hasOwnProperty;var Qa=(t,e)=>{for(var n in e)nr(t,n,{get:e[n],enumerable:!0})},td=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Ja(e))!Za.call(t,r)&&r!==n&&nr(t,r,{get:()=>e[r],enumerable:!(o=Xa(e,r))||o.enumerable});return t};var ed=t=>td(nr({},"__esModule",{value:!0}),t);var Sh={};Qa(Sh,{completionFor:()=>Va,manual:()=>za,runFully:()=>wh});module.exports=ed(Sh);var Cn="encoding-wasm";function Wi(){throw new Error("encoding-wasm: call instantiate() first.")}var Nn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function x(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=rd();function rd(){let t=Nn.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var vi=x(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),id=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Jt=t=>t<36&&t!==33,K=t=>t>0&&t<29,Ln=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(g[t].name),sd=t=>id.find(([e])=>t>=e)[1];function pt(t){let e=vi();return e.get(t)??e.get(Yi(fd(t)))}function St(t,e){
let n=pt(t);if(n===void 0){let o=ir(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The e\
ncoding label provided ('${t}') is invalid.${r}`)}if(void 0){let o=sd(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${e}: '${Cn}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var cd=x(
()=>new Map(Array.from(vi(),([t,e])=>[Un(t),e]).reverse()));function ir(t){let e=Un(t),n=cd().get({936:"gbk",950:"big5"}[e]??
e);return n===36?void 0:n}var Un=t=>Yi(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Gi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function bt(t){if(t[0]>=239)return Gi.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ji({length:t,0:e,1:n}){return t===
0||t===1&&e>=239||t===2&&e===239&&n===187}function Be(t){return Gi.find(e=>e.encoding===t)?.bytes}function Et(t){return t===
0||t===37||t===38}function fd(t){let e=0,n=t.length;for(;Hi(t[e]);)e+=1;for(;Hi(t[n-1]);)n-=1;return t.slice(e,n)}var Hi=t=>`\
	
\f\r `.includes(t);function Yi(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var Rn=(t,e)=>t?.prototype?.[e],$n=t=>Rn(globalThis.Buffer,t),fe=$n("ucs2Slice"),Fe=$n("ucs2Write"),sr=$n("utf8Slice"),Zt=$n(
"latin1Slice"),Ki=t=>globalThis[t],Vi=Ki("TextDecoder"),ad=Rn(Vi,"decode"),cr=Ki("TextEncoder"),dd=Rn(cr,"encode"),ud=Rn(
cr,"encodeInto");function G(t,e=!1,n=!0){let o=new Vi(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",{
value:ad})}function zi(){let t=new cr;return Object.defineProperties(t,{encode:{value:dd},encodeInto:{value:ud}}),t}function N(t){
try{return t()}catch{return}}var b=()=>"InternalError"in globalThis,C=()=>"Bun"in globalThis,gt=()=>fr().includes("Chrom\
e/"),Q=()=>fr().includes("AppleWebKit/")&&!gt()&&!(rt()>0);function fr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var dt=()=>"Deno"in globalThis,q=()=>fr()==="Cloudflare-Workers",Ht=()=>Q()||q(),rt=()=>q()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),ut=()=>rt()<22,qi=t=>globalThis.process?.getBuiltinModule?.(t);function ae(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
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
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var ar=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Xi=()=>Object.getPrototypeOf(Uint8Array.prototype),Dn=t=>ar(Xi(),
t),dr=t=>ar(DataView.prototype,t),hd=()=>ar(ArrayBuffer.prototype,"byteLength"),kn=t=>Xi()[t],xd=Dn(Symbol.toStringTag),
Pn=Dn("buffer"),ur=Dn("byteOffset"),Ji=Dn("byteLength"),wd=kn("includes"),yd=kn("set"),Sd=kn("slice"),Ed=kn("subarray"),
gd=dr("buffer"),Td=dr("byteOffset"),Zi=dr("byteLength"),Qi=hd(),E=t=>Ji.call(t);function Tt(t){let{length:e}=t;return typeof e==
"number"&&t[e-1]!==void 0&&t[e]===void 0?e:E(t)}var I=(t,e,n=E(t))=>new Uint8Array(Pn.call(t),ur.call(t)+e,n-e);function de(t,e){
let n=new Uint8Array(E(t)+E(e));return V(n,t),V(n,e,E(t)),n}function Wn(t,e){let n=ur.call(t),o=e+(-(n+e)&3),r=Math.max(
0,E(t)-o)>>2,i=r>0?new Int32Array(Pn.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var Ot=(t,e)=>I(t,0,Math.min(
e,E(t))),V=(t,e,n)=>yd.call(t,e,n),ts=(t,e)=>wd.call(t,e),Od=x(()=>b()?96:Q()?1024:1/0);function it(t,e,n){if(n-e<=Od())
return Sd.call(t,e,n);let o=new Uint8Array(n-e);return V(o,Ed.call(t,e,n)),o}function Qt(t,e,n){if(n>24)return it(t,e,e+
n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function st(t,e){if(e<=64)return!1;try{return Qi.call(
Pn.call(t)),!1}catch{return!0}}var Id="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function It(t,e,n=Id){
if(!ArrayBuffer.isView(t)&&lr(t)===void 0)throw new TypeError(`${e}: ${n}`);return t}function ue(t){if(ArrayBuffer.isView(t))return Ad(t);try{return new Uint8Array(t)}catch{return j}}var be=t=>t instanceof
Uint8Array?t:ue(t);function Ad(t){try{return xd.call(t)===void 0?new Uint8Array(gd.call(t),Td.call(t),Zi.call(t)):new Uint8Array(
Pn.call(t),ur.call(t),Ji.call(t))}catch{return j}}var j=new Uint8Array;function lr(t){try{return Qi.call(t)}catch{}try{return Zi.
call(new DataView(t))}catch{return}}function Mt(t,e,n){le(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](
t?.[r],n,r));return o}function le(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: T\
he options must be an object.`)}var _t=t=>`${t}`;function es(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ns(t,e){
if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function mr(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=_t(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}function ss(t,e,n){let{memory:o}=t,r=Hn(d=>Md(d,n),o,e),i=Hn(Cd,o,e);if(r&&i){let d=dt()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<d?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:dt()?
r.writeBytes:void 0,mostByTable:512}}let s=pr(o);if(r)return b()?_d(r,Hn(rs,o,e)):r;let c=i??Hn(rs,o,e)??s,f=i?18:15,a={
...c,read:(d,u)=>(u<=f?s:c).read(d,u),write:(d,u)=>(d.length<16?s:c).write(d,u)};return i?Fd(a,t,e):a}var Fd=(t,e,n)=>({
...t,readBytes(o,r,i){return e.look_up_bytes(i,r),t.read(n,r)},readPairs(o,r,i,s){let c=e.look_up_pairs(i,r,s);return c<
0?null:t.read(n,c)},readsInput:!0,mostByTable:512});function Hn(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=t(e);return r.write(o,n),pr(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var bd="str\
ings";function Md(t,e){let[n]=WebAssembly.Module.customSections(e,bd),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function _d(t,e){let{read:n,
readBytes:o}=t;return{...t,read(r,i){if(i>108)return(i>=1024&&e?e.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function Cd(t){let[e,n]=[fe,Fe],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,a)=>e.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(u,l){V(a,new Uint8Array(
t.buffer,u,2*l),d),d+=2*l},toText:()=>e.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function rs(t){let e=G("utf-16le"),{write:n,most:o}=pr(t);return{
read:(i,s)=>e.decode(new Uint16Array(t.buffer,i,s)),write:n,most:o}}function pr(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===
void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ae(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var vn,w,xr,cs,fs,W,P={input:0,units:0,output:0},sn=0,Gn={name:"",encoding:-1},A={isBusy:!0,newCodec:NaN,count:0};function At(t,e){
Gn.name=t,Gn.encoding=e,A.newCodec=NaN,A.count+=1,A.isBusy&&as(),A.isBusy=!0}function as(){try{ps(),vn??=ms(us(Wi())),Ud(
new WebAssembly.Instance(vn),vn)}catch(t){throw hs(t)}}function ds(t){try{ps(),vn=ms(us(t))}catch(e){throw hs(e)}as()}function us(t){return Ld(t)?t:new WebAssembly.Module(t)}function Ld(t){try{return WebAssembly.Module.customSections(t,ls),
!0}catch{return!1}}var ls="encoding-wasm";function ms(t){let[e]=WebAssembly.Module.customSections(t,ls),n=`${Cn} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ud({exports:t},e){w=t,hr=
WebAssembly.RuntimeError,P.input=w.input(),P.units=w.units(),P.output=w.output(),ws(),W=ss(w,P.units,e),sn=Math.min(w.units_length(),
W.most),A.isBusy=!1}function ps(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAs\
sembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function hs(t){let{message:e}=t,
n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Rd(t))return new RangeError(
`encoding-wasm: ${xs} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e}\
)`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var xs="no memory \
for WebAssembly; free some, and call again",Rd=t=>t instanceof RangeError&&/memory/i.test(t.message);function _e(){return yr(),
xr}function jn(){return yr(),cs}function wr(){return yr(),fs}function yr(){xr[0]===void 0&&ws()}function ws(){let{buffer:t}=w.
memory;xr=new Uint8Array(t),cs=new Uint8Array(t,P.input,65536),fs=new Int32Array(t,w.codec(),w.codec_length()>>2)}function Yn(t,e){
return At(t,-1),cn(e)}function cn(t){try{let e=t();return A.isBusy=!1,e}catch(e){throw H(e)}}var hr;function H(t){if(!A.
isBusy||!hr||!(t instanceof hr))return t;let e=g[Gn.encoding]?.name,n=`${Gn.name}${e?` of ${e}`:""} failed`;return $d()?
new RangeError(`encoding-wasm: ${n}: ${xs}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}function $d(){try{return w.memory.grow(32),
!1}catch{return!0}}function tt(t=null){let e=wr();return Os(e,t??new Int32Array(e.length))}function Kn(){return w.held()!==0?tt():(A.newCodec=
fn,null)}var Sr=t=>Os(t,wr());function Os(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Bt(t,e){Is(t,e)||(At(
"decoding",t),e?Sr(e):w.new_decoder(t),fn=t===33||t===36?NaN:t)}var fn=NaN;function Is(t,e){return e||A.newCodec!==t||A.
isBusy?!1:(A.newCodec=NaN,A.isBusy=!0,!0)}function Vn(t,e){Is(~t,e)||(At("encoding",t),e?Sr(e):w.new_encoder(t),fn=~t)}function Er(t,e,n,o){
At("transcoding",t),o?Sr(o):w.new_transcoder(t,e,+n)}function As(t,e){w.set_source_encoding(t,+e),A.isBusy=!1}function pe(t){
let e=E(t),n=w.alloc(e)>>>0;return V(_e(),t,n),[n,e]}var Hd=x(()=>Uint8Array.from(Nn,t=>t.charCodeAt(0))),ys,gr=t=>Yn("s\
niffing",()=>(ys!==w&&w.give_labels(...pe(Hd())),ys=w,t())),Tr=(t,e,...n)=>gr(()=>w.sniff_html(...pe(t),e,...n)),Bs=(t,e,n)=>gr(
()=>w.sniff_xml(...pe(t),e,n));function Fs(t,e){let n=gr(()=>w.find_declared_label(...pe(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var bs=(t,e)=>Yn("sniffing",()=>w.default_for(...pe(t),e)),Ms=()=>At("detection",-1);function _s(t,e){
try{w.feed_detector(...pe(t),+e)}catch(n){throw H(n)}}var Cs=(t,e,n,o)=>cn(()=>{let r=f=>f?pe(f):[0,0],i=w.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=w.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function vt(t,e,n,o,r){ne(t,e),A.isBusy=!0;let i=w.decode_block(e,n,+o,+r);return A.isBusy=!1,r&&i>=0&&(A.newCodec=
fn),Qn(i)}function Ns(t,e){let n=E(t);ne(t,n),A.isBusy=!0;let o=w.decode_block(n,0,2,+e);return A.isBusy=!1,Qn(o)}var ee={
encoding:-1,source:0,most:0,owner:void 0};function zn(t,e,n){if(ee.encoding!==t||ee.owner!==w||A.isBusy){try{At("decodin\
g",t),ee.owner=w;let r=W.readBytes?w.byte_table(t):0;ee.source=W.readsInput?t:r,ee.most=r===0?0:!Ln(t)&&W.mostByTable||1/0,
ee.encoding=t}catch(r){throw H(r)}A.isBusy=!1}if(n>ee.most)return;if(n<=65536)return ne(e,n),Ss(n);if(W.most>sn)return;let o="";
for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);ne(I(e,r,r+i),i),o=he(o,Ss(i))}return o}function an(t,e,n,o){return Yn(
"decoding",()=>{let r=Math.min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(4*r,65536,e-i)),ne(r===e?t:I(t,i,i+r),r),
!w.is_free_of(r,n,o))return!1;return!0})}function Or(t,e){let n=-1,o,r;function i(s){try{return At(t,s),n=s,r=w,o=e(s),A.
isBusy=!1,o}catch(c){throw H(c)}}return s=>s===n&&r===w&&!A.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var qn=Or("encoding",t=>{
let e=w.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=w.memory;return K(t)?new Uint8Array(n,e,16384):new Uint16Array(n,
e,65536)}),Ls=Or("encoding",t=>{let e=w.unit_table(t)>>>0,n=new Uint8Array(65536);return V(n,new Uint8Array(w.memory.buffer,
e,16384)),n}),Xn=Or("decoding",t=>{let e=K(t),n=(!e?w.pair_table(t):w.byte_table(t))>>>0;return n>0?new Uint16Array(w.memory.
buffer,n,e?256:65536):void 0}),Ss=t=>W.readBytes(P.input,t,ee.source);function he(t,e){try{return t+e}catch(n){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}
var Us=t=>t+65536+3<=sn,Rs=t=>t>sn&&t<268435456?W.collect?.(t+3):void 0,Jn=()=>P.units,$s=()=>_e()[P.units]|_e()[P.units+
1]<<8,Ne=(t,e)=>W.read(P.units+2*t,e-t),dn=(t,e,n,o=0)=>W.write(t.slice(e,n),P.units+2*o);function Ds(t,e){if(!A.isBusy&&
!W.writeBytes)return;At("encoding",e);let n=W.writeBytes?.(t,P.output,w.unit_table(e));return A.isBusy=!1,n===t.length?xe(
n):void 0}function Zn(t,e,n,o){A.isBusy=!0;let r=w.encode_block(t,e,n,+o);return A.isBusy=!1,o&&r>=0&&Y.finished()&&(A.newCodec=
fn),Qn(r)}var F={none:0,source:1,result:2};function ks(t,e,n,o){let r=E(t);ne(t,r),A.isBusy=!0;let i=w.transcode_block(r,
+e,n,o);return A.isBusy=!1,Qn(i)}function ne(t,e){let n=jn();if(e>8)try{V(n,t)}catch{V(n,I(t,0,e))}else for(let o=0;o<e;o++)
n[o]=t[o]}function Qn(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
return t}var xe=t=>Qt(_e(),P.output,t),Ir=t=>_e().subarray(P.output,P.output+t),Y={finished:()=>w.finished()!==0,read:()=>w.
read(),written:()=>w.written(),codePoint:()=>w.code_point(),start:()=>w.start(),length:()=>w.length()},Gt={malformed:()=>w.
replaced(),firstMalformed:()=>w.first_replaced(),unmappable:()=>w.unmapped(),firstUnmappable:()=>w.first_unmapped(),codePoint:()=>w.
unmapped_code_point()};var v=new Uint8Array(256);function ye(t){let{length:e}=t;if(t.charCodeAt(0)>=128)return Ps(v,0,t);let n=new Uint8Array(e);
for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r>=128)return Ps(n,o,t);n[o]=r}return n}function Ps(t,e,n){let{length:o}=n;
for(let i=0;i<e;i++)v[i]=t[i];let r=e;for(let i=e;i<o;i++){let s=n.charCodeAt(i);if(s<128)v[r++]=s;else if(s<2048)v[r++]=
192|s>>6,v[r++]=128|s&63;else if(!we(s))v[r++]=224|s>>12,v[r++]=128|s>>6&63,v[r++]=128|s&63;else{let c=Yd(n,i);c>=65536&&
(i+=1),r=Kd(c,v,r)}}return Qt(v,0,r)}var vs=x(()=>Fe||b()||Q()?96:q()?1024:128),br=x(()=>Ht()||b()||C()?65536:128),vd=x(
()=>new Uint8Array(2*br()));function Gs(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(
r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}var Gd=x(q);function js(t,e){let{length:n}=t,o=new Uint8Array(n),r=0;
for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],o[r+3]=e[t.charCodeAt(r+
3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.charCodeAt(r+7)];for(;r<
n;r++)o[r]=e[t.charCodeAt(r)];return(Gd()?an(o,n,0,255):!ts(o,0))?o:void 0}function Ys(t,e){let{length:n}=t,o=2*n<=256?v:
vd(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=e[s];if(c>=256)o[r]=c>>8,o[r+1]=c,r+=
2;else if(c)o[r]=c,r+=1;else return}}return Qt(o,0,r)}var jd=t=>t===14||t===15||t===27;function Ks(t,e){let{length:n}=t,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?t.charCodeAt(i):0,c=s<128?s:e[s];if(r!==s>=128&&(r=!r,v[o]=27,v[o+1]=r?36:40,v[o+
2]=66,o+=3),r){if(!(c>=41216))return;v[o]=c>>8&127,v[o+1]=c&127,o+=2}else{if(jd(s))return;v[o]=c,i<n&&(o+=1)}}return Qt(
v,0,o)}var we=t=>(t&63488)===55296;function Yd(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&
o<=57343?65533:o}var Mr=t=>t<128?1:t<2048?2:t<65536?3:4;function Kd(t,e,n){if(t<128)return e[n]=t,n+1;let o=Mr(t);for(let r=o-
1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Vs=new Uint8Array(128),ht=Vd(
Vs);function Vd(t){return new Uint16Array(t.buffer)}var un=x(()=>Nr()?0:18),_r=x(()=>b()||ut()?18:8),zd=x(()=>ut()?54:dt()||
!(rt()>=22||Ht())?64:32),qd=x(()=>Q()?64:32),Xd=x(()=>Q()?36:18),eo=(t,e)=>(t[0]&t[e>>1])>=128;function zs(t,e,n){return n?
e<=_r():e<=Xd()||e<=qd()&&(eo(t,e)||io())}var no=(t,e)=>e<=18||e<=64&&eo(t,e)&&e<=zd(),lt={length:0,bytes:0};function qs(t,e){
for(let n=0;n<e;n++){let o=t[n];if(o>=128)return;ht[n]=o}return ae(ht,0,e)}function Re(t,e,n,o){if(t[0]<128&&Nr())return Lr(
t,e)?Zt.call(t,0,e):void 0;let r=0;for(let i=0;i<e;){let s=i,c=t[i++];if(c>=128){let f=c,a=f<224;if(!(f>=194&&f<240&&s+(a?
2:3)<=e))return Ar(t,s,e,n,o,r);let u=t[i++]^128,l=a?0:t[i++]^128;if(c=a?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=64||!a&&(c<
2048||we(c)||c===65279))return Ar(t,s,e,n,o,r)}ht[r++]=c}return mn(r)}function Xs(t,e,n){if(e%2>0)return;let o=0;for(let r=0;r<
e;r+=2){let i=n?t[r]<<8|t[r+1]:t[r]|t[r+1]<<8;if(we(i))return;ht[o++]=i}return mn(o)}function Ar(t,e,n,o,r,i){let s=Cr();
for(let c=e;c<n&&i<=s;){let f=t[c++],a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,u=a===0&&f>=128,l=f===224?160:f===
240?144:128,S=f===237?159:f===244?143:191,h=f,m=0;for(;m<a&&c<n;m++,c++){let y=t[c];if(y<l||y>S)break;h|=y<<8*(m+1),l=128,
S=191,d=d<<6|y&63}if(m<a){if(c===n&&!o){if(f===239)return;Js(h,1+m);break}u=!0}if(u&&r||(u&&(d=65533),d===65279))return;
d>65535&&(ht[i++]=55232+(d>>10),d=56320|d&1023),ht[i++]=d}return mn(i)}function oo(t,e,n,o){let r,i=0;for(let s=0;s<e;){
let c=s,f=t[s++],a=f;if(f>=128){if(r??=Xn(o),!r)return;if(a=r[f],we(a)){if(s<e)a=r[f|t[s++]<<8];else if(!n&&ro(f,o))break;
if(we(a))return Jd(t,c,e,n,i,o,r)}}ht[i++]=a}return mn(i)}function Jd(t,e,n,o,r,i,s){let c=Cr();for(let f=e;f<n&&r<=c;){
let a=t[f++],d=a<128?a:s[a];if(we(d)){if(f===n&&!o&&ro(a,i))break;let u=f<n?t[f]:0;if(d=s[a|u<<8],!we(d))f+=1;else if(Qd(
d))d=65533;else{let S=f+2<n&&i<=30?Zd(a,u,t[f+1],t[f+2]):0;if(S===0)return;ht[r++]=55232+(S>>10),d=56320|S&1023,f+=3}}ht[r++]=
d}return mn(r)}function Zd(t,e,n,o){let r=e>=48&&e<=57&&n>=129&&n<=254&&o>=48&&o<=57,i=(((t-129)*10+(e-48))*126+(n-129))*
10+(o-48);return r&&i>=189e3&&i<1237576?65536+i-189e3:0}var Qd=t=>t>=57088&&t<=57216;function ln(t,e){for(let n=1;n<=3&&
n<=e;n++){let o=t[e-n];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>n?e-n:e}return e}function $e(t,e,n){return lt.
length=0,Ar(t,e,n,!1,!0,0)===""}function ro(t,e){let n=e!==32||t<144||t>160;return n&&Js(t,1),n}function Js(t,e){lt.length=
e,lt.bytes=t}function mn(t){if(t<3||t<=18&&!Nr())return ae(ht,0,t);if(io())return fe.call(Vs,0,2*t);if(!(t>Cr()))return ae(
ht,0,18)+ae(ht,18,t-18)}var Cr=x(()=>io()?1/0:36),Nr=x(()=>C()&&io()),io=x(()=>N(tu)===!0);function tu(){let t=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(fe)==="a\uFEFF\uD83D"&&e(Zt)==="a\0\xFF\xFE=\xD8"}
function Lr(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function xt(t,e){let n=Math.ceil(e/8);for(let o=0;o<
e;o+=n)if(t[o]>=128)return!1;return t[e-1]<128}var ec=6,Se,nc=!1;function oc(){Se=null,Se=N(ou)??null,nc=Se!==null&&(b()||C()),b()&&(ec=32)}var nu=t=>t.length<=6||t.length<=
ec&&t.charCodeAt(0)<128;function ou(){let t=zi(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",
r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...ye(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}
function ru(t){try{return Se?.encode(t)}catch{return}}function iu(t,e){Se===void 0&&oc();try{return Se?.encodeInto(t,e)}catch{
return}}function so(t){return nu(t)?ye(t):(Se===void 0&&oc(),su(t)??ru(t))}function su(t){let{length:e}=t;if(!nc){if(e<=
21)return ye(t);if(e<=64&&cu()){let n=(fu()||au(t)<=64)&&Zs(v,t);if(n)return n}return e<=65536&&uu(t)?Zs(du(),t):void 0}}
var cu=x(()=>!dt()),fu=x(()=>gt()||q()),au=t=>t.length*Mr(rc(t))*.75;function Zs(t,e){let n=iu(e,t);return n?.read===e.length?
Qt(t,0,n.written):void 0}var du=x(()=>new Uint8Array(3*65536));function uu(t){let{latin1:e,other:n}=lu();return t.length>=
n&&(t.length>=e||rc(t)>=256)}var lu=x(()=>dt()?{latin1:1/0,other:1024}:rt()<26?{latin1:512,other:256}:{latin1:1/0,other:1/0});
function rc(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}var pu=x(()=>C()?32:rt()>0?48:b()?400:gt()?1024:1/0),Ur=0;function Rr(t,e){let{length:n}=t;if(n<pu()||!Jt(e)||!hu(t))return;
if(Ur>0){Ur-=1;return}let o=so(t);if(o&&E(o)===n)return o;Ur=15}var ic=t=>Math.max(8,t>>4);function hu(t){let{length:e}=t,
n=ic(e);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}function sc(t){let{length:e}=t,n=ic(e),o=0;for(let r=0;r<
e;r+=n)o+=t.charCodeAt(r)<128?1:-1;return o>0}var ct=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var fo=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,cc=Symbol.for("encoding-wasm.UnmappableError"),Lt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${fo(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&cc in o}[cc](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Dr=["fatal","html","replacement"],Su=x(()=>C()||b());function uc(t,e){let{length:n}=t,o=n<32?void 0:Rr(t,e);if(o)return o;
let r=K(e);if(n>64&&n>(r?vs():br()))return;if(r)return Gs(t,qn(e));if(e===33)return n<=48?Ks(t,qn(32)):void 0;if(!!0||n>
512&&Su()&&sc(t))return;let i=qn(e);return i&&Ys(t,i)}var lc=x(()=>C()||b()||Q()||q()&&!Fe);function mc(t,e){return lc()?
js(t,Ls(e)):Ds(t,e)}function dc(t,e){return uc(t,e)??(K(e)?mc(t,e):void 0)}var kr=()=>"",oe=class{encoding;unmappable;#t;#e=null;#n=0;#o=j;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){let o=n||this.#r(e)?this.#s(
e):void 0;return o?(this.#n=n?0:this.#n+e.length,o):this.#f(e,n)}#r(e){let{length:n}=e;return n>0&&this.encoding!==33&&(e.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:Dr.indexOf(this.unmappable)}#s(e){if(this.#e)return;let n=this.encoding===
0?so(e):void 0;if(n)return n;if(e.length>65536)return this.#c(e);try{let o=dc(e,this.encoding);if(o)return o;Vn(this.encoding,
null),dn(e,0,e.length);let r=Zn(0,e.length,this.#i,!0);return r===-2||!Y.finished()?void 0:xe(r)}catch(o){throw H(o)}}#c(e){
let n=K(this.encoding)&&this.unmappable==="fatal"&&lc(),o=()=>n?mc(e,this.encoding):void 0;return Rr(e,this.encoding)??N(
o)}#f(e,n){let o=new et;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new Lt(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){
let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=j,this.#e=null,this.#n=0);let f=this.#t,a=this.#i,d=f===kr,u=f&&!d?2048:65536,
l=f&&this.encoding===33?new $r(c,o):void 0,S=l?p=>l.add(p):o,h=l?p=>l.addUnchanged(p):o,m=0,y=null;try{if(!s)for(;m+65536<
e.length;m+=65536){let p=dc(e.slice(m,m+65536),this.encoding);if(!p)break;o(p)}for(Vn(this.encoding,s);m===0||m<e.length;m+=
u){let p=Math.min(m+u,e.length);dn(e,m,p);let X=p===e.length;for(let at=0,Wt=!1;!Wt;){let Ae=Zn(at,p-m,a,n&&X);S(xe(Ae===
-2?Y.written():Ae));let qt=i+m+at+Y.start();if(at+=Y.read(),Wt=Ae!==-2&&Y.finished(),Ae!==-2||d)continue;let wt=Y.codePoint();
if(f){y=tt(y);let{count:se}=A,ce=()=>this.locate(qt),_n=f(wt,ce);A.count!==se&&(Vn(this.encoding,y),dn(e,m,p));let Pi=qa=>{
throw new Lt(qa,ce(),this.name)};typeof _n=="string"?Eu(_n,S,Pi):_n?h(_n):Pi(wt)}else r(wt,qt)}}}catch(p){throw H(p)}if(n){
l&&o(l.held);return}l&&(this.#o=l.held),this.#e=this.#r(e)?null:tt(),this.#n=i+e.length}};function Eu(t,e,n){let o=es(t);
for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);dn(o,r,i,2048);let s=Zn(2048,2048+i-r,0,!1);s===-2&&n(Y.
codePoint()),e(xe(s))}}var $r=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=E(e);if(n===0)return;e[0]!==
27&&this.#t(this.held);let o=e[n-3]===27?n-3:n;this.#t(it(e,0,o)),this.held=it(e,o,n)}addUnchanged(e){this.#t(this.held),
this.held=j,this.#t(e)}},et=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=E(e);if(n===0)return;this.#n+=
n;let o=this.#e;if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);V(r,o.bytes),o.bytes=r,o.isBlock=
!0}if(o?.isBlock&&o.length+n<=4096){V(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},
o?o.next=this.#e:this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?it(o,0,r):
o)}}concatenate(){let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=gu(this.#n),o=0;return this.forEach(r=>{V(
n,r,o),o+=E(r)}),n}};function gu(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room fo\
r ${t} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:e})}}function pc(t,e,n="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let o=St(t,e);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(`${e}: ${r} has no en\
coder in the standard; use ${n}.`)}return hc(o,t,e)}function hc(t,e,n){if(t===36)throw new RangeError(`${n}: '${e}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var ke=class{#t;#e;#n=new et;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new et;let n=bt(e)?.bytes.length??0,o=this.#r(I(e,n,Math.min(E(e),n+4096*this.#e)));if(!Pr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Fs(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...I(o,f,f+a));
pt(d)!==this.#t&&(r.push(I(e,i,n+f*this.#e),this.#i(g[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,I(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(E(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Pr(t){let e=0;for(;e<E(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var Hr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#t=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#e=void 0;#n=0;#o=!1;constructor(e,n,o){
this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.isStateless=K(e)&&!n}accept(e){N(()=>e.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=e.leastOfASCII,this.leastBeyondASCII=e.leastBeyondASCII,this.leastOfAny=Math.max(e.leastOfASCII,e.leastBeyondASCII),
this.#t=e.leastOfBuffer,this.onlyASCII=e.onlyASCII,this.#e=e,this.onlyASCII||this.#r(e))}#r({newDecoder:e,canFail:n,most:o}){
this.decoder??=e(this.fatal,this.ignoreBOM),this.#o=this.fatal&&n&&!this.decoder.fatal,this.most=o,this.mostAtOnce=this.#o?
-1:o}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1}pauseLong(){this.pause(),this.#n=15,this.decoder=void 0}reconsider(e,n){
let o=this.#e;this.#n>0?this.#n-=1:o&&n<=o.most&&(e.length===n||!o.onlyASCII)&&this.#r(o)}decodeBuffer(e){try{let{byteLength:n}=e;
if(n<this.#t||n>this.mostAtOnce)return;let o=this.decoder.decode(e);return this.onlyASCII?o.length!==n&&this.pause():this.
takesAnyBuffer=this.#t===1&&2*n<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(e,n){if(!(n>1024&&st(e,n)))try{
let o=this.decoder.decode(e),r=this.#o&&o.includes("\uFFFD");return r?this.pauseLong():this.onlyASCII&&o.length!==n&&this.
pause(),r?void 0:o}catch{this.pauseLong();return}}},xc=[],vr=[];function uo(t,e,n){let o=4*t+(e?2:0)+(n?1:0),r=vr[o];if(r)
return r;let i=new Hr(t,e,n);vr[o]=i;let s=xc[t];return s&&i.accept(s),i}function Pe(t,e){xc[t]=e;for(let n=0;n<4;n++)vr[4*
t+n]?.accept(e)}var nt=new Uint8Array(512),Gr=[];function jr(t){return Gr[t]??=I(nt,0,t),Gr[t]}function wc(t,e,n){return e>nt.length?I(t,
0,n):(t!==Gr[e]&&V(nt,t),jr(n))}var lo=x(()=>N(bu)),He=x(()=>N(Mu)),Au=x(()=>N(Pu)),Bu=x(()=>N(Wu));function yc(t,e,n){let o=Sc(t);if(!(!o||n<24||st(e,n))&&
!(t===0&&gc(e,n)))return o.takes?.(e,n)===!1?void 0:o}function Sc(t){return t===0?He():t===38?Au():t===37?Bu():void 0}function qr(t,e,n,o){
if(lt.length=0,o&&e>8192||e>1024&&(st(t,e)||gc(t,e)))return;let r=He();if(!r||r.takesQuickly?.(t,e)===!1)return;let i=ln(
t,e);if(!(i<e&&(n||!$e(t,i,e))))try{let s=i===e||r.decodesStart&&!o?t:wc(t,e,i),c=o?r.decodeOrFail(s,i):r.decodeQuickly(
s,i);return e>256&&c!==void 0&&mo(s,i,c),c}catch{return}}function Ec(t,e,n){let o=Sc(t);if(!(n%2>0||!o?.takes?.(e,n)||st(
e,n)))return o.decode(e,!0)}function gc(t,e){if(e<8192||Fu())return!1;let n=0,o=Math.ceil(e/8);for(let r=0;r<e-1;r+=o)t[r]>=
192&&(t[r+1]&192)!==128&&n++;return n>1}var Fu=x(Q);function bu(){let{isAscii:t}=qi("node:buffer"),e=new Uint8Array(100).
fill(127);return t(e)&&e.every((o,r)=>!t(e.with(r,128)))?t:void 0}function Mu(){let t=ut(),e=t?lo():void 0;if(t&&!e)return;
let n=G("utf-8"),o=N(Nu),r=y=>n.decode(y),i=Ru(r),s=Cu(i,o),c=e&&((y,p)=>xt(y,p)&&e(y)),f=c??(gt()?$u:q()?ku:void 0),a=c?
(y,p)=>p>256?c(y,p):Bc(y,p)&&!(p>54&&eo(y,p)):f,d=Uint8Array.of(...Tc,...Ic.flat()),u=`${Oc}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,
l=Uint8Array.of(97,127),S=i(d,d.length)===u&&r(d)===u&&n.decode(d.buffer)===u&&i(l,2)==="a\x7F"&&Yr(y=>s(y,y.length)),h=Zt;
if(!S||e&&h.call(l)!=="a\x7F")return;let m=(y,p)=>G("utf-8",y&&o!==void 0,p);return Pe(0,{newDecoder:m,isRight:(y,p)=>Lu(
m(y,p)),canFail:!0,..._u()}),{decode(y,p){try{return e?h.call(y):(p?s:r)(y,E(y))}catch{return}},decodeQuickly:i,decodesStart:Ac(),
decodeOrFail:s,takesQuickly:a,takes:f,completeLength:ln}}function _u(){return C()?We(1):dt()?{...We(257),leastBeyondASCII:65,
leastOfBuffer:8192}:ut()?{...We(19),most:2048,onlyASCII:!0}:gt()?{...We(48),leastOfBuffer:48,onlyASCII:!0}:q()?{...We(33),
most:1023}:We(rt()>0?512:33)}var We=t=>({leastOfASCII:t,leastBeyondASCII:t,leastOfBuffer:1,most:8191,onlyASCII:!1});function Cu(t,e){
let n=Uu(t);return e?C()||Ht()?o=>e.decode(o):rt()>0?(o,r)=>r>256&&xt(o,r)?e.decode(o):n(o,r):n:n}function Nu(){let t=G(
"utf-8",!0);return Yr(n=>t.decode(n))&&Yr(({buffer:n})=>t.decode(n))&&!dt()?t:void 0}var Lu=t=>["","a","\uFEFF","a".repeat(
64),"\u6F22".repeat(64)].every(e=>{let n=Uint8Array.of(...ye("\uFEFF"),...ye(e));return t.decode(n)===(t.ignoreBOM?`\uFEFF${e}`:
e)}),Yr=t=>t(Uint8Array.from(Tc))===Oc&&Ic.every(e=>N(()=>t(Uint8Array.from(e)))===void 0),Tc=[239,187,191,97,230,188,162,
240,159,146,169],Oc="\uFEFFa\u6F22\u{1F4A9}",Ic=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Uu=t=>(e,n)=>{let o=t(e,n);return o.includes("\uFFFD")?void 0:o};function Ru(t){let[e,n]=[sr,Zt];return ut()?(o,r)=>r>256?
n.call(o):e.call(o,0,r):Ac()?(o,r)=>e.call(o,0,r):!e||!dt()?t:(o,r)=>Bc(o,r)?e.call(o):t(o)}var Ac=()=>sr!==void 0&&rt()>
0&&!dt()&&!C(),Bc=(t,e)=>e<=64||e<=256&&xt(t,e);function $u(t,e){if(e<64)return!1;if(xt(t,e))return!0;if(e<256)return!1;
let n=0,o=0,r=0,i=Math.ceil(e/16);for(let s=0;s<e;s+=i){let c=t[s];c<128?n+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&
(r+=1)}return n>8||e>=768&&r===0&&n>=3*o}var Du=x(q),Kr=0;function mo(t,e,n){e<1024||!Du()||!xt(t,e)||(Kr=n.length===e?0:
Kr+1)}function ku(t,e){if(e<1024)return!0;if(xt(t,e))return Kr<2||e>524288;let n=0,o=Math.ceil(e/16);for(let r=0;r<e;r+=
o)t[r]>=227&&t[r]<234&&(n+=1);return n<3}function Pu(){return b()||Ht()?Fc(!1):Hu()}function Wu(){return b()?Fc(!0):void 0}
function Hu(){let t=fe,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(i,s)=>e.charCodeAt(
s)).buffer);if(t.call(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=ut()?512:1/0;return bc(!1,(i,s)=>s<=o||xt(
i,s)&&lo()?.(i)===!0,(i,s)=>{let c=t.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Fc(t){
let e=G(t?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(r=>t?[r>>8,r&255]:[r&255,r>>8]);if(e.decode(Uint8Array.from(
o))==="\uFEFF\uFFFD\u6F22")return bc(t,()=>!0,(r,i)=>{let s=e.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var bc=(t,e,n)=>({
takes:e,decode(o,r){try{return n(o,r)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[t?i-2:i-1]&252)===216?i-2:
i}});var Z={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Xr=1;function hn(t,e,n,o){return e>=
Xr?vu(t,e,n,o):void 0}function vu(t,e,n,o){if((Z.encoding!==o||Z.owner!==w||A.isBusy)&&!Gu(o)||e>Z.most&&(e>Z.mostBeyondASCII||
xt(t,e)))return;ne(t,e);let{readBytes:r,readPairs:i}=W;if(!!0||!Z.isOfPairs)return r(P.input,e,Z.source);let{piece:s}=Z,
c=i(P.input,e,Z.source,+!n,s);if(n&&e<=s||c===null)return c??void 0;let f=jn();if(c.length===s){let d=f[e],u=i(P.input+e-
d,d,Z.source,+!n,s);if(u===null)return;c+=u}return f[e]===0||ro(f[e-1],o)?c:void 0}function Gu(t){return A.isBusy?!1:W.readPairs?
(At("decoding",t),cn(()=>{let e=K(t);Z.isOfPairs=!e;let n=e?w.byte_table(t):w.pair_table(t);Z.source=W.readsInput?t:n;let o=xn(
t);return Xr=o.least,Z.piece=o.piece,Z.most=n>0?o.any:0,Z.mostBeyondASCII=n>0?o.beyondASCII:0,Z.owner=w,Z.encoding=t,!0})):
(Xr=1/0,!1)}var ju=x(()=>{let t=n=>({least:1,any:n,beyondASCII:n,piece:n});if(!W.readPairs)return{windows1252:t(0),single:t(
0),multi:t(0)};if(b()){let n={...t(72),piece:W.readsInput?72:36};return{windows1252:t(36),single:t(36),multi:n}}if(W.readsInput){
let n={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:t(256),single:t(ut()?18:256),multi:n}}let e={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:t(C()?0:256),single:t(256),multi:e}});function xn(t){let{windows1252:e,
single:n,multi:o}=ju();return t===21?e:K(t)?n:o}var ho=x(()=>C()?0:Ht()||ut()?8:gt()?352:18),Cc=x(()=>Math.min(ho(),un(),_r())),Yu=x(C);function Nc(t,e,n){if(n>64)return xt(
e,n)?Ku(t,e,n):void 0;if(n<=un()||(e[n>>1]|e[n-1])>=128||!Lr(e,n))return;let o=So();return o?o.call(e,0,n):zn(t,e,n)}function Ku(t,e,n){
let o=So(),r=K(t);if(!(n<512&&(r||!o))&&!(t===21&&xo>0)&&!(r&&Dc(t))&&!st(e,n))try{return lo()?.(e)??an(e,n,128,128)?o?o.
call(e):He()?.decodeQuickly(e,n):void 0}catch{return}}var po=[],Jr=[];function Lc(t,e,n){if(!(Jr[t]===null||n<=ho())&&!(n>=
512&&n>Rc(t)))return Jr[t]??=Xu(t),yo(Jr[t],e,n)}function Uc(t,e,n){return n<512?(Yu()?Zr(t,e,n):void 0)??zn(t,e,n)??Zr(
t,e,n)??Mc(t,e,n):Zr(t,e,n)??(Qu(t)?Mc(t,e,n):void 0)??zn(t,e,n)}var xo=0,Vu=x(()=>Qr()?8192:512),zu=t=>xo>0&&t<Vu();function Zr(t,e,n){
let o=So();if(!o||t!==21)return;if(zu(n)){xo-=1;return}let r=Zu(e,n);if(xo=r?0:15,!!r&&!st(e,n))try{return o.call(e)}catch{
return}}var Mc=(t,e,n)=>yo($c(t),e,n);function yo(t,e,n){if(!(!t||n>1024&&st(e,n)))try{return t.decode(e)}catch{return}}
var qu=x(()=>C()?{windows1252:2048,other:1536}:{windows1252:511,other:511});function Rc(t){if(Dc(t))return 8192;let{windows1252:e,
other:n}=qu();return t===21?e:n}function Xu(t){let e=ol(t)?$c(t):null;if(e){let n=wo(t,wn()).includes("\uFFFD"),o=Math.max(
ho(),xn(t).any)+1;Pe(t,{newDecoder:r=>r&&n?G(g[t].name,!0):e,isRight:r=>!(r&&n)||il(t),canFail:n,leastOfASCII:o,leastBeyondASCII:o,
leastOfBuffer:b()?1:ho()+1,most:Rc(t),onlyASCII:!1})}return e}function $c(t){return po[t]===void 0&&(po[t]=null,po[t]=N(
()=>rl(t))??null),po[t]}var So=x(()=>N(Ju));function Ju(){let t=Zt,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(
e)===String.fromCharCode(...e)?t:void 0}function Zu(t,e){let n=Math.min(e,64);for(let o=0;o<n;o++)if((t[o]&224)===128)return!1;
return n===e||an(t,e,128,224)}var Qu=t=>t===21?Qr():tl()||el()&&Ln(t),Dc=t=>!So()&&(t===21?Qr():nl()),tl=x(()=>b()||Q()),
el=x(()=>q()||C()),nl=x(b),Qr=x(()=>b()||C()||!(rt()>0)),ol=t=>b()||C()||Ht()||ut()||gt()&&t===21,wn=()=>Uint8Array.from(
{length:256},(t,e)=>e);function wo(t,e){let n=Xn(t);return String.fromCharCode(...Array.from(e,o=>n[o]))}function rl(t){
let e=G(g[t].name),n=r=>e.decode(r)===wo(t,r),o=Uint8Array.from({length:4096},(r,i)=>i);return wn().every(r=>n(Uint8Array.
of(r)))&&n(o)?e:void 0}function il(t){let e=wo(t,wn()),n=wn().filter(f=>e[f]!=="\uFFFD"),o=G(g[t].name,!0),r=f=>N(()=>o.
decode(f)),i=f=>r(f)===wo(t,f),s=Uint8Array.from({length:4096},(f,a)=>n[a%n.length]),c=f=>r(Uint8Array.of(f))===void 0&&
r(Uint8Array.of(...s,f))===void 0;return i(s)&&wn().every(f=>n.includes(f)?i(Uint8Array.of(f)):c(f))}var kc;function ti(t,e,n){return kc??=sl(),kc(t,e,n)}function sl(){let t=He(),e=!(t&&C());return(n,o,r)=>{if(e&&no(n,o)){
let i=(o<=18?qs(n,o):void 0)??Re(n,o,!0,r);if(i!==void 0)return i}if(t?.takesQuickly?.(n,o)!==!1)try{return r?t?.decodeOrFail(
n,o):t?.decodeQuickly(n,o)}catch{return}}}function Ee(t,e,n,o=!1){try{Bt(t,null);let r=vt(e,n,0,o,!0);return r<0?void 0:
Ne(0,r)}catch(r){throw H(r)}}function Pc(t,e,n,o){lt.length=0;let r=n?e:ln(t,e);return r===e||$e(t,r,e)?Ee(0,t,r,o):void 0}var Eo=x(()=>b()?{any:2048,markup:1/0,leastInStream:16}:q()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:C()?2048:
Q()?112:0,leastInStream:40}),ni=()=>Eo().markup>0,Wc=(t,e,n)=>n>=Eo().leastInStream&&Gc(t,e,n),al=x(()=>ni()?1/0:33),Hc=(t,e,n)=>t>=
29&&t<36&&n>=al()&&e[0]>=128,oi=[],vc=(t,e,n)=>Gc(t,e,n)?yo(oi[t],e,n):void 0;function Gc(t,e,n){let{any:o,markup:r}=Eo();
return n>r||n>o&&!dl(e,n)?!1:oi[t]?!0:(ul(t,n),!1)}function dl(t,e){if((t[1]&t[e>>1])>=128)return!1;let n=0,o=Math.ceil(
e/32)|1;for(let r=0;r<e;r+=o)t[r]<128&&(n+=1);return n>10}var yn=[];function ul(t,e){yn[t]===void 0&&(yn[t]=N(()=>xl(t))??
null);let n=yn[t];n&&(n.credit+=1+e/1024,!(n.credit<128)&&(n.credit=0,yn[t]=null,N(()=>{let{value:o}=n.sequences.next();
o?n.decoder.decode(o)===Ee(t,o,E(o))&&(yn[t]=n):ll(t,n.decoder)})))}function ll(t,e){oi[t]=e;let{any:n,piece:o}=xn(t);Pe(
t,{newDecoder:r=>r?G(g[t].name,!0):e,isRight:r=>!r||ml(t),canFail:!0,leastOfASCII:Math.max(18,Math.min(n,o))+1,leastBeyondASCII:Math.
max(18,n)+1,leastOfBuffer:1,most:Eo().any,onlyASCII:!1})}var ml=t=>pl.every(e=>hl.every(n=>{let o=G(g[t].name,!0),r=Uint8Array.
of(97,e,...n);return N(()=>o.decode(r))===Ee(t,r,r.length,!0)})),pl=[128,129,142,143,161,224,255],hl=[[],[32],[64],[128],
[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],xl=t=>({decoder:G(g[t].name),sequences:yl(
t),credit:0}),wl=[[239,187,191],[254,255],[255,254],[132,49,149,51]],ei=[10,164,162];function*yl(t){let[e,n,o,r]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of wl)yield Uint8Array.of(...i,...ei);for(let i=128;i<=255;i++)yield ge([i,i],e);
if(t===32)for(let i=161;i<=254;i++)yield ge([143,143],[i,i],e);if(t===29||t===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ge([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ge([i,Math.min(i+7,254)],n,r,n);yield ge([227,227],[50,
50],o,n),yield ge([129,129],[48,48],e),yield ge([129,129],[48,48],r,e)}}function ge(...t){let e=t.map(([s,c])=>c-s+1),n=e.
reduce((s,c)=>s*c),o=t.length+ei.length,r=new Uint8Array(n*o+t.length-1);for(let s=0;s<n;s++){let c=s;for(let f=t.length-
1;f>=0;f--)r[s*o+f]=t[f][0]+c%e[f],c=Math.trunc(c/e[f]);r.set(ei,s*o+t.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+
t.length-1),r}var mt=class{encoding;fatal;ignoreBOM;#t=null;#e=0;#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#o=!1,this.#r=0}decode(e,n,o){
let r=Tt(e);if(!this.#t){if(this.#o&&this.#n===0&&this.encoding===0&&r<=256&&e[r-1]<128){let s=ti(e,r,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#r+=r,s}let i=this.#n===0?this.#c(e,r,n):this.#p(e,r,n);if(i!==void 0)return n||
this.#y(r),i}return this.#s(e,r,n,o)}decodeWhole(e,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?ti(e,n,this.fatal)??Ee(r,e,n,this.fatal):qr(e,n,!0,this.fatal);if(s!==void 0)return!i||e[0]===239?this.#d(s):
s}else{let s=n>0?hn(e,n,!0,r):void 0,f=s===void 0&&!(i&&Hc(r,e,n))?this.#f(e,n,!0):this.#a(s);if(f!==void 0)return f;let a=i&&
!Et(r)?Ee(r,e,n,this.fatal):void 0;if(a!==void 0)return a}return this.#s(e,n,!0,o)}#s(e,n,o,r){if(this.#n>0){let d=this.#u(
e,n,o,r);if(d!==void 0)return d;let u=this.#n+n;if(n>0&&u<=nt.length)return this.#S(e,u,o,r);this.#E()}let i=this.#t,s=this.#o,
c=this.#r,f="";try{f=this.#g(e,n,o)??this.#h(e,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,H(d)}let a=this.#i;if(a)
throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?a:a.toTypeError(r);return f}#c(e,n,o){let{encoding:r}=this;lt.length=
0;let i=n>0&&r!==0?hn(e,n,o,r):void 0;return i===void 0?this.#f(e,n,o):this.#a(i)}#f(e,n,o){let{encoding:r}=this;if(n===
0)return"";if(r===0){let c=no(e,n)?Re(e,n,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(e,n,o))}if(r===38||r===
37){let c=n<=36?Xs(e,n,r===37):Ec(r,e,n);return this.#d(c)}if(!Jt(r))return;let i=K(r),s=n<=(i?Cc():e[0]<128?un():18)?oo(
e,n,o,r):El(r,i,e,n,o);return this.#a(s)}#m(e,n,o){return qr(e,n,o,this.fatal)??(n<=256?Pc(e,n,o,this.fatal):void 0)}#a(e){
return this.fatal&&this.encoding!==21&&e?.includes("\uFFFD")?void 0:e}#d(e){return!this.#o&&!this.ignoreBOM&&e?.charCodeAt(
0)===65279?e.slice(1):e}#p(e,n,o){let r=this.#n+n;if(!(n===0||r>nt.length))return lt.length=0,n>16?this.#l(e,r,o):(this.#x(
e,r),this.encoding===0?Re(nt,r,o,this.fatal):this.#a(hn(nt,r,o,this.encoding)??oo(nt,r,o,this.encoding)))}#l(e,n,o){let r=this.#w(
e,n);return this.encoding===0?this.#m(r,n,o):this.#a(hn(r,n,o,this.encoding))}#u(e,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c&255,d=a<224?2:a<240?3:4;if(f+n<=d)return;this.#x(e,d);let u=Re(nt,d,!0,!0);if(u===void 0)
return;let l=d-f;this.#n=0,this.#r+=l,this.#o=!0;try{return he(u,this.decode(I(e,l),o,r))}catch(S){throw this.#o=s,S instanceof
ct||S instanceof TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),S}}#x(e,n){nt[0]=this.#e,nt[1]=this.#e>>8,nt[2]=
this.#e>>16;let o=this.#n;for(let r=o;r<n;r++)nt[r]=e[r-o]}#w(e,n){return this.#x(e,this.#n),V(nt,e,this.#n),jr(n)}#y(e){
this.#r+=e,this.#o||=this.#n+e>lt.length,this.#n=lt.length,this.#e=lt.bytes}#S(e,n,o,r){let i=this.#n,s=this.#w(e,n);this.#n=
0,this.#r-=i;try{return this.#s(s,n,o,r)}catch(c){throw c instanceof ct||c instanceof TypeError||(this.#n=i,this.#r+=i),
c}}#E(){let e=Uint8Array.of(this.#e,this.#e>>8,this.#e>>16);try{Bt(this.encoding,null),vt(e,this.#n,0,this.fatal,!1),this.#t=
tt(),this.#n=0}catch(n){throw H(n)}}#g(e,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=yc(this.encoding,e,
n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;
for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#h(I(e,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?e:I(e,i,
c),a=r.decode(f,this.fatal);if(a===void 0){if(s=he(s,this.#h(f,c-i,!0)),this.#i)return s}else mo(f,c-i,a),s=he(s,this.#d(
a)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&$e(e,c,n)?(this.#y(n-c),s):he(s,this.#h(I(e,c,n),n-
c,o))}#h(e,n,o){Bt(this.encoding,this.#t);let r="",i=Rs(n),s=this.#o||this.ignoreBOM||!Et(this.encoding),c=0;for(let f=0;;f+=
65536){let a=n-f<=65536,d=Math.min(65536,n-f),u=f===0&&a?e:I(e,f,f+d),l=vt(u,d,c,this.fatal,o&&a);if(l<0)return this.#t=
tt(),this.#i=new ct(this.name,this.#r+f+Y.start(),Y.length()),r;if(c+=l,c>0&&(a||!Us(c))){let S=!s&&$s()===65279?1:0;i?i.
add(Jn()+2*S,c-S):r=he(r,Ne(S,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:Kn(),this.#r+=n,i?i.toText():(this.
encoding===0&&mo(e,n,r),r)}},El=(t,e,n,o,r)=>(e?Lc(t,n,o):void 0)??(n[0]<128?Nc(t,n,o):void 0)??(!e&&r&&o>18?vc(t,n,o):void 0)??
(zs(n,o,e)?oo(n,o,r,t):void 0)??(e?Uc(t,n,o):void 0),ri=({encoding:t,fatal:e,ignoreBOM:n})=>new mt(t,e,n);function go(t){
return t.common??=ri(t),t.common}var Sn=(t,e,n,o,r,i)=>To(uo(n,o,r),t,e,i);function To(t,e,n,o){if(n<t.leastOfAny)return go(
t).decodeWhole(e,n,o);let r=n<=t.most?t.decode(e,n):void 0;if(r!==void 0)return r;let i=go(t).decodeWhole(e,n,o);return t.
most<0&&t.reconsider(i,n),i}function jc(t,e){let n=St(t,e);if(n===36)throw new RangeError(`${e}: The encoding label prov\
ided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Oo=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new oe(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=E(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(I(e,i,s?r:i+4096),
s?n:F.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=Tl(this.#t.copy(),e,r);let i=new et,s;try{this.#t.transcode(e,n===
F.result?F.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Sn(c,E(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===
F.result,o),this.#n=n===F.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function Tl(t,e,n){
let o=E(e),r=e,i=t,s=t,c=n,f=n,a=0,d;return u=>{for(;u>=f&&a<o;)r=I(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,F.none,l=>{f+=E(l)/2}),d=void 0;return d??=Ol(i,r),d[u-c]}}function Ol(t,e){let n=E(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Kc(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?Il(o.from,e,c):0;if(a>0){o.transcode(I(e,c,c+a),F.none,
()=>{});for(let p=0;p<a;p++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=I(e,c,c+1),u=o.copy(),l=0,S=0;o.transcode(d,F.none,
p=>{l===0&&(S=p[0]|p[1]<<8),l+=E(p)/2}),l>0&&(r[i++]=s);let h=S===65533&&s<f?Vc(u,d,F.none):void 0,m=h&&h.offset+h.length;
for(let p=1;p<l;p++)r[i++]=m===void 0?s:m+p-1;let y=f-s===2||f<=2;l>0&&!h?s=f+1:(h||y)&&(s=Kc(o))}return r[i]=s,r[i+1]=s+
1,r}function Il(t,e,n){if(K(t))return E(e)-n;let o=n;if(Jt(t))for(;e[o]<128;)o+=1;return o-n}var Kc=t=>Vc(t,j,F.source)?.
offset??t.position;function Vc(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof ct)return o;throw o}}var Ge=t=>t==null?void 0:_t(t);function je(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function Al(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>St(_t(o),e))}}var Ao={allowUTF8:t=>t===void 0||!!t,candidates:Al,locale:Ge,maxBytes:je,
tld:Ge},si=["text","ASCII","empty","binary","unknown"];function Ye(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=E(t),f=Math.min(c,i);Ms();for(let S=0;S<f;S+=65536){let h=Math.min(S+65536,f);_s(I(t,S,h),e&&h===c)}let a=Cs(
o,r&&Io(r),s&&Io(s),n),{0:d,1:u,2:l}=a;return{encoding:u<0?void 0:u,score:l,kind:si[d],isASCII:si[d]==="ASCII"||si[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(S,h)=>({encoding:g[a[3+2*h]].name,score:a[4+2*h]}))}}function Io(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function ci(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=It(t,n),r=Mt(e,Ao,n),i=Ye(ue(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var bl=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ml=[33,36,37,
38],Ke=(t,e)=>{let n=Ge(t);return n===void 0?-1:St(n,e)},zc=(t,e,n)=>Math.min(je(t,e,n)??1024,1048576),qc=(t,e)=>Math.max(
3,e===-1?t:0),Xc=t=>pt(Ge(t)??"")??-1;function _l(t,e,n){if(t)return Mt(t===!0?void 0:t,Ao,`${e}, option '${n}'`)}var Cl={
defaultEncoding:Ke,detect:_l,likelyEncoding:Ke,locale:Ge,maxPrescanBytes:zc,parentEncoding:Ke,transportLayerEncodingLabel:Xc,
userOverride:Ke};function Nl(t,e){let n=Mt(t,Cl,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:qc(i,Math.max(f,c)),declared(a){let d=Tr(a,i,f,c,s,o);return d===-1?void 0:En(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Jc(a)??Ll(r,n.defaultEncoding)}}function Jc(t){if(!(t?.encoding===
void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Ll(t,e){
return En(bs(Io(t),e===-1?21:e))}var Ul={defaultEncoding:Ke,maxPrescanBytes:zc,transportLayerEncodingLabel:Xc};function Rl(t,e){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=Mt(t,Ul,e),i=s=>{let c=En(Bs(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:qc(o,r),declared:i,decide:()=>i(j)}}function $l(t,e){let n={...Ao,
defaultEncoding:Ke},{defaultEncoding:o,...r}=Mt(t,n,e);return{prescanned:3,declared(i){let s=bt(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Jc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Dl={detect:$l,html:Nl,xml:Rl},fi=["detect","html",
"xml"],kl={prefixBytes:je,sniff:mr(fi)};function Yt(t,e){let{prefixBytes:n,sniff:o}=Mt(t,kl,e),r=Dl[o](t,e),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:x(()=>{let c=s.candidates&&Ye(j,!0,s);return!Ml.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Pl(
r,c),takesWhole:n===void 0}}function Pl({prescanned:t,declared:e,options:n,decide:o},r){return e(Ot(r,t))??o(n&&Ye(r,!0,
n))}function Zc(t){let e=Tr(Ot(t,1024),1024,-1,-1,-1,-1);return e===-1||En(e).source==="BOM"?void 0:En(e)}function En(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:bl[t>>8&255],score:null}}var nf=["(B","(J","(I","$@","$B"],Fo=class{#t=!0;#e=!0;read(e,n){let o=E(e),r=this.#t?Gl(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=jl(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Kl(e,i);if(s=nf.includes(a),!s&&!n&&Vl(a))break;this.#e=s}else
s=f>=128||i<r&&Yl(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:E(e);for(;o<E(e)&&e[o]!==27;)o+=1;return o}};function Gl(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=E(t))return 1/0;if(e&&=ef(t[o],t[o+1]),n&&=ef(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function jl(t,e){let n=E(t),{start:o,words:r}=Wn(t,e),i=tf(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return tf(t,o+4*s,n)}function tf(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var ef=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,Yl=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Kl(t,e){let n="";for(let o=e+1;o<Math.min(e+3,E(t));o++)n+=String.fromCharCode(
t[o]);return n}var Vl=t=>t.length<2&&nf.some(e=>e.startsWith(t));var Rt=class{decision=null;sample=j;detected;#t;#e=!0;#n=!1;#o=new Fo;#r=new et;#i;#s=0;#c=j;#f=j;constructor(e){this.#t=
e,this.#i=e.prescanned}add(e,n){let o=new et;if(this.#e&&n&&this.#t.takesWhole)return this.#u(this.#t.sniff(e),o,e);if(this.#e=
!1,this.#r.length+E(e)<this.#i&&!n)return this.#p(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new et;
let i=Ot(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#u(s,o,r):this.#m(r,n,o)}#m(e,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#u(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=E(s)>c,a=n&&
!f,{plain:d,evidence:u}=r.passesASCII()?this.#o.read(Ot(s,c),a):{plain:0,evidence:0};s=this.#l(s,d,o);let l=E(s),S=c-d;if(u===
-1)return n||f?this.#u(i(this.#a(Ot(s,S),a)),o,s):this.#p(s,l+1,o);let h=rf(Ot(s,S),u-d,r.windowBytes),m=Math.min(h+r.windowBytes,
S);if(l<m&&!n)return this.#p(s,m,o);let y=Ot(s,m),p=this.#a(y,l<m);if(m<=h||m===S||!r.passesASCII()||!Xl(p,y))return this.#u(
i(p),o,s);s=this.#l(s,this.#o.skip(y,u-d),o)}}#a(e,n){this.sample=de(de(this.#c,this.#f),e);let o=this.#t.detection.options,
r=Ye(this.sample,n,{...o,maxBytes:void 0}),i=this.#d(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#d(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#p(e,n,o){
let r=E(e);return r>0&&this.#r.add(it(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=Ot(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-E(this.#c));return i>0&&(this.#c=de(this.#c,Ot(r,i))),this.#f=of(de(this.#f,of(I(r,i)))),I(e,n)}#u(e,n,o){
return this.decision=e,{passed:n,rest:o}}},of=t=>I(t,Math.max(0,E(t)-64));function rf(t,e,n){let o=Math.min(E(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function Xl(t,e){return t.isASCII||t.encoding===void 0&&!(e[rf(e,0,1/0)]>=128)}function sf(t){let[[e,n]]=Object.entries(t),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function cf(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var ff="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",af=`!
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
?`;var Zl=x(()=>{let t=af.split(`
`),e=0;return new Map(ff.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
df=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Mo(t){let e=new oe(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){
if(i instanceof Lt)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=uf(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function uf(t,e,n){if(df(t))return"";if(n===0)return null;let o=Ql(t),r=o.find(e);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>e(c)?c:uf(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Ql(t){
let e=[...Zl().get(t)??[],...tm(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function tm(t){
let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,S)=>c(
S)),a=o.filter((l,S)=>!c(S)),d=[n,...f].join("").normalize("NFC"),u=d+a.join("");u.normalize("NFD")===e&&r.push(u),a.every(
df)&&i.push(d)}return[...r,...i]}var lf=["fatal","html","replacement","ignore","translit"];function mf(t,e,n){return typeof t=="function"?(o,r)=>em(t(o,r()),n):t==="ignore"?kr:t==="translit"?Mo(e):void 0}function em(t,e){
if(typeof t=="string")return t;if(t==null)return null;let o=ue(It(t,e,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return it(o,0,E(o))}var jy=2**24;function Te(t,e,n,o){return typeof t=="number"?pf(t,e,n,o):new gn(t,pf(0,e,n,o))}function pf(t,e,n,o){let{unmappable:r,losses:i}=n,
s=mf(r,e,o);if(!s||Et(e))return new _o(t,e,n);let c=ai(t,n);return new Oo(c,e,r,i?.counting(s)??s)}function ai(t,e){return new _o(
t,38,{...e,bom:!1,unmappable:"fatal"})}var _o=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Er(e,this.to,this.#n.ignoreBOM,
this.#t),As(e,n),this.#t=tt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=xe,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(Be(this.to)??[]));
let d=Math.max(0,Dr.indexOf(c)),u=E(e);try{Er(this.from,this.to,i,this.#t);for(let l=0;;){let S=u-l<=65536,h=S&&l===0?e:
I(e,l,S?u:l+65536),m=ks(h,r,d,S?n:F.none);a?.addBlock(this.#e+l);let y=m<0?Y.written():m;if(y>0&&o(f(y)),m===-2&&c!=="fa\
tal")return!1;if(m<0&&this.#o(m,l),l+=Y.read(),S&&Y.finished())break}}catch(l){throw H(l)}this.#t=n===F.result?null:tt(),
this.#e=n===F.none?this.#e+u:0}#o(e,n){let o=this.#e+n+Y.start();throw this.#t=tt(),this.#e=0,e===-1?new ct(g[this.from].
name,o,Y.length()):new Lt(Y.codePoint(),o,g[this.to].name)}},gn=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){
this.#t=e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===F.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new Rt(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==F.none);i.length>0&&(this.#i.transcode(
i.concatenate(),F.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var qf=require("node:buffer"),U=require("node:fs"),Bn=require("node:path");var ze={failure:1,usage:2};var di=require("node:buffer");function Tn(t){if((0,di.isUtf8)(t))return hf(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,di.isUtf8)(r));e+=o?hf(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var hf=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function B(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(t){return t===""?"''":t==="-"?"\
standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var L=require("node:fs");var yf=require("node:fs"),ft=require("node:path");function Co(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||ft.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":ft.sep}${e}`}
function On(t){try{return Tn(yf.realpathSync.native(B(t),"buffer"))}catch{let e=(0,ft.dirname)(t);return e===t?(0,ft.resolve)(
t):(0,ft.join)(On(e),(0,ft.basename)(t))}}var wf=new Map;function ui(t){let e=(0,ft.dirname)(t),n=wf.get(e)??On(e);return wf.
set(e,n),(0,ft.join)(n,(0,ft.basename)(t))}var Sf=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var gf=require("node:util");var Tf={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},No={...Tf,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Of="it is a symbolic link to a file that does not exist; check where it points",If="there is no such file\
, and no file matches it as a pattern; check its name and its directory",qe={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},Oe={...Tf,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function $t(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,gf.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Dt(t,e){
return kt(t,e instanceof Error?e.message:String(e)),ze.failure}function kt(t,e){Ie(`encoding-wasm: ${t}: ${e}
`)}var Ef=!1;function Ie(t){Ef||process.stderr.on("error",()=>{}),Ef=!0,process.stderr.write(t)}var Kt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;var Af;async function li(t,e){let n=async i=>{try{return await i()}catch(s){throw $t(s,Mf(t))}},{next:o,close:r}=await n(
()=>t==="-"?nm(e):om(B(t),e));return{next:()=>n(o),close:r}}async function*Je(t){let e=await li(t);try{for(let n=await e.
next();n;n=await e.next())yield n}finally{await e.close()}}function Ze(t){try{return(0,L.statSync)(B(t))}catch{return}}function nm(t){
let e=(0,L.fstatSync)(0,{bigint:!0});return Lf(e,t),e.isFile()?_f(0,e,()=>{}):rm()}function om(t,e){let n=Ff(t,e);if(!n.
isFile())return im(t);let o=(0,L.openSync)(t,"r");return _f(o,n,()=>(0,L.closeSync)(o))}function Ff(t,e){let n=(0,L.statSync)(
t,{bigint:!0});return n.isDirectory()&&(0,L.opendirSync)(t).closeSync(),Lf(n,e),n}function bf(t){try{Ff(B(t)),(0,L.accessSync)(
B(t),L.constants.R_OK)}catch(e){throw $t(e,Mf(t))}}var Mf=t=>({...No,get ENOENT(){return(0,L.lstatSync)(B(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?Of:Sf(t)?If:No.ENOENT}});function _f(t,{size:e},n){Af??=new Uint8Array(262144);let o=Af,r=0;return{async next(){
let i=(0,L.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,L.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function rm(){
let t=Cf(0,()=>{}),e=process.platform==="win32"?Bf():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Bf()}return e.next()},close:()=>e?.close()}}function Bf(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function im(t){let e=await Nf(
n=>(0,L.open)(t,n));return Cf(e,()=>(0,L.closeSync)(e))}function Cf(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Nf(i=>(0,L.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Nf=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function Lf(t,e){if(t.isDirectory())throw new Error(No.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var Rf=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],mi=new Set,pi=!1,Uf=Date.now();function Qe(t){if(mi.add(t),!pi)for(let e of Rf)
process.on(e,$f);return pi=!0,()=>mi.delete(t)}function $f(t){for(let e of[...mi].reverse())e();for(let e of Rf)process.
off(e,$f);process.kill(process.pid,t)}function In(){if(!(!pi||Date.now()-Uf<50))return new Promise(t=>{setImmediate(()=>{
Uf=Date.now(),t()})})}var T=require("node:fs"),Pt=require("node:path");function xi(t,e=438){if(t===void 0)return cm();let{target:n,present:o,descriptor:r}=wi(t);return r!==void 0?lm(r):o?.isFIFO()?
dm(B(t)):o&&!o.isFile()?Uo((0,T.createWriteStream)(B(t)),!0):mm(n,o,e)}function wi(t){if(t==="")throw new Error("its nam\
e is empty; name a file");let e=(0,T.lstatSync)(B(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,T.statSync)(B(t),
{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith("/")||t.endsWith(Pt.sep))throw new Error(Oe.EISDIR);if(!o?.isFile())
return{target:n?hi(t):t,present:o};let r=vf(t);return r===void 0&&(0,T.accessSync)(B(t),T.constants.W_OK),{target:n?hi(t):
t,present:o,descriptor:r}}var Df;function cm(){return Df??=fm(),Df}function fm(){let t=(0,T.fstatSync)(1,{bigint:!0}),e=t.
isFile()?t:void 0;return process.platform==="win32"&&!e?Uo(process.stdout,!1):am(e)}function am(t){let e,n=()=>{e??=Uo(process.
stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray((0,T.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.finish(),discard(){}}}
function Uo(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",s).once("close",()=>s()),t.end()})},discard:()=>e?
t.destroy?.():void 0}}function dm(t){let e=(0,T.createWriteStream)(t),{discard:n,...o}=Uo(e,!0);return{...o,file:(0,T.statSync)(
t,{bigint:!0}),discard(){n(),e.pending&&um(t,e)}}}function um(t,e){try{let n=(0,T.openSync)(t,T.constants.O_RDONLY|T.constants.
O_NONBLOCK);e.once("close",()=>(0,T.closeSync)(n))}catch{}}function hi(t){let e=Hf(t);return e===void 0?t:hi(e)}function Hf(t){
if(!(0,T.lstatSync)(B(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=Tn((0,T.readlinkSync)(B(t),"buffer"));return(0,Pt.isAbsolute)(
e)?e:`${Tn(T.realpathSync.native(B((0,Pt.dirname)(t)),"buffer"))}${Pt.sep}${e}`}function vf(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Pt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Hf(t);return n===void 0?void 0:vf(n)}function lm(t){return{
file:(0,T.fstatSync)(t,{bigint:!0}),write:e=>Gf(t,e),wait(){},finish(){},discard(){}}}function Gf(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,T.writeSync)(t,n))}var kf=0;function yi(t){kf+=1;let e=[process.pid,kf,Math.random().toString(36).slice(
2)].join("-");return Co((0,Pt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Ro(t){try{(0,T.unlinkSync)(B(t))}catch(e){
if(e.code==="ENOENT")return;kt(_(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function mm(t,e,n){let o=yi(t),r=B(o),i=(0,T.openSync)(r,"wx",e?384:n),s=!0,c=()=>{s&&(s=!1,(0,T.closeSync)(i))};return{
write:f=>Gf(i,f),wait(){},finish(){if(c(),pm(t,e))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");e&&Si(r,e),(0,T.renameSync)(r,B(t))},discard(){try{c()}finally{Ro(o)}}}}function pm(t,e){let n=(0,T.statSync)(
B(t),{throwIfNoEntry:!1});return n?.ino!==e?.ino||n?.size!==e?.size||n?.mtimeMs!==e?.mtimeMs}var Pf=2048,hm=1024,xm=56,Si=(t,e)=>(0,T.chmodSync)(
t,wm(t,e));function wm(t,{uid:e,gid:n,mode:o}){for(let r of[e,-1])try{return(0,T.chownSync)(t,r,n),r===e?o:o&~Pf}catch{}
return o&~(Pf|hm|xm)}async function $o(t){try{let e=xi();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return An(
void 0,e)}}function An(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":_(t);return Dt(`cannot write ${o}`,$t(e,Oe))}var jf=require("node:fs"),z=require("node:path");function Yf(t,{suffix:e,directory:n}){let o=new Map(t.filter(Em).map(c=>[c,On(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,ui(c)])r.set(a,c);let i=Sm(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:Co(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
d=o.get(c),u=e&&c.endsWith(e)?r.get(ui(c).slice(0,-e.length)):void 0;if(u!==void 0)return[{...a,newer:u}];if(d===void 0)
return[a];let l=n===void 0?d:On(f),S=s.get(l);if(S===d)return[];if(S===void 0&&s.set(l,d),n===void 0)return[a];let h=S===
void 0?ym(r,l,d):Ei(f);return[{...a,...h&&{problem:new Error(h)}}]})}var Ei=t=>`another file already goes to ${_(t)}; co\
nvert this one to another directory`;function ym(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${_(o)}, which will be converted as well; nam\
e another directory`}function Sm(t){let e=s=>(0,z.isAbsolute)(s)||s.split(z.sep)[0]==="..",n=s=>(0,z.isAbsolute)(s)||e((0,z.relative)(
".",s)),o=t.filter(n).map(s=>(0,z.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(z.sep)?s:s+z.sep)),i=o.length>0?(0,z.dirname)(
o[0]):".";for(;!r(i)&&(0,z.dirname)(i)!==i;)i=(0,z.dirname)(i);return s=>{let c=(0,z.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,z.basename)(s):c}}function Em(t){try{return(0,jf.lstatSync)(B(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var gm={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},Kf=[
..."%PDF-"].map(t=>t.charCodeAt(0)),gi=t=>Kf.every((e,n)=>e===t[n]);function Vf(t,e){let{prescanned:n,declared:o,decide:r,
...i}=Yt(t,"--from auto"),s=(c="")=>{let f=qe[c];if(f&&e)throw new Error(`${f}; ${gm[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,Kf.length),declared(c){return gi(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var Tm={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function Xf(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(h,m)=>{f=await $o(`${_(h)}: ${m}
`)||f},d=(h=[])=>{if(t.quiet)return;let m=e.dryRun?"would be converted":"converted",y=s>0?`, ${s} copied`:"",p=c>0?`, ${c}\
 left alone`:"",X=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"",at=h.length>1?" and those after it":"",Wt=h.
length>0?`, ${h.length} not reached: ${_(h[0])}${at}`:"";Ie(`encoding-wasm: ${Wt&&"interrupted: "}${Kt(i,"file")} ${m}${y}${p}${X}${Wt}\

`)},u=Yf(t.files,e),l=0,S=Qe(()=>d(u.slice(l).map(({file:h})=>h)));for(let h of u){let{file:m,problem:y}=h;try{if(y)throw y;
let p=await Om(h,e),X=p!==void 0&&e.directory!==void 0;if(p!==void 0&&t.verbose&&kt(_(m),`${X?"not converted":"left alon\
e"}: ${p}`),p!==void 0&&!X)c+=1,e.dryRun&&await a(m,`would be left alone: ${p}`);else if(!(h.output===m&&Zf(m)))if(!await Im(
h,t,e.dryRun,{run:n,say:a,reason:p}))o.push(m);else if(X)s+=1;else{i+=1;let at=e.dryRun?m:h.output;e.findDeclarations&&await Rm(
at,t.to)&&r.push(at)}}catch(p){Dt(_(m),p),o.push(m)}l+=1}return S(),r.length>0&&$m(r,t.to,e.dryRun),d(),o.length>0?ze.failure:
f}async function Om({file:t,newer:e},{skipUTF8:n,keepBinary:o}){if(e!==void 0)return`it is the old version of ${_(e)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Ti(t))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await Lm(t)?"it is UTF-8":o&&await Um(t)?qe.binary:void 0}async function Im({file:t,
output:e,backup:n},o,r,{run:i,say:s,reason:c}){if(e===t&&!Ti(t))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");bf(t);try{Fm(e)}catch(l){return An(e,l),!1}n!==void 0&&ea(n,()=>bm(n));
let f=g[o.to].name,a=c?Tm:void 0,d={files:[t],output:e,...c&&{from:0,to:0,eol:void 0}};if(r){let l="";if(await i({...d,isDry:!0,
onDecision:p=>{l=g[p].name}},a)!==0)return!1;let h=e===t?"":`, to ${_(e)}`,m=n===void 0?"":`, and kept as ${_(n)}`,y=c?"\
copied":`converted from ${l} to ${f}`;return await s(t,`would be ${y}${h}${m}${c?`: ${c}`:""}`),!0}if(e!==t){let l=(0,U.statSync)(
B(t)).mode&Am;return Bm(e,()=>i({...d,mode:l},a))}let u=async()=>{let l=await i(d);return l===0&&Qf(t),l};return n===void 0?
await u()===0:Mm(t,n,u)}var Am=511;function Ti(t){let e=Ze(t);return!e||e.isFile()||e.isDirectory()}var Jf=new Set,Zf=t=>Jf.
has(Do(t));function Qf(t){let e=Do(t);e!==void 0&&Jf.add(e)}async function Bm(t,e){try{Nm((0,Bn.dirname)(t))}catch(n){throw $t(
n,Oe)}if(Zf(t))throw new Error(Ei(t));return await e()!==0?!1:(Qf(t),!0)}function Do(t){try{let e=(0,U.statSync)(B(t),{bigint:!0});
return e.isFile()?`${e.dev} ${e.ino}`:void 0}catch{return}}function Fm(t){let{target:e,present:n}=wi(t);(!n||n.isFile())&&
Oi((0,Bn.dirname)(e))}function Oi(t){let e=(0,U.statSync)(B(t),{throwIfNoEntry:!1});if(!e)return Oi((0,Bn.dirname)(t));if(!e.
isDirectory())throw new Error(Oe.EEXIST);(0,U.accessSync)(B(t),U.constants.W_OK|U.constants.X_OK)}function bm(t){if((0,U.lstatSync)(
B(t),{throwIfNoEntry:!1}))throw new Error(ta(t));Oi((0,Bn.dirname)(t))}var ta=t=>`its backup ${_(t)} already exists; use\
 another suffix, or move that file away`;function ea(t,e){try{e()}catch(n){let o=$t(n,Oe);throw o===n?n:new Error(`its b\
ackup ${_(t)} can't be made: ${o.message}`)}}async function Mm(t,e,n){let o=Do(t);ea(e,()=>_m(t,e));let r=()=>{Do(t)===o&&
Ro(e)},i=Qe(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function _m(t,e){try{(0,U.linkSync)(U.realpathSync.native(
B(t),"buffer"),B(e))}catch(n){if(n.code==="EEXIST")throw new Error(ta(e));Cm(t,e)}}function Cm(t,e){let n=yi(e),o=B(n);try{
(0,U.copyFileSync)(B(t),o,U.constants.COPYFILE_EXCL);let r=(0,U.statSync)(B(t));Si(o,r),(0,U.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,U.renameSync)(o,B(e))}finally{Ro(n)}}var zf=new Set;function Nm(t){zf.has(t)||(0,U.mkdirSync)(B(t),{recursive:!0}),
zf.add(t)}async function Lm(t){let e=new mt(0,!0,!0),n=!0,o=!1;try{for await(let r of Je(t))await In(),e.decode(r,!1),n&&=
(0,qf.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof ct)
return!1;throw r}}async function Um(t){let e=new Rt(Yt({},"--keep-binary")),n=!0;for await(let o of Je(t)){if(n&&gi(o))return!0;
if(n=!1,await In(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.kind==="binary"}
async function Rm(t,e){if(!Ti(t))return!1;let n=new ke(e);try{for await(let o of Je(t)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function $m([t,...e],n,o){let{name:r}=g[n],i=e.length>0?` and ${e.length}\
 more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;Ie(`encoding-wasm: ${_(t)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var ia=require("node:fs");var ko=class{#t;#e=new et;constructor(e=Yt({},"Examination")){this.#t=new Rt(e)}add(e,n){let o=Math.min(E(e),1024-this.#e.
length);o>0&&this.#e.add(it(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Pr(e)?Zc(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=oa(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>oa(n.encoding,o)||n.score>=.9)&&na(e.encoding,
o)!==na(n.encoding,o)?i:void 0}},na=(t,e)=>new mt(t,!1,!0).decode(e,!1);function oa(t,e){let n=0,o=null;for(let r=0;r<E(
e);r+=65536){let i=I(e,r,Math.min(r+65536,E(e)));Bt(t,o),Ns(i,!1),n+=Gt.malformed(),o=tt()}return n}async function sa({files:t,sniffing:e,json:n,quiet:o}){let r=0,i=[];for(let s of t)try{let c=Wm(s)?1/0:1e8,f={...e,maxBytes:c,
detect:{maxBytes:c}},a=new ko(Yt({...f,sniff:"detect"},"--detect")),d=e.sniff==="detect"?a:new Rt(Yt(f,"--detect")),{decision:u,
length:l}=await Hm(s,d,a),{encoding:S,...h}=u,m=a.doubt&&vm(a.doubt),y=a.detected?.kind??(h.source==="default"?"empty":"\
text");i.push({file:s,encoding:g[S].name,...h,kind:y,doubt:m??null}),m&&!o&&kt(_(s),Gm(m)),y==="ASCII"&&l>c&&!o&&kt(_(s),
Pm)}catch(c){r=Dt(_(s),c)}return await $o(n?`${JSON.stringify(i,null,2)}
`:jm(i))||r}var Pm=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,Wm=t=>t==="-"?(0,ia.fstatSync)(0).isFile():Ze(t)?.isFile()??!0;async function Hm(t,e,n){let o=new Set([e,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Je(t))if(r(s,!1),i+=s.length,e.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function vm({declared:t,detected:e,...n}){let o=e===void 0?
null:g[e].name;return{declared:g[t].name,detected:o,...n}}function Gm({declared:t,detected:e,score:n,malformed:o}){let r=`\
has ${Kt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:`it \
declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function jm(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(o)]),n=[0,1,2].map(o=>Math.max(0,
...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var fa={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},tn=class{#t={...fa};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(e){let n=this.#t;n.malformed===0&&(n.
firstMalformed=e+Gt.firstMalformed()),n.malformed+=Gt.malformed(),this.#e+=Gt.malformed(),n.unmappable===0&&(n.firstUnmappable=
e+Gt.firstUnmappable(),n.codePoint=Gt.codePoint()),n.unmappable+=Gt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,
i=e(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...fa},this.#e=
0,e}};var Ym={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Fn=class{#t;#e;#n;constructor(e,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new tn}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=ai(e,{...c,
ignoreBOM:o}),this.#e=Te(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(
e,n)}transcode(e,n,o){let r=Km(e,Ym[g[this.#t.from].name]),i=r.pop()??e;for(let s of r)this.#o(s,F.none,o);this.#o(i,n,o)}#o(e,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(e,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=Vm(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,F.none,o)}n===F.result&&this.#e.transcode(new Uint8Array,n,o)}};
function Km(t,e){if(!e)return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(t.subarray(i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Vm(t,e){if(e===0)return t;
let n=new Uint8Array(t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=
t[i],n[o++]=t[i+1]}return n.subarray(0,o)}var aa=require("node:fs"),da=require("node:path");function ua(){let t=(0,da.join)(__dirname,"encoding-prepared.wasm");try{return ds((0,aa.readFileSync)(t)),!0}catch(e){let{
message:n}=$t(e,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return Dt(`it\
s part ${_(t)} cannot be loaded`,`${n}${o}`),!1}}var Ca=require("node:buffer");var Po=class{fatal;ignoreBOM;#t;#e;#n=j;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&E(this.#n)===0?e:de(this.#n,e);if(!n&&ji(r))return this.#n=
r,"";let i=bt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new mt(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?I(r,s):r,n,o)}};function Wo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=It(t,o),i=St(_t(e),o);le(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=be(r);return bt(f)?new Po(i,s,c).decode(f,!0,o):Sn(f,Tt(f),i,s,!0,o)}function Ii(t){return zm(be(It(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}var zm=t=>Sn(t,Tt(t),0,!1,!0);var Xm=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
Mi=t=>Xm.test(t),Jm=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,Zm=x(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(t=>new RegExp(`[${t}]`,"u")));function Qm(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=Zm();if(n.test(
t))return 4;if(!o.test(t))return e<128?1:Mi(t)?2:3;if(e<12288){let i=e<880?1:e>>8;return 10*i+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Ai;function Ho(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Wo(Uint8Array.from(r),t))}var Bi;function bn(t){Bi??=new Uint16Array(65536),Ai??=[Ho("shift_jis",
136,151,64),Ho("gbk",176,215),Ho("big5",164,198,64),Ho("euc-kr",176,200)];let e=Ai.map(()=>0),n=0,o=1;for(let r of t){let i=Number(
r.codePointAt(0)),s=Bi[i]||Qm(r,i);Bi[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Ai.entries())s===1010?e[f]+=f>0?13:i>65280?9:5:e[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Jm.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...e)}var ep=x(b),xa=t=>t>=29&&Jt(t);function wa(t){let{encoding:e,fatal:n,ignoreBOM:o}=t;return(xa(e)?ni():Et(e)&&ep())&&!n?new _i(
e,n,o):ri(t)}var _i=class extends mt{#t=void 0;#e=!1;#n=!1;reset(){super.reset(),this.#e=!1}decode(e,n,o){return this.#n||
!this.#e&&!n&&this.#o(e)?this.#r(e,n):super.decode(e,n,o)}#o(e){let n=rp(this.encoding,e,Tt(e));return this.#e=!n,n&&(this.#t??=
G(this.name,!1,this.ignoreBOM)),n}#r(e,n){let o=Tt(e),r=o>1024&&st(e,o)?it(e,0,o):e,i=this.#t;this.#n=!n;try{return i.decode(
r,n?op:np)}catch(s){throw this.#t=void 0,this.#n=!1,H(s)}}},np={stream:!0},op={stream:!1};function rp(t,e,n){return(xa(t)?
Wc(t,e,n):n>=40)?(pa[t]??=N(()=>sp(t))===!0,pa[t]):!1}var pa=[],ip=[97,128,129,142,143,161,195,216,227,240,255],ha=[32,48,
129,161,220,254];function sp(t){let e=G(g[t].name),n=null,o=(i,s)=>{let c=Uint8Array.of(i);Bt(t,n);let f=Ne(0,vt(c,1,0,!1,
s));return n=tt(),e.decode(c,{stream:!s})===f};return ip.flatMap(i=>ha.flatMap(s=>ha.flatMap(c=>[i,s,c]))).every(i=>o(i,
!1))&&o(129,!0)&&cp(t)}function cp(t){let e=G(g[t].name,!1,!1),n=Be(t)??[];return[...n,...n].map(r=>e.decode(Uint8Array.
of(r),{stream:!0})).join("")+e.decode()===(Et(t)?"\uFEFF":"")}var en="Failed to execute 'decode' on 'TextDecoder'",jo=sf({TextDecoder:class{#t;#e;#n=!1;constructor(t="utf-8",e=void 0){
this.#t=dp(t,e,"Failed to construct 'TextDecoder'"),new.target!==jo&&cf(this,new.target,jo)}get encoding(){return g[this.#t.
encoding].name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(t=j,e=void 0){
if(e===void 0&&!this.#n){let n=this.#t;if(t instanceof Uint8Array){try{let{length:o}=t;if(o<=n.mostAtOnce&&o>=(t[0]<128?
n.leastOfASCII:n.leastBeyondASCII)&&(o<=1024||!st(t,o))){let r=n.decoder.decode(t);return n.onlyASCII&&r.length!==o&&n.pause(),
r}}catch{n.pauseLong()}if(ArrayBuffer.isView(t)&&t.length<n.leastOfAny)return go(n).decodeWhole(t,Tt(t),en)}else if(t instanceof
ArrayBuffer){let o=ap(n,t);if(o!==void 0)return o}}return this.#o(t,e)}#o(t,e){let n=t instanceof Uint8Array&&ArrayBuffer.
isView(t);(!n||typeof e!="object")&&fp(t,e);let o=!!e?.stream,r=n?t:be(t),i=this.#t;return i.isStateless||!this.#n&&!o?To(
i,r,Tt(r),en):(this.#n||this.#r(),this.#n=o,this.#e.decode(r,!o,en))}#r(){this.#e??=wa(this.#t),this.#e.reset()}}});function fp(t,e){
It(t,en),le(e,en)}function ap(t,e){if(t.takesAnyBuffer)try{let r=t.decoder.decode(e);return 2*r.length>t.mostAtOnce&&(t.
takesAnyBuffer=!1),r}catch{t.pauseLong()}let n=t.decodeBuffer(e);if(n!==void 0)return n;let o=lr(e);return o?To(t,new Uint8Array(
e),o,en):void 0}function dp(t,e,n){let o=_t(t);le(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return uo(jc(o,n),r,i)}var Ia="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Aa=/^(?:GBK|Shift_JIS|Big5|EUC)/,Ba=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
_p=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,nn="UTF-8",Cp=(t,e,n)=>Math.min(je(t,e,n,"steps")??2,3);function Fa(t,e=void 0){
let n="Failed to execute 'repairMojibake'",o=ns(t,n),{maxSteps:r}=Mt(e,{maxSteps:Cp},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return Np(c,r).map(({steps:f,gain:a})=>({text:Oa(o,f,Ma)??o.replace(/[^\r\n]+/g,
d=>Oa(d,f,Ni)??d),path:f.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Np(t,e){
let n=Ta(t);if(n>25)return[];let o=bn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<e;f++){i=i.
flatMap(a=>Up(a,o)).sort(Ci);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(t);let s=[
...r.values()].filter(f=>Lp(t,f.text)).sort(Ci).slice(0,5);for(let f of s)f.gain+=.6*Ta(f.text);s.sort(Ci);let c=7+Math.
min(10,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Lp=(t,e)=>[...t].some(n=>!Mi(n)&&!e.includes(
n)),ga=t=>t.match(/[^\0-\x7F]/g)?.length??0;function ba(t,e){let n=Yo(t,e);if(n)return{part:t,bytes:n};let o=t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>Yo(s,e)).join(""):"",i=.7*ga(t)<ga(r)?Yo(r,e):void 0;return i&&{part:r,bytes:i}}var Ci=(t,e)=>e.
gain-t.gain;function Up({text:t,steps:e,bits:n,left:o},r){let i=[];for(let[s,c]of Ia.entries()){let f=Aa.test(c)&&!Ba.test(
t)?void 0:ba(t,c);if(!f)continue;let{part:a,bytes:d}=f,u=a===t?o:o+bn(t)-bn(a),S=a.includes(Vt)||_a(d)?.includes(Vt)?Rp:
ci(d).candidates;for(let{encoding:h,score:m}of S){if(m<.003)break;if(e.length>0&&h!==nn&&e[0].really!==nn)continue;let y=Ni(
d,h,a,!0);if(y===void 0||y===a)continue;let p=n+2.4*Math.log2(m)-s*.25-(h===nn?-2:1)-(e.length>0?4:0),X=r-u-bn(y)+p;i.push(
{text:y,steps:[...e,{really:h,readAs:c}],bits:p,left:u,gain:X})}}return i}function Ta(t){if(t.includes(Vt))return 0;let e=Ba.
test(t),n=-1/0;for(let o of Ia){let i=_p.test(o)&&Aa.test(o)===e?ba(t,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:u}of ci(c).candidates)d===o||Ni(c,d,s)===s?f+=u:a=Math.max(a,u);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:e?Math.max(-10,Math.min(n,10)):n}function Oa(t,e,n){let o=t;for(let{really:r,readAs:i}of e){
let s=Yo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var Mn="\x7F",Vt="\uFFFD",Rp=[{encoding:nn,score:.9}];function Yo(t,e){
if(t.includes(Vt)&&t.includes(Mn))return;let n=t.replaceAll(Vt,Mn).replace(/[\x80-\x9F]/g,o=>Wo(Uint8Array.of(o.charCodeAt(
0)),e));try{return new oe(pc(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Ma(t,e,n,o=!1){if(n.includes(
Vt))return e===nn?$p(t):void 0;try{return new jo(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:o})}catch{return}}function Ni(t,e,n,o){
let r=Ma(t,e,n,o);return r===void 0&&e===nn&&!n.includes(Vt)?_a(t):r}function _a(t){let e=Ii(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>e.match(r)?.length??0);return 4*n<=o?e:void 0}function $p(t){let e=Ii(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,Mn),
[n,o]=[e.split(Mn),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Vt)&&n.length<=o.length+1?e.replaceAll(Mn,Vt):void 0}var Ko=class{path=[];#t;#e;#n;#o=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
Te(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=Te(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(
e,n,r=>this.#o.push(r))}catch(r){throw this.#r(F.source,o),r}n!==F.none&&this.#r(n,o)}#r(e,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=Fa(Dp(o));e===F.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,e===F.result?e:F.none,n)}};function Dp(t){try{return new mt(0,!1,!0).decode(t,!0)}catch(e){if(!(e instanceof
RangeError))throw e;let n=Math.floor(Ca.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var Jo=require("node:buffer");var zo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function Ua(t,e,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:u,
codePoint:l}=t,S=Kt(a,"invalid byte sequence"),h=Wp(n,o),m=`${La(a)}at offset ${d}`,y=Ra(a,c);if(a>0&&i)f.push(`${S} ${y}\
, ${m}`);else if(a>0&&h!==void 0){let X=h!==""&&o==="ignore";f.push(`${S} ${h===""?y:`${Li(c)} ${h}`}, ${m}; the file is\
 damaged, or not in ${g[e].name}: check --from, or use ${X?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let p=kp(t.unmappable,o,r,c);if(t.unmappable>0&&p){let X=s||Number.isNaN(u)?"":` at offset ${u}`,at=i?"":"; use --unmapp\
able html in HTML, or --to utf-8",Wt=`${La(t.unmappable)}${Ui(l)}${X}`;f.push(`${Pp(t.unmappable,n)} ${p}, ${Wt}${at}`)}
return f}function kp(t,e,n,o){let r=Ra(t,o),i=`${Li(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${Li(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[e]}var Li=t=>t?"would become":
"became",Ra=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,La=t=>t===1?"":"the first ",Pp=(t,e)=>`${Kt(t,"characte\
r")} that ${g[e].name} can't represent`;function Ui(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(
e)?`${e} (${fo(t)})`:fo(t)}function Wp(t,e){if(Be(t)||t===pt("gb18030"))return"U+FFFD";if(e!=="fatal")return e==="ignore"?
"":e==="html"?"&#65533;":"?"}var Yp="\x1B[?25l",Kp="\x1B[?25h",Da="\r\x1B[K";function ka(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let u=Date.
now();if(i&&u-c<100)return;c=u,s||n(),s=!0;let l=qp(r,d,(u-f)/1e3);Ie(`${i?"":Yp}${Da}${l.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:zp(t),canShow:Vp(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Ie(`${Da}${Kp}`),i=!1}}}var Vp=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function zp(t){let e=0;for(let n of t){let o=n==="-"?void 0:Ze(n);if(!o?.isFile())return;e+=o.size}return e}function qp(t,e,n){
let o=`${qo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${qo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${qo(t)} of ${qo(e)} MB | ${o} | ${c}${s%60} s left`}var qo=t=>(t/1e6).toFixed(1);var Xo=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Jp(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{Bt(this.#t,
this.#e),n=vt(e,e.length,0,!1,!1),this.#e=Kn()}catch(o){throw H(o)}for(let o of new Uint16Array(w.memory.buffer,Jn(),n))
(o&64512)!==56320&&(this.column+=1)}};function Jp(t){let{start:e,words:n}=Wn(t,0),o=e+4*n.length,r=Wa(t,0,Math.min(e,t.length))+
Wa(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Wa(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var ie=class extends Error{};async function ki(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ka(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Qe(i))}),c=0;try{n||(r=Qe(i)),o=t.isDry?eh:xi(t.output,t.mode);let f=new $i(t,
e,o,s);for(let a of t.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=An(t.output,f instanceof ie?f.cause:f)||c}return r(),c}var eh={write(){},wait(){},finish(){},discard(){}},$i=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Di(e,n,i=>{try{o.write(i)}catch(s){throw new ie("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof ie)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),Dt(_(e),n)}}async end(){this.#o.convert(new Uint8Array,F.result),await this.#e.finish()}async#r(e){let n=await li(
e,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,F.none),await this.#i(),this.#n.add(r.
length),await In()}finally{await n.close()}this.#o.convert(new Uint8Array,F.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(e=>{throw new ie("The output failed.",{cause:e})})}#s(e){
for(let n of this.#o.takeMessages())this.#n.stop(),kt(_(e),n)}},Di=class{#t;#e;#n;#o;#r=new tn;#i;#s;#c=!1;#f=[];#m=!1;#a=!1;#d;constructor(e,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=e;this.#t=e,this.#e=n,this.#n=o;let a=i==="keep"&&Et(r)&&e.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(e,d);let u=c==="fatal"||c==="tran\
slit";this.#d=u&&!Et(r)?new Xo(r):void 0,this.#s=f&&new zo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(e,n){
let o;if(this.#a=!0,n!==F.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:c}=this.#t;this.#m=typeof c==
"number"&&c!==0&&oh(e)}this.#f.push(...e.subarray(0,va.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#u(
nh);if(r)throw new Error(r);let i=[];try{this.#o.transcode(e,n,c=>{this.#d?.advance(c),this.#e.isLending?this.#l(c):i.push(
c)})}catch(c){if(c instanceof ie)throw c;o=c}for(let c of i)if(!this.#i)this.#l(c);else for(let f of this.#i.add(c))this.#l(
f);if(this.#c=!o&&n===F.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#l(c);this.#i=void 0}this.#d?.settle();let s=o&&
ih(this.#p(o),this.#t,this.#d);if(this.#c||this.#d?.startFile(),o)throw s}#p(e){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&e instanceof Lt&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let{name:i}=g[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#l(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,F.source)}catch(e){if(e instanceof ie)throw e}}#u(e){let{from:n}=this.#t,o=Uint8Array.from(this.#f);if(va.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=bt(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${g[r.encoding].name}; check --from, ${e}`:this.#m?
`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#a)return[];this.#a=!1;let c=o?[]:Ua(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof e=="object"&&(r||!o&&Ga(i))&&c.unshift(rh(i));let a=o||
n?void 0:this.#u("or use --from auto");return a&&c.unshift(a),c}},va=[255,254,0,0],nh="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function oh(t){if((0,Jo.isAscii)(t))return!1;let e=6;return[0,1,2,3].some(n=>(0,Jo.isUtf8)(
t.subarray(0,t.length-n)))&&t.some(n=>n>=128&&--e===0)}var Ga=({score:t,kind:e})=>(e&&qe[e])??(t!==null&&t<.9?"this is u\
ncertain":void 0);function rh(t){let{encoding:e,source:n,score:o}=t,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Ga(t),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${g[e].name} (${r})${s}`}function ih(t,{isChanged:e,
isOnlyCopy:n,unmappable:o},r){if(t instanceof ct){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.\
bak":"leave out --fatal";return new Error(`${Kt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; c\
heck --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof Lt&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding}\
 can't represent ${Ui(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var sh=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],ch=x(()=>new Map(sh.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));
function ja(t){return pt(t)??ch().get(Un(t))??ir(t)}var on=class extends Error{};var Ya=["bash","zsh","fish"];var Zo=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:fh,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:dh,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:lf},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:fi},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:uh},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:Ya}];var Qo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function fh(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Ka(e)}var ah=/ascii|^ansi_x3\.4|367$|646/i;
function dh(t){let[e,...n]=t.split("//"),o=Ka(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new on(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=ah.test(e)&&o===pt("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function uh(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Ka(t){let e=pt(
t)??ja(t);if(e===void 0)throw new on("There is no such encoding; encoding-wasm --list shows all.");if(e===36)throw new on(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return e}var zt="encoding-wasm",tr=()=>[...Zo,...Qo].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?lh(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:mh(e)}}),lh=t=>[...t?["auto"]:[],...g.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
mh=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Va(t){return{bash:ph,zsh:hh,fish:xh}[t]()}function ph(){let t=tr().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=tr().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${zt} in bash: put it into ~/.local/share/bash-completion/completions/${zt}\

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
complete -o filenames -F _encoding_wasm ${zt}
`}function hh(){let t=tr().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(u=>n?u.startsWith(
"--")?`${u}=${o?"-":""}`:`${u}${o?"-":"+"}`:u),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${zt}
# Completion for ${zt} in zsh: put it into a directory of $fpath as _${zt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function xh(){let t=tr().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>l.startsWith(
"--")?`-l ${l.slice(2)}`:`-s ${l.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),u=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${zt} ${c.join(" ")}${n?u:""} -d '${s}'`});return`# Completion for ${zt} in fish: put it into ~/.config/fish/completi\
ons/${zt}.fish
${t.join(`
`)}
`}var er=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function za(t){
let e=[...Zo,...Qo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,u,{length:l})=>{let h=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,m=c!==void 0&&(i||u===l-1);return`\\fB${er(
d)}\\fR${m?i?`[${h}]`:h:""}`}),a=r?`
${er(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${er(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${er(t)}" "User Commands"
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
`}async function wh(t,e){if(!ua())return ze.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:u,outDir:l}=e,S={sniff:i,locale:s,detect:!0};if(o)return sa({...t,sniffing:S,json:r});
let h=u!==void 0||l!==void 0,m=d===void 0?void 0:Mo(t.to),y={...t,from:n==="auto"?Vf(S,h):n,unmappable:m?qt=>m(qt)??d:t.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},p={isLending:!c&&!f&&!a&&!yh(y.unmappable),newTranscoder(qt,wt){let{from:se,
to:ce}=qt;return f?new Ko(se,ce,wt):c?typeof se=="number"?new Fn(se,ce,wt):new gn(se,new Fn(0,ce,wt)):Te(se,ce,p.isLending?
{...wt,take:Ir}:wt,"")},newFixer:a&&(()=>new ke(y.to))};if(!h)return ki(y,p);let{skipUtf8:X=!1,keepBinary:at=!1,dryRun:Wt=!1}=e,
Ae={suffix:u,directory:l,skipUTF8:X,keepBinary:at,dryRun:Wt,findDeclarations:!a&&!y.quiet};return Xf(y,Ae,(qt,wt=p)=>ki(
{...y,...qt},wt))}var yh=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
