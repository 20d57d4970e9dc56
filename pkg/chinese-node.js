function ze(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Et=()=>ze(new URL("./chinese.wasm",import.meta.url)),ft="encoding-wasm/chinese",Yt=["chinese"];var Ye=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function p(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var w=qo();function qo(){let t=Ye.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(t)}var Ko=p(()=>new Map(w.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,qt=21,ve=29,Je=32,dt=33,R=36,Ot=37,et=38,vo=[[R,""],[35,"korean"],[32,"japanese"],[ve,"chinese"],[1,"single-byte"],[y,""]],Ze=t=>t<R&&t!==dt,q=t=>t>y&&t<ve,Xe=t=>/^(ibm866|iso-8859-6|koi8|windows-1256)/i.test(w[t].name),Jo=t=>vo.find(([e])=>t>=e)[1];function Qe(t){let e=Ko();return e.get(t)??e.get(nn(tr(t)))}function H(t,e){let n=Qe(t);if(n===void 0){let o=Zo(t),r=o===void 0?"":` Did you mean '${w[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Yt){let o=Jo(n);if(o&&!Yt.includes(o))throw new RangeError(`${e}: '${ft}' doesn't include ${w[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Zo(t){let e=qe(t),n={936:"gbk",950:"big5"}[e]??e,o=w.findIndex(({labels:r})=>r.some(i=>qe(i)===n));return o<0||o===R?void 0:o}var qe=t=>nn(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Xo=[{encoding:y,bytes:[239,187,191]},{encoding:Ot,bytes:[254,255]},{encoding:et,bytes:[255,254]}];var Qo=239;function nt(t){if(t[0]>=Qo)return Xo.find(e=>e.bytes.every((n,o)=>t[o]===n))}function tn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function en(t){return t===y||t===Ot||t===et}function tr(t){let[e,n]=[0,t.length];for(;e<n&&Ke(t[e]);)e+=1;for(;n>e&&Ke(t[n-1]);)n-=1;return t.slice(e,n)}var Ke=t=>`	
\f\r `.includes(t);function nn(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function on(t){let e=Qe(`${t}`);return e===void 0?null:w[e].name}var Bt=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};var er=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,rn=Symbol.for("encoding-wasm.UnmappableError"),G=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){super(`${er(o)} at index ${r} cannot be written in ${i}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="object"&&o!==null&&rn in o}[rn](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Ft=(t,e)=>t?.prototype?.[e],At=t=>Ft(globalThis.Buffer,t),K=At("ucs2Slice"),Mt=At("ucs2Write"),sn=At("utf8Slice"),V=At("latin1Slice"),cn=t=>globalThis[t],fn=cn("TextDecoder"),nr=Ft(fn,"decode"),vt=cn("TextEncoder"),or=Ft(vt,"encode"),rr=Ft(vt,"encodeInto");function v(t){let e=new fn(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:nr}),n=>e.decode(n)}function dn(){let t=new vt;return Object.defineProperties(t,{encode:{value:or},encodeInto:{value:rr}}),t}function P(t){try{return t()}catch{return}}var F=()=>"InternalError"in globalThis,A=()=>"Bun"in globalThis,z=()=>"Deno"in globalThis,Y=()=>Number.parseInt(globalThis.process?.versions?.node,10),an=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Kt;function un(){let{process:t,TransformStream:e}=globalThis;return e&&e===Kt?e:(Kt=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Kt)}function Ut(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var Jt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,ln=()=>Object.getPrototypeOf(Uint8Array.prototype),Dt=t=>Jt(ln(),t),Zt=t=>Jt(DataView.prototype,t),pn=t=>globalThis[t]&&Jt(globalThis[t].prototype,"byteLength"),mn=t=>ln()[t],hn=Dt(Symbol.toStringTag),_t=Dt("buffer"),Xt=Dt("byteOffset"),xn=Dt("byteLength"),ir=mn("set"),sr=mn("slice"),cr=Zt("buffer"),fr=Zt("byteOffset"),dr=Zt("byteLength"),wn=pn("ArrayBuffer"),ar=pn("SharedArrayBuffer"),g=t=>xn.call(t);function yn(t){let{length:e}=t;return typeof e=="number"&&t[e-1]!==void 0&&t[e]===void 0?e:g(t)}var S=(t,e,n=g(t))=>new Uint8Array(_t.call(t),Xt.call(t)+e,n-e);function gn(t,e){let n=new Uint8Array(g(t)+g(e));return $(n,t),$(n,e,g(t)),n}function bn(t,e){let n=Xt.call(t),o=e+(-(n+e)&3),r=Math.max(0,g(t)-o)>>2,i=r>0?new Int32Array(_t.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var $=(t,e,n)=>ir.call(t,e,n),ot=(t,e,n)=>sr.call(t,e,n),ur=64,lr=24;function J(t,e,n){if(n>lr)return ot(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function at(t,e){if(e<=ur)return!1;try{return wn.call(_t.call(t)),!1}catch{return!0}}function k(t,e){if(!ArrayBuffer.isView(t)&&Tn(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Sn(t,e){if(ArrayBuffer.isView(t)&&hn.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function ut(t){return ArrayBuffer.isView(t)?pt(t):Tn(t)===0?D:new Uint8Array(t)}var lt=t=>t instanceof Uint8Array?t:ut(t);function pt(t){try{return hn.call(t)===void 0?new Uint8Array(cr.call(t),fr.call(t),dr.call(t)):new Uint8Array(_t.call(t),Xt.call(t),xn.call(t))}catch{return D}}var D=new Uint8Array;function Tn(t){for(let e of[wn,ar])try{return e?.call(t)}catch{}}function En(t,e,n){On(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function M(t,e,n){return t===void 0?!1:(On(t,n),!!t?.[e])}function On(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var b=t=>`${t}`;function Z(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}function Qt(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function Bn(t){return(e,n)=>{let o=e===void 0?t[0]:b(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var pr=1024,mr=65539;function An(t,e,n){let o=It(f=>xr(f,n),t,e),r=It(wr,t,e);if(o&&r){let f=z()?1/0:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes,mostBytes:pr}}let i=te(t);if(o){let f=F()?It(Fn,t,e):void 0;return f?{...o,read:(d,a)=>(a<4096?o:f).read(d,a)}:o}let s=r??It(Fn,t,e)??i,c=r?18:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function It(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),te(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var hr="strings";function xr(t,e){let[n]=WebAssembly.Module.customSections(e,hr),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:mr}}function wr(t){let[e,n]=[K,Mt],o=new Uint8Array(t.buffer),r=()=>(o[0]===void 0&&(o=new Uint8Array(t.buffer)),o),i;return{read:(f,d)=>e.call(r(),f,f+2*d),write:(f,d)=>n.call(r(),f,d,2*f.length),most:1/0,collect:A()||z()||typeof WeakRef!="function"?void 0:s};function s(f){let d=c(2*f),a=0;return{add(m,x){$(d,new Uint8Array(t.buffer,m,2*x),a),a+=2*x},toText:()=>e.call(d,0,a)}}function c(f){let d=i?.deref();if(d&&d[f-1]!==void 0)return d;let a=new Uint8Array(2**Math.ceil(Math.log2(f)));return i=new WeakRef(a),a}}function Fn(t){let e=v("utf-16le"),{write:n,most:o}=te(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function te(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Ut(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Ct,u,ne,Mn,Un,C,E={input:0,units:0,output:0},mt=-1,T=65536,ht=0,Nt={name:"",encoding:mt},h={isBusy:!0,newCodec:NaN},xt=NaN;function wt(t,e){Nt.name=t,Nt.encoding=e,h.newCodec=xt,h.isBusy&&yr(),h.isBusy=!0}function yr(){try{In(),Ct??=br(Et()),_n(new WebAssembly.Instance(Ct),Ct)}catch(t){throw Cn(t)}}async function oe(t,e){try{In();let n=t(),o=Dn(n)?n:await WebAssembly.compile(gr(n));e||Tr(o);let r=await WebAssembly.instantiate(o);if(re())return;_n(r,o),Ct=o}catch(n){throw Cn(n)}}var gr=t=>ArrayBuffer.isView(t)?pt(t):t,re=()=>!h.isBusy;function br(t){return Dn(t)?t:new WebAssembly.Module(t)}function Dn(t){try{return WebAssembly.Module.customSections(t,ft),!0}catch{return!1}}var Sr="encoding-wasm";function Tr(t){let[e]=WebAssembly.Module.customSections(t,Sr),n=`${ft} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function _n({exports:t},e){u=t,ee=WebAssembly.RuntimeError,E.input=u.input(),E.units=u.units(),E.output=u.output(),Rn(),C=An(u.memory,E.units,e),ht=Math.min(u.units_length(),C.most),h.isBusy=!1}function In(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Cn(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Er(t))return new RangeError(`encoding-wasm: ${Nn} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Nn="no memory for WebAssembly; free some, and call again",Er=t=>t instanceof RangeError&&/memory/i.test(t.message);function Lt(){return se(),ne}function Ln(){return se(),Mn}function ie(){return se(),Un}function se(){ne[0]===void 0&&Rn()}function Rn(){let{buffer:t}=u.memory;ne=new Uint8Array(t),Mn=new Uint8Array(t,E.input,T),Un=new Int32Array(t,u.codec(),u.codec_length()>>2)}var ee;function N(t){if(!ee||!(t instanceof ee))return t;let e=w[Nt.encoding]?.name,n=`${Nt.name}${e?` of ${e}`:""} failed`;return Br()?new RangeError(`encoding-wasm: ${n}: ${Nn}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Or=32;function Br(){try{return u.memory.grow(Or),!1}catch{return!0}}function X(){let t=ie();return Hn(t,new Int32Array(t.length))}function Wn(){return u.held()!==0?X():(h.newCodec=yt,null)}var jn=t=>Hn(t,ie());function Hn(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function fe(t,e){Gn(t,e)||(wt("decoding",t),e?jn(e):u.new_decoder(t),yt=t===dt||t===R?xt:t)}var yt=xt;function Gn(t,e){return e||h.newCodec!==t||h.isBusy?!1:(h.newCodec=xt,h.isBusy=!0,!0)}function Rt(t,e){Gn(~t,e)||(wt("encoding",t),e?jn(e):u.new_encoder(t),yt=~t)}var rt=-2;function de(t,e,n,o,r){ce(t,e),h.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return h.isBusy=!1,r&&i>=0&&(h.newCodec=yt),Zn(i)}var j={encoding:mt,at:0,most:0,owner:void 0};function Pt(t,e,n){if(j.encoding!==t||j.owner!==u||h.isBusy){try{wt("decoding",t),j.owner=u,j.at=C.readBytes?u.byte_table(t):0,j.most=!Xe(t)&&C.mostBytes||1/0,j.encoding=t}catch(r){throw N(r)}h.isBusy=!1}if(j.at===0||n>j.most)return;if(n<=T)return ce(e,n),Pn(n);if(C.most>ht)return;let o="";for(let r=0;r<n;r+=T){let i=Math.min(T,n-r);ce(S(e,r,r+i),i),o=it(o,Pn(i))}return o}function Vn(t,e){let n=mt,o,r;function i(s){try{return wt(t,s),n=s,r=u,o=e(s),h.isBusy=!1,o}catch(c){throw N(c)}}return s=>s===n&&r===u&&!h.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Fr=16384,ae=Vn("encoding",t=>{let e=u.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=u.memory;return new Uint16Array(n,e,65536)}),$t=Vn("decoding",t=>{let e=q(t),n=(!e?u.pair_table(t):u.byte_table(t))>>>0;return n>0?new Uint16Array(u.memory.buffer,n,e?256:65536):void 0}),Pn=t=>C.readBytes(E.input,t,j.at);function it(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var zn=3,Yn=t=>t+T+zn<=ht,Ar=1<<28,qn=t=>t>ht&&t<Ar?C.collect?.(t+zn):void 0,Kn=()=>E.units,vn=()=>Lt()[E.units]|Lt()[E.units+1]<<8,Jn=(t,e)=>C.read(E.units+2*t,e-t),kt=(t,e,n)=>C.write(t.slice(e,n),E.units);function ue(t,e,n,o){h.isBusy=!0;let r=u.encode_block(t,e,n,+o);return h.isBusy=!1,o&&r>=0&&_.finished()&&(h.newCodec=yt),Zn(r)}var Mr=8;function ce(t,e){let n=Ln();if(e>Mr)try{$(n,t)}catch{$(n,S(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Zn(t){if(t<rt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var le=t=>J(Lt(),E.output,t);var _={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()};var Q=64,I=new Uint8Array(4*Q);function gt(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)I[n++]=r;else if(r<2048)I[n++]=192|r>>6,I[n++]=128|r&63;else if((r&63488)!==55296)I[n++]=224|r>>12,I[n++]=128|r>>6&63,I[n++]=128|r&63;else{let i=he(t,o);i>=65536&&(o+=1),n=xe(i,I,n)}}return J(I,0,n)}var Xn=p(()=>Mt?96:F()?1024:256),me=p(()=>F()||A()?4096:128),Ur=p(()=>new Uint8Array(2*me()));function Qn(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function to(t,e){let{length:n}=t,o=n<=2*Q?I:Ur(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i),c=s<128?s:e[s];if(!c&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return J(o,0,r)}function he(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var Wt=t=>t<128?1:t<2048?2:t<65536?3:4;function xe(t,e,n){if(t<128)return e[n]=t,n+1;let o=Wt(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var eo=new Uint8Array(36),we=Dr(eo);function Dr(t){return new Uint16Array(t.buffer)}var ye=p(()=>V?Se()?0:8:18),L={length:0,bytes:[0,0]};function ge(t,e,n){if(e>18)return;if(t[0]<128&&e>ye())return Se()&&Te(t,e)?V.call(t,0,e):void 0;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){pe(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){pe(i,f^128,2);break}let d=t[r++]^128;if(s|=d,d>=64||s===65279)return}}we[o++]=s}return no(o)}function be(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=$t(o),!r)return;if(f=r[c],f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==Je){pe(c,0,1);break}}if(f===0||f===65533)return}we[i++]=f}return no(i)}function pe(t,e,n){L.length=n,L.bytes[0]=t,L.bytes[1]=e}function no(t){return t<3||!Se()?Ut(we,0,t):K.call(eo,0,2*t)}var Se=p(()=>A()&&P(_r)===!0);function _r(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),e=n=>n.call(t,0,t.length);return e(K)==="a\uFEFF\uD83D"&&e(V)==="a\0\xFF\xFE=\xD8"}function Te(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}var oo=512,Ir=t=>t>32&&t<=96&&co(),Cr=p(A),Nr=64;function ro(t,e,n){if(n>Nr||n<=ye()||(e[0]|e[n>>1]|e[n-1])>=128||!Te(e,n))return;let o=so();return o?o.call(e,0,n):Pt(t,e,n)}var Ee=[];function io(t,e,n){return n<oo?(Ir(n)?Be(t,e,n):void 0)??(Cr()?Oe(t,e,n):void 0)??Pt(t,e,n)??Oe(t,e,n)??Be(t,e,n):Oe(t,e,n)??(Pr(t)?Be(t,e,n):void 0)??Pt(t,e,n)}function Oe(t,e,n){let o=so();if(!(!o||t!==qt||!Rr(e,n)||at(e,n)))try{return o.call(e,0,n)}catch{return}}function Be(t,e,n){if(!at(e,n)){Ee[t]===void 0&&(Ee[t]=P(()=>kr(t))??null);try{return Ee[t]?.(e)}catch{return}}}var so=p(()=>P(Lr));function Lr(){let t=V,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Rr(t,e){if(e<oo)return Fe(t,0,e);let{start:n,words:o}=bn(t,0),r=n+4*o.length;if(!Fe(t,0,n)||!Fe(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function Fe(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Pr=t=>t===qt?$r():co(),co=p(F),$r=p(()=>F()||A()||!(Y()>0));function kr(t){let e=$t(t),n=v(w[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Wr=24,fo=p(()=>P(Gr)),jr=p(()=>P(Yr)),ao=p(()=>P(vr));function uo(t,e,n){if(!(t!==y&&t!==et)&&!(n<Wr||at(e,n)))return t===y?fo():jr()}var Hr=2048,lo=256;function po(t,e,n){if(e>lo||t[0]===239)return;let o=fo();if(!(!o||t[e-1]>=128&&o.completeLength(t,e)<e))try{let r=o.decodeFew(t,e);return n&&r?.includes("\uFFFD")?void 0:r}catch{return}}function mo(t){try{return ao()?.encode(t)}catch{return}}function Ae(t,e){try{return ao()?.encodeInto(t,e)}catch{return}}function Gr(){let t=Y()<22,e=t?an():void 0;if(t&&!e)return;let n=v("utf-8"),o=Vr(n),r=[239,187,191,97,230,188,162,240,159,146,169],i=[192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],s=Uint8Array.of(...r,...i),c=`\uFEFFa\u6F22\u{1F4A9}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,f=Uint8Array.of(97,127),d=o(s,s.length)===c&&n(s)===c&&o(f,2)==="a\x7F",a=V;if(!(!d||e&&a.call(f,0,2)!=="a\x7F"))return{decode(m,x,l){try{if(e)return e(m)?a.call(m,0,x):void 0;let B=n(m);return l&&B.includes("\uFFFD")?void 0:B}catch{return}},decodeFew:o,completeLength(m,x){for(let l=1;l<=3&&l<=x;l++){let B=m[x-l];if(B<128)break;if(B>=192)return(B>=240?4:B>=224?3:2)>l?x-l:x}return x}}}function Vr(t){let e=Y();if(e<22)return(r,i)=>i<=64||zr(r,i)?t(r):void 0;let n=A()?0:z()?64:e>0?lo:0,o=sn;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function zr(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Yr(){return F()?Kr():qr()}function qr(){let t=K,e="\uFEFFa\u6F22\u{1F4A9}\uFFFE",n=new Uint8Array(Uint16Array.from({length:e.length},(o,r)=>e.charCodeAt(r)).buffer);if(!(t.call(n,0,n.length)!==e||"a\uD83D".toWellFormed()!=="a\uFFFD"))return ho(0,Y()<22?512:1/0,(o,r,i)=>{let s=t.call(o,0,r);return s.isWellFormed()?s:i?void 0:s.toWellFormed()})}function Kr(){let t=v("utf-16le");if(t(Uint8Array.of(255,254,61,216,34,111))==="\uFEFF\uFFFD\u6F22")return ho(Hr,1/0,(e,n,o)=>{let r=t(e);return o&&r.includes("\uFFFD")?void 0:r})}var ho=(t,e,n)=>({decode(o,r,i){if(!(r%2===1||r<t||r>e))try{return n(o,r,i)}catch{return}},completeLength(o,r){let i=r-r%2;return(o[i-1]&252)===216?i-2:i}});function vr(){let t=dn(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=t.encode(o);return e===3&&n===7&&`${[...r]}`==`${[...gt(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}var Jr=65279,Zr=256,Xr=8,bt=new Uint8Array(18),st=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#o=!1;#r;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#r=r}get name(){return w[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#o=!1,this.#r=0}decode(e,n,o){let r=yn(e);if(!this.#t){let a=this.#n>0,m=a?this.#f(e,r,n):this.#c(e,r,n);if(m!==void 0)return n||this.#d(r),m;a&&this.#a()}let i=this.#t,s=this.#o,c=this.#r,f="";try{f=this.#u(e,r,n)??this.#s(e,r,n)}catch(a){throw this.#t=i,this.#o=s,this.#r=c,N(a)}let d=this.#i;if(d)throw this.#i=null,this.#o=s,this.#r=c+r,o===void 0?d:d.toTypeError(o);return f}#c(e,n,o){let{encoding:r}=this;if(L.length=0,n===0)return"";if(r===y)return ge(e,n,o)??po(e,n,this.fatal);if(!Ze(r))return;let i=q(r),s=ro(r,e,n)??(n<=(i?Xr:18)?be(e,n,o,r):void 0)??void 0;return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#f(e,n,o){let r=this.#n,i=r+n;if(!(n===0||i>18)){L.length=0,bt[0]=this.#e[0],bt[1]=this.#e[1];for(let s=0;s<n;s++)bt[r+s]=e[s];return this.encoding===y?ge(bt,i,o):be(bt,i,o,this.encoding)}}#d(e){this.#r+=e,this.#o||=e>0,this.#n=L.length,L.length>0&&(this.#e=[L.bytes[0],L.bytes[1]])}#a(){let e=Uint8Array.from(this.#e);try{fe(this.encoding,null),de(e,this.#n,0,this.fatal,!1),this.#t=X(),this.#n=0}catch(n){throw N(n)}}#u(e,n,o){let r=uo(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<Zr&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==y)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#s(S(e,0,i),i,!0),this.#i)return s}if(!this.#o&&!this.ignoreBOM&&e[i]>=239){let a=nt(S(e,i,n));a?.encoding===this.encoding&&(i+=a.bytes.length,this.#r+=a.bytes.length)}this.#o||=c>0;let f=i===0&&c===n?e:S(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=it(s,this.#s(f,c-i,!0)),this.#i)return s}else s=it(s,d),this.#r+=c-i;return c<n?it(s,this.#s(S(e,c,n),n-c,o)):s}#s(e,n,o){fe(this.encoding,this.#t);let r="",i=qn(n),s=this.#o||this.ignoreBOM||!en(this.encoding),c=0;for(let f=0;;f+=T){let d=n-f<=T,a=Math.min(T,n-f),m=f===0&&d?e:S(e,f,f+a),x=de(m,a,c,this.fatal,o&&d);if(x<0)return this.#t=X(),this.#i=new Bt(this.name,this.#r+f+_.start(),_.length()),r;if(c+=x,c>0&&(d||!Yn(c))){let l=!s&&vn()===Jr?1:0;i?i.add(Kn()+2*l,c-l):r=it(r,Jn(l,c)),s=!0,c=0}if(d)break}return this.#o=s,this.#t=o?null:Wn(),this.#r+=n,i?i.toText():r}};function xo(t,e){let n=H(t,e);if(n===R)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Qr=["fatal","html","replacement"],ti=2048;function Ue(t,e){let{length:n}=t,o=q(e);if(n>Q&&n>(o?Xn():me()))return;if(!1)return Qn(t,ae(e));if(!!0)return;let r=ae(e);return r&&to(t,r)}var O=class t{encoding;unmappable;#t;#e=null;#n=0;#o=D;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return w[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#c(e,n)}get#r(){return this.#t?0:Qr.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>T)return;let n=Ue(e,this.encoding);if(n)return n;try{Rt(this.encoding,null),kt(e,0,e.length);let o=ue(0,e.length,this.#r,!0);return o===rt||!_.finished()?void 0:(this.#n=0,le(o))}catch(o){throw N(o)}}#c(e,n){let o=new jt;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new G(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=D,this.#e=null,this.#n=0);let f=this.#t,d=this.#r,a=f?ti:T,m=void 0,x=m?l=>m.add(l):o;try{Rt(this.encoding,s);for(let l=0;l===0||l<e.length;l+=a){let B=Math.min(l+a,e.length);kt(e,l,B);let Go=B===e.length;for(let Vt=0,He=!1;!He;){let Tt=ue(Vt,B-l,d,n&&Go);x(le(Tt===rt?_.written():Tt));let Ge=i+l+Vt+_.start();if(Vt+=_.read(),He=Tt!==rt&&_.finished(),Tt!==rt)continue;let zt=_.codePoint();if(f){let Vo=X(),Ve=()=>this.locate(Ge),zo=f(zt,Ve),Yo=this.#f(Vo,zo,x,zt,Ve);Rt(this.encoding,Yo),kt(e,l,B)}else r(zt,Ge)}}}catch(l){throw N(l)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#e=X(),this.#n=i+e.length}#f(e,n,o,r,i){if(n===null)throw new G(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new G(c,i(),this.name)}),s.#e}},wo=27,yo=3,Me=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=g(e);if(n===0)return;e[0]!==wo&&this.#t(this.held);let o=e[n-yo]===wo?n-yo:n;this.#t(ot(e,0,o)),this.held=ot(e,o,n)}},jt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=g(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=ei(this.#n),n=0;return this.forEach(o=>{$(e,o,n),n+=g(o)}),e}};function ei(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function St(t,e){let n=H(t,e);if(n===Ot||n===et){let{name:o}=w[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return ni(n,t,e)}function ni(t,e,n){if(t===R)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}function U(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function tt(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function De(){throw new TypeError("Illegal invocation")}var go="Failed to execute 'encodeInto' on 'TextEncoder'",_e=class t{#t="utf-8";constructor(){new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||De(),Ht(b(e))}encodeInto(e,n){#t in this||De(),Qt(arguments,2,go);let o=b(e),r=Sn(n,go),{read:i,written:s}=Ae(o,r)??{read:0,written:0};if(i===o.length||s===g(r))return{read:i,written:s};let c=li(o.slice(i),S(pt(r),s));return{read:i+c.read,written:s+c.written}}},So=U(_e,"TextEncoder"),oi=6,ri=21;function Ht(t){let{length:e}=t;if(e<=oi)return gt(t);if(e<=Q&&ii()){if(e<=ri)return gt(t);let n=si(t)&&bo(I,t);if(n)return n}if(e>=ci&&e<=To&&di(t)){let n=bo(fi(),t);if(n)return n}return mo(t)??new O(y,"fatal").encode(t,!0)}var ii=p(()=>!F()&&!A());function si(t){return t.length*Wt(Eo(t))<=Q}function bo(t,e){let n=Ae(e,t);return n?.read===e.length?J(t,0,n.written):void 0}var ci=200,To=65536,fi=p(()=>new Uint8Array(3*To)),di=t=>ai()||ui()&&Eo(t)>255,ai=p(()=>Y()<22&&!z()),ui=p(z);function Eo(t){let{length:e}=t;return t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1)}function li(t,e){let n=0,o=0;for(;n<t.length;){let r=he(t,n);if(o+Wt(r)>g(e))break;o=xe(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Oo=`4h	!
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
n	?`;var pi=p(()=>{let t=0;return new Map(Oo.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),mi=3,Bo=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Fo(t){let e=new O(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof G)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Ao(String.fromCodePoint(r),n,mi),o.set(r,i)),i}}function Ao(t,e,n){if(Bo(t))return"";if(n===0)return null;let o=hi(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Ao(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function hi(t){let e=[...pi().get(t)??[],...xi(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function xi(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=x=>s>>o.length-1-x&1,f=o.filter((x,l)=>c(l)),d=o.filter((x,l)=>!c(l)),a=[n,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===e&&r.push(m),d.every(Bo)&&i.push(a)}return[...r,...i]}var wi=["fatal","html","replacement","ignore","translit"],yi=Bn(wi),Mo=(t,e)=>typeof t=="function"?t:yi(t,e);function Uo(t,e,n){return typeof t=="function"?(o,r)=>gi(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Fo(e):void 0}function gi(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=ut(k(t,e));return ot(n,0,g(n))}var bi="Failed to construct 'LegacyTextEncoder'",Ie="Failed to execute 'encode'";function Do(t,e="utf-8",n=void 0){let o=Z(t,Ie);if(n===void 0){let i=St(b(e),Ie);return i===y?Ht(o):Ue(o,i)??new O(i,"fatal").encode(o,!0)}let r=Gt(e,n,Ie);return r.encoding===y?Ht(o):r.encode(o,!0)}function Gt(t,e,n){let o=b(t),r=e===void 0?"fatal":En(e,{unmappable:Mo},n).unmappable,i=St(o,n);return new O(i,r,Uo(r,i,n))}var Ce=class{#t;constructor(e="utf-8",n=void 0){this.#t=Gt(e,n,bi)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":Z(e,r),s=M(n,"stream",r);return o.encode(i,!s)}},_o=U(Ce,"LegacyTextEncoder");var Ne="Failed to execute 'decode' on 'TextDecoder'",Le=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Re(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=D,n=void 0){let o=this.#t,r=k(e,Ne),i=M(n,"stream",Ne);return this.#e||o.reset(),this.#e=i,o.decode(lt(r),!i,Ne)}},Io=U(Le,"TextDecoder");function Re(t,e,n){let o=b(t),r=M(e,"fatal",n),i=M(e,"ignoreBOM",n);return new st(xo(o,n),r,i)}function Co(t,e,n){let o=un();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function We(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Co(t,(o,r)=>r(e.decode(ut(k(o,n)),!1,n)),o=>o(e.decode(D,!0,n)))}var Pe=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=Re(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=We("TextDecoderStream",o),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},No=U(Pe,"TextDecoderStream"),$e=class t{#t;constructor(){this.#t=Ro("TextEncoderStream",new O(y,"fatal"),b),new.target!==t&&tt(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},Lo=U($e,"TextEncoderStream");function Ro(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Co(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var ke=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Gt(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=Ro("LegacyTextEncoderStream",o,Z)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},Po=U(ke,"LegacyTextEncoderStream");var ct=class{fatal;ignoreBOM;#t;#e;#n=D;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n,o){if(this.#e)return this.#e.decode(e,n,o);let r=n&&g(this.#n)===0?e:gn(this.#n,e);if(!n&&tn(r))return this.#n=r,"";let i=nt(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#e=new st(i?.encoding??this.#t,this.fatal,!0,s),this.#e.decode(s>0?S(r,s):r,n,o)}};var je=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=b(e),i=M(n,"fatal",o),s=M(n,"ignoreBOM",o),c=new ct(H(r,o),i,s);this.#t=c,this.#e=We("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},$o=U(je,"DecoderStream");function ko(t,e){let n="Failed to execute 'findUnmappable'",o=Z(t,n),r=St(b(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new O(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Wo(t){let e=nt(lt(k(t,"Failed to execute 'bomSniff'")));return e?w[e.encoding].name:null}function jo(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=k(t,o),i=H(b(e),o),s=M(n,"fatal",o),c=M(n,"ignoreBOM",o);return new ct(i,s,c).decode(lt(r),!0,o)}async function Ho(t=void 0){let e=await t;if(e===void 0)re()||await oe(Et,!0);else{let n=Si(e)?await Ti(e):e;await oe(()=>n,!1)}}var Si=t=>typeof t?.arrayBuffer=="function";function Ti(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}export{$o as DecoderStream,_o as LegacyTextEncoder,Po as LegacyTextEncoderStream,Io as TextDecoder,No as TextDecoderStream,So as TextEncoder,Lo as TextEncoderStream,G as UnmappableError,Wo as bomSniff,jo as decode,Do as encode,w as encodings,ko as findUnmappable,Ho as initialize,on as labelToName};
