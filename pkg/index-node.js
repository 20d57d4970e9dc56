function Pn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Wt=()=>Pn(new URL("./encoding.wasm",import.meta.url)),Bt="encoding-wasm",Oe=void 0;var Ht=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function _(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var h=mi();function mi(){let t=Ht.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var pi=_(()=>new Map(h.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,Mt=21,Wn=29,ct=33,$=36,V=37,U=38,hi=[[$,""],[35,"korean"],[32,"japanese"],[Wn,"chinese"],[1,"single-byte"],[y,""]],Hn=t=>t<$&&t!==ct,Ft=t=>t>y&&t<Wn,gi=t=>hi.find(([e])=>t>=e)[1];function Q(t){let e=pi();return e.get(t)??e.get(Yn(wi(t)))}function N(t,e){let n=Q(t);if(n===void 0){let o=Te(t),r=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Oe){let o=gi(n);if(o&&!Oe.includes(o))throw new RangeError(`${e}: '${Bt}' doesn't include ${h[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Te(t){let e=Gt(t),n={936:"gbk",950:"big5"}[e]??e,o=h.findIndex(({labels:r})=>r.some(i=>Gt(i)===n));return o<0||o===$?void 0:o}var Gt=t=>Yn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Gn=[{encoding:y,bytes:[239,187,191]},{encoding:V,bytes:[254,255]},{encoding:U,bytes:[255,254]}],vt=3;function Y(t){return Gn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function vn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Vn(t){return Gn.find(e=>e.encoding===t)?.bytes}function It(t){return t===y||t===V||t===U}function wi(t){let[e,n]=[0,t.length];for(;e<n&&$n(t[e]);)e+=1;for(;n>e&&$n(t[n-1]);)n-=1;return t.slice(e,n)}var $n=t=>`	
\f\r `.includes(t);function Yn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Kn(t){let e=Q(`${t}`);return e===void 0?null:h[e].name}function qn(t){let e=Q(`${t}`);return e===void 0?null:h[e!==$&&e!==V&&e!==U?e:y].name}var j=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function W(t,e){try{return e()}catch(n){throw n instanceof j?n.toTypeError(t):n}}var xi=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,zn=Symbol.for("encoding-wasm.UnmappableError"),K=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${xi(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&zn in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,zn,{value:!0,...n}),t})();var Be=t=>globalThis.Buffer?.prototype?.[t],Vt=Be("ucs2Slice"),Jn=Be("ucs2Write"),Me=Be("utf8Slice"),Xn=t=>globalThis[t],Zn=Xn("TextDecoder"),yi=Zn?.prototype?.decode,Fe=Xn("TextEncoder"),Ei=Fe?.prototype?.encode,bi=Fe?.prototype?.encodeInto;function Dt(t){let e=new Zn(t,{ignoreBOM:!0});return yi.bind(e)}function Qn(){let t=new Fe,[e,n]=[Ei,bi].map(o=>o.bind(t));return{encode:e,encodeInto:n}}var ht=()=>"InternalError"in globalThis,Yt=()=>"Bun"in globalThis,Kt=()=>"Deno"in globalThis,Ie=()=>Number.parseInt(globalThis.process?.versions?.node,10),to=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Ae;function eo(){let{process:t,TransformStream:e}=globalThis;return e&&e===Ae?e:(Ae=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Ae)}var qt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,no=()=>Object.getPrototypeOf(Uint8Array.prototype),zt=t=>qt(no(),t),De=t=>qt(DataView.prototype,t),oo=t=>no()[t],Ce=zt(Symbol.toStringTag),Jt=zt("buffer"),_e=zt("byteOffset"),ro=zt("byteLength"),Si=oo("set"),Oi=oo("slice"),Ti=De("buffer"),Ai=De("byteOffset"),Bi=De("byteLength"),io=qt(ArrayBuffer.prototype,"byteLength"),Mi=typeof SharedArrayBuffer=="function"?qt(SharedArrayBuffer.prototype,"byteLength"):void 0,u=t=>ro.call(t),x=(t,e,n=u(t))=>new Uint8Array(Jt.call(t),_e.call(t)+e,n-e);function at(t,e){let n=new Uint8Array(u(t)+u(e));return J(n,t),J(n,e,u(t)),n}function so(t,e){let n=_e.call(t),o=e+(-(n+e)&3),r=Math.max(0,u(t)-o)>>2,i=r>0?new Int32Array(Jt.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ft=(t,e)=>x(t,0,Math.min(e,u(t))),J=(t,e,n)=>Si.call(t,e,n),q=(t,e,n)=>Oi.call(t,e,n),Fi=24;function dt(t,e,n){if(n>Fi)return q(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Ue(t){try{return io.call(Jt.call(t)),!1}catch{return!0}}function b(t,e){if(!ArrayBuffer.isView(t)&&fo(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function co(t,e){if(ArrayBuffer.isView(t)&&Ce.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function O(t){return ArrayBuffer.isView(t)?Ct(t):fo(t)===0?B:new Uint8Array(t)}function ao(t){return ArrayBuffer.isView(t)&&Ce.call(t)==="Uint8Array"?t:O(t)}function Ct(t){try{return Ce.call(t)===void 0?new Uint8Array(Ti.call(t),Ai.call(t),Bi.call(t)):new Uint8Array(Jt.call(t),_e.call(t),ro.call(t))}catch{return B}}var B=new Uint8Array;function fo(t){for(let e of[io,Mi])try{return e?.call(t)}catch{}}function E(t,e,n){uo(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Xt(t,e,n){return t===void 0?!1:(uo(t,n),!!t?.[e])}function uo(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var g=t=>`${t}`;function ut(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var Zt=t=>t===void 0?void 0:!!t;function Qt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function gt(t){return(e,n)=>{let o=e===void 0?t[0]:g(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Ii=24,Di=_(()=>te(Ni)),Ci=_(()=>te(Ri)),mo=_(()=>te(ki));function po(t,e,n){if(!(t!==y&&t!==U)&&!(n<Ii&&(n===0||t===U||!wo()))&&!Ue(e))return t===y?Di():Ci()}var lo=[];function ho(t,e,n,o){if(!(n<_i||!Ft(t)||!(ht()||t===Mt&&Yt())||Ue(e)))return lo[t]??=te(()=>Ui(t,o))??null,lo[t]?.(e)}var _i=512;function Ui(t,e){let n=Dt(h[t].name),o=i=>n(i)===e(t,i,u(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}function go(t){try{return mo()?.encode(t)}catch{return}}function Ne(t,e){try{return mo()?.encodeInto(t,e)}catch{return}}function te(t){try{return t()}catch{return}}function Ni(){let t=Ie()<22?to():()=>!0;if(!t)return;let e=Dt("utf-8"),n=Li()??e,o=(...i)=>{let s=n(Uint8Array.from(i));return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var wo=_(()=>Ie()>=22&&!Kt()&&Me!==void 0);function Li(){if(!wo())return;let t=Me;return e=>t.call(e,0,u(e))}function Ri(){let t=o=>Vt.call(o,0,u(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}function ki(){let t=Qn(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var xo="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var yo="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Eo(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);for(let s=0;s<yo.length;s++)n[yo.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var Pi=65539;function So(t,e){let n=ee($i,t,e),o=ee(Wi,t,e);if(n&&o){let s=Kt()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<128?n:o).read(c,a),write:(c,a)=>(c.length<s?n:o).write(c,a),readBytes:n.readBytes,most:o.most}}let r=Le(t);if(n){let s=ht()?ee(bo,t,e):void 0;return s?{...n,read:(c,a)=>(a<4096?n:s).read(c,a)}:n}let i=o??ee(bo,t,e)??r;return{read:(s,c)=>(c<16?r:i).read(s,c),write:(s,c)=>(s.length<16?r:i).write(s,c),most:i.most}}function ee(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),Le(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}function $i(t){let e=new WebAssembly.Module(Eo(xo),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:Pi}}function Wi(t){let[e,n]=[Vt,Jn],o=new Uint8Array(t.buffer),r=()=>(u(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function bo(t){let e=Dt("utf-16le"),{write:n,most:o}=Le(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Le(t){let e=new Uint16Array(t.buffer),n=()=>(u(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function Oo(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var Re,m,ke,_t,tt,M={input:0,units:0,output:0,codec:0,codecEnd:0},L=-1,A=65536,oe=0,ne={name:"",encoding:L},S={isBusy:!0,newCodec:Number.NaN},Ut=Number.NaN;function et(t,e){ne.name=t,ne.encoding=e,S.newCodec=Ut,S.isBusy&&Hi(),S.isBusy=!0}function Hi(){try{Bo(),Re??=vi(Wt()),Ao(new WebAssembly.Instance(Re))}catch(t){throw Mo(t)}}async function Pe(t,e){try{Bo();let n=t(),o=To(n)?n:await WebAssembly.compile(Gi(n));e||Yi(o);let r=await WebAssembly.instantiate(o);if($e())return;Ao(r),Re=o}catch(n){throw Mo(n)}}var Gi=t=>ArrayBuffer.isView(t)?Ct(t):t,$e=()=>!S.isBusy;function vi(t){return To(t)?t:new WebAssembly.Module(t)}function To(t){try{return WebAssembly.Module.customSections(t,Bt),!0}catch{return!1}}var Vi="encoding-wasm";function Yi(t){let[e]=WebAssembly.Module.customSections(t,Vi),n=`${Bt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ao({exports:t}){if(m=t,m.block_length()!==A)throw new Error("The module has blocks of another length.");je=WebAssembly.RuntimeError,M.input=m.input(),M.units=m.units(),M.output=m.output(),M.codec=m.codec(),M.codecEnd=M.codec+m.codec_length(),Io(),tt=So(m.memory,M.units),oe=Math.min(m.units_length(),tt.most),S.isBusy=!1}function Bo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Mo(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Ki(t))return new RangeError(`encoding-wasm: ${Fo} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Fo="no memory for WebAssembly; free some, and call again",Ki=t=>t instanceof RangeError&&/memory/i.test(t.message);function nt(){return u(ke)===0&&Io(),ke}function Io(){ke=new Uint8Array(m.memory.buffer),_t=new Uint8Array(m.memory.buffer,M.input,A)}function We(t,e){return et(t,L),He(e)}function He(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw H(e)}}var je;function H(t){if(!je||!(t instanceof je))return t;let e=h[ne.encoding]?.name,n=`${ne.name}${e?` of ${e}`:""} failed`;return zi()?new RangeError(`encoding-wasm: ${n}: ${Fo}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var qi=32;function zi(){try{return m.memory.grow(qi),!1}catch{return!0}}var _o=()=>m.held()!==0,z=()=>q(nt(),M.codec,M.codecEnd),Ge=t=>J(nt(),t,M.codec);function Uo(t,e){No(t,e)||(et("decoding",t),e?Ge(e):m.new_decoder(t),ie=t===ct||t===$?Ut:t)}var ie=Ut;function No(t,e){return e||S.newCodec!==t||S.isBusy?!1:(S.newCodec=Ut,S.isBusy=!0,!0)}function se(t,e){No(~t,e)||(et("encoding",t),e?Ge(e):m.new_encoder(t),ie=~t)}function ve(t,e,n,o){et("transcoding",t),o?Ge(o):m.new_transcoder(t,e,+n)}function Lo(t,e){m.set_source_encoding(t,+e),S.isBusy=!1}function rt(t){let e=u(t),n=m.alloc(e)>>>0;return J(nt(),t,n),[n,e]}var Ji=_(()=>Uint8Array.from(Ht,t=>t.charCodeAt(0))),Do,Ro=t=>We("sniffing",()=>(Do!==m&&m.give_labels(...rt(Ji())),Do=m,t())),ko=(t,e,...n)=>Ro(()=>m.sniff_html(...rt(t),e,...n)),jo=(t,e,n)=>Ro(()=>m.sniff_xml(...rt(t),e,n));var Po=(t,e)=>We("sniffing",()=>m.default_for(...rt(t),e)),$o=()=>et("detection",L);function Wo(t,e){try{m.feed_detector(...rt(t),+e)}catch(n){throw H(n)}}var Ho=(t,e,n,o)=>He(()=>{let r=t?rt(t):[0,0],i=m.guess(...r,...rt(e),...rt(n),+o)>>>0,{buffer:s}=m.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),Go=-1,wt=-2;function vo(t,e,n,o,r){re(t,e),S.isBusy=!0;let i=m.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&(S.newCodec=ie),Ke(i)}var lt={encoding:L,at:0,owner:void 0},Xi=64;function Ve(t,e,n){let o=Ft(t),r=n<=Xi&&(e[0]|e[n>>1]|e[n-1])<128;if(!o&&!r||((lt.encoding!==t||lt.owner!==m||S.isBusy)&&(et("decoding",t),lt.owner=m,lt.at=tt.readBytes?m.byte_table(t):0,lt.encoding=t,S.isBusy=!1),lt.at===0))return;if(n<=A){if(re(e,n),!o){for(let s=0;s<n;s++)if(_t[s]>=128)return}return Co(n)}if(tt.most>oe)return;let i="";for(let s=0;s<n;s+=A){let c=Math.min(A,n-s);re(x(e,s,s+c),c),i=G(i,Co(c))}return i}var ot={encoding:L,table:void 0,owner:void 0},Zi=9984;function Vo(t){let{table:e}=ot;if(ot.encoding===t&&ot.owner===m&&(!e||u(e)>0)&&!S.isBusy)return e;et("encoding",t),ot.encoding=t,ot.owner=m,ot.table=void 0;let o=m.unit_table(t)>>>0,{buffer:r}=m.memory;return o>0&&(ot.table=Ft(t)?new Uint8Array(r,o,Zi):new Uint16Array(r,o,65536)),S.isBusy=!1,ot.table}var Co=t=>tt.readBytes(M.input,t,lt.at);function G(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Qi=3,Yo=t=>t+A+Qi<=oe,Ko=()=>nt()[M.units]|nt()[M.units+1]<<8,qo=(t,e)=>tt.read(M.units+2*t,e-t),ce=(t,e,n)=>tt.write(t.slice(e,n),M.units);function Ye(t,e,n,o){S.isBusy=!0;let r=m.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&C.finished()&&(S.newCodec=ie),Ke(r)}var D={none:0,source:1,result:2};function zo(t,e,n,o){let r=u(t);re(t,r),S.isBusy=!0;let i=m.transcode_block(r,+e,n,o);return S.isBusy=!1,Ke(i)}var ts=8;function re(t,e){let n=nt();if(e>ts)try{J(_t,t)}catch{J(_t,x(t,0,e))}else for(let o=0;o<e;o++)n[M.input+o]=t[o]}function Ke(t){if(t<wt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var Nt=t=>dt(nt(),M.output,t);var C={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),codePoint:()=>m.code_point(),start:()=>m.start(),length:()=>m.length()},xt={malformed:()=>m.replaced(),firstMalformed:()=>m.first_replaced(),unmappable:()=>m.unmapped(),firstUnmappable:()=>m.first_unmapped(),codePoint:()=>m.unmapped_code_point()};var es=65279,R=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return h[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=this.#t,i=this.#e,s=this.#n,c=u(e),a="";try{a=this.#r(e,c,n)??this.#s(e,c,n)}catch(d){throw this.#t=r,this.#e=i,this.#n=s,H(d)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let r=po(this.encoding,e,n);if(r)return this.#i(r,e,n,o);if(this.#t||!Hn(this.encoding))return;let i=ho(this.encoding,e,n,Ve)??Ve(this.encoding,e,n);if(!(i===void 0||this.fatal&&i.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,i}#i(e,n,o,r){let i=0,s="";if(this.#t){if(this.encoding!==y)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#s(x(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((d,l)=>n[i+l]===d)&&(i+=e.bom.length,this.#n+=e.bom.length);let c=e.completeLength(n,o);this.#e||=c>0;let a=i===0&&c===o?n:x(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=G(s,this.#s(a,c-i,!0)),this.#o)return s}else s=G(s,f),this.#n+=c-i;return c<o?G(s,this.#s(x(n,c),o-c,r)):s}#s(e,n,o){Uo(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!It(this.encoding),s=0;for(let c=0;;c+=A){let a=n-c<=A,f=Math.min(A,n-c),d=c===0&&a?e:x(e,c,c+f),l=vo(d,f,s,this.fatal,o&&a);if(l<0)return this.#t=z(),this.#o=new j(this.name,this.#n+c+C.start(),C.length()),r;if(s+=l,s>0&&(a||!Yo(s))&&(r=G(r,qo(!i&&Ko()===es?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=!o&&_o()?z():null,this.#n+=n,r}};function Jo(t,e){let n=N(t,e);if(n===$)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var yt=t=>t==null?void 0:g(t);function fe(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function ns(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>N(g(n),e))}}var de={allowUTF8:t=>t===void 0||!!t,candidates:ns,locale:yt,maxBytes:fe,tld:yt},qe=["text","ASCII","empty","binary","unknown"];function Lt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let[c,a]=[ae(r),ae(s)],f=u(t),d=Math.min(f,i);$o();for(let I=0;I<d;I+=A){let st=Math.min(I+A,d);Wo(x(t,I,st),e&&st===f)}let l=Ho(o,c,a,n),{0:w,1:p,2:T}=l,v=I=>({encoding:l[3+2*I],score:l[4+2*I]});return{kind:qe[w],isASCII:qe[w]==="ASCII"||qe[w]==="empty",encoding:p<0?void 0:p,score:T,candidates:Array.from({length:(l.length-3)/2},(I,st)=>v(st))}}function ae(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Rt(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=b(t,n),r=E(e,de,n),i=Lt(O(o),!0,r);return{encoding:i.encoding===void 0?null:h[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates.map(({encoding:s,score:c})=>({encoding:h[s].name,score:c}))}}var os=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],rs=1024,is=1<<20,ss=65536,cs=[ct,$,V,U],Et=(t,e)=>{let n=yt(t);return n===void 0?L:N(n,e)},Xo=(t,e)=>Math.min(fe(t,e)??rs,is),Zo=t=>Q(yt(t)??"")??L;function as(t,e){if(t)return E(t===!0?void 0:t,de,e)}var fs={defaultEncoding:Et,detect:as,likelyEncoding:Et,locale:yt,maxPrescanBytes:Xo,parentEncoding:Et,transportLayerEncodingLabel:Zo,userOverride:Et};function Qo(t,e){let n=E(t,fs,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(vt,r),declared(s){let{userOverride:c,parentEncoding:a,likelyEncoding:f}=n,d=Math.min(u(s),r),l=ko(s,d,c,i,a,f);return l===L?void 0:Je(l)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>tr(s)??er(o,n.defaultEncoding)}}function tr(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function er(t,e){return Je(Po(ae(t),e===L?Mt:e))}var ds={defaultEncoding:Et,maxPrescanBytes:Xo,transportLayerEncodingLabel:Zo};function nr(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=E(t,ds,e),i=s=>{let c=Math.min(u(s),o),a=Je(jo(s,c,r));return a.source==="default"&&n!==L?{...a,encoding:n}:a};return{prescanned:Math.max(vt,o),declared:i,decide:()=>i(B)}}function us(t,e){let n={...de,defaultEncoding:Et},{defaultEncoding:o,...r}=E(t,n,e);return{prescanned:vt,declared(i){let s=Y(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===L?i?.encoding??Mt:o;return tr(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var ls={detect:us,html:Qo,xml:nr},ms=["detect","html","xml"],ps={prefixBytes:fe,sniff:gt(ms)};function ue(t,e){let{prefixBytes:n,sniff:o}=E(t,ps,e),r=ls[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??ss,maxBytes:s.maxBytes??1/0,get passesASCII(){return!cs.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>ze(r,c),takesWhole:n===void 0}}function ze({prescanned:t,declared:e,options:n,decide:o},r){return e(ft(r,t))??o(n&&Lt(r,!0,n))}function Je(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:os[t>>8&255],score:null}}var or=({encoding:t,confidence:e,source:n})=>({encoding:h[t].name,confidence:e,source:n});function rr(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:b(t,n),r=Qo(e,n);return o?or(ze(r,O(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function ir(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(t,n),r=nr(e,n);return or(ze(r,O(o)))}function sr(t){return h[er(g(t),L).encoding].name}var Ze=-1,Xe=27,ur="(B",lr="(J",mr=[ur,lr,"(I","$@","$B"],hs=4,cr=16,le=class{#t=!0;#e=!0;read(e,n){let o=u(e),r=this.#t?gs(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=Es(e,i)),i!==o);){let a=e[i];if(a===Xe&&this.#e){let f=dr(e,i);if(s=mr.includes(f),!s&&!n&&Ss(f))break;this.#e=s}else s=a>=128||i<r&&bs(a);s||(i+=1)}let c=s?i:Ze;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=u(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==Xe)continue;if(r>n&&o-r<=hs)return r;let i=dr(e,r);this.#e&&=i===ur||i===lr}return o}};function gs(t){let[e,n]=[!0,!0];for(let o=0;o<cr;o+=2){if(o+1>=u(t))return 1/0;if(e&&=fr(t[o]),n&&=fr(t[o+1]),!e&&!n)return o+2}return cr}var ws=16843009,xs=454761243,ys=2155905152;function Es(t,e){let n=u(t),{start:o,words:r}=so(t,e),i=ar(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^xs;if(((r[s]|c-ws&~c)&ys)!==0)break}return ar(t,o+4*s,n)}function ar(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==Xe;)o+=1;return o}var fr=t=>t===48||t>=78,bs=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function dr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,u(t));o++)n+=String.fromCharCode(t[o]);return n}var Ss=t=>t.length<2&&mr.some(e=>e.startsWith(t));var kt=64,X=new Uint8Array(3*kt);function Qe(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){X[n++]=r;continue}let i=(r&63488)===55296?tn(t,o):r;i>=65536&&(o+=1),n=nn(i,X,n)}return dt(X,0,n)}function pr(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(X[o++]=s>>8),X[o++]=s}return dt(X,0,o)}function tn(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var en=t=>t<128?1:t<2048?2:t<65536?3:4;function nn(t,e,n){if(t<128)return e[n]=t,n+1;let o=en(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var rn=["fatal","html","replacement"],Os=2048;function sn(t,e){if(!(t.length>kt/2))try{let n=Vo(e);return n&&pr(t,n)}catch(n){throw H(n)}}var F=class t{encoding;unmappable;#t;#e=null;#n=0;#o=B;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return h[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){return this.#t?0:rn.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>A)return;let n=sn(e,this.encoding);if(n)return n;try{se(this.encoding,null),ce(e,0,e.length);let o=Ye(0,e.length,this.#r,!0);return o===wt||!C.finished()?void 0:(this.#n=0,Nt(o))}catch(o){throw H(o)}}#s(e,n){let o=new P;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new K(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=B,this.#e=null,this.#n=0);let a=this.#t,f=this.#r,d=a?Os:A,l=a&&this.encoding===ct?new on(c,o):void 0,w=l?p=>l.add(p):o;try{se(this.encoding,s);for(let p=0;p===0||p<e.length;p+=d){let T=Math.min(p+d,e.length);ce(e,p,T);let v=T===e.length;for(let I=0,st=!1;!st;){let $t=Ye(I,T-p,f,n&&v);w(Nt($t===wt?C.written():$t));let kn=i+p+I+C.start();if(I+=C.read(),st=$t!==wt&&C.finished(),$t!==wt)continue;let Se=C.codePoint();if(a){let di=z(),jn=()=>this.locate(kn),ui=a(Se,jn),li=this.#c(di,ui,w,Se,jn);se(this.encoding,li),ce(e,p,T)}else r(Se,kn)}}}catch(p){throw H(p)}if(n){l&&o(l.held);return}l&&(this.#o=l.held),this.#e=z(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new K(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new K(c,i(),this.name)}),s.#e}},hr=27,gr=3,on=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=u(e);if(n===0)return;e[0]!==hr&&this.#t(this.held);let o=e[n-gr]===hr?n-gr:n;this.#t(q(e,0,o)),this.held=q(e,o,n)}},P=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=u(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=cn(this.#n),n=0;return this.forEach(o=>{J(e,o,n),n+=u(o)}),e}};function cn(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Z(t,e){let n=N(t,e);if(n===V||n===U){let{name:o}=h[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return an(n,t,e)}function an(t,e,n){if(t===$)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Ts=2048,As=64,bt=class{decision=null;sample=B;detected;#t;#e=!0;#n=!1;#o=new le;#r=new P;#i;#s=0;#c=B;#f=B;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new P;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+u(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new P;let i=ft(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let f=u(s);if(a===Ze)return n?this.#a(i(this.#u(s,!0)),o,s):this.#d(s,f+1,o);let d=xr(s,a-c,r.windowBytes),l=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(f<l&&!n)return this.#d(s,l,o);let w=ft(s,Math.max(0,l)),p=this.#u(w,f<l);if(!r.passesASCII||!Bs(p,w)||l<=d)return this.#a(i(p),o,s);s=this.#l(s,this.#o.skip(w,a-c),o)}}#u(e,n){this.sample=at(at(this.#c,this.#f),e);let o=this.#t.detection.options;return this.detected=Lt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=u(e);return r>0&&this.#r.add(q(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=ft(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,Ts-u(this.#c));return i>0&&(this.#c=at(this.#c,ft(r,i))),this.#f=wr(at(this.#f,wr(x(r,i)))),x(e,n)}#a(e,n,o){return this.decision=e,{passed:n,rest:o}}},wr=t=>x(t,Math.max(0,u(t)-As));function xr(t,e,n){let o=Math.min(u(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Bs(t,e){return t.isASCII||t.encoding===void 0&&!(e[xr(e,0,1/0)]>=128)}var fn=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new bt(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new R(y,!1,!0);o.forEach(f=>{i=G(i,s.decode(f,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let a=this.ignoreBOM||this.#n>0;return this.#t=new R(c.encoding,this.fatal,a,this.#n),G(i,this.#t.decode(r,n))}};function dn(t,e){let{fatal:n,ignoreBOM:o}=E(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new fn(ue(t,e),n,o)}function yr(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=b(t,n),r=dn(e,n),i=W(n,()=>r.decode(O(o),!0)),s=r.decision;return{text:i,encoding:h[s.encoding].name,score:s.score,source:s.source}}function k(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function mt(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function un(){throw new TypeError("Illegal invocation")}var Er="Failed to execute 'encodeInto' on 'TextEncoder'",ln=class t{#t="utf-8";constructor(){new.target!==t&&mt(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||un(),St(g(e))}encodeInto(e,n){#t in this||un(),Qt(arguments,2,Er);let o=g(e),r=co(n,Er),{read:i,written:s}=Ne(o,r)??{read:0,written:0};if(i===o.length||s===u(r))return{read:i,written:s};let c=_s(o.slice(i),x(Ct(r),s));return{read:i+c.read,written:s+c.written}}},br=k(ln,"TextEncoder"),Ms=6,Fs=16;function St(t){let{length:e}=t;if(e<=Ms)return Qe(t);if(e<=kt&&Is()){if(e<=Fs)return Qe(t);let n=Ds(t)&&Cs(t);if(n)return n}return go(t)??new F(y,"fatal").encode(t,!0)}var Is=_(()=>!ht()&&!Yt()),Ds=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function Cs(t){let e=Ne(t,X);return e?.read===t.length?dt(X,0,e.written):void 0}function _s(t,e){let n=0,o=0;for(;n<t.length;){let r=tn(t,n);if(o+en(r)>u(e))break;o=nn(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Sr=`4h	!
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
n	?`;var Us=_(()=>{let t=0;return new Map(Sr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Ns=3,Or=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Tr(t){let e=new F(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof K)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ar(String.fromCodePoint(r),n,Ns),o.set(r,i)),i}}function Ar(t,e,n){if(Or(t))return"";if(n===0)return null;let o=Ls(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Ar(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Ls(t){let e=[...Us().get(t)??[],...Rs(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Rs(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=w=>s>>o.length-1-w&1,a=o.filter((w,p)=>c(p)),f=o.filter((w,p)=>!c(p)),d=[n,...a].join("").normalize("NFC"),l=d+f.join("");l.normalize("NFD")===e&&r.push(l),f.every(Or)&&i.push(d)}return[...r,...i]}var ks=["fatal","html","replacement","ignore","translit"],js=gt(ks),me=(t,e)=>typeof t=="function"?t:js(t,e);function pe(t,e,n){return typeof t=="function"?(o,r)=>Ps(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Tr(e):void 0}function Ps(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=O(b(t,e));return q(n,0,u(n))}var $s="Failed to construct 'LegacyTextEncoder'",mn="Failed to execute 'encode'";function Br(t,e="utf-8",n=void 0){let o=ut(t,mn);if(n===void 0){let i=Z(g(e),mn);return i===y?St(o):sn(o,i)??new F(i,"fatal").encode(o,!0)}let r=he(e,n,mn);return r.encoding===y?St(o):r.encode(o,!0)}function he(t,e,n){let o=g(t),r=e===void 0?"fatal":E(e,{unmappable:me},n).unmappable,i=Z(o,n);return new F(i,r,pe(r,i,n))}var pn=class{#t;constructor(e="utf-8",n=void 0){this.#t=he(e,n,$s)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ut(e,r),{stream:s}=E(n,{stream:Boolean},r);return o.encode(i,!s)}},Mr=k(pn,"LegacyTextEncoder");var hn="Failed to execute 'decode' on 'TextDecoder'",gn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=wn(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&mt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,n=void 0){let o=this.#t,r=b(e,hn),i=Xt(n,"stream",hn);return this.#e||o.reset(),this.#e=i,o.decode(ao(r),!i,hn)}},ge=k(gn,"TextDecoder");function wn(t,e,n){let o=g(t),r=Xt(e,"fatal",n),i=Xt(e,"ignoreBOM",n);return new R(Jo(o,n),r,i)}var xn=4096,Ws=27,Hs=65533,we=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new F(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==Hs&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=u(e);for(let i=0;i===0||i<r;i+=xn){let s=r-i<=xn;this.#s(x(e,i,s?r:i+xn),s?n:D.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=vs(r,e),s[d-i]);let c=new P,a;try{this.#t.transcode(e,n===D.result?D.source:n,d=>c.add(d))}catch(d){a=d}let f=Gs(c.concatenate());try{this.#e.encodeOrFail(f,n===D.result,o),this.#n=n===D.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function Gs(t){let e=new Uint16Array(u(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function vs(t,e){let n=u(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Vs(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(x(e,c,c+1),D.none,d=>{a+=u(d)/2})}catch(d){if(d instanceof j)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===Ws;for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function Vs(t){try{t.copy(!0).transcode(B,D.source,()=>{})}catch(e){if(e instanceof j)return e.offset;throw e}return t.position}function Dr(t,e){let n="Failed to execute 'transcode'",o=b(t,n),r=En(e,n),i=new P;return W(n,()=>r.transcode(O(o),D.result,s=>i.add(s))),i.concatenate()}function En(t,e){let n={bom:Boolean,fatal:Boolean,from:qs("from"),ignoreBOM:Boolean,to:a=>a===void 0?"utf-8":g(a),unmappable:me},{from:o,to:r,...i}=E(t,n,e),s=o==="auto"?ue(t,e):N(o,e),c=an(N(r,e),r,e);if(i.bom&&!It(c))throw new RangeError(`${e}: ${h[c].name} has no byte order mark.`);return Ys(s,c,i,e)}function Ys(t,e,n,o){return typeof t=="number"?Fr(t,e,n,o):new yn(t,Fr(y,e,n,o))}function Fr(t,e,n,o){let r=pe(n.unmappable,e,o);return r&&!It(e)?new we(Ks(t,n),e,n.unmappable,r):new xe(t,e,n)}function Ks(t,e){return new xe(t,U,{...e,bom:!1,unmappable:"fatal"})}function qs(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return g(e)}}var Ir={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},xe=class t{from;to;#t=null;#e=0;#n;#o={...Ir};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(ve(e,this.to,this.#n.ignoreBOM,this.#t),Lo(e,n),this.#t=z())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=Nt}=this.#n;s&&!this.#t&&o(Uint8Array.from(Vn(this.to)??[]));let f=Math.max(0,rn.indexOf(c)),d=u(e);try{ve(this.from,this.to,i,this.#t);for(let l=0;;){let w=d-l<=A,p=w&&l===0?e:x(e,l,w?d:l+A),T=zo(p,r,f,w?n:D.none);this.#r(this.#e+l);let v=T<0?C.written():T;if(v>0&&o(a(v)),T<0&&this.#i(T,l),l+=C.read(),w&&C.finished())break}}catch(l){throw H(l)}this.#t=z(),this.#e=n===D.none?this.#e+d:0}takeLosses(){let e=this.#o;return this.#o={...Ir},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+xt.firstMalformed()),n.malformed+=xt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+xt.firstUnmappable(),n.codePoint=xt.codePoint()),n.unmappable+=xt.unmappable()}#i(e,n){let o=this.#e+n+C.start();throw this.#t=z(),this.#e=0,e===Go?new j(h[this.from].name,o,C.length()):new K(C.codePoint(),o,h[this.to].name)}},yn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===D.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,this.#o=!1,this.#r.setSource(y,!1),new bt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==D.none);i.forEach(c=>{this.#r.transcode(c,D.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};function An(t,e,n){let o=eo();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function jt(t,e){let n=`Failed to execute 'transform' on '${t}'`;return An(t,(o,r)=>{let i=b(o,n);r(W(n,()=>e.decode(O(i),!1)))},o=>o(W(n,()=>e.decode(B,!0))))}var bn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=wn(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=jt("TextDecoderStream",o),new.target!==t&&mt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Cr=k(bn,"TextDecoderStream"),Sn=class t{#t;constructor(){this.#t=Ur("TextEncoderStream",new F(y,"fatal"),g),new.target!==t&&mt(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},_r=k(Sn,"TextEncoderStream");function Ur(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return An(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var On=class{#t;#e;constructor(e="utf-8",n=void 0){let o=he(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Ur("LegacyTextEncoderStream",o,ut)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Nr=k(On,"LegacyTextEncoderStream"),Tn=class{#t;#e;constructor(e){let n=En(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let a=new P;try{W(o,()=>n.transcode(O(i),s,f=>a.add(f)))}finally{a.forEach(c)}};this.#t=n,this.#e=An("TranscoderStream",(i,s)=>r(b(i,o),D.none,s),i=>r(B,D.result,i))}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Lr=k(Tn,"TranscoderStream");var Bn=class{#t;#e;constructor(e=void 0){let n=dn(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=jt("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Rr=k(Bn,"AutoDecoderStream");var Mn=class{fatal;ignoreBOM;#t;#e;#n=B;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=at(this.#n,e);if(!n&&vn(o))return this.#n=o,"";let r=Y(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new R(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(x(o,i),n)}},Fn=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=g(e),{fatal:i,ignoreBOM:s}=E(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Mn(N(r,o),i,s);this.#t=c,this.#e=jt("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},kr=k(Fn,"DecoderStream");function jr(t,e){let n="Failed to execute 'findUnmappable'",o=ut(t,n),r=Z(g(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new F(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function Pr(t){let e=Y(O(b(t,"Failed to execute 'bomSniff'")));return e?h[e.encoding].name:null}function Ot(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=b(t,o),i=N(g(e),o),{fatal:s,ignoreBOM:c}=E(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=O(r),f=Y(a),d=f&&!c?f.bytes.length:0,l=new R(f?.encoding??i,s,!0,d);return W(o,()=>l.decode(x(a,d),!0))}function $r(t){let e=O(b(t,"Failed to execute 'utf8Decode'")),n=Y(e);return Gr(y,n?.encoding===y?x(e,n.bytes.length):e)}function Pt(t){return Gr(y,O(b(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Wr(t){let e=b(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new R(y,!0,!0).decode(O(e),!0)}catch(n){if(n instanceof j)return null;throw n}}function Hr(t){return Qt(arguments,1,"Failed to execute 'utf8Encode'"),St(g(t))}function Gr(t,e){return new R(t,!1,!0).decode(e,!0)}async function vr(t=void 0){let e=await t;if(e===void 0)$e()||await Pe(Wt,!0);else{let n=zs(e)?await Js(e):e;await Pe(()=>n,!1)}}var zs=t=>typeof t?.arrayBuffer=="function";function Js(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var Xs=0,pt=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),Vr="application/x-www-form-urlencoded",Yr=_(()=>{let t=new Set([...Array(32).keys(),127]),e=pt(t,' "#<>'),n=pt(e,"?^`{}"),o=pt(n,"/:;=@[\\]|"),r=pt(o,"$%&+,");return{"C0 control":t,fragment:pt(t,' "<>`'),query:e,"special-query":pt(e,"'"),path:n,userinfo:o,component:r,[Vr]:pt(r,"!'()~")}}),Zs=(t,e)=>gt(Object.keys(Yr()))(t,e);function Kr(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Z(g(t),r),s=g(e),c=Zs(g(n),r),a={spaceAsPlus:Zt},{spaceAsPlus:f=c===Vr}=E(o,a,r),d=Yr()[c],l="",w="",p=()=>{Xs=w.charCodeAt(0),l=G(l,w),w=""};return new F(i,"fatal").encodeOrFail(s,!0,T=>{for(let v=0;v<u(T);v++){let I=T[v];f&&I===32?w+="+":I>126||d.has(I)?w+=`%${I.toString(16).toUpperCase().padStart(2,"0")}`:w+=String.fromCharCode(I)}w.length>Qs&&p()},T=>{w+=`%26%23${T}%3B`}),p(),l}var Qs=65536;var Cn=1,qr=2,Ee=3,_n=4,it=10,be=1e3,zr=1010;function tc(t,e){if(/[\t\n\f\r]/.test(t))return Cn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return _n;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Cn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?qr:Ee;if(e<12288){let n=e<880?1:e>>8;return it*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?zr:be}var ec=65280,nc=/[бгжзйф-я]/i,In;function ye(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(Ot(Uint8Array.from(r),t))}var Dn;function Un(t){Dn??=new Uint16Array(65536),In??=[ye("shift_jis",136,151,64),ye("gbk",176,215),ye("big5",164,198,64),ye("euc-kr",176,200)];let e=In.map(()=>0),n=0,o=Cn;for(let r of t){let i=Number(r.codePointAt(0)),s=Dn[i]||tc(r,i);Dn[i]=s;let c=o>=it;if(s===_n)n+=22;else if(s===Ee)n+=c?15:o===Ee?7:11;else if(s===qr)n+=c?9:7;else if(s>=be){for(let[a,f]of In.entries())s===zr?e[a]+=a>0?13:i>ec?9:5:e[a]+=f.has(r)?9:14;c&&o<be&&(n+=9)}else if(s>=it){let a=r<"\x80";a||(n+=s<2*it?6:nc.test(r)?7:4),c&&o!==s?o>=be?n+=6:Math.trunc(o/it)!==Math.trunc(s/it)?n+=12:s%it===1&&(n+=a?3:11):c&&!a&&(n+=s%it),(o===Ee||o===_n)&&(n+=4)}o=s}return n+Math.min(...e)}var ei="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),oc=.25,ni=/^[GSBE]/,oi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,rc=/^w|G|S|B.+5|KR/,Tt="UTF-8",ic=-2,sc=1,cc=1e3,ac=40,fc=.003,Jr=30,Xr=10,dc=25,uc=7,lc=10,mc=15,pc=3,hc=4,Zr=5;function ri(t,e=void 0){let n=g(t),{maxSteps:o}=E(e,{maxSteps:(c=2)=>Math.min(Number(c),pc)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-ac),s=n.slice(i,i+cc);return gc(s,o).map(({steps:c,gain:a})=>({text:ti(n,c)??n.replace(/[^\r\n]+/g,f=>ti(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function gc(t,e){let n=Qr(t);if(n>dc)return[];let o=Un(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(f=>wc(f,o)).sort(Nn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,Zr)}r.delete(t);let s=[...r.values()].sort(Nn).slice(0,Zr);for(let a of s)a.gain+=.6*Qr(a.text);s.sort(Nn);let c=uc+Math.min(lc,40/t.length);return s.filter(({gain:a})=>a>Math.max(c,s[0].gain-mc))}var Nn=(t,e)=>e.gain-t.gain;function wc({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of ei.entries()){let c=ni.test(s)&&!oi.test(t)?void 0:Ln(t,s);if(!c)continue;let f=t.includes(At)||ii(c)?.includes(At)?Ec:Rt(c).candidates;for(let{encoding:d,score:l}of f){if(l<fc)break;if(e.length>0&&d!==Tt&&e[0].really!==Tt)continue;let w=Rn(c,d,!0);if(w===void 0||w===t)continue;let p=n+2.4*Math.log2(l)-i*oc-(d===Tt?ic:sc)-(e.length>0?hc:0),T=o-Un(w)+p;r.push({text:w,steps:[...e,{really:d,readAs:s}],bits:p,gain:T})}}return r}function Qr(t){if(t.includes(At))return 0;let e=oi.test(t),n=-1/0;for(let o of ei){let i=rc.test(o)&&ni.test(o)===e?Ln(t,o):void 0;if(!i)continue;let[s,c]=[2**-Jr,2**-Jr];for(let{encoding:a,score:f}of Rt(i).candidates)a===o||Rn(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-Xr,Math.min(n,Xr)):n}function ti(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Ln(n,r),s=i&&Rn(i,o);if(s===void 0)return;n=s}return n}var xc=127,At="\uFFFD",yc=4,Ec=[{encoding:Tt,score:.9}];function Ln(t,e){let n=t.replaceAll(At,"\x7F").replace(/[\x80-\x9F]/g,o=>Ot(Uint8Array.of(o.charCodeAt(0)),e));try{return new F(Z(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Rn(t,e,n=!1){if(t.includes(xc))return e===Tt?bc(t):void 0;try{return new ge(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Tt?ii(t):void 0}}function ii(t){let e=Pt(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return yc*n<=o?e:void 0}function bc(t){let e=Pt(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(At)&&n.length<=o.length+1?e.replaceAll("\x7F",At):void 0}var Sc=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Oc=_(()=>new Map(Sc.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,Q(e)])})));function Tc(t){return Q(t)??Oc().get(Gt(t))??Te(t)}function si(t){let e=Tc(g(t));return e===void 0?null:h[e].name}function ci(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=Oo(g(t)),i=fi(e,o),s={bigEndian:Zt},{bigEndian:c=i!=="little-endian"}=E(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let a=i?0:2,f=cn(a+2*r.length),[d,l]=c?[0,1]:[1,0],w=(p,T)=>{f[T+d]=p>>8,f[T+l]=p};i||w(65279,0);for(let p=0;p<r.length;p++)w(r.charCodeAt(p),a+2*p);return f}function ai(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(t,o),i=fi(e,o),{fatal:s}=E(n,{fatal:Boolean},o),c=O(r),a=Ac(c),f=(i??a)==="little-endian"?U:V,d=new R(f,s,i!==null);return W(o,()=>{if(!i||!a||a===i)return d.decode(c,!0);if(s)throw new j(d.name,0,2);return`\uFFFD${d.decode(x(c,2),!0)}`})}function Ac(t){let e=Y(t)?.encoding;return e===V?"big-endian":e===U?"little-endian":null}function fi(t,e){let n=g(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Rr as AutoDecoderStream,kr as DecoderStream,Mr as LegacyTextEncoder,Nr as LegacyTextEncoderStream,ge as TextDecoder,Cr as TextDecoderStream,br as TextEncoder,_r as TextEncoderStream,Lr as TranscoderStream,K as UnmappableError,Pr as bomSniff,Ot as decode,yr as decodeAuto,ai as decodeUTF16,Rt as detectEncoding,Br as encode,ci as encodeUTF16,h as encodings,jr as findUnmappable,qn as getOutputEncoding,vr as initialize,Kn as labelToName,sr as localeDefaultEncoding,Kr as percentEncodeAfterEncoding,ri as repairMojibake,si as resolveEncoding,rr as sniffHTMLEncoding,ir as sniffXMLEncoding,Dr as transcode,$r as utf8Decode,Pt as utf8DecodeWithoutBOM,Wr as utf8DecodeWithoutBOMOrFail,Hr as utf8Encode};
