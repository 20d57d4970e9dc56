function Ye(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Ot=()=>Ye(new URL("./chinese.wasm",import.meta.url)),dt="encoding-wasm/chinese",Kt=["chinese"];var qe=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866
ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
ISO-8859-8-I csiso88598i logical
ISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso8859-13 iso885913
ISO-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16
KOI8-R cskoi8r koi koi8 koi8_r
KOI8-U koi8-ru
macintosh csmacintosh mac x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
windows-1250 cp1250 x-cp1250
windows-1251 cp1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
windows-1253 cp1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254
windows-1255 cp1255 x-cp1255
windows-1256 cp1256 x-cp1256
windows-1257 cp1257 x-cp1257
windows-1258 cp1258 x-cp1258
x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk
gb18030
Big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese x-euc-jp
ISO-2022-JP csiso2022jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr
UTF-16BE unicodefffe
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16
x-user-defined`;function p(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var y=Ko();function Ko(){let t=qe.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(t)}var vo=p(()=>new Map(y.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),x=0,vt=21,Je=29,Ze=32,at=33,R=36,Bt=37,nt=38,Jo=[[R,""],[35,"korean"],[32,"japanese"],[Je,"chinese"],[1,"single-byte"],[x,""]],Xe=t=>t<R&&t!==at,q=t=>t>x&&t<Je,Qe=t=>/^(ibm866|iso-8859-6|koi8|windows-1256)/i.test(y[t].name),Zo=t=>Jo.find(([e])=>t>=e)[1];function tn(t){let e=vo();return e.get(t)??e.get(on(er(t)))}function H(t,e){let n=tn(t);if(n===void 0){let o=Xo(t),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Kt){let o=Zo(n);if(o&&!Kt.includes(o))throw new RangeError(`${e}: '${dt}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Xo(t){let e=Ke(t),n={936:"gbk",950:"big5"}[e]??e,o=y.findIndex(({labels:r})=>r.some(i=>Ke(i)===n));return o<0||o===R?void 0:o}var Ke=t=>on(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Qo=[{encoding:x,bytes:[239,187,191]},{encoding:Bt,bytes:[254,255]},{encoding:nt,bytes:[255,254]}];var tr=239;function ot(t){if(t[0]>=tr)return Qo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function en({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function nn(t){return t===x||t===Bt||t===nt}function er(t){let[e,n]=[0,t.length];for(;e<n&&ve(t[e]);)e+=1;for(;n>e&&ve(t[n-1]);)n-=1;return t.slice(e,n)}var ve=t=>`	
\f\r `.includes(t);function on(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function rn(t){let e=tn(`${t}`);return e===void 0?null:y[e].name}var Ft=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var nr=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,sn=Symbol.for("encoding-wasm.UnmappableError"),G=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${nr(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&sn in o}[sn](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var At=(t,e)=>t?.prototype?.[e],Ut=t=>At(globalThis.Buffer,t),K=Ut("ucs2Slice"),Mt=Ut("ucs2Write"),cn=Ut("utf8Slice"),V=Ut("latin1Slice"),fn=t=>globalThis[t],dn=fn("TextDecoder"),or=At(dn,"decode"),Zt=fn("TextEncoder"),rr=At(Zt,"encode"),ir=At(Zt,"encodeInto");function v(t){let e=new dn(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:or}),n=>e.decode(n)}function an(){let t=new Zt;return Object.defineProperties(t,{encode:{value:rr},encodeInto:{value:ir}}),t}function P(t){try{return t()}catch{return}}var F=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,z=()=>"Deno"in globalThis,Y=()=>Number.parseInt(globalThis.process?.versions?.node,10),un=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Jt;function ln(){let{process:t,TransformStream:e}=globalThis;return e&&e===Jt?e:(Jt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Jt)}function Dt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Xt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,pn=()=>Object.getPrototypeOf(Uint8Array.prototype),_t=t=>Xt(pn(),t),Qt=t=>Xt(DataView.prototype,t),mn=t=>globalThis[t]&&Xt(globalThis[t].prototype,"byteLength"),hn=t=>pn()[t],xn=_t(Symbol.toStringTag),It=_t("buffer"),te=_t("byteOffset"),wn=_t("byteLength"),sr=hn("set"),cr=hn("slice"),fr=Qt("buffer"),dr=Qt("byteOffset"),ar=Qt("byteLength"),yn=mn("ArrayBuffer"),ur=mn("SharedArrayBuffer"),b=t=>wn.call(t);function gn(t){let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:b(t)}var g=(t,e,n=b(t))=>new Uint8Array(It.call(t),te.call(t)+e,n-e);function bn(t,e){let n=new Uint8Array(b(t)+b(e));return $(n,t),$(n,e,b(t)),n}function Sn(t,e){let n=te.call(t),o=e+(-(n+e)&3),r=Math.max(0,b(t)-o)>>2,i=r>0?new Int32Array(It.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var $=(t,e,n)=>sr.call(t,e,n),rt=(t,e,n)=>cr.call(t,e,n),lr=64,pr=24;function J(t,e,n){if(n>pr)return rt(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function ut(t,e){if(e<=lr)return!1;try{return yn.call(It.call(t)),!1}catch{return!0}}function k(t,e){if(!ArrayBuffer.isView(t)&&En(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Tn(t,e){if(ArrayBuffer.isView(t)&&xn.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function lt(t){return ArrayBuffer.isView(t)?mt(t):En(t)===0?D:new Uint8Array(t)}var pt=t=>t instanceof Uint8Array?t:lt(t);function mt(t){try{return xn.call(t)===void 0?new Uint8Array(fr.call(t),dr.call(t),ar.call(t)):new Uint8Array(It.call(t),te.call(t),wn.call(t))}catch{return D}}var D=new Uint8Array;function En(t){for(let e of[yn,ur])try{return e?.call(t)}catch{}}function On(t,e,n){Bn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function U(t,e,n){return t===void 0?!1:(Bn(t,n),!!t?.[e])}function Bn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var S=t=>`${t}`;function Z(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function ee(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function Fn(t){return(e,n)=>{let o=e===void 0?t[0]:S(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var mr=1024,hr=65539;function Un(t,e,n){let o=Ct(f=>wr(f,n),t,e),r=Ct(yr,t,e);if(o&&r){let f=z()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,mostBytes:mr}}let i=ne(t);if(o){let f=F()?Ct(An,t,e):void 0;return f?{...o,read:(d,a)=>(a<4096?o:f).read(d,a)}:o}let s=r??Ct(An,t,e)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Ct(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),ne(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var xr="strings";function wr(t,e){let[n]=WebAssembly.Module.customSections(e,xr),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:hr}}function yr(t){let[e,n]=[K,Mt],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,d)=>e.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:A()||z()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(h,m){$(d,new Uint8Array(t.buffer,h,2*m),a),a+=2*m},toText:()=>e.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function An(t){let e=v("utf-16le"),{write:n,most:o}=ne(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function ne(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Dt(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Nt,u,re,Mn,Dn,N,E={input:0,units:0,output:0},ht=-1,T=65536,xt=0,Lt={name:"",encoding:ht},w={isBusy:!0,newCodec:NaN},wt=NaN;function yt(t,e){Lt.name=t,Lt.encoding=e,w.newCodec=wt,w.isBusy&&gr(),w.isBusy=!0}function gr(){try{Cn(),Nt??=Sr(Ot()),In(new WebAssembly.Instance(Nt),Nt)}catch(t){throw Nn(t)}}async function ie(t,e){try{Cn();let n=t(),o=_n(n)?n:await WebAssembly.compile(br(n));e||Er(o);let r=await WebAssembly.instantiate(o);if(se())return;In(r,o),Nt=o}catch(n){throw Nn(n)}}var br=t=>ArrayBuffer.isView(t)?mt(t):t,se=()=>!w.isBusy;function Sr(t){return _n(t)?t:new WebAssembly.Module(t)}function _n(t){try{return WebAssembly.Module.customSections(t,dt),!0}catch{return!1}}var Tr="encoding-wasm";function Er(t){let[e]=WebAssembly.Module.customSections(t,Tr),n=`${dt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function In({exports:t},e){u=t,oe=WebAssembly.RuntimeError,E.input=u.input(),E.units=u.units(),E.output=u.output(),Pn(),N=Un(u.memory,E.units,e),xt=Math.min(u.units_length(),N.most),w.isBusy=!1}function Cn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Nn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Or(t))return new RangeError(`encoding-wasm: ${Ln} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Ln="no memory for WebAssembly; free some, and call again",Or=t=>t instanceof RangeError&&/memory/i.test(t.message);function Rt(){return fe(),re}function Rn(){return fe(),Mn}function ce(){return fe(),Dn}function fe(){re[0]===void 0&&Pn()}function Pn(){let{buffer:t}=u.memory;re=new Uint8Array(t),Mn=new Uint8Array(t,E.input,T),Dn=new Int32Array(t,u.codec(),u.codec_length()>>2)}var oe;function L(t){if(!oe||!(t instanceof oe))return t;let e=y[Lt.encoding]?.name,n=`${Lt.name}${e?` of ${e}`:""} failed`;return Fr()?new RangeError(`encoding-wasm: ${n}: ${Ln}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Br=32;function Fr(){try{return u.memory.grow(Br),!1}catch{return!0}}function X(){let t=ce();return Gn(t,new Int32Array(t.length))}function jn(){return u.held()!==0?X():(w.newCodec=gt,null)}var Hn=t=>Gn(t,ce());function Gn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ae(t,e){Vn(t,e)||(yt("decoding",t),e?Hn(e):u.new_decoder(t),gt=t===at||t===R?wt:t)}var gt=wt;function Vn(t,e){return e||w.newCodec!==t||w.isBusy?!1:(w.newCodec=wt,w.isBusy=!0,!0)}function Pt(t,e){Vn(~t,e)||(yt("encoding",t),e?Hn(e):u.new_encoder(t),gt=~t)}var it=-2;function ue(t,e,n,o,r){de(t,e),w.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return w.isBusy=!1,r&&i>=0&&(w.newCodec=gt),Xn(i)}var j={encoding:ht,at:0,most:0,owner:void 0};function $t(t,e,n){if(j.encoding!==t||j.owner!==u||w.isBusy){try{yt("decoding",t),j.owner=u,j.at=N.readBytes?u.byte_table(t):0,j.most=!Qe(t)&&N.mostBytes||1/0,j.encoding=t}catch(r){throw L(r)}w.isBusy=!1}if(j.at===0||n>j.most)return;if(n<=T)return de(e,n),$n(n);if(N.most>xt)return;let o="";for(let r=0;r<n;r+=T){let i=Math.min(T,n-r);de(g(e,r,r+i),i),o=Q(o,$n(i))}return o}function zn(t,e){let n=ht,o,r;function i(s){try{return yt(t,s),n=s,r=u,o=e(s),w.isBusy=!1,o}catch(c){throw L(c)}}return s=>s===n&&r===u&&!w.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Ar=16384,le=zn("encoding",t=>{let e=u.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=u.memory;return new Uint16Array(n,e,65536)}),kt=zn("decoding",t=>{let e=q(t),n=(!e?u.pair_table(t):u.byte_table(t))>>>0;return n>0?new Uint16Array(u.memory.buffer,n,e?256:65536):void 0}),$n=t=>N.readBytes(E.input,t,j.at);function Q(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Yn=3,qn=t=>t+T+Yn<=xt,Ur=1<<28,Kn=t=>t>xt&&t<Ur?N.collect?.(t+Yn):void 0,vn=()=>E.units,Jn=()=>Rt()[E.units]|Rt()[E.units+1]<<8,Zn=(t,e)=>N.read(E.units+2*t,e-t),Wt=(t,e,n)=>N.write(t.slice(e,n),E.units);function pe(t,e,n,o){w.isBusy=!0;let r=u.encode_block(t,e,n,+o);return w.isBusy=!1,o&&r>=0&&_.finished()&&(w.newCodec=gt),Xn(r)}var Mr=8;function de(t,e){let n=Rn();if(e>Mr)try{$(n,t)}catch{$(n,g(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Xn(t){if(t<it)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var me=t=>J(Rt(),E.output,t);var _={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var tt=64,I=new Uint8Array(4*tt);function bt(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)I[n++]=r;else if(r<2048)I[n++]=192|r>>6,I[n++]=128|r&63;else if((r&63488)!==55296)I[n++]=224|r>>12,I[n++]=128|r>>6&63,I[n++]=128|r&63;else{let i=we(t,o);i>=65536&&(o+=1),n=ye(i,I,n)}}return J(I,0,n)}var Qn=p(()=>Mt?96:F()?1024:256),xe=p(()=>F()||A()?4096:128),Dr=p(()=>new Uint8Array(2*xe()));function to(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function eo(t,e){let{length:n}=t,o=n<=2*tt?I:Dr(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return J(o,0,r)}function we(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var jt=t=>t<128?1:t<2048?2:t<65536?3:4;function ye(t,e,n){if(t<128)return e[n]=t,n+1;let o=jt(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var no=new Uint8Array(36),ge=_r(no);function _r(t){return new Uint16Array(t.buffer)}var be=p(()=>V?Te()?0:8:18),C={length:0,bytes:[0,0]};function St(t,e,n){if(e>18)return;if(t[0]<128&&e>be())return Te()&&Ee(t,e)?V.call(t,0,e):void 0;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){he(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){he(i,f^128,2);break}let d=t[r++]^128;if(s|=d,d>=64||s===65279)return}}ge[o++]=s}return oo(o)}function Se(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=kt(o),!r)return;if(f=r[c],f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==Ze){he(c,0,1);break}}if(f===0||f===65533)return}ge[i++]=f}return oo(i)}function Ht(t,e,n){return C.length=0,St(g(t,e,n),n-e,!1)===""}function he(t,e,n){C.length=n,C.bytes[0]=t,C.bytes[1]=e}function oo(t){return t<3||!Te()?Dt(ge,0,t):K.call(no,0,2*t)}var Te=p(()=>A()&&P(Ir)===!0);function Ir(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(K)==="a\uFEFF\uD83D"&&e(V)==="a\0\xFF\xFE=\xD8"}function Ee(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var ro=512,Cr=t=>t>32&&t<=96&&fo(),Nr=p(A),Lr=64;function io(t,e,n){if(n>Lr||n<=be()||(e[0]|e[n>>1]|e[n-1])>=128||!Ee(e,n))return;let o=co();return o?o.call(e,0,n):$t(t,e,n)}var Oe=[];function so(t,e,n){return n<ro?(Cr(n)?Fe(t,e,n):void 0)??(Nr()?Be(t,e,n):void 0)??$t(t,e,n)??Be(t,e,n)??Fe(t,e,n):Be(t,e,n)??($r(t)?Fe(t,e,n):void 0)??$t(t,e,n)}function Be(t,e,n){let o=co();if(!(!o||t!==vt||!Pr(e,n)||ut(e,n)))try{return o.call(e,0,n)}catch{return}}function Fe(t,e,n){if(!ut(e,n)){Oe[t]===void 0&&(Oe[t]=P(()=>Wr(t))??null);try{return Oe[t]?.(e)}catch{return}}}var co=p(()=>P(Rr));function Rr(){let t=V,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Pr(t,e){if(e<ro)return Ae(t,0,e);let{start:n,words:o}=Sn(t,0),r=n+4*o.length;if(!Ae(t,0,n)||!Ae(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Ae(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var $r=t=>t===vt?kr():fo(),fo=p(F),kr=p(()=>F()||A()||!(Y()>0));function Wr(t){let e=kt(t),n=v(y[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var jr=24,ao=p(()=>P(Vr)),Hr=p(()=>P(qr)),uo=p(()=>P(Jr));function lo(t,e,n){if(t!==x&&t!==nt||n<jr||ut(e,n))return;let o=t===x?ao():Hr();return o?.takes?.(e)===!1?void 0:o}var Gr=2048,po=256;function mo(t,e,n,o){if(e>po||t[0]===239)return;let r=ao();if(!r)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!Ht(t,i,e))))try{let s=r.decodeFew(i<e?g(t,0,i):t,i);return o&&s?.includes("\uFFFD")?void 0:s}catch{return}}function ho(t){try{return uo()?.encode(t)}catch{return}}function Ue(t,e){try{return uo()?.encodeInto(t,e)}catch{return}}function Vr(){let t=Y()<22,e=t?un():void 0;if(t&&!e)return;let n=v("utf-8"),o=zr(n),r=[239,187,191,97,230,188,162,240,159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),d=o(s,s.length)===c&&n(s)===c&&o(f,2)==="a\x7F",a=V;if(!(!d||e&&a.call(f,0,2)!=="a\x7F"))return{decode(h,m,l){try{if(e)return a.call(h,0,m);let B=n(h);return l&&B.includes("\uFFFD")?void 0:B}catch{return}},decodeFew:o,takes:e,completeLength(h,m){for(let l=1;l<=3&&l<=m;l++){let B=h[m-l];if(B<128)break;if(B>=192)return(B>=240?4:B>=224?3:2)>l?m-l:m}return m}}}function zr(t){let e=Y();if(e<22)return(r,i)=>i<=64||Yr(r,i)?t(r):void 0;let n=A()?0:z()?64:e>0?po:0,o=cn;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function Yr(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function qr(){return F()?vr():Kr()}function Kr(){let t=K,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return xo(0,Y()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function vr(){let t=v("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return xo(Gr,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var xo=(t,e,n)=>({decode(o,r,i){if(!(r%2===1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Jr(){let t=an(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...bt(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}var Zr=65279,Xr=256,Qr=8,st=new Uint8Array(18),ct=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#r=!1;#o;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#o=r}get name(){return y[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#r=!1,this.#o=0}decode(e,n,o){let r=gn(e);if(!this.#t){let a=this.#n>0,h=a?this.#f(e,r,n):this.#c(e,r,n);if(h!==void 0)return n||this.#a(r),h;if(a){let m=this.#u(e,r,n,o);if(m!==void 0)return m;this.#l()}}let i=this.#t,s=this.#r,c=this.#o,f="";try{f=this.#p(e,r,n)??this.#s(e,r,n)}catch(a){throw this.#t=i,this.#r=s,this.#o=c,L(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+r,o===void 0?d:d.toTypeError(o);return f}#c(e,n,o){let{encoding:r}=this;if(C.length=0,n===0)return"";if(r===x)return St(e,n,o)??mo(e,n,o,this.fatal);if(!Xe(r))return;let i=q(r),s=io(r,e,n)??(n<=(i?Qr:18)?Se(e,n,o,r):void 0)??void 0;return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(e,n,o){let r=this.#n+n;if(!(n===0||r>18))return C.length=0,this.#d(e,r),this.encoding===x?St(st,r,o):Se(st,r,o,this.encoding)}#u(e,n,o,r){let i=this.#n,s=this.#e[0]<224?2:3;if(this.encoding!==x||i+n<=s)return;this.#d(e,s);let c=St(st,s,!0);if(c===void 0)return;let f=s-i,d=this.#o+f;this.#n=0,this.#o=d;try{return Q(c,this.decode(g(e,f),o,r))}catch(a){throw this.#o===d&&(this.#o-=f,this.#n=i),a}}#d(e,n){st[0]=this.#e[0],st[1]=this.#e[1];for(let o=this.#n;o<n;o++)st[o]=e[o-this.#n]}#a(e){this.#o+=e,this.#r||=e>0,this.#n=C.length,C.length>0&&(this.#e=[C.bytes[0],C.bytes[1]])}#l(){let e=Uint8Array.from(this.#e);try{ae(this.encoding,null),ue(e,this.#n,0,this.fatal,!1),this.#t=X(),this.#n=0}catch(n){throw L(n)}}#p(e,n,o){let r=lo(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<Xr&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==x)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#s(g(e,0,i),i,!0),this.#i)return s}if(!this.#r&&!this.ignoreBOM&&e[i]>=239){let a=ot(g(e,i,n));a?.encoding===this.encoding&&(i+=a.bytes.length,this.#o+=a.bytes.length)}this.#r||=c>0;let f=i===0&&c===n?e:g(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=Q(s,this.#s(f,c-i,!0)),this.#i)return s}else s=Q(s,d),this.#o+=c-i;return c===n?s:this.encoding===x&&!o&&Ht(e,c,n)?(this.#a(n-c),s):Q(s,this.#s(g(e,c,n),n-c,o))}#s(e,n,o){ae(this.encoding,this.#t);let r="",i=Kn(n),s=this.#r||this.ignoreBOM||!nn(this.encoding),c=0;for(let f=0;;f+=T){let d=n-f<=T,a=Math.min(T,n-f),h=f===0&&d?e:g(e,f,f+a),m=ue(h,a,c,this.fatal,o&&d);if(m<0)return this.#t=X(),this.#i=new Ft(this.name,this.#o+f+_.start(),_.length()),r;if(c+=m,c>0&&(d||!qn(c))){let l=!s&&Jn()===Zr?1:0;i?i.add(vn()+2*l,c-l):r=Q(r,Zn(l,c)),s=!0,c=0}if(d)break}return this.#r=s,this.#t=o?null:jn(),this.#o+=n,i?i.toText():r}};function wo(t,e){let n=H(t,e);if(n===R)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ti=["fatal","html","replacement"],ei=2048;function De(t,e){let{length:n}=t,o=q(e);if(n>tt&&n>(o?Qn():xe()))return;if(!1)return to(t,le(e));if(!!0)return;let r=le(e);return r&&eo(t,r)}var O=class t{encoding;unmappable;#t;#e=null;#n=0;#r=D;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return y[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#c(e,n)}get#o(){return this.#t?0:ti.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>T)return;let n=De(e,this.encoding);if(n)return n;try{Pt(this.encoding,null),Wt(e,0,e.length);let o=pe(0,e.length,this.#o,!0);return o===it||!_.finished()?void 0:(this.#n=0,me(o))}catch(o){throw L(o)}}#c(e,n){let o=new Gt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new G(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#r;n&&(this.#r=D,this.#e=null,this.#n=0);let f=this.#t,d=this.#o,a=f?ei:T,h=void 0,m=h?l=>h.add(l):o;try{Pt(this.encoding,s);for(let l=0;l===0||l<e.length;l+=a){let B=Math.min(l+a,e.length);Wt(e,l,B);let Vo=B===e.length;for(let Yt=0,Ge=!1;!Ge;){let Et=pe(Yt,B-l,d,n&&Vo);m(me(Et===it?_.written():Et));let Ve=i+l+Yt+_.start();if(Yt+=_.read(),Ge=Et!==it&&_.finished(),Et!==it)continue;let qt=_.codePoint();if(f){let zo=X(),ze=()=>this.locate(Ve),Yo=f(qt,ze),qo=this.#f(zo,Yo,m,qt,ze);Pt(this.encoding,qo),Wt(e,l,B)}else r(qt,Ve)}}}catch(l){throw L(l)}if(n){h&&o(h.held);return}h&&(this.#r=h.held),this.#e=X(),this.#n=i+e.length}#f(e,n,o,r,i){if(n===null)throw new G(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new G(c,i(),this.name)}),s.#e}},yo=27,go=3,Me=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=b(e);if(n===0)return;e[0]!==yo&&this.#t(this.held);let o=e[n-go]===yo?n-go:n;this.#t(rt(e,0,o)),this.held=rt(e,o,n)}},Gt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=b(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=ni(this.#n),n=0;return this.forEach(o=>{$(e,o,n),n+=b(o)}),e}};function ni(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Tt(t,e){let n=H(t,e);if(n===Bt||n===nt){let{name:o}=y[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return oi(n,t,e)}function oi(t,e,n){if(t===R)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function M(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function et(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function _e(){throw new TypeError("Illegal invocation")}var bo="Failed to execute 'encodeInto' on 'TextEncoder'",Ie=class t{#t="utf-8";constructor(){new.target!==t&&et(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||_e(),Vt(S(e))}encodeInto(e,n){#t in this||_e(),ee(arguments,2,bo);let o=S(e),r=Tn(n,bo),{read:i,written:s}=Ue(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let c=pi(o.slice(i),g(mt(r),s));return{read:i+c.read,written:s+c.written}}},To=M(Ie,"TextEncoder"),ri=6,ii=21;function Vt(t){let{length:e}=t;if(e<=ri)return bt(t);if(e<=tt&&si()){if(e<=ii)return bt(t);let n=ci(t)&&So(I,t);if(n)return n}if(e>=fi&&e<=Eo&&ai(t)){let n=So(di(),t);if(n)return n}return ho(t)??new O(x,"fatal").encode(t,!0)}var si=p(()=>!F()&&!A());function ci(t){return t.length*jt(Oo(t))<=tt}function So(t,e){let n=Ue(e,t);return n?.read===e.length?J(t,0,n.written):void 0}var fi=200,Eo=65536,di=p(()=>new Uint8Array(3*Eo)),ai=t=>ui()||li()&&Oo(t)>255,ui=p(()=>Y()<22&&!z()),li=p(z);function Oo(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}function pi(t,e){let n=0,o=0;for(;n<t.length;){let r=we(t,n);if(o+jt(r)>b(e))break;o=ye(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Bo=`4h	!
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
n	?`;var mi=p(()=>{let t=0;return new Map(Bo.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),hi=3,Fo=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Ao(t){let e=new O(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof G)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Uo(String.fromCodePoint(r),n,hi),o.set(r,i)),i}}function Uo(t,e,n){if(Fo(t))return"";if(n===0)return null;let o=xi(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Uo(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function xi(t){let e=[...mi().get(t)??[],...wi(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function wi(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=m=>s>>o.length-1-m&1,f=o.filter((m,l)=>c(l)),d=o.filter((m,l)=>!c(l)),a=[n,...f].join("").normalize("NFC"),h=a+d.join("");h.normalize("NFD")===e&&r.push(h),d.every(Fo)&&i.push(a)}return[...r,...i]}var yi=["fatal","html","replacement","ignore","translit"],gi=Fn(yi),Mo=(t,e)=>typeof t=="function"?t:gi(t,e);function Do(t,e,n){return typeof t=="function"?(o,r)=>bi(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Ao(e):void 0}function bi(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=lt(k(t,e));return rt(n,0,b(n))}var Si="Failed to construct 'LegacyTextEncoder'",Ce="Failed to execute 'encode'";function _o(t,e="utf-8",n=void 0){let o=Z(t,Ce);if(n===void 0){let i=Tt(S(e),Ce);return i===x?Vt(o):De(o,i)??new O(i,"fatal").encode(o,!0)}let r=zt(e,n,Ce);return r.encoding===x?Vt(o):r.encode(o,!0)}function zt(t,e,n){let o=S(t),r=e===void 0?"fatal":On(e,{unmappable:Mo},n).unmappable,i=Tt(o,n);return new O(i,r,Do(r,i,n))}var Ne=class{#t;constructor(e="utf-8",n=void 0){this.#t=zt(e,n,Si)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Z(e,r),s=U(n,"stream",r);return o.encode(i,!s)}},Io=M(Ne,"LegacyTextEncoder");var Le="Failed to execute 'decode' on 'TextDecoder'",Re=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Pe(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&et(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=D,n=void 0){let o=this.#t,r=k(e,Le),i=U(n,"stream",Le);return this.#e||o.reset(),this.#e=i,o.decode(pt(r),!i,Le)}},Co=M(Re,"TextDecoder");function Pe(t,e,n){let o=S(t),r=U(e,"fatal",n),i=U(e,"ignoreBOM",n);return new ct(wo(o,n),r,i)}function No(t,e,n){let o=ln();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function je(t,e){let n=`Failed to execute 'transform' on '${t}'`;return No(t,(o,r)=>r(e.decode(lt(k(o,n)),!1,n)),o=>o(e.decode(D,!0,n)))}var $e=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=Pe(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=je("TextDecoderStream",o),new.target!==t&&et(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Lo=M($e,"TextDecoderStream"),ke=class t{#t;constructor(){this.#t=Po("TextEncoderStream",new O(x,"fatal"),S),new.target!==t&&et(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Ro=M(ke,"TextEncoderStream");function Po(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return No(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var We=class{#t;#e;constructor(e="utf-8",n=void 0){let o=zt(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Po("LegacyTextEncoderStream",o,Z)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},$o=M(We,"LegacyTextEncoderStream");var ft=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&b(this.#n)===0?e:bn(this.#n,e);if(!n&&en(r))return this.#n=r,"";let i=ot(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new ct(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(s>0?g(r,s):r,n,o)}};var He=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=S(e),i=U(n,"fatal",o),s=U(n,"ignoreBOM",o),c=new ft(H(r,o),i,s);this.#t=c,this.#e=je("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ko=M(He,"DecoderStream");function Wo(t,e){let n="Failed to execute 'findUnmappable'",o=Z(t,n),r=Tt(S(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new O(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function jo(t){let e=ot(pt(k(t,"Failed to execute 'bomSniff'")));return e?y[e.encoding].name:null}function Ho(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=k(t,o),i=H(S(e),o),s=U(n,"fatal",o),c=U(n,"ignoreBOM",o);return new ft(i,s,c).decode(pt(r),!0,o)}async function Go(t=void 0){let e=await t;if(e===void 0)se()||await ie(Ot,!0);else{let n=Ti(e)?await Ei(e):e;await ie(()=>n,!1)}}var Ti=t=>typeof t?.arrayBuffer=="function";function Ei(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{ko as DecoderStream,Io as LegacyTextEncoder,$o as LegacyTextEncoderStream,Co as TextDecoder,Lo as TextDecoderStream,To as TextEncoder,Ro as TextEncoderStream,G as UnmappableError,jo as bomSniff,Ho as decode,_o as encode,y as encodings,Wo as findUnmappable,Go as initialize,rn as labelToName};
