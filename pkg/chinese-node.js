function de(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(o){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${o})`,{cause:o})}}var rt=()=>de(new URL("./chinese.wasm",import.meta.url)),Y="encoding-wasm/chinese",Ft=["chinese"];var le=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function F(t){let e,o=!1;return()=>{if(!o){o=!0;try{e=t()}catch(n){throw o=!1,n}}return e}}var p=vo();function vo(){let t=le.split(`
`).map(e=>{let o=e.split(" "),n=o.shift();return Object.freeze({name:n,labels:Object.freeze(o)})});return Object.freeze(t)}var Yo=F(()=>new Map(p.flatMap(({labels:t},e)=>t.map(o=>[o,e])))),h=0,he=21,ge=29,K=33,D=36,it=37,j=38,Ko=[[D,""],[35,"korean"],[32,"japanese"],[ge,"chinese"],[1,"single-byte"],[h,""]],xe=t=>t<D&&t!==K,st=t=>t>h&&t<ge,Jo=t=>Ko.find(([e])=>t>=e)[1];function ye(t){let e=Yo();return e.get(t)??e.get(Ee(Qo(t)))}function I(t,e){let o=ye(t);if(o===void 0){let n=Zo(t),i=n===void 0?"":` Did you mean '${p[n].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${i}`)}if(Ft){let n=Jo(o);if(n&&!Ft.includes(n))throw new RangeError(`${e}: '${Y}' doesn't include ${p[o].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return o}function Zo(t){let e=pe(t),o={936:"gbk",950:"big5"}[e]??e,n=p.findIndex(({labels:i})=>i.some(r=>pe(r)===o));return n<0||n===D?void 0:n}var pe=t=>Ee(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Xo=[{encoding:h,bytes:[239,187,191]},{encoding:it,bytes:[254,255]},{encoding:j,bytes:[255,254]}];function J(t){return Xo.find(e=>e.bytes.every((o,n)=>t[n]===o))}function we({length:t,0:e,1:o}){return t===0||t===1&&e>=239||t===2&&e===239&&o===187}function be(t){return t===h||t===it||t===j}function Qo(t){let[e,o]=[0,t.length];for(;e<o&&me(t[e]);)e+=1;for(;o>e&&me(t[o-1]);)o-=1;return t.slice(e,o)}var me=t=>`	
\f\r `.includes(t);function Ee(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Te(t){let e=ye(`${t}`);return e===void 0?null:p[e].name}var V=class{encoding;offset;length;constructor(e,o,n){this.encoding=e,this.offset=o,this.length=n}toTypeError(e){let o=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${o} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function Z(t,e){try{return e()}catch(o){throw o instanceof V?o.toTypeError(t):o}}var tn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Oe=Symbol.for("encoding-wasm.UnmappableError"),_=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(i,r,s){super(`${tn(i)} at index ${r} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=i,this.index=r,this.encoding=s}}function e(n){return this!==t?Function.prototype[Symbol.hasInstance].call(this,n):typeof n=="object"&&n!==null&&Oe in n}let o={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...o}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...o}),Object.defineProperty(t.prototype,Oe,{value:!0,...o}),t})();var Mt=t=>globalThis.Buffer?.prototype?.[t],ct=Mt("ucs2Slice"),Se=Mt("ucs2Write"),It=Mt("utf8Slice"),Be=t=>globalThis[t],Ae=Be("TextDecoder"),en=Ae?.prototype?.decode,_t=Be("TextEncoder"),on=_t?.prototype?.encode,nn=_t?.prototype?.encodeInto;function X(t){let e=new Ae(t,{ignoreBOM:!0});return en.bind(e)}function Fe(){let t=new _t,[e,o]=[on,nn].map(n=>n.bind(t));return{encode:e,encodeInto:o}}var at=()=>"InternalError"in globalThis,De=()=>"Bun"in globalThis,ft=()=>"Deno"in globalThis,Ut=()=>Number.parseInt(globalThis.process?.versions?.node,10),Me=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Dt;function Ie(){let{process:t,TransformStream:e}=globalThis;return e&&e===Dt?e:(Dt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(n=>typeof n=="function"&&typeof new n().readable?.getReader=="function"),Dt)}var ut=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,_e=()=>Object.getPrototypeOf(Uint8Array.prototype),dt=t=>ut(_e(),t),Nt=t=>ut(DataView.prototype,t),Ue=t=>_e()[t],Ct=dt(Symbol.toStringTag),Lt=dt("buffer"),Ne=dt("byteOffset"),Ce=dt("byteLength"),rn=Ue("set"),sn=Ue("slice"),cn=Nt("buffer"),an=Nt("byteOffset"),fn=Nt("byteLength"),Le=ut(ArrayBuffer.prototype,"byteLength"),un=typeof SharedArrayBuffer=="function"?ut(SharedArrayBuffer.prototype,"byteLength"):void 0,u=t=>Ce.call(t),E=(t,e,o=u(t))=>new Uint8Array(Lt.call(t),Ne.call(t)+e,o-e);function je(t,e){let o=new Uint8Array(u(t)+u(e));return A(o,t),A(o,e,u(t)),o}var A=(t,e,o)=>rn.call(t,e,o),U=(t,e,o)=>sn.call(t,e,o);function jt(t){try{return Le.call(Lt.call(t)),!1}catch{return!0}}function M(t,e){if(!ArrayBuffer.isView(t)&&$e(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Pe(t,e){if(ArrayBuffer.isView(t)&&Ct.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function N(t){return ArrayBuffer.isView(t)?Q(t):$e(t)===0?S:new Uint8Array(t)}function Re(t){return ArrayBuffer.isView(t)&&Ct.call(t)==="Uint8Array"?t:N(t)}function Q(t){try{return Ct.call(t)===void 0?new Uint8Array(cn.call(t),an.call(t),fn.call(t)):new Uint8Array(Lt.call(t),Ne.call(t),Ce.call(t))}catch{return S}}var S=new Uint8Array;function $e(t){for(let e of[Le,un])try{return e?.call(t)}catch{}}function P(t,e,o){ke(t,o);let n={...e};for(let i in e)Object.hasOwn(e,i)&&(n[i]=e[i](t?.[i],o));return n}function lt(t,e,o){return t===void 0?!1:(ke(t,o),!!t?.[e])}function ke(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var y=t=>`${t}`;function R(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Pt(t,e,o){if(t.length>=e)return;let n=e===1?"argument":"arguments";throw new TypeError(`${o}: ${e} ${n} required, but only ${t.length} present.`)}function We(t){return(e,o)=>{let n=e===void 0?t[0]:y(e),i=t.find(r=>r===n);if(i===void 0)throw new TypeError(`${o}: The provided value '${n}' isn't one of '${t.join("', '")}'.`);return i}}var dn=24,ln=F(()=>pt(gn)),pn=F(()=>pt(yn)),He=F(()=>pt(wn));function Ve(t,e,o){if(!(t!==h&&t!==j)&&!(o<dn&&(o===0||t===j||!Ye()))&&!jt(e))return t===h?ln():pn()}var Ge=[];function ze(t,e,o,n){if(!(o<mn||!st(t)||!(at()||t===he&&De())||jt(e)))return Ge[t]??=pt(()=>hn(t,n))??null,Ge[t]?.(e)}var mn=512;function hn(t,e){let o=X(p[t].name),n=r=>o(r)===e(t,r,u(r)),i=Uint8Array.from({length:4096},(r,s)=>s);return i.subarray(0,256).every(r=>n(Uint8Array.of(r)))&&n(i)?o:void 0}function qe(t){try{return He()?.encode(t)}catch{return}}function ve(t,e){try{return He()?.encodeInto(t,e)}catch{return}}function pt(t){try{return t()}catch{return}}function gn(){let t=Ut()<22?Me():()=>!0;if(!t)return;let e=X("utf-8"),o=xn()??e,n=(...r)=>{let s=o(Uint8Array.from(r));return s===e(Uint8Array.from(r))?s:void 0};if(n(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&n(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&n(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(r,s,c){try{if(!t(r))return;let a=s<256?o(r):e(r);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(r,s){for(let c=1;c<=3&&c<=s;c++){let a=r[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var Ye=F(()=>Ut()>=22&&!ft()&&It!==void 0);function xn(){if(!Ye())return;let t=It;return e=>t.call(e,0,u(e))}function yn(){let t=n=>ct.call(n,0,u(n)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:e.length},(n,i)=>e.charCodeAt(i)).buffer);if(!(t(o)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(n,i,r){if(i%2!==1)try{let s=t(n);return s.isWellFormed()?s:r?void 0:s.toWellFormed()}catch{return}},completeLength(n,i){let r=i-i%2;return(n[r-1]&252)===216?r-2:r}}}function wn(){let t=Fe(),{read:e,written:o}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&o===7&&String([...n])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(n)===Uint8Array.prototype?t:void 0}var Ke="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var Je="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Ze(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let o=new Uint8Array(128);for(let s=0;s<Je.length;s++)o[Je.charCodeAt(s)]=s;let n=t.indexOf("=")<0?t.length:t.indexOf("="),i=new Uint8Array(n*3>>2),r=0;for(let s=0,c=0;s<n;s++)r=r<<6|o[t.charCodeAt(s)],s%4>0&&(i[c++]=r>>6-2*(s%4));return i}var En=65539;function Qe(t,e){let o=mt(Tn,t,e),n=mt(On,t,e);if(o&&n){let s=ft()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<128?o:n).read(c,a),write:(c,a)=>(c.length<s?o:n).write(c,a),readBytes:o.readBytes,most:n.most}}let i=Rt(t);if(o){let s=at()?mt(Xe,t,e):void 0;return s?{...o,read:(c,a)=>(a<4096?o:s).read(c,a)}:o}let r=n??mt(Xe,t,e)??i;return{read:(s,c)=>(c<16?i:r).read(s,c),write:(s,c)=>(s.length<16?i:r).write(s,c),most:r.most}}function mt(t,e,o){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let i=t(e);return i.write(n,o),Rt(e).read(o,n.length)===n&&i.read(o,n.length)===n?i:void 0}catch{return}}function Tn(t){let e=new WebAssembly.Module(Ze(Ke),{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...o,most:En}}function On(t){let[e,o]=[ct,Se],n=new Uint8Array(t.buffer),i=()=>(u(n)===0&&(n=new Uint8Array(t.buffer)),n);return{read:(r,s)=>e.call(i(),r,r+2*s),write:(r,s)=>o.call(i(),r,s,2*r.length),most:Number.POSITIVE_INFINITY}}function Xe(t){let e=X("utf-16le"),{write:o,most:n}=Rt(t);return{read:(i,r)=>e(new Uint16Array(t.buffer,i,r)),write:o,most:n}}function Rt(t){let e=new Uint16Array(t.buffer),o=()=>(u(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(n,i){let r=o(),[s,c]=[n/2,n/2+i],a="";if(i<16)for(let f=s;f<c;f++)a+=String.fromCharCode(r[f]);else for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,r.subarray(f,Math.min(f+8192,c)));return a},write(n,i){let r=o();for(let s=0;s<n.length;s++)r[i/2+s]=n.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var $t,d,kt,tt,C,l={input:0,units:0,output:0,codec:0,codecEnd:0},gt=-1,w=65536,xt=0,ht={name:"",encoding:gt},m={isBusy:!0,newCodec:Number.NaN},et=Number.NaN;function yt(t,e){ht.name=t,ht.encoding=e,m.newCodec=et,m.isBusy&&Sn(),m.isBusy=!0}function Sn(){try{oo(),$t??=An(rt()),eo(new WebAssembly.Instance($t))}catch(t){throw no(t)}}async function Gt(t,e){try{oo();let o=t(),n=to(o)?o:await WebAssembly.compile(Bn(o));e||Dn(n);let i=await WebAssembly.instantiate(n);if(Ht())return;eo(i),$t=n}catch(o){throw no(o)}}var Bn=t=>ArrayBuffer.isView(t)?Q(t):t,Ht=()=>!m.isBusy;function An(t){return to(t)?t:new WebAssembly.Module(t)}function to(t){try{return WebAssembly.Module.customSections(t,Y),!0}catch{return!1}}var Fn="encoding-wasm";function Dn(t){let[e]=WebAssembly.Module.customSections(t,Fn),o=`${Y} 0.1.0`,n=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(n===o)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${o}; use the module of this entry and version.`)}function eo({exports:t}){if(d=t,d.block_length()!==w)throw new Error("The module has blocks of another length.");Wt=WebAssembly.RuntimeError,l.input=d.input(),l.units=d.units(),l.output=d.output(),l.codec=d.codec(),l.codecEnd=l.codec+d.codec_length(),io(),C=Qe(d.memory,l.units),xt=Math.min(d.units_length(),C.most),m.isBusy=!1}function oo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function no(t){let{message:e}=t,o=r=>new Error(`encoding-wasm: ${r}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Mn(t))return new RangeError(`encoding-wasm: ${ro} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return o("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return o(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:n,LinkError:i}=WebAssembly;return t instanceof n||t instanceof i?o(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var ro="no memory for WebAssembly; free some, and call again",Mn=t=>t instanceof RangeError&&/memory/i.test(t.message);function $(){return u(kt)===0&&io(),kt}function io(){kt=new Uint8Array(d.memory.buffer),tt=new Uint8Array(d.memory.buffer,l.input,w)}var Wt;function k(t){if(!Wt||!(t instanceof Wt))return t;let e=p[ht.encoding]?.name,o=`${ht.name}${e?` of ${e}`:""} failed`;return _n()?new RangeError(`encoding-wasm: ${o}: ${ro}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${o} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var In=32;function _n(){try{return d.memory.grow(In),!1}catch{return!0}}var co=()=>d.held()!==0,z=()=>U($(),l.codec,l.codecEnd),ao=t=>A($(),t,l.codec);function fo(t,e){uo(t,e)||(yt("decoding",t),e?ao(e):d.new_decoder(t),wt=t===K||t===D?et:t)}var wt=et;function uo(t,e){return e||m.newCodec!==t||m.isBusy?!1:(m.newCodec=et,m.isBusy=!0,!0)}function bt(t,e){uo(~t,e)||(yt("encoding",t),e?ao(e):d.new_encoder(t),wt=~t)}var q=-2;function lo(t,e,o,n,i){Vt(t,e),m.isBusy=!0;let r=d.decode_block(e,o,+n,+i);return m.isBusy=!1,i&&r>=0&&(m.newCodec=wt),xo(r)}var W={encoding:gt,at:0,owner:void 0},Un=64;function zt(t,e,o){let n=st(t),i=o<=Un&&(e[0]|e[o>>1]|e[o-1])<128;if(!n&&!i||((W.encoding!==t||W.owner!==d||m.isBusy)&&(yt("decoding",t),W.owner=d,W.at=C.readBytes?d.byte_table(t):0,W.encoding=t,m.isBusy=!1),W.at===0))return;if(o<=w){if(Vt(e,o),!n){for(let s=0;s<o;s++)if(tt[s]>=128)return}return so(o)}if(C.most>xt)return;let r="";for(let s=0;s<o;s+=w){let c=Math.min(w,o-s);Vt(E(e,s,s+c),c),r=v(r,so(c))}return r}var so=t=>C.readBytes(l.input,t,W.at);function v(t,e){try{return t+e}catch(o){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:o})}}var Nn=3,po=t=>t+w+Nn<=xt,mo=()=>$()[l.units]|$()[l.units+1]<<8,ho=(t,e)=>C.read(l.units+2*t,e-t),Et=(t,e,o)=>C.write(t.slice(e,o),l.units);function qt(t,e,o,n){m.isBusy=!0;let i=d.encode_block(t,e,o,+n);return m.isBusy=!1,n&&i>=0&&B.finished()&&(m.newCodec=wt),xo(i)}var go=8;function Vt(t,e){let o=$();if(e>go)try{A(tt,t)}catch{A(tt,E(t,0,e))}else for(let n=0;n<e;n++)o[l.input+n]=t[n]}function xo(t){if(t<q)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}function vt(t){let e=$();if(t>go)return U(e,l.output,l.output+t);let o=new Uint8Array(t);for(let n=0;n<t;n++)o[n]=e[l.output+n];return o}var B={finished:()=>d.finished()!==0,read:()=>d.read(),written:()=>d.written(),codePoint:()=>d.code_point(),start:()=>d.start(),length:()=>d.length()};var Cn=65279,L=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#o;#n=null;constructor(e,o,n,i=0){this.encoding=e,this.fatal=o,this.ignoreBOM=n,this.#o=i}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#o=0}decode(e,o,n){let i=this.#t,r=this.#e,s=this.#o,c=u(e),a="";try{a=this.#i(e,c,o)??this.#r(e,c,o)}catch(b){throw this.#t=i,this.#e=r,this.#o=s,k(b)}let f=this.#n;if(f)throw this.#n=null,this.#e=r,this.#o=s+c,n===void 0?f:f.toTypeError(n);return a}#i(e,o,n){let i=Ve(this.encoding,e,o);if(i)return this.#s(i,e,o,n);if(this.#t||!xe(this.encoding))return;let r=ze(this.encoding,e,o,zt)??zt(this.encoding,e,o);if(!(r===void 0||this.fatal&&r.includes("\uFFFD")))return this.#o+=o,this.#e||=o>0,r}#s(e,o,n,i){let r=0,s="";if(this.#t){if(this.encoding!==h)return;for(;r<3&&(o[r]&192)===128;)r+=1;if(r===n)return;if(s=this.#r(E(o,0,r),r,!0),this.#n)return s}!this.#e&&!this.ignoreBOM&&o[r]===e.bom[0]&&e.bom.every((b,g)=>o[r+g]===b)&&(r+=e.bom.length,this.#o+=e.bom.length);let c=e.completeLength(o,n);this.#e||=c>0;let a=r===0&&c===n?o:E(o,r,c),f=e.decode(a,c-r,this.fatal);if(f===void 0){if(s=v(s,this.#r(a,c-r,!0)),this.#n)return s}else s=v(s,f),this.#o+=c-r;return c<n?v(s,this.#r(E(o,c),n-c,i)):s}#r(e,o,n){fo(this.encoding,this.#t);let i="",r=this.#e||this.ignoreBOM||!be(this.encoding),s=0;for(let c=0;;c+=w){let a=o-c<=w,f=Math.min(w,o-c),b=c===0&&a?e:E(e,c,c+f),g=lo(b,f,s,this.fatal,n&&a);if(g<0)return this.#t=z(),this.#n=new V(this.name,this.#o+c+B.start(),B.length()),i;if(s+=g,s>0&&(a||!po(s))&&(i=v(i,ho(!r&&mo()===Cn?1:0,s)),r=!0,s=0),a)break}return this.#e=r,this.#t=!n&&co()?z():null,this.#o+=o,i}};function yo(t,e){let o=I(t,e);if(o===D)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return o}var Ln=["fatal","html","replacement"],jn=2048,T=class t{encoding;unmappable;#t;#e=null;#o=0;#n=S;locate=e=>e;constructor(e,o,n=void 0){this.encoding=e,this.unmappable=o,this.#t=n}get name(){return p[this.encoding].name}encode(e,o){return o&&this.#s(e)||this.#r(e,o)}get#i(){return this.#t?0:Ln.indexOf(this.unmappable)}#s(e){if(!(this.#e||e.length>w))try{bt(this.encoding,null),Et(e,0,e.length);let o=qt(0,e.length,this.#i,!0);return o===q||!B.finished()?void 0:(this.#o=0,vt(o))}catch(o){throw k(o)}}#r(e,o){let n=new Tt;return this.encodeOrFail(e,o,i=>n.add(i),(i,r)=>{throw new _(i,r,this.name)}),n.concatenate()}encodeOrFail(e,o,n,i=()=>{}){let r=this.#o,s=this.#e,c=this.#n;o&&(this.#n=S,this.#e=null,this.#o=0);let a=this.#t,f=this.#i,b=a?jn:w,g=a&&this.encoding===K?new Yt(c,n):void 0,H=g?x=>g.add(x):n;try{bt(this.encoding,s);for(let x=0;x===0||x<e.length;x+=b){let ot=Math.min(x+b,e.length);Et(e,x,ot);let Ho=ot===e.length;for(let Bt=0,ae=!1;!ae;){let nt=qt(Bt,ot-x,f,o&&Ho);H(vt(nt===q?B.written():nt));let fe=r+x+Bt+B.start();if(Bt+=B.read(),ae=nt!==q&&B.finished(),nt!==q)continue;let At=B.codePoint();if(a){let Vo=z(),ue=()=>this.locate(fe),zo=a(At,ue),qo=this.#c(Vo,zo,H,At,ue);bt(this.encoding,qo),Et(e,x,ot)}else i(At,fe)}}}catch(x){throw k(x)}if(o){g&&n(g.held);return}g&&(this.#n=g.held),this.#e=z(),this.#o=r+e.length}#c(e,o,n,i,r){if(o===null)throw new _(i,r(),this.name);if(typeof o!="string")return n(o),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(o,!1,n,c=>{throw new _(c,r(),this.name)}),s.#e}},wo=27,bo=3,Yt=class{held;#t;constructor(e,o){this.held=e,this.#t=o}add(e){let o=u(e);if(o===0)return;e[0]!==wo&&this.#t(this.held);let n=e[o-bo]===wo?o-bo:o;this.#t(U(e,0,n)),this.held=U(e,n,o)}},Tt=class{#t=null;#e=null;#o=0;get length(){return this.#o}add(e){let o={bytes:e,next:null};this.#e?this.#e.next=o:this.#t=o,this.#e=o,this.#o+=u(e)}forEach(e){for(let o=this.#t;o;o=o.next)e(o.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Pn(this.#o),o=0;return this.forEach(n=>{A(e,n,o),o+=u(n)}),e}};function Pn(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Ot(t,e){let o=I(t,e);if(o===it||o===j){let{name:n}=p[o];throw new RangeError(`${e}: ${n} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Rn(o,t,e)}function Rn(t,e,o){if(t===D)throw new RangeError(`${o}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function O(t,e){let{prototype:o}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let n of Object.getOwnPropertyNames(o))n!=="constructor"&&Object.defineProperty(o,n,{enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:e,configurable:!0}),t}function G(t,e,o){let{prototype:n}=e;typeof n=="function"||typeof n=="object"&&n!==null||Object.setPrototypeOf(t,o.prototype)}function Kt(){throw new TypeError("Illegal invocation")}var Eo="Failed to execute 'encodeInto' on 'TextEncoder'",Jt=class t{#t="utf-8";constructor(){new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Kt(),Zt(y(e))}encodeInto(e,o){#t in this||Kt(),Pt(arguments,2,Eo);let n=y(e),i=Pe(o,Eo),{read:r,written:s}=ve(n,i)??{read:0,written:0};if(r===n.length||s===u(i))return{read:r,written:s};let c=kn(n.slice(r),E(Q(i),s));return{read:r+c.read,written:s+c.written}}},To=O(Jt,"TextEncoder"),Zt=t=>qe(t)??new T(h,"fatal").encode(t,!0),$n=32;function kn(t,e){let o=0,n=0,i=()=>Wn(t,o,Math.min(o+Math.floor((u(e)-n)/3),t.length));for(let r=i();r-o>=$n;r=i())new T(h,"fatal").encodeOrFail(t.slice(o,r),!0,s=>{A(e,s,n),n+=u(s)}),o=r;for(;o<t.length;){let r=Gn(t,o),s=r<128?1:r<2048?2:r<65536?3:4;if(n+s>u(e))break;for(let c=s-1;c>0;c--)e[n+c]=128|r>>6*(s-1-c)&63;e[n]=r>>6*(s-1)|[0,0,192,224,240][s],n+=s,o+=r<65536?1:2}return{read:o,written:n}}function Wn(t,e,o){return o>e&&o<t.length&&(t.charCodeAt(o-1)&64512)===55296?o-1:o}function Gn(t,e){let o=t.codePointAt(e);return o>=55296&&o<=57343?65533:o}var Oo=`4h	!
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
n	?`;var Hn=F(()=>{let t=0;return new Map(Oo.split(`
`).map(e=>{let[o,...n]=e.split("	");return t+=Number.parseInt(o||"1",36),[String.fromCodePoint(t),n]}))}),Vn=3,So=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Bo(t){let e=new T(t,"fatal"),o=i=>{try{return e.encode(i,!0),!0}catch(r){if(r instanceof _)return!1;throw r}},n=new Map;return i=>{let r=n.get(i);return r===void 0&&(r=Ao(String.fromCodePoint(i),o,Vn),n.set(i,r)),r}}function Ao(t,e,o){if(So(t))return"";if(o===0)return null;let n=zn(t),i=n.find(e);if(i!==void 0)return i;for(let r of n){let s=Array.from(r,c=>e(c)?c:Ao(c,e,o-1));if(!s.includes(null))return s.join("")}return null}function zn(t){let e=[...Hn().get(t)??[],...qn(t)],o=t.normalize("NFKD");return o===t||/^ ./u.test(o)?e:[...e,o.normalize(),o]}function qn(t){let e=t.normalize("NFD"),[o,...n]=e,i=[],r=[];for(let s=2**n.length-2;s>=0;s--){let c=H=>s>>n.length-1-H&1,a=n.filter((H,x)=>c(x)),f=n.filter((H,x)=>!c(x)),b=[o,...a].join("").normalize("NFC"),g=b+f.join("");g.normalize("NFD")===e&&i.push(g),f.every(So)&&r.push(b)}return[...i,...r]}var vn=["fatal","html","replacement","ignore","translit"],Yn=We(vn),Fo=(t,e)=>typeof t=="function"?t:Yn(t,e);function Do(t,e,o){return typeof t=="function"?(n,i)=>Kn(t(n,i()),o):t==="ignore"?()=>"":t==="translit"?Bo(e):void 0}function Kn(t,e){if(typeof t=="string")return t;if(t==null)return null;let o=N(M(t,e));return U(o,0,u(o))}var Jn="Failed to construct 'LegacyTextEncoder'",Mo="Failed to execute 'encode'";function Io(t,e="utf-8",o=void 0){let n=R(t,Mo),i=St(e,o,Mo);return i.encoding===h?Zt(n):i.encode(n,!0)}function St(t,e,o){let n=y(t),i=e===void 0?"fatal":P(e,{unmappable:Fo},o).unmappable,r=Ot(n,o);return new T(r,i,Do(i,r,o))}var Xt=class{#t;constructor(e="utf-8",o=void 0){this.#t=St(e,o,Jn)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,o=void 0){let n=this.#t,i="Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":R(e,i),{stream:s}=P(o,{stream:Boolean},i);return n.encode(r,!s)}},_o=O(Xt,"LegacyTextEncoder");var Qt="Failed to execute 'decode' on 'TextDecoder'",te=class t{#t;#e=!1;constructor(e="utf-8",o=void 0){this.#t=ee(e,o,"Failed to construct 'TextDecoder'"),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=S,o=void 0){let n=this.#t,i=M(e,Qt),r=lt(o,"stream",Qt);return this.#e||n.reset(),this.#e=r,n.decode(Re(i),!r,Qt)}},Uo=O(te,"TextDecoder");function ee(t,e,o){let n=y(t),i=lt(e,"fatal",o),r=lt(e,"ignoreBOM",o);return new L(yo(n,o),i,r)}function No(t,e,o){let n=Ie();if(!n)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new n({__proto__:null,transform:(i,r)=>e(i,s=>s.length>0&&r.enqueue(s)),flush:i=>o(r=>r.length>0&&i.enqueue(r))})}function ie(t,e){let o=`Failed to execute 'transform' on '${t}'`;return No(t,(n,i)=>{let r=M(n,o);i(Z(o,()=>e.decode(N(r),!1)))},n=>n(Z(o,()=>e.decode(S,!0))))}var oe=class t{#t;#e;constructor(e="utf-8",o=void 0){let n=ee(e,o,"Failed to construct 'TextDecoderStream'");this.#t=n,this.#e=ie("TextDecoderStream",n),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Co=O(oe,"TextDecoderStream"),ne=class t{#t;constructor(){this.#t=jo("TextEncoderStream",new T(h,"fatal"),y),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Lo=O(ne,"TextEncoderStream");function jo(t,e,o){let n=`Failed to execute 'transform' on '${t}'`;return No(t,(i,r)=>r(e.encode(o(i,n),!1)),i=>i(e.encode("",!0)))}var re=class{#t;#e;constructor(e="utf-8",o=void 0){let n=St(e,o,"Failed to construct 'LegacyTextEncoderStream'");this.#t=n,this.#e=jo("LegacyTextEncoderStream",n,R)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Po=O(re,"LegacyTextEncoderStream");var se=class{fatal;ignoreBOM;#t;#e;#o=S;constructor(e,o,n){this.#t=e,this.fatal=o,this.ignoreBOM=n}get name(){return this.#e?.name??null}decode(e,o){if(this.#e)return this.#e.decode(e,o);let n=je(this.#o,e);if(!o&&we(n))return this.#o=n,"";let i=J(n),r=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new L(i?.encoding??this.#t,this.fatal,!0,r),this.#e.decode(E(n,r),o)}},ce=class{#t;#e;constructor(e="utf-8",o=void 0){let n="Failed to construct 'DecoderStream'",i=y(e),{fatal:r,ignoreBOM:s}=P(o,{fatal:Boolean,ignoreBOM:Boolean},n),c=new se(I(i,n),r,s);this.#t=c,this.#e=ie("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ro=O(ce,"DecoderStream");function $o(t,e){let o="Failed to execute 'findUnmappable'",n=R(t,o),i=Ot(y(e),o),r=new Map,s=(c,a)=>r.set(a,c);return new T(i,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(r,([c,a])=>({index:c,codePoint:a}))}function ko(t){let e=J(N(M(t,"Failed to execute 'bomSniff'")));return e?p[e.encoding].name:null}function Wo(t,e="utf-8",o=void 0){let n="Failed to execute 'decode'",i=M(t,n),r=I(y(e),n),{fatal:s,ignoreBOM:c}=P(o,{fatal:Boolean,ignoreBOM:Boolean},n),a=N(i),f=J(a),b=f&&!c?f.bytes.length:0,g=new L(f?.encoding??r,s,!0,b);return Z(n,()=>g.decode(E(a,b),!0))}async function Go(t=void 0){let e=await t;if(e===void 0)Ht()||await Gt(rt,!0);else{let o=Zn(e)?await Xn(e):e;await Gt(()=>o,!1)}}var Zn=t=>typeof t?.arrayBuffer=="function";function Xn(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{Ro as DecoderStream,_o as LegacyTextEncoder,Po as LegacyTextEncoderStream,Uo as TextDecoder,Co as TextDecoderStream,To as TextEncoder,Lo as TextEncoderStream,_ as UnmappableError,ko as bomSniff,Wo as decode,Io as encode,p as encodings,$o as findUnmappable,Go as initialize,Te as labelToName};
