function un(e){let{readFileSync:t}=globalThis.process.getBuiltinModule("node:fs");try{return t(e)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Pe=()=>un(new URL("./single-byte.wasm",import.meta.url)),Te="encoding-wasm/single-byte";var an=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var at=["single-byte"];function l(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var w=Ir();function Ir(){let e=an.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(e)}var Dr=l(()=>new Map(w.flatMap(({labels:e},t)=>e.map(n=>[n,t])))),Cr=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],xn=e=>e<36&&e!==33,R=e=>e>0&&e<29,hn=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.test(w[e].name),Nr=e=>Cr.find(([t])=>e>=t)[1];function yn(e){let t=Dr();return t.get(e)??t.get(Sn(Pr(e)))}function K(e,t){let n=yn(e);if(n===void 0){let o=Lr(e),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${t}: The encoding label provided ('${e}') is invalid.${r}`)}if(at){let o=Nr(n);if(o&&!at.includes(o))throw new RangeError(`${t}: '${Te}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Lr(e){let t=ln(e),n={936:"gbk",950:"big5"}[t]??t,o=w.findIndex(({labels:r})=>r.some(i=>ln(i)===n));return o<0||o===36?void 0:o}var ln=e=>Sn(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Rr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function We(e){if(e[0]>=239)return Rr.find(t=>t.bytes.every((n,o)=>e[o]===n))}function wn({length:e,0:t,1:n}){return e===0||e===1&&t>=239||e===2&&t===239&&n===187}function lt(e){return e===0||e===37||e===38}function Pr(e){let t=0,n=e.length;for(;pn(e[t]);)t+=1;for(;pn(e[n-1]);)n-=1;return e.slice(t,n)}var pn=e=>`	
\f\r `.includes(e);function Sn(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Tn(e){let t=yn(`${e}`);return t===void 0?null:w[t].name}var pt=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,gn=()=>Object.getPrototypeOf(Uint8Array.prototype),$e=e=>pt(gn(),e),mt=e=>pt(DataView.prototype,e),En=e=>globalThis[e]&&pt(globalThis[e].prototype,"byteLength"),xt=e=>gn()[e],bn=$e(Symbol.toStringTag),ht=$e("buffer"),On=$e("byteOffset"),Bn=$e("byteLength"),$r=xt("includes"),Hr=xt("set"),jr=xt("slice"),Gr=mt("buffer"),Yr=mt("byteOffset"),Vr=mt("byteLength"),Fn=En("ArrayBuffer"),qr=En("SharedArrayBuffer"),b=e=>Bn.call(e);function yt(e){let{length:t}=e;return typeof t=="number"&&e[t-1]!==void 0&&e[t]===void 0?t:b(e)}var S=(e,t,n=b(e))=>new Uint8Array(ht.call(e),On.call(e)+t,n-t);function An(e,t){let n=new Uint8Array(b(e)+b(t));return j(n,e),j(n,t,b(e)),n}var j=(e,t,n)=>Hr.call(e,t,n),_n=(e,t)=>$r.call(e,t),le=(e,t,n)=>jr.call(e,t,n);function Z(e,t,n){if(n>24)return le(e,t,t+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=e[t+r];return o}function X(e,t){if(t<=64)return!1;try{return Fn.call(ht.call(e)),!1}catch{return!0}}function q(e,t){if(!ArrayBuffer.isView(e)&&Un(e)===void 0)throw new TypeError(`${t}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return e}function Mn(e,t){if(ArrayBuffer.isView(e)&&bn.call(e)==="Uint8Array")return e;throw new TypeError(`${t}: The provided value is not of type 'Uint8Array'.`)}function Ee(e){return ArrayBuffer.isView(e)?Oe(e):Un(e)===0?P:new Uint8Array(e)}var be=e=>e instanceof Uint8Array?e:Ee(e);function Oe(e){try{return bn.call(e)===void 0?new Uint8Array(Gr.call(e),Yr.call(e),Vr.call(e)):new Uint8Array(ht.call(e),On.call(e),Bn.call(e))}catch{return P}}var P=new Uint8Array;function Un(e){for(let t of[Fn,qr])try{return t?.call(e)}catch{}}function In(e,t,n){Dn(e,n);let o={...t};for(let r in t)Object.hasOwn(t,r)&&(o[r]=t[r](e?.[r],n));return o}function I(e,t,n){return e===void 0?!1:(Dn(e,n),!!e?.[t])}function Dn(e,t){if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var O=e=>`${e}`;function Q(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function wt(e,t,n){if(e.length>=t)return;let o=t===1?"argument":"arguments";throw new TypeError(`${n}: ${t} ${o} required, but only ${e.length} present.`)}function Cn(e){return(t,n)=>{let o=t===void 0?e[0]:O(t);if(e.includes(o))return o;throw new TypeError(`${n}: The provided value '${o}' isn't one of '${e.join("', '")}'.`)}}var Be=class{encoding;offset;length;constructor(t,n,o){this.encoding=t,this.offset=n,this.length=o}toTypeError(t){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var zr=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Nn=Symbol.for("encoding-wasm.UnmappableError"),J=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${zr(o)} at index ${r} cannot be written in ${i}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==e?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&Nn in o}[Nn](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var He=(e,t)=>e?.prototype?.[t],je=e=>He(globalThis.Buffer,e),ee=je("ucs2Slice"),Ge=je("ucs2Write"),Ln=je("utf8Slice"),te=je("latin1Slice"),Rn=e=>globalThis[e],Pn=Rn("TextDecoder"),Kr=He(Pn,"decode"),Tt=Rn("TextEncoder"),Jr=He(Tt,"encode"),vr=He(Tt,"encodeInto");function ne(e){let t=new Pn(e,{ignoreBOM:!0});return Object.defineProperty(t,"decode",{value:Kr}),n=>t.decode(n)}function kn(){let e=new Tt;return Object.defineProperties(e,{encode:{value:Jr},encodeInto:{value:vr}}),e}function G(e){try{return e()}catch{return}}var F=()=>"InternalError"in globalThis,E=()=>"Bun"in globalThis;function Ye(){try{return globalThis.navigator.userAgent.includes("Chrome/")}catch{return!1}}var Y=()=>"Deno"in globalThis,D=()=>Number.parseInt(globalThis.process?.versions?.node,10),gt=e=>globalThis.process?.getBuiltinModule?.(e),St;function Wn(){let{TransformStream:e}=globalThis;return e&&e===St?e:(St=[e,gt("node:stream/web")?.TransformStream].find(t=>typeof t=="function"&&typeof new t().readable?.getReader=="function"),St)}function pe(e,t,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(e[t]);case 2:return o(e[t],e[t+1]);case 3:return o(e[t],e[t+1],e[t+2]);case 4:return o(e[t],e[t+1],e[t+2],e[t+3]);case 5:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8]);case 10:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return o(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function jn(e,t,n){let o=Ve(f=>ei(f,n),e,t),r=Ve(ni,e,t);if(o&&r){let f=Y()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,writeBytes:Y()?o.writeBytes:void 0,mostByTable:512}}let i=Et(e);if(o)return F()?ti(o,Ve(Hn,e,t)):o;let s=r??Ve(Hn,e,t)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function Ve(e,t,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=e(t);return r.write(o,n),Et(t).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var Qr="strings";function ei(e,t){let[n]=WebAssembly.Module.customSections(t,Qr),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function ti(e,t){let{read:n,readBytes:o}=e;return{...e,read(r,i){if(i>144)return(i>=1024&&t?t.read:n)(r,i);let s=n(r,Math.min(i,36));for(let c=36;c<i;c+=36)s+=n(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>144)return o(r,i,s);let c=o(r,Math.min(i,36),s);for(let f=36;f<i;f+=36)c+=o(r+f,Math.min(i-f,36),s);return c}}}function ni(e){let[t,n]=[ee,Ge],o=new Uint8Array(e.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(e.buffer)),o),i;return{read:(f,d)=>t.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:E()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(g,y){j(d,new Uint8Array(e.buffer,g,2*y),a),a+=2*y},toText:()=>t.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Hn(e){let t=ne("utf-16le"),{write:n,most:o}=Et(e);return{read:(r,i)=>t(new Uint16Array(e.buffer,r,i)),write:n,most:o}}function Et(e){let t=new Uint16Array(e.buffer),n=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return pe(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var qe,u,Ot,Gn,Yn,C,A={input:0,units:0,output:0},Fe=0,ze={name:"",encoding:-1},m={isBusy:!0,newCodec:NaN};function re(e,t){ze.name=e,ze.encoding=t,m.newCodec=NaN,m.isBusy&&ri(),m.isBusy=!0}function ri(){try{zn(),qe??=si(Pe()),qn(new WebAssembly.Instance(qe),qe)}catch(e){throw Kn(e)}}async function Bt(e,t){try{zn();let n=e(),o=Vn(n)?n:await WebAssembly.compile(ii(n));t||fi(o);let r=await WebAssembly.instantiate(o);if(Ft())return;qn(r,o),qe=o}catch(n){throw Kn(n)}}var ii=e=>ArrayBuffer.isView(e)?Oe(e):e,Ft=()=>!m.isBusy;function si(e){return Vn(e)?e:new WebAssembly.Module(e)}function Vn(e){try{return WebAssembly.Module.customSections(e,Te),!0}catch{return!1}}var ci="encoding-wasm";function fi(e){let[t]=WebAssembly.Module.customSections(e,ci),n=`${Te} 0.1.0`,o=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(o===n)return e;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function qn({exports:e},t){u=e,bt=WebAssembly.RuntimeError,A.input=u.input(),A.units=u.units(),A.output=u.output(),Zn(),C=jn(u.memory,A.units,t),Fe=Math.min(u.units_length(),C.most),m.isBusy=!1}function zn(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Kn(e){let{message:t}=e,n=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wasm: "))return e;if(di(e))return new RangeError(`encoding-wasm: ${Jn} (${t})`,{cause:e});if(/content security policy|\bCSP\b/i.test(t))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(t))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t})`);let{CompileError:o,LinkError:r}=WebAssembly;return e instanceof o||e instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${e}`):e}var Jn="no memory for WebAssembly; free some, and call again",di=e=>e instanceof RangeError&&/memory/i.test(e.message);function Ke(){return _t(),Ot}function vn(){return _t(),Gn}function At(){return _t(),Yn}function _t(){Ot[0]===void 0&&Zn()}function Zn(){let{buffer:e}=u.memory;Ot=new Uint8Array(e),Gn=new Uint8Array(e,A.input,65536),Yn=new Int32Array(e,u.codec(),u.codec_length()>>2)}function Xn(e,t){return re(e,-1),Qn(t)}function Qn(e){try{let t=e();return m.isBusy=!1,t}catch(t){throw _(t)}}var bt;function _(e){if(!bt||!(e instanceof bt))return e;let t=w[ze.encoding]?.name,n=`${ze.name}${t?` of ${t}`:""} failed`;return ui()?new RangeError(`encoding-wasm: ${n}: ${Jn}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${n} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:e})}function ui(){try{return u.memory.grow(32),!1}catch{return!0}}function se(){let e=At();return so(e,new Int32Array(e.length))}function ro(){return u.held()!==0?se():(m.newCodec=_e,null)}var io=e=>so(e,At());function so(e,t){for(let n=0;n<e.length;n++)t[n]=e[n];return t}function Ae(e,t){co(e,t)||(re("decoding",e),t?io(t):u.new_decoder(e),_e=e===33||e===36?NaN:e)}var _e=NaN;function co(e,t){return t||m.newCodec!==e||m.isBusy?!1:(m.newCodec=NaN,m.isBusy=!0,!0)}function ve(e,t){co(~e,t)||(re("encoding",e),t?io(t):u.new_encoder(e),_e=~e)}function Me(e,t,n,o,r){Je(e,t),m.isBusy=!0;let i=u.decode_block(t,n,+o,+r);return m.isBusy=!1,r&&i>=0&&(m.newCodec=_e),xo(i)}var z={encoding:-1,at:0,most:0,owner:void 0};function Ze(e,t,n){if(z.encoding!==e||z.owner!==u||m.isBusy){try{re("decoding",e),z.owner=u,z.at=C.readBytes?u.byte_table(e):0,z.most=!hn(e)&&C.mostByTable||1/0,z.encoding=e}catch(r){throw _(r)}m.isBusy=!1}if(z.at===0||n>z.most)return;if(n<=65536)return Je(t,n),eo(n);if(C.most>Fe)return;let o="";for(let r=0;r<n;r+=65536){let i=Math.min(65536,n-r);Je(S(t,r,r+i),i),o=ce(o,eo(i))}return o}function Mt(e,t,n,o){return Xn("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>0&&(r=Math.min(65536,t-i)),Je(r===t?e:S(e,i,i+r),r),!u.is_free_of(r,n,o))return!1;return!0})}function Ut(e,t){let n=-1,o,r;function i(s){try{return re(e,s),n=s,r=u,o=t(s),m.isBusy=!1,o}catch(c){throw _(c)}}return s=>s===n&&r===u&&!m.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var It=Ut("encoding",e=>{let t=u.unit_table(e)>>>0;if(t===0)return;let{buffer:n}=u.memory;return R(e)?new Uint8Array(n,t,16384):new Uint16Array(n,t,65536)}),fo=Ut("encoding",e=>{let t=u.unit_table(e)>>>0,n=new Uint8Array(65536);return j(n,new Uint8Array(u.memory.buffer,t,16384)),n}),Xe=Ut("decoding",e=>{let t=R(e),n=u.byte_table(e)>>>0;return n>0?new Uint16Array(u.memory.buffer,n,t?256:65536):void 0}),eo=e=>C.readBytes(A.input,e,z.at);function ce(e,t){try{return e+t}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var uo=e=>e+65536+3<=Fe,ao=e=>e>Fe&&e<268435456?C.collect?.(e+3):void 0,lo=()=>A.units,po=()=>Ke()[A.units]|Ke()[A.units+1]<<8,Qe=(e,t)=>C.read(A.units+2*e,t-e),et=(e,t,n)=>C.write(e.slice(t,n),A.units);function mo(e,t){if(!m.isBusy&&!C.writeBytes)return;re("encoding",t);let n=C.writeBytes?.(e,A.output,u.unit_table(t));return m.isBusy=!1,n===e.length?tt(n):void 0}function Dt(e,t,n,o){m.isBusy=!0;let r=u.encode_block(e,t,n,+o);return m.isBusy=!1,o&&r>=0&&k.finished()&&(m.newCodec=_e),xo(r)}function Je(e,t){let n=vn();if(t>8)try{j(n,e)}catch{j(n,S(e,0,t))}else for(let o=0;o<t;o++)n[o]=e[o]}function xo(e){if(e<-2)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return e}var tt=e=>Z(Ke(),A.output,e);var k={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var W=new Uint8Array(256);function Ie(e){let{length:t}=e,n=0;for(let o=0;o<t;o++){let r=e.charCodeAt(o);if(r<128)W[n++]=r;else if(r<2048)W[n++]=192|r>>6,W[n++]=128|r&63;else if((r&63488)!==55296)W[n++]=224|r>>12,W[n++]=128|r>>6&63,W[n++]=128|r&63;else{let i=Lt(e,o);i>=65536&&(o+=1),n=Rt(i,W,n)}}return Z(W,0,n)}var yo=l(()=>Ge?96:F()?1024:128),Nt=l(()=>F()||E()?4096:128),mi=l(()=>new Uint8Array(2*Nt()));function wo(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=e.charCodeAt(r),s=i<128?i:t[i];if(!s&&i>0)return;o[r]=s}return o}function So(e,t){let{length:n}=e,o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e.charCodeAt(r)];return _n(o,0)?void 0:o}function To(e,t){let{length:n}=e,o=2*n<=256?W:mi(),r=0;for(let i=0;i<n;i++){let s=e.charCodeAt(i),c=s<128?s:t[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return Z(o,0,r)}function Lt(e,t){let n=e.codePointAt(t);return n>=55296&&n<=57343?65533:n}var nt=e=>e<128?1:e<2048?2:e<65536?3:4;function Rt(e,t,n){if(e<128)return t[n]=e,n+1;let o=nt(e);for(let r=o-1;r>0;r--)t[n+r]=128|e>>6*(o-1-r)&63;return t[n]=e>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var go=new Uint8Array(128),Ue=xi(go);function xi(e){return new Uint16Array(e.buffer)}var Eo=l(()=>kt()?0:18),bo=l(()=>D()>0&&!Y()&&!E()?12:18),hi=l(()=>F()||D()<22?18:8),Oo=l(()=>Y()||!(D()>=22)?64:32),yi=l(()=>F()||E()?64:32),ot=(e,t)=>(e[0]&e[t>>1])>=128;function Bo(e,t,n){return n?t<=hi():t<=18||t<=yi()&&(ot(e,t)||Wt())}var Fo=()=>({mixed:bo(),most:Oo()}),Ao=(e,t)=>t<=bo()||t<=64&&ot(e,t)&&t<=Oo(),M={length:0,bytes:[0,0]};function fe(e,t,n){if(e[0]<128&&kt())return $t(e,t)?te.call(e,0,t):void 0;let o=0;for(let r=0;r<t;){let i=e[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>t;if(c&&(n||i===239))return;if(c&&r===t){Ct(i,0,1);break}let f=e[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){Ct(i,f^128,2);break}let d=e[r++]^128;if(s|=d,d>=64||s===65279)return}}Ue[o++]=s}return _o(o)}function Pt(e,t,n,o){let r,i=0;for(let s=0;s<t;){let c=e[s++],f=c;if(c>=128){if(r??=Xe(o),!r)return;if(f=r[c],!1){if(s<t)f=r[c|e[s++]<<8];else if(!n&&o!==32){Ct(c,0,1);break}}if(f===0||f===65533)return}Ue[i++]=f}return _o(i)}function rt(e,t,n){return M.length=0,fe(S(e,t,n),n-t,!1)===""}function Ct(e,t,n){M.length=n,M.bytes[0]=e,M.bytes[1]=t}function _o(e){if(e<3||e<=18&&!kt())return pe(Ue,0,e);if(Wt())return ee.call(go,0,2*e);if(!(e>36))return pe(Ue,0,18)+pe(Ue,18,e-18)}var kt=l(()=>E()&&Wt()),Wt=l(()=>G(wi)===!0);function wi(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=n=>n.call(e,0,e.length);return t(ee)==="a\uFEFF\uD83D"&&t(te)==="a\0\xFF\xFE=\xD8"}function $t(e,t){for(let n=0;n<t;n++)if(e[n]>=128)return!1;return!0}function De(e,t){for(let n=0;n<t;n+=Math.ceil(t/8))if(e[n]>=128)return!1;return e[t-1]<128}var Ht=l(()=>G(bi)),he=l(()=>G(Oi)),Ei=l(()=>G(_i)),Mo=l(()=>G(Ii));function Uo(e,t,n){if(e!==0&&e!==38||n<24||X(t,n)||e===0&&Do(t,n))return;let o=e===0?he():Ei();return o?.takes?.(t,n)===!1?void 0:o}function Io(e,t,n,o){if(M.length=0,t>256&&(o||X(e,t)||Do(e,t)))return;let r=he();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=e[t-1]>=128?r.completeLength(e,t):t;if(!(i<t&&(n||!rt(e,i,t))))try{let s=r.decodeQuickly(i<t?S(e,0,i):e,i);return o&&s.includes("\uFFFD")?void 0:s}catch{return}}function Do(e,t){if(t<8192)return!1;let n=0;for(let o=0;o<t-1;o+=Math.ceil(t/8))e[o]>=192&&(e[o+1]&192)!==128&&n++;return n>1}function Co(){let e=Mo();return t=>{try{return e?.encode(t)}catch{return}}}function jt(e,t){try{return Mo()?.encodeInto(e,t)}catch{return}}function bi(){let{isAscii:e}=gt("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((o,r)=>!e(t.with(r,128)))?e:void 0}function Oi(){let e=D()<22,t=e?Ht():void 0;if(e&&!t)return;let n=ne("utf-8"),o=Bi(n),r=Ye()?Ai:void 0,i=e?Fi:r,s=[239,187,191,97,230,188,162,240,159,146,169],c=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],f=Uint8Array.of(...s,...c),d=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,a=Uint8Array.of(97,127),g=o(f,f.length)===d&&n(f)===d&&o(a,2)==="a\x7F",y=te;if(!(!g||t&&y.call(a,0,2)!=="a\x7F"))return{decode(p,x,$){try{if(t)return y.call(p,0,x);let L=n(p);return $&&L.includes("\uFFFD")?void 0:L}catch{return}},decodeQuickly:o,takesQuickly:i,takes:t?(p,x)=>De(p,x)&&t(p):r,completeLength(p,x){for(let $=1;$<=3&&$<=x;$++){let L=p[x-$];if(L<128)break;if(L>=192)return(L>=240?4:L>=224?3:2)>$?x-$:x}return x}}}function Bi(e){let t=Ln;if(!t||E()||!(D()>=22))return e;let n=Y()?64:1/0;return(o,r)=>r<=n?t.call(o,0,r):e(o)}var Fi=(e,t)=>t<=64||t<=256&&De(e,t);function Ai(e,t){if(t<128)return!1;let n=0;for(let o=0;o<t;o+=Math.ceil(t/16)){let r=e[o];if(r<128)n+=1;else{if(t<768)return!1;if(r===225)n-=3;else if(r>=206&&r<240)return!1}}return n>=0}function _i(){return F()?Ui():Mi()}function Mi(){let e=ee,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:t.length},(o,r)=>t.charCodeAt(r)).buffer);if(!(e.call(n,0,n.length)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD"))return No(0,D()<22?512:1/0,(o,r,i)=>{let s=e.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Ui(){let e=ne("utf-16le");if(e(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return No(2048,1/0,(t,n,o)=>{let r=e(t);return o&&r.includes("\uFFFD")?void 0:r})}var No=(e,t,n)=>({takes:(o,r)=>r>=e&&r<=t,decode(o,r,i){try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function Ii(){let e=kn(),{read:t,written:n}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(o);return t===3&&n===7&&`${[...r]}`==`${[...Ie(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?e:void 0}var Po=l(E);function ko(e,t,n){if(n>64)return De(t,n)?Di(e,t,n):void 0;if(n<=Eo()||(t[n>>1]|t[n-1])>=128||!$t(t,n))return;let o=qt();return o?o.call(t,0,n):Ze(e,t,n)}function Di(e,t,n){let o=qt(),r=R(e);if(!(n<512&&(r||!o))&&!(r&&!o&&Go(e))&&!X(t,n))try{return Ht()?.(t)??Mt(t,n,128,128)?o?o.call(t,0,n):he()?.decodeQuickly(t,n):void 0}catch{return}}var it=[],Ne=[];function Wo(e,t,n){if(!(n<=18||n>=512))return Ne[e]===void 0&&(Ne[e]=Ri(e)?jo(e):null),Ho(Ne[e],t,n)}function $o(e,t,n){return n<512?(Po()?Gt(e,t,n):void 0)??Ze(e,t,n)??Gt(e,t,n)??Lo(e,t,n):Gt(e,t,n)??(Go(e)?Lo(e,t,n):void 0)??Ze(e,t,n)}function Gt(e,t,n){let o=qt();if(!(!o||e!==21||!Ni(t,n)||X(t,n)))try{return o.call(t,0,n)}catch{return}}var Lo=(e,t,n)=>Ho(jo(e),t,n),Ho=(e,t,n)=>e&&!X(t,n)?Vt(e,t):void 0;function Vt(e,t){try{return e(t)}catch{return}}function jo(e){return it[e]===void 0&&(it[e]=null,it[e]=G(()=>Pi(e))??null),it[e]}var qt=l(()=>G(Ci));function Ci(){let e=te,t=Uint8Array.from({length:256},(n,o)=>o);return e.call(t,0,256)===String.fromCharCode(...t)?e:void 0}function Ni(e,t){let n=Math.min(t,64);for(let o=0;o<n;o++)if((e[o]&224)===128)return!1;return n===t||Mt(e,t,128,224)}var Go=e=>e===21?Li():Yo(),Yo=l(F),Li=l(()=>F()||E()||!(D()>0)),Ri=e=>Yo()||e===21&&Po();function Pi(e){let t=Xe(e),n=ne(w[e].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>t[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Vo;function qo(e,t){return Vo??=ki(),Vo(e,t)}function ki(){let e=he(),{mixed:t,most:n}=e&&E()?{mixed:0,most:0}:Fo();return(o,r)=>{if(r<=t||r<=n&&ot(o,r)){let i=fe(o,r,!0);if(i!==void 0)return i}if(e?.takesQuickly?.(o,r)!==!1)try{return e?.decodeQuickly(o,r)}catch{return}}}function zo(e,t,n){try{return Ae(e,null),Qe(0,Me(t,n,0,!1,!0))}catch(o){throw _(o)}}var ye=new Uint8Array(18),$i=[0,0],we=class{encoding;fatal;ignoreBOM;#e=null;#t=$i;#n=0;#o=!1;#r;#i=null;constructor(t,n,o,r=0){this.encoding=t,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#e=null,this.#n=0,this.#o=!1,this.#r=0}decode(t,n,o){let r=yt(t);if(!this.#e&&this.#n===0){let i=this.#c(t,r,n);if(i!==void 0)return n||this.#u(r),i}return this.#s(t,r,n,o)}decodeWhole(t,n){let o=yt(t);this.reset();let{encoding:r}=this,i=o<=256&&!this.fatal;if(i&&r===0&&o>0){let s=qo(t,o);if(s!==void 0)return t[0]===239?this.#d(s):s}else{let s=i&&o>18?Ne[r]:void 0,c=s?Vt(s,t):this.#c(t,o,!0);if(c!==void 0)return c;if(i&&!lt(r))return zo(r,t,o)}return this.#s(t,o,!0,n)}#s(t,n,o,r){if(this.#n>0){let a=this.#l(t,n,o)??this.#p(t,n,o,r);if(a!==void 0)return a;this.#m()}let i=this.#e,s=this.#o,c=this.#r,f="";try{f=this.#x(t,n,o)??this.#f(t,n,o)}catch(a){throw this.#e=i,this.#o=s,this.#r=c,_(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+n,r===void 0?d:d.toTypeError(r);return f}#c(t,n,o){let{encoding:r}=this;if(M.length=0,n===0)return"";if(r===0){let c=Ao(t,n)?fe(t,n,o):void 0;if(c!==void 0)return c;let f=Io(t,n,o,this.fatal);return f===void 0?void 0:this.#d(f)}if(!xn(r))return;let i=R(r),s=(i?Wo(r,t,n):void 0)??(t[0]<128?ko(r,t,n):void 0)??(Bo(t,n,i)?Pt(t,n,o,r):void 0)??(i?$o(r,t,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#d(t){return!this.#o&&!this.ignoreBOM&&t.charCodeAt(0)===65279?t.slice(1):t}#l(t,n,o){let r=this.#n+n;if(n===0||r>18)return;M.length=0,this.#a(t,r);let i=this.encoding===0?fe(ye,r,o):Pt(ye,r,o,this.encoding);return i!==void 0&&!o&&this.#u(n),i}#p(t,n,o,r){if(this.encoding!==0)return;let i=this.#r,s=this.#o,c=this.#t,f=this.#n,d=c[0]<224?2:3;if(f+n<=d)return;this.#a(t,d);let a=fe(ye,d,!0);if(a===void 0)return;let g=d-f;this.#n=0,this.#r+=g;try{return ce(a,this.decode(S(t,g),o,r))}catch(y){throw y instanceof Be||y instanceof TypeError||(this.#e=null,this.#o=s,this.#r=i,this.#t=c,this.#n=f),y}}#a(t,n){ye[0]=this.#t[0],ye[1]=this.#t[1];for(let o=this.#n;o<n;o++)ye[o]=t[o-this.#n]}#u(t){this.#r+=t,this.#o||=t>0,this.#n=M.length,M.length>0&&(this.#t=[M.bytes[0],M.bytes[1]])}#m(){let t=Uint8Array.from(this.#t);try{Ae(this.encoding,null),Me(t,this.#n,0,this.fatal,!1),this.#e=se(),this.#n=0}catch(n){throw _(n)}}#x(t,n,o){let r=Uo(this.encoding,t,n);if(!r)return;let i=0,s="",c=r.completeLength(t,n);if(n<256&&(this.#e||c<n))return;if(this.#e){if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(S(t,0,i),i,!0),this.#i)return s}let f=i===0&&c===n?t:S(t,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=ce(s,this.#f(f,c-i,!0)),this.#i)return s}else s=ce(s,this.#d(d)),this.#r+=c-i;return this.#o||=c>0,c===n?s:this.encoding===0&&!o&&rt(t,c,n)?(this.#u(n-c),s):ce(s,this.#f(S(t,c,n),n-c,o))}#f(t,n,o){Ae(this.encoding,this.#e);let r="",i=ao(n),s=this.#o||this.ignoreBOM||!lt(this.encoding),c=0;for(let f=0;;f+=65536){let d=n-f<=65536,a=Math.min(65536,n-f),g=f===0&&d?t:S(t,f,f+a),y=Me(g,a,c,this.fatal,o&&d);if(y<0)return this.#e=se(),this.#i=new Be(this.name,this.#r+f+k.start(),k.length()),r;if(c+=y,c>0&&(d||!uo(c))){let p=!s&&po()===65279?1:0;i?i.add(lo()+2*p,c-p):r=ce(r,Qe(p,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#e=o?null:ro(),this.#r+=n,i?i.toText():r}};function Jo(e,t){let n=K(e,t);if(n===36)throw new RangeError(`${t}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ji=["fatal","html","replacement"];function Kt(e,t){let{length:n}=e,o=R(t);if(n>64&&n>(o?yo():Nt()))return;if(o)return wo(e,It(t));if(!!1)return;let r=It(t);return r&&To(e,r)}var Gi=l(E);function Xo(e,t){return Gi()?So(e,fo(t)):mo(e,t)}var U=class e{encoding;unmappable;#e;#t=null;#n=0;#o=P;locate=t=>t;constructor(t,n,o=void 0){this.encoding=t,this.unmappable=n,this.#e=o}get name(){return w[this.encoding].name}encode(t,n){return n&&this.#i(t)||this.#s(t,n)}get#r(){return this.#e?0:ji.indexOf(this.unmappable)}#i(t){if(this.#t||t.length>65536)return;let n=Kt(t,this.encoding);if(n)return n;try{let o=R(this.encoding)&&Xo(t,this.encoding);if(o)return o;ve(this.encoding,null),et(t,0,t.length);let r=Dt(0,t.length,this.#r,!0);return r===-2||!k.finished()?void 0:(this.#n=0,tt(r))}catch(o){throw _(o)}}#s(t,n){let o=new st;return this.encodeOrFail(t,n,r=>o.add(r),(r,i)=>{throw new J(r,i,this.name)}),o.concatenate()}encodeOrFail(t,n,o,r=()=>{}){let i=this.#n,s=this.#t,c=this.#o;n&&(this.#o=P,this.#t=null,this.#n=0);let f=this.#e,d=this.#r,a=f?2048:65536,g=void 0,y=g?x=>g.add(x):o,p=0;try{if(R(this.encoding)&&!s)for(;p+65536<t.length;p+=65536){let x=Xo(t.slice(p,p+65536),this.encoding);if(!x)break;o(x)}for(ve(this.encoding,s);p===0||p<t.length;p+=a){let x=Math.min(p+a,t.length);et(t,p,x);let $=x===t.length;for(let L=0,cn=!1;!cn;){let Re=Dt(L,x-p,d,n&&$);y(tt(Re===-2?k.written():Re));let fn=i+p+L+k.start();if(L+=k.read(),cn=Re!==-2&&k.finished(),Re!==-2)continue;let ut=k.codePoint();if(f){let Fr=se(),dn=()=>this.locate(fn),Ar=f(ut,dn),_r=this.#c(Fr,Ar,y,ut,dn);ve(this.encoding,_r),et(t,p,x)}else r(ut,fn)}}}catch(x){throw _(x)}if(n){g&&o(g.held);return}g&&(this.#o=g.held),this.#t=se(),this.#n=i+t.length}#c(t,n,o,r,i){if(n===null)throw new J(r,i(),this.name);if(typeof n!="string")return o(n),t;let s=new e(this.encoding,"fatal");return s.#t=t,s.encodeOrFail(n,!1,o,c=>{throw new J(c,i(),this.name)}),s.#t}},zt=class{held;#e;constructor(t,n){this.held=t,this.#e=n}add(t){let n=b(t);if(n===0)return;t[0]!==27&&this.#e(this.held);let o=t[n-3]===27?n-3:n;this.#e(le(t,0,o)),this.held=le(t,o,n)}},st=class{#e=null;#t=null;#n=0;get length(){return this.#n}add(t){let n={bytes:t,next:null};this.#t?this.#t.next=n:this.#e=n,this.#t=n,this.#n+=b(t)}forEach(t){for(let n=this.#e;n;n=n.next)t(n.bytes)}concatenate(){if(this.#e&&!this.#e.next)return this.#e.bytes;let t=Yi(this.#n),n=0;return this.forEach(o=>{j(t,o,n),n+=b(o)}),t}};function Yi(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:t})}}function Le(e,t){let n=K(e,t);if(n===37||n===38){let{name:o}=w[n];throw new RangeError(`${t}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Vi(n,e,t)}function Vi(e,t,n){if(e===36)throw new RangeError(`${n}: '${t}' stands for an encoding that cannot be written; use UTF-8.`);return e}function N(e,t){let{prototype:n}=e;Object.defineProperty(e,"name",{value:t,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:t,configurable:!0}),e}function de(e,t,n){let{prototype:o}=t;o!==Object(o)&&Object.setPrototypeOf(e,n.prototype)}function Jt(){throw new TypeError("Illegal invocation")}var Qo="Failed to execute 'encodeInto' on 'TextEncoder'",vt=class e{#e="utf-8";constructor(){new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e}encode(t=""){return#e in this||Jt(),ct(O(t))}encodeInto(t,n){#e in this||Jt(),wt(arguments,2,Qo);let o=O(t),r=Mn(n,Qo),{read:i,written:s}=jt(o,r)??{read:0,written:0};if(i===o.length||s===b(r))return{read:i,written:s};let c=ts(o.slice(i),S(Oe(r),s));return{read:i+c.read,written:s+c.written}}},rr=N(vt,"TextEncoder");function ct(e){return e.length<=6?Ie(e):(er??=Ji(),er(e)??new U(0,"fatal").encode(e,!0))}var er;function Ji(){let e=Co();return F()||E()?e:t=>vi(t)??e(t)}function vi(e){let{length:t}=e;if(t<=21)return Ie(e);if(t<=64){let n=(Zi()||Xi(e))&&tr(W,e);if(n)return n}return t>=200&&t<=65536&&es(e)?tr(Qi(),e):void 0}var Zi=l(Ye);function Xi(e){return e.length*nt(ir(e))*.75<=64}function tr(e,t){let n=jt(t,e);return n?.read===t.length?Z(e,0,n.written):void 0}var Qi=l(()=>new Uint8Array(3*65536)),es=e=>nr()<=65535&&ir(e)>=nr(),nr=l(()=>Y()?256:D()<22?0:1/0);function ir(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(t-1)}function ts(e,t){let n=0,o=0;for(;n<e.length;){let r=Lt(e,n);if(o+nt(r)>b(t))break;o=Rt(r,t,o),n+=r<65536?1:2}return{read:n,written:o}}var sr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",cr=`!
\uFFE0	c
\uFFE1	GBP
\uFFE5	JPY
\uFFE4	|
"
(C)
<<
\uFFE2

(R)
+-
'
\u30FB	\u2027	.
,
>>
 1/4
 1/2
 3/4
AE
D
x
O
TH
ss
ae
d
:
o
th
D
d
H
h
i
k
L
l
'n
NG
ng
OE
oe
T
t
b
B
B
b
O
C
c
D
D
D
d
E
E
E
F
f
G
G
I
I
K
k
l
N
n
O
P
p
S
t
T
t
T
V
Y
y
Z
z
Z
e
G
g
\u015E
\u015F
\u0162
\u0163
N
d
Z
z
l
n
t
j
A
C
c
L
T
s
z
B
E
e
J
j
q
R
r
Y
y
o
e
e
g
i
s
z
'
"
'
'
^
^
'
\`
~

AMD
\u2010	-
'
"
AFN

,
'
BDT
THB
KHR

SS





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
\xB7	*
>
\xB7	\u30FB





'
''
\`
<
>
\uFFE3	\xAF
-
/





L.	\xA3
NGN
Pts
KRW
\u05E9\u05D7	ILS
\u0111	VND
EUR
LAK
MNT
PHP
PYG
UAH
\xA2	\u023B	GHS
KZT
INR
TL
AZN
RUB
GEL
Rx
 1/3
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
<-
->
<->
<=
=>
<=>
\u03A0
\u03A3
\uFF0D	-
/
\\
|
\u2016	||
\uFF5E	\u301C	~
~=
!=
<=
>=
\u2026	...
o
\u221A
\uFF64	,
\uFF61	.
\uFF5E	\u223C	~
\uFF65	\xB7	\u2027
\u017Ft



\u2212	-
\u301C	\u223C	~
((
))
\u203E	\xAF
\xA6	|
KRW
?`;var os=l(()=>{let e=cr.split(`
`),t=0;return new Map(sr.split(",").map((n,o)=>(t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),e[o].split("	")])))}),fr=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function dr(e){let t=new U(e,"fatal"),n=r=>{try{return t.encode(r,!0),!0}catch(i){if(i instanceof J)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ur(String.fromCodePoint(r),n,3),o.set(r,i)),i}}function ur(e,t,n){if(fr(e))return"";if(n===0)return null;let o=rs(e),r=o.find(t);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>t(c)?c:ur(c,t,n-1));if(!s.includes(null))return s.join("")}return null}function rs(e){let t=[...os().get(e)??[],...is(e)],n=e.normalize("NFKD");return n===e||/^ ./u.test(n)?t:[...t,n.normalize(),n]}function is(e){let t=e.normalize("NFD"),[n,...o]=t,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=y=>s>>o.length-1-y&1,f=o.filter((y,p)=>c(p)),d=o.filter((y,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),g=a+d.join("");g.normalize("NFD")===t&&r.push(g),d.every(fr)&&i.push(a)}return[...r,...i]}var ss=["fatal","html","replacement","ignore","translit"],cs=Cn(ss),ar=(e,t)=>typeof e=="function"?e:cs(e,t);function lr(e,t,n){return typeof e=="function"?(o,r)=>fs(e(o,r()),n):e==="ignore"?()=>"":e==="translit"?dr(t):void 0}function fs(e,t){if(typeof e=="string")return e;if(e==null)return null;let n=Ee(q(e,t));return le(n,0,b(n))}var ds="Failed to construct 'LegacyTextEncoder'",Zt="Failed to execute 'encode'";function pr(e,t="utf-8",n=void 0){let o=Q(e,Zt);if(n===void 0){let i=Le(O(t),Zt);return i===0?ct(o):Kt(o,i)??new U(i,"fatal").encode(o,!0)}let r=ft(t,n,Zt);return r.encoding===0?ct(o):r.encode(o,!0)}function ft(e,t,n){let o=O(e),r=t===void 0?"fatal":In(t,{unmappable:ar},n).unmappable,i=Le(o,n);return new U(i,r,lr(r,i,n))}var Xt=class{#e;constructor(t="utf-8",n=void 0){this.#e=ft(t,n,ds)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(t=void 0,n=void 0){let o=this.#e,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Q(t,r),s=I(n,"stream",r);return o.encode(i,!s)}},mr=N(Xt,"LegacyTextEncoder");var dt="Failed to execute 'decode' on 'TextDecoder'",Qt=class e{#e;#t=!1;constructor(t="utf-8",n=void 0){this.#e=en(t,n,"Failed to construct 'TextDecoder'"),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(t=P,n=void 0){let o=this.#e;if(n===void 0&&!this.#t&&ArrayBuffer.isView(t)&&t instanceof Uint8Array)return o.decodeWhole(t,dt);let r=q(t,dt),i=I(n,"stream",dt);return this.#t||o.reset(),this.#t=i,o.decode(be(r),!i,dt)}},xr=N(Qt,"TextDecoder");function en(e,t,n){let o=O(e),r=I(t,"fatal",n),i=I(t,"ignoreBOM",n);return new we(Jo(o,n),r,i)}function hr(e,t,n){let o=Wn();if(!o)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function rn(e,t){let n=`Failed to execute 'transform' on '${e}'`;return hr(e,(o,r)=>r(t.decode(Ee(q(o,n)),!1,n)),o=>o(t.decode(P,!0,n)))}var tn=class e{#e;#t;constructor(t="utf-8",n=void 0){let o=en(t,n,"Failed to construct 'TextDecoderStream'");this.#e=o,this.#t=rn("TextDecoderStream",o),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e.name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},yr=N(tn,"TextDecoderStream"),nn=class e{#e;constructor(){this.#e=Sr("TextEncoderStream",new U(0,"fatal"),O),new.target!==e&&de(this,new.target,e)}get encoding(){return this.#e&&"utf-8"}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},wr=N(nn,"TextEncoderStream");function Sr(e,t,n){let o=`Failed to execute 'transform' on '${e}'`;return hr(e,(r,i)=>i(t.encode(n(r,o),!1)),r=>r(t.encode("",!0)))}var on=class{#e;#t;constructor(t="utf-8",n=void 0){let o=ft(t,n,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=Sr("LegacyTextEncoderStream",o,Q)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Tr=N(on,"LegacyTextEncoderStream");var Se=class{fatal;ignoreBOM;#e;#t;#n=P;constructor(t,n,o){this.#e=t,this.fatal=n,this.ignoreBOM=o}get name(){return this.#t?.name??null}decode(t,n,o){if(this.#t)return this.#t.decode(t,n,o);let r=n&&b(this.#n)===0?t:An(this.#n,t);if(!n&&wn(r))return this.#n=r,"";let i=We(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new we(i?.encoding??this.#e,this.fatal,!0,s),this.#t.decode(s>0?S(r,s):r,n,o)}};var sn=class{#e;#t;constructor(t="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=O(t),i=I(n,"fatal",o),s=I(n,"ignoreBOM",o),c=new Se(K(r,o),i,s);this.#e=c,this.#t=rn("DecoderStream",c)}get encoding(){return this.#e.name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},gr=N(sn,"DecoderStream");function Er(e,t){let n="Failed to execute 'findUnmappable'",o=Q(e,n),r=Le(O(t),n),i=new Map,s=(c,f)=>i.set(f,c);return new U(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function br(e){let t=We(be(q(e,"Failed to execute 'bomSniff'")));return t?w[t.encoding].name:null}function Or(e,t="utf-8",n=void 0){let o="Failed to execute 'decode'",r=q(e,o),i=K(O(t),o),s=I(n,"fatal",o),c=I(n,"ignoreBOM",o);return new Se(i,s,c).decode(be(r),!0,o)}async function Br(e=void 0){let t=await e;if(t===void 0)Ft()||await Bt(Pe,!0);else{let n=us(t)?await as(t):t;await Bt(()=>n,!1)}}var us=e=>typeof e?.arrayBuffer=="function";function as(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(`encoding-wasm: ${e.url} could not be loaded: ${e.status} ${e.statusText}`)}export{gr as DecoderStream,mr as LegacyTextEncoder,Tr as LegacyTextEncoderStream,xr as TextDecoder,yr as TextDecoderStream,rr as TextEncoder,wr as TextEncoderStream,J as UnmappableError,br as bomSniff,Or as decode,pr as encode,w as encodings,Er as findUnmappable,Br as initialize,Tn as labelToName};
