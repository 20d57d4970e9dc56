function _r(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(r){let n="install the package again; for a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read; ${n}. (${r})`,{cause:r})}}var Xe=()=>_r(new URL("./korean.wasm",import.meta.url)),Qe="encoding-wasm/korean";var Ur=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var At=["korean"];function a(e){let t,r=!1;return()=>{if(!r){r=!0;try{t=e()}catch(n){throw r=!1,n}}return t}}var y=ti();function ti(){let e=Ur.split(`
`).map(t=>{let[r,...n]=t.split(" ");return Object.freeze({name:r,labels:Object.freeze([...n,r.toLowerCase()].sort())})});return Object.freeze(e)}var ri=a(()=>new Map(y.flatMap(({labels:e},t)=>e.map(r=>[r,t])))),ni=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Cr=e=>e<36&&e!==33,H=e=>e>0&&e<29,Lr=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(y[e].name),oi=e=>ni.find(([t])=>e>=t)[1];function kr(e){let t=ri();return t.get(e)??t.get(Pr(ci(e)))}function te(e,t){let r=kr(e);if(r===void 0){let n=ii(e),o=n===void 0?"":` Did you mean '${y[n].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${o}`)}if(At){let n=oi(r);if(n&&!At.includes(n))throw new RangeError(`${t}: '${Qe}' doesn't include ${y[r].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return r}function ii(e){let t=Ir(e),r={936:"gbk",950:"big5"}[t]??t,n=y.findIndex(({labels:o})=>o.some(i=>Ir(i)===r));return n<0||n===36?void 0:n}var Ir=e=>Pr(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),si=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Pe(e){if(e[0]>=239)return si.find(t=>t.bytes.every((r,n)=>e[n]===r))}function Rr({length:e,0:t,1:r}){return e===0||e===1&&t>=239||e===2&&t===239&&r===187}function Ut(e){return e===0||e===37||e===38}function ci(e){let t=0,r=e.length;for(;Dr(e[t]);)t+=1;for(;Dr(e[r-1]);)r-=1;return e.slice(t,r)}var Dr=e=>`	
\f\r `.includes(e);function Pr(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Wr(e){let t=kr(`${e}`);return t===void 0?null:y[t].name}var It=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Hr=()=>Object.getPrototypeOf(Uint8Array.prototype),et=e=>It(Hr(),e),Dt=e=>It(DataView.prototype,e),$r=e=>globalThis[e]&&It(globalThis[e].prototype,"byteLength"),Nt=e=>Hr()[e],Gr=et(Symbol.toStringTag),Ct=et("buffer"),jr=et("byteOffset"),Yr=et("byteLength"),ui=Nt("includes"),ai=Nt("set"),li=Nt("slice"),mi=Dt("buffer"),pi=Dt("byteOffset"),xi=Dt("byteLength"),qr=$r("ArrayBuffer"),hi=$r("SharedArrayBuffer"),g=e=>Yr.call(e);function fe(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:g(e)}var b=(e,t,r=g(e))=>new Uint8Array(Ct.call(e),jr.call(e)+t,r-t);function zr(e,t){let r=new Uint8Array(g(e)+g(t));return q(r,e),q(r,t,g(e)),r}var q=(e,t,r)=>ai.call(e,t,r),Vr=(e,t)=>ui.call(e,t),Ae=(e,t,r)=>li.call(e,t,r);function de(e,t,r){if(r>24)return Ae(e,t,t+r);let n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=e[t+o];return n}function z(e,t){if(t<=64)return!1;try{return qr.call(Ct.call(e)),!1}catch{return!0}}var yi="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function $(e,t,r=yi){if(!ArrayBuffer.isView(e)&&kt(e)===void 0)throw new TypeError(`${t}: ${r}`);return e}function Jr(e,t){if(ArrayBuffer.isView(e)&&Gr.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function ue(e){if(ArrayBuffer.isView(e))return Lt(e);try{return new Uint8Array(e)}catch{return k}}var We=e=>e instanceof Uint8Array?e:ue(e);function Lt(e){try{return Gr.call(e)===void 0?new Uint8Array(mi.call(e),pi.call(e),xi.call(e)):new Uint8Array(Ct.call(e),jr.call(e),Yr.call(e))}catch{return k}}var k=new Uint8Array;function kt(e){try{return qr.call(e)}catch{}try{return hi?.call(e)}catch{return}}function Kr(e,t,r){V(e,r);let n={...t};for(let o in t)Object.hasOwn(t,o)&&(n[o]=t[o](e?.[o],r,o));return n}function V(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var F=e=>`${e}`;function vr(e){return e.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function ae(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Rt(e,t,r){if(e>=t)return;let n=t===1?"argument":"arguments";throw new TypeError(`${r}: ${t} ${n} required, but only ${e} present.`)}function Zr(e,t="option"){return(r,n,o)=>{if(r===void 0)return e[0];let i=F(r);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${n}: The ${t} '${o}' can't be '${i}'; use one of '${s}'.`)}}var He=class{encoding;offset;length;constructor(t,r,n){this.encoding=t,this.offset=r,this.length=n}toTypeError(t){let r=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${r} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var wi=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Xr=Symbol.for("encoding-wasm.UnmappableError"),re=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(n,o,i){super(`${i} can't represent ${wi(n)} at index ${o}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=n,this.index=o,this.encoding=i}static[Symbol.hasInstance](n){return this!==e?super[Symbol.hasInstance](n):typeof n=="object"&&n!==null&&Xr in n}[Xr](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var tt=(e,t)=>e?.prototype?.[t],rt=e=>tt(globalThis.Buffer,e),le=rt("ucs2Slice"),nt=rt("ucs2Write"),Qr=rt("utf8Slice"),ne=rt("latin1Slice"),en=e=>globalThis[e],tn=en("TextDecoder"),Si=tt(tn,"decode"),Wt=en("TextEncoder"),Ti=tt(Wt,"encode"),Ei=tt(Wt,"encodeInto");function Z(e){let t=new tn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Si}),r=>t.decode(r)}function rn(){let e=new Wt;return Object.defineProperties(e,{encode:{value:Ti},encodeInto:{value:Ei}}),e}function N(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,w=()=>"Bun"in globalThis;function $e(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var R=()=>"Deno"in globalThis,oe=()=>Number.parseInt(globalThis.process?.versions?.node,10),J=()=>oe()<22,Ht=e=>globalThis.process?.getBuiltinModule?.(e),Pt;function nn(){let{TransformStream:e}=globalThis;return e&&e===Pt?e:(Pt=[e,Ht("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Pt)}function Me(e,t,r){let{fromCharCode:n}=String;switch(r){case 0:return"";case 1:return n(e[t]);case 2:return n(e[t],e[t+1]);case 3:return n(e[t],e[t+1],e[t+2]);case 4:return n(e[t],e[t+1],e[t+2],e[t+3]);case 5:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function cn(e,t,r){let n=ot(f=>Bi(f,r),e,t),o=ot(Ai,e,t);if(n&&o){let f=R()?1/0:64;return{...o,read:(d,u)=>(u<128?n:o).read(d,u),write:(d,u)=>(d.length<f?n:o).write(d,u),readBytes:n.readBytes,writeBytes:R()?n.writeBytes:void 0,mostByTable:512}}let i=$t(e);if(n)return A()?Fi(n,ot(sn,e,t)):n;let s=o??ot(sn,e,t)??i,c=o?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function ot(e,t,r){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let o=e(t);return o.write(n,r),$t(t).read(r,n.length)===n&&o.read(r,n.length)===n?o:void 0}catch{return}}var Oi="strings";function Bi(e,t){let[r]=WebAssembly.Module.customSections(t,Oi),n=new WebAssembly.Module(r,{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(n,{"encoding-wasm":{memory:e}});return{...o,most:65539}}function Fi(e,t){let{read:r,readBytes:n}=e;return{...e,read(o,i){if(i>108)return(i>=1024&&t?t.read:r)(o,i);let s=r(o,Math.min(i,36));for(let c=36;c<i;c+=36)s+=r(o+2*c,Math.min(i-c,36));return s},readBytes(o,i,s){if(i>108)return n(o,i,s);let c=n(o,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=n(o+f,Math.min(i-f,36),s);return c}}}function Ai(e){let[t,r]=[le,nt],n=new Uint8Array(e.buffer),o=()=>(n[0]===void 0&&(n=new Uint8Array(e.buffer)),n),i;return{read:(f,d)=>t.call(o(),f,f+2*d),write:(f,d)=>r.call(o(),f,d,2*f.length),most:1/0,collect:w()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),u=0;return{add(m,p){q(d,new Uint8Array(e.buffer,m,2*p),u),u+=2*p},toText:()=>t.call(d,0,u)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(u),u}}function sn(e){let t=Z("utf-16le"),{write:r,most:n}=$t(e);return{read:(o,i)=>t(new Uint16Array(e.buffer,o,i)),write:r,most:n}}function $t(e){let t=new Uint16Array(e.buffer),r=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(n,o){let i=r(),[s,c]=[n/2,n/2+o];if(o<=18)return Me(i,s,o);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(n,o){let i=r();for(let s=0;s<n.length;s++)i[o/2+s]=n.charCodeAt(s)},most:1/0}}var it,l,jt,fn,dn,P,I={input:0,units:0,output:0},Ge=0,st={name:"",encoding:-1},x={isBusy:!0,newCodec:NaN};function pe(e,t){st.name=e,st.encoding=t,x.newCodec=NaN,x.isBusy&&_i(),x.isBusy=!0}function _i(){try{mn(),it??=Di(Xe()),ln(new WebAssembly.Instance(it),it)}catch(e){throw pn(e)}}async function Yt(e,t){try{mn();let r=e(),n=un(r)?r:await WebAssembly.compile(Ii(r));t||Ni(n);let o=await WebAssembly.instantiate(n);if(qt())return;ln(o,n),it=n}catch(r){throw pn(r)}}var Ui=[0,97,115,109];function Ii(e){let t=ue($(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(Ui.every((r,n)=>t[n]===r))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var qt=()=>!x.isBusy;function Di(e){return un(e)?e:new WebAssembly.Module(e)}function un(e){try{return WebAssembly.Module.customSections(e,an),!0}catch{return!1}}var an="encoding-wasm";function Ni(e){let[t]=WebAssembly.Module.customSections(e,an),r=`${Qe} 0.1.0`,n=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(n===r)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${r}; use the module of this entry and version.`)}function ln({exports:e},t){l=e,Gt=WebAssembly.RuntimeError,I.input=l.input(),I.units=l.units(),I.output=l.output(),yn(),P=cn(l.memory,I.units,t),Ge=Math.min(l.units_length(),P.most),x.isBusy=!1}function mn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function pn(e){let{message:t}=e,r=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(Ci(e))return new RangeError(`encoding-wasm: ${xn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return r("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return r(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:n,LinkError:o}=WebAssembly;return e instanceof n||e instanceof o?r(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var xn="no memory for WebAssembly; free some, and call again",Ci=e=>e instanceof RangeError&&/memory/i.test(e.message);function ct(){return Vt(),jt}function hn(){return Vt(),fn}function zt(){return Vt(),dn}function Vt(){jt[0]===void 0&&yn()}function yn(){let{buffer:e}=l.memory;jt=new Uint8Array(e),fn=new Uint8Array(e,I.input,65536),dn=new Int32Array(e,l.codec(),l.codec_length()>>2)}function wn(e,t){return pe(e,-1),Sn(t)}function Sn(e){try{let t=e();return x.isBusy=!1,t}catch(t){throw C(t)}}var Gt;function C(e){if(!x.isBusy||!Gt||!(e instanceof Gt))return e;let t=y[st.encoding]?.name,r=`${st.name}${t?` of ${t}`:""} failed`;return Li()?new RangeError(`encoding-wasm: ${r}: ${xn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${r} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function Li(){try{return l.memory.grow(32),!1}catch{return!0}}function he(){let e=zt();return Bn(e,new Int32Array(e.length))}function bn(){return l.held()!==0?he():(x.newCodec=Ye,null)}var On=e=>Bn(e,zt());function Bn(e,t){for(let r=0;r<e.length;r++)t[r]=e[r];return t}function je(e,t){Fn(e,t)||(pe("decoding",e),t?On(t):l.new_decoder(e),Ye=e===33||e===36?NaN:e)}var Ye=NaN;function Fn(e,t){return t||x.newCodec!==e||x.isBusy?!1:(x.newCodec=NaN,x.isBusy=!0,!0)}function dt(e,t){Fn(~e,t)||(pe("encoding",e),t?On(t):l.new_encoder(e),Ye=~e)}function qe(e,t,r,n,o){ft(e,t),x.isBusy=!0;let i=l.decode_block(t,r,+n,+o);return x.isBusy=!1,o&&i>=0&&(x.newCodec=Ye),Nn(i)}var X={encoding:-1,at:0,most:0,owner:void 0};function ut(e,t,r){if(X.encoding!==e||X.owner!==l||x.isBusy){try{pe("decoding",e),X.owner=l,X.at=P.readBytes?l.byte_table(e):0,X.most=!Lr(e)&&P.mostByTable||1/0,X.encoding=e}catch(o){throw C(o)}x.isBusy=!1}if(X.at===0||r>X.most)return;if(r<=65536)return ft(t,r),Tn(r);if(P.most>Ge)return;let n="";for(let o=0;o<r;o+=65536){let i=Math.min(65536,r-o);ft(b(t,o,o+i),i),n=ye(n,Tn(i))}return n}function Kt(e,t,r,n){return wn("decoding",()=>{let o=Math.min(t,1024);for(let i=0;i<t;i+=o)if(i>0&&(o=Math.min(65536,t-i)),ft(o===t?e:b(e,i,i+o),o),!l.is_free_of(o,r,n))return!1;return!0})}function vt(e,t){let r=-1,n,o;function i(s){try{return pe(e,s),r=s,o=l,n=t(s),x.isBusy=!1,n}catch(c){throw C(c)}}return s=>s===r&&o===l&&!x.isBusy&&(!n||n[0]!==void 0)?n:i(s)}var Zt=vt("encoding",e=>{let t=l.unit_table(e)>>>0;if(t===0)return;let{buffer:r}=l.memory;return new Uint16Array(r,t,65536)}),An=vt("encoding",e=>{let t=l.unit_table(e)>>>0,r=new Uint8Array(65536);return q(r,new Uint8Array(l.memory.buffer,t,16384)),r}),at=vt("decoding",e=>{let t=H(e),r=(!t?l.pair_table(e):l.byte_table(e))>>>0;return r>0?new Uint16Array(l.memory.buffer,r,t?256:65536):void 0}),Tn=e=>P.readBytes(I.input,e,X.at);function ye(e,t){try{return e+t}catch(r){throw new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or by a stream.",{cause:r})}}var Mn=e=>e+65536+3<=Ge,_n=e=>e>Ge&&e<268435456?P.collect?.(e+3):void 0,Un=()=>I.units,In=()=>ct()[I.units]|ct()[I.units+1]<<8,lt=(e,t)=>P.read(I.units+2*e,t-e),mt=(e,t,r)=>P.write(e.slice(t,r),I.units);function Dn(e,t){if(!x.isBusy&&!P.writeBytes)return;pe("encoding",t);let r=P.writeBytes?.(e,I.output,l.unit_table(t));return x.isBusy=!1,r===e.length?pt(r):void 0}function Xt(e,t,r,n){x.isBusy=!0;let o=l.encode_block(e,t,r,+n);return x.isBusy=!1,n&&o>=0&&G.finished()&&(x.newCodec=Ye),Nn(o)}function ft(e,t){let r=hn();if(t>8)try{q(r,e)}catch{q(r,b(e,0,t))}else for(let n=0;n<t;n++)r[n]=e[n]}function Nn(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var pt=e=>de(ct(),I.output,e);var G={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()};var j=new Uint8Array(256);function ze(e){let{length:t}=e,r=0;for(let n=0;n<t;n++){let o=e.charCodeAt(n);if(o<128)j[r++]=o;else if(o<2048)j[r++]=192|o>>6,j[r++]=128|o&63;else if((o&63488)!==55296)j[r++]=224|o>>12,j[r++]=128|o>>6&63,j[r++]=128|o&63;else{let i=tr(e,n);i>=65536&&(n+=1),r=rr(i,j,r)}}return de(j,0,r)}var Ln=a(()=>nt?96:A()?1024:128),er=a(()=>A()||w()?4096:128),Wi=a(()=>new Uint8Array(2*er()));function kn(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++){let i=e.charCodeAt(o),s=i<128?i:t[i];if(!s&&i>0)return;n[o]=s}return n}function Rn(e,t){let{length:r}=e,n=new Uint8Array(r);for(let o=0;o<r;o++)n[o]=t[e.charCodeAt(o)];return Vr(n,0)?void 0:n}function Pn(e,t){let{length:r}=e,n=2*r<=256?j:Wi(),o=0;for(let i=0;i<r;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(n[o++]=c>>8),n[o++]=c}return de(n,0,o)}function tr(e,t){let r=e.codePointAt(t);return r>=55296&&r<=57343?65533:r}var xt=e=>e<128?1:e<2048?2:e<65536?3:4;function rr(e,t,r){if(e<128)return t[r]=e,r+1;let n=xt(e);for(let o=n-1;o>0;o--)t[r+o]=128|e>>6*(n-1-o)&63;return t[r]=e>>6*(n-1)|(n===2?192:n===3?224:240),r+n}var Wn=new Uint8Array(128),Q=Hi(Wn);function Hi(e){return new Uint16Array(e.buffer)}var Hn=a(()=>ir()?0:18),$n=a(()=>oe()>0&&!R()&&!w()?12:18),$i=a(()=>A()||J()?18:8),Gn=a(()=>R()||!(oe()>=22)?64:32),Gi=a(()=>A()||w()?64:32),ht=(e,t)=>(e[0]&e[t>>1])>=128;function jn(e,t,r){return r?t<=$i():t<=18||t<=Gi()&&(ht(e,t)||wt())}var Yn=()=>({mixed:$n(),most:Gn()}),qn=(e,t)=>t<=$n()||t<=64&&ht(e,t)&&t<=Gn(),D={length:0,bytes:[0,0]};function we(e,t,r,n){if(e[0]<128&&ir())return sr(e,t)?ne.call(e,0,t):void 0;let o=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224,u=e[i++]^128,m=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|m,!(f>=194&&f<240&&(u|m)<64&&i<=t)||!d&&(c<2048||(c&63488)===55296||c===65279))return ji(e,s,t,r,n,o)}Q[o++]=c}return Ve(o)}function zn(e,t){if(t%2>0)return;let r=0;for(let n=0;n<t;n+=2){let o=e[n]|e[n+1]<<8;if((o&63488)===55296)return;Q[r++]=o}return Ve(r)}function ji(e,t,r,n,o,i){let s=or();for(let c=t;c<r&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,u=d>0?f&63>>d:f,m=d===0&&f>=128,p=f===224?160:f===240?144:128,M=f===237?159:f===244?143:191,S=0;for(;S<d&&c<r;S++,c++){let E=e[c];if(E<p||E>M)break;p=128,M=191,u=u<<6|E&63}if(S<d){if(c===r&&!n){if(f>=239)return;Vn(f,128|u&63,1+S);break}m=!0}if(m&&o||(m&&(u=65533),u===65279))return;u>65535&&(Q[i++]=55232+(u>>10),u=56320|u&1023),Q[i++]=u}return Ve(i)}function nr(e,t,r,n){let o,i=0;for(let s=0;s<t;){let c=s,f=e[s++],d=f;if(f>=128){if(o??=at(n),!o)return;if(d=o[f],d===0&&(s<t&&(d=o[f|e[s++]<<8]),d===0))return Yi(e,c,t,r,i,n,o)}Q[i++]=d}return Ve(i)}function Yi(e,t,r,n,o,i,s){let c=or();for(let f=t;f<r&&o<=c;){let d=e[f++],u=d<128?d:s[d];if(d>=128&&u===0){if(f===r&&!n){if(i===32)return;Vn(d,0,1);break}let m=f<r?e[f]:0;if(u=s[d|m<<8],u>0)f+=1;else if(qi(m,i))u=65533;else return}Q[o++]=u}return Ve(o)}function qi(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function yt(e,t,r){return D.length=0,we(b(e,t,r),r-t,!1,!0)===""}function Vn(e,t,r){D.length=r,D.bytes[0]=e,D.bytes[1]=t}function Ve(e){if(e<3||e<=18&&!ir())return Me(Q,0,e);if(wt())return le.call(Wn,0,2*e);if(!(e>or()))return Me(Q,0,18)+Me(Q,18,e-18)}var or=a(()=>wt()?1/0:36),ir=a(()=>w()&&wt()),wt=a(()=>N(zi)===!0);function zi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=r=>r.call(e,0,e.length);return t(le)==="a\uFEFF\uD83D"&&t(ne)==="a\0\xFF\xFE=\xD8"}function sr(e,t){for(let r=0;r<t;r++)if(e[r]>=128)return!1;return!0}function De(e,t){let r=Math.ceil(t/8);for(let n=0;n<t;n+=r)if(e[n]>=128)return!1;return e[t-1]<128}var fr=a(()=>N(Ji)),Se=a(()=>N(Ki)),Jn=a(()=>N(Xi)),Kn=a(()=>N(ts));function vn(e,t,r){if(e!==0&&e!==38||r<24||z(t,r)||e===0&&Qn(t,r))return;let n=e===0?Se():Jn();return n?.takes?.(t,r)===!1?void 0:n}function dr(e,t,r,n){if(D.length=0,n&&t>8192||t>256&&(z(e,t)||Qn(e,t)))return;let o=Se();if(!o||o.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?o.completeLength(e,t):t;if(!(i<t&&(r||!yt(e,i,t))))try{let s=o.decodeQuickly(i<t?b(e,0,i):e,i);return n&&s.includes("\uFFFD")?void 0:s}catch{return}}function Zn(e,t){let r=Se();if(r?.takesBuffer(e,t))try{return r.decodeBuffer(e)}catch{return}}function Xn(e,t){let r=Jn();if(!(t%2>0||!r?.takes?.(e,t)||z(e,t)))return r.decode(e,!0)}function Qn(e,t){if(t<8192)return!1;let r=0,n=Math.ceil(t/8);for(let o=0;o<t-1;o+=n)e[o]>=192&&(e[o+1]&192)!==128&&r++;return r>1}function eo(){let e=Kn();return t=>{try{return e?.encode(t)}catch{return}}}function St(e,t){try{return Kn()?.encodeInto(e,t)}catch{return}}function Ji(){let{isAscii:e}=Ht("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((n,o)=>!e(t.with(o,128)))?e:void 0}function Ki(){let e=J(),t=e?fr():void 0;if(e&&!t)return;let r=Z("utf-8"),n=vi(r),o=t&&((_,T)=>De(_,T)&&t(_)),i=o??($e()?Zi:void 0),s=o?(_,T)=>to(_,T)||T>256&&o(_,T):i,[c,f]=$e()?[48,128]:[0,R()?-1:e?2048:8192],d=(_,T)=>T>=c&&T<=f&&(!t||T<=64||t(_)),u=[239,187,191,97,230,188,162,240,159,146,169],m=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],p=Uint8Array.of(...u,...m),M=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,S=Uint8Array.of(97,127),E=n(p,p.length)===M&&r(p)===M&&r(p.buffer)===M&&n(S,2)==="a\x7F",Ze=ne;if(!(!E||t&&Ze.call(S)!=="a\x7F"))return{decode(_,T){try{if(t)return Ze.call(_);let U=r(_);return T&&U.includes("\uFFFD")?void 0:U}catch{return}},decodeQuickly:n,takesQuickly:s,decodeBuffer:r,takesBuffer:d,takes:i,completeLength(_,T){for(let U=1;U<=3&&U<=T;U++){let ce=_[T-U];if(ce<128)break;if(ce>=192)return(ce>=240?4:ce>=224?3:2)>U?T-U:T}return T}}}function vi(e){let[t,r]=[Qr,ne];if(J())return(o,i)=>i>256?r.call(o):e(o);if(!t||w()||!(oe()>=22))return e;let n=R()?to:()=>!0;return(o,i)=>n(o,i)?t.call(o):e(o)}var to=(e,t)=>t<=64||t<=256&&De(e,t);function Zi(e,t){if(t<64)return!1;if(De(e,t))return!0;if(t<768)return!1;let r=0,n=Math.ceil(t/16);for(let o=0;o<t;o+=n){let i=e[o];if(i<128)r+=1;else if(i===225)r-=3;else if(i>=206&&i<240)return!1}return r>=0}function Xi(){return A()?es():Qi()}function Qi(){let e=le,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",r=new Uint8Array(Uint16Array.from({length:t.length},(n,o)=>t.charCodeAt(o)).buffer);if(!(e.call(r)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return ro(J()?512:1/0,(n,o)=>{let i=e.call(n);return i.isWellFormed()?i:o?void 0:i.toWellFormed()})}function es(){let e=Z("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return ro(1/0,(t,r)=>{let n=e(t);return r&&n.includes("\uFFFD")?void 0:n})}var ro=(e,t)=>({takes:(r,n)=>n<=e,decode(r,n){try{return t(r,n)}catch{return}},completeLength(r,n){let o=n-n%2;return(r[o-1]&252)===216?o-2:o}});function ts(){let e=rn(),{read:t,written:r}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n="\uDCA9\xE9\u6F22\u{1F4A9}",o=e.encode(n);return t===3&&r===7&&`${[...o]}`==`${[...ze(n)]}`&&Object.getPrototypeOf(o)===Uint8Array.prototype?e:void 0}var rs=a(w);function io(e,t,r){if(r>64)return De(t,r)?ns(e,t,r):void 0;if(r<=Hn()||(t[r>>1]|t[r-1])>=128||!sr(t,r))return;let n=lr();return n?n.call(t,0,r):ut(e,t,r)}function ns(e,t,r){let n=lr(),o=H(e);if(!(r<512&&(o||!n))&&!!1&&!z(t,r))try{return fr()?.(t)??Kt(t,r,128,128)?n?n.call(t):Se()?.decodeQuickly(t,r):void 0}catch{return}}var Tt=[],Te=[];function so(e,t,r){if(!(r<=18||r>=512))return Te[e]===void 0&&(Te[e]=fs()?uo(e):null),fo(Te[e],t,r)}function co(e,t,r){return r<512?(rs()?ar(e,t,r):void 0)??ut(e,t,r)??ar(e,t,r)??no(e,t,r):ar(e,t,r)??(ao(e)?no(e,t,r):void 0)??ut(e,t,r)}var ur=0,os=a(()=>lo()?8192:512);function ar(e,t,r){let n=lr();if(!n||e!==21)return;let o=r<os();if(o&&ur>0){ur-=1;return}if(!ss(t,r)){o&&(ur=15);return}if(!z(t,r))try{return n.call(t)}catch{return}}var no=(e,t,r)=>fo(uo(e),t,r),fo=(e,t,r)=>e&&(r<=256||!z(t,r))?Je(e,t):void 0;function Je(e,t){try{return e(t)}catch{return}}function uo(e){return Tt[e]===void 0&&(Tt[e]=null,Tt[e]=N(()=>ds(e))??null),Tt[e]}var lr=a(()=>N(is));function is(){let e=ne,t=Uint8Array.from({length:256},(r,n)=>n);return e.call(t)===String.fromCharCode(...t)?e:void 0}function ss(e,t){let r=Math.min(t,64);for(let n=0;n<r;n++)if((e[n]&224)===128)return!1;return r===t||Kt(e,t,128,224)}var ao=e=>e===21?lo():cs(),cs=a(A),lo=a(()=>A()||w()||!(oe()>0)),fs=a(()=>A()||w()||J());function ds(e){let t=at(e),r=Z(y[e].name),n=i=>r(i)===String.fromCharCode(...Array.from(i,s=>t[s])),o=Uint8Array.from({length:4096},(i,s)=>s);return o.subarray(0,256).every(i=>n(Uint8Array.of(i)))&&n(o)?r:void 0}var mo;function po(e,t,r){return mo??=us(),mo(e,t,r)}function us(){let e=Se(),{mixed:t,most:r}=e&&w()?{mixed:0,most:0}:Yn();return(n,o,i)=>{if(o<=t||o<=r&&ht(n,o)){let s=we(n,o,!0,i);if(s!==void 0)return s}if(e?.takesQuickly?.(n,o)!==!1)try{let s=e?.decodeQuickly(n,o);return i&&s?.includes("\uFFFD")?void 0:s}catch{return}}}function Et(e,t,r,n=!1){try{je(e,null);let o=qe(t,r,0,n,!0);return o<0?void 0:lt(0,o)}catch(o){throw C(o)}}var mr=a(()=>A()?{any:768,shiftJIS:224,markup:1/0}:{any:0,shiftJIS:0,markup:w()?2048:0}),xo=e=>e===34?mr().shiftJIS:mr().any,ho=[];function yo(e,t,r){if(r>mr().markup||r>xo(e)&&!ms(t,r))return;let n=ho[e];if(n)return z(t,r)?void 0:Je(n,t);ps(e,r)}function ms(e,t){if((e[1]&e[t>>1])>=128)return!1;let r=0,n=Math.ceil(t/32)|1;for(let o=0;o<t;o+=n)e[o]<128&&(r+=1);return r>10}var Ke=[];function ps(e,t){Ke[e]===void 0&&(Ke[e]=N(()=>hs(e))??null);let r=Ke[e];r&&(r.credit+=1+t/1024,!(r.credit<128)&&(r.credit=0,Ke[e]=null,N(()=>{let{value:n}=r.sequences.next();n?r.decode(n)===Et(e,n,g(n))&&(Ke[e]=r):xs(e,r.decode)})))}function xs(e,t){ho[e]=t;let r=xo(e);r>0&&(Te[e]=n=>n.byteLength<=r?t(n):void 0)}var hs=e=>({decode:Z(y[e].name),sequences:ws(e),credit:0}),ys=[[239,187,191],[254,255],[255,254],[132,49,149,51]],pr=[10,164,162];function*ws(e){let[t,r,n,o]=[[0,255],[48,57],[129,254],[129,129]];for(let i of ys)yield Uint8Array.of(...i,...pr);for(let i=128;i<=255;i++)yield ge([i,i],t);if(e===32)for(let i=161;i<=254;i++)yield ge([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield ge([i,i],[s,s],n,r);for(let i=133;i<=254;i+=8)yield ge([i,Math.min(i+7,254)],r,o,r);yield ge([227,227],[50,50],n,r),yield ge([129,129],[48,48],t),yield ge([129,129],[48,48],o,t)}}function ge(...e){let t=e.map(([s,c])=>c-s+1),r=t.reduce((s,c)=>s*c),n=e.length+pr.length,o=new Uint8Array(r*n+e.length-1);for(let s=0;s<r;s++){let c=s;for(let f=e.length-1;f>=0;f--)o[s*n+f]=e[f][0]+c%t[f],c=Math.trunc(c/t[f]);o.set(pr,s*n+e.length)}let i=(r-1)*n;return o.copyWithin(i+n,i,i+e.length-1),o}var Ne=new Uint8Array(18),Ts=[0,0],be=class{encoding;fatal;ignoreBOM;#e=null;#t=Ts;#r=0;#o=!1;#n;#i=null;constructor(t,r,n,o=0){this.encoding=t,this.fatal=r,this.ignoreBOM=n,this.#n=o}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#r=0,this.#o=!1,this.#n=0}decode(t,r,n){let o=fe(t);if(!this.#e&&this.#r===0){let i=this.#l(t,o,r);if(i!==void 0)return r||this.#a(o),i}return this.#f(t,o,r,n)}decodeWhole(t,r,n){this.#n!==0&&this.reset();let{encoding:o}=this,i=r<=256;if(o===0&&r>0){let s=i?po(t,r,this.fatal):dr(t,r,!0,this.fatal);if(s!==void 0)return!i||t[0]===239?this.#s(s):s}else{let s=this.#c(t,r,256)??this.#l(t,r,!0);if(s!==void 0)return s;let c=i&&!Ut(o)?Et(o,t,r,this.fatal):void 0;if(c!==void 0)return c}return this.#f(t,r,!0,n)}decodeBuffer(t,r){return this.#n!==0&&this.reset(),this.encoding===0?this.#s(this.#d(Zn(t,r))):this.#c(t,r,511)}#c(t,r,n){let o=r<=n&&r>18?Te[this.encoding]:void 0;return o?this.#d(Je(o,t)):void 0}#f(t,r,n,o){if(this.#r>0){let u=this.#p(t,r,n)??this.#x(t,r,n,o);if(u!==void 0)return u;this.#h()}let i=this.#e,s=this.#o,c=this.#n,f="";try{f=this.#y(t,r,n)??this.#u(t,r,n)}catch(u){throw this.#e=i,this.#o=s,this.#n=c,C(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#n=c+r,o===void 0?d:d.toTypeError(o);return f}#l(t,r,n){let{encoding:o}=this;if(D.length=0,r===0)return"";if(o===0){let c=qn(t,r)?we(t,r,n,this.fatal):void 0;if(c!==void 0)return c;let f=dr(t,r,n,this.fatal);return this.#s(f)}if(o===38){let c=r<=36?zn(t,r):Xn(t,r);return this.#s(c)}if(!Cr(o))return;let i=H(o),s=(t[0]<128?io(o,t,r):void 0)??(!i&&n&&r>18?yo(o,t,r):void 0)??(jn(t,r,i)?nr(t,r,n,o):void 0)??void 0;return this.#d(s)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#s(t){return!this.#o&&!this.ignoreBOM&&t?.charCodeAt(0)===65279?t.slice(1):t}#p(t,r,n){let o=this.#r+r;if(r===0||o>18)return;D.length=0,this.#m(t,o);let i=this.encoding===0?we(Ne,o,n,this.fatal):this.#d(nr(Ne,o,n,this.encoding));return i!==void 0&&!n&&this.#a(r),i}#x(t,r,n,o){if(this.encoding!==0)return;let i=this.#n,s=this.#o,c=this.#t,f=this.#r,d=c[0]<224?2:3;if(f+r<=d)return;this.#m(t,d);let u=we(Ne,d,!0,!0);if(u===void 0)return;let m=d-f;this.#r=0,this.#n+=m,this.#o=!0;try{return ye(u,this.decode(b(t,m),n,o))}catch(p){throw this.#o=s,p instanceof He||p instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#r=f),p}}#m(t,r){Ne[0]=this.#t[0],Ne[1]=this.#t[1];for(let n=this.#r;n<r;n++)Ne[n]=t[n-this.#r]}#a(t){this.#n+=t,this.#o||=this.#r+t>D.length,this.#r=D.length,D.length>0&&(this.#t=[D.bytes[0],D.bytes[1]])}#h(){let t=Uint8Array.from(this.#t);try{je(this.encoding,null),qe(t,this.#r,0,this.fatal,!1),this.#e=he(),this.#r=0}catch(r){throw C(r)}}#y(t,r,n){if(this.fatal&&this.encoding===0&&r<=8192)return;let o=vn(this.encoding,t,r);if(!o)return;let i=0,s="",c=o.completeLength(t,r);if(r<256&&(this.#e||c<r))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===r)return;if(s=this.#u(b(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===r?t:b(t,i,c),d=o.decode(f,this.fatal);if(d===void 0){if(s=ye(s,this.#u(f,c-i,!0)),this.#i)return s}else s=ye(s,this.#s(d)),this.#n+=c-i;return this.#o||=c>0,c===r?s:this.encoding===0&&!n&&yt(t,c,r)?(this.#a(r-c),s):ye(s,this.#u(b(t,c,r),r-c,n))}#u(t,r,n){je(this.encoding,this.#e);let o="",i=_n(r),s=this.#o||this.ignoreBOM||!Ut(this.encoding),c=0;for(let f=0;;f+=65536){let d=r-f<=65536,u=Math.min(65536,r-f),m=f===0&&d?t:b(t,f,f+u),p=qe(m,u,c,this.fatal,n&&d);if(p<0)return this.#e=he(),this.#i=new He(this.name,this.#n+f+G.start(),G.length()),o;if(c+=p,c>0&&(d||!Mn(c))){let M=!s&&In()===65279?1:0;i?i.add(Un()+2*M,c-M):o=ye(o,lt(M,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=n?null:bn(),this.#n+=r,i?i.toText():o}},gt=new be(0,!1,!1);function wo(e,t,r,n,o,i){return gt.encoding=r,gt.fatal=n,gt.ignoreBOM=o,gt.decodeWhole(e,t,i)}function So(e,t){let r=te(e,t);if(r===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return r}var gs=["fatal","html","replacement"];function hr(e,t){let{length:r}=e,n=H(t);if(r>64&&r>(n?Ln():er()))return;if(!1)return kn(e,Zt(t));if(!!0)return;let o=Zt(t);return o&&Pn(e,o)}var bs=a(w);function go(e,t){return bs()?Rn(e,An(t)):Dn(e,t)}var L=class e{encoding;unmappable;#e;#t=null;#r=0;#o=k;locate=t=>t;constructor(t,r,n=void 0){this.encoding=t,this.unmappable=r,this.#e=n}get name(){return y[this.encoding].name}encode(t,r){return r&&this.#i(t)||this.#c(t,r)}get#n(){return this.#e?0:gs.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let r=hr(t,this.encoding);if(r)return r;try{let n=!1;if(n)return n;dt(this.encoding,null),mt(t,0,t.length);let o=Xt(0,t.length,this.#n,!0);return o===-2||!G.finished()?void 0:(this.#r=0,pt(o))}catch(n){throw C(n)}}#c(t,r){let n=new bt;return this.encodeOrFail(t,r,o=>n.add(o),(o,i)=>{throw new re(o,i,this.name)}),n.concatenate()}encodeOrFail(t,r,n,o=()=>{}){let i=this.#r,s=this.#t,c=this.#o;r&&(this.#o=k,this.#t=null,this.#r=0);let f=this.#e,d=this.#n,u=f?2048:65536,m=void 0,p=m?E=>m.add(E):n,M=m?E=>m.addUnchanged(E):n,S=0;try{if(!1)for(;S+65536<t.length;S+=65536){let E=go(t.slice(S,S+65536),this.encoding);if(!E)break;n(E)}for(dt(this.encoding,s);S===0||S<t.length;S+=u){let E=Math.min(S+u,t.length);mt(t,S,E);let Ze=E===t.length;for(let _=0,T=!1;!T;){let U=Xt(_,E-S,d,r&&Ze);p(pt(U===-2?G.written():U));let ce=i+S+_+G.start();if(_+=G.read(),T=U!==-2&&G.finished(),U!==-2)continue;let Ft=G.codePoint();if(f){let vo=he(),Mr=()=>this.locate(ce),Zo=f(Ft,Mr),Xo=this.#f(vo,Zo,M,p,Ft,Mr);dt(this.encoding,Xo),mt(t,S,E)}else o(Ft,ce)}}}catch(E){throw C(E)}if(r){m&&n(m.held);return}m&&(this.#o=m.held),this.#t=he(),this.#r=i+t.length}#f(t,r,n,o,i,s){if(r===null)throw new re(i,s(),this.name);if(typeof r!="string")return n(r),t;let c=new e(this.encoding,"fatal");return c.#t=t,c.encodeOrFail(vr(r),!1,o,f=>{throw new re(f,s(),this.name)}),c.#t}},xr=class{held;#e;constructor(t,r){this.held=t,this.#e=r}add(t){let r=g(t);if(r===0)return;t[0]!==27&&this.#e(this.held);let n=t[r-3]===27?r-3:r;this.#e(Ae(t,0,n)),this.held=Ae(t,n,r)}addUnchanged(t){this.#e(this.held),this.held=k,this.#e(t)}},bt=class{#e=null;#t=null;#r=0;get length(){return this.#r}add(t){let r={bytes:t,next:null};this.#t?this.#t.next=r:this.#e=r,this.#t=r,this.#r+=g(t)}forEach(t){for(let r=this.#e;r;r=r.next)t(r.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Os(this.#r),r=0;return this.forEach(n=>{q(t,n,r),r+=g(n)}),t}};function Os(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function ve(e,t){let r=te(e,t);if(r===37||r===38){let{name:n}=y[r];throw new RangeError(`${t}: ${n} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return Bs(r,e,t)}function Bs(e,t,r){if(e===36)throw new RangeError(`${r}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function W(e,t){let{prototype:r}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let n of Object.getOwnPropertyNames(r))n!=="constructor"&&Object.defineProperty(r,n,{enumerable:!0});return Object.defineProperty(r,Symbol.toStringTag,{value:t,configurable:!0}),e}function Oe(e,t,r){let{prototype:n}=t;n!==Object(n)&&Object.setPrototypeOf(e,r.prototype)}function yr(){throw new TypeError("Illegal invocation")}var bo="Failed to execute 'encodeInto' on 'TextEncoder'",wr=class e{#e="utf-8";constructor(){new.target!==e&&Oe(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||yr(),Ot(F(t))}encodeInto(t,r){#e in this||yr();let o=typeof t=="string"&&r instanceof Uint8Array?St(t,r):void 0;if(o&&o.read===t.length)return o;Rt(arguments.length,2,bo);let i=F(t),s=Jr(r,bo),{read:c,written:f}=o??St(i,s)??{read:0,written:0};if(c===i.length||f===g(s))return{read:c,written:f};let d=ks(i.slice(c),b(Lt(s),f));return{read:c+d.read,written:f+d.written}}},Mo=W(wr,"TextEncoder");function Ot(e){return e.length<=6?ze(e):(Oo??=_s(),Oo(e)??new L(0,"fatal").encode(e,!0))}var Oo;function _s(){let e=eo();return A()||w()?e:t=>Us(t)??e(t)}function Us(e){let{length:t}=e;if(t<=21)return ze(e);if(t<=64&&Is()){let r=(Ds()||Ns(e))&&Bo(j,e);if(r)return r}return t>=1024&&t<=65536&&Ls(e)?Bo(Cs(),e):void 0}var Is=a(()=>!R()),Ds=a($e);function Ns(e){return e.length*xt(_o(e))*.75<=64}function Bo(e,t){let r=St(t,e);return r?.read===t.length?de(e,0,r.written):void 0}var Cs=a(()=>new Uint8Array(3*65536)),Ls=e=>Fo()<=65535&&_o(e)>=Fo(),Fo=a(()=>R()?256:J()?0:1/0);function _o(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function ks(e,t){let r=0,n=0;for(;r<e.length;){let o=tr(e,r);if(n+xt(o)>g(t))break;n=rr(o,t,n),r+=o<65536?1:2}return{read:r,written:n}}var Uo="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Io=`!
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
?`;var Ps=a(()=>{let e=Io.split(`
`),t=0;return new Map(Uo.split(",").map((r,n)=>(t+=Number.parseInt(r||"1",36),[String.fromCodePoint(t),e[n].split("	")])))}),Do=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function No(e){let t=new L(e,"fatal"),r=o=>{try{return t.encode(o,!0),!0}catch(i){if(i instanceof re)return!1;throw i}},n=new Map;return o=>{let i=n.get(o);return i===void 0&&(i=Co(String.fromCodePoint(o),r,3),n.set(o,i)),i}}function Co(e,t,r){if(Do(e))return"";if(r===0)return null;let n=Ws(e),o=n.find(t);if(o!==void 0)return o;for(let i of n){let s=Array.from(i,c=>t(c)?c:Co(c,t,r-1));if(!s.includes(null))return s.join("")}return null}function Ws(e){let t=[...Ps().get(e)??[],...Hs(e)],r=e.normalize("NFKD");return r===e||/^ ./u.test(r)?t:[...t,r.normalize(),r]}function Hs(e){let t=e.normalize("NFD"),[r,...n]=t,o=[],i=[];for(let s=2**n.length-2;s>=0;s--){let c=p=>s>>n.length-1-p&1,f=n.filter((p,M)=>c(M)),d=n.filter((p,M)=>!c(M)),u=[r,...f].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&o.push(m),d.every(Do)&&i.push(u)}return[...o,...i]}var $s=["fatal","html","replacement","ignore","translit"],Gs=Zr($s),Lo=(e,t,r)=>typeof e=="function"?e:Gs(e,t,r);function ko(e,t,r){return typeof e=="function"?(n,o)=>js(e(n,o()),r):e==="ignore"?()=>"":e==="translit"?No(t):void 0}function js(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=ue($(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return Ae(n,0,g(n))}var Ys="Failed to construct 'LegacyTextEncoder'",Sr="Failed to execute 'encode'";function Ro(e,t="utf-8",r=void 0){let n=ae(e,Sr);if(r===void 0){let i=ve(F(t),Sr);return i===0?Ot(n):hr(n,i)??new L(i,"fatal").encode(n,!0)}let o=Bt(t,r,Sr);return o.encoding===0?Ot(n):o.encode(n,!0)}function Bt(e,t,r){let n=F(e),o=t===void 0?"fatal":Kr(t,{unmappable:Lo},r).unmappable,i=ve(n,r);return new L(i,o,ko(o,i,r))}var Tr=class{#e;constructor(t="utf-8",r=void 0){this.#e=Bt(t,r,Ys)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,r=void 0){let n=this.#e,o="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ae(t,o);V(r,o);let s=!!r?.stream;return n.encode(i,!s)}},Po=W(Tr,"LegacyTextEncoder");var Ce="Failed to execute 'decode' on 'TextDecoder'",Er=class e{#e;#t=!1;constructor(t="utf-8",r=void 0){this.#e=gr(t,r,"Failed to construct 'TextDecoder'"),new.target!==e&&Oe(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=k,r=void 0){let n=this.#e;if(r===void 0&&!this.#t){if(ArrayBuffer.isView(t)&&t instanceof Uint8Array)return n.decodeWhole(t,fe(t),Ce);if(t instanceof ArrayBuffer){let c=kt(t);if(c)return n.decodeBuffer(t,c)??n.decodeWhole(new Uint8Array(t),c,Ce)}}let o=$(t,Ce);V(r,Ce);let i=!!r?.stream,s=We(o);if(!this.#t){if(!i)return n.decodeWhole(s,fe(s),Ce);n.reset()}return this.#t=i,n.decode(s,!i,Ce)}},Wo=W(Er,"TextDecoder");function gr(e,t,r){let n=F(e);V(t,r);let o=!!t?.fatal,i=!!t?.ignoreBOM;return new be(So(n,r),o,i)}function Ho(e,t,r){let n=nn();if(!n)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new n({__proto__:null,transform:(o,i)=>t(o,s=>s.length>0&&i.enqueue(s)),flush:o=>r(i=>i.length>0&&o.enqueue(i))})}function Fr(e,t){let r=`Failed to execute 'transform' on '${e}'`;return Ho(e,(n,o)=>o(t.decode(ue($(n,r)),!1,r)),n=>n(t.decode(k,!0,r)))}var br=class e{#e;#t;constructor(t="utf-8",r=void 0){let n=gr(t,r,"Failed to construct 'TextDecoderStream'");this.#e=n,this.#t=Fr("TextDecoderStream",n),new.target!==e&&Oe(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},$o=W(br,"TextDecoderStream"),Or=class e{#e;constructor(){this.#e=jo("TextEncoderStream",new L(0,"fatal"),F),new.target!==e&&Oe(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Go=W(Or,"TextEncoderStream");function jo(e,t,r){let n=`Failed to execute 'transform' on '${e}'`;return Ho(e,(o,i)=>i(t.encode(r(o,n),!1)),o=>o(t.encode("",!0)))}var Br=class{#e;#t;constructor(t="utf-8",r=void 0){let n=Bt(t,r,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=jo("LegacyTextEncoderStream",n,ae)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Yo=W(Br,"LegacyTextEncoderStream");var Le=class{fatal;ignoreBOM;#e;#t;#r=k;constructor(t,r,n){this.#e=t,this.fatal=r,this.ignoreBOM=n}get name(){return this.#t?.name??null}decode(t,r,n){if(this.#t)return this.#t.decode(t,r,n);let o=r&&g(this.#r)===0?t:zr(this.#r,t);if(!r&&Rr(o))return this.#r=o,"";let i=Pe(o),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new be(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?b(o,s):o,r,n)}};var Ar=class{#e;#t;constructor(t="utf-8",r=void 0){let n="Failed to construct 'DecoderStream'",o=F(t);V(r,n);let i=!!r?.fatal,s=!!r?.ignoreBOM,c=new Le(te(o,n),i,s);this.#e=c,this.#t=Fr("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},qo=W(Ar,"DecoderStream");function zo(e,t){let r="Failed to execute 'findUnmappable'",n=ae(e,r),o=ve(F(t),r),i=new Map,s=(c,f)=>i.set(f,c);return new L(o,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Vo(e){let t=Pe(We($(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function Jo(e,t="utf-8",r=void 0){let n="Failed to execute 'decode'",o=$(e,n),i=te(F(t),n);V(r,n);let s=!!r?.fatal,c=!!r?.ignoreBOM,f=We(o);return Pe(f)?new Le(i,s,c).decode(f,!0,n):wo(f,fe(f),i,s,!0,n)}async function Ko(e=void 0){let t=await e;if(t===void 0)qt()||await Yt(Xe,!0);else{let r=qs(t)?await zs(t):t;await Yt(()=>r,!1)}}var qs=e=>typeof e?.arrayBuffer=="function";function zs(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{qo as DecoderStream,Po as LegacyTextEncoder,Yo as LegacyTextEncoderStream,Wo as TextDecoder,$o as TextDecoderStream,Mo as TextEncoder,Go as TextEncoderStream,re as UnmappableError,Vo as bomSniff,Jo as decode,Ro as encode,y as encodings,zo as findUnmappable,Ko as initialize,Wr as labelToName};
