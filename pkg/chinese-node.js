function _e(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var yt=()=>_e(new URL("./chinese.wasm",import.meta.url)),rt="encoding-wasm/chinese",jt=["chinese"];var Ne=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function g(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var h=_o();function _o(){let t=Ne.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var No=g(()=>new Map(h.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),x=0,Wt=21,Re=29,it=33,I=36,bt=37,K=38,Co=[[I,""],[35,"korean"],[32,"japanese"],[Re,"chinese"],[1,"single-byte"],[x,""]],Pe=t=>t<I&&t!==it,j=t=>t>x&&t<Re,Lo=t=>Co.find(([e])=>t>=e)[1];function $e(t){let e=No();return e.get(t)??e.get(We($o(t)))}function C(t,e){let n=$e(t);if(n===void 0){let o=Ro(t),r=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(jt){let o=Lo(n);if(o&&!jt.includes(o))throw new RangeError(`${e}: '${rt}' doesn't include ${h[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ro(t){let e=Ce(t),n={936:"gbk",950:"big5"}[e]??e,o=h.findIndex(({labels:r})=>r.some(i=>Ce(i)===n));return o<0||o===I?void 0:o}var Ce=t=>We(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Po=[{encoding:x,bytes:[239,187,191]},{encoding:bt,bytes:[254,255]},{encoding:K,bytes:[255,254]}];function st(t){return Po.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ke({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function je(t){return t===x||t===bt||t===K}function $o(t){let[e,n]=[0,t.length];for(;e<n&&Le(t[e]);)e+=1;for(;n>e&&Le(t[n-1]);)n-=1;return t.slice(e,n)}var Le=t=>`	
\f\r `.includes(t);function We(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Ge(t){let e=$e(`${t}`);return e===void 0?null:h[e].name}var J=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function ct(t,e){try{return e()}catch(n){throw n instanceof J?n.toTypeError(t):n}}var ko=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,He=Symbol.for("encoding-wasm.UnmappableError"),L=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${ko(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&He in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,He,{value:!0,...n}),t})();var St=t=>globalThis.Buffer?.prototype?.[t],W=St("ucs2Slice"),Ve=St("ucs2Write"),ze=St("utf8Slice"),Tt=St("latin1Slice"),Ye=t=>globalThis[t],qe=Ye("TextDecoder"),jo=qe?.prototype?.decode,Ht=Ye("TextEncoder"),Wo=Ht?.prototype?.encode,Go=Ht?.prototype?.encodeInto;function Z(t){let e=new qe(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:jo}),n=>e.decode(n)}function ve(){let t=new Ht,[e,n]=[Wo,Go].map(o=>o.bind(t));return{encode:e,encodeInto:n}}function G(t){try{return t()}catch{return}}var H=()=>"InternalError"in globalThis,R=()=>"Bun"in globalThis,ft=()=>"Deno"in globalThis,X=()=>Number.parseInt(globalThis.process?.versions?.node,10),Ke=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Gt;function Je(){let{process:t,TransformStream:e}=globalThis;return e&&e===Gt?e:(Gt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Gt)}var Et=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ze=()=>Object.getPrototypeOf(Uint8Array.prototype),Ot=t=>Et(Ze(),t),Vt=t=>Et(DataView.prototype,t),Xe=t=>Ze()[t],Qe=Ot(Symbol.toStringTag),Bt=Ot("buffer"),zt=Ot("byteOffset"),tn=Ot("byteLength"),Ho=Xe("set"),Vo=Xe("slice"),zo=Vt("buffer"),Yo=Vt("byteOffset"),qo=Vt("byteLength"),en=Et(ArrayBuffer.prototype,"byteLength"),vo=typeof SharedArrayBuffer=="function"?Et(SharedArrayBuffer.prototype,"byteLength"):void 0,m=t=>tn.call(t),S=(t,e,n=m(t))=>new Uint8Array(Bt.call(t),zt.call(t)+e,n-e);function nn(t,e){let n=new Uint8Array(m(t)+m(e));return D(n,t),D(n,e,m(t)),n}function on(t,e){let n=zt.call(t),o=e+(-(n+e)&3),r=Math.max(0,m(t)-o)>>2,i=r>0?new Int32Array(Bt.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var D=(t,e,n)=>Ho.call(t,e,n),Q=(t,e,n)=>Vo.call(t,e,n),Ko=64,Jo=24;function V(t,e,n){if(n>Jo)return Q(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function tt(t,e){if(e<=Ko)return!1;try{return en.call(Bt.call(t)),!1}catch{return!0}}function M(t,e){if(!ArrayBuffer.isView(t)&&cn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function rn(t,e){if(ArrayBuffer.isView(t)&&Qe.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function P(t){return ArrayBuffer.isView(t)?dt(t):cn(t)===0?B:new Uint8Array(t)}var sn=t=>t instanceof Uint8Array?t:P(t);function dt(t){try{return Qe.call(t)===void 0?new Uint8Array(zo.call(t),Yo.call(t),qo.call(t)):new Uint8Array(Bt.call(t),zt.call(t),tn.call(t))}catch{return B}}var B=new Uint8Array;function cn(t){for(let e of[en,vo])try{return e?.call(t)}catch{}}function z(t,e,n){fn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function Ft(t,e,n){return t===void 0?!1:(fn(t,n),!!t?.[e])}function fn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var w=t=>`${t}`;function Y(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Yt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function dn(t){return(e,n)=>{let o=e===void 0?t[0]:w(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var Zo=65539;function un(t,e,n){let o=At(f=>Qo(f,n),t,e),r=At(tr,t,e);if(o&&r){let f=ft()?Number.POSITIVE_INFINITY:64;return{...r,read:(d,u)=>(u<128?o:r).read(d,u),write:(d,u)=>(d.length<f?o:r).write(d,u),readBytes:o.readBytes}}let i=qt(t);if(o){let f=H()?At(an,t,e):void 0;return f?{...o,read:(d,u)=>(u<4096?o:f).read(d,u)}:o}let s=r??At(an,t,e)??i,c=r?$:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function At(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),qt(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Xo="strings";function Qo(t,e){let[n]=WebAssembly.Module.customSections(e,Xo),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:Zo}}function tr(t){let[e,n]=[W,Ve],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:R()||ft()?void 0:i};function i(s){let c=new Uint8Array(2*s),f=0;return{add(d,u){D(c,new Uint8Array(t.buffer,d,2*u),f),f+=2*u},toText:()=>e.call(c,0,f)}}}function an(t){let e=Z("utf-16le"),{write:n,most:o}=qt(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function qt(t){let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=$)return vt(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var It,a,Jt,ln,pn,U,T={input:0,units:0,output:0},at=-1,b=65536,ut=0,Dt={name:"",encoding:at},l={isBusy:!0,newCodec:Number.NaN},lt=Number.NaN;function pt(t,e){Dt.name=t,Dt.encoding=e,l.newCodec=lt,l.isBusy&&er(),l.isBusy=!0}function er(){try{xn(),It??=or(yt()),hn(new WebAssembly.Instance(It),It)}catch(t){throw wn(t)}}async function Zt(t,e){try{xn();let n=t(),o=mn(n)?n:await WebAssembly.compile(nr(n));e||ir(o);let r=await WebAssembly.instantiate(o);if(Xt())return;hn(r,o),It=o}catch(n){throw wn(n)}}var nr=t=>ArrayBuffer.isView(t)?dt(t):t,Xt=()=>!l.isBusy;function or(t){return mn(t)?t:new WebAssembly.Module(t)}function mn(t){try{return WebAssembly.Module.customSections(t,rt),!0}catch{return!1}}var rr="encoding-wasm";function ir(t){let[e]=WebAssembly.Module.customSections(t,rr),n=`${rt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function hn({exports:t},e){if(a=t,a.block_length()!==b)throw new Error("The module has blocks of another length.");Kt=WebAssembly.RuntimeError,T.input=a.input(),T.units=a.units(),T.output=a.output(),bn(),U=un(a.memory,T.units,e),ut=Math.min(a.units_length(),U.most),l.isBusy=!1}function xn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function wn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(sr(t))return new RangeError(`encoding-wasm: ${gn} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var gn="no memory for WebAssembly; free some, and call again",sr=t=>t instanceof RangeError&&/memory/i.test(t.message);function Mt(){return te(),Jt}function yn(){return te(),ln}function Qt(){return te(),pn}function te(){Jt.length===0&&bn()}function bn(){let{buffer:t}=a.memory;Jt=new Uint8Array(t),ln=new Uint8Array(t,T.input,b),pn=new Int32Array(t,a.codec(),a.codec_length()>>2)}var Kt;function _(t){if(!Kt||!(t instanceof Kt))return t;let e=h[Dt.encoding]?.name,n=`${Dt.name}${e?` of ${e}`:""} failed`;return fr()?new RangeError(`encoding-wasm: ${n}: ${gn}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var cr=32;function fr(){try{return a.memory.grow(cr),!1}catch{return!0}}function et(){let t=Qt();return On(t,new Int32Array(t.length))}function Tn(){return a.held()!==0?et():(l.newCodec=mt,null)}var En=t=>On(t,Qt());function On(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function Bn(t,e){Fn(t,e)||(pt("decoding",t),e?En(e):a.new_decoder(t),mt=t===it||t===I?lt:t)}var mt=lt;function Fn(t,e){return e||l.newCodec!==t||l.isBusy?!1:(l.newCodec=lt,l.isBusy=!0,!0)}function Ut(t,e){Fn(~t,e)||(pt("encoding",t),e?En(e):a.new_encoder(t),mt=~t)}var nt=-2;function An(t,e,n,o,r){ee(t,e),l.isBusy=!0;let i=a.decode_block(e,n,+o,+r);return l.isBusy=!1,r&&i>=0&&(l.newCodec=mt),Ln(i)}var q={encoding:at,at:0,owner:void 0};function _t(t,e,n){if(q.encoding!==t||q.owner!==a||l.isBusy){try{pt("decoding",t),q.owner=a,q.at=U.readBytes?a.byte_table(t):0,q.encoding=t}catch(r){throw _(r)}l.isBusy=!1}if(q.at===0)return;if(n<=b)return ee(e,n),Sn(n);if(U.most>ut)return;let o="";for(let r=0;r<n;r+=b){let i=Math.min(b,n-r);ee(S(e,r,r+i),i),o=ot(o,Sn(i))}return o}function In(t,e){let n=at,o,r;function i(s){try{return pt(t,s),n=s,r=a,o=e(s),l.isBusy=!1,o}catch(c){throw _(c)}}return s=>s===n&&r===a&&!l.isBusy&&(!o||m(o)>0)?o:i(s)}var dr=9984,ne=In("encoding",t=>{let e=a.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=a.memory;return j(t)?new Uint8Array(n,e,dr):new Uint16Array(n,e,65536)}),Nt=In("decoding",t=>{let e=j(t),n=(e?a.byte_table(t):a.pair_table?.(t)??0)>>>0;return n>0?new Uint16Array(a.memory.buffer,n,e?256:65536):void 0}),Sn=t=>U.readBytes(T.input,t,q.at);function ot(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Dn=3,Mn=t=>t+b+Dn<=ut,ar=1<<28,Un=t=>t>ut&&t<ar?U.collect?.(t+Dn):void 0,_n=()=>T.units,Nn=()=>Mt()[T.units]|Mt()[T.units+1]<<8,Cn=(t,e)=>U.read(T.units+2*t,e-t),Ct=(t,e,n)=>U.write(t.slice(e,n),T.units);function oe(t,e,n,o){l.isBusy=!0;let r=a.encode_block(t,e,n,+o);return l.isBusy=!1,o&&r>=0&&F.finished()&&(l.newCodec=mt),Ln(r)}var ur=8;function ee(t,e){let n=yn();if(e>ur)try{D(n,t)}catch{D(n,S(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Ln(t){if(t<nt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var re=t=>V(Mt(),T.output,t);var F={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var ht=64,N=new Uint8Array(4*ht);function ie(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128){N[n++]=r;continue}let i=(r&63488)===55296?se(t,o):r;i>=65536&&(o+=1),n=fe(i,N,n)}return V(N,0,n)}var Rn=256;function Pn(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function $n(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(N[o++]=s>>8),N[o++]=s}return V(N,0,o)}function se(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var ce=t=>t<128?1:t<2048?2:t<65536?3:4;function fe(t,e,n){if(t<128)return e[n]=t,n+1;let o=ce(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var $=16,kn=new Uint8Array(new ArrayBuffer(2*$)),de=new Uint16Array(kn.buffer),ae=g(()=>Tt?Hn()?0:8:$);function jn(t,e){if(e>$||t[0]<128&&e>ae())return;let n=0;for(let o=0;o<e;){let r=t[o++],i=r;if(r>=128){if(r<194||r>=240||o===e)return;let s=t[o++]^128;if(r<224){if(s>=64)return;i=(r&31)<<6|s}else{if(o===e)return;let c=t[o++]^128;if(i=(r&15)<<12|s<<6|c,(s|c)>=64||i<2048||(i&63488)===55296||i===65279)return}}de[n++]=i}return Gn(n)}function Wn(t,e,n){let o,r=0;for(let i=0;i<e;){let s=t[i++],c=s;if(s>=128&&(o??=Nt(n),!o||(c=o[s],c===0&&i<e&&(c=o[s|t[i++]<<8]),c===0||c===65533)))return;de[r++]=c}return Gn(r)}function Gn(t){return t<3||!Hn()?vt(de,0,t):W.call(kn,0,2*t)}var Hn=g(()=>R()&&W!==void 0);function Vn(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function vt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15])}}var lr=96,qn=512,pr=64;function vn(t,e,n){if(n>pr||n<=ae()||(e[0]|e[n>>1]|e[n-1])>=128||!Vn(e,n))return;let o=Jn();return o?o.call(e,0,n):_t(t,e,n)}var zn=[];function Kn(t,e,n){if(n<qn){let o=n<=lr&&wr()?ue(t,e,n):void 0;return o!==void 0?o:_t(t,e,n)??Yn(t,e,n)??ue(t,e,n)}return Yn(t,e,n)??(xr(t)?ue(t,e,n):void 0)??_t(t,e,n)}function Yn(t,e,n){let o=Jn();if(!(!o||t!==Wt||!hr(e,n)||tt(e,n)))try{return o.call(e,0,n)}catch{return}}function ue(t,e,n){if(!tt(e,n))return zn[t]??=G(()=>gr(t))??null,zn[t]?.(e)}var Jn=g(()=>G(mr));function mr(){let t=Tt,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function hr(t,e){if(e<qn)return le(t,0,e);let{start:n,words:o}=on(t,0),r=n+4*o.length;if(!le(t,0,n)||!le(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function le(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var xr=t=>H()||t===Wt&&(R()||!(X()>0)),wr=g(H);function gr(t){let e=Nt(t),n=Z(h[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var yr=24,Zn=g(()=>G(Sr)),br=g(()=>G(Or)),Xn=g(()=>G(Br));function Qn(t,e,n){if(!(t!==x&&t!==K)&&!(n<yr)&&!tt(e,n))return t===x?Zn():br()}var to=256;function eo(t,e,n){let o=jn(t,e);if(o!==void 0)return o;if(e>to||t[0]===239||tt(t,e))return;let r=Zn();if(!r||t[e-1]>=128&&r.completeLength(t,e)<e)return;let i=r.decodeFew(t,e);return n&&i?.includes("\uFFFD")?void 0:i}function no(t){try{return Xn()?.encode(t)}catch{return}}function pe(t,e){try{return Xn()?.encodeInto(t,e)}catch{return}}function Sr(){let t=X()<22?Ke():()=>!0;if(!t)return;let e=Z("utf-8"),n=Tr(e),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let f=e(i);return c&&f.includes("\uFFFD")?void 0:f}catch{return}},decodeFew:n,completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let f=i[s-c];if(f<128)break;if(f>=192)return(f>=240?4:f>=224?3:2)>c?s-c:s}return s}}}function Tr(t){let e=X();if(e<22)return(r,i)=>i<=64||Er(r,i)?t(r):void 0;let n=ft()?64:e>0?to:0,o=ze;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function Er(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Or(){let t=X()<22?512:Number.POSITIVE_INFINITY,e=r=>W.call(r,0,m(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(r,i){let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}function Br(){let t=ve(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var Fr=65279,Ar=256,Ir=8,k=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return h[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=m(e);if(!this.#t){let u=this.#i(e,r);if(u!==void 0)return n||(this.#n+=r,this.#e||=r>0),u}let i=this.#t,s=this.#e,c=this.#n,f="";try{f=this.#s(e,r,n)??this.#r(e,r,n)}catch(u){throw this.#t=i,this.#e=s,this.#n=c,_(u)}let d=this.#o;if(d)throw this.#o=null,this.#e=s,this.#n=c+r,o===void 0?d:d.toTypeError(o);return f}#i(e,n){let{encoding:o}=this;if(n===0)return"";if(o===x)return eo(e,n,this.fatal);if(!Pe(o))return;let r=j(o),i=vn(o,e,n)??(n<=(r?Ir:$)?Wn(e,n,o):void 0)??(r?Kn(o,e,n):void 0);return i!==void 0&&this.fatal&&i.includes("\uFFFD")?void 0:i}#s(e,n,o){let r=Qn(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<Ar&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==x)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#r(S(e,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&e[i]===r.bom[0]&&r.bom.every((u,y)=>e[i+y]===u)&&(i+=r.bom.length,this.#n+=r.bom.length),this.#e||=c>0;let f=i===0&&c===n?e:S(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=ot(s,this.#r(f,c-i,!0)),this.#o)return s}else s=ot(s,d),this.#n+=c-i;return c<n?ot(s,this.#r(S(e,c),n-c,o)):s}#r(e,n,o){Bn(this.encoding,this.#t);let r="",i=Un(n),s=this.#e||this.ignoreBOM||!je(this.encoding),c=0;for(let f=0;;f+=b){let d=n-f<=b,u=Math.min(b,n-f),y=f===0&&d?e:S(e,f,f+u),A=An(y,u,c,this.fatal,o&&d);if(A<0)return this.#t=et(),this.#o=new J(this.name,this.#n+f+F.start(),F.length()),r;if(c+=A,c>0&&(d||!Mn(c))){let p=!s&&Nn()===Fr?1:0;i?i.add(_n()+2*p,c-p):r=ot(r,Cn(p,c)),s=!0,c=0}if(d)break}return this.#e=s,this.#t=o?null:Tn(),this.#n+=n,i?i.toText():r}};function oo(t,e){let n=C(t,e);if(n===I)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Dr=["fatal","html","replacement"],Mr=2*ht,Ur=2048;function he(t,e){let{length:n}=t;if(n>Rn)return;if(j(e))return Pn(t,ne(e));if(n>Mr)return;let o=ne(e);return o&&$n(t,o)}var E=class t{encoding;unmappable;#t;#e=null;#n=0;#o=B;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return h[this.encoding].name}encode(e,n){return n&&this.#s(e)||this.#r(e,n)}get#i(){return this.#t?0:Dr.indexOf(this.unmappable)}#s(e){if(this.#e||e.length>b)return;let n=he(e,this.encoding);if(n)return n;try{Ut(this.encoding,null),Ct(e,0,e.length);let o=oe(0,e.length,this.#i,!0);return o===nt||!F.finished()?void 0:(this.#n=0,re(o))}catch(o){throw _(o)}}#r(e,n){let o=new Lt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new L(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=B,this.#e=null,this.#n=0);let f=this.#t,d=this.#i,u=f?Ur:b,y=f&&this.encoding===it?new me(c,o):void 0,A=y?p=>y.add(p):o;try{Ut(this.encoding,s);for(let p=0;p===0||p<e.length;p+=u){let wt=Math.min(p+u,e.length);Ct(e,p,wt);let Io=wt===e.length;for(let $t=0,De=!1;!De;){let gt=oe($t,wt-p,d,n&&Io);A(re(gt===nt?F.written():gt));let Me=i+p+$t+F.start();if($t+=F.read(),De=gt!==nt&&F.finished(),gt!==nt)continue;let kt=F.codePoint();if(f){let Do=et(),Ue=()=>this.locate(Me),Mo=f(kt,Ue),Uo=this.#c(Do,Mo,A,kt,Ue);Ut(this.encoding,Uo),Ct(e,p,wt)}else r(kt,Me)}}}catch(p){throw _(p)}if(n){y&&o(y.held);return}y&&(this.#o=y.held),this.#e=et(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new L(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new L(c,i(),this.name)}),s.#e}},ro=27,io=3,me=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=m(e);if(n===0)return;e[0]!==ro&&this.#t(this.held);let o=e[n-io]===ro?n-io:n;this.#t(Q(e,0,o)),this.held=Q(e,o,n)}},Lt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=m(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=_r(this.#n),n=0;return this.forEach(o=>{D(e,o,n),n+=m(o)}),e}};function _r(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function xt(t,e){let n=C(t,e);if(n===bt||n===K){let{name:o}=h[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Nr(n,t,e)}function Nr(t,e,n){if(t===I)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function O(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function v(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function xe(){throw new TypeError("Illegal invocation")}var so="Failed to execute 'encodeInto' on 'TextEncoder'",we=class t{#t="utf-8";constructor(){new.target!==t&&v(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||xe(),Rt(w(e))}encodeInto(e,n){#t in this||xe(),Yt(arguments,2,so);let o=w(e),r=rn(n,so),{read:i,written:s}=pe(o,r)??{read:0,written:0};if(i===o.length||s===m(r))return{read:i,written:s};let c=kr(o.slice(i),S(dt(r),s));return{read:i+c.read,written:s+c.written}}},co=O(we,"TextEncoder"),Cr=6,Lr=16;function Rt(t){let{length:e}=t;if(e<=Cr)return ie(t);if(e<=ht&&Rr()){if(e<=Lr)return ie(t);let n=Pr(t)&&$r(t);if(n)return n}return no(t)??new E(x,"fatal").encode(t,!0)}var Rr=g(()=>!H()&&!R()),Pr=t=>(t.charCodeAt(0)|t.charCodeAt(t.length>>1)|t.charCodeAt(t.length-1))<128;function $r(t){let e=pe(t,N);return e?.read===t.length?V(N,0,e.written):void 0}function kr(t,e){let n=0,o=0;for(;n<t.length;){let r=se(t,n);if(o+ce(r)>m(e))break;o=fe(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var fo=`4h	!
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
n	?`;var jr=g(()=>{let t=0;return new Map(fo.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Wr=3,ao=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function uo(t){let e=new E(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof L)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=lo(String.fromCodePoint(r),n,Wr),o.set(r,i)),i}}function lo(t,e,n){if(ao(t))return"";if(n===0)return null;let o=Gr(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:lo(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function Gr(t){let e=[...jr().get(t)??[],...Hr(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Hr(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=A=>s>>o.length-1-A&1,f=o.filter((A,p)=>c(p)),d=o.filter((A,p)=>!c(p)),u=[n,...f].join("").normalize("NFC"),y=u+d.join("");y.normalize("NFD")===e&&r.push(y),d.every(ao)&&i.push(u)}return[...r,...i]}var Vr=["fatal","html","replacement","ignore","translit"],zr=dn(Vr),po=(t,e)=>typeof t=="function"?t:zr(t,e);function mo(t,e,n){return typeof t=="function"?(o,r)=>Yr(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?uo(e):void 0}function Yr(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=P(M(t,e));return Q(n,0,m(n))}var qr="Failed to construct 'LegacyTextEncoder'",ge="Failed to execute 'encode'";function ho(t,e="utf-8",n=void 0){let o=Y(t,ge);if(n===void 0){let i=xt(w(e),ge);return i===x?Rt(o):he(o,i)??new E(i,"fatal").encode(o,!0)}let r=Pt(e,n,ge);return r.encoding===x?Rt(o):r.encode(o,!0)}function Pt(t,e,n){let o=w(t),r=e===void 0?"fatal":z(e,{unmappable:po},n).unmappable,i=xt(o,n);return new E(i,r,mo(r,i,n))}var ye=class{#t;constructor(e="utf-8",n=void 0){this.#t=Pt(e,n,qr)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Y(e,r),{stream:s}=z(n,{stream:Boolean},r);return o.encode(i,!s)}},xo=O(ye,"LegacyTextEncoder");var be="Failed to execute 'decode' on 'TextDecoder'",Se=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Te(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&v(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=B,n=void 0){let o=this.#t,r=M(e,be),i=Ft(n,"stream",be);return this.#e||o.reset(),this.#e=i,o.decode(sn(r),!i,be)}},wo=O(Se,"TextDecoder");function Te(t,e,n){let o=w(t),r=Ft(e,"fatal",n),i=Ft(e,"ignoreBOM",n);return new k(oo(o,n),r,i)}function go(t,e,n){let o=Je();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Fe(t,e){let n=`Failed to execute 'transform' on '${t}'`;return go(t,(o,r)=>{let i=M(o,n);r(ct(n,()=>e.decode(P(i),!1)))},o=>o(ct(n,()=>e.decode(B,!0))))}var Ee=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=Te(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=Fe("TextDecoderStream",o),new.target!==t&&v(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},yo=O(Ee,"TextDecoderStream"),Oe=class t{#t;constructor(){this.#t=So("TextEncoderStream",new E(x,"fatal"),w),new.target!==t&&v(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},bo=O(Oe,"TextEncoderStream");function So(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return go(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Be=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Pt(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=So("LegacyTextEncoderStream",o,Y)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},To=O(Be,"LegacyTextEncoderStream");var Ae=class{fatal;ignoreBOM;#t;#e;#n=B;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=nn(this.#n,e);if(!n&&ke(o))return this.#n=o,"";let r=st(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new k(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(S(o,i),n)}},Ie=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=w(e),{fatal:i,ignoreBOM:s}=z(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Ae(C(r,o),i,s);this.#t=c,this.#e=Fe("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Eo=O(Ie,"DecoderStream");function Oo(t,e){let n="Failed to execute 'findUnmappable'",o=Y(t,n),r=xt(w(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new E(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Bo(t){let e=st(P(M(t,"Failed to execute 'bomSniff'")));return e?h[e.encoding].name:null}function Fo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=M(t,o),i=C(w(e),o),{fatal:s,ignoreBOM:c}=z(n,{fatal:Boolean,ignoreBOM:Boolean},o),f=P(r),d=st(f),u=d&&!c?d.bytes.length:0,y=new k(d?.encoding??i,s,!0,u);return ct(o,()=>y.decode(S(f,u),!0))}async function Ao(t=void 0){let e=await t;if(e===void 0)Xt()||await Zt(yt,!0);else{let n=vr(e)?await Kr(e):e;await Zt(()=>n,!1)}}var vr=t=>typeof t?.arrayBuffer=="function";function Kr(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{Eo as DecoderStream,xo as LegacyTextEncoder,To as LegacyTextEncoderStream,wo as TextDecoder,yo as TextDecoderStream,co as TextEncoder,bo as TextEncoderStream,L as UnmappableError,Bo as bomSniff,Fo as decode,ho as encode,h as encodings,Oo as findUnmappable,Ao as initialize,Ge as labelToName};
