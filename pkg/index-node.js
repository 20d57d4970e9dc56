function eo(t){let{readFileSync:e}=globalThis.process.getBuiltinModule("node:fs");try{return e(t)}catch(n){throw new Error(`encoding-wasm: its module can't be read; install the package again. (${n})`,{cause:n})}}var qt=()=>eo(new URL("./encoding.wasm",import.meta.url)),Nt="encoding-wasm",Ce=void 0;var Jt=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function A(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var g=vi();function vi(){let t=Jt.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});return Object.freeze(t)}var Vi=A(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),y=0,wt=21,oo=29,ro=32,ct=33,H=36,Y=37,L=38,Yi=[[H,""],[35,"korean"],[32,"japanese"],[oo,"chinese"],[1,"single-byte"],[y,""]],io=t=>t<H&&t!==ct,ft=t=>t>y&&t<oo,Ki=t=>Yi.find(([e])=>t>=e)[1];function nt(t){let e=Vi();return e.get(t)??e.get(ao(zi(t)))}function U(t,e){let n=nt(t);if(n===void 0){let o=_e(t),r=o===void 0?"":` Did you mean '${g[o].name}'?`;throw new RangeError(`${e}: The encoding label provided ('${t}') is invalid.${r}`)}if(Ce){let o=Ki(n);if(o&&!Ce.includes(o))throw new RangeError(`${e}: '${Nt}' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function _e(t){let e=Xt(t),n={936:"gbk",950:"big5"}[e]??e,o=g.findIndex(({labels:r})=>r.some(i=>Xt(i)===n));return o<0||o===H?void 0:o}var Xt=t=>ao(t).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),so=[{encoding:y,bytes:[239,187,191]},{encoding:Y,bytes:[254,255]},{encoding:L,bytes:[255,254]}],Zt=3;function K(t){return so.find(e=>e.bytes.every((n,o)=>t[o]===n))}function co({length:t,0:e,1:n}){return t===0||t===1&&e>=239||t===2&&e===239&&n===187}function fo(t){return so.find(e=>e.encoding===t)?.bytes}function Lt(t){return t===y||t===Y||t===L}function zi(t){let[e,n]=[0,t.length];for(;e<n&&no(t[e]);)e+=1;for(;n>e&&no(t[n-1]);)n-=1;return t.slice(e,n)}var no=t=>`	
\f\r `.includes(t);function ao(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}function uo(t){let e=nt(`${t}`);return e===void 0?null:g[e].name}function lo(t){let e=nt(`${t}`);return e===void 0?null:g[e!==H&&e!==Y&&e!==L?e:y].name}var R=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.length===1?"a byte":`${this.length} bytes`;return new TypeError(`${e}: The encoded data was not valid: ${n} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)}};function G(t,e){try{return e()}catch(n){throw n instanceof R?n.toTypeError(t):n}}var qi=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,mo=Symbol.for("encoding-wasm.UnmappableError"),z=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(r,i,s){super(`${qi(r)} at index ${i} cannot be written in ${s}; use unmappable: 'html' or 'replacement', or UTF-8`),this.codePoint=r,this.index=i,this.encoding=s}}function e(o){return this!==t?Function.prototype[Symbol.hasInstance].call(this,o):typeof o=="object"&&o!==null&&mo in o}let n={writable:!0,configurable:!0};return Object.defineProperty(t,Symbol.hasInstance,{value:e,...n}),Object.defineProperty(t,"name",{value:"UnmappableError",configurable:!0}),Object.defineProperty(t.prototype,"name",{value:"UnmappableError",...n}),Object.defineProperty(t.prototype,mo,{value:!0,...n}),t})();var Qt=t=>globalThis.Buffer?.prototype?.[t],dt=Qt("ucs2Slice"),po=Qt("ucs2Write"),ho=Qt("utf8Slice"),te=Qt("latin1Slice"),go=t=>globalThis[t],xo=go("TextDecoder"),Ji=xo?.prototype?.decode,Le=go("TextEncoder"),Xi=Le?.prototype?.encode,Zi=Le?.prototype?.encodeInto;function yt(t){let e=new xo(t,{ignoreBOM:!0});return Object.defineProperty(e,"decode",{value:Ji}),n=>e.decode(n)}function wo(){let t=new Le;return Object.defineProperties(t,{encode:{value:Xi},encodeInto:{value:Zi}}),t}function Q(t){try{return t()}catch{return}}var at=()=>"InternalError"in globalThis,ot=()=>"Bun"in globalThis,Rt=()=>"Deno"in globalThis,Et=()=>Number.parseInt(globalThis.process?.versions?.node,10),yo=()=>globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii,Ne;function Eo(){let{process:t,TransformStream:e}=globalThis;return e&&e===Ne?e:(Ne=[e,t?.getBuiltinModule?.("node:stream/web")?.TransformStream].find(o=>typeof o=="function"&&typeof new o().readable?.getReader=="function"),Ne)}var ee=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,bo=()=>Object.getPrototypeOf(Uint8Array.prototype),ne=t=>ee(bo(),t),Re=t=>ee(DataView.prototype,t),So=t=>bo()[t],To=ne(Symbol.toStringTag),oe=ne("buffer"),ke=ne("byteOffset"),Oo=ne("byteLength"),Qi=So("set"),ts=So("slice"),es=Re("buffer"),ns=Re("byteOffset"),os=Re("byteLength"),Ao=ee(ArrayBuffer.prototype,"byteLength"),rs=typeof SharedArrayBuffer=="function"?ee(SharedArrayBuffer.prototype,"byteLength"):void 0,l=t=>Oo.call(t),E=(t,e,n=l(t))=>new Uint8Array(oe.call(t),ke.call(t)+e,n-e);function ut(t,e){let n=new Uint8Array(l(t)+l(e));return q(n,t),q(n,e,l(t)),n}function re(t,e){let n=ke.call(t),o=e+(-(n+e)&3),r=Math.max(0,l(t)-o)>>2,i=r>0?new Int32Array(oe.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var lt=(t,e)=>E(t,0,Math.min(e,l(t))),q=(t,e,n)=>Qi.call(t,e,n),rt=(t,e,n)=>ts.call(t,e,n),is=64,ss=24;function mt(t,e,n){if(n>ss)return rt(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function bt(t,e){if(e<=is)return!1;try{return Ao.call(oe.call(t)),!1}catch{return!0}}function T(t,e){if(!ArrayBuffer.isView(t)&&Mo(t)===void 0)throw new TypeError(`${e}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);return t}function Bo(t,e){if(ArrayBuffer.isView(t)&&To.call(t)==="Uint8Array")return t;throw new TypeError(`${e}: The provided value is not of type 'Uint8Array'.`)}function O(t){return ArrayBuffer.isView(t)?kt(t):Mo(t)===0?F:new Uint8Array(t)}var Fo=t=>t instanceof Uint8Array?t:O(t);function kt(t){try{return To.call(t)===void 0?new Uint8Array(es.call(t),ns.call(t),os.call(t)):new Uint8Array(oe.call(t),ke.call(t),Oo.call(t))}catch{return F}}var F=new Uint8Array;function Mo(t){for(let e of[Ao,rs])try{return e?.call(t)}catch{}}function b(t,e,n){Io(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n));return o}function ie(t,e,n){return t===void 0?!1:(Io(t,n),!!t?.[e])}function Io(t,e){if(t!=null&&typeof t!="object"&&typeof t!="function")throw new TypeError(`${e}: The provided value is not of type 'object'.`)}var x=t=>`${t}`;function pt(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}: The provided value is not a string. Decode bytes first, and convert other values with String().`)}var se=t=>t===void 0?void 0:!!t;function ce(t,e,n){if(t.length>=e)return;let o=e===1?"argument":"arguments";throw new TypeError(`${n}: ${e} ${o} required, but only ${t.length} present.`)}function St(t){return(e,n)=>{let o=e===void 0?t[0]:x(e),r=t.find(i=>i===o);if(r===void 0)throw new TypeError(`${n}: The provided value '${o}' isn't one of '${t.join("', '")}'.`);return r}}var cs=65539;function Uo(t,e,n){let o=fe(f=>ds(f,n),t,e),r=fe(as,t,e);if(o&&r){let f=Rt()?Number.POSITIVE_INFINITY:64;return{...r,read:(d,a)=>(a<128?o:r).read(d,a),write:(d,a)=>(d.length<f?o:r).write(d,a),readBytes:o.readBytes}}let i=Pe(t);if(o){let f=at()?fe(Do,t,e):void 0;return f?{...o,read:(d,a)=>(a<4096?o:f).read(d,a)}:o}let s=r??fe(Do,t,e)??i,c=r?J:15;return{...s,read:(f,d)=>(d<=c?i:s).read(f,d),write:(f,d)=>(f.length<16?i:s).write(f,d)}}function fe(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),Pe(e).read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var fs="strings";function ds(t,e){let[n]=WebAssembly.Module.customSections(e,fs),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:cs}}function as(t){let[e,n]=[dt,po],o=new Uint8Array(t.buffer),r=()=>(o.length===0&&(o=new Uint8Array(t.buffer)),o);return{read:(s,c)=>e.call(r(),s,s+2*c),write:(s,c)=>n.call(r(),s,c,2*s.length),most:Number.POSITIVE_INFINITY,collect:ot()||Rt()?void 0:i};function i(s){let c=new Uint8Array(2*s),f=0;return{add(d,a){q(c,new Uint8Array(t.buffer,d,2*a),f),f+=2*a},toText:()=>e.call(c,0,f)}}}function Do(t){let e=yt("utf-16le"),{write:n,most:o}=Pe(t);return{read:(r,i)=>e(new Uint16Array(t.buffer,r,i)),write:n,most:o}}function Pe(t){let e=new Uint16Array(t.buffer),n=()=>(e.length===0&&(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=J)return $e(i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(o,r){let i=n();for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:Number.POSITIVE_INFINITY}}function Co(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}var de,u,We,_o,No,tt,j={input:0,units:0,output:0},C=-1,B=65536,Pt=0,ae={name:"",encoding:C},S={isBusy:!0,newCodec:Number.NaN},$t=Number.NaN;function it(t,e){ae.name=t,ae.encoding=e,S.newCodec=$t,S.isBusy&&us(),S.isBusy=!0}function us(){try{ko(),de??=ms(qt()),Ro(new WebAssembly.Instance(de),de)}catch(t){throw Po(t)}}async function He(t,e){try{ko();let n=t(),o=Lo(n)?n:await WebAssembly.compile(ls(n));e||hs(o);let r=await WebAssembly.instantiate(o);if(Ge())return;Ro(r,o),de=o}catch(n){throw Po(n)}}var ls=t=>ArrayBuffer.isView(t)?kt(t):t,Ge=()=>!S.isBusy;function ms(t){return Lo(t)?t:new WebAssembly.Module(t)}function Lo(t){try{return WebAssembly.Module.customSections(t,Nt),!0}catch{return!1}}var ps="encoding-wasm";function hs(t){let[e]=WebAssembly.Module.customSections(t,ps),n=`${Nt} 0.1.0`,o=e?String.fromCharCode(...new Uint8Array(e)):"something else";if(o===n)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o}, not to ${n}; use the module of this entry and version.`)}function Ro({exports:t},e){if(u=t,u.block_length()!==B)throw new Error("The module has blocks of another length.");je=WebAssembly.RuntimeError,j.input=u.input(),j.units=u.units(),j.output=u.output(),Wo(),tt=Uo(u.memory,j.units,e),Pt=Math.min(u.units_length(),tt.most),S.isBusy=!1}function ko(){if(typeof WebAssembly!="object")throw new Error("encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host.")}function Po(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(gs(t))return new RangeError(`encoding-wasm: ${$o} (${e})`,{cause:t});if(/content security policy|\bCSP\b/i.test(e))return n("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof r?n(`this host can't run the WebAssembly module, which needs SIMD: ${t}`):t}var $o="no memory for WebAssembly; free some, and call again",gs=t=>t instanceof RangeError&&/memory/i.test(t.message);function jt(){return Ve(),We}function jo(){return Ve(),_o}function ve(){return Ve(),No}function Ve(){We.length===0&&Wo()}function Wo(){let{buffer:t}=u.memory;We=new Uint8Array(t),_o=new Uint8Array(t,j.input,B),No=new Int32Array(t,u.codec(),u.codec_length()>>2)}function Ye(t,e){return it(t,C),Ke(e)}function Ke(t){try{let e=t();return S.isBusy=!1,e}catch(e){throw k(e)}}var je;function k(t){if(!je||!(t instanceof je))return t;let e=g[ae.encoding]?.name,n=`${ae.name}${e?` of ${e}`:""} failed`;return ws()?new RangeError(`encoding-wasm: ${n}: ${$o}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var xs=32;function ws(){try{return u.memory.grow(xs),!1}catch{return!0}}function V(){let t=ve();return Vo(t,new Int32Array(t.length))}function vo(){return u.held()!==0?V():(S.newCodec=Wt,null)}var ze=t=>Vo(t,ve());function Vo(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function qe(t,e){Yo(t,e)||(it("decoding",t),e?ze(e):u.new_decoder(t),Wt=t===ct||t===H?$t:t)}var Wt=$t;function Yo(t,e){return e||S.newCodec!==t||S.isBusy?!1:(S.newCodec=$t,S.isBusy=!0,!0)}function le(t,e){Yo(~t,e)||(it("encoding",t),e?ze(e):u.new_encoder(t),Wt=~t)}function Je(t,e,n,o){it("transcoding",t),o?ze(o):u.new_transcoder(t,e,+n)}function Ko(t,e){u.set_source_encoding(t,+e),S.isBusy=!1}function Tt(t){let e=l(t),n=u.alloc(e)>>>0;return q(jt(),t,n),[n,e]}var ys=A(()=>Uint8Array.from(Jt,t=>t.charCodeAt(0))),Ho,zo=t=>Ye("sniffing",()=>(Ho!==u&&u.give_labels(...Tt(ys())),Ho=u,t())),qo=(t,e,...n)=>zo(()=>u.sniff_html(...Tt(t),e,...n)),Jo=(t,e,n)=>zo(()=>u.sniff_xml(...Tt(t),e,n));var Xo=(t,e)=>Ye("sniffing",()=>u.default_for(...Tt(t),e)),Zo=()=>it("detection",C);function Qo(t,e){try{u.feed_detector(...Tt(t),+e)}catch(n){throw k(n)}}var tr=(t,e,n,o)=>Ke(()=>{let r=f=>f?Tt(f):[0,0],i=u.guess(...r(t),...r(e),...r(n),+o)>>>0,{buffer:s}=u.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))}),er=-1,Ot=-2;function Xe(t,e,n,o,r){ue(t,e),S.isBusy=!0;let i=u.decode_block(e,n,+o,+r);return S.isBusy=!1,r&&i>=0&&(S.newCodec=Wt),tn(i)}var ht={encoding:C,at:0,owner:void 0};function me(t,e,n){if(ht.encoding!==t||ht.owner!==u||S.isBusy){try{it("decoding",t),ht.owner=u,ht.at=tt.readBytes?u.byte_table(t):0,ht.encoding=t}catch(r){throw k(r)}S.isBusy=!1}if(ht.at===0)return;if(n<=B)return ue(e,n),Go(n);if(tt.most>Pt)return;let o="";for(let r=0;r<n;r+=B){let i=Math.min(B,n-r);ue(E(e,r,r+i),i),o=v(o,Go(i))}return o}function nr(t,e){let n=C,o,r;function i(s){try{return it(t,s),n=s,r=u,o=e(s),S.isBusy=!1,o}catch(c){throw k(c)}}return s=>s===n&&r===u&&!S.isBusy&&(!o||l(o)>0)?o:i(s)}var Es=9984,Ze=nr("encoding",t=>{let e=u.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=u.memory;return ft(t)?new Uint8Array(n,e,Es):new Uint16Array(n,e,65536)}),pe=nr("decoding",t=>{let e=ft(t),n=(e?u.byte_table(t):u.pair_table?.(t)??0)>>>0;return n>0?new Uint16Array(u.memory.buffer,n,e?256:65536):void 0}),Go=t=>tt.readBytes(j.input,t,ht.at);function v(t,e){try{return t+e}catch(n){throw new RangeError("The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",{cause:n})}}var or=3,rr=t=>t+B+or<=Pt,bs=1<<28,ir=t=>t>Pt&&t<bs?tt.collect?.(t+or):void 0,sr=()=>j.units,cr=()=>jt()[j.units]|jt()[j.units+1]<<8,fr=(t,e)=>tt.read(j.units+2*t,e-t),he=(t,e,n)=>tt.write(t.slice(e,n),j.units);function Qe(t,e,n,o){S.isBusy=!0;let r=u.encode_block(t,e,n,+o);return S.isBusy=!1,o&&r>=0&&D.finished()&&(S.newCodec=Wt),tn(r)}var I={none:0,source:1,result:2};function dr(t,e,n,o){let r=l(t);ue(t,r),S.isBusy=!0;let i=u.transcode_block(r,+e,n,o);return S.isBusy=!1,tn(i)}var Ss=8;function ue(t,e){let n=jo();if(e>Ss)try{q(n,t)}catch{q(n,E(t,0,e))}else for(let o=0;o<e;o++)n[o]=t[o]}function tn(t){if(t<Ot)throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");return t}var Ht=t=>mt(jt(),j.output,t);var D={finished:()=>u.finished()!==0,read:()=>u.read(),written:()=>u.written(),codePoint:()=>u.code_point(),start:()=>u.start(),length:()=>u.length()},At={malformed:()=>u.replaced(),firstMalformed:()=>u.first_replaced(),unmappable:()=>u.unmapped(),firstUnmappable:()=>u.first_unmapped(),codePoint:()=>u.unmapped_code_point()};var Bt=64,P=new Uint8Array(4*Bt);function nn(t){let{length:e}=t,n=0;for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r<128)P[n++]=r;else if(r<2048)P[n++]=192|r>>6,P[n++]=128|r&63;else if((r&63488)!==55296)P[n++]=224|r>>12,P[n++]=128|r>>6&63,P[n++]=128|r&63;else{let i=on(t,o);i>=65536&&(o+=1),n=rn(i,P,n)}}return mt(P,0,n)}var ar=256;function ur(t,e){let{length:n}=t,o=new Uint8Array(n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function lr(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;s>=256&&(P[o++]=s>>8),P[o++]=s}return mt(P,0,o)}function on(t,e){let n=t.codePointAt(e);return n>=55296&&n<=57343?65533:n}var ge=t=>t<128?1:t<2048?2:t<65536?3:4;function rn(t,e,n){if(t<128)return e[n]=t,n+1;let o=ge(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var J=18,mr=new Uint8Array(new ArrayBuffer(2*J)),sn=new Uint16Array(mr.buffer),cn=A(()=>te?hr()?0:8:J),X={length:0,bytes:[0,0]};function fn(t,e,n){if(e>J||t[0]<128&&e>cn())return;let o=0;for(let r=0;r<e;){let i=t[r++],s=i;if(i>=128){if(i<194||i>=240)return;let c=r+(i<224?1:2)>e;if(c&&(n||i===239))return;if(c&&r===e){en(i,0,1);break}let f=t[r++]^128;if(f>=64)return;if(i<224)s=(i&31)<<6|f;else{if(s=(i&15)<<12|f<<6,s<2048||(s&63488)===55296)return;if(c){en(i,f^128,2);break}let d=t[r++]^128;if(s|=d,d>=64||s===65279)return}}sn[o++]=s}return pr(o)}function dn(t,e,n,o){let r,i=0;for(let s=0;s<e;){let c=t[s++],f=c;if(c>=128){if(r??=pe(o),!r)return;if(f=r[c],f===0){if(s<e)f=r[c|t[s++]<<8];else if(!n&&o!==ro){en(c,0,1);break}}if(f===0||f===65533)return}sn[i++]=f}return pr(i)}function en(t,e,n){X.length=n,X.bytes[0]=t,X.bytes[1]=e}function pr(t){return t<3||!hr()?$e(sn,0,t):dt.call(mr,0,2*t)}var hr=A(()=>ot()&&Q(Ts)===!0);function Ts(){let t=new Uint8Array(Uint16Array.of(97,65279,55357).buffer);return dt.call(t,0,6)==="a\uFEFF\uD83D"}function gr(t,e){for(let n=0;n<e;n++)if(t[n]>=128)return!1;return!0}function $e(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}var wr=512,Os=t=>t>32&&t<=96&&As(),As=A(at),Bs=64;function yr(t,e,n){if(n>Bs||n<=cn()||(e[0]|e[n>>1]|e[n-1])>=128||!gr(e,n))return;let o=br();return o?o.call(e,0,n):me(t,e,n)}var an=[];function Er(t,e,n){if(n<wr){let o=Os(n)?un(t,e,n):void 0;return o!==void 0?o:me(t,e,n)??xr(t,e,n)??un(t,e,n)}return xr(t,e,n)??(Is(t)?un(t,e,n):void 0)??me(t,e,n)}function xr(t,e,n){let o=br();if(!(!o||t!==wt||!Ms(e,n)||bt(e,n)))try{return o.call(e,0,n)}catch{return}}function un(t,e,n){if(!bt(e,n))return an[t]===void 0&&(an[t]=Q(()=>Ds(t))??null),an[t]?.(e)}var br=A(()=>Q(Fs));function Fs(){let t=te,e=Uint8Array.from({length:256},(n,o)=>o);return t.call(e,0,256)===String.fromCharCode(...e)?t:void 0}function Ms(t,e){if(e<wr)return ln(t,0,e);let{start:n,words:o}=re(t,0),r=n+4*o.length;if(!ln(t,0,n)||!ln(t,r,e))return!1;for(let i=0;i<o.length;i++){let s=o[i];if((s&~(s<<1)&~(s<<2)&2155905152)!==0)return!1}return!0}function ln(t,e,n){for(let o=e;o<n;o++)if((t[o]&224)===128)return!1;return!0}var Is=t=>at()||t===wt&&(ot()||!(Et()>0));function Ds(t){let e=pe(t),n=yt(g[t].name),o=i=>n(i)===String.fromCharCode(...Array.from(i,s=>e[s])),r=Uint8Array.from({length:4096},(i,s)=>s);return r.subarray(0,256).every(i=>o(Uint8Array.of(i)))&&o(r)?n:void 0}var Us=24,Sr=A(()=>Q(_s)),Cs=A(()=>Q(Rs)),Tr=A(()=>Q(ks));function Or(t,e,n){if(!(t!==y&&t!==L)&&!(n<Us||bt(e,n)))return t===y?Sr():Cs()}var Ar=256;function Br(t,e,n){if(e>Ar||t[0]===239||bt(t,e))return;let o=Sr();if(!o||t[e-1]>=128&&o.completeLength(t,e)<e)return;let r=o.decodeFew(t,e);return n&&r?.includes("\uFFFD")?void 0:r}function Fr(t){try{return Tr()?.encode(t)}catch{return}}function mn(t,e){try{return Tr()?.encodeInto(t,e)}catch{return}}function _s(){let t=Et()<22?yo():()=>!0;if(!t)return;let e=yt("utf-8"),n=Ns(e),o=(...i)=>{let s=n(Uint8Array.from(i),i.length);return s===e(Uint8Array.from(i))?s:void 0};if(o(239,187,191,97,230,188,162,240,159,146,169)==="\uFEFFa\u6F22\u{1F4A9}"&&o(192,128,237,160,128,244,144,128,128,97)===`${"\uFFFD".repeat(9)}a`&&o(240,159,146,97,230,188)==="\uFFFDa\uFFFD")return{bom:[239,187,191],decode(i,s,c){try{if(!t(i))return;let f=e(i);return c&&f.includes("\uFFFD")?void 0:f}catch{return}},decodeFew:n,completeLength(i,s){for(let c=1;c<=3&&c<=s;c++){let f=i[s-c];if(f<128)break;if(f>=192)return(f>=240?4:f>=224?3:2)>c?s-c:s}return s}}}function Ns(t){let e=Et();if(e<22)return(r,i)=>i<=64||Ls(r,i)?t(r):void 0;let n=Rt()?64:e>0?Ar:0,o=ho;return o&&n?(r,i)=>i<=n?o.call(r,0,i):t(r):t}function Ls(t,e){let n=0;for(let o=0;o<e;o+=16)n|=t[o];return n<128}function Rs(){let t=Et()<22?512:Number.POSITIVE_INFINITY,e=r=>dt.call(r,0,l(r)),n="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:n.length},(r,i)=>n.charCodeAt(i)).buffer);if(!(e(o)!==n||"a\uD83D".toWellFormed()!=="a\uFFFD"))return{bom:[255,254],decode(r,i,s){if(!(i%2===1||i>t))try{let c=e(r);return c.isWellFormed()?c:s?void 0:c.toWellFormed()}catch{return}},completeLength(r,i){let s=i-i%2;return(r[s-1]&252)===216?s-2:s}}}function ks(){let t=wo(),{read:e,written:n}=t.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&String([...o])==="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var Ps=65279,$s=256,js=8,Gt=new Uint8Array(J),_=class{encoding;fatal;ignoreBOM;#t=null;#e=[0,0];#n=0;#r=!1;#o;#i=null;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.ignoreBOM=o,this.#o=r}get name(){return g[this.encoding].name}reset(){this.#t=null,this.#n=0,this.#r=!1,this.#o=0}decode(e,n,o){let r=l(e);if(!this.#t){let a=this.#n>0,m=a?this.#c(e,r,n):this.#s(e,r,n);if(m!==void 0)return n||this.#d(r),m;a&&this.#l()}let i=this.#t,s=this.#r,c=this.#o,f="";try{f=this.#u(e,r,n)??this.#f(e,r,n)}catch(a){throw this.#t=i,this.#r=s,this.#o=c,k(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#o=c+r,o===void 0?d:d.toTypeError(o);return f}#s(e,n,o){let{encoding:r}=this;if(X.length=0,n===0)return"";if(r===y)return fn(e,n,o)??Br(e,n,this.fatal);if(!io(r))return;let i=ft(r),s=yr(r,e,n)??(n<=(i?js:J)?dn(e,n,o,r):void 0)??(i?Er(r,e,n):void 0);return s!==void 0&&this.fatal&&s.includes("\uFFFD")?void 0:s}#c(e,n,o){let r=this.#n,i=r+n;if(!(n===0||i>J)){X.length=0,Gt[0]=this.#e[0],Gt[1]=this.#e[1];for(let s=0;s<n;s++)Gt[r+s]=e[s];return this.encoding===y?fn(Gt,i,o):dn(Gt,i,o,this.encoding)}}#d(e){this.#o+=e,this.#r||=e>0,this.#n=X.length,X.length>0&&(this.#e=[X.bytes[0],X.bytes[1]])}#l(){let e=Uint8Array.from(this.#e);try{qe(this.encoding,null),Xe(e,this.#n,0,this.fatal,!1),this.#t=V(),this.#n=0}catch(n){throw k(n)}}#u(e,n,o){let r=Or(this.encoding,e,n);if(!r)return;let i=0,s="",c=r.completeLength(e,n);if(n<$s&&(this.#t||c<n))return;if(this.#t){if(this.encoding!==y)return;for(;i<3&&(e[i]&192)===128;)i+=1;if(i===n)return;if(s=this.#f(E(e,0,i),i,!0),this.#i)return s}!this.#r&&!this.ignoreBOM&&e[i]===r.bom[0]&&r.bom.every((a,m)=>e[i+m]===a)&&(i+=r.bom.length,this.#o+=r.bom.length),this.#r||=c>0;let f=i===0&&c===n?e:E(e,i,c),d=r.decode(f,c-i,this.fatal);if(d===void 0){if(s=v(s,this.#f(f,c-i,!0)),this.#i)return s}else s=v(s,d),this.#o+=c-i;return c<n?v(s,this.#f(E(e,c),n-c,o)):s}#f(e,n,o){qe(this.encoding,this.#t);let r="",i=ir(n),s=this.#r||this.ignoreBOM||!Lt(this.encoding),c=0;for(let f=0;;f+=B){let d=n-f<=B,a=Math.min(B,n-f),m=f===0&&d?e:E(e,f,f+a),h=Xe(m,a,c,this.fatal,o&&d);if(h<0)return this.#t=V(),this.#i=new R(this.name,this.#o+f+D.start(),D.length()),r;if(c+=h,c>0&&(d||!rr(c))){let p=!s&&cr()===Ps?1:0;i?i.add(sr()+2*p,c-p):r=v(r,fr(p,c)),s=!0,c=0}if(d)break}return this.#r=s,this.#t=o?null:vo(),this.#o+=n,i?i.toText():r}};function Mr(t,e){let n=U(t,e);if(n===H)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var Ft=t=>t==null?void 0:x(t);function we(t,e){if(t===void 0)return;let n=Math.trunc(Number(t));if(!(n>=0))throw new TypeError(`${e}: The provided value '${t}' is not a number of bytes.`);return n}function Ws(t,e){if(t!=null){if(typeof t!="object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The provided value cannot be converted to a sequence.`);return Uint8Array.from(t,n=>U(x(n),e))}}var ye={allowUTF8:t=>t===void 0||!!t,candidates:Ws,locale:Ft,maxBytes:we,tld:Ft},pn=["text","ASCII","empty","binary","unknown"];function vt(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,tld:s}){let c=l(t),f=Math.min(c,i);Zo();for(let w=0;w<f;w+=B){let $=Math.min(w+B,f);Qo(E(t,w,$),e&&$===c)}let d=tr(o,r&&xe(r),s&&xe(s),n),{0:a,1:m,2:h}=d,p=w=>({encoding:g[d[3+2*w]].name,score:d[4+2*w]});return{kind:pn[a],isASCII:pn[a]==="ASCII"||pn[a]==="empty",encoding:m<0?void 0:m,score:h,candidates:Array.from({length:(d.length-3)/2},(w,$)=>p($))}}function xe(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function Vt(t,e=void 0){let n="Failed to execute 'detectEncoding'",o=T(t,n),r=b(e,ye,n),i=vt(O(o),!0,r);return{encoding:i.encoding===void 0?null:g[i.encoding].name,score:i.score,kind:i.kind,isASCII:i.isASCII,candidates:i.candidates}}var Hs=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Gs=1024,vs=1<<20,Vs=65536,Ys=[ct,H,Y,L],Mt=(t,e)=>{let n=Ft(t);return n===void 0?C:U(n,e)},Ir=(t,e)=>Math.min(we(t,e)??Gs,vs),Dr=t=>nt(Ft(t)??"")??C;function Ks(t,e){if(t)return b(t===!0?void 0:t,ye,e)}var zs={defaultEncoding:Mt,detect:Ks,likelyEncoding:Mt,locale:Ft,maxPrescanBytes:Ir,parentEncoding:Mt,transportLayerEncodingLabel:Dr,userOverride:Mt};function Ur(t,e){let n=b(t,zs,e),{locale:o,maxPrescanBytes:r,transportLayerEncodingLabel:i}=n;return{prescanned:Math.max(Zt,r),declared(s){let{userOverride:c,parentEncoding:f,likelyEncoding:d}=n,a=Math.min(l(s),r),m=qo(s,a,c,i,f,d);return m===C?void 0:gn(m)},options:n.detect&&{...n.detect,locale:n.detect.locale??o},decide:s=>Cr(s)??_r(o,n.defaultEncoding)}}function Cr(t){if(!(t?.encoding===void 0||t.isASCII))return{encoding:t.encoding,confidence:"tentative",source:"detection",score:t.score}}function _r(t,e){return gn(Xo(xe(t),e===C?wt:e))}var qs={defaultEncoding:Mt,maxPrescanBytes:Ir,transportLayerEncodingLabel:Dr};function Nr(t,e){let{defaultEncoding:n,maxPrescanBytes:o,transportLayerEncodingLabel:r}=b(t,qs,e),i=s=>{let c=Math.min(l(s),o),f=gn(Jo(s,c,r));return f.source==="default"&&n!==C?{...f,encoding:n}:f};return{prescanned:Math.max(Zt,o),declared:i,decide:()=>i(F)}}function Js(t,e){let n={...ye,defaultEncoding:Mt},{defaultEncoding:o,...r}=b(t,n,e);return{prescanned:Zt,declared(i){let s=K(i);return s&&{encoding:s.encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=o===C?i?.encoding??wt:o;return Cr(i)??{encoding:s,confidence:"tentative",source:"default",score:null}}}}var Xs={detect:Js,html:Ur,xml:Nr},Zs=["detect","html","xml"],Qs={prefixBytes:we,sniff:St(Zs)};function Ee(t,e){let{prefixBytes:n,sniff:o}=b(t,Qs,e),r=Xs[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.min(r.prescanned,n??1/0),declared:r.declared,detection:s&&{windowBytes:n??Vs,maxBytes:s.maxBytes??1/0,get passesASCII(){return!Ys.includes(i(void 0).encoding)},options:s},decide:i,sniff:c=>hn(r,c),takesWhole:n===void 0}}function hn({prescanned:t,declared:e,options:n,decide:o},r){return e(lt(r,t))??o(n&&vt(r,!0,n))}function gn(t){let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Hs[t>>8&255],score:null}}var Lr=({encoding:t,confidence:e,source:n})=>({encoding:g[t].name,confidence:e,source:n});function Rr(t,e=void 0){let n="Failed to execute 'sniffHTMLEncoding'",o=typeof t=="string"?void 0:T(t,n),r=Ur(e,n);return o?Lr(hn(r,O(o))):{encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function kr(t,e=void 0){let n="Failed to execute 'sniffXMLEncoding'",o=T(t,n),r=Nr(e,n);return Lr(hn(r,O(o)))}function Pr(t){return g[_r(x(t),C).encoding].name}var wn=-1,xn=27,Gr="(B",vr="(J",Vr=[Gr,vr,"(I","$@","$B"],tc=4,$r=16,be=class{#t=!0;#e=!0;read(e,n){let o=l(e),r=this.#t?ec(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=r&&(i=ic(e,i)),i!==o);){let f=e[i];if(f===xn&&this.#e){let d=Hr(e,i);if(s=Vr.includes(d),!s&&!n&&cc(d))break;this.#e=s}else s=f>=128||i<r&&sc(f);s||(i+=1)}let c=s?i:wn;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}skip(e,n){let o=l(e);this.#t=!1;for(let r=n;r<o;r++){if(e[r]!==xn)continue;if(r>n&&o-r<=tc)return r;let i=Hr(e,r);this.#e&&=i===Gr||i===vr}return o}};function ec(t){let[e,n]=[!0,!0];for(let o=0;o<$r;o+=2){if(o+1>=l(t))return 1/0;if(e&&=Wr(t[o]),n&&=Wr(t[o+1]),!e&&!n)return o+2}return $r}var nc=16843009,oc=454761243,rc=2155905152;function ic(t,e){let n=l(t),{start:o,words:r}=re(t,e),i=jr(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<r.length;s++){let c=r[s]^oc;if(((r[s]|c-nc&~c)&rc)!==0)break}return jr(t,o+4*s,n)}function jr(t,e,n){let o=e;for(;o<n&&t[o]<128&&t[o]!==xn;)o+=1;return o}var Wr=t=>t===48||t>=78,sc=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Hr(t,e){let n="";for(let o=e+1;o<Math.min(e+3,l(t));o++)n+=String.fromCharCode(t[o]);return n}var cc=t=>t.length<2&&Vr.some(e=>e.startsWith(t));var En=["fatal","html","replacement"],fc=2*Bt,dc=2048;function bn(t,e){let{length:n}=t;if(n>ar)return;if(ft(e))return ur(t,Ze(e));if(n>fc)return;let o=Ze(e);return o&&lr(t,o)}var M=class t{encoding;unmappable;#t;#e=null;#n=0;#r=F;locate=e=>e;constructor(e,n,o=void 0){this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){return n&&this.#i(e)||this.#s(e,n)}get#o(){return this.#t?0:En.indexOf(this.unmappable)}#i(e){if(this.#e||e.length>B)return;let n=bn(e,this.encoding);if(n)return n;try{le(this.encoding,null),he(e,0,e.length);let o=Qe(0,e.length,this.#o,!0);return o===Ot||!D.finished()?void 0:(this.#n=0,Ht(o))}catch(o){throw k(o)}}#s(e,n){let o=new W;return this.encodeOrFail(e,n,r=>o.add(r),(r,i)=>{throw new z(r,i,this.name)}),o.concatenate()}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#r;n&&(this.#r=F,this.#e=null,this.#n=0);let f=this.#t,d=this.#o,a=f?dc:B,m=f&&this.encoding===ct?new yn(c,o):void 0,h=m?p=>m.add(p):o;try{le(this.encoding,s);for(let p=0;p===0||p<e.length;p+=a){let w=Math.min(p+a,e.length);he(e,p,w);let $=w===e.length;for(let Z=0,Zn=!1;!Zn;){let zt=Qe(Z,w-p,d,n&&$);h(Ht(zt===Ot?D.written():zt));let Qn=i+p+Z+D.start();if(Z+=D.read(),Zn=zt!==Ot&&D.finished(),zt!==Ot)continue;let Ue=D.codePoint();if(f){let Wi=V(),to=()=>this.locate(Qn),Hi=f(Ue,to),Gi=this.#c(Wi,Hi,h,Ue,to);le(this.encoding,Gi),he(e,p,w)}else r(Ue,Qn)}}}catch(p){throw k(p)}if(n){m&&o(m.held);return}m&&(this.#r=m.held),this.#e=V(),this.#n=i+e.length}#c(e,n,o,r,i){if(n===null)throw new z(r,i(),this.name);if(typeof n!="string")return o(n),e;let s=new t(this.encoding,"fatal");return s.#e=e,s.encodeOrFail(n,!1,o,c=>{throw new z(c,i(),this.name)}),s.#e}},Yr=27,Kr=3,yn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=l(e);if(n===0)return;e[0]!==Yr&&this.#t(this.held);let o=e[n-Kr]===Yr?n-Kr:n;this.#t(rt(e,0,o)),this.held=rt(e,o,n)}},W=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n={bytes:e,next:null};this.#e?this.#e.next=n:this.#t=n,this.#e=n,this.#n+=l(e)}forEach(e){for(let n=this.#t;n;n=n.next)e(n.bytes)}concatenate(){if(this.#t&&!this.#t.next)return this.#t.bytes;let e=Sn(this.#n),n=0;return this.forEach(o=>{q(e,o,n),n+=l(o)}),e}};function Sn(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: encode in parts, with { stream: true } or by a stream.`,{cause:e})}}function et(t,e){let n=U(t,e);if(n===Y||n===L){let{name:o}=g[n];throw new RangeError(`${e}: ${o} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`)}return Tn(n,t,e)}function Tn(t,e,n){if(t===H)throw new RangeError(`${n}: '${e}' stands for an encoding that cannot be written; use UTF-8.`);return t}var ac=2048,uc=64,It=class{decision=null;sample=F;detected;#t;#e=!0;#n=!1;#r=new be;#o=new W;#i;#s=0;#c=F;#d=F;constructor(e){this.#t=e,this.#i=e.prescanned}add(e,n){let o=new W;if(this.#e&&n&&this.#t.takesWhole)return this.#a(this.#t.sniff(e),o,e);if(this.#e=!1,this.#o.length+l(e)<this.#i&&!n)return this.#f(e,this.#i,o);this.#o.add(e);let r=this.#o.concatenate();this.#o=new W;let i=lt(r,this.#t.prescanned),s=this.#n?void 0:this.#t.declared(i);return this.#n=!0,s?this.#a(s,o,r):this.#l(r,n,o)}#l(e,n,o){let{detection:r,decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let{plain:c,evidence:f}=r.passesASCII?this.#r.read(s,n):{plain:0,evidence:0};s=this.#m(s,c,o);let d=l(s);if(f===wn)return n?this.#a(i(this.#u(s,!0)),o,s):this.#f(s,d+1,o);let a=qr(s,f-c,r.windowBytes),m=Math.min(a+r.windowBytes,r.maxBytes-this.#s);if(d<m&&!n)return this.#f(s,m,o);let h=lt(s,Math.max(0,m)),p=this.#u(h,d<m);if(!r.passesASCII||!lc(p,h)||m<=a)return this.#a(i(p),o,s);s=this.#m(s,this.#r.skip(h,f-c),o)}}#u(e,n){this.sample=ut(ut(this.#c,this.#d),e);let o=this.#t.detection.options;return this.detected=vt(this.sample,n,{...o,maxBytes:void 0}),this.detected}#f(e,n,o){let r=l(e);return r>0&&this.#o.add(rt(e,0,r)),this.#i=n,{passed:o,rest:null}}#m(e,n,o){let r=lt(e,n);n>0&&o.add(r),this.#s+=n;let i=Math.min(n,ac-l(this.#c));return i>0&&(this.#c=ut(this.#c,lt(r,i))),this.#d=zr(ut(this.#d,zr(E(r,i)))),E(e,n)}#a(e,n,o){return this.decision=e,{passed:n,rest:o}}},zr=t=>E(t,Math.max(0,l(t)-uc));function qr(t,e,n){let o=Math.min(l(t),e+n);for(let r=e;r<o;r++)if(t[r]>=128)return r;return e}function lc(t,e){return t.isASCII||t.encoding===void 0&&!(e[qr(e,0,1/0)]>=128)}var On=class{fatal;ignoreBOM;#t;#e;#n=0;constructor(e,n,o){this.#e=new It(e),this.fatal=n,this.ignoreBOM=o}get decision(){return this.#e.decision}decode(e,n){if(this.#t)return this.#t.decode(e,n);let{passed:o,rest:r}=this.#e.add(e,n),i="",s=new _(y,!1,!0);o.forEach(d=>{i=v(i,s.decode(d,!0))}),this.#n+=o.length;let{decision:c}=this.#e;if(!c||!r)return i;let f=this.ignoreBOM||this.#n>0;return this.#t=new _(c.encoding,this.fatal,f,this.#n),v(i,this.#t.decode(r,n))}};function An(t,e){let{fatal:n,ignoreBOM:o}=b(t,{fatal:Boolean,ignoreBOM:Boolean},e);return new On(Ee(t,e),n,o)}function Jr(t,e=void 0){let n="Failed to execute 'decodeAuto'",o=T(t,n),r=An(e,n),i=G(n,()=>r.decode(O(o),!0)),s=r.decision;return{text:i,encoding:g[s.encoding].name,score:s.score,source:s.source}}function N(t,e){let{prototype:n}=t;Object.defineProperty(t,"name",{value:e,configurable:!0});for(let o of Object.getOwnPropertyNames(n))o!=="constructor"&&Object.defineProperty(n,o,{enumerable:!0});return Object.defineProperty(n,Symbol.toStringTag,{value:e,configurable:!0}),t}function gt(t,e,n){let{prototype:o}=e;typeof o=="function"||typeof o=="object"&&o!==null||Object.setPrototypeOf(t,n.prototype)}function Bn(){throw new TypeError("Illegal invocation")}var Xr="Failed to execute 'encodeInto' on 'TextEncoder'",Fn=class t{#t="utf-8";constructor(){new.target!==t&&gt(this,new.target,t)}get encoding(){return this.#t}encode(e=""){return#t in this||Bn(),Dt(x(e))}encodeInto(e,n){#t in this||Bn(),ce(arguments,2,Xr);let o=x(e),r=Bo(n,Xr),{read:i,written:s}=mn(o,r)??{read:0,written:0};if(i===o.length||s===l(r))return{read:i,written:s};let c=wc(o.slice(i),E(kt(r),s));return{read:i+c.read,written:s+c.written}}},Zr=N(Fn,"TextEncoder"),mc=6,pc=21;function Dt(t){let{length:e}=t;if(e<=mc)return nn(t);if(e<=Bt&&hc()){if(e<=pc)return nn(t);let n=gc(t)&&xc(t);if(n)return n}return Fr(t)??new M(y,"fatal").encode(t,!0)}var hc=A(()=>!at()&&!ot());function gc(t){let{length:e}=t,n=t.charCodeAt(0)|t.charCodeAt(e>>1)|t.charCodeAt(e-1);return e*ge(n)<=Bt}function xc(t){let e=mn(t,P);return e?.read===t.length?mt(P,0,e.written):void 0}function wc(t,e){let n=0,o=0;for(;n<t.length;){let r=on(t,n);if(o+ge(r)>l(e))break;o=rn(r,e,o),n+=r<65536?1:2}return{read:n,written:o}}var Qr=`4h	!
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
n	?`;var yc=A(()=>{let t=0;return new Map(Qr.split(`
`).map(e=>{let[n,...o]=e.split("	");return t+=Number.parseInt(n||"1",36),[String.fromCodePoint(t),o]}))}),Ec=3,ti=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function ei(t){let e=new M(t,"fatal"),n=r=>{try{return e.encode(r,!0),!0}catch(i){if(i instanceof z)return!1;throw i}},o=new Map;return r=>{let i=o.get(r);return i===void 0&&(i=ni(String.fromCodePoint(r),n,Ec),o.set(r,i)),i}}function ni(t,e,n){if(ti(t))return"";if(n===0)return null;let o=bc(t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:ni(c,e,n-1));if(!s.includes(null))return s.join("")}return null}function bc(t){let e=[...yc().get(t)??[],...Sc(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(n)?e:[...e,n.normalize(),n]}function Sc(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){let c=h=>s>>o.length-1-h&1,f=o.filter((h,p)=>c(p)),d=o.filter((h,p)=>!c(p)),a=[n,...f].join("").normalize("NFC"),m=a+d.join("");m.normalize("NFD")===e&&r.push(m),d.every(ti)&&i.push(a)}return[...r,...i]}var Tc=["fatal","html","replacement","ignore","translit"],Oc=St(Tc),Se=(t,e)=>typeof t=="function"?t:Oc(t,e);function Te(t,e,n){return typeof t=="function"?(o,r)=>Ac(t(o,r()),n):t==="ignore"?()=>"":t==="translit"?ei(e):void 0}function Ac(t,e){if(typeof t=="string")return t;if(t==null)return null;let n=O(T(t,e));return rt(n,0,l(n))}var Bc="Failed to construct 'LegacyTextEncoder'",Mn="Failed to execute 'encode'";function oi(t,e="utf-8",n=void 0){let o=pt(t,Mn);if(n===void 0){let i=et(x(e),Mn);return i===y?Dt(o):bn(o,i)??new M(i,"fatal").encode(o,!0)}let r=Oe(e,n,Mn);return r.encoding===y?Dt(o):r.encode(o,!0)}function Oe(t,e,n){let o=x(t),r=e===void 0?"fatal":b(e,{unmappable:Se},n).unmappable,i=et(o,n);return new M(i,r,Te(r,i,n))}var In=class{#t;constructor(e="utf-8",n=void 0){this.#t=Oe(e,n,Bc)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}encode(e=void 0,n=void 0){let o=this.#t,r="Failed to execute 'encode' on 'LegacyTextEncoder'",i=arguments.length===0?"":pt(e,r),{stream:s}=b(n,{stream:Boolean},r);return o.encode(i,!s)}},ri=N(In,"LegacyTextEncoder");var Dn="Failed to execute 'decode' on 'TextDecoder'",Un=class t{#t;#e=!1;constructor(e="utf-8",n=void 0){this.#t=Cn(e,n,"Failed to construct 'TextDecoder'"),new.target!==t&&gt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}decode(e=F,n=void 0){let o=this.#t,r=T(e,Dn),i=ie(n,"stream",Dn);return this.#e||o.reset(),this.#e=i,o.decode(Fo(r),!i,Dn)}},Ae=N(Un,"TextDecoder");function Cn(t,e,n){let o=x(t),r=ie(e,"fatal",n),i=ie(e,"ignoreBOM",n);return new _(Mr(o,n),r,i)}var _n=4096,Fc=27,Mc=65533,Be=class{#t;#e;#n=0;#r=0;#o=0;#i=0;constructor(e,n,o,r){this.#t=e,this.#e=new M(n,o,(i,s)=>{let c=r(i,s);return c!==null&&i!==Mc&&(this.#r===0&&(this.#o=s(),this.#i=i),this.#r+=1),c})}get decision(){return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=l(e);for(let i=0;i===0||i<r;i+=_n){let s=r-i<=_n;this.#s(E(e,i,s?r:i+_n),s?n:I.none,o)}}#s(e,n,o){let r=this.#t.copy(),i=this.#n,s;this.#e.locate=a=>(s??=Dc(r,e),s[a-i]);let c=new W,f;try{this.#t.transcode(e,n===I.result?I.source:n,a=>c.add(a))}catch(a){f=a}let d=Ic(c.concatenate());try{this.#e.encodeOrFail(d,n===I.result,o),this.#n=n===I.result?0:i+d.length}catch(a){throw this.#t.abandonSource(),a}if(f)throw f}takeLosses(){let e={...this.#t.takeLosses(),unmappable:this.#r,firstUnmappable:this.#o,codePoint:this.#i};return this.#r=0,e}};function Ic(t){let e=new Uint16Array(l(t)/2);for(let n=0;n<e.length;n++)e[n]=t[2*n]|t[2*n+1]<<8;return String.fromCharCode.apply(null,e)}function Dc(t,e){let n=l(e),o=t.copy(),r=new Int32Array(2*n+2),i=0,s=Uc(t);for(let c=0;c<n;c++){let f=0;try{o.transcode(E(e,c,c+1),I.none,a=>{f+=l(a)/2})}catch(a){if(a instanceof R)break;throw a}let d=f===0&&c-(s-t.position)===2&&e[c-2]===Fc;for(let a=0;a<f;a++)r[i++]=a===0?s:t.position+c;(f>0||d)&&(s=t.position+c+1)}return r[i]=s,r}function Uc(t){try{t.copy(!0).transcode(F,I.source,()=>{})}catch(e){if(e instanceof R)return e.offset;throw e}return t.position}function ci(t,e){let n="Failed to execute 'transcode'",o=T(t,n),r=Ln(e,n),i=new W;return G(n,()=>r.transcode(O(o),I.result,s=>i.add(s))),i.concatenate()}function Ln(t,e){let n={bom:Boolean,fatal:Boolean,from:Nc("from"),ignoreBOM:Boolean,to:f=>f===void 0?"utf-8":x(f),unmappable:Se},{from:o,to:r,...i}=b(t,n,e),s=o==="auto"?Ee(t,e):U(o,e),c=Tn(U(r,e),r,e);if(i.bom&&!Lt(c))throw new RangeError(`${e}: ${g[c].name} has no byte order mark.`);return Cc(s,c,i,e)}function Cc(t,e,n,o){return typeof t=="number"?ii(t,e,n,o):new Nn(t,ii(y,e,n,o))}function ii(t,e,n,o){let r=Te(n.unmappable,e,o);return r&&!Lt(e)?new Be(_c(t,n),e,n.unmappable,r):new Fe(t,e,n)}function _c(t,e){return new Fe(t,L,{...e,bom:!1,unmappable:"fatal"})}function Nc(t){return(e,n)=>{if(e===void 0)throw new TypeError(`${n}: The option '${t}' is missing.`);return x(e)}}var si={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Fe=class t{from;to;#t=null;#e=0;#n;#r={...si};constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Je(e,this.to,this.#n.ignoreBOM,this.#t),Ko(e,n),this.#t=V())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,fatal:e});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Ht}=this.#n;s&&!this.#t&&o(Uint8Array.from(fo(this.to)??[]));let d=Math.max(0,En.indexOf(c)),a=l(e);try{Je(this.from,this.to,i,this.#t);for(let m=0;;){let h=a-m<=B,p=h&&m===0?e:E(e,m,h?a:m+B),w=dr(p,r,d,h?n:I.none);this.#o(this.#e+m);let $=w<0?D.written():w;if($>0&&o(f($)),w<0&&this.#i(w,m),m+=D.read(),h&&D.finished())break}}catch(m){throw k(m)}this.#t=V(),this.#e=n===I.none?this.#e+a:0}takeLosses(){let e=this.#r;return this.#r={...si},e}#o(e){let n=this.#r;n.malformed===0&&(n.firstMalformed=e+At.firstMalformed()),n.malformed+=At.malformed(),n.unmappable===0&&(n.firstUnmappable=e+At.firstUnmappable(),n.codePoint=At.codePoint()),n.unmappable+=At.unmappable()}#i(e,n){let o=this.#e+n+D.start();throw this.#t=V(),this.#e=0,e===er?new R(g[this.from].name,o,D.length()):new z(D.codePoint(),o,g[this.to].name)}},Nn=class{#t;#e=null;#n=null;#r=!1;#o;constructor(e,n){this.#t=e,this.#o=n}get decision(){return this.#n}transcode(e,n,o){let r=this.#e??this.#i();this.#e=null,r.decision?this.#o.transcode(e,n,o):this.#s(r,e,n,o),n===I.none&&(this.#e=r)}takeLosses(){return this.#o.takeLosses()}#i(){return this.#n=null,this.#r=!1,this.#o.setSource(y,!1),new It(this.#t)}#s(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==I.none);i.forEach(c=>{this.#o.transcode(c,I.none,r),this.#r=!0}),this.#n=e.decision,!(!e.decision||!s)&&(this.#o.setSource(e.decision.encoding,this.#r),this.#o.transcode(s,o,r))}};function jn(t,e,n){let o=Eo();if(!o)throw new TypeError(`Failed to construct '${t}': This host has no TransformStream.`);return new o({__proto__:null,transform:(r,i)=>e(r,s=>s.length>0&&i.enqueue(s)),flush:r=>n(i=>i.length>0&&r.enqueue(i))})}function Yt(t,e){let n=`Failed to execute 'transform' on '${t}'`;return jn(t,(o,r)=>{let i=T(o,n);r(G(n,()=>e.decode(O(i),!1)))},o=>o(G(n,()=>e.decode(F,!0))))}var Rn=class t{#t;#e;constructor(e="utf-8",n=void 0){let o=Cn(e,n,"Failed to construct 'TextDecoderStream'");this.#t=o,this.#e=Yt("TextDecoderStream",o),new.target!==t&&gt(this,new.target,t)}get encoding(){return this.#t.name.toLowerCase()}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},fi=N(Rn,"TextDecoderStream"),kn=class t{#t;constructor(){this.#t=ai("TextEncoderStream",new M(y,"fatal"),x),new.target!==t&&gt(this,new.target,t)}get encoding(){return this.#t&&"utf-8"}get readable(){return this.#t.readable}get writable(){return this.#t.writable}},di=N(kn,"TextEncoderStream");function ai(t,e,n){let o=`Failed to execute 'transform' on '${t}'`;return jn(t,(r,i)=>i(e.encode(n(r,o),!1)),r=>r(e.encode("",!0)))}var Pn=class{#t;#e;constructor(e="utf-8",n=void 0){let o=Oe(e,n,"Failed to construct 'LegacyTextEncoderStream'");this.#t=o,this.#e=ai("LegacyTextEncoderStream",o,pt)}get encoding(){return this.#t.name.toLowerCase()}get unmappable(){return this.#t.unmappable}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},ui=N(Pn,"LegacyTextEncoderStream"),$n=class{#t;#e;constructor(e){let n=Ln(e,"Failed to construct 'TranscoderStream'"),o="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new W;try{G(o,()=>n.transcode(O(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#t=n,this.#e=jn("TranscoderStream",(i,s)=>r(T(i,o),I.none,s),i=>r(F,I.result,i))}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},li=N($n,"TranscoderStream");var Wn=class{#t;#e;constructor(e=void 0){let n=An(e,"Failed to construct 'AutoDecoderStream'");this.#t=n,this.#e=Yt("AutoDecoderStream",n)}get encoding(){let{decision:e}=this.#t;return e&&g[e.encoding].name}get confidence(){return this.#t.decision?.confidence??null}get source(){return this.#t.decision?.source??null}get score(){return this.#t.decision?.score??null}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},mi=N(Wn,"AutoDecoderStream");var Hn=class{fatal;ignoreBOM;#t;#e;#n=F;constructor(e,n,o){this.#t=e,this.fatal=n,this.ignoreBOM=o}get name(){return this.#e?.name??null}decode(e,n){if(this.#e)return this.#e.decode(e,n);let o=ut(this.#n,e);if(!n&&co(o))return this.#n=o,"";let r=K(o),i=r&&!this.ignoreBOM?r.bytes.length:0;return this.#e=new _(r?.encoding??this.#t,this.fatal,!0,i),this.#e.decode(E(o,i),n)}},Gn=class{#t;#e;constructor(e="utf-8",n=void 0){let o="Failed to construct 'DecoderStream'",r=x(e),{fatal:i,ignoreBOM:s}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),c=new Hn(U(r,o),i,s);this.#t=c,this.#e=Yt("DecoderStream",c)}get encoding(){return this.#t.name}get fatal(){return this.#t.fatal}get ignoreBOM(){return this.#t.ignoreBOM}get readable(){return this.#e.readable}get writable(){return this.#e.writable}},pi=N(Gn,"DecoderStream");function hi(t,e){let n="Failed to execute 'findUnmappable'",o=pt(t,n),r=et(x(e),n),i=new Map,s=(c,f)=>i.set(f,c);return new M(r,"fatal").encodeOrFail(o,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function gi(t){let e=K(O(T(t,"Failed to execute 'bomSniff'")));return e?g[e.encoding].name:null}function Ut(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=T(t,o),i=U(x(e),o),{fatal:s,ignoreBOM:c}=b(n,{fatal:Boolean,ignoreBOM:Boolean},o),f=O(r),d=K(f),a=d&&!c?d.bytes.length:0,m=new _(d?.encoding??i,s,!0,a);return G(o,()=>m.decode(E(f,a),!0))}function xi(t){let e=O(T(t,"Failed to execute 'utf8Decode'")),n=K(e);return Ei(y,n?.encoding===y?E(e,n.bytes.length):e)}function Kt(t){return Ei(y,O(T(t,"Failed to execute 'utf8DecodeWithoutBOM'")))}function wi(t){let e=T(t,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return new _(y,!0,!0).decode(O(e),!0)}catch(n){if(n instanceof R)return null;throw n}}function yi(t){return ce(arguments,1,"Failed to execute 'utf8Encode'"),Dt(x(t))}function Ei(t,e){return new _(t,!1,!0).decode(e,!0)}async function bi(t=void 0){let e=await t;if(e===void 0)Ge()||await He(qt,!0);else{let n=Lc(e)?await Rc(e):e;await He(()=>n,!1)}}var Lc=t=>typeof t?.arrayBuffer=="function";function Rc(t){if(t.ok!==!1)return t.arrayBuffer();throw new TypeError(`encoding-wasm: ${t.url} could not be loaded: ${t.status} ${t.statusText}`)}var kc=0,xt=(t,e)=>new Set([...t,...Array.from(e,n=>n.charCodeAt(0))]),Si="application/x-www-form-urlencoded",Ti=A(()=>{let t=new Set([...Array(32).keys(),127]),e=xt(t,' "#<>'),n=xt(e,"?^`{}"),o=xt(n,"/:;=@[\\]|"),r=xt(o,"$%&+,");return{"C0 control":t,fragment:xt(t,' "<>`'),query:e,"special-query":xt(e,"'"),path:n,userinfo:o,component:r,[Si]:xt(r,"!'()~")}}),Pc=(t,e)=>St(Object.keys(Ti()))(t,e);function Oi(t,e,n,o=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=et(x(t),r),s=x(e),c=Pc(x(n),r),f={spaceAsPlus:se},{spaceAsPlus:d=c===Si}=b(o,f,r),a=Ti()[c],m="",h="",p=()=>{kc=h.charCodeAt(0),m=v(m,h),h=""};return new M(i,"fatal").encodeOrFail(s,!0,w=>{for(let $=0;$<l(w);$++){let Z=w[$];d&&Z===32?h+="+":Z>126||a.has(Z)?h+=`%${Z.toString(16).toUpperCase().padStart(2,"0")}`:h+=String.fromCharCode(Z)}h.length>$c&&p()},w=>{h+=`%26%23${w}%3B`}),p(),m}var $c=65536;var Yn=1,Ai=2,Ie=3,Kn=4,st=10,De=1e3,Bi=1010;function jc(t,e){if(/[\t\n\f\r]/.test(t))return Yn;if(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(t))return Kn;if(!/[\p{L}\p{M}]/u.test(t))return e<128?Yn:/[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(t)?Ai:Ie;if(e<12288){let n=e<880?1:e>>8;return st*n+Number(/\p{Lu}/u.test(t))}return e<12544||e>=65377&&e<=65439?Bi:De}var Wc=65280,Hc=/[бгжзйф-я]/i,vn;function Me(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.push(i,s);return new Set(Ut(Uint8Array.from(r),t))}var Vn;function zn(t){Vn??=new Uint16Array(65536),vn??=[Me("shift_jis",136,151,64),Me("gbk",176,215),Me("big5",164,198,64),Me("euc-kr",176,200)];let e=vn.map(()=>0),n=0,o=Yn;for(let r of t){let i=Number(r.codePointAt(0)),s=Vn[i]||jc(r,i);Vn[i]=s;let c=o>=st;if(s===Kn)n+=22;else if(s===Ie)n+=c?15:o===Ie?7:11;else if(s===Ai)n+=c?9:7;else if(s>=De){for(let[f,d]of vn.entries())s===Bi?e[f]+=f>0?13:i>Wc?9:5:e[f]+=d.has(r)?9:14;c&&o<De&&(n+=9)}else if(s>=st){let f=r<"\x80";f||(n+=s<2*st?6:Hc.test(r)?7:4),c&&o!==s?o>=De?n+=6:Math.trunc(o/st)!==Math.trunc(s/st)?n+=12:s%st===1&&(n+=f?3:11):c&&!f&&(n+=s%st),(o===Ie||o===Kn)&&(n+=4)}o=s}return n+Math.min(...e)}var Ci="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Gc=.25,_i=/^[GSBE]/,Ni=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,vc=/^w|G|S|B.+5|KR/,Ct="UTF-8",Vc=-2,Yc=1,Kc=1e3,zc=40,qc=.003,Fi=30,Mi=10,Jc=25,Xc=7,Zc=10,Qc=15,tf=3,ef=4,Ii=5;function Li(t,e=void 0){let n=x(t),{maxSteps:o}=b(e,{maxSteps:(c=2)=>Math.min(Number(c),tf)},"Failed to execute 'repairMojibake'"),r=n.search(/[^\0-\x7F]/);if(r<0)return[];let i=Math.max(0,r-zc),s=n.slice(i,i+Kc);return nf(s,o).map(({steps:c,gain:f})=>({text:Ui(n,c)??n.replace(/[^\r\n]+/g,d=>Ui(d,c)??d),path:c.map(({really:d,readAs:a})=>`${d} read as ${a}`).reverse(),score:1-2**(-f/8)}))}function nf(t,e){let n=Di(t);if(n>Jc)return[];let o=zn(t)-n,r=new Map,i=[{text:t,steps:[],bits:0,gain:0}];for(let f=0;f<e;f++){i=i.flatMap(d=>of(d,o)).sort(qn);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,Ii)}r.delete(t);let s=[...r.values()].sort(qn).slice(0,Ii);for(let f of s)f.gain+=.6*Di(f.text);s.sort(qn);let c=Xc+Math.min(Zc,40/t.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-Qc))}var qn=(t,e)=>e.gain-t.gain;function of({text:t,steps:e,bits:n},o){let r=[];for(let[i,s]of Ci.entries()){let c=_i.test(s)&&!Ni.test(t)?void 0:Jn(t,s);if(!c)continue;let d=t.includes(_t)||Ri(c)?.includes(_t)?cf:Vt(c).candidates;for(let{encoding:a,score:m}of d){if(m<qc)break;if(e.length>0&&a!==Ct&&e[0].really!==Ct)continue;let h=Xn(c,a,!0);if(h===void 0||h===t)continue;let p=n+2.4*Math.log2(m)-i*Gc-(a===Ct?Vc:Yc)-(e.length>0?ef:0),w=o-zn(h)+p;r.push({text:h,steps:[...e,{really:a,readAs:s}],bits:p,gain:w})}}return r}function Di(t){if(t.includes(_t))return 0;let e=Ni.test(t),n=-1/0;for(let o of Ci){let i=vc.test(o)&&_i.test(o)===e?Jn(t,o):void 0;if(!i)continue;let[s,c]=[2**-Fi,2**-Fi];for(let{encoding:f,score:d}of Vt(i).candidates)f===o||Xn(i,f)===t?s+=d:c=Math.max(c,d);n=Math.max(n,Math.log2(s/c))}return n===-1/0?0:e?Math.max(-Mi,Math.min(n,Mi)):n}function Ui(t,e){let n=t;for(let{really:o,readAs:r}of e){let i=Jn(n,r),s=i&&Xn(i,o);if(s===void 0)return;n=s}return n}var rf=127,_t="\uFFFD",sf=4,cf=[{encoding:Ct,score:.9}];function Jn(t,e){let n=t.replaceAll(_t,"\x7F").replace(/[\x80-\x9F]/g,o=>Ut(Uint8Array.of(o.charCodeAt(0)),e));try{return new M(et(e,"repairMojibake"),"fatal").encode(n,!0)}catch{return}}function Xn(t,e,n=!1){if(t.includes(rf))return e===Ct?ff(t):void 0;try{return new Ae(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return e===Ct?Ri(t):void 0}}function Ri(t){let e=Kt(t),[n,o]=[/\uFFFD/g,/[\x80-\uFFFC]/g].map(r=>e.match(r)?.length??0);return sf*n<=o?e:void 0}function ff(t){let e=Kt(t).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,"\x7F"),[n,o]=[e.split("\x7F"),e.match(/[^\0-\x7F]/gu)??[]];return!e.includes(_t)&&n.length<=o.length+1?e.replaceAll("\x7F",_t):void 0}var df=`UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
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
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`,af=A(()=>new Map(df.split(`
`).flatMap(t=>{let[e,...n]=t.split(" ");return n.map(o=>[o,nt(e)])})));function uf(t){return nt(t)??af().get(Xt(t))??_e(t)}function ki(t){let e=uf(x(t));return e===void 0?null:g[e].name}function Pi(t,e="UTF-16",n=void 0){let o="Failed to execute 'encodeUTF16'",r=Co(x(t)),i=ji(e,o),s={bigEndian:se},{bigEndian:c=i!=="little-endian"}=b(n,s,o);if(i&&c!==(i==="big-endian"))throw new RangeError(`${o}: The label provided ('${e}') is ${i}, whatever bigEndian says; leave it out.`);let f=i?0:2,d=Sn(f+2*r.length),[a,m]=c?[0,1]:[1,0],h=(p,w)=>{d[w+a]=p>>8,d[w+m]=p};i||h(65279,0);for(let p=0;p<r.length;p++)h(r.charCodeAt(p),f+2*p);return d}function $i(t,e="UTF-16",n=void 0){let o="Failed to execute 'decodeUTF16'",r=T(t,o),i=ji(e,o),{fatal:s}=b(n,{fatal:Boolean},o),c=O(r),f=lf(c),d=(i??f)==="little-endian"?L:Y,a=new _(d,s,i!==null);return G(o,()=>{if(!i||!f||f===i)return a.decode(c,!0);if(s)throw new R(a.name,0,2);return`\uFFFD${a.decode(E(c,2),!0)}`})}function lf(t){let e=K(t)?.encoding;return e===Y?"big-endian":e===L?"little-endian":null}function ji(t,e){let n=x(t);switch(n.toUpperCase()){case"UTF-16":return null;case"UTF-16BE":return"big-endian";case"UTF-16LE":return"little-endian";default:throw new RangeError(`${e}: The label provided ('${n}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{mi as AutoDecoderStream,pi as DecoderStream,ri as LegacyTextEncoder,ui as LegacyTextEncoderStream,Ae as TextDecoder,fi as TextDecoderStream,Zr as TextEncoder,di as TextEncoderStream,li as TranscoderStream,z as UnmappableError,gi as bomSniff,Ut as decode,Jr as decodeAuto,$i as decodeUTF16,Vt as detectEncoding,oi as encode,Pi as encodeUTF16,g as encodings,hi as findUnmappable,lo as getOutputEncoding,bi as initialize,uo as labelToName,Pr as localeDefaultEncoding,Oi as percentEncodeAfterEncoding,Li as repairMojibake,ki as resolveEncoding,Rr as sniffHTMLEncoding,kr as sniffXMLEncoding,ci as transcode,xi as utf8Decode,Kt as utf8DecodeWithoutBOM,wi as utf8DecodeWithoutBOMOrFail,yi as utf8Encode};
