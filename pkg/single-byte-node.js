function Ie(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var wt=()=>Ie(new URL("./single-byte.wasm",import.meta.url)),et="encoding-wasm/single-byte",kt=["single-byte"];var De=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function S(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var h=wo();function wo(){let t=De.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var yo=S(()=>new Map(h.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),x=0,jt=21,Ue=29,nt=33,I=36,yt=37,k=38,bo=[[I,""],[35,"korean"],[32,"japanese"],[Ue,"chinese"],[1,"single-byte"],[x,""]],Ne=t=>t<I&&t!==nt,bt=t=>t>x&&t<Ue,So=t=>bo.find(([e])=>t>=e)[1];function Ce(t){let e=yo();return e.get(t)??e.get($e(Oo(t)))}function N(t,e){let n=Ce(t);if(n===void 0){let o=To(t),r=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(kt){let o=So(n);if(o&&!kt.includes(o))throw new RangeError(`${e}: '${et}' doesn't include ${h[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function To(t){let e=_e(t),n={936:"gbk",950:"big5"}[e]??e,o=h.findIndex(({labels:r})=>r.some(i=>_e(i)===n));return o<0||o===I?void 0:o}var _e=t=>$e(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Eo=[{encoding:x,bytes:[239,187,191]},{encoding:yt,bytes:[254,255]},{encoding:k,bytes:[255,254]}];function ot(t){return Eo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Le({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Re(t){return t===x||t===yt||t===k}function Oo(t){let[e,n]=[0,t.length];for(;e<n&&Me(t[e]);)e+=1;for(;n>e&&Me(t[n-1]);)n-=1;return t.slice(e,n)}var Me=t=>`	
\f\r `.includes(t);function $e(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Pe(t){let e=Ce(`${t}`);return e===void 0?null:h[e].name}var q=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function rt(t,e){try{return e()}catch(n){throw n instanceof q?n.toTypeError(t):n}}var Bo=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,ke=Symbol.for("encoding-wasm.UnmappableError"),C=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${Bo(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&ke in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,ke,{value:!0,...n}),t})();var St=t=>globalThis.Buffer?.prototype?.[t],Tt=St("ucs2Slice"),je=St("ucs2Write"),Ht=St("utf8Slice"),We=St("latin1Slice"),He=t=>globalThis[t],Ve=He("TextDecoder"),Fo=Ve?.prototype?.decode,Vt=He("TextEncoder"),Ao=Vt?.prototype?.encode,Io=Vt?.prototype?.encodeInto;function Y(t){let e=new Ve(t,{ignoreBOM:!0});return Fo.bind(e)}function Ge(){let t=new Vt,[e,n]=[Ao,Io].map(o=>o.bind(t));return{encode:e,encodeInto:n}}function j(t){try{return t()}catch{return}}var K=()=>"InternalError"in globalThis,v=()=>"Bun"in globalThis,it=()=>"Deno"in globalThis,J=()=>Number.parseInt(globalThis.process?.versions?.node,10),ze=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Wt;function qe(){let{process:t,TransformStream:e}=globalThis;return e&&e===Wt?e:(Wt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Wt)}var Et=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ye=()=>Object.getPrototypeOf(Uint8Array.prototype),Ot=t=>Et(Ye(),t),Gt=t=>Et(DataView.prototype,t),Ke=t=>Ye()[t],ve=Ot(Symbol.toStringTag),Bt=Ot("buffer"),zt=Ot("byteOffset"),Je=Ot("byteLength"),Do=Ke("set"),_o=Ke("slice"),Mo=Gt("buffer"),Uo=Gt("byteOffset"),No=Gt("byteLength"),Ze=Et(ArrayBuffer.prototype,"byteLength"),Co=typeof SharedArrayBuffer=="function"?Et(SharedArrayBuffer.prototype,"byteLength"):void 0,l=t=>Je.call(t),b=(t,e,n=l(t))=>new Uint8Array(Bt.call(t),zt.call(t)+e,n-e);function Xe(t,e){let n=new Uint8Array(l(t)+l(e));return D(n,t),D(n,e,l(t)),n}function Qe(t,e){let n=zt.call(t),o=e+(-(n+e)&3),r=Math.max(0,l(t)-o)>>2,i=r>0?new Int32Array(Bt.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var D=(t,e,n)=>Do.call(t,e,n),Z=(t,e,n)=>_o.call(t,e,n),Lo=64,Ro=24;function W(t,e,n){if(n>Ro)return Z(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function st(t,e){if(e<=Lo)return!1;try{return Ze.call(Bt.call(t)),!1}catch{return!0}}function _(t,e){if(!ArrayBuffer.isView(t)&&nn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function tn(t,e){if(ArrayBuffer.isView(t)&&ve.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function L(t){return ArrayBuffer.isView(t)?ct(t):nn(t)===0?B:new Uint8Array(t)}var en=t=>t instanceof Uint8Array?t:L(t);function ct(t){try{return ve.call(t)===void 0?new Uint8Array(Mo.call(t),Uo.call(t),No.call(t)):new Uint8Array(Bt.call(t),zt.call(t),Je.call(t))}catch{return B}}var B=new Uint8Array;function nn(t){for(let e of[Ze,Co])try{return e?.call(t)}catch{}}function H(t,e,n){on(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Ft(t,e,n){return t===void 0?!1:(on(t,n),!!t?.[e])}function on(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var g=t=>`${t}`;function V(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function qt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function rn(t){return(e,n)=>{let o=e===void 0?t[0]:g(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var at=64,M=new Uint8Array(3*at);function Yt(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){M[n++]=r;continue}let i=(r&63488)===55296?Kt(t,o):r;i>=65536&&(o+=1),n=Jt(i,M,n)}return W(M,0,n)}function sn(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(M[o++]=s>>8),M[o++]=s}return W(M,0,o)}function Kt(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var vt=t=>t<128?1:t<2048?2:t<65536?3:4;function Jt(t,e,n){if(t<128)return e[n]=t,n+1;let o=vt(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var ut=8;function At(t,e,n){let{fromCharCode:o}=String,r=t;switch(n){case 0:return"";case 1:return o(r[e]);case 2:return o(r[e],r[e+1]);case 3:return o(r[e],r[e+1],r[e+2]);case 4:return o(r[e],r[e+1],r[e+2],r[e+3]);case 5:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4]);case 6:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5]);case 7:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5],r[e+6]);default:return o(r[e],r[e+1],r[e+2],r[e+3],r[e+4],r[e+5],r[e+6],r[e+7])}}var un=512,$o=64,Po=24;function fn(t,e,n,o){if(n===0)return"";if(n>$o||t===x&&n>Po||(e[0]|e[n>>1]|e[n-1])>=128||!ko(e,n))return;if(n<=ut)return At(e,0,n);let r=ln();return r?r.call(e,0,n):o(t,e,n)}function ko(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var cn=[];function dn(t,e,n,o){return n<un?o(t,e,n)??an(t,e,n):an(t,e,n)??jo(t,e,n,o)??o(t,e,n)}function an(t,e,n){let o=ln();if(!(!o||t!==jt||!Ho(e,n)||st(e,n)))try{return o.call(e,0,n)}catch{return}}function jo(t,e,n,o){if(!(!Vo(t)||st(e,n)))return cn[t]??=j(()=>Go(t,o))??null,cn[t]?.(e)}var ln=S(()=>j(Wo));function Wo(){let t=We,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Ho(t,e){if(e<un)return Zt(t,0,e);let{start:n,words:o}=Qe(t,0),r=n+4*o.length;if(!Zt(t,0,n)||!Zt(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Zt(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Vo=t=>K()||t===jt&&(v()||!(J()>0));function Go(t,e){let n=Y(h[t].name),o=i=>n(i)===e(t,i,l(i)),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var zo=24,qo=S(()=>j(Ko)),Yo=S(()=>j(Jo)),pn=S(()=>j(Zo));function mn(t,e,n){if(!(t!==x&&t!==k)&&!(n<zo&&(n===0||t===k||!xn()))&&!st(e,n))return t===x?qo():Yo()}function hn(t){try{return pn()?.encode(t)}catch{return}}function Xt(t,e){try{return pn()?.encodeInto(t,e)}catch{return}}function Ko(){let t=J()<22?ze():()=>!0;if(!t)return;let e=Y("utf-8"),n=vo()??(i=>e(i)),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let a=s<256?n(i,s):e(i);return c&&a.includes("\uFFFD")?void 0:a}catch{return}},completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let a=i[s-c];if(a<128)break;if(a>=192)return(a>=240?4:a>=224?3:2)>c?s-c:s}return s}}}var xn=S(()=>J()>=22&&!it()&&Ht!==void 0);function vo(){if(!xn())return;let t=Ht;return(e,n)=>t.call(e,0,n)}function Jo(){let t=J()<22?512:Number.POSITIVE_INFINITY,e=r=>Tt.call(r,0,l(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(r,i){let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}function Zo(){let t=Ge(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var Xo=65539;function wn(t,e,n){let o=It(a=>tr(a,n),t,e),r=It(er,t,e);if(o&&r){let a=it()?Number.POSITIVE_INFINITY:64;return{...r,read:(u,d)=>(d<128?o:r).read(u,d),write:(u,d)=>(u.length<a?o:r).write(u,d),readBytes:o.readBytes}}let i=Qt(t);if(o){let a=K()?It(gn,t,e):void 0;return a?{...o,read:(u,d)=>(d<4096?o:a).read(u,d)}:o}let s=r??It(gn,t,e)??i,c=r?ut:15;return{...s,read:(a,u)=>(u<=c?i:s).read(a,u),write:(a,u)=>(a.length<16?i:s).write(a,u)}}function It(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),Qt(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Qo="strings";function tr(t,e){let[n]=WebAssembly.Module.customSections(e,Qo),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:Xo}}function er(t){let[e,n]=[Tt,je],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:v()||it()?void 0:i};function i(s){let c=new Uint8Array(2*s),a=0;return{add(u,d){D(c,new Uint8Array(t.buffer,u,2*d),a),a+=2*d},toText:()=>e.call(c,0,a)}}}function gn(t){let e=Y("utf-16le"),{write:n,most:o}=Qt(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Qt(t){let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=ut)return At(i,s,r);let a="";for(let u=s;u<c;u+=8192)a+=String.fromCharCode.apply(null,i.subarray(u,Math.min(u+8192,c)));return a},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Dt,f,ee,yn,bn,U,T={input:0,units:0,output:0},ft=-1,y=65536,dt=0,_t={name:"",encoding:ft},p={isBusy:!0,newCodec:Number.NaN},lt=Number.NaN;function pt(t,e){_t.name=t,_t.encoding=e,p.newCodec=lt,p.isBusy&&nr(),p.isBusy=!0}function nr(){try{En(),Dt??=rr(wt()),Tn(new WebAssembly.Instance(Dt),Dt)}catch(t){throw On(t)}}async function ne(t,e){try{En();let n=t(),o=Sn(n)?n:await WebAssembly.compile(or(n));e||sr(o);let r=await WebAssembly.instantiate(o);if(oe())return;Tn(r,o),Dt=o}catch(n){throw On(n)}}var or=t=>ArrayBuffer.isView(t)?ct(t):t,oe=()=>!p.isBusy;function rr(t){return Sn(t)?t:new WebAssembly.Module(t)}function Sn(t){try{return WebAssembly.Module.customSections(t,et),!0}catch{return!1}}var ir="encoding-wasm";function sr(t){let[e]=WebAssembly.Module.customSections(t,ir),n=`${et} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Tn({exports:t},e){if(f=t,f.block_length()!==y)throw new Error("The module has blocks of another length.");te=WebAssembly.RuntimeError,T.input=f.input(),T.units=f.units(),T.output=f.output(),An(),U=wn(f.memory,T.units,e),dt=Math.min(f.units_length(),U.most),p.isBusy=!1}function En(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function On(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(cr(t))return new RangeError(`encoding-wasm: ${Bn} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Bn="no memory for WebAssembly; free some, and call again",cr=t=>t instanceof RangeError&&/memory/i.test(t.message);function Mt(){return ie(),ee}function Fn(){return ie(),yn}function re(){return ie(),bn}function ie(){ee.length===0&&An()}function An(){let{buffer:t}=f.memory;ee=new Uint8Array(t),yn=new Uint8Array(t,T.input,y),bn=new Int32Array(t,f.codec(),f.codec_length()>>2)}var te;function R(t){if(!te||!(t instanceof te))return t;let e=h[_t.encoding]?.name,n=`${_t.name}${e?` of ${e}`:""} failed`;return ur()?new RangeError(`encoding-wasm: ${n}: ${Bn}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var ar=32;function ur(){try{return f.memory.grow(ar),!1}catch{return!0}}function X(){let t=re();return Mn(t,new Int32Array(t.length))}function Dn(){return f.held()!==0?X():(p.newCodec=mt,null)}var _n=t=>Mn(t,re());function Mn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Un(t,e){Nn(t,e)||(pt("decoding",t),e?_n(e):f.new_decoder(t),mt=t===nt||t===I?lt:t)}var mt=lt;function Nn(t,e){return e||p.newCodec!==t||p.isBusy?!1:(p.newCodec=lt,p.isBusy=!0,!0)}function Ut(t,e){Nn(~t,e)||(pt("encoding",t),e?_n(e):f.new_encoder(t),mt=~t)}var Q=-2;function Cn(t,e,n,o,r){se(t,e),p.isBusy=!0;let i=f.decode_block(e,n,+o,+r);return p.isBusy=!1,r&&i>=0&&(p.newCodec=mt),Hn(i)}var G={encoding:ft,at:0,owner:void 0};function ce(t,e,n){if((G.encoding!==t||G.owner!==f||p.isBusy)&&(pt("decoding",t),G.owner=f,G.at=U.readBytes?f.byte_table(t):0,G.encoding=t,p.isBusy=!1),G.at===0)return;if(n<=y)return se(e,n),In(n);if(U.most>dt)return;let o="";for(let r=0;r<n;r+=y){let i=Math.min(y,n-r);se(b(e,r,r+i),i),o=tt(o,In(i))}return o}var $={encoding:ft,table:void 0,owner:void 0},fr=9984;function Ln(t){let{table:e}=$;if($.encoding===t&&$.owner===f&&(!e||l(e)>0)&&!p.isBusy)return e;pt("encoding",t),$.encoding=t,$.owner=f,$.table=void 0;let o=f.unit_table(t)>>>0,{buffer:r}=f.memory;return o>0&&($.table=bt(t)?new Uint8Array(r,o,fr):new Uint16Array(r,o,65536)),p.isBusy=!1,$.table}var In=t=>U.readBytes(T.input,t,G.at);function tt(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Rn=3,$n=t=>t+y+Rn<=dt,dr=1<<28,Pn=t=>t>dt&&t<dr?U.collect?.(t+Rn):void 0,kn=()=>T.units,jn=()=>Mt()[T.units]|Mt()[T.units+1]<<8,Wn=(t,e)=>U.read(T.units+2*t,e-t),Nt=(t,e,n)=>U.write(t.slice(e,n),T.units);function ae(t,e,n,o){p.isBusy=!0;let r=f.encode_block(t,e,n,+o);return p.isBusy=!1,o&&r>=0&&F.finished()&&(p.newCodec=mt),Hn(r)}var lr=24;function se(t,e){let n=Fn();if(e>lr)try{D(n,t)}catch{D(n,b(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Hn(t){if(t<Q)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var ue=t=>W(Mt(),T.output,t);var F={finished:()=>f.finished()!==0,read:()=>f.read(),written:()=>f.written(),codePoint:()=>f.code_point(),start:()=>f.start(),length:()=>f.length()};var pr=65279,mr=256,P=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return h[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=l(e),i=this.#t,s=this.#e,c=this.#n,a="";try{a=this.#i(e,r,n)??this.#r(e,r,n)}catch(d){throw this.#t=i,this.#e=s,this.#n=c,R(d)}let u=this.#o;if(u)throw this.#o=null,this.#e=s,this.#n=c+r,o===void 0?u:u.toTypeError(o);return a}#i(e,n,o){let{encoding:r}=this;if(!this.#t&&Ne(r)){let s=fn(r,e,n,ce)??(bt(r)?dn(r,e,n,ce):void 0);if(s!==void 0&&!(this.fatal&&s.includes("\uFFFD")))return this.#n+=n,this.#e||=n>0,s}let i=mn(r,e,n);return i&&this.#s(i,e,n,o)}#s(e,n,o,r){let i=0,s="",c=e.completeLength(n,o);if(o<mr&&(this.#t||c<o))return;if(this.#t){if(this.encoding!==x)return;for(;i<3&&(n[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#r(b(n,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&n[i]===e.bom[0]&&e.bom.every((d,w)=>n[i+w]===d)&&(i+=e.bom.length,this.#n+=e.bom.length),this.#e||=c>0;let a=i===0&&c===o?n:b(n,i,c),u=e.decode(a,c-i,this.fatal);if(u===void 0){if(s=tt(s,this.#r(a,c-i,!0)),this.#o)return s}else s=tt(s,u),this.#n+=c-i;return c<o?tt(s,this.#r(b(n,c),o-c,r)):s}#r(e,n,o){Un(this.encoding,this.#t);let r="",i=Pn(n),s=this.#e||this.ignoreBOM||!Re(this.encoding),c=0;for(let a=0;;a+=y){let u=n-a<=y,d=Math.min(y,n-a),w=a===0&&u?e:b(e,a,a+d),A=Cn(w,d,c,this.fatal,o&&u);if(A<0)return this.#t=X(),this.#o=new q(this.name,this.#n+a+F.start(),F.length()),r;if(c+=A,c>0&&(u||!$n(c))){let m=!s&&jn()===pr?1:0;i?i.add(kn()+2*m,c-m):r=tt(r,Wn(m,c)),s=!0,c=0}if(u)break}return this.#e=s,this.#t=o?null:Dn(),this.#n+=n,i?i.toText():r}};function Vn(t,e){let n=N(t,e);if(n===I)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var hr=["fatal","html","replacement"],xr=2048;function de(t,e){if(!(t.length>at/2))try{let n=Ln(e);return n&&sn(t,n)}catch(n){throw R(n)}}var E=class t{encoding;unmappable;#t;#e=null;#n=0;#o=B;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return h[this.encoding].name}encode(e,n){return n&&this.#s(e)||this.#r(e,n)}get#i(){return this.#t?0:hr.indexOf(this.unmappable)}#s(e){if(this.#e||e.length>y)return;let n=de(e,this.encoding);if(n)return n;try{Ut(this.encoding,null),Nt(e,0,e.length);let o=ae(0,e.length,this.#i,!0);return o===Q||!F.finished()?void 0:(this.#n=0,ue(o))}catch(o){throw R(o)}}#r(e,n){let o=new Ct;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new C(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=B,this.#e=null,this.#n=0);let a=this.#t,u=this.#i,d=a?xr:y,w=a&&this.encoding===nt?new fe(c,o):void 0,A=w?m=>w.add(m):o;try{Ut(this.encoding,s);for(let m=0;m===0||m<e.length;m+=d){let xt=Math.min(m+d,e.length);Nt(e,m,xt);let mo=xt===e.length;for(let $t=0,Be=!1;!Be;){let gt=ae($t,xt-m,u,n&&mo);A(ue(gt===Q?F.written():gt));let Fe=i+m+$t+F.start();if($t+=F.read(),Be=gt!==Q&&F.finished(),gt!==Q)continue;let Pt=F.codePoint();if(a){let ho=X(),Ae=()=>this.locate(Fe),xo=a(Pt,Ae),go=this.#c(ho,xo,A,Pt,Ae);Ut(this.encoding,go),Nt(e,m,xt)}else r(Pt,Fe)}}}catch(m){throw R(m)}if(n){w&&o(w.held);return}w&&(this.#o=w.held),this.#e=X(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new C(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new C(c,i(),this.name)}),s.#e}},Gn=27,zn=3,fe=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=l(e);if(n===0)return;e[0]!==Gn&&this.#t(this.held);let o=e[n-zn]===Gn?n-zn:n;this.#t(Z(e,0,o)),this.held=Z(e,o,n)}},Ct=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=l(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=gr(this.#n),n=0;return this.forEach(o=>{D(e,o,n),n+=l(o)}),e}};function gr(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function ht(t,e){let n=N(t,e);if(n===yt||n===k){let{name:o}=h[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return wr(n,t,e)}function wr(t,e,n){if(t===I)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function O(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function z(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function le(){throw new TypeError("Illegal invocation")}var qn="Failed to execute 'encodeInto' on 'TextEncoder'",pe=class t{#t="utf-8";constructor(){new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||le(),Lt(g(e))}encodeInto(e,n){#t in this||le(),qt(arguments,2,qn);let o=g(e),r=tn(n,qn),{read:i,written:s}=Xt(o,r)??{read:0,written:0};if(i===o.length||s===l(r))return{read:i,written:s};let c=Or(o.slice(i),b(ct(r),s));return{read:i+c.read,written:s+c.written}}},Yn=O(pe,"TextEncoder"),yr=6,br=16;function Lt(t){let{length:e}=t;if(e<=yr)return Yt(t);if(e<=at&&Sr()){if(e<=br)return Yt(t);let n=Tr(t)&&Er(t);if(n)return n}return hn(t)??new E(x,"fatal").encode(t,!0)}var Sr=S(()=>!K()&&!v()),Tr=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function Er(t){let e=Xt(t,M);return e?.read===t.length?W(M,0,e.written):void 0}function Or(t,e){let n=0,o=0;for(;n<t.length;){let r=Kt(t,n);if(o+vt(r)>l(e))break;o=Jt(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Kn=`4h	!
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
n	?`;var Br=S(()=>{let t=0;return new Map(Kn.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Fr=3,vn=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Jn(t){let e=new E(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof C)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Zn(String.fromCodePoint(r),n,Fr),o.set(r,i)),i}}function Zn(t,e,n){if(vn(t))return"";if(n===0)return null;let o=Ar(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Zn(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Ar(t){let e=[...Br().get(t)??[],...Ir(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Ir(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=A=>s>>o.length-1-A&1,a=o.filter((A,m)=>c(m)),u=o.filter((A,m)=>!c(m)),d=[n,...a].join("").normalize("NFC"),w=d+u.join("");w.normalize("NFD")===e&&r.push(w),u.every(vn)&&i.push(d)}return[...r,...i]}var Dr=["fatal","html","replacement","ignore","translit"],_r=rn(Dr),Xn=(t,e)=>typeof t=="function"?t:_r(t,e);function Qn(t,e,n){return typeof t=="function"?(o,r)=>Mr(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Jn(e):void 0}function Mr(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=L(_(t,e));return Z(n,0,l(n))}var Ur="Failed to construct 'LegacyTextEncoder'",me="Failed to execute 'encode'";function to(t,e="utf-8",n=void 0){let o=V(t,me);if(n===void 0){let i=ht(g(e),me);return i===x?Lt(o):de(o,i)??new E(i,"fatal").encode(o,!0)}let r=Rt(e,n,me);return r.encoding===x?Lt(o):r.encode(o,!0)}function Rt(t,e,n){let o=g(t),r=e===void 0?"fatal":H(e,{unmappable:Xn},n).unmappable,i=ht(o,n);return new E(i,r,Qn(r,i,n))}var he=class{#t;constructor(e="utf-8",n=void 0){this.#t=Rt(e,n,Ur)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":V(e,r),{stream:s}=H(n,{stream:Boolean},r);return o.encode(i,!s)}},eo=O(he,"LegacyTextEncoder");var xe="Failed to execute 'decode' on 'TextDecoder'",ge=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=we(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,n=void 0){let o=this.#t,r=_(e,xe),i=Ft(n,"stream",xe);return this.#e||o.reset(),this.#e=i,o.decode(en(r),!i,xe)}},no=O(ge,"TextDecoder");function we(t,e,n){let o=g(t),r=Ft(e,"fatal",n),i=Ft(e,"ignoreBOM",n);return new P(Vn(o,n),r,i)}function oo(t,e,n){let o=qe();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Te(t,e){let n=`Failed to execute 'transform' on '${t}'`;return oo(t,(o,r)=>{let i=_(o,n);r(rt(n,()=>e.decode(L(i),!1)))},o=>o(rt(n,()=>e.decode(B,!0))))}var ye=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=we(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=Te("TextDecoderStream",o),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ro=O(ye,"TextDecoderStream"),be=class t{#t;constructor(){this.#t=so("TextEncoderStream",new E(x,"fatal"),g),new.target!==t&&z(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},io=O(be,"TextEncoderStream");function so(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return oo(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Se=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Rt(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=so("LegacyTextEncoderStream",o,V)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},co=O(Se,"LegacyTextEncoderStream");var Ee=class{fatal;ignoreBOM;#t;#e;#n=B;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=Xe(this.#n,e);if(!n&&Le(o))return this.#n=o,"";let r=ot(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new P(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(b(o,i),n)}},Oe=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=g(e),{fatal:i,ignoreBOM:s}=H(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Ee(N(r,o),i,s);this.#t=c,this.#e=Te("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ao=O(Oe,"DecoderStream");function uo(t,e){let n="Failed to execute 'findUnmappable'",o=V(t,n),r=ht(g(e),n),i=new Map,s=(c,a)=>i.set(a,c);return new E(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,a])=>({index:c,codePoint:a}))}function fo(t){let e=ot(L(_(t,"Failed to execute 'bomSniff'")));return e?h[e.encoding].name:null}function lo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=_(t,o),i=N(g(e),o),{fatal:s,ignoreBOM:c}=H(n,{fatal:Boolean,ignoreBOM:Boolean},o),a=L(r),u=ot(a),d=u&&!c?u.bytes.length:0,w=new P(u?.encoding??i,s,!0,d);return rt(o,()=>w.decode(b(a,d),!0))}async function po(t=void 0){let e=await t;if(e===void 0)oe()||await ne(wt,!0);else{let n=Nr(e)?await Cr(e):e;await ne(()=>n,!1)}}var Nr=t=>typeof t?.arrayBuffer=="function";function Cr(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{ao as DecoderStream,eo as LegacyTextEncoder,co as LegacyTextEncoderStream,no as TextDecoder,ro as TextDecoderStream,Yn as TextEncoder,io as TextEncoderStream,C as UnmappableError,fo as bomSniff,lo as decode,to as encode,h as encodings,uo as findUnmappable,po as initialize,Pe as labelToName};
