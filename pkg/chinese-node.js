function an(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Re=()=>an(new URL("./chinese.wasm",import.meta.url)),Se="encoding-wasm/chinese";var ln=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var lt=["chinese"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var T=Nr();function Nr(){let e=ln.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(e)}var Cr=l(()=>new Map(T.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Lr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],hn=e=>e<36&&e!==33,R=e=>e>0&&e<29,yn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(T[e].name),Rr=e=>Lr.find(([t])=>e>=t)[1];function wn(e){let t=Cr();return t.get(e)??t.get(Sn(Wr(e)))}function K(e,t){let n=wn(e);if(n===void 0){let o=Pr(e),r=o===void 0?"":` Did you mean '${T[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(lt){let o=Rr(n);if(o&&!lt.includes(o))throw new RangeError(`${t}: '${Se}' doesn't include ${T[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Pr(e){let t=pn(e),n={936:"gbk",950:"big5"}[t]??t,o=T.findIndex(({labels:r})=>r.some(i=>pn(i)===n));return o<0||o===36?void 0:o}var pn=e=>Sn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),kr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function ke(e){if(e[0]>=239)return kr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function Tn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function pt(e){return e===0||e===37||e===38}function Wr(e){let t=0,n=e.length;for(;mn(e[t]);)t+=1;for(;mn(e[n-1]);)n-=1;return e.slice(t,n)}var mn=e=>`	
\f\r `.includes(e);function Sn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function gn(e){let t=wn(`${e}`);return t===void 0?null:T[t].name}var mt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,En=()=>Object.getPrototypeOf(Uint8Array.prototype),We=e=>mt(En(),e),xt=e=>mt(DataView.prototype,e),bn=e=>globalThis[e]&&mt(globalThis[e].prototype,"byteLength"),ht=e=>En()[e],On=We(Symbol.toStringTag),yt=We("buffer"),Bn=We("byteOffset"),Fn=We("byteLength"),Gr=ht("includes"),jr=ht("set"),Yr=ht("slice"),Vr=xt("buffer"),qr=xt("byteOffset"),zr=xt("byteLength"),An=bn("ArrayBuffer"),Kr=bn("SharedArrayBuffer"),b=e=>Fn.call(e);function wt(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var S=(e,t,n=b(e))=>new Uint8Array(yt.call(e),Bn.call(e)+t,n-t);function _n(e,t){let n=new Uint8Array(b(e)+b(t));return G(n,e),G(n,t,b(e)),n}var G=(e,t,n)=>jr.call(e,t,n),Mn=(e,t)=>Gr.call(e,t),le=(e,t,n)=>Yr.call(e,t,n);function Z(e,t,n){if(n>24)return le(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function X(e,t){if(t<=64)return!1;try{return An.call(yt.call(e)),!1}catch{return!0}}function q(e,t){if(!ArrayBuffer.isView(e)&&In(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Un(e,t){if(ArrayBuffer.isView(e)&&On.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Ee(e){return ArrayBuffer.isView(e)?Oe(e):In(e)===0?P:new Uint8Array(e)}var be=e=>e instanceof Uint8Array?e:Ee(e);function Oe(e){try{return On.call(e)===void 0?new Uint8Array(Vr.call(e),qr.call(e),zr.call(e)):new Uint8Array(yt.call(e),Bn.call(e),Fn.call(e))}catch{return P}}var P=new Uint8Array;function In(e){for(let t of[An,Kr])try{return t?.call(e)}catch{}}function Dn(e,t,n){Nn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function I(e,t,n){return e===void 0?!1:(Nn(e,n),!!e?.[t])}function Nn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var O=e=>`${e}`;function Q(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Tt(e,t,n){if(e.length>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e.length} present.`)}function Cn(e){return(t,n)=>{let o=t===void 0?e[0]:O(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provided value '${o}' isn't one of '${e.join("', '")}'.`)}}var Be=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var Jr=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Ln=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${Jr(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&Ln in o}[Ln](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var $e=(e,t)=>e?.prototype?.[t],He=e=>$e(globalThis.Buffer,e),ee=He("ucs2Slice"),Ge=He("ucs2Write"),Rn=He("utf8Slice"),te=He("latin1Slice"),Pn=e=>globalThis[e],kn=Pn("TextDecoder"),vr=$e(kn,"decode"),gt=Pn("TextEncoder"),Zr=$e(gt,"encode"),Xr=$e(gt,"encodeInto");function ne(e){let t=new kn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:vr}),n=>t.decode(n)}function Wn(){let e=new gt;return Object.defineProperties(e,{encode:{value:Zr},encodeInto:{value:Xr}}),e}function j(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis;function je(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var Y=()=>"Deno"in globalThis,D=()=>Number.parseInt(globalThis.process?.versions?.node,10),Et=e=>globalThis.process?.getBuiltinModule?.(e),St;function $n(){let{TransformStream:e}=globalThis;return e&&e===St?e:(St=[e,Et("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),St)}function pe(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Gn(e,t,n){let o=Ve(f=>oi(f,n),e,t),r=Ve(ii,e,t);if(o&&r){let f=Y()?1/0:64;return{...r,read:(d,u)=>(u<128?o:r).read(d,u),write:(d,u)=>(d.length<f?o:r).write(d,u),readBytes:o.readBytes,writeBytes:Y()?o.writeBytes:void 0,mostByTable:512}}let i=bt(e);if(o)return F()?ri(o,Ve(Hn,e,t)):o;let s=r??Ve(Hn,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Ve(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),bt(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ni="strings";function oi(e,t){let[n]=WebAssembly.Module.customSections(t,ni),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function ri(e,t){let{read:n}=e;return{...e,read(o,r){if(r>96)return(r>=1024&&t?t.read:n)(o,r);let i=n(o,Math.min(r,36));for(let s=36;s<r;s+=36)i+=n(o+2*s,Math.min(r-s,36));return i}}}function ii(e){let[t,n]=[ee,Ge],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:E()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(m,w){G(d,new Uint8Array(e.buffer,m,2*w),u),u+=2*w},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function Hn(e){let t=ne("utf-16le"),{write:n,most:o}=bt(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function bt(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return pe(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var qe,a,Bt,jn,Yn,N,A={input:0,units:0,output:0},Fe=0,ze={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN};function re(e,t){ze.name=e,ze.encoding=t,x.newCodec=NaN,x.isBusy&&ci(),x.isBusy=!0}function ci(){try{zn(),qe??=di(Re()),qn(new WebAssembly.Instance(qe),qe)}catch(e){throw Kn(e)}}async function Ft(e,t){try{zn();let n=e(),o=Vn(n)?n:await WebAssembly.compile(fi(n));t||ai(o);let r=await WebAssembly.instantiate(o);if(At())return;qn(r,o),qe=o}catch(n){throw Kn(n)}}var fi=e=>ArrayBuffer.isView(e)?Oe(e):e,At=()=>!x.isBusy;function di(e){return Vn(e)?e:new WebAssembly.Module(e)}function Vn(e){try{return WebAssembly.Module.customSections(e,Se),!0}catch{return!1}}var ui="encoding-wasm";function ai(e){let[t]=WebAssembly.Module.customSections(e,ui),n=`${Se} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function qn({exports:e},t){a=e,Ot=WebAssembly.RuntimeError,A.input=a.input(),A.units=a.units(),A.output=a.output(),Zn(),N=Gn(a.memory,A.units,t),Fe=Math.min(a.units_length(),N.most),x.isBusy=!1}function zn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Kn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(li(e))return new RangeError(`encoding-wasm: ${Jn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var Jn="no memory for WebAssembly; free some, and call again",li=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ke(){return Mt(),Bt}function vn(){return Mt(),jn}function _t(){return Mt(),Yn}function Mt(){Bt[0]===void 0&&Zn()}function Zn(){let{buffer:e}=a.memory;Bt=new Uint8Array(e),jn=new Uint8Array(e,A.input,65536),Yn=new Int32Array(e,a.codec(),a.codec_length()>>2)}function Xn(e,t){return re(e,-1),Qn(t)}function Qn(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw _(t)}}var Ot;function _(e){if(!Ot||!(e instanceof Ot))return e;let t=T[ze.encoding]?.name,n=`${ze.name}${t?` of ${t}`:""} failed`;return pi()?new RangeError(`encoding-wasm: ${n}: ${Jn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function pi(){try{return a.memory.grow(32),!1}catch{return!0}}function se(){let e=_t();return so(e,new Int32Array(e.length))}function ro(){return a.held()!==0?se():(x.newCodec=_e,null)}var io=e=>so(e,_t());function so(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ae(e,t){co(e,t)||(re("decoding",e),t?io(t):a.new_decoder(e),_e=e===33||e===36?NaN:e)}var _e=NaN;function co(e,t){return t||x.newCodec!==e||x.isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function ve(e,t){co(~e,t)||(re("encoding",e),t?io(t):a.new_encoder(e),_e=~e)}function Me(e,t,n,o,r){Je(e,t),x.isBusy=!0;let i=a.decode_block(t,n,+o,+r);return x.isBusy=!1,r&&i>=0&&(x.newCodec=_e),xo(i)}var z={encoding:-1,at:0,most:0,owner:void 0};function Ze(e,t,n){if(z.encoding!==e||z.owner!==a||x.isBusy){try{re("decoding",e),z.owner=a,z.at=N.readBytes?a.byte_table(e):0,z.most=!yn(e)&&N.mostByTable||1/0,z.encoding=e}catch(r){throw _(r)}x.isBusy=!1}if(z.at===0||n>z.most)return;if(n<=65536)return Je(t,n),eo(n);if(N.most>Fe)return;let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);Je(S(t,r,r+i),i),o=ce(o,eo(i))}return o}function Ut(e,t,n,o){return Xn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Je(r===t?e:S(e,i,i+r),r),!a.is_free_of(r,n,o))return!1;return!0})}function It(e,t){let n=-1,o,r;function i(s){try{return re(e,s),n=s,r=a,o=t(s),x.isBusy=!1,o}catch(c){throw _(c)}}return s=>s===n&&r===a&&!x.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Dt=It("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=a.memory;return new Uint16Array(n,t,65536)}),fo=It("encoding",e=>{let t=a.unit_table(e)>>>0,n=new Uint8Array(65536);return G(n,new Uint8Array(a.memory.buffer,t,16384)),n}),Xe=It("decoding",e=>{let t=R(e),n=(!t?a.pair_table(e):a.byte_table(e))>>>0;return n>0?new Uint16Array(a.memory.buffer,n,t?256:65536):void 0}),eo=e=>N.readBytes(A.input,e,z.at);function ce(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var uo=e=>e+65536+3<=Fe,ao=e=>e>Fe&&e<268435456?N.collect?.(e+3):void 0,lo=()=>A.units,po=()=>Ke()[A.units]|Ke()[A.units+1]<<8,Qe=(e,t)=>N.read(A.units+2*e,t-e),et=(e,t,n)=>N.write(e.slice(t,n),A.units);function mo(e,t){if(!x.isBusy&&!N.writeBytes)return;re("encoding",t);let n=N.writeBytes?.(e,A.output,a.unit_table(t));return x.isBusy=!1,n===e.length?tt(n):void 0}function Nt(e,t,n,o){x.isBusy=!0;let r=a.encode_block(e,t,n,+o);return x.isBusy=!1,o&&r>=0&&k.finished()&&(x.newCodec=_e),xo(r)}function Je(e,t){let n=vn();if(t>8)try{G(n,e)}catch{G(n,S(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function xo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var tt=e=>Z(Ke(),A.output,e);var k={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var W=new Uint8Array(256);function Ue(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)W[n++]=r;else if(r<2048)W[n++]=192|r>>6,W[n++]=128|r&63;else if((r&63488)!==55296)W[n++]=224|r>>12,W[n++]=128|r>>6&63,W[n++]=128|r&63;else{let i=Rt(e,o);i>=65536&&(o+=1),n=Pt(i,W,n)}}return Z(W,0,n)}var wo=l(()=>Ge?96:F()?1024:128),Lt=l(()=>F()||E()?4096:128),yi=l(()=>new Uint8Array(2*Lt()));function To(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function So(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return Mn(o,0)?void 0:o}function go(e,t){let{length:n}=e,o=2*n<=256?W:yi(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return Z(o,0,r)}function Rt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var nt=e=>e<128?1:e<2048?2:e<65536?3:4;function Pt(e,t,n){if(e<128)return t[n]=e,n+1;let o=nt(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Eo=new Uint8Array(128),v=wi(Eo);function wi(e){return new Uint16Array(e.buffer)}var bo=l(()=>Wt()?0:18),Oo=l(()=>D()>0&&!Y()&&!E()?12:18),Ti=l(()=>F()||D()<22?18:8),Bo=l(()=>Y()||!(D()>=22)?64:32),Si=l(()=>F()||E()?64:32),ot=(e,t)=>(e[0]&e[t>>1])>=128;function Fo(e,t,n){return n?t<=Ti():t<=18||t<=Si()&&(ot(e,t)||$t())}var Ao=()=>({mixed:Oo(),most:Bo()}),_o=(e,t)=>t<=Oo()||t<=64&&ot(e,t)&&t<=Bo(),M={length:0,bytes:[0,0]};function fe(e,t,n){if(e[0]<128&&Wt())return Ht(e,t)?te.call(e,0,t):void 0;let o=0;for(let r=0;r<t;){let i=r,s=e[r++];if(s>=128){let c=s,f=c<224,d=e[r++]^128,u=f?0:e[r++]^128;if(s=f?(c&31)<<6|d:(c&15)<<12|d<<6|u,!(c>=194&&c<240&&(d|u)<64&&r<=t)||!f&&(s<2048||(s&63488)===55296||s===65279))return gi(e,i,t,n,o)}v[o++]=s}return it(o)}function gi(e,t,n,o,r){for(let i=t;i<n;){let s=e[i++],c=s<194||s>244?0:s<224?1:s<240?2:3,f=s&63>>c;c===0&&(f=s<128?s:65533);let d=s===224?160:s===240?144:128,u=s===237?159:s===244?143:191,m=0;for(;m<c&&i<n&&e[i]>=d&&e[i]<=u;m++)d=128,u=191,f=f<<6|e[i++]&63;if(m<c){if(i===n&&!o){if(s>=239)return;Mo(s,e[i-1],1+m);break}f=65533}if(f===65279)return;f>65535&&(v[r++]=55232+(f>>10),f=56320|f&1023),v[r++]=f}return it(r)}function kt(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=Xe(o),!r)return;if(d=r[f],d===0&&(s<t&&(d=r[f|e[s++]<<8]),d===0))return Ei(e,c,t,n,i,o,r)}v[i++]=d}return it(i)}function Ei(e,t,n,o,r,i,s){for(let c=t;c<n;){let f=e[c++],d=f<128?f:s[f];if(f>=128&&d===0){if(c===n&&!o){if(i===32)return;Mo(f,0,1);break}let u=c<n?e[c]:0;if(d=s[f|u<<8],d>0)c+=1;else if(bi(u,i))d=65533;else return}v[r++]=d}return it(r)}var bi=(e,t)=>e<128&&(e<48||e>57&&t!==31);function rt(e,t,n){return M.length=0,fe(S(e,t,n),n-t,!1)===""}function Mo(e,t,n){M.length=n,M.bytes[0]=e,M.bytes[1]=t}function it(e){if(e<3||e<=18&&!Wt())return pe(v,0,e);if($t())return ee.call(Eo,0,2*e);if(!(e>36))return pe(v,0,18)+pe(v,18,e-18)}var Wt=l(()=>E()&&$t()),$t=l(()=>j(Oi)===!0);function Oi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(ee)==="a\uFEFF\uD83D"&&t(te)==="a\0\xFF\xFE=\xD8"}function Ht(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function Ie(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Gt=l(()=>j(Mi)),he=l(()=>j(Ui)),_i=l(()=>j(Ci)),Uo=l(()=>j(Pi));function Io(e,t,n){if(e!==0&&e!==38||n<24||X(t,n)||e===0&&No(t,n))return;let o=e===0?he():_i();return o?.takes?.(t,n)===!1?void 0:o}function Do(e,t,n,o){if(M.length=0,t>256&&(o||X(e,t)||No(e,t)))return;let r=he();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!rt(e,i,t))))try{let s=r.decodeQuickly(i<t?S(e,0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function No(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Co(){let e=Uo();return t=>{try{return e?.encode(t)}catch{return}}}function jt(e,t){try{return Uo()?.encodeInto(e,t)}catch{return}}function Mi(){let{isAscii:e}=Et("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Ui(){let e=D()<22,t=e?Gt():void 0;if(e&&!t)return;let n=ne("utf-8"),o=Ii(n),r=je()?Ni:void 0,i=e?Di:r,s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.of(...s,...c),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),m=o(f,f.length)===d&&n(f)===d&&o(u,2)==="a\x7F",w=te;if(!(!m||t&&w.call(u,0,2)!=="a\x7F"))return{decode(p,h,$){try{if(t)return w.call(p,0,h);let L=n(p);return $&&L.includes("\uFFFD")?void 0:L}catch{return}},decodeQuickly:o,takesQuickly:i,takes:t?(p,h)=>Ie(p,h)&&t(p):r,completeLength(p,h){for(let $=1;$<=3&&$<=h;$++){let L=p[h-$];if(L<128)break;if(L>=192)return(L>=240?4:L>=224?3:2)>$?h-$:h}return h}}}function Ii(e){let t=Rn;if(!t||E()||!(D()>=22))return e;let n=Y()?64:1/0;return(o,r)=>r<=n?t.call(o,0,r):e(o)}var Di=(e,t)=>t<=64||t<=256&&Ie(e,t);function Ni(e,t){if(t<128)return!1;let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else{if(t<768)return!1;if(r===225)n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function Ci(){return F()?Ri():Li()}function Li(){let e=ee,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return Lo(0,D()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Ri(){let e=ne("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return Lo(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var Lo=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Pi(){let e=Wn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Ue(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var ko=l(E);function Wo(e,t,n){if(n>64)return Ie(t,n)?ki(e,t,n):void 0;if(n<=bo()||(t[n>>1]|t[n-1])>=128||!Ht(t,n))return;let o=zt();return o?o.call(t,0,n):Ze(e,t,n)}function ki(e,t,n){let o=zt(),r=R(e);if(!(n<512&&(r||!o))&&!!1&&!X(t,n))try{return Gt()?.(t)??Ut(t,n,128,128)?o?o.call(t,0,n):he()?.decodeQuickly(t,n):void 0}catch{return}}var st=[],Ne=[];function $o(e,t,n){if(!(n<=18||n>=512))return Ne[e]===void 0&&(Ne[e]=Gi(e)?jo(e):null),Go(Ne[e],t,n)}function Ho(e,t,n){return n<512?(ko()?Yt(e,t,n):void 0)??Ze(e,t,n)??Yt(e,t,n)??Ro(e,t,n):Yt(e,t,n)??(Yo(e)?Ro(e,t,n):void 0)??Ze(e,t,n)}function Yt(e,t,n){let o=zt();if(!(!o||e!==21||!$i(t,n)||X(t,n)))try{return o.call(t,0,n)}catch{return}}var Ro=(e,t,n)=>Go(jo(e),t,n),Go=(e,t,n)=>e&&!X(t,n)?qt(e,t):void 0;function qt(e,t){try{return e(t)}catch{return}}function jo(e){return st[e]===void 0&&(st[e]=null,st[e]=j(()=>ji(e))??null),st[e]}var zt=l(()=>j(Wi));function Wi(){let e=te,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function $i(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Ut(e,t,128,224)}var Yo=e=>e===21?Hi():Vo(),Vo=l(F),Hi=l(()=>F()||E()||!(D()>0)),Gi=e=>Vo()||e===21&&ko();function ji(e){let t=Xe(e),n=ne(T[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var qo;function zo(e,t){return qo??=Yi(),qo(e,t)}function Yi(){let e=he(),{mixed:t,most:n}=e&&E()?{mixed:0,most:0}:Ao();return(o,r)=>{if(r<=t||r<=n&&ot(o,r)){let i=fe(o,r,!0);if(i!==void 0)return i}if(e?.takesQuickly?.(o,r)!==!1)try{return e?.decodeQuickly(o,r)}catch{return}}}function Ko(e,t,n){try{return Ae(e,null),Qe(0,Me(t,n,0,!1,!0))}catch(o){throw _(o)}}var ye=new Uint8Array(18),qi=[0,0],we=class{encoding;fatal;ignoreBOM;#e=null;#t=qi;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return T[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=wt(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||this.#a(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n){let o=wt(t);this.reset();let{encoding:r}=this,i=o<=256&&!this.fatal;if(i&&r===0&&o>0){let s=zo(t,o);if(s!==void 0)return t[0]===239?this.#u(s):s}else{let s=i&&o>18?Ne[r]:void 0,c=s?qt(s,t):this.#c(t,o,!0);if(c!==void 0)return c;if(i&&!pt(r))return Ko(r,t,o)}return this.#s(t,o,!0,n)}#s(t,n,o,r){if(this.#n>0){let u=this.#p(t,n,o)??this.#m(t,n,o,r);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#h(t,n,o)??this.#f(t,n,o)}catch(u){throw this.#e=i,this.#o=s,this.#r=c,_(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(M.length=0,n===0)return"";if(r===0){let c=_o(t,n)?fe(t,n,o):void 0;if(c!==void 0)return this.#d(c);let f=Do(t,n,o,this.fatal);return f===void 0?void 0:this.#u(f)}if(!hn(r))return;let i=R(r),s=(t[0]<128?Wo(r,t,n):void 0)??(Fo(t,n,i)?kt(t,n,o,r):void 0)??void 0;return this.#d(s)}#d(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#p(t,n,o){let r=this.#n+n;if(n===0||r>18)return;M.length=0,this.#l(t,r);let i=this.#d(this.encoding===0?fe(ye,r,o):kt(ye,r,o,this.encoding));return i!==void 0&&!o&&this.#a(n),i}#m(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#l(t,d);let u=fe(ye,d,!0);if(u===void 0||u.startsWith("\uFFFD"))return;let m=d-f;this.#n=0,this.#r+=m;try{return ce(u,this.decode(S(t,m),o,r))}catch(w){throw w instanceof Be||w instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=c,this.#n=f),w}}#l(t,n){ye[0]=this.#t[0],ye[1]=this.#t[1];for(let o=this.#n;o<n;o++)ye[o]=t[o-this.#n]}#a(t){this.#r+=t,this.#o||=t>0,this.#n=M.length,M.length>0&&(this.#t=[M.bytes[0],M.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ae(this.encoding,null),Me(t,this.#n,0,this.fatal,!1),this.#e=se(),this.#n=0}catch(n){throw _(n)}}#h(t,n,o){let r=Io(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(S(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:S(t,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=ce(s,this.#f(f,c-i,!0)),this.#i)return s}else s=ce(s,this.#u(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&rt(t,c,n)?(this.#a(n-c),s):ce(s,this.#f(S(t,c,n),n-c,o))}#f(t,n,o){Ae(this.encoding,this.#e);let r="",i=ao(n),s=this.#o||this.ignoreBOM||!pt(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,u=Math.min(65536,n-f),m=f===0&&d?t:S(t,f,f+u),w=Me(m,u,c,this.fatal,o&&d);if(w<0)return this.#e=se(),this.#i=new Be(this.name,this.#r+f+k.start(),k.length()),r;if(c+=w,c>0&&(d||!uo(c))){let p=!s&&po()===65279?1:0;i?i.add(lo()+2*p,c-p):r=ce(r,Qe(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:ro(),this.#r+=n,i?i.toText():r}};function vo(e,t){let n=K(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Ki=["fatal","html","replacement"];function Jt(e,t){let{length:n}=e,o=R(t);if(n>64&&n>(o?wo():Lt()))return;if(!1)return To(e,Dt(t));if(!!0)return;let r=Dt(t);return r&&go(e,r)}var Ji=l(E);function Qo(e,t){return Ji()?So(e,fo(t)):mo(e,t)}var U=class e{encoding;unmappable;#e;#t=null;#n=0;#o=P;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=n,this.#e=o}get name(){return T[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#e?0:Ki.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Jt(t,this.encoding);if(n)return n;try{let o=!1;if(o)return o;ve(this.encoding,null),et(t,0,t.length);let r=Nt(0,t.length,this.#r,!0);return r===-2||!k.finished()?void 0:(this.#n=0,tt(r))}catch(o){throw _(o)}}#s(t,n){let o=new ct;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new J(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=P,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,u=f?2048:65536,m=void 0,w=m?h=>m.add(h):o,p=0;try{if(!1)for(;p+65536<t.length;p+=65536){let h=Qo(t.slice(p,p+65536),this.encoding);if(!h)break;o(h)}for(ve(this.encoding,s);p===0||p<t.length;p+=u){let h=Math.min(p+u,t.length);et(t,p,h);let $=h===t.length;for(let L=0,fn=!1;!fn;){let Le=Nt(L,h-p,d,n&&$);w(tt(Le===-2?k.written():Le));let dn=i+p+L+k.start();if(L+=k.read(),fn=Le!==-2&&k.finished(),Le!==-2)continue;let at=k.codePoint();if(f){let Ar=se(),un=()=>this.locate(dn),_r=f(at,un),Mr=this.#c(Ar,_r,w,at,un);ve(this.encoding,Mr),et(t,p,h)}else r(at,dn)}}}catch(h){throw _(h)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#t=se(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new J(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,o,c=>{throw new J(c,i(),this.name)}),s.#t}},Kt=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(le(t,0,o)),this.held=le(t,o,n)}},ct=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=vi(this.#n),n=0;return this.forEach(o=>{G(t,o,n),n+=b(o)}),t}};function vi(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Ce(e,t){let n=K(e,t);if(n===37||n===38){let{name:o}=T[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Zi(n,e,t)}function Zi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}function C(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function de(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function vt(){throw new TypeError("Illegal invocation")}var er="Failed to execute 'encodeInto' on 'TextEncoder'",Zt=class e{#e="utf-8";constructor(){new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||vt(),ft(O(t))}encodeInto(t,n){#e in this||vt(),Tt(arguments,2,er);let o=O(t),r=Un(n,er),{read:i,written:s}=jt(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let c=cs(o.slice(i),S(Oe(r),s));return{read:i+c.read,written:s+c.written}}},ir=C(Zt,"TextEncoder");function ft(e){return e.length<=6?Ue(e):(tr??=ts(),tr(e)??new U(0,"fatal").encode(e,!0))}var tr;function ts(){let e=Co();return F()||E()?e:t=>ns(t)??e(t)}function ns(e){let{length:t}=e;if(t<=21)return Ue(e);if(t<=64){let n=(os()||rs(e))&&nr(W,e);if(n)return n}return t>=200&&t<=65536&&ss(e)?nr(is(),e):void 0}var os=l(je);function rs(e){return e.length*nt(sr(e))*.75<=64}function nr(e,t){let n=jt(t,e);return n?.read===t.length?Z(e,0,n.written):void 0}var is=l(()=>new Uint8Array(3*65536)),ss=e=>or()<=65535&&sr(e)>=or(),or=l(()=>Y()?256:D()<22?0:1/0);function sr(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function cs(e,t){let n=0,o=0;for(;n<e.length;){let r=Rt(e,n);if(o+nt(r)>b(t))break;o=Pt(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var cr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",fr=`!
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
?`;var ds=l(()=>{let e=fr.split(`
`),t=0;return new Map(cr.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),dr=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function ur(e){let t=new U(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof J)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ar(String.fromCodePoint(r),n,3),o.set(r,i)),i}}function ar(e,t,n){if(dr(e))return"";if(n===0)return null;let o=us(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>t(c)?c:ar(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function us(e){let t=[...ds().get(e)??[],...as(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function as(e){let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=w=>s>>o.length-1-w&1,f=o.filter((w,p)=>c(p)),d=o.filter((w,p)=>!c(p)),u=[n,...f].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(dr)&&i.push(u)}return[...r,...i]}var ls=["fatal","html","replacement","ignore","translit"],ps=Cn(ls),lr=(e,t)=>typeof e=="function"?e:ps(e,t);function pr(e,t,n){return typeof e=="function"?(o,r)=>ms(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?ur(t):void 0}function ms(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=Ee(q(e,t));return le(n,0,b(n))}var xs="Failed to construct 'LegacyTextEncoder'",Xt="Failed to execute 'encode'";function mr(e,t="utf-8",n=void 0){let o=Q(e,Xt);if(n===void 0){let i=Ce(O(t),Xt);return i===0?ft(o):Jt(o,i)??new U(i,"fatal").encode(o,!0)}let r=dt(t,n,Xt);return r.encoding===0?ft(o):r.encode(o,!0)}function dt(e,t,n){let o=O(e),r=t===void 0?"fatal":Dn(t,{unmappable:lr},n).unmappable,i=Ce(o,n);return new U(i,r,pr(r,i,n))}var Qt=class{#e;constructor(t="utf-8",n=void 0){this.#e=dt(t,n,xs)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let o=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Q(t,r),s=I(n,"stream",r);return o.encode(i,!s)}},xr=C(Qt,"LegacyTextEncoder");var ut="Failed to execute 'decode' on 'TextDecoder'",en=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=tn(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=P,n=void 0){let o=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,ut);let r=q(t,ut),i=I(n,"stream",ut);return this.#t||o.reset(),this.#t=i,o.decode(be(r),!i,ut)}},hr=C(en,"TextDecoder");function tn(e,t,n){let o=O(e),r=I(t,"fatal",n),i=I(t,"ignoreBOM",n);return new we(vo(o,n),r,i)}function yr(e,t,n){let o=$n();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function sn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return yr(e,(o,r)=>r(t.decode(Ee(q(o,n)),!1,n)),o=>o(t.decode(P,!0,n)))}var nn=class e{#e;#t;constructor(t="utf-8",n=void 0){let o=tn(t,n,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=sn("TextDecoderStream",o),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},wr=C(nn,"TextDecoderStream"),on=class e{#e;constructor(){this.#e=Sr("TextEncoderStream",new U(0,"fatal"),O),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Tr=C(on,"TextEncoderStream");function Sr(e,t,n){let o=`Failed to execute 'transform' on '${e}'`;return yr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var rn=class{#e;#t;constructor(t="utf-8",n=void 0){let o=dt(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=Sr("LegacyTextEncoderStream",o,Q)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},gr=C(rn,"LegacyTextEncoderStream");var Te=class{fatal;ignoreBOM;#e;#t;#n=P;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&b(this.#n)===0?t:_n(this.#n,t);if(!n&&Tn(r))return this.#n=r,"";let i=ke(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new we(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?S(r,s):r,n,o)}};var cn=class{#e;#t;constructor(t="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=O(t),i=I(n,"fatal",o),s=I(n,"ignoreBOM",o),c=new Te(K(r,o),i,s);this.#e=c,this.#t=sn("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Er=C(cn,"DecoderStream");function br(e,t){let n="Failed to execute 'findUnmappable'",o=Q(e,n),r=Ce(O(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new U(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Or(e){let t=ke(be(q(e,"Failed to execute 'bomSniff'")));return t?T[t.encoding].name:null}function Br(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=q(e,o),i=K(O(t),o),s=I(n,"fatal",o),c=I(n,"ignoreBOM",o);return new Te(i,s,c).decode(be(r),!0,o)}async function Fr(e=void 0){let t=await e;if(t===void 0)At()||await Ft(Re,!0);else{let n=hs(t)?await ys(t):t;await Ft(()=>n,!1)}}var hs=e=>typeof e?.arrayBuffer=="function";function ys(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url} could not be loaded: ${e.status} ${e.statusText}`)}export{Er as DecoderStream,xr as LegacyTextEncoder,gr as LegacyTextEncoderStream,hr as TextDecoder,wr as TextDecoderStream,ir as TextEncoder,Tr as TextEncoderStream,J as UnmappableError,Or as bomSniff,Br as decode,mr as encode,T as encodings,br as findUnmappable,Fr as initialize,gn as labelToName};
