function Mn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Lt=()=>Mn(new URL("./encoding.wasm",import.meta.url)),bt="encoding-wasm",xe=void 0;var Rt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function _(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var h=oi();function oi(){let t=Rt.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var ri=_(()=>new Map(h.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,St=21,In=29,rt=33,$=36,K=37,U=38,ii=[[$,""],[35,"korean"],[32,"japanese"],[In,"chinese"],[1,"single-byte"],[y,""]],Dn=t=>t<$&&t!==rt,jt=t=>t>y&&t<In,si=t=>ii.find(([e])=>t>=e)[1];function J(t){let e=ri();return e.get(t)??e.get(Nn(ci(t)))}function N(t,e){let n=J(t);if(n===void 0){let o=ye(t),i=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${i}`)}if(xe){let o=si(n);if(o&&!xe.includes(o))throw new RangeError(`${e}: '${bt}' doesn't include ${h[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function ye(t){let e=kt(t),n={936:"gbk",950:"big5"}[e]??e,o=h.findIndex(({labels:i})=>i.some(r=>kt(r)===n));return o<0||o===$?void 0:o}var kt=t=>Nn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Cn=[{encoding:y,bytes:[239,187,191]},{encoding:K,bytes:[254,255]},{encoding:U,bytes:[255,254]}],Pt=3;function V(t){return Cn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function _n({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Un(t){return Cn.find(e=>e.encoding===t)?.bytes}function Ot(t){return t===y||t===K||t===U}function ci(t){let[e,n]=[0,t.length];for(;e<n&&Fn(t[e]);)e+=1;for(;n>e&&Fn(t[n-1]);)n-=1;return t.slice(e,n)}var Fn=t=>`	
\f\r `.includes(t);function Nn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Ln(t){let e=J(`${t}`);return e===void 0?null:h[e].name}function Rn(t){let e=J(`${t}`);return e===void 0?null:h[e!==$&&e!==K&&e!==U?e:y].name}var k=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function W(t,e){try{return e()}catch(n){throw n instanceof k?n.toTypeError(t):n}}var ai=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,kn=Symbol.for("encoding-wasm.UnmappableError"),q=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(i,r,s){super(`${ai(i)} at index ${r} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=i,this.index=r,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&kn in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,kn,{value:!0,...n}),t})();var be=t=>globalThis.Buffer?.prototype?.[t],$t=be("ucs2Slice"),jn=be("ucs2Write"),Se=be("utf8Slice"),Pn=t=>globalThis[t],$n=Pn("TextDecoder"),fi=$n?.prototype?.decode,Oe=Pn("TextEncoder"),di=Oe?.prototype?.encode,ui=Oe?.prototype?.encodeInto;function Tt(t){let e=new $n(t,{ignoreBOM:!0});return fi.bind(e)}function Wn(){let t=new Oe,[e,n]=[di,ui].map(o=>o.bind(t));return{encode:e,encodeInto:n}}var Wt=()=>"InternalError"in globalThis,Hn=()=>"Bun"in globalThis,Ht=()=>"Deno"in globalThis,Te=()=>Number.parseInt(globalThis.process?.versions?.node,10),Gn=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Ee;function vn(){let{process:t,TransformStream:e}=globalThis;return e&&e===Ee?e:(Ee=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Ee)}var Gt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Kn=()=>Object.getPrototypeOf(Uint8Array.prototype),vt=t=>Gt(Kn(),t),Ae=t=>Gt(DataView.prototype,t),Vn=t=>Kn()[t],Be=vt(Symbol.toStringTag),Kt=vt("buffer"),Me=vt("byteOffset"),qn=vt("byteLength"),li=Vn("set"),mi=Vn("slice"),pi=Ae("buffer"),hi=Ae("byteOffset"),gi=Ae("byteLength"),Yn=Gt(ArrayBuffer.prototype,"byteLength"),wi=typeof SharedArrayBuffer=="function"?Gt(SharedArrayBuffer.prototype,"byteLength"):void 0,u=t=>qn.call(t),x=(t,e,n=u(t))=>new Uint8Array(Kt.call(t),Me.call(t)+e,n-e);function it(t,e){let n=new Uint8Array(u(t)+u(e));return G(n,t),G(n,e,u(t)),n}function zn(t,e){let n=Me.call(t),o=e+(-(n+e)&3),i=Math.max(0,u(t)-o)>>2,r=i>0?new Int32Array(Kt.call(t),n+o,i):new Int32Array;return{start:o,words:r}}var st=(t,e)=>x(t,0,Math.min(e,u(t))),G=(t,e,n)=>li.call(t,e,n),Y=(t,e,n)=>mi.call(t,e,n);function Fe(t){try{return Yn.call(Kt.call(t)),!1}catch{return!0}}function b(t,e){if(!ArrayBuffer.isView(t)&&Zn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Jn(t,e){if(ArrayBuffer.isView(t)&&Be.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function S(t){return ArrayBuffer.isView(t)?At(t):Zn(t)===0?M:new Uint8Array(t)}function Xn(t){return ArrayBuffer.isView(t)&&Be.call(t)==="Uint8Array"?t:S(t)}function At(t){try{return Be.call(t)===void 0?new Uint8Array(pi.call(t),hi.call(t),gi.call(t)):new Uint8Array(Kt.call(t),Me.call(t),qn.call(t))}catch{return M}}var M=new Uint8Array;function Zn(t){for(let e of[Yn,wi])try{return e?.call(t)}catch{}}function E(t,e,n){Qn(t,n);let o={...e};for(let i in e)Object.hasOwn(e,i)&&(o[i]=e[i](t?.[i],n));return o}function Vt(t,e,n){return t===void 0?!1:(Qn(t,n),!!t?.[e])}function Qn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var g=t=>`${t}`;function ct(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var qt=t=>t===void 0?void 0:!!t;function Yt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function lt(t){return(e,n)=>{let o=e===void 0?t[0]:g(e),i=t.find(r=>r===o);if(i===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return i}}var xi=24,yi=_(()=>zt(Oi)),Ei=_(()=>zt(Ai)),eo=_(()=>zt(Bi));function no(t,e,n){if(!(t!==y&&t!==U)&&!(n<xi&&(n===0||t===U||!so()))&&!Fe(e))return t===y?yi():Ei()}var to=[];function oo(t,e,n,o){if(!(n<bi||!jt(t)||!(Wt()||t===St&&Hn())||Fe(e)))return to[t]??=zt(()=>Si(t,o))??null,to[t]?.(e)}var bi=512;function Si(t,e){let n=Tt(h[t].name),o=r=>n(r)===e(t,r,u(r)),i=Uint8Array.from({length:4096},(r,s)=>s);return i.subarray(0,256).every(r=>o(Uint8Array.of(r)))&&o(i)?n:void 0}function ro(t){try{return eo()?.encode(t)}catch{return}}function io(t,e){try{return eo()?.encodeInto(t,e)}catch{return}}function zt(t){try{return t()}catch{return}}function Oi(){let t=Te()<22?Gn():()=>!0;if(!t)return;let e=Tt("utf-8"),n=Ti()??e,o=(...r)=>{let s=n(Uint8Array.from(r));return s===e(Uint8Array.from(r))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(r,s,c){try{if(!t(r))return;let a=s<256?n(r):e(r);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(r,s){for(let c=1;c<=3&&c<=s;c++){let a=r[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var so=_(()=>Te()>=22&&!Ht()&&Se!==void 0);function Ti(){if(!so())return;let t=Se;return e=>t.call(e,0,u(e))}function Ai(){let t=o=>$t.call(o,0,u(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,i)=>e.charCodeAt(i)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,i,r){if(i%2!==1)try{let s=t(o);return s.isWellFormed()?s:r?void 0:s.toWellFormed()}catch{return}},completeLength(o,i){let r=i-i%2;return(o[r-1]&252)===216?r-2:r}}}function Bi(){let t=Wn(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var co="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var ao="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function fo(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);for(let s=0;s<ao.length;s++)n[ao.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),i=new Uint8Array(o*3>>2),r=0;for(let s=0,c=0;s<o;s++)r=r<<6|n[t.charCodeAt(s)],s%4>0&&(i[c++]=r>>6-2*(s%4));return i}var Fi=65539;function lo(t,e){let n=Jt(Ii,t,e),o=Jt(Di,t,e);if(n&&o){let s=Ht()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<128?n:o).read(c,a),write:(c,a)=>(c.length<s?n:o).write(c,a),readBytes:n.readBytes,most:o.most}}let i=Ie(t);if(n){let s=Wt()?Jt(uo,t,e):void 0;return s?{...n,read:(c,a)=>(a<4096?n:s).read(c,a)}:n}let r=o??Jt(uo,t,e)??i;return{read:(s,c)=>(c<16?i:r).read(s,c),write:(s,c)=>(s.length<16?i:r).write(s,c),most:r.most}}function Jt(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let i=t(e);return i.write(o,n),Ie(e).read(n,o.length)===o&&i.read(n,o.length)===o?i:void 0}catch{return}}function Ii(t){let e=new WebAssembly.Module(fo(co),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:Fi}}function Di(t){let[e,n]=[$t,jn],o=new Uint8Array(t.buffer),i=()=>(u(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(r,s)=>e.call(i(),r,r+2*s),write:(r,s)=>n.call(i(),r,s,2*r.length),most:Number.POSITIVE_INFINITY}}function uo(t){let e=Tt("utf-16le"),{write:n,most:o}=Ie(t);return{read:(i,r)=>e(new Uint16Array(t.buffer,i,r)),write:n,most:o}}function Ie(t){let e=new Uint16Array(t.buffer),n=()=>(u(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,i){let r=n(),[s,c]=[o/2,o/2+i],a="";if(i<16)for(let f=s;f<c;f++)a+=String.fromCharCode(r[f]);else for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,r.subarray(f,Math.min(f+8192,c)));return a},write(o,i){let r=n();for(let s=0;s<o.length;s++)r[i/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function mo(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var De,l,Ce,Bt,X,T={input:0,units:0,output:0,codec:0,codecEnd:0},j=-1,A=65536,Zt=0,Xt={name:"",encoding:j},O={isBusy:!0,newCodec:Number.NaN},Mt=Number.NaN;function at(t,e){Xt.name=t,Xt.encoding=e,O.newCodec=Mt,O.isBusy&&Ci(),O.isBusy=!0}function Ci(){try{go(),De??=Ui(Lt()),ho(new WebAssembly.Instance(De))}catch(t){throw wo(t)}}async function Ue(t,e){try{go();let n=t(),o=po(n)?n:await WebAssembly.compile(_i(n));e||Li(o);let i=await WebAssembly.instantiate(o);if(Ne())return;ho(i),De=o}catch(n){throw wo(n)}}var _i=t=>ArrayBuffer.isView(t)?At(t):t,Ne=()=>!O.isBusy;function Ui(t){return po(t)?t:new WebAssembly.Module(t)}function po(t){try{return WebAssembly.Module.customSections(t,bt),!0}catch{return!1}}var Ni="encoding-wasm";function Li(t){let[e]=WebAssembly.Module.customSections(t,Ni),n=`${bt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ho({exports:t}){if(l=t,l.block_length()!==A)throw new Error("The module has blocks of another length.");_e=WebAssembly.RuntimeError,T.input=l.input(),T.units=l.units(),T.output=l.output(),T.codec=l.codec(),T.codecEnd=T.codec+l.codec_length(),yo(),X=lo(l.memory,T.units),Zt=Math.min(l.units_length(),X.most),O.isBusy=!1}function go(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function wo(t){let{message:e}=t,n=r=>new Error(`encoding-wasm: ${r}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Ri(t))return new RangeError(`encoding-wasm: ${xo} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:i}=WebAssembly;return t instanceof o||t instanceof i?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var xo="no memory for WebAssembly; free some, and call again",Ri=t=>t instanceof RangeError&&/memory/i.test(t.message);function Z(){return u(Ce)===0&&yo(),Ce}function yo(){Ce=new Uint8Array(l.memory.buffer),Bt=new Uint8Array(l.memory.buffer,T.input,A)}function Le(t,e){return at(t,j),Re(e)}function Re(t){try{let e=t();return O.isBusy=!1,e}catch(e){throw v(e)}}var _e;function v(t){if(!_e||!(t instanceof _e))return t;let e=h[Xt.encoding]?.name,n=`${Xt.name}${e?` of ${e}`:""} failed`;return ji()?new RangeError(`encoding-wasm: ${n}: ${xo}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var ki=32;function ji(){try{return l.memory.grow(ki),!1}catch{return!0}}var So=()=>l.held()!==0,z=()=>Y(Z(),T.codec,T.codecEnd),ke=t=>G(Z(),t,T.codec);function Oo(t,e){To(t,e)||(at("decoding",t),e?ke(e):l.new_decoder(t),te=t===rt||t===$?Mt:t)}var te=Mt;function To(t,e){return e||O.newCodec!==t||O.isBusy?!1:(O.newCodec=Mt,O.isBusy=!0,!0)}function ee(t,e){To(~t,e)||(at("encoding",t),e?ke(e):l.new_encoder(t),te=~t)}function je(t,e,n,o){at("transcoding",t),o?ke(o):l.new_transcoder(t,e,+n)}function Ao(t,e){l.set_source_encoding(t,+e),O.isBusy=!1}function Q(t){let e=u(t),n=l.alloc(e)>>>0;return G(Z(),t,n),[n,e]}var Pi=_(()=>Uint8Array.from(Rt,t=>t.charCodeAt(0))),Eo,Bo=t=>Le("sniffing",()=>(Eo!==l&&l.give_labels(...Q(Pi())),Eo=l,t())),Mo=(t,e,...n)=>Bo(()=>l.sniff_html(...Q(t),e,...n)),Fo=(t,e,n)=>Bo(()=>l.sniff_xml(...Q(t),e,n));var Io=(t,e)=>Le("sniffing",()=>l.default_for(...Q(t),e)),Do=()=>at("detection",j);function Co(t,e){try{l.feed_detector(...Q(t),+e)}catch(n){throw v(n)}}var _o=(t,e,n,o)=>Re(()=>{let i=t?Q(t):[0,0],r=l.guess(...i,...Q(e),...Q(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,r,1)[0];return new Float32Array(new Float32Array(s,r+4,c))}),Uo=-1,mt=-2;function No(t,e,n,o,i){Qt(t,e),O.isBusy=!0;let r=l.decode_block(e,n,+o,+i);return O.isBusy=!1,i&&r>=0&&(O.newCodec=te),We(r)}var ft={encoding:j,at:0,owner:void 0},$i=64;function Pe(t,e,n){let o=jt(t),i=n<=$i&&(e[0]|e[n>>1]|e[n-1])<128;if(!o&&!i||((ft.encoding!==t||ft.owner!==l||O.isBusy)&&(at("decoding",t),ft.owner=l,ft.at=X.readBytes?l.byte_table(t):0,ft.encoding=t,O.isBusy=!1),ft.at===0))return;if(n<=A){if(Qt(e,n),!o){for(let s=0;s<n;s++)if(Bt[s]>=128)return}return bo(n)}if(X.most>Zt)return;let r="";for(let s=0;s<n;s+=A){let c=Math.min(A,n-s);Qt(x(e,s,s+c),c),r=H(r,bo(c))}return r}var bo=t=>X.readBytes(T.input,t,ft.at);function H(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Wi=3,Lo=t=>t+A+Wi<=Zt,Ro=()=>Z()[T.units]|Z()[T.units+1]<<8,ko=(t,e)=>X.read(T.units+2*t,e-t),ne=(t,e,n)=>X.write(t.slice(e,n),T.units);function $e(t,e,n,o){O.isBusy=!0;let i=l.encode_block(t,e,n,+o);return O.isBusy=!1,o&&i>=0&&C.finished()&&(O.newCodec=te),We(i)}var D={none:0,source:1,result:2};function jo(t,e,n,o){let i=u(t);Qt(t,i),O.isBusy=!0;let r=l.transcode_block(i,+e,n,o);return O.isBusy=!1,We(r)}var Po=8;function Qt(t,e){let n=Z();if(e>Po)try{G(Bt,t)}catch{G(Bt,x(t,0,e))}else for(let o=0;o<e;o++)n[T.input+o]=t[o]}function We(t){if(t<mt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}function Ft(t){let e=Z();if(t>Po)return Y(e,T.output,T.output+t);let n=new Uint8Array(t);for(let o=0;o<t;o++)n[o]=e[T.output+o];return n}var C={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},pt={malformed:()=>l.replaced(),firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var Hi=65279,L=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,i=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=i}get name(){return h[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let i=this.#t,r=this.#e,s=this.#n,c=u(e),a="";try{a=this.#r(e,c,n)??this.#s(e,c,n)}catch(d){throw this.#t=i,this.#e=r,this.#n=s,v(d)}let f=this.#o;if(f)throw this.#o=null,this.#e=r,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let i=no(this.encoding,e,n);if(i)return this.#i(i,e,n,o);if(this.#t||!Dn(this.encoding))return;let r=oo(this.encoding,e,n,Pe)??Pe(this.encoding,e,n);if(!(r===void 0||this.fatal&&r.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,r}#i(e,n,o,i){let r=0,s="";if(this.#t){if(this.encoding!==y)return;for(;r<3&&(n[r]&192)===128;)r+=1;if(r===o)return;if(s=this.#s(x(n,0,r),r,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[r]===e.bom[0]&&e.bom.every((d,m)=>n[r+m]===d)&&(r+=e.bom.length,this.#n+=e.bom.length);let c=e.completeLength(n,o);this.#e||=c>0;let a=r===0&&c===o?n:x(n,r,c),f=e.decode(a,c-r,this.fatal);if(f===void 0){if(s=H(s,this.#s(a,c-r,!0)),this.#o)return s}else s=H(s,f),this.#n+=c-r;return c<o?H(s,this.#s(x(n,c),o-c,i)):s}#s(e,n,o){Oo(this.encoding,this.#t);let i="",r=this.#e||this.ignoreBOM||!Ot(this.encoding),s=0;for(let c=0;;c+=A){let a=n-c<=A,f=Math.min(A,n-c),d=c===0&&a?e:x(e,c,c+f),m=No(d,f,s,this.fatal,o&&a);if(m<0)return this.#t=z(),this.#o=new k(this.name,this.#n+c+C.start(),C.length()),i;if(s+=m,s>0&&(a||!Lo(s))&&(i=H(i,ko(!r&&Ro()===Hi?1:0,s)),r=!0,s=0),a)break}return this.#e=r,this.#t=!o&&So()?z():null,this.#n+=n,i}};function $o(t,e){let n=N(t,e);if(n===$)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ht=t=>t==null?void 0:g(t);function re(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Gi(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>N(g(n),e))}}var ie={allowUTF8:t=>t===void 0||!!t,candidates:Gi,locale:ht,maxBytes:re,tld:ht},He=["text","ASCII","empty","binary","unknown"];function It(t,e,{allowUTF8:n,candidates:o,locale:i,maxBytes:r=1/0,tld:s}){let[c,a]=[oe(i),oe(s)],f=u(t),d=Math.min(f,r);Do();for(let I=0;I<d;I+=A){let ot=Math.min(I+A,d);Co(x(t,I,ot),e&&ot===f)}let m=_o(o,c,a,n),{0:w,1:p,2:B}=m,nt=I=>({encoding:m[3+2*I],score:m[4+2*I]});return{kind:He[w],isASCII:He[w]==="ASCII"||He[w]==="empty",encoding:p<0?void 0:p,score:B,candidates:Array.from({length:(m.length-3)/2},(I,ot)=>nt(ot))}}function oe(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Dt(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=b(t,n),i=E(e,ie,n),r=It(S(o),!0,i);return{encoding:r.encoding===void 0?null:h[r.encoding].name,score:r.score,kind:r.kind,isASCII:r.isASCII,candidates:r.candidates.map(({encoding:s,score:c})=>({encoding:h[s].name,score:c}))}}var vi=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ki=1024,Vi=1<<20,qi=65536,Yi=[rt,$,K,U],gt=(t,e)=>{let n=ht(t);return n===void 0?j:N(n,e)},Wo=(t,e)=>Math.min(re(t,e)??Ki,Vi),Ho=t=>J(ht(t)??"")??j;function zi(t,e){if(t)return E(t===!0?void 0:t,ie,e)}var Ji={defaultEncoding:gt,detect:zi,likelyEncoding:gt,locale:ht,maxPrescanBytes:Wo,parentEncoding:gt,transportLayerEncodingLabel:Ho,userOverride:gt};function Go(t,e){let n=E(t,Ji,e),{locale:o,maxPrescanBytes:i,transportLayerEncodingLabel:r}=n;return{prescanned:Math.max(Pt,i),declared(s){let{userOverride:c,parentEncoding:a,likelyEncoding:f}=n,d=Math.min(u(s),i),m=Mo(s,d,c,r,a,f);return m===j?void 0:ve(m)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>vo(s)??Ko(o,n.defaultEncoding)}}function vo(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Ko(t,e){return ve(Io(oe(t),e===j?St:e))}var Xi={defaultEncoding:gt,maxPrescanBytes:Wo,transportLayerEncodingLabel:Ho};function Vo(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:i}=E(t,Xi,e),r=s=>{let c=Math.min(u(s),o),a=ve(Fo(s,c,i));return a.source==="default"&&n!==j?{...a,encoding:n}:a};return{prescanned:Math.max(Pt,o),declared:r,decide:()=>r(M)}}function Zi(t,e){let n={...ie,defaultEncoding:gt},{defaultEncoding:o,...i}=E(t,n,e);return{prescanned:Pt,declared(r){let s=V(r);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:i,decide(r){let s=o===j?r?.encoding??St:o;return vo(r)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Qi={detect:Zi,html:Go,xml:Vo},ts=["detect","html","xml"],es={prefixBytes:re,sniff:lt(ts)};function se(t,e){let{prefixBytes:n,sniff:o}=E(t,es,e),i=Qi[o](t,e),{decide:r,options:s}=i;return{prescanned:Math.min(i.prescanned,n??1/0),declared:i.declared,detection:s&&{windowBytes:n??qi,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Yi.includes(r(void 0).encoding)},options:s},decide:r,sniff:c=>Ge(i,c),takesWhole:n===void 0}}function Ge({prescanned:t,declared:e,options:n,decide:o},i){return e(st(i,t))??o(n&&It(i,!0,n))}function ve(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:vi[t>>8&255],score:null}}var qo=({encoding:t,confidence:e,source:n})=>({encoding:h[t].name,confidence:e,source:n});function Yo(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:b(t,n),i=Go(e,n);return o?qo(Ge(i,S(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function zo(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=b(t,n),i=Vo(e,n);return qo(Ge(i,S(o)))}function Jo(t){return h[Ko(g(t),j).encoding].name}var Ve=-1,Ke=27,er="(B",nr="(J",or=[er,nr,"(I","$@","$B"],ns=4,Xo=16,ce=class{#t=!0;#e=!0;read(e,n){let o=u(e),i=this.#t?os(e):0,r=0,s=!1;for(;r<o&&!s&&(r>=i&&(r=cs(e,r)),r!==o);){let a=e[r];if(a===Ke&&this.#e){let f=tr(e,r);if(s=or.includes(f),!s&&!n&&fs(f))break;this.#e=s}else s=a>=128||r<i&&as(a);s||(r+=1)}let c=s?r:Ve;return r<i&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:r,evidence:c})}skip(e,n){let o=u(e);this.#t=!1;for(let i=n;i<o;i++){if(e[i]!==Ke)continue;if(i>n&&o-i<=ns)return i;let r=tr(e,i);this.#e&&=r===er||r===nr}return o}};function os(t){let[e,n]=[!0,!0];for(let o=0;o<Xo;o+=2){if(o+1>=u(t))return 1/0;if(e&&=Qo(t[o]),n&&=Qo(t[o+1]),!e&&!n)return o+2}return Xo}var rs=16843009,is=454761243,ss=2155905152;function cs(t,e){let n=u(t),{start:o,words:i}=zn(t,e),r=Zo(t,e,Math.min(o,n));if(r<o)return r;let s=0;for(;s<i.length;s++){let c=i[s]^is;if(((i[s]|c-rs&~c)&ss)!==0)break}return Zo(t,o+4*s,n)}function Zo(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==Ke;)o+=1;return o}var Qo=t=>t===48||t>=78,as=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function tr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,u(t));o++)n+=String.fromCharCode(t[o]);return n}var fs=t=>t.length<2&&or.some(e=>e.startsWith(t));var Ye=["fatal","html","replacement"],ds=2048,F=class t{encoding;unmappable;#t;#e=null;#n=0;#o=M;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return h[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){return this.#t?0:Ye.indexOf(this.unmappable)}#i(e){if(!(this.#e||e.length>A))try{ee(this.encoding,null),ne(e,0,e.length);let n=$e(0,e.length,this.#r,!0);return n===mt||!C.finished()?void 0:(this.#n=0,Ft(n))}catch(n){throw v(n)}}#s(e,n){let o=new P;return this.encodeOrFail(e,n,i=>o.add(i),(i,r)=>{throw new q(i,r,this.name)}),o.concatenate()}encodeOrFail(e,n,o,i=()=>{}){let r=this.#n,s=this.#e,c=this.#o;n&&(this.#o=M,this.#e=null,this.#n=0);let a=this.#t,f=this.#r,d=a?ds:A,m=a&&this.encoding===rt?new qe(c,o):void 0,w=m?p=>m.add(p):o;try{ee(this.encoding,s);for(let p=0;p===0||p<e.length;p+=d){let B=Math.min(p+d,e.length);ne(e,p,B);let nt=B===e.length;for(let I=0,ot=!1;!ot;){let Nt=$e(I,B-p,f,n&&nt);w(Ft(Nt===mt?C.written():Nt));let An=r+p+I+C.start();if(I+=C.read(),ot=Nt!==mt&&C.finished(),Nt!==mt)continue;let we=C.codePoint();if(a){let ti=z(),Bn=()=>this.locate(An),ei=a(we,Bn),ni=this.#c(ti,ei,w,we,Bn);ee(this.encoding,ni),ne(e,p,B)}else i(we,An)}}}catch(p){throw v(p)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#e=z(),this.#n=r+e.length}#c(e,n,o,i,r){if(n===null)throw new q(i,r(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new q(c,r(),this.name)}),s.#e}},rr=27,ir=3,qe=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=u(e);if(n===0)return;e[0]!==rr&&this.#t(this.held);let o=e[n-ir]===rr?n-ir:n;this.#t(Y(e,0,o)),this.held=Y(e,o,n)}},P=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=u(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=ze(this.#n),n=0;return this.forEach(o=>{G(e,o,n),n+=u(o)}),e}};function ze(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function tt(t,e){let n=N(t,e);if(n===K||n===U){let{name:o}=h[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Je(n,t,e)}function Je(t,e,n){if(t===$)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var us=2048,ls=64,wt=class{decision=null;sample=M;detected;#t;#e=!0;#n=!1;#o=new ce;#r=new P;#i;#s=0;#c=M;#f=M;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new P;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+u(e)<this.#i&&!n)return this.#d(e,this.#i,o);this.#r.add(e);let i=this.#r.concatenate();this.#r=new P;let r=st(i,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(r);return this.#n=!0,s?this.#a(s,o,i):this.#m(i,n,o)}#m(e,n,o){let{detection:i,decide:r}=this.#t;if(!i)return this.#a(r(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=i.passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let f=u(s);if(a===Ve)return n?this.#a(r(this.#u(s,!0)),o,s):this.#d(s,f+1,o);let d=cr(s,a-c,i.windowBytes),m=Math.min(d+i.windowBytes,i.maxBytes-this.#s);if(f<m&&!n)return this.#d(s,m,o);let w=st(s,Math.max(0,m)),p=this.#u(w,f<m);if(!i.passesASCII||!ms(p,w)||m<=d)return this.#a(r(p),o,s);s=this.#l(s,this.#o.skip(w,a-c),o)}}#u(e,n){this.sample=it(it(this.#c,this.#f),e);let o=this.#t.detection.options;return this.detected=It(this.sample,n,{...o,maxBytes:void 0}),this.detected}#d(e,n,o){let i=u(e);return i>0&&this.#r.add(Y(e,0,i)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let i=st(e,n);n>0&&o.add(i),this.#s+=n;let r=Math.min(n,us-u(this.#c));return r>0&&(this.#c=it(this.#c,st(i,r))),this.#f=sr(it(this.#f,sr(x(i,r)))),x(e,n)}#a(e,n,o){return this.decision=e,{passed:n,rest:o}}},sr=t=>x(t,Math.max(0,u(t)-ls));function cr(t,e,n){let o=Math.min(u(t),e+n);for(let i=e;i<o;i++)if(t[i]>=128)return i;return e}function ms(t,e){return t.isASCII||t.encoding===void 0&&!(e[cr(e,0,1/0)]>=128)}var Xe=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new wt(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:i}=this.#e.add(e,n),r="",s=new L(y,!1,!0);o.forEach(f=>{r=H(r,s.decode(f,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!i)return r;let a=this.ignoreBOM||this.#n>0;return this.#t=new L(c.encoding,this.fatal,a,this.#n),H(r,this.#t.decode(i,n))}};function Ze(t,e){let{fatal:n,ignoreBOM:o}=E(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new Xe(se(t,e),n,o)}function ar(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=b(t,n),i=Ze(e,n),r=W(n,()=>i.decode(S(o),!0)),s=i.decision;return{text:r,encoding:h[s.encoding].name,score:s.score,source:s.source}}function R(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function dt(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function Qe(){throw new TypeError("Illegal invocation")}var fr="Failed to execute 'encodeInto' on 'TextEncoder'",tn=class t{#t="utf-8";constructor(){new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Qe(),Ct(g(e))}encodeInto(e,n){#t in this||Qe(),Yt(arguments,2,fr);let o=g(e),i=Jn(n,fr),{read:r,written:s}=io(o,i)??{read:0,written:0};if(r===o.length||s===u(i))return{read:r,written:s};let c=hs(o.slice(r),x(At(i),s));return{read:r+c.read,written:s+c.written}}},dr=R(tn,"TextEncoder"),Ct=t=>ro(t)??new F(y,"fatal").encode(t,!0),ps=32;function hs(t,e){let n=0,o=0,i=()=>gs(t,n,Math.min(n+Math.floor((u(e)-o)/3),t.length));for(let r=i();r-n>=ps;r=i())new F(y,"fatal").encodeOrFail(t.slice(n,r),!0,s=>{G(e,s,o),o+=u(s)}),n=r;for(;n<t.length;){let r=ws(t,n),s=r<128?1:r<2048?2:r<65536?3:4;if(o+s>u(e))break;for(let c=s-1;c>0;c--)e[o+c]=128|r>>6*(s-1-c)&63;e[o]=r>>6*(s-1)|[0,0,192,224,240][s],o+=s,n+=r<65536?1:2}return{read:n,written:o}}function gs(t,e,n){return n>e&&n<t.length&&(t.charCodeAt(n-1)&64512)===55296?n-1:n}function ws(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var ur=`4h	!
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
n	?`;var xs=_(()=>{let t=0;return new Map(ur.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),ys=3,lr=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function mr(t){let e=new F(t,"fatal"),n=i=>{try{return e.encode(i,!0),!0}catch(r){if(r instanceof q)return!1;throw r}},o=new Map;return i=>{let r=o.get(i);return r===void 0&&(r=pr(String.fromCodePoint(i),n,ys),o.set(i,r)),r}}function pr(t,e,n){if(lr(t))return"";if(n===0)return null;let o=Es(t),i=o.find(e);if(i!==void 0)return i;for(let r of o){let s=Array.from(r,c=>e(c)?c:pr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Es(t){let e=[...xs().get(t)??[],...bs(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function bs(t){let e=t.normalize("NFD"),[n,...o]=e,i=[],r=[];for(let s=2**o.length-2;s>=0;s--){let c=w=>s>>o.length-1-w&1,a=o.filter((w,p)=>c(p)),f=o.filter((w,p)=>!c(p)),d=[n,...a].join("").normalize("NFC"),m=d+f.join("");m.normalize("NFD")===e&&i.push(m),f.every(lr)&&r.push(d)}return[...i,...r]}var Ss=["fatal","html","replacement","ignore","translit"],Os=lt(Ss),ae=(t,e)=>typeof t=="function"?t:Os(t,e);function fe(t,e,n){return typeof t=="function"?(o,i)=>Ts(t(o,i()),n):t==="ignore"?()=>"":t==="translit"?mr(e):void 0}function Ts(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=S(b(t,e));return Y(n,0,u(n))}var As="Failed to construct 'LegacyTextEncoder'",hr="Failed to execute 'encode'";function gr(t,e="utf-8",n=void 0){let o=ct(t,hr),i=de(e,n,hr);return i.encoding===y?Ct(o):i.encode(o,!0)}function de(t,e,n){let o=g(t),i=e===void 0?"fatal":E(e,{unmappable:ae},n).unmappable,r=tt(o,n);return new F(r,i,fe(i,r,n))}var en=class{#t;constructor(e="utf-8",n=void 0){this.#t=de(e,n,As)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,i="Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":ct(e,i),{stream:s}=E(n,{stream:Boolean},i);return o.encode(r,!s)}},wr=R(en,"LegacyTextEncoder");var nn="Failed to execute 'decode' on 'TextDecoder'",on=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=rn(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=M,n=void 0){let o=this.#t,i=b(e,nn),r=Vt(n,"stream",nn);return this.#e||o.reset(),this.#e=r,o.decode(Xn(i),!r,nn)}},ue=R(on,"TextDecoder");function rn(t,e,n){let o=g(t),i=Vt(e,"fatal",n),r=Vt(e,"ignoreBOM",n);return new L($o(o,n),i,r)}var sn=4096,Bs=27,Ms=65533,le=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,i){this.#t=e,this.#e=new F(n,o,(r,s)=>{let c=i(r,s);return c!==null&&r!==Ms&&(this.#o===0&&(this.#r=s(),this.#i=r),this.#o+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let i=u(e);for(let r=0;r===0||r<i;r+=sn){let s=i-r<=sn;this.#s(x(e,r,s?i:r+sn),s?n:D.none,o)}}#s(e,n,o){let i=this.#t.copy(),r=this.#n,s;this.#e.locate=d=>(s??=Is(i,e),s[d-r]);let c=new P,a;try{this.#t.transcode(e,n===D.result?D.source:n,d=>c.add(d))}catch(d){a=d}let f=Fs(c.concatenate());try{this.#e.encodeOrFail(f,n===D.result,o),this.#n=n===D.result?0:r+f.length}catch(d){throw this.#t.abandonSource(),d}if(a)throw a}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function Fs(t){let e=new Uint16Array(u(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function Is(t,e){let n=u(e),o=t.copy(),i=new Int32Array(2*n+2),r=0,s=Ds(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(x(e,c,c+1),D.none,d=>{a+=u(d)/2})}catch(d){if(d instanceof k)break;throw d}let f=a===0&&c-(s-t.position)===2&&e[c-2]===Bs;for(let d=0;d<a;d++)i[r++]=d===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return i[r]=s,i}function Ds(t){try{t.copy(!0).transcode(M,D.source,()=>{})}catch(e){if(e instanceof k)return e.offset;throw e}return t.position}function Er(t,e){let n="Failed to execute 'transcode'",o=b(t,n),i=an(e,n),r=new P;return W(n,()=>i.transcode(S(o),D.result,s=>r.add(s))),r.concatenate()}function an(t,e){let n={bom:Boolean,fatal:Boolean,from:Us("from"),ignoreBOM:Boolean,to:a=>a===void 0?"utf-8":g(a),unmappable:ae},{from:o,to:i,...r}=E(t,n,e),s=o==="auto"?se(t,e):N(o,e),c=Je(N(i,e),i,e);if(r.bom&&!Ot(c))throw new RangeError(`${e}: ${h[c].name} has no byte order mark.`);return Cs(s,c,r,e)}function Cs(t,e,n,o){return typeof t=="number"?xr(t,e,n,o):new cn(t,xr(y,e,n,o))}function xr(t,e,n,o){let i=fe(n.unmappable,e,o);return i&&!Ot(e)?new le(_s(t,n),e,n.unmappable,i):new me(t,e,n)}function _s(t,e){return new me(t,U,{...e,bom:!1,unmappable:"fatal"})}function Us(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return g(e)}}var yr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},me=class t{from;to;#t=null;#e=0;#n;#o={...yr};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(je(e,this.to,this.#n.ignoreBOM,this.#t),Ao(e,n),this.#t=z())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:i,ignoreBOM:r,bom:s,unmappable:c}=this.#n;s&&!this.#t&&o(Uint8Array.from(Un(this.to)??[]));let a=Math.max(0,Ye.indexOf(c)),f=u(e);try{je(this.from,this.to,r,this.#t);for(let d=0;;){let m=f-d<=A,w=m&&d===0?e:x(e,d,m?f:d+A),p=jo(w,i,a,m?n:D.none);this.#r(this.#e+d);let B=p<0?C.written():p;if(B>0&&o(Ft(B)),p<0&&this.#i(p,d),d+=C.read(),m&&C.finished())break}}catch(d){throw v(d)}this.#t=z(),this.#e=n===D.none?this.#e+f:0}takeLosses(){let e=this.#o;return this.#o={...yr},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+pt.firstMalformed()),n.malformed+=pt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+pt.firstUnmappable(),n.codePoint=pt.codePoint()),n.unmappable+=pt.unmappable()}#i(e,n){let o=this.#e+n+C.start();throw this.#t=z(),this.#e=0,e===Uo?new k(h[this.from].name,o,C.length()):new q(C.codePoint(),o,h[this.to].name)}},cn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let i=this.#e??this.#i();this.#e=null,i.decision?this.#r.transcode(e,n,o):this.#s(i,e,n,o),n===D.none&&(this.#e=i)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,this.#o=!1,this.#r.setSource(y,!1),new wt(this.#t)}#s(e,n,o,i){let{passed:r,rest:s}=e.add(n,o!==D.none);r.forEach(c=>{this.#r.transcode(c,D.none,i),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),this.#r.transcode(s,o,i))}};function mn(t,e,n){let o=vn();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(i,r)=>e(i,s=>s.length>0&&r.enqueue(s)),flush:i=>n(r=>r.length>0&&i.enqueue(r))})}function _t(t,e){let n=`Failed to execute 'transform' on '${t}'`;return mn(t,(o,i)=>{let r=b(o,n);i(W(n,()=>e.decode(S(r),!1)))},o=>o(W(n,()=>e.decode(M,!0))))}var fn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=rn(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=_t("TextDecoderStream",o),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},br=R(fn,"TextDecoderStream"),dn=class t{#t;constructor(){this.#t=Or("TextEncoderStream",new F(y,"fatal"),g),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Sr=R(dn,"TextEncoderStream");function Or(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return mn(t,(i,r)=>r(e.encode(n(i,o),!1)),i=>i(e.encode("",!0)))}var un=class{#t;#e;constructor(e="utf-8",n=void 0){let o=de(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Or("LegacyTextEncoderStream",o,ct)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Tr=R(un,"LegacyTextEncoderStream"),ln=class{#t;#e;constructor(e){let n=an(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",i=(r,s,c)=>{let a=new P;try{W(o,()=>n.transcode(S(r),s,f=>a.add(f)))}finally{a.forEach(c)}};this.#t=n,this.#e=mn("TranscoderStream",(r,s)=>i(b(r,o),D.none,s),r=>i(M,D.result,r))}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ar=R(ln,"TranscoderStream");var pn=class{#t;#e;constructor(e=void 0){let n=Ze(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=_t("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Br=R(pn,"AutoDecoderStream");var hn=class{fatal;ignoreBOM;#t;#e;#n=M;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=it(this.#n,e);if(!n&&_n(o))return this.#n=o,"";let i=V(o),r=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new L(i?.encoding??this.#t,this.fatal,!0,r),this.#e.decode(x(o,r),n)}},gn=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",i=g(e),{fatal:r,ignoreBOM:s}=E(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new hn(N(i,o),r,s);this.#t=c,this.#e=_t("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Mr=R(gn,"DecoderStream");function Fr(t,e){let n="Failed to execute 'findUnmappable'",o=ct(t,n),i=tt(g(e),n),r=new Map,s=(c,a)=>r.set(a,c);return new F(i,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(r,([c,a])=>({index:c,codePoint:a}))}function Ir(t){let e=V(S(b(t,"Failed to execute 'bomSniff'")));return e?h[e.encoding].name:null}function xt(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",i=b(t,o),r=N(g(e),o),{fatal:s,ignoreBOM:c}=E(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=S(i),f=V(a),d=f&&!c?f.bytes.length:0,m=new L(f?.encoding??r,s,!0,d);return W(o,()=>m.decode(x(a,d),!0))}function Dr(t){let e=S(b(t,"Failed to execute 'utf8Decode'")),n=V(e);return Ur(y,n?.encoding===y?x(e,n.bytes.length):e)}function Ut(t){return Ur(y,S(b(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Cr(t){let e=b(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new L(y,!0,!0).decode(S(e),!0)}catch(n){if(n instanceof k)return null;throw n}}function _r(t){return Yt(arguments,1,"Failed to execute 'utf8Encode'"),Ct(g(t))}function Ur(t,e){return new L(t,!1,!0).decode(e,!0)}async function Nr(t=void 0){let e=await t;if(e===void 0)Ne()||await Ue(Lt,!0);else{let n=Ns(e)?await Ls(e):e;await Ue(()=>n,!1)}}var Ns=t=>typeof t?.arrayBuffer=="function";function Ls(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var Rs=0,ut=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),Lr="application/x-www-form-urlencoded",Rr=_(()=>{let t=new Set([...Array(32).keys(),127]),e=ut(t,' "#<>'),n=ut(e,"?^`{}"),o=ut(n,"/:;=@[\\]|"),i=ut(o,"$%&+,");return{"C0 control":t,fragment:ut(t,' "<>`'),query:e,"special-query":ut(e,"'"),path:n,userinfo:o,component:i,[Lr]:ut(i,"!'()~")}}),ks=(t,e)=>lt(Object.keys(Rr()))(t,e);function kr(t,e,n,o=void 0){let i="Failed to execute 'percentEncodeAfterEncoding'",r=tt(g(t),i),s=g(e),c=ks(g(n),i),a={spaceAsPlus:qt},{spaceAsPlus:f=c===Lr}=E(o,a,i),d=Rr()[c],m="",w="",p=()=>{Rs=w.charCodeAt(0),m=H(m,w),w=""};return new F(r,"fatal").encodeOrFail(s,!0,B=>{for(let nt=0;nt<u(B);nt++){let I=B[nt];f&&I===32?w+="+":I>126||d.has(I)?w+=`%${I.toString(16).toUpperCase().padStart(2,"0")}`:w+=String.fromCharCode(I)}w.length>js&&p()},B=>{w+=`%26%23${B}%3B`}),p(),m}var js=65536;var yn=1,jr=2,he=3,En=4,et=10,ge=1e3,Pr=1010;function Ps(t,e){if(/[\t\n\f\r]/.test(t))return yn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return En;if(!/[\p{L}\p{M}]/u.test(t))return e<128?yn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?jr:he;if(e<12288){let n=e<880?1:e>>8;return et*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?Pr:ge}var $s=65280,Ws=/[бгжзйф-я]/i,wn;function pe(t,e,n,o=161){let i=[];for(let r=e;r<=n;r++)for(let s=o;s<255;s++)i.push(r,s);return new Set(xt(Uint8Array.from(i),t))}var xn;function bn(t){xn??=new Uint16Array(65536),wn??=[pe("shift_jis",136,151,64),pe("gbk",176,215),pe("big5",164,198,64),pe("euc-kr",176,200)];let e=wn.map(()=>0),n=0,o=yn;for(let i of t){let r=Number(i.codePointAt(0)),s=xn[r]||Ps(i,r);xn[r]=s;let c=o>=et;if(s===En)n+=22;else if(s===he)n+=c?15:o===he?7:11;else if(s===jr)n+=c?9:7;else if(s>=ge){for(let[a,f]of wn.entries())s===Pr?e[a]+=a>0?13:r>$s?9:5:e[a]+=f.has(i)?9:14;c&&o<ge&&(n+=9)}else if(s>=et){let a=i<"\x80";a||(n+=s<2*et?6:Ws.test(i)?7:4),c&&o!==s?o>=ge?n+=6:Math.trunc(o/et)!==Math.trunc(s/et)?n+=12:s%et===1&&(n+=a?3:11):c&&!a&&(n+=s%et),(o===he||o===En)&&(n+=4)}o=s}return n+Math.min(...e)}var Kr="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Hs=.25,Vr=/^[GSBE]/,qr=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,Gs=/^w|G|S|B.+5|KR/,yt="UTF-8",vs=-2,Ks=1,Vs=1e3,qs=40,Ys=.003,$r=30,Wr=10,zs=25,Js=7,Xs=10,Zs=15,Qs=3,tc=4,Hr=5;function Yr(t,e=void 0){let n=g(t),{maxSteps:o}=E(e,{maxSteps:(c=2)=>Math.min(Number(c),Qs)},"Failed to execute 'repairMojibake'"),i=n.search(/[^\0-\x7F]/);if(i<0)return[];let r=Math.max(0,i-qs),s=n.slice(r,r+Vs);return ec(s,o).map(({steps:c,gain:a})=>({text:vr(n,c)??n.replace(/[^\r\n]+/g,f=>vr(f,c)??f),path:c.map(({really:f,readAs:d})=>`${f} read as ${d}`).reverse(),score:1-2**(-a/8)}))}function ec(t,e){let n=Gr(t);if(n>zs)return[];let o=bn(t)-n,i=new Map,r=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){r=r.flatMap(f=>nc(f,o)).sort(Sn);for(let f of r)i.has(f.text)||i.set(f.text,f);r.length=Math.min(r.length,Hr)}i.delete(t);let s=[...i.values()].sort(Sn).slice(0,Hr);for(let a of s)a.gain+=.6*Gr(a.text);s.sort(Sn);let c=Js+Math.min(Xs,40/t.length);return s.filter(({gain:a})=>a>Math.max(c,s[0].gain-Zs))}var Sn=(t,e)=>e.gain-t.gain;function nc({text:t,steps:e,bits:n},o){let i=[];for(let[r,s]of Kr.entries()){let c=Vr.test(s)&&!qr.test(t)?void 0:On(t,s);if(!c)continue;let f=t.includes(Et)||zr(c)?.includes(Et)?ic:Dt(c).candidates;for(let{encoding:d,score:m}of f){if(m<Ys)break;if(e.length>0&&d!==yt&&e[0].really!==yt)continue;let w=Tn(c,d,!0);if(w===void 0||w===t)continue;let p=n+2.4*Math.log2(m)-r*Hs-(d===yt?vs:Ks)-(e.length>0?tc:0),B=o-bn(w)+p;i.push({text:w,steps:[...e,{really:d,readAs:s}],bits:p,gain:B})}}return i}function Gr(t){if(t.includes(Et))return 0;let e=qr.test(t),n=-1/0;for(let o of Kr){let r=Gs.test(o)&&Vr.test(o)===e?On(t,o):void 0;if(!r)continue;let[s,c]=[2**-$r,2**-$r];for(let{encoding:a,score:f}of Dt(r).candidates)a===o||Tn(r,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-Wr,Math.min(n,Wr)):n}function vr(t,e){let n=t;for(let{really:o,readAs:i}of e){let r=On(n,i),s=r&&Tn(r,o);if(s===void 0)return;n=s}return n}var oc=127,Et="\uFFFD",rc=4,ic=[{encoding:yt,score:.9}];function On(t,e){let n=t.replaceAll(Et,"\x7F").replace(/[\x80-\x9F]/g,o=>xt(Uint8Array.of(o.charCodeAt(0)),e));try{return new F(tt(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Tn(t,e,n=!1){if(t.includes(oc))return e===yt?sc(t):void 0;try{return new ue(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===yt?zr(t):void 0}}function zr(t){let e=Ut(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(i=>e.match(i)?.length??0);return rc*n<=o?e:void 0}function sc(t){let e=Ut(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Et)&&n.length<=o.length+1?e.replaceAll("\x7F",Et):void 0}var cc=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,ac=_(()=>new Map(cc.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,J(e)])})));function fc(t){return J(t)??ac().get(kt(t))??ye(t)}function Jr(t){let e=fc(g(t));return e===void 0?null:h[e].name}function Xr(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",i=mo(g(t)),r=Qr(e,o),s={bigEndian:qt},{bigEndian:c=r!=="little-endian"}=E(n,s,o);if(r&&c!==(r==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${r}, whatever bigEndian says; leave it out.`);let a=r?0:2,f=ze(a+2*i.length),[d,m]=c?[0,1]:[1,0],w=(p,B)=>{f[B+d]=p>>8,f[B+m]=p};r||w(65279,0);for(let p=0;p<i.length;p++)w(i.charCodeAt(p),a+2*p);return f}function Zr(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",i=b(t,o),r=Qr(e,o),{fatal:s}=E(n,{fatal:Boolean},o),c=S(i),a=dc(c),f=(r??a)==="little-endian"?U:K,d=new L(f,s,r!==null);return W(o,()=>{if(!r||!a||a===r)return d.decode(c,!0);if(s)throw new k(d.name,0,2);return`\uFFFD${d.decode(x(c,2),!0)}`})}function dc(t){let e=V(t)?.encoding;return e===K?"big-endian":e===U?"little-endian":null}function Qr(t,e){let n=g(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Br as AutoDecoderStream,Mr as DecoderStream,wr as LegacyTextEncoder,Tr as LegacyTextEncoderStream,ue as TextDecoder,br as TextDecoderStream,dr as TextEncoder,Sr as TextEncoderStream,Ar as TranscoderStream,q as UnmappableError,Ir as bomSniff,xt as decode,ar as decodeAuto,Zr as decodeUTF16,Dt as detectEncoding,gr as encode,Xr as encodeUTF16,h as encodings,Fr as findUnmappable,Rn as getOutputEncoding,Nr as initialize,Ln as labelToName,Jo as localeDefaultEncoding,kr as percentEncodeAfterEncoding,Yr as repairMojibake,Jr as resolveEncoding,Yo as sniffHTMLEncoding,zo as sniffXMLEncoding,Er as transcode,Dr as utf8Decode,Ut as utf8DecodeWithoutBOM,Cr as utf8DecodeWithoutBOMOrFail,_r as utf8Encode};
