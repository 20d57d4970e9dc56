function vn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var vt=()=>vn(new URL("./encoding.wasm",import.meta.url)),Mt="encoding-wasm",Me=void 0;var Vt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866 ibm866
ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
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
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
windows-1253 cp1253 windows-1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-1254 x-cp1254
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
x-user-defined x-user-defined`;function M(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var h=bi();function bi(){let t=Vt.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var Si=M(()=>new Map(h.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),E=0,mt=21,Kn=29,rt=33,P=36,v=37,C=38,Oi=[[P,""],[35,"korean"],[32,"japanese"],[Kn,"chinese"],[1,"single-byte"],[E,""]],Yn=t=>t<P&&t!==rt,Ft=t=>t>E&&t<Kn,Ti=t=>Oi.find(([e])=>t>=e)[1];function X(t){let e=Si();return e.get(t)??e.get(Xn(Ai(t)))}function _(t,e){let n=X(t);if(n===void 0){let o=Fe(t),r=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Me){let o=Ti(n);if(o&&!Me.includes(o))throw new RangeError(`${e}: '${Mt}' doesn't include ${h[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Fe(t){let e=Kt(t),n={936:"gbk",950:"big5"}[e]??e,o=h.findIndex(({labels:r})=>r.some(i=>Kt(i)===n));return o<0||o===P?void 0:o}var Kt=t=>Xn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),qn=[{encoding:E,bytes:[239,187,191]},{encoding:v,bytes:[254,255]},{encoding:C,bytes:[255,254]}],Yt=3;function V(t){return qn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function zn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Jn(t){return qn.find(e=>e.encoding===t)?.bytes}function It(t){return t===E||t===v||t===C}function Ai(t){let[e,n]=[0,t.length];for(;e<n&&Vn(t[e]);)e+=1;for(;n>e&&Vn(t[n-1]);)n-=1;return t.slice(e,n)}var Vn=t=>`	
\f\r `.includes(t);function Xn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Zn(t){let e=X(`${t}`);return e===void 0?null:h[e].name}function Qn(t){let e=X(`${t}`);return e===void 0?null:h[e!==P&&e!==v&&e!==C?e:E].name}var R=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function $(t,e){try{return e()}catch(n){throw n instanceof R?n.toTypeError(t):n}}var Bi=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,to=Symbol.for("encoding-wasm.UnmappableError"),K=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${Bi(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&to in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,to,{value:!0,...n}),t})();var qt=t=>globalThis.Buffer?.prototype?.[t],zt=qt("ucs2Slice"),eo=qt("ucs2Write"),De=qt("utf8Slice"),no=qt("latin1Slice"),oo=t=>globalThis[t],ro=oo("TextDecoder"),Mi=ro?.prototype?.decode,Ce=oo("TextEncoder"),Fi=Ce?.prototype?.encode,Ii=Ce?.prototype?.encodeInto;function pt(t){let e=new ro(t,{ignoreBOM:!0});return Mi.bind(e)}function io(){let t=new Ce,[e,n]=[Fi,Ii].map(o=>o.bind(t));return{encode:e,encodeInto:n}}function it(t){try{return t()}catch{return}}var ht=()=>"InternalError"in globalThis,Jt=()=>"Bun"in globalThis,Xt=()=>"Deno"in globalThis,Dt=()=>Number.parseInt(globalThis.process?.versions?.node,10),so=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Ie;function co(){let{process:t,TransformStream:e}=globalThis;return e&&e===Ie?e:(Ie=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Ie)}var Zt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,ao=()=>Object.getPrototypeOf(Uint8Array.prototype),Qt=t=>Zt(ao(),t),_e=t=>Zt(DataView.prototype,t),fo=t=>ao()[t],Ue=Qt(Symbol.toStringTag),te=Qt("buffer"),Ne=Qt("byteOffset"),uo=Qt("byteLength"),Di=fo("set"),Ci=fo("slice"),_i=_e("buffer"),Ui=_e("byteOffset"),Ni=_e("byteLength"),lo=Zt(ArrayBuffer.prototype,"byteLength"),Li=typeof SharedArrayBuffer=="function"?Zt(SharedArrayBuffer.prototype,"byteLength"):void 0,u=t=>uo.call(t),y=(t,e,n=u(t))=>new Uint8Array(te.call(t),Ne.call(t)+e,n-e);function st(t,e){let n=new Uint8Array(u(t)+u(e));return Z(n,t),Z(n,e,u(t)),n}function ee(t,e){let n=Ne.call(t),o=e+(-(n+e)&3),r=Math.max(0,u(t)-o)>>2,i=r>0?new Int32Array(te.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ct=(t,e)=>y(t,0,Math.min(e,u(t))),Z=(t,e,n)=>Di.call(t,e,n),Q=(t,e,n)=>Ci.call(t,e,n),Ri=24;function at(t,e,n){if(n>Ri)return Q(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Ct(t){try{return lo.call(te.call(t)),!1}catch{return!0}}function O(t,e){if(!ArrayBuffer.isView(t)&&ho(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function mo(t,e){if(ArrayBuffer.isView(t)&&Ue.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function T(t){return ArrayBuffer.isView(t)?_t(t):ho(t)===0?B:new Uint8Array(t)}function po(t){return ArrayBuffer.isView(t)&&Ue.call(t)==="Uint8Array"?t:T(t)}function _t(t){try{return Ue.call(t)===void 0?new Uint8Array(_i.call(t),Ui.call(t),Ni.call(t)):new Uint8Array(te.call(t),Ne.call(t),uo.call(t))}catch{return B}}var B=new Uint8Array;function ho(t){for(let e of[lo,Li])try{return e?.call(t)}catch{}}function b(t,e,n){go(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function ne(t,e,n){return t===void 0?!1:(go(t,n),!!t?.[e])}function go(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var g=t=>`${t}`;function ft(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var oe=t=>t===void 0?void 0:!!t;function re(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function gt(t){return(e,n)=>{let o=e===void 0?t[0]:g(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var yo=512,Re=64,wo=[];function Eo(t,e,n,o){return n<yo?o(t,e,n)??xo(t,e,n):xo(t,e,n)??ki(t,e,o)??o(t,e,n)}function xo(t,e,n){let o=ji();if(!(!o||!$i(t,e,n)||Ct(e)))try{return o.call(e,0,n)}catch{return}}function ki(t,e,n){if(!(!Hi(t)||Ct(e)))return wo[t]??=it(()=>Gi(t,n))??null,wo[t]?.(e)}var ji=M(()=>it(Pi));function Pi(){let t=no,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function $i(t,e,n){if(t===mt)return Wi(e,n);if(n>Re||(e[0]|e[n>>1]|e[n-1])>=128)return!1;for(let o=0;o<n;o++)if(e[o]>=128)return!1;return!0}function Wi(t,e){if(e<yo)return Le(t,0,e);let{start:n,words:o}=ee(t,0),r=n+4*o.length;if(!Le(t,0,n)||!Le(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Le(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Hi=t=>Ft(t)&&(ht()||t===mt&&(Jt()||!(Dt()>0)));function Gi(t,e){let n=pt(h[t].name),o=i=>n(i)===e(t,i,u(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var vi=24,Vi=M(()=>it(Yi)),Ki=M(()=>it(zi)),bo=M(()=>it(Ji));function So(t,e,n){if(!(t!==E&&t!==C)&&!(n<vi&&(n===0||t===C||!To()))&&!Ct(e))return t===E?Vi():Ki()}function Oo(t){try{return bo()?.encode(t)}catch{return}}function ke(t,e){try{return bo()?.encodeInto(t,e)}catch{return}}function Yi(){let t=Dt()<22?so():()=>!0;if(!t)return;let e=pt("utf-8"),n=qi()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var To=M(()=>Dt()>=22&&!Xt()&&De!==void 0);function qi(){if(!To())return;let t=De;return(e,n)=>t.call(e,0,n)}function zi(){let t=o=>zt.call(o,0,u(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}function Ji(){let t=io(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var Ao="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var Bo="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Mo(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);for(let s=0;s<Bo.length;s++)n[Bo.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var Zi=65539;function Io(t,e){let n=ie(Qi,t,e),o=ie(ts,t,e);if(n&&o){let c=Xt()?Number.POSITIVE_INFINITY:64;return{read:(a,f)=>(f<128?n:o).read(a,f),write:(a,f)=>(a.length<c?n:o).write(a,f),readBytes:n.readBytes,most:o.most}}let r=je(t);if(n){let c=ht()?ie(Fo,t,e):void 0;return c?{...n,read:(a,f)=>(f<4096?n:c).read(a,f)}:n}let i=o??ie(Fo,t,e)??r,s=o?6:16;return{read:(c,a)=>(a<s?r:i).read(c,a),write:(c,a)=>(c.length<16?r:i).write(c,a),most:i.most}}function ie(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),je(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}function Qi(t){let e=new WebAssembly.Module(Mo(Ao),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:Zi}}function ts(t){let[e,n]=[zt,eo],o=new Uint8Array(t.buffer),r=()=>(u(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function Fo(t){let e=pt("utf-16le"),{write:n,most:o}=je(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function je(t){let e=new Uint16Array(t.buffer),n=()=>(u(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function Do(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var Pe,l,Ut,Co,_o,tt,W={input:0,units:0,output:0},U=-1,A=65536,ce=0,se={name:"",encoding:U},S={isBusy:!0,newCodec:Number.NaN},Nt=Number.NaN;function et(t,e){se.name=t,se.encoding=e,S.newCodec=Nt,S.isBusy&&es(),S.isBusy=!0}function es(){try{Lo(),Pe??=os(vt()),No(new WebAssembly.Instance(Pe))}catch(t){throw Ro(t)}}async function We(t,e){try{Lo();let n=t(),o=Uo(n)?n:await WebAssembly.compile(ns(n));e||is(o);let r=await WebAssembly.instantiate(o);if(He())return;No(r),Pe=o}catch(n){throw Ro(n)}}var ns=t=>ArrayBuffer.isView(t)?_t(t):t,He=()=>!S.isBusy;function os(t){return Uo(t)?t:new WebAssembly.Module(t)}function Uo(t){try{return WebAssembly.Module.customSections(t,Mt),!0}catch{return!1}}var rs="encoding-wasm";function is(t){let[e]=WebAssembly.Module.customSections(t,rs),n=`${Mt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function No({exports:t}){if(l=t,l.block_length()!==A)throw new Error("The module has blocks of another length.");$e=WebAssembly.RuntimeError,W.input=l.input(),W.units=l.units(),W.output=l.output(),ae(),tt=Io(l.memory,W.units),ce=Math.min(l.units_length(),tt.most),S.isBusy=!1}function Lo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Ro(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ss(t))return new RangeError(`encoding-wasm: ${ko} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var ko="no memory for WebAssembly; free some, and call again",ss=t=>t instanceof RangeError&&/memory/i.test(t.message);function Lt(){return u(Ut)===0&&ae(),Ut}function Ge(){return u(Ut)===0&&ae(),Co}function ve(){return u(Ut)===0&&ae(),_o}function ae(){Ut=new Uint8Array(l.memory.buffer),_o=new Uint8Array(l.memory.buffer,W.input,A),Co=new Int32Array(l.memory.buffer,l.codec(),l.codec_length()>>2)}function Ve(t,e){return et(t,U),Ke(e)}function Ke(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw H(e)}}var $e;function H(t){if(!$e||!(t instanceof $e))return t;let e=h[se.encoding]?.name,n=`${se.name}${e?` of ${e}`:""} failed`;return as()?new RangeError(`encoding-wasm: ${n}: ${ko}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var cs=32;function as(){try{return l.memory.grow(cs),!1}catch{return!0}}function Y(){let t=Ge(),e=new Int32Array(t.length);for(let n=0;n<e.length;n++)e[n]=t[n];return e}function $o(){return l.held()!==0?Y():(S.newCodec=Rt,null)}function Ye(t){let e=Ge();for(let n=0;n<t.length;n++)e[n]=t[n]}function Wo(t,e){Ho(t,e)||(et("decoding",t),e?Ye(e):l.new_decoder(t),Rt=t===rt||t===P?Nt:t)}var Rt=Nt;function Ho(t,e){return e||S.newCodec!==t||S.isBusy?!1:(S.newCodec=Nt,S.isBusy=!0,!0)}function de(t,e){Ho(~t,e)||(et("encoding",t),e?Ye(e):l.new_encoder(t),Rt=~t)}function qe(t,e,n,o){et("transcoding",t),o?Ye(o):l.new_transcoder(t,e,+n)}function Go(t,e){l.set_source_encoding(t,+e),S.isBusy=!1}function wt(t){let e=u(t),n=l.alloc(e)>>>0;return Z(Lt(),t,n),[n,e]}var fs=M(()=>Uint8Array.from(Vt,t=>t.charCodeAt(0))),jo,vo=t=>Ve("sniffing",()=>(jo!==l&&l.give_labels(...wt(fs())),jo=l,t())),Vo=(t,e,...n)=>vo(()=>l.sniff_html(...wt(t),e,...n)),Ko=(t,e,n)=>vo(()=>l.sniff_xml(...wt(t),e,n));var Yo=(t,e)=>Ve("sniffing",()=>l.default_for(...wt(t),e)),qo=()=>et("detection",U);function zo(t,e){try{l.feed_detector(...wt(t),+e)}catch(n){throw H(n)}}var Jo=(t,e,n,o)=>Ke(()=>{let r=a=>a?wt(a):[0,0],i=l.guess(...r(t),...r(e),...r(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),Xo=-1,xt=-2;function Zo(t,e,n,o,r){fe(t,e),S.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&(S.newCodec=Rt),Xe(i)}var dt={encoding:U,at:0,owner:void 0};function ze(t,e,n){let o=Ft(t),r=n<=Re&&(e[0]|e[n>>1]|e[n-1])<128;if(!o&&!r||((dt.encoding!==t||dt.owner!==l||S.isBusy)&&(et("decoding",t),dt.owner=l,dt.at=tt.readBytes?l.byte_table(t):0,dt.encoding=t,S.isBusy=!1),dt.at===0))return;if(n<=A){if(fe(e,n),!o){let s=ve();for(let c=0;c<n;c++)if(s[c]>=128)return}return Po(n)}if(tt.most>ce)return;let i="";for(let s=0;s<n;s+=A){let c=Math.min(A,n-s);fe(y(e,s,s+c),c),i=G(i,Po(c))}return i}var nt={encoding:U,table:void 0,owner:void 0},ds=9984;function Qo(t){let{table:e}=nt;if(nt.encoding===t&&nt.owner===l&&(!e||u(e)>0)&&!S.isBusy)return e;et("encoding",t),nt.encoding=t,nt.owner=l,nt.table=void 0;let o=l.unit_table(t)>>>0,{buffer:r}=l.memory;return o>0&&(nt.table=Ft(t)?new Uint8Array(r,o,ds):new Uint16Array(r,o,65536)),S.isBusy=!1,nt.table}var Po=t=>tt.readBytes(W.input,t,dt.at);function G(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var us=3,tr=t=>t+A+us<=ce,er=()=>Lt()[W.units]|Lt()[W.units+1]<<8,nr=(t,e)=>tt.read(W.units+2*t,e-t),ue=(t,e,n)=>tt.write(t.slice(e,n),W.units);function Je(t,e,n,o){S.isBusy=!0;let r=l.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&D.finished()&&(S.newCodec=Rt),Xe(r)}var I={none:0,source:1,result:2};function or(t,e,n,o){let r=u(t);fe(t,r),S.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return S.isBusy=!1,Xe(i)}var ls=24;function fe(t,e){let n=ve();if(e>ls)try{Z(n,t)}catch{Z(n,y(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Xe(t){if(t<xt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var kt=t=>at(Lt(),W.output,t);var D={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},yt={malformed:()=>l.replaced(),firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var ms=65279,ps=24,hs=256,N=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return h[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=this.#t,i=this.#e,s=this.#n,c=u(e),a="";try{a=this.#r(e,c,n)??this.#s(e,c,n)}catch(d){throw this.#t=r,this.#e=i,this.#n=s,H(d)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let r=So(this.encoding,e,n),i=this.#i(e,n,!r);return i===void 0||this.fatal&&i.includes("\uFFFD")?r&&this.#c(r,e,n,o):(this.#n+=n,this.#e||=n>0,i)}#i(e,n,o){if(!(this.#t||!Yn(this.encoding)))return o?Eo(this.encoding,e,n,ze):n<ps?ze(this.encoding,e,n):void 0}#c(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<hs&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==E)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#s(y(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((d,m)=>n[i+m]===d)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#e||=c>0;let a=i===0&&c===o?n:y(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=G(s,this.#s(a,c-i,!0)),this.#o)return s}else s=G(s,f),this.#n+=c-i;return c<o?G(s,this.#s(y(n,c),o-c,r)):s}#s(e,n,o){Wo(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!It(this.encoding),s=0;for(let c=0;;c+=A){let a=n-c<=A,f=Math.min(A,n-c),d=c===0&&a?e:y(e,c,c+f),m=Zo(d,f,s,this.fatal,o&&a);if(m<0)return this.#t=Y(),this.#o=new R(this.name,this.#n+c+D.start(),D.length()),r;if(s+=m,s>0&&(a||!tr(s))&&(r=G(r,nr(!i&&er()===ms?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=o?null:$o(),this.#n+=n,r}};function rr(t,e){let n=_(t,e);if(n===P)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Et=t=>t==null?void 0:g(t);function me(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function gs(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>_(g(n),e))}}var pe={allowUTF8:t=>t===void 0||!!t,candidates:gs,locale:Et,maxBytes:me,tld:Et},Ze=["text","ASCII","empty","binary","unknown"];function jt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=u(t),a=Math.min(c,i);qo();for(let x=0;x<a;x+=A){let k=Math.min(x+A,a);zo(y(t,x,k),e&&k===c)}let f=Jo(o,r&&le(r),s&&le(s),n),{0:d,1:m,2:w}=f,p=x=>({encoding:h[f[3+2*x]].name,score:f[4+2*x]});return{kind:Ze[d],isASCII:Ze[d]==="ASCII"||Ze[d]==="empty",encoding:m<0?void 0:m,score:w,candidates:Array.from({length:(f.length-3)/2},(x,k)=>p(k))}}function le(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Pt(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=O(t,n),r=b(e,pe,n),i=jt(T(o),!0,r);return{encoding:i.encoding===void 0?null:h[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates}}var ws=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],xs=1024,ys=1<<20,Es=65536,bs=[rt,P,v,C],bt=(t,e)=>{let n=Et(t);return n===void 0?U:_(n,e)},ir=(t,e)=>Math.min(me(t,e)??xs,ys),sr=t=>X(Et(t)??"")??U;function Ss(t,e){if(t)return b(t===!0?void 0:t,pe,e)}var Os={defaultEncoding:bt,detect:Ss,likelyEncoding:bt,locale:Et,maxPrescanBytes:ir,parentEncoding:bt,transportLayerEncodingLabel:sr,userOverride:bt};function cr(t,e){let n=b(t,Os,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Yt,r),declared(s){let{userOverride:c,parentEncoding:a,likelyEncoding:f}=n,d=Math.min(u(s),r),m=Vo(s,d,c,i,a,f);return m===U?void 0:tn(m)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>ar(s)??fr(o,n.defaultEncoding)}}function ar(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function fr(t,e){return tn(Yo(le(t),e===U?mt:e))}var Ts={defaultEncoding:bt,maxPrescanBytes:ir,transportLayerEncodingLabel:sr};function dr(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=b(t,Ts,e),i=s=>{let c=Math.min(u(s),o),a=tn(Ko(s,c,r));return a.source==="default"&&n!==U?{...a,encoding:n}:a};return{prescanned:Math.max(Yt,o),declared:i,decide:()=>i(B)}}function As(t,e){let n={...pe,defaultEncoding:bt},{defaultEncoding:o,...r}=b(t,n,e);return{prescanned:Yt,declared(i){let s=V(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===U?i?.encoding??mt:o;return ar(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Bs={detect:As,html:cr,xml:dr},Ms=["detect","html","xml"],Fs={prefixBytes:me,sniff:gt(Ms)};function he(t,e){let{prefixBytes:n,sniff:o}=b(t,Fs,e),r=Bs[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Es,maxBytes:s.maxBytes??1/0,get passesASCII(){return!bs.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>Qe(r,c),takesWhole:n===void 0}}function Qe({prescanned:t,declared:e,options:n,decide:o},r){return e(ct(r,t))??o(n&&jt(r,!0,n))}function tn(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:ws[t>>8&255],score:null}}var ur=({encoding:t,confidence:e,source:n})=>({encoding:h[t].name,confidence:e,source:n});function lr(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:O(t,n),r=cr(e,n);return o?ur(Qe(r,T(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function mr(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=O(t,n),r=dr(e,n);return ur(Qe(r,T(o)))}function pr(t){return h[fr(g(t),U).encoding].name}var nn=-1,en=27,yr="(B",Er="(J",br=[yr,Er,"(I","$@","$B"],Is=4,hr=16,ge=class{#t=!0;#e=!0;read(e,n){let o=u(e),r=this.#t?Ds(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=Ns(e,i)),i!==o);){let a=e[i];if(a===en&&this.#e){let f=xr(e,i);if(s=br.includes(f),!s&&!n&&Rs(f))break;this.#e=s}else s=a>=128||i<r&&Ls(a);s||(i+=1)}let c=s?i:nn;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=u(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==en)continue;if(r>n&&o-r<=Is)return r;let i=xr(e,r);this.#e&&=i===yr||i===Er}return o}};function Ds(t){let[e,n]=[!0,!0];for(let o=0;o<hr;o+=2){if(o+1>=u(t))return 1/0;if(e&&=wr(t[o]),n&&=wr(t[o+1]),!e&&!n)return o+2}return hr}var Cs=16843009,_s=454761243,Us=2155905152;function Ns(t,e){let n=u(t),{start:o,words:r}=ee(t,e),i=gr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^_s;if(((r[s]|c-Cs&~c)&Us)!==0)break}return gr(t,o+4*s,n)}function gr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==en;)o+=1;return o}var wr=t=>t===48||t>=78,Ls=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function xr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,u(t));o++)n+=String.fromCharCode(t[o]);return n}var Rs=t=>t.length<2&&br.some(e=>e.startsWith(t));var $t=64,z=new Uint8Array(3*$t);function on(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){z[n++]=r;continue}let i=(r&63488)===55296?rn(t,o):r;i>=65536&&(o+=1),n=cn(i,z,n)}return at(z,0,n)}function Sr(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(z[o++]=s>>8),z[o++]=s}return at(z,0,o)}function rn(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var sn=t=>t<128?1:t<2048?2:t<65536?3:4;function cn(t,e,n){if(t<128)return e[n]=t,n+1;let o=sn(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var fn=["fatal","html","replacement"],ks=2048;function dn(t,e){if(!(t.length>$t/2))try{let n=Qo(e);return n&&Sr(t,n)}catch(n){throw H(n)}}var F=class t{encoding;unmappable;#t;#e=null;#n=0;#o=B;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return h[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#c(e,n)}get#r(){return this.#t?0:fn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>A)return;let n=dn(e,this.encoding);if(n)return n;try{de(this.encoding,null),ue(e,0,e.length);let o=Je(0,e.length,this.#r,!0);return o===xt||!D.finished()?void 0:(this.#n=0,kt(o))}catch(o){throw H(o)}}#c(e,n){let o=new j;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new K(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=B,this.#e=null,this.#n=0);let a=this.#t,f=this.#r,d=a?ks:A,m=a&&this.encoding===rt?new an(c,o):void 0,w=m?p=>m.add(p):o;try{de(this.encoding,s);for(let p=0;p===0||p<e.length;p+=d){let x=Math.min(p+d,e.length);ue(e,p,x);let k=x===e.length;for(let q=0,Wn=!1;!Wn;){let Gt=Je(q,x-p,f,n&&k);w(kt(Gt===xt?D.written():Gt));let Hn=i+p+q+D.start();if(q+=D.read(),Wn=Gt!==xt&&D.finished(),Gt!==xt)continue;let Be=D.codePoint();if(a){let xi=Y(),Gn=()=>this.locate(Hn),yi=a(Be,Gn),Ei=this.#s(xi,yi,w,Be,Gn);de(this.encoding,Ei),ue(e,p,x)}else r(Be,Hn)}}}catch(p){throw H(p)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#e=Y(),this.#n=i+e.length}#s(e,n,o,r,i){if(n===null)throw new K(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new K(c,i(),this.name)}),s.#e}},Or=27,Tr=3,an=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=u(e);if(n===0)return;e[0]!==Or&&this.#t(this.held);let o=e[n-Tr]===Or?n-Tr:n;this.#t(Q(e,0,o)),this.held=Q(e,o,n)}},j=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=u(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=un(this.#n),n=0;return this.forEach(o=>{Z(e,o,n),n+=u(o)}),e}};function un(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function J(t,e){let n=_(t,e);if(n===v||n===C){let{name:o}=h[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return ln(n,t,e)}function ln(t,e,n){if(t===P)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var js=2048,Ps=64,St=class{decision=null;sample=B;detected;#t;#e=!0;#n=!1;#o=new ge;#r=new j;#i;#c=0;#s=B;#f=B;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new j;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+u(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new j;let i=ct(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let f=u(s);if(a===nn)return n?this.#a(i(this.#u(s,!0)),o,s):this.#d(s,f+1,o);let d=Br(s,a-c,r.windowBytes),m=Math.min(d+r.windowBytes,r.maxBytes-this.#c);if(f<m&&!n)return this.#d(s,m,o);let w=ct(s,Math.max(0,m)),p=this.#u(w,f<m);if(!r.passesASCII||!$s(p,w)||m<=d)return this.#a(i(p),o,s);s=this.#l(s,this.#o.skip(w,a-c),o)}}#u(e,n){this.sample=st(st(this.#s,this.#f),e);let o=this.#t.detection.options;return this.detected=jt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=u(e);return r>0&&this.#r.add(Q(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=ct(e,n);n>0&&o.add(r),this.#c+=n;let i=Math.min(n,js-u(this.#s));return i>0&&(this.#s=st(this.#s,ct(r,i))),this.#f=Ar(st(this.#f,Ar(y(r,i)))),y(e,n)}#a(e,n,o){return this.decision=e,{passed:n,rest:o}}},Ar=t=>y(t,Math.max(0,u(t)-Ps));function Br(t,e,n){let o=Math.min(u(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function $s(t,e){return t.isASCII||t.encoding===void 0&&!(e[Br(e,0,1/0)]>=128)}var mn=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new St(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new N(E,!1,!0);o.forEach(f=>{i=G(i,s.decode(f,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let a=this.ignoreBOM||this.#n>0;return this.#t=new N(c.encoding,this.fatal,a,this.#n),G(i,this.#t.decode(r,n))}};function pn(t,e){let{fatal:n,ignoreBOM:o}=b(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new mn(he(t,e),n,o)}function Mr(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=O(t,n),r=pn(e,n),i=$(n,()=>r.decode(T(o),!0)),s=r.decision;return{text:i,encoding:h[s.encoding].name,score:s.score,source:s.source}}function L(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function ut(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function hn(){throw new TypeError("Illegal invocation")}var Fr="Failed to execute 'encodeInto' on 'TextEncoder'",gn=class t{#t="utf-8";constructor(){new.target!==t&&ut(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||hn(),Ot(g(e))}encodeInto(e,n){#t in this||hn(),re(arguments,2,Fr);let o=g(e),r=mo(n,Fr),{read:i,written:s}=ke(o,r)??{read:0,written:0};if(i===o.length||s===u(r))return{read:i,written:s};let c=Ks(o.slice(i),y(_t(r),s));return{read:i+c.read,written:s+c.written}}},Ir=L(gn,"TextEncoder"),Ws=6,Hs=16;function Ot(t){let{length:e}=t;if(e<=Ws)return on(t);if(e<=$t&&Gs()){if(e<=Hs)return on(t);let n=vs(t)&&Vs(t);if(n)return n}return Oo(t)??new F(E,"fatal").encode(t,!0)}var Gs=M(()=>!ht()&&!Jt()),vs=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function Vs(t){let e=ke(t,z);return e?.read===t.length?at(z,0,e.written):void 0}function Ks(t,e){let n=0,o=0;for(;n<t.length;){let r=rn(t,n);if(o+sn(r)>u(e))break;o=cn(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Dr=`4h	!
	\uFFE0	c
	\uFFE1	GBP
2	\uFFE5	JPY
	\uFFE4	|
2	"
	(C)
2	<<
	\uFFE2
	
	(R)
3	+-
3	'
3	\u30FB	\u2027	.
	,
3	>>
	 1/4
	 1/2
	 3/4
8	AE
a	D
7	x
	O
6	TH
	ss
7	ae
a	d
7	:
	o
6	th
i	D
	d
l	H
	h
a	i
7	k
9	L
	l
7	'n
	NG
	ng
7	OE
	oe
j	T
	t
p	b
	B
	B
	b
3	O
	C
	c
	D
	D
	D
	d
2	E
	E
	E
	F
	f
	G
	G
2	I
	I
	K
	k
	l
3	N
	n
	O
5	P
	p
4	S
2	t
	T
	t
	T
4	V
	Y
	y
	Z
	z
	Z
12	e
7	G
	g
1f	\u015E
	\u015F
	\u0162
	\u0163
5	N
	d
3	Z
	z
f	l
	n
	t
	j
3	A
	C
	c
	L
	T
	s
	z
3	B
3	E
	e
	J
	j
2	q
	R
	r
	Y
	y
5	o
5	e
2	e
8	g
6	i
q	s
f	z
13	'
	"
	'
	'
a	^
	^
	'
3	\`
h	~
37	
g0	AMD
1b	\u2010	-
1h	'
	"
n	AFN
h	
27	,
	'
p3	BDT
uk	THB
1wc	KHR
1f	
1ao	SS
a5	
	
	
	
	
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
2	\xB7	*
	>
4	\xB7	\u30FB
3	
	
	
	
	
4	'
	''
2	\`
4	<
	>
4	\uFFE3	\xAF
5	-
	/
s	
6	
	
	
	
1n	L.	\xA3
2	NGN
	Pts
2	KRW
	\u05E9\u05D7	ILS
	\u0111	VND
	EUR
	LAK
	MNT
3	PHP
	PYG
2	UAH
	\xA2	\u023B	GHS
3	KZT
	INR
	TL
2	AZN
	RUB
	GEL
2o	Rx
1h	 1/3
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
1d	<-
2	->
2	<->
1o	<=
2	=>
2	<=>
1n	\u03A0
2	\u03A3
	\uFF0D	-
3	/
	\\
d	|
2	\u2016	||
n	\uFF5E	\u301C	~
c	~=
o	!=
4	<=
	>=
3u	\u2026	...
l3	o
8d	\u221A
1ri	\uFF64	,
	\uFF61	.
q	\uFF5E	\u223C	~
67	\uFF65	\xB7	\u2027
13wq	\u017Ft
ll	
	
6o	
e	\u2212	-
29	\u301C	\u223C	~
	((
	))
3n	\u203E	\xAF
	\xA6	|
2	KRW
n	?`;var Ys=M(()=>{let t=0;return new Map(Dr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),qs=3,Cr=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function _r(t){let e=new F(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof K)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ur(String.fromCodePoint(r),n,qs),o.set(r,i)),i}}function Ur(t,e,n){if(Cr(t))return"";if(n===0)return null;let o=zs(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Ur(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function zs(t){let e=[...Ys().get(t)??[],...Js(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Js(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=w=>s>>o.length-1-w&1,a=o.filter((w,p)=>c(p)),f=o.filter((w,p)=>!c(p)),d=[n,...a].join("").normalize("NFC"),m=d+f.join("");m.normalize("NFD")===e&&r.push(m),f.every(Cr)&&i.push(d)}return[...r,...i]}var Xs=["fatal","html","replacement","ignore","translit"],Zs=gt(Xs),we=(t,e)=>typeof t=="function"?t:Zs(t,e);function xe(t,e,n){return typeof t=="function"?(o,r)=>Qs(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?_r(e):void 0}function Qs(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=T(O(t,e));return Q(n,0,u(n))}var tc="Failed to construct 'LegacyTextEncoder'",wn="Failed to execute 'encode'";function Nr(t,e="utf-8",n=void 0){let o=ft(t,wn);if(n===void 0){let i=J(g(e),wn);return i===E?Ot(o):dn(o,i)??new F(i,"fatal").encode(o,!0)}let r=ye(e,n,wn);return r.encoding===E?Ot(o):r.encode(o,!0)}function ye(t,e,n){let o=g(t),r=e===void 0?"fatal":b(e,{unmappable:we},n).unmappable,i=J(o,n);return new F(i,r,xe(r,i,n))}var xn=class{#t;constructor(e="utf-8",n=void 0){this.#t=ye(e,n,tc)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ft(e,r),{stream:s}=b(n,{stream:Boolean},r);return o.encode(i,!s)}},Lr=L(xn,"LegacyTextEncoder");var yn="Failed to execute 'decode' on 'TextDecoder'",En=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=bn(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&ut(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,n=void 0){let o=this.#t,r=O(e,yn),i=ne(n,"stream",yn);return this.#e||o.reset(),this.#e=i,o.decode(po(r),!i,yn)}},Ee=L(En,"TextDecoder");function bn(t,e,n){let o=g(t),r=ne(e,"fatal",n),i=ne(e,"ignoreBOM",n);return new N(rr(o,n),r,i)}var Sn=4096,ec=27,nc=65533,be=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new F(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==nc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=u(e);for(let i=0;i===0||i<r;i+=Sn){let s=r-i<=Sn;this.#c(y(e,i,s?r:i+Sn),s?n:I.none,o)}}#c(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=rc(r,e),s[d-i]);let c=new j,a;try{this.#t.transcode(e,n===I.result?I.source:n,d=>c.add(d))}catch(d){a=d}let f=oc(c.concatenate());try{this.#e.encodeOrFail(f,n===I.result,o),this.#n=n===I.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function oc(t){let e=new Uint16Array(u(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function rc(t,e){let n=u(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=ic(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(y(e,c,c+1),I.none,d=>{a+=u(d)/2})}catch(d){if(d instanceof R)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===ec;for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function ic(t){try{t.copy(!0).transcode(B,I.source,()=>{})}catch(e){if(e instanceof R)return e.offset;throw e}return t.position}function jr(t,e){let n="Failed to execute 'transcode'",o=O(t,n),r=Tn(e,n),i=new j;return $(n,()=>r.transcode(T(o),I.result,s=>i.add(s))),i.concatenate()}function Tn(t,e){let n={bom:Boolean,fatal:Boolean,from:ac("from"),ignoreBOM:Boolean,to:a=>a===void 0?"utf-8":g(a),unmappable:we},{from:o,to:r,...i}=b(t,n,e),s=o==="auto"?he(t,e):_(o,e),c=ln(_(r,e),r,e);if(i.bom&&!It(c))throw new RangeError(`${e}: ${h[c].name} has no byte order mark.`);return sc(s,c,i,e)}function sc(t,e,n,o){return typeof t=="number"?Rr(t,e,n,o):new On(t,Rr(E,e,n,o))}function Rr(t,e,n,o){let r=xe(n.unmappable,e,o);return r&&!It(e)?new be(cc(t,n),e,n.unmappable,r):new Se(t,e,n)}function cc(t,e){return new Se(t,C,{...e,bom:!1,unmappable:"fatal"})}function ac(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return g(e)}}var kr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Se=class t{from;to;#t=null;#e=0;#n;#o={...kr};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(qe(e,this.to,this.#n.ignoreBOM,this.#t),Go(e,n),this.#t=Y())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=kt}=this.#n;s&&!this.#t&&o(Uint8Array.from(Jn(this.to)??[]));let f=Math.max(0,fn.indexOf(c)),d=u(e);try{qe(this.from,this.to,i,this.#t);for(let m=0;;){let w=d-m<=A,p=w&&m===0?e:y(e,m,w?d:m+A),x=or(p,r,f,w?n:I.none);this.#r(this.#e+m);let k=x<0?D.written():x;if(k>0&&o(a(k)),x<0&&this.#i(x,m),m+=D.read(),w&&D.finished())break}}catch(m){throw H(m)}this.#t=Y(),this.#e=n===I.none?this.#e+d:0}takeLosses(){let e=this.#o;return this.#o={...kr},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+yt.firstMalformed()),n.malformed+=yt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+yt.firstUnmappable(),n.codePoint=yt.codePoint()),n.unmappable+=yt.unmappable()}#i(e,n){let o=this.#e+n+D.start();throw this.#t=Y(),this.#e=0,e===Xo?new R(h[this.from].name,o,D.length()):new K(D.codePoint(),o,h[this.to].name)}},On=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#c(r,e,n,o),n===I.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,this.#o=!1,this.#r.setSource(E,!1),new St(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);i.forEach(c=>{this.#r.transcode(c,I.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};function In(t,e,n){let o=co();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Wt(t,e){let n=`Failed to execute 'transform' on '${t}'`;return In(t,(o,r)=>{let i=O(o,n);r($(n,()=>e.decode(T(i),!1)))},o=>o($(n,()=>e.decode(B,!0))))}var An=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=bn(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=Wt("TextDecoderStream",o),new.target!==t&&ut(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Pr=L(An,"TextDecoderStream"),Bn=class t{#t;constructor(){this.#t=Wr("TextEncoderStream",new F(E,"fatal"),g),new.target!==t&&ut(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},$r=L(Bn,"TextEncoderStream");function Wr(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return In(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Mn=class{#t;#e;constructor(e="utf-8",n=void 0){let o=ye(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Wr("LegacyTextEncoderStream",o,ft)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Hr=L(Mn,"LegacyTextEncoderStream"),Fn=class{#t;#e;constructor(e){let n=Tn(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let a=new j;try{$(o,()=>n.transcode(T(i),s,f=>a.add(f)))}finally{a.forEach(c)}};this.#t=n,this.#e=In("TranscoderStream",(i,s)=>r(O(i,o),I.none,s),i=>r(B,I.result,i))}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Gr=L(Fn,"TranscoderStream");var Dn=class{#t;#e;constructor(e=void 0){let n=pn(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=Wt("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},vr=L(Dn,"AutoDecoderStream");var Cn=class{fatal;ignoreBOM;#t;#e;#n=B;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=st(this.#n,e);if(!n&&zn(o))return this.#n=o,"";let r=V(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new N(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(y(o,i),n)}},_n=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=g(e),{fatal:i,ignoreBOM:s}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Cn(_(r,o),i,s);this.#t=c,this.#e=Wt("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Vr=L(_n,"DecoderStream");function Kr(t,e){let n="Failed to execute 'findUnmappable'",o=ft(t,n),r=J(g(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new F(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function Yr(t){let e=V(T(O(t,"Failed to execute 'bomSniff'")));return e?h[e.encoding].name:null}function Tt(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=O(t,o),i=_(g(e),o),{fatal:s,ignoreBOM:c}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=T(r),f=V(a),d=f&&!c?f.bytes.length:0,m=new N(f?.encoding??i,s,!0,d);return $(o,()=>m.decode(y(a,d),!0))}function qr(t){let e=T(O(t,"Failed to execute 'utf8Decode'")),n=V(e);return Xr(E,n?.encoding===E?y(e,n.bytes.length):e)}function Ht(t){return Xr(E,T(O(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function zr(t){let e=O(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new N(E,!0,!0).decode(T(e),!0)}catch(n){if(n instanceof R)return null;throw n}}function Jr(t){return re(arguments,1,"Failed to execute 'utf8Encode'"),Ot(g(t))}function Xr(t,e){return new N(t,!1,!0).decode(e,!0)}async function Zr(t=void 0){let e=await t;if(e===void 0)He()||await We(vt,!0);else{let n=fc(e)?await dc(e):e;await We(()=>n,!1)}}var fc=t=>typeof t?.arrayBuffer=="function";function dc(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var uc=0,lt=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),Qr="application/x-www-form-urlencoded",ti=M(()=>{let t=new Set([...Array(32).keys(),127]),e=lt(t,' "#<>'),n=lt(e,"?^`{}"),o=lt(n,"/:;=@[\\]|"),r=lt(o,"$%&+,");return{"C0 control":t,fragment:lt(t,' "<>`'),query:e,"special-query":lt(e,"'"),path:n,userinfo:o,component:r,[Qr]:lt(r,"!'()~")}}),lc=(t,e)=>gt(Object.keys(ti()))(t,e);function ei(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=J(g(t),r),s=g(e),c=lc(g(n),r),a={spaceAsPlus:oe},{spaceAsPlus:f=c===Qr}=b(o,a,r),d=ti()[c],m="",w="",p=()=>{uc=w.charCodeAt(0),m=G(m,w),w=""};return new F(i,"fatal").encodeOrFail(s,!0,x=>{for(let k=0;k<u(x);k++){let q=x[k];f&&q===32?w+="+":q>126||d.has(q)?w+=`%${q.toString(16).toUpperCase().padStart(2,"0")}`:w+=String.fromCharCode(q)}w.length>mc&&p()},x=>{w+=`%26%23${x}%3B`}),p(),m}var mc=65536;var Ln=1,ni=2,Te=3,Rn=4,ot=10,Ae=1e3,oi=1010;function pc(t,e){if(/[\t\n\f\r]/.test(t))return Ln;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return Rn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Ln:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?ni:Te;if(e<12288){let n=e<880?1:e>>8;return ot*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?oi:Ae}var hc=65280,gc=/[бгжзйф-я]/i,Un;function Oe(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(Tt(Uint8Array.from(r),t))}var Nn;function kn(t){Nn??=new Uint16Array(65536),Un??=[Oe("shift_jis",136,151,64),Oe("gbk",176,215),Oe("big5",164,198,64),Oe("euc-kr",176,200)];let e=Un.map(()=>0),n=0,o=Ln;for(let r of t){let i=Number(r.codePointAt(0)),s=Nn[i]||pc(r,i);Nn[i]=s;let c=o>=ot;if(s===Rn)n+=22;else if(s===Te)n+=c?15:o===Te?7:11;else if(s===ni)n+=c?9:7;else if(s>=Ae){for(let[a,f]of Un.entries())s===oi?e[a]+=a>0?13:i>hc?9:5:e[a]+=f.has(r)?9:14;c&&o<Ae&&(n+=9)}else if(s>=ot){let a=r<"\x80";a||(n+=s<2*ot?6:gc.test(r)?7:4),c&&o!==s?o>=Ae?n+=6:Math.trunc(o/ot)!==Math.trunc(s/ot)?n+=12:s%ot===1&&(n+=a?3:11):c&&!a&&(n+=s%ot),(o===Te||o===Rn)&&(n+=4)}o=s}return n+Math.min(...e)}var fi="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),wc=.25,di=/^[GSBE]/,ui=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,xc=/^w|G|S|B.+5|KR/,At="UTF-8",yc=-2,Ec=1,bc=1e3,Sc=40,Oc=.003,ri=30,ii=10,Tc=25,Ac=7,Bc=10,Mc=15,Fc=3,Ic=4,si=5;function li(t,e=void 0){let n=g(t),{maxSteps:o}=b(e,{maxSteps:(c=2)=>Math.min(Number(c),Fc)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-Sc),s=n.slice(i,i+bc);return Dc(s,o).map(({steps:c,gain:a})=>({text:ai(n,c)??n.replace(/[^\r\n]+/g,f=>ai(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function Dc(t,e){let n=ci(t);if(n>Tc)return[];let o=kn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(f=>Cc(f,o)).sort(jn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,si)}r.delete(t);let s=[...r.values()].sort(jn).slice(0,si);for(let a of s)a.gain+=.6*ci(a.text);s.sort(jn);let c=Ac+Math.min(Bc,40/t.length);return s.filter(({gain:a})=>a>Math.max(c,s[0].gain-Mc))}var jn=(t,e)=>e.gain-t.gain;function Cc({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of fi.entries()){let c=di.test(s)&&!ui.test(t)?void 0:Pn(t,s);if(!c)continue;let f=t.includes(Bt)||mi(c)?.includes(Bt)?Nc:Pt(c).candidates;for(let{encoding:d,score:m}of f){if(m<Oc)break;if(e.length>0&&d!==At&&e[0].really!==At)continue;let w=$n(c,d,!0);if(w===void 0||w===t)continue;let p=n+2.4*Math.log2(m)-i*wc-(d===At?yc:Ec)-(e.length>0?Ic:0),x=o-kn(w)+p;r.push({text:w,steps:[...e,{really:d,readAs:s}],bits:p,gain:x})}}return r}function ci(t){if(t.includes(Bt))return 0;let e=ui.test(t),n=-1/0;for(let o of fi){let i=xc.test(o)&&di.test(o)===e?Pn(t,o):void 0;if(!i)continue;let[s,c]=[2**-ri,2**-ri];for(let{encoding:a,score:f}of Pt(i).candidates)a===o||$n(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-ii,Math.min(n,ii)):n}function ai(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Pn(n,r),s=i&&$n(i,o);if(s===void 0)return;n=s}return n}var _c=127,Bt="\uFFFD",Uc=4,Nc=[{encoding:At,score:.9}];function Pn(t,e){let n=t.replaceAll(Bt,"\x7F").replace(/[\x80-\x9F]/g,o=>Tt(Uint8Array.of(o.charCodeAt(0)),e));try{return new F(J(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function $n(t,e,n=!1){if(t.includes(_c))return e===At?Lc(t):void 0;try{return new Ee(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===At?mi(t):void 0}}function mi(t){let e=Ht(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return Uc*n<=o?e:void 0}function Lc(t){let e=Ht(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Bt)&&n.length<=o.length+1?e.replaceAll("\x7F",Bt):void 0}var Rc=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
Big5 1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 msc950 mswin950
EUC-JP 954 20932 33722 51932 5050 eucjpms eucjpwin ujis
ISO-2022-JP 50220 50221 50222 csjisencoding iso2022jp1978 jis jis7 jisencoding
Shift_JIS 943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms
EUC-KR 970 1363 51949 cswindows949 mscp949 mswin949 uhc
UTF-16BE 1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,kc=M(()=>new Map(Rc.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,X(e)])})));function jc(t){return X(t)??kc().get(Kt(t))??Fe(t)}function pi(t){let e=jc(g(t));return e===void 0?null:h[e].name}function hi(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=Do(g(t)),i=wi(e,o),s={bigEndian:oe},{bigEndian:c=i!=="little-endian"}=b(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let a=i?0:2,f=un(a+2*r.length),[d,m]=c?[0,1]:[1,0],w=(p,x)=>{f[x+d]=p>>8,f[x+m]=p};i||w(65279,0);for(let p=0;p<r.length;p++)w(r.charCodeAt(p),a+2*p);return f}function gi(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=O(t,o),i=wi(e,o),{fatal:s}=b(n,{fatal:Boolean},o),c=T(r),a=Pc(c),f=(i??a)==="little-endian"?C:v,d=new N(f,s,i!==null);return $(o,()=>{if(!i||!a||a===i)return d.decode(c,!0);if(s)throw new R(d.name,0,2);return`\uFFFD${d.decode(y(c,2),!0)}`})}function Pc(t){let e=V(t)?.encoding;return e===v?"big-endian":e===C?"little-endian":null}function wi(t,e){let n=g(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{vr as AutoDecoderStream,Vr as DecoderStream,Lr as LegacyTextEncoder,Hr as LegacyTextEncoderStream,Ee as TextDecoder,Pr as TextDecoderStream,Ir as TextEncoder,$r as TextEncoderStream,Gr as TranscoderStream,K as UnmappableError,Yr as bomSniff,Tt as decode,Mr as decodeAuto,gi as decodeUTF16,Pt as detectEncoding,Nr as encode,hi as encodeUTF16,h as encodings,Kr as findUnmappable,Qn as getOutputEncoding,Zr as initialize,Zn as labelToName,pr as localeDefaultEncoding,ei as percentEncodeAfterEncoding,li as repairMojibake,pi as resolveEncoding,lr as sniffHTMLEncoding,mr as sniffXMLEncoding,jr as transcode,qr as utf8Decode,Ht as utf8DecodeWithoutBOM,zr as utf8DecodeWithoutBOMOrFail,Jr as utf8Encode};
