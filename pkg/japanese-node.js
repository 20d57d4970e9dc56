function sn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Ne=()=>sn(new URL("./japanese.wasm",import.meta.url)),ye="encoding-wasm/japanese";var cn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var rt=["japanese"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=br();function br(){let e=cn.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(e)}var Er=l(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Or=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],an=e=>e<36&&e!==33,C=e=>e>0&&e<29,ln=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),Br=e=>Or.find(([t])=>e>=t)[1];function pn(e){let t=Er();return t.get(e)??t.get(xn(_r(e)))}function K(e,t){let n=pn(e);if(n===void 0){let o=Ar(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(rt){let o=Br(n);if(o&&!rt.includes(o))throw new RangeError(`${t}: '${ye}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ar(e){let t=fn(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>fn(i)===n));return o<0||o===36?void 0:o}var fn=e=>xn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Fr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ce(e){if(e[0]>=239)return Fr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function mn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function hn(e){return e===0||e===37||e===38}function _r(e){let t=0,n=e.length;for(;dn(e[t]);)t+=1;for(;dn(e[n-1]);)n-=1;return e.slice(t,n)}var dn=e=>`	
\f\r `.includes(e);function xn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function yn(e){let t=pn(`${e}`);return t===void 0?null:w[t].name}var it=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,wn=()=>Object.getPrototypeOf(Uint8Array.prototype),Re=e=>it(wn(),e),st=e=>it(DataView.prototype,e),gn=e=>globalThis[e]&&it(globalThis[e].prototype,"byteLength"),ct=e=>wn()[e],Sn=Re(Symbol.toStringTag),ft=Re("buffer"),Tn=Re("byteOffset"),bn=Re("byteLength"),Ir=ct("includes"),Dr=ct("set"),Nr=ct("slice"),Lr=st("buffer"),Cr=st("byteOffset"),Rr=st("byteLength"),En=gn("ArrayBuffer"),Pr=gn("SharedArrayBuffer"),b=e=>bn.call(e);function dt(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var g=(e,t,n=b(e))=>new Uint8Array(ft.call(e),Tn.call(e)+t,n-t);function On(e,t){let n=new Uint8Array(b(e)+b(t));return j(n,e),j(n,t,b(e)),n}var j=(e,t,n)=>Dr.call(e,t,n),Bn=(e,t)=>Ir.call(e,t),ue=(e,t,n)=>Nr.call(e,t,n);function v(e,t,n){if(n>24)return ue(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function Z(e,t){if(t<=64)return!1;try{return En.call(ft.call(e)),!1}catch{return!0}}function z(e,t){if(!ArrayBuffer.isView(e)&&Fn(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function An(e,t){if(ArrayBuffer.isView(e)&&Sn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function ge(e){return ArrayBuffer.isView(e)?Te(e):Fn(e)===0?R:new Uint8Array(e)}var Se=e=>e instanceof Uint8Array?e:ge(e);function Te(e){try{return Sn.call(e)===void 0?new Uint8Array(Lr.call(e),Cr.call(e),Rr.call(e)):new Uint8Array(ft.call(e),Tn.call(e),bn.call(e))}catch{return R}}var R=new Uint8Array;function Fn(e){for(let t of[En,Pr])try{return t?.call(e)}catch{}}function _n(e,t,n){Mn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function U(e,t,n){return e===void 0?!1:(Mn(e,n),!!e?.[t])}function Mn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var E=e=>`${e}`;function X(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function ut(e,t,n){if(e.length>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e.length} present.`)}function Un(e){return(t,n)=>{let o=t===void 0?e[0]:E(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provided value '${o}' isn't one of '${e.join("', '")}'.`)}}var be=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var kr=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,In=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${kr(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&In in o}[In](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var Pe=(e,t)=>e?.prototype?.[t],ke=e=>Pe(globalThis.Buffer,e),Q=ke("ucs2Slice"),We=ke("ucs2Write"),Dn=ke("utf8Slice"),ee=ke("latin1Slice"),Nn=e=>globalThis[e],Ln=Nn("TextDecoder"),Wr=Pe(Ln,"decode"),lt=Nn("TextEncoder"),$r=Pe(lt,"encode"),Hr=Pe(lt,"encodeInto");function te(e){let t=new Ln(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Wr}),n=>t.decode(n)}function Cn(){let e=new lt;return Object.defineProperties(e,{encode:{value:$r},encodeInto:{value:Hr}}),e}function G(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,O=()=>"Bun"in globalThis;function $e(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var Y=()=>"Deno"in globalThis,I=()=>Number.parseInt(globalThis.process?.versions?.node,10),pt=e=>globalThis.process?.getBuiltinModule?.(e),at;function Rn(){let{TransformStream:e}=globalThis;return e&&e===at?e:(at=[e,pt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),at)}function ae(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function kn(e,t,n){let o=He(f=>Vr(f,n),e,t),r=He(zr,e,t);if(o&&r){let f=Y()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,writeBytes:Y()?o.writeBytes:void 0,mostByTable:512}}let i=mt(e);if(o){let f=A()?He(Pn,e,t):void 0;return f?{...o,read:(d,a)=>(a<1024?o:f).read(d,a)}:o}let s=r??He(Pn,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function He(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),mt(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Yr="strings";function Vr(e,t){let[n]=WebAssembly.Module.customSections(t,Yr),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function zr(e){let[t,n]=[Q,We],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:O()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(T,y){j(d,new Uint8Array(e.buffer,T,2*y),a),a+=2*y},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Pn(e){let t=te("utf-16le"),{write:n,most:o}=mt(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function mt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return ae(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var je,u,xt,Wn,$n,D,F={input:0,units:0,output:0},Ee=0,Ge={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function oe(e,t){Ge.name=e,Ge.encoding=t,h.newCodec=NaN,h.isBusy&&Kr(),h.isBusy=!0}function Kr(){try{Gn(),je??=vr(Ne()),jn(new WebAssembly.Instance(je),je)}catch(e){throw Yn(e)}}async function yt(e,t){try{Gn();let n=e(),o=Hn(n)?n:await WebAssembly.compile(Jr(n));t||Xr(o);let r=await WebAssembly.instantiate(o);if(wt())return;jn(r,o),je=o}catch(n){throw Yn(n)}}var Jr=e=>ArrayBuffer.isView(e)?Te(e):e,wt=()=>!h.isBusy;function vr(e){return Hn(e)?e:new WebAssembly.Module(e)}function Hn(e){try{return WebAssembly.Module.customSections(e,ye),!0}catch{return!1}}var Zr="encoding-wasm";function Xr(e){let[t]=WebAssembly.Module.customSections(e,Zr),n=`${ye} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function jn({exports:e},t){u=e,ht=WebAssembly.RuntimeError,F.input=u.input(),F.units=u.units(),F.output=u.output(),qn(),D=kn(u.memory,F.units,t),Ee=Math.min(u.units_length(),D.most),h.isBusy=!1}function Gn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Yn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Qr(e))return new RangeError(`encoding-wasm: ${Vn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var Vn="no memory for WebAssembly; free some, and call again",Qr=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ye(){return St(),xt}function zn(){return St(),Wn}function gt(){return St(),$n}function St(){xt[0]===void 0&&qn()}function qn(){let{buffer:e}=u.memory;xt=new Uint8Array(e),Wn=new Uint8Array(e,F.input,65536),$n=new Int32Array(e,u.codec(),u.codec_length()>>2)}function Kn(e,t){return oe(e,-1),Jn(t)}function Jn(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw P(t)}}var ht;function P(e){if(!ht||!(e instanceof ht))return e;let t=w[Ge.encoding]?.name,n=`${Ge.name}${t?` of ${t}`:""} failed`;return ei()?new RangeError(`encoding-wasm: ${n}: ${Vn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function ei(){try{return u.memory.grow(32),!1}catch{return!0}}function ie(){let e=gt();return no(e,new Int32Array(e.length))}function eo(){return u.held()!==0?ie():(h.newCodec=Oe,null)}var to=e=>no(e,gt());function no(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Tt(e,t){oo(e,t)||(oe("decoding",e),t?to(t):u.new_decoder(e),Oe=e===33||e===36?NaN:e)}var Oe=NaN;function oo(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function ze(e,t){oo(~e,t)||(oe("encoding",e),t?to(t):u.new_encoder(e),Oe=~e)}function bt(e,t,n,o,r){Ve(e,t),h.isBusy=!0;let i=u.decode_block(t,n,+o,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=Oe),lo(i)}var q={encoding:-1,at:0,most:0,owner:void 0};function qe(e,t,n){if(q.encoding!==e||q.owner!==u||h.isBusy){try{oe("decoding",e),q.owner=u,q.at=D.readBytes?u.byte_table(e):0,q.most=!ln(e)&&D.mostByTable||1/0,q.encoding=e}catch(r){throw P(r)}h.isBusy=!1}if(q.at===0||n>q.most)return;if(n<=65536)return Ve(t,n),vn(n);if(D.most>Ee)return;let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);Ve(g(t,r,r+i),i),o=se(o,vn(i))}return o}function Et(e,t,n,o){return Kn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Ve(r===t?e:g(e,i,i+r),r),!u.is_free_of(r,n,o))return!1;return!0})}function Ot(e,t){let n=-1,o,r;function i(s){try{return oe(e,s),n=s,r=u,o=t(s),h.isBusy=!1,o}catch(c){throw P(c)}}return s=>s===n&&r===u&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Bt=Ot("encoding",e=>{let t=u.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=u.memory;return new Uint16Array(n,t,65536)}),ro=Ot("encoding",e=>{let t=u.unit_table(e)>>>0,n=new Uint8Array(65536);return j(n,new Uint8Array(u.memory.buffer,t,16384)),n}),Ke=Ot("decoding",e=>{let t=C(e),n=(!t?u.pair_table(e):u.byte_table(e))>>>0;return n>0?new Uint16Array(u.memory.buffer,n,t?256:65536):void 0}),vn=e=>D.readBytes(F.input,e,q.at);function se(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var io=e=>e+65536+3<=Ee,so=e=>e>Ee&&e<268435456?D.collect?.(e+3):void 0,co=()=>F.units,fo=()=>Ye()[F.units]|Ye()[F.units+1]<<8,uo=(e,t)=>D.read(F.units+2*e,t-e),Je=(e,t,n)=>D.write(e.slice(t,n),F.units);function ao(e,t){if(!h.isBusy&&!D.writeBytes)return;oe("encoding",t);let n=D.writeBytes?.(e,F.output,u.unit_table(t));return h.isBusy=!1,n===e.length?ve(n):void 0}function At(e,t,n,o){h.isBusy=!0;let r=u.encode_block(e,t,n,+o);return h.isBusy=!1,o&&r>=0&&k.finished()&&(h.newCodec=Oe),lo(r)}function Ve(e,t){let n=zn();if(t>8)try{j(n,e)}catch{j(n,g(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function lo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var ve=e=>v(Ye(),F.output,e);var k={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var W=new Uint8Array(256);function Ae(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)W[n++]=r;else if(r<2048)W[n++]=192|r>>6,W[n++]=128|r&63;else if((r&63488)!==55296)W[n++]=224|r>>12,W[n++]=128|r>>6&63,W[n++]=128|r&63;else{let i=Mt(e,o);i>=65536&&(o+=1),n=Ut(i,W,n)}}return v(W,0,n)}var mo=l(()=>We?96:A()?1024:128),_t=l(()=>A()||O()?4096:128),ri=l(()=>new Uint8Array(2*_t()));function ho(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function xo(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Bn(o,0)?void 0:o}function yo(e,t){let{length:n}=e,o=2*n<=256?W:ri(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return v(o,0,r)}function Mt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var Ze=e=>e<128?1:e<2048?2:e<65536?3:4;function Ut(e,t,n){if(e<128)return t[n]=e,n+1;let o=Ze(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var wo=new Uint8Array(128),Be=ii(wo);function ii(e){return new Uint16Array(e.buffer)}var go=l(()=>Nt()?0:18),si=l(()=>I()>=22&&!Y()&&!O()?12:18),ci=l(()=>A()||I()<22?18:8),fi=l(()=>Y()||!(I()>=22)?64:32),di=l(()=>A()||O()?64:32),So=(e,t)=>(e[0]&e[t>>1])>=128;function To(e,t,n){return n?t<=ci():t<=18||t<=di()&&(So(e,t)||Lt())}var It=(e,t)=>t<=si()||t<=64&&So(e,t)&&t<=fi(),_={length:0,bytes:[0,0]};function Fe(e,t,n){if(e[0]<128&&Nt())return Ct(e,t)?ee.call(e,0,t):void 0;let o=0;for(let r=0;r<t;){let i=e[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&r===t){Ft(i,0,1);break}let f=e[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){Ft(i,f^128,2);break}let d=e[r++]^128;if(s|=d,d>=64||s===65279)return}}Be[o++]=s}return bo(o)}function Dt(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(r??=Ke(o),!r)return;if(f=r[c],f===0){if(s<t)f=r[c|e[s++]<<8];else if(!n&&o!==32){Ft(c,0,1);break}}if(f===0||f===65533)return}Be[i++]=f}return bo(i)}function Xe(e,t,n){return _.length=0,Fe(g(e,t,n),n-t,!1)===""}function Ft(e,t,n){_.length=n,_.bytes[0]=e,_.bytes[1]=t}function bo(e){if(e<3||e<=18&&!Nt())return ae(Be,0,e);if(Lt())return Q.call(wo,0,2*e);if(!(e>36))return ae(Be,0,18)+ae(Be,18,e-18)}var Nt=l(()=>O()&&Lt()),Lt=l(()=>G(ui)===!0);function ui(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(Q)==="a\uFEFF\uD83D"&&t(ee)==="a\0\xFF\xFE=\xD8"}function Ct(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function _e(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Rt=l(()=>G(hi)),Ue=l(()=>G(xi)),mi=l(()=>G(Si)),Eo=l(()=>G(Ei));function Oo(e,t,n){if(e!==0&&e!==38||n<24||Z(t,n)||e===0&&Fo(t,n))return;let o=e===0?Ue():mi();return o?.takes?.(t,n)===!1?void 0:o}function Bo(e,t,n,o){if(_.length=0,t>256&&(o||Z(e,t)||Fo(e,t)))return;let r=Ue();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!Xe(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}var Ao=(e,t)=>Ue()?.decodeShort(e,t);function Fo(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function _o(e){try{return Eo()?.encode(e)}catch{return}}function Pt(e,t){try{return Eo()?.encodeInto(e,t)}catch{return}}function hi(){let{isAscii:e}=pt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function xi(){let e=I()<22,t=e?Rt():void 0;if(e&&!t)return;let n=te("utf-8"),o=yi(n),r=$e()?gi:void 0,i=e?wi:r,s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.of(...s,...c),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,a=Uint8Array.of(97,127),T=o(f,f.length)===d&&n(f)===d&&o(a,2)==="a\x7F",y=ee;if(!(!T||t&&y.call(a,0,2)!=="a\x7F"))return{decode(p,m,$){try{if(t)return y.call(p,0,m);let L=n(p);return $&&L.includes("\uFFFD")?void 0:L}catch{return}},decodeQuickly:o,decodeShort(p,m){if(!(i&&!i(p,m)))try{return o(p,m)}catch{return}},takesQuickly:i,takes:t?(p,m)=>_e(p,m)&&t(p):r,completeLength(p,m){for(let $=1;$<=3&&$<=m;$++){let L=p[m-$];if(L<128)break;if(L>=192)return(L>=240?4:L>=224?3:2)>$?m-$:m}return m}}}function yi(e){let t=Dn;if(!t||O()||!(I()>=22))return e;let n=Y()?64:1/0;return(o,r)=>r<=n?t.call(o,0,r):e(o)}var wi=(e,t)=>t<=64||t<=256&&_e(e,t);function gi(e,t){if(t<128)return!1;let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else{if(t<768)return!1;if(r===225)n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function Si(){return A()?bi():Ti()}function Ti(){let e=Q,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Mo(0,I()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function bi(){let e=te("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Mo(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var Mo=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Ei(){let e=Cn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Ae(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Do=l(O);function No(e,t,n){if(n>64)return _e(t,n)?Bi(e,t,n):void 0;if(n<=go()||(t[n>>1]|t[n-1])>=128||!Ct(t,n))return;let o=jt();return o?o.call(t,0,n):qe(e,t,n)}function Bi(e,t,n){let o=jt(),r=C(e);if(!(n<512&&(r||!o))&&!!1&&!Z(t,n))try{return Rt()?.(t)??Et(t,n,128,128)?o?o.call(t,0,n):Ue()?.decodeQuickly(t,n):void 0}catch{return}}var kt=[],Wt=[];function Lo(e,t,n){if(!(n<=32||n>=512))return Wt[e]===void 0&&(Wt[e]=Mi(e)?Po(e):null),Ro(Wt[e],t,n)}function Co(e,t,n){return n<512?(Do()?$t(e,t,n):void 0)??qe(e,t,n)??$t(e,t,n)??Uo(e,t,n):$t(e,t,n)??(ko(e)?Uo(e,t,n):void 0)??qe(e,t,n)}function $t(e,t,n){let o=jt();if(!(!o||e!==21||Z(t,n)||!Fi(t,n)))try{return o.call(t,0,n)}catch{return}}var Uo=(e,t,n)=>Ro(Po(e),t,n);function Ro(e,t,n){try{return e&&!Z(t,n)?e(t):void 0}catch{return}}function Po(e){return kt[e]===void 0&&(kt[e]=G(()=>Ui(e))??null),kt[e]}var jt=l(()=>G(Ai));function Ai(){let e=ee,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Fi(e,t){if(t>64)return Et(e,t,128,224);for(let n=0;n<t;n++)if((e[n]&224)===128)return!1;return!0}var ko=e=>e===21?_i():Wo(),Wo=l(A),_i=l(()=>A()||O()||!(I()>0)),Mi=e=>Wo()||e===21&&Do();function Ui(e){let t=Ke(e),n=te(w[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var me=new Uint8Array(18),Di=[0,0],he=class{encoding;fatal;ignoreBOM;#e=null;#t=Di;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=dt(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n){let o=dt(t);if(this.reset(),o<=256&&this.encoding===0&&!this.fatal&&!It(t,o)){let r=Ao(t,o);if(r!==void 0)return this.#d(r)}else{let r=this.#c(t,o,!0);if(r!==void 0)return r}return this.#s(t,o,!0,n)}#s(t,n,o,r){if(this.#n>0){let a=this.#l(t,n,o)??this.#p(t,n,o,r);if(a!==void 0)return a;this.#m()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#h(t,n,o)??this.#f(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,P(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(_.length=0,n===0)return"";if(r===0){let c=It(t,n)?Fe(t,n,o):void 0;if(c!==void 0)return c;let f=Bo(t,n,o,this.fatal);return f===void 0?void 0:this.#d(f)}if(!an(r))return;let i=C(r),s=(t[0]<128?No(r,t,n):void 0)??(To(t,n,i)?Dt(t,n,o,r):void 0)??void 0;return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#d(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(n===0||r>18)return;_.length=0,this.#a(t,r);let i=this.encoding===0?Fe(me,r,o):Dt(me,r,o,this.encoding);return i!==void 0&&!o&&this.#u(n),i}#p(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#a(t,d);let a=Fe(me,d,!0);if(a===void 0)return;let T=d-f;this.#n=0,this.#r+=T;try{return se(a,this.decode(g(t,T),o,r))}catch(y){throw y instanceof be||y instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=c,this.#n=f),y}}#a(t,n){me[0]=this.#t[0],me[1]=this.#t[1];for(let o=this.#n;o<n;o++)me[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=_.length,_.length>0&&(this.#t=[_.bytes[0],_.bytes[1]])}#m(){let t=Uint8Array.from(this.#t);try{Tt(this.encoding,null),bt(t,this.#n,0,this.fatal,!1),this.#e=ie(),this.#n=0}catch(n){throw P(n)}}#h(t,n,o){let r=Oo(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(g(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:g(t,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=se(s,this.#f(f,c-i,!0)),this.#i)return s}else s=se(s,this.#d(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&Xe(t,c,n)?(this.#u(n-c),s):se(s,this.#f(g(t,c,n),n-c,o))}#f(t,n,o){Tt(this.encoding,this.#e);let r="",i=so(n),s=this.#o||this.ignoreBOM||!hn(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),T=f===0&&d?t:g(t,f,f+a),y=bt(T,a,c,this.fatal,o&&d);if(y<0)return this.#e=ie(),this.#i=new be(this.name,this.#r+f+k.start(),k.length()),r;if(c+=y,c>0&&(d||!io(c))){let p=!s&&fo()===65279?1:0;i?i.add(co()+2*p,c-p):r=se(r,uo(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:eo(),this.#r+=n,i?i.toText():r}};function Ho(e,t){let n=K(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Li=["fatal","html","replacement"];function Yt(e,t){let{length:n}=e,o=C(t);if(n>64&&n>(o?mo():_t()))return;if(!1)return ho(e,Bt(t));if(!!0)return;let r=Bt(t);return r&&yo(e,r)}var Ci=l(O);function Yo(e,t){return Ci()?xo(e,ro(t)):ao(e,t)}var M=class e{encoding;unmappable;#e;#t=null;#n=0;#o=R;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=n,this.#e=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#e?0:Li.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Yt(t,this.encoding);if(n)return n;try{let o=!1;if(o)return o;ze(this.encoding,null),Je(t,0,t.length);let r=At(0,t.length,this.#r,!0);return r===-2||!k.finished()?void 0:(this.#n=0,ve(r))}catch(o){throw P(o)}}#s(t,n){let o=new Qe;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new J(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=R,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,a=f?2048:65536,T=f&&this.encoding===33?new Gt(c,o):void 0,y=T?m=>T.add(m):o,p=0;try{if(!1)for(;p+65536<t.length;p+=65536){let m=Yo(t.slice(p,p+65536),this.encoding);if(!m)break;o(m)}for(ze(this.encoding,s);p===0||p<t.length;p+=a){let m=Math.min(p+a,t.length);Je(t,p,m);let $=m===t.length;for(let L=0,nn=!1;!nn;){let De=At(L,m-p,d,n&&$);y(ve(De===-2?k.written():De));let on=i+p+L+k.start();if(L+=k.read(),nn=De!==-2&&k.finished(),De!==-2)continue;let ot=k.codePoint();if(f){let yr=ie(),rn=()=>this.locate(on),wr=f(ot,rn),gr=this.#c(yr,wr,y,ot,rn);ze(this.encoding,gr),Je(t,p,m)}else r(ot,on)}}}catch(m){throw P(m)}if(n){T&&o(T.held);return}T&&(this.#o=T.held),this.#t=ie(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new J(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,o,c=>{throw new J(c,i(),this.name)}),s.#t}},Gt=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(ue(t,0,o)),this.held=ue(t,o,n)}},Qe=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Ri(this.#n),n=0;return this.forEach(o=>{j(t,o,n),n+=b(o)}),t}};function Ri(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Ie(e,t){let n=K(e,t);if(n===37||n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Pi(n,e,t)}function Pi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}function N(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function ce(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function Vt(){throw new TypeError("Illegal invocation")}var Vo="Failed to execute 'encodeInto' on 'TextEncoder'",zt=class e{#e="utf-8";constructor(){new.target!==e&&ce(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||Vt(),et(E(t))}encodeInto(t,n){#e in this||Vt(),ut(arguments,2,Vo);let o=E(t),r=An(n,Vo),{read:i,written:s}=Pt(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let c=zi(o.slice(i),g(Te(r),s));return{read:i+c.read,written:s+c.written}}},Jo=N(zt,"TextEncoder");function et(e){let{length:t}=e;if(t<=6)return Ae(e);if(t<=64&&Hi()){if(t<=21)return Ae(e);let n=(ji()||Gi(e))&&zo(W,e);if(n)return n}if(t>=200&&t<=65536&&Vi(e)){let n=zo(Yi(),e);if(n)return n}return _o(e)??new M(0,"fatal").encode(e,!0)}var Hi=l(()=>!A()&&!O()),ji=l($e);function Gi(e){return e.length*Ze(vo(e))*.75<=64}function zo(e,t){let n=Pt(t,e);return n?.read===t.length?v(e,0,n.written):void 0}var Yi=l(()=>new Uint8Array(3*65536)),Vi=e=>qo()<=65535&&vo(e)>=qo(),qo=l(()=>Y()?256:I()<22?0:1/0);function vo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function zi(e,t){let n=0,o=0;for(;n<e.length;){let r=Mt(e,n);if(o+Ze(r)>b(t))break;o=Ut(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var Zo="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Xo=`!
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
?`;var Ki=l(()=>{let e=Xo.split(`
`),t=0;return new Map(Zo.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),Qo=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function er(e){let t=new M(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof J)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=tr(String.fromCodePoint(r),n,3),o.set(r,i)),i}}function tr(e,t,n){if(Qo(e))return"";if(n===0)return null;let o=Ji(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>t(c)?c:tr(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function Ji(e){let t=[...Ki().get(e)??[],...vi(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function vi(e){let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=y=>s>>o.length-1-y&1,f=o.filter((y,p)=>c(p)),d=o.filter((y,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),T=a+d.join("");T.normalize("NFD")===t&&r.push(T),d.every(Qo)&&i.push(a)}return[...r,...i]}var Zi=["fatal","html","replacement","ignore","translit"],Xi=Un(Zi),nr=(e,t)=>typeof e=="function"?e:Xi(e,t);function or(e,t,n){return typeof e=="function"?(o,r)=>Qi(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?er(t):void 0}function Qi(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=ge(z(e,t));return ue(n,0,b(n))}var es="Failed to construct 'LegacyTextEncoder'",qt="Failed to execute 'encode'";function rr(e,t="utf-8",n=void 0){let o=X(e,qt);if(n===void 0){let i=Ie(E(t),qt);return i===0?et(o):Yt(o,i)??new M(i,"fatal").encode(o,!0)}let r=tt(t,n,qt);return r.encoding===0?et(o):r.encode(o,!0)}function tt(e,t,n){let o=E(e),r=t===void 0?"fatal":_n(t,{unmappable:nr},n).unmappable,i=Ie(o,n);return new M(i,r,or(r,i,n))}var Kt=class{#e;constructor(t="utf-8",n=void 0){this.#e=tt(t,n,es)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let o=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":X(t,r),s=U(n,"stream",r);return o.encode(i,!s)}},ir=N(Kt,"LegacyTextEncoder");var nt="Failed to execute 'decode' on 'TextDecoder'",Jt=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=vt(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&ce(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=R,n=void 0){let o=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,nt);let r=z(t,nt),i=U(n,"stream",nt);return this.#t||o.reset(),this.#t=i,o.decode(Se(r),!i,nt)}},sr=N(Jt,"TextDecoder");function vt(e,t,n){let o=E(e),r=U(t,"fatal",n),i=U(t,"ignoreBOM",n);return new he(Ho(o,n),r,i)}function cr(e,t,n){let o=Rn();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function en(e,t){let n=`Failed to execute 'transform' on '${e}'`;return cr(e,(o,r)=>r(t.decode(ge(z(o,n)),!1,n)),o=>o(t.decode(R,!0,n)))}var Zt=class e{#e;#t;constructor(t="utf-8",n=void 0){let o=vt(t,n,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=en("TextDecoderStream",o),new.target!==e&&ce(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},fr=N(Zt,"TextDecoderStream"),Xt=class e{#e;constructor(){this.#e=ur("TextEncoderStream",new M(0,"fatal"),E),new.target!==e&&ce(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},dr=N(Xt,"TextEncoderStream");function ur(e,t,n){let o=`Failed to execute 'transform' on '${e}'`;return cr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var Qt=class{#e;#t;constructor(t="utf-8",n=void 0){let o=tt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=ur("LegacyTextEncoderStream",o,X)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},ar=N(Qt,"LegacyTextEncoderStream");var xe=class{fatal;ignoreBOM;#e;#t;#n=R;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&b(this.#n)===0?t:On(this.#n,t);if(!n&&mn(r))return this.#n=r,"";let i=Ce(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new he(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?g(r,s):r,n,o)}};var tn=class{#e;#t;constructor(t="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=E(t),i=U(n,"fatal",o),s=U(n,"ignoreBOM",o),c=new xe(K(r,o),i,s);this.#e=c,this.#t=en("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},lr=N(tn,"DecoderStream");function pr(e,t){let n="Failed to execute 'findUnmappable'",o=X(e,n),r=Ie(E(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new M(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function mr(e){let t=Ce(Se(z(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function hr(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=z(e,o),i=K(E(t),o),s=U(n,"fatal",o),c=U(n,"ignoreBOM",o);return new xe(i,s,c).decode(Se(r),!0,o)}async function xr(e=void 0){let t=await e;if(t===void 0)wt()||await yt(Ne,!0);else{let n=ts(t)?await ns(t):t;await yt(()=>n,!1)}}var ts=e=>typeof e?.arrayBuffer=="function";function ns(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url} could not be loaded: ${e.status} ${e.statusText}`)}export{lr as DecoderStream,ir as LegacyTextEncoder,ar as LegacyTextEncoderStream,sr as TextDecoder,fr as TextDecoderStream,Jo as TextEncoder,dr as TextEncoderStream,J as UnmappableError,mr as bomSniff,hr as decode,rr as encode,w as encodings,pr as findUnmappable,xr as initialize,yn as labelToName};
