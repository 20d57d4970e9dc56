var e=e=>Array(e).fill(void 0);function r(e){let r,a=!1;return()=>{if(!a){a=!0;try{r=e()}catch(e){throw a=!1,e}}return r
}}
var a=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8\nIBM866 866 cp866 csibm866\nISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2\nISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3\nISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4\nISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988\nISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987\nISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek\nISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual\nISO-8859-8-I csiso88598i logical\nISO-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6\nISO-8859-13 iso8859-13 iso885913\nISO-8859-14 iso8859-14 iso885914\nISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9\nISO-8859-16\nKOI8-R cskoi8r koi koi8 koi8_r\nKOI8-U koi8-ru\nmacintosh csmacintosh mac x-mac-roman\nwindows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620\nwindows-1250 cp1250 x-cp1250\nwindows-1251 cp1251 x-cp1251\nwindows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252\nwindows-1253 cp1253 x-cp1253\nwindows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254\nwindows-1255 cp1255 x-cp1255\nwindows-1256 cp1256 x-cp1256\nwindows-1257 cp1257 x-cp1257\nwindows-1258 cp1258 x-cp1258\nx-mac-cyrillic x-mac-ukrainian\nGBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk\ngb18030\nBig5 big5-hkscs cn-big5 csbig5 x-x-big5\nEUC-JP cseucpkdfmtjapanese x-euc-jp\nISO-2022-JP csiso2022jp\nShift_JIS csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis\nEUC-KR cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949\nreplacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr\nUTF-16BE unicodefffe\nUTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16\nx-user-defined`
;var i=/* @__PURE__ */t();function t(){let e=a.split(`\n`).map(e=>{let[r,...a]=e.split(" ");return Object.freeze({
name:r,labels:Object.freeze([...a,r.toLowerCase()].sort())})});return Object.freeze(e)}
var n=/* @__PURE__ */r(()=>new Map(i.flatMap(({labels:e},r)=>e.map(e=>[e,r])))),f=e=>e<36&&e!==33,o=e=>e>0&&e<29,b=e=>e>=29&&f(e)
;function c(e){let r=n();return r.get(e)??r.get(w(g(e)))}
var s=/* @__PURE__ */r(()=>new Map(Array.from(n(),([e,r])=>[u(e),r]).reverse()));function k(e){let r=u(e),a=s().get({
936:"gbk",950:"big5"}[r]??r);return a===36?void 0:a}
var u=e=>w(e).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l"),A=[{
encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,254]}];function l(e){
if(e[0]>=239)return A.find(r=>r.bytes.every((r,a)=>e[a]===r))}function d(e){return A.find(r=>r.encoding===e)?.bytes}
function h(e){return e===0||e===37||e===38}function g(e){let r=0,a=e.length;for(;m(e[r]);)r+=1;for(;m(e[a-1]);)a-=1
;return e.slice(r,a)}var m=e=>`\t\n\f\r `.includes(e);function w(e){return e.replace(/[A-Z]/g,e=>e.toLowerCase())}
function p(e){let r=c(`${e}`);return r===void 0?null:i[r].name}function v(e){let r=c(`${e}`)
;return r===void 0?null:i[r!==36&&r!==37&&r!==38?r:0].name}
var y=/* @__PURE__ */new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["body",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it first","read it first"]]])
;function B(e){if(e==null)return`${e}`;if(typeof e!="object")return typeof e;try{
let r=Object.prototype.toString.call(e).slice(8,-1);return/^(Array|Object|Promise)$/.test(r)?r.toLowerCase():r}catch{
return"object"}}var C=e=>/^(null|undefined)$/.test(e),x=e=>C(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function E(e){
return typeof e!="string"?F(B(e),0):c(e)===void 0?"it is a string, which is already decoded.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function S(e){let r=B(e)
;return ArrayBuffer.isView(e)?`it is ${x(r)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(r)?`it is ${x(r)}; make a Uint8Array of it.`:F(r,0)
}function I(e){let r=B(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(r)?"it is bytes; decode them first.":F(r,1)}
function F(e,r){
let a=y.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[r]??(r===1&&!C(e)?"convert it with String()":"")
;return`it is ${x(e)}${a&&`; ${a}`}.`}
var Q=(e,r)=>Object.getOwnPropertyDescriptor(e,r)?.get,T=()=>Object.getPrototypeOf(Uint8Array.prototype),O=e=>Q(T(),e),G=e=>Q(DataView.prototype,e),U=()=>Q(ArrayBuffer.prototype,"byteLength"),j=e=>T()[e],H=/* @__PURE__ */O(Symbol.toStringTag),M=/* @__PURE__ */O("buffer"),L=/* @__PURE__ */O("byteOffset"),D=/* @__PURE__ */O("byteLength"),W=/* @__PURE__ */j("includes"),K=/* @__PURE__ */j("set"),N=/* @__PURE__ */G("buffer"),J=/* @__PURE__ */G("byteOffset"),Y=/* @__PURE__ */G("byteLength"),P=/* @__PURE__ */U(),V=e=>D.call(e),z=(e,r,a=V(e))=>a>r?new Uint8Array(M.call(e),L.call(e)+r,a-r):be
;function X(e,r){let a=new Uint8Array(V(e)+V(r));return R(a,e),R(a,r,V(e)),a}
var Z=(e,r)=>z(e,0,Math.min(r,V(e))),R=(e,r,a)=>K.call(e,r,a),q=(e,r)=>W.call(e,r);function $(e,r,a){
let i=a-r,t=new Uint8Array(i);if(i>24)R(t,z(e,r,a));else for(let a=0;a<i;a++)t[a]=e[r+a];return t}function _(e,r,a,i){
if(i>24)K.call(e,V(a)===i?a:z(a,0,i),r);else for(let t=0;t<i;t++)e[r+t]=a[t]}function ee(e){try{return P.call(e),!1
}catch{return!0}}var re=e=>H.call(e)==="Uint8Array"&&!ee(M.call(e));function ae(e,r,a=void 0){
if(!ArrayBuffer.isView(e)&&ce(e)===void 0){let i="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${r}: ${a??`${i}: ${E(e)}`}`)}return e}function ie(e,r){if(fe(e))return e
;throw new TypeError(`${r}: The provided value is not of type 'Uint8Array': ${S(e)}`)}function te(e){if(re(e))return e
;let r=ArrayBuffer.isView(e)?oe(e):ne(e);return ee(M.call(r))?$(r,0,V(r)):r}function ne(e){try{return new Uint8Array(e)
}catch{return be}}var fe=e=>H.call(e)==="Uint8Array";function oe(e){try{
return H.call(e)===void 0?new Uint8Array(N.call(e),J.call(e),Y.call(e)):new Uint8Array(M.call(e),L.call(e),D.call(e))
}catch{return be}}var be=/* @__PURE__ */new Uint8Array;function ce(e){try{return P.call(e)}catch{}try{
return Y.call(new DataView(e))}catch{return}}function se(e,r,a){ke(e,a);let i={...r}
;for(let t in r)Object.hasOwn(r,t)&&(i[t]=r[t](e?.[t],a,t));return i}function ke(e,r){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${r}: The options must be an object.`)}
function ue(e,r){return ke(e,r),!!e?.stream}var Ae=e=>`${e}`;function le(e){
return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function de(e,r){if(typeof e=="string")return e
;throw new TypeError(`${r}: The provided value is not a string: ${I(e)}`)}var he=e=>e===void 0?void 0:!!e
;function ge(e,r){ke(e,r);let a=!!e?.fatal,i=!!e?.ignoreBOM;return{fatal:a,ignoreBOM:i}}function me(e,r,a){
if(e>=r)return;let i=r===1?"argument":"arguments"
;throw new TypeError(`${a}: ${r} ${i} required, but only ${e} present.`)}function we(e,r="option"){return(a,i,t)=>{
if(a===void 0)return e[0];let n=Ae(a);if(e.includes(n))return n;let f=e.join("', '")
;throw new TypeError(`${i}: The ${r} '${t}' can't be '${n}'; use one of '${f}'.`)}}
var pe=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function ve(e){
for(let[,r,a,i]of e.matchAll(pe))if(/^charset$/i.test(r))return a?.replace(/\\(.)/gs,"$1")??i}
var ye=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],Be=/* @__PURE__ */r(()=>new Map(ye.flatMap((e,r)=>e.split(" ").map(e=>[e,r]))))
;function Ce(e){let r=ve(e)??e;return c(r)??Be().get(u(r))??k(r)}function xe(e){let r=Ce(Ae(e))
;return r===void 0?null:i[r].name}var Ee=e=>(e&63488)===55296;function Se(e,r){
let a=r===e.length-1?e.charCodeAt(r):e.codePointAt(r);return a>=55296&&a<=57343?65533:a}
var Ie=e=>e<128?1:e<2048?2:e<65536?3:4,Fe=e=>e<194||e>244?0:e<224?2:e<240?3:4;function Qe(e,r){
let a=e===224?160:e===240?144:128,i=e===237?159:e===244?143:191;return r>=a&&r<=i}function Te(e,r,a){let i=""
;for(let t=0;t<a;t+=8192){let n=new Uint16Array(e,r+2*t,Math.min(8192,a-t));i+=String.fromCharCode.apply(null,n)}
return i}function Oe(e,r,a){let i=a
;return e<128?r[i++]=e:(e<2048?r[i++]=192|e>>6:(e<65536?r[i++]=224|e>>12:(r[i++]=240|e>>18,r[i++]=128|e>>12&63),
r[i++]=128|e>>6&63),r[i++]=128|e&63),i}var Ge=class{encoding;offset;length;constructor(e,r,a){this.encoding=e,
this.offset=r,this.length=a}toTypeError(e){
let r=this.length===1?"a byte":`${this.length} bytes`,a=Number.isNaN(this.offset)?"some bytes":`${r} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${a} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}};function Ue(e,r){try{return r()}catch(r){throw r instanceof Ge?r.toTypeError(e):r}}
var je=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,He=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),Me=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,r,a){
super(`${a} can't represent ${je(e)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=r,this.encoding=a}static[Symbol.hasInstance](r){
return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&He in r}[He](){}}let r={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",r),
Object.defineProperty(e.prototype,"name",{...r,writable:!0}),e})();var Le,De=new Uint8Array(123)
;for(We=25;We>=0;--We)De[48+We]=52+We,De[65+We]=We,De[97+We]=26+We;var We;De[43]=62;De[47]=63;function Ke(e,r,a){
for(var i,t,n=0,f=r,o=a.length,b=r+(o*3>>2)-(a[o-2]=="=")-(a[o-1]=="=");n<o;n+=4)i=De[a.charCodeAt(n+1)],
t=De[a.charCodeAt(n+2)],e[f++]=De[a.charCodeAt(n)]<<2|i>>4,f<b&&(e[f++]=i<<4|t>>2),
f<b&&(e[f++]=t<<6|De[a.charCodeAt(n+3)])}function Ne(e){
Ke(Le,131072,"BAAAAAQAAAAIAAAAEAAAAEAAAABoYW5zIGNuIHNnaGFudCBoayBtbyB0dwAUAAIACgAAAB0AAAAeAAIADQAAAB8AAADvu7/+///+ABAAAAAGAAAADgAAAAsAAAANAAAACQAAABAAAAAKAAAADwAAAAYAAABlbBVqYWtvCACClhlSjazRA2fv7b7UBFcbCEwe9J8YCuzu7SqaopjELd7mnRlcfo+kA2+oR8TlxGL338nJWfa4r9t8JDFqi3LlU8vNVR7dG18LByOj6Gxph76TzMfSg+SAl5uUYCW2BbKH025mb4u9NNrBY/hwRemr5lj49r9WpMoN7oLRhFEd971qRc8mra+kLiUPKTQs/yYCfITb3F+h9BOrFhuu36oJjEqX8MMRGJ0+UmoS+t7LCRAoIOZQVqyOGZz24W/x6QufXDRxk/dSt30Gr1/qGCQ4hpq3mq5plfPn2hxOgK1uqWeQmrDTnuXbSvuJfur2pcG+UC2r17IYECf4LnxP/eMvRulAXyRFBmXn/8+oQMCS6i19c/eXOymlEME31pnHJK0H7f42iHESQ6kPswFyLHv9ZTZdffTlihY+p4YPi++IcaAbdbnKxjCDZWQ8hRe6UgbmxoqwFRVyhpJbkztynA9tp3+gxIJIiEBFz7x0wvKo53R5fjEDYpDYI1GLtbI4P0qcCMdXNJ8xP87KaEecJ7+RgkLRMptaV76CAUkG9a+o5KDFRXJx3546Qq+azg+kuCQUwiqLLxEEovSuTc2/NvpkCe76CdDvSg/QI42BhSsrrifutVYmLNL4GwyEmscjP73EMSxEwkzSD70ZnSdiCyYnO0oXdR9MZ7S50Sf5mzuCHGbjm6FzCu5d1JvIkHgrWFBGWxvTCOkTGcr1Bk30SLFvm4XvjQPSrrR5gP7wcYMhlUXsWX1T083J6YpB04QlM1SuQV+eK8fpQmb5uu+3A5x5/5olcc5krJ34lLg0eTqSdkfpibE2+72dCwP9gvihjUB/90o05gFmiAh55xfahFE3W8sQGrBLv3RmghuouPGiSsBpV66Wqr1ycKGNxshwRETR2A6bw3dMQjOmynDbE2zJedSRrcPH0wEFwsbp8vkzmiK+SJnqm6aLUsXdj8cRjCoKzBEWsFOw+BR2w9+Ee9dW/afdFGJxatKZIiX83UdsNByS1Wdfwwd33qOLi/OZahtPLpe29+olAOz9qjkT5ehf/3AQIPCv7q8jU8Zod6T9cdpMUmztuolXivYeFwwYz/3SVJ4cWCRYeFX21cTT3VvY0mIajl5Se/4tLw0E1LPWFDsvClHb0eCwemPFKfqzSdBgRo5ybxSInzQGZgjlUZnyxSRM+LOnZEBTY988O/gyQOwsBYenFcmEGg2TYJYzLTgjKTQMchV0BXODvSGGAy8BiUysbNNeThYHt9ggD5IH7EgjF1ZgCB1wXOf0jN6G3hfG2vpsBi/Wshe8xhC+1wOx312J/OlWghssWogZ4tt5692+sjXnhW+rNd37R8oCWdgRS6ooTmKkf7Hh26tfA8odVlKjIYJ+9vmtQkSL3UORAQg2N34eo0U1hR2KjzC3Xj3wnj9YMEERZ3jBITarDATwTQFPUMCeT6ObFjDFStNvoFeFz5RI/AElLV6JksG7B70Uhea6ACC2yI4TIYl8L61nk9qLNj/bAVYW7vipkO6lZX/+BaYUbDdAJJ4WhpsDr13uZtFfF8JK5LI/bkPkygbyCC33njLgET+JDbi1NdaN1vm8pSlET6XDQ0TDZlqaVSLsGc9ogUURBa7yElTA1MzaJrTiqAwJgHHA+3PEG7FTgv4KXKP6avFbzvEKeROQwCniufXqmZ4QFDdhuVozlsxb8hAcJcqExJYyXqh/VnWUCoMmb4/W5RzHmKxVQJf6rpXiH8PBRIcGBYstG/rJFWwYx6GVZzRueVR0d0E8eElOdXVcHrvAYTpmUt2P4AiAOLUtsSsVTUEzObfSTOm6AdVtDf7NgQaI/pBcva8cNJQux6jSB8Hsn0Pd6sYRdzg0wT2CgxxcoOb+/9cPlNb61+B3yF0U7ERzksm5RX8lpe3xV9sJmEUH3LpkOlli5j2Zt6oVh7Sy/dEwMyVWJjH3DAUo3El27/8XRShSDKWmOFnhS3XtZ+ZKLduULJFRTMBJqabxJIhNC0NqpvnLxO2O7kmUrdfVIYZM5fo3pbIvaEDWc/TeY2KpZDHTOv6vP3zmDUqD8zSGykrR1xIhd+6GnDMb0HIG0Qx6eH0RdNU6bOdvNVm6wEDb6IyzZWtGaQvvn5/2+9MbrV3h6oF1W3TmnwjGKiNm5SiXYGvZex3/OXQj2T+J0WjxU4ygVm7anY6PXKzkdxiqPxwf+0VazIbfgnX6U3tzm1CEG87U/1sqG8HgI8dZgODs7orjd4o1bt5YaHhBlZgVEJ4RQrBLfRPghWq/5caMKrL5ztWWG23P2XFHCtT5Yj1jhMUCIPBxvrfTWV3xF9cLWCDaetRcuAFqLzRlHMbeE9CUxpSOIfPs+gbnXvg6+tYjtFv3fceARqQvDtAm8ZHbrYg4ZdaOMfxb7jneWAIq68DB/DnPnXJtegOXSZuQNcmMJHVXBrVY50Yi6ZHqYtJToiq0W9YkzCfDWs4CQSwdC5jT3CF+dOELzokj43Rm957l2FcnXFyFeT9SYGIUVoyWjW6jCKxRMDGZxlQm1skEza4eHFJvvOhkXSzATWN4TMA1/FkqlWA+DJY1PPu48xQq+oa1bx8g9somABRukafe1sBBTroU6ZGjzRngkLond3Z4feG/KqoKx3VxFAJvMEepxoiQwA4wyuoguSy6zF7f1ACh+MzMU4ailI1jBTWC07JOovDEBIv+Y79s/+3lDHc12HDJEfcI39LAFKY2IPjGHs/2+c4gFS0QFwn7z7xNuWFxEWaL+oE3NA2SHEKQIFsAATr/ooIT0WondBAQr85RjWGroLeWYMN0ahR/1nMNvfr3QoMa63Up5hKJVITV5VB0+p7QdujOL02hIrSZO8tBRigu6c+Xc91SDVx6Zf+D+p/UX3Sb7aARxKas2CYqna5BN6z4cXn6kJ/CFh1q5zXNp5Che9OHLcH0ZbgOhJYX8GOcJbKFk9m36RT0OzYrFclYLlKktddRVI1NtpxHbEXtXyZ4bHLlFhL+jf0gNfp5hFSRfq+KJO9KgyfX+cmJNyc62s3V8zBeIw7qIBuKEmWwk/VInBP38jzdaDry4CWXiyWlghfs00rpeqYDMrZchSsMCZ1ZOIPbYyoa5HYBL1BL69GKXx07Hlgpdwm1t+iLixd41KvMHm37w91vdkEHICaluCMV5wvJzfYdgZ6gLc05pOso9UYsX3wzF39NZAT9Nxc18O+jXhh3oelsWhIYZzRHdxWrURi4OyXX1wkMXRmL+rL0qg2A2oopmwFkWo3aGzYOQtWWVIxFXLloV7ODWPvde2l73SzDE7FlfP9gk406WnU4czkmJHH8leBQATCi95GEk7K0s1dE8DcpgV6J/9YLixDUdEhZnjD97xz0bEM62LR4cbcI8l1JLjyO8QT/jfFGyMzigZHkBNTDdm+cUB+P5CAO5wco7Dnnl1UwuMCcVao2YoGk4JNvxBkGbSx6LrBbD/5DbAxA97AUeh3MtaBHnbnamtLuig+DZT4FfJyC8y4KDcg/wkXRWcB9bQM8hUok/54sBx0sK1dLdSmgxLfhCqhSD8XzpVH0nqTyZxjfGOYhUOnM6x2iONXrq+RJprZfGH4vM1ppRiGmMbntjhm/uwztwSbWb9TivhA7elD7TTXjitL/QDZY8j6bmZsDyGflbmKlEZQI284lpHBjY1+DFmF+MYKwI43SuZkHDLLmBJyH+aO4zEsctQIjlx+PDwMeIz6X0hfOwWQo8qK4EpnQ3RjHYd9/AUQop+kOC8h8Kk06Fvshn+DEVrQg2odh5PpdiOBhjvQX5jvp6Oc80/0ip8aXB6YiCFkNwmrkGrTyzH4CEDP9FQC7ZVQqvrrL7XNG2YTkutasfbXJqEJ3Ds+Qo9iiPYmLkQ9LWQdw6EMPNAFi812pry30LnjX3KxlloVhLOFbLoT5akMJFQEAX7bX6QWX7pKhkGjdtadIOrobxCPzqDTBycQx2gbV3li0XwHWR/eICxiX/le5xxGbJc54T60DcJxzIahStb3SkeZMCqt7PILY+C5gQVH1Mtp7IvmOjrmm6VzHiafR+7lYfD3tH3Oslh/3CIHuLpaLaiDZWJBybSQawrXLh5VsSbQgeBURFoL9sEKnxuG7oiHaIM6sLhf6SMwdbzGgayJlSE/17Hin6IMY83lT/dtZtySyGhciZrfNKr813r8R3qPwM4gdxS34wE84GDaQL80x5Z4SMQ18BCSxO+ptgDBMmhELV0qWxvkYpdFdGgS2VOJJy1sNElCNnK8F9dmT/iWaVAZftPh5tfLTV8krn2HaQUmW+svJ5bhJq1J7nodmwmZBD4JH6sIPQ1DYHvpXhWWVCt04mHZCI12woELSUf9XhT/y4MS2js2EJUQ14UcO6wSSqWc5xXSUaTC9VGYEIrWSIf3jvjwez5z5GYwdTiew0B/fQNJBj1jgmPC/M7jcHHg3S1i9WLY0rJkv+y2Cv8wvxCw/ptWQm4H6JelI6oNuDOep3/8z+8EKvQIt2/Km8eB7MX7p1s8rt6nobr8xUblNjRJPWOzwSYIK+oeos64QLG9XJuccZOiJ6bua00dVcULRkv/o5aq49hre0CsDmxwJzHvY9wMUDNVhipGIp0TmJB59N/IShBhGQinwobU2of7ojT/QWNNJUhSmD/U94xKyvMocy6YAo5uOcmWQE8PgHymw6j2nSl/mUdRP5qvh1h6mlKFQVeUE6wCZs5ZCkk/Y1jRAxKsxDBWAevxcd81Ss0XxvoT84xrF2/PSAVFZ1NFxYyS1cnd+iUSDV+H7ZfNeB7M1+K+dXqBgaKes54B6uWlotq/c9u32JUQ4HEFf85Gvhm3SDX3sy9J4pailVQtRcl944XD6iW+y7Z8/ASfjbT877UotZbKMtBoGrOyvNSVQOv66rCqyyvejhPG3wGVAXaOwbPBCnUDdVedKeugJH+EwClKcDdAOvlS6svXrnlqx3ph5+tIynm6y7oR9Lu8eCud/w5YETL2o8ASNP4imjyiFCGT9CPkLJCV3+uv8kdNPtz+QCOsgTKqlqty7vcCOlNIK1lYTZtNieTg6fuX6w2LL2Y8WMqTFxabDE3UGcV4DJXmzPd6fGP74hhDezvMgnVlsAfUMJSwtcm9ZcvJ/SnjEtkM51BIUAC6fa70rPL/4EoX3eNYadjLPmQPflN3XzkvtZuBB1iq6T9LuMVSb1rX5qaNYpgDNlq/wW09LzQQpCgCdYFlnPVU+IBgGQ5C+jyCcW5nAAjaBEt3rlVwnBGrszYa+tJ8sjfv/NEzIWw2G2FZ0LCZ9RA7IksXGJYg37nwCTR3onE09oZ1a4oHzMiX7hzhC9M8RdRzb1gee0OJQ2mHMV0+NpNl+8w4TVSWGZb51pp/OWKVnkSiLwPvpMyTppCVOPonru6yw054ItnUVFbqJGscrLntliJpnPdB9OCz9Q39uA5PpHjiZwqZkHVnBRDx6wAXU/3VKyM0E8+hnbyEOvUsuLZstfvEH8FQSOmM4sR1Wgjcnu0LnWNhVSKjKV/QmvhQbyE7gVXqrfHm5OTMbG5DGW73nMLSnHuAt0BC5or7R++kXY8uPtstbb0IQ3OCo/dQVwdkt8VhS1fiEYatocJ63wBQhTwNJF8cSdn2fKcEd0J7rOVJfv1yhKDJXMe85yIDs1DdU0j/jivFFQ5hinIkVOVDlLKkAWrzenm7TPGWDf0bAN1S99d8bEqsXYHqPZWCjgaLlQEW4qmYYYzKtR1vPze608F31JgDAEpezb/UJCvfSwWs+dHKSaBGh0KwP7BZJQUOztds+g2/4EefCyYlDo/t30qqZ/Wxrb9EUzMMInAbuaSKj1nhSrf5OHLY9Sb9hsLmknE/IGs/YaFYiPqLIKVVqgNGuc/U94rgfqKRbahCfUqgq0uEvUWY3QZwYscd0ex+CBsNzU3eF5BOJeK9SrVVOd6zrelfzPUjhEkK21Kfr+u2xsbznrlq4MScAVGnYCuyuViTMjC25FvxPfn4eyIevOjXZt8h5aEobHAqocIFphOX7H013x953Lf4Afgki0hGh5iDv5C0tmK/aOTEYpoliYu6I1s2VLcpGwuGQ/ZIIBpgKe4p4wv0c/gJE1HBtkfilQqiJPoFFyF4yWim6tRIHtC59Y/Dvss4qQAgtolxHUNnWTEE6j8F2M5RMilQGI2lXSHZwTfMfavpvSBoxL6iffDSEzWr0kzZCLfp8NU4DoRTIuHHf6l/Wv0d55n6LdR+yt2dpghFFghGF0Ro2h5fyDRRKDR4fyYg2dcgVDaXnt6UwC4hTIntt9HCamLsael28t9NlR86WEQOGXF2ZCYkqn6aguwozePF0zHxT0WznkmTtZQBGalRwLLfuZzQMvtrNVdIioTy7E4kbW5FFMghTJNy7kUKwNWKuGPv5izOBsqjfK8ebs1l5PrISQdnL6uw059eOepwoL5cuNehnWcxbEEL/5nTyjCHDF/drXmZLt9AQXQ9P4+HmMSkkqhzefpnU7wAa5Ansss4tawpEnM6h638BOGYgyXIyiDzI2JJlhgU94U3mAKj+p5L0sU+cnvGknD4sLUTkfBsXRKsMkIb9UGf88HjeqaqqLW/GvtCXE6dLVCIgF746j5VdWnt2p7wqO9n+efqAR0vHDDPy8gxmjaDNWtV9F5sjZjMTiezjXe4uzAc/PPQKbadvJmDGfEgwG0tBy6zTWsViQTKjZJH1pvyjUBq9ByH8WRG+Lz9ltz48qG3mtZsWnRt9XSoCwXwWcUqvxMSAMU5cKJ71YoQtAKfDOVdzD2A8S+gjdue96vxkyIUnN57yFUqclFs4vv97PVQG1UsL0jmFvcfiWRqQzwyQ7U5Q7n23Ana/G47peqsvqCoSqPzPEh1ukAPyuXKHPybTze5VR3e8779v+pWhaQyohDrS+9HQgXxTTR6uXWYA+4+TV+EAnR0JutraAgTpP4rU1q5P/HeZLHYSHOjDbjy3Z04CgOCYbzgrIBSjpaU0A2kDKu+RqBEeoFMUXDCYSqLgxGqikoFKhLW+YgKp1U/NoE1PmQ+RzMk29e71aWHbHw1Oi5hl/ry+Trn7WFyDGya3ZpvOl1u8A0yF2vPeaE1PZNX2wM964Q8vi8Y5I3svuRf3KGYLpLSsqtgBoK3vwUuINnXxnu6irxAg5WhrDlTTmyRXxPM5mz8v4VtIaRfTvJ9UbpsD2Ad3PNaUDEUPQQ2LT/W5vGN555eF22ppjrfUMCwyzENjs+Lf51I57wFDAT42inVujvd03PoARpdPNFuLIrTay35SNzh7+TB3Av7AmNv4yolSG909isUg9pPtBrp5pKlPLKI7fPiEMaTDwmppTbqzKMiFbh19a3czG5WOsiPyzbGhLaoXwrEUVzkSDazQa/2oCwnjWmE7jLNSzC42C1ZMBQAQg4fazCT7B1KwnWjwqP4upjy/IqESWvLkf+Wtd+u7mbXOweO0cgBNY8ARLCdxeFz9PGiLaNnETKq+JowLrJUl0qWwn3slvA9+HiKVkNYYAQytkYHfJF+u/LQT7e0nKRWu5rt7qzaoKqUwHtNatPx0+THvUJ7+2KrEZ95GvKfnHIBa2lQfh1JIE/QrgCgb/rkkvRcief9/OSJTyHfSxB5odhvZvaQW8/lItASjviEji0bNcG0ePN31hLpDGweQqEAYmhuRB6fB6YuUJqKvDV+ZbHX7CIqGpWKHF6zuMfeI3Y18e+IDPCvWVdrOP+xHX9gi+1XaPPYFYM6dOyV3lxaxyPrtWEx1Z3YN9Yxi0xPQiaukQkr97Gi+/DesoKF2q+Y+yPp1Qvm8SLx2WFmE9/NbAv9UX3u0IKN7qISyAfDAv+VW2f4HGMtbDPAfg2A87CqF7cC63dMcxfTbNEbBaaj1W7BTtrGz5eKjjZp9D1UbE7drhAsiFXYaZ/+/ELUyM2BU3tsTsWx9ulXVyA9bhr6wBCOy1Ql32NAUsg0f87fe4gNmFC9Hhai2eOCt0Tt+cMJlGvTe+Ym4uSltzsBGYOqch1JCBG8vKjh2ZJsbUtoHXX3Q3XLptEPNlVMq1MvxAIbdP71OcaajNEapCDpIGg8tnV4yF+VCxZt4KGJ+AQoXlUVXw8fTcEN9/bvcaIisHT+LW2lSGFYR1JyzaDGMHykh2e8JjPVWNoEe46yH2lvYbBwn2tGMHq1KQx5xOaHrAleKLZLuB+D4Oegh3ym+NaQkMc00Ga9sbHgVGi2MyBai4MxfOXvlbFmN5qnEEK/oTtE46DBHRfHdnsXgftyWxshYWHwMyrtOUwCN2IbGifPgspIOPdIT3glm+jW3+COCgAKsy3JmsUgmqL+X1YieB88XlTfqlJUzKHiOGGAtdlk0QuVgVYLVJ3c5iyO2iDh5zLBYh+OZqVQwBX7xru/ci6pRnfwoar8zx1oND+kA19jaHaFXL9P7/RfKIsIertrb5U3iYnTwQFJFL4Wz2TjVpBKZzCBl1RnRfOVeLwqVgqgcmBFihiW83OBcpx/3EkrwD0qujKnC0TioXZcwaL3xA0eez8JIg2KMBas4kcXKtGWZIlB5gDHBvt9KpWbWep86Edb6zHJXV0s3cPZlmz6sfg8E1FJ9XsS82vlsJMW41Aw4CntDL44kDpYu95OCIgfI115d8yIPl18eJw2HBngHZlTgBDDJv5jFVBF33wBNYKFuUOdQXohyjmG9qtOrGDHV4UVS6lR/BTrVeIh8CddoYyKJBXJtff3BzTt6sHHEqlcUUwU7QOMywTvDcWh8NPlxcLCeww/3LXQwMLKeQv6+Sz20kWvVu6KZb96vbBsQvyinb++sjQceAYoyEgKJNHy4M1Kyy5Qfrk+C90lq//5hzn76sOhgFMPUxGON6td7IivHKriHWyXJuAWUIwGjJ6tKULivoLoF2y5dgY5yTOU3ew7RlTq8DV7fiANDe8Wh8vUa89mmh36tygHY0P/xqNJkjteggNJJ9faSLj25Kp3wn0C9kj6Lbl8XgCdUUBkqOg+gNGTyuCrFC0iI57sqeJuy6jkZSc4NHKQWR2cLdsgc12XFJKG0kq3C6+4OwxkOvdDSrbTEaZ5/uGE7FQ7zF0d8NBQpjqgOUVNc3MkfjJNc2+c8frdtbCkxIet3GADKSfMDiODWjv0y6Ay2ANNSeC0A4M9L6lneynYHYGCdWrm0LMxOdHaihmag9Frhkr8gMeAKxHas+MtFbT7FDnpdw68gcM579f+iXgIIH68h1Dms8AO1ewx4is8ORmUH41yp1sBV8hP9IEahT4PShif1VLCB7yWIzLcNGSK66hccMQrysB++YOKgSKw7NsXZQGp3ecMXUjF2f9EoOAZBHzhwn4bkUC/1DAuNfJOnzjlpw+QL7GxA6mWDEDSCazTHe7FWE1LUy8mix3L/ClamYEHe6Sd3mVe2VN8WUnMRQjJmkQnmrFOuVxKdYlpjORYGA4LTZ5xGxJmg1e4Zicbwlm9rQej/mWSHm6ngSD5XL3MLKakP13MJE43gErPYeNV4l2NhVSBXhek2Ijx1JZxdQvvZ4OhXYXKf4OsORBv9VDU9p37tisuy+TVXiGSRno4kP8364eFfhRmvfgeYoZMmBPudTry673lJWfmvHywMGM//0eUe6qJj4xMYzrm/FBI9mDCMYcV04ZcWrAc4PnIhUv0QOrc5C6qcUDJZqO5IM0OAhNzrwSjhgTDxpTz/+3XIY5ozx9bOJQWhXmd9qgYWd5eAsIi2oboxOxtVH6J0NAeefyUUpv+12KW+TXLF6JMA1pkIhiWAc/PTE5N+xRJJ5FZBw9XbTHcRRJEGS/ZCPSFRhbKV6lbWszVIOWD69EsswG6SEuP0JdrCjlXvT9o5SAzUAcp+CifKfV1WsadoIQwuzJSqJ10ajyoFiSXhuY/XVp6rVJZ1Bd8TYDLris+vibLU8nckHgCKZGMBF++cduCzKa8xT9SJvXEmPkhwfNAolXhKRqrp1fSY5XqEkYsVzjwu3CsnxpkH67XDQFRa3wIr4UI8gwYgyOns/X1rbduhD6CSlx4fJWl7s8+7aQPQw5Y9qL/2BapVM/tEaYkuPR+ZLOkGhZ6vRPeQcCeHZnt+JnRyXMqlT0dRyj3AG5/EyvHa0dCSX9Gbbwvg0N/WcWoH8MllwkXpYr5V+iQ2koZ0dQ5PEocJ2/K0jPNXfFW9vI0krCVYLsZR6/Ju8RCNYkWMSN64Afc4PGu9oPZgKqzGpeczbl58AAOq0VRl46vnTOsdt1dTcEDEvUjJse3/p90cQDVi1eDyVfO4rNQoOSWoN6oyEvTeQs1+ej3NExyEbpaM1gE3fAYEixEcsiH+LsW8dSETpculI/WGTYRDw6p7bAqTA8U/E4AnSsp0TsC3ehL0mzhIv7E6igzWIpur+8Em9qYIzOkd/9LmrjH+dhKdPCD34KQ9l6ODEF+V7gbPR4NqC771iKPcG7Ak0i+mU6G+1OxMsg+lfuA2uiqHt22j+n41A8MSrB3M6GZJfOUEg6t+NbG6ZWuznVqJuQrR4bsP3vGUKvbfFDSyBG3OhwN+0zIpQ/4rdd089/MdS7eR/CGgyG3PVH2l1RtDXpHFsBXE2zVqh0qzda7Myf5YZ3Ygt+/SWxcVn10IiFTF+dVKAIOzKIKQn4gMl50oRBfUiCl5RXvJ8uFXX3ML+KvMzV6slHad1Rku2HdQwRbikYYJbXpa+zB6jkt+mc6c495inV1eBiCa54FNRvaFULAEugF1a0YjF0G9W4BQ0a5ihxSrO3x0Ga3UvMidkU8+oeF6crPbBQWLD7kRovuSBmFqvy6qBjiilulnUVcaaNCdHcWlwRP3CcDJMm2rtDRUdz8wYe0UQuUBSu1cqUg4Cob/ccnBb1m08kQGgSgv56pl7cT/Srm2tGZg1/fRDWaTSkYVWKVvmtnq9WR+PSWna+znadacHiWxbGRr53gUQ2IvH/TzuOPNPc6SuNpp1FlWf6Vf2okabxqY1r/xpScv3HLFByEkRLhTl8Nx9Vxn6Ha0V0zVfXZkz+shVhVJYyr2MXnPcwhp+rC7gJsXN5ECgK1soTdSL7VUpWMQ+rq5sW51iGpYDv7nO9PHZIzxN27i7StR3NndK09Pr20gDEEqETH9++o8P6cNiWO6+L6BTU5RPs+bG888aN5dlMfob48xOnjH7tZ6MMk/FUa62uzEWa+xNcVp8LqqcvmVt4LDQgFYDl001YkV75OSI2b5+rtHSK+KPuh2vW2GdGyoaK5paw38QsfIngQVIajMOtaEv1aWuBlL0QaUTi57nfZQ8D4/LHDpX+DAAG3EUQWK4IzuRfTO5IbfgCEISDjpCQSXfb0yRX8Pf6dbZ5EXrbQehgEfd/9j9GRLoki6hQbwdL1bptwx1Lwipd2u1nKK7svVUNLo6xYxsyyF/ejHK6Y44WEdN+l5o5e+OpGIhM3gfVdZVtg2HDGMWTs6Y1J1dQnWFTTcF2DquOhfVSwLYCNpsVjKHteU2wx+pVIe0vjzNkzDJ3UdULHAt4X+ZOviGs/iLw0gqDFMvqJ6GFWnepftQvOr1eD3qeOBQpGH+BgEppokjh9HUItuEy2Tf361uo/dXdHTsfUZh7COzwYnxNJbqZ0mSlL68zViAgfeLLU3hfr8KxEIJ+vjPzqSSkDDAhAow/WraNgIWI1lmNAvquHnUcBRlKxJMB8mlnCW2GM0Vc1QVTXTHxQKFTEp+Nm8LFFaQkh7VB/cgrmuC81H1P/pH7IxCOYSEmrlrze5UE6ZXybJxGdliW5V7UcCiBqibQZK+63HHAZSlfholMJPngS5HEP6XB1/0ub+rrMYgwOQsd05Fh+EcPeTc2uW+kUYmqkh+A483aGVaeSZHiyKLlGp/63H6QrUIl+ddQiV/NekQ81iOBPFbQq4rsTBrlWDsUs3oqh6Rtj0k7PGHyuwJ4RHLPMFdE6reIBSRaZV6lOo3sGo850229CoMIsAwpdo7nWOHQEzG/v8qQh3Q4zOBoYKtTn5Xw+gZKjNjaShjUgu6ZsQtl3ijSxk4o/9Q0qxxIilB8j6nGVHfQoxsml1lQhS9YgpVn+awXZllGF8L1OEtU699IYeHeBZgPq3N7UCf7brv56/Jq03QIdCySimyNNlaATe79RqRQ/lUwK9bTnEuHT9FRgCo1FeDpihwYbTw50MieII0SLaN8ZvNgug777SFnoDetixldYowb1sBxJNPX497ZghTikV2GiqTl6Rq/LuGV/noh9crn6P69G+VNsH+BkXG6xjYzT2tXyLENOuzxvufotS3TrJHN2QtvG+fEw+sUDGhOpgiljuq/GxkoOSj4fuSqSEutmy3NEq2XELl0N0LLjn1b/nj+67ZYYWZGzw3ek/KXv/2jKME5rNzbzAflPd2xUfiAwtO0ln7P4yxyWM2Jd2Knc/tfkou75xSJToHKzJ7lGsAGW/UUgkL/a9HFIHla/YSakEef6xxy1PfUVhilFuEvBWYPr6MW2C64DgnAGVGo5LrYHMmVNxrqA90NfUL9HtnYIEd15ETT/yM77OgAR76xozNBBrJNVzOxuyqDSb7uCzXyDlw2lJeWuHxCFRC09qeKh2tsEW4SLAkV07eSR3VM8Qu03dITZcaS5SrvnDQ+nimh6KST4GkvKluVyEPU/5zbrZO2ecF96OF3rZYivXAzD4YdK96SHzh+1Ghd+2pxJjOWgeDQNO9rdQwC9TzPJBCIdVPJ6MIyavdXTzhN6eGW/kI7WFzY0/yfnWz7NnLbrhHBPM3hcLpRxKwX1HyO0jv42qBV4Q2ZaAKnNlztyIjqmrwctDLFlIeYoMOZHzXD66lHZEEFz9zvjfRCPof5wxflydZQRpT4oSEJC/oUAwKV2JdLPKplFYV2zg25+HSTSgUNcSOXQwd/vw7ZWS1gvNNC5LqThBu+v8F9j3AUP5D4LtLVmEe/6czV1zuwlBbY9gA+cuyXsn97LFqus8soI3IOI3tA0FAAQJxUKH8VR6+BK3g5V2NmVmwdb8vV5Tj6voWT4lTHEr6n8Ex4RZQ7GOi517LvfWzU9pxnE8gL0v9njaaKvZrcxOxN8z0pxk/1TIwQYBMBe5x++9Fifo22gANKVwQq6jkr8kLL5GSLFEKStzJS8Tk1hLc3Q296iuVCnrfR7TiV8/ivUPj5SnkiBtlXHQ53k+iz566aGi7mOk5iJWMP3uYH8/virU527Mh2OeV5mtnMRIWOneasmI6dy6blhZEFmXgZRVh2C1xnib4CdoUfKBCG5HavrOKRwuFwH83dWbZ+8vX23Br7Xk+0h20CYFhYSJp/YSdu7qseXvbyQTmVOBcvUags0ArT7araclq4Dlm59195nsa27ylzr4Im6/ijqrOX+OZgQkkTl35kh+rXoSLAZtFsT8fyMQ6Iw7y0k26KKGCFdearj65lIzZo/66Ti6tIZIRsTD8ucPuw44okIZZzUrP9DEovPUBj8iK7VkFCcgpvVIJULL5/ZhQSuNgqKPcOlkrrfh9ez2cYdkGJkBG5mUP+C0bmLFf+2SOheqap7wJ6Gj4sXdE7ZfvCWfNjTPAbCQ7IPZ5NUEnEG4SurNYu9kS90xnguIGPJHka3QDHJBvAki15Uurt5D3XKEXRGewaGfoF6MClLqixHx+lOMU2I8AQBXBba5wNTXx4pDYOwr7Tl5ZTnVIKQ4RDetUAwdk3rZNGYRZT2yt+yo28jdW/I/hT2VFewHlMDCdn+3X5wQGQIVEFk2V4GyJ5Jsm1SXhSvIQDoZWR53JhErEcKvjXjEb1j+Op1zbXp5WEUqEqs7SDSzDcBoYdpTFK0M6vPDvfp1/UHNeIGRJjSvwv+Frhw/bjAtrGfHCbN9XXw5xSBH0zk9OQe1oBzcXrS2YrgQbFAQ9l/+af/ietbsC4GvheGpp0PkuOvSikkyTScHKsD2bRF29nmFBLvtOTvCLzGW+rIb1h4JKHaEAoLXWnQs2UlMCxmiBEhZsebrktiSjhRD+ZUFAghTQQtqi5qfiYGgkc7gZwgD94HOgY/5wQWMRi5OOyAK6l2RkwLB9DXHxujl0AgxRxZ2EJAEJewbaZ4E+yP3XidIrj2dmdk/FyZSfaFFsIfxWjwmiRB/1W2qfJxMjn38aCiQOHRClfNrJWXewsdy/coddRE1dB2PxPeoIWcDEuRxKWuGL+BcISNOQ4RAq7lQEfqiKWSGJDqx9r6wMIlT1CpltJcpJhOgU60p4N7d2tDMyxOFA+QSVZCtyE588N7qhGTw+c6kzbZW4SsCgMeVxx1Jvqlu2bpT2tGaB25pp1xtzZNoFjG8eEUYe+KtGItAa2KQso6hzjUDfdHqNGfmCVoA34LHEe02YvfEN59B0jWhBgmnUqR4q6uZD66FhHdgXquD3lgfE84JYSkQYEprc03n/aJyUV2Il/UMiBOSC27bk2W8YWrUzKHQQjCi7FkE0LvmVtJNfWW372FALj8Y459fMtOMk8uJmN9z5glJP06seJ5Nlm7HO8roQaKzMxBZIId4RsPdzJqfYi92gw+v5GmBY8bMoOZMhjsZ/8gnEHovZYMNNKMiEJbrCbN0EjCWJXHTwWanth0o3N/Mazu4HFyraN0ZaNkpxMz8dhZkzbaPhtk/u8sVQSpAO8qmOpNv7+8KOmq0TaGd08F4lkTxjb5b9Ij+mvSOUz5LnAOvSVf0l011jjcAMu9yGxsmSB2YBiTBCg9gkRYvDySRMZ4PGTLFJ3/Qkk4fF/GjV8eqQMAj4VDV042xk7zy5i80mlsetW6dSXAALBcHIxabnM7DKIQL5eNVapVn2uMTByq45TqPt0GBXofa5pA52n16rJka4bhmdBhVv7st3SFriu8mDHbSyD+EU+mViSrSyBH9Q/m+AlixWP4h4CLAMR5oZhjBqC/8PtKR1ZXpyApbp1BEOdvfLTHSqPNy1HhSOiH8obwcZT4rXmrHoboa5lfUTRtdohcCshQMmXU+7sJKCxmta70uS34UUklO/I/8X/Q9eoa3tE5Z5Xe1zR8D2O4w1WYFBA8rj7LXu9cEC8zf/yckcKWpg1TPCrAHsbb7c7DF4myXCVyG2Ln14jaYWNuKcFumcAsxrTclAwI+zH6KS/5ml0lEqNroTYeh5EvmIcoWw7PSNGigP1cCmsXqiET6mikDMmbhf4ooQ+vnf2AMf7G/ZgrKap4YvLc2hBpK9/Is309f7Iqa8JrAJnITU09bp1ExBTbs1FXna7mj5Jdd4ywUR8zW1DIjt7uGiV1PX9Vyqd45zRG0c/aoiD5jRU1soCBCMxrUkAQ8DRNGaj5D5jNLICbxl9zNx9JOQE8xsdV5fegMKOfiZ06JhEuiRrTTWNeHCjqI1HqRFeTq5JeLTPo0/ffMigB/kkOz1TokAGK9j1+mZRUeK/0aG13wMzgae0jHdlcaXAsmxntkoXWMEPHM2DKRVrKpmCEYybuyuev7h99C8JYhbn8dGCmHPyid3no30f+NpR0Z6wFqnyXtZ2j+SnT/fZrs6NLxdHf8M9GvCMi/+xfrdR7dRHDY99wSgLAuYXEd0yer9YT+L2bhotW9sfBYpB9RQCv18H7HL+Rl2Lz/X67SvyHe8mbL4Tl1BTi3eynosF7IXOIiJD/TOuxXhXxNmKZc2+Y/jP8m92mtC+9BHK0l4VTGWh8mMFCWIBCPPKGT5/D6xy7tiYJKuK4Dmf2KutwsB6Lj+GMB/emueYRkjYXVLsL+GtTXqAwhQ0LBXBFY8EkhxU9mBsjoVG86avvxY2xtklLwQt/z7DVR6gjnwDTvZhFVpx8sc+tP88Xi0BQDVlWoAkCTD66ue99MfGef25qo9XcMRN7nvvlc1Yw4f1Dlq0imD1uFjvudquNsNVmvDagWkyjTV/UMHAnZJ+PAVkJKVW6JH2P9vdBwaCffToJVwOUqIyHFuQWt03yn3TYac78CrtBCwuSt0MlIfgrjHK6K4u3Pb2tKEs3K/wZpGp5GbsZRL7weaaTJ/1jXaef4rKpYqLmOPmDBtugEIDtru6W4GoubQB2qy8LMuoGJ7CqsAruX9cdVX52+T8QLABgb/IB6ZJ1TgBWsqn/kMH1K4HiTisNXad26M29jpwJEIuSNvTq/DSiNBE9fg140jUlKjxajWlMVB+xJp9zb6tyiI5qIZkvy2a9nizfY760iICx0JXL2GUY03DkQWgzRQNjEn1NTZucPFPGeH6W9qtZpwlIQZwBVimB+h7rbXu2hUZRumOQhWKKGYHZVJvrPQ73aiHGyRQn7rVWZilz9DPmlImRd7Cuez5Zn5JuM8oScm0Ddhdy4GfYQbHdsGU0nmj1BsYBXUfu27AxNiaa/m8CRdcPVJsbIcioQF+n/71O0BA6bV73lyVxAKn6YRmVo0y/jDWQI96RKyybxieIF6Ez9Pld6wQGcbHZPtXHcmeNOvK0f64kipxv5iDTEDsF9kBm9gouoNlb7gut+QYWwQlaRFYSW+rsCXMw0UZrXkE2830S5Cn/gwyEChP+5YzMLa5EpszvATRzXiH5wSEn6bzxQ6PEV41JMqhNPZWSAPqtHS+M2TipotU1WTCKKtuG5A30+bUlgA61fsrD7lcZyunHmBnMsHmCKvllQ+v+KWdQw1MA8nzEWbHBPKCdqa7VshTeGhmMl33+YTQy4Q8P18TbveQYVCwMo+ZTW/aLQTAMcaTz78ln5AG9x6csmEA5u2480Z8Yt4jKUsch0NyoqD8+3xw5MZDax5c27klKi5naM+hHzvRRhPOg47ME6TY8xuRIRYPYuQhFt0GSv9/bT6HuIKTXEegtcftOJtWRpxtd9NTVuLfqw1KV+60jW4YVZ7abBP907ft0VTXm+aJA3JIrTwQIFSwv8VStfgzesLJK1lqTH8GbW/zHOvxe6prbMIXrO5NEsfhXXe2+bfM8mVM2gs9S7Lg4CiaNjGUGpCbsigE/prWaQNjCOSbOLjLV/KWCqNIwg62rkuTExQ8oa8tht5sBDZf1jDYq4RHBJj1T177mOUfWNSlKhu4PE0FTx9hERxVp3SoAhInv9ojG4CdlD5gr/YJ6dlWBNrOdxOrsVRjtJdZyTyMBTJC90nsj/3rcGcRncVYRgL4UPoc1B/EdTPNxSvYJEzVffS8DaZlJMDJ4Pw7eiqrtxdnPgoOeqJSu8h+P8YOw+39s59g/Rf/aMm8TNb30REk+oG60JKuF53BFckzkRh9boLUPVHl8O/5/oMey52apIXoFI+ZV9430UZlYh4rjAngjprqcjwvH+hRTD974xLMKEBG7F04NB+a7e967oZb8MzW+cOkwxL7WYiy++hMcmIBzCqRobVyltjJaY5sAFnskmRJro8Fv6vVlxn+LwVtNwapinyjCgxrPBC2yj6FQ60eWpiYZL791t0W32KB6D4i91nRRs42KAvh/MV1mO1Z4SRiIXo2SKcd4Q1Tx9xE4ZrOe95JTKwHd0hRSQ/tzzpLd91/KNJJWPx1BjDqhH4IALmnCusaFropDQIwtdIBaV3yEt6i/ip1rb62lv7k3kzaUtG1elhB7Ndp5233BKpDoNPI17VU6Rdu9o+QvMKNsEqUQxELl9VKuitTs9f6uDYcrpy+6AQ85YYr6g5cpmYIgWRFRgPYzx4+frM5CQUSkh2Ok/0rgm3urGaMXD90iGndbtAgLQeDZ0dY22zz65HOd9KzaZUs6/7gnaFsMWINV2Non7ePhwOCmFXRG8eLE2KIT+QcL4rY9fYrIXJbk91UpAAHCGbUit+KhK1+gfuh45M602t1Kqq1/iHCJeRET03xrJlhdRHVR0IZyPmkr48x8AOoF2tgWJzGgOgaqdurhUpglbx675+z2/kIxWcXDWQ9f5iUIPZhfd4Z5aHIX32rJ77cSeAywxU6p1RxED/J3vkcZ/uv1+gXt37MPJmAVmXZjzJEyOo6AQ7WTopWLjhi8F2vwgWNsgdFuJGgxOAxoSSeq2RLfO2Tw9tdLjX+bBieoDtaMf3a4L07Ocd18fG+niHHWsw4iZW9ljD8gUyMs6nAuB2D5FDOHo36v1bfnjv6k81WgWB9RtdGVq/60zi/P1QoFzGx+9qeDmITLEz3fd2WWf1FI7W21MeJq0C9XQ4OUIDloyGINYB2yhKxhmTM/hhHQVkJj8h/L+qLXElIdhkl1zSLtp5eT7ffU+H/uazvsK+qryIkiI/soG7AVi8d1yZQJyLemmqNpS11nmHoa2YCDPuV/Abb68JailWv07g1dcE3I/4xfjL1EirwKqUq6MHuH3JY3pFE6w4NL9Z6g7Hr+oOhOtG/DHsdfkidAC9I+R9pWTvH/vCUPM+bkPy2CTMAYqDBoWbOjVUw64VnBjlI/PDUjVPN6RJHA+bzbmXl0yIE4WgGCOzrEIRREWPoB5ULS6uzcj8oX2XsN33F92yW6qlndwBlgrmXNApANNyA1yhcL9uEnEUELijaVRdTeYtCEOyTFdoeSnM4Auv5Odw9+urDHOlOD4vshT5Bec+nJYtDt/DnaecBSCbV/iI+hWE9ReVArApHurI1h5qvJiNpx7j5hQJp7RvRxziJ9NMkrTbKBRZBKo16mF2r6Z0Dy9d4f01jf5nmvOhvLyPoz2dihKVxT/gZ1k7PjN+sgogH1RJjgh92o2bN4Oaj8m+cymnncjwNS+tI2/Rf3FCjiEeTjJ3AGzFs3cjw+2ZDBB5ph9XxjCVgfPR6B7VgjD2p7SB7AM/tdjJ9FrIs/BftwKV3uoJ5VS7atI9gj2YwukYLVwl4hQSxqo9v7YOXUfYqmhEbftQ7jS3yuz83wfb/+Hiqywx15eCrFSzwzxjOreHWXyiG3smzrEnCb881eL/o1EeEgd7Oun8dwA3/gKrt6GqgyhF/D3im8lJprTdKSzF7CyDB4Ee8XjEb5w23MqS1owLilJo6d8ZzXLfnCfUMyp+xAy4VbRASemr95vI+pvHgIJg0DU2mNmow2fZ86Hb1MFNcZ7XxTfEYAeSzwTATqAzKdHPb1r8Mk4WGbDjdhLz5iym9EHwB228iq/K0B38AagVxmJlXqpGBv0wkLMrB8w8qq/PW7v/pj7kL+g5W7YZ/KvPfZOZmt1D6LUOdzH+1PJKAaGF1UO5biUdHIm8VSjdseRflxTAZvsR5iOn3ISdXEonpJoCZOP2hyRS4FaULVqybTYVbSXjTbqjpFtpRPAnJp17Svsp2HqEZ9rj3wwwX0nLj5OO7i2gafa8hK3Yhjvr1xe+AE/hyRO+Q0qEdY7JOzEXCYcarBu2/MN3WHxot/0LAcc8U44bnDXj+X/C8ftuaRkAi+cjqJAwIEh6lzGeRtOXBiKRnqP6or8bKFd86ejsMj3LDiWzCdKFnq5bsJWyuCoJ/OjfWdl3P/iMwC20iONDWyRRSCR/gAXdeQeZVve2llo0nkyqhO8NdL/emL3jqFA5pp4nUxhzdeycDqpDNIV+msKkZfwRC6mbs5OKOGSQj17U8YaAYBBroMrK2MsAdFksZ/XozI0D/tq5T95+154hjtKwzsh9QvgdK5U9lQV9r2gX77acnR32oFD86au6gGO3vokMQF1FA5ogwXYxynm9U2H6UloVaEcQ1352L7Vqlnsy+ACBgaNDm4EQWyHM7YF/RHDQgcT3i7zxHA7Ik9CoT+lMkmXOeIYNVi8UUB7curXGAZoJnZ/R73WroTadC9vyNdfMrXN+3bGPph7+GVlQZldGVALEGP5H4IhyYekKeE2TNvjkPNmkSnQxJfZLlHXDx6QdI8Nyy6riGu7T8Bwq9yG8wZNyj6C6ZzFX2jTrg2T3ixuTaRNohz0a1W/WGgwG8FDL410kZFzHeeZIbn/s24fqCr92RDYTJUFl80vDABBNUMwD8LpGQlZO5UFMTSLf83y1naJeTIS5SylKXtgyHmGzAOaLBgz+HWdHuqfTw6uDg6dp/WuiAgpIdeG9zYg0telSlPp2FGvq9TiCHjEyH55C638Nk3CUX/O+8ovTI31K15SIasmXeD8nWpLHOGT7o0Ceoj3L89cGzqyjC6+fE0HLU5pwBp0xewsffNfxQOIrJWzQQ4QHg1YhQEXJYu4th0P7vhqj/3oXXZYvbmJgGyR0bL8XWLahjmqQ3z/MQGLT/FgJDWTiNraTce484Ut/qMC8tIc/+ZjltrMjhX9+dLH74OyXyc1r+LalEOBkMYGquCOHIQ0+tKVuymO6e/RHkyn682c97skTzSBqjOqBs7ZMBh0FUxzt6BWXLCSv3kxSpz0aa9N54lsEtRc3rkj2+WVtFr76jEh9WdiKUsh4HzeWhIKvU5u6mwvAOXfs+pLlOL/7mBari3s9TFpBXwXs5mROl1UaZ1eFG+HySNPA5ZD72GTH1GJuiyRES8ZSGodtmTO6GXWCbh3YuMVx5294xwzPVzpuLDlk1376ejf6UsWrNUR4TZwT6qWO2Ot2NteXdlkakgQACfK9gjmtsJrM6naKLMxQ6B0Pj115sYzioncywuYCzTISZWR2FRq1bCp1UurNNMrx65rDSlhsu2BSeb2nVCs3rPWpGY8M/PFZl6O5AeuQffh78Gso+wtwhpEAOLbNO2IxKqqPxtJKWOkG3nzbjEQkix1kFpu2b4CE4/sxAHOKZRkABWwVRjvIrrjShI2vg34Q+/msXBAyzoTAUr2u6rQKe5U05Ecv2+ZyD8JAR4vHjb1f9tTdvUiUPR6qptO8fgU+09fMw4+jM+nfV71O1kEr6IAd1SApyg0GqeEdMx/43NCM1ESGZIYyVsPvUeJkxWprOo5D7YkRv9zoO1uHaCr6AHWSdiYwzYVY6vPqcs6DgTVoB6dBKSflkRPIRJRkVj+zhzdtD4UkjHFAR+ufYzadgmy7siaZwXqkqedXmQTVxIBpbOmfTlqNK7cas30Yy4aESraBH6+39L0jgo8ovdPfkrkKp8WcC5D9ylev7wBr9yBehZrQoE7Swr8Ybre8XEAf5XEvb9K1J/73ZF4Uc3mj8lYjytzF7N7elv7eOW2XyVcvkpozxPgW/A/aVglkSTq8Ts8zVw7dAraVWf6P7xGihLNw6SBw8Ut+W5R4tT/yIGEyoZmzgbQnVBbi1at14bOvmEX9KekKIiT9WgKAnT0jNt/fOxV2VXgymZcx+OnrjGt0gVC9HZnHTwfaJcV0G+YRdNL8BQSuv+GsrPiQNXGhkSbNhkvfkkhh7OMAw0eCHyUNbWvCXUuM8PkV2jdV6HIYRwx5KPXoXoBH/HFIOfc/p6PwIOH8PB+WRikm6T29kO6+hPAFYHRpXfwB2RJBxAERG7mUohW7aHbIKxBnJxCqLHtj4F5+Mvw7JmNjmQ7z4ySK71tE7PIDwIVpXaTef/bOmtFN7VD+jk6dWIfFLliC5w/fLhr5YErPoAWSsFgIO8oe6gxxDfH4+zDNO5jPN+OIZFtQc4nY2iwi4pcz6eA+9dSIWjGIVLqX2mbFH81ytFbWqg1YUPre13OkvZvmAudlqreK/ymLgqxEgsG8BslBSUmN+IxARb7kgW/BsH5HM/wpR/ANDbDJzmvdZOtCsnb2A+a37Uh6HNlA5aRLss+BC9w8dIlhTvTcNHDa7uZk/2zq/VH1WIKkv2o8AqSp7tm9LlSC/6dst26Ngb5V4eWCvc+15bFBXv6Xyin2czg5PhElpS4LVz9rrN+SWSIXppnrsMddlFGdwT/caXaYBgqGTJn+FWdCnDIysU2giur79Vta+gN4QzrEd8+kD4BndL146ax9YBfh8PmyxgK3f3epGAz1i0104eQAkpWzwaJoPTL2dwtcFb+oQ10YthUySZQuUAuIW3Mq20rgCUSrunOWqu0SLHOhSl+qzKSh6Dssyyub6Pwv5soK9OAlMCKXbeS6bJPJNLZKcXtj1VkPJvOxOObQllWwW8HyNPBm5EgCIE2sc9Ac/jQZC6R4PndKhoOvWfXNPdMPhU/4jo55iWw3DRe8WaDptrJVHkG1GLUJ5s8Oy1Esa0/UWrp20Uqset6w8Kd67yV7N4eBFJmfu1fXyJZzXhMN/epAmkI9qT3eWcamTopKgv3vURUKfUU2PMsbEwpRrKOGsA4EqQZwuD8sIPa+cYkU8vuyPxS707IiLPGJzwahvg7QauTR5Beol08MENthJziHbIGac6pq1Sjuz+N7mBavfoPnoE2JpfO4yM3NLVuHucNS7XQNnOH9hhcyXQEb7JY142Mtb7q1JFkdCZZv6Bs7lpjQQ33fnhOIqeOr84X1PFX48h8FAmnjP+j2v0UPSF+6naRtGRYnVYUc/wrt6hPNDhdHSMbDVeSvvN393QJNzOEG4ljo8iL1waGxHftvBVUqRS7RuHU3ffARlxG2dmVXhyQNt+R0qHHDs0mQ+eWnokWdpVPJGhSucXgKnyzWd/hzFhz02PS21T2ylcP+jJnnzge4jiFpGNBtPISwSaviOT+fD4Q74qDJFMx9YTxGffg8b3ygcXj9G2Tcq9e/3TpwZkOsiVBSNFpbAv1zg/15PI4WI40eovcqLm0THNxWHqSqik+cETVVqUqZOpQrdpmzSKtBmuMvqoY3MKEZBoKJ2UNwwo3ucgJuLwiODdlmTzfmxCYrbYoEv2ScAtOetJi0NaflQUtRVChhBDMhpLc2HRrZQ9WDo1FFyQafVKdjVxiUAoCLSCr8W2N44KGEcZ2JzuIGWFHp0dYWaAPyUOtom7+bI76Ex/zAG2pCjMhCK8JSAOtOG0H8HWMq6UkxFksAUbAC2NdV9vBmWZ4BGSYI3rp0vuaIMjwOKwPZ/grAanzf/Pn+zKQxo4/YtnEMSplOotmtO3ALBAg/sZEx0VqpzZX2Lk5+Ffjx+QQxW3D0sA0wCfzi52BfCszR5K38PBNIBPqqYaTqFpiXIPu+1029Tk0xU1Jw9LkDBq7nKEmcWlHke2xK5wtqxHmBV8aOtz1SErBhYxbrixsXwVoEpzVqNNyM7UECRBLhbPgonGk7vb6xJuN6in//QFeki9toW9HtksdDy6B2dEm78ak+To8xHu/tnF4SUjPbagPiM0hu+J5tzpr6fEpIv7h7q/+uSpa5Jvb0EB9+S72oxhGnNsyGM9RWZLiCjWrTIfafp7dwIn2JrLy7coAf90B6IasC52JvTI3oEIhZE5w/zv74pp+EYRoq6GLs7vB3WeeiemIDu3V/XSTaUlg8JgGjp84fvnqKl0awOKYygMVK9GC6F6xhardU4zcMN8dcb13+jJCgxDNQ56bJlWeAp+yoV/ZpMv5YSTDEgOCRcc7z/i71YXVwRluGLhwxvCEX/joqbu0h10KAg75RHgxIuN0+tthuHx6OF9bjGgC4u7KDHiVvQWHkHJrZCSaltNtl/b8ZLI9NweP3p7LHwWhCKXljaD+TWgU6McvMiqKdMU1bISfF5oWIt7qidux9Eb7ta+EPy3T/HO6EG5mr2/3jEaJGBey+/El3nHz2tydt77TsJMwesaqtkgWI93ScCrox1nxGAVjs5VO55lpHBgZkxmQT801k1NHvO0cp7h5ThEq98BmrcJIYnYRECWDenVbHegH/E+4OM1GiYbJPdchEdVQxaoAvilff0ZzmpQttY+Kpgbc7ZHkjnck4VJlUwRfTjJQgG54ZD/A7BOCag/kKQVsKkf3NmDKgXYN3tMBGLMv27tY9/isRQ2jC+Z+dhgYFNvv7MoNU64PVXTaSYuQrtNcwq78WumSs+Sp8bblb6et5IRhjiLhO7d2oMH0OBDGA4NGBMN+Qo2reSIXg+b+sC12L1XjF/GygoPQFNAAAnnMH4S4rfAQpbfLs0Nozg2OmF2X7eM0nEnYoHNGmh/CuBI0GE/VO9fTqKpi+sCs7Cb6lok1wfRR4fDIHQY9NVGXPlEv6KQI15xSSQpQ0czAlgUJtbrC+9ypw+hVEPPnfrDe9/dz7pZKGF0WProV4dGAjzvKBTwOBbEhmnVlqs0J+0lrIMerOvw5qKBr8Yy9lbaHeEfC/DceXBu7WJyqtql/XYcmniY2JrqbrsfasrKHfX5tsBGrzQWEpLFxVwPBJbW9EtpunMRplrERFqP0EbelhYU2niG5PVQthQxtRGqXS9qSjOVH0DS5ckPeNc63aFZdR3VEOfU1Qj03AHbRpxUZpjXpavLLFpWf1HAqw0sIb88aiYUXLhfvxYE8S6b7sLHTsauicL0RCev/kUxRK/ufm9h1tf5FBQIk77G6J0AEa+/FinawB4N9+XEXXHl3jEd/381wb/RTS4WeE1AsLFPHHgpS4+A7QGUBX3HzwE4j/DYEE2MRyA58Np9M8PySvXJ+V2HaTnkGxSLNubjvntGdrQnld/yi9cUVYQHOAOkzKBr2zxte3erxfF517DbnnN30oOQtdI+WAHeteIO8LvwpxLZpNlStB+y8ZXw/PN59IBeXG+1SavLlYUAtjsAQWZUMeoSFRuuvGrKe0WjQa6vSNHEOAFnMLeBXDSNNHrgWoGToLEB54Td5qZ0nwQ8BjutzgOfGvymmGVy4fzcHEKhhlIgila+sKV3OloYZIz5czeqLjwCR92f0pKL2Gi+FLYAfOduWAN6rZ+PHdO7y2xDBsMXEzx35OsB2QICO6rcKlJLx+lri6z+piyZlRKipvm1uAgoesjCHqRBKGNOG0tTgYZjlWFvAtcgkpcWJ5wbgGWpVerCa7KQT8TRRZbs804nNpqMSNiTonYuQrVEHZZR1hyy8Okcjuc6mCTE4o3wrqtQH+l88lEg3KilgJV3AW3cMN3iVnvRaCeWKY+8qCtV5+TQRqCk9gDcLme6P18ph3Py+e1UsEJGdiKthsp8ebCJSYkYamlHrhcErDSOzk6a2rl118J7uny531HNkQWZiiASgVhV2gUwaGdQd31YMZWp10Cn1+VVl4T7YOiM7oCE1JYbfMoitO5AsezIWpddBofdWtznR2wOrwSh+pgD4tpO5aIKCoHZPhCbfmqFtBxr5avH5f9sNdMhNoeWPh9KeCHzOFciYwQZcWNu6BZ7n/Uex7t1gCQAnX5TNzKbkjvwS1S1yF3JSBxHz6INLmi/Izx0M9YdDBC1yQHsNfh+7QrwEX5hsHZx5iBCfD5hg0l16RDH7OYHauRm9A9FGviBZU4WfS42fcLF2gs2XwgpEYrdTJ9n/8Er7bvaOHulenx+jc34QCY06/knNYdTHJ0EdY/IhLcqCllz043QTK0PZ7JgqhVzhH/BhsSj+s+lF/hOkPf3a8BygzumZg+pXc3jKI4fFTSZqHimKpTETdtarsBGuhTgJ6OpBJa+XDSlhP2lE60L9Sy64jJ/hdaIjsk0rPdIAr1CukoyUyJfhxg4G0Psif3ytFmgtwXE/g7gkJIKsJBx2RikvhrG3ylIvej5e3s2s0f83qybR8DNuBGuwEnqIn97Tmr6dRfKPKEPGKn6mzrEGxX/6qV3WwrgnVD39VOL874tqPrRQYTSkuKU0SS3OUpuFzolXzNn7n22hgDto8y26kgtLcd7ghly4i7198hjXaxOhAuoW6wgXofORrDqRy0y/Si10DNFLA5mF7z3QcfcdeRcJ0W1GwgDJAX0FHI03A9v8nAmKNDDRugUMv28BwTaAJkkTLtUhDAm09Umb7Wz9wZpX9YiXt7A0A2s//pei/cOH1Fd80Cg6sQrFPC24gSfQxsuzUWYtadojk1HQsfmxuIRj+HnVFEZ4VDfHk/gw4tPT/cKxbVZw7tALVzpCMDn/vpuYOKeS/tOARFuHG5yPWLRNz5NnFSCPxOEj9Y3aFr5pgmOZ1/m99LuVKM1/Cv7bxIPQJ93Ik6KVZT12eV+8FrFGD2JkZPHd5pHJH2xke0EG7vrAkDMkHpOebOgUTM1ml5Qxl+ShTEk+adtDhvrS1liIwysXXB0UJgyMEEbs6KukjqCl7geQSNPXXv1veGHpxKKC+NCAa/hhKA4HMV9aHUrkzHZVy57VCQ7WksPt1bWDz+KGjTC6V3cNR1eb/ELsuUNTWHmPHXTetufBb1s3FJyx+OzgcclXJ37MTMeLfjaaUwm7XyGQebdeQgIdmmjKadUi5NBGkZO1TwZhOAmv9VsZCmU9Xq6PdtPS5K3eUjDltgQNf09woKbYwjKdM3eHZqROnVeHjx/s7C7JqH7JaPCn48Q0pBp6Wsfz2RRHOzSfhf7vM3t9Wp+9MySMuWPvkWxFr2Ck2PDfI/AKbat9+h1pkJNscFos0UVymi12pKmzMEKoZqtytxrltxb7wOUOyygrPRk5gXZ2x1mTLsOMps4nI8zViHEGgbV6UhATXJCinwIcZMPgdz/LR148gRy21ZgzrkNEDuuFbTFJq1GLg8vNnVcb6U2siq2e4NB/xJF6g2WPL2ZQ1zBHYOhWPS930v08yDJ1IzOS8iOdf37JwQvcfDV1lWDVMkEksoXZxEyymdNV0PKUODHXaRSVgwHB4Ix5zeZIg8cTBG1Yv2Afy+lYwEmQBxLg+VjQibFWoZ31K22I3glCcPyvx0UgkJaYygofjQvSGib2VjD1lFxdIM8HPBmuKJbeGk0I9kKo/8i5RPCGgeo5std+qL4/z4ppAUQyl7RLWQ63Pjd8koX0N35VbCXIJPrRzwHe67USULJhu40ueZqPXEnlIBsyXJ4SLxjz79Bkh2pYnl+zqH4qWzepW8SUQb8ky4/PR2J73tGjkIn83wX20lWNF8/2SvCi3rWzN0Rp3HQv/VR2lVGvpwW1luAsOQjXHjeKmYB6B3hqZ8pnkvtSqtxvILSG2jcJ016l1rY7oIXPfL/15f9Sq3o4AUmbvbeGRLLOkMBwNE96KyuaQ5cTVX2bsg2u2cZ6bkoZ+isAxFNwTCGWwXYYZfmi3VUzLO4hfjms6t5tAkDuqX/KuWNbMINLvhlfv03TlMFit/mQOdMd5TkfnkkPExcwfB6tfKsoFnG/hp4UKCy0bZaHlt9+wdjh6UmGcCfvOj1cx3pzP1Q4j6uz7riTQ3vjKMvqvOHURDoyMvB126SbN9sMjWQeEsmG5wHXE4GBjq2JKcOiAJOSv3wlbjt8G9najeEysdw1EjbF06WGwO2IXlzwFN8gf6KtmB7eMFjh1dL8JK669q9lKImBjMMhZWVG213QcqSeqLuhBGXubohphbU8EprsN2TY6C2dZgN6c+H57fmJ9lGbb5EeGLdla4dxzWv2CR5UZ9KDXgtlMbna1TnMiGWNd8qYlOa19LsiPMYtXVmwHaxYxSh34jDuHOgEZfH4C2hPBaZ27voQYwI1DMvQS482YPGfcDdjWCovJ4MJrVr31ZzGsGYWv3qE8AdpMZJktbuTsKpQQvwO0FfbG5HeIu9+ox7moE4GHJbkP/WGsM3TZ+LEnQR2eODcoR0D34K/S63S07/tS60SMIvGGCu1gN8VNGPABQOwsEWSGE3j3mg2hL4MgpGgo13SqlJSTuUYB6/1AjwPGydD2W1g00CncteDdGHGQg9KkpnmAGdYdnJvku7rBnCZ5bNBB+W8N0WuR5rFZ58dS3SuL6lLcrc+UTfeu9f0zQLtDLWinMunwF2C+L/UL+KdxugS8aGFvblh57Eq0ZvcH9E34smzT/i9WD+BcXVH4mTJfw25xN2lD6JVGL8JAvO3UjPja0CDkDRrRMr08W4andhYYvLSh5wtKZI1GMA6P8oF6YR6vBGwr0r+rR1DEFI3Tw4Lpht+Yacb3dSJKA/8Fxdr05easZ1sFzWdrPEPeuUMGwGHtzGcuFQDRtokLytQQxOJPwJrNhwhMPyMiWjiBw6DaHTIuEJUTSIOYKnW6ZCgfAaFsowLktUQdKmVjDOm1iyzExZLJduVeSYSzNsfNUMNU46l6sQJXx2te6Sx9bXwOR3IzORHRyiuU/hDvtfyO522Kt+Vup4c6yPrcCx4cJc9F0dP91gTk9jj1M6aeL9ohQ3YhYnW3f5S2u/HlF8qy32JE1XCholCrn5GlAFVZDl8VyoHa9N0aQbFFUVxxqB5lGVPkUeWKMbl6i3e/S9pr0hQ4Z85jqmxTPwcEYZM7CRRh8i43zcJ7H/JsCfoA/OqEmlgMmWTQYTJ9x5SENk3PdA+jx2jm5SwNmWRlDvXwdfu4FafHetSKs8JTAb1BuHOSeUsyIyYrpXPLSYzWutGhIlOaZYh+JI87pOD2UXCLl4tuqFkI1NgLslbgk7FuJc0Mm8NSHw4jWTxp7WZQn80jlFRSfnjA8/2g6KQ86t/Wp4tnxWaX5oUulFsPUgr7QDZdXqDMnSJpmqEyG8A8kVFf/LcoS2tANphAA7CVzx/ypkuYgMJzrm57mVMMR0BiKP4GgzZUKyHkv9txblWQDMmIBlKZqInVRMeB6ICwPt9OLgNV/P9oI2EziKUtn2bBocLtJN/H6C5axRobVuPTk0vKNQe4yB/ga0dYE69HT2WMCTnY/i2piesSEe+BY+jLRYbGM4MjLairUVmxST+MPtl2p+z8y1BYCLQ1gRdAAqu3RpUPI4Hgfg2y2cU7lVS/gtgshInkQJ7RNKeV3CayBvyshSAH0LBY7wCjd/d+nMCmlLtnVX3WGEMM1IyctVo+EYdgDh70O91KxIBEb3lgYItJEYQu+SehRHYwnxyK7og7MJaVoRYC//vMfcCHbvTLDuaJrBy+Plzi0oV5Xv8XspQeZBd18wrdc3OUQyctj9Ve0kQGUdbMb3/e/Hbacd+mPATL1QVZ/ug2PFa73b7aFPL+ZY5CYZ+rYT4MunGvjJVSIgu2M1gyv3H9cjA0aYIV6UB4N2EsRMOpEaNgL+fVdjB57FNk/HC38yj+/mteyl8kfHKzVlV0tdYigDU8jBnDR9C3V83IHoRiy9rXZ/71Df8H+fWpGAg3uQywmJQZq3sdswbZ6r/Ni1KesBRPh22+5zXdBZlNSJBqRMjAgAYUkrbGhKcwkC5dc+E7/d7w/qlG8Pu+aQOLNSWtPST60J0H75slgYSyuFSdVWN5SZ8VHACE+3XwNZWY1yO7vApkB6WfHVoh7viAPL0FG9zUbU8L1oeGpcsr6V+7uYx4HKZDau1R+rtdjGysd/UtO+wqaBIakvyC/ZRrR6nJzQQTS951TFLTT1soneK3R1pumoog1TdDZyxfmmXr8qWVbYnrG5TV9elPzELkw6eSnSr7ilfogMFK3Q+4nCMShe24+g51qA3dPKD5OEhBMXc3emarV8abHF0HWUEJZsHzaDiKC72D4uw7/ZOfTvIJC7aU161q0uOAdtuOrIq4BKsYuDMODM997l6oyHL1EtlWAeqEnxWDq372FHmjm7Dgcm7VX8Weiu+0b1g1BUkl46Cy/c+qITtmThv8+SVkSYIrJn2P4klw56Z4BG5CVTPltdxcZ3SgZEgCzTxLFlFnw9vc1+o60Xz65ixzTfzPEl1qwkftOzFeEju5FdvRhc+xDi6iHTzJ/H5KgN/AESvs8e+cYH1KAu0fCdtB23JXXoJ5ZzVUzSnmvwTTggIu1nIk45u+m/wA+/QyA0hhmwkCgoXTK5uK94KhGQReUoDsZ/xKrKo0s2RyvcwA7hN1dQb7tc/ndXhn+2CcruJIgQvRlWDFLvzxop8fHwqFY0JnNGplS3ooZYZdSZ2qwxnANBfyo7OYvlTKd8Lt0QH6xH66MmQ+uYFAtv8s9Ojng3xEdO0mM8sg6N58XTz7XZA/v0Bn5lbryIR+u73mM0L4Y5wCF1VofxqnOA13g+IkXd1jEB6UP/Nm2zLzpmaQ+BwLncz5eiR6VjGv+wA6z6bqysLd2r4FuaTTUEYLEbrIrPWt1FOQ7K6xQ1+vRPktT3C/W5mSj4QbOFHb4/s3kF+1K5SHWSObKmUl83Teshye82pOyCnuPHkjPt7Pwwt/mJp6Fd6H6myLEpiwkgQeZvSDaQ2t5Git6I4blZpvUXqNDjH4aYpZcIqJmERvDV3UMrreCLhFQyFtOzgyjgjmWzzpfb4SQDng5w2WG0fJZC6quj60klE9k1uE5Mlz7JYVO8pnR2xI7oBBTzCRebZPA398cc3VpYLfVebqExHYvqn0pDAfpGb21XrChkQSF+W4muevY0fOQrWF7nnEAX5QbC9h7ZWeb6vsLtl/9vXM3nasSGR2aLeo+JMtXpqbwV9dgiGaBmpRGjlMnshsPYrihOftp80vWDdQVF/E1QwmvN6oV1H1IZz2OhvbOJlNpT3CdOZXTBqj9R3ij8dunCOk+++g//XwK/A46S8RSDX6jIZt5c8hkBBNeuL/5IWyhdTp4sDo8gOpMLRA+zd48ld5MBG58fczPFkLqAvLek5znOXY4XF2daYCjS1+wIxLjGGMH3w/kZy3qiD9n/5UU66RUOtlfMj8gnvEeK6esWoFipvlx2m7wfjVzJFjzFLKelR4uSRWNY7BjOQJ37cdyju9NHRBuhZf15MLu/Mzb9I2+l1hkUuTRUsF1/U2ZTRgQbeOvqJIfUcXj3twoWer3XM+8by0uZtBbORRqXjJT7tTnZ0EpBWC+mQHBPvlXzFzxoRoEHpnCE/wAmSelYwL6CyfZJS3Eeo3dua/s2z08ZVNKLr303rnJVM3eKGB2emk4LvBlwP7+XYHeHGWjTxH1pirP3/txahMve7zK/ahACnUhHwY6Bz59Imm737S2ZoGiBAEuQ1MZZz7urabmmIGPbGKgkSeU9XQ67rKvu82390amZuEKPw+d6wNm7Pi8ApSP31RqTCEbRuINfUF7lG+/aHfge8SpnPmhnI+L5TxpB/B4Kq5uyE8Y7BvGTJSXxG9xTbxUywf4HddIDPgJsa2NkmpMJWfaheCubhvwGQa7bsJQuXz3Zn/KbUaBeMYjMcee/8ZrT8gqRIf3sDSLzFtbif+Jahs2+U6cSruKqKlL5MUpMU9dNeEzlqwXYx7uIYuSXFY5k8Fa53xRMxQP48s6al5YKKWSS74GvNsj2EBlOFjcbQatMIkyBgUcxni+mfgH9X1rWd6cagyk1FQyNz2OWaytNY+X51a/OyKhmly++cvRCGKiG9c2vPo2ypGo/5HfNTGJSEStW7xpHjQyaSxFFY3ci6R2W2LE+Ycw6wxlArh74bV1jgoSXbRTEv2NqZXURhZIzsf5AXUWrMRseeqGonRoHH3MUKnua0V379gzRTJiKefjSOtNymyJUdCjYCuf8txrtu+yALNa6FKj0rGUU5UH4sE4DvidZsxlSb8WJUG6tGVFZ6M4p/nm3dxSq1ADFSPzJ6jv/4hZdxq9MCLIiBtTyGlrUVNFkZXWay3y9x/QF1K+1EfWtjoxYxZwRP/Kmc8/pZDaarQ01w8qDKr9QNuRK0qXIwnSMuXsmuo0UShY2PQp7VqTHZz7lRd9Nps7ot92LpRIAQufZWzYj1bVrqcJtYdJffGgkoZfbVBOKNkMsfnsPCOAyJ4g1oysZGhx3KR9tL8/HoDU3mfBHOfYbuNXsbssUzSd9l4xOPN5HVW51RuhEZXojn2tpEXgmd3Cj9EmepiSbG4tccx+PGEj2CeddfbnZ9y7JLjNIf43Ludjn5Up9z9pPJlktIn31JLaLcLeh7UusUsho8V7y1iNXcNAx2uXOrAIT1GGEc7eClP+6h320DhkFW+JEBOZ0+fEbRwMyhbnYemeW1UtrFZMtKzwsZQ7BWQK9fxfxYyg6rj1JCDND1+itTxHosbCvhdN2ywa5Mr4c9u5y9OuMiwWWr4yDxKu5B+fQ1Ckqv4FJKkDl43RonaMlo1Hic0Hqn8bb658Mc4d2EWo5xAkCl82YAUIKrzx4iSgJOXjsD3pCX2BniOtj5j4Z7lojnXQuJ2gDBLsdl5XQ5jGws/2EqlmX9NBgnU4CvHSjM9FaYcTxr+89EnlxoCJE/A+G4MkYnEebCDycuVTKZKJd+qi613mHSH89PODc3TI89P2NqatO16PH2tZkmAEVZhTkDGeBiLXFow5VOoDoRCFEL9NrnzOSJYxhYIXdIkxKGeC7vR1ku+w5DJ/fgQvuxAOIrGeKMZV92XluwhmEyuNjkf0vNRuY43xaJvErQOAYHeqyrDhFyamu1vlEdmVoAjJVsOCaFQQTOYgJx05oB7VnGrNeCqagzzCss4JJwbx8+TvlDfQAAza9IL6NAGzbteugYGub9jngPsPXoiugSi+JTadGxwKacen3ebPYCMfFZpj/K2uVGyYFGSlyoHMZXDX5QLM0vfnhN+M4zwnXraHzFLCquE17mLp03QbLjrJf9mnmVXuPZ8bAk9cZMhYFL0KH/yRjDK9KvA2YqPRpdgCTFuNaYJgQ349hkwcEsg6OByXO/WTCnve9LlDFnBg0zrJBZPPSCZnuaR6cskjdcdhBxaVe/AiYJELQEn4j6uT2HYJ6tJwqH9MyBC59oT7xBzrOh7HCqPtPLY+coNzjlReIBhGGY+LNt3/FTwEAArxHBptfHJCc+6Y2eiHDaTN2PQAYZF/4cK8Q/9GsbvZDnD1dDGTFxs4yf2pV2CTqN/VaHLtLocHtg9HnSbmYhblrgJYxuD3+6/N8dATJF1g9syUrGeX7L/jvI3GM53NyWqdBOHooKbnW/a/G8yGdAZxizgqDy5uJxZ+CumeWWEaH1wI7tVCRFOcjuOHE0qzIX4B5qPjlEVPcwtthrmKqmEeFpH1uLUJ17wu13Gli5ISBt5FmSwB0vxEI9fmAnJCTMdfDAZeKsmsRHtbluCn80u9D7RurcbI6m2lKk1r5NsqpoUOqbrwxueBc7RRZNP1uNpaj+OhcaIKOOSBTAyfqUcFQzjbBnbCi3CRCfKXTI5tGyLE/DeKFunyc5nL+PfzJbaxak3LGKsWd8KTagq/WbtILrFlCiTHn+FUyrmYC8BLBn6nDF4bPOY6jqe9N4axRn/jgzbU+onuzcpuIL127iSzSV08vqk8EBSxRiUfFFdFyDKr1wdsGkzNRjaHI1UlUE6EUSaksybq7dluV3IWujM6Chnal8sAew6TQgrjKTrPBAnys3DSe9GVX2R+n/mjiWyOMr5TIG7U7ikSaUEfdzH0MREwvFHQKFLs4tnN4yILaa9h9Cv63d8K0vfJIWUSu8O7GncKaPXP86Jnzo/z/ViHIKANRpZzbCA7cA8pG04fiXFgP5DqqIEf9zhzbnbrH4aINntGXSbqGvdlSb+8jgY1Gh8+CFm1QUhGy9FrJnL8NLkjAyeN03XjqfQprAfSf7DAwK0j0BlljainqYkyaOqNzVvuJmu4qJqb/q6JyQ5tllREKrNlOmGgrW5+7Hjq7rpv3Ht9NY8GfkqW7JuqWzHkeOqJWZDposV5LooxxTy3wFdF5ynqPH5zirxbH363ZJuIJC379fgMSJl2zeYe6WngVpBiO3Idj4mZx8GVVZRHw7NaX/TGDcd/HmbRhDdU4secYQONx6yNE2ZKe5NqdXrB3opvDsSR4iVg4C3cPunre3Em5/4sAmf1H47sBKf8ATqEwCOl9qdvr9Cjdbjj2yyTSx2KqjNaiZZDstD9gFysuGk9kyfW5AU2CTVysxlu12vhaWvokIYTTe1j4OSRjkxmn4nymwEdDudKKXhEIPTcFQNw0gjN/PqyeWnaavd2ENljHQryPpaR57jfbaynzYL0FwvMNofBh6CvJlEB8aOefwZp3xtP3/H5jVaCUSRkhMJ6hDWPiiaEkDUrEoebG1UFdK0BGfXsFRDdyHAd6Ia8PTHtkXuT8vlq0+v3ceQwFeaxk5jnWfpbe61zuZivEdINJeqMnYPFdXGCajKQ/WcMPIWSyfXqBK7g0wJ6PkX6au8ZeWx3dxUIhO7iatLpaMK0/p9r7Q1G1aoNGHuNX6qW48JiVuVcthv3efE6MYDgbBVhF7+6hwD+D+OxCGlz11RvvHDzc2gRSPHEGAcSDDoDStWV0HlOSvo1cSXQ9zT/W5DciybiuYUsrUVSn53x76Dkn7MuGhHbPFDzfXABLManPhXOTy7+l5oq0Ony4Eyvn4JJ4g/ai1Fge3Sx5P1utv4O2zuAkDEJVrUJoDNqNhJHd1S/2no+fJ1lgVTPM1Qo7c5en1+z1GH+epNJw/N4m4MpRW6tA9EC/DygkEKjpM2mrvH+wu3YV5dd7tyb5Y8dik0sZOkig5W8xZ/2tNCdplBTTMal50fdeZKCVHI2J4I4YVbWjzehOh3lOw3YFM6y+uypFeh7Pv1q5YJke8sb7mfINJv5T3201GiI/YjJSPwuEed5rNwxU/IzLLWC07yD95dUKaTj/P9KE785O2+RA999LWjYUF1k01syn/nTCuAs0s7KvM5GVvFvmZDHjp0MFsLZ179HPiQX6ahZnKYfinB1spw0w+laRjvNp7OCVeBOIlRLnajyeA3m+m548S4oWec52Dk7gQSo+jar+4KxovN+0p6+1R9wursur40W98bMhNdhX04FZOyigeAF37smagAIjh+o6qVtwTzCjy5JiCkgtR0Nk/k/DALtc60mamh8XuCf8YoH1E9qAjpSu4WKa75V9oaGGaBxO+uGBeGi4jDLdFQ1KiSRkL+TeSavCn1S4W0ICtNq0z3MW1E69UqyucUz4TnvUTqTGC2J9iTCbiVQaTcaJ9xIdUW8E9oTy3f326P7NJz7LILhiStX1xtyL/VfxVx8+BcX1VZTx2ulC9saLbZ58YJVp3ZYbkkiIxkYNnDTdGJQnruyy4MgpHUyjikPZ+B0udrFxg01PLKiBZNGG+KCAMYKa7SrOyMIdEvvmNAqYhdV76eVEa7v7qW5mWramntj3NihCBI7WcD36zhpd1oUF7p6BWu2LtpCTdu/07TD785d0gC/mB2smllYrfD6TGocLXUjGUzTmmsLc5mw+1tugIzvOMFuesEwQ6c9LJRCZjhJ87qPvqtmF0Yc73hoLGO/i8Z9CXm5gdsIubVzi/9cuMhR03FHhOw3L0EsibP8gpT2UOIwqVQHFHuCxJlCmFxYVCd3dZn0CzJJR4moq3R9WxinX28/fK5diFuQ5OyOq8ZprgcrV7u7xVWvrmoGw/raImvCsMeErU0JWjcZuwLRTVOyUiR8yqqcM3iyCgp3U2egeH+leDdUhS2cv4RpXl+s/yu93QTgXO8RyM17qe7mJWDU81xu3MoBK5RI7SklaupRafbnbnMIVBjQY3NSwMeAU1khif83SRDoS3pp/5k1olR2bG8c+EHhCWkMEA+yjWS5tTJ3cuidBYF/35MDcj8/LYB9c6xVVya/Ljim0Tro9uLiUgT0evGZbHYeeYagOcp3bm2H6cmM2904nLGpKo2D2+4p+fiwyiUP74+/YjK4y5C0AqJC2dgWqlX+HjFAVdrE6sSHEVmHQm4+G1vcjLyLqEuhZ6rwT6vRCzK02LbBZ5ILbKewd7bFhUT4XBx6wNkiumn++xPt6rdKgtRKRFT1wYoaMTp1Jm+HOHDQsYnftbWUqW0Q+MustHPBSFFc+dP5v/zZ58uG/Ii5gQDeZoRK/wAZ3J4aOhlYdENYVT2EsH1QCSbEzAEE01wvdJZycF6B5Y3OJJh+nGdVgRsq3SyY1Slh6xHvtAciTeRHM1YNgZ2EK6FUjs936Av+td0bXQvXQa0flxy6lR8GI/oP1UyaAQGZ+TDHtN32sc2W56uafUMqNZkIJiA1id4kYtMPEEPXbz8/ZbhdhdxOZysqcaonqOrz8e8f/31KgIx/IeBUYlohbkRqtIu8KJ/bOWxi7gaQgUnNsxcQq86V7Cx7LZiKT6shEe0kNdPUoiXgmFw0jb9OdxMsTG5COljbxAeaPuRnTnMNttd0+oYKhP2VXWX4j9o7P93SpmE+65D4l3FGl/pJ8+Q4oxm5yWsOmXuA1modzis3tEOQqH1JBiZld90zw9CsWF1Im3svibsTiBDMtAPtRf2v7MZ5hoUNBCQcL4EjNcmr0M4ThFSKIXX7K/i80wctBArSxPxa5MrRB4ArJIp8x6DBDP1tfAw5q31UJJ0WkboI7xRNeNsMMffOoldDmBw06cGXcKQ4oad3kc2qqMREYXlbod7PbdqvmNfLD6CV03PEFOwbAZhTVGlqEXMwXE9dSn1U3Vsswt7TjmytRgOeks/QLRciL6BFNfi4keKVlmuZNFbhWpAsK6H9tUJa1LJ3wVZdYYTw0AiFBCcJndvnbukeMfope1oqxsTQLfQrLEH0e7qn6S2ZT0pRrNsd3Q9nq1JppnIQBJ0WTndVMIqewGXiPq4Wj5jKDy/V9Ap/kodGxcgy1r/yc30mlXVTlP7Axs9fYZ9c78VqAvPXzb+aSN0B55QigobrC8TQraA6YWJV7GKlat/440pVWMzhHeTxozEF309m8nbi2KfB12+fuuwO9ZbPEXWBlINa43YoiiBQmCHpKl6zqVvUWnA6c21CTu23a8YFx77jI781pU5B4jaVgFpM7CS7PhctBSuDeFiMdxfdvCBDlLfo8Nc71n1X+Smb+Fp15iBbxITFkUDvEhu3KH+HLSuhpw5u/dXSgkhVu5L0zLcZVIchvwkaw4crkzbV//vLR+tJhY8vSEa/CoxtzEal/hD3iAXO6agTeyUffjKz1zKm20uCzNnNZ55JdnQvgmJowaC5Vg6vEvlZwhpLAg0SQiF84zHVmi/F/Bb8b48nrs1jDMxOGdOBG55Dq4SVJeKCL0X9n4cgow5ko/WlirDMM/tJyIGRY3Pq1Mu4Nt1OmwzlNBtF8gK4MWIeQr1Z+PiQ6ZZC/HcAI8JNEQO7U93X0ochxNyk9AYBZ4+bT3bHZaVX4iKc0XO8J1AgVC1dlwhGyJKIgzNsBG7qQ+j0JuyK1O9GVeBvv1q4047QAg6HtGo8MOwH/fkZgeYqquXfwQTyPrAnqvXpLoVARyxanqWDrF/sTlGdlgzwGVVaYB0cdRyP2VgNzdoNn82scD6FetcH6WJgV9cKWxbn3XB+fpN9Zo/KWcfYI3JK8cDaNVkLhsHPHvR2Ze2HtuJ3ODsttkD6ar6kQYPZA3PUUU+Ba+xtmILjhxtT0YMSSgh9VWwuL32aIRWnHpVGgCQjjN2vpVBjoyEG5G4FsBLHKNuKuO3rrUZreoBG4YdF1gSVzwTEufrJMd2jooqFAA0z/U/HyrBjCa2SNF8xuGsvxa0kxZyLOQWftZzkFFtAJsF4A5AFKC86xtQYQ4gknLnv8LmiS7wQUICFVh+71FY5Q39kvT4SdxwBTHc0XEK4StaBHvY6ZQCOa7BYqmAGv6w4l2AptjEf2RIflOv+qfpfrX29/GaFHhIjXIrxzdu8EsPxk0DknwwfsqeFk41ffazmbTGj3CHjT6jWzZvlNr6xzUiZWNfD6SsbvMKIVh01XcNH33mnDVP4CVGXlo7k5BcI/ove6QYSEJqnHLn+HOVo1wq7AJEQETo8CN5dhc2Mu6E0pMOM/xw1lcroW0YoTO2/mgoyM/dyY43zqJxC5GHheacPvpWDnRTeEPbJf3P54XxLiI3K9sk3enlbPxS+wkljzOAd0Lo5Htup9XIKYOlS9JsF4UPN9nVMwmKXNIbWf7rSLlrVxG2r5jbuNoOayh8Ws8714FbWtN9dcVU5LhZqf9S8uAPtpAen7rS1IeGQNFRRI2fc8FkR95ISxE00m19ET0KuTmT+GiDXq+srQlgoxVXJKoRgf7ADraIkgm8hnuOAfkrGV9Ahp4rlVxyB7Dk8YFqPU1oJorROPPTMXzKtRn25s6ezMTqUB+z+oBpRo0moQLT2g1ZWUREW8WljztnA0/b5BS9rBEwEqjzneXYaDnhFH8suBKs6UtHsClDGwhN1bmjN3OIrmWJkSw43ka1ijZkykraLyS3Hos0xIrIHAAqBo4HrAxAncbQYdI3K1xT4S7E9eXFthUdC/iHDknsWy7w2t5QV5HLS3yxw9lNBcInquKcnFbX25+3kQxKujXxRgx4kEUJi7XnoDke7SomgB9A3axYPKCkQsyBLWA07ju27LNewmAQoJqTj+N7+0bQ6aV5jlkSCQD6xknyC/QbDkZkkOD3BCkCQaEoP7t+/TZEeEkjQezABGDdafabYOI/wgr3tKQQlHpBcLVKowuv2NvT/XISZ8tCIYwNwBeCYn5fpIMD8GNQyGCYCfQ/Bq3pxPzC8+MIDnacvu1s6T7I8OPF7tjRQqBo93JN1vf52K5ai9E9awM0d/jcmouY7PdEe8iRlLfOTD1T+A0dKJOrpPqGKFbxCA3WMPoqTyx58slo82A+JTWnsbPAzBYCXGxkQWHdppNT7zOPwamcgEV/K2e6AbOiEXJLrXIgeqIQojKHOc64jhg7Fgt3cFxW+5kfCwF15ZKHRjpYCxyPzUncRGz7Jmv4Dz4nE5AjeEft7IjkQfo5QPgDCH0Vh5SMirXBDbMeD6uKVsYdczw3ojGEzcGbKBkcYVQ4AyYC7445wB+MdjltPfqH86+59EpsYqiIQ1kRsWM+pcEUsP73RWCL2QLrTyBNiqhJKWX35oCU2K9flNH+e+4x9Iak4oygM8yBY0d3bVoh8q6K0Rmu+8S1OzY2GahURIqg/GV6GWys9QQnpQ3Z6uN5UH2XMQHzApxkpHlSIF8VPqI3CJ2kIpwnpdxitUp7WigsjLz9l2/ohNYj0rKt1EH1/YZWTLiQWwhRVgNEeIP2ZPQwkX1pJCOHQdT9TGTdOm1xHM+pbkHWucY66Pv3Alt839JENRBBvhQfF8BfcbDkGibLFzuAbwB9wMsHFphc6xI19bkA+5O8d4+X0zW+XThL2YqmqqsW+fwaf0mHvLqj2onVQlFTtiVX8kpTV1SR7mIkFxM9If45Uc0X6lJOkDcmC8bi+eEaieFJI7kPEgQBIPh30hR7coMUUQtfdnG5KFYgTfJhLFLUam+PSQr+WRxFSZgiA6Jfhd0/ZZ4uhoSXVZ7sNat4Khu50TS3q2HWJq4Ua5/0XXuzTU3wkgb4MrPcHWCcRu9eBNnDGFYKF9Bhpxbrp84KNUhgF7etwSWyFL4q55RKRVEwhUW5VR1qFvNb2qLQ4N8jU55DyCmTVr/S9GdCAH1U8DWmRF4XLeqHzzjOg1XXM4gAjqwdzCcxqLF2vSJVrOGuMPtsG4Mc4B43zYxDpiTABXuULP2rG8s0GHSvxj9TPC9W/MuDpAAGFcWJk8e1Z05GAa4QUhBmiBhnJjkSis8iHw6iMDF1QXIoFg03TeTMW2JhrHaq/T9G7bj06e5YUC6RR7lPWLZfpU5JSyUu7Qbw5w3X4j423sBOY8mBKRKilByBWTpKTn/51KWKp2ymIOKX2GWEd2aiL5aQ7RhCOeyFA7cGrS5gwexA19j9IBcwpuER15/RogkhMcdMF02MjO3NY+n3+BgMvCU0x24IBzbZEWHRXequQx+xqfrkngZ3A3CFH2/R1MEY2YOKsCyiyQPQ0Sot5qxhtcqDy78yI6pk69s4eNhU+7TgNI0CSwzDuqrj5qSmNCzMTf+YhxcGUbslQmdO5LI+Z1ll3Sp3QzIe9Ct6CKuKAPHixmD/ey0OA/w0WctdV+YOINw9bQncrB0Ms6iIC3jRvxb2zxbahDadQx1RKHh/pNqBMsjDQD0Rfr8ECk5/PNLqoVxgxSwhH3GPMRG8GbNP+LbmuMI04GY+tr/XVFbK8sPfx8sJ5PUGJXbL8epG/hDvFPUdzx0Up0Mytfnw4UNyff0E+JadY7cFjtLf1Y3mR2hvu1jGrYMTz6MBEwTTAZUy2pPcbk3jfYS0oRLYgZwXjepB4TPNvdri89vXsfS8D/Ytp/OjVkFxi2QsN7bP1lP4K/zvMt7j1d85hbIvRFbBRljhDlDtFo+oOM1LlrW2vVsUM2RIVvaPVwAxW8OlFf9qp2Vp+YKGzOgZVKQo6/xfqprupWaek90vhfJ/nOHf/ameU01yGyIFzMU78ECA8xmjrbCgE0izOom/bsKX2OcTYzyv1zTnxw4caaRvXyfBwj8jJ4Gvd87MRIc1meBEdzPHK8REcm8bt7PDSiIf5imQzLoHr38QdHu7RcyiWo2Ia6lQV6FvjRlpH8bZUpmIGq2DErU7OJhi7rL+WimCxCdlkptu43Rhg0oUibwES+Gf98rs/k1AG0ngG4azkpC4j+gDtxNx1GT3fXL//ziN5s5NhDyQfrppH70NDMvAnYDSc9Ihcr+B2JZ29ehTP+D9EJssF22kfGz5RiwMN4s60ZtLrec9b8geoH1J6RUlluNp71YoLnhPEf3MyOq/k1fqChlhy3slKPnhMqDDVQAXAh/o+lWnr3tAl9lcgfa8IGf7uZHLbcHPwF5IDim2GCWV5weGeQXkt+UrNyBC7mvsPjZ+b1CFpAln2SbkzJt/GEfhVxpY2XlhBLRgAhsBlyTRfxTyRsgkGIPDhIxE1I2/hoO1AGKogCA7LoF5NimvnaEcZvcfmlCJrz+/dDFqPm1iZry+W1LaikSzONVDGvfDMvIWGZX0ucFueFzdII3ahsIWw4jl4iAOmYljJb6icANpTa9qZineArjRwJffXfVQm5IUlK4R7jlOdMuNkX2S99oLEmF4QDfNJ7eeRz7UmDuVKIjfkBC58+qC+Mo6oWBLB7an27mb54+t5JIg3uFB8CrD1mJiUhJbBy4yP3nR9txiFEbzS/c3MkybDmz7Y9mhufPY3928PHrE8liywXxf1khAfUAvW0bJfyttNZhqFmApM7L+p2DWxArClPijtdv6AG3yeBM5Qzthfa7EjciiVYWFiIuFYRp7u+bWekP+KrrikXcJvbQ7EZUEe+oM9Gy+mwn9uNXBAc8c+PBvsgfl1k2TRoRumEDFqbXaSf0ZCDpBXIzjxOfOnrtHBta4dARfswnlJ281oJnwSl3eiOQ3ZzrzE81A0c6rS+sEDoYAh/TySbUTXzkIVt9cKZ/NlR6KSb8nK24QqfP5W4KrjTeEqDp+J7sAnfLga1RgZNzWgkpk6pAvHCRBPAkALc945Zh8tvZZe3R8pA7V3skryKpQt9eo53NfQfI7NbPvCZCla31urUX/v3wyG8NoVRprEYNWcTLsO0KlccaTwn5lI43NKQONspA/kEUbftumtCHU4g6GP6X0GFWtmhWtlEANO9PVImep5edfKkr4pB4mWessoYQSdYMfg+sgydllwTYb48R3BrVrZMcER9vdWrRMobXpZCHwFqQwyW9m2Y//9vDvTxgt9Z3j2VmhlYiG8ALj2cyzLpgb9tcrsQaUmm5HOm5nE6FUg8LUj0618M014ru4FbXublJFST6ilIq9qlTEQMBt2sTCthVHzo8bvnR5eh0QGkXAjLcXUWs8bT8G+0qEbLq0BhPIQFrHsAfSqwpigyYfFxizvmzpJyuG0usw27VyD5gZ7+IOrlWRWMsL5XUyGbvWGPP9g7kblfSqYvPELpV6gHk0BF/R6PuCe1wd77iOOqmWUB7hmNoZodBkaOe2C+VSedL2mT/p2KP9DIqUuL0YGKA1fyIOahduR7ueM3NHmdDVYeywr4F9uKYULL43PGFtrQSjN3RkYsgEysi1wjNTUJzX8QaA8SEqMestdkmHNDDsCjnDdTwOBMvC9zbFKhjMFNfskcH6sfAqy3vno0zS0XtCp6vV/GhNI29NtRUTabG05Huw90dyFwRByAgkan46+WVuq4LJp5HUI8+D864OFMnW+NiJfmzosvoEStUHNtwF3exABbo22/RH9ZMM5EOf3rOk6G7au4LjBys+YyCyjFsCsaisrHdzOrJRBm81o5p9Qkw+3Khf4jwIrn0h5x9iIvlJ1GBjzCIdJDKPG84ryhsXnzl5haR/0oKsKPCWjkyZxC0jqRhhFf+98/YYaxROQOEjT+xq/qqacQChKzBuYz734lsvDtpFGarX6OuOAuMKmrpdwdUqJ0KYE0BpLp3TU2iGoyAFCCOdhQKnkEcFO/SQagFZhm+pGv+2Un6Qfs/xPMW9BKqb4wKqB6fAAaa3xbRmWNyJKlurvamw3LoXtSRiy3ZJPGetNcJBUKJySDfqjM8Xpoe4yPekzQw4ySBvxV7ptVvX2z3jnkcBEGZ72l37eJo8O0lFqVfSpT/vJ9tYOhU/gMu4/aFobyC2fSGKlr5Fc9w7ujgQnDNfPboLTCor4Hwe7ru4W7V5m1tMgxnIFlZmg1NXW2MYt9dpu82qnbWpbgCsljwLgt4Zj87z+JtDu+GBYtOf64uxZIKqw3uoXo04nScC7ULBXshb0hwxQu79NYIGsdjFEcE7xVZNwrehd7A4RKH73vQsVIaQU30nRwQQv9K93hHl9l6VrGswQY3RkcAIthlo0Xo/0eOCLV5OiRQmnHVUOKTtRBS2IF1u62iPIqYKCs9XDYMLcq4agVdn8Zzl0UKYbfQdu8XOmX90NaqXjSAz+JkVdwOu4nxr/ptlB6UNHvOMLTzTEAMy7UyyEfNP/lyp2uMmcNLV2yAHHbAc9syyihoZgYuafMc5h/B6ej8EjiToRJgIVGt92U+4WE1ocPVKvOaocptWKpDxyzB5Yf1mA5RXWesq+7h06Zgx0F65SYZn5ujhzrEWPax+AN9CBKP/rJNCzwUOWakY6htR0NjHSeNKS4wj/jnalWIH3XZgLGZG2T/20mniPeAEVUrZpLcDVg1wAyjreDldo3LdpZFsqQqB0DMKD6BDvt+xIt5ZRrzkrdvcv+i3dKVScqANZh154U+iW93KzO19cZuEEpJVYmEQsFz7/CmaaYkrWVdadSvZnbR34SBFlzCVWAmN8FadZASSLs4FdGZvy/HoNVBktDmcLCcSh87bUAsUADJblMWsqvgkgXupJ+OuaspwIAhNU+r2o35W9usCswhoCaAl6Z481TBeXMcRdqZmMb8mDfU3Cu76q6QH0+T6d4YktXzf+l39C4x/6NhbxDQQTXkc7ktDCCpd3kN/Jbn8OgCJZejP/EW02opkYs9dnWyiEpc/5/B1F49lPgubqR2Mi0Ndp2snf3eeqiDN0HMo7R4ausuS153zVDf37gwlqPZ4Ko8ps6WH+b1yySmCJGUOCv0Vnjv9b0T9+BazTpjTydawQQ4wbzNAWIBYcStH5jIBK7uBB33g3W302nnUsdwNWrMn8oJF6/zA/zqJEnMLI79OkKUvVmFuu7m+TLLmoDGwndiHaZ5u1rx5vDxBhyAHDCZmWELCjDQzpmwZAkesVcPqZLKJHV705Ci+i1z7CEUOkPHlvLCjbhZHjE6vKHYTJQaq0OZutpctoc4e+tjeDWRmN1+dvU8Ku9+EOXPmIz66BoPUL8nwZxWT1vJBzab8Fd3NMB7OTd01h1efsdmUq1znNN9SgGylP+yurCJlBbNa6Jfx21ru3mWbMgLoPQ/M6BmmTJDipPvhGMVxvPcNPhDCSNXiuGDcWy5NAHIe9T6uFo1SDdgD0+67FTz3ni4SN2cCv8JfdLfROKzKR1rdf2HWmjLwqsXtYCbytnJCgel4duZ/SeZPBTBspL+t9L1XGKPkWtI+mvPhYYoR2yIae6mpOdvI8T9lsNtOTBnG9dkPYdVAoeVCLRQvSMJsA3VlUxVNJs1n9845i4M+lVU6mzowMapAntzhXrHik2OVphKgUWwoMf+R4lIkI8w7wC9OifTcxS9iVYKmQ2Twxaef9TXE1d2XNll2Se9Px6qrMSgXTfxcLgcfCxox1Uc5IKwKzBYEJZXklHlG7QSKXqFnJm8XmoJx7DQdX08L7vHWf6/ZZzmH12kHZ6w4Ek/3yqDHA5tWjZtpOeHAYWMuu9uglxiCAWpU4KooUzBjR1P4DEdOaiiTEg4l2jzIC3fQ238ARZ0QyK16Td1VnuGhx/5VtiQQMKIYzxxcukB2c93ZDT1vJU3q7gJHsEerLSI5JOfwIeI8OViNsrQpCiRypdw7eu3BcAGnT1yVeaozD49WMonOYylQ3Tk9/uK9mOT3pyZcOms4lxHY8KwxPL+l48BcKqXMeO3F4lXq6TkZ3dj0TrnLedsJ33bwupaEuioUi15os474n1AxIc6jkG+WQ7HJlH6f60apTAV577A6mGN7Q3Z3Z8NjLCh+b03j/pcJXV4vnO7QO4hXtW/Lg0SdYiEuUxfiX+HNxkVunUPlrYli5Yw/KfgB5iL5gXPMlWaMUIFKPOVHk4klIBxNkIe6uJj7ii0w/M7NUoVSVsjI/zc6Oi1FJQCYRADBA5N8hWY+67k+i0rtX3DCCYDs5/r27nZNpxiXNrUr+OgJjqQbI6ZJoRTfciHlMo84VwwiWUg0Zp/4zW0dkRx4XwVQH4IF1gBy3lT93BGv/GKUIvtP3t1Hw9q6N4LUl/rmNVTv/Mdbs8zMYT9Kr5cW0ytNJbbcCgFXqSNqdhr/hhHebD6Sj/XPhfBKITVkI0gf1J4znWXDOCq8uxUPggNoX6DfwI39BPg/RoX1aNlvelduFBR0PxuwwtVkh6wDP9wB6I+LELqwQ9b5rx1wauiAo87VlBO0ZhDXc2TcNBqGMUFc6Qp9a5+7FzgxPGslgEaY73435pJiJKbbVJbUrzV4uve3osNYdM50cFdm2Oer4GSKMvGKrgDPlVSxEkJa80aHUoT9+m2wmyTZjdG5Gf6LO20EdpKMGmerUkHVQK+uKKePe54wFcafB9cu38EBF/IyxOesO97AyNtVYgCQQAqf4HJaNN5gWEIIba7wa6dJ5265LO+9DNE+rU60AXYVAE+3CJexs4DBIu+0RTVGUom6HWWNKsg9/pfz3dQWuxqdujZEWwE7SWR84lYmJBpRMRelITuoMglNwDA6SH+SwRSFKJLWGstkwJMc0AlL2yME//hY7ElqBxxNTN/BoomU2A8ySI5QYCtlSaT8HfsALZMkBfevo/3tTh3mjAFhAAaAAKo9APUPtTsLANfrbUYauFBVEeXMfYflUqUDnuZDUe7JCchADB1a2ZTqp1xAUnQSvFKCLVvREW98XlIl0uR1ZV6W2ZgLtzYQJ9CAbvCbX3IaHSH3pICphyVRpLmSAWzZnEAptJq4N7fEeaeuhoq6ivHUsJkbg4L7Ipt4uGd5zz0u169x6uzHkNO/7DZBG1Or6u/9KSe2hLpjGv1xtk2I7cXScQtPUpemvmOZP/bL83Ce4XUR1Bmcqc1BCNcN0rYdC88OrINImSJRoS9XcRx0/tM+wcHHVPOZUgVaAwLtwu05tYKlEB7UrCbw56jzs4y58p8ZgBCL2TwNuNX3FW34nVvOBV/0px/E4vuOqSg3BYR9leCM2qrOILcACs7rp1vqnJhGW7EUNmRDzzanPXeQiRVFeXZMvqtaqtNpYpG/ngVssiHQpwkrRPOUZsMcAychO5Xy80ifx9HN167vXeUFie6k93qAI3kw9JAOmI/VrrOn0DGd8uwQbC4zHK2kKwMxkrr0XRNQhbrTf3vSO6KW9JDMZp3TOQa/Un8yHRoIENngGFeiM0hEy2Ryl5tkEoBpNQLdY6t5/YP3JWQxIrgcZ0h15q9+Hmp1TBUCxpIFuSbRwPTDsFWgSY0BAQ3I5OIUgmZDHZAIu+no9exk0CTyOan2YF5tmo06azT0CnvoCbr1/kdlSLkuiIlCdgfVb3/JTJleznVhL6UvLJ6fuz9H9GGEa/gm5q9gv7Fu0fVL3xe5GTNx/ralqeG0H5/I6aUj8Dxu4KJMHMIGEAGyJZASsLlH32/QA7JW3UCeKzdwBp71K9X8SF4BIqSVs+ZjUZQO4HVSyEdIYQy17NyeM8GUhIb+eo/Z+1Pd/dUN/o4IjNJh9UUP8TGjNK0hWNGENDrLSqsG3E9MjUY2xsB6iMEmVsNEmOrNrt9v+9CcePuTXVNaAG4q/k4F8BWmsKri8Twq7KxKKnaVSnD0QVbqjXSaiYtEf/b3y1H60k75n+Y7hCL6kA6CipyTUsQsyZCymXWKxYci3N1gxd3BBJxrbWOQtVnXta6kzhsk/rJlsPhOCqzUzZi6M5hWGXV2/3orDDeJKqmA9SMUsl81DAxu8MJw+DO4GE8GtT8u1278KzK2GrkrucMjD8YcRTyWOaiBYo5ZW9k5rOFLHnF7MhVr6N4JMZBRW3s6imZxZllbJvzRw/co1P80iRi4jKoTSy37VQhp3AV1zzOCOeVluMeixYVWxfR6D5jsyvXy6NaBdl1xzFvfQeqI40kKYr3mf/aBltic6wmCsRgXKgsC4p9yGXSzLaOaakRhdzL4hF39wLOWavgJ4XQBDjg1VZt2g3E+Ce1R+Cez0yJQHjhA+cewI1/dc6udWggw+BzkHJ3/GZdoetF9mNAJszY/nYNXzwgUUTWwfQILcn6N+pq5YoIZ8W90NX6dDk+op8lKOo+hTrTugop/OPlNxtwKdP526+8OURj/Q2iYp4Hx2rri/H1wMZS/Y9R8NtDecgELD5rsTTBsafkPV+q7opSIl6N61n14X+E1UpXJdgSMgeiArhLl8/0o5IbMHw0SQwkA5+WuALPWT6B3avSYPeiaI0ydb+rnfH1seNcGyGSzJh8IYobkDAaPkLl1TPabHRguH1WmqJnTBcw5gwAD0DnQPJWZvo6fhlP1/zxhgrqB1NxjyMN/SNQBUy2w4r/mEo+20+UHAwjSXfj45ol2QM/3nSK/SrxeqV47Abg5D2QK6GAvUTZECU6RlXZvAl5we2K+atJ2wbCxRrdR8g6Ba2RvJj2DBQxzru/w0groUD6y32iEpBR2LX4hZgfGoaYZsIcKqM/RK+RXYA4GCIaEMT98EOsuuRRqRb9BGwgwRsELUrHAbjQOssl0ehI796HHzDLG8oYnJ+dKF/CQfK5P3/dTnBnmdRZ/HiwUn/k10iKiKfm8V/MP+OV7EpmYR8FqmTCdBkbDueYbwHW8l1kWlo0JRdTgM+j3qZITmDzi0BA22oE2IMBZqRG5WIkFZ2ELkDIlx1ZxjzRj5O5ewcm9y1Hw9byvKznOMpuqg6JfUtvBWTOp5dmcESTqauP459fr+RxJCc/7czYrfXsWytScoDRicwF8q5GImdDZQv3lCgAseaiW8qHn+rv0VrffdZhDGKqmU5z3t0sY8gwWdLNpC13CC7GDsz5PRlTPLs7dUnETxoDbrlaB28PnZX2je6TDykuRe8/Hfas+hVTbNvFFNsGG106VVDrfvGqd8UFUBVVyDuZvWNnT0v9H4qlwqcGZBYWnqMg4HDft2MUlsyCkxZKLBGAZh2nLnW1eT3FgQjwjicXSXNXGX5CXBH+ZETlLL7pHo1KzYWWZrRthvYcs8O/S0qdZuj+nPZKz3UqX6azk/75LRP/0BrWNIgQzwa3NuAqM6iE51K1btd3G4YLCHSub825nhiH9ZeSFqg5xihdnpQkgmJuKUAIvDvJwiDySD/9yOA/33TW6JpFVPGWxuwlGQhE6oCuGor8MgbUSTWZVFDj0b9an7M/bkkfdc40JL2b2TBe2zBqaXEootFW+fPjWofDLIKTjOGhVUpLM8+H+Dp/9/0vSyJ76Kd6aBQmp8Dj3qKsdSwhH6CDuxPVhhbsR6RNnhhJVjdG5h1T/qUWrWK3XWriLpFpTaZfl/tyBuZ48Oxj/7vFog0gXSlZOABDhLSG4dBw9zK4LT30gYI3piI9huRUgVD7jHD8yhSswmE6xZSb+WDFnd+NDqMErFS3LAFBMhILVJzNv1SjtuBmkDQTStGbJIIjl4WRxaK6Zkb664aa0+1qnqa2uGc3ccOGLHqgGqS//Ew1i0H6y+WSDYY4X/PEr5eNX7sp58k/Xi28RqvGYhOrUQarSC52TJiNSPNI/q/vsqX+0OCFU/X2yTGEal5AifzcFs1Nl4ilfNMOdonU2xD2x2HRSUe1eppuDOI3O62ll3JIIeTKKKCLPIpCtgFb96sWOOKilGNS4vETLHrTL6wkGNsWWtEvQj3w26brAzHLKm0ajAFWUYhD2tXgd4AG0Anyhh+a+hDvGujRx5iw37bbcoa6TXyZQxOeH4f7kQXva0I3DMDUwgFGXs38NYees08wMh7QMRusbIOYzMJFhHbb+iyLVJzi1ZGznGpMlBLGyFt/Z4+8+/vtFc70Dsv9I5B3czuIo2Lvv5Uws9jDRkaUfEodvL41qpjUBM3vXdePDe4L92++uU3dzibqPCXMCdhkXoQS83hvslkMmsm+9qqVjAOW5YvyRUwvtNC5dFE90jrAiLj6TWDcafj7CEMDArEl6mkSHeyKG/zhf6eSt55+Qtlb4aZ1aS9q9n0Nv+3g3SPZ72OHKWHd8rt+COdqyCS+EK8aMnUVyWOfPVqPjD2MQ0+jgOIDJp0YkeCGjcpy31JxsrZDWuerRnwgHA7vOnLrjbogylX4UBsugRcnl7KXlaelmmov4fLH+ZxRVMql6zXGhWYNQU6AoJGbMaxUwUwiyyUNRaS2u2T/d3jS4U7U2O/qFbvx/L7bm392yTdBx1OFz2ycYEhOfwTN09J7Xxn5RJjihaqM6FjoCuVWq+Xa3GfT0EoHZtlj7rLQ9FeYSHVvEfEyWdEYCIw5b+MfCRgyz9UOUWLnYVzz0KK0ZyFwxkKYccq79jF0aWTF8sXeMbrSL5JzpPIl5CNWVHCTv2rLU7NQtSrdAoInq74xCr1s57cMElxy6C7fLQz6xboV6LLIujVk6YpngTPBmUvifIT0GGWNWcHmmIxshkIF+QgkNIps/MYsiaDo9wHoNiqKpJGwkJF6b/uzV/5EQdJJhsucA2a7XUjUna+BzZPlSojHi2y9YpksdkIYWzgiSlMeHONJrAWMubvCUr6qRr3VurCQam7CwLRuAU1Fql9d40PFYG2nkSc+Y7czRza6Bj10y6IhaTHIOfWZlLdPlkfvSEi4hkOvQVQbzQcF+zOk6viibeHGQfuBYq7abMkQG77y2eWwCnHCOfvRZ90iOmh31YsaRfvPn41C2jQiIbHnrujLiCDa0AvOoa5Nag7iXPBtjut4aR6/ETxc1tGvi9iSqetEMLOc3xd3X8PbYvdO7SdKeHDx090b52zcqGupSFLmF2PNkmhaArhKM8x2KhXOBErBSGj/xyNlKworcsXiR1ysxRQC49G8/UZa18hhtfOIJ5j6mJPMJ2lkTKqXHu1erVGSdZv7gmR5UZua96jDpsbuP1DElK3dCd7U6C7AaPOsw78i/ND51Afz5BZkjZTwm6WFYT8+R5Si0FShWX7CJNy8x35An0tYLrtC/whXFGzFV86Y9pO/DI/PHbT2KyjQVUoHNCBp7QhYtIO6zS7V7ex1b4L2zLMZdBxZnVr86ZscnLQe32uHQf4TO7mUyJmbGPdOPF4JG1O9m70WFUa7JMYxov3mc2CSWl41Vtb/2IOapLRkdWK0h1TMWxzL5xVVpZ4knmoHMToHAMKsdxcSXQpjPur2t4NEci0E2HRtemZu+f3lkVuaR3QYsMKb8TlMsLWIzoLNP1VUDhA6ODnEWv0C6N2ttHLVIGB33YPE+snJnPqwv2yiIwMNYxHnNGj1EH6Kib8rp55kBXE9cZDbDPa2Ytb//vg0OTNwDGikrG36w4QR9ljUkiizitCV1v9UenDI4zui5ZCF/w/EkNdn3h873wPd/gXwOzglvCFx4RLKkKaSNI64JXEujUQVRUczxOl97PWm1F67/RFv5CVjOdwuXz1Ksf2g3uvOAw4kfIDPPs5SUEFBF6InLEuv6Ow5ftpxVXn+Ts/gqLVZhg4bTp+83+qWMccD1CXuBZqM88Xalp61GL4aklcyCfUfognLrpjiHHMmcBR8XzUjbrPEitm1tiBJ9Xbfnf9jfAbkZ93fEhck393pnLBIw1yV5rZMgIaXEGA2TMT9DvXotDU+jYQCUV6DCgPzW/BAItCorGgmtbWA5Bl0uy9vujCsRYO/67KCWGQmR4Jdn/pX+4qVcXFsP81EAaHk8xithDPMleQkXKTsnx5lFSkO/B3FN35ULbtStvlPX5KpKnRO+7wFz7dQnhZ7q/lhJ9H4Hn1vBhZbGZpLdW4xE0XiDJp/DIOgXsiWu/fCid1fdGZOnrai+OHWDmyVUh79Yet5gmmq3Mr6TDxYhj98pfLixrNpm4bKJjnMDOTxw2LncWPpvujCdD1+8rr/R4DisBy+NPdul5k1X5fBP0g8cUv8amKC2LaLU/A4wq1gz9xVtghLlBoUt1WqVvwfq6RtPstOPauCDxY6sTaTf4t8mrPyjD4Q07aeQQKP8aOdBcou0m1gwh98KZGRG5oiHXC7m03TXKEGWOK8HYjBXX704AFXJc0zB/kVBK+98xT+jOk1xv0/ZTfLBKo/nfWgIC9DI5VnC/u5jYw4i5bFQV3fOJufDddW9kpt8Gqh0kNvE83vwUZFuIdVvUl4STE+905RgHUOkLV3IF2bPOd8FxN0jmCyloZQ8vHMudbhWQHatnMXcW3VNicYOGcxHQq05rSoZYWMYIKxmU2tFgLNVcGDOV02GAT9HjBmOFzJ4zizPfw8Xuo4IKkskmZZyFuNZfv9miP0XLTeSI99HAymLJCAbM+VPnWOEvndQqYITu3mayVxHI7hplT5uf/VwNSUdwZsAMN+L1ro5vRHbp+FQT8+ew0fSMM2BHAUYetNk7D2btm15Wx4nEwOnwX3MOATNx4LEQUkLYFN/+6/wxGoxAPkZLA8FCND9IyeuPpohYkq6ayLzJePfO+uKe7LfSfsm7bRoiw6kJLen9vcbnILeKBUr2C01IfK1292MHOgkAX4AoT5YsRfg2l/Vm7lBrce03x4ojGfUkVgOnR4aRLcVMWCCsyOC5nlXUI8LpMnSFhGUnyIybkm9eGQmIshFCGnKpExja5KITZSEw4D7+CCHaeMiiYXN7xK2immvS0EQ5ivB+Mi6QPbkIlWvHq2BIiKrC42EbkBhZu0fCArER48N22ESNTqhKums9ljgNxBhgmLkMHlR/ePLUhrrFaouCoXotyvAi6HP3dmrrGnuvaTzqONFVeEmkWgLPDcMk+PhU+B+UyavKsE7QIumijEOk7LssAm6YeTHk8R48RvGL42mKwl6oHHDdbjq4mS5ThC4dguwDv2Vt8KOWLE5VDgdYh9qDwMBhAXtzxk5vdT9C1PqcuaB2b3znD7MU6Oc7o3GQSzkqvpSCXWjcZEAF/9n+0zOJZOZhBA7FL9Ds4FZ3AjnAMTR4mFtuQRqVKNk/8Nzr6qk0VD2VqWzBdqOL/THDJpWhriSVn+Dsin2TSIxckGq576miU+3cLbQjY3wn6PGgl4pgKfhtJvp4/puEXYPyJA3kVqT9mSamdooK53qfuM2y8Y+x9cVhhqCDX+DS8YQnE4RiVOrAFrWutH82ftj0LOo8iSl0V5bw/+6c/bCIuLQg73vSNgNy5AMnEkmlB2oVRk+KvrbaEaeoy437ZWSBIAhLWDQZ5B3f3LSbinenDE4T2JMVy8+qZkZg5Ekw1LNk+tb97hlOc2vv1lpKkcqSZE/ZlbiJptpQPaSOUHKew2A/lKUYJS5CLNi0eQzcnQS+ccalHS9vLjAKD29WVetweiq9Z3ZxBH2kSEKos6OnXm+FpbaWmxGswj4/Z+XfHpfrZ1ZInOBrwHzLe76fPbOJVk8dtz53iX/uz/4zKdJ3nokJn8ILZS5TXXwbuuDUa4oL2RAOnhrq9/Sr3qwaA26XXiN/raJyZrQF44ZeOysLe8Uz8juUMrlBy+CB9WZq6qSrYJd9tJ7dojchlLyZSUL9ktNyCF1bTBB2BMjCmiegCYFPXMO4FFhRGHUgIB5cagIg38nzhyiGqk+dvMjzPIxzcG2PVWy/mN2n4ZmQtHTNjKoj59VQ6Imc+BhroN+PyAfJpdmWS2BHdDbB2SuybxgX5YIcShek1T3hJRkdIbo+1H1Lk/1ppQ3mntM3YGWtU8KiZY2PCV37Uz0dln58xpi9nDqRWbGPMUeawGsTmyCJ88LXeRVk9yzfvHA7NQen9v7YTVO14KeiahxKmrx79uaG8yx6gMfoQey3+OxPYpGFMSOz6ORPFnWoQjQK2X/S99WjvMW70iLfKBcpYQ0BOQBL/b1DLbXG/w2lrBsh3rkFbQAW/LuOaY+BJslkQuuayP27wXBzljm0pOpv+rirszdNKs/koAasXlUDTZLEaRG2Mo9qp8O45veLBYznumSb/LcQHDUUzwu/9bxMeWlCSG2iefTimNobQLCUe5Wetx3Dx5Hi8YSqt4U4YCGbn4fW+Z/iYyuNVx1mmixyvln+3DbqemhbnyIERypdEZXYjJwCpPC7qntnd8zZMkBcxHmK/9vm/YcjkxpTYxNY8ZcLg9DXI8SJTAhb/+zL5q1VwWZHbZ90JFbk3ABqkIZSTfwBOzspMcZOP1dtVyniawj9LiAmjg/vdrjFykoxHaDJ4Ge6ooY+IegHM0SBZCg15BzFW/MRF09DejAwoknPZIlcKCnJonjfEUhDBAYixbCSYGmc5FDp0cAVWaeqKAlylXB3+d4z1LDgd+gzxvmRx+QXbjANVMBYBY2n87VY+i99Ep8CD7PVPSgkTYJLYc2t0cu00jGjo3pA7yuacPhulqXYvspXaTDcwe7USwjBVuznf/TAiZnq7OAX+HKf2ICYGOS/tYfwzP8HuC2kI2fZvvs1SuYW8j8WBcFUQBAlJp7AEDI8ctOZPasQB+BsKJYGcPEKB5tytt8hBxcbdGqny4WRR5YHItC2Q4dy9kM2+JbF3wks3Xl5Z0OaxyRHYA75pm2wuH54GkmN51L57PINoaNFdWsw95jneEwPY0LduMuxEVG6dh6DhV/0su7BHRZ2rvtTZ30eDZwlOCyeI82nSzJo88RxPb2Uhpp8r3C+JWpnxPlB/zX+ExdUpoQcNg4dSUvMd/tJs/2jyYrRQr9/7QIQ3NWUCS1FAlhNmchqZQrzJ6keoKHMZWH66guNm7bYADgcpjFM8Uxr0NMRJIS7KmxhV27hJCJ66SvixI3pJMbsAzL/AIQFD1QRTiXpyZQqOyLn9CGP/rI3BH6o9VkYiDWC/kDvlh326z/Xge3QmngsloIG8vVinIT6VjkF08kKD4rM8K68utkZlqzg7aunydKVGl799o1j12AloEb67+WeSOjY5eUDQweTGc9Xb6rNxzFDDutFUo66dOV7kLvFCe/FZ+FF8JJdymicMDa6V74KTVl0lWlJBI/J2mawvUUucA9Gnsc9QaD3axFDPUujnjZnVWcSJ40FsNpTECkcnT1dFcXJl4pU/a8EHcKNGfhqfKs3rNwqHuE1kP1c3mYHvEAVAyzLajdTurkCptVtGOLkpTANUJTToQXWIeqhqzFyFnW8gpGpi7fp2f/XN9Fh1KB6Dn0uantGudXZcp+Y5Mnhb5usDNCKwio7f5yXvlKxuXABYVuOxH5Xrjk21czyX9OcOTjY1klt1miIimCQFIBIoqWY9gUGzN9/EXgzxYPCsv2KfD41C28W6rosqFIXC3BrP15QVYosnjUwemKFMDmwV16rRoJXUEPDGkx0pTny+EUiGCPwbYcToX+7cTvcxuvfPLpQuFI0RU4C0BA5BCzS9zBzzOO3syaHheA1nF6u1E8M1EBaK8YdcyczFm3g8axYnEHXaseD9bjcf50V5KOG5unqmcUFkYnGudGHJ5w1E3CXi0ij+W3CrlSsBipDzFb7ZkZIGv/zJZvlRZ1bT6pM7pq11+q+C7ksPNkj+8cC5u5AZi90be4YhWufcPjAdX8odjkpNy/K5oatf8N2qN0IS3YccK+m023qdddv/Fje52h68Eexhc4f28f8mkkRHgj/MpGgVXy4e3pGr+5sbvUsRBlC9D/k+50dFLqAF4mF+3BSbeeSdxUM2iqzLNWisG8Ry0Se5PPtFn/5/8L2caHLSeqt4gGHdWEY8tFvm+D+ji8lZCA0KNctciIhXQU3pZ7rJ6yvjHawKQxgfIaON3rHzMuarbx2xQE2FhmBBFU2qz5pRYiJXXmirZ1NL0ogOfFHHH3vMoapp86mtSaRccw8QNzByTQwS9mJwfnMKH72CW8zR0djwp73Y4RpIrySUbO1yYj4eyj76SenmSXQzKFOFiWx4DdUFR8YvWDKmIXFdAMd8BtCQ2jwMCL19xYo10f9u5+1YZKOzWmVC9UjpGWChKhjUii+XgGj7B0OfSSUeUHJck7d+7XwWdiFwIL/bXmTDZUmsFsDGucjpQzpvG/DjU5yHQ1bPGUg28KKNPcvetcdEibI8uFQyq9UTv6kuBDmWjFs+NxffWFgjxiMXYB+qCQjJfriLERoUxzygsu8zTNwlCwZjmPiwSd27jDt97Cr5z8QASdCxLXLaGi3ah0EA/RVIC1HKDAdVdwuwjj6yGbYfQ2l7PFLlUb2hlyc+YW3eH4us+by485MI8Rn7oTXszIz+Lf+GtWK70pPsdMZ7+tFFcqmtj9Gndt441cMyr3ug/hxAmjrkbR2POlsdPaPpPvpfTnxCrQ/Una1s1xHBJ2M9ETfq0uyPtpZfYctNZd0PjwlzBpTkzrnJw/RZypiiFvumxHiqlqBdfjBtRKkNRylsVoTQxHsnup+ZsOOCBPXIBZXSp0WybYAbS+IHyxCU0PICnENhGsARSIQNJqovnopW7A3TizDz3hsKjJ5zNjCsmz73no5l0tXNFzkYrgJYKdXi7Ew/qYyPAByN2A89VBSxKH8iYcJj3xSyj8LQsoOZorGDzw0EkhGw1sInhwUJmz19OS1JaQeR5abvcwMBCRnw7EQnjhRPQBl+CjQoPCo6sQGQOclqk76DxodwJbZfAJ7sP2zEHVnGVXLwLvBClOIS/Eo1iqq6tS7jkJ9grTD86MmE5FtmLhy1Hy3+gfROL064hurcECvq1RTTYXi+Au112O4Wktq4Yn4QbzmlKMdaG6bTYRnkugWIbJf7KyH0AbZkSmll1koQJB3d0TyYL3SFgNqPUD4VWO840Gn/ekJRHKYgabizgxG3vndILuGklgbxd9QAbmuUchO85nEEU2uHlfh9AsE2Ea4CctqGU1eVS//sKCI19QHqNAR9TR85l/5hysopz+CY7Gh2qHagBJlHaCqm8XkUPTi3Ls7X7XfZ6PDmYrH8uylvoPCoGN+g4mfirXR3iH4AKknDPVf8eGEZ5sAoqdhygH6lMJih1HZ+GuM6g8L/i9G5ArmBfN0Imf2MQ1nDung9y8IU4rjtlRls+G/wnW95GsGldUInOFmvFa5nRvhRs1lz7bvnBUDWO6lu6WzAKoljNIdhZf0L9GDMalyQFJC8PFRIBsAuFbeOXbPEaldmQ7MxrHv+4eH64PQ6ibKA7g9P/BnnQhhKVSE8qdX8Zjlhpfmt19pxqFCy6PZdIszGjySfgESnxEYGWK4QD7kUmwkeKgl0EHapD2uTca1hbdyVzGws3NVPc2fRxp1KvRs9Dw1ngUG9IybFeiCy92JDhSXvINem4umSs76BGVrYhkcpvf0n8UJ4n9Xk08+Cc5IAGPoe4P+Gsbuch4hsDipXgrK6ZJJk1ugFcl2+h3bpttXQ1u5tan5PSZ6M9tm/lt1eMcD6CoMKBpKTWAVlq60R1hyEDLTsI1emjG17geeVooUi2BXdJWN1IUzciQwjkvQy+8LpY8plNuaZ6tFLYpM72DeNrFULXBBpDQqmdsHib1B3hzbIvxAiYDnJzbC+uTy9US/ogZ/Q4opgm+vayCuW/r1SzMry1/I2i6Cfp49dSYKep62Qz0HJo7qDY8gHdluS9bkUXuzL5mydey8X3+PsTUFLZARrnMyeq1aTMnAW2Ya2ne3caRPf25Hs8hal//os0Oh84ZObYTPXco8PMe1X8lTLj2Lqhxdb/5ezg02lWdzrver8l+yB2L4O9Q+57Ur8Zp8u1V2umjNNoqGviy1CsgMGkLG4uno85QuQP1s5/cGGhrOuFVkUNRAMgf8GqEDfO0mX4GWbw4g/qlE39aXnOwiFJOp5w3715BZ6tyJvIL0pgjgXixwq649zaWCkfjToLp3UGX/lk5MWhI4Kfxmlp/9iuklBNYUdTufrAETmrLPCiYew67ZcpruZxHAT4Bz8ufgkIQ3XELr4ybySLgsuWnPCCICZmPel7nAgQejsU7pIug8rj74nUTwZ5bSqORWAnwwAGjt7Tv1eGQOzPwoNLVZfqC3W8s8jClO+8GvUnd6pqfP7d62gKjN7RPBVGsL6sYgdQg+VtxFqS/SVytxeTUPf9PV0cq/Zk2fOT3W4cqbh01NpuB1UtGNTV08bH6cf3pjuocKLXvte84rQOOjItCqEF9v2d8UhEXkqqLTL4OhDHhWJuCZd+v6hq80uzW4K/u2Xh3HPh5+vaZ8zp8T+ztmAtqjQHWg/3bCpUf1Pe5KmLktnKwTxzK1T76DgafLxe0SI3msiKTULDFk6o2xiMfw8iF3X3J61wC+3JOJRJIP4gggqn2fzAGmJVy+7+d4LyEy3+RTdL5AFYF1FC9DvlubaJbfxpgO/9zByGdy99lIdZOn0EcujR0vQEEAdYwN3OBDcjnkijFYZhMhtSkhpVxwaxHmeaY1TafR5pIh4wfoxq5yZHu2hl+Ij0wjHKXbJyMryJQfMIGHlyxA62t8k3k0FzJyE6AlGA7xObXE4wuU2gmXmgooZMrE6yxozapJxvE4pAfTvxECgJpYtqSOAhOTJGbDOgAyjIQ9rCzLqmgTj/Rd965MnSaC3T8uQJd3B+5cEIZMVDXy5b1NpQzrdJMtopHxVcgJu4yVvixi6M52pAjMWoT/ERZWWP6NzdZaMfSVHVJIlmHyIzPO/lhSYoZVYI8/YHOndNlvxEjART1tY+SOAjcvBTNzyD1Fo7sb0vK65lxPP73FAurawbZsqSTdFKtdFpiAQpmOuvEQ+L2r8M5WMIEmtCN03mt0+/AzstEkHE5Yrh+7jPq+fGPZYVrSBkV9yrDOwJ1JOxmvQMC0aEmal4pxUmTPugmUHxe1YSXKPWBdZ07139LepryRaFZXF1J7Otv98hQv0ZaWwET52Rb/tqFf4Dx4UudAdlp9plEXO/dVacN+SmYRIYJ0zzpYX8QwI4jdsoAyYAZFT0Of9gZZx+VJMMwW7Q05eSfLpQ/5w+NrgORGIFPAG4H7bd08iX21fNcLeDBHSk3FrR1sJxbx8LDwqhBdEvK/E9n024xZY2WNTq/lDMeOF1vvLYCd8TUvD1fy2jUHfjYAOY39n8mxYGECWwdl7XcJSut3ZwZVOP/3oTjB+l01mV3F+wsb7YdlDdLg+vpamcLYZN8SLDzNgohGLITf7ZtQUolFbeOBZhb65/9irgoRKFLS1mnBSsFORdJrs8fbxiOkIFS9UQfv+tRZd1OuKnQ9hVFAleM3dvoTqRfTmoQRPPpSfKrSPKnJr2u7lshLH5a2bYDL6MG6XLUX1flxjE2LkxH4bKGcQJgSJCuULlp82ZRYaNrYLpgZiJ62Q24dTndkSXiSr5QwyaADVlu4QdVQl/LVLZubMSE31FBV7fnIdzjuuwcXKF2vGibXKQI/Ns9WbbufRCZv3S5BjWRmj1xFI7wkOXYYN+fB8ygvki6sA7A5rQt4MoONxlSrqScFHGk7eG3bigd0ppBNAB71q0DYIzKjOfnSzIRLlw9e39C9VFSHDuguMcYAY/bo8jounUdU0OTkvnlVnmA+UyEAb92EuO30TRtr+UmnGPW5/er8vLnqHFmXuYsacwwjT77S+ABK/AJvzN9AYjJNxm4oNY5vMB5RHIJ0j9Oj3aPCU2hYNJDgzZzV3ZsVkqrM8Zlxu6/NUvq2DzE6Wqd7OxHcRDTAqyhy0XFo4lgCkhmBTu0PNvwKXDBzWuaoqfeSyslnLTWRGDp7CL7GD8iqBd862vC4sOoXCXU49FB7hSb3WuO5pQKKhmkak3GTPEjq87bGF3CSuenbaDzhMo+1RPTULOtprVt1NR+rXosUqdw5u7PV/LDpkgVzdMcjOhT9S8UMKH7QonRflYPbeXVbu7jr0gm8mubxt3KW7gFVyJ2gRXFvo8U/OIJb6+E9HLM1b872jdza8X4EsoV9zI9CPC4RQMaWf6LqTBUVLAJApOco+JbvgBXp7FntzgF7i4hHWLKvEszOhXmWLEYjpyHiPt1kQ9WigeG9ZHsr1frOPnQMiBiUPFxfMzCsfnIwLT5+Db9YszBr05ibjIkQz7nnBHtKCy6qmvATW5K7IIdbG+UHla5UT0uYRmOsnNXk+eKFqMLnpqpFgkFIzVeXy6FDVvW8/YbvIlYPpSYPbo+z+BouZEdH4iXDKeZolIwbsZytoVwKFh2ruW75SC9m7BmqDpUZrudKV/aHlxK/nLZCbWAFnYzG5GWHNxvUdwvWRST5xr2whP4NneVSY0yWpdpeKvrHRyEpz632RqNn8VG+Thtw+HZppePago7BR0wdG6RWPN6F1ocdXLgd8qkSmXDLB8doDLG2e95qbFxlZ02uhcMl9BvrGkpAaxPLhER4omcprVMhrzIgZVEkffrEkkgVH15Q5Djpvsu6jlFEp/5yJqOOhxyS3osGzOjFfhfrUXPKqWqcMX0sOJkgyFw3eBkz9aKpXiQbyLnaD9+xb0AxhjPVKNFEjObgPSYFew6+kyYGAAY+zG4gxXO3tZtCs0xFHhwON1Fjhj4zuFchvwj5c4GllYiuY2Rw6GYMakYQsdIFeRPm4j7fKp33cam02iNKfK8HQTPyORCDEPDXQC9JRuN5Np5Mu56dh4E3/lcm9tGzVb0WyzKWIgJwkQZ3q2DqNgMKG9aq2jI0gc78CeHETJ72ZZAiLwLOywK/4XUVfZAttu5jS274Lk1t2Hv6YYO4NRQi07e9rivVbngIsP59SdcBVpeP+vsNT5E2Tr8yri7N3A5idsmlrGupcTyDKCeQ0QJcrtunLFx64FLBkMk5j/HzsPoefsC5zyySBfJTNfkOX9QYO4VkHtSCf3/JVR/2qHpjeySoXIGR2Uw6ke4vfo42fZgL2jd1l/XDDMHOugR9zw1/Vs8NGUtUISbEpPWzBRNuCqzo9NxbQLHcrjaRqg1sb4x2lrdOT2RhksPbuZd7LrakPrvUw/uQhByeV4TP8djSo7f1TYSuYmi1BMWFc//WvQnuUM/43gDQQEJg+1jfUBSiFXgX9HUWsyNju5r4pVV7c2rAR+D00roLU0AKLIu6VgCbwPylnk3SM/169yjjMak7pBe+eXKxWEiBk742JX7TaLfI/XkkzGpCuIcrTukt212wXqqccgBNnfoCWKPeCjG63fZaWuLmWCdAkGb2dSPfEyJmriH3UJftxWXXaSRFk015nmiIWLNWjCCMHOWgRiDav1zJyVBNgBk0VrCImWO6+vE1Eh5mYbfdbt4OKZypgRHNP4VbHd1y8WvbyIdvMZnbGi2XxERRnSj6bzO75Mrb+bhgJH8cSx2VyAxbo8ErH0vGFjPBBsiY6dpYxXUE0TS8XIL8x+xZ56sf3hEKgFZY24rClWXMHD25ccvK8nAKR+5a+ifckUWc2tlUTFuWRZl7NstJznfr2v7BnFnNqVPlbtr8CHAN8p8LHiGQiK1D7j0I1kuLlzn8HWuyUxMyGjHjQS2N5kZFNGcwFPbdfeaZ9VOSeONOFXIwnX8WoADBmMs0oDWkjKrhTc+5T8143bUvbKAcvtFovhlRzHVgGnELcKNqLfR1ooKHKNLAsTiEIcyfgVEjz4voyJTuOEpRpJJJJaiT2WXRQ7mBhK+DQ28bsH28LKxwxlFxyc35CTeX82EbyO31iKNKCvK4b1HDJ10dqf1+xTqoPDGRN9/BdVL99+9UG7+37Pc1STLT404xGNRCIoY8CTj50ouQLuRI3L/vpegOED/v1FoInpcPPt6VeC/TMHD3SOGDlZJRgbX6hrQ3LthQeRKlpKFsK66cpc61EpSF9L+a0+JtEeCZ+p9GC16y0rkFcixfpcNlEkFk5c3cRuy9nAaVdQLOrRFwnhm8961dQCFqH/nutvuTlgfdsANRu+UZf8l1UEMJorwOMGUICYPaxBQR2VXinSi69syao1W52XnrucpXskJH4T4ggPpvWhL8ojFOFqXp9L+MOCutdnmsP93NfjU7Uzt92NKj+FEtn3PCBgFxCS9d45Smx9VPSQWontwYEriWnN1J0ZvAnwPp/1582rhvzr+esjaqoDb0jP6MNsYkIwr6aR6VDpmvfM2LcT4h8tza+nZllX1ImFd1TW7loATew31xoKwed10wmdPxIEgIcyIEVh8pHQraCTHE35Wk4cCKIQpezn9BdHJjA5faK4u9VlSjXExJT2ufBc35x8Kws3m7/UY0nUqvzC2egOYeLmljMSCHmsmnN0A57i7RI7RlPCF65Vwce4FaB+z+Muk3Pz3FDrfzgYGQyPJZjNO3fEG2M+lo8KiSeSRM1jIFpL5n9Bc6UgNy2uPKdSc0AcffQh1wTQ/IzElnEUhXGBSalSjuKi1nu1r6FloYv6ILsz57tXO6ffpelYDAf6dGJz8QCHxu2iai0qtDE0B/YgBs0YmIlD/NZI/+x1mYstv/tvt5TZph/C4YtvedOSbYU2xOs9DPVrDCtLhvulXwLwYHS1kYRlzuMFudQzHHf04uiIMalWcDM/H5WnnVbp3btmiuHxwOmMgfu4Shyd0XkMakqeKOX+ZLE9jSq6YcCCG/x5e6nuQdNF4ECxmskJsQFzj7VRZ78wzVlsPUs5/G0OM8NmNIgZRYfc58lbFtRc8ss2KV9RiNs8eMhsGiauWNcpxtsKoSLjnd2v7IfDlzCdFnWRIGW0O2CVW2UnBXrQJ3J2eSMKSBKMo6sEgrvbu3jYUGAL2fLJiyocyDCdtFkwEN1oiJAUHywKfy/mNw8AAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnEgAAAHzaAgATAAAAbQQAAG8EAACMBAAAjgQAABsAAAC82gIAEwAAACAAAADY2gIAEwAAACYAAABU2wIAEwAAACcAAABU2wIAKAAAAC4AAABw2wIAEwAAAN0FAgAARAAAnLECAAAAAADdSQIAThkAAKyxAgABAAAAK2MCAP8kAACssQIAAQAAACqIAgBpIAAAAAAAAAMAAACTqAIAaQgAAKyxAgAAAAAAuQUCACQAAAAAAAAAAwAAAAAAAQACAAMABAAFAAYABwAIAAkACgALAAwADQAOAA8AEAARABIAEwAUABUAFgAXABgAGQAaABsAHAAdAB4AHwAgACEAIgAjACQAJQAmACcAKAApACoAKwAsAC0ALgAvADAAMQAyADMANAA1ADYANwA4ADkAOgA7ADwAPQA+AD8AQABBAEIAQwBEAEUARgBHAEgASQBKAEsATABNAE4ATwBQAFEAUgBTAFQAVQBWAFcAWABZAFoAWwBcAF0AXgBfAGAAYQBiAGMAZABlAGYAZwBoAGkAagBrAGwAbQBuAG8AcABxAHIAcwB0AHUAdgB3AHgAeQB6AHsAfAB9AH4Afw=="),
Ke(Le,177116,"Px4/HrSfu58A2P/f5eXl5Y3nlufH58fnHuge6CboJugr6CzoMugy6EPoQ+hU6FToZOhk6BD+Gf5lbmNvZGluZwAAAAAAAAAAAQAAADwAAAA9AAAAPgAAAGNoYXJzZXQ="),
Ke(Le,177220,"AQAAAD8AAABAAAAAQQAAAHpoYXIgZmFheiBrdSB0cmJhIGJlIGJnIGtrIGt5IG1rIHJ1IHNhaCBzciB0ZyB0dCB1a2NzIGhyIHNrZXQgbHQgbHZoZWh1IHBsIHNsdGh2aQAAAFa0AgAFAAAAGQAAAFu0AgAIAAAAFwAAAGO0AgAkAAAAFAAAAIe0AgAIAAAAEwAAAHQAAgACAAAABwAAAI+0AgAIAAAAGgAAAJe0AgACAAAAGAAAAJm0AgAIAAAAAgAAAHcAAgACAAAAIgAAAHkAAgACAAAAIwAAAKG0AgACAAAAEgAAAKO0AgACAAAAGwAAADwhLS08bWV0YWh0dHAtZXF1aXZjb250ZW50Y29udGVudC10eXBlPC8AoaIEAKOjBQCkpAIApaUDAKms/wCur/8AsM/+AND0BwD1+P8A/f//AaGhBAGjowUBpKQCAaWlAwGqr/8BsNf+Adj3BwH4//8CgIb/AqGiBAKkxv4CyfkHA6GhBAOjowUDpKQDA7DI/gPK/QdqcGpha3Jrb2NuemhzZ3podHd6dGhrenRtb3p0Z3JlbGN5ZWxjemNzc2lzbGJhYnNyc3NydWF1a2J5YmVzdXJ1aXJmYWlsaGV2bnZpZWVldGRrZGFub25ic2VzdmF0ZGVjaGRlYnJwdG14ZXNhZWFyZHphcmVnYXJpcWFyam9hcmt3YXJsYmFybHlhcm1hYXJzYWFyc3lhcnllYXLHAPwA6QDiAOQA4ADlAOcA6gDrAOgA7wDuAOwAxADFAMkA5gDGAPQA9gDyAPsA+QD/ANYA3AD4AKMA2ADXAAAl4QDtAPMA+gDxANEAqgC6AL8ArgCsAL0AvAChAKsAuwAAJQAlACUAJQAlwQDCAMAAqQAAJQAlACUAJaIApQAAJQAlACUAJQAlACUAJeMAwwAAJQAlACUAJQAlACUAJaQA8ADQAMoAywDIAAAlzQDOAM8AACUAJQAlACWmAMwAACXTAN8A1ADSAPUA1QC1AP4A3gDaANsA2QD9AN0ArwC0AK0AsQAAJb4AtgCnAPcAuACwAKgAtwC5ALMAsgAAJaAAAAAAAAAAICAzMwoKAAAAAAA8CwAAAKamAAAAAAAAAAAeHgAAAAAgIAAAAAAAAAAAQTwLAAAApqY="),
Ke(Le,178094,"ICAAAAAAAAAAAAoKCgpGRqam"),Ke(Le,178126,"ICAAAAAAAAAAAEZGRkZGRqam"),
Ke(Le,178158,"ICAAAAAAAAAAAEZGRkZGRqamAAAAAAAAAAAKCgAAAAAgIA=="),Ke(Le,178206,"pqY="),
Ke(Le,178222,"ICAAAAAAAAAAAAoKCgoKCqam"),Ke(Le,178254,"ICAAAAAAAAAAAFdXV1dXV6am"),
Ke(Le,178282,"PT0oKAAAAAAAAAoKDg4AMq4KAACmpg=="),Ke(Le,178314,"PT0oKBcXAAAAAAoKDg4AWkwAAACmpg=="),
Ke(Le,178346,"PT0oKEhIAAAAAAoKDg4="),Ke(Le,178382,"ICA="),Ke(Le,178398,"PDw="),Ke(Le,178414,"ICAAAAAAAAAAAB4eHh4eHqam"),
Ke(Le,178446,"ICAAAAAAAAAAAB4eHh4eHqam"),Ke(Le,178474,"kpIoKEhIWVlZWWVlY2Ph4eHh4eGmpg=="),
Ke(Le,178536,"8hnhffcx9qo2wNF9TJMSmA/EQ+JVp6csnv////zBbNQn4GiqNelmuxYkrlKzPxS2Ng3NpXH0/TDEqCAzA5AemTYwxqP70SnDCApHR/H73KYfEn99ZaZlBQoaP3JDXBJqSPA03TbCeZzsdZysCk73A7z7rHPjgIY3RClPv0FPPAlFThyUzaAP8eFE3miFP/oBwAbM7YvANkv1Oo/3JtjoPto8yjZ/zPVNUWLK0/9XIzYJiwJnB4YbITWq3VB7HeMNKLeC3mGU8rlX7KX0r/ArvB75o1lqFXpKThisN5kRhcw0w/1Y4foT/eb5Y9pbo0YtFoXgyiGkgM0/L8GKKWmfZqgp7mbo0W0x4sBJauZbjBidQh4SfXCwKyimd1LkKckSaumB+ijoFq7ZPyYAmK5ml5ll6b3/pPZC4Iw5SLDb3h93lBMO2bat2UE7i99a9gIhiFvZ6BD/0QnX1KjYonbCd8ti+n9zJ/p5bWJQiNiWZ2aMfW4XRX0P+3bGkr4f49esmeX4ILV5xQ0lXKXmjbTbvfPnXujJHCnCwvWzglzubAaJvXV6sp7gfcsM8Ky3+PbuEVonAYJsBfZcWmDWbBnv80X2tcLDxm2r/S0LsKqmLxzUaF0LNheiz3E6RRjKc3bZCsADrZViVMnkAQTlsdLWX39tFdef5PEZ96+Zp/VVtPSwWIg4HKzIN6u8TtnV/GzDgcHKuE2gAevT0ksXTVOB4daUti+jWyju6b8DSTrYSIQ0G2vAL+8nVBSHsbOxB3Hhpss2I7SbqwnYm7TM+k9mTQ0yAnMiSmMRJ3S8KmUDUY/8CaHCFYZ8PgrY/dOTylv3ZCbvwfGyAMyik48JIc9JYYQxa5nuSUwam9KQHqNg8OMeOUoLRowA6E8UW5VUKwNuxU5QG2C39dx4+WLxpvmvidPBUEAD4wlU+C5EdsgnaXexChg/lDviC5wDBYqjY4aqfy4yxLELkOWUvX3QfdlsYeH12jwNEsjxc8Tz21/mIiJFRlHvnR9SrvyQvttLc1Lc1yWqCi5EhJWT/wL2www/e4xRk6nxZHsoBrI1CkB29m0rLF7vSPEQRmoC61UKTP4ljzPWyQnbsIPxXKpI8VNOvz8DWxpzKs1DfqrvI7fzAY1qmNE1mX55y6m9SSe1ebJcWy3rwrkDQ5ShG+wxI83yd4FkZNqL2f2Q8hNx7pctiMwCKxFSmxb5RVwMZ+dws/X3ynAS1GQybP7LCb8JLkErPuIIWjc51iY2livS64VXkgxJBJhj/7KJ8NK4jyp/rCR8T0mcTsdG1w5iWEPpw4BnXbUV5xqAk5YLBmBxxUwMKY4y2kISwZyc6KJnxwodtx329EE+HDzjdhAjDaQ2oxn/dbCmjSw860mcYh0WprattR2LsLg1LwQtUcskesgeK+qBjcad6CUae4nYeGk1ClKjcshvkoGqVsUj/zQn+KPB4Y9P+IqzC0LHIegQKoECKJEc0qVuVnQY+ilL+dxSWj+15a7IF3KxKAT5Wn5In5S80CyIQwR0kWE0RVwO/d3R3bXdPvUg80iCwEwnmRAE12JAJdubH/ZjBr2JwFXM4hoQIHi9LBXWbcyF/69VGAwtxwFqY+6fQzk0j7j0cVTJePYJ5vNFhsFnLBSKA2LCEuC6wQvpnXL5F5XtnV4ldTUpzFiZtX8GjJyZMnParPUk6Eri5D9JsVMKLUol8f37ho18I8dXWN+VyqhXMwQlo/uApjy1D7137oazcIoTW/0SZ91nuUSxSyiqeE/wbherRujfkL4+vz2wgj3bYUVgp95Cywo7I9W2TM5Lfp9f4+7t1lQdht02jZfkg4yNPhGJiGp1zl3cUJlhpeQo79Bx5boZ+R/SSKZyw9UCUCVzvzczRvEi5LOoFxb6hJl52v1UsI3+u3f9jmbCndH0yqLqLqHNkiw5qfSqyLUIn98+4xn1SQ1ivrOYeOE6d+6Ke2Xs+1eiZV9RLnYA9MN/JvtKRsLPlM8prAYPvU6/0lad+IoCap7Vu/k5RidJvnmf1mOc3eOZTnrLm6AO8kh0KRvDewTHtYf5mOL9H1jcfLA56K0spex75uv5BUbuydm9XZd2GUHnLAt9h7/AW5O9FwWh9yrgLM1YRhr+hGS6lwCTPHOxO20kQ1Aq7v/oZGVdLIf+eqo00+o+AGJVmVSEhTRvik7+R0U+0Pwoq+UioS1/pBP0SImJWOYDlxJU5EYT9brNqWK5P+L5bvr0E3OXPe5Ud3k5KrKmNMBte5pdEcc8wq2h7DtvGjIMhnrdKak9mBqipawk782BAZuIz8bVI266x1+Ts6zmrHXYs4/9i6fyYTk7Xp/azob4ZVL71XtWijJXJTmHCi735LP9po4oSjZ/xZhwKPcDwdFFPwStFuQljrmnObOIR2SDNbr3Gv0C5uomkpLE1yATw3uFAJqNIf4nihvnn2c2HYXNqCTmSZrSRAelbl2c0gDGXdgI8zUWBbQGvTh2YAsDw3YOc+rh+3SpSPWZ8QjbpHG/HGdy8ZCq2VCfB06J4MCKsiAC/3xbnUDH5sTT3kCwH0dNG+jbzZYgy81SwR6he1KuUe+/R7PvwwTaXdgYdrkJEz8ymqM1F12fD/Y59Xn4HrWk6kz/XrRfaMP7Xk/6Rzu/uqo8tef1U4a4/Cpy59fMQChBuBTBjCPpkyN/PHhm3K3JWEoflqpcBq7dwYZfm4kxy+Qumafi1OJoGrIgQ0j88hSV/t5xf551LVX1yUh1Tev1pcckSheTyEi+qFaKvF4QTkBIzyaBS2/CSI6urux9+AsLRj5S9e+2PEmmtwdB83GXJ+QBsYFPBQiJsafqsu7N/zWFpGUKxdUUoHNJcKww14DDfEJyx8HzFuIHgNGu944HQux0gYHyGrURFz12rNh5KBvpbwfrD4A9s3tLNLPeSmJdf+VZ9o0ScnM495bdOqSpZvfKXGUeXBLCqP3hCmOvFFkKcxtkbckKVDdLYcK8KKOkP6z0n8jtxT6cYe37Zslap+bKlAsSE2E3+xWHdSXU61xgkZv1+nDeyt7P86/NZW+xnnsG2LBYQVS8CKhDSPwWRJMZFD4GGXyml+B+9xTAt/L/amgs51kg6MDYxYXT6E7V1P8pQuv/aIT+XHU5ekBikvS7gFWYZo26zYGN5+vTNkW6zkfa/JxHKdZuznCug/5pDO4agtJY8TNJ8omDg1TF6hiDqPWqsNimb09eI2C6eYoqzd18NGA1R8anJKACD2m1dK8jwXD0trkMdPpRvCWjkivlSgWrCFRz5vnzMi31j+HaXk1XKkETEgCQ0H7fqyfAveCm2z/4q4xUi6CDbIVILc4PrpcrTkyHB6S2T206XYdmnJKesXRF2I9j9XgEZnPWe9CXvSdFJbqmbVXxCLwsVbrJ+5pXoUQnEdLZQlOos5D5rKSSQj0p8N07emsmmezdCziiPPKiR+n0S4DP/sCkOzW4Ce6xB0Zu81YphYSjYUcrshziR8T03DRrBXWpgP4a/0iswALzYKWUs3Zz1Uuf1rhUg533e1h/rhKbuRRGlwJ4TiPWO9Pe+zOg7qCgMFhQ3DH/Ytlwa5GoXC9cRzj0++jK5/tNcNXuD5zUG3fnQy6vjKvv23ofXWLnxZCiIjZKN9AImI/g7iKg+cy3naxXO0AnB18dUN+oUcldwU54f9TFhYjHdx3hr9IXumyr0IyEzZ0yoCIHVgoyGNzcuwx6CiJyBFpstXaV/nSIGJQA5LDvoLwzNK2g6RfjuriTAbQooWzCW8IEXzU1h6XVoeuwa7+H7UKtdxrt6nJfY1g60W171G+6xqDNiy8n20yRdlBrML1pnfoudHm4rzXdEfZARBeVjVHNIym7gDdRwosPJFG1ybx0pc8e76abVCdjPWNy8SDRpO8H2LXr8WKt/J/j5Pc+CIOS6G8tXV4K9P26koI6WAYjtjmkKHkmHazxVIgn66uiS5X687cCv6Y1XROBiGtNiZzm+vmtxQ2feDlWHy6knEJMAAmWN+O2Kyfynx7s0SqscNb+UPkTQUKwsbb1ymTyYmXavjD4OllRbCJP4B6JeHSuRTvhLDPiFN4X+WL74dSPg216utOl5BGXWBJvA+8tvkBO2ZmdxCE1STyS+G4Xrjct67E/nouSzBeNSj4qVa6kuCijXeoNP+o4dF0svS0z8CHn0K7Gv8cziECbpzWvSbY+IdcXhxXvZ5ECwyrA9wWLsKdGkVVLAzoZVZaGEleDnCB9+G8bBkseEG+2y3bPd0FfXg61UNRbPrPnMjZfnW65feHRfa9aaICBZibc4PCrnSOjWbKglKjY0Pogn7Bph33JGYP7yQHGsfhNpV3tGMfNBqPhCGppdxDQkx/1FF2X9hLFptodpbvLI/m9PxyacNc/08NLFz2NjOTpxOSWWdqt/qeyvRDqzcbFPu1FZJMCHVZyBLGgFZxqPSBX82Hi/Qc3wxWSZZk02RLmfoIb8FjavPxaZfG/a4rMrRsaaHguSq9ojMUsJxLNhydxqlt7Zfixscc6UL97+w8qMHha+Zvw1aiNs5lRTFAM+nZPXiKZ8nTfbzVXoDkRGo8U4WnLtihu51gHVfzYePzBu2BVz35BV/KL7MKRws2mWMBJcWwQw+AupaIbPK0DAxSH2dFAcZu2YC9WbSQjPDEHHyYMYq9lQb6yvymObim7A6dWobChldYjLXgnF9hGK9ja3aKmHjLYpDcjuu1lhaVYfxGbLqP5fgS2bYtnb3Cl49zW9fpgPMEkBv8i8cCAHN1yY5ixroGQXYTvalN/bSUuF9h7hi6/fx2gbjmtJewcplUhnk9Kngqr/qNOW1v+CpYRV77mO1Zu6KVXjdemxIrDLcQT2JxK9zdsRpSGN+Q4G4tKOGIFuCprWsN3Q0yODdsKxnzI6KJ+83vWY1Ol4GsrUxySjcBFvcKD5XHFqjVqN9tH5QS2X+S5D6l9c6RYTlyWtqyVVG8js1EXhRVy0QIgI0jaNUIu7T3YENtmUJ3HLHWWkCN48YJG8qfQop+B8hoLHlL5sLZwBytVnHpDFRhlT7n9H6SUkTxfajux5Uey2PQAPkovMkOfRDwTUM1qtCQW3VrW56QefneiILDniVEKxL9sgxTHqi/W4755DzPDbATz0wHWfkTJrUy8luhG5ZNqkLDWsuFx9m93JjC344G0p824MoUnROih6C3vageSEby63tBqcsLNZXkWnq6QkVgWNdHtyqQOBh/CIRk4UFdyyRlQoH8Rai0p2/qC3/+o1Ok0NVQ8ml9DzKjyIsMKh0GtFb6AaIsGw5LE+pJzDskCzRcX/wzJjlbLYa9LbFzhsdJzQJRLkRzyUyYgs9G1DzhgfRo7sLfZ/wpJy66x/mZ+riyINg48PzxVV8vfmvHotYUlIAuX2TDv2imMsOz2SCcxclIW44E7u1NOnW+sVGRloMvXDOAQdk6+i6OLtHNiTu/RNffilLTGt4/zzLs0bvtBOhbos3qc11MI+oUEAY12BBoP/oIYXZGw2Jw+W1dQVisZxmTZ4U5kc/QGrPYb3ZFwE+zm7IRl1J848+Bb3tW90PXhDKAM0UbiLlR4lmIIP4FkMLTs9i03dAfEAxZ+F6NSpHQ/XBIDB3nbHGbxxqMNYnqdUiING6cqXPZtRksWAi6Ie6B//4MwSuRmoXHI62fBM9t40NY5ExFiVx0tfiY/qQMD/ayprOamQZDIPRpuUQjWk/pOVKseNqnuxT9cLAuY2p/S1qn9MfUZiGVSlk4zzdWv1Uwcg0ebHS8prMj90t4VAUCu44tXvnQlfT0GCvTZYaD4sspq/im2PJIkXMM1z7sTttvIefeEL1di8yXxTJDDtKUK83bMEbk6knUuhP3UjWqz+0KGK4jSXiVw7D7PFGB62LLhS+2SkcV1lNlI5+azFlQ3Jdmwt4G6VB4zpCu7W2EZnJdmgIUwzuM33FZHxWDc1jtlHiY4wU5LlJU5mmV5AGen5UrJ4Cq8YQsvcfi6GPfdVoKhOq6HSDJCzKHjGK1/OOdh4O8jtuiqK58N4yQOWUH/dcR+iwrpEEBHG/9C0iEh15W6o08eQ5dunGnT0TJ9t9T51e+RfPGagE+ewCfjrubkFt2+wbgmow5xaq+IG12giRfk9qmHLF974qBbnJPLmLm9Kcapm2e9SsEdyfnfbSXEMHLjMUpFCTQ2f/7eX0f4IDaqrzLxUtJihm94xtzfFOzoNJHK47h2uD9YeUUPFN+GZgbx8N/n6V3jEcY6yDBgzcJT2Tv9uUb6p+ptOJaPS0fro3BtKshchDSh2EKsytb/LI8yjr8edjFmvjw1lmJmI84aX/FXlTdaVdxJNq43UJHmgLAAajbCC9Iv/0VjQR6Ug0s2i6+iMiBT3Cyou7ZRzdKzLUopdME2NlXvOQLhg1hOScUxbVzh4kRo9t42yvmRs7+OOTVI17peV7o8Gb+mJcPvafzSCDmrFsz4GARd7eMpIheluDvYCLNqIyw8oD+gOjvkye4hPVS3xqoZnLymelHwmQvNxZLcM3sd0sk2MXHQ/WdfKUUN5UlEI8FO8LVy5ySlyjRJ4fUBBwBtKbBQknxaL/UinbDyXJXOraZVf32+oUjr//5LVmJ8x1j7yT/0EK+/+5ohOgirP6t5vOSLxOuxh2SDqxzYQd9eVtbVRATHrPqi30ZDYdgP/V7P2xT7/UYXPByGRfnmmqi7xr9M0etV2CXNPpwJG9YuLsVbOBoS7sVNRh5JR/TGssHbwd6oTKfhw64ofW5phKlMMzoPxKVEtQ+5H+qPOdPuCtyOr+UOyo/WHXfC8VSwYqmT8tbQWYjb98mvn4892yjcxrRYIP9WT0Ps+MtD8nUMkOgmQmT6btZSXO+JaYj7pQzCnKnNof3J2vw8vQ0n5U7WAzZVArhDk880e30HkSMoR151A2/usfRsr7SHN8uruvi+lFWdEAZFcgC7GbeNi0gOgFC3OrQ7x2WbQ0ZGrXL44vbrphxpypWoDRLTAN0psKEvUNQvyZGLGb7PmOE+l5OKi27pdnXWHV4x4VxR/8jUb5qJYWQ+AscYYFbOGA5m9idF+q5xGsY3BjIWXqRAyj2z+ZcRHk8h6hJ+gI9wdjYSL+ixAiKovC+vnG7b/EzD3hA2CsXjxCo4q+owacs4z00WtDCaC9Xr78T3lUTWzL8bMKkXSbFYVDGhd8TWi6RQ/ARSU0K/hic/vcv+4GFAGbhPJNld8/eytiux0qA4QmFKjMqZ0SAHQ4c23S+IJ5oPmZxOw3uJtiesEO2wHbZDjxzmYfUiqNQ+AM8XrVAPhcZVpEAB9x43pd2GSPNZjOSYddhrB5JxUf4T2CQ0gRnDFmznZEPsqD9xUfVOo0ckjoT9S7qBFt871I/a+Z1gNKmHetryRCeI2joA/fDFahxSFmizpLmBG3W9hs70aBLWA01Zwwe0o9ywaFAA81uuQyvfCycwILK5mKt2djYLWsLvmlbBmr5XPDn+q8S/zBbmyLgug98pWk+R3PBB1mp5rdgdi0EOyJH6KTWURZAeuNGcuu1ZqLwTCT6oyZqzIGZM55eJw+XPFc1ctQRax9lTakyWY/l6B0Qo5wutE4PVUiE1MMTu89yx/BH3FTCfDkCsvo3VMhk2LgTS6/nWwD/ZvGF9KTmBmnbqIwpqEosvsz82IVPRbh/ZqBkWRlVCiDKUCqJAmEqe8qUJS0OMUb9LMFM8aiCbHlU+um0J2MVYCfdzCvjSLRowNP20sSwiOYtCAMVz1PizKOHFbWsnbH0da1osHIrT0IYs0iPigtN6e6bELSsfadmat51kod7Vel2af1oalGoJ7H6+2ePB2YK5zqOvm3nXAR9RdpVX4U/mU23GsRkzTnCLu6n77p+eZkZnqq6qb8uE+pnpvIQdqzQCptl1qv/R86TTJtl+zwHPpErXOLJZKuij6UqSrBAWkLs3d7t8PUDcJfJM5suoPM0kYRyeeVf7mYMPqcA7IYYv295ZsDRsXwiiaX2wxkWLiNw40sVbNSjq+dZfjBYyvpB1iBnND63mGcG+N8PnQZCMy/GsmtVQsGlmIUdMQNEBhEs+Pzjv/i5UblVZHJMkll68QKB3etidC0YQJ96/gr9URVVdvXZlI64iOWUyivFLKVWwQA7fsG5anDlLsF42QlJJ0A6h1zG3hUtxPPQ9JoAcNhGvSs4LjmGw5WL/7sr5vwG6D2goAvlahWc1sdwr7I9f+qekpqUiQkALSrphE+rbiZ2dgO2cV2wdSU+p2h09LD5Rd3VbjPyKQNcpoNCAvgeYW6NGd6HjhrXNjUR9Y1PYtPlOekWJNs8ZJE0qezMFQPmQp6A5Fe58JA73rprZRwDlYoXld9KITO2ezxURVAISMdTwjGTkm1hnAzJRJWhcSohkCHI1GnC1pWn/0NKS4kpStvsQDS9PO8HBsul3FZ6Se7jY9MhT7TANVjC60S74dyVmza3JLiJsZTB/RpakJRzSPnS5P+6GHmVXqxhWjAXMahyTmKgO+xZMxMUEwDX1ikEo0WTq4BrcdEeIUlipYnrN3q2l14jHtpiHk/nCJ9apjkF9ZbesOV7qECiI1t/wPeZnO9+Do/LvZMgq49IvPmaXCWVAi5HpZmIpd3US3t3kFSSKpp2J968nARXHReuEiQZ7qZw+sI9UwO/620X3TpvhYMNSKUlVn5cTIZFx8UKkugC0rcMnbymqdxl87IbDYhY4cRY1UEVKIR+rEYlXv10ZdJEGB8fwwPyGaEu6qO3bzNJOTl9Czb6lHSKjXPuSS++A3ZwNuSC2X8k+0vjz7qvcazaBPni5W5PqVxLa+2Dj6LUJ5T0MVn+mhtd+/m+tZ1EWO55REGxHiyvrFhaR73da16W/ejVbWr4+Uxd5w4w1wH+2xvvrDGDswVfZUTISNZ3s1p29WegAsc5lzxHf0M2u9yJjpFzbm+HUHwRvb+NtWbhcwJXshovNELsaFYVNOqXorJvBmwmNKjf7swuyEK24jHmNnNKeYkiVmUptjlGCU97cFVgiIB0fIwCq0wIAAgAAAGphWHpAPk+nPKu8AKzTAgABAAAAemhGbJ2jZ2k8nLYArdMCAAEAAAB6dEZy2dpV2Ty1swCu0wIAAQAAAGtvQ3GxRnPJPLbJABUREwIaCwQXGwMUEAUBHA8UEAUBHBQFHBYHGBkGGRIi"),
Ke(Le,185385,"1AIAAgAAAB4BAABlbmVuZW5lbgDUAgACAAAAAAEAAGRlZGVkZWRlANQCAAIAAAAYAQAAZnJmcmZyZnIA1AIAAgAAABgBAABlc2VzZXNlcwDUAgACAAAAGAEAAGdsZ2xnbGdsANQCAAIAAAAYAQAAY2FjYWNhY2EA1AIAAgAAABgBAABwdHB0cHRwdADUAgACAAAAGAEAAGl0aXRpdGl0ANQCAAIAAAAYAQAAbmxhZmFmYWYA1AIAAgAAABgBAABzdmZpZmlmaQDUAgACAAAAGAEAAGRhbmJubm5uANQCAAIAAAAYAQAAaXNpc2lzaXMA1AIAAgAAABgBAABnYWdhZ2FnYQDUAgACAAAAGAEAAGV1ZXVldWV1ANQCAAIAAAAYAQAAc3FzcXNxc3EA1AIAAgAAABgBAABwbHBscGxwbALUAgACAAAAGAEAAGNzc2tza3NrAtQCAAIAAAAYAQAAaHVodWh1aHUC1AIAAgAAABgBAABzbGhyYnNzcgLUAgACAAAAGAEAAHJvcm9yb3JvAtQCAAIAAAAYAQAAbHRsdGx0bHQE1AIAAwAAABgBAABsdmx2bHZsdgTUAgADAAAAGAEAAGV0ZXRldGV0BNQCAAMAAAAYAQAAdHJhemF6YXoH1AIAAQAAABgBAAB2aXZpdml2aQjUAgABAAAAGAEAAGVvZW9lb2VvCdQCAAEAAAAYAQAAcnVydXJ1cnUK1AIABgAAABgAAAB1a2JlYmViZRDUAgAFAAAAGAAAAGJnYmdiZ2JnENQCAAUAAAAYAAAAc3Jta21rbWsV1AIAAwAAABgAAABlbGVsZWxlbBjUAgACAAAAGAAAAGhlaGVoZWhlGtQCAAEAAAAYAAAAaGVoZWhlaGV7AAIAAQAAABgAAABhcmFyYXJhchvUAgACAAAAGAAAAGZhdXJ1cnVyHdQCAAEAAAAYAAAAdGh0aHRodGge1AIAAQAAABgAAABqYWphamFqYR/UAgABAAAAGAAAABskQhsoQgAAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRob"),
Ke(Le,186182,"AQ=="),Ke(Le,186211,"AgMEBQYHCAkKCwwAAM3MzD4AAIA/zczMPs3MzD4AAAAAAAAAAArXozw="),
Ke(Le,186272,"AQAAAAEAAAACAAAAAwMDCAgICAgICAMDAwAAABYAAAAfAAAAFQAAABkAAAAhAAAAGgAAABIAAAAcAAAAEQAAABIAAAASAAAAFQAAABIAAAASAAAAEgAAAB4AAAAmAAAADgAAABIAAAASAAAAEgAAAAAAAAASAAAAEgAAABIAAAASAAAACAAAABwAAAAlAAAACQAAABIAAAAJAAAAAAAAABIAAAANAAAADQAAABIAAAASAAAAEgAAABIAAAAcAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="),
Ke(Le,186658,"AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwMDAwMDAwMDAwMDAwMDAwQEBAQE"),Ke(Le,186720,"BA=="),
Ke(Le,186770,"EQ=="),
Ke(Le,186784,"BA=="),Ke(Le,186795,"gA=="),Ke(Le,186944,"FAAAAAAAAIAAAAAAAAAAABUAAAAWAAAAFgAAAMjbAgAXAAAAGAAAABkAAAD/////"),
Ke(Le,187001,"gX4AAAAAAMjbAgAXAAAAGgAAAAAAAIAAAAAAAAAAABYAAAD42wIAHAAAAB0AAAAeAAAAhCI="),
Ke(Le,187065,"jnEAAQChjvjbAgAcAAAAHwAAAAAAAIA="),
Ke(Le,187100,"2NsCACEAAAAiAAAAAAAAgAAAAAAAAAAAIwAAABYAAAAWAAAA2NsCACEAAAAkAAAAHgAAAP////8="),
Ke(Le,187165,"gX4AJQAAAAAAAIAAAAAAAAAAACkAAADo2wIAKgAAACsAAAAsAAAA/////w=="),
Ke(Le,187217,"gX4AAAAAAOjbAgAqAAAALQAAAAAAAIAAAAAAAAAAAAEAoQD42wIALwAAADAAAAAAAACAAAAAAAAAAAAxAAAAMgAAADIAAAD42wIALwAAADMAAAAeAAAA/////wAAAAAAAAAAIKE8ADQAAAAAAACAAAAAAAAAAAA1AAAAAAAAgAAAAAAAAAAANgAAAAAAAIAAAAAAAAAAADcAAAAAAACAAAAAAAAAAAA4AAAAAAAAgAAAAAAAAAAAOQAAAAAAAIAAAAAAAAAAADoAAAAAAACAAAAAAAAAAAA7AAAAAAAAgAAAAAAAAAAAQgAAAAAAAIA="),
Ke(Le,187488,"QwAAAAAAAIA="),Ke(Le,187507,"gA=="),Ke(Le,187523,"gA=="),Ke(Le,187539,"gA=="),Ke(Le,187555,"gA=="),
Ke(Le,187571,"gA=="),Ke(Le,187587,"gA=="),Ke(Le,187603,"gA=="),Ke(Le,187619,"gA=="),Ke(Le,187635,"gA=="),
Ke(Le,187651,"gA=="),Ke(Le,187667,"gA=="),Ke(Le,187683,"gA=="),Ke(Le,187699,"gA=="),Ke(Le,187715,"gA=="),
Ke(Le,187731,"gA=="),Ke(Le,187747,"gA=="),Ke(Le,187763,"gA=="),Ke(Le,187779,"gA=="),Ke(Le,187795,"gA=="),
Ke(Le,187811,"gA=="),Ke(Le,187827,"gA=="),Ke(Le,187843,"gA=="),Ke(Le,187859,"gA=="),Ke(Le,187875,"gA=="),
Ke(Le,187891,"gA=="),Ke(Le,187907,"gA=="),Ke(Le,187923,"gA=="),Ke(Le,187939,"gA=="),Ke(Le,187955,"gA=="),
Ke(Le,187968,"RAAAAAAAAIAAAAAAAAAAAEUAAAAAAACA")}
var Je=new ArrayBuffer(16),Ye=new Int32Array(Je),Pe=new Float32Array(Je),Ve=new Float64Array(Je);function ze(){
throw Object.assign(new Error("unreachable"),{name:"RuntimeError"})}function Xe(e,r){Ye[e]=r}function Ze(){return Pe[2]}
function Re(e){
var r=new ArrayBuffer(16777216),a=20,i=new Int8Array(r),t=new Int16Array(r),n=new Int32Array(r),f=new Uint8Array(r),o=new Uint16Array(r),b=new Uint32Array(r),c=new Float32Array(r),s=new Float64Array(r),k=Math.imul,u=Math.fround,A=Math.abs,l=Math.clz32,d=Math.min,h=Math.max,g=Math.floor,m=Math.ceil,w=Math.trunc,p=Math.sqrt,v=131072,y=1302284,B=1302288,C=0
;function x(e,r){var a=0;return a=v-16|0,v=a,n[e>>2]==-2147483648&&(Ji[r|0](a+4|0),
n[e>>2]==-2147483648&&(n[e+8>>2]=n[a+12>>2],r=n[a+8>>2],n[e>>2]=n[a+4>>2],n[e+4>>2]=r)),v=a+16|0,e}function E(e){var r=0
;r=v-16|0,v=r,n[46737]==-2147483648&&(Ji[e|0](r+4|0),n[46737]==-2147483648&&(n[46739]=n[r+12>>2],e=n[r+8>>2],
n[46737]=n[r+4>>2],n[46738]=e)),v=r+16|0}function S(e){var r=0;r=v-16|0,v=r,n[46859]==-2147483648&&(Ji[e|0](r+4|0),
n[46859]==-2147483648&&(n[46861]=n[r+12>>2],e=n[r+8>>2],n[46859]=n[r+4>>2],n[46860]=e)),v=r+16|0}function I(e){var r=0
;r=v-16|0,v=r,n[46793]==-2147483648&&(Ji[e|0](r+4|0),n[46793]==-2147483648&&(n[46795]=n[r+12>>2],e=n[r+8>>2],
n[46793]=n[r+4>>2],n[46794]=e)),v=r+16|0}function F(e){var r=0,a=0;a=v-48|0,v=a,n[46863]==-2147483648&&(r=a+12|0,
Ji[e|0](r),n[46863]==-2147483648&&(n[46871]=n[r+32>>2],e=n[r+28>>2],n[46869]=n[r+24>>2],n[46870]=e,e=n[r+20>>2],
n[46867]=n[r+16>>2],n[46868]=e,e=n[r+12>>2],n[46865]=n[r+8>>2],n[46866]=e,e=n[r+4>>2],n[46863]=n[r>>2],n[46864]=e)),
v=a+48|0}function Q(e,r){var a=0,t=0,f=0,o=0;e:{if(a=n[e+8>>2],a>>>0>2||(t=a+1|0,n[e+8>>2]=t,f=e+12|0,o=f+(a<<1)|0,
i[o+1|0]=r>>>8,i[o|0]=1,(a|0)==2))break e;n[e+8>>2]=a+2,e=(t<<1)+f|0,i[e+1|0]=r,i[e|0]=1}}function T(e,r,a,b,c,s,k,u,A){
var l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0;l=v-80|0,v=l;e:{r:{a:{i:{if(s>>>0>=4){for(n[l+24>>2]=A,
i[l+23|0]=k,i[l+44|0]=0,i[l+42|0]=0,i[l+40|0]=0,k=s-3|0,m=b>>>0>k>>>0?k:b,n[l+32>>2]=m,n[l+28>>2]=a,n[l+36>>2]=0,
n[l+48>>2]=0,p=r+4|0,g=r+1|0,w=r+2|0,y=s-2|0,B=b>>>0<=k>>>0,C=B&u,E=l+40|0;;){t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:{d:{h:{
g:switch(f[r|0]-1|0){case 2:if(d=f[r+8|0]!=0,!d)break A;break b;case 3:if(d=f[g|0]+(f[w|0]!=0)|0,!d)break A;break b
;case 4:switch(d=1,f[w|0]-4|0){case 0:case 1:break b;case 2:break h;default:break A}case 0:case 5:case 7:break A;case 1:
break d;case 6:break g;default:break l}if(d=(f[r+6|0]|o[r+2>>1]<<1)&3,!d)break A;break b}d=2;break b}
if(d=((f[r+2|0]!=0)+(f[r+1|0]!=0)|0)+(f[r+3|0]!=0)|0,!d)break A;break b}if(f[r+9|0])break u}if(b=n[l+36>>2],b){if(d=0,
k=n[l+32>>2],A=m-k|0,A>>>0<b>>>0)break o;b=A-b|0,n[l+28>>2]=b>>>0>m>>>0?1:b+a|0,n[l+36>>2]=0,b=m-b|0,
n[l+32>>2]=b>>>0<=m>>>0?b:0}if(n[l+68>>2]=r,n[l+60>>2]=s,n[l+56>>2]=c,n[l+76>>2]=l+24,n[l+72>>2]=l+23,n[l+64>>2]=l+48,
n[l+52>>2]=l+28,S)break k;break s}d=f[r+8|0]+1|0;break b}if(O(l+52|0,32)>>>0<=28)break c}O(l+52|0,-1)}S=1,d=0}
if(k=n[l+32>>2],b=n[l+36>>2],b)break o;if(k)break f;k=0,b=0;break n}if(A=b-1|0,n[l+36>>2]=A,b>>>0>=4)break n
;if(u=(A<<1)+E|0,A=f[u|0],!((C|A)&1))break r;u=f[u+1|0];break t}b=n[l+28>>2],u=f[b|0],n[l+32>>2]=k-1,A=1,n[l+28>>2]=b+1,
b=0;break t}if(A=0,!C)break r}t:{n:{f:switch(f[r|0]-1|0){case 0:h=1114112,A=G(f[g|0],A&1,u);break n;case 1:h=1114112,
A=U(g,l+28|0,A&1,u);break n;case 2:j(l+8|0,p,l+28|0,A&1,u),h=n[l+12>>2],A=n[l+8>>2];break n;case 3:h=1114112,
A=H(g,l+28|0,A&1,u);break n;case 4:h=1114112,A=M(g,l+28|0,A&1,u);break n;case 5:if(!(A&1)||i[g|0]&1)break r;i[g|0]=1
;break t;case 6:h=1114112,A=L(w,l+28|0,A&1,u);break n;case 7:h=1114112,x=u&255,A=A&1?u<<24>>24<0?x|63232:x:1114112
;break n;default:break f}h=1114112,A=D(p,l+28|0,A&1,u)}if(A>>>0>=1114112){n:switch(A-1114113|0){case 1:break t;case 0:
break n;case 2:continue;default:break r}ze()}n:{f:{if(A>>>0<=65535){if(b=n[l+48>>2],s>>>0<=b>>>0)break n
;t[(b<<1)+c>>1]=A,b=b+1|0;break f}if(b=n[l+48>>2],y>>>0<b>>>0)break n;u=(b<<1)+c|0,t[u+2>>1]=A&1023|56320,
t[u>>1]=A+16711680>>>10|55296,b=b+2|0}n[l+48>>2]=b}if((h|0)==1114112)continue;if(h>>>0<=65535){if(b>>>0>=s>>>0)continue
;t[(b<<1)+c>>1]=h,n[l+48>>2]=b+1;continue}if(b>>>0>y>>>0)continue;k=(b<<1)+c|0,t[k+2>>1]=h&1023|56320,
t[k>>1]=h+16711680>>>10|55296,n[l+48>>2]=b+2;continue}t:{if(!f[l+23|0]){a=(k+d|0)+b|0,c=m-a|0,b=0;n:switch(f[r|0]-1|0){
case 1:b=((f[r+2|0]!=0)+(f[r+1|0]!=0)|0)+(f[r+3|0]!=0)|0;break a;case 2:b=f[r+8|0]!=0;break a;case 3:
b=f[g|0]+(f[w|0]!=0)|0;break a;case 4:b=n[(f[w|0]<<2)+186256>>2];break a;case 0:case 5:case 7:break a;case 6:break n
;default:break t}b=(f[r+6|0]|o[r+2>>1]<<1)&3;break a}if(b=n[l+48>>2],b>>>0<s>>>0&&(t[(b<<1)+c>>1]=65533,n[l+48>>2]=b+1),
b=n[l+24>>2],!b)continue;n[b>>2]=n[b>>2]+1;continue}break}if(f[r+9|0])break i;break a}i[e+5|0]=0,i[e+6|0]=0,i[e+7|0]=0,
i[e+8|0]=0,i[e+9|0]=0,i[e+10|0]=0,i[e+11|0]=0,i[e+12|0]=0,n[e>>2]=0,n[e+4>>2]=0;break e}b=f[r+8|0]+1|0}r=n[l+36>>2],
s=n[l+32>>2],k=n[l+48>>2],i[e+12|0]=2,n[e+8>>2]=k,n[e+4>>2]=a-(r+(b+s|0)|0),n[e>>2]=c;break e}r=n[l+48>>2],i[e+12|0]=B,
n[e+8>>2]=0,n[e+4>>2]=r,n[e>>2]=m}v=l+80|0}function O(e,r){
var a=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0,G=0,U=0,j=0,H=0,M=0,L=0,D=0,W=0,K=0,N=0,J=0,Y=0,P=0,V=0,z=0,X=0
;p=v-80|0,v=p,Y=n[e+12>>2],a=n[Y>>2],B=n[e+8>>2],x=B>>>0<a>>>0?2:n[e+4>>2]+(a<<1)|0,a=B-a|0,w=a>>>0<=B>>>0?a:0,
W=n[e>>2],a=n[W+4>>2],B=r>>>0<a>>>0?r:a,a=f[n[e+20>>2]],S=n[W>>2],r=0;e:{r:{a:{i:{t:{n:{f:{o:{b:switch(D=n[e+16>>2],
f[D|0]-1|0){case 0:break o;case 1:break f;case 2:break n;case 3:break t;case 4:break i;case 5:break e;case 6:break a
;case 7:break r;default:break b}for(F=!a;;){b:{if((r|0)==(B|0)){r=B;break b}s=B-r|0;c:{s:{if(d=r+S|0,k=f[d|0],
g=k<<24>>24,(g|0)<0){if((s|0)==1)break b;if((g+62&255)>>>0>=30||i[d+1|0]>=-64)break s;if(s=s&2147483646,!s)break c
;for(k=s+d|0,s=r+s|0;;){if(a=r+S|0,A=f[a|0],(A+62&255)>>>0>29||(d=i[a+1|0],(d|0)>-65))break c
;if(c>>>0<w>>>0&&(t[(c<<1)+x>>1]=d&63|(A&31)<<6,c=c+1|0),r=r+2|0,(k|0)==(a+2|0))break}r=s;break c}k:{u:{if(c>>>0>w>>>0){
k=2,l=0;break u}if(l=w-c|0,k=(c<<1)+x|0,s>>>0<2||!l||i[d+1|0]>=0)break u;t[k>>1]=g,l=1;break k}if(l=je(d,s,k,l),
!l)break b}c=c+l|0,r=r+l|0;break c}if(s>>>0<=2)break b;s:{k:{u:{if((g+31&255)>>>0>=12){if((g|0)!=-32)break u
;if((f[d+1|0]&224)!=160||i[d+2|0]>-65)break k;for(a=s-((s>>>0)%3|0)|0,s=a+r|0,k=a+d|0;;){if(a=r+S|0,
f[a|0]!=224||(A=f[a+1|0],(A&224)!=160)||(d=i[a+2|0],(d|0)>-65))break c;if(c>>>0<w>>>0&&(t[(c<<1)+x>>1]=d&63|(A&63)<<6,
c=c+1|0),r=r+3|0,(k|0)==(a+3|0))break}r=s;break c}if(i[d+1|0]>=-64||i[d+2|0]>=-64)break u;for(a=s-((s>>>0)%3|0)|0,
s=a+r|0,k=a+d|0;;){if(a=r+S|0,A=f[a|0],(A+31&255)>>>0>11||(d=i[a+1|0],(d|0)>-65)||(g=i[a+2|0],(g|0)>-65))break c
;if(c>>>0<w>>>0&&(t[(c<<1)+x>>1]=g&63|((d&63)<<6|A<<12),c=c+1|0),r=r+3|0,(k|0)==(a+3|0))break}r=s;break c}
if((g&-16)!=-32)break s}if(A=i[d+2|0],(A|0)>-65)break s;a=i[d+1|0];k:{u:switch(k-224|0){default:if((a|0)>=-64)break s
;break k;case 0:if((a&-32)!=-96)break s;break k;case 13:break u}if((a|0)>-97)break s}
c>>>0<w>>>0&&(t[(c<<1)+x>>1]=A&63|((a&63)<<6|g<<12),c=c+1|0),r=r+3|0;break c}if((s|0)==3)break b;s:{k:{u:{A:{l:{d:{h:{
if((g|0)==-16){if((f[d+1|0]+112&255)>>>0>=48||i[d+2|0]>-65||i[d+3|0]>-65)break h;if(g=s&2147483644,!g)break c
;for(a=r+g|0,k=0,s=r;;){if(A=k+d|0,f[A|0]!=240){r=s;break c}if((f[A+1|0]+112&255)>>>0>47){r=s;break c}if(i[A+2|0]>-65){
r=s;break c}if(i[A+3|0]>-65)break s;g:{if(c>>>0>w>>>0||w-c>>>0<2)break g;y=(c<<1)+x|0,
A=f[A|0]|f[A+1|0]<<8|(f[A+2|0]<<16|f[A+3|0]<<24),
l=A>>>10|0,A=(l&960|A>>>24&63)<<16|(l&3072|(A<<18&1835008|A<<4&258048))+16711680>>>10|-603924480,t[y>>1]=A,
t[y+2>>1]=A>>>16,c=c+2|0}if(s=s+4|0,k=k+4|0,(g|0)==(k|0))break}r=a;break c}if((g+16&255)>>>0>=5)break d}if(A=i[d+2|0],
(A|0)>-65||(y=i[d+3|0],(y|0)>-65))break d;l=f[d+1|0],a=l<<24>>24;h:switch(k-240|0){case 0:if((a+112&255)>>>0>=48)break d
;break l;case 4:if((a|0)>-113)break d;break l;default:break h}if((a|0)<-64)break l}if(F)break b;if(y=i[d+2|0],
m=i[d+1|0],(m|0)<-64||(y|0)<-64||i[d+3|0]<-64||s>>>0<17)break u;for(l=c>>>0>w>>>0?2:(c<<1)+x|0,k=0,a=w-c|0,
h=a>>>0<=w>>>0?a:0,A=h;;){if(k>>>0>h>>>0)break k
;if(A>>>0<16||(a=k+d|0,i[a+16|0]<-64)||i[a+1|0]<-64||i[a+2|0]<-64||i[a+3|0]<-64||i[a+4|0]<-64||i[a+5|0]<-64||i[a+6|0]<-64||i[a+7|0]<-64||i[a+8|0]<-64||i[a+9|0]<-64||i[a+10|0]<-64||i[a+11|0]<-64||i[a+12|0]<-64||i[a+13|0]<-64||i[a+14|0]<-64||i[a+15|0]<-64)break A
;if(u=i[a|0],t[l>>1]=(u|0)<0?-3:u,u=i[a+1|0],t[l+2>>1]=(u|0)<0?-3:u,u=i[a+2|0],t[l+4>>1]=(u|0)<0?-3:u,u=i[a+3|0],
t[l+6>>1]=(u|0)<0?-3:u,u=i[a+4|0],t[l+8>>1]=(u|0)<0?-3:u,u=i[a+5|0],t[l+10>>1]=(u|0)<0?-3:u,u=i[a+6|0],
t[l+12>>1]=(u|0)<0?-3:u,u=i[a+7|0],t[l+14>>1]=(u|0)<0?-3:u,u=i[a+8|0],t[l+16>>1]=(u|0)<0?-3:u,u=i[a+9|0],
t[l+18>>1]=(u|0)<0?-3:u,u=i[a+10|0],t[l+20>>1]=(u|0)<0?-3:u,u=i[a+11|0],t[l+22>>1]=(u|0)<0?-3:u,u=i[a+12|0],
t[l+24>>1]=(u|0)<0?-3:u,u=i[a+13|0],t[l+26>>1]=(u|0)<0?-3:u,u=i[a+14|0],t[l+28>>1]=(u|0)<0?-3:u,a=i[a+15|0],
t[l+30>>1]=(a|0)<0?-3:a,l=l+32|0,A=A-16|0,k=k+16|0,s=s-16|0,!(s>>>0>=17))break}break k}l:{
if(c>>>0>w>>>0||w-c>>>0<2)break l
;s=(c<<1)+x|0,a=(A&255)<<6,a=(a&3072|(k<<18&1835008|l<<12&258048))+16711680>>>10|(a&960|y&63)<<16|-603924480,t[s>>1]=a,
t[s+2>>1]=a>>>16,c=c+2|0}r=r+4|0;break c}if(k)break k}c>>>0<w>>>0&&(t[(c<<1)+x>>1]=65533,c=c+1|0),r=ta(g,m,y)+r|0,k=0}
c=c+k|0,r=r+k|0;break c}r=r+k|0}if(r>>>0<=B>>>0)continue}break}n[p+4>>2]=c,n[p>>2]=r,s=n[p+4>>2],r=n[p>>2];break e}
r=f[D+1|0],U=v-16|0,v=U,n[46997]==-2147483648&&(Ji[n[46996]](U+4|0),n[46997]==-2147483648&&(n[46999]=n[U+12>>2],
s=n[U+8>>2],n[46997]=n[U+4>>2],n[46998]=s)),j=p+8|0,J=!a;o:{if(b[46999]<=r>>>0||(s=n[46998]+(r<<2)|0,
O=o[s>>1]|o[s+2>>1]<<16,G=Xr(r),!B))break o;for(P=S+49|0,V=S+33|0,z=S+17|0,I=O>>>24|0,Q=O>>>16|0,X=J?65533:57343,
K=64;;){r=w-H|0,M=r>>>0<=w>>>0?r:0,k=w>>>0<H>>>0?2:(H<<1)+x|0,d=S+E|0,N=B-E|0,c=0;b:{if(!K)break b;for(g=E+P|0,A=E+V|0,
y=E+z|0,s=k,a=d,r=0;;){if(c>>>0>M>>>0||N-c>>>0<64||M-c>>>0<64)break b;if(m=-1,l=-1,!((c&64)>>>6&r)){for(m=0,l=0,
h=0;r=a+h|0,F=f[r+63|0]>>>6&2|m<<2|f[r+62|0]>>>7,l=(l<<2|m>>>30)<<2|F>>>30,m=f[r+61|0]>>>6&2|F<<2|f[r+60|0]>>>7,h=h-4|0,
(h|0)!=-64;);for(u=0,r=0,h=0;F=r<<2|u>>>30,r=a+h|0,L=u<<2|((f[r+63|0]-Q&255)>>>0<I>>>0?2:0)|(f[r+62|0]-Q&255)>>>0<I>>>0,
u=L<<2|((f[r+61|0]-Q&255)>>>0<I>>>0?2:0)|(f[r+60|0]-Q&255)>>>0<I>>>0,r=F<<2|L>>>30,h=h-4|0,(h|0)!=-64;);m=(u^-1)&m,
l=(r^-1)&l}r=Ni(m,l),h=C,L=h,F=r;c:{if(h|!h&r>>>0>=21){for(m=0,r=a;h=f[r+4|0]|f[r+5|0]<<8|(f[r+6|0]<<16|f[r+7|0]<<24),
l=s+m|0,u=f[r|0]|f[r+1|0]<<8|(f[r+2|0]<<16|f[r+3|0]<<24),t[l>>1]=o[((u&255)<<1)+G>>1],t[l+2>>1]=o[(u>>>7&510)+G>>1],
t[l+4>>1]=o[(u>>>15&510)+G>>1],t[l+6>>1]=o[(u>>>23&510)+G>>1],t[l+10>>1]=o[(h>>>7&510)+G>>1],
t[l+12>>1]=o[(h>>>15&510)+G>>1],t[l+14>>1]=o[(h>>>23&510)+G>>1],t[l+8>>1]=o[((h&255)<<1)+G>>1],r=r+8|0,m=m+16|0,
(m|0)!=128;);break c}for(h=0,r=s;u=a+h|0,T=f[u|0],t[r>>1]=((T-Q&255)>>>0<I>>>0?O:0)+T,u=f[u+1|0],
t[r+2>>1]=((u-Q&255)>>>0<I>>>0?O:0)+u,r=r+4|0,h=h+2|0,(h|0)!=16;);for(h=-32,r=y;u=s+h|0,T=f[r|0],
t[u+66>>1]=((T-Q&255)>>>0<I>>>0?O:0)+T,T=u- -64|0,u=f[r-1|0],t[T>>1]=((u-Q&255)>>>0<I>>>0?O:0)+u,r=r+2|0,h=h+4|0,!!h;);
for(h=-32,r=A;u=s+h|0,T=f[r|0],t[u+98>>1]=((T-Q&255)>>>0<I>>>0?O:0)+T,T=u,u=f[r-1|0],
t[T+96>>1]=((u-Q&255)>>>0<I>>>0?O:0)+u,r=r+2|0,h=h+4|0,!!h;);for(h=-32,r=g;u=s+h|0,T=f[r|0],
t[u+130>>1]=((T-Q&255)>>>0<I>>>0?O:0)+T,T=u,u=f[r-1|0],t[T+128>>1]=((u-Q&255)>>>0<I>>>0?O:0)+u,r=r+2|0,h=h+4|0,!!h;);
if(!(l|m))break c;for(r=c+d|0,h=(c<<1)+k|0;u=Ki(m,l),t[h+(u<<1)>>1]=o[(f[r+u|0]<<1)+G>>1],l=l&l-!m,m=m&m-1,!!(l|m););}
if(r=!L&F>>>0>20|(L|0)!=0,g=g- -64|0,A=A- -64|0,y=y- -64|0,s=s+128|0,a=a- -64|0,c=c- -64|0,!(K>>>0>c>>>0))break}}b:{
if(!(de(k,c>>>0<M>>>0?c:M,J)&&c)){s=c||N,r=s>>>0<N>>>0?s:N,r=r>>>0>M>>>0?M:r;c:{if(!r){c=0;break c}for(c=0;;){
if(a=o[(f[c+d|0]<<1)+G>>1],t[k>>1]=a,(a|0)==(X|0))break c;if(k=k+2|0,c=c+1|0,(r|0)==(c|0))break}c=r}
if(c>>>0<s>>>0)break b}if(r=K<<1,K=r>>>0>=1024?1024:r,H=c+H|0,E=c+E|0,E>>>0<B>>>0)continue;break o}break}H=c+H|0,E=c+E|0
}n[j+4>>2]=H,n[j>>2]=E,v=U+16|0,s=n[p+12>>2],r=n[p+8>>2];break e}ke(p+16|0,187184,S,B,x,w,!a,1),s=n[p+20>>2],
r=n[p+16>>2];break e}if(!B)break e;for(m=n[D+4>>2],g=m+8|0,y=!a,k=64;;){h=r+S|0,F=B-r|0,A=s>>>0>w>>>0?2:(s<<1)+x|0,
a=w-s|0,c=a>>>0<=w>>>0?a:0,ue(p+32|0,g,h,F,A,c,k),d=n[p+32>>2];n:{f:{a=n[p+36>>2],u=a>>>0<c>>>0?a:c;o:{if(Ae(A,u)){
if(le(p+68|0,A,c,a,n[m+24>>2]),n[p+68>>2]!=1)break o;a=n[p+72>>2],u=a>>>0<c>>>0?a:c,l=n[p+76>>2]}else l=0
;if(!de(A,u,y))break o;if(l>>>0<d>>>0)break f}if(a=A,A=d||F,he(p+24|0,g,y,h,F,a,c,A),a=n[p+28>>2],c=n[p+24>>2],
A>>>0<=c>>>0)break n;s=a+s|0,r=r+c|0;break e}c=d-l|0}if(k=k<<1,k=k>>>0>=1024?1024:k,s=a+s|0,r=r+c|0,!(B>>>0>r>>>0))break
}break e}ke(p+40|0,187032,S,B,x,w,!a,2),s=n[p+44>>2],r=n[p+40>>2];break e}for(H=p+48|0,F=!a,O=v-16|0,v=O,Q=D+1|0,
M=f[Q|0],k=f[Q+1|0];;){d=B>>>0<E>>>0?1:S+E|0,r=w-m|0,I=r>>>0<=w>>>0?r:0,l=w>>>0<m>>>0?2:(m<<1)+x|0,r=B-E|0,
y=r>>>0<=B>>>0?r:0,s=0,r=0;i:{t:switch(k&255){case 0:if(r=Vr(d,y),s=je(d,r>>>0<y>>>0?r:y,l,I),r=I-s|0,
r=r>>>0<=I>>>0?r:0,a=y-s|0,a=a>>>0<=y>>>0?a:0,r=r>>>0<a>>>0?r:a,!r){r=s;break i}for(k=s>>>0>y>>>0?1:s+d|0,
c=s>>>0>I>>>0?2:(s<<1)+l|0,u=0-r|0,a=r+s|0;;){r=s;n:{f:{o:{b:{c:switch(A=f[k|0],A-14|0){case 13:break i;case 0:break c
;case 1:break b;default:break o}if(!F)break f;break i}if(!F)break f;break i}if(r=A<<24>>24,(r|0)>=0)break n
;if(!F)break f;r=s;break i}r=65533}if(t[c>>1]=r,c=c+2|0,k=k+1|0,s=s+1|0,u=u+1|0,!u)break}s=a,r=a;break i;case 1:case 2:
for(A=O+8|0,s=y>>>0>I>>>0?I:y,k=(k&255)==2;;){n:{f:{if((r|0)!=(s|0)){c=f[r+d|0],a=c<<24>>24;o:{b:{c:{s:{if(k){
if((a-33&255)>>>0<63)break s;break b}if(c-14>>>0<2)break b;if((c|0)!=92)break c;a=165;break f}a=a-192|0;break f}c:{
if((c|0)!=126){if((a|0)>=0)break c;break b}a=8254;break f}if((a|0)!=27)break f;break o}if(F||(a|0)==27)break o;a=65533
;break f}s=r}n[A+4>>2]=s,n[A>>2]=s;break n}t[l>>1]=a,r=r+1|0,l=l+2|0;continue}break}s=n[O+12>>2],r=n[O+8>>2];break i
;case 3:break t;default:break i}for(K=me(187032),A=y,a=d;;){if(A){if(k=0,c=0,h=A>>>0>=1024?1024:A,u=h&2040,u){
g=(h-8>>>3|0)+1|0,r=a;t:{for(;;){if(G=f[r|0]|f[r+1|0]<<8|(f[r+2|0]<<16|f[r+3|0]<<24),N=G-555819297|0,
U=f[r+4|0]|f[r+5|0]<<8|(f[r+6|0]<<16|f[r+7|0]<<24),j=U+16843009|0,T=j+1|0,L=j,j=G+16843009|0,J=j>>>0<16843009?T:L,
(G|(j|N))&-2139062144|(U|(J|U-((G>>>0<555819297)+555819297|0)))&-2139062144)break t;if(c=c+1|0,r=r+8|0,u=u-8|0,!u)break}
c=g}c=c<<3}t:{if(c>>>0>=h>>>0)break t;for(g=c>>>0>h>>>0?1:a+c|0,r=h-c|0,r=r>>>0<=h>>>0?r:0;;){
if((f[k+g|0]-33&255)>>>0>93)break t;if(k=k+1|0,(r|0)==(k|0))break}k=r}r=0,g=I-s|0,g=g>>>0<=I>>>0?g:0,c=c+k|0,
c=(c>>>0<h>>>0?c:h)>>>1|0,g=c>>>0>g>>>0?g:c;t:{if(!g)break t;for(r=a,u=s>>>0>I>>>0?2:(s<<1)+l|0,k=u,
c=g;t[k>>1]=o[((f[r|0]|f[r+1|0]<<8)<<1|65792)+K>>1],r=r+2|0,k=k+2|0,c=c-1|0,!!c;);if(!F){r=g;break t}for(k=g<<1,
c=(k-2>>>1|0)+1|0,r=0;;){if(o[u>>1]==65533)break t;if(r=r+1|0,u=u+2|0,k=k-2|0,!k)break}r=c}if(A=A-h|0,a=a+h|0,s=r+s|0,
r<<1>>>0>=h>>>0)continue}break}r=s<<1}c=!r&M,i[Q|0]=c,m=s+m|0,s=r+E|0;i:{if(r>>>0>y>>>0||y-r>>>0<3||(r=r+d|0,
f[r|0]!=27))break i;a=f[r+2|0];t:{n:{f:{o:switch(f[r+1|0]-36|0){case 4:switch(k=0,a-66|0){case 0:break t;case 7:break n
;case 8:break f;default:break i}case 0:break o;default:break i}switch(k=3,a+-64|0){case 0:case 2:break t;default:break i
}}k=1;break t}k=2}if(c)break i;i[Q+3|0]=0,i[Q+2|0]=k,i[Q+1|0]=k,M=1,i[Q|0]=1,E=s+3|0;continue}break}n[H+4>>2]=m,
n[H>>2]=s,v=O+16|0,s=n[p+52>>2],r=n[p+48>>2];break e}for(g=p+56|0,h=!a,y=(o[D+6>>1]|o[D+8>>1]<<16)&65536;;){a:{a=s<<1,
F=s>>>0>w>>>0?2:a+x|0,r=w-s|0,c=r>>>0<=w>>>0?r:0,m=a>>>0>B>>>0?1:a+S|0,r=B-a|0,d=r>>>0<=B>>>0?r:0;i:{t:{
if(d>>>0<64||c>>>0<32)break t;for(l=0,r=0;u=r+F|0,k=r+m|0,A=f[k|0]|f[k+1|0]<<8,j=A,L=A<<8|A>>>8,A=!y,E=A?j:L,t[u>>1]=E,
k=f[k+2|0]|f[k+3|0]<<8,k=A?k:k<<8|k>>>8,t[u+2>>1]=k,l=(E&63488)==55296|l|(k&63488)==55296,r=r+4|0,(r|0)!=64;);if(r=32,
!(l&1))break i}for(A=d>>>1|0,r=0;;){if(r>>>0>c>>>0)break i;t:{if(r>>>0>=A>>>0||(r|0)==(c|0))break t;k=r<<1,l=k+F|0,
d=r>>>0>A>>>0?1:k+m|0,k=f[d|0]|f[d+1|0]<<8,u=!y,E=u?k:k<<8|k>>>8,t[l>>1]=E,k=1,E=E&64512;n:{if((E|0)!=56320){
if((E|0)!=55296)break n;if(k=A-r|0,((k>>>0<=A>>>0?k:0)|0)==1||(c-r|0)==1)break t;if(k=f[d+2|0]|f[d+3|0]<<8,
d=u?k:k<<8|k>>>8,t[l+2>>1]=d,k=2,(d&64512)==56320)break n}if(h)break t;t[l>>1]=65533,k=1}if(r=r+k|0,r>>>0<32)continue
;break i}break}if(!r)break a}s=r+s|0;continue}break}n[g+4>>2]=s,n[g>>2]=a,s=n[p+60>>2],r=n[p+56>>2];break e}if(s=B,r=s,
a=r>>>0>w>>>0?w:r,!a)break e;for(r=S,s=x;c=i[r|0],k=c&255,t[s>>1]=(c|0)<0?k|63232:k,r=r+1|0,s=s+2|0,a=a-1|0,!!a;);s=B,
r=s}e:{if(k=n[n[e+24>>2]>>2],k){a=s>>>0<w>>>0?s:w,A=0;r:{if(!a)break r;for(e=0;e=(o[x>>1]==65533)+e|0,x=x+2|0,a=a-1|0,
!!a;);if(A=0,!e)break r;a=r>>>0<B>>>0?r:B,x=0,c=f[D|0];a:{if(c-1>>>0<6)break a;i:switch(c-1|0){default:
if(!a||(a|0)==1||(c=a-2|0,a=a-1|0,a=a>>>0>c>>>0?c:a,!a))break a
;for(;x=((f[S|0]|f[S+1|0]<<8|f[S+2|0]<<16)==12435439)+x|0,S=S+1|0,a=a-1|0,!!a;);break a;case 7:break a;case 0:case 1:
case 2:case 3:case 4:case 5:break e;case 6:break i}if(a>>>0<2)break a;for(c=a>>>1|0,B=i[D+8|0]&1;a=f[S|0]|f[S+1|0]<<8,
x=x+(((B?a<<8|a>>>8:a)&65535)==65533)|0,S=S+2|0,c=c-1|0,!!c;);}A=e-x|0}n[k>>2]=A+n[k>>2]}return e=n[W+4>>2],
n[W>>2]=e>>>0<r>>>0?1:n[W>>2]+r|0,a=e-r|0,n[W+4>>2]=e>>>0>=a>>>0?a:0,n[Y>>2]=n[Y>>2]+s,v=p+80|0,r}ze()}
function G(e,r,a){if(!r)return 1114112;e:{if(a<<24>>24<0){if(e=o[Xr(e)+((a&255)<<1)>>1],(e|0)!=65533)break e
;return 1114114}return a&255}return(e^-1058816)>>>0<4293855232?1114114:e}function U(e,r,a,t){var o=0,c=0,s=0,u=0,A=0
;o=f[e|0];e:{r:{a:{if(a){if(a=f[e+1|0],c=f[e+2|0],!c){if(!a){if(!o){i:{if(t<<24>>24<0){if(r=t&255,(r|0)!=128)break i
;return 8364}e=t&255;break e}if((r|0)==255)break r;return i[e|0]=t,1114115}if((t-48&255)>>>0<10)break a;i[e|0]=0,
e=o+127|0;i:{if((e&255)>>>0>125||t<<24>>24>=-1&&(t+-64&255)>>>0>62||(x(187372,n[46842]),
e=k(e&255,190)+(((t&255)>>>0<127?-64:-65)+t&255)|0,e>>>0>=b[46845]))break i;if(e=n[n[46844]+(e<<2)>>2],
(e|0)!=1114112)break e}if(e=1114114,t<<24>>24<0||(a=n[r+8>>2],a>>>0>2))break e;return n[r+8>>2]=a+1,e=(a<<1)+r|0,
i[e+13|0]=t,i[e+12|0]=1,1114114}return(t+127&255)>>>0>=126?(i[e+2|0]=0,i[e|0]=0,i[e+1|0]=0,Q(r,a|t<<8),
1114114):(i[e+2|0]=t,1114115)}if(i[e+2|0]=0,i[e|0]=0,i[e+1|0]=0,(t-48&255)>>>0>=10){if(e=1114114,o=n[r+8>>2],
o>>>0>2||(s=o+1|0,n[r+8>>2]=s,u=r+12|0,A=u+(o<<1)|0,i[A+1|0]=t,i[A|0]=1,(o|0)==2)||(n[r+8>>2]=o+2,t=(s<<1)+u|0,
i[t+1|0]=c,i[t|0]=1,(s|0)==2))break e;return i[r+17|0]=a,i[r+16|0]=1,n[r+8>>2]=3,1114114}
return e=Aa(((k(c,10)+(t&255)|0)+k(a+k(o,10)|0,1260)|0)-1687218|0),(e|0)==1114112?1114114:e}return i[e+2|0]=0,i[e|0]=0,
i[e+1|0]=0,o?1114114:1114112}return i[e+1|0]=t,1114115}return 1114114}return e}function j(e,r,a,t,o){var b=0,c=0
;c=v-16|0,v=c,b=f[r+4|0],i[r+4|0]=0;e:{r:{if(t){if(!b){if(o<<24>>24>=0)break r;if(t=1114112,a=n[r>>2],
b=Ji[n[a+4>>2]](o)|0,(b|0)!=1114112)break e;if(f[a+42|0]<=((f[a+40|0]^o)-f[a+41|0]&255)>>>0){b=1114114;break e}
i[r+4|0]=o,b=1114115;break e}if(Ji[n[n[r>>2]>>2]](c+8|0,b,o),b=n[c+8>>2],(b|0)!=1114112){t=n[c+12>>2];break e}
if(b=1114114,o<<24>>24<0||(r=n[a+8>>2],r>>>0>2))break e;n[a+8>>2]=r+1,r=(r<<1)+a|0,i[r+13|0]=o,i[r+12|0]=1;break e}
b=b?1114114:1114112;break e}b=o&255,t=1114112}n[e+4>>2]=t,n[e>>2]=b,v=c+16|0}function H(e,r,a,t){var o=0,c=0;o=f[e+1|0]
;e:{r:{a:{i:{t:{if(a){c=f[e|0];n:switch(o-142|0){case 0:break t;case 1:break i;default:break n}if(!o)break a;a=t+95|0
;break r}return i[e|0]=0,i[e+1|0]=0,o?1114114:1114112}if(a=t+95|0,(a&255)>>>0>62)break r;i[e+1|0]=0,e=(t&255)+65216|0
;break e}if(a=t+95|0,(a&255)>>>0>93)break r;return i[e+1|0]=t,i[e|0]=1,1114115}a:{if(t<<24>>24<0){
if((t&254)==142||(t+95&255)>>>0<94)break a;return 1114114}return t&255}return i[e+1|0]=t,1114115}i[e|0]=0,i[e+1|0]=0,
e=c&1,x(e?187404:187388,n[(e?187400:187384)>>2]);r:{if(o=o+95|0,(o&255)>>>0>93||(a=a&255,a>>>0>93))break r
;return r=a+k(o&255,94)|0,r>>>0>=b[(e?187412:187396)>>2]?1114114:(e=n[n[(e?187408:187392)>>2]+(r<<2)>>2],
(e|0)==1114112?1114114:e)}if(e=1114114,t<<24>>24<0||(a=n[r+8>>2],a>>>0>2))break e;return n[r+8>>2]=a+1,e=(a<<1)+r|0,
i[e+13|0]=t,i[e+12|0]=1,1114114}return e}function M(e,r,a,t){var o=0;e:{r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:{d:{h:{
g:{m:{w:{p:switch(f[e+1|0]-1|0){default:if(!a)break w;switch((t&255)-14|0){case 13:break t;case 0:case 1:break i
;default:break m}case 0:if(!a)break w;switch(r=t&255,r-14|0){case 13:break t;case 2:case 3:case 4:case 5:case 6:case 7:
case 8:case 9:case 10:case 11:case 12:break h;case 0:case 1:break i;default:break g}case 1:if(!a)break w
;if((t&255)!=27)break A;break t;case 2:break p;case 3:break k;case 4:break s;case 5:break c}if(a)break u}e=1114112
;break n}if(t<<24>>24>=0)break a;break i}if((r|0)==92)break d;if((r|0)==126)break l}if(t<<24>>24>=0)break a;break i}
return i[e|0]=0,165}return i[e|0]=0,8254}if((t-33&255)>>>0>=63)break i;return i[e|0]=0,(t&255)+65344|0}
if((t&255)==27)break t;if(i[e|0]=0,(t-33&255)>>>0>93)break e;i[e+1|0]=4;break f}if(!a){i[e+1|0]=3;break e}
if((t&255)==27)break o;i[e+1|0]=3,r=t-33|0;k:{if((r&255)>>>0>93||(e=f[e+3|0]-33&255,e>>>0>93)||(x(187388,n[46846]),
e=k(e,94)+(r&255)|0,e>>>0>=b[46849]))break k;if(e=n[n[46848]+(e<<2)>>2],(e|0)!=1114112)break n}break e}if(a)break b
;break r}o=f[e+3|0],i[e+3|0]=0;c:{if(!a){if(a=n[r+8>>2],a>>>0>2)break c;n[r+8>>2]=a+1,r=(a<<1)+r|0,i[r+13|0]=o,
i[r+12|0]=1;break c}s:{k:{u:{A:{l:switch(o-36|0){case 4:switch(a=0,(t&255)-66|0){case 0:break k;case 7:break u;case 8:
break A;default:break s}case 0:break l;default:break s}switch(a=3,(t&255)+-64|0){case 0:case 2:break k;default:break s}}
a=1;break k}a=2}return i[e+2|0]=a,i[e+1|0]=a,r=f[e|0],i[e|0]=1,r?1114114:1114115}Q(r,t<<8|o)}break r}
b:switch((t&255)-36|0){default:if(a=n[r+8>>2],a>>>0>2)break r;n[r+8>>2]=a+1,r=(a<<1)+r|0,i[r+13|0]=t,i[r+12|0]=1;break r
;case 0:case 4:break b}i[e+1|0]=6;break f}i[e+1|0]=5;break e}return i[e+3|0]=t,1114115}return e}return i[e+1|0]=5,
1114115}i[e|0]=0;break e}return i[e|0]=0,t&255}i[e|0]=0,i[e+1|0]=f[e+2|0]}return 1114114}function L(e,r,a,n){var b=0,c=0
;b=f[e+4|0];e:{if(a){if(i[e+4|0]=0,!(b&1))break e;return a=f[e+5|0],c=o[e>>1],t[e>>1]=0,b=n&255,n=a|n<<8,
a=f[e+6|0]?b|n<<8:n,b=a&-1024,c?(b&65535)!=56320?(Q(r,n),1114114):(e=((a&65535)+(o[e+2>>1]<<10)|0)-56613888|0,
(e^55296)-1114112>>>0<4293855232?1114114:e):(b&65535)!=55296?(e=a&65535,
(e^-1058816)>>>0<4293855232?1114114:e):(t[e+2>>1]=a,t[e>>1]=1,1114115)}return i[e+4|0]=0,r=o[e>>1],t[e>>1]=0,
r|b?1114114:1114112}return i[e+5|0]=n,i[e+4|0]=a,1114115}function D(e,r,a,o){var b=0;b=f[e+5|0];e:{r:{if(a){a:{i:{t:{n:{
f:{o:{b:{c:{if(!b){if(o<<24>>24>=0)break c;if((o+62&255)>>>0<30)break b;if((o&240)==224)break o
;if((o+16&255)>>>0<5)break f;return 1114114}if(a=o&255,a>>>0>=f[e+6|0]&a>>>0<=f[e+7|0])break a;if(n[e>>2]=0,
n[e+4>>2]=-1082130432,a=n[r+8>>2],e=1114114,a>>>0>2)break e;return n[r+8>>2]=a+1,e=(a<<1)+r|0,i[e+13|0]=o,i[e+12|0]=1,
1114114}return o&255}i[e+5|0]=1,n[e>>2]=o&31;break r}switch((o&255)-224|0){case 0:break n;case 13:break t;default:
break i}}f:{o:switch((o&255)-240|0){case 0:i[e+6|0]=144;break f;case 4:break o;default:break f}i[e+7|0]=143}i[e+5|0]=3,
n[e>>2]=o&7;break r}i[e+6|0]=160;break i}i[e+7|0]=159}i[e+5|0]=2,n[e>>2]=o&15;break r}if(t[e+6>>1]=49024,r=f[e+4|0]+1|0,
i[e+4|0]=r,a=n[e>>2]<<6,o=a|o&63,n[e>>2]=o,(r&255)!=(b|0))break r;return t[e+4>>1]=0,n[e>>2]=0,
(a^55296)-1114112>>>0<4293855232?1114114:o}return n[e>>2]=0,n[e+4>>2]=-1082130432,b?1114114:1114112}e=1114115}return e}
function W(e){var r=0,a=0,i=0,t=0,f=0;e:{r:{if(e=l((e>>>0<=16?16:e)-1|0),(e|0)==1)break r;a:{if(a=32-e|0,e=a<<2,
r=n[e+188e3>>2],!r){if(r=0,e=n[47033],t=1<<a,e>>>0<t>>>0)break a;r=n[47032];break e}n[e+188e3>>2]=n[r>>2];break r}
if(i=a>>>0<=15?1:t>>>16|0,a=Pi(i|0),(a|0)==-1||(a=a<<16,!a))break r;f=i<<16,r=n[47032],i=(a|0)==(r+e|0),e=f+(i?e:0)|0,
r=i?r:a;break e}return r}return n[47033]=e-t,n[47032]=r+t,r}function K(e,r,a){
return e?(a&255)==40?0:(yr(e,r,a)&255)!=40:1}function N(e){(Ve(e,n[e>>2],1,4,12)|0)!=-2147483647&&ze()}
function J(e,r,a,i,t,o){var c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,v=0,y=0,B=0,C=0,x=0,E=0,S=0;for(C=o<<3,
x=k(r,12)+e|0,h=-1;;){if(s=e,(x|0)!=(s|0)){if(e=s+12|0,g=n[s>>2],r=n[g+768>>2],r>>>0>=i>>>0)continue;if(c=n[s+8>>2],
A=n[s+4>>2],o)for(m=(r<<5)+a|0,w=C,r=t;;){p=f[r+5|0],u=k(p,3)+g|0,l=f[u+2|0],d=r,v=f[r+4|0],r=k(v,3)+g|0,E=f[r|0],y=0,
B=f[u|0];e:{if((B-11&255)>>>0<4||(r=f[u+1|0]+k(n[m+28>>2],f[r+1|0])|0,r>>>0>=b[m+20>>2]))break e;y=f[r+n[m+16>>2]|0]}
if(r=d+8|0,S=c,d=n[d>>2],c=l+y|0,l=(p|0)==(v|0)&&(l|0)==178?20:c,u=((E<<4|B)&255)<<1,c=S+k(d,l+f[u+178025|0]|0)|0,
A=k(d,l+f[u+178024|0]|0)+A|0,w=w-8|0,!w)break}n[s+8>>2]=c,n[s+4>>2]=A,r=A>>>0<h>>>0?A:h,h=r>>>0>c>>>0?c:r;continue}break
}return h}function Y(e,r,a){e:{if(!e||(e=k(e,a),e=(e>>>0<=16?16:e)-1|0,e>>>0>1073741823))break e;e=32-l(e)<<2,
n[r>>2]=n[e+188e3>>2],n[e+188e3>>2]=r}}function P(e){e=e|0;var r=0,a=0,i=0,t=0,o=0;t=n[e>>2],a=n[e+8>>2],r=a<<3,
e=n[e+4>>2],i=e;e:{r:{for(;;){if(!r)break r;if(r=r-8|0,o=f[i+5|0],i=i+8|0,f[(k(o,3)+t|0)+2|0]==113)break}r=pr(e,a)
;break e}if(r=0,!a)break e;for(r=0;r=((f[k(f[e+5|0],3)+t|0]&14)==12?n[e>>2]:0)+r|0,e=e+8|0,a=a-1|0,!!a;);}return r|0}
function V(e,r,a,t,f,o){var c=0,s=0,k=0;c=(r&255)<<2,k=n[c+186300>>2],s=n[e>>2];e:{
if(!K(n[s+8>>2],n[s+12>>2],r)||(r=e+c|0,c=n[r+4>>2],s=r,r=a+k|0,n[s+4>>2]=r>>>0>c>>>0?c:r,r>>>0>=b[e+168>>2]))break e
;a=Ji[o|0](f)|0,i[e+176|0]=t,n[e+168>>2]=r,n[e+172>>2]=a}}function z(e,r,a){var i=0,t=0;i=a-r|0,Wr(e,i),t=n[e+8>>2],
(r|0)!=(a|0)&&Mi(n[e+4>>2]+t|0,r,i),n[e+8>>2]=i+t}function X(e,r,a,t){
var c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,Q=0,T=0,O=0,G=0;if(B=v-16|0,v=B,
!n[e+36>>2]){F(n[46862]),m=B+4|0,w=n[46870],g=n[46871],c=v-16|0,v=c;e:{if(d=W(440),d)for(n[c+12>>2]=0,n[c+8>>2]=d,
n[c+4>>2]=5,p=g>>>0>=4?4:g;;){r:{if((l|0)!=(p|0))for(u=k(A,88),y=k(l,148)+w|0,g=k(l,20),C=g+185264|0,h=n[g+185268>>2],
s=n[g+185264>>2];;){if(!h)break r
;x=f[s|0],s=s+1|0,n[c+4>>2]==(A|0)&&(g=c+4|0,(Ve(g,n[g>>2],1,4,88)|0)!=-2147483647&&ze(),d=n[c+8>>2]),g=Li(u+d|0,0,68),
i[g+81|0]=2,i[g+82|0]=1,i[g+83|0]=0,i[g+84|0]=0,i[g+80|0]=x,n[g+76>>2]=16711680,n[g+72>>2]=y,n[g+68>>2]=C,A=A+1|0,
n[c+12>>2]=A,h=h-1|0,u=u+88|0}n[m+8>>2]=n[c+12>>2],A=n[c+8>>2],n[m>>2]=n[c+4>>2],n[m+4>>2]=A,v=c+16|0;break e}l=l+1|0}
ze()}Y(n[e+28>>2],n[e+32>>2],88),n[e+36>>2]=n[B+12>>2],c=n[B+8>>2],n[e+28>>2]=n[B+4>>2],n[e+32>>2]=c}if(u=r,s=e+92|0,
c=n[s+20>>2],p=v-32|0,A=p,n[A+24>>2]=n[s+16>>2],n[A+28>>2]=c,c=n[s+12>>2],n[A+16>>2]=n[s+8>>2],n[A+20>>2]=c,c=n[s+4>>2],
n[A+8>>2]=n[s>>2],n[A+12>>2]=c,h=a,h)for(C=f[s+43|0],y=f[s+44|0],I=n[s+12>>2],Q=n[s+4>>2],T=n[s+8>>2],O=n[s+32>>2],
d=n[s+28>>2],x=n[s+16>>2],c=f[s+41|0],l=n[s+24>>2],E=n[s+20>>2],S=n[s+36>>2],A=f[s+42|0],w=f[s+40|0],G=n[s>>2];;){g=c,
c=f[u|0];e:{r:{if(!(w&255)){m=A;break r}if(w=w-1|0,i[s+40|0]=w,c<<24>>24>=-64){m=A+1&3,i[s+42|0]=m,A=!(A&255),E=A+E|0,
n[s+20>>2]=E,S=A+S|0,n[s+36>>2]=S;break r}if(m=l<<8,l=m|c,n[s+24>>2]=l,w&255){c=g;break e}c=1;a:{
if(l-50048>>>0<784||l-51128>>>0<232)break a;if(l-52608>>>0<576){c=2;break a}if(l-53376>>>0<1072){c=3;break a}
if(l-54448>>>0<480){c=4;break a}if(l-54928>>>0<304){c=5;break a}if(l-55424>>>0<832){c=6;break a}if(l-56448>>>0<832){c=7
;break a}if(l-14722176>>>0>6975){c=0;break a}c=(m>>>9&31)+8|0}i[s+41|0]=c,C=0,A=g&255,m=0;a:{
if((A|0)==(c|0)||(g=c>>>0<A>>>0?c:A,m=0,!g)||(m=1,(g|0)!=1))break a;m=(c>>>0>A>>>0?c:A)>>>0<8}x=m+x|0,n[s+16>>2]=x;a:{
if(d||(A|0)==1&c>>>0<=1||(C=1,l-53906>>>0<1070)||l-50865>>>0<1807||(l&-96)==50816||l-50850>>>0<13)break a
;C=l-56448>>>0<832}i[s+43|0]=C,A=0,i[s+42|0]=0,n[s+28>>2]=l,O=O+1|0,n[s+32>>2]=O,G=G+1|0,n[s>>2]=G,Q=((l|0)==(d|0))+Q|0,
n[s+4>>2]=Q,
T=(l-51072>>>0<280|l-51356>>>0<253|(l&-96)==49792|l-51610>>>0<742|(l&-128)==52608|l-56448>>>0<832|l-14852224>>>0<3904)+T|0,
n[s+8>>2]=T,d=l,w=0;break e}l=c,n[s+24>>2]=c,i[s+43|0]=0;r:{a:{if(c<<24>>24<0){if((c+62&255)>>>0<30){w=1;break a}
if((l&240)==224){w=2;break a}if((l+16&255)>>>0<5){w=3;break a}A=m+1&3,i[s+42|0]=A,c=!(m&255),E=c+E|0,n[s+20>>2]=E,
S=c+S|0,n[s+36>>2]=S,w=0,c=g;break r}i:{if(l>>>0<=64){A=1,y=(l-48&255)>>>0<10|y,i[s+44|0]=y&1,c=0;break i}t:{
if(l>>>0<=96){if(A=1,c=l>>>0<91,y=c|y,i[s+44|0]=y&1,c)break t;c=0;break i}if(A=1,y=l>>>0<123|y,i[s+44|0]=y&1,
l>>>0<=122)break t;c=0;break i}y=1,A=0,c=1}i[s+41|0]=c,d=0,i[s+42|0]=0,n[s+28>>2]=0,m=A,A=g&255,
I=(C&1?A>>>0>1?1:m:0)+I|0,n[s+12>>2]=I,x=((A>>>0<8|c>>>0>=A>>>0)&(c>>>0<A>>>0?c:A)&(c|0)!=(A|0))+x|0,n[s+16>>2]=x,A=0,
w=0;break r}c=g,A=m}i[s+40|0]=w,C=0}if(u=u+1|0,h=h-1|0,!h)break}t||(c=n[p+28>>2],n[s+16>>2]=n[p+24>>2],n[s+20>>2]=c,
c=n[p+20>>2],n[s+8>>2]=n[p+16>>2],n[s+12>>2]=c,c=n[p+12>>2],n[s>>2]=n[p+8>>2],n[s+4>>2]=c),w=B+4|0,d=e+145|0,l=r,u=0,
m=v-16|0,v=m;e:{r:{if(r=a+1|0,(r|0)<0||(h=W(r),!h))break r;for(n[m+12>>2]=0,n[m+8>>2]=h,n[m+4>>2]=r,p=a+l|0,s=f[d|0],
A=f[d+4|0],c=f[d+3|0],g=f[d+2|0],a=f[d+1|0];;){r=g,g=c,c=A;a:{i:{if((l|0)!=(p|0)){if(A=f[l|0],i[d+4|0]=A,i[d+3|0]=c,
i[d+2|0]=g,i[d+1|0]=r,(c|A)<<24>>24<0&&((a&255|(r&255)<<8|g<<16)&16777215)==(g&255|(A<<16|(c&255)<<8)))break i
;if(i[d|0]=0,a=n[m+4>>2],!(s&1))break a;(a|0)==(u|0)&&(hr(m+4|0),h=n[m+8>>2]),i[h+u|0]=c,u=u+1|0,n[m+12>>2]=u,
a=n[m+4>>2];break a}n[w+8>>2]=n[m+12>>2],r=n[m+8>>2],n[w>>2]=n[m+4>>2],n[w+4>>2]=r,v=m+16|0;break e}l=l+1|0,s=s^1,
i[d|0]=s&1,a=r;continue}(a|0)==(u|0)&&hr(m+4|0),l=l+1|0,h=n[m+8>>2],i[h+u|0]=A,u=u+1|0,n[m+12>>2]=u,s=0,a=r}}ze()}
c=e+12|0,l=n[B+8>>2],A=l,m=n[B+12>>2],g=m;e:{r:{a:{i:{t:{n:{if(!t){if(g)break n;r=f[c+12|0];break r}if(r=n[c+8>>2],
n[c>>2]-r>>>0>=g>>>0)break t;if((Ve(c,r,g,1,2)|0)==-2147483647)break i;ze()}r=92;n:switch(a=f[(A+g|0)-1|0],a|0){case 64:
case 91:case 92:case 93:case 94:case 96:case 123:case 124:case 125:case 126:break r;case 0:case 9:case 10:case 13:
case 26:break a;default:break n}if(a>>>0<32){r=a;break r}if(a>>>0<65||(r=a,(r|0)==95))break a;break r}if(!g)break e}
for(;;){r=92;i:{t:{n:switch(a=f[A|0],a|0){case 0:case 9:case 10:case 13:case 26:break t;case 64:case 91:case 92:case 93:
case 94:case 96:case 123:case 124:case 125:case 126:break i;default:break n}if(a>>>0<32){r=a;break i}if(a>>>0<65)break t
;if(r=a,(r|0)!=95)break i}r=12}if(a=f[c+12|0],i[c+12|0]=r,(r|a)<<24>>24<0&&(h=n[c+8>>2],(h|0)==n[c>>2]&&xe(c),
n[c+8>>2]=h+1,h=n[c+4>>2]+(h<<1)|0,i[h+1|0]=r,i[h|0]=a),A=A+1|0,g=g-1|0,!g)break}break e}r=12}i[c+12|0]=r}
for(a=k(n[e+36>>2],88),e=n[e+32>>2];;){if(a){g=l,d=v+-64|0,c=e,n[d+56>>2]=n[c+56>>2],e=n[c+52>>2],n[d+48>>2]=n[c+48>>2],
n[d+52>>2]=e,e=n[c+44>>2],n[d+40>>2]=n[c+40>>2],n[d+44>>2]=e,e=n[c+36>>2],n[d+32>>2]=n[c+32>>2],n[d+36>>2]=e,
e=n[c+28>>2],n[d+24>>2]=n[c+24>>2],n[d+28>>2]=e,e=n[c+20>>2],n[d+16>>2]=n[c+16>>2],n[d+20>>2]=e,e=n[c+12>>2],
n[d+8>>2]=n[c+8>>2],n[d+12>>2]=e,e=n[c+4>>2],n[d>>2]=n[c>>2],n[d+4>>2]=e,A=m;e:{if(A)for(;;){if(w=n[c+64>>2],
w>>>0>40&b[c+60>>2]<w<<2>>>0)break e;u=f[g|0],r=f[c+76|0],i[c+76|0]=0;r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:{d:{
if(r){e=f[c+80|0];break d}h:{g:{m:{w:{p:{v:{y:{if(h=f[c+77|0],!(!h&u<<24>>24>=0)){if(e=f[c+80|0],h)break d
;switch(e-32|0){case 0:break v;case 2:break w;default:break y}}i[c+78|0]=255,e=f[c+81|0],r=f[c+82|0],i[c+81|0]=2,
i[c+82|0]=1,r=(r^-1)&1,n[c+40>>2]=r+n[c+40>>2],n[c+52>>2]=n[c+52>>2]+((e|0)!=2?e:0),e=((u&95)-65&255)>>>0<26,
i[c+83|0]=e,n[c+44>>2]=n[c+44>>2]+(e&r);break r}if(u>>>0>128)break p;e=255;break u}
if((u&254)==142||(u+95&255)>>>0<94)break h;e=255;break u}r=(u|0)!=255;break m}if((u+127&255)>>>0<31)break h
;if(u>>>0>=224){r=u>>>0<253;break m}if(u>>>0>160)break g;e=255;break u}if(!((e|0)==34&u>>>0>=161)){if(r)break h;e=255
;break u}if(r)break h;if(u>>>0<224)break g;e=255;break u}e=f[c+82|0],i[c+82|0]=0,n[c+40>>2]=e+n[c+40>>2],
n[c+44>>2]=n[c+44>>2]+(e?f[c+83|0]:0);break l}i[c+76|0]=u;break r}d:{h:{g:{m:{w:{p:{v:{y:{B:{C:{x:{E:{S:{I:{F:{Q:{T:{O:{
G:{U:{j:switch(p=e&255,p-31|0){case 0:break U;case 1:break G;case 3:break I;case 4:break O;default:break j}switch(e=255,
h=f[c+77|0],h|0){case 0:break x;case 1:break E;case 2:break C;default:break p}}if(h=u+-64|0,(h&255)>>>0<63)break w
;if(e=255,(u+95&255)>>>0>93)break p;h=u-98|0;break w}switch(h=u+95|0,r-142|0){case 0:break T;case 1:break Q;default:
break F}}if(h=u+95|0,(h&255)>>>0>93||r>>>0<=160)break S;break w}e=(h&255)>>>0<63?6:-1;break p}if(e=255,
(h&255)>>>0>93)break p;i[c+76|0]=u,i[c+77|0]=1;break r}if(e=255,(h&255)>>>0>=94)break p;if(e=f[c+77|0],i[c+77|0]=0,
!e)break w;e=8;break p}if(s=(r>>>0<160?127:63)+r<<1,r=s-95|0,h=u+-64|0,(h&255)>>>0>=63){if(e=255,u<<24>>24>=0)break p
;if(u>>>0<159){if((s&255)>>>0>=95)break v;h=u-65|0;break w}if(u>>>0>252||(s&255)>>>0>=95)break y;h=u+97|0,r=s-94|0
;break w}if((s&255)>>>0<95)break w;break v}if(r>>>0>198){e=255;break p}
e=(u+127&255)>>>0<126||((u&223)-65&255)>>>0<26?8:-1;break p}if((u+127&255)>>>0>=126)break p;break B}
if((u-48&255)>>>0<10)break B;h=u+95|0;x:{E:{if((h&255)>>>0>=94){if(r=r+95|0,(u-127&255)>>>0<193||(r&255)>>>0<7)break E
;break x}if(r>>>0>160)break w;r=r+95|0}if(u<<24>>24>-2||(r&255)>>>0<7)break p}e=8;break p}if((u-48&255)>>>0>=10)break p
;i[c+84|0]=1,e=8;break p}i[c+77|0]=h+1;break r}if(u>>>0>=253)break p}e=8}i[c+77|0]=0;break m}if(i[c+77|0]=0,
s=n[c+72>>2],e=f[(s+(r&127)|0)+12|0],(e|0)==254){if(e=k(n[s+140>>2],r-f[s+144|0]&255)+(h&255)|0,e>>>0>=b[s+8>>2]){e=8
;break u}e=f[e+n[s+4>>2]|0]}switch((e&255)-3|0){case 0:break g;case 1:break A;default:break m}}switch(r=f[c+82|0],
i[c+82|0]=0,s=r+n[c+40>>2]|0,n[c+40>>2]=s,n[c+44>>2]=n[c+44>>2]+(r?f[c+83|0]:0),(e&255)-2|0){case 4:break l;case 0:
break h;default:break k}}if(e=3,(p|0)!=35)break u;g:switch(u-161|0){case 0:case 1:case 3:case 43:case 47:case 48:break u
;default:break g}if((u+75&255)>>>0<10)break u;if(e=u+89&255,e>>>0<13)break d;e=8;break u}if((u-65&255)>>>0>=26&&(e=2,
o[n[c+68>>2]+8>>1]!=24938))break s;r=2,i[c+81|0]=f[c+81|0]==2,n[c+60>>2]=n[c+60>>2]+1;break i}e=f[e+186284|0];break u}
i[c+81|0]=f[c+81|0]==2,n[c+60>>2]=n[c+60>>2]+1,h=f[c+78|0];break b}e=(h&255)>>>0<=13?4:(r&255)==162?8:4}r=f[c+82|0],
i[c+82|0]=0,s=r+n[c+40>>2]|0,n[c+40>>2]=s,n[c+44>>2]=n[c+44>>2]+(r?f[c+83|0]:0)}if(r=1,(u-65&255)>>>0<26)break c}
r=(u-97&255)>>>0<26}switch(n[c+60>>2]=n[c+60>>2]+1,i[c+81|0]=r&f[c+81|0]==2,h=f[c+78|0],p=e&255,p-3|0){case 3:break b
;case 0:break o;case 1:break f;default:break t}}r=6,n[c+48>>2]=n[c+48>>2]+((h&255)!=6);break i}if(r=3,
o[n[c+68>>2]+8>>1]!=28523||(h&255)!=3)break i;break n}if(r=4,(h&255)!=4)break i}if(i[c+78|0]=e,h=f[c+79|0],i[c+79|0]=u,
r=e,(u|0)!=(h|0))break a;n[c+56>>2]=n[c+56>>2]+1;break r}if(i[c+79|0]=u,i[c+78|0]=e,r=e,p>>>0<9)break a
;if(n[c+64>>2]=w+1,n[c+36>>2]=n[c+36>>2]+1,u<<24>>24<0||(p|0)!=255)break r;i[c+82|0]=1,n[c+40>>2]=s+1,
i[c+83|0]=((u&95)-65&255)>>>0<26;break r}i[c+79|0]=u,i[c+78|0]=r}e=((r&255)<<2)+c|0,n[e>>2]=n[e>>2]+1}if(g=g+1|0,
A=A-1|0,!A)break}if(t)break e;n[c+56>>2]=n[d+56>>2],e=n[d+52>>2],n[c+48>>2]=n[d+48>>2],n[c+52>>2]=e,e=n[d+44>>2],
n[c+40>>2]=n[d+40>>2],n[c+44>>2]=e,e=n[d+36>>2],n[c+32>>2]=n[d+32>>2],n[c+36>>2]=e,e=n[d+28>>2],n[c+24>>2]=n[d+24>>2],
n[c+28>>2]=e,e=n[d+20>>2],n[c+16>>2]=n[d+16>>2],n[c+20>>2]=e,e=n[d+12>>2],n[c+8>>2]=n[d+8>>2],n[c+12>>2]=e,e=n[d+4>>2],
n[c>>2]=n[d>>2],n[c+4>>2]=e}a=a-88|0,e=c+88|0;continue}break}Y(n[B+4>>2],l,1),v=B+16|0}function Z(e,r){
var a=0,i=0,t=0,f=0,o=0,b=0,c=0,s=0;t=v-16|0,v=t;e:{a=n[e+8>>2],b=n[e+24>>2];r:{if(a>>>0>b<<1>>>0){f=n[e+4>>2];break r}
if(i=a<<1,i=i>>>0<=64?64:i,be(t+4|0,i,4,4),n[t+4>>2]==1)break e;for(o=n[t+8>>2],f=n[t+12>>2],n[e+8>>2]=i,c=n[e+4>>2],
n[e+4>>2]=f,s=n[e>>2],n[e>>2]=o,o=a<<2,a=0;;){if((a|0)!=(o|0)){Yr(f,i,n[a+c>>2]),a=a+4|0;continue}break}Y(s,c,4),a=i}
return i=e,e=Yr(f,a,r|1),n[i+24>>2]=e+b,v=t+16|0,e}ze()}function R(e,r,a,t,b){
var c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;for(c=v-32|0,v=c,i[c+28|0]=0,i[c+26|0]=0,i[c+24|0]=0,n[c+16>>2]=a,
n[c+12>>2]=r,n[c+20>>2]=0,g=e+4|0,k=e+1|0,h=e+2|0,w=c+24|0;;){u=0;e:{r:{a:{i:{t:{n:{f:switch(s=f[e|0],s-1|0){case 0:
case 5:case 7:break e;case 1:break f;case 2:break n;case 3:break t;case 4:break i;case 6:break a;default:break r}
u=((f[e+2|0]!=0)+(f[e+1|0]!=0)|0)+(f[e+3|0]!=0)|0;break e}u=f[e+8|0]!=0;break e}u=f[k|0]+(f[h|0]!=0)|0;break e}
u=n[(f[h|0]<<2)+186256>>2];break e}u=(f[e+6|0]|o[e+2>>1]<<1)&3;break e}if(!f[e+9|0])break e;u=f[e+8|0]+1|0}d=n[c+16>>2]
;e:{r:{a:{if(A=n[c+20>>2],!A){if(d)break a;d=0,A=0;break e}if(r=A-1|0,n[c+20>>2]=r,A>>>0>=4||(r=(r<<1)+w|0,
!f[r|0]))break e;r=f[r+1|0];break r}n[c+16>>2]=d-1,r=n[c+12>>2],n[c+12>>2]=r+1,r=f[r|0]}r:{a:{i:{t:{n:switch(s-1|0){
case 0:s=1114112,r=G(f[k|0],1,r);break t;case 1:s=1114112,r=U(k,c+12|0,1,r);break t;case 2:j(c,g,c+12|0,1,r),
s=n[c+4>>2],r=n[c>>2];break t;case 3:s=1114112,r=H(k,c+12|0,1,r);break t;case 4:s=1114112,r=M(k,c+12|0,1,r);break t
;case 6:s=1114112,r=L(h,c+12|0,1,r);break t;case 7:s=1114112,l=r&255,r=r<<24>>24<0?l|63232:l;break t;case 5:
if(r=1114112,f[k|0])break i;i[k|0]=1,r=1114114;break i;default:break n}s=1114112,r=D(g,c+12|0,1,r)}
if(r>>>0<1114112)break a}s=r-1114112|0,l=(s|0)==2;break r}(s|0)!=1114112?s=s>>>0<65536?1:2:s=0,l=s+(r>>>0<65536?1:2)|0,
s=1}m=l+m|0;r:switch(t-1|0){default:if((b|0)>=(m|0))continue;break e;case 1:if((r|0)!=65533||(s|0)!=1)continue;break e
;case 0:break r}if((s|0)!=2)continue}break}return v=c+32|0,a-((u+d|0)+A|0)|0}function q(e,r,a,c,s,u,A,l,d){
var h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0,G=0,U=0,j=0,H=0,M=0,L=0,D=0,W=0,K=0,N=0,J=0,Y=0,P=0,V=0,z=0,X=0
;y=v-96|0,v=y;e:{r:{if(A>>>0>=16)for(m=o[a>>1]|o[a+2>>1]<<16,t[a>>1]=0,i[y+72|0]=l,n[y+68>>2]=s,n[y+64>>2]=c,
n[y+60>>2]=m,n[y+76>>2]=0,n[y+56>>2]=1114112,n[y+48>>2]=1114112,n[y+52>>2]=1114112,L=r+1|0,J=A-3|0,X=y+60|0,c=0;;){a:{
i:{t:{n:{f:{if(!h){if(Y=o[y+60>>1],Y){m=n[y+68>>2];break n}if(W=n[y+68>>2],c>>>0>J>>>0){m=W;break f}d&&(n[d+8>>2]=s-W),
g=c+u|0,m=J-c|0,B=E&&W>>>0>=8?8:W,D=n[y+64>>2];o:{b:switch(f[r|0]-1|0){default:for(p=0,E=0,H=v-16|0,v=H;;){for(F=H+8|0,
C=p>>>0>B>>>0?2:(p<<1)+D|0,h=B-p|0,j=h>>>0<=B>>>0?h:0,G=m>>>0<E>>>0?1:g+E|0,h=m-E|0,T=h>>>0<=m>>>0?h:0,Q=0,M=0;;){c:{s:{
k:{if(j>>>0<M>>>0||j-M>>>0<16||Q>>>0>T>>>0||T-Q>>>0<49)break k;for(h=0,w=0;h=(o[w+C>>1]>127)+h|0,w=w+2|0,(w|0)!=32;);
if((h&65535)>>>0<3)break k;for(h=0,w=0;h=(o[w+C>>1]&63488)==55296|h,w=w+2|0,(w|0)!=32;);if(h&1)break k;for(O=Q+G|0,w=0,
h=0;;){if((w|0)==32)break s;I=o[w+C>>1],U=(I&65472)>>>3|0,S=n[325568],S||(S=tr(),n[325568]||(n[325568]=S),S=n[325568]),
S=S+U|0,S=n[S>>2]+k(n[S+4>>2],I&63)|0,h>>>0<=45&&(I=h+O|0,i[I|0]=S,i[I+1|0]=S>>>8,i[I+2|0]=S>>>16,i[I+3|0]=S>>>24),
w=w+2|0,h=(S>>>24|0)+h|0}}n[F+4>>2]=Q,n[F>>2]=M;break c}C=C+32|0,Q=h+Q|0,M=M+16|0;continue}break}I=n[H+8>>2]+p|0,
h=B-I|0,F=n[H+12>>2]+E|0,w=m-F|0,U=B>>>0<I>>>0?2:(I<<1)+D|0,C=h>>>0<=B>>>0?h:0,G=m>>>0<F>>>0?1:g+F|0,j=m>>>0>=w>>>0?w:0,
h=0,w=0;c:for(;;){s:{if(h>>>0>63||w>>>0>j>>>0||h>>>0>=C>>>0||(w|0)==(j|0))break s;O=C-h|0,T=C>>>0>=O>>>0?O:0,E=w+G|0,
Q=j-w|0;k:{if(M=(h<<1)+U|0,S=h>>>0>C>>>0?2:M,p=o[S>>1],p>>>0>=128){if((Q|0)==1)break s;if(p>>>0>2047)break k
;i[E+1|0]=p&63|128,i[E|0]=p>>>6|192,h=h+1|0,w=w+2|0;continue}u:{if((T|0)==1){p=fr(S,1,E,Q);break u}if(o[S+2>>1]<=127){
p=fr(S,T,E,Q);break u}i[E|0]=p,p=1}w=p+w|0,h=h+p|0;continue}if(Q>>>0<=2)break s;if((p- -8192&65535)>>>0<=63487){
i[E+2|0]=p&63|128,i[E|0]=p>>>12|224,i[E+1|0]=p>>>6&63|128,h=h+1|0,w=w+3|0;continue}
if((Q|0)==3||(T|0)==1||p>>>0>56319||(o[S+2>>1]&64512)!=56320)break s;for(p=Q>>>2|0,E=O>>>1|0,Q=p>>>0<E>>>0?p:E,
p=(Q<<1)+h|0,E=(Q<<2)+w|0;;){if(!Q){w=E,h=p;continue c}if(O=o[M>>1],(O&64512)!=55296||(T=o[M+2>>1],
(T&64512)!=56320))continue c
;S=w+G|0,O=((O&1023)<<10)+65536|0,T=T<<24&1056964608|(O>>>18|O>>>4&16128)|(O|T&960)<<10&4128768|-2139062032,i[S|0]=T,
i[S+1|0]=T>>>8,i[S+2|0]=T>>>16,i[S+3|0]=T>>>24,Q=Q-1|0,M=M+4|0,h=h+2|0,w=w+4|0}}break}if(n[H+4>>2]=w,n[H>>2]=h,
E=F+n[H+4>>2]|0,h=n[H>>2],p=h+I|0,!(h>>>0>63))break}n[y+4>>2]=E,n[y>>2]=p,v=H+16|0,p=n[y+4>>2],h=n[y>>2];break o;case 0:
for(P=y+8|0,Q=B,M=g,H=m,p=0,I=0,O=v-16|0,v=O,S=f[L|0],T=ee(S);;){c:{s:{k:{if(h=H-I|0,F=h>>>0<=H>>>0?h:0,h=Q-p|0,
C=h>>>0<=Q>>>0?h:0,h=C>>>0>F>>>0?F:C,h){for(j=h>>>0<64,m=j?h:64,B=I>>>0>H>>>0?1:I+M|0,h=0,E=p>>>0>Q>>>0?2:(p<<1)+D|0,
g=E,w=0;G=o[g>>1],i[h+B|0]=G,g=g+2|0,w=w|G,h=h+1|0,(m|0)!=(h|0););G=w&65535;u:{if(G>>>0<128)break u;if(h=E,g=B,w=m,
G>>>0<16384){if(g=m>>>2|0,g)for(G=g<<2,w=0;g=w+B|0,i[g|0]=f[n[T+12>>2]+(o[h>>1]&16383)|0],
i[g+1|0]=f[n[T+12>>2]+(o[h+2>>1]&16383)|0],i[g+2|0]=f[n[T+12>>2]+(o[h+4>>1]&16383)|0],
i[g+3|0]=f[n[T+12>>2]+(o[h+6>>1]&16383)|0],h=h+8|0,w=w+4|0,(G|0)!=(w|0););if(h=m&3,!h||(w=m&124,g=w+B|0,w=(w<<1)+E|0,
i[g|0]=f[n[T+12>>2]+(o[w>>1]&16383)|0],(h|0)==1)||(i[g+1|0]=f[n[T+12>>2]+(o[w+2>>1]&16383)|0],(h|0)==2))break u
;i[g+2|0]=f[n[T+12>>2]+(o[w+4>>1]&16383)|0];break u}for(;G=o[h>>1],i[g|0]=f[n[T+12>>2]+(G>>>0>=16383?16383:G)|0],
h=h+2|0,g=g+1|0,w=w-1|0,!!w;);}for(g=255,h=0;w=f[h+B|0],g=g&255,g=g>>>0>w>>>0?w:g,h=h+1|0,(m|0)!=(h|0););if(h=m,
g)break s;if(!(!d|j|F>>>0<528))break k;h=0;u:{if(I>>>0>=H>>>0)break u;for(;;){if(!(!o[E>>1]||f[h+B|0]))break u
;if(E=E+2|0,h=h+1|0,(m|0)==(h|0))break}h=m}p=h+p|0,I=h+I|0}n[P+4>>2]=I,n[P>>2]=p,v=O+16|0;break c}for(V=O+8|0,m=C,F=0,
h=0,G=0,g=v-96|0,v=g,j=Mi(g,B,64),g=j,i[g+72|0]=0,i[g+73|0]=0,i[g+74|0]=0,i[g+75|0]=0,i[g+76|0]=0,i[g+77|0]=0,
i[g+78|0]=0,i[g+79|0]=0,i[g+64|0]=0,i[g+65|0]=0,i[g+66|0]=0,i[g+67|0]=0,i[g+68|0]=0,i[g+69|0]=0,i[g+70|0]=0,i[g+71|0]=0,
w=63;G=G<<1|h>>>31,h=!f[w+j|0]|h<<1,w=w-1|0,(w|0)!=-1;);w=0;k:for(;;){u:for(N=Ki(h,G);;){if(w>>>0>=N>>>0){A:{
if(!(h|G))break A;if(g=h,h=h-1&h,G=G&G-!g,w>>>0>N>>>0)continue k;if(i[j+92|0]=0,t[j+80>>1]=0,g=m-w|0,g=g>>>0<=m>>>0?g:0,
n[j+88>>2]=g,n[j+84>>2]=m>>>0<w>>>0?2:(w<<1)+E|0,C=_(j+80|0),(C|0)==1114112)break A;U=C,C=528-F|0,
F=Dr(S,U,w+p|0,F>>>0>528?1:B+F|0,C>>>0<=528?C:0,d)+F|0,w=(g+w|0)-n[j+88>>2]|0;continue k}n[V+4>>2]=F,n[V>>2]=w,v=j+96|0
;break u}g=N-w|0,z=g>>>0>=16?16:g,F>>>0<=512&&(g=w+j|0,U=f[g+12|0]|f[g+13|0]<<8|(f[g+14|0]<<16|f[g+15|0]<<24),C=B+F|0,
K=f[g+8|0]|f[g+9|0]<<8|(f[g+10|0]<<16|f[g+11|0]<<24),i[C+8|0]=K,i[C+9|0]=K>>>8,i[C+10|0]=K>>>16,i[C+11|0]=K>>>24,
i[C+12|0]=U,i[C+13|0]=U>>>8,i[C+14|0]=U>>>16,i[C+15|0]=U>>>24,U=f[g+4|0]|f[g+5|0]<<8|(f[g+6|0]<<16|f[g+7|0]<<24),
g=f[g|0]|f[g+1|0]<<8|(f[g+2|0]<<16|f[g+3|0]<<24),i[C|0]=g,i[C+1|0]=g>>>8,i[C+2|0]=g>>>16,i[C+3|0]=g>>>24,i[C+4|0]=U,
i[C+5|0]=U>>>8,i[C+6|0]=U>>>16,i[C+7|0]=U>>>24),F=F+z|0,w=w+z|0}break}m=n[O+8>>2],h=n[O+12>>2]}I=h+I|0,p=m+p|0;continue}
break}p=n[y+12>>2],h=n[y+8>>2];break o;case 1:for(H=n[r+4>>2],Q=n[H+4>>2],$(y+32|0,Q,D,B,g,m),p=n[y+36>>2],
h=n[y+32>>2];;){
if(w=B-h|0,U=w>>>0<=B>>>0?w:0,w=m-p|0,Ji[n[H+8>>2]](y+24|0,h>>>0>B>>>0?2:D+(h<<1)|0,U,m>>>0<p>>>0?1:g+p|0,m>>>0>=w>>>0?w:0),
w=n[y+24>>2],!w)break o
;h=h+w|0,E=B-h|0,w=n[y+28>>2]+p|0,p=m-w|0,$(y+16|0,Q,h>>>0>B>>>0?2:D+(h<<1)|0,B>>>0>=E>>>0?E:0,m>>>0<w>>>0?1:g+w|0,m>>>0>=p>>>0?p:0),
p=w+n[y+20>>2]|0,h=n[y+16>>2]+h|0}case 2:j=y+40|0,E=B,Q=g,H=m,p=0,I=0,F=0,C=v-16|0,v=C,nr(C,187068);c:{
if(b[C+4>>2]<65536)break c;for(T=n[C>>2],m=f[L|0];;){B=F>>>0>H>>>0?1:F+Q|0,h=H-F|0,M=h>>>0<=H>>>0?h:0,
h=E>>>0<I>>>0?2:(I<<1)+D|0,g=E-I|0,S=g>>>0<=E>>>0?g:0;s:{k:{u:{A:{l:{d:{h:switch(G=m&255,G-1|0){case 0:break d;case 1:
break l;default:break h}if(g=S>>>0>M>>>0?M:S,!g)break u;for(m=0,w=h;;){h:{if(p=o[w>>1],
p>>>0>27||!(1<<p&134266880))break h;U=m;break A}if(U=m,p>>>0>127)break A;if(i[m+B|0]=p,w=w+2|0,m=m+1|0,
(g|0)==(m|0))break}break k}if(g=S>>>0>M>>>0?M:S,!g)break u;for(m=0,w=h;;){d:{h:{g:{if(p=o[w>>1],p>>>0<=164){
if(p>>>0>27||!(1<<p&134266880))break g;U=m;break A}if((p|0)==165){p=92;break d}if((p|0)!=8254)break h;p=126;break d}
if(U=m,(p|0)==92)break A;if((p|0)!=126)break h;U=m;break A}if(p>>>0<=127)break d;U=m;break A}if(i[m+B|0]=p,w=w+2|0,
m=m+1|0,(g|0)==(m|0))break}break k}m=0,g=M>>>1|0,w=g>>>0<S>>>0?g:S;l:{if(!w)break l;for(g=h,p=B;;){
if(O=o[(o[g>>1]<<1)+T>>1],O>>>0<41377)break l;if(O=O&32639,O=O<<8|O>>>8,i[p|0]=O,i[p+1|0]=O>>>8,g=g+2|0,p=p+2|0,m=m+1|0,
(w|0)==(m|0))break}m=w}U=m<<1}if(g=U,p=F+g|0,I=m+I|0,g>>>0>M>>>0)break c;break s}g=0}p=g+F|0,I=g+I|0,m=g}
if(M-g>>>0<3||m>>>0>=S>>>0)break c;h=o[h+(m<<1)>>1];s:{k:switch(G-1|0){case 1:if(h>>>0>=128)break c;i[C+14|0]=f[186141],
t[C+12>>1]=f[186139]|f[186140]<<8,m=0;break s;case 0:break c;default:break k}if(o[(h<<1)+T>>1]<41377)break c
;i[C+14|0]=f[186138],t[C+12>>1]=f[186136]|f[186137]<<8,m=2}i[L|0]=m,h=g+B|0,B=o[C+12>>1],i[h|0]=B,i[h+1|0]=B>>>8,
i[h+2|0]=f[C+14|0],F=p+3|0}}n[j+4>>2]=p,n[j>>2]=I,v=C+16|0,p=n[y+44>>2],h=n[y+40>>2];break o;case 3:break b}h=0,
B=m>>>0<B>>>0?m:B;b:{if(!B)break b;for(m=D;;){if(w=o[m>>1],w>>>0>=128&(w&65408)!=63360)break b;if(i[h+g|0]=w,m=m+2|0,
h=h+1|0,(B|0)==(h|0))break}h=B}p=h}m=W-h|0,m=m>>>0<=W>>>0?m:0,n[y+68>>2]=m,n[y+64>>2]=h>>>0>W>>>0?2:D+(h<<1)|0,
E=h>>>0<7,c=c+p|0;break f}if(m=h-1|0,n[y+76>>2]=m,h>>>0>=4){if(h=1114112,l)break a;h=1;break r}h=n[(y+48|0)+(m<<2)>>2]
;break i}if(m)break n;m=0;break t}if(A-c>>>0>15)break t;h=0;break r}w=s-(m+Y|0)|0,h=_(X)}if(l||(h|0)!=1114112)break a
;h=1;break r}a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:{d:{h:{g:{m:{w:{p:switch(f[r|0]-1|0){default:if((h|0)==1114112){h=1
;break r}if(h>>>0<128)break m;v:{if(h>>>0>=2048){if(h>>>0>=65536){
g=4,B=h>>>4&16128|(h<<24&1056964608|(h<<10&4128768|h>>>18))|-2139062032;break v}g=3,
B=h<<16&4128768|(h<<2&16128|h>>>12)|8421600;break v}g=2,B=h<<8&16128|h>>>6|32960}break o;case 0:if((h|0)==1114112){h=1
;break r}if(h>>>0<128)break h;if(m=h,h>>>0>65535||(B=re(ee(f[L|0]),h),!(B&255)))break c;B=B&255,g=1;break o;case 1:
if((h|0)==1114112){h=1;break r}if(h>>>0<128)break d;if(Ji[n[n[r+4>>2]>>2]](y+80|0,h),!n[y+80>>2])break g;B=n[y+84>>2],
g=n[y+88>>2];break o;case 2:B=f[L|0];v:{y:{B:{C:{x:{if((h|0)!=1114112){if(p=(B|0)==2,p)break C
;if(h>>>0>27||!(1<<h&134266880))break x;m=65533;break c}if(B)break n;h=1;break r}x:{if((B|0)==1){E:{if((h|0)<=164){
if((h|0)==92)break f;if((h|0)!=126)break E;break f}if(m=1,g=92,(h|0)==165)break t;if((h|0)==8254)break w}
if(h>>>0<128)break x;if((h|0)!=8722)break y;if(ae(187068,65293)&1)break k;m=8722;break c}if(h>>>0>=128)break B}B=h,g=1
;break o}if(h>>>0<128)break f}if((h|0)==165||(h|0)==8254)break v;if(m=65293,(h|0)==8722)break A}if(m=h,g=h-65377|0,
g>>>0>=63)break A;if(x(187324,n[46830]),g>>>0>=b[46833])break u;if(m=n[n[46832]+(g<<2)>>2],(m|0)!=1114112)break A
;break u}m=n[y+76>>2],m>>>0<=2&&(n[(y+48|0)+(m<<2)>>2]=h,n[y+76>>2]=n[y+76>>2]+1),i[L|0]=1,m=3,g=4859931;break t;case 3:
break p}if((h|0)==1114112){h=1;break r}if(h>>>0<128)break l;if(m=h,(h&2097024)!=63360)break c;B=h&255,g=1;break o}g=126
;break t}B=h,g=1;break o}m=h;break c}B=h,g=1;break o}B=h,g=1;break o}B=h,g=1;break o}if(m=ae(187068,m),!(m&1))break u
;if(!p)break k;B=m>>>8&32639,g=2;break o}if(m=h,(B|0)!=2)break c;if(B=4335643,g=3,m=0,p=n[y+76>>2],p>>>0>2)break s
;break b}if(B=4334619,g=3,m=2,p=n[y+76>>2],p>>>0<3)break b}i[L|0]=m;break o}if(d){n[d+8>>2]=w,B=h,h=A-c|0,
c=ie(d,B,m,0,c>>>0>A>>>0?1:c+u|0,A>>>0>=h>>>0?h:0)+c|0,h=n[y+76>>2];continue}n[e+16>>2]=c,n[e+8>>2]=w,n[e+4>>2]=m,
n[e>>2]=1,n[e+12>>2]=s-n[y+68>>2];break e}n[(y+48|0)+(p<<2)>>2]=h,n[y+76>>2]=p+1,i[L|0]=m}if(n[y+80>>2]=B,n[y+84>>2]=g,
!g)break a;m=g>>>0>=4?4:g;break i}if(m=n[y+76>>2],m>>>0>2)break n;n[(y+48|0)+(m<<2)>>2]=h,n[y+76>>2]=n[y+76>>2]+1}
i[L|0]=0,m=3,g=4335643}n[y+80>>2]=g,n[y+84>>2]=m}for(h=y+80|0;c>>>0<A>>>0&&(i[c+u|0]=f[h|0],c=c+1|0),h=h+1|0,m=m-1|0,
!!m;);}h=n[y+76>>2]}i[e+16|0]=0,n[e+8>>2]=0,n[e+12>>2]=0,n[e>>2]=0,n[e+4>>2]=0;break e}r=n[y+60>>2],t[a>>1]=r,
t[a+2>>1]=r>>>16,i[e+16|0]=h,n[e+12>>2]=0,n[e+8>>2]=c,n[e>>2]=0,n[e+4>>2]=s-n[y+68>>2]}v=y+96|0}function $(e,r,a,t,f,c){
var s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0;l=v-16|0,v=l,nr(l+8|0,r),r=0;e:{if(b[l+12>>2]<65536||!t)break e;for(g=n[l+8>>2];;){
r:{a:{if(k=(u<<1)+a|0,d=o[k>>1],d>>>0>=128){if(r>>>0>c>>>0)break e;if(k=o[(d<<1)+g>>1],s=k&255,A=r+f|0,k=k<<8|k>>>8,
!(k&255)){if(!s||(r|0)==(c|0))break e;i[A|0]=s,s=1;break a}if(c-r>>>0<=1)break e;i[A+1|0]=s,i[A|0]=k,s=2;break a}h=t-u|0
;i:{t:{if(r>>>0>c>>>0){s=1,A=0;break t}if(s=r+f|0,A=c-r|0,h>>>0<2||!A||o[k+2>>1]<128)break t;i[s|0]=d,s=1;break i}
if(s=fr(k,h,s,A),!s)break e}u=s+u|0;break r}u=u+1|0}if(r=r+s|0,!(t>>>0>u>>>0))break}}n[e+4>>2]=r,n[e>>2]=u,v=l+16|0}
function _(e){var r=0,a=0,i=0,b=0;r=o[e>>1],t[e>>1]=0,a=n[e+8>>2];e:{r:{a:{if(r){r=o[e+2>>1];break a}
if(!a)return 1114112;if(a=a-1|0,n[e+8>>2]=a,r=n[e+4>>2],n[e+4>>2]=r+2,r=o[r>>1],(r^-1058816)>>>0>4293855231)break e
;if(r>>>0>56319)break r}if(!a){if(f[e+12|0])break r;return t[e+2>>1]=r,t[e>>1]=1,1114112}if(i=n[e+4>>2],b=o[i>>1],
(b&64512)!=56320)break r;return n[e+8>>2]=a-1,n[e+4>>2]=i+2,e=((r<<10)+b|0)-56613888|0,
(e^55296)-1114112>>>0<4293855232?1114112:e}r=65533}return r}function ee(e){
var r=0,a=0,f=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0;if(f=v-16|0,v=f,a=e&255,c=a>>>0>=28?187504:(a<<4)+187520|0,
n[c>>2]==-2147483648){d=Xr(e),e=0,r=v-16|0,v=r;e:{if(b=W(16384),b){a=Li(b,0,16384),n[r>>2]=0,n[r+4>>2]=2,n[r+12>>2]=a,
A=2;r:for(;;)for(n[r+8>>2]=k;;){a:{i:{if(l||(s|0)==512)break i;a=(e&255)+1|0,l=(a&255)!=(a|0),a=l?-1:a;t:{
if(u=o[s+d>>1],u>>>0>=16384){if((u|0)!=65533)break t;break a}i[b+u|0]=e;break a}s=s+2|0,b=n[r>>2],
(b|0)==(k|0)&&((Ve(r,b,1,2,4)|0)!=-2147483647&&ze(),A=n[r+4>>2]),b=(k<<2)+A|0,i[b+2|0]=e,t[b>>1]=u,k=k+1|0,b=n[r+12>>2],
e=a;continue r}e=n[r+12>>2],n[f+8>>2]=n[r+8>>2],n[f+12>>2]=e,e=n[r+4>>2],n[f>>2]=n[r>>2],n[f+4>>2]=e,v=r+16|0;break e}
s=s+2|0,e=a}}ze()}n[c>>2]==-2147483648&&(e=n[f+12>>2],n[c+8>>2]=n[f+8>>2],n[c+12>>2]=e,e=n[f+4>>2],n[c>>2]=n[f>>2],
n[c+4>>2]=e)}return v=f+16|0,c}function re(e,r){var a=0;a=r&65535;e:{if(a>>>0<=16383&&(r=f[n[e+12>>2]+a|0],r))break e
;for(r=n[e+8>>2]<<2,e=n[e+4>>2]-4|0;;){if(!r)return 0;if(r=r-4|0,e=e+4|0,o[e>>1]==(a|0))break}r=f[e+2|0]}return r}
function ae(e,r){var a=0,i=0;a=v-16|0,v=a,nr(a+8|0,e),i=n[a+8>>2],e=n[a+12>>2];e:{r:{a:{if(r>>>0>=65536){
if(r>>>0<131072)break a;r=r-65536|0}if(e>>>0>r>>>0)break r}r=0;break e}e=o[(r<<1)+i>>1],e=e<<8|e>>>8,r=(e&255)!=0}
return v=a+16|0,r|e<<8}function ie(e,r,a,t,o,b){var c=0;if(b>>>0>=10){e:{if((r|0)==65533){n[e+16>>2]=n[e+16>>2]+1
;break e}if(n[e+12>>2]=n[e+12>>2]+1,n[e+4>>2]!=1114112)break e;n[e+4>>2]=r,n[e>>2]=n[e+8>>2]+t}if(c=1,f[e+20|0]==1){
for(e=3,r=59,t=0;t=t<<8|r>>>24,b=(a>>>0)/10|0,r=k(b,-10)+a|48|r<<8,e=e+1|0,c=a>>>0>9,a=b,!!c;);return i[o+2|0]=r,
i[o+3|0]=r>>>8,i[o+4|0]=r>>>16,i[o+5|0]=r>>>24,i[o+6|0]=t,i[o+7|0]=t>>>8,i[o+8|0]=t>>>16,i[o+9|0]=t>>>24,i[o|0]=38,
i[o+1|0]=35,e}i[o|0]=63}return c}function te(e){Y(n[e>>2],n[e+4>>2],1),Y(n[e+12>>2],n[e+16>>2],2),
Y(n[e+28>>2],n[e+32>>2],88),ne(e+40|0)}function ne(e){Y(n[e>>2],n[e+4>>2],4),Y(n[e+12>>2],n[e+16>>2],1)}function fe(e){
Y(n[e>>2],n[e+4>>2],1),Y(n[e+12>>2],n[e+16>>2],2),Y(n[e+24>>2],n[e+28>>2],4),Y(n[e+36>>2],n[e+40>>2],2)}
function oe(e,r){var a=0,i=0,t=0;a=v-16|0,v=a,be(a+4|0,r,1,1),n[a+4>>2]==1&&ze(),i=n[a+12>>2],t=n[a+8>>2],n[e+8>>2]=r,
n[e>>2]=t,n[e+4>>2]=i,v=a+16|0}function be(e,r,a,i){var t=0;i=Wi(i,r);e:{r:{a:{if(C||i>>>0>-2147483648-a>>>0)break a
;if(i)break r;n[e+8>>2]=a,n[e+4>>2]=0,n[e>>2]=0;return}n[e+4>>2]=0;break e}if(t=W(i),t){Li(t,0,i),n[e+8>>2]=t,
n[e+4>>2]=r,n[e>>2]=0;return}n[e+8>>2]=i,n[e+4>>2]=a}n[e>>2]=1}function ce(e,r){var a=0,i=0,t=0;if(a=v-16|0,v=a,
be(a+4|0,r,2,2),!n[a+4>>2]){i=n[a+12>>2],t=n[a+8>>2],n[e+8>>2]=r,n[e>>2]=t,n[e+4>>2]=i,v=a+16|0;return}ze()}
function se(e,r,a,i,c){e=e|0,r=r|0,a=a|0,i=i|0,c=c|0;var s=0,u=0,A=0,l=0,d=0,h=0,g=0;u=a&2147483644;e:{if(!u){a=0,u=0
;break e}g=r+u|0,a=0;r:{for(;;){a:{i:{if(s=f[r|0],(s+1&255)>>>0>=130){if(l=f[r+1|0],(l-48&255)>>>0<=9){if(d=f[r+2|0],
(d+1&255)>>>0>=130){if(h=f[r+3|0],(h-48&255)>>>0<=9){
if(s=l<<8|s|(d<<16|h<<24),s=(k(k(s&255,10)+(s>>>8&255)|0,1260)+(k(s>>>16&255,10)+(s>>>24|0)|0)|0)-1687218|0,
s>>>0>=189e3){if(s=s-189e3|0,s>>>0<1048576){s=s<<16&67043328|s>>>10|-603924480,l=2;break a}u=A<<2;break e}
if(I(n[46792]),s>>>0<b[46795])break i;u=A<<2;break e}u=A<<2;break e}u=A<<2;break e}u=A<<2;break e}u=A<<2;break e}
if(s=o[n[46794]+(s<<1)>>1],(s|0)==65533)break r;l=1}a:{if(a>>>0>c>>>0||c-a>>>0<2)break a;if(d=(a<<1)+i|0,t[d>>1]=s,
t[d+2>>1]=s>>>16,A=A+1|0,a=a+l|0,r=r+4|0,(g|0)!=(r|0))continue;break e}break}u=A<<2;break e}u=A<<2}n[e+4>>2]=a,n[e>>2]=u
}function ke(e,r,a,i,b,c,s,k){var u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0
;for(g=v-48|0,v=g,T=s?65533:57343;;){l=0,A=0;e:{if(i>>>0<=p>>>0)break e;for(F=i>>>0<p>>>0?1:a+p|0,u=c-B|0,
I=c>>>0>=u>>>0?u:0,Q=c>>>0<B>>>0?2:(B<<1)+b|0,u=i-p|0,y=i>>>0>=u>>>0?u:0,m=64;;){E=A+F|0,w=y-A|0,
x=l>>>0>I>>>0?2:Q+(l<<1)|0,u=I-l|0,h=u>>>0<=I>>>0?u:0,ue(g+24|0,r,E,w,x,h,m),S=n[g+24>>2];r:{a:{d=n[g+28>>2],
C=d>>>0<h>>>0?d:h;i:{if(Ae(x,C)){if(le(g+36|0,x,h,d,n[r+16>>2]),n[g+36>>2]!=1)break i;d=n[g+40>>2],C=d>>>0<h>>>0?d:h,
u=n[g+44>>2]}else u=0;if(!de(x,C,s))break i;if(u>>>0<S>>>0)break a}if(u=h,h=S||w,he(g+16|0,r,s,E,w,x,u,h),d=n[g+20>>2],
u=n[g+16>>2],h>>>0<=u>>>0)break r;l=l+d|0,A=u+A|0;break e}u=S-u|0}if(h=m<<1,m=h>>>0>=1024?1024:h,l=l+d|0,A=u+A|0,
!(y>>>0>A>>>0))break}}for(d=1,h=A+p|0,F=i>>>0<h>>>0?1:h+a|0,u=0,B=l+B|0,l=c-B|0,x=c>>>0>=l>>>0?l:0,
Q=c>>>0<B>>>0?2:(B<<1)+b|0,l=i-h|0,S=i>>>0>=l>>>0?l:0,I=me(r),l=0;;){e:{if(m=S-u|0,m>>>0<4||l>>>0>x>>>0||(y=x-l|0,
y>>>0<2))break e;A=u+F|0,w=f[A+1|0],p=Q+(l<<1)|0,E=f[A|0],C=E<<24>>24;r:{if((C|0)<0){a:{i:{
if(w=o[(I+(w<<9)|0)+(E<<1)>>1],(w|0)==(T|0)||(w&63488)==55296)break i;if(E=f[A+3|0],m=f[A+2|0],t[p>>1]=w,A=1,
O=f[r+34|0],w=f[r+32|0],y=C^w,C=f[r+33|0],O>>>0>(y-C&255)>>>0)break a;u=u+1|0;break r}if(Ji[k|0](g+8|0,A,m,p,y),
d=n[g+8>>2],!d)break e;A=n[g+12>>2],u=u+d|0,d=u+256|0;break r}y=2;a:{
if(O>>>0<=((m^w)-C&255)>>>0||(m=o[(I+(E<<9)|0)+(m<<1)>>1],(m|0)==(T|0))||(m&63488)==55296)break a;t[p+2>>1]=m,y=4,A=2}
u=u+y|0;break r}if(w<<24>>24<0){t[p>>1]=C,A=1,d=d+1|0,u=u+1|0;break r}A=je(A,m,p,y),d=d+A|0,u=u+A|0}if(l=A+l|0,
u>>>0>=d>>>0)break e;if(u>>>0<=S>>>0)continue}break}if(B=l+B|0,p=u+h|0,!u)break}n[e+4>>2]=B,n[e>>2]=p,v=g+48|0}
function ue(e,r,a,b,c,s,k){var u=0,A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0,G=0,U=0
;T=v-80|0,v=T;e:{if(b>>>0<20)break e;C=me(r),d=f[r+34|0],r=o[r+32>>1],Li(T+8|0,0,72);r:{if(!k)break r;for(O=r|d<<16,r=O,
G=r>>>16|0,U=r>>>8|0;;){a:{E=a+F|0,u=E,S=b-F|0;i:{if(S>>>0>71)break i;if(S>>>0<20)break a;if(r=T+8|0,u=r,
(b|0)==(F|0))break i;Mi(r,E,S)}for(g=0,h=0,r=64;h=h<<1|g>>>31,m=h,y=r+u|0,d=g<<1|((f[y-1|0]^O)-U&255)>>>0<G>>>0,B=d<<1,
g=B|((f[y-2|0]^O)-U&255)>>>0<G>>>0,y=h<<1|d>>>31,h=y,r=r-2|0,!!r;);i:{t:{if(g&65535)break t;n:{
if(w>>>0<=p>>>0||s>>>0<p>>>0)break n;for(x=s-p|0,r=(p<<1)+c|0;;){if(x>>>0<8)break n;if(t[r>>1]=o[(o[r>>1]<<1)+C>>1],
t[r+2>>1]=o[(o[r+2>>1]<<1)+C>>1],t[r+4>>1]=o[(o[r+4>>1]<<1)+C>>1],t[r+6>>1]=o[(o[r+6>>1]<<1)+C>>1],
t[r+8>>1]=o[(o[r+8>>1]<<1)+C>>1],t[r+10>>1]=o[(o[r+10>>1]<<1)+C>>1],t[r+12>>1]=o[(o[r+12>>1]<<1)+C>>1],
t[r+14>>1]=o[(o[r+14>>1]<<1)+C>>1],x=x-8|0,r=r+16|0,p=p+8|0,!(p>>>0<w>>>0))break}}if(Q=s>>>0<w>>>0,r=Q|w>>>0<p>>>0,
x=r?0:w-p<<1,x)for(r=r?2:(p<<1)+c|0;t[r>>1]=o[(o[r>>1]<<1)+C>>1],r=r+2|0,x=x-2|0,!!x;);if(p=w,r=s-w|0,
I=je(E,S>>>0>=1024?1024:S,Q?2:(w<<1)+c|0,r>>>0<=s>>>0?r:0),I>>>0<16)break t;p=w+I|0,w=p;break i}
if(s>>>0<w>>>0||s-w>>>0<64)break a;A=(w<<1)+c|0,x=g&1431655765,r=h&1431655765,E=r;t:{if(Q=S>>>0<64,
Q||(x|0)!=1431655765|(r|0)!=1431655765)break t;d=f[u+60|0]|f[u+61|0]<<8|(f[u+62|0]<<16|f[u+63|0]<<24),
r=f[u+56|0]|f[u+57|0]<<8|(f[u+58|0]<<16|f[u+59|0]<<24),i[A+56|0]=r,i[A+57|0]=r>>>8,i[A+58|0]=r>>>16,i[A+59|0]=r>>>24,
i[A+60|0]=d,i[A+61|0]=d>>>8,i[A+62|0]=d>>>16,i[A+63|0]=d>>>24,d=f[u+52|0]|f[u+53|0]<<8|(f[u+54|0]<<16|f[u+55|0]<<24),
r=f[u+48|0]|f[u+49|0]<<8|(f[u+50|0]<<16|f[u+51|0]<<24),i[A+48|0]=r,i[A+49|0]=r>>>8,i[A+50|0]=r>>>16,i[A+51|0]=r>>>24,
i[A+52|0]=d,i[A+53|0]=d>>>8,i[A+54|0]=d>>>16,i[A+55|0]=d>>>24,d=f[u+44|0]|f[u+45|0]<<8|(f[u+46|0]<<16|f[u+47|0]<<24),
r=f[u+40|0]|f[u+41|0]<<8|(f[u+42|0]<<16|f[u+43|0]<<24),i[A+40|0]=r,i[A+41|0]=r>>>8,i[A+42|0]=r>>>16,i[A+43|0]=r>>>24,
i[A+44|0]=d,i[A+45|0]=d>>>8,i[A+46|0]=d>>>16,i[A+47|0]=d>>>24,d=f[u+36|0]|f[u+37|0]<<8|(f[u+38|0]<<16|f[u+39|0]<<24),
r=f[u+32|0]|f[u+33|0]<<8|(f[u+34|0]<<16|f[u+35|0]<<24),i[A+32|0]=r,i[A+33|0]=r>>>8,i[A+34|0]=r>>>16,i[A+35|0]=r>>>24,
i[A+36|0]=d,i[A+37|0]=d>>>8,i[A+38|0]=d>>>16,i[A+39|0]=d>>>24,d=f[u+28|0]|f[u+29|0]<<8|(f[u+30|0]<<16|f[u+31|0]<<24),
r=f[u+24|0]|f[u+25|0]<<8|(f[u+26|0]<<16|f[u+27|0]<<24),i[A+24|0]=r,i[A+25|0]=r>>>8,i[A+26|0]=r>>>16,i[A+27|0]=r>>>24,
i[A+28|0]=d,i[A+29|0]=d>>>8,i[A+30|0]=d>>>16,i[A+31|0]=d>>>24,d=f[u+20|0]|f[u+21|0]<<8|(f[u+22|0]<<16|f[u+23|0]<<24),
r=f[u+16|0]|f[u+17|0]<<8|(f[u+18|0]<<16|f[u+19|0]<<24),i[A+16|0]=r,i[A+17|0]=r>>>8,i[A+18|0]=r>>>16,i[A+19|0]=r>>>24,
i[A+20|0]=d,i[A+21|0]=d>>>8,i[A+22|0]=d>>>16,i[A+23|0]=d>>>24,d=f[u+12|0]|f[u+13|0]<<8|(f[u+14|0]<<16|f[u+15|0]<<24),
r=f[u+8|0]|f[u+9|0]<<8|(f[u+10|0]<<16|f[u+11|0]<<24),i[A+8|0]=r,i[A+9|0]=r>>>8,i[A+10|0]=r>>>16,i[A+11|0]=r>>>24,
i[A+12|0]=d,i[A+13|0]=d>>>8,i[A+14|0]=d>>>16,i[A+15|0]=d>>>24,d=f[u+4|0]|f[u+5|0]<<8|(f[u+6|0]<<16|f[u+7|0]<<24),
r=f[u|0]|f[u+1|0]<<8|(f[u+2|0]<<16|f[u+3|0]<<24),i[A|0]=r,i[A+1|0]=r>>>8,i[A+2|0]=r>>>16,i[A+3|0]=r>>>24,i[A+4|0]=d,
i[A+5|0]=d>>>8,i[A+6|0]=d>>>16,i[A+7|0]=d>>>24,I=64,w=w+32|0;break i}m=m<<2|d>>>30,
d=g+((d<<2&1431655764^1431655765)&g)|0,r=h+((m&1431655765^1431655765)&h)|0,r=E^(E^y&-1431655766)&(d>>>0<g>>>0?r+1|0:r),
B=x^(x^B&-1431655766)&d,d=B,m=r<<1|d>>>31,h=d<<1^-1,d=m^-1,m=Q?S:64,g=0-m|0,y=g&31,E=h,(g&63)>>>0>=32?(h=0,
y=-1>>>y|0):(h=-1>>>y|0,y=h|(1<<y)-1<<32-y),y=E&y,d=d&h;t:{n:{if(r|B&&(h=l(r),h=(h|0)==32?l(B)+32|0:h,
m>>>0>=89-h>>>0))break n;if(h=B,g=m-1|0,m=g&31,(g&63)>>>0>=32?r=r>>>m|0:r=((1<<m)-1&r)<<32-m|h>>>m,r=r&1,S>>>0<=64){
I=S-r|0,h=g&63,g=h&31,(h&63)>>>0>=32?(h=r<<g,r=0):(h=(1<<g)-1&r>>>32-g,r=r<<g),y=(r^-1)&y,d=(h^-1)&d;break t}I=r|64
;break t}I=65-h|0,r=I&31,(I&63)>>>0>=32?(h=-1<<r,r=0):(h=(1<<r)-1&-1>>>32-r,r=-1<<r,h=h|r),y=(r^-1)&y,d=(h^-1)&d}
for(x=0,g=y,h=d;;){if((x|0)!=128){for(r=A+x|0,x=x+16|0,Q=A+x|0;m=Ki(g,h)+u|0,t[r>>1]=f[m|0]|f[m+1|0]<<8,h=h&h-!g,B=h,
E=g&g-1,h=Ki(E,h)+u|0,t[r+2>>1]=f[h|0]|f[h+1|0]<<8,h=B&B-!E,m=h,B=E-1&E,h=Ki(B,h)+u|0,t[r+4>>1]=f[h|0]|f[h+1|0]<<8,
h=m&m-!B,m=h,B=B-1&B,h=Ki(B,h)+u|0,t[r+6>>1]=f[h|0]|f[h+1|0]<<8,g=B-1&B,h=m&m-!B,r=r+8|0,(Q|0)!=(r|0););if(h|g)continue}
break}w=Ni(y,d)+w|0}if(F=I+F|0,F>>>0>=k>>>0)break a;if(b>>>0>=F>>>0)continue}break}if(w>>>0<=p>>>0||s>>>0<p>>>0)break r
;for(u=s-p|0,r=(p<<1)+c|0;;){if(u>>>0<8)break r;if(t[r>>1]=o[(o[r>>1]<<1)+C>>1],t[r+2>>1]=o[(o[r+2>>1]<<1)+C>>1],
t[r+4>>1]=o[(o[r+4>>1]<<1)+C>>1],t[r+6>>1]=o[(o[r+6>>1]<<1)+C>>1],t[r+8>>1]=o[(o[r+8>>1]<<1)+C>>1],
t[r+10>>1]=o[(o[r+10>>1]<<1)+C>>1],t[r+12>>1]=o[(o[r+12>>1]<<1)+C>>1],t[r+14>>1]=o[(o[r+14>>1]<<1)+C>>1],u=u-8|0,
r=r+16|0,p=p+8|0,!(p>>>0<w>>>0))break}}if(r=s>>>0<w>>>0|w>>>0<p>>>0,u=r?0:w-p<<1,!u)break e
;for(r=r?2:(p<<1)+c|0;t[r>>1]=o[(o[r>>1]<<1)+C>>1],r=r+2|0,u=u-2|0,!!u;);}n[e+4>>2]=w,n[e>>2]=F,v=T+80|0}
function Ae(e,r){var a=0,i=0;if(!r)return 0;for(a=65535;i=o[e>>1]^55296,a=a&65535,a=a>>>0>i>>>0?i:a,e=e+2|0,r=r-1|0,
!!r;);return a>>>0<2048}function le(e,r,a,i,f){
var b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0;l=v-16|0,v=l,E=a-8|0;e:{r:{for(;;){a:{
i:{if(a>>>0<k>>>0||k+8>>>0>i>>>0||a-k>>>0<8)break i;for(A=a-u|0,S=u<<1,h=E-k|0,g=k<<1,s=r;;){if(c=s+g|0,
(o[c>>1]&63488)==55296||(b=o[c+2>>1],(b&-2048)==55296)||(m=o[c+4>>1],(m&-2048)==55296)||(w=o[c+6>>1],
(w&-2048)==55296)||(p=o[c+8>>1],(p&-2048)==55296)||(y=o[c+10>>1],(y&-2048)==55296)||(B=o[c+12>>1],
(B&-2048)==55296)||(C=o[c+14>>1],(C&-2048)==55296))break i;t:{if(a>>>0<u>>>0||A>>>0<8)break t;if(b=o[c>>1]|b<<16,
d=s+S|0,c=y<<16|p,t[d+8>>1]=c,t[d+10>>1]=c>>>16,c=C<<16|B,t[d+12>>1]=c,t[d+14>>1]=c>>>16,t[d>>1]=b,t[d+2>>1]=b>>>16,
b=w<<16|m,t[d+4>>1]=b,t[d+6>>1]=b>>>16,u=u+8|0,b=k+8|0,b>>>0>a>>>0||k+16>>>0>i>>>0||(A=A-8|0,s=s+16|0,c=h>>>0<8,h=h-8|0,
k=b,c))break a;continue}break}n[e>>2]=0;break e}b=k}k=a>>>0>i>>>0?i:a;a:{if(k>>>0<=b>>>0)break a;for(g=a>>>0<u>>>0?u:a,
A=(u<<1)+r|0,s=(b<<1)+r|0;;){if(c=o[s>>1],(c&63488)==55296)break a;if((u|0)==(g|0)){n[e>>2]=0;break e}if(t[A>>1]=c,
A=A+2|0,s=s+2|0,u=u+1|0,b=b+1|0,(k|0)==(b|0))break}b=k}c=u;a:{i:{t:{if((i|0)!=(b|0)){if(h=0,n[l+12>>2]=0,
a>>>0<i>>>0||i>>>0<b>>>0)break r;if(s=(b<<1)+r|0,k=o[s>>1],(k&65408)!=57088)break t;t[l+12>>1]=65533,t[l+14>>1]=k&127,
k=1,s=2;break i}n[e+8>>2]=0,n[e+4>>2]=c,n[e>>2]=1;break e}if(Ji[f|0](l,s,i-b|0,l+12|0),k=n[l>>2],!k)break a;s=n[l+4>>2]}
if(x=x+4|0,x>>>0>c+16>>>0)break r;if(k=b+k|0,b=s,u=b+c|0,k>>>0<u>>>0){if(i=i+8|0,k>>>0>i>>>0||a>>>0<i>>>0||(g=i-k|0,
g>>>0<8))break r;s=(k<<1)+r|0,Di(s+16|0,s,(g<<1)-16|0),k=k+8|0}if(s=a-c|0,s=a>>>0>=s>>>0?s:0,b=b>>>0<s>>>0?b:s,
!b)continue;for(A=b>>>0>=2?2:b,b=a>>>0<c>>>0?2:(c<<1)+r|0,s=l+12|0;t[b>>1]=o[s>>1],s=s+2|0,b=b+2|0,A=A-1|0,!!A;);
continue}break}if((b+1|0)!=(i|0))break r;n[e+8>>2]=2,n[e+4>>2]=c,h=1}n[e>>2]=h}v=l+16|0}function de(e,r,a){var i=0;i=1
;e:{if(!r||(i=1,!a))break e;for(a=0;a=o[e>>1]==65533|a,e=e+2|0,r=r-1|0,!!r;);i=a^1}return i&1}
function he(e,r,a,i,b,c,s,k){var u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;g=me(r);e:{if(!k){a=0;break e}for(m=a&1,
p=m?65533:57343,a=0;;){if((a|0)==(b|0)||s>>>0<l>>>0)break e;if((s|0)==(l|0)){l=s;break e}h=b-a|0,d=(l<<1)+c|0;r:{a:{i:{
t:{n:{f:{if(A=a+i|0,u=f[A|0],w=u<<24>>24,(w|0)<0){if((h|0)!=1)break f;u=o[(u<<1)+g>>1];break n}o:{
if(h>>>0>=8&&(u=f[A|0]|f[A+1|0]<<8|(f[A+2|0]<<16|f[A+3|0]<<24),
u&-2139062144|(f[A+4|0]|f[A+5|0]<<8|(f[A+6|0]<<16|f[A+7|0]<<24))&-2139062144))break o;u=je(A,h,d,s-l|0);break a}
t[d>>1]=u&255;break i}if(u=o[((f[A+1|0]<<9)+g|0)+(u<<1)>>1],(u+8448&65535)>>>0<129)break t}
if((u&65535)==(p|0)||(u&63488)==55296)break e;t[d>>1]=u,u=f[r+34|0]>((f[r+32|0]^w)-f[r+33|0]&255)>>>0?2:1,l=l+1|0
;break r}if(m)break e;t[d>>1]=65533}u=1}l=l+u|0}if(a=a+u|0,k>>>0<=a>>>0)break e;if(!(a>>>0<=b>>>0))break}}n[e+4>>2]=l,
n[e>>2]=a}function ge(e,r,a,i,o){e=e|0,r=r|0,a=a|0,i=i|0,o=o|0;var b=0,c=0,s=0,u=0;x(187404,n[46850]),a=(a>>>0)/3|0,
a=a>>>0>o>>>0?o:a;e:{if(!a)break e;for(o=n[46853],u=n[46852];;){if(f[r|0]!=143||(b=f[r+1|0]+95&255,
b>>>0>93)||(s=f[r+2|0]+95&255,s>>>0>93)||(b=k(b,94)+s|0,b>>>0>=o>>>0)||(b=n[(b<<2)+u>>2],(b|0)==1114112))break e
;if(t[i>>1]=b,r=r+3|0,i=i+2|0,c=c+1|0,(a|0)==(c|0))break}c=a}n[e+4>>2]=c,n[e>>2]=k(c,3)}function me(e){
var r=0,a=0,i=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;if(r=n[e+24>>2],!r){e:{
for(s=o[e+32>>1]|f[e+34|0]<<16,r=v-512|0,v=r,u=Li(r,0,512),b=n[e>>2],r=0;;){r:{if((r|0)==512||a&1)break r
;a=Ji[b|0](i)|0,c=(a|0)==1114112?-3:a,a=i&255,t[r+u>>1]=i<<24>>24<0?c:a,i=a+1|0,a=(i&255)!=(i|0),i=a?-1:i,r=r+2|0
;continue}break}if(r=W(131072),r)for(h=s>>>16|0,g=s>>>8|0,b=0,c=Li(r,0,131072),A=c,r=0;;){r:{a:{i:{
if(k||(b|0)==131072)break i;if(a=r&255,l=a+1|0,k=(l|0)!=(l&255),Mi(b+c|0,u,512),r<<24>>24>=0)break a;break r}
for(a=n[e+4>>2],x(a+4|0,n[a>>2]),r=n[a+12>>2]<<2,s=n[e+8>>2],k=n[e+20>>2],i=n[a+8>>2],a=0;;){i:{t:{if(!r)break t
;if(b=n[i>>2],(b|0)==1114112)break i;if(a>>>0>=k>>>0)break t;w=((Ji[s|0](a)&65535)<<1)+c|0,p=b>>>0>65535?-8193:b,
t[w>>1]=p;break i}Ji[n[e+12>>2]](c),v=u+512|0;break e}i=i+4|0,a=a+1|0,r=r-4|0}}for(m=a|-8448,a=0,r=0,i=0;;){
if((r|0)==512||i&1)break r;d=(a&255)+1|0,i=(d|0)!=(d&255),((a^s)-g&255)>>>0<h>>>0&&(t[r+A>>1]=m),a=i?-1:d,r=r+2|0}}
r=k?-1:l,b=b+512|0,A=A+512|0}ze()}r=c,n[e+24>>2]||(n[e+24>>2]=r),r=n[e+24>>2]}return r}function we(e){var r=0,a=0
;r=n[325568],r||(r=tr(),n[325568]||(n[325568]=r),r=n[325568]),r=(e>>>3&8184)+r|0,r=n[r>>2]+k(n[r+4>>2],e&63)|0,a=r&-256
;e:{if((e&65535)==65533)e=255;else{if((e&63488)!=55296)break e;e=254}r=a|e}return r}function pe(e,r){return e=e|0,r=r|0,
f[n[e>>2]]==(r&255)|0}function ve(e,r){return e=e|0,r=r|0,((r&255)>>>0>32|((r&63)>>>0<32?-13825>>>r|0:0))&1}
function ye(e,r){return e=e|0,r=r|0,Ji[n[n[e+4>>2]+20>>2]](n[e>>2],r)^1}function Be(e){return e=e|0,0}
function Ce(e,r,a,f){var b=0,c=0;e=(((a&255)<<6)+e|0)+((f&255)<<1)|0,b=o[e>>1],b||(b=n[r+8>>2],(b|0)==n[r>>2]&&xe(r),
c=n[r+4>>2]+(b<<1)|0,i[c+1|0]=f,i[c|0]=a,n[r+8>>2]=b+1,b=o[e>>1]),t[e>>1]=b+1}function xe(e){
(Ve(e,n[e>>2],1,1,2)|0)!=-2147483647&&ze()}function Ee(e,r){return e=e|0,r=r|0,e=r&31,
(r&63)>>>0>=32?e=32766>>>e|0:e=((1<<e)-1&32766)<<32-e|-13825>>>e,(e|(r&255)>>>0>47)&1}function Se(e,r){return e=e|0,
r=r|0,e=r&31,(r&63)>>>0>=32?e=1610645505>>>e|0:e=((1<<e)-1&1610645505)<<32-e|13824>>>e,e&(r&255)>>>0<63}
function Ie(e,r){return e=e|0,r=r|0,e=r&31,(r&63)>>>0>=32?e=1073741825>>>e|0:e=((1<<e)-1&1073741825)<<32-e|13824>>>e,
e&(r&255)>>>0<63}function Fe(e,r){return e=e|0,r=r|0,(r&255)==62|0}function Qe(e,r){return e=e|0,r=r|0,e=r&31,
(r&63)>>>0>=32?e=134217729>>>e|0:e=((1<<e)-1&134217729)<<32-e|13824>>>e,e&(r&255)>>>0<60}function Te(e,r){return e=e|0,
r=r|0,(r&255)==60|0}function Oe(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0;return a?(i=n[e>>2],t=n[i>>2]+1|0,n[i>>2]=t,
i=n[n[e+8>>2]>>2],e=n[e+4>>2],n[e+4>>2]=a,a=e,e=i>>>0<t>>>0,n[a>>2]=e?r:0,e|0):n[n[e+4>>2]>>2]!=0|0}function Ge(e,r,a){
return e=e|0,r=r|0,a=a|0,r=Ue(r,a)&255,a=r-37|0,r=a>>>0<4?672464896>>>((a&255)<<3)|0:r,i[n[e>>2]]=r,(r&63)!=40|0}
function Ue(e,r){var a=0,i=0,t=0,o=0,b=0,c=0,s=0,k=0,u=0,A=0;e:{if(!r){b=e,i=0;break e}a=0-r|0,i=e+r|0,b=e;r:{for(;;){
if(t=f[b|0]-9|0,!(1<<t&8388635&&t>>>0<=23)){for(i=a+1|0,r=(e+r|0)-1|0;;){if(e=f[r+o|0]-9|0,
e>>>0>23||!(1<<e&8388635))break r;if(e=(o|0)==(i|0),o=o-1|0,!!e)break}i=0;break e}if(b=b+1|0,a=a+1|0,!a)break}b=i,i=0
;break e}i=o-a|0}e=n[325569],c=e,e=!e,e&&(e&&(n[325570]=0,n[325569]=1),c=n[325569]),k=40,r=n[325570];e:{if(!r)break e
;for(;;){t=r,a=0;r:{for(;;){if(f[a+c|0]<33)break r;if(a=a+1|0,(t|0)==(a|0))break}a=t}r:{a:{if((a|0)!=(i|0))break a
;for(o=i,r=b,e=c;;){if(o){
if(u=f[r|0],A=f[e|0],r=r+1|0,o=o-1|0,e=e+1|0,((((A-65&255)>>>0<26?32:0)|A)&255)==((((u-65&255)>>>0<26?32:0)|u)&255))continue
;break a}break}if(i)break r}if(o=f[a+c|0]==10&a>>>0<t>>>0,a=a+1|0,c=a>>>0>t>>>0?1:a+c|0,e=t-a|0,r=e>>>0<=t>>>0?e:0,
s=o+s|0,a>>>0<t>>>0)continue;break e}break}if(s>>>0>39)break e;k=f[s+176380|0]}return k}function je(e,r,a,n){
var o=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0;e:{r:{if(b=n>>>4|0,o=r>>>4|0,b=o>>>0>b>>>0?b:o,b)for(c=b<<4,b=a;;){if(o=e+s|0,
t[b>>1]=f[o|0],t[b+2>>1]=f[o+1|0],t[b+4>>1]=f[o+2|0],t[b+6>>1]=f[o+3|0],t[b+8>>1]=f[o+4|0],t[b+10>>1]=f[o+5|0],
t[b+12>>1]=f[o+6|0],t[b+14>>1]=f[o+7|0],t[b+16>>1]=f[o+8|0],t[b+18>>1]=f[o+9|0],t[b+20>>1]=f[o+10|0],
t[b+22>>1]=f[o+11|0],t[b+24>>1]=f[o+12|0],t[b+26>>1]=f[o+13|0],t[b+28>>1]=f[o+14|0],t[b+30>>1]=f[o+15|0],
k=(f[o|0]|f[o+1|0]<<8|(f[o+2|0]<<16|f[o+3|0]<<24))&-2139062144,
u=(f[o+4|0]|f[o+5|0]<<8|(f[o+6|0]<<16|f[o+7|0]<<24))&-2139062144,
o=(A=Ki(k,u),l=Ki((f[o+8|0]|f[o+9|0]<<8|(f[o+10|0]<<16|f[o+11|0]<<24))&-2139062144,(f[o+12|0]|f[o+13|0]<<8|(f[o+14|0]<<16|f[o+15|0]<<24))&-2139062144)- -64|0,
d=k|u,d?A:l),o>>>0<128)break r;if(b=b+32|0,s=s+16|0,(s|0)==(c|0))break}if(b=n-c|0,b=n>>>0>=b>>>0?b:0,o=r-c|0,
o=r>>>0>=o>>>0?o:0,s=o>>>0>b>>>0?b:o,!s)break e;for(b=r>>>0<c>>>0?1:e+c|0,e=n>>>0<c>>>0?2:(c<<1)+a|0,r=c+s|0;;){
if(a=i[b|0],(a|0)<0)break e;if(t[e>>1]=a,e=e+2|0,b=b+1|0,c=c+1|0,s=s-1|0,!s)break}return r}c=o>>>3|s}return c}
function He(e,r){return e=e|0,r=r|0,(r&255)>>>0<33|0}function Me(e,r){return e=e|0,r=r|0,e=r&31,
(r&63)>>>0>=32?e=1>>>e|0:e=((1<<e)-1&1)<<32-e|13824>>>e,e&(r&255)>>>0<33}function De(e,r,a){var i=0,t=0,f=0
;t=l((r>>>0<=16?16:r)-1|0),f=32-t|0,i=l((a>>>0<=16?16:a)-1|0);e:{if((t|0)!=1){if((i|0)==1||(32-i|0)!=(f|0))break e
;return e}if((i|0)!=1)break e;return e}return i=W(a),i?(r=Mi(i,e,r>>>0>a>>>0?a:r),(t|0)!=1&&(a=f<<2,
n[e>>2]=n[a+188e3>>2],n[a+188e3>>2]=e),r):0}function We(e,r){var a=0,i=0,c=0,s=0,u=0,A=0;e:{
if(b[e+8>>2]<=r>>>0||(s=n[e+4>>2]+(r<<2)|0,r=o[s+2>>1],i=r+3|0,!(i&65535)))break e;a=n[e+20>>2],c=o[s>>1],
t[s+2>>1]=r+(r>>>0<29),u=l(i<<16)^15;r:{if(r=k(c>>>4|1,a>>>12|0),i=n[e+24>>2],A=r>>>0<=i>>>0,
!A)for(t[s>>1]=c+(65536-c>>>u|0),c=n[e+12>>2],a=n[e+16>>2];;){if(r>>>0>16777215)break r;a:{if(!a){a=0,u=0;break a}
a=a-1|0,n[e+16>>2]=a,s=c+1|0,n[e+12>>2]=s,u=f[c|0],c=s}i=i<<8|u,n[e+24>>2]=i,r=r<<8}for(i=i-r|0,n[e+24>>2]=i,
t[s>>1]=c-(c>>>u|0),r=a-r|0,c=n[e+12>>2],a=n[e+16>>2];;){if(r>>>0>16777215)break r;a:{if(!a){a=0,u=0;break a}a=a-1|0,
n[e+16>>2]=a,s=c+1|0,n[e+12>>2]=s,u=f[c|0],c=s}i=i<<8|u,n[e+24>>2]=i,r=r<<8}}return n[e+20>>2]=r,A}ze()}
function Ke(e,r,a){var i=0,t=0,o=0;for(n[e+8>>2]=0,n[e>>2]=0,n[e+4>>2]=2,n[e+20>>2]=-1,i=4;;){if(i){e:{if(!a){t=0,a=0
;break e}t=f[r|0],r=r+1|0,a=a-1|0}i=i-1|0,o=o<<8|t;continue}break}n[e+24>>2]=o,n[e+12>>2]=r,n[e+16>>2]=a}
function Je(e,r,a,i){var t=0,o=0,c=0;if(i){for(i=b[e+20>>2]/(i>>>0)|0,r=n[e+24>>2]-k(i,r)|0,n[e+24>>2]=r,i=k(a,i),
t=n[e+12>>2],a=n[e+16>>2];;){if(i>>>0<=16777215){e:{if(!a){a=0,o=0;break e}a=a-1|0,n[e+16>>2]=a,c=t+1|0,n[e+12>>2]=c,
o=f[t|0],t=c}r=r<<8|o,n[e+24>>2]=r,i=i<<8;continue}break}n[e+20>>2]=i;return}ze()}function Ye(e,r,a){var i=0,t=0
;for(t=a,i=1;;){if(t){i=We(e,r+i|0)|i<<1,t=t-1|0;continue}else e=(-1<<a)+i|0;break}return e}function Pe(e,r){
var a=0,i=0,f=0;n[e+8>>2]=0;e:{if(b[e>>2]<r>>>0){if((Ve(e,0,r,2,4)|0)!=-2147483647)break e;i=n[e+8>>2]}
if(a=n[e+4>>2]+(i<<2)|0,r>>>0>=2){for(f=r-1|0;t[a>>1]=32768,t[a+2>>1]=0,a=a+4|0,f=f-1|0,!!f;);i=(r+i|0)-1|0}
t[a>>1]=32768,t[a+2>>1]=0,n[e+8>>2]=i+1;return}ze()}function Ve(e,r,a,i,t){var f=0,o=0,b=0,c=0,s=0,u=0;o=v-16|0,v=o,f=a,
a=r+a|0,r=0;e:{if(f>>>0>a>>>0)break e;b=o+4|0,u=n[e+4>>2],s=1,r=4,c=n[e>>2],f=c<<1,a=a>>>0>f>>>0?a:f,f=(t|0)==1?8:4,
f=a>>>0>f>>>0?a:f,a=Wi(t,f);r:{if(C){a=0;break r}if(-2147483648-i>>>0<a>>>0){a=0;break r}a:{i:{t:{if(c){r=De(u,k(t,c),a)
;break t}if(!a){r=i;break i}r=W(a)}if(r)break i;n[b+4>>2]=i;break a}n[b+4>>2]=r,s=0}r=8}if(n[r+b>>2]=a,n[b>>2]=s,
r=n[o+8>>2],n[o+4>>2]==1)break e;n[e>>2]=f,n[e+4>>2]=r,r=-2147483647}return e=r,v=o+16|0,e}function Re(e,r,a){var i=0
;i=r-1|0,r=0;e:{for(;;){if((r|0)==(a|0))break e;if(r=r+1|0,!We(e,i+r|0))break}a=r-1|0}return a}function qe(e,r){
var a=0,i=0;a=Re(e,r,20),i=((a<<3)+r|0)+20|0,r=1;e:{for(;;){if(!a)break e;if(r>>>0<=7){r=We(e,r+i|0)|r<<1,a=a-1|0
;continue}break}r=$e(e,1<<a)+(r<<a)|0}return r-1|0}function $e(e,r){var a=0,i=0,t=0;e:{if(r&&(a=n[e+20>>2],
a>>>0>=r>>>0))break e;ze()}return t=e,i=r-1|0,e=b[e+24>>2]/((a>>>0)/(r>>>0)>>>0)|0,e=e>>>0>i>>>0?i:e,Je(t,e,1,r),e}
function _e(e,r,a){var i=0,t=0,f=0,o=0,c=0;e:{r:{if(!a)break r;for(i=r,t=a;f=n[i>>2]+f|0,i=i+4|0,t=t-1|0,!!t;);
if(!f||(i=n[e+20>>2],i>>>0<f>>>0))break r;for(t=f-1|0,i=b[e+24>>2]/((i>>>0)/(f>>>0)>>>0)|0,c=i>>>0>t>>>0?t:i,t=0,i=0;;){
if((a|0)==(i|0))break r;if(o=n[r>>2],o>>>0>c-t>>>0)break e;r=r+4|0,i=i+1|0,t=t+o|0}}ze()}return Je(e,t,o,f),i}
function er(e,r,a,t,b,c,s){
var u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0,G=0,U=0,j=0,H=0,M=0,L=0,D=0,W=0,K=0,N=0,J=0
;T=v-16|0,v=T,N=rr(r);e:{if(!t)break e;for(J=n[r+16>>2],U=64;;){M=c>>>0<I>>>0?1:b+I|0,l=c-I|0,F=c>>>0>=l>>>0?l:0,
D=a+Q|0,O=t-Q|0,G=0,x=0;r:{if(!U)break r;for(L=o[r+32>>1]|f[r+34|0]<<16,l=L,W=l>>>16|0,K=l>>>8|0,E=n[N>>2];;){
if(O-x>>>0<80||F>>>0<G>>>0||F-G>>>0<208)break r;for(y=x+D|0,d=G+M|0,A=0,u=0,g=0;l=u<<2|A>>>30,h=g+y|0,
u=f[h+63|0]>>>6&2|A<<2|f[h+62|0]>>>7,l=l<<2|u>>>30,A=f[h+61|0]>>>6&2|u<<2|f[h+60|0]>>>7,u=l,g=g-4|0,(g|0)!=-64;);
l=Ki(A,u);a:{i:{if(!C&l>>>0<=15){for(g=0,l=0,m=64;l=l<<1|g>>>31,w=l,B=m+y|0,h=g<<1|W>>>0>((L^f[B-1|0])-K&255)>>>0,
l=l<<1|h>>>31,g=h<<1|W>>>0>((L^f[B-2|0])-K&255)>>>0,m=m-2|0,!!m;);if(m=l+(((w<<2|h>>>30)&1431655765^1431655765)&l)|0,
B=g+((h<<2&1431655764^1431655765)&g)|0,m=B>>>0<g>>>0?m+1|0:m,h=l&m,w=h,h=h&-1431655766|(m^-1)&l&1431655765,
l=g&B&-1431655766|(B^-1)&g&1431655765,(l|0)==1431655765&(h|0)==1431655765){for(m=0,h=0;l=h+y|0,
u=f[l|0]|f[l+1|0]<<8|(f[l+2|0]<<16|f[l+3|0]<<24),l=f[l+4|0]|f[l+5|0]<<8|(f[l+6|0]<<16|f[l+7|0]<<24),g=u,
u=n[E+((u&65535)<<2)>>2],m>>>0<=204&&(A=d+m|0,i[A|0]=u,i[A+1|0]=u>>>8,i[A+2|0]=u>>>16,i[A+3|0]=u>>>24),
A=n[E+(g>>>14&262140)>>2],m=(u>>>24|0)+m|0,m>>>0<=204&&(u=d+m|0,i[u|0]=A,i[u+1|0]=A>>>8,i[u+2|0]=A>>>16,
i[u+3|0]=A>>>24),u=n[((l&65535)<<2)+E>>2],m=m+(A>>>24|0)|0,m>>>0<=204&&(A=d+m|0,i[A|0]=u,i[A+1|0]=u>>>8,i[A+2|0]=u>>>16,
i[A+3|0]=u>>>24),l=n[(l>>>16<<2)+E>>2],A=m+(u>>>24|0)|0,A>>>0<=204&&(u=A+d|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,
i[u+3|0]=l>>>24),m=A+(l>>>24|0)|0,g=64,h=h+8|0,(h|0)!=64;);break a}if(g=l<<1^-1,A=g&A,B=l,l=(h<<1|l>>>31)^-1,u=l&u,
m=Ni(A,u),p=C,!p&m>>>0>22|p)break i;for(m=0,g=0;;){if(l=Ki(A,u),l>>>0>g>>>0)for(;w=l-g|0,j=w>>>0>=16?16:w,
m>>>0<=192&&(p=g+y|0,S=f[p+12|0]|f[p+13|0]<<8|(f[p+14|0]<<16|f[p+15|0]<<24),w=d+m|0,
H=f[p+8|0]|f[p+9|0]<<8|(f[p+10|0]<<16|f[p+11|0]<<24),i[w+8|0]=H,i[w+9|0]=H>>>8,i[w+10|0]=H>>>16,i[w+11|0]=H>>>24,
i[w+12|0]=S,i[w+13|0]=S>>>8,i[w+14|0]=S>>>16,i[w+15|0]=S>>>24,S=f[p+4|0]|f[p+5|0]<<8|(f[p+6|0]<<16|f[p+7|0]<<24),
p=f[p|0]|f[p+1|0]<<8|(f[p+2|0]<<16|f[p+3|0]<<24),i[w|0]=p,i[w+1|0]=p>>>8,i[w+2|0]=p>>>16,i[w+3|0]=p>>>24,i[w+4|0]=S,
i[w+5|0]=S>>>8,i[w+6|0]=S>>>16,i[w+7|0]=S>>>24),m=m+j|0,g=g+j|0,l>>>0>g>>>0;);if(!(u|A))break a;g>>>0<=78?(w=g+y|0,
w=f[w|0]|f[w+1|0]<<8):w=0,p=n[(w<<2)+E>>2],m>>>0<=204&&(w=d+m|0,i[w|0]=p,i[w+1|0]=p>>>8,i[w+2|0]=p>>>16,
i[w+3|0]=p>>>24),
w=A,A=A-1&A,u=u&u-!w,m=(p>>>24|0)+m|0,j=g,w=B,g=l&31,(l&63)>>>0>=32?l=h>>>g|0:l=((1<<g)-1&h)<<32-g|w>>>g,
g=(j+(l&1)|0)+1|0}}
u=y,A=f[u+60|0]|f[u+61|0]<<8|(f[u+62|0]<<16|f[u+63|0]<<24),h=f[u+56|0]|f[u+57|0]<<8|(f[u+58|0]<<16|f[u+59|0]<<24),
i[d+56|0]=h,i[d+57|0]=h>>>8,i[d+58|0]=h>>>16,i[d+59|0]=h>>>24,i[d+60|0]=A,i[d+61|0]=A>>>8,i[d+62|0]=A>>>16,
i[d+63|0]=A>>>24,
A=f[u+52|0]|f[u+53|0]<<8|(f[u+54|0]<<16|f[u+55|0]<<24),h=f[u+48|0]|f[u+49|0]<<8|(f[u+50|0]<<16|f[u+51|0]<<24),
i[d+48|0]=h,i[d+49|0]=h>>>8,i[d+50|0]=h>>>16,i[d+51|0]=h>>>24,i[d+52|0]=A,i[d+53|0]=A>>>8,i[d+54|0]=A>>>16,
i[d+55|0]=A>>>24,
A=f[u+44|0]|f[u+45|0]<<8|(f[u+46|0]<<16|f[u+47|0]<<24),h=f[u+40|0]|f[u+41|0]<<8|(f[u+42|0]<<16|f[u+43|0]<<24),
i[d+40|0]=h,i[d+41|0]=h>>>8,i[d+42|0]=h>>>16,i[d+43|0]=h>>>24,i[d+44|0]=A,i[d+45|0]=A>>>8,i[d+46|0]=A>>>16,
i[d+47|0]=A>>>24,
A=f[u+36|0]|f[u+37|0]<<8|(f[u+38|0]<<16|f[u+39|0]<<24),h=f[u+32|0]|f[u+33|0]<<8|(f[u+34|0]<<16|f[u+35|0]<<24),
i[d+32|0]=h,i[d+33|0]=h>>>8,i[d+34|0]=h>>>16,i[d+35|0]=h>>>24,i[d+36|0]=A,i[d+37|0]=A>>>8,i[d+38|0]=A>>>16,
i[d+39|0]=A>>>24,
A=f[u+28|0]|f[u+29|0]<<8|(f[u+30|0]<<16|f[u+31|0]<<24),h=f[u+24|0]|f[u+25|0]<<8|(f[u+26|0]<<16|f[u+27|0]<<24),
i[d+24|0]=h,i[d+25|0]=h>>>8,i[d+26|0]=h>>>16,i[d+27|0]=h>>>24,i[d+28|0]=A,i[d+29|0]=A>>>8,i[d+30|0]=A>>>16,
i[d+31|0]=A>>>24,
A=f[u+20|0]|f[u+21|0]<<8|(f[u+22|0]<<16|f[u+23|0]<<24),h=f[u+16|0]|f[u+17|0]<<8|(f[u+18|0]<<16|f[u+19|0]<<24),
i[d+16|0]=h,i[d+17|0]=h>>>8,i[d+18|0]=h>>>16,i[d+19|0]=h>>>24,i[d+20|0]=A,i[d+21|0]=A>>>8,i[d+22|0]=A>>>16,
i[d+23|0]=A>>>24,
A=f[u+12|0]|f[u+13|0]<<8|(f[u+14|0]<<16|f[u+15|0]<<24),h=f[u+8|0]|f[u+9|0]<<8|(f[u+10|0]<<16|f[u+11|0]<<24),i[d+8|0]=h,
i[d+9|0]=h>>>8,i[d+10|0]=h>>>16,i[d+11|0]=h>>>24,i[d+12|0]=A,i[d+13|0]=A>>>8,i[d+14|0]=A>>>16,i[d+15|0]=A>>>24,
A=f[u+4|0]|f[u+5|0]<<8|(f[u+6|0]<<16|f[u+7|0]<<24),u=f[u|0]|f[u+1|0]<<8|(f[u+2|0]<<16|f[u+3|0]<<24),i[d|0]=u,
i[d+1|0]=u>>>8,i[d+2|0]=u>>>16,i[d+3|0]=u>>>24,i[d+4|0]=A,i[d+5|0]=A>>>8,i[d+6|0]=A>>>16,i[d+7|0]=A>>>24,m=l,g=l;break a
}for(m=0;u=Ki(g,l)+y|0,u=n[E+((f[u|0]|f[u+1|0]<<8)<<2)>>2],m>>>0<=204&&(A=d+m|0,i[A|0]=u,i[A+1|0]=u>>>8,i[A+2|0]=u>>>16,
i[A+3|0]=u>>>24),m=(u>>>24|0)+m|0,l=l&l-!g,g=g&g-1,!!(l|g););g=w>>>31|64}if(G=m+G|0,x=g+x|0,U>>>0<=x>>>0)break r
;if(!(x>>>0<=O>>>0))break}}ar(T+4|0,M,F,G,s,J);r:{a:{if(n[T+4>>2]==1&&(l=n[T+12>>2],l>>>0<x>>>0))break a;h=me(r),y=x||O
;i:{if(!y){g=0,m=0;break i}for(m=0,g=0;;){if((m|0)==(O|0)||g>>>0>F>>>0)break i;if((g|0)==(F|0)){g=F;break i}A=O-m|0,
l=g+M|0,u=F-g|0;t:{n:{f:{o:{if(w=m+D|0,E=f[w|0],B=E<<24>>24,(B|0)<0){if((A|0)!=1)break o;A=o[h+(E<<1)>>1];break f}
A=ir(w,A,l,u),l=A;break t}if(A=o[(h+(f[w+1|0]<<9)|0)+(E<<1)>>1],(A+8448&65535)>>>0<129)break n}
if(u>>>0<4||(A&63488)==55296)break i;if((A&65535)==65533){if(!s)break i;n[s>>2]=n[s>>2]+1}if(u=n[325568],u||(u=tr(),
n[325568]||(n[325568]=u),u=n[325568]),u=((A&65472)>>>3|0)+u|0,u=n[u>>2]+k(n[u+4>>2],A&63)|0,i[l|0]=u,i[l+1|0]=u>>>8,
i[l+2|0]=u>>>16,A=u>>>24|0,i[l+3|0]=A,!A)break i;l=f[r+34|0]>((B^f[r+32|0])-f[r+33|0]&255)>>>0?2:1;break t}
if(!s||u>>>0<4||(n[s>>2]=n[s>>2]+1,A=n[325568],A||(u=tr(),n[325568]||(n[325568]=u),A=n[325568]),
u=n[A+8184>>2]+k(n[A+8188>>2],61)|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,A=u>>>24|0,i[l+3|0]=A,l=1,!A))break i}
if(g=A+g|0,m=l+m|0,y>>>0<=m>>>0)break i;if(!(m>>>0<=O>>>0))break}}if(m>>>0>=y>>>0)break r;I=g+I|0,Q=m+Q|0;break e}
m=x-l|0,g=n[T+8>>2]}if(l=U<<1,U=l>>>0>=1024?1024:l,I=g+I|0,Q=m+Q|0,!(Q>>>0<t>>>0))break}}n[e+4>>2]=I,n[e>>2]=Q,v=T+16|0}
function rr(e){var r=0,a=0,i=0,t=0,f=0;if(a=e+28|0,!n[e+28>>2]){e:{if(e=me(e),r=W(262144),r){
for(r=Li(r,0,262144);t=r+i|0,f=we(o[e>>1]),n[t>>2]=f,e=e+2|0,i=i+4|0,(i|0)!=262144;);e=r;break e}ze()}
n[a>>2]||(n[a>>2]=e)}return a}function ar(e,r,a,b,c,s){var u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0;y=v-16|0,v=y
;e:{r:{a:{if(u=a>>>0>b>>>0?b:a,u){for(;d=d&255,m=f[r+l|0],d=d>>>0>m>>>0?d:m,l=l+1|0,(u|0)!=(l|0););if(d>>>0>253)break a}
n[e+8>>2]=0;break r}a:{i:{t:{n:{f:{if(!s)break f;if(u>>>0<=7){for(l=r;;){if(f[l|0]==254)break n;if(l=l+1|0,u=u-1|0,
!u)break}break f}d=r+3&-4;o:{b:{if((d|0)!=(r|0)){for(l=d-r|0,m=r-d|0,d=r;;){if(f[d|0]==254)break n;if(d=d+1|0,m=m+1|0,
!m)break}if(m=u-8|0,m>>>0<l>>>0)break o;break b}m=u-8|0,l=0}for(;;){if(d=r+l|0,A=n[d>>2]^-16843010,
d=n[d+4>>2]^-16843010,((16843008-A|A)&(16843008-d|d)&-2139062144)!=-2139062144)break o;if(l=l+8|0,!(m>>>0>=l>>>0))break}
}if((u|0)==(l|0))break f;for(d=u-l|0,l=r+l|0;;){if(f[l|0]==254)break n;if(l=l+1|0,d=d-1|0,!d)break}}A=0;break t}w=y+4|0,
d=b,m=s,b=0,s=0,h=v-32|0,v=h;n:{for(;;){f:{if(a>>>0<b>>>0||(l=b+16|0,l>>>0>d>>>0)||a-b>>>0<=15)break f;for(A=r+b|0,
u=f[A+12|0]|f[A+13|0]<<8|(f[A+14|0]<<16|f[A+15|0]<<24),n[h+16>>2]=f[A+8|0]|f[A+9|0]<<8|(f[A+10|0]<<16|f[A+11|0]<<24),
n[h+20>>2]=u,
u=f[A+4|0]|f[A+5|0]<<8|(f[A+6|0]<<16|f[A+7|0]<<24),n[h+8>>2]=f[A|0]|f[A+1|0]<<8|(f[A+2|0]<<16|f[A+3|0]<<24),
n[h+12>>2]=u,u=0,g=0;u=f[(h+8|0)+g|0]==254|u,g=g+1|0,(g|0)!=16;);if(u&1)break f;o:{if(a>>>0<s>>>0||a-s>>>0<16)break o
;u=f[A|0]|f[A+1|0]<<8|(f[A+2|0]<<16|f[A+3|0]<<24),g=f[A+4|0]|f[A+5|0]<<8|(f[A+6|0]<<16|f[A+7|0]<<24),
p=f[A+12|0]|f[A+13|0]<<8|(f[A+14|0]<<16|f[A+15|0]<<24),b=r+s|0,A=f[A+8|0]|f[A+9|0]<<8|(f[A+10|0]<<16|f[A+11|0]<<24),
i[b+8|0]=A,i[b+9|0]=A>>>8,i[b+10|0]=A>>>16,i[b+11|0]=A>>>24,i[b+12|0]=p,i[b+13|0]=p>>>8,i[b+14|0]=p>>>16,
i[b+15|0]=p>>>24,i[b|0]=u,i[b+1|0]=u>>>8,i[b+2|0]=u>>>16,i[b+3|0]=u>>>24,i[b+4|0]=g,i[b+5|0]=g>>>8,i[b+6|0]=g>>>16,
i[b+7|0]=g>>>24,s=s+16|0,b=l;continue}n[w>>2]=0;break n}l=a>>>0>d>>>0?d:a,u=b>>>0>l>>>0?b:l,l=a>>>0<s>>>0?s:a;f:{o:{b:{
c:{s:{for(;;){k:{u:{if((b|0)!=(u|0)){if(A=f[r+b|0],(A|0)!=254)break u;u=b}if((u|0)==(d|0))break k;if(n[h+8>>2]=0,
n[h+12>>2]=0,p=0,a>>>0<d>>>0||u>>>0>d>>>0)break f;if(A=d-u|0,A>>>0<3)break b;b=0,g=0,l=r+u|0,
f[l|0]==254&&(g=f[l+2|0]&63|(f[l+1|0]&63)<<6|-12288);A:{if(A>>>0<6||f[l+3|0]!=254)break A
;b=f[l+5|0]&63|(f[l+4|0]&63)<<6|-12288}if(t[h+26>>1]=b,t[h+24>>1]=g,n[h+28>>2]=0,(g&-128)!=-8448)break s
;t[h+28>>1]=65533,t[h+30>>1]=g&127,g=2,b=3;break c}if((s|0)==(l|0)){n[w>>2]=0;break n}else{i[r+s|0]=A,s=s+1|0,b=b+1|0
;continue}}break}n[w+8>>2]=0,n[w+4>>2]=s,n[w>>2]=1;break n}Ji[m|0](h,h+24|0,(A|0)==3?1:2,h+28|0),b=n[h+4>>2],
g=b>>>0>=2?2:b,b=k(n[h>>2],3)}if(A=qr(h+28|0,g,h+8|0,8),o[h+28>>1]==65533&&(i[h+8|0]=255),b)break o}
if((u+3|0)!=(d|0))break f;n[w+8>>2]=2,n[w+4>>2]=s,p=1;break f}if(C=C+16|0,C>>>0>s- -64>>>0)break f;if(b=b+u|0,l=s+A|0,
b>>>0<l>>>0){if(d=d+8|0,b>>>0>d>>>0||a>>>0<d>>>0||(u=d-b|0,u>>>0<8))break f;g=r+b|0,Di(g+8|0,g,u-8|0),b=b+8|0}
for(u=a-s|0,u=a>>>0>=u>>>0?u:0,u=A>>>0<u>>>0?A:u,g=u>>>0>=8?8:u,s=a>>>0<s>>>0?1:r+s|0,u=h+8|0;;){if(g){i[s|0]=f[u|0],
g=g-1|0,u=u+1|0,s=s+1|0;continue}break}s=l;continue}break}n[w>>2]=p}if(v=h+32|0,n[y+4>>2]!=1)break i;b=n[y+8>>2],
A=n[y+12>>2]}if(a>>>0<b>>>0)break e;if(!b)break a;for(s=0,a=r,u=b;;){for(l=a,m=u>>>0>=255?255:u,B=m,
d=0;d=(f[l|0]==255)+d|0,l=l+1|0,B=B-1|0,!!B;);if(a=a+m|0,s=(d&255)+s|0,u=u-m|0,!u)break}if(!s)break a;if(!c)break i
;for(n[c>>2]=n[c>>2]+s,l=b;a=f[r|0],i[r|0]=(a|0)==255?-17:a,r=r+1|0,l=l-1|0,!!l;);break a}B=0;break e}n[e+8>>2]=A}
n[e+4>>2]=b,B=1}n[e>>2]=B,v=y+16|0}function ir(e,r,a,t){var n=0,o=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0;e:{r:{
if(r>>>0<2||!t||i[e+1|0]>=0)break r;i[a|0]=f[e|0],c=1;break e}r:{if(n=t>>>4|0,b=r>>>4|0,n=n>>>0<b>>>0?n:b,
n)for(c=n<<4;;){if(o=e+s|0,b=f[o+8|0]|f[o+9|0]<<8|(f[o+10|0]<<16|f[o+11|0]<<24),
u=f[o+12|0]|f[o+13|0]<<8|(f[o+14|0]<<16|f[o+15|0]<<24),n=a+s|0,i[n+8|0]=b,i[n+9|0]=b>>>8,i[n+10|0]=b>>>16,
i[n+11|0]=b>>>24,
i[n+12|0]=u,i[n+13|0]=u>>>8,i[n+14|0]=u>>>16,i[n+15|0]=u>>>24,k=f[o|0]|f[o+1|0]<<8|(f[o+2|0]<<16|f[o+3|0]<<24),
o=f[o+4|0]|f[o+5|0]<<8|(f[o+6|0]<<16|f[o+7|0]<<24),i[n|0]=k,i[n+1|0]=k>>>8,i[n+2|0]=k>>>16,i[n+3|0]=k>>>24,i[n+4|0]=o,
i[n+5|0]=o>>>8,i[n+6|0]=o>>>16,i[n+7|0]=o>>>24,n=k&-2139062144,k=o&-2139062144,n=(A=Ki(n,k),
l=Ki(b&-2139062144,u&-2139062144)- -64|0,d=n|k,d?A:l),n>>>0<128)break r;if(s=s+16|0,(c|0)==(s|0))break}if(n=t-c|0,
n=t>>>0>=n>>>0?n:0,b=r-c|0,b=r>>>0>=b>>>0?b:0,n=n>>>0<b>>>0?n:b,!n)break e;for(a=t>>>0<c>>>0?1:a+c|0,
s=r>>>0<c>>>0?1:e+c|0,e=n+c|0;;){if(r=i[s|0],(r|0)<0)break e;if(i[a|0]=r,a=a+1|0,s=s+1|0,c=c+1|0,n=n-1|0,!n)break}
return e}return n>>>3|s}return c}function tr(){var e=0,r=0,a=0,i=0,t=0,f=0,o=0;for(a=v+-8192|0,v=a;;){if((e|0)!=8192){
r=e+a|0,n[r>>2]=0,n[r+4>>2]=0,e=e+8|0;continue}break}if(r=W(8192),r)for(o=Mi(r,a,8192),r=o,e=0;;){e:{r:{
if((i|0)!=262144){if(e>>>0<2)break r;if(e>>>0>=32){t=i&16128|e>>>6|58753248,f=65536;break e}t=e+33587392|0,f=256;break e
}return v=a- -8192|0,o}t=e<<6|16777216,f=1}n[r>>2]=t,n[r+4>>2]=f,e=e+1|0,r=r+8|0,i=i+256|0}ze()}function nr(e,r){
var a=0,i=0,f=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0;if(l=v-16|0,v=l,n[r+16>>2]==-2147483648){d=l+4|0,A=v-16|0,v=A,
s=n[r+4>>2],h=x(s+4|0,n[s>>2]),g=A+4|0,a=n[s+12>>2],i=65536;e:{if(!a)break e;i=n[s+8>>2],a=a<<2,c=i+a|0,k=a-4|0;r:{
for(;;){if(a=i+4|0,u=n[i>>2],(u|0)!=1114112&(u&2031616)!=65536)break r;if(i=a,k=k-4|0,(k|0)==-4)break}i=65536;break e}
if(f=u>>>0<65536?u:u-65536|0,(a|0)!=(c|0))for(i=i+4|0,b=k>>>2|0;c=n[i>>2],(c|0)!=1114112&&(a=c>>>0<65536?c:c-65536|0,
f=(c&2031616)==65536||a>>>0<f>>>0?f:a),i=i+4|0,b=b-1|0,!!b;);a=f+1|0,i=a>>>0<=65536?65536:a}for(ce(g,i),x(h,n[s>>2]),
i=n[s+12>>2]<<2,h=n[r+8>>2],c=n[r+12>>2],k=n[s+8>>2],s=0,f=n[A+8>>2],u=n[A+12>>2];;){e:{r:{if(i){if(b=n[k>>2],
(b|0)==1114112)break r;if(b>>>0>=65536){if(b>>>0<131072)break r;b=b-65536|0}if(b>>>0>=u>>>0||(a=(b<<1)+f|0,
o[a>>1])||!(Ji[c|0](s)|0))break r;b=a,a=Ji[h|0](s)|0,t[b>>1]=a<<8|(a&65280)>>>8;break r}a:{if(o[r>>1]!=1)break a;i:{t:{
if(u>>>0>65293){i=o[f+130586>>1];break t}if(i=0,u>>>0<8723)break i}t[f+17444>>1]=i}for(k=o[r+2>>1],a=(u<<1)+f|0,c=65377,
b=0,i=65440;;){i:{if(b&1){if(!i||(a|0)==(f|0))break a;i=i-1|0;break i}if(i>>>0<=c>>>0||a-f>>>1>>>0<=c>>>0)break a
;f=(c<<1)+f|0,i=(c^-1)+i|0}t[f>>1]=k,b=1,k=k+1|0,f=f+2|0,c=0}}n[d+8>>2]=n[A+12>>2],a=n[A+8>>2],n[d>>2]=n[A+4>>2],
n[d+4>>2]=a,v=A+16|0;break e}k=k+4|0,s=s+1|0,i=i-4|0;continue}break}n[r+16>>2]==-2147483648&&(n[r+24>>2]=n[l+12>>2],
a=n[l+8>>2],n[r+16>>2]=n[l+4>>2],n[r+20>>2]=a)}a=n[r+24>>2],n[e>>2]=n[r+20>>2],n[e+4>>2]=a,v=l+16|0}
function fr(e,r,a,t){var n=0,f=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,v=0,y=0,B=0,C=0,x=0;n=t>>>4|0,
b=r>>>4|0,n=n>>>0<b>>>0?n:b;e:{if(!n)break e;for(b=n<<4,n=e;;){if(f=a+c|0,s=o[n>>1],i[f|0]=s,k=o[n+2>>1],i[f+1|0]=k,
u=o[n+4>>1],i[f+2|0]=u,A=o[n+6>>1],i[f+3|0]=A,l=o[n+8>>1],i[f+4|0]=l,d=o[n+10>>1],i[f+5|0]=d,h=o[n+12>>1],i[f+6|0]=h,
g=o[n+14>>1],i[f+7|0]=g,m=o[n+16>>1],i[f+8|0]=m,w=o[n+18>>1],i[f+9|0]=w,p=o[n+20>>1],i[f+10|0]=p,v=o[n+22>>1],
i[f+11|0]=v,y=o[n+24>>1],i[f+12|0]=y,B=o[n+26>>1],i[f+13|0]=B,C=o[n+28>>1],i[f+14|0]=C,x=f,f=o[n+30>>1],i[x+15|0]=f,
(f|(s|k|u|A|l|d|h|g|m|w|p|v|y|B|C))>>>0>=128)break e;if(n=n+32|0,c=c+16|0,(b|0)==(c|0))break}c=b}n=t-c|0,
n=t>>>0>=n>>>0?n:0,b=r-c|0,b=r>>>0>=b>>>0?b:0,b=n>>>0<b>>>0?n:b;e:{if(!b)break e;for(a=t>>>0<c>>>0?1:a+c|0,
n=r>>>0<c>>>0?2:(c<<1)+e|0,e=c+b|0;;){if(r=o[n>>1],r>>>0>=128)break e;if(i[a|0]=r,a=a+1|0,n=n+2|0,c=c+1|0,b=b-1|0,
!b)break}c=e}return c}function or(e,r,a,i){var t=0,o=0,b=0,c=0,s=0;t=v-112|0,v=t,o=f[r+12|0];e:{if((o|0)!=3){
if(c=t+84|0,r=n[r+8>>2],Ke(c,n[r>>2],n[r+4>>2]),b=t+4|0,s=r,r=i&255,or(b,s,c,r>>>0<o>>>0?r:o),
Y(n[t+84>>2],n[t+88>>2],4),r=e,e=n[t+4>>2]==-2147483648,br(r,a,e?0:b,i),e)break e;fe(b);break e}br(e,a,0,i)}v=t+112|0}
function br(e,r,a,c){
var s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0,G=0,U=0,j=0,H=0,M=0,L=0,D=0,K=0,N=0,J=0,P=0,V=0
;for(w=v-96|0,v=w,A=$e(r,4),Pe(r,768),s=w+4|0,oe(s,20992),d=n[s+8>>2],S=n[s+4>>2],s=0;;){e:{g=s+S|0;r:{a:{
if((s|0)!=(d|0)){if(a)break a;B=0;break r}break e}b[a+8>>2]<=s>>>0&&ze(),B=f[n[a+4>>2]+s|0]<<2}
m=Re(r,k((B+m<<2)+(h>>>10|0)|0,3),A),i[g|0]=m+B,h=h-(h>>>4|0)|0,h=m?h+256|0:h,s=s+1|0;continue}break}n[w+76>>2]=0,
n[w+80>>2]=0,n[w+68>>2]=0,n[w+72>>2]=0;e:{r:{if(s=W(4),!s)break r;if(n[s>>2]=0,ce(w+40|0,20992),n[w+52>>2]=0,
n[w+56>>2]=0,n[w+16>>2]=0,n[w+20>>2]=2,n[w+60>>2]=0,n[w+64>>2]=0,n[w+36>>2]=1,n[w+32>>2]=s,n[w+24>>2]=0,n[w+28>>2]=1,
!(c&255))break e;for(Pe(r,360),oe(w+84|0,20992),m=qe(r,0),G=n[w+88>>2],j=n[w+92>>2];;){if((l&255)>>>0<(m&255)>>>0){
if(h=qe(r,180),s=h+u|0,s>>>0<h>>>0||s>>>0>j>>>0)break r;Li(u+G|0,l,h),l=l+1|0,u=s;continue}break}for(Li(u+G|0,m,j-u|0),
I=A,l=0,s=0,A=v-16|0,v=A,Pe(r,2552),h=w+4|0,u=h,S=u- -64|0,B=u+48|0,y=u+24|0,d=1;;){a:{i:{t:{if(l&1||d>>>0>3)break t
;if(d>>>0>I>>>0)break i;for(l=qe(r,0);;){if(!l)break i;s=qe(r,180)+s|0,m=n[u+32>>2],(m|0)==n[u+24>>2]&&sr(y),
n[u+32>>2]=m+1,n[n[u+28>>2]+(m<<2)>>2]=s,l=l-1|0}}ce(A+4|0,s),Y(n[u+12>>2],n[u+16>>2],2),n[u+20>>2]=n[A+12>>2],
s=n[A+8>>2],n[u+12>>2]=n[A+4>>2],n[u+16>>2]=s,v=A+16|0;break a}l=d<<2,n[l+B>>2]=s,n[l+S>>2]=n[u+32>>2]-1,l=(d|0)==3,
d=l?3:d+1|0;continue}break}y=a,s=0,S=0,A=v-8992|0,v=A;a:{i:{if(B=n[h+32>>2],B>>>0>1073741823||(a=B<<2,
a>>>0>2147483644))break i;u=n[h+28>>2];t:{if(!a){U=4;break t}if(S=B,U=W(a),!U)break i}if(B&&Mi(U,u,a),a=B-1|0,
p=B>>>0>=2?a:0,p>>>0>1073741823||(l=p<<2,l>>>0>2147483644))break i;t:{if(!l){d=4,p=0;break t}if(d=W(l),!d)break i}
if(B>>>0>=2){for(l=u+4|0,m=n[u>>2],u=d,s=a;g=n[l>>2],n[u>>2]=g-m,l=l+4|0,u=u+4|0,m=g,s=s-1|0,!!s;);s=a}
Li(A+4512|0,0,384),x=h- -64|0;t:for(;;){n:{if((C|0)==384)for(l=0;;){if((l|0)==4096)break n;Li((A+4896|0)+l|0,0,128),
l=l+128|0}if(u=E<<2,E=E+1|0,a=n[(E<<2)+x>>2],u=n[u+x>>2],a>>>0<u>>>0||a>>>0>s>>>0)break i;for(g=(A+4512|0)+C|0,
C=C+128|0,m=a<<2,a=u<<2,u=m-a|0,m=a+d|0,l=0;;){if(!u)continue t;if((l|0)==512)break i;a=g+(l>>>2&1073741820)|0,
n[a>>2]=n[a>>2]+n[m>>2],u=u-4|0,m=m+4|0,l=l+1|0}}break}for(n[A+12>>2]=y,n[A+8>>2]=s,n[A+4>>2]=d,n[A>>2]=p,a=n[x+12>>2],
n[A+4504>>2]=n[x+8>>2],n[A+4508>>2]=a,a=n[x+4>>2],n[A+4496>>2]=n[x>>2],n[A+4500>>2]=a,Mi(A+16|0,A+4512|0,384),
Mi(A+400|0,A+4896|0,4096),i[A+4901|0]=0,i[A+4902|0]=0,i[A+4903|0]=0,i[A+4904|0]=0,i[A+4905|0]=0,i[A+4906|0]=0,
i[A+4907|0]=0,i[A+4908|0]=0,n[A+4896>>2]=0,n[A+4900>>2]=0,m=n[h+40>>2],L=n[h+44>>2],D=n[h+16>>2],K=n[h+20>>2],
N=n[h+4>>2],J=n[h+8>>2],l=0;;){t:{if((l|0)!=20992){if((l|0)==(J|0))break i;if(a=f[l+N|0]&3,!a)break t;y=a-1|0,
u=n[(y<<2)+x>>2];n:{if((n[(a<<2)+x>>2]-u|0)==1)break n;if(!j)break i;if(!f[G|0]){f:{E=0,Q=v-144|0,v=Q;o:{b:{c:{s:{k:{
if(!y){if(a=n[A+12>>2],!a)break k;if(b[a+44>>2]<=l>>>0)break o;if(u=o[n[a+40>>2]+(l<<1)>>1],!u)break k;if(s=u-1|0,
d=n[a+32>>2],s>>>0>=d>>>0||u>>>0>=d>>>0||(d=n[a+28>>2],g=n[d+(u<<2)>>2],F=n[d+(s<<2)>>2],
g>>>0<F>>>0)||g>>>0>b[a+20>>2])break o;E=(s>>>4|0)+1|0,H=Q+8|0,P=n[A+4>>2],d=n[A+8>>2],T=n[h+40>>2],O=n[h+44>>2],
p=n[a+16>>2]+(F<<1)|0,u=0,C=v-16|0,v=C;u:{A:{s=g-F|0;l:{if(!s){a=2;break l}if(u=s,a=W(s<<1),!a)break A}if(n[C+12>>2]=0,
n[C+8>>2]=a,n[C+4>>2]=u,Er(C+4|0,s),u=n[C+12>>2],F=n[C+8>>2],s)for(a=(u<<1)+F|0;;){if(g=o[p>>1],g>>>0>=O>>>0)break A
;if(t[a>>1]=o[(g<<1)+T>>1],p=p+2|0,a=a+2|0,u=u+1|0,s=s-1|0,!s)break}for(V=(u<<1)+F|0,M=n[C+4>>2],s=0,p=0;;){
if((u|0)==(p|0))break u;if(a=p<<1,p=p+1|0,a=a+F|0,O=o[a>>1],!!O){for(T=0;;){if((a|0)!=(V|0)){if(g=a,a=a+2|0,
(O|0)!=o[g>>1])continue;t[g>>1]=0,T=T+1|0;continue}break}if(a=O-1&65535,a>>>0>=d>>>0)break A
;if(n[(a<<2)+P>>2]&&We(r,(T>>>0>=3?3:T)|2540))break}}s=1;break u}ze()}if(Y(M,F,2),n[H+4>>2]=a,n[H>>2]=s,v=C+16|0,
u=n[h+64>>2],!(n[Q+8>>2]&1))break c;a=n[Q+12>>2];break b}if(u=y<<2,a=n[(u+A|0)+4496>>2],We(r,u+2540|0))break s}
u=n[((y<<2)+h|0)+64>>2];break c}u=n[(u+h|0)+64>>2],d=n[A+8>>2];break b}if(g=n[((y<<2)+h|0)+68>>2],a=Q+16|0,
Mi(a,((y<<7)+A|0)+16|0,128),s=g-u|0,s=(s>>>4|0)+((s&15)!=0)|0,s>>>0>=33||E>>>0>31)break o
;if((u|0)!=(g|0))for(p=(A+400|0)+(E<<7)|0,d=s;n[a>>2]=k(n[a>>2],n[p>>2]+1|0),a=a+4|0,p=p+4|0,d=d-1|0,!!d;);
if(a=(_e(r,Q+16|0,s)<<4)+u|0,s=a+16|0,s=s>>>0<g>>>0?s:g,a>>>0>s>>>0||(d=n[A+8>>2],s>>>0>d>>>0))break o
;a=_e(r,n[A+4>>2]+(a<<2)|0,s-a|0)+a|0}if(a>>>0>=d>>>0||(s=n[A+4>>2]+(a<<2)|0,n[s>>2]=n[s>>2]-1,u=a-u|0,
u>>>0>511))break o;if(u=u>>>4|0,s=((y<<7)+A|0)+(u<<2)|0,n[s+16>>2]=n[s+16>>2]-1,E){if(E>>>0>=32)break o
;u=((E<<7)+A|0)+(u<<2)|0,n[u+400>>2]=n[u+400>>2]+1}n[((y<<2)+A|0)+4496>>2]=a,v=Q+144|0;break f}ze()}u=a;break n}
if(l>>>0>=j>>>0)break i;f:{o:{if(d=f[l+G|0],a=A+4896|0,(d|0)==f[a+12|0]){if(g=n[a+8>>2],d=(g>>>0)%5|0,s=0,M=g<<2,
g=(n[a>>2]^-1)+l|0,g=M|(g>>>0>=3?3:g),!We(r,g+2340|0))break o;if(s=k(d,360),!We(r,g+2440|0)){s=qe(r,s+540|0)+1|0;break o
}s=qe(r,s+720|0)^-1;break o}s=qe(r,360),i[a+12|0]=d,n[a+8>>2]=0,n[a+4>>2]=s,n[a>>2]=l;break f}n[a>>2]=l,g=n[a+4>>2]+s|0,
n[a+4>>2]=g,n[a+8>>2]=k(d,5)+((s|0)>=-2?((s|0)>=2?2:s)+2|0:0),s=g}u=s+u|0}if(u>>>0>=B>>>0||(a=(u<<2)+U|0,s=n[a>>2],
s>>>0>=K>>>0))break i;if(t[D+(s<<1)>>1]=l,n[a>>2]=n[a>>2]+1,y)break t;if(l>>>0>=L>>>0)break i;t[m>>1]=u+1;break t}
Y(n[A>>2],n[A+4>>2],4),Y(S,U,4),v=A+8992|0;break a}l=l+1|0,m=m+2|0}}ze()}for(C=(c&255)==1?1:I,l=0;;)if((l|0)==(C|0)){
Y(n[w+84>>2],G,1);break e}else{a=w+4|0,m=v-32|0,v=m,Pe(r,42),oe(m+12|0,20992),u=$e(r,2);a:{i:{
if(l>>>0>3||(l|0)==3||(c=(l<<2)+a|0,s=n[c+68>>2],s>>>0>=b[a+32>>2])||(s=s+1|0,c=n[c+64>>2],s>>>0<c>>>0))break i;g=s-c|0,
S=n[a+28>>2]+(c<<2)|0,d=n[a+16>>2],B=n[a+20>>2],E=(u|0)==1;t:for(;;){if(g>>>0>1)for(n[m+24>>2]=0,i[m+28|0]=0,a=n[S>>2],
s=n[S+4>>2],Q=a>>>0>s>>>0?a:s,S=S+4|0,g=g-1|0,c=a;;){if((c|0)==(Q|0))continue t;u=c;n:{if(!E){if(s>>>0>B>>>0)break i;f:{
h=m+12|0,I=(u<<1)+d|0,y=0;o:{b:{c:{if(x=s-u|0,x>>>0>20&&(c=We(r,f[h+16|0]),i[h+16|0]=c,c))break c;for(U=(x<<1)+I|0,
F=n[h+12>>2],T=n[h+4>>2],H=n[h+8>>2],c=0;;){if(A=c,(I|0)==(U|0))break c;if(p=o[I>>1],p>>>0>=H>>>0)break o;if(I=I+2|0,
c=A+1|0,p=p+T|0,O=f[p|0],!(O>>>0>19)&&!(y>>>0>=20)){if(We(r,(O<<1|(y|0)==(F|0))+2&255))break b;i[p|0]=f[p|0]+1,y=y+1|0}}
}A=$e(r,x);break f}n[h+12>>2]=y;break f}ze()}break n}f:{if((a|0)!=(u|0))break f;for(A=a>>>0>B>>>0?a:B,h=(a<<1)+d|0,
c=h;;){if((a|0)==(s|0)){a=s;break f}if((a|0)==(A|0)||(I=o[c>>1],I>>>0>=j>>>0)||(y=o[h>>1],y>>>0>=j>>>0))break i
;if(a=a+1|0,c=c+2|0,f[I+G|0]!=f[y+G|0])break}a=a-1|0}A=$e(r,a-u|0)}
if(c=u+A|0,c>>>0>=B>>>0||c>>>0<u>>>0||B-A>>>0<=u>>>0)break i;h=o[(c<<1)+d>>1],c=u+1|0,u=(u<<1)+d|0,
Di((c<<1)+d|0,u,A<<1),t[u>>1]=h}break}Y(n[m+12>>2],n[m+16>>2],1),v=m+32|0;break a}ze()}l=l+1|0;continue}}ze()}
Mi(e,w+4|0,80),v=w+96|0}function cr(e,r){
var a=0,b=0,c=0,s=0,u=0,A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0,G=0;E=v-112|0,v=E,
h=E+4|0,Ke(h,n[r>>2],n[r+4>>2]),B=E+32|0,or(B,r,h,2),F=e,b=v-128|0,v=b,g=b+56|0,e=0,A=v-16|0,v=A,n[A+12>>2]=0,
n[A+4>>2]=0,n[A+8>>2]=1,m=1;e:{if(($e(h,2)|0)!=1)break e;for(Pe(h,224),r=1;;){r:{a:{if((e|0)!=11172){
if(a=((e&65535)>>>0)%28|0,c=0,e>>>0>587)break a;break r}c=11172,m=n[A+8>>2],w=n[A+4>>2];break e}c=f[(e+r|0)-588|0]<<1&2}
u=(e-a|0)+r|0,m=c+(a>>>0>1?f[u+1|0]:0)<<1,s=a>>>0>4?4:0,s>>>0<a>>>0?u=f[s+u|0]:u=0,a=We(h,u+(m+(a<<3)|0)|0),
n[A+4>>2]==(e|0)&&(r=A+4|0,(Ve(r,n[r>>2],1,1,1)|0)!=-2147483647&&ze(),r=n[A+8>>2]),i[e+r|0]=a,e=e+1|0,n[A+12>>2]=e}}
for(S=n[B+8>>2],ce(A+4|0,S+c|0),s=n[B+20>>2],p=n[A+12>>2],e=s>>>0<p>>>0?s:p,u=n[B+16>>2],d=n[A+8>>2],r=d;;){if(e){
t[r>>1]=o[u>>1]+19968,e=e-1|0,u=u+2|0,r=r+2|0;continue}break}y=s>>>0>p>>>0?s:p,e=n[B+4>>2],C=S+e|0,Q=n[B+56>>2],
T=n[B+52>>2],O=n[B+48>>2],u=19968,a=s;e:{r:{for(;;){if((e|0)!=(C|0)){if(r=u,u=r+1|0,G=f[e|0],e=e+1|0,G&3)continue
;if((a|0)==(y|0))break r;t[(a<<1)+d>>1]=r,a=a+1|0;continue}break}for(y=c+m|0,u=0,r=44032,e=m;;){if(c=r,
(e|0)==(y|0))for(r=44032,e=m;;){if((e|0)==(y|0))break e;if(c=r,r=r+1|0,C=f[e|0],e=e+1|0,!C){if(a>>>0>=p>>>0)break r
;t[(a<<1)+d>>1]=c,a=a+1|0}}if(r=c+1|0,C=f[e|0],e=e+1|0,u=a,!!C){if(a>>>0>=p>>>0)break r;t[(a<<1)+d>>1]=c,u=a+1|0,a=u}}}
ze()}n[g+8>>2]=n[A+12>>2],e=n[A+8>>2],n[g>>2]=n[A+4>>2],n[g+4>>2]=e,n[g+36>>2]=u,n[g+32>>2]=S,n[g+28>>2]=s,n[g+24>>2]=Q,
n[g+20>>2]=T,n[g+16>>2]=O,n[g+12>>2]=0,Y(w,m,1),v=A+16|0,S=n[b+64>>2],A=n[b+60>>2],Q=n[b+56>>2],n[b+40>>2]=n[b+92>>2],
r=n[b+88>>2],e=n[b+84>>2],n[b+32>>2]=e,n[b+36>>2]=r,r=n[b+80>>2],n[b+24>>2]=n[b+76>>2],n[b+28>>2]=r,r=n[b+72>>2],
n[b+16>>2]=n[b+68>>2],n[b+20>>2]=r,m=b+44|0,a=0,u=0,g=0,r=v-48|0,v=r,Pe(h,11562),n[r+32>>2]=0,n[r+24>>2]=0,n[r+28>>2]=0,
n[r+16>>2]=0,n[r+20>>2]=0,n[r+8>>2]=0,n[r+12>>2]=0,n[r+44>>2]=0,n[r+36>>2]=0,n[r+40>>2]=4,p=4,s=8,w=qe(h,0);e:{r:{
for(;;){if((u|0)!=(w|0)){if(d=qe(h,k(a,180)+180|0),a=Re(h,k(a,6)+11520|0,6),a>>>0>6)break r;y=(r+8|0)+(a<<2)|0,
c=32-l(n[y>>2])|0,c=qe(h,k(a<<3|(c>>>0>=7?7:c),180)+1440|0),n[y>>2]=c,y=g+d|0,g=c+y|0,n[r+36>>2]==(u|0)&&(N(r+36|0),
p=n[r+40>>2]),d=s+p|0,n[d>>2]=a,n[d-4>>2]=c,n[d-8>>2]=y,u=u+1|0,n[r+44>>2]=u,s=s+12|0;continue}break}
n[m+8>>2]=n[r+44>>2],a=n[r+40>>2],n[m>>2]=n[r+36>>2],n[m+4>>2]=a,v=r+48|0;break e}ze()}for(Pe(h,6180),m=e,e=0;;){
if((e|0)!=20){n[(b+108|0)+e>>2]=1,e=e+4|0;continue}break}n[b+80>>2]=0,n[b+72>>2]=0,n[b+76>>2]=0,n[b+64>>2]=0,
n[b+68>>2]=0,n[b+56>>2]=0,n[b+60>>2]=0,e=n[b+112>>2],n[b+84>>2]=n[b+108>>2],n[b+88>>2]=e,e=n[b+120>>2],
n[b+92>>2]=n[b+116>>2],n[b+96>>2]=e,n[b+100>>2]=n[b+124>>2],n[b+104>>2]=0,n[b+116>>2]=0,n[b+108>>2]=0,n[b+112>>2]=4,
u=n[b+48>>2],T=u+k(n[b+52>>2],12)|0,O=n[b+44>>2],c=4,e=0,r=u;e:{r:{a:for(;;){if((r|0)!=(T|0)){g=n[r+8>>2],p=n[r+4>>2],
d=n[r>>2];i:{if(d>>>0<=e>>>0){e=d;break i}if(a=e,w=d-a|0,w>>>0>n[b+108>>2]-a>>>0){
if((Ve(b+108|0,a,w,4,4)|0)!=-2147483647)break r;c=n[b+112>>2],a=n[b+116>>2]}if(s=(a<<2)+c|0,w>>>0>=2){
for(e=d+(e^-1)|0;n[s>>2]=1114112,s=s+4|0,e=e-1|0,!!e;);a=(a+w|0)-1|0}n[s>>2]=1114112,e=a+1|0}for(r=r+12|0,d=e<<2,
y=(b+16|0)+(g<<2)|0,G=g>>>0<7;;){if(n[b+116>>2]=e,!p)continue a;i:{if(!g){C=b+8|0,s=b+56|0,c=n[s>>2],
a=Re(h,(n[s+4>>2]+k(c,5)<<2)+60|0,4),n[s+4>>2]=c,n[s>>2]=a;t:{if(a>>>0<=4){w=(a<<2)+s|0,c=n[w+8>>2],
x=n[w+28>>2]+k(a,3)|0,I=0;n:{if(We(h,n[s+48>>2]+k(x,3)|0))break n;if(!We(h,x+45|0)){x=a<<3,c=n[x+131152>>2],
c=Ye(h,(a<<10)+1060|0,n[x+131148>>2]-c|0)<<c|$e(h,1<<c),I=2;break n}c=(qe(h,k(a,180)+160|0)+c|0)+1|0,I=1}x=I,
n[w+28>>2]=x,n[w+8>>2]=c+1,n[s+48>>2]=x,n[C+4>>2]=c,n[C>>2]=a;break t}ze()}a=n[b+12>>2],s=a;t:switch(n[b+8>>2]){case 2:
s=a+13312|0;break i;case 3:s=a+131072|0;break i;case 1:if(a=a+m|0,a>>>0>=S>>>0)break r;s=o[(a<<1)+A>>1];break i;case 0:
break i;default:break t}if(s=0,e>>>0<=a>>>0)break i;a=n[n[b+112>>2]+(a<<2)>>2],s=(a|0)!=1114112?a:0;break i}
if(!G||(a=n[y>>2],n[y>>2]=a+1,a>>>0>=S>>>0))break r;s=o[(a<<1)+A>>1]}n[b+108>>2]==(e|0)&&sr(b+108|0),c=n[b+112>>2],
n[c+d>>2]=(s^55296)-1114112>>>0<4293855232?1114112:s,p=p-1|0,d=d+4|0,e=e+1|0}}break}Y(O,u,12),n[F+8>>2]=n[b+116>>2],
e=n[b+112>>2],n[F>>2]=n[b+108>>2],n[F+4>>2]=e,Y(Q,A,2),v=b+128|0;break e}ze()}fe(B),Y(n[E+4>>2],n[E+8>>2],4),v=E+112|0}
function sr(e){(Ve(e,n[e>>2],1,4,4)|0)!=-2147483647&&ze()}function kr(e,r){var a=0,i=0,t=0,f=0,o=0;S(n[46858]),
t=n[46860];e:{r:{a:switch(i=n[46861],i|0){case 0:break e;case 1:break r;default:break a}for(;o=a,f=i>>>1|0,a=f+a|0,
a=b[(t+(a<<3)|0)+4>>2]>r>>>0?o:a,i=i-f|0,i>>>0>1;);}i=(b[(t+(a<<3)|0)+4>>2]<=r>>>0)+a|0}S(n[46858]),a=0,r=0,
t=i-((i|0)!=0)|0,t>>>0<b[46861]&&(a=n[46860]+(t<<3)|0,r=n[a+4>>2],a=n[a>>2]),S(n[46858]),t=-1,
b[46861]>i>>>0&&(t=n[(n[46860]+(i<<3)|0)+4>>2]),n[e+8>>2]=a,n[e+4>>2]=t,n[e>>2]=r}function ur(e,r,a,i){
var t=0,o=0,b=0,c=0,s=0;b=n[r+4>>2];e:{if(!b)break e;t=b,c=n[r>>2],o=c;r:{for(;;){if(Ji[i|0](a,f[o|0])|0)break r
;if(t=t-1|0,n[r+4>>2]=t,o=o+1|0,n[r>>2]=o,!t)break}break e}t=b-t|0,s=c}n[e+4>>2]=t,n[e>>2]=s}function Ar(e,r){
var a=0,t=0,o=0,b=0;a=v-16|0,v=a,t=n[r+4>>2];e:{if(!t){n[e>>2]=1;break e}o=n[r>>2],b=f[o|0],i[a+11|0]=b
;r:switch(b-34|0){default:n[e>>2]=0,n[e+4>>2]=0;break e;case 0:case 5:break r}if(n[r+4>>2]=t-1,n[r>>2]=o+1,
n[a+12>>2]=a+11,ur(a,r,a+12|0,4),t=n[a>>2],!t){n[e>>2]=1;break e}o=n[a+4>>2],n[e+4>>2]=t,n[e>>2]=0,n[e+8>>2]=o,
e=n[r+4>>2],n[r>>2]=e?n[r>>2]+1|0:1,n[r+4>>2]=e-((e|0)!=0)}v=a+16|0}function lr(e,r,a,i,t){var o=0,b=0,c=0;b=v-32|0,v=b,
c=n[e>>2],o=n[e+4>>2];e:{if(!dr(c,o,r,a,i))for(;;){if(!o){o=2;break e}if(o=o-1|0,n[e+4>>2]=o,c=c+1|0,n[e>>2]=c,
!!dr(c,o,r,a,i))break}if(n[e>>2]=a>>>0>o>>>0?1:a+c|0,r=o-a|0,n[e+4>>2]=r>>>0<=o>>>0?r:0,n[b+28>>2]=t,n[b+24>>2]=1,
ur(b+16|0,e,b+24|0,5),o=2,!n[b+16>>2]||(r=n[e+4>>2],!r))break e;if(a=n[e>>2],f[a|0]!=61){o=0;break e}n[e+4>>2]=r-1,
n[e>>2]=a+1,n[b+28>>2]=t,n[b+24>>2]=1,ur(b+8|0,e,b+24|0,5),o=n[b+8>>2]?1:2}return v=b+32|0,o}function dr(e,r,a,i,t){
for(var n=0,o=0,b=0;;){e:{if(n=i,!n||!r)break e;if(r=r-1|0,i=n-1|0,o=f[e|0],b=f[a|0],e=e+1|0,a=a+1|0,
(((t&&(o-65&255)>>>0<26?32:0)|o)&255)==(b|0))continue}break}return!n}function hr(e){var r=0,a=0,i=0,t=0,f=0,o=0
;i=v-16|0,v=i,t=i+4|0,f=n[e+4>>2],r=n[e>>2],a=r<<1,o=a>>>0<=8?8:a,a=o;e:{if((a|0)<0){r=1,a=0,f=4;break e}r:{if(r){
r=De(f,r,a);break r}r=W(a)}r:{if(!r){n[t+4>>2]=1,r=1;break r}n[t+4>>2]=r,r=0}f=8}n[f+t>>2]=a,n[t>>2]=r,
n[i+4>>2]==1&&ze(),a=n[i+8>>2],n[e>>2]=o,n[e+4>>2]=a,v=i+16|0}function gr(e){(Ve(e,n[e>>2],1,4,8)|0)!=-2147483647&&ze()}
function mr(e,r,a,i,t){var o=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0;e:{r:{if(!t){c=4,r=0;break r}if(c=W(t<<2),
!c)break e;for(;;){d=(s<<2)+c|0,b=(s<<5)+i|0,o=-1;a:{if(n[b+24>>2]==1||(o=0,!a))break a;for(h=n[b+16>>2],g=n[b+20>>2],
m=n[b+28>>2],u=0,o=r,b=a;A=0,l=f[o+1|0]+k(f[o|0],m)|0,l>>>0<g>>>0&&(A=k(n[o+4>>2],f[h+l|0])),o=o+8|0,u=u+A|0,b=b-1|0,
!!b;);o=k(u,10)>>>4|0}if(n[d>>2]=o,s=s+1|0,(s|0)==(t|0))break}r=t}n[e+8>>2]=t,n[e+4>>2]=c,n[e>>2]=r;return}ze()}
function wr(e,r,a){var i=0,t=0,f=0,o=0;i=r<<2;e:{if(!r||(t=n[e>>2],(r|0)==1))break e;for(r=e+4|0,f=i-4>>>2|0;o=n[r>>2],
t=t>>>0<o>>>0?t:o,r=r+4|0,f=f-1|0,!!f;);}for(;;){e:{if(i){if(r=n[e>>2],(r|0)==-1)break e;r=r-t|0,n[e>>2]=r>>>0>a>>>0?a:r
;break e}return}e=e+4|0,i=i-4|0}}function pr(e,r){var a=0;if(r)for(;a=n[e>>2]+a|0,e=e+8|0,r=r-1|0,!!r;);return a}
function vr(e,r,a,t){
var s=0,A=0,l=u(0),d=0,h=u(0),g=0,m=0,w=u(0),p=0,y=0,B=0,C=0,x=u(0),E=u(0),S=0,I=u(0),F=u(0),Q=0,T=0,O=0,G=u(0),U=0
;for(g=v-48|0,v=g,A=n[r+168>>2],s=4;d=n[r+s>>2],(d|0)!=(A|0)&&(p=p+1|0,s=s+4|0,(s|0)!=168););s=p>>>0>39,d=(A|0)!=(d|0),
C=f[r+176|0],m=pr(a,t);e:{if(m>>>0>32||(C|0)==3)break e;y=(A-k(m,56)|0)-120|0,h=u((A>>>0>=y>>>0?y:0)>>>0)}B=s|d,
l=u((m>>>0<=1?1:m)>>>0);e:{r:{a:{i:{if(t){for(d=0,s=a,y=t;d=(n[s>>2]&i[s+5|0]>>31)+d|0,s=s+8|0,y=y-1|0,!!y;);if(s=1,
(d|0)==1)break i}if(!B)break a;s=0,x=u(1);break e}if(!B)break r;x=u(1);break e}s=!p&(m|0)==2}
x=(f[p+176380|0]-1&255)>>>0<28?u(1):u(.6700000166893005)}w=u(u(x*u(A>>>0))+u(-91)),I=u((w!=w||w<u(0)?u(0):w)/l),
w=u(I+u(-38)),F=w!=w||w<u(0)?u(0):w,s&&(s=C<<2,E=c[s+186240>>2],G=c[s+186224>>2]),
w=u(u(u(b[r+172>>2])/l)+u(-.03999999910593033)),w=u(u((w!=w||w<u(0)?u(0):w)*u(-3))+u(1)),w=w!=w||w<u(.5)?u(.5):w;e:{
if(C=W(656),!C)break e
;for(x=u(u(1)-E),E=u(u(66)/u(u(F*l)+u(66))),h=u(h/u(48)),F=u(u(u(x+u(u(u(1)-E)*u(-.029999999329447746)))*w)/u(u(h*h)+u(1))),
n[g+16>>2]=C,n[g+12>>2]=41,h=u(1/0),d=0,y=0,p=0,s=4;;){n[g+20>>2]=y;r:{for(;;){if(A=p,(s|0)==168)break r;if(p=A+1|0,
m=r+s|0,s=s+4|0,Q=n[m>>2],(Q|0)!=-1)break}A=A>>>0>=40?40:f[A+176380|0],T=n[((A&255)<<2)+186300>>2],m=t,S=A&255,B=-1;a:{
if((S|0)==40||(B=((S|0)==30?29:A)&255,(A-1&255)>>>0>=28)||(U=Ca(A),B=-2128831035,!t))break a;for(B=a+5|0,
S=-2128831035;O=i[B|0],(O|0)<0&&(S=k(o[((O&127)<<1)+U>>1]^S,16777619)),B=B+8|0,m=m-1|0,!!m;);B=S}
l=u(u(E*u(Q-T>>>0))+u(T>>>0)),h=l!=l||l>h?h:l,n[g+12>>2]==(y|0)&&(m=g+12|0,(Ve(m,n[m>>2],1,4,16)|0)!=-2147483647&&ze(),
C=n[g+16>>2]),m=(y<<4)+C|0,i[m+12|0]=A,n[m+8>>2]=B,n[m+4>>2]=0,c[m>>2]=l,d=d+16|0,y=y+1|0;continue}break}
for(t=n[g+16>>2],m=t+(y<<4)|0,E=u(0),s=t;;){if(d){l=u(u(c[s>>2]-h)/u(12)),l=l<u(126)?l:u(126),a=l>=u(0),
a=l>u(4294967040)?-1:a&&l<u(4294967296)&l>=u(0)?~~l>>>0:0,
l=u(u(u(u(l-u(a>>>0))*u(-.5))+u(1))*(Xe(2,1065353216-(a<<23)|0),Ze())),c[s+4>>2]=l,E=u(E+l),d=d-16|0,s=s+16|0;continue}
break}if(p=0,C=4,s=0,y&&(s=y,C=W(k(s,12)),!C))break e;n[g+28>>2]=C,n[g+24>>2]=s,a=t+4|0,A=0;r:{a:{for(;;){i:{
n[g+32>>2]=A;t:{n:{if((t|0)!=(m|0)){for(B=n[t+8>>2],w=c[t>>2],S=f[t+12|0],l=u(-0),s=a,
d=y;l=(B|0)==n[s+4>>2]?u(l+c[s>>2]):l,s=s+16|0,d=d-1|0,!!d;);if(h=u(0),I>=u(116)||(h=u(l/E),h=h<u(1)?h:u(1),l=u(h*h),
x=l,l=u(u(1)-h),h=u(h+u(G*u(u(x/u(x+u(l*l)))-h))),h=u(F*u(h+u(u(h*u(.18000000715255737))*u(u(1)-h))))),A)break n;d=0
;break t}if(t=n[r>>2],a=n[g+28>>2],I>=u(116)||!A)break i;l=u(0),r=40,s=f[a+4|0],(s|0)!=40&&(l=c[a>>2],
r=yr(n[t+8>>2],n[t+12>>2],s)&255,l=(r|0)==40?u(0):l),s=(r|0)==40,y=s?4:0,l=s?u(0):l;break a}for(d=0,s=0;;){B=s+C|0,
l=c[B>>2];n:{if(l==h){if(!(w<c[B+8>>2]))break n;break t}if(l<h)break t}if(d=d+1|0,s=s+12|0,(p|0)==(s|0))break}d=A}
n[g+24>>2]==(A|0)&&(N(g+24|0),C=n[g+28>>2]),s=k(d,12)+C|0,A>>>0>d>>>0&&Di(s+12|0,s,k(A-d|0,12)),t=t+16|0,c[s+8>>2]=w,
i[s+4|0]=S,c[s>>2]=h,p=p+12|0,A=A+1|0;continue}break}if(y=4,r=40,l=u(0),A)break a;d=0,A=0,t=4;break r}m=k(A,12)+a|0,s=a
;a:{for(;;){if(d=s+12|0,A=f[s+4|0],(A|0)!=40&&(A=yr(n[t+8>>2],n[t+12>>2],A)&255,(A|0)!=40))break a;if(s=d,p=p-12|0,
!p)break}A=0,d=0,t=4;break r}if(h=c[s>>2],a=W(32),!a)break e;c[a+4>>2]=h,i[a|0]=A,A=1,n[g+44>>2]=1,n[g+40>>2]=a,
n[g+36>>2]=4;a:{if((d|0)==(m|0))break a;for(;;){for(s=d;;){i:{if(d=s+12|0,p=f[s+4|0],
(p|0)!=40&&(p=yr(n[t+8>>2],n[t+12>>2],p)&255,(p|0)!=40))break i;if(s=d,(m|0)!=(s|0))continue;break a}break}if(h=c[s>>2],
n[g+36>>2]==(A|0)&&(Br(g+36|0,1),a=n[g+40>>2]),s=(A<<3)+a|0,c[s+4>>2]=h,i[s|0]=p,A=A+1|0,n[g+44>>2]=A,(d|0)==(m|0))break
}}a=n[g+28>>2],d=n[g+36>>2],t=n[g+40>>2]}c[e+12>>2]=l,i[e+18|0]=r,i[e+17|0]=y,i[e+16|0]=0,n[e+8>>2]=A,n[e+4>>2]=t,
n[e>>2]=d,Y(n[g+24>>2],a,12),Y(n[g+12>>2],n[g+16>>2],16),v=g+48|0;return}ze()}function yr(e,r,a){var i=0,t=0,n=0,o=0;e:{
if(!e)break e;for(t=a&255;;){if((r|0)!=(i|0)){if(n=e+i|0,i=i+1|0,(t|0)!=f[n|0])continue;break e}break}if(r)for(t=a&255,
o=(t|0)==29;;){if(a=30,i=f[e|0],(i|0)==30&o||(a=9,(i|0)==9&(t|0)==8)||(a=10,n=(t|0)==21,n&(i|0)==10)||(a=12,
(i|0)==12&n)||(a=13,(i|0)==13&n)||(a=14,(i|0)==14&(t|0)==2))break e;if(e=e+1|0,r=r-1|0,!r)break}a=40}return a}
function Br(e,r){var a=0;e:{if(a=n[e+8>>2],n[e>>2]-a>>>0>=r>>>0||(Ve(e,a,r,4,8)|0)==-2147483647)break e;ze()}}
function Cr(e,r){var a=0,o=0,b=0,c=0;e:{r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:switch(b=r&255,f[b+186182|0]-1|0){case 0:break e
;case 1:case 2:break s;case 11:break r;case 3:break c;case 4:break b;case 5:break o;case 6:break f;case 7:break n
;case 8:break t;case 9:break i;case 10:break a;default:break k}o=f[b+186142|0],a=1;break e}a=2;break e}a=3,o=186960
;break e}a=4;break e}a=5;break e}a=3,o=187276;break e}a=3,o=187124;break e}a=6;break e}a=7,c=1;break e}a=7;break e}a=8}
i[e+12|0]=r,i[e+11|0]=191,i[e+9|0]=0,i[e+10|0]=128,i[e+8|0]=c,n[e+4>>2]=o,t[e+2>>1]=0,i[e+1|0]=o,i[e|0]=a}
function xr(e,r){var a=0,o=0,b=0,c=0;e:{r:{a:{i:{t:{n:{f:{o:{b:{c:{s:switch(b=r&255,f[b+186182|0]-1|0){case 0:break r
;case 1:break c;case 2:break b;case 3:break o;case 4:break f;case 5:break n;case 6:break t;case 7:break i;case 8:case 9:
case 10:break e;case 11:break a;default:break s}c=f[b+186142|0],a=1;break r}a=2,o=176472;break r}a=2,o=176484;break r}
a=2,o=176420;break r}a=2,o=176448;break r}a=3;break r}a=2,o=176496;break r}a=2,o=176460;break r}a=4}i[e+12|0]=r,
n[e+8>>2]=o,i[e+5|0]=c,i[e+4|0]=a,t[e>>1]=0;return}t[e>>1]=2}function Er(e,r){var a=0;e:{if(a=n[e+8>>2],
n[e>>2]-a>>>0>=r>>>0||(Ve(e,a,r,2,2)|0)==-2147483647)break e;ze()}}function Sr(e){var r=0,a=0,t=0;r=v-16|0,v=r,
a=f[e+35|0];e:{if(a-37>>>0>=2&&(t=0,a))break e;t=f[e+32|0]^1}i[e+34|0]=t&1,Cr(r,a),a=n[r+12>>2],n[e+24>>2]=n[r+8>>2],
n[e+28>>2]=a,a=n[r+4>>2],n[e+16>>2]=n[r>>2],n[e+20>>2]=a,v=r+16|0}function Ir(e){var r=0;e:{r:switch(f[e|0]-1|0){case 1:
return((f[e+2|0]!=0)+(f[e+1|0]!=0)|0)+(f[e+3|0]!=0)|0;case 2:return f[e+8|0]!=0;case 3:return f[e+1|0]+(f[e+2|0]!=0)|0
;case 4:return n[(f[e+2|0]<<2)+186256>>2];case 6:return(f[e+6|0]|o[e+2>>1]<<1)&3;case 0:case 5:case 7:break e;default:
break r}if(!f[e+9|0])break e;r=f[e+8|0]+1|0}return r}function Fr(e,r,a,o){
var b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0;s=v-48|0,v=s,y=n[e+72>>2],
l=n[e+76>>2],t[e+76>>1]=257,n[e+72>>2]=0,h=n[e+64>>2],g=n[e+68>>2],n[e+64>>2]=0,n[e+68>>2]=151806827,m=n[e+56>>2],
B=n[e+60>>2],n[e+56>>2]=1,n[e+60>>2]=0,A=n[e+48>>2],u=n[e+52>>2],n[e+48>>2]=0,n[e+52>>2]=0,b=n[e+40>>2],c=n[e+44>>2],
n[e+40>>2]=0,n[e+44>>2]=4,n[s+40>>2]=y,n[s+44>>2]=l,n[s+32>>2]=h,n[s+36>>2]=g,n[s+24>>2]=m,n[s+28>>2]=B,n[s+16>>2]=A,
n[s+20>>2]=u,n[s+8>>2]=b,n[s+12>>2]=c,h=r,g=a,A=e,l=0,m=0,b=v-32|0,v=b,c=s+8|0,x=n[c+20>>2],n[c+20>>2]=0,E=n[c+16>>2],
I=n[c+12>>2],n[c+12>>2]=0,n[c+16>>2]=1;e:{r:{if(x){if(e=a+x|0,(e|0)<0||(r=W(e),!r))break r;n[b+12>>2]=0,n[b+8>>2]=r,
n[b+4>>2]=e,e=b+4|0,z(e,E,x+E|0),z(e,h,a+h|0),g=n[b+12>>2],F=n[b+4>>2],h=n[b+8>>2]}for(Q=c+12|0,B=f[c+37|0],
i[b+20|0]=o?0:2,n[b+8>>2]=0,n[b+4>>2]=x,n[b+12>>2]=h,n[b+16>>2]=h+g,d=b+8|0,o=f[c+36|0],C=n[c+28>>2];;){p=n[c+32>>2],y=o
;a:{i:{for(;;){t:{n:{f:{o:{b:{c:{s:{if(r=n[b+4>>2],!r){if(r=n[b+12>>2],r){if((r|0)!=n[b+16>>2])break s;n[b+12>>2]=0}
if(e=f[b+20|0],(e|0)==3||(i[b+20|0]=2,(e|0)==2))break o;u=f[b+21|0];break c}n[b+4>>2]=0,w=b+24|0;k:{u:{A:{l:{d:{
if(a=n[d+4>>2],a){S=n[d+8>>2],T=r-1>>>0>=S-a>>>0,e=r;h:{for(;;){if(u=a,T)break h;if(a=a+1|0,e=e-1|0,!e)break}
if((a|0)==(S|0))break d;n[d+4>>2]=u+2,e=f[a|0],a=1;break l}n[d+4>>2]=0;break A}break A}if(n[d+4>>2]=0,a=f[d+12|0],
(a|0)==3||(i[d+12|0]=2,(a|0)==2))break u;e=f[d+13|0]}i[w+5|0]=e,i[w+4|0]=a,e=n[d>>2]+r|0,n[w>>2]=e,n[d>>2]=e+1;break k}
if(f[d+12|0]==3)break u;i[d+12|0]=2}i[w+4|0]=2}if(e=f[b+28|0],(e|0)==2)break o;u=f[b+29|0],w=n[b+24>>2];break b}e=1,
n[b+12>>2]=r+1,u=f[r|0]}w=n[b+8>>2],n[b+24>>2]=w,n[b+8>>2]=w+1}switch(r=u<<24>>24,a=92,e=e&1,u=(e?u:32)&255,u|0){case 0:
case 9:case 10:case 13:case 26:break n;case 64:case 91:case 92:case 93:case 94:case 96:case 123:case 124:case 125:
case 126:break t;default:break f}}e=l-m|0,r=e>>>0<=l>>>0?e:0,e=B&1,X(A,l>>>0<m>>>0?1:h+m|0,r,e),i[c+37|0]=e,
e=l>>>0>g>>>0?1:l+h|0,r=g-l|0,z(Q,e,e+(r>>>0<=g>>>0?r:0)|0),x&&Y(F,h,1),Y(I,E,1),v=b+32|0;break e}if(a=r,
u>>>0<32)break t;if(u>>>0<65)break n;if((u|0)!=95)break t}a=12}C=k(a&255^C,16777619),n[c+28>>2]=C;t:{n:{if(e){f:{
if((r-65&255)>>>0<=25){p=p+1|0,n[c+32>>2]=p,e=o;break f}if((r-97&255)>>>0>25)break n;i[c+36|0]=y&1,p=p+1|0,n[c+32>>2]=p,
e=y,o=e}if(p>>>0<=15)continue;break t}if(n[c+32>>2]=0,!(o&1))break i;break a}if(o=0,n[c+32>>2]=0,a=(r|0)>=0,e=a&y,
i[c+36|0]=e,y=0,p=0,!a)continue}break}if(e&1)break a}e=Z(c,C),(e^B)&1&&(a=l-m|0,
X(A,l>>>0<m>>>0?1:h+m|0,a>>>0<=l>>>0?a:0,B&1),B=e,m=l),i[c+36|0]=1}e=92;a:{i:{t:switch(u|0){case 0:case 9:case 10:
case 13:case 26:break i;case 64:case 91:case 92:case 93:case 94:case 96:case 123:case 124:case 125:case 126:break a
;default:break t}if(u>>>0<32){e=r;break a}if(u>>>0<65)break i;if(e=r,(u|0)!=95)break a}e=12}
C=k(e&255^-2128831035,16777619),n[c+28>>2]=C,o=1,e=w+1|0,l=e>>>0<g>>>0?e:g}}ze()}ne(A+40|0),e=n[s+44>>2],
n[A+72>>2]=n[s+40>>2],n[A+76>>2]=e,e=n[s+36>>2],n[A+64>>2]=n[s+32>>2],n[A+68>>2]=e,e=n[s+28>>2],n[A+56>>2]=n[s+24>>2],
n[A+60>>2]=e,e=n[s+20>>2],n[A+48>>2]=n[s+16>>2],n[A+52>>2]=e,e=n[s+12>>2],n[A+40>>2]=n[s+8>>2],n[A+44>>2]=e,v=s+48|0}
function Qr(e,r,a){
var s=0,A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,Q=0,T=0,O=0,G=0,U=0,j=0,H=0,M=0,L=0,D=0,P=0,X=u(0)
;d=v-384|0,v=d;e:{r:{a:{i:{if(M=f[r+144|0],!M){if(G=n[r+60>>2],!G)break i;if(Tr(d+360|0,n[r+4>>2],n[r+8>>2]),U=1,
A=n[r+20>>2],g=A<<1,(A|g)<0||(s=n[r+16>>2],g&&(T=A,U=W(g),!U))||(A&&Mi(U,s,g),g=n[r+36>>2],g>>>0>24403223))break r
;C=f[r+24|0],M=k(g,88);t:{if(!M){p=4,I=0;break t}if(s=n[r+32>>2],p=W(M),!p)break r;n:{if(!g)break n;for(h=g;;){
if((m|0)==(M|0))break n;if(Q=n[s+60>>2],I=n[s+64>>2],j=n[s+68>>2],S=n[s+72>>2],y=n[s+80>>2],B=n[s+76>>2],x=f[s+84|0],
H=Mi(m+p|0,s,60),i[H+84|0]=x,n[H+76>>2]=B,n[H+80>>2]=y,n[H+68>>2]=j,n[H+72>>2]=S,n[H+60>>2]=Q,n[H+64>>2]=I,m=m+88|0,
s=s+88|0,h=h-1|0,!h)break}}I=g}if(s=n[r+48>>2],s>>>0>1073741823||(m=s<<2,m>>>0>2147483644))break r;x=n[r+44>>2],
j=f[r+150|0],S=n[r+140>>2];t:{if(!m){h=4;break t}if(w=s,h=W(m),!h)break r}s&&Mi(h,x,m),y=n[r+64>>2],
Tr(d+60|0,n[r+56>>2],G),i[d+152|0]=0,x=n[d+364>>2],n[d+8>>2]=n[d+360>>2],n[d+12>>2]=x,n[d+16>>2]=n[d+368>>2],
B=n[r+68>>2],m=n[r+72>>2],x=o[r+76>>1],Mi(d+100|0,r+92|0,48),i[d+158|0]=j,n[d+148>>2]=S,n[d+44>>2]=g,n[d+40>>2]=p,
n[d+36>>2]=I,i[d+32|0]=C,n[d+28>>2]=A,n[d+24>>2]=U,n[d+20>>2]=T,t[d+84>>1]=x,n[d+80>>2]=m,n[d+76>>2]=B,n[d+72>>2]=y,
n[d+56>>2]=s,n[d+52>>2]=h,n[d+48>>2]=w,n[d+96>>2]=n[r+88>>2],s=n[r+84>>2],n[d+88>>2]=n[r+80>>2],n[d+92>>2]=s,
s=f[r+145|0]|f[r+146|0]<<8|(f[r+147|0]<<16|f[r+148|0]<<24),i[d+153|0]=s,i[d+154|0]=s>>>8,i[d+155|0]=s>>>16,
i[d+156|0]=s>>>24,i[d+157|0]=f[r+149|0],r=d+8|0,Fr(r,1,0,1),Qr(e,r,a),te(r);break e}w=Or(a),t[d+164>>1]=w,
i[d+166|0]=w>>>16,Li(d+172|0,255,164),i[d+344|0]=0,n[d+168>>2]=a,n[d+336>>2]=-1,n[d+340>>2]=0,j=(w&16776960)>>>8|0,
S=f[r+91|0]||b[r+80>>2]>=n[r+84>>2]<<1>>>0?40:33;break a}w=Or(a),t[d+164>>1]=w,i[d+166|0]=w>>>16,Li(d+172|0,255,164),
i[d+344|0]=0,n[d+168>>2]=a,n[d+336>>2]=-1,n[d+340>>2]=0,j=(w&16776960)>>>8|0,S=40}m=n[r+4>>2];a:{i:{t:{n:{f:{o:{b:{c:{
s:{if(x=n[r+8>>2],x>>>0>=4){if(s=f[m|0]|f[m+1|0]<<8|(f[m+2|0]<<16|f[m+3|0]<<24),(s|0)==65279||(s|0)==-131072)break s
;break b}k:switch(x-2|0){case 1:break b;case 0:break k;default:break c}s=f[m|0];break o}vr(d+8|0,d+168|0,4,0),
i[e+17|0]=5,i[e+18|0]=f[d+26|0],c[e+12>>2]=c[d+20>>2],r=n[d+12>>2],n[e>>2]=n[d+8>>2],n[e+4>>2]=r,n[e+8>>2]=n[d+16>>2],
i[e+16|0]=f[d+24|0];break e}if(Q=m+x|0,x)break n;T=1,s=0;break t}if(s=f[m|0],(s|0)!=239)break o
;if(f[m+1|0]!=187||f[m+2|0]!=191)break f;break i}o:switch((s&255)-254|0){case 0:if(f[m+1|0]!=255)break f;y=37;break i
;case 1:break o;default:break f}if(f[m+1|0]!=254)break f;y=38;break i}Q=m+x|0}n:{for(;;){if(s=i[h+m|0],
(s|0)<0||s>>>0<=31&&(s=s&255,s>>>0>27||!(1<<s&134231552)))break n;if(h=h+1|0,(m+h|0)==(Q|0))break}h=x}E=x-1|0,
s=f[E+m|0]==26?m:0}A=s||m,y=1,s=(s?E:x)>>>1|0,s&&(g=(A+(s<<1)|0)-2|0,y=(f[g|0]|f[g+1|0]<<8)!=0),C=A+(s<<1)|0;t:{for(;;){
if(B=s,g=0,!s)break t;if(s=s-1|0,C=C-2|0,g=f[C+1|0],!!(f[C|0]|g<<8))break}I=B,g=y||g?B:s}s=m;t:{n:{f:{o:{for(;;){
if((s|0)==(Q|0))break o;if(y=i[s|0],s=s+1|0,!((y|0)>=0))break}if(y=0,Q=0,g)for(s=A,p=g;;){G=f[s|0];b:{
if(G>>>0<=31&&(C=1,G>>>0>27||!(1<<G&134231552))||(G=f[s+1|0],G>>>0<=31&&(C=1,G>>>0>27||!(1<<G&134231552))))break b;C=0}
if(s=s+2|0,Q=C+Q|0,p=p-1|0,!p)break}if(B)for(C=0,s=A;(f[s|0]-33&255)>>>0<94?E=(f[s+1|0]-33&255)>>>0<94:E=0,y=E+y|0,
s=s+2|0,C=C+1|0,(B|0)!=(C|0););if(k(Q,50)>>>0<I>>>0)break t;y=k(I,3)>>>0>=y<<2>>>0;break f}U=g<<1;o:{if(!g)break o
;for(Q=0,s=A,y=g;;){C=0,p=f[s|0];b:{if(p>>>0>31||(C=1,p>>>0>27)||!(1<<p&134231552))break b;C=0}if(s=s+2|0,Q=C+Q|0,
y=y-1|0,!y)break}for(s=A+1|0,y=0,p=g;;){C=0,G=f[s|0];b:{if(G>>>0>31||(C=1,G>>>0>27)||!(1<<G&134231552))break b;C=0}
if(s=s+2|0,y=y+C|0,p=p-1|0,!p)break}if(s=y>>>0>Q>>>0?y:Q,s>>>0<2||s<<1>>>0<I>>>0)break o;if(h>>>0>31)break t;break n}
for(Q=A;;){if(!U)break t;if(s=f[Q|0]|f[Q+1|0]<<8,C=s>>>8|0,!(s&255)&&(y=1,(C|0)==10||(C|0)==32))break f;o:{b:{if(!C){
if(y=1,p=s&255,(p|0)==10||(p|0)==32)break f;break b}if((s&255)!=48)break b;if(C>>>0<3)break o}if(Q=Q+2|0,U=U-2|0,
(C|0)!=48||(s-1&255)>>>0>=2)continue}break}y=1}if(h>>>0>31||!y)break t}if(Q=0,p=0,h=h>>>1|0,s=h>>>0<I>>>0?h:I,
(Ur(A,s,6)|0)==(h|0)&&(p=Ur(A,I,6)),(Ur(A,s,7)|0)==(h|0)&&(Q=Ur(A,I,7)),k(p>>>0<Q>>>0?Q:p,100)>>>0<k(I,95)>>>0)break t
;if(U=0,h=0,B)for(C=0,s=A;h=(!f[s+1|0]+h|0)-!f[s|0]|0,s=s+2|0,C=C+1|0,(B|0)!=(C|0););y=38;n:{
f:switch((p>>>0>Q>>>0)-(p>>>0<Q>>>0)&255){case 1:y=37,U=1;break n;case 0:break f;default:break n}if((h|0)>=0){
if(h<<1>>>0>I>>>0)break n;break t}if(U=1,y=37,0-(h<<1)>>>0<=I>>>0)break t}n:{if(!g){C=0;break n}for(E=A+U|0,h=A+(U^1)|0,
C=0;;){A=0;f:{if(f[E|0]||(s=f[h|0],A=0,(s|0)==48)||(A=0,(s|0)==78)||(A=0,(s|0)==103)||(A=0,(s|0)==172))break f
;A=(s+32&255)>>>0<252}if(s=A,E=E+2|0,h=h+2|0,C=s+C|0,g=g-1|0,!g)break}}if(C<<3>>>0>I>>>0)break t
;if(b[r+124>>2]<2||n[r+128>>2])break i}if(y=S,(y|0)==40)break a}r=d+168|0,V(r,y,0,0,1,8),vr(e,r,4,0);break e}a:{i:{
if(!M){if(S=n[r+128>>2],y=n[r+124>>2],Hr(m,x,!S&y>>>0>1))break i;M=f[r+150|0],B=0;t:{if(M||(B=0,y)||(A=f[r+132|0],B=0,
!A)||(B=0,S))break t;s=n[r+116>>2],s=(s>>>0>255?2:1)+(s>>>0>65535)|0,p=(k(s,66)>>>0)/(s+A>>>0)|0,B=1}if((x|0)<0||(s=0,
E=1,h=1,x&&(E=W(x),!E||(s=x,h=W(s),!h))))break r;for(n[d+356>>2]=0,n[d+352>>2]=E,n[d+348>>2]=s,n[d+368>>2]=0,
n[d+364>>2]=h,n[d+360>>2]=s;;){if(!(T&1)){s=0;t:{if(!x){T=1,h=0;break t}E=0;n:{for(;;){if(g=f[m+E|0],A=g-34|0,
1<<A&268443649&&A>>>0<=28)break n;f:switch(g-10|0){default:if((g|0)==92)break n;break;case 0:case 3:break n;case 1:
case 2:break f}if(T=1,E=E+1|0,(x|0)==(E|0))break}h=x;break t}h=E+1|0,T=(x|0)==(h|0)}A=h+m|0,x=x-h|0;t:{for(;;){
if(g=d+360|0,(s|0)==(h|0))break t;if(g=s+m|0,s=s+1|0,!(i[g|0]>=0))break}g=d+348|0}z(g,m,A),m=A;continue}break}
A=n[d+352>>2],Mr(d+8|0,A,n[d+356>>2]),s=n[d+364>>2],Mr(d+40|0,s,n[d+368>>2]),Y(n[d+360>>2],s,1),Y(n[d+348>>2],A,1),
s=n[d+52>>2],s=n[d+20>>2]+(s>>>0>=2?2:s)|0,H=k(s>>>0>=2?2:s,57);t:{if(!f[a+32|0])break t;n:{f:{
if(y>>>0>S>>>0&&y+1>>>0>=k(S,3)>>>0)break f;if(!B)break t;break n}s=n[r+100>>2],
A=((k(n[r+92>>2]-n[r+96>>2]|0,66)+((s>>>0>=2?2:s)<<6)|0)+k(n[r+108>>2],80)|0)+k(n[r+112>>2],378)|0,
s=n[r+104>>2]+f[r+135|0]|0,p=A+k(s>>>0>=2?2:s,f[r+136|0]?H- -64|0:16)|0}V(d+168|0,0,p,S?3:0,1,8)}for(C=n[r+32>>2],
G=C+k(n[r+36>>2],88)|0,Q=i[d+164|0]&1;;){if(A=C,(A|0)!=(G|0)){for(s=0,E=0;E=n[s+A>>2]+E|0,s=s+4|0,(s|0)!=24;);for(s=0,
h=0;h=n[s+A>>2]+h|0,s=s+4|0,(s|0)!=36;);if(C=A+88|0,s=n[A+60>>2],!s||(I=n[A+64>>2],w=n[A+36>>2],
s>>>0<k(I,w+h>>>0<E<<1>>>0?4:40)>>>0))continue;for(T=n[A+68>>2],s=T+10|0,E=0,h=0;h=k(n[A+E>>2],f[s|0])+h|0,s=s+1|0,
E=E+4|0,(E|0)!=36;);for(s=0,U=0,i[A+81|0]&1&&(U=!(f[A+78|0]-2&253)),S=n[A+16>>2],y=n[A+56>>2],p=n[A+52>>2],B=n[A+48>>2],
m=n[A+44>>2],x=n[A+40>>2],g=f[A+76|0],E=0;E=n[s+A>>2]+E|0,s=s+4|0,(s|0)!=36;);L=f[A+84|0]?30:f[A+80|0],
A=(((((((k(w,480)+h|0)+k(x,10)|0)+(M&&g?111:0)|0)+k(m,70)|0)+k(B,100)|0)+k(p+U|0,60)|0)+(y<<4)|0)+((E|0)!=(S|0)?H:0)|0,
s=A-48|0,V(d+168|0,L,Q&&o[T+8>>1]==(j|0)?s>>>0<=A>>>0?s:0:A,I?3:0,1,8);continue}break}T=d+360|0,g=n[r+16>>2],w=v-16|0,
v=w,A=n[r+20>>2],s=A<<1,r=32-l(s-1|0)|0,r=r>>>0<=6?6:r,r=A?r>>>0>=16?16:r:6,j=(1<<r)+A|0,be(w+4|0,j,2,4);t:{
if(n[w+4>>2]!=1){S=n[w+8>>2],y=16-r|0,B=s+g|0,x=n[w+12>>2];n:for(;;){if((g|0)!=(B|0)){for(r=f[g|0]|f[g+1|0]<<8,
m=k(r<<8|r>>>8,-25035),h=m&65535,s=h>>>y|0,r=j-s|0,r=(r>>>0<=j>>>0?r:0)+1|0,s=x+(s<<2)|0,g=g+2|0;;){if(A=s,s=s+4|0,
r=r-1|0,!r)continue n;p=o[A+2>>1];f:{if(!p){p=0;break f}if(o[A>>1]!=(h|0))continue}break}t[A>>1]=m,t[A+2>>1]=p+1
;continue}break}for(s=0,n[w+12>>2]=0,n[w+4>>2]=0,n[w+8>>2]=4,m=x+(j<<2)|0,g=4,r=x;;){if(A=r,(r|0)==(m|0))break t
;r=r+4|0,h=o[A+2>>1],h&&(p=k(o[A>>1],17437),A=p<<8|(p&65280)>>>8,n[w+4>>2]==(s|0)&&(gr(w+4|0),g=n[w+8>>2]),B=(s<<3)+g|0,
i[B+5|0]=p,i[B+4|0]=A,n[B>>2]=h,s=s+1|0,n[w+12>>2]=s)}}ze()}for(Y(S,x,4),n[T+8>>2]=n[w+12>>2],r=n[w+8>>2],
n[T>>2]=n[w+4>>2],n[T+4>>2]=r,v=w+16|0,F(n[46862]),x=n[d+364>>2],j=n[d+368>>2],U=n[a+8>>2],H=n[a+12>>2],D=n[d+336>>2],
P=d+164|0,M=d+168|0,r=0,O=v-80|0,v=O,T=v-16|0,v=T,A=O+12|0,w=d+8|0,L=n[46864],s=L,E=n[46865],a=E,
mr(A,n[w+4>>2],n[w+8>>2],s,a),S=n[A+4>>2],y=n[A+8>>2],wr(S,y,277),mr(T+4|0,n[w+36>>2],n[w+40>>2],s,a),p=n[T+8>>2],
a=n[T+12>>2],wr(p,a,90),m=y<<2,h=a<<2,s=0,g=n[T+4>>2];;){t:{if((s|0)==(m|0)||(s|0)==(h|0))break t;A=s+S|0,a=n[A>>2],
B=a+n[s+p>>2]|0,n[A>>2]=a>>>0>B>>>0?-1:B,s=s+4|0;continue}break}Y(g,p,4),wr(S,y,277),v=T+16|0,p=n[w+56>>2],B=n[w+24>>2],
h=n[w+28>>2],g=n[w+60>>2],A=n[w+20>>2],s=n[w+16>>2];t:{n:{a=n[46868];f:{if(!a){m=4;break f}if(r=a,m=W(k(r,12)),
!m)break n}for(s=k(s,66)+28|0,g=k(A,60)+((B|0)==(0-p|0)?k(h+g|0,11):0)|0,A=s>>>0<g>>>0?s:g,s=s-A|0,G=s>>>0>=2e3?2e3:s,
s=g-A|0,C=s>>>0>=2e3?2e3:s,n[O+32>>2]=0,n[O+28>>2]=m,n[O+24>>2]=r,r=n[w+44>>2],r=n[w+12>>2]+(r>>>0>=2?2:r)|0,
r=k(r>>>0>=2?2:r,57),S=n[46867],Q=S+k(a,780)|0,T=n[O+16>>2],y=n[O+20>>2],s=0;;){if(a=S,(a|0)==(Q|0))break t
;if(S=a+780|0,A=f[a+776|0],!!K(U,H,A)){g=n[a+768>>2];f:{if(g>>>0<y>>>0&&(w=n[T+(g<<2)>>2],(w|0)!=-1))break f;w=r}
p=n[a+772>>2]+w|0,B=p+(G+((A|0)==40?24:0)|0)|0,I=0;f:{if(g>>>0>37)break f;for(h=k(g,20)+185376|0,A=0;;){
if((A|0)==8)break f;if(g=A+h|0,A=A+2|0,o[g>>1]==27749)break}for(g=j<<3,A=x;;){if(g){if(h=f[A+5|0],
(h|0)==162||(h|0)==182||(h+72&255)>>>0<9||h-220>>>0<5)break f;if(A=A+8|0,g=g-8|0,h-252>>>0>=3)continue;break f}break}
g=pr(x,j),A=g-3|0,I=A>>>0<=g>>>0?A:0}A=(p+C|0)+k(I>>>0>=3?3:I,12)|0,n[O+24>>2]==(s|0)&&(N(O+24|0),m=n[O+28>>2]),
g=k(s,12)+m|0,n[g+4>>2]=A,n[g+8>>2]=B,n[g>>2]=a,s=s+1|0,n[O+32>>2]=s}}}ze()}for(w=0,a=n[32769],G=O+44|0,r=G,
n[r>>2]=n[32768],n[r+4>>2]=a,r=n[32771],n[O+52>>2]=n[32770],n[O+56>>2]=r,n[O+60>>2]=n[32772],n[O+40>>2]=5,a=n[O+28>>2],
y=a+8|0,g=a+12|0,I=x,h=j;;){T=s,p=s-1|0,B=(k(s,12)-12>>>0)/12|0;t:{n:for(;;){S=(w<<2)+G|0;f:{o:{for(;;){if((w|0)==5){s=h
;break t}if(w=w+1|0,n[O+36>>2]=w,r=n[S>>2],J(a,T,L,E,I,r>>>0<h>>>0?r:h),s=0,r>>>0>h>>>0){I=4;break t}if(I=(r<<3)+I|0,
h=h-r|0,!h)break t;S=S+4|0;b:switch(T|0){case 1:break o;case 0:continue;default:break b}break}for(s=n[a+8>>2],
r=n[a+4>>2],S=r>>>0>s>>>0?s:r,A=g,m=B,r=a;Q=r,s=n[A+8>>2],r=n[A+4>>2],s=r>>>0>s>>>0?s:r,r=s>>>0<S>>>0?A:Q,A=A+12|0,
S=s>>>0>S>>>0?S:s,m=m-1|0,!!m;);break f}r=a}for(n[O+72>>2]=n[r+8>>2],s=n[r+4>>2],n[O+64>>2]=n[r>>2],n[O+68>>2]=s,
r=J(O- -64|0,1,L,E,I,h),D=r>>>0<D>>>0?r:D,r=D+192|0,H=r>>>0<D>>>0?-1:r,s=0,r=g,m=p,A=y;;){f:{if(S=s+1|0,C=n[A>>2],
Q=n[A-4>>2],H>>>0<(C>>>0<Q>>>0?C:Q)>>>0)break f;if(r=r+12|0,m=m-1|0,A=A+12|0,s=S,(T|0)!=(s|0))continue;continue n}break}
break}if(S>>>0<T>>>0)for(;p=n[r+8>>2],A=n[r+4>>2],H>>>0>=(A>>>0>p>>>0?p:A)>>>0&&(B=a+k(s,12)|0,n[B+8>>2]=p,A=n[r+4>>2],
n[B>>2]=n[r>>2],n[B+4>>2]=A,s=s+1|0),r=r+12|0,m=m-1|0,!!m;);n[O+32>>2]=s;continue}break}for(J(a,T,L,E,I,s),
S=a+k(T,12)|0,T=n[O+16>>2],y=n[O+20>>2],p=n[O+24>>2],r=a;;){t:{n:{f:{o:{b:{c:{if(s=r,(S|0)==(s|0)||(I=n[s>>2],
!I))break c;if(r=s+12|0,h=n[I+768>>2],h>>>0>=38)continue;if(w=k(h,20)+185376|0,h>>>0<y>>>0)break b;for(A=0;;){
if((A|0)==8)break o;if(g=A+w|0,A=A+2|0,o[g>>1]==28261)break}break f}Y(p,a,12),Y(n[O+12>>2],T,4),v=O+80|0;break t}
for(A=0;;){if((A|0)!=8){if(g=A+w|0,A=A+2|0,o[g>>1]!=28261)continue;break f}break}if(B=2,
n[T+(h<<2)>>2]-1>>>0<=4294967293)break n}B=0;break n}B=1}A=n[s+8>>2],s=n[s+4>>2],m=f[I+776|0],n[O+44>>2]=j,n[O+40>>2]=x,
n[O+36>>2]=I,h=s>>>0>A>>>0?A:s;n:{if(!(i[P|0]&1))break n;for(A=0,g=f[P+1|0]|f[P+2|0]<<8;;){if((A|0)==8)break n
;if(s=A+w|0,A=A+2|0,(g|0)==o[s>>1])break}s=h-48|0,h=s>>>0<=h>>>0?s:0}V(M,m,h,B,O+36|0,3);continue}break}vr(e,M,x,j),
Y(n[d+360>>2],x,8),Y(n[d+8>>2],n[d+12>>2],8),Y(n[d+40>>2],n[d+44>>2],8);break e}if(!Hr(m,x,1))break a}
vr(d+8|0,d+168|0,4,0),i[e+17|0]=3,i[e+18|0]=f[d+26|0],c[e+12>>2]=c[d+20>>2],r=n[d+12>>2],n[e>>2]=n[d+8>>2],n[e+4>>2]=r,
n[e+8>>2]=n[d+16>>2],i[e+16|0]=f[d+24|0];break e}if(m=21,w&1){s=0,A=j;a:{i:{t:{n:for(;;){for(g=s,s=s+20|0,m=g+185376|0,
h=0;;){if((h|0)==8){if((s|0)!=760)continue n;for(s=0;;){if(g=s,(s|0)==80)break i;if(s=s+20|0,(A|0)==o[g+185272>>1])break
}s=g+185264|0,A=s+4|0;break t}if(x=h+g|0,h=h+2|0,o[x+185376>>1]==(A|0))break}break}s=m+8|0,A=m+12|0}if(!n[A>>2])break i
;s=f[n[s>>2]];break a}s=40}s=s&255,m=(s|0)==40?21:s}g=T?2:1,s=0,h=f[a+32|0],A=f[r+150|0],i[d+360|0]=A?m:h&1?0:m,
B=n[a+8>>2],m=n[a+12>>2],n[d+24>>2]=131190,C=B?m:0,x=!f[r+89|0]&(!f[r+88|0]&(f[r+91|0]^-1)),E=B||1,n[d+20>>2]=d+360,
a=d+20|0;a:{i:{t:{for(;;){r=s,s=f[n[a+(s<<2)>>2]];n:{if(!(s|h&1)||(yr(B,m,s)&255)!=(s|0))break n;f:switch(s-33|0){
case 3:case 4:case 5:break n;case 0:break f;default:break i}if(x)break t}if(s=1,!!(r&1))break}if(C)for(;;){s=f[E|0];n:{
if(!(s|h&1)||(yr(B,m,s)&255)!=(s|0))break n;f:switch(s-33|0){case 3:case 4:case 5:break n;case 0:break f;default:break i
}if(x)break t}if(E=E+1|0,C=C-1|0,!C)break}s=40,E=4,r=0;break a}s=33}if(E=W(8),!E)break r;X=u(A?1:0),r=1}n[d+380>>2]=0,
n[d+376>>2]=E,n[d+372>>2]=r,Br(d+372|0,r),m=n[d+380>>2],(s|0)!=40&&(r=n[d+376>>2]+(m<<3)|0,c[r+4>>2]=X,i[r|0]=s,
m=m+1|0),i[e+18|0]=s,c[e+12>>2]=X,r=n[d+376>>2],n[e>>2]=n[d+372>>2],n[e+4>>2]=r,n[e+8>>2]=m,i[e+17|0]=g,i[e+16|0]=1,
n[d+380>>2]=m;break e}ze()}v=d+384|0}function Tr(e,r,a){var i=0;e:{if((a|0)<0)break e;if(a){if(i=W(a),!i)break e
;n[e+8>>2]=0,n[e+4>>2]=i,n[e>>2]=a,Mi(i,r,a),n[e+8>>2]=a;return}n[e+8>>2]=0,n[e>>2]=0,n[e+4>>2]=1;return}ze()}
function Or(e){var r=0,a=0,i=0,t=0,o=0;r=v-16|0;e:{r:{a:{if(i=n[e+16>>2],i){if(a=1,r=0,e=n[e+20>>2],(e|0)!=2){if(a=0,
e>>>0<=2||f[i+2|0]!=45)break e;r=e-3|0,a=i+3|0}if(e=f[i|0],o=(((e-65&255)>>>0<26?32:0)|e)&255,e=f[i+1|0],
t=o|(((e-65&255)>>>0<26?32:0)|e)<<8,r>>>0<=3){if((r|0)!=2)break r;i:{t:{if(e=f[a|0],(e|0)==72)break t
;if((e|0)==77)break i;if((e|0)!=84){if((e|0)==104)break t;if((e|0)==109)break i;if((e|0)!=116)break r}
if((f[a+1|0]|32)==119)break a;if((e|0)==104)break t;if((e|0)==109)break i;break r}if((f[a+1|0]|32)==107)break a
;if((e|0)!=77)break r}if((f[a+1|0]|32)==111)break a;break r}
if((f[a|0]|32)!=104||(f[a+1|0]|32)!=97||(f[a+2|0]|32)!=110)break r;if((f[a+3|0]|32)==116)break a;break r}
if(i=n[e+24>>2],!i||(e=n[e+28>>2],!e)||(o=e,e=f[i|0]==46,(o-e|0)!=2))break e;for(e=e+i|0,e=f[e|0]|f[e+1|0]<<8,
n[r+12>>2]=156,n[r+8>>2]=177612,o=(e|((e-65&255)>>>0<26?32:0))&255,e=e>>>8|0,t=o|(((e-65&255)>>>0<26?32:0)|e)<<8,
e=n[r+12>>2]&-4,r=n[r+8>>2]-4|0;;){if(a=1,!e)break e;if(e=e-4|0,r=r+4|0,(f[r|0]|f[r+1|0]<<8)==(t|0))break}
t=f[r+2|0]|f[r+3|0]<<8;break e}if((t&65535)!=26746)break r;a=1,t=29818;break e}a=1}return t<<8|a}function Gr(e){
return e=e|0,e<<8|(e&65280)>>>8}function Ur(e,r,a){var i=0,t=0,n=0,o=0,b=0,c=0,s=0;if(r){for(;;){
i=Ji[a|0](f[e|0]|f[e+1|0]<<8)|0,n=i&64512;e:{r:{a:{t=i&65535;i:{if(1<<t&9728&&t>>>0<=13)break i
;if(t-8204>>>0<2||(t|0)==8364||(t|0)==8470||(t|0)==8482)break r;if((i-32&65535)>>>0<95)break i
;if((i-160&65535)>>>0>95)break a}b=b+1|0,i=1;break e}a:{i:{if((i-7840&65535)>>>0<96||(i-256&65535)>>>0<192)break i
;if((i-768&65535)>>>0>35)break a}o=o+1|0,i=1;break e}
if((i+21504&65535)>>>0<11172||(i-19968&65535)>>>0<20992||(i&65280)==12288||(i-8208&65535)>>>0<79||(i-880&65535)>>>0<912||(i&65408)==3584||(i+255&65535)>>>0<238||(n|0)==55296)break r
;i=(n|0)==56320&s;break e}i=1}if(s=(n|0)==55296,e=e+2|0,c=i+c|0,r=r-1|0,!r)break}e=(o-(b<<1)|0)-2|0,e=e>>>0<=o>>>0?e:0
}else e=0;return c-e|0}function jr(e){return e=e|0,e|0}function Hr(e,r,a){var i=0,t=0,n=0,o=0,b=0,c=0,s=0;e:{r:{
if(!r)break r;for(n=e-1|0,i=r;;){if(o=f[i+n|0],!(o&&(o|0)!=26)){if(i=i-1|0,i)continue;break r}break}t=1,
i=r>>>0>i>>>0?i:r;break e}i=0}n=t&&r>>>0<2048?i:r;e:{if(!n)break e;for(t=0;r=f[e+t|0],
b=(r>>>0<12&2175>>>r|(r-14&255)>>>0<13|(r&252)==28)+b|0,t=t+1|0,(n|0)!=(t|0););r:{a:{i:{if(!f[e|0])break i
;if((n|0)==1)break a;for(r=n;;){for(c=e+1|0,o=r-1|0,i=0,t=0;;){t:{n:switch(i=f[e+i|0],i|0){case 1:case 2:case 3:case 4:
case 5:case 6:case 11:break i;case 0:break t;default:break n}if((i-14&255)>>>0<13||(i&252)==28)break i}if(i=1,s=t&1,t=1,
!!s)break}if(!(f[e|0]|f[e+1|0]<<8))break i;if(i=r>>>0<3,r=o,e=c,!!i)break}break a}if(!a)break r}if(c=0,b>>>0<=1)break e
;return k(b,10)>>>0>k(n,3)>>>0}c=n>>>0<k(b,50)>>>0}return c}function Mr(e,r,a){
var b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0;s=v-2144|0,v=s,b=Li(s,0,2048),c=1;e:{if(s=a<<1,
(s|0)<0||a&&(u=a,c=W(s),!c))break e;for(n[b+2056>>2]=0,n[b+2052>>2]=c,n[b+2048>>2]=u,n[b+2068>>2]=0,n[b+2072>>2]=0,
n[b+2060>>2]=0,n[b+2064>>2]=4,n[b+2076>>2]=0,n[b+2080>>2]=0,n[b+2084>>2]=0,n[b+2088>>2]=0,n[b+2100>>2]=0,n[b+2092>>2]=0,
n[b+2096>>2]=4,n[b+2112>>2]=0,n[b+2116>>2]=0,n[b+2104>>2]=0,n[b+2108>>2]=1,t[b+2128>>1]=257,n[b+2120>>2]=151806827,
n[b+2124>>2]=0,n[b+2140>>2]=0,n[b+2132>>2]=0,n[b+2136>>2]=1,B=r+a|0,A=1,u=0,a=0;;){c=l;r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{
u:{A:{if(!r||(r|0)==(B|0))break A;l=f[r|0],r=r+1|0;break u}if(C)break k;l=32,C=1,r=0}u:{if((l-48&255)>>>0>=10&&(s=0,
((l&-33)-65&255)>>>0>=26))break u;s=(c&255)==46|w}if(w=s,(l-65&255)>>>0<26)break n;if((l-97&255)>>>0<26)break b
;if((l|0)==33)break c;if((l|0)==47)break s;if(s=0,(l|0)==62||(s=a,l<<24>>24>=0))break f;break a}if(r=n[b+2056>>2],
r>>>0>536870911||(a=r<<3,a>>>0>2147483644))break e;s=n[b+2052>>2],w=n[b+2048>>2],p=0;k:{if(!a){h=4,u=0;break k}if(u=r,
h=W(a),!h)break e}if(r)for(r=r<<1,m=r+s|0,p=(r-2>>>1|0)+1|0,c=h,a=s;d=f[a+1|0],r=0,g=d<<8,y=r,l=f[a|0],
l>>>0<=31&&(r=o[(l<<6|d<<1)+b>>1]),n[c>>2]=l|g,n[c+4>>2]=r|y,c=c+8|0,a=a+2|0,(m|0)!=(a|0););Y(w,s,2),
Y(n[b+2060>>2],n[b+2064>>2],8),r=n[b+2080>>2],n[e+16>>2]=n[b+2076>>2],n[e+20>>2]=r,r=n[b+2088>>2],
n[e+24>>2]=n[b+2084>>2],n[e+28>>2]=r,n[b+2064>>2]=h,n[b+2060>>2]=u,r=n[b+2064>>2],n[e>>2]=n[b+2060>>2],n[e+4>>2]=r,
n[b+2068>>2]=p,r=n[b+2072>>2],n[e+8>>2]=n[b+2068>>2],n[e+12>>2]=r,Y(n[b+2132>>2],A,1),ne(b+2092|0),v=b+2144|0;return}
if(s=a,(c&255)==60)break o;break f}if(s=a,(c&255)==60)break o;break f}if(s=a,(c&255)!=60)break f}s=1}
if(((l-123&255)>>>0<230|s|w)&1)break t;break i}if(s=1,(c&255)==60)break t;if(s=a,!((w|a)&1))break i}t:{if(!u)break t
;for(c=-2128831035,a=0,A=n[b+2136>>2];c=k(f[a+A|0]^c,16777619),a=a+1|0,(u|0)!=(a|0););if(!Z(b+2092|0,c))break t;n:{
if(u>>>0<=3){for(c=A-1|0,a=u;;){if(!a){c=24;break n}if(d=a+c|0,a=a-1|0,!(i[d|0]>=0))break}c=16;break n}if(c=16,
(f[A|0]|f[A+1|0]<<8|(f[A+2|0]<<16|f[A+3|0]<<24))&-2139062144)break n;if(a=A+3&-4,a=(a|0)==(A|0)?4:a-A|0,d=u-4|0,
a>>>0<d>>>0)for(;;){if(n[a+A>>2]&-2139062144)break n;if(a=a+4|0,!(d>>>0>a>>>0))break}a=A+d|0,
c=(f[a|0]|f[a+1|0]<<8|(f[a+2|0]<<16|f[a+3|0]<<24))&-2139062144?16:24}for(m=(b+2060|0)+c|0,d=1,a=0,c=0,p=0,h=0;;){
if((c|0)!=(u|0)){g=f[c+A|0],y=g&31,x=d,d=g<<24>>24;n:{f:{if(x&(d|0)>=0){Ce(b,b+2048|0,a,y),h=h+1|0;break f}if(h=0,a=0,
(d|0)<0)break n}n[m>>2]=n[m>>2]+(g>>>0>96),n[m+4>>2]=n[m+4>>2]+(g>>>0<97&p),a=1}d=a,c=c+1|0,p=(g-65&255)>>>0<26,a=y
;continue}break}d&&Ce(b,b+2048|0,a,0),n[b+2072>>2]=n[b+2072>>2]+((h|0)>1)}a=s,u=0;break r}a=0}
n[b+2132>>2]==(u|0)&&(hr(b+2132|0),A=n[b+2136>>2]),i[A+u|0]=l,u=u+1|0}n[b+2140>>2]=u}}ze()}function Lr(e){
(Ve(e,n[e>>2],1,4,780)|0)!=-2147483647&&ze()}function Dr(e,r,a,t,n,f){e:{if(r>>>0>65535||(e=re(ee(e),r),
!n)||!(e&255)&&r)break e;return i[t|0]=e,1}return f?ie(f,r,r,a,t,n):0}function Wr(e,r){var a=0;e:{if(a=n[e+8>>2],
n[e>>2]-a>>>0>=r>>>0||(Ve(e,a,r,1,1)|0)==-2147483647)break e;ze()}}function Kr(e,r){var a=0,i=0;a=v-256|0,v=a;e:{
if((r&255)==34){for(r=-33,i=a;t[i>>1]=r>>>0<63?r-159|0:0,i=i+2|0,r=r+1|0,(r|0)!=95;);Mi(e,a,256);break e}Mi(e,Ca(r),256)
}v=a+256|0}function Nr(e){var r=0;e:{r:{if((e-1040&65535)>>>0<32||(e-192&65535)>>>0<31)break r
;if((e-913&65535)>>>0>26)break e}return e+32|0}e:{if((e&65520)!=1024){
if((e-330&65535)>>>0<46||(e-256&65535)>>>0<49||(e-306&65535)>>>0<6)break e;r:{a:{i:{t:{n:{f:{o:switch(r=e&65535,
r-902|0){case 0:break t;case 1:case 2:case 3:case 4:case 5:case 7:break f;case 6:break i;case 8:case 9:break a;default:
break o}if((r|0)==376)return 255;if((r|0)==416)break e;if((r|0)==431)break n;if((r|0)==1168)break e}
if((e-313&65535)>>>0<16)break n;if((e-377&65535)>>>0>5)break r}return(e&1)+e|0}return 940}return 972}return e+63|0}
return(e-904&65535)>>>0<3?e+37|0:e}return e|80}return e|1}function Jr(e){var r=0;e:{r:{
if((e-192&65535)>>>0<192||(e-416&65535)>>>0<17||(r=e&65535,
r>>>0>=768&&(r>>>0<804||(r|0)==902||(e-904&65535)>>>0<250))||(e+154&65535)>>>0<58||(e-3648&65535)>>>0<15||(e-3585&65535)>>>0<58||(e-1649&65535)>>>0<99||(e-1601&65535)>>>0<18||(e-1569&65535)>>>0<26||(e-1168&65535)>>>0<112)break r
;if(r=0,(e-1456&65535)>>>0>58)break e}r=(e-215&65503)!=0}return r}function Yr(e,r,a){var i=0,t=0,f=0,o=0;o=r-1|0,
r=k(a,-1640531535)>>>16|0;e:{for(;;){if(r=r&o,i=(r<<2)+e|0,t=n[i>>2],f=(t|0)!=(a|0),!f)break e;if(r=r+1|0,!t)break}
n[i>>2]=a}return f}function Pr(e,r,a){var t=0,f=0;e:{if(a)for(;;){if((a|0)==(t|0))break e;if(f=r+t|0,t=t+1|0,
!(i[f|0]>=0))break}r=0}n[e+4>>2]=a,n[e>>2]=r}function Vr(e,r){var a=0,i=0,t=0,n=0,o=0,b=0,c=0,s=0,k=0;if(o=r&2147483640,
o){s=(r-8>>>3|0)+1|0,a=e;e:{for(;;){if(t=f[a|0]|f[a+1|0]<<8|(f[a+2|0]<<16|f[a+3|0]<<24),b=t&-16843010^235802126,
c=t^454761243,k=(b-16843009|c-16843009|t)&-2139062144,t=f[a+4|0]|f[a+5|0]<<8|(f[a+6|0]<<16|f[a+7|0]<<24),
k|((t^454761243)-((c>>>0<16843009)+16843009|0)|(t&-16843010^235802126)-((b>>>0<16843009)+16843009|0)|t)&-2139062144)break e
;if(i=i+1|0,a=a+8|0,o=o-8|0,!o)break}i=s}i=i<<3}e:{if(r>>>0<=i>>>0)break e;for(a=r>>>0<i>>>0?1:e+i|0,e=r-i|0,
e=e>>>0<=r>>>0?e:0;;){if(r=f[a+n|0],1<<r&134266880&&r>>>0<=27||r<<24>>24<0)break e;if(n=n+1|0,(e|0)==(n|0))break}n=e}
return i+n|0}function zr(e){e=e|0;var r=0,a=0,i=0,t=0,f=0,b=0,c=0,s=0,k=0,u=0;if(b=v-1536|0,v=b,a=W(28672),a){for(;;){
for(i=Mi(b,Xr(c),512),t=i,r=0;s=i+512|0,k=s+r|0,u=we(o[t>>1]),n[k>>2]=u,t=t+2|0,r=r+4|0,(r|0)!=1024;);
if(Mi((f<<10)+a|0,s,1024),c=c+1|0,f=f+1|0,(f|0)==28)break}n[e+8>>2]=28,n[e+4>>2]=a,n[e>>2]=28,v=i+1536|0;return}ze()}
function Xr(e){return x(187492,n[46872]),e=e&255,e>>>0>=b[46875]?176604:n[46874]+(e<<9)|0}function Zr(e){e=e|0
;var r=0,a=0,i=0,f=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;if(u=W(112),u){for(;;){for(A=Xr(m)+256|0,i=128,l=0,
d=0,h=0,s=0,w=0,f=0;;){a=f,r=o[A>>1],f=r-i|0,c=0;e:{r:{if(r>>>0<=159){k=0;break r}if(b=(r|0)!=65533,k=b,!(s&255))break r
;if(r=i,(f&65535)!=(a&65535))break e;if(k=1,b){f=a,c=s,r=w;break e}k=0,f=a,r=i;break e}r=i}if(s=c+k|0,c=s&255,a=h&255,
b=c>>>0>a>>>0,l=b?f:l,w=r,d=b?r:d,h=b?c:a,A=A+2|0,i=i+1|0,(i|0)==256)break}if(a=(g<<2)+u|0,
r=l&65535|((d&255)<<16|h<<24),t[a>>1]=r,t[a+2>>1]=r>>>16,m=m+1|0,g=g+1|0,(g|0)==28)break}n[e+8>>2]=28,n[e+4>>2]=u,
n[e>>2]=28;return}ze()}function Rr(e,r,a,t,o,b,c,s){
var k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0,G=0;for(h=v-144|0,v=h;;){
for(A=t-k|0,l=t>>>0>=A>>>0?A:0,A=b-u|0,er(h+8|0,r,t>>>0<k>>>0?1:a+k|0,l,b>>>0<u>>>0?1:o+u|0,b>>>0>=A>>>0?A:0,c),
p=n[h+12>>2]+u|0,Q=b>>>0<p>>>0?1:p+o|0,y=n[h+8>>2]+k|0,T=t>>>0<y>>>0?1:y+a|0,u=b-p|0,x=b>>>0>=u>>>0?u:0,u=t-y|0,
E=t>>>0>=u>>>0?u:0,O=rr(r),A=0,u=0,B=256;;){e:{if(l=E-A|0,l>>>0<4||u>>>0>x>>>0||(m=x-u|0,m>>>0<196))break e;g=u+Q|0,
k=A+T|0,d=f[k|0],w=d<<24>>24;r:{a:{if((w|0)<0){if(S=n[O>>2],d=n[(S+(f[k+1|0]<<10)|0)+(d<<2)>>2],(d&254)!=254){
if(m=f[k+3|0],l=f[k+2|0],i[g|0]=d,i[g+1|0]=d>>>8,i[g+2|0]=d>>>16,C=d>>>24|0,i[g+3|0]=C,u=u+C|0,k=1,I=f[r+34|0],
F=f[r+32|0],G=w^F,w=f[r+33|0],I>>>0<=(G-w&255)>>>0||(k=2,((l^F)-w&255)>>>0>=I>>>0)||(l=n[((m<<10)+S|0)+(l<<2)>>2],
(l&254)==254))break a;d>>>0<=3238002687&&(k=g+C|0,i[k|0]=l,i[k+1|0]=l>>>8,i[k+2|0]=l>>>16,i[k+3|0]=l>>>24),
u=(l>>>24|0)+u|0,k=4;break a}if(d=h+16|0,Li(d,0,128),Ji[s|0](h,k,l,d,64),k=n[h>>2],!k)break e;A=k+A|0,B=A+256|0,k=u,
u=n[h+4>>2],u=k+qr(d,u>>>0>=64?64:u,g,m)|0;break r}k=ir(k,l,g,m),B=B+k|0,u=u+k|0}A=k+A|0}if(A>>>0>=B>>>0)break e
;if(A>>>0<=E>>>0)continue}break}if(u=u+p|0,k=A+y|0,!A)break}n[e+4>>2]=u,n[e>>2]=k,v=h+144|0}function qr(e,r,a,t){
var f=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0;e:{r:{a:{if(r>>>0<8)break a;for(l=r-((t>>>0)/24<<3)|0,b=t;;){if(f=o[e>>1],
f>>>0<2048||(f&63488)==55296||(f=o[e+2>>1],f>>>0<2048)||(f&-2048)==55296||(f=o[e+4>>1],
f>>>0<2048)||(f&-2048)==55296||(f=o[e+6>>1],f>>>0<2048)||(f&-2048)==55296||(f=o[e+8>>1],
f>>>0<2048)||(f&-2048)==55296||(f=o[e+10>>1],f>>>0<2048)||(f&-2048)==55296||(f=o[e+12>>1],
f>>>0<2048)||(f&-2048)==55296||(f=o[e+14>>1],f>>>0<2048)||(f&-2048)==55296||t>>>0<s>>>0)break r;if(b>>>0<24){r=l;break a
}if(f=a+s|0,c=o[e>>1],i[f+2|0]=c&63|128,i[f|0]=c>>>12|224,i[f+1|0]=c>>>6&63|128,c=o[e+2>>1],i[f+5|0]=c&63|128,
i[f+3|0]=c>>>12|224,u=o[e+4>>1],i[f+8|0]=u&63|128,i[f+6|0]=u>>>12|224,A=o[e+6>>1],i[f+11|0]=A&63|128,
i[f+9|0]=A>>>12|224,d=o[e+8>>1],i[f+14|0]=d&63|128,i[f+12|0]=d>>>12|224,i[f+4|0]=c>>>6&63|128,i[f+7|0]=u>>>6&63|128,
i[f+10|0]=A>>>6&63|128,i[f+13|0]=d>>>6&63|128,c=o[e+10>>1],i[f+17|0]=c&63|128,i[f+15|0]=c>>>12|224,u=o[e+12>>1],
i[f+20|0]=u&63|128,i[f+18|0]=u>>>12|224,A=o[e+14>>1],i[f+23|0]=A&63|128,i[f+21|0]=A>>>12|224,i[f+16|0]=c>>>6&63|128,
i[f+19|0]=u>>>6&63|128,i[f+22|0]=A>>>6&63|128,b=b-24|0,s=s+24|0,e=e+16|0,r=r-8|0,!(r>>>0>7))break}}if(!r)break e}
for(b=t-4|0,f=t>>>0<b>>>0?t:b;;){if(t=e+2|0,b=r-1|0,l=o[e>>1],!((l&-1024)==55296&&b)){if(e=n[325568],e||(e=tr(),
n[325568]||(n[325568]=e),e=n[325568]),e=((l&65472)>>>3|0)+e|0,e=n[e>>2]+k(n[e+4>>2],l&63)|0,f>>>0>=s>>>0&&(r=a+s|0,
i[r|0]=e,i[r+1|0]=e>>>8,i[r+2|0]=e>>>16,i[r+3|0]=e>>>24),s=(e>>>24|0)+s|0,e=t,r=b,!r)break e;continue}
if(f>>>0>=s>>>0&&(b=a+s|0,
c=o[t>>1],t=((l&1023)<<10)+65536|0,t=c<<24&1056964608|(t>>>18|t>>>4&16128)|(t|c&960)<<10&4128768|-2139062032,i[b|0]=t,
i[b+1|0]=t>>>8,i[b+2|0]=t>>>16,i[b+3|0]=t>>>24),e=e+4|0,s=s+4|0,r=r-2|0,!r)break}}return s}function $r(e){e=e|0
;var r=0,a=0,i=0;for(E(n[46736]),r=k(n[46739],6),a=n[46738],i=55296;;){if(r){t[(o[a>>1]<<1)+e>>1]=i,r=r-6|0,i=i+1|0,
a=a+6|0;continue}break}}function _r(e){e=e|0;var r=0,a=0,i=0,f=0,o=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0;r=v+-64|0,v=r,
x(187340,n[46834]),i=n[46837],s=n[46836];e:{if(o=W(24),!o)break e;for(t[o+2>>1]=202,t[o+4>>1]=772,t[o>>1]=25224,
n[r+20>>2]=1,n[r+16>>2]=o,n[r+12>>2]=4,n[r+32>>2]=4,n[r+36>>2]=1133,n[r+24>>2]=1,n[r+28>>2]=1,a=n[44110],
n[r+40>>2]=n[44109],n[r+44>>2]=a,n[r+48>>2]=n[44111],n[r+60>>2]=0,A=(i<<2)+s|0,n[r+56>>2]=A,n[r+52>>2]=s,g=r+36|0,b=1,
u=1,i=1;;){r:{a:{i:{if((i|0)!=1||(u|0)==4)break i;f=n[(u<<2)+g>>2],u=u+1|0,i=1;break a}for(i=s;;){
if((i|0)==(A|0))break r;if(l=l+1|0,a=n[i>>2],s=i+4|0,i=s,!(a>>>0<65536)&&(a|0)!=1114112)break}f=l-1|0,i=0}
a=(f>>>0)/157|0,d=a-127|0,a=k(a,-157)+f|0,h=(a>>>0<63?64:98)+a|0,ea(r,d,h),a=0,f=n[r>>2];a:{if((f|0)==1114112){f=0
;break a}if(c=n[r+4>>2],(c|0)!=1114112){a=c;break a}if(f>>>0<65536)break a;a=f&1023|56320,f=f+16711680>>>10|55296}
if(n[r+12>>2]==(b|0)){if((Ve(r+12|0,b,i?5-u|0:1,2,6)|0)!=-2147483647)break e;o=n[r+16>>2]}c=k(b,6)+o|0,a=f&65535|a<<16,
t[c+2>>1]=a,t[c+4>>1]=a>>>16,t[c>>1]=d&255|h<<8,b=b+1|0,n[r+20>>2]=b;continue}break}n[e+8>>2]=n[r+20>>2],i=n[r+16>>2],
n[e>>2]=n[r+12>>2],n[e+4>>2]=i,v=r- -64|0;return}ze()}function ea(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0;i=1114112;e:{r:{
if((a+-64&255)>>>0<63||(a+95&255)>>>0<=93)break r;break e}i=202,t=772;r:{a:{i:{
t:switch(r=k(r+127&255,157)+(((a&255)>>>0<127?-64:-98)+a&255)|0,r-1133|0){case 0:break e;case 2:break t;case 31:break i
;case 33:break a;default:break r}t=780;break e}i=234;break e}i=234,t=780;break e}if(x(187340,n[46834]),i=1114112,
r>>>0>=b[46837])break e;i=n[n[46836]+(r<<2)>>2],t=1114112}n[e+4>>2]=t,n[e>>2]=i}function ra(e){e=e|0;var r=0;return r=e,
e=(e>>>0)/157|0,r=r+k(e,-157)|0,(r>>>0<63?64:98)+r<<8|e-127&255}function aa(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0;var f=0,c=0
;f=0;e:{if(!a||(r=o[r>>1],f=0,r>>>0<55296)||(E(n[46736]),r=r+10240&65535,f=0,r>>>0>=b[46739]))break e
;r=n[46738]+k(r,6)|0,r=o[r+2>>1]|o[r+4>>1]<<16,t[i>>1]=r,t[i+2>>1]=r>>>16,c=2,f=1}r=f,n[e+4>>2]=c,n[e>>2]=r}
function ia(e,r){e=e|0,r=r|0,r=ae(187004,r),r&1?(n[e+4>>2]=(r&16776960)>>>8,n[e+8>>2]=2,r=1):r=0,n[e>>2]=r}
function ta(e,r,a){var i=0;e:{r:{i=e&255;a:{if(i>>>0<224||i>>>0>=245)break a;i:switch(i-224|0){default:
if(r<<24>>24>=-64)break a;break r;case 0:if((r&224)!=160)break a;return 2;case 13:if(r<<24>>24>=-96)break a;return 2
;case 16:if((r+112&255)>>>0<48)break r;break a;case 20:break i}if(r<<24>>24<-112)break r}r=1;break e}if(r=2,
(e&255)>>>0<240||a<<24>>24>=-64)break e;return 3}return r}function na(e){e=e|0;var r=0,a=0,i=0,n=0,f=0,o=0,b=0,c=0
;for(f=142;;){e:{r:{if(r&1||(n=f&255,n>>>0>160))break r;for(c=(n<<1)+e|0,r=128,o=0;;){if(o)break e;i=r&255,a=i+1|0,
o=(a&255)!=(a|0),a=o?-1:a;a:switch(n-142|0){case 0:if(b=r+95|0,r=a,(b&255)>>>0>=63)continue;t[((i<<9)+e|0)+284>>1]=i-320
;continue;case 1:if(b=r+95|0,r=a,(b&255)>>>0>=94)continue;t[((i<<9)+e|0)+286>>1]=57343;continue;default:break a}
t[(i<<9)+c>>1]=57216,r=a}}return}r=(n|0)==160,f=r?-96:f+1|0}}function fa(e){e=e|0;var r=0;return r=e,e=(e>>>0)/94|0,
(r+k(e,162)<<8|e-95&255)-24320|0}function oa(e,r){e=e|0,r=r|0;var a=0;e:{r:{a:{i:{if((r|0)!=165){if((r|0)==8254)break i
;if((r|0)!=8722){if(r-65377>>>0<63)break a}else r=65293;if(r=ae(187068,r),a=0,!(r&1))break e;n[e+4>>2]=(r&16776960)>>>8,
n[e+8>>2]=2;break r}n[e+4>>2]=92,n[e+8>>2]=1;break r}n[e+4>>2]=126,n[e+8>>2]=1;break r}n[e+4>>2]=(r<<8)+16384&65280|142,
n[e+8>>2]=2}a=1}n[e>>2]=a}function ba(e,r,a){e=e|0,r=r|0,a=a|0;var i=0;a=a-65&255,i=1114112;e:{
if(a>>>0>189||(x(187356,n[46838]),r=a+k(r+127&255,190)|0,i=1114112,r>>>0>=b[46841]))break e;i=n[n[46840]+(r<<2)>>2]}r=i,
n[e+4>>2]=1114112,n[e>>2]=r}function ca(e){e=e|0;var r=0;return r=e,e=(e>>>0)/190|0,(r+k(e,66)<<8|e-127&255)+16640|0}
function sa(e,r){e=e|0,r=r|0,r=ae(187096,r),r&1?(n[e+4>>2]=(r&16776960)>>>8,n[e+8>>2]=2,r=1):r=0,n[e>>2]=r}
function ka(e){e=e|0;var r=0,a=0,i=0,n=0,f=0,o=0,b=0;for(a=55296,i=129,n=2;;){e:{r:{a:{i:{if(n){if(o||(r=i&255,
(r|0)==255))break a;o=r>>>0>253,b=i,i=(r>>>0>=253?253:r)+1|0,r=48;break i}if((f&255)>>>0>56)break r;r=f}f=r+1|0,n=0,
r=(r&255)<<9;break e}return}f=57,n=1,r=29184}t[(r+e|0)+((b&255)<<1)>>1]=a,a=a+1|0}}function ua(e){e=e|0
;var r=0,a=0,i=0,f=0,o=0,b=0,c=0;r=v-16|0,v=r;e:{r:{if(a=Aa(0),(a|0)!=1114112){if(i=W(8),!i)break r;for(t[i>>1]=a,
n[r+12>>2]=1,n[r+8>>2]=i,n[r+4>>2]=4,f=2,a=2;;){a:{if(o=a-1|0,b=Aa(o),(b|0)==1114112||(n[r+4>>2]==(o|0)&&(Er(r+4|0,1),
i=n[r+8>>2]),t[i+f>>1]=b,n[r+12>>2]=a,c))break a;f=f+2|0,c=(a|0)==39419,a=a+1|0;continue}break}n[e+8>>2]=n[r+12>>2],
a=n[r+8>>2],n[e>>2]=n[r+4>>2],n[e+4>>2]=a;break e}n[e+8>>2]=0,n[e>>2]=0,n[e+4>>2]=2;break e}ze()}v=r+16|0}
function Aa(e){var r=0,a=0,i=0,t=0,f=0;e:{r:{if(!(e-1237576>>>0<4293918720&e>>>0>=39420)){if(a=59335,(e|0)==7457)break e
;S(n[46858]),f=n[46860],a=1114112;a:{i:switch(i=n[46861],i|0){case 0:break e;case 1:break a;default:break i}for(;t=r,
a=i>>>1|0,r=a+r|0,r=b[(r<<3)+f>>2]>e>>>0?t:r,i=i-a|0,i>>>0>1;);}if(r=(b[(r<<3)+f>>2]<=e>>>0)+r|0,r)break r}a=1114112
;break e}if(S(n[46858]),a=1114112,r=r-1|0,r>>>0>=b[46861])break e;return t=e,e=n[46860]+(r<<3)|0,
e=(t+n[e+4>>2]|0)-n[e>>2]|0,(e^55296)-1114112>>>0<4293855232?1114112:e}return a}function la(e,r,a,t,f){e=e|0,r=r|0,
a=a|0,t=t|0,f=f|0;var c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;s=v-32|0,v=s,nr(s+8|0,187220);e:{
if(b[s+12>>2]<65536||(l=f&2147483644,!l))break e;g=n[s+8>>2],m=t+l|0;r:{for(;;){if(a>>>0<A>>>0)break r;c=(A<<1)+r|0;a:{
i:{t:{if(a-A>>>0<=1){if((a|0)!=(A|0))break t;A=a;break r}if(f=o[c>>1],(f&64512)!=55296||(c=o[c+2>>1],
(c&64512)!=56320))break i;c=(c&1023|(f&1023)<<10)+65536|0,f=2;break a}f=o[c>>1]}if(c=f&65535,
c>>>0<128||(c|0)==8364||(f+10240&65535)>>>0<8448||(f=1,o[(c<<1)+g>>1]))break r}
if(c>>>0<w>>>0&c>>>0>=d>>>0||(kr(s+20|0,c),w=n[s+24>>2],d=n[s+20>>2],p=n[s+28>>2]),u=(c-d|0)+p|0,c=(u>>>0)/12600|0,
i[t|0]=c-127,u=u+k(c,52936)|0,c=((u&65535)>>>0)/1260|0,i[t+1|0]=c|48,u=u+k(c,-1260)|0,c=((u&65535)>>>0)/10|0,
i[t+2|0]=c-127,i[t+3|0]=u+k(c,246)|48,h=h+1|0,A=f+A|0,t=t+4|0,(m|0)==(t|0))break}c=l;break e}c=h<<2}n[e+4>>2]=c,
n[e>>2]=A,v=s+32|0}function da(e){e=e|0;var r=0;return r=e,e=(e>>>0)/190|0,r=r+k(e,-190)|0,
(r>>>0<63?64:65)+r<<8|e-127&255}function ha(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0;var f=0,c=0,s=0;e:{r:{if(a>>>0<2)break r
;a=o[r>>1],s=a+10240|0,a=a-55296|0;a:{i:{t:{if(r=o[r+2>>1],r>>>0<55296||r>>>0>56555)break t
;if((s&65535)>>>0>=1260)break r;if(r=(r-55296|0)+k(a,1260)|0,r>>>0<189e3)break i;if(r=r-189e3|0,f=0,
r>>>0>=1048576)break e;r=r<<16&67043328|r>>>10|-603924480,c=2;break a}if(f=0,(s&65535)>>>0>=1260)break e;t[i>>1]=65533,
t[i+2>>1]=(a>>>0)%10|48,c=2,f=1;break e}if(I(n[46792]),f=0,r>>>0>=b[46795]||(r=o[n[46794]+(r<<1)>>1],f=0,
(r|0)==65533))break e;c=1}t[i>>1]=r,t[i+2>>1]=r>>>16,f=2;break e}f=0}r=f,n[e+4>>2]=c,n[e>>2]=r}function ga(e,r,a){
var i=0,t=0,f=0;f=v-16|0,v=f;e:{r:{if((r|0)!=8364){if((r|0)!=58853)break r;break e}n[e+4>>2]=a?128:58274,
n[e+8>>2]=a?1:2,t=1;break e}r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{if(r-59277>>>0>=7){A:switch(r-59422|0){case 70:break t
;case 0:break k;case 1:case 2:case 3:case 4:case 5:case 6:case 7:case 9:case 10:case 11:case 12:case 15:case 16:case 17:
case 18:case 19:case 21:case 22:case 23:case 24:case 25:case 26:case 27:case 28:case 29:case 30:case 31:case 32:case 33:
case 34:case 35:case 36:case 38:case 39:case 40:case 41:case 42:case 43:case 44:case 45:case 46:case 47:case 48:case 49:
case 50:case 51:case 52:case 53:case 55:case 56:case 57:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 65:
case 66:case 67:case 68:case 69:break r;case 8:break s;case 13:break c;case 14:break b;case 20:break o;case 37:break f
;case 54:break n;default:break A}switch(i=60838,r-59284|0){case 0:break i;case 1:break a;case 2:break u;default:break r}
}i=(r<<8)+19456&65280|166;break a}i=62374;break a}i=23038;break a}i=25086;break a}i=26366;break a}i=26622;break a}
i=28158;break a}i=32510;break a}i=37118;break a}i=41214;break a}i=60582}n[e+4>>2]=i,n[e+8>>2]=2,t=1;break e}
if(i=ae(187220,r),i&1){n[e+4>>2]=(i&16776960)>>>8,n[e+8>>2]=2,t=1;break e}if(a)break e;t=7457,
(r|0)!=59335&&(kr(f+4|0,r),t=(n[f+12>>2]+r|0)-n[f+4>>2]|0),r=(t>>>0)/12600|0,a=k(r,52936)+t|0,i=((a&65535)>>>0)/1260|0,
a=k(i,-1260)+a|0,t=((a&65535)>>>0)/10|0,n[e+4>>2]=(t<<16)+8454144&16711680|a+k(t,-10)<<24|i<<8|r+129&255|805318656,
n[e+8>>2]=4,t=1}n[e>>2]=t,v=f+16|0}function ma(e){return e=e|0,((e&255)==128?8364:1114112)|0}function wa(e,r,a){e=e|0,
r=r|0,a=a|0;var i=0;i=1114112;e:{if(a<<24>>24>=-3&&(a+-64&255)>>>0>62)break e
;if(r=k(((r&255)>>>0<160?127:63)+r&255,188)+(((a&255)>>>0<127?-64:-65)+a&255)|0,r-8836>>>0>=1880){if(x(187388,n[46846]),
r>>>0>=b[46849])break e;i=n[n[46848]+(r<<2)>>2];break e}i=r+48508|0}n[e+4>>2]=1114112,n[e>>2]=i}function pa(e){e=e|0
;var r=0,a=0;return r=(e>>>0)/188|0,a=k(r,-188)+e|0,a+(a>>>0<63?64:65)<<8|(e>>>0<5828?129:193)+r&255}function va(e,r){
e=e|0,r=r|0;var a=0;e:{r:{a:{i:{t:{n:{f:{if((r|0)<=8253){if((r|0)==128)break t;if((r|0)!=165)break f;n[e+4>>2]=92,
n[e+8>>2]=1;break r}if((r|0)==8254)break i;if(a=65293,(r|0)==8722)break n}if(r-65377>>>0<63)break a;a=r}
if(r=ae(187248,a),a=0,!(r&1))break e;n[e+4>>2]=(r&16776960)>>>8,n[e+8>>2]=2;break r}n[e+4>>2]=128,n[e+8>>2]=1;break r}
n[e+4>>2]=126,n[e+8>>2]=1;break r}n[e+4>>2]=r- -64&255,n[e+8>>2]=1}a=1}n[e>>2]=a}function ya(e){e=e|0;var r=0,a=0
;a=e&255,r=128;e:{if((a|0)==128||(r=1114112,(e+95&255)>>>0>=63))break e;r=a+65216|0}return r|0}function Ba(e){e=e|0
;var r=0,a=0,i=0,n=0;for(r=8836,i=57344;;){e:{if(a||r>>>0>10715)break e;a=((r&65535)>>>0)/188|0,n=k(a,-188)+r|0,
t[(((n+((n&65535)>>>0<63?64:65)<<9&130560)+e|0)+(r>>>0<5828?258:386)|0)+(a<<1)>>1]=i,a=(r|0)==10715,r=a?10715:r+1|0,
i=i+1|0;continue}break}}function Ca(e){var r=0;r=176604;e:{if((e-1&255)>>>0>27||(x(187420,n[46854]),
e=f[(e&255)+186142|0],e>>>0>=b[46857]))break e;r=n[46856]+(e<<9)|0}return r+256|0}function xa(e){e=e|0
;var r=0,a=0,i=0,f=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;for(r=v-560|0,v=r,Ke(r,131196,1341),Pe(r,8292),
n[r+36>>2]=0,n[r+28>>2]=0,n[r+32>>2]=2,l=r+552|0,f=2;;){e:{r:{if((A|0)!=28){if(b=176604,!A)break e;if(i=$e(r,A),
a>>>0>i>>>0)break r;ze()}n[e+8>>2]=n[r+36>>2],a=n[r+32>>2],n[e>>2]=n[r+28>>2],n[e+4>>2]=a,Y(n[r>>2],n[r+4>>2],4),
v=r+560|0;return}b=(i<<9)+f|0}for(a=b,A=A+1|0,i=r+40|0,Mi(i,a,512),a=0,c=128,f=0,u=0,b=0,s=0;;){e:{d=b;r:{if(f&1){
if((i|0)!=(l|0))break r;break e}if((i|0)==(l|0))break e;for(f=c+1|0,a=a+c|0,b=(c<<1)+i|0;;){if(f=f-1|0,f){if(i=i+2|0,
(l|0)!=(i|0))continue;break e}break}i=b}if(!i)break e;h=a+1|0,g=i+2|0,b=o[i>>1],c=0,t[r+558>>1]=0,t[r+556>>1]=a,
t[r+554>>1]=u+1,t[r+552>>1]=b,m=k(d,5)+s<<2,s=0;r:{for(;;){b=s,s=b+1|0,a=r+552|0,f=a,u=o[a+(b<<1)>>1],a=c;a:{for(;;){
if(a){if(a=a-2|0,w=o[f>>1],f=f+2|0,(u|0)!=(w|0))continue;break a}break}if(We(r,b+m|0))break r}if(c=c+2|0,(s|0)==4)break}
u=Ye(r,100,13)<<3|$e(r,8),b=4}t[i>>1]=u,c=0,f=1,a=h,i=g,s=d;continue}break}a=n[r+36>>2],(a|0)==n[r+28>>2]&&(i=r+28|0,
(Ve(i,n[i>>2],1,2,512)|0)!=-2147483647&&ze()),f=n[r+32>>2],Mi(f+(a<<9)|0,r+40|0,512),a=a+1|0,n[r+36>>2]=a}}
function Ea(e){e=e|0;var r=0,a=0,t=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0;if(t=v+-64|0,v=t,b=W(65536),
b)for(u=Li(b,0,65536),x(187372,n[46842]),r=n[46845]<<2,c=n[46844];;){e:{r:{if(r){if(b=n[c>>2],b>>>0<65536)break r
;break e}for(c=Mi(t+8|0,177116,56);;)if((k|0)==14){for(r=0,n[t+8>>2]=0,n[t>>2]=0,n[t+4>>2]=4,A=128,l=4,c=0,a=0;;){a:{i:{
if(a&1){if((r|0)==65536)break a;k=c+1|0,b=r+1|0;break i}if((r|0)==65536)break a;for(a=0;;){if((a|0)!=(A|0)){if(a=a+1|0,
(a+r|0)!=65536)continue;break a}break}c=a+c|0,k=c+1|0,r=r+a|0,b=r+1|0}r=f[r+u|0],r||(h&1||(n[t>>2]==(s|0)&&(gr(t),
l=n[t+4>>2]),a=(s<<3)+l|0,n[a+4>>2]=c,n[a>>2]=d,s=s+1|0,n[t+8>>2]=s),d=d+1|0),a=1,h=r^1,A=0,r=b,c=k;continue}break}
Y(65536,u,1),n[t>>2]==(s|0)&&gr(t),b=n[t+4>>2],n[e>>2]=n[t>>2],n[e+4>>2]=b,n[e+8>>2]=s+1,e=n[t+4>>2]+(s<<3)|0,
n[e>>2]=189e3,n[e+4>>2]=65536,v=t- -64|0;return}else{for(r=c+(k<<2)|0,b=o[r+2>>1],r=o[r>>1],a=0;;){a:{
if(a&1||r>>>0>b>>>0)break a;a=r+u|0,i[a|0]=f[a|0]^1,a=r>>>0>=b>>>0,r=(r>>>0<b>>>0)+r|0;continue}break}k=k+1|0;continue}}
i[b+u|0]=1}c=c+4|0,r=r-4|0}ze()}function Sa(e,r){var a=0,i=0,t=0,o=0,b=0,c=0,s=0,k=0,u=0;a=v+-64|0,v=a,b=1,
ur(a+40|0,r,1,9);e:{if(!n[a+40>>2]||(o=n[r+4>>2],!o))break e;if(c=n[r>>2],f[c|0]==62){b=0,n[e+4>>2]=0;break e}
if(n[r+4>>2]=o-1,n[r>>2]=c+1,ur(a+32|0,r,1,10),!n[a+32>>2]||(u=n[a+36>>2],ur(a+24|0,r,1,11),!n[a+24>>2])||(s=n[r+4>>2],
!s))break e;i=1,k=n[r>>2],t=0;r:{if(f[k|0]!=61)break r;if(n[r+4>>2]=s-1,n[r>>2]=k+1,ur(a+16|0,r,1,11),
!n[a+16>>2]||(Ar(a+52|0,r),n[a+52>>2]==1))break e;if(i=n[a+56>>2],t=n[a+60>>2],i)break r;if(ur(a+8|0,r,1,12),
i=n[a+8>>2],!i)break e;t=n[a+12>>2]}n[e+16>>2]=t,n[e+12>>2]=i,r=u+1|0,n[e+8>>2]=r>>>0<o>>>0?r:o,n[e+4>>2]=c,b=0}
n[e>>2]=b,v=a- -64|0}function Ia(e,r){var a=0,i=0,t=0,o=0;a=v-16|0,v=a,Fa(a+8|0,e,r),e=40,i=n[a+8>>2];e:{if(!i)break e
;t=n[a+12>>2],r=0;r:{for(;;){if((r|0)==(t|0))break r;if(o=r+i|0,r=r+1|0,!(f[o|0]>32))break}Ue(i,t);break e}
if(r=Ue(i,t)&255,(r|0)==40)break e;e=r-37>>>0>=2?r:0}return v=a+16|0,e}function Fa(e,r,a){var i=0,t=0;i=v-48|0,v=i;e:{
if(a>>>0<5||(f[r|0]|f[r+1|0]<<8|(f[r+2|0]<<16|f[r+3|0]<<24))^1836597052|f[r+4|0]^108||(n[i+24>>2]=a-5,n[i+20>>2]=r+5,
ur(i+8|0,i+20|0,1,13),a=n[i+8>>2],!a)||(n[i+44>>2]=n[i+12>>2],n[i+40>>2]=a,r=i+40|0,
(lr(r,177172,8,0,177180)&255)!=1)||(Ar(i+28|0,r),n[i+28>>2]))break e;a=n[i+36>>2],t=n[i+32>>2]}n[e+4>>2]=a,n[e>>2]=t,
v=i+48|0}function Qa(e,r,a,i){var t=0,o=0,b=0,c=0,s=0,u=0;for(s=k(r,12)+e|0;;){u=e+12|0,o=n[e+4>>2],c=n[e>>2],t=0;e:{
for(;;){if(t)break e;b=c;r:{if(!o){t=1,o=0,r=0;break r}r=0;a:{for(;;){if(f[r+b|0]==32)break a;if(t=1,r=r+1|0,
(o|0)==(r|0))break}c=b,r=o;break r}t=r+1|0,c=t+b|0,o=o-t|0,t=0}if(Ta(a,i,b,r))break}return f[e+8|0]}if(e=u,
(s|0)==(e|0))break}return 40}function Ta(e,r,a,i){return(r|0)==(i|0)?e=dr(e,r,a,r,1):e=0,e}function Oa(e,r,a){
var i=0,t=0,o=0,b=0,c=0,s=0,k=0,u=0,A=0;i=v-96|0,v=i,ur(i+32|0,e,1,14);e:{if(!n[i+32>>2])break e;for(;;){r:{a:{i:{
if(o=n[e>>2],t=n[e+4>>2],!dr(o,t,177464,4,0)){if(k=dr(o,t,177468,5,1),u=0,A=t>>>0>5,A?k:u)break i;if(t>>>0>1)break a
;dr(o,t,177502,2,0);break e}if(b=t>>>0<2?1:o+2|0,o=t-2|0,o=t>>>0>=o>>>0?o:0,t>>>0>=3){for(c=0;;){t=0;t:{
n:switch(f[b|0]-45|0){case 0:t=c+1|0;break t;case 17:break n;default:break t}if(c>>>0<=1)break t;n[e+4>>2]=o,n[e>>2]=b
;break r}if(b=b+1|0,c=t,o=o-1|0,!o)break}o=0}n[e+4>>2]=o,n[e>>2]=b;break e}i:switch(f[o+5|0]-9|0){case 0:case 1:case 3:
case 4:case 23:case 38:break i;default:break a}for(n[e>>2]=o+5,n[e+4>>2]=t-5,n[i+48>>2]=0,n[i+56>>2]=0,n[i+64>>2]=0;;){
if(Sa(i+68|0,e),n[i+68>>2])break e;if(t=n[i+72>>2],t){c=n[i+84>>2],s=n[i+80>>2],o=n[i+76>>2];i:{if(Ta(t,o,177473,10)){
b=i+48|0,t=i+44|0;break i}if(Ta(t,o,177483,7)){b=i+56|0,t=i+52|0;break i}if(!Ta(t,o,177204,7))continue;b=i- -64|0,
t=i+60|0}if(n[b>>2])continue;n[t>>2]=c,n[b>>2]=s;continue}break}i:{t:{t=n[i+48>>2];n:{if(t){
if(t=Ta(t,n[i+44>>2],177490,12),b=n[i+64>>2],b)break n;if(o=n[i+56>>2],!o|t^1)break r;for(n[i+92>>2]=n[i+52>>2],
n[i+88>>2]=o;t=i+88|0,o=lr(t,177204,7,1,177212)&255,!o;);if((o|0)==2||(Ar(i+68|0,t),n[i+68>>2]==1))break r
;if(b=n[i+72>>2],!b)break t;t=n[i+76>>2];break i}if(b=n[i+64>>2],!b)break r}t=n[i+60>>2];break i}c=n[i+88>>2],
t=n[i+92>>2],ur(i+24|0,i+88|0,1,15),o=n[i+24>>2],t=o?n[i+28>>2]:t,b=o||c}if(Ji[a|0](r,b,t)|0)break e;break r}a:{
if(c=f[o+1|0],((c&223)-65&255)>>>0>=26&&(b=dr(o,t,177502,2,0),(t|0)==2||!b||((f[o+2|0]&223)-65&255)>>>0>=26))break a
;if(ur(i+8|0,e,1,12),!n[i+8>>2])break e;for(;;){if(Sa(i+68|0,e),n[i+68>>2]==1)break e;if(!n[i+72>>2])break}break r}
a:switch(c-47|0){default:if((c|0)!=33)break r;break;case 0:case 16:break a;case 1:case 2:case 3:case 4:case 5:case 6:
case 7:case 8:case 9:case 10:case 11:case 12:case 13:case 14:case 15:break r}if(ur(i+16|0,e,1,13),!n[i+16>>2])break e}
if(t=n[e+4>>2],n[e>>2]=t?n[e>>2]+1|0:1,n[e+4>>2]=t-((t|0)!=0),ur(i,e,1,14),!n[i>>2])break}}v=i+96|0}function Ga(e,r,a){
var t=0,f=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;for(l=v-768|0,v=l,g=n[r+8>>2],w=g<<1,p=n[r+4>>2],
d=n[r+24>>2],r=0;;){f=13,t=243;e:{r:{if(r>>>0<9||(r|0)==11||(r|0)==127||r-14>>>0<13||(r&252)==28)break r;a:{i:{t:{n:{f:{
o:{if(r-65>>>0>=26){if(r-97>>>0<26)break o;if((r|0)!=92)break n;u=0,c=60;break t}if(d>>>0>1)break f;break a}
if(d>>>0<=1)break a}f=r>>>0<96?9:8,u=r&31;break i}if(u=0,c=0,r>>>0<128)break t;b=o[((r&127)<<1)+a>>1],A=Nr(b);n:{f:{o:{
if(g)for(h=0,s=w,c=p;;){if(m=A&65535,(m|0)==o[c>>1])break o;if(h=h+1|0,c=c+2|0,s=s-2|0,!s)break}if(!Jr(b)){
if(b>>>0<160)break e;f=5,t=189;b:{c:{s:{k:{u:{A:{l:{d:{h:{g:{m:{w:{p:{v:{y:{B:{C:{x:{E:switch(b-160|0){case 2:case 6:
case 8:case 12:case 15:case 18:case 19:case 22:case 24:case 25:case 28:case 29:case 30:break x;case 3:case 5:case 7:
case 9:case 14:case 23:break s;case 4:break c;case 10:case 26:break m;case 11:break y;case 13:break n;case 16:break p
;case 17:break g;case 20:break h;case 21:break w;case 27:break A;case 0:break e;case 1:case 31:break v;default:break E}
E:switch(b-8204|0){case 1:case 2:case 3:case 4:case 5:case 6:case 9:case 10:case 11:case 15:case 19:case 20:case 21:
case 23:case 24:case 25:break x;case 22:break s;case 16:case 18:break y;case 17:break A;case 0:break C;case 7:case 8:
break f;case 12:break B;case 13:break l;case 14:break d;case 26:break u;default:break E}E:switch(b-1563|0){case 1:
case 2:case 3:break x;case 0:case 4:break k;default:break E}if((b|0)==1548)break A;if((b|0)==1600||(b|0)==3647)break n
;if((b|0)==8364||(b|0)==8470||(b|0)==8482)break s}if((b-1520&65535)>>>0>=5)break b}c=88;break t}f=1,t=158;break e}f=1,
t=58;break e}f=1,t=94;break e}f=2,t=90;break e}f=2,t=104;break e}f=3,t=72;break e}f=2,t=86;break e}c=130;break t}f=1,
t=209;break e}f=4,t=158;break e}f=4,t=96;break e}c=84;break t}f=4,t=106;break e}f=7,t=94;break e}f=7,t=113;break e}
if((b-3664&65535)>>>0<10||(b+159&65535)>>>0<5)break n
;if(f=7,t=112,(b-162&65535)>>>0<29||(b|32)==247||(b+-8192&65535)>>>0<59)break e;t=(b-9472&65535)>>>0<161?-78:-79;break e
}if(f=11,t=120,(A-1456&65535)>>>0<19||(A-1611&65535)>>>0<8)break e
;t=A&65535,t=(A&65472)==192||(t|0)==353||(t|0)==382?-96:-30,f=12;break e}f=(b|0)!=(m|0)?9:b>>>0>1279?10:8,u=d+h|0
;break i}f=6,t=77;break e}c=148}t=c,f=0;break e}t=0;break e}f=14,t=244}u=0}if(c=k(r,3)+l|0,s=u<<8|f,i[c|0]=s,
i[c+1|0]=s>>>8,i[c+2|0]=t,r=r+1|0,(r|0)==256)break}Mi(e,l,768),v=l+768|0}function Ua(e,r,a,i,t){e=e|0,r=r|0,a=a|0,i=i|0,
t=t|0,n[e>>2]=0,n[e+4>>2]=0}function ja(e){return e=e|0,1114112}function Ha(e){e=e|0;var r=0;e:{
if(e>>>0<5024||e-5247>>>0<4)break e;r=(e-5287&-3)!=0}return r|0}function Ma(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0,n[e>>2]=0,
n[e+4>>2]=0}function La(e){return e=e|0,e>>>0<8836|0}function Da(e){return e=e|0,1}function Wa(e){e=e|0}
function Ka(e,r){e=e|0,r=r|0,ga(e,r,1)}function Na(e,r){e=e|0,r=r|0,ga(e,r,0)}function Ja(e){return e=e|0,(e|0)!=6432|0}
function Ya(e){return e=e|0,e-8836>>>0<4294966732|0}function Pa(e){e=e|0,cr(e,176588)}function Va(e){e=e|0,cr(e,176508)}
function za(e){e=e|0,cr(e,176524)}function Xa(e){e=e|0,cr(e,176540)}function Za(e){e=e|0,cr(e,176556)}function Ra(e){
e=e|0,cr(e,176572)}function qa(e){e=e|0
;var r=0,a=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0,F=0,Q=0,T=0,O=0,G=0,U=0,j=0,H=0,M=0,L=0,D=0,K=0,N=0,J=0,P=0,V=0
;if(b=v-2640|0,v=b,n[b+16>>2]=6718,n[b+8>>2]=0,n[b>>2]=0,n[b+4>>2]=2,n[b+20>>2]=-1,n[b+24>>2]=-233184899,
n[b+12>>2]=178540,Pe(b,1323),Li(b+32|0,0,1570),n[b+28>>2]=b,T=W(1216),T){for(r=185376;;){for(m=b+1872|0,c=0,A=0,s=0,y=0,
u=v-832|0,v=u,n[u+8>>2]=0,n[u>>2]=0,n[u+4>>2]=2,p=r,l=n[r+8>>2],O=n[r+12>>2],n[u+556>>2]=1,w=l+O|0,n[u+552>>2]=w,
n[u+548>>2]=l,n[u+280>>2]=0,n[u+12>>2]=0,S=u+24|0,g=u+576|0,B=b+28|0,Q=n[B>>2],x=2,a=1,r=l,d=1;;){e:{
if(!(!(d&1)&(c|0)!=128)){if(!a||(r|0)==(w|0))break e;Kr(g,f[r|0]),Mi(S,g,256),c=0,a=0,r=r+1|0}if(h=c<<1,c=c+1|0,d=0,
h=o[h+S>>1],(Nr(h)&65535)!=(h|0)||!Jr(h)&(h|0)!=8217||(I=We(Q,A),A=0,!I))continue;A=1,I=n[u>>2],
(I|0)==(s|0)&&((Ve(u,I,1,2,2)|0)!=-2147483647&&ze(),x=n[u+4>>2]),t[(s<<1)+x>>1]=h,s=s+1|0,n[u+8>>2]=s,y=y+2|0;continue}
break}I=f[p+17|0],h=I?27:1,s=s+h|0,be(u+12|0,s,2,2);e:{r:{if(n[u+12>>2]==1)break r;for(L=n[u+16>>2],d=B+4|0,
A=(h<<1)+y|0,S=n[u+20>>2],g=n[B>>2],c=0,r=0;;){if((c|0)!=(A|0)){if(a=r>>>0>=h>>>0?27:r,a>>>0>=28)break r
;w=(a|0)==27?95:33,a=d+(a<<2)|0,x=n[a>>2],w=Re(g,w-(x>>>3|0)|0,31),t[c+S>>1]=w<<2,n[a>>2]=x+(w<<3)>>>1,c=c+2|0,r=r+1|0
;continue}break}for(oe(u+560|0,k(s,s)),j=n[u+568>>2],r=(j>>>0)/(s>>>0)|0,D=r>>>0>s>>>0?s:r,d=0,
x=n[u+564>>2];;)if((d|0)==(D|0)){for(;;){a:{if(!O){a=s;break a}if(O=O-1|0,a=1,r=f[l|0],l=l+1|0,(r|0)!=8)continue}break}
for(c=k(a,h),r=n[u+4>>2];;){a:{i:{if(y){if(l=o[r>>1]-1499|0,l>>>0>11)break a;if(1<<l&2601)break i;break a}
n[m+8>>2]=n[u+8>>2],r=n[u+4>>2],n[m>>2]=n[u>>2],n[m+4>>2]=r,n[m+28>>2]=s,n[m+24>>2]=h,r=n[u+564>>2],
n[m+12>>2]=n[u+560>>2],n[m+16>>2]=r,n[m+20>>2]=n[u+568>>2],Y(L,S,2),v=u+832|0;break e}if(c>>>0>=j>>>0)break r;l=c+x|0,
i[l|0]=f[l|0]+24}r=r+2|0,c=a+c|0,y=y-2|0}}else{for(K=S+(d<<1)|0,N=x+k(s,d)|0,r=0,a=0;;){if(c=r,(r|0)!=(s|0)){if(r=r+1|0,
(d+r|0)==1)continue;A=S+(c<<1)|0,g=0;a:{if(d>>>0>=h>>>0||(g=0,c>>>0>=h>>>0))break a;n[u+20>>2]=c,n[u+16>>2]=d,g=1}
n[u+12>>2]=g,J=c+N|0;a:{H=o[A>>1],F=H+o[K>>1]|0;i:{c=u+12|0,M=n[c>>2];t:{if((M|0)==1){if(A=n[c+4>>2],
A>>>0>=27||(g=n[c+8>>2],g>>>0>=27))break i;A=(o[((k(A,54)+B|0)+(g<<1)|0)+116>>1]<<16)+131072>>18,
A=((A|0)>=-2?((A|0)>=2?2:A)+2|0:0)&65535,w=0;break t}A=2,w=I?1:2}if(g=0,Q=n[B>>2],F=(F<<16>>16)/12&65535,
F=F>>>0>=15?15:F,A=k(w,5)+A|0,We(Q,((F<<1)+(a&65535?127:126)|0)+(A<<5)|0)&&(a=a<<16>>16,
a=We(Q,((((a|0)>0)-((a|0)<0)|0)+k(A,3)|0)+607|0),A=Re(Q,k(F|(w<<5|(a?16:0)),7)+651|0,7),g=a?A^-1:A+1|0),M){
if(a=n[c+4>>2],a>>>0>=27||(c=n[c+8>>2],c>>>0>=27))break i;c=(k(a,54)+B|0)+(c<<1)|0,a=o[c+116>>1],
t[c+116>>1]=a+((g<<3)-a<<16>>17)}a=g;break a}ze()}c=k(a,12)+H<<16>>16,i[J|0]=(c|0)<=1?1:c;continue}break}d=d+1|0
;continue}}ze()}if(a=n[b+1900>>2],r=C+T|0,n[r+24>>2]=n[b+1896>>2],n[r+28>>2]=a,a=n[b+1892>>2],n[r+16>>2]=n[b+1888>>2],
n[r+20>>2]=a,a=n[b+1884>>2],n[r+8>>2]=n[b+1880>>2],n[r+12>>2]=a,a=n[b+1876>>2],n[r>>2]=n[b+1872>>2],n[r+4>>2]=a,
r=p+20|0,C=C+32|0,(C|0)==1216)break}for(r=0,n[b+1612>>2]=0,n[b+1604>>2]=0,n[b+1608>>2]=4,s=4;;){for(l=(E<<5)+T|0,
a=k(E,20),d=a+185376|0,c=n[a+185388>>2],C=n[a+185384>>2];;){a=b+1616|0,p=f[C|0],Kr(a,p),Ga(b+1872|0,l,a),u=f[d+16|0],
n[b+1604>>2]==(r|0)&&(Lr(b+1604|0),s=n[b+1608>>2]),a=Mi(k(r,780)+s|0,b+1872|0,768),i[a+776|0]=p,n[a+772>>2]=u,
n[a+768>>2]=E,a=r+1|0,n[b+1612>>2]=a;e:{if((p|0)!=17){r=a;break e}Ga(b+1872|0,l,177768),
(a|0)==n[b+1604>>2]&&Lr(b+1604|0),s=n[b+1608>>2],a=Mi(s+k(a,780)|0,b+1872|0,768),i[a+776|0]=40,n[a+772>>2]=u,
n[a+768>>2]=E,r=r+2|0,n[b+1612>>2]=r}if(C=C+1|0,c=c-1|0,!c)break}if(E=E+1|0,(E|0)==38)break}p=e+24|0,a=b,s=v-288|0,v=s
;e:{r:{if(m=W(592),!m)break r;for(C=s+20|0;;){for(Li(s+148|0,8,128),b=0,l=0,u=0;;){if((b|0)!=108){if(r=b+177504|0,
b=b+4|0,f[r|0]!=(G&255))continue;for(A=f[r+3|0],y=f[r+2|0],d=f[r+1|0],r=0,c=128,h=128;;){c=c&255,B=c+1|0,E=B>>>0<255;a:{
if(c>>>0<d>>>0||c>>>0>y>>>0)break a;i[(s+148|0)+r|0]=A}if(c=E?B:255,r=((r|0)!=128)+r|0,h=h-1|0,!h)break}r=(A|0)==254,
l=r?(y-d&255)+1|0:l,u=r?d:u;continue}break}Pe(a,1),d=(G&255)==2?157:94,r=k(d,l);a:{if(!l){b=0,c=1;break a}if(b=r,c=W(r),
!c)break r}if(n[s+284>>2]=0,n[s+280>>2]=c,n[s+276>>2]=b,Wr(s+276|0,r),b=n[s+284>>2],l)for(l=n[s+280>>2];P=b+l|0,
V=Re(a,0,1),i[P|0]=V,b=b+1|0,r=r-1|0,!!r;);if(G=G+1|0,n[s+284>>2]=b,Mi(C,s+148|0,128),n[s+16>>2]=n[s+284>>2],
r=n[s+280>>2],n[s+8>>2]=n[s+276>>2],n[s+12>>2]=r,r=Mi(k(U,148)+m|0,s+8|0,140),i[r+144|0]=u,n[r+140>>2]=d,U=U+1|0,
(U|0)==4)break}n[p+8>>2]=4,n[p+4>>2]=m,n[p>>2]=4,v=s+288|0;break e}ze()}n[e+8>>2]=38,n[e+4>>2]=T,n[e>>2]=38,
r=n[a+1608>>2],n[e+12>>2]=n[a+1604>>2],n[e+16>>2]=r,n[e+20>>2]=n[a+1612>>2],Y(n[a>>2],n[a+4>>2],4),v=a+2640|0;return}
ze()}function $a(e){e=e|0;var r=0,a=0,i=0,f=0,b=0;x(187420,n[46854]);e:{if(r=n[46857],r>>>0>8388607||(i=r<<9,
i>>>0>2147483646))break e;b=n[46856];r:{if(!i){a=2;break r}if(f=r,a=W(i),!a)break e}for(n[e+8>>2]=0,n[e+4>>2]=a,
n[e>>2]=f,r&&(Mi(a,b,i),n[e+8>>2]=r),f=(r<<9)+a|0,r=0;;){r:{if(!((r|0)!=(a|0)&&r)){if((a|0)!=(f|0)){r=a+4|0,e=a+2|0,
a=a+512|0;break r}return}e=r,r=r+2|0}o[e>>1]||(t[e>>1]=65533)}}ze()}function _a(e){e=e|0;var r=0,a=0,i=0;a=v-16|0,v=a,
oe(a+4|0,e);e:{if(r=n[a+4>>2],e=n[a+12>>2],r>>>0<=e>>>0){e=n[a+8>>2];break e}if(i=n[a+8>>2],!e){if(e=1,
r=l((r>>>0<=16?16:r)-1|0),(r|0)==1)break e;r=32-r<<2,n[i>>2]=n[r+188e3>>2],n[r+188e3>>2]=i;break e}if(e=De(i,r,e),
e)break e;ze()}return v=a+16|0,e|0}function ei(){return 65536}function ri(e){e=e|0;var r=0;e:{if(e>>>0>39)break e
;r=176604;r:{a:switch(e=f[e+176380|0],f[e+186182|0]){case 0:break a;case 6:case 10:case 11:break r;default:break e}
return Xr(f[e+186142|0])|0}r=0}return r|0}function ai(){return n[47036]}function ii(){return 186720}function ti(){
return 36}function ni(e,r,a,t){e=e|0,r=r|0,a=a|0,t=t|0;var b=0,c=0;if(b=v-48|0,v=b,c=-3,o[93360]==5){
c=r>>>0>524288?2:(r<<1)+253694|0,r=524288-r|0,r=r>>>0<=524288?r:0,e=e>>>0>=65536?65536:e;e:{if((a|0)==2){n[b+44>>2]=0,
n[b+24>>2]=0,n[b+36>>2]=1114112,n[b+40>>2]=0,T(b+8|0,186724,188157,e,c,r,1,(t|0)!=0,b+40|0),e=n[b+44>>2],
n[46693]=n[b+40>>2],n[46694]=e,e=n[b+36>>2],n[46691]=n[b+32>>2],n[46692]=e,e=n[b+28>>2],n[46689]=n[b+24>>2],n[46690]=e
;break e}T(b+8|0,186724,188157,e,c,r,(a|0)!=1,(t|0)!=0,0)}c=n[b+12>>2],r=n[b+8>>2],e=f[b+20|0];e:{if((e|0)==2){
e=n[b+16>>2],a=Ir(186724),n[47038]=c,n[47037]=r,n[47035]=e,r=(r+c|0)+a|0,c=-1;break e}i[188156]=e}n[47034]=r}
return v=b+48|0,c|0}function fi(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0,o=0,b=0,c=0,s=0,k=0;c=v-16|0,v=c,
s=a>>>0>39?21:f[a+176380|0];e:{r:{if(!e||(Pr(c+8|0,e,r),t=n[c+8>>2],!t))break r;i=n[c+12>>2];a:{if(!i){i=0,o=1,b=t,a=0
;break a}a=0;i:{for(;;){if(f[a+t|0]==45)break i;if(o=1,a=a+1|0,(i|0)==(a|0))break}b=t,a=i;break a}o=a+1|0,b=o+t|0,
i=i-o|0,o=0}if(Ta(t,a,177236,2)){for(;;){if(o||!i)break r;a=0;a:{i:{for(;;){if(k=f[a+b|0],(k|0)==45)break i;if(a=a+1|0,
(i|0)==(a|0))break}t=b,a=i;break a}o=a+1|0,t=o+b|0,i=i-o|0}if(a>>>0<2)break r;if(o=(k|0)!=45,a=Qa(131116,2,b,a),b=t,
a=a&255,(a|0)!=40)break}s=a,a=2048;break e}if(a=Qa(177320,12,t,a)&255,(a|0)==40)break r;s=a,a=2048;break e}a=2304}e:{
if(!e||!r||(r=(r>>>0<=16?16:r)-1|0,r>>>0>1073741823))break e;r=32-l(r)<<2,n[e>>2]=n[r+188e3>>2],n[r+188e3>>2]=e}
return v=c+16|0,s&255|a}function oi(e,r,a,t){e=e|0,r=r|0,a=a|0,t=t|0;var b=0,c=0,s=0,k=0,u=0;if(b=v-48|0,v=b,c=-3,
o[93360]==6){c=1,k=b+4|0,s=r>>>0<65537&e>>>0<=r>>>0,u=s?(e<<1)+253694|0:2,r=s?r-e|0:0,t=(t|0)!=0;e:{r:switch(a|0){
case 0:n[b+28>>2]=1114113,e=0;break e;case 2:c=0;break;default:break r}i[b+44|0]=c,n[b+36>>2]=0,n[b+40>>2]=0,
n[b+28>>2]=1114112,n[b+32>>2]=0,e=b+24|0}q(k,186728,186724,u,r,384766,262144,t,e),c=n[b+12>>2],r=n[b+8>>2];e:{
if(n[b+4>>2]==1){n[47036]=r,n[47037]=c,n[47035]=n[b+20>>2],c=-2,r=n[b+16>>2];break e}i[188156]=f[b+20|0]}n[47034]=r}
return v=b+48|0,c|0}function bi(e,r,a){e=e|0,r=r|0,a=a|0
;var b=0,c=0,s=0,k=0,u=0,A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=0,E=0,S=0,I=0;b=v+-64|0,v=b,d=e?r:0,w=e||1;e:{
if(n[46698]!=-2147483648){s=n[46700],e=f[186942];break e}t[93434]=257,n[46715]=151806827,n[46716]=0,n[46713]=0,
n[46714]=0,n[46711]=0,n[46712]=1,n[46709]=4,n[46710]=0,n[46707]=0,n[46708]=0,n[46705]=0,n[46706]=4,i[186816]=12,
n[46702]=1,n[46703]=0,n[46700]=0,n[46701]=0,n[46698]=0,n[46699]=1,i[b+62|0]=0,t[b+54>>1]=0,t[b+56>>1]=0,t[b+58>>1]=0,
t[b+60>>1]=0,t[b+46>>1]=0,t[b+48>>1]=0,t[b+50>>1]=0,t[b+52>>1]=0,t[b+38>>1]=0,t[b+40>>1]=0,t[b+42>>1]=0,t[b+44>>1]=0,
t[b+30>>1]=0,t[b+32>>1]=0,t[b+34>>1]=0,t[b+36>>1]=0,t[b+22>>1]=0,t[b+24>>1]=0,t[b+26>>1]=0,t[b+28>>1]=0,t[b+14>>1]=0,
t[b+16>>1]=0,t[b+18>>1]=0,t[b+20>>1]=0,t[b+6>>1]=0,t[b+8>>1]=0,t[b+10>>1]=0,t[b+12>>1]=0,n[46733]=8192,t[93468]=1,
e=f[b+59|0]|f[b+60|0]<<8|(f[b+61|0]<<16|f[b+62|0]<<24),i[186925]=e,i[186926]=e>>>8,i[186927]=e>>>16,i[186928]=e>>>24,
e=o[b+56>>1]|o[b+58>>1]<<16,r=o[b+52>>1]|o[b+54>>1]<<16,t[93459]=r,t[93460]=r>>>16,t[93461]=e,t[93462]=e>>>16,
e=o[b+48>>1]|o[b+50>>1]<<16,r=o[b+44>>1]|o[b+46>>1]<<16,t[93455]=r,t[93456]=r>>>16,t[93457]=e,t[93458]=e>>>16,
e=o[b+40>>1]|o[b+42>>1]<<16,r=o[b+36>>1]|o[b+38>>1]<<16,t[93451]=r,t[93452]=r>>>16,t[93453]=e,t[93454]=e>>>16,
e=o[b+32>>1]|o[b+34>>1]<<16,r=o[b+28>>1]|o[b+30>>1]<<16,t[93447]=r,t[93448]=r>>>16,t[93449]=e,t[93450]=e>>>16,
e=o[b+24>>1]|o[b+26>>1]<<16,r=o[b+20>>1]|o[b+22>>1]<<16,t[93443]=r,t[93444]=r>>>16,t[93445]=e,t[93446]=e>>>16,
e=o[b+16>>1]|o[b+18>>1]<<16,r=o[b+12>>1]|o[b+14>>1]<<16,t[93439]=r,t[93440]=r>>>16,t[93441]=e,t[93442]=e>>>16,
e=o[b+8>>1]|o[b+10>>1]<<16,r=o[b+4>>1]|o[b+6>>1]<<16,t[93435]=r,t[93436]=r>>>16,t[93437]=e,t[93438]=e>>>16,t[93469]=0,
t[93470]=0,e=0}x=(a|0)!=0,i[186942]=(e|x)&1,e=2048-s|0,z(186792,w,(e>>>0<d>>>0?e:d)+w|0);e:{if(d)for(c=n[46733],k=w,y=d,
u=d;;){if(!c)break e;for(r=u>>>0>=512?512:u,y=y-r|0,E=!y&x,I=u-r|0,S=r+k|0,e=0,s=0;s=(f[e+k|0]>>>7|0)+s|0,e=e+1|0,
(r|0)!=(e|0););r:{a:{i:{if(!s){if(f[186936])break i;break a}e=0,i[186936]=0,u=k,c=c-1|0;t:{if(c){for(;;){
if((e|0)==(r|0))break t;if(u=e+k|0,e=e+1|0,c=(i[u|0]>>7)+c|0,!c)break}u=e+k|0}for(;;){if((u|0)==(S|0))break t
;if(e=e+1|0,c=i[u|0],u=u+1|0,!((c|0)>=0))break}r=e>>>0<r>>>0?e:r}Fr(186792,k,r,E),e=n[46733],r=e-s|0,c=e>>>0>=r>>>0?r:0,
n[46733]=c;break r}for(B=k,C=r,h=f[186883],g=n[46719],m=n[46718],c=f[186881],A=f[186882],s=f[186880];;){i:{t:{n:{f:{o:{
b:{c:{s:{k:{if(C){e=f[B|0];u:{A:{l:{d:{h:{g:switch(s=s&255,s-36|0){case 1:case 2:case 3:break s;case 4:break h;case 0:
break d;default:break g}g:{m:{w:{p:{v:{y:{B:{C:{if((s|0)!=27){if(s)break s;switch(e-10|0){case 0:break p;case 1:case 2:
break B;case 3:break v;default:break C}}switch(e-36|0){case 0:case 4:break g;default:break s}}if((e|0)==27)break y}
if(e>>>0<=32)break w;if((A|0)==2&e>>>0<=126)break m;if(e>>>0>95||(A|0)!=1)break w;A=1,s=0,g=g+1|0,n[46719]=g,m=m+1|0,
n[46718]=m;break t}s=27,i[186880]=27,h=(c&255)!=0|h,i[186883]=h&1;break t}if(c&255)break w;break n}if(!(c&255))break n}
s=0,h=(e&254)==14|(A|0)!=0|h,i[186883]=h&1;break t}if(i[186881]=0,p=c&255,!p){s=0,i[186881]=e,A=2,c=e;break t}s=0,
m=m+1|0,n[46718]=m,A=2;m:{w:{p:switch(p-33|0){default:if((p|0)==45)break f;if((p|0)==79)break w;case 1:case 2:
if((c-48&255)>>>0>30)break m;break o;case 3:if(e>>>0<116)break o;break b;case 0:break o;case 4:break p}
if(e>>>0<119)break o;break b}if(e>>>0<84)break o;break b}if((c-80&255)>>>0<37)break f;if(e=p-34|0,e>>>0>6)break b
;if(1<<e&115)break f;break b}i[186880]=e,s=e;break t}h:switch(e-73|0){case 0:break A;case 1:break l;default:break h}
if((e|0)==66)break l;break s}switch(e+-64|0){case 0:case 2:break u;default:break s}}A=0,i[186882]=0;break c}A=1;break k}
A=2;break k}break i}i[186882]=A;break c}h=1,i[186883]=1}s=0,i[186880]=0;break t}h=1,c=0,i[186883]=1;break t}c=0,g=g+1|0,
n[46719]=g;break t}c=0;break t}c=0,i[186882]=0,A=0,s=0}B=B+1|0,C=C-1|0;continue}break}}e=u>>>0<16,Fr(186792,k,e?r:16,0),
u=k,k=r-16|0,k=r>>>0>=k>>>0?k:0,k=k>>>0<=16?16:k,Fr(186792,e?1:u+k|0,e?0:r-k|0,E),c=n[46733]}if(k=S,u=I,!u)break}
if(!a||!n[46713])break e;Fr(186792,1,0,1)}e:{if(!d||(e=(d>>>0<=16?16:d)-1|0,e>>>0>1073741823))break e;e=32-l(e)<<2,
n[w>>2]=n[e+188e3>>2],n[e+188e3>>2]=w}v=b- -64|0}function ci(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0;i=v-48|0,v=i,
n[i+12>>2]=a,n[i+16>>2]=0,n[i+24>>2]=0,n[i+36>>2]=i+12,n[i+32>>2]=i+16,n[i+28>>2]=i+24,t=e||1,e=e?r:0,Fa(i,t,e);e:{r:{
a:{a=n[i>>2];i:{t:{if(!a)break t;if(r=n[i+4>>2],!r){if(a=n[i+16>>2],!a)break t;break i}if(n[i+20>>2]=r,r=n[i+24>>2]+1|0,
n[i+24>>2]=r,r=r>>>0>b[i+12>>2],n[i+16>>2]=r?a:0,r)break i}if(n[i+44>>2]=e,n[i+40>>2]=t,Oa(i+40|0,i+28|0,16),
a=n[i+16>>2],!a)break a}r=n[i+20>>2],a=a-t|0,r=r>>>0<=a+r>>>0?r:0;i:{if(!e||(e=(e>>>0<=16?16:e)-1|0,
e>>>0>1073741823))break i;e=32-l(e)<<2,n[t>>2]=n[e+188e3>>2],n[e+188e3>>2]=t}if(r>>>0>2047)break r;a=a|r<<20;break e}
if(!e)break r;if(a=-1,e=(e>>>0<=16?16:e)-1|0,e>>>0>1073741823)break e;e=32-l(e)<<2,n[t>>2]=n[e+188e3>>2],n[e+188e3>>2]=t
;break e}a=-1}return v=i+48|0,a|0}function si(){return f[188156]}function ki(){return(n[46689]?n[46690]:0)|0}
function ui(){return(n[46692]!=1114112?n[46691]:0)|0}function Ai(e,r){e=e|0,r=r|0,r=e?r:0,e=e||1;e:{if(n[325569]){
if(!r||(r=(r>>>0<=16?16:r)-1|0,r>>>0>1073741823))break e;r=32-l(r)<<2,n[e>>2]=n[r+188e3>>2],n[r+188e3>>2]=e;return}
n[325569]||(n[325570]=r,n[325569]=e)}}function li(e,r,a,o,b,s,k){e=e|0,r=r|0,a=a|0,o=o|0,b=b|0,s=s|0,k=k|0
;var A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,C=0,x=u(0);A=v-240|0,v=A;e:{r:{if(!e){w=-2147483648,y=1,h=0;break r}p=e+r|0,B=1
;a:{for(;;){if((r|0)==(d|0))break a;if(m=40,h=f[e+d|0],h>>>0<=39&&(m=f[h+176380|0]),d=d+1|0,(m&255)!=40)break}if(w=W(8),
!w)break e;for(d=e+d|0,i[w|0]=m,n[A+64>>2]=1,n[A+60>>2]=w,n[A+56>>2]=8,g=1;;){if((d|0)!=(p|0)){if(m=40,h=f[d|0],
h>>>0<=39&&(m=f[h+176380|0]),d=d+1|0,(m&255)==40)continue;if(n[A+56>>2]==(g|0)){
if((Ve(A+56|0,g,1,1,1)|0)!=-2147483647)break e;w=n[A+60>>2]}i[g+w|0]=m,g=g+1|0,n[A+64>>2]=g;continue}break}w=n[A+56>>2],
B=n[A+60>>2]}a:{if(!r||(h=(r>>>0<=16?16:r)-1|0,h>>>0>1073741823))break a;h=32-l(h)<<2,n[e>>2]=n[h+188e3>>2],
n[h+188e3>>2]=e}y=(w|0)==-2147483648,h=y?0:B}m=0,a?(Pr(A+8|0,a,o),r=n[A+12>>2],e=n[A+8>>2]):e=0,b&&(Pr(A,b,s),
p=n[A+4>>2],m=n[A>>2]),d=n[46698],n[46698]=-2147483648,n[A+48>>2]=p,n[A+44>>2]=m,n[A+40>>2]=r,n[A+36>>2]=e,n[A+32>>2]=g,
n[A+28>>2]=h,n[A+20>>2]=0,i[A+52|0]=(k|0)!=0;r:{if((d|0)!=-2147483648){Mi(A+60|0,186796,148);break r}t[A+202>>1]=0,
t[A+204>>1]=0,t[A+200>>1]=1,n[A+60>>2]=1,n[A+64>>2]=0,n[A+68>>2]=0,Li(A+136|0,0,57),i[A+206|0]=0,n[A+196>>2]=8192,
n[A+92>>2]=0,n[A+84>>2]=0,n[A+88>>2]=4,i[A+80|0]=12,n[A+72>>2]=1,n[A+76>>2]=0,t[A+132>>1]=257,n[A+128>>2]=0,
n[A+120>>2]=0,n[A+124>>2]=151806827,n[A+112>>2]=1,n[A+116>>2]=0,n[A+104>>2]=0,n[A+108>>2]=0,n[A+96>>2]=0,n[A+100>>2]=4,
d=0}if(n[A+56>>2]=d,Qr(A+208|0,A+56|0,A+20|0),r=f[A+225|0],h=n[A+216>>2],C=n[A+208>>2],e=n[A+212>>2],x=c[A+220>>2],
k=f[A+226|0],g=W(16),!g)break e;for(c[g+12>>2]=x,c[g+4>>2]=r>>>0,c[g+8>>2]=(k|0)==40?u(-1):u(k>>>0),
c[g>>2]=(h<<1)+3>>>0,n[A+236>>2]=4,n[A+232>>2]=g,n[A+228>>2]=4,r=h<<3,d=4,m=e;;){if(r){if(p=n[m+4>>2],h=f[m|0],
n[A+228>>2]-d>>>0<=1){if((Ve(A+228|0,d,2,4,4)|0)!=-2147483647)break e;d=n[A+236>>2],g=n[A+232>>2]}m=m+8|0,k=(d<<2)+g|0,
n[k+4>>2]=p,c[k>>2]=h>>>0,d=d+2|0,n[A+236>>2]=d,r=r-8|0;continue}break}Y(C,e,8),Y(n[46695],n[46696],4),e=n[A+232>>2],
n[46695]=n[A+228>>2],n[46696]=e,n[46697]=n[A+236>>2],r=n[46696],te(A+56|0);r:{if(!b||!s||(e=(s>>>0<=16?16:s)-1|0,
e>>>0>1073741823))break r;e=32-l(e)<<2,n[b>>2]=n[e+188e3>>2],n[e+188e3>>2]=b}r:{if(!a||!o||(e=(o>>>0<=16?16:o)-1|0,
e>>>0>1073741823))break r;e=32-l(e)<<2,n[a>>2]=n[e+188e3>>2],n[e+188e3>>2]=a}return y||Y(w,B,1),v=A+240|0,r|0}ze()}
function di(){var e=0;return o[93360]==5?e=Ir(186724):e=0,e|0}function hi(){return 188157}function gi(e,r,a){e=e|0,
r=r|0,a=a|0;var i=0,t=0,n=0,o=0,b=0;if(e){for(i=e>>>0>=65536?65536:e,n=188157;;){for(t=0,e=n,o=i>>>0>=1024?1024:i,
b=o;t=(f[e|0]&a)==(r|0)|t,e=e+1|0,b=b-1|0,!!b;);if(!(!(t&1)&&(n=n+o|0,i=i-o|0,i)))break}e=t^1}else e=1;return e&1}
function mi(){return n[47038]}function wi(e){e=e|0;var r=0,a=0;r=v-48|0,v=r,e>>>0<=39?(Cr(r+32|0,f[e+176380|0]),
e=n[r+44>>2],a=n[r+40>>2],t[r+24>>1]=a,t[r+26>>1]=a>>>16,t[r+28>>1]=e,t[r+30>>1]=e>>>16,e=n[r+36>>2],a=n[r+32>>2],
t[r+16>>1]=a,t[r+18>>1]=a>>>16,t[r+20>>1]=e,t[r+22>>1]=e>>>16,e=5):e=4,t[93360]=e,e=o[r+18>>1]|o[r+20>>1]<<16,
a=o[r+14>>1]|o[r+16>>1]<<16,t[93361]=a,t[93362]=a>>>16,t[93363]=e,t[93364]=e>>>16,e=o[r+26>>1]|o[r+28>>1]<<16,
a=o[r+22>>1]|o[r+24>>1]<<16,t[93365]=a,t[93366]=a>>>16,t[93367]=e,t[93368]=e>>>16,t[93369]=o[r+30>>1],v=r+48|0}
function pi(e){e=e|0;var r=0,a=0;r=v-48|0,v=r,a=4;e:{if(e>>>0>39||(e=f[e+176380|0],(e-39&255)>>>0>252)||(xr(r+12|0,e),
o[r+12>>1]==2))break e;e=n[r+24>>2],a=n[r+20>>2],t[r+40>>1]=a,t[r+42>>1]=a>>>16,t[r+44>>1]=e,t[r+46>>1]=e>>>16,
e=n[r+16>>2],a=n[r+12>>2],t[r+32>>1]=a,t[r+34>>1]=a>>>16,t[r+36>>1]=e,t[r+38>>1]=e>>>16,a=6}t[93360]=a,
e=o[r+34>>1]|o[r+36>>1]<<16,a=o[r+30>>1]|o[r+32>>1]<<16,t[93361]=a,t[93362]=a>>>16,t[93363]=e,t[93364]=e>>>16,
e=o[r+42>>1]|o[r+44>>1]<<16,a=o[r+38>>1]|o[r+40>>1]<<16,t[93365]=a,t[93366]=a>>>16,t[93367]=e,t[93368]=e>>>16,
t[93369]=o[r+46>>1],v=r+48|0}function vi(e,r,a){e=e|0,r=r|0,a=a|0;var b=0,c=0,s=0,k=0;b=v-112|0,v=b;e:{r:{a:{i:{t:{n:{
if(e>>>0<=39){if(r>>>0>=40)break a;switch(s=f[e+176380|0],e=2,c=f[r+176380|0],c-37|0){case 0:break i;case 1:break t
;default:break n}}r=4;break e}if(xr(b+56|0,c),e=o[b+56>>1],(e|0)==2)break a;c=o[b+68>>1]|o[b+70>>1]<<16,
k=o[b+64>>1]|o[b+66>>1]<<16,t[b+46>>1]=k,t[b+48>>1]=k>>>16,t[b+50>>1]=c,t[b+52>>1]=c>>>16,c=o[b+62>>1]|o[b+64>>1]<<16,
n[b+40>>2]=o[b+58>>1]|o[b+60>>1]<<16,n[b+44>>2]=c;break i}e=3}if(Cr(b+88|0,s),i[b+107|0]=s,t[b+72>>1]=e,i[b+105|0]=!r,
e=n[b+44>>2],r=n[b+40>>2],t[b+74>>1]=r,t[b+76>>1]=r>>>16,t[b+78>>1]=e,t[b+80>>1]=e>>>16,e=o[b+50>>1]|o[b+52>>1]<<16,
r=o[b+46>>1]|o[b+48>>1]<<16,t[b+80>>1]=r,t[b+82>>1]=r>>>16,t[b+84>>1]=e,t[b+86>>1]=e>>>16,i[b+106|0]=0,
i[b+104|0]=(a|0)!=0,Sr(b+72|0),e=o[b+78>>1]|o[b+80>>1]<<16,n[b>>2]=o[b+74>>1]|o[b+76>>1]<<16,n[b+4>>2]=e,
e=o[b+86>>1]|o[b+88>>1]<<16,n[b+8>>2]=o[b+82>>1]|o[b+84>>1]<<16,n[b+12>>2]=e,e=o[b+94>>1]|o[b+96>>1]<<16,
n[b+16>>2]=o[b+90>>1]|o[b+92>>1]<<16,n[b+20>>2]=e,e=o[b+102>>1]|o[b+104>>1]<<16,n[b+24>>2]=o[b+98>>1]|o[b+100>>1]<<16,
n[b+28>>2]=e,t[b+32>>1]=o[b+106>>1],r=o[b+72>>1],(r|0)!=4)break r}r=4;break e}t[b+104>>1]=o[b+32>>1],e=n[b+28>>2],
n[b+96>>2]=n[b+24>>2],n[b+100>>2]=e,e=n[b+20>>2],n[b+88>>2]=n[b+16>>2],n[b+92>>2]=e,e=n[b+12>>2],n[b+80>>2]=n[b+8>>2],
n[b+84>>2]=e,e=n[b+4>>2],n[b+72>>2]=n[b>>2],n[b+76>>2]=e}t[93360]=r,e=n[b+76>>2],r=n[b+72>>2],t[93361]=r,
t[93362]=r>>>16,t[93363]=e,t[93364]=e>>>16,e=n[b+84>>2],r=n[b+80>>2],t[93365]=r,t[93366]=r>>>16,t[93367]=e,
t[93368]=e>>>16,e=n[b+92>>2],r=n[b+88>>2],t[93369]=r,t[93370]=r>>>16,t[93371]=e,t[93372]=e>>>16,e=n[b+100>>2],
r=n[b+96>>2],t[93373]=r,t[93374]=r>>>16,t[93375]=e,t[93376]=e>>>16,t[93377]=o[b+104>>1],v=b+112|0}function yi(){
return 384766}function Bi(e){e=e|0;var r=0;r=v-16|0,v=r;e:{r:{a:{i:{if(e>>>0>39)break i;Cr(r,f[e+176380|0]),e=187184
;t:switch(f[r|0]-2|0){case 0:break r;case 1:break a;case 2:break t;default:break i}e=187032;break r}e=0;break e}
e=n[r+4>>2]+8|0}e=me(e)}return v=r+16|0,e|0}function Ci(){return n[47034]}function xi(){return n[46693]}
function Ei(e,r){e=e|0,r=r|0;var a=0;a=v-16|0,v=a;e:{if(e>>>0>39||o[93360]>3)break e;if(e=f[e+176380|0],i[186755]=e,!r){
Sr(186720);break e}i[186754]=0,Cr(a,e),e=n[a+12>>2],n[46686]=n[a+8>>2],n[46687]=e,e=n[a+4>>2],n[46684]=n[a>>2],
n[46685]=e}v=a+16|0}function Si(e,r,a,t,o,b,c){e=e|0,r=r|0,a=a|0,t=t|0,o=o|0,b=b|0,c=c|0;var s=0,k=0,u=0;k=v-16|0,v=k,
s=t>>>0>=40?40:f[t+176380|0],u=o>>>0>=40?40:f[o+176380|0],o=b>>>0>=40?40:f[b+176380|0],b=c>>>0>=40?40:f[c+176380|0],
t=e||1;e:{r:{a:{i:{t:{if(r=e?r:0,r>>>0<=2){if((r|0)!=2)break i;c=f[t|0];break t}if(c=f[t|0],(c|0)!=239)break t
;if(f[t+1|0]!=187||f[t+2|0]!=191)break i;s=0;break a}t:switch((c&255)-254|0){case 0:if(f[t+1|0]!=255)break i;s=37
;break a;case 1:break t;default:break i}if(f[t+1|0]!=254)break i;s=38;break a}if((s&255)!=40){s=s<<8|1,e=65536;break r}
if((u|0)!=40){s=u<<8|2,e=65536;break r}i:{t:{n:{f:{o:{if(e=r>>>0>a>>>0?a:r,e>>>0<=5)break o;if(a=f[t|0],a){
if((a|0)!=60||f[t+1|0]||f[t+2|0]!=63||f[t+3|0]||f[t+4|0]!=120||f[t+5|0])break o;c=38;break f}
if(f[t+1|0]!=60||f[t+2|0]||f[t+3|0]!=63||f[t+4|0]||f[t+5|0]!=120)break o;c=37;break f}if(i[k+3|0]=40,n[k+8>>2]=e,
n[k+4>>2]=t,n[k+12>>2]=k+3,Oa(k+4|0,k+12|0,17),c=f[k+3|0],a=3,(c|0)!=40)break n;if(c=Ia(t,e)&255,(c|0)==40)break t}a=4}
s=a|c<<8;break i}if(e=(o&255)-37|0,s=o<<8|5,!(e>>>0<=3&(e|0)!=2))break i;if(e=-1,(b|0)==40)break e;s=b<<8|6}e=0;break r}
s=s<<8,e=65536}e=e|(s<<8|(s&65280)>>>8)&65535}e:{if(!r||(r=(r>>>0<=16?16:r)-1|0,r>>>0>1073741823))break e;r=32-l(r)<<2,
n[t>>2]=n[r+188e3>>2],n[r+188e3>>2]=t}return v=k+16|0,e|0}function Ii(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0;var t=0,o=0
;t=i>>>0>=40?40:f[i+176380|0];e:{r:{a:{if(!e){e=1,r=0;break a}i:{if(r>>>0<=2){if((r|0)!=2)break a;i=f[e|0];break i}
if(i=f[e|0],(i|0)!=239)break i;if(f[e+1|0]!=187||f[e+2|0]!=191)break a;a=0,i=65536,t=0;break r}i:{
t:switch((i&255)-254|0){case 0:if(f[e+1|0]!=255)break a;t=37;break i;case 1:break t;default:break a}
if(f[e+1|0]!=254)break a;t=38}a=0,i=65536;break r}o=40;a:{if((t&255)!=40){i=65536,a=512;break a}a=r>>>0>a>>>0?a:r;i:{
if(a>>>0<4)break i;t:{if(i=f[e|0],i){if((i|0)!=60||f[e+1|0]||f[e+2|0]!=63||f[e+3|0])break t;o=38;break i}
if(f[e+1|0]!=60||f[e+2|0]||f[e+3|0]!=63)break i;o=37;break i}
if(a>>>0<6||(i|0)!=60||f[e+1|0]!=63||f[e+2|0]!=120||f[e+3|0]!=109||f[e+4|0]!=108||(i=f[e+5|0]-9|0,
i>>>0>23)||!(1<<i&8388627))break i;o=Ia(e,a)&255}t=(o|0)==40,i=t?0:65536,a=t?2304:1024,t=t?0:o}if(!r)break e}
if(r=(r>>>0<=16?16:r)-1|0,r>>>0>1073741823)break e;r=32-l(r)<<2,n[e>>2]=n[r+188e3>>2],n[r+188e3>>2]=e}return t&255|a|i}
function Fi(){return n[47037]}function Qi(e,r,a,c){e=e|0,r=r|0,a=a|0,c=c|0
;var s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,x=0,E=0,S=0,I=0,F=0,Q=0,O=0,G=0,U=0,j=0,H=0,M=0,L=0,D=0,W=0,K=0,N=0,J=0,Y=0,P=0,V=0,z=0,X=0,Z=0,$=0,_=0,re=0,ae=0,ie=0,te=0
;A=v-4304|0,v=A,U=-3;e:{if(o[93360]>3)break e;n[A+88>>2]=0,n[A+68>>2]=0,n[A+80>>2]=1114112,n[A+84>>2]=0,t[A+94>>1]=0,
z=(a|0)!=0&(a|0)!=2,W=e>>>0>=65536?65536:e,X=a?A+4256|0:0,Z=(r|0)!=0,P=A+96|0,$=A+84|0,_=!r,re=c-1>>>0<2,ae=A+4299|0,U=0
;r:{a:{i:{for(;;){l=0,r=1114113,a&&(i[A+4212|0]=z,n[A+4204>>2]=0,n[A+4208>>2]=0,n[A+4200>>2]=j,l=A+4192|0,r=1114112),
s=n[A+68>>2],n[A+4196>>2]=r,G=j>>>0>W>>>0?1:j+188157|0;t:{if(f[186754]){if(e=0,r=Ir(186736),j>>>0>=W>>>0){r=0;break t}
if(r){r=0;break t}n:{f:{o:{b:{c:switch(r=f[186755],r-37|0){case 0:break b;case 1:break o;default:break c}if(h=131140,
!r)break f;break n}h=131143;break f}h=131145}if(r=0,f[G|0]==f[h|0])break t}i[186754]=0}B=U>>>0>229376?1:U+384766|0,
e=229376-U|0,Q=e>>>0<=229376?e:0,e=W-j|0,h=e>>>0<=W>>>0?e:0;n:{f:{o:{b:{c:{s:{k:{if(!f[186753]){if(e=0,s=o[93360],
s>>>0>1){r=0;break t}if(!f[186755])break k;r=0;break t}if(e=0,r=0,Ir(186736))break t;O=!s|Z,l=O?0:$
;u:switch(f[186736]-1|0){case 5:case 7:break t;case 2:break o;case 3:break b;case 4:break c;case 6:break s;case 0:
break n;case 1:break f;default:break u}for(m=n[A+84>>2],x=0,w=0;;){for(e=Q-x|0,p=e>>>0<=Q>>>0?e:0,e=h-w|0,
u=e>>>0<=h>>>0?e:0,d=u>>>0>p>>>0?p:u,E=x>>>0>Q>>>0?1:B+x|0,F=h>>>0<w>>>0?1:w+G|0,g=0;;){e=d>>>0<g>>>0,s=e?1:g+F|0,
r=d-g|0,l=e?0:r>>>0>=16384?16384:r;u:{A:{if(!l){l=0;break A}for(e=l-7|0,I=e>>>0<=l>>>0?e:0,H=(s+3&-4)-s|0,r=0;;){l:{d:{
h:{g:{if(y=f[r+s|0],S=y<<24>>24,(S|0)>=0){if(H-r&3)break g;if(r>>>0>=I>>>0)break h;for(;;){if(e=r+s|0,
(n[e+4>>2]|n[e>>2])&-2139062144)break h;if(r=r+8|0,!(I>>>0>r>>>0))break}break h}m:{w:{p:{v:switch(f[y+186464|0]-2|0){
case 0:if(e=r+1|0,e>>>0>=l>>>0||i[e+s|0]>-65)break w;break m;case 1:if(e=r+1|0,e>>>0>=l>>>0)break w;e=i[e+s|0]
;y:switch(y-224|0){case 0:if((e&-32)==-96)break p;break w;case 13:if((e|0)>-97)break w;break p;default:break y}
if((S+31&255)>>>0>=12){if((S&-2)!=-18)break w;if((e|0)<-64)break p;break w}if((e|0)<-64)break p;break w;case 2:break v
;default:break w}if(e=r+1|0,e>>>0>=l>>>0)break w;e=i[e+s|0];v:{y:switch(y-240|0){default:if((S+15&255)>>>0>2)break w
;if((e|0)<-64)break v;break w;case 0:if((e+112&255)>>>0<48)break v;break w;case 4:break y}if((e|0)>-113)break w}
if(e=r+2|0,e>>>0>=l>>>0||i[e+s|0]>-65||(e=r+3|0,e>>>0>=l>>>0))break w;if(i[e+s|0]<-64)break m;break w}if(e=r+2|0,
e>>>0>=l>>>0)break w;if(i[e+s|0]<=-65)break m}l=r>>>0<l>>>0?r:l;break l}r=e+1|0;break d}r=r+1|0;break d}
if(r>>>0>=l>>>0)break d;for(;;){if(i[r+s|0]<0)break d;if(r=r+1|0,(l|0)==(r|0))break}break l}if(r>>>0<l>>>0)continue}
break}if(e=p-g|0,(e>>>0<=p>>>0?e:0)>>>0<l>>>0)break u}Mi(g>>>0>p>>>0?1:g+E|0,s,l)}if(g=l+g|0,
!((d|0)!=(g|0)&l>>>0>=16381))break}e=g+x|0,r=g+w|0;u:{if(u>>>0<g>>>0||u-g>>>0<4|O||g>>>0>p>>>0||p-g>>>0<4||(l=g+F|0,
w=f[l|0],p=w<<24>>24,(p|0)>=0))break u;x=i[l+2|0],s=i[l+1|0];A:{if((p+11&255)>>>0<205||(u=p+62&255,
(x|0)>-65&u>>>0>29))break A;l:{d:switch(w-224|0){default:d=(s|0)<-64;break l;case 0:d=(s&-32)==-96;break l;case 13:
d=(s|0)<-96;break l;case 16:d=(s+112&255)>>>0<48;break l;case 20:break d}d=(s|0)<-112}if(!d)break A
;if(i[l+3|0]<-64|u>>>0<46)break u}l=g+E|0,i[l|0]=239,i[l+1|0]=191,i[l+2|0]=189,i[l+3|0]=0,w=ta(p,s,x)+r|0,x=e+3|0,
m=m+1|0;continue}break}n[A+84>>2]=m;break t}if(Ir(186736)){r=0;break t}if(r=0,s)break t;k:switch(f[186724]-1|0){case 0:
for(S=A+48|0,p=h,x=B,m=0,w=0,F=f[186725],E=ee(F);;){u:{u=w>>>0>Q>>>0?1:w+x|0,e=m>>>0>p>>>0?1:m+G|0,r=Q-w|0,
g=r>>>0<=Q>>>0?r:0,r=p-m|0,d=r>>>0<=p>>>0?r:0;A:{l:{d:{h:{g:{m:{if(m>>>0>=p>>>0)break m;w:{p:{if(r=i[e|0],(r|0)<0){
if(r>>>0>=4294967264){if(r>>>0<=4294967279)break m;break h}for(r=d>>>1|0,h=r>>>0>g>>>0?g:r,r=0,s=e;;){
if((r|0)==(h|0))break w
;if(B=f[s|0],(B+62&255)>>>0>29||(y=i[s+1|0],(y|0)>-65)||(B=f[(n[E+12>>2]+((B&31)<<6)|0)+(y&63)|0],!B))break p
;i[r+u|0]=B,r=r+1|0,s=s+2|0}}if(s=ir(e,d,u,g),h=s,!s)break h;break A}h=r}s=h<<1;break g}for(r=(d>>>0)/3|0,
B=r>>>0>g>>>0?g:r,h=0,r=e;;){m:{if((h|0)==(B|0)){h=B;break m}if(s=f[r|0],(s&240)!=224||(I=i[r+2|0],(I|0)>-65))break m
;y=i[r+1|0];w:{if((s|0)!=224){if((s|0)==237||(y|0)>-65||(s=s<<12,(s&65535)>>>0>=16384))break m;break w}if(s=0,
(y&-32)!=-96)break m}if(s=f[n[E+12>>2]+((I&63|(y&63)<<6|s)&65535)|0],!s)break m;i[u+h|0]=s,h=h+1|0,r=r+3|0;continue}
break}s=k(h,3)}if(s)break d;if(m>>>0>=p>>>0)break l}r=f[e|0];h:{if((r+62&255)>>>0<30){s=2;break h}if((r&240)==224){s=3
;break h}if(s=4,(r+16&255)>>>0>4)break l}if(s-1>>>0>d-1>>>0)break l;for(r=r&127>>>s,h=1;;){if(d=i[e+h|0],
(d|0)>=-64)break l;if(B=r<<6,r=B|d&63,h=h+1|0,(h|0)==(s|0))break}
if((B^55296)-1114112>>>0<4293855232||B>>>0<128||((B>>>0<2048?2:B>>>0<65536?3:4)|0)!=(s|0))break l
;h=Dr(F,r,m,u,g,(r|0)!=65533?l:0)}if(h)break A}n[S+4>>2]=w,n[S>>2]=m;break u}w=h+w|0,m=s+m|0;continue}break}
e=n[A+52>>2],r=n[A+48>>2];break t;case 1:break k;default:break t}E=A+56|0,m=0,w=0,g=v-16|0,v=g,
nr(g+8|0,n[n[46682]+4>>2]);k:{if(b[g+12>>2]<65536)break k;for(F=n[g+8>>2];;){x=m>>>0>Q>>>0?1:m+B|0,
p=h>>>0<w>>>0?1:w+G|0,e=Q-m|0,y=e>>>0<=Q>>>0?e:0,e=h-w|0,u=e>>>0<=h>>>0?e:0;u:{A:{l:{if(h>>>0>w>>>0){if(e=i[p|0],
(e|0)>=0){s=ir(p,u,x,y),r=s;break l}if(e>>>0>4294967279)break A}e=y>>>1|0,r=(u>>>0)/3|0,e=e>>>0<r>>>0?e:r,l=0,s=x,r=p
;d:{for(;;){if((e|0)==(l|0))break d;h:{if(S=f[r|0],(S&240)!=224||(I=i[r+2|0],(I|0)>-65))break h;d=i[r+1|0];g:{m:{
if((S|0)!=224){if((S|0)==237)break m;if((d|0)>=-64)break h;break g}if((d&-32)!=-96)break h;break g}if((d|0)>-97)break h}
if(d=o[(((S<<13&122880)+F|0)+((d&63)<<7)|0)+((I&63)<<1)>>1],d=d<<8|d>>>8,!(d&255))break h;i[s|0]=d,i[s+1|0]=d>>>8,
l=l+1|0,s=s+2|0,r=r+3|0;continue}break}e=l}s=e<<1,r=k(e,3)}if(!r)break A;if(!s)break k;break u}if(u>>>0<2)break k;A:{l:{
if(e=f[p|0],(e+62&255)>>>0>=30||(s=i[p+1|0],(s|0)>-65))break l;l=(e&31)<<6,r=2;break A}
if((u|0)==2||(e&240)!=224||(s=i[p+2|0],(s|0)>-65))break k;r=i[p+1|0];l:{d:{if((e|0)!=224){if((e|0)==237)break d
;if((r|0)>=-64)break k;break l}if((r&-32)!=-96)break k;break l}if((r|0)>-97)break k}l=(r&63)<<6|e<<12,r=3}
if(e=o[((l&65535|s&63)<<1)+F>>1],s=e&255,l=e<<8|e>>>8,!(l&255)){if(m>>>0>=Q>>>0||!s)break k;i[x|0]=e,s=1;break u}
if(y>>>0<=1)break k;i[x+1|0]=s,i[x|0]=l,s=2}m=s+m|0,w=r+w|0}}n[E+4>>2]=m,n[E>>2]=w,v=g+16|0,e=n[A+60>>2],r=n[A+56>>2]
;break t}for(d=A+40|0,e=G,x=0,S=0,l=v-80|0,v=l,p=l+48|0,y=i[186744]&1;;){s:{k:{u:{A:{
if(h-S>>>0<32||x>>>0>Q>>>0||Q-x>>>0<52)break A;for(s=B+x|0,n[l+32>>2]=0,n[l+36>>2]=0,n[l+24>>2]=0,n[l+28>>2]=0,
n[l+16>>2]=0,n[l+20>>2]=0,n[l+8>>2]=0,n[l+12>>2]=0,m=1,u=0,r=0;E=(l+8|0)+r|0,g=e+r|0,w=f[g|0]|f[g+1|0]<<8,
w=y?w<<8|w>>>8:w,
t[E>>1]=w,g=f[g+2|0]|f[g+3|0]<<8,g=y?g<<8|g>>>8:g,t[E+2>>1]=g,m=(w&65535)>>>0>2047&m&(g&65535)>>>0>2047,
u=(w&63488)==55296|u|(g&63488)==55296,r=r+4|0,(r|0)!=32;);if(r=o[l+8>>1],i[s|0]=r,g=o[l+10>>1],i[s+1|0]=g,w=o[l+12>>1],
i[s+2|0]=w,E=o[l+14>>1],i[s+3|0]=E,F=o[l+16>>1],i[s+4|0]=F,I=o[l+18>>1],i[s+5|0]=I,O=o[l+20>>1],i[s+6|0]=O,H=o[l+22>>1],
i[s+7|0]=H,L=o[l+24>>1],i[s+8|0]=L,M=o[l+26>>1],i[s+9|0]=M,D=o[l+28>>1],i[s+10|0]=D,N=o[l+30>>1],i[s+11|0]=N,
J=o[l+32>>1],i[s+12|0]=J,K=o[l+34>>1],i[s+13|0]=K,Y=o[l+36>>1],i[s+14|0]=Y,V=o[l+38>>1],i[s+15|0]=V,
(E|(w|(r|g))|F|I|O|H|L|M|D|N|J|K|Y|V)>>>0<128)break u;if(u&1)break A;if(!m){for(r=n[l+36>>2],g=n[l+32>>2],t[p+24>>1]=g,
t[p+26>>1]=g>>>16,t[p+28>>1]=r,t[p+30>>1]=r>>>16,r=n[l+28>>2],g=n[l+24>>2],t[p+16>>1]=g,t[p+18>>1]=g>>>16,t[p+20>>1]=r,
t[p+22>>1]=r>>>16,r=n[l+20>>2],g=n[l+16>>2],t[p+8>>1]=g,t[p+10>>1]=g>>>16,t[p+12>>1]=r,t[p+14>>1]=r>>>16,r=n[l+12>>2],
g=n[l+8>>2],t[p>>1]=g,t[p+2>>1]=g>>>16,t[p+4>>1]=r,t[p+6>>1]=r>>>16,n[l+40>>2]=0,n[l+44>>2]=16,m=0,u=n[325568],
r=0;g=o[m+p>>1],w=(g&65472)>>>3|0,u||(u=tr(),n[325568]||(n[325568]=u),u=n[325568]),w=u+w|0,
g=n[w>>2]+k(n[w+4>>2],g&63)|0,r>>>0<=48&&(w=r+s|0,i[w|0]=g,i[w+1|0]=g>>>8,i[w+2|0]=g>>>16,i[w+3|0]=g>>>24),
r=(g>>>24|0)+r|0,m=m+2|0,(m|0)!=32;);x=r+x|0;break k}r=o[l+8>>1],i[s+2|0]=r&63|128,i[s|0]=r>>>12|224,g=o[l+10>>1],
i[s+5|0]=g&63|128,i[s+3|0]=g>>>12|224,m=o[l+12>>1],i[s+8|0]=m&63|128,i[s+6|0]=m>>>12|224,w=o[l+14>>1],
i[s+11|0]=w&63|128,i[s+9|0]=w>>>12|224,u=o[l+16>>1],i[s+14|0]=u&63|128,i[s+12|0]=u>>>12|224,i[s+1|0]=r>>>6&63|128,
i[s+4|0]=g>>>6&63|128,i[s+7|0]=m>>>6&63|128,i[s+10|0]=w>>>6&63|128,i[s+13|0]=u>>>6&63|128,r=o[l+18>>1],
i[s+17|0]=r&63|128,i[s+15|0]=r>>>12|224,g=o[l+20>>1],i[s+20|0]=g&63|128,i[s+18|0]=g>>>12|224,m=o[l+22>>1],
i[s+23|0]=m&63|128,i[s+21|0]=m>>>12|224,w=o[l+24>>1],i[s+26|0]=w&63|128,i[s+24|0]=w>>>12|224,u=o[l+26>>1],
i[s+29|0]=u&63|128,i[s+27|0]=u>>>12|224,i[s+16|0]=r>>>6&63|128,i[s+19|0]=g>>>6&63|128,i[s+22|0]=m>>>6&63|128,
i[s+25|0]=w>>>6&63|128,i[s+28|0]=u>>>6&63|128,r=o[l+28>>1],i[s+30|0]=r>>>12|224,i[s+32|0]=r&63|128,g=o[l+30>>1],
i[s+33|0]=g>>>12|224,i[s+35|0]=g&63|128,m=o[l+32>>1],i[s+36|0]=m>>>12|224,i[s+38|0]=m&63|128,w=o[l+34>>1],
i[s+39|0]=w>>>12|224,i[s+41|0]=w&63|128,u=o[l+36>>1],i[s+44|0]=u&63|128,i[s+42|0]=u>>>12|224,i[s+31|0]=r>>>6&63|128,
i[s+34|0]=g>>>6&63|128,i[s+37|0]=m>>>6&63|128,i[s+40|0]=w>>>6&63|128,i[s+43|0]=u>>>6&63|128,r=o[l+38>>1],
i[s+47|0]=r&63|128,i[s+45|0]=r>>>12|224,i[s+46|0]=r>>>6&63|128,x=x+48|0;break k}n[d+4>>2]=x,n[d>>2]=S,v=l+80|0;break s}
x=x+16|0}e=e+32|0,S=S+32|0;continue}break}e=n[A+44>>2],r=n[A+40>>2];break t}for(E=A+32|0,s=h,p=B,g=0,w=0,u=v-16|0,v=u,
F=f[186737],B=f[186738];;){S=g>>>0>Q>>>0?1:g+p|0,m=s>>>0<w>>>0?1:w+G|0,e=Q-g|0,x=e>>>0<=Q>>>0?e:0,e=s-w|0,
h=e>>>0<=s>>>0?e:0,r=0,e=0;c:{s:switch(B|0){case 0:if(r=Vr(m,h>>>0>x>>>0?x:h),e=r>>>0<h>>>0?r:h,e=e>>>0>x>>>0?x:e,!e){
e=r;break c}Mi(S,m,e),e=r;break c;case 1:case 2:I=u+8|0,e=h,H=(B&255)==2,B=0;k:{for(;;){if((e|0)==(r|0))break k;u:{
if(d=f[r+m|0],(d|0)==27||(y=x-B|0,(y>>>0<=x>>>0?y:0)>>>0<4))break u;y=d<<24>>24;A:{l:{d:{if(!H){if(d-14>>>0<2)break d
;h:{if((d|0)!=92){if((d|0)==126)break h;y=(y|0)<0?-3:y;break A}y=165;break A}y=8254;break A}if((y-33&255)>>>0<63)break l
}y=65533;break A}y=y-192|0}if((y&65535)==65533){if(!l)break u;n[l>>2]=n[l>>2]+1}if(O=n[325568],O||(d=tr(),
n[325568]||(n[325568]=d),O=n[325568]),d=B>>>0>x>>>0?1:B+S|0,O=((y&65472)>>>3|0)+O|0,y=n[O>>2]+k(n[O+4>>2],y&63)|0,
i[d|0]=y,i[d+1|0]=y>>>8,i[d+2|0]=y>>>16,O=d,d=y>>>24|0,i[O+3|0]=d,!d)break u;B=d+B|0,r=r+1|0;continue}break}e=r}
n[I+4>>2]=B,n[I>>2]=e,r=n[u+12>>2],e=n[u+8>>2];break c;case 3:break s;default:break c}if(O=rr(187032),B=h&131070,
!B)break c;for(H=m+B|0;;){if(r>>>0>x>>>0||x-r>>>0<4||(I=e+m|0,d=f[I|0],(d-33&255)>>>0>93)||(y=f[I+1|0],
(y-33&255)>>>0>93)||(d=n[(n[O>>2]+((y|128)<<10)|0)+((d|128)<<2)>>2],(d&254)==254))break c;if(y=r+S|0,i[y|0]=d,
i[y+1|0]=d>>>8,i[y+2|0]=d>>>16,d=d>>>24|0,i[y+3|0]=d,e=e+2|0,r=r+d|0,(I+2|0)==(H|0))break}e=B}x=!e&F,i[186737]=x,
g=r+g|0,r=e+w|0;c:{if(e>>>0>h>>>0||h-e>>>0<3||(e=e+m|0,f[e|0]!=27))break c;h=f[e+2|0];s:{k:{u:{A:switch(f[e+1|0]-36|0){
case 4:switch(B=0,h-66|0){case 0:break s;case 7:break k;case 8:break u;default:break c}case 0:break A;default:break c}
switch(B=3,h+-64|0){case 0:case 2:break s;default:break c}}B=1;break s}B=2}if(x)break c;i[186739]=B,i[186738]=B,F=1,
i[186737]=1,i[186740]=0,w=r+3|0;continue}break}n[E+4>>2]=g,n[E>>2]=r,v=u+16|0,e=n[A+36>>2],r=n[A+32>>2];break t}
Rr(A+24|0,187032,G,h,B,Q,l,2),e=n[A+28>>2],r=n[A+24>>2];break t}er(A+16|0,n[46685]+8|0,G,h,B,Q,l),e=n[A+20>>2],
r=n[A+16>>2];break t}Rr(A+8|0,187184,G,h,B,Q,l,1),e=n[A+12>>2],r=n[A+8>>2];break t}e=f[186737],g=0,I=0,F=v-16|0,v=F,
n[46993]==-2147483648&&(Ji[n[46992]](F+4|0),n[46993]==-2147483648&&(n[46995]=n[F+12>>2],r=n[F+8>>2],n[46993]=n[F+4>>2],
n[46994]=r)),p=h,x=B;n:{if(b[46995]<=e>>>0||(r=n[46994],V=Xr(e),!h))break n;for(y=(e<<10)+r|0,w=64;;){
L=g>>>0>Q>>>0?1:g+x|0,e=Q-g|0,O=e>>>0<=Q>>>0?e:0,B=I+G|0,H=p-I|0,S=0,m=0;f:{if(!w)break f;for(e=B;;){
if(H-m>>>0<80||S>>>0>O>>>0||O-S>>>0<208)break f;for(h=0,s=0,u=0;s=(s<<2|h>>>30)<<2,r=e+u|0,
h=f[r+63|0]>>>6&2|h<<2|f[r+62|0]>>>7,s=s|h>>>30,h=f[r+61|0]>>>6&2|h<<2|f[r+60|0]>>>7,u=u-4|0,(u|0)!=-64;);if(r=Ni(h,s),
u=C,!u&r>>>0>20|u)break f;for(N=m+B|0,J=S+L|0,u=0,d=0;;){if(K=Ki(h,s),K>>>0>d>>>0)for(;r=K-d|0,Y=r>>>0>=16?16:r,
u>>>0<=192&&(r=d+N|0,M=f[r+12|0]|f[r+13|0]<<8|(f[r+14|0]<<16|f[r+15|0]<<24),E=u+J|0,
D=f[r+8|0]|f[r+9|0]<<8|(f[r+10|0]<<16|f[r+11|0]<<24),i[E+8|0]=D,i[E+9|0]=D>>>8,i[E+10|0]=D>>>16,i[E+11|0]=D>>>24,
i[E+12|0]=M,i[E+13|0]=M>>>8,i[E+14|0]=M>>>16,i[E+15|0]=M>>>24,M=f[r+4|0]|f[r+5|0]<<8|(f[r+6|0]<<16|f[r+7|0]<<24),
r=f[r|0]|f[r+1|0]<<8|(f[r+2|0]<<16|f[r+3|0]<<24),i[E|0]=r,i[E+1|0]=r>>>8,i[E+2|0]=r>>>16,i[E+3|0]=r>>>24,i[E+4|0]=M,
i[E+5|0]=M>>>8,i[E+6|0]=M>>>16,i[E+7|0]=M>>>24),u=u+Y|0,d=d+Y|0,K>>>0>d>>>0;);if(s|h){
E=n[((d>>>0<=79?f[d+N|0]:0)<<2)+y>>2],u>>>0<=204&&(r=u+J|0,i[r|0]=E,i[r+1|0]=E>>>8,i[r+2|0]=E>>>16,i[r+3|0]=E>>>24),r=h,
h=r-1&r,s=s&s-!r,d=d+1|0,u=(E>>>24|0)+u|0;continue}break}if(e=e- -64|0,S=u+S|0,m=m- -64|0,!(w>>>0>m>>>0))break}}f:{
if(m>>>0>=w>>>0||m>>>0>H>>>0)break f;for(e=(p-m|0)-I|0;;){if(e>>>0<16||S>>>0>O>>>0||O-S>>>0<52)break f;if(r=S+L|0,
h=m+B|0,u=n[(f[h|0]<<2)+y>>2],i[r|0]=u,i[r+1|0]=u>>>8,i[r+2|0]=u>>>16,d=u>>>24|0,i[r+3|0]=d,s=n[(f[h+1|0]<<2)+y>>2],
u>>>0<=822083583&&(u=r+d|0,i[u|0]=s,i[u+1|0]=s>>>8,i[u+2|0]=s>>>16,i[u+3|0]=s>>>24),u=n[(f[h+2|0]<<2)+y>>2],
d=d+(s>>>24|0)|0,d>>>0<=48&&(s=r+d|0,i[s|0]=u,i[s+1|0]=u>>>8,i[s+2|0]=u>>>16,i[s+3|0]=u>>>24),s=n[(f[h+3|0]<<2)+y>>2],
d=d+(u>>>24|0)|0,d>>>0<=48&&(u=r+d|0,i[u|0]=s,i[u+1|0]=s>>>8,i[u+2|0]=s>>>16,i[u+3|0]=s>>>24),u=n[(f[h+4|0]<<2)+y>>2],
d=d+(s>>>24|0)|0,d>>>0<=48&&(s=r+d|0,i[s|0]=u,i[s+1|0]=u>>>8,i[s+2|0]=u>>>16,i[s+3|0]=u>>>24),s=n[(f[h+5|0]<<2)+y>>2],
d=d+(u>>>24|0)|0,d>>>0<=48&&(u=r+d|0,i[u|0]=s,i[u+1|0]=s>>>8,i[u+2|0]=s>>>16,i[u+3|0]=s>>>24),u=n[(f[h+6|0]<<2)+y>>2],
d=d+(s>>>24|0)|0,d>>>0<=48&&(s=r+d|0,i[s|0]=u,i[s+1|0]=u>>>8,i[s+2|0]=u>>>16,i[s+3|0]=u>>>24),s=n[(f[h+7|0]<<2)+y>>2],
d=d+(u>>>24|0)|0,d>>>0<=48&&(u=r+d|0,i[u|0]=s,i[u+1|0]=s>>>8,i[u+2|0]=s>>>16,i[u+3|0]=s>>>24),u=n[(f[h+8|0]<<2)+y>>2],
d=d+(s>>>24|0)|0,d>>>0<=48&&(s=r+d|0,i[s|0]=u,i[s+1|0]=u>>>8,i[s+2|0]=u>>>16,i[s+3|0]=u>>>24),s=n[(f[h+9|0]<<2)+y>>2],
d=d+(u>>>24|0)|0,d>>>0<=48&&(u=r+d|0,i[u|0]=s,i[u+1|0]=s>>>8,i[u+2|0]=s>>>16,i[u+3|0]=s>>>24),u=n[(f[h+10|0]<<2)+y>>2],
d=d+(s>>>24|0)|0,d>>>0<=48&&(s=r+d|0,i[s|0]=u,i[s+1|0]=u>>>8,i[s+2|0]=u>>>16,i[s+3|0]=u>>>24),s=n[(f[h+11|0]<<2)+y>>2],
d=d+(u>>>24|0)|0,d>>>0<=48&&(u=r+d|0,i[u|0]=s,i[u+1|0]=s>>>8,i[u+2|0]=s>>>16,i[u+3|0]=s>>>24),u=n[(f[h+12|0]<<2)+y>>2],
d=d+(s>>>24|0)|0,d>>>0<=48&&(s=r+d|0,i[s|0]=u,i[s+1|0]=u>>>8,i[s+2|0]=u>>>16,i[s+3|0]=u>>>24),s=n[(f[h+13|0]<<2)+y>>2],
d=d+(u>>>24|0)|0,d>>>0<=48&&(u=r+d|0,i[u|0]=s,i[u+1|0]=s>>>8,i[u+2|0]=s>>>16,i[u+3|0]=s>>>24),u=n[(f[h+14|0]<<2)+y>>2],
d=d+(s>>>24|0)|0,d>>>0<=48&&(s=r+d|0,i[s|0]=u,i[s+1|0]=u>>>8,i[s+2|0]=u>>>16,i[s+3|0]=u>>>24),h=n[(f[h+15|0]<<2)+y>>2],
s=d+(u>>>24|0)|0,s>>>0<=48&&(r=r+s|0,i[r|0]=h,i[r+1|0]=h>>>8,i[r+2|0]=h>>>16,i[r+3|0]=h>>>24),S=s+S+(h>>>24)|0,e=e-16|0,
m=m+16|0,!(w>>>0>m>>>0))break}}ar(F+4|0,L,O,S,l,0);f:{o:{if(n[F+4>>2]==1&&(e=n[F+12>>2],e>>>0<m>>>0))break o;m=m||H,
r=m>>>0<H>>>0?m:H;b:{if(!r){d=0,e=0;break b}for(e=0,d=0;;){if(d>>>0>O>>>0||O-d>>>0<4||(h=o[(f[e+B|0]<<1)+V>>1],
(h&63488)==55296))break b;if((h|0)==65533){if(!l)break b;n[l>>2]=n[l>>2]+1}if(s=d+L|0,u=n[325568],u||(u=tr(),
n[325568]||(n[325568]=u),u=n[325568]),u=u+((h&65472)>>>3|0)|0,h=n[u>>2]+k(n[u+4>>2],h&63)|0,i[s|0]=h,i[s+1|0]=h>>>8,
i[s+2|0]=h>>>16,h=h>>>24|0,i[s+3|0]=h,!h)break b;if(d=d+h|0,e=e+1|0,(r|0)==(e|0))break}e=r}if(e>>>0>=m>>>0)break f
;g=d+g|0,I=e+I|0;break n}e=m-e|0,d=n[F+8>>2]}if(r=w<<1,w=r>>>0>=1024?1024:r,g=d+g|0,I=e+I|0,!(I>>>0<p>>>0))break}}
n[A+4>>2]=g,n[A>>2]=I,v=F+16|0,e=n[A+4>>2],r=n[A>>2]}s=n[A+4196>>2],(s|0)!=1114113&&(n[A+88>>2]=n[A+88>>2]+n[A+4204>>2],
B=n[A+80>>2],h=(B|0)==1114112,n[A+80>>2]=h?s:B,n[A+76>>2]=n[(h?A+4192|0:A+76|0)>>2]),U=e+U|0,j=r+j|0;t:{n:{
if(W>>>0<j>>>0){m=1;break n}if(m=j+188157|0,h=W-j|0,h)break t}if(h=0,!(f[186753]|r)||(e=f[186736],
(e-5&255)>>>0<2))break t;n:{f:switch(e-1|0){default:e=f[186745]!=0;break n;case 1:
e=((f[186738]!=0)+(f[186737]!=0)|0)+(f[186739]!=0)|0;break n;case 2:e=f[186744]!=0;break n;case 3:
e=f[186737]+(f[186738]!=0)|0;break n;case 4:e=f[186738]>3;break n;case 0:case 5:case 7:break i;case 6:break f}
e=(f[186742]|o[93369]<<1)&3}if(!e)break i}o[A+94>>1]||(Li(P,0,4096),t[A+94>>1]=1),e=n[46687],n[A+4224>>2]=n[46686],
n[A+4228>>2]=e,
e=n[46685],n[A+4216>>2]=n[46684],n[A+4220>>2]=e,n[A+4236>>2]=0,T(A+4240|0,186736,m,h,P,2048,_,re,A+4236|0),
e=n[A+4236>>2],e&&(n[A+68>>2]||(r=n[A+4228>>2],n[A+4264>>2]=n[A+4224>>2],n[A+4268>>2]=r,r=n[A+4220>>2],
n[A+4256>>2]=n[A+4216>>2],n[A+4260>>2]=r,e=R(A+4256|0,m,h,1,e),n[A+68>>2]=1,n[A+72>>2]=e+j,e=n[A+4236>>2]),
n[A+84>>2]=e+n[A+84>>2]),x=n[A+4244>>2],r=f[A+4252|0],w=(r|0)==2,e=w?n[A+4248>>2]:x,s=e>>>0<2048,B=0;t:{
if(!e||(l=f[186754],i[186754]=0,(l|0)!=1))break t;B=o[P>>1]==65279}Q=r&1,s=(s?e:2048)-B|0,r=(B<<1)+P|0,a?(i[A+4276|0]=z,
n[A+4272>>2]=0,n[A+4264>>2]=0,n[A+4268>>2]=0,g=1114112):g=1114113,n[A+4260>>2]=g,e=U>>>0>262144?1:U+384766|0,
l=262144-U|0,l=l>>>0<=262144?l:0;t:{n:{f:{o:{b:switch(p=o[93360],(p>>>0>1?p-1|0:0)-1|0){case 0:break b;case 1:break o
;default:break n}if(l=l>>>1|0,l=s>>>0>l>>>0?l:s,!l)break f;for(l=l<<1;p=o[r>>1],p=p<<8|p>>>8,i[e|0]=p,i[e+1|0]=p>>>8,
r=r+2|0,e=e+2|0,l=l-2|0,!!l;);break f}if(l=l>>>1|0,l=s>>>0>l>>>0?l:s,!l)break f;Mi(e,r,l<<1)}r=s<<1,s=1114112;break t}
q(A+4280|0,186724,186720,r,s,e,l,Q&(c|0)==2,X),
g=n[A+4260>>2],r=n[A+4288>>2],n[A+4280>>2]?(ie=f[A+4297|0]|f[A+4298|0]<<8|f[ae|0]<<16,te=f[A+4296|0],
s=n[A+4284>>2]):s=1114112}t:{if((g|0)==1114113||(p=n[A+4272>>2],u=n[A+4236>>2],e=p-u|0,
e=n[A+4268>>2]+(e>>>0<=p>>>0?e:0)|0,!e)||(l=n[A+4256>>2],n[A+88>>2]=e+n[A+88>>2],n[A+80>>2]!=1114112))break t
;d=(g|0)==1114112,d||(e=n[A+4228>>2],n[A+4288>>2]=n[A+4224>>2],n[A+4292>>2]=e,e=n[A+4220>>2],n[A+4280>>2]=n[A+4216>>2],
n[A+4284>>2]=e,G=R(A+4280|0,m,h,0,l+B|0)+j|0),e=1114112,u>>>0<p>>>0&&(e=n[A+4228>>2],n[A+4288>>2]=n[A+4224>>2],
n[A+4292>>2]=e,e=n[A+4220>>2],n[A+4280>>2]=n[A+4216>>2],n[A+4284>>2]=e,l=R(A+4280|0,m,h,2,s)+j|0,e=65533),p=e;n:{
if(d)break n;if((e&1179644)==1114112){l=G,p=g;break n}p=G,G=(l|0)==(G|0)?e>>>0>=g>>>0:(l|0)>=(G|0),l=G?p:l,p=G?g:e}e=p,
e=(e|0)==1114112,n[A+80>>2]=e?0:p,n[A+76>>2]=e?0:l}if((s|0)!=1114112){e=n[A+4228>>2],n[A+4288>>2]=n[A+4224>>2],
n[A+4292>>2]=e,e=n[A+4220>>2],n[A+4280>>2]=n[A+4216>>2],n[A+4284>>2]=e,e=R(A+4280|0,m,h,0,r+B|0),Sr(186720),
r=n[A+88>>2],n[46693]=n[A+84>>2],n[46694]=r,r=n[A+80>>2],n[46691]=n[A+76>>2],n[46692]=r,r=n[A+72>>2],
n[46689]=n[A+68>>2],n[46690]=r,n[47036]=s,n[47037]=e+j,n[47035]=((ie<<8)+U|0)+te,U=-2;break e}if(j=n[A+4240>>2]+j|0,
U=r+U|0,w)break r;if(Q)break i;if(!(U-262145>>>0<4294934528))break}r=0;break a}if(r=1,(c|0)==2^(c|0)!=1)break a
;Sr(186720)}e=n[A+88>>2],n[46693]=n[A+84>>2],n[46694]=e,e=n[A+80>>2],n[46691]=n[A+76>>2],n[46692]=e,e=n[A+72>>2],
n[46689]=n[A+68>>2],n[46690]=e,i[188156]=r,n[47034]=j;break e}Sr(186720),e=n[A+88>>2],n[46693]=n[A+84>>2],n[46694]=e,
e=n[A+80>>2],n[46691]=n[A+76>>2],n[46692]=e,e=n[A+72>>2],n[46689]=n[A+68>>2],n[46690]=e,n[47037]=j,n[47038]=x,
n[47035]=U,U=-1}return v=A+4304|0,U|0}function Ti(e){e=e|0;var r=0,a=0;r=v-32|0,v=r;e:{if(e>>>0>39||(e=f[e+176380|0],
(e-39&255)>>>0>252)||(xr(r+16|0,e),o[r+16>>1]==2))break e;r:switch(f[r+20|0]-1|0){case 0:a=n[ee(f[r+21|0])+12>>2]
;break e;case 1:break r;default:break e}nr(r+8|0,n[n[r+24>>2]+4>>2]),a=b[r+12>>2]<65536?2:n[r+8>>2]}return v=r+32|0,a|0}
function Oi(){return 253694}function Gi(){return 524288}function Ui(){return n[46694]}function ji(){var e=0
;return e=n[46692],((e|0)!=1114112?e:0)|0}function Hi(){return n[47035]}function Mi(e,r,a){
var b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;u=v-16|0;e:{if(a>>>0<16){b=e;break e}if(c=0-e&3,s=c+e|0,
s>>>0>e>>>0)for(A=c,b=e,k=r;i[b|0]=f[k|0],k=k+1|0,b=b+1|0,A=A-1|0,!!A;);g=a-c|0,m=g&-4,b=m+s|0,k=r+c|0,l=k&3;r:{if(!l){
if(b>>>0<=s>>>0)break r;for(r=k;n[s>>2]=n[r>>2],r=r+4|0,s=s+4|0,s>>>0<b>>>0;);break r}if(a=0,n[u+12>>2]=0,c=l|u+12,
r=4-l|0,r&1&&(i[c|0]=f[k|0],a=1),r&2&&(t[a+c>>1]=o[a+k>>1]),A=k-l|0,d=l<<3,h=n[u+12>>2],s+4>>>0<b>>>0)for(a=0-d&24;r=s,
c=h>>>d|0,A=A+4|0,h=n[A>>2],n[r>>2]=c|h<<a,s=r+4|0,r+8>>>0<b>>>0;);a=0,i[u+8|0]=0,i[u+6|0]=0;a:{if((l|0)==1){r=0,c=u+8|0
;break a}c=f[A+5|0],r=f[A+4|0],i[u+8|0]=r,w=c<<8,p=2,c=u+6|0}k&1&&(i[c|0]=f[(A+4|0)+p|0],a=f[u+6|0]<<16,r=f[u+8|0]),
n[s>>2]=(r&255|(a|w))<<(0-d&24)|h>>>d}a=g&3,r=k+m|0}if(a+b>>>0>b>>>0)for(;i[b|0]=f[r|0],r=r+1|0,b=b+1|0,a=a-1|0,!!a;);
return e}function Li(e,r,a){var t=0,f=0,o=0,b=0;e:{if(a>>>0<16){t=e;break e}if(f=0-e&3,o=f+e|0,o>>>0>e>>>0)for(b=f,
t=e;i[t|0]=r,t=t+1|0,b=b-1|0,!!b;);if(a=a-f|0,t=(a&-4)+o|0,o>>>0<t>>>0)for(f=r&255,f=f<<8|f,f=f<<16|f;n[o>>2]=f,o=o+4|0,
o>>>0<t>>>0;);a=a&3}if(a+t>>>0>t>>>0)for(;i[t|0]=r,t=t+1|0,a=a-1|0,!!a;);return e}function Di(e,r,a){
var b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;u=v-32|0;e:{r:{a:{i:{if(e-r>>>0<a>>>0){if(s=r+a|0,e=e+a|0,
a>>>0<16)break r;if(A=e&3,d=0-A|0,k=e&-4,k>>>0<e>>>0)for(c=s-1|0,b=e;b=b-1|0,i[b|0]=f[c|0],c=c-1|0,b>>>0>k>>>0;);
if(g=a-A|0,b=g&-4,l=k-b|0,w=0-b|0,h=s+d|0,c=h&3,!c){if(k>>>0<=l>>>0)break a;for(e=(r+g|0)-4|0,r=k;r=r-4|0,
n[r>>2]=n[e>>2],e=e-4|0,r>>>0>l>>>0;);break a}b=0,i[u+24|0]=0,i[u+22|0]=0,A=h-c|0;t:{if((c|0)==1)s=u+24|0;else{
if(b=f[A|0],i[u+24|0]=b,p=f[A+1|0],m=0,!(h&1))break t;b=2,s=u+22|0}i[s|0]=f[b+A|0],b=f[u+24|0],m=f[u+22|0]<<16}
if(s=c<<3,b=b&255|(p<<8|m),l=l+4|0,l>>>0>=k>>>0){a=k;break i}for(r=(a-c|0)+r|0,m=0-s&24;a=b<<m,r=r-4|0,A=d+r|0,
b=n[A>>2],n[(e+d|0)-4>>2]=a|b>>>s,e=e-4|0,a=d+e|0,l>>>0<a>>>0;);break i}if(a>>>0>=16){if(k=0-e&3,c=k+e|0,
c>>>0>e>>>0)for(s=k,b=r;i[e|0]=f[b|0],b=b+1|0,e=e+1|0,s=s-1|0,!!s;);h=a-k|0,g=h&-4,e=g+c|0,b=r+k|0,a=b&3;t:{if(!a){
if(e>>>0<=c>>>0)break t;for(r=b;n[c>>2]=n[r>>2],r=r+4|0,c=c+4|0,c>>>0<e>>>0;);break t}if(s=0,n[u+16>>2]=0,r=a|u+16,
k=4-a|0,k&1&&(i[r|0]=f[b|0],s=1),k&2&&(t[r+s>>1]=o[b+s>>1]),k=b-a|0,d=a<<3,l=n[u+16>>2],c+4>>>0<e>>>0)for(s=0-d&24;r=c,
c=l>>>d|0,k=k+4|0,l=n[k>>2],n[r>>2]=c|l<<s,c=r+4|0,r+8>>>0<e>>>0;);s=0,i[u+12|0]=0,i[u+10|0]=0;n:{if((a|0)==1){A=u+12|0,
r=0,a=0;break n}a=f[k+5|0],r=f[k+4|0],i[u+12|0]=r,w=2,A=u+10|0,a=a<<8}b&1&&(i[A|0]=f[(k+4|0)+w|0],s=f[u+10|0]<<16,
r=f[u+12|0]),n[c>>2]=(r&255|(a|s))<<(0-d&24)|l>>>d}a=h&3,r=b+g|0}if(e+a>>>0<=e>>>0)break e;for(;i[e|0]=f[r|0],r=r+1|0,
e=e+1|0,a=a-1|0,!!a;);break e}e=0,n[u+28>>2]=0,r=(c+A|0)-4|0,A=c|u+28,c=4-c|0,c&1&&(i[A|0]=f[r|0],e=1),
c&2&&(t[e+A>>1]=o[e+r>>1]),n[a-4>>2]=b<<(0-s&24)|n[u+28>>2]>>>s}a=g&3,s=h+w|0,e=k+w|0}if(a=e-a|0,e>>>0<=a>>>0)break e
;for(r=s-1|0;e=e-1|0,i[e|0]=f[r|0],r=r-1|0,e>>>0>a>>>0;);}}function Wi(e,r){var a=0,i=0,t=0;return a=r>>>16|0,
i=e>>>16|0,r=r&65535,e=e&65535,t=k(r,e),r=(t>>>16|0)+k(r,i)|0,e=(r&65535)+k(e,a)|0,C=k(a,i)+(r>>>16|0)+(e>>>16)|0,
t&65535|e<<16}function Ki(e,r){var a=0,i=0;return e|r?(a=r-1|0,i=e-1|0,a=(i|0)!=-1?a+1|0:a,i=l(e^i)+32|0,e=l(r^a),
e=(e|0)==32?i:e,r=63-e|0,C=0-(e>>>0>63)|0,r):(C=0,64)}function Ni(e,r){for(var a=0,i=0,t=0;;){if(t=a,e|r){a=e,e=a-1&a,
r=r-!a&r,a=t+1|0,i=a?i:i+1|0;continue}break}return C=i,t}Le=f,Ne(e)
;var Ji=[null,se,ge,P,pe,ye,Gr,jr,Be,Ee,Se,ve,Ie,Fe,Te,Qe,Oe,Ge,ia,Ua,_r,ea,ja,ra,$r,aa,Ha,oa,fa,na,Ma,La,sa,ca,Da,ba,Wa,ua,Ka,Na,la,ma,da,ka,ha,Ja,va,pa,Ya,wa,ya,Ba,Pa,Va,za,Xa,Za,Ra,xa,Ea,He,He,He,Me,Me,Me,qa,$a,zr,Zr]
;function Yi(){return a}function Pi(e){return a+e>256?-1:(a+=e,a-e)}return{memory:Object.create(Object.prototype,{grow:{
value:e=>{if(Pi(e)<0)throw new RangeError("The memory is full.")}},buffer:{get:function(){return r}}}),alloc:_a,
block_length:ei,byte_table:ri,code_point:ai,codec:ii,codec_length:ti,decode_block:ni,default_for:fi,encode_block:oi,
feed_detector:bi,find_declared_label:ci,finished:si,first_replaced:ki,first_unmapped:ui,give_labels:Ai,guess:li,held:di,
input:hi,is_free_of:gi,length:mi,new_decoder:wi,new_encoder:pi,new_transcoder:vi,output:yi,pair_table:Bi,read:Ci,
replaced:xi,set_source_encoding:Ei,sniff_html:Si,sniff_xml:Ii,start:Fi,transcode_block:Qi,unit_table:Ti,units:Oi,
units_length:Gi,unmapped:Ui,unmapped_code_point:ji,written:Hi,__data_end:{get value(){return y},set value(e){y=e}},
__heap_base:{get value(){return B},set value(e){B=e}}}}var qe=()=>Re({});var $e=()=>{},_e="encoding-wasm/no-wasm",er=!0
;var rr=(e,r)=>e?.prototype?.[r],ar=e=>rr(globalThis.Buffer,e),ir=/* @__PURE__ */ar("ucs2Slice"),tr=/* @__PURE__ */ar("ucs2Write"),nr=/* @__PURE__ */ar("utf8Slice"),fr=/* @__PURE__ */ar("latin1Slice"),or=e=>globalThis[e],br=/* @__PURE__ */or("TextDecoder"),cr=/* @__PURE__ */rr(br,"decode"),sr=/* @__PURE__ */or("TextEncoder"),kr=/* @__PURE__ */rr(sr,"encode"),ur=/* @__PURE__ */rr(sr,"encodeInto")
;function Ar(e,r=!1,a=!0){let i=new br(e,{fatal:r,ignoreBOM:a});return Object.defineProperty(i,"decode",{value:cr})}
function lr(){let e=new sr;return Object.defineProperties(e,{encode:{value:kr},encodeInto:{value:ur}}),e}function dr(e){
try{return e()}catch{return}}var hr=e=>globalThis.process?.getBuiltinModule?.(e),gr=()=>"WebSocketPair"in globalThis,mr
;function wr(){let{TransformStream:e}=globalThis
;return e&&(e===mr||gr())?e:(mr=[e,hr("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
mr)}var pr=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],vr;function yr(){
if(typeof WebAssembly!="object")return!1;try{
vr??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(pr)))!==null}catch(e){let{name:r}=e
;(r==="CompileError"||r==="EvalError")&&(vr=!1)}return vr??!0}
var Br=/* @__PURE__ */r(()=>gr()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":nr&&fr&&ir?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var Cr=1/0,xr={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],
utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],
multiByte:[0,513]},chromium:{utf8:[0,64],utf16LE:[0,Cr],singleByte:[4096,Cr],multiByte:[512,Cr]},firefox:{utf8:[0,17],
utf16LE:[0,33],singleByte:[256,257],multiByte:[512,Cr]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],
multiByte:[0,Cr]}},Er={node:{ascii:48,loop:128,utf16ByString:16777216},deno:{ascii:48,loop:128,utf16ByString:0},bun:{
ascii:32,loop:Cr,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},firefox:{ascii:400,loop:Cr,
utf16ByString:0},other:{ascii:Cr,loop:Cr,utf16ByString:0}},Sr={node:{utf8Slice:8191,latin1:!0,readMany:128,writeMany:64
},deno:{utf8Slice:64,latin1:!0,readMany:128,writeMany:Cr},bun:{utf8Slice:0,latin1:!0,readMany:16,writeMany:16},
chromium:{utf8Slice:0,latin1:!1,readMany:Cr,writeMany:Cr},firefox:{utf8Slice:0,latin1:!1,readMany:1024,writeMany:Cr},
other:{utf8Slice:0,latin1:!1,readMany:16,writeMany:Cr}},Ir=[0,Cr],Fr=[Cr,Cr],Qr=/* @__PURE__ */e(40);function Tr(e){
if(Qr[e]===void 0){let[r,a]=Or(e);Qr[e]={lookUp:r,host:a}}return Qr[e]}function Or(e){
let{utf8:r,utf16LE:a,singleByte:i,multiByte:t}=xr[Br()];return e===0?r:e===38?a:!!1&&(o(e)||b(e))?Fr:o(e)?i:b(e)?t:Ir}
var Gr=()=>Er[Br()],Ur=()=>Sr[Br()];function jr(e,r,a,i){
let t=Kr(a),n=e=>Hr(e,t,r),f=(i&&n(()=>Lr(a,i)))??t,{readMany:o,writeMany:b}=Ur(),c=o<1/0&&(n(()=>Dr(e,a))??n(()=>Wr(a)))
;return c?{...f,read:(e,r)=>(r<o?f:c).read(e,r),write:(e,r)=>(e.length<b?f:c).write(e,r),most:c.most,collect:c.collect
}:f}function Hr(e,r,a){let i="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short"
;return dr(()=>{let t=e();return t.write(i,a),r.read(a,i.length)===i&&t.read(a,i.length)===i?t:void 0})}var Mr="strings"
;function Lr(e,r){let[a]=WebAssembly.Module.customSections(r,Mr),i=new WebAssembly.Module(a,{builtins:["js-string"]
}),{exports:t}=new WebAssembly.Instance(i,{"encoding-wasm":{memory:e}});return{...t,most:65539}}function Dr(e,r){
let[a,i]=[ir,tr];return{read:(r,i)=>a.call(e(),r,r+2*i),write:(r,a)=>i.call(e(),r,a,2*r.length),most:1/0,
collect:Nr(r,(e,r)=>a.call(e,0,r))}}function Wr(e){let r=Ar("utf-16le");return{...Kr(e),
read:(a,i)=>r.decode(new Uint16Array(e.buffer,a,i)),collect:Nr(e,(e,a)=>r.decode(z(e,0,a)))}}function Kr(e){return{
read:(r,a)=>Te(e.buffer,r,a),write(r,a){let i=new Uint16Array(e.buffer,a,r.length)
;for(let e=0;e<r.length;e++)i[e]=r.charCodeAt(e)},most:1/0}}function Nr(e,r){let a
;return typeof WeakRef!="function"?void 0:i;function i(a){let i=t(2*a),n=0;return{add(r,a){
R(i,new Uint8Array(e.buffer,r,2*a),n),n+=2*a},toText:()=>r(i,n)}}function t(e){let r=a?.deref()
;if(r&&r[e-1]!==void 0)return r;let i=new Uint8Array(2**Math.ceil(Math.log2(e)));return a=new WeakRef(i),i}}
var Jr,Yr,Pr,Vr,zr,Xr={input:0,units:0,output:0},Zr=0,Rr={name:"",encoding:-1},qr={isBusy:!0,count:0};function $r(e,r){
Rr.name=e,Rr.encoding=r,qr.count+=1,qr.isBusy&&_r(),qr.isBusy=!0}function _r(e=$e){if(!!1)return sa(qe());try{Aa(),
Jr??=ca(fa(e())),sa(new WebAssembly.Instance(Jr).exports,Jr)}catch(e){throw la(e)}}async function ea(e,r){if(!1)try{Aa()
;let a=e(),i=oa(a)?a:await WebAssembly.compile(r?a:aa(a));ca(i);let t=await WebAssembly.instantiate(i);if(ia())return
;sa(t.exports,i),Jr=i}catch(e){throw la(e)}}var ra=[0,97,115,109];function aa(e){
let r=te(ae(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(ra.every((e,a)=>r[a]===e))return r
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var ia=()=>!qr.isBusy,ta=/* @__PURE__ */r(()=>dr(()=>oa($e()))===!0),na=()=>!!1||Jr!==void 0||yr()||ta()
;function fa(e){return oa(e)?e:new WebAssembly.Module(e)}function oa(e){try{
return WebAssembly.Module.customSections(e,ba),!0}catch{return!1}}var ba="encoding-wasm";function ca(e){
let[r]=WebAssembly.Module.customSections(e,ba),a="encoding-wasm 0.1.0",i=r?String.fromCharCode(...new Uint8Array(r)):"something else"
;if(i===a||i===`${_e} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${i}, not to ${a}; use encoding.wasm of this version.`)
}function sa(e,r=void 0){Yr=e,!1,Xr.input=Yr.input(),Xr.units=Yr.units(),Xr.output=Yr.output(),wa(),
zr=jr(ga,Xr.units,Yr.memory,r),Zr=Math.min(Yr.units_length(),zr.most),qr.isBusy=!1}
var ka=er?"labels and names work without it":"single-byte encodings work without it",ua=er?"import 'encoding-wasm/no-wasm'":"use another host"
;function Aa(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${ua}; ${ka}.`)
}function la(e){let{message:r}=e,a=r=>new Error(`encoding-wasm: ${r}`,{cause:e})
;if(r.startsWith("encoding-wasm: "))return e;if(ha(e))return new RangeError(`encoding-wasm: ${da} (${r})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(r))return a(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${ua}`)
;if(/main thread|larger than \d+ ?[KM]B/i.test(r))return a(`this host compiles WebAssembly only asynchronously here; ${er?"`await initialize()` before the first call":"call it in a Worker"} (${r})`)
;if(/disallowed by embedder/.test(r))return a(`this host doesn't let this code compile WebAssembly; ${er?"call initialize() with a compiled module first":ka} (${r})`)
;let{CompileError:i,LinkError:t}=WebAssembly
;return e instanceof i||e instanceof t?a(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD: ${ua} (${e})`):e
}var da="no memory for WebAssembly; free some, and call again",ha=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function ga(){return Pr[0]===void 0&&wa(),Pr}function ma(){return Vr[0]===void 0&&wa(),Vr}function wa(){
Pr=new Uint8Array(Yr.memory.buffer),Vr=new Uint8Array(Yr.memory.buffer,Xr.input,65536)}function pa(e,r,a){$r(e,r);try{
let e=a();return qr.isBusy=!1,e}catch(e){throw ya(e)}}var va;function ya(e){if(!qr.isBusy||!Ba(e))return e
;let r=i[Rr.encoding]?.name,a=`${Rr.name}${r?` of ${r}`:""} failed`
;return Ca()?new RangeError(`encoding-wasm: ${a}: ${da}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${a} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}var Ba=e=>e?.name==="RuntimeError";function Ca(){try{return Yr.memory.grow(32),!1}catch{return!0}}
var xa=()=>new Int32Array(Yr.memory.buffer,Yr.codec(),Yr.codec_length()>>2),Ea=()=>new Int32Array(xa()),Sa=e=>R(xa(),e)
;function Ia(e,r){$r("decoding",e),r?Sa(r):Yr.new_decoder(e)}function Fa(e,r){$r("encoding",e),r?Sa(r):Yr.new_encoder(e)
}function Qa(e,r,a,i){$r("transcoding",e),i?Sa(i):Yr.new_transcoder(e,r,+a)}function Ta(e,r){
Yr.set_source_encoding(e,+r),qr.isBusy=!1}function Oa(e){let r=V(e),a=Yr.alloc(r)>>>0;return R(ga(),e,a),[a,r]}
var Ga=/* @__PURE__ */r(()=>Uint8Array.from(a,e=>e.charCodeAt(0))),Ua,ja=e=>pa("sniffing",-1,()=>(Ua!==Yr&&Yr.give_labels(...Oa(Ga())),
Ua=Yr,e())),Ha=(e,r,...a)=>ja(()=>Yr.sniff_html(...Oa(e),r,...a)),Ma=(e,r,a)=>ja(()=>Yr.sniff_xml(...Oa(e),r,a))
;var La=(e,r)=>pa("sniffing",-1,()=>Yr.default_for(...Oa(e),r)),Da=(e,r,a,i,t,n)=>pa("detection",-1,()=>{let f=V(e),o=0
;do{let a=Math.min(o+65536,f);Yr.feed_detector(...Oa(z(e,o,a)),+(r&&a===f)),o=a}while(o<f)
;let b=e=>e?Oa(e):[0,0],c=Yr.guess(...b(a),...b(i),...b(t),+n)>>>0,{buffer:s}=Yr.memory,k=new Float32Array(s,c,1)[0]
;return new Float32Array(new Float32Array(s,c+4,k))});function Wa(e,r,a,i,t){_(ma(),0,e,r),qr.isBusy=!0
;let n=Yr.decode_block(r,a,+i,+t);return qr.isBusy=!1,n}var Ka=(e,r,a)=>pa("decoding",-1,()=>{
for(let i=0,t=1024;i<r;i+=t,t=Math.min(4*t,65536)){let n=Math.min(t,r-i);if(R(ma(),n===r?e:z(e,i,i+n)),
!Yr.is_free_of(n,128,a))return!1}return!0}),Na={encoding:-1,table:void 0,owner:void 0};function Ja(e){
return Na.encoding===e&&Na.owner===Yr&&Na.table?.[0]!==void 0?Na.table:pa("encoding",e,()=>{
let r=Yr.unit_table(e)>>>0,{buffer:a}=Yr.memory;return Na.encoding=e,Na.owner=Yr,
r===0?Na.table=void 0:o(e)?Na.table=new Uint8Array(a,r,16384):Na.table=new Uint16Array(a,r,65536),Na.table})}
function Ya(e,r){try{return e+r}catch(e){throw Pa(e)}}
var Pa=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e});var Va=(e,r,a,i=0)=>zr.write(e.slice(r,a),Xr.units+2*i);function za(e,r,a,i){qr.isBusy=!0
;let t=Yr.encode_block(e,r,a,+i);return qr.isBusy=!1,t}var Xa={none:0,source:1,result:2};function Za(e,r,a,i){let t=V(e)
;_(ma(),0,e,t),qr.isBusy=!0;let n=Yr.transcode_block(t,+r,a,i);return qr.isBusy=!1,n}
var Ra=()=>Yr.finished()!==0,qa=e=>$(ga(),Xr.output,Xr.output+e);function $a(e,r,a){let i=""
;for(let t=0;t<r.length;t+=a)i+=e.decode(r.slice(t,t+a),{stream:!0});return i+e.decode()}
var _a=[0,255],ei=[48,57],ri=[65,65],ai=[27,27],ii=[33,126],ti=[[_a]],ni=[[[127,255],_a,ri]],fi=[[[129,132],ei,[129,254],ei],[[133,254],ei,[129,130],ei]],oi=[[[216,223],[216,223],[216,223],[216,223]]],bi={
"UTF-8":[[[224,245],[127,192],[191,192],[128,128],ri]],"UTF-16BE":oi,"UTF-16LE":oi,GBK:fi,gb18030:fi,
"EUC-JP":[[[143,143],[161,254],[161,254]]],
"ISO-2022-JP":[[ai,[36,36],[66,66],ii,ii,ai,[40,40],[66,66]],[ai,[40,40],[64,74],_a,ai,[40,40],[66,66]],[ai,[36,36],[64,67],_a,[33,33],ai,[40,40],[66,66]]]
};function ci(e){let r=e.reduce((e,[r,a])=>e*(a-r+1),1),a=new Uint8Array(r*e.length);for(let i=0;i<r;i++){let r=i
;for(let t=e.length-1;t>=0;t--){let[n,f]=e[t],o=f-n+1;a[i*e.length+t]=n+r%o,r=Math.floor(r/o)}}return a}
function si(e,r){let a=e;for(let e=0;e<r.length;e++)a=Math.imul(a^r.charCodeAt(e),16777619);return a}function ki(e,r,a){
let i=2166136261;for(let t of ui(r,a)){let r=ci(t),a=e.decode(r);if($a(e,r,61)!==a)return;i=si(i,a)}
return(i>>>0).toString(36)}var ui=(e,r)=>r?ti:[...ni,...bi[e]??[]];function Ai(e,r,a,i){let t=i?1:97
;return ui(a,i).every(a=>{let i=ci(a),n=r();for(let f=0;f<i.length;f+=t*a.length){
let t=i.slice(f,f+a.length),o=e.decode(t),b=dr(()=>n.decode(t));if(b!==(o.includes("\ufffd")?void 0:o))return!1
;b===void 0&&(n=r())}return!0})}
var li="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function di(e,r,a,i){let t=i(!1);return ki(t,r,a)===li.split(" ")[e]&&Ai(t,()=>i(!0),r,a)}function hi(e,r,a){
let t=new ArrayBuffer(2*V(r)),n=new Uint16Array(t),f=(r,t)=>{if(a)throw new Ge(i[e].name,r,t);return 65533
},o=e===0?gi(r,n,f):mi(r,n,f,e);return Te(t,0,o)}function gi(e,r,a){let i=V(e),t=0;for(let n=0;n<i;){
let i=n,f=e[n++],o=f<128?1:Fe(f),b=o===1?f:f&127>>o,c=()=>n===i+1?Qe(f,e[n]):(e[n]&192)===128
;for(;n<i+o&&c();)b=b<<6|e[n++]&63;n!==i+o?r[t++]=a(i,n-i):(b>65535&&(r[t++]=55232+(b>>10)),
r[t++]=b>65535?56320|b&1023:b)}return t}function mi(e,r,a,i){let t=V(e),n=r=>i===37?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8,f=0
;for(let e=0;e<t;e+=2){let i=n(e),o=(i&64512)===55296
;e+1===t?r[f++]=a(e,1):Ee(i)?o&&e+3<t&&(n(e+2)&64512)===56320?(r[f++]=i,r[f++]=n(e+2),e+=2):o&&e+3===t?(r[f++]=a(e,3),
e+=1):r[f++]=a(e,2):r[f++]=i}return f}function wi(e,r,a,i){if(!h(e)||!i&&Bi(e))return pi(vi(e,i),e,r,a,!1)
;if(a>2147483647)throw Pa(void 0);return hi(e,$(r,0,a),i)}function pi(e,r,a,t,n){if(t>2147483647)throw Pa(void 0);try{
return e.decode($(a,0,t),{stream:n})}catch(e){throw e?.name!=="TypeError"?Pa(e):new Ge(i[r].name,Number.NaN,0)}}
var vi=(e,r)=>Bi(e)?Ar(i[e].name,r):Ci(e),yi=/* @__PURE__ */e(40);function Bi(e){if(yi[e]===void 0){yi[e]=!1
;let{name:r}=i[e],a=e=>Ar(r,e);yi[e]=dr(()=>di(e,r,o(e),a))===!0}return yi[e]}function Ci(e){let{name:r}=i[e];try{
pa("decoding",-1,()=>{})}catch(a){
let{message:i}=a,t=dr(()=>Ar(r))!==void 0?`The host's own TextDecoder gets ${r} wrong.`:`The host has no decoder of its own for ${r}.`,n=o(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${i.replace(/\.?$/,".")} ${t}${n}`,{cause:a})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function xi(e,r,a,t,n,f){try{
Ia(e,r);let o=t>Zr&&t<268435456?zr.collect?.(t+3):void 0,b="",c=0;for(let r=0;;r+=65536){
let s=t-r<=65536,k=s?t-r:65536,u=k===t?a:z(a,r,r+k),A=Wa(u,k,c,n,f&&s)
;if(A<0)throw new Ge(i[e].name,r+Yr.start(),Yr.length());if(c+=A,!(!s&&c+65536+3<=Zr)){if(o)o.add(Xr.units,c);else{
if(k===t)return zr.read(Xr.units,c);b=Ya(b,zr.read(Xr.units,c))}if(s)return o?o.toText():b;c=0}}}catch(e){throw ya(e)}}
function Ei(e,r){if(e===0)return r(Uint8Array.from(Si))===Ii;if(e===38||e===37){
let a=Fi.flatMap(r=>e===37?[r>>8,r&255]:[r&255,r>>8]);return r(Uint8Array.from(a))===Qi}
let a=a=>r(a)===xi(e,null,a,V(a),!1,!0);if(!o(e))return!1;for(let e of Ti())if(!a(e))return!1;return!0}
var Si=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Ii="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Fi=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Qi="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*Ti(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,r)=>r)}
var Oi=/* @__PURE__ */e(40);function Gi(e,r,a){Oi[e]===void 0&&(Oi[e]=null,Oi[e]=dr(()=>Mi(e))??null);try{
return a>2147483647?void 0:Oi[e]?.(r,a)}catch{return}}var Ui=/* @__PURE__ */new Uint8Array(64),ji=/* @__PURE__ */e(65)
;function Hi(e,r){return r<=64?(_(Ui,0,e,r),ji[r]??=z(Ui,0,r),ji[r]):re(e)?V(e)===r?e:z(e,0,r):$(e,0,r)}function Mi(e){
let{latin1:r,utf8Slice:a}=Ur();if(r&&e===38)return Li();if(r&&f(e)&&e!==0)return Di(e)
;let t=Ar(i[e].name),n=e=>t.decode(e);if(!Ei(e,n))return;if(e!==0||a===0)return(e,r)=>n(Hi(e,r));let o=nr
;if(Ei(0,e=>o.call(e)))return(e,r)=>r<=a?o.call(Hi(e,r)):n(Hi(e,r))}function Li(){let e=ir,r=r=>e.call(r).toWellFormed()
;if(Ei(38,r))return(e,a)=>a%2===0?r(Hi(e,a)):void 0}function Di(e){let r=fr,a=Uint8Array.from({length:256},(e,r)=>r)
;if(r.call(a)!==String.fromCharCode(...a))return;let i=e===21?224:128;return(e,a)=>{let t=Math.ceil(a/8)
;for(let r=0;r<a;r+=t)if((e[r]&i)===128)return;let n=Hi(e,a);return Ka(n,a,i)?r.call(n):void 0}}var Wi=0
;function Ki(e,r,a,i){let t=pa("decoding",e,()=>Ni(e,r,a));if(i&&t.includes("\ufffd"))return;if(Wi===a)return t;let n=Wi
;try{return Ya(t,xi(e,null,z(r,n,a),a-n,i,!0))}catch(e){throw e instanceof Ge&&(e.offset+=n),e}}function Ni(e,r,a){
let{buffer:i}=Yr.memory,t=new Uint16Array(i,Xr.units,65536),n=o(e),f=n?new Uint16Array(i,Yr.byte_table(e),256):new Uint16Array(i,Yr.pair_table(e),65536),b=""
;Wi=a;for(let e=0;e<Wi;){let i=0;if(n)for(let n=Math.min(a,e+65536);e<n;e++)t[i++]=f[r[e]];else for(;i<65536&&e<Wi;){
let n=r[e],o=f[n],b=e+1;if((o&63488)===55296){if(o=b<a?f[n|r[b]<<8]:o,(o&63488)===55296){Wi=e;break}b++}t[i++]=o,e=b}
b=Ya(b,zr.read(Xr.units,i))}return b}function Ji(e,r,a){return pa("decoding",e,()=>{let{readBytes:i,readPairs:t}=zr
;if(!i||!t)return;let n=!!0||o(e)?Yr.byte_table(e):Yr.pair_table(e);if(n!==0)return _(ma(),0,r,a),
(!o(e)?t:i)(Xr.input,a,n)??void 0})}function Yi(e,r,a,i,t){let n;if(na()){if(r===0)return"";let{lookUp:t,host:f}=Tr(a)
;r<=t?n=Ki(a,e,r,i):r>=f&&(n=Gi(a,e,r)),(n===void 0||i&&n.includes("\ufffd"))&&(n=xi(a,null,e,r,i,!0))
}else n=wi(a,e,r,i);return t?n:Pi(n,a)}var Pi=(e,r)=>e.charCodeAt(0)===65279&&h(r)?e.slice(1):e;var Vi=class{encoding
;fatal;ignoreBOM;#e=be;#r=null;#a=void 0;#i=!1;#t;constructor(e,r,a,i=0){this.encoding=e,this.fatal=r,this.ignoreBOM=a,
this.#t=i}get name(){return i[this.encoding].name}reset(){this.#e=be,this.#r=null,this.#a=void 0,this.#i=!1,this.#t=0}
decode(e,r,a){let{encoding:i}=this,t=V(e),n=V(this.#e),f=n+t;if(t===0&&!r)return""
;let c=r||o(i)||t>64&&re(e),s=n===0&&c?e:this.#n(e,t,n),k,u=f;try{
this.#f(r)?k=this.#o(s,f,r):zi(i)?k=this.#b(s,f,r):!r&&b(i)?(k=xi(i,null,s,f,this.fatal,!1),
u-=Yr.held()):(r||(u-=Zi(i,s,f)),k=Yi(s,u,i,this.fatal,!0))}catch(e){throw e instanceof Ge?(e.offset+=this.#t-n,
this.#e=be,this.#t+=t,a===void 0?e:e.toTypeError(a)):e}return!this.#i&&u>0&&(this.#i=!0,this.ignoreBOM||(k=Pi(k,i))),
this.#e=u<f?$(s,u,f):be,this.#t+=t,k}#n(e,r,a){return a+r>512?X(this.#e,z(e,0,r)):(a>0&&R(Xi,this.#e),_(Xi,a,e,r),Xi)}
#f(e){let{encoding:r}=this;return this.#a!==void 0||!na()&&(zi(r)||!e&&b(r))}#o(e,r,a){
let i=this.#a??vi(this.encoding,this.fatal);this.#a=void 0;let t=pi(i,this.encoding,e,r,!a);return a||(this.#a=i),t}
#b(e,r,a){try{let i=xi(this.encoding,this.#r,e,r,this.fatal,a);return this.#r=a?null:Ea(),i}catch(e){
throw e instanceof Ge&&(this.#r=Ea()),e}}},zi=e=>e===33||e===36,Xi=/* @__PURE__ */new Uint8Array(512)
;function Zi(e,r,a){if(e===0)return Ri(r,a);if(e!==38&&e!==37)return 0;let i=a%2
;return(r[a-i-(e===37?2:1)]&252)===216?i+2:i}function Ri(e,r){for(let a=1;a<=3&&a<=r;a++){let i=e[r-a]
;if(i>=128&&i<192)continue;let t=Fe(i);return a<t&&(a===1||Qe(i,e[r-a+1]))?a:0}return 0}
var qi=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,$i=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function _i(e){let r=$i.find(([r])=>r.test(e));if(r)return` ${r[1]}`;let a=et(e),t=Ce(e)
;if(t===void 0&&qi.test(a))return" 'encoding-wasm/iconv-lite' has this encoding.";let n=t??rt(a)
;return n!==void 0&&n!==36?` Did you mean '${i[n].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var et=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function rt(e){if(e.length<3)return
;let r=e.replace(/\D/g,""),a=i.flatMap(({labels:a},i)=>a.map(et).some(a=>a.replace(/\D/g,"")===r&&at(e,a))?i:[])
;return a.length===1?a[0]:void 0}function at(e,r){let a=0;for(;a<e.length&&e[a]===r[a];)a+=1
;let[i,t]=[e.slice(a),r.slice(a)]
;return i[0]===t[1]&&i[1]===t[0]&&i.slice(2)===t.slice(2)||i.slice(1)===t||i===t.slice(1)||i.slice(1)===t.slice(1)}
var it=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],tt=e=>it.find(([r])=>e>=r)[1]
;function nt(e,r){let a=c(e);if(a===void 0){let a=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${r}: The encoding label provided ('${a}') is invalid.${_i(e)}`)}if(void 0){let e=tt(a)
;if(e&&!(void 0).includes(e))throw new RangeError(`${r}: '${_e}' doesn't include ${i[a].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return a}var ft=e=>e==null?void 0:Ae(e);function ot(e,r,a,i="bytes"){if(e==null)return;let t=Math.trunc(Number(e))
;if(t>=0)return t;throw new TypeError(`${r}: The option '${a}' must be a number of ${i}, not '${e}'.`)}
function bt(e,r,a){if(e!=null){
if(typeof e!="object"||!(Symbol.iterator in e))throw new TypeError(`${r}: The option '${a}' must be a list of labels, such as ['gbk', 'big5'].`)
;return Uint8Array.from(e,e=>nt(Ae(e),r))}}var ct={allowUTF8:e=>e===void 0||!!e,candidates:bt,locale:ft,maxBytes:ot,
tld:ft},st=["text","ASCII","empty","binary","unknown","UTF-32"]
;function kt(e,r,{allowUTF8:a,candidates:t,locale:n,maxBytes:f=1/0,tld:o}){
let b=Z(e,f),c=r&&V(b)===V(e),s=Da(b,c,t,n&&ut(n),o&&ut(o),a),{0:k,1:u,2:A}=s;return{encoding:u<0?void 0:u,score:A,
kind:st[k],isASCII:st[k]==="ASCII"||st[k]==="empty",candidates:Array.from({length:(s.length-3)/2},(e,r)=>({
encoding:i[s[3+2*r]].name,score:s[4+2*r]}))}}function ut(e=""){
return Uint8Array.from(e,e=>Math.min(e.charCodeAt(0),255))}function At(e,r=void 0){
let a="Failed to execute 'detectEncoding'",t=ae(e,a),n=se(r,ct,a),f=kt(te(t),!0,n);return{...f,
encoding:f.encoding===void 0?null:i[f.encoding].name}}
var lt=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],dt=[33,36,37,38],ht=(e,r)=>{
let a=ft(e);return a===void 0?-1:nt(a,r)},gt=(e,r,a)=>Math.min(ot(e,r,a)??1024,1048576),mt=(e,r)=>Math.max(3,r===-1?e:0)
;function wt(e){let r=ft(e)??"";return c(ve(r)??r)??-1}function pt(e,r,a){
if(e)return se(e===!0?void 0:e,ct,`${r}, option '${a}'`)}var vt={defaultEncoding:ht,detect:pt,likelyEncoding:ht,
locale:ft,maxPrescanBytes:gt,parentEncoding:ht,transportLayerEncodingLabel:wt,userOverride:ht};function yt(e,r){
let a=se(e,vt,r),{likelyEncoding:i,locale:t,maxPrescanBytes:n,parentEncoding:f,transportLayerEncodingLabel:o,userOverride:b}=a
;return{prescanned:mt(n,Math.max(b,o)),declared(e){let r=Ha(e,n,b,o,f,i);return r===-1?void 0:Gt(r)},options:a.detect&&{
...a.detect,locale:a.detect.locale??t},decide:e=>Bt(e)??{...Ct(t,a.defaultEncoding),kind:e?.kind}}}function Bt(e){
if(e?.encoding===void 0||e.isASCII)return;let{encoding:r,score:a,kind:i}=e;return{encoding:r,confidence:"tentative",
source:"detection",score:a,kind:i}}function Ct(e,r){return Gt(La(ut(e),r===-1?21:r))}var xt={defaultEncoding:ht,
maxPrescanBytes:gt,transportLayerEncodingLabel:wt};function Et(e,r){
let{defaultEncoding:a,maxPrescanBytes:i,transportLayerEncodingLabel:t}=se(e,xt,r),n=e=>{let r=Gt(Ma(e,i,t))
;return r.source==="default"&&a!==-1?{...r,encoding:a}:r};return{prescanned:mt(i,t),declared:n,decide:()=>n(be)}}
function St(e,r){let a={...ct,defaultEncoding:ht},{defaultEncoding:i,...t}=se(e,a,r);return{prescanned:4,
needsMore:e=>l(e)?.encoding===38&&e[2]===0,declared(e){let r=l(e);if(!(!r||r.encoding===38&&e[2]===0&&e[3]===0))return{
encoding:r.encoding,confidence:"certain",source:"BOM",score:null,kind:"text"}},options:t,decide(e){
let r=i===-1?e?.encoding??21:i,a=e?.kind;return Bt(e)??{encoding:r,confidence:"tentative",source:"default",score:null,
kind:a}}}}var It={detect:St,html:yt,xml:Et},Ft=["detect","html","xml"],Qt={prefixBytes:ot,sniff:/* @__PURE__ */we(Ft)}
;function Tt(e,a){let{prefixBytes:i,sniff:t}=se(e,Qt,a),n=It[t](e,a),{decide:f,options:o}=n;return{
prescanned:Math.min(n.prescanned,i??1/0),needsMore:n.needsMore,declared:n.declared,detection:o&&{windowBytes:i??65536,
maxBytes:o.maxBytes??1/0,passesASCII:r(()=>{let e=o.candidates&&kt(be,!0,o);return!dt.includes(f(e).encoding)}),
options:o},decide:f,sniff:e=>Ot(n,e),takesWhole:i===void 0}}function Ot({prescanned:e,declared:r,options:a,decide:i},t){
return r(Z(t,e))??i(a&&kt(t,!0,a))}function Gt(e){let r=e&65536?"certain":"tentative";return{encoding:e&255,
confidence:r,source:lt[e>>8&255],score:null}}var Ut=({encoding:e,confidence:r,source:a})=>({encoding:i[e].name,
confidence:r,source:a});function jt(e,r=void 0){
let a="Failed to execute 'sniffHTMLEncoding'",i=typeof e=="string"?void 0:ae(e,a),t=yt(r,a);return i?Ut(Ot(t,te(i))):{
encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function Ht(e,r=void 0){
let a="Failed to execute 'sniffXMLEncoding'",i=ae(e,a),t=Et(r,a);return Ut(Ot(t,te(i)))}function Mt(e){
return i[Ct(Ae(e),-1).encoding].name}var Lt=class{#c=null;#s=null;#k=0;get length(){return this.#k}add(e){let r=V(e)
;if(r===0)return;this.#k+=r;let a=this.#s;if(a&&!a.isBlock&&Math.max(r,a.length)<=1024){let e=new Uint8Array(4096)
;R(e,a.bytes),a.bytes=e,a.isBlock=!0}if(a?.isBlock&&a.length+r<=4096){R(a.bytes,e,a.length),a.length+=r;return}this.#s={
bytes:e,length:r,isBlock:!1,next:null},a?a.next=this.#s:this.#c=this.#s}forEach(e){for(let r=this.#c;r;r=r.next){
let{bytes:a,length:i,isBlock:t}=r;e(t?$(a,0,i):a)}}concatenate(){let e=this.#c;if(e&&!e.next&&!e.isBlock)return e.bytes
;let r=Dt(this.#k),a=0;return this.forEach(e=>{R(r,e,a),a+=V(e)}),r}};function Dt(e){try{return new Uint8Array(e)
}catch(r){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:r})}}var Wt=["(B","(J","(I","$@","$B"],Kt=class{#u=!0;#A=!0;read(e,r){let a=V(e),i=this.#u?Nt(e):0,t=0,n=!1
;for(;t<a&&!n&&(t>=i&&(t=Jt(e,t)),t!==a);){let a=e[t];if(a===27&&this.#A){let a=Vt(e,t);if(n=Wt.includes(a),
!n&&!r&&zt(a))break;this.#A=n}else n=a>=128||t<i&&Pt(a);n||(t+=1)}let f=n?t:-1;return t<i&&(n||!r)?{plain:0,evidence:f
}:(this.#u=!1,{plain:t,evidence:f})}get mayBeISO2022JP(){return this.#A}skip(e,r){this.#u=!1,this.#A&&=e[r]!==27
;let a=this.#A?r:V(e);for(;a<V(e)&&e[a]!==27;)a+=1;return a}};function Nt(e){let[r,a]=[!0,!0];for(let i=0;i<32;i+=2){
if(i+1>=V(e))return 1/0;if(r&&=Yt(e[i],e[i+1]),a&&=Yt(e[i+1],e[i]),!r&&!a)return i+2}return 32}function Jt(e,r){
let a=V(e),i=a-r;if(i>=256){let t=z(e,r);if(!q(t,27)&&Ka(t,i,128))return a}let t=r;for(;t<a&&e[t]<128&&e[t]!==27;)t+=1
;return t}
var Yt=(e,r)=>e===48||e>=78||e===32&&(r===12||r===13||r>=16&&r<=94)||e===33&&r===34,Pt=e=>e<32&&!`\t\n\f\r\x1b`.includes(String.fromCharCode(e))
;function Vt(e,r){let a="";for(let i=r+1;i<Math.min(r+3,V(e));i++)a+=String.fromCharCode(e[i]);return a}
var zt=e=>e.length<2&&Wt.some(r=>r.startsWith(e));var Xt=class{decision=null;sample=be;detected;#l;#d=!0;#h=!1;#g=new Kt
;#e=new Lt;#m;#t=0;#c=be;#s=be;constructor(e){this.#l=e;let{prescanned:r,needsMore:a}=e;this.#m=a?Math.min(r,3):r}
add(e,r){let a=new Lt;if(this.#d&&r&&this.#l.takesWhole)return this.#w(this.#l.sniff(e),a,e);if(this.#d=!1,
this.#e.length+V(e)<this.#m&&!r)return this.#p(e,this.#m,a);this.#e.add(e);let i=this.#e.concatenate();this.#e=new Lt
;let{prescanned:t,needsMore:n}=this.#l,f=Z(i,t);if(!this.#h&&!r&&V(f)<t&&n?.(f))return this.#p(i,t,a)
;let o=this.#h?void 0:this.#l.declared(f);return this.#h=!0,o?this.#w(o,a,i):this.#v(i,r,a)}#v(e,r,a){
let{detection:i,decide:t}=this.#l;if(!i)return this.#w(t(void 0),a,e);for(let n=e;;){
let e=i.maxBytes-this.#t,f=V(n)>e,o=r&&!f,{plain:b,evidence:c}=i.passesASCII()?this.#g.read(Z(n,e),o):{plain:0,
evidence:0};n=this.#y(n,b,a);let s=V(n),k=e-b;if(c===-1)return r||f?this.#w(t(this.#B(Z(n,k),o)),a,n):this.#p(n,s+1,a)
;let u=Rt(Z(n,k),c-b,i.windowBytes),A=Math.min(u+i.windowBytes,k);if(s<A&&!r)return this.#p(n,A,a)
;let l=Z(n,A),d=this.#B(l,s<A);if(A<=u||A===k||!i.passesASCII()||!qt(d,l))return this.#w(t(d),a,n)
;n=this.#y(n,this.#g.skip(l,c-b),a)}}#B(e,r){this.sample=X(X(this.#c,this.#s),e)
;let a=this.#l.detection.options,i=kt(this.sample,r,{...a,maxBytes:void 0}),t=this.#C(i.encoding)
;return this.detected=t?i:{...i,encoding:void 0,score:0,kind:"unknown",candidates:[]},this.detected}#C(e){
return e===33?this.#g.mayBeISO2022JP:this.#t===0||e!==37&&e!==38}#p(e,r,a){let i=V(e);return i>0&&this.#e.add($(e,0,i)),
this.#m=r,{passed:a,rest:null}}#y(e,r,a){let i=Z(e,r);r>0&&a.add(i),this.#t+=r;let t=Math.min(r,2048-V(this.#c))
;return t>0&&(this.#c=X(this.#c,Z(i,t))),this.#s=Zt(X(this.#s,Zt(z(i,t)))),z(e,r)}#w(e,r,a){return this.decision=e,{
passed:r,rest:a}}},Zt=e=>z(e,Math.max(0,V(e)-64));function Rt(e,r,a){let i=Math.min(V(e),r+a)
;for(let a=r;a<i;a++)if(e[a]>=128)return a;return r}function qt(e,r){
return e.isASCII||e.encoding===void 0&&!(r[Rt(r,0,1/0)]>=128)}var $t=class{fatal;ignoreBOM;decision=null;#x;#E;#t=0
;constructor(e,r,a){this.#E=new Xt(e),this.fatal=r,this.ignoreBOM=a}decode(e,r,a){
if(this.#x)return this.#x.decode(e,r,a)
;let i=this.#E,{passed:t,rest:n}=i.add(e,r),{length:f}=t,o=f>0?new Vi(0,!1,!0).decode(t.concatenate(),!0):"";this.#t+=f
;let{decision:b}=i;if(!b||!n)return o;this.decision=b,this.#E=null;let c=this.ignoreBOM||this.#t>0
;return this.#x=new Vi(b.encoding,this.fatal,c,this.#t),Ya(o,this.#x.decode(n,r,a))}};function _t(e,r){
let{fatal:a,ignoreBOM:i}=ge(e,r);return new $t(Tt(e,r),a,i)}function en(e,r=void 0){
let a="Failed to execute 'decodeAuto'",t=ae(e,a),n=_t(r,a),f=n.decode(te(t),!0,a),o=n.decision,{encoding:b,score:c,kind:s=null}=o
;return{text:f,encoding:i[b].name,score:c,source:o.source,kind:s}}function rn(e){
let[[r,a]]=Object.entries(e),{prototype:i}=a,t=/* @__PURE__ */Symbol.for(`encoding-wasm.${r}`)
;for(let e of Object.getOwnPropertyNames(i)){if(e==="constructor")continue
;let r=Object.getOwnPropertyDescriptor(i,e)?.get;Object.defineProperty(i,e,{enumerable:!0,...r&&{get:an(t,e,r)}})}
let n={value:r,configurable:!0};return Object.defineProperty(i,Symbol.toStringTag,n),Object.defineProperty(a,"name",n),a
}function an(e,r,a){let i=Object.getOwnPropertyDescriptor({get[r](){try{return a.call(this)}catch(a){let i=tn(this,e,r)
;if(!i)throw a;return i.call(this)}}},r);return Object.defineProperty(i.get,e,{value:a})}function tn(e,r,a){
for(let i=Object.getPrototypeOf(Object(e));i;i=Object.getPrototypeOf(i)){
let e=Object.getOwnPropertyDescriptor(i,a)?.get?.[r];if(e)return e}}function nn(e,r,a){let{prototype:i}=r
;i!==Object(i)&&Object.setPrototypeOf(e,a.prototype)}function fn(){throw new TypeError("Illegal invocation")}
var on=class{held;#S;constructor(e,r){this.held=e,this.#S=r}add(e){let r=V(e);if(r===0)return
;e[0]!==27&&this.#S(this.held);let a=e[r-3]===27?r-3:r;this.#S($(e,0,a)),this.held=$(e,a,r)}addUnchanged(e){
V(e)!==0&&(this.#S(this.held),this.held=be,this.#S(e))}};var bn;function cn(){return bn===void 0&&(bn=null,
bn=dr(sn)??null),bn}function sn(){
let e=lr(),{read:r,written:a}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),i=e.encode("\udca9\xe9\u6f22\u{1f4a9}")
;return r===3&&a===7&&`${[...i]}`=="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0
}var kn=/* @__PURE__ */new Uint8Array(48);function un(e){
return e.length<=16?$(kn,0,ln(e,kn).written):dn(e)??(na()?void 0:An(e))}function An(e){let r=new Uint8Array(3*e.length)
;return $(r,0,ln(e,r).written)}function ln(e,r){let a=V(r),i=0,t=0;for(;i<e.length;){let n=e.charCodeAt(i)
;if(n<128&&t<a){r[t++]=n,i+=1;continue}let f=Se(e,i);if(t+Ie(f)>a)break;t=Oe(f,r,t),i+=f<65536?1:2}return{read:i,
written:t}}function dn(e){try{return cn()?.encode(e)}catch{return}}function hn(e,r){try{return cn()?.encodeInto(e,r)
}catch{return}}var gn=/* @__PURE__ */new Uint8Array(256);function mn(e,r){let{length:a}=e,i=new Uint8Array(a),t=0
;for(;t+7<a;t+=8)i[t]=r[e.charCodeAt(t)],i[t+1]=r[e.charCodeAt(t+1)],i[t+2]=r[e.charCodeAt(t+2)],
i[t+3]=r[e.charCodeAt(t+3)],i[t+4]=r[e.charCodeAt(t+4)],i[t+5]=r[e.charCodeAt(t+5)],i[t+6]=r[e.charCodeAt(t+6)],
i[t+7]=r[e.charCodeAt(t+7)];for(;t<a;t++)i[t]=r[e.charCodeAt(t)];return q(i,0)?void 0:i}function wn(e,r){
let{length:a}=e,i=a<=128?gn:new Uint8Array(2*a),t=0;for(let n=0;n<a;n++){let a=e.charCodeAt(n),f=a<128?a:r[a]
;if(f===0&&a>0)return;f>=256&&(i[t++]=f>>8),i[t++]=f}return $(i,0,t)}function pn(e,r){if(r===0)return un(e)
;let{length:a}=e,{ascii:i,loop:t}=Gr();if(a>=i&&f(r)&&vn(e)){let r=dn(e);if(r&&V(r)===a)return r}
if(o(r))return a<=t?mn(e,Ja(r)):void 0;if(!!0||a>Math.min(t,65536)||r===33)return;let n=Ja(r);return n&&wn(e,n)}
function vn(e){let{length:r}=e,a=Math.max(8,r>>4);for(let i=0;i<r;i+=a)if(e.charCodeAt(i)>=128)return!1;return!0}
var yn=["fatal","html","replacement"],Bn=()=>"",Cn=class{encoding;unmappable;#I;#F=null;#t=0;#Q=be;locate=e=>e
;constructor(e,r,a=void 0){this.encoding=e,this.unmappable=r,this.#I=a}get name(){return i[this.encoding].name}
encode(e,r){let a=!this.#F&&(r||this.#T(e))?pn(e,this.encoding):void 0;return a?(this.#t=r?0:this.#t+e.length,
a):this.#O(e,r)}#T(e){let{length:r}=e;return r>0&&this.encoding!==33&&(e.charCodeAt(r-1)&64512)!==55296}get#G(){
return this.#I?0:yn.indexOf(this.unmappable)}#O(e,r){let a=this.#F,i=this.#t,t=this.#Q,n=new Lt
;this.encodeOrFail(e,r,e=>n.add(e),(e,r)=>{throw new Me(e,r,this.name)});try{return n.concatenate()}catch(e){
throw this.#F=a,this.#t=i,this.#Q=t,e}}encodeOrFail(e,r,a,i=()=>{}){
let t=this.#t,n=this.#F,f=this.#Q,o=this.#I,b=this.#G,c=o===Bn,s=o&&!c?2048:65536,k=o&&this.encoding===33?new on(f,a):void 0,u=k?e=>k.add(e):a,A=k?e=>k.addUnchanged(e):a,l=!1,d=!1
;try{Fa(this.encoding,n);for(let a=0;a===0||a<e.length;a+=s){let n=Math.min(a+s,e.length);Va(e,a,n);let f=n===e.length
;for(let s=0,k=!1;!k;){let l=za(s,n-a,b,r&&f);u(qa(l===-2?Yr.written():l));let h=t+a+s+Yr.start();if(s+=Yr.read(),
k=l!==-2&&Ra(),l!==-2||c)continue;d=!0;let g=Yr.code_point();if(o){let r=Ea(),{count:i}=qr,t=()=>this.locate(h),f=o(g,t)
;qr.count!==i&&(Fa(this.encoding,r),Va(e,a,n));let b=e=>{throw new Me(e,t(),this.name)}
;typeof f=="string"?En(f,u,b):f?A(f):b(g)}else i(g,h);d=!1}}r?k&&a(k.held):(this.#F=this.#T(e)?null:Ea(),
this.#t=t+e.length,this.#Q=k?.held??be),l=!0}catch(e){throw ya(e)}finally{r&&(l||d)&&(this.#F=null,this.#t=0,this.#Q=be)
}}},xn=e=>un(e)??new Cn(0,"fatal").encode(e,!0);function En(e,r,a){let i=le(e);for(let e=0;e<i.length;e+=2048){
let t=Math.min(e+2048,i.length);Va(i,e,t,2048);let n=za(2048,2048+t-e,0,!1);n===-2&&a(Yr.code_point()),r(qa(n))}}
function Sn(e,r,a="encodeUTF16() of 'encoding-wasm', or UTF-8"){let t=nt(e,r);if(t===37||t===38){let{name:e}=i[t]
;throw new RangeError(`${r}: ${e} has no encoder in the standard; use ${a}.`)}return In(t,e,r)}function In(e,r,a){
if(e===36)throw new RangeError(`${a}: '${r}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var Fn="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Qn=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var Tn=/* @__PURE__ */r(()=>{let e=Qn.split(`\n`),r=0
;return new Map(Fn.split(",").map((a,i)=>(r+=Number.parseInt(a||"1",36),[String.fromCodePoint(r),e[i].split("\t")])))
}),On=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Gn(e,r=Un(e)){let a=/* @__PURE__ */new Map;return e=>{
let i=a.get(e);return i===void 0&&(i=jn(String.fromCodePoint(e),r,3),a.set(e,i)),i}}function Un(e){
let r=new Cn(e,"fatal");return e=>{try{return r.encode(e,!0),!0}catch(e){if(e instanceof Me)return!1;throw e}}}
function jn(e,r,a){if(On(e))return"";if(a===0)return null;let i=Hn(e),t=i.find(r);if(t!==void 0)return t
;for(let e of i){let i=Array.from(e,e=>r(e)?e:jn(e,r,a-1));if(!i.includes(null))return i.join("")}return null}
function Hn(e){let r=[...Tn().get(e)??[],...Mn(e)],a=e.normalize("NFKD")
;return a===e||/^ ./u.test(a)?r:[...r,a.normalize(),a]}function Mn(e){let r=e.normalize("NFD"),[a,...i]=r,t=[],n=[]
;for(let e=2**i.length-2;e>=0;e--){
let f=r=>e>>i.length-1-r&1,o=i.filter((e,r)=>f(r)),b=i.filter((e,r)=>!f(r)),c=[a,...o].join("").normalize("NFC"),s=c+b.join("")
;s.normalize("NFD")===r&&t.push(s),b.every(On)&&n.push(c)}return[...t,...n]}
var Ln=["fatal","html","replacement","ignore","translit","translit-replacement"],Dn=/* @__PURE__ */we(Ln),Wn=(e,r,a)=>typeof e=="function"?e:Dn(e,r,a)
;function Kn(e,r,a){if(typeof e=="function")return(r,i)=>Nn(e(r,i()),a);if(e==="ignore")return Bn
;if(e!=="translit"&&e!=="translit-replacement")return;let i=Gn(r);return e==="translit"?i:e=>i(e)??"?"}function Nn(e,r){
if(typeof e=="string")return e;if(e==null)return null
;let a=te(ae(e,r,"The function 'unmappable' returned neither a string, bytes nor null."));return $(a,0,V(a))}
var Jn=class{#x;#F;#U=0;constructor(e,r,a,i){this.#x=e,this.#F=new Cn(r,a,i)}get decision(){return this.#x.decision}
setSource(e,r){this.#x.setSource(e,r)}transcode(e,r,a){let i=V(e);for(let t=0;t===0||t<i;t+=4096){let n=i-t<=4096
;this.#j(z(e,t,n?i:t+4096),n?r:Xa.none,a)}}#j(e,r,a){let i=this.#U;this.#F.locate=Yn(this.#x.copy(),e,i);let t=new Lt,n
;try{this.#x.transcode(e,r===Xa.result?Xa.source:r,e=>t.add(e))}catch(e){n=e}let f=t.concatenate(),o=Yi(f,V(f),38,!1,!0)
;try{this.#F.encodeOrFail(o,r===Xa.result,a),this.#U=r===Xa.result?0:i+o.length}catch(e){throw this.#x.abandonSource(),e
}if(n)throw n}};function Yn(e,r,a){let i=V(r),t=r,n=e,f=e,o=a,b=a,c=0,s;return e=>{
for(;e>=b&&c<i;)t=z(r,c,Math.min(c+64,i)),c+=64,n=f,f=n.copy(!1),o=b,f.transcode(t,Xa.none,e=>{b+=V(e)/2}),s=void 0
;return s??=Pn(n,t),s[e-o]}}function Pn(e,r){let a=V(r),i=e.copy(!1),t=new Float64Array(2*a+2),n=0,f=zn(e)
;for(let o=0;o<a;o++){let b=e.position+o,c=f===b?Vn(i.from,r,o):0;if(c>0){i.transcode(z(r,o,o+c),Xa.none,()=>{})
;for(let e=0;e<c;e++)t[n++]=b++;if(f=b,o+=c,o===a)break}let s=z(r,o,o+1),k=i.copy(),u=0,A=0;i.transcode(s,Xa.none,e=>{
u===0&&(A=e[0]|e[1]<<8),u+=V(e)/2}),u>0&&(t[n++]=f);let l=A===65533&&f<b?Xn(k,s,Xa.none):void 0,d=l&&l.offset+l.length
;for(let e=1;e<u;e++)t[n++]=d===void 0?f:d+e-1;let h=b-f===2||b<=2;u>0&&!l?f=b+1:(l||h)&&(f=zn(i))}return t[n]=f,
t[n+1]=f+1,t}function Vn(e,r,a){if(o(e))return V(r)-a;let i=a;if(f(e))for(;r[i]<128;)i+=1;return i-a}
var zn=e=>Xn(e,be,Xa.source)?.offset??e.position;function Xn(e,r,a){try{e.copy(!0).transcode(r,a,()=>{})}catch(e){
if(e instanceof Ge)return e;throw e}}function Zn(e,r){
let a="Failed to execute 'transcode'",i=ae(e,a),t=_n(r,a),{from:n,to:f,bom:o,fatal:b,ignoreBOM:c}=t,s=te(i)
;return Ue(a,()=>{if((n===38||n===37)&&f===0&&!o&&V(s)<=Gr().utf16ByString)return xn(Yi(s,V(s),n,b,c))
;let e=typeof n=="number"?Rn(new ff(n,f,t),s):null;if(e)return e;let r=ef(n,f,t,a);return Rn(r,qn(t,s))})}
function Rn(e,r){let a=new Lt;return e.transcode(r,Xa.result,e=>a.add(e))===!1?null:a.concatenate()}
function qn({unmappable:e},r){return typeof e=="function"?$(r,0,V(r)):r}function $n(e,r){let a=_n(e,r);return{
common:ef(a.from,a.to,a,r),toBytes:e=>qn(a,te(e))}}function _n(e,r){ke(e,r)
;let a=e,t=!!a?.bom,n=!!a?.fatal,f=nf(a?.from,r),o=!!a?.ignoreBOM,b=tf(a?.to),c=Wn(a?.unmappable,r,"unmappable"),s=f==="auto"?Tt(e,r):nt(f,r),k=b===void 0?0:In(nt(b,r),b,r)
;if(t&&!h(k))throw new RangeError(`${r}: ${i[k].name} has no byte order mark.`);return{from:s,to:k,bom:t,fatal:n,
ignoreBOM:o,unmappable:c}}function ef(e,r,a,i){return typeof e=="number"?rf(e,r,a,i):new of(e,rf(0,r,a,i))}
function rf(e,r,a,i){let{unmappable:t,losses:n}=a,f=Kn(t,r,i);if(!f||h(r))return new ff(e,r,a);let o=af(e,a)
;return new Jn(o,r,t,n?.counting(f)??f)}function af(e,r){return new ff(e,38,{...r,bom:!1,unmappable:"fatal"})}
var tf=e=>e===void 0?void 0:Ae(e);function nf(e,r){
if(e===void 0)throw new TypeError(`${r}: The option 'from' is missing.`);return Ae(e)}var ff=class e{from;to;#H=null
;#t=0;#M;constructor(e,r,a){this.from=e,this.to=r,this.#M=a}get decision(){return{encoding:this.from,
confidence:"certain",source:"user",score:null}}setSource(e,r){
this.from=e,this.#H&&(Qa(e,this.to,this.#M.ignoreBOM,this.#H),Ta(e,r),this.#H=Ea())}get position(){return this.#t}
copy(r=this.#M.fatal){let a=new e(this.from,this.to,{...this.#M,fatal:r,losses:void 0});return a.#H=this.#H,
a.#t=this.#t,a}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,r,a){
let{fatal:i,ignoreBOM:t,bom:n,unmappable:f,take:o=qa,losses:b}=this.#M;n&&!this.#H&&a(Uint8Array.from(d(this.to)??[]))
;let c=Math.max(0,yn.indexOf(f)),s=V(e);try{Qa(this.from,this.to,t,this.#H);for(let t=0;;){
let n=s-t<=65536,k=n&&t===0?e:z(e,t,n?s:t+65536),u=Za(k,i,c,n?r:Xa.none);b?.addBlock(this.#t+t);let A=u<0?Yr.written():u
;if(A>0&&a(o(A)),u===-2&&f!=="fatal")return!1;if(u<0&&this.#L(u,t),t+=Yr.read(),n&&Ra())break}}catch(e){throw ya(e)}
this.#H=r===Xa.result?null:Ea(),this.#t=r===Xa.none?this.#t+s:0}#L(e,r){let a=this.#t+r+Yr.start();throw this.#H=Ea(),
this.#t=0,e===-1?new Ge(i[this.from].name,a,Yr.length()):new Me(Yr.code_point(),a,i[this.to].name)}},of=class{#l;#E=null
;#D=!1;#W=null;#K=!1;#H;constructor(e,r){this.#l=e,this.#H=r}get decision(){return this.#W}transcode(e,r,a){
let i=this.#D?null:this.#E??this.#N();this.#E=null,this.#D=!1,i?this.#J(i,e,r,a):this.#H.transcode(e,r,a),
r===Xa.none&&(this.#W?this.#D=!0:this.#E=i)}#N(){return this.#W=null,this.#K=!1,this.#H.setSource(0,!1),new Xt(this.#l)}
#J(e,r,a,i){let{passed:t,rest:n}=e.add(r,a!==Xa.none);t.length>0&&(this.#H.transcode(t.concatenate(),Xa.none,i),
this.#K=!0),this.#W=e.decision,!(!e.decision||!n)&&(this.#H.setSource(e.decision.encoding,this.#K),
this.#H.transcode(n,a,i))}};var bf="Failed to construct 'LegacyTextEncoder'",cf="Failed to execute 'encode'"
;function sf(e,r="utf-8",a=void 0){let i=de(e,cf);if(a===void 0){let e=Sn(Ae(r),cf)
;return pn(i,e)??new Cn(e,"fatal").encode(i,!0)}return kf(r,a,cf).encode(i,!0)}function kf(e,r,a){
let i=Ae(e),t=r===void 0?"fatal":se(r,{unmappable:Wn},a).unmappable,n=Sn(i,a);return new Cn(n,t,Kn(t,n,a))}
var uf=/* @__PURE__ */rn({LegacyTextEncoder:class{#Y;constructor(e="utf-8",r=void 0){this.#Y=kf(e,r,bf)}get encoding(){
return this.#Y.name.toLowerCase()}get unmappable(){return this.#Y.unmappable}encode(e=void 0,r=void 0){
let a=this.#Y,i="Failed to execute 'encode' on 'LegacyTextEncoder'",t=arguments.length===0?"":de(e,i)
;return a.encode(t,!ue(r,i))}}});var Af="Failed to execute 'decode' on 'TextDecoder'",lf=/* @__PURE__ */rn({
TextDecoder:class{#P;#V;#z;#X=!1;#Z=void 0;constructor(e="utf-8",r=void 0){
let{encoding:a,fatal:i,ignoreBOM:t}=df(e,r,"Failed to construct 'TextDecoder'");this.#P=a,this.#V=i,this.#z=t,
new.target!==lf&&nn(this,new.target,lf)}get encoding(){return i[this.#P].name.toLowerCase()}get fatal(){return this.#V}
get ignoreBOM(){return this.#z}decode(e=be,r=void 0){let a=this.#P,i=fe(e);i||ae(e,Af)
;let t=r!==void 0&&ue(r,Af),n=i?e:te(e),f=!this.#X;try{if(f&&!t)return Yi(n,V(n),a,this.#V,this.#z)
;this.#Z??=new Vi(a,this.#V,this.#z),f&&this.#Z.reset();let e=this.#Z.decode(n,!t);return this.#X=t,e}catch(e){
throw e instanceof Ge?(this.#X=t,e.toTypeError(Af)):e}}}});function df(e,r,a){let i=Ae(e),{fatal:t,ignoreBOM:n}=ge(r,a)
;return{encoding:hf(i,a),fatal:t,ignoreBOM:n}}function hf(e,r){let a=nt(e,r)
;if(a===36)throw new RangeError(`${r}: The encoding label provided ('${e}') stands for the encoding 'replacement', which decodes nothing.`)
;return a}function gf(e,r,a){let i=wr()
;if(!i)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new i({
__proto__:null,transform:(e,a)=>r(e,e=>e.length>0&&a.enqueue(e)),flush:e=>a(r=>r.length>0&&e.enqueue(r))})}
function mf(e,r){let a=`Failed to execute 'transform' on '${e}'`
;return gf(e,(e,i)=>i(r.decode(te(ae(e,a)),!1,a)),e=>e(r.decode(be,!0,a)))}var wf=/* @__PURE__ */rn({
TextDecoderStream:class{#Y;#Z;constructor(e="utf-8",r=void 0){
let a="Failed to construct 'TextDecoderStream'",{encoding:i,fatal:t,ignoreBOM:n}=df(e,r,a);this.#Y=new Vi(i,t,n),
this.#Z=mf("TextDecoderStream",this.#Y),new.target!==wf&&nn(this,new.target,wf)}get encoding(){
return this.#Y.name.toLowerCase()}get fatal(){return this.#Y.fatal}get ignoreBOM(){return this.#Y.ignoreBOM}
get readable(){return this.#Z.readable}get writable(){return this.#Z.writable}}}),pf=class{#e="";encode(e,r){
let a=this.#e+e,i=!r&&(a.charCodeAt(a.length-1)&64512)===55296,t=xn(i?a.slice(0,-1):a);return this.#e=i?a.slice(-1):"",t
}},vf=/* @__PURE__ */rn({TextEncoderStream:class{#Z;constructor(){this.#Z=yf("TextEncoderStream",new pf,Ae),
new.target!==vf&&nn(this,new.target,vf)}get encoding(){return this.#Z&&"utf-8"}get readable(){return this.#Z.readable}
get writable(){return this.#Z.writable}}});function yf(e,r,a){let i=`Failed to execute 'transform' on '${e}'`
;return gf(e,(e,t)=>t(r.encode(a(e,i),!1)),e=>e(r.encode("",!0)))}var Bf=/* @__PURE__ */rn({
LegacyTextEncoderStream:class{#Y;#Z;constructor(e="utf-8",r=void 0){
let a=kf(e,r,"Failed to construct 'LegacyTextEncoderStream'");this.#Y=a,this.#Z=yf("LegacyTextEncoderStream",a,de)}
get encoding(){return this.#Y.name.toLowerCase()}get unmappable(){return this.#Y.unmappable}get readable(){
return this.#Z.readable}get writable(){return this.#Z.writable}}}),Cf=/* @__PURE__ */rn({TranscoderStream:class{#Y;#Z
;constructor(e){
let{common:r,toBytes:a}=$n(e,"Failed to construct 'TranscoderStream'"),i="Failed to execute 'transform' on 'TranscoderStream'",t=(e,t,n)=>{
let f=new Lt;try{Ue(i,()=>r.transcode(a(e),t,e=>f.add(e)))}finally{f.forEach(n)}};this.#Y=r,
this.#Z=gf("TranscoderStream",(e,r)=>t(ae(e,i),Xa.none,r),e=>t(be,Xa.result,e))}get encoding(){let{decision:e}=this.#Y
;return e&&i[e.encoding].name}get confidence(){return this.#Y.decision?.confidence??null}get source(){
return this.#Y.decision?.source??null}get score(){return this.#Y.decision?.score??null}get kind(){
return this.#Y.decision?.kind??null}get readable(){return this.#Z.readable}get writable(){return this.#Z.writable}}})
;var xf=/* @__PURE__ */rn({AutoDecoderStream:class{#Y;#Z;constructor(e=void 0){
let r=_t(e,"Failed to construct 'AutoDecoderStream'");this.#Y=r,this.#Z=mf("AutoDecoderStream",r)}get encoding(){
let{decision:e}=this.#Y;return e&&i[e.encoding].name}get confidence(){return this.#Y.decision?.confidence??null}
get source(){return this.#Y.decision?.source??null}get score(){return this.#Y.decision?.score??null}get kind(){
return this.#Y.decision?.kind??null}get fatal(){return this.#Y.fatal}get ignoreBOM(){return this.#Y.ignoreBOM}
get readable(){return this.#Z.readable}get writable(){return this.#Z.writable}}});var Ef=class{fatal;ignoreBOM;#R;#x
;#e=be;constructor(e,r,a){this.#R=e,this.fatal=r,this.ignoreBOM=a}get name(){return this.#x?.name??null}decode(e,r,a){
if(this.#x)return this.#x.decode(e,r,a);let i=r&&V(this.#e)===0?e:X(this.#e,e);if(!r&&Sf(i))return this.#e=i,""
;let t=l(i),n=t&&!this.ignoreBOM?t.bytes.length:0;return this.#x=new Vi(t?.encoding??this.#R,this.fatal,!0,n),
this.#x.decode(n>0?z(i,n):i,r,a)}};function Sf(e){let r=V(e),[a,i]=[e[0],e[1]]
;return r===0||r===1&&a>=239||r===2&&a===239&&i===187}var If=/* @__PURE__ */rn({DecoderStream:class{#Y;#Z
;constructor(e="utf-8",r=void 0){
let a="Failed to construct 'DecoderStream'",i=Ae(e),{fatal:t,ignoreBOM:n}=ge(r,a),f=new Ef(nt(i,a),t,n);this.#Y=f,
this.#Z=mf("DecoderStream",f)}get encoding(){return this.#Y.name}get fatal(){return this.#Y.fatal}get ignoreBOM(){
return this.#Y.ignoreBOM}get readable(){return this.#Z.readable}get writable(){return this.#Z.writable}}})
;function Ff(e,r){
let a="Failed to execute 'findUnmappable'",i=de(e,a),t=Sn(Ae(r),a),n=/* @__PURE__ */new Map,f=(e,r)=>n.set(r,e)
;return new Cn(t,"fatal").encodeOrFail(i,!0,()=>{},f),Array.from(n,([e,r])=>({index:e,codePoint:r}))}function Qf(e){
let r=l(te(ae(e,"Failed to execute 'bomSniff'")));return r?i[r.encoding].name:null}function Tf(e,r="utf-8",a=void 0){
let i="Failed to execute 'decode'",t=ae(e,i),n=nt(Ae(r),i),{fatal:f,ignoreBOM:o}=ge(a,i),b=te(t),c=l(b),s=c&&!o?c.bytes.length:0
;try{return Hf(b,s,c?.encoding??n,f)}catch(e){throw e instanceof Ge?(e.offset+=s,e.toTypeError(i)):e}}function Of(e){
let r=te(ae(e,"Failed to execute 'utf8Decode'")),a=l(r);return Hf(r,a?.encoding===0?a.bytes.length:0,0,!1)}
function Gf(e){let r=te(ae(e,"Failed to execute 'utf8DecodeWithoutBOM'"));return Hf(r,0,0,!1)}function Uf(e){
let r=ae(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return Hf(te(r),0,0,!0)}catch(e){
if(e instanceof Ge)return null;throw e}}function jf(e){return me(arguments.length,1,"Failed to execute 'utf8Encode'"),
xn(Ae(e))}function Hf(e,r,a,i){let t=r>0?z(e,r):e;return Yi(t,V(t),a,i,!0)}async function Mf(e=void 0){let r=await e
;if(r===void 0)ia()||await ea($e,!0);else{let e=Lf(r)?await Df(r):r;await ea(()=>e,!1)}}
var Lf=e=>typeof e?.arrayBuffer=="function";function Df(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}
var Wf=0,Kf=(e,r)=>/* @__PURE__ */new Set([...e,...Array.from(r,e=>e.charCodeAt(0))]),Nf="application/x-www-form-urlencoded",Jf=/* @__PURE__ */r(()=>{
let e=/* @__PURE__ */new Set([...Array(32).keys(),127]),r=Kf(e,' "#<>'),a=Kf(r,"?^`{}"),i=Kf(a,"/:;=@[\\]|"),t=Kf(i,"$%&+,")
;return{"C0 control":e,fragment:Kf(e,' "<>`'),query:r,"special-query":Kf(r,"'"),path:a,userinfo:i,component:t,
[Nf]:Kf(t,"!'()~")}});function Yf(e,r,a,i=void 0){
let t="Failed to execute 'percentEncodeAfterEncoding'",n=Sn(Ae(e),t,"the result of getOutputEncoding()"),f=Ae(r),o=we(Object.keys(Jf()),"argument")(Ae(a),t,"percentEncodeSet"),b={
spaceAsPlus:he},{spaceAsPlus:c=o===Nf}=se(i,b,t),s=Jf()[o],k="",u="",A=()=>{Wf=u.charCodeAt(0),k=Ya(k,u),u=""}
;return new Cn(n,"fatal").encodeOrFail(f,!0,e=>{for(let r=0;r<V(e);r++){let a=e[r]
;c&&a===32?u+="+":a>126||s.has(a)?u+=`%${a.toString(16).toUpperCase().padStart(2,"0")}`:u+=String.fromCharCode(a)}
u.length>65536&&A()},e=>{u+=`%26%23${e}%3B`}),A(),k}
var Pf="Failed to execute 'encodeInto' on 'TextEncoder'",Vf=/* @__PURE__ */rn({TextEncoder:class{#P="utf-8"
;constructor(){new.target!==Vf&&nn(this,new.target,Vf)}get encoding(){return this.#P}encode(e=""){
return#P in this||fn(),xn(Ae(e))}encodeInto(e,r){#P in this||fn(),me(arguments.length,2,Pf)
;let a=Ae(e),i=ie(r,Pf),{read:t,written:n}=hn(a,i)??{read:0,written:0};if(t===a.length||n===V(i))return{read:t,written:n
};let f=ln(a.slice(t),z(oe(i),n));return{read:t+f.read,written:n+f.written}}}});function zf(e,r="UTF-16",a=void 0){
let i="Failed to execute 'encodeUTF16'";me(arguments.length,1,i);let t=le(Ae(e)),n=Rf(r,i),f={bigEndian:he
},{bigEndian:o=n!==38}=se(a,f,i)
;if(n&&o!==(n===37))throw new RangeError(`${i}: The label provided ('${r}') is ${o?"little":"big"}-endian, whatever bigEndian says; leave it out.`)
;let b=n?0:2,c=Dt(b+2*t.length),[s,k]=o?[0,1]:[1,0],u=(e,r)=>{c[r+s]=e>>8,c[r+k]=e};n||u(65279,0)
;for(let e=0;e<t.length;e++)u(t.charCodeAt(e),b+2*e);return c}function Xf(e,r="UTF-16",a=void 0){
let i="Failed to execute 'decodeUTF16'",t=ae(e,i),n=Rf(r,i);ke(a,i)
;let f=!!a?.fatal,o=te(t),b=Zf(o),c=new Vi(n??b??37,f,n!==void 0);if(!n||!b||b===n)return c.decode(o,!0,i)
;if(f)throw new Ge(c.name,0,2).toTypeError(i);return`\ufffd${c.decode(z(o,2),!0,i)}`}function Zf(e){let r=l(e)?.encoding
;return r===0?void 0:r}function Rf(e,r){let a=Ae(e);switch(a.toUpperCase()){case"UTF-16":return;case"UTF-16BE":return 37
;case"UTF-16LE":return 38;default:
throw new RangeError(`${r}: The label provided ('${a}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}var qf={
cp437:["ibm866",{
128:"\xc7\xfc\xe9\xe2\xe4\xe0\xe5\xe7\xea\xeb\xe8\xef\xee\xec\xc4\xc5\xc9\xe6\xc6\xf4\xf6\xf2\xfb\xf9\xff\xd6\xdc\xa2\xa3\xa5\u20a7\u0192\xe1\xed\xf3\xfa\xf1\xd1\xaa\xba\xbf\u2310\xac\xbd\xbc\xa1\xab\xbb",
224:"\u03b1\xdf\u0393\u03c0\u03a3\u03c3\xb5\u03c4\u03a6\u0398\u03a9\u03b4\u221e\u03c6\u03b5\u2229\u2261\xb1\u2265\u2264\u2320\u2321\xf7\u2248\xb0\u2219\xb7\u221a\u207f\xb2\u25a0\xa0"
}],cp850:["cp437",{155:"\xf8\xa3\xd8\xd7",169:"\xae",181:"\xc1\xc2\xc0\xa9",189:"\xa2\xa5",198:"\xe3\xc3",
207:"\xa4\xf0\xd0\xca\xcb\xc8\u0131\xcd\xce\xcf",
221:"\xa6\xcc\u2580\xd3\xdf\xd4\xd2\xf5\xd5\xb5\xfe\xde\xda\xdb\xd9\xfd\xdd\xaf\xb4\xad\xb1\u2017\xbe\xb6\xa7\xf7\xb8\xb0\xa8\xb7\xb9\xb3"
}],cp852:["cp850",{
133:"\u016f\u0107\xe7\u0142\xeb\u0150\u0151\xee\u0179\xc4\u0106\xc9\u0139\u013a\xf4\xf6\u013d\u013e\u015a\u015b\xd6\xdc\u0164\u0165\u0141\xd7\u010d",
164:"\u0104\u0105\u017d\u017e\u0118\u0119\xac\u017a\u010c\u015f",183:"\u011a\u015e",189:"\u017b\u017c",
198:"\u0102\u0103",208:"\u0111\u0110\u010e\xcb\u010f\u0147\xcd\xce\u011b",221:"\u0162\u016e",
227:"\u0143\u0144\u0148\u0160\u0161\u0154\xda\u0155\u0170\xfd\xdd\u0163\xb4\xad\u02dd\u02db\u02c7\u02d8",
250:"\u02d9\u0171\u0158\u0159"}]};function $f(e){let r=qf[e];if(!r)return[...Tf(_f(),e)];let[a,i]=r,t=$f(a)
;for(let[e,r]of Object.entries(i))t.splice(Number(e)-128,r.length,...r);return t}var _f=()=>Uint8Array.from({length:128
},(e,r)=>128+r);var eo=/[^\r\n]+/g,ro=/[^\t\f ]+/g;function ao(e,r){let a=[],i=r.matchAll(eo)
;for(let{0:r,index:t}of e.matchAll(eo)){let[e]=i.next().value;if(r===e)continue
;let n=a=>[r,e].map(e=>[...e.matchAll(a)]),[f,o]=n(ro);f.length!==o.length&&([f,o]=n(eo));for(let e=0;e<f.length;e++){
let r=e;for(;e<f.length&&f[e][0]!==o[e][0];)e++;if(e===r)continue;let[i,n]=[f,o].map(a=>{let i=a[e-1]
;return a[0].input.slice(a[r].index,i.index+i[0].length)});a.push(io(t+f[r].index,i,n))}}return a}function io(e,r,a){
let i=Math.min(r.length,a.length),t=0;for(;t<i&&r[t]===a[t];)t++;t>0&&to(r,t-1)&&t--;let n=0
;for(;n<i-t&&r[r.length-1-n]===a[a.length-1-n];)n++;return n>0&&(to(r,r.length-n-1)||to(a,a.length-n-1))&&n--,{
start:e+t,end:e+r.length-n,text:a.slice(t,a.length-n)}}var to=(e,r)=>e.charCodeAt(r)>>10===54
;var no=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],fo=[0,0,0,6,0,4,0,3,5,4],oo=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,/\xAD/],bo=/[\xC3\xDF\xE5\u015D]/,co=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,so=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,ko=/[\u0393\u0395\u03B3\u03B5]/,uo=/* @__PURE__ */r(()=>["\\p{Cc}\\p{Co}\\p{Cn}\ufffd","\\p{L}\\p{M}","\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u"))),Ao=e=>oo.slice(0,5).some(r=>r.test(e))
;function lo(e,r){if(/[\t\n\f\r]/.test(e))return 1;let[a,i,t]=uo();if(a.test(e))return 9
;let n=oo.findIndex(r=>r.test(e));if(n>=0)return 2+n;if(r>=12592&&r<12688||r>65280&&r<65376)return 1020
;if(!i.test(e))return r<128?1:8;if(r<12288){let a=r<880||r>>8===30?1:r>>8===31?3:r>>8;return 10*a+Number(t.test(e))}
return r<12544||r>=65377&&r<=65439?1010:1e3}var ho;function go(e,r,a,i=161){let t=[]
;for(let e=r;e<=a;e++)for(let r=i;r<255;r++)t.push(e,r);return new Set(Tf(Uint8Array.from(t),e))}var mo
;function wo(e,r,a,i){let t=/[0-9]/.test(a)?4:0
;return r<20?so.test(e)?i&&a>="\x80"?t+10:t+(bo.test(e)?9:6):t+15:so.test(e)?t+(co.test(e)?7:4)+(i?0:3):t+(i&&r>=50?6:12)
}function po(e){
mo??=new Uint16Array(65536),ho??=[go("shift_jis",136,151,64),go("gbk",176,215),go("big5",164,198,64),go("euc-kr",176,200)]
;let r=ho.map(()=>0),a=0,i=1,t=1,n="";for(let f of e){let e=Number(f.codePointAt(0)),o=mo[e]||lo(f,e);mo[e]=o,
ko.test(f)&&(i===10||i===11)&&(o=10+o%10);let b=i>=10
;if(f===n&&o!==9)a+=o>1&&e>128?3:0;else if(o<10)a+=o===8&&i===8?4:no[o][b?0:i<7?1:2];else if(o>=1e3){
if(o===1020)a+=8;else for(let[a,i]of ho.entries())o===1010?r[a]+=a>0?13:e>65280?7:5:r[a]+=i.has(f)?9:14
;b&&i<1e3&&(a+=n<"\x80"?7:9)}else{let e=f<"\x80",r=b&&Math.trunc(i/10)===Math.trunc(o/10);e||(a+=wo(f,o,n,r)),
b&&i!==o?i>=1e3?a+=e?5:9:r?o%10===1?a+=e&&n<"\x80"?3:11:t===i&&(a+=e&&n<"\x80"?2:6):a+=12:!e&&!b&&(a+=(o<20?2:1)*(o%10)),
i<10&&(a+=fo[i])}t=i,i=o,n=f}return a+Math.min(...r)}
var vo=/* @__PURE__ */"windows-1252 windows-1251 windows-1250 GBK Shift_JIS cp437 IBM866 macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-1253 cp850 cp852 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP ISO-8859-15 ISO-8859-16".split(" "),yo=/^(?:cp|IBM)/,Bo={
cp850:/[\u2500-\u259F]|\xD4\xC7/,cp852:/[\u2500-\u259F]|\xD4\xC7/,"ISO-8859-15":/[\xC3\xC5\xD0\xE2]/,
"ISO-8859-16":/[\u0102\u0106\u0110\xE2]/
},Co=/^(?:GBK|Shift_JIS|Big5|EUC)/,xo=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,Eo="UTF-8",So="\ufffd",Io=/[\xC0-\xD6\xD8-\xF6\xF8-\u024F]/,Fo=/^[\0-@[-`{-\x7F\uFFFD]*\uFFFD[\0-@[-`{-\x7F\uFFFD]*$/,Qo=(e,r,a)=>Math.min(ot(e,r,a,"steps")??2,3)
;function To(e,r=void 0){let a="Failed to execute 'repairMojibake'",i=de(e,a),{maxSteps:t}=se(r,{maxSteps:Qo},a)
;return Oo(i,t).map(e=>({...e,segments:ao(i,e.text)}))}function Oo(e,r=2){let a=/* @__PURE__ */new Map,i=[{text:e,
path:[],gain:0,lost:0,isSure:!0}];for(let t=0;t<r;t++){i=i.flatMap(e=>jo(e).map(r=>({from:e,way:r,gain:e.gain+r.bits
}))).sort(Go).slice(0,3).map(({from:e,way:r,gain:a})=>{let{text:i,lost:t}=r.undo();return{text:i,
path:[r.step,...e.path],gain:a,lost:e.lost+t,isSure:r.isSure}})
;for(let r of i)r.text!==e&&!a.has(r.text)&&r.isSure&&r.gain>10&&a.set(r.text,r)}let t=[...a.values()].sort(Go)
;return t.filter(({gain:e})=>e>t[0].gain-15).map(({text:e,path:r,gain:a,lost:i})=>({text:e,path:r,score:1-2**(-a/8),
lost:i}))}var Go=(e,r)=>r.gain-e.gain,Uo=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;function jo({text:e,path:r,isSure:a}){
let i=/* @__PURE__ */new Set,t=0;for(let[r]of e.matchAll(Uo)){let e=r.slice(0,4e3);if(i.has(e)||(t+=e.length),i.add(e),
t>4e3)break}if(i.size===0)return[];let n=[],f=!1;for(let[t,o]of vo.entries()){if(Co.test(o)&&!xo.test(e))continue
;let{gain:b,explained:c,undo:s}=Jo(e,i,o),k=Bo[o]?.test(e)===!1,u=b-t*.3-Math.log2(i.size)-(k?25:0),A=`${Eo} read as ${o}`,l=u>(r[0]===A?5:10)
;!l&&(!a||c<i.size||u<-20)||(f||=l&&2*c>i.size,n.push({step:A,bits:u,isSure:l,undo:()=>s(l)}))}if(f||!a)return n
;let o=n.some(({isSure:e})=>e)?[]:Mo(e,[...i].join(" "));return[...n,...o,...ib(e)]}
var Ho=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function Mo(e,r){if(!Ho.test(r))return[]
;let a=e=>e.replace(/[\x80-\x9F]/g,e=>Tf(Uint8Array.of(e.charCodeAt(0)),"windows-1252")),i=po(r)-po(a(r));return i>10?[{
step:"windows-1252 read as ISO-8859-1",bits:i,isSure:!0,undo:()=>({text:a(e),lost:0})}]:[]}
var Lo=/* @__PURE__ */r(()=>new Map(vo.map(e=>[e,Do(e)])));function Do(e){let r=/* @__PURE__ */new Map([[So,[-2]]])
;if(Co.test(e))return r
;for(let[a,i]of $f(e).entries())a<32&&(e==="windows-1252"||i===So)&&r.set(String.fromCharCode(128+a),[128+a]),
i!==So&&r.set(i,[128+a]);return r}function Wo(e,r){if(e<"\x80")return[e.charCodeAt(0)];let a=Lo().get(r),i=a.get(e)
;if(!i){if(i=[-1],Co.test(r))try{i=[...new Cn(Sn(r,"repairMojibake"),"fatal").encode(e,!0)]}catch{}a.set(e,i)}return i}
var Ko=/[\x80-\x9F\xAD]/,No=/* @__PURE__ */r(()=>{
let e=[...Lo()].filter(([,e])=>[...e].some(([e,[r]])=>Zo(r)&&Ko.test(e)));return new Set(e.map(([e])=>e))})
;function Jo(e,r,a){let i=/* @__PURE__ */new Map([[226,1]]),t=!1,n=[...r].filter(e=>{let r=Yo(e,a,i,0)
;return t||=r.isStrange,r.changed.length>0});if(t)return{gain:-1/0,explained:0,undo:()=>({text:e,lost:0})}
;let f=No().has(a);!f&&!Co.test(a)&&i.clear();let o=/* @__PURE__ */new Set,[b,c]=[0,0];for(let e of n){
let{changed:r,unexplained:t,saved:n}=Yo(e,a,i,1),f=r.every(e=>o.has(e))?.3:1;for(let e of r)o.add(e)
;b+=f*Math.max(n,-6),t===0&&(c+=1)}return{gain:b,explained:c,undo:r=>{let t=r?-2:-20,n=/* @__PURE__ */new Map,o=0
;return{text:e.replace(Uo,e=>{let b=n.get(e);if(!b){let o=r&&f?2:1,{repaired:c,lost:s,saved:k}=Yo(e,a,i,o);b=k>t?{
text:c,lost:s}:{text:e,lost:0},n.set(e,b)}return o+=b.lost,b.text}),lost:o}}}}function Yo(e,r,a,i){let t=[],n=[]
;for(let a of e)n[t.length]=a,t.push(...Wo(a,r));n[t.length]="";let f="",o=[],[b,c]=[0,0],s=!1;for(let e=0;e<t.length;){
let k=Ro(t,n,e,a,i);if(k)f+=k.text,o.push(k.text),c+=k.lost,e=k.end;else{f+=n[e],t[e]>=128&&!Ao(n[e])&&(b+=1),
s||=yo.test(r)&&zo(t,n,e);do{e+=1}while(n[e]===void 0)}}if(o.length===0||i===0)return{repaired:f,changed:o,
unexplained:b,lost:c,isStrange:s,saved:0};let k=po(e)-po(f)-8*b;return i===2&&(k+=Io.test(e)&&Fo.test(f)?20:7*c),{
repaired:f,changed:o,unexplained:b,lost:c,isStrange:s,saved:k}}
var Po=/[\u2500-\u257F]/,Vo=/[^\0-\x7F\u2500-\u257F\uFFFD]/;function zo(e,r,a){let i=String(r[a])
;if(Po.test(i))return Vo.test(r[a+1]??"");let t=a+1;for(;Zo(e[t]);)t+=1
;return t>a+1&&Fe(e[a])>t-a&&e[t]===-1&&i<"\u0400"}function Xo(e,r,a){let i=e[r]&127>>a
;for(let t=1;t<a;t++)i=i<<6|e[r+t]&63;let t=i>>11===27,n=i>=[0,0,128,2048,65536][a]&&i<=1114111&&!t
;return a>0&&n?String.fromCodePoint(i):void 0}var Zo=e=>e>=128&&e<192;function Ro(e,r,a,i,t){
let n=a,f="",[o,b,c]=[0,0,0],s=!0,k;for(;;){let a=e[n],u=Fe(a),A=n+1;for(;A<n+u&&Zo(e[A]);)A+=1
;let l=A===n+u,d=l?Xo(e,n,u):void 0,h=i.get(a)??0,g=t===2&&h>0&&a!==226||h+(A-n-1)>1,m=a===-2||u>0&&e[A]===-2
;if(d!==void 0)f+=d,o+=1,t===0&&i.set(a,(i.get(a)??0)+1);else if(m||t>0&&u>0&&!l&&g&&e[A]!==-1){
for(;e[A]===-2||Zo(e[A]);)A+=1;b+=1,s&&=g;let r=a===194&&e[A]===void 0&&!m;r||(f+=So),!r&&!m&&(c+=1)
}else if(a>=0&&a<128&&r[n]===void 0)f+=String.fromCharCode(a);else break;n=A;let w=o>0?o>=b:t===2&&b>0&&s
;r[n]!==void 0&&w&&(k={text:f,lost:c,end:n})}return k}var qo=e=>e.match(/[^\0-\x7F]/g)?.length??0;function $o(e,r){
let a=[];for(let i of e)for(let e of Wo(i,r)){if(e<0)return;a.push(e)}return Uint8Array.from(a)}function _o(e,r){
let a=(e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(e=>$o(e,r)).join(""),i=qo(a)>.3*qo(e)?$o(a,r):void 0;return i&&{
part:a,bytes:i}}function eb(e,r,a=!1){try{return new lf(r,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:a})}catch{return}}
var rb=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function ab(e){let r=xo.test(e);return vo.some(a=>{
let i=rb.test(a)&&Co.test(a)===r?_o(e,a):void 0,[t]=i?At(i.bytes).candidates:[]
;return i&&t&&(t.encoding===a||eb(i.bytes,t.encoding)===i.part)})}function ib(e){if(e.includes(So))return[]
;let r=Math.max(0,e.search(/[^\0-\x7F]/)-40),a=e.slice(r,r+1e3),i=/* @__PURE__ */new Map,t=[]
;for(let[r,n]of vo.entries()){if(n in Bo||n==="cp437"||Co.test(n)&&!xo.test(e))continue;let{part:f,bytes:o}=_o(a,n)??{}
;if(f===void 0||o===void 0||(i.has(f)||i.set(f,[f,f.toLowerCase()].some(ab)),i.get(f)))continue
;let{candidates:b}=At(o),c=b.find(({encoding:e})=>e===n)?.score??0;for(let{encoding:a,score:i}of b){if(i<.95)break
;let b=a===Eo?void 0:eb(o,a,!0);if(b===void 0||b===f)continue
;let s=po(f),k=s-po(b),u=k>=12&&k>=.35*s,A=i>.998&&!Co.test(a)&&tb(f,b)>=8;if(!u&&!(k>=0&&A))continue
;let l=Math.min(Math.log2(i/c),10),d=k+2.4*l+6*Math.log2(i)-r*.3,h=e=>{let r=$o(e,n);return(r&&eb(r,a))??e},g=()=>({
text:e.replace(/[^\r\n]+/g,h),lost:0});t.push({step:`${a} read as ${n}`,bits:d,isSure:!0,undo:g})}}return t}
function tb(e,r){let a=0;for(let i of new Set(e.match(Uo)))a+=new Set([...i].filter(e=>e>"\x7f"&&!r.includes(e))).size
;return a}
export{xf as AutoDecoderStream,If as DecoderStream,uf as LegacyTextEncoder,Bf as LegacyTextEncoderStream,lf as TextDecoder,wf as TextDecoderStream,Vf as TextEncoder,vf as TextEncoderStream,Cf as TranscoderStream,Me as UnmappableError,Qf as bomSniff,Tf as decode,en as decodeAuto,Xf as decodeUTF16,At as detectEncoding,sf as encode,zf as encodeUTF16,i as encodings,Ff as findUnmappable,v as getOutputEncoding,Mf as initialize,p as labelToName,Mt as localeDefaultEncoding,Yf as percentEncodeAfterEncoding,To as repairMojibake,xe as resolveEncoding,jt as sniffHTMLEncoding,Ht as sniffXMLEncoding,Zn as transcode,Of as utf8Decode,Gf as utf8DecodeWithoutBOM,Uf as utf8DecodeWithoutBOMOrFail,jf as utf8Encode};
