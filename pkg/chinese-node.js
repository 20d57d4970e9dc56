function Me(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var ht=()=>Me(new URL("./chinese.wasm",import.meta.url)),Q="encoding-wasm/chinese",jt=["chinese"];var _e=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function S(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var p=xo();function xo(){let t=_e.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var go=S(()=>new Map(p.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),m=0,Rt=21,Ne=29,tt=33,F=36,xt=37,R=38,wo=[[F,""],[35,"korean"],[32,"japanese"],[Ne,"chinese"],[1,"single-byte"],[m,""]],Le=t=>t<F&&t!==tt,et=t=>t>m&&t<Ne,yo=t=>wo.find(([e])=>t>=e)[1];function je(t){let e=go();return e.get(t)??e.get(Pe(Eo(t)))}function M(t,e){let n=je(t);if(n===void 0){let o=bo(t),r=o===void 0?"":` Did you mean '${p[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(jt){let o=yo(n);if(o&&!jt.includes(o))throw new RangeError(`${e}: '${Q}' doesn't include ${p[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function bo(t){let e=Ue(t),n={936:"gbk",950:"big5"}[e]??e,o=p.findIndex(({labels:r})=>r.some(i=>Ue(i)===n));return o<0||o===F?void 0:o}var Ue=t=>Pe(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),So=[{encoding:m,bytes:[239,187,191]},{encoding:xt,bytes:[254,255]},{encoding:R,bytes:[255,254]}];function nt(t){return So.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Re({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function $e(t){return t===m||t===xt||t===R}function Eo(t){let[e,n]=[0,t.length];for(;e<n&&Ce(t[e]);)e+=1;for(;n>e&&Ce(t[n-1]);)n-=1;return t.slice(e,n)}var Ce=t=>`	
\f\r `.includes(t);function Pe(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function ke(t){let e=je(`${t}`);return e===void 0?null:p[e].name}var q=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function ot(t,e){try{return e()}catch(n){throw n instanceof q?n.toTypeError(t):n}}var To=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,We=Symbol.for("encoding-wasm.UnmappableError"),_=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${To(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&We in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,We,{value:!0,...n}),t})();var gt=t=>globalThis.Buffer?.prototype?.[t],wt=gt("ucs2Slice"),He=gt("ucs2Write"),Pt=gt("utf8Slice"),Ve=gt("latin1Slice"),Ge=t=>globalThis[t],ze=Ge("TextDecoder"),Oo=ze?.prototype?.decode,kt=Ge("TextEncoder"),Ao=kt?.prototype?.encode,Bo=kt?.prototype?.encodeInto;function Y(t){let e=new ze(t,{ignoreBOM:!0});return Oo.bind(e)}function qe(){let t=new kt,[e,n]=[Ao,Bo].map(o=>o.bind(t));return{encode:e,encodeInto:n}}function $(t){try{return t()}catch{return}}var K=()=>"InternalError"in globalThis,yt=()=>"Bun"in globalThis,bt=()=>"Deno"in globalThis,rt=()=>Number.parseInt(globalThis.process?.versions?.node,10),Ye=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,$t;function Ke(){let{process:t,TransformStream:e}=globalThis;return e&&e===$t?e:($t=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),$t)}var St=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,ve=()=>Object.getPrototypeOf(Uint8Array.prototype),Et=t=>St(ve(),t),Wt=t=>St(DataView.prototype,t),Je=t=>ve()[t],Ht=Et(Symbol.toStringTag),Tt=Et("buffer"),Vt=Et("byteOffset"),Ze=Et("byteLength"),Fo=Je("set"),Do=Je("slice"),Io=Wt("buffer"),Mo=Wt("byteOffset"),_o=Wt("byteLength"),Xe=St(ArrayBuffer.prototype,"byteLength"),Uo=typeof SharedArrayBuffer=="function"?St(SharedArrayBuffer.prototype,"byteLength"):void 0,d=t=>Ze.call(t),b=(t,e,n=d(t))=>new Uint8Array(Tt.call(t),Vt.call(t)+e,n-e);function Qe(t,e){let n=new Uint8Array(d(t)+d(e));return P(n,t),P(n,e,d(t)),n}function tn(t,e){let n=Vt.call(t),o=e+(-(n+e)&3),r=Math.max(0,d(t)-o)>>2,i=r>0?new Int32Array(Tt.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var P=(t,e,n)=>Fo.call(t,e,n),v=(t,e,n)=>Do.call(t,e,n),Co=24;function k(t,e,n){if(n>Co)return v(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function it(t){try{return Xe.call(Tt.call(t)),!1}catch{return!0}}function D(t,e){if(!ArrayBuffer.isView(t)&&on(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function en(t,e){if(ArrayBuffer.isView(t)&&Ht.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function U(t){return ArrayBuffer.isView(t)?st(t):on(t)===0?A:new Uint8Array(t)}function nn(t){return ArrayBuffer.isView(t)&&Ht.call(t)==="Uint8Array"?t:U(t)}function st(t){try{return Ht.call(t)===void 0?new Uint8Array(Io.call(t),Mo.call(t),_o.call(t)):new Uint8Array(Tt.call(t),Vt.call(t),Ze.call(t))}catch{return A}}var A=new Uint8Array;function on(t){for(let e of[Xe,Uo])try{return e?.call(t)}catch{}}function W(t,e,n){rn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Ot(t,e,n){return t===void 0?!1:(rn(t,n),!!t?.[e])}function rn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var h=t=>`${t}`;function H(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Gt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function sn(t){return(e,n)=>{let o=e===void 0?t[0]:h(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var fn=512,No=64,qt=(t,e)=>e<=No&&(t[0]|t[e>>1]|t[e-1])<128;function Yt(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var cn=[];function un(t,e,n,o){return n<fn?o(t,e,n)??an(t,e,n):an(t,e,n)??Lo(t,e,o)??o(t,e,n)}function an(t,e,n){let o=jo();if(!(!o||!$o(t,e,n)||it(e)))try{return o.call(e,0,n)}catch{return}}function Lo(t,e,n){if(!(!ko(t)||it(e)))return cn[t]??=$(()=>Wo(t,n))??null,cn[t]?.(e)}var jo=S(()=>$(Ro));function Ro(){let t=Ve,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function $o(t,e,n){return t===Rt?Po(e,n):qt(e,n)&&Yt(e,n)}function Po(t,e){if(e<fn)return zt(t,0,e);let{start:n,words:o}=tn(t,0),r=n+4*o.length;if(!zt(t,0,n)||!zt(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function zt(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var ko=t=>et(t)&&(K()||t===Rt&&(yt()||!(rt()>0)));function Wo(t,e){let n=Y(p[t].name),o=i=>n(i)===e(t,i,d(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Ho=24,Vo=S(()=>$(zo)),Go=S(()=>$(Yo)),dn=S(()=>$(Ko));function ln(t,e,n){if(!(t!==m&&t!==R)&&!(n<Ho&&(n===0||t===R||!mn()))&&!it(e))return t===m?Vo():Go()}function pn(t){try{return dn()?.encode(t)}catch{return}}function Kt(t,e){try{return dn()?.encodeInto(t,e)}catch{return}}function zo(){let t=rt()<22?Ye():()=>!0;if(!t)return;let e=Y("utf-8"),n=qo()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var mn=S(()=>rt()>=22&&!bt()&&Pt!==void 0);function qo(){if(!mn())return;let t=Pt;return(e,n)=>t.call(e,0,n)}function Yo(){let t=o=>wt.call(o,0,d(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}function Ko(){let t=qe(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var hn="AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";var xn="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";function gn(t){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t);let{Buffer:e}=globalThis;if(typeof e?.from=="function")return e.from(t,"base64");let n=new Uint8Array(128);for(let s=0;s<xn.length;s++)n[xn.charCodeAt(s)]=s;let o=t.indexOf("=")<0?t.length:t.indexOf("="),r=new Uint8Array(o*3>>2),i=0;for(let s=0,c=0;s<o;s++)i=i<<6|n[t.charCodeAt(s)],s%4>0&&(r[c++]=i>>6-2*(s%4));return r}var Jo=65539;function yn(t,e){let n=At(Zo,t,e),o=At(Xo,t,e);if(n&&o){let c=bt()?Number.POSITIVE_INFINITY:64;return{read:(a,f)=>(f<128?n:o).read(a,f),write:(a,f)=>(a.length<c?n:o).write(a,f),readBytes:n.readBytes,most:o.most}}let r=vt(t);if(n){let c=K()?At(wn,t,e):void 0;return c?{...n,read:(a,f)=>(f<4096?n:c).read(a,f)}:n}let i=o??At(wn,t,e)??r,s=o?6:16;return{read:(c,a)=>(a<s?r:i).read(c,a),write:(c,a)=>(c.length<16?r:i).write(c,a),most:i.most}}function At(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),vt(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}function Zo(t){let e=new WebAssembly.Module(gn(hn),{builtins:["js-string"]}),{exports:n}=new WebAssembly.Instance(e,{"encoding-wasm":{memory:t}});return{...n,most:Jo}}function Xo(t){let[e,n]=[wt,He],o=new Uint8Array(t.buffer),r=()=>(d(o)===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function wn(t){let e=Y("utf-16le"),{write:n,most:o}=vt(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function vt(t){let e=new Uint16Array(t.buffer),n=()=>(d(e)===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r],a="";if(r<16)for(let f=s;f<c;f++)a+=String.fromCharCode(i[f]);else for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Jt,u,Xt,bn,Sn,C,T={input:0,units:0,output:0},ct=-1,w=65536,Ft=0,Bt={name:"",encoding:ct},l={isBusy:!0,newCodec:Number.NaN},at=Number.NaN;function ft(t,e){Bt.name=t,Bt.encoding=e,l.newCodec=at,l.isBusy&&Qo(),l.isBusy=!0}function Qo(){try{On(),Jt??=er(ht()),Tn(new WebAssembly.Instance(Jt))}catch(t){throw An(t)}}async function Qt(t,e){try{On();let n=t(),o=En(n)?n:await WebAssembly.compile(tr(n));e||or(o);let r=await WebAssembly.instantiate(o);if(te())return;Tn(r),Jt=o}catch(n){throw An(n)}}var tr=t=>ArrayBuffer.isView(t)?st(t):t,te=()=>!l.isBusy;function er(t){return En(t)?t:new WebAssembly.Module(t)}function En(t){try{return WebAssembly.Module.customSections(t,Q),!0}catch{return!1}}var nr="encoding-wasm";function or(t){let[e]=WebAssembly.Module.customSections(t,nr),n=`${Q} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Tn({exports:t}){if(u=t,u.block_length()!==w)throw new Error("The module has blocks of another length.");Zt=WebAssembly.RuntimeError,T.input=u.input(),T.units=u.units(),T.output=u.output(),Fn(),C=yn(u.memory,T.units),Ft=Math.min(u.units_length(),C.most),l.isBusy=!1}function On(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function An(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(rr(t))return new RangeError(`encoding-wasm: ${Bn} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Bn="no memory for WebAssembly; free some, and call again",rr=t=>t instanceof RangeError&&/memory/i.test(t.message);function Dt(){return oe(),Xt}function ee(){return oe(),bn}function ne(){return oe(),Sn}function oe(){d(Xt)===0&&Fn()}function Fn(){let{buffer:t}=u.memory;Xt=new Uint8Array(t),bn=new Uint8Array(t,T.input,w),Sn=new Int32Array(t,u.codec(),u.codec_length()>>2)}var Zt;function N(t){if(!Zt||!(t instanceof Zt))return t;let e=p[Bt.encoding]?.name,n=`${Bt.name}${e?` of ${e}`:""} failed`;return sr()?new RangeError(`encoding-wasm: ${n}: ${Bn}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var ir=32;function sr(){try{return u.memory.grow(ir),!1}catch{return!0}}function J(){let t=ne();return _n(t,new Int32Array(t.length))}function In(){return u.held()!==0?J():(l.newCodec=ut,null)}var Mn=t=>_n(t,ne());function _n(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Un(t,e){Cn(t,e)||(ft("decoding",t),e?Mn(e):u.new_decoder(t),ut=t===tt||t===F?at:t)}var ut=at;function Cn(t,e){return e||l.newCodec!==t||l.isBusy?!1:(l.newCodec=at,l.isBusy=!0,!0)}function It(t,e){Cn(~t,e)||(ft("encoding",t),e?Mn(e):u.new_encoder(t),ut=~t)}var Z=-2;function Nn(t,e,n,o,r){re(t,e),l.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return l.isBusy=!1,r&&i>=0&&(l.newCodec=ut),Pn(i)}var V={encoding:ct,at:0,owner:void 0};function ie(t,e,n){let o=et(t);if(!o&&!qt(e,n)||((V.encoding!==t||V.owner!==u||l.isBusy)&&(ft("decoding",t),V.owner=u,V.at=C.readBytes?u.byte_table(t):0,V.encoding=t,l.isBusy=!1),V.at===0))return;if(n<=w)return re(e,n),!o&&!Yt(ee(),n)?void 0:Dn(n);if(C.most>Ft)return;let r="";for(let i=0;i<n;i+=w){let s=Math.min(w,n-i);re(b(e,i,i+s),s),r=X(r,Dn(s))}return r}var L={encoding:ct,table:void 0,owner:void 0},cr=9984;function Ln(t){let{table:e}=L;if(L.encoding===t&&L.owner===u&&(!e||d(e)>0)&&!l.isBusy)return e;ft("encoding",t),L.encoding=t,L.owner=u,L.table=void 0;let o=u.unit_table(t)>>>0,{buffer:r}=u.memory;return o>0&&(L.table=et(t)?new Uint8Array(r,o,cr):new Uint16Array(r,o,65536)),l.isBusy=!1,L.table}var Dn=t=>C.readBytes(T.input,t,V.at);function X(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var ar=3,jn=t=>t+w+ar<=Ft,Rn=()=>Dt()[T.units]|Dt()[T.units+1]<<8,$n=(t,e)=>C.read(T.units+2*t,e-t),Mt=(t,e,n)=>C.write(t.slice(e,n),T.units);function se(t,e,n,o){l.isBusy=!0;let r=u.encode_block(t,e,n,+o);return l.isBusy=!1,o&&r>=0&&B.finished()&&(l.newCodec=ut),Pn(r)}var fr=24;function re(t,e){let n=ee();if(e>fr)try{P(n,t)}catch{P(n,b(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Pn(t){if(t<Z)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var ce=t=>k(Dt(),T.output,t);var B={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var ur=65279,dr=24,lr=256,j=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return p[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=this.#t,i=this.#e,s=this.#n,c=d(e),a="";try{a=this.#i(e,c,n)??this.#r(e,c,n)}catch(y){throw this.#t=r,this.#e=i,this.#n=s,N(y)}let f=this.#o;if(f)throw this.#o=null,this.#e=i,this.#n=s+c,o===void 0?f:f.toTypeError(o);return a}#i(e,n,o){let r=ln(this.encoding,e,n),i=this.#s(e,n,!r);return i===void 0||this.fatal&&i.includes("\uFFFD")?r&&this.#c(r,e,n,o):(this.#n+=n,this.#e||=n>0,i)}#s(e,n,o){if(!(this.#t||!Le(this.encoding)))return o?un(this.encoding,e,n,ie):n<dr?ie(this.encoding,e,n):void 0}#c(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<lr&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==m)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#r(b(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((y,x)=>n[i+x]===y)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#e||=c>0;let a=i===0&&c===o?n:b(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=X(s,this.#r(a,c-i,!0)),this.#o)return s}else s=X(s,f),this.#n+=c-i;return c<o?X(s,this.#r(b(n,c),o-c,r)):s}#r(e,n,o){Un(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!$e(this.encoding),s=0;for(let c=0;;c+=w){let a=n-c<=w,f=Math.min(w,n-c),y=c===0&&a?e:b(e,c,c+f),x=Nn(y,f,s,this.fatal,o&&a);if(x<0)return this.#t=J(),this.#o=new q(this.name,this.#n+c+B.start(),B.length()),r;if(s+=x,s>0&&(a||!jn(s))&&(r=X(r,$n(!i&&Rn()===ur?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=o?null:In(),this.#n+=n,r}};function kn(t,e){let n=M(t,e);if(n===F)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var dt=64,I=new Uint8Array(3*dt);function ae(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){I[n++]=r;continue}let i=(r&63488)===55296?fe(t,o):r;i>=65536&&(o+=1),n=de(i,I,n)}return k(I,0,n)}function Wn(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(I[o++]=s>>8),I[o++]=s}return k(I,0,o)}function fe(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var ue=t=>t<128?1:t<2048?2:t<65536?3:4;function de(t,e,n){if(t<128)return e[n]=t,n+1;let o=ue(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var pr=["fatal","html","replacement"],mr=2048;function pe(t,e){if(!(t.length>dt/2))try{let n=Ln(e);return n&&Wn(t,n)}catch(n){throw N(n)}}var E=class t{encoding;unmappable;#t;#e=null;#n=0;#o=A;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return p[this.encoding].name}encode(e,n){return n&&this.#s(e)||this.#c(e,n)}get#i(){return this.#t?0:pr.indexOf(this.unmappable)}#s(e){if(this.#e||e.length>w)return;let n=pe(e,this.encoding);if(n)return n;try{It(this.encoding,null),Mt(e,0,e.length);let o=se(0,e.length,this.#i,!0);return o===Z||!B.finished()?void 0:(this.#n=0,ce(o))}catch(o){throw N(o)}}#c(e,n){let o=new _t;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new _(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=A,this.#e=null,this.#n=0);let a=this.#t,f=this.#i,y=a?mr:w,x=a&&this.encoding===tt?new le(c,o):void 0,z=x?g=>x.add(g):o;try{It(this.encoding,s);for(let g=0;g===0||g<e.length;g+=y){let pt=Math.min(g+y,e.length);Mt(e,g,pt);let lo=pt===e.length;for(let Nt=0,Fe=!1;!Fe;){let mt=se(Nt,pt-g,f,n&&lo);z(ce(mt===Z?B.written():mt));let De=i+g+Nt+B.start();if(Nt+=B.read(),Fe=mt!==Z&&B.finished(),mt!==Z)continue;let Lt=B.codePoint();if(a){let po=J(),Ie=()=>this.locate(De),mo=a(Lt,Ie),ho=this.#r(po,mo,z,Lt,Ie);It(this.encoding,ho),Mt(e,g,pt)}else r(Lt,De)}}}catch(g){throw N(g)}if(n){x&&o(x.held);return}x&&(this.#o=x.held),this.#e=J(),this.#n=i+e.length}#r(e,n,o,r,i){if(n===null)throw new _(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new _(c,i(),this.name)}),s.#e}},Hn=27,Vn=3,le=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=d(e);if(n===0)return;e[0]!==Hn&&this.#t(this.held);let o=e[n-Vn]===Hn?n-Vn:n;this.#t(v(e,0,o)),this.held=v(e,o,n)}},_t=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=d(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=hr(this.#n),n=0;return this.forEach(o=>{P(e,o,n),n+=d(o)}),e}};function hr(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function lt(t,e){let n=M(t,e);if(n===xt||n===R){let{name:o}=p[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return xr(n,t,e)}function xr(t,e,n){if(t===F)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function O(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function G(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function me(){throw new TypeError("Illegal invocation")}var Gn="Failed to execute 'encodeInto' on 'TextEncoder'",he=class t{#t="utf-8";constructor(){new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||me(),Ut(h(e))}encodeInto(e,n){#t in this||me(),Gt(arguments,2,Gn);let o=h(e),r=en(n,Gn),{read:i,written:s}=Kt(o,r)??{read:0,written:0};if(i===o.length||s===d(r))return{read:i,written:s};let c=Er(o.slice(i),b(st(r),s));return{read:i+c.read,written:s+c.written}}},zn=O(he,"TextEncoder"),gr=6,wr=16;function Ut(t){let{length:e}=t;if(e<=gr)return ae(t);if(e<=dt&&yr()){if(e<=wr)return ae(t);let n=br(t)&&Sr(t);if(n)return n}return pn(t)??new E(m,"fatal").encode(t,!0)}var yr=S(()=>!K()&&!yt()),br=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function Sr(t){let e=Kt(t,I);return e?.read===t.length?k(I,0,e.written):void 0}function Er(t,e){let n=0,o=0;for(;n<t.length;){let r=fe(t,n);if(o+ue(r)>d(e))break;o=de(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var qn=`4h	!
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
n	?`;var Tr=S(()=>{let t=0;return new Map(qn.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Or=3,Yn=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Kn(t){let e=new E(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof _)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=vn(String.fromCodePoint(r),n,Or),o.set(r,i)),i}}function vn(t,e,n){if(Yn(t))return"";if(n===0)return null;let o=Ar(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:vn(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Ar(t){let e=[...Tr().get(t)??[],...Br(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Br(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=z=>s>>o.length-1-z&1,a=o.filter((z,g)=>c(g)),f=o.filter((z,g)=>!c(g)),y=[n,...a].join("").normalize("NFC"),x=y+f.join("");x.normalize("NFD")===e&&r.push(x),f.every(Yn)&&i.push(y)}return[...r,...i]}var Fr=["fatal","html","replacement","ignore","translit"],Dr=sn(Fr),Jn=(t,e)=>typeof t=="function"?t:Dr(t,e);function Zn(t,e,n){return typeof t=="function"?(o,r)=>Ir(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Kn(e):void 0}function Ir(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=U(D(t,e));return v(n,0,d(n))}var Mr="Failed to construct 'LegacyTextEncoder'",xe="Failed to execute 'encode'";function Xn(t,e="utf-8",n=void 0){let o=H(t,xe);if(n===void 0){let i=lt(h(e),xe);return i===m?Ut(o):pe(o,i)??new E(i,"fatal").encode(o,!0)}let r=Ct(e,n,xe);return r.encoding===m?Ut(o):r.encode(o,!0)}function Ct(t,e,n){let o=h(t),r=e===void 0?"fatal":W(e,{unmappable:Jn},n).unmappable,i=lt(o,n);return new E(i,r,Zn(r,i,n))}var ge=class{#t;constructor(e="utf-8",n=void 0){this.#t=Ct(e,n,Mr)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":H(e,r),{stream:s}=W(n,{stream:Boolean},r);return o.encode(i,!s)}},Qn=O(ge,"LegacyTextEncoder");var we="Failed to execute 'decode' on 'TextDecoder'",ye=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=be(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=A,n=void 0){let o=this.#t,r=D(e,we),i=Ot(n,"stream",we);return this.#e||o.reset(),this.#e=i,o.decode(nn(r),!i,we)}},to=O(ye,"TextDecoder");function be(t,e,n){let o=h(t),r=Ot(e,"fatal",n),i=Ot(e,"ignoreBOM",n);return new j(kn(o,n),r,i)}function eo(t,e,n){let o=Ke();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Oe(t,e){let n=`Failed to execute 'transform' on '${t}'`;return eo(t,(o,r)=>{let i=D(o,n);r(ot(n,()=>e.decode(U(i),!1)))},o=>o(ot(n,()=>e.decode(A,!0))))}var Se=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=be(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=Oe("TextDecoderStream",o),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},no=O(Se,"TextDecoderStream"),Ee=class t{#t;constructor(){this.#t=ro("TextEncoderStream",new E(m,"fatal"),h),new.target!==t&&G(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},oo=O(Ee,"TextEncoderStream");function ro(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return eo(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Te=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Ct(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=ro("LegacyTextEncoderStream",o,H)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},io=O(Te,"LegacyTextEncoderStream");var Ae=class{fatal;ignoreBOM;#t;#e;#n=A;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=Qe(this.#n,e);if(!n&&Re(o))return this.#n=o,"";let r=nt(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new j(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(b(o,i),n)}},Be=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=h(e),{fatal:i,ignoreBOM:s}=W(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Ae(M(r,o),i,s);this.#t=c,this.#e=Oe("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},so=O(Be,"DecoderStream");function co(t,e){let n="Failed to execute 'findUnmappable'",o=H(t,n),r=lt(h(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new E(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function ao(t){let e=nt(U(D(t,"Failed to execute 'bomSniff'")));return e?p[e.encoding].name:null}function fo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=D(t,o),i=M(h(e),o),{fatal:s,ignoreBOM:c}=W(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=U(r),f=nt(a),y=f&&!c?f.bytes.length:0,x=new j(f?.encoding??i,s,!0,y);return ot(o,()=>x.decode(b(a,y),!0))}async function uo(t=void 0){let e=await t;if(e===void 0)te()||await Qt(ht,!0);else{let n=_r(e)?await Ur(e):e;await Qt(()=>n,!1)}}var _r=t=>typeof t?.arrayBuffer=="function";function Ur(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{so as DecoderStream,Qn as LegacyTextEncoder,io as LegacyTextEncoderStream,to as TextDecoder,no as TextDecoderStream,zn as TextEncoder,oo as TextEncoderStream,_ as UnmappableError,ao as bomSniff,fo as decode,Xn as encode,p as encodings,co as findUnmappable,uo as initialize,ke as labelToName};
