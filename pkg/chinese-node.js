function Se(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var pt=()=>Se(new URL("./chinese.wasm",import.meta.url)),X="encoding-wasm/chinese",Nt=["chinese"];var Oe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function O(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var p=oo();function oo(){let t=Oe.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var ro=O(()=>new Map(p.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),h=0,Fe=21,De=29,Q=33,F=36,mt=37,P=38,io=[[F,""],[35,"korean"],[32,"japanese"],[De,"chinese"],[1,"single-byte"],[h,""]],Me=t=>t<F&&t!==Q,tt=t=>t>h&&t<De,so=t=>io.find(([e])=>t>=e)[1];function Ie(t){let e=ro();return e.get(t)??e.get(Ne(fo(t)))}function I(t,e){let n=Ie(t);if(n===void 0){let o=co(t),r=o===void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Nt){let o=so(n);if(o&&!Nt.includes(o))throw new RangeError(`${e}: '${X}' doesn't include ${p[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function co(t){let e=Be(t),n={936:"gbk",950:"big5"}[e]??e,o=p.findIndex(({labels:r})=>r.some(i=>Be(i)===n));return o<0||o===F?void 0:o}var Be=t=>Ne(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),ao=[{encoding:h,bytes:[239,187,191]},{encoding:mt,bytes:[254,255]},{encoding:P,bytes:[255,254]}];function et(t){return ao.find(e=>e.bytes.every((n,o)=>t[o]===n))}function _e({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Ue(t){return t===h||t===mt||t===P}function fo(t){let[e,n]=[0,t.length];for(;e<n&&Ae(t[e]);)e+=1;for(;n>e&&Ae(t[n-1]);)n-=1;return t.slice(e,n)}var Ae=t=>`	
\f\r `.includes(t);function Ne(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Ce(t){let e=Ie(`${t}`);return e===void 0?null:p[e].name}var Y=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function nt(t,e){try{return e()}catch(n){throw n instanceof Y?n.toTypeError(t):n}}var uo=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Le=Symbol.for("encoding-wasm.UnmappableError"),_=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${uo(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&Le in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Le,{value:!0,...n}),t})();var Lt=t=>globalThis.Buffer?.prototype?.[t],ht=Lt("ucs2Slice"),je=Lt("ucs2Write"),jt=Lt("utf8Slice"),Re=t=>globalThis[t],$e=Re("TextDecoder"),lo=$e?.prototype?.decode,Rt=Re("TextEncoder"),po=Rt?.prototype?.encode,mo=Rt?.prototype?.encodeInto;function ot(t){let e=new $e(t,{ignoreBOM:!0});return lo.bind(e)}function Pe(){let t=new Rt,[e,n]=[po,mo].map(o=>o.bind(t));return{encode:e,encodeInto:n}}var v=()=>"InternalError"in globalThis,gt=()=>"Bun"in globalThis,xt=()=>"Deno"in globalThis,$t=()=>Number.parseInt(globalThis.process?.versions?.node,10),ke=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Ct;function We(){let{process:t,TransformStream:e}=globalThis;return e&&e===Ct?e:(Ct=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Ct)}var yt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ge=()=>Object.getPrototypeOf(Uint8Array.prototype),wt=t=>yt(Ge(),t),Pt=t=>yt(DataView.prototype,t),Ve=t=>Ge()[t],kt=wt(Symbol.toStringTag),Wt=wt("buffer"),He=wt("byteOffset"),ze=wt("byteLength"),ho=Ve("set"),go=Ve("slice"),xo=Pt("buffer"),yo=Pt("byteOffset"),wo=Pt("byteLength"),qe=yt(ArrayBuffer.prototype,"byteLength"),bo=typeof SharedArrayBuffer=="function"?yt(SharedArrayBuffer.prototype,"byteLength"):void 0,d=t=>ze.call(t),E=(t,e,n=d(t))=>new Uint8Array(Wt.call(t),He.call(t)+e,n-e);function Ye(t,e){let n=new Uint8Array(d(t)+d(e));return U(n,t),U(n,e,d(t)),n}var U=(t,e,n)=>ho.call(t,e,n),N=(t,e,n)=>go.call(t,e,n),Eo=24;function k(t,e,n){if(n>Eo)return N(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Gt(t){try{return qe.call(Wt.call(t)),!1}catch{return!0}}function D(t,e){if(!ArrayBuffer.isView(t)&&Je(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function ve(t,e){if(ArrayBuffer.isView(t)&&kt.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function C(t){return ArrayBuffer.isView(t)?rt(t):Je(t)===0?B:new Uint8Array(t)}function Ke(t){return ArrayBuffer.isView(t)&&kt.call(t)==="Uint8Array"?t:C(t)}function rt(t){try{return kt.call(t)===void 0?new Uint8Array(xo.call(t),yo.call(t),wo.call(t)):new Uint8Array(Wt.call(t),He.call(t),ze.call(t))}catch{return B}}var B=new Uint8Array;function Je(t){for(let e of[qe,bo])try{return e?.call(t)}catch{}}function W(t,e,n){Ze(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function bt(t,e,n){return t===void 0?!1:(Ze(t,n),!!t?.[e])}function Ze(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var g=t=>`${t}`;function G(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Vt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function Xe(t){return(e,n)=>{let o=e===void 0?t[0]:g(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var To=24,So=O(()=>Et(Fo)),Oo=O(()=>Et(Mo)),tn=O(()=>Et(Io));function en(t,e,n){if(!(t!==h&&t!==P)&&!(n<To&&(n===0||t===P||!rn()))&&!Gt(e))return t===h?So():Oo()}var Qe=[];function nn(t,e,n,o){if(!(n<Bo||!tt(t)||!(v()||t===Fe&&gt())||Gt(e)))return Qe[t]??=Et(()=>Ao(t,o))??null,Qe[t]?.(e)}var Bo=512;function Ao(t,e){let n=ot(p[t].name),o=i=>n(i)===e(t,i,d(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}function on(t){try{return tn()?.encode(t)}catch{return}}function Ht(t,e){try{return tn()?.encodeInto(t,e)}catch{return}}function Et(t){try{return t()}catch{return}}function Fo(){let t=$t()<22?ke():()=>!0;if(!t)return;let e=ot("utf-8"),n=Do()??e,o=(...i)=>{let s=n(Uint8Array.from(i));return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var rn=O(()=>$t()>=22&&!xt()&&jt!==void 0);function Do(){if(!rn())return;let t=jt;return e=>t.call(e,0,d(e))}function Mo(){let t=o=>ht.call(o,0,d(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}function Io(){let t=Pe(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var sn="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var cn="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function an(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);for(let s=0;s<cn.length;s++)n[cn.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var Uo=65539;function un(t,e){let n=Tt(No,t,e),o=Tt(Co,t,e);if(n&&o){let s=xt()?Number.POSITIVE_INFINITY:64;return{read:(c,a)=>(a<128?n:o).read(c,a),write:(c,a)=>(c.length<s?n:o).write(c,a),readBytes:n.readBytes,most:o.most}}let r=zt(t);if(n){let s=v()?Tt(fn,t,e):void 0;return s?{...n,read:(c,a)=>(a<4096?n:s).read(c,a)}:n}let i=o??Tt(fn,t,e)??r;return{read:(s,c)=>(c<16?r:i).read(s,c),write:(s,c)=>(s.length<16?r:i).write(s,c),most:i.most}}function Tt(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),zt(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}function No(t){let e=new WebAssembly.Module(an(sn),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:Uo}}function Co(t){let[e,n]=[ht,je],o=new Uint8Array(t.buffer),r=()=>(d(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function fn(t){let e=ot("utf-16le"),{write:n,most:o}=zt(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function zt(t){let e=new Uint16Array(t.buffer),n=()=>(d(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let u=s;u<c;u++)a+=String.fromCharCode(i[u]);else for(let u=s;u<c;u+=8192)a+=String.fromCharCode.apply(null,i.subarray(u,Math.min(u+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var qt,f,Yt,it,L,m={input:0,units:0,output:0,codec:0,codecEnd:0},st=-1,w=65536,Ot=0,St={name:"",encoding:st},l={isBusy:!0,newCodec:Number.NaN},ct=Number.NaN;function at(t,e){St.name=t,St.encoding=e,l.newCodec=ct,l.isBusy&&Lo(),l.isBusy=!0}function Lo(){try{pn(),qt??=Ro(pt()),ln(new WebAssembly.Instance(qt))}catch(t){throw mn(t)}}async function Kt(t,e){try{pn();let n=t(),o=dn(n)?n:await WebAssembly.compile(jo(n));e||Po(o);let r=await WebAssembly.instantiate(o);if(Jt())return;ln(r),qt=o}catch(n){throw mn(n)}}var jo=t=>ArrayBuffer.isView(t)?rt(t):t,Jt=()=>!l.isBusy;function Ro(t){return dn(t)?t:new WebAssembly.Module(t)}function dn(t){try{return WebAssembly.Module.customSections(t,X),!0}catch{return!1}}var $o="encoding-wasm";function Po(t){let[e]=WebAssembly.Module.customSections(t,$o),n=`${X} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function ln({exports:t}){if(f=t,f.block_length()!==w)throw new Error("The module has blocks of another length.");vt=WebAssembly.RuntimeError,m.input=f.input(),m.units=f.units(),m.output=f.output(),m.codec=f.codec(),m.codecEnd=m.codec+f.codec_length(),gn(),L=un(f.memory,m.units),Ot=Math.min(f.units_length(),L.most),l.isBusy=!1}function pn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function mn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ko(t))return new RangeError(`encoding-wasm: ${hn} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var hn="no memory for WebAssembly; free some, and call again",ko=t=>t instanceof RangeError&&/memory/i.test(t.message);function V(){return d(Yt)===0&&gn(),Yt}function gn(){Yt=new Uint8Array(f.memory.buffer),it=new Uint8Array(f.memory.buffer,m.input,w)}var vt;function j(t){if(!vt||!(t instanceof vt))return t;let e=p[St.encoding]?.name,n=`${St.name}${e?` of ${e}`:""} failed`;return Go()?new RangeError(`encoding-wasm: ${n}: ${hn}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Wo=32;function Go(){try{return f.memory.grow(Wo),!1}catch{return!0}}var yn=()=>f.held()!==0,K=()=>N(V(),m.codec,m.codecEnd),wn=t=>U(V(),t,m.codec);function bn(t,e){En(t,e)||(at("decoding",t),e?wn(e):f.new_decoder(t),Bt=t===Q||t===F?ct:t)}var Bt=ct;function En(t,e){return e||l.newCodec!==t||l.isBusy?!1:(l.newCodec=ct,l.isBusy=!0,!0)}function At(t,e){En(~t,e)||(at("encoding",t),e?wn(e):f.new_encoder(t),Bt=~t)}var J=-2;function Tn(t,e,n,o,r){Zt(t,e),l.isBusy=!0;let i=f.decode_block(e,n,+o,+r);return l.isBusy=!1,r&&i>=0&&(l.newCodec=Bt),Fn(i)}var H={encoding:st,at:0,owner:void 0},Vo=64;function Xt(t,e,n){let o=tt(t),r=n<=Vo&&(e[0]|e[n>>1]|e[n-1])<128;if(!o&&!r||((H.encoding!==t||H.owner!==f||l.isBusy)&&(at("decoding",t),H.owner=f,H.at=L.readBytes?f.byte_table(t):0,H.encoding=t,l.isBusy=!1),H.at===0))return;if(n<=w){if(Zt(e,n),!o){for(let s=0;s<n;s++)if(it[s]>=128)return}return xn(n)}if(L.most>Ot)return;let i="";for(let s=0;s<n;s+=w){let c=Math.min(w,n-s);Zt(E(e,s,s+c),c),i=Z(i,xn(c))}return i}var R={encoding:st,table:void 0,owner:void 0},Ho=9984;function Sn(t){let{table:e}=R;if(R.encoding===t&&R.owner===f&&(!e||d(e)>0)&&!l.isBusy)return e;at("encoding",t),R.encoding=t,R.owner=f,R.table=void 0;let o=f.unit_table(t)>>>0,{buffer:r}=f.memory;return o>0&&(R.table=tt(t)?new Uint8Array(r,o,Ho):new Uint16Array(r,o,65536)),l.isBusy=!1,R.table}var xn=t=>L.readBytes(m.input,t,H.at);function Z(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var zo=3,On=t=>t+w+zo<=Ot,Bn=()=>V()[m.units]|V()[m.units+1]<<8,An=(t,e)=>L.read(m.units+2*t,e-t),Ft=(t,e,n)=>L.write(t.slice(e,n),m.units);function Qt(t,e,n,o){l.isBusy=!0;let r=f.encode_block(t,e,n,+o);return l.isBusy=!1,o&&r>=0&&A.finished()&&(l.newCodec=Bt),Fn(r)}var qo=8;function Zt(t,e){let n=V();if(e>qo)try{U(it,t)}catch{U(it,E(t,0,e))}else for(let o=0;o<e;o++)n[m.input+o]=t[o]}function Fn(t){if(t<J)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var te=t=>k(V(),m.output,t);var A={finished:()=>f.finished()!==0,read:()=>f.read(),written:()=>f.written(),codePoint:()=>f.code_point(),start:()=>f.start(),length:()=>f.length()};var Yo=65279,$=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=this.#t,i=this.#e,s=this.#n,c=d(e),a="";try{a=this.#i(e,c,n)??this.#r(e,c,n)}catch(b){throw this.#t=r,this.#e=i,this.#n=s,j(b)}let u=this.#o;if(u)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?u:u.toTypeError(o);return a}#i(e,n,o){let r=en(this.encoding,e,n);if(r)return this.#s(r,e,n,o);if(this.#t||!Me(this.encoding))return;let i=nn(this.encoding,e,n,Xt)??Xt(this.encoding,e,n);if(!(i===void 0||this.fatal&&i.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,i}#s(e,n,o,r){let i=0,s="";if(this.#t){if(this.encoding!==h)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#r(E(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((b,x)=>n[i+x]===b)&&(i+=e.bom.length,this.#n+=e.bom.length);let c=e.completeLength(n,o);this.#e||=c>0;let a=i===0&&c===o?n:E(n,i,c),u=e.decode(a,c-i,this.fatal);if(u===void 0){if(s=Z(s,this.#r(a,c-i,!0)),this.#o)return s}else s=Z(s,u),this.#n+=c-i;return c<o?Z(s,this.#r(E(n,c),o-c,r)):s}#r(e,n,o){bn(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!Ue(this.encoding),s=0;for(let c=0;;c+=w){let a=n-c<=w,u=Math.min(w,n-c),b=c===0&&a?e:E(e,c,c+u),x=Tn(b,u,s,this.fatal,o&&a);if(x<0)return this.#t=K(),this.#o=new Y(this.name,this.#n+c+A.start(),A.length()),r;if(s+=x,s>0&&(a||!On(s))&&(r=Z(r,An(!i&&Bn()===Yo?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=!o&&yn()?K():null,this.#n+=n,r}};function Dn(t,e){let n=I(t,e);if(n===F)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ft=64,M=new Uint8Array(3*ft);function ee(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){M[n++]=r;continue}let i=(r&63488)===55296?ne(t,o):r;i>=65536&&(o+=1),n=re(i,M,n)}return k(M,0,n)}function Mn(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(M[o++]=s>>8),M[o++]=s}return k(M,0,o)}function ne(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var oe=t=>t<128?1:t<2048?2:t<65536?3:4;function re(t,e,n){if(t<128)return e[n]=t,n+1;let o=oe(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var vo=["fatal","html","replacement"],Ko=2048;function se(t,e){if(!(t.length>ft/2))try{let n=Sn(e);return n&&Mn(t,n)}catch(n){throw j(n)}}var T=class t{encoding;unmappable;#t;#e=null;#n=0;#o=B;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return p[this.encoding].name}encode(e,n){return n&&this.#s(e)||this.#r(e,n)}get#i(){return this.#t?0:vo.indexOf(this.unmappable)}#s(e){if(this.#e||e.length>w)return;let n=se(e,this.encoding);if(n)return n;try{At(this.encoding,null),Ft(e,0,e.length);let o=Qt(0,e.length,this.#i,!0);return o===J||!A.finished()?void 0:(this.#n=0,te(o))}catch(o){throw j(o)}}#r(e,n){let o=new Dt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new _(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=B,this.#e=null,this.#n=0);let a=this.#t,u=this.#i,b=a?Ko:w,x=a&&this.encoding===Q?new ie(c,o):void 0,q=x?y=>x.add(y):o;try{At(this.encoding,s);for(let y=0;y===0||y<e.length;y+=b){let dt=Math.min(y+b,e.length);Ft(e,y,dt);let Qn=dt===e.length;for(let _t=0,be=!1;!be;){let lt=Qt(_t,dt-y,u,n&&Qn);q(te(lt===J?A.written():lt));let Ee=i+y+_t+A.start();if(_t+=A.read(),be=lt!==J&&A.finished(),lt!==J)continue;let Ut=A.codePoint();if(a){let to=K(),Te=()=>this.locate(Ee),eo=a(Ut,Te),no=this.#c(to,eo,q,Ut,Te);At(this.encoding,no),Ft(e,y,dt)}else r(Ut,Ee)}}}catch(y){throw j(y)}if(n){x&&o(x.held);return}x&&(this.#o=x.held),this.#e=K(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new _(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new _(c,i(),this.name)}),s.#e}},In=27,_n=3,ie=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=d(e);if(n===0)return;e[0]!==In&&this.#t(this.held);let o=e[n-_n]===In?n-_n:n;this.#t(N(e,0,o)),this.held=N(e,o,n)}},Dt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=d(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Jo(this.#n),n=0;return this.forEach(o=>{U(e,o,n),n+=d(o)}),e}};function Jo(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function ut(t,e){let n=I(t,e);if(n===mt||n===P){let{name:o}=p[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Zo(n,t,e)}function Zo(t,e,n){if(t===F)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function S(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function z(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function ce(){throw new TypeError("Illegal invocation")}var Un="Failed to execute 'encodeInto' on 'TextEncoder'",ae=class t{#t="utf-8";constructor(){new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||ce(),Mt(g(e))}encodeInto(e,n){#t in this||ce(),Vt(arguments,2,Un);let o=g(e),r=ve(n,Un),{read:i,written:s}=Ht(o,r)??{read:0,written:0};if(i===o.length||s===d(r))return{read:i,written:s};let c=or(o.slice(i),E(rt(r),s));return{read:i+c.read,written:s+c.written}}},Nn=S(ae,"TextEncoder"),Xo=6,Qo=16;function Mt(t){let{length:e}=t;if(e<=Xo)return ee(t);if(e<=ft&&tr()){if(e<=Qo)return ee(t);let n=er(t)&&nr(t);if(n)return n}return on(t)??new T(h,"fatal").encode(t,!0)}var tr=O(()=>!v()&&!gt()),er=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function nr(t){let e=Ht(t,M);return e?.read===t.length?k(M,0,e.written):void 0}function or(t,e){let n=0,o=0;for(;n<t.length;){let r=ne(t,n);if(o+oe(r)>d(e))break;o=re(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Cn=`4h	!
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
n	?`;var rr=O(()=>{let t=0;return new Map(Cn.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),ir=3,Ln=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function jn(t){let e=new T(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof _)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Rn(String.fromCodePoint(r),n,ir),o.set(r,i)),i}}function Rn(t,e,n){if(Ln(t))return"";if(n===0)return null;let o=sr(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Rn(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function sr(t){let e=[...rr().get(t)??[],...cr(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function cr(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=q=>s>>o.length-1-q&1,a=o.filter((q,y)=>c(y)),u=o.filter((q,y)=>!c(y)),b=[n,...a].join("").normalize("NFC"),x=b+u.join("");x.normalize("NFD")===e&&r.push(x),u.every(Ln)&&i.push(b)}return[...r,...i]}var ar=["fatal","html","replacement","ignore","translit"],fr=Xe(ar),$n=(t,e)=>typeof t=="function"?t:fr(t,e);function Pn(t,e,n){return typeof t=="function"?(o,r)=>ur(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?jn(e):void 0}function ur(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=C(D(t,e));return N(n,0,d(n))}var dr="Failed to construct 'LegacyTextEncoder'",fe="Failed to execute 'encode'";function kn(t,e="utf-8",n=void 0){let o=G(t,fe);if(n===void 0){let i=ut(g(e),fe);return i===h?Mt(o):se(o,i)??new T(i,"fatal").encode(o,!0)}let r=It(e,n,fe);return r.encoding===h?Mt(o):r.encode(o,!0)}function It(t,e,n){let o=g(t),r=e===void 0?"fatal":W(e,{unmappable:$n},n).unmappable,i=ut(o,n);return new T(i,r,Pn(r,i,n))}var ue=class{#t;constructor(e="utf-8",n=void 0){this.#t=It(e,n,dr)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":G(e,r),{stream:s}=W(n,{stream:Boolean},r);return o.encode(i,!s)}},Wn=S(ue,"LegacyTextEncoder");var de="Failed to execute 'decode' on 'TextDecoder'",le=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=pe(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,n=void 0){let o=this.#t,r=D(e,de),i=bt(n,"stream",de);return this.#e||o.reset(),this.#e=i,o.decode(Ke(r),!i,de)}},Gn=S(le,"TextDecoder");function pe(t,e,n){let o=g(t),r=bt(e,"fatal",n),i=bt(e,"ignoreBOM",n);return new $(Dn(o,n),r,i)}function Vn(t,e,n){let o=We();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function xe(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Vn(t,(o,r)=>{let i=D(o,n);r(nt(n,()=>e.decode(C(i),!1)))},o=>o(nt(n,()=>e.decode(B,!0))))}var me=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=pe(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=xe("TextDecoderStream",o),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Hn=S(me,"TextDecoderStream"),he=class t{#t;constructor(){this.#t=qn("TextEncoderStream",new T(h,"fatal"),g),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},zn=S(he,"TextEncoderStream");function qn(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Vn(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var ge=class{#t;#e;constructor(e="utf-8",n=void 0){let o=It(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=qn("LegacyTextEncoderStream",o,G)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Yn=S(ge,"LegacyTextEncoderStream");var ye=class{fatal;ignoreBOM;#t;#e;#n=B;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=Ye(this.#n,e);if(!n&&_e(o))return this.#n=o,"";let r=et(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new $(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(E(o,i),n)}},we=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=g(e),{fatal:i,ignoreBOM:s}=W(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new ye(I(r,o),i,s);this.#t=c,this.#e=xe("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},vn=S(we,"DecoderStream");function Kn(t,e){let n="Failed to execute 'findUnmappable'",o=G(t,n),r=ut(g(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new T(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function Jn(t){let e=et(C(D(t,"Failed to execute 'bomSniff'")));return e?p[e.encoding].name:null}function Zn(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=D(t,o),i=I(g(e),o),{fatal:s,ignoreBOM:c}=W(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=C(r),u=et(a),b=u&&!c?u.bytes.length:0,x=new $(u?.encoding??i,s,!0,b);return nt(o,()=>x.decode(E(a,b),!0))}async function Xn(t=void 0){let e=await t;if(e===void 0)Jt()||await Kt(pt,!0);else{let n=lr(e)?await pr(e):e;await Kt(()=>n,!1)}}var lr=t=>typeof t?.arrayBuffer=="function";function pr(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{vn as DecoderStream,Wn as LegacyTextEncoder,Yn as LegacyTextEncoderStream,Gn as TextDecoder,Hn as TextDecoderStream,Nn as TextEncoder,zn as TextEncoderStream,_ as UnmappableError,Jn as bomSniff,Zn as decode,kn as encode,p as encodings,Kn as findUnmappable,Xn as initialize,Ce as labelToName};
