function un(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Pe=()=>un(new URL("./chinese.wasm",import.meta.url)),Te="encoding-wasm/chinese";var an=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var lt=["chinese"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var w=Io();function Io(){let e=an.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});return Object.freeze(e)}var Do=l(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Co=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],hn=e=>e<36&&e!==33,R=e=>e>0&&e<29,xn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),No=e=>Co.find(([t])=>e>=t)[1];function yn(e){let t=Do();return t.get(e)??t.get(Sn(Po(e)))}function K(e,t){let n=yn(e);if(n===void 0){let r=Lo(e),o=r===void 0?"":` Did you mean '${w[r].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(lt){let r=No(n);if(r&&!lt.includes(r))throw new RangeError(`${t}: '${Te}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${r}' or 'encoding-wasm'.`)}return n}function Lo(e){let t=ln(e),n={936:"gbk",950:"big5"}[t]??t,r=w.findIndex(({labels:o})=>o.some(i=>ln(i)===n));return r<0||r===36?void 0:r}var ln=e=>Sn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Ro=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function We(e){if(e[0]>=239)return Ro.find(t=>t.bytes.every((n,r)=>e[r]===n))}function wn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function $e(e){return e===0||e===37||e===38}function Po(e){let t=0,n=e.length;for(;pn(e[t]);)t+=1;for(;pn(e[n-1]);)n-=1;return e.slice(t,n)}var pn=e=>`	
\f\r `.includes(e);function Sn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Tn(e){let t=yn(`${e}`);return t===void 0?null:w[t].name}var pt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,gn=()=>Object.getPrototypeOf(Uint8Array.prototype),He=e=>pt(gn(),e),mt=e=>pt(DataView.prototype,e),En=e=>globalThis[e]&&pt(globalThis[e].prototype,"byteLength"),ht=e=>gn()[e],bn=He(Symbol.toStringTag),xt=He("buffer"),On=He("byteOffset"),Bn=He("byteLength"),$o=ht("includes"),Ho=ht("set"),jo=ht("slice"),Go=mt("buffer"),Yo=mt("byteOffset"),Vo=mt("byteLength"),Fn=En("ArrayBuffer"),qo=En("SharedArrayBuffer"),b=e=>Bn.call(e);function yt(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var S=(e,t,n=b(e))=>new Uint8Array(xt.call(e),On.call(e)+t,n-t);function An(e,t){let n=new Uint8Array(b(e)+b(t));return j(n,e),j(n,t,b(e)),n}var j=(e,t,n)=>Ho.call(e,t,n),_n=(e,t)=>$o.call(e,t),le=(e,t,n)=>jo.call(e,t,n);function Z(e,t,n){if(n>24)return le(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function X(e,t){if(t<=64)return!1;try{return Fn.call(xt.call(e)),!1}catch{return!0}}function q(e,t){if(!ArrayBuffer.isView(e)&&Un(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Mn(e,t){if(ArrayBuffer.isView(e)&&bn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Ee(e){return ArrayBuffer.isView(e)?Oe(e):Un(e)===0?P:new Uint8Array(e)}var be=e=>e instanceof Uint8Array?e:Ee(e);function Oe(e){try{return bn.call(e)===void 0?new Uint8Array(Go.call(e),Yo.call(e),Vo.call(e)):new Uint8Array(xt.call(e),On.call(e),Bn.call(e))}catch{return P}}var P=new Uint8Array;function Un(e){for(let t of[Fn,qo])try{return t?.call(e)}catch{}}function In(e,t,n){Dn(e,n);let r={...t};for(let o in t)Object.hasOwn(t,o)&&(r[o]=t[o](e?.[o],n));return r}function I(e,t,n){return e===void 0?!1:(Dn(e,n),!!e?.[t])}function Dn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var O=e=>`${e}`;function Q(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function wt(e,t,n){if(e.length>=t)return;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e.length} present.`)}function Cn(e){return(t,n)=>{let r=t===void 0?e[0]:O(t);if(e.includes(r))return r;throw new TypeError(`${n}: The provided value '${r}' isn't one of '${e.join("', '")}'.`)}}var Be=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var zo=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Nn=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){super(`${zo(r)} at index ${o} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&Nn in r}[Nn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var je=(e,t)=>e?.prototype?.[t],Ge=e=>je(globalThis.Buffer,e),ee=Ge("ucs2Slice"),Ye=Ge("ucs2Write"),Ln=Ge("utf8Slice"),te=Ge("latin1Slice"),Rn=e=>globalThis[e],Pn=Rn("TextDecoder"),Ko=je(Pn,"decode"),Tt=Rn("TextEncoder"),Jo=je(Tt,"encode"),vo=je(Tt,"encodeInto");function ne(e){let t=new Pn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Ko}),n=>t.decode(n)}function kn(){let e=new Tt;return Object.defineProperties(e,{encode:{value:Jo},encodeInto:{value:vo}}),e}function G(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis;function Ve(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var Y=()=>"Deno"in globalThis,D=()=>Number.parseInt(globalThis.process?.versions?.node,10),gt=e=>globalThis.process?.getBuiltinModule?.(e),St;function Wn(){let{TransformStream:e}=globalThis;return e&&e===St?e:(St=[e,gt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),St)}function pe(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function jn(e,t,n){let r=qe(f=>ei(f,n),e,t),o=qe(ni,e,t);if(r&&o){let f=Y()?1/0:64;return{...o,read:(d,a)=>(a<128?r:o).read(d,a),write:(d,a)=>(d.length<f?r:o).write(d,a),readBytes:r.readBytes,writeBytes:Y()?r.writeBytes:void 0,mostByTable:512}}let i=Et(e);if(r)return F()?ti(r,qe(Hn,e,t)):r;let s=o??qe(Hn,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function qe(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),Et(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var Qo="strings";function ei(e,t){let[n]=WebAssembly.Module.customSections(t,Qo),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function ti(e,t){let{read:n,readBytes:r}=e;return{...e,read(o,i){if(i>144)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=n(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>144)return r(o,i,s);let c=r(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=r(o+f,Math.min(i-f,36),s);return c}}}function ni(e){let[t,n]=[ee,Ye],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>n.call(o(),f,d,2*f.length),most:1/0,collect:E()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(g,y){j(d,new Uint8Array(e.buffer,g,2*y),a),a+=2*y},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Hn(e){let t=ne("utf-16le"),{write:n,most:r}=Et(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function Et(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return pe(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var ze,u,Ot,Gn,Yn,C,A={input:0,units:0,output:0},Fe=0,Ke={name:"",encoding:-1},m={isBusy:!0,newCodec:NaN};function oe(e,t){Ke.name=e,Ke.encoding=t,m.newCodec=NaN,m.isBusy&&oi(),m.isBusy=!0}function oi(){try{zn(),ze??=si(Pe()),qn(new WebAssembly.Instance(ze),ze)}catch(e){throw Kn(e)}}async function Bt(e,t){try{zn();let n=e(),r=Vn(n)?n:await WebAssembly.compile(ii(n));t||fi(r);let o=await WebAssembly.instantiate(r);if(Ft())return;qn(o,r),ze=r}catch(n){throw Kn(n)}}var ii=e=>ArrayBuffer.isView(e)?Oe(e):e,Ft=()=>!m.isBusy;function si(e){return Vn(e)?e:new WebAssembly.Module(e)}function Vn(e){try{return WebAssembly.Module.customSections(e,Te),!0}catch{return!1}}var ci="encoding-wasm";function fi(e){let[t]=WebAssembly.Module.customSections(e,ci),n=`${Te} 0.1.0`,r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function qn({exports:e},t){u=e,bt=WebAssembly.RuntimeError,A.input=u.input(),A.units=u.units(),A.output=u.output(),Zn(),C=jn(u.memory,A.units,t),Fe=Math.min(u.units_length(),C.most),m.isBusy=!1}function zn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Kn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(di(e))return new RangeError(`encoding-wasm: ${Jn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var Jn="no memory for WebAssembly; free some, and call again",di=e=>e instanceof RangeError&&/memory/i.test(e.message);function Je(){return _t(),Ot}function vn(){return _t(),Gn}function At(){return _t(),Yn}function _t(){Ot[0]===void 0&&Zn()}function Zn(){let{buffer:e}=u.memory;Ot=new Uint8Array(e),Gn=new Uint8Array(e,A.input,65536),Yn=new Int32Array(e,u.codec(),u.codec_length()>>2)}function Xn(e,t){return oe(e,-1),Qn(t)}function Qn(e){try{let t=e();return m.isBusy=!1,t}catch(t){throw _(t)}}var bt;function _(e){if(!bt||!(e instanceof bt))return e;let t=w[Ke.encoding]?.name,n=`${Ke.name}${t?` of ${t}`:""} failed`;return ui()?new RangeError(`encoding-wasm: ${n}: ${Jn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function ui(){try{return u.memory.grow(32),!1}catch{return!0}}function se(){let e=At();return sr(e,new Int32Array(e.length))}function or(){return u.held()!==0?se():(m.newCodec=_e,null)}var ir=e=>sr(e,At());function sr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ae(e,t){cr(e,t)||(oe("decoding",e),t?ir(t):u.new_decoder(e),_e=e===33||e===36?NaN:e)}var _e=NaN;function cr(e,t){return t||m.newCodec!==e||m.isBusy?!1:(m.newCodec=NaN,m.isBusy=!0,!0)}function Ze(e,t){cr(~e,t)||(oe("encoding",e),t?ir(t):u.new_encoder(e),_e=~e)}function Me(e,t,n,r,o){ve(e,t),m.isBusy=!0;let i=u.decode_block(t,n,+r,+o);return m.isBusy=!1,o&&i>=0&&(m.newCodec=_e),mr(i)}var z={encoding:-1,at:0,most:0,owner:void 0};function Xe(e,t,n){if(z.encoding!==e||z.owner!==u||m.isBusy){try{oe("decoding",e),z.owner=u,z.at=C.readBytes?u.byte_table(e):0,z.most=!xn(e)&&C.mostByTable||1/0,z.encoding=e}catch(o){throw _(o)}m.isBusy=!1}if(z.at===0||n>z.most)return;if(n<=65536)return ve(t,n),er(n);if(C.most>Fe)return;let r="";for(let o=0;o<n;o+=65536){let i=Math.min(65536,n-o);ve(S(t,o,o+i),i),r=ce(r,er(i))}return r}function Mt(e,t,n,r){return Xn("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),ve(o===t?e:S(e,i,i+o),o),!u.is_free_of(o,n,r))return!1;return!0})}function Ut(e,t){let n=-1,r,o;function i(s){try{return oe(e,s),n=s,o=u,r=t(s),m.isBusy=!1,r}catch(c){throw _(c)}}return s=>s===n&&o===u&&!m.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var It=Ut("encoding",e=>{let t=u.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=u.memory;return new Uint16Array(n,t,65536)}),fr=Ut("encoding",e=>{let t=u.unit_table(e)>>>0,n=new Uint8Array(65536);return j(n,new Uint8Array(u.memory.buffer,t,16384)),n}),Qe=Ut("decoding",e=>{let t=R(e),n=(!t?u.pair_table(e):u.byte_table(e))>>>0;return n>0?new Uint16Array(u.memory.buffer,n,t?256:65536):void 0}),er=e=>C.readBytes(A.input,e,z.at);function ce(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var dr=e=>e+65536+3<=Fe,ur=e=>e>Fe&&e<268435456?C.collect?.(e+3):void 0,ar=()=>A.units,lr=()=>Je()[A.units]|Je()[A.units+1]<<8,et=(e,t)=>C.read(A.units+2*e,t-e),tt=(e,t,n)=>C.write(e.slice(t,n),A.units);function pr(e,t){if(!m.isBusy&&!C.writeBytes)return;oe("encoding",t);let n=C.writeBytes?.(e,A.output,u.unit_table(t));return m.isBusy=!1,n===e.length?nt(n):void 0}function Dt(e,t,n,r){m.isBusy=!0;let o=u.encode_block(e,t,n,+r);return m.isBusy=!1,r&&o>=0&&k.finished()&&(m.newCodec=_e),mr(o)}function ve(e,t){let n=vn();if(t>8)try{j(n,e)}catch{j(n,S(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function mr(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var nt=e=>Z(Je(),A.output,e);var k={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var W=new Uint8Array(256);function Ie(e){let{length:t}=e,n=0;for(let r=0;r<t;r++){let o=e.charCodeAt(r);if(o<128)W[n++]=o;else if(o<2048)W[n++]=192|o>>6,W[n++]=128|o&63;else if((o&63488)!==55296)W[n++]=224|o>>12,W[n++]=128|o>>6&63,W[n++]=128|o&63;else{let i=Lt(e,r);i>=65536&&(r+=1),n=Rt(i,W,n)}}return Z(W,0,n)}var xr=l(()=>Ye?96:F()?1024:128),Nt=l(()=>F()||E()?4096:128),mi=l(()=>new Uint8Array(2*Nt()));function yr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;r[o]=s}return r}function wr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=t[e.charCodeAt(o)];return _n(r,0)?void 0:r}function Sr(e,t){let{length:n}=e,r=2*n<=256?W:mi(),o=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(r[o++]=c>>8),r[o++]=c}return Z(r,0,o)}function Lt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var rt=e=>e<128?1:e<2048?2:e<65536?3:4;function Rt(e,t,n){if(e<128)return t[n]=e,n+1;let r=rt(e);for(let o=r-1;o>0;o--)t[n+o]=128|e>>6*(r-1-o)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}var Tr=new Uint8Array(128),Ue=hi(Tr);function hi(e){return new Uint16Array(e.buffer)}var gr=l(()=>kt()?0:18),Er=l(()=>D()>0&&!Y()&&!E()?12:18),xi=l(()=>F()||D()<22?18:8),br=l(()=>Y()||!(D()>=22)?64:32),yi=l(()=>F()||E()?64:32),ot=(e,t)=>(e[0]&e[t>>1])>=128;function Or(e,t,n){return n?t<=xi():t<=18||t<=yi()&&(ot(e,t)||Wt())}var Br=()=>({mixed:Er(),most:br()}),Fr=(e,t)=>t<=Er()||t<=64&&ot(e,t)&&t<=br(),M={length:0,bytes:[0,0]};function fe(e,t,n){if(e[0]<128&&kt())return $t(e,t)?te.call(e,0,t):void 0;let r=0;for(let o=0;o<t;){let i=e[o++],s=i;if(i>=128){if(i<194||i>=240)return;let c=o+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&o===t){Ct(i,0,1);break}let f=e[o++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){Ct(i,f^128,2);break}let d=e[o++]^128;if(s|=d,d>=64||s===65279)return}}Ue[r++]=s}return Ar(r)}function Pt(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(o??=Qe(r),!o)return;if(f=o[c],f===0){if(s<t)f=o[c|e[s++]<<8];else if(!n&&r!==32){Ct(c,0,1);break}}if(f===0||f===65533)return}Ue[i++]=f}return Ar(i)}function it(e,t,n){return M.length=0,fe(S(e,t,n),n-t,!1)===""}function Ct(e,t,n){M.length=n,M.bytes[0]=e,M.bytes[1]=t}function Ar(e){if(e<3||e<=18&&!kt())return pe(Ue,0,e);if(Wt())return ee.call(Tr,0,2*e);if(!(e>36))return pe(Ue,0,18)+pe(Ue,18,e-18)}var kt=l(()=>E()&&Wt()),Wt=l(()=>G(wi)===!0);function wi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(ee)==="a\uFEFF\uD83D"&&t(te)==="a\0\xFF\xFE=\xD8"}function $t(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function De(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Ht=l(()=>G(bi)),xe=l(()=>G(Oi)),Ei=l(()=>G(_i)),_r=l(()=>G(Ii));function Mr(e,t,n){if(e!==0&&e!==38||n<24||X(t,n)||e===0&&Ir(t,n))return;let r=e===0?xe():Ei();return r?.takes?.(t,n)===!1?void 0:r}function Ur(e,t,n,r){if(M.length=0,t>256&&(r||X(e,t)||Ir(e,t)))return;let o=xe();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!it(e,i,t))))try{let s=o.decodeQuickly(i<t?S(e,0,i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Ir(e,t){if(t<8192)return!1;let n=0;for(let r=0;r<t-1;r+=Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function Dr(){let e=_r();return t=>{try{return e?.encode(t)}catch{return}}}function jt(e,t){try{return _r()?.encodeInto(e,t)}catch{return}}function bi(){let{isAscii:e}=gt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?e:void 0}function Oi(){let e=D()<22,t=e?Ht():void 0;if(e&&!t)return;let n=ne("utf-8"),r=Bi(n),o=Ve()?Ai:void 0,i=e?Fi:o,s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.of(...s,...c),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,a=Uint8Array.of(97,127),g=r(f,f.length)===d&&n(f)===d&&r(a,2)==="a\x7F",y=te;if(!(!g||t&&y.call(a,0,2)!=="a\x7F"))return{decode(p,h,$){try{if(t)return y.call(p,0,h);let L=n(p);return $&&L.includes("\uFFFD")?void 0:L}catch{return}},decodeQuickly:r,takesQuickly:i,takes:t?(p,h)=>De(p,h)&&t(p):o,completeLength(p,h){for(let $=1;$<=3&&$<=h;$++){let L=p[h-$];if(L<128)break;if(L>=192)return(L>=240?4:L>=224?3:2)>$?h-$:h}return h}}}function Bi(e){let t=Ln;if(!t||E()||!(D()>=22))return e;let n=Y()?64:1/0;return(r,o)=>o<=n?t.call(r,0,o):e(r)}var Fi=(e,t)=>t<=64||t<=256&&De(e,t);function Ai(e,t){if(t<128)return!1;let n=0;for(let r=0;r<t;r+=Math.ceil(t/16)){let o=e[r];if(o<128)n+=1;else{if(t<768)return!1;if(o===225)n-=3;else if(o>=206&&o<240)return!1}}return n>=0}function _i(){return F()?Ui():Mi()}function Mi(){let e=ee,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Cr(0,D()<22?512:1/0,(r,o,i)=>{let s=e.call(r,0,o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Ui(){let e=ne("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Cr(2048,1/0,(t,n,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var Cr=(e,t,n)=>({takes:(r,o)=>o>=e&&o<=t,decode(r,o,i){try{return n(r,o,i)}catch{return}},completeLength(r,o){let i=o-o%2;return(r[i-1]&252)===216?i-2:i}});function Ii(){let e=kn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),r="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(r);return t===3&&n===7&&`${[...o]}`==`${[...Ie(r)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var Rr=l(E);function Pr(e,t,n){if(n>64)return De(t,n)?Di(e,t,n):void 0;if(n<=gr()||(t[n>>1]|t[n-1])>=128||!$t(t,n))return;let r=qt();return r?r.call(t,0,n):Xe(e,t,n)}function Di(e,t,n){let r=qt(),o=R(e);if(!(n<512&&(o||!r))&&!!1&&!X(t,n))try{return Ht()?.(t)??Mt(t,n,128,128)?r?r.call(t,0,n):xe()?.decodeQuickly(t,n):void 0}catch{return}}var st=[],Ne=[];function kr(e,t,n){if(!(n<=18||n>=512))return Ne[e]===void 0&&(Ne[e]=Ri(e)?Hr(e):null),$r(Ne[e],t,n)}function Wr(e,t,n){return n<512?(Rr()?Gt(e,t,n):void 0)??Xe(e,t,n)??Gt(e,t,n)??Nr(e,t,n):Gt(e,t,n)??(jr(e)?Nr(e,t,n):void 0)??Xe(e,t,n)}function Gt(e,t,n){let r=qt();if(!(!r||e!==21||!Ni(t,n)||X(t,n)))try{return r.call(t,0,n)}catch{return}}var Nr=(e,t,n)=>$r(Hr(e),t,n),$r=(e,t,n)=>e&&!X(t,n)?Vt(e,t):void 0;function Vt(e,t){try{return e(t)}catch{return}}function Hr(e){return st[e]===void 0&&(st[e]=null,st[e]=G(()=>Pi(e))??null),st[e]}var qt=l(()=>G(Ci));function Ci(){let e=te,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Ni(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&224)===128)return!1;return n===t||Mt(e,t,128,224)}var jr=e=>e===21?Li():Gr(),Gr=l(F),Li=l(()=>F()||E()||!(D()>0)),Ri=e=>Gr()||e===21&&Rr();function Pi(e){let t=Qe(e),n=ne(w[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var Yr;function Vr(e,t){return Yr??=ki(),Yr(e,t)}function ki(){let e=xe(),{mixed:t,most:n}=e&&E()?{mixed:0,most:0}:Br();return(r,o)=>{if(o<=t||o<=n&&ot(r,o)){let i=fe(r,o,!0);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return e?.decodeQuickly(r,o)}catch{return}}}function qr(e,t,n){if(!$e(e))try{return Ae(e,null),et(0,Me(t,n,0,!1,!0))}catch(r){throw _(r)}}var ye=new Uint8Array(18),$i=[0,0],we=class{encoding;fatal;ignoreBOM;#e=null;#t=$i;#n=0;#r=!1;#o;#i=null;constructor(t,n,r,o=0){this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#o=o}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#r=!1,this.#o=0}decode(t,n,r){let o=yt(t);if(!this.#e&&this.#n===0){let i=this.#d(t,o,n);if(i!==void 0)return n||this.#a(o),i}return this.#s(t,o,n,r)}decodeWhole(t,n){let r=yt(t);return this.reset(),(r===0||r>256||this.fatal?this.#d(t,r,!0):this.#f(t,r))??this.#s(t,r,!0,n)}#f(t,n){let{encoding:r}=this;if(r===0){let s=Vr(t,n);return s!==void 0&&t[0]===239?this.#u(s):s}let o=n>18?Ne[r]:void 0;return(o?Vt(o,t):this.#d(t,n,!0))??qr(r,t,n)}#s(t,n,r,o){if(this.#n>0){let a=this.#p(t,n,r)??this.#m(t,n,r,o);if(a!==void 0)return a;this.#h()}let i=this.#e,s=this.#r,c=this.#o,f="";try{f=this.#x(t,n,r)??this.#c(t,n,r)}catch(a){throw this.#e=i,this.#r=s,this.#o=c,_(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+n,o===void 0?d:d.toTypeError(o);return f}#d(t,n,r){let{encoding:o}=this;if(M.length=0,n===0)return"";if(o===0){let c=Fr(t,n)?fe(t,n,r):void 0;if(c!==void 0)return c;let f=Ur(t,n,r,this.fatal);return f===void 0?void 0:this.#u(f)}if(!hn(o))return;let i=R(o),s=(t[0]<128?Pr(o,t,n):void 0)??(Or(t,n,i)?Pt(t,n,r,o):void 0)??void 0;return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#u(t){return!this.#r&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,r){let o=this.#n+n;if(n===0||o>18)return;M.length=0,this.#l(t,o);let i=this.encoding===0?fe(ye,o,r):Pt(ye,o,r,this.encoding);return i!==void 0&&!r&&this.#a(n),i}#m(t,n,r,o){if(this.encoding!==0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#l(t,d);let a=fe(ye,d,!0);if(a===void 0)return;let g=d-f;this.#n=0,this.#o+=g;try{return ce(a,this.decode(S(t,g),r,o))}catch(y){throw y instanceof Be||y instanceof TypeError||(this.#e=null,this.#r=s,this.#o=i,this.#t=c,this.#n=f),y}}#l(t,n){ye[0]=this.#t[0],ye[1]=this.#t[1];for(let r=this.#n;r<n;r++)ye[r]=t[r-this.#n]}#a(t){this.#o+=t,this.#r||=t>0,this.#n=M.length,M.length>0&&(this.#t=[M.bytes[0],M.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{Ae(this.encoding,null),Me(t,this.#n,0,this.fatal,!1),this.#e=se(),this.#n=0}catch(n){throw _(n)}}#x(t,n,r){let o=Mr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#c(S(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:S(t,i,c),d=o.decode(f,c-i,this.fatal);if(d===void 0){if(s=ce(s,this.#c(f,c-i,!0)),this.#i)return s}else s=ce(s,this.#u(d)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!r&&it(t,c,n)?(this.#a(n-c),s):ce(s,this.#c(S(t,c,n),n-c,r))}#c(t,n,r){Ae(this.encoding,this.#e);let o="",i=ur(n),s=this.#r||this.ignoreBOM||!$e(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),g=f===0&&d?t:S(t,f,f+a),y=Me(g,a,c,this.fatal,r&&d);if(y<0)return this.#e=se(),this.#i=new Be(this.name,this.#o+f+k.start(),k.length()),o;if(c+=y,c>0&&(d||!dr(c))){let p=!s&&lr()===65279?1:0;i?i.add(ar()+2*p,c-p):o=ce(o,et(p,c)),s=!0,c=0}if(d)break}return this.#r=s,this.#e=r?null:or(),this.#o+=n,i?i.toText():o}};function Kr(e,t){let n=K(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ji=["fatal","html","replacement"];function Kt(e,t){let{length:n}=e,r=R(t);if(n>64&&n>(r?xr():Nt()))return;if(!1)return yr(e,It(t));if(!!0)return;let o=It(t);return o&&Sr(e,o)}var Gi=l(E);function Zr(e,t){return Gi()?wr(e,fr(t)):pr(e,t)}var U=class e{encoding;unmappable;#e;#t=null;#n=0;#r=P;locate=t=>t;constructor(t,n,r=void 0){this.encoding=t,this.unmappable=n,this.#e=r}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#f(t,n)}get#o(){return this.#e?0:ji.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Kt(t,this.encoding);if(n)return n;try{let r=!1;if(r)return r;Ze(this.encoding,null),tt(t,0,t.length);let o=Dt(0,t.length,this.#o,!0);return o===-2||!k.finished()?void 0:(this.#n=0,nt(o))}catch(r){throw _(r)}}#f(t,n){let r=new ct;return this.encodeOrFail(t,n,o=>r.add(o),(o,i)=>{throw new J(o,i,this.name)}),r.concatenate()}encodeOrFail(t,n,r,o=()=>{}){let i=this.#n,s=this.#t,c=this.#r;n&&(this.#r=P,this.#t=null,this.#n=0);let f=this.#e,d=this.#o,a=f?2048:65536,g=void 0,y=g?h=>g.add(h):r,p=0;try{if(!1)for(;p+65536<t.length;p+=65536){let h=Zr(t.slice(p,p+65536),this.encoding);if(!h)break;r(h)}for(Ze(this.encoding,s);p===0||p<t.length;p+=a){let h=Math.min(p+a,t.length);tt(t,p,h);let $=h===t.length;for(let L=0,cn=!1;!cn;){let Re=Dt(L,h-p,d,n&&$);y(nt(Re===-2?k.written():Re));let fn=i+p+L+k.start();if(L+=k.read(),cn=Re!==-2&&k.finished(),Re!==-2)continue;let at=k.codePoint();if(f){let Fo=se(),dn=()=>this.locate(fn),Ao=f(at,dn),_o=this.#s(Fo,Ao,y,at,dn);Ze(this.encoding,_o),tt(t,p,h)}else o(at,fn)}}}catch(h){throw _(h)}if(n){g&&r(g.held);return}g&&(this.#r=g.held),this.#t=se(),this.#n=i+t.length}#s(t,n,r,o,i){if(n===null)throw new J(o,i(),this.name);if(typeof n!="string")return r(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,r,c=>{throw new J(c,i(),this.name)}),s.#t}},zt=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let r=t[n-3]===27?n-3:n;this.#e(le(t,0,r)),this.held=le(t,r,n)}},ct=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Yi(this.#n),n=0;return this.forEach(r=>{j(t,r,n),n+=b(r)}),t}};function Yi(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Le(e,t){let n=K(e,t);if(n===37||n===38){let{name:r}=w[n];throw new RangeError(`${t}: ${r} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Vi(n,e,t)}function Vi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}function N(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let r of Object.getOwnPropertyNames(n))r!=="constructor"&&Object.defineProperty(n,r,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function de(e,t,n){let{prototype:r}=t;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function Jt(){throw new TypeError("Illegal invocation")}var Xr="Failed to execute 'encodeInto' on 'TextEncoder'",vt=class e{#e="utf-8";constructor(){new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||Jt(),ft(O(t))}encodeInto(t,n){#e in this||Jt(),wt(arguments,2,Xr);let r=O(t),o=Mn(n,Xr),{read:i,written:s}=jt(r,o)??{read:0,written:0};if(i===r.length||s===b(o))return{read:i,written:s};let c=ts(r.slice(i),S(Oe(o),s));return{read:i+c.read,written:s+c.written}}},ro=N(vt,"TextEncoder");function ft(e){return e.length<=6?Ie(e):(Qr??=Ji(),Qr(e)??new U(0,"fatal").encode(e,!0))}var Qr;function Ji(){let e=Dr();return F()||E()?e:t=>vi(t)??e(t)}function vi(e){let{length:t}=e;if(t<=21)return Ie(e);if(t<=64){let n=(Zi()||Xi(e))&&eo(W,e);if(n)return n}return t>=200&&t<=65536&&es(e)?eo(Qi(),e):void 0}var Zi=l(Ve);function Xi(e){return e.length*rt(oo(e))*.75<=64}function eo(e,t){let n=jt(t,e);return n?.read===t.length?Z(e,0,n.written):void 0}var Qi=l(()=>new Uint8Array(3*65536)),es=e=>to()<=65535&&oo(e)>=to(),to=l(()=>Y()?256:D()<22?0:1/0);function oo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function ts(e,t){let n=0,r=0;for(;n<e.length;){let o=Lt(e,n);if(r+rt(o)>b(t))break;r=Rt(o,t,r),n+=o<65536?1:2}return{read:n,written:r}}var io="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",so=`!
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
?`;var rs=l(()=>{let e=so.split(`
`),t=0;return new Map(io.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("	")])))}),co=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function fo(e){let t=new U(e,"fatal"),n=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof J)return!1;throw i}},r=new Map;return o=>{let i=r.get(o);return i===void 0&&(i=uo(String.fromCodePoint(o),n,3),r.set(o,i)),i}}function uo(e,t,n){if(co(e))return"";if(n===0)return null;let r=os(e),o=r.find(t);if(o!==void 0)return o;for(let i of r){let s=Array.from(i,c=>t(c)?c:uo(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function os(e){let t=[...rs().get(e)??[],...is(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function is(e){let t=e.normalize("NFD"),[n,...r]=t,o=[],i=[];for(let s=2**r.length-2;s>=0;s--){let c=y=>s>>r.length-1-y&1,f=r.filter((y,p)=>c(p)),d=r.filter((y,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),g=a+d.join("");g.normalize("NFD")===t&&o.push(g),d.every(co)&&i.push(a)}return[...o,...i]}var ss=["fatal","html","replacement","ignore","translit"],cs=Cn(ss),ao=(e,t)=>typeof e=="function"?e:cs(e,t);function lo(e,t,n){return typeof e=="function"?(r,o)=>fs(e(r,o()),n):e==="ignore"?()=>"":e==="translit"?fo(t):void 0}function fs(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=Ee(q(e,t));return le(n,0,b(n))}var ds="Failed to construct 'LegacyTextEncoder'",Zt="Failed to execute 'encode'";function po(e,t="utf-8",n=void 0){let r=Q(e,Zt);if(n===void 0){let i=Le(O(t),Zt);return i===0?ft(r):Kt(r,i)??new U(i,"fatal").encode(r,!0)}let o=dt(t,n,Zt);return o.encoding===0?ft(r):o.encode(r,!0)}function dt(e,t,n){let r=O(e),o=t===void 0?"fatal":In(t,{unmappable:ao},n).unmappable,i=Le(r,n);return new U(i,o,lo(o,i,n))}var Xt=class{#e;constructor(t="utf-8",n=void 0){this.#e=dt(t,n,ds)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Q(t,o),s=I(n,"stream",o);return r.encode(i,!s)}},mo=N(Xt,"LegacyTextEncoder");var ut="Failed to execute 'decode' on 'TextDecoder'",Qt=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=en(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=P,n=void 0){let r=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return r.decodeWhole(t,ut);let o=q(t,ut),i=I(n,"stream",ut);return this.#t||r.reset(),this.#t=i,r.decode(be(o),!i,ut)}},ho=N(Qt,"TextDecoder");function en(e,t,n){let r=O(e),o=I(t,"fatal",n),i=I(t,"ignoreBOM",n);return new we(Kr(r,n),o,i)}function xo(e,t,n){let r=Wn();if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>n(i=>i.length>0&&o.enqueue(i))})}function on(e,t){let n=`Failed to execute 'transform' on '${e}'`;return xo(e,(r,o)=>o(t.decode(Ee(q(r,n)),!1,n)),r=>r(t.decode(P,!0,n)))}var tn=class e{#e;#t;constructor(t="utf-8",n=void 0){let r=en(t,n,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=on("TextDecoderStream",r),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},yo=N(tn,"TextDecoderStream"),nn=class e{#e;constructor(){this.#e=So("TextEncoderStream",new U(0,"fatal"),O),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},wo=N(nn,"TextEncoderStream");function So(e,t,n){let r=`Failed to execute 'transform' on '${e}'`;return xo(e,(o,i)=>i(t.encode(n(o,r),!1)),o=>o(t.encode("",!0)))}var rn=class{#e;#t;constructor(t="utf-8",n=void 0){let r=dt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=So("LegacyTextEncoderStream",r,Q)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},To=N(rn,"LegacyTextEncoderStream");var Se=class{fatal;ignoreBOM;#e;#t;#n=P;constructor(t,n,r){this.#e=t,this.fatal=n,this.ignoreBOM=r}get name(){return this.#t?.name??null}decode(t,n,r){if(this.#t)return this.#t.decode(t,n,r);let o=n&&b(this.#n)===0?t:An(this.#n,t);if(!n&&wn(o))return this.#n=o,"";let i=We(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new we(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?S(o,s):o,n,r)}};var sn=class{#e;#t;constructor(t="utf-8",n=void 0){let r="Failed to construct 'DecoderStream'",o=O(t),i=I(n,"fatal",r),s=I(n,"ignoreBOM",r),c=new Se(K(o,r),i,s);this.#e=c,this.#t=on("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},go=N(sn,"DecoderStream");function Eo(e,t){let n="Failed to execute 'findUnmappable'",r=Q(e,n),o=Le(O(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new U(o,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function bo(e){let t=We(be(q(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function Oo(e,t="utf-8",n=void 0){let r="Failed to execute 'decode'",o=q(e,r),i=K(O(t),r),s=I(n,"fatal",r),c=I(n,"ignoreBOM",r);return new Se(i,s,c).decode(be(o),!0,r)}async function Bo(e=void 0){let t=await e;if(t===void 0)Ft()||await Bt(Pe,!0);else{let n=us(t)?await as(t):t;await Bt(()=>n,!1)}}var us=e=>typeof e?.arrayBuffer=="function";function as(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url} could not be loaded: ${e.status} ${e.statusText}`)}export{go as DecoderStream,mo as LegacyTextEncoder,To as LegacyTextEncoderStream,ho as TextDecoder,yo as TextDecoderStream,ro as TextEncoder,wo as TextEncoderStream,J as UnmappableError,bo as bomSniff,Oo as decode,po as encode,w as encodings,Eo as findUnmappable,Bo as initialize,Tn as labelToName};
