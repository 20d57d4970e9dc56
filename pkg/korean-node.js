function go(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(o){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${o})`,{cause:o})}}var Ge=()=>go(new URL("./korean.wasm",import.meta.url)),He="encoding-wasm/korean";var bo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var Et=["korean"];function l(e){let t,o=!1;return()=>{if(!o){o=!0;try{t=e()}catch(n){throw o=!1,n}}return t}}var w=jr();function jr(){let e=bo.split(`
`).map(t=>{let[o,...n]=t.split(" ");return Object.freeze({name:o,labels:Object.freeze([...n,o.toLowerCase()].sort())})});return Object.freeze(e)}var Yr=l(()=>new Map(w.flatMap(({labels:e},t)=>e.map(o=>[o,t])))),qr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Ao=e=>e<36&&e!==33,D=e=>e>0&&e<29,Fo=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),zr=e=>qr.find(([t])=>e>=t)[1];function Mo(e){let t=Yr();return t.get(e)??t.get(Io(Jr(e)))}function v(e,t){let o=Mo(e);if(o===void 0){let n=Vr(e),r=n===void 0?"":` Did you mean '${w[n].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(Et){let n=zr(o);if(n&&!Et.includes(n))throw new RangeError(`${t}: '${He}' doesn't include ${w[o].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return o}function Vr(e){let t=Oo(e),o={936:"gbk",950:"big5"}[t]??t,n=w.findIndex(({labels:r})=>r.some(i=>Oo(i)===o));return n<0||n===36?void 0:n}var Oo=e=>Io(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Kr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function Ie(e){if(e[0]>=239)return Kr.find(t=>t.bytes.every((o,n)=>e[n]===o))}function _o({length:e,0:t,1:o}){return e===0||e===1&&t>=239||e===2&&t===239&&o===187}function Ot(e){return e===0||e===37||e===38}function Jr(e){let t=0,o=e.length;for(;Bo(e[t]);)t+=1;for(;Bo(e[o-1]);)o-=1;return e.slice(t,o)}var Bo=e=>`	
\f\r `.includes(e);function Io(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Uo(e){let t=Mo(`${e}`);return t===void 0?null:w[t].name}var Bt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Do=()=>Object.getPrototypeOf(Uint8Array.prototype),Ye=e=>Bt(Do(),e),At=e=>Bt(DataView.prototype,e),Co=e=>globalThis[e]&&Bt(globalThis[e].prototype,"byteLength"),Ft=e=>Do()[e],No=Ye(Symbol.toStringTag),Mt=Ye("buffer"),Lo=Ye("byteOffset"),Po=Ye("byteLength"),Xr=Ft("includes"),Qr=Ft("set"),ei=Ft("slice"),ti=At("buffer"),oi=At("byteOffset"),ni=At("byteLength"),ko=Co("ArrayBuffer"),ri=Co("SharedArrayBuffer"),E=e=>Po.call(e);function ye(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:E(e)}var g=(e,t,o=E(e))=>new Uint8Array(Mt.call(e),Lo.call(e)+t,o-t);function Ro(e,t){let o=new Uint8Array(E(e)+E(t));return Y(o,e),Y(o,t,E(e)),o}var Y=(e,t,o)=>Qr.call(e,t,o),Wo=(e,t)=>Xr.call(e,t),we=(e,t,o)=>ei.call(e,t,o);function te(e,t,o){if(o>24)return we(e,t,t+o);let n=new Uint8Array(o);for(let r=0;r<o;r++)n[r]=e[t+r];return n}function z(e,t){if(t<=64)return!1;try{return ko.call(Mt.call(e)),!1}catch{return!0}}var ii="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.";function R(e,t,o=ii){if(!ArrayBuffer.isView(e)&&Go(e)===void 0)throw new TypeError(`${t}: ${o}`);return e}function $o(e,t){if(ArrayBuffer.isView(e)&&No.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function oe(e){return ArrayBuffer.isView(e)?_t(e):Go(e)===0?W:new Uint8Array(e)}var Ue=e=>e instanceof Uint8Array?e:oe(e);function _t(e){try{return No.call(e)===void 0?new Uint8Array(ti.call(e),oi.call(e),ni.call(e)):new Uint8Array(Mt.call(e),Lo.call(e),Po.call(e))}catch{return W}}var W=new Uint8Array;function Go(e){for(let t of[ko,ri])try{return t?.call(e)}catch{}}function Ho(e,t,o){jo(e,o);let n={...t};for(let r in t)Object.hasOwn(t,r)&&(n[r]=t[r](e?.[r],o,r));return n}function C(e,t,o){return e===void 0?!1:(jo(e,o),!!e?.[t])}function jo(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var O=e=>`${e}`;function ne(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function It(e,t,o){if(e.length>=t)return;let n=t===1?"argument":"arguments";throw new TypeError(`${o}: ${t} ${n} required, but only ${e.length} present.`)}function Yo(e,t="option"){return(o,n,r)=>{if(o===void 0)return e[0];let i=O(o);if(e.includes(i))return i;let s=e.join("', '");throw new TypeError(`${n}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}var De=class{encoding;offset;length;constructor(t,o,n){this.encoding=t,this.offset=o,this.length=n}toTypeError(t){let o=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${o} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var si=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,qo=Symbol.for("encoding-wasm.UnmappableError"),Z=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(n,r,i){super(`${i} can't represent ${si(n)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=n,this.index=r,this.encoding=i}static[Symbol.hasInstance](n){return this!==e?super[Symbol.hasInstance](n):typeof n=="object"&&n!==null&&qo in n}[qo](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var qe=(e,t)=>e?.prototype?.[t],ze=e=>qe(globalThis.Buffer,e),re=ze("ucs2Slice"),Ve=ze("ucs2Write"),zo=ze("utf8Slice"),ie=ze("latin1Slice"),Vo=e=>globalThis[e],Ko=Vo("TextDecoder"),ci=qe(Ko,"decode"),Dt=Vo("TextEncoder"),fi=qe(Dt,"encode"),di=qe(Dt,"encodeInto");function V(e){let t=new Ko(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:ci}),o=>t.decode(o)}function Jo(){let e=new Dt;return Object.defineProperties(e,{encode:{value:fi},encodeInto:{value:di}}),e}function N(e){try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,T=()=>"Bun"in globalThis;function Ke(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var $=()=>"Deno"in globalThis,L=()=>Number.parseInt(globalThis.process?.versions?.node,10),Ct=e=>globalThis.process?.getBuiltinModule?.(e),Ut;function vo(){let{TransformStream:e}=globalThis;return e&&e===Ut?e:(Ut=[e,Ct("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),Ut)}function Se(e,t,o){let{fromCharCode:n}=String;switch(o){case 0:return"";case 1:return n(e[t]);case 2:return n(e[t],e[t+1]);case 3:return n(e[t],e[t+1],e[t+2]);case 4:return n(e[t],e[t+1],e[t+2],e[t+3]);case 5:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Qo(e,t,o){let n=Je(c=>pi(c,o),e,t),r=Je(xi,e,t);if(n&&r){let c=$()?1/0:64;return{...r,read:(d,u)=>(u<128?n:r).read(d,u),write:(d,u)=>(d.length<c?n:r).write(d,u),readBytes:n.readBytes,writeBytes:$()?n.writeBytes:void 0,mostByTable:512}}let i=Nt(e);if(n)return A()?mi(n,Je(Xo,e,t)):n;let s=r??Je(Xo,e,t)??i,f=r?18:15;return{...s,read:(c,d)=>(d<=f?i:s).read(c,d),write:(c,d)=>(c.length<16?i:s).write(c,d)}}function Je(e,t,o){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(n,o),Nt(t).read(o,n.length)===n&&r.read(o,n.length)===n?r:void 0}catch{return}}var li="strings";function pi(e,t){let[o]=WebAssembly.Module.customSections(t,li),n=new WebAssembly.Module(o,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(n,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function mi(e,t){let{read:o,readBytes:n}=e;return{...e,read(r,i){if(i>108)return(i>=1024&&t?t.read:o)(r,i);let s=o(r,Math.min(i,36));for(let f=36;f<i;f+=36)s+=o(r+2*f,Math.min(i-f,36));return s},readBytes(r,i,s){if(i>108)return n(r,i,s);let f=n(r,Math.min(i,36),s);for(let c=36;c<i;c+=36)f+=n(r+c,Math.min(i-c,36),s);return f}}}function xi(e){let[t,o]=[re,Ve],n=new Uint8Array(e.buffer),r=()=>(n[0]===void 0&&(n=new Uint8Array(e.buffer)),n),i;return{read:(c,d)=>t.call(r(),c,c+2*d),write:(c,d)=>o.call(r(),c,d,2*c.length),most:1/0,collect:T()||typeof WeakRef!="function"?void 0:s};function s(c){let d=f(2*c),u=0;return{add(m,y){Y(d,new Uint8Array(e.buffer,m,2*y),u),u+=2*y},toText:()=>t.call(d,0,u)}}function f(c){let d=i?.deref();if(d&&d[c-1]!==void 0)return d;let u=new Uint8Array(2**Math.ceil(Math.log2(c)));return i=new WeakRef(u),u}}function Xo(e){let t=V("utf-16le"),{write:o,most:n}=Nt(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:o,most:n}}function Nt(e){let t=new Uint16Array(e.buffer),o=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(n,r){let i=o(),[s,f]=[n/2,n/2+r];if(r<=18)return Se(i,s,r);let c="";for(let d=s;d<f;d+=8192)c+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,f)));return c},write(n,r){let i=o();for(let s=0;s<n.length;s++)i[r/2+s]=n.charCodeAt(s)},most:1/0}}var ve,a,Pt,en,tn,P,M={input:0,units:0,output:0},Ce=0,Ze={name:"",encoding:-1},h={isBusy:!0,newCodec:NaN};function ce(e,t){Ze.name=e,Ze.encoding=t,h.newCodec=NaN,h.isBusy&&yi(),h.isBusy=!0}function yi(){try{sn(),ve??=Ti(Ge()),rn(new WebAssembly.Instance(ve),ve)}catch(e){throw cn(e)}}async function kt(e,t){try{sn();let o=e(),n=on(o)?o:await WebAssembly.compile(Si(o));t||Ei(n);let r=await WebAssembly.instantiate(n);if(Rt())return;rn(r,n),ve=n}catch(o){throw cn(o)}}var wi=[0,97,115,109];function Si(e){let t=oe(R(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."));if(wi.every((o,n)=>t[n]===o))return t;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")}var Rt=()=>!h.isBusy;function Ti(e){return on(e)?e:new WebAssembly.Module(e)}function on(e){try{return WebAssembly.Module.customSections(e,nn),!0}catch{return!1}}var nn="encoding-wasm";function Ei(e){let[t]=WebAssembly.Module.customSections(e,nn),o=`${He} 0.1.0`,n=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(n===o)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${o}; use the module of this entry and version.`)}function rn({exports:e},t){a=e,Lt=WebAssembly.RuntimeError,M.input=a.input(),M.units=a.units(),M.output=a.output(),un(),P=Qo(a.memory,M.units,t),Ce=Math.min(a.units_length(),P.most),h.isBusy=!1}function sn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work without it.")}function cn(e){let{message:t}=e,o=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(gi(e))return new RangeError(`encoding-wasm: ${fn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return o("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return o(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:n,LinkError:r}=WebAssembly;return e instanceof n||e instanceof r?o(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var fn="no memory for WebAssembly; free some, and call again",gi=e=>e instanceof RangeError&&/memory/i.test(e.message);function Xe(){return $t(),Pt}function dn(){return $t(),en}function Wt(){return $t(),tn}function $t(){Pt[0]===void 0&&un()}function un(){let{buffer:e}=a.memory;Pt=new Uint8Array(e),en=new Uint8Array(e,M.input,65536),tn=new Int32Array(e,a.codec(),a.codec_length()>>2)}function an(e,t){return ce(e,-1),ln(t)}function ln(e){try{let t=e();return h.isBusy=!1,t}catch(t){throw _(t)}}var Lt;function _(e){if(!Lt||!(e instanceof Lt))return e;let t=w[Ze.encoding]?.name,o=`${Ze.name}${t?` of ${t}`:""} failed`;return bi()?new RangeError(`encoding-wasm: ${o}: ${fn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${o} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function bi(){try{return a.memory.grow(32),!1}catch{return!0}}function de(){let e=Wt();return wn(e,new Int32Array(e.length))}function hn(){return a.held()!==0?de():(h.newCodec=Le,null)}var yn=e=>wn(e,Wt());function wn(e,t){for(let o=0;o<e.length;o++)t[o]=e[o];return t}function Ne(e,t){Sn(e,t)||(ce("decoding",e),t?yn(t):a.new_decoder(e),Le=e===33||e===36?NaN:e)}var Le=NaN;function Sn(e,t){return t||h.newCodec!==e||h.isBusy?!1:(h.newCodec=NaN,h.isBusy=!0,!0)}function et(e,t){Sn(~e,t)||(ce("encoding",e),t?yn(t):a.new_encoder(e),Le=~e)}function Pe(e,t,o,n,r){Qe(e,t),h.isBusy=!0;let i=a.decode_block(t,o,+n,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=Le),An(i)}var K={encoding:-1,at:0,most:0,owner:void 0};function tt(e,t,o){if(K.encoding!==e||K.owner!==a||h.isBusy){try{ce("decoding",e),K.owner=a,K.at=P.readBytes?a.byte_table(e):0,K.most=!Fo(e)&&P.mostByTable||1/0,K.encoding=e}catch(r){throw _(r)}h.isBusy=!1}if(K.at===0||o>K.most)return;if(o<=65536)return Qe(t,o),pn(o);if(P.most>Ce)return;let n="";for(let r=0;r<o;r+=65536){let i=Math.min(65536,o-r);Qe(g(t,r,r+i),i),n=ue(n,pn(i))}return n}function Ht(e,t,o,n){return an("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Qe(r===t?e:g(e,i,i+r),r),!a.is_free_of(r,o,n))return!1;return!0})}function jt(e,t){let o=-1,n,r;function i(s){try{return ce(e,s),o=s,r=a,n=t(s),h.isBusy=!1,n}catch(f){throw _(f)}}return s=>s===o&&r===a&&!h.isBusy&&(!n||n[0]!==void 0)?n:i(s)}var Yt=jt("encoding",e=>{let t=a.unit_table(e)>>>0;if(t===0)return;let{buffer:o}=a.memory;return new Uint16Array(o,t,65536)}),Tn=jt("encoding",e=>{let t=a.unit_table(e)>>>0,o=new Uint8Array(65536);return Y(o,new Uint8Array(a.memory.buffer,t,16384)),o}),ot=jt("decoding",e=>{let t=D(e),o=(!t?a.pair_table(e):a.byte_table(e))>>>0;return o>0?new Uint16Array(a.memory.buffer,o,t?256:65536):void 0}),pn=e=>P.readBytes(M.input,e,K.at);function ue(e,t){try{return e+t}catch(o){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:o})}}var En=e=>e+65536+3<=Ce,gn=e=>e>Ce&&e<268435456?P.collect?.(e+3):void 0,bn=()=>M.units,On=()=>Xe()[M.units]|Xe()[M.units+1]<<8,nt=(e,t)=>P.read(M.units+2*e,t-e),rt=(e,t,o)=>P.write(e.slice(t,o),M.units);function Bn(e,t){if(!h.isBusy&&!P.writeBytes)return;ce("encoding",t);let o=P.writeBytes?.(e,M.output,a.unit_table(t));return h.isBusy=!1,o===e.length?it(o):void 0}function qt(e,t,o,n){h.isBusy=!0;let r=a.encode_block(e,t,o,+n);return h.isBusy=!1,n&&r>=0&&G.finished()&&(h.newCodec=Le),An(r)}function Qe(e,t){let o=dn();if(t>8)try{Y(o,e)}catch{Y(o,g(e,0,t))}else for(let n=0;n<t;n++)o[n]=e[n]}function An(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var it=e=>te(Xe(),M.output,e);var G={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var H=new Uint8Array(256);function ke(e){let{length:t}=e,o=0;for(let n=0;n<t;n++){let r=e.charCodeAt(n);if(r<128)H[o++]=r;else if(r<2048)H[o++]=192|r>>6,H[o++]=128|r&63;else if((r&63488)!==55296)H[o++]=224|r>>12,H[o++]=128|r>>6&63,H[o++]=128|r&63;else{let i=Kt(e,n);i>=65536&&(n+=1),o=Jt(i,H,o)}}return te(H,0,o)}var Mn=l(()=>Ve?96:A()?1024:128),Vt=l(()=>A()||T()?4096:128),Fi=l(()=>new Uint8Array(2*Vt()));function _n(e,t){let{length:o}=e,n=new Uint8Array(o);for(let r=0;r<o;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;n[r]=s}return n}function In(e,t){let{length:o}=e,n=new Uint8Array(o);for(let r=0;r<o;r++)n[r]=t[e.charCodeAt(r)];return Wo(n,0)?void 0:n}function Un(e,t){let{length:o}=e,n=2*o<=256?H:Fi(),r=0;for(let i=0;i<o;i++){let s=e.charCodeAt(i),f=s<128?s:t[s];if(!f&&s>0)return;f>=256&&(n[r++]=f>>8),n[r++]=f}return te(n,0,r)}function Kt(e,t){let o=e.codePointAt(t);return o>=55296&&o<=57343?65533:o}var st=e=>e<128?1:e<2048?2:e<65536?3:4;function Jt(e,t,o){if(e<128)return t[o]=e,o+1;let n=st(e);for(let r=n-1;r>0;r--)t[o+r]=128|e>>6*(n-1-r)&63;return t[o]=e>>6*(n-1)|(n===2?192:n===3?224:240),o+n}var Dn=new Uint8Array(128),Q=Mi(Dn);function Mi(e){return new Uint16Array(e.buffer)}var Cn=l(()=>Xt()?0:18),Nn=l(()=>L()>0&&!$()&&!T()?12:18),_i=l(()=>A()||L()<22?18:8),Ln=l(()=>$()||!(L()>=22)?64:32),Ii=l(()=>A()||T()?64:32),ct=(e,t)=>(e[0]&e[t>>1])>=128;function Pn(e,t,o){return o?t<=_i():t<=18||t<=Ii()&&(ct(e,t)||ut())}var kn=()=>({mixed:Nn(),most:Ln()}),Rn=(e,t)=>t<=Nn()||t<=64&&ct(e,t)&&t<=Ln(),I={length:0,bytes:[0,0]};function ae(e,t,o,n){if(e[0]<128&&Xt())return Qt(e,t)?ie.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,f=e[i++];if(f>=128){let c=f,d=c<224,u=e[i++]^128,m=d?0:e[i++]^128;if(f=d?(c&31)<<6|u:(c&15)<<12|u<<6|m,!(c>=194&&c<240&&(u|m)<64&&i<=t)||!d&&(f<2048||(f&63488)===55296||f===65279))return Ui(e,s,t,o,n,r)}Q[r++]=f}return dt(r)}function Ui(e,t,o,n,r,i){let s=Zt();for(let f=t;f<o&&i<=s;){let c=e[f++],d=c<194||c>244?0:c<224?1:c<240?2:3,u=d>0?c&63>>d:c,m=d===0&&c>=128,y=c===224?160:c===240?144:128,p=c===237?159:c===244?143:191,x=0;for(;x<d&&f<o;x++,f++){let F=e[f];if(F<y||F>p)break;y=128,p=191,u=u<<6|F&63}if(x<d){if(f===o&&!n){if(c>=239)return;Wn(c,128|u&63,1+x);break}m=!0}if(m&&r||(m&&(u=65533),u===65279))return;u>65535&&(Q[i++]=55232+(u>>10),u=56320|u&1023),Q[i++]=u}return dt(i)}function vt(e,t,o,n){let r,i=0;for(let s=0;s<t;){let f=s,c=e[s++],d=c;if(c>=128){if(r??=ot(n),!r)return;if(d=r[c],d===0&&(s<t&&(d=r[c|e[s++]<<8]),d===0))return Di(e,f,t,o,i,n,r)}Q[i++]=d}return dt(i)}function Di(e,t,o,n,r,i,s){let f=Zt();for(let c=t;c<o&&r<=f;){let d=e[c++],u=d<128?d:s[d];if(d>=128&&u===0){if(c===o&&!n){if(i===32)return;Wn(d,0,1);break}let m=c<o?e[c]:0;if(u=s[d|m<<8],u>0)c+=1;else if(Ci(m,i))u=65533;else return}Q[r++]=u}return dt(r)}function Ci(e,t){return e>=128?!1:e>=48&&e<=57?t!==29&&t!==30:e<64||t!==31}function ft(e,t,o){return I.length=0,ae(g(e,t,o),o-t,!1,!0)===""}function Wn(e,t,o){I.length=o,I.bytes[0]=e,I.bytes[1]=t}function dt(e){if(e<3||e<=18&&!Xt())return Se(Q,0,e);if(ut())return re.call(Dn,0,2*e);if(!(e>Zt()))return Se(Q,0,18)+Se(Q,18,e-18)}var Zt=l(()=>ut()?1/0:36),Xt=l(()=>T()&&ut()),ut=l(()=>N(Ni)===!0);function Ni(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=o=>o.call(e,0,e.length);return t(re)==="a\uFEFF\uD83D"&&t(ie)==="a\0\xFF\xFE=\xD8"}function Qt(e,t){for(let o=0;o<t;o++)if(e[o]>=128)return!1;return!0}function be(e,t){for(let o=0;o<t;o+=Math.ceil(t/8))if(e[o]>=128)return!1;return e[t-1]<128}var eo=l(()=>N(Wi)),Oe=l(()=>N($i)),Ri=l(()=>N(ji)),$n=l(()=>N(zi));function Gn(e,t,o){if(e!==0&&e!==38||o<24||z(t,o)||e===0&&jn(t,o))return;let n=e===0?Oe():Ri();return n?.takes?.(t,o)===!1?void 0:n}function Hn(e,t,o,n){if(I.length=0,t>256&&(n||z(e,t)||jn(e,t)))return;let r=Oe();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(o||!ft(e,i,t))))try{let s=r.decodeQuickly(i<t?g(e,0,i):e,i);return n&&s.includes("\uFFFD")?void 0:s}catch{return}}function jn(e,t){if(t<8192)return!1;let o=0;for(let n=0;n<t-1;n+=Math.ceil(t/8))e[n]>=192&&(e[n+1]&192)!==128&&o++;return o>1}function Yn(){let e=$n();return t=>{try{return e?.encode(t)}catch{return}}}function to(e,t){try{return $n()?.encodeInto(e,t)}catch{return}}function Wi(){let{isAscii:e}=Ct("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((n,r)=>!e(t.with(r,128)))?e:void 0}function $i(){let e=L()<22,t=e?eo():void 0;if(e&&!t)return;let o=V("utf-8"),n=Gi(o),r=Ke()?Hi:void 0,i=e?qn:r,s=[239,187,191,97,230,188,162,240,159,146,169],f=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],c=Uint8Array.of(...s,...f),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,u=Uint8Array.of(97,127),m=n(c,c.length)===d&&o(c)===d&&n(u,2)==="a\x7F",y=ie;if(!(!m||t&&y.call(u)!=="a\x7F"))return{decode(p,x){try{if(t)return y.call(p);let F=o(p);return x&&F.includes("\uFFFD")?void 0:F}catch{return}},decodeQuickly:n,takesQuickly:i,takes:t?(p,x)=>be(p,x)&&t(p):r,completeLength(p,x){for(let F=1;F<=3&&F<=x;F++){let J=p[x-F];if(J<128)break;if(J>=192)return(J>=240?4:J>=224?3:2)>F?x-F:x}return x}}}function Gi(e){let t=zo;if(!t||T()||!(L()>=22))return e;let o=$()?qn:()=>!0;return(n,r)=>o(n,r)?t.call(n):e(n)}var qn=(e,t)=>t<=64||t<=256&&be(e,t);function Hi(e,t){if(t<768)return t>=128&&be(e,t);let o=0;for(let n=0;n<t;n+=Math.ceil(t/16)){let r=e[n];if(r<128)o+=1;else if(r===225)o-=3;else if(r>=206&&r<240)return!1}return o>=0}function ji(){return A()?qi():Yi()}function Yi(){let e=re,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:t.length},(n,r)=>t.charCodeAt(r)).buffer);if(!(e.call(o)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return zn(0,L()<22?512:1/0,(n,r)=>{let i=e.call(n);return i.isWellFormed()?i:r?void 0:i.toWellFormed()})}function qi(){let e=V("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return zn(2048,1/0,(t,o)=>{let n=e(t);return o&&n.includes("\uFFFD")?void 0:n})}var zn=(e,t,o)=>({takes:(n,r)=>r>=e&&r<=t,decode(n,r){try{return o(n,r)}catch{return}},completeLength(n,r){let i=r-r%2;return(n[i-1]&252)===216?i-2:i}});function zi(){let e=Jo(),{read:t,written:o}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(n);return t===3&&o===7&&`${[...r]}`==`${[...ke(n)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Jn=l(T);function vn(e,t,o){if(o>64)return be(t,o)?Vi(e,t,o):void 0;if(o<=Cn()||(t[o>>1]|t[o-1])>=128||!Qt(t,o))return;let n=ro();return n?n.call(t,0,o):tt(e,t,o)}function Vi(e,t,o){let n=ro(),r=D(e);if(!(o<512&&(r||!n))&&!!1&&!z(t,o))try{return eo()?.(t)??Ht(t,o,128,128)?n?n.call(t):Oe()?.decodeQuickly(t,o):void 0}catch{return}}var at=[],ee=[];function Zn(e,t,o){if(!(o<=18||o>=512))return ee[e]===void 0&&(ee[e]=Zi(e)?er(e):null),Qn(ee[e],t,o)}function Xn(e,t,o){return o<512?(Jn()?oo(e,t,o):void 0)??tt(e,t,o)??oo(e,t,o)??Vn(e,t,o):oo(e,t,o)??(tr(e)?Vn(e,t,o):void 0)??tt(e,t,o)}function oo(e,t,o){let n=ro();if(!(!n||e!==21||!Ji(t,o)||z(t,o)))try{return n.call(t)}catch{return}}var Vn=(e,t,o)=>Qn(er(e),t,o),Qn=(e,t,o)=>e&&!z(t,o)?Be(e,t):void 0;function Be(e,t){try{return e(t)}catch{return}}function er(e){return at[e]===void 0&&(at[e]=null,at[e]=N(()=>Xi(e))??null),at[e]}var ro=l(()=>N(Ki));function Ki(){let e=ie,t=Uint8Array.from({length:256},(o,n)=>n);return e.call(t)===String.fromCharCode(...t)?e:void 0}function Ji(e,t){let o=Math.min(t,64);for(let n=0;n<o;n++)if((e[n]&224)===128)return!1;return o===t||Ht(e,t,128,224)}var tr=e=>e===21?vi():or(),or=l(A),vi=l(()=>A()||T()||!(L()>0)),Zi=e=>or()||e===21&&Jn();function Xi(e){let t=ot(e),o=V(w[e].name),n=i=>o(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>n(Uint8Array.of(i)))&&n(r)?o:void 0}var nr;function rr(e,t){return nr??=Qi(),nr(e,t)}function Qi(){let e=Oe(),{mixed:t,most:o}=e&&T()?{mixed:0,most:0}:kn();return(n,r)=>{if(r<=t||r<=o&&ct(n,r)){let i=ae(n,r,!0,!1);if(i!==void 0)return i}if(e?.takesQuickly?.(n,r)!==!1)try{return e?.decodeQuickly(n,r)}catch{return}}}function lt(e,t,o){try{return Ne(e,null),nt(0,Pe(t,o,0,!1,!0))}catch(n){throw _(n)}}var os=l(()=>A()?{any:2048,markup:1/0}:T()?{any:512,markup:2048}:{any:0,markup:0});function ir(e,t,o){let{any:n,markup:r}=os();if(o>r||o<=36||o>n&&!ns(t,o))return;let i=ee[e];return i||rs(e),i&&!z(t,o)?Be(i,t):void 0}function ns(e,t){let o=0;for(let n=0;n<t;n+=Math.ceil(t/32))e[n]<128&&(o+=1);return o>16}var pt=[];function rs(e){pt[e]===void 0&&(pt[e]=N(()=>is(e))??null);let t=pt[e];if(!t||(t.texts+=1,t.texts%128!==0))return;let{value:o}=t.sequences.next();o?Be(t.decode,o)!==lt(e,o,E(o))&&(pt[e]=null):ee[e]=t.decode}var is=e=>({decode:V(w[e].name),sequences:ss(e),texts:0});function*ss(e){let[t,o,n]=[[0,255],[48,57],[129,254]];for(let r=128;r<=255;r++)yield Ae([r,r],t);if(e===32)for(let r=161;r<=254;r++)yield Ae([143,143],[r,r],t);if(e===29||e===30){for(let r=129;r<=132;r++)yield Ae([r,r],o,n,o);yield Ae([133,254],o,[129,129],o),yield Ae([129,129],[48,48],t),yield Ae([129,129],[48,48],[129,129],t)}}function Ae(...e){let t=e.map(([s,f])=>f-s+1),o=t.reduce((s,f)=>s*f),n=e.length+1,r=o*n,i=new Uint8Array(r+e.length-1).fill(10);for(let s=0;s<o;s++){let f=s;for(let c=e.length-1;c>=0;c--)i[s*n+c]=e[c][0]+f%t[c],f=Math.trunc(f/t[c])}return i.copyWithin(r,r-n,r-2),i}var Fe=new Uint8Array(18),fs=[0,0],le=class{encoding;fatal;ignoreBOM;#e=null;#t=fs;#o=0;#n=!1;#r;#i=null;constructor(t,o,n,r=0){this.encoding=t,this.fatal=o,this.ignoreBOM=n,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#o=0,this.#n=!1,this.#r=0}decode(t,o,n){let r=ye(t);if(!this.#e&&this.#o===0){let i=this.#c(t,r,o);if(i!==void 0)return o||this.#u(r),i}return this.#s(t,r,o,n)}decodeWhole(t,o,n){this.reset();let{encoding:r}=this,i=o<=256&&!this.fatal;if(i&&r===0&&o>0){let s=rr(t,o);if(s!==void 0)return t[0]===239?this.#d(s):s}else{let s=i&&o>(D(r)?18:36)?ee[r]:void 0,f=s?Be(s,t):this.#c(t,o,!0);if(f!==void 0)return f;if(i&&!Ot(r))return lt(r,t,o)}return this.#s(t,o,!0,n)}#s(t,o,n,r){if(this.#o>0){let u=this.#p(t,o,n)??this.#m(t,o,n,r);if(u!==void 0)return u;this.#x()}let i=this.#e,s=this.#n,f=this.#r,c="";try{c=this.#h(t,o,n)??this.#f(t,o,n)}catch(u){throw this.#e=i,this.#n=s,this.#r=f,_(u)}let d=this.#i;if(d)throw this.#i=null,this.#n=s,this.#r=f+o,r===void 0?d:d.toTypeError(r);return c}#c(t,o,n){let{encoding:r}=this;if(I.length=0,o===0)return"";if(r===0){let f=Rn(t,o)?ae(t,o,n,this.fatal):void 0;if(f!==void 0)return f;let c=Hn(t,o,n,this.fatal);return c===void 0?void 0:this.#d(c)}if(!Ao(r))return;let i=D(r),s=(t[0]<128?vn(r,t,o):void 0)??(!i&&n?ir(r,t,o):void 0)??(Pn(t,o,i)?vt(t,o,n,r):void 0)??void 0;return this.#a(s)}#a(t){return this.fatal&&t?.includes("\uFFFD")?void 0:t}#d(t){return!this.#n&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#p(t,o,n){let r=this.#o+o;if(o===0||r>18)return;I.length=0,this.#l(t,r);let i=this.encoding===0?ae(Fe,r,n,this.fatal):this.#a(vt(Fe,r,n,this.encoding));return i!==void 0&&!n&&this.#u(o),i}#m(t,o,n,r){if(this.encoding!==0)return;let i=this.#r,s=this.#n,f=this.#t,c=this.#o,d=f[0]<224?2:3;if(c+o<=d)return;this.#l(t,d);let u=ae(Fe,d,!0,!0);if(u===void 0)return;let m=d-c;this.#o=0,this.#r+=m;try{return ue(u,this.decode(g(t,m),n,r))}catch(y){throw y instanceof De||y instanceof TypeError||(this.#e=null,this.#n=s,this.#r=i,this.#t=f,this.#o=c),y}}#l(t,o){Fe[0]=this.#t[0],Fe[1]=this.#t[1];for(let n=this.#o;n<o;n++)Fe[n]=t[n-this.#o]}#u(t){this.#r+=t,this.#n||=t>0,this.#o=I.length,I.length>0&&(this.#t=[I.bytes[0],I.bytes[1]])}#x(){let t=Uint8Array.from(this.#t);try{Ne(this.encoding,null),Pe(t,this.#o,0,this.fatal,!1),this.#e=de(),this.#o=0}catch(o){throw _(o)}}#h(t,o,n){let r=Gn(this.encoding,t,o);if(!r)return;let i=0,s="",f=r.completeLength(t,o);if(o<256&&(this.#e||f<o))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#f(g(t,0,i),i,!0),this.#i)return s}let c=i===0&&f===o?t:g(t,i,f),d=r.decode(c,this.fatal);if(d===void 0){if(s=ue(s,this.#f(c,f-i,!0)),this.#i)return s}else s=ue(s,this.#d(d)),this.#r+=f-i;return this.#n||=f>0,f===o?s:this.encoding===0&&!n&&ft(t,f,o)?(this.#u(o-f),s):ue(s,this.#f(g(t,f,o),o-f,n))}#f(t,o,n){Ne(this.encoding,this.#e);let r="",i=gn(o),s=this.#n||this.ignoreBOM||!Ot(this.encoding),f=0;for(let c=0;;c+=65536){let d=o-c<=65536,u=Math.min(65536,o-c),m=c===0&&d?t:g(t,c,c+u),y=Pe(m,u,f,this.fatal,n&&d);if(y<0)return this.#e=de(),this.#i=new De(this.name,this.#r+c+G.start(),G.length()),r;if(f+=y,f>0&&(d||!En(f))){let p=!s&&On()===65279?1:0;i?i.add(bn()+2*p,f-p):r=ue(r,nt(p,f)),s=!0,f=0}if(d)break}return this.#n=s,this.#e=n?null:hn(),this.#r+=o,i?i.toText():r}},xt=new le(0,!1,!1);function sr(e,t,o,n,r,i){return xt.encoding=o,xt.fatal=n,xt.ignoreBOM=r,xt.decodeWhole(e,t,i)}function cr(e,t){let o=v(e,t);if(o===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return o}var us=["fatal","html","replacement"];function so(e,t){let{length:o}=e,n=D(t);if(o>64&&o>(n?Mn():Vt()))return;if(!1)return _n(e,Yt(t));if(!!0)return;let r=Yt(t);return r&&Un(e,r)}var as=l(T);function ur(e,t){return as()?In(e,Tn(t)):Bn(e,t)}var U=class e{encoding;unmappable;#e;#t=null;#o=0;#n=W;locate=t=>t;constructor(t,o,n=void 0){this.encoding=t,this.unmappable=o,this.#e=n}get name(){return w[this.encoding].name}encode(t,o){return o&&this.#i(t)||this.#s(t,o)}get#r(){return this.#e?0:us.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let o=so(t,this.encoding);if(o)return o;try{let n=!1;if(n)return n;et(this.encoding,null),rt(t,0,t.length);let r=qt(0,t.length,this.#r,!0);return r===-2||!G.finished()?void 0:(this.#o=0,it(r))}catch(n){throw _(n)}}#s(t,o){let n=new ht;return this.encodeOrFail(t,o,r=>n.add(r),(r,i)=>{throw new Z(r,i,this.name)}),n.concatenate()}encodeOrFail(t,o,n,r=()=>{}){let i=this.#o,s=this.#t,f=this.#n;o&&(this.#n=W,this.#t=null,this.#o=0);let c=this.#e,d=this.#r,u=c?2048:65536,m=void 0,y=m?x=>m.add(x):n,p=0;try{if(!1)for(;p+65536<t.length;p+=65536){let x=ur(t.slice(p,p+65536),this.encoding);if(!x)break;n(x)}for(et(this.encoding,s);p===0||p<t.length;p+=u){let x=Math.min(p+u,t.length);rt(t,p,x);let F=x===t.length;for(let J=0,So=!1;!So;){let $e=qt(J,x-p,d,o&&F);y(it($e===-2?G.written():$e));let To=i+p+J+G.start();if(J+=G.read(),So=$e!==-2&&G.finished(),$e!==-2)continue;let Tt=G.codePoint();if(c){let Rr=de(),Eo=()=>this.locate(To),Wr=c(Tt,Eo),$r=this.#c(Rr,Wr,y,Tt,Eo);et(this.encoding,$r),rt(t,p,x)}else r(Tt,To)}}}catch(x){throw _(x)}if(o){m&&n(m.held);return}m&&(this.#n=m.held),this.#t=de(),this.#o=i+t.length}#c(t,o,n,r,i){if(o===null)throw new Z(r,i(),this.name);if(typeof o!="string")return n(o),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(o,!1,n,f=>{throw new Z(f,i(),this.name)}),s.#t}},io=class{held;#e;constructor(t,o){this.held=t,this.#e=o}add(t){let o=E(t);if(o===0)return;t[0]!==27&&this.#e(this.held);let n=t[o-3]===27?o-3:o;this.#e(we(t,0,n)),this.held=we(t,n,o)}},ht=class{#e=null;#t=null;#o=0;get length(){return this.#o}add(t){let o={bytes:t,next:null};this.#t?this.#t.next=o:this.#e=o,this.#t=o,this.#o+=E(t)}forEach(t){for(let o=this.#e;o;o=o.next)t(o.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=ls(this.#o),o=0;return this.forEach(n=>{Y(t,n,o),o+=E(n)}),t}};function ls(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function We(e,t){let o=v(e,t);if(o===37||o===38){let{name:n}=w[o];throw new RangeError(`${t}: ${n} has no encoder in the standard; use encodeUTF16() of 'encoding-wasm', or UTF-8.`)}return ps(o,e,t)}function ps(e,t,o){if(e===36)throw new RangeError(`${o}: '${t}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}function k(e,t){let{prototype:o}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let n of Object.getOwnPropertyNames(o))n!=="constructor"&&Object.defineProperty(o,n,{enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:t,configurable:!0}),e}function pe(e,t,o){let{prototype:n}=t;n!==Object(n)&&Object.setPrototypeOf(e,o.prototype)}function co(){throw new TypeError("Illegal invocation")}var ar="Failed to execute 'encodeInto' on 'TextEncoder'",fo=class e{#e="utf-8";constructor(){new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||co(),yt(O(t))}encodeInto(t,o){#e in this||co(),It(arguments,2,ar);let n=O(t),r=$o(o,ar),{read:i,written:s}=to(n,r)??{read:0,written:0};if(i===n.length||s===E(r))return{read:i,written:s};let f=Os(n.slice(i),g(_t(r),s));return{read:i+f.read,written:s+f.written}}},hr=k(fo,"TextEncoder");function yt(e){return e.length<=6?ke(e):(lr??=ys(),lr(e)??new U(0,"fatal").encode(e,!0))}var lr;function ys(){let e=Yn();return A()||T()?e:t=>ws(t)??e(t)}function ws(e){let{length:t}=e;if(t<=21)return ke(e);if(t<=64&&Ss()){let o=(Ts()||Es(e))&&pr(H,e);if(o)return o}return t>=1024&&t<=65536&&bs(e)?pr(gs(),e):void 0}var Ss=l(()=>!$()),Ts=l(Ke);function Es(e){return e.length*st(yr(e))*.75<=64}function pr(e,t){let o=to(t,e);return o?.read===t.length?te(e,0,o.written):void 0}var gs=l(()=>new Uint8Array(3*65536)),bs=e=>mr()<=65535&&yr(e)>=mr(),mr=l(()=>$()?256:L()<22?0:1/0);function yr(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function Os(e,t){let o=0,n=0;for(;o<e.length;){let r=Kt(e,o);if(n+st(r)>E(t))break;n=Jt(r,t,n),o+=r<65536?1:2}return{read:o,written:n}}var wr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Sr=`!
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
?`;var As=l(()=>{let e=Sr.split(`
`),t=0;return new Map(wr.split(",").map((o,n)=>(t+=Number.parseInt(o||"1",36),[String.fromCodePoint(t),e[n].split("	")])))}),Tr=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Er(e){let t=new U(e,"fatal"),o=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof Z)return!1;throw i}},n=new Map;return r=>{let i=n.get(r);return i===void 0&&(i=gr(String.fromCodePoint(r),o,3),n.set(r,i)),i}}function gr(e,t,o){if(Tr(e))return"";if(o===0)return null;let n=Fs(e),r=n.find(t);if(r!==void 0)return r;for(let i of n){let s=Array.from(i,f=>t(f)?f:gr(f,t,o-1));if(!s.includes(null))return s.join("")}return null}function Fs(e){let t=[...As().get(e)??[],...Ms(e)],o=e.normalize("NFKD");return o===e||/^ ./u.test(o)?t:[...t,o.normalize(),o]}function Ms(e){let t=e.normalize("NFD"),[o,...n]=t,r=[],i=[];for(let s=2**n.length-2;s>=0;s--){let f=y=>s>>n.length-1-y&1,c=n.filter((y,p)=>f(p)),d=n.filter((y,p)=>!f(p)),u=[o,...c].join("").normalize("NFC"),m=u+d.join("");m.normalize("NFD")===t&&r.push(m),d.every(Tr)&&i.push(u)}return[...r,...i]}var _s=["fatal","html","replacement","ignore","translit"],Is=Yo(_s),br=(e,t,o)=>typeof e=="function"?e:Is(e,t,o);function Or(e,t,o){return typeof e=="function"?(n,r)=>Us(e(n,r()),o):e==="ignore"?()=>"":e==="translit"?Er(t):void 0}function Us(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=oe(R(e,t,"The function 'unmappable' returned neither a string, bytes nor null."));return we(n,0,E(n))}var Ds="Failed to construct 'LegacyTextEncoder'",uo="Failed to execute 'encode'";function Br(e,t="utf-8",o=void 0){let n=ne(e,uo);if(o===void 0){let i=We(O(t),uo);return i===0?yt(n):so(n,i)??new U(i,"fatal").encode(n,!0)}let r=wt(t,o,uo);return r.encoding===0?yt(n):r.encode(n,!0)}function wt(e,t,o){let n=O(e),r=t===void 0?"fatal":Ho(t,{unmappable:br},o).unmappable,i=We(n,o);return new U(i,r,Or(r,i,o))}var ao=class{#e;constructor(t="utf-8",o=void 0){this.#e=wt(t,o,Ds)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,o=void 0){let n=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ne(t,r),s=C(o,"stream",r);return n.encode(i,!s)}},Ar=k(ao,"LegacyTextEncoder");var St="Failed to execute 'decode' on 'TextDecoder'",lo=class e{#e;#t=!1;constructor(t="utf-8",o=void 0){this.#e=po(t,o,"Failed to construct 'TextDecoder'"),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=W,o=void 0){let n=this.#e;if(o===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return n.decodeWhole(t,ye(t),St);let r=R(t,St),i=C(o,"stream",St);return this.#t||n.reset(),this.#t=i,n.decode(Ue(r),!i,St)}},Fr=k(lo,"TextDecoder");function po(e,t,o){let n=O(e),r=C(t,"fatal",o),i=C(t,"ignoreBOM",o);return new le(cr(n,o),r,i)}function Mr(e,t,o){let n=vo();if(!n)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new n({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>o(i=>i.length>0&&r.enqueue(i))})}function yo(e,t){let o=`Failed to execute 'transform' on '${e}'`;return Mr(e,(n,r)=>r(t.decode(oe(R(n,o)),!1,o)),n=>n(t.decode(W,!0,o)))}var mo=class e{#e;#t;constructor(t="utf-8",o=void 0){let n=po(t,o,"Failed to construct 'TextDecoderStream'");this.#e=n,this.#t=yo("TextDecoderStream",n),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},_r=k(mo,"TextDecoderStream"),xo=class e{#e;constructor(){this.#e=Ur("TextEncoderStream",new U(0,"fatal"),O),new.target!==e&&pe(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ir=k(xo,"TextEncoderStream");function Ur(e,t,o){let n=`Failed to execute 'transform' on '${e}'`;return Mr(e,(r,i)=>i(t.encode(o(r,n),!1)),r=>r(t.encode("",!0)))}var ho=class{#e;#t;constructor(t="utf-8",o=void 0){let n=wt(t,o,"Failed to construct 'LegacyTextEncoderStream'");this.#e=n,this.#t=Ur("LegacyTextEncoderStream",n,ne)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Dr=k(ho,"LegacyTextEncoderStream");var Me=class{fatal;ignoreBOM;#e;#t;#o=W;constructor(t,o,n){this.#e=t,this.fatal=o,this.ignoreBOM=n}get name(){return this.#t?.name??null}decode(t,o,n){if(this.#t)return this.#t.decode(t,o,n);let r=o&&E(this.#o)===0?t:Ro(this.#o,t);if(!o&&_o(r))return this.#o=r,"";let i=Ie(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new le(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?g(r,s):r,o,n)}};var wo=class{#e;#t;constructor(t="utf-8",o=void 0){let n="Failed to construct 'DecoderStream'",r=O(t),i=C(o,"fatal",n),s=C(o,"ignoreBOM",n),f=new Me(v(r,n),i,s);this.#e=f,this.#t=yo("DecoderStream",f)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Cr=k(wo,"DecoderStream");function Nr(e,t){let o="Failed to execute 'findUnmappable'",n=ne(e,o),r=We(O(t),o),i=new Map,s=(f,c)=>i.set(c,f);return new U(r,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([f,c])=>({index:f,codePoint:c}))}function Lr(e){let t=Ie(Ue(R(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function Pr(e,t="utf-8",o=void 0){let n="Failed to execute 'decode'",r=R(e,n),i=v(O(t),n),s=C(o,"fatal",n),f=C(o,"ignoreBOM",n),c=Ue(r);return Ie(c)?new Me(i,s,f).decode(c,!0,n):sr(c,ye(c),i,s,!0,n)}async function kr(e=void 0){let t=await e;if(t===void 0)Rt()||await kt(Ge,!0);else{let o=Cs(t)?await Ns(t):t;await kt(()=>o,!1)}}var Cs=e=>typeof e?.arrayBuffer=="function";function Ns(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)}export{Cr as DecoderStream,Ar as LegacyTextEncoder,Dr as LegacyTextEncoderStream,Fr as TextDecoder,_r as TextDecoderStream,hr as TextEncoder,Ir as TextEncoderStream,Z as UnmappableError,Lr as bomSniff,Pr as decode,Br as encode,w as encodings,Nr as findUnmappable,kr as initialize,Uo as labelToName};
