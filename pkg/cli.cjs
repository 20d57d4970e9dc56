#!/usr/bin/env node
"use strict";var wo=Object.create;var ye=Object.defineProperty;var go=Object.getOwnPropertyDescriptor;var yo=Object.getOwnPropertyNames;var xo=Object.getPrototypeOf,bo=Object.prototype.hasOwnProperty;var Eo=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var So=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of yo(e))!bo.call(t,r)&&r!==n&&ye(t,r,{get:()=>e[r],
enumerable:!(o=go(e,r))||o.enumerable});return t};var ft=(t,e,n)=>(n=t!=null?wo(xo(t)):{},So(e||!t||!t.__esModule?ye(n,"default",{value:t,enumerable:!0}):n,t));var ve=Eo(()=>{"use strict"});var kt="encoding-wasm";function xe(){throw new Error("encoding-wasm: call instantiate() first.")}var be=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866 ibm866
ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir\
-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7\
:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859\
-8:1988 visual
ISO-8859-8-I csiso88598i iso-8859-8-i logical
ISO-8859-10 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso-8859-13 iso8859-13 iso885913
ISO-8859-14 iso-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16 iso-8859-16
KOI8-R cskoi8r koi koi8 koi8-r koi8_r
KOI8-U koi8-ru koi8-u
macintosh csmacintosh mac macintosh x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
windows-1250 cp1250 windows-1250 x-cp1250
windows-1251 cp1251 windows-1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 is\
o_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
windows-1253 cp1253 windows-1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-12\
54 x-cp1254
windows-1255 cp1255 windows-1255 x-cp1255
windows-1256 cp1256 windows-1256 x-cp1256
windows-1257 cp1257 windows-1257 x-cp1257
windows-1258 cp1258 windows-1258 x-cp1258
x-mac-cyrillic x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
gb18030 gb18030
Big5 big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp
ISO-2022-JP csiso2022jp iso-2022-jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement
UTF-16BE unicodefffe utf-16be
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
x-user-defined x-user-defined`;function T(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var p=Oo();function Oo(){let t=be.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(
t)}var Io=T(()=>new Map(p.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),O=0,_t=21,To=29,Dt=33,D=36,j=37,N=38;var Se=t=>t<D&&t!==Dt,dt=t=>t>O&&t<To;function R(t){let e=Io();return e.get(t)??e.get(Ie(Ao(t)))}function Oe(t){let e=ut(t),n={936:"gbk",950:"big5"}[e]??e,o=p.findIndex(({labels:r})=>r.some(i=>ut(i)===n));return o<0||
o===D?void 0:o}var ut=t=>Ie(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Bo=[{encoding:O,bytes:[239,187,191]},{encoding:j,bytes:[254,255]},{encoding:N,bytes:[255,
254]}];function lt(t){return Bo.find(e=>e.encoding===t)?.bytes}function $(t){return t===O||t===j||t===N}function Ao(t){let[e,n]=[
0,t.length];for(;e<n&&Ee(t[e]);)e+=1;for(;n>e&&Ee(t[n-1]);)n-=1;return t.slice(e,n)}var Ee=t=>`	
\f\r `.includes(t);function Ie(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var U=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};var ht=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Te=Symbol.for("encoding-wasm.UnmappableError"),pt=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){
super(`${ht(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=
r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o==
"object"&&o!==null&&Te in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,
...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",
{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Te,{value:!0,...n}),t})();var Be=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ae=()=>Object.getPrototypeOf(Uint8Array.prototype),Rt=t=>Be(Ae(),
t);var Fe=t=>Ae()[t];var Ct=Rt("buffer"),Me=Rt("byteOffset"),Fo=Rt("byteLength"),Mo=Fe("set"),Lo=Fe("slice");var No=Be(ArrayBuffer.prototype,"byteLength");var m=t=>Fo.call(t),B=(t,e,n=m(t))=>new Uint8Array(Ct.call(t),Me.call(t)+e,n-e);function Le(t,e){let n=Me.call(t),o=e+(-(n+e)&3),r=Math.max(0,m(t)-o)>>2,i=r>0?new Int32Array(Ct.call(t),n+o,r):new Int32Array;
return{start:o,words:i}}var Pt=(t,e,n)=>Mo.call(t,e,n),$o=(t,e,n)=>Lo.call(t,e,n),Uo=24;function Ne(t,e,n){if(n>Uo)return $o(t,e,e+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function nt(t){try{return No.call(Ct.call(t)),!1}catch{return!0}}var mt=t=>globalThis.Buffer?.prototype?.[t],wt=mt("ucs2Slice"),$e=mt("ucs2Write"),Wt=mt("utf8Slice"),Ue=mt("latin1Slice"),
ko=t=>globalThis[t],ke=ko("TextDecoder"),_o=ke?.prototype?.decode;function G(t){let e=new ke(t,{ignoreBOM:!0});return _o.bind(e)}function H(t){try{return t()}catch{return}}var gt=()=>"InternalError"in globalThis,_e=()=>"Bun"in globalThis,yt=()=>"Den\
o"in globalThis,ot=()=>Number.parseInt(globalThis.process?.versions?.node,10),De=()=>globalThis.process?.getBuiltinModule?.(
"node:buffer")?.isAscii;var Pe=512,jt=64,Re=[];function We(t,e,n,o){return n<Pe?o(t,e,n)??Ce(t,e,n):Ce(t,e,n)??Do(t,e,o)??o(t,e,n)}function Ce(t,e,n){
let o=Ro();if(!(!o||!Po(t,e,n)||nt(e)))try{return o.call(e,0,n)}catch{return}}function Do(t,e,n){if(!(!vo(t)||nt(e)))return Re[t]??=
H(()=>jo(t,n))??null,Re[t]?.(e)}var Ro=T(()=>H(Co));function Co(){let t=Ue,e=Uint8Array.from({length:256},(n,o)=>o);return t.
call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Po(t,e,n){if(t===_t)return Wo(e,n);if(n>jt||(e[0]|e[n>>1]|e[n-
1])>=128)return!1;for(let o=0;o<n;o++)if(e[o]>=128)return!1;return!0}function Wo(t,e){if(e<Pe)return vt(t,0,e);let{start:n,
words:o}=Le(t,0),r=n+4*o.length;if(!vt(t,0,n)||!vt(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&
~(s<<2)&2155905152)!==0)return!1}return!0}function vt(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var vo=t=>dt(
t)&&(gt()||t===_t&&(_e()||!(ot()>0)));function jo(t,e){let n=G(p[t].name),o=i=>n(i)===e(t,i,m(i)),r=Uint8Array.from({length:4096},
(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Ve=ft(ve(),1);var je="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Ge(t){if(Uint8Array.fromBase64)return Uint8Array.
fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);
for(let s=0;s<je.length;s++)n[je.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),
i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var Go=65539;function qe(t,e){let n=xt(Ho,t,e),o=xt(Vo,t,e);if(n&&o){let c=yt()?Number.POSITIVE_INFINITY:64;return{read:(a,f)=>(f<
128?n:o).read(a,f),write:(a,f)=>(a.length<c?n:o).write(a,f),readBytes:n.readBytes,most:o.most}}let r=Gt(t);if(n){let c=gt()?
xt(He,t,e):void 0;return c?{...n,read:(a,f)=>(f<4096?n:c).read(a,f)}:n}let i=o??xt(He,t,e)??r,s=o?6:16;return{read:(c,a)=>(a<
s?r:i).read(c,a),write:(c,a)=>(c.length<16?r:i).write(c,a),most:i.most}}function xt(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer \
than what is short";try{let r=t(e);return r.write(o,n),Gt(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{
return}}function Ho(t){let e=new WebAssembly.Module(Ge(Ve.default),{builtins:["js-string"]}),{exports:n}=new WebAssembly.
Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:Go}}function Vo(t){let[e,n]=[wt,$e],o=new Uint8Array(t.buffer),
r=()=>(m(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.
length),most:Number.POSITIVE_INFINITY}}function He(t){let e=G("utf-16le"),{write:n,most:o}=Gt(t);return{read:(r,i)=>e(new Uint16Array(
t.buffer,r,i)),write:n,most:o}}function Gt(t){let e=new Uint16Array(t.buffer),n=()=>(m(e)===0&&(e=new Uint16Array(t.buffer)),
e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<
c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<
o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Ht,u,bt,Ye,rt,C,S={input:0,units:0,output:0},St=-1,b=65536,Ot=0,Et={name:"",encoding:St},w={isBusy:!0,newCodec:Number.
NaN},it=Number.NaN;function It(t,e){Et.name=t,Et.encoding=e,w.newCodec=it,w.isBusy&&ze(),w.isBusy=!0}function ze(){try{Je(),
Ht??=Xe(xe()),Ko(new WebAssembly.Instance(Ht))}catch(t){throw Ze(t)}}function Ke(t){try{Je(),Ht=zo(Xe(t))}catch(e){throw Ze(
e)}ze()}function Xe(t){return qo(t)?t:new WebAssembly.Module(t)}function qo(t){try{return WebAssembly.Module.customSections(t,kt),
!0}catch{return!1}}var Yo="encoding-wasm";function zo(t){let[e]=WebAssembly.Module.customSections(t,Yo),n=`${kt} 0.1.0`,
o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the\
 given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ko({exports:t}){if(u=t,
u.block_length()!==b)throw new Error("The module has blocks of another length.");Vt=WebAssembly.RuntimeError,S.input=u.input(),
S.units=u.units(),S.output=u.output(),Yt(),C=qe(u.memory,S.units),Ot=Math.min(u.units_length(),C.most),w.isBusy=!1}function Je(){
if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but label\
s and names needs. Turn it on, or use another host.")}function Ze(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,
{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Xo(t))return new RangeError(`encoding-wasm: ${Qe} (${e})`,{cause:t});
if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wa\
sm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAss\
embly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;
return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Qe="\
no memory for WebAssembly; free some, and call again",Xo=t=>t instanceof RangeError&&/memory/i.test(t.message);function V(){
return m(bt)===0&&Yt(),bt}function qt(){return m(bt)===0&&Yt(),Ye}function Yt(){bt=new Uint8Array(u.memory.buffer),rt=new Uint8Array(
u.memory.buffer,S.input,b),Ye=new Int32Array(u.memory.buffer,u.codec(),u.codec_length()>>2)}var Vt;function q(t){if(!Vt||!(t instanceof Vt))return t;let e=p[Et.encoding]?.name,n=`${Et.name}${e?` of ${e}`:""} fail\
ed`;return Zo()?new RangeError(`encoding-wasm: ${n}: ${Qe}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Jo=32;function Zo(){try{
return u.memory.grow(Jo),!1}catch{return!0}}function W(){let t=qt(),e=new Int32Array(t.length);for(let n=0;n<e.length;n++)e[n]=t[n];return e}function en(){return u.
held()!==0?W():(w.newCodec=zt,null)}function nn(t){let e=qt();for(let n=0;n<t.length;n++)e[n]=t[n]}function on(t,e){Qo(t,
e)||(It("decoding",t),e?nn(e):u.new_decoder(t),zt=t===Dt||t===D?it:t)}var zt=it;function Qo(t,e){return e||w.newCodec!==
t||w.isBusy?!1:(w.newCodec=it,w.isBusy=!0,!0)}function Kt(t,e,n,o){It("transcoding",t),o?nn(o):u.new_transcoder(t,e,+n)}function rn(t,e){u.set_source_encoding(t,+e),w.
isBusy=!1}var sn=-1,tr=-2;function cn(t,e,n,o,r){Tt(t,e),w.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return w.isBusy=!1,r&&i>=0&&(w.
newCodec=zt),ln(i)}var P={encoding:St,at:0,owner:void 0};function Xt(t,e,n){let o=dt(t),r=n<=jt&&(e[0]|e[n>>1]|e[n-1])<128;if(!o&&!r||((P.encoding!==
t||P.owner!==u||w.isBusy)&&(It("decoding",t),P.owner=u,P.at=C.readBytes?u.byte_table(t):0,P.encoding=t,w.isBusy=!1),P.at===
0))return;if(n<=b){if(Tt(e,n),!o){for(let s=0;s<n;s++)if(rt[s]>=128)return}return tn(n)}if(C.most>Ot)return;let i="";for(let s=0;s<
n;s+=b){let c=Math.min(b,n-s);Tt(B(e,s,s+c),c),i=Y(i,tn(c))}return i}var tn=t=>C.readBytes(S.input,t,P.at);function Y(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long\
 for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var er=3,an=t=>t+b+er<=Ot,
fn=()=>V()[S.units]|V()[S.units+1]<<8,un=(t,e)=>C.read(S.units+2*t,e-t);var A={none:0,source:1,result:2};function dn(t,e,n,o){let r=m(t);Tt(t,r),w.isBusy=!0;let i=u.transcode_block(r,+e,n,o);return w.
isBusy=!1,ln(i)}var nr=8;function Tt(t,e){let n=V();if(e>nr)try{Pt(rt,t)}catch{Pt(rt,B(t,0,e))}else for(let o=0;o<e;o++)
n[S.input+o]=t[o]}function ln(t){if(t<tr)throw new Error("encoding-wasm: the current codec is of another kind. Please re\
port it.");return t}var hn=t=>Ne(V(),S.output,t),pn=t=>V().subarray(S.output,S.output+t),F={finished:()=>u.finished()!==
0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()},z={malformed:()=>u.
replaced(),firstMalformed:()=>u.first_replaced(),unmappable:()=>u.unmapped(),firstUnmappable:()=>u.first_unmapped(),codePoint:()=>u.
unmapped_code_point()};var Bt=["fatal","html","replacement"];var E=class extends Error{};function mn(t,e){let n=c=>{let a=e.find(({flags:d})=>Zt(d).includes(c));if(a)return a;let f=sr(
c,e.flatMap(({flags:d})=>Zt(d)));throw new E(`unknown option '${c}'${f?`
(Did you mean ${f}?)`:""}`)},o={},r=[...t],i=[],s=(c,a)=>{let{flags:f,isOptional:d,omitted:h}=c,y=Jt(c)?a??(d?h:r.shift()):
!0;if(y===void 0)throw new E(`option '${f}' argument missing`);o[or(f)]=y===!0||rr(c,y)};for(;r.length>0;){let c=r.shift();
if(c==="--")i.push(...r.splice(0));else if(c.startsWith("--")){let[a,f]=ir(c,c.indexOf("=")),d=n(a);if(f!==void 0&&!Jt(d))
throw new E(`option '${d.flags}' takes no argument`);s(d,f?.slice(1))}else if(c.startsWith("-")&&c!=="-")for(let a=c.slice(
1);a!=="";){let f=n(`-${a[0]}`);a=a.slice(1),s(f,a||void 0),Jt(f)&&(a="")}else i.push(c)}return{values:o,files:i}}var Zt=t=>t.
replace(/ <.*/,"").split(", "),Jt=({flags:t})=>t.endsWith(">"),or=t=>Zt(t).at(-1).replace(/^-+/,"").replace(/-./g,e=>e[1].
toUpperCase());function rr({flags:t,choices:e,parse:n},o){if(e&&!e.includes(o))throw new E(`option '${t}' argument '${o}\
' is invalid. Allowed choices are ${e.join(", ")}.`);if(!n)return o;try{return n(o)}catch(r){throw r instanceof E?new E(
`option '${t}' argument '${o}' is invalid. ${r.message}`):r}}var ir=(t,e)=>e<0?[t]:[t.slice(0,e),t.slice(e)];function sr(t,e){
let n=e.map(r=>({other:r,distance:cr(t,r)})),[o]=n.sort((r,i)=>r.distance-i.distance);return t.startsWith("--")&&o.distance<=
2?o.other:void 0}function cr(t,e){let n=Array.from({length:e.length+1},(o,r)=>r);for(let o of t){let r=[n[0]+1];for(let i=0;i<
e.length;i++)r.push(Math.min(n[i]+(o===e[i]?0:1),n[i+1]+1,r[i]+1));n=r}return n[e.length]}var st={failure:1,usage:2};var Qt=require("node:buffer"),gn=require("node:fs"),yn=56320;function xn(){let t=process.argv.slice(2);if(process.platform!==
"linux"||!t.some(n=>n.includes("\uFFFD")))return t;let e=(0,gn.readFileSync)("/proc/self/cmdline","latin1").split("\0").
slice(0,-1);return e.slice(e.length-t.length).map(n=>K(Buffer.from(n,"latin1")))}function K(t){if((0,Qt.isUtf8)(t))return wn(
t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+r)).find(r=>(0,Qt.isUtf8)(r));e+=o?wn(o):String.
fromCharCode(yn+t[n]),n+=o?.length??1}return e}var wn=t=>Buffer.from(t.buffer,t.byteOffset,t.length).toString();function g(t){
let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.
charCodeAt(0)-yn)))}function v(t){return t===""?"''":t==="-"?"standard input":t.replace(/[\p{Cc}\uDC80-\uDCFF]/gu,e=>`\\x${(e.
charCodeAt(0)&255).toString(16).toUpperCase().padStart(2,"0")}`)}var X=require("node:fs"),at=require("node:path");function bn(t,e){let n=t.flatMap(o=>En(o)?[o]:ar(o));return e?n.flatMap(o=>Sn(o)?On(o):[o]):n}function En(t){try{return t===
"-"||(0,X.lstatSync)(g(t),{throwIfNoEntry:!1})!==void 0}catch{return!0}}function Sn(t){try{return t!=="-"&&(0,X.statSync)(
g(t)).isDirectory()}catch{return!1}}function On(t){let e=te(t);return e?e.flatMap(({name:n,isFolder:o,isFile:r})=>{if(n.
startsWith("."))return[];let i=(0,at.join)(t,n);return o?On(i):r?[i]:[]}):[t]}function te(t){try{return(0,X.readdirSync)(
g(t),{withFileTypes:!0,encoding:"buffer"}).map(e=>({name:K(e.name),isFolder:e.isDirectory(),isFile:e.isFile()})).sort((e,n)=>e.
name<n.name?-1:1)}catch{return}}function ar(t){if(!/[*?[]/.test(t))return[t];let e=t.split("/"),n=e[0]===""?"/":".",o=ct(
n,e[0]===""?e.slice(1):e);return o.length>0?o:[t]}function ct(t,[e,...n]){if(e==="**"){let i=(te(t)??[]).filter(({name:s,
isFolder:c})=>c&&!s.startsWith(".")).flatMap(({name:s})=>ct((0,at.join)(t,s),[e,...n]));return[...n.length>0?ct(t,n):[],
...i]}if(!/[*?[]/.test(e)){let r=(0,at.join)(t,e);return n.length>0?Sn(r)?ct(r,n):[]:En(r)?[r]:[]}let o=fr(e);return(te(
t)??[]).flatMap(({name:r,isFolder:i})=>{if(!o.test(r)||r.startsWith(".")&&!e.startsWith("."))return[];let s=(0,at.join)(
t,r);return n.length===0?[s]:i?ct(s,n):[]})}function fr(t){let e=t.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g,
(n,o,r)=>n==="*"?".*":n==="?"?".":r!==void 0?`[${o&&"^"}${r.replaceAll("\\","\\\\")}]`:`\\${n}`);return new RegExp(`^${e}\
$`,"su")}var An=require("node:fs"),Fn=require("node:path");var Tn=require("node:util");var Bn={ELOOP:"its symbolic links lead round in a circle; check where they point",ENAMETOOLONG:"its name is longer than \
the file system allows; use a shorter one",ENOTDIR:"a part of its path is a file and no directory; check the path"},ee={
...Bn,EACCES:"its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
EIO:"its device failed while it was read; check the device",EISDIR:"it is a directory; name the files in it",ENOENT:"the\
re is no such file; check its name and its directory",EPERM:"the system does not let you read it; ask its owner"},ne={...Bn,
EACCES:"its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",EBUSY:"it \
is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",EDQUOT:"your disk quota is use\
d up; free some space, or write elsewhere",EFBIG:'it becomes larger than the file system, or the limit that "ulimit -f" \
shows, allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or takes no new files; make it first, or wri\
te elsewhere",ENOSPC:"no space is left on its device; free some, or write elsewhere",EPERM:"the system does not let you \
write it; write elsewhere",EROFS:"its file system can only be read; write elsewhere"};function J(t,e){let{code:n="",errno:o}=t,
r=o===void 0?void 0:(0,Tn.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??`${r} (${n})`)}function Z(t,e){
return oe(t,e instanceof Error?e.message:String(e)),st.failure}function oe(t,e){Q(`encoding-wasm: ${t}: ${e}
`)}var In=!1;function Q(t){In||process.stderr.on("error",()=>{}),In=!0,process.stderr.write(t)}var tt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function Mn(){let t=(0,Fn.join)(__dirname,"encoding.wasm");try{return Ke((0,An.readFileSync)(t)),!0}catch(e){let{message:n}=J(
e,{});return Z(`its part ${v(t)} cannot be loaded`,`${n}; install encoding-wasm again, or use a newer Node`),!1}}var ur=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
IBM866 866nav
ISO-8859-2 28592 912
ISO-8859-3 28593 913
ISO-8859-4 28594 914
ISO-8859-5 28595 915
ISO-8859-6 28596 1089 arabic8
ISO-8859-7 28597 813
ISO-8859-8 28598 916 hebrew8
ISO-8859-8-I 38598
ISO-8859-10 28600 919
ISO-8859-13 28603 921 isoir179 l7
ISO-8859-14 28604 celtic celtic8 isoceltic isoir199 l8
ISO-8859-15 28605 923 isoir203
ISO-8859-16 28606 isoir226 l10
KOI8-R 878 20866
KOI8-U 1168 21866
macintosh 10000 1275
windows-874 9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331
windows-1250 5346 msee
windows-1251 5347 mscyrl
windows-1252 5348 20127 28591 367 646 ascii8 iso646us msansi
windows-1253 5349 msgreek
windows-1254 5350 28599 920 msturk turkish turkish8
windows-1255 9447 mshebr
windows-1256 9448 msarab
windows-1257 9449 winbaltrim
windows-1258 5354
x-mac-cyrillic 10007 10017 1283 macukraine macuk
GBK 1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936
gb18030 1392 54936 gb180302000 gb180302005 gb180302022
Big5 1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 msc950 mswi\
n950
EUC-JP 954 20932 33722 51932 5050 eucjpms eucjpwin ujis
ISO-2022-JP 50220 50221 50222 csjisencoding iso2022jp1978 jis jis7 jisencoding
Shift_JIS 943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms
EUC-KR 970 1363 51949 cswindows949 mscp949 mswin949 uhc
UTF-16BE 1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,dr=T(()=>new Map(ur.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,R(e)])})));function Ln(t){return R(t)??dr().get(ut(t))??Oe(t)}var zi=1<<20;var Nn=["detect","html","xml"];var $n=["fatal","html","replacement","ignore","translit"];var Un=["bash","zsh","fish"];var kn=[{flags:"-f, --from <LABEL>",what:'The encoding of the input, by any of its names, or "auto" to find that of each\
 file.',parse:lr,completes:"encoding"},{flags:"-t, --to <LABEL>",what:"The encoding of the output; UTF-8 by default. Beh\
ind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
parse:hr,completes:"encoding"},{flags:"-o, --output <FILE>",what:"Write to a file, which appears when all input is conve\
rted, not before.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:"Replace each file by its conversion. With a \
suffix, such as --in-place=.bak, the old file stays under its name with the suffix; without one, invalid bytes are an er\
ror, as with --fatal.",isOptional:!0,omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of each file to a f\
ile of the same name in this directory.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in the dir\
ectories that are named."},{flags:"--skip-utf8",what:"Leave files alone that are UTF-8 already."},{flags:"-n, --dry-run",
what:"Write nothing, but tell what would be done."},{flags:"-c",what:"Leave out invalid bytes, and characters that the o\
utput\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid bytes instead of replacing them wit\
h U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the output\u2019s encoding can\u2019t represent: st\
op (fatal, the default), write them as in HTML, &#128169;, which a reader can\u2019t distinguish from the same characters in \
the text (html), write ? (replacement), leave them out (ignore), or write their best fit, and stop if there is none (tra\
nslit).",choices:$n},{flags:"--bom <MODE>",what:"Whether the output begins with a byte order mark, in UTF-8 and UTF-16: \
always (add, or no mode), never (strip, the default), or if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,
omitted:"add"},{flags:"--eol <EOL>",what:"Make all ends of lines LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-decla\
ration",what:"Make <meta charset> and XML declarations say the output\u2019s encoding."},{flags:"--repair",what:'Repair \
text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, \
"auto" by default.'},{flags:"--detect",what:'Convert nothing: tell the encoding that "--from auto" takes, its score, and\
 what says so; or that a file is ASCII, empty, binary or unknown.'},{flags:"--json",what:"With --detect: tell it in JSON\
."},{flags:"--sniff <MODE>",what:'With "auto" and --detect: from statistics alone (detect, the default), or first from w\
hat HTML or XML say.',choices:Nn},{flags:"--locale <TAG>",what:'With "auto" and --detect: the language, such as "ja", as\
 a hint.'},{flags:"-q, --quiet",what:"Don\u2019t tell what was replaced, nor how many files were converted."},{flags:"-s\
, --silent",what:"The same."},{flags:"-v, --verbose",what:'Tell which encoding "--from auto" takes for each file, and wh\
y.'},{flags:"-l, --list",what:"List the encodings and their labels."},{flags:"--completion <SHELL>",what:"Write a script\
 for completion in a shell.",choices:Un}],_n=`Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
       encoding-wasm --detect [--json] [FILE\u2026]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the input
  -i, --in-place[=SUFFIX]  replace each file; keep the old one with the suffix
      --out-dir DIR        write each file to a directory
  -r, --recursive          all files in folders  -n, --dry-run  write nothing
      --skip-utf8          leave files alone that are UTF-8 already
  -c                       leave out what is invalid or can't be represented
      --fatal              stop at invalid bytes instead of replacing them
      --unmappable MODE    what can't be represented: fatal, html, replacement,
                           ignore, translit
      --bom[=MODE]         byte order mark: add, keep, strip
      --eol EOL            ends of lines: lf, crlf
      --fix-declaration    correct <meta charset> and XML declarations
      --repair             undo an earlier wrong decoding (mojibake)
      --detect [--json]    only tell the encodings of files
      --sniff MODE         for "auto": detect, html, xml  --locale TAG  language
  -q, -s, --quiet          fewer messages   -v, --verbose  what "auto" takes
  -l, --list               all encodings    --completion SHELL  bash, zsh, fish
Exit codes: 0 success; 1 a file could not be converted; 2 wrong usage.
Example: encoding-wasm -f auto --in-place=.bak *.srt
`,Dn=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}],Rn=[{flags:"--man\
ual",what:""}];function lr(t){let e=t.replace(/\/\/.*$/s,"");return e==="auto"?e:Cn(e)}function hr(t){let[e,...n]=t.split(
"//"),o=Cn(e),r=n.map(c=>c.toUpperCase()),i=r.findIndex(c=>!["","TRANSLIT","IGNORE"].includes(c));if(i>=0)throw new E(`I\
t ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGNORE");return r.includes("TRANSLIT")?
{to:o,otherwise:s?"":"?"}:s?{to:o,unmappable:"ignore"}:{to:o}}function Cn(t){let e=R(t)??Ln(t);if(e===void 0)throw new E(
"No encoding has this name; encoding-wasm --list shows all.");if(e===D)throw new E("It stands for an encoding that holds\
 no text.");return e}var l=require("node:fs"),M=require("node:path");var vn=1;function ie(t){if(t===void 0)return pr();if(t==="")throw new Error("its name has no characters; give it one");let e=(0,l.lstatSync)(
g(t),{throwIfNoEntry:!1}),n=e?.isSymbolicLink(),o=n?(0,l.statSync)(g(t),{throwIfNoEntry:!1}):e;if(o?.isDirectory()||t.endsWith(
"/")||t.endsWith(M.sep))throw new Error(ne.EISDIR);return o&&!o.isFile()?se((0,l.createWriteStream)(g(t)),!0):(o&&(0,l.accessSync)(
g(t),l.constants.W_OK),gr(n?re(t):t,o))}var Pn;function pr(){return Pn??=mr(),Pn}function mr(){let t=(0,l.fstatSync)(vn,
{bigint:!0}),e=t.isFile()?t:void 0;return process.platform==="win32"&&!e?se(process.stdout,!1):wr(e)}function wr(t){let e,
n=()=>{e??=se(process.stdout,!1)};return{file:t,keepListening:t?void 0:n,write(o){let r=o;try{for(;!e&&r.length>0;)r=r.subarray(
(0,l.writeSync)(vn,r))}catch(i){if(i.code!=="EAGAIN")throw i;n()}r.length>0&&e?.write(r)},wait:()=>e?.wait(),finish:()=>e?.
finish(),discard(){}}}function se(t,e){t.on("error",()=>{});let n,o=i=>new Promise((s,c)=>i(a=>a?c(a):s(void 0))),r=()=>{
let i=n;return n=void 0,i};return{write(i){let s=o(c=>t.write(Uint8Array.from(i),c));n=Promise.all([n,s]),n.catch(()=>{})},
wait:r,async finish(){await r(),e&&await o(i=>{t.once("error",i).once("close",()=>i()),t.end()})},discard:()=>e?t.destroy?.():
void 0}}function re(t){if(!(0,l.lstatSync)(g(t),{throwIfNoEntry:!1})?.isSymbolicLink())return t;let e=K((0,l.readlinkSync)(
g(t),"buffer"));return(0,M.isAbsolute)(e)?re(e):re(`${K(l.realpathSync.native(g((0,M.dirname)(t)),"buffer"))}${M.sep}${e}`)}
var Wn=0;function gr(t,e){Wn+=1;let n=[process.pid,Wn,Math.random().toString(36).slice(2)].join("-"),o=g((0,M.join)((0,M.dirname)(
t),`.encoding-wasm-${n}.tmp`)),r=(0,l.openSync)(o,"wx",e?384:438),i=!0,s=()=>{i&&(i=!1,(0,l.closeSync)(r))};return{write(c){
for(let a=c;a.length>0;)a=a.subarray((0,l.writeSync)(r,a))},wait(){},finish(){s(),e&&(yr(o,e),(0,l.chmodSync)(o,e.mode)),
(0,l.renameSync)(o,g(t))},discard(){try{s()}finally{(0,l.rmSync)(o,{force:!0})}}}}function yr(t,{uid:e,gid:n}){try{(0,l.chownSync)(
t,e,n)}catch{}}async function et(t){try{let e=ie();return e.write(Buffer.from(t)),await e.finish(),0}catch(e){return ce(
void 0,e)}}function ce(t,e){let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(n))return 0;let o=t===void 0?"standard o\
utput":v(t);return Z(`cannot write ${o}`,J(e,ne))}var jn={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},At=class t{from;to;#e=null;#t=0;#n;#o={
...jn};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",
source:"user",score:null}}setSource(e,n){this.from=e,this.#e&&(Kt(e,this.to,this.#n.ignoreBOM,this.#e),rn(e,n),this.#e=W())}get position(){
return this.#t}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#e=this.#e,n.#t=this.#t,
n}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=hn}=this.#n;
s&&!this.#e&&o(Uint8Array.from(lt(this.to)??[]));let f=Math.max(0,Bt.indexOf(c)),d=m(e);try{Kt(this.from,this.to,i,this.#e);
for(let h=0;;){let y=d-h<=b,_=y&&h===0?e:B(e,h,y?d:h+b),I=dn(_,r,f,y?n:A.none);this.#r(this.#t+h);let L=I<0?F.written():
I;if(L>0&&o(a(L)),I<0&&this.#i(I,h),h+=F.read(),y&&F.finished())break}}catch(h){throw q(h)}this.#e=W(),this.#t=n===A.none?
this.#t+d:0}takeLosses(){let e=this.#o;return this.#o={...jn},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+
z.firstMalformed()),n.malformed+=z.malformed(),n.unmappable===0&&(n.firstUnmappable=e+z.firstUnmappable(),n.codePoint=z.
codePoint()),n.unmappable+=z.unmappable()}#i(e,n){let o=this.#t+n+F.start();throw this.#e=W(),this.#t=0,e===sn?new U(p[this.
from].name,o,F.length()):new pt(F.codePoint(),o,p[this.to].name)}};var Gn=13,Ft=10,Mt=class{#e;#t;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#t=n===j||n===N?2:1,this.#n=n===j?0:1,this.#e=
(e==="lf"?[Ft]:[Gn,Ft]).flatMap(o=>this.#t===1?[o]:n===j?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,
e]):e,o=n.length-n.length%this.#t;this.#r=n.slice(o);let r=new Uint8Array(o*this.#e.length),i=0;for(let s=0;s<o;s+=this.#t){
let c=this.#t===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,a=c===Gn;if(a||c===Ft&&!this.#o)r.set(this.#e,i),i+=this.#e.length;else if(c!==
Ft)for(let f=0;f<this.#t;f++)r[i++]=n[s+f];this.#o=a}return r.subarray(0,i)}};var x=require("node:fs");var Lt=1<<18,Hn,ae=0;async function qn(t,e){let n=async i=>{try{return await i()}catch(s){throw J(s,ee)}},{next:o,close:r}=await n(
()=>t==="-"?br(e):Er(g(t),e));return{next:()=>n(o),close:r}}function br(t){let e=Xn((0,x.fstatSync)(ae,{bigint:!0}),t);return e.isFile()?Yn(ae,e,()=>{}):Sr()}function Er(t,e){let n=Xn(
(0,x.statSync)(t,{bigint:!0}),e);if(!n.isFile())return Or(t);let o=(0,x.openSync)(t,"r");return Yn(o,n,()=>(0,x.closeSync)(
o))}function Yn(t,{size:e},n){Hn??=new Uint8Array(Lt);let o=Hn,r=0;return{async next(){let i=(0,x.readSync)(t,o,0,Lt,null);
if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,x.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it was made shorter wh\
ile it was read, so that its end is missing; convert it again")},close:n}}function Sr(){let t=zn(ae,()=>{}),e=process.platform===
"win32"?Vn():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Vn()}return e.
next()},close:()=>e?.close()}}function Vn(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Or(t){let e=await Kn(n=>(0,x.open)(t,n));return zn(
e,()=>(0,x.closeSync)(e))}function zn(t,e){let n=new Uint8Array(Lt);return{next:async()=>{let r=await Kn(i=>(0,x.read)(t,
n,0,Lt,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Kn=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function Xn(t,e){
if(t.isDirectory())throw new Error(ee.EISDIR);if(e&&t.ino===e.ino&&t.dev===e.dev)throw new Error("it is the output as we\
ll; write to another file, or with -o, which may be the input");return t}var Zn=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"];var fe=new Set,ue=!1,Jn=Date.now();function de(t){if(fe.add(t),!ue)for(let e of Zn)process.on(e,Qn);return ue=!0,()=>fe.
delete(t)}function Qn(t){for(let e of fe)e();for(let e of Zn)process.off(e,Qn);process.kill(process.pid,t)}function to(){
if(!(!ue||Date.now()-Jn<50))return new Promise(t=>{setImmediate(()=>{Jn=Date.now(),t()})})}function no(t,e,{to:n,unmappable:o,drop:r}){let i=[],{malformed:s,firstMalformed:c,firstUnmappable:a,codePoint:f}=t;if(r)
return s>0&&i.push(`${tt(s,"invalid byte sequence")} ${le(s)} left out, ${he(s)}at offset ${c}`),t.unmappable>0&&i.push(
`${eo(t.unmappable,n)} ${le(t.unmappable)} left out`),i;if(s>0){let h=tt(s,"invalid byte sequence"),y=`${he(s)}at offset\
 ${c}`;i.push(`${h} became ${Tr(n,o)}, ${y}; the file is damaged, or not in ${p[e].name}: check --from, or use --fatal t\
o stop at such bytes`)}let d=o==="ignore"?`${le(t.unmappable)} left out`:Ir[typeof o=="function"?"function":o];if(t.unmappable>
0&&d){let h=`${he(t.unmappable)}${pe(f)} at offset ${a}`;i.push(`${eo(t.unmappable,n)} ${d}, ${h}; use --unmappable html\
, or --to utf-8`)}return i}var Ir={replacement:"became ?",translit:"became their best fit",function:"became their best f\
it, or ?"},le=t=>t===1?"was":"were",he=t=>t===1?"":"the first ",eo=(t,e)=>`${tt(t,"character")} that ${p[e].name} can't \
represent`;function pe(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(e)?`${e} (${ht(t)})`:ht(t)}
function Tr(t,e){return lt(t)||t===R("gb18030")?"U+FFFD":e==="ignore"?"nothing":e==="html"?"&#65533;":"?"}var io=require("node:fs");var me=1e6,Br=20*me,Ar=2*me,Fr=100,oo=40,Mr="\x1B[?25l",Lr="\x1B[?25h",ro="\r\x1B[K";function so(t,e,n){let o,r=0,i=!1,s=!1,
c=0,a=Date.now();function f(d){let h=Date.now();if(i&&h-c<Fr)return;c=h,s||n(),s=!0;let y=kr(r,d,(h-a)/1e3);Q(`${i?"":Mr}${ro}${y.
slice(0,process.stderr.columns)}`),i=!0}return{add(d){r+=d,!(r<Ar)&&(o??={total:$r(t),canShow:Nr(e)},o.canShow&&(o.total??
r)>=Br&&f(o.total))},stop(){i&&Q(`${ro}${Lr}`),i=!1}}}var Nr=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.
stdout.isTTY);function $r(t){let e=0;for(let n of t){let o=n==="-"?void 0:Ur(n);if(!o?.isFile())return;e+=o.size}return e}
function Ur(t){try{return(0,io.statSync)(g(t))}catch{return}}function kr(t,e,n){let o=`${Nt(t/Math.max(n,.001))} MB/s`;if(e===
void 0)return`${Nt(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(Math.round(r*oo)).padEnd(oo,"\u2591"),s=Math.
ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(r*100)} % | ${Nt(t)} of ${Nt(e)} MB | ${o} | ${c}${s%
60} s left`}var Nt=t=>(t/me).toFixed(1);var _r=24,Dr=T(()=>H(Cr)),Rr=T(()=>H(Wr));function co(t,e,n){if(!(t!==O&&t!==N)&&!(n<_r&&(n===0||t===N||!ao()))&&!nt(e))return t===O?Dr():Rr()}function Cr(){let t=ot()<22?De():()=>!0;if(!t)return;let e=G("utf-8"),n=Pr()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(
i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&
o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{
bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{
return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:
2)>c?s-c:s}return s}}}var ao=T(()=>ot()>=22&&!yt()&&Wt!==void 0);function Pr(){if(!ao())return;let t=Wt;return(e,n)=>t.call(
e,0,n)}function Wr(){let t=o=>wt.call(o,0,m(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.
length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){
if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-
r%2;return(o[i-1]&252)===216?i-2:i}}}var vr=65279,jr=24,Gr=256,$t=class{encoding;fatal;ignoreBOM;#e=null;#t=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=
e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return p[this.encoding].name}reset(){this.#e=null,this.#t=!1,this.#n=
0}decode(e,n,o){let r=this.#e,i=this.#t,s=this.#n,c=m(e),a="";try{a=this.#r(e,c,n)??this.#c(e,c,n)}catch(d){throw this.#e=
r,this.#t=i,this.#n=s,q(d)}let f=this.#o;if(f)throw this.#o=null,this.#t=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){
let r=co(this.encoding,e,n),i=this.#i(e,n,!r);return i===void 0||this.fatal&&i.includes("\uFFFD")?r&&this.#s(r,e,n,o):(this.#n+=
n,this.#t||=n>0,i)}#i(e,n,o){if(!(this.#e||!Se(this.encoding)))return o?We(this.encoding,e,n,Xt):n<jr?Xt(this.encoding,e,
n):void 0}#s(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<Gr&&(this.#e||c<o))return;if(this.#e){if(this.encoding!==
O)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#c(B(n,0,i),i,!0),this.#o)return s}!this.#t&&!this.ignoreBOM&&
n[i]===e.bom[0]&&e.bom.every((d,h)=>n[i+h]===d)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#t||=c>0;let a=i===0&&c===
o?n:B(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=Y(s,this.#c(a,c-i,!0)),this.#o)return s}else s=Y(s,f),this.#n+=
c-i;return c<o?Y(s,this.#c(B(n,c),o-c,r)):s}#c(e,n,o){on(this.encoding,this.#e);let r="",i=this.#t||this.ignoreBOM||!$(this.
encoding),s=0;for(let c=0;;c+=b){let a=n-c<=b,f=Math.min(b,n-c),d=c===0&&a?e:B(e,c,c+f),h=cn(d,f,s,this.fatal,o&&a);if(h<
0)return this.#e=W(),this.#o=new U(this.name,this.#n+c+F.start(),F.length()),r;if(s+=h,s>0&&(a||!an(s))&&(r=Y(r,un(!i&&fn()===
vr?1:0,s)),i=!0,s=0),a)break}return this.#t=i,this.#e=o?null:en(),this.#n+=n,r}};var fo=10,Ut=class{line=1;column=1;#e;#t=[];constructor(e){this.#e=new $t(e,!1,!0)}startFile(){this.line=1,this.column=1,
this.#t=[]}advance(e){let n=0;for(let o=e.indexOf(fo);o>=0;o=e.indexOf(fo,n))n=o+1,this.line+=1;n>0&&(this.column=1,this.#e.
reset(),this.#t=[]),this.#t.push(e.slice(n))}settle(){for(let e of this.#t)for(let n of this.#e.decode(e,!1))this.column+=
1;this.#t=[]}};var uo={isLending:!0,newTranscoder:({from:t,to:e},n)=>new At(t,e,{...n,take:pn})},k=class extends Error{};async function lo(t,e){
let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=so(t.files,n,()=>{o?.keepListening?.(),n&&(r=de(i))}),
c=0;try{n||(r=de(i)),o=t.isDry?Hr:ie(t.output);let a=new we(t,e,o,s);for(let f of t.files)if(c=await a.add(f)||c,c!==0&&
!n)break;c!==0&&!n?o.discard():await a.end(),s.stop()}catch(a){i(),c=ce(t.output,a instanceof k?a.cause:a)||c}return r(),
c}var Hr={write(){},wait(){},finish(){},discard(){}},we=class{#e;#t;#n;#o;constructor(e,n,o,r){this.#e=e,this.#t=o,this.#n=
r,this.#o=new ge(e,n,i=>{try{o.write(i)}catch(s){throw new k("The output failed.",{cause:s})}})}async add(e){try{return await this.#r(
e),this.#s(e),0}catch(n){if(n instanceof k)throw n;return this.#o.abandon(),await this.#i(),this.#s(e),this.#n.stop(),Z(
v(e),n)}}async end(){this.#o.convert(new Uint8Array,A.result),await this.#t.finish()}async#r(e){let n=await qn(e,this.#t.
file);try{for(let r=await n.next();r;r=await n.next())this.#o.convert(r,A.none),await this.#i(),this.#n.add(r.length),await to()}finally{
await n.close()}this.#o.convert(new Uint8Array,A.source),await this.#i();let{encoding:o}=this.#o;o!==void 0&&this.#e.onDecision?.(
o)}#i(){return this.#t.wait()?.catch(e=>{throw new k("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),oe(v(e),n)}},ge=class{#e;#t;#n;#o;#r;#i;#s=!1;#c=!1;#a;constructor(e,n,o){let{to:r,bom:i,fatal:s,unmappable:c,
eol:a}=e;this.#e=e,this.#t=n,this.#n=o;let f=i==="keep"&&$(r)&&e.files.length===1,d={fatal:s,ignoreBOM:f,bom:i==="add",unmappable:c};
this.#o=n.newTranscoder(e,d);let h=c==="fatal"||c==="translit";this.#a=h&&!$(r)?new Ut(r):void 0,this.#i=a&&new Mt(a,r)}get encoding(){
return this.#o.decision?.encoding}convert(e,n){let o;this.#c=!0,n!==A.result&&!this.#s&&(this.#r=this.#t.newFixer?.());let r=[];
try{this.#o.transcode(e,n,s=>{this.#a?.advance(s),this.#t.isLending?this.#f(s):r.push(s)})}catch(s){if(s instanceof k)throw s;
o=s}for(let s of r)if(!this.#r)this.#f(s);else for(let c of this.#r.add(s))this.#f(c);if(this.#s=!o&&n===A.none,this.#r&&
!this.#s){for(let s of this.#r.end())this.#f(s);this.#r=void 0}this.#a?.settle();let i=o&&qr(o,this.#a);if(this.#s||this.#a?.
startFile(),o)throw i}#f(e){this.#n(this.#i?this.#i.add(e):e)}abandon(){if(this.#s)try{this.convert(new Uint8Array,A.source)}catch(e){
if(e instanceof k)throw e}}takeMessages(){let{from:e,quiet:n,verbose:o}=this.#e,{decision:r}=this.#o,i=this.#o.takeLosses();
if(!r||!this.#c)return[];this.#c=!1;let s=n?[]:no(i,r.encoding,this.#e),{path:c=[]}=this.#o;return c.length>0&&!n&&s.unshift(
`it was ${c.join(", and then ")}; that is repaired`),o&&typeof e=="object"&&s.unshift(Vr(r)),s}};function Vr({encoding:t,
source:e,score:n}){let o=n===null?e:`${e}, ${n.toFixed(2)}`;return`it is taken for ${p[t].name} (${o})`}function qr(t,e){
if(t instanceof U){let n=t.length===1?"is":"are";return new Error(`${tt(t.length,"byte")} at offset ${t.offset} ${n} inv\
alid in ${t.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`)}if(t instanceof pt&&e){let{
line:n,column:o}=e;return new Error(`line ${n}, column ${o} (offset ${t.index}): ${t.encoding} can't represent ${pe(t.codePoint)}\
; use --unmappable translit, html or replacement, or --to utf-8`)}return t}var Yr=100;function zr(t){try{let{values:e,files:n}=mn(t,[...kn,...Dn,...Rn]),o=e.help||e.version?void 0:Kr(e,n);if(o)throw new E(
o);Xr(e,n).then(ho)}catch(e){if(!(e instanceof E))throw e;Q(`error: ${e.message}
(see encoding-wasm --help)
`),ho(st.usage)}}function Kr(t,e){let{from:n,output:o,list:r,detect:i,json:s,bom:c,inPlace:a,outDir:f,recursive:d,skipUtf8:h,
dryRun:y,completion:_}=t,I=a!==void 0||f!==void 0;if(o!==void 0&&(r||i||_))return`--output is for conversions; write ${r?
"--list":i?"--detect":"--completion"} \u2026 > FILE instead.`;if(s&&!i)return"--json is for --detect.";if(r||i||_||t.manual)
return;if(t.repair&&t.c)return"--repair and -c exclude each other.";if(n===void 0&&!t.repair)return"--from LABEL is miss\
ing: which encoding is the input in? --from auto finds it.";let{to:L}=po(t);if(c==="add"&&!$(L))return`--bom: ${p[L].name}\
 has no byte order mark.`;if(a!==void 0&&f!==void 0)return"--in-place and --out-dir exclude each other.";if(I&&o!==void 0)
return"--output is for one result; --in-place and --out-dir have one for each file.";if(I&&(e.length===0||e.includes("-")))
return"--in-place and --out-dir need the names of files.";if(a?.includes("/"))return"--in-place: a suffix can't contain \
'/'.";if((h||y)&&!I)return"--skip-utf8 and --dry-run are for --in-place and --out-dir.";if(d&&!I&&o===void 0&&e.length===
0)return"--recursive needs a directory."}var po=({to:t={to:O},c:e,unmappable:n})=>n?{to:t.to,unmappable:n}:{...e&&{unmappable:"\
ignore"},...t};async function Xr(t,e){if(t.help)return et(_n);if(t.version)return et(`0.1.0
`);if(t.list)return et(p.map(({name:L,labels:mo})=>`${L}: ${mo.join(", ")}
`).join(""));if(t.completion)return et((await Promise.resolve().then(()=>ft(require("./cli-full.cjs"),1))).completionFor(
t.completion));if(t.manual)return et((await Promise.resolve().then(()=>ft(require("./cli-full.cjs"),1))).manual("0.1.0"));
let{from:n,output:o,recursive:r=!1,inPlace:i,outDir:s,c,repair:a,fixDeclaration:f}=t,{to:d,unmappable:h="fatal",otherwise:y}=po(
t),_={files:e.length>0?bn(e,r):["-"],from:n,to:d,bom:t.bom??"strip",eol:t.eol,fatal:!!t.fatal||i==="",unmappable:h,quiet:!!(t.
quiet||t.silent),verbose:!!t.verbose,output:o==="-"?void 0:o};return typeof n=="number"&&Bt.includes(h)&&[y,i,s].every(L=>L===
void 0)&&![t.detect,c,a,f].some(Boolean)?Mn()?lo(_,uo):st.failure:(await Promise.resolve().then(()=>ft(require("./cli-full.cjs"),1))).
runFully(_,{...t,otherwise:y})}function ho(t){process.exitCode=t,setTimeout(()=>process.stderr.write("",()=>process.exit(
t)),Yr).unref()}zr(xn());
