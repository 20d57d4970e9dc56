var lr=(e,t)=>e?.prototype?.[t],Ve=e=>lr(globalThis.Buffer,e),Q=Ve("ucs2Slice"),Et=Ve("ucs2Write"),mr=Ve("utf8Slice"),Y=Ve(
"latin1Slice"),Xo=e=>globalThis[e],pr=Xo("TextDecoder"),m=lr(pr,"decode");var A=(e,t=!1,r=!0)=>new pr(e,{fatal:t,ignoreBOM:r});function T(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis,ee=()=>bt().includes(
"Chrome/"),D=()=>bt().includes("AppleWebKit/")&&!ee()&&!(C()>0);function bt(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var U=()=>"Deno"in globalThis,g=()=>bt()==="Cloudflare-Workers",K=()=>D()||g(),C=()=>g()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),N=()=>C()<22,Ie=e=>globalThis.process?.getBuiltinModule?.(e),Ot;function xr(){let{
TransformStream:e}=globalThis;return e&&e===Ot?e:(Ot=[e,Ie("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Ot)}var Zo=e=>Ie("node:fs").readFileSync(e);function hr(e){try{return Zo(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Ye=()=>hr(()=>new URL("./decoder.wasm",import.meta.url)),Ke="encoding-wasm/decoder";var yr=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function u(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var p=tn();function tn(){let e=yr.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Or=u(()=>new Map(p.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),rn=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Er=e=>e<36&&e!==33,he=e=>e>0&&e<29,ve=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(p[e].name),on=e=>rn.find(([t])=>e>=t)[1];function br(e){let t=Or();return t.get(e)??t.get(Fr(fn(e)))}function ye(e,t){
let r=br(e);if(r===void 0){let o=sn(e),n=o===void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(void 0){let o=on(r);if(o&&!(void 0).includes(o))throw new RangeError(
`${t}: '${Ke}' doesn't include ${p[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var nn=u(
()=>new Map(Array.from(Or(),([e,t])=>[Br(e),t]).reverse()));function sn(e){let t=Br(e),r=nn().get({936:"gbk",950:"big5"}[t]??
t);return r===36?void 0:r}var Br=e=>Fr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),cn=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function ge(e){if(e[0]>=239)return cn.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Ar({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Ft(e){return e===0||e===37||e===38}function fn(e){let t=0,r=e.length;for(;wr(e[t]);)t+=1;for(;wr(e[r-1]);)r-=1;
return e.slice(t,r)}var wr=e=>`	
\f\r `.includes(e);function Fr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Ir(e){let t=br(`${e}`);return t===
void 0?null:p[t].name}var It=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,gr=()=>Object.getPrototypeOf(Uint8Array.prototype),Je=e=>It(gr(),
e),gt=e=>It(DataView.prototype,e),un=()=>It(ArrayBuffer.prototype,"byteLength"),_r=e=>gr()[e],ln=Je(Symbol.toStringTag),
_t=Je("buffer"),Mr=Je("byteOffset"),Dr=Je("byteLength");var mn=_r("set"),pn=_r("slice"),xn=gt("buffer"),hn=gt("byteOffset"),Ur=gt("byteLength"),Cr=un(),R=e=>Dr.call(e);function re(e){
let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:R(e)}var b=(e,t,r=R(e))=>new Uint8Array(_t.call(
e),Mr.call(e)+t,r-t);function Nr(e,t){let r=new Uint8Array(R(e)+R(t));return te(r,e),te(r,t,R(e)),r}var te=(e,t,r)=>mn.call(e,t,r);var yn=(e,t,r)=>pn.call(e,t,r);function Mt(e,t,r){if(r>24)return yn(e,t,t+r);let o=new Uint8Array(r);for(let n=0;n<r;n++)
o[n]=e[t+n];return o}function W(e,t){if(t<=64)return!1;try{return Cr.call(_t.call(e)),!1}catch{return!0}}var wn="The pro\
vided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function P(e,t,r=wn){if(!ArrayBuffer.isView(e)&&Dt(e)===
void 0)throw new TypeError(`${t}: ${r}`);return e}function _e(e){if(ArrayBuffer.isView(e))return Sn(e);try{return new Uint8Array(e)}catch{return v}}var Me=e=>e instanceof
Uint8Array?e:_e(e);function Sn(e){try{return ln.call(e)===void 0?new Uint8Array(xn.call(e),hn.call(e),Ur.call(e)):new Uint8Array(
_t.call(e),Mr.call(e),Dr.call(e))}catch{return v}}var v=new Uint8Array;function Dt(e){try{return Cr.call(e)}catch{}try{return Ur.
call(new DataView(e))}catch{return}}function oe(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var ne=e=>`${e}`;var Ct=class{encoding;fatal;ignoreBOM;common=void 0;decoder=void 0;leastOfView=1e9;leastOfBuffer=1e9;mostAtOnce=-1;most=-1;onlyASCII=!1;#e=void 0;#t=0;#r=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o}accept(t){T(()=>t.isRight(this.fatal,this.ignoreBOM))&&(this.leastOfView=t.
leastOfView,this.leastOfBuffer=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#e=t,this.onlyASCII||this.#o(t))}#o({newDecoder:t,
canFail:r,most:o}){this.decoder??=t(this.fatal,this.ignoreBOM),this.#r=this.fatal&&r&&!this.decoder.fatal,this.most=o,this.
mostAtOnce=this.#r?-1:Math.min(o,1024)}pause(){this.most=-1,this.mostAtOnce=-1}pauseLong(){this.pause(),this.#t=15,this.
decoder=void 0}reconsider(t,r){let o=this.#e;this.#t>0?this.#t-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#o(o)}decode(t,r){
if(!(r>1024&&W(t,r)))try{let o=m.call(this.decoder,t),n=this.#r&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&
o.length!==r&&this.pause(),n?void 0:o}catch{this.pauseLong();return}}},Rr=[],Nt=[];function ze(e,t,r){let o=4*e+(t?2:0)+
(r?1:0),n=Nt[o];if(n)return n;let i=new Ct(e,t,r);Nt[o]=i;let s=Rr[e];return s&&i.accept(s),i}function we(e,t){Rr[e]=t;for(let r=0;r<
4;r++)Nt[4*e+r]?.accept(t)}var De=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Se(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Pr(e,t,r){let o=Xe(c=>Bn(c,r),e,t),n=Xe(Fn,e,t);if(o&&n){let c=U()?1/0:64;return{...n,read:(d,a)=>(a<128?o:n).read(
d,a),write:(d,a)=>(d.length<c?o:n).write(d,a),readBytes:o.readBytes,writeBytes:U()?o.writeBytes:void 0,mostByTable:512}}
let i=Lt(e);if(o)return F()?An(o,Xe(kr,e,t)):o;let s=n??Xe(kr,e,t)??i,f=n?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(
c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Xe(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Lt(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var bn="str\
ings";function Bn(e,t){let[r]=WebAssembly.Module.customSections(t,bn),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function An(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let f=36;f<
i;f+=36)s+=r(n+2*f,Math.min(i-f,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let f=o(n,Math.min(i,36),s);for(let c=36;c<
i;c+=36)f+=o(n+c,Math.min(i-c,36),s);return f}}}function Fn(e){let[t,r]=[Q,Et],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(c,d)=>t.call(n(),c,c+2*d),write:(c,d)=>r.call(n(),c,d,2*c.length),
most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),a=0;return{add(w,B){te(d,new Uint8Array(
e.buffer,w,2*B),a),a+=2*B},toText:()=>t.call(d,0,a)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(c)));return i=new WeakRef(a),a}}function kr(e){let t=A("utf-16le"),{write:r,most:o}=Lt(e);return{
read:(i,s)=>m.call(t,new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Lt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,f]=[o/2,o/2+n];if(n<=18)return Se(i,s,n);let c="";
for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Ze,l,Wt,$r,Hr,$,_={input:0,units:0,output:0},Ue=0,Qe={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN,count:0};function Ce(e,t){
Qe.name=e,Qe.encoding=t,h.newCodec=NaN,h.count+=1,h.isBusy&&gn(),h.isBusy=!0}function gn(){try{Kr(),Ze??=Vr(Dn(Ye())),Yr(
new WebAssembly.Instance(Ze),Ze)}catch(e){throw qr(e)}}async function kt(e,t){try{Kr();let r=e(),o=Gr(r)?r:await WebAssembly.compile(t?r:Mn(r));Vr(o);let n=await WebAssembly.instantiate(
o);if(Pt())return;Yr(n,o),Ze=o}catch(r){throw qr(r)}}var _n=[0,97,115,109];function Mn(e){let t=_e(P(e,"encoding-wasm","\
initialize() takes a compiled module, its bytes or a Response."));if(_n.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Pt=()=>!h.isBusy;function Dn(e){return Gr(e)?e:new WebAssembly.Module(e)}function Gr(e){try{return WebAssembly.
Module.customSections(e,jr),!0}catch{return!1}}var jr="encoding-wasm";function Vr(e){let[t]=WebAssembly.Module.customSections(
e,jr),r=`${Ke} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function Yr({
exports:e},t){l=e,Rt=WebAssembly.RuntimeError,_.input=l.input(),_.units=l.units(),_.output=l.output(),zr(),$=Pr(l.memory,
_.units,t),Ue=Math.min(l.units_length(),$.most),h.isBusy=!1}function Kr(){if(typeof WebAssembly!="object")throw new Error(
"encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names w\
ork without it.")}function qr(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encod\
ing-wasm: "))return e;if(Un(e))return new RangeError(`encoding-wasm: ${vr} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var vr="no memory \
for WebAssembly; free some, and call again",Un=e=>e instanceof RangeError&&/memory/i.test(e.message);function $t(){return Gt(),
Wt}function Jr(){return Gt(),$r}function Ht(){return Gt(),Hr}function Gt(){Wt[0]===void 0&&zr()}function zr(){let{buffer:e}=l.
memory;Wt=new Uint8Array(e),$r=new Uint8Array(e,_.input,65536),Hr=new Int32Array(e,l.codec(),l.codec_length()>>2)}function Xr(e,t){
return Ce(e,-1),Zr(t)}function Zr(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw k(t)}}var Rt;function k(e){if(!h.
isBusy||!Rt||!(e instanceof Rt))return e;let t=p[Qe.encoding]?.name,r=`${Qe.name}${t?` of ${t}`:""} failed`;return Cn()?
new RangeError(`encoding-wasm: ${r}: ${vr}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Cn(){try{return l.memory.grow(32),
!1}catch{return!0}}function tt(e=null){let t=Ht();return oo(t,e??new Int32Array(t.length))}function ro(){return l.held()!==0?tt():(h.newCodec=
Vt,null)}var Wn=e=>oo(e,Ht());function oo(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ne(e,t){kn(e,t)||(Ce(
"decoding",e),t?Wn(t):l.new_decoder(e),Vt=e===33||e===36?NaN:e)}var Vt=NaN;function kn(e,t){return t||h.newCodec!==e||h.
isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function Le(e,t,r,o,n){et(e,t),h.isBusy=!0;let i=l.decode_block(t,r,+o,+n);return h.isBusy=!1,n&&i>=0&&(h.newCodec=Vt),$n(
i)}var H={encoding:-1,at:0,most:0,owner:void 0};function rt(e,t,r){if(H.encoding!==e||H.owner!==l||h.isBusy){try{Ce("decodi\
ng",e),H.owner=l,H.at=$.readBytes?l.byte_table(e):0,H.most=!ve(e)&&$.mostByTable||1/0,H.encoding=e}catch(n){throw k(n)}h.
isBusy=!1}if(H.at===0||r>H.most)return;if(r<=65536)return et(t,r),Qr(r);if($.most>Ue)return;let o="";for(let n=0;n<r;n+=
65536){let i=Math.min(65536,r-n);et(b(t,n,n+i),i),o=ce(o,Qr(i))}return o}function ot(e,t,r,o){return Xr("decoding",()=>{
let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(65536,t-i)),et(n===t?e:b(e,i,i+n),n),!l.is_free_of(n,r,o))
return!1;return!0})}function Pn(e,t){let r=-1,o,n;function i(s){try{return Ce(e,s),r=s,n=l,o=t(s),h.isBusy=!1,o}catch(f){
throw k(f)}}return s=>s===r&&n===l&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var nt=Pn("decoding",e=>{let t=he(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,
r,t?256:65536):void 0}),Qr=e=>$.readBytes(_.input,e,H.at);function ce(e,t){try{return e+t}catch(r){throw new RangeError(
"The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var no=e=>e+65536+3<=Ue,io=e=>e>Ue&&e<268435456?$.collect?.(e+3):void 0,so=()=>_.units,co=()=>$t()[_.units]|$t()[_.units+
1]<<8,it=(e,t)=>$.read(_.units+2*e,t-e);function et(e,t){let r=Jr();if(t>8)try{te(r,e)}catch{te(r,b(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function $n(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Yt={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.
start(),length:()=>l.length()};var z=new Uint8Array(256);function vt(e){let{length:t}=e,r=0;for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n<128)z[r++]=
n;else if(n<2048)z[r++]=192|n>>6,z[r++]=128|n&63;else if(!fe(n))z[r++]=224|n>>12,z[r++]=128|n>>6&63,z[r++]=128|n&63;else{
let i=Gn(e,o);i>=65536&&(o+=1),r=Vn(i,z,r)}}return Mt(z,0,r)}var fe=e=>(e&63488)===55296;function Gn(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&o<=57343?
65533:o}var jn=e=>e<128?1:e<2048?2:e<65536?3:4;function Vn(e,t,r){if(e<128)return t[r]=e,r+1;let o=jn(e);for(let n=o-1;n>
0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var fo=new Uint8Array(128),G=Yn(fo);
function Yn(e){return new Uint16Array(e.buffer)}var ao=u(()=>Xt()?0:18),uo=u(()=>C()>0&&!U()&&!O()?12:18),Kn=u(()=>F()||
N()?18:8),lo=u(()=>U()||!(C()>=22||K())?64:32),qn=u(()=>F()||O()||D()?64:32),vn=u(()=>D()?36:18),st=(e,t)=>(e[0]&e[t>>1])>=
128;function mo(e,t,r){return r?t<=Kn():t<=vn()||t<=qn()&&(st(e,t)||ft())}var po=()=>({mixed:uo(),most:lo()}),xo=(e,t)=>t<=
uo()||t<=64&&st(e,t)&&t<=lo(),M={length:0,bytes:0};function de(e,t,r,o){if(e[0]<128&&Xt())return Zt(e,t)?Y.call(e,0,t):void 0;
let n=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,a=e[i++]^128,w=d?0:e[i++]^128;if(f=d?(c&31)<<6|a:(c&
15)<<12|a<<6|w,!(c>=194&&c<240&&(a|w)<64&&i<=t)||!d&&(f<2048||fe(f)||f===65279))return Jn(e,s,t,r,o,n)}G[n++]=f}return We(
n)}function ho(e,t){if(t%2>0)return;let r=0;for(let o=0;o<t;o+=2){let n=e[o]|e[o+1]<<8;if(fe(n))return;G[r++]=n}return We(
r)}function Jn(e,t,r,o,n,i){let s=zt();for(let f=t;f<r&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,a=d>0?c&63>>
d:c,w=d===0&&c>=128,B=c===224?160:c===240?144:128,V=c===237?159:c===244?143:191,Z=0;for(;Z<d&&f<r;Z++,f++){let le=e[f];if(le<
B||le>V)break;B=128,V=191,a=a<<6|le&63}if(Z<d){if(f===r&&!o){if(c>=239)return;yo(c,128|a&63,1+Z);break}w=!0}if(w&&n||(w&&
(a=65533),a===65279))return;a>65535&&(G[i++]=55232+(a>>10),a=56320|a&1023),G[i++]=a}return We(i)}function Jt(e,t,r,o){let n,
i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(n??=nt(o),!n)return;if(d=n[c],fe(d)&&(s<t&&(d=n[c|e[s++]<<8]),fe(
d)))return zn(e,f,t,r,i,o,n)}G[i++]=d}return We(i)}function zn(e,t,r,o,n,i,s){let f=zt();for(let c=t;c<r&&n<=f;){let d=e[c++],
a=d<128?d:s[d];if(fe(a)){if(c===r&&!o){if(i===32)return;yo(d,0,1);break}let w=c<r?e[c]:0;if(a=s[d|w<<8],!fe(a))c+=1;else if(Xn(
a))a=65533;else return}G[n++]=a}return We(n)}var Xn=e=>e>=57088&&e<=57216;function ct(e,t,r){return M.length=0,de(b(e,t,
r),r-t,!1,!0)===""}function yo(e,t,r){M.length=r,M.bytes=e|t<<8}function We(e){if(e<3||e<=18&&!Xt())return Se(G,0,e);if(ft())
return Q.call(fo,0,2*e);if(!(e>zt()))return Se(G,0,18)+Se(G,18,e-18)}var zt=u(()=>ft()?1/0:36),Xt=u(()=>O()&&ft()),ft=u(
()=>T(Zn)===!0);function Zn(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(
Q)==="a\uFEFF\uD83D"&&t(Y)==="a\0\xFF\xFE=\xD8"}function Zt(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function X(e,t){
let r=Math.ceil(t/8);for(let o=0;o<t;o+=r)if(e[o]>=128)return!1;return e[t-1]<128}var rr=u(()=>T(ri)),Ee=u(()=>T(oi)),So=u(()=>T(ui));function To(e,t,r){if(e!==0&&e!==38||r<24||W(t,r)||e===0&&Eo(t,r))return;let o=e===0?Ee():So();return o?.takes?.(t,r)===
!1?void 0:o}function or(e,t,r,o){if(M.length=0,o&&t>8192||t>1024&&(W(e,t)||Eo(e,t)))return;let n=Ee();if(!n||n.takesQuickly?.(
e,t)===!1)return;let i=e[t-1]>=128?n.completeLength(e,t):t;if(!(i<t&&(r||!ct(e,i,t))))try{let s=i<t?b(e,0,i):e,f=o?n.decodeOrFail(
s,i):n.decodeQuickly(s,i);return t>256&&f!==void 0&&dt(s,i,f),f}catch{return}}function Oo(e,t){let r=So();if(!(t%2>0||!r?.
takes?.(e,t)||W(e,t)))return r.decode(e,!0)}function Eo(e,t){if(t<8192||ti())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<
t-1;n+=o)e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}var ti=u(D);function ri(){let{isAscii:e}=Ie("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?
e:void 0}function oi(){let e=N(),t=e?rr():void 0;if(e&&!t)return;let r=A("utf-8"),o=T(ii),n=x=>m.call(r,x),i=fi(n),s=K()&&
o?x=>m.call(o,x):ci(i),f=t&&((x,E)=>X(x,E)&&t(x)),c=f??(ee()?di:g()?ai:void 0),d=f?(x,E)=>Fo(x,E)||E>256&&f(x,E):c,a=Uint8Array.
of(...bo,...Ao.flat()),w=`${Bo}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,B=Uint8Array.of(97,127),V=i(a,a.length)===w&&n(a)===
w&&m.call(r,a.buffer)===w&&i(B,2)==="a\x7F"&&Qt(x=>s(x,x.length)),Z=Y;if(!V||t&&Z.call(B)!=="a\x7F")return;let le=(x,E)=>A(
"utf-8",x&&o!==void 0,E);return we(0,{newDecoder:le,isRight:(x,E)=>si(le(x,E)),canFail:!0,...ni()}),{decode(x,E){try{return t?
Z.call(x):(E?s:n)(x,x.length)}catch{return}},decodeQuickly:i,decodeOrFail:s,takesQuickly:d,takes:c,completeLength(x,E){for(let me=1;me<=
3&&me<=E;me++){let je=x[E-me];if(je<128)break;if(je>=192)return(je>=240?4:je>=224?3:2)>me?E-me:E}return E}}}function ni(){
let e={leastOfView:33,leastOfBuffer:1,most:8191,onlyASCII:!1};return O()?{...e,leastOfView:1}:U()?{...e,leastOfView:1024,
leastOfBuffer:1024}:N()?{...e,leastOfView:13,most:2048,onlyASCII:!0}:ee()?{...e,leastOfView:48,leastOfBuffer:48,onlyASCII:!0}:
g()?{...e,most:1023}:C()>0?{...e,leastOfView:512}:e}function ii(){let e=A("utf-8",!0);return Qt(r=>m.call(e,r))&&Qt(({buffer:r})=>m.
call(e,r))&&!U()?e:void 0}var si=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...vt(
"\uFEFF"),...vt(t));return m.call(e,r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),Qt=e=>e(Uint8Array.from(bo))===Bo&&Ao.every(t=>T(
()=>e(Uint8Array.from(t)))===void 0),bo=[239,187,191,97,230,188,162,240,159,146,169],Bo="\uFEFFa\u6F22\u{1F4A9}",Ao=[[192,
128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],ci=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?
void 0:o};function fi(e){let[t,r]=[mr,Y];if(N())return(n,i)=>i>256?r.call(n):e(n);if(!t||O()||!(C()>=22))return e;let o=U()?
Fo:()=>!0;return(n,i)=>o(n,i)?t.call(n):e(n)}var Fo=(e,t)=>t<=64||t<=256&&X(e,t);function di(e,t){if(t<64)return!1;if(X(
e,t))return!0;if(t<768)return!1;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o){let i=e[n];if(i<128)r+=1;else if(i===225)
r-=3;else if(i>=206&&i<240)return!1}return r>=0}var er=0;function dt(e,t,r){t<1024||!g()||!X(e,t)||(er=r.length===t?0:er+
1)}function ai(e,t){if(t<1024)return!0;if(X(e,t))return er<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=
227&&e[n]<234&&(r+=1);return r<3}function ui(){return F()||K()?mi():li()}function li(){let e=Q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(o,n)=>t.charCodeAt(n)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD"))return Io(N()?512:1/0,(o,n)=>{let i=e.call(o);return i.isWellFormed()?i:n?void 0:i.toWellFormed()})}function mi(){
let e=A("utf-16le");if(m.call(e,Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Io(1/0,(t,r)=>{let o=m.
call(e,t);return r&&o.includes("\uFFFD")?void 0:o})}var Io=(e,t)=>({takes:(r,o)=>o<=e,decode(r,o){try{return t(r,o)}catch{
return}},completeLength(r,o){let n=o-o%2;return(r[n-1]&252)===216?n-2:n}});var sr=u(()=>O()?0:K()||N()?8:ee()?352:18),pi=u(O);function Do(e,t,r){if(r>64)return X(t,r)?xi(e,t,r):void 0;if(r<=ao()||
(t[r>>1]|t[r-1])>=128||!Zt(t,r))return;let o=mt();return o?o.call(t,0,r):rt(e,t,r)}function xi(e,t,r){let o=mt(),n=he(e);
if(!(r<512&&(n||!o))&&!(e===21&&Lo(r))&&!(n&&fr(e))&&!W(t,r))try{return rr()?.(t)??ot(t,r,128,128)?o?o.call(t):Ee()?.decodeQuickly(
t,r):void 0}catch{return}}var at=[],nr=[];function Uo(e,t,r){if(!(nr[e]===null||r<=sr())&&!(r>=512&&!fr(e)))return nr[e]??=
hi(e),lt(nr[e],t,r)}function Co(e,t,r){return r<512?(pi()?ir(e,t,r):void 0)??rt(e,t,r)??ir(e,t,r)??go(e,t,r):ir(e,t,r)??
(Si(e)?go(e,t,r):void 0)??rt(e,t,r)}var cr=0,No=u(()=>dr()?8192:512),Lo=e=>cr>0&&e<No();function ir(e,t,r){let o=mt();if(!(!o||
e!==21)){if(Lo(r)){cr-=1;return}if(!wi(t,r)){r<No()&&(cr=15);return}if(!W(t,r))try{return o.call(t)}catch{return}}}var go=(e,t,r)=>lt(
Ro(e),t,r);function lt(e,t,r){if(!(!e||r>1024&&W(t,r)))try{return m.call(e,t)}catch{return}}function hi(e){let t=bi(e)?Ro(
e):null;if(t){let r=ut(e,ke()).includes("\uFFFD");we(e,{newDecoder:o=>o&&r?A(p[e].name,!0):t,isRight:o=>!(o&&r)||Ai(e),canFail:r,
leastOfView:sr()+1,leastOfBuffer:sr()+1,most:fr(e)?8192:511,onlyASCII:!1})}return t}function Ro(e){return at[e]===void 0&&
(at[e]=null,at[e]=T(()=>Bi(e))??null),at[e]}var mt=u(()=>T(yi));function yi(){let e=Y,t=Uint8Array.from({length:256},(r,o)=>o);
return e.call(t)===String.fromCharCode(...t)?e:void 0}function wi(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&
224)===128)return!1;return r===t||ot(e,t,128,224)}var Si=e=>e===21?dr():Ti()||Oi()&&ve(e),fr=e=>!mt()&&(e===21?dr():Ei()),
Ti=u(()=>F()||D()),Oi=u(g),Ei=u(F),dr=u(()=>F()||O()||!(C()>0)),bi=e=>F()||O()||K()||N()||ee()&&e===21,ke=()=>Uint8Array.
from({length:256},(e,t)=>t);function ut(e,t){let r=nt(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function Bi(e){
let t=A(p[e].name),r=n=>m.call(t,n)===ut(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return ke().every(n=>r(Uint8Array.
of(n)))&&r(o)?t:void 0}function Ai(e){let t=ut(e,ke()),r=ke().filter(c=>t[c]!=="\uFFFD"),o=A(p[e].name,!0),n=c=>T(()=>m.
call(o,c)),i=c=>n(c)===ut(e,c),s=Uint8Array.from({length:4096},(c,d)=>r[d%r.length]),f=c=>n(Uint8Array.of(c))===void 0&&
n(Uint8Array.of(...s,c))===void 0;return i(s)&&ke().every(c=>r.includes(c)?i(Uint8Array.of(c)):f(c))}var Wo;function ko(e,t,r){return Wo??=Fi(),Wo(e,t,r)}function Fi(){let e=Ee(),{mixed:t,most:r}=e&&O()?{mixed:0,most:0}:po();
return(o,n,i)=>{if(n<=t||n<=r&&st(o,n)){let s=de(o,n,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(o,n)!==!1)try{return i?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}function $e(e,t,r,o=!1){try{Ne(e,null);let n=Le(t,r,0,o,!0);return n<
0?void 0:it(0,n)}catch(n){throw k(n)}}var pt=u(()=>F()?{any:768,shiftJIS:224,markup:1/0}:g()?{any:512,shiftJIS:512,markup:2048}:O()?{any:192,shiftJIS:0,markup:2048}:
{any:0,shiftJIS:0,markup:D()?112:0}),_i=u(()=>pt().markup>0?1/0:33),Po=(e,t,r)=>e>=29&&e<36&&r>=_i()&&t[0]>=128,$o=e=>e===
34?pt().shiftJIS:pt().any,Ho=[];function Go(e,t,r){if(r>pt().markup||r>$o(e)&&!Mi(t,r))return;let o=Ho[e];if(o)return lt(
o,t,r);Di(e,r)}function Mi(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&
(r+=1);return r>10}var He=[];function Di(e,t){He[e]===void 0&&(He[e]=T(()=>Ri(e))??null);let r=He[e];r&&(r.credit+=1+t/1024,
!(r.credit<128)&&(r.credit=0,He[e]=null,T(()=>{let{value:o}=r.sequences.next();o?m.call(r.decoder,o)===$e(e,o,R(o))&&(He[e]=
r):Ui(e,r.decoder)})))}function Ui(e,t){Ho[e]=t;let r=$o(e);we(e,{newDecoder:o=>o?A(p[e].name,!0):t,isRight:o=>!o||Ci(e),
canFail:!0,leastOfView:19,leastOfBuffer:1,most:r,onlyASCII:!1})}var Ci=e=>Ni.every(t=>Li.every(r=>{let o=A(p[e].name,!0),
n=Uint8Array.of(97,t,...r);return T(()=>m.call(o,n))===$e(e,n,n.length,!0)})),Ni=[128,129,142,143,161,224,255],Li=[[],[32],
[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ri=e=>({decoder:A(p[e].name),sequences:ki(
e),credit:0}),Wi=[[239,187,191],[254,255],[255,254],[132,49,149,51]],ar=[10,164,162];function*ki(e){let[t,r,o,n]=[[0,255],
[48,57],[129,254],[129,129]];for(let i of Wi)yield Uint8Array.of(...i,...ar);for(let i=128;i<=255;i++)yield ue([i,i],t);
if(e===32)for(let i=161;i<=254;i++)yield ue([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=
57;s++)yield ue([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield ue([i,Math.min(i+7,254)],r,n,r);yield ue([227,227],[50,
50],o,r),yield ue([129,129],[48,48],t),yield ue([129,129],[48,48],n,t)}}function ue(...e){let t=e.map(([s,f])=>f-s+1),r=t.
reduce((s,f)=>s*f),o=e.length+ar.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let f=s;for(let c=e.length-
1;c>=0;c--)n[s*o+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c]);n.set(ar,s*o+e.length)}let i=(r-1)*o;return n.copyWithin(i+o,i,i+
e.length-1),n}var be=new Uint8Array(18),Ge=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.
encoding=t,this.fatal=r,this.ignoreBOM=o,this.#n=n}get name(){return p[this.encoding].name}reset(){this.#e=null,this.#r=
0,this.#o=!1,this.#n=0}decode(t,r,o){let n=re(t);if(!this.#e&&this.#r===0){let i=this.#a(t,n,r);if(i!==void 0)return r||
this.#f(n),i}return this.#d(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?ko(t,r,this.fatal):or(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{if(!(i&&Po(n,
t,r))){let f=this.#a(t,r,!0);if(f!==void 0)return f}let s=i&&!Ft(n)?$e(n,t,r,this.fatal):void 0;if(s!==void 0)return s}return this.#d(
t,r,!0,o)}#d(t,r,o,n){if(this.#r>0){let a=this.#m(t,r,o)??this.#p(t,r,o,n);if(a!==void 0)return a;this.#x()}let i=this.#e,
s=this.#o,f=this.#n,c="";try{c=this.#h(t,r,o)??this.#c(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=f,k(a)}let d=this.#i;
if(d)throw this.#i=null,this.#o=s,this.#n=f+r,n===void 0?d:d.toTypeError(n);return c}#a(t,r,o){let{encoding:n}=this;if(M.
length=0,r===0)return"";if(n===0){let f=xo(t,r)?de(t,r,o,this.fatal):void 0;if(f!==void 0)return f;let c=or(t,r,o,this.fatal);
return this.#s(c)}if(n===38){let f=r<=36?ho(t,r):Oo(t,r);return this.#s(f)}if(!Er(n))return;let i=he(n),s=(i?Uo(n,t,r):void 0)??
(t[0]<128?Do(n,t,r):void 0)??(!i&&o&&r>18?Go(n,t,r):void 0)??(mo(t,r,i)?Jt(t,r,o,n):void 0)??(i?Co(n,t,r):void 0);return this.#u(
s)}#u(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.
charCodeAt(0)===65279?t.slice(1):t}#m(t,r,o){let n=this.#r+r;if(r===0||n>18)return;M.length=0,this.#l(t,n);let i=this.encoding===
0?de(be,n,o,this.fatal):this.#u(Jt(be,n,o,this.encoding));return i!==void 0&&!o&&this.#f(r),i}#p(t,r,o,n){if(this.encoding!==
0)return;let i=this.#n,s=this.#o,f=this.#t,c=this.#r,d=(f&255)<224?2:3;if(c+r<=d)return;this.#l(t,d);let a=de(be,d,!0,!0);
if(a===void 0)return;let w=d-c;this.#r=0,this.#n+=w,this.#o=!0;try{return ce(a,this.decode(b(t,w),o,n))}catch(B){throw this.#o=
s,B instanceof De||B instanceof TypeError||(this.#e=null,this.#n=i,this.#t=f,this.#r=c),B}}#l(t,r){be[0]=this.#t,be[1]=this.#t>>
8;for(let o=this.#r;o<r;o++)be[o]=t[o-this.#r]}#f(t){this.#n+=t,this.#o||=this.#r+t>M.length,this.#r=M.length,this.#t=M.
bytes}#x(){let t=Uint8Array.of(this.#t,this.#t>>8);try{Ne(this.encoding,null),Le(t,this.#r,0,this.fatal,!1),this.#e=tt(),
this.#r=0}catch(r){throw k(r)}}#h(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=To(this.encoding,t,r);if(!n)
return;let i=0,s="",f=n.completeLength(t,r);if(r<256&&(this.#e||f<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<
3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#c(b(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===r?t:b(t,i,f),d=n.
decode(c,this.fatal);if(d===void 0){if(s=ce(s,this.#c(c,f-i,!0)),this.#i)return s}else dt(c,f-i,d),s=ce(s,this.#s(d)),this.#n+=
f-i;return this.#o||=f>0,f===r?s:this.encoding===0&&!o&&ct(t,f,r)?(this.#f(r-f),s):ce(s,this.#c(b(t,f,r),r-f,o))}#c(t,r,o){
Ne(this.encoding,this.#e);let n="",i=io(r),s=this.#o||this.ignoreBOM||!Ft(this.encoding),f=0;for(let c=0;;c+=65536){let d=r-
c<=65536,a=Math.min(65536,r-c),w=c===0&&d?t:b(t,c,c+a),B=Le(w,a,f,this.fatal,o&&d);if(B<0)return this.#e=tt(),this.#i=new De(
this.name,this.#n+c+Yt.start(),Yt.length()),n;if(f+=B,f>0&&(d||!no(f))){let V=!s&&co()===65279?1:0;i?i.add(so()+2*V,f-V):
n=ce(n,it(V,f)),s=!0,f=0}if(d)break}return this.#o=s,this.#e=o?null:ro(),this.#n+=r,i?i.toText():(this.encoding===0&&dt(
t,r,n),n)}},ht=({encoding:e,fatal:t,ignoreBOM:r})=>new Ge(e,t,r);function xt(e){return e.common??=ht(e),e.common}var jo=(e,t,r,o,n,i)=>yt(
ze(r,o,n),e,t,i);function yt(e,t,r,o){if(r<e.leastOfView)return xt(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;
if(n!==void 0)return n;let i=xt(e).decodeWhole(t,r,o);return e.most<0&&e.reconsider(i,r),i}function Vo(e,t){let r=ye(e,t);
if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which \
decodes nothing.`);return r}function Be(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function wt(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}var Ae="Failed to execute 'decode' on 'TextDecoder'",St=Be({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=Yo(e,t,"Failed to construct 'TextDecoder'"),new.target!==St&&wt(this,new.target,St)}get encoding(){return p[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=v,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o>=r.leastOfView&&o<=r.mostAtOnce){
let n=m.call(r.decoder,e);return r.onlyASCII&&n.length!==o&&r.pause(),n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.
length<r.leastOfView)return xt(r).decodeWhole(e,re(e),Ae)}else if(e instanceof ArrayBuffer){try{let{byteLength:n}=e;if(n>=
r.leastOfBuffer&&n<=r.mostAtOnce){let i=m.call(r.decoder,e);return r.onlyASCII&&i.length!==n&&r.pause(),i}}catch{r.pauseLong()}
let o=Dt(e);if(o)return yt(r,new Uint8Array(e),o,Ae)}}return this.#o(e,t)}#o(e,t){let r=P(e,Ae);oe(t,Ae);let o=!!t?.stream,
n=Me(r),i=this.#e;return!this.#r&&!o?yt(i,n,re(n),Ae):(this.#t??=ht(i),this.#r||this.#t.reset(),this.#r=o,this.#t.decode(
n,!o,Ae))}}});function Yo(e,t,r){let o=ne(e);oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return ze(Vo(o,r),n,i)}var Ko=(e,t,r)=>ht(
Yo(e,t,r));function $i(e,t,r){let o=xr();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function ur(e,t){let r=`Failed to execute 'transform' on '${e}'`;return $i(e,(o,n)=>n(t.decode(_e(P(o,r)),!1,r)),o=>o(t.
decode(v,!0,r)))}var Tt=Be({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=Ko(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=ur("TextDecoderStream",r),new.target!==Tt&&wt(this,new.target,Tt)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}});var Fe=class{fatal;ignoreBOM;#e;#t;#r=v;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&R(this.#r)===0?t:Nr(this.#r,t);if(!r&&Ar(n))return this.#r=
n,"";let i=ge(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Ge(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?b(n,s):n,r,o)}};var qo=Be({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=ne(e);
oe(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new Fe(ye(o,r),n,i);this.#e=s,this.#t=ur("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function vo(e){let t=ge(Me(P(e,"Failed to execute 'bomSniff'")));return t?p[t.encoding].name:null}function Jo(e,t="utf-8",r=void 0){
let o="Failed to execute 'decode'",n=P(e,o),i=ye(ne(t),o);oe(r,o);let s=!!r?.fatal,f=!!r?.ignoreBOM,c=Me(n);return ge(c)?
new Fe(i,s,f).decode(c,!0,o):jo(c,re(c),i,s,!0,o)}async function zo(e=void 0){let t=await e;if(t===void 0)Pt()||await kt(Ye,!0);else{let r=Hi(t)?await Gi(t):t;await kt(()=>r,
!1)}}var Hi=e=>typeof e?.arrayBuffer=="function";function Gi(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{qo as DecoderStream,St as TextDecoder,Tt as TextDecoderStream,vo as bomSniff,Jo as decode,p as encodings,zo as initialize,
Ir as labelToName};
