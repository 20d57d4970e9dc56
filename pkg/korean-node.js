function de(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(o){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${o})`,{cause:o})}}var rt=()=>de(new URL("./korean.wasm",import.meta.url)),Y="encoding-wasm/korean",Ft=["korean"];var le=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function F(t){let e,o=!1;return()=>{if(!o){o=!0;try{e=t()}catch(n){throw o=!1,n}}return e}}var p=qo();function qo(){let t=le.split(`
`).map(e=>{let o=e.split(" "),n=o.shift();return Object.freeze({name:n,labels:Object.freeze(o)})});return Object.freeze(t)}var vo=F(()=>new Map(p.flatMap(({labels:t},e)=>t.map(o=>[o,e])))),h=0,he=21,ge=29,K=33,D=36,it=37,j=38,Yo=[[D,""],[35,"korean"],[32,"japanese"],[ge,"chinese"],[1,"single-byte"],[h,""]],xe=t=>t<D&&t!==K,st=t=>t>h&&t<ge,Ko=t=>Yo.find(([e])=>t>=e)[1];function ye(t){let e=vo();return e.get(t)??e.get(Ee(Xo(t)))}function I(t,e){let o=ye(t);if(o===void 0){let n=Jo(t),i=n===void 0?"":` Did you mean '${p[n].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${i}`)}if(Ft){let n=Ko(o);if(n&&!Ft.includes(n))throw new RangeError(`${e}: '${Y}' doesn't include ${p[o].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return o}function Jo(t){let e=pe(t),o={936:"gbk",950:"big5"}[e]??e,n=p.findIndex(({labels:i})=>i.some(r=>pe(r)===o));return n<0||n===D?void 0:n}var pe=t=>Ee(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Zo=[{encoding:h,bytes:[239,187,191]},{encoding:it,bytes:[254,255]},{encoding:j,bytes:[255,254]}];function J(t){return Zo.find(e=>e.bytes.every((o,n)=>t[n]===o))}function we({length:t,0:e,1:o}){return t===0||t===1&&e>=239||t===2&&e===239&&o===187}function be(t){return t===h||t===it||t===j}function Xo(t){let[e,o]=[0,t.length];for(;e<o&&me(t[e]);)e+=1;for(;o>e&&me(t[o-1]);)o-=1;return t.slice(e,o)}var me=t=>`	
\f\r `.includes(t);function Ee(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Te(t){let e=ye(`${t}`);return e===void 0?null:p[e].name}var V=class{encoding;offset;length;constructor(e,o,n){this.encoding=e,this.offset=o,this.length=n}toTypeError(e){let o=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${o} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function Z(t,e){try{return e()}catch(o){throw o instanceof V?o.toTypeError(t):o}}var Qo=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Oe=Symbol.for("encoding-wasm.UnmappableError"),_=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(i,r,s){super(`${Qo(i)} at index ${r} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=i,this.index=r,this.encoding=s}}function e(n){return this!==t?Function.prototype[Symbol.hasInstance].call(this,n):typeof n=="object"&&n!==null&&Oe in n}let o={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...o}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...o}),Object.defineProperty(t.prototype,Oe,{value:!0,...o}),t})();var Mt=t=>globalThis.Buffer?.prototype?.[t],ct=Mt("ucs2Slice"),Se=Mt("ucs2Write"),It=Mt("utf8Slice"),Be=t=>globalThis[t],Ae=Be("TextDecoder"),tn=Ae?.prototype?.decode,_t=Be("TextEncoder"),en=_t?.prototype?.encode,on=_t?.prototype?.encodeInto;function X(t){let e=new Ae(t,{ignoreBOM:!0});return tn.bind(e)}function Fe(){let t=new _t,[e,o]=[en,on].map(n=>n.bind(t));return{encode:e,encodeInto:o}}var at=()=>"InternalError"in globalThis,De=()=>"Bun"in globalThis,ft=()=>"Deno"in globalThis,Ut=()=>Number.parseInt(globalThis.process?.versions?.node,10),Me=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Dt;function Ie(){let{process:t,TransformStream:e}=globalThis;return e&&e===Dt?e:(Dt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(n=>typeof n=="function"&&typeof new n().readable?.getReader=="function"),Dt)}var ut=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,_e=()=>Object.getPrototypeOf(Uint8Array.prototype),dt=t=>ut(_e(),t),Nt=t=>ut(DataView.prototype,t),Ue=t=>_e()[t],Ct=dt(Symbol.toStringTag),Lt=dt("buffer"),Ne=dt("byteOffset"),Ce=dt("byteLength"),nn=Ue("set"),rn=Ue("slice"),sn=Nt("buffer"),cn=Nt("byteOffset"),an=Nt("byteLength"),Le=ut(ArrayBuffer.prototype,"byteLength"),fn=typeof SharedArrayBuffer=="function"?ut(SharedArrayBuffer.prototype,"byteLength"):void 0,u=t=>Ce.call(t),E=(t,e,o=u(t))=>new Uint8Array(Lt.call(t),Ne.call(t)+e,o-e);var S=(t,e,o)=>nn.call(t,e,o),U=(t,e,o)=>rn.call(t,e,o);function jt(t){try{return Le.call(Lt.call(t)),!1}catch{return!0}}function M(t,e){if(!ArrayBuffer.isView(t)&&$e(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function je(t,e){if(ArrayBuffer.isView(t)&&Ct.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function N(t){return ArrayBuffer.isView(t)?Q(t):$e(t)===0?B:new Uint8Array(t)}function Re(t){return ArrayBuffer.isView(t)&&Ct.call(t)==="Uint8Array"?t:N(t)}function Q(t){try{return Ct.call(t)===void 0?new Uint8Array(sn.call(t),cn.call(t),an.call(t)):new Uint8Array(Lt.call(t),Ne.call(t),Ce.call(t))}catch{return B}}var B=new Uint8Array;function $e(t){for(let e of[Le,fn])try{return e?.call(t)}catch{}}function R(t,e,o){Pe(t,o);let n={...e};for(let i in e)Object.hasOwn(e,i)&&(n[i]=e[i](t?.[i],o));return n}function lt(t,e,o){return t===void 0?!1:(Pe(t,o),!!t?.[e])}function Pe(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var y=t=>`${t}`;function $(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Rt(t,e,o){if(t.length>=e)return;let n=e===1?"argument":"arguments";throw new TypeError(`${o}: ${e} ${n} required, but only ${t.length} present.`)}function ke(t){return(e,o)=>{let n=e===void 0?t[0]:y(e),i=t.find(r=>r===n);if(i===void 0)throw new TypeError(`${o}: The provided value '${n}' isn't one of '${t.join("', '")}'.`);return i}}var un=24,dn=F(()=>pt(hn)),ln=F(()=>pt(xn)),Ge=F(()=>pt(yn));function He(t,e,o){if(!(t!==h&&t!==j)&&!(o<un&&(o===0||t===j||!ve()))&&!jt(e))return t===h?dn():ln()}var We=[];function Ve(t,e,o,n){if(!(o<pn||!st(t)||!(at()||t===he&&De())||jt(e)))return We[t]??=pt(()=>mn(t,n))??null,We[t]?.(e)}var pn=512;function mn(t,e){let o=X(p[t].name),n=r=>o(r)===e(t,r,u(r)),i=Uint8Array.from({length:4096},(r,s)=>s);return i.subarray(0,256).every(r=>n(Uint8Array.of(r)))&&n(i)?o:void 0}function ze(t){try{return Ge()?.encode(t)}catch{return}}function qe(t,e){try{return Ge()?.encodeInto(t,e)}catch{return}}function pt(t){try{return t()}catch{return}}function hn(){let t=Ut()<22?Me():()=>!0;if(!t)return;let e=X("utf-8"),o=gn()??e,n=(...r)=>{let s=o(Uint8Array.from(r));return s===e(Uint8Array.from(r))?s:void 0};if(n(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&n(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&n(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(r,s,c){try{if(!t(r))return;let a=s<256?o(r):e(r);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(r,s){for(let c=1;c<=3&&c<=s;c++){let a=r[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var ve=F(()=>Ut()>=22&&!ft()&&It!==void 0);function gn(){if(!ve())return;let t=It;return e=>t.call(e,0,u(e))}function xn(){let t=n=>ct.call(n,0,u(n)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:e.length},(n,i)=>e.charCodeAt(i)).buffer);if(!(t(o)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(n,i,r){if(i%2!==1)try{let s=t(n);return s.isWellFormed()?s:r?void 0:s.toWellFormed()}catch{return}},completeLength(n,i){let r=i-i%2;return(n[r-1]&252)===216?r-2:r}}}function yn(){let t=Fe(),{read:e,written:o}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&o===7&&String([...n])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(n)===Uint8Array.prototype?t:void 0}var Ye="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var Ke="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Je(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let o=new Uint8Array(128);for(let s=0;s<Ke.length;s++)o[Ke.charCodeAt(s)]=s;let n=t.indexOf("=")<0?t.length:t.indexOf("="),i=new Uint8Array(n*3>>2),r=0;for(let s=0,c=0;s<n;s++)r=r<<6|o[t.charCodeAt(s)],s%4>0&&(i[c++]=r>>6-2*(s%4));return i}var bn=65539;function Xe(t,e){let o=mt(En,t,e),n=mt(Tn,t,e);if(o&&n){let s=ft()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<128?o:n).read(c,a),write:(c,a)=>(c.length<s?o:n).write(c,a),readBytes:o.readBytes,most:n.most}}let i=$t(t);if(o){let s=at()?mt(Ze,t,e):void 0;return s?{...o,read:(c,a)=>(a<4096?o:s).read(c,a)}:o}let r=n??mt(Ze,t,e)??i;return{read:(s,c)=>(c<16?i:r).read(s,c),write:(s,c)=>(s.length<16?i:r).write(s,c),most:r.most}}function mt(t,e,o){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let i=t(e);return i.write(n,o),$t(e).read(o,n.length)===n&&i.read(o,n.length)===n?i:void 0}catch{return}}function En(t){let e=new WebAssembly.Module(Je(Ye),{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...o,most:bn}}function Tn(t){let[e,o]=[ct,Se],n=new Uint8Array(t.buffer),i=()=>(u(n)===0&&(n=new Uint8Array(t.buffer)),n);return{read:(r,s)=>e.call(i(),r,r+2*s),write:(r,s)=>o.call(i(),r,s,2*r.length),most:Number.POSITIVE_INFINITY}}function Ze(t){let e=X("utf-16le"),{write:o,most:n}=$t(t);return{read:(i,r)=>e(new Uint16Array(t.buffer,i,r)),write:o,most:n}}function $t(t){let e=new Uint16Array(t.buffer),o=()=>(u(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(n,i){let r=o(),[s,c]=[n/2,n/2+i],a="";if(i<16)for(let f=s;f<c;f++)a+=String.fromCharCode(r[f]);else for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,r.subarray(f,Math.min(f+8192,c)));return a},write(n,i){let r=o();for(let s=0;s<n.length;s++)r[i/2+s]=n.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Pt,d,kt,tt,C,l={input:0,units:0,output:0,codec:0,codecEnd:0},gt=-1,w=65536,xt=0,ht={name:"",encoding:gt},m={isBusy:!0,newCodec:Number.NaN},et=Number.NaN;function yt(t,e){ht.name=t,ht.encoding=e,m.newCodec=et,m.isBusy&&On(),m.isBusy=!0}function On(){try{eo(),Pt??=Bn(rt()),to(new WebAssembly.Instance(Pt))}catch(t){throw oo(t)}}async function Gt(t,e){try{eo();let o=t(),n=Qe(o)?o:await WebAssembly.compile(Sn(o));e||Fn(n);let i=await WebAssembly.instantiate(n);if(Ht())return;to(i),Pt=n}catch(o){throw oo(o)}}var Sn=t=>ArrayBuffer.isView(t)?Q(t):t,Ht=()=>!m.isBusy;function Bn(t){return Qe(t)?t:new WebAssembly.Module(t)}function Qe(t){try{return WebAssembly.Module.customSections(t,Y),!0}catch{return!1}}var An="encoding-wasm";function Fn(t){let[e]=WebAssembly.Module.customSections(t,An),o=`${Y} 0.1.0`,n=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(n===o)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${o}; use the module of this entry and version.`)}function to({exports:t}){if(d=t,d.block_length()!==w)throw new Error("The module has blocks of another length.");Wt=WebAssembly.RuntimeError,l.input=d.input(),l.units=d.units(),l.output=d.output(),l.codec=d.codec(),l.codecEnd=l.codec+d.codec_length(),ro(),C=Xe(d.memory,l.units),xt=Math.min(d.units_length(),C.most),m.isBusy=!1}function eo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function oo(t){let{message:e}=t,o=r=>new Error(`encoding-wasm: ${r}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Dn(t))return new RangeError(`encoding-wasm: ${no} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return o("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return o(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:n,LinkError:i}=WebAssembly;return t instanceof n||t instanceof i?o(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var no="no memory for WebAssembly; free some, and call again",Dn=t=>t instanceof RangeError&&/memory/i.test(t.message);function P(){return u(kt)===0&&ro(),kt}function ro(){kt=new Uint8Array(d.memory.buffer),tt=new Uint8Array(d.memory.buffer,l.input,w)}var Wt;function k(t){if(!Wt||!(t instanceof Wt))return t;let e=p[ht.encoding]?.name,o=`${ht.name}${e?` of ${e}`:""} failed`;return In()?new RangeError(`encoding-wasm: ${o}: ${no}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${o} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Mn=32;function In(){try{return d.memory.grow(Mn),!1}catch{return!0}}var so=()=>d.held()!==0,z=()=>U(P(),l.codec,l.codecEnd),co=t=>S(P(),t,l.codec);function ao(t,e){fo(t,e)||(yt("decoding",t),e?co(e):d.new_decoder(t),wt=t===K||t===D?et:t)}var wt=et;function fo(t,e){return e||m.newCodec!==t||m.isBusy?!1:(m.newCodec=et,m.isBusy=!0,!0)}function bt(t,e){fo(~t,e)||(yt("encoding",t),e?co(e):d.new_encoder(t),wt=~t)}var q=-2;function uo(t,e,o,n,i){Vt(t,e),m.isBusy=!0;let r=d.decode_block(e,o,+n,+i);return m.isBusy=!1,i&&r>=0&&(m.newCodec=wt),go(r)}var W={encoding:gt,at:0,owner:void 0},_n=64;function zt(t,e,o){let n=st(t),i=o<=_n&&(e[0]|e[o>>1]|e[o-1])<128;if(!n&&!i||((W.encoding!==t||W.owner!==d||m.isBusy)&&(yt("decoding",t),W.owner=d,W.at=C.readBytes?d.byte_table(t):0,W.encoding=t,m.isBusy=!1),W.at===0))return;if(o<=w){if(Vt(e,o),!n){for(let s=0;s<o;s++)if(tt[s]>=128)return}return io(o)}if(C.most>xt)return;let r="";for(let s=0;s<o;s+=w){let c=Math.min(w,o-s);Vt(E(e,s,s+c),c),r=v(r,io(c))}return r}var io=t=>C.readBytes(l.input,t,W.at);function v(t,e){try{return t+e}catch(o){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:o})}}var Un=3,lo=t=>t+w+Un<=xt,po=()=>P()[l.units]|P()[l.units+1]<<8,mo=(t,e)=>C.read(l.units+2*t,e-t),Et=(t,e,o)=>C.write(t.slice(e,o),l.units);function qt(t,e,o,n){m.isBusy=!0;let i=d.encode_block(t,e,o,+n);return m.isBusy=!1,n&&i>=0&&A.finished()&&(m.newCodec=wt),go(i)}var ho=8;function Vt(t,e){let o=P();if(e>ho)try{S(tt,t)}catch{S(tt,E(t,0,e))}else for(let n=0;n<e;n++)o[l.input+n]=t[n]}function go(t){if(t<q)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}function vt(t){let e=P();if(t>ho)return U(e,l.output,l.output+t);let o=new Uint8Array(t);for(let n=0;n<t;n++)o[n]=e[l.output+n];return o}var A={finished:()=>d.finished()!==0,read:()=>d.read(),written:()=>d.written(),codePoint:()=>d.code_point(),start:()=>d.start(),length:()=>d.length()};var Nn=65279,L=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#o;#n=null;constructor(e,o,n,i=0){this.encoding=e,this.fatal=o,this.ignoreBOM=n,this.#o=i}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#o=0}decode(e,o,n){let i=this.#t,r=this.#e,s=this.#o,c=u(e),a="";try{a=this.#i(e,c,o)??this.#r(e,c,o)}catch(b){throw this.#t=i,this.#e=r,this.#o=s,k(b)}let f=this.#n;if(f)throw this.#n=null,this.#e=r,this.#o=s+c,n===void 0?f:f.toTypeError(n);return a}#i(e,o,n){let i=He(this.encoding,e,o);if(i)return this.#s(i,e,o,n);if(this.#t||!xe(this.encoding))return;let r=Ve(this.encoding,e,o,zt)??zt(this.encoding,e,o);if(!(r===void 0||this.fatal&&r.includes("\uFFFD")))return this.#o+=o,this.#e||=o>0,r}#s(e,o,n,i){let r=0,s="";if(this.#t){if(this.encoding!==h)return;for(;r<3&&(o[r]&192)===128;)r+=1;if(r===n)return;if(s=this.#r(E(o,0,r),r,!0),this.#n)return s}!this.#e&&!this.ignoreBOM&&o[r]===e.bom[0]&&e.bom.every((b,g)=>o[r+g]===b)&&(r+=e.bom.length,this.#o+=e.bom.length);let c=e.completeLength(o,n);this.#e||=c>0;let a=r===0&&c===n?o:E(o,r,c),f=e.decode(a,c-r,this.fatal);if(f===void 0){if(s=v(s,this.#r(a,c-r,!0)),this.#n)return s}else s=v(s,f),this.#o+=c-r;return c<n?v(s,this.#r(E(o,c),n-c,i)):s}#r(e,o,n){ao(this.encoding,this.#t);let i="",r=this.#e||this.ignoreBOM||!be(this.encoding),s=0;for(let c=0;;c+=w){let a=o-c<=w,f=Math.min(w,o-c),b=c===0&&a?e:E(e,c,c+f),g=uo(b,f,s,this.fatal,n&&a);if(g<0)return this.#t=z(),this.#n=new V(this.name,this.#o+c+A.start(),A.length()),i;if(s+=g,s>0&&(a||!lo(s))&&(i=v(i,mo(!r&&po()===Nn?1:0,s)),r=!0,s=0),a)break}return this.#e=r,this.#t=!n&&so()?z():null,this.#o+=o,i}};function xo(t,e){let o=I(t,e);if(o===D)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return o}var Cn=["fatal","html","replacement"],Ln=2048,T=class t{encoding;unmappable;#t;#e=null;#o=0;#n=B;locate=e=>e;constructor(e,o,n=void 0){this.encoding=e,this.unmappable=o,this.#t=n}get name(){return p[this.encoding].name}encode(e,o){return o&&this.#s(e)||this.#r(e,o)}get#i(){return this.#t?0:Cn.indexOf(this.unmappable)}#s(e){if(!(this.#e||e.length>w))try{bt(this.encoding,null),Et(e,0,e.length);let o=qt(0,e.length,this.#i,!0);return o===q||!A.finished()?void 0:(this.#o=0,vt(o))}catch(o){throw k(o)}}#r(e,o){let n=new Tt;return this.encodeOrFail(e,o,i=>n.add(i),(i,r)=>{throw new _(i,r,this.name)}),n.concatenate()}encodeOrFail(e,o,n,i=()=>{}){let r=this.#o,s=this.#e,c=this.#n;o&&(this.#n=B,this.#e=null,this.#o=0);let a=this.#t,f=this.#i,b=a?Ln:w,g=a&&this.encoding===K?new Yt(c,n):void 0,H=g?x=>g.add(x):n;try{bt(this.encoding,s);for(let x=0;x===0||x<e.length;x+=b){let ot=Math.min(x+b,e.length);Et(e,x,ot);let Go=ot===e.length;for(let Bt=0,ae=!1;!ae;){let nt=qt(Bt,ot-x,f,o&&Go);H(vt(nt===q?A.written():nt));let fe=r+x+Bt+A.start();if(Bt+=A.read(),ae=nt!==q&&A.finished(),nt!==q)continue;let At=A.codePoint();if(a){let Ho=z(),ue=()=>this.locate(fe),Vo=a(At,ue),zo=this.#c(Ho,Vo,H,At,ue);bt(this.encoding,zo),Et(e,x,ot)}else i(At,fe)}}}catch(x){throw k(x)}if(o){g&&n(g.held);return}g&&(this.#n=g.held),this.#e=z(),this.#o=r+e.length}#c(e,o,n,i,r){if(o===null)throw new _(i,r(),this.name);if(typeof o!="string")return n(o),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(o,!1,n,c=>{throw new _(c,r(),this.name)}),s.#e}},yo=27,wo=3,Yt=class{held;#t;constructor(e,o){this.held=e,this.#t=o}add(e){let o=u(e);if(o===0)return;e[0]!==yo&&this.#t(this.held);let n=e[o-wo]===yo?o-wo:o;this.#t(U(e,0,n)),this.held=U(e,n,o)}},Tt=class{#t=null;#e=null;#o=0;get length(){return this.#o}add(e){let o={bytes:e,next:null};this.#e?this.#e.next=o:this.#t=o,this.#e=o,this.#o+=u(e)}forEach(e){for(let o=this.#t;o;o=o.next)e(o.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=jn(this.#o),o=0;return this.forEach(n=>{S(e,n,o),o+=u(n)}),e}};function jn(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Ot(t,e){let o=I(t,e);if(o===it||o===j){let{name:n}=p[o];throw new RangeError(`${e}: ${n} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Rn(o,t,e)}function Rn(t,e,o){if(t===D)throw new RangeError(`${o}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function O(t,e){let{prototype:o}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let n of Object.getOwnPropertyNames(o))n!=="constructor"&&Object.defineProperty(o,n,{enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:e,configurable:!0}),t}function G(t,e,o){let{prototype:n}=e;typeof n=="function"||typeof n=="object"&&n!==null||Object.setPrototypeOf(t,o.prototype)}function Kt(){throw new TypeError("Illegal invocation")}var bo="Failed to execute 'encodeInto' on 'TextEncoder'",Jt=class t{#t="utf-8";constructor(){new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Kt(),Zt(y(e))}encodeInto(e,o){#t in this||Kt(),Rt(arguments,2,bo);let n=y(e),i=je(o,bo),{read:r,written:s}=qe(n,i)??{read:0,written:0};if(r===n.length||s===u(i))return{read:r,written:s};let c=Pn(n.slice(r),E(Q(i),s));return{read:r+c.read,written:s+c.written}}},Eo=O(Jt,"TextEncoder"),Zt=t=>ze(t)??new T(h,"fatal").encode(t,!0),$n=32;function Pn(t,e){let o=0,n=0,i=()=>kn(t,o,Math.min(o+Math.floor((u(e)-n)/3),t.length));for(let r=i();r-o>=$n;r=i())new T(h,"fatal").encodeOrFail(t.slice(o,r),!0,s=>{S(e,s,n),n+=u(s)}),o=r;for(;o<t.length;){let r=Wn(t,o),s=r<128?1:r<2048?2:r<65536?3:4;if(n+s>u(e))break;for(let c=s-1;c>0;c--)e[n+c]=128|r>>6*(s-1-c)&63;e[n]=r>>6*(s-1)|[0,0,192,224,240][s],n+=s,o+=r<65536?1:2}return{read:o,written:n}}function kn(t,e,o){return o>e&&o<t.length&&(t.charCodeAt(o-1)&64512)===55296?o-1:o}function Wn(t,e){let o=t.codePointAt(e);return o>=55296&&o<=57343?65533:o}var To=`\xA1	!
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
\uFFFD	?`;var Gn=F(()=>new Map(To.split(`
`).map(t=>{let[e,...o]=t.split("	");return[e,o]}))),Hn=3,Oo=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function So(t){let e=new T(t,"fatal"),o=i=>{try{return e.encode(i,!0),!0}catch(r){if(r instanceof _)return!1;throw r}},n=new Map;return i=>{let r=n.get(i);return r===void 0&&(r=Bo(String.fromCodePoint(i),o,Hn),n.set(i,r)),r}}function Bo(t,e,o){if(Oo(t))return"";if(o===0)return null;let n=Vn(t),i=n.find(e);if(i!==void 0)return i;for(let r of n){let s=Array.from(r,c=>e(c)?c:Bo(c,e,o-1));if(!s.includes(null))return s.join("")}return null}function Vn(t){let e=[...Gn().get(t)??[],...zn(t)],o=t.normalize("NFKD");return o===t||/^ ./u.test(o)?e:[...e,o.normalize(),o]}function zn(t){let e=t.normalize("NFD"),[o,...n]=e,i=[],r=[];for(let s=2**n.length-2;s>=0;s--){let c=H=>s>>n.length-1-H&1,a=n.filter((H,x)=>c(x)),f=n.filter((H,x)=>!c(x)),b=[o,...a].join("").normalize("NFC"),g=b+f.join("");g.normalize("NFD")===e&&i.push(g),f.every(Oo)&&r.push(b)}return[...i,...r]}var qn=["fatal","html","replacement","ignore","translit"],vn=ke(qn),Ao=(t,e)=>typeof t=="function"?t:vn(t,e);function Fo(t,e,o){return typeof t=="function"?(n,i)=>Yn(t(n,i()),o):t==="ignore"?()=>"":t==="translit"?So(e):void 0}function Yn(t,e){if(typeof t=="string")return t;if(t==null)return null;let o=N(M(t,e));return U(o,0,u(o))}var Kn="Failed to construct 'LegacyTextEncoder'",Do="Failed to execute 'encode'";function Mo(t,e="utf-8",o=void 0){let n=$(t,Do),i=St(e,o,Do);return i.encoding===h?Zt(n):i.encode(n,!0)}function St(t,e,o){let n=y(t),i=e===void 0?"fatal":R(e,{unmappable:Ao},o).unmappable,r=Ot(n,o);return new T(r,i,Fo(i,r,o))}var Xt=class{#t;constructor(e="utf-8",o=void 0){this.#t=St(e,o,Kn)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,o=void 0){let n=this.#t,i="Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":$(e,i),{stream:s}=R(o,{stream:Boolean},i);return n.encode(r,!s)}},Io=O(Xt,"LegacyTextEncoder");var Qt="Failed to execute 'decode' on 'TextDecoder'",te=class t{#t;#e=!1;constructor(e="utf-8",o=void 0){this.#t=ee(e,o,"Failed to construct 'TextDecoder'"),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,o=void 0){let n=this.#t,i=M(e,Qt),r=lt(o,"stream",Qt);return this.#e||n.reset(),this.#e=r,n.decode(Re(i),!r,Qt)}},_o=O(te,"TextDecoder");function ee(t,e,o){let n=y(t),i=lt(e,"fatal",o),r=lt(e,"ignoreBOM",o);return new L(xo(n,o),i,r)}function Uo(t,e,o){let n=Ie();if(!n)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new n({__proto__:null,transform:(i,r)=>e(i,s=>s.length>0&&r.enqueue(s)),flush:i=>o(r=>r.length>0&&i.enqueue(r))})}function ie(t,e){let o=`Failed to execute 'transform' on '${t}'`;return Uo(t,(n,i)=>{let r=M(n,o);i(Z(o,()=>e.decode(N(r),!1)))},n=>n(Z(o,()=>e.decode(B,!0))))}var oe=class t{#t;#e;constructor(e="utf-8",o=void 0){let n=ee(e,o,"Failed to construct 'TextDecoderStream'");this.#t=n,this.#e=ie("TextDecoderStream",n),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},No=O(oe,"TextDecoderStream"),ne=class t{#t;constructor(){this.#t=Lo("TextEncoderStream",new T(h,"fatal"),y),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Co=O(ne,"TextEncoderStream");function Lo(t,e,o){let n=`Failed to execute 'transform' on '${t}'`;return Uo(t,(i,r)=>r(e.encode(o(i,n),!1)),i=>i(e.encode("",!0)))}var re=class{#t;#e;constructor(e="utf-8",o=void 0){let n=St(e,o,"Failed to construct 'LegacyTextEncoderStream'");this.#t=n,this.#e=Lo("LegacyTextEncoderStream",n,$)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},jo=O(re,"LegacyTextEncoderStream");var se=class{fatal;ignoreBOM;#t;#e;#o=B;constructor(e,o,n){this.#t=e,this.fatal=o,this.ignoreBOM=n}get name(){return this.#e?.name??null}decode(e,o){if(this.#e)return this.#e.decode(e,o);let n=u(this.#o),i=new Uint8Array(n+u(e));if(S(i,this.#o),S(i,e,n),!o&&we(i))return this.#o=i,"";let r=J(i),s=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new L(r?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(E(i,s),o)}},ce=class{#t;#e;constructor(e="utf-8",o=void 0){let n="Failed to construct 'DecoderStream'",i=y(e),{fatal:r,ignoreBOM:s}=R(o,{fatal:Boolean,ignoreBOM:Boolean},n),c=new se(I(i,n),r,s);this.#t=c,this.#e=ie("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ro=O(ce,"DecoderStream");function $o(t,e){let o="Failed to execute 'findUnmappable'",n=$(t,o),i=Ot(y(e),o),r=new Map,s=(c,a)=>r.set(a,c);return new T(i,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(r,([c,a])=>({index:c,codePoint:a}))}function Po(t){let e=J(N(M(t,"Failed to execute 'bomSniff'")));return e?p[e.encoding].name:null}function ko(t,e="utf-8",o=void 0){let n="Failed to execute 'decode'",i=M(t,n),r=I(y(e),n),{fatal:s,ignoreBOM:c}=R(o,{fatal:Boolean,ignoreBOM:Boolean},n),a=N(i),f=J(a),b=f&&!c?f.bytes.length:0,g=new L(f?.encoding??r,s,!0,b);return Z(n,()=>g.decode(E(a,b),!0))}async function Wo(t=void 0){let e=await t;if(e===void 0)Ht()||await Gt(rt,!0);else{let o=Jn(e)?await Zn(e):e;await Gt(()=>o,!1)}}var Jn=t=>typeof t?.arrayBuffer=="function";function Zn(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{Ro as DecoderStream,Io as LegacyTextEncoder,jo as LegacyTextEncoderStream,_o as TextDecoder,No as TextDecoderStream,Eo as TextEncoder,Co as TextEncoderStream,_ as UnmappableError,Po as bomSniff,ko as decode,Mo as encode,p as encodings,$o as findUnmappable,Wo as initialize,Te as labelToName};
