function qe(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Bt=()=>qe(new URL("./japanese.wasm",import.meta.url)),dt="encoding-wasm/japanese",Kt=["japanese"];var Ke=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function h(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var y=Jo();function Jo(){let t=Ke.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(t)}var Zo=h(()=>new Map(y.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),x=0,vt=21,Ze=29,Xe=32,at=33,R=36,Ft=37,et=38,Xo=[[R,""],[35,"korean"],[32,"japanese"],[Ze,"chinese"],[1,"single-byte"],[x,""]],Qe=t=>t<R&&t!==at,q=t=>t>x&&t<Ze,tn=t=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(y[t].name),Qo=t=>Xo.find(([e])=>t>=e)[1];function en(t){let e=Zo();return e.get(t)??e.get(rn(nr(t)))}function H(t,e){let n=en(t);if(n===void 0){let o=tr(t),r=o===void 0?"":` Did you mean '${y[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Kt){let o=Qo(n);if(o&&!Kt.includes(o))throw new RangeError(`${e}: '${dt}' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function tr(t){let e=ve(t),n={936:"gbk",950:"big5"}[e]??e,o=y.findIndex(({labels:r})=>r.some(i=>ve(i)===n));return o<0||o===R?void 0:o}var ve=t=>rn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),er=[{encoding:x,bytes:[239,187,191]},{encoding:Ft,bytes:[254,255]},{encoding:et,bytes:[255,254]}];var Jt=239;function nt(t){if(t[0]>=Jt)return er.find(e=>e.bytes.every((n,o)=>t[o]===n))}function nn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function on(t){return t===x||t===Ft||t===et}function nr(t){let[e,n]=[0,t.length];for(;e<n&&Je(t[e]);)e+=1;for(;n>e&&Je(t[n-1]);)n-=1;return t.slice(e,n)}var Je=t=>`	
\f\r `.includes(t);function rn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function sn(t){let e=en(`${t}`);return e===void 0?null:y[e].name}var ut=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var or=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,cn=Symbol.for("encoding-wasm.UnmappableError"),G=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${or(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&cn in o}[cn](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var At=(t,e)=>t?.prototype?.[e],Ut=t=>At(globalThis.Buffer,t),K=Ut("ucs2Slice"),Mt=Ut("ucs2Write"),fn=Ut("utf8Slice"),V=Ut("latin1Slice"),dn=t=>globalThis[t],an=dn("TextDecoder"),rr=At(an,"decode"),Xt=dn("TextEncoder"),ir=At(Xt,"encode"),sr=At(Xt,"encodeInto");function v(t){let e=new an(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:rr}),n=>e.decode(n)}function un(){let t=new Xt;return Object.defineProperties(t,{encode:{value:ir},encodeInto:{value:sr}}),t}function P(t){try{return t()}catch{return}}var F=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,z=()=>"Deno"in globalThis,Y=()=>Number.parseInt(globalThis.process?.versions?.node,10),ln=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Zt;function pn(){let{process:t,TransformStream:e}=globalThis;return e&&e===Zt?e:(Zt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Zt)}function Dt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Qt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,mn=()=>Object.getPrototypeOf(Uint8Array.prototype),_t=t=>Qt(mn(),t),te=t=>Qt(DataView.prototype,t),hn=t=>globalThis[t]&&Qt(globalThis[t].prototype,"byteLength"),xn=t=>mn()[t],wn=_t(Symbol.toStringTag),It=_t("buffer"),ee=_t("byteOffset"),yn=_t("byteLength"),cr=xn("set"),fr=xn("slice"),dr=te("buffer"),ar=te("byteOffset"),ur=te("byteLength"),gn=hn("ArrayBuffer"),lr=hn("SharedArrayBuffer"),b=t=>yn.call(t);function bn(t){let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:b(t)}var g=(t,e,n=b(t))=>new Uint8Array(It.call(t),ee.call(t)+e,n-e);function Sn(t,e){let n=new Uint8Array(b(t)+b(e));return $(n,t),$(n,e,b(t)),n}function Tn(t,e){let n=ee.call(t),o=e+(-(n+e)&3),r=Math.max(0,b(t)-o)>>2,i=r>0?new Int32Array(It.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var $=(t,e,n)=>cr.call(t,e,n),ot=(t,e,n)=>fr.call(t,e,n),pr=64,mr=24;function J(t,e,n){if(n>mr)return ot(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function lt(t,e){if(e<=pr)return!1;try{return gn.call(It.call(t)),!1}catch{return!0}}function k(t,e){if(!ArrayBuffer.isView(t)&&On(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function En(t,e){if(ArrayBuffer.isView(t)&&wn.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function pt(t){return ArrayBuffer.isView(t)?ht(t):On(t)===0?D:new Uint8Array(t)}var mt=t=>t instanceof Uint8Array?t:pt(t);function ht(t){try{return wn.call(t)===void 0?new Uint8Array(dr.call(t),ar.call(t),ur.call(t)):new Uint8Array(It.call(t),ee.call(t),yn.call(t))}catch{return D}}var D=new Uint8Array;function On(t){for(let e of[gn,lr])try{return e?.call(t)}catch{}}function Bn(t,e,n){Fn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function U(t,e,n){return t===void 0?!1:(Fn(t,n),!!t?.[e])}function Fn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var S=t=>`${t}`;function Z(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function ne(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function An(t){return(e,n)=>{let o=e===void 0?t[0]:S(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var hr=1024,xr=65539;function Mn(t,e,n){let o=Ct(f=>yr(f,n),t,e),r=Ct(gr,t,e);if(o&&r){let f=z()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,mostByTable:hr}}let i=oe(t);if(o){let f=F()?Ct(Un,t,e):void 0;return f?{...o,read:(d,a)=>(a<4096?o:f).read(d,a)}:o}let s=r??Ct(Un,t,e)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Ct(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),oe(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var wr="strings";function yr(t,e){let[n]=WebAssembly.Module.customSections(e,wr),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:xr}}function gr(t){let[e,n]=[K,Mt],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,d)=>e.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:A()||z()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(m,p){$(d,new Uint8Array(t.buffer,m,2*p),a),a+=2*p},toText:()=>e.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Un(t){let e=v("utf-16le"),{write:n,most:o}=oe(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function oe(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Dt(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Lt,u,ie,Dn,_n,L,E={input:0,units:0,output:0},xt=-1,T=65536,wt=0,Nt={name:"",encoding:xt},w={isBusy:!0,newCodec:NaN},yt=NaN;function gt(t,e){Nt.name=t,Nt.encoding=e,w.newCodec=yt,w.isBusy&&br(),w.isBusy=!0}function br(){try{Ln(),Lt??=Tr(Bt()),Cn(new WebAssembly.Instance(Lt),Lt)}catch(t){throw Nn(t)}}async function se(t,e){try{Ln();let n=t(),o=In(n)?n:await WebAssembly.compile(Sr(n));e||Or(o);let r=await WebAssembly.instantiate(o);if(ce())return;Cn(r,o),Lt=o}catch(n){throw Nn(n)}}var Sr=t=>ArrayBuffer.isView(t)?ht(t):t,ce=()=>!w.isBusy;function Tr(t){return In(t)?t:new WebAssembly.Module(t)}function In(t){try{return WebAssembly.Module.customSections(t,dt),!0}catch{return!1}}var Er="encoding-wasm";function Or(t){let[e]=WebAssembly.Module.customSections(t,Er),n=`${dt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Cn({exports:t},e){u=t,re=WebAssembly.RuntimeError,E.input=u.input(),E.units=u.units(),E.output=u.output(),$n(),L=Mn(u.memory,E.units,e),wt=Math.min(u.units_length(),L.most),w.isBusy=!1}function Ln(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Nn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Br(t))return new RangeError(`encoding-wasm: ${Rn} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Rn="no memory for WebAssembly; free some, and call again",Br=t=>t instanceof RangeError&&/memory/i.test(t.message);function Rt(){return de(),ie}function Pn(){return de(),Dn}function fe(){return de(),_n}function de(){ie[0]===void 0&&$n()}function $n(){let{buffer:t}=u.memory;ie=new Uint8Array(t),Dn=new Uint8Array(t,E.input,T),_n=new Int32Array(t,u.codec(),u.codec_length()>>2)}var re;function N(t){if(!re||!(t instanceof re))return t;let e=y[Nt.encoding]?.name,n=`${Nt.name}${e?` of ${e}`:""} failed`;return Ar()?new RangeError(`encoding-wasm: ${n}: ${Rn}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Fr=32;function Ar(){try{return u.memory.grow(Fr),!1}catch{return!0}}function X(){let t=fe();return Vn(t,new Int32Array(t.length))}function Hn(){return u.held()!==0?X():(w.newCodec=bt,null)}var Gn=t=>Vn(t,fe());function Vn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ue(t,e){zn(t,e)||(gt("decoding",t),e?Gn(e):u.new_decoder(t),bt=t===at||t===R?yt:t)}var bt=yt;function zn(t,e){return e||w.newCodec!==t||w.isBusy?!1:(w.newCodec=yt,w.isBusy=!0,!0)}function Pt(t,e){zn(~t,e)||(gt("encoding",t),e?Gn(e):u.new_encoder(t),bt=~t)}var rt=-2;function le(t,e,n,o,r){ae(t,e),w.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return w.isBusy=!1,r&&i>=0&&(w.newCodec=bt),Qn(i)}var j={encoding:xt,at:0,most:0,owner:void 0};function $t(t,e,n){if(j.encoding!==t||j.owner!==u||w.isBusy){try{gt("decoding",t),j.owner=u,j.at=L.readBytes?u.byte_table(t):0,j.most=!tn(t)&&L.mostByTable||1/0,j.encoding=t}catch(r){throw N(r)}w.isBusy=!1}if(j.at===0||n>j.most)return;if(n<=T)return ae(e,n),kn(n);if(L.most>wt)return;let o="";for(let r=0;r<n;r+=T){let i=Math.min(T,n-r);ae(g(e,r,r+i),i),o=Q(o,kn(i))}return o}function Yn(t,e){let n=xt,o,r;function i(s){try{return gt(t,s),n=s,r=u,o=e(s),w.isBusy=!1,o}catch(c){throw N(c)}}return s=>s===n&&r===u&&!w.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Ur=16384,pe=Yn("encoding",t=>{let e=u.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=u.memory;return new Uint16Array(n,e,65536)}),kt=Yn("decoding",t=>{let e=q(t),n=(!e?u.pair_table(t):u.byte_table(t))>>>0;return n>0?new Uint16Array(u.memory.buffer,n,e?256:65536):void 0}),kn=t=>L.readBytes(E.input,t,j.at);function Q(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var qn=3,Kn=t=>t+T+qn<=wt,Mr=1<<28,vn=t=>t>wt&&t<Mr?L.collect?.(t+qn):void 0,Jn=()=>E.units,Zn=()=>Rt()[E.units]|Rt()[E.units+1]<<8,Xn=(t,e)=>L.read(E.units+2*t,e-t),Wt=(t,e,n)=>L.write(t.slice(e,n),E.units);function me(t,e,n,o){w.isBusy=!0;let r=u.encode_block(t,e,n,+o);return w.isBusy=!1,o&&r>=0&&_.finished()&&(w.newCodec=bt),Qn(r)}var Dr=8;function ae(t,e){let n=Pn();if(e>Dr)try{$(n,t)}catch{$(n,g(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Qn(t){if(t<rt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var he=t=>J(Rt(),E.output,t);var _={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var it=64,to=4*it,I=new Uint8Array(to);function St(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)I[n++]=r;else if(r<2048)I[n++]=192|r>>6,I[n++]=128|r&63;else if((r&63488)!==55296)I[n++]=224|r>>12,I[n++]=128|r>>6&63,I[n++]=128|r&63;else{let i=ye(t,o);i>=65536&&(o+=1),n=ge(i,I,n)}}return J(I,0,n)}var eo=h(()=>Mt?96:F()?1024:256),we=h(()=>F()||A()?4096:128),_r=h(()=>new Uint8Array(2*we()));function no(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function oo(t,e){let{length:n}=t,o=2*n<=to?I:_r(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return J(o,0,r)}function ye(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var jt=t=>t<128?1:t<2048?2:t<65536?3:4;function ge(t,e,n){if(t<128)return e[n]=t,n+1;let o=jt(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var ro=new Uint8Array(36),be=Ir(ro);function Ir(t){return new Uint16Array(t.buffer)}var Se=h(()=>V?Ee()?0:8:18),C={length:0,bytes:[0,0]};function Tt(t,e,n){if(e>18)return;if(t[0]<128&&e>Se())return Ee()&&Oe(t,e)?V.call(t,0,e):void 0;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){xe(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){xe(i,f^128,2);break}let d=t[r++]^128;if(s|=d,d>=64||s===65279)return}}be[o++]=s}return io(o)}function Te(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=kt(o),!r)return;if(f=r[c],f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==Xe){xe(c,0,1);break}}if(f===0||f===65533)return}be[i++]=f}return io(i)}function Ht(t,e,n){return C.length=0,Tt(g(t,e,n),n-e,!1)===""}function xe(t,e,n){C.length=n,C.bytes[0]=t,C.bytes[1]=e}function io(t){return t<3||!Ee()?Dt(be,0,t):K.call(ro,0,2*t)}var Ee=h(()=>A()&&P(Cr)===!0);function Cr(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(K)==="a\uFEFF\uD83D"&&e(V)==="a\0\xFF\xFE=\xD8"}function Oe(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var so=512,Lr=t=>t>32&&t<=96&&uo(),Nr=h(A),Rr=64;function co(t,e,n){if(n>Rr||n<=Se()||(e[0]|e[n>>1]|e[n-1])>=128||!Oe(e,n))return;let o=ao();return o?o.call(e,0,n):$t(t,e,n)}var Be=[];function fo(t,e,n){return n<so?(Lr(n)?Ae(t,e,n):void 0)??(Nr()?Fe(t,e,n):void 0)??$t(t,e,n)??Fe(t,e,n)??Ae(t,e,n):Fe(t,e,n)??(kr(t)?Ae(t,e,n):void 0)??$t(t,e,n)}function Fe(t,e,n){let o=ao();if(!(!o||t!==vt||!$r(e,n)||lt(e,n)))try{return o.call(e,0,n)}catch{return}}function Ae(t,e,n){if(!lt(e,n)){Be[t]===void 0&&(Be[t]=P(()=>jr(t))??null);try{return Be[t]?.(e)}catch{return}}}var ao=h(()=>P(Pr));function Pr(){let t=V,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function $r(t,e){if(e<so)return Ue(t,0,e);let{start:n,words:o}=Tn(t,0),r=n+4*o.length;if(!Ue(t,0,n)||!Ue(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Ue(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var kr=t=>t===vt?Wr():uo(),uo=h(F),Wr=h(()=>F()||A()||!(Y()>0));function jr(t){let e=kt(t),n=v(y[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Hr=24,lo=h(()=>P(zr)),Gr=h(()=>P(Kr)),po=h(()=>P(Zr));function mo(t,e,n){if(t!==x&&t!==et||n<Hr||lt(e,n))return;let o=t===x?lo():Gr();return o?.takes?.(e)===!1?void 0:o}var Vr=2048,ho=256;function xo(t,e,n,o){if(e>ho||t[0]===239)return;let r=lo();if(!r)return;let i=t[e-1]>=128?r.completeLength(t,e):e;if(!(i<e&&(n||!Ht(t,i,e))))try{let s=r.decodeFew(i<e?g(t,0,i):t,i);return o&&s?.includes("\uFFFD")?void 0:s}catch{return}}function wo(t){try{return po()?.encode(t)}catch{return}}function Me(t,e){try{return po()?.encodeInto(t,e)}catch{return}}function zr(){let t=Y()<22,e=t?ln():void 0;if(t&&!e)return;let n=v("utf-8"),o=Yr(n),r=[239,187,191,97,230,188,162,240,159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),d=o(s,s.length)===c&&n(s)===c&&o(f,2)==="a\x7F",a=V;if(!(!d||e&&a.call(f,0,2)!=="a\x7F"))return{decode(m,p,l){try{if(e)return a.call(m,0,p);let B=n(m);return l&&B.includes("\uFFFD")?void 0:B}catch{return}},decodeFew:o,takes:e,completeLength(m,p){for(let l=1;l<=3&&l<=p;l++){let B=m[p-l];if(B<128)break;if(B>=192)return(B>=240?4:B>=224?3:2)>l?p-l:p}return p}}}function Yr(t){let e=Y();if(e<22)return(r,i)=>i<=64||qr(r,i)?t(r):void 0;let n=A()?0:z()?64:e>0?ho:0,o=fn;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function qr(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Kr(){return F()?Jr():vr()}function vr(){let t=K,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return yo(0,Y()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Jr(){let t=v("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return yo(Vr,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var yo=(t,e,n)=>({decode(o,r,i){if(!(r%2===1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Zr(){let t=un(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...St(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}var Xr=65279,Qr=256,ti=8,st=new Uint8Array(18),ct=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#r=!1;#o;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#o=r}get name(){return y[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#r=!1,this.#o=0}decode(e,n,o){let r=bn(e);if(!this.#t){let a=this.#n>0,m=a?this.#f(e,r,n):this.#c(e,r,n);if(m!==void 0)return n||this.#a(r),m;if(a){let p=this.#u(e,r,n,o);if(p!==void 0)return p;this.#l()}}let i=this.#t,s=this.#r,c=this.#o,f="";try{f=this.#p(e,r,n)??this.#s(e,r,n)}catch(a){throw this.#t=i,this.#r=s,this.#o=c,N(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+r,o===void 0?d:d.toTypeError(o);return f}#c(e,n,o){let{encoding:r}=this;if(C.length=0,n===0)return"";if(r===x)return Tt(e,n,o)??xo(e,n,o,this.fatal);if(!Qe(r))return;let i=q(r),s=co(r,e,n)??(n<=(i?ti:18)?Te(e,n,o,r):void 0)??void 0;return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(e,n,o){let r=this.#n+n;if(!(n===0||r>18))return C.length=0,this.#d(e,r),this.encoding===x?Tt(st,r,o):Te(st,r,o,this.encoding)}#u(e,n,o,r){if(this.encoding!==x)return;let i=this.#o,s=this.#r,c=this.#e,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#d(e,d);let a=Tt(st,d,!0);if(a===void 0)return;let m=d-f;this.#n=0,this.#o+=m;try{return Q(a,this.decode(g(e,m),o,r))}catch(p){throw p instanceof ut||p instanceof TypeError||(this.#t=null,this.#r=s,this.#o=i,this.#e=c,this.#n=f),p}}#d(e,n){st[0]=this.#e[0],st[1]=this.#e[1];for(let o=this.#n;o<n;o++)st[o]=e[o-this.#n]}#a(e){this.#o+=e,this.#r||=e>0,this.#n=C.length,C.length>0&&(this.#e=[C.bytes[0],C.bytes[1]])}#l(){let e=Uint8Array.from(this.#e);try{ue(this.encoding,null),le(e,this.#n,0,this.fatal,!1),this.#t=X(),this.#n=0}catch(n){throw N(n)}}#p(e,n,o){let r=mo(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<Qr&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==x)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#s(g(e,0,i),i,!0),this.#i)return s}if(!this.#r&&!this.ignoreBOM&&e[i]>=Jt){let a=nt(g(e,i,n));a?.encoding===this.encoding&&(i+=a.bytes.length,this.#o+=a.bytes.length)}this.#r||=c>0;let f=i===0&&c===n?e:g(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=Q(s,this.#s(f,c-i,!0)),this.#i)return s}else s=Q(s,d),this.#o+=c-i;return c===n?s:this.encoding===x&&!o&&Ht(e,c,n)?(this.#a(n-c),s):Q(s,this.#s(g(e,c,n),n-c,o))}#s(e,n,o){ue(this.encoding,this.#t);let r="",i=vn(n),s=this.#r||this.ignoreBOM||!on(this.encoding),c=0;for(let f=0;;f+=T){let d=n-f<=T,a=Math.min(T,n-f),m=f===0&&d?e:g(e,f,f+a),p=le(m,a,c,this.fatal,o&&d);if(p<0)return this.#t=X(),this.#i=new ut(this.name,this.#o+f+_.start(),_.length()),r;if(c+=p,c>0&&(d||!Kn(c))){let l=!s&&Zn()===Xr?1:0;i?i.add(Jn()+2*l,c-l):r=Q(r,Xn(l,c)),s=!0,c=0}if(d)break}return this.#r=s,this.#t=o?null:Hn(),this.#o+=n,i?i.toText():r}};function go(t,e){let n=H(t,e);if(n===R)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ei=["fatal","html","replacement"],ni=2048;function _e(t,e){let{length:n}=t,o=q(e);if(n>it&&n>(o?eo():we()))return;if(!1)return no(t,pe(e));if(!!0)return;let r=pe(e);return r&&oo(t,r)}var O=class t{encoding;unmappable;#t;#e=null;#n=0;#r=D;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return y[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#c(e,n)}get#o(){return this.#t?0:ei.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>T)return;let n=_e(e,this.encoding);if(n)return n;try{Pt(this.encoding,null),Wt(e,0,e.length);let o=me(0,e.length,this.#o,!0);return o===rt||!_.finished()?void 0:(this.#n=0,he(o))}catch(o){throw N(o)}}#c(e,n){let o=new Gt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new G(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#r;n&&(this.#r=D,this.#e=null,this.#n=0);let f=this.#t,d=this.#o,a=f?ni:T,m=f&&this.encoding===at?new De(c,o):void 0,p=m?l=>m.add(l):o;try{Pt(this.encoding,s);for(let l=0;l===0||l<e.length;l+=a){let B=Math.min(l+a,e.length);Wt(e,l,B);let Yo=B===e.length;for(let Yt=0,Ve=!1;!Ve;){let Ot=me(Yt,B-l,d,n&&Yo);p(he(Ot===rt?_.written():Ot));let ze=i+l+Yt+_.start();if(Yt+=_.read(),Ve=Ot!==rt&&_.finished(),Ot!==rt)continue;let qt=_.codePoint();if(f){let qo=X(),Ye=()=>this.locate(ze),Ko=f(qt,Ye),vo=this.#f(qo,Ko,p,qt,Ye);Pt(this.encoding,vo),Wt(e,l,B)}else r(qt,ze)}}}catch(l){throw N(l)}if(n){m&&o(m.held);return}m&&(this.#r=m.held),this.#e=X(),this.#n=i+e.length}#f(e,n,o,r,i){if(n===null)throw new G(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new G(c,i(),this.name)}),s.#e}},bo=27,So=3,De=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=b(e);if(n===0)return;e[0]!==bo&&this.#t(this.held);let o=e[n-So]===bo?n-So:n;this.#t(ot(e,0,o)),this.held=ot(e,o,n)}},Gt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=b(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=oi(this.#n),n=0;return this.forEach(o=>{$(e,o,n),n+=b(o)}),e}};function oi(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Et(t,e){let n=H(t,e);if(n===Ft||n===et){let{name:o}=y[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return ri(n,t,e)}function ri(t,e,n){if(t===R)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function M(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function tt(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function Ie(){throw new TypeError("Illegal invocation")}var To="Failed to execute 'encodeInto' on 'TextEncoder'",Ce=class t{#t="utf-8";constructor(){new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Ie(),Vt(S(e))}encodeInto(e,n){#t in this||Ie(),ne(arguments,2,To);let o=S(e),r=En(n,To),{read:i,written:s}=Me(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let c=mi(o.slice(i),g(ht(r),s));return{read:i+c.read,written:s+c.written}}},Oo=M(Ce,"TextEncoder"),ii=6,si=21;function Vt(t){let{length:e}=t;if(e<=ii)return St(t);if(e<=it&&ci()){if(e<=si)return St(t);let n=fi(t)&&Eo(I,t);if(n)return n}if(e>=di&&e<=Bo&&ui(t)){let n=Eo(ai(),t);if(n)return n}return wo(t)??new O(x,"fatal").encode(t,!0)}var ci=h(()=>!F()&&!A());function fi(t){return t.length*jt(Fo(t))<=it}function Eo(t,e){let n=Me(e,t);return n?.read===e.length?J(t,0,n.written):void 0}var di=200,Bo=65536,ai=h(()=>new Uint8Array(3*Bo)),ui=t=>li()||pi()&&Fo(t)>255,li=h(()=>Y()<22&&!z()),pi=h(z);function Fo(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}function mi(t,e){let n=0,o=0;for(;n<t.length;){let r=ye(t,n);if(o+jt(r)>b(e))break;o=ge(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Ao=`4h	!
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
n	?`;var hi=h(()=>{let t=0;return new Map(Ao.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),xi=3,Uo=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Mo(t){let e=new O(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof G)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Do(String.fromCodePoint(r),n,xi),o.set(r,i)),i}}function Do(t,e,n){if(Uo(t))return"";if(n===0)return null;let o=wi(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Do(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function wi(t){let e=[...hi().get(t)??[],...yi(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function yi(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=p=>s>>o.length-1-p&1,f=o.filter((p,l)=>c(l)),d=o.filter((p,l)=>!c(l)),a=[n,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===e&&r.push(m),d.every(Uo)&&i.push(a)}return[...r,...i]}var gi=["fatal","html","replacement","ignore","translit"],bi=An(gi),_o=(t,e)=>typeof t=="function"?t:bi(t,e);function Io(t,e,n){return typeof t=="function"?(o,r)=>Si(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Mo(e):void 0}function Si(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=pt(k(t,e));return ot(n,0,b(n))}var Ti="Failed to construct 'LegacyTextEncoder'",Le="Failed to execute 'encode'";function Co(t,e="utf-8",n=void 0){let o=Z(t,Le);if(n===void 0){let i=Et(S(e),Le);return i===x?Vt(o):_e(o,i)??new O(i,"fatal").encode(o,!0)}let r=zt(e,n,Le);return r.encoding===x?Vt(o):r.encode(o,!0)}function zt(t,e,n){let o=S(t),r=e===void 0?"fatal":Bn(e,{unmappable:_o},n).unmappable,i=Et(o,n);return new O(i,r,Io(r,i,n))}var Ne=class{#t;constructor(e="utf-8",n=void 0){this.#t=zt(e,n,Ti)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Z(e,r),s=U(n,"stream",r);return o.encode(i,!s)}},Lo=M(Ne,"LegacyTextEncoder");var Re="Failed to execute 'decode' on 'TextDecoder'",Pe=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=$e(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=D,n=void 0){let o=this.#t,r=k(e,Re),i=U(n,"stream",Re);return this.#e||o.reset(),this.#e=i,o.decode(mt(r),!i,Re)}},No=M(Pe,"TextDecoder");function $e(t,e,n){let o=S(t),r=U(e,"fatal",n),i=U(e,"ignoreBOM",n);return new ct(go(o,n),r,i)}function Ro(t,e,n){let o=pn();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function He(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Ro(t,(o,r)=>r(e.decode(pt(k(o,n)),!1,n)),o=>o(e.decode(D,!0,n)))}var ke=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=$e(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=He("TextDecoderStream",o),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Po=M(ke,"TextDecoderStream"),We=class t{#t;constructor(){this.#t=ko("TextEncoderStream",new O(x,"fatal"),S),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},$o=M(We,"TextEncoderStream");function ko(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Ro(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var je=class{#t;#e;constructor(e="utf-8",n=void 0){let o=zt(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=ko("LegacyTextEncoderStream",o,Z)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Wo=M(je,"LegacyTextEncoderStream");var ft=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&b(this.#n)===0?e:Sn(this.#n,e);if(!n&&nn(r))return this.#n=r,"";let i=nt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new ct(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(s>0?g(r,s):r,n,o)}};var Ge=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=S(e),i=U(n,"fatal",o),s=U(n,"ignoreBOM",o),c=new ft(H(r,o),i,s);this.#t=c,this.#e=He("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},jo=M(Ge,"DecoderStream");function Ho(t,e){let n="Failed to execute 'findUnmappable'",o=Z(t,n),r=Et(S(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new O(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Go(t){let e=nt(mt(k(t,"Failed to execute 'bomSniff'")));return e?y[e.encoding].name:null}function Vo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=k(t,o),i=H(S(e),o),s=U(n,"fatal",o),c=U(n,"ignoreBOM",o);return new ft(i,s,c).decode(mt(r),!0,o)}async function zo(t=void 0){let e=await t;if(e===void 0)ce()||await se(Bt,!0);else{let n=Ei(e)?await Oi(e):e;await se(()=>n,!1)}}var Ei=t=>typeof t?.arrayBuffer=="function";function Oi(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{jo as DecoderStream,Lo as LegacyTextEncoder,Wo as LegacyTextEncoderStream,No as TextDecoder,Po as TextDecoderStream,Oo as TextEncoder,$o as TextEncoderStream,G as UnmappableError,Go as bomSniff,Vo as decode,Co as encode,y as encodings,Ho as findUnmappable,zo as initialize,sn as labelToName};
