function rn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Ie=()=>rn(new URL("./japanese.wasm",import.meta.url)),xe="encoding-wasm/japanese";var sn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866
ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
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
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
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
x-user-defined`;var ot=["japanese"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var g=Er();function Er(){let e=sn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(e)}var Or=l(()=>new Map(g.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Br=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],un=e=>e<36&&e!==33,L=e=>e>0&&e<29,an=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(g[e].name),Ar=e=>Br.find(([t])=>e>=t)[1];function ln(e){let t=Or();return t.get(e)??t.get(hn(Mr(e)))}function q(e,t){let n=ln(e);if(n===void 0){let o=Fr(e),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(ot){let o=Ar(n);if(o&&!ot.includes(o))throw new RangeError(`${t}: '${xe}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Fr(e){let t=cn(e),n={936:"gbk",950:"big5"}[t]??t,o=g.findIndex(({labels:r})=>r.some(i=>cn(i)===n));return o<0||o===36?void 0:o}var cn=e=>hn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),_r=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ce(e){if(e[0]>=239)return _r.find(t=>t.bytes.every((n,o)=>e[o]===n))}function pn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function mn(e){return e===0||e===37||e===38}function Mr(e){let t=0,n=e.length;for(;fn(e[t]);)t+=1;for(;fn(e[n-1]);)n-=1;return e.slice(t,n)}var fn=e=>`	
\f\r `.includes(e);function hn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function xn(e){let t=ln(`${e}`);return t===void 0?null:g[t].name}var rt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,yn=()=>Object.getPrototypeOf(Uint8Array.prototype),Le=e=>rt(yn(),e),it=e=>rt(DataView.prototype,e),wn=e=>globalThis[e]&&rt(globalThis[e].prototype,"byteLength"),st=e=>yn()[e],gn=Le(Symbol.toStringTag),ct=Le("buffer"),Sn=Le("byteOffset"),Tn=Le("byteLength"),Dr=st("includes"),Cr=st("set"),Lr=st("slice"),Nr=it("buffer"),Rr=it("byteOffset"),Pr=it("byteLength"),bn=wn("ArrayBuffer"),kr=wn("SharedArrayBuffer"),b=e=>Tn.call(e);function ft(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var S=(e,t,n=b(e))=>new Uint8Array(ct.call(e),Sn.call(e)+t,n-t);function En(e,t){let n=new Uint8Array(b(e)+b(t));return W(n,e),W(n,t,b(e)),n}var W=(e,t,n)=>Cr.call(e,t,n),On=(e,t)=>Dr.call(e,t),de=(e,t,n)=>Lr.call(e,t,n);function J(e,t,n){if(n>24)return de(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function v(e,t){if(t<=64)return!1;try{return bn.call(ct.call(e)),!1}catch{return!0}}function V(e,t){if(!ArrayBuffer.isView(e)&&An(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Bn(e,t){if(ArrayBuffer.isView(e)&&gn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function we(e){return ArrayBuffer.isView(e)?Se(e):An(e)===0?N:new Uint8Array(e)}var ge=e=>e instanceof Uint8Array?e:we(e);function Se(e){try{return gn.call(e)===void 0?new Uint8Array(Nr.call(e),Rr.call(e),Pr.call(e)):new Uint8Array(ct.call(e),Sn.call(e),Tn.call(e))}catch{return N}}var N=new Uint8Array;function An(e){for(let t of[bn,kr])try{return t?.call(e)}catch{}}function Fn(e,t,n){_n(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function U(e,t,n){return e===void 0?!1:(_n(e,n),!!e?.[t])}function _n(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var E=e=>`${e}`;function Z(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function dt(e,t,n){if(e.length>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e.length} present.`)}function Mn(e){return(t,n)=>{let o=t===void 0?e[0]:E(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provided value '${o}' isn't one of '${e.join("', '")}'.`)}}var Te=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var $r=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Un=Symbol.for("encoding-wasm.UnmappableError"),K=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${$r(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&Un in o}[Un](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Ne=(e,t)=>e?.prototype?.[t],Re=e=>Ne(globalThis.Buffer,e),X=Re("ucs2Slice"),Pe=Re("ucs2Write"),In=Re("utf8Slice"),Q=Re("latin1Slice"),Dn=e=>globalThis[e],Cn=Dn("TextDecoder"),Wr=Ne(Cn,"decode"),at=Dn("TextEncoder"),Hr=Ne(at,"encode"),jr=Ne(at,"encodeInto");function ee(e){let t=new Cn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Wr}),n=>t.decode(n)}function Ln(){let e=new at;return Object.defineProperties(e,{encode:{value:Hr},encodeInto:{value:jr}}),e}function H(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis;function ke(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var j=()=>"Deno"in globalThis,I=()=>Number.parseInt(globalThis.process?.versions?.node,10),lt=e=>globalThis.process?.getBuiltinModule?.(e),ut;function Nn(){let{TransformStream:e}=globalThis;return e&&e===ut?e:(ut=[e,lt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),ut)}function ue(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Pn(e,t,n){let o=$e(f=>zr(f,n),e,t),r=$e(qr,e,t);if(o&&r){let f=j()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,writeBytes:j()?o.writeBytes:void 0,mostByTable:512}}let i=pt(e);if(o){let f=A()?$e(Rn,e,t):void 0;return f?{...o,read:(d,a)=>(a<1024?o:f).read(d,a)}:o}let s=r??$e(Rn,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function $e(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),pt(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Vr="strings";function zr(e,t){let[n]=WebAssembly.Module.customSections(t,Vr),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function qr(e){let[t,n]=[X,Pe],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(w,m){W(d,new Uint8Array(e.buffer,w,2*m),a),a+=2*m},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Rn(e){let t=ee("utf-16le"),{write:n,most:o}=pt(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function pt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ue(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var We,u,ht,kn,$n,D,F={input:0,units:0,output:0},be=0,He={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function ne(e,t){He.name=e,He.encoding=t,h.newCodec=NaN,h.isBusy&&Jr(),h.isBusy=!0}function Jr(){try{jn(),We??=Zr(Ie()),Hn(new WebAssembly.Instance(We),We)}catch(e){throw Gn(e)}}async function xt(e,t){try{jn();let n=e(),o=Wn(n)?n:await WebAssembly.compile(vr(n));t||Qr(o);let r=await WebAssembly.instantiate(o);if(yt())return;Hn(r,o),We=o}catch(n){throw Gn(n)}}var vr=e=>ArrayBuffer.isView(e)?Se(e):e,yt=()=>!h.isBusy;function Zr(e){return Wn(e)?e:new WebAssembly.Module(e)}function Wn(e){try{return WebAssembly.Module.customSections(e,xe),!0}catch{return!1}}var Xr="encoding-wasm";function Qr(e){let[t]=WebAssembly.Module.customSections(e,Xr),n=`${xe} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Hn({exports:e},t){u=e,mt=WebAssembly.RuntimeError,F.input=u.input(),F.units=u.units(),F.output=u.output(),zn(),D=Pn(u.memory,F.units,t),be=Math.min(u.units_length(),D.most),h.isBusy=!1}function jn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Gn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(ei(e))return new RangeError(`encoding-wasm: ${Yn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var Yn="no memory for WebAssembly; free some, and call again",ei=e=>e instanceof RangeError&&/memory/i.test(e.message);function je(){return gt(),ht}function Vn(){return gt(),kn}function wt(){return gt(),$n}function gt(){ht[0]===void 0&&zn()}function zn(){let{buffer:e}=u.memory;ht=new Uint8Array(e),kn=new Uint8Array(e,F.input,65536),$n=new Int32Array(e,u.codec(),u.codec_length()>>2)}function qn(e,t){return ne(e,-1),Kn(t)}function Kn(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw R(t)}}var mt;function R(e){if(!mt||!(e instanceof mt))return e;let t=g[He.encoding]?.name,n=`${He.name}${t?` of ${t}`:""} failed`;return ti()?new RangeError(`encoding-wasm: ${n}: ${Yn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function ti(){try{return u.memory.grow(32),!1}catch{return!0}}function re(){let e=wt();return to(e,new Int32Array(e.length))}function Qn(){return u.held()!==0?re():(h.newCodec=Ee,null)}var eo=e=>to(e,wt());function to(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function St(e,t){no(e,t)||(ne("decoding",e),t?eo(t):u.new_decoder(e),Ee=e===33||e===36?NaN:e)}var Ee=NaN;function no(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function Ye(e,t){no(~e,t)||(ne("encoding",e),t?eo(t):u.new_encoder(e),Ee=~e)}function Tt(e,t,n,o,r){Ge(e,t),h.isBusy=!0;let i=u.decode_block(t,n,+o,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=Ee),ao(i)}var z={encoding:-1,at:0,most:0,owner:void 0};function Ve(e,t,n){if(z.encoding!==e||z.owner!==u||h.isBusy){try{ne("decoding",e),z.owner=u,z.at=D.readBytes?u.byte_table(e):0,z.most=!an(e)&&D.mostByTable||1/0,z.encoding=e}catch(r){throw R(r)}h.isBusy=!1}if(z.at===0||n>z.most)return;if(n<=65536)return Ge(t,n),Jn(n);if(D.most>be)return;let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);Ge(S(t,r,r+i),i),o=ie(o,Jn(i))}return o}function bt(e,t,n,o){return qn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Ge(r===t?e:S(e,i,i+r),r),!u.is_free_of(r,n,o))return!1;return!0})}function Et(e,t){let n=-1,o,r;function i(s){try{return ne(e,s),n=s,r=u,o=t(s),h.isBusy=!1,o}catch(c){throw R(c)}}return s=>s===n&&r===u&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Ot=Et("encoding",e=>{let t=u.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=u.memory;return new Uint16Array(n,t,65536)}),oo=Et("encoding",e=>{let t=u.unit_table(e)>>>0,n=new Uint8Array(65536);return W(n,new Uint8Array(u.memory.buffer,t,16384)),n}),ze=Et("decoding",e=>{let t=L(e),n=(!t?u.pair_table(e):u.byte_table(e))>>>0;return n>0?new Uint16Array(u.memory.buffer,n,t?256:65536):void 0}),Jn=e=>D.readBytes(F.input,e,z.at);function ie(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var ro=e=>e+65536+3<=be,io=e=>e>be&&e<268435456?D.collect?.(e+3):void 0,so=()=>F.units,co=()=>je()[F.units]|je()[F.units+1]<<8,fo=(e,t)=>D.read(F.units+2*e,t-e),qe=(e,t,n)=>D.write(e.slice(t,n),F.units);function uo(e,t){if(!h.isBusy&&!D.writeBytes)return;ne("encoding",t);let n=D.writeBytes?.(e,F.output,u.unit_table(t));return h.isBusy=!1,n===e.length?Ke(n):void 0}function Bt(e,t,n,o){h.isBusy=!0;let r=u.encode_block(e,t,n,+o);return h.isBusy=!1,o&&r>=0&&P.finished()&&(h.newCodec=Ee),ao(r)}function Ge(e,t){let n=Vn();if(t>8)try{W(n,e)}catch{W(n,S(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function ao(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var Ke=e=>J(je(),F.output,e);var P={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var k=new Uint8Array(256);function Be(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)k[n++]=r;else if(r<2048)k[n++]=192|r>>6,k[n++]=128|r&63;else if((r&63488)!==55296)k[n++]=224|r>>12,k[n++]=128|r>>6&63,k[n++]=128|r&63;else{let i=_t(e,o);i>=65536&&(o+=1),n=Mt(i,k,n)}}return J(k,0,n)}var po=l(()=>Pe?96:A()?1024:128),Ft=l(()=>A()||O()?4096:128),ii=l(()=>new Uint8Array(2*Ft()));function mo(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function ho(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return On(o,0)?void 0:o}function xo(e,t){let{length:n}=e,o=2*n<=256?k:ii(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return J(o,0,r)}function _t(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var Je=e=>e<128?1:e<2048?2:e<65536?3:4;function Mt(e,t,n){if(e<128)return t[n]=e,n+1;let o=Je(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var yo=new Uint8Array(128),Oe=si(yo);function si(e){return new Uint16Array(e.buffer)}var wo=l(()=>Dt()?0:18),ci=l(()=>I()>=22&&!j()&&!O()?12:18),fi=l(()=>A()||I()<22?18:8),di=l(()=>j()||!(I()>=22)?64:32),ui=l(()=>A()||O()?64:32),go=(e,t)=>(e[0]&e[t>>1])>=128;function So(e,t,n){return n?t<=fi():t<=18||t<=ui()&&(go(e,t)||Ct())}var Ut=(e,t)=>t<=ci()||t<=64&&go(e,t)&&t<=di(),_={length:0,bytes:[0,0]};function Ae(e,t,n){if(e[0]<128&&Dt())return Lt(e,t)?Q.call(e,0,t):void 0;let o=0;for(let r=0;r<t;){let i=e[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&r===t){At(i,0,1);break}let f=e[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){At(i,f^128,2);break}let d=e[r++]^128;if(s|=d,d>=64||s===65279)return}}Oe[o++]=s}return To(o)}function It(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(r??=ze(o),!r)return;if(f=r[c],f===0){if(s<t)f=r[c|e[s++]<<8];else if(!n&&o!==32){At(c,0,1);break}}if(f===0||f===65533)return}Oe[i++]=f}return To(i)}function ve(e,t,n){return _.length=0,Ae(S(e,t,n),n-t,!1)===""}function At(e,t,n){_.length=n,_.bytes[0]=e,_.bytes[1]=t}function To(e){if(e<3||e<=18&&!Dt())return ue(Oe,0,e);if(Ct())return X.call(yo,0,2*e);if(!(e>36))return ue(Oe,0,18)+ue(Oe,18,e-18)}var Dt=l(()=>O()&&Ct()),Ct=l(()=>H(ai)===!0);function ai(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(X)==="a\uFEFF\uD83D"&&t(Q)==="a\0\xFF\xFE=\xD8"}function Lt(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Fe(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Nt=l(()=>H(yi)),_e=l(()=>H(wi)),hi=l(()=>H(bi)),Eo=l(()=>H(Bi));function Oo(e,t,n){if(e!==0&&e!==38||n<24||v(t,n)||e===0&&Fo(t,n))return;let o=e===0?_e():hi();return o?.takes?.(t,n)===!1?void 0:o}function Bo(e,t,n,o){if(_.length=0,t>256&&(o||v(e,t)||Fo(e,t)))return;let r=_e();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!ve(e,i,t))))try{let s=r.decodeQuickly(i<t?S(e,0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}var xi=l(()=>{let{decodeQuickly:e,takesQuickly:t}=_e()??{decodeQuickly:()=>{}};return(n,o)=>{if(!(t&&!t(n,o)))try{return e(n,o)}catch{return}}}),Ao=(e,t)=>xi()(e,t);function Fo(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function _o(e){try{return Eo()?.encode(e)}catch{return}}function Rt(e,t){try{return Eo()?.encodeInto(e,t)}catch{return}}function yi(){let{isAscii:e}=lt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function wi(){let e=I()<22,t=e?Nt():void 0;if(e&&!t)return;let n=ee("utf-8"),o=gi(n),r=ke()?Ti:void 0,i=[239,187,191,97,230,188,162,240,159,146,169],s=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],c=Uint8Array.of(...i,...s),f=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,d=Uint8Array.of(97,127),a=o(c,c.length)===f&&n(c)===f&&o(d,2)==="a\x7F",w=Q;if(!(!a||t&&w.call(d,0,2)!=="a\x7F"))return{decode(m,p,x){try{if(t)return w.call(m,0,p);let Y=n(m);return x&&Y.includes("\uFFFD")?void 0:Y}catch{return}},decodeQuickly:o,takesQuickly:e?Si:r,takes:t?(m,p)=>Fe(m,p)&&t(m):r,completeLength(m,p){for(let x=1;x<=3&&x<=p;x++){let Y=m[p-x];if(Y<128)break;if(Y>=192)return(Y>=240?4:Y>=224?3:2)>x?p-x:p}return p}}}function gi(e){let t=In;if(!t||O()||!(I()>=22))return e;let n=j()?64:1/0;return(o,r)=>r<=n?t.call(o,0,r):e(o)}var Si=(e,t)=>t<=64||t<=256&&Fe(e,t);function Ti(e,t){if(t<128)return!1;let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else{if(t<768)return!1;if(r===225)n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function bi(){return A()?Oi():Ei()}function Ei(){let e=X,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Mo(0,I()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Oi(){let e=ee("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Mo(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var Mo=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Bi(){let e=Ln(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Be(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Do=l(O);function Co(e,t,n){if(n>64)return Fe(t,n)?Fi(e,t,n):void 0;if(n<=wo()||(t[n>>1]|t[n-1])>=128||!Lt(t,n))return;let o=Ht();return o?o.call(t,0,n):Ve(e,t,n)}function Fi(e,t,n){let o=Ht(),r=L(e);if(!(n<512&&(r||!o))&&!!1&&!v(t,n))try{return Nt()?.(t)??bt(t,n,128,128)?o?o.call(t,0,n):_e()?.decodeQuickly(t,n):void 0}catch{return}}var Pt=[],kt=[];function Lo(e,t,n){if(!(n<=32||n>=512))return kt[e]===void 0&&(kt[e]=Ii(e)?Po(e):null),Ro(kt[e],t,n)}function No(e,t,n){return n<512?(Do()?$t(e,t,n):void 0)??Ve(e,t,n)??$t(e,t,n)??Uo(e,t,n):$t(e,t,n)??(ko(e)?Uo(e,t,n):void 0)??Ve(e,t,n)}function $t(e,t,n){let o=Ht();if(!(!o||e!==21||v(t,n)||!Mi(t,n)))try{return o.call(t,0,n)}catch{return}}var Uo=(e,t,n)=>Ro(Po(e),t,n);function Ro(e,t,n){try{return e&&!v(t,n)?e(t):void 0}catch{return}}function Po(e){return Pt[e]===void 0&&(Pt[e]=H(()=>Di(e))??null),Pt[e]}var Ht=l(()=>H(_i));function _i(){let e=Q,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Mi(e,t){if(t>64)return bt(e,t,128,224);for(let n=0;n<t;n++)if((e[n]&224)===128)return!1;return!0}var ko=e=>e===21?Ui():$o(),$o=l(A),Ui=l(()=>A()||O()||!(I()>0)),Ii=e=>$o()||e===21&&Do();function Di(e){let t=ze(e),n=ee(g[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var pe=new Uint8Array(18),me=class{encoding;fatal;ignoreBOM;#e=null;#t=[0,0];#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=ft(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n){this.reset();let o=ft(t);if(o<=256&&this.encoding===0&&!this.fatal&&!Ut(t,o)){let r=Ao(t,o);if(r!==void 0)return this.#d(r)}else{let r=this.#c(t,o,!0);if(r!==void 0)return r}return this.#s(t,o,!0,n)}#s(t,n,o,r){if(this.#n>0){let a=this.#l(t,n,o)??this.#p(t,n,o,r);if(a!==void 0)return a;this.#m()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#h(t,n,o)??this.#f(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,R(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(_.length=0,n===0)return"";if(r===0){let c=Ut(t,n)?Ae(t,n,o):void 0;if(c!==void 0)return c;let f=Bo(t,n,o,this.fatal);return f===void 0?void 0:this.#d(f)}if(!un(r))return;let i=L(r),s=(t[0]<128?Co(r,t,n):void 0)??(So(t,n,i)?It(t,n,o,r):void 0)??void 0;return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#d(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(n===0||r>18)return;_.length=0,this.#a(t,r);let i=this.encoding===0?Ae(pe,r,o):It(pe,r,o,this.encoding);return i!==void 0&&!o&&this.#u(n),i}#p(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#a(t,d);let a=Ae(pe,d,!0);if(a===void 0)return;let w=d-f;this.#n=0,this.#r+=w;try{return ie(a,this.decode(S(t,w),o,r))}catch(m){throw m instanceof Te||m instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=c,this.#n=f),m}}#a(t,n){pe[0]=this.#t[0],pe[1]=this.#t[1];for(let o=this.#n;o<n;o++)pe[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=_.length,_.length>0&&(this.#t=[_.bytes[0],_.bytes[1]])}#m(){let t=Uint8Array.from(this.#t);try{St(this.encoding,null),Tt(t,this.#n,0,this.fatal,!1),this.#e=re(),this.#n=0}catch(n){throw R(n)}}#h(t,n,o){let r=Oo(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(S(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:S(t,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=ie(s,this.#f(f,c-i,!0)),this.#i)return s}else s=ie(s,this.#d(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&ve(t,c,n)?(this.#u(n-c),s):ie(s,this.#f(S(t,c,n),n-c,o))}#f(t,n,o){St(this.encoding,this.#e);let r="",i=io(n),s=this.#o||this.ignoreBOM||!mn(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),w=f===0&&d?t:S(t,f,f+a),m=Tt(w,a,c,this.fatal,o&&d);if(m<0)return this.#e=re(),this.#i=new Te(this.name,this.#r+f+P.start(),P.length()),r;if(c+=m,c>0&&(d||!ro(c))){let p=!s&&co()===65279?1:0;i?i.add(so()+2*p,c-p):r=ie(r,fo(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:Qn(),this.#r+=n,i?i.toText():r}};function jo(e,t){let n=q(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Li=["fatal","html","replacement"];function Gt(e,t){let{length:n}=e,o=L(t);if(n>64&&n>(o?po():Ft()))return;if(!1)return mo(e,Ot(t));if(!!0)return;let r=Ot(t);return r&&xo(e,r)}var Ni=l(O);function Vo(e,t){return Ni()?ho(e,oo(t)):uo(e,t)}var M=class e{encoding;unmappable;#e;#t=null;#n=0;#o=N;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=n,this.#e=o}get name(){return g[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#e?0:Li.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Gt(t,this.encoding);if(n)return n;try{let o=!1;if(o)return o;Ye(this.encoding,null),qe(t,0,t.length);let r=Bt(0,t.length,this.#r,!0);return r===-2||!P.finished()?void 0:(this.#n=0,Ke(r))}catch(o){throw R(o)}}#s(t,n){let o=new Ze;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new K(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=N,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,a=f?2048:65536,w=f&&this.encoding===33?new jt(c,o):void 0,m=w?x=>w.add(x):o,p=0;try{if(!1)for(;p+65536<t.length;p+=65536){let x=Vo(t.slice(p,p+65536),this.encoding);if(!x)break;o(x)}for(Ye(this.encoding,s);p===0||p<t.length;p+=a){let x=Math.min(p+a,t.length);qe(t,p,x);let Y=x===t.length;for(let tt=0,tn=!1;!tn;){let Ue=Bt(tt,x-p,d,n&&Y);m(Ke(Ue===-2?P.written():Ue));let nn=i+p+tt+P.start();if(tt+=P.read(),tn=Ue!==-2&&P.finished(),Ue!==-2)continue;let nt=P.codePoint();if(f){let wr=re(),on=()=>this.locate(nn),gr=f(nt,on),Sr=this.#c(wr,gr,m,nt,on);Ye(this.encoding,Sr),qe(t,p,x)}else r(nt,nn)}}}catch(x){throw R(x)}if(n){w&&o(w.held);return}w&&(this.#o=w.held),this.#t=re(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new K(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,o,c=>{throw new K(c,i(),this.name)}),s.#t}},jt=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(de(t,0,o)),this.held=de(t,o,n)}},Ze=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Ri(this.#n),n=0;return this.forEach(o=>{W(t,o,n),n+=b(o)}),t}};function Ri(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Me(e,t){let n=q(e,t);if(n===37||n===38){let{name:o}=g[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Pi(n,e,t)}function Pi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}function C(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function se(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function Yt(){throw new TypeError("Illegal invocation")}var zo="Failed to execute 'encodeInto' on 'TextEncoder'",Vt=class e{#e="utf-8";constructor(){new.target!==e&&se(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||Yt(),Xe(E(t))}encodeInto(t,n){#e in this||Yt(),dt(arguments,2,zo);let o=E(t),r=Bn(n,zo),{read:i,written:s}=Rt(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let c=zi(o.slice(i),S(Se(r),s));return{read:i+c.read,written:s+c.written}}},vo=C(Vt,"TextEncoder");function Xe(e){let{length:t}=e;if(t<=6)return Be(e);if(t<=64&&Hi()){if(t<=21)return Be(e);let n=(ji()||Gi(e))&&qo(k,e);if(n)return n}if(t>=200&&t<=65536&&Vi(e)){let n=qo(Yi(),e);if(n)return n}return _o(e)??new M(0,"fatal").encode(e,!0)}var Hi=l(()=>!A()&&!O()),ji=l(ke);function Gi(e){return e.length*Je(Zo(e))*.75<=64}function qo(e,t){let n=Rt(t,e);return n?.read===t.length?J(e,0,n.written):void 0}var Yi=l(()=>new Uint8Array(3*65536)),Vi=e=>Ko()<=65535&&Zo(e)>=Ko(),Ko=l(()=>j()?256:I()<22?0:1/0);function Zo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function zi(e,t){let n=0,o=0;for(;n<e.length;){let r=_t(e,n);if(o+Je(r)>b(t))break;o=Mt(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Xo="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Qo=`!
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
?`;var Ki=l(()=>{let e=Qo.split(`
`),t=0;return new Map(Xo.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),er=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function tr(e){let t=new M(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof K)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=nr(String.fromCodePoint(r),n,3),o.set(r,i)),i}}function nr(e,t,n){if(er(e))return"";if(n===0)return null;let o=Ji(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>t(c)?c:nr(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Ji(e){let t=[...Ki().get(e)??[],...vi(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function vi(e){let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,p)=>c(p)),d=o.filter((m,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),w=a+d.join("");w.normalize("NFD")===t&&r.push(w),d.every(er)&&i.push(a)}return[...r,...i]}var Zi=["fatal","html","replacement","ignore","translit"],Xi=Mn(Zi),or=(e,t)=>typeof e=="function"?e:Xi(e,t);function rr(e,t,n){return typeof e=="function"?(o,r)=>Qi(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?tr(t):void 0}function Qi(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=we(V(e,t));return de(n,0,b(n))}var es="Failed to construct 'LegacyTextEncoder'",zt="Failed to execute 'encode'";function ir(e,t="utf-8",n=void 0){let o=Z(e,zt);if(n===void 0){let i=Me(E(t),zt);return i===0?Xe(o):Gt(o,i)??new M(i,"fatal").encode(o,!0)}let r=Qe(t,n,zt);return r.encoding===0?Xe(o):r.encode(o,!0)}function Qe(e,t,n){let o=E(e),r=t===void 0?"fatal":Fn(t,{unmappable:or},n).unmappable,i=Me(o,n);return new M(i,r,rr(r,i,n))}var qt=class{#e;constructor(t="utf-8",n=void 0){this.#e=Qe(t,n,es)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let o=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Z(t,r),s=U(n,"stream",r);return o.encode(i,!s)}},sr=C(qt,"LegacyTextEncoder");var et="Failed to execute 'decode' on 'TextDecoder'",Kt=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=Jt(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&se(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=N,n=void 0){let o=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,et);let r=V(t,et),i=U(n,"stream",et);return this.#t||o.reset(),this.#t=i,o.decode(ge(r),!i,et)}},cr=C(Kt,"TextDecoder");function Jt(e,t,n){let o=E(e),r=U(t,"fatal",n),i=U(t,"ignoreBOM",n);return new me(jo(o,n),r,i)}function fr(e,t,n){let o=Nn();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Qt(e,t){let n=`Failed to execute 'transform' on '${e}'`;return fr(e,(o,r)=>r(t.decode(we(V(o,n)),!1,n)),o=>o(t.decode(N,!0,n)))}var vt=class e{#e;#t;constructor(t="utf-8",n=void 0){let o=Jt(t,n,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=Qt("TextDecoderStream",o),new.target!==e&&se(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},dr=C(vt,"TextDecoderStream"),Zt=class e{#e;constructor(){this.#e=ar("TextEncoderStream",new M(0,"fatal"),E),new.target!==e&&se(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ur=C(Zt,"TextEncoderStream");function ar(e,t,n){let o=`Failed to execute 'transform' on '${e}'`;return fr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var Xt=class{#e;#t;constructor(t="utf-8",n=void 0){let o=Qe(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=ar("LegacyTextEncoderStream",o,Z)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},lr=C(Xt,"LegacyTextEncoderStream");var he=class{fatal;ignoreBOM;#e;#t;#n=N;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&b(this.#n)===0?t:En(this.#n,t);if(!n&&pn(r))return this.#n=r,"";let i=Ce(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new me(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?S(r,s):r,n,o)}};var en=class{#e;#t;constructor(t="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=E(t),i=U(n,"fatal",o),s=U(n,"ignoreBOM",o),c=new he(q(r,o),i,s);this.#e=c,this.#t=Qt("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},pr=C(en,"DecoderStream");function mr(e,t){let n="Failed to execute 'findUnmappable'",o=Z(e,n),r=Me(E(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new M(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function hr(e){let t=Ce(ge(V(e,"Failed to execute 'bomSniff'")));return t?g[t.encoding].name:null}function xr(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=V(e,o),i=q(E(t),o),s=U(n,"fatal",o),c=U(n,"ignoreBOM",o);return new he(i,s,c).decode(ge(r),!0,o)}async function yr(e=void 0){let t=await e;if(t===void 0)yt()||await xt(Ie,!0);else{let n=ts(t)?await ns(t):t;await xt(()=>n,!1)}}var ts=e=>typeof e?.arrayBuffer=="function";function ns(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url} could not be loaded: ${e.status} ${e.statusText}`)}export{pr as DecoderStream,sr as LegacyTextEncoder,lr as LegacyTextEncoderStream,cr as TextDecoder,dr as TextDecoderStream,vo as TextEncoder,ur as TextEncoderStream,K as UnmappableError,hr as bomSniff,xr as decode,ir as encode,g as encodings,mr as findUnmappable,yr as initialize,xn as labelToName};
