function ee(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(o){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${o})`,{cause:o})}}var tt=()=>ee(new URL("./japanese.wasm",import.meta.url)),q="encoding-wasm/japanese",wt=["japanese"];var oe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function M(t){let e,o=!1;return()=>{if(!o){o=!0;try{e=t()}catch(n){throw o=!1,n}}return e}}var m=_o();function _o(){let t=oe.split(`
`).map(e=>{let o=e.split(" "),n=o.shift();return Object.freeze({name:n,labels:Object.freeze(o)})});return Object.freeze(t)}var Io=M(()=>new Map(m.flatMap(({labels:t},e)=>t.map(o=>[o,e])))),g=0;var ie=33,H=36,et=37,V=38,No=[[H,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[g,""]],Co=t=>No.find(([e])=>t>=e)[1];function se(t){let e=Io();return e.get(t)??e.get(fe($o(t)))}function U(t,e){let o=se(t);if(o===void 0){let n=Lo(t),r=n===void 0?"":` Did you mean '${m[n].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(wt){let n=Co(o);if(n&&!wt.includes(n))throw new RangeError(`${e}: '${q}' doesn't include ${m[o].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return o}function Lo(t){let e=ne(t),o={936:"gbk",950:"big5"}[e]??e,n=m.findIndex(({labels:r})=>r.some(i=>ne(i)===o));return n<0||n===H?void 0:n}var ne=t=>fe(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),jo=[{encoding:g,bytes:[239,187,191]},{encoding:et,bytes:[254,255]},{encoding:V,bytes:[255,254]}];function K(t){return jo.find(e=>e.bytes.every((o,n)=>t[n]===o))}function ce({length:t,0:e,1:o}){return t===0||t===1&&e>=239||t===2&&e===239&&o===187}function ae(t){return t===g||t===et||t===V}function $o(t){let[e,o]=[0,t.length];for(;e<o&&re(t[e]);)e+=1;for(;o>e&&re(t[o-1]);)o-=1;return t.slice(e,o)}var re=t=>`	
\f\r `.includes(t);function fe(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function ue(t){let e=se(`${t}`);return e===void 0?null:m[e].name}var j=class{encoding;offset;length;constructor(e,o,n){this.encoding=e,this.offset=o,this.length=n}toTypeError(e){let o=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${o} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function $(t,e){try{return e()}catch(o){throw o instanceof j?o.toTypeError(t):o}}var Ro=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,de=Symbol.for("encoding-wasm.UnmappableError"),_=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${Ro(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(n){return this!==t?Function.prototype[Symbol.hasInstance].call(this,n):typeof n=="object"&&n!==null&&de in n}let o={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...o}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...o}),Object.defineProperty(t.prototype,de,{value:!0,...o}),t})();var bt=t=>globalThis.Buffer?.prototype?.[t],ot=bt("ucs2Slice"),le=bt("ucs2Write"),Et=bt("utf8Slice"),me=t=>globalThis[t],pe=me("TextDecoder"),Po=pe?.prototype?.decode,Tt=me("TextEncoder"),ko=Tt?.prototype?.encode,Wo=Tt?.prototype?.encodeInto;function nt(t){let e=new pe(t,{ignoreBOM:!0});return Po.bind(e)}function he(){let t=new Tt,[e,o]=[ko,Wo].map(n=>n.bind(t));return{encode:e,encodeInto:o}}var ge=()=>"InternalError"in globalThis,rt=()=>"Deno"in globalThis,Ot=()=>Number.parseInt(globalThis.process?.versions?.node,10),yt;function xe(){let{process:t,TransformStream:e}=globalThis;return e&&e===yt?e:(yt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(n=>typeof n=="function"&&typeof new n().readable?.getReader=="function"),yt)}var it=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,we=()=>Object.getPrototypeOf(Uint8Array.prototype),st=t=>it(we(),t),St=t=>it(DataView.prototype,t),ye=t=>we()[t],Bt=st(Symbol.toStringTag),At=st("buffer"),be=st("byteOffset"),Ee=st("byteLength"),Go=ye("set"),Ho=ye("slice"),Vo=St("buffer"),zo=St("byteOffset"),vo=St("byteLength"),Te=it(ArrayBuffer.prototype,"byteLength"),qo=typeof SharedArrayBuffer=="function"?it(SharedArrayBuffer.prototype,"byteLength"):void 0,a=t=>Ee.call(t),y=(t,e,o=a(t))=>new Uint8Array(At.call(t),be.call(t)+e,o-e);var O=(t,e,o)=>Go.call(t,e,o),I=(t,e,o)=>Ho.call(t,e,o);function Oe(t){try{return Te.call(At.call(t)),!1}catch{return!0}}function F(t,e){if(!ArrayBuffer.isView(t)&&Ae(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Se(t,e){if(ArrayBuffer.isView(t)&&Bt.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function N(t){return ArrayBuffer.isView(t)?Y(t):Ae(t)===0?S:new Uint8Array(t)}function Be(t){return ArrayBuffer.isView(t)&&Bt.call(t)==="Uint8Array"?t:N(t)}function Y(t){try{return Bt.call(t)===void 0?new Uint8Array(Vo.call(t),zo.call(t),vo.call(t)):new Uint8Array(At.call(t),be.call(t),Ee.call(t))}catch{return S}}var S=new Uint8Array;function Ae(t){for(let e of[Te,qo])try{return e?.call(t)}catch{}}function A(t,e,o){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${o}: The provided value is not of type 'object'.`);let n={...e};for(let r in e)Object.hasOwn(e,r)&&(n[r]=e[r](t?.[r],o));return n}var x=t=>`${t}`;function R(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Ft(t,e,o){if(t.length>=e)return;let n=e===1?"argument":"arguments";throw new TypeError(`${o}: ${e} ${n} required, but only ${t.length} present.`)}function Fe(t){return(e,o)=>{let n=e===void 0?t[0]:x(e),r=t.find(i=>i===n);if(r===void 0)throw new TypeError(`${o}: The provided value '${n}' is none of '${t.join("', '")}'.`);return r}}var Ko=24,Yo=M(()=>Dt(Zo)),Jo=M(()=>Dt(Qo)),De=M(()=>Dt(tn));function Me(t,e){if(!(t!==g&&t!==V)&&!(a(e)<Ko||Oe(e)))return t===g?Yo():Jo()}function Ue(t){try{return De()?.encode(t)}catch{return}}function _e(t,e){try{return De()?.encodeInto(t,e)}catch{return}}function Dt(t){try{return t()}catch{return}}function Zo(){if(Ot()<22)return;let t=nt("utf-8"),e=Xo()??t,o=(...r)=>{let i=e(Uint8Array.from(r));return i===t(Uint8Array.from(r))?i:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(r,i){try{let s=a(r)<256?e(r):t(r);return i&&s.includes("\uFFFD")?void 0:s}catch{return}},completeLength(r){let i=a(r);for(let s=1;s<=3&&s<=i;s++){let c=r[i-s];if(c<128)break;if(c>=192)return(c>=240?4:c>=224?3:2)>s?i-s:i}return i}}}function Xo(){if(Number.isNaN(Ot())||rt()||!Et)return;let t=Et;return e=>t.call(e,0,a(e))}function Qo(){let t=n=>ot.call(n,0,a(n)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:e.length},(n,r)=>e.charCodeAt(r)).buffer);if(!(t(o)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(n,r){if(a(n)%2!==1)try{let i=t(n);return i.isWellFormed()?i:r?void 0:i.toWellFormed()}catch{return}},completeLength(n){let r=a(n)-a(n)%2;return(n[r-1]&252)===216?r-2:r}}}function tn(){let t=he(),{read:e,written:o}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&o===7&&String([...n])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(n)===Uint8Array.prototype?t:void 0}var Ie="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var Ne="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function Ce(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let o=new Uint8Array(128);for(let s=0;s<Ne.length;s++)o[Ne.charCodeAt(s)]=s;let n=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(n*3>>2),i=0;for(let s=0,c=0;s<n;s++)i=i<<6|o[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var on=65539;function je(t,e){let o=ct(nn,t,e),n=ct(rn,t,e);if(o&&n){let s=rt()?Number.POSITIVE_INFINITY:64;return{read:(c,f)=>(f<128?o:n).read(c,f),write:(c,f)=>(c.length<s?o:n).write(c,f),readBytes:o.readBytes,most:n.most}}let r=Mt(t);if(o){let s=ge()?ct(Le,t,e):void 0;return s?{...o,read:(c,f)=>(f<4096?o:s).read(c,f)}:o}let i=n??ct(Le,t,e)??r;return{read:(s,c)=>(c<16?r:i).read(s,c),write:(s,c)=>(s.length<16?r:i).write(s,c),most:i.most}}function ct(t,e,o){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(n,o),Mt(e).read(o,n.length)===n&&r.read(o,n.length)===n?r:void 0}catch{return}}function nn(t){let e=new WebAssembly.Module(Ce(Ie),{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...o,most:on}}function rn(t){let[e,o]=[ot,le],n=new Uint8Array(t.buffer),r=()=>(a(n)===0&&(n=new Uint8Array(t.buffer)),n);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>o.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function Le(t){let e=nt("utf-16le"),{write:o,most:n}=Mt(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:o,most:n}}function Mt(t){let e=new Uint16Array(t.buffer),o=()=>(a(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(n,r){let i=o(),[s,c]=[n/2,n/2+r],f="";if(r<16)for(let d=s;d<c;d++)f+=String.fromCharCode(i[d]);else for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(n,r){let i=o();for(let s=0;s<n.length;s++)i[r/2+s]=n.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Ut,u,_t,ft,C,l={input:0,units:0,output:0,codec:0,codecEnd:0},ut=-1,w=65536,dt=0,at={name:"",encoding:ut},B={isBusy:!0};function lt(t,e){at.name=t,at.encoding=e,B.isBusy&&sn(),B.isBusy=!0}function sn(){try{Pe(),Ut??=an(tt()),Re(new WebAssembly.Instance(Ut))}catch(t){throw ke(t)}}async function Nt(t,e){try{Pe();let o=t(),n=$e(o)?o:await WebAssembly.compile(cn(o));e||un(n);let r=await WebAssembly.instantiate(n);if(Ct())return;Re(r),Ut=n}catch(o){throw ke(o)}}var cn=t=>ArrayBuffer.isView(t)?Y(t):t,Ct=()=>!B.isBusy;function an(t){return $e(t)?t:new WebAssembly.Module(t)}function $e(t){try{return WebAssembly.Module.customSections(t,q),!0}catch{return!1}}var fn="encoding-wasm";function un(t){let[e]=WebAssembly.Module.customSections(t,fn),o=`${q} 0.1.0`,n=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(n===o)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${o}; use the module of this entry and version.`)}function Re({exports:t}){if(u=t,u.block_length()!==w)throw new Error("The module has blocks of another length.");It=WebAssembly.RuntimeError,l.input=u.input(),l.units=u.units(),l.output=u.output(),l.codec=u.codec(),l.codecEnd=l.codec+u.codec_length(),Ge(),C=je(u.memory,l.units),dt=Math.min(u.units_length(),C.most),B.isBusy=!1}function Pe(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function ke(t){let{message:e}=t,o=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(dn(t))return new RangeError(`encoding-wasm: ${We} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return o("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return o(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:n,LinkError:r}=WebAssembly;return t instanceof n||t instanceof r?o(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var We="no memory for WebAssembly; free some, and call again",dn=t=>t instanceof RangeError&&/memory/i.test(t.message);function P(){return a(_t)===0&&Ge(),_t}function Ge(){_t=new Uint8Array(u.memory.buffer),ft=new Uint8Array(u.memory.buffer,l.input,w)}var It;function z(t){if(!It||!(t instanceof It))return t;let e=m[at.encoding]?.name,o=`${at.name}${e?` of ${e}`:""} failed`;return mn()?new RangeError(`encoding-wasm: ${o}: ${We}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${o} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var ln=32;function mn(){try{return u.memory.grow(ln),!1}catch{return!0}}var v=()=>I(P(),l.codec,l.codecEnd),He=t=>O(P(),t,l.codec);function Ve(t,e){lt("decoding",t),e?He(e):u.new_decoder(t)}function Lt(t,e){lt("encoding",t),e?He(e):u.new_encoder(t)}var J=-2;function ze(t,e,o,n,r){Xe(t,e),B.isBusy=!0;let i=u.decode_block(e,o,+n,+r);return B.isBusy=!1,Qe(i)}var k={encoding:ut,at:0,owner:void 0};function ve(t,e){return(k.encoding!==t||k.owner!==u||B.isBusy)&&(lt("decoding",t),k.owner=u,k.at=C.readBytes?u.byte_table(t):0,k.encoding=t,B.isBusy=!1),k.at>0&&(e<=w||C.most<=dt)}function jt(t,e){return Xe(t,e),C.readBytes(l.input,e,k.at)}var pn=3,qe=t=>t+w+pn<=dt,Ke=()=>P()[l.units]|P()[l.units+1]<<8,Ye=(t,e)=>C.read(l.units+2*t,e-t),$t=(t,e,o)=>C.write(t.slice(e,o),l.units);function Je(t,e,o,n){B.isBusy=!0;let r=u.encode_block(t,e,o,+n);return B.isBusy=!1,Qe(r)}var Ze=8;function Xe(t,e){let o=P();if(e>Ze)try{O(ft,t)}catch{O(ft,y(t,0,e))}else for(let n=0;n<e;n++)o[l.input+n]=t[n]}function Qe(t){if(t<J)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}function to(t){let e=P();if(t>Ze)return I(e,l.output,l.output+t);let o=new Uint8Array(t);for(let n=0;n<t;n++)o[n]=e[l.output+n];return o}var D={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var hn=65279,L=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#o;constructor(e,o,n,r=0){this.encoding=e,this.fatal=o,this.ignoreBOM=n,this.#o=r}get name(){return m[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#o=0}decode(e,o){let n=this.#t,r=this.#e,i=this.#o;try{let s=Me(this.encoding,e);return s?this.#r(s,e,o):!this.fatal&&ve(this.encoding,a(e))?gn(e):this.#n(e,o)}catch(s){throw this.#e=r,s instanceof j?this.#o=i+a(e):(this.#t=n,this.#o=i),z(s)}}#r(e,o,n){let r=0,i="";if(this.#t){if(this.encoding!==g)return this.#n(o,n);for(;r<3&&(o[r]&192)===128;)r+=1;i=this.#n(y(o,0,r),!0)}!this.#e&&!this.ignoreBOM&&o[r]===e.bom[0]&&e.bom.every((E,p)=>o[r+p]===E)&&(r+=e.bom.length,this.#o+=e.bom.length);let s=a(o),c=e.completeLength(o);this.#e||=c>0;let f=r===0&&c===s?o:y(o,r,c),d=e.decode(f,this.fatal);return d===void 0?i=Z(i,this.#n(f,!0)):(i=Z(i,d),this.#o+=c-r),c<s?Z(i,this.#n(y(o,c),n)):i}#n(e,o){Ve(this.encoding,this.#t);let n="",r=this.#e||this.ignoreBOM||!ae(this.encoding),i=a(e),s=0;for(let c=0;;c+=w){let f=i-c<=w,d=Math.min(w,i-c),E=c===0&&f?e:y(e,c,c+d),p=ze(E,d,s,this.fatal,o&&f);if(p<0)throw this.#t=v(),new j(this.name,this.#o+c+D.start(),D.length());if(s+=p,s>0&&(f||!qe(s))&&(n=Z(n,Ye(!r&&Ke()===hn?1:0,s)),r=!0,s=0),f)break}return this.#e=r,this.#t=o?null:v(),this.#o+=i,n}};function gn(t){let e=a(t);if(e<=w)return jt(t,e);let o="";for(let n=0;n<e;n+=w){let r=Math.min(w,e-n);o=Z(o,jt(y(t,n,n+r),r))}return o}function Z(t,e){try{return t+e}catch(o){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:o})}}function eo(t,e){let o=U(t,e);if(o===H)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return o}var xn=["fatal","html","replacement"],wn=2048,b=class t{encoding;unmappable;#t;#e=null;#o=0;#r=S;locate=e=>e;constructor(e,o,n=void 0){this.encoding=e,this.unmappable=o,this.#t=n}get name(){return m[this.encoding].name}encode(e,o){let n=new mt;return this.encodeOrFail(e,o,r=>n.add(r),(r,i)=>{throw new _(r,i,this.name)}),n.concatenate()}encodeOrFail(e,o,n,r=()=>{}){let i=this.#o,s=this.#e,c=this.#r;o&&(this.#r=S,this.#e=null,this.#o=0);let f=this.#t,d=f?0:xn.indexOf(this.unmappable),E=f?wn:w,p=f&&this.encoding===ie?new Rt(c,n):void 0,G=p?h=>p.add(h):n;try{Lt(this.encoding,s);for(let h=0;h===0||h<e.length;h+=E){let X=Math.min(h+E,e.length);$t(e,h,X);let Fo=X===e.length;for(let gt=0,Xt=!1;!Xt;){let Q=Je(gt,X-h,d,o&&Fo);G(to(Q===J?D.written():Q));let Qt=i+h+gt+D.start();if(gt+=D.read(),Xt=Q!==J&&D.finished(),Q!==J)continue;let xt=D.codePoint();if(f){let Do=v(),te=()=>this.locate(Qt),Mo=f(xt,te),Uo=this.#n(Do,Mo,G,xt,te);Lt(this.encoding,Uo),$t(e,h,X)}else r(xt,Qt)}}}catch(h){throw z(h)}if(o){p&&n(p.held);return}p&&(this.#r=p.held),this.#e=v(),this.#o=i+e.length}#n(e,o,n,r,i){if(o===null)throw new _(r,i(),this.name);if(typeof o!="string")return n(o),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(o,!1,n,c=>{throw new _(c,i(),this.name)}),s.#e}},oo=27,no=3,Rt=class{held;#t;constructor(e,o){this.held=e,this.#t=o}add(e){let o=a(e);if(o===0)return;e[0]!==oo&&this.#t(this.held);let n=e[o-no]===oo?o-no:o;this.#t(I(e,0,n)),this.held=I(e,n,o)}},mt=class{#t=null;#e=null;#o=0;get length(){return this.#o}add(e){let o={bytes:e,next:null};this.#e?this.#e.next=o:this.#t=o,this.#e=o,this.#o+=a(e)}forEach(e){for(let o=this.#t;o;o=o.next)e(o.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=yn(this.#o),o=0;return this.forEach(n=>{O(e,n,o),o+=a(n)}),e}};function yn(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function pt(t,e){let o=U(t,e);if(o===et||o===V){let{name:n}=m[o];throw new RangeError(`${e}: ${n} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return bn(o,t,e)}function bn(t,e,o){if(t===H)throw new RangeError(`${o}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function T(t,e){let{prototype:o}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let n of Object.getOwnPropertyNames(o))n!=="constructor"&&Object.defineProperty(o,n,{enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:e,configurable:!0}),t}function W(t,e,o){let{prototype:n}=e;typeof n=="function"||typeof n=="object"&&n!==null||Object.setPrototypeOf(t,o.prototype)}function Pt(){throw new TypeError("Illegal invocation")}var ro="Failed to execute 'encodeInto' on 'TextEncoder'",kt=class t{#t="utf-8";constructor(){new.target!==t&&W(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Pt(),Wt(x(e))}encodeInto(e,o){#t in this||Pt(),Ft(arguments,2,ro);let n=x(e),r=Se(o,ro),{read:i,written:s}=_e(n,r)??{read:0,written:0};if(i===n.length||s===a(r))return{read:i,written:s};let c=Tn(n.slice(i),y(Y(r),s));return{read:i+c.read,written:s+c.written}}},io=T(kt,"TextEncoder"),Wt=t=>Ue(t)??new b(g,"fatal").encode(t,!0),En=32;function Tn(t,e){let o=0,n=0,r=()=>On(t,o,Math.min(o+Math.floor((a(e)-n)/3),t.length));for(let i=r();i-o>=En;i=r())new b(g,"fatal").encodeOrFail(t.slice(o,i),!0,s=>{O(e,s,n),n+=a(s)}),o=i;for(;o<t.length;){let i=Sn(t,o),s=i<128?1:i<2048?2:i<65536?3:4;if(n+s>a(e))break;for(let c=s-1;c>0;c--)e[n+c]=128|i>>6*(s-1-c)&63;e[n]=i>>6*(s-1)|[0,0,192,224,240][s],n+=s,o+=i<65536?1:2}return{read:o,written:n}}function On(t,e,o){return o>e&&o<t.length&&(t.charCodeAt(o-1)&64512)===55296?o-1:o}function Sn(t,e){let o=t.codePointAt(e);return o>=55296&&o<=57343?65533:o}var so=`\xA1	!
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
\uFFFD	?`;var Bn=M(()=>new Map(so.split(`
`).map(t=>{let[e,...o]=t.split("	");return[e,o]}))),An=3,co=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function ao(t){let e=new b(t,"fatal"),o=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof _)return!1;throw i}},n=new Map;return r=>{let i=n.get(r);return i===void 0&&(i=fo(String.fromCodePoint(r),o,An),n.set(r,i)),i}}function fo(t,e,o){if(co(t))return"";if(o===0)return null;let n=Fn(t),r=n.find(e);if(r!==void 0)return r;for(let i of n){let s=Array.from(i,c=>e(c)?c:fo(c,e,o-1));if(!s.includes(null))return s.join("")}return null}function Fn(t){let e=[...Bn().get(t)??[],...Dn(t)],o=t.normalize("NFKD");return o===t||/^ ./u.test(o)?e:[...e,o.normalize(),o]}function Dn(t){let e=t.normalize("NFD"),[o,...n]=e,r=[],i=[];for(let s=2**n.length-2;s>=0;s--){let c=G=>s>>n.length-1-G&1,f=n.filter((G,h)=>c(h)),d=n.filter((G,h)=>!c(h)),E=[o,...f].join("").normalize("NFC"),p=E+d.join("");p.normalize("NFD")===e&&r.push(p),d.every(co)&&i.push(E)}return[...r,...i]}var Mn=["fatal","html","replacement","ignore","translit"],Un=Fe(Mn),uo=(t,e)=>typeof t=="function"?t:Un(t,e);function lo(t,e,o){return typeof t=="function"?(n,r)=>_n(t(n,r()),o):t==="ignore"?()=>"":t==="translit"?ao(e):void 0}function _n(t,e){if(typeof t=="string")return t;if(t==null)return null;let o=N(F(t,e));return I(o,0,a(o))}var In="Failed to construct 'LegacyTextEncoder'",mo="Failed to execute 'encode'";function po(t,e="utf-8",o=void 0){let n=R(t,mo),r=ht(e,o,mo);return r.encoding===g?Wt(n):r.encode(n,!0)}function ht(t,e,o){let n=x(t),{unmappable:r}=A(e,{unmappable:uo},o),i=pt(n,o);return new b(i,r,lo(r,i,o))}var Gt=class{#t;constructor(e="utf-8",o=void 0){this.#t=ht(e,o,In)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,o=void 0){let n=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":R(e,r),{stream:s}=A(o,{stream:Boolean},r);return n.encode(i,!s)}},ho=T(Gt,"LegacyTextEncoder");var Ht="Failed to execute 'decode' on 'TextDecoder'",Vt=class t{#t;#e=!1;constructor(e="utf-8",o=void 0){this.#t=zt(e,o,"Failed to construct 'TextDecoder'"),new.target!==t&&W(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=S,o=void 0){let n=this.#t,r=F(e,Ht),i=o!==void 0&&A(o,{stream:Boolean},Ht).stream;return this.#e||n.reset(),this.#e=i,$(Ht,()=>n.decode(Be(r),!i))}},go=T(Vt,"TextDecoder");function zt(t,e,o){let n=x(t),{fatal:r,ignoreBOM:i}=A(e,{fatal:Boolean,ignoreBOM:Boolean},o);return new L(eo(n,o),r,i)}function xo(t,e,o){let n=xe();if(!n)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new n({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>o(i=>i.length>0&&r.enqueue(i))})}function Yt(t,e){let o=`Failed to execute 'transform' on '${t}'`;return xo(t,(n,r)=>{let i=F(n,o);r($(o,()=>e.decode(N(i),!1)))},n=>n($(o,()=>e.decode(S,!0))))}var vt=class t{#t;#e;constructor(e="utf-8",o=void 0){let n=zt(e,o,"Failed to construct 'TextDecoderStream'");this.#t=n,this.#e=Yt("TextDecoderStream",n),new.target!==t&&W(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},wo=T(vt,"TextDecoderStream"),qt=class t{#t;constructor(){this.#t=bo("TextEncoderStream",new b(g,"fatal"),x),new.target!==t&&W(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},yo=T(qt,"TextEncoderStream");function bo(t,e,o){let n=`Failed to execute 'transform' on '${t}'`;return xo(t,(r,i)=>i(e.encode(o(r,n),!1)),r=>r(e.encode("",!0)))}var Kt=class{#t;#e;constructor(e="utf-8",o=void 0){let n=ht(e,o,"Failed to construct 'LegacyTextEncoderStream'");this.#t=n,this.#e=bo("LegacyTextEncoderStream",n,R)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Eo=T(Kt,"LegacyTextEncoderStream");var Jt=class{fatal;ignoreBOM;#t;#e;#o=S;constructor(e,o,n){this.#t=e,this.fatal=o,this.ignoreBOM=n}get name(){return this.#e?.name??null}decode(e,o){if(this.#e)return this.#e.decode(e,o);let n=a(this.#o),r=new Uint8Array(n+a(e));if(O(r,this.#o),O(r,e,n),!o&&ce(r))return this.#o=r,"";let i=K(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new L(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(y(r,s),o)}},Zt=class{#t;#e;constructor(e="utf-8",o=void 0){let n="Failed to construct 'DecoderStream'",r=x(e),{fatal:i,ignoreBOM:s}=A(o,{fatal:Boolean,ignoreBOM:Boolean},n),c=new Jt(U(r,n),i,s);this.#t=c,this.#e=Yt("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},To=T(Zt,"DecoderStream");function Oo(t,e){let o="Failed to execute 'findUnmappable'",n=R(t,o),r=pt(x(e),o),i=new Map,s=(c,f)=>i.set(f,c);return new b(r,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function So(t){let e=K(N(F(t,"Failed to execute 'bomSniff'")));return e?m[e.encoding].name:null}function Bo(t,e="utf-8",o=void 0){let n="Failed to execute 'decode'",r=F(t,n),i=U(x(e),n),{fatal:s,ignoreBOM:c}=A(o,{fatal:Boolean,ignoreBOM:Boolean},n),f=N(r),d=K(f),E=d&&!c?d.bytes.length:0,p=new L(d?.encoding??i,s,!0,E);return $(n,()=>p.decode(y(f,E),!0))}async function Ao(t=void 0){let e=await t;if(e===void 0)Ct()||await Nt(tt,!0);else{let o=Nn(e)?await Cn(e):e;await Nt(()=>o,!1)}}var Nn=t=>typeof t?.arrayBuffer=="function";function Cn(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{To as DecoderStream,ho as LegacyTextEncoder,Eo as LegacyTextEncoderStream,go as TextDecoder,wo as TextDecoderStream,io as TextEncoder,yo as TextEncoderStream,_ as UnmappableError,So as bomSniff,Bo as decode,po as encode,m as encodings,Oo as findUnmappable,Ao as initialize,ue as labelToName};
