function Gn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Gt=()=>Gn(new URL("./encoding.wasm",import.meta.url)),Mt="encoding-wasm",Fe=void 0;var Vt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function M(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var h=Oi();function Oi(){let t=Vt.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var Ti=M(()=>new Map(h.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,mt=21,vn=29,rt=33,$=36,V=37,_=38,Bi=[[$,""],[35,"korean"],[32,"japanese"],[vn,"chinese"],[1,"single-byte"],[y,""]],Kn=t=>t<$&&t!==rt,Kt=t=>t>y&&t<vn,Ai=t=>Bi.find(([e])=>t>=e)[1];function X(t){let e=Ti();return e.get(t)??e.get(Jn(Mi(t)))}function C(t,e){let n=X(t);if(n===void 0){let o=Ie(t),r=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Fe){let o=Ai(n);if(o&&!Fe.includes(o))throw new RangeError(`${e}: '${Mt}' doesn't include ${h[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ie(t){let e=vt(t),n={936:"gbk",950:"big5"}[e]??e,o=h.findIndex(({labels:r})=>r.some(i=>vt(i)===n));return o<0||o===$?void 0:o}var vt=t=>Jn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Yn=[{encoding:y,bytes:[239,187,191]},{encoding:V,bytes:[254,255]},{encoding:_,bytes:[255,254]}],Yt=3;function v(t){return Yn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function qn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function zn(t){return Yn.find(e=>e.encoding===t)?.bytes}function Ft(t){return t===y||t===V||t===_}function Mi(t){let[e,n]=[0,t.length];for(;e<n&&Vn(t[e]);)e+=1;for(;n>e&&Vn(t[n-1]);)n-=1;return t.slice(e,n)}var Vn=t=>`	
\f\r `.includes(t);function Jn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Xn(t){let e=X(`${t}`);return e===void 0?null:h[e].name}function Zn(t){let e=X(`${t}`);return e===void 0?null:h[e!==$&&e!==V&&e!==_?e:y].name}var R=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function j(t,e){try{return e()}catch(n){throw n instanceof R?n.toTypeError(t):n}}var Fi=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Qn=Symbol.for("encoding-wasm.UnmappableError"),K=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${Fi(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&Qn in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Qn,{value:!0,...n}),t})();var qt=t=>globalThis.Buffer?.prototype?.[t],zt=qt("ucs2Slice"),to=qt("ucs2Write"),_e=qt("utf8Slice"),eo=qt("latin1Slice"),no=t=>globalThis[t],oo=no("TextDecoder"),Ii=oo?.prototype?.decode,Ce=no("TextEncoder"),Di=Ce?.prototype?.encode,_i=Ce?.prototype?.encodeInto;function pt(t){let e=new oo(t,{ignoreBOM:!0});return Ii.bind(e)}function ro(){let t=new Ce,[e,n]=[Di,_i].map(o=>o.bind(t));return{encode:e,encodeInto:n}}function it(t){try{return t()}catch{return}}var ht=()=>"InternalError"in globalThis,Jt=()=>"Bun"in globalThis,Xt=()=>"Deno"in globalThis,It=()=>Number.parseInt(globalThis.process?.versions?.node,10),io=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,De;function so(){let{process:t,TransformStream:e}=globalThis;return e&&e===De?e:(De=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),De)}var Zt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,co=()=>Object.getPrototypeOf(Uint8Array.prototype),Qt=t=>Zt(co(),t),Ue=t=>Zt(DataView.prototype,t),ao=t=>co()[t],fo=Qt(Symbol.toStringTag),te=Qt("buffer"),Ne=Qt("byteOffset"),uo=Qt("byteLength"),Ci=ao("set"),Ui=ao("slice"),Ni=Ue("buffer"),Li=Ue("byteOffset"),Ri=Ue("byteLength"),lo=Zt(ArrayBuffer.prototype,"byteLength"),ki=typeof SharedArrayBuffer=="function"?Zt(SharedArrayBuffer.prototype,"byteLength"):void 0,d=t=>uo.call(t),E=(t,e,n=d(t))=>new Uint8Array(te.call(t),Ne.call(t)+e,n-e);function st(t,e){let n=new Uint8Array(d(t)+d(e));return Z(n,t),Z(n,e,d(t)),n}function ee(t,e){let n=Ne.call(t),o=e+(-(n+e)&3),r=Math.max(0,d(t)-o)>>2,i=r>0?new Int32Array(te.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ct=(t,e)=>E(t,0,Math.min(e,d(t))),Z=(t,e,n)=>Ci.call(t,e,n),Q=(t,e,n)=>Ui.call(t,e,n),Pi=64,$i=24;function at(t,e,n){if(n>$i)return Q(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Dt(t,e){if(e<=Pi)return!1;try{return lo.call(te.call(t)),!1}catch{return!0}}function O(t,e){if(!ArrayBuffer.isView(t)&&ho(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function mo(t,e){if(ArrayBuffer.isView(t)&&fo.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function T(t){return ArrayBuffer.isView(t)?_t(t):ho(t)===0?A:new Uint8Array(t)}var po=t=>t instanceof Uint8Array?t:T(t);function _t(t){try{return fo.call(t)===void 0?new Uint8Array(Ni.call(t),Li.call(t),Ri.call(t)):new Uint8Array(te.call(t),Ne.call(t),uo.call(t))}catch{return A}}var A=new Uint8Array;function ho(t){for(let e of[lo,ki])try{return e?.call(t)}catch{}}function b(t,e,n){go(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function ne(t,e,n){return t===void 0?!1:(go(t,n),!!t?.[e])}function go(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var g=t=>`${t}`;function ft(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var oe=t=>t===void 0?void 0:!!t;function re(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function gt(t){return(e,n)=>{let o=e===void 0?t[0]:g(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Ct=64,z=new Uint8Array(3*Ct);function Le(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){z[n++]=r;continue}let i=(r&63488)===55296?Re(t,o):r;i>=65536&&(o+=1),n=Pe(i,z,n)}return at(z,0,n)}function xo(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(z[o++]=s>>8),z[o++]=s}return at(z,0,o)}function Re(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var ke=t=>t<128?1:t<2048?2:t<65536?3:4;function Pe(t,e,n){if(t<128)return e[n]=t,n+1;let o=ke(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var Ut=8;function ie(t,e,n){let{fromCharCode:o}=String,r=t;switch(n){case 0:return"";case 1:return o(r[e]);case 2:return o(r[e],r[e+1]);case 3:return o(r[e],r[e+1],r[e+2]);case 4:return o(r[e],r[e+1],r[e+2],r[e+3]);case 5:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4]);case 6:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5]);case 7:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5],r[e+6]);default:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5],r[e+6],r[e+7])}}var Eo=512,ji=64,Wi=24;function bo(t,e,n,o){if(n===0)return"";if(n>ji||t===y&&n>Wi||(e[0]|e[n>>1]|e[n-1])>=128||!Hi(e,n))return;if(n<=Ut)return ie(e,0,n);let r=Oo();return r?r.call(e,0,n):o(t,e,n)}function Hi(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var wo=[];function So(t,e,n,o){return n<Eo?o(t,e,n)??yo(t,e,n):yo(t,e,n)??Gi(t,e,n,o)??o(t,e,n)}function yo(t,e,n){let o=Oo();if(!(!o||t!==mt||!vi(e,n)||Dt(e,n)))try{return o.call(e,0,n)}catch{return}}function Gi(t,e,n,o){if(!(!Ki(t)||Dt(e,n)))return wo[t]??=it(()=>Yi(t,o))??null,wo[t]?.(e)}var Oo=M(()=>it(Vi));function Vi(){let t=eo,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function vi(t,e){if(e<Eo)return $e(t,0,e);let{start:n,words:o}=ee(t,0),r=n+4*o.length;if(!$e(t,0,n)||!$e(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function $e(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Ki=t=>ht()||t===mt&&(Jt()||!(It()>0));function Yi(t,e){let n=pt(h[t].name),o=i=>n(i)===e(t,i,d(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var qi=24,zi=M(()=>it(Xi)),Ji=M(()=>it(Qi)),To=M(()=>it(ts));function Bo(t,e,n){if(!(t!==y&&t!==_)&&!(n<qi&&(n===0||t===_||!Mo()))&&!Dt(e,n))return t===y?zi():Ji()}function Ao(t){try{return To()?.encode(t)}catch{return}}function je(t,e){try{return To()?.encodeInto(t,e)}catch{return}}function Xi(){let t=It()<22?io():()=>!0;if(!t)return;let e=pt("utf-8"),n=Zi()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var Mo=M(()=>It()>=22&&!Xt()&&_e!==void 0);function Zi(){if(!Mo())return;let t=_e;return(e,n)=>t.call(e,0,n)}function Qi(){let t=o=>zt.call(o,0,d(o)),e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t(n)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(o,r,i){if(r%2!==1)try{let s=t(o);return s.isWellFormed()?s:i?void 0:s.toWellFormed()}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}}}function ts(){let t=ro(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var es=65539;function Io(t,e,n){let o=se(a=>os(a,n),t,e),r=se(rs,t,e);if(o&&r){let a=Xt()?Number.POSITIVE_INFINITY:64;return{read:(f,u)=>(u<128?o:r).read(f,u),write:(f,u)=>(f.length<a?o:r).write(f,u),readBytes:o.readBytes,most:r.most}}let i=We(t);if(o){let a=ht()?se(Fo,t,e):void 0;return a?{...o,read:(f,u)=>(u<4096?o:a).read(f,u)}:o}let s=r??se(Fo,t,e)??i,c=r?Ut:15;return{read:(a,f)=>(f<=c?i:s).read(a,f),write:(a,f)=>(a.length<16?i:s).write(a,f),most:s.most}}function se(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),We(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var ns="strings";function os(t,e){let[n]=WebAssembly.Module.customSections(e,ns),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:es}}function rs(t){let[e,n]=[zt,to],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:Number.POSITIVE_INFINITY}}function Fo(t){let e=pt("utf-16le"),{write:n,most:o}=We(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function We(t){let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=Ut)return ie(i,s,r);let a="";for(let f=s;f<c;f+=8192)a+=String.fromCharCode.apply(null,i.subarray(f,Math.min(f+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function Do(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var ce,l,Ge,_o,Co,tt,W={input:0,units:0,output:0},U=-1,B=65536,fe=0,ae={name:"",encoding:U},S={isBusy:!0,newCodec:Number.NaN},Nt=Number.NaN;function et(t,e){ae.name=t,ae.encoding=e,S.newCodec=Nt,S.isBusy&&is(),S.isBusy=!0}function is(){try{Lo(),ce??=cs(Gt()),No(new WebAssembly.Instance(ce),ce)}catch(t){throw Ro(t)}}async function Ve(t,e){try{Lo();let n=t(),o=Uo(n)?n:await WebAssembly.compile(ss(n));e||fs(o);let r=await WebAssembly.instantiate(o);if(ve())return;No(r,o),ce=o}catch(n){throw Ro(n)}}var ss=t=>ArrayBuffer.isView(t)?_t(t):t,ve=()=>!S.isBusy;function cs(t){return Uo(t)?t:new WebAssembly.Module(t)}function Uo(t){try{return WebAssembly.Module.customSections(t,Mt),!0}catch{return!1}}var as="encoding-wasm";function fs(t){let[e]=WebAssembly.Module.customSections(t,as),n=`${Mt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function No({exports:t},e){if(l=t,l.block_length()!==B)throw new Error("The module has blocks of another length.");He=WebAssembly.RuntimeError,W.input=l.input(),W.units=l.units(),W.output=l.output(),$o(),tt=Io(l.memory,W.units,e),fe=Math.min(l.units_length(),tt.most),S.isBusy=!1}function Lo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Ro(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(us(t))return new RangeError(`encoding-wasm: ${ko} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var ko="no memory for WebAssembly; free some, and call again",us=t=>t instanceof RangeError&&/memory/i.test(t.message);function Lt(){return Ye(),Ge}function Po(){return Ye(),_o}function Ke(){return Ye(),Co}function Ye(){Ge.length===0&&$o()}function $o(){let{buffer:t}=l.memory;Ge=new Uint8Array(t),_o=new Uint8Array(t,W.input,B),Co=new Int32Array(t,l.codec(),l.codec_length()>>2)}function qe(t,e){return et(t,U),ze(e)}function ze(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw H(e)}}var He;function H(t){if(!He||!(t instanceof He))return t;let e=h[ae.encoding]?.name,n=`${ae.name}${e?` of ${e}`:""} failed`;return ls()?new RangeError(`encoding-wasm: ${n}: ${ko}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var ds=32;function ls(){try{return l.memory.grow(ds),!1}catch{return!0}}function Y(){let t=Ke();return Go(t,new Int32Array(t.length))}function Ho(){return l.held()!==0?Y():(S.newCodec=Rt,null)}var Je=t=>Go(t,Ke());function Go(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Vo(t,e){vo(t,e)||(et("decoding",t),e?Je(e):l.new_decoder(t),Rt=t===rt||t===$?Nt:t)}var Rt=Nt;function vo(t,e){return e||S.newCodec!==t||S.isBusy?!1:(S.newCodec=Nt,S.isBusy=!0,!0)}function de(t,e){vo(~t,e)||(et("encoding",t),e?Je(e):l.new_encoder(t),Rt=~t)}function Xe(t,e,n,o){et("transcoding",t),o?Je(o):l.new_transcoder(t,e,+n)}function Ko(t,e){l.set_source_encoding(t,+e),S.isBusy=!1}function xt(t){let e=d(t),n=l.alloc(e)>>>0;return Z(Lt(),t,n),[n,e]}var ms=M(()=>Uint8Array.from(Vt,t=>t.charCodeAt(0))),jo,Yo=t=>qe("sniffing",()=>(jo!==l&&l.give_labels(...xt(ms())),jo=l,t())),qo=(t,e,...n)=>Yo(()=>l.sniff_html(...xt(t),e,...n)),zo=(t,e,n)=>Yo(()=>l.sniff_xml(...xt(t),e,n));var Jo=(t,e)=>qe("sniffing",()=>l.default_for(...xt(t),e)),Xo=()=>et("detection",U);function Zo(t,e){try{l.feed_detector(...xt(t),+e)}catch(n){throw H(n)}}var Qo=(t,e,n,o)=>ze(()=>{let r=a=>a?xt(a):[0,0],i=l.guess(...r(t),...r(e),...r(n),+o)>>>0,{buffer:s}=l.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),tr=-1,wt=-2;function er(t,e,n,o,r){ue(t,e),S.isBusy=!0;let i=l.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&(S.newCodec=Rt),tn(i)}var ut={encoding:U,at:0,owner:void 0};function Ze(t,e,n){if((ut.encoding!==t||ut.owner!==l||S.isBusy)&&(et("decoding",t),ut.owner=l,ut.at=tt.readBytes?l.byte_table(t):0,ut.encoding=t,S.isBusy=!1),ut.at===0)return;if(n<=B)return ue(e,n),Wo(n);if(tt.most>fe)return;let o="";for(let r=0;r<n;r+=B){let i=Math.min(B,n-r);ue(E(e,r,r+i),i),o=G(o,Wo(i))}return o}var nt={encoding:U,table:void 0,owner:void 0},ps=9984;function nr(t){let{table:e}=nt;if(nt.encoding===t&&nt.owner===l&&(!e||d(e)>0)&&!S.isBusy)return e;et("encoding",t),nt.encoding=t,nt.owner=l,nt.table=void 0;let o=l.unit_table(t)>>>0,{buffer:r}=l.memory;return o>0&&(nt.table=Kt(t)?new Uint8Array(r,o,ps):new Uint16Array(r,o,65536)),S.isBusy=!1,nt.table}var Wo=t=>tt.readBytes(W.input,t,ut.at);function G(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var hs=3,or=t=>t+B+hs<=fe,rr=()=>Lt()[W.units]|Lt()[W.units+1]<<8,ir=(t,e)=>tt.read(W.units+2*t,e-t),le=(t,e,n)=>tt.write(t.slice(e,n),W.units);function Qe(t,e,n,o){S.isBusy=!0;let r=l.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&D.finished()&&(S.newCodec=Rt),tn(r)}var I={none:0,source:1,result:2};function sr(t,e,n,o){let r=d(t);ue(t,r),S.isBusy=!0;let i=l.transcode_block(r,+e,n,o);return S.isBusy=!1,tn(i)}var gs=24;function ue(t,e){let n=Po();if(e>gs)try{Z(n,t)}catch{Z(n,E(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function tn(t){if(t<wt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var kt=t=>at(Lt(),W.output,t);var D={finished:()=>l.finished()!==0,read:()=>l.read(),written:()=>l.written(),codePoint:()=>l.code_point(),start:()=>l.start(),length:()=>l.length()},yt={malformed:()=>l.replaced(),firstMalformed:()=>l.first_replaced(),unmappable:()=>l.unmapped(),firstUnmappable:()=>l.first_unmapped(),codePoint:()=>l.unmapped_code_point()};var xs=65279,ws=256,N=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return h[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=d(e),i=this.#t,s=this.#e,c=this.#n,a="";try{a=this.#r(e,r,n)??this.#s(e,r,n)}catch(u){throw this.#t=i,this.#e=s,this.#n=c,H(u)}let f=this.#o;if(f)throw this.#o=null,this.#e=s,this.#n=c+r,o===void 0?f:f.toTypeError(o);return a}#r(e,n,o){let{encoding:r}=this;if(!this.#t&&Kn(r)){let s=bo(r,e,n,Ze)??(Kt(r)?So(r,e,n,Ze):void 0);if(s!==void 0&&!(this.fatal&&s.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,s}let i=Bo(r,e,n);return i&&this.#i(i,e,n,o)}#i(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<ws&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==y)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#s(E(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((u,m)=>n[i+m]===u)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#e||=c>0;let a=i===0&&c===o?n:E(n,i,c),f=e.decode(a,c-i,this.fatal);if(f===void 0){if(s=G(s,this.#s(a,c-i,!0)),this.#o)return s}else s=G(s,f),this.#n+=c-i;return c<o?G(s,this.#s(E(n,c),o-c,r)):s}#s(e,n,o){Vo(this.encoding,this.#t);let r="",i=this.#e||this.ignoreBOM||!Ft(this.encoding),s=0;for(let c=0;;c+=B){let a=n-c<=B,f=Math.min(B,n-c),u=c===0&&a?e:E(e,c,c+f),m=er(u,f,s,this.fatal,o&&a);if(m<0)return this.#t=Y(),this.#o=new R(this.name,this.#n+c+D.start(),D.length()),r;if(s+=m,s>0&&(a||!or(s))&&(r=G(r,ir(!i&&rr()===xs?1:0,s)),i=!0,s=0),a)break}return this.#e=i,this.#t=o?null:Ho(),this.#n+=n,r}};function cr(t,e){let n=C(t,e);if(n===$)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Et=t=>t==null?void 0:g(t);function pe(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function ys(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>C(g(n),e))}}var he={allowUTF8:t=>t===void 0||!!t,candidates:ys,locale:Et,maxBytes:pe,tld:Et},en=["text","ASCII","empty","binary","unknown"];function Pt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=d(t),a=Math.min(c,i);Xo();for(let w=0;w<a;w+=B){let k=Math.min(w+B,a);Zo(E(t,w,k),e&&k===c)}let f=Qo(o,r&&me(r),s&&me(s),n),{0:u,1:m,2:x}=f,p=w=>({encoding:h[f[3+2*w]].name,score:f[4+2*w]});return{kind:en[u],isASCII:en[u]==="ASCII"||en[u]==="empty",encoding:m<0?void 0:m,score:x,candidates:Array.from({length:(f.length-3)/2},(w,k)=>p(k))}}function me(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function $t(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=O(t,n),r=b(e,he,n),i=Pt(T(o),!0,r);return{encoding:i.encoding===void 0?null:h[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates}}var Es=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],bs=1024,Ss=1<<20,Os=65536,Ts=[rt,$,V,_],bt=(t,e)=>{let n=Et(t);return n===void 0?U:C(n,e)},ar=(t,e)=>Math.min(pe(t,e)??bs,Ss),fr=t=>X(Et(t)??"")??U;function Bs(t,e){if(t)return b(t===!0?void 0:t,he,e)}var As={defaultEncoding:bt,detect:Bs,likelyEncoding:bt,locale:Et,maxPrescanBytes:ar,parentEncoding:bt,transportLayerEncodingLabel:fr,userOverride:bt};function ur(t,e){let n=b(t,As,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Yt,r),declared(s){let{userOverride:c,parentEncoding:a,likelyEncoding:f}=n,u=Math.min(d(s),r),m=qo(s,u,c,i,a,f);return m===U?void 0:on(m)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>dr(s)??lr(o,n.defaultEncoding)}}function dr(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function lr(t,e){return on(Jo(me(t),e===U?mt:e))}var Ms={defaultEncoding:bt,maxPrescanBytes:ar,transportLayerEncodingLabel:fr};function mr(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=b(t,Ms,e),i=s=>{let c=Math.min(d(s),o),a=on(zo(s,c,r));return a.source==="default"&&n!==U?{...a,encoding:n}:a};return{prescanned:Math.max(Yt,o),declared:i,decide:()=>i(A)}}function Fs(t,e){let n={...he,defaultEncoding:bt},{defaultEncoding:o,...r}=b(t,n,e);return{prescanned:Yt,declared(i){let s=v(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===U?i?.encoding??mt:o;return dr(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Is={detect:Fs,html:ur,xml:mr},Ds=["detect","html","xml"],_s={prefixBytes:pe,sniff:gt(Ds)};function ge(t,e){let{prefixBytes:n,sniff:o}=b(t,_s,e),r=Is[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Os,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Ts.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>nn(r,c),takesWhole:n===void 0}}function nn({prescanned:t,declared:e,options:n,decide:o},r){return e(ct(r,t))??o(n&&Pt(r,!0,n))}function on(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Es[t>>8&255],score:null}}var pr=({encoding:t,confidence:e,source:n})=>({encoding:h[t].name,confidence:e,source:n});function hr(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:O(t,n),r=ur(e,n);return o?pr(nn(r,T(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function gr(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=O(t,n),r=mr(e,n);return pr(nn(r,T(o)))}function xr(t){return h[lr(g(t),U).encoding].name}var sn=-1,rn=27,Sr="(B",Or="(J",Tr=[Sr,Or,"(I","$@","$B"],Cs=4,wr=16,xe=class{#t=!0;#e=!0;read(e,n){let o=d(e),r=this.#t?Us(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=ks(e,i)),i!==o);){let a=e[i];if(a===rn&&this.#e){let f=br(e,i);if(s=Tr.includes(f),!s&&!n&&$s(f))break;this.#e=s}else s=a>=128||i<r&&Ps(a);s||(i+=1)}let c=s?i:sn;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=d(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==rn)continue;if(r>n&&o-r<=Cs)return r;let i=br(e,r);this.#e&&=i===Sr||i===Or}return o}};function Us(t){let[e,n]=[!0,!0];for(let o=0;o<wr;o+=2){if(o+1>=d(t))return 1/0;if(e&&=Er(t[o]),n&&=Er(t[o+1]),!e&&!n)return o+2}return wr}var Ns=16843009,Ls=454761243,Rs=2155905152;function ks(t,e){let n=d(t),{start:o,words:r}=ee(t,e),i=yr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^Ls;if(((r[s]|c-Ns&~c)&Rs)!==0)break}return yr(t,o+4*s,n)}function yr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==rn;)o+=1;return o}var Er=t=>t===48||t>=78,Ps=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function br(t,e){let n="";for(let o=e+1;o<Math.min(e+3,d(t));o++)n+=String.fromCharCode(t[o]);return n}var $s=t=>t.length<2&&Tr.some(e=>e.startsWith(t));var an=["fatal","html","replacement"],js=2048;function fn(t,e){if(!(t.length>Ct/2))try{let n=nr(e);return n&&xo(t,n)}catch(n){throw H(n)}}var F=class t{encoding;unmappable;#t;#e=null;#n=0;#o=A;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return h[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){return this.#t?0:an.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>B)return;let n=fn(e,this.encoding);if(n)return n;try{de(this.encoding,null),le(e,0,e.length);let o=Qe(0,e.length,this.#r,!0);return o===wt||!D.finished()?void 0:(this.#n=0,kt(o))}catch(o){throw H(o)}}#s(e,n){let o=new P;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new K(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=A,this.#e=null,this.#n=0);let a=this.#t,f=this.#r,u=a?js:B,m=a&&this.encoding===rt?new cn(c,o):void 0,x=m?p=>m.add(p):o;try{de(this.encoding,s);for(let p=0;p===0||p<e.length;p+=u){let w=Math.min(p+u,e.length);le(e,p,w);let k=w===e.length;for(let q=0,jn=!1;!jn;){let Ht=Qe(q,w-p,f,n&&k);x(kt(Ht===wt?D.written():Ht));let Wn=i+p+q+D.start();if(q+=D.read(),jn=Ht!==wt&&D.finished(),Ht!==wt)continue;let Me=D.codePoint();if(a){let Ei=Y(),Hn=()=>this.locate(Wn),bi=a(Me,Hn),Si=this.#c(Ei,bi,x,Me,Hn);de(this.encoding,Si),le(e,p,w)}else r(Me,Wn)}}}catch(p){throw H(p)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#e=Y(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new K(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new K(c,i(),this.name)}),s.#e}},Br=27,Ar=3,cn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=d(e);if(n===0)return;e[0]!==Br&&this.#t(this.held);let o=e[n-Ar]===Br?n-Ar:n;this.#t(Q(e,0,o)),this.held=Q(e,o,n)}},P=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=d(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=un(this.#n),n=0;return this.forEach(o=>{Z(e,o,n),n+=d(o)}),e}};function un(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function J(t,e){let n=C(t,e);if(n===V||n===_){let{name:o}=h[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return dn(n,t,e)}function dn(t,e,n){if(t===$)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var Ws=2048,Hs=64,St=class{decision=null;sample=A;detected;#t;#e=!0;#n=!1;#o=new xe;#r=new P;#i;#s=0;#c=A;#f=A;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new P;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+d(e)<this.#i&&!n)return this.#u(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new P;let i=ct(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:a}=r.passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let f=d(s);if(a===sn)return n?this.#a(i(this.#d(s,!0)),o,s):this.#u(s,f+1,o);let u=Fr(s,a-c,r.windowBytes),m=Math.min(u+r.windowBytes,r.maxBytes-this.#s);if(f<m&&!n)return this.#u(s,m,o);let x=ct(s,Math.max(0,m)),p=this.#d(x,f<m);if(!r.passesASCII||!Gs(p,x)||m<=u)return this.#a(i(p),o,s);s=this.#l(s,this.#o.skip(x,a-c),o)}}#d(e,n){this.sample=st(st(this.#c,this.#f),e);let o=this.#t.detection.options;return this.detected=Pt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#u(e,n,o){let r=d(e);return r>0&&this.#r.add(Q(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=ct(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,Ws-d(this.#c));return i>0&&(this.#c=st(this.#c,ct(r,i))),this.#f=Mr(st(this.#f,Mr(E(r,i)))),E(e,n)}#a(e,n,o){return this.decision=e,{passed:n,rest:o}}},Mr=t=>E(t,Math.max(0,d(t)-Hs));function Fr(t,e,n){let o=Math.min(d(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function Gs(t,e){return t.isASCII||t.encoding===void 0&&!(e[Fr(e,0,1/0)]>=128)}var ln=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new St(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new N(y,!1,!0);o.forEach(f=>{i=G(i,s.decode(f,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let a=this.ignoreBOM||this.#n>0;return this.#t=new N(c.encoding,this.fatal,a,this.#n),G(i,this.#t.decode(r,n))}};function mn(t,e){let{fatal:n,ignoreBOM:o}=b(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new ln(ge(t,e),n,o)}function Ir(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=O(t,n),r=mn(e,n),i=j(n,()=>r.decode(T(o),!0)),s=r.decision;return{text:i,encoding:h[s.encoding].name,score:s.score,source:s.source}}function L(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function dt(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function pn(){throw new TypeError("Illegal invocation")}var Dr="Failed to execute 'encodeInto' on 'TextEncoder'",hn=class t{#t="utf-8";constructor(){new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||pn(),Ot(g(e))}encodeInto(e,n){#t in this||pn(),re(arguments,2,Dr);let o=g(e),r=mo(n,Dr),{read:i,written:s}=je(o,r)??{read:0,written:0};if(i===o.length||s===d(r))return{read:i,written:s};let c=zs(o.slice(i),E(_t(r),s));return{read:i+c.read,written:s+c.written}}},_r=L(hn,"TextEncoder"),Vs=6,vs=16;function Ot(t){let{length:e}=t;if(e<=Vs)return Le(t);if(e<=Ct&&Ks()){if(e<=vs)return Le(t);let n=Ys(t)&&qs(t);if(n)return n}return Ao(t)??new F(y,"fatal").encode(t,!0)}var Ks=M(()=>!ht()&&!Jt()),Ys=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function qs(t){let e=je(t,z);return e?.read===t.length?at(z,0,e.written):void 0}function zs(t,e){let n=0,o=0;for(;n<t.length;){let r=Re(t,n);if(o+ke(r)>d(e))break;o=Pe(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Cr=`4h	!
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
n	?`;var Js=M(()=>{let t=0;return new Map(Cr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Xs=3,Ur=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Nr(t){let e=new F(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof K)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Lr(String.fromCodePoint(r),n,Xs),o.set(r,i)),i}}function Lr(t,e,n){if(Ur(t))return"";if(n===0)return null;let o=Zs(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Lr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Zs(t){let e=[...Js().get(t)??[],...Qs(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Qs(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=x=>s>>o.length-1-x&1,a=o.filter((x,p)=>c(p)),f=o.filter((x,p)=>!c(p)),u=[n,...a].join("").normalize("NFC"),m=u+f.join("");m.normalize("NFD")===e&&r.push(m),f.every(Ur)&&i.push(u)}return[...r,...i]}var tc=["fatal","html","replacement","ignore","translit"],ec=gt(tc),we=(t,e)=>typeof t=="function"?t:ec(t,e);function ye(t,e,n){return typeof t=="function"?(o,r)=>nc(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Nr(e):void 0}function nc(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=T(O(t,e));return Q(n,0,d(n))}var oc="Failed to construct 'LegacyTextEncoder'",gn="Failed to execute 'encode'";function Rr(t,e="utf-8",n=void 0){let o=ft(t,gn);if(n===void 0){let i=J(g(e),gn);return i===y?Ot(o):fn(o,i)??new F(i,"fatal").encode(o,!0)}let r=Ee(e,n,gn);return r.encoding===y?Ot(o):r.encode(o,!0)}function Ee(t,e,n){let o=g(t),r=e===void 0?"fatal":b(e,{unmappable:we},n).unmappable,i=J(o,n);return new F(i,r,ye(r,i,n))}var xn=class{#t;constructor(e="utf-8",n=void 0){this.#t=Ee(e,n,oc)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":ft(e,r),{stream:s}=b(n,{stream:Boolean},r);return o.encode(i,!s)}},kr=L(xn,"LegacyTextEncoder");var wn="Failed to execute 'decode' on 'TextDecoder'",yn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=En(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=A,n=void 0){let o=this.#t,r=O(e,wn),i=ne(n,"stream",wn);return this.#e||o.reset(),this.#e=i,o.decode(po(r),!i,wn)}},be=L(yn,"TextDecoder");function En(t,e,n){let o=g(t),r=ne(e,"fatal",n),i=ne(e,"ignoreBOM",n);return new N(cr(o,n),r,i)}var bn=4096,rc=27,ic=65533,Se=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new F(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==ic&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=d(e);for(let i=0;i===0||i<r;i+=bn){let s=r-i<=bn;this.#s(E(e,i,s?r:i+bn),s?n:I.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=u=>(s??=cc(r,e),s[u-i]);let c=new P,a;try{this.#t.transcode(e,n===I.result?I.source:n,u=>c.add(u))}catch(u){a=u}let f=sc(c.concatenate());try{this.#e.encodeOrFail(f,n===I.result,o),this.#n=n===I.result?0:i+f.length}catch(u){throw this.#t.abandonSource(),u}if(a)throw a}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function sc(t){let e=new Uint16Array(d(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function cc(t,e){let n=d(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=ac(t);for(let c=0;c<n;c++){let a=0;try{o.transcode(E(e,c,c+1),I.none,u=>{a+=d(u)/2})}catch(u){if(u instanceof R)break;throw u}let f=a===0&&c-(s-t.position)===2&&e[c-2]===rc;for(let u=0;u<a;u++)r[i++]=u===0?s:t.position+c;(a>0||f)&&(s=t.position+c+1)}return r[i]=s,r}function ac(t){try{t.copy(!0).transcode(A,I.source,()=>{})}catch(e){if(e instanceof R)return e.offset;throw e}return t.position}function jr(t,e){let n="Failed to execute 'transcode'",o=O(t,n),r=On(e,n),i=new P;return j(n,()=>r.transcode(T(o),I.result,s=>i.add(s))),i.concatenate()}function On(t,e){let n={bom:Boolean,fatal:Boolean,from:dc("from"),ignoreBOM:Boolean,to:a=>a===void 0?"utf-8":g(a),unmappable:we},{from:o,to:r,...i}=b(t,n,e),s=o==="auto"?ge(t,e):C(o,e),c=dn(C(r,e),r,e);if(i.bom&&!Ft(c))throw new RangeError(`${e}: ${h[c].name} has no byte order mark.`);return fc(s,c,i,e)}function fc(t,e,n,o){return typeof t=="number"?Pr(t,e,n,o):new Sn(t,Pr(y,e,n,o))}function Pr(t,e,n,o){let r=ye(n.unmappable,e,o);return r&&!Ft(e)?new Se(uc(t,n),e,n.unmappable,r):new Oe(t,e,n)}function uc(t,e){return new Oe(t,_,{...e,bom:!1,unmappable:"fatal"})}function dc(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return g(e)}}var $r={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Oe=class t{from;to;#t=null;#e=0;#n;#o={...$r};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Xe(e,this.to,this.#n.ignoreBOM,this.#t),Ko(e,n),this.#t=Y())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:a=kt}=this.#n;s&&!this.#t&&o(Uint8Array.from(zn(this.to)??[]));let f=Math.max(0,an.indexOf(c)),u=d(e);try{Xe(this.from,this.to,i,this.#t);for(let m=0;;){let x=u-m<=B,p=x&&m===0?e:E(e,m,x?u:m+B),w=sr(p,r,f,x?n:I.none);this.#r(this.#e+m);let k=w<0?D.written():w;if(k>0&&o(a(k)),w<0&&this.#i(w,m),m+=D.read(),x&&D.finished())break}}catch(m){throw H(m)}this.#t=Y(),this.#e=n===I.none?this.#e+u:0}takeLosses(){let e=this.#o;return this.#o={...$r},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+yt.firstMalformed()),n.malformed+=yt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+yt.firstUnmappable(),n.codePoint=yt.codePoint()),n.unmappable+=yt.unmappable()}#i(e,n){let o=this.#e+n+D.start();throw this.#t=Y(),this.#e=0,e===tr?new R(h[this.from].name,o,D.length()):new K(D.codePoint(),o,h[this.to].name)}},Sn=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===I.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,this.#o=!1,this.#r.setSource(y,!1),new St(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);i.forEach(c=>{this.#r.transcode(c,I.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};function Fn(t,e,n){let o=so();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function jt(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Fn(t,(o,r)=>{let i=O(o,n);r(j(n,()=>e.decode(T(i),!1)))},o=>o(j(n,()=>e.decode(A,!0))))}var Tn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=En(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=jt("TextDecoderStream",o),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Wr=L(Tn,"TextDecoderStream"),Bn=class t{#t;constructor(){this.#t=Gr("TextEncoderStream",new F(y,"fatal"),g),new.target!==t&&dt(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Hr=L(Bn,"TextEncoderStream");function Gr(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Fn(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var An=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Ee(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Gr("LegacyTextEncoderStream",o,ft)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Vr=L(An,"LegacyTextEncoderStream"),Mn=class{#t;#e;constructor(e){let n=On(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let a=new P;try{j(o,()=>n.transcode(T(i),s,f=>a.add(f)))}finally{a.forEach(c)}};this.#t=n,this.#e=Fn("TranscoderStream",(i,s)=>r(O(i,o),I.none,s),i=>r(A,I.result,i))}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},vr=L(Mn,"TranscoderStream");var In=class{#t;#e;constructor(e=void 0){let n=mn(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=jt("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&h[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Kr=L(In,"AutoDecoderStream");var Dn=class{fatal;ignoreBOM;#t;#e;#n=A;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=st(this.#n,e);if(!n&&qn(o))return this.#n=o,"";let r=v(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new N(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(E(o,i),n)}},_n=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=g(e),{fatal:i,ignoreBOM:s}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Dn(C(r,o),i,s);this.#t=c,this.#e=jt("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Yr=L(_n,"DecoderStream");function qr(t,e){let n="Failed to execute 'findUnmappable'",o=ft(t,n),r=J(g(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new F(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function zr(t){let e=v(T(O(t,"Failed to execute 'bomSniff'")));return e?h[e.encoding].name:null}function Tt(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=O(t,o),i=C(g(e),o),{fatal:s,ignoreBOM:c}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=T(r),f=v(a),u=f&&!c?f.bytes.length:0,m=new N(f?.encoding??i,s,!0,u);return j(o,()=>m.decode(E(a,u),!0))}function Jr(t){let e=T(O(t,"Failed to execute 'utf8Decode'")),n=v(e);return Qr(y,n?.encoding===y?E(e,n.bytes.length):e)}function Wt(t){return Qr(y,T(O(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function Xr(t){let e=O(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new N(y,!0,!0).decode(T(e),!0)}catch(n){if(n instanceof R)return null;throw n}}function Zr(t){return re(arguments,1,"Failed to execute 'utf8Encode'"),Ot(g(t))}function Qr(t,e){return new N(t,!1,!0).decode(e,!0)}async function ti(t=void 0){let e=await t;if(e===void 0)ve()||await Ve(Gt,!0);else{let n=lc(e)?await mc(e):e;await Ve(()=>n,!1)}}var lc=t=>typeof t?.arrayBuffer=="function";function mc(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var pc=0,lt=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),ei="application/x-www-form-urlencoded",ni=M(()=>{let t=new Set([...Array(32).keys(),127]),e=lt(t,' "#<>'),n=lt(e,"?^`{}"),o=lt(n,"/:;=@[\\]|"),r=lt(o,"$%&+,");return{"C0 control":t,fragment:lt(t,' "<>`'),query:e,"special-query":lt(e,"'"),path:n,userinfo:o,component:r,[ei]:lt(r,"!'()~")}}),hc=(t,e)=>gt(Object.keys(ni()))(t,e);function oi(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=J(g(t),r),s=g(e),c=hc(g(n),r),a={spaceAsPlus:oe},{spaceAsPlus:f=c===ei}=b(o,a,r),u=ni()[c],m="",x="",p=()=>{pc=x.charCodeAt(0),m=G(m,x),x=""};return new F(i,"fatal").encodeOrFail(s,!0,w=>{for(let k=0;k<d(w);k++){let q=w[k];f&&q===32?x+="+":q>126||u.has(q)?x+=`%${q.toString(16).toUpperCase().padStart(2,"0")}`:x+=String.fromCharCode(q)}x.length>gc&&p()},w=>{x+=`%26%23${w}%3B`}),p(),m}var gc=65536;var Nn=1,ri=2,Be=3,Ln=4,ot=10,Ae=1e3,ii=1010;function xc(t,e){if(/[\t\n\f\r]/.test(t))return Nn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return Ln;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Nn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?ri:Be;if(e<12288){let n=e<880?1:e>>8;return ot*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?ii:Ae}var wc=65280,yc=/[бгжзйф-я]/i,Cn;function Te(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(Tt(Uint8Array.from(r),t))}var Un;function Rn(t){Un??=new Uint16Array(65536),Cn??=[Te("shift_jis",136,151,64),Te("gbk",176,215),Te("big5",164,198,64),Te("euc-kr",176,200)];let e=Cn.map(()=>0),n=0,o=Nn;for(let r of t){let i=Number(r.codePointAt(0)),s=Un[i]||xc(r,i);Un[i]=s;let c=o>=ot;if(s===Ln)n+=22;else if(s===Be)n+=c?15:o===Be?7:11;else if(s===ri)n+=c?9:7;else if(s>=Ae){for(let[a,f]of Cn.entries())s===ii?e[a]+=a>0?13:i>wc?9:5:e[a]+=f.has(r)?9:14;c&&o<Ae&&(n+=9)}else if(s>=ot){let a=r<"\x80";a||(n+=s<2*ot?6:yc.test(r)?7:4),c&&o!==s?o>=Ae?n+=6:Math.trunc(o/ot)!==Math.trunc(s/ot)?n+=12:s%ot===1&&(n+=a?3:11):c&&!a&&(n+=s%ot),(o===Be||o===Ln)&&(n+=4)}o=s}return n+Math.min(...e)}var di="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Ec=.25,li=/^[GSBE]/,mi=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,bc=/^w|G|S|B.+5|KR/,Bt="UTF-8",Sc=-2,Oc=1,Tc=1e3,Bc=40,Ac=.003,si=30,ci=10,Mc=25,Fc=7,Ic=10,Dc=15,_c=3,Cc=4,ai=5;function pi(t,e=void 0){let n=g(t),{maxSteps:o}=b(e,{maxSteps:(c=2)=>Math.min(Number(c),_c)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-Bc),s=n.slice(i,i+Tc);return Uc(s,o).map(({steps:c,gain:a})=>({text:ui(n,c)??n.replace(/[^\r\n]+/g,f=>ui(f,c)??f),path:c.map(({really:f,readAs:u})=>`${f} read as ${u}`).reverse(),score:1-2**(-a/8)}))}function Uc(t,e){let n=fi(t);if(n>Mc)return[];let o=Rn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let a=0;a<e;a++){i=i.flatMap(f=>Nc(f,o)).sort(kn);for(let f of i)r.has(f.text)||r.set(f.text,f);i.length=Math.min(i.length,ai)}r.delete(t);let s=[...r.values()].sort(kn).slice(0,ai);for(let a of s)a.gain+=.6*fi(a.text);s.sort(kn);let c=Fc+Math.min(Ic,40/t.length);return s.filter(({gain:a})=>a>Math.max(c,s[0].gain-Dc))}var kn=(t,e)=>e.gain-t.gain;function Nc({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of di.entries()){let c=li.test(s)&&!mi.test(t)?void 0:Pn(t,s);if(!c)continue;let f=t.includes(At)||hi(c)?.includes(At)?kc:$t(c).candidates;for(let{encoding:u,score:m}of f){if(m<Ac)break;if(e.length>0&&u!==Bt&&e[0].really!==Bt)continue;let x=$n(c,u,!0);if(x===void 0||x===t)continue;let p=n+2.4*Math.log2(m)-i*Ec-(u===Bt?Sc:Oc)-(e.length>0?Cc:0),w=o-Rn(x)+p;r.push({text:x,steps:[...e,{really:u,readAs:s}],bits:p,gain:w})}}return r}function fi(t){if(t.includes(At))return 0;let e=mi.test(t),n=-1/0;for(let o of di){let i=bc.test(o)&&li.test(o)===e?Pn(t,o):void 0;if(!i)continue;let[s,c]=[2**-si,2**-si];for(let{encoding:a,score:f}of $t(i).candidates)a===o||$n(i,a)===t?s+=f:c=Math.max(c,f);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-ci,Math.min(n,ci)):n}function ui(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Pn(n,r),s=i&&$n(i,o);if(s===void 0)return;n=s}return n}var Lc=127,At="\uFFFD",Rc=4,kc=[{encoding:Bt,score:.9}];function Pn(t,e){let n=t.replaceAll(At,"\x7F").replace(/[\x80-\x9F]/g,o=>Tt(Uint8Array.of(o.charCodeAt(0)),e));try{return new F(J(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function $n(t,e,n=!1){if(t.includes(Lc))return e===Bt?Pc(t):void 0;try{return new be(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Bt?hi(t):void 0}}function hi(t){let e=Wt(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return Rc*n<=o?e:void 0}function Pc(t){let e=Wt(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(At)&&n.length<=o.length+1?e.replaceAll("\x7F",At):void 0}var $c=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,jc=M(()=>new Map($c.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,X(e)])})));function Wc(t){return X(t)??jc().get(vt(t))??Ie(t)}function gi(t){let e=Wc(g(t));return e===void 0?null:h[e].name}function xi(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=Do(g(t)),i=yi(e,o),s={bigEndian:oe},{bigEndian:c=i!=="little-endian"}=b(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let a=i?0:2,f=un(a+2*r.length),[u,m]=c?[0,1]:[1,0],x=(p,w)=>{f[w+u]=p>>8,f[w+m]=p};i||x(65279,0);for(let p=0;p<r.length;p++)x(r.charCodeAt(p),a+2*p);return f}function wi(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=O(t,o),i=yi(e,o),{fatal:s}=b(n,{fatal:Boolean},o),c=T(r),a=Hc(c),f=(i??a)==="little-endian"?_:V,u=new N(f,s,i!==null);return j(o,()=>{if(!i||!a||a===i)return u.decode(c,!0);if(s)throw new R(u.name,0,2);return`\uFFFD${u.decode(E(c,2),!0)}`})}function Hc(t){let e=v(t)?.encoding;return e===V?"big-endian":e===_?"little-endian":null}function yi(t,e){let n=g(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{Kr as AutoDecoderStream,Yr as DecoderStream,kr as LegacyTextEncoder,Vr as LegacyTextEncoderStream,be as TextDecoder,Wr as TextDecoderStream,_r as TextEncoder,Hr as TextEncoderStream,vr as TranscoderStream,K as UnmappableError,zr as bomSniff,Tt as decode,Ir as decodeAuto,wi as decodeUTF16,$t as detectEncoding,Rr as encode,xi as encodeUTF16,h as encodings,qr as findUnmappable,Zn as getOutputEncoding,ti as initialize,Xn as labelToName,xr as localeDefaultEncoding,oi as percentEncodeAfterEncoding,pi as repairMojibake,gi as resolveEncoding,hr as sniffHTMLEncoding,gr as sniffXMLEncoding,jr as transcode,Jr as utf8Decode,Wt as utf8DecodeWithoutBOM,Xr as utf8DecodeWithoutBOMOrFail,Zr as utf8Encode};
