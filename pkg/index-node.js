function vn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Gt=()=>vn(new URL("./encoding.wasm",import.meta.url)),Mt="encoding-wasm",Ae=void 0;var Vt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function M(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var h=Ti();function Ti(){let t=Vt.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var Ai=M(()=>new Map(h.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),E=0,mt=21,Yn=29,rt=33,P=36,V=37,C=38,Bi=[[P,""],[35,"korean"],[32,"japanese"],[Yn,"chinese"],[1,"single-byte"],[E,""]],qn=t=>t<P&&t!==rt,Ft=t=>t>E&&t<Yn,Mi=t=>Bi.find(([e])=>t>=e)[1];function X(t){let e=Ai();return e.get(t)??e.get(Zn(Fi(t)))}function _(t,e){let n=X(t);if(n===void 0){let o=Be(t),r=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Ae){let o=Mi(n);if(o&&!Ae.includes(o))throw new RangeError(`${e}: '${Mt}' doesn't include ${h[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Be(t){let e=vt(t),n={936:"gbk",950:"big5"}[e]??e,o=h.findIndex(({labels:r})=>r.some(i=>vt(i)===n));return o<0||o===P?void 0:o}var vt=t=>Zn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),zn=[{encoding:E,bytes:[239,187,191]},{encoding:V,bytes:[254,255]},{encoding:C,bytes:[255,254]}],Kt=3;function v(t){return zn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Jn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Xn(t){return zn.find(e=>e.encoding===t)?.bytes}function It(t){return t===E||t===V||t===C}function Fi(t){let[e,n]=[0,t.length];for(;e<n&&Kn(t[e]);)e+=1;for(;n>e&&Kn(t[n-1]);)n-=1;return t.slice(e,n)}var Kn=t=>`	
\f\r `.includes(t);function Zn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Qn(t){let e=X(`${t}`);return e===void 0?null:h[e].name}function to(t){let e=X(`${t}`);return e===void 0?null:h[e!==P&&e!==V&&e!==C?e:E].name}var R=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function $(t,e){try{return e()}catch(n){throw n instanceof R?n.toTypeError(t):n}}var Ii=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,eo=Symbol.for("encoding-wasm.UnmappableError"),K=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${Ii(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&eo in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,eo,{value:!0,...n}),t})();var Yt=t=>globalThis.Buffer?.prototype?.[t],qt=Yt("ucs2Slice"),no=Yt("ucs2Write"),Fe=Yt("utf8Slice"),oo=Yt("latin1Slice"),ro=t=>globalThis[t],io=ro("TextDecoder"),Di=io?.prototype?.decode,Ie=ro("TextEncoder"),Ci=Ie?.prototype?.encode,_i=Ie?.prototype?.encodeInto;function pt(t){let e=new io(t,{ignoreBOM:!0});return Di.bind(e)}function so(){let t=new Ie,[e,n]=[Ci,_i].map(o=>o.bind(t));return{encode:e,encodeInto:n}}function it(t){try{return t()}catch{return}}var ht=()=>"InternalError"in globalThis,zt=()=>"Bun"in globalThis,Jt=()=>"Deno"in globalThis,Dt=()=>Number.parseInt(globalThis.process?.versions?.node,10),co=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Me;function ao(){let{process:t,TransformStream:e}=globalThis;return e&&e===Me?e:(Me=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Me)}var Xt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,fo=()=>Object.getPrototypeOf(Uint8Array.prototype),Zt=t=>Xt(fo(),t),De=t=>Xt(DataView.prototype,t),uo=t=>fo()[t],Ce=Zt(Symbol.toStringTag),Qt=Zt("buffer"),_e=Zt("byteOffset"),lo=Zt("byteLength"),Ui=uo("set"),Ni=uo("slice"),Li=De("buffer"),Ri=De("byteOffset"),ki=De("byteLength"),mo=Xt(ArrayBuffer.prototype,"byteLength"),ji=typeof SharedArrayBuffer=="function"?Xt(SharedArrayBuffer.prototype,"byteLength"):void 0,u=t=>lo.call(t),y=(t,e,n=u(t))=>new Uint8Array(Qt.call(t),_e.call(t)+e,n-e);function st(t,e){let n=new Uint8Array(u(t)+u(e));return Z(n,t),Z(n,e,u(t)),n}function te(t,e){let n=_e.call(t),o=e+(-(n+e)&3),r=Math.max(0,u(t)-o)>>2,i=r>0?new Int32Array(Qt.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ct=(t,e)=>y(t,0,Math.min(e,u(t))),Z=(t,e,n)=>Ui.call(t,e,n),Q=(t,e,n)=>Ni.call(t,e,n),Pi=24;function at(t,e,n){if(n>Pi)return Q(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Ct(t){try{return mo.call(Qt.call(t)),!1}catch{return!0}}function O(t,e){if(!ArrayBuffer.isView(t)&&go(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function po(t,e){if(ArrayBuffer.isView(t)&&Ce.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function T(t){return ArrayBuffer.isView(t)?_t(t):go(t)===0?B:new Uint8Array(t)}function ho(t){return ArrayBuffer.isView(t)&&Ce.call(t)==="Uint8Array"?t:T(t)}function _t(t){try{return Ce.call(t)===void 0?new Uint8Array(Li.call(t),Ri.call(t),ki.call(t)):new Uint8Array(Qt.call(t),_e.call(t),lo.call(t))}catch{return B}}var B=new Uint8Array;function go(t){for(let e of[mo,ji])try{return e?.call(t)}catch{}}function b(t,e,n){wo(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function ee(t,e,n){return t===void 0?!1:(wo(t,n),!!t?.[e])}function wo(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var g=t=>`${t}`;function ft(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var ne=t=>t===void 0?void 0:!!t;function oe(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function gt(t){return(e,n)=>{let o=e===void 0?t[0]:g(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Eo=512,$i=64,Ne=(t,e)=>e<=$i&&(t[0]|t[e>>1]|t[e-1])<128;function Le(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var xo=[];function bo(t,e,n,o){return n<Eo?o(t,e,n)??yo(t,e,n):yo(t,e,n)??Wi(t,e,o)??o(t,e,n)}function yo(t,e,n){let o=Hi();if(!(!o||!Vi(t,e,n)||Ct(e)))try{return o.call(e,0,n)}catch{return}}function Wi(t,e,n){if(!(!Ki(t)||Ct(e)))return xo[t]??=it(()=>Yi(t,n))??null,xo[t]?.(e)}var Hi=M(()=>it(Gi));function Gi(){let t=oo,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Vi(t,e,n){return t===mt?vi(e,n):Ne(e,n)&&Le(e,n)}function vi(t,e){if(e<Eo)return Ue(t,0,e);let{start:n,words:o}=te(t,0),r=n+4*o.length;if(!Ue(t,0,n)||!Ue(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Ue(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Ki=t=>Ft(t)&&(ht()||t===mt&&(zt()||!(Dt()>0)));function Yi(t,e){let n=pt(h[t].name),o=i=>n(i)===e(t,i,u(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var qi=24,zi=M(()=>it(Xi)),Ji=M(()=>it(Qi)),So=M(()=>it(ts));function Oo(t,e,n){if(!(t!==E&&t!==C)&&!(n<qi&&(n===0||t===C||!Ao()))&&!Ct(e))return t===E?zi():Ji()}function To(t){try{return So()?.encode(t)}catch{return}}function Re(t,e){try{return So()?.encodeInto(t,e)}catch{return}}function Xi(){let t=Dt()<22?co():()=>!0;if(!t)return;let e=pt("utf-8"),n=Zi()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var Ao=M(()=>Dt()>=22&&!Jt()&&Fe!==void 0);function Zi(){if(!Ao())return;let t=Fe;return(e,n)=>t.call(e,0,n)}function Qi(){let t=o=>qt.call(o,0,u(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}function ts(){let t=so(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var Bo="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var Mo="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Fo(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);for(let s=0;s<Mo.length;s++)n[Mo.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var ns=65539;function Do(t,e){let n=re(os,t,e),o=re(rs,t,e);if(n&&o){let c=Jt()?Number.POSITIVE_INFINITY:64;return{read:(a,f)=>(f<128?n:o).read(a,f),write:(a,f)=>(a.length<c?n:o).write(a,f),readBytes:n.readBytes,most:o.most}}let r=ke(t);if(n){let c=ht()?re(Io,t,e):void 0;return c?{...n,read:(a,f)=>(f<4096?n:c).read(a,f)}:n}let i=o??re(Io,t,e)??r,s=o?6:16;return{read:(c,a)=>(a<s?r:i).read(c,a),write:(c,a)=>(c.length<16?r:i).write(c,a),most:i.most}}function re(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),ke(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}function os(t){let e=new WebAssembly.Module(Fo(Bo),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:ns}}function rs(t){let[e,n]=[qt,no],o=new Uint8Array(t.buffer),r=()=>(u(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function Io(t){let e=pt("utf-16le"),{write:n,most:o}=ke(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function ke(t){let e=new Uint16Array(t.buffer),n=()=>(u(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function Co(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var je,l,$e,_o,Uo,tt,W={input:0,units:0,output:0},U=-1,A=65536,se=0,ie={name:"",encoding:U},S={isBusy:!0,newCodec:Number.NaN},Ut=Number.NaN;function et(t,e){ie.name=t,ie.encoding=e,S.newCodec=Ut,S.isBusy&&is(),S.isBusy=!0}function is(){try{Ro(),je??=cs(Gt()),Lo(new WebAssembly.Instance(je))}catch(t){throw ko(t)}}async function We(t,e){try{Ro();let n=t(),o=No(n)?n:await WebAssembly.compile(ss(n));e||fs(o);let r=await WebAssembly.instantiate(o);if(He())return;Lo(r),je=o}catch(n){throw ko(n)}}var ss=t=>ArrayBuffer.isView(t)?_t(t):t,He=()=>!S.isBusy;function cs(t){return No(t)?t:new WebAssembly.Module(t)}function No(t){try{return WebAssembly.Module.customSections(t,Mt),!0}catch{return!1}}var as="encoding-wasm";function fs(t){let[e]=WebAssembly.Module.customSections(t,as),n=`${Mt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Lo({exports:t}){if(l=t,l.block_length()!==A)throw new Error("The module has blocks of another length.");Pe=WebAssembly.RuntimeError,W.input=l.input(),W.units=l.units(),W.output=l.output(),Po(),tt=Do(l.memory,W.units),se=Math.min(l.units_length(),tt.most),S.isBusy=!1}function Ro(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function ko(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ds(t))return new RangeError(`encoding-wasm: ${jo} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var jo="no memory for WebAssembly; free some, and call again",ds=t=>t instanceof RangeError&&/memory/i.test(t.message);function Nt(){return ve(),$e}function Ge(){return ve(),_o}function Ve(){return ve(),Uo}function ve(){u($e)===0&&Po()}function Po(){let{buffer:t}=l.memory;$e=new Uint8Array(t),_o=new Uint8Array(t,W.input,A),Uo=new Int32Array(t,l.codec(),l.codec_length()>>2)}function Ke(t,e){return et(t,U),Ye(e)}function Ye(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw H(e)}}var Pe;function H(t){if(!Pe||!(t instanceof Pe))return t;let e=h[ie.encoding]?.name,n=`${ie.name}${e?` of ${e}`:""} failed`;return ls()?new RangeError(`encoding-wasm: ${n}: ${jo}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var us=32;function ls(){try{return l.memory.grow(us),!1}catch{return!0}}function Y(){let t=Ve();return Go(t,new Int32Array(t.length))}function Ho(){return l.held()!==0?Y():(S.newCodec=Lt,null)}var qe=t=>Go(t,Ve());function Go(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Vo(t,e){vo(t,e)||(et("decoding",t),e?qe(e):l.new_decoder(t),Lt=t===rt||t===P?Ut:t)}var Lt=Ut;function vo(t,e){return e||S.newCodec!==t||S.isBusy?!1:(S.newCodec=Ut,S.isBusy=!0,!0)}function ae(t,e){vo(~t,e)||(et("encoding",t),e?qe(e):l.new_encoder(t),Lt=~t)}function ze(t,e,n,o){et("transcoding",t),o?qe(o):l.new_transcoder(t,e,+n)}function Ko(t,e){l.set_source_encoding(t,+e),S.isBusy=!1}function wt(t){let e=u(t),n=l.alloc(e)>>>0;return Z(Nt(),t,n),[n,e]}var ms=M(()=>Uint8Array.from(Vt,t=>t.charCodeAt(0))),$o,Yo=t=>Ke("sniffing",()=>($o!==l&&l.give_labels(...wt(ms())),$o=l,t())),qo=(t,e,...n)=>Yo(()=>l.sniff_html(...wt(t),e,...n)),zo=(t,e,n)=>Yo(()=>l.sniff_xml(...wt(t),e,n));var Jo=(t,e)=>Ke("sniffing",()=>l.default_for(...wt(t),e)),Xo=()=>et("detection",U);function Zo(t,e){try{l.feed_detector(...wt(t),+e)}catch(n){throw H(n)}}var Qo=(t,e,n,o)=>Ye(()=>{let r=a=>a?wt(a):[0,0],i=l.guess(...r(t),...r(e),...r(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),tr=-1,xt=-2;function er(t,e,n,o,r){ce(t,e),S.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&(S.newCodec=Lt),Ze(i)}var dt={encoding:U,at:0,owner:void 0};function Je(t,e,n){let o=Ft(t);if(!o&&!Ne(e,n)||((dt.encoding!==t||dt.owner!==l||S.isBusy)&&(et("decoding",t),dt.owner=l,dt.at=tt.readBytes?l.byte_table(t):0,dt.encoding=t,S.isBusy=!1),dt.at===0))return;if(n<=A)return ce(e,n),!o&&!Le(Ge(),n)?void 0:Wo(n);if(tt.most>se)return;let r="";for(let i=0;i<n;i+=A){let s=Math.min(A,n-i);ce(y(e,i,i+s),s),r=G(r,Wo(s))}return r}var nt={encoding:U,table:void 0,owner:void 0},ps=9984;function nr(t){let{table:e}=nt;if(nt.encoding===t&&nt.owner===l&&(!e||u(e)>0)&&!S.isBusy)return e;et("encoding",t),nt.encoding=t,nt.owner=l,nt.table=void 0;let o=l.unit_table(t)>>>0,{buffer:r}=l.memory;return o>0&&(nt.table=Ft(t)?new Uint8Array(r,o,ps):new Uint16Array(r,o,65536)),S.isBusy=!1,nt.table}var Wo=t=>tt.readBytes(W.input,t,dt.at);function G(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var hs=3,or=t=>t+A+hs<=se,rr=()=>Nt()[W.units]|Nt()[W.units+1]<<8,ir=(t,e)=>tt.read(W.units+2*t,e-t),fe=(t,e,n)=>tt.write(t.slice(e,n),W.units);function Xe(t,e,n,o){S.isBusy=!0;let r=l.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&D.finished()&&(S.newCodec=Lt),Ze(r)}var I={none:0,source:1,result:2};function sr(t,e,n,o){let r=u(t);ce(t,r),S.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return S.isBusy=!1,Ze(i)}var gs=24;function ce(t,e){let n=Ge();if(e>gs)try{Z(n,t)}catch{Z(n,y(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Ze(t){if(t<xt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var Rt=t=>at(Nt(),W.output,t);var D={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},yt={malformed:()=>l.replaced(),firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var ws=65279,xs=24,ys=256,N=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return h[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=this.#t,i=this.#e,s=this.#n,c=u(e),a="";try{a=this.#r(e,c,n)??this.#s(e,c,n)}catch(d){throw this.#t=r,this.#e=i,this.#n=s,H(d)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let r=Oo(this.encoding,e,n),i=this.#i(e,n,!r);return i===void 0||this.fatal&&i.includes("\uFFFD")?r&&this.#c(r,e,n,o):(this.#n+=n,this.#e||=n>0,i)}#i(e,n,o){if(!(this.#t||!qn(this.encoding)))return o?bo(this.encoding,e,n,Je):n<xs?Je(this.encoding,e,n):void 0}#c(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<ys&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==E)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#s(y(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((d,m)=>n[i+m]===d)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#e||=c>0;let a=i===0&&c===o?n:y(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=G(s,this.#s(a,c-i,!0)),this.#o)return s}else s=G(s,f),this.#n+=c-i;return c<o?G(s,this.#s(y(n,c),o-c,r)):s}#s(e,n,o){Vo(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!It(this.encoding),s=0;for(let c=0;;c+=A){let a=n-c<=A,f=Math.min(A,n-c),d=c===0&&a?e:y(e,c,c+f),m=er(d,f,s,this.fatal,o&&a);if(m<0)return this.#t=Y(),this.#o=new R(this.name,this.#n+c+D.start(),D.length()),r;if(s+=m,s>0&&(a||!or(s))&&(r=G(r,ir(!i&&rr()===ws?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=o?null:Ho(),this.#n+=n,r}};function cr(t,e){let n=_(t,e);if(n===P)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Et=t=>t==null?void 0:g(t);function ue(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Es(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>_(g(n),e))}}var le={allowUTF8:t=>t===void 0||!!t,candidates:Es,locale:Et,maxBytes:ue,tld:Et},Qe=["text","ASCII","empty","binary","unknown"];function kt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=u(t),a=Math.min(c,i);Xo();for(let x=0;x<a;x+=A){let k=Math.min(x+A,a);Zo(y(t,x,k),e&&k===c)}let f=Qo(o,r&&de(r),s&&de(s),n),{0:d,1:m,2:w}=f,p=x=>({encoding:h[f[3+2*x]].name,score:f[4+2*x]});return{kind:Qe[d],isASCII:Qe[d]==="ASCII"||Qe[d]==="empty",encoding:m<0?void 0:m,score:w,candidates:Array.from({length:(f.length-3)/2},(x,k)=>p(k))}}function de(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function jt(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=O(t,n),r=b(e,le,n),i=kt(T(o),!0,r);return{encoding:i.encoding===void 0?null:h[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates}}var bs=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ss=1024,Os=1<<20,Ts=65536,As=[rt,P,V,C],bt=(t,e)=>{let n=Et(t);return n===void 0?U:_(n,e)},ar=(t,e)=>Math.min(ue(t,e)??Ss,Os),fr=t=>X(Et(t)??"")??U;function Bs(t,e){if(t)return b(t===!0?void 0:t,le,e)}var Ms={defaultEncoding:bt,detect:Bs,likelyEncoding:bt,locale:Et,maxPrescanBytes:ar,parentEncoding:bt,transportLayerEncodingLabel:fr,userOverride:bt};function dr(t,e){let n=b(t,Ms,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Kt,r),declared(s){let{userOverride:c,parentEncoding:a,likelyEncoding:f}=n,d=Math.min(u(s),r),m=qo(s,d,c,i,a,f);return m===U?void 0:en(m)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>ur(s)??lr(o,n.defaultEncoding)}}function ur(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function lr(t,e){return en(Jo(de(t),e===U?mt:e))}var Fs={defaultEncoding:bt,maxPrescanBytes:ar,transportLayerEncodingLabel:fr};function mr(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=b(t,Fs,e),i=s=>{let c=Math.min(u(s),o),a=en(zo(s,c,r));return a.source==="default"&&n!==U?{...a,encoding:n}:a};return{prescanned:Math.max(Kt,o),declared:i,decide:()=>i(B)}}function Is(t,e){let n={...le,defaultEncoding:bt},{defaultEncoding:o,...r}=b(t,n,e);return{prescanned:Kt,declared(i){let s=v(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===U?i?.encoding??mt:o;return ur(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Ds={detect:Is,html:dr,xml:mr},Cs=["detect","html","xml"],_s={prefixBytes:ue,sniff:gt(Cs)};function me(t,e){let{prefixBytes:n,sniff:o}=b(t,_s,e),r=Ds[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Ts,maxBytes:s.maxBytes??1/0,get passesASCII(){return!As.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>tn(r,c),takesWhole:n===void 0}}function tn({prescanned:t,declared:e,options:n,decide:o},r){return e(ct(r,t))??o(n&&kt(r,!0,n))}function en(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:bs[t>>8&255],score:null}}var pr=({encoding:t,confidence:e,source:n})=>({encoding:h[t].name,confidence:e,source:n});function hr(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:O(t,n),r=dr(e,n);return o?pr(tn(r,T(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function gr(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=O(t,n),r=mr(e,n);return pr(tn(r,T(o)))}function wr(t){return h[lr(g(t),U).encoding].name}var on=-1,nn=27,Sr="(B",Or="(J",Tr=[Sr,Or,"(I","$@","$B"],Us=4,xr=16,pe=class{#t=!0;#e=!0;read(e,n){let o=u(e),r=this.#t?Ns(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=js(e,i)),i!==o);){let a=e[i];if(a===nn&&this.#e){let f=br(e,i);if(s=Tr.includes(f),!s&&!n&&$s(f))break;this.#e=s}else s=a>=128||i<r&&Ps(a);s||(i+=1)}let c=s?i:on;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=u(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==nn)continue;if(r>n&&o-r<=Us)return r;let i=br(e,r);this.#e&&=i===Sr||i===Or}return o}};function Ns(t){let[e,n]=[!0,!0];for(let o=0;o<xr;o+=2){if(o+1>=u(t))return 1/0;if(e&&=Er(t[o]),n&&=Er(t[o+1]),!e&&!n)return o+2}return xr}var Ls=16843009,Rs=454761243,ks=2155905152;function js(t,e){let n=u(t),{start:o,words:r}=te(t,e),i=yr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^Rs;if(((r[s]|c-Ls&~c)&ks)!==0)break}return yr(t,o+4*s,n)}function yr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==nn;)o+=1;return o}var Er=t=>t===48||t>=78,Ps=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function br(t,e){let n="";for(let o=e+1;o<Math.min(e+3,u(t));o++)n+=String.fromCharCode(t[o]);return n}var $s=t=>t.length<2&&Tr.some(e=>e.startsWith(t));var Pt=64,z=new Uint8Array(3*Pt);function rn(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){z[n++]=r;continue}let i=(r&63488)===55296?sn(t,o):r;i>=65536&&(o+=1),n=an(i,z,n)}return at(z,0,n)}function Ar(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(z[o++]=s>>8),z[o++]=s}return at(z,0,o)}function sn(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var cn=t=>t<128?1:t<2048?2:t<65536?3:4;function an(t,e,n){if(t<128)return e[n]=t,n+1;let o=cn(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var dn=["fatal","html","replacement"],Ws=2048;function un(t,e){if(!(t.length>Pt/2))try{let n=nr(e);return n&&Ar(t,n)}catch(n){throw H(n)}}var F=class t{encoding;unmappable;#t;#e=null;#n=0;#o=B;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return h[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#c(e,n)}get#r(){return this.#t?0:dn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>A)return;let n=un(e,this.encoding);if(n)return n;try{ae(this.encoding,null),fe(e,0,e.length);let o=Xe(0,e.length,this.#r,!0);return o===xt||!D.finished()?void 0:(this.#n=0,Rt(o))}catch(o){throw H(o)}}#c(e,n){let o=new j;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new K(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=B,this.#e=null,this.#n=0);let a=this.#t,f=this.#r,d=a?Ws:A,m=a&&this.encoding===rt?new fn(c,o):void 0,w=m?p=>m.add(p):o;try{ae(this.encoding,s);for(let p=0;p===0||p<e.length;p+=d){let x=Math.min(p+d,e.length);fe(e,p,x);let k=x===e.length;for(let q=0,Hn=!1;!Hn;){let Ht=Xe(q,x-p,f,n&&k);w(Rt(Ht===xt?D.written():Ht));let Gn=i+p+q+D.start();if(q+=D.read(),Hn=Ht!==xt&&D.finished(),Ht!==xt)continue;let Te=D.codePoint();if(a){let bi=Y(),Vn=()=>this.locate(Gn),Si=a(Te,Vn),Oi=this.#s(bi,Si,w,Te,Vn);ae(this.encoding,Oi),fe(e,p,x)}else r(Te,Gn)}}}catch(p){throw H(p)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#e=Y(),this.#n=i+e.length}#s(e,n,o,r,i){if(n===null)throw new K(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new K(c,i(),this.name)}),s.#e}},Br=27,Mr=3,fn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=u(e);if(n===0)return;e[0]!==Br&&this.#t(this.held);let o=e[n-Mr]===Br?n-Mr:n;this.#t(Q(e,0,o)),this.held=Q(e,o,n)}},j=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=u(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=ln(this.#n),n=0;return this.forEach(o=>{Z(e,o,n),n+=u(o)}),e}};function ln(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function J(t,e){let n=_(t,e);if(n===V||n===C){let{name:o}=h[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return mn(n,t,e)}function mn(t,e,n){if(t===P)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Hs=2048,Gs=64,St=class{decision=null;sample=B;detected;#t;#e=!0;#n=!1;#o=new pe;#r=new j;#i;#c=0;#s=B;#f=B;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new j;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+u(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new j;let i=ct(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let f=u(s);if(a===on)return n?this.#a(i(this.#u(s,!0)),o,s):this.#d(s,f+1,o);let d=Ir(s,a-c,r.windowBytes),m=Math.min(d+r.windowBytes,r.maxBytes-this.#c);if(f<m&&!n)return this.#d(s,m,o);let w=ct(s,Math.max(0,m)),p=this.#u(w,f<m);if(!r.passesASCII||!Vs(p,w)||m<=d)return this.#a(i(p),o,s);s=this.#l(s,this.#o.skip(w,a-c),o)}}#u(e,n){this.sample=st(st(this.#s,this.#f),e);let o=this.#t.detection.options;return this.detected=kt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=u(e);return r>0&&this.#r.add(Q(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=ct(e,n);n>0&&o.add(r),this.#c+=n;let i=Math.min(n,Hs-u(this.#s));return i>0&&(this.#s=st(this.#s,ct(r,i))),this.#f=Fr(st(this.#f,Fr(y(r,i)))),y(e,n)}#a(e,n,o){return this.decision=e,{passed:n,rest:o}}},Fr=t=>y(t,Math.max(0,u(t)-Gs));function Ir(t,e,n){let o=Math.min(u(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Vs(t,e){return t.isASCII||t.encoding===void 0&&!(e[Ir(e,0,1/0)]>=128)}var pn=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new St(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new N(E,!1,!0);o.forEach(f=>{i=G(i,s.decode(f,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let a=this.ignoreBOM||this.#n>0;return this.#t=new N(c.encoding,this.fatal,a,this.#n),G(i,this.#t.decode(r,n))}};function hn(t,e){let{fatal:n,ignoreBOM:o}=b(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new pn(me(t,e),n,o)}function Dr(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=O(t,n),r=hn(e,n),i=$(n,()=>r.decode(T(o),!0)),s=r.decision;return{text:i,encoding:h[s.encoding].name,score:s.score,source:s.source}}function L(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function ut(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function gn(){throw new TypeError("Illegal invocation")}var Cr="Failed to execute 'encodeInto' on 'TextEncoder'",wn=class t{#t="utf-8";constructor(){new.target!==t&&ut(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||gn(),Ot(g(e))}encodeInto(e,n){#t in this||gn(),oe(arguments,2,Cr);let o=g(e),r=po(n,Cr),{read:i,written:s}=Re(o,r)??{read:0,written:0};if(i===o.length||s===u(r))return{read:i,written:s};let c=Js(o.slice(i),y(_t(r),s));return{read:i+c.read,written:s+c.written}}},_r=L(wn,"TextEncoder"),vs=6,Ks=16;function Ot(t){let{length:e}=t;if(e<=vs)return rn(t);if(e<=Pt&&Ys()){if(e<=Ks)return rn(t);let n=qs(t)&&zs(t);if(n)return n}return To(t)??new F(E,"fatal").encode(t,!0)}var Ys=M(()=>!ht()&&!zt()),qs=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function zs(t){let e=Re(t,z);return e?.read===t.length?at(z,0,e.written):void 0}function Js(t,e){let n=0,o=0;for(;n<t.length;){let r=sn(t,n);if(o+cn(r)>u(e))break;o=an(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Ur=`4h	!
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
n	?`;var Xs=M(()=>{let t=0;return new Map(Ur.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Zs=3,Nr=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Lr(t){let e=new F(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof K)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Rr(String.fromCodePoint(r),n,Zs),o.set(r,i)),i}}function Rr(t,e,n){if(Nr(t))return"";if(n===0)return null;let o=Qs(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Rr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Qs(t){let e=[...Xs().get(t)??[],...tc(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function tc(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=w=>s>>o.length-1-w&1,a=o.filter((w,p)=>c(p)),f=o.filter((w,p)=>!c(p)),d=[n,...a].join("").normalize("NFC"),m=d+f.join("");m.normalize("NFD")===e&&r.push(m),f.every(Nr)&&i.push(d)}return[...r,...i]}var ec=["fatal","html","replacement","ignore","translit"],nc=gt(ec),he=(t,e)=>typeof t=="function"?t:nc(t,e);function ge(t,e,n){return typeof t=="function"?(o,r)=>oc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Lr(e):void 0}function oc(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=T(O(t,e));return Q(n,0,u(n))}var rc="Failed to construct 'LegacyTextEncoder'",xn="Failed to execute 'encode'";function kr(t,e="utf-8",n=void 0){let o=ft(t,xn);if(n===void 0){let i=J(g(e),xn);return i===E?Ot(o):un(o,i)??new F(i,"fatal").encode(o,!0)}let r=we(e,n,xn);return r.encoding===E?Ot(o):r.encode(o,!0)}function we(t,e,n){let o=g(t),r=e===void 0?"fatal":b(e,{unmappable:he},n).unmappable,i=J(o,n);return new F(i,r,ge(r,i,n))}var yn=class{#t;constructor(e="utf-8",n=void 0){this.#t=we(e,n,rc)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ft(e,r),{stream:s}=b(n,{stream:Boolean},r);return o.encode(i,!s)}},jr=L(yn,"LegacyTextEncoder");var En="Failed to execute 'decode' on 'TextDecoder'",bn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Sn(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&ut(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,n=void 0){let o=this.#t,r=O(e,En),i=ee(n,"stream",En);return this.#e||o.reset(),this.#e=i,o.decode(ho(r),!i,En)}},xe=L(bn,"TextDecoder");function Sn(t,e,n){let o=g(t),r=ee(e,"fatal",n),i=ee(e,"ignoreBOM",n);return new N(cr(o,n),r,i)}var On=4096,ic=27,sc=65533,ye=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new F(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==sc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=u(e);for(let i=0;i===0||i<r;i+=On){let s=r-i<=On;this.#c(y(e,i,s?r:i+On),s?n:I.none,o)}}#c(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=ac(r,e),s[d-i]);let c=new j,a;try{this.#t.transcode(e,n===I.result?I.source:n,d=>c.add(d))}catch(d){a=d}let f=cc(c.concatenate());try{this.#e.encodeOrFail(f,n===I.result,o),this.#n=n===I.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function cc(t){let e=new Uint16Array(u(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function ac(t,e){let n=u(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=fc(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(y(e,c,c+1),I.none,d=>{a+=u(d)/2})}catch(d){if(d instanceof R)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===ic;for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function fc(t){try{t.copy(!0).transcode(B,I.source,()=>{})}catch(e){if(e instanceof R)return e.offset;throw e}return t.position}function Wr(t,e){let n="Failed to execute 'transcode'",o=O(t,n),r=An(e,n),i=new j;return $(n,()=>r.transcode(T(o),I.result,s=>i.add(s))),i.concatenate()}function An(t,e){let n={bom:Boolean,fatal:Boolean,from:lc("from"),ignoreBOM:Boolean,to:a=>a===void 0?"utf-8":g(a),unmappable:he},{from:o,to:r,...i}=b(t,n,e),s=o==="auto"?me(t,e):_(o,e),c=mn(_(r,e),r,e);if(i.bom&&!It(c))throw new RangeError(`${e}: ${h[c].name} has no byte order mark.`);return dc(s,c,i,e)}function dc(t,e,n,o){return typeof t=="number"?Pr(t,e,n,o):new Tn(t,Pr(E,e,n,o))}function Pr(t,e,n,o){let r=ge(n.unmappable,e,o);return r&&!It(e)?new ye(uc(t,n),e,n.unmappable,r):new Ee(t,e,n)}function uc(t,e){return new Ee(t,C,{...e,bom:!1,unmappable:"fatal"})}function lc(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return g(e)}}var $r={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Ee=class t{from;to;#t=null;#e=0;#n;#o={...$r};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(ze(e,this.to,this.#n.ignoreBOM,this.#t),Ko(e,n),this.#t=Y())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Rt}=this.#n;s&&!this.#t&&o(Uint8Array.from(Xn(this.to)??[]));let f=Math.max(0,dn.indexOf(c)),d=u(e);try{ze(this.from,this.to,i,this.#t);for(let m=0;;){let w=d-m<=A,p=w&&m===0?e:y(e,m,w?d:m+A),x=sr(p,r,f,w?n:I.none);this.#r(this.#e+m);let k=x<0?D.written():x;if(k>0&&o(a(k)),x<0&&this.#i(x,m),m+=D.read(),w&&D.finished())break}}catch(m){throw H(m)}this.#t=Y(),this.#e=n===I.none?this.#e+d:0}takeLosses(){let e=this.#o;return this.#o={...$r},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+yt.firstMalformed()),n.malformed+=yt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+yt.firstUnmappable(),n.codePoint=yt.codePoint()),n.unmappable+=yt.unmappable()}#i(e,n){let o=this.#e+n+D.start();throw this.#t=Y(),this.#e=0,e===tr?new R(h[this.from].name,o,D.length()):new K(D.codePoint(),o,h[this.to].name)}},Tn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#c(r,e,n,o),n===I.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,this.#o=!1,this.#r.setSource(E,!1),new St(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);i.forEach(c=>{this.#r.transcode(c,I.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};function Dn(t,e,n){let o=ao();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function $t(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Dn(t,(o,r)=>{let i=O(o,n);r($(n,()=>e.decode(T(i),!1)))},o=>o($(n,()=>e.decode(B,!0))))}var Bn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=Sn(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=$t("TextDecoderStream",o),new.target!==t&&ut(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Hr=L(Bn,"TextDecoderStream"),Mn=class t{#t;constructor(){this.#t=Vr("TextEncoderStream",new F(E,"fatal"),g),new.target!==t&&ut(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Gr=L(Mn,"TextEncoderStream");function Vr(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Dn(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Fn=class{#t;#e;constructor(e="utf-8",n=void 0){let o=we(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Vr("LegacyTextEncoderStream",o,ft)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},vr=L(Fn,"LegacyTextEncoderStream"),In=class{#t;#e;constructor(e){let n=An(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let a=new j;try{$(o,()=>n.transcode(T(i),s,f=>a.add(f)))}finally{a.forEach(c)}};this.#t=n,this.#e=Dn("TranscoderStream",(i,s)=>r(O(i,o),I.none,s),i=>r(B,I.result,i))}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Kr=L(In,"TranscoderStream");var Cn=class{#t;#e;constructor(e=void 0){let n=hn(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=$t("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Yr=L(Cn,"AutoDecoderStream");var _n=class{fatal;ignoreBOM;#t;#e;#n=B;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=st(this.#n,e);if(!n&&Jn(o))return this.#n=o,"";let r=v(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new N(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(y(o,i),n)}},Un=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=g(e),{fatal:i,ignoreBOM:s}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new _n(_(r,o),i,s);this.#t=c,this.#e=$t("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},qr=L(Un,"DecoderStream");function zr(t,e){let n="Failed to execute 'findUnmappable'",o=ft(t,n),r=J(g(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new F(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function Jr(t){let e=v(T(O(t,"Failed to execute 'bomSniff'")));return e?h[e.encoding].name:null}function Tt(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=O(t,o),i=_(g(e),o),{fatal:s,ignoreBOM:c}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=T(r),f=v(a),d=f&&!c?f.bytes.length:0,m=new N(f?.encoding??i,s,!0,d);return $(o,()=>m.decode(y(a,d),!0))}function Xr(t){let e=T(O(t,"Failed to execute 'utf8Decode'")),n=v(e);return ti(E,n?.encoding===E?y(e,n.bytes.length):e)}function Wt(t){return ti(E,T(O(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Zr(t){let e=O(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new N(E,!0,!0).decode(T(e),!0)}catch(n){if(n instanceof R)return null;throw n}}function Qr(t){return oe(arguments,1,"Failed to execute 'utf8Encode'"),Ot(g(t))}function ti(t,e){return new N(t,!1,!0).decode(e,!0)}async function ei(t=void 0){let e=await t;if(e===void 0)He()||await We(Gt,!0);else{let n=mc(e)?await pc(e):e;await We(()=>n,!1)}}var mc=t=>typeof t?.arrayBuffer=="function";function pc(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var hc=0,lt=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),ni="application/x-www-form-urlencoded",oi=M(()=>{let t=new Set([...Array(32).keys(),127]),e=lt(t,' "#<>'),n=lt(e,"?^`{}"),o=lt(n,"/:;=@[\\]|"),r=lt(o,"$%&+,");return{"C0 control":t,fragment:lt(t,' "<>`'),query:e,"special-query":lt(e,"'"),path:n,userinfo:o,component:r,[ni]:lt(r,"!'()~")}}),gc=(t,e)=>gt(Object.keys(oi()))(t,e);function ri(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=J(g(t),r),s=g(e),c=gc(g(n),r),a={spaceAsPlus:ne},{spaceAsPlus:f=c===ni}=b(o,a,r),d=oi()[c],m="",w="",p=()=>{hc=w.charCodeAt(0),m=G(m,w),w=""};return new F(i,"fatal").encodeOrFail(s,!0,x=>{for(let k=0;k<u(x);k++){let q=x[k];f&&q===32?w+="+":q>126||d.has(q)?w+=`%${q.toString(16).toUpperCase().padStart(2,"0")}`:w+=String.fromCharCode(q)}w.length>wc&&p()},x=>{w+=`%26%23${x}%3B`}),p(),m}var wc=65536;var Rn=1,ii=2,Se=3,kn=4,ot=10,Oe=1e3,si=1010;function xc(t,e){if(/[\t\n\f\r]/.test(t))return Rn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return kn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Rn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?ii:Se;if(e<12288){let n=e<880?1:e>>8;return ot*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?si:Oe}var yc=65280,Ec=/[бгжзйф-я]/i,Nn;function be(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(Tt(Uint8Array.from(r),t))}var Ln;function jn(t){Ln??=new Uint16Array(65536),Nn??=[be("shift_jis",136,151,64),be("gbk",176,215),be("big5",164,198,64),be("euc-kr",176,200)];let e=Nn.map(()=>0),n=0,o=Rn;for(let r of t){let i=Number(r.codePointAt(0)),s=Ln[i]||xc(r,i);Ln[i]=s;let c=o>=ot;if(s===kn)n+=22;else if(s===Se)n+=c?15:o===Se?7:11;else if(s===ii)n+=c?9:7;else if(s>=Oe){for(let[a,f]of Nn.entries())s===si?e[a]+=a>0?13:i>yc?9:5:e[a]+=f.has(r)?9:14;c&&o<Oe&&(n+=9)}else if(s>=ot){let a=r<"\x80";a||(n+=s<2*ot?6:Ec.test(r)?7:4),c&&o!==s?o>=Oe?n+=6:Math.trunc(o/ot)!==Math.trunc(s/ot)?n+=12:s%ot===1&&(n+=a?3:11):c&&!a&&(n+=s%ot),(o===Se||o===kn)&&(n+=4)}o=s}return n+Math.min(...e)}var li="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),bc=.25,mi=/^[GSBE]/,pi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,Sc=/^w|G|S|B.+5|KR/,At="UTF-8",Oc=-2,Tc=1,Ac=1e3,Bc=40,Mc=.003,ci=30,ai=10,Fc=25,Ic=7,Dc=10,Cc=15,_c=3,Uc=4,fi=5;function hi(t,e=void 0){let n=g(t),{maxSteps:o}=b(e,{maxSteps:(c=2)=>Math.min(Number(c),_c)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-Bc),s=n.slice(i,i+Ac);return Nc(s,o).map(({steps:c,gain:a})=>({text:ui(n,c)??n.replace(/[^\r\n]+/g,f=>ui(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function Nc(t,e){let n=di(t);if(n>Fc)return[];let o=jn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(f=>Lc(f,o)).sort(Pn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,fi)}r.delete(t);let s=[...r.values()].sort(Pn).slice(0,fi);for(let a of s)a.gain+=.6*di(a.text);s.sort(Pn);let c=Ic+Math.min(Dc,40/t.length);return s.filter(({gain:a})=>a>Math.max(c,s[0].gain-Cc))}var Pn=(t,e)=>e.gain-t.gain;function Lc({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of li.entries()){let c=mi.test(s)&&!pi.test(t)?void 0:$n(t,s);if(!c)continue;let f=t.includes(Bt)||gi(c)?.includes(Bt)?jc:jt(c).candidates;for(let{encoding:d,score:m}of f){if(m<Mc)break;if(e.length>0&&d!==At&&e[0].really!==At)continue;let w=Wn(c,d,!0);if(w===void 0||w===t)continue;let p=n+2.4*Math.log2(m)-i*bc-(d===At?Oc:Tc)-(e.length>0?Uc:0),x=o-jn(w)+p;r.push({text:w,steps:[...e,{really:d,readAs:s}],bits:p,gain:x})}}return r}function di(t){if(t.includes(Bt))return 0;let e=pi.test(t),n=-1/0;for(let o of li){let i=Sc.test(o)&&mi.test(o)===e?$n(t,o):void 0;if(!i)continue;let[s,c]=[2**-ci,2**-ci];for(let{encoding:a,score:f}of jt(i).candidates)a===o||Wn(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-ai,Math.min(n,ai)):n}function ui(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=$n(n,r),s=i&&Wn(i,o);if(s===void 0)return;n=s}return n}var Rc=127,Bt="\uFFFD",kc=4,jc=[{encoding:At,score:.9}];function $n(t,e){let n=t.replaceAll(Bt,"\x7F").replace(/[\x80-\x9F]/g,o=>Tt(Uint8Array.of(o.charCodeAt(0)),e));try{return new F(J(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Wn(t,e,n=!1){if(t.includes(Rc))return e===At?Pc(t):void 0;try{return new xe(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===At?gi(t):void 0}}function gi(t){let e=Wt(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return kc*n<=o?e:void 0}function Pc(t){let e=Wt(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Bt)&&n.length<=o.length+1?e.replaceAll("\x7F",Bt):void 0}var $c=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Wc=M(()=>new Map($c.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,X(e)])})));function Hc(t){return X(t)??Wc().get(vt(t))??Be(t)}function wi(t){let e=Hc(g(t));return e===void 0?null:h[e].name}function xi(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=Co(g(t)),i=Ei(e,o),s={bigEndian:ne},{bigEndian:c=i!=="little-endian"}=b(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let a=i?0:2,f=ln(a+2*r.length),[d,m]=c?[0,1]:[1,0],w=(p,x)=>{f[x+d]=p>>8,f[x+m]=p};i||w(65279,0);for(let p=0;p<r.length;p++)w(r.charCodeAt(p),a+2*p);return f}function yi(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=O(t,o),i=Ei(e,o),{fatal:s}=b(n,{fatal:Boolean},o),c=T(r),a=Gc(c),f=(i??a)==="little-endian"?C:V,d=new N(f,s,i!==null);return $(o,()=>{if(!i||!a||a===i)return d.decode(c,!0);if(s)throw new R(d.name,0,2);return`\uFFFD${d.decode(y(c,2),!0)}`})}function Gc(t){let e=v(t)?.encoding;return e===V?"big-endian":e===C?"little-endian":null}function Ei(t,e){let n=g(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Yr as AutoDecoderStream,qr as DecoderStream,jr as LegacyTextEncoder,vr as LegacyTextEncoderStream,xe as TextDecoder,Hr as TextDecoderStream,_r as TextEncoder,Gr as TextEncoderStream,Kr as TranscoderStream,K as UnmappableError,Jr as bomSniff,Tt as decode,Dr as decodeAuto,yi as decodeUTF16,jt as detectEncoding,kr as encode,xi as encodeUTF16,h as encodings,zr as findUnmappable,to as getOutputEncoding,ei as initialize,Qn as labelToName,wr as localeDefaultEncoding,ri as percentEncodeAfterEncoding,hi as repairMojibake,wi as resolveEncoding,hr as sniffHTMLEncoding,gr as sniffXMLEncoding,Wr as transcode,Xr as utf8Decode,Wt as utf8DecodeWithoutBOM,Zr as utf8DecodeWithoutBOMOrFail,Qr as utf8Encode};
