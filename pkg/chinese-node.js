var kt=(e,t)=>e?.prototype?.[t],Ht=e=>kt(globalThis.Buffer,e),_e=Ht("ucs2Slice"),ve=Ht("ucs2Write"),pt=Ht("utf8Slice"),ye=Ht(
"latin1Slice"),Jo=e=>globalThis[e],Xo=Jo("TextDecoder"),Ns=kt(Xo,"decode"),Pr=Jo("TextEncoder"),Rs=kt(Pr,"encode"),Ps=kt(
Pr,"encodeInto");function b(e,t=!1,r=!0){let o=new Xo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:Ns})}function Zo(){let e=new Pr;return Object.defineProperties(e,{encode:{value:Rs},encodeInto:{value:Ps}}),e}function E(e){
try{return e()}catch{return}}var S=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,X=()=>Wr().includes("Chrome\
/"),k=()=>Wr().includes("AppleWebKit/")&&!X()&&!(Z()>0);function Wr(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var j=()=>"Deno"in globalThis,N=()=>Wr()==="Cloudflare-Workers",ie=()=>k()||N(),Z=()=>N()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),K=()=>Z()<22,ht=e=>globalThis.process?.getBuiltinModule?.(e),Rr;function Qo(){let{
TransformStream:e}=globalThis;return e&&e===Rr?e:(Rr=[e,ht("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Rr)}var Ws=e=>ht("node:fs").readFileSync(e);function en(e){try{return Ws(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var $t=()=>en(()=>new URL("./chinese.wasm",import.meta.url)),Gt="encoding-wasm/chinese";var tn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var kr=["chinese"];function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var O=Hs();function Hs(){let e=tn.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var on=u(()=>new Map(O.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),$s=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],qe=e=>e<36&&e!==33,U=e=>e>0&&e<29,be=e=>e>=29&&qe(e),St=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(O[e].name),Gs=e=>$s.find(([t])=>e>=t)[1];function nn(e){let t=on();return t.get(e)??t.get(an(Ys(e)))}function Ee(e,t){
let r=nn(e);if(r===void 0){let o=Ks(e),n=o===void 0?"":` Did you mean '${O[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(kr){let o=Gs(r);if(o&&!kr.includes(o))throw new RangeError(`${t}: '${Gt}\
' doesn't include ${O[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var js=u(()=>new Map(
Array.from(on(),([e,t])=>[sn(e),t]).reverse()));function Ks(e){let t=sn(e),r=js().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var sn=e=>an(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),cn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function yt(e){if(e[0]>=239)return cn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function fn({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function dn(e){return cn.find(t=>t.encoding===e)?.bytes}function Je(e){return e===
0||e===37||e===38}function Ys(e){let t=0,r=e.length;for(;rn(e[t]);)t+=1;for(;rn(e[r-1]);)r-=1;return e.slice(t,r)}var rn=e=>`\
	
\f\r `.includes(e);function an(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function ln(e){let t=nn(`${e}`);return t===
void 0?null:O[t].name}var $r=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,un=()=>Object.getPrototypeOf(Uint8Array.prototype),jt=e=>$r(un(),
e),Gr=e=>$r(DataView.prototype,e),vs=()=>$r(ArrayBuffer.prototype,"byteLength"),Kt=e=>un()[e],mn=jt(Symbol.toStringTag),
jr=jt("buffer"),pn=jt("byteOffset"),hn=jt("byteLength"),qs=Kt("includes"),Js=Kt("set"),Xs=Kt("slice"),Zs=Kt("subarray"),
Qs=Gr("buffer"),ec=Gr("byteOffset"),xn=Gr("byteLength"),Sn=vs(),I=e=>hn.call(e);function ee(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:I(e)}var M=(e,t,r=I(e))=>new Uint8Array(jr.call(e),pn.call(e)+t,r-t);function yn(e,t){
let r=new Uint8Array(I(e)+I(t));return P(r,e),P(r,t,I(e)),r}var P=(e,t,r)=>Js.call(e,t,r),Tn=(e,t)=>qs.call(e,t),tc=u(()=>S()?96:k()?1024:1/0);function de(e,t,r){if(r-t<=tc())return Xs.
call(e,t,r);let o=new Uint8Array(r-t);return P(o,Zs.call(e,t,r)),o}function Ae(e,t,r){if(r>24)return de(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function G(e,t){if(t<=64)return!1;try{return Sn.call(jr.call(e)),!1}catch{return!0}}
var rc="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'; await promises, and the arrayBuffer() of a\
 Blob or Response.";function ce(e,t,r=rc){if(!ArrayBuffer.isView(e)&&Yr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}
function wn(e,t){if(ArrayBuffer.isView(e)&&mn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided va\
lue is not of type 'Uint8Array'.`)}function Me(e){if(ArrayBuffer.isView(e))return Kr(e);try{return new Uint8Array(e)}catch{
return Y}}var Xe=e=>e instanceof Uint8Array?e:Me(e);function Kr(e){try{return mn.call(e)===void 0?new Uint8Array(Qs.call(
e),ec.call(e),xn.call(e)):new Uint8Array(jr.call(e),pn.call(e),hn.call(e))}catch{return Y}}var Y=new Uint8Array;function Yr(e){
try{return Sn.call(e)}catch{}try{return xn.call(new DataView(e))}catch{return}}function En(e,t,r){ae(e,r);let o={...t};for(let n in t)
Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}function ae(e,t){if(e!=null&&typeof e!="object"&&typeof e!="functio\
n")throw new TypeError(`${t}: The options must be an object.`)}var W=e=>`${e}`;function An(e){return e.replace(/[\uD800-\uDFFF]/gu,
"\uFFFD")}function Ce(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string.\
 Decode bytes first, and convert other values with String().`)}function zr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function On(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=W(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var te=e=>(e&63488)===55296;function Yt(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var wt=e=>e<128?1:e<2048?2:e<65536?3:4;function zt(e,t,r){if(e<128)return t[r]=e,r+1;let o=wt(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}function Vt(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function z(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}var Et=(e,t)=>(e[0]&e[t>>1])>=128;function vt(e,t,r){if((e[1]&e[t>>1])>=128)return!1;
let o=0,n=Math.ceil(t/32)|1;for(let i=0;i<t;i+=n)e[i]<128&&(o+=1);return o>=r}var Qe=u(()=>E(oc));function oc(){let{isAscii:e}=ht(
"node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function ge(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Fn(e,t,r){let{memory:o}=e,n=qt(a=>fc(a,r),o,t),i=qt(ac,o,t);if(n&&i){let a=j()?1/0:64;return{...i,read:(l,m)=>(m<
128?n:i).read(l,m),write:(l,m)=>(l.length<a?n:i).write(l,m),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:j()?n.
writeBytes:void 0,mostByTable:512}}let s=Vr(o);if(n)return S()?dc(n,qt(Bn,o,t)):n;let c=i??qt(Bn,o,t)??s,f=i?18:15,d={...c,
read:(a,l)=>(l<=f?s:c).read(a,l),write:(a,l)=>(a.length<16?s:c).write(a,l),collect:i?.collect};return i?sc(d,e,t):d}var sc=(e,t,r)=>({
...e,readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<
0?null:e.read(r,c)},readsInput:!0,mostByTable:512});function qt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Vr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var cc="str\
ings";function fc(e,t){let[r]=WebAssembly.Module.customSections(t,cc),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function dc(e,t){let{read:r,
readBytes:o}=e;return{...e,collect:t?.collect,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function ac(e){let[t,r]=[_e,ve],o=new Uint8Array(
e.buffer),n=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o);return{read:(i,s)=>t.call(n(),i,i+2*s),write:(i,s)=>r.call(
n(),i,s,2*i.length),most:1/0,collect:bn(e,(i,s)=>t.call(i,0,s))}}function bn(e,t){let r;return typeof WeakRef!="function"?
void 0:o;function o(i){let s=n(2*i),c=0;return{add(f,d){P(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function n(i){let s=r?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return r=
new WeakRef(c),c}}function Bn(e){let t=b("utf-16le"),{write:r,most:o}=Vr(e),n=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=bn(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:n,write:r,most:o,collect:i}}function Vr(e){let t=new Uint16Array(
e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return ge(
i,s,n);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){
let i=r();for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Jt,x,qr,Mn,Cn,C,R={input:0,units:0,output:0},At=0,Xt={name:"",encoding:-1},T={isBusy:!0,newCodec:NaN,count:0};function he(e,t){
Xt.name=e,Xt.encoding=t,T.newCodec=NaN,T.count+=1,T.isBusy&&uc(),T.isBusy=!0}function uc(){try{Nn(),Jt??=Ln(hc($t())),Dn(
new WebAssembly.Instance(Jt),Jt)}catch(e){throw Rn(e)}}async function Jr(e,t){try{Nn();let r=e(),o=gn(r)?r:await WebAssembly.compile(t?r:pc(r));Ln(o);let n=await WebAssembly.instantiate(
o);if(Xr())return;Dn(n,o),Jt=o}catch(r){throw Rn(r)}}var mc=[0,97,115,109];function pc(e){let t=Me(ce(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(mc.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Xr=()=>!T.isBusy;function hc(e){return gn(e)?e:new WebAssembly.Module(e)}function gn(e){try{return WebAssembly.
Module.customSections(e,Un),!0}catch{return!1}}var Un="encoding-wasm";function Ln(e){let[t]=WebAssembly.Module.customSections(
e,Un),r=`${Gt} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Dn({
exports:e},t){x=e,vr=WebAssembly.RuntimeError,R.input=x.input(),R.units=x.units(),R.output=x.output(),Wn(),C=Fn(x,R.units,
t),At=Math.min(x.units_length(),C.most),T.isBusy=!1}function Nn(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Rn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(xc(e))return new RangeError(`encoding-wasm: ${Pn} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Pn="no memory \
for WebAssembly; free some, and call again",xc=e=>e instanceof RangeError&&/memory/i.test(e.message);function Zt(){return Qr(),
qr}function Qt(){return Qr(),Mn}function Zr(){return Qr(),Cn}function Qr(){qr[0]===void 0&&Wn()}function Wn(){let{buffer:e}=x.
memory;qr=new Uint8Array(e),Mn=new Uint8Array(e,R.input,65536),Cn=new Int32Array(e,x.codec(),x.codec_length()>>2)}function kn(e,t){
return he(e,-1),er(t)}function er(e){try{let t=e();return T.isBusy=!1,t}catch(t){throw V(t)}}var vr;function V(e){if(!T.
isBusy||!vr||!(e instanceof vr))return e;let t=O[Xt.encoding]?.name,r=`${Xt.name}${t?` of ${t}`:""} failed`;return Sc()?
new RangeError(`encoding-wasm: ${r}: ${Pn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Sc(){try{return x.memory.grow(32),
!1}catch{return!0}}function Se(e=null){let t=Zr();return Yn(t,e??new Int32Array(t.length))}function jn(){return x.held()!==0?Se():(T.newCodec=
Ot,null)}var Kn=e=>Yn(e,Zr());function Yn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ue(e,t){zn(e,t)||(he(
"decoding",e),t?Kn(t):x.new_decoder(e),Ot=e===33||e===36?NaN:e)}var Ot=NaN;function zn(e,t){return t||T.newCodec!==e||T.
isBusy?!1:(T.newCodec=NaN,T.isBusy=!0,!0)}function tr(e,t){zn(~e,t)||(he("encoding",e),t?Kn(t):x.new_encoder(e),Ot=~e)}function Le(e,t,r,o,n){tt(e,t),T.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return T.isBusy=!1,n&&i>=0&&(T.newCodec=Ot),Qn(
i)}var xe={encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function rr(e,t,r){if(xe.encoding!==
e||xe.owner!==x||T.isBusy){try{he("decoding",e),xe.owner=x;let s=C.readBytes?x.byte_table(e):0;xe.source=C.readsInput?e:
s;let c=s===0?0:C.mostByTable??1/0;xe.mostWithMuchASCII=St(e)?2*c:c,xe.mostWithLittleASCII=c>0&&St(e)?1/0:c,xe.encoding=
e}catch(s){throw V(s)}T.isBusy=!1}let{mostWithMuchASCII:o,mostWithLittleASCII:n}=xe;if(r>o&&(r>n||vt(t,r,17)))return;if(r<=
65536)return tt(t,r),Hn(r);if(C.most>At)return;let i="";for(let s=0;s<r;s+=65536){let c=Math.min(65536,r-s);tt(M(t,s,s+c),
c),i=Re(i,Hn(c))}return i}function De(e,t,r,o){return kn("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>
0&&(n=Math.min(4*n,65536,t-i)),tt(n===t?e:M(e,i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function eo(e,t){let r=-1,
o,n;function i(s){try{return he(e,s),r=s,n=x,o=t(s),T.isBusy=!1,o}catch(c){throw V(c)}}return s=>s===r&&n===x&&!T.isBusy&&
(!o||o[0]!==void 0)?o:i(s)}var or=eo("encoding",e=>{let t=x.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=x.memory;return new Uint16Array(
r,t,65536)}),Vn=eo("encoding",e=>{let t=x.unit_table(e)>>>0,r=new Uint8Array(65536);return P(r,new Uint8Array(x.memory.buffer,
t,16384)),r}),Ne=eo("decoding",e=>{let t=U(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.
buffer,r,t?256:65536):void 0}),Hn=e=>C.readBytes(R.input,e,xe.source);function Re(e,t){try{return e+t}catch(r){throw to(
r)}}var to=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true }\
 or with a stream.",{cause:e}),vn=e=>e+65536+3<=At,qn=e=>e>At&&e<268435456?C.collect?.(e+3):void 0,Jn=()=>R.units,Xn=()=>Zt()[R.
units]|Zt()[R.units+1]<<8,ot=(e,t)=>C.read(R.units+2*e,t-e),It=(e,t,r,o=0)=>C.write(e.slice(t,r),R.units+2*o);function Zn(e,t){
if(!T.isBusy&&!C.writeBytes)return;he("encoding",t);let r=C.writeBytes?.(e,R.output,x.unit_table(t));return T.isBusy=!1,
r===e.length?Bt(r):void 0}function nr(e,t,r,o){T.isBusy=!0;let n=x.encode_block(e,t,r,+o);return T.isBusy=!1,o&&n>=0&&re.
finished()&&(T.newCodec=Ot),Qn(n)}function tt(e,t){let r=Qt();if(t>8)try{P(r,e)}catch{P(r,M(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function Qn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Bt=e=>Ae(Zt(),
R.output,e);var re={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var ei=new Uint8Array(128),v=Oc(ei);function Oc(e){return new Uint16Array(e.buffer)}var cr=u(()=>Pe()?0:18),Ic=u(()=>K()?
54:j()||!(Z()>=22||ie())?64:32),Bc=u(()=>k()?64:32),_c=u(()=>k()?36:18);function ti(e,t,r){return r?t<=8:t<=_c()||t<=Bc()&&
(Et(e,t)||lr())}var fr=(e,t)=>t<=18||t<=64&&Et(e,t)&&t<=Ic(),q={length:0,bytes:0};function nt(e,t,r,o){if(e[0]<128&&Pe())
return Vt(e,t)?ye.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return ro(e,s,t,r,o,n);let l=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|l:(f&15)<<12|l<<6|m,(l|m)>=
64||!d&&(c<2048||te(c)||c===65279))return ro(e,s,t,r,o,n)}v[n++]=c}return _t(n)}function ri(e,t,r){if(t%2>0)return;let o=0;
for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(te(i))return;v[o++]=i}return _t(o)}function ro(e,t,r,o,n,i){
let s=no();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,l=d===0&&f>=128,m=f===
224?160:f===240?144:128,p=f===237?159:f===244?143:191,_=f,y=0;for(;y<d&&c<r;y++,c++){let F=e[c];if(F<m||F>p)break;_|=F<<
8*(y+1),m=128,p=191,a=a<<6|F&63}if(y<d){if(c===r&&!o){if(f===239)return;ni(_,1+y);break}l=!0}if(l&&n||(l&&(a=65533),a===
65279))return;a>65535&&(v[i++]=55232+(a>>10),a=56320|a&1023),v[i++]=a}return _t(i)}function dr(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Ne(o),!n)return;if(d=n[f],te(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&ar(f,o))
break;if(te(d))return Fc(e,c,t,r,i,o,n)}}v[i++]=d}return _t(i)}function oi(e,t,r){let o=Ne(r);if(!o)return;let n=t-1,i=0,
s=0;for(;s<n;){let c=e[s],f=o[c|e[s+1]<<8];if(te(f))return;s+=te(o[c])?2:1,v[i++]=f}if(s===n){let c=o[e[s]];if(te(c))return;
v[i++]=c}return ge(v,0,i)}function Fc(e,t,r,o,n,i,s){let c=no();for(let f=t;f<r&&n<=c;){let d=e[f++],a=d<128?d:s[d];if(te(
a)){if(f===r&&!o&&ar(d,i))break;let l=f<r?e[f]:0;if(a=s[d|l<<8],!te(a))f+=1;else if(Mc(a))a=65533;else{let p=f+2<r&&i<=30?
bc(d,l,e[f+1],e[f+2]):0;if(p===0)return;v[n++]=55232+(p>>10),a=56320|p&1023,f+=3}}v[n++]=a}return _t(n)}function bc(e,t,r,o){
let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*10+(o-48);return n&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Mc=e=>e>=57088&&e<=57216;function it(e,t){for(let r=1;r<=3&&r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=
192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function st(e,t,r){return q.length=0,ro(e,t,r,!1,!0,0)===""}function ar(e,t){
let r=t!==32||e<144||e>160;return r&&ni(e,1),r}function ni(e,t){q.length=t,q.bytes=e}function _t(e){if(e<3||e<=18&&!Pe())
return ge(v,0,e);if(lr())return _e.call(ei,0,2*e);if(!(e>no()))return ge(v,0,18)+ge(v,18,e-18)}var no=u(()=>lr()?1/0:36),
Pe=u(()=>A()&&lr()),lr=u(()=>E(Cc)===!0);function Cc(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.
call(e,0,e.length);return t(_e)==="a\uFEFF\uD83D"&&t(ye)==="a\0\xFF\xFE=\xD8"}var so=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#r=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#n=void 0;#o=0;#i=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=U(t)&&!r}accept(t){E(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#n=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:r,
canFail:o,most:n}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=r?.(this.decoder)??this.decoder,this.#i=
this.fatal&&o&&!this.decoder.fatal,this.most=n,this.mostAtOnce=this.#i?-1:n,this.isWatched=this.onlyASCII||S()}watch(t,r){
if(this.onlyASCII){t.length!==r&&this.pause();return}this.#t=2*r<=this.mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=
this.#r,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#t=0,this.#r=Math.min(
2*this.#r,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#t=0}pauseLong(){
this.pause(),this.#o=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,r){let o=this.#n;this.#o>0?this.#o-=1:o&&
r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#s(o)}decodeBuffer(t){try{let{byteLength:r}=t;if(r<this.#e||r>this.mostAtOnce)
return;let o=this.decoder.decode(t);return this.isWatched?this.watch(o,r):this.takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,
o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&G(t,r)))try{let o=this.viewDecoder.decode(t),n=this.#i&&o.includes(
"\uFFFD");return n?this.pauseLong():this.isWatched&&this.watch(o,r),n?void 0:o}catch{this.pauseLong();return}}},ii=[],co=[];
function mr(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=co[o];if(n)return n;let i=new so(e,t,r);co[o]=i;let s=ii[e];return s&&i.accept(
s),i}function ct(e,t){ii[e]=t;for(let r=0;r<4;r++)co[4*e+r]?.accept(t)}var ft=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var Dc=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,si=Symbol.for("encoding-wasm.UnmappableError"),We=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${Dc(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&si in o}[si](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var $=new Uint8Array(512),fo=[];function ao(e){return fo[e]??=M($,0,e),fo[e]}function ci(e,t,r){return t>$.length?M(e,0,
r):(e!==fo[t]&&P($,e),ao(r))}var g=new Uint8Array(256);function ke(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return fi(g,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return fi(r,o,e);r[o]=n}return r}function fi(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)g[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)g[n++]=s;else if(s<2048)g[n++]=
192|s>>6,g[n++]=128|s&63;else if(!te(s))g[n++]=224|s>>12,g[n++]=128|s>>6&63,g[n++]=128|s&63;else{let c=Yt(r,i);c>=65536&&
(i+=1),n=zt(c,g,n)}}return Ae(g,0,n)}var li=u(()=>ve||S()||k()?96:N()?1024:128),lo=u(()=>ie()||S()||A()?65536:128),Nc=u(
()=>new Uint8Array(2*lo()));function ui(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var Rc=u(N);function mi(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(Rc()?De(o,r,0,255):!Tn(o,0))?o:void 0}function pi(e,t){let{length:r}=e,o=2*r<=256?g:
Nc(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Ae(o,0,n)}var Pc=e=>e===14||e===15||e===27;function hi(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,g[o]=27,g[o+1]=n?36:40,g[o+
2]=66,o+=3),n){if(!(c>=41216))return;g[o]=c>>8&127,g[o+1]=c&127,o+=2}else{if(Pc(s))return;g[o]=c,i<r&&(o+=1)}}return Ae(
g,0,o)}var Wc=kc();function kc(){let e=pt;return t=>e.call(t)}var pr=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let r=Wc(t);return this.fatal&&r.includes("\uFFFD")?this.#e.decode(t):r.charCodeAt(
0)===65279&&!this.ignoreBOM?r.slice(1):r}};function jc(e,t){if(t<64)return!1;if(z(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);for(let s=0;s<t;s+=
i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&r>=3*o}function xi(){
return X()?jc:N()?zc:S()?Kc:void 0}function Kc(e,t){if(t<524288)return!0;let r=0,o=Math.ceil(t/64);for(let n=0;n<t;n+=o)
e[n]>=206&&(r+=1);return r>4||E(()=>De(e,65536,128,128))!==!1}var Yc=u(N),uo=0;function hr(e,t,r){t<1024||!Yc()||!z(e,t)||
(uo=r.length===t?0:uo+1)}function zc(e,t){if(t<1024)return!0;if(z(e,t))return uo<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<
t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}var $e=u(()=>E(Vc));function Vc(){let e=K(),t=e?Qe():void 0;if(e&&!t)return;let r=b("utf-8"),o=E(Jc),n=h=>r.decode(h),i=Zc(
n),s=qc(i,o),c=t&&((h,D)=>z(h,D)&&t(h)),f=c??xi(),d=c?(h,D)=>D>256?c(h,D):Ei(h,D)&&!(D>54&&Et(h,D)):f,a=Uint8Array.of(...yi,
...wi.flat()),l=`${Ti}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,m=Uint8Array.of(97,127),p=i(a,a.length)===l&&n(a)===l&&r.decode(
a.buffer)===l&&i(m,2)==="a\x7F"&&mo(h=>s(h,h.length)),_=ye;if(!p||t&&_.call(m)!=="a\x7F")return;let y=(h,D)=>b("utf-8",h&&
o!==void 0,D),F=xr()?h=>new pr(h):void 0;return ct(0,{newDecoder:y,newViewDecoder:F,isRight:(h,D)=>{let Ve=y(h,D);return Si(
Ve)&&(!F||Si(F(Ve)))},canFail:!0,...vc()}),{decode(h,D){try{return t?_.call(h):(D?s:n)(h,I(h))}catch{return}},decodeQuickly:i,
decodesStart:xr(),decodeOrFail:s,takesQuickly:d,takes:f,completeLength:it}}function vc(){return A()?He(1):j()?{...He(257),
leastBeyondASCII:65,leastOfBuffer:8192}:K()?{...He(19),most:2048,onlyASCII:!0}:X()?{...He(48),leastOfBuffer:48,onlyASCII:!0}:
N()?{...He(33),most:1023}:xr()?{...He(33),leastOfASCII:19}:He(33)}var He=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function qc(e,t){let r=Xc(e),o=A()||ie();return t&&o?n=>t.decode(n):r}function Jc(){let e=b("ut\
f-8",!0);return mo(r=>e.decode(r))&&mo(({buffer:r})=>e.decode(r))&&!j()?e:void 0}var Si=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...ke("\uFEFF"),...ke(t));return e.decode(r)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),mo=e=>e(Uint8Array.from(yi))===Ti&&wi.every(t=>E(()=>e(Uint8Array.from(t)))===void 0),yi=[239,187,191,97,230,188,162,
240,159,146,169],Ti="\uFEFFa\u6F22\u{1F4A9}",wi=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
Xc=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Zc(e){let[t,r]=[pt,ye];return K()?(o,n)=>n>256?
r.call(o):t.call(o,0,n):xr()?(o,n)=>n<8192?t.call(o,0,n):e(o):!t||!j()?e:(o,n)=>Ei(o,n)?t.call(o):e(o)}var xr=()=>pt!==void 0&&
Z()>0&&!j()&&!A(),Ei=(e,t)=>t<=64||t<=256&&z(e,t);var H={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},po=1;function Sr(e,t,r,o){return t>=
po?Qc(e,t,r,o):void 0}function Qc(e,t,r,o){if((H.encoding!==o||H.owner!==x||T.isBusy)&&!ef(o)||t>H.most&&(t>H.mostBeyondASCII||
z(e,t)))return;tt(e,t);let{readBytes:n,readPairs:i}=C;if(!!0||!H.isOfPairs)return n(R.input,t,H.source);let{piece:s}=H,c=i(
R.input,t,H.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=Qt();if(c.length===s){let a=f[t],l=i(R.input+t-a,a,
H.source,+!r,s);if(l===null)return;c+=l}return f[t]===0||ar(f[t-1],o)?c:void 0}function ef(e){return T.isBusy?!1:C.readPairs?
(he("decoding",e),er(()=>{let t=U(e);H.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);H.source=C.readsInput?e:r;let o=Ct(
e);return po=o.least,H.piece=o.piece,H.most=r>0?o.any:0,H.mostBeyondASCII=r>0?o.beyondASCII:0,H.owner=x,H.encoding=e,!0})):
(po=1/0,!1)}var tf=u(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!C.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(S()){let r={...e(72),piece:C.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(C.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(K()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(A()?0:256),single:e(256),multi:t}});function Ct(e){let{windows1252:t,
single:r,multi:o}=tf();return e===21?t:U(e)?r:o}var So=u(()=>A()?0:ie()||K()?8:X()?352:18),rf=u(A);function Ii(e,t,r){if(r>64)return z(t,r)?of(e,t,r):void 0;if(r<=cr()||
(t[r>>1]|t[r-1])>=128||!Vt(t,r))return;let o=Ar();return o?o.call(t,0,r):rr(e,t,r)}function of(e,t,r){let o=Ar(),n=U(e);
if(!(r<512&&(n||!o))&&!(e===21&&Tr>0)&&!!1&&!G(t,r))try{return Qe()?.(t)??De(t,r,128,128)?o?o.call(t):$e()?.decodeQuickly(
t,r):void 0}catch{return}}var yr=[],ho=[];function Bi(e,t,r){if(!(ho[e]===null||r<=So())&&!(r>=512&&r>Fi(e)))return ho[e]??=
ff(e),Er(ho[e],t,r)}function _i(e,t,r){return r<512?(rf()?xo(e,t,r):void 0)??rr(e,t,r)??xo(e,t,r)??Ai(e,t,r):xo(e,t,r)??
(lf(e)?Ai(e,t,r):void 0)??rr(e,t,r)}var Tr=0,nf=u(()=>yo()?8192:512),sf=e=>Tr>0&&e<nf();function xo(e,t,r){let o=Ar();if(!o||
e!==21)return;if(sf(r)){Tr-=1;return}let n=af(t,r);if(Tr=n?0:15,!!n&&!G(t,r))try{return o.call(t)}catch{return}}var Ai=(e,t,r)=>Er(
bi(e),t,r);function Er(e,t,r){if(!(!e||r>1024&&G(t,r)))try{return e.decode(t)}catch{return}}var cf=u(()=>A()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function Fi(e){if(Mi(e))return 8192;let{windows1252:t,other:r}=cf();return e===
21?t:r}function ff(e){let t=hf(e)?bi(e):null;if(t){let r=wr(e,gt()).includes("\uFFFD"),o=Math.max(So(),Ct(e).any)+1;ct(e,
{newDecoder:n=>n&&r?b(O[e].name,!0):t,isRight:n=>!(n&&r)||Sf(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:S()?
1:So()+1,most:Fi(e),onlyASCII:!1})}return t}function bi(e){return yr[e]===void 0&&(yr[e]=null,yr[e]=E(()=>xf(e))??null),
yr[e]}var Ar=u(()=>E(df));function df(){let e=ye,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function af(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||De(e,
t,128,224)}var lf=e=>e===21?yo():uf()||mf()&&St(e),Mi=e=>!Ar()&&(e===21?yo():pf()),uf=u(()=>S()||k()),mf=u(()=>N()||A()),
pf=u(S),yo=u(()=>S()||A()||!(Z()>0)),hf=e=>S()||A()||ie()||K()||X()&&e===21,gt=()=>Uint8Array.from({length:256},(e,t)=>t);
function wr(e,t){let r=Ne(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function xf(e){let t=b(O[e].name),r=n=>t.
decode(n)===wr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return gt().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Sf(e){
let t=wr(e,gt()),r=gt().filter(f=>t[f]!=="\uFFFD"),o=b(O[e].name,!0),n=f=>E(()=>o.decode(f)),i=f=>n(f)===wr(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
gt().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}function wo(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8];return(o|
n|i|s|c|f|d|a|l)<128?r(o,n,i,s,c,f,d,a,l):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],m=e[9];
return(o|n|i|s|c|f|d|a|l|m)<128?r(o,n,i,s,c,f,d,a,l,m):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
l=e[8],m=e[9],p=e[10];return(o|n|i|s|c|f|d|a|l|m|p)<128?r(o,n,i,s,c,f,d,a,l,m,p):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],m=e[9],p=e[10],_=e[11];return(o|n|i|s|c|f|d|a|l|m|p|_)<128?r(o,n,i,s,c,f,d,a,l,m,p,_):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],m=e[9],p=e[10],_=e[11],y=e[12];return(o|n|i|
s|c|f|d|a|l|m|p|_|y)<128?r(o,n,i,s,c,f,d,a,l,m,p,_,y):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
l=e[8],m=e[9],p=e[10],_=e[11],y=e[12],F=e[13];return(o|n|i|s|c|f|d|a|l|m|p|_|y|F)<128?r(o,n,i,s,c,f,d,a,l,m,p,_,y,F):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],l=e[8],m=e[9],p=e[10],_=e[11],y=e[12],F=e[13],h=e[14];return(o|n|i|
s|c|f|d|a|l|m|p|_|y|F|h)<128?r(o,n,i,s,c,f,d,a,l,m,p,_,y,F,h):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],l=e[8],m=e[9],p=e[10],_=e[11],y=e[12],F=e[13],h=e[14],D=e[15];return(o|n|i|s|c|f|d|a|l|m|p|_|y|F|h|D)<128?r(o,n,i,
s,c,f,d,a,l,m,p,_,y,F,h,D):void 0}}}function Eo(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
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
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var Ci;function Oo(e,t,r){return Ci??=yf(),Ci(e,t,r)}function yf(){let e=$e(),t=!(e&&A());return(r,o,n)=>{if(t&&fr(r,o)){
let i=(o<=16&&r[0]<128?wo(r,o):void 0)??nt(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var Ao=[];function gi(e,t,r){if(Pe())return;let o=Ao[r];if(o)return Eo(
e,t,o);let n=wo(e,t);if(n!==void 0||!U(r))return n;let i=Ne(r);if(i)return Ao[r]=new Uint16Array(i),Eo(e,t,Ao[r])}function Ge(e,t,r,o=!1){
try{Ue(e,null);let n=Le(t,r,0,o,!0);return n<0?void 0:ot(0,n)}catch(n){throw V(n)}}function Ui(e,t,r,o){q.length=0;let n=r?
t:it(e,t);return n===t||st(e,n,t)?Ge(0,e,n,o):void 0}var Lt=u(()=>S()?{any:2048,markup:1/0,leastInStream:16}:N()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:A()?2048:
k()?112:0,leastInStream:40}),Bo=()=>Lt().markup>0,_o=(e,t)=>t>=Lt().leastInStream&&Ri(e,t);function Li(e,t,r){Lt().any>0&&
be(e)&&_o(t,r)&&Dt(e,r)}var Of=u(()=>Bo()?1/0:33),Di=(e,t,r)=>e>=29&&e<36&&r>=Of()&&t[0]>=128,Fo=[],Ni=(e,t,r)=>Ri(t,r)&&
Dt(e,r)?Er(Fo[e],t,r):void 0;function Ri(e,t){let{any:r,markup:o}=Lt();return t<=r||t<=o&&vt(e,t,11)}function Dt(e,t){return Fo[e]?
!0:(If(e,t),!1)}var Ut=[];function If(e,t){Ut[e]===void 0&&(Ut[e]=E(()=>Mf(e))??null);let r=Ut[e];r&&(r.credit+=Math.min(
t/64,1)+t/512,!(r.credit<64)&&(r.credit=0,Ut[e]=null,E(()=>{let{value:o}=r.sequences.next();o?r.decoder.decode(o)===Ge(e,
o,I(o))&&(Ut[e]=r):Bf(e,r.decoder)})))}function Bf(e,t){Fo[e]=t;let{any:r,piece:o}=Ct(e);ct(e,{newDecoder:n=>n?b(O[e].name,
!0):t,isRight:n=>!n||_f(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,
most:Lt().any,onlyASCII:!1})}var _f=e=>Ff.every(t=>bf.every(r=>{let o=b(O[e].name,!0),n=Uint8Array.of(97,t,...r);return E(
()=>o.decode(n))===Ge(e,n,n.length,!0)})),Ff=[128,129,142,143,161,224,255],bf=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Mf=e=>({decoder:b(O[e].name),sequences:gf(e),credit:0}),Cf=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],Io=[10,164,162];function*gf(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of Cf)yield Uint8Array.of(...i,...Io);for(let i=128;i<=255;i++)yield je([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield je([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield je([i,i],[s,
s],o,r);for(let i=133;i<=254;i+=8)yield je([i,Math.min(i+7,254)],r,n,r);yield je([227,227],[50,50],o,r),yield je([129,129],
[48,48],t),yield je([129,129],[48,48],n,t)}}function je(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+
Io.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);n.set(Io,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+e.length-1),n}var Pi=u(()=>E(Uf)),Wi=u(()=>E(Lf));function Uf(){return S()||ie()?ki(!1):Df()}function Lf(){return S()?ki(!0):void 0}function Df(){
let e=_e,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);
if(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let o=K()?512:1/0;return Hi(!1,(i,s)=>s<=o||z(i,s)&&Qe()?.(
i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function ki(e){let t=b(
e?"utf-16be":"utf-16le"),o=[65279,55357,28450].flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))===
"\uFEFF\uFFFD\u6F22")return Hi(e,()=>!0,(n,i)=>{let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var Hi=(e,t,r)=>({
takes:t,decode(o,n){try{return r(o,n)}catch{return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:
i}});var Or=0;function bo(e,t){let r=Or>0?8192:131072;if(t<r||Rf())return!1;let o=0,n=Math.ceil(t/8);for(let s=0;s<t-1;s+=n)e[s]>=
192&&(e[s+1]&192)!==128&&o++;let i=o>1;return i&&(Or=16),i}var Rf=u(k);function ji(e,t){t<8192||(Or=Pf(e)?16:Math.max(Or-
1,0))}function Pf(e){let t=0,r=Math.floor(e.length/8);for(let o=0;o<8;o++)e.charCodeAt(o*r)===65533&&t++;return t>1}function Ki(e,t,r){let o=Yi(e);if(!(!o||r<24||G(t,r))&&!(e===0&&bo(t,r)))return o.takes?.(t,r)===!1?void 0:o}function Yi(e){
return e===0?$e():e===38?Pi():e===37?Wi():void 0}function Mo(e,t,r,o){if(q.length=0,o&&t>8192||t>1024&&(G(e,t)||bo(e,t)))
return;let n=$e();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=it(e,t);if(!(i<t&&(r||!st(e,i,t))))try{let s=n.decodesStart&&
i<8192&&!o,c=i===t||s?e:ci(e,t,i),f=o?n.decodeOrFail(c,i):n.decodeQuickly(c,i);return t>256&&f!==void 0&&Co(c,i,f),f}catch{
return}}function zi(e,t,r){let o=Yi(e);if(!(r%2>0||!o?.takes?.(t,r)||G(t,r)))return o.decode(t,!0)}function Co(e,t,r){ji(
r,t),hr(e,t,r)}var Ke=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#r=0;#n=!1;#o;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#o=n}get name(){return O[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#n=!1,this.#o=0}decode(t,r,o){let n=ee(t);if(!this.#e){if(this.#n&&this.#r===0&&this.encoding===0&&n<=256&&t[n-1]<
128){let s=Oo(t,n,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#o+=n,s}let i=this.#r===0?this.#l(
t,n,r):this.#x(t,n,r);if(i!==void 0)return r||this.#h(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#o!==0&&this.
reset();let{encoding:n}=this,i=r<=256;if(n===0&&r>0){let s=i?Oo(t,r,this.fatal)??Ge(n,t,r,this.fatal):Mo(t,r,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#d(s):s}else{let s=r>0?Vi(t,r,!0,n):void 0,f=s===void 0&&!(i&&Di(n,t,r))?this.#f(
t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&!Je(n)?Ge(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#y(t,r,o,n);if(a!==void 0)return a;let l=this.#r+r;if(r>0&&l<=$.length)return this.#T(
t,l,o,n);this.#w()}let i=this.#e,s=this.#n,c=this.#o,f="";try{f=this.#E(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,
this.#n=s,this.#o=c,V(a)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#o=c+r,n===void 0?d:d.toTypeError(n);return f}#l(t,r,o){
let{encoding:n}=this;q.length=0;let i=r>0&&n!==0?Vi(t,r,o,n):void 0;return i===void 0?this.#f(t,r,o):this.#c(i)}#f(t,r,o){
let{encoding:n}=this;if(r===0)return"";if(n===0){let c=fr(t,r)?nt(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(
t,r,o))}if(n===38||n===37){let c=r<=36?ri(t,r,n===37):zi(n,t,r);return this.#d(c)}if(!qe(n))return;let i=U(n),s=!i&&r<=(t[0]<
128?cr():18)?dr(t,r,o,n):$f(n,i,t,r,o);return this.#c(s)}#m(t,r,o){return Mo(t,r,o,this.fatal)??(r<=256?Ui(t,r,o,this.fatal):
void 0)}#c(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#n&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#x(t,r,o){let n=this.#r+r;if(!(r===0||n>$.length))return q.length=0,r>16?this.#S(t,
n,o):(this.#u(t,n),this.encoding===0?nt($,n,o,this.fatal):this.#c(Sr($,n,o,this.encoding)??dr($,n,o,this.encoding)))}#S(t,r,o){
let n=this.#p(t,r);return this.encoding===0?this.#m(n,r,o):this.#c(Sr(n,r,o,this.encoding))}#y(t,r,o,n){if(this.encoding!==
0)return;let i=this.#o,s=this.#n,c=this.#t,f=this.#r,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#u(t,a);let l=nt(
$,a,!0,!0);if(l===void 0)return;let m=a-f;this.#r=0,this.#o+=m,this.#n=!0;try{return Re(l,this.decode(M(t,m),o,n))}catch(p){
throw this.#n=s,p instanceof ft||p instanceof TypeError||(this.#e=null,this.#o=i,this.#t=c,this.#r=f),p}}#u(t,r){$[0]=this.#t,
$[1]=this.#t>>8,$[2]=this.#t>>16;let o=this.#r;for(let n=o;n<r;n++)$[n]=t[n-o]}#p(t,r){return this.#u(t,this.#r),P($,t,this.#r),
ao(r)}#h(t){this.#o+=t,this.#n||=this.#r+t>q.length,this.#r=q.length,this.#t=q.bytes}#T(t,r,o,n){let i=this.#r,s=this.#p(
t,r);this.#r=0,this.#o-=i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof ft||c instanceof TypeError||(this.#r=i,
this.#o+=i),c}}#w(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{Ue(this.encoding,null),Le(t,this.#r,0,this.fatal,
!1),this.#e=Se(),this.#r=0}catch(r){throw V(r)}}#E(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=Ki(this.
encoding,t,r);if(!n)return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==
0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#a(M(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===
r?t:M(t,i,c),d=n.decode(f,this.fatal);if(d===void 0){if(s=Re(s,this.#a(f,c-i,!0)),this.#i)return s}else this.encoding===
0&&Co(f,c-i,d),s=Re(s,this.#d(d)),this.#o+=c-i;return this.#n||=c>0,c===r?s:this.encoding===0&&!o&&st(t,c,r)?(this.#h(r-
c),s):Re(s,this.#a(M(t,c,r),r-c,o))}#a(t,r,o){Ue(this.encoding,this.#e);let n="",i=qn(r),s=this.#n||this.ignoreBOM||!Je(
this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,r-f),l=f===0&&d?t:M(t,f,f+a),m=Le(l,a,c,this.
fatal,o&&d);if(m<0)return this.#e=Se(),this.#i=new ft(this.name,this.#o+f+re.start(),re.length()),n;if(c+=m,c>0&&(d||!vn(
c))){let p=!s&&Xn()===65279?1:0;i?i.add(Jn()+2*p,c-p):n=Re(n,ot(p,c)),s=!0,c=0}if(d)break}return this.#n=s,this.#e=o?null:
jn(),this.#o+=r,i?i.toText():(this.encoding===0&&hr(t,r,n),n)}};function Vi(e,t,r,o){if(t<=16){let n;if(U(o)||Hf(e,t,o)?
n=gi(e,t,o):be(o)&&!Pe()&&(n=oi(e,t,o)),n!==void 0)return n}return Sr(e,t,r,o)}var Hf=(e,t,r)=>(e[0]|e[t>>1]|e[t-1])<128&&
qe(r),$f=(e,t,r,o,n)=>(r[0]<128?Ii(e,r,o):void 0)??(!t&&n&&o>18?Ni(e,r,o):void 0)??(ti(r,o,t)?dr(r,o,n,e):void 0)??void 0,
go=({encoding:e,fatal:t,ignoreBOM:r})=>new Ke(e,t,r);function Nt(e){return e.common??=go(e),e.common}var vi=(e,t,r,o,n,i)=>Ir(
mr(r,o,n),e,t,i);function Ir(e,t,r,o){if(r<e.leastOfAny)return Nt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=Nt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function qi(e,t){let r=Ee(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}var oe,Lo=1/0,Qi=1/0;function es(){oe=null,oe=E(Kf)??null,oe&&(S()||A())&&(Lo=(A()?6:32)+1,Qi=7)}var Do=e=>e.length>=Lo||
e.length>=Qi&&e.charCodeAt(0)>=128;function Kf(){let e=Zo(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...ke(o)]}`&&Object.getPrototypeOf(
n)===Uint8Array.prototype?e:void 0}function Ji(e){try{return oe?.encode(e)}catch{return}}function No(e,t){oe===void 0&&es();
try{return oe?.encodeInto(e,t)}catch{return}}function lt(e){let{length:t}=e;return t<=6?ke(e):(oe===void 0&&es(),Do(e)?Ji(
e):t<=21||Lo<1/0?ke(e):Yf(e)??Ji(e))}function Yf(e){let{length:t}=e;if(t<=64&&zf()){let r=(Vf()||vf(e)<=64)&&Xi(g,e);if(r)
return r}return t<=65536&&Jf(e)?Xi(qf(),e):void 0}var zf=u(()=>!j()),Vf=u(()=>X()||N()),vf=e=>e.length*wt(ts(e))*.75;function Xi(e,t){
let r=No(t,e);return r?.read===t.length?Ae(e,0,r.written):void 0}var qf=u(()=>new Uint8Array(3*65536));function Jf(e){let{
latin1:t,other:r}=Xf();return e.length>=r&&(e.length>=t||ts(e)>=256)}var Xf=u(()=>j()?{latin1:1/0,other:1024}:Z()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function ts(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var Qf=u(()=>A()?32:Z()>0?48:S()?400:X()?1024:1/0),Ro=0;function Po(e,t){let{length:r}=e;if(r<Qf()||!qe(t)||!ed(e))return;
if(Ro>0){Ro-=1;return}let o=lt(e);if(o&&I(o)===r)return o;Ro=15}var rs=e=>Math.max(8,e>>4);function ed(e){let{length:t}=e,
r=rs(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function os(e){let{length:t}=e,r=rs(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var nd=["fatal","html","replacement"],id=u(()=>A()||S());function ko(e,t){let{length:r}=e,o=r<32?void 0:Po(e,t);if(o)return o;
let n=U(t);if(r>64&&r>(n?li():lo()))return;if(!1)return ui(e,or(t));if(!1)return r<=48?hi(e,or(32)):void 0;if(!!0||r>512&&
id()&&os(e))return;let i=or(t);return i&&pi(e,i)}var cs=u(()=>A()||S()||k()||N()&&!ve);function fs(e,t){return cs()?mi(e,
Vn(t)):Zn(e,t)}function ss(e,t){return ko(e,t)??void 0}var Ho=()=>"",J=class{encoding;unmappable;#e;#t=null;#r=0;#n=Y;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return O[this.encoding].name}encode(t,r){let o=r||this.#o(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#f(t,r)}#o(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:nd.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?lt(t):void 0;if(r)return r;if(t.length>65536)return this.#l(t);try{let o=ss(t,this.encoding);if(o)return o;tr(this.encoding,
null),It(t,0,t.length);let n=nr(0,t.length,this.#i,!0);return n===-2||!re.finished()?void 0:Bt(n)}catch(o){throw V(o)}}#l(t){
let r=!1,o=()=>r?fs(t,this.encoding):void 0;return Po(t,this.encoding)??E(o)}#f(t,r){let o=new _r;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new We(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#n;r&&(this.#n=Y,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===Ho,l=f&&!a?2048:65536,m=void 0,p=m?h=>m.add(
h):o,_=m?h=>m.addUnchanged(h):o,y=0,F=null;try{if(!s)for(;y+65536<t.length;y+=65536){let h=ss(t.slice(y,y+65536),this.encoding);
if(!h)break;o(h)}for(tr(this.encoding,s);y===0||y<t.length;y+=l){let h=Math.min(y+l,t.length);It(t,y,h);let D=h===t.length;
for(let Ve=0,zo=!1;!zo;){let Pt=nr(Ve,h-y,d,r&&D);p(Bt(Pt===-2?re.written():Pt));let Vo=i+y+Ve+re.start();if(Ve+=re.read(),
zo=Pt!==-2&&re.finished(),Pt!==-2||a)continue;let Nr=re.codePoint();if(f){F=Se(F);let{count:Ls}=T,vo=()=>this.locate(Vo),
Wt=f(Nr,vo);T.count!==Ls&&(tr(this.encoding,F),It(t,y,h));let qo=Ds=>{throw new We(Ds,vo(),this.name)};typeof Wt=="strin\
g"?sd(Wt,p,qo):Wt?_(Wt):qo(Nr)}else n(Nr,Vo)}}}catch(h){throw V(h)}if(r){m&&o(m.held);return}m&&(this.#n=m.held),this.#t=
this.#o(t)?null:Se(),this.#r=i+t.length}};function sd(e,t,r){let o=An(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(
n+2048,o.length);It(o,n,i,2048);let s=nr(2048,2048+i-n,0,!1);s===-2&&r(re.codePoint()),t(Bt(s))}}var Wo=class{held;#e;constructor(t,r){
this.held=t,this.#e=r}add(t){let r=I(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(de(
t,0,o)),this.held=de(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=Y,this.#e(t)}},_r=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=I(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);P(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){P(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?de(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=cd(this.#r),o=0;return this.forEach(n=>{P(r,n,o),o+=I(n)}),r}};function cd(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function Rt(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Ee(e,t);if(o===37||o===38){let{name:n}=O[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return fd(o,e,t)}function fd(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function ne(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ye(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function $o(){throw new TypeError("Illegal invocation")}var ds="Failed to execute 'encodeInto' on 'TextEncoder'",Fr=ne({TextEncoder:class{#e="utf-8";constructor(){new.target!==
Fr&&Ye(this,new.target,Fr)}get encoding(){return this.#e}encode(e=""){if(#e in this||$o(),oe&&typeof e=="string"&&Do(e))
try{return oe.encode(e)}catch{}return br(W(e))}encodeInto(e,t){#e in this||$o();let r;if(oe&&typeof e=="string"&&t instanceof
Uint8Array)try{if(r=oe.encodeInto(e,t),r.read===e.length)return r}catch{}zr(arguments.length,2,ds);let o=W(e),n=wn(t,ds),
{read:i,written:s}=r??No(o,n)??{read:0,written:0};if(i===o.length||s===I(n))return{read:i,written:s};let c=dd(o.slice(i),
M(Kr(n),s));return{read:i+c.read,written:s+c.written}}}});function br(e){return lt(e)??new J(0,"fatal").encode(e,!0)}function dd(e,t){
let r=0,o=0;for(;r<e.length;){let n=Yt(e,r);if(o+wt(n)>I(t))break;o=zt(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var as="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",ls=`!
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
?`;var ld=u(()=>{let e=ls.split(`
`),t=0;return new Map(as.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
us=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ms(e){let t=new J(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof We)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=ps(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function ps(e,t,r){if(us(e))return"";if(r===0)return null;let o=ud(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:ps(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function ud(e){
let t=[...ld().get(e)??[],...md(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function md(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,p)=>c(
p)),d=o.filter((m,p)=>!c(p)),a=[r,...f].join("").normalize("NFC"),l=a+d.join("");l.normalize("NFD")===t&&n.push(l),d.every(
us)&&i.push(a)}return[...n,...i]}var pd=["fatal","html","replacement","ignore","translit"],hd=On(pd),hs=(e,t,r)=>typeof e=="function"?e:hd(e,t,r);function xs(e,t,r){
return typeof e=="function"?(o,n)=>xd(e(o,n()),r):e==="ignore"?Ho:e==="translit"?ms(t):void 0}function xd(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Me(ce(e,t,"The function 'unmappable' returned neither a string, bytes nor\
 null."));return de(o,0,I(o))}var Sd="Failed to construct 'LegacyTextEncoder'",Go="Failed to execute 'encode'",Ss="utf-8",ys=0;function Ts(e,t="utf-8",r=void 0){
let o=Ce(e,Go);if(r===void 0){if(t!==Ss){let s=W(t);ys=Rt(s,Go),Ss=s}let i=ys;return i===0?br(o):ko(o,i)??new J(i,"fatal").
encode(o,!0)}let n=Mr(t,r,Go);return n.encoding===0?br(o):n.encode(o,!0)}function Mr(e,t,r){let o=W(e),n=t===void 0?"fat\
al":En(t,{unmappable:hs},r).unmappable,i=Rt(o,r);return new J(i,n,xs(n,i,r))}var ws=ne({LegacyTextEncoder:class{#e;constructor(e="\
utf-8",t=void 0){this.#e=Mr(e,t,Sd)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Ce(e,o);ae(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Td=u(S);function Ko(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(be(t)?Bo():Je(t)&&Td())&&!r?new jo(t,r,o):go(e)}
var jo=class extends Ke{#e=void 0;#t=!1;#r=!1;reset(){super.reset(),this.#t=!1}decode(t,r,o){if(this.hostOfStream)return this.#o(
t,r);if(this.#t)this.#r&&(this.#r=!Dt(this.encoding,ee(t)));else if(!r&&this.#n(t))return this.#o(t,r);return super.decode(
t,r,o)}#n(t){let{encoding:r}=this,o=ee(t),n=be(r),i=n?_o(t,o):o>=40;this.#r=i&&n&&!Dt(r,o);let s=i&&!this.#r&&Ed(r);return this.#t=
!s,s&&(this.#e??=b(this.name,!1,this.ignoreBOM)),s}#o(t,r){let o=ee(t),n=o>1024&&G(t,o)?de(t,0,o):t,i=this.#e;this.hostOfStream=
r?void 0:i;try{return i.decode(n,r?gr:Cr)}catch(s){return this.failUnlessRefused(n,s),this.#o(de(n,0,o),r)}}failUnlessRefused(t,r){
if(!wd(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,to(r)}},wd=(e,t)=>E(()=>e.decode(M(t,0,0),Cr))===void 0,
Cr={stream:!0},gr={stream:!1};function Ed(e){return Es[e]??=E(()=>Od(e))===!0,Es[e]}var Es=[],Ad=[97,128,129,142,143,161,
195,216,227,240,255],As=[32,48,129,161,220,254];function Od(e){let t=b(O[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);
Ue(e,r);let f=ot(0,Le(c,1,0,!1,s));return r=Se(),t.decode(c,{stream:!s})===f};return Ad.flatMap(i=>As.flatMap(s=>As.flatMap(
c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&Id(e)}function Id(e){let t=b(O[e].name,!1,!1),r=dn(e)??[];return[...r,...r].
map(n=>t.decode(Uint8Array.of(n),{stream:!0})).join("")+t.decode()===(Je(e)?"\uFEFF":"")}var ze="Failed to execute 'decode' on 'TextDecoder'",Bd=()=>({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Os(e,t,"Failed to construct 'TextDecoder'"),new.target!==Ur&&Ye(this,new.target,Ur)}get encoding(){return O[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=Y,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!G(e,o))){let n=r.viewDecoder.decode(e);return r.isWatched&&r.watch(n,o),n}}catch{
r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return Nt(r).decodeWhole(e,ee(e),ze)}else if(e instanceof ArrayBuffer){
let o=Fd(r,e);if(o!==void 0)return o}}return this.#n(e,t)}#n(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.isView(e);(!r||
typeof t!="object")&&_d(e,t);let o=!!t?.stream,n=r?e:Xe(e),i=this.#e;return i.isStateless||!this.#r&&!o?Ir(i,n,ee(n),ze):
(this.#r||this.#o(),this.#r=o,this.#t.decode(n,!o,ze))}#o(){this.#t??=Ko(this.#e),this.#t.reset()}static{let{prototype:e}=this,
{decode:t}=e,r={decode(o=Y,n=void 0){let i=n;if(typeof n=="object"&&ArrayBuffer.isView(o)){i=n?.stream?Cr:gr;let f=this.#t,
d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(o,i);return i===gr&&(f.hostOfStream=void 0,this.#r=!1),a}catch(a){f.failUnlessRefused(
Xe(o),a)}}let s=this.#e;if(n===void 0?!this.#r:s.isStateless&&i!==n){if(s.takesAnything)try{let f=s.decoder.decode(o),{length:d}=f;
return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}if(o instanceof Uint8Array&&ArrayBuffer.
isView(o)&&o.length<s.leastOfASCII)return Nt(s).decodeWhole(o,ee(o),ze)}return t.call(this,o,i)}};S()&&(e.decode=r.decode)}}}),
Ur=ne(Bd());function _d(e,t){ce(e,ze),ae(t,ze)}function Fd(e,t){if(e.takesAnyBuffer)try{let i=e.decoder.decode(t);return 2*
i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Yr(
t);if(!o)return;let n=new Uint8Array(t);return Li(e.encoding,n,o),Ir(e,n,o,ze)}function Os(e,t,r){let o=W(e);ae(t,r);let n=!!t?.
fatal,i=!!t?.ignoreBOM;return mr(qi(o,r),n,i)}var Is=(e,t,r)=>Ko(Os(e,t,r));function Bs(e,t,r){let o=Qo();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Yo(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Bs(e,(o,n)=>n(t.decode(Me(ce(o,r)),!1,r)),o=>o(t.
decode(Y,!0,r)))}var Lr=ne({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Is(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=Yo("TextDecoderStream",r),new.target!==Lr&&Ye(this,new.target,Lr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),Dr=ne({TextEncoderStream:class{#e;constructor(){this.#e=
_s("TextEncoderStream",new J(0,"fatal"),W),new.target!==Dr&&Ye(this,new.target,Dr)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function _s(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return Bs(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var Fs=ne({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=Mr(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=_s("LegacyTextEncoderSt\
ream",r,Ce)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var mt=class{fatal;ignoreBOM;#e;#t;#r=Y;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&I(this.#r)===0?t:yn(this.#r,t);if(!r&&fn(n))return this.#r=
n,"";let i=yt(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ke(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?M(n,s):n,r,o)}};var bs=ne({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=W(e);
ae(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new mt(Ee(o,r),n,i);this.#e=s,this.#t=Yo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Ms(e,t){let r="Failed to execute 'findUnmappable'",o=Ce(e,r),n=Rt(W(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new J(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Cs(e){let t=yt(Xe(ce(e,"Failed to execute 'bomSniff'")));return t?O[t.encoding].name:null}function gs(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=ce(e,o),i=Ee(W(t),o);ae(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Xe(n);
return yt(f)?new mt(i,s,c).decode(f,!0,o):vi(f,ee(f),i,s,!0,o)}async function Us(e=void 0){let t=await e;if(t===void 0)Xr()||await Jr($t,!0);else{let r=bd(t)?await Md(t):t;await Jr(()=>r,
!1)}}var bd=e=>typeof e?.arrayBuffer=="function";function Md(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{bs as DecoderStream,ws as LegacyTextEncoder,Fs as LegacyTextEncoderStream,Ur as TextDecoder,Lr as TextDecoderStream,
Fr as TextEncoder,Dr as TextEncoderStream,We as UnmappableError,Cs as bomSniff,gs as decode,Ts as encode,O as encodings,
Ms as findUnmappable,Us as initialize,ln as labelToName};
