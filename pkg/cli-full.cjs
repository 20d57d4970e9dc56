"use strict";var Oo=Object.defineProperty;var Hf=Object.getOwnPropertyDescriptor;var vf=Object.getOwnPropertyNames;var Gf=Object.prototype.hasOwnProperty;var jf=(e,t)=>{for(var n in t)Oo(e,n,{get:t[n],enumerable:!0})},Yf=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let r of vf(t))!Gf.call(e,r)&&r!==n&&Oo(e,r,{get:()=>t[r],enumerable:!(o=Hf(t,r))||o.enumerable});return e};var Kf=e=>Yf(Oo({},"__esModule",{value:!0}),e);var up={};jf(up,{completionFor:()=>kf,manual:()=>Pf,runFully:()=>ap});module.exports=Kf(up);var un="encoding-wasm";function qr(){throw new Error("encoding-wasm: call instantiate() first.")}var ln=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var E=zf();function zf(){let e=ln.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Zr=y(()=>new Map(E.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Jf=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],pn=e=>e<36&&e!==33,J=e=>e>0&&e<29,hn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(E[e].name),Xf=e=>Jf.find(([t])=>e>=t)[1];function ot(e){let t=Zr();return t.get(e)??t.get(ei(Qf(e)))}function ft(e,t){
let n=ot(e);if(n===void 0){let o=Ao(e),r=o===void 0?"":` Did you mean '${E[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let o=Xf(n);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${un}' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}var Zf=y(
()=>new Map(Array.from(Zr(),([e,t])=>[mn(e),t]).reverse()));function Ao(e){let t=mn(e),n=Zf().get({936:"gbk",950:"big5"}[t]??
t);return n===36?void 0:n}var mn=e=>ei(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Qr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function pt(e){if(e[0]>=239)return Qr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function ti({length:e,0:t,1:n}){return e===
0||e===1&&t>=239||e===2&&t===239&&n===187}function xn(e){return Qr.find(t=>t.encoding===e)?.bytes}function Pt(e){return e===
0||e===37||e===38}function Qf(e){let t=0,n=e.length;for(;zr(e[t]);)t+=1;for(;zr(e[n-1]);)n-=1;return e.slice(t,n)}var zr=e=>`\
	
\f\r `.includes(e);function ei(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var X=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var wn=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,ni=Symbol.for("encoding-wasm.UnmappableError"),ht=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${wn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&ni in o}[ni](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var oi=(e,t)=>e?.prototype?.[t],gn=e=>oi(globalThis.Buffer,e),Xt=gn("ucs2Slice"),xe=gn("ucs2Write"),ri=gn("utf8Slice"),Wt=gn(
"latin1Slice"),ta=e=>globalThis[e],ii=ta("TextDecoder"),ea=oi(ii,"decode");function mt(e,t=!1){let n=new ii(e,{ignoreBOM:!0,fatal:t});return Object.defineProperty(n,"decode",{value:ea}),o=>n.decode(
o)}function Z(e){try{return e()}catch{return}}var v=()=>"InternalError"in globalThis,U=()=>"Bun"in globalThis,Zt=()=>Bo().includes(
"Chrome/"),rt=()=>Bo().includes("AppleWebKit/")&&!Zt()&&!(Mt()>0);function Bo(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Bt=()=>"Deno"in globalThis,Q=()=>Bo()==="Cloudflare-Workers",xt=()=>rt()||Q(),Mt=()=>Q()?Number.NaN:Number.
parseInt(globalThis.process?.versions?.node,10),Ht=()=>Mt()<22,si=e=>globalThis.process?.getBuiltinModule?.(e);function we(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}var Mo=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,ci=()=>Object.getPrototypeOf(Uint8Array.prototype),En=e=>Mo(ci(),
e),Fo=e=>Mo(DataView.prototype,e),ra=()=>Mo(ArrayBuffer.prototype,"byteLength"),_o=e=>ci()[e],ia=En(Symbol.toStringTag),
yn=En("buffer"),No=En("byteOffset"),fi=En("byteLength"),sa=_o("includes"),ca=_o("set"),fa=_o("slice"),aa=Fo("buffer"),da=Fo(
"byteOffset"),ai=Fo("byteLength"),di=ra(),w=e=>fi.call(e);function vt(e){let{length:t}=e;return typeof t=="number"&&e[t-
1]!==void 0&&e[t]===void 0?t:w(e)}var O=(e,t,n=w(e))=>new Uint8Array(yn.call(e),No.call(e)+t,n-t);function Qt(e,t){let n=new Uint8Array(
w(e)+w(t));return tt(n,e),tt(n,t,w(e)),n}function Sn(e,t){let n=No.call(e),o=t+(-(n+t)&3),r=Math.max(0,w(e)-o)>>2,i=r>0?
new Int32Array(yn.call(e),n+o,r):new Int32Array;return{start:o,words:i}}var at=(e,t)=>O(e,0,Math.min(t,w(e))),tt=(e,t,n)=>ca.
call(e,t,n),ui=(e,t)=>sa.call(e,t),it=(e,t,n)=>fa.call(e,t,n);function Tn(e,t,n){if(n>24)return it(e,t,t+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function wt(e,t){if(t<=64)return!1;try{return di.call(yn.call(e)),!1}catch{return!0}}
var ua="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function dt(e,t,n=ua){if(!ArrayBuffer.isView(
e)&&$o(e)===void 0)throw new TypeError(`${t}: ${n}`);return e}function te(e){if(ArrayBuffer.isView(e))return la(e);try{return new Uint8Array(e)}catch{return k}}var ge=e=>e instanceof
Uint8Array?e:te(e);function la(e){try{return ia.call(e)===void 0?new Uint8Array(aa.call(e),da.call(e),ai.call(e)):new Uint8Array(
yn.call(e),No.call(e),fi.call(e))}catch{return k}}var k=new Uint8Array;function $o(e){try{return di.call(e)}catch{}try{return ai.
call(new DataView(e))}catch{return}}function gt(e,t,n){ee(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](
e?.[r],n,r));return o}function ee(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: T\
he options must be an object.`)}var Et=e=>`${e}`;function li(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function pi(e,t){
if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and co\
nvert other values with String().`)}function Co(e,t="option"){return(n,o,r)=>{if(n===void 0)return e[0];let i=Et(n);if(e.includes(i))return i;let s=e.join("\
', '");throw new TypeError(`${o}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}function xi(e,t,n){let o=On(f=>xa(f,n),e,t),r=On(ga,e,t);if(o&&r){let f=Bt()?1/0:64;return{...r,read:(a,d)=>(d<128?o:r).
read(a,d),write:(a,d)=>(a.length<f?o:r).write(a,d),readBytes:o.readBytes,writeBytes:Bt()?o.writeBytes:void 0,mostByTable:512}}
let i=Ro(e);if(o)return v()?wa(o,On(mi,e,t)):o;let s=r??On(mi,e,t)??i,c=r?18:15;return{...s,read:(f,a)=>(a<=c?i:s).read(
f,a),write:(f,a)=>(f.length<16?i:s).write(f,a)}}function On(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(o,n),Ro(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ma="str\
ings";function xa(e,t){let[n]=WebAssembly.Module.customSections(t,ma),o=new WebAssembly.Module(n,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function wa(e,t){let{read:n,
readBytes:o}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function ga(e){let[t,n]=[Xt,xe],o=new Uint8Array(e.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,a)=>t.call(r(),f,f+2*a),write:(f,a)=>n.call(r(),f,a,2*f.length),
most:1/0,collect:U()||typeof WeakRef!="function"?void 0:s};function s(f){let a=c(2*f),d=0;return{add(l,u){tt(a,new Uint8Array(
e.buffer,l,2*u),d),d+=2*u},toText:()=>t.call(a,0,d)}}function c(f){let a=i?.deref();if(a&&a[f-1]!==void 0)return a;let d=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(d),d}}function mi(e){let t=mt("utf-16le"),{write:n,most:o}=Ro(e);return{
read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Ro(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return we(i,s,r);let f="";
for(let a=s;a<c;a+=8192)f+=String.fromCharCode.apply(null,i.subarray(a,Math.min(a+8192,c)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var bn,x,Uo,wi,gi,st,G={input:0,units:0,output:0},je=0,In={name:"",encoding:-1},M={isBusy:!0,newCodec:NaN,count:0};function Ft(e,t){
In.name=e,In.encoding=t,M.newCodec=NaN,M.count+=1,M.isBusy&&Ei(),M.isBusy=!0}function Ei(){try{bi(),bn??=Oi(Si(qr())),Sa(
new WebAssembly.Instance(bn),bn)}catch(e){throw Ii(e)}}function yi(e){try{bi(),bn=Oi(Si(e))}catch(t){throw Ii(t)}Ei()}function Si(e){return ya(e)?e:new WebAssembly.Module(e)}function ya(e){try{return WebAssembly.Module.customSections(e,Ti),
!0}catch{return!1}}var Ti="encoding-wasm";function Oi(e){let[t]=WebAssembly.Module.customSections(e,Ti),n=`${un} 0.1.0`,
o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Sa({exports:e},t){x=e,Lo=
WebAssembly.RuntimeError,G.input=x.input(),G.units=x.units(),G.output=x.output(),Mi(),st=xi(x.memory,G.units,t),je=Math.
min(x.units_length(),st.most),M.isBusy=!1}function bi(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}
function Ii(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;
if(Ta(e))return new RangeError(`encoding-wasm: ${Ai} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.test(t))
return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return n(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?
n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var Ai="no memory \
for WebAssembly; free some, and call again",Ta=e=>e instanceof RangeError&&/memory/i.test(e.message);function ye(){return ko(),
Uo}function Bi(){return ko(),wi}function Do(){return ko(),gi}function ko(){Uo[0]===void 0&&Mi()}function Mi(){let{buffer:e}=x.
memory;Uo=new Uint8Array(e),wi=new Uint8Array(e,G.input,65536),gi=new Int32Array(e,x.codec(),x.codec_length()>>2)}function An(e,t){
return Ft(e,-1),Po(t)}function Po(e){try{let t=e();return M.isBusy=!1,t}catch(t){throw W(t)}}var Lo;function W(e){if(!M.
isBusy||!Lo||!(e instanceof Lo))return e;let t=E[In.encoding]?.name,n=`${In.name}${t?` of ${t}`:""} failed`;return Oa()?
new RangeError(`encoding-wasm: ${n}: ${Ai}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Oa(){try{return x.memory.grow(32),
!1}catch{return!0}}function et(e=null){let t=Do();return Ri(t,e??new Int32Array(t.length))}function Bn(){return x.held()!==0?et():(M.newCodec=
Ye,null)}var Ho=e=>Ri(e,Do());function Ri(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Nt(e,t){Li(e,t)||(Ft(
"decoding",e),t?Ho(t):x.new_decoder(e),Ye=e===33||e===36?NaN:e)}var Ye=NaN;function Li(e,t){return t||M.newCodec!==e||M.
isBusy?!1:(M.newCodec=NaN,M.isBusy=!0,!0)}function Mn(e,t){Li(~e,t)||(Ft("encoding",e),t?Ho(t):x.new_encoder(e),Ye=~e)}function vo(e,t,n,o){
Ft("transcoding",e),o?Ho(o):x.new_transcoder(e,t,+n)}function Ui(e,t){x.set_source_encoding(e,+t),M.isBusy=!1}function ne(e){
let t=w(e),n=x.alloc(t)>>>0;return tt(ye(),e,n),[n,t]}var Ma=y(()=>Uint8Array.from(ln,e=>e.charCodeAt(0))),Fi,Go=e=>An("\
sniffing",()=>(Fi!==x&&x.give_labels(...ne(Ma())),Fi=x,e())),jo=(e,t,...n)=>Go(()=>x.sniff_html(...ne(e),t,...n)),Di=(e,t,n)=>Go(
()=>x.sniff_xml(...ne(e),t,n));function ki(e,t){let n=Go(()=>x.find_declared_label(...ne(e),t));return n<0?null:{start:n&
1048575,length:n>>20}}var Pi=(e,t)=>An("sniffing",()=>x.default_for(...ne(e),t)),Wi=()=>Ft("detection",-1);function Hi(e,t){
try{x.feed_detector(...ne(e),+t)}catch(n){throw W(n)}}var vi=(e,t,n,o)=>Po(()=>{let r=f=>f?ne(f):[0,0],i=x.guess(...r(e),
...r(t),...r(n),+o)>>>0,{buffer:s}=x.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function oe(e,t,n,o,r){Se(e,t),M.isBusy=!0;let i=x.decode_block(t,n,+o,+r);return M.isBusy=!1,r&&i>=0&&(M.newCodec=
Ye),Rn(i)}function Gi(e,t){let n=w(e);Se(e,n),M.isBusy=!0;let o=x.decode_block(n,0,2,+t);return M.isBusy=!1,Rn(o)}var _t={
encoding:-1,at:0,most:0,owner:void 0};function Fn(e,t,n){if(_t.encoding!==e||_t.owner!==x||M.isBusy){try{Ft("decoding",e),
_t.owner=x,_t.at=st.readBytes?x.byte_table(e):0,_t.most=!hn(e)&&st.mostByTable||1/0,_t.encoding=e}catch(r){throw W(r)}M.
isBusy=!1}if(_t.at===0||n>_t.most)return;if(n<=65536)return Se(t,n),_i(n);if(st.most>je)return;let o="";for(let r=0;r<n;r+=
65536){let i=Math.min(65536,n-r);Se(O(t,r,r+i),i),o=re(o,_i(i))}return o}function Ke(e,t,n,o){return An("decoding",()=>{
let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Se(r===t?e:O(e,i,i+r),r),!x.is_free_of(r,n,o))
return!1;return!0})}function Yo(e,t){let n=-1,o,r;function i(s){try{return Ft(e,s),n=s,r=x,o=t(s),M.isBusy=!1,o}catch(c){
throw W(c)}}return s=>s===n&&r===x&&!M.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Ko=Yo("encoding",e=>{let t=x.unit_table(e)>>>
0;if(t===0)return;let{buffer:n}=x.memory;return J(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),ji=Yo("encod\
ing",e=>{let t=x.unit_table(e)>>>0,n=new Uint8Array(65536);return tt(n,new Uint8Array(x.memory.buffer,t,16384)),n}),_n=Yo(
"decoding",e=>{let t=J(e),n=(!t?x.pair_table(e):x.byte_table(e))>>>0;return n>0?new Uint16Array(x.memory.buffer,n,t?256:
65536):void 0}),_i=e=>st.readBytes(G.input,e,_t.at);function re(e,t){try{return e+t}catch(n){throw new RangeError("The t\
ext is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:n})}}var Yi=e=>e+
65536+3<=je,Ki=e=>e>je&&e<268435456?st.collect?.(e+3):void 0,Nn=()=>G.units,Vi=()=>ye()[G.units]|ye()[G.units+1]<<8,$n=(e,t)=>st.
read(G.units+2*e,t-e),Ve=(e,t,n,o=0)=>st.write(e.slice(t,n),G.units+2*o);function qi(e,t){if(!M.isBusy&&!st.writeBytes)return;
Ft("encoding",t);let n=st.writeBytes?.(e,G.output,x.unit_table(t));return M.isBusy=!1,n===e.length?ie(n):void 0}function Cn(e,t,n,o){
M.isBusy=!0;let r=x.encode_block(e,t,n,+o);return M.isBusy=!1,o&&r>=0&&P.finished()&&(M.newCodec=Ye),Rn(r)}var B={none:0,
source:1,result:2};function zi(e,t,n,o){let r=w(e);Se(e,r),M.isBusy=!0;let i=x.transcode_block(r,+t,n,o);return M.isBusy=
!1,Rn(i)}function Se(e,t){let n=Bi();if(t>8)try{tt(n,e)}catch{tt(n,O(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function Rn(e){
if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ie=e=>Tn(
ye(),G.output,e),Vo=e=>ye().subarray(G.output,G.output+e),P={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.
written(),codePoint:()=>x.code_point(),start:()=>x.start(),length:()=>x.length()},$t={malformed:()=>x.replaced(),firstMalformed:()=>x.
first_replaced(),unmappable:()=>x.unmapped(),firstUnmappable:()=>x.first_unmapped(),codePoint:()=>x.unmapped_code_point()};var Fa=new Uint8Array(256);var Zi=y(()=>xe?96:v()||xt()?1024:128),qo=y(()=>xt()?65536:v()||U()?4096:128),_a=y(()=>new Uint8Array(2*qo()));function Qi(e,t){
let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}
function ts(e,t){let{length:n}=e,o=new Uint8Array(n);for(let i=0;i<n;i++)o[i]=t[e.charCodeAt(i)];return(Q()?Ke(o,n,0,255):
!ui(o,0))?o:void 0}function es(e,t){let{length:n}=e,o=2*n<=256?Fa:_a(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<
128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return Tn(o,0,r)}var Oe=e=>(e&63488)===55296;var ns=new Uint8Array(128),Ct=Na(ns);function Na(e){return new Uint16Array(e.buffer)}var os=y(()=>Xo()?0:18),rs=y(()=>Mt()>
0&&!Bt()&&!U()?12:18),$a=y(()=>v()||Ht()?18:8),is=y(()=>Bt()||!(Mt()>=22||xt())?64:32),Ca=y(()=>v()||U()||rt()?64:32),Ra=y(
()=>rt()?36:18),Ln=(e,t)=>(e[0]&e[t>>1])>=128;function ss(e,t,n){return n?t<=$a():t<=Ra()||t<=Ca()&&(Ln(e,t)||Dn())}var cs=()=>({
mixed:rs(),most:is()}),fs=(e,t)=>t<=rs()||t<=64&&Ln(e,t)&&t<=is(),q={length:0,bytes:[0,0]};function ce(e,t,n,o){if(e[0]<
128&&Xo())return Zo(e,t)?Wt.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,a=f<224,d=e[i++]^
128,l=a?0:e[i++]^128;if(c=a?(f&31)<<6|d:(f&15)<<12|d<<6|l,!(f>=194&&f<240&&(d|l)<64&&i<=t)||!a&&(c<2048||Oe(c)||c===65279))
return La(e,s,t,n,o,r)}Ct[r++]=c}return qe(r)}function as(e,t){if(t%2>0)return;let n=0;for(let o=0;o<t;o+=2){let r=e[o]|
e[o+1]<<8;if(Oe(r))return;Ct[n++]=r}return qe(n)}function La(e,t,n,o,r,i){let s=Jo();for(let c=t;c<n&&i<=s;){let f=e[c++],
a=f<194||f>244?0:f<224?1:f<240?2:3,d=a>0?f&63>>a:f,l=a===0&&f>=128,u=f===224?160:f===240?144:128,g=f===237?159:f===244?143:
191,h=0;for(;h<a&&c<n;h++,c++){let m=e[c];if(m<u||m>g)break;u=128,g=191,d=d<<6|m&63}if(h<a){if(c===n&&!o){if(f>=239)return;
ds(f,128|d&63,1+h);break}l=!0}if(l&&r||(l&&(d=65533),d===65279))return;d>65535&&(Ct[i++]=55232+(d>>10),d=56320|d&1023),Ct[i++]=
d}return qe(i)}function zo(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],a=f;if(f>=128){if(r??=_n(o),!r)return;if(a=
r[f],Oe(a)&&(s<t&&(a=r[f|e[s++]<<8]),Oe(a)))return Ua(e,c,t,n,i,o,r)}Ct[i++]=a}return qe(i)}function Ua(e,t,n,o,r,i,s){let c=Jo();
for(let f=t;f<n&&r<=c;){let a=e[f++],d=a<128?a:s[a];if(Oe(d)){if(f===n&&!o){if(i===32)return;ds(a,0,1);break}let l=f<n?e[f]:
0;if(d=s[a|l<<8],!Oe(d))f+=1;else if(Da(d))d=65533;else return}Ct[r++]=d}return qe(r)}var Da=e=>e>=57088&&e<=57216;function Un(e,t,n){
return q.length=0,ce(O(e,t,n),n-t,!1,!0)===""}function ds(e,t,n){q.length=n,q.bytes[0]=e,q.bytes[1]=t}function qe(e){if(e<
3||e<=18&&!Xo())return we(Ct,0,e);if(Dn())return Xt.call(ns,0,2*e);if(!(e>Jo()))return we(Ct,0,18)+we(Ct,18,e-18)}var Jo=y(
()=>Dn()?1/0:36),Xo=y(()=>U()&&Dn()),Dn=y(()=>Z(ka)===!0);function ka(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).
buffer),t=n=>n.call(e,0,e.length);return t(Xt)==="a\uFEFF\uD83D"&&t(Wt)==="a\0\xFF\xFE=\xD8"}function Zo(e,t){for(let n=0;n<
t;n++)if(e[n]>=128)return!1;return!0}function jt(e,t){let n=Math.ceil(t/8);for(let o=0;o<t;o+=n)if(e[o]>=128)return!1;return e[t-
1]<128}var er=["fatal","html","replacement"];function Qo(e,t){let{length:n}=e,o=J(t);if(n>64&&n>(o?Zi():qo()))return;if(o)return Qi(
e,Ko(t));if(!!0)return;let r=Ko(t);return r&&es(e,r)}var Wa=y(()=>U()||rt()||Q()&&!xe);function hs(e,t){return Wa()?ts(e,
ji(t)):qi(e,t)}var nr=()=>"",Yt=class{encoding;unmappable;#t;#e=null;#n=0;#o=k;locate=t=>t;constructor(t,n,o=void 0){this.
encoding=t,this.unmappable=n,this.#t=o}get name(){return E[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(
t,n)}get#r(){return this.#t?0:er.indexOf(this.unmappable)}#i(t){if(this.#e||t.length>65536)return;let n=Qo(t,this.encoding);
if(n)return n;try{let o=J(this.encoding)&&hs(t,this.encoding);if(o)return o;Mn(this.encoding,null),Ve(t,0,t.length);let r=Cn(
0,t.length,this.#r,!0);return r===-2||!P.finished()?void 0:(this.#n=0,ie(r))}catch(o){throw W(o)}}#s(t,n){let o=new Y;return this.
encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new ht(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,
s=this.#e,c=this.#o;n&&(this.#o=k,this.#e=null,this.#n=0);let f=this.#t,a=this.#r,d=f===nr,l=f&&!d?2048:65536,u=f&&this.
encoding===33?new tr(c,o):void 0,g=u?p=>u.add(p):o,h=u?p=>u.addUnchanged(p):o,m=0,S=null;try{if(!s){let p=J(this.encoding)?
hs:Qo;for(;m+65536<t.length;m+=65536){let b=p(t.slice(m,m+65536),this.encoding);if(!b)break;o(b)}}for(Mn(this.encoding,s);m===
0||m<t.length;m+=l){let p=Math.min(m+l,t.length);Ve(t,m,p);let b=p===t.length;for(let R=0,K=!1;!K;){let me=Cn(R,p-m,a,n&&
b);g(ie(me===-2?P.written():me));let kt=i+m+R+P.start();if(R+=P.read(),K=me!==-2&&P.finished(),me!==-2||d)continue;let ct=P.
codePoint();if(f){S=et(S);let{count:zt}=M,Jt=()=>this.locate(kt),dn=f(ct,Jt);M.count!==zt&&(Mn(this.encoding,S),Ve(t,m,p));
let Vr=Wf=>{throw new ht(Wf,Jt(),this.name)};typeof dn=="string"?Ha(dn,g,Vr):dn?h(dn):Vr(ct)}else r(ct,kt)}}}catch(p){throw W(
p)}if(n){u&&o(u.held);return}u&&(this.#o=u.held),this.#e=et(),this.#n=i+t.length}};function Ha(e,t,n){let o=li(e);for(let r=0;r<
o.length;r+=2048){let i=Math.min(r+2048,o.length);Ve(o,r,i,2048);let s=Cn(2048,2048+i-r,0,!1);s===-2&&n(P.codePoint()),t(
ie(s))}}var tr=class{held;#t;constructor(t,n){this.held=t,this.#t=n}add(t){let n=w(t);if(n===0)return;t[0]!==27&&this.#t(
this.held);let o=t[n-3]===27?n-3:n;this.#t(it(t,0,o)),this.held=it(t,o,n)}addUnchanged(t){this.#t(this.held),this.held=k,
this.#t(t)}},Y=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(t){let n=w(t);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);tt(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){tt(o.bytes,t,o.length),o.length+=n;return}this.#e={bytes:t,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(t){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;t(i?it(o,0,r):o)}}concatenate(){
let t=this.#t;if(t&&!t.next&&!t.isBlock)return t.bytes;let n=va(this.#n),o=0;return this.forEach(r=>{tt(n,r,o),o+=w(r)}),
n}};function va(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:t})}}function ms(e,t,n="encodeUTF16() of 'encoding-wasm', \
or UTF-8"){let o=ft(e,t);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(`${t}: ${r} has no encoder in the stan\
dard; use ${n}.`)}return xs(o,e,t)}function xs(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' is a label of the enc\
oding 'replacement', which can't be written; use UTF-8.`);return e}var Ae=class{#t;#e;#n=new Y;#o=!1;constructor(t){this.#t=t,this.#e=t===37||t===38?2:1}add(t){return this.#o?[t]:(this.#n.
add(t),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let t=this.#n.
concatenate();this.#n=new Y;let n=pt(t)?.bytes.length??0,o=this.#r(O(t,n,Math.min(w(t),n+4096*this.#e)));if(!or(o))return[
t];let r=[],i=0;for(let s=0;;s++){let c=ki(o,s);if(!c)break;let{start:f,length:a}=c,d=String.fromCharCode(...O(o,f,f+a));
ot(d)!==this.#t&&(r.push(O(t,i,n+f*this.#e),this.#i(E[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,O(t,i)]}#r(t){if(this.#e===
1)return t;let n=new Uint8Array(w(t)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=t[2*i+o]===0?t[2*
i+r]:128;return n}#i(t){let n=new Uint8Array(t.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<t.length;r++)n[r*this.#e+
o]=t.charCodeAt(r);return n}};function or(e){let t=0;for(;t<w(e)&&` 	
\f\r`.includes(String.fromCharCode(e[t]));)t+=1;return e[t]===60}var sr=y(()=>Z(Ka)),fe=y(()=>Z(Va)),Es=y(()=>Z(Za));function ys(e,t,n){if(e!==0&&e!==38||n<24||wt(t,n)||e===0&&Os(t,n))return;let o=e===0?fe():Es();return o?.takes?.(t,n)===
!1?void 0:o}function cr(e,t,n,o){if(q.length=0,o&&t>8192||t>256&&(wt(e,t)||Os(e,t)))return;let r=fe();if(!r||r.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Un(e,i,t))))try{let s=i<t?O(e,0,i):e,c=o?r.decodeOrFail(
s,i):r.decodeQuickly(s,i);return t>256&&c!==void 0&&kn(s,i,c),c}catch{return}}function Ss(e,t){let n=fe();if(n?.takesBuffer(
e,t))try{return n.decodeBuffer(e)}catch{return}}function Ts(e,t){let n=Es();if(!(t%2>0||!n?.takes?.(e,t)||wt(e,t)))return n.
decode(e,!0)}function Os(e,t){if(t<8192||Ya())return!1;let n=0,o=Math.ceil(t/8);for(let r=0;r<t-1;r+=o)e[r]>=192&&(e[r+1]&
192)!==128&&n++;return n>1}var Ya=y(rt);function Ka(){let{isAscii:e}=si("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?
e:void 0}function Va(){let e=Ht(),t=e?sr():void 0;if(e&&!t)return;let n=mt("utf-8"),o=za(n),r=xt()?mt("utf-8",!0):qa(o),
i=t&&((p,b)=>jt(p,b)&&t(p)),s=i??(Zt()?Ja:Q()?Xa:void 0),c=i?(p,b)=>bs(p,b)||b>256&&i(p,b):s,[f,a]=Zt()?[48,128]:[0,Bt()?
-1:e?2048:8192],d=(p,b)=>b>=f&&b<=a&&(!t||b<=64||t(p)),l=[239,187,191,97,230,188,162,240,159,146,169],u=Uint8Array.of(...l,
...ws.flat()),g=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,h=Uint8Array.of(97,127),m=o(u,u.length)===g&&
n(u)===g&&n(u.buffer)===g&&o(h,2)==="a\x7F"&&r(u.subarray(0,l.length),l.length)===g.slice(0,5)&&ws.every(p=>Z(()=>r(Uint8Array.
from(p),p.length))===void 0),S=Wt;if(!(!m||t&&S.call(h)!=="a\x7F"))return{decode(p,b){try{return t?S.call(p):(b?r:n)(p,p.
length)}catch{return}},decodeQuickly:o,decodeOrFail:r,takesQuickly:c,decodeBuffer:n,takesBuffer:d,takes:s,completeLength(p,b){
for(let R=1;R<=3&&R<=b;R++){let K=p[b-R];if(K<128)break;if(K>=192)return(K>=240?4:K>=224?3:2)>R?b-R:b}return b}}}var ws=[
[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],qa=e=>(t,n)=>{let o=e(t,n);return o.includes("\uFFFD")?
void 0:o};function za(e){let[t,n]=[ri,Wt];if(Ht())return(r,i)=>i>256?n.call(r):e(r);if(!t||U()||!(Mt()>=22))return e;let o=Bt()?
bs:()=>!0;return(r,i)=>o(r,i)?t.call(r):e(r)}var bs=(e,t)=>t<=64||t<=256&&jt(e,t);function Ja(e,t){if(t<64)return!1;if(jt(
e,t))return!0;if(t<768)return!1;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o){let i=e[r];if(i<128)n+=1;else if(i===225)
n-=3;else if(i>=206&&i<240)return!1}return n>=0}var rr=0;function kn(e,t,n){t<1024||!Q()||!jt(e,t)||(rr=n.length===t?0:rr+
1)}function Xa(e,t){if(t<1024)return!0;if(jt(e,t))return rr<2||t>524288;let n=0,o=Math.ceil(t/16);for(let r=0;r<t;r+=o)e[r]>=
227&&e[r]<234&&(n+=1);return n<3}function Za(){return v()||xt()?td():Qa()}function Qa(){let e=Xt,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Is(Ht()?512:1/0,(o,r)=>{let i=e.call(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function td(){
let e=mt("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Is(1/0,(t,n)=>{let o=e(t);
return n&&o.includes("\uFFFD")?void 0:o})}var Is=(e,t)=>({takes:(n,o)=>o<=e,decode(n,o){try{return t(n,o)}catch{return}},
completeLength(n,o){let r=o-o%2;return(n[r-1]&252)===216?r-2:r}});var dr=y(()=>xt()?8:Zt()?352:18),ed=y(U);function Ms(e,t,n){if(n>64)return jt(t,n)?nd(e,t,n):void 0;if(n<=os()||(t[n>>1]|
t[n-1])>=128||!Zo(t,n))return;let o=Wn();return o?o.call(t,0,n):Fn(e,t,n)}function nd(e,t,n){let o=Wn(),r=J(e);if(!(n<512&&
(r||!o))&&!(r&&Cs(e))&&!wt(t,n))try{return sr()?.(t)??Ke(t,n,128,128)?o?o.call(t):fe()?.decodeQuickly(t,n):void 0}catch{
return}}var Pn=[],ae=[];function Fs(e,t,n){if(!(n<=dr()||n>=512&&!Cs(e)))return ae[e]===void 0&&(ae[e]=dd(e)?$s(e):null),
Ns(ae[e],t,n)}function _s(e,t,n){return n<512?(ed()?ar(e,t,n):void 0)??Fn(e,t,n)??ar(e,t,n)??As(e,t,n):ar(e,t,n)??(sd(e)?
As(e,t,n):void 0)??Fn(e,t,n)}var fr=0,od=y(()=>ur()?8192:512);function ar(e,t,n){let o=Wn();if(!o||e!==21)return;let r=n<
od();if(r&&fr>0){fr-=1;return}if(!id(t,n)){r&&(fr=15);return}if(!wt(t,n))try{return o.call(t)}catch{return}}var As=(e,t,n)=>Ns(
$s(e),t,n),Ns=(e,t,n)=>e&&(n<=256||!wt(t,n))?Je(e,t):void 0;function Je(e,t){try{return e(t)}catch{return}}function $s(e){
return Pn[e]===void 0&&(Pn[e]=null,Pn[e]=Z(()=>ud(e))??null),Pn[e]}var Wn=y(()=>Z(rd));function rd(){let e=Wt,t=Uint8Array.
from({length:256},(n,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:void 0}function id(e,t){let n=Math.min(t,64);
for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Ke(e,t,128,224)}var sd=e=>e===21?ur():cd()||fd()&&hn(e),Cs=e=>!Wn()&&
(e===21?ur():ad()),cd=y(()=>v()||rt()),fd=y(Q),ad=y(v),ur=y(()=>v()||U()||!(Mt()>0)),dd=e=>v()||U()||xt()||Ht()||Zt()&&e===
21;function ud(e){let t=_n(e),n=mt(E[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from(
{length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Rs;function Ls(e,t,n){return Rs??=ld(),Rs(e,t,n)}function ld(){let e=fe(),{mixed:t,most:n}=e&&U()?{mixed:0,most:0}:cs();
return(o,r,i)=>{if(r<=t||r<=n&&Ln(o,r)){let s=ce(o,r,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,r)!==!1)try{return i?
e?.decodeOrFail(o,r):e?.decodeQuickly(o,r)}catch{return}}}function Hn(e,t,n,o=!1){try{Nt(e,null);let r=oe(t,n,0,o,!0);return r<
0?void 0:$n(0,r)}catch(r){throw W(r)}}var lr=y(()=>v()?{any:768,shiftJIS:224,markup:1/0}:Q()?{any:512,shiftJIS:512,markup:2048}:{any:0,shiftJIS:0,markup:U()?2048:
rt()?112:0}),Us=e=>e===34?lr().shiftJIS:lr().any,Ds=[];function ks(e,t,n){if(n>lr().markup||n>Us(e)&&!md(t,n))return;let o=Ds[e];
if(o)return wt(t,n)?void 0:Je(o,t);xd(e,n)}function md(e,t){if((e[1]&e[t>>1])>=128)return!1;let n=0,o=Math.ceil(t/32)|1;
for(let r=0;r<t;r+=o)e[r]<128&&(n+=1);return n>10}var Xe=[];function xd(e,t){Xe[e]===void 0&&(Xe[e]=Z(()=>gd(e))??null);
let n=Xe[e];n&&(n.credit+=1+t/1024,!(n.credit<128)&&(n.credit=0,Xe[e]=null,Z(()=>{let{value:o}=n.sequences.next();o?n.decode(
o)===Hn(e,o,w(o))&&(Xe[e]=n):wd(e,n.decode)})))}function wd(e,t){Ds[e]=t;let n=Us(e);n>0&&(ae[e]=o=>o.byteLength<=n?t(o):
void 0)}var gd=e=>({decode:mt(E[e].name),sequences:yd(e),credit:0}),Ed=[[239,187,191],[254,255],[255,254],[132,49,149,51]],
pr=[10,164,162];function*yd(e){let[t,n,o,r]=[[0,255],[48,57],[129,254],[129,129]];for(let i of Ed)yield Uint8Array.of(...i,
...pr);for(let i=128;i<=255;i++)yield ue([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield ue([143,143],[i,i],t);if(e===
29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield ue([i,i],[s,s],o,n);for(let i=133;i<=254;i+=8)yield ue(
[i,Math.min(i+7,254)],n,r,n);yield ue([227,227],[50,50],o,n),yield ue([129,129],[48,48],t),yield ue([129,129],[48,48],r,
t)}}function ue(...e){let t=e.map(([s,c])=>c-s+1),n=t.reduce((s,c)=>s*c),o=e.length+pr.length,r=new Uint8Array(n*o+e.length-
1);for(let s=0;s<n;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);r.set(pr,s*o+
e.length)}let i=(n-1)*o;return r.copyWithin(i+o,i,i+e.length-1),r}var Be=new Uint8Array(18),Td=[0,0],nt=class{encoding;fatal;ignoreBOM;#t=null;#e=Td;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){
this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#t=null,this.#n=
0,this.#o=!1,this.#r=0}decode(t,n,o){let r=vt(t);if(!this.#t&&this.#n===0){let i=this.#d(t,r,n);if(i!==void 0)return n||
this.#a(r),i}return this.#c(t,r,n,o)}decodeWhole(t,n,o){this.#r!==0&&this.reset();let{encoding:r}=this,i=n<=256;if(r===0&&
n>0){let s=i?Ls(t,n,this.fatal):cr(t,n,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#f(s):s}else{let s=this.#s(
t,n,256)??this.#d(t,n,!0);if(s!==void 0)return s;let c=i&&!Pt(r)?Hn(r,t,n,this.fatal):void 0;if(c!==void 0)return c}return this.#c(
t,n,!0,o)}decodeBuffer(t,n){return this.#r!==0&&this.reset(),this.encoding===0?this.#f(this.#l(Ss(t,n))):this.#s(t,n,511)}#s(t,n,o){
let r=n<=o&&n>dr()?ae[this.encoding]:void 0;return r?this.#l(Je(r,t)):void 0}#c(t,n,o,r){if(this.#n>0){let d=this.#p(t,n,
o)??this.#h(t,n,o,r);if(d!==void 0)return d;this.#x()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#w(t,n,o)??this.#m(
t,n,o)}catch(d){throw this.#t=i,this.#o=s,this.#r=c,W(d)}let a=this.#i;if(a)throw this.#i=null,this.#o=s,this.#r=c+n,r===
void 0?a:a.toTypeError(r);return f}#d(t,n,o){let{encoding:r}=this;if(q.length=0,n===0)return"";if(r===0){let c=fs(t,n)?ce(
t,n,o,this.fatal):void 0;if(c!==void 0)return c;let f=cr(t,n,o,this.fatal);return this.#f(f)}if(r===38){let c=n<=36?as(t,
n):Ts(t,n);return this.#f(c)}if(!pn(r))return;let i=J(r),s=(i?Fs(r,t,n):void 0)??(t[0]<128?Ms(r,t,n):void 0)??(!i&&o&&n>
18?ks(r,t,n):void 0)??(ss(t,n,i)?zo(t,n,o,r):void 0)??(i?_s(r,t,n):void 0);return this.#l(s)}#l(t){return this.fatal&&this.
encoding!==21&&t?.includes("\uFFFD")?void 0:t}#f(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):
t}#p(t,n,o){let r=this.#n+n;if(n===0||r>18)return;q.length=0,this.#u(t,r);let i=this.encoding===0?ce(Be,r,o,this.fatal):
this.#l(zo(Be,r,o,this.encoding));return i!==void 0&&!o&&this.#a(n),i}#h(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,
s=this.#o,c=this.#e,f=this.#n,a=c[0]<224?2:3;if(f+n<=a)return;this.#u(t,a);let d=ce(Be,a,!0,!0);if(d===void 0)return;let l=a-
f;this.#n=0,this.#r+=l,this.#o=!0;try{return re(d,this.decode(O(t,l),o,r))}catch(u){throw this.#o=s,u instanceof X||u instanceof
TypeError||(this.#t=null,this.#r=i,this.#e=c,this.#n=f),u}}#u(t,n){Be[0]=this.#e[0],Be[1]=this.#e[1];for(let o=this.#n;o<
n;o++)Be[o]=t[o-this.#n]}#a(t){this.#r+=t,this.#o||=this.#n+t>q.length,this.#n=q.length,q.length>0&&(this.#e=[q.bytes[0],
q.bytes[1]])}#x(){let t=Uint8Array.from(this.#e);try{Nt(this.encoding,null),oe(t,this.#n,0,this.fatal,!1),this.#t=et(),this.#n=
0}catch(n){throw W(n)}}#w(t,n,o){if(this.fatal&&this.encoding===0&&n<=8192)return;let r=ys(this.encoding,t,n);if(!r)return;
let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==0)return;for(;i<3&&(t[i]&
192)===128;)i+=1;if(i===n)return;if(s=this.#m(O(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:O(t,i,c),a=r.decode(f,
this.fatal);if(a===void 0){if(s=re(s,this.#m(f,c-i,!0)),this.#i)return s}else kn(f,c-i,a),s=re(s,this.#f(a)),this.#r+=c-
i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Un(t,c,n)?(this.#a(n-c),s):re(s,this.#m(O(t,c,n),n-c,o))}#m(t,n,o){
Nt(this.encoding,this.#t);let r="",i=Ki(n),s=this.#o||this.ignoreBOM||!Pt(this.encoding),c=0;for(let f=0;;f+=65536){let a=n-
f<=65536,d=Math.min(65536,n-f),l=f===0&&a?t:O(t,f,f+d),u=oe(l,d,c,this.fatal,o&&a);if(u<0)return this.#t=et(),this.#i=new X(
this.name,this.#r+f+P.start(),P.length()),r;if(c+=u,c>0&&(a||!Yi(c))){let g=!s&&Vi()===65279?1:0;i?i.add(Nn()+2*g,c-g):r=
re(r,$n(g,c)),s=!0,c=0}if(a)break}return this.#o=s,this.#t=o?null:Bn(),this.#r+=n,i?i.toText():(this.encoding===0&&kn(t,
n,r),r)}},vn=new nt(0,!1,!1);function Ze(e,t,n,o,r,i){return vn.encoding=n,vn.fatal=o,vn.ignoreBOM=r,vn.decodeWhole(e,t,
i)}function Ps(e,t){let n=ft(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for \
the encoding 'replacement', which decodes nothing.`);return n}var Gn=class{#t;#e;#n=0;constructor(t,n,o,r){this.#t=t,this.#e=new Yt(n,o,r)}get decision(){return this.#t.decision}setSource(t,n){
this.#t.setSource(t,n)}transcode(t,n,o){let r=w(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(O(t,i,s?r:i+4096),
s?n:B.none,o)}}#o(t,n,o){let r=this.#n;this.#e.locate=bd(this.#t.copy(),t,r);let i=new Y,s;try{this.#t.transcode(t,n===B.
result?B.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Ze(c,w(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===B.
result,o),this.#n=n===B.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function bd(e,t,n){let o=w(
t),r=t,i=e,s=e,c=n,f=n,a=0,d;return l=>{for(;l>=f&&a<o;)r=O(t,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,B.none,u=>{f+=w(u)/2}),d=void 0;return d??=Id(i,r),d[l-c]}}function Id(e,t){let n=w(t),o=e.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Hs(e);for(let c=0;c<n;c++){let f=e.position+c,a=s===f?Ad(o.from,t,c):0;if(a>0){o.transcode(O(t,c,c+a),B.none,
()=>{});for(let p=0;p<a;p++)r[i++]=f++;if(s=f,c+=a,c===n)break}let d=O(t,c,c+1),l=o.copy(),u=0,g=0;o.transcode(d,B.none,
p=>{u===0&&(g=p[0]|p[1]<<8),u+=w(p)/2}),u>0&&(r[i++]=s);let h=g===65533&&s<f?vs(l,d,B.none):void 0,m=h&&h.offset+h.length;
for(let p=1;p<u;p++)r[i++]=m===void 0?s:m+p-1;let S=f-s===2||f<=2;u>0&&!h?s=f+1:(h||S)&&(s=Hs(o))}return r[i]=s,r[i+1]=s+
1,r}function Ad(e,t,n){if(J(e))return w(t)-n;let o=n;if(pn(e))for(;t[o]<128;)o+=1;return o-n}var Hs=e=>vs(e,k,B.source)?.
offset??e.position;function vs(e,t,n){try{e.copy(!0).transcode(t,n,()=>{})}catch(o){if(o instanceof X)return o;throw o}}var Me=e=>e==null?void 0:Et(e);function Fe(e,t,n,o="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${n}' must be a number of ${o}, not '${e}'.`)}function Bd(e,t,n){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,o=>ft(Et(o),t))}}var Yn={allowUTF8:e=>e===void 0||!!e,candidates:Bd,locale:Me,maxBytes:Fe,
tld:Me},mr=["text","ASCII","empty","binary","unknown"];function _e(e,t,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=w(e),f=Math.min(c,i);Wi();for(let g=0;g<f;g+=65536){let h=Math.min(g+65536,f);Hi(O(e,g,h),t&&h===c)}let a=vi(
o,r&&jn(r),s&&jn(s),n),{0:d,1:l,2:u}=a;return{encoding:l<0?void 0:l,score:u,kind:mr[d],isASCII:mr[d]==="ASCII"||mr[d]===
"empty",candidates:Array.from({length:(a.length-3)/2},(g,h)=>({encoding:E[a[3+2*h]].name,score:a[4+2*h]}))}}function jn(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function xr(e,t=void 0){let n="Failed to execute 'detectEncod\
ing'",o=dt(e,n),r=gt(t,Yn,n),i=_e(te(o),!0,r);return{...i,encoding:i.encoding===void 0?null:E[i.encoding].name}}var _d=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Nd=[33,36,37,
38],Ne=(e,t)=>{let n=Me(e);return n===void 0?-1:ft(n,t)},Gs=(e,t,n)=>Math.min(Fe(e,t,n)??1024,1048576),js=(e,t)=>Math.max(
3,t===-1?e:0),Ys=e=>ot(Me(e)??"")??-1;function $d(e,t,n){if(e)return gt(e===!0?void 0:e,Yn,`${t}, option '${n}'`)}var Cd={
defaultEncoding:Ne,detect:$d,likelyEncoding:Ne,locale:Me,maxPrescanBytes:Gs,parentEncoding:Ne,transportLayerEncodingLabel:Ys,
userOverride:Ne};function Rd(e,t){let n=gt(e,Cd,t),{likelyEncoding:o,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=n;return{prescanned:js(i,Math.max(f,c)),declared(a){let d=jo(a,i,f,c,s,o);return d===-1?void 0:Qe(d)},options:n.
detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Ks(a)??Ld(r,n.defaultEncoding)}}function Ks(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function Ld(e,t){
return Qe(Pi(jn(e),t===-1?21:t))}var Ud={defaultEncoding:Ne,maxPrescanBytes:Gs,transportLayerEncodingLabel:Ys};function Dd(e,t){
let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=gt(e,Ud,t),i=s=>{let c=Qe(Di(s,o,r));return c.source===
"default"&&n!==-1?{...c,encoding:n}:c};return{prescanned:js(o,r),declared:i,decide:()=>i(k)}}function kd(e,t){let n={...Yn,
defaultEncoding:Ne},{defaultEncoding:o,...r}=gt(e,n,t);return{prescanned:3,declared(i){let s=pt(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===-1?i?.encoding??21:o;return Ks(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Pd={detect:kd,html:Rd,xml:Dd},wr=["detect","html",
"xml"],Wd={prefixBytes:Fe,sniff:Co(wr)};function Rt(e,t){let{prefixBytes:n,sniff:o}=gt(e,Wd,t),r=Pd[o](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:y(()=>{let c=s.candidates&&_e(k,!0,s);return!Nd.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Hd(
r,c),takesWhole:n===void 0}}function Hd({prescanned:e,declared:t,options:n,decide:o},r){return t(at(r,e))??o(n&&_e(r,!0,
n))}function Vs(e){let t=jo(at(e,1024),1024,-1,-1,-1,-1);return t===-1||Qe(t).source==="BOM"?void 0:Qe(t)}function Qe(e){
let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:_d[e>>8&255],score:null}}var Xs=["(B","(J","(I","$@","$B"],Vn=class{#t=!0;#e=!0;read(t,n){let o=w(t),r=this.#t?Yd(t):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Kd(t,i)),i!==o);){let f=t[i];if(f===27&&this.#e){let a=qd(t,i);if(s=Xs.includes(a),!s&&!n&&zd(a))break;this.#e=s}else
s=f>=128||i<r&&Vd(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(t,n){this.#t=!1,this.#e&&=t[n]!==27;let o=this.#e?n:w(t);for(;o<w(t)&&t[o]!==27;)o+=1;return o}};function Yd(e){
let[t,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=w(e))return 1/0;if(t&&=Js(e[o],e[o+1]),n&&=Js(e[o+1],e[o]),!t&&!n)return o+
2}return 32}function Kd(e,t){let n=w(e),{start:o,words:r}=Sn(e,t),i=zs(e,t,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return zs(e,o+4*s,n)}function zs(e,t,n){
let o=t;for(;o<n&&e[o]<128&&e[o]!==27;)o+=1;return o}var Js=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,Vd=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function qd(e,t){let n="";for(let o=t+1;o<Math.min(t+3,w(e));o++)n+=String.fromCharCode(
e[o]);return n}var zd=e=>e.length<2&&Xs.some(t=>t.startsWith(e));var St=class{decision=null;sample=k;detected;#t;#e=!0;#n=!1;#o=new Vn;#r=new Y;#i;#s=0;#c=k;#d=k;constructor(t){this.#t=
t,this.#i=t.prescanned}add(t,n){let o=new Y;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(t),o,t);if(this.#e=
!1,this.#r.length+w(t)<this.#i&&!n)return this.#h(t,this.#i,o);this.#r.add(t);let r=this.#r.concatenate();this.#r=new Y;
let i=at(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#l(r,n,o)}#l(t,n,o){
let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=w(s)>c,a=n&&
!f,{plain:d,evidence:l}=r.passesASCII()?this.#o.read(at(s,c),a):{plain:0,evidence:0};s=this.#u(s,d,o);let u=w(s),g=c-d;if(l===
-1)return n||f?this.#a(i(this.#f(at(s,g),a)),o,s):this.#h(s,u+1,o);let h=Qs(at(s,g),l-d,r.windowBytes),m=Math.min(h+r.windowBytes,
g);if(u<m&&!n)return this.#h(s,m,o);let S=at(s,m),p=this.#f(S,u<m);if(m<=h||m===g||!r.passesASCII()||!Zd(p,S))return this.#a(
i(p),o,s);s=this.#u(s,this.#o.skip(S,l-d),o)}}#f(t,n){this.sample=Qt(Qt(this.#c,this.#d),t);let o=this.#t.detection.options,
r=_e(this.sample,n,{...o,maxBytes:void 0}),i=this.#p(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#p(t){return t===33?this.#o.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#h(t,n,o){
let r=w(t);return r>0&&this.#r.add(it(t,0,r)),this.#i=n,{passed:o,rest:null}}#u(t,n,o){let r=at(t,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-w(this.#c));return i>0&&(this.#c=Qt(this.#c,at(r,i))),this.#d=Zs(Qt(this.#d,Zs(O(r,i)))),O(t,n)}#a(t,n,o){
return this.decision=t,{passed:n,rest:o}}},Zs=e=>O(e,Math.max(0,w(e)-64));function Qs(e,t,n){let o=Math.min(w(e),t+n);for(let r=t;r<
o;r++)if(e[r]>=128)return r;return t}function Zd(e,t){return e.isASCII||e.encoding===void 0&&!(t[Qs(t,0,1/0)]>=128)}function tc(e){let[[t,n]]=Object.entries(e),{prototype:o}=n;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
r),Object.defineProperty(n,"name",r),n}function ec(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}var nc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",oc=`!
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
?`;var tu=y(()=>{let e=oc.split(`
`),t=0;return new Map(nc.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
rc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function zn(e){let t=new Yt(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof ht)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ic(String.fromCodePoint(
r),n,3),o.set(r,i)),i}}function ic(e,t,n){if(rc(e))return"";if(n===0)return null;let o=eu(e),r=o.find(t);if(r!==void 0)return r;
for(let i of o){let s=Array.from(i,c=>t(c)?c:ic(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function eu(e){
let t=[...tu().get(e)??[],...nu(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function nu(e){
let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=u=>s>>o.length-1-u&1,f=o.filter((u,g)=>c(
g)),a=o.filter((u,g)=>!c(g)),d=[n,...f].join("").normalize("NFC"),l=d+a.join("");l.normalize("NFD")===t&&r.push(l),a.every(
rc)&&i.push(d)}return[...r,...i]}var sc=["fatal","html","replacement","ignore","translit"];function cc(e,t,n){return typeof e=="function"?(o,r)=>ou(e(o,r()),n):e==="ignore"?nr:e==="translit"?zn(t):void 0}function ou(e,t){
if(typeof e=="string")return e;if(e==null)return null;let o=te(dt(e,t,"The function 'unmappable' returned neither a stri\
ng, bytes nor null."));return it(o,0,w(o))}function le(e,t,n,o){return typeof e=="number"?fc(e,t,n,o):new tn(e,fc(0,t,n,o))}function fc(e,t,n,o){let{unmappable:r,losses:i}=n,
s=cc(r,t,o);if(!s||Pt(t))return new Jn(e,t,n);let c=gr(e,n);return new Gn(c,t,r,i?.counting(s)??s)}function gr(e,t){return new Jn(
e,38,{...t,bom:!1,unmappable:"fatal"})}var Jn=class e{from;to;#t=null;#e=0;#n;constructor(t,n,o){this.from=t,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(t,n){this.from=t,this.#t&&(vo(t,this.to,this.#n.ignoreBOM,
this.#t),Ui(t,n),this.#t=et())}get position(){return this.#e}copy(t=this.#n.fatal){let n=new e(this.from,this.to,{...this.#n,
fatal:t,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(t,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ie,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(xn(this.to)??[]));
let d=Math.max(0,er.indexOf(c)),l=w(t);try{vo(this.from,this.to,i,this.#t);for(let u=0;;){let g=l-u<=65536,h=g&&u===0?t:
O(t,u,g?l:u+65536),m=zi(h,r,d,g?n:B.none);a?.addBlock(this.#e+u);let S=m<0?P.written():m;if(S>0&&o(f(S)),m===-2&&c!=="fa\
tal")return!1;if(m<0&&this.#o(m,u),u+=P.read(),g&&P.finished())break}}catch(u){throw W(u)}this.#t=n===B.result?null:et(),
this.#e=n===B.none?this.#e+l:0}#o(t,n){let o=this.#e+n+P.start();throw this.#t=et(),this.#e=0,t===-1?new X(E[this.from].
name,o,P.length()):new ht(P.codePoint(),o,E[this.to].name)}},tn=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(t,n){
this.#t=t,this.#i=n}get decision(){return this.#o}transcode(t,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,t,n,o):this.#i.transcode(t,n,o),n===B.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new St(this.#t)}#c(t,n,o,r){let{passed:i,rest:s}=t.add(n,o!==B.none);i.length>0&&(this.#i.transcode(
i.concatenate(),B.none,r),this.#r=!0),this.#o=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Gc=require("node:buffer"),$=require("node:fs"),sn=require("node:path");var Ce={failure:1,usage:2};var Er=require("node:buffer");function en(e){if((0,Er.isUtf8)(e))return ac(e);let t="";for(let n=0;n<e.length;){let o=[1,2,3,4].map(r=>e.subarray(n,n+
r)).find(r=>(0,Er.isUtf8)(r));t+=o?ac(o):String.fromCharCode(56320+e[n]),n+=o?.length??1}return t}var ac=e=>Buffer.from(
e.buffer,e.byteOffset,e.length).toString();function I(e){let t=e.split(/([\uDC80-\uDCFF])/u);return t.length===1?e:Buffer.
concat(t.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(e){return e===""?"''":e==="-"?"\
standard input":e.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,t=>`\\x${(t.charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,
"0")}`)}var N=require("node:fs");var lc=require("node:fs"),z=require("node:path");function Xn(e,t){if(e==="."&&t!=="-")return t;let n=e.endsWith("/")||z.sep==="\\"&&/[\\:]$/.test(e);return`${e}${n?"":z.sep}${t}`}
function nn(e){try{return en(lc.realpathSync.native(I(e),"buffer"))}catch{let t=(0,z.dirname)(e);return t===e?(0,z.resolve)(
e):(0,z.join)(nn(t),(0,z.basename)(e))}}var uc=new Map;function yr(e){let t=(0,z.dirname)(e),n=uc.get(t)??nn(t);return uc.
set(t,n),(0,z.join)(n,(0,z.basename)(e))}var pc=e=>/[*?]|^[^[]*\[.+\]/su.test(e);var mc=require("node:util");var xc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Zn={...xc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},wc="it is a symbolic link to a file that does not exist; check where it points",gc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Re={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized"},pe={...xc,EACCES:"its permissions, or those of its directory, do not let you write it\
; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced; write e\
lsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your disk quota\
 is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f" allows; \
write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it is a dire\
ctory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or write elsew\
here",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not let you wr\
ite it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"};function Tt(e,t){let{code:n="",errno:o}=e,
r=o===void 0?void 0:(0,mc.getSystemErrorMap)().get(o)?.[1];return r===void 0?e:new Error(t[n]??`${r} (${n})`)}function Ot(e,t){
return bt(e,t instanceof Error?t.message:String(t)),Ce.failure}function bt(e,t){he(`encoding-wasm: ${e}: ${t}
`)}var hc=!1;function he(e){hc||process.stderr.on("error",()=>{}),hc=!0,process.stderr.write(e)}var Lt=(e,t)=>`${e} ${t}${e===
1?"":"s"}`;var Ec;async function Sr(e,t){let n=async i=>{try{return await i()}catch(s){throw Tt(s,Oc(e))}},{next:o,close:r}=await n(
()=>e==="-"?ru(t):iu(I(e),t));return{next:()=>n(o),close:r}}async function*Ue(e){let t=await Sr(e);try{for(let n=await t.
next();n;n=await t.next())yield n}finally{await t.close()}}function De(e){try{return(0,N.statSync)(I(e))}catch{return}}function ru(e){
let t=(0,N.fstatSync)(0,{bigint:!0});return Bc(t,e),t.isFile()?bc(0,t,()=>{}):su()}function iu(e,t){let n=Sc(e,t);if(!n.
isFile())return cu(e);let o=(0,N.openSync)(e,"r");return bc(o,n,()=>(0,N.closeSync)(o))}function Sc(e,t){let n=(0,N.statSync)(
e,{bigint:!0});return n.isDirectory()&&(0,N.opendirSync)(e).closeSync(),Bc(n,t),n}function Tc(e){try{Sc(I(e)),(0,N.accessSync)(
I(e),N.constants.R_OK)}catch(t){throw Tt(t,Oc(e))}}var Oc=e=>({...Zn,get ENOENT(){return(0,N.lstatSync)(I(e),{throwIfNoEntry:!1})?.
isSymbolicLink()?wc:pc(e)?gc:Zn.ENOENT}});function bc(e,{size:t},n){Ec??=new Uint8Array(262144);let o=Ec,r=0;return{async next(){
let i=(0,N.readSync)(e,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<t&&(0,N.fstatSync)(e,{bigint:!0}).size<t)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function su(){
let e=Ic(0,()=>{}),t=process.platform==="win32"?yc():void 0;return{async next(){try{if(!t)return await e.next()}catch(n){
if(n.code!=="EAGAIN")throw n;t=yc()}return t.next()},close:()=>t?.close()}}function yc(){let e=process.stdin[Symbol.asyncIterator]();
return{next:()=>e.next().then(({done:t,value:n})=>t?void 0:n),close:()=>e.return?.()}}async function cu(e){let t=await Ac(
n=>(0,N.open)(e,n));return Ic(t,()=>(0,N.closeSync)(t))}function Ic(e,t){let n=new Uint8Array(262144);return{next:async()=>{
let r=await Ac(i=>(0,N.read)(e,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:t}}var Ac=e=>new Promise((t,n)=>e(
(o,r)=>o?n(o):t(r)));function Bc(e,t){if(e.isDirectory())throw new Error(Zn.EISDIR);if(!(!t||e.ino!==t.ino||e.dev!==t.dev))
throw e.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var Fc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Tr=new Set,Or=!1,Mc=Date.now();function ke(e){if(Tr.add(e),!Or)for(let t of Fc)
process.on(t,_c);return Or=!0,()=>Tr.delete(e)}function _c(e){for(let t of[...Tr].reverse())t();for(let t of Fc)process.
off(t,_c);process.kill(process.pid,e)}function on(){if(!(!Or||Date.now()-Mc<50))return new Promise(e=>{setImmediate(()=>{
Mc=Date.now(),e()})})}var T=require("node:fs"),It=require("node:path");function Ir(e,t=438){if(e===void 0)return au();let{target:n,present:o,descriptor:r}=Ar(e);return r!==void 0?hu(r):o?.isFIFO()?
lu(I(e)):o&&!o.isFile()?to((0,T.createWriteStream)(I(e)),!0):mu(n,o,t)}function Ar(e){if(e==="")throw new Error("its nam\
e is empty; name a file");let t=(0,T.lstatSync)(I(e),{throwIfNoEntry:!1}),n=t?.isSymbolicLink(),o=n?(0,T.statSync)(I(e),
{throwIfNoEntry:!1}):t;if(o?.isDirectory()||e.endsWith("/")||e.endsWith(It.sep))throw new Error(pe.EISDIR);if(!o?.isFile())
return{target:n?br(e):e,present:o};let r=Uc(e);return r===void 0&&(0,T.accessSync)(I(e),T.constants.W_OK),{target:n?br(e):
e,present:o,descriptor:r}}var Nc;function au(){return Nc??=du(),Nc}function du(){let e=(0,T.fstatSync)(1,{bigint:!0}),t=e.
isFile()?e:void 0;return process.platform==="win32"&&!t?to(process.stdout,!1):uu(t)}function uu(e){let t,n=()=>{t??=to(process.
stdout,!1)};return{file:e,keepListening:e?void 0:n,write(o){let r=o;try{for(;!t&&r.length>0;)r=r.subarray((0,T.writeSync)(
1,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&t?.write(r)},wait:()=>t?.wait(),finish:()=>t?.finish(),discard(){}}}
function to(e,t){let n;e.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(a=>a?f(n??a):c(void 0))),i=()=>{let s=o;
return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>e.write(Uint8Array.from(s),f));o=Promise.all([o,c]),o.catch(()=>{})},
wait:i,async finish(){if(await i(),n)throw n;t&&await r(s=>{e.once("error",s).once("close",()=>s()),e.end()})},discard:()=>t?
e.destroy?.():void 0}}function lu(e){let t=(0,T.createWriteStream)(e),{discard:n,...o}=to(t,!0);return{...o,file:(0,T.statSync)(
e,{bigint:!0}),discard(){n(),t.pending&&pu(e,t)}}}function pu(e,t){try{let n=(0,T.openSync)(e,T.constants.O_RDONLY|T.constants.
O_NONBLOCK);t.once("close",()=>(0,T.closeSync)(n))}catch{}}function br(e){let t=Lc(e);return t===void 0?e:br(t)}function Lc(e){
if(!(0,T.lstatSync)(I(e),{throwIfNoEntry:!1})?.isSymbolicLink())return;let t=en((0,T.readlinkSync)(I(e),"buffer"));return(0,It.isAbsolute)(
t)?t:`${en(T.realpathSync.native(I((0,It.dirname)(e)),"buffer"))}${It.sep}${t}`}function Uc(e){let[,t]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,It.resolve)(e))??[];if(t!==void 0)return Number(t);let n=Lc(e);return n===void 0?void 0:Uc(n)}function hu(e){return{
file:(0,T.fstatSync)(e,{bigint:!0}),write:t=>Dc(e,t),wait(){},finish(){},discard(){}}}function Dc(e,t){for(let n=t;n.length>
0;)n=n.subarray((0,T.writeSync)(e,n))}var $c=0;function Br(e){$c+=1;let t=[process.pid,$c,Math.random().toString(36).slice(
2)].join("-");return Xn((0,It.dirname)(e),`.encoding-wasm-${t}.tmp`)}function eo(e){try{(0,T.unlinkSync)(I(e))}catch(t){
if(t.code==="ENOENT")return;bt(_(e),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
function mu(e,t,n){let o=Br(e),r=I(o),i=(0,T.openSync)(r,"wx",t?384:n),s=!0,c=()=>{s&&(s=!1,(0,T.closeSync)(i))};return{
write:f=>Dc(i,f),wait(){},finish(){if(c(),xu(e,t))throw new Error("it was changed meanwhile, which would be lost; conver\
t again");t&&Mr(r,t),(0,T.renameSync)(r,I(e))},discard(){try{c()}finally{eo(o)}}}}function xu(e,t){let n=(0,T.statSync)(
I(e),{throwIfNoEntry:!1});return n?.ino!==t?.ino||n?.size!==t?.size||n?.mtimeMs!==t?.mtimeMs}var Cc=2048,wu=1024,gu=56,Mr=(e,t)=>(0,T.chmodSync)(
e,Eu(e,t));function Eu(e,{uid:t,gid:n,mode:o}){for(let r of[t,-1])try{return(0,T.chownSync)(e,r,n),r===t?o:o&~Cc}catch{}
return o&~(Cc|wu|gu)}async function no(e){try{let t=Ir();return t.write(Buffer.from(e)),await t.finish(),0}catch(t){return rn(
void 0,t)}}function rn(e,t){let{code:n=""}=t;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=e===void 0?"standard o\
utput":_(e);return Ot(`cannot write ${o}`,Tt(t,pe))}var kc=require("node:fs"),H=require("node:path");function Pc(e,{suffix:t,directory:n}){let o=new Map(e.filter(Tu).map(c=>[c,nn(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,yr(c)])r.set(a,c);let i=Su(e),s=new Map;return e.flatMap(c=>{let f=n===void 0?c:Xn(n,i(c)),a={file:c,output:f,...t&&{backup:`${c}${t}`}},
d=o.get(c),l=t&&c.endsWith(t)?r.get(yr(c).slice(0,-t.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(d===void 0)
return[a];let u=n===void 0?d:nn(f),g=s.get(u);if(g===d)return[];if(g===void 0&&s.set(u,d),n===void 0)return[a];let h=g===
void 0?yu(r,u,d):Fr(f);return[{...a,...h&&{problem:new Error(h)}}]})}var Fr=e=>`another file already goes to ${_(e)}; co\
nvert this one to another directory`;function yu(e,t,n){if(t===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=e.get(t);if(o!==void 0)return`it would overwrite ${_(o)}, which will be converted as well; nam\
e another directory`}function Su(e){let t=s=>(0,H.isAbsolute)(s)||s.split(H.sep)[0]==="..",n=s=>(0,H.isAbsolute)(s)||t((0,H.relative)(
".",s)),o=e.filter(n).map(s=>(0,H.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(H.sep)?s:s+H.sep)),i=o.length>0?(0,H.dirname)(
o[0]):".";for(;!r(i)&&(0,H.dirname)(i)!==i;)i=(0,H.dirname)(i);return s=>{let c=(0,H.relative)(n(s)?i:".",s);return c===
""||t(c)?(0,H.basename)(s):c}}function Tu(e){try{return(0,kc.lstatSync)(I(e),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Ou={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from"},Wc=[
..."%PDF-"].map(e=>e.charCodeAt(0)),_r=e=>Wc.every((t,n)=>t===e[n]);function Hc(e,t){let{prescanned:n,declared:o,decide:r,
...i}=Rt(e,"--from auto"),s=(c="")=>{let f=Re[c];if(f&&t)throw new Error(`${f}; ${Ou[c]}`)};return{...i,takesWhole:!1,prescanned:Math.
max(n,Wc.length),declared(c){return _r(c)&&s("binary"),o(c)},decide(c){return s(c?.kind),{...r(c),kind:c?.kind}}}}var bu={isLending:!0,newTranscoder:()=>({decision:null,transcode:(e,t,n)=>n(e)})};async function jc(e,t,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=async(h,m)=>{f=await no(`${_(h)}: ${m}
`)||f},d=(h=[])=>{if(e.quiet)return;let m=t.dryRun?"would be converted":"converted",S=s>0?`, ${s} copied`:"",p=c>0?`, ${c}\
 left alone`:"",b=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"",R=h.length>1?" and those after it":"",K=h.
length>0?`, ${h.length} not reached: ${_(h[0])}${R}`:"";he(`encoding-wasm: ${K&&"interrupted: "}${Lt(i,"file")} ${m}${S}${p}${b}${K}\

`)},l=Pc(e.files,t),u=0,g=ke(()=>d(l.slice(u).map(({file:h})=>h)));for(let h of l){let{file:m,problem:S}=h;try{if(S)throw S;
let p=await Iu(h,t),b=p!==void 0&&t.directory!==void 0;if(p!==void 0&&e.verbose&&bt(_(m),`${b?"not converted":"left alon\
e"}: ${p}`),p!==void 0&&!b)c+=1,t.dryRun&&await a(m,`would be left alone: ${p}`);else if(!(h.output===m&&Kc(m)))if(!await Au(
h,e,t.dryRun,{run:n,say:a,reason:p}))o.push(m);else if(b)s+=1;else{i+=1;let R=t.dryRun?m:h.output;t.findDeclarations&&await Du(
R,e.to)&&r.push(R)}}catch(p){Ot(_(m),p),o.push(m)}u+=1}return g(),r.length>0&&ku(r,e.to,t.dryRun),d(),o.length>0?Ce.failure:
f}async function Iu({file:e,newer:t},{skipUTF8:n,keepBinary:o}){if(t!==void 0)return`it is the old version of ${_(t)}`;if(!n&&
!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Nr(e))throw new Error(`it can be read only once; leave out ${r}, or \
write it to a file first`);return n&&await Lu(e)?"it is UTF-8":o&&await Uu(e)?Re.binary:void 0}async function Au({file:e,
output:t,backup:n},o,r,{run:i,say:s,reason:c}){if(t===e&&!Nr(e))throw new Error("it is not a regular file, so it cannot \
be replaced; write the result to a file with -o");Tc(e);try{Fu(t)}catch(u){return rn(t,u),!1}n!==void 0&&zc(n,()=>_u(n));
let f=E[o.to].name,a=c?bu:void 0,d={files:[e],output:t,...c&&{from:0,to:0,eol:void 0}};if(r){let u="";if(await i({...d,isDry:!0,
onDecision:p=>{u=E[p].name}},a)!==0)return!1;let h=t===e?"":`, to ${_(t)}`,m=n===void 0?"":`, and kept as ${_(n)}`,S=c?"\
copied":`converted from ${u} to ${f}`;return await s(e,`would be ${S}${h}${m}${c?`: ${c}`:""}`),!0}if(t!==e){let u=(0,$.statSync)(
I(e)).mode&Bu;return Mu(t,()=>i({...d,mode:u},a))}let l=async()=>{let u=await i(d);return u===0&&Vc(e),u};return n===void 0?
await l()===0:Nu(e,n,l)}var Bu=511;function Nr(e){let t=De(e);return!t||t.isFile()||t.isDirectory()}var Yc=new Set,Kc=e=>Yc.
has(oo(e));function Vc(e){let t=oo(e);t!==void 0&&Yc.add(t)}async function Mu(e,t){try{Ru((0,sn.dirname)(e))}catch(n){throw Tt(
n,pe)}if(Kc(e))throw new Error(Fr(e));return await t()!==0?!1:(Vc(e),!0)}function oo(e){try{let t=(0,$.statSync)(I(e),{bigint:!0});
return t.isFile()?`${t.dev} ${t.ino}`:void 0}catch{return}}function Fu(e){let{target:t,present:n}=Ar(e);(!n||n.isFile())&&
$r((0,sn.dirname)(t))}function $r(e){let t=(0,$.statSync)(I(e),{throwIfNoEntry:!1});if(!t)return $r((0,sn.dirname)(e));if(!t.
isDirectory())throw new Error(pe.EEXIST);(0,$.accessSync)(I(e),$.constants.W_OK|$.constants.X_OK)}function _u(e){if((0,$.lstatSync)(
I(e),{throwIfNoEntry:!1}))throw new Error(qc(e));$r((0,sn.dirname)(e))}var qc=e=>`its backup ${_(e)} already exists; use\
 another suffix, or move that file away`;function zc(e,t){try{t()}catch(n){let o=Tt(n,pe);throw o===n?n:new Error(`its b\
ackup ${_(e)} can't be made: ${o.message}`)}}async function Nu(e,t,n){let o=oo(e);zc(t,()=>$u(e,t));let r=()=>{oo(e)===o&&
eo(t)},i=ke(r),s=!1;try{s=await n()===0}finally{i(),s||r()}return s}function $u(e,t){try{(0,$.linkSync)($.realpathSync.native(
I(e),"buffer"),I(t))}catch(n){if(n.code==="EEXIST")throw new Error(qc(t));Cu(e,t)}}function Cu(e,t){let n=Br(t),o=I(n);try{
(0,$.copyFileSync)(I(e),o,$.constants.COPYFILE_EXCL);let r=(0,$.statSync)(I(e));Mr(o,r),(0,$.utimesSync)(o,r.atimeMs/1e3,
r.mtimeMs/1e3),(0,$.renameSync)(o,I(t))}finally{eo(n)}}var vc=new Set;function Ru(e){vc.has(e)||(0,$.mkdirSync)(I(e),{recursive:!0}),
vc.add(e)}async function Lu(e){let t=new nt(0,!0,!0),n=!0,o=!1;try{for await(let r of Ue(e))await on(),t.decode(r,!1),n&&=
(0,Gc.isAscii)(r),o||=r.includes(27)||r.includes(0);return t.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof X)
return!1;throw r}}async function Uu(e){let t=new St(Rt({},"--keep-binary")),n=!0;for await(let o of Ue(e)){if(n&&_r(o))return!0;
if(n=!1,await on(),t.add(o,!1),t.decision)break}return t.decision||t.add(new Uint8Array,!0),t.detected?.kind==="binary"}
async function Du(e,t){if(!Nr(e))return!1;let n=new Ae(t);try{for await(let o of Ue(e)){let r=o.subarray(0,2*4096);return[
...n.add(r),...n.end()].length>1}}catch{}return!1}function ku([e,...t],n,o){let{name:r}=E[n],i=t.length>0?` and ${t.length}\
 more`:"",s=o?"would still declare":`still declare${t.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?
"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;he(`encoding-wasm: ${_(e)}${i} ${s} another encoding than ${r}\
: to correct that, use ${a}
`)}var Qc=require("node:fs");var ro=class{#t;#e=new Y;constructor(t=Rt({},"Examination")){this.#t=new St(t)}add(t,n){let o=Math.min(w(t),1024-this.#e.
length);o>0&&this.#e.add(it(t,0,o)),this.#t.add(t,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let t=this.#e.concatenate();return or(t)?Vs(t):void 0}get doubt(){let{declared:t,detected:n}=this,
{sample:o}=this.#t;if(!t||!n||n.isASCII||n.encoding===t.encoding)return;let r=Xc(t.encoding,o),i={declared:t.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Xc(n.encoding,o)||n.score>=.9)&&Jc(t.encoding,
o)!==Jc(n.encoding,o)?i:void 0}},Jc=(e,t)=>new nt(e,!1,!0).decode(t,!1);function Xc(e,t){let n=0,o=null;for(let r=0;r<w(
t);r+=65536){let i=O(t,r,Math.min(r+65536,w(t)));Nt(e,o),Gi(i,!1),n+=$t.malformed(),o=et()}return n}async function tf({files:e,sniffing:t,json:n,quiet:o}){let r=0,i=[];for(let s of e)try{let c=vu(s)?1/0:1e8,f={...t,maxBytes:c,
detect:{maxBytes:c}},a=new ro(Rt({...f,sniff:"detect"},"--detect")),d=t.sniff==="detect"?a:new St(Rt(f,"--detect")),{decision:l,
length:u}=await Gu(s,d,a),{encoding:g,...h}=l,m=a.doubt&&ju(a.doubt),S=a.detected?.kind??(h.source==="default"?"empty":"\
text");i.push({file:s,encoding:E[g].name,...h,kind:S,doubt:m??null}),m&&!o&&bt(_(s),Yu(m)),S==="ASCII"&&u>c&&!o&&bt(_(s),
Hu)}catch(c){r=Ot(_(s),c)}return await no(n?`${JSON.stringify(i,null,2)}
`:Ku(i))||r}var Hu=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it t\
o a file`,vu=e=>e==="-"?(0,Qc.fstatSync)(0).isFile():De(e)?.isFile()??!0;async function Gu(e,t,n){let o=new Set([t,n]),r=(s,c)=>{
for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of Ue(e))if(r(s,!1),i+=s.length,t.decision&&(n.decision||i>1048576))
break;return r(new Uint8Array,!0),{decision:t.decision,length:i}}function ju({declared:e,detected:t,...n}){let o=t===void 0?
null:E[t].name;return{declared:E[e].name,detected:o,...n}}function Yu({declared:e,detected:t,score:n,malformed:o}){let r=`\
has ${Lt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${e}`;return t===null?`it declares ${e}, but ${r}`:`it \
declares ${e}, but looks like ${t} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ku(e){let t=e.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(o)]),n=[0,1,2].map(o=>Math.max(0,
...t.map(r=>r[o].length)));return t.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var nf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Pe=class{#t={...nf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addBlock(t){let n=this.#t;n.malformed===0&&(n.
firstMalformed=t+$t.firstMalformed()),n.malformed+=$t.malformed(),this.#e+=$t.malformed(),n.unmappable===0&&(n.firstUnmappable=
t+$t.firstUnmappable(),n.codePoint=$t.codePoint()),n.unmappable+=$t.unmappable()}counting(t){return(n,o)=>{let r=this.#t,
i=t(n,o);return i===null?i:n===65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>
0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let t=this.#t;return this.#t={...nf},this.#e=
0,t}};var Vu={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},cn=class{#t;#e;#n;constructor(t,n,{
ignoreBOM:o,bom:r,unmappable:i,losses:s=new Pe}){let c={fatal:!1,bom:r,unmappable:i,losses:s};this.#n=s,this.#t=gr(t,{...c,
ignoreBOM:o}),this.#e=le(38,n,{...c,ignoreBOM:!0},"")}get decision(){return this.#t.decision}setSource(t,n){this.#t.setSource(
t,n)}transcode(t,n,o){let r=qu(t,Vu[E[this.#t.from].name]),i=r.pop()??t;for(let s of r)this.#o(s,B.none,o);this.#o(i,n,o)}#o(t,n,o){
let r=[],i=this.#n.malformed;this.#t.transcode(t,n,c=>r.push(c));let s=this.#n.malformed-i;this.#n.forgetDecoded();for(let c of r){
let f=zu(c,s);s-=(c.length-f.length)/2,this.#e.transcode(f,B.none,o)}n===B.result&&this.#e.transcode(new Uint8Array,n,o)}};
function qu(e,t){if(!t)return[e];let n=Buffer.from(e.buffer,e.byteOffset,e.length),o=Buffer.from(t),r=[],i=0,s=c=>{for(;i<
c;i++)r.push(e.subarray(i,i+1))};s(Math.min(o.length-1,e.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+
o.length))){c>i&&r.push(e.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)
f+=o.length;f>i&&r.push(e.subarray(i,f)),i=f}return i<e.length&&r.push(e.subarray(i)),r}function zu(e,t){if(t===0)return e;
let n=new Uint8Array(e.length),o=0,r=t;for(let i=0;i<e.length;i+=2){if(r>0&&e[i]===253&&e[i+1]===255){r-=1;continue}n[o++]=
e[i],n[o++]=e[i+1]}return n.subarray(0,o)}var of=require("node:fs"),rf=require("node:path");function sf(){let e=(0,rf.join)(__dirname,"encoding-prepared.wasm");try{return yi((0,of.readFileSync)(e)),!0}catch(t){let{
message:n}=Tt(t,{}),o=typeof WebAssembly=="object"?"; install encoding-wasm again, or use a newer Node":"";return Ot(`it\
s part ${_(e)} cannot be loaded`,`${n}${o}`),!1}}var Tf=require("node:buffer");var io=class{fatal;ignoreBOM;#t;#e;#n=k;constructor(t,n,o){this.#t=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.
name??null}decode(t,n,o){if(this.#e)return this.#e.decode(t,n,o);let r=n&&w(this.#n)===0?t:Qt(this.#n,t);if(!n&&ti(r))return this.#n=
r,"";let i=pt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new nt(i?.encoding??this.#t,this.fatal,!0,s),this.#e.
decode(s>0?O(r,s):r,n,o)}};function so(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=dt(e,o),i=ft(Et(t),o);ee(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=ge(r);return pt(f)?new io(i,s,c).decode(f,!0,o):Ze(f,vt(f),i,s,!0,o)}function Cr(e){return Ju(ge(dt(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}var Ju=e=>Ze(e,vt(e),0,!1,!0);var Zu=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
kr=e=>Zu.test(e),Qu=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,tl=y(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function el(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[n,o,r]=tl();if(n.test(
e))return 4;if(!o.test(e))return t<128?1:kr(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Rr;function co(e,t,n,o=161){let r=[];for(let i=t;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(so(Uint8Array.from(r),e))}var Lr;function fn(e){Lr??=new Uint16Array(65536),Rr??=[co("shift_jis",
136,151,64),co("gbk",176,215),co("big5",164,198,64),co("euc-kr",176,200)];let t=Rr.map(()=>0),n=0,o=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Lr[i]||el(r,i);Lr[i]=s;let c=o>=10;if(s===4)n+=22;else if(s===3)n+=c?15:o===3?7:11;else if(s===2)n+=
c?9:7;else if(s>=1e3){for(let[f,a]of Rr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=a.has(r)?9:14;c&&o<1e3&&(n+=9)}else if(s>=
10){let f=r<"\x80";f||(n+=s<20?6:Qu.test(r)?7:4),c&&o!==s?o>=1e3?n+=6:Math.trunc(o/10)!==Math.trunc(s/10)?n+=12:s%10===1&&
(n+=f?3:11):c&&!f&&(n+=s%10),(o===3||o===4)&&(n+=4)}o=s}return n+Math.min(...t)}var We="Failed to execute 'decode' on 'TextDecoder'",uo=tc({TextDecoder:class{#t;#e=!1;constructor(e="utf-8",t=void 0){this.#t=
nl(e,t,"Failed to construct 'TextDecoder'"),new.target!==uo&&ec(this,new.target,uo)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){
return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=k,t=void 0){let n=this.#t;if(t===void 0&&!this.#e){
if(ArrayBuffer.isView(e)&&e instanceof Uint8Array)return n.decodeWhole(e,vt(e),We);if(e instanceof ArrayBuffer){let s=$o(
e);if(s)return n.decodeBuffer(e,s)??n.decodeWhole(new Uint8Array(e),s,We)}}let o=dt(e,We);ee(t,We);let r=!!t?.stream,i=ge(
o);if(!this.#e){if(!r)return n.decodeWhole(i,vt(i),We);n.reset()}return this.#e=r,n.decode(i,!r,We)}}});function nl(e,t,n){
let o=Et(e);ee(t,n);let r=!!t?.fatal,i=!!t?.ignoreBOM;return new nt(Ps(o,n),r,i)}var mf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),xf=/^(?:GBK|Shift_JIS|Big5|EUC)/,wf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Tl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,He="UTF-8",Ol=(e,t,n)=>Math.min(Fe(e,t,n,"steps")??2,3);function gf(e,t=void 0){
let n="Failed to execute 'repairMojibake'",o=pi(e,n),{maxSteps:r}=gt(t,{maxSteps:Ol},n),i=o.search(/[^\0-\x7F]/);if(i<0)
return[];let s=Math.max(0,i-40),c=o.slice(s,s+1e3);return bl(c,r).map(({steps:f,gain:a})=>({text:hf(o,f,yf)??o.replace(/[^\r\n]+/g,
d=>hf(d,f,Wr)??d),path:f.map(({really:d,readAs:l})=>`${d} read as ${l}`).reverse(),score:1-2**(-a/8)}))}function bl(e,t){
let n=pf(e);if(n>25)return[];let o=fn(e)-n,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(a=>Al(a,o)).sort(Pr);for(let a of i)r.has(a.text)||r.set(a.text,a);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>Il(e,f.text)).sort(Pr).slice(0,5);for(let f of s)f.gain+=.6*pf(f.text);s.sort(Pr);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var Il=(e,t)=>[...e].some(n=>!kr(n)&&!t.includes(
n)),lf=e=>e.match(/[^\0-\x7F]/g)?.length??0;function Ef(e,t){let n=lo(e,t);if(n)return{part:e,bytes:n};let o=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=o.length>1?o.filter(s=>lo(s,t)).join(""):"",i=.7*lf(e)<lf(r)?lo(r,t):void 0;return i&&{part:r,bytes:i}}var Pr=(e,t)=>t.
gain-e.gain;function Al({text:e,steps:t,bits:n,left:o},r){let i=[];for(let[s,c]of mf.entries()){let f=xf.test(c)&&!wf.test(
e)?void 0:Ef(e,c);if(!f)continue;let{part:a,bytes:d}=f,l=a===e?o:o+fn(e)-fn(a),g=a.includes(Ut)||Sf(d)?.includes(Ut)?Bl:
xr(d).candidates;for(let{encoding:h,score:m}of g){if(m<.003)break;if(t.length>0&&h!==He&&t[0].really!==He)continue;let S=Wr(
d,h,a,!0);if(S===void 0||S===a)continue;let p=n+2.4*Math.log2(m)-s*.25-(h===He?-2:1)-(t.length>0?4:0),b=r-l-fn(S)+p;i.push(
{text:S,steps:[...t,{really:h,readAs:c}],bits:p,left:l,gain:b})}}return i}function pf(e){if(e.includes(Ut))return 0;let t=wf.
test(e),n=-1/0;for(let o of mf){let i=Tl.test(o)&&xf.test(o)===t?Ef(e,o):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
a]=[2**-30,2**-30];for(let{encoding:d,score:l}of xr(c).candidates)d===o||Wr(c,d,s)===s?f+=l:a=Math.max(a,l);n=Math.max(n,
Math.log2(f/a))}return n===-1/0?0:t?Math.max(-10,Math.min(n,10)):n}function hf(e,t,n){let o=e;for(let{really:r,readAs:i}of t){
let s=lo(o,i),c=s&&n(s,r,o);if(c===void 0)return;o=c}return o}var an="\x7F",Ut="\uFFFD",Bl=[{encoding:He,score:.9}];function lo(e,t){
if(e.includes(Ut)&&e.includes(an))return;let n=e.replaceAll(Ut,an).replace(/[\x80-\x9F]/g,o=>so(Uint8Array.of(o.charCodeAt(
0)),t));try{return new Yt(ms(t,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function yf(e,t,n,o=!1){if(n.includes(
Ut))return t===He?Ml(e):void 0;try{return new uo(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:o})}catch{return}}function Wr(e,t,n,o){
let r=yf(e,t,n,o);return r===void 0&&t===He&&!n.includes(Ut)?Sf(e):r}function Sf(e){let t=Cr(e),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*n<=o?t:void 0}function Ml(e){let t=Cr(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,an),
[n,o]=[t.split(an),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Ut)&&n.length<=o.length+1?t.replaceAll(an,Ut):void 0}var po=class{path=[];#t;#e;#n;#o=[];constructor(t,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c}){this.#n=r,this.#t=
le(t,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"fatal",losses:c},"");let f=s==="replacement"?()=>"?":s;this.#e=le(0,n,{fatal:!1,
ignoreBOM:!0,bom:i,unmappable:f,losses:c},"")}get decision(){return this.#t.decision}transcode(t,n,o){try{this.#t.transcode(
t,n,r=>this.#o.push(r))}catch(r){throw this.#r(B.source,o),r}n!==B.none&&this.#r(n,o)}#r(t,n){let o=Buffer.concat(this.#o);
this.#o=[];let[r]=gf(Fl(o));t===B.source&&(this.path=r?.path??[]);let i=r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,
""));this.#e.transcode(i??o,t===B.result?t:B.none,n)}};function Fl(e){try{return new nt(0,!1,!0).decode(e,!0)}catch(t){if(!(t instanceof
RangeError))throw t;let n=Math.floor(Tf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too large for --repair, \
which takes ${n} million characters at most; repair it in parts`)}}var go=require("node:buffer");var mo=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(t,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(t===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(t){let n=this.#r.length>0?Buffer.concat([this.#r,t]):
t,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};function If(e,t,{to:n,unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}){let f=[],{malformed:a,firstMalformed:d,firstUnmappable:l,
codePoint:u}=e,g=Lt(a,"invalid byte sequence"),h=$l(n,o),m=`${bf(a)}at offset ${d}`,S=Af(a,c);if(a>0&&i)f.push(`${g} ${S}\
, ${m}`);else if(a>0&&h!==void 0){let b=h!==""&&o==="ignore";f.push(`${g} ${h===""?S:`${Hr(c)} ${h}`}, ${m}; the file is\
 damaged, or not in ${E[t].name}: check --from, or use ${b?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let p=_l(e.unmappable,o,r,c);if(e.unmappable>0&&p){let b=s||Number.isNaN(l)?"":` at offset ${l}`,R=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",K=`${bf(e.unmappable)}${vr(u)}${b}`;f.push(`${Nl(e.unmappable,n)} ${p}, ${K}${R}`)}return f}
function _l(e,t,n,o){let r=Af(e,o),i=`${Hr(o)} ${e===1?"its":"their"} best fit`;return typeof t=="function"?`${i}, or ${n===
""?r:n}`:{replacement:`${Hr(o)} ?`,translit:i,ignore:r,fatal:void 0,html:void 0}[t]}var Hr=e=>e?"would become":"became",
Af=(e,t)=>`${t?"would be":e===1?"was":"were"} left out`,bf=e=>e===1?"":"the first ",Nl=(e,t)=>`${Lt(e,"character")} that\
 ${E[t].name} can't represent`;function vr(e){let t=String.fromCodePoint(e);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(t)?`${t}\
 (${wn(e)})`:wn(e)}function $l(e,t){if(xn(e)||e===ot("gb18030"))return"U+FFFD";if(t!=="fatal")return t==="ignore"?"":t===
"html"?"&#65533;":"?"}var Dl="\x1B[?25l",kl="\x1B[?25h",Mf="\r\x1B[K";function Ff(e,t,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(d){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let u=Hl(r,d,(l-f)/1e3);he(`${i?"":Dl}${Mf}${u.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(d){r+=d,!(r<2e6)&&(o??={total:Wl(e),canShow:Pl(t)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&he(`${Mf}${kl}`),i=!1}}}var Pl=e=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(e&&process.stdout.isTTY);
function Wl(e){let t=0;for(let n of e){let o=n==="-"?void 0:De(n);if(!o?.isFile())return;t+=o.size}return t}function Hl(e,t,n){
let o=`${xo(e/Math.max(n,.001))} MB/s`;if(t===void 0)return`${xo(e)} MB | ${o}`;let r=t>0?Math.min(e/t,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${xo(e)} of ${xo(t)} MB | ${o} | ${c}${s%60} s left`}var xo=e=>(e/1e6).toFixed(1);var wo=class{line=1;column=1;#t;#e=null;#n=[];constructor(t){this.#t=t}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(t){let n=t.lastIndexOf(10)+1;n>0&&(this.line+=Gl(t),this.#o()),this.#n.push(t.slice(n))}settle(){
for(let t of this.#n)for(let n=0;n<t.length;n+=65536)this.#r(t.subarray(n,n+65536));this.#n=[]}#r(t){let n;try{Nt(this.#t,
this.#e),n=oe(t,t.length,0,!1,!1),this.#e=Bn()}catch(o){throw W(o)}for(let o of new Uint16Array(x.memory.buffer,Nn(),n))
(o&64512)!==56320&&(this.column+=1)}};function Gl(e){let{start:t,words:n}=Sn(e,0),o=t+4*n.length,r=Nf(e,0,Math.min(t,e.length))+
Nf(e,o,e.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
d=(a&2139062143)+2139062143|a|2139062143;c=c+(~d>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function Nf(e,t,n){
let o=0;for(let r=t;r<n;r++)e[r]===10&&(o+=1);return o}var qt=class extends Error{};async function Kr(e,t){let n=e.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Ff(
e.files,n,()=>{o?.keepListening?.(),n&&(r=ke(i))}),c=0;try{n||(r=ke(i)),o=e.isDry?Vl:Ir(e.output,e.mode);let f=new jr(e,
t,o,s);for(let a of e.files)if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){
i(),c=rn(e.output,f instanceof qt?f.cause:f)||c}return r(),c}var Vl={write(){},wait(){},finish(){},discard(){}},jr=class{#t;#e;#n;#o;constructor(t,n,o,r){
this.#t=t,this.#e=o,this.#n=r,this.#o=new Yr(t,n,i=>{try{o.write(i)}catch(s){throw new qt("The output failed.",{cause:s})}})}async add(t){
try{return await this.#r(t),this.#s(t),0}catch(n){if(n instanceof qt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
t),this.#n.stop(),Ot(_(t),n)}}async end(){this.#o.convert(new Uint8Array,B.result),await this.#e.finish()}async#r(t){let n=await Sr(
t,this.#e.file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,B.none),await this.#i(),this.#n.add(r.
length),await on()}finally{await n.close()}this.#o.convert(new Uint8Array,B.source),await this.#i();let{encoding:o}=this.#o;
o!==void 0&&this.#t.onDecision?.(o)}#i(){return this.#e.wait()?.catch(t=>{throw new qt("The output failed.",{cause:t})})}#s(t){
for(let n of this.#o.takeMessages())this.#n.stop(),bt(_(t),n)}},Yr=class{#t;#e;#n;#o;#r=new Pe;#i;#s;#c=!1;#d=[];#l=!1;#f=!1;#p;constructor(t,n,o){
let{to:r,bom:i,fatal:s,unmappable:c,eol:f}=t;this.#t=t,this.#e=n,this.#n=o;let a=i==="keep"&&Pt(r)&&t.files.length===1,d={
fatal:s,ignoreBOM:a,bom:i==="add",unmappable:c,losses:this.#r};this.#o=n.newTranscoder(t,d);let l=c==="fatal"||c==="tran\
slit";this.#p=l&&!Pt(r)?new wo(r):void 0,this.#s=f&&new mo(f,r)}get encoding(){return this.#o.decision?.encoding}convert(t,n){
let o;if(this.#f=!0,n!==B.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#d=[];let{from:c}=this.#t;this.#l=typeof c==
"number"&&c!==0&&zl(t)}this.#d.push(...t.subarray(0,Cf.length-this.#d.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(
ql);if(r)throw new Error(r);let i=[];try{this.#o.transcode(t,n,c=>{this.#p?.advance(c),this.#e.isLending?this.#u(c):i.push(
c)})}catch(c){if(c instanceof qt)throw c;o=c}for(let c of i)if(!this.#i)this.#u(c);else for(let f of this.#i.add(c))this.#u(
f);if(this.#c=!o&&n===B.none,this.#i&&!this.#c){for(let c of this.#i.end())this.#u(c);this.#i=void 0}this.#p?.settle();let s=o&&
Xl(this.#h(o),this.#t,this.#p);if(this.#c||this.#p?.startFile(),o)throw s}#h(t){let{malformed:n,firstMalformed:o}=this.#r;
if(!(n>0&&t instanceof ht&&t.codePoint===65533)||!(this.#t.isChanged||o===t.index))return t;let{name:i}=E[this.encoding];
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#u(t){this.#n(this.#s?this.#s.add(t):t)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,B.source)}catch(t){if(t instanceof qt)throw t}}#a(t){let{from:n}=this.#t,o=Uint8Array.from(this.#d);if(Cf.
every((i,s)=>i===o[s]))return"it looks like UTF-32, which is not supported; use iconv";let r=pt(o);if(!(typeof n=="objec\
t"||n===r?.encoding))return r?`it begins with the byte order mark of ${E[r.encoding].name}; check --from, ${t}`:this.#l?
`it looks like UTF-8; check --from, ${t}`:void 0}takeMessages(){let{from:t,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#f)return[];this.#f=!1;let c=o?[]:If(s,i.encoding,this.#t),{path:f=[]}=this.#o;f.length>0&&
!o&&c.unshift(`repaired: it was ${f.join(", and then ")}`),typeof t=="object"&&(r||!o&&Rf(i))&&c.unshift(Jl(i));let a=o||
n?void 0:this.#a("or use --from auto");return a&&c.unshift(a),c}},Cf=[255,254,0,0],ql="use --from auto or --skip-utf8, o\
r keep the old file with --in-place=.bak";function zl(e){if((0,go.isAscii)(e))return!1;let t=6;return[0,1,2,3].some(n=>(0,go.isUtf8)(
e.subarray(0,e.length-n)))&&e.some(n=>n>=128&&--t===0)}var Rf=({score:e,kind:t})=>(t&&Re[t])??(e!==null&&e<.9?"this is u\
ncertain":void 0);function Jl(e){let{encoding:t,source:n,score:o}=e,r=o===null?n:`${n}, ${o.toFixed(2)}`,i=Rf(e),s=i?`; ${i}\
: check the result, or name the encoding with --from`:"";return`decoded as ${E[t].name} (${r})${s}`}function Xl(e,{isChanged:t,
isOnlyCopy:n,unmappable:o},r){if(e instanceof X){let i=e.length===1?"is":"are",s=n?"keep the old file with --in-place=.b\
ak":"leave out --fatal";return new Error(`${Lt(e.length,"byte")} at offset ${e.offset} ${i} invalid in ${e.encoding}; ch\
eck --from, or ${s} to replace such bytes with U+FFFD`)}if(e instanceof ht&&r){let{line:i,column:s}=r,c=t?"":` (offset ${e.
index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${e.encoding}\
 can't represent ${vr(e.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return e}var Zl=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
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
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],Ql=y(()=>new Map(Zl.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));
function Lf(e){return ot(e)??Ql().get(mn(e))??Ao(e)}var ve=class extends Error{};var Uf=["bash","zsh","fish"];var Eo=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:tp,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:np,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ave them out (ignore); or write their best fit, and stop if there is none (translit).",choices:sc},{flags:"--bom <MODE>",
what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the\
 default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",
what:"Convert all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charse\
t> and XML declarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the w\
rong encoding, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"-\
-detect",what:'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, em\
pty, binary or unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE\
>",what:'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\
\u2019s own declaration first (html, xml).',choices:wr},{flags:"--locale <TAG>",what:'The language of the text, such as \
"ja": a hint for "auto" and --detect.',parse:op},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, \
or how many files were converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say \
which encoding "--from auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"\
List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Print a completion script for a shell.",choices:Uf}];var yo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function tp(e){let t=e.replace(/\/\/.*$/s,"");return/^auto$/i.test(t)?"auto":Df(t)}var ep=/ascii|^ansi_x3\.4|367$|646/i;
function np(e){let[t,...n]=e.split("//"),o=Df(t),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new ve(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=ep.test(t)&&o===ot("windows-1252")?{to:o,ascii:t}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function op(e){return e.replace(/[.@].*$/s,"").replaceAll("_","-")}function Df(e){let t=ot(
e)??Lf(e);if(t===void 0)throw new ve("There is no such encoding; encoding-wasm --list shows all.");if(t===36)throw new ve(
"It is a label of the replacement encoding, which is not for text; use the name of another one.");return t}var Dt="encoding-wasm",So=()=>[...Eo,...yo].map(({flags:e,what:t,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=e.split(
" <"),f=r==="source"||r==="target"?rp(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:ip(t)}}),rp=e=>[...e?["auto"]:[],...E.filter(({name:t})=>t!=="replacement").map(({name:t})=>t)],
ip=e=>e.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function kf(e){return{bash:sp,zsh:cp,fish:fp}[e]()}function sp(){let e=So().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),t=So().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Dt} in bash: put it into ~/.local/share/bash-completion/completions/${Dt}\

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
complete -o filenames -F _encoding_wasm ${Dt}
`}function cp(){let e=So().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=t.length>1?`'(${t.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,d=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${d}`:""}' \\`});return`#compd\
ef ${Dt}
# Completion for ${Dt} in zsh: put it into a directory of $fpath as _${Dt}
_arguments -s -S \\
${e.join(`
`)}
  '*:file:_files'
`}function fp(){let e=So().map(({names:t,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=t.map(u=>u.startsWith(
"--")?`-l ${u.slice(2)}`:`-s ${u.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",d=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${d?` -a '${d}'`:""}`;return`complete \
-c ${Dt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Dt} in fish: put it into ~/.config/fish/completi\
ons/${Dt}.fish
${e.join(`
`)}
`}var To=e=>e.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Pf(e){
let t=[...Eo,...yo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((d,l,{length:u})=>{let h=`${i?d.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,m=c!==void 0&&(i||l===u-1);return`\\fB${To(
d)}\\fR${m?i?`[${h}]`:h:""}`}),a=r?`
${To(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${To(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${To(e)}" "User Commands"
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
`}async function ap(e,t){if(!sf())return Ce.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:d,inPlace:l,outDir:u}=t,g={sniff:i,locale:s,detect:!0};if(o)return tf({...e,sniffing:g,json:r});
let h=l!==void 0||u!==void 0,m=d===void 0?void 0:zn(e.to),S={...e,from:n==="auto"?Hc(g,h):n,unmappable:m?kt=>m(kt)??d:e.
unmappable,otherwise:d,drop:c,isChanged:!!(c||f)},p={isLending:!c&&!f&&!a&&!dp(S.unmappable),newTranscoder(kt,ct){let{from:zt,
to:Jt}=kt;return f?new po(zt,Jt,ct):c?typeof zt=="number"?new cn(zt,Jt,ct):new tn(zt,new cn(0,Jt,ct)):le(zt,Jt,p.isLending?
{...ct,take:Vo}:ct,"")},newFixer:a&&(()=>new Ae(S.to))};if(!h)return Kr(S,p);let{skipUtf8:b=!1,keepBinary:R=!1,dryRun:K=!1}=t,
me={suffix:l,directory:u,skipUTF8:b,keepBinary:R,dryRun:K,findDeclarations:!a&&!S.quiet};return jc(S,me,(kt,ct=p)=>Kr({...S,
...kt},ct))}var dp=e=>typeof e=="function"||e==="ignore"||e==="translit";0&&(module.exports={completionFor,manual,runFully});
