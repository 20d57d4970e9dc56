var gt=(e,t)=>e?.prototype?.[t],Mt=e=>gt(globalThis.Buffer,e),Fe=Mt("ucs2Slice"),Ye=Mt("ucs2Write"),Ir=Mt("utf8Slice"),Se=Mt(
"latin1Slice"),ko=e=>globalThis[e],Wo=ko("TextDecoder"),Ss=gt(Wo,"decode"),Br=ko("TextEncoder"),Ts=gt(Br,"encode"),ws=gt(
Br,"encodeInto");function C(e,t=!1,r=!0){let o=new Wo(e,{fatal:t,ignoreBOM:r});return Object.defineProperty(o,"decode",{
value:Ss})}function Ho(){let e=new Br;return Object.defineProperties(e,{encode:{value:Ts},encodeInto:{value:ws}}),e}function A(e){
try{return e()}catch{return}}var S=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis,te=()=>_r().includes("Chrom\
e/"),$=()=>_r().includes("AppleWebKit/")&&!te()&&!(G()>0);function _r(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Y=()=>"Deno"in globalThis,P=()=>_r()==="Cloudflare-Workers",ue=()=>$()||P(),G=()=>P()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),z=()=>G()<22,ge=e=>globalThis.process?.getBuiltinModule?.(e),Ar;function $o(){let{
TransformStream:e}=globalThis;return e&&e===Ar?e:(Ar=[e,ge("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Ar)}var Es=e=>ge("node:fs").readFileSync(e);function Go(e){try{return Es(e())}catch(t){let r="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${r}. (${t})`,{cause:t})}}var Ct=()=>Go(()=>new URL("./korean.wasm",import.meta.url)),Ut="encoding-wasm/korean";var jo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var br=["korean"];function m(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(o){throw r=!1,o}}return t}}var T=As();function As(){let e=jo.split(`
`).map(t=>{let[r,...o]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...o,r.toLowerCase()].sort())})});
return Object.freeze(e)}var Yo=m(()=>new Map(T.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),Is=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Me=e=>e<36&&e!==33,U=e=>e>0&&e<29,Dt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(T[e].name),Bs=e=>Is.find(([t])=>e>=t)[1];function qo(e){let t=Yo();return t.get(e)??t.get(Xo(Fs(e)))}function Oe(e,t){
let r=qo(e);if(r===void 0){let o=bs(e),n=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${n}`)}if(br){let o=Bs(r);if(o&&!br.includes(o))throw new RangeError(`${t}: '${Ut}\
' doesn't include ${T[r].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return r}var _s=m(()=>new Map(
Array.from(Yo(),([e,t])=>[zo(e),t]).reverse()));function bs(e){let t=zo(e),r=_s().get({936:"gbk",950:"big5"}[t]??t);return r===
36?void 0:r}var zo=e=>Xo(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),vo=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function lt(e){if(e[0]>=239)return vo.find(t=>t.bytes.every((r,o)=>e[o]===r))}function Vo({length:e,0:t,1:r}){return e===
0||e===1&&t>=239||e===2&&t===239&&r===187}function Jo(e){return vo.find(t=>t.encoding===e)?.bytes}function qe(e){return e===
0||e===37||e===38}function Fs(e){let t=0,r=e.length;for(;Ko(e[t]);)t+=1;for(;Ko(e[r-1]);)r-=1;return e.slice(t,r)}var Ko=e=>`\
	
\f\r `.includes(e);function Xo(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Zo(e){let t=qo(`${e}`);return t===
void 0?null:T[t].name}var gr=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Qo=()=>Object.getPrototypeOf(Uint8Array.prototype),Lt=e=>gr(Qo(),
e),Mr=e=>gr(DataView.prototype,e),Cs=()=>gr(ArrayBuffer.prototype,"byteLength"),Nt=e=>Qo()[e],en=Lt(Symbol.toStringTag),
Cr=Lt("buffer"),tn=Lt("byteOffset"),rn=Lt("byteLength"),Us=Nt("includes"),Ds=Nt("set"),Ls=Nt("slice"),Ns=Nt("subarray"),
Rs=Mr("buffer"),Ps=Mr("byteOffset"),on=Mr("byteLength"),nn=Cs(),B=e=>rn.call(e);function oe(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:B(e)}var L=(e,t,r=B(e))=>new Uint8Array(Cr.call(e),tn.call(e)+t,r-t);function sn(e,t){
let r=new Uint8Array(B(e)+B(t));return k(r,e),k(r,t,B(e)),r}var k=(e,t,r)=>Ds.call(e,t,r),cn=(e,t)=>Us.call(e,t),ks=m(()=>S()?96:$()?1024:1/0);function me(e,t,r){if(r-t<=ks())return Ls.
call(e,t,r);let o=new Uint8Array(r-t);return k(o,Ns.call(e,t,r)),o}function Ae(e,t,r){if(r>24)return me(e,t,t+r);let o=new Uint8Array(
r);for(let n=0;n<r;n++)o[n]=e[t+n];return o}function q(e,t){if(t<=64)return!1;try{return nn.call(Cr.call(e)),!1}catch{return!0}}
var Ws="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function ne(e,t,r=Ws){if(!ArrayBuffer.isView(
e)&&Dr(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function fn(e,t){if(ArrayBuffer.isView(e)&&en.call(e)==="U\
int8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Ce(e){if(ArrayBuffer.
isView(e))return Ur(e);try{return new Uint8Array(e)}catch{return X}}var mt=e=>e instanceof Uint8Array?e:Ce(e);function Ur(e){
try{return en.call(e)===void 0?new Uint8Array(Rs.call(e),Ps.call(e),on.call(e)):new Uint8Array(Cr.call(e),tn.call(e),rn.
call(e))}catch{return X}}var X=new Uint8Array;function Dr(e){try{return nn.call(e)}catch{}try{return on.call(new DataView(
e))}catch{return}}function dn(e,t,r){ce(e,r);let o={...t};for(let n in t)Object.hasOwn(t,n)&&(o[n]=t[n](e?.[n],r,n));return o}
function ce(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an \
object.`)}var W=e=>`${e}`;function an(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ue(e,t){if(typeof e=="s\
tring")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other val\
ues with String().`)}function Lr(e,t,r){if(e>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${o} required, but \
only ${e} present.`)}function un(e,t="option"){return(r,o,n)=>{if(r===void 0)return e[0];let i=W(r);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${o}: The ${t} '${n}' can't be '${i}'; use one of '${s}'.`)}}var Rr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;bufferDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;most=-1;mostAtOnce=-1;onlyASCII=!1;#t=void 0;#r=0;#o=!1;constructor(t,r,o){
this.encoding=t,this.fatal=r,this.ignoreBOM=o,this.isStateless=U(t)&&!r}accept(t){A(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#t=t,this.onlyASCII||this.#n(t))}#n({newDecoder:t,quicken:r,canFail:o,
most:n}){this.bufferDecoder??=t(this.fatal,this.ignoreBOM),this.decoder??=r?.(this.bufferDecoder)??this.bufferDecoder,this.#o=
this.fatal&&o&&!this.decoder.fatal,this.most=n,this.mostAtOnce=this.#o?-1:n}pause(){this.most=-1,this.mostAtOnce=-1,this.
takesAnyBuffer=!1}pauseLong(){this.pause(),this.#r=15,this.decoder=void 0,this.bufferDecoder=this.decoder}reconsider(t,r){
let o=this.#t;this.#r>0?this.#r-=1:o&&r<=o.most&&(t.length===r||!o.onlyASCII)&&this.#n(o)}decodeBuffer(t){try{let{byteLength:r}=t;
if(r<this.#e||r>this.mostAtOnce)return;let o=this.bufferDecoder.decode(t);return this.onlyASCII?o.length!==r&&this.pause():
this.takesAnyBuffer=this.#e===1&&2*r<=this.mostAtOnce,o}catch{this.pauseLong();return}}decode(t,r){if(!(r>1024&&q(t,r)))
try{let o=this.decoder.decode(t),n=this.#o&&o.includes("\uFFFD");return n?this.pauseLong():this.onlyASCII&&o.length!==r&&
this.pause(),n?void 0:o}catch{this.pauseLong();return}}},ln=[],Pr=[];function Pt(e,t,r){let o=4*e+(t?2:0)+(r?1:0),n=Pr[o];
if(n)return n;let i=new Rr(e,t,r);Pr[o]=i;let s=ln[e];return s&&i.accept(s),i}function ze(e,t){ln[e]=t;for(let r=0;r<4;r++)
Pr[4*e+r]?.accept(t)}var ve=class{encoding;offset;length;constructor(t,r,o){this.encoding=t,this.offset=r,this.length=o}toTypeError(t){let r=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var $s=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,mn=Symbol.for("encoding-wasm.UnmappableError"),De=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,n,i){
super(`${i} can't represent ${$s(o)} at index ${n}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=n,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&mn in o}[mn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var j=new Uint8Array(512),kr=[];function Wr(e){return kr[e]??=L(j,0,e),kr[e]}function pn(e,t,r){return t>j.length?L(e,0,
r):(e!==kr[t]&&k(j,e),Wr(r))}function Ve(e,t,r){let{fromCharCode:o}=String;switch(r){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:
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
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Sn(e,t,r){let{memory:o}=e,n=kt(a=>qs(a,r),o,t),i=kt(vs,o,t);if(n&&i){let a=Y()?1/0:64;return{...i,read:(u,l)=>(l<
128?n:i).read(u,l),write:(u,l)=>(u.length<a?n:i).write(u,l),readBytes:n.readBytes,readPairs:n.readPairs,writeBytes:Y()?n.
writeBytes:void 0,mostByTable:512}}let s=Hr(o);if(n)return S()?zs(n,kt(hn,o,t)):n;let c=i??kt(hn,o,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u)};return i?Ks(d,e,t):d}var Ks=(e,t,r)=>({...e,
readBytes(o,n,i){return t.look_up_bytes(i,n),e.read(r,n)},readPairs(o,n,i,s){let c=t.look_up_pairs(i,n,s);return c<0?null:
e.read(r,c)},readsInput:!0,mostByTable:512});function kt(e,t,r){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let n=e(t);return n.write(o,r),Hr(t).read(r,o.length)===o&&n.read(r,o.length)===o?n:void 0}catch{return}}var Ys="str\
ings";function qs(e,t){let[r]=WebAssembly.Module.customSections(t,Ys),o=new WebAssembly.Module(r,{builtins:["js-string"]}),
{exports:n}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...n,most:65539}}function zs(e,t){let{read:r,
readBytes:o}=e;return{...e,read(n,i){if(i>108)return(i>=1024&&t?t.read:r)(n,i);let s=r(n,Math.min(i,36));for(let c=36;c<
i;c+=36)s+=r(n+2*c,Math.min(i-c,36));return s},readBytes(n,i,s){if(i>108)return o(n,i,s);let c=o(n,Math.min(i,36),s);for(let f=36;f<
i;f+=36)c+=o(n+f,Math.min(i-f,36),s);return c}}}function vs(e){let[t,r]=[Fe,Ye],o=new Uint8Array(e.buffer),n=()=>(o[0]===
void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(n(),f,f+2*d),write:(f,d)=>r.call(n(),f,d,2*f.length),
most:1/0,collect:typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(u,l){k(d,new Uint8Array(
e.buffer,u,2*l),a),a+=2*l},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(
2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function hn(e){let t=C("utf-16le"),{write:r,most:o}=Hr(e);return{
read:(i,s)=>t.decode(new Uint16Array(e.buffer,i,s)),write:r,most:o}}function Hr(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===
void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,n){let i=r(),[s,c]=[o/2,o/2+n];if(n<=18)return Ve(i,s,n);let f="";
for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,n){let i=r();
for(let s=0;s<o.length;s++)i[n/2+s]=o.charCodeAt(s)},most:1/0}}var Wt,x,Gr,Tn,wn,g,N={input:0,units:0,output:0},pt=0,Ht={name:"",encoding:-1},y={isBusy:!0,newCodec:NaN,count:0};function he(e,t){
Ht.name=e,Ht.encoding=t,y.newCodec=NaN,y.count+=1,y.isBusy&&Js(),y.isBusy=!0}function Js(){try{Bn(),Wt??=An(Qs(Ct())),In(
new WebAssembly.Instance(Wt),Wt)}catch(e){throw _n(e)}}async function jr(e,t){try{Bn();let r=e(),o=En(r)?r:await WebAssembly.compile(t?r:Zs(r));An(o);let n=await WebAssembly.instantiate(
o);if(Kr())return;In(n,o),Wt=o}catch(r){throw _n(r)}}var Xs=[0,97,115,109];function Zs(e){let t=Ce(ne(e,"encoding-wasm",
"initialize() takes a compiled module, its bytes or a Response."));if(Xs.every((r,o)=>t[o]===r))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var Kr=()=>!y.isBusy;function Qs(e){return En(e)?e:new WebAssembly.Module(e)}function En(e){try{return WebAssembly.
Module.customSections(e,On),!0}catch{return!1}}var On="encoding-wasm";function An(e){let[t]=WebAssembly.Module.customSections(
e,On),r=`${Ut} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===r)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${o}, not to ${r}; use the module of this entry and version.`)}function In({
exports:e},t){x=e,$r=WebAssembly.RuntimeError,N.input=x.input(),N.units=x.units(),N.output=x.output(),Fn(),g=Sn(x,N.units,
t),pt=Math.min(x.units_length(),g.most),y.isBusy=!1}function Bn(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function _n(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(ec(e))return new RangeError(`encoding-wasm: ${bn} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return r(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:o,LinkError:n}=WebAssembly;return e instanceof o||e instanceof n?
r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var bn="no memory \
for WebAssembly; free some, and call again",ec=e=>e instanceof RangeError&&/memory/i.test(e.message);function $t(){return qr(),
Gr}function Gt(){return qr(),Tn}function Yr(){return qr(),wn}function qr(){Gr[0]===void 0&&Fn()}function Fn(){let{buffer:e}=x.
memory;Gr=new Uint8Array(e),Tn=new Uint8Array(e,N.input,65536),wn=new Int32Array(e,x.codec(),x.codec_length()>>2)}function gn(e,t){
return he(e,-1),jt(t)}function jt(e){try{let t=e();return y.isBusy=!1,t}catch(t){throw K(t)}}var $r;function K(e){if(!y.
isBusy||!$r||!(e instanceof $r))return e;let t=T[Ht.encoding]?.name,r=`${Ht.name}${t?` of ${t}`:""} failed`;return tc()?
new RangeError(`encoding-wasm: ${r}: ${bn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function tc(){try{return x.memory.grow(32),
!1}catch{return!0}}function ye(e=null){let t=Yr();return Nn(t,e??new Int32Array(t.length))}function Dn(){return x.held()!==0?ye():(y.newCodec=
xt,null)}var Ln=e=>Nn(e,Yr());function Nn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Ne(e,t){Rn(e,t)||(he(
"decoding",e),t?Ln(t):x.new_decoder(e),xt=e===33||e===36?NaN:e)}var xt=NaN;function Rn(e,t){return t||y.newCodec!==e||y.
isBusy?!1:(y.newCodec=NaN,y.isBusy=!0,!0)}function Kt(e,t){Rn(~e,t)||(he("encoding",e),t?Ln(t):x.new_encoder(e),xt=~e)}function Re(e,t,r,o,n){Xe(e,t),y.isBusy=!0;let i=x.decode_block(t,r,+o,+n);return y.isBusy=!1,n&&i>=0&&(y.newCodec=xt),jn(
i)}var Be={encoding:-1,source:0,most:0,owner:void 0};function Yt(e,t,r){if(Be.encoding!==e||Be.owner!==x||y.isBusy){try{he(
"decoding",e),Be.owner=x;let n=g.readBytes?x.byte_table(e):0;Be.source=g.readsInput?e:n,Be.most=n===0?0:!Dt(e)&&g.mostByTable||
1/0,Be.encoding=e}catch(n){throw K(n)}y.isBusy=!1}if(r>Be.most)return;if(r<=65536)return Xe(t,r),Mn(r);if(g.most>pt)return;
let o="";for(let n=0;n<r;n+=65536){let i=Math.min(65536,r-n);Xe(L(t,n,n+i),i),o=Pe(o,Mn(i))}return o}function ht(e,t,r,o){
return gn("decoding",()=>{let n=Math.min(t,1024);for(let i=0;i<t;i+=n)if(i>0&&(n=Math.min(4*n,65536,t-i)),Xe(n===t?e:L(e,
i,i+n),n),!x.is_free_of(n,r,o))return!1;return!0})}function zr(e,t){let r=-1,o,n;function i(s){try{return he(e,s),r=s,n=
x,o=t(s),y.isBusy=!1,o}catch(c){throw K(c)}}return s=>s===r&&n===x&&!y.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var qt=zr("enc\
oding",e=>{let t=x.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=x.memory;return new Uint16Array(r,t,65536)}),Pn=zr("e\
ncoding",e=>{let t=x.unit_table(e)>>>0,r=new Uint8Array(65536);return k(r,new Uint8Array(x.memory.buffer,t,16384)),r}),Qe=zr(
"decoding",e=>{let t=U(e),r=(!t?x.pair_table(e):x.byte_table(e))>>>0;return r>0?new Uint16Array(x.memory.buffer,r,t?256:
65536):void 0}),Mn=e=>g.readBytes(N.input,e,Be.source);function Pe(e,t){try{return e+t}catch(r){throw new RangeError("Th\
e text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:r})}}
var kn=e=>e+65536+3<=pt,Wn=e=>e>pt&&e<268435456?g.collect?.(e+3):void 0,Hn=()=>N.units,$n=()=>$t()[N.units]|$t()[N.units+
1]<<8,et=(e,t)=>g.read(N.units+2*e,t-e),yt=(e,t,r,o=0)=>g.write(e.slice(t,r),N.units+2*o);function Gn(e,t){if(!y.isBusy&&
!g.writeBytes)return;he("encoding",t);let r=g.writeBytes?.(e,N.output,x.unit_table(t));return y.isBusy=!1,r===e.length?St(
r):void 0}function zt(e,t,r,o){y.isBusy=!0;let n=x.encode_block(e,t,r,+o);return y.isBusy=!1,o&&n>=0&&Z.finished()&&(y.newCodec=
xt),jn(n)}function Xe(e,t){let r=Gt();if(t>8)try{k(r,e)}catch{k(r,L(e,0,t))}else for(let o=0;o<t;o++)r[o]=e[o]}function jn(e){if(e<
-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var St=e=>Ae($t(),
N.output,e);var Z={finished:()=>x.finished()!==0,read:()=>x.read(),written:()=>x.written(),codePoint:()=>x.code_point(),start:()=>x.
start(),length:()=>x.length()};var M=new Uint8Array(256);function We(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return Kn(M,0,e);let r=new Uint8Array(t);
for(let o=0;o<t;o++){let n=e.charCodeAt(o);if(n>=128)return Kn(r,o,e);r[o]=n}return r}function Kn(e,t,r){let{length:o}=r;
for(let i=0;i<t;i++)M[i]=e[i];let n=t;for(let i=t;i<o;i++){let s=r.charCodeAt(i);if(s<128)M[n++]=s;else if(s<2048)M[n++]=
192|s>>6,M[n++]=128|s&63;else if(!ke(s))M[n++]=224|s>>12,M[n++]=128|s>>6&63,M[n++]=128|s&63;else{let c=Zr(r,i);c>=65536&&
(i+=1),n=Qr(c,M,n)}}return Ae(M,0,n)}var zn=m(()=>Ye||S()||$()?96:P()?1024:128),Xr=m(()=>ue()||S()||E()?65536:128),sc=m(
()=>new Uint8Array(2*Xr()));function vn(e,t){let{length:r}=e,o=new Uint8Array(r);for(let n=0;n<r;n++){let i=e.charCodeAt(
n),s=i<128?i:t[i];if(!s&&i>0)return;o[n]=s}return o}var cc=m(P);function Vn(e,t){let{length:r}=e,o=new Uint8Array(r),n=0;
for(;n+7<r;n+=8)o[n]=t[e.charCodeAt(n)],o[n+1]=t[e.charCodeAt(n+1)],o[n+2]=t[e.charCodeAt(n+2)],o[n+3]=t[e.charCodeAt(n+
3)],o[n+4]=t[e.charCodeAt(n+4)],o[n+5]=t[e.charCodeAt(n+5)],o[n+6]=t[e.charCodeAt(n+6)],o[n+7]=t[e.charCodeAt(n+7)];for(;n<
r;n++)o[n]=t[e.charCodeAt(n)];return(cc()?ht(o,r,0,255):!cn(o,0))?o:void 0}function Jn(e,t){let{length:r}=e,o=2*r<=256?M:
sc(),n=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i);if(s<128)o[n]=s,n+=1;else{let c=t[s];if(c>=256)o[n]=c>>8,o[n+1]=c,n+=
2;else if(c)o[n]=c,n+=1;else return}}return Ae(o,0,n)}var fc=e=>e===14||e===15||e===27;function Xn(e,t){let{length:r}=e,
o=0,n=!1;for(let i=0;i<=r;i++){let s=i<r?e.charCodeAt(i):0,c=s<128?s:t[s];if(n!==s>=128&&(n=!n,M[o]=27,M[o+1]=n?36:40,M[o+
2]=66,o+=3),n){if(!(c>=41216))return;M[o]=c>>8&127,M[o+1]=c&127,o+=2}else{if(fc(s))return;M[o]=c,i<r&&(o+=1)}}return Ae(
M,0,o)}var ke=e=>(e&63488)===55296;function Zr(e,t){let o=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return o>=55296&&
o<=57343?65533:o}var Tt=e=>e<128?1:e<2048?2:e<65536?3:4;function Qr(e,t,r){if(e<128)return t[r]=e,r+1;let o=Tt(e);for(let n=o-
1;n>0;n--)t[r+n]=128|e>>6*(o-1-n)&63;return t[r]=e>>6*(o-1)|(o===2?192:o===3?224:240),r+o}var Zn=new Uint8Array(128),fe=dc(
Zn);function dc(e){return new Uint16Array(e.buffer)}var Vt=m(()=>Ot()?0:18),ac=m(()=>z()?54:Y()||!(G()>=22||ue())?64:32),
uc=m(()=>$()?64:32),lc=m(()=>$()?36:18),Jt=(e,t)=>(e[0]&e[t>>1])>=128;function Qn(e,t,r){return r?t<=8:t<=lc()||t<=uc()&&
(Jt(e,t)||er())}var Xt=(e,t)=>t<=18||t<=64&&Jt(e,t)&&t<=ac(),v={length:0,bytes:0};function rt(e,t,r,o){if(e[0]<128&&Ot())
return to(e,t)?Se.call(e,0,t):void 0;let n=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return vr(e,s,t,r,o,n);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||ke(c)||c===65279))return vr(e,s,t,r,o,n)}fe[n++]=c}return Et(n)}function ei(e,t,r){if(t%2>0)return;let o=0;
for(let n=0;n<t;n+=2){let i=r?e[n]<<8|e[n+1]:e[n]|e[n+1]<<8;if(ke(i))return;fe[o++]=i}return Et(o)}function vr(e,t,r,o,n,i){
let s=eo();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,p=f===237?159:f===244?143:191,b=f,h=0;for(;h<d&&c<r;h++,c++){let F=e[c];if(F<l||F>p)break;b|=F<<
8*(h+1),l=128,p=191,a=a<<6|F&63}if(h<d){if(c===r&&!o){if(f===239)return;ti(b,1+h);break}u=!0}if(u&&n||(u&&(a=65533),a===
65279))return;a>65535&&(fe[i++]=55232+(a>>10),a=56320|a&1023),fe[i++]=a}return Et(i)}function Zt(e,t,r,o){let n,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(n??=Qe(o),!n)return;if(d=n[f],ke(d)){if(s<t)d=n[f|e[s++]<<8];else if(!r&&Qt(f,o))
break;if(ke(d))return mc(e,c,t,r,i,o,n)}}fe[i++]=d}return Et(i)}function mc(e,t,r,o,n,i,s){let c=eo();for(let f=t;f<r&&n<=
c;){let d=e[f++],a=d<128?d:s[d];if(ke(a)){if(f===r&&!o&&Qt(d,i))break;let u=f<r?e[f]:0;if(a=s[d|u<<8],!ke(a))f+=1;else if(xc(
a))a=65533;else{let p=f+2<r&&i<=30?pc(d,u,e[f+1],e[f+2]):0;if(p===0)return;fe[n++]=55232+(p>>10),a=56320|p&1023,f+=3}}fe[n++]=
a}return Et(n)}function pc(e,t,r,o){let n=t>=48&&t<=57&&r>=129&&r<=254&&o>=48&&o<=57,i=(((e-129)*10+(t-48))*126+(r-129))*
10+(o-48);return n&&i>=189e3&&i<1237576?65536+i-189e3:0}var xc=e=>e>=57088&&e<=57216;function wt(e,t){for(let r=1;r<=3&&
r<=t;r++){let o=e[t-r];if(o<128)break;if(o>=192)return(o>=240?4:o>=224?3:2)>r?t-r:t}return t}function ot(e,t,r){return v.
length=0,vr(e,t,r,!1,!0,0)===""}function Qt(e,t){let r=t!==32||e<144||e>160;return r&&ti(e,1),r}function ti(e,t){v.length=
t,v.bytes=e}function Et(e){if(e<3||e<=18&&!Ot())return Ve(fe,0,e);if(er())return Fe.call(Zn,0,2*e);if(!(e>eo()))return Ve(
fe,0,18)+Ve(fe,18,e-18)}var eo=m(()=>er()?1/0:36),Ot=m(()=>E()&&er()),er=m(()=>A(hc)===!0);function hc(){let e=new Uint8Array(
Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(Fe)==="a\uFEFF\uD83D"&&t(Se)==="a\0\xFF\xFE=\xD8"}
function to(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function Q(e,t){let r=Math.ceil(t/8);for(let o=0;o<t;o+=
r)if(e[o]>=128)return!1;return e[t-1]<128}function ri(){let{StringDecoder:e}=ge("node:string_decoder"),t=new e("utf-8"),{write:r,end:o}=t,n=Object.getOwnPropertyDescriptor(
e.prototype,"lastNeed");return Object.defineProperties(t,{write:{value:r},end:{value:o},lastNeed:{...n}}),i=>{if(!(i[i.length-
1]<128))return;let s=t.write(i);if(t.lastNeed===0)return s;t.end()}}function ro(e,t){let{fromCharCode:r}=String,o=e[0];switch(t){case 1:return o<128?r(o):void 0;case 2:{let n=e[1];return(o|
n)<128?r(o,n):void 0}case 3:{let n=e[1],i=e[2];return(o|n|i)<128?r(o,n,i):void 0}case 4:{let n=e[1],i=e[2],s=e[3];return(o|
n|i|s)<128?r(o,n,i,s):void 0}case 5:{let n=e[1],i=e[2],s=e[3],c=e[4];return(o|n|i|s|c)<128?r(o,n,i,s,c):void 0}case 6:{let n=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(o|n|i|s|c|f)<128?r(o,n,i,s,c,f):void 0}case 7:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(o|n|i|s|c|f|d)<128?r(o,n,i,s,c,f,d):void 0}case 8:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(o|
n|i|s|c|f|d|a)<128?r(o,n,i,s,c,f,d,a):void 0}case 9:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(o|
n|i|s|c|f|d|a|u)<128?r(o,n,i,s,c,f,d,a,u):void 0}case 10:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(o|n|i|s|c|f|d|a|u|l)<128?r(o,n,i,s,c,f,d,a,u,l):void 0}case 11:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10];return(o|n|i|s|c|f|d|a|u|l|p)<128?r(o,n,i,s,c,f,d,a,u,l,p):void 0}case 12:{let n=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],b=e[11];return(o|n|i|s|c|f|d|a|u|l|p|b)<128?r(o,n,i,s,c,f,d,a,u,l,p,b):
void 0}case 13:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],b=e[11],h=e[12];return(o|n|i|
s|c|f|d|a|u|l|p|b|h)<128?r(o,n,i,s,c,f,d,a,u,l,p,b,h):void 0}case 14:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],p=e[10],b=e[11],h=e[12],F=e[13];return(o|n|i|s|c|f|d|a|u|l|p|b|h|F)<128?r(o,n,i,s,c,f,d,a,u,l,p,b,h,F):void 0}case 15:{
let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],p=e[10],b=e[11],h=e[12],F=e[13],I=e[14];return(o|n|i|
s|c|f|d|a|u|l|p|b|h|F|I)<128?r(o,n,i,s,c,f,d,a,u,l,p,b,h,F,I):void 0}default:{let n=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],p=e[10],b=e[11],h=e[12],F=e[13],I=e[14],O=e[15];return(o|n|i|s|c|f|d|a|u|l|p|b|h|F|I|O)<128?r(o,n,i,
s,c,f,d,a,u,l,p,b,h,F,I,O):void 0}}}function oo(e,t,r){let{fromCharCode:o}=String;switch(t){case 1:return o(r[e[0]]);case 2:
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
r[e[2]],r[e[3]],r[e[4]],r[e[5]],r[e[6]],r[e[7]],r[e[8]],r[e[9]],r[e[10]],r[e[11]],r[e[12]],r[e[13]],r[e[14]],r[e[15]])}}var rr=m(()=>A(Ac)),nt=m(()=>A(Ic)),wc=m(()=>A(Nc)),Ec=m(()=>A(Rc));function ni(e,t,r){let o=ii(e);if(!(!o||r<24||q(t,r))&&
!(e===0&&ci(t,r)))return o.takes?.(t,r)===!1?void 0:o}function ii(e){return e===0?nt():e===38?wc():e===37?Ec():void 0}function fo(e,t,r,o){
if(v.length=0,o&&t>8192||t>1024&&(q(e,t)||ci(e,t)))return;let n=nt();if(!n||n.takesQuickly?.(e,t)===!1)return;let i=wt(e,
t);if(!(i<t&&(r||!ot(e,i,t))))try{let s=i===t||n.decodesStart&&!o?e:pn(e,t,i),c=o?n.decodeOrFail(s,i):n.decodeQuickly(s,
i);return t>256&&c!==void 0&&or(s,i,c),c}catch{return}}function si(e,t,r){let o=ii(e);if(!(r%2>0||!o?.takes?.(t,r)||q(t,
r)))return o.decode(t,!0)}function ci(e,t){if(t<8192||Oc())return!1;let r=0,o=Math.ceil(t/8);for(let n=0;n<t-1;n+=o)e[n]>=
192&&(e[n+1]&192)!==128&&r++;return r>1}var Oc=m($);function Ac(){let{isAscii:e}=ge("node:buffer"),t=new Uint8Array(100).
fill(127);return e(t)&&t.every((o,n)=>!e(t.with(n,128)))?e:void 0}function Ic(){let e=z(),t=e?rr():void 0;if(e&&!t)return;
let r=C("utf-8"),o=A(gc),n=O=>r.decode(O),i=_c()?A(ri):void 0,s=Cc(n,i),c=Fc(s,o),f=t&&((O,R)=>Q(O,R)&&t(O)),d=f??(te()?
Uc:P()?Lc:void 0),a=f?(O,R)=>R>256?f(O,R):li(O,R)&&!(R>54&&Jt(O,R)):d,u=Uint8Array.of(...fi,...ai.flat()),l=`${di}${"\uFFFD".
repeat(9)}a\uFFFDa\uFFFD`,p=Uint8Array.of(97,127),b=s(u,u.length)===l&&s(Uint8Array.of(...u,97),u.length+1)===`${l}a`&&n(
u)===l&&r.decode(u.buffer)===l&&s(p,2)==="a\x7F"&&no(O=>c(O,O.length)),h=Se;if(!b||t&&h.call(p)!=="a\x7F")return;let F=(O,R)=>C(
"utf-8",O&&o!==void 0,R),I=i&&(O=>bc(O,i));return ze(0,{newDecoder:F,quicken:I,isRight(O,R){let at=F(O,R);return oi(at)&&
(!I||oi(I(at)))},canFail:!0,...Bc(i!==void 0)}),{decode(O,R){try{return t?h.call(O):(R?c:n)(O,B(O))}catch{return}},decodeQuickly:s,
decodesStart:ui(),decodeOrFail:c,takesQuickly:a,takes:d,completeLength:wt}}function Bc(e){return E()?He(1):Y()?{...He(257),
leastBeyondASCII:65,leastOfBuffer:8192}:z()?{...He(19),most:2048,onlyASCII:!0}:te()?{...He(48),leastOfBuffer:48,onlyASCII:!0}:
P()?{...He(33),most:1023}:e?{...He(17),leastBeyondASCII:33}:He(G()>0?512:33)}var He=e=>({leastOfASCII:e,leastBeyondASCII:e,
leastOfBuffer:1,most:8191,onlyASCII:!1}),_c=()=>z()||G()>=26&&!Y()&&!E();function bc(e,t){let{fatal:r,ignoreBOM:o}=e;return{
fatal:r,ignoreBOM:o,decode(n){let i=r&&n.length>256?void 0:t(n);return i===void 0||r&&i.includes("\uFFFD")||!o&&i.charCodeAt(
0)===65279?e.decode(n):i}}}function Fc(e,t){let r=Mc(e);return t?E()||ue()?o=>t.decode(o):G()>0?(o,n)=>n>256&&Q(o,n)?t.decode(
o):r(o,n):r:r}function gc(){let e=C("utf-8",!0);return no(r=>e.decode(r))&&no(({buffer:r})=>e.decode(r))&&!Y()?e:void 0}
var oi=e=>["","a","\uFEFF","a".repeat(64),"\u6F22".repeat(64)].every(t=>{let r=Uint8Array.of(...We("\uFEFF"),...We(t));return e.
decode(r)===(e.ignoreBOM?`\uFEFF${t}`:t)}),no=e=>e(Uint8Array.from(fi))===di&&ai.every(t=>A(()=>e(Uint8Array.from(t)))===
void 0),fi=[239,187,191,97,230,188,162,240,159,146,169],di="\uFEFFa\u6F22\u{1F4A9}",ai=[[192,128],[237,160,128],[244,144,
128,128,97],[240,159,146,97],[230,188]],Mc=e=>(t,r)=>{let o=e(t,r);return o.includes("\uFFFD")?void 0:o};function Cc(e,t){
let[r,o]=[Ir,Se];return z()?(n,i)=>i>256?o.call(n):t?.(n)??r.call(n,0,i):t?(n,i)=>(i<8192?t(n):void 0)??r.call(n,0,i):ui()?
(n,i)=>r.call(n,0,i):!r||!Y()?e:(n,i)=>li(n,i)?r.call(n):e(n)}var ui=()=>Ir!==void 0&&G()>0&&!Y()&&!E(),li=(e,t)=>t<=64||
t<=256&&Q(e,t);function Uc(e,t){if(t<64)return!1;if(Q(e,t))return!0;if(t<256)return!1;let r=0,o=0,n=0,i=Math.ceil(t/16);
for(let s=0;s<t;s+=i){let c=e[s];c<128?r+=1:c===225?o+=1:c>=206&&c<240&&(c<234||c>237)&&(n+=1)}return r>8||t>=768&&n===0&&
r>=3*o}var Dc=m(P),io=0;function or(e,t,r){t<1024||!Dc()||!Q(e,t)||(io=r.length===t?0:io+1)}function Lc(e,t){if(t<1024)return!0;
if(Q(e,t))return io<2||t>524288;let r=0,o=Math.ceil(t/16);for(let n=0;n<t;n+=o)e[n]>=227&&e[n]<234&&(r+=1);return r<3}function Nc(){
return S()||ue()?mi(!1):Pc()}function Rc(){return S()?mi(!0):void 0}function Pc(){let e=Fe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",
r=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);if(e.call(r)!==t||"a\uD83D".toWellFormed()!==
"a\uFFFD")return;let o=z()?512:1/0;return pi(!1,(i,s)=>s<=o||Q(i,s)&&rr()?.(i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>
o||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function mi(e){let t=C(e?"utf-16be":"utf-16le"),o=[65279,55357,28450].
flatMap(n=>e?[n>>8,n&255]:[n&255,n>>8]);if(t.decode(Uint8Array.from(o))==="\uFEFF\uFFFD\u6F22")return pi(e,()=>!0,(n,i)=>{
let s=t.decode(n);return i&&s.includes("\uFFFD")?void 0:s})}var pi=(e,t,r)=>({takes:t,decode(o,n){try{return r(o,n)}catch{
return}},completeLength(o,n){let i=n-n%2;return(o[e?i-2:i-1]&252)===216?i-2:i}});var H={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},ao=1;function nr(e,t,r,o){return t>=
ao?kc(e,t,r,o):void 0}function kc(e,t,r,o){if((H.encoding!==o||H.owner!==x||y.isBusy)&&!Wc(o)||t>H.most&&(t>H.mostBeyondASCII||
Q(e,t)))return;Xe(e,t);let{readBytes:n,readPairs:i}=g;if(!!0||!H.isOfPairs)return n(N.input,t,H.source);let{piece:s}=H,c=i(
N.input,t,H.source,+!r,s);if(r&&t<=s||c===null)return c??void 0;let f=Gt();if(c.length===s){let a=f[t],u=i(N.input+t-a,a,
H.source,+!r,s);if(u===null)return;c+=u}return f[t]===0||Qt(f[t-1],o)?c:void 0}function Wc(e){return y.isBusy?!1:g.readPairs?
(he("decoding",e),jt(()=>{let t=U(e);H.isOfPairs=!t;let r=t?x.byte_table(e):x.pair_table(e);H.source=g.readsInput?e:r;let o=At(
e);return ao=o.least,H.piece=o.piece,H.most=r>0?o.any:0,H.mostBeyondASCII=r>0?o.beyondASCII:0,H.owner=x,H.encoding=e,!0})):
(ao=1/0,!1)}var Hc=m(()=>{let e=r=>({least:1,any:r,beyondASCII:r,piece:r});if(!g.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(S()){let r={...e(72),piece:g.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:r}}if(g.readsInput){
let r={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(z()?18:256),multi:r}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(E()?0:256),single:e(256),multi:t}});function At(e){let{windows1252:t,
single:r,multi:o}=Hc();return e===21?t:U(e)?r:o}var mo=m(()=>E()?0:ue()||z()?8:te()?352:18),$c=m(E);function yi(e,t,r){if(r>64)return Q(t,r)?Gc(e,t,r):void 0;if(r<=Vt()||
(t[r>>1]|t[r-1])>=128||!to(t,r))return;let o=dr();return o?o.call(t,0,r):Yt(e,t,r)}function Gc(e,t,r){let o=dr(),n=U(e);
if(!(r<512&&(n||!o))&&!(e===21&&sr>0)&&!!1&&!q(t,r))try{return rr()?.(t)??ht(t,r,128,128)?o?o.call(t):nt()?.decodeQuickly(
t,r):void 0}catch{return}}var ir=[],uo=[];function Si(e,t,r){if(!(uo[e]===null||r<=mo())&&!(r>=512&&r>wi(e)))return uo[e]??=
qc(e),fr(uo[e],t,r)}function Ti(e,t,r){return r<512?($c()?lo(e,t,r):void 0)??Yt(e,t,r)??lo(e,t,r)??xi(e,t,r):lo(e,t,r)??
(Vc(e)?xi(e,t,r):void 0)??Yt(e,t,r)}var sr=0,jc=m(()=>po()?8192:512),Kc=e=>sr>0&&e<jc();function lo(e,t,r){let o=dr();if(!o||
e!==21)return;if(Kc(r)){sr-=1;return}let n=vc(t,r);if(sr=n?0:15,!!n&&!q(t,r))try{return o.call(t)}catch{return}}var xi=(e,t,r)=>fr(
Ei(e),t,r);function fr(e,t,r){if(!(!e||r>1024&&q(t,r)))try{return e.decode(t)}catch{return}}var Yc=m(()=>E()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function wi(e){if(Oi(e))return 8192;let{windows1252:t,other:r}=Yc();return e===
21?t:r}function qc(e){let t=Qc(e)?Ei(e):null;if(t){let r=cr(e,It()).includes("\uFFFD"),o=Math.max(mo(),At(e).any)+1;ze(e,
{newDecoder:n=>n&&r?C(T[e].name,!0):t,isRight:n=>!(n&&r)||tf(e),canFail:r,leastOfASCII:o,leastBeyondASCII:o,leastOfBuffer:S()?
1:mo()+1,most:wi(e),onlyASCII:!1})}return t}function Ei(e){return ir[e]===void 0&&(ir[e]=null,ir[e]=A(()=>ef(e))??null),
ir[e]}var dr=m(()=>A(zc));function zc(){let e=Se,t=Uint8Array.from({length:256},(r,o)=>o);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function vc(e,t){let r=Math.min(t,64);for(let o=0;o<r;o++)if((e[o]&224)===128)return!1;return r===t||ht(e,
t,128,224)}var Vc=e=>e===21?po():Jc()||Xc()&&Dt(e),Oi=e=>!dr()&&(e===21?po():Zc()),Jc=m(()=>S()||$()),Xc=m(()=>P()||E()),
Zc=m(S),po=m(()=>S()||E()||!(G()>0)),Qc=e=>S()||E()||ue()||z()||te()&&e===21,It=()=>Uint8Array.from({length:256},(e,t)=>t);
function cr(e,t){let r=Qe(e);return String.fromCharCode(...Array.from(t,o=>r[o]))}function ef(e){let t=C(T[e].name),r=n=>t.
decode(n)===cr(e,n),o=Uint8Array.from({length:4096},(n,i)=>i);return It().every(n=>r(Uint8Array.of(n)))&&r(o)?t:void 0}function tf(e){
let t=cr(e,It()),r=It().filter(f=>t[f]!=="\uFFFD"),o=C(T[e].name,!0),n=f=>A(()=>o.decode(f)),i=f=>n(f)===cr(e,f),s=Uint8Array.
from({length:4096},(f,d)=>r[d%r.length]),c=f=>n(Uint8Array.of(f))===void 0&&n(Uint8Array.of(...s,f))===void 0;return i(s)&&
It().every(f=>r.includes(f)?i(Uint8Array.of(f)):c(f))}var Ai;function ho(e,t,r){return Ai??=rf(),Ai(e,t,r)}function rf(){let e=nt(),t=!(e&&E());return(r,o,n)=>{if(t&&Xt(r,o)){
let i=(o<=16&&r[0]<128?ro(r,o):void 0)??rt(r,o,!0,n);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return n?
e?.decodeOrFail(r,o):e?.decodeQuickly(r,o)}catch{return}}}var xo=[];function Ii(e,t,r){if(Ot())return;let o=xo[r];if(o)return oo(
e,t,o);let n=e[0]<128?ro(e,t):void 0;if(n!==void 0||!U(r))return n;let i=Qe(r);if(i)return xo[r]=new Uint16Array(i),oo(e,
t,xo[r])}function $e(e,t,r,o=!1){try{Ne(e,null);let n=Re(t,r,0,o,!0);return n<0?void 0:et(0,n)}catch(n){throw K(n)}}function Bi(e,t,r,o){
v.length=0;let n=r?t:wt(e,t);return n===t||ot(e,n,t)?$e(0,e,n,o):void 0}var ar=m(()=>S()?{any:2048,markup:1/0,leastInStream:16}:P()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:E()?2048:
$()?112:0,leastInStream:40}),So=()=>ar().markup>0,_i=(e,t)=>t>=ar().leastInStream&&gi(e,t),cf=m(()=>So()?1/0:33),bi=(e,t,r)=>e>=
29&&e<36&&r>=cf()&&t[0]>=128,To=[],Fi=(e,t,r)=>gi(t,r)&&ur(e,r)?fr(To[e],t,r):void 0;function gi(e,t){let{any:r,markup:o}=ar();
return t<=r||t<=o&&ff(e,t)}function ur(e,t){return To[e]?!0:(df(e,t),!1)}function ff(e,t){if((e[1]&e[t>>1])>=128)return!1;
let r=0,o=Math.ceil(t/32)|1;for(let n=0;n<t;n+=o)e[n]<128&&(r+=1);return r>10}var Bt=[];function df(e,t){Bt[e]===void 0&&
(Bt[e]=A(()=>pf(e))??null);let r=Bt[e];r&&(r.credit+=Math.min(t/64,1)+t/1024,!(r.credit<128)&&(r.credit=0,Bt[e]=null,A(()=>{
let{value:o}=r.sequences.next();o?r.decoder.decode(o)===$e(e,o,B(o))&&(Bt[e]=r):af(e,r.decoder)})))}function af(e,t){To[e]=
t;let{any:r,piece:o}=At(e);ze(e,{newDecoder:n=>n?C(T[e].name,!0):t,isRight:n=>!n||uf(e),canFail:!0,leastOfASCII:Math.max(
18,Math.min(r,o))+1,leastBeyondASCII:Math.max(18,r)+1,leastOfBuffer:1,most:ar().any,onlyASCII:!1})}var uf=e=>lf.every(t=>mf.
every(r=>{let o=C(T[e].name,!0),n=Uint8Array.of(97,t,...r);return A(()=>o.decode(n))===$e(e,n,n.length,!0)})),lf=[128,129,
142,143,161,224,255],mf=[[],[32],[64],[128],[161],[255],[161,32],[161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],
pf=e=>({decoder:C(T[e].name),sequences:hf(e),credit:0}),xf=[[239,187,191],[254,255],[255,254],[132,49,149,51]],yo=[10,164,
162];function*hf(e){let[t,r,o,n]=[[0,255],[48,57],[129,254],[129,129]];for(let i of xf)yield Uint8Array.of(...i,...yo);for(let i=128;i<=
255;i++)yield Ge([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield Ge([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=
132;i++)for(let s=48;s<=57;s++)yield Ge([i,i],[s,s],o,r);for(let i=133;i<=254;i+=8)yield Ge([i,Math.min(i+7,254)],r,n,r);
yield Ge([227,227],[50,50],o,r),yield Ge([129,129],[48,48],t),yield Ge([129,129],[48,48],n,t)}}function Ge(...e){let t=e.
map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),o=e.length+yo.length,n=new Uint8Array(r*o+e.length-1);for(let s=0;s<r;s++){let c=s;
for(let f=e.length-1;f>=0;f--)n[s*o+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);n.set(yo,s*o+e.length)}let i=(r-1)*o;return n.
copyWithin(i+o,i,i+e.length-1),n}var je=class{encoding;fatal;ignoreBOM;#e=null;#t=0;#r=0;#o=!1;#n;#i=null;constructor(t,r,o,n=0){this.encoding=t,this.fatal=
r,this.ignoreBOM=o,this.#n=n}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#o=!1,this.#n=0}decode(t,r,o){
let n=oe(t);if(!this.#e){if(this.#o&&this.#r===0&&this.encoding===0&&n<=256&&t[n-1]<128){let s=ho(t,n,this.fatal);if(s!==
void 0&&s.charCodeAt(s.length-1)<128)return this.#n+=n,s}let i=this.#r===0?this.#u(t,n,r):this.#h(t,n,r);if(i!==void 0)return r||
this.#x(n),i}return this.#s(t,n,r,o)}decodeWhole(t,r,o){this.#n!==0&&this.reset();let{encoding:n}=this,i=r<=256;if(n===0&&
r>0){let s=i?ho(t,r,this.fatal)??$e(n,t,r,this.fatal):fo(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#d(s):
s}else{let s=r>0?Mi(t,r,!0,n):void 0,f=s===void 0&&!(i&&bi(n,t,r))?this.#f(t,r,!0):this.#c(s);if(f!==void 0)return f;let d=i&&
!qe(n)?$e(n,t,r,this.fatal):void 0;if(d!==void 0)return d}return this.#s(t,r,!0,o)}#s(t,r,o,n){if(this.#r>0){let a=this.#S(
t,r,o,n);if(a!==void 0)return a;let u=this.#r+r;if(r>0&&u<=j.length)return this.#T(t,u,o,n);this.#w()}let i=this.#e,s=this.#o,
c=this.#n,f="";try{f=this.#E(t,r,o)??this.#a(t,r,o)}catch(a){throw this.#e=i,this.#o=s,this.#n=c,K(a)}let d=this.#i;if(d)
throw this.#i=null,this.#o=s,this.#n=c+r,n===void 0?d:d.toTypeError(n);return f}#u(t,r,o){let{encoding:n}=this;v.length=
0;let i=r>0&&n!==0?Mi(t,r,o,n):void 0;return i===void 0?this.#f(t,r,o):this.#c(i)}#f(t,r,o){let{encoding:n}=this;if(r===
0)return"";if(n===0){let c=Xt(t,r)?rt(t,r,o,this.fatal):void 0;return c!==void 0?c:this.#d(this.#m(t,r,o))}if(n===38||n===
37){let c=r<=36?ei(t,r,n===37):si(n,t,r);return this.#d(c)}if(!Me(n))return;let i=U(n),s=!i&&r<=(t[0]<128?Vt():18)?Zt(t,
r,o,n):Sf(n,i,t,r,o);return this.#c(s)}#m(t,r,o){return fo(t,r,o,this.fatal)??(r<=256?Bi(t,r,o,this.fatal):void 0)}#c(t){
return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(
0)===65279?t.slice(1):t}#h(t,r,o){let n=this.#r+r;if(!(r===0||n>j.length))return v.length=0,r>16?this.#y(t,n,o):(this.#l(
t,n),this.encoding===0?rt(j,n,o,this.fatal):this.#c(nr(j,n,o,this.encoding)??Zt(j,n,o,this.encoding)))}#y(t,r,o){let n=this.#p(
t,r);return this.encoding===0?this.#m(n,r,o):this.#c(nr(n,r,o,this.encoding))}#S(t,r,o,n){if(this.encoding!==0)return;let i=this.#n,
s=this.#o,c=this.#t,f=this.#r,d=c&255,a=d<224?2:d<240?3:4;if(f+r<=a)return;this.#l(t,a);let u=rt(j,a,!0,!0);if(u===void 0)
return;let l=a-f;this.#r=0,this.#n+=l,this.#o=!0;try{return Pe(u,this.decode(L(t,l),o,n))}catch(p){throw this.#o=s,p instanceof
ve||p instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),p}}#l(t,r){j[0]=this.#t,j[1]=this.#t>>8,j[2]=this.#t>>
16;let o=this.#r;for(let n=o;n<r;n++)j[n]=t[n-o]}#p(t,r){return this.#l(t,this.#r),k(j,t,this.#r),Wr(r)}#x(t){this.#n+=t,
this.#o||=this.#r+t>v.length,this.#r=v.length,this.#t=v.bytes}#T(t,r,o,n){let i=this.#r,s=this.#p(t,r);this.#r=0,this.#n-=
i;try{return this.#s(s,r,o,n)}catch(c){throw c instanceof ve||c instanceof TypeError||(this.#r=i,this.#n+=i),c}}#w(){let t=Uint8Array.
of(this.#t,this.#t>>8,this.#t>>16);try{Ne(this.encoding,null),Re(t,this.#r,0,this.fatal,!1),this.#e=ye(),this.#r=0}catch(r){
throw K(r)}}#E(t,r,o){if(this.fatal&&this.encoding===0&&r<=8192)return;let n=ni(this.encoding,t,r);if(!n)return;let i=0,
s="",c=n.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===
128;)i+=1;if(i===r)return;if(s=this.#a(L(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:L(t,i,c),d=n.decode(f,this.fatal);
if(d===void 0){if(s=Pe(s,this.#a(f,c-i,!0)),this.#i)return s}else or(f,c-i,d),s=Pe(s,this.#d(d)),this.#n+=c-i;return this.#o||=
c>0,c===r?s:this.encoding===0&&!o&&ot(t,c,r)?(this.#x(r-c),s):Pe(s,this.#a(L(t,c,r),r-c,o))}#a(t,r,o){Ne(this.encoding,this.#e);
let n="",i=Wn(r),s=this.#o||this.ignoreBOM||!qe(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,a=Math.min(65536,
r-f),u=f===0&&d?t:L(t,f,f+a),l=Re(u,a,c,this.fatal,o&&d);if(l<0)return this.#e=ye(),this.#i=new ve(this.name,this.#n+f+Z.
start(),Z.length()),n;if(c+=l,c>0&&(d||!kn(c))){let p=!s&&$n()===65279?1:0;i?i.add(Hn()+2*p,c-p):n=Pe(n,et(p,c)),s=!0,c=
0}if(d)break}return this.#o=s,this.#e=o?null:Dn(),this.#n+=r,i?i.toText():(this.encoding===0&&or(t,r,n),n)}};function Mi(e,t,r,o){
let n=(e[0]|e[t>>1]|e[t-1])<128&&Me(o);return(t<=16&&(n||U(o))?Ii(e,t,o):void 0)??nr(e,t,r,o)}var Sf=(e,t,r,o,n)=>(r[0]<
128?yi(e,r,o):void 0)??(!t&&n&&o>18?Fi(e,r,o):void 0)??(Qn(r,o,t)?Zt(r,o,n,e):void 0)??void 0,wo=({encoding:e,fatal:t,ignoreBOM:r})=>new je(
e,t,r);function lr(e){return e.common??=wo(e),e.common}var Ci=(e,t,r,o,n,i)=>mr(Pt(r,o,n),e,t,i);function mr(e,t,r,o){if(r<
e.leastOfAny)return lr(e).decodeWhole(t,r,o);let n=r<=e.most?e.decode(t,r):void 0;if(n!==void 0)return n;let i=lr(e).decodeWhole(
t,r,o);return e.most<0&&e.reconsider(i,r),i}function Ui(e,t){let r=Oe(e,t);if(r===36)throw new RangeError(`${t}: The enc\
oding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ri=6,ae,Eo=!1;function Pi(){ae=null,ae=A(wf)??null,Eo=ae!==null&&(S()||E()),S()&&(Ri=32)}var ki=e=>e.length<=6||e.length<=
Ri&&e.charCodeAt(0)<128,Wi=e=>Eo&&!ki(e);function wf(){let e=Ho(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",
new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",n=e.encode(o);return t===3&&r===7&&`${[...n]}`==`${[...We(o)]}`&&Object.
getPrototypeOf(n)===Uint8Array.prototype?e:void 0}function Oo(e){try{return ae?.encode(e)}catch{return}}function Ao(e,t){
ae===void 0&&Pi();try{return ae?.encodeInto(e,t)}catch{return}}function st(e){return ki(e)?We(e):(ae===void 0&&Pi(),Ef(e)??
Oo(e))}function Ef(e){let{length:t}=e;if(!Eo){if(t<=21)return We(e);if(t<=64&&Of()){let r=(Af()||If(e)<=64)&&Di(M,e);if(r)
return r}return t<=65536&&_f(e)?Di(Bf(),e):void 0}}var Of=m(()=>!Y()),Af=m(()=>te()||P()),If=e=>e.length*Tt(Hi(e))*.75;function Di(e,t){
let r=Ao(t,e);return r?.read===t.length?Ae(e,0,r.written):void 0}var Bf=m(()=>new Uint8Array(3*65536));function _f(e){let{
latin1:t,other:r}=bf();return e.length>=r&&(e.length>=t||Hi(e)>=256)}var bf=m(()=>Y()?{latin1:1/0,other:1024}:G()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function Hi(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var gf=m(()=>E()?32:G()>0?48:S()?400:te()?1024:1/0),Io=0;function Bo(e,t){let{length:r}=e;if(r<gf()||!Me(t)||!Mf(e))return;
if(Io>0){Io-=1;return}let o=st(e);if(o&&B(o)===r)return o;Io=15}var $i=e=>Math.max(8,e>>4);function Mf(e){let{length:t}=e,
r=$i(t);for(let o=0;o<t;o+=r)if(e.charCodeAt(o)>=128)return!1;return!0}function Gi(e){let{length:t}=e,r=$i(t),o=0;for(let n=0;n<
t;n+=r)o+=e.charCodeAt(n)<128?1:-1;return o>0}var Lf=["fatal","html","replacement"],Nf=m(()=>E()||S());function bo(e,t){let{length:r}=e,o=r<32?void 0:Bo(e,t);if(o)return o;
let n=U(t);if(r>64&&r>(n?zn():Xr()))return;if(!1)return vn(e,qt(t));if(!1)return r<=48?Xn(e,qt(32)):void 0;if(!!0||r>512&&
Nf()&&Gi(e))return;let i=qt(t);return i&&Jn(e,i)}var qi=m(()=>E()||S()||$()||P()&&!Ye);function zi(e,t){return qi()?Vn(e,
Pn(t)):Gn(e,t)}function Yi(e,t){return bo(e,t)??void 0}var Fo=()=>"",V=class{encoding;unmappable;#e;#t=null;#r=0;#o=X;locate=t=>t;constructor(t,r,o=void 0){
this.encoding=t,this.unmappable=r,this.#e=o}get name(){return T[this.encoding].name}encode(t,r){let o=r||this.#n(t)?this.#s(
t):void 0;return o?(this.#r=r?0:this.#r+t.length,o):this.#f(t,r)}#n(t){let{length:r}=t;return r>0&&this.encoding!==33&&(t.
charCodeAt(r-1)&64512)!==55296}get#i(){return this.#e?0:Lf.indexOf(this.unmappable)}#s(t){if(this.#t)return;let r=this.encoding===
0?st(t):void 0;if(r)return r;if(t.length>65536)return this.#u(t);try{let o=Yi(t,this.encoding);if(o)return o;Kt(this.encoding,
null),yt(t,0,t.length);let n=zt(0,t.length,this.#i,!0);return n===-2||!Z.finished()?void 0:St(n)}catch(o){throw K(o)}}#u(t){
let r=!1,o=()=>r?zi(t,this.encoding):void 0;return Bo(t,this.encoding)??A(o)}#f(t,r){let o=new xr;return this.encodeOrFail(
t,r,n=>o.add(n),(n,i)=>{throw new De(n,i,this.name)}),o.concatenate()}encodeOrFail(t,r,o,n=()=>{}){let i=this.#r,s=this.#t,
c=this.#o;r&&(this.#o=X,this.#t=null,this.#r=0);let f=this.#e,d=this.#i,a=f===Fo,u=f&&!a?2048:65536,l=void 0,p=l?I=>l.add(
I):o,b=l?I=>l.addUnchanged(I):o,h=0,F=null;try{if(!s)for(;h+65536<t.length;h+=65536){let I=Yi(t.slice(h,h+65536),this.encoding);
if(!I)break;o(I)}for(Kt(this.encoding,s);h===0||h<t.length;h+=u){let I=Math.min(h+u,t.length);yt(t,h,I);let O=I===t.length;
for(let R=0,at=!1;!at;){let bt=zt(R,I-h,d,r&&O);p(St(bt===-2?Z.written():bt));let No=i+h+R+Z.start();if(R+=Z.read(),at=bt!==
-2&&Z.finished(),bt!==-2||a)continue;let Or=Z.codePoint();if(f){F=ye(F);let{count:hs}=y,Ro=()=>this.locate(No),Ft=f(Or,Ro);
y.count!==hs&&(Kt(this.encoding,F),yt(t,h,I));let Po=ys=>{throw new De(ys,Ro(),this.name)};typeof Ft=="string"?Rf(Ft,p,Po):
Ft?b(Ft):Po(Or)}else n(Or,No)}}}catch(I){throw K(I)}if(r){l&&o(l.held);return}l&&(this.#o=l.held),this.#t=this.#n(t)?null:
ye(),this.#r=i+t.length}};function Rf(e,t,r){let o=an(e);for(let n=0;n<o.length;n+=2048){let i=Math.min(n+2048,o.length);
yt(o,n,i,2048);let s=zt(2048,2048+i-n,0,!1);s===-2&&r(Z.codePoint()),t(St(s))}}var _o=class{held;#e;constructor(t,r){this.
held=t,this.#e=r}add(t){let r=B(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let o=t[r-3]===27?r-3:r;this.#e(me(t,0,
o)),this.held=me(t,o,r)}addUnchanged(t){this.#e(this.held),this.held=X,this.#e(t)}},xr=class{#e=null;#t=null;#r=0;get length(){
return this.#r}add(t){let r=B(t);if(r===0)return;this.#r+=r;let o=this.#t;if(o&&!o.isBlock&&Math.max(r,o.length)<=1024){
let n=new Uint8Array(4096);k(n,o.bytes),o.bytes=n,o.isBlock=!0}if(o?.isBlock&&o.length+r<=4096){k(o.bytes,t,o.length),o.
length+=r;return}this.#t={bytes:t,length:r,isBlock:!1,next:null},o?o.next=this.#t:this.#e=this.#t}forEach(t){for(let r=this.#e;r;r=
r.next){let{bytes:o,length:n,isBlock:i}=r;t(i?me(o,0,n):o)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.
bytes;let r=Pf(this.#r),o=0;return this.forEach(n=>{k(r,n,o),o+=B(n)}),r}};function Pf(e){try{return new Uint8Array(e)}catch(t){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}
function _t(e,t,r="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Oe(e,t);if(o===37||o===38){let{name:n}=T[o];throw new RangeError(
`${t}: ${n} has no encoder in the standard; use ${r}.`)}return kf(o,e,t)}function kf(e,t,r){if(e===36)throw new RangeError(
`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function ee(e){let[[t,r]]=Object.entries(e),{prototype:o}=r;for(let i of Object.getOwnPropertyNames(o))i!=="constructor"&&
Object.defineProperty(o,i,{enumerable:!0});let n={value:t,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,
n),Object.defineProperty(r,"name",n),r}function Ke(e,t,r){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,r.prototype)}
function go(){throw new TypeError("Illegal invocation")}var vi="Failed to execute 'encodeInto' on 'TextEncoder'",hr=ee({TextEncoder:class{#e="utf-8";constructor(){new.target!==
hr&&Ke(this,new.target,hr)}get encoding(){return this.#e}encode(e=""){return#e in this||go(),(typeof e=="string"&&Wi(e)?
Oo(e):void 0)??yr(W(e))}encodeInto(e,t){#e in this||go();let r;if(ae&&typeof e=="string"&&t instanceof Uint8Array)try{if(r=
ae.encodeInto(e,t),r.read===e.length)return r}catch{}Lr(arguments.length,2,vi);let o=W(e),n=fn(t,vi),{read:i,written:s}=r??
Ao(o,n)??{read:0,written:0};if(i===o.length||s===B(n))return{read:i,written:s};let c=Wf(o.slice(i),L(Ur(n),s));return{read:i+
c.read,written:s+c.written}}}});function yr(e){return st(e)??new V(0,"fatal").encode(e,!0)}function Wf(e,t){let r=0,o=0;
for(;r<e.length;){let n=Zr(e,r);if(o+Tt(n)>B(t))break;o=Qr(n,t,o),r+=n<65536?1:2}return{read:r,written:o}}var Vi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Ji=`!
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
?`;var $f=m(()=>{let e=Ji.split(`
`),t=0;return new Map(Vi.split(",").map((r,o)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),
Xi=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Zi(e){let t=new V(e,"fatal"),r=n=>{try{return t.encode(n,!0),!0}catch(i){
if(i instanceof De)return!1;throw i}},o=new Map;return n=>{let i=o.get(n);return i===void 0&&(i=Qi(String.fromCodePoint(
n),r,3),o.set(n,i)),i}}function Qi(e,t,r){if(Xi(e))return"";if(r===0)return null;let o=Gf(e),n=o.find(t);if(n!==void 0)return n;
for(let i of o){let s=Array.from(i,c=>t(c)?c:Qi(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Gf(e){
let t=[...$f().get(e)??[],...jf(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function jf(e){
let t=e.normalize("NFD"),[r,...o]=t,n=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=l=>s>>o.length-1-l&1,f=o.filter((l,p)=>c(
p)),d=o.filter((l,p)=>!c(p)),a=[r,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&n.push(u),d.every(
Xi)&&i.push(a)}return[...n,...i]}var Kf=["fatal","html","replacement","ignore","translit"],Yf=un(Kf),es=(e,t,r)=>typeof e=="function"?e:Yf(e,t,r);function ts(e,t,r){
return typeof e=="function"?(o,n)=>qf(e(o,n()),r):e==="ignore"?Fo:e==="translit"?Zi(t):void 0}function qf(e,t){if(typeof e==
"string")return e;if(e==null)return null;let o=Ce(ne(e,t,"The function 'unmappable' returned neither a string, bytes nor\
 null."));return me(o,0,B(o))}var zf="Failed to construct 'LegacyTextEncoder'",Mo="Failed to execute 'encode'";function rs(e,t="utf-8",r=void 0){let o=Ue(
e,Mo);if(r===void 0){let i=_t(W(t),Mo);return i===0?yr(o):bo(o,i)??new V(i,"fatal").encode(o,!0)}let n=Sr(t,r,Mo);return n.
encoding===0?yr(o):n.encode(o,!0)}function Sr(e,t,r){let o=W(e),n=t===void 0?"fatal":dn(t,{unmappable:es},r).unmappable,
i=_t(o,r);return new V(i,n,ts(n,i,r))}var os=ee({LegacyTextEncoder:class{#e;constructor(e="utf-8",t=void 0){this.#e=Sr(e,
t,zf)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",n=arguments.length===0?"":Ue(e,o);ce(t,o);let i=!!t?.
stream;return r.encode(n,!i)}}});var Vf=m(S),Co=e=>e>=29&&Me(e);function Do(e){let{encoding:t,fatal:r,ignoreBOM:o}=e;return(Co(t)?So():qe(t)&&Vf())&&!r?new Uo(
t,r,o):wo(e)}var Uo=class extends je{#e=void 0;#t=!1;#r=!1;#o=!1;reset(){super.reset(),this.#t=!1}decode(t,r,o){let n=!this.#o&&
!this.#t&&!r;return(n?this.#n(t):this.#o)?this.#i(t,r):(!n&&this.#r&&(this.#r=!ur(this.encoding,oe(t))),super.decode(t,r,
o))}#n(t){let{encoding:r}=this,o=oe(t),n=Co(r)?_i(t,o):o>=40;this.#r=n&&Co(r)&&!ur(r,o);let i=n&&!this.#r&&Zf(r);return this.#t=
!i,i&&(this.#e??=C(this.name,!1,this.ignoreBOM)),i}#i(t,r){let o=oe(t),n=o>1024&&q(t,o)?me(t,0,o):t,i=this.#e;this.#o=!r;
try{return i.decode(n,r?Xf:Jf)}catch(s){throw this.#e=void 0,this.#o=!1,K(s)}}},Jf={stream:!0},Xf={stream:!1};function Zf(e){
return ns[e]??=A(()=>ed(e))===!0,ns[e]}var ns=[],Qf=[97,128,129,142,143,161,195,216,227,240,255],is=[32,48,129,161,220,254];
function ed(e){let t=C(T[e].name),r=null,o=(i,s)=>{let c=Uint8Array.of(i);Ne(e,r);let f=et(0,Re(c,1,0,!1,s));return r=ye(),
t.decode(c,{stream:!s})===f};return Qf.flatMap(i=>is.flatMap(s=>is.flatMap(c=>[i,s,c]))).every(i=>o(i,!1))&&o(129,!0)&&td(
e)}function td(e){let t=C(T[e].name,!1,!1),r=Jo(e)??[];return[...r,...r].map(n=>t.decode(Uint8Array.of(n),{stream:!0})).
join("")+t.decode()===(qe(e)?"\uFEFF":"")}var ft="Failed to execute 'decode' on 'TextDecoder'",Tr=ee({TextDecoder:class{#e;#t;#r=!1;constructor(e="utf-8",t=void 0){
this.#e=ss(e,t,"Failed to construct 'TextDecoder'"),new.target!==Tr&&Ke(this,new.target,Tr)}get encoding(){return T[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=X,t=void 0){
if(t===void 0&&!this.#r){let r=this.#e;if(e instanceof Uint8Array){try{let{length:o}=e;if(o<=r.mostAtOnce&&o>=(e[0]<128?
r.leastOfASCII:r.leastBeyondASCII)&&(o<=1024||!q(e,o))){let n=r.decoder.decode(e);return r.onlyASCII&&n.length!==o&&r.pause(),
n}}catch{r.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<r.leastOfAny)return lr(r).decodeWhole(e,oe(e),ft)}else if(e instanceof
ArrayBuffer){let o=od(r,e);if(o!==void 0)return o}}return this.#o(e,t)}#o(e,t){let r=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!r||typeof t!="object")&&rd(e,t);let o=!!t?.stream,n=r?e:mt(e),i=this.#e;return i.isStateless||!this.#r&&!o?mr(
i,n,oe(n),ft):(this.#r||this.#n(),this.#r=o,this.#t.decode(n,!o,ft))}#n(){this.#t??=Do(this.#e),this.#t.reset()}}});function rd(e,t){
ne(e,ft),ce(t,ft)}function od(e,t){if(e.takesAnyBuffer)try{let n=e.bufferDecoder.decode(t);return 2*n.length>e.mostAtOnce&&
(e.takesAnyBuffer=!1),n}catch{e.pauseLong()}let r=e.decodeBuffer(t);if(r!==void 0)return r;let o=Dr(t);return o?mr(e,new Uint8Array(
t),o,ft):void 0}function ss(e,t,r){let o=W(e);ce(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM;return Pt(Ui(o,r),n,i)}var cs=(e,t,r)=>Do(
ss(e,t,r));function fs(e,t,r){let o=$o();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new o({__proto__:null,transform:(n,i)=>t(n,s=>s.length>0&&i.enqueue(s)),flush:n=>r(i=>i.length>0&&n.enqueue(i))})}
function Lo(e,t){let r=`Failed to execute 'transform' on '${e}'`;return fs(e,(o,n)=>n(t.decode(Ce(ne(o,r)),!1,r)),o=>o(t.
decode(X,!0,r)))}var wr=ee({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r=cs(e,t,"Failed to constr\
uct 'TextDecoderStream'");this.#e=r,this.#t=Lo("TextDecoderStream",r),new.target!==wr&&Ke(this,new.target,wr)}get encoding(){
return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){
return this.#t.readable}get writable(){return this.#t.writable}}}),Er=ee({TextEncoderStream:class{#e;constructor(){this.#e=
ds("TextEncoderStream",new V(0,"fatal"),W),new.target!==Er&&Ke(this,new.target,Er)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function ds(e,t,r){let o=`Failed to execute 'transfor\
m' on '${e}'`;return fs(e,(n,i)=>i(t.encode(r(n,o),!1)),n=>n(t.encode("",!0)))}var as=ee({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let r=Sr(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=ds("LegacyTextEncoderSt\
ream",r,Ue)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var dt=class{fatal;ignoreBOM;#e;#t;#r=X;constructor(t,r,o){this.#e=t,this.fatal=r,this.ignoreBOM=o}get name(){return this.#t?.
name??null}decode(t,r,o){if(this.#t)return this.#t.decode(t,r,o);let n=r&&B(this.#r)===0?t:sn(this.#r,t);if(!r&&Vo(n))return this.#r=
n,"";let i=lt(n),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new je(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?L(n,s):n,r,o)}};var us=ee({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let r="Failed to construct 'DecoderStream'",o=W(e);
ce(t,r);let n=!!t?.fatal,i=!!t?.ignoreBOM,s=new dt(Oe(o,r),n,i);this.#e=s,this.#t=Lo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function ls(e,t){let r="Failed to execute 'findUnmappable'",o=Ue(e,r),n=_t(W(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new V(
n,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function ms(e){let t=lt(mt(ne(e,"Failed to execute 'bomSniff'")));return t?T[t.encoding].name:null}function ps(e,t="utf-\
8",r=void 0){let o="Failed to execute 'decode'",n=ne(e,o),i=Oe(W(t),o);ce(r,o);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=mt(n);
return lt(f)?new dt(i,s,c).decode(f,!0,o):Ci(f,oe(f),i,s,!0,o)}async function xs(e=void 0){let t=await e;if(t===void 0)Kr()||await jr(Ct,!0);else{let r=nd(t)?await id(t):t;await jr(()=>r,
!1)}}var nd=e=>typeof e?.arrayBuffer=="function";function id(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}export{us as DecoderStream,os as LegacyTextEncoder,as as LegacyTextEncoderStream,Tr as TextDecoder,wr as TextDecoderStream,
hr as TextEncoder,Er as TextEncoderStream,De as UnmappableError,ms as bomSniff,ps as decode,rs as encode,T as encodings,
ls as findUnmappable,xs as initialize,Zo as labelToName};
