function mn(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var ke=()=>mn(new URL("./chinese.wasm",import.meta.url)),Ee="encoding-wasm/chinese";var xn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var xt=["chinese"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(r){throw n=!1,r}}return t}}var S=Lo();function Lo(){let e=xn.split(`
`).map(t=>{let[n,...r]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...r,n.toLowerCase()].sort())})});return Object.freeze(e)}var Po=l(()=>new Map(S.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Ro=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],wn=e=>e<36&&e!==33,R=e=>e>0&&e<29,Sn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(S[e].name),ko=e=>Ro.find(([t])=>e>=t)[1];function Tn(e){let t=Po();return t.get(e)??t.get(En(Ho(e)))}function K(e,t){let n=Tn(e);if(n===void 0){let r=Wo(e),o=r===void 0?"":` Did you mean '${S[r].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(xt){let r=ko(n);if(r&&!xt.includes(r))throw new RangeError(`${t}: '${Ee}' doesn't include ${S[n].name}; import it from 'encoding-wasm/${r}' or 'encoding-wasm'.`)}return n}function Wo(e){let t=hn(e),n={936:"gbk",950:"big5"}[t]??t,r=S.findIndex(({labels:o})=>o.some(i=>hn(i)===n));return r<0||r===36?void 0:r}var hn=e=>En(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),$o=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function He(e){if(e[0]>=239)return $o.find(t=>t.bytes.every((n,r)=>e[r]===n))}function gn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function ht(e){return e===0||e===37||e===38}function Ho(e){let t=0,n=e.length;for(;yn(e[t]);)t+=1;for(;yn(e[n-1]);)n-=1;return e.slice(t,n)}var yn=e=>`	
\f\r `.includes(e);function En(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function bn(e){let t=Tn(`${e}`);return t===void 0?null:S[t].name}var yt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,On=()=>Object.getPrototypeOf(Uint8Array.prototype),Ge=e=>yt(On(),e),wt=e=>yt(DataView.prototype,e),Bn=e=>globalThis[e]&&yt(globalThis[e].prototype,"byteLength"),St=e=>On()[e],An=Ge(Symbol.toStringTag),Tt=Ge("buffer"),Fn=Ge("byteOffset"),Mn=Ge("byteLength"),Yo=St("includes"),Vo=St("set"),qo=St("slice"),zo=wt("buffer"),Ko=wt("byteOffset"),Jo=wt("byteLength"),_n=Bn("ArrayBuffer"),vo=Bn("SharedArrayBuffer"),b=e=>Mn.call(e);function gt(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var T=(e,t,n=b(e))=>new Uint8Array(Tt.call(e),Fn.call(e)+t,n-t);function Un(e,t){let n=new Uint8Array(b(e)+b(t));return G(n,e),G(n,t,b(e)),n}var G=(e,t,n)=>Vo.call(e,t,n),In=(e,t)=>Yo.call(e,t),pe=(e,t,n)=>qo.call(e,t,n);function X(e,t,n){if(n>24)return pe(e,t,t+n);let r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=e[t+o];return r}function Q(e,t){if(t<=64)return!1;try{return _n.call(Tt.call(e)),!1}catch{return!0}}function q(e,t){if(!ArrayBuffer.isView(e)&&Cn(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Dn(e,t){if(ArrayBuffer.isView(e)&&An.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Oe(e){return ArrayBuffer.isView(e)?Ae(e):Cn(e)===0?k:new Uint8Array(e)}var Be=e=>e instanceof Uint8Array?e:Oe(e);function Ae(e){try{return An.call(e)===void 0?new Uint8Array(zo.call(e),Ko.call(e),Jo.call(e)):new Uint8Array(Tt.call(e),Fn.call(e),Mn.call(e))}catch{return k}}var k=new Uint8Array;function Cn(e){for(let t of[_n,vo])try{return t?.call(e)}catch{}}function Nn(e,t,n){Ln(e,n);let r={...t};for(let o in t)Object.hasOwn(t,o)&&(r[o]=t[o](e?.[o],n));return r}function D(e,t,n){return e===void 0?!1:(Ln(e,n),!!e?.[t])}function Ln(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var O=e=>`${e}`;function ee(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Et(e,t,n){if(e.length>=t)return;let r=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${r} required, but only ${e.length} present.`)}function Pn(e){return(t,n)=>{let r=t===void 0?e[0]:O(t);if(e.includes(r))return r;throw new TypeError(`${n}: The provided value '${r}' isn't one of '${e.join("', '")}'.`)}}var Fe=class{encoding;offset;length;constructor(t,n,r){this.encoding=t,this.offset=n,this.length=r}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Zo=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Rn=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(r,o,i){super(`${Zo(r)} at index ${o} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=r,this.index=o,this.encoding=i}static[Symbol.hasInstance](r){return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&Rn in r}[Rn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var je=(e,t)=>e?.prototype?.[t],Ye=e=>je(globalThis.Buffer,e),te=Ye("ucs2Slice"),Ve=Ye("ucs2Write"),kn=Ye("utf8Slice"),ne=Ye("latin1Slice"),Wn=e=>globalThis[e],$n=Wn("TextDecoder"),Xo=je($n,"decode"),Ot=Wn("TextEncoder"),Qo=je(Ot,"encode"),ei=je(Ot,"encodeInto");function re(e){let t=new $n(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Xo}),n=>t.decode(n)}function Hn(){let e=new Ot;return Object.defineProperties(e,{encode:{value:Qo},encodeInto:{value:ei}}),e}function j(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis;function qe(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var Y=()=>"Deno"in globalThis,C=()=>Number.parseInt(globalThis.process?.versions?.node,10),Bt=e=>globalThis.process?.getBuiltinModule?.(e),bt;function Gn(){let{TransformStream:e}=globalThis;return e&&e===bt?e:(bt=[e,Bt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),bt)}function me(e,t,n){let{fromCharCode:r}=String;switch(n){case 0:return"";case 1:return r(e[t]);case 2:return r(e[t],e[t+1]);case 3:return r(e[t],e[t+1],e[t+2]);case 4:return r(e[t],e[t+1],e[t+2],e[t+3]);case 5:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return r(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Vn(e,t,n){let r=ze(f=>oi(f,n),e,t),o=ze(si,e,t);if(r&&o){let f=Y()?1/0:64;return{...o,read:(d,u)=>(u<128?r:o).read(d,u),write:(d,u)=>(d.length<f?r:o).write(d,u),readBytes:r.readBytes,writeBytes:Y()?r.writeBytes:void 0,mostByTable:512}}let i=At(e);if(r)return F()?ii(r,ze(Yn,e,t)):r;let s=o??ze(Yn,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function ze(e,t,n){let r="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(r,n),At(t).read(n,r.length)===r&&o.read(n,r.length)===r?o:void 0}catch{return}}var ri="strings";function oi(e,t){let[n]=WebAssembly.Module.customSections(t,ri),r=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(r,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function ii(e,t){let{read:n,readBytes:r}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:n)(o,i);let s=n(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=n(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return r(o,i,s);let c=r(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=r(o+f,Math.min(i-f,36),s);return c}}}function si(e){let[t,n]=[te,Ve],r=new Uint8Array(e.buffer),o=()=>(r[0]===void 0&&(r=new Uint8Array(e.buffer)),r),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>n.call(o(),f,d,2*f.length),most:1/0,collect:E()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(m,y){G(d,new Uint8Array(e.buffer,m,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function Yn(e){let t=re("utf-16le"),{write:n,most:r}=At(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:n,most:r}}function At(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(r,o){let i=n(),[s,c]=[r/2,r/2+o];if(o<=18)return me(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(r,o){let i=n();for(let s=0;s<r.length;s++)i[o/2+s]=r.charCodeAt(s)},most:1/0}}var Ke,a,Mt,qn,zn,N,M={input:0,units:0,output:0},Me=0,Je={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function ie(e,t){Je.name=e,Je.encoding=t,h.newCodec=NaN,h.isBusy&&fi(),h.isBusy=!0}function fi(){try{vn(),Ke??=ui(ke()),Jn(new WebAssembly.Instance(Ke),Ke)}catch(e){throw Zn(e)}}async function _t(e,t){try{vn();let n=e(),r=Kn(n)?n:await WebAssembly.compile(di(n));t||li(r);let o=await WebAssembly.instantiate(r);if(Ut())return;Jn(o,r),Ke=r}catch(n){throw Zn(n)}}var di=e=>ArrayBuffer.isView(e)?Ae(e):e,Ut=()=>!h.isBusy;function ui(e){return Kn(e)?e:new WebAssembly.Module(e)}function Kn(e){try{return WebAssembly.Module.customSections(e,Ee),!0}catch{return!1}}var ai="encoding-wasm";function li(e){let[t]=WebAssembly.Module.customSections(e,ai),n=`${Ee} 0.1.0`,r=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(r===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${r}, not to ${n}; use the module of this entry and version.`)}function Jn({exports:e},t){a=e,Ft=WebAssembly.RuntimeError,M.input=a.input(),M.units=a.units(),M.output=a.output(),er(),N=Vn(a.memory,M.units,t),Me=Math.min(a.units_length(),N.most),h.isBusy=!1}function vn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Zn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(pi(e))return new RangeError(`encoding-wasm: ${Xn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:r,LinkError:o}=WebAssembly;return e instanceof r||e instanceof o?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var Xn="no memory for WebAssembly; free some, and call again",pi=e=>e instanceof RangeError&&/memory/i.test(e.message);function ve(){return Dt(),Mt}function Qn(){return Dt(),qn}function It(){return Dt(),zn}function Dt(){Mt[0]===void 0&&er()}function er(){let{buffer:e}=a.memory;Mt=new Uint8Array(e),qn=new Uint8Array(e,M.input,65536),zn=new Int32Array(e,a.codec(),a.codec_length()>>2)}function tr(e,t){return ie(e,-1),nr(t)}function nr(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw _(t)}}var Ft;function _(e){if(!Ft||!(e instanceof Ft))return e;let t=S[Je.encoding]?.name,n=`${Je.name}${t?` of ${t}`:""} failed`;return mi()?new RangeError(`encoding-wasm: ${n}: ${Xn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function mi(){try{return a.memory.grow(32),!1}catch{return!0}}function ce(){let e=It();return dr(e,new Int32Array(e.length))}function cr(){return a.held()!==0?ce():(h.newCodec=Ue,null)}var fr=e=>dr(e,It());function dr(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function _e(e,t){ur(e,t)||(ie("decoding",e),t?fr(t):a.new_decoder(e),Ue=e===33||e===36?NaN:e)}var Ue=NaN;function ur(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function Xe(e,t){ur(~e,t)||(ie("encoding",e),t?fr(t):a.new_encoder(e),Ue=~e)}function Ie(e,t,n,r,o){Ze(e,t),h.isBusy=!0;let i=a.decode_block(t,n,+r,+o);return h.isBusy=!1,o&&i>=0&&(h.newCodec=Ue),yr(i)}var z={encoding:-1,at:0,most:0,owner:void 0};function Qe(e,t,n){if(z.encoding!==e||z.owner!==a||h.isBusy){try{ie("decoding",e),z.owner=a,z.at=N.readBytes?a.byte_table(e):0,z.most=!Sn(e)&&N.mostByTable||1/0,z.encoding=e}catch(o){throw _(o)}h.isBusy=!1}if(z.at===0||n>z.most)return;if(n<=65536)return Ze(t,n),rr(n);if(N.most>Me)return;let r="";for(let o=0;o<n;o+=65536){let i=Math.min(65536,n-o);Ze(T(t,o,o+i),i),r=fe(r,rr(i))}return r}function Ct(e,t,n,r){return tr("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),Ze(o===t?e:T(e,i,i+o),o),!a.is_free_of(o,n,r))return!1;return!0})}function Nt(e,t){let n=-1,r,o;function i(s){try{return ie(e,s),n=s,o=a,r=t(s),h.isBusy=!1,r}catch(c){throw _(c)}}return s=>s===n&&o===a&&!h.isBusy&&(!r||r[0]!==void 0)?r:i(s)}var Lt=Nt("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=a.memory;return new Uint16Array(n,t,65536)}),ar=Nt("encoding",e=>{let t=a.unit_table(e)>>>0,n=new Uint8Array(65536);return G(n,new Uint8Array(a.memory.buffer,t,16384)),n}),et=Nt("decoding",e=>{let t=R(e),n=(!t?a.pair_table(e):a.byte_table(e))>>>0;return n>0?new Uint16Array(a.memory.buffer,n,t?256:65536):void 0}),rr=e=>N.readBytes(M.input,e,z.at);function fe(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var lr=e=>e+65536+3<=Me,pr=e=>e>Me&&e<268435456?N.collect?.(e+3):void 0,mr=()=>M.units,xr=()=>ve()[M.units]|ve()[M.units+1]<<8,tt=(e,t)=>N.read(M.units+2*e,t-e),nt=(e,t,n)=>N.write(e.slice(t,n),M.units);function hr(e,t){if(!h.isBusy&&!N.writeBytes)return;ie("encoding",t);let n=N.writeBytes?.(e,M.output,a.unit_table(t));return h.isBusy=!1,n===e.length?rt(n):void 0}function Pt(e,t,n,r){h.isBusy=!0;let o=a.encode_block(e,t,n,+r);return h.isBusy=!1,r&&o>=0&&W.finished()&&(h.newCodec=Ue),yr(o)}function Ze(e,t){let n=Qn();if(t>8)try{G(n,e)}catch{G(n,T(e,0,t))}else for(let r=0;r<t;r++)n[r]=e[r]}function yr(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var rt=e=>X(ve(),M.output,e);var W={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var $=new Uint8Array(256);function De(e){let{length:t}=e,n=0;for(let r=0;r<t;r++){let o=e.charCodeAt(r);if(o<128)$[n++]=o;else if(o<2048)$[n++]=192|o>>6,$[n++]=128|o&63;else if((o&63488)!==55296)$[n++]=224|o>>12,$[n++]=128|o>>6&63,$[n++]=128|o&63;else{let i=Wt(e,r);i>=65536&&(r+=1),n=$t(i,$,n)}}return X($,0,n)}var Sr=l(()=>Ve?96:F()?1024:128),kt=l(()=>F()||E()?4096:128),wi=l(()=>new Uint8Array(2*kt()));function Tr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;r[o]=s}return r}function gr(e,t){let{length:n}=e,r=new Uint8Array(n);for(let o=0;o<n;o++)r[o]=t[e.charCodeAt(o)];return In(r,0)?void 0:r}function Er(e,t){let{length:n}=e,r=2*n<=256?$:wi(),o=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(r[o++]=c>>8),r[o++]=c}return X(r,0,o)}function Wt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var ot=e=>e<128?1:e<2048?2:e<65536?3:4;function $t(e,t,n){if(e<128)return t[n]=e,n+1;let r=ot(e);for(let o=r-1;o>0;o--)t[n+o]=128|e>>6*(r-1-o)&63;return t[n]=e>>6*(r-1)|(r===2?192:r===3?224:240),n+r}var br=new Uint8Array(128),Z=Si(br);function Si(e){return new Uint16Array(e.buffer)}var Or=l(()=>jt()?0:18),Br=l(()=>C()>0&&!Y()&&!E()?12:18),Ti=l(()=>F()||C()<22?18:8),Ar=l(()=>Y()||!(C()>=22)?64:32),gi=l(()=>F()||E()?64:32),it=(e,t)=>(e[0]&e[t>>1])>=128;function Fr(e,t,n){return n?t<=Ti():t<=18||t<=gi()&&(it(e,t)||ft())}var Mr=()=>({mixed:Br(),most:Ar()}),_r=(e,t)=>t<=Br()||t<=64&&it(e,t)&&t<=Ar(),U={length:0,bytes:[0,0]};function de(e,t,n,r){if(e[0]<128&&jt())return Yt(e,t)?ne.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|m,!(f>=194&&f<240&&(u|m)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return Ei(e,s,t,n,r,o)}Z[o++]=c}return ct(o)}function Ei(e,t,n,r,o,i){let s=Gt();for(let c=t;c<n&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,m=d===0&&f>=128,y=f===224?160:f===240?144:128,p=f===237?159:f===244?143:191,x=0;for(;x<d&&c<n;x++,c++){let A=e[c];if(A<y||A>p)break;y=128,p=191,u=u<<6|A&63}if(x<d){if(c===n&&!r){if(f>=239)return;Ur(f,128|u&63,1+x);break}m=!0}if(m&&o||(m&&(u=65533),u===65279))return;u>65535&&(Z[i++]=55232+(u>>10),u=56320|u&1023),Z[i++]=u}return ct(i)}function Ht(e,t,n,r){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=et(r),!o)return;if(d=o[f],d===0&&(s<t&&(d=o[f|e[s++]<<8]),d===0))return bi(e,c,t,n,i,r,o)}Z[i++]=d}return ct(i)}function bi(e,t,n,r,o,i,s){let c=Gt();for(let f=t;f<n&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===n&&!r){if(i===32)return;Ur(d,0,1);break}let m=f<n?e[f]:0;if(u=s[d|m<<8],u>0)f+=1;else if(Oi(m,i))u=65533;else return}Z[o++]=u}return ct(o)}function Oi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function st(e,t,n){return U.length=0,de(T(e,t,n),n-t,!1,!0)===""}function Ur(e,t,n){U.length=n,U.bytes[0]=e,U.bytes[1]=t}function ct(e){if(e<3||e<=18&&!jt())return me(Z,0,e);if(ft())return te.call(br,0,2*e);if(!(e>Gt()))return me(Z,0,18)+me(Z,18,e-18)}var Gt=l(()=>ft()?1/0:36),jt=l(()=>E()&&ft()),ft=l(()=>j(Bi)===!0);function Bi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(te)==="a\uFEFF\uD83D"&&t(ne)==="a\0\xFF\xFE=\xD8"}function Yt(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Ce(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Vt=l(()=>j(Ui)),we=l(()=>j(Ii)),_i=l(()=>j(Li)),Ir=l(()=>j(ki));function Dr(e,t,n){if(e!==0&&e!==38||n<24||Q(t,n)||e===0&&Nr(t,n))return;let r=e===0?we():_i();return r?.takes?.(t,n)===!1?void 0:r}function Cr(e,t,n,r){if(U.length=0,t>256&&(r||Q(e,t)||Nr(e,t)))return;let o=we();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(n||!st(e,i,t))))try{let s=o.decodeQuickly(i<t?T(e,0,i):e,i);return r&&s.includes("\uFFFD")?void 0:s}catch{return}}function Nr(e,t){if(t<8192)return!1;let n=0;for(let r=0;r<t-1;r+=Math.ceil(t/8))e[r]>=192&&(e[r+1]&192)!==128&&n++;return n>1}function Lr(){let e=Ir();return t=>{try{return e?.encode(t)}catch{return}}}function qt(e,t){try{return Ir()?.encodeInto(e,t)}catch{return}}function Ui(){let{isAscii:e}=Bt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((r,o)=>!e(t.with(o,128)))?e:void 0}function Ii(){let e=C()<22,t=e?Vt():void 0;if(e&&!t)return;let n=re("utf-8"),r=Di(n),o=qe()?Ni:void 0,i=e?Ci:o,s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.of(...s,...c),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),m=r(f,f.length)===d&&n(f)===d&&r(u,2)==="a\x7F",y=ne;if(!(!m||t&&y.call(u,0,2)!=="a\x7F"))return{decode(p,x,A){try{if(t)return y.call(p,0,x);let P=n(p);return A&&P.includes("\uFFFD")?void 0:P}catch{return}},decodeQuickly:r,takesQuickly:i,takes:t?(p,x)=>Ce(p,x)&&t(p):o,completeLength(p,x){for(let A=1;A<=3&&A<=x;A++){let P=p[x-A];if(P<128)break;if(P>=192)return(P>=240?4:P>=224?3:2)>A?x-A:x}return x}}}function Di(e){let t=kn;if(!t||E()||!(C()>=22))return e;let n=Y()?64:1/0;return(r,o)=>o<=n?t.call(r,0,o):e(r)}var Ci=(e,t)=>t<=64||t<=256&&Ce(e,t);function Ni(e,t){if(t<128)return!1;let n=0;for(let r=0;r<t;r+=Math.ceil(t/16)){let o=e[r];if(o<128)n+=1;else{if(t<768)return!1;if(o===225)n-=3;else if(o>=206&&o<240)return!1}}return n>=0}function Li(){return F()?Ri():Pi()}function Pi(){let e=te,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(r,o)=>t.charCodeAt(o)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Pr(0,C()<22?512:1/0,(r,o,i)=>{let s=e.call(r,0,o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Ri(){let e=re("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Pr(2048,1/0,(t,n,r)=>{let o=e(t);return r&&o.includes("\uFFFD")?void 0:o})}var Pr=(e,t,n)=>({takes:(r,o)=>o>=e&&o<=t,decode(r,o,i){try{return n(r,o,i)}catch{return}},completeLength(r,o){let i=o-o%2;return(r[i-1]&252)===216?i-2:i}});function ki(){let e=Hn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),r="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(r);return t===3&&n===7&&`${[...o]}`==`${[...De(r)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var Wr=l(E);function $r(e,t,n){if(n>64)return Ce(t,n)?Wi(e,t,n):void 0;if(n<=Or()||(t[n>>1]|t[n-1])>=128||!Yt(t,n))return;let r=vt();return r?r.call(t,0,n):Qe(e,t,n)}function Wi(e,t,n){let r=vt(),o=R(e);if(!(n<512&&(o||!r))&&!!1&&!Q(t,n))try{return Vt()?.(t)??Ct(t,n,128,128)?r?r.call(t,0,n):we()?.decodeQuickly(t,n):void 0}catch{return}}var dt=[],Le=[];function Hr(e,t,n){if(!(n<=18||n>=512))return Le[e]===void 0&&(Le[e]=ji(e)?Yr(e):null),jr(Le[e],t,n)}function Gr(e,t,n){return n<512?(Wr()?zt(e,t,n):void 0)??Qe(e,t,n)??zt(e,t,n)??Rr(e,t,n):zt(e,t,n)??(Vr(e)?Rr(e,t,n):void 0)??Qe(e,t,n)}function zt(e,t,n){let r=vt();if(!(!r||e!==21||!Hi(t,n)||Q(t,n)))try{return r.call(t,0,n)}catch{return}}var Rr=(e,t,n)=>jr(Yr(e),t,n),jr=(e,t,n)=>e&&!Q(t,n)?Jt(e,t):void 0;function Jt(e,t){try{return e(t)}catch{return}}function Yr(e){return dt[e]===void 0&&(dt[e]=null,dt[e]=j(()=>Yi(e))??null),dt[e]}var vt=l(()=>j($i));function $i(){let e=ne,t=Uint8Array.from({length:256},(n,r)=>r);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Hi(e,t){let n=Math.min(t,64);for(let r=0;r<n;r++)if((e[r]&224)===128)return!1;return n===t||Ct(e,t,128,224)}var Vr=e=>e===21?Gi():qr(),qr=l(F),Gi=l(()=>F()||E()||!(C()>0)),ji=e=>qr()||e===21&&Wr();function Yi(e){let t=et(e),n=re(S[e].name),r=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>r(Uint8Array.of(i)))&&r(o)?n:void 0}var zr;function Kr(e,t){return zr??=Vi(),zr(e,t)}function Vi(){let e=we(),{mixed:t,most:n}=e&&E()?{mixed:0,most:0}:Mr();return(r,o)=>{if(o<=t||o<=n&&it(r,o)){let i=de(r,o,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(r,o)!==!1)try{return e?.decodeQuickly(r,o)}catch{return}}}function Jr(e,t,n){try{return _e(e,null),tt(0,Ie(t,n,0,!1,!0))}catch(r){throw _(r)}}var Se=new Uint8Array(18),zi=[0,0],Te=class{encoding;fatal;ignoreBOM;#e=null;#t=zi;#n=0;#r=!1;#o;#i=null;constructor(t,n,r,o=0){this.encoding=t,this.fatal=n,this.ignoreBOM=r,this.#o=o}get name(){return S[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#r=!1,this.#o=0}decode(t,n,r){let o=gt(t);if(!this.#e&&this.#n===0){let i=this.#c(t,o,n);if(i!==void 0)return n||this.#u(o),i}return this.#s(t,o,n,r)}decodeWhole(t,n){let r=gt(t);this.reset();let{encoding:o}=this,i=r<=256&&!this.fatal;if(i&&o===0&&r>0){let s=Kr(t,r);if(s!==void 0)return t[0]===239?this.#d(s):s}else{let s=i&&r>18?Le[o]:void 0,c=s?Jt(s,t):this.#c(t,r,!0);if(c!==void 0)return c;if(i&&!ht(o))return Jr(o,t,r)}return this.#s(t,r,!0,n)}#s(t,n,r,o){if(this.#n>0){let u=this.#p(t,n,r)??this.#m(t,n,r,o);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#r,c=this.#o,f="";try{f=this.#h(t,n,r)??this.#f(t,n,r)}catch(u){throw this.#e=i,this.#r=s,this.#o=c,_(u)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+n,o===void 0?d:d.toTypeError(o);return f}#c(t,n,r){let{encoding:o}=this;if(U.length=0,n===0)return"";if(o===0){let c=_r(t,n)?de(t,n,r,this.fatal):void 0;if(c!==void 0)return c;let f=Cr(t,n,r,this.fatal);return f===void 0?void 0:this.#d(f)}if(!wn(o))return;let i=R(o),s=(t[0]<128?$r(o,t,n):void 0)??(Fr(t,n,i)?Ht(t,n,r,o):void 0)??void 0;return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#r&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,r){let o=this.#n+n;if(n===0||o>18)return;U.length=0,this.#l(t,o);let i=this.encoding===0?de(Se,o,r,this.fatal):this.#a(Ht(Se,o,r,this.encoding));return i!==void 0&&!r&&this.#u(n),i}#m(t,n,r,o){if(this.encoding!==0)return;let i=this.#o,s=this.#r,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#l(t,d);let u=de(Se,d,!0,!0);if(u===void 0)return;let m=d-f;this.#n=0,this.#o+=m;try{return fe(u,this.decode(T(t,m),r,o))}catch(y){throw y instanceof Fe||y instanceof TypeError||(this.#e=null,this.#r=s,this.#o=i,this.#t=c,this.#n=f),y}}#l(t,n){Se[0]=this.#t[0],Se[1]=this.#t[1];for(let r=this.#n;r<n;r++)Se[r]=t[r-this.#n]}#u(t){this.#o+=t,this.#r||=t>0,this.#n=U.length,U.length>0&&(this.#t=[U.bytes[0],U.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{_e(this.encoding,null),Ie(t,this.#n,0,this.fatal,!1),this.#e=ce(),this.#n=0}catch(n){throw _(n)}}#h(t,n,r){let o=Dr(this.encoding,t,n);if(!o)return;let i=0,s="",c=o.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(T(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:T(t,i,c),d=o.decode(f,c-i,this.fatal);if(d===void 0){if(s=fe(s,this.#f(f,c-i,!0)),this.#i)return s}else s=fe(s,this.#d(d)),this.#o+=c-i;return this.#r||=c>0,c===n?s:this.encoding===0&&!r&&st(t,c,n)?(this.#u(n-c),s):fe(s,this.#f(T(t,c,n),n-c,r))}#f(t,n,r){_e(this.encoding,this.#e);let o="",i=pr(n),s=this.#r||this.ignoreBOM||!ht(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,u=Math.min(65536,n-f),m=f===0&&d?t:T(t,f,f+u),y=Ie(m,u,c,this.fatal,r&&d);if(y<0)return this.#e=ce(),this.#i=new Fe(this.name,this.#o+f+W.start(),W.length()),o;if(c+=y,c>0&&(d||!lr(c))){let p=!s&&xr()===65279?1:0;i?i.add(mr()+2*p,c-p):o=fe(o,tt(p,c)),s=!0,c=0}if(d)break}return this.#r=s,this.#e=r?null:cr(),this.#o+=n,i?i.toText():o}};function vr(e,t){let n=K(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Ji=["fatal","html","replacement"];function Xt(e,t){let{length:n}=e,r=R(t);if(n>64&&n>(r?Sr():kt()))return;if(!1)return Tr(e,Lt(t));if(!!0)return;let o=Lt(t);return o&&Er(e,o)}var vi=l(E);function Qr(e,t){return vi()?gr(e,ar(t)):hr(e,t)}var I=class e{encoding;unmappable;#e;#t=null;#n=0;#r=k;locate=t=>t;constructor(t,n,r=void 0){this.encoding=t,this.unmappable=n,this.#e=r}get name(){return S[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#o(){return this.#e?0:Ji.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Xt(t,this.encoding);if(n)return n;try{let r=!1;if(r)return r;Xe(this.encoding,null),nt(t,0,t.length);let o=Pt(0,t.length,this.#o,!0);return o===-2||!W.finished()?void 0:(this.#n=0,rt(o))}catch(r){throw _(r)}}#s(t,n){let r=new ut;return this.encodeOrFail(t,n,o=>r.add(o),(o,i)=>{throw new J(o,i,this.name)}),r.concatenate()}encodeOrFail(t,n,r,o=()=>{}){let i=this.#n,s=this.#t,c=this.#r;n&&(this.#r=k,this.#t=null,this.#n=0);let f=this.#e,d=this.#o,u=f?2048:65536,m=void 0,y=m?x=>m.add(x):r,p=0;try{if(!1)for(;p+65536<t.length;p+=65536){let x=Qr(t.slice(p,p+65536),this.encoding);if(!x)break;r(x)}for(Xe(this.encoding,s);p===0||p<t.length;p+=u){let x=Math.min(p+u,t.length);nt(t,p,x);let A=x===t.length;for(let P=0,an=!1;!an;){let Re=Pt(P,x-p,d,n&&A);y(rt(Re===-2?W.written():Re));let ln=i+p+P+W.start();if(P+=W.read(),an=Re!==-2&&W.finished(),Re!==-2)continue;let mt=W.codePoint();if(f){let Mo=ce(),pn=()=>this.locate(ln),_o=f(mt,pn),Uo=this.#c(Mo,_o,y,mt,pn);Xe(this.encoding,Uo),nt(t,p,x)}else o(mt,ln)}}}catch(x){throw _(x)}if(n){m&&r(m.held);return}m&&(this.#r=m.held),this.#t=ce(),this.#n=i+t.length}#c(t,n,r,o,i){if(n===null)throw new J(o,i(),this.name);if(typeof n!="string")return r(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,r,c=>{throw new J(c,i(),this.name)}),s.#t}},Zt=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let r=t[n-3]===27?n-3:n;this.#e(pe(t,0,r)),this.held=pe(t,r,n)}},ut=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Zi(this.#n),n=0;return this.forEach(r=>{G(t,r,n),n+=b(r)}),t}};function Zi(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Pe(e,t){let n=K(e,t);if(n===37||n===38){let{name:r}=S[n];throw new RangeError(`${t}: ${r} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Xi(n,e,t)}function Xi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}function L(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let r of Object.getOwnPropertyNames(n))r!=="constructor"&&Object.defineProperty(n,r,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function ue(e,t,n){let{prototype:r}=t;r!==Object(r)&&Object.setPrototypeOf(e,n.prototype)}function Qt(){throw new TypeError("Illegal invocation")}var eo="Failed to execute 'encodeInto' on 'TextEncoder'",en=class e{#e="utf-8";constructor(){new.target!==e&&ue(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||Qt(),at(O(t))}encodeInto(t,n){#e in this||Qt(),Et(arguments,2,eo);let r=O(t),o=Dn(n,eo),{read:i,written:s}=qt(r,o)??{read:0,written:0};if(i===r.length||s===b(o))return{read:i,written:s};let c=fs(r.slice(i),T(Ae(o),s));return{read:i+c.read,written:s+c.written}}},io=L(en,"TextEncoder");function at(e){return e.length<=6?De(e):(to??=ns(),to(e)??new I(0,"fatal").encode(e,!0))}var to;function ns(){let e=Lr();return F()||E()?e:t=>rs(t)??e(t)}function rs(e){let{length:t}=e;if(t<=21)return De(e);if(t<=64){let n=(os()||is(e))&&no($,e);if(n)return n}return t>=200&&t<=65536&&cs(e)?no(ss(),e):void 0}var os=l(qe);function is(e){return e.length*ot(so(e))*.75<=64}function no(e,t){let n=qt(t,e);return n?.read===t.length?X(e,0,n.written):void 0}var ss=l(()=>new Uint8Array(3*65536)),cs=e=>ro()<=65535&&so(e)>=ro(),ro=l(()=>Y()?256:C()<22?0:1/0);function so(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function fs(e,t){let n=0,r=0;for(;n<e.length;){let o=Wt(e,n);if(r+ot(o)>b(t))break;r=$t(o,t,r),n+=o<65536?1:2}return{read:n,written:r}}var co="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",fo=`!
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
?`;var us=l(()=>{let e=fo.split(`
`),t=0;return new Map(co.split(",").map((n,r)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[r].split("	")])))}),uo=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ao(e){let t=new I(e,"fatal"),n=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof J)return!1;throw i}},r=new Map;return o=>{let i=r.get(o);return i===void 0&&(i=lo(String.fromCodePoint(o),n,3),r.set(o,i)),i}}function lo(e,t,n){if(uo(e))return"";if(n===0)return null;let r=as(e),o=r.find(t);if(o!==void 0)return o;for(let i of r){let s=Array.from(i,c=>t(c)?c:lo(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function as(e){let t=[...us().get(e)??[],...ls(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function ls(e){let t=e.normalize("NFD"),[n,...r]=t,o=[],i=[];for(let s=2**r.length-2;s>=0;s--){let c=y=>s>>r.length-1-y&1,f=r.filter((y,p)=>c(p)),d=r.filter((y,p)=>!c(p)),u=[n,...f].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&o.push(m),d.every(uo)&&i.push(u)}return[...o,...i]}var ps=["fatal","html","replacement","ignore","translit"],ms=Pn(ps),po=(e,t)=>typeof e=="function"?e:ms(e,t);function mo(e,t,n){return typeof e=="function"?(r,o)=>xs(e(r,o()),n):e==="ignore"?()=>"":e==="translit"?ao(t):void 0}function xs(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=Oe(q(e,t));return pe(n,0,b(n))}var hs="Failed to construct 'LegacyTextEncoder'",tn="Failed to execute 'encode'";function xo(e,t="utf-8",n=void 0){let r=ee(e,tn);if(n===void 0){let i=Pe(O(t),tn);return i===0?at(r):Xt(r,i)??new I(i,"fatal").encode(r,!0)}let o=lt(t,n,tn);return o.encoding===0?at(r):o.encode(r,!0)}function lt(e,t,n){let r=O(e),o=t===void 0?"fatal":Nn(t,{unmappable:po},n).unmappable,i=Pe(r,n);return new I(i,o,mo(o,i,n))}var nn=class{#e;constructor(t="utf-8",n=void 0){this.#e=lt(t,n,hs)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let r=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ee(t,o),s=D(n,"stream",o);return r.encode(i,!s)}},ho=L(nn,"LegacyTextEncoder");var pt="Failed to execute 'decode' on 'TextDecoder'",rn=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=on(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&ue(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=k,n=void 0){let r=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return r.decodeWhole(t,pt);let o=q(t,pt),i=D(n,"stream",pt);return this.#t||r.reset(),this.#t=i,r.decode(Be(o),!i,pt)}},yo=L(rn,"TextDecoder");function on(e,t,n){let r=O(e),o=D(t,"fatal",n),i=D(t,"ignoreBOM",n);return new Te(vr(r,n),o,i)}function wo(e,t,n){let r=Gn();if(!r)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new r({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>n(i=>i.length>0&&o.enqueue(i))})}function dn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return wo(e,(r,o)=>o(t.decode(Oe(q(r,n)),!1,n)),r=>r(t.decode(k,!0,n)))}var sn=class e{#e;#t;constructor(t="utf-8",n=void 0){let r=on(t,n,"Failed to construct 'TextDecoderStream'");this.#e=r,this.#t=dn("TextDecoderStream",r),new.target!==e&&ue(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},So=L(sn,"TextDecoderStream"),cn=class e{#e;constructor(){this.#e=go("TextEncoderStream",new I(0,"fatal"),O),new.target!==e&&ue(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},To=L(cn,"TextEncoderStream");function go(e,t,n){let r=`Failed to execute 'transform' on '${e}'`;return wo(e,(o,i)=>i(t.encode(n(o,r),!1)),o=>o(t.encode("",!0)))}var fn=class{#e;#t;constructor(t="utf-8",n=void 0){let r=lt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=r,this.#t=go("LegacyTextEncoderStream",r,ee)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Eo=L(fn,"LegacyTextEncoderStream");var ge=class{fatal;ignoreBOM;#e;#t;#n=k;constructor(t,n,r){this.#e=t,this.fatal=n,this.ignoreBOM=r}get name(){return this.#t?.name??null}decode(t,n,r){if(this.#t)return this.#t.decode(t,n,r);let o=n&&b(this.#n)===0?t:Un(this.#n,t);if(!n&&gn(o))return this.#n=o,"";let i=He(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Te(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?T(o,s):o,n,r)}};var un=class{#e;#t;constructor(t="utf-8",n=void 0){let r="Failed to construct 'DecoderStream'",o=O(t),i=D(n,"fatal",r),s=D(n,"ignoreBOM",r),c=new ge(K(o,r),i,s);this.#e=c,this.#t=dn("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},bo=L(un,"DecoderStream");function Oo(e,t){let n="Failed to execute 'findUnmappable'",r=ee(e,n),o=Pe(O(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new I(o,"fatal").encodeOrFail(r,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Bo(e){let t=He(Be(q(e,"Failed to execute 'bomSniff'")));return t?S[t.encoding].name:null}function Ao(e,t="utf-8",n=void 0){let r="Failed to execute 'decode'",o=q(e,r),i=K(O(t),r),s=D(n,"fatal",r),c=D(n,"ignoreBOM",r);return new ge(i,s,c).decode(Be(o),!0,r)}async function Fo(e=void 0){let t=await e;if(t===void 0)Ut()||await _t(ke,!0);else{let n=ys(t)?await ws(t):t;await _t(()=>n,!1)}}var ys=e=>typeof e?.arrayBuffer=="function";function ws(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url} could not be loaded: ${e.status} ${e.statusText}`)}export{bo as DecoderStream,ho as LegacyTextEncoder,Eo as LegacyTextEncoderStream,yo as TextDecoder,So as TextDecoderStream,io as TextEncoder,To as TextEncoderStream,J as UnmappableError,Bo as bomSniff,Ao as decode,xo as encode,S as encodings,Oo as findUnmappable,Fo as initialize,bn as labelToName};
