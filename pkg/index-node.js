function Gn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Yt=()=>Gn(new URL("./encoding.wasm",import.meta.url)),It="encoding-wasm",Fe=void 0;var Kt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function M(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=Ai();function Ai(){let t=Kt.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var Mi=M(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,mt=21,vn=29,rt=33,j=36,V=37,_=38,Fi=[[j,""],[35,"korean"],[32,"japanese"],[vn,"chinese"],[1,"single-byte"],[y,""]],Yn=t=>t<j&&t!==rt,zt=t=>t>y&&t<vn,Ii=t=>Fi.find(([e])=>t>=e)[1];function Q(t){let e=Mi();return e.get(t)??e.get(Jn(Di(t)))}function C(t,e){let n=Q(t);if(n===void 0){let o=Ie(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Fe){let o=Ii(n);if(o&&!Fe.includes(o))throw new RangeError(`${e}: '${It}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ie(t){let e=qt(t),n={936:"gbk",950:"big5"}[e]??e,o=g.findIndex(({labels:r})=>r.some(i=>qt(i)===n));return o<0||o===j?void 0:o}var qt=t=>Jn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Kn=[{encoding:y,bytes:[239,187,191]},{encoding:V,bytes:[254,255]},{encoding:_,bytes:[255,254]}],Jt=3;function v(t){return Kn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function qn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function zn(t){return Kn.find(e=>e.encoding===t)?.bytes}function Dt(t){return t===y||t===V||t===_}function Di(t){let[e,n]=[0,t.length];for(;e<n&&Vn(t[e]);)e+=1;for(;n>e&&Vn(t[n-1]);)n-=1;return t.slice(e,n)}var Vn=t=>`	
\f\r `.includes(t);function Jn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Xn(t){let e=Q(`${t}`);return e===void 0?null:g[e].name}function Zn(t){let e=Q(`${t}`);return e===void 0?null:g[e!==j&&e!==V&&e!==_?e:y].name}var R=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function W(t,e){try{return e()}catch(n){throw n instanceof R?n.toTypeError(t):n}}var _i=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Qn=Symbol.for("encoding-wasm.UnmappableError"),Y=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${_i(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&Qn in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Qn,{value:!0,...n}),t})();var Xt=t=>globalThis.Buffer?.prototype?.[t],Zt=Xt("ucs2Slice"),to=Xt("ucs2Write"),_e=Xt("utf8Slice"),eo=Xt("latin1Slice"),no=t=>globalThis[t],oo=no("TextDecoder"),Ci=oo?.prototype?.decode,Ce=no("TextEncoder"),Ui=Ce?.prototype?.encode,Ni=Ce?.prototype?.encodeInto;function pt(t){let e=new oo(t,{ignoreBOM:!0});return Ci.bind(e)}function ro(){let t=new Ce,[e,n]=[Ui,Ni].map(o=>o.bind(t));return{encode:e,encodeInto:n}}function it(t){try{return t()}catch{return}}var ht=()=>"InternalError"in globalThis,gt=()=>"Bun"in globalThis,_t=()=>"Deno"in globalThis,xt=()=>Number.parseInt(globalThis.process?.versions?.node,10),io=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,De;function so(){let{process:t,TransformStream:e}=globalThis;return e&&e===De?e:(De=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),De)}var Qt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,co=()=>Object.getPrototypeOf(Uint8Array.prototype),te=t=>Qt(co(),t),Ue=t=>Qt(DataView.prototype,t),ao=t=>co()[t],fo=te(Symbol.toStringTag),ee=te("buffer"),Ne=te("byteOffset"),uo=te("byteLength"),Li=ao("set"),Ri=ao("slice"),ki=Ue("buffer"),Pi=Ue("byteOffset"),$i=Ue("byteLength"),lo=Qt(ArrayBuffer.prototype,"byteLength"),ji=typeof SharedArrayBuffer=="function"?Qt(SharedArrayBuffer.prototype,"byteLength"):void 0,d=t=>uo.call(t),E=(t,e,n=d(t))=>new Uint8Array(ee.call(t),Ne.call(t)+e,n-e);function st(t,e){let n=new Uint8Array(d(t)+d(e));return K(n,t),K(n,e,d(t)),n}function ne(t,e){let n=Ne.call(t),o=e+(-(n+e)&3),r=Math.max(0,d(t)-o)>>2,i=r>0?new Int32Array(ee.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ct=(t,e)=>E(t,0,Math.min(e,d(t))),K=(t,e,n)=>Li.call(t,e,n),tt=(t,e,n)=>Ri.call(t,e,n),Wi=64,Hi=24;function at(t,e,n){if(n>Hi)return tt(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Ct(t,e){if(e<=Wi)return!1;try{return lo.call(ee.call(t)),!1}catch{return!0}}function O(t,e){if(!ArrayBuffer.isView(t)&&ho(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function mo(t,e){if(ArrayBuffer.isView(t)&&fo.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function T(t){return ArrayBuffer.isView(t)?Ut(t):ho(t)===0?A:new Uint8Array(t)}var po=t=>t instanceof Uint8Array?t:T(t);function Ut(t){try{return fo.call(t)===void 0?new Uint8Array(ki.call(t),Pi.call(t),$i.call(t)):new Uint8Array(ee.call(t),Ne.call(t),uo.call(t))}catch{return A}}var A=new Uint8Array;function ho(t){for(let e of[lo,ji])try{return e?.call(t)}catch{}}function b(t,e,n){go(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function oe(t,e,n){return t===void 0?!1:(go(t,n),!!t?.[e])}function go(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var x=t=>`${t}`;function ft(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var re=t=>t===void 0?void 0:!!t;function ie(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function wt(t){return(e,n)=>{let o=e===void 0?t[0]:x(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Nt=64,J=new Uint8Array(3*Nt);function Le(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){J[n++]=r;continue}let i=(r&63488)===55296?Re(t,o):r;i>=65536&&(o+=1),n=Pe(i,J,n)}return at(J,0,n)}function xo(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(J[o++]=s>>8),J[o++]=s}return at(J,0,o)}function Re(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var ke=t=>t<128?1:t<2048?2:t<65536?3:4;function Pe(t,e,n){if(t<128)return e[n]=t,n+1;let o=ke(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Lt=8;function se(t,e,n){let{fromCharCode:o}=String,r=t;switch(n){case 0:return"";case 1:return o(r[e]);case 2:return o(r[e],r[e+1]);case 3:return o(r[e],r[e+1],r[e+2]);case 4:return o(r[e],r[e+1],r[e+2],r[e+3]);case 5:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4]);case 6:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5]);case 7:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5],r[e+6]);default:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5],r[e+6],r[e+7])}}var Eo=512,Gi=64,Vi=24;function bo(t,e,n,o){if(n===0)return"";if(n>Gi||t===y&&n>Vi||(e[0]|e[n>>1]|e[n-1])>=128||!vi(e,n))return;if(n<=Lt)return se(e,0,n);let r=Oo();return r?r.call(e,0,n):o(t,e,n)}function vi(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var wo=[];function So(t,e,n,o){return n<Eo?o(t,e,n)??yo(t,e,n):yo(t,e,n)??Yi(t,e,n,o)??o(t,e,n)}function yo(t,e,n){let o=Oo();if(!(!o||t!==mt||!qi(e,n)||Ct(e,n)))try{return o.call(e,0,n)}catch{return}}function Yi(t,e,n,o){if(!(!zi(t)||Ct(e,n)))return wo[t]??=it(()=>Ji(t,o))??null,wo[t]?.(e)}var Oo=M(()=>it(Ki));function Ki(){let t=eo,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function qi(t,e){if(e<Eo)return $e(t,0,e);let{start:n,words:o}=ne(t,0),r=n+4*o.length;if(!$e(t,0,n)||!$e(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function $e(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var zi=t=>ht()||t===mt&&(gt()||!(xt()>0));function Ji(t,e){let n=pt(g[t].name),o=i=>n(i)===e(t,i,d(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Xi=24,Zi=M(()=>it(ts)),Qi=M(()=>it(ns)),To=M(()=>it(os));function Bo(t,e,n){if(!(t!==y&&t!==_)&&!(n<Xi&&(n===0||t===_||!Mo()))&&!Ct(e,n))return t===y?Zi():Qi()}function Ao(t){try{return To()?.encode(t)}catch{return}}function je(t,e){try{return To()?.encodeInto(t,e)}catch{return}}function ts(){let t=xt()<22?io():()=>!0;if(!t)return;let e=pt("utf-8"),n=es()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var Mo=M(()=>xt()>=22&&!_t()&&_e!==void 0);function es(){if(!Mo())return;let t=_e;return(e,n)=>t.call(e,0,n)}function ns(){let t=xt()<22?512:Number.POSITIVE_INFINITY,e=r=>Zt.call(r,0,d(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(r,i){let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}function os(){let t=ro(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var rs=65539;function Io(t,e,n){let o=ce(a=>ss(a,n),t,e),r=ce(cs,t,e);if(o&&r){let a=_t()?Number.POSITIVE_INFINITY:64;return{...r,read:(f,u)=>(u<128?o:r).read(f,u),write:(f,u)=>(f.length<a?o:r).write(f,u),readBytes:o.readBytes}}let i=We(t);if(o){let a=ht()?ce(Fo,t,e):void 0;return a?{...o,read:(f,u)=>(u<4096?o:a).read(f,u)}:o}let s=r??ce(Fo,t,e)??i,c=r?Lt:15;return{...s,read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f)}}function ce(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),We(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var is="strings";function ss(t,e){let[n]=WebAssembly.Module.customSections(e,is),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:rs}}function cs(t){let[e,n]=[Zt,to],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:gt()||_t()?void 0:i};function i(s){let c=new Uint8Array(2*s),a=0;return{add(f,u){K(c,new Uint8Array(t.buffer,f,2*u),a),a+=2*u},toText:()=>e.call(c,0,a)}}}function Fo(t){let e=pt("utf-16le"),{write:n,most:o}=We(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function We(t){let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=Lt)return se(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function Do(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var ae,l,Ge,_o,Co,X,P={input:0,units:0,output:0},U=-1,B=65536,Rt=0,fe={name:"",encoding:U},S={isBusy:!0,newCodec:Number.NaN},kt=Number.NaN;function et(t,e){fe.name=t,fe.encoding=e,S.newCodec=kt,S.isBusy&&as(),S.isBusy=!0}function as(){try{Lo(),ae??=us(Yt()),No(new WebAssembly.Instance(ae),ae)}catch(t){throw Ro(t)}}async function Ve(t,e){try{Lo();let n=t(),o=Uo(n)?n:await WebAssembly.compile(fs(n));e||ls(o);let r=await WebAssembly.instantiate(o);if(ve())return;No(r,o),ae=o}catch(n){throw Ro(n)}}var fs=t=>ArrayBuffer.isView(t)?Ut(t):t,ve=()=>!S.isBusy;function us(t){return Uo(t)?t:new WebAssembly.Module(t)}function Uo(t){try{return WebAssembly.Module.customSections(t,It),!0}catch{return!1}}var ds="encoding-wasm";function ls(t){let[e]=WebAssembly.Module.customSections(t,ds),n=`${It} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function No({exports:t},e){if(l=t,l.block_length()!==B)throw new Error("The module has blocks of another length.");He=WebAssembly.RuntimeError,P.input=l.input(),P.units=l.units(),P.output=l.output(),$o(),X=Io(l.memory,P.units,e),Rt=Math.min(l.units_length(),X.most),S.isBusy=!1}function Lo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Ro(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ms(t))return new RangeError(`encoding-wasm: ${ko} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var ko="no memory for WebAssembly; free some, and call again",ms=t=>t instanceof RangeError&&/memory/i.test(t.message);function Pt(){return Ke(),Ge}function Po(){return Ke(),_o}function Ye(){return Ke(),Co}function Ke(){Ge.length===0&&$o()}function $o(){let{buffer:t}=l.memory;Ge=new Uint8Array(t),_o=new Uint8Array(t,P.input,B),Co=new Int32Array(t,l.codec(),l.codec_length()>>2)}function qe(t,e){return et(t,U),ze(e)}function ze(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw H(e)}}var He;function H(t){if(!He||!(t instanceof He))return t;let e=g[fe.encoding]?.name,n=`${fe.name}${e?` of ${e}`:""} failed`;return hs()?new RangeError(`encoding-wasm: ${n}: ${ko}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var ps=32;function hs(){try{return l.memory.grow(ps),!1}catch{return!0}}function q(){let t=Ye();return Go(t,new Int32Array(t.length))}function Ho(){return l.held()!==0?q():(S.newCodec=$t,null)}var Je=t=>Go(t,Ye());function Go(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Vo(t,e){vo(t,e)||(et("decoding",t),e?Je(e):l.new_decoder(t),$t=t===rt||t===j?kt:t)}var $t=kt;function vo(t,e){return e||S.newCodec!==t||S.isBusy?!1:(S.newCodec=kt,S.isBusy=!0,!0)}function de(t,e){vo(~t,e)||(et("encoding",t),e?Je(e):l.new_encoder(t),$t=~t)}function Xe(t,e,n,o){et("transcoding",t),o?Je(o):l.new_transcoder(t,e,+n)}function Yo(t,e){l.set_source_encoding(t,+e),S.isBusy=!1}function yt(t){let e=d(t),n=l.alloc(e)>>>0;return K(Pt(),t,n),[n,e]}var gs=M(()=>Uint8Array.from(Kt,t=>t.charCodeAt(0))),jo,Ko=t=>qe("sniffing",()=>(jo!==l&&l.give_labels(...yt(gs())),jo=l,t())),qo=(t,e,...n)=>Ko(()=>l.sniff_html(...yt(t),e,...n)),zo=(t,e,n)=>Ko(()=>l.sniff_xml(...yt(t),e,n));var Jo=(t,e)=>qe("sniffing",()=>l.default_for(...yt(t),e)),Xo=()=>et("detection",U);function Zo(t,e){try{l.feed_detector(...yt(t),+e)}catch(n){throw H(n)}}var Qo=(t,e,n,o)=>ze(()=>{let r=a=>a?yt(a):[0,0],i=l.guess(...r(t),...r(e),...r(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),tr=-1,Et=-2;function er(t,e,n,o,r){ue(t,e),S.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&(S.newCodec=$t),tn(i)}var ut={encoding:U,at:0,owner:void 0};function Ze(t,e,n){if((ut.encoding!==t||ut.owner!==l||S.isBusy)&&(et("decoding",t),ut.owner=l,ut.at=X.readBytes?l.byte_table(t):0,ut.encoding=t,S.isBusy=!1),ut.at===0)return;if(n<=B)return ue(e,n),Wo(n);if(X.most>Rt)return;let o="";for(let r=0;r<n;r+=B){let i=Math.min(B,n-r);ue(E(e,r,r+i),i),o=G(o,Wo(i))}return o}var nt={encoding:U,table:void 0,owner:void 0},xs=9984;function nr(t){let{table:e}=nt;if(nt.encoding===t&&nt.owner===l&&(!e||d(e)>0)&&!S.isBusy)return e;et("encoding",t),nt.encoding=t,nt.owner=l,nt.table=void 0;let o=l.unit_table(t)>>>0,{buffer:r}=l.memory;return o>0&&(nt.table=zt(t)?new Uint8Array(r,o,xs):new Uint16Array(r,o,65536)),S.isBusy=!1,nt.table}var Wo=t=>X.readBytes(P.input,t,ut.at);function G(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var or=3,rr=t=>t+B+or<=Rt,ws=1<<28,ir=t=>t>Rt&&t<ws?X.collect?.(t+or):void 0,sr=()=>P.units,cr=()=>Pt()[P.units]|Pt()[P.units+1]<<8,ar=(t,e)=>X.read(P.units+2*t,e-t),le=(t,e,n)=>X.write(t.slice(e,n),P.units);function Qe(t,e,n,o){S.isBusy=!0;let r=l.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&D.finished()&&(S.newCodec=$t),tn(r)}var I={none:0,source:1,result:2};function fr(t,e,n,o){let r=d(t);ue(t,r),S.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return S.isBusy=!1,tn(i)}var ys=24;function ue(t,e){let n=Po();if(e>ys)try{K(n,t)}catch{K(n,E(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function tn(t){if(t<Et)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var jt=t=>at(Pt(),P.output,t);var D={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},bt={malformed:()=>l.replaced(),firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var Es=65279,bs=256,N=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=d(e),i=this.#t,s=this.#e,c=this.#n,a="";try{a=this.#r(e,r,n)??this.#s(e,r,n)}catch(u){throw this.#t=i,this.#e=s,this.#n=c,H(u)}let f=this.#o;if(f)throw this.#o=null,this.#e=s,this.#n=c+r,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let{encoding:r}=this;if(!this.#t&&Yn(r)){let s=bo(r,e,n,Ze)??(zt(r)?So(r,e,n,Ze):void 0);if(s!==void 0&&!(this.fatal&&s.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,s}let i=Bo(r,e,n);return i&&this.#i(i,e,n,o)}#i(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<bs&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==y)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#s(E(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((u,m)=>n[i+m]===u)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#e||=c>0;let a=i===0&&c===o?n:E(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=G(s,this.#s(a,c-i,!0)),this.#o)return s}else s=G(s,f),this.#n+=c-i;return c<o?G(s,this.#s(E(n,c),o-c,r)):s}#s(e,n,o){Vo(this.encoding,this.#t);let r="",i=ir(n),s=this.#e||this.ignoreBOM||!Dt(this.encoding),c=0;for(let a=0;;a+=B){let f=n-a<=B,u=Math.min(B,n-a),m=a===0&&f?e:E(e,a,a+u),h=er(m,u,c,this.fatal,o&&f);if(h<0)return this.#t=q(),this.#o=new R(this.name,this.#n+a+D.start(),D.length()),r;if(c+=h,c>0&&(f||!rr(c))){let p=!s&&cr()===Es?1:0;i?i.add(sr()+2*p,c-p):r=G(r,ar(p,c)),s=!0,c=0}if(f)break}return this.#e=s,this.#t=o?null:Ho(),this.#n+=n,i?i.toText():r}};function ur(t,e){let n=C(t,e);if(n===j)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var St=t=>t==null?void 0:x(t);function pe(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Ss(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>C(x(n),e))}}var he={allowUTF8:t=>t===void 0||!!t,candidates:Ss,locale:St,maxBytes:pe,tld:St},en=["text","ASCII","empty","binary","unknown"];function Wt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=d(t),a=Math.min(c,i);Xo();for(let w=0;w<a;w+=B){let k=Math.min(w+B,a);Zo(E(t,w,k),e&&k===c)}let f=Qo(o,r&&me(r),s&&me(s),n),{0:u,1:m,2:h}=f,p=w=>({encoding:g[f[3+2*w]].name,score:f[4+2*w]});return{kind:en[u],isASCII:en[u]==="ASCII"||en[u]==="empty",encoding:m<0?void 0:m,score:h,candidates:Array.from({length:(f.length-3)/2},(w,k)=>p(k))}}function me(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Ht(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=O(t,n),r=b(e,he,n),i=Wt(T(o),!0,r);return{encoding:i.encoding===void 0?null:g[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates}}var Os=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ts=1024,Bs=1<<20,As=65536,Ms=[rt,j,V,_],Ot=(t,e)=>{let n=St(t);return n===void 0?U:C(n,e)},dr=(t,e)=>Math.min(pe(t,e)??Ts,Bs),lr=t=>Q(St(t)??"")??U;function Fs(t,e){if(t)return b(t===!0?void 0:t,he,e)}var Is={defaultEncoding:Ot,detect:Fs,likelyEncoding:Ot,locale:St,maxPrescanBytes:dr,parentEncoding:Ot,transportLayerEncodingLabel:lr,userOverride:Ot};function mr(t,e){let n=b(t,Is,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Jt,r),declared(s){let{userOverride:c,parentEncoding:a,likelyEncoding:f}=n,u=Math.min(d(s),r),m=qo(s,u,c,i,a,f);return m===U?void 0:on(m)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>pr(s)??hr(o,n.defaultEncoding)}}function pr(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function hr(t,e){return on(Jo(me(t),e===U?mt:e))}var Ds={defaultEncoding:Ot,maxPrescanBytes:dr,transportLayerEncodingLabel:lr};function gr(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=b(t,Ds,e),i=s=>{let c=Math.min(d(s),o),a=on(zo(s,c,r));return a.source==="default"&&n!==U?{...a,encoding:n}:a};return{prescanned:Math.max(Jt,o),declared:i,decide:()=>i(A)}}function _s(t,e){let n={...he,defaultEncoding:Ot},{defaultEncoding:o,...r}=b(t,n,e);return{prescanned:Jt,declared(i){let s=v(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===U?i?.encoding??mt:o;return pr(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Cs={detect:_s,html:mr,xml:gr},Us=["detect","html","xml"],Ns={prefixBytes:pe,sniff:wt(Us)};function ge(t,e){let{prefixBytes:n,sniff:o}=b(t,Ns,e),r=Cs[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??As,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Ms.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>nn(r,c),takesWhole:n===void 0}}function nn({prescanned:t,declared:e,options:n,decide:o},r){return e(ct(r,t))??o(n&&Wt(r,!0,n))}function on(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Os[t>>8&255],score:null}}var xr=({encoding:t,confidence:e,source:n})=>({encoding:g[t].name,confidence:e,source:n});function wr(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:O(t,n),r=mr(e,n);return o?xr(nn(r,T(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function yr(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=O(t,n),r=gr(e,n);return xr(nn(r,T(o)))}function Er(t){return g[hr(x(t),U).encoding].name}var sn=-1,rn=27,Br="(B",Ar="(J",Mr=[Br,Ar,"(I","$@","$B"],Ls=4,br=16,xe=class{#t=!0;#e=!0;read(e,n){let o=d(e),r=this.#t?Rs(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=js(e,i)),i!==o);){let a=e[i];if(a===rn&&this.#e){let f=Tr(e,i);if(s=Mr.includes(f),!s&&!n&&Hs(f))break;this.#e=s}else s=a>=128||i<r&&Ws(a);s||(i+=1)}let c=s?i:sn;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=d(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==rn)continue;if(r>n&&o-r<=Ls)return r;let i=Tr(e,r);this.#e&&=i===Br||i===Ar}return o}};function Rs(t){let[e,n]=[!0,!0];for(let o=0;o<br;o+=2){if(o+1>=d(t))return 1/0;if(e&&=Or(t[o]),n&&=Or(t[o+1]),!e&&!n)return o+2}return br}var ks=16843009,Ps=454761243,$s=2155905152;function js(t,e){let n=d(t),{start:o,words:r}=ne(t,e),i=Sr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^Ps;if(((r[s]|c-ks&~c)&$s)!==0)break}return Sr(t,o+4*s,n)}function Sr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==rn;)o+=1;return o}var Or=t=>t===48||t>=78,Ws=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Tr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,d(t));o++)n+=String.fromCharCode(t[o]);return n}var Hs=t=>t.length<2&&Mr.some(e=>e.startsWith(t));var an=["fatal","html","replacement"],Gs=2048;function fn(t,e){if(!(t.length>Nt/2))try{let n=nr(e);return n&&xo(t,n)}catch(n){throw H(n)}}var F=class t{encoding;unmappable;#t;#e=null;#n=0;#o=A;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){return this.#t?0:an.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>B)return;let n=fn(e,this.encoding);if(n)return n;try{de(this.encoding,null),le(e,0,e.length);let o=Qe(0,e.length,this.#r,!0);return o===Et||!D.finished()?void 0:(this.#n=0,jt(o))}catch(o){throw H(o)}}#s(e,n){let o=new $;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new Y(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=A,this.#e=null,this.#n=0);let a=this.#t,f=this.#r,u=a?Gs:B,m=a&&this.encoding===rt?new cn(c,o):void 0,h=m?p=>m.add(p):o;try{de(this.encoding,s);for(let p=0;p===0||p<e.length;p+=u){let w=Math.min(p+u,e.length);le(e,p,w);let k=w===e.length;for(let z=0,jn=!1;!jn;){let vt=Qe(z,w-p,f,n&&k);h(jt(vt===Et?D.written():vt));let Wn=i+p+z+D.start();if(z+=D.read(),jn=vt!==Et&&D.finished(),vt!==Et)continue;let Me=D.codePoint();if(a){let Oi=q(),Hn=()=>this.locate(Wn),Ti=a(Me,Hn),Bi=this.#c(Oi,Ti,h,Me,Hn);de(this.encoding,Bi),le(e,p,w)}else r(Me,Wn)}}}catch(p){throw H(p)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#e=q(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new Y(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new Y(c,i(),this.name)}),s.#e}},Fr=27,Ir=3,cn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=d(e);if(n===0)return;e[0]!==Fr&&this.#t(this.held);let o=e[n-Ir]===Fr?n-Ir:n;this.#t(tt(e,0,o)),this.held=tt(e,o,n)}},$=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=d(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=un(this.#n),n=0;return this.forEach(o=>{K(e,o,n),n+=d(o)}),e}};function un(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Z(t,e){let n=C(t,e);if(n===V||n===_){let{name:o}=g[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return dn(n,t,e)}function dn(t,e,n){if(t===j)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Vs=2048,vs=64,Tt=class{decision=null;sample=A;detected;#t;#e=!0;#n=!1;#o=new xe;#r=new $;#i;#s=0;#c=A;#f=A;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new $;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+d(e)<this.#i&&!n)return this.#u(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new $;let i=ct(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let f=d(s);if(a===sn)return n?this.#a(i(this.#d(s,!0)),o,s):this.#u(s,f+1,o);let u=_r(s,a-c,r.windowBytes),m=Math.min(u+r.windowBytes,r.maxBytes-this.#s);if(f<m&&!n)return this.#u(s,m,o);let h=ct(s,Math.max(0,m)),p=this.#d(h,f<m);if(!r.passesASCII||!Ys(p,h)||m<=u)return this.#a(i(p),o,s);s=this.#l(s,this.#o.skip(h,a-c),o)}}#d(e,n){this.sample=st(st(this.#c,this.#f),e);let o=this.#t.detection.options;return this.detected=Wt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#u(e,n,o){let r=d(e);return r>0&&this.#r.add(tt(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=ct(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,Vs-d(this.#c));return i>0&&(this.#c=st(this.#c,ct(r,i))),this.#f=Dr(st(this.#f,Dr(E(r,i)))),E(e,n)}#a(e,n,o){return this.decision=e,{passed:n,rest:o}}},Dr=t=>E(t,Math.max(0,d(t)-vs));function _r(t,e,n){let o=Math.min(d(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Ys(t,e){return t.isASCII||t.encoding===void 0&&!(e[_r(e,0,1/0)]>=128)}var ln=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new Tt(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new N(y,!1,!0);o.forEach(f=>{i=G(i,s.decode(f,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let a=this.ignoreBOM||this.#n>0;return this.#t=new N(c.encoding,this.fatal,a,this.#n),G(i,this.#t.decode(r,n))}};function mn(t,e){let{fatal:n,ignoreBOM:o}=b(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new ln(ge(t,e),n,o)}function Cr(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=O(t,n),r=mn(e,n),i=W(n,()=>r.decode(T(o),!0)),s=r.decision;return{text:i,encoding:g[s.encoding].name,score:s.score,source:s.source}}function L(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function dt(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function pn(){throw new TypeError("Illegal invocation")}var Ur="Failed to execute 'encodeInto' on 'TextEncoder'",hn=class t{#t="utf-8";constructor(){new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||pn(),Bt(x(e))}encodeInto(e,n){#t in this||pn(),ie(arguments,2,Ur);let o=x(e),r=mo(n,Ur),{read:i,written:s}=je(o,r)??{read:0,written:0};if(i===o.length||s===d(r))return{read:i,written:s};let c=Zs(o.slice(i),E(Ut(r),s));return{read:i+c.read,written:s+c.written}}},Nr=L(hn,"TextEncoder"),Ks=6,qs=16;function Bt(t){let{length:e}=t;if(e<=Ks)return Le(t);if(e<=Nt&&zs()){if(e<=qs)return Le(t);let n=Js(t)&&Xs(t);if(n)return n}return Ao(t)??new F(y,"fatal").encode(t,!0)}var zs=M(()=>!ht()&&!gt()),Js=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function Xs(t){let e=je(t,J);return e?.read===t.length?at(J,0,e.written):void 0}function Zs(t,e){let n=0,o=0;for(;n<t.length;){let r=Re(t,n);if(o+ke(r)>d(e))break;o=Pe(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Lr=`4h	!
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
n	?`;var Qs=M(()=>{let t=0;return new Map(Lr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),tc=3,Rr=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function kr(t){let e=new F(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof Y)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Pr(String.fromCodePoint(r),n,tc),o.set(r,i)),i}}function Pr(t,e,n){if(Rr(t))return"";if(n===0)return null;let o=ec(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Pr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function ec(t){let e=[...Qs().get(t)??[],...nc(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function nc(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=h=>s>>o.length-1-h&1,a=o.filter((h,p)=>c(p)),f=o.filter((h,p)=>!c(p)),u=[n,...a].join("").normalize("NFC"),m=u+f.join("");m.normalize("NFD")===e&&r.push(m),f.every(Rr)&&i.push(u)}return[...r,...i]}var oc=["fatal","html","replacement","ignore","translit"],rc=wt(oc),we=(t,e)=>typeof t=="function"?t:rc(t,e);function ye(t,e,n){return typeof t=="function"?(o,r)=>ic(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?kr(e):void 0}function ic(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=T(O(t,e));return tt(n,0,d(n))}var sc="Failed to construct 'LegacyTextEncoder'",gn="Failed to execute 'encode'";function $r(t,e="utf-8",n=void 0){let o=ft(t,gn);if(n===void 0){let i=Z(x(e),gn);return i===y?Bt(o):fn(o,i)??new F(i,"fatal").encode(o,!0)}let r=Ee(e,n,gn);return r.encoding===y?Bt(o):r.encode(o,!0)}function Ee(t,e,n){let o=x(t),r=e===void 0?"fatal":b(e,{unmappable:we},n).unmappable,i=Z(o,n);return new F(i,r,ye(r,i,n))}var xn=class{#t;constructor(e="utf-8",n=void 0){this.#t=Ee(e,n,sc)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ft(e,r),{stream:s}=b(n,{stream:Boolean},r);return o.encode(i,!s)}},jr=L(xn,"LegacyTextEncoder");var wn="Failed to execute 'decode' on 'TextDecoder'",yn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=En(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=A,n=void 0){let o=this.#t,r=O(e,wn),i=oe(n,"stream",wn);return this.#e||o.reset(),this.#e=i,o.decode(po(r),!i,wn)}},be=L(yn,"TextDecoder");function En(t,e,n){let o=x(t),r=oe(e,"fatal",n),i=oe(e,"ignoreBOM",n);return new N(ur(o,n),r,i)}var bn=4096,cc=27,ac=65533,Se=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new F(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==ac&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=d(e);for(let i=0;i===0||i<r;i+=bn){let s=r-i<=bn;this.#s(E(e,i,s?r:i+bn),s?n:I.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=u=>(s??=uc(r,e),s[u-i]);let c=new $,a;try{this.#t.transcode(e,n===I.result?I.source:n,u=>c.add(u))}catch(u){a=u}let f=fc(c.concatenate());try{this.#e.encodeOrFail(f,n===I.result,o),this.#n=n===I.result?0:i+f.length}catch(u){throw this.#t.abandonSource(),u}if(a)throw a}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function fc(t){let e=new Uint16Array(d(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function uc(t,e){let n=d(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=dc(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(E(e,c,c+1),I.none,u=>{a+=d(u)/2})}catch(u){if(u instanceof R)break;throw u}let f=a===0&&c-(s-t.position)===2&&e[c-2]===cc;for(let u=0;u<a;u++)r[i++]=u===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function dc(t){try{t.copy(!0).transcode(A,I.source,()=>{})}catch(e){if(e instanceof R)return e.offset;throw e}return t.position}function Gr(t,e){let n="Failed to execute 'transcode'",o=O(t,n),r=On(e,n),i=new $;return W(n,()=>r.transcode(T(o),I.result,s=>i.add(s))),i.concatenate()}function On(t,e){let n={bom:Boolean,fatal:Boolean,from:pc("from"),ignoreBOM:Boolean,to:a=>a===void 0?"utf-8":x(a),unmappable:we},{from:o,to:r,...i}=b(t,n,e),s=o==="auto"?ge(t,e):C(o,e),c=dn(C(r,e),r,e);if(i.bom&&!Dt(c))throw new RangeError(`${e}: ${g[c].name} has no byte order mark.`);return lc(s,c,i,e)}function lc(t,e,n,o){return typeof t=="number"?Wr(t,e,n,o):new Sn(t,Wr(y,e,n,o))}function Wr(t,e,n,o){let r=ye(n.unmappable,e,o);return r&&!Dt(e)?new Se(mc(t,n),e,n.unmappable,r):new Oe(t,e,n)}function mc(t,e){return new Oe(t,_,{...e,bom:!1,unmappable:"fatal"})}function pc(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return x(e)}}var Hr={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Oe=class t{from;to;#t=null;#e=0;#n;#o={...Hr};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Xe(e,this.to,this.#n.ignoreBOM,this.#t),Yo(e,n),this.#t=q())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=jt}=this.#n;s&&!this.#t&&o(Uint8Array.from(zn(this.to)??[]));let f=Math.max(0,an.indexOf(c)),u=d(e);try{Xe(this.from,this.to,i,this.#t);for(let m=0;;){let h=u-m<=B,p=h&&m===0?e:E(e,m,h?u:m+B),w=fr(p,r,f,h?n:I.none);this.#r(this.#e+m);let k=w<0?D.written():w;if(k>0&&o(a(k)),w<0&&this.#i(w,m),m+=D.read(),h&&D.finished())break}}catch(m){throw H(m)}this.#t=q(),this.#e=n===I.none?this.#e+u:0}takeLosses(){let e=this.#o;return this.#o={...Hr},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+bt.firstMalformed()),n.malformed+=bt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+bt.firstUnmappable(),n.codePoint=bt.codePoint()),n.unmappable+=bt.unmappable()}#i(e,n){let o=this.#e+n+D.start();throw this.#t=q(),this.#e=0,e===tr?new R(g[this.from].name,o,D.length()):new Y(D.codePoint(),o,g[this.to].name)}},Sn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===I.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,this.#o=!1,this.#r.setSource(y,!1),new Tt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);i.forEach(c=>{this.#r.transcode(c,I.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};function Fn(t,e,n){let o=so();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Gt(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Fn(t,(o,r)=>{let i=O(o,n);r(W(n,()=>e.decode(T(i),!1)))},o=>o(W(n,()=>e.decode(A,!0))))}var Tn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=En(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=Gt("TextDecoderStream",o),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Vr=L(Tn,"TextDecoderStream"),Bn=class t{#t;constructor(){this.#t=Yr("TextEncoderStream",new F(y,"fatal"),x),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},vr=L(Bn,"TextEncoderStream");function Yr(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Fn(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var An=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Ee(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Yr("LegacyTextEncoderStream",o,ft)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Kr=L(An,"LegacyTextEncoderStream"),Mn=class{#t;#e;constructor(e){let n=On(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let a=new $;try{W(o,()=>n.transcode(T(i),s,f=>a.add(f)))}finally{a.forEach(c)}};this.#t=n,this.#e=Fn("TranscoderStream",(i,s)=>r(O(i,o),I.none,s),i=>r(A,I.result,i))}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},qr=L(Mn,"TranscoderStream");var In=class{#t;#e;constructor(e=void 0){let n=mn(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=Gt("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},zr=L(In,"AutoDecoderStream");var Dn=class{fatal;ignoreBOM;#t;#e;#n=A;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=st(this.#n,e);if(!n&&qn(o))return this.#n=o,"";let r=v(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new N(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(E(o,i),n)}},_n=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=x(e),{fatal:i,ignoreBOM:s}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Dn(C(r,o),i,s);this.#t=c,this.#e=Gt("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Jr=L(_n,"DecoderStream");function Xr(t,e){let n="Failed to execute 'findUnmappable'",o=ft(t,n),r=Z(x(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new F(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function Zr(t){let e=v(T(O(t,"Failed to execute 'bomSniff'")));return e?g[e.encoding].name:null}function At(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=O(t,o),i=C(x(e),o),{fatal:s,ignoreBOM:c}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=T(r),f=v(a),u=f&&!c?f.bytes.length:0,m=new N(f?.encoding??i,s,!0,u);return W(o,()=>m.decode(E(a,u),!0))}function Qr(t){let e=T(O(t,"Failed to execute 'utf8Decode'")),n=v(e);return ni(y,n?.encoding===y?E(e,n.bytes.length):e)}function Vt(t){return ni(y,T(O(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function ti(t){let e=O(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new N(y,!0,!0).decode(T(e),!0)}catch(n){if(n instanceof R)return null;throw n}}function ei(t){return ie(arguments,1,"Failed to execute 'utf8Encode'"),Bt(x(t))}function ni(t,e){return new N(t,!1,!0).decode(e,!0)}async function oi(t=void 0){let e=await t;if(e===void 0)ve()||await Ve(Yt,!0);else{let n=hc(e)?await gc(e):e;await Ve(()=>n,!1)}}var hc=t=>typeof t?.arrayBuffer=="function";function gc(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var xc=0,lt=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),ri="application/x-www-form-urlencoded",ii=M(()=>{let t=new Set([...Array(32).keys(),127]),e=lt(t,' "#<>'),n=lt(e,"?^`{}"),o=lt(n,"/:;=@[\\]|"),r=lt(o,"$%&+,");return{"C0 control":t,fragment:lt(t,' "<>`'),query:e,"special-query":lt(e,"'"),path:n,userinfo:o,component:r,[ri]:lt(r,"!'()~")}}),wc=(t,e)=>wt(Object.keys(ii()))(t,e);function si(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Z(x(t),r),s=x(e),c=wc(x(n),r),a={spaceAsPlus:re},{spaceAsPlus:f=c===ri}=b(o,a,r),u=ii()[c],m="",h="",p=()=>{xc=h.charCodeAt(0),m=G(m,h),h=""};return new F(i,"fatal").encodeOrFail(s,!0,w=>{for(let k=0;k<d(w);k++){let z=w[k];f&&z===32?h+="+":z>126||u.has(z)?h+=`%${z.toString(16).toUpperCase().padStart(2,"0")}`:h+=String.fromCharCode(z)}h.length>yc&&p()},w=>{h+=`%26%23${w}%3B`}),p(),m}var yc=65536;var Nn=1,ci=2,Be=3,Ln=4,ot=10,Ae=1e3,ai=1010;function Ec(t,e){if(/[\t\n\f\r]/.test(t))return Nn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return Ln;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Nn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?ci:Be;if(e<12288){let n=e<880?1:e>>8;return ot*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?ai:Ae}var bc=65280,Sc=/[бгжзйф-я]/i,Cn;function Te(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(At(Uint8Array.from(r),t))}var Un;function Rn(t){Un??=new Uint16Array(65536),Cn??=[Te("shift_jis",136,151,64),Te("gbk",176,215),Te("big5",164,198,64),Te("euc-kr",176,200)];let e=Cn.map(()=>0),n=0,o=Nn;for(let r of t){let i=Number(r.codePointAt(0)),s=Un[i]||Ec(r,i);Un[i]=s;let c=o>=ot;if(s===Ln)n+=22;else if(s===Be)n+=c?15:o===Be?7:11;else if(s===ci)n+=c?9:7;else if(s>=Ae){for(let[a,f]of Cn.entries())s===ai?e[a]+=a>0?13:i>bc?9:5:e[a]+=f.has(r)?9:14;c&&o<Ae&&(n+=9)}else if(s>=ot){let a=r<"\x80";a||(n+=s<2*ot?6:Sc.test(r)?7:4),c&&o!==s?o>=Ae?n+=6:Math.trunc(o/ot)!==Math.trunc(s/ot)?n+=12:s%ot===1&&(n+=a?3:11):c&&!a&&(n+=s%ot),(o===Be||o===Ln)&&(n+=4)}o=s}return n+Math.min(...e)}var pi="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Oc=.25,hi=/^[GSBE]/,gi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,Tc=/^w|G|S|B.+5|KR/,Mt="UTF-8",Bc=-2,Ac=1,Mc=1e3,Fc=40,Ic=.003,fi=30,ui=10,Dc=25,_c=7,Cc=10,Uc=15,Nc=3,Lc=4,di=5;function xi(t,e=void 0){let n=x(t),{maxSteps:o}=b(e,{maxSteps:(c=2)=>Math.min(Number(c),Nc)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-Fc),s=n.slice(i,i+Mc);return Rc(s,o).map(({steps:c,gain:a})=>({text:mi(n,c)??n.replace(/[^\r\n]+/g,f=>mi(f,c)??f),path:c.map(({really:f,readAs:u})=>`${f} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Rc(t,e){let n=li(t);if(n>Dc)return[];let o=Rn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(f=>kc(f,o)).sort(kn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,di)}r.delete(t);let s=[...r.values()].sort(kn).slice(0,di);for(let a of s)a.gain+=.6*li(a.text);s.sort(kn);let c=_c+Math.min(Cc,40/t.length);return s.filter(({gain:a})=>a>Math.max(c,s[0].gain-Uc))}var kn=(t,e)=>e.gain-t.gain;function kc({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of pi.entries()){let c=hi.test(s)&&!gi.test(t)?void 0:Pn(t,s);if(!c)continue;let f=t.includes(Ft)||wi(c)?.includes(Ft)?jc:Ht(c).candidates;for(let{encoding:u,score:m}of f){if(m<Ic)break;if(e.length>0&&u!==Mt&&e[0].really!==Mt)continue;let h=$n(c,u,!0);if(h===void 0||h===t)continue;let p=n+2.4*Math.log2(m)-i*Oc-(u===Mt?Bc:Ac)-(e.length>0?Lc:0),w=o-Rn(h)+p;r.push({text:h,steps:[...e,{really:u,readAs:s}],bits:p,gain:w})}}return r}function li(t){if(t.includes(Ft))return 0;let e=gi.test(t),n=-1/0;for(let o of pi){let i=Tc.test(o)&&hi.test(o)===e?Pn(t,o):void 0;if(!i)continue;let[s,c]=[2**-fi,2**-fi];for(let{encoding:a,score:f}of Ht(i).candidates)a===o||$n(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-ui,Math.min(n,ui)):n}function mi(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Pn(n,r),s=i&&$n(i,o);if(s===void 0)return;n=s}return n}var Pc=127,Ft="\uFFFD",$c=4,jc=[{encoding:Mt,score:.9}];function Pn(t,e){let n=t.replaceAll(Ft,"\x7F").replace(/[\x80-\x9F]/g,o=>At(Uint8Array.of(o.charCodeAt(0)),e));try{return new F(Z(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function $n(t,e,n=!1){if(t.includes(Pc))return e===Mt?Wc(t):void 0;try{return new be(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Mt?wi(t):void 0}}function wi(t){let e=Vt(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return $c*n<=o?e:void 0}function Wc(t){let e=Vt(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Ft)&&n.length<=o.length+1?e.replaceAll("\x7F",Ft):void 0}var Hc=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,Gc=M(()=>new Map(Hc.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,Q(e)])})));function Vc(t){return Q(t)??Gc().get(qt(t))??Ie(t)}function yi(t){let e=Vc(x(t));return e===void 0?null:g[e].name}function Ei(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=Do(x(t)),i=Si(e,o),s={bigEndian:re},{bigEndian:c=i!=="little-endian"}=b(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let a=i?0:2,f=un(a+2*r.length),[u,m]=c?[0,1]:[1,0],h=(p,w)=>{f[w+u]=p>>8,f[w+m]=p};i||h(65279,0);for(let p=0;p<r.length;p++)h(r.charCodeAt(p),a+2*p);return f}function bi(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=O(t,o),i=Si(e,o),{fatal:s}=b(n,{fatal:Boolean},o),c=T(r),a=vc(c),f=(i??a)==="little-endian"?_:V,u=new N(f,s,i!==null);return W(o,()=>{if(!i||!a||a===i)return u.decode(c,!0);if(s)throw new R(u.name,0,2);return`\uFFFD${u.decode(E(c,2),!0)}`})}function vc(t){let e=v(t)?.encoding;return e===V?"big-endian":e===_?"little-endian":null}function Si(t,e){let n=x(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{zr as AutoDecoderStream,Jr as DecoderStream,jr as LegacyTextEncoder,Kr as LegacyTextEncoderStream,be as TextDecoder,Vr as TextDecoderStream,Nr as TextEncoder,vr as TextEncoderStream,qr as TranscoderStream,Y as UnmappableError,Zr as bomSniff,At as decode,Cr as decodeAuto,bi as decodeUTF16,Ht as detectEncoding,$r as encode,Ei as encodeUTF16,g as encodings,Xr as findUnmappable,Zn as getOutputEncoding,oi as initialize,Xn as labelToName,Er as localeDefaultEncoding,si as percentEncodeAfterEncoding,xi as repairMojibake,yi as resolveEncoding,wr as sniffHTMLEncoding,yr as sniffXMLEncoding,Gr as transcode,Qr as utf8Decode,Vt as utf8DecodeWithoutBOM,ti as utf8DecodeWithoutBOMOrFail,ei as utf8Encode};
