var Zr=(e,t)=>e?.prototype?.[t],lt=e=>Zr(globalThis.Buffer,e),ae=lt("ucs2Slice"),Qr=lt("ucs2Write"),ze=lt("utf8Slice"),ie=lt(
"latin1Slice"),Yn=e=>globalThis[e],eo=Yn("TextDecoder"),Kn=Zr(eo,"decode");function B(e,t=!1,r=!0){let o=new eo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{value:Kn})}function S(e){try{return e()}catch{return}}var T=()=>"InternalError"in globalThis,_=()=>"Bun"in globalThis,se=()=>Qt().includes(
"Chrome/"),$=()=>Qt().includes("AppleWebKit/")&&!se()&&!(ce()>0);function Qt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var q=()=>"Deno"in globalThis,K=()=>Qt()==="Cloudflare-Workers",ee=()=>$()||K(),ce=()=>K()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),R=()=>ce()<22,qe=e=>globalThis.process?.getBuiltinModule?.(e),Zt;function to(){let{
TransformStream:e}=globalThis;return e&&e===Zt?e:(Zt=[e,qe("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Zt)}var Vn=e=>qe("node:fs").readFileSync(e);function ro(e){try{return Vn(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var mt=()=>ro(()=>new URL("./decoder.wasm",import.meta.url)),pt="encoding-wasm/decoder";var oo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function m(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var y=Xn();function Xn(){let e=oo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var io=m(()=>new Map(y.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Jn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ht=e=>e<36&&e!==33,L=e=>e>0&&e<29,pe=e=>e>=29&&ht(e),Xe=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),Zn=e=>Jn.find(([t])=>e>=t)[1];function so(e){let t=io();return t.get(e)??t.get(lo(ti(e)))}function Ue(e,t){
let r=so(e);if(r===void 0){let o=ei(e),n=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=Zn(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${pt}' doesn't include ${y[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var Qn=m(
()=>new Map(Array.from(io(),([e,t])=>[co(e),t]).reverse()));function ei(e){let t=co(e),r=Qn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var co=e=>lo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),fo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Je(e){if(e[0]>=239)return fo.find(t=>t.bytes.every((r,o)=>e[o]===r))}function ao({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function uo(e){return fo.find(t=>t.encoding===e)?.bytes}function ge(e){return e===
0||e===37||e===38}function ti(e){let t=0,r=e.length;for(;no(e[t]);)t+=1;for(;no(e[r-1]);)r-=1;return e.slice(t,r)}var no=e=>`\
	
\f\r `.includes(e);function lo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function mo(e){let t=so(`${e}`);return t===
void 0?null:y[t].name}var rr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,po=()=>Object.getPrototypeOf(Uint8Array.prototype),St=e=>rr(po(),
e),or=e=>rr(DataView.prototype,e),ni=()=>rr(ArrayBuffer.prototype,"byteLength"),nr=e=>po()[e],ii=St(Symbol.toStringTag),
ir=St("buffer"),xo=St("byteOffset"),ho=St("byteLength");var si=nr("set"),ci=nr("slice"),fi=nr("subarray"),di=or("buffer"),ai=or("byteOffset"),So=or("byteLength"),yo=ni(),G=e=>ho.
call(e);function v(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:G(e)}var F=(e,t,r=G(e))=>new Uint8Array(
ir.call(e),xo.call(e)+t,r-t);function To(e,t){let r=new Uint8Array(G(e)+G(t));return j(r,e),j(r,t,G(e)),r}var j=(e,t,r)=>si.call(e,t,r);var ui=m(()=>T()?96:$()?1024:1/0);function yt(e,t,r){if(r-t<=ui())return ci.call(e,t,r);let o=new Uint8Array(r-t);return j(
o,fi.call(e,t,r)),o}function sr(e,t,r){if(r>24)return yt(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)o[n]=e[t+n];
return o}function N(e,t){if(t<=64)return!1;try{return yo.call(ir.call(e)),!1}catch{return!0}}var li="The provided value \
is not of type '(ArrayBuffer or ArrayBufferView)'; await promises, and the arrayBuffer() of a Blob or Response.";function te(e,t,r=li){
if(!ArrayBuffer.isView(e)&&cr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Ze(e){if(ArrayBuffer.isView(e))return mi(e);try{return new Uint8Array(e)}catch{return re}}var De=e=>e instanceof
Uint8Array?e:Ze(e);function mi(e){try{return ii.call(e)===void 0?new Uint8Array(di.call(e),ai.call(e),So.call(e)):new Uint8Array(
ir.call(e),xo.call(e),ho.call(e))}catch{return re}}var re=new Uint8Array;function cr(e){try{return yo.call(e)}catch{}try{
return So.call(new DataView(e))}catch{return}}function xe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var he=e=>`${e}`;var Y=e=>(e&63488)===55296;function wo(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var pi=e=>e<128?1:e<2048?2:e<65536?3:4;function Oo(e,t,r){if(e<128)return t[r]=e,r+1;let o=pi(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}function Tt(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function W(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var et=(e,t)=>(e[0]&e[t>>1])>=128;function wt(e,t,r){if((e[1]&e[t>>1])>=128)return!1;
let o=0,n=Math.ceil(t/32)|1;for(let i=0;i<t;i+=n)e[i]<128&&(o+=1);return o>=r}var Ne=m(()=>S(xi));function xi(){let{isAscii:e}=qe(
"node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Se(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Bo(e,t,r){let{memory:o}=e,n=Ot(a=>wi(a,r),o,t),i=Ot(Ai,o,t);if(n&&i){let a=q()?1/0:64;return{...i,read:(u,l)=>(l<
128?n:i).read(u,l),write:(u,l)=>(u.length<a?n:i).write(u,l),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:q()?n.
writeBytes:void 0,mostByTable:512}}let s=fr(o);if(n)return T()?Oi(n,Ot(Io,o,t)):n;let c=i??Ot(Io,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?yi(d,e,t):d}var yi=(e,t,r)=>({
...e,readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<
0?null:e.read(r,c)},readsInput:!0,mostByTable:512});function Ot(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),fr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Ti="str\
ings";function wi(e,t){let[r]=WebAssembly.Module.customSections(t,Ti),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function Oi(e,t){let{read:r,
readBytes:o}=e;return{...e,collect:t?.collect,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function Ai(e){let[t,r]=[ae,Qr],o=new Uint8Array(
e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(n(),i,i+2*s),write:(i,s)=>r.call(
n(),i,s,2*i.length),most:1/0,collect:_o(e,(i,s)=>t.call(i,0,s))}}function _o(e,t){let r;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=n(2*i),c=0;return{add(f,d){j(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function n(i){let s=r?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return r=
new WeakRef(c),c}}function Io(e){let t=B("utf-16le"),{write:r,most:o}=fr(e),n=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=_o(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:n,write:r,most:o,collect:i}}function fr(e){let t=new Uint16Array(
e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Se(
i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){
let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var At,x,ar,Fo,Mo,b,g={input:0,units:0,output:0},tt=0,It={name:"",encoding:-1},O={isBusy:!0,newCodec:NaN,count:0};function ye(e,t){
It.name=e,It.encoding=t,O.newCodec=NaN,O.count+=1,O.isBusy&&Ei(),O.isBusy=!0}function Ei(){try{Do(),At??=Uo(Fi(mt())),go(
new WebAssembly.Instance(At),At)}catch(e){throw Lo(e)}}async function ur(e,t){try{Do();let r=e(),o=bo(r)?r:await WebAssembly.compile(t?r:_i(r));Uo(o);let n=await WebAssembly.instantiate(
o);if(lr())return;go(n,o),At=o}catch(r){throw Lo(r)}}var Bi=[0,97,115,109];function _i(e){let t=Ze(te(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(Bi.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var lr=()=>!O.isBusy;function Fi(e){return bo(e)?e:new WebAssembly.Module(e)}function bo(e){try{return WebAssembly.
Module.customSections(e,Co),!0}catch{return!1}}var Co="encoding-wasm";function Uo(e){let[t]=WebAssembly.Module.customSections(
e,Co),r=`${pt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function go({
exports:e},t){x=e,dr=WebAssembly.RuntimeError,g.input=x.input(),g.units=x.units(),g.output=x.output(),Ro(),b=Bo(x,g.units,
t),tt=Math.min(x.units_length(),b.most),O.isBusy=!1}function Do(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Lo(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Mi(e))return new RangeError(`encoding-wasm: ${No} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var No="no memory \
for WebAssembly; free some, and call again",Mi=e=>e instanceof RangeError&&/memory/i.test(e.message);function mr(){return xr(),
ar}function Et(){return xr(),Fo}function pr(){return xr(),Mo}function xr(){ar[0]===void 0&&Ro()}function Ro(){let{buffer:e}=x.
memory;ar=new Uint8Array(e),Fo=new Uint8Array(e,g.input,65536),Mo=new Int32Array(e,x.codec(),x.codec_length()>>2)}function Wo(e,t){
return ye(e,-1),Bt(t)}function Bt(e){try{let t=e();return O.isBusy=!1,t}catch(t){throw J(t)}}var dr;function J(e){if(!O.
isBusy||!dr||!(e instanceof dr))return e;let t=y[It.encoding]?.name,r=`${It.name}${t?` of ${t}`:""} failed`;return bi()?
new RangeError(`encoding-wasm: ${r}: ${No}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function bi(){try{return x.memory.grow(32),
!1}catch{return!0}}function Pe(e=null){let t=pr();return Go(t,e??new Int32Array(t.length))}function $o(){return x.held()!==0?Pe():(O.newCodec=
hr,null)}var Li=e=>Go(e,pr());function Go(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Te(e,t){Ni(e,t)||(ye(
"decoding",e),t?Li(t):x.new_decoder(e),hr=e===33||e===36?NaN:e)}var hr=NaN;function Ni(e,t){return t||O.newCodec!==e||O.
isBusy?!1:(O.newCodec=NaN,O.isBusy=!0,!0)}function we(e,t,r,o,n){We(e,t),O.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return O.isBusy=!1,n&&i>=0&&(O.newCodec=hr),Wi(
i)}var ne={encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function _t(e,t,r){if(ne.encoding!==
e||ne.owner!==x||O.isBusy){try{ye("decoding",e),ne.owner=x;let s=b.readBytes?x.byte_table(e):0;ne.source=b.readsInput?e:
s;let c=s===0?0:b.mostByTable??1/0;ne.mostWithMuchASCII=Xe(e)?2*c:c,ne.mostWithLittleASCII=c>0&&Xe(e)?1/0:c,ne.encoding=
e}catch(s){throw J(s)}O.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:n}=ne;if(r>o&&(r>n||wt(t,r,17)))return;if(r<=
65536)return We(t,r),Po(r);if(b.most>tt)return;let i="";for(let s=0;s<r;s+=65536){let c=Math.min(65536,r-s);We(F(t,s,s+c),
c),i=Ae(i,Po(c))}return i}function rt(e,t,r,o){return Wo("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>
0&&(n=Math.min(4*n,65536,t-i)),We(n===t?e:F(e,i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function Ri(e,t){let r=-1,
o,n;function i(s){try{return ye(e,s),r=s,n=x,o=t(s),O.isBusy=!1,o}catch(c){throw J(c)}}return s=>s===r&&n===x&&!O.isBusy&&
(!o||o[0]!==void 0)?o:i(s)}var Oe=Ri("decoding",e=>{let t=L(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.buffer,
r,t?256:65536):void 0}),Po=e=>b.readBytes(g.input,e,ne.source);function Ae(e,t){try{return e+t}catch(r){throw Sr(r)}}var Sr=e=>new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:e}),
jo=e=>e+65536+3<=tt,vo=e=>e>tt&&e<268435456?b.collect?.(e+3):void 0,Yo=()=>g.units,Ko=()=>mr()[g.units]|mr()[g.units+1]<<
8,ke=(e,t)=>b.read(g.units+2*e,t-e);function We(e,t){let r=Et();if(t>8)try{j(r,e)}catch{j(r,F(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Wi(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var yr={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var Vo=new Uint8Array(128),k=ki(Vo);function ki(e){return new Uint16Array(e.buffer)}var bt=m(()=>Ie()?0:18),Hi=m(()=>R()?
54:q()||!(ce()>=22||ee())?64:32),$i=m(()=>$()?64:32),Gi=m(()=>$()?36:18);function zo(e,t,r){return r?t<=8:t<=Gi()||t<=$i()&&
(et(e,t)||Dt())}var Ct=(e,t)=>t<=18||t<=64&&et(e,t)&&t<=Hi(),H={length:0,bytes:0};function He(e,t,r,o){if(e[0]<128&&Ie())
return Tt(e,t)?ie.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return Tr(e,s,t,r,o,n);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||Y(c)||c===65279))return Tr(e,s,t,r,o,n)}k[n++]=c}return ot(n)}function qo(e,t,r){if(t%2>0)return;let o=0;
for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(Y(i))return;k[o++]=i}return ot(o)}function Tr(e,t,r,o,n,i){
let s=Or();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,p=f===237?159:f===244?143:191,I=f,E=0;for(;E<d&&c<r;E++,c++){let M=e[c];if(M<l||M>p)break;I|=M<<
8*(E+1),l=128,p=191,a=a<<6|M&63}if(E<d){if(c===r&&!o){if(f===239)return;Jo(I,1+E);break}u=!0}if(u&&n||(u&&(a=65533),a===
65279))return;a>65535&&(k[i++]=55232+(a>>10),a=56320|a&1023),k[i++]=a}return ot(i)}function Ut(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Oe(o),!n)return;if(d=n[f],Y(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&gt(f,o))break;
if(Y(d))return ji(e,c,t,r,i,o,n)}}k[i++]=d}return ot(i)}function Xo(e,t,r){let o=Oe(r);if(!o)return;let n=t-1,i=0,s=0;for(;s<
n;){let c=e[s],f=o[c|e[s+1]<<8];if(Y(f))return;s+=Y(o[c])?2:1,k[i++]=f}if(s===n){let c=o[e[s]];if(Y(c))return;k[i++]=c}return Se(
k,0,i)}function ji(e,t,r,o,n,i,s){let c=Or();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(Y(a)){if(f===r&&!o&&
gt(d,i))break;let u=f<r?e[f]:0;if(a=s[d|u<<8],!Y(a))f+=1;else if(Yi(a))a=65533;else{let p=f+2<r&&i<=30?vi(d,u,e[f+1],e[f+
2]):0;if(p===0)return;k[n++]=55232+(p>>10),a=56320|p&1023,f+=3}}k[n++]=a}return ot(n)}function vi(e,t,r,o){let n=t>=48&&
t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?65536+i-
189e3:0}var Yi=e=>e>=57088&&e<=57216;function $e(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=192)
return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function Ge(e,t,r){return H.length=0,Tr(e,t,r,!1,!0,0)===""}function gt(e,t){
let r=t!==32||e<144||e>160;return r&&Jo(e,1),r}function Jo(e,t){H.length=t,H.bytes=e}function ot(e){if(e<3||e<=18&&!Ie())
return Se(k,0,e);if(Dt())return ae.call(Vo,0,2*e);if(!(e>Or()))return Se(k,0,18)+Se(k,18,e-18)}var Or=m(()=>Dt()?1/0:36),
Ie=m(()=>_()&&Dt()),Dt=m(()=>S(Ki)===!0);function Ki(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.
call(e,0,e.length);return t(ae)==="a\uFEFF\uD83D"&&t(ie)==="a\0\xFF\xFE=\xD8"}var Ir=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#r=0;#t=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#n=void 0;#o=0;#i=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=L(t)&&!r}accept(t){S(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#n=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:r,
canFail:o,most:n}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=r?.(this.decoder)??this.decoder,this.#i=
this.fatal&&o&&!this.decoder.fatal,this.most=n,this.mostAtOnce=this.#i?-1:n,this.isWatched=this.onlyASCII||T()}watch(t,r){
if(this.onlyASCII){t.length!==r&&this.pause();return}this.#r=2*r<=this.mostAtOnce?this.#r+1:0,this.takesAnything=this.#r>=
this.#t,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#r=0,this.#t=Math.min(
2*this.#t,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#r=0}pauseLong(){
this.pause(),this.#o=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,r){let o=this.#n;this.#o>0?this.#o-=1:o&&
r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:r}=t;if(r<this.#e||r>this.mostAtOnce)
return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,r):this.takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,
o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&N(t,r)))try{let o=this.viewDecoder.decode(t),n=this.#i&&o.includes(
"\uFFFD");return n?this.pauseLong():this.isWatched&&this.watch(o,r),n?void 0:o}catch{this.pauseLong();return}}},Zo=[],Er=[];
function Nt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Er[o];if(n)return n;let i=new Ir(e,t,r);Er[o]=i;let s=Zo[e];return s&&i.accept(
s),i}function je(e,t){Zo[e]=t;for(let r=0;r<4;r++)Er[4*e+r]?.accept(t)}var ve=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var D=new Uint8Array(512),Br=[];function _r(e){return Br[e]??=F(D,0,e),Br[e]}function Qo(e,t,r){return t>D.length?F(e,0,
r):(e!==Br[t]&&j(D,e),_r(r))}var Z=new Uint8Array(256);function Fr(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return en(Z,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return en(r,o,e);r[o]=n}return r}function en(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)Z[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)Z[n++]=s;else if(s<2048)Z[n++]=
192|s>>6,Z[n++]=128|s&63;else if(!Y(s))Z[n++]=224|s>>12,Z[n++]=128|s>>6&63,Z[n++]=128|s&63;else{let c=wo(r,i);c>=65536&&
(i+=1),n=Oo(c,Z,n)}}return sr(Z,0,n)}var Zi=Qi();function Qi(){let e=ze;return t=>e.call(t)}var Rt=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let r=Zi(t);return this.fatal&&r.includes("\uFFFD")?this.#e.decode(t):r.charCodeAt(
0)===65279&&!this.ignoreBOM?r.slice(1):r}};function os(e,t){if(t<64)return!1;if(W(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=
i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}function tn(){
return se()?os:K()?ss:T()?ns:void 0}function ns(e,t){if(t<524288)return!0;let r=0,o=Math.ceil(t/64);for(let n=0;n<t;n+=o)
e[n]>=206&&(r+=1);return r>4||S(()=>rt(e,65536,128,128))!==!1}var is=m(K),Mr=0;function Wt(e,t,r){t<1024||!is()||!W(e,t)||
(Mr=r.length===t?0:Mr+1)}function ss(e,t){if(t<1024)return!0;if(W(e,t))return Mr<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}var Be=m(()=>S(cs));function cs(){let e=R(),t=e?Ne():void 0;if(e&&!t)return;let r=B("utf-8"),o=S(as),n=h=>r.decode(h),i=ls(
n),s=ds(i,o),c=t&&((h,C)=>W(h,C)&&t(h)),f=c??tn(),d=c?(h,C)=>C>256?c(h,C):cn(h,C)&&!(C>54&&et(h,C)):f,a=Uint8Array.of(...on,
...sn.flat()),u=`${nn}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.of(97,127),p=i(a,a.length)===u&&n(a)===u&&r.decode(
a.buffer)===u&&i(l,2)==="a\x7F"&&br(h=>s(h,h.length)),I=ie;if(!p||t&&I.call(l)!=="a\x7F")return;let E=(h,C)=>B("utf-8",h&&
o!==void 0,C),M=Pt()?h=>new Rt(h):void 0;return je(0,{newDecoder:E,newViewDecoder:M,isRight:(h,C)=>{let Jr=E(h,C);return rn(
Jr)&&(!M||rn(M(Jr)))},canFail:!0,...fs()}),{decode(h,C){try{return t?I.call(h):(C?s:n)(h,G(h))}catch{return}},decodeQuickly:i,
decodesStart:Pt(),decodeOrFail:s,takesQuickly:d,takes:f,completeLength:$e}}function fs(){return _()?Ee(1):q()?{...Ee(257),
leastBeyondASCII:65,leastOfBuffer:8192}:R()?{...Ee(19),most:2048,onlyASCII:!0}:se()?{...Ee(48),leastOfBuffer:48,onlyASCII:!0}:
K()?{...Ee(33),most:1023}:Pt()?{...Ee(33),leastOfASCII:19}:Ee(33)}var Ee=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function ds(e,t){let r=us(e),o=_()||ee();return t&&o?n=>t.decode(n):r}function as(){let e=B("ut\
f-8",!0);return br(r=>e.decode(r))&&br(({buffer:r})=>e.decode(r))&&!q()?e:void 0}var rn=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...Fr("\uFEFF"),...Fr(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),br=e=>e(Uint8Array.from(on))===nn&&sn.every(t=>S(()=>e(Uint8Array.from(t)))===void 0),on=[239,187,191,97,230,188,162,
240,159,146,169],nn="\uFEFFa\u6F22\u{1F4A9}",sn=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
us=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function ls(e){let[t,r]=[ze,ie];return R()?(o,n)=>n>256?
r.call(o):t.call(o,0,n):Pt()?(o,n)=>n<8192?t.call(o,0,n):e(o):!t||!q()?e:(o,n)=>cn(o,n)?t.call(o):e(o)}var Pt=()=>ze!==void 0&&
ce()>0&&!q()&&!_(),cn=(e,t)=>t<=64||t<=256&&W(e,t);var U={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},Cr=1;function kt(e,t,r,o){return t>=
Cr?ms(e,t,r,o):void 0}function ms(e,t,r,o){if((U.encoding!==o||U.owner!==x||O.isBusy)&&!ps(o)||t>U.most&&(t>U.mostBeyondASCII||
W(e,t)))return;We(e,t);let{readBytes:n,readPairs:i}=b;if(!!0||!U.isOfPairs)return n(g.input,t,U.source);let{piece:s}=U,c=i(
g.input,t,U.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=Et();if(c.length===s){let a=f[t],u=i(g.input+t-a,a,
U.source,+!r,s);if(u===null)return;c+=u}return f[t]===0||gt(f[t-1],o)?c:void 0}function ps(e){return O.isBusy?!1:b.readPairs?
(ye("decoding",e),Bt(()=>{let t=L(e);U.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);U.source=b.readsInput?e:r;let o=st(
e);return Cr=o.least,U.piece=o.piece,U.most=r>0?o.any:0,U.mostBeyondASCII=r>0?o.beyondASCII:0,U.owner=x,U.encoding=e,!0})):
(Cr=1/0,!1)}var xs=m(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!b.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(T()){let r={...e(72),piece:b.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(b.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(R()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(_()?0:256),single:e(256),multi:t}});function st(e){let{windows1252:t,
single:r,multi:o}=xs();return e===21?t:L(e)?r:o}var Dr=m(()=>_()?0:ee()||R()?8:se()?352:18),hs=m(_);function un(e,t,r){if(r>64)return W(t,r)?Ss(e,t,r):void 0;if(r<=bt()||
(t[r>>1]|t[r-1])>=128||!Tt(t,r))return;let o=vt();return o?o.call(t,0,r):_t(e,t,r)}function Ss(e,t,r){let o=vt(),n=L(e);
if(!(r<512&&(n||!o))&&!(e===21&&$t>0)&&!(n&&hn(e))&&!N(t,r))try{return Ne()?.(t)??rt(t,r,128,128)?o?o.call(t):Be()?.decodeQuickly(
t,r):void 0}catch{return}}var Ht=[],Ur=[];function ln(e,t,r){if(!(Ur[e]===null||r<=Dr())&&!(r>=512&&r>pn(e)))return Ur[e]??=
Os(e),jt(Ur[e],t,r)}function mn(e,t,r){return r<512?(hs()?gr(e,t,r):void 0)??_t(e,t,r)??gr(e,t,r)??fn(e,t,r):gr(e,t,r)??
(Es(e)?fn(e,t,r):void 0)??_t(e,t,r)}var $t=0,ys=m(()=>Lr()?8192:512),Ts=e=>$t>0&&e<ys();function gr(e,t,r){let o=vt();if(!o||
e!==21)return;if(Ts(r)){$t-=1;return}let n=Is(t,r);if($t=n?0:15,!!n&&!N(t,r))try{return o.call(t)}catch{return}}var fn=(e,t,r)=>jt(
xn(e),t,r);function jt(e,t,r){if(!(!e||r>1024&&N(t,r)))try{return e.decode(t)}catch{return}}var ws=m(()=>_()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function pn(e){if(hn(e))return 8192;let{windows1252:t,other:r}=ws();return e===
21?t:r}function Os(e){let t=Ms(e)?xn(e):null;if(t){let r=Gt(e,ct()).includes("\uFFFD"),o=Math.max(Dr(),st(e).any)+1;je(e,
{newDecoder:n=>n&&r?B(y[e].name,!0):t,isRight:n=>!(n&&r)||Cs(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:T()?
1:Dr()+1,most:pn(e),onlyASCII:!1})}return t}function xn(e){return Ht[e]===void 0&&(Ht[e]=null,Ht[e]=S(()=>bs(e))??null),
Ht[e]}var vt=m(()=>S(As));function As(){let e=ie,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function Is(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||rt(e,
t,128,224)}var Es=e=>e===21?Lr():Bs()||_s()&&Xe(e),hn=e=>!vt()&&(e===21?Lr():Fs()),Bs=m(()=>T()||$()),_s=m(()=>K()||_()),
Fs=m(T),Lr=m(()=>T()||_()||!(ce()>0)),Ms=e=>T()||_()||ee()||R()||se()&&e===21,ct=()=>Uint8Array.from({length:256},(e,t)=>t);
function Gt(e,t){let r=Oe(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function bs(e){let t=B(y[e].name),r=n=>t.
decode(n)===Gt(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return ct().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Cs(e){
let t=Gt(e,ct()),r=ct().filter(f=>t[f]!=="\uFFFD"),o=B(y[e].name,!0),n=f=>S(()=>o.decode(f)),i=f=>n(f)===Gt(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
ct().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}function Rr(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
n|i|s|c|f|d|a|u)<128?r(o,n,i,s,c,f,d,a,u):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|n|i|s|c|f|d|a|u|l)<128?r(o,n,i,s,c,f,d,a,u,l):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10];return(o|n|i|s|c|f|d|a|u|l|p)<128?r(o,n,i,s,c,f,d,a,u,l,p):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11];return(o|n|i|s|c|f|d|a|u|l|p|I)<128?r(o,n,i,s,c,f,d,a,u,l,p,I):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],E=e[12];return(o|n|i|
s|c|f|d|a|u|l|p|I|E)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,E):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10],I=e[11],E=e[12],M=e[13];return(o|n|i|s|c|f|d|a|u|l|p|I|E|M)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,E,M):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],E=e[12],M=e[13],h=e[14];return(o|n|i|
s|c|f|d|a|u|l|p|I|E|M|h)<128?r(o,n,i,s,c,f,d,a,u,l,p,I,E,M,h):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],p=e[10],I=e[11],E=e[12],M=e[13],h=e[14],C=e[15];return(o|n|i|s|c|f|d|a|u|l|p|I|E|M|h|C)<128?r(o,n,i,
s,c,f,d,a,u,l,p,I,E,M,h,C):void 0}}}function Wr(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
return o(r[e[0]],r[e[1]]);case 3:return o(r[e[0]],r[e[1]],r[e[2]]);case 4:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]]);case 5:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]]);case 6:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]]);case 7:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]]);case 8:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]]);case 9:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]]);case 10:
return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]]);case 11:return o(r[e[0]],r[e[1]],
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]]);case 12:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],
r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]]);case 13:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]]);case 14:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],r[e[4]],
r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]]);case 15:return o(r[e[0]],r[e[1]],r[e[2]],r[e[3]],
r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]]);default:return o(r[e[0]],r[e[1]],
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var Sn;function kr(e,t,r){return Sn??=Us(),Sn(e,t,r)}function Us(){let e=Be(),t=!(e&&_());return(r,o,n)=>{if(t&&Ct(r,o)){
let i=(o<=16&&r[0]<128?Rr(r,o):void 0)??He(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var Pr=[];function yn(e,t,r){if(Ie())return;let o=Pr[r];if(o)return Wr(
e,t,o);let n=Rr(e,t);if(n!==void 0||!L(r))return n;let i=Oe(r);if(i)return Pr[r]=new Uint16Array(i),Wr(e,t,Pr[r])}function _e(e,t,r,o=!1){
try{Te(e,null);let n=we(t,r,0,o,!0);return n<0?void 0:ke(0,n)}catch(n){throw J(n)}}function Tn(e,t,r,o){H.length=0;let n=r?
t:$e(e,t);return n===t||Ge(e,n,t)?_e(0,e,n,o):void 0}var dt=m(()=>T()?{any:2048,markup:1/0,leastInStream:16}:K()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:_()?2048:
$()?112:0,leastInStream:40}),$r=()=>dt().markup>0,Gr=(e,t)=>t>=dt().leastInStream&&In(e,t);function wn(e,t,r){dt().any>0&&
pe(e)&&Gr(t,r)&&at(e,r)}var Rs=m(()=>$r()?1/0:33),On=(e,t,r)=>e>=29&&e<36&&r>=Rs()&&t[0]>=128,jr=[],An=(e,t,r)=>In(t,r)&&
at(e,r)?jt(jr[e],t,r):void 0;function In(e,t){let{any:r,markup:o}=dt();return t<=r||t<=o&&wt(e,t,11)}function at(e,t){return jr[e]?
!0:(Ws(e,t),!1)}var ft=[];function Ws(e,t){ft[e]===void 0&&(ft[e]=S(()=>Gs(e))??null);let r=ft[e];r&&(r.credit+=Math.min(
t/64,1)+t/512,!(r.credit<64)&&(r.credit=0,ft[e]=null,S(()=>{let{value:o}=r.sequences.next();o?r.decoder.decode(o)===_e(e,
o,G(o))&&(ft[e]=r):Ps(e,r.decoder)})))}function Ps(e,t){jr[e]=t;let{any:r,piece:o}=st(e);je(e,{newDecoder:n=>n?B(y[e].name,
!0):t,isRight:n=>!n||ks(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,
most:dt().any,onlyASCII:!1})}var ks=e=>Hs.every(t=>$s.every(r=>{let o=B(y[e].name,!0),n=Uint8Array.of(97,t,...r);return S(
()=>o.decode(n))===_e(e,n,n.length,!0)})),Hs=[128,129,142,143,161,224,255],$s=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Gs=e=>({decoder:B(y[e].name),sequences:vs(e),credit:0}),js=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],Hr=[10,164,162];function*vs(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of js)yield Uint8Array.of(...i,...Hr);for(let i=128;i<=255;i++)yield Fe([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield Fe([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield Fe([i,i],[s,
s],o,r);for(let i=133;i<=254;i+=8)yield Fe([i,Math.min(i+7,254)],r,n,r);yield Fe([227,227],[50,50],o,r),yield Fe([129,129],
[48,48],t),yield Fe([129,129],[48,48],n,t)}}function Fe(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+
Hr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);n.set(Hr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+e.length-1),n}var En=m(()=>S(Ys)),Bn=m(()=>S(Ks));function Ys(){return T()||ee()?_n(!1):Vs()}function Ks(){return T()?_n(!0):void 0}function Vs(){
let e=ae,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);
if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=R()?512:1/0;return Fn(!1,(i,s)=>s<=o||W(i,s)&&Ne()?.(
i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function _n(e){let t=B(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return Fn(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Fn=(e,t,r)=>({
takes:t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:
i}});var Yt=0;function vr(e,t){let r=Yt>0?8192:131072;if(t<r||qs())return!1;let o=0,n=Math.ceil(t/8);for(let s=0;s<t-1;s+=n)e[s]>=
192&&(e[s+1]&192)!==128&&o++;let i=o>1;return i&&(Yt=16),i}var qs=m($);function Cn(e,t){t<8192||(Yt=Xs(e)?16:Math.max(Yt-
1,0))}function Xs(e){let t=0,r=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*r)===65533&&t++;return t>1}function Un(e,t,r){let o=gn(e);if(!(!o||r<24||N(t,r))&&!(e===0&&vr(t,r)))return o.takes?.(t,r)===!1?void 0:o}function gn(e){
return e===0?Be():e===38?En():e===37?Bn():void 0}function Yr(e,t,r,o){if(H.length=0,o&&t>8192||t>1024&&(N(e,t)||vr(e,t)))
return;let n=Be();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=$e(e,t);if(!(i<t&&(r||!Ge(e,i,t))))try{let s=n.decodesStart&&
i<8192&&!o,c=i===t||s?e:Qo(e,t,i),f=o?n.decodeOrFail(c,i):n.decodeQuickly(c,i);return t>256&&f!==void 0&&Kr(c,i,f),f}catch{
return}}function Dn(e,t,r){let o=gn(e);if(!(r%2>0||!o?.takes?.(t,r)||N(t,r)))return o.decode(t,!0)}function Kr(e,t,r){Cn(
r,t),Wt(e,t,r)}var Me=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#r=0;#t=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#t=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=v(t);if(!this.#e){if(this.#n&&this.#t===0&&this.encoding===0&&n<=256&&t[n-1]<
128){let s=kr(t,n,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=n,s}let i=this.#t===0?this.#x(
t,n,r):this.#h(t,n,r);if(i!==void 0)return r||this.#p(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.
reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?kr(t,r,this.fatal)??_e(n,t,r,this.fatal):Yr(t,r,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=r>0?Ln(t,r,!0,n):void 0,f=s===void 0&&!(i&&On(n,t,r))?this.#u(
t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!ge(n)?_e(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,r,!0,o)}#s(t,r,o,n){if(this.#t>0){let a=this.#y(t,r,o,n);if(a!==void 0)return a;let u=this.#t+r;if(r>0&&u<=D.length)return this.#T(
t,u,o,n);this.#w()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#O(t,r,o)??this.#d(t,r,o)}catch(a){throw this.#e=i,
this.#n=s,this.#o=c,J(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#x(t,r,o){
let{encoding:n}=this;H.length=0;let i=r>0&&n!==0?Ln(t,r,o,n):void 0;return i===void 0?this.#u(t,r,o):this.#c(i)}#u(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let c=Ct(t,r)?He(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#f(this.#l(
t,r,o))}if(n===38||n===37){let c=r<=36?qo(t,r,n===37):Dn(n,t,r);return this.#f(c)}if(!ht(n))return;let i=L(n),s=!i&&r<=(t[0]<
128?bt():18)?Ut(t,r,o,n):ec(n,i,t,r,o);return this.#c(s)}#l(t,r,o){return Yr(t,r,o,this.fatal)??(r<=256?Tn(t,r,o,this.fatal):
void 0)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#n&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#h(t,r,o){let n=this.#t+r;if(!(r===0||n>D.length))return H.length=0,r>16?this.#S(t,
n,o):(this.#a(t,n),this.encoding===0?He(D,n,o,this.fatal):this.#c(kt(D,n,o,this.encoding)??Ut(D,n,o,this.encoding)))}#S(t,r,o){
let n=this.#m(t,r);return this.encoding===0?this.#l(n,r,o):this.#c(kt(n,r,o,this.encoding))}#y(t,r,o,n){if(this.encoding!==
0)return;let i=this.#o,s=this.#n,c=this.#r,f=this.#t,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#a(t,a);let u=He(
D,a,!0,!0);if(u===void 0)return;let l=a-f;this.#t=0,this.#o+=l,this.#n=!0;try{return Ae(u,this.decode(F(t,l),o,n))}catch(p){
throw this.#n=s,p instanceof ve||p instanceof TypeError||(this.#e=null,this.#o=i,this.#r=c,this.#t=f),p}}#a(t,r){D[0]=this.#r,
D[1]=this.#r>>8,D[2]=this.#r>>16;let o=this.#t;for(let n=o;n<r;n++)D[n]=t[n-o]}#m(t,r){return this.#a(t,this.#t),j(D,t,this.#t),
_r(r)}#p(t){this.#o+=t,this.#n||=this.#t+t>H.length,this.#t=H.length,this.#r=H.bytes}#T(t,r,o,n){let i=this.#t,s=this.#m(
t,r);this.#t=0,this.#o-=i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof ve||c instanceof TypeError||(this.#t=i,
this.#o+=i),c}}#w(){let t=Uint8Array.of(this.#r,this.#r>>8,this.#r>>16);try{Te(this.encoding,null),we(t,this.#t,0,this.fatal,
!1),this.#e=Pe(),this.#t=0}catch(r){throw J(r)}}#O(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=Un(this.
encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==
0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#d(F(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===
r?t:F(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=Ae(s,this.#d(f,c-i,!0)),this.#i)return s}else this.encoding===
0&&Kr(f,c-i,d),s=Ae(s,this.#f(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===0&&!o&&Ge(t,c,r)?(this.#p(r-
c),s):Ae(s,this.#d(F(t,c,r),r-c,o))}#d(t,r,o){Te(this.encoding,this.#e);let n="",i=vo(r),s=this.#n||this.ignoreBOM||!ge(
this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),u=f===0&&d?t:F(t,f,f+a),l=we(u,a,c,this.
fatal,o&&d);if(l<0)return this.#e=Pe(),this.#i=new ve(this.name,this.#o+f+yr.start(),yr.length()),n;if(c+=l,c>0&&(d||!jo(
c))){let p=!s&&Ko()===65279?1:0;i?i.add(Yo()+2*p,c-p):n=Ae(n,ke(p,c)),s=!0,c=0}if(d)break}return this.#n=s,this.#e=o?null:
$o(),this.#o+=r,i?i.toText():(this.encoding===0&&Wt(t,r,n),n)}};function Ln(e,t,r,o){if(t<=16){let n;if(L(o)||Qs(e,t,o)?
n=yn(e,t,o):pe(o)&&!Ie()&&(n=Xo(e,t,o)),n!==void 0)return n}return kt(e,t,r,o)}var Qs=(e,t,r)=>(e[0]|e[t>>1]|e[t-1])<128&&
ht(r),ec=(e,t,r,o,n)=>(t?ln(e,r,o):void 0)??(r[0]<128?un(e,r,o):void 0)??(!t&&n&&o>18?An(e,r,o):void 0)??(zo(r,o,t)?Ut(r,
o,n,e):void 0)??(t?mn(e,r,o):void 0),Vr=({encoding:e,fatal:t,ignoreBOM:r})=>new Me(e,t,r);function ut(e){return e.common??=
Vr(e),e.common}var Nn=(e,t,r,o,n,i)=>Kt(Nt(r,o,n),e,t,i);function Kt(e,t,r,o){if(r<e.leastOfAny)return ut(e).decodeWhole(
t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=ut(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(
i,r),i}function Rn(e,t){let r=Ue(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands \
for the encoding 'replacement', which decodes nothing.`);return r}function Ke(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Vt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var rc=m(T);function qr(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(pe(t)?$r():ge(t)&&rc())&&!r?new zr(t,r,o):Vr(e)}
var zr=class extends Me{#e=void 0;#r=!1;#t=!1;reset(){super.reset(),this.#r=!1}decode(t,r,o){if(this.hostOfStream)return this.#o(
t,r);if(this.#r)this.#t&&(this.#t=!at(this.encoding,v(t)));else if(!r&&this.#n(t))return this.#o(t,r);return super.decode(
t,r,o)}#n(t){let{encoding:r}=this,o=v(t),n=pe(r),i=n?Gr(t,o):o>=40;this.#t=i&&n&&!at(r,o);let s=i&&!this.#t&&nc(r);return this.#r=
!s,s&&(this.#e??=B(this.name,!1,this.ignoreBOM)),s}#o(t,r){let o=v(t),n=o>1024&&N(t,o)?yt(t,0,o):t,i=this.#e;this.hostOfStream=
r?void 0:i;try{return i.decode(n,r?qt:zt)}catch(s){return this.failUnlessRefused(n,s),this.#o(yt(n,0,o),r)}}failUnlessRefused(t,r){
if(!oc(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,Sr(r)}},oc=(e,t)=>S(()=>e.decode(F(t,0,0),zt))===void 0,
zt={stream:!0},qt={stream:!1};function nc(e){return Wn[e]??=S(()=>sc(e))===!0,Wn[e]}var Wn=[],ic=[97,128,129,142,143,161,
195,216,227,240,255],Pn=[32,48,129,161,220,254];function sc(e){let t=B(y[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);
Te(e,r);let f=ke(0,we(c,1,0,!1,s));return r=Pe(),t.decode(c,{stream:!s})===f};return ic.flatMap(i=>Pn.flatMap(s=>Pn.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&cc(e)}function cc(e){let t=B(y[e].name,!1,!1),r=uo(e)??[];return[...r,...r].
map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(ge(e)?"\uFEFF":"")}var be="Failed to execute 'decode' on 'TextDecoder'",fc=()=>({TextDecoder:class{#e;#r;#t=!1;constructor(e="utf-8",t=void 0){
this.#e=kn(e,t,"Failed to construct 'TextDecoder'"),new.target!==Xt&&Vt(this,new.target,Xt)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=re,t=void 0){
if(t===void 0&&!this.#t){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!N(e,o))){let n=r.viewDecoder.decode(e);return r.isWatched&&r.watch(n,o),n}}catch{
r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return ut(r).decodeWhole(e,v(e),be)}else if(e instanceof ArrayBuffer){
let o=ac(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);(!r||
typeof t!="object")&&dc(e,t);let o=!!t?.stream,n=r?e:De(e),i=this.#e;return i.isStateless||!this.#t&&!o?Kt(i,n,v(n),be):
(this.#t||this.#o(),this.#t=o,this.#r.decode(n,!o,be))}#o(){this.#r??=qr(this.#e),this.#r.reset()}static{let{prototype:e}=this,
{decode:t}=e,r={decode(o=re,n=void 0){let i=n;if(typeof n=="object"&&ArrayBuffer.isView(o)){i=n?.stream?zt:qt;let f=this.#r,
d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===qt&&(f.hostOfStream=void 0,this.#t=!1),a}catch(a){f.failUnlessRefused(
De(o),a)}}let s=this.#e;if(n===void 0?!this.#t:s.isStateless&&i!==n){if(s.takesAnything)try{let f=s.decoder.decode(o),{length:d}=f;
return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}if(o instanceof Uint8Array&&ArrayBuffer.
isView(o)&&o.length<s.leastOfASCII)return ut(s).decodeWhole(o,v(o),be)}return t.call(this,o,i)}};T()&&(e.decode=r.decode)}}}),
Xt=Ke(fc());function dc(e,t){te(e,be),xe(t,be)}function ac(e,t){if(e.takesAnyBuffer)try{let i=e.decoder.decode(t);return 2*
i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=cr(
t);if(!o)return;let n=new Uint8Array(t);return wn(e.encoding,n,o),Kt(e,n,o,be)}function kn(e,t,r){let o=he(e);xe(t,r);let n=!!t?.
fatal,i=!!t?.ignoreBOM;return Nt(Rn(o,r),n,i)}var Hn=(e,t,r)=>qr(kn(e,t,r));function uc(e,t,r){let o=to();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Xr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return uc(e,(o,n)=>n(t.decode(Ze(te(o,r)),!1,r)),o=>o(t.
decode(re,!0,r)))}var Jt=Ke({TextDecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r=Hn(e,t,"Failed to const\
ruct 'TextDecoderStream'");this.#e=r,this.#r=Xr("TextDecoderStream",r),new.target!==Jt&&Vt(this,new.target,Jt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#r.readable}get writable(){return this.#r.writable}}});var Ve=class{fatal;ignoreBOM;#e;#r;#t=re;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#r?.
name??null}decode(t,r,o){if(this.#r)return this.#r.decode(t,r,o);let n=r&&G(this.#t)===0?t:To(this.#t,t);if(!r&&ao(n))return this.#t=
n,"";let i=Je(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#r=new Me(i?.encoding??this.#e,this.fatal,!0,s),this.#r.
decode(s>0?F(n,s):n,r,o)}};var $n=Ke({DecoderStream:class{#e;#r;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=he(e);
xe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Ve(Ue(o,r),n,i);this.#e=s,this.#r=Xr("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#r.readable}get writable(){
return this.#r.writable}}});function Gn(e){let t=Je(De(te(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function jn(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=te(e,o),i=Ue(he(t),o);xe(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=De(n);
return Je(f)?new Ve(i,s,c).decode(f,!0,o):Nn(f,v(f),i,s,!0,o)}async function vn(e=void 0){let t=await e;if(t===void 0)lr()||await ur(mt,!0);else{let r=lc(t)?await mc(t):t;await ur(()=>r,
!1)}}var lc=e=>typeof e?.arrayBuffer=="function";function mc(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{$n as DecoderStream,Xt as TextDecoder,Jt as TextDecoderStream,Gn as bomSniff,jn as decode,y as encodings,vn as initialize,
mo as labelToName};
