function bn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Mt=()=>bn(new URL("./encoding.wasm",import.meta.url)),xt="encoding-wasm",de=void 0;var Dt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function k(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=Gr();function Gr(){let t=Dt.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var vr=k(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),E=0,fe=21,Ut=33,q=36,W=37,j=38,Vr=[[q,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[E,""]],Kr=t=>Vr.find(([e])=>t>=e)[1];function J(t){let e=vr();return e.get(t)??e.get(Bn(Yr(t)))}function U(t,e){let n=J(t);if(n===void 0){let o=ue(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(de){let o=Kr(n);if(o&&!de.includes(o))throw new RangeError(`${e}: '${xt}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function ue(t){let e=It(t),n={936:"gbk",950:"big5"}[e]??e,o=g.findIndex(({labels:r})=>r.some(i=>It(i)===n));return o<0||o===q?void 0:o}var It=t=>Bn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Sn=[{encoding:E,bytes:[239,187,191]},{encoding:W,bytes:[254,255]},{encoding:j,bytes:[255,254]}],Ct=3;function G(t){return Sn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Tn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function An(t){return Sn.find(e=>e.encoding===t)?.bytes}function yt(t){return t===E||t===W||t===j}function Yr(t){let[e,n]=[0,t.length];for(;e<n&&On(t[e]);)e+=1;for(;n>e&&On(t[n-1]);)n-=1;return t.slice(e,n)}var On=t=>`	
\f\r `.includes(t);function Bn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Fn(t){let e=J(`${t}`);return e===void 0?null:g[e].name}function Mn(t){let e=J(`${t}`);return e===void 0?null:g[e!==q&&e!==W&&e!==j?e:E].name}var C=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function P(t,e){try{return e()}catch(n){throw n instanceof C?n.toTypeError(t):n}}var zr=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Dn=Symbol.for("encoding-wasm.UnmappableError"),v=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${zr(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&Dn in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Dn,{value:!0,...n}),t})();var me=t=>globalThis.Buffer?.prototype?.[t],_t=me("ucs2Slice"),In=me("ucs2Write"),pe=me("utf8Slice"),Un=t=>globalThis[t],Cn=Un("TextDecoder"),qr=Cn?.prototype?.decode,he=Un("TextEncoder"),Jr=he?.prototype?.encode,Xr=he?.prototype?.encodeInto;function Nt(t){let e=new Cn(t,{ignoreBOM:!0});return qr.bind(e)}function _n(){let t=new he,[e,n]=[Jr,Xr].map(o=>o.bind(t));return{encode:e,encodeInto:n}}var Nn=()=>"InternalError"in globalThis,Lt=()=>"Deno"in globalThis,ge=()=>Number.parseInt(globalThis.process?.versions?.node,10),le;function Ln(){let{process:t,TransformStream:e}=globalThis;return e&&e===le?e:(le=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),le)}var Rt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Rn=()=>Object.getPrototypeOf(Uint8Array.prototype),kt=t=>Rt(Rn(),t),we=t=>Rt(DataView.prototype,t),kn=t=>Rn()[t],xe=kt(Symbol.toStringTag),jt=kt("buffer"),ye=kt("byteOffset"),jn=kt("byteLength"),Zr=kn("set"),Qr=kn("slice"),ti=we("buffer"),ei=we("byteOffset"),ni=we("byteLength"),Pn=Rt(ArrayBuffer.prototype,"byteLength"),oi=typeof SharedArrayBuffer=="function"?Rt(SharedArrayBuffer.prototype,"byteLength"):void 0,f=t=>jn.call(t),x=(t,e,n=f(t))=>new Uint8Array(jt.call(t),ye.call(t)+e,n-e);function $n(t,e){let n=ye.call(t),o=e+(-(n+e)&3),r=Math.max(0,f(t)-o)>>2,i=r>0?new Int32Array(jt.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ot=(t,e)=>x(t,0,Math.min(e,f(t))),_=(t,e,n)=>Zr.call(t,e,n),V=(t,e,n)=>Qr.call(t,e,n);function Hn(t){try{return Pn.call(jt.call(t)),!1}catch{return!0}}function b(t,e){if(!ArrayBuffer.isView(t)&&vn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Wn(t,e){if(ArrayBuffer.isView(t)&&xe.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function O(t){return ArrayBuffer.isView(t)?Et(t):vn(t)===0?B:new Uint8Array(t)}function Gn(t){return ArrayBuffer.isView(t)&&xe.call(t)==="Uint8Array"?t:O(t)}function Et(t){try{return xe.call(t)===void 0?new Uint8Array(ti.call(t),ei.call(t),ni.call(t)):new Uint8Array(jt.call(t),ye.call(t),jn.call(t))}catch{return B}}var B=new Uint8Array;function vn(t){for(let e of[Pn,oi])try{return e?.call(t)}catch{}}function y(t,e,n){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${n}: The provided value is not of type 'object'.`);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}var h=t=>`${t}`;function rt(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var Pt=t=>t===void 0?void 0:!!t;function $t(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function dt(t){return(e,n)=>{let o=e===void 0?t[0]:h(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' is none of '${t.join("', '")}'.`);return r}}var ri=24,ii=k(()=>Ee(ci)),si=k(()=>Ee(di)),Vn=k(()=>Ee(fi));function Kn(t,e){if(!(t!==E&&t!==j)&&!(f(e)<ri||Hn(e)))return t===E?ii():si()}function Yn(t){try{return Vn()?.encode(t)}catch{return}}function zn(t,e){try{return Vn()?.encodeInto(t,e)}catch{return}}function Ee(t){try{return t()}catch{return}}function ci(){if(ge()<22)return;let t=Nt("utf-8"),e=ai()??t,n=(...r)=>{let i=e(Uint8Array.from(r));return i===t(Uint8Array.from(r))?i:void 0};if(n(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&n(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&n(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(r,i){try{let s=f(r)<256?e(r):t(r);return i&&s.includes("\uFFFD")?void 0:s}catch{return}},completeLength(r){let i=f(r);for(let s=1;s<=3&&s<=i;s++){let c=r[i-s];if(c<128)break;if(c>=192)return(c>=240?4:c>=224?3:2)>s?i-s:i}return i}}}function ai(){if(Number.isNaN(ge())||Lt()||!pe)return;let t=pe;return e=>t.call(e,0,f(e))}function di(){let t=o=>_t.call(o,0,f(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r){if(f(o)%2!==1)try{let i=t(o);return i.isWellFormed()?i:r?void 0:i.toWellFormed()}catch{return}},completeLength(o){let r=f(o)-f(o)%2;return(o[r-1]&252)===216?r-2:r}}}function fi(){let t=_n(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var qn="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var Jn="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Xn(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);for(let s=0;s<Jn.length;s++)n[Jn.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var li=65539;function Qn(t,e){let n=Ht(mi,t,e),o=Ht(pi,t,e);if(n&&o){let s=Lt()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<128?n:o).read(c,a),write:(c,a)=>(c.length<s?n:o).write(c,a),readBytes:n.readBytes,most:o.most}}let r=be(t);if(n){let s=Nn()?Ht(Zn,t,e):void 0;return s?{...n,read:(c,a)=>(a<4096?n:s).read(c,a)}:n}let i=o??Ht(Zn,t,e)??r;return{read:(s,c)=>(c<16?r:i).read(s,c),write:(s,c)=>(s.length<16?r:i).write(s,c),most:i.most}}function Ht(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),be(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}function mi(t){let e=new WebAssembly.Module(Xn(qn),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:li}}function pi(t){let[e,n]=[_t,In],o=new Uint8Array(t.buffer),r=()=>(f(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function Zn(t){let e=Nt("utf-16le"),{write:n,most:o}=be(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function be(t){let e=new Uint16Array(t.buffer),n=()=>(f(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let d=s;d<c;d++)a+=String.fromCharCode(i[d]);else for(let d=s;d<c;d+=8192)a+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function to(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var Oe,m,Se,Gt,X,S={input:0,units:0,output:0,codec:0,codecEnd:0},$=-1,T=65536,vt=0,Wt={name:"",encoding:$},N={isBusy:!0};function it(t,e){Wt.name=t,Wt.encoding=e,N.isBusy&&hi(),N.isBusy=!0}function hi(){try{oo(),Oe??=wi(Mt()),no(new WebAssembly.Instance(Oe))}catch(t){throw ro(t)}}async function Ae(t,e){try{oo();let n=t(),o=eo(n)?n:await WebAssembly.compile(gi(n));e||yi(o);let r=await WebAssembly.instantiate(o);if(Be())return;no(r),Oe=o}catch(n){throw ro(n)}}var gi=t=>ArrayBuffer.isView(t)?Et(t):t,Be=()=>!N.isBusy;function wi(t){return eo(t)?t:new WebAssembly.Module(t)}function eo(t){try{return WebAssembly.Module.customSections(t,xt),!0}catch{return!1}}var xi="encoding-wasm";function yi(t){let[e]=WebAssembly.Module.customSections(t,xi),n=`${xt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function no({exports:t}){if(m=t,m.block_length()!==T)throw new Error("The module has blocks of another length.");Te=WebAssembly.RuntimeError,S.input=m.input(),S.units=m.units(),S.output=m.output(),S.codec=m.codec(),S.codecEnd=S.codec+m.codec_length(),so(),X=Qn(m.memory,S.units),vt=Math.min(m.units_length(),X.most),N.isBusy=!1}function oo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function ro(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Ei(t))return new RangeError(`encoding-wasm: ${io} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var io="no memory for WebAssembly; free some, and call again",Ei=t=>t instanceof RangeError&&/memory/i.test(t.message);function Z(){return f(Se)===0&&so(),Se}function so(){Se=new Uint8Array(m.memory.buffer),Gt=new Uint8Array(m.memory.buffer,S.input,T)}function Fe(t,e){return it(t,$),Me(e)}function Me(t){try{let e=t();return N.isBusy=!1,e}catch(e){throw K(e)}}var Te;function K(t){if(!Te||!(t instanceof Te))return t;let e=g[Wt.encoding]?.name,n=`${Wt.name}${e?` of ${e}`:""} failed`;return Oi()?new RangeError(`encoding-wasm: ${n}: ${io}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var bi=32;function Oi(){try{return m.memory.grow(bi),!1}catch{return!0}}var Y=()=>V(Z(),S.codec,S.codecEnd),De=t=>_(Z(),t,S.codec);function ao(t,e){it("decoding",t),e?De(e):m.new_decoder(t)}function Ie(t,e){it("encoding",t),e?De(e):m.new_encoder(t)}function Ue(t,e,n,o){it("transcoding",t),o?De(o):m.new_transcoder(t,e,+n)}function fo(t,e){m.set_source_encoding(t,+e),N.isBusy=!1}function Q(t){let e=f(t),n=m.alloc(e)>>>0;return _(Z(),t,n),[n,e]}var Si=k(()=>Uint8Array.from(Dt,t=>t.charCodeAt(0))),co,uo=t=>Fe("sniffing",()=>(co!==m&&m.give_labels(...Q(Si())),co=m,t())),lo=(t,e,...n)=>uo(()=>m.sniff_html(...Q(t),e,...n)),mo=(t,e,n)=>uo(()=>m.sniff_xml(...Q(t),e,n));var po=(t,e)=>Fe("sniffing",()=>m.default_for(...Q(t),e)),ho=()=>it("detection",$);function go(t,e){try{m.feed_detector(...Q(t),+e)}catch(n){throw K(n)}}var wo=(t,e,n,o)=>Me(()=>{let r=t?Q(t):[0,0],i=m.guess(...r,...Q(e),...Q(n),+o)>>>0,{buffer:s}=m.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),xo=-1,bt=-2;function yo(t,e,n,o,r){Ne(t,e),N.isBusy=!0;let i=m.decode_block(e,n,+o,+r);return N.isBusy=!1,Le(i)}var st={encoding:$,at:0,owner:void 0};function Eo(t,e){return(st.encoding!==t||st.owner!==m||N.isBusy)&&(it("decoding",t),st.owner=m,st.at=X.readBytes?m.byte_table(t):0,st.encoding=t,N.isBusy=!1),st.at>0&&(e<=T||X.most<=vt)}function Ce(t,e){return Ne(t,e),X.readBytes(S.input,e,st.at)}var Ti=3,bo=t=>t+T+Ti<=vt,Oo=()=>Z()[S.units]|Z()[S.units+1]<<8,So=(t,e)=>X.read(S.units+2*t,e-t),_e=(t,e,n)=>X.write(t.slice(e,n),S.units);function To(t,e,n,o){N.isBusy=!0;let r=m.encode_block(t,e,n,+o);return N.isBusy=!1,Le(r)}var M={none:0,source:1,result:2};function Ao(t,e,n,o){let r=f(t);Ne(t,r),N.isBusy=!0;let i=m.transcode_block(r,+e,n,o);return N.isBusy=!1,Le(i)}var Bo=8;function Ne(t,e){let n=Z();if(e>Bo)try{_(Gt,t)}catch{_(Gt,x(t,0,e))}else for(let o=0;o<e;o++)n[S.input+o]=t[o]}function Le(t){if(t<bt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}function Vt(t){let e=Z();if(t>Bo)return V(e,S.output,S.output+t);let n=new Uint8Array(t);for(let o=0;o<t;o++)n[o]=e[S.output+o];return n}var I={finished:()=>m.finished()!==0,read:()=>m.read(),written:()=>m.written(),codePoint:()=>m.code_point(),start:()=>m.start(),length:()=>m.length()},ft={malformed:()=>m.replaced(),firstMalformed:()=>m.first_replaced(),unmappable:()=>m.unmapped(),firstUnmappable:()=>m.first_unmapped(),codePoint:()=>m.unmapped_code_point()};var Ai=65279,L=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n){let o=this.#t,r=this.#e,i=this.#n;try{let s=Kn(this.encoding,e);return s?this.#r(s,e,n):!this.fatal&&Eo(this.encoding,f(e))?Bi(e):this.#o(e,n)}catch(s){throw this.#e=r,s instanceof C?this.#n=i+f(e):(this.#t=o,this.#n=i),K(s)}}#r(e,n,o){let r=0,i="";if(this.#t){if(this.encoding!==E)return this.#o(n,o);for(;r<3&&(n[r]&192)===128;)r+=1;i=this.#o(x(n,0,r),!0)}!this.#e&&!this.ignoreBOM&&n[r]===e.bom[0]&&e.bom.every((u,l)=>n[r+l]===u)&&(r+=e.bom.length,this.#n+=e.bom.length);let s=f(n),c=e.completeLength(n);this.#e||=c>0;let a=r===0&&c===s?n:x(n,r,c),d=e.decode(a,this.fatal);return d===void 0?i=z(i,this.#o(a,!0)):(i=z(i,d),this.#n+=c-r),c<s?z(i,this.#o(x(n,c),o)):i}#o(e,n){ao(this.encoding,this.#t);let o="",r=this.#e||this.ignoreBOM||!yt(this.encoding),i=f(e),s=0;for(let c=0;;c+=T){let a=i-c<=T,d=Math.min(T,i-c),u=c===0&&a?e:x(e,c,c+d),l=yo(u,d,s,this.fatal,n&&a);if(l<0)throw this.#t=Y(),new C(this.name,this.#n+c+I.start(),I.length());if(s+=l,s>0&&(a||!bo(s))&&(o=z(o,So(!r&&Oo()===Ai?1:0,s)),r=!0,s=0),a)break}return this.#e=r,this.#t=n?null:Y(),this.#n+=i,o}};function Bi(t){let e=f(t);if(e<=T)return Ce(t,e);let n="";for(let o=0;o<e;o+=T){let r=Math.min(T,e-o);n=z(n,Ce(x(t,o,o+r),r))}return n}function z(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}function Fo(t,e){let n=U(t,e);if(n===q)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ut=t=>t==null?void 0:h(t);function Yt(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Fi(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>U(h(n),e))}}var zt={allowUTF8:t=>t===void 0||!!t,candidates:Fi,locale:ut,maxBytes:Yt,tld:ut},Re=["text","ASCII","empty","binary","unknown"];function Ot(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let[c,a]=[Kt(r),Kt(s)],d=f(t),u=Math.min(d,i);ho();for(let F=0;F<u;F+=T){let nt=Math.min(F+T,u);go(x(t,F,nt),e&&nt===d)}let l=wo(o,c,a,n),{0:w,1:p,2:A}=l,et=F=>({encoding:l[3+2*F],score:l[4+2*F]});return{kind:Re[w],isASCII:Re[w]==="ASCII"||Re[w]==="empty",encoding:p<0?void 0:p,score:A,candidates:Array.from({length:(l.length-3)/2},(F,nt)=>et(nt))}}function Kt(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function St(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=b(t,n),r=y(e,zt,n),i=Ot(O(o),!0,r);return{encoding:i.encoding===void 0?null:g[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates.map(({encoding:s,score:c})=>({encoding:g[s].name,score:c}))}}var Mi=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Di=1024,Ii=1<<20,Ui=65536,Ci=[Ut,q,W,j],lt=(t,e)=>{let n=ut(t);return n===void 0?$:U(n,e)},Mo=(t,e)=>Math.min(Yt(t,e)??Di,Ii),Do=t=>J(ut(t)??"")??$;function _i(t,e){if(t)return y(t===!0?void 0:t,zt,e)}var Ni={defaultEncoding:lt,detect:_i,likelyEncoding:lt,locale:ut,maxPrescanBytes:Mo,parentEncoding:lt,transportLayerEncodingLabel:Do,userOverride:lt};function Io(t,e){let n=y(t,Ni,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Ct,r),declared(s){let{userOverride:c,parentEncoding:a,likelyEncoding:d}=n,u=Math.min(f(s),r),l=lo(s,u,c,i,a,d);return l===$?void 0:je(l)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>Uo(s)??Co(o,n.defaultEncoding)}}function Uo(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Co(t,e){return je(po(Kt(t),e===$?fe:e))}var Li={defaultEncoding:lt,maxPrescanBytes:Mo,transportLayerEncodingLabel:Do};function _o(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=y(t,Li,e),i=s=>{let c=Math.min(f(s),o),a=je(mo(s,c,r));return a.source==="default"&&n!==$?{...a,encoding:n}:a};return{prescanned:Math.max(Ct,o),declared:i,decide:()=>i(B)}}function Ri(t,e){let n={...zt,defaultEncoding:lt},{defaultEncoding:o,...r}=y(t,n,e);return{prescanned:Ct,declared(i){let s=G(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===$?i?.encoding??fe:o;return Uo(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var ki={detect:Ri,html:Io,xml:_o},ji=["detect","html","xml"],Pi={prefixBytes:Yt,sniff:dt(ji)};function qt(t,e){let{prefixBytes:n,sniff:o}=y(t,Pi,e),r=ki[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Ui,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Ci.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>ke(r,c),takesWhole:n===void 0}}function ke({prescanned:t,declared:e,options:n,decide:o},r){return e(ot(r,t))??o(n&&Ot(r,!0,n))}function je(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Mi[t>>8&255],score:null}}var No=({encoding:t,confidence:e,source:n})=>({encoding:g[t].name,confidence:e,source:n});function Lo(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:b(t,n),r=Io(e,n);return o?No(ke(r,O(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function Ro(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(t,n),r=_o(e,n);return No(ke(r,O(o)))}function ko(t){return g[Co(h(t),$).encoding].name}var $e=-1,Pe=27,Wo="(B",Go="(J",vo=[Wo,Go,"(I","$@","$B"],$i=4,jo=16,Jt=class{#t=!0;#e=!0;read(e,n){let o=f(e),r=this.#t?Hi(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=Vi(e,i)),i!==o);){let a=e[i];if(a===Pe&&this.#e){let d=Ho(e,i);if(s=vo.includes(d),!s&&!n&&Yi(d))break;this.#e=s}else s=a>=128||i<r&&Ki(a);s||(i+=1)}let c=s?i:$e;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=f(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==Pe)continue;if(r>n&&o-r<=$i)return r;let i=Ho(e,r);this.#e&&=i===Wo||i===Go}return o}};function Hi(t){let[e,n]=[!0,!0];for(let o=0;o<jo;o+=2){if(o+1>=f(t))return 1/0;if(e&&=$o(t[o]),n&&=$o(t[o+1]),!e&&!n)return o+2}return jo}var Wi=16843009,Gi=454761243,vi=2155905152;function Vi(t,e){let n=f(t),{start:o,words:r}=$n(t,e),i=Po(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^Gi;if(((r[s]|c-Wi&~c)&vi)!==0)break}return Po(t,o+4*s,n)}function Po(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==Pe;)o+=1;return o}var $o=t=>t===48||t>=78,Ki=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Ho(t,e){let n="";for(let o=e+1;o<Math.min(e+3,f(t));o++)n+=String.fromCharCode(t[o]);return n}var Yi=t=>t.length<2&&vo.some(e=>e.startsWith(t));var We=["fatal","html","replacement"],zi=2048,D=class t{encoding;unmappable;#t;#e=null;#n=0;#r=B;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){let o=new H;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new v(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#r;n&&(this.#r=B,this.#e=null,this.#n=0);let a=this.#t,d=a?0:We.indexOf(this.unmappable),u=a?zi:T,l=a&&this.encoding===Ut?new He(c,o):void 0,w=l?p=>l.add(p):o;try{Ie(this.encoding,s);for(let p=0;p===0||p<e.length;p+=u){let A=Math.min(p+u,e.length);_e(e,p,A);let et=A===e.length;for(let F=0,nt=!1;!nt;){let Ft=To(F,A-p,d,n&&et);w(Vt(Ft===bt?I.written():Ft));let yn=i+p+F+I.start();if(F+=I.read(),nt=Ft!==bt&&I.finished(),Ft!==bt)continue;let ae=I.codePoint();if(a){let $r=Y(),En=()=>this.locate(yn),Hr=a(ae,En),Wr=this.#o($r,Hr,w,ae,En);Ie(this.encoding,Wr),_e(e,p,A)}else r(ae,yn)}}}catch(p){throw K(p)}if(n){l&&o(l.held);return}l&&(this.#r=l.held),this.#e=Y(),this.#n=i+e.length}#o(e,n,o,r,i){if(n===null)throw new v(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new v(c,i(),this.name)}),s.#e}},Vo=27,Ko=3,He=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=f(e);if(n===0)return;e[0]!==Vo&&this.#t(this.held);let o=e[n-Ko]===Vo?n-Ko:n;this.#t(V(e,0,o)),this.held=V(e,o,n)}},H=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=f(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Ge(this.#n),n=0;return this.forEach(o=>{_(e,o,n),n+=f(o)}),e}};function Ge(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function mt(t,e){let n=U(t,e);if(n===W||n===j){let{name:o}=g[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return ve(n,t,e)}function ve(t,e,n){if(t===q)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var qi=2048,Ji=64,pt=class{decision=null;sample=B;detected;#t;#e=!0;#n=!1;#r=new Jt;#o=new H;#i;#s=0;#a=B;#d=B;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new H;if(this.#e&&n&&this.#t.takesWhole)return this.#c(this.#t.sniff(e),o,e);if(this.#e=!1,this.#o.length+f(e)<this.#i&&!n)return this.#f(e,this.#i,o);this.#o.add(e);let r=this.#o.concatenate();this.#o=new H;let i=ot(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#c(s,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#c(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.passesASCII?this.#r.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let d=f(s);if(a===$e)return n?this.#c(i(this.#u(s,!0)),o,s):this.#f(s,d+1,o);let u=zo(s,a-c,r.windowBytes),l=Math.min(u+r.windowBytes,r.maxBytes-this.#s);if(d<l&&!n)return this.#f(s,l,o);let w=ot(s,Math.max(0,l)),p=this.#u(w,d<l);if(!r.passesASCII||!Xi(p,w)||l<=u)return this.#c(i(p),o,s);s=this.#l(s,this.#r.skip(w,a-c),o)}}#u(e,n){this.sample=Xt(Xt(this.#a,this.#d),e);let o=this.#t.detection.options;return this.detected=Ot(this.sample,n,{...o,maxBytes:void 0}),this.detected}#f(e,n,o){let r=f(e);return r>0&&this.#o.add(V(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=ot(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,qi-f(this.#a));return i>0&&(this.#a=Xt(this.#a,ot(r,i))),this.#d=Yo(Xt(this.#d,Yo(x(r,i)))),x(e,n)}#c(e,n,o){return this.decision=e,{passed:n,rest:o}}},Yo=t=>x(t,Math.max(0,f(t)-Ji));function zo(t,e,n){let o=Math.min(f(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Xt(t,e){let n=new Uint8Array(f(t)+f(e));return _(n,t),_(n,e,f(t)),n}function Xi(t,e){return t.isASCII||t.encoding===void 0&&!(e[zo(e,0,1/0)]>=128)}var Ve=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new pt(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new L(E,!1,!0);o.forEach(d=>{i=z(i,s.decode(d,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let a=this.ignoreBOM||this.#n>0;return this.#t=new L(c.encoding,this.fatal,a,this.#n),z(i,this.#t.decode(r,n))}};function Ke(t,e){let{fatal:n,ignoreBOM:o}=y(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new Ve(qt(t,e),n,o)}function qo(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=b(t,n),r=Ke(e,n),i=P(n,()=>r.decode(O(o),!0)),s=r.decision;return{text:i,encoding:g[s.encoding].name,score:s.score,source:s.source}}function R(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function ct(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function Ye(){throw new TypeError("Illegal invocation")}var Jo="Failed to execute 'encodeInto' on 'TextEncoder'",ze=class t{#t="utf-8";constructor(){new.target!==t&&ct(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Ye(),Tt(h(e))}encodeInto(e,n){#t in this||Ye(),$t(arguments,2,Jo);let o=h(e),r=Wn(n,Jo),{read:i,written:s}=zn(o,r)??{read:0,written:0};if(i===o.length||s===f(r))return{read:i,written:s};let c=Qi(o.slice(i),x(Et(r),s));return{read:i+c.read,written:s+c.written}}},Xo=R(ze,"TextEncoder"),Tt=t=>Yn(t)??new D(E,"fatal").encode(t,!0),Zi=32;function Qi(t,e){let n=0,o=0,r=()=>ts(t,n,Math.min(n+Math.floor((f(e)-o)/3),t.length));for(let i=r();i-n>=Zi;i=r())new D(E,"fatal").encodeOrFail(t.slice(n,i),!0,s=>{_(e,s,o),o+=f(s)}),n=i;for(;n<t.length;){let i=es(t,n),s=i<128?1:i<2048?2:i<65536?3:4;if(o+s>f(e))break;for(let c=s-1;c>0;c--)e[o+c]=128|i>>6*(s-1-c)&63;e[o]=i>>6*(s-1)|[0,0,192,224,240][s],o+=s,n+=i<65536?1:2}return{read:n,written:o}}function ts(t,e,n){return n>e&&n<t.length&&(t.charCodeAt(n-1)&64512)===55296?n-1:n}function es(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var Zo=`\xA1	!
\xA2	\uFFE0	c
\xA3	\uFFE1	GBP
\xA5	\uFFE5	JPY
\xA6	\uFFE4	|
\xA8	"
\xA9	(C)
\xAB	<<
\xAC	\uFFE2
\xAD	
\xAE	(R)
\xB1	+-
\xB4	'
\xB7	\u30FB	\u2027	.
\xB8	,
\xBB	>>
\xBC	 1/4
\xBD	 1/2
\xBE	 3/4
\xC6	AE
\xD0	D
\xD7	x
\xD8	O
\xDE	TH
\xDF	ss
\xE6	ae
\xF0	d
\xF7	:
\xF8	o
\xFE	th
\u0110	D
\u0111	d
\u0126	H
\u0127	h
\u0131	i
\u0138	k
\u0141	L
\u0142	l
\u0149	'n
\u014A	NG
\u014B	ng
\u0152	OE
\u0153	oe
\u0166	T
\u0167	t
\u0180	b
\u0181	B
\u0182	B
\u0183	b
\u0186	O
\u0187	C
\u0188	c
\u0189	D
\u018A	D
\u018B	D
\u018C	d
\u018E	E
\u018F	E
\u0190	E
\u0191	F
\u0192	f
\u0193	G
\u0194	G
\u0196	I
\u0197	I
\u0198	K
\u0199	k
\u019A	l
\u019D	N
\u019E	n
\u019F	O
\u01A4	P
\u01A5	p
\u01A9	S
\u01AB	t
\u01AC	T
\u01AD	t
\u01AE	T
\u01B2	V
\u01B3	Y
\u01B4	y
\u01B5	Z
\u01B6	z
\u01B7	Z
\u01DD	e
\u01E4	G
\u01E5	g
\u0218	\u015E
\u0219	\u015F
\u021A	\u0162
\u021B	\u0163
\u0220	N
\u0221	d
\u0224	Z
\u0225	z
\u0234	l
\u0235	n
\u0236	t
\u0237	j
\u023A	A
\u023B	C
\u023C	c
\u023D	L
\u023E	T
\u023F	s
\u0240	z
\u0243	B
\u0246	E
\u0247	e
\u0248	J
\u0249	j
\u024B	q
\u024C	R
\u024D	r
\u024E	Y
\u024F	y
\u0254	o
\u0259	e
\u025B	e
\u0263	g
\u0269	i
\u0283	s
\u0292	z
\u02B9	'
\u02BA	"
\u02BB	'
\u02BC	'
\u02C6	^
\u02C7	^
\u02C8	'
\u02CB	\`
\u02DC	~
\u034F	
\u058F	AMD
\u05BE	\u2010	-
\u05F3	'
\u05F4	"
\u060B	AFN
\u061C	
\u066B	,
\u066C	'
\u09F3	BDT
\u0E3F	THB
\u17DB	KHR
\u180E	
\u1E9E	SS
\u200B	
\u200C	
\u200D	
\u200E	
\u200F	
\u2010	-
\u2011	-
\u2012	-
\u2013	-
\u2014	\u2015	-
\u2015	\u2014	-
\u2016	\u2225	||
\u2017	_
\u2018	'
\u2019	'
\u201A	,
\u201B	'
\u201C	"
\u201D	"
\u201E	,,
\u201F	"
\u2020	+
\u2022	\xB7	*
\u2023	>
\u2027	\xB7	\u30FB
\u202A	
\u202B	
\u202C	
\u202D	
\u202E	
\u2032	'
\u2033	''
\u2035	\`
\u2039	<
\u203A	>
\u203E	\uFFE3	\xAF
\u2043	-
\u2044	/
\u2060	
\u2066	
\u2067	
\u2068	
\u2069	
\u20A0	CE
\u20A1	CRC
\u20A2	Cr
\u20A3	Fr.
\u20A4	L.	\xA3
\u20A6	NGN
\u20A7	Pts
\u20A9	KRW
\u20AA	\u05E9\u05D7	ILS
\u20AB	\u0111	VND
\u20AC	EUR
\u20AD	LAK
\u20AE	MNT
\u20AF	GRD
\u20B1	PHP
\u20B2	PYG
\u20B4	UAH
\u20B5	\xA2	\u023B	GHS
\u20B8	KZT
\u20B9	INR
\u20BA	TL
\u20BC	AZN
\u20BD	RUB
\u20BE	GEL
\u211E	Rx
\u2153	 1/3
\u2154	 2/3
\u2155	 1/5
\u2156	 2/5
\u2157	 3/5
\u2158	 4/5
\u2159	 1/6
\u215A	 5/6
\u215B	 1/8
\u215C	 3/8
\u215D	 5/8
\u215E	 7/8
\u215F	 1/
\u2190	<-
\u2192	->
\u2194	<->
\u21D0	<=
\u21D2	=>
\u21D4	<=>
\u220F	\u03A0
\u2211	\u03A3
\u2212	\uFF0D	-
\u2215	/
\u2216	\\
\u2223	|
\u2225	\u2016	||
\u223C	\uFF5E	\u301C	~
\u2248	~=
\u2260	!=
\u2264	<=
\u2265	>=
\u22EF	\u2026	...
\u25E6	o
\u2713	\u221A
\u3001	\uFF64	,
\u3002	\uFF61	.
\u301C	\uFF5E	\u223C	~
\u30FB	\uFF65	\xB7	\u2027
\u3378	dm\xB2
\u3379	dm\xB3
\u339F	mm\xB2
\u33A0	cm\xB2
\u33A1	m\xB2
\u33A2	km\xB2
\u33A3	mm\xB3
\u33A4	cm\xB3
\u33A5	m\xB3
\u33A6	km\xB3
\u33A7	m/s
\u33A8	m\u2215s\xB2	m/s\xB2
\u33AE	rad/s
\u33AF	rad\u2215s\xB2	rad/s\xB2
\u33C4	CC
\u33C6	C/kg
\u33D7	pH
\u33DE	V/m
\u33DF	A/m
\uFB05	\u017Ft
\uFE0E	
\uFE0F	
\uFEFF	
\uFF0D	\u2212	-
\uFF5E	\u301C	\u223C	~
\uFF5F	((
\uFF60	))
\uFFE3	\u203E	\xAF
\uFFE4	\xA6	|
\uFFE6	KRW
\uFFFD	?`;var ns=k(()=>new Map(Zo.split(`
`).map(t=>{let[e,...n]=t.split("	");return[e,n]}))),os=3,Qo=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function tr(t){let e=new D(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof v)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=er(String.fromCodePoint(r),n,os),o.set(r,i)),i}}function er(t,e,n){if(Qo(t))return"";if(n===0)return null;let o=rs(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:er(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function rs(t){let e=[...ns().get(t)??[],...is(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function is(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=w=>s>>o.length-1-w&1,a=o.filter((w,p)=>c(p)),d=o.filter((w,p)=>!c(p)),u=[n,...a].join("").normalize("NFC"),l=u+d.join("");l.normalize("NFD")===e&&r.push(l),d.every(Qo)&&i.push(u)}return[...r,...i]}var ss=["fatal","html","replacement","ignore","translit"],cs=dt(ss),Zt=(t,e)=>typeof t=="function"?t:cs(t,e);function Qt(t,e,n){return typeof t=="function"?(o,r)=>as(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?tr(e):void 0}function as(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=O(b(t,e));return V(n,0,f(n))}var ds="Failed to construct 'LegacyTextEncoder'",nr="Failed to execute 'encode'";function te(t,e="utf-8",n=void 0){let o=rt(t,nr),r=ee(e,n,nr);return r.encoding===E?Tt(o):r.encode(o,!0)}function ee(t,e,n){let o=h(t),{unmappable:r}=y(e,{unmappable:Zt},n),i=mt(o,n);return new D(i,r,Qt(r,i,n))}var qe=class{#t;constructor(e="utf-8",n=void 0){this.#t=ee(e,n,ds)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":rt(e,r),{stream:s}=y(n,{stream:Boolean},r);return o.encode(i,!s)}},or=R(qe,"LegacyTextEncoder");var Je="Failed to execute 'decode' on 'TextDecoder'",Xe=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Ze(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&ct(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,n=void 0){let o=this.#t,r=b(e,Je),i=n!==void 0&&y(n,{stream:Boolean},Je).stream;return this.#e||o.reset(),this.#e=i,P(Je,()=>o.decode(Gn(r),!i))}},ne=R(Xe,"TextDecoder");function Ze(t,e,n){let o=h(t),{fatal:r,ignoreBOM:i}=y(e,{fatal:Boolean,ignoreBOM:Boolean},n);return new L(Fo(o,n),r,i)}var Qe=4096,fs=27,us=65533,oe=class{#t;#e;#n=0;#r=0;#o=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new D(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==us&&(this.#r===0&&(this.#o=s(),this.#i=i),this.#r+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=f(e);for(let i=0;i===0||i<r;i+=Qe){let s=r-i<=Qe;this.#s(x(e,i,s?r:i+Qe),s?n:M.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=u=>(s??=ms(r,e),s[u-i]);let c=new H,a;try{this.#t.transcode(e,n===M.result?M.source:n,u=>c.add(u))}catch(u){a=u}let d=ls(c.concatenate());try{this.#e.encodeOrFail(d,n===M.result,o),this.#n=n===M.result?0:i+d.length}catch(u){throw this.#t.abandonSource(),u}if(a)throw a}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#r,firstUnmappable:this.#o,codePoint:this.#i};return this.#r=0,e}};function ls(t){let e=new Uint16Array(f(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function ms(t,e){let n=f(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=ps(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(x(e,c,c+1),M.none,u=>{a+=f(u)/2})}catch(u){if(u instanceof C)break;throw u}let d=a===0&&c-(s-t.position)===2&&e[c-2]===fs;for(let u=0;u<a;u++)r[i++]=u===0?s:t.position+c;(a>0||d)&&(s=t.position+c+1)}return r[i]=s,r}function ps(t){try{t.copy(!0).transcode(B,M.source,()=>{})}catch(e){if(e instanceof C)return e.offset;throw e}return t.position}function sr(t,e){let n="Failed to execute 'transcode'",o=b(t,n),r=en(e,n),i=new H;return P(n,()=>r.transcode(O(o),M.result,s=>i.add(s))),i.concatenate()}function en(t,e){let n={bom:Boolean,fatal:Boolean,from:ws("from"),ignoreBOM:Boolean,to:a=>a===void 0?"utf-8":h(a),unmappable:Zt},{from:o,to:r,...i}=y(t,n,e),s=o==="auto"?qt(t,e):U(o,e),c=ve(U(r,e),r,e);if(i.bom&&!yt(c))throw new RangeError(`${e}: ${g[c].name} has no byte order mark.`);return hs(s,c,i,e)}function hs(t,e,n,o){return typeof t=="number"?rr(t,e,n,o):new tn(t,rr(E,e,n,o))}function rr(t,e,n,o){let r=Qt(n.unmappable,e,o);return r&&!yt(e)?new oe(gs(t,n),e,n.unmappable,r):new re(t,e,n)}function gs(t,e){return new re(t,j,{...e,bom:!1,unmappable:"fatal"})}function ws(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return h(e)}}var ir={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},re=class t{from;to;#t=null;#e=0;#n;#r={...ir};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Ue(e,this.to,this.#n.ignoreBOM,this.#t),fo(e,n),this.#t=Y())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c}=this.#n;s&&!this.#t&&o(Uint8Array.from(An(this.to)??[]));let a=Math.max(0,We.indexOf(c)),d=f(e);try{Ue(this.from,this.to,i,this.#t);for(let u=0;;){let l=d-u<=T,w=l&&u===0?e:x(e,u,l?d:u+T),p=Ao(w,r,a,l?n:M.none);this.#o(this.#e+u);let A=p<0?I.written():p;if(A>0&&o(Vt(A)),p<0&&this.#i(p,u),u+=I.read(),l&&I.finished())break}}catch(u){throw K(u)}this.#t=Y(),this.#e=n===M.none?this.#e+d:0}takeLosses(){let e=this.#r;return this.#r={...ir},e}#o(e){let n=this.#r;n.malformed===0&&(n.firstMalformed=e+ft.firstMalformed()),n.malformed+=ft.malformed(),n.unmappable===0&&(n.firstUnmappable=e+ft.firstUnmappable(),n.codePoint=ft.codePoint()),n.unmappable+=ft.unmappable()}#i(e,n){let o=this.#e+n+I.start();throw this.#t=Y(),this.#e=0,e===xo?new C(g[this.from].name,o,I.length()):new v(I.codePoint(),o,g[this.to].name)}},tn=class{#t;#e=null;#n=null;#r=!1;#o;constructor(e,n){this.#t=e,this.#o=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#o.transcode(e,n,o):this.#s(r,e,n,o),n===M.none&&(this.#e=r)}takeLosses(){return this.#o.takeLosses()}#i(){return this.#n=null,this.#r=!1,this.#o.setSource(E,!1),new pt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==M.none);i.forEach(c=>{this.#o.transcode(c,M.none,r),this.#r=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#o.setSource(e.decision.encoding,this.#r),this.#o.transcode(s,o,r))}};function cn(t,e,n){let o=Ln();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function At(t,e){let n=`Failed to execute 'transform' on '${t}'`;return cn(t,(o,r)=>{let i=b(o,n);r(P(n,()=>e.decode(O(i),!1)))},o=>o(P(n,()=>e.decode(B,!0))))}var nn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=Ze(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=At("TextDecoderStream",o),new.target!==t&&ct(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},cr=R(nn,"TextDecoderStream"),on=class t{#t;constructor(){this.#t=dr("TextEncoderStream",new D(E,"fatal"),h),new.target!==t&&ct(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},ar=R(on,"TextEncoderStream");function dr(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return cn(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var rn=class{#t;#e;constructor(e="utf-8",n=void 0){let o=ee(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=dr("LegacyTextEncoderStream",o,rt)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},fr=R(rn,"LegacyTextEncoderStream"),sn=class{#t;#e;constructor(e){let n=en(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let a=new H;try{P(o,()=>n.transcode(O(i),s,d=>a.add(d)))}finally{a.forEach(c)}};this.#t=n,this.#e=cn("TranscoderStream",(i,s)=>r(b(i,o),M.none,s),i=>r(B,M.result,i))}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ur=R(sn,"TranscoderStream");var an=class{#t;#e;constructor(e=void 0){let n=Ke(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=At("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},lr=R(an,"AutoDecoderStream");var dn=class{fatal;ignoreBOM;#t;#e;#n=B;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=f(this.#n),r=new Uint8Array(o+f(e));if(_(r,this.#n),_(r,e,o),!n&&Tn(r))return this.#n=r,"";let i=G(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new L(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(x(r,s),n)}},fn=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=h(e),{fatal:i,ignoreBOM:s}=y(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new dn(U(r,o),i,s);this.#t=c,this.#e=At("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},mr=R(fn,"DecoderStream");function pr(t,e){let n="Failed to execute 'findUnmappable'",o=rt(t,n),r=mt(h(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new D(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function hr(t){let e=G(O(b(t,"Failed to execute 'bomSniff'")));return e?g[e.encoding].name:null}function ht(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=b(t,o),i=U(h(e),o),{fatal:s,ignoreBOM:c}=y(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=O(r),d=G(a),u=d&&!c?d.bytes.length:0,l=new L(d?.encoding??i,s,!0,u);return P(o,()=>l.decode(x(a,u),!0))}function gr(t){let e=O(b(t,"Failed to execute 'utf8Decode'")),n=G(e);return yr(E,n?.encoding===E?x(e,n.bytes.length):e)}function Bt(t){return yr(E,O(b(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function wr(t){let e=b(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new L(E,!0,!0).decode(O(e),!0)}catch(n){if(n instanceof C)return null;throw n}}function xr(t){return $t(arguments,1,"Failed to execute 'utf8Encode'"),Tt(h(t))}function yr(t,e){return new L(t,!1,!0).decode(e,!0)}async function Er(t=void 0){let e=await t;if(e===void 0)Be()||await Ae(Mt,!0);else{let n=xs(e)?await ys(e):e;await Ae(()=>n,!1)}}var xs=t=>typeof t?.arrayBuffer=="function";function ys(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var Es=0,at=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),br="application/x-www-form-urlencoded",Or=k(()=>{let t=new Set([...Array(32).keys(),127]),e=at(t,' "#<>'),n=at(e,"?^`{}"),o=at(n,"/:;=@[\\]|"),r=at(o,"$%&+,");return{"C0 control":t,fragment:at(t,' "<>`'),query:e,"special-query":at(e,"'"),path:n,userinfo:o,component:r,[br]:at(r,"!'()~")}}),bs=(t,e)=>dt(Object.keys(Or()))(t,e);function Sr(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=mt(h(t),r),s=h(e),c=bs(h(n),r),a={spaceAsPlus:Pt},{spaceAsPlus:d=c===br}=y(o,a,r),u=Or()[c],l="",w="",p=()=>{Es=w.charCodeAt(0),l=z(l,w),w=""};return new D(i,"fatal").encodeOrFail(s,!0,A=>{for(let et=0;et<f(A);et++){let F=A[et];d&&F===32?w+="+":F>126||u.has(F)?w+=`%${F.toString(16).toUpperCase().padStart(2,"0")}`:w+=String.fromCharCode(F)}w.length>Os&&p()},A=>{w+=`%26%23${A}%3B`}),p(),l}var Os=65536;var mn=1,Tr=2,se=3,pn=4,tt=10,ce=1e3,Ar=1010;function Ss(t,e){if(/[\t\n\f\r]/.test(t))return mn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return pn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?mn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?Tr:se;if(e<12288){let n=e<880?1:e>>8;return tt*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?Ar:ce}var Ts=65280,As=/[бгжзйф-я]/i,un;function ie(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(ht(Uint8Array.from(r),t))}var ln;function hn(t){ln??=new Uint16Array(65536),un??=[ie("shift_jis",136,151,64),ie("gbk",176,215),ie("big5",164,198,64),ie("euc-kr",176,200)];let e=un.map(()=>0),n=0,o=mn;for(let r of t){let i=Number(r.codePointAt(0)),s=ln[i]||Ss(r,i);ln[i]=s;let c=o>=tt;if(s===pn)n+=22;else if(s===se)n+=c?15:o===se?7:11;else if(s===Tr)n+=c?9:7;else if(s>=ce){for(let[a,d]of un.entries())s===Ar?e[a]+=a>0?13:i>Ts?9:5:e[a]+=d.has(r)?9:14;c&&o<ce&&(n+=9)}else if(s>=tt){let a=r<"\x80";a||(n+=s<2*tt?6:As.test(r)?7:4),c&&o!==s?o>=ce?n+=6:Math.trunc(o/tt)!==Math.trunc(s/tt)?n+=12:s%tt===1&&(n+=a?3:11):c&&!a&&(n+=s%tt),(o===se||o===pn)&&(n+=4)}o=s}return n+Math.min(...e)}var Ur="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Bs=.25,Cr=/^[GSBE]/,_r=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,Fs=/^w|G|S|B.+5|KR/,gt="UTF-8",Ms=-2,Ds=1,Is=1e3,Us=40,Cs=.003,Br=30,Fr=10,_s=25,Ns=7,Ls=10,Rs=15,ks=3,js=4,Mr=5;function Nr(t,e=void 0){let n=h(t),{maxSteps:o}=y(e,{maxSteps:(c=2)=>Math.min(Number(c),ks)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-Us),s=n.slice(i,i+Is);return Ps(s,o).map(({steps:c,gain:a})=>({text:Ir(n,c)??n.replace(/[^\r\n]+/g,d=>Ir(d,c)??d),path:c.map(({really:d,readAs:u})=>`${d} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Ps(t,e){let n=Dr(t);if(n>_s)return[];let o=hn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(d=>$s(d,o)).sort(gn);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,Mr)}r.delete(t);let s=[...r.values()].sort(gn).slice(0,Mr);for(let a of s)a.gain+=.6*Dr(a.text);s.sort(gn);let c=Ns+Math.min(Ls,40/t.length);return s.filter(({gain:a})=>a>Math.max(c,s[0].gain-Rs))}var gn=(t,e)=>e.gain-t.gain;function $s({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of Ur.entries()){let c=Cr.test(s)&&!_r.test(t)?void 0:wn(t,s);if(!c)continue;let d=t.includes(wt)||Lr(c)?.includes(wt)?Gs:St(c).candidates;for(let{encoding:u,score:l}of d){if(l<Cs)break;if(e.length>0&&u!==gt&&e[0].really!==gt)continue;let w=xn(c,u,!0);if(w===void 0||w===t)continue;let p=n+2.4*Math.log2(l)-i*Bs-(u===gt?Ms:Ds)-(e.length>0?js:0),A=o-hn(w)+p;r.push({text:w,steps:[...e,{really:u,readAs:s}],bits:p,gain:A})}}return r}function Dr(t){if(t.includes(wt))return 0;let e=_r.test(t),n=-1/0;for(let o of Ur){let i=Fs.test(o)&&Cr.test(o)===e?wn(t,o):void 0;if(!i)continue;let[s,c]=[2**-Br,2**-Br];for(let{encoding:a,score:d}of St(i).candidates)a===o||xn(i,a)===t?s+=d:c=Math.max(c,d);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-Fr,Math.min(n,Fr)):n}function Ir(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=wn(n,r),s=i&&xn(i,o);if(s===void 0)return;n=s}return n}var Hs=127,wt="\uFFFD",Ws=4,Gs=[{encoding:gt,score:.9}];function wn(t,e){let n=t.replaceAll(wt,"\x7F").replace(/[\x80-\x9F]/g,o=>ht(Uint8Array.of(o.charCodeAt(0)),e));try{return te(n,e)}catch{return}}function xn(t,e,n=!1){if(t.includes(Hs))return e===gt?vs(t):void 0;try{return new ne(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===gt?Lr(t):void 0}}function Lr(t){let e=Bt(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return Ws*n<=o?e:void 0}function vs(t){let e=Bt(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(wt)&&n.length<=o.length+1?e.replaceAll("\x7F",wt):void 0}var Vs=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Ks=k(()=>new Map(Vs.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,J(e)])})));function Ys(t){return J(t)??Ks().get(It(t))??ue(t)}function Rr(t){let e=Ys(h(t));return e===void 0?null:g[e].name}function kr(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=to(h(t)),i=Pr(e,o),s={bigEndian:Pt},{bigEndian:c=i!=="little-endian"}=y(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let a=i?0:2,d=Ge(a+2*r.length),[u,l]=c?[0,1]:[1,0],w=(p,A)=>{d[A+u]=p>>8,d[A+l]=p};i||w(65279,0);for(let p=0;p<r.length;p++)w(r.charCodeAt(p),a+2*p);return d}function jr(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(t,o),i=Pr(e,o),{fatal:s}=y(n,{fatal:Boolean},o),c=O(r),a=zs(c),d=(i??a)==="little-endian"?j:W,u=new L(d,s,i!==null);return P(o,()=>{if(!i||!a||a===i)return u.decode(c,!0);if(s)throw new C(u.name,0,2);return`\uFFFD${u.decode(x(c,2),!0)}`})}function zs(t){let e=G(t)?.encoding;return e===W?"big-endian":e===j?"little-endian":null}function Pr(t,e){let n=h(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') is none of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{lr as AutoDecoderStream,mr as DecoderStream,or as LegacyTextEncoder,fr as LegacyTextEncoderStream,ne as TextDecoder,cr as TextDecoderStream,Xo as TextEncoder,ar as TextEncoderStream,ur as TranscoderStream,v as UnmappableError,hr as bomSniff,ht as decode,qo as decodeAuto,jr as decodeUTF16,St as detectEncoding,te as encode,kr as encodeUTF16,g as encodings,pr as findUnmappable,Mn as getOutputEncoding,Er as initialize,Fn as labelToName,ko as localeDefaultEncoding,Sr as percentEncodeAfterEncoding,Nr as repairMojibake,Rr as resolveEncoding,Lo as sniffHTMLEncoding,Ro as sniffXMLEncoding,sr as transcode,gr as utf8Decode,Bt as utf8DecodeWithoutBOM,wr as utf8DecodeWithoutBOMOrFail,xr as utf8Encode};
