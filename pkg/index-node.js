function Kn(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var Kt=()=>Kn(new URL("./encoding.wasm",import.meta.url)),_t="encoding-wasm",De=void 0;var zt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
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
x-user-defined x-user-defined`;function B(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=ji();function ji(){let t=zt.split(`
`).map(e=>{let n=e.split(" "),o=n.shift();return Object.freeze({name:o,labels:Object.freeze(n)})});return Object.freeze(t)}var Wi=B(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),E=0,xt=21,qn=29,it=33,H=36,V=37,L=38,Hi=[[H,""],[35,"korean"],[32,"japanese"],[qn,"chinese"],[1,"single-byte"],[E,""]],Jn=t=>t<H&&t!==it,st=t=>t>E&&t<qn,Gi=t=>Hi.find(([e])=>t>=e)[1];function Q(t){let e=Wi();return e.get(t)??e.get(to(vi(t)))}function C(t,e){let n=Q(t);if(n===void 0){let o=Ce(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(De){let o=Gi(n);if(o&&!De.includes(o))throw new RangeError(`${e}: '${_t}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ce(t){let e=qt(t),n={936:"gbk",950:"big5"}[e]??e,o=g.findIndex(({labels:r})=>r.some(i=>qt(i)===n));return o<0||o===H?void 0:o}var qt=t=>to(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),Xn=[{encoding:E,bytes:[239,187,191]},{encoding:V,bytes:[254,255]},{encoding:L,bytes:[255,254]}],Jt=3;function Y(t){return Xn.find(e=>e.bytes.every((n,o)=>t[o]===n))}function Zn({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function Qn(t){return Xn.find(e=>e.encoding===t)?.bytes}function Nt(t){return t===E||t===V||t===L}function vi(t){let[e,n]=[0,t.length];for(;e<n&&zn(t[e]);)e+=1;for(;n>e&&zn(t[n-1]);)n-=1;return t.slice(e,n)}var zn=t=>`	
\f\r `.includes(t);function to(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function eo(t){let e=Q(`${t}`);return e===void 0?null:g[e].name}function no(t){let e=Q(`${t}`);return e===void 0?null:g[e!==H&&e!==V&&e!==L?e:E].name}var R=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function G(t,e){try{return e()}catch(n){throw n instanceof R?n.toTypeError(t):n}}var Vi=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,oo=Symbol.for("encoding-wasm.UnmappableError"),K=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${Vi(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&oo in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,oo,{value:!0,...n}),t})();var Xt=t=>globalThis.Buffer?.prototype?.[t],ct=Xt("ucs2Slice"),ro=Xt("ucs2Write"),io=Xt("utf8Slice"),Zt=Xt("latin1Slice"),so=t=>globalThis[t],co=so("TextDecoder"),Yi=co?.prototype?.decode,_e=so("TextEncoder"),Ki=_e?.prototype?.encode,zi=_e?.prototype?.encodeInto;function wt(t){let e=new co(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Yi}),n=>e.decode(n)}function fo(){let t=new _e;return Object.defineProperties(t,{encode:{value:Ki},encodeInto:{value:zi}}),t}function ft(t){try{return t()}catch{return}}var dt=()=>"InternalError"in globalThis,tt=()=>"Bun"in globalThis,Lt=()=>"Deno"in globalThis,yt=()=>Number.parseInt(globalThis.process?.versions?.node,10),ao=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Ue;function uo(){let{process:t,TransformStream:e}=globalThis;return e&&e===Ue?e:(Ue=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Ue)}var Qt=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,lo=()=>Object.getPrototypeOf(Uint8Array.prototype),te=t=>Qt(lo(),t),Ne=t=>Qt(DataView.prototype,t),mo=t=>lo()[t],po=te(Symbol.toStringTag),ee=te("buffer"),Le=te("byteOffset"),ho=te("byteLength"),qi=mo("set"),Ji=mo("slice"),Xi=Ne("buffer"),Zi=Ne("byteOffset"),Qi=Ne("byteLength"),go=Qt(ArrayBuffer.prototype,"byteLength"),ts=typeof SharedArrayBuffer=="function"?Qt(SharedArrayBuffer.prototype,"byteLength"):void 0,l=t=>ho.call(t),y=(t,e,n=l(t))=>new Uint8Array(ee.call(t),Le.call(t)+e,n-e);function at(t,e){let n=new Uint8Array(l(t)+l(e));return z(n,t),z(n,e,l(t)),n}function ne(t,e){let n=Le.call(t),o=e+(-(n+e)&3),r=Math.max(0,l(t)-o)>>2,i=r>0?new Int32Array(ee.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ut=(t,e)=>y(t,0,Math.min(e,l(t))),z=(t,e,n)=>qi.call(t,e,n),et=(t,e,n)=>Ji.call(t,e,n),es=64,ns=24;function lt(t,e,n){if(n>ns)return et(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Et(t,e){if(e<=es)return!1;try{return go.call(ee.call(t)),!1}catch{return!0}}function T(t,e){if(!ArrayBuffer.isView(t)&&yo(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function xo(t,e){if(ArrayBuffer.isView(t)&&po.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function O(t){return ArrayBuffer.isView(t)?Rt(t):yo(t)===0?F:new Uint8Array(t)}var wo=t=>t instanceof Uint8Array?t:O(t);function Rt(t){try{return po.call(t)===void 0?new Uint8Array(Xi.call(t),Zi.call(t),Qi.call(t)):new Uint8Array(ee.call(t),Le.call(t),ho.call(t))}catch{return F}}var F=new Uint8Array;function yo(t){for(let e of[go,ts])try{return e?.call(t)}catch{}}function S(t,e,n){Eo(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function oe(t,e,n){return t===void 0?!1:(Eo(t,n),!!t?.[e])}function Eo(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var x=t=>`${t}`;function mt(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var re=t=>t===void 0?void 0:!!t;function ie(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function St(t){return(e,n)=>{let o=e===void 0?t[0]:x(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var os=65539;function bo(t,e,n){let o=se(f=>is(f,n),t,e),r=se(ss,t,e);if(o&&r){let f=Lt()?Number.POSITIVE_INFINITY:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes}}let i=Re(t);if(o){let f=dt()?se(So,t,e):void 0;return f?{...o,read:(d,a)=>(a<4096?o:f).read(d,a)}:o}let s=r??se(So,t,e)??i,c=r?nt:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function se(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),Re(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var rs="strings";function is(t,e){let[n]=WebAssembly.Module.customSections(e,rs),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:os}}function ss(t){let[e,n]=[ct,ro],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:tt()||Lt()?void 0:i};function i(s){let c=new Uint8Array(2*s),f=0;return{add(d,a){z(c,new Uint8Array(t.buffer,d,2*a),f),f+=2*a},toText:()=>e.call(c,0,f)}}}function So(t){let e=wt("utf-16le"),{write:n,most:o}=Re(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Re(t){let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=nt)return ke(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function To(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var ce,u,$e,Oo,Bo,X,$={input:0,units:0,output:0},U=-1,A=65536,kt=0,fe={name:"",encoding:U},b={isBusy:!0,newCodec:Number.NaN},Pt=Number.NaN;function ot(t,e){fe.name=t,fe.encoding=e,b.newCodec=Pt,b.isBusy&&cs(),b.isBusy=!0}function cs(){try{Mo(),ce??=ds(Kt()),Fo(new WebAssembly.Instance(ce),ce)}catch(t){throw Io(t)}}async function je(t,e){try{Mo();let n=t(),o=Ao(n)?n:await WebAssembly.compile(fs(n));e||us(o);let r=await WebAssembly.instantiate(o);if(We())return;Fo(r,o),ce=o}catch(n){throw Io(n)}}var fs=t=>ArrayBuffer.isView(t)?Rt(t):t,We=()=>!b.isBusy;function ds(t){return Ao(t)?t:new WebAssembly.Module(t)}function Ao(t){try{return WebAssembly.Module.customSections(t,_t),!0}catch{return!1}}var as="encoding-wasm";function us(t){let[e]=WebAssembly.Module.customSections(t,as),n=`${_t} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Fo({exports:t},e){if(u=t,u.block_length()!==A)throw new Error("The module has blocks of another length.");Pe=WebAssembly.RuntimeError,$.input=u.input(),$.units=u.units(),$.output=u.output(),Uo(),X=bo(u.memory,$.units,e),kt=Math.min(u.units_length(),X.most),b.isBusy=!1}function Mo(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Io(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(ls(t))return new RangeError(`encoding-wasm: ${Do} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var Do="no memory for WebAssembly; free some, and call again",ls=t=>t instanceof RangeError&&/memory/i.test(t.message);function $t(){return Ge(),$e}function Co(){return Ge(),Oo}function He(){return Ge(),Bo}function Ge(){$e.length===0&&Uo()}function Uo(){let{buffer:t}=u.memory;$e=new Uint8Array(t),Oo=new Uint8Array(t,$.input,A),Bo=new Int32Array(t,u.codec(),u.codec_length()>>2)}function ve(t,e){return ot(t,U),Ve(e)}function Ve(t){try{let e=t();return b.isBusy=!1,e}catch(e){throw j(e)}}var Pe;function j(t){if(!Pe||!(t instanceof Pe))return t;let e=g[fe.encoding]?.name,n=`${fe.name}${e?` of ${e}`:""} failed`;return ps()?new RangeError(`encoding-wasm: ${n}: ${Do}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var ms=32;function ps(){try{return u.memory.grow(ms),!1}catch{return!0}}function q(){let t=He();return Ro(t,new Int32Array(t.length))}function Lo(){return u.held()!==0?q():(b.newCodec=jt,null)}var Ye=t=>Ro(t,He());function Ro(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ko(t,e){Po(t,e)||(ot("decoding",t),e?Ye(e):u.new_decoder(t),jt=t===it||t===H?Pt:t)}var jt=Pt;function Po(t,e){return e||b.newCodec!==t||b.isBusy?!1:(b.newCodec=Pt,b.isBusy=!0,!0)}function ae(t,e){Po(~t,e)||(ot("encoding",t),e?Ye(e):u.new_encoder(t),jt=~t)}function Ke(t,e,n,o){ot("transcoding",t),o?Ye(o):u.new_transcoder(t,e,+n)}function $o(t,e){u.set_source_encoding(t,+e),b.isBusy=!1}function bt(t){let e=l(t),n=u.alloc(e)>>>0;return z($t(),t,n),[n,e]}var hs=B(()=>Uint8Array.from(zt,t=>t.charCodeAt(0))),_o,jo=t=>ve("sniffing",()=>(_o!==u&&u.give_labels(...bt(hs())),_o=u,t())),Wo=(t,e,...n)=>jo(()=>u.sniff_html(...bt(t),e,...n)),Ho=(t,e,n)=>jo(()=>u.sniff_xml(...bt(t),e,n));var Go=(t,e)=>ve("sniffing",()=>u.default_for(...bt(t),e)),vo=()=>ot("detection",U);function Vo(t,e){try{u.feed_detector(...bt(t),+e)}catch(n){throw j(n)}}var Yo=(t,e,n,o)=>Ve(()=>{let r=f=>f?bt(f):[0,0],i=u.guess(...r(t),...r(e),...r(n),+o)>>>0,{buffer:s}=u.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),Ko=-1,Tt=-2;function zo(t,e,n,o,r){de(t,e),b.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return b.isBusy=!1,r&&i>=0&&(b.newCodec=jt),Je(i)}var pt={encoding:U,at:0,owner:void 0};function ue(t,e,n){if(pt.encoding!==t||pt.owner!==u||b.isBusy){try{ot("decoding",t),pt.owner=u,pt.at=X.readBytes?u.byte_table(t):0,pt.encoding=t}catch(r){throw j(r)}b.isBusy=!1}if(pt.at===0)return;if(n<=A)return de(e,n),No(n);if(X.most>kt)return;let o="";for(let r=0;r<n;r+=A){let i=Math.min(A,n-r);de(y(e,r,r+i),i),o=v(o,No(i))}return o}function qo(t,e){let n=U,o,r;function i(s){try{return ot(t,s),n=s,r=u,o=e(s),b.isBusy=!1,o}catch(c){throw j(c)}}return s=>s===n&&r===u&&!b.isBusy&&(!o||l(o)>0)?o:i(s)}var gs=9984,ze=qo("encoding",t=>{let e=u.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=u.memory;return st(t)?new Uint8Array(n,e,gs):new Uint16Array(n,e,65536)}),le=qo("decoding",t=>{let e=st(t),n=(e?u.byte_table(t):u.pair_table?.(t)??0)>>>0;return n>0?new Uint16Array(u.memory.buffer,n,e?256:65536):void 0}),No=t=>X.readBytes($.input,t,pt.at);function v(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var Jo=3,Xo=t=>t+A+Jo<=kt,xs=1<<28,Zo=t=>t>kt&&t<xs?X.collect?.(t+Jo):void 0,Qo=()=>$.units,tr=()=>$t()[$.units]|$t()[$.units+1]<<8,er=(t,e)=>X.read($.units+2*t,e-t),me=(t,e,n)=>X.write(t.slice(e,n),$.units);function qe(t,e,n,o){b.isBusy=!0;let r=u.encode_block(t,e,n,+o);return b.isBusy=!1,o&&r>=0&&D.finished()&&(b.newCodec=jt),Je(r)}var I={none:0,source:1,result:2};function nr(t,e,n,o){let r=l(t);de(t,r),b.isBusy=!0;let i=u.transcode_block(r,+e,n,o);return b.isBusy=!1,Je(i)}var ws=8;function de(t,e){let n=Co();if(e>ws)try{z(n,t)}catch{z(n,y(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function Je(t){if(t<Tt)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var Wt=t=>lt($t(),$.output,t);var D={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()},Ot={malformed:()=>u.replaced(),firstMalformed:()=>u.first_replaced(),unmappable:()=>u.unmapped(),firstUnmappable:()=>u.first_unmapped(),codePoint:()=>u.unmapped_code_point()};var Bt=64,k=new Uint8Array(4*Bt);function Xe(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)k[n++]=r;else if(r<2048)k[n++]=192|r>>6,k[n++]=128|r&63;else if((r&63488)!==55296)k[n++]=224|r>>12,k[n++]=128|r>>6&63,k[n++]=128|r&63;else{let i=Ze(t,o);i>=65536&&(o+=1),n=Qe(i,k,n)}}return lt(k,0,n)}var or=256;function rr(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function ir(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(k[o++]=s>>8),k[o++]=s}return lt(k,0,o)}function Ze(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var pe=t=>t<128?1:t<2048?2:t<65536?3:4;function Qe(t,e,n){if(t<128)return e[n]=t,n+1;let o=pe(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var nt=16,sr=new Uint8Array(new ArrayBuffer(2*nt)),tn=new Uint16Array(sr.buffer),en=B(()=>Zt?ar()?0:8:nt);function cr(t,e){if(e>nt||t[0]<128&&e>en())return;let n=0;for(let o=0;o<e;){let r=t[o++],i=r;if(r>=128){if(r<194||r>=240||o===e)return;let s=t[o++]^128;if(r<224){if(s>=64)return;i=(r&31)<<6|s}else{if(o===e)return;let c=t[o++]^128;if(i=(r&15)<<12|s<<6|c,(s|c)>=64||i<2048||(i&63488)===55296||i===65279)return}}tn[n++]=i}return dr(n)}function fr(t,e,n){let o,r=0;for(let i=0;i<e;){let s=t[i++],c=s;if(s>=128&&(o??=le(n),!o||(c=o[s],c===0&&i<e&&(c=o[s|t[i++]<<8]),c===0||c===65533)))return;tn[r++]=c}return dr(r)}function dr(t){return t<3||!ar()?ke(tn,0,t):ct.call(sr,0,2*t)}var ar=B(()=>tt()&&ct!==void 0);function ur(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function ke(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15])}}var ys=96,pr=512,Es=64;function hr(t,e,n){if(n>Es||n<=en()||(e[0]|e[n>>1]|e[n-1])>=128||!ur(e,n))return;let o=xr();return o?o.call(e,0,n):ue(t,e,n)}var lr=[];function gr(t,e,n){if(n<pr){let o=n<=ys&&Os()?nn(t,e,n):void 0;return o!==void 0?o:ue(t,e,n)??mr(t,e,n)??nn(t,e,n)}return mr(t,e,n)??(Ts(t)?nn(t,e,n):void 0)??ue(t,e,n)}function mr(t,e,n){let o=xr();if(!(!o||t!==xt||!bs(e,n)||Et(e,n)))try{return o.call(e,0,n)}catch{return}}function nn(t,e,n){if(!Et(e,n))return lr[t]??=ft(()=>Bs(t))??null,lr[t]?.(e)}var xr=B(()=>ft(Ss));function Ss(){let t=Zt,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function bs(t,e){if(e<pr)return on(t,0,e);let{start:n,words:o}=ne(t,0),r=n+4*o.length;if(!on(t,0,n)||!on(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function on(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Ts=t=>dt()||t===xt&&(tt()||!(yt()>0)),Os=B(dt);function Bs(t){let e=le(t),n=wt(g[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var As=24,wr=B(()=>ft(Ms)),Fs=B(()=>ft(Cs)),yr=B(()=>ft(Us));function Er(t,e,n){if(!(t!==E&&t!==L)&&!(n<As)&&!Et(e,n))return t===E?wr():Fs()}var Sr=256;function br(t,e,n){let o=cr(t,e);if(o!==void 0)return o;if(e>Sr||t[0]===239||Et(t,e))return;let r=wr();if(!r||t[e-1]>=128&&r.completeLength(t,e)<e)return;let i=r.decodeFew(t,e);return n&&i?.includes("\uFFFD")?void 0:i}function Tr(t){try{return yr()?.encode(t)}catch{return}}function rn(t,e){try{return yr()?.encodeInto(t,e)}catch{return}}function Ms(){let t=yt()<22?ao():()=>!0;if(!t)return;let e=wt("utf-8"),n=Is(e),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let f=e(i);return c&&f.includes("\uFFFD")?void 0:f}catch{return}},decodeFew:n,completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let f=i[s-c];if(f<128)break;if(f>=192)return(f>=240?4:f>=224?3:2)>c?s-c:s}return s}}}function Is(t){let e=yt();if(e<22)return(r,i)=>i<=64||Ds(r,i)?t(r):void 0;let n=Lt()?64:e>0?Sr:0,o=io;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function Ds(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Cs(){let t=yt()<22?512:Number.POSITIVE_INFINITY,e=r=>ct.call(r,0,l(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(r,i){let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}function Us(){let t=fo(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var _s=65279,Ns=256,Ls=8,_=class{encoding;fatal;ignoreBOM;#t=null;#e=!1;#n;#o=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#n=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#e=!1,this.#n=0}decode(e,n,o){let r=l(e);if(!this.#t){let a=this.#r(e,r);if(a!==void 0)return n||(this.#n+=r,this.#e||=r>0),a}let i=this.#t,s=this.#e,c=this.#n,f="";try{f=this.#i(e,r,n)??this.#s(e,r,n)}catch(a){throw this.#t=i,this.#e=s,this.#n=c,j(a)}let d=this.#o;if(d)throw this.#o=null,this.#e=s,this.#n=c+r,o===void 0?d:d.toTypeError(o);return f}#r(e,n){let{encoding:o}=this;if(n===0)return"";if(o===E)return br(e,n,this.fatal);if(!Jn(o))return;let r=st(o),i=hr(o,e,n)??(n<=(r?Ls:nt)?fr(e,n,o):void 0)??(r?gr(o,e,n):void 0);return i!==void 0&&this.fatal&&i.includes("\uFFFD")?void 0:i}#i(e,n,o){let r=Er(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<Ns&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==E)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#s(y(e,0,i),i,!0),this.#o)return s}!this.#e&&!this.ignoreBOM&&e[i]===r.bom[0]&&r.bom.every((a,m)=>e[i+m]===a)&&(i+=r.bom.length,this.#n+=r.bom.length),this.#e||=c>0;let f=i===0&&c===n?e:y(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=v(s,this.#s(f,c-i,!0)),this.#o)return s}else s=v(s,d),this.#n+=c-i;return c<n?v(s,this.#s(y(e,c),n-c,o)):s}#s(e,n,o){ko(this.encoding,this.#t);let r="",i=Zo(n),s=this.#e||this.ignoreBOM||!Nt(this.encoding),c=0;for(let f=0;;f+=A){let d=n-f<=A,a=Math.min(A,n-f),m=f===0&&d?e:y(e,f,f+a),h=zo(m,a,c,this.fatal,o&&d);if(h<0)return this.#t=q(),this.#o=new R(this.name,this.#n+f+D.start(),D.length()),r;if(c+=h,c>0&&(d||!Xo(c))){let p=!s&&tr()===_s?1:0;i?i.add(Qo()+2*p,c-p):r=v(r,er(p,c)),s=!0,c=0}if(d)break}return this.#e=s,this.#t=o?null:Lo(),this.#n+=n,i?i.toText():r}};function Or(t,e){let n=C(t,e);if(n===H)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var At=t=>t==null?void 0:x(t);function ge(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Rs(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>C(x(n),e))}}var xe={allowUTF8:t=>t===void 0||!!t,candidates:Rs,locale:At,maxBytes:ge,tld:At},sn=["text","ASCII","empty","binary","unknown"];function Ht(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=l(t),f=Math.min(c,i);vo();for(let w=0;w<f;w+=A){let P=Math.min(w+A,f);Vo(y(t,w,P),e&&P===c)}let d=Yo(o,r&&he(r),s&&he(s),n),{0:a,1:m,2:h}=d,p=w=>({encoding:g[d[3+2*w]].name,score:d[4+2*w]});return{kind:sn[a],isASCII:sn[a]==="ASCII"||sn[a]==="empty",encoding:m<0?void 0:m,score:h,candidates:Array.from({length:(d.length-3)/2},(w,P)=>p(P))}}function he(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Gt(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=T(t,n),r=S(e,xe,n),i=Ht(O(o),!0,r);return{encoding:i.encoding===void 0?null:g[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates}}var ks=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ps=1024,$s=1<<20,js=65536,Ws=[it,H,V,L],Ft=(t,e)=>{let n=At(t);return n===void 0?U:C(n,e)},Br=(t,e)=>Math.min(ge(t,e)??Ps,$s),Ar=t=>Q(At(t)??"")??U;function Hs(t,e){if(t)return S(t===!0?void 0:t,xe,e)}var Gs={defaultEncoding:Ft,detect:Hs,likelyEncoding:Ft,locale:At,maxPrescanBytes:Br,parentEncoding:Ft,transportLayerEncodingLabel:Ar,userOverride:Ft};function Fr(t,e){let n=S(t,Gs,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Jt,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:d}=n,a=Math.min(l(s),r),m=Wo(s,a,c,i,f,d);return m===U?void 0:fn(m)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>Mr(s)??Ir(o,n.defaultEncoding)}}function Mr(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function Ir(t,e){return fn(Go(he(t),e===U?xt:e))}var vs={defaultEncoding:Ft,maxPrescanBytes:Br,transportLayerEncodingLabel:Ar};function Dr(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=S(t,vs,e),i=s=>{let c=Math.min(l(s),o),f=fn(Ho(s,c,r));return f.source==="default"&&n!==U?{...f,encoding:n}:f};return{prescanned:Math.max(Jt,o),declared:i,decide:()=>i(F)}}function Vs(t,e){let n={...xe,defaultEncoding:Ft},{defaultEncoding:o,...r}=S(t,n,e);return{prescanned:Jt,declared(i){let s=Y(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===U?i?.encoding??xt:o;return Mr(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Ys={detect:Vs,html:Fr,xml:Dr},Ks=["detect","html","xml"],zs={prefixBytes:ge,sniff:St(Ks)};function we(t,e){let{prefixBytes:n,sniff:o}=S(t,zs,e),r=Ys[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??js,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Ws.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>cn(r,c),takesWhole:n===void 0}}function cn({prescanned:t,declared:e,options:n,decide:o},r){return e(ut(r,t))??o(n&&Ht(r,!0,n))}function fn(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:ks[t>>8&255],score:null}}var Cr=({encoding:t,confidence:e,source:n})=>({encoding:g[t].name,confidence:e,source:n});function Ur(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:T(t,n),r=Fr(e,n);return o?Cr(cn(r,O(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function _r(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=T(t,n),r=Dr(e,n);return Cr(cn(r,O(o)))}function Nr(t){return g[Ir(x(t),U).encoding].name}var an=-1,dn=27,$r="(B",jr="(J",Wr=[$r,jr,"(I","$@","$B"],qs=4,Lr=16,ye=class{#t=!0;#e=!0;read(e,n){let o=l(e),r=this.#t?Js(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=tc(e,i)),i!==o);){let f=e[i];if(f===dn&&this.#e){let d=Pr(e,i);if(s=Wr.includes(d),!s&&!n&&nc(d))break;this.#e=s}else s=f>=128||i<r&&ec(f);s||(i+=1)}let c=s?i:an;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=l(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==dn)continue;if(r>n&&o-r<=qs)return r;let i=Pr(e,r);this.#e&&=i===$r||i===jr}return o}};function Js(t){let[e,n]=[!0,!0];for(let o=0;o<Lr;o+=2){if(o+1>=l(t))return 1/0;if(e&&=kr(t[o]),n&&=kr(t[o+1]),!e&&!n)return o+2}return Lr}var Xs=16843009,Zs=454761243,Qs=2155905152;function tc(t,e){let n=l(t),{start:o,words:r}=ne(t,e),i=Rr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^Zs;if(((r[s]|c-Xs&~c)&Qs)!==0)break}return Rr(t,o+4*s,n)}function Rr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==dn;)o+=1;return o}var kr=t=>t===48||t>=78,ec=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Pr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,l(t));o++)n+=String.fromCharCode(t[o]);return n}var nc=t=>t.length<2&&Wr.some(e=>e.startsWith(t));var ln=["fatal","html","replacement"],oc=2*Bt,rc=2048;function mn(t,e){let{length:n}=t;if(n>or)return;if(st(e))return rr(t,ze(e));if(n>oc)return;let o=ze(e);return o&&ir(t,o)}var M=class t{encoding;unmappable;#t;#e=null;#n=0;#o=F;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#r(){return this.#t?0:ln.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>A)return;let n=mn(e,this.encoding);if(n)return n;try{ae(this.encoding,null),me(e,0,e.length);let o=qe(0,e.length,this.#r,!0);return o===Tt||!D.finished()?void 0:(this.#n=0,Wt(o))}catch(o){throw j(o)}}#s(e,n){let o=new W;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new K(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o;n&&(this.#o=F,this.#e=null,this.#n=0);let f=this.#t,d=this.#r,a=f?rc:A,m=f&&this.encoding===it?new un(c,o):void 0,h=m?p=>m.add(p):o;try{ae(this.encoding,s);for(let p=0;p===0||p<e.length;p+=a){let w=Math.min(p+a,e.length);me(e,p,w);let P=w===e.length;for(let J=0,vn=!1;!vn;){let Yt=qe(J,w-p,d,n&&P);h(Wt(Yt===Tt?D.written():Yt));let Vn=i+p+J+D.start();if(J+=D.read(),vn=Yt!==Tt&&D.finished(),Yt!==Tt)continue;let Ie=D.codePoint();if(f){let ki=q(),Yn=()=>this.locate(Vn),Pi=f(Ie,Yn),$i=this.#c(ki,Pi,h,Ie,Yn);ae(this.encoding,$i),me(e,p,w)}else r(Ie,Vn)}}}catch(p){throw j(p)}if(n){m&&o(m.held);return}m&&(this.#o=m.held),this.#e=q(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new K(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new K(c,i(),this.name)}),s.#e}},Hr=27,Gr=3,un=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=l(e);if(n===0)return;e[0]!==Hr&&this.#t(this.held);let o=e[n-Gr]===Hr?n-Gr:n;this.#t(et(e,0,o)),this.held=et(e,o,n)}},W=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=l(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=pn(this.#n),n=0;return this.forEach(o=>{z(e,o,n),n+=l(o)}),e}};function pn(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function Z(t,e){let n=C(t,e);if(n===V||n===L){let{name:o}=g[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return hn(n,t,e)}function hn(t,e,n){if(t===H)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var ic=2048,sc=64,Mt=class{decision=null;sample=F;detected;#t;#e=!0;#n=!1;#o=new ye;#r=new W;#i;#s=0;#c=F;#d=F;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new W;if(this.#e&&n&&this.#t.takesWhole)return this.#f(this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+l(e)<this.#i&&!n)return this.#a(e,this.#i,o);this.#r.add(e);let r=this.#r.concatenate();this.#r=new W;let i=ut(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#f(s,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#f(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:f}=r.passesASCII?this.#o.read(s,n):{plain:0,evidence:0};s=this.#l(s,c,o);let d=l(s);if(f===an)return n?this.#f(i(this.#u(s,!0)),o,s):this.#a(s,d+1,o);let a=Vr(s,f-c,r.windowBytes),m=Math.min(a+r.windowBytes,r.maxBytes-this.#s);if(d<m&&!n)return this.#a(s,m,o);let h=ut(s,Math.max(0,m)),p=this.#u(h,d<m);if(!r.passesASCII||!cc(p,h)||m<=a)return this.#f(i(p),o,s);s=this.#l(s,this.#o.skip(h,f-c),o)}}#u(e,n){this.sample=at(at(this.#c,this.#d),e);let o=this.#t.detection.options;return this.detected=Ht(this.sample,n,{...o,maxBytes:void 0}),this.detected}#a(e,n,o){let r=l(e);return r>0&&this.#r.add(et(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=ut(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,ic-l(this.#c));return i>0&&(this.#c=at(this.#c,ut(r,i))),this.#d=vr(at(this.#d,vr(y(r,i)))),y(e,n)}#f(e,n,o){return this.decision=e,{passed:n,rest:o}}},vr=t=>y(t,Math.max(0,l(t)-sc));function Vr(t,e,n){let o=Math.min(l(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function cc(t,e){return t.isASCII||t.encoding===void 0&&!(e[Vr(e,0,1/0)]>=128)}var gn=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new Mt(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new _(E,!1,!0);o.forEach(d=>{i=v(i,s.decode(d,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let f=this.ignoreBOM||this.#n>0;return this.#t=new _(c.encoding,this.fatal,f,this.#n),v(i,this.#t.decode(r,n))}};function xn(t,e){let{fatal:n,ignoreBOM:o}=S(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new gn(we(t,e),n,o)}function Yr(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=T(t,n),r=xn(e,n),i=G(n,()=>r.decode(O(o),!0)),s=r.decision;return{text:i,encoding:g[s.encoding].name,score:s.score,source:s.source}}function N(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function ht(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function wn(){throw new TypeError("Illegal invocation")}var Kr="Failed to execute 'encodeInto' on 'TextEncoder'",yn=class t{#t="utf-8";constructor(){new.target!==t&&ht(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||wn(),It(x(e))}encodeInto(e,n){#t in this||wn(),ie(arguments,2,Kr);let o=x(e),r=xo(n,Kr),{read:i,written:s}=rn(o,r)??{read:0,written:0};if(i===o.length||s===l(r))return{read:i,written:s};let c=mc(o.slice(i),y(Rt(r),s));return{read:i+c.read,written:s+c.written}}},zr=N(yn,"TextEncoder"),fc=6,dc=21;function It(t){let{length:e}=t;if(e<=fc)return Xe(t);if(e<=Bt&&ac()){if(e<=dc)return Xe(t);let n=uc(t)&&lc(t);if(n)return n}return Tr(t)??new M(E,"fatal").encode(t,!0)}var ac=B(()=>!dt()&&!tt());function uc(t){let{length:e}=t,n=t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1);return e*pe(n)<=Bt}function lc(t){let e=rn(t,k);return e?.read===t.length?lt(k,0,e.written):void 0}function mc(t,e){let n=0,o=0;for(;n<t.length;){let r=Ze(t,n);if(o+pe(r)>l(e))break;o=Qe(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var qr=`4h	!
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
n	?`;var pc=B(()=>{let t=0;return new Map(qr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),hc=3,Jr=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Xr(t){let e=new M(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof K)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=Zr(String.fromCodePoint(r),n,hc),o.set(r,i)),i}}function Zr(t,e,n){if(Jr(t))return"";if(n===0)return null;let o=gc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Zr(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function gc(t){let e=[...pc().get(t)??[],...xc(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function xc(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=h=>s>>o.length-1-h&1,f=o.filter((h,p)=>c(p)),d=o.filter((h,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===e&&r.push(m),d.every(Jr)&&i.push(a)}return[...r,...i]}var wc=["fatal","html","replacement","ignore","translit"],yc=St(wc),Ee=(t,e)=>typeof t=="function"?t:yc(t,e);function Se(t,e,n){return typeof t=="function"?(o,r)=>Ec(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?Xr(e):void 0}function Ec(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=O(T(t,e));return et(n,0,l(n))}var Sc="Failed to construct 'LegacyTextEncoder'",En="Failed to execute 'encode'";function Qr(t,e="utf-8",n=void 0){let o=mt(t,En);if(n===void 0){let i=Z(x(e),En);return i===E?It(o):mn(o,i)??new M(i,"fatal").encode(o,!0)}let r=be(e,n,En);return r.encoding===E?It(o):r.encode(o,!0)}function be(t,e,n){let o=x(t),r=e===void 0?"fatal":S(e,{unmappable:Ee},n).unmappable,i=Z(o,n);return new M(i,r,Se(r,i,n))}var Sn=class{#t;constructor(e="utf-8",n=void 0){this.#t=be(e,n,Sc)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":mt(e,r),{stream:s}=S(n,{stream:Boolean},r);return o.encode(i,!s)}},ti=N(Sn,"LegacyTextEncoder");var bn="Failed to execute 'decode' on 'TextDecoder'",Tn=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=On(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&ht(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=F,n=void 0){let o=this.#t,r=T(e,bn),i=oe(n,"stream",bn);return this.#e||o.reset(),this.#e=i,o.decode(wo(r),!i,bn)}},Te=N(Tn,"TextDecoder");function On(t,e,n){let o=x(t),r=oe(e,"fatal",n),i=oe(e,"ignoreBOM",n);return new _(Or(o,n),r,i)}var Bn=4096,bc=27,Tc=65533,Oe=class{#t;#e;#n=0;#o=0;#r=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new M(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==Tc&&(this.#o===0&&(this.#r=s(),this.#i=i),this.#o+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=l(e);for(let i=0;i===0||i<r;i+=Bn){let s=r-i<=Bn;this.#s(y(e,i,s?r:i+Bn),s?n:I.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=a=>(s??=Bc(r,e),s[a-i]);let c=new W,f;try{this.#t.transcode(e,n===I.result?I.source:n,a=>c.add(a))}catch(a){f=a}let d=Oc(c.concatenate());try{this.#e.encodeOrFail(d,n===I.result,o),this.#n=n===I.result?0:i+d.length}catch(a){throw this.#t.abandonSource(),a}if(f)throw f}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#o,firstUnmappable:this.#r,codePoint:this.#i};return this.#o=0,e}};function Oc(t){let e=new Uint16Array(l(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function Bc(t,e){let n=l(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Ac(t);for(let c=0;c<n;c++){let f=0;try{o.transcode(y(e,c,c+1),I.none,a=>{f+=l(a)/2})}catch(a){if(a instanceof R)break;throw a}let d=f===0&&c-(s-t.position)===2&&e[c-2]===bc;for(let a=0;a<f;a++)r[i++]=a===0?s:t.position+c;(f>0||d)&&(s=t.position+c+1)}return r[i]=s,r}function Ac(t){try{t.copy(!0).transcode(F,I.source,()=>{})}catch(e){if(e instanceof R)return e.offset;throw e}return t.position}function oi(t,e){let n="Failed to execute 'transcode'",o=T(t,n),r=Fn(e,n),i=new W;return G(n,()=>r.transcode(O(o),I.result,s=>i.add(s))),i.concatenate()}function Fn(t,e){let n={bom:Boolean,fatal:Boolean,from:Ic("from"),ignoreBOM:Boolean,to:f=>f===void 0?"utf-8":x(f),unmappable:Ee},{from:o,to:r,...i}=S(t,n,e),s=o==="auto"?we(t,e):C(o,e),c=hn(C(r,e),r,e);if(i.bom&&!Nt(c))throw new RangeError(`${e}: ${g[c].name} has no byte order mark.`);return Fc(s,c,i,e)}function Fc(t,e,n,o){return typeof t=="number"?ei(t,e,n,o):new An(t,ei(E,e,n,o))}function ei(t,e,n,o){let r=Se(n.unmappable,e,o);return r&&!Nt(e)?new Oe(Mc(t,n),e,n.unmappable,r):new Be(t,e,n)}function Mc(t,e){return new Be(t,L,{...e,bom:!1,unmappable:"fatal"})}function Ic(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return x(e)}}var ni={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Be=class t{from;to;#t=null;#e=0;#n;#o={...ni};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Ke(e,this.to,this.#n.ignoreBOM,this.#t),$o(e,n),this.#t=q())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Wt}=this.#n;s&&!this.#t&&o(Uint8Array.from(Qn(this.to)??[]));let d=Math.max(0,ln.indexOf(c)),a=l(e);try{Ke(this.from,this.to,i,this.#t);for(let m=0;;){let h=a-m<=A,p=h&&m===0?e:y(e,m,h?a:m+A),w=nr(p,r,d,h?n:I.none);this.#r(this.#e+m);let P=w<0?D.written():w;if(P>0&&o(f(P)),w<0&&this.#i(w,m),m+=D.read(),h&&D.finished())break}}catch(m){throw j(m)}this.#t=q(),this.#e=n===I.none?this.#e+a:0}takeLosses(){let e=this.#o;return this.#o={...ni},e}#r(e){let n=this.#o;n.malformed===0&&(n.firstMalformed=e+Ot.firstMalformed()),n.malformed+=Ot.malformed(),n.unmappable===0&&(n.firstUnmappable=e+Ot.firstUnmappable(),n.codePoint=Ot.codePoint()),n.unmappable+=Ot.unmappable()}#i(e,n){let o=this.#e+n+D.start();throw this.#t=q(),this.#e=0,e===Ko?new R(g[this.from].name,o,D.length()):new K(D.codePoint(),o,g[this.to].name)}},An=class{#t;#e=null;#n=null;#o=!1;#r;constructor(e,n){this.#t=e,this.#r=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#r.transcode(e,n,o):this.#s(r,e,n,o),n===I.none&&(this.#e=r)}takeLosses(){return this.#r.takeLosses()}#i(){return this.#n=null,this.#o=!1,this.#r.setSource(E,!1),new Mt(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);i.forEach(c=>{this.#r.transcode(c,I.none,r),this.#o=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#r.setSource(e.decision.encoding,this.#o),this.#r.transcode(s,o,r))}};function Un(t,e,n){let o=uo();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function vt(t,e){let n=`Failed to execute 'transform' on '${t}'`;return Un(t,(o,r)=>{let i=T(o,n);r(G(n,()=>e.decode(O(i),!1)))},o=>o(G(n,()=>e.decode(F,!0))))}var Mn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=On(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=vt("TextDecoderStream",o),new.target!==t&&ht(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ri=N(Mn,"TextDecoderStream"),In=class t{#t;constructor(){this.#t=si("TextEncoderStream",new M(E,"fatal"),x),new.target!==t&&ht(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},ii=N(In,"TextEncoderStream");function si(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return Un(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Dn=class{#t;#e;constructor(e="utf-8",n=void 0){let o=be(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=si("LegacyTextEncoderStream",o,mt)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ci=N(Dn,"LegacyTextEncoderStream"),Cn=class{#t;#e;constructor(e){let n=Fn(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new W;try{G(o,()=>n.transcode(O(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#t=n,this.#e=Un("TranscoderStream",(i,s)=>r(T(i,o),I.none,s),i=>r(F,I.result,i))}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},fi=N(Cn,"TranscoderStream");var _n=class{#t;#e;constructor(e=void 0){let n=xn(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=vt("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},di=N(_n,"AutoDecoderStream");var Nn=class{fatal;ignoreBOM;#t;#e;#n=F;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=at(this.#n,e);if(!n&&Zn(o))return this.#n=o,"";let r=Y(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new _(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(y(o,i),n)}},Ln=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=x(e),{fatal:i,ignoreBOM:s}=S(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Nn(C(r,o),i,s);this.#t=c,this.#e=vt("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ai=N(Ln,"DecoderStream");function ui(t,e){let n="Failed to execute 'findUnmappable'",o=mt(t,n),r=Z(x(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new M(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function li(t){let e=Y(O(T(t,"Failed to execute 'bomSniff'")));return e?g[e.encoding].name:null}function Dt(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=T(t,o),i=C(x(e),o),{fatal:s,ignoreBOM:c}=S(n,{fatal:Boolean,ignoreBOM:Boolean},o),f=O(r),d=Y(f),a=d&&!c?d.bytes.length:0,m=new _(d?.encoding??i,s,!0,a);return G(o,()=>m.decode(y(f,a),!0))}function mi(t){let e=O(T(t,"Failed to execute 'utf8Decode'")),n=Y(e);return gi(E,n?.encoding===E?y(e,n.bytes.length):e)}function Vt(t){return gi(E,O(T(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function pi(t){let e=T(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new _(E,!0,!0).decode(O(e),!0)}catch(n){if(n instanceof R)return null;throw n}}function hi(t){return ie(arguments,1,"Failed to execute 'utf8Encode'"),It(x(t))}function gi(t,e){return new _(t,!1,!0).decode(e,!0)}async function xi(t=void 0){let e=await t;if(e===void 0)We()||await je(Kt,!0);else{let n=Dc(e)?await Cc(e):e;await je(()=>n,!1)}}var Dc=t=>typeof t?.arrayBuffer=="function";function Cc(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var Uc=0,gt=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),wi="application/x-www-form-urlencoded",yi=B(()=>{let t=new Set([...Array(32).keys(),127]),e=gt(t,' "#<>'),n=gt(e,"?^`{}"),o=gt(n,"/:;=@[\\]|"),r=gt(o,"$%&+,");return{"C0 control":t,fragment:gt(t,' "<>`'),query:e,"special-query":gt(e,"'"),path:n,userinfo:o,component:r,[wi]:gt(r,"!'()~")}}),_c=(t,e)=>St(Object.keys(yi()))(t,e);function Ei(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=Z(x(t),r),s=x(e),c=_c(x(n),r),f={spaceAsPlus:re},{spaceAsPlus:d=c===wi}=S(o,f,r),a=yi()[c],m="",h="",p=()=>{Uc=h.charCodeAt(0),m=v(m,h),h=""};return new M(i,"fatal").encodeOrFail(s,!0,w=>{for(let P=0;P<l(w);P++){let J=w[P];d&&J===32?h+="+":J>126||a.has(J)?h+=`%${J.toString(16).toUpperCase().padStart(2,"0")}`:h+=String.fromCharCode(J)}h.length>Nc&&p()},w=>{h+=`%26%23${w}%3B`}),p(),m}var Nc=65536;var Pn=1,Si=2,Fe=3,$n=4,rt=10,Me=1e3,bi=1010;function Lc(t,e){if(/[\t\n\f\r]/.test(t))return Pn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return $n;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Pn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?Si:Fe;if(e<12288){let n=e<880?1:e>>8;return rt*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?bi:Me}var Rc=65280,kc=/[бгжзйф-я]/i,Rn;function Ae(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(Dt(Uint8Array.from(r),t))}var kn;function jn(t){kn??=new Uint16Array(65536),Rn??=[Ae("shift_jis",136,151,64),Ae("gbk",176,215),Ae("big5",164,198,64),Ae("euc-kr",176,200)];let e=Rn.map(()=>0),n=0,o=Pn;for(let r of t){let i=Number(r.codePointAt(0)),s=kn[i]||Lc(r,i);kn[i]=s;let c=o>=rt;if(s===$n)n+=22;else if(s===Fe)n+=c?15:o===Fe?7:11;else if(s===Si)n+=c?9:7;else if(s>=Me){for(let[f,d]of Rn.entries())s===bi?e[f]+=f>0?13:i>Rc?9:5:e[f]+=d.has(r)?9:14;c&&o<Me&&(n+=9)}else if(s>=rt){let f=r<"\x80";f||(n+=s<2*rt?6:kc.test(r)?7:4),c&&o!==s?o>=Me?n+=6:Math.trunc(o/rt)!==Math.trunc(s/rt)?n+=12:s%rt===1&&(n+=f?3:11):c&&!f&&(n+=s%rt),(o===Fe||o===$n)&&(n+=4)}o=s}return n+Math.min(...e)}var Mi="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Pc=.25,Ii=/^[GSBE]/,Di=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,$c=/^w|G|S|B.+5|KR/,Ct="UTF-8",jc=-2,Wc=1,Hc=1e3,Gc=40,vc=.003,Ti=30,Oi=10,Vc=25,Yc=7,Kc=10,zc=15,qc=3,Jc=4,Bi=5;function Ci(t,e=void 0){let n=x(t),{maxSteps:o}=S(e,{maxSteps:(c=2)=>Math.min(Number(c),qc)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-Gc),s=n.slice(i,i+Hc);return Xc(s,o).map(({steps:c,gain:f})=>({text:Fi(n,c)??n.replace(/[^\r\n]+/g,d=>Fi(d,c)??d),path:c.map(({really:d,readAs:a})=>`${d} read as ${a}`).reverse(),score:1-2**(-f/8)}))}function Xc(t,e){let n=Ai(t);if(n>Vc)return[];let o=jn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let f=0;f<e;f++){i=i.flatMap(d=>Zc(d,o)).sort(Wn);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,Bi)}r.delete(t);let s=[...r.values()].sort(Wn).slice(0,Bi);for(let f of s)f.gain+=.6*Ai(f.text);s.sort(Wn);let c=Yc+Math.min(Kc,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-zc))}var Wn=(t,e)=>e.gain-t.gain;function Zc({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of Mi.entries()){let c=Ii.test(s)&&!Di.test(t)?void 0:Hn(t,s);if(!c)continue;let d=t.includes(Ut)||Ui(c)?.includes(Ut)?ef:Gt(c).candidates;for(let{encoding:a,score:m}of d){if(m<vc)break;if(e.length>0&&a!==Ct&&e[0].really!==Ct)continue;let h=Gn(c,a,!0);if(h===void 0||h===t)continue;let p=n+2.4*Math.log2(m)-i*Pc-(a===Ct?jc:Wc)-(e.length>0?Jc:0),w=o-jn(h)+p;r.push({text:h,steps:[...e,{really:a,readAs:s}],bits:p,gain:w})}}return r}function Ai(t){if(t.includes(Ut))return 0;let e=Di.test(t),n=-1/0;for(let o of Mi){let i=$c.test(o)&&Ii.test(o)===e?Hn(t,o):void 0;if(!i)continue;let[s,c]=[2**-Ti,2**-Ti];for(let{encoding:f,score:d}of Gt(i).candidates)f===o||Gn(i,f)===t?s+=d:c=Math.max(c,d);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-Oi,Math.min(n,Oi)):n}function Fi(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Hn(n,r),s=i&&Gn(i,o);if(s===void 0)return;n=s}return n}var Qc=127,Ut="\uFFFD",tf=4,ef=[{encoding:Ct,score:.9}];function Hn(t,e){let n=t.replaceAll(Ut,"\x7F").replace(/[\x80-\x9F]/g,o=>Dt(Uint8Array.of(o.charCodeAt(0)),e));try{return new M(Z(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Gn(t,e,n=!1){if(t.includes(Qc))return e===Ct?nf(t):void 0;try{return new Te(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Ct?Ui(t):void 0}}function Ui(t){let e=Vt(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return tf*n<=o?e:void 0}function nf(t){let e=Vt(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(Ut)&&n.length<=o.length+1?e.replaceAll("\x7F",Ut):void 0}var of=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,rf=B(()=>new Map(of.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,Q(e)])})));function sf(t){return Q(t)??rf().get(qt(t))??Ce(t)}function _i(t){let e=sf(x(t));return e===void 0?null:g[e].name}function Ni(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=To(x(t)),i=Ri(e,o),s={bigEndian:re},{bigEndian:c=i!=="little-endian"}=S(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let f=i?0:2,d=pn(f+2*r.length),[a,m]=c?[0,1]:[1,0],h=(p,w)=>{d[w+a]=p>>8,d[w+m]=p};i||h(65279,0);for(let p=0;p<r.length;p++)h(r.charCodeAt(p),f+2*p);return d}function Li(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=T(t,o),i=Ri(e,o),{fatal:s}=S(n,{fatal:Boolean},o),c=O(r),f=cf(c),d=(i??f)==="little-endian"?L:V,a=new _(d,s,i!==null);return G(o,()=>{if(!i||!f||f===i)return a.decode(c,!0);if(s)throw new R(a.name,0,2);return`\uFFFD${a.decode(y(c,2),!0)}`})}function cf(t){let e=Y(t)?.encoding;return e===V?"big-endian":e===L?"little-endian":null}function Ri(t,e){let n=x(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{di as AutoDecoderStream,ai as DecoderStream,ti as LegacyTextEncoder,ci as LegacyTextEncoderStream,Te as TextDecoder,ri as TextDecoderStream,zr as TextEncoder,ii as TextEncoderStream,fi as TranscoderStream,K as UnmappableError,li as bomSniff,Dt as decode,Yr as decodeAuto,Li as decodeUTF16,Gt as detectEncoding,Qr as encode,Ni as encodeUTF16,g as encodings,ui as findUnmappable,no as getOutputEncoding,xi as initialize,eo as labelToName,Nr as localeDefaultEncoding,Ei as percentEncodeAfterEncoding,Ci as repairMojibake,_i as resolveEncoding,Ur as sniffHTMLEncoding,_r as sniffXMLEncoding,oi as transcode,mi as utf8Decode,Vt as utf8DecodeWithoutBOM,pi as utf8DecodeWithoutBOMOrFail,hi as utf8Encode};
