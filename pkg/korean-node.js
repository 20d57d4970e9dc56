function Or(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(r){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${r})`,{cause:r})}}var ze=()=>Or(new URL("./korean.wasm",import.meta.url)),Ve="encoding-wasm/korean";var Br=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var gt=["korean"];function a(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(n){throw r=!1,n}}return t}}var S=Xo();function Xo(){let e=Br.split(`
`).map(t=>{let[r,...n]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...n,r.toLowerCase()].sort())})});return Object.freeze(e)}var Qo=a(()=>new Map(S.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ei=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Mr=e=>e<36&&e!==33,R=e=>e>0&&e<29,Ir=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(S[e].name),ti=e=>ei.find(([t])=>e>=t)[1];function Ur(e){let t=Qo();return t.get(e)??t.get(Cr(oi(e)))}function Q(e,t){let r=Ur(e);if(r===void 0){let n=ri(e),o=n===void 0?"":` Did you mean '${S[n].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(gt){let n=ti(r);if(n&&!gt.includes(n))throw new RangeError(`${t}: '${Ve}' doesn't include ${S[r].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return r}function ri(e){let t=Fr(e),r={936:"gbk",950:"big5"}[t]??t,n=S.findIndex(({labels:o})=>o.some(i=>Fr(i)===r));return n<0||n===36?void 0:n}var Fr=e=>Cr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),ni=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function De(e){if(e[0]>=239)return ni.find(t=>t.bytes.every((r,n)=>e[n]===r))}function Dr({length:e,0:t,1:r}){return e===0||e===1&&t>=239||e===2&&t===239&&r===187}function Bt(e){return e===0||e===37||e===38}function oi(e){let t=0,r=e.length;for(;Ar(e[t]);)t+=1;for(;Ar(e[r-1]);)r-=1;return e.slice(t,r)}var Ar=e=>`	
\f\r `.includes(e);function Cr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Nr(e){let t=Ur(`${e}`);return t===void 0?null:S[t].name}var Ft=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Lr=()=>Object.getPrototypeOf(Uint8Array.prototype),Ke=e=>Ft(Lr(),e),At=e=>Ft(DataView.prototype,e),kr=e=>globalThis[e]&&Ft(globalThis[e].prototype,"byteLength"),_t=e=>Lr()[e],Rr=Ke(Symbol.toStringTag),Mt=Ke("buffer"),Pr=Ke("byteOffset"),Wr=Ke("byteLength"),ci=_t("includes"),fi=_t("set"),di=_t("slice"),ui=At("buffer"),ai=At("byteOffset"),li=At("byteLength"),Hr=kr("ArrayBuffer"),mi=kr("SharedArrayBuffer"),g=e=>Wr.call(e);function oe(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:g(e)}var b=(e,t,r=g(e))=>new Uint8Array(Mt.call(e),Pr.call(e)+t,r-t);function $r(e,t){let r=new Uint8Array(g(e)+g(t));return j(r,e),j(r,t,g(e)),r}var j=(e,t,r)=>fi.call(e,t,r),Gr=(e,t)=>ci.call(e,t),be=(e,t,r)=>di.call(e,t,r);function ie(e,t,r){if(r>24)return be(e,t,t+r);let n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=e[t+o];return n}function Y(e,t){if(t<=64)return!1;try{return Hr.call(Mt.call(e)),!1}catch{return!0}}var pi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function P(e,t,r=pi){if(!ArrayBuffer.isView(e)&&xi(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function jr(e,t){if(ArrayBuffer.isView(e)&&Rr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function se(e){if(ArrayBuffer.isView(e))return It(e);try{return new Uint8Array(e)}catch{return W}}var Ce=e=>e instanceof Uint8Array?e:se(e);function It(e){try{return Rr.call(e)===void 0?new Uint8Array(ui.call(e),ai.call(e),li.call(e)):new Uint8Array(Mt.call(e),Pr.call(e),Wr.call(e))}catch{return W}}var W=new Uint8Array;function xi(e){try{return Hr.call(e)}catch{}try{return mi?.call(e)}catch{return}}function Yr(e,t,r){q(e,r);let n={...t};for(let o in t)Object.hasOwn(t,o)&&(n[o]=t[o](e?.[o],r,o));return n}function q(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var B=e=>`${e}`;function qr(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ce(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Ut(e,t,r){if(e>=t)return;let n=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${n} required, but only ${e} present.`)}function zr(e,t="option"){return(r,n,o)=>{if(r===void 0)return e[0];let i=B(r);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${n}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var Ne=class{encoding;offset;length;constructor(t,r,n){this.encoding=t,this.offset=r,this.length=n}toTypeError(t){let r=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var hi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Vr=Symbol.for("encoding-wasm.UnmappableError"),ee=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(n,o,i){super(`${i} can't represent ${hi(n)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=n,this.index=o,this.encoding=i}static[Symbol.hasInstance](n){return this!==e?super[Symbol.hasInstance](n):typeof n=="object"&&n!==null&&Vr in n}[Vr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var ve=(e,t)=>e?.prototype?.[t],Ze=e=>ve(globalThis.Buffer,e),fe=Ze("ucs2Slice"),Xe=Ze("ucs2Write"),Jr=Ze("utf8Slice"),te=Ze("latin1Slice"),Kr=e=>globalThis[e],vr=Kr("TextDecoder"),yi=ve(vr,"decode"),Ct=Kr("TextEncoder"),wi=ve(Ct,"encode"),Si=ve(Ct,"encodeInto");function J(e){let t=new vr(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:yi}),r=>t.decode(r)}function Zr(){let e=new Ct;return Object.defineProperties(e,{encode:{value:wi},encodeInto:{value:Si}}),e}function I(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis;function Le(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var N=()=>"Deno"in globalThis,_=()=>Number.parseInt(globalThis.process?.versions?.node,10),Nt=e=>globalThis.process?.getBuiltinModule?.(e),Dt;function Xr(){let{TransformStream:e}=globalThis;return e&&e===Dt?e:(Dt=[e,Nt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Dt)}function Oe(e,t,r){let{fromCharCode:n}=String;switch(r){case 0:return"";case 1:return n(e[t]);case 2:return n(e[t],e[t+1]);case 3:return n(e[t],e[t+1],e[t+2]);case 4:return n(e[t],e[t+1],e[t+2],e[t+3]);case 5:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function tn(e,t,r){let n=Qe(f=>bi(f,r),e,t),o=Qe(Bi,e,t);if(n&&o){let f=N()?1/0:64;return{...o,read:(d,u)=>(u<128?n:o).read(d,u),write:(d,u)=>(d.length<f?n:o).write(d,u),readBytes:n.readBytes,writeBytes:N()?n.writeBytes:void 0,mostByTable:512}}let i=Lt(e);if(n)return F()?Oi(n,Qe(en,e,t)):n;let s=o??Qe(en,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Qe(e,t,r){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(n,r),Lt(t).read(r,n.length)===n&&o.read(r,n.length)===n?o:void 0}catch{return}}var gi="strings";function bi(e,t){let[r]=WebAssembly.Module.customSections(t,gi),n=new WebAssembly.Module(r,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(n,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Oi(e,t){let{read:r,readBytes:n}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:r)(o,i);let s=r(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=r(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return n(o,i,s);let c=n(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=n(o+f,Math.min(i-f,36),s);return c}}}function Bi(e){let[t,r]=[fe,Xe],n=new Uint8Array(e.buffer),o=()=>(n[0]===void 0&&(n=new Uint8Array(e.buffer)),n),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>r.call(o(),f,d,2*f.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(x,y){j(d,new Uint8Array(e.buffer,x,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function en(e){let t=J("utf-16le"),{write:r,most:n}=Lt(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:r,most:n}}function Lt(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(n,o){let i=r(),[s,c]=[n/2,n/2+o];if(o<=18)return Oe(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(n,o){let i=r();for(let s=0;s<n.length;s++)i[o/2+s]=n.charCodeAt(s)},most:1/0}}var et,l,Rt,rn,nn,L,M={input:0,units:0,output:0},ke=0,tt={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function ue(e,t){tt.name=e,tt.encoding=t,h.newCodec=NaN,h.isBusy&&Ai(),h.isBusy=!0}function Ai(){try{fn(),et??=Ii(ze()),cn(new WebAssembly.Instance(et),et)}catch(e){throw dn(e)}}async function Pt(e,t){try{fn();let r=e(),n=on(r)?r:await WebAssembly.compile(Mi(r));t||Ui(n);let o=await WebAssembly.instantiate(n);if(Wt())return;cn(o,n),et=n}catch(r){throw dn(r)}}var _i=[0,97,115,109];function Mi(e){let t=se(P(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(_i.every((r,n)=>t[n]===r))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var Wt=()=>!h.isBusy;function Ii(e){return on(e)?e:new WebAssembly.Module(e)}function on(e){try{return WebAssembly.Module.customSections(e,sn),!0}catch{return!1}}var sn="encoding-wasm";function Ui(e){let[t]=WebAssembly.Module.customSections(e,sn),r=`${Ve} 0.1.0`,n=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(n===r)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${r}; use the module of this entry and version.`)}function cn({exports:e},t){l=e,kt=WebAssembly.RuntimeError,M.input=l.input(),M.units=l.units(),M.output=l.output(),ln(),L=tn(l.memory,M.units,t),ke=Math.min(l.units_length(),L.most),h.isBusy=!1}function fn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function dn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Di(e))return new RangeError(`encoding-wasm: ${un} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:n,LinkError:o}=WebAssembly;return e instanceof n||e instanceof o?r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var un="no memory for WebAssembly; free some, and call again",Di=e=>e instanceof RangeError&&/memory/i.test(e.message);function rt(){return $t(),Rt}function an(){return $t(),rn}function Ht(){return $t(),nn}function $t(){Rt[0]===void 0&&ln()}function ln(){let{buffer:e}=l.memory;Rt=new Uint8Array(e),rn=new Uint8Array(e,M.input,65536),nn=new Int32Array(e,l.codec(),l.codec_length()>>2)}function mn(e,t){return ue(e,-1),pn(t)}function pn(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw U(t)}}var kt;function U(e){if(!kt||!(e instanceof kt))return e;let t=S[tt.encoding]?.name,r=`${tt.name}${t?` of ${t}`:""} failed`;return Ci()?new RangeError(`encoding-wasm: ${r}: ${un}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ci(){try{return l.memory.grow(32),!1}catch{return!0}}function le(){let e=Ht();return Tn(e,new Int32Array(e.length))}function wn(){return l.held()!==0?le():(h.newCodec=Pe,null)}var Sn=e=>Tn(e,Ht());function Tn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function Re(e,t){En(e,t)||(ue("decoding",e),t?Sn(t):l.new_decoder(e),Pe=e===33||e===36?NaN:e)}var Pe=NaN;function En(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function ot(e,t){En(~e,t)||(ue("encoding",e),t?Sn(t):l.new_encoder(e),Pe=~e)}function We(e,t,r,n,o){nt(e,t),h.isBusy=!0;let i=l.decode_block(t,r,+n,+o);return h.isBusy=!1,o&&i>=0&&(h.newCodec=Pe),_n(i)}var K={encoding:-1,at:0,most:0,owner:void 0};function it(e,t,r){if(K.encoding!==e||K.owner!==l||h.isBusy){try{ue("decoding",e),K.owner=l,K.at=L.readBytes?l.byte_table(e):0,K.most=!Ir(e)&&L.mostByTable||1/0,K.encoding=e}catch(o){throw U(o)}h.isBusy=!1}if(K.at===0||r>K.most)return;if(r<=65536)return nt(t,r),xn(r);if(L.most>ke)return;let n="";for(let o=0;o<r;o+=65536){let i=Math.min(65536,r-o);nt(b(t,o,o+i),i),n=me(n,xn(i))}return n}function jt(e,t,r,n){return mn("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),nt(o===t?e:b(e,i,i+o),o),!l.is_free_of(o,r,n))return!1;return!0})}function Yt(e,t){let r=-1,n,o;function i(s){try{return ue(e,s),r=s,o=l,n=t(s),h.isBusy=!1,n}catch(c){throw U(c)}}return s=>s===r&&o===l&&!h.isBusy&&(!n||n[0]!==void 0)?n:i(s)}var qt=Yt("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),gn=Yt("encoding",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return j(r,new Uint8Array(l.memory.buffer,t,16384)),r}),st=Yt("decoding",e=>{let t=R(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),xn=e=>L.readBytes(M.input,e,K.at);function me(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:r})}}var bn=e=>e+65536+3<=ke,On=e=>e>ke&&e<268435456?L.collect?.(e+3):void 0,Bn=()=>M.units,Fn=()=>rt()[M.units]|rt()[M.units+1]<<8,ct=(e,t)=>L.read(M.units+2*e,t-e),ft=(e,t,r)=>L.write(e.slice(t,r),M.units);function An(e,t){if(!h.isBusy&&!L.writeBytes)return;ue("encoding",t);let r=L.writeBytes?.(e,M.output,l.unit_table(t));return h.isBusy=!1,r===e.length?dt(r):void 0}function zt(e,t,r,n){h.isBusy=!0;let o=l.encode_block(e,t,r,+n);return h.isBusy=!1,n&&o>=0&&H.finished()&&(h.newCodec=Pe),_n(o)}function nt(e,t){let r=an();if(t>8)try{j(r,e)}catch{j(r,b(e,0,t))}else for(let n=0;n<t;n++)r[n]=e[n]}function _n(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var dt=e=>ie(rt(),M.output,e);var H={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var $=new Uint8Array(256);function He(e){let{length:t}=e,r=0;for(let n=0;n<t;n++){let o=e.charCodeAt(n);if(o<128)$[r++]=o;else if(o<2048)$[r++]=192|o>>6,$[r++]=128|o&63;else if((o&63488)!==55296)$[r++]=224|o>>12,$[r++]=128|o>>6&63,$[r++]=128|o&63;else{let i=Kt(e,n);i>=65536&&(n+=1),r=vt(i,$,r)}}return ie($,0,r)}var In=a(()=>Xe?96:F()?1024:128),Jt=a(()=>F()||T()?4096:128),Ri=a(()=>new Uint8Array(2*Jt()));function Un(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;n[o]=s}return n}function Dn(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=t[e.charCodeAt(o)];return Gr(n,0)?void 0:n}function Cn(e,t){let{length:r}=e,n=2*r<=256?$:Ri(),o=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(n[o++]=c>>8),n[o++]=c}return ie(n,0,o)}function Kt(e,t){let r=e.codePointAt(t);return r>=55296&&r<=57343?65533:r}var ut=e=>e<128?1:e<2048?2:e<65536?3:4;function vt(e,t,r){if(e<128)return t[r]=e,r+1;let n=ut(e);for(let o=n-1;o>0;o--)t[r+o]=128|e>>6*(n-1-o)&63;return t[r]=e>>6*(n-1)|(n===2?192:n===3?224:240),r+n}var Nn=new Uint8Array(128),v=Pi(Nn);function Pi(e){return new Uint16Array(e.buffer)}var Ln=a(()=>Qt()?0:18),kn=a(()=>_()>0&&!N()&&!T()?12:18),Wi=a(()=>F()||_()<22?18:8),Rn=a(()=>N()||!(_()>=22)?64:32),Hi=a(()=>F()||T()?64:32),at=(e,t)=>(e[0]&e[t>>1])>=128;function Pn(e,t,r){return r?t<=Wi():t<=18||t<=Hi()&&(at(e,t)||mt())}var Wn=()=>({mixed:kn(),most:Rn()}),Hn=(e,t)=>t<=kn()||t<=64&&at(e,t)&&t<=Rn(),D={length:0,bytes:[0,0]};function pe(e,t,r,n){if(e[0]<128&&Qt())return er(e,t)?te.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,x=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|x,!(f>=194&&f<240&&(u|x)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return $i(e,s,t,r,n,o)}v[o++]=c}return $e(o)}function $n(e,t){if(t%2>0)return;let r=0;for(let n=0;n<t;n+=2){let o=e[n]|e[n+1]<<8;if((o&63488)===55296)return;v[r++]=o}return $e(r)}function $i(e,t,r,n,o,i){let s=Xt();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,x=d===0&&f>=128,y=f===224?160:f===240?144:128,m=f===237?159:f===244?143:191,p=0;for(;p<d&&c<r;p++,c++){let A=e[c];if(A<y||A>m)break;y=128,m=191,u=u<<6|A&63}if(p<d){if(c===r&&!n){if(f>=239)return;Gn(f,128|u&63,1+p);break}x=!0}if(x&&o||(x&&(u=65533),u===65279))return;u>65535&&(v[i++]=55232+(u>>10),u=56320|u&1023),v[i++]=u}return $e(i)}function Zt(e,t,r,n){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=st(n),!o)return;if(d=o[f],d===0&&(s<t&&(d=o[f|e[s++]<<8]),d===0))return Gi(e,c,t,r,i,n,o)}v[i++]=d}return $e(i)}function Gi(e,t,r,n,o,i,s){let c=Xt();for(let f=t;f<r&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===r&&!n){if(i===32)return;Gn(d,0,1);break}let x=f<r?e[f]:0;if(u=s[d|x<<8],u>0)f+=1;else if(ji(x,i))u=65533;else return}v[o++]=u}return $e(o)}function ji(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function lt(e,t,r){return D.length=0,pe(b(e,t,r),r-t,!1,!0)===""}function Gn(e,t,r){D.length=r,D.bytes[0]=e,D.bytes[1]=t}function $e(e){if(e<3||e<=18&&!Qt())return Oe(v,0,e);if(mt())return fe.call(Nn,0,2*e);if(!(e>Xt()))return Oe(v,0,18)+Oe(v,18,e-18)}var Xt=a(()=>mt()?1/0:36),Qt=a(()=>T()&&mt()),mt=a(()=>I(Yi)===!0);function Yi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(fe)==="a\uFEFF\uD83D"&&t(te)==="a\0\xFF\xFE=\xD8"}function er(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function xe(e,t){for(let r=0;r<t;r+=Math.ceil(t/8))if(e[r]>=128)return!1;return e[t-1]<128}var rr=a(()=>I(zi)),he=a(()=>I(Vi)),jn=a(()=>I(vi)),Yn=a(()=>I(Qi));function qn(e,t,r){if(e!==0&&e!==38||r<24||Y(t,r)||e===0&&Kn(t,r))return;let n=e===0?he():jn();return n?.takes?.(t,r)===!1?void 0:n}function zn(e,t,r,n){if(D.length=0,n&&t>8192||t>256&&(Y(e,t)||Kn(e,t)))return;let o=he();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(r||!lt(e,i,t))))try{let s=o.decodeQuickly(i<t?b(e,0,i):e,i);return n&&s.includes("\uFFFD")?void 0:s}catch{return}}function Vn(e){let t=he();if(!(!t||e.byteLength>t.mostInBuffer))try{return t.decodeBuffer(e)}catch{return}}function Jn(e,t){let r=jn();if(!(t%2>0||!r?.takes?.(e,t)||Y(e,t)))return r.decode(e,!0)}function Kn(e,t){if(t<8192)return!1;let r=0;for(let n=0;n<t-1;n+=Math.ceil(t/8))e[n]>=192&&(e[n+1]&192)!==128&&r++;return r>1}function vn(){let e=Yn();return t=>{try{return e?.encode(t)}catch{return}}}function pt(e,t){try{return Yn()?.encodeInto(e,t)}catch{return}}function zi(){let{isAscii:e}=Nt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((n,o)=>!e(t.with(o,128)))?e:void 0}function Vi(){let e=_()<22,t=e?rr():void 0;if(e&&!t)return;let r=J("utf-8"),n=Ji(r),o=Le()?Ki:void 0,i=t?(m,p)=>Zn(m,p)||p>256&&xe(m,p)&&t(m):o,s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.of(...s,...c),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),x=n(f,f.length)===d&&r(f)===d&&r(f.buffer)===d&&n(u,2)==="a\x7F",y=te;if(!(!x||t&&y.call(u)!=="a\x7F"))return{decode(m,p){try{if(t)return y.call(m);let A=r(m);return p&&A.includes("\uFFFD")?void 0:A}catch{return}},decodeQuickly:n,takesQuickly:i,decodeBuffer:r,mostInBuffer:e?64:N()||Le()?0:8192,takes:t?(m,p)=>xe(m,p)&&t(m):o,completeLength(m,p){for(let A=1;A<=3&&A<=p;A++){let Z=m[p-A];if(Z<128)break;if(Z>=192)return(Z>=240?4:Z>=224?3:2)>A?p-A:p}return p}}}function Ji(e){let[t,r]=[Jr,te];if(_()<22)return(o,i)=>i>256?r.call(o):e(o);if(!t||T()||!(_()>=22))return e;let n=N()?Zn:()=>!0;return(o,i)=>n(o,i)?t.call(o):e(o)}var Zn=(e,t)=>t<=64||t<=256&&xe(e,t);function Ki(e,t){if(t<768)return t>=64&&xe(e,t);let r=0;for(let n=0;n<t;n+=Math.ceil(t/16)){let o=e[n];if(o<128)r+=1;else if(o===225)r-=3;else if(o>=206&&o<240)return!1}return r>=0}function vi(){return F()?Xi():Zi()}function Zi(){let e=fe,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(n,o)=>t.charCodeAt(o)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Xn(_()<22?512:1/0,(n,o)=>{let i=e.call(n);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function Xi(){let e=J("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Xn(1/0,(t,r)=>{let n=e(t);return r&&n.includes("\uFFFD")?void 0:n})}var Xn=(e,t)=>({takes:(r,n)=>n<=e,decode(r,n){try{return t(r,n)}catch{return}},completeLength(r,n){let o=n-n%2;return(r[o-1]&252)===216?o-2:o}});function Qi(){let e=Zr(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(n);return t===3&&r===7&&`${[...o]}`==`${[...He(n)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var to=a(T);function ro(e,t,r){if(r>64)return xe(t,r)?es(e,t,r):void 0;if(r<=Ln()||(t[r>>1]|t[r-1])>=128||!er(t,r))return;let n=ir();return n?n.call(t,0,r):it(e,t,r)}function es(e,t,r){let n=ir(),o=R(e);if(!(r<512&&(o||!n))&&!!1&&!Y(t,r))try{return rr()?.(t)??jt(t,r,128,128)?n?n.call(t):he()?.decodeQuickly(t,r):void 0}catch{return}}var xt=[],ne=[];function no(e,t,r){if(r<=18||r>=512)return;ne[e]===void 0&&(ne[e]=os(e)?so(e):null);let n=ne[e];return r<=256&&n?ye(n,t):io(n,t,r)}function oo(e,t,r){return r<512?(to()?nr(e,t,r):void 0)??it(e,t,r)??nr(e,t,r)??Qn(e,t,r):nr(e,t,r)??(co(e)?Qn(e,t,r):void 0)??it(e,t,r)}function nr(e,t,r){let n=ir();if(!(!n||e!==21||!rs(t,r)||Y(t,r)))try{return n.call(t)}catch{return}}var Qn=(e,t,r)=>io(so(e),t,r),io=(e,t,r)=>e&&!Y(t,r)?ye(e,t):void 0;function ye(e,t){try{return e(t)}catch{return}}function so(e){return xt[e]===void 0&&(xt[e]=null,xt[e]=I(()=>ss(e))??null),xt[e]}var ir=a(()=>I(ts));function ts(){let e=te,t=Uint8Array.from({length:256},(r,n)=>n);return e.call(t)===String.fromCharCode(...t)?e:void 0}function rs(e,t){let r=Math.min(t,64);for(let n=0;n<r;n++)if((e[n]&224)===128)return!1;return r===t||jt(e,t,128,224)}var co=e=>e===21?ns():fo(),fo=a(F),ns=a(()=>F()||T()||!(_()>0)),os=e=>fo()||(e===21?to():is()),is=a(()=>_()<22);function ss(e){let t=st(e),r=J(S[e].name),n=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>n(Uint8Array.of(i)))&&n(o)?r:void 0}var uo;function ao(e,t,r){return uo??=cs(),uo(e,t,r)}function cs(){let e=he(),{mixed:t,most:r}=e&&T()?{mixed:0,most:0}:Wn();return(n,o,i)=>{if(o<=t||o<=r&&at(n,o)){let s=pe(n,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(n,o)!==!1)try{let s=e?.decodeQuickly(n,o);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function ht(e,t,r){try{return Re(e,null),ct(0,We(t,r,0,!1,!0))}catch(n){throw U(n)}}var sr=a(()=>F()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:T()?2048:0}),lo=e=>e===34?sr().shiftJIS:sr().any,mo=[];function po(e,t,r){if(r>sr().markup||r>lo(e)&&!us(t,r))return;let n=mo[e];if(n)return Y(t,r)?void 0:ye(n,t);as(e,r)}function us(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,n=Math.ceil(t/32)|1;for(let o=0;o<t;o+=n)e[o]<128&&(r+=1);return r>10}var Ge=[];function as(e,t){Ge[e]===void 0&&(Ge[e]=I(()=>ms(e))??null);let r=Ge[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ge[e]=null,I(()=>{let{value:n}=r.sequences.next();n?r.decode(n)===ht(e,n,g(n))&&(Ge[e]=r):ls(e,r.decode)})))}function ls(e,t){mo[e]=t;let r=lo(e);r>0&&(ne[e]=n=>n.byteLength<=r?t(n):void 0)}var ms=e=>({decode:J(S[e].name),sequences:xs(e),credit:0}),ps=[[239,187,191],[254,255],[255,254],[132,49,149,51]],cr=[10,164,162];function*xs(e){let[t,r,n,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ps)yield Uint8Array.of(...i,...cr);for(let i=128;i<=255;i++)yield we([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield we([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield we([i,i],[s,s],n,r);for(let i=133;i<=254;i+=8)yield we([i,Math.min(i+7,254)],r,o,r);yield we([227,227],[50,50],n,r),yield we([129,129],[48,48],t),yield we([129,129],[48,48],o,t)}}function we(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),n=e.length+cr.length,o=new Uint8Array(r*n+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)o[s*n+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);o.set(cr,s*n+e.length)}let i=(r-1)*n;return o.copyWithin(i+n,i,i+e.length-1),o}var Me=new Uint8Array(18),ys=[0,0],Se=class{encoding;fatal;ignoreBOM;#e=null;#t=ys;#r=0;#o=!1;#n;#i=null;constructor(t,r,n,o=0){this.encoding=t,this.fatal=r,this.ignoreBOM=n,this.#n=o}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#o=!1,this.#n=0}decode(t,r,n){let o=oe(t);if(!this.#e&&this.#r===0){let i=this.#d(t,o,r);if(i!==void 0)return r||this.#a(o),i}return this.#f(t,o,r,n)}decodeWhole(t,r,n){this.#n!==0&&this.reset();let{encoding:o}=this,i=r<=256;if(i&&o===0&&r>0){let s=ao(t,r,this.fatal);if(s!==void 0)return t[0]===239?this.#c(s):s}else{let s=i&&r>18?ne[o]:void 0,c=(s?this.#s(ye(s,t)):void 0)??this.#d(t,r,!0);if(c!==void 0)return c;if(i&&!this.fatal&&!Bt(o))return ht(o,t,r)}return this.#f(t,r,!0,n)}decodeBuffer(t){this.#n!==0&&this.reset();let{encoding:r}=this;if(r===0){let i=this.#s(Vn(t));return i&&this.#c(i)}let n=t.byteLength,o=n<=256&&n>18?ne[r]:void 0;return o?this.#s(ye(o,t)):void 0}#f(t,r,n,o){if(this.#r>0){let u=this.#m(t,r,n)??this.#p(t,r,n,o);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#o,c=this.#n,f="";try{f=this.#h(t,r,n)??this.#u(t,r,n)}catch(u){throw this.#e=i,this.#o=s,this.#n=c,U(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=c+r,o===void 0?d:d.toTypeError(o);return f}#d(t,r,n){let{encoding:o}=this;if(D.length=0,r===0)return"";if(o===0){let c=Hn(t,r)?pe(t,r,n,this.fatal):void 0;if(c!==void 0)return c;let f=zn(t,r,n,this.fatal);return f===void 0?void 0:this.#c(f)}if(o===38){let c=r<=36?$n(t,r):Jn(t,r);return c===void 0?void 0:this.#c(c)}if(!Mr(o))return;let i=R(o),s=(t[0]<128?ro(o,t,r):void 0)??(!i&&n&&r>18?po(o,t,r):void 0)??(Pn(t,r,i)?Zt(t,r,n,o):void 0)??void 0;return this.#s(s)}#s(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#c(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#m(t,r,n){let o=this.#r+r;if(r===0||o>18)return;D.length=0,this.#l(t,o);let i=this.encoding===0?pe(Me,o,n,this.fatal):this.#s(Zt(Me,o,n,this.encoding));return i!==void 0&&!n&&this.#a(r),i}#p(t,r,n,o){if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=c[0]<224?2:3;if(f+r<=d)return;this.#l(t,d);let u=pe(Me,d,!0,!0);if(u===void 0)return;let x=d-f;this.#r=0,this.#n+=x;try{return me(u,this.decode(b(t,x),n,o))}catch(y){throw y instanceof Ne||y instanceof TypeError||(this.#e=null,this.#o=s,this.#n=i,this.#t=c,this.#r=f),y}}#l(t,r){Me[0]=this.#t[0],Me[1]=this.#t[1];for(let n=this.#r;n<r;n++)Me[n]=t[n-this.#r]}#a(t){this.#n+=t,this.#o||=t>0,this.#r=D.length,D.length>0&&(this.#t=[D.bytes[0],D.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Re(this.encoding,null),We(t,this.#r,0,this.fatal,!1),this.#e=le(),this.#r=0}catch(r){throw U(r)}}#h(t,r,n){if(this.fatal&&this.encoding===0&&r<=8192)return;let o=qn(this.encoding,t,r);if(!o)return;let i=0,s="",c=o.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#u(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:b(t,i,c),d=o.decode(f,this.fatal);if(d===void 0){if(s=me(s,this.#u(f,c-i,!0)),this.#i)return s}else s=me(s,this.#c(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!n&&lt(t,c,r)?(this.#a(r-c),s):me(s,this.#u(b(t,c,r),r-c,n))}#u(t,r,n){Re(this.encoding,this.#e);let o="",i=On(r),s=this.#o||this.ignoreBOM||!Bt(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,u=Math.min(65536,r-f),x=f===0&&d?t:b(t,f,f+u),y=We(x,u,c,this.fatal,n&&d);if(y<0)return this.#e=le(),this.#i=new Ne(this.name,this.#n+f+H.start(),H.length()),o;if(c+=y,c>0&&(d||!bn(c))){let m=!s&&Fn()===65279?1:0;i?i.add(Bn()+2*m,c-m):o=me(o,ct(m,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=n?null:wn(),this.#n+=r,i?i.toText():o}},yt=new Se(0,!1,!1);function xo(e,t,r,n,o,i){return yt.encoding=r,yt.fatal=n,yt.ignoreBOM=o,yt.decodeWhole(e,t,i)}function ho(e,t){let r=Q(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var Ss=["fatal","html","replacement"];function dr(e,t){let{length:r}=e,n=R(t);if(r>64&&r>(n?In():Jt()))return;if(!1)return Un(e,qt(t));if(!!0)return;let o=qt(t);return o&&Cn(e,o)}var Ts=a(T);function So(e,t){return Ts()?Dn(e,gn(t)):An(e,t)}var C=class e{encoding;unmappable;#e;#t=null;#r=0;#o=W;locate=t=>t;constructor(t,r,n=void 0){this.encoding=t,this.unmappable=r,this.#e=n}get name(){return S[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#f(t,r)}get#n(){return this.#e?0:Ss.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=dr(t,this.encoding);if(r)return r;try{let n=!1;if(n)return n;ot(this.encoding,null),ft(t,0,t.length);let o=zt(0,t.length,this.#n,!0);return o===-2||!H.finished()?void 0:(this.#r=0,dt(o))}catch(n){throw U(n)}}#f(t,r){let n=new wt;return this.encodeOrFail(t,r,o=>n.add(o),(o,i)=>{throw new ee(o,i,this.name)}),n.concatenate()}encodeOrFail(t,r,n,o=()=>{}){let i=this.#r,s=this.#t,c=this.#o;r&&(this.#o=W,this.#t=null,this.#r=0);let f=this.#e,d=this.#n,u=f?2048:65536,x=void 0,y=x?p=>x.add(p):n,m=0;try{if(!1)for(;m+65536<t.length;m+=65536){let p=So(t.slice(m,m+65536),this.encoding);if(!p)break;n(p)}for(ot(this.encoding,s);m===0||m<t.length;m+=u){let p=Math.min(m+u,t.length);ft(t,m,p);let A=p===t.length;for(let Z=0,Er=!1;!Er;){let qe=zt(Z,p-m,d,r&&A);y(dt(qe===-2?H.written():qe));let gr=i+m+Z+H.start();if(Z+=H.read(),Er=qe!==-2&&H.finished(),qe!==-2)continue;let Et=H.codePoint();if(f){let Vo=le(),br=()=>this.locate(gr),Jo=f(Et,br),Ko=this.#d(Vo,Jo,y,Et,br);ot(this.encoding,Ko),ft(t,m,p)}else o(Et,gr)}}}catch(p){throw U(p)}if(r){x&&n(x.held);return}x&&(this.#o=x.held),this.#t=le(),this.#r=i+t.length}#d(t,r,n,o,i){if(r===null)throw new ee(o,i(),this.name);if(typeof r!="string")return n(r),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(qr(r),!1,n,c=>{throw new ee(c,i(),this.name)}),s.#t}},fr=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=g(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let n=t[r-3]===27?r-3:r;this.#e(be(t,0,n)),this.held=be(t,n,r)}},wt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r={bytes:t,next:null};this.#t?this.#t.next=r:this.#e=r,this.#t=r,this.#r+=g(t)}forEach(t){for(let r=this.#e;r;r=r.next)t(r.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Es(this.#r),r=0;return this.forEach(n=>{j(t,n,r),r+=g(n)}),t}};function Es(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function je(e,t){let r=Q(e,t);if(r===37||r===38){let{name:n}=S[r];throw new RangeError(`${t}: ${n} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return gs(r,e,t)}function gs(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function k(e,t){let{prototype:r}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let n of Object.getOwnPropertyNames(r))n!=="constructor"&&Object.defineProperty(r,n,{enumerable:!0});return Object.defineProperty(r,Symbol.toStringTag,{value:t,configurable:!0}),e}function Te(e,t,r){let{prototype:n}=t;n!==Object(n)&&Object.setPrototypeOf(e,r.prototype)}function ur(){throw new TypeError("Illegal invocation")}var To="Failed to execute 'encodeInto' on 'TextEncoder'",ar=class e{#e="utf-8";constructor(){new.target!==e&&Te(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||ur(),St(B(t))}encodeInto(t,r){if(#e in this||ur(),typeof t=="string"&&r instanceof Uint8Array){let f=pt(t,r);if(f?.read===t.length)return f}Ut(arguments.length,2,To);let n=B(t),o=jr(r,To),{read:i,written:s}=pt(n,o)??{read:0,written:0};if(i===n.length||s===g(o))return{read:i,written:s};let c=Cs(n.slice(i),b(It(o),s));return{read:i+c.read,written:s+c.written}}},Bo=k(ar,"TextEncoder");function St(e){return e.length<=6?He(e):(Eo??=Fs(),Eo(e)??new C(0,"fatal").encode(e,!0))}var Eo;function Fs(){let e=vn();return F()||T()?e:t=>As(t)??e(t)}function As(e){let{length:t}=e;if(t<=21)return He(e);if(t<=64&&_s()){let r=(Ms()||Is(e))&&go($,e);if(r)return r}return t>=1024&&t<=65536&&Ds(e)?go(Us(),e):void 0}var _s=a(()=>!N()),Ms=a(Le);function Is(e){return e.length*ut(Fo(e))*.75<=64}function go(e,t){let r=pt(t,e);return r?.read===t.length?ie(e,0,r.written):void 0}var Us=a(()=>new Uint8Array(3*65536)),Ds=e=>bo()<=65535&&Fo(e)>=bo(),bo=a(()=>N()?256:_()<22?0:1/0);function Fo(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Cs(e,t){let r=0,n=0;for(;r<e.length;){let o=Kt(e,r);if(n+ut(o)>g(t))break;n=vt(o,t,n),r+=o<65536?1:2}return{read:r,written:n}}var Ao="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",_o=`!
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
?`;var Ls=a(()=>{let e=_o.split(`
`),t=0;return new Map(Ao.split(",").map((r,n)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[n].split("	")])))}),Mo=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Io(e){let t=new C(e,"fatal"),r=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof ee)return!1;throw i}},n=new Map;return o=>{let i=n.get(o);return i===void 0&&(i=Uo(String.fromCodePoint(o),r,3),n.set(o,i)),i}}function Uo(e,t,r){if(Mo(e))return"";if(r===0)return null;let n=ks(e),o=n.find(t);if(o!==void 0)return o;for(let i of n){let s=Array.from(i,c=>t(c)?c:Uo(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function ks(e){let t=[...Ls().get(e)??[],...Rs(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Rs(e){let t=e.normalize("NFD"),[r,...n]=t,o=[],i=[];for(let s=2**n.length-2;s>=0;s--){let c=y=>s>>n.length-1-y&1,f=n.filter((y,m)=>c(m)),d=n.filter((y,m)=>!c(m)),u=[r,...f].join("").normalize("NFC"),x=u+d.join("");x.normalize("NFD")===t&&o.push(x),d.every(Mo)&&i.push(u)}return[...o,...i]}var Ps=["fatal","html","replacement","ignore","translit"],Ws=zr(Ps),Do=(e,t,r)=>typeof e=="function"?e:Ws(e,t,r);function Co(e,t,r){return typeof e=="function"?(n,o)=>Hs(e(n,o()),r):e==="ignore"?()=>"":e==="translit"?Io(t):void 0}function Hs(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=se(P(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return be(n,0,g(n))}var $s="Failed to construct 'LegacyTextEncoder'",lr="Failed to execute 'encode'";function No(e,t="utf-8",r=void 0){let n=ce(e,lr);if(r===void 0){let i=je(B(t),lr);return i===0?St(n):dr(n,i)??new C(i,"fatal").encode(n,!0)}let o=Tt(t,r,lr);return o.encoding===0?St(n):o.encode(n,!0)}function Tt(e,t,r){let n=B(e),o=t===void 0?"fatal":Yr(t,{unmappable:Do},r).unmappable,i=je(n,r);return new C(i,o,Co(o,i,r))}var mr=class{#e;constructor(t="utf-8",r=void 0){this.#e=Tt(t,r,$s)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,r=void 0){let n=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ce(t,o);q(r,o);let s=!!r?.stream;return n.encode(i,!s)}},Lo=k(mr,"LegacyTextEncoder");var Ye="Failed to execute 'decode' on 'TextDecoder'",pr=class e{#e;#t=!1;constructor(t="utf-8",r=void 0){this.#e=xr(t,r,"Failed to construct 'TextDecoder'"),new.target!==e&&Te(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=W,r=void 0){let n=this.#e;if(r===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return n.decodeWhole(t,oe(t),Ye);let c=t instanceof ArrayBuffer?n.decodeBuffer(t):void 0;if(c!==void 0)return c}let o=P(t,Ye);q(r,Ye);let i=!!r?.stream,s=Ce(o);if(!this.#t){if(!i)return n.decodeWhole(s,oe(s),Ye);n.reset()}return this.#t=i,n.decode(s,!i,Ye)}},ko=k(pr,"TextDecoder");function xr(e,t,r){let n=B(e);q(t,r);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new Se(ho(n,r),o,i)}function Ro(e,t,r){let n=Xr();if(!n)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new n({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>r(i=>i.length>0&&o.enqueue(i))})}function Sr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ro(e,(n,o)=>o(t.decode(se(P(n,r)),!1,r)),n=>n(t.decode(W,!0,r)))}var hr=class e{#e;#t;constructor(t="utf-8",r=void 0){let n=xr(t,r,"Failed to construct 'TextDecoderStream'");this.#e=n,this.#t=Sr("TextDecoderStream",n),new.target!==e&&Te(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Po=k(hr,"TextDecoderStream"),yr=class e{#e;constructor(){this.#e=Ho("TextEncoderStream",new C(0,"fatal"),B),new.target!==e&&Te(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Wo=k(yr,"TextEncoderStream");function Ho(e,t,r){let n=`Failed to execute 'transform' on '${e}'`;return Ro(e,(o,i)=>i(t.encode(r(o,n),!1)),o=>o(t.encode("",!0)))}var wr=class{#e;#t;constructor(t="utf-8",r=void 0){let n=Tt(t,r,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Ho("LegacyTextEncoderStream",n,ce)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},$o=k(wr,"LegacyTextEncoderStream");var Ie=class{fatal;ignoreBOM;#e;#t;#r=W;constructor(t,r,n){this.#e=t,this.fatal=r,this.ignoreBOM=n}get name(){return this.#t?.name??null}decode(t,r,n){if(this.#t)return this.#t.decode(t,r,n);let o=r&&g(this.#r)===0?t:$r(this.#r,t);if(!r&&Dr(o))return this.#r=o,"";let i=De(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Se(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?b(o,s):o,r,n)}};var Tr=class{#e;#t;constructor(t="utf-8",r=void 0){let n="Failed to construct 'DecoderStream'",o=B(t);q(r,n);let i=!!r?.fatal,s=!!r?.ignoreBOM,c=new Ie(Q(o,n),i,s);this.#e=c,this.#t=Sr("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Go=k(Tr,"DecoderStream");function jo(e,t){let r="Failed to execute 'findUnmappable'",n=ce(e,r),o=je(B(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new C(o,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Yo(e){let t=De(Ce(P(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function qo(e,t="utf-8",r=void 0){let n="Failed to execute 'decode'",o=P(e,n),i=Q(B(t),n);q(r,n);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=Ce(o);return De(f)?new Ie(i,s,c).decode(f,!0,n):xo(f,oe(f),i,s,!0,n)}async function zo(e=void 0){let t=await e;if(t===void 0)Wt()||await Pt(ze,!0);else{let r=Gs(t)?await js(t):t;await Pt(()=>r,!1)}}var Gs=e=>typeof e?.arrayBuffer=="function";function js(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Go as DecoderStream,Lo as LegacyTextEncoder,$o as LegacyTextEncoderStream,ko as TextDecoder,Po as TextDecoderStream,Bo as TextEncoder,Wo as TextEncoderStream,ee as UnmappableError,Yo as bomSniff,qo as decode,No as encode,S as encodings,jo as findUnmappable,zo as initialize,Nr as labelToName};
