function je(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var St=()=>je(new URL("./chinese.wasm",import.meta.url)),st="encoding-wasm/chinese",Gt=["chinese"];var We=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function y(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var h=Ro();function Ro(){let t=We.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(t)}var Po=y(()=>new Map(h.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),x=0,Vt=21,Ve=29,ze=32,ct=33,_=36,Tt=37,Z=38,$o=[[_,""],[35,"korean"],[32,"japanese"],[Ve,"chinese"],[1,"single-byte"],[x,""]],Ye=t=>t<_&&t!==ct,H=t=>t>x&&t<Ve,ko=t=>$o.find(([e])=>t>=e)[1];function qe(t){let e=Po();return e.get(t)??e.get(Je(Ho(t)))}function P(t,e){let n=qe(t);if(n===void 0){let o=jo(t),r=o===void 0?"":` Did you mean '${h[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Gt){let o=ko(n);if(o&&!Gt.includes(o))throw new RangeError(`${e}: '${st}' doesn't include ${h[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function jo(t){let e=He(t),n={936:"gbk",950:"big5"}[e]??e,o=h.findIndex(({labels:r})=>r.some(i=>He(i)===n));return o<0||o===_?void 0:o}var He=t=>Je(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Wo=[{encoding:x,bytes:[239,187,191]},{encoding:Tt,bytes:[254,255]},{encoding:Z,bytes:[255,254]}];function ft(t){return Wo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ve({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Ke(t){return t===x||t===Tt||t===Z}function Ho(t){let[e,n]=[0,t.length];for(;e<n&&Ge(t[e]);)e+=1;for(;n>e&&Ge(t[n-1]);)n-=1;return t.slice(e,n)}var Ge=t=>`	
\f\r `.includes(t);function Je(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function Ze(t){let e=qe(`${t}`);return e===void 0?null:h[e].name}var X=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function dt(t,e){try{return e()}catch(n){throw n instanceof X?n.toTypeError(t):n}}var Go=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Xe=Symbol.for("encoding-wasm.UnmappableError"),$=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${Go(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&Xe in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,Xe,{value:!0,...n}),t})();var Et=t=>globalThis.Buffer?.prototype?.[t],G=Et("ucs2Slice"),Qe=Et("ucs2Write"),tn=Et("utf8Slice"),Ot=Et("latin1Slice"),en=t=>globalThis[t],nn=en("TextDecoder"),Vo=nn?.prototype?.decode,Yt=en("TextEncoder"),zo=Yt?.prototype?.encode,Yo=Yt?.prototype?.encodeInto;function Q(t){let e=new nn(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Vo}),n=>e.decode(n)}function on(){let t=new Yt;return Object.defineProperties(t,{encode:{value:zo},encodeInto:{value:Yo}}),t}function N(t){try{return t()}catch{return}}var V=()=>"InternalError"in globalThis,k=()=>"Bun"in globalThis,at=()=>"Deno"in globalThis,tt=()=>Number.parseInt(globalThis.process?.versions?.node,10),rn=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,zt;function sn(){let{process:t,TransformStream:e}=globalThis;return e&&e===zt?e:(zt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),zt)}var Bt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,cn=()=>Object.getPrototypeOf(Uint8Array.prototype),Ft=t=>Bt(cn(),t),qt=t=>Bt(DataView.prototype,t),fn=t=>cn()[t],dn=Ft(Symbol.toStringTag),At=Ft("buffer"),vt=Ft("byteOffset"),an=Ft("byteLength"),qo=fn("set"),vo=fn("slice"),Ko=qt("buffer"),Jo=qt("byteOffset"),Zo=qt("byteLength"),un=Bt(ArrayBuffer.prototype,"byteLength"),Xo=typeof SharedArrayBuffer=="function"?Bt(SharedArrayBuffer.prototype,"byteLength"):void 0,m=t=>an.call(t),S=(t,e,n=m(t))=>new Uint8Array(At.call(t),vt.call(t)+e,n-e);function ln(t,e){let n=new Uint8Array(m(t)+m(e));return C(n,t),C(n,e,m(t)),n}function pn(t,e){let n=vt.call(t),o=e+(-(n+e)&3),r=Math.max(0,m(t)-o)>>2,i=r>0?new Int32Array(At.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var C=(t,e,n)=>qo.call(t,e,n),et=(t,e,n)=>vo.call(t,e,n),Qo=64,tr=24;function z(t,e,n){if(n>tr)return et(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function nt(t,e){if(e<=Qo)return!1;try{return un.call(At.call(t)),!1}catch{return!0}}function L(t,e){if(!ArrayBuffer.isView(t)&&xn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function mn(t,e){if(ArrayBuffer.isView(t)&&dn.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function j(t){return ArrayBuffer.isView(t)?ut(t):xn(t)===0?F:new Uint8Array(t)}var hn=t=>t instanceof Uint8Array?t:j(t);function ut(t){try{return dn.call(t)===void 0?new Uint8Array(Ko.call(t),Jo.call(t),Zo.call(t)):new Uint8Array(At.call(t),vt.call(t),an.call(t))}catch{return F}}var F=new Uint8Array;function xn(t){for(let e of[un,Xo])try{return e?.call(t)}catch{}}function Y(t,e,n){gn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function It(t,e,n){return t===void 0?!1:(gn(t,n),!!t?.[e])}function gn(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var w=t=>`${t}`;function q(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Kt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function wn(t){return(e,n)=>{let o=e===void 0?t[0]:w(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var er=65539;function bn(t,e,n){let o=Ut(f=>or(f,n),t,e),r=Ut(rr,t,e);if(o&&r){let f=at()?Number.POSITIVE_INFINITY:64;return{...r,read:(d,u)=>(u<128?o:r).read(d,u),write:(d,u)=>(d.length<f?o:r).write(d,u),readBytes:o.readBytes}}let i=Jt(t);if(o){let f=V()?Ut(yn,t,e):void 0;return f?{...o,read:(d,u)=>(u<4096?o:f).read(d,u)}:o}let s=r??Ut(yn,t,e)??i,c=r?I:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Ut(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),Jt(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var nr="strings";function or(t,e){let[n]=WebAssembly.Module.customSections(e,nr),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:er}}function rr(t){let[e,n]=[G,Qe],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:k()||at()?void 0:i};function i(s){let c=new Uint8Array(2*s),f=0;return{add(d,u){C(c,new Uint8Array(t.buffer,d,2*u),f),f+=2*u},toText:()=>e.call(c,0,f)}}}function yn(t){let e=Q("utf-16le"),{write:n,most:o}=Jt(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Jt(t){let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=I)return Zt(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}var Dt,a,Qt,Sn,Tn,R,E={input:0,units:0,output:0},lt=-1,b=65536,pt=0,Mt={name:"",encoding:lt},l={isBusy:!0,newCodec:Number.NaN},mt=Number.NaN;function ht(t,e){Mt.name=t,Mt.encoding=e,l.newCodec=mt,l.isBusy&&ir(),l.isBusy=!0}function ir(){try{Bn(),Dt??=cr(St()),On(new WebAssembly.Instance(Dt),Dt)}catch(t){throw Fn(t)}}async function te(t,e){try{Bn();let n=t(),o=En(n)?n:await WebAssembly.compile(sr(n));e||dr(o);let r=await WebAssembly.instantiate(o);if(ee())return;On(r,o),Dt=o}catch(n){throw Fn(n)}}var sr=t=>ArrayBuffer.isView(t)?ut(t):t,ee=()=>!l.isBusy;function cr(t){return En(t)?t:new WebAssembly.Module(t)}function En(t){try{return WebAssembly.Module.customSections(t,st),!0}catch{return!1}}var fr="encoding-wasm";function dr(t){let[e]=WebAssembly.Module.customSections(t,fr),n=`${st} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function On({exports:t},e){if(a=t,a.block_length()!==b)throw new Error("The module has blocks of another length.");Xt=WebAssembly.RuntimeError,E.input=a.input(),E.units=a.units(),E.output=a.output(),Un(),R=bn(a.memory,E.units,e),pt=Math.min(a.units_length(),R.most),l.isBusy=!1}function Bn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Fn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ar(t))return new RangeError(`encoding-wasm: ${An} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var An="no memory for WebAssembly; free some, and call again",ar=t=>t instanceof RangeError&&/memory/i.test(t.message);function _t(){return oe(),Qt}function In(){return oe(),Sn}function ne(){return oe(),Tn}function oe(){Qt.length===0&&Un()}function Un(){let{buffer:t}=a.memory;Qt=new Uint8Array(t),Sn=new Uint8Array(t,E.input,b),Tn=new Int32Array(t,a.codec(),a.codec_length()>>2)}var Xt;function U(t){if(!Xt||!(t instanceof Xt))return t;let e=h[Mt.encoding]?.name,n=`${Mt.name}${e?` of ${e}`:""} failed`;return lr()?new RangeError(`encoding-wasm: ${n}: ${An}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var ur=32;function lr(){try{return a.memory.grow(ur),!1}catch{return!0}}function K(){let t=ne();return Nn(t,new Int32Array(t.length))}function Mn(){return a.held()!==0?K():(l.newCodec=xt,null)}var _n=t=>Nn(t,ne());function Nn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ie(t,e){Cn(t,e)||(ht("decoding",t),e?_n(e):a.new_decoder(t),xt=t===ct||t===_?mt:t)}var xt=mt;function Cn(t,e){return e||l.newCodec!==t||l.isBusy?!1:(l.newCodec=mt,l.isBusy=!0,!0)}function Nt(t,e){Cn(~t,e)||(ht("encoding",t),e?_n(e):a.new_encoder(t),xt=~t)}var ot=-2;function se(t,e,n,o,r){re(t,e),l.isBusy=!0;let i=a.decode_block(e,n,+o,+r);return l.isBusy=!1,r&&i>=0&&(l.newCodec=xt),Hn(i)}var v={encoding:lt,at:0,owner:void 0};function Ct(t,e,n){if(v.encoding!==t||v.owner!==a||l.isBusy){try{ht("decoding",t),v.owner=a,v.at=R.readBytes?a.byte_table(t):0,v.encoding=t}catch(r){throw U(r)}l.isBusy=!1}if(v.at===0)return;if(n<=b)return re(e,n),Dn(n);if(R.most>pt)return;let o="";for(let r=0;r<n;r+=b){let i=Math.min(b,n-r);re(S(e,r,r+i),i),o=rt(o,Dn(i))}return o}function Ln(t,e){let n=lt,o,r;function i(s){try{return ht(t,s),n=s,r=a,o=e(s),l.isBusy=!1,o}catch(c){throw U(c)}}return s=>s===n&&r===a&&!l.isBusy&&(!o||m(o)>0)?o:i(s)}var pr=9984,ce=Ln("encoding",t=>{let e=a.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=a.memory;return H(t)?new Uint8Array(n,e,pr):new Uint16Array(n,e,65536)}),Lt=Ln("decoding",t=>{let e=H(t),n=(e?a.byte_table(t):a.pair_table?.(t)??0)>>>0;return n>0?new Uint16Array(a.memory.buffer,n,e?256:65536):void 0}),Dn=t=>R.readBytes(E.input,t,v.at);function rt(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Rn=3,Pn=t=>t+b+Rn<=pt,mr=1<<28,$n=t=>t>pt&&t<mr?R.collect?.(t+Rn):void 0,kn=()=>E.units,jn=()=>_t()[E.units]|_t()[E.units+1]<<8,Wn=(t,e)=>R.read(E.units+2*t,e-t),Rt=(t,e,n)=>R.write(t.slice(e,n),E.units);function fe(t,e,n,o){l.isBusy=!0;let r=a.encode_block(t,e,n,+o);return l.isBusy=!1,o&&r>=0&&A.finished()&&(l.newCodec=xt),Hn(r)}var hr=8;function re(t,e){let n=In();if(e>hr)try{C(n,t)}catch{C(n,S(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Hn(t){if(t<ot)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var de=t=>z(_t(),E.output,t);var A={finished:()=>a.finished()!==0,read:()=>a.read(),written:()=>a.written(),codePoint:()=>a.code_point(),start:()=>a.start(),length:()=>a.length()};var it=64,T=new Uint8Array(4*it);function ue(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)T[n++]=r;else if(r<2048)T[n++]=192|r>>6,T[n++]=128|r&63;else if((r&63488)!==55296)T[n++]=224|r>>12,T[n++]=128|r>>6&63,T[n++]=128|r&63;else{let i=le(t,o);i>=65536&&(o+=1),n=pe(i,T,n)}}return z(T,0,n)}var Gn=256;function Vn(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function zn(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(T[o++]=s>>8),T[o++]=s}return z(T,0,o)}function le(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var Pt=t=>t<128?1:t<2048?2:t<65536?3:4;function pe(t,e,n){if(t<128)return e[n]=t,n+1;let o=Pt(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var I=18,Yn=new Uint8Array(new ArrayBuffer(2*I)),me=new Uint16Array(Yn.buffer),he=y(()=>Ot?vn()?0:8:I),D={length:0,bytes:[0,0]};function xe(t,e,n){if(e>I||t[0]<128&&e>he())return;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){ae(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){ae(i,f^128,2);break}let d=t[r++]^128;if(s|=d,d>=64||s===65279)return}}me[o++]=s}return qn(o)}function ge(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=Lt(o),!r)return;if(f=r[c],f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==ze){ae(c,0,1);break}}if(f===0||f===65533)return}me[i++]=f}return qn(i)}function ae(t,e,n){D.length=n,D.bytes[0]=t,D.bytes[1]=e}function qn(t){return t<3||!vn()?Zt(me,0,t):G.call(Yn,0,2*t)}var vn=y(()=>k()&&N(xr)===!0);function xr(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer);return G.call(t,0,6)==="a\uFEFF\uD83D"}function Kn(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function Zt(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Zn=512,gr=t=>t>32&&t<=96&&wr(),wr=y(V),yr=64;function Xn(t,e,n){if(n>yr||n<=he()||(e[0]|e[n>>1]|e[n-1])>=128||!Kn(e,n))return;let o=to();return o?o.call(e,0,n):Ct(t,e,n)}var we=[];function Qn(t,e,n){if(n<Zn){let o=gr(n)?ye(t,e,n):void 0;return o!==void 0?o:Ct(t,e,n)??Jn(t,e,n)??ye(t,e,n)}return Jn(t,e,n)??(Tr(t)?ye(t,e,n):void 0)??Ct(t,e,n)}function Jn(t,e,n){let o=to();if(!(!o||t!==Vt||!Sr(e,n)||nt(e,n)))try{return o.call(e,0,n)}catch{return}}function ye(t,e,n){if(!nt(e,n))return we[t]===void 0&&(we[t]=N(()=>Er(t))??null),we[t]?.(e)}var to=y(()=>N(br));function br(){let t=Ot,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Sr(t,e){if(e<Zn)return be(t,0,e);let{start:n,words:o}=pn(t,0),r=n+4*o.length;if(!be(t,0,n)||!be(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function be(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Tr=t=>V()||t===Vt&&(k()||!(tt()>0));function Er(t){let e=Lt(t),n=Q(h[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Or=24,eo=y(()=>N(Fr)),Br=y(()=>N(Ur)),no=y(()=>N(Dr));function oo(t,e,n){if(!(t!==x&&t!==Z)&&!(n<Or||nt(e,n)))return t===x?eo():Br()}var ro=256;function io(t,e,n){if(e>ro||t[0]===239||nt(t,e))return;let o=eo();if(!o||t[e-1]>=128&&o.completeLength(t,e)<e)return;let r=o.decodeFew(t,e);return n&&r?.includes("\uFFFD")?void 0:r}function so(t){try{return no()?.encode(t)}catch{return}}function Se(t,e){try{return no()?.encodeInto(t,e)}catch{return}}function Fr(){let t=tt()<22?rn():()=>!0;if(!t)return;let e=Q("utf-8"),n=Ar(e),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let f=e(i);return c&&f.includes("\uFFFD")?void 0:f}catch{return}},decodeFew:n,completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let f=i[s-c];if(f<128)break;if(f>=192)return(f>=240?4:f>=224?3:2)>c?s-c:s}return s}}}function Ar(t){let e=tt();if(e<22)return(r,i)=>i<=64||Ir(r,i)?t(r):void 0;let n=at()?64:e>0?ro:0,o=tn;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function Ir(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Ur(){let t=tt()<22?512:Number.POSITIVE_INFINITY,e=r=>G.call(r,0,m(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(r,i){let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}function Dr(){let t=on(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var Mr=65279,_r=256,Nr=8,gt=new Uint8Array(I),W=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return h[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#o=!1,this.#r=0}decode(e,n,o){let r=m(e);if(!this.#t){let u=this.#n>0,g=u?this.#f(e,r,n):this.#c(e,r,n);if(g!==void 0)return n||this.#d(r),g;u&&this.#a()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#u(e,r,n)??this.#s(e,r,n)}catch(u){throw this.#t=i,this.#o=s,this.#r=c,U(u)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+r,o===void 0?d:d.toTypeError(o);return f}#c(e,n,o){let{encoding:r}=this;if(D.length=0,n===0)return"";if(r===x)return xe(e,n,o)??io(e,n,this.fatal);if(!Ye(r))return;let i=H(r),s=Xn(r,e,n)??(n<=(i?Nr:I)?ge(e,n,o,r):void 0)??(i?Qn(r,e,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(e,n,o){let r=this.#n,i=r+n;if(!(n===0||i>I)){D.length=0,gt[0]=this.#e[0],gt[1]=this.#e[1];for(let s=0;s<n;s++)gt[r+s]=e[s];return this.encoding===x?xe(gt,i,o):ge(gt,i,o,this.encoding)}}#d(e){this.#r+=e,this.#o||=e>0,this.#n=D.length,D.length>0&&(this.#e=[D.bytes[0],D.bytes[1]])}#a(){let e=Uint8Array.from(this.#e);try{ie(this.encoding,null),se(e,this.#n,0,this.fatal,!1),this.#t=K(),this.#n=0}catch(n){throw U(n)}}#u(e,n,o){let r=oo(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<_r&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==x)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#s(S(e,0,i),i,!0),this.#i)return s}!this.#o&&!this.ignoreBOM&&e[i]===r.bom[0]&&r.bom.every((u,g)=>e[i+g]===u)&&(i+=r.bom.length,this.#r+=r.bom.length),this.#o||=c>0;let f=i===0&&c===n?e:S(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=rt(s,this.#s(f,c-i,!0)),this.#i)return s}else s=rt(s,d),this.#r+=c-i;return c<n?rt(s,this.#s(S(e,c),n-c,o)):s}#s(e,n,o){ie(this.encoding,this.#t);let r="",i=$n(n),s=this.#o||this.ignoreBOM||!Ke(this.encoding),c=0;for(let f=0;;f+=b){let d=n-f<=b,u=Math.min(b,n-f),g=f===0&&d?e:S(e,f,f+u),M=se(g,u,c,this.fatal,o&&d);if(M<0)return this.#t=K(),this.#i=new X(this.name,this.#r+f+A.start(),A.length()),r;if(c+=M,c>0&&(d||!Pn(c))){let p=!s&&jn()===Mr?1:0;i?i.add(kn()+2*p,c-p):r=rt(r,Wn(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#t=o?null:Mn(),this.#r+=n,i?i.toText():r}};function co(t,e){let n=P(t,e);if(n===_)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Cr=["fatal","html","replacement"],Lr=2*it,Rr=2048;function Ee(t,e){let{length:n}=t;if(n>Gn)return;if(H(e))return Vn(t,ce(e));if(n>Lr)return;let o=ce(e);return o&&zn(t,o)}var O=class t{encoding;unmappable;#t;#e=null;#n=0;#o=F;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return h[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#c(e,n)}get#r(){return this.#t?0:Cr.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>b)return;let n=Ee(e,this.encoding);if(n)return n;try{Nt(this.encoding,null),Rt(e,0,e.length);let o=fe(0,e.length,this.#r,!0);return o===ot||!A.finished()?void 0:(this.#n=0,de(o))}catch(o){throw U(o)}}#c(e,n){let o=new $t;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new $(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=F,this.#e=null,this.#n=0);let f=this.#t,d=this.#r,u=f?Rr:b,g=f&&this.encoding===ct?new Te(c,o):void 0,M=g?p=>g.add(p):o;try{Nt(this.encoding,s);for(let p=0;p===0||p<e.length;p+=u){let yt=Math.min(p+u,e.length);Rt(e,p,yt);let _o=yt===e.length;for(let Wt=0,Pe=!1;!Pe;){let bt=fe(Wt,yt-p,d,n&&_o);M(de(bt===ot?A.written():bt));let $e=i+p+Wt+A.start();if(Wt+=A.read(),Pe=bt!==ot&&A.finished(),bt!==ot)continue;let Ht=A.codePoint();if(f){let No=K(),ke=()=>this.locate($e),Co=f(Ht,ke),Lo=this.#f(No,Co,M,Ht,ke);Nt(this.encoding,Lo),Rt(e,p,yt)}else r(Ht,$e)}}}catch(p){throw U(p)}if(n){g&&o(g.held);return}g&&(this.#o=g.held),this.#e=K(),this.#n=i+e.length}#f(e,n,o,r,i){if(n===null)throw new $(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new $(c,i(),this.name)}),s.#e}},fo=27,ao=3,Te=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=m(e);if(n===0)return;e[0]!==fo&&this.#t(this.held);let o=e[n-ao]===fo?n-ao:n;this.#t(et(e,0,o)),this.held=et(e,o,n)}},$t=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=m(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Pr(this.#n),n=0;return this.forEach(o=>{C(e,o,n),n+=m(o)}),e}};function Pr(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function wt(t,e){let n=P(t,e);if(n===Tt||n===Z){let{name:o}=h[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return $r(n,t,e)}function $r(t,e,n){if(t===_)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function B(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function J(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function Oe(){throw new TypeError("Illegal invocation")}var uo="Failed to execute 'encodeInto' on 'TextEncoder'",Be=class t{#t="utf-8";constructor(){new.target!==t&&J(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Oe(),kt(w(e))}encodeInto(e,n){#t in this||Oe(),Kt(arguments,2,uo);let o=w(e),r=mn(n,uo),{read:i,written:s}=Se(o,r)??{read:0,written:0};if(i===o.length||s===m(r))return{read:i,written:s};let c=Vr(o.slice(i),S(ut(r),s));return{read:i+c.read,written:s+c.written}}},lo=B(Be,"TextEncoder"),kr=6,jr=21;function kt(t){let{length:e}=t;if(e<=kr)return ue(t);if(e<=it&&Wr()){if(e<=jr)return ue(t);let n=Hr(t)&&Gr(t);if(n)return n}return so(t)??new O(x,"fatal").encode(t,!0)}var Wr=y(()=>!V()&&!k());function Hr(t){let{length:e}=t,n=t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1);return e*Pt(n)<=it}function Gr(t){let e=Se(t,T);return e?.read===t.length?z(T,0,e.written):void 0}function Vr(t,e){let n=0,o=0;for(;n<t.length;){let r=le(t,n);if(o+Pt(r)>m(e))break;o=pe(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var po=`4h	!
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
n	?`;var zr=y(()=>{let t=0;return new Map(po.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Yr=3,mo=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function ho(t){let e=new O(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof $)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=xo(String.fromCodePoint(r),n,Yr),o.set(r,i)),i}}function xo(t,e,n){if(mo(t))return"";if(n===0)return null;let o=qr(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:xo(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function qr(t){let e=[...zr().get(t)??[],...vr(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function vr(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=M=>s>>o.length-1-M&1,f=o.filter((M,p)=>c(p)),d=o.filter((M,p)=>!c(p)),u=[n,...f].join("").normalize("NFC"),g=u+d.join("");g.normalize("NFD")===e&&r.push(g),d.every(mo)&&i.push(u)}return[...r,...i]}var Kr=["fatal","html","replacement","ignore","translit"],Jr=wn(Kr),go=(t,e)=>typeof t=="function"?t:Jr(t,e);function wo(t,e,n){return typeof t=="function"?(o,r)=>Zr(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?ho(e):void 0}function Zr(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=j(L(t,e));return et(n,0,m(n))}var Xr="Failed to construct 'LegacyTextEncoder'",Fe="Failed to execute 'encode'";function yo(t,e="utf-8",n=void 0){let o=q(t,Fe);if(n===void 0){let i=wt(w(e),Fe);return i===x?kt(o):Ee(o,i)??new O(i,"fatal").encode(o,!0)}let r=jt(e,n,Fe);return r.encoding===x?kt(o):r.encode(o,!0)}function jt(t,e,n){let o=w(t),r=e===void 0?"fatal":Y(e,{unmappable:go},n).unmappable,i=wt(o,n);return new O(i,r,wo(r,i,n))}var Ae=class{#t;constructor(e="utf-8",n=void 0){this.#t=jt(e,n,Xr)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":q(e,r),{stream:s}=Y(n,{stream:Boolean},r);return o.encode(i,!s)}},bo=B(Ae,"LegacyTextEncoder");var Ie="Failed to execute 'decode' on 'TextDecoder'",Ue=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=De(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&J(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=F,n=void 0){let o=this.#t,r=L(e,Ie),i=It(n,"stream",Ie);return this.#e||o.reset(),this.#e=i,o.decode(hn(r),!i,Ie)}},So=B(Ue,"TextDecoder");function De(t,e,n){let o=w(t),r=It(e,"fatal",n),i=It(e,"ignoreBOM",n);return new W(co(o,n),r,i)}function To(t,e,n){let o=sn();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Ce(t,e){let n=`Failed to execute 'transform' on '${t}'`;return To(t,(o,r)=>{let i=L(o,n);r(dt(n,()=>e.decode(j(i),!1)))},o=>o(dt(n,()=>e.decode(F,!0))))}var Me=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=De(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=Ce("TextDecoderStream",o),new.target!==t&&J(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Eo=B(Me,"TextDecoderStream"),_e=class t{#t;constructor(){this.#t=Bo("TextEncoderStream",new O(x,"fatal"),w),new.target!==t&&J(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Oo=B(_e,"TextEncoderStream");function Bo(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return To(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Ne=class{#t;#e;constructor(e="utf-8",n=void 0){let o=jt(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Bo("LegacyTextEncoderStream",o,q)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Fo=B(Ne,"LegacyTextEncoderStream");var Le=class{fatal;ignoreBOM;#t;#e;#n=F;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=ln(this.#n,e);if(!n&&ve(o))return this.#n=o,"";let r=ft(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new W(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(S(o,i),n)}},Re=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=w(e),{fatal:i,ignoreBOM:s}=Y(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Le(P(r,o),i,s);this.#t=c,this.#e=Ce("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Ao=B(Re,"DecoderStream");function Io(t,e){let n="Failed to execute 'findUnmappable'",o=q(t,n),r=wt(w(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new O(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Uo(t){let e=ft(j(L(t,"Failed to execute 'bomSniff'")));return e?h[e.encoding].name:null}function Do(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=L(t,o),i=P(w(e),o),{fatal:s,ignoreBOM:c}=Y(n,{fatal:Boolean,ignoreBOM:Boolean},o),f=j(r),d=ft(f),u=d&&!c?d.bytes.length:0,g=new W(d?.encoding??i,s,!0,u);return dt(o,()=>g.decode(S(f,u),!0))}async function Mo(t=void 0){let e=await t;if(e===void 0)ee()||await te(St,!0);else{let n=Qr(e)?await ti(e):e;await te(()=>n,!1)}}var Qr=t=>typeof t?.arrayBuffer=="function";function ti(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{Ao as DecoderStream,bo as LegacyTextEncoder,Fo as LegacyTextEncoderStream,So as TextDecoder,Eo as TextDecoderStream,lo as TextEncoder,Oo as TextEncoderStream,$ as UnmappableError,Uo as bomSniff,Do as decode,yo as encode,h as encodings,Io as findUnmappable,Mo as initialize,Ze as labelToName};
