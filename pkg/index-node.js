function Sn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Ut=()=>Sn(new URL("./encoding.wasm",import.meta.url)),Et="encoding-wasm",pe=void 0;var _t=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function U(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=Qr();function Qr(){let t=_t.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var ti=U(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,he=21,An=29,rt=33,W=36,K=37,_=38,ei=[[W,""],[35,"korean"],[32,"japanese"],[An,"chinese"],[1,"single-byte"],[y,""]],Bn=t=>t<W&&t!==rt,Fn=t=>t>y&&t<An,ni=t=>ei.find(([e])=>t>=e)[1];function J(t){let e=ti();return e.get(t)??e.get(Cn(oi(t)))}function N(t,e){let n=J(t);if(n===void 0){let o=ge(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(pe){let o=ni(n);if(o&&!pe.includes(o))throw new RangeError(`${e}: '${Et}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function ge(t){let e=Nt(t),n={936:"gbk",950:"big5"}[e]??e,o=g.findIndex(({labels:r})=>r.some(i=>Nt(i)===n));return o<0||o===W?void 0:o}var Nt=t=>Cn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Mn=[{encoding:y,bytes:[239,187,191]},{encoding:K,bytes:[254,255]},{encoding:_,bytes:[255,254]}],Lt=3;function V(t){return Mn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function In({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Dn(t){return Mn.find(e=>e.encoding===t)?.bytes}function bt(t){return t===y||t===K||t===_}function oi(t){let[e,n]=[0,t.length];for(;e<n&&Tn(t[e]);)e+=1;for(;n>e&&Tn(t[n-1]);)n-=1;return t.slice(e,n)}var Tn=t=>`	
\f\r `.includes(t);function Cn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Un(t){let e=J(`${t}`);return e===void 0?null:g[e].name}function _n(t){let e=J(`${t}`);return e===void 0?null:g[e!==W&&e!==K&&e!==_?e:y].name}var j=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function H(t,e){try{return e()}catch(n){throw n instanceof j?n.toTypeError(t):n}}var ri=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Nn=Symbol.for("encoding-wasm.UnmappableError"),Y=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${ri(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&Nn in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Nn,{value:!0,...n}),t})();var xe=t=>globalThis.Buffer?.prototype?.[t],Rt=xe("ucs2Slice"),Ln=xe("ucs2Write"),ye=xe("utf8Slice"),Rn=t=>globalThis[t],kn=Rn("TextDecoder"),ii=kn?.prototype?.decode,Ee=Rn("TextEncoder"),si=Ee?.prototype?.encode,ci=Ee?.prototype?.encodeInto;function kt(t){let e=new kn(t,{ignoreBOM:!0});return ii.bind(e)}function jn(){let t=new Ee,[e,n]=[si,ci].map(o=>o.bind(t));return{encode:e,encodeInto:n}}var Pn=()=>"InternalError"in globalThis,jt=()=>"Deno"in globalThis,be=()=>Number.parseInt(globalThis.process?.versions?.node,10),we;function $n(){let{process:t,TransformStream:e}=globalThis;return e&&e===we?e:(we=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),we)}var Pt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Wn=()=>Object.getPrototypeOf(Uint8Array.prototype),$t=t=>Pt(Wn(),t),Oe=t=>Pt(DataView.prototype,t),Hn=t=>Wn()[t],Se=$t(Symbol.toStringTag),Wt=$t("buffer"),Te=$t("byteOffset"),Gn=$t("byteLength"),ai=Hn("set"),fi=Hn("slice"),di=Oe("buffer"),ui=Oe("byteOffset"),li=Oe("byteLength"),vn=Pt(ArrayBuffer.prototype,"byteLength"),mi=typeof SharedArrayBuffer=="function"?Pt(SharedArrayBuffer.prototype,"byteLength"):void 0,u=t=>Gn.call(t),x=(t,e,n=u(t))=>new Uint8Array(Wt.call(t),Te.call(t)+e,n-e);function Kn(t,e){let n=Te.call(t),o=e+(-(n+e)&3),r=Math.max(0,u(t)-o)>>2,i=r>0?new Int32Array(Wt.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var it=(t,e)=>x(t,0,Math.min(e,u(t))),L=(t,e,n)=>ai.call(t,e,n),q=(t,e,n)=>fi.call(t,e,n);function Vn(t){try{return vn.call(Wt.call(t)),!1}catch{return!0}}function b(t,e){if(!ArrayBuffer.isView(t)&&zn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Yn(t,e){if(ArrayBuffer.isView(t)&&Se.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function O(t){return ArrayBuffer.isView(t)?Ot(t):zn(t)===0?F:new Uint8Array(t)}function qn(t){return ArrayBuffer.isView(t)&&Se.call(t)==="Uint8Array"?t:O(t)}function Ot(t){try{return Se.call(t)===void 0?new Uint8Array(di.call(t),ui.call(t),li.call(t)):new Uint8Array(Wt.call(t),Te.call(t),Gn.call(t))}catch{return F}}var F=new Uint8Array;function zn(t){for(let e of[vn,mi])try{return e?.call(t)}catch{}}function E(t,e,n){Jn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Ht(t,e,n){return t===void 0?!1:(Jn(t,n),!!t?.[e])}function Jn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var h=t=>`${t}`;function st(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var Gt=t=>t===void 0?void 0:!!t;function vt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function ut(t){return(e,n)=>{let o=e===void 0?t[0]:h(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var pi=24,hi=U(()=>Ae(wi)),gi=U(()=>Ae(yi)),Xn=U(()=>Ae(Ei));function Zn(t,e,n){if(!(t!==y&&t!==_)&&!(n<pi&&(n===0||t===_||!eo()))&&!Vn(e))return t===y?hi():gi()}function Qn(t){try{return Xn()?.encode(t)}catch{return}}function to(t,e){try{return Xn()?.encodeInto(t,e)}catch{return}}function Ae(t){try{return t()}catch{return}}function wi(){if(be()<22)return;let t=kt("utf-8"),e=xi()??t,n=(...r)=>{let i=e(Uint8Array.from(r));return i===t(Uint8Array.from(r))?i:void 0};if(n(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&n(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&n(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(r,i,s){try{let c=i<256?e(r):t(r);return s&&c.includes("\uFFFD")?void 0:c}catch{return}},completeLength(r,i){for(let s=1;s<=3&&s<=i;s++){let c=r[i-s];if(c<128)break;if(c>=192)return(c>=240?4:c>=224?3:2)>s?i-s:i}return i}}}var eo=U(()=>be()>=22&&!jt()&&ye!==void 0);function xi(){if(!eo())return;let t=ye;return e=>t.call(e,0,u(e))}function yi(){let t=o=>Rt.call(o,0,u(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}function Ei(){let t=jn(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var no="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var oo="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function ro(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);for(let s=0;s<oo.length;s++)n[oo.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var Oi=65539;function so(t,e){let n=Kt(Si,t,e),o=Kt(Ti,t,e);if(n&&o){let s=jt()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<128?n:o).read(c,a),write:(c,a)=>(c.length<s?n:o).write(c,a),readBytes:n.readBytes,most:o.most}}let r=Be(t);if(n){let s=Pn()?Kt(io,t,e):void 0;return s?{...n,read:(c,a)=>(a<4096?n:s).read(c,a)}:n}let i=o??Kt(io,t,e)??r;return{read:(s,c)=>(c<16?r:i).read(s,c),write:(s,c)=>(s.length<16?r:i).write(s,c),most:i.most}}function Kt(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),Be(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}function Si(t){let e=new WebAssembly.Module(ro(no),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:Oi}}function Ti(t){let[e,n]=[Rt,Ln],o=new Uint8Array(t.buffer),r=()=>(u(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function io(t){let e=kt("utf-16le"),{write:n,most:o}=Be(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Be(t){let e=new Uint16Array(t.buffer),n=()=>(u(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function co(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var Fe,l,Me,St,X,T={input:0,units:0,output:0,codec:0,codecEnd:0},P=-1,A=65536,Yt=0,Vt={name:"",encoding:P},S={isBusy:!0,newCodec:Number.NaN},Tt=Number.NaN;function ct(t,e){Vt.name=t,Vt.encoding=e,S.newCodec=Tt,S.isBusy&&Ai(),S.isBusy=!0}function Ai(){try{uo(),Fe??=Fi(Ut()),fo(new WebAssembly.Instance(Fe))}catch(t){throw lo(t)}}async function De(t,e){try{uo();let n=t(),o=ao(n)?n:await WebAssembly.compile(Bi(n));e||Ii(o);let r=await WebAssembly.instantiate(o);if(Ce())return;fo(r),Fe=o}catch(n){throw lo(n)}}var Bi=t=>ArrayBuffer.isView(t)?Ot(t):t,Ce=()=>!S.isBusy;function Fi(t){return ao(t)?t:new WebAssembly.Module(t)}function ao(t){try{return WebAssembly.Module.customSections(t,Et),!0}catch{return!1}}var Mi="encoding-wasm";function Ii(t){let[e]=WebAssembly.Module.customSections(t,Mi),n=`${Et} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function fo({exports:t}){if(l=t,l.block_length()!==A)throw new Error("The module has blocks of another length.");Ie=WebAssembly.RuntimeError,T.input=l.input(),T.units=l.units(),T.output=l.output(),T.codec=l.codec(),T.codecEnd=T.codec+l.codec_length(),po(),X=so(l.memory,T.units),Yt=Math.min(l.units_length(),X.most),S.isBusy=!1}function uo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function lo(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Di(t))return new RangeError(`encoding-wasm: ${mo} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var mo="no memory for WebAssembly; free some, and call again",Di=t=>t instanceof RangeError&&/memory/i.test(t.message);function Z(){return u(Me)===0&&po(),Me}function po(){Me=new Uint8Array(l.memory.buffer),St=new Uint8Array(l.memory.buffer,T.input,A)}function Ue(t,e){return ct(t,P),_e(e)}function _e(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw v(e)}}var Ie;function v(t){if(!Ie||!(t instanceof Ie))return t;let e=g[Vt.encoding]?.name,n=`${Vt.name}${e?` of ${e}`:""} failed`;return Ui()?new RangeError(`encoding-wasm: ${n}: ${mo}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Ci=32;function Ui(){try{return l.memory.grow(Ci),!1}catch{return!0}}var wo=()=>l.held()!==0,z=()=>q(Z(),T.codec,T.codecEnd),Ne=t=>L(Z(),t,T.codec);function xo(t,e){yo(t,e)||(ct("decoding",t),e?Ne(e):l.new_decoder(t),zt=t===rt||t===W?Tt:t)}var zt=Tt;function yo(t,e){return e||S.newCodec!==t||S.isBusy?!1:(S.newCodec=Tt,S.isBusy=!0,!0)}function Jt(t,e){yo(~t,e)||(ct("encoding",t),e?Ne(e):l.new_encoder(t),zt=~t)}function Le(t,e,n,o){ct("transcoding",t),o?Ne(o):l.new_transcoder(t,e,+n)}function Eo(t,e){l.set_source_encoding(t,+e),S.isBusy=!1}function Q(t){let e=u(t),n=l.alloc(e)>>>0;return L(Z(),t,n),[n,e]}var _i=U(()=>Uint8Array.from(_t,t=>t.charCodeAt(0))),ho,bo=t=>Ue("sniffing",()=>(ho!==l&&l.give_labels(...Q(_i())),ho=l,t())),Oo=(t,e,...n)=>bo(()=>l.sniff_html(...Q(t),e,...n)),So=(t,e,n)=>bo(()=>l.sniff_xml(...Q(t),e,n));var To=(t,e)=>Ue("sniffing",()=>l.default_for(...Q(t),e)),Ao=()=>ct("detection",P);function Bo(t,e){try{l.feed_detector(...Q(t),+e)}catch(n){throw v(n)}}var Fo=(t,e,n,o)=>_e(()=>{let r=t?Q(t):[0,0],i=l.guess(...r,...Q(e),...Q(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),Mo=-1,lt=-2;function Io(t,e,n,o,r){qt(t,e),S.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&(S.newCodec=zt),ke(i)}var at={encoding:P,at:0,owner:void 0},Ni=64;function Do(t,e,n){let o=Fn(t),r=n<=Ni&&(e[0]|e[n>>1]|e[n-1])<128;if(!o&&!r||((at.encoding!==t||at.owner!==l||S.isBusy)&&(ct("decoding",t),at.owner=l,at.at=X.readBytes?l.byte_table(t):0,at.encoding=t,S.isBusy=!1),at.at===0))return;if(n<=A){if(qt(e,n),!o){for(let s=0;s<n;s++)if(St[s]>=128)return}return go(n)}if(X.most>Yt)return;let i="";for(let s=0;s<n;s+=A){let c=Math.min(A,n-s);qt(x(e,s,s+c),c),i=G(i,go(c))}return i}var go=t=>X.readBytes(T.input,t,at.at);function G(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Li=3,Co=t=>t+A+Li<=Yt,Uo=()=>Z()[T.units]|Z()[T.units+1]<<8,_o=(t,e)=>X.read(T.units+2*t,e-t),Xt=(t,e,n)=>X.write(t.slice(e,n),T.units);function Re(t,e,n,o){S.isBusy=!0;let r=l.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&C.finished()&&(S.newCodec=zt),ke(r)}var D={none:0,source:1,result:2};function No(t,e,n,o){let r=u(t);qt(t,r),S.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return S.isBusy=!1,ke(i)}var Lo=8;function qt(t,e){let n=Z();if(e>Lo)try{L(St,t)}catch{L(St,x(t,0,e))}else for(let o=0;o<e;o++)n[T.input+o]=t[o]}function ke(t){if(t<lt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}function At(t){let e=Z();if(t>Lo)return q(e,T.output,T.output+t);let n=new Uint8Array(t);for(let o=0;o<t;o++)n[o]=e[T.output+o];return n}var C={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},mt={malformed:()=>l.replaced(),firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var Ri=65279,R=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=this.#t,i=this.#e,s=this.#n,c=u(e),a="";try{a=this.#r(e,c,n)??this.#s(e,c,n)}catch(d){throw this.#t=r,this.#e=i,this.#n=s,v(d)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let r=Zn(this.encoding,e,n);if(r)return this.#i(r,e,n,o);if(this.#t||!Bn(this.encoding))return;let i=Do(this.encoding,e,n);if(!(i===void 0||this.fatal&&i.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,i}#i(e,n,o,r){let i=0,s="";if(this.#t){if(this.encoding!==y)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(s=this.#s(x(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((d,m)=>n[i+m]===d)&&(i+=e.bom.length,this.#n+=e.bom.length);let c=e.completeLength(n,o);this.#e||=c>0;let a=i===0&&c===o?n:x(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=G(s,this.#s(a,c-i,!0)),this.#o)return s}else s=G(s,f),this.#n+=c-i;return c<o?G(s,this.#s(x(n,c),o-c,r)):s}#s(e,n,o){xo(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!bt(this.encoding),s=0;for(let c=0;;c+=A){let a=n-c<=A,f=Math.min(A,n-c),d=c===0&&a?e:x(e,c,c+f),m=Io(d,f,s,this.fatal,o&&a);if(m<0)return this.#t=z(),this.#o=new j(this.name,this.#n+c+C.start(),C.length()),r;if(s+=m,s>0&&(a||!Co(s))&&(r=G(r,_o(!i&&Uo()===Ri?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=!o&&wo()?z():null,this.#n+=n,r}};function Ro(t,e){let n=N(t,e);if(n===W)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var pt=t=>t==null?void 0:h(t);function Qt(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function ki(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>N(h(n),e))}}var te={allowUTF8:t=>t===void 0||!!t,candidates:ki,locale:pt,maxBytes:Qt,tld:pt},je=["text","ASCII","empty","binary","unknown"];function Bt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let[c,a]=[Zt(r),Zt(s)],f=u(t),d=Math.min(f,i);Ao();for(let I=0;I<d;I+=A){let ot=Math.min(I+A,d);Bo(x(t,I,ot),e&&ot===f)}let m=Fo(o,c,a,n),{0:w,1:p,2:B}=m,nt=I=>({encoding:m[3+2*I],score:m[4+2*I]});return{kind:je[w],isASCII:je[w]==="ASCII"||je[w]==="empty",encoding:p<0?void 0:p,score:B,candidates:Array.from({length:(m.length-3)/2},(I,ot)=>nt(ot))}}function Zt(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Ft(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=b(t,n),r=E(e,te,n),i=Bt(O(o),!0,r);return{encoding:i.encoding===void 0?null:g[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates.map(({encoding:s,score:c})=>({encoding:g[s].name,score:c}))}}var ji=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Pi=1024,$i=1<<20,Wi=65536,Hi=[rt,W,K,_],ht=(t,e)=>{let n=pt(t);return n===void 0?P:N(n,e)},ko=(t,e)=>Math.min(Qt(t,e)??Pi,$i),jo=t=>J(pt(t)??"")??P;function Gi(t,e){if(t)return E(t===!0?void 0:t,te,e)}var vi={defaultEncoding:ht,detect:Gi,likelyEncoding:ht,locale:pt,maxPrescanBytes:ko,parentEncoding:ht,transportLayerEncodingLabel:jo,userOverride:ht};function Po(t,e){let n=E(t,vi,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Lt,r),declared(s){let{userOverride:c,parentEncoding:a,likelyEncoding:f}=n,d=Math.min(u(s),r),m=Oo(s,d,c,i,a,f);return m===P?void 0:$e(m)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>$o(s)??Wo(o,n.defaultEncoding)}}function $o(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Wo(t,e){return $e(To(Zt(t),e===P?he:e))}var Ki={defaultEncoding:ht,maxPrescanBytes:ko,transportLayerEncodingLabel:jo};function Ho(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=E(t,Ki,e),i=s=>{let c=Math.min(u(s),o),a=$e(So(s,c,r));return a.source==="default"&&n!==P?{...a,encoding:n}:a};return{prescanned:Math.max(Lt,o),declared:i,decide:()=>i(F)}}function Vi(t,e){let n={...te,defaultEncoding:ht},{defaultEncoding:o,...r}=E(t,n,e);return{prescanned:Lt,declared(i){let s=V(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===P?i?.encoding??he:o;return $o(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Yi={detect:Vi,html:Po,xml:Ho},qi=["detect","html","xml"],zi={prefixBytes:Qt,sniff:ut(qi)};function ee(t,e){let{prefixBytes:n,sniff:o}=E(t,zi,e),r=Yi[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Wi,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Hi.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>Pe(r,c),takesWhole:n===void 0}}function Pe({prescanned:t,declared:e,options:n,decide:o},r){return e(it(r,t))??o(n&&Bt(r,!0,n))}function $e(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:ji[t>>8&255],score:null}}var Go=({encoding:t,confidence:e,source:n})=>({encoding:g[t].name,confidence:e,source:n});function vo(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:b(t,n),r=Po(e,n);return o?Go(Pe(r,O(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function Ko(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(t,n),r=Ho(e,n);return Go(Pe(r,O(o)))}function Vo(t){return g[Wo(h(t),P).encoding].name}var He=-1,We=27,Xo="(B",Zo="(J",Qo=[Xo,Zo,"(I","$@","$B"],Ji=4,Yo=16,ne=class{#t=!0;#e=!0;read(e,n){let o=u(e),r=this.#t?Xi(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=es(e,i)),i!==o);){let a=e[i];if(a===We&&this.#e){let f=Jo(e,i);if(s=Qo.includes(f),!s&&!n&&os(f))break;this.#e=s}else s=a>=128||i<r&&ns(a);s||(i+=1)}let c=s?i:He;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=u(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==We)continue;if(r>n&&o-r<=Ji)return r;let i=Jo(e,r);this.#e&&=i===Xo||i===Zo}return o}};function Xi(t){let[e,n]=[!0,!0];for(let o=0;o<Yo;o+=2){if(o+1>=u(t))return 1/0;if(e&&=zo(t[o]),n&&=zo(t[o+1]),!e&&!n)return o+2}return Yo}var Zi=16843009,Qi=454761243,ts=2155905152;function es(t,e){let n=u(t),{start:o,words:r}=Kn(t,e),i=qo(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^Qi;if(((r[s]|c-Zi&~c)&ts)!==0)break}return qo(t,o+4*s,n)}function qo(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==We;)o+=1;return o}var zo=t=>t===48||t>=78,ns=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Jo(t,e){let n="";for(let o=e+1;o<Math.min(e+3,u(t));o++)n+=String.fromCharCode(t[o]);return n}var os=t=>t.length<2&&Qo.some(e=>e.startsWith(t));var ve=["fatal","html","replacement"],rs=2048,M=class t{encoding;unmappable;#t;#e=null;#n=0;#o=F;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){return this.#t?0:ve.indexOf(this.unmappable)}#i(e){if(!(this.#e||e.length>A))try{Jt(this.encoding,null),Xt(e,0,e.length);let n=Re(0,e.length,this.#r,!0);return n===lt||!C.finished()?void 0:(this.#n=0,At(n))}catch(n){throw v(n)}}#s(e,n){let o=new $;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new Y(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=F,this.#e=null,this.#n=0);let a=this.#t,f=this.#r,d=a?rs:A,m=a&&this.encoding===rt?new Ge(c,o):void 0,w=m?p=>m.add(p):o;try{Jt(this.encoding,s);for(let p=0;p===0||p<e.length;p+=d){let B=Math.min(p+d,e.length);Xt(e,p,B);let nt=B===e.length;for(let I=0,ot=!1;!ot;){let Ct=Re(I,B-p,f,n&&nt);w(At(Ct===lt?C.written():Ct));let bn=i+p+I+C.start();if(I+=C.read(),ot=Ct!==lt&&C.finished(),Ct!==lt)continue;let me=C.codePoint();if(a){let Jr=z(),On=()=>this.locate(bn),Xr=a(me,On),Zr=this.#c(Jr,Xr,w,me,On);Jt(this.encoding,Zr),Xt(e,p,B)}else r(me,bn)}}}catch(p){throw v(p)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#e=z(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new Y(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new Y(c,i(),this.name)}),s.#e}},tr=27,er=3,Ge=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=u(e);if(n===0)return;e[0]!==tr&&this.#t(this.held);let o=e[n-er]===tr?n-er:n;this.#t(q(e,0,o)),this.held=q(e,o,n)}},$=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=u(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Ke(this.#n),n=0;return this.forEach(o=>{L(e,o,n),n+=u(o)}),e}};function Ke(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function tt(t,e){let n=N(t,e);if(n===K||n===_){let{name:o}=g[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Ve(n,t,e)}function Ve(t,e,n){if(t===W)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var is=2048,ss=64,gt=class{decision=null;sample=F;detected;#t;#e=!0;#n=!1;#o=new ne;#r=new $;#i;#s=0;#c=F;#f=F;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new $;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+u(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new $;let i=it(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let f=u(s);if(a===He)return n?this.#a(i(this.#u(s,!0)),o,s):this.#d(s,f+1,o);let d=or(s,a-c,r.windowBytes),m=Math.min(d+r.windowBytes,r.maxBytes-this.#s);if(f<m&&!n)return this.#d(s,m,o);let w=it(s,Math.max(0,m)),p=this.#u(w,f<m);if(!r.passesASCII||!cs(p,w)||m<=d)return this.#a(i(p),o,s);s=this.#l(s,this.#o.skip(w,a-c),o)}}#u(e,n){this.sample=oe(oe(this.#c,this.#f),e);let o=this.#t.detection.options;return this.detected=Bt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let r=u(e);return r>0&&this.#r.add(q(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=it(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,is-u(this.#c));return i>0&&(this.#c=oe(this.#c,it(r,i))),this.#f=nr(oe(this.#f,nr(x(r,i)))),x(e,n)}#a(e,n,o){return this.decision=e,{passed:n,rest:o}}},nr=t=>x(t,Math.max(0,u(t)-ss));function or(t,e,n){let o=Math.min(u(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function oe(t,e){let n=new Uint8Array(u(t)+u(e));return L(n,t),L(n,e,u(t)),n}function cs(t,e){return t.isASCII||t.encoding===void 0&&!(e[or(e,0,1/0)]>=128)}var Ye=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new gt(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new R(y,!1,!0);o.forEach(f=>{i=G(i,s.decode(f,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let a=this.ignoreBOM||this.#n>0;return this.#t=new R(c.encoding,this.fatal,a,this.#n),G(i,this.#t.decode(r,n))}};function qe(t,e){let{fatal:n,ignoreBOM:o}=E(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new Ye(ee(t,e),n,o)}function rr(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=b(t,n),r=qe(e,n),i=H(n,()=>r.decode(O(o),!0)),s=r.decision;return{text:i,encoding:g[s.encoding].name,score:s.score,source:s.source}}function k(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function ft(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function ze(){throw new TypeError("Illegal invocation")}var ir="Failed to execute 'encodeInto' on 'TextEncoder'",Je=class t{#t="utf-8";constructor(){new.target!==t&&ft(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||ze(),Mt(h(e))}encodeInto(e,n){#t in this||ze(),vt(arguments,2,ir);let o=h(e),r=Yn(n,ir),{read:i,written:s}=to(o,r)??{read:0,written:0};if(i===o.length||s===u(r))return{read:i,written:s};let c=fs(o.slice(i),x(Ot(r),s));return{read:i+c.read,written:s+c.written}}},sr=k(Je,"TextEncoder"),Mt=t=>Qn(t)??new M(y,"fatal").encode(t,!0),as=32;function fs(t,e){let n=0,o=0,r=()=>ds(t,n,Math.min(n+Math.floor((u(e)-o)/3),t.length));for(let i=r();i-n>=as;i=r())new M(y,"fatal").encodeOrFail(t.slice(n,i),!0,s=>{L(e,s,o),o+=u(s)}),n=i;for(;n<t.length;){let i=us(t,n),s=i<128?1:i<2048?2:i<65536?3:4;if(o+s>u(e))break;for(let c=s-1;c>0;c--)e[o+c]=128|i>>6*(s-1-c)&63;e[o]=i>>6*(s-1)|[0,0,192,224,240][s],o+=s,n+=i<65536?1:2}return{read:n,written:o}}function ds(t,e,n){return n>e&&n<t.length&&(t.charCodeAt(n-1)&64512)===55296?n-1:n}function us(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var cr=`\xA1	!
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
\u20A4	L.	\xA3
\u20A6	NGN
\u20A7	Pts
\u20A9	KRW
\u20AA	\u05E9\u05D7	ILS
\u20AB	\u0111	VND
\u20AC	EUR
\u20AD	LAK
\u20AE	MNT
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
\uFFFD	?`;var ls=U(()=>new Map(cr.split(`
`).map(t=>{let[e,...n]=t.split("	");return[e,n]}))),ms=3,ar=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function fr(t){let e=new M(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof Y)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=dr(String.fromCodePoint(r),n,ms),o.set(r,i)),i}}function dr(t,e,n){if(ar(t))return"";if(n===0)return null;let o=ps(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:dr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function ps(t){let e=[...ls().get(t)??[],...hs(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function hs(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=w=>s>>o.length-1-w&1,a=o.filter((w,p)=>c(p)),f=o.filter((w,p)=>!c(p)),d=[n,...a].join("").normalize("NFC"),m=d+f.join("");m.normalize("NFD")===e&&r.push(m),f.every(ar)&&i.push(d)}return[...r,...i]}var gs=["fatal","html","replacement","ignore","translit"],ws=ut(gs),re=(t,e)=>typeof t=="function"?t:ws(t,e);function ie(t,e,n){return typeof t=="function"?(o,r)=>xs(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?fr(e):void 0}function xs(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=O(b(t,e));return q(n,0,u(n))}var ys="Failed to construct 'LegacyTextEncoder'",ur="Failed to execute 'encode'";function lr(t,e="utf-8",n=void 0){let o=st(t,ur),r=se(e,n,ur);return r.encoding===y?Mt(o):r.encode(o,!0)}function se(t,e,n){let o=h(t),r=e===void 0?"fatal":E(e,{unmappable:re},n).unmappable,i=tt(o,n);return new M(i,r,ie(r,i,n))}var Xe=class{#t;constructor(e="utf-8",n=void 0){this.#t=se(e,n,ys)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":st(e,r),{stream:s}=E(n,{stream:Boolean},r);return o.encode(i,!s)}},mr=k(Xe,"LegacyTextEncoder");var Ze="Failed to execute 'decode' on 'TextDecoder'",Qe=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=tn(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&ft(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=F,n=void 0){let o=this.#t,r=b(e,Ze),i=Ht(n,"stream",Ze);return this.#e||o.reset(),this.#e=i,o.decode(qn(r),!i,Ze)}},ce=k(Qe,"TextDecoder");function tn(t,e,n){let o=h(t),r=Ht(e,"fatal",n),i=Ht(e,"ignoreBOM",n);return new R(Ro(o,n),r,i)}var en=4096,Es=27,bs=65533,ae=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new M(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==bs&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=u(e);for(let i=0;i===0||i<r;i+=en){let s=r-i<=en;this.#s(x(e,i,s?r:i+en),s?n:D.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=d=>(s??=Ss(r,e),s[d-i]);let c=new $,a;try{this.#t.transcode(e,n===D.result?D.source:n,d=>c.add(d))}catch(d){a=d}let f=Os(c.concatenate());try{this.#e.encodeOrFail(f,n===D.result,o),this.#n=n===D.result?0:i+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function Os(t){let e=new Uint16Array(u(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function Ss(t,e){let n=u(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Ts(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(x(e,c,c+1),D.none,d=>{a+=u(d)/2})}catch(d){if(d instanceof j)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===Es;for(let d=0;d<a;d++)r[i++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function Ts(t){try{t.copy(!0).transcode(F,D.source,()=>{})}catch(e){if(e instanceof j)return e.offset;throw e}return t.position}function gr(t,e){let n="Failed to execute 'transcode'",o=b(t,n),r=on(e,n),i=new $;return H(n,()=>r.transcode(O(o),D.result,s=>i.add(s))),i.concatenate()}function on(t,e){let n={bom:Boolean,fatal:Boolean,from:Fs("from"),ignoreBOM:Boolean,to:a=>a===void 0?"utf-8":h(a),unmappable:re},{from:o,to:r,...i}=E(t,n,e),s=o==="auto"?ee(t,e):N(o,e),c=Ve(N(r,e),r,e);if(i.bom&&!bt(c))throw new RangeError(`${e}: ${g[c].name} has no byte order mark.`);return As(s,c,i,e)}function As(t,e,n,o){return typeof t=="number"?pr(t,e,n,o):new nn(t,pr(y,e,n,o))}function pr(t,e,n,o){let r=ie(n.unmappable,e,o);return r&&!bt(e)?new ae(Bs(t,n),e,n.unmappable,r):new fe(t,e,n)}function Bs(t,e){return new fe(t,_,{...e,bom:!1,unmappable:"fatal"})}function Fs(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return h(e)}}var hr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},fe=class t{from;to;#t=null;#e=0;#n;#o={...hr};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Le(e,this.to,this.#n.ignoreBOM,this.#t),Eo(e,n),this.#t=z())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c}=this.#n;s&&!this.#t&&o(Uint8Array.from(Dn(this.to)??[]));let a=Math.max(0,ve.indexOf(c)),f=u(e);try{Le(this.from,this.to,i,this.#t);for(let d=0;;){let m=f-d<=A,w=m&&d===0?e:x(e,d,m?f:d+A),p=No(w,r,a,m?n:D.none);this.#r(this.#e+d);let B=p<0?C.written():p;if(B>0&&o(At(B)),p<0&&this.#i(p,d),d+=C.read(),m&&C.finished())break}}catch(d){throw v(d)}this.#t=z(),this.#e=n===D.none?this.#e+f:0}takeLosses(){let e=this.#o;return this.#o={...hr},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+mt.firstMalformed()),n.malformed+=mt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+mt.firstUnmappable(),n.codePoint=mt.codePoint()),n.unmappable+=mt.unmappable()}#i(e,n){let o=this.#e+n+C.start();throw this.#t=z(),this.#e=0,e===Mo?new j(g[this.from].name,o,C.length()):new Y(C.codePoint(),o,g[this.to].name)}},nn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===D.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,this.#o=!1,this.#r.setSource(y,!1),new gt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==D.none);i.forEach(c=>{this.#r.transcode(c,D.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};function fn(t,e,n){let o=$n();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function It(t,e){let n=`Failed to execute 'transform' on '${t}'`;return fn(t,(o,r)=>{let i=b(o,n);r(H(n,()=>e.decode(O(i),!1)))},o=>o(H(n,()=>e.decode(F,!0))))}var rn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=tn(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=It("TextDecoderStream",o),new.target!==t&&ft(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},wr=k(rn,"TextDecoderStream"),sn=class t{#t;constructor(){this.#t=yr("TextEncoderStream",new M(y,"fatal"),h),new.target!==t&&ft(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},xr=k(sn,"TextEncoderStream");function yr(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return fn(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var cn=class{#t;#e;constructor(e="utf-8",n=void 0){let o=se(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=yr("LegacyTextEncoderStream",o,st)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Er=k(cn,"LegacyTextEncoderStream"),an=class{#t;#e;constructor(e){let n=on(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let a=new $;try{H(o,()=>n.transcode(O(i),s,f=>a.add(f)))}finally{a.forEach(c)}};this.#t=n,this.#e=fn("TranscoderStream",(i,s)=>r(b(i,o),D.none,s),i=>r(F,D.result,i))}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},br=k(an,"TranscoderStream");var dn=class{#t;#e;constructor(e=void 0){let n=qe(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=It("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Or=k(dn,"AutoDecoderStream");var un=class{fatal;ignoreBOM;#t;#e;#n=F;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=u(this.#n),r=new Uint8Array(o+u(e));if(L(r,this.#n),L(r,e,o),!n&&In(r))return this.#n=r,"";let i=V(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new R(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(x(r,s),n)}},ln=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=h(e),{fatal:i,ignoreBOM:s}=E(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new un(N(r,o),i,s);this.#t=c,this.#e=It("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Sr=k(ln,"DecoderStream");function Tr(t,e){let n="Failed to execute 'findUnmappable'",o=st(t,n),r=tt(h(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new M(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function Ar(t){let e=V(O(b(t,"Failed to execute 'bomSniff'")));return e?g[e.encoding].name:null}function wt(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=b(t,o),i=N(h(e),o),{fatal:s,ignoreBOM:c}=E(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=O(r),f=V(a),d=f&&!c?f.bytes.length:0,m=new R(f?.encoding??i,s,!0,d);return H(o,()=>m.decode(x(a,d),!0))}function Br(t){let e=O(b(t,"Failed to execute 'utf8Decode'")),n=V(e);return Ir(y,n?.encoding===y?x(e,n.bytes.length):e)}function Dt(t){return Ir(y,O(b(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Fr(t){let e=b(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new R(y,!0,!0).decode(O(e),!0)}catch(n){if(n instanceof j)return null;throw n}}function Mr(t){return vt(arguments,1,"Failed to execute 'utf8Encode'"),Mt(h(t))}function Ir(t,e){return new R(t,!1,!0).decode(e,!0)}async function Dr(t=void 0){let e=await t;if(e===void 0)Ce()||await De(Ut,!0);else{let n=Ms(e)?await Is(e):e;await De(()=>n,!1)}}var Ms=t=>typeof t?.arrayBuffer=="function";function Is(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var Ds=0,dt=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),Cr="application/x-www-form-urlencoded",Ur=U(()=>{let t=new Set([...Array(32).keys(),127]),e=dt(t,' "#<>'),n=dt(e,"?^`{}"),o=dt(n,"/:;=@[\\]|"),r=dt(o,"$%&+,");return{"C0 control":t,fragment:dt(t,' "<>`'),query:e,"special-query":dt(e,"'"),path:n,userinfo:o,component:r,[Cr]:dt(r,"!'()~")}}),Cs=(t,e)=>ut(Object.keys(Ur()))(t,e);function _r(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=tt(h(t),r),s=h(e),c=Cs(h(n),r),a={spaceAsPlus:Gt},{spaceAsPlus:f=c===Cr}=E(o,a,r),d=Ur()[c],m="",w="",p=()=>{Ds=w.charCodeAt(0),m=G(m,w),w=""};return new M(i,"fatal").encodeOrFail(s,!0,B=>{for(let nt=0;nt<u(B);nt++){let I=B[nt];f&&I===32?w+="+":I>126||d.has(I)?w+=`%${I.toString(16).toUpperCase().padStart(2,"0")}`:w+=String.fromCharCode(I)}w.length>Us&&p()},B=>{w+=`%26%23${B}%3B`}),p(),m}var Us=65536;var hn=1,Nr=2,ue=3,gn=4,et=10,le=1e3,Lr=1010;function _s(t,e){if(/[\t\n\f\r]/.test(t))return hn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return gn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?hn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?Nr:ue;if(e<12288){let n=e<880?1:e>>8;return et*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?Lr:le}var Ns=65280,Ls=/[бгжзйф-я]/i,mn;function de(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(wt(Uint8Array.from(r),t))}var pn;function wn(t){pn??=new Uint16Array(65536),mn??=[de("shift_jis",136,151,64),de("gbk",176,215),de("big5",164,198,64),de("euc-kr",176,200)];let e=mn.map(()=>0),n=0,o=hn;for(let r of t){let i=Number(r.codePointAt(0)),s=pn[i]||_s(r,i);pn[i]=s;let c=o>=et;if(s===gn)n+=22;else if(s===ue)n+=c?15:o===ue?7:11;else if(s===Nr)n+=c?9:7;else if(s>=le){for(let[a,f]of mn.entries())s===Lr?e[a]+=a>0?13:i>Ns?9:5:e[a]+=f.has(r)?9:14;c&&o<le&&(n+=9)}else if(s>=et){let a=r<"\x80";a||(n+=s<2*et?6:Ls.test(r)?7:4),c&&o!==s?o>=le?n+=6:Math.trunc(o/et)!==Math.trunc(s/et)?n+=12:s%et===1&&(n+=a?3:11):c&&!a&&(n+=s%et),(o===ue||o===gn)&&(n+=4)}o=s}return n+Math.min(...e)}var Wr="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Rs=.25,Hr=/^[GSBE]/,Gr=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,ks=/^w|G|S|B.+5|KR/,xt="UTF-8",js=-2,Ps=1,$s=1e3,Ws=40,Hs=.003,Rr=30,kr=10,Gs=25,vs=7,Ks=10,Vs=15,Ys=3,qs=4,jr=5;function vr(t,e=void 0){let n=h(t),{maxSteps:o}=E(e,{maxSteps:(c=2)=>Math.min(Number(c),Ys)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-Ws),s=n.slice(i,i+$s);return zs(s,o).map(({steps:c,gain:a})=>({text:$r(n,c)??n.replace(/[^\r\n]+/g,f=>$r(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function zs(t,e){let n=Pr(t);if(n>Gs)return[];let o=wn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(f=>Js(f,o)).sort(xn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,jr)}r.delete(t);let s=[...r.values()].sort(xn).slice(0,jr);for(let a of s)a.gain+=.6*Pr(a.text);s.sort(xn);let c=vs+Math.min(Ks,40/t.length);return s.filter(({gain:a})=>a>Math.max(c,s[0].gain-Vs))}var xn=(t,e)=>e.gain-t.gain;function Js({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of Wr.entries()){let c=Hr.test(s)&&!Gr.test(t)?void 0:yn(t,s);if(!c)continue;let f=t.includes(yt)||Kr(c)?.includes(yt)?Qs:Ft(c).candidates;for(let{encoding:d,score:m}of f){if(m<Hs)break;if(e.length>0&&d!==xt&&e[0].really!==xt)continue;let w=En(c,d,!0);if(w===void 0||w===t)continue;let p=n+2.4*Math.log2(m)-i*Rs-(d===xt?js:Ps)-(e.length>0?qs:0),B=o-wn(w)+p;r.push({text:w,steps:[...e,{really:d,readAs:s}],bits:p,gain:B})}}return r}function Pr(t){if(t.includes(yt))return 0;let e=Gr.test(t),n=-1/0;for(let o of Wr){let i=ks.test(o)&&Hr.test(o)===e?yn(t,o):void 0;if(!i)continue;let[s,c]=[2**-Rr,2**-Rr];for(let{encoding:a,score:f}of Ft(i).candidates)a===o||En(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-kr,Math.min(n,kr)):n}function $r(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=yn(n,r),s=i&&En(i,o);if(s===void 0)return;n=s}return n}var Xs=127,yt="\uFFFD",Zs=4,Qs=[{encoding:xt,score:.9}];function yn(t,e){let n=t.replaceAll(yt,"\x7F").replace(/[\x80-\x9F]/g,o=>wt(Uint8Array.of(o.charCodeAt(0)),e));try{return new M(tt(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function En(t,e,n=!1){if(t.includes(Xs))return e===xt?tc(t):void 0;try{return new ce(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===xt?Kr(t):void 0}}function Kr(t){let e=Dt(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return Zs*n<=o?e:void 0}function tc(t){let e=Dt(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(yt)&&n.length<=o.length+1?e.replaceAll("\x7F",yt):void 0}var ec=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,nc=U(()=>new Map(ec.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,J(e)])})));function oc(t){return J(t)??nc().get(Nt(t))??ge(t)}function Vr(t){let e=oc(h(t));return e===void 0?null:g[e].name}function Yr(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=co(h(t)),i=zr(e,o),s={bigEndian:Gt},{bigEndian:c=i!=="little-endian"}=E(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let a=i?0:2,f=Ke(a+2*r.length),[d,m]=c?[0,1]:[1,0],w=(p,B)=>{f[B+d]=p>>8,f[B+m]=p};i||w(65279,0);for(let p=0;p<r.length;p++)w(r.charCodeAt(p),a+2*p);return f}function qr(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=b(t,o),i=zr(e,o),{fatal:s}=E(n,{fatal:Boolean},o),c=O(r),a=rc(c),f=(i??a)==="little-endian"?_:K,d=new R(f,s,i!==null);return H(o,()=>{if(!i||!a||a===i)return d.decode(c,!0);if(s)throw new j(d.name,0,2);return`\uFFFD${d.decode(x(c,2),!0)}`})}function rc(t){let e=V(t)?.encoding;return e===K?"big-endian":e===_?"little-endian":null}function zr(t,e){let n=h(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Or as AutoDecoderStream,Sr as DecoderStream,mr as LegacyTextEncoder,Er as LegacyTextEncoderStream,ce as TextDecoder,wr as TextDecoderStream,sr as TextEncoder,xr as TextEncoderStream,br as TranscoderStream,Y as UnmappableError,Ar as bomSniff,wt as decode,rr as decodeAuto,qr as decodeUTF16,Ft as detectEncoding,lr as encode,Yr as encodeUTF16,g as encodings,Tr as findUnmappable,_n as getOutputEncoding,Dr as initialize,Un as labelToName,Vo as localeDefaultEncoding,_r as percentEncodeAfterEncoding,vr as repairMojibake,Vr as resolveEncoding,vo as sniffHTMLEncoding,Ko as sniffXMLEncoding,gr as transcode,Br as utf8Decode,Dt as utf8DecodeWithoutBOM,Fr as utf8DecodeWithoutBOMOrFail,Mr as utf8Encode};
