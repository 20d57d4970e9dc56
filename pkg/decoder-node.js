var ur=(e,t)=>e?.prototype?.[t],Ve=e=>ur(globalThis.Buffer,e),Q=Ve("ucs2Slice"),St=Ve("ucs2Write"),lr=Ve("utf8Slice"),Y=Ve(
"latin1Slice"),Xo=e=>globalThis[e],mr=Xo("TextDecoder"),m=ur(mr,"decode");var A=(e,t=!1,r=!0)=>new mr(e,{fatal:t,ignoreBOM:r});function T(e){try{return e()}catch{return}}var I=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis,ee=()=>Tt().includes(
"Chrome/"),U=()=>Tt().includes("AppleWebKit/")&&!ee()&&!(C()>0);function Tt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var D=()=>"Deno"in globalThis,F=()=>Tt()==="Cloudflare-Workers",K=()=>U()||F(),C=()=>F()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),N=()=>C()<22,Fe=e=>globalThis.process?.getBuiltinModule?.(e),wt;function pr(){let{
TransformStream:e}=globalThis;return e&&e===wt?e:(wt=[e,Fe("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),wt)}var Zo=e=>Fe("node:fs").readFileSync(e);function xr(e){try{return Zo(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Ye=()=>xr(()=>new URL("./decoder.wasm",import.meta.url)),Ke="encoding-wasm/decoder";var hr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var p=tn();function tn(){let e=hr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Tr=u(()=>new Map(p.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),rn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Or=e=>e<36&&e!==33,ye=e=>e>0&&e<29,ve=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(p[e].name),on=e=>rn.find(([t])=>e>=t)[1];function Er(e){let t=Tr();return t.get(e)??t.get(Ar(fn(e)))}function we(e,t){
let r=Er(e);if(r===void 0){let o=sn(e),n=o===void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=on(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ke}' doesn't include ${p[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var nn=u(
()=>new Map(Array.from(Tr(),([e,t])=>[br(e),t]).reverse()));function sn(e){let t=br(e),r=nn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var br=e=>Ar(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),cn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function _e(e){if(e[0]>=239)return cn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Br({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function bt(e){return e===0||e===37||e===38}function fn(e){let t=0,r=e.length;for(;yr(e[t]);)t+=1;for(;yr(e[r-1]);)r-=1;
return e.slice(t,r)}var yr=e=>`	
\f\r `.includes(e);function Ar(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Ir(e){let t=Er(`${e}`);return t===
void 0?null:p[t].name}var Bt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,gr=()=>Object.getPrototypeOf(Uint8Array.prototype),Je=e=>Bt(gr(),
e),At=e=>Bt(DataView.prototype,e),un=()=>Bt(ArrayBuffer.prototype,"byteLength"),Fr=e=>gr()[e],ln=Je(Symbol.toStringTag),
It=Je("buffer"),_r=Je("byteOffset"),Mr=Je("byteLength");var mn=Fr("set"),pn=Fr("slice"),xn=At("buffer"),hn=At("byteOffset"),Ur=At("byteLength"),Dr=un(),R=e=>Mr.call(e);function re(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:R(e)}var b=(e,t,r=R(e))=>new Uint8Array(It.call(
e),_r.call(e)+t,r-t);function Cr(e,t){let r=new Uint8Array(R(e)+R(t));return te(r,e),te(r,t,R(e)),r}var te=(e,t,r)=>mn.call(e,t,r);var yn=(e,t,r)=>pn.call(e,t,r);function gt(e,t,r){if(r>24)return yn(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)
o[n]=e[t+n];return o}function W(e,t){if(t<=64)return!1;try{return Dr.call(It.call(e)),!1}catch{return!0}}var wn="The pro\
vided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function P(e,t,r=wn){if(!ArrayBuffer.isView(e)&&Ft(e)===
void 0)throw new TypeError(`${t}: ${r}`);return e}function Me(e){if(ArrayBuffer.isView(e))return Sn(e);try{return new Uint8Array(e)}catch{return v}}var Ue=e=>e instanceof
Uint8Array?e:Me(e);function Sn(e){try{return ln.call(e)===void 0?new Uint8Array(xn.call(e),hn.call(e),Ur.call(e)):new Uint8Array(
It.call(e),_r.call(e),Mr.call(e))}catch{return v}}var v=new Uint8Array;function Ft(e){try{return Dr.call(e)}catch{}try{return Ur.
call(new DataView(e))}catch{return}}function oe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ne=e=>`${e}`;var Mt=class{encoding;fatal;ignoreBOM;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#r=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o}accept(t){T(()=>t.isRight(this.fatal,this.ignoreBOM))&&(this.leastOfView=t.
leastOfView,this.leastOfBuffer=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,
canFail:r,most:o}){this.decoder??=t(this.fatal,this.ignoreBOM),this.#r=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.
mostAtOnce=this.#r?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){this.pause(),this.#t=15,this.
decoder=void 0}reconsider(t,r){let o=this.#e;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decode(t,r){
if(!(r>1024&&t instanceof Uint8Array&&W(t,r)))try{let o=m.call(this.decoder,t),n=this.#r&&o.includes("\uFFFD");return n?
this.pauseLong():this.onlyASCII&&o.length!==r&&this.pause(),n?void 0:o}catch{this.pauseLong();return}}},Lr=[],Ut=[];function ze(e,t,r){
let o=4*e+(t?2:0)+(r?1:0),n=Ut[o];if(n)return n;let i=new Mt(e,t,r);Ut[o]=i;let s=Lr[e];return s&&i.accept(s),i}function Se(e,t){
Lr[e]=t;for(let r=0;r<4;r++)Ut[4*e+r]?.accept(t)}var De=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Te(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function kr(e,t,r){let o=Xe(f=>Bn(f,r),e,t),n=Xe(In,e,t);if(o&&n){let f=D()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<f?o:n).write(d,a),readBytes:o.readBytes,writeBytes:D()?o.writeBytes:void 0,mostByTable:512}}
let i=Dt(e);if(o)return I()?An(o,Xe(Wr,e,t)):o;let s=n??Xe(Wr,e,t)??i,c=n?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(
f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Xe(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Dt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var bn="str\
ings";function Bn(e,t){let[r]=WebAssembly.Module.customSections(t,bn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function An(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function In(e){let[t,r]=[Q,St],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(w,B){te(d,new Uint8Array(
e.buffer,w,2*B),a),a+=2*B},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Wr(e){let t=A("utf-16le"),{write:r,most:o}=Dt(e);return{
read:(i,s)=>m.call(t,new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Dt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Te(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Ze,l,Nt,Pr,$r,$,_={input:0,units:0,output:0},Ce=0,Qe={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN,count:0};function Ne(e,t){
Qe.name=e,Qe.encoding=t,h.newCodec=NaN,h.count+=1,h.isBusy&&Fn(),h.isBusy=!0}function Fn(){try{Yr(),Ze??=jr(Un(Ye())),Vr(
new WebAssembly.Instance(Ze),Ze)}catch(e){throw Kr(e)}}async function Lt(e,t){try{Yr();let r=e(),o=Hr(r)?r:await WebAssembly.compile(t?r:Mn(r));jr(o);let n=await WebAssembly.instantiate(
o);if(Rt())return;Vr(n,o),Ze=o}catch(r){throw Kr(r)}}var _n=[0,97,115,109];function Mn(e){let t=Me(P(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(_n.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Rt=()=>!h.isBusy;function Un(e){return Hr(e)?e:new WebAssembly.Module(e)}function Hr(e){try{return WebAssembly.
Module.customSections(e,Gr),!0}catch{return!1}}var Gr="encoding-wasm";function jr(e){let[t]=WebAssembly.Module.customSections(
e,Gr),r=`${Ke} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Vr({
exports:e},t){l=e,Ct=WebAssembly.RuntimeError,_.input=l.input(),_.units=l.units(),_.output=l.output(),Jr(),$=kr(l.memory,
_.units,t),Ce=Math.min(l.units_length(),$.most),h.isBusy=!1}function Yr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function Kr(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Dn(e))return new RangeError(`encoding-wasm: ${qr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var qr="no memory \
for WebAssembly; free some, and call again",Dn=e=>e instanceof RangeError&&/memory/i.test(e.message);function Wt(){return Pt(),
Nt}function vr(){return Pt(),Pr}function kt(){return Pt(),$r}function Pt(){Nt[0]===void 0&&Jr()}function Jr(){let{buffer:e}=l.
memory;Nt=new Uint8Array(e),Pr=new Uint8Array(e,_.input,65536),$r=new Int32Array(e,l.codec(),l.codec_length()>>2)}function zr(e,t){
return Ne(e,-1),Xr(t)}function Xr(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw k(t)}}var Ct;function k(e){if(!h.
isBusy||!Ct||!(e instanceof Ct))return e;let t=p[Qe.encoding]?.name,r=`${Qe.name}${t?` of ${t}`:""} failed`;return Cn()?
new RangeError(`encoding-wasm: ${r}: ${qr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Cn(){try{return l.memory.grow(32),
!1}catch{return!0}}function tt(e=null){let t=kt();return ro(t,e??new Int32Array(t.length))}function to(){return l.held()!==0?tt():(h.newCodec=
Ht,null)}var Wn=e=>ro(e,kt());function ro(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Le(e,t){kn(e,t)||(Ne(
"decoding",e),t?Wn(t):l.new_decoder(e),Ht=e===33||e===36?NaN:e)}var Ht=NaN;function kn(e,t){return t||h.newCodec!==e||h.
isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function Re(e,t,r,o,n){et(e,t),h.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return h.isBusy=!1,n&&i>=0&&(h.newCodec=Ht),$n(
i)}var H={encoding:-1,at:0,most:0,owner:void 0};function rt(e,t,r){if(H.encoding!==e||H.owner!==l||h.isBusy){try{Ne("decodi\
ng",e),H.owner=l,H.at=$.readBytes?l.byte_table(e):0,H.most=!ve(e)&&$.mostByTable||1/0,H.encoding=e}catch(n){throw k(n)}h.
isBusy=!1}if(H.at===0||r>H.most)return;if(r<=65536)return et(t,r),Zr(r);if($.most>Ce)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);et(b(t,n,n+i),i),o=ce(o,Zr(i))}return o}function ot(e,t,r,o){return zr("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),et(n===t?e:b(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function Pn(e,t){let r=-1,o,n;function i(s){try{return Ne(e,s),r=s,n=l,o=t(s),h.isBusy=!1,o}catch(c){
throw k(c)}}return s=>s===r&&n===l&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var nt=Pn("decoding",e=>{let t=ye(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),Zr=e=>$.readBytes(_.input,e,H.at);function ce(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var oo=e=>e+65536+3<=Ce,no=e=>e>Ce&&e<268435456?$.collect?.(e+3):void 0,io=()=>_.units,so=()=>Wt()[_.units]|Wt()[_.units+
1]<<8,it=(e,t)=>$.read(_.units+2*e,t-e);function et(e,t){let r=vr();if(t>8)try{te(r,e)}catch{te(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function $n(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Gt={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var z=new Uint8Array(256);function Yt(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)z[r++]=
n;else if(n<2048)z[r++]=192|n>>6,z[r++]=128|n&63;else if(!fe(n))z[r++]=224|n>>12,z[r++]=128|n>>6&63,z[r++]=128|n&63;else{
let i=Gn(e,o);i>=65536&&(o+=1),r=Vn(i,z,r)}}return gt(z,0,r)}var fe=e=>(e&63488)===55296;function Gn(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var jn=e=>e<128?1:e<2048?2:e<65536?3:4;function Vn(e,t,r){if(e<128)return t[r]=e,r+1;let o=jn(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var co=new Uint8Array(128),G=Yn(co);
function Yn(e){return new Uint16Array(e.buffer)}var fo=u(()=>vt()?0:18),ao=u(()=>C()>0&&!D()&&!O()?12:18),Kn=u(()=>I()||
N()?18:8),uo=u(()=>D()||!(C()>=22||K())?64:32),qn=u(()=>I()||O()||U()?64:32),vn=u(()=>U()?36:18),st=(e,t)=>(e[0]&e[t>>1])>=
128;function lo(e,t,r){return r?t<=Kn():t<=vn()||t<=qn()&&(st(e,t)||ft())}var mo=()=>({mixed:ao(),most:uo()}),po=(e,t)=>t<=
ao()||t<=64&&st(e,t)&&t<=uo(),M={length:0,bytes:0};function de(e,t,r,o){if(e[0]<128&&vt())return Jt(e,t)?Y.call(e,0,t):void 0;
let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,a=e[i++]^128,w=d?0:e[i++]^128;if(c=d?(f&31)<<6|a:(f&
15)<<12|a<<6|w,!(f>=194&&f<240&&(a|w)<64&&i<=t)||!d&&(c<2048||fe(c)||c===65279))return Jn(e,s,t,r,o,n)}G[n++]=c}return ke(
n)}function xo(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(fe(n))return;G[r++]=n}return ke(
r)}function Jn(e,t,r,o,n,i){let s=qt();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>
d:f,w=d===0&&f>=128,B=f===224?160:f===240?144:128,V=f===237?159:f===244?143:191,Z=0;for(;Z<d&&c<r;Z++,c++){let me=e[c];if(me<
B||me>V)break;B=128,V=191,a=a<<6|me&63}if(Z<d){if(c===r&&!o){if(f>=239)return;ho(f,128|a&63,1+Z);break}w=!0}if(w&&n||(w&&
(a=65533),a===65279))return;a>65535&&(G[i++]=55232+(a>>10),a=56320|a&1023),G[i++]=a}return ke(i)}function Kt(e,t,r,o){let n,
i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=nt(o),!n)return;if(d=n[f],fe(d)&&(s<t&&(d=n[f|e[s++]<<8]),fe(
d)))return zn(e,c,t,r,i,o,n)}G[i++]=d}return ke(i)}function zn(e,t,r,o,n,i,s){let c=qt();for(let f=t;f<r&&n<=c;){let d=e[f++],
a=d<128?d:s[d];if(fe(a)){if(f===r&&!o){if(i===32)return;ho(d,0,1);break}let w=f<r?e[f]:0;if(a=s[d|w<<8],!fe(a))f+=1;else if(Xn(
a))a=65533;else return}G[n++]=a}return ke(n)}var Xn=e=>e>=57088&&e<=57216;function ct(e,t,r){return M.length=0,de(b(e,t,
r),r-t,!1,!0)===""}function ho(e,t,r){M.length=r,M.bytes=e|t<<8}function ke(e){if(e<3||e<=18&&!vt())return Te(G,0,e);if(ft())
return Q.call(co,0,2*e);if(!(e>qt()))return Te(G,0,18)+Te(G,18,e-18)}var qt=u(()=>ft()?1/0:36),vt=u(()=>O()&&ft()),ft=u(
()=>T(Zn)===!0);function Zn(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(
Q)==="a\uFEFF\uD83D"&&t(Y)==="a\0\xFF\xFE=\xD8"}function Jt(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function X(e,t){
let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var Qt=u(()=>T(ri)),be=u(()=>T(oi)),wo=u(()=>T(ui));function So(e,t,r){if(e!==0&&e!==38||r<24||W(t,r)||e===0&&Oo(t,r))return;let o=e===0?be():wo();return o?.takes?.(t,r)===
!1?void 0:o}function er(e,t,r,o){if(M.length=0,o&&t>8192||t>1024&&(W(e,t)||Oo(e,t)))return;let n=be();if(!n||n.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!ct(e,i,t))))try{let s=i<t?b(e,0,i):e,c=o?n.decodeOrFail(
s,i):n.decodeQuickly(s,i);return t>256&&c!==void 0&&dt(s,i,c),c}catch{return}}function To(e,t){let r=wo();if(!(t%2>0||!r?.
takes?.(e,t)||W(e,t)))return r.decode(e,!0)}function Oo(e,t){if(t<8192||ti())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<
t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var ti=u(U);function ri(){let{isAscii:e}=Fe("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?
e:void 0}function oi(){let e=N(),t=e?Qt():void 0;if(e&&!t)return;let r=A("utf-8"),o=T(ii),n=x=>m.call(r,x),i=fi(n),s=K()&&
o?x=>m.call(o,x):ci(i),c=t&&((x,E)=>X(x,E)&&t(x)),f=c??(ee()?di:F()?ai:void 0),d=c?(x,E)=>Ao(x,E)||E>256&&c(x,E):f,a=Uint8Array.
of(...Eo,...Bo.flat()),w=`${bo}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,B=Uint8Array.of(97,127),V=i(a,a.length)===w&&n(a)===
w&&m.call(r,a.buffer)===w&&i(B,2)==="a\x7F"&&zt(x=>s(x,x.length)),Z=Y;if(!V||t&&Z.call(B)!=="a\x7F")return;let me=(x,E)=>A(
"utf-8",x&&o!==void 0,E);return Se(0,{newDecoder:me,isRight:(x,E)=>si(me(x,E)),canFail:!0,...ni()}),{decode(x,E){try{return t?
Z.call(x):(E?s:n)(x,x.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,takes:f,completeLength(x,E){for(let pe=1;pe<=
3&&pe<=E;pe++){let je=x[E-pe];if(je<128)break;if(je>=192)return(je>=240?4:je>=224?3:2)>pe?E-pe:E}return E}}}function ni(){
let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return O()?{...e,leastOfView:1}:D()?{...e,leastOfView:1024,
leastOfBuffer:1024}:N()?{...e,leastOfView:13,most:2048,onlyASCII:!0}:ee()?{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:
F()?{...e,most:1023}:C()>0?{...e,leastOfView:512}:e}function ii(){let e=A("utf-8",!0);return zt(r=>m.call(e,r))&&zt(({buffer:r})=>m.
call(e,r))&&!D()?e:void 0}var si=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...Yt(
"\uFEFF"),...Yt(t));return m.call(e,r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),zt=e=>e(Uint8Array.from(Eo))===bo&&Bo.every(t=>T(
()=>e(Uint8Array.from(t)))===void 0),Eo=[239,187,191,97,230,188,162,240,159,146,169],bo="\uFEFFa\u6F22\u{1F4A9}",Bo=[[192,
128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],ci=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?
void 0:o};function fi(e){let[t,r]=[lr,Y];if(N())return(n,i)=>i>256?r.call(n):e(n);if(!t||O()||!(C()>=22))return e;let o=D()?
Ao:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Ao=(e,t)=>t<=64||t<=256&&X(e,t);function di(e,t){if(t<64)return!1;if(X(
e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)
r-=3;else if(i>=206&&i<240)return!1}return r>=0}var Xt=0;function dt(e,t,r){t<1024||!F()||!X(e,t)||(Xt=r.length===t?0:Xt+
1)}function ai(e,t){if(t<1024)return!0;if(X(e,t))return Xt<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=
227&&e[n]<234&&(r+=1);return r<3}function ui(){return I()||K()?mi():li()}function li(){let e=Q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Io(N()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function mi(){
let e=A("utf-16le");if(m.call(e,Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Io(1/0,(t,r)=>{let o=m.
call(e,t);return r&&o.includes("\uFFFD")?void 0:o})}var Io=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{
return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});var or=u(()=>O()?0:K()||N()?8:ee()?352:18),pi=u(O);function Mo(e,t,r){if(r>64)return X(t,r)?xi(e,t,r):void 0;if(r<=fo()||
(t[r>>1]|t[r-1])>=128||!Jt(t,r))return;let o=ut();return o?o.call(t,0,r):rt(e,t,r)}function xi(e,t,r){let o=ut(),n=ye(e);
if(!(r<512&&(n||!o))&&!(e===21&&No(r))&&!(n&&ir(e))&&!W(t,r))try{return Qt()?.(t)??ot(t,r,128,128)?o?o.call(t):be()?.decodeQuickly(
t,r):void 0}catch{return}}var at=[],tr=[];function Uo(e,t,r){let o=tr[e];if(!(o===null||r<=or()||r>=512&&!ir(e)))return o?
Pe(o,t,r):(tr[e]=hi(e),Pe(tr[e],t,r))}function Do(e,t,r){return r<512?(pi()?rr(e,t,r):void 0)??rt(e,t,r)??rr(e,t,r)??go(
e,t,r):rr(e,t,r)??(Si(e)?go(e,t,r):void 0)??rt(e,t,r)}var nr=0,Co=u(()=>sr()?8192:512),No=e=>nr>0&&e<Co();function rr(e,t,r){
let o=ut();if(!(!o||e!==21)){if(No(r)){nr-=1;return}if(!wi(t,r)){r<Co()&&(nr=15);return}if(!W(t,r))try{return o.call(t)}catch{
return}}}var go=(e,t,r)=>Pe(Lo(e),t,r);function Pe(e,t,r){if(!(!e||r>1024&&W(t,r)))try{return m.call(e,t)}catch{return}}
function hi(e){let t=bi(e)?Lo(e):null;if(t){let r=cr().filter(n=>fr(e,Uint8Array.of(n))!=="\uFFFD"),o=r.length<256;Se(e,
{newDecoder:n=>n&&o?A(p[e].name,!0):t,isRight:n=>!(n&&o)||Ai(e,r),canFail:o,leastOfView:or()+1,leastOfBuffer:or()+1,most:ir(
e)?8192:511,onlyASCII:!1})}return t}function Lo(e){return at[e]===void 0&&(at[e]=null,at[e]=T(()=>Bi(e))??null),at[e]}var ut=u(
()=>T(yi));function yi(){let e=Y,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(...t)?e:
void 0}function wi(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||ot(e,t,128,224)}
var Si=e=>e===21?sr():Ti()||Oi()&&ve(e),ir=e=>!ut()&&(e===21?sr():Ei()),Ti=u(()=>I()||U()),Oi=u(F),Ei=u(I),sr=u(()=>I()||
O()||!(C()>0)),bi=e=>I()||O()||K()||N()||ee()&&e===21,cr=()=>Uint8Array.from({length:256},(e,t)=>t);function fr(e,t){let r=nt(
e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Bi(e){let t=A(p[e].name),r=n=>m.call(t,n)===fr(e,n),o=Uint8Array.
from({length:4096},(n,i)=>i);return cr().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function Ai(e,t){let r=A(p[e].name,
!0),o=c=>T(()=>m.call(r,c)),n=c=>o(c)===fr(e,c),i=Uint8Array.from({length:4096},(c,f)=>t[f%t.length]),s=c=>o(Uint8Array.
of(c))===void 0&&o(Uint8Array.of(...i,c))===void 0;return n(i)&&cr().every(c=>t.includes(c)?n(Uint8Array.of(c)):s(c))}var Ro;function Wo(e,t,r){return Ro??=Ii(),Ro(e,t,r)}function Ii(){let e=be(),{mixed:t,most:r}=e&&O()?{mixed:0,most:0}:mo();
return(o,n,i)=>{if(n<=t||n<=r&&st(o,n)){let s=de(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function He(e,t,r,o=!1){try{Le(e,null);let n=Re(t,r,0,o,!0);return n<
0?void 0:it(0,n)}catch(n){throw k(n)}}var lt=u(()=>I()?{any:768,shiftJIS:224,markup:1/0}:F()?{any:512,shiftJIS:512,markup:2048}:O()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:U()?112:0}),_i=u(()=>lt().markup>0?1/0:33),ko=(e,t,r)=>e>=29&&e<36&&r>=_i()&&t[0]>=128,Po=e=>e===
34?lt().shiftJIS:lt().any,$o=[];function Ho(e,t,r){if(r>lt().markup||r>Po(e)&&!Mi(t,r))return;let o=$o[e];if(o)return Pe(
o,t,r);Ui(e,r)}function Mi(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&
(r+=1);return r>10}var Ge=[];function Ui(e,t){Ge[e]===void 0&&(Ge[e]=T(()=>Ri(e))??null);let r=Ge[e];r&&(r.credit+=1+t/1024,
!(r.credit<128)&&(r.credit=0,Ge[e]=null,T(()=>{let{value:o}=r.sequences.next();o?m.call(r.decoder,o)===He(e,o,R(o))&&(Ge[e]=
r):Di(e,r.decoder)})))}function Di(e,t){$o[e]=t;let r=Po(e);Se(e,{newDecoder:o=>o?A(p[e].name,!0):t,isRight:o=>!o||Ci(e),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1})}var Ci=e=>Ni.every(t=>Li.every(r=>{let o=A(p[e].name,!0),
n=Uint8Array.of(97,t,...r);return T(()=>m.call(o,n))===He(e,n,n.length,!0)})),Ni=[128,129,142,143,161,224,255],Li=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ri=e=>({decoder:A(p[e].name),sequences:ki(
e),credit:0}),Wi=[[239,187,191],[254,255],[255,254],[132,49,149,51]],dr=[10,164,162];function*ki(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Wi)yield Uint8Array.of(...i,...dr);for(let i=128;i<=255;i++)yield ue([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield ue([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ue([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield ue([i,Math.min(i+7,254)],r,n,r);yield ue([227,227],[50,
50],o,r),yield ue([129,129],[48,48],t),yield ue([129,129],[48,48],n,t)}}function ue(...e){let t=e.map(([s,c])=>c-s+1),r=t.
reduce((s,c)=>s*c),o=e.length+dr.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-
1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(dr,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var Be=new Uint8Array(18),le=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return p[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=re(t);if(!this.#e&&this.#r===0){let i=this.#a(t,n,r);if(i!==void 0)return r||
this.#f(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?Wo(t,r,this.fatal):er(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{if(!(i&&ko(n,
t,r))){let c=this.#a(t,r,!0);if(c!==void 0)return c}let s=i&&!bt(n)?He(n,t,r,this.fatal):void 0;if(s!==void 0)return s}return this.#d(
t,r,!0,o)}#d(t,r,o,n){if(this.#r>0){let a=this.#m(t,r,o)??this.#p(t,r,o,n);if(a!==void 0)return a;this.#x()}let i=this.#e,
s=this.#o,c=this.#n,f="";try{f=this.#h(t,r,o)??this.#c(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,k(a)}let d=this.#i;
if(d)throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#a(t,r,o){let{encoding:n}=this;if(M.
length=0,r===0)return"";if(n===0){let c=po(t,r)?de(t,r,o,this.fatal):void 0;if(c!==void 0)return c;let f=er(t,r,o,this.fatal);
return this.#s(f)}if(n===38){let c=r<=36?xo(t,r):To(t,r);return this.#s(c)}if(!Or(n))return;let i=ye(n),s=(i?Uo(n,t,r):void 0)??
(t[0]<128?Mo(n,t,r):void 0)??(!i&&o&&r>18?Ho(n,t,r):void 0)??(lo(t,r,i)?Kt(t,r,o,n):void 0)??(i?Do(n,t,r):void 0);return this.#u(
s)}#u(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.
charCodeAt(0)===65279?t.slice(1):t}#m(t,r,o){let n=this.#r+r;if(r===0||n>18)return;M.length=0,this.#l(t,n);let i=this.encoding===
0?de(Be,n,o,this.fatal):this.#u(Kt(Be,n,o,this.encoding));return i!==void 0&&!o&&this.#f(r),i}#p(t,r,o,n){if(this.encoding!==
0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=(c&255)<224?2:3;if(f+r<=d)return;this.#l(t,d);let a=de(Be,d,!0,!0);
if(a===void 0)return;let w=d-f;this.#r=0,this.#n+=w,this.#o=!0;try{return ce(a,this.decode(b(t,w),o,n))}catch(B){throw this.#o=
s,B instanceof De||B instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),B}}#l(t,r){Be[0]=this.#t,Be[1]=this.#t>>
8;for(let o=this.#r;o<r;o++)Be[o]=t[o-this.#r]}#f(t){this.#n+=t,this.#o||=this.#r+t>M.length,this.#r=M.length,this.#t=M.
bytes}#x(){let t=Uint8Array.of(this.#t,this.#t>>8);try{Le(this.encoding,null),Re(t,this.#r,0,this.fatal,!1),this.#e=tt(),
this.#r=0}catch(r){throw k(r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=So(this.encoding,t,r);if(!n)
return;let i=0,s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<
3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#c(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:b(t,i,c),d=n.
decode(f,this.fatal);if(d===void 0){if(s=ce(s,this.#c(f,c-i,!0)),this.#i)return s}else dt(f,c-i,d),s=ce(s,this.#s(d)),this.#n+=
c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!o&&ct(t,c,r)?(this.#f(r-c),s):ce(s,this.#c(b(t,c,r),r-c,o))}#c(t,r,o){
Le(this.encoding,this.#e);let n="",i=no(r),s=this.#o||this.ignoreBOM||!bt(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-
f<=65536,a=Math.min(65536,r-f),w=f===0&&d?t:b(t,f,f+a),B=Re(w,a,c,this.fatal,o&&d);if(B<0)return this.#e=tt(),this.#i=new De(
this.name,this.#n+f+Gt.start(),Gt.length()),n;if(c+=B,c>0&&(d||!oo(c))){let V=!s&&so()===65279?1:0;i?i.add(io()+2*V,c-V):
n=ce(n,it(V,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:to(),this.#n+=r,i?i.toText():(this.encoding===0&&dt(
t,r,n),n)}};function mt(e){return e.common??=new le(e.encoding,e.fatal,e.ignoreBOM),e.common}var Go=(e,t,r,o,n,i)=>pt(ze(
r,o,n),e,t,i);function pt(e,t,r,o){if(r<e.leastOfView)return mt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=mt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function jo(e,t){let r=we(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}function Ae(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function xt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Ie="Failed to execute 'decode' on 'TextDecoder'",ht=Ae({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Vo(e,t,"Failed to construct 'TextDecoder'"),new.target!==ht&&xt(this,new.target,ht)}get encoding(){return p[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=v,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o>=r.leastOfView&&o<=r.mostAtOnce){
let n=m.call(r.decoder,e);return r.onlyASCII&&n.length!==o&&r.pause(),n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.
length<r.leastOfView)return mt(r).decodeWhole(e,re(e),Ie)}else if(e instanceof ArrayBuffer){try{let{byteLength:n}=e;if(n>=
r.leastOfBuffer&&n<=r.mostAtOnce){let i=m.call(r.decoder,e);return r.onlyASCII&&i.length!==n&&r.pause(),i}}catch{r.pauseLong()}
let o=Ft(e);if(o)return pt(r,new Uint8Array(e),o,Ie)}}return this.#o(e,t)}#o(e,t){let r=P(e,Ie);oe(t,Ie);let o=!!t?.stream,
n=Ue(r),i=this.#e;return!this.#r&&!o?pt(i,n,re(n),Ie):(this.#t??=Yo(i),this.#r||this.#t.reset(),this.#r=o,this.#t.decode(
n,!o,Ie))}}});function Vo(e,t,r){let o=ne(e);oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ze(jo(o,r),n,i)}var Yo=({encoding:e,
fatal:t,ignoreBOM:r})=>new le(e,t,r),Ko=(e,t,r)=>Yo(Vo(e,t,r));function $i(e,t,r){let o=pr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function ar(e,t){let r=`Failed to execute 'transform' on '${e}'`;return $i(e,(o,n)=>n(t.decode(Me(P(o,r)),!1,r)),o=>o(t.
decode(v,!0,r)))}var yt=Ae({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Ko(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=ar("TextDecoderStream",r),new.target!==yt&&xt(this,new.target,yt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var ge=class{fatal;ignoreBOM;#e;#t;#r=v;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&R(this.#r)===0?t:Cr(this.#r,t);if(!r&&Br(n))return this.#r=
n,"";let i=_e(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new le(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?b(n,s):n,r,o)}};var qo=Ae({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ne(e);
oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new ge(we(o,r),n,i);this.#e=s,this.#t=ar("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function vo(e){let t=_e(Ue(P(e,"Failed to execute 'bomSniff'")));return t?p[t.encoding].name:null}function Jo(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=P(e,o),i=we(ne(t),o);oe(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ue(n);return _e(f)?
new ge(i,s,c).decode(f,!0,o):Go(f,re(f),i,s,!0,o)}async function zo(e=void 0){let t=await e;if(t===void 0)Rt()||await Lt(Ye,!0);else{let r=Hi(t)?await Gi(t):t;await Lt(()=>r,
!1)}}var Hi=e=>typeof e?.arrayBuffer=="function";function Gi(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{qo as DecoderStream,ht as TextDecoder,yt as TextDecoderStream,vo as bomSniff,Jo as decode,p as encodings,zo as initialize,
Ir as labelToName};
