function Se(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(o){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${o})`,{cause:o})}}var pt=()=>Se(new URL("./korean.wasm",import.meta.url)),X="encoding-wasm/korean",Nt=["korean"];var Oe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function O(t){let e,o=!1;return()=>{if(!o){o=!0;try{e=t()}catch(n){throw o=!1,n}}return e}}var p=nn();function nn(){let t=Oe.split(`
`).map(e=>{let o=e.split(" "),n=o.shift();return Object.freeze({name:n,labels:Object.freeze(o)})});return Object.freeze(t)}var rn=O(()=>new Map(p.flatMap(({labels:t},e)=>t.map(o=>[o,e])))),h=0,Fe=21,De=29,Q=33,F=36,mt=37,k=38,sn=[[F,""],[35,"korean"],[32,"japanese"],[De,"chinese"],[1,"single-byte"],[h,""]],Me=t=>t<F&&t!==Q,tt=t=>t>h&&t<De,cn=t=>sn.find(([e])=>t>=e)[1];function Ie(t){let e=rn();return e.get(t)??e.get(Ne(un(t)))}function I(t,e){let o=Ie(t);if(o===void 0){let n=an(t),r=n===void 0?"":` Did you mean '${p[n].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Nt){let n=cn(o);if(n&&!Nt.includes(n))throw new RangeError(`${e}: '${X}' doesn't include ${p[o].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return o}function an(t){let e=Be(t),o={936:"gbk",950:"big5"}[e]??e,n=p.findIndex(({labels:r})=>r.some(i=>Be(i)===o));return n<0||n===F?void 0:n}var Be=t=>Ne(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),fn=[{encoding:h,bytes:[239,187,191]},{encoding:mt,bytes:[254,255]},{encoding:k,bytes:[255,254]}];function et(t){return fn.find(e=>e.bytes.every((o,n)=>t[n]===o))}function _e({length:t,0:e,1:o}){return t===0||t===1&&e>=239||t===2&&e===239&&o===187}function Ue(t){return t===h||t===mt||t===k}function un(t){let[e,o]=[0,t.length];for(;e<o&&Ae(t[e]);)e+=1;for(;o>e&&Ae(t[o-1]);)o-=1;return t.slice(e,o)}var Ae=t=>`	
\f\r `.includes(t);function Ne(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Ce(t){let e=Ie(`${t}`);return e===void 0?null:p[e].name}var Y=class{encoding;offset;length;constructor(e,o,n){this.encoding=e,this.offset=o,this.length=n}toTypeError(e){let o=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${o} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function ot(t,e){try{return e()}catch(o){throw o instanceof Y?o.toTypeError(t):o}}var dn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Le=Symbol.for("encoding-wasm.UnmappableError"),_=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${dn(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(n){return this!==t?Function.prototype[Symbol.hasInstance].call(this,n):typeof n=="object"&&n!==null&&Le in n}let o={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...o}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...o}),Object.defineProperty(t.prototype,Le,{value:!0,...o}),t})();var Lt=t=>globalThis.Buffer?.prototype?.[t],ht=Lt("ucs2Slice"),je=Lt("ucs2Write"),jt=Lt("utf8Slice"),Re=t=>globalThis[t],$e=Re("TextDecoder"),ln=$e?.prototype?.decode,Rt=Re("TextEncoder"),pn=Rt?.prototype?.encode,mn=Rt?.prototype?.encodeInto;function nt(t){let e=new $e(t,{ignoreBOM:!0});return ln.bind(e)}function ke(){let t=new Rt,[e,o]=[pn,mn].map(n=>n.bind(t));return{encode:e,encodeInto:o}}var v=()=>"InternalError"in globalThis,gt=()=>"Bun"in globalThis,xt=()=>"Deno"in globalThis,$t=()=>Number.parseInt(globalThis.process?.versions?.node,10),Pe=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Ct;function We(){let{process:t,TransformStream:e}=globalThis;return e&&e===Ct?e:(Ct=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(n=>typeof n=="function"&&typeof new n().readable?.getReader=="function"),Ct)}var yt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ge=()=>Object.getPrototypeOf(Uint8Array.prototype),wt=t=>yt(Ge(),t),kt=t=>yt(DataView.prototype,t),Ve=t=>Ge()[t],Pt=wt(Symbol.toStringTag),Wt=wt("buffer"),He=wt("byteOffset"),ze=wt("byteLength"),hn=Ve("set"),gn=Ve("slice"),xn=kt("buffer"),yn=kt("byteOffset"),wn=kt("byteLength"),qe=yt(ArrayBuffer.prototype,"byteLength"),bn=typeof SharedArrayBuffer=="function"?yt(SharedArrayBuffer.prototype,"byteLength"):void 0,d=t=>ze.call(t),E=(t,e,o=d(t))=>new Uint8Array(Wt.call(t),He.call(t)+e,o-e);function Ye(t,e){let o=new Uint8Array(d(t)+d(e));return U(o,t),U(o,e,d(t)),o}var U=(t,e,o)=>hn.call(t,e,o),N=(t,e,o)=>gn.call(t,e,o),En=24;function P(t,e,o){if(o>En)return N(t,e,e+o);let n=new Uint8Array(o);for(let r=0;r<o;r++)n[r]=t[e+r];return n}function Gt(t){try{return qe.call(Wt.call(t)),!1}catch{return!0}}function D(t,e){if(!ArrayBuffer.isView(t)&&Je(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function ve(t,e){if(ArrayBuffer.isView(t)&&Pt.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function C(t){return ArrayBuffer.isView(t)?rt(t):Je(t)===0?B:new Uint8Array(t)}function Ke(t){return ArrayBuffer.isView(t)&&Pt.call(t)==="Uint8Array"?t:C(t)}function rt(t){try{return Pt.call(t)===void 0?new Uint8Array(xn.call(t),yn.call(t),wn.call(t)):new Uint8Array(Wt.call(t),He.call(t),ze.call(t))}catch{return B}}var B=new Uint8Array;function Je(t){for(let e of[qe,bn])try{return e?.call(t)}catch{}}function W(t,e,o){Ze(t,o);let n={...e};for(let r in e)Object.hasOwn(e,r)&&(n[r]=e[r](t?.[r],o));return n}function bt(t,e,o){return t===void 0?!1:(Ze(t,o),!!t?.[e])}function Ze(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var g=t=>`${t}`;function G(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Vt(t,e,o){if(t.length>=e)return;let n=e===1?"argument":"arguments";throw new TypeError(`${o}: ${e} ${n} required, but only ${t.length} present.`)}function Xe(t){return(e,o)=>{let n=e===void 0?t[0]:g(e),r=t.find(i=>i===n);if(r===void 0)throw new TypeError(`${o}: The provided value '${n}' isn't one of '${t.join("', '")}'.`);return r}}var Tn=24,Sn=O(()=>Et(Fn)),On=O(()=>Et(Mn)),to=O(()=>Et(In));function eo(t,e,o){if(!(t!==h&&t!==k)&&!(o<Tn&&(o===0||t===k||!ro()))&&!Gt(e))return t===h?Sn():On()}var Qe=[];function oo(t,e,o,n){if(!(o<Bn||!tt(t)||!(v()||t===Fe&&gt())||Gt(e)))return Qe[t]??=Et(()=>An(t,n))??null,Qe[t]?.(e)}var Bn=512;function An(t,e){let o=nt(p[t].name),n=i=>o(i)===e(t,i,d(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>n(Uint8Array.of(i)))&&n(r)?o:void 0}function no(t){try{return to()?.encode(t)}catch{return}}function Ht(t,e){try{return to()?.encodeInto(t,e)}catch{return}}function Et(t){try{return t()}catch{return}}function Fn(){let t=$t()<22?Pe():()=>!0;if(!t)return;let e=nt("utf-8"),o=Dn()??e,n=(...i)=>{let s=o(Uint8Array.from(i));return s===e(Uint8Array.from(i))?s:void 0};if(n(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&n(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&n(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?o(i):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var ro=O(()=>$t()>=22&&!xt()&&jt!==void 0);function Dn(){if(!ro())return;let t=jt;return e=>t.call(e,0,d(e))}function Mn(){let t=n=>ht.call(n,0,d(n)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:e.length},(n,r)=>e.charCodeAt(r)).buffer);if(!(t(o)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(n,r,i){if(r%2!==1)try{let s=t(n);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(n,r){let i=r-r%2;return(n[i-1]&252)===216?i-2:i}}}function In(){let t=ke(),{read:e,written:o}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),n=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&o===7&&String([...n])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(n)===Uint8Array.prototype?t:void 0}var io="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var so="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function co(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let o=new Uint8Array(128);for(let s=0;s<so.length;s++)o[so.charCodeAt(s)]=s;let n=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(n*3>>2),i=0;for(let s=0,c=0;s<n;s++)i=i<<6|o[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var Un=65539;function fo(t,e){let o=Tt(Nn,t,e),n=Tt(Cn,t,e);if(o&&n){let s=xt()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<128?o:n).read(c,a),write:(c,a)=>(c.length<s?o:n).write(c,a),readBytes:o.readBytes,most:n.most}}let r=zt(t);if(o){let s=v()?Tt(ao,t,e):void 0;return s?{...o,read:(c,a)=>(a<4096?o:s).read(c,a)}:o}let i=n??Tt(ao,t,e)??r;return{read:(s,c)=>(c<16?r:i).read(s,c),write:(s,c)=>(s.length<16?r:i).write(s,c),most:i.most}}function Tt(t,e,o){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(n,o),zt(e).read(o,n.length)===n&&r.read(o,n.length)===n?r:void 0}catch{return}}function Nn(t){let e=new WebAssembly.Module(co(io),{builtins:["js-string"]}),{exports:o}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...o,most:Un}}function Cn(t){let[e,o]=[ht,je],n=new Uint8Array(t.buffer),r=()=>(d(n)===0&&(n=new Uint8Array(t.buffer)),n);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>o.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function ao(t){let e=nt("utf-16le"),{write:o,most:n}=zt(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:o,most:n}}function zt(t){let e=new Uint16Array(t.buffer),o=()=>(d(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(n,r){let i=o(),[s,c]=[n/2,n/2+r],a="";if(r<16)for(let u=s;u<c;u++)a+=String.fromCharCode(i[u]);else for(let u=s;u<c;u+=8192)a+=String.fromCharCode.apply(null,i.subarray(u,Math.min(u+8192,c)));return a},write(n,r){let i=o();for(let s=0;s<n.length;s++)i[r/2+s]=n.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var qt,f,Yt,it,L,m={input:0,units:0,output:0,codec:0,codecEnd:0},st=-1,w=65536,Ot=0,St={name:"",encoding:st},l={isBusy:!0,newCodec:Number.NaN},ct=Number.NaN;function at(t,e){St.name=t,St.encoding=e,l.newCodec=ct,l.isBusy&&Ln(),l.isBusy=!0}function Ln(){try{po(),qt??=Rn(pt()),lo(new WebAssembly.Instance(qt))}catch(t){throw mo(t)}}async function Kt(t,e){try{po();let o=t(),n=uo(o)?o:await WebAssembly.compile(jn(o));e||kn(n);let r=await WebAssembly.instantiate(n);if(Jt())return;lo(r),qt=n}catch(o){throw mo(o)}}var jn=t=>ArrayBuffer.isView(t)?rt(t):t,Jt=()=>!l.isBusy;function Rn(t){return uo(t)?t:new WebAssembly.Module(t)}function uo(t){try{return WebAssembly.Module.customSections(t,X),!0}catch{return!1}}var $n="encoding-wasm";function kn(t){let[e]=WebAssembly.Module.customSections(t,$n),o=`${X} 0.1.0`,n=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(n===o)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${n}, not to ${o}; use the module of this entry and version.`)}function lo({exports:t}){if(f=t,f.block_length()!==w)throw new Error("The module has blocks of another length.");vt=WebAssembly.RuntimeError,m.input=f.input(),m.units=f.units(),m.output=f.output(),m.codec=f.codec(),m.codecEnd=m.codec+f.codec_length(),go(),L=fo(f.memory,m.units),Ot=Math.min(f.units_length(),L.most),l.isBusy=!1}function po(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function mo(t){let{message:e}=t,o=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Pn(t))return new RangeError(`encoding-wasm: ${ho} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return o("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return o(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:n,LinkError:r}=WebAssembly;return t instanceof n||t instanceof r?o(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var ho="no memory for WebAssembly; free some, and call again",Pn=t=>t instanceof RangeError&&/memory/i.test(t.message);function V(){return d(Yt)===0&&go(),Yt}function go(){Yt=new Uint8Array(f.memory.buffer),it=new Uint8Array(f.memory.buffer,m.input,w)}var vt;function j(t){if(!vt||!(t instanceof vt))return t;let e=p[St.encoding]?.name,o=`${St.name}${e?` of ${e}`:""} failed`;return Gn()?new RangeError(`encoding-wasm: ${o}: ${ho}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${o} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Wn=32;function Gn(){try{return f.memory.grow(Wn),!1}catch{return!0}}var yo=()=>f.held()!==0,K=()=>N(V(),m.codec,m.codecEnd),wo=t=>U(V(),t,m.codec);function bo(t,e){Eo(t,e)||(at("decoding",t),e?wo(e):f.new_decoder(t),Bt=t===Q||t===F?ct:t)}var Bt=ct;function Eo(t,e){return e||l.newCodec!==t||l.isBusy?!1:(l.newCodec=ct,l.isBusy=!0,!0)}function At(t,e){Eo(~t,e)||(at("encoding",t),e?wo(e):f.new_encoder(t),Bt=~t)}var J=-2;function To(t,e,o,n,r){Zt(t,e),l.isBusy=!0;let i=f.decode_block(e,o,+n,+r);return l.isBusy=!1,r&&i>=0&&(l.newCodec=Bt),Fo(i)}var H={encoding:st,at:0,owner:void 0},Vn=64;function Xt(t,e,o){let n=tt(t),r=o<=Vn&&(e[0]|e[o>>1]|e[o-1])<128;if(!n&&!r||((H.encoding!==t||H.owner!==f||l.isBusy)&&(at("decoding",t),H.owner=f,H.at=L.readBytes?f.byte_table(t):0,H.encoding=t,l.isBusy=!1),H.at===0))return;if(o<=w){if(Zt(e,o),!n){for(let s=0;s<o;s++)if(it[s]>=128)return}return xo(o)}if(L.most>Ot)return;let i="";for(let s=0;s<o;s+=w){let c=Math.min(w,o-s);Zt(E(e,s,s+c),c),i=Z(i,xo(c))}return i}var R={encoding:st,table:void 0,owner:void 0},Hn=9984;function So(t){let{table:e}=R;if(R.encoding===t&&R.owner===f&&(!e||d(e)>0)&&!l.isBusy)return e;at("encoding",t),R.encoding=t,R.owner=f,R.table=void 0;let n=f.unit_table(t)>>>0,{buffer:r}=f.memory;return n>0&&(R.table=tt(t)?new Uint8Array(r,n,Hn):new Uint16Array(r,n,65536)),l.isBusy=!1,R.table}var xo=t=>L.readBytes(m.input,t,H.at);function Z(t,e){try{return t+e}catch(o){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:o})}}var zn=3,Oo=t=>t+w+zn<=Ot,Bo=()=>V()[m.units]|V()[m.units+1]<<8,Ao=(t,e)=>L.read(m.units+2*t,e-t),Ft=(t,e,o)=>L.write(t.slice(e,o),m.units);function Qt(t,e,o,n){l.isBusy=!0;let r=f.encode_block(t,e,o,+n);return l.isBusy=!1,n&&r>=0&&A.finished()&&(l.newCodec=Bt),Fo(r)}var qn=8;function Zt(t,e){let o=V();if(e>qn)try{U(it,t)}catch{U(it,E(t,0,e))}else for(let n=0;n<e;n++)o[m.input+n]=t[n]}function Fo(t){if(t<J)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var te=t=>P(V(),m.output,t);var A={finished:()=>f.finished()!==0,read:()=>f.read(),written:()=>f.written(),codePoint:()=>f.code_point(),start:()=>f.start(),length:()=>f.length()};var Yn=65279,$=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#o;#n=null;constructor(e,o,n,r=0){this.encoding=e,this.fatal=o,this.ignoreBOM=n,this.#o=r}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#o=0}decode(e,o,n){let r=this.#t,i=this.#e,s=this.#o,c=d(e),a="";try{a=this.#i(e,c,o)??this.#r(e,c,o)}catch(b){throw this.#t=r,this.#e=i,this.#o=s,j(b)}let u=this.#n;if(u)throw this.#n=null,this.#e=i,this.#o=s+c,n===void 0?u:u.toTypeError(n);return a}#i(e,o,n){let r=eo(this.encoding,e,o);if(r)return this.#s(r,e,o,n);if(this.#t||!Me(this.encoding))return;let i=oo(this.encoding,e,o,Xt)??Xt(this.encoding,e,o);if(!(i===void 0||this.fatal&&i.includes("\uFFFD")))return this.#o+=o,this.#e||=o>0,i}#s(e,o,n,r){let i=0,s="";if(this.#t){if(this.encoding!==h)return;for(;i<3&&(o[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#r(E(o,0,i),i,!0),this.#n)return s}!this.#e&&!this.ignoreBOM&&o[i]===e.bom[0]&&e.bom.every((b,x)=>o[i+x]===b)&&(i+=e.bom.length,this.#o+=e.bom.length);let c=e.completeLength(o,n);this.#e||=c>0;let a=i===0&&c===n?o:E(o,i,c),u=e.decode(a,c-i,this.fatal);if(u===void 0){if(s=Z(s,this.#r(a,c-i,!0)),this.#n)return s}else s=Z(s,u),this.#o+=c-i;return c<n?Z(s,this.#r(E(o,c),n-c,r)):s}#r(e,o,n){bo(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!Ue(this.encoding),s=0;for(let c=0;;c+=w){let a=o-c<=w,u=Math.min(w,o-c),b=c===0&&a?e:E(e,c,c+u),x=To(b,u,s,this.fatal,n&&a);if(x<0)return this.#t=K(),this.#n=new Y(this.name,this.#o+c+A.start(),A.length()),r;if(s+=x,s>0&&(a||!Oo(s))&&(r=Z(r,Ao(!i&&Bo()===Yn?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=!n&&yo()?K():null,this.#o+=o,r}};function Do(t,e){let o=I(t,e);if(o===F)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return o}var ft=64,M=new Uint8Array(3*ft);function ee(t){let{length:e}=t,o=0;for(let n=0;n<e;n++){let r=t.charCodeAt(n);if(r<128){M[o++]=r;continue}let i=(r&63488)===55296?oe(t,n):r;i>=65536&&(n+=1),o=re(i,M,o)}return P(M,0,o)}function Mo(t,e){let{length:o}=t,n=0;for(let r=0;r<o;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(M[n++]=s>>8),M[n++]=s}return P(M,0,n)}function oe(t,e){let o=t.codePointAt(e);return o>=55296&&o<=57343?65533:o}var ne=t=>t<128?1:t<2048?2:t<65536?3:4;function re(t,e,o){if(t<128)return e[o]=t,o+1;let n=ne(t);for(let r=n-1;r>0;r--)e[o+r]=128|t>>6*(n-1-r)&63;return e[o]=t>>6*(n-1)|(n===2?192:n===3?224:240),o+n}var vn=["fatal","html","replacement"],Kn=2048;function se(t,e){if(!(t.length>ft/2))try{let o=So(e);return o&&Mo(t,o)}catch(o){throw j(o)}}var T=class t{encoding;unmappable;#t;#e=null;#o=0;#n=B;locate=e=>e;constructor(e,o,n=void 0){this.encoding=e,this.unmappable=o,this.#t=n}get name(){return p[this.encoding].name}encode(e,o){return o&&this.#s(e)||this.#r(e,o)}get#i(){return this.#t?0:vn.indexOf(this.unmappable)}#s(e){if(this.#e||e.length>w)return;let o=se(e,this.encoding);if(o)return o;try{At(this.encoding,null),Ft(e,0,e.length);let n=Qt(0,e.length,this.#i,!0);return n===J||!A.finished()?void 0:(this.#o=0,te(n))}catch(n){throw j(n)}}#r(e,o){let n=new Dt;return this.encodeOrFail(e,o,r=>n.add(r),(r,i)=>{throw new _(r,i,this.name)}),n.concatenate()}encodeOrFail(e,o,n,r=()=>{}){let i=this.#o,s=this.#e,c=this.#n;o&&(this.#n=B,this.#e=null,this.#o=0);let a=this.#t,u=this.#i,b=a?Kn:w,x=a&&this.encoding===Q?new ie(c,n):void 0,q=x?y=>x.add(y):n;try{At(this.encoding,s);for(let y=0;y===0||y<e.length;y+=b){let dt=Math.min(y+b,e.length);Ft(e,y,dt);let Qo=dt===e.length;for(let _t=0,be=!1;!be;){let lt=Qt(_t,dt-y,u,o&&Qo);q(te(lt===J?A.written():lt));let Ee=i+y+_t+A.start();if(_t+=A.read(),be=lt!==J&&A.finished(),lt!==J)continue;let Ut=A.codePoint();if(a){let tn=K(),Te=()=>this.locate(Ee),en=a(Ut,Te),on=this.#c(tn,en,q,Ut,Te);At(this.encoding,on),Ft(e,y,dt)}else r(Ut,Ee)}}}catch(y){throw j(y)}if(o){x&&n(x.held);return}x&&(this.#n=x.held),this.#e=K(),this.#o=i+e.length}#c(e,o,n,r,i){if(o===null)throw new _(r,i(),this.name);if(typeof o!="string")return n(o),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(o,!1,n,c=>{throw new _(c,i(),this.name)}),s.#e}},Io=27,_o=3,ie=class{held;#t;constructor(e,o){this.held=e,this.#t=o}add(e){let o=d(e);if(o===0)return;e[0]!==Io&&this.#t(this.held);let n=e[o-_o]===Io?o-_o:o;this.#t(N(e,0,n)),this.held=N(e,n,o)}},Dt=class{#t=null;#e=null;#o=0;get length(){return this.#o}add(e){let o={bytes:e,next:null};this.#e?this.#e.next=o:this.#t=o,this.#e=o,this.#o+=d(e)}forEach(e){for(let o=this.#t;o;o=o.next)e(o.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Jn(this.#o),o=0;return this.forEach(n=>{U(e,n,o),o+=d(n)}),e}};function Jn(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function ut(t,e){let o=I(t,e);if(o===mt||o===k){let{name:n}=p[o];throw new RangeError(`${e}: ${n} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Zn(o,t,e)}function Zn(t,e,o){if(t===F)throw new RangeError(`${o}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function S(t,e){let{prototype:o}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let n of Object.getOwnPropertyNames(o))n!=="constructor"&&Object.defineProperty(o,n,{enumerable:!0});return Object.defineProperty(o,Symbol.toStringTag,{value:e,configurable:!0}),t}function z(t,e,o){let{prototype:n}=e;typeof n=="function"||typeof n=="object"&&n!==null||Object.setPrototypeOf(t,o.prototype)}function ce(){throw new TypeError("Illegal invocation")}var Uo="Failed to execute 'encodeInto' on 'TextEncoder'",ae=class t{#t="utf-8";constructor(){new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||ce(),Mt(g(e))}encodeInto(e,o){#t in this||ce(),Vt(arguments,2,Uo);let n=g(e),r=ve(o,Uo),{read:i,written:s}=Ht(n,r)??{read:0,written:0};if(i===n.length||s===d(r))return{read:i,written:s};let c=nr(n.slice(i),E(rt(r),s));return{read:i+c.read,written:s+c.written}}},No=S(ae,"TextEncoder"),Xn=6,Qn=16;function Mt(t){let{length:e}=t;if(e<=Xn)return ee(t);if(e<=ft&&tr()){if(e<=Qn)return ee(t);let o=er(t)&&or(t);if(o)return o}return no(t)??new T(h,"fatal").encode(t,!0)}var tr=O(()=>!v()&&!gt()),er=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function or(t){let e=Ht(t,M);return e?.read===t.length?P(M,0,e.written):void 0}function nr(t,e){let o=0,n=0;for(;o<t.length;){let r=oe(t,o);if(n+ne(r)>d(e))break;n=re(r,e,n),o+=r<65536?1:2}return{read:o,written:n}}var Co=`4h	!
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
n	?`;var rr=O(()=>{let t=0;return new Map(Co.split(`
`).map(e=>{let[o,...n]=e.split("	");return t+=Number.parseInt(o||"1",36),[String.fromCodePoint(t),n]}))}),ir=3,Lo=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function jo(t){let e=new T(t,"fatal"),o=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof _)return!1;throw i}},n=new Map;return r=>{let i=n.get(r);return i===void 0&&(i=Ro(String.fromCodePoint(r),o,ir),n.set(r,i)),i}}function Ro(t,e,o){if(Lo(t))return"";if(o===0)return null;let n=sr(t),r=n.find(e);if(r!==void 0)return r;for(let i of n){let s=Array.from(i,c=>e(c)?c:Ro(c,e,o-1));if(!s.includes(null))return s.join("")}return null}function sr(t){let e=[...rr().get(t)??[],...cr(t)],o=t.normalize("NFKD");return o===t||/^ ./u.test(o)?e:[...e,o.normalize(),o]}function cr(t){let e=t.normalize("NFD"),[o,...n]=e,r=[],i=[];for(let s=2**n.length-2;s>=0;s--){let c=q=>s>>n.length-1-q&1,a=n.filter((q,y)=>c(y)),u=n.filter((q,y)=>!c(y)),b=[o,...a].join("").normalize("NFC"),x=b+u.join("");x.normalize("NFD")===e&&r.push(x),u.every(Lo)&&i.push(b)}return[...r,...i]}var ar=["fatal","html","replacement","ignore","translit"],fr=Xe(ar),$o=(t,e)=>typeof t=="function"?t:fr(t,e);function ko(t,e,o){return typeof t=="function"?(n,r)=>ur(t(n,r()),o):t==="ignore"?()=>"":t==="translit"?jo(e):void 0}function ur(t,e){if(typeof t=="string")return t;if(t==null)return null;let o=C(D(t,e));return N(o,0,d(o))}var dr="Failed to construct 'LegacyTextEncoder'",fe="Failed to execute 'encode'";function Po(t,e="utf-8",o=void 0){let n=G(t,fe);if(o===void 0){let i=ut(g(e),fe);return i===h?Mt(n):se(n,i)??new T(i,"fatal").encode(n,!0)}let r=It(e,o,fe);return r.encoding===h?Mt(n):r.encode(n,!0)}function It(t,e,o){let n=g(t),r=e===void 0?"fatal":W(e,{unmappable:$o},o).unmappable,i=ut(n,o);return new T(i,r,ko(r,i,o))}var ue=class{#t;constructor(e="utf-8",o=void 0){this.#t=It(e,o,dr)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,o=void 0){let n=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":G(e,r),{stream:s}=W(o,{stream:Boolean},r);return n.encode(i,!s)}},Wo=S(ue,"LegacyTextEncoder");var de="Failed to execute 'decode' on 'TextDecoder'",le=class t{#t;#e=!1;constructor(e="utf-8",o=void 0){this.#t=pe(e,o,"Failed to construct 'TextDecoder'"),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,o=void 0){let n=this.#t,r=D(e,de),i=bt(o,"stream",de);return this.#e||n.reset(),this.#e=i,n.decode(Ke(r),!i,de)}},Go=S(le,"TextDecoder");function pe(t,e,o){let n=g(t),r=bt(e,"fatal",o),i=bt(e,"ignoreBOM",o);return new $(Do(n,o),r,i)}function Vo(t,e,o){let n=We();if(!n)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new n({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>o(i=>i.length>0&&r.enqueue(i))})}function xe(t,e){let o=`Failed to execute 'transform' on '${t}'`;return Vo(t,(n,r)=>{let i=D(n,o);r(ot(o,()=>e.decode(C(i),!1)))},n=>n(ot(o,()=>e.decode(B,!0))))}var me=class t{#t;#e;constructor(e="utf-8",o=void 0){let n=pe(e,o,"Failed to construct 'TextDecoderStream'");this.#t=n,this.#e=xe("TextDecoderStream",n),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ho=S(me,"TextDecoderStream"),he=class t{#t;constructor(){this.#t=qo("TextEncoderStream",new T(h,"fatal"),g),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},zo=S(he,"TextEncoderStream");function qo(t,e,o){let n=`Failed to execute 'transform' on '${t}'`;return Vo(t,(r,i)=>i(e.encode(o(r,n),!1)),r=>r(e.encode("",!0)))}var ge=class{#t;#e;constructor(e="utf-8",o=void 0){let n=It(e,o,"Failed to construct 'LegacyTextEncoderStream'");this.#t=n,this.#e=qo("LegacyTextEncoderStream",n,G)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Yo=S(ge,"LegacyTextEncoderStream");var ye=class{fatal;ignoreBOM;#t;#e;#o=B;constructor(e,o,n){this.#t=e,this.fatal=o,this.ignoreBOM=n}get name(){return this.#e?.name??null}decode(e,o){if(this.#e)return this.#e.decode(e,o);let n=Ye(this.#o,e);if(!o&&_e(n))return this.#o=n,"";let r=et(n),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new $(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(E(n,i),o)}},we=class{#t;#e;constructor(e="utf-8",o=void 0){let n="Failed to construct 'DecoderStream'",r=g(e),{fatal:i,ignoreBOM:s}=W(o,{fatal:Boolean,ignoreBOM:Boolean},n),c=new ye(I(r,n),i,s);this.#t=c,this.#e=xe("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},vo=S(we,"DecoderStream");function Ko(t,e){let o="Failed to execute 'findUnmappable'",n=G(t,o),r=ut(g(e),o),i=new Map,s=(c,a)=>i.set(a,c);return new T(r,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function Jo(t){let e=et(C(D(t,"Failed to execute 'bomSniff'")));return e?p[e.encoding].name:null}function Zo(t,e="utf-8",o=void 0){let n="Failed to execute 'decode'",r=D(t,n),i=I(g(e),n),{fatal:s,ignoreBOM:c}=W(o,{fatal:Boolean,ignoreBOM:Boolean},n),a=C(r),u=et(a),b=u&&!c?u.bytes.length:0,x=new $(u?.encoding??i,s,!0,b);return ot(n,()=>x.decode(E(a,b),!0))}async function Xo(t=void 0){let e=await t;if(e===void 0)Jt()||await Kt(pt,!0);else{let o=lr(e)?await pr(e):e;await Kt(()=>o,!1)}}var lr=t=>typeof t?.arrayBuffer=="function";function pr(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{vo as DecoderStream,Wo as LegacyTextEncoder,Yo as LegacyTextEncoderStream,Go as TextDecoder,Ho as TextDecoderStream,No as TextEncoder,zo as TextEncoderStream,_ as UnmappableError,Jo as bomSniff,Zo as decode,Po as encode,p as encodings,Ko as findUnmappable,Xo as initialize,Ce as labelToName};
