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
return"object"}}var E=e=>/^(null|undefined)$/.test(e),x=e=>E(e)?e:`${/^[aeio]/i.test(e)?"an":"a"} ${e}`;function I(e){
return typeof e!="string"?S(B(e),0):c(e)===void 0?"it is a string, which is already decoded.":`it is the label '${e}'; pass the bytes first, and the label after them.`
}function M(e){let r=B(e)
;return ArrayBuffer.isView(e)?`it is ${x(r)}; make a Uint8Array of its buffer.`:/ArrayBuffer$/.test(r)?`it is ${x(r)}; make a Uint8Array of it.`:S(r,0)
}function C(e){let r=B(e);return ArrayBuffer.isView(e)||/ArrayBuffer$/.test(r)?"it is bytes; decode them first.":S(r,1)}
function S(e,r){
let a=y.get(/^(Blob|File|Request|Response)$/.test(e)?"body":e)?.[r]??(r===1&&!E(e)?"convert it with String()":"")
;return`it is ${x(e)}${a&&`; ${a}`}.`}
var U=(e,r)=>Object.getOwnPropertyDescriptor(e,r)?.get,F=()=>Object.getPrototypeOf(Uint8Array.prototype),D=e=>U(F(),e),Q=e=>U(DataView.prototype,e),T=()=>U(ArrayBuffer.prototype,"byteLength"),P=e=>F()[e],W=/* @__PURE__ */D(Symbol.toStringTag),X=/* @__PURE__ */D("buffer"),H=/* @__PURE__ */D("byteOffset"),J=/* @__PURE__ */D("byteLength"),q=/* @__PURE__ */P("includes"),G=/* @__PURE__ */P("set"),j=/* @__PURE__ */Q("buffer"),V=/* @__PURE__ */Q("byteOffset"),Y=/* @__PURE__ */Q("byteLength"),K=/* @__PURE__ */T(),L=e=>J.call(e),N=(e,r,a=L(e))=>a>r?new Uint8Array(X.call(e),H.call(e)+r,a-r):be
;function z(e,r){let a=new Uint8Array(L(e)+L(r));return O(a,e),O(a,r,L(e)),a}
var Z=(e,r)=>N(e,0,Math.min(r,L(e))),O=(e,r,a)=>G.call(e,r,a),R=(e,r)=>q.call(e,r);function $(e,r,a){
let i=a-r,t=new Uint8Array(i);if(i>24)O(t,N(e,r,a));else for(let a=0;a<i;a++)t[a]=e[r+a];return t}function _(e,r,a,i){
if(i>24)G.call(e,L(a)===i?a:N(a,0,i),r);else for(let t=0;t<i;t++)e[r+t]=a[t]}function ee(e){try{return K.call(e),!1
}catch{return!0}}var re=e=>W.call(e)==="Uint8Array"&&!ee(X.call(e));function ae(e,r,a=void 0){
if(!ArrayBuffer.isView(e)&&ce(e)===void 0){let i="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'"
;throw new TypeError(`${r}: ${a??`${i}: ${I(e)}`}`)}return e}function ie(e,r){if(fe(e))return e
;throw new TypeError(`${r}: The provided value is not of type 'Uint8Array': ${M(e)}`)}function te(e){if(re(e))return e
;let r=ArrayBuffer.isView(e)?oe(e):ne(e);return ee(X.call(r))?$(r,0,L(r)):r}function ne(e){try{return new Uint8Array(e)
}catch{return be}}var fe=e=>W.call(e)==="Uint8Array";function oe(e){try{
return W.call(e)===void 0?new Uint8Array(j.call(e),V.call(e),Y.call(e)):new Uint8Array(X.call(e),H.call(e),J.call(e))
}catch{return be}}var be=/* @__PURE__ */new Uint8Array;function ce(e){try{return K.call(e)}catch{}try{
return Y.call(new DataView(e))}catch{return}}function se(e,r,a){ke(e,a);let i={...r}
;for(let t in r)Object.hasOwn(r,t)&&(i[t]=r[t](e?.[t],a,t));return i}function ke(e,r){
if(e!=null&&typeof e!="object"&&typeof e!="function")throw new TypeError(`${r}: The options must be an object.`)}
function ue(e,r){return ke(e,r),!!e?.stream}var Ae=e=>`${e}`;function le(e){
return e.replace(/[\uD800-\uDFFF]/gu,"\ufffd")}function de(e,r){if(typeof e=="string")return e
;throw new TypeError(`${r}: The provided value is not a string: ${C(e)}`)}var he=e=>e===void 0?void 0:!!e
;function ge(e,r){ke(e,r);let a=!!e?.fatal,i=!!e?.ignoreBOM;return{fatal:a,ignoreBOM:i}}function me(e,r,a){
if(e>=r)return;let i=r===1?"argument":"arguments"
;throw new TypeError(`${a}: ${r} ${i} required, but only ${e} present.`)}function we(e,r="option"){return(a,i,t)=>{
if(a===void 0)return e[0];let n=Ae(a);if(e.includes(n))return n;let f=e.join("', '")
;throw new TypeError(`${i}: The ${r} '${t}' can't be '${n}'; use one of '${f}'.`)}}
var pe=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function ve(e){
for(let[,r,a,i]of e.matchAll(pe))if(/^charset$/i.test(r))return a?.replace(/\\(.)/gs,"$1")??i}
var ye=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","866nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005","28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 8859101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 20127 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal osf00010100 osf00010101 osf00010102"],Be=/* @__PURE__ */r(()=>new Map(ye.flatMap((e,r)=>e.split(" ").map(e=>[e,r]))))
;function Ee(e){let r=ve(e)??e;return c(r)??Be().get(u(r))??k(r)}function xe(e){let r=Ee(Ae(e))
;return r===void 0?null:i[r].name}var Ie=e=>(e&63488)===55296,Me=e=>(e&64512)===55296;function Ce(e,r){
let a=r===e.length-1?e.charCodeAt(r):e.codePointAt(r);return a>=55296&&a<=57343?65533:a}
var Se=e=>e<128?1:e<2048?2:e<65536?3:4,Ue=e=>e<194||e>244?0:e<224?2:e<240?3:4;function Fe(e,r){
let a=e===224?160:e===240?144:128,i=e===237?159:e===244?143:191;return r>=a&&r<=i}function De(e,r,a){let i=""
;for(let t=0;t<a;t+=8192){let n=new Uint16Array(e,r+2*t,Math.min(8192,a-t));i+=String.fromCharCode.apply(null,n)}
return i}function Qe(e,r,a){let i=a
;return e<128?r[i++]=e:(e<2048?r[i++]=192|e>>6:(e<65536?r[i++]=224|e>>12:(r[i++]=240|e>>18,r[i++]=128|e>>12&63),
r[i++]=128|e>>6&63),r[i++]=128|e&63),i}var Te=class{encoding;offset;length;constructor(e,r,a){this.encoding=e,
this.offset=r,this.length=a}toTypeError(e){
let r=this.length===1?"a byte":`${this.length} bytes`,a=Number.isNaN(this.offset)?"some bytes":`${r} at offset ${this.offset}`
;return new TypeError(`${e}: The encoded data was not valid: ${a} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`)
}};function Pe(e,r){try{return r()}catch(r){throw r instanceof Te?r.toTypeError(e):r}}
var We=e=>`U+${e.toString(16).toUpperCase().padStart(4,"0")}`,Xe=/* @__PURE__ */Symbol.for("encoding-wasm.UnmappableError"),He=/* @__PURE__ */(()=>{
class e extends TypeError{codePoint;index;encoding;constructor(e,r,a){
super(`${a} can't represent ${We(e)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),
this.codePoint=e,this.index=r,this.encoding=a}static[Symbol.hasInstance](r){
return this!==e?super[Symbol.hasInstance](r):typeof r=="object"&&r!==null&&Xe in r}[Xe](){}}let r={
value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",r),
Object.defineProperty(e.prototype,"name",{...r,writable:!0}),e})();var Je,qe=new Uint8Array(123)
;for(Ge=25;Ge>=0;--Ge)qe[48+Ge]=52+Ge,qe[65+Ge]=Ge,qe[97+Ge]=26+Ge;var Ge;qe[43]=62;qe[47]=63;function je(e,r,a){
for(var i,t,n=0,f=r,o=a.length,b=r+(o*3>>2)-(a[o-2]=="=")-(a[o-1]=="=");n<o;n+=4)i=qe[a.charCodeAt(n+1)],
t=qe[a.charCodeAt(n+2)],e[f++]=qe[a.charCodeAt(n)]<<2|i>>4,f<b&&(e[f++]=i<<4|t>>2),
f<b&&(e[f++]=t<<6|qe[a.charCodeAt(n+3)]);return e}function Ve(e){
je(Je,131072,"AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="),
je(Je,131266,"AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwMDAwMDAwMDAwMDAwMDAwQEBAQE"),
je(Je,131328,"BAAAAAQAAAAIAAAAEAAAAEAAAABoYW5zIGNuIHNnaGFudCBoayBtbyB0dwAUAQIACgAAAB0AAAAeAQIADQAAAB8AAAAeHQkIChUMFQ0VDgIIZWwV77u//v///gABAgMEBQYAABAAAAAGAAAADgAAAAsAAAANAAAACQAAABAAAAAKAAAADwAAAAYAAABqYWtvAIKWGVKNrNEDZ+/tvtQEVxsITB70nxgK7O7tKpqimMQt3uadGVx+j6QDb6hHxOXEYvffyclZ9riv23wkMWqLcuVTy81VHt0bXwsHI6PobGmHvpPMx9KD5ICXm5RgJbYFsofTbmZvi7002sFj+HBF6avmWPj2v1akyg3ugtGEUR33vWpFzyatr6QuJQ8pNCz/JgJ8hNvcX6H0E6sWG67fqgmMSpfwwxEYnT5SahL63ssJECgg5lBWrI4ZnPbhb/HpC59cNHGT91K3fQavX+oYJDiGmrearmmV8+faHE6ArW6pZ5CasNOe5dtK+4l+6valwb5QLavXshgQJ/gufE/94y9G6UBfJEUGZef/z6hAwJLqLX1z95c7KaUQwTfWmcckrQft/jaIcRJDqQ+zAXIse/1lNl199OWKFj6nhg+L74hxoBt1ucrGMINlZDyFF7pSBubGirAVFXKGkluTO3KcD22nf6DEgkiIQEXPvHTC8qjndHl+MQNikNgjUYu1sjg/SpwIx1c0nzE/zspoR5wnv5GCQtEym1pXvoIBSQb1r6jkoMVFcnHfnjpCr5rOD6S4JBTCKosvEQSi9K5Nzb82+mQJ7voJ0O9KD9AjjYGFKyuuJ+61ViYs0vgbDISaxyM/vcQxLETCTNIPvRmdJ2ILJic7Shd1H0xntLnRJ/mbO4IcZuOboXMK7l3Um8iQeCtYUEZbG9MI6RMZyvUGTfRIsW+bhe+NA9KutHmA/vBxgyGVRexZfVPTzcnpikHThCUzVK5BX54rx+lCZvm677cDnHn/miVxzmSsnfiUuDR5OpJ2R+mJsTb7vZ0LA/2C+KGNQH/3SjTmAWaICHnnF9qEUTdbyxAasEu/dGaCG6i48aJKwGlXrpaqvXJwoY3GyHBERNHYDpvDd0xCM6bKcNsTbMl51JGtw8fTAQXCxuny+TOaIr5ImeqbpotSxd2PxxGMKgrMERawU7D4FHbD34R711b9p90UYnFq0pkiJfzdR2w0HJLVZ1/DB3feo4uL85lqG08ul7b36iUA7P2qORPl6F//cBAg8K/uryNTxmh3pP1x2kxSbO26iVeK9h4XDBjP/dJUnhxYJFh4VfbVxNPdW9jSYhqOXlJ7/i0vDQTUs9YUOy8KUdvR4LB6Y8Up+rNJ0GBGjnJvFIifNAZmCOVRmfLFJEz4s6dkQFNj3zw7+DJA7CwFh6cVyYQaDZNgljMtOCMpNAxyFXQFc4O9IYYDLwGJTKxs015OFge32CAPkgfsSCMXVmAIHXBc5/SM3obeF8ba+mwGL9ayF7zGEL7XA7HfXYn86VaCGyxaiBni23nr3b6yNeeFb6s13ftHygJZ2BFLqihOYqR/seHbq18Dyh1WUqMhgn72+a1CRIvdQ5EBCDY3fh6jRTWFHYqPMLdePfCeP1gwQRFneMEhNqsMBPBNAU9QwJ5Po5sWMMVK02+gV4XPlEj8ASUtXomSwbsHvRSF5roAILbIjhMhiXwvrWeT2os2P9sBVhbu+KmQ7qVlf/4FphRsN0AknhaGmwOvXe5m0V8Xwkrksj9uQ+TKBvIILfeeMuARP4kNuLU11o3W+bylKURPpcNDRMNmWppVIuwZz2iBRREFrvISVMDUzNomtOKoDAmAccD7c8QbsVOC/gpco/pq8VvO8Qp5E5DAKeK59eqZnhAUN2G5WjOWzFvyEBwlyoTEljJeqH9WdZQKgyZvj9blHMeYrFVAl/quleIfw8FEhwYFiy0b+skVbBjHoZVnNG55VHR3QTx4SU51dVweu8BhOmZS3Y/gCIA4tS2xKxVNQTM5t9JM6boB1W0N/s2BBoj+kFy9rxw0lC7HqNIHweyfQ93qxhF3ODTBPYKDHFyg5v7/1w+U1vrX4HfIXRTsRHOSyblFfyWl7fFX2wmYRQfcumQ6WWLmPZm3qhWHtLL90TAzJVYmMfcMBSjcSXbv/xdFKFIMpaY4WeFLde1n5kot25QskVFMwEmppvEkiE0LQ2qm+cvE7Y7uSZSt19Uhhkzl+jelsi9oQNZz9N5jYqlkMdM6/q8/fOYNSoPzNIbKStHXEiF37oacMxvQcgbRDHp4fRF01Tps5281WbrAQNvojLNla0ZpC++fn/b70xutXeHqgXVbdOafCMYqI2blKJdga9l7Hf85dCPZP4nRaPFTjKBWbtqdjo9crOR3GKo/HB/7RVrMht+CdfpTe3ObUIQbztT/WyobweAjx1mA4OzuiuN3ijVu3lhoeEGVmBUQnhFCsEt9E+CFar/lxowqsvnO1ZYbbc/ZcUcK1PliPWOExQIg8HG+t9NZXfEX1wtYINp61Fy4AWovNGUcxt4T0JTGlI4h8+z6Bude+Dr61iO0W/d9x4BGpC8O0CbxkdutiDhl1o4x/FvuOd5YAirrwMH8Oc+dcm16A5dJm5A1yYwkdVcGtVjnRiLpkepi0lOiKrRb1iTMJ8NazgJBLB0LmNPcIX504QvOiSPjdGb3nuXYVydcXIV5P1JgYhRWjJaNbqMIrFEwMZnGVCbWyQTNrh4cUm+86GRdLMBNY3hMwDX8WSqVYD4MljU8+7jzFCr6hrVvHyD2yiYAFG6Rp97WwEFOuhTpkaPNGeCQuid3dnh94b8qqgrHdXEUAm8wR6nGiJDADjDK6iC5LLrMXt/UAKH4zMxThqKUjWMFNYLTsk6i8MQEi/5jv2z/7eUMdzXYcMkR9wjf0sAUpjYg+MYez/b5ziAVLRAXCfvPvE25YXERZov6gTc0DZIcQpAgWwABOv+ighPRaid0EBCvzlGNYaugt5Zgw3RqFH/Wcw29+vdCgxrrdSnmEolUhNXlUHT6ntB26M4vTaEitJk7y0FGKC7pz5dz3VINXHpl/4P6n9RfdJvtoBHEpqzYJiqdrkE3rPhxefqQn8IWHWrnNc2nkKF704ctwfRluA6ElhfwY5wlsoWT2bfpFPQ7NisVyVguUqS111FUjU22nEdsRe1fJnhscuUWEv6N/SA1+nmEVJF+r4ok70qDJ9f5yYk3JzrazdXzMF4jDuogG4oSZbCT9UicE/fyPN1oOvLgJZeLJaWCF+zTSul6pgMytlyFKwwJnVk4g9tjKhrkdgEvUEvr0YpfHTseWCl3CbW36IuLF3jUq8webfvD3W92QQcgJqW4IxXnC8nN9h2BnqAtzTmk6yj1RixffDMXf01kBP03FzXw76NeGHeh6WxaEhhnNEd3FatRGLg7JdfXCQxdGYv6svSqDYDaiimbAWRajdobNg5C1ZZUjEVcuWhXs4NY+917aXvdLMMTsWV8/2CTjTpadThzOSYkcfyV4FABMKL3kYSTsrSzV0TwNymBXon/1guLENR0SFmeMP3vHPRsQzrYtHhxtwjyXUkuPI7xBP+N8UbIzOKBkeQE1MN2b5xQH4/kIA7nByjsOeeXVTC4wJxVqjZigaTgk2/EGQZtLHousFsP/kNsDED3sBR6Hcy1oEedudqa0u6KD4NlPgV8nILzLgoNyD/CRdFZwH1tAzyFSiT/niwHHSwrV0t1KaDEt+EKqFIPxfOlUfSepPJnGN8Y5iFQ6czrHaI41eur5Emmtl8Yfi8zWmlGIaYxue2OGb+7DO3BJtZv1OK+EDt6UPtNNeOK0v9ANljyPpuZmwPIZ+VuYqURlAjbziWkcGNjX4MWYX4xgrAjjdK5mQcMsuYEnIf5o7jMSxy1AiOXH48PAx4jPpfSF87BZCjyorgSmdDdGMdh338BRCin6Q4LyHwqTToW+yGf4MRWtCDah2Hk+l2I4GGO9BfmO+no5zzT/SKnxpcHpiIIWQ3CauQatPLMfgIQM/0VALtlVCq+usvtc0bZhOS61qx9tcmoQncOz5Cj2KI9iYuRD0tZB3DoQw80AWLzXamvLfQueNfcrGWWhWEs4VsuhPlqQwkVAQBfttfpBZfukqGQaN21p0g6uhvEI/OoNMHJxDHaBtXeWLRfAdZH94gLGJf+V7nHEZslznhPrQNwnHMhqFK1vdKR5kwKq3s8gtj4LmBBUfUy2nsi+Y6OuabpXMeJp9H7uVh8Pe0fc6yWH/cIge4ulotqINlYkHJtJBrCtcuHlWxJtCB4FREWgv2wQqfG4buiIdogzqwuF/pIzB1vMaBrImVIT/XseKfogxjzeVP921m3JLIaFyJmt80qvzXevxHeo/AziB3FLfjATzgYNpAvzTHlnhIxDXwEJLE76m2AMEyaEQtXSpbG+Ril0V0aBLZU4knLWw0SUI2crwX12ZP+JZpUBl+0+Hm18tNXySufYdpBSZb6y8nluEmrUnueh2bCZkEPgkfqwg9DUNge+leFZZUK3TiYdkIjXbCgQtJR/1eFP/LgxLaOzYQlRDXhRw7rBJKpZznFdJRpML1UZgQitZIh/eO+PB7PnPkZjB1OJ7DQH99A0kGPWOCY8L8zuNwceDdLWL1YtjSsmS/7LYK/zC/ELD+m1ZCbgfol6Ujqg24M56nf/zP7wQq9Ai3b8qbx4HsxfunWzyu3qehuvzFRuU2NEk9Y7PBJggr6h6izrhAsb1cm5xxk6Inpu5rTR1VxQtGS/+jlqrj2Gt7QKwObHAnMe9j3AxQM1WGKkYinROYkHn038hKEGEZCKfChtTah/uiNP9BY00lSFKYP9T3jErK8yhzLpgCjm45yZZATw+AfKbDqPadKX+ZR1E/mq+HWHqaUoVBV5QTrAJmzlkKST9jWNEDEqzEMFYB6/Fx3zVKzRfG+hPzjGsXb89IBUVnU0XFjJLVyd36JRINX4ftl814HszX4r51eoGBop6zngHq5aWi2r9z27fYlRDgcQV/zka+GbdINfezL0nilqKVVC1FyX3jhcPqJb7Ltnz8BJ+NtPzvtSi1lsoy0Ggas7K81JVA6/rqsKrLK96OE8bfAZUBdo7Bs8EKdQN1V50p66Akf4TAKUpwN0A6+VLqy9eueWrHemHn60jKebrLuhH0u7x4K53/DlgRMvajwBI0/iKaPKIUIZP0I+QskJXf66/yR00+3P5AI6yBMqqWq3Lu9wI6U0grWVhNm02J5ODp+5frDYsvZjxYypMXFpsMTdQZxXgMlebM93p8Y/viGEN7O8yCdWWwB9QwlLC1yb1ly8n9KeMS2QznUEhQALp9rvSs8v/gShfd41hp2Ms+ZA9+U3dfOS+1m4EHWKrpP0u4xVJvWtfmpo1imAM2Wr/BbT0vNBCkKAJ1gWWc9VT4gGAZDkL6PIJxbmcACNoES3euVXCcEauzNhr60nyyN+/80TMhbDYbYVnQsJn1EDsiSxcYliDfufAJNHeicTT2hnVrigfMyJfuHOEL0zxF1HNvWB57Q4lDaYcxXT42k2X7zDhNVJYZlvnWmn85YpWeRKIvA++kzJOmkJU4+ieu7rLDTngi2dRUVuokaxysue2WImmc90H04LP1Df24Dk+keOJnCpmQdWcFEPHrABdT/dUrIzQTz6GdvIQ69Sy4tmy1+8QfwVBI6YzixHVaCNye7QudY2FVIqMpX9Ca+FBvITuBVeqt8ebk5MxsbkMZbvecwtKce4C3QELmivtH76Rdjy4+2y1tvQhDc4Kj91BXB2S3xWFLV+IRhq2hwnrfAFCFPA0kXxxJ2fZ8pwR3Qnus5Ul+/XKEoMlcx7znIgOzUN1TSP+OK8UVDmGKciRU5UOUsqQBavN6ebtM8ZYN/RsA3VL313xsSqxdgeo9lYKOBouVARbiqZhhjMq1HW8/N7rTwXfUmAMASl7Nv9QkK99LBaz50cpJoEaHQrA/sFklBQ7O12z6Db/gR58LJiUOj+3fSqpn9bGtv0RTMwwicBu5pIqPWeFKt/k4ctj1Jv2GwuaScT8gaz9hoViI+osgpVWqA0a5z9T3iuB+opFtqEJ9SqCrS4S9RZjdBnBixx3R7H4IGw3NTd4XkE4l4r1KtVU53rOt6V/M9SOESQrbUp+v67bGxvOeuWrgxJwBUadgK7K5WJMyMLbkW/E9+fh7Ih686Ndm3yHloShscCqhwgWmE5fsfTXfH3nct/gB+CSLSEaHmIO/kLS2Yr9o5MRimiWJi7ojWzZUtykbC4ZD9kggGmAp7injC/Rz+AkTUcG2R+KVCqIk+gUXIXjJaKbq1Ege0Ln1j8O+yzipACC2iXEdQ2dZMQTqPwXYzlEyKVAYjaVdIdnBN8x9q+m9IGjEvqJ98NITNavSTNkIt+nw1TgOhFMi4cd/qX9a/R3nmfot1H7K3Z2mCEUWCEYXRGjaHl/INFEoNHh/JiDZ1yBUNpee3pTALiFMie230cJqYuxp6Xby302VHzpYRA4ZcXZkJiSqfpqC7CjN48XTMfFPRbOeSZO1lAEZqVHAst+5nNAy+2s1V0iKhPLsTiRtbkUUyCFMk3LuRQrA1Yq4Y+/mLM4GyqN8rx5uzWXk+shJB2cvq7DTn1456nCgvly416GdZzFsQQv/mdPKMIcMX92teZku30BBdD0/j4eYxKSSqHN5+mdTvABrkCeyyzi1rCkSczqHrfwE4ZiDJcjKIPMjYkmWGBT3hTeYAqP6nkvSxT5ye8aScPiwtROR8GxdEqwyQhv1QZ/zweN6pqqotb8a+0JcTp0tUIiAXvjqPlV1ae3anvCo72f55+oBHS8cMM/LyDGaNoM1a1X0XmyNmMxOJ7ONd7i7MBz889Aptp28mYMZ8SDAbS0HLrNNaxWJBMqNkkfWm/KNQGr0HIfxZEb4vP2W3Pjyobea1mxadG31dKgLBfBZxSq/ExIAxTlwonvVihC0Ap8M5V3MPYDxL6CN2573q/GTIhSc3nvIVSpyUWzi+/3s9VAbVSwvSOYW9x+JZGpDPDJDtTlDufbcCdr8bjul6qy+oKhKo/M8SHW6QA/K5coc/JtPN7lVHd7zvv2/6laFpDKiEOtL70dCBfFNNHq5dZgD7j5NX4QCdHQm62toCBOk/itTWrk/8d5ksdhIc6MNuPLdnTgKA4JhvOCsgFKOlpTQDaQMq75GoER6gUxRcMJhKouDEaqKSgUqEtb5iAqnVT82gTU+ZD5HMyTb17vVpYdsfDU6LmGX+vL5OuftYXIMbJrdmm86XW7wDTIXa895oTU9k1fbAz3rhDy+Lxjkjey+5F/coZguktKyq2AGgre/BS4g2dfGe7qKvECDlaGsOVNObJFfE8zmbPy/hW0hpF9O8n1RumwPYB3c81pQMRQ9BDYtP9bm8Y3nnl4XbammOt9QwLDLMQ2Oz4t/nUjnvAUMBPjaKdW6O93Tc+gBGl080W4sitNrLflI3OHv5MHcC/sCY2/jKiVIb3T2KxSD2k+0GunmkqU8sojt8+IQxpMPCamlNurMoyIVuHX1rdzMblY6yI/LNsaEtqhfCsRRXORINrNBr/agLCeNaYTuMs1LMLjYLVkwFABCDh9rMJPsHUrCdaPCo/i6mPL8ioRJa8uR/5a1367uZtc7B47RyAE1jwBEsJ3F4XP08aIto2cRMqr4mjAuslSXSpbCfeyW8D34eIpWQ1hgBDK2Rgd8kX678tBPt7ScpFa7mu3urNqgqpTAe01q0/HT5Me9Qnv7YqsRn3ka8p+ccgFraVB+HUkgT9CuAKBv+uSS9FyJ5/385IlPId9LEHmh2G9m9pBbz+Ui0BKO+ISOLRs1wbR483fWEukMbB5CoQBiaG5EHp8Hpi5Qmoq8NX5lsdfsIioalYocXrO4x94jdjXx74gM8K9ZV2s4/7Edf2CL7Vdo89gVgzp07JXeXFrHI+u1YTHVndg31jGLTE9CJq6RCSv3saL78N6ygoXar5j7I+nVC+bxIvHZYWYT381sC/1Rfe7Qgo3uohLIB8MC/5VbZ/gcYy1sM8B+DYDzsKoXtwLrd0xzF9Ns0RsFpqPVbsFO2sbPl4qONmn0PVRsTt2uECyIVdhpn/78QtTIzYFTe2xOxbH26VdXID1uGvrAEI7LVCXfY0BSyDR/zt97iA2YUL0eFqLZ44K3RO35wwmUa9N75ibi5KW3OwEZg6pyHUkIEby8qOHZkmxtS2gddfdDdcum0Q82VUyrUy/EAht0/vU5xpqM0RqkIOkgaDy2dXjIX5ULFm3goYn4BCheVRVfDx9NwQ339u9xoiKwdP4tbaVIYVhHUnLNoMYwfKSHZ7wmM9VY2gR7jrIfaW9hsHCfa0YwerUpDHnE5oesCV4otku4H4Pg56CHfKb41pCQxzTQZr2xseBUaLYzIFqLgzF85e+VsWY3mqcQQr+hO0TjoMEdF8d2exeB+3JbGyFhYfAzKu05TAI3YhsaJ8+Cykg490hPeCWb6Nbf4I4KAAqzLcmaxSCaov5fViJ4HzxeVN+qUlTMoeI4YYC12WTRC5WBVgtUndzmLI7aIOHnMsFiH45mpVDAFfvGu79yLqlGd/ChqvzPHWg0P6QDX2NodoVcv0/v9F8oiwh6u2tvlTeJidPBAUkUvhbPZONWkEpnMIGXVGdF85V4vCpWCqByYEWKGJbzc4FynH/cSSvAPSq6MqcLROKhdlzBovfEDR57PwkiDYowFqziRxcq0ZZkiUHmAMcG+30qlZtZ6nzoR1vrMcldXSzdw9mWbPqx+DwTUUn1exLza+WwkxbjUDDgKe0MvjiQOli73k4IiB8jXXl3zIg+XXx4nDYcGeAdmVOAEMMm/mMVUEXffAE1goW5Q51BeiHKOYb2q06sYMdXhRVLqVH8FOtV4iHwJ12hjIokFcm19/cHNO3qwccSqVxRTBTtA4zLBO8NxaHw0+XFwsJ7DD/ctdDAwsp5C/r5LPbSRa9W7oplv3q9sGxC/KKdv76yNBx4BijISAok0fLgzUrLLlB+uT4L3SWr//mHOfvqw6GAUw9TEY43q13siK8cquIdbJcm4BZQjAaMnq0pQuK+gugXbLl2BjnJM5Td7DtGVOrwNXt+IA0N7xaHy9Rrz2aaHfq3KAdjQ//Go0mSO16CA0kn19pIuPbkqnfCfQL2SPotuXxeAJ1RQGSo6D6A0ZPK4KsULSIjnuyp4m7LqORlJzg0cpBZHZwt2yBzXZcUkobSSrcLr7g7DGQ690NKttMRpnn+4YTsVDvMXR3w0FCmOqA5RU1zcyR+Mk1zb5zx+t21sKTEh63cYAMpJ8wOI4NaO/TLoDLYA01J4LQDgz0vqWd7KdgdgYJ1aubQszE50dqKGZqD0WuGSvyAx4ArEdqz4y0VtPsUOel3DryBwznv1/6JeAggfryHUOazwA7V7DHiKzw5GZQfjXKnWwFXyE/0gRqFPg9KGJ/VUsIHvJYjMtw0ZIrrqFxwxCvKwH75g4qBIrDs2xdlAand5wxdSMXZ/0Sg4BkEfOHCfhuRQL/UMC418k6fOOWnD5AvsbEDqZYMQNIJrNMd7sVYTUtTLyaLHcv8KVqZgQd7pJ3eZV7ZU3xZScxFCMmaRCeasU65XEp1iWmM5FgYDgtNnnEbEmaDV7hmJxvCWb2tB6P+ZZIebqeBIPlcvcwspqQ/XcwkTjeASs9h41XiXY2FVIFeF6TYiPHUlnF1C+9ng6Fdhcp/g6w5EG/1UNT2nfu2Ky7L5NVeIZJGejiQ/zfrh4V+FGa9+B5ihkyYE+51OvLrveUlZ+a8fLAwYz//R5R7qomPjExjOub8UEj2YMIxhxXThlxasBzg+ciFS/RA6tzkLqpxQMlmo7kgzQ4CE3OvBKOGBMPGlPP/7dchjmjPH1s4lBaFeZ32qBhZ3l4CwiLahujE7G1UfonQ0B55/JRSm/7XYpb5NcsXokwDWmQiGJYBz89MTk37FEknkVkHD1dtMdxFEkQZL9kI9IVGFspXqVtazNUg5YPr0SyzAbpIS4/Ql2sKOVe9P2jlIDNQByn4KJ8p9XVaxp2ghDC7MlKonXRqPKgWJJeG5j9dWnqtUlnUF3xNgMuuKz6+JstTydyQeAIpkYwEX75x24LMprzFP1Im9cSY+SHB80CiVeEpGqunV9JjleoSRixXOPC7cKyfGmQfrtcNAVFrfAivhQjyDBiDI6ez9fWtt26EPoJKXHh8laXuzz7tpA9DDlj2ov/YFqlUz+0RpiS49H5ks6QaFnq9E95BwJ4dme34mdHJcyqVPR1HKPcAbn8TK8drR0JJf0ZtvC+DQ39ZxagfwyWXCRelivlX6JDaShnR1Dk8Shwnb8rSM81d8Vb28jSSsJVguxlHr8m7xEI1iRYxI3rgB9zg8a72g9mAqrMal5zNuXnwAA6rRVGXjq+dM6x23V1NwQMS9SMmx7f+n3RxANWLV4PJV87is1Cg5Jag3qjIS9N5CzX56Pc0THIRulozWATd8BgSLERyyIf4uxbx1IROly6Uj9YZNhEPDqntsCpMDxT8TgCdKynROwLd6EvSbOEi/sTqKDNYim6v7wSb2pgjM6R3/0uauMf52Ep08IPfgpD2Xo4MQX5XuBs9Hg2oLvvWIo9wbsCTSL6ZTob7U7EyyD6V+4Da6Koe3baP6fjUDwxKsHczoZkl85QSDq341sbpla7OdWom5CtHhuw/e8ZQq9t8UNLIEbc6HA37TMilD/it13Tz38x1Lt5H8IaDIbc9UfaXVG0NekcWwFcTbNWqHSrN1rszJ/lhndiC379JbFxWfXQiIVMX51UoAg7MogpCfiAyXnShEF9SIKXlFe8ny4Vdfcwv4q8zNXqyUdp3VGS7Yd1DBFuKRhgltelr7MHqOS36Zzpzj3mKdXV4GIJrngU1G9oVQsAS6AXVrRiMXQb1bgFDRrmKHFKs7fHQZrdS8yJ2RTz6h4Xpys9sFBYsPuRGi+5IGYWq/LqoGOKKW6WdRVxpo0J0dxaXBE/cJwMkybau0NFR3PzBh7RRC5QFK7VypSDgKhv9xycFvWbTyRAaBKC/nqmXtxP9Kuba0ZmDX99ENZpNKRhVYpW+a2er1ZH49Jadr7Odp1pweJbFsZGvneBRDYi8f9PO44809zpK42mnUWVZ/pV/aiRpvGpjWv/GlJy/ccsUHISREuFOXw3H1XGfodrRXTNV9dmTP6yFWFUljKvYxec9zCGn6sLuAmxc3kQKArWyhN1IvtVSlYxD6urmxbnWIalgO/uc708dkjPE3buLtK1Hc2d0rT0+vbSAMQSoRMf376jw/pw2JY7r4voFNTlE+z5sbzzxo3l2Ux+hvjzE6eMfu1nowyT8VRrra7MRZr7E1xWnwuqpy+ZW3gsNCAVgOXTTViRXvk5IjZvn6u0dIr4o+6Ha9bYZ0bKhormlrDfxCx8ieBBUhqMw61oS/Vpa4GUvRBpROLnud9lDwPj8scOlf4MAAbcRRBYrgjO5F9M7kht+AIQhIOOkJBJd9vTJFfw9/p1tnkRettB6GAR93/2P0ZEuiSLqFBvB0vVum3DHUvCKl3a7Wcoruy9VQ0ujrFjGzLIX96McrpjjhYR036Xmjl746kYiEzeB9V1lW2DYcMYxZOzpjUnV1CdYVNNwXYOq46F9VLAtgI2mxWMoe15TbDH6lUh7S+PM2TMMndR1QscC3hf5k6+Iaz+IvDSCoMUy+onoYVad6l+1C86vV4Pep44FCkYf4GASmmiSOH0dQi24TLZN/frW6j91d0dOx9RmHsI7PBifE0lupnSZKUvrzNWICB94stTeF+vwrEQgn6+M/OpJKQMMCECjD9ato2AhYjWWY0C+q4edRwFGUrEkwHyaWcJbYYzRVzVBVNdMfFAoVMSn42bwsUVpCSHtUH9yCua4LzUfU/+kfsjEI5hISauWvN7lQTplfJsnEZ2WJblXtRwKIGqJtBkr7rcccBlKV+GiUwk+eBLkcQ/pcHX/S5v6usxiDA5Cx3TkWH4Rw95Nza5b6RRiaqSH4DjzdoZVp5JkeLIouUan/rcfpCtQiX511CJX816RDzWI4E8VtCriuxMGuVYOxSzeiqHpG2PSTs8YfK7AnhEcs8wV0Tqt4gFJFplXqU6jewajznTbb0KgwiwDCl2judY4dATMb+/ypCHdDjM4Ghgq1OflfD6BkqM2NpKGNSC7pmxC2XeKNLGTij/1DSrHEiKUHyPqcZUd9CjGyaXWVCFL1iClWf5rBdmWUYXwvU4S1Tr30hh4d4FmA+rc3tQJ/tuu/nr8mrTdAh0LJKKbI02VoBN7v1GpFD+VTAr1tOcS4dP0VGAKjUV4OmKHBhtPDnQyJ4gjRIto3xm82C6DvvtIWegN62LGV1ijBvWwHEk09fj3tmCFOKRXYaKpOXpGr8u4ZX+eiH1yufo/r0b5U2wf4GRcbrGNjNPa1fIsQ067PG+5+i1LdOskc3ZC28b58TD6xQMaE6mCKWO6r8bGSg5KPh+5KpIS62bLc0SrZcQuXQ3QsuOfVv+eP7rtlhhZkbPDd6T8pe//aMowTms3NvMB+U93bFR+IDC07SWfs/jLHJYzYl3Yqdz+1+Si7vnFIlOgcrMnuUawAZb9RSCQv9r0cUgeVr9hJqQR5/rHHLU99RWGKUW4S8FZg+voxbYLrgOCcAZUajkutgcyZU3GuoD3Q19Qv0e2dggR3XkRNP/Izvs6ABHvrGjM0EGsk1XM7G7KoNJvu4LNfIOXDaUl5a4fEIVELT2p4qHa2wRbhIsCRXTt5JHdUzxC7Td0hNlxpLlKu+cND6eKaHopJPgaS8qW5XIQ9T/nNutk7Z5wX3o4XetliK9cDMPhh0r3pIfOH7UaF37anEmM5aB4NA072t1DAL1PM8kEIh1U8nowjJq91dPOE3p4Zb+QjtYXNjT/J+dbPs2ctuuEcE8zeFwulHErBfUfI7SO/jaoFXhDZloAqc2XO3IiOqavBy0MsWUh5igw5kfNcPrqUdkQQXP3O+N9EI+h/nDF+XJ1lBGlPihIQkL+hQDApXYl0s8qmUVhXbODbn4dJNKBQ1xI5dDB3+/DtlZLWC800LkupOEG76/wX2PcBQ/kPgu0tWYR7/pzNXXO7CUFtj2AD5y7Jeyf3ssWq6zyygjcg4je0DQUABAnFQofxVHr4EreDlXY2ZWbB1vy9XlOPq+hZPiVMcSvqfwTHhFlDsY6LnXsu99bNT2nGcTyAvS/2eNpoq9mtzE7E3zPSnGT/VMjBBgEwF7nH770WJ+jbaAA0pXBCrqOSvyQsvkZIsUQpK3MlLxOTWEtzdDb3qK5UKet9HtOJXz+K9Q+PlKeSIG2VcdDneT6LPnrpoaLuY6TmIlYw/e5gfz++KtTnbsyHY55Xma2cxEhY6d5qyYjp3LpuWFkQWZeBlFWHYLXGeJvgJ2hR8oEIbkdq+s4pHC4XAfzd1Ztn7y9fbcGvteT7SHbQJgWFhImn9hJ27uqx5e9vJBOZU4Fy9RqCzQCtPtqtpyWrgOWbn3X3mexrbvKXOvgibr+KOqs5f45mBCSROXfmSH6tehIsBm0WxPx/IxDojDvLSTboooYIV15quPrmUjNmj/rpOLq0hkhGxMPy5w+7DjiiQhlnNSs/0MSi89QGPyIrtWQUJyCm9UglQsvn9mFBK42Coo9w6WSut+H17PZxh2QYmQEbmZQ/4LRuYsV/7ZI6F6pqnvAnoaPixd0Ttl+8JZ82NM8BsJDsg9nk1QScQbhK6s1i72RL3TGeC4gY8keRrdAMckG8CSLXlS6u3kPdcoRdEZ7BoZ+gXowKUuqLEfH6U4xTYjwBAFcFtrnA1NfHikNg7CvtOXllOdUgpDhEN61QDB2Tetk0ZhFlPbK37KjbyN1b8j+FPZUV7AeUwMJ2f7dfnBAZAhUQWTZXgbInkmybVJeFK8hAOhlZHncmESsRwq+NeMRvWP46nXNtenlYRSoSqztINLMNwGhh2lMUrQzq88O9+nX9Qc14gZEmNK/C/4WuHD9uMC2sZ8cJs31dfDnFIEfTOT05B7WgHNxetLZiuBBsUBD2X/5p/+J61uwLga+F4amnQ+S469KKSTJNJwcqwPZtEXb2eYUEu+05O8IvMZb6shvWHgkodoQCgtdadCzZSUwLGaIESFmx5uuS2JKOFEP5lQUCCFNBC2qLmp+JgaCRzuBnCAP3gc6Bj/nBBYxGLk47IArqXZGTAsH0NcfG6OXQCDFHFnYQkAQl7BtpngT7I/deJ0iuPZ2Z2T8XJlJ9oUWwh/FaPCaJEH/Vbap8nEyOffxoKJA4dEKV82slZd7Cx3L9yh11ETV0HY/E96ghZwMS5HEpa4Yv4FwhI05DhECruVAR+qIpZIYkOrH2vrAwiVPUKmW0lykmE6BTrSng3t3a0MzLE4UD5BJVkK3ITnzw3uqEZPD5zqTNtlbhKwKAx5XHHUm+qW7ZulPa0ZoHbmmnXG3Nk2gWMbx4RRh74q0Yi0BrYpCyjqHONQN90eo0Z+YJWgDfgscR7TZi98Q3n0HSNaEGCadSpHirq5kProWEd2Beq4PeWB8TzglhKRBgSmtzTef9onJRXYiX9QyIE5ILbtuTZbxhatTModBCMKLsWQTQu+ZW0k19ZbfvYUAuPxjjn18y04yTy4mY33PmCUk/Tqx4nk2Wbsc7yuhBorMzEFkgh3hGw93Mmp9iL3aDD6/kaYFjxsyg5kyGOxn/yCcQei9lgw00oyIQlusJs3QSMJYlcdPBZqe2HSjc38xrO7gcXKto3Rlo2SnEzPx2FmTNto+G2T+7yxVBKkA7yqY6k2/v7wo6arRNoZ3TwXiWRPGNvlv0iP6a9I5TPkucA69JV/SXTXWONwAy73IbGyZIHZgGJMEKD2CRFi8PJJExng8ZMsUnf9CSTh8X8aNXx6pAwCPhUNXTjbGTvPLmLzSaWx61bp1JcAAsFwcjFpuczsMohAvl41VqlWfa4xMHKrjlOo+3QYFeh9rmkDnafXqsmRrhuGZ0GFW/uy3dIWuK7yYMdtLIP4RT6ZWJKtLIEf1D+b4CWLFY/iHgIsAxHmhmGMGoL/w+0pHVlenIClunUEQ5298tMdKo83LUeFI6IfyhvBxlPiteasehuhrmV9RNG12iFwKyFAyZdT7uwkoLGa1rvS5LfhRSSU78j/xf9D16hre0Tlnld7XNHwPY7jDVZgUEDyuPste71wQLzN//JyRwpamDVM8KsAextvtzsMXibJcJXIbYufXiNphY24pwW6ZwCzGtNyUDAj7MfopL/maXSUSo2uhNh6HkS+YhyhbDs9I0aKA/VwKaxeqIRPqaKQMyZuF/iihD6+d/YAx/sb9mCspqnhi8tzaEGkr38izfT1/siprwmsAmchNTT1unUTEFNuzUVedruaPkl13jLBRHzNbUMiO3u4aJXU9f1XKp3jnNEbRz9qiIPmNFTWygIEIzGtSQBDwNE0ZqPkPmM0sgJvGX3M3H0k5ATzGx1Xl96Awo5+JnTomES6JGtNNY14cKOojUepEV5Orkl4tM+jT998yKAH+SQ7PVOiQAYr2PX6ZlFR4r/RobXfAzOBp7SMd2VxpcCybGe2ShdYwQ8czYMpFWsqmYIRjJu7K56/uH30LwliFufx0YKYc/KJ3eejfR/42lHRnrAWqfJe1naP5KdP99muzo0vF0d/wz0a8IyL/7F+t1Ht1EcNj33BKAsC5hcR3TJ6v1hP4vZuGi1b2x8FikH1FAK/Xwfscv5GXYvP9frtK/Id7yZsvhOXUFOLd7KeiwXshc4iIkP9M67FeFfE2Yplzb5j+M/yb3aa0L70EcrSXhVMZaHyYwUJYgEI88oZPn8PrHLu2Jgkq4rgOZ/Yq63CwHouP4YwH96a55hGSNhdUuwv4a1NeoDCFDQsFcEVjwSSHFT2YGyOhUbzpq+/FjbG2SUvBC3/PsNVHqCOfANO9mEVWnHyxz60/zxeLQFANWVagCQJMPrq5730x8Z5/bmqj1dwxE3ue++VzVjDh/UOWrSKYPW4WO+52q42w1Wa8NqBaTKNNX9QwcCdkn48BWQkpVbokfY/290HBoJ99OglXA5SojIcW5Ba3TfKfdNhpzvwKu0ELC5K3QyUh+CuMcrori7c9va0oSzcr/BmkankZuxlEvvB5ppMn/WNdp5/isqliouY4+YMG26AQgO2u7pbgai5tAHarLwsy6gYnsKqwCu5f1x1Vfnb5PxAsAGBv8gHpknVOAFayqf+QwfUrgeJOKw1dp3bozb2OnAkQi5I29Or8NKI0ET1+DXjSNSUqPFqNaUxUH7Emn3Nvq3KIjmohmS/LZr2eLN9jvrSIgLHQlcvYZRjTcORBaDNFA2MSfU1Nm5w8U8Z4fpb2q1mnCUhBnAFWKYH6Hutte7aFRlG6Y5CFYooZgdlUm+s9DvdqIcbJFCfutVZmKXP0M+aUiZF3sK57Plmfkm4zyhJybQN2F3LgZ9hBsd2wZTSeaPUGxgFdR+7bsDE2Jpr+bwJF1w9UmxshyKhAX6f/vU7QEDptXveXJXEAqfphGZWjTL+MNZAj3pErLJvGJ4gXoTP0+V3rBAZxsdk+1cdyZ4068rR/riSKnG/mINMQOwX2QGb2Ci6g2VvuC635BhbBCVpEVhJb6uwJczDRRmteQTbzfRLkKf+DDIQKE/7ljMwtrkSmzO8BNHNeIfnBISfpvPFDo8RXjUkyqE09lZIA+q0dL4zZOKmi1TVZMIoq24bkDfT5tSWADrV+ysPuVxnK6ceYGcyweYIq+WVD6/4pZ1DDUwDyfMRZscE8oJ2prtWyFN4aGYyXff5hNDLhDw/XxNu95BhULAyj5lNb9otBMAxxpPPvyWfkAb3HpyyYQDm7bjzRnxi3iMpSxyHQ3KioPz7fHDkxkNrHlzbuSUqLmdoz6EfO9FGE86DjswTpNjzG5EhFg9i5CEW3QZK/39tPoe4gpNcR6C1x+04m1ZGnG1301NW4t+rDUpX7rSNbhhVntpsE/3Tt+3RVNeb5okDckitPBAgVLC/xVK1+DN6wskrWWpMfwZtb/Mc6/F7qmtswhes7k0Sx+Fdd7b5t8zyZUzaCz1LsuDgKJo2MZQakJuyKAT+mtZpA2MI5Js4uMtX8pYKo0jCDrauS5MTFDyhry2G3mwENl/WMNirhEcEmPVPXvuY5R9Y1KUqG7g8TQVPH2ERHFWndKgCEie/2iMbgJ2UPmCv9gnp2VYE2s53E6uxVGO0l1nJPIwFMkL3SeyP/etwZxGdxVhGAvhQ+hzUH8R1M83FK9gkTNV99LwNpmUkwMng/Dt6Kqu3F2c+Cg56olK7yH4/xg7D7f2zn2D9F/9oybxM1vfREST6gbrQkq4XncEVyTORGH1ugtQ9UeXw7/n+gx7LnZqkhegUj5lX3jfRRmViHiuMCeCOmupyPC8f6FFMP3vjEswoQEbsXTg0H5rt73ruhlvwzNb5w6TDEvtZiLL76ExyYgHMKpGhtXKW2MlpjmwAWeySZEmujwW/q9WXGf4vBW03BqmKfKMKDGs8ELbKPoVDrR5amJhkvv3W3RbfYoHoPiL3WdFGzjYoC+H8xXWY7VnhJGIhejZIpx3hDVPH3EThms573klMrAd3SFFJD+3POkt33X8o0klY/HUGMOqEfggAuacK6xoWuikNAjC10gFpXfIS3qL+KnWtvraW/uTeTNpS0bV6WEHs12nnbfcEqkOg08jXtVTpF272j5C8wo2wSpRDEQuX1Uq6K1Oz1/q4NhyunL7oBDzlhivqDlymZgiBZEVGA9jPHj5+szkJBRKSHY6T/SuCbe6sZoxcP3SIad1u0CAtB4NnR1jbbPPrkc530rNplSzr/uCdoWwxYg1XY2ift4+HA4KYVdEbx4sTYohP5Bwvitj19ishcluT3VSkAAcIZtSK34qErX6B+6HjkzrTa3UqqrX+IcIl5ERPTfGsmWF1EdVHQhnI+aSvjzHwA6gXa2BYnMaA6Bqp26uFSmCVvHrvn7Pb+QjFZxcNZD1/mJQg9mF93hnlochffasnvtxJ4DLDFTqnVHEQP8ne+Rxn+6/X6Be3fsw8mYBWZdmPMkTI6joBDtZOilYuOGLwXa/CBY2yB0W4kaDE4DGhJJ6rZEt87ZPD210uNf5sGJ6gO1ox/drgvTs5x3Xx8b6eIcdazDiJlb2WMPyBTIyzqcC4HYPkUM4ejfq/Vt+eO/qTzVaBYH1G10ZWr/rTOL8/VCgXMbH72p4OYhMsTPd93ZZZ/UUjtbbUx4mrQL1dDg5QgOWjIYg1gHbKErGGZMz+GEdBWQmPyH8v6otcSUh2GSXXNIu2nl5Pt99T4f+5rO+wr6qvIiSIj+ygbsBWLx3XJlAnIt6aao2lLXWeYehrZgIM+5X8BtvrwlqKVa/TuDV1wTcj/jF+MvUSKvAqpSrowe4fcljekUTrDg0v1nqDsev6g6E60b8Mex1+SJ0AL0j5H2lZO8f+8JQ8z5uQ/LYJMwBioMGhZs6NVTDrhWcGOUj88NSNU83pEkcD5vNuZeXTIgThaAYI7OsQhFERY+gHlQtLq7NyPyhfZew3fcX3bJbqqWd3AGWCuZc0CkA03IDXKFwv24ScRQQuKNpVF1N5i0IQ7JMV2h5KczgC6/k53D366sMc6U4Pi+yFPkF5z6cli0O38Odp5wFIJtX+Ij6FYT1F5UCsCke6sjWHmq8mI2nHuPmFAmntG9HHOIn00yStNsoFFkEqjXqYXavpnQPL13h/TWN/mea86G8vI+jPZ2KEpXFP+BnWTs+M36yCiAfVEmOCH3ajZs3g5qPyb5zKaedyPA1L60jb9F/cUKOIR5OMncAbMWzdyPD7ZkMEHmmH1fGMJWB89HoHtWCMPantIHsAz+12Mn0Wsiz8F+3ApXe6gnlVLtq0j2CPZjC6RgtXCXiFBLGqj2/tg5dR9iqaERt+1DuNLfK7PzfB9v/4eKrLDHXl4KsVLPDPGM6t4dZfKIbeybOsScJvzzV4v+jUR4SB3s66fx3ADf+Aqu3oaqDKEX8PeKbyUmmtN0pLMXsLIMHgR7xeMRvnDbcypLWjAuKUmjp3xnNct+cJ9QzKn7EDLhVtEBJ6av3m8j6m8eAgmDQNTaY2ajDZ9nzodvUwU1xntfFN8RgB5LPBMBOoDMp0c9vWvwyThYZsON2EvPmLKb0QfAHbbyKr8rQHfwBqBXGYmVeqkYG/TCQsysHzDyqr89bu/+mPuQv6Dlbthn8q899k5ma3UPotQ53Mf7U8koBoYXVQ7luJR0cibxVKN2x5F+XFMBm+xHmI6fchJ1cSiekmgJk4/aHJFLgVpQtWrJtNhVtJeNNuqOkW2lE8CcmnXtK+ynYeoRn2uPfDDBfScuPk47uLaBp9ryErdiGO+vXF74AT+HJE75DSoR1jsk7MRcJhxqsG7b8w3dYfGi3/QsBxzxTjhucNeP5f8Lx+25pGQCL5yOokDAgSHqXMZ5G05cGIpGeo/qivxsoV3zp6OwyPcsOJbMJ0oWerluwlbK4Kgn86N9Z2Xc/+IzALbSI40NbJFFIJH+ABd15B5lW97aWWjSeTKqE7w10v96YveOoUDmmnidTGHN17JwOqkM0hX6awqRl/BELqZuzk4o4ZJCPXtTxhoBgEGugysrYywB0WSxn9ejMjQP+2rlP3n7XniGO0rDOyH1C+B0rlT2VBX2vaBfvtpydHfagUPzpq7qAY7e+iQxAXUUDmiDBdjHKeb1TYfpSWhVoRxDXfnYvtWqWezL4AIGBo0ObgRBbIcztgX9EcNCBxPeLvPEcDsiT0KhP6UySZc54hg1WLxRQHty6tcYBmgmdn9HvdauhNp0L2/I118ytc37dsY+mHv4ZWVBmV0ZUAsQY/kfgiHJh6Qp4TZM2+OQ82aRKdDEl9kuUdcPHpB0jw3LLquIa7tPwHCr3IbzBk3KPoLpnMVfaNOuDZPeLG5NpE2iHPRrVb9YaDAbwUMvjXSRkXMd55khuf+zbh+oKv3ZENhMlQWXzS8MAEE1QzAPwukZCVk7lQUxNIt/zfLWdol5MhLlLKUpe2DIeYbMA5osGDP4dZ0e6p9PDq4ODp2n9a6ICCkh14b3NiDS16VKU+nYUa+r1OIIeMTIfnkLrfw2TcJRf877yi9MjfUrXlIhqyZd4Pydaksc4ZPujQJ6iPcvz1wbOrKMLr58TQctTmnAGnTF7Cx981/FA4islbNBDhAeDViFARcli7i2HQ/u+GqP/ehddli9uYmAbJHRsvxdYtqGOapDfP8xAYtP8WAkNZOI2tpNx7jzhS3+owLy0hz/5mOW2syOFf350sfvg7JfJzWv4tqUQ4GQxgaq4I4chDT60pW7KY7p79EeTKfrzZz3uyRPNIGqM6oGztkwGHQVTHO3oFZcsJK/eTFKnPRpr03niWwS1FzeuSPb5ZW0WvvqMSH1Z2IpSyHgfN5aEgq9Tm7qbC8A5d+z6kuU4v/uYFquLez1MWkFfBezmZE6XVRpnV4Ub4fJI08DlkPvYZMfUYm6LJERLxlIah22ZM7oZdYJuHdi4xXHnb3jHDM9XOm4sOWTXfvp6N/pSxas1RHhNnBPqpY7Y63Y215d2WRqSBAAJ8r2COa2wmszqdooszFDoHQ+PXXmxjOKidzLC5gLNMhJlZHYVGrVsKnVS6s00yvHrmsNKWGy7YFJ5vadUKzes9akZjwz88VmXo7kB65B9+Hvwayj7C3CGkQA4ts07YjEqqo/G0kpY6QbefNuMRCSLHWQWm7ZvgITj+zEAc4plGQAFbBVGO8iuuNKEja+DfhD7+axcEDLOhMBSva7qtAp7lTTkRy/b5nIPwkBHi8eNvV/21N29SJQ9Hqqm07x+BT7T18zDj6Mz6d9XvU7WQSvogB3VICnKDQap4R0zH/jc0IzURIZkhjJWw+9R4mTFams6jkPtiRG/3Og7W4doKvoAdZJ2JjDNhVjq8+pyzoOBNWgHp0EpJ+WRE8hElGRWP7OHN20PhSSMcUBH659jNp2CbLuyJpnBeqSp51eZBNXEgGls6Z9OWo0rtxqzfRjLhoRKtoEfr7f0vSOCjyi909+SuQqnxZwLkP3KV6/vAGv3IF6FmtCgTtLCvxhut7xcQB/lcS9v0rUn/vdkXhRzeaPyViPK3MXs3t6W/t45bZfJVy+SmjPE+Bb8D9pWCWRJOrxOzzNXDt0CtpVZ/o/vEaKEs3DpIHDxS35blHi1P/IgYTKhmbOBtCdUFuLVq3Xhs6+YRf0p6QoiJP1aAoCdPSM23987FXZVeDKZlzH46euMa3SBUL0dmcdPB9olxXQb5hF00vwFBK6/4ays+JA1caGRJs2GS9+SSGHs4wDDR4IfJQ1ta8JdS4zw+RXaN1XochhHDHko9ehegEf8cUg59z+no/Ag4fw8H5ZGKSbpPb2Q7r6E8AVgdGld/AHZEkHEAREbuZSiFbtodsgrEGcnEKose2PgXn4y/DsmY2OZDvPjJIrvW0Ts8gPAhWldpN5/9s6a0U3tUP6OTp1Yh8UuWILnD98uGvlgSs+gBZKwWAg7yh7qDHEN8fj7MM07mM8344hkW1BzidjaLCLilzPp4D711IhaMYhUupfaZsUfzXK0VtaqDVhQ+t7Xc6S9m+YC52Wqt4r/KYuCrESCwbwGyUFJSY34jEBFvuSBb8Gwfkcz/ClH8A0NsMnOa91k60KydvYD5rftSHoc2UDlpEuyz4EL3Dx0iWFO9Nw0cNru5mT/bOr9UfVYgqS/ajwCpKnu2b0uVIL/p2y3bo2BvlXh5YK9z7XlsUFe/pfKKfZzODk+ESWlLgtXP2us35JZIhemmeuwx12UUZ3BP9xpdpgGCoZMmf4VZ0KcMjKxTaCK6vv1W1r6A3hDOsR3z6QPgGd0vXjprH1gF+Hw+bLGArd/d6kYDPWLTXTh5ACSlbPBomg9MvZ3C1wVv6hDXRi2FTJJlC5QC4hbcyrbSuAJRKu6c5aq7RIsc6FKX6rMpKHoOyzLK5vo/C/mygr04CUwIpdt5Lpsk8k0tkpxe2PVWQ8m87E45tCWVbBbwfI08GbkSAIgTaxz0Bz+NBkLpHg+d0qGg69Z9c090w+FT/iOjnmJbDcNF7xZoOm2slUeQbUYtQnmzw7LUSxrT9RaunbRSqx63rDwp3rvJXs3h4EUmZ+7V9fIlnNeEw396kCaQj2pPd5ZxqZOikqC/e9RFQp9RTY8yxsTClGso4awDgSpBnC4Pywg9r5xiRTy+7I/FLvTsiIs8YnPBqG+DtBq5NHkF6iXTwwQ22EnOIdsgZpzqmrVKO7P43uYFq9+g+egTYml87jIzc0tW4e5w1LtdA2c4f2GFzJdARvsljXjYy1vurUkWR0Jlm/oGzuWmNBDfd+eE4ip46vzhfU8VfjyHwUCaeM/6Pa/RQ9IX7qdpG0ZFidVhRz/Cu3qE80OF0dIxsNV5K+83f3dAk3M4QbiWOjyIvXBobEd+28FVSpFLtG4dTd98BGXEbZ2ZVeHJA235HSoccOzSZD55aeiRZ2lU8kaFK5xeAqfLNZ3+HMWHPTY9LbVPbKVw/6MmefOB7iOIWkY0G08hLBJq+I5P58PhDvioMkUzH1hPEZ9+DxvfKBxeP0bZNyr17/dOnBmQ6yJUFI0WlsC/XOD/Xk8jhYjjR6i9youbRMc3FYepKqKT5wRNVWpSpk6lCt2mbNIq0Ga4y+qhjcwoRkGgonZQ3DCje5yAm4vCI4N2WZPN+bEJittigS/ZJwC0560mLQ1p+VBS1FUKGEEMyGktzYdGtlD1YOjUUXJBp9Up2NXGJQCgItIKvxbY3jgoYRxnYnO4gZYUenR1hZoA/JQ62ibv5sjvoTH/MAbakKMyEIrwlIA604bQfwdYyrpSTEWSwBRsALY11X28GZZngEZJgjeunS+5ogyPA4rA9n+CsBqfN/8+f7MpDGjj9i2cQxKmU6i2a07cAsECD+xkTHRWqnNlfYuTn4V+PH5BDFbcPSwDTAJ/OLnYF8KzNHkrfw8E0gE+qphpOoWmJcg+77XTb1OTTFTUnD0uQMGrucoSZxaUeR7bErnC2rEeYFXxo63PVISsGFjFuuLGxfBWgSnNWo03IztQQJEEuFs+CicaTu9vrEm43qKf/9AV6SL22hb0e2Sx0PLoHZ0SbvxqT5OjzEe7+2cXhJSM9tqA+IzSG74nm3Omvp8Ski/uHur/65Klrkm9vQQH35LvajGEac2zIYz1FZkuIKNatMh9p+nt3AifYmsvLtygB/3QHohqwLnYm9MjegQiFkTnD/O/vimn4RhGiroYuzu8HdZ56J6YgO7dX9dJNpSWDwmAaOnzh++eoqXRrA4pjKAxUr0YLoXrGFqt1TjNww3x1xvXf6MkKDEM1DnpsmVZ4Cn7KhX9mky/lhJMMSA4JFxzvP+LvVhdXBGW4YuHDG8IRf+Oipu7SHXQoCDvlEeDEi43T622G4fHo4X1uMaALi7soMeJW9BYeQcmtkJJqW022X9vxksj03B4/enssfBaEIpeWNoP5NaBToxy8yKop0xTVshJ8XmhYi3uqJ27H0Rvu1r4Q/LdP8c7oQbmavb/eMRokYF7L78SXecfPa3J23vtOwkzB6xqq2SBYj3dJwKujHWfEYBWOzlU7nmWkcGBmTGZBPzTWTU0e87RynuHlOESr3wGatwkhidhEQJYN6dVsd6Af8T7g4zUaJhsk91yER1VDFqgC+KV9/RnOalC21j4qmBtztkeSOdyThUmVTBF9OMlCAbnhkP8DsE4JqD+QpBWwqR/c2YMqBdg3e0wEYsy/bu1j3+KxFDaML5n52GBgU2+/syg1Trg9VdNpJi5Cu01zCrvxa6ZKz5KnxtuVvp63khGGOIuE7t3agwfQ4EMYDg0YEw35Cjat5IheD5v6wLXYvVeMX8bKCg9AU0AACecwfhLit8BClt8uzQ2jODY6YXZft4zScSdigc0aaH8K4EjQYT9U719OoqmL6wKzsJvqWiTXB9FHh8MgdBj01UZc+US/opAjXnFJJClDRzMCWBQm1usL73KnD6FUQ8+d+sN7393PulkoYXRY+uhXh0YCPO8oFPA4FsSGadWWqzQn7SWsgx6s6/DmooGvxjL2Vtod4R8L8Nx5cG7tYnKq2qX9dhyaeJjYmupuux9qysod9fm2wEavNBYSksXFXA8Eltb0S2m6cxGmWsREWo/QRt6WFhTaeIbk9VC2FDG1EapdL2pKM5UfQNLlyQ941zrdoVl1HdUQ59TVCPTcAdtGnFRmmNelq8ssWlZ/UcCrDSwhvzxqJhRcuF+/FgTxLpvuwsdOxq6JwvREJ6/+RTFEr+5+b2HW1/kUFAiTvsbonQARr78WKdrAHg335cRdceXeMR3/fzXBv9FNLhZ4TUCwsU8ceClLj4DtAZQFfcfPATiP8NgQTYxHIDnw2n0zw/JK9cn5XYdpOeQbFIs25uO+e0Z2tCeV3/KL1xRVhAc4A6TMoGvbPG17d6vF8XnXsNuec3fSg5C10j5YAd614g7wu/CnEtmk2VK0H7LxlfD883n0gF5cb7VJq8uVhQC2OwBBZlQx6hIVG668asp7RaNBrq9I0cQ4AWcwt4FcNI00euBagZOgsQHnhN3mpnSfBDwGO63OA58a/KaYZXLh/NwcQqGGUiCKVr6wpXc6WhhkjPlzN6ouPAJH3Z/SkovYaL4UtgB8525YA3qtn48d07vLbEMGwxcTPHfk6wHZAgI7qtwqUkvH6WuLrP6mLJmVEqKm+bW4CCh6yMIepEEoY04bS1OBhmOVYW8C1yCSlxYnnBuAZalV6sJrspBPxNFFluzzTic2moxI2JOidi5CtUQdllHWHLLw6RyO5zqYJMTijfCuq1Af6XzyUSDcqKWAlXcBbdww3eJWe9FoJ5Ypj7yoK1Xn5NBGoKT2ANwuZ7o/XymHc/L57VSwQkZ2Iq2Gynx5sIlJiRhqaUeuFwSsNI7OTprauXXXwnu6fLnfUc2RBZmKIBKBWFXaBTBoZ1B3fVgxlanXQKfX5VWXhPtg6IzugITUlht8yiK07kCx7Mhal10Gh91a3OdHbA6vBKH6mAPi2k7logoKgdk+EJt+aoW0HGvlq8fl/2w10yE2h5Y+H0p4IfM4VyJjBBlxY27oFnuf9R7Hu3WAJACdflM3MpuSO/BLVLXIXclIHEfPog0uaL8jPHQz1h0MELXJAew1+H7tCvARfmGwdnHmIEJ8PmGDSXXpEMfs5gdq5Gb0D0Ua+IFlThZ9LjZ9wsXaCzZfCCkRit1Mn2f/wSvtu9o4e6V6fH6NzfhAJjTr+Sc1h1McnQR1j8iEtyoKWXPTjdBMrQ9nsmCqFXOEf8GGxKP6z6UX+E6Q9/drwHKDO6ZmD6ldzeMojh8VNJmoeKYqlMRN21quwEa6FOAno6kElr5cNKWE/aUTrQv1LLriMn+F1oiOyTSs90gCvUK6SjJTIl+HGDgbQ+yJ/fK0WaC3BcT+DuCQkgqwkHHZGKS+GsbfKUi96Pl7ezazR/zerJtHwM24Ea7ASeoif3tOavp1F8o8oQ8YqfqbOsQbFf/qpXdbCuCdUPf1U4vzvi2o+tFBhNKS4pTRJLc5Sm4XOiVfM2fufbaGAO2jzLbqSC0tx3uCGXLiLvX3yGNdrE6EC6hbrCBeh85GsOpHLTL9KLXQM0UsDmYXvPdBx9x15FwnRbUbCAMkBfQUcjTcD2/ycCYo0MNG6BQy/bwHBNoAmSRMu1SEMCbT1SZvtbP3Bmlf1iJe3sDQDaz/+l6L9w4fUV3zQKDqxCsU8LbiBJ9DGy7NRZi1p2iOTUdCx+bG4hGP4edUURnhUN8eT+DDi09P9wrFtVnDu0AtXOkIwOf++m5g4p5L+04BEW4cbnI9YtE3Pk2cVII/E4SP1jdoWvmmCY5nX+b30u5UozX8K/tvEg9An3ciTopVlPXZ5X7wWsUYPYmRk8d3mkckfbGR7QQbu+sCQMyQek55s6BRMzWaXlDGX5KFMST5p20OG+tLWWIjDKxdcHRQmDIwQRuzoq6SOoKXuB5BI09de/W94YenEooL40IBr+GEoDgcxX1odSuTMdlXLntUJDtaSw+3VtYPP4oaNMLpXdw1HV5v8Quy5Q1NYeY8ddN6258FvWzcUnLH47OBxyVcnfsxMx4t+NppTCbtfIZB5t15CAh2aaMpp1SLk0EaRk7VPBmE4Ca/1WxkKZT1ero9209Lkrd5SMOW2BA1/T3CgptjCMp0zd4dmpE6dV4ePH+zsLsmofslo8KfjxDSkGnpax/PZFEc7NJ+F/u8ze31an70zJIy5Y++RbEWvYKTY8N8j8Aptq336HWmQk2xwWizRRXKaLXakqbMwQqhmq3K3GuW3FvvA5Q7LKCs9GTmBdnbHWZMuw4ymzicjzNWIcQaBtXpSEBNckKKfAhxkw+B3P8tHXjyBHLbVmDOuQ0QO64VtMUmrUYuDy82dVxvpTayKrZ7g0H/EkXqDZY8vZlDXMEdg6FY9L3fS/TzIMnUjM5LyI51/fsnBC9x8NXWVYNUyQSSyhdnETLKZ01XQ8pQ4MddpFJWDAcHgjHnN5kiDxxMEbVi/YB/L6VjASZAHEuD5WNCJsVahnfUrbYjeCUJw/K/HRSCQlpjKCh+NC9IaJvZWMPWUXF0gzwc8Ga4olt4aTQj2Qqj/yLlE8IaB6jmy136ovj/PimkBRDKXtEtZDrc+N3yShfQ3flVsJcgk+tHPAd7rtRJQsmG7jS55mo9cSeUgGzJcnhIvGPPv0GSHalieX7OofipbN6lbxJRBvyTLj89HYnve0aOQifzfBfbSVY0Xz/ZK8KLetbM3RGncdC/9VHaVUa+nBbWW4Cw5CNceN4qZgHoHeGpnymeS+1Kq3G8gtIbaNwnTXqXWtjughc98v/Xl/1KrejgBSZu9t4ZEss6QwHA0T3orK5pDlxNVfZuyDa7ZxnpuShn6KwDEU3BMIZbBdhhl+aLdVTMs7iF+Oazq3m0CQO6pf8q5Y1swg0u+GV+/TdOUwWK3+ZA50x3lOR+eSQ8TFzB8Hq18qygWcb+GnhQoLLRtloeW337B2OHpSYZwJ+86PVzHenM/VDiPq7PuuJNDe+Moy+q84dREOjIy8HXbpJs32wyNZB4SyYbnAdcTgYGOrYkpw6IAk5K/fCVuO3wb2dqN4TKx3DUSNsXTpYbA7YheXPAU3yB/oq2YHt4wWOHV0vwkrrr2r2UoiYGMwyFlZUbbXdBypJ6ou6EEZe5uiGmFtTwSmuw3ZNjoLZ1mA3pz4fnt+Yn2UZtvkR4Yt2Vrh3HNa/YJHlRn0oNeC2UxudrVOcyIZY13ypiU5rX0uyI8xi1dWbAdrFjFKHfiMO4c6ARl8fgLaE8Fpnbu+hBjAjUMy9BLjzZg8Z9wN2NYKi8ngwmtWvfVnMawZha/eoTwB2kxkmS1u5OwqlBC/A7QV9sbkd4i736jHuagTgYcluQ/9YawzdNn4sSdBHZ44NyhHQPfgr9LrdLTv+1LrRIwi8YYK7WA3xU0Y8AFA7CwRZIYTePeaDaEvgyCkaCjXdKqUlJO5RgHr/UCPA8bJ0PZbWDTQKdy14N0YcZCD0qSmeYAZ1h2cm+S7usGcJnls0EH5bw3Ra5HmsVnnx1LdK4vqUtytz5RN9671/TNAu0MtaKcy6fAXYL4v9Qv4p3G6BLxoYW9uWHnsSrRm9wf0TfiybNP+L1YP4FxdUfiZMl/DbnE3aUPolUYvwkC87dSM+NrQIOQNGtEyvTxbhqd2Fhi8tKHnC0pkjUYwDo/ygXphHq8EbCvSv6tHUMQUjdPDgumG35hpxvd1IkoD/wXF2vTl5qxnWwXNZ2s8Q965QwbAYe3MZy4VANG2iQvK1BDE4k/Ams2HCEw/IyJaOIHDoNodMi4QlRNIg5gqdbpkKB8BoWyjAuS1RB0qZWMM6bWLLMTFksl25V5JhLM2x81Qw1TjqXqxAlfHa17pLH1tfA5HcjM5EdHKK5T+EO+1/I7nbYq35W6nhzrI+twLHhwlz0XR0/3WBOT2OPUzpp4v2iFDdiFidbd/lLa78eUXyrLfYkTVcKGiUKufkaUAVVkOXxXKgdr03RpBsUVRXHGoHmUZU+RR5YoxuXqLd79L2mvSFDhnzmOqbFM/BwRhkzsJFGHyLjfNwnsf8mwJ+gD86oSaWAyZZNBhMn3HlIQ2Tc90D6PHaOblLA2ZZGUO9fB1+7gVp8d61IqzwlMBvUG4c5J5SzIjJiulc8tJjNa60aEiU5pliH4kjzuk4PZRcIuXi26oWQjU2AuyVuCTsW4lzQybw1IfDiNZPGntZlCfzSOUVFJ+eMDz/aDopDzq39ani2fFZpfmhS6UWw9SCvtANl1eoMydImmaoTIbwDyRUV/8tyhLa0A2mEADsJXPH/KmS5iAwnOubnuZUwxHQGIo/gaDNlQrIeS/23FuVZAMyYgGUpmoidVEx4HogLA+304uA1X8/2gjYTOIpS2fZsGhwu0k38foLlrFGhtW49OTS8o1B7jIH+BrR1gTr0dPZYwJOdj+LamJ6xIR74Fj6MtFhsYzgyMtqKtRWbFJP4w+2Xan7PzLUFgItDWBF0ACq7dGlQ8jgeB+DbLZxTuVVL+C2CyEieRAntE0p5XcJrIG/KyFIAfQsFjvAKN3936cwKaUu2dVfdYYQwzUjJy1Wj4Rh2AOHvQ73UrEgERveWBgi0kRhC75J6FEdjCfHIruiDswlpWhFgL/+8x9wIdu9MsO5omsHL4+XOLShXle/xeylB5kF3XzCt1zc5RDJy2P1V7SRAZR1sxvf978dtpx36Y8BMvVBVn+6DY8VrvdvtoU8v5ljkJhn6thPgy6ca+MlVIiC7YzWDK/cf1yMDRpghXpQHg3YSxEw6kRo2Av59V2MHnsU2T8cLfzKP7+a17KXyR8crNWVXS11iKANTyMGcNH0LdXzcgehGLL2tdn/vUN/wf59akYCDe5DLCYlBmrex2zBtnqv82LUp6wFE+Hbb7nNd0FmU1IkGpEyMCABhSStsaEpzCQLl1z4Tv93vD+qUbw+75pA4s1Ja09JPrQnQfvmyWBhLK4VJ1VY3lJnxUcAIT7dfA1lZjXI7u8CmQHpZ8dWiHu+IA8vQUb3NRtTwvWh4alyyvpX7u5jHgcpkNq7VH6u12MbKx39S077CpoEhqS/IL9lGtHqcnNBBNL3nVMUtNPWyid4rdHWm6aiiDVN0NnLF+aZevypZVtiesblNX16U/MQuTDp5KdKvuKV+iAwUrdD7icIxKF7bj6DnWoDd08oPk4SEExdzd6ZqtXxpscXQdZQQlmwfNoOIoLvYPi7Dv9k59O8gkLtpTXrWrS44B2246sirgEqxi4Mw4Mz33uXqjIcvUS2VYB6oSfFYOrfvYUeaObsOBybtVfxZ6K77RvWDUFSSXjoLL9z6ohO2ZOG/z5JWRJgismfY/iSXDnpngEbkJVM+W13FxndKBkSALNPEsWUWfD29zX6jrRfPrmLHNN/M8SXWrCR+07MV4SO7kV29GFz7EOLqIdPMn8fkqA38ARK+zx75xgfUoC7R8J20HbcldegnlnNVTNKea/BNOCAi7WciTjm76b/AD79DIDSGGbCQKChdMrm4r3gqEZBF5SgOxn/EqsqjSzZHK9zADuE3V1Bvu1z+d1eGf7YJyu4kiBC9GVYMUu/PGinx8fCoVjQmc0amVLeihlhl1JnarDGcA0F/Kjs5i+VMp3wu3RAfrEfroyZD65gUC2/yz06OeDfER07SYzyyDo3nxdPPtdkD+/QGfmVuvIhH67veYzQvhjnAIXVWh/Gqc4DXeD4iRd3WMQHpQ/82bbMvOmZpD4HAudzPl6JHpWMa/7ADrPpurKwt3avgW5pNNQRgsRusis9a3UU5DsrrFDX69E+S1PcL9bmZKPhBs4Udvj+zeQX7UrlIdZI5sqZSXzdN6yHJ7zak7IKe48eSM+3s/DC3+YmnoV3ofqbIsSmLCSBB5m9INpDa3kaK3ojhuVmm9Reo0OMfhpillwiomYRG8NXdQyut4IuEVDIW07ODKOCOZbPOl9vhJAOeDnDZYbR8lkLqq6PrSSUT2TW4TkyXPslhU7ymdHbEjugEFPMJF5tk8Df3xxzdWlgt9V5uoTEdi+qfSkMB+kZvbVesKGRBIX5bia569jR85CtYXuecQBflBsL2HtlZ5vq+wu2X/29czedqxIZHZot6j4ky1empvBX12CIZoGalEaOUyeyGw9iuKE5+2nzS9YN1BUX8TVDCa83qhXUfUhnPY6G9s4mU2lPcJ05ldMGqP1HeKPx26cI6T776D/9fAr8DjpLxFINfqMhm3lzyGQEE164v/khbKF1OniwOjyA6kwtED7N3jyV3kwEbnx9zM8WQuoC8t6TnOc5djhcXZ1pgKNLX7AjEuMYYwffD+RnLeqIP2f/lRTrpFQ62V8yPyCe8R4rp6xagWKm+XHabvB+NXMkWPMUsp6VHi5JFY1jsGM5Anftx3KO700dEG6Fl/Xkwu78zNv0jb6XWGRS5NFSwXX9TZlNGBBt46+okh9RxePe3ChZ6vdcz7xvLS5m0Fs5FGpeMlPu1OdnQSkFYL6ZAcE++VfMXPGhGgQemcIT/ACZJ6VjAvoLJ9klLcR6jd25r+zbPTxlU0ouvfTeuclUzd4oYHZ6aTgu8GXA/v5dgd4cZaNPEfWmKs/f+3FqEy97vMr9qEAKdSEfBjoHPn0iabvftLZmgaIEAS5DUxlnPu6tpuaYgY9sYqCRJ5T1dDrusq+7zbf3RqZm4Qo/D53rA2bs+LwClI/fVGpMIRtG4g19QXuUb79od+B7xKmc+aGcj4vlPGkH8Hgqrm7ITxjsG8ZMlJfEb3FNvFTLB/gd10gM+AmxrY2SakwlZ9qF4K5uG/AZBrtuwlC5fPdmf8ptRoF4xiMxx57/xmtPyCpEh/ewNIvMW1uJ/4lqGzb5TpxKu4qoqUvkxSkxT1014TOWrBdjHu4hi5JcVjmTwVrnfFEzFA/jyzpqXlgopZJLvga82yPYQGU4WNxtBq0wiTIGBRzGeL6Z+Af1fWtZ3pxqDKTUVDI3PY5ZrK01j5fnVr87IqGaXL75y9EIYqIb1za8+jbKkaj/kd81MYlIRK1bvGkeNDJpLEUVjdyLpHZbYsT5hzDrDGUCuHvhtXWOChJdtFMS/Y2pldRGFkjOx/kBdRasxGx56oaidGgcfcxQqe5rRXfv2DNFMmIp5+NI603KbIlR0KNgK5/y3Gu277IAs1roUqPSsZRTlQfiwTgO+J1mzGVJvxYlQbq0ZUVnozin+ebd3FKrUAMVI/MnqO//iFl3Gr0wIsiIG1PIaWtRU0WRldZrLfL3H9AXUr7UR9a2OjFjFnBE/8qZzz+lkNpqtDTXDyoMqv1A25ErSpcjCdIy5eya6jRRKFjY9CntWpMdnPuVF302mzui33YulEgBC59lbNiPVtWupwm1h0l98aCShl9tUE4o2Qyx+ew8I4DIniDWjKxkaHHcpH20vz8egNTeZ8Ec59hu41exuyxTNJ32XjE483kdVbnVG6ERleiOfa2kReCZ3cKP0SZ6mJJsbi1xzH48YSPYJ5119udn3LskuM0h/jcu52OflSn3P2k8mWS0iffUktotwt6HtS6xSyGjxXvLWI1dw0DHa5c6sAhPUYYRzt4KU/7qHfbQOGQVb4kQE5nT58RtHAzKFudh6Z5bVS2sVky0rPCxlDsFZAr1/F/FjKDquPUkIM0PX6K1PEeixsK+F03bLBrkyvhz27nL064yLBZavjIPEq7kH59DUKSq/gUkqQOXjdGidoyWjUeJzQeqfxtvrnwxzh3YRajnECQKXzZgBQgqvPHiJKAk5eOwPekJfYGeI62PmPhnuWiOddC4naAMEux2XldDmMbCz/YSqWZf00GCdTgK8dKMz0VphxPGv7z0SeXGgIkT8D4bgyRicR5sIPJy5VMpkol36qLrXeYdIfz084NzdMjz0/Y2pq07Xo8fa1mSYARVmFOQMZ4GItcWjDlU6gOhEIUQv02ufM5IljGFghd0iTEoZ4Lu9HWS77DkMn9+BC+7EA4isZ4oxlX3ZeW7CGYTK42OR/S81G5jjfFom8StA4Bgd6rKsOEXJqa7W+UR2ZWgCMlWw4JoVBBM5iAnHTmgHtWcas14KpqDPMKyzgknBvHz5O+UN9AADNr0gvo0AbNu166Bga5v2OeA+w9eiK6BKL4lNp0bHAppx6fd5s9gIx8VmmP8ra5UbJgUZKXKgcxlcNflAszS9+eE34zjPCdetofMUsKq4TXuYunTdBsuOsl/2aeZVe49nxsCT1xkyFgUvQof/JGMMr0q8DZio9Gl2AJMW41pgmBDfj2GTBwSyDo4HJc79ZMKe970uUMWcGDTOskFk89IJme5pHpyySN1x2EHFpV78CJgkQtASfiPq5PYdgnq0nCof0zIELn2hPvEHOs6HscKo+08tj5yg3OOVF4gGEYZj4s23f8VPAQACvEcGm18ckJz7pjZ6IcNpM3Y9ABhkX/hwrxD/0axu9kOcPV0MZMXGzjJ/alXYJOo39Vocu0uhwe2D0edJuZiFuWuAljG4Pf7r83x0BMkXWD2zJSsZ5fsv+O8jcYznc3Jap0E4eigpudb9r8bzIZ0BnGLOCoPLm4nFn4K6Z5ZYRofXAju1UJEU5yO44cTSrMhfgHmo+OURU9zC22GuYqqYR4WkfW4tQnXvC7XcaWLkhIG3kWZLAHS/EQj1+YCckJMx18MBl4qyaxEe1uW4KfzS70PtG6txsjqbaUqTWvk2yqmhQ6puvDG54FztFFk0/W42lqP46Fxogo45IFMDJ+pRwVDONsGdsKLcJEJ8pdMjm0bIsT8N4oW6fJzmcv49/MltrFqTcsYqxZ3wpNqCr9Zu0gusWUKJMef4VTKuZgLwEsGfqcMXhs85jqOp703hrFGf+ODNtT6ie7Nym4gvXbuJLNJXTy+qTwQFLFGJR8UV0XIMqvXB2waTM1GNocjVSVQToRRJqSzJurt2W5Xcha6MzoKGdqXywB7DpNCCuMpOs8ECfKzcNJ70ZVfZH6f+aOJbI4yvlMgbtTuKRJpQR93MfQxETC8UdAoUuzi2c3jIgtpr2H0K/rd3wrS98khZRK7w7sadwpo9c/zomfOj/P9WIcgoA1GlnNsIDtwDykbTh+JcWA/kOqogR/3OHNudusfhog2e0ZdJuoa92VJv7yOBjUaHz4IWbVBSEbL0Wsmcvw0uSMDJ43TdeOp9CmsB9J/sMDArSPQGWWNqKepiTJo6o3NW+4ma7iompv+ronJDm2WVEQqs2U6YaCtbn7seOruum/ce301jwZ+Spbsm6pbMeR46olZkOmixXkuijHFPLfAV0XnKeo8fnOKvFsffrdkm4gkLfv1+AxImXbN5h7paeBWkGI7ch2PiZnHwZVVlEfDs1pf9MYNx38eZtGEN1Tix5xhA43HrI0TZkp7k2p1esHeim8OxJHiJWDgLdw+6et7cSbn/iwCZ/UfjuwEp/wBOoTAI6X2p2+v0KN1uOPbLJNLHYqqM1qJlkOy0P2AXKy4aT2TJ9bkBTYJNXKzGW7Xa+Fpa+iQhhNN7WPg5JGOTGafifKbAR0O50opeEQg9NwVA3DSCM38+rJ5adpq93YQ2WMdCvI+lpHnuN9trKfNgvQXC8w2h8GHoK8mUQHxo55/BmnfG0/f8fmNVoJRJGSEwnqENY+KJoSQNSsSh5sbVQV0rQEZ9ewVEN3IcB3ohrw9Me2Re5Py+WrT6/dx5DAV5rGTmOdZ+lt7rXO5mK8R0g0l6oydg8V1cYJqMpD9Zww8hZLJ9eoEruDTAno+Rfpq7xl5bHd3FQiE7uJq0ulowrT+n2vtDUbVqg0Ye41fqpbjwmJW5Vy2G/d58ToxgOBsFWEXv7qHAP4P47EIaXPXVG+8cPNzaBFI8cQYBxIMOgNK1ZXQeU5K+jVxJdD3NP9bkNyLJuK5hSytRVKfnfHvoOSfsy4aEds8UPN9cAEsxqc+Fc5PLv6XmirQ6fLgTK+fgkniD9qLUWB7dLHk/W62/g7bO4CQMQlWtQmgM2o2Ekd3VL/aej58nWWBVM8zVCjtzl6fX7PUYf56k0nD83ibgylFbq0D0QL8PKCQQqOkzaau8f7C7dhXl13u3Jvljx2KTSxk6SKDlbzFn/a00J2mUFNMxqXnR915koJUcjYngjhhVtaPN6E6HeU7DdgUzrL67KkV6Hs+/WrlgmR7yxvuZ8g0m/lPfbTUaIj9iMlI/C4R53ms3DFT8jMstYLTvIP3l1QppOP8/0oTvzk7b5ED330taNhQXWTTWzKf+dMK4CzSzsq8zkZW8W+ZkMeOnQwWwtnXv0c+JBfpqFmcph+KcHWynDTD6VpGO82ns4JV4E4iVEudqPJ4Deb6bnjxLihZ5znYOTuBBKj6Nqv7grGi837Snr7VH3C6uy6vjRb3xsyE12FfTgVk7KKB4AXfuyZqAAiOH6jqpW3BPMKPLkmIKSC1HQ2T+T8MAu1zrSZqaHxe4J/xigfUT2oCOlK7hYprvlX2hoYZoHE764YF4aLiMMt0VDUqJJGQv5N5Jq8KfVLhbQgK02rTPcxbUTr1SrK5xTPhOe9ROpMYLYn2JMJuJVBpNxon3Eh1RbwT2hPLd/fbo/s0nPssguGJK1fXG3Iv9V/FXHz4FxfVVlPHa6UL2xottnnxglWndlhuSSIjGRg2cNN0YlCeu7LLgyCkdTKOKQ9n4HS52sXGDTU8sqIFk0Yb4oIAxgprtKs7Iwh0S++Y0CpiF1Xvp5URru/upbmZatqae2Pc2KEIEjtZwPfrOGl3WhQXunoFa7Yu2kJN27/TtMPvzl3SAL+YHayaWVit8PpMahwtdSMZTNOaawtzmbD7W26AjO84wW56wTBDpz0slEJmOEnzuo++q2YXRhzveGgsY7+Lxn0JebmB2wi5tXOL/1y4yFHTcUeE7DcvQSyJs/yClPZQ4jCpVAcUe4LEmUKYXFhUJ3d1mfQLMklHiairdH1bGKdfbz98rl2IW5Dk7I6rxmmuBytXu7vFVa+uagbD+toia8Kwx4StTQlaNxm7AtFNU7JSJHzKqpwzeLIKCndTZ6B4f6V4N1SFLZy/hGleX6z/K73dBOBc7xHIzXup7uYlYNTzXG7cygErlEjtKSVq6lFp9uducwhUGNBjc1LAx4BTWSGJ/zdJEOhLemn/mTWiVHZsbxz4QeEJaQwQD7KNZLm1Mndy6J0FgX/fkwNyPz8tgH1zrFVXJr8uOKbROuj24uJSBPR68Zlsdh55hqA5yndubYfpyYzb3TicsakqjYPb7in5+LDKJQ/vj79iMrjLkLQCokLZ2BaqVf4eMUBV2sTqxIcRWYdCbj4bW9yMvIuoS6FnqvBPq9ELMrTYtsFnkgtsp7B3tsWFRPhcHHrA2SK6af77E+3qt0qC1EpEVPXBihoxOnUmb4c4cNCxid+1tZSpbRD4y6y0c8FIUVz50/m//Nnny4b8iLmBAN5mhEr/ABncnho6GVh0Q1hVPYSwfVAJJsTMAQTTXC90lnJwXoHljc4kmH6cZ1WBGyrdLJjVKWHrEe+0ByJN5EczVg2BnYQroVSOz3foC/613RtdC9dBrR+XHLqVHwYj+g/VTJoBAZn5MMe03faxzZbnq5p9Qyo1mQgmIDWJ3iRi0w8QQ9dvPz9luF2F3E5nKypxqieo6vPx7x//fUqAjH8h4FRiWiFuRGq0i7won9s5bGLuBpCBSc2zFxCrzpXsLHstmIpPqyER7SQ109SiJeCYXDSNv053EyxMbkI6WNvEB5o+5GdOcw2213T6hgqE/ZVdZfiP2js/3dKmYT7rkPiXcUaX+knz5DijGbnJaw6Ze4DWah3OKze0Q5CofUkGJmV33TPD0KxYXUibey+JuxOIEMy0A+1F/a/sxnmGhQ0EJBwvgSM1yavQzhOEVIohdfsr+LzTBy0ECtLE/FrkytEHgCskinzHoMEM/W18DDmrfVQknRaRugjvFE142wwx986iV0OYHDTpwZdwpDihp3eRzaqoxERheVuh3s9t2q+Y18sPoJXTc8QU7BsBmFNUaWoRczBcT11KfVTdWyzC3tOObK1GA56Sz9AtFyIvoEU1+LiR4pWWa5k0VuFakCwrof21QlrUsnfBVl1hhPDQCIUEJwmd2+du6R4x+il7WirGxNAt9CssQfR7uqfpLZlPSlGs2x3dD2erUmmmchAEnRZOd1Uwip7AZeI+rhaPmMoPL9X0Cn+Sh0bFyDLWv/JzfSaVdVOU/sDGz19hn1zvxWoC89fNv5pI3QHnlCKChusLxNCtoDphYlXsYqVq3/jjSlVYzOEd5PGjMQXfT2byduLYp8HXb5+67A71ls8RdYGUg1rjdiiKIFCYIekqXrOpW9RacDpzbUJO7bdrxgXHvuMjvzWlTkHiNpWAWkzsJLs+Fy0FK4N4WIx3F928IEOUt+jw1zvWfVf5KZv4WnXmIFvEhMWRQO8SG7cof4ctK6GnDm791dKCSFW7kvTMtxlUhyG/CRrDhyuTNtX/+8tH60mFjy9IRr8KjG3MRqX+EPeIBc7pqBN7JR9+MrPXMqbbS4LM2c1nnkl2dC+CYmjBoLlWDq8S+VnCGksCDRJCIXzjMdWaL8X8FvxvjyeuzWMMzE4Z04EbnkOrhJUl4oIvRf2fhyCjDmSj9aWKsMwz+0nIgZFjc+rUy7g23U6bDOU0G0XyArgxYh5CvVn4+JDplkL8dwAjwk0RA7tT3dfShyHE3KT0BgFnj5tPdsdlpVfiIpzRc7wnUCBULV2XCEbIkoiDM2wEbupD6PQm7IrU70ZV4G+/WrjTjtACDoe0ajww7Af9+RmB5iqq5d/BBPI+sCeq9ekuhUBHLFqepYOsX+xOUZ2WDPAZVVpgHRx1HI/ZWA3N2g2fzaxwPoV61wfpYmBX1wpbFufdcH5+k31mj8pZx9gjckrxwNo1WQuGwc8e9HZl7Ye24nc4Oy22QPpqvqRBg9kDc9RRT4Fr7G2YguOHG1PRgxJKCH1VbC4vfZohFacelUaAJCOM3a+lUGOjIQbkbgWwEsco24q47eutRmt6gEbhh0XWBJXPBMS5+skx3aOiioUADTP9T8fKsGMJrZI0XzG4ay/FrSTFnIs5BZ+1nOQUW0AmwXgDkAUoLzrG1BhDiCScue/wuaJLvBBQgIVWH7vUVjlDf2S9PhJ3HAFMdzRcQrhK1oEe9jplAI5rsFiqYAa/rDiXYCm2MR/ZEh+U6/6p+l+tfb38ZoUeEiNcivHN27wSw/GTQOSfDB+yp4WTjV99rOZtMaPcIeNPqNbNm+U2vrHNSJlY18PpKxu8wohWHTVdw0ffeacNU/gJUZeWjuTkFwj+i97pBhIQmqccuf4c5WjXCrsAkRAROjwI3l2FzYy7oTSkw4z/HDWVyuhbRihM7b+aCjIz93JjjfOonELkYeF5pw++lYOdFN4Q9sl/c/nhfEuIjcr2yTd6eVs/FL7CSWPM4B3Qujke26n1cgpg6VL0mwXhQ832dUzCYpc0htZ/utIuWtXEbavmNu42g5rKHxazzvXgVta0311xVTkuFmp/1Ly4A+2kB6futLUh4ZA0VFEjZ9zwWRH3khLETTSbX0RPQq5OZP4aINer6ytCWCjFVckqhGB/sAOtoiSCbyGe44B+SsZX0CGniuVXHIHsOTxgWo9TWgmitE489MxfMq1Gfbmzp7MxOpQH7P6gGlGjSahAtPaDVlZRERbxaWPO2cDT9vkFL2sETASqPOd5dhoOeEUfyy4EqzpS0ewKUMbCE3VuaM3c4iuZYmRLDjeRrWKNmTKStovJLceizTEisgcACoGjgesDECdxtBh0jcrXFPhLsT15cW2FR0L+IcOSexbLvDa3lBXkctLfLHD2U0Fwieq4pycVtfbn7eRDEq6NfFGDHiQRQmLteegOR7tKiaAH0DdrFg8oKRCzIEtYDTuO7bss17CYBCgmpOP43v7RtDppXmOWRIJAPrGSfIL9BsORmSQ4PcEKQJBoSg/u379NkR4SSNB7MAEYN1p9ptg4j/CCve0pBCUekFwtUqjC6/Y29P9chJny0IhjA3AF4Jifl+kgwPwY1DIYJgJ9D8GrenE/MLz4wgOdpy+7WzpPsjw48Xu2NFCoGj3ck3W9/nYrlqL0T1rAzR3+Nyai5js90R7yJGUt85MPVP4DR0ok6uk+oYoVvEIDdYw+ipPLHnyyWjzYD4lNaexs8DMFgJcbGRBYd2mk1PvM4/BqZyARX8rZ7oBs6IRckutciB6ohCiMoc5zriOGDsWC3dwXFb7mR8LAXXlkodGOlgLHI/NSdxEbPsma/gPPicTkCN4R+3siORB+jlA+AMIfRWHlIyKtcENsx4Pq4pWxh1zPDeiMYTNwZsoGRxhVDgDJgLvjjnAH4x2OW09+ofzr7n0SmxiqIhDWRGxYz6lwRSw/vdFYIvZAutPIE2KqEkpZffmgJTYr1+U0f577jH0hqTijKAzzIFjR3dtWiHyrorRGa77xLU7NjYZqFREiqD8ZXoZbKz1BCelDdnq43lQfZcxAfMCnGSkeVIgXxU+ojcInaQinCel3GK1SntaKCyMvP2Xb+iE1iPSsq3UQfX9hlZMuJBbCFFWA0R4g/Zk9DCRfWkkI4dB1P1MZN06bXEcz6luQda5xjro+/cCW3zf0kQ1EEG+FB8XwF9xsOQaJssXO4BvAH3AywcWmFzrEjX1uQD7k7x3j5fTNb5dOEvZiqaqqxb5/Bp/SYe8uqPaidVCUVO2JVfySlNXVJHuYiQXEz0h/jlRzRfqUk6QNyYLxuL54RqJ4UkjuQ8SBAEg+HfSFHtygxRRC192cbkoViBN8mEsUtRqb49JCv5ZHEVJmCIDol+F3T9lni6GhJdVnuw1q3gqG7nRNLerYdYmrhRrn/Rde7NNTfCSBvgys9wdYJxG714E2cMYVgoX0GGnFuunzgo1SGAXt63BJbIUvirnlEpFUTCFRblVHWoW81vaotDg3yNTnkPIKZNWv9L0Z0IAfVTwNaZEXhct6ofPOM6DVdcziACOrB3MJzGosXa9IlWs4a4w+2wbgxzgHjfNjEOmJMAFe5Qs/asbyzQYdK/GP1M8L1b8y4OkAAYVxYmTx7VnTkYBrhBSEGaIGGcmORKKzyIfDqIwMXVBcigWDTdN5MxbYmGsdqr9P0btuPTp7lhQLpFHuU9Ytl+lTklLJS7tBvDnDdfiPjbewE5jyYEpEqKUHIFZOkpOf/nUpYqnbKYg4pfYZYR3ZqIvlpDtGEI57IUDtwatLmDB7EDX2P0gFzCm4RHXn9GiCSExx0wXTYyM7c1j6ff4GAy8JTTHbggHNtkRYdFd6q5DH7Gp+uSeBncDcIUfb9HUwRjZg4qwLKLJA9DRKi3mrGG1yoPLvzIjqmTr2zh42FT7tOA0jQJLDMO6quPmpKY0LMxN/5iHFwZRuyVCZ07ksj5nWWXdKndDMh70K3oIq4oA8eLGYP97LQ4D/DRZy11X5g4g3D1tCdysHQyzqIgLeNG/FvbPFtqENp1DHVEoeH+k2oEyyMNAPRF+vwQKTn880uqhXGDFLCEfcY8xEbwZs0/4tua4wjTgZj62v9dUVsryw9/Hywnk9QYldsvx6kb+EO8U9R3PHRSnQzK1+fDhQ3J9/QT4lp1jtwWO0t/VjeZHaG+7WMatgxPPowETBNMBlTLak9xuTeN9hLShEtiBnBeN6kHhM8292uLz29ex9LwP9i2n86NWQXGLZCw3ts/WU/gr/O8y3uPV3zmFsi9EVsFGWOEOUO0Wj6g4zUuWtba9WxQzZEhW9o9XADFbw6UV/2qnZWn5gobM6BlUpCjr/F+qmu6lZp6T3S+F8n+c4d/9qZ5TTXIbIgXMxTvwQIDzGaOtsKATSLM6ib9uwpfY5xNjPK/XNOfHDhxppG9fJ8HCPyMnga93zsxEhzWZ4ER3M8crxERybxu3s8NKIh/mKZDMugevfxB0e7tFzKJajYhrqVBXoW+NGWkfxtlSmYgarYMStTs4mGLusv5aKYLEJ2WSm27jdGGDShSJvARL4Z/3yuz+TUAbSeAbhrOSkLiP6AO3E3HUZPd9cv//OI3mzk2EPJB+umkfvQ0My8CdgNJz0iFyv4HYlnb16FM/4P0QmywXbaR8bPlGLAw3izrRm0ut5z1vyB6gfUnpFSWW42nvVigueE8R/czI6r+TV+oKGWHLeyUo+eEyoMNVABcCH+j6Vaeve0CX2VyB9rwgZ/u5kcttwc/AXkgOKbYYJZXnB4Z5BeS35Ss3IELua+w+Nn5vUIWkCWfZJuTMm38YR+FXGljZeWEEtGACGwGXJNF/FPJGyCQYg8OEjETUjb+Gg7UAYqiAIDsugXk2Ka+doRxm9x+aUImvP790MWo+bWJmvL5bUtqKRLM41UMa98My8hYZlfS5wW54XN0gjdqGwhbDiOXiIA6ZiWMlvqJwA2lNr2pmKd4CuNHAl99d9VCbkhSUrhHuOU50y42RfZL32gsSYXhAN80nt55HPtSYO5UoiN+QELnz6oL4yjqhYEsHtqfbuZvnj63kkiDe4UHwKsPWYmJSElsHLjI/edH23GIURvNL9zcyTJsObPtj2aG589jf3bw8esTyWLLBfF/WSEB9QC9bRsl/K201mGoWYCkzsv6nYNbECsKU+KO12/oAbfJ4EzlDO2F9rsSNyKJVhYWIi4VhGnu75tZ6Q/4quuKRdwm9tDsRlQR76gz0bL6bCf241cEBzxz48G+yB+XWTZNGhG6YQMWptdpJ/RkIOkFcjOPE586eu0cG1rh0BF+zCeUnbzWgmfBKXd6I5DdnOvMTzUDRzqtL6wQOhgCH9PJJtRNfOQhW31wpn82VHopJvycrbhCp8/lbgquNN4SoOn4nuwCd8uBrVGBk3NaCSmTqkC8cJEE8CQAtz3jlmHy29ll7dHykDtXeySvIqlC316jnc19B8js1s+8JkKVrfW6tRf+/fDIbw2hVGmsRg1ZxMuw7QqVxxpPCfmUjjc0pA42ykD+QRRt+26a0IdTiDoY/pfQYVa2aFa2UQA0709UiZ6nl518qSvikHiZZ6yyhhBJ1gx+D6yDJ2WXBNhvjxHcGtWtkxwRH291atEyhtelkIfAWpDDJb2bZj//28O9PGC31nePZWaGViIbwAuPZzLMumBv21yuxBpSabkc6bmcToVSDwtSPTrXwzTXiu7gVte5uUkVJPqKUir2qVMRAwG3axMK2FUfOjxu+dHl6HRAaRcCMtxdRazxtPwb7SoRsurQGE8hAWsewB9KrCmKDJh8XGLO+bOknK4bS6zDbtXIPmBnv4g6uVZFYywvldTIZu9YY8/2DuRuV9Kpi88QulXqAeTQEX9Ho+4J7XB3vuI46qZZQHuGY2hmh0GRo57YL5VJ50vaZP+nYo/0MipS4vRgYoDV/Ig5qF25Hu54zc0eZ0NVh7LCvgX24phQsvjc8YW2tBKM3dGRiyATKyLXCM1NQnNfxBoDxISox6y12SYc0MOwKOcN1PA4Ey8L3NsUqGMwU1+yRwfqx8CrLe+ejTNLRe0Knq9X8aE0jb021FRNpsbTke7D3R3IXBEHICCRqfjr5ZW6rgsmnkdQjz4Pzrg4Uydb42Il+bOiy+gRK1Qc23AXd7EAFujbb9Ef1kwzkQ5/es6Tobtq7guMHKz5jILKMWwKxqKysd3M6slEGbzWjmn1CTD7cqF/iPAiufSHnH2Ii+UnUYGPMIh0kMo8bzivKGxefOXmFpH/Sgqwo8JaOTJnELSOpGGEV/73z9hhrFE5A4SNP7Gr+qppxAKErMG5jPvfiWy8O2kUZqtfo644C4wqaul3B1SonQpgTQGkundNTaIajIAUII52FAqeQRwU79JBqAVmGb6ka/7ZSfpB+z/E8xb0EqpvjAqoHp8ABprfFtGZY3IkqW6u9qbDcuhe1JGLLdkk8Z601wkFQonJIN+qMzxemh7jI96TNDDjJIG/FXum1W9fbPeOeRwEQZnvaXft4mjw7SUWpV9KlP+8n21g6FT+Ay7j9oWhvILZ9IYqWvkVz3Du6OBCcM189ugtMKivgfB7uu7hbtXmbW0yDGcgWVmaDU1dbYxi312m7zaqdtaluAKyWPAuC3hmPzvP4m0O74YFi05/ri7FkgqrDe6hejTidJwLtQsFeyFvSHDFC7v01ggax2MURwTvFVk3Ct6F3sDhEofve9CxUhpBTfSdHBBC/0r3eEeX2XpWsazBBjdGRwAi2GWjRej/R44ItXk6JFCacdVQ4pO1EFLYgXW7raI8ipgoKz1cNgwtyrhqBV2fxnOXRQpht9B27xc6Zf3Q1qpeNIDP4mRV3A67ifGv+m2UHpQ0e84wtPNMQAzLtTLIR80/+XKna4yZw0tXbIAcdsBz2zLKKGhmBi5p8xzmH8Hp6PwSOJOhEmAhUa33ZT7hYTWhw9Uq85qhym1YqkPHLMHlh/WYDlFdZ6yr7uHTpmDHQXrlJhmfm6OHOsRY9rH4A30IEo/+sk0LPBQ5ZqRjqG1HQ2MdJ40pLjCP+OdqVYgfddmAsZkbZP/bSaeI94ARVStmktwNWDXADKOt4OV2jct2lkWypCoHQMwoPoEO+37Ei3llGvOSt29y/6Ld0pVJyoA1mHXnhT6Jb3crM7X1xm4QSklViYRCwXPv8KZppiStZV1p1K9mdtHfhIEWXMJVYCY3wVp1kBJIuzgV0Zm/L8eg1UGS0OZwsJxKHzttQCxQAMluUxayq+CSBe6kn465qynAgCE1T6vajflb26wKzCGgJoCXpnjzVMF5cxxF2pmYxvyYN9TcK7vqrpAfT5Pp3hiS1fN/6Xf0LjH/o2FvENBBNeRzuS0MIKl3eQ38lufw6AIll6M/8RbTaimRiz12dbKISlz/n8HUXj2U+C5upHYyLQ12nayd/d56qIM3QcyjtHhq6y5LXnfNUN/fuDCWo9ngqjymzpYf5vXLJKYIkZQ4K/RWeO/1vRP34FrNOmNPJ1rBBDjBvM0BYgFhxK0fmMgEru4EHfeDdbfTaedSx3A1asyfygkXr/MD/OokScwsjv06QpS9WYW67ub5MsuagMbCd2Idpnm7WvHm8PEGHIAcMJmZYQsKMNDOmbBkCR6xVw+pksokdXvTkKL6LXPsIRQ6Q8eW8sKNuFkeMTq8odhMlBqrQ5m62ly2hzh762N4NZGY3X529Twq734Q5c+YjProGg9QvyfBnFZPW8kHNpvwV3c0wHs5N3TWHV5+x2ZSrXOc031KAbKU/7K6sImUFs1rol/HbWu7eZZsyAug9D8zoGaZMkOKk++EYxXG89w0+EMJI1eK4YNxbLk0Ach71Pq4WjVIN2APT7rsVPPeeLhI3ZwK/wl90t9E4rMpHWt1/YdaaMvCqxe1gJvK2ckKB6Xh25n9J5k8FMGykv630vVcYo+Ra0j6a8+FhihHbIhp7qak528jxP2Ww205MGcb12Q9h1UCh5UItFC9IwmwDdWVTFU0mzWf3zjmLgz6VVTqbOjAxqkCe3OFeseKTY5WmEqBRbCgx/5HiUiQjzDvAL06J9NzFL2JVgqZDZPDFp5/1NcTV3Zc2WXZJ70/HqqsxKBdN/FwuBx8LGjHVRzkgrArMFgQlleSUeUbtBIpeoWcmbxeagnHsNB1fTwvu8dZ/r9lnOYfXaQdnrDgST/fKoMcDm1aNm2k54cBhYy6726CXGIIBalTgqihTMGNHU/gMR05qKJMSDiXaPMgLd9DbfwBFnRDIrXpN3VWe4aHH/lW2JBAwohjPHFy6QHZz3dkNPW8lTeruAkewR6stIjkk5/Ah4jw5WI2ytCkKJHKl3Dt67cFwAadPXJV5qjMPj1Yyic5jKVDdOT3+4r2Y5PenJlw6aziXEdjwrDE8v6XjwFwqpcx47cXiVerpORnd2PROuct52wnfdvC6loS6KhSLXmizjvifUDEhzqOQb5ZDscmUfp/rRqlMBXnvsDqYY3tDdndnw2MsKH5vTeP+lwldXi+c7tA7iFe1b8uDRJ1iIS5TF+Jf4c3GRW6dQ+WtiWLljD8p+AHmIvmBc8yVZoxQgUo85UeTiSUgHE2Qh7q4mPuKLTD8zs1ShVJWyMj/Nzo6LUUlAJhEAMEDk3yFZj7ruT6LSu1fcMIJgOzn+vbudk2nGJc2tSv46AmOpBsjpkmhFN9yIeUyjzhXDCJZSDRmn/jNbR2RHHhfBVAfggXWAHLeVP3cEa/8YpQi+0/e3UfD2ro3gtSX+uY1VO/8x1uzzMxhP0qvlxbTK00lttwKAVepI2p2Gv+GEd5sPpKP9c+F8EohNWQjSB/UnjOdZcM4Kry7FQ+CA2hfoN/Ajf0E+D9GhfVo2W96V24UFHQ/G7DC1WSHrAM/3AHoj4sQurBD1vmvHXBq6ICjztWUE7RmENdzZNw0GoYxQVzpCn1rn7sXODE8ayWARpjvfjfmkmIkpttUltSvNXi697eiw1h0znRwV2bY56vgZIoy8YquAM+VVLESQlrzRodShP36bbCbJNmN0bkZ/os7bQR2kowaZ6tSQdVAr64op497njAVxp8H1y7fwQEX8jLE56w73sDI21ViAJBACp/gclo03mBYQghtrvBrp0nnbrks770M0T6tTrQBdhUAT7cIl7GzgMEi77RFNUZSibodZY0qyD3+l/Pd1Ba7Gp26NkRbATtJZHziViYkGlExF6UhO6gyCU3AMDpIf5LBFIUoktYay2TAkxzQCUvbIwT/+FjsSWoHHE1M38GiiZTYDzJIjlBgK2VJpPwd+wAtkyQF96+j/e1OHeaMAWEABoAAqj0A9Q+1OwsA1+ttRhq4UFUR5cx9h+VSpQOe5kNR7skJyEAMHVrZlOqnXEBSdBK8UoItW9ERb3xeUiXS5HVlXpbZmAu3NhAn0IBu8JtfchodIfekgKmHJVGkuZIBbNmcQCm0mrg3t8R5p66GirqK8dSwmRuDgvsim3i4Z3nPPS7Xr3Hq7MeQ07/sNkEbU6vq7/0pJ7aEumMa/XG2TYjtxdJxC09Sl6a+Y5k/9svzcJ7hdRHUGZypzUEI1w3Sth0Lzw6sg0iZIlGhL1dxHHT+0z7BwcdU85lSBVoDAu3C7Tm1gqUQHtSsJvDnqPOzjLnynxmAEIvZPA241fcVbfidW84FX/SnH8Ti+46pKDcFhH2V4Izaqs4gtwAKzuunW+qcmEZbsRQ2ZEPPNqc9d5CJFUV5dky+q1qq02likb+eBWyyIdCnCStE85RmwxwDJyE7lfLzSJ/H0c3Xru9d5QWJ7qT3eoAjeTD0kA6Yj9Wus6fQMZ3y7BBsLjMcraQrAzGSuvRdE1CFutN/e9I7opb0kMxmndM5Br9SfzIdGggQ2eAYV6IzSETLZHKXm2QSgGk1At1jq3n9g/clZDEiuBxnSHXmr34eanVMFQLGkgW5JtHA9MOwVaBJjQEBDcjk4hSCZkMdkAi76ej17GTQJPI5qfZgXm2ajTprNPQKe+gJuvX+R2VIuS6IiUJ2B9Vvf8lMmV7OdWEvpS8snp+7P0f0YYRr+Cbmr2C/sW7R9UvfF7kZM3H+tqWp4bQfn8jppSPwPG7gokwcwgYQAbIlkBKwuUffb9ADslbdQJ4rN3AGnvUr1fxIXgEipJWz5mNRlA7gdVLIR0hhDLXs3J4zwZSEhv56j9n7U9391Q3+jgiM0mH1RQ/xMaM0rSFY0YQ0OstKqwbcT0yNRjbGwHqIwSZWw0SY6s2u32/70Jx4+5NdU1oAbir+TgXwFaawquLxPCrsrEoqdpVKcPRBVuqNdJqJi0R/9vfLUfrSTvmf5juEIvqQDoKKnJNSxCzJkLKZdYrFhyLc3WDF3cEEnGttY5C1Wde1rqTOGyT+smWw+E4KrNTNmLozmFYZdXb/eisMN4kqqYD1IxSyXzUMDG7wwnD4M7gYTwa1Py7XbvwrMrYauSu5wyMPxhxFPJY5qIFijllb2Tms4UsecXsyFWvo3gkxkFFbezqKZnFmWVsm/NHD9yjU/zSJGLiMqhNLLftVCGncBXXPM4I55WW4x6LFhVbF9HoPmOzK9fLo1oF2XXHMW99B6ojjSQpiveZ/9oGW2JzrCYKxGBcqCwLin3IZdLMto5pqRGF3MviEXf3As5Zq+AnhdAEOODVVm3aDcT4J7VH4J7PTIlAeOED5x7AjX91zq51aCDD4HOQcnf8Zl2h60X2Y0AmzNj+dg1fPCBRRNbB9Agtyfo36mrlighnxb3Q1fp0OT6inyUo6j6FOtO6Cin84+U3G3Ap0/nbr7w5RGP9DaJingfHauuL8fXAxlL9j1Hw20N5yAQsPmuxNMGxp+Q9X6ruilIiXo3rWfXhf4TVSlcl2BIyB6ICuEuXz/SjkhswfDRJDCQDn5a4As9ZPoHdq9Jg96JojTJ1v6ud8fWx41wbIZLMmHwhihuQMBo+QuXVM9psdGC4fVaaomdMFzDmDAAPQOdA8lZm+jp+GU/X/PGGCuoHU3GPIw39I1AFTLbDiv+YSj7bT5QcDCNJd+PjmiXZAz/edIr9KvF6pXjsBuDkPZAroYC9RNkQJTpGVdm8CXnB7Yr5q0nbBsLFGt1HyDoFrZG8mPYMFDHOu7/DSCuhQPrLfaISkFHYtfiFmB8ahphmwhwqoz9Er5FdgDgYIhoQxP3wQ6y65FGpFv0EbCDBGwQtSscBuNA6yyXR6Ejv3ocfMMsbyhicn50oX8JB8rk/f91OcGeZ1Fn8eLBSf+TXSIqIp+bxX8w/45XsSmZhHwWqZMJ0GRsO55hvAdbyXWRaWjQlF1OAz6PepkhOYPOLQEDbagTYgwFmpEblYiQVnYQuQMiXHVnGPNGPk7l7Byb3LUfD1vK8rOc4ym6qDol9S28FZM6nl2ZwRJOpq4/jn1+v5HEkJz/tzNit9exbK1JygNGJzAXyrkYiZ0NlC/eUKACx5qJbyoef6u/RWt991mEMYqqZTnPe3SxjyDBZ0s2kLXcILsYOzPk9GVM8uzt1ScRPGgNuuVoHbw+dlfaN7pMPKS5F7z8d9qz6FVNs28UU2wYbXTpVUOt+8ap3xQVQFVXIO5m9Y2dPS/0fiqXCpwZkFhaeoyDgcN+3YxSWzIKTFkosEYBmHacudbV5PcWBCPCOJxdJc1cZfkJcEf5kROUsvukejUrNhZZmtG2G9hyzw79LSp1m6P6c9krPdSpfprOT/vktE//QGtY0iBDPBrc24CozqITnUrVu13cbhgsIdK5vzbmeGIf1l5IWqDnGKF2elCSCYm4pQAi8O8nCIPJIP/3I4D/fdNbomkVU8ZbG7CUZCETqgK4aivwyBtRJNZlUUOPRv1qfsz9uSR91zjQkvZvZMF7bMGppcSii0Vb58+Nah8MsgpOM4aFVSkszz4f4On/3/S9LInvop3poFCanwOPeoqx1LCEfoIO7E9WGFuxHpE2eGElWN0bmHVP+pRatYrddauIukWlNpl+X+3IG5njw7GP/u8WiDSBdKVk4AEOEtIbh0HD3MrgtPfSBgjemIj2G5FSBUPuMcPzKFKzCYTrFlJv5YMWd340OowSsVLcsAUEyEgtUnM2/VKO24GaQNBNK0ZskgiOXhZHForpmRvrrhprT7Wqepra4Zzdxw4YseqAapL/8TDWLQfrL5ZINhjhf88Svl41fuynnyT9eLbxGq8ZiE6tRBqtILnZMmI1I80j+r++ypf7Q4IVT9fbJMYRqXkCJ/NwWzU2XiKV80w52idTbEPbHYdFJR7V6mm4M4jc7raWXckgh5MoooIs8ikK2AVv3qxY44qKUY1Li8RMsetMvrCQY2xZa0S9CPfDbpusDMcsqbRqMAVZRiEPa1eB3gAbQCfKGH5r6EO8a6NHHmLDftttyhrpNfJlDE54fh/uRBe9rQjcMwNTCAUZezfw1h56zTzAyHtAxG6xsg5jMwkWEdtv6LItUnOLVkbOcakyUEsbIW39nj7z7++0VzvQOy/0jkHdzO4ijYu+/lTCz2MNGRpR8Sh28vjWqmNQEze9d148N7gv3b765Td3OJuo8JcwJ2GRehBLzeG+yWQyayb72qpWMA5bli/JFTC+00Ll0UT3SOsCIuPpNYNxp+PsIQwMCsSXqaRId7Iob/OF/p5K3nn5C2VvhpnVpL2r2fQ2/7eDdI9nvY4cpYd3yu34I52rIJL4QrxoydRXJY589Wo+MPYxDT6OA4gMmnRiR4IaNynLfUnGytkNa56tGfCAcDu86cuuNuiDKVfhQGy6BFyeXspeVp6Waai/h8sf5nFFUyqXrNcaFZg1BToCgkZsxrFTBTCLLJQ1FpLa7ZP93eNLhTtTY7+oVu/H8vtubf3bJN0HHU4XPbJxgSE5/BM3T0ntfGflEmOKFqozoWOgK5Var5drcZ9PQSgdm2WPustD0V5hIdW8R8TJZ0RgIjDlv4x8JGDLP1Q5RYudhXPPQorRnIXDGQphxyrv2MXRpZMXyxd4xutIvknOk8iXkI1ZUcJO/astTs1C1Kt0CgiervjEKvWzntwwSXHLoLt8tDPrFuhXossi6NWTpimeBM8GZS+J8hPQYZY1ZweaYjGyGQgX5CCQ0imz8xiyJoOj3Aeg2KoqkkbCQkXpv+7NX/kRB0kmGy5wDZrtdSNSdr4HNk+VKiMeLbL1imSx2QhhbOCJKUx4c40msBYy5u8JSvqpGvdW6sJBqbsLAtG4BTUWqX13jQ8VgbaeRJz5jtzNHNroGPXTLoiFpMcg59ZmUt0+WR+9ISLiGQ69BVBvNBwX7M6Tq+KJt4cZB+4FirtpsyRAbvvLZ5bAKccI5+9Fn3SI6aHfVixpF+8+fjULaNCIhseeu6MuIINrQC86hrk1qDuJc8G2O63hpHr8RPFzW0a+L2JKp60Qws5zfF3dfw9ti907tJ0p4cPHT3RvnbNyoa6lIUuYXY82SaFoCuEozzHYqFc4ESsFIaP/HI2UrCityxeJHXKzFFALj0bz9RlrXyGG184gnmPqYk8wnaWRMqpce7V6tUZJ1m/uCZHlRm5r3qMOmxu4/UMSUrd0J3tToLsBo86zDvyL80PnUB/PkFmSNlPCbpYVhPz5HlKLQVKFZfsIk3LzHfkCfS1guu0L/CFcUbMVXzpj2k78Mj88dtPYrKNBVSgc0IGntCFi0g7rNLtXt7HVvgvbMsxl0HFmdWvzpmxyctB7fa4dB/hM7uZTImZsY9048XgkbU72bvRYVRrskxjGi/eZzYJJaXjVW1v/Yg5qktGR1YrSHVMxbHMvnFVWlniSeagcxOgcAwqx3FxJdCmM+6va3g0RyLQTYdG16Zm75/eWRW5pHdBiwwpvxOUywtYjOgs0/VVQOEDo4OcRa/QLo3a20ctUgYHfdg8T6ycmc+rC/bKIjAw1jEec0aPUQfoqJvyunnmQFcT1xkNsM9rZi1v/++DQ5M3AMaKSsbfrDhBH2WNSSKLOK0JXW/1R6cMjjO6LlkIX/D8SQ12feHzvfA93+BfA7OCW8IXHhEsqQppI0jrglcS6NRBVFRzPE6X3s9abUXrv9EW/kJWM53C5fPUqx/aDe684DDiR8gM8+zlJQQUEXoicsS6/o7Dl+2nFVef5Oz+CotVmGDhtOn7zf6pYxxwPUJe4FmozzxdqWnrUYvhqSVzIJ9R+iCcuumOIccyZwFHxfNSNus8SK2bW2IEn1dt+d/2N8BuRn3d8SFyTf3emcsEjDXJXmtkyAhpcQYDZMxP0O9ei0NT6NhAJRXoMKA/Nb8EAi0KisaCa1tYDkGXS7L2+6MKxFg7/rsoJYZCZHgl2f+lf7ipVxcWw/zUQBoeTzGK2EM8yV5CRcpOyfHmUVKQ78HcU3flQtu1K2+U9fkqkqdE77vAXPt1CeFnur+WEn0fgefW8GFlsZmkt1bjETReIMmn8Mg6BeyJa798KJ3V90Zk6etqL44dYObJVSHv1h63mCaarcyvpMPFiGP3yl8uLGs2mbhsomOcwM5PHDYudxY+m+6MJ0PX7yuv9HgOKwHL40926XmTVfl8E/SDxxS/xqYoLYtotT8DjCrWDP3FW2CEuUGhS3VapW/B+rpG0+y049q4IPFjqxNpN/i3yas/KMPhDTtp5BAo/xo50Fyi7SbWDCH3wpkZEbmiIdcLubTdNcoQZY4rwdiMFdfvTgAVclzTMH+RUEr73zFP6M6TXG/T9lN8sEqj+d9aAgL0MjlWcL+7mNjDiLlsVBXd84m58N11b2Sm3waqHSQ28Tze/BRkW4h1W9SXhJMT73TlGAdQ6QtXcgXZs853wXE3SOYLKWhlDy8cy51uFZAdq2cxdxbdU2Jxg4ZzEdCrTmtKhlhYxggrGZTa0WAs1VwYM5XTYYBP0eMGY4XMnjOLM9/Dxe6jggqSySZlnIW41l+/2aI/RctN5Ij30cDKYskIBsz5U+dY4S+d1CpghO7eZrJXEcjuGmVPm5/9XA1JR3BmwAw34vWujm9Edun4VBPz57DR9IwzYEcBRh602TsPZu2bXlbHicTA6fBfcw4BM3HgsRBSQtgU3/7r/DEajEA+RksDwUI0P0jJ64+miFiSrprIvMl498764p7st9J+ybttGiLDqQkt6f29xucgt4oFSvYLTUh8rXb3Ywc6CQBfgChPlixF+DaX9WbuUGtx7TfHiiMZ9SRWA6dHhpEtxUxYIKzI4LmeVdQjwukydIWEZSfIjJuSb14ZCYiyEUIacqkTGNrkohNlITDgPv4IIdp4yKJhc3vEraKaa9LQRDmK8H4yLpA9uQiVa8erYEiIqsLjYRuQGFm7R8ICsRHjw3bYRI1OqEq6az2WOA3EGGCYuQweVH948tSGusVqi4Khei3K8CLoc/d2ausae69pPOo40VV4SaRaAs8NwyT4+FT4H5TJq8qwTtAi6aKMQ6TsuywCbph5MeTxHjxG8YvjaYrCXqgccN1uOriZLlOELh2C7AO/ZW3wo5YsTlUOB1iH2oPAwGEBe3PGTm91P0LU+py5oHZvfOcPsxTo5zujcZBLOSq+lIJdaNxkQAX/2f7TM4lk5mEEDsUv0OzgVncCOcAxNHiYW25BGpUo2T/w3OvqqTRUPZWpbMF2o4v9McMmlaGuJJWf4OyKfZNIjFyQarnvqaJT7dwttCNjfCfo8aCXimAp+G0m+nj+m4Rdg/IkDeRWpP2ZJqZ2igrnep+4zbLxj7H1xWGGoINf4NLxhCcThGJU6sAWta60fzZ+2PQs6jyJKXRXlvD/7pz9sIi4tCDve9I2A3LkAycSSaUHahVGT4q+ttoRp6jLjftlZIEgCEtYNBnkHd/ctJuKd6cMThPYkxXLz6pmRmDkSTDUs2T61v3uGU5za+/WWkqRypJkT9mVuImm2lA9pI5Qcp7DYD+UpRglLkIs2LR5DNydBL5xxqUdL28uMAoPb1ZV63B6Kr1ndnEEfaRIQqizo6deb4WltpabEazCPj9n5d8el+tnVkic4GvAfMt7vp89s4lWTx23PneJf+7P/jMp0neeiQmfwgtlLlNdfBu64NRrigvZEA6eGur39KverBoDbpdeI3+tonJmtAXjhl47Kwt7xTPyO5QyuUHL4IH1ZmrqpKtgl320nt2iNyGUvJlJQv2S03IIXVtMEHYEyMKaJ6AJgU9cw7gUWFEYdSAgHlxqAiDfyfOHKIaqT528yPM8jHNwbY9VbL+Y3afhmZC0dM2MqiPn1VDoiZz4GGug34/IB8ml2ZZLYEd0NsHZK7JvGBflghxKF6TVPeElGR0huj7UfUuT/WmlDeae0zdgZa1TwqJljY8JXftTPR2WfnzGmL2cOpFZsY8xR5rAaxObIInzwtd5FWT3LN+8cDs1B6f2/thNU7Xgp6JqHEqavHv25obzLHqAx+hB7Lf47E9ikYUxI7Po5E8WdahCNArZf9L31aO8xbvSIt8oFylhDQE5AEv9vUMttcb/DaWsGyHeuQVtABb8u45pj4EmyWRC65rI/bvBcHOWObSk6m/6uKuzN00qz+SgBqxeVQNNksRpEbYyj2qnw7jm94sFjOe6ZJv8txAcNRTPC7/1vEx5aUJIbaJ59OKY2htAsJR7lZ63HcPHkeLxhKq3hThgIZufh9b5n+JjK41XHWaaLHK+Wf7cNup6aFufIgRHKl0RldiMnAKk8Luqe2d3zNkyQFzEeYr/2+b9hyOTGlNjE1jxlwuD0NcjxIlMCFv/7MvmrVXBZkdtn3QkVuTcAGqQhlJN/AE7Oykxxk4/V21XKeJrCP0uICaOD+92uMXKSjEdoMngZ7qihj4h6AczRIFkKDXkHMVb8xEXT0N6MDCiSc9kiVwoKcmieN8RSEMEBiLFsJJgaZzkUOnRwBVZp6ooCXKVcHf53jPUsOB36DPG+ZHH5BduMA1UwFgFjafztVj6L30SnwIPs9U9KCRNgkthza3Ry7TSMaOjekDvK5pw+G6Wpdi+yldpMNzB7tRLCMFW7Od/9MCJmers4Bf4cp/YgJgY5L+1h/DM/we4LaQjZ9m++zVK5hbyPxYFwVRAECUmnsAQMjxy05k9qxAH4GwolgZw8QoHm3K23yEHFxt0aqfLhZFHlgci0LZDh3L2Qzb4lsXfCSzdeXlnQ5rHJEdgDvmmbbC4fngaSY3nUvns8g2ho0V1azD3mOd4TA9jQt24y7ERUbp2HoOFX/Sy7sEdFnau+1NnfR4NnCU4LJ4jzadLMmjzxHE9vZSGmnyvcL4lamfE+UH/Nf4TF1SmhBw2Dh1JS8x3+0mz/aPJitFCv3/tAhDc1ZQJLUUCWE2ZyGplCvMnqR6gocxlYfrqC42bttgAOBymMUzxTGvQ0xEkhLsqbGFXbuEkInrpK+LEjekkxuwDMv8AhAUPVBFOJenJlCo7Iuf0IY/+sjcEfqj1WRiINYL+QO+WHfbrP9eB7dCaeCyWggby9WKchPpWOQXTyQoPiszwrry62RmWrODtq6fJ0pUaXv32jWPXYCWgRvrv5Z5I6Njl5QNDB5MZz1dvqs3HMUMO60VSjrp05XuQu8UJ78Vn4UXwkl3KaJwwNrpXvgpNWXSVaUkEj8naZrC9RS5wD0aexz1BoPdrEUM9S6OeNmdVZxInjQWw2lMQKRydPV0VxcmXilT9rwQdwo0Z+Gp8qzes3Coe4TWQ/VzeZge8QBUDLMtqN1O6uQKm1W0Y4uSlMA1QlNOhBdYh6qGrMXIWdbyCkamLt+nZ/9c30WHUoHoOfS5qe0a51dlyn5jkyeFvm6wM0IrCKjt/nJe+UrG5cAFhW47EfleuOTbVzPJf05w5ONjWSW3WaIiKYJAUgEiipZj2BQbM338ReDPFg8Ky/Yp8PjULbxbquiyoUhcLcGs/XlBViiyeNTB6YoUwObBXXqtGgldQQ8MaTHSlOfL4RSIYI/BthxOhf7txO9zG6988ulC4UjRFTgLQEDkELNL3MHPM47ezJoeF4DWcXq7UTwzUQForxh1zJzMWbeDxrFicQddqx4P1uNx/nRXko4bm6eqZxQWRica50YcnnDUTcJeLSKP5bcKuVKwGKkPMVvtmRkga//Mlm+VFnVtPqkzumrXX6r4LuSw82SP7xwLm7kBmL3Rt7hiFa59w+MB1fyh2OSk3L8rmhq1/w3ao3QhLdhxwr6bTbep112/8WN7naHrwR7GFzh/bx/yaSREeCP8ykaBVfLh7ekav7mxu9SxEGUL0P+T7nR0UuoAXiYX7cFJt55J3FQzaKrMs1aKwbxHLRJ7k8+0Wf/n/wvZxoctJ6q3iAYd1YRjy0W+b4P6OLyVkIDQo1y1yIiFdBTelnusnrK+MdrApDGB8ho43esfMy5qtvHbFATYWGYEEVTarPmlFiIldeaKtnU0vSiA58Uccfe8yhqmnzqa1JpFxzDxA3MHJNDBL2YnB+cwofvYJbzNHR2PCnvdjhGkivJJRs7XJiPh7KPvpJ6eZJdDMoU4WJbHgN1QVHxi9YMqYhcV0Ax3wG0JDaPAwIvX3FijXR/27n7Vhko7NaZUL1SOkZYKEqGNSKL5eAaPsHQ59JJR5QclyTt37tfBZ2IXAgv9teZMNlSawWwMa5yOlDOm8b8ONTnIdDVs8ZSDbwoo09y961x0SJsjy4VDKr1RO/qS4EOZaMWz43F99YWCPGIxdgH6oJCMl+uIsRGhTHPKCy7zNM3CULBmOY+LBJ3buMO33sKvnPxABJ0LEtctoaLdqHQQD9FUgLUcoMB1V3C7COPrIZth9DaXs8UuVRvaGXJz5hbd4fi6z5vLjzkwjxGfuhNezMjP4t/4a1YrvSk+x0xnv60UVyqa2P0ad23jjVwzKve6D+HECaOuRtHY86Wx09o+k++l9OfEKtD9SdrWzXEcEnYz0RN+rS7I+2ll9hy01l3Q+PCXMGlOTOucnD9FnKmKIW+6bEeKqWoF1+MG1EqQ1HKWxWhNDEeye6n5mw44IE9cgFldKnRbJtgBtL4gfLEJTQ8gKcQ2EawBFIhA0mqi+eilbsDdOLMPPeGwqMnnM2MKybPveejmXS1c0XORiuAlgp1eLsTD+pjI8AHI3YDz1UFLEofyJhwmPfFLKPwtCyg5misYPPDQSSEbDWwieHBQmbPX05LUlpB5Hlpu9zAwEJGfDsRCeOFE9AGX4KNCg8KjqxAZA5yWqTvoPGh3Altl8Anuw/bMQdWcZVcvAu8EKU4hL8SjWKqrq1LuOQn2CtMPzoyYTkW2YuHLUfLf6B9E4vTriG6twQK+rVFNNheL4C7XXY7haS2rhifhBvOaUox1obptNhGeS6BYhsl/srIfQBtmRKaWXWShAkHd3RPJgvdIWA2o9QPhVY7zjQaf96QlEcpiBpuLODEbe+d0gu4aSWBvF31ABua5RyE7zmcQRTa4eV+H0CwTYRrgJy2oZTV5VL/+woIjX1Aeo0BH1NHzmX/mHKyinP4JjsaHaodqAEmUdoKqbxeRQ9OLcuztftd9no8OZisfy7KW+g8KgY36DiZ+KtdHeIfgAqScM9V/x4YRnmwCip2HKAfqUwmKHUdn4a4zqDwv+L0bkCuYF83QiZ/YxDWcO6eD3LwhTiuO2VGWz4b/Cdb3kawaV1Qic4Wa8VrmdG+FGzWXPtu+cFQNY7qW7pbMAqiWM0h2Fl/Qv0YMxqXJAUkLw8VEgGwC4Vt45ds8RqV2ZDszGse/7h4frg9DqJsoDuD0/8GedCGEpVITyp1fxmOWGl+a3X2nGoULLo9l0izMaPJJ+ARKfERgZYrhAPuRSbCR4qCXQQdqkPa5NxrWFt3JXMbCzc1U9zZ9HGnUq9Gz0PDWeBQb0jJsV6ILL3YkOFJe8g16bi6ZKzvoEZWtiGRym9/SfxQnif1eTTz4JzkgAY+h7g/4axu5yHiGwOKleCsrpkkmTW6AVyXb6Hdum21dDW7m1qfk9Jnoz22b+W3V4xwPoKgwoGkpNYBWWrrRHWHIQMtOwjV6aMbXuB55WihSLYFd0lY3UhTNyJDCOS9DL7wuljymU25pnq0UtikzvYN42sVQtcEGkNCqZ2weJvUHeHNsi/ECJgOcnNsL65PL1RL+iBn9DiimCb69rIK5b+vVLMyvLX8jaLoJ+nj11Jgp6nrZDPQcmjuoNjyAd2W5L1uRRe7MvmbJ17Lxff4+xNQUtkBGuczJ6rVpMycBbZhrad7dxpE9/bkezyFqX/+izQ6Hzhk5thM9dyjw8x7VfyVMuPYuqHF1v/l7ODTaVZ3Ou96vyX7IHYvg71D7ntSvxmny7VXa6aM02ioa+LLUKyAwaQsbi6ejzlC5A/Wzn9wYaGs64VWRQ1EAyB/waoQN87SZfgZZvDiD+qUTf1pec7CIUk6nnDfvXkFnq3Im8gvSmCOBeLHCrrj3NpYKR+NOgundQZf+WTkxaEjgp/GaWn/2K6SUE1hR1O5+sAROass8KJh7Drtlymu5nEcBPgHPy5+CQhDdcQuvjJvJIuCy5ac8IIgJmY96XucCBB6OxTuki6DyuPvidRPBnltKo5FYCfDAAaO3tO/V4ZA7M/Cg0tVl+oLdbyzyMKU77wa9Sd3qmp8/t3raAqM3tE8FUawvqxiB1CD5W3EWpL9JXK3F5NQ9/09XRyr9mTZ85PdbhypuHTU2m4HVS0Y1NXTxsfpx/emO6hwote+17zitA46Mi0KoQX2/Z3xSEReSqotMvg6EMeFYm4Jl36/qGrzS7Nbgr+7ZeHcc+Hn69pnzOnxP7O2YC2qNAdaD/dsKlR/U97kqYuS2crBPHMrVPvoOBp8vF7RIjeayIpNQsMWTqjbGIx/DyIXdfcnrXAL7ck4lEkg/iCCCqfZ/MAaYlXL7v53gvITLf5FN0vkAVgXUUL0O+W5tolt/GmA7/3MHIZ3L32Uh1k6fQRy6NHS9AQQB1jA3c4ENyOeSKMVhmEyG1KSGlXHBrEeZ5pjVNp9HmkiHjB+jGrnJke7aGX4iPTCMcpdsnIyvIlB8wgYeXLEDra3yTeTQXMnIToCUYDvE5tcTjC5TaCZeaCihkysTrLGjNqknG8TikB9O/EQKAmli2pI4CE5MkZsM6ADKMhD2sLMuqaBOP9F33rkydJoLdPy5Al3cH7lwQhkxUNfLlvU2lDOt0ky2ikfFVyAm7jJW+LGLoznakCMxahP8RFlZY/o3N1lox9JUdUkiWYfIjM87+WFJihlVgjz9gc6d02W/ESMBFPW1j5I4CNy8FM3PIPUWjuxvS8rrmXE8/vcUC6trBtmypJN0Uq10WmIBCmY668RD4vavwzlYwgSa0I3Tea3T78DOy0SQcTliuH7uM+r58Y9lhWtIGRX3KsM7AnUk7Ga9AwLRoSZqXinFSZM+6CZQfF7VhJco9YF1nTvXf0t6mvJFoVlcXUns62/3yFC/RlpbARPnZFv+2oV/gPHhS50B2Wn2mURc791Vpw35KZhEhgnTPOlhfxDAjiN2ygDJgBkVPQ5/2BlnH5UkwzBbtDTl5J8ulD/nD42uA5EYgU8Abgftt3TyJfbV81wt4MEdKTcWtHWwnFvHwsPCqEF0S8r8T2fTbjFljZY1Or+UMx44XW+8tgJ3xNS8PV/LaNQd+NgA5jf2fybFgYQJbB2XtdwlK63dnBlU4//ehOMH6XTWZXcX7Cxvth2UN0uD6+lqZwthk3xIsPM2CiEYshN/tm1BSiUVt44FmFvrn/2KuChEoUtLWacFKwU5F0muzx9vGI6QgVL1RB+/61Fl3U64qdD2FUUCV4zd2+hOpF9OahBE8+lJ8qtI8qcmva7uWyEsflrZtgMvowbpctRfV+XGMTYuTEfhsoZxAmBIkK5QuWnzZlFho2tgumBmInrZDbh1Od2RJeJKvlDDJoANWW7hB1VCX8tUtm5sxITfUUFXt+ch3OO67BxcoXa8aJtcpAj82z1Ztu59EJm/dLkGNZGaPXEUjvCQ5dhg358HzKC+SLqwDsDmtC3gyg43GVKupJwUcaTt4bduKB3SmkE0AHvWrQNgjMqM5+dLMhEuXD17f0L1UVIcO6C4xxgBj9ujyOi6dR1TQ5OS+eVWeYD5TIQBv3YS47fRNG2v5SacY9bn96vy8ueocWZe5ixpzDCNPvtL4AEr8Am/M30BiMk3Gbig1jm8wHlEcgnSP06Pdo8JTaFg0kODNnNXdmxWSqszxmXG7r81S+rYPMTpap3s7EdxENMCrKHLRcWjiWAKSGYFO7Q82/ApcMHNa5qip95LKyWctNZEYOnsIvsYPyKoF3zra8Liw6hcJdTj0UHuFJvda47mlAoqGaRqTcZM8SOrztsYXcJK56dtoPOEyj7VE9NQs62mtW3U1H6teixSp3Dm7s9X8sOmSBXN0xyM6FP1LxQwoftCidF+Vg9t5dVu7uOvSCbya5vG3cpbuAVXInaBFcW+jxT84glvr4T0cszVvzvaN3NrxfgSyhX3Mj0I8LhFAxpZ/oupMFRUsAkCk5yj4lu+AFensWe3OAXuLiEdYsq8SzM6FeZYsRiOnIeI+3WRD1aKB4b1keyvV+s4+dAyIGJQ8XF8zMKx+cjAtPn4Nv1izMGvTmJuMiRDPuecEe0oLLqqa8BNbkrsgh1sb5QeVrlRPS5hGY6yc1eT54oWowuemqkWCQUjNV5fLoUNW9bz9hu8iVg+lJg9uj7P4Gi5kR0fiJcMp5miUjBuxnK2hXAoWHau5bvlIL2bsGaoOlRmu50pX9oeXEr+ctkJtYAWdjMbkZYc3G9R3C9ZFJPnGvbCE/g2d5VJjTJal2l4q+sdHISnPrfZGo2fxUb5OG3D4dmml49qCjsFHTB0bpFY83oXWhx1cuB3yqRKZcMsHx2gMsbZ73mpsXGVnTa6FwyX0G+saSkBrE8uERHiiZymtUyGvMiBlUSR9+sSSSBUfXlDkOOm+y7qOUUSn/nImo46HHJLeiwbM6MV+F+tRc8qpapwxfSw4mSDIXDd4GTP1oqleJBvIudoP37FvQDGGM9Uo0USM5uA9JgV7Dr6TJgYABj7MbiDFc7e1m0KzTEUeHA43UWOGPjO4VyG/CPlzgaWViK5jZHDoZgxqRhCx0gV5E+biPt8qnfdxqbTaI0p8rwdBM/I5EIMQ8NdAL0lG43k2nky7np2HgTf+Vyb20bNVvRbLMpYiAnCRBnerYOo2Awob1qraMjSBzvwJ4cRMnvZlkCIvAs7LAr/hdRV9kC227mNLbvguTW3Ye/phg7g1FCLTt72uK9VueAiw/n1J1wFWl4/6+w1PkTZOvzKuLs3cDmJ2yaWsa6lxPIMoJ5DRAlyu26csXHrgUsGQyTmP8fOw+h5+wLnPLJIF8lM1+Q5f1Bg7hWQe1IJ/f8lVH/aoemN7JKhcgZHZTDqR7i9+jjZ9mAvaN3WX9cMMwc66BH3PDX9Wzw0ZS1QhJsSk9bMFE24KrOj03FtAsdyuNpGqDWxvjHaWt05PZGGSw9u5l3sutqQ+u9TD+5CEHJ5XhM/x2NKjt/VNhK5iaLUExYVz/9a9Ce5Qz/jeANBAQmD7WN9QFKIVeBf0dRazI2O7mvilVXtzasBH4PTSugtTQAosi7pWAJvA/KWeTdIz/Xr3KOMxqTukF755crFYSIGTvjYlftNot8j9eSTMakK4hytO6S3bXbBeqpxyAE2d+gJYo94KMbrd9lpa4uZYJ0CQZvZ1I98TImauIfdQl+3FZddpJEWTTXmeaIhYs1aMIIwc5aBGINq/XMnJUE2AGTRWsIiZY7r68TUSHmZht91u3g4pnKmBEc0/hVsd3XLxa9vIh28xmdsaLZfERFGdKPpvM7vkytv5uGAkfxxLHZXIDFujwSsfS8YWM8EGyJjp2ljFdQTRNLxcgvzH7Fnnqx/eEQqAVljbisKVZcwcPblxy8rycApH7lr6J9yRRZza2VRMW5ZFmXs2y0nOd+va/sGcWc2pU+Vu2vwIcA3ynwseIZCIrUPuPQjWS4uXOfwda7JTEzIaMeNBLY3mRkU0ZzAU9t195pn1U5J4404VcjCdfxagAMGYyzSgNaSMquFNz7lPzXjdtS9soBy+0Wi+GVHMdWAacQtwo2ot9HWigoco0sCxOIQhzJ+BUSPPi+jIlO44SlGkkkklqJPZZdFDuYGEr4NDbxuwfbwsrHDGUXHJzfkJN5fzYRvI7fWIo0oK8rhvUcMnXR2p/X7FOqg8MZE338F1Uv3371Qbv7fs9zVJMtPjTjEY1EIihjwJOPnSi5Au5Ejcv++l6A4QP+/UWgielw8+3pV4L9MwcPdI4YOVklGBtfqGtDcu2FB5EqWkoWwrrpylzrUSlIX0v5rT4m0R4Jn6n0YLXrLSuQVyLF+lw2USQWTlzdxG7L2cBpV1As6tEXCeGbz3rV1AIWof+e62+5OWB92wA1G75Rl/yXVQQwmivA4wZQgJg9rEFBHZVeKdKLr2zJqjVbnZeeu5yleyQkfhPiCA+m9aEvyiMU4Wpen0v4w4K612eaw/3c1+NTtTO33Y0qP4US2fc8IGAXEJL13jlKbH1U9JBaie3BgSuJac3UnRm8CfA+n/XnzauG/Ov56yNqqgNvSM/ow2xiQjCvppHpUOma98zYtxPiHy3Nr6dmWVfUiYV3VNbuWgBN7DfXGgrB53XTCZ0/EgSAhzIgRWHykdCtoJMcTflaThwIohCl7Of0F0cmMDl9ori71WVKNcTElPa58FzfnHwrCzebv9RjSdSq/MLZ6A5h4uaWMxIIeayac3QDnuLtEjtGU8IXrlXBx7gVoH7P4y6Tc/PcUOt/OBgZDI8lmM07d8QbYz6WjwqJJ5JEzWMgWkvmf0FzpSA3La48p1JzQBx99CHXBND8jMSWcRSFcYFJqVKO4qLWe7WvoWWhi/oguzPnu1c7p9+l6VgMB/p0YnPxAIfG7aJqLSq0MTQH9iAGzRiYiUP81kj/7HWZiy2/+2+3lNmmH8Lhi29505JthTbE6z0M9WsMK0uG+6VfAvBgdLWRhGXO4wW51DMcd/Ti6IgxqVZwMz8flaedVundu2aK4fHA6YyB+7hKHJ3ReQxqSp4o5f5ksT2NKrphwIIb/Hl7qe5B00XgQLGayQmxAXOPtVFnvzDNWWw9Szn8bQ4zw2Y0iBlFh9znyVsW1FzyyzYpX1GI2zx4yGwaJq5Y1ynG2wqhIuOd3a/sh8OXMJ0WdZEgZbQ7YJVbZScFetAncnZ5IwpIEoyjqwSCu9u7eNhQYAvZ8smLKhzIMJ20WTAQ3WiIkBQfLAp/L+Y3DwABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicTAAAAjNoCABQAAABtBAAAbwQAAIwEAACOBAAAHAAAAMzaAgAUAAAAIQAAAOjaAgAUAAAAJwAAAGTbAgAUAAAAKAAAAGTbAgApAAAALwAAAIDbAgAUAAAA8QYCAABEAACwsgIAAAAAAPFKAgBOGQAAwLICAAEAAAA/ZAIA/yQAAMCyAgABAAAAPokCAGkgAAAAAAAAAwAAAKepAgBpCAAAwLICAAAAAADNBgIAJAAAAAAAAAADAAAAAAABAAIAAwAEAAUABgAHAAgACQAKAAsADAANAA4ADwAQABEAEgATABQAFQAWABcAGAAZABoAGwAcAB0AHgAfACAAIQAiACMAJAAlACYAJwAoACkAKgArACwALQAuAC8AMAAxADIAMwA0ADUANgA3ADgAOQA6ADsAPAA9AD4APwBAAEEAQgBDAEQARQBGAEcASABJAEoASwBMAE0ATgBPAFAAUQBSAFMAVABVAFYAVwBYAFkAWgBbAFwAXQBeAF8AYABhAGIAYwBkAGUAZgBnAGgAaQBqAGsAbABtAG4AbwBwAHEAcgBzAHQAdQB2AHcAeAB5AHoAewB8AH0AfgB/"),
je(Je,177392,"Px4/HrSfu58A2P/f5eXl5Y3nlufH58fnHuge6CboJugr6CzoMugy6EPoQ+hU6FToZOhk6BD+Gf5lbmNvZGluZwAAAAAAAAAAAQAAAD4AAAA/AAAAQAAAAGNoYXJzZXQ="),
je(Je,177496,"AQAAAEEAAABCAAAAQwAAAHpoYXIgZmFheiBrdSB0cmJhIGJlIGJnIGtrIGt5IG1rIHJ1IHNhaCBzciB0ZyB0dCB1a2NzIGhyIHNrZXQgbHQgbHZoZWh1IHBsIHNsdGh2aQAAAGq1AgAFAAAAGQAAAG+1AgAIAAAAFwAAAHe1AgAkAAAAFAAAAJu1AgAIAAAAEwAAAFEBAgACAAAABwAAAKO1AgAIAAAAGgAAAKu1AgACAAAAGAAAAK21AgAIAAAAAgAAAIwBAgACAAAAIgAAAI4BAgACAAAAIwAAALW1AgACAAAAEgAAALe1AgACAAAAGwAAADwhLS08bWV0YWh0dHAtZXF1aXZjb250ZW50Y29udGVudC10eXBlPC8AoaIEAKOjBQCkpAIApaUDAKms/wCur/8AsM/+AND0BwD1+P8A/f//AaGhBAGjowUBpKQCAaWlAwGqr/8BsNf+Adj3BwH4//8CgIb/AqGiBAKkxv4CyfkHA6GhBAOjowUDpKQDA7DI/gPK/QdqcGpha3Jrb2NuemhzZ3podHd6dGhrenRtb3p0Z3JlbGN5ZWxjemNzc2lzbGJhYnNyc3NydWF1a2J5YmVzdXJ1aXJmYWlsaGV2bnZpZWVldGRrZGFub25ic2VzdmF0ZGVjaGRlYnJwdG14ZXNhZWFyZHphcmVnYXJpcWFyam9hcmt3YXJsYmFybHlhcm1hYXJzYWFyc3lhcnllYXLHAPwA6QDiAOQA4ADlAOcA6gDrAOgA7wDuAOwAxADFAMkA5gDGAPQA9gDyAPsA+QD/ANYA3AD4AKMA2ADXAAAl4QDtAPMA+gDxANEAqgC6AL8ArgCsAL0AvAChAKsAuwAAJQAlACUAJQAlwQDCAMAAqQAAJQAlACUAJaIApQAAJQAlACUAJQAlACUAJeMAwwAAJQAlACUAJQAlACUAJaQA8ADQAMoAywDIAAAlzQDOAM8AACUAJQAlACWmAMwAACXTAN8A1ADSAPUA1QC1AP4A3gDaANsA2QD9AN0ArwC0AK0AsQAAJb4AtgCnAPcAuACwAKgAtwC5ALMAsgAAJaAAAAAAAAAAICAzMwoKAAAAAAA8CwAAAKamAAAAAAAAAAAeHgAAAAAgIAAAAAAAAAAAQTwLAAAApqY="),
je(Je,178370,"ICAAAAAAAAAAAAoKCgpGRqam"),je(Je,178402,"ICAAAAAAAAAAAEZGRkZGRqam"),
je(Je,178434,"ICAAAAAAAAAAAEZGRkZGRqamAAAAAAAAAAAKCgAAAAAgIA=="),je(Je,178482,"pqY="),
je(Je,178498,"ICAAAAAAAAAAAAoKCgoKCqam"),je(Je,178530,"ICAAAAAAAAAAAFdXV1dXV6am"),
je(Je,178558,"PT0oKAAAAAAAAAoKDg4AMq4KAACmpg=="),je(Je,178590,"PT0oKBcXAAAAAAoKDg4AWkwAAACmpg=="),
je(Je,178622,"PT0oKEhIAAAAAAoKDg4="),je(Je,178658,"ICA="),je(Je,178674,"PDw="),je(Je,178690,"ICAAAAAAAAAAAB4eHh4eHqam"),
je(Je,178722,"ICAAAAAAAAAAAB4eHh4eHqam"),je(Je,178750,"kpIoKEhIWVlZWWVlY2Ph4eHh4eGmpg=="),
je(Je,178812,"8hnhffcx9qo2wNF9TJMSmA/EQ+JVp6csnv////zBbNQn4GiqNelmuxYkrlKzPxS2Ng3NpXH0/TDEqCAzA5AemTYwxqP70SnDCApHR/H73KYfEn99ZaZlBQoaP3JDXBJqSPA03TbCeZzsdZysCk73A7z7rHPjgIY3RClPv0FPPAlFThyUzaAP8eFE3miFP/oBwAbM7YvANkv1Oo/3JtjoPto8yjZ/zPVNUWLK0/9XIzYJiwJnB4YbITWq3VB7HeMNKLeC3mGU8rlX7KX0r/ArvB75o1lqFXpKThisN5kRhcw0w/1Y4foT/eb5Y9pbo0YtFoXgyiGkgM0/L8GKKWmfZqgp7mbo0W0x4sBJauZbjBidQh4SfXCwKyimd1LkKckSaumB+ijoFq7ZPyYAmK5ml5ll6b3/pPZC4Iw5SLDb3h93lBMO2bat2UE7i99a9gIhiFvZ6BD/0QnX1KjYonbCd8ti+n9zJ/p5bWJQiNiWZ2aMfW4XRX0P+3bGkr4f49esmeX4ILV5xQ0lXKXmjbTbvfPnXujJHCnCwvWzglzubAaJvXV6sp7gfcsM8Ky3+PbuEVonAYJsBfZcWmDWbBnv80X2tcLDxm2r/S0LsKqmLxzUaF0LNheiz3E6RRjKc3bZCsADrZViVMnkAQTlsdLWX39tFdef5PEZ96+Zp/VVtPSwWIg4HKzIN6u8TtnV/GzDgcHKuE2gAevT0ksXTVOB4daUti+jWyju6b8DSTrYSIQ0G2vAL+8nVBSHsbOxB3Hhpss2I7SbqwnYm7TM+k9mTQ0yAnMiSmMRJ3S8KmUDUY/8CaHCFYZ8PgrY/dOTylv3ZCbvwfGyAMyik48JIc9JYYQxa5nuSUwam9KQHqNg8OMeOUoLRowA6E8UW5VUKwNuxU5QG2C39dx4+WLxpvmvidPBUEAD4wlU+C5EdsgnaXexChg/lDviC5wDBYqjY4aqfy4yxLELkOWUvX3QfdlsYeH12jwNEsjxc8Tz21/mIiJFRlHvnR9SrvyQvttLc1Lc1yWqCi5EhJWT/wL2www/e4xRk6nxZHsoBrI1CkB29m0rLF7vSPEQRmoC61UKTP4ljzPWyQnbsIPxXKpI8VNOvz8DWxpzKs1DfqrvI7fzAY1qmNE1mX55y6m9SSe1ebJcWy3rwrkDQ5ShG+wxI83yd4FkZNqL2f2Q8hNx7pctiMwCKxFSmxb5RVwMZ+dws/X3ynAS1GQybP7LCb8JLkErPuIIWjc51iY2livS64VXkgxJBJhj/7KJ8NK4jyp/rCR8T0mcTsdG1w5iWEPpw4BnXbUV5xqAk5YLBmBxxUwMKY4y2kISwZyc6KJnxwodtx329EE+HDzjdhAjDaQ2oxn/dbCmjSw860mcYh0WprattR2LsLg1LwQtUcskesgeK+qBjcad6CUae4nYeGk1ClKjcshvkoGqVsUj/zQn+KPB4Y9P+IqzC0LHIegQKoECKJEc0qVuVnQY+ilL+dxSWj+15a7IF3KxKAT5Wn5In5S80CyIQwR0kWE0RVwO/d3R3bXdPvUg80iCwEwnmRAE12JAJdubH/ZjBr2JwFXM4hoQIHi9LBXWbcyF/69VGAwtxwFqY+6fQzk0j7j0cVTJePYJ5vNFhsFnLBSKA2LCEuC6wQvpnXL5F5XtnV4ldTUpzFiZtX8GjJyZMnParPUk6Eri5D9JsVMKLUol8f37ho18I8dXWN+VyqhXMwQlo/uApjy1D7137oazcIoTW/0SZ91nuUSxSyiqeE/wbherRujfkL4+vz2wgj3bYUVgp95Cywo7I9W2TM5Lfp9f4+7t1lQdht02jZfkg4yNPhGJiGp1zl3cUJlhpeQo79Bx5boZ+R/SSKZyw9UCUCVzvzczRvEi5LOoFxb6hJl52v1UsI3+u3f9jmbCndH0yqLqLqHNkiw5qfSqyLUIn98+4xn1SQ1ivrOYeOE6d+6Ke2Xs+1eiZV9RLnYA9MN/JvtKRsLPlM8prAYPvU6/0lad+IoCap7Vu/k5RidJvnmf1mOc3eOZTnrLm6AO8kh0KRvDewTHtYf5mOL9H1jcfLA56K0spex75uv5BUbuydm9XZd2GUHnLAt9h7/AW5O9FwWh9yrgLM1YRhr+hGS6lwCTPHOxO20kQ1Aq7v/oZGVdLIf+eqo00+o+AGJVmVSEhTRvik7+R0U+0Pwoq+UioS1/pBP0SImJWOYDlxJU5EYT9brNqWK5P+L5bvr0E3OXPe5Ud3k5KrKmNMBte5pdEcc8wq2h7DtvGjIMhnrdKak9mBqipawk782BAZuIz8bVI266x1+Ts6zmrHXYs4/9i6fyYTk7Xp/azob4ZVL71XtWijJXJTmHCi735LP9po4oSjZ/xZhwKPcDwdFFPwStFuQljrmnObOIR2SDNbr3Gv0C5uomkpLE1yATw3uFAJqNIf4nihvnn2c2HYXNqCTmSZrSRAelbl2c0gDGXdgI8zUWBbQGvTh2YAsDw3YOc+rh+3SpSPWZ8QjbpHG/HGdy8ZCq2VCfB06J4MCKsiAC/3xbnUDH5sTT3kCwH0dNG+jbzZYgy81SwR6he1KuUe+/R7PvwwTaXdgYdrkJEz8ymqM1F12fD/Y59Xn4HrWk6kz/XrRfaMP7Xk/6Rzu/uqo8tef1U4a4/Cpy59fMQChBuBTBjCPpkyN/PHhm3K3JWEoflqpcBq7dwYZfm4kxy+Qumafi1OJoGrIgQ0j88hSV/t5xf551LVX1yUh1Tev1pcckSheTyEi+qFaKvF4QTkBIzyaBS2/CSI6urux9+AsLRj5S9e+2PEmmtwdB83GXJ+QBsYFPBQiJsafqsu7N/zWFpGUKxdUUoHNJcKww14DDfEJyx8HzFuIHgNGu944HQux0gYHyGrURFz12rNh5KBvpbwfrD4A9s3tLNLPeSmJdf+VZ9o0ScnM495bdOqSpZvfKXGUeXBLCqP3hCmOvFFkKcxtkbckKVDdLYcK8KKOkP6z0n8jtxT6cYe37Zslap+bKlAsSE2E3+xWHdSXU61xgkZv1+nDeyt7P86/NZW+xnnsG2LBYQVS8CKhDSPwWRJMZFD4GGXyml+B+9xTAt/L/amgs51kg6MDYxYXT6E7V1P8pQuv/aIT+XHU5ekBikvS7gFWYZo26zYGN5+vTNkW6zkfa/JxHKdZuznCug/5pDO4agtJY8TNJ8omDg1TF6hiDqPWqsNimb09eI2C6eYoqzd18NGA1R8anJKACD2m1dK8jwXD0trkMdPpRvCWjkivlSgWrCFRz5vnzMi31j+HaXk1XKkETEgCQ0H7fqyfAveCm2z/4q4xUi6CDbIVILc4PrpcrTkyHB6S2T206XYdmnJKesXRF2I9j9XgEZnPWe9CXvSdFJbqmbVXxCLwsVbrJ+5pXoUQnEdLZQlOos5D5rKSSQj0p8N07emsmmezdCziiPPKiR+n0S4DP/sCkOzW4Ce6xB0Zu81YphYSjYUcrshziR8T03DRrBXWpgP4a/0iswALzYKWUs3Zz1Uuf1rhUg533e1h/rhKbuRRGlwJ4TiPWO9Pe+zOg7qCgMFhQ3DH/Ytlwa5GoXC9cRzj0++jK5/tNcNXuD5zUG3fnQy6vjKvv23ofXWLnxZCiIjZKN9AImI/g7iKg+cy3naxXO0AnB18dUN+oUcldwU54f9TFhYjHdx3hr9IXumyr0IyEzZ0yoCIHVgoyGNzcuwx6CiJyBFpstXaV/nSIGJQA5LDvoLwzNK2g6RfjuriTAbQooWzCW8IEXzU1h6XVoeuwa7+H7UKtdxrt6nJfY1g60W171G+6xqDNiy8n20yRdlBrML1pnfoudHm4rzXdEfZARBeVjVHNIym7gDdRwosPJFG1ybx0pc8e76abVCdjPWNy8SDRpO8H2LXr8WKt/J/j5Pc+CIOS6G8tXV4K9P26koI6WAYjtjmkKHkmHazxVIgn66uiS5X687cCv6Y1XROBiGtNiZzm+vmtxQ2feDlWHy6knEJMAAmWN+O2Kyfynx7s0SqscNb+UPkTQUKwsbb1ymTyYmXavjD4OllRbCJP4B6JeHSuRTvhLDPiFN4X+WL74dSPg216utOl5BGXWBJvA+8tvkBO2ZmdxCE1STyS+G4Xrjct67E/nouSzBeNSj4qVa6kuCijXeoNP+o4dF0svS0z8CHn0K7Gv8cziECbpzWvSbY+IdcXhxXvZ5ECwyrA9wWLsKdGkVVLAzoZVZaGEleDnCB9+G8bBkseEG+2y3bPd0FfXg61UNRbPrPnMjZfnW65feHRfa9aaICBZibc4PCrnSOjWbKglKjY0Pogn7Bph33JGYP7yQHGsfhNpV3tGMfNBqPhCGppdxDQkx/1FF2X9hLFptodpbvLI/m9PxyacNc/08NLFz2NjOTpxOSWWdqt/qeyvRDqzcbFPu1FZJMCHVZyBLGgFZxqPSBX82Hi/Qc3wxWSZZk02RLmfoIb8FjavPxaZfG/a4rMrRsaaHguSq9ojMUsJxLNhydxqlt7Zfixscc6UL97+w8qMHha+Zvw1aiNs5lRTFAM+nZPXiKZ8nTfbzVXoDkRGo8U4WnLtihu51gHVfzYePzBu2BVz35BV/KL7MKRws2mWMBJcWwQw+AupaIbPK0DAxSH2dFAcZu2YC9WbSQjPDEHHyYMYq9lQb6yvymObim7A6dWobChldYjLXgnF9hGK9ja3aKmHjLYpDcjuu1lhaVYfxGbLqP5fgS2bYtnb3Cl49zW9fpgPMEkBv8i8cCAHN1yY5ixroGQXYTvalN/bSUuF9h7hi6/fx2gbjmtJewcplUhnk9Kngqr/qNOW1v+CpYRV77mO1Zu6KVXjdemxIrDLcQT2JxK9zdsRpSGN+Q4G4tKOGIFuCprWsN3Q0yODdsKxnzI6KJ+83vWY1Ol4GsrUxySjcBFvcKD5XHFqjVqN9tH5QS2X+S5D6l9c6RYTlyWtqyVVG8js1EXhRVy0QIgI0jaNUIu7T3YENtmUJ3HLHWWkCN48YJG8qfQop+B8hoLHlL5sLZwBytVnHpDFRhlT7n9H6SUkTxfajux5Uey2PQAPkovMkOfRDwTUM1qtCQW3VrW56QefneiILDniVEKxL9sgxTHqi/W4755DzPDbATz0wHWfkTJrUy8luhG5ZNqkLDWsuFx9m93JjC344G0p824MoUnROih6C3vageSEby63tBqcsLNZXkWnq6QkVgWNdHtyqQOBh/CIRk4UFdyyRlQoH8Rai0p2/qC3/+o1Ok0NVQ8ml9DzKjyIsMKh0GtFb6AaIsGw5LE+pJzDskCzRcX/wzJjlbLYa9LbFzhsdJzQJRLkRzyUyYgs9G1DzhgfRo7sLfZ/wpJy66x/mZ+riyINg48PzxVV8vfmvHotYUlIAuX2TDv2imMsOz2SCcxclIW44E7u1NOnW+sVGRloMvXDOAQdk6+i6OLtHNiTu/RNffilLTGt4/zzLs0bvtBOhbos3qc11MI+oUEAY12BBoP/oIYXZGw2Jw+W1dQVisZxmTZ4U5kc/QGrPYb3ZFwE+zm7IRl1J848+Bb3tW90PXhDKAM0UbiLlR4lmIIP4FkMLTs9i03dAfEAxZ+F6NSpHQ/XBIDB3nbHGbxxqMNYnqdUiING6cqXPZtRksWAi6Ie6B//4MwSuRmoXHI62fBM9t40NY5ExFiVx0tfiY/qQMD/ayprOamQZDIPRpuUQjWk/pOVKseNqnuxT9cLAuY2p/S1qn9MfUZiGVSlk4zzdWv1Uwcg0ebHS8prMj90t4VAUCu44tXvnQlfT0GCvTZYaD4sspq/im2PJIkXMM1z7sTttvIefeEL1di8yXxTJDDtKUK83bMEbk6knUuhP3UjWqz+0KGK4jSXiVw7D7PFGB62LLhS+2SkcV1lNlI5+azFlQ3Jdmwt4G6VB4zpCu7W2EZnJdmgIUwzuM33FZHxWDc1jtlHiY4wU5LlJU5mmV5AGen5UrJ4Cq8YQsvcfi6GPfdVoKhOq6HSDJCzKHjGK1/OOdh4O8jtuiqK58N4yQOWUH/dcR+iwrpEEBHG/9C0iEh15W6o08eQ5dunGnT0TJ9t9T51e+RfPGagE+ewCfjrubkFt2+wbgmow5xaq+IG12giRfk9qmHLF974qBbnJPLmLm9Kcapm2e9SsEdyfnfbSXEMHLjMUpFCTQ2f/7eX0f4IDaqrzLxUtJihm94xtzfFOzoNJHK47h2uD9YeUUPFN+GZgbx8N/n6V3jEcY6yDBgzcJT2Tv9uUb6p+ptOJaPS0fro3BtKshchDSh2EKsytb/LI8yjr8edjFmvjw1lmJmI84aX/FXlTdaVdxJNq43UJHmgLAAajbCC9Iv/0VjQR6Ug0s2i6+iMiBT3Cyou7ZRzdKzLUopdME2NlXvOQLhg1hOScUxbVzh4kRo9t42yvmRs7+OOTVI17peV7o8Gb+mJcPvafzSCDmrFsz4GARd7eMpIheluDvYCLNqIyw8oD+gOjvkye4hPVS3xqoZnLymelHwmQvNxZLcM3sd0sk2MXHQ/WdfKUUN5UlEI8FO8LVy5ySlyjRJ4fUBBwBtKbBQknxaL/UinbDyXJXOraZVf32+oUjr//5LVmJ8x1j7yT/0EK+/+5ohOgirP6t5vOSLxOuxh2SDqxzYQd9eVtbVRATHrPqi30ZDYdgP/V7P2xT7/UYXPByGRfnmmqi7xr9M0etV2CXNPpwJG9YuLsVbOBoS7sVNRh5JR/TGssHbwd6oTKfhw64ofW5phKlMMzoPxKVEtQ+5H+qPOdPuCtyOr+UOyo/WHXfC8VSwYqmT8tbQWYjb98mvn4892yjcxrRYIP9WT0Ps+MtD8nUMkOgmQmT6btZSXO+JaYj7pQzCnKnNof3J2vw8vQ0n5U7WAzZVArhDk880e30HkSMoR151A2/usfRsr7SHN8uruvi+lFWdEAZFcgC7GbeNi0gOgFC3OrQ7x2WbQ0ZGrXL44vbrphxpypWoDRLTAN0psKEvUNQvyZGLGb7PmOE+l5OKi27pdnXWHV4x4VxR/8jUb5qJYWQ+AscYYFbOGA5m9idF+q5xGsY3BjIWXqRAyj2z+ZcRHk8h6hJ+gI9wdjYSL+ixAiKovC+vnG7b/EzD3hA2CsXjxCo4q+owacs4z00WtDCaC9Xr78T3lUTWzL8bMKkXSbFYVDGhd8TWi6RQ/ARSU0K/hic/vcv+4GFAGbhPJNld8/eytiux0qA4QmFKjMqZ0SAHQ4c23S+IJ5oPmZxOw3uJtiesEO2wHbZDjxzmYfUiqNQ+AM8XrVAPhcZVpEAB9x43pd2GSPNZjOSYddhrB5JxUf4T2CQ0gRnDFmznZEPsqD9xUfVOo0ckjoT9S7qBFt871I/a+Z1gNKmHetryRCeI2joA/fDFahxSFmizpLmBG3W9hs70aBLWA01Zwwe0o9ywaFAA81uuQyvfCycwILK5mKt2djYLWsLvmlbBmr5XPDn+q8S/zBbmyLgug98pWk+R3PBB1mp5rdgdi0EOyJH6KTWURZAeuNGcuu1ZqLwTCT6oyZqzIGZM55eJw+XPFc1ctQRax9lTakyWY/l6B0Qo5wutE4PVUiE1MMTu89yx/BH3FTCfDkCsvo3VMhk2LgTS6/nWwD/ZvGF9KTmBmnbqIwpqEosvsz82IVPRbh/ZqBkWRlVCiDKUCqJAmEqe8qUJS0OMUb9LMFM8aiCbHlU+um0J2MVYCfdzCvjSLRowNP20sSwiOYtCAMVz1PizKOHFbWsnbH0da1osHIrT0IYs0iPigtN6e6bELSsfadmat51kod7Vel2af1oalGoJ7H6+2ePB2YK5zqOvm3nXAR9RdpVX4U/mU23GsRkzTnCLu6n77p+eZkZnqq6qb8uE+pnpvIQdqzQCptl1qv/R86TTJtl+zwHPpErXOLJZKuij6UqSrBAWkLs3d7t8PUDcJfJM5suoPM0kYRyeeVf7mYMPqcA7IYYv295ZsDRsXwiiaX2wxkWLiNw40sVbNSjq+dZfjBYyvpB1iBnND63mGcG+N8PnQZCMy/GsmtVQsGlmIUdMQNEBhEs+Pzjv/i5UblVZHJMkll68QKB3etidC0YQJ96/gr9URVVdvXZlI64iOWUyivFLKVWwQA7fsG5anDlLsF42QlJJ0A6h1zG3hUtxPPQ9JoAcNhGvSs4LjmGw5WL/7sr5vwG6D2goAvlahWc1sdwr7I9f+qekpqUiQkALSrphE+rbiZ2dgO2cV2wdSU+p2h09LD5Rd3VbjPyKQNcpoNCAvgeYW6NGd6HjhrXNjUR9Y1PYtPlOekWJNs8ZJE0qezMFQPmQp6A5Fe58JA73rprZRwDlYoXld9KITO2ezxURVAISMdTwjGTkm1hnAzJRJWhcSohkCHI1GnC1pWn/0NKS4kpStvsQDS9PO8HBsul3FZ6Se7jY9MhT7TANVjC60S74dyVmza3JLiJsZTB/RpakJRzSPnS5P+6GHmVXqxhWjAXMahyTmKgO+xZMxMUEwDX1ikEo0WTq4BrcdEeIUlipYnrN3q2l14jHtpiHk/nCJ9apjkF9ZbesOV7qECiI1t/wPeZnO9+Do/LvZMgq49IvPmaXCWVAi5HpZmIpd3US3t3kFSSKpp2J968nARXHReuEiQZ7qZw+sI9UwO/620X3TpvhYMNSKUlVn5cTIZFx8UKkugC0rcMnbymqdxl87IbDYhY4cRY1UEVKIR+rEYlXv10ZdJEGB8fwwPyGaEu6qO3bzNJOTl9Czb6lHSKjXPuSS++A3ZwNuSC2X8k+0vjz7qvcazaBPni5W5PqVxLa+2Dj6LUJ5T0MVn+mhtd+/m+tZ1EWO55REGxHiyvrFhaR73da16W/ejVbWr4+Uxd5w4w1wH+2xvvrDGDswVfZUTISNZ3s1p29WegAsc5lzxHf0M2u9yJjpFzbm+HUHwRvb+NtWbhcwJXshovNELsaFYVNOqXorJvBmwmNKjf7swuyEK24jHmNnNKeYkiVmUptjlGCU97cFVgiIB0fIwC+1AIAAgAAAGphWHpAPk+nPKu8AMDUAgABAAAAemhGbJ2jZ2k8nLYAwdQCAAEAAAB6dEZy2dpV2Ty1swDC1AIAAQAAAGtvQ3GxRnPJPLbJABUREwIaCwQXGwMUEAUBHA8UEAUBHBQFHBYHGBkGGRIiAAAAAAAAAAAU1QIAAgAAAB4BAABlbmVuZW5lbhTVAgACAAAAAAEAAGRlZGVkZWRlFNUCAAIAAAAYAQAAZnJmcmZyZnIU1QIAAgAAABgBAABlc2VzZXNlcxTVAgACAAAAGAEAAGdsZ2xnbGdsFNUCAAIAAAAYAQAAY2FjYWNhY2EU1QIAAgAAABgBAABwdHB0cHRwdBTVAgACAAAAGAEAAGl0aXRpdGl0FNUCAAIAAAAYAQAAbmxhZmFmYWYU1QIAAgAAABgBAABzdmZpZmlmaRTVAgACAAAAGAEAAGRhbmJubm5uFNUCAAIAAAAYAQAAaXNpc2lzaXMU1QIAAgAAABgBAABnYWdhZ2FnYRTVAgACAAAAGAEAAGV1ZXVldWV1FNUCAAIAAAAYAQAAc3FzcXNxc3EU1QIAAgAAABgBAABwbHBscGxwbBbVAgACAAAAGAEAAGNzc2tza3NrFtUCAAIAAAAYAQAAaHVodWh1aHUW1QIAAgAAABgBAABzbGhyYnNzchbVAgACAAAAGAEAAHJvcm9yb3JvFtUCAAIAAAAYAQAAbHRsdGx0bHQY1QIAAwAAABgBAABsdmx2bHZsdhjVAgADAAAAGAEAAGV0ZXRldGV0GNUCAAMAAAAYAQAAdHJhemF6YXob1QIAAQAAABgBAAB2aXZpdml2aRzVAgABAAAAGAEAAGVvZW9lb2VvHdUCAAEAAAAYAQAAcnVydXJ1cnUe1QIABgAAABgAAAB1a2JlYmViZSTVAgAFAAAAGAAAAGJnYmdiZ2JnJNUCAAUAAAAYAAAAc3Jta21rbWsp1QIAAwAAABgAAABlbGVsZWxlbCzVAgACAAAAGAAAAGhlaGVoZWhlLtUCAAEAAAAYAAAAaGVoZWhlaGVQAQIAAQAAABgAAABhcmFyYXJhci/VAgACAAAAGAAAAGZhdXJ1cnVyMdUCAAEAAAAYAAAAdGh0aHRodGgy1QIAAQAAABgAAABqYWphamFqYTPVAgABAAAAGAAAABskQhsoQgAAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRob"),
je(Je,186458,"AQ=="),je(Je,186487,"AgMEBQYHCAkKCww="),je(Je,186516,"AQAAAAEAAAAC"),
je(Je,186544,"AQAAAAEAAAACAAAAAwMDCAgICAgICAMDAwAAAM3MzD4AAIA/zczMPs3MzD4AAAAAAAAAAArXozwAAAAAFgAAAB8AAAAVAAAAGQAAACEAAAAaAAAAEgAAABwAAAARAAAAEgAAABIAAAAVAAAAEgAAABIAAAASAAAAHgAAACYAAAAOAAAAEgAAABIAAAASAAAAAAAAABIAAAASAAAAEgAAABIAAAAIAAAAHAAAACUAAAAJAAAAEgAAAAkAAAAAAAAAEgAAAA0AAAANAAAAEgAAABIAAAASAAAAEgAAABw="),
je(Je,186784,"AQAAAAEAAAAC"),
je(Je,186800,"BA=="),je(Je,186811,"gA=="),je(Je,186960,"FQAAAAAAAIAAAAAAAAAAABYAAAAXAAAAFwAAANzbAgAYAAAAGQAAABoAAAD/////"),
je(Je,187017,"gX4AAAAAANzbAgAYAAAAGwAAAAAAAIAAAAAAAAAAABcAAAAY3AIAHQAAAB4AAAAfAAAAhCI="),
je(Je,187081,"jnEAAQChjhjcAgAdAAAAIAAAAAAAAIA="),
je(Je,187116,"8NsCACIAAAAjAAAAAAAAgAAAAAAAAAAAJAAAABcAAAAXAAAA8NsCACIAAAAlAAAAHwAAAP////8="),
je(Je,187181,"gX4AJgAAAAAAAIAAAAAAAAAAACoAAAAE3AIAKwAAACwAAAAtAAAA/////w=="),
je(Je,187233,"gX4AAAAAAATcAgArAAAALgAAAAAAAIAAAAAAAAAAAAEAoQAY3AIAMAAAADEAAAAAAACAAAAAAAAAAAAyAAAAMwAAADMAAAAY3AIAMAAAADQAAAAfAAAA/////wAAAAAAAAAAIKE8ADU="),
je(Je,187356,"Ng=="),je(Je,187376,"Nw=="),je(Je,187396,"OA=="),je(Je,187416,"OQ=="),je(Je,187436,"Og=="),
je(Je,187456,"OwAAAAAAAIAAAAAAAAAAADwAAAAAAACAAAAAAAAAAAA9AAAAAAAAgAAAAAAAAAAARAAAAAAAAIA="),je(Je,187547,"gA=="),
je(Je,187563,"gA=="),je(Je,187579,"gA=="),je(Je,187595,"gA=="),je(Je,187611,"gA=="),je(Je,187627,"gA=="),
je(Je,187643,"gA=="),je(Je,187659,"gA=="),je(Je,187675,"gA=="),je(Je,187691,"gA=="),je(Je,187707,"gA=="),
je(Je,187723,"gA=="),je(Je,187739,"gA=="),je(Je,187755,"gA=="),je(Je,187771,"gA=="),je(Je,187787,"gA=="),
je(Je,187803,"gA=="),je(Je,187819,"gA=="),je(Je,187835,"gA=="),je(Je,187851,"gA=="),je(Je,187867,"gA=="),
je(Je,187883,"gA=="),je(Je,187899,"gA=="),je(Je,187915,"gA=="),je(Je,187931,"gA=="),je(Je,187947,"gA=="),
je(Je,187963,"gA=="),je(Je,187979,"gA=="),je(Je,187995,"gA=="),je(Je,188008,"RQAAAAAAAIA=")}
var Ye=new ArrayBuffer(16),Ke=new Int32Array(Ye),Le=new Float32Array(Ye),Ne=new Float64Array(Ye);function ze(){
throw Object.assign(new Error("unreachable"),{name:"RuntimeError"})}function Ze(e,r,a){
if(a>32)Je.copyWithin(e,r,r+a);else if(e<=r)for(var i=0;i<a;i++)Je[e+i]=Je[r+i];else for(var t=a;t-- >0;)Je[e+t]=Je[r+t]
}function Oe(e,r,a){if(e=e>>>0,a=a>>>0,e+a>Je.length)throw"trap: invalid memory.fill";Je.fill(r,e,e+a)}function Re(e,r){
Ke[e]=r}function $e(){return Le[2]}function _e(e){
var r=new ArrayBuffer(16777216),a=21,i=new Int8Array(r),t=new Int16Array(r),n=new Int32Array(r),f=new Uint8Array(r),o=new Uint16Array(r),b=new Uint32Array(r),c=new Float32Array(r),s=new Float64Array(r),k=Math.imul,u=Math.fround,A=Math.abs,l=Math.clz32,d=Math.min,h=Math.max,g=Math.floor,m=Math.ceil,w=Math.trunc,p=Math.sqrt,v=131072,y=1332168,B=1332176,E=0
;function x(e,r,a){e:{if(!e||(e=k(e,a),e=(e>>>0<=16?16:e)-1|0,e>>>0>1073741823))break e;e=32-l(e)<<2,
n[r>>2]=n[e+188024>>2],n[e+188024>>2]=r}}function I(e,r,a,i,t){var f=0,o=0;f=v-16|0,v=f;e:{if(r=r+a|0,
r>>>0>=a>>>0&&(a=n[e>>2],o=a<<1,r=r>>>0>o>>>0?r:o,o=(t|0)==1?8:4,r=r>>>0>o>>>0?r:o,M(f+4|0,a,n[e+4>>2],r,i,t),
n[f+4>>2]!=1))break e;ze()}a=n[f+8>>2],n[e>>2]=r,n[e+4>>2]=a,v=f+16|0}function M(e,r,a,i,t,f){var o=0,b=0;b=1,o=4,
i=Ti(f,i);e:{if(E){i=0;break e}if(-2147483648-t>>>0<i>>>0){i=0;break e}r:{a:{i:{if(r){o=S(a,k(r,f),i);break i}if(!i){o=t
;break a}o=U(i)}if(o)break a;n[e+4>>2]=t;break r}n[e+4>>2]=o,b=0}o=8}n[e+o>>2]=i,n[e>>2]=b}function C(e,r){
r=(r>>>0<=16?16:r)-1|0,r>>>0<=1073741823&&(r=32-l(r)<<2,n[e>>2]=n[r+188024>>2],n[r+188024>>2]=e)}function S(e,r,a){
var i=0,t=0,f=0;t=l((r>>>0<=16?16:r)-1|0),f=32-t|0,i=l((a>>>0<=16?16:a)-1|0);e:{if((t|0)!=1){
if((i|0)==1||(32-i|0)!=(f|0))break e;return e}if((i|0)!=1)break e;return e}return i=U(a),i?(r=r>>>0>a>>>0?a:r,
r&&Ze(i,e,r),(t|0)!=1&&(r=f<<2,n[e>>2]=n[r+188024>>2],n[r+188024>>2]=e),i):0}function U(e){var r=0,a=0,i=0,t=0,f=0;e:{
r:{if(e=l((e>>>0<=16?16:e)-1|0),(e|0)==1)break r;a:{if(a=32-e|0,e=a<<2,r=n[e+188024>>2],!r){if(r=0,e=n[47039],t=1<<a,
e>>>0<t>>>0)break a;r=n[47038];break e}n[e+188024>>2]=n[r>>2];break r}if(i=a>>>0<=15?1:t>>>16|0,a=Ji(i|0),
(a|0)==-1||(a=a<<16,!a))break r;f=i<<16,r=n[47038],i=(a|0)==(r+e|0),e=f+(i?e:0)|0,r=i?r:a;break e}return r}
return n[47039]=e-t,n[47038]=r+t,r}function F(e,r){e=e|0,r=r|0;var a=0,i=0,t=0,o=0,b=0,c=0,s=0,k=0,u=0,A=0;k=40,
b=n[325586];e:{if(!b)break e;i=n[325587];r:{if(!r){c=e;break r}a=0-r|0,t=e+r|0,c=e;a:{for(;;){if(o=f[c|0]-9|0,
!(1<<o&8388635&&o>>>0<=23)){for(o=a+1|0,e=(e+r|0)-1|0,t=0;;){if(r=f[e+t|0]-9|0,r>>>0>23||!(1<<r&8388635))break a
;if(r=(t|0)==(o|0),t=t-1|0,!!r)break}o=0;break r}if(c=c+1|0,a=a+1|0,!a)break}o=0,c=t;break r}o=t-a|0}if(!i)break e
;for(;;){e=i,a=0;r:{for(;;){if(f[a+b|0]<33)break r;if(a=a+1|0,(e|0)==(a|0))break}a=e}r:{a:{if((a|0)!=(o|0))break a
;for(t=o,i=c,r=b;;){if(t){
if(u=f[i|0],A=f[r|0],i=i+1|0,t=t-1|0,r=r+1|0,((((A-65&255)>>>0<26?32:0)|A)&255)==((((u-65&255)>>>0<26?32:0)|u)&255))continue
;break a}break}if(o)break r}if(i=e>>>0>a>>>0,t=i&f[a+b|0]==10,r=a+1|0,b=i?r+b|0:1,i=e-r|0,i=e>>>0>=i>>>0?i:0,s=t+s|0,
e>>>0>r>>>0)continue;break e}break}if(s>>>0>39)break e;k=f[s+176656|0]}return k|0}function D(e){e=e|0;var r=0,a=0,i=0
;i=v-16|0,v=i,r=i+4|0;e:{r:{if((e|0)>=0){if(e)break r;n[r+4>>2]=0,n[r+8>>2]=1,n[r>>2]=0;break e}n[r+4>>2]=0,n[r>>2]=1
;break e}if(a=U(e),a){e&&Oe(a,0,e),n[r+8>>2]=a,n[r+4>>2]=e,n[r>>2]=0;break e}n[r+8>>2]=e,n[r+4>>2]=1,n[r>>2]=1}e:{
if(n[i+4>>2]==1)break e;r=n[i+12>>2],a=n[i+8>>2];r:{if(a>>>0<=e>>>0){e=r;break r}if(!e){if(e=1,
a=l((a>>>0<=16?16:a)-1|0),(a|0)==1)break r;a=32-a<<2,n[r>>2]=n[a+188024>>2],n[a+188024>>2]=r;break r}if(e=S(r,a,e),
!e)break e}return v=i+16|0,e|0}ze()}function Q(){return 65536}function T(e){e=e|0;var r=0,a=0;r=v-16|0,v=r;e:{
if(e>>>0>39)break e;e=f[e+176656|0],i[r+9|0]=f[e+186418|0],i[r+8|0]=f[e+186458|0],a=176880;r:switch(f[r+8|0]){case 0:
a=P(f[r+9|0]);break e;case 6:case 10:case 11:break r;default:break e}a=0}return v=r+16|0,a|0}function P(e){
return Br(187460,n[46864]),e=e&255,e>>>0>=b[46867]?176880:n[46866]+(e<<9)|0}function W(){return 188160}function X(){
return 24}function H(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0;var t=0,o=0,b=0,c=0,s=0;t=v-48|0,v=t;e:{r:{
if(n[47040]==1&&(o=n[47041],J(t+24|0,o,n[47042]),f[t+24|0]!=9))break r;r=-3;break e}o=n[t+36>>2],n[t+8>>2]=n[t+32>>2],
n[t+12>>2]=o,o=n[t+28>>2],n[t>>2]=n[t+24>>2],n[t+4>>2]=o,n[t+20>>2]=0,o=e>>>0>=65536?65536:e,e=524288-r|0,
q(t+24|0,t,188232,o,r>>>0>524288?2:(r<<1)+253768|0,e>>>0<=524288?e:0,(a|0)!=1,(i|0)!=0,(a|0)==2?t+20|0:0),G(t+40|0,t),
n[47040]=1,e=n[t+44>>2],n[47041]=n[t+40>>2],n[47042]=e,b=j(t),r=n[t+28>>2],a=n[t+24>>2],e=n[t+20>>2],o=f[t+36|0];r:{
if((o|0)==2){i=r+(a+b|0)|0,o=0,c=n[t+32>>2],s=r,r=-1;break r}i=a,a=0}n[47053]=0,n[47054]=0,n[47052]=e,n[47050]=s,
n[47049]=a,n[47048]=c,n[47047]=i,n[47046]=o,n[47055]=0,n[47056]=0,n[47057]=b,n[47051]=0}return v=t+48|0,r|0}
function J(e,r,a){var o=0,b=0;o=v+-64|0,v=o;e:{r:{a:{i:{t:{if(r>>>0<=39)switch(be(o+12|0,f[r+176656|0]),f[o+12|0]-5|0){
case 0:break t;case 1:break i;default:break a}i[e|0]=9;break e}r=0,b=a>>>16&255,b>>>0<=6&&(r=f[b+131419|0]),b=a>>>8&255,
b>>>0<=6?b=f[b+131419|0]<<8:b=0,r=b|((((r&255)>>>0<=3?r:0)&255)<<16|a<<24|a>>>0>16777215),i[o+13|0]=r,i[o+14|0]=r>>>8,
i[o+15|0]=r>>>16,i[o+16|0]=r>>>24;break r}i[o+13|0]=(a|0)!=0;break r}if(!a)break r;t[o+28>>1]=a,i[o+30|0]=a>>>16,
t[o+54>>1]=0,t[o+56>>1]=0,t[o+58>>1]=0,t[o+60>>1]=0,n[o+48>>2]=0,n[o+52>>2]=0,r=a>>>24|0,
q(o+32|0,o+12|0,o+28|0,r>>>0>=3?3:r,o+48|0,7,1,0,0)}r=n[o+24>>2],n[e+8>>2]=n[o+20>>2],n[e+12>>2]=r,r=n[o+16>>2],
n[e>>2]=n[o+12>>2],n[e+4>>2]=r}v=o- -64|0}function q(e,r,a,b,c,s,k,u,A){
var l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,C=0,S=0,U=0,F=0,D=0;l=v-48|0,v=l;e:{r:{a:{i:{if(s>>>0>=4){
for(i[l+44|0]=0,i[l+42|0]=0,i[l+40|0]=0,n[l+28>>2]=a,n[l+36>>2]=0,h=s-3|0,y=b>>>0>h>>>0?h:b,n[l+32>>2]=y,I=r+4|0,
p=r+1|0,x=r+2|0,M=s-2|0,C=b>>>0<=h>>>0,S=C&u,D=l+40|0,U=k&255,F=!U;;){t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:{
d:switch(f[r|0]-1|0){case 2:h=f[r+8|0]!=0;break l;case 3:h=f[p|0]+(f[x|0]!=0)|0;break l;case 4:switch(h=1,f[x|0]-4|0){
case 0:case 1:break k;case 2:break u;default:break A}case 6:h=(f[r+6|0]|o[r+2>>1]<<1)&3;break l;default:
if(!f[r+9|0])break A;h=f[r+8|0]+1|0;break k;case 0:case 5:case 7:break A;case 1:break d}
h=((f[r+2|0]!=0)+(f[r+1|0]!=0)|0)+(f[r+3|0]!=0)|0}if(h)break k}if(g=n[l+32>>2],b=n[l+36>>2],b){if(h=0,u=y-g|0,
u>>>0<b>>>0)break s;b=u-b|0,n[l+28>>2]=b>>>0>y>>>0?1:b+a|0,n[l+36>>2]=0,b=y-b|0,g=b>>>0<=y>>>0?b:0,n[l+32>>2]=g}
if(g)break c;h=0;break o}h=2}if(g=n[l+32>>2],b=n[l+36>>2],!b)break b}if(u=b-1|0,n[l+36>>2]=u,b>>>0>=4)break f
;if(k=(u<<1)+D|0,u=f[k|0],!((S|u)&1))break r;k=f[k+1|0];break t}if(m=n[l+28>>2],E){if(E=g>>>0>=32?32:g,
b=s>>>0<d>>>0?2:(d<<1)+c|0,u=s-d|0,u=s>>>0>=u>>>0?u:0,ea(l+16|0,r,m,E,b,u,F),B=n[l+20>>2],w=n[l+16>>2],A){
k=u>>>0>B>>>0?B:u,h=0;c:{if(!k)break c;for(u=0;u=(o[b>>1]==65533)+u|0,b=b+2|0,k=k-1|0,!!k;);if(h=0,!u)break c
;h=u-ra(f[r|0],f[r+8|0],m,w>>>0<E>>>0?w:E)|0}n[A>>2]=h+n[A>>2]}if(E=1,m=g>>>0<w>>>0?1:m+w|0,n[l+28>>2]=m,h=0,b=g-w|0,
g=b>>>0<=g>>>0?b:0,n[l+32>>2]=g,d=d+B|0,w>>>0<=28)break b}if(b=s>>>0<d>>>0?2:(d<<1)+c|0,u=s-d|0,u=s>>>0>=u>>>0?u:0,
ea(l+8|0,r,m,g,b,u,F),B=n[l+12>>2],w=n[l+8>>2],A){k=u>>>0>B>>>0?B:u,h=0;c:{if(!k)break c;for(u=0;u=(o[b>>1]==65533)+u|0,
b=b+2|0,k=k-1|0,!!k;);if(h=0,!u)break c;h=u-ra(f[r|0],f[r+8|0],m,g>>>0>w>>>0?w:g)|0}n[A>>2]=h+n[A>>2]}E=1,
n[l+28>>2]=g>>>0<w>>>0?1:m+w|0,h=0,b=g-w|0,g=b>>>0<=g>>>0?b:0,n[l+32>>2]=g,d=d+B|0}if(g)break n}g=0,b=0}if(u=0,S)break t
;break r}n[l+32>>2]=g-1,u=1,b=n[l+28>>2],n[l+28>>2]=b+1,k=f[b|0],b=0}t:{n:{f:switch(f[r|0]-1|0){case 0:m=1114112,
u=aa(f[p|0],u&1,k);break n;case 1:m=1114112,u=ia(p,l+28|0,u&1,k);break n;case 2:ta(l,I,l+28|0,u&1,k),m=n[l+4>>2],
u=n[l>>2];break n;case 3:m=1114112,u=na(p,l+28|0,u&1,k);break n;case 4:m=1114112,u=fa(p,l+28|0,u&1,k);break n;case 5:
if(!(u&1)||i[p|0]&1)break r;i[p|0]=1;break t;case 6:m=1114112,u=oa(x,l+28|0,u&1,k);break n;case 7:m=1114112,w=k&255,
u=u&1?k<<24>>24<0?w|63232:w:1114112;break n;default:break f}m=1114112,u=ba(I,l+28|0,u&1,k)}if(u>>>0>=1114112){
n:switch(u-1114113|0){case 1:break t;case 0:break n;case 2:continue;default:break r}ze()}n:{if(u>>>0<=65535){
if(s>>>0<=d>>>0)break n;t[(d<<1)+c>>1]=u,d=d+1|0;break n}if(d>>>0>M>>>0)break n;b=(d<<1)+c|0,t[b+2>>1]=u&1023|56320,
t[b>>1]=u+16711680>>>10|55296,d=d+2|0}if((m|0)==1114112)continue;if(m>>>0<=65535){if(s>>>0<=d>>>0)continue
;t[(d<<1)+c>>1]=m,d=d+1|0;continue}if(d>>>0>M>>>0)continue;b=(d<<1)+c|0,t[b+2>>1]=m&1023|56320,
t[b>>1]=m+16711680>>>10|55296,d=d+2|0;continue}t:{if(!U){a=(g+h|0)+b|0,c=y-a|0,b=0;n:switch(f[r|0]-1|0){case 1:
b=((f[r+2|0]!=0)+(f[r+1|0]!=0)|0)+(f[r+3|0]!=0)|0;break a;case 2:b=f[r+8|0]!=0;break a;case 3:b=f[p|0]+(f[x|0]!=0)|0
;break a;case 4:b=n[(f[x|0]<<2)+186528>>2];break a;case 0:case 5:case 7:break a;case 6:break n;default:break t}
b=(f[r+6|0]|o[r+2>>1]<<1)&3;break a}if(s>>>0>d>>>0&&(t[(d<<1)+c>>1]=65533,d=d+1|0),!A)continue;n[A>>2]=n[A>>2]+1
;continue}break}if(f[r+9|0])break i;break a}i[e+5|0]=0,i[e+6|0]=0,i[e+7|0]=0,i[e+8|0]=0,i[e+9|0]=0,i[e+10|0]=0,
i[e+11|0]=0,i[e+12|0]=0,n[e>>2]=0,n[e+4>>2]=0;break e}b=f[r+8|0]+1|0}r=n[l+36>>2],s=n[l+32>>2],i[e+12|0]=2,n[e+8>>2]=d,
n[e>>2]=c,n[e+4>>2]=a-(r+(b+s|0)|0);break e}n[e+8>>2]=0,n[e+4>>2]=d,n[e>>2]=y,i[e+12|0]=C}v=l+48|0}function G(e,r){
var a=0,i=0,t=0,b=0,c=0,s=0;e:{r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:switch(s=f[r|0],s-1|0){case 0:case 7:break u
;case 1:break k;case 2:break c;case 3:break o;case 4:break n;case 5:break t;case 6:break A;default:break l}a=n[r+4>>2],
t=f[r+9|0];l:{d:switch(f[r+8|0]){default:i=a&63|-128,b=a>>>6&63|-128,a=a>>>12|0;break l;case 0:break l;case 1:break d}
b=a&63|-128,a=a>>>6|0}t=-16<<(t>>>0<3?t^3:0)|a,b=(b&255)<<8,c=(i&255)<<16;break a}a=f[r+6|0]?f[r+7|0]:0;A:{
if(o[r+2>>1]!=1){i=a,a=0;break A}if(i=o[r+4>>1],!f[r+8|0]){c=(i&65280)>>>8|0;break A}c=i&255,i=i<<8|(i&65280)>>>8}
b=c<<8,c=(a&255)<<16;break i}u:switch(s-1|0){case 6:break i;case 0:case 7:break r;case 1:break s;case 2:break b;case 3:
break f;case 4:case 5:break u;default:break a}ze()}b=f[r+2|0]<<8,c=f[r+3|0]<<16,i=f[r+1|0]}
a=((f[r+2|0]!=0)+(f[r+1|0]!=0)|0)+(f[r+3|0]!=0)|0;break r}i=f[r+8|0]}a=f[r+8|0]!=0;break r}t=f[r+2|0],a=f[r+1|0],
i=a?-113:t,b=((a?t:0)&255)<<8}a=f[r+1|0]+(f[r+2|0]!=0)|0;break r}i=f[r+4|0]|(f[r+3|0]<<16|f[r+2|0]<<8)|f[r+1|0]<<24
;break e}i=f[r+1|0];break e}a=(f[r+6|0]|o[r+2>>1]<<1)&3;break r}a=f[r+9|0]?f[r+8|0]+1|0:0,i=t}i=i&255|(a<<24|c|b)}
n[e+4>>2]=i,n[e>>2]=f[r+12|0]}function j(e){var r=0;e:{r:switch(f[e|0]-1|0){case 1:
return((f[e+2|0]!=0)+(f[e+1|0]!=0)|0)+(f[e+3|0]!=0)|0;case 2:return f[e+8|0]!=0;case 3:return f[e+1|0]+(f[e+2|0]!=0)|0
;case 4:return n[(f[e+2|0]<<2)+186500>>2];case 6:return(f[e+6|0]|o[e+2>>1]<<1)&3;case 0:case 5:case 7:break e;default:
break r}if(!f[e+9|0])break e;r=f[e+8|0]+1|0}return r}function V(e,r,a){e=e|0,r=r|0,a=a|0;var t=0,o=0,b=0,c=0,s=0,k=0
;k=a>>>0>39?21:f[a+176656|0];e:{r:{if(!e||!r)break r;for(a=0;;){if((r|0)!=(a|0)){if(t=e+a|0,a=a+1|0,i[t|0]>=0)continue
;break r}break}if(!e)break r;a:{if(!r){b=1,t=e,a=0;break a}a=0;i:{for(;;){if(f[e+a|0]==45)break i;if(b=1,a=a+1|0,
(a|0)==(r|0))break}t=e,o=r,a=r;break a}o=a+1|0,t=o+e|0,o=r-o|0,b=0}if(Y(e,a,177512,2))for(;;){if(b||!o)break r;a=0;a:{
i:{for(;;){if(b=f[a+t|0],(b|0)==45)break i;if(a=a+1|0,(o|0)==(a|0))break}s=t,a=o;break a}c=a+1|0,s=c+t|0,o=o-c|0}
if(a>>>0<2)break r;if(b=(b|0)!=45,a=K(131372,2,t,a),c=2048,t=s,a=a&255,(a|0)!=40)break e}if(c=2048,
a=K(177596,12,e,a)&255,(a|0)!=40)break e}c=2304,a=k}e:{if(!e||!r||(r=(r>>>0<=16?16:r)-1|0,r>>>0>1073741823))break e
;r=32-l(r)<<2,n[e>>2]=n[r+188024>>2],n[r+188024>>2]=e}return a&255|c}function Y(e,r,a,i){
return(r|0)==(i|0)?e=yi(e,r,a,r,1):e=0,e}function K(e,r,a,i){var t=0,o=0,b=0,c=0,s=0,u=0;for(s=k(r,12)+e|0;;){u=e+12|0,
o=n[e+4>>2],c=n[e>>2],t=0;e:{for(;;){if(t)break e;b=c;r:{if(!o){t=1,o=0,r=0;break r}r=0;a:{for(;;){
if(f[r+b|0]==32)break a;if(t=1,r=r+1|0,(o|0)==(r|0))break}c=b,r=o;break r}t=r+1|0,c=t+b|0,o=o-t|0,t=0}
if(Y(a,i,b,r))break}return f[e+8|0]}if(e=u,(s|0)==(e|0))break}return 40}function L(e,r,a,b){e=e|0,r=r|0,a=a|0,b=b|0
;var c=0,s=0,k=0,u=0;c=v+-64|0,v=c;e:{r:{if(n[47040]==2&&(u=n[47041],N(c+20|0,u,n[47042]),o[c+20>>1]!=2))break r;r=-3
;break e}s=n[c+32>>2],n[c+8>>2]=n[c+28>>2],n[c+12>>2]=s,s=n[c+24>>2],n[c>>2]=n[c+20>>2],n[c+4>>2]=s,
s=r>>>0<65537&e>>>0<=r>>>0,u=s?(e<<1)+253768|0:2,r=s?r-e|0:0;r:{if(!a){a=0,e=1114113;break r}n[c+36>>2]=0,n[c+28>>2]=0,
n[c+32>>2]=0,i[c+40|0]=(a|0)!=2,a=c+20|0,e=1114112}n[c+24>>2]=e,z(c+44|0,c|4,c,u,r,384840,262144,(b|0)!=0,a),
s=n[c+44>>2];r:{if((s|0)==1){k=f[c+63|0]<<24|(f[c+61|0]|f[c+62|0]<<8)<<8,b=n[c+56>>2],a=f[c+60|0];break r}
b=n[c+24>>2]!=1114113?n[c+32>>2]+n[c+36>>2]|0:0,a=i[c+60|0]&1}r=n[c+52>>2],e=n[c+48>>2],n[47041]=f[c+12|0],n[47040]=2,
n[47042]=(f[c+4|0]==3?f[c+5|0]:0)&3|(t[c>>1]&1?o[c+2>>1]<<16:0);r:{if(s){k=a|k,a=0,s=r,r=-2;break r}s=0,b=e,k=0,e=0}
n[47052]=0,n[47053]=0,n[47051]=e,n[47049]=s,n[47048]=k,n[47047]=b,n[47046]=a,n[47054]=0,n[47055]=0,n[47056]=0,
n[47057]=0,n[47050]=0}return v=c- -64|0,r|0}function N(e,r,a){var n=0,b=0,c=0;n=v-16|0,v=n;e:{if(r>>>0>=40){t[e>>1]=2
;break e}if(se(n,f[r+176656|0]),o[n>>1]!=2){r=o[n+10>>1]|o[n+12>>1]<<16,b=o[n+6>>1]|o[n+8>>1]<<16,t[e+6>>1]=b,
t[e+8>>1]=b>>>16,t[e+10>>1]=r,t[e+12>>1]=r>>>16,t[e+14>>1]=o[n+14>>1],r=f[n+5|0],b=f[n+4|0],i[e+4|0]=b,t[e+2>>1]=a>>>16,
t[e>>1]=(a&-67108864)==-671088640,c=e,e=a&255,i[c+5|0]=(b|0)==3?(e|0)==1?1:(e|0)==2?2:0:r;break e}t[e>>1]=2}v=n+16|0}
function z(e,r,a,c,s,u,A,l,d){
var h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,C=0,S=0,U=0,F=0,D=0,Q=0,T=0,P=0,W=0,X=0,H=0,J=0,q=0,G=0,j=0,V=0,Y=0,K=0,L=0,N=0,z=0
;B=v-112|0,v=B;e:{r:{if(A>>>0>=16)for(h=o[a>>1]|o[a+2>>1]<<16,t[a>>1]=0,i[B+88|0]=l,n[B+84>>2]=s,n[B+80>>2]=c,
n[B+76>>2]=h,n[B+92>>2]=0,n[B+72>>2]=1114112,n[B+64>>2]=1114112,n[B+68>>2]=1114112,q=r+1|0,Y=A-3|0,z=B+76|0,c=0;;){a:{
i:{t:{n:{f:{o:{b:{if(!g){if(K=o[B+76>>1],K){w=n[B+84>>2];break n}if(G=n[B+84>>2],c>>>0>Y>>>0){w=G;break f}
d&&(n[d+8>>2]=s-G),p=c+u|0,F=Y-c|0,y=J&&G>>>0>=8?8:G,J=n[B+80>>2];c:switch(f[r|0]-1|0){default:for(P=B+8|0,g=0,x=0,
m=v-16|0,v=m;;){for(S=m+8|0,M=g>>>0>y>>>0?2:(g<<1)+J|0,h=y-g|0,W=h>>>0<=y>>>0?h:0,X=x>>>0>F>>>0?1:p+x|0,h=F-x|0,
Q=h>>>0<=F>>>0?h:0,U=0,E=0;;){s:{k:{u:{if(E>>>0>W>>>0||W-E>>>0<16||U>>>0>Q>>>0||Q-U>>>0<49)break u;for(h=0,
w=0;h=(o[w+M>>1]>127)+h|0,w=w+2|0,(w|0)!=32;);if((h&65535)>>>0<3)break u;for(h=0,w=0;h=(o[w+M>>1]&63488)==55296|h,
w=w+2|0,(w|0)!=32;);if(h&1)break u;for(D=U+X|0,w=0,h=0;;){if((w|0)==32)break k;I=o[w+M>>1],j=(I&65472)>>>3|0,
C=n[325588],C||(C=Cr(),n[325588]||(n[325588]=C),C=n[325588]),C=C+j|0,C=n[C>>2]+k(n[C+4>>2],I&63)|0,h>>>0<=45&&(I=h+D|0,
i[I|0]=C,i[I+1|0]=C>>>8,i[I+2|0]=C>>>16,i[I+3|0]=C>>>24),w=w+2|0,h=(C>>>24|0)+h|0}}n[S+4>>2]=U,n[S>>2]=E;break s}
M=M+32|0,U=h+U|0,E=E+16|0;continue}break}for(I=n[m+8>>2]+g|0,g=y-I|0,S=n[m+12>>2]+x|0,h=F-S|0,
j=y>>>0<I>>>0?2:(I<<1)+J|0,M=g>>>0<=y>>>0?g:0,X=S>>>0>F>>>0?1:p+S|0,W=h>>>0<=F>>>0?h:0,g=0,h=0;;){s:{
if(g>>>0>W>>>0||h>>>0>=M>>>0||(g|0)==(W|0))break s;D=M-h|0,Q=M>>>0>=D>>>0?D:0,x=g+X|0,U=W-g|0;k:{u:{A:{l:{
if(E=(h<<1)+j|0,C=h>>>0>M>>>0?2:E,w=o[C>>1],w>>>0>=128){if((U|0)==1)break s;if(w>>>0>2047)break l;i[x+1|0]=w&63|128,
i[x|0]=w>>>6|192,h=h+1|0,g=g+2|0;break k}if((Q|0)!=1)break A;w=Ir(C,1,x,U);break u}if(U>>>0<=2)break s
;if((w- -8192&65535)>>>0<=63487){i[x+2|0]=w&63|128,i[x|0]=w>>>12|224,i[x+1|0]=w>>>6&63|128,h=h+1|0,g=g+3|0;break k}
if((U|0)==3||(Q|0)==1||w>>>0>56319||(o[C+2>>1]&64512)!=56320)break s;if(w=U>>>2|0,x=D>>>1|0,U=w>>>0<x>>>0?w:x,!U)break k
;for(w=(U<<1)+h|0,x=(U<<2)+g|0;;){if(D=o[E>>1],(D&64512)!=55296||(Q=o[E+2>>1],(Q&64512)!=56320))break k;if(C=g+X|0,
D=((D&1023)<<10)+65536|0,Q=Q<<24&1056964608|(D>>>18|D>>>4&16128)|(D|Q&960)<<10&4128768|-2139062032,i[C|0]=Q,
i[C+1|0]=Q>>>8,i[C+2|0]=Q>>>16,i[C+3|0]=Q>>>24,E=E+4|0,h=h+2|0,g=g+4|0,U=U-1|0,!U)break}g=x,h=w;break k}
if(o[C+2>>1]<=127){w=Ir(C,Q,x,U);break u}i[x|0]=w,w=1}g=g+w|0,h=h+w|0}if(h>>>0<64)continue}break}if(n[m+4>>2]=g,
n[m>>2]=h,x=S+n[m+4>>2]|0,h=n[m>>2],g=h+I|0,!(h>>>0>63))break}n[P+4>>2]=x,n[P>>2]=g,v=m+16|0,g=n[B+12>>2],h=n[B+8>>2]
;break o;case 0:for(L=B+16|0,U=y,C=p,W=0,x=0,X=v-16|0,v=X,M=f[q|0],Q=Te(M);;){s:{k:{u:{if(g=F-W|0,S=g>>>0<=F>>>0?g:0,
g=U-x|0,E=g>>>0<=U>>>0?g:0,g=E>>>0>S>>>0?S:E,g){for(I=g>>>0<64,g=I?g:64,p=F>>>0<W>>>0?1:C+W|0,h=0,
y=x>>>0>U>>>0?2:(x<<1)+J|0,m=y,w=0;P=o[m>>1],i[h+p|0]=P,m=m+2|0,w=w|P,h=h+1|0,(g|0)!=(h|0););P=I|!d,I=w&65535;A:{
if(I>>>0<=127)break A;if((M|0)==20){for(m=1,h=y,w=g;D=o[h>>1],m=m&(D>>>0<128|(D-160&65535)>>>0<96),h=h+2|0,w=w-1|0,
!!w;);if(m)break A}if(I>>>0>=16384){if(!P){for(I=0,h=p,m=y,w=g;D=o[m>>1],i[h|0]=D>>>0<128?D:0,h=h+1|0,m=m+2|0,
I=(D>>>0>127)+I|0,w=w-1|0,!!w;);if((I&65535)>>>0<9)break A}for(h=p,m=y,w=g;I=o[m>>1],
i[h|0]=f[n[Q+12>>2]+(I>>>0>=16383?16383:I)|0],h=h+1|0,m=m+2|0,w=w-1|0,!!w;);break A}if(h=g>>>2|0,h)for(I=h<<3,w=0,
h=p;m=w+y|0,i[h|0]=f[n[Q+12>>2]+(o[m>>1]&16383)|0],i[h+1|0]=f[n[Q+12>>2]+(o[m+2>>1]&16383)|0],
i[h+2|0]=f[n[Q+12>>2]+(o[m+4>>1]&16383)|0],i[h+3|0]=f[n[Q+12>>2]+(o[m+6>>1]&16383)|0],h=h+4|0,w=w+8|0,(I|0)!=(w|0););
if(h=g&3,!h||(w=g&124,m=w+p|0,w=(w<<1)+y|0,i[m|0]=f[n[Q+12>>2]+(o[w>>1]&16383)|0],
(h|0)==1)||(i[m+1|0]=f[n[Q+12>>2]+(o[w+2>>1]&16383)|0],(h|0)==2))break A;i[m+2|0]=f[n[Q+12>>2]+(o[w+4>>1]&16383)|0]}
for(m=255,h=0;w=f[h+p|0],m=m&255,m=m>>>0>w>>>0?w:m,h=h+1|0,(g|0)!=(h|0););if(h=g,m)break k;if((P|S>>>0<528)!=1)break u
;h=0;A:{if(F>>>0<=W>>>0)break A;for(;;){if(!(!o[y>>1]||f[h+p|0]))break A;if(y=y+2|0,h=h+1|0,(g|0)==(h|0))break}h=g}
W=h+W|0,x=h+x|0}n[L+4>>2]=W,n[L>>2]=x,v=X+16|0;break s}for(N=X+8|0,h=E,g=0,P=0,w=v-96|0,v=w,n[w+64>>2]=0,n[w+68>>2]=0,
n[w+72>>2]=0,n[w+76>>2]=0,m=f[p+60|0]|f[p+61|0]<<8|(f[p+62|0]<<16|f[p+63|0]<<24),
n[w+56>>2]=f[p+56|0]|f[p+57|0]<<8|(f[p+58|0]<<16|f[p+59|0]<<24),
n[w+60>>2]=m,m=f[p+52|0]|f[p+53|0]<<8|(f[p+54|0]<<16|f[p+55|0]<<24),
n[w+48>>2]=f[p+48|0]|f[p+49|0]<<8|(f[p+50|0]<<16|f[p+51|0]<<24),
n[w+52>>2]=m,m=f[p+44|0]|f[p+45|0]<<8|(f[p+46|0]<<16|f[p+47|0]<<24),
n[w+40>>2]=f[p+40|0]|f[p+41|0]<<8|(f[p+42|0]<<16|f[p+43|0]<<24),
n[w+44>>2]=m,m=f[p+36|0]|f[p+37|0]<<8|(f[p+38|0]<<16|f[p+39|0]<<24),
n[w+32>>2]=f[p+32|0]|f[p+33|0]<<8|(f[p+34|0]<<16|f[p+35|0]<<24),
n[w+36>>2]=m,m=f[p+28|0]|f[p+29|0]<<8|(f[p+30|0]<<16|f[p+31|0]<<24),
n[w+24>>2]=f[p+24|0]|f[p+25|0]<<8|(f[p+26|0]<<16|f[p+27|0]<<24),
n[w+28>>2]=m,m=f[p+20|0]|f[p+21|0]<<8|(f[p+22|0]<<16|f[p+23|0]<<24),
n[w+16>>2]=f[p+16|0]|f[p+17|0]<<8|(f[p+18|0]<<16|f[p+19|0]<<24),
n[w+20>>2]=m,m=f[p+12|0]|f[p+13|0]<<8|(f[p+14|0]<<16|f[p+15|0]<<24),
n[w+8>>2]=f[p+8|0]|f[p+9|0]<<8|(f[p+10|0]<<16|f[p+11|0]<<24),
n[w+12>>2]=m,m=f[p+4|0]|f[p+5|0]<<8|(f[p+6|0]<<16|f[p+7|0]<<24),n[w>>2]=f[p|0]|f[p+1|0]<<8|(f[p+2|0]<<16|f[p+3|0]<<24),
n[w+4>>2]=m,I=64;m=w+I|0,E=g<<2|(f[m-1|0]?0:2),S=P<<2|g>>>30,E=!f[m-2|0]|E,g=!f[m-4|0]|(E<<2|(f[m-3|0]?0:2)),
P=S<<2|E>>>30,I=I-4|0,!!I;);for(I=0,S=0;;){if(j=Pi(g,P),j>>>0>S>>>0)for(;m=j-S|0,H=m>>>0>=16?16:m,I>>>0<=512&&(m=w+S|0,
D=f[m+12|0]|f[m+13|0]<<8|(f[m+14|0]<<16|f[m+15|0]<<24),E=p+I|0,V=f[m+8|0]|f[m+9|0]<<8|(f[m+10|0]<<16|f[m+11|0]<<24),
i[E+8|0]=V,i[E+9|0]=V>>>8,i[E+10|0]=V>>>16,i[E+11|0]=V>>>24,i[E+12|0]=D,i[E+13|0]=D>>>8,i[E+14|0]=D>>>16,
i[E+15|0]=D>>>24,D=f[m+4|0]|f[m+5|0]<<8|(f[m+6|0]<<16|f[m+7|0]<<24),m=f[m|0]|f[m+1|0]<<8|(f[m+2|0]<<16|f[m+3|0]<<24),
i[E|0]=m,i[E+1|0]=m>>>8,i[E+2|0]=m>>>16,i[E+3|0]=m>>>24,i[E+4|0]=D,i[E+5|0]=D>>>8,i[E+6|0]=D>>>16,i[E+7|0]=D>>>24),
I=I+H|0,S=S+H|0,j>>>0>S>>>0;);u:{if(!(g|P))break u;if(m=g,g=g&g-1,P=P&P-!m,S>>>0>j>>>0)continue;if(i[w+92|0]=0,
t[w+80>>1]=0,m=h-S|0,m=h>>>0>=m>>>0?m:0,n[w+88>>2]=m,n[w+84>>2]=h>>>0<S>>>0?2:(S<<1)+y|0,E=lr(w+80|0),
(E|0)==1114112)break u;H=E,E=528-I|0,I=Mr(M,H,x+S|0,I>>>0>528?1:p+I|0,E>>>0<=528?E:0,d)+I|0,S=(m+S|0)-n[w+88>>2]|0
;continue}break}n[N+4>>2]=I,n[N>>2]=S,v=w+96|0,g=n[X+8>>2],h=n[X+12>>2]}W=h+W|0,x=g+x|0;continue}break}g=n[B+20>>2],
h=n[B+16>>2];break o;case 1:for(x=n[r+4>>2],U=n[x+4>>2],Ar(B+40|0,U,J,y,p,F),g=n[B+44>>2],h=n[B+40>>2];;){if(m=y-h|0,
H=m>>>0<=y>>>0?m:0,m=F-g|0,Xi[n[x+8>>2]](B+32|0,h>>>0>y>>>0?2:J+(h<<1)|0,H,g>>>0>F>>>0?1:g+p|0,m>>>0<=F>>>0?m:0),
m=n[B+32>>2],!m)break o
;h=h+m|0,m=y-h|0,g=n[B+36>>2]+g|0,w=F-g|0,Ar(B+24|0,U,h>>>0>y>>>0?2:J+(h<<1)|0,m>>>0<=y>>>0?m:0,g>>>0>F>>>0?1:g+p|0,w>>>0<=F>>>0?w:0),
g=g+n[B+28>>2]|0,h=h+n[B+24>>2]|0}case 2:W=B+48|0,x=y,U=p,w=0,E=0,S=0,M=v-16|0,v=M,Qe(M,187084);s:{
if(b[M+4>>2]<65536)break s;for(Q=n[M>>2],y=f[q|0];;){m=S>>>0>F>>>0?1:S+U|0,g=F-S|0,C=g>>>0<=F>>>0?g:0,
h=E>>>0>x>>>0?2:(E<<1)+J|0,g=x-E|0,I=g>>>0<=x>>>0?g:0;k:{u:{A:{l:{d:{h:{g:switch(P=y&255,P-1|0){case 0:break h;case 1:
break d;default:break g}if(p=I>>>0>C>>>0?C:I,!p)break A;for(y=0,g=h;;){g:{if(w=o[g>>1],
w>>>0>27||!(1<<w&134266880))break g;H=y;break l}if(H=y,w>>>0>127)break l;if(i[m+y|0]=w,g=g+2|0,y=y+1|0,
(p|0)==(y|0))break}break u}if(p=I>>>0>C>>>0?C:I,!p)break A;for(y=0,g=h;;){h:{g:{m:{if(w=o[g>>1],w>>>0<=164){
if(w>>>0>27||!(1<<w&134266880))break m;H=y;break l}if((w|0)==165){w=92;break h}if((w|0)!=8254)break g;w=126;break h}
if(H=y,(w|0)==92)break l;if((w|0)!=126)break g;H=y;break l}if(w>>>0<=127)break h;H=y;break l}if(i[m+y|0]=w,g=g+2|0,
y=y+1|0,(p|0)==(y|0))break}break u}y=0,g=C>>>1|0,g=g>>>0<I>>>0?g:I;d:{if(!g)break d;for(p=h,w=m;;){
if(X=o[(o[p>>1]<<1)+Q>>1],X>>>0<41377)break d;if(X=X&32639,X=X<<8|X>>>8,i[w|0]=X,i[w+1|0]=X>>>8,p=p+2|0,w=w+2|0,y=y+1|0,
(g|0)==(y|0))break}y=g}H=y<<1}if(p=H,w=S+p|0,E=y+E|0,p>>>0>C>>>0)break s;break k}p=0}w=p+S|0,E=p+E|0,y=p}
if(C-p>>>0<3||y>>>0>=I>>>0)break s;g=o[h+(y<<1)>>1],h=q;k:{u:switch(P-1|0){case 1:if(g>>>0>=128)break s
;i[M+14|0]=f[186417],t[M+12>>1]=f[186415]|f[186416]<<8,y=0;break k;case 0:break s;default:break u}
if(o[(g<<1)+Q>>1]<41377)break s;i[M+14|0]=f[186414],t[M+12>>1]=f[186412]|f[186413]<<8,y=2}i[h|0]=y,g=m+p|0,h=o[M+12>>1],
i[g|0]=h,i[g+1|0]=h>>>8,i[g+2|0]=f[M+14|0],S=w+3|0}}n[W+4>>2]=w,n[W>>2]=E,v=M+16|0,g=n[B+52>>2],h=n[B+48>>2];break o
;case 3:U=B+56|0,C=f[q|0],g=J,m=0,w=F>>>1|0,h=w>>>0<y>>>0?w:y;s:for(;;){if(H=m,x=h>>>0<m>>>0,F=x?0:h-m<<1&262080,F){
for(I=x?2:(m<<1)+g|0,F=F+I|0,m=0;;){
for(M=1,E=0;x=E+I|0,M=M&(o[x>>1]&63488)!=55296&(o[x+2>>1]&63488)!=55296&(o[x+4>>1]&63488)!=55296&(o[x+6>>1]&63488)!=55296,
E=E+8|0,(E|0)!=64;);if(!(M&&(m=m+1|0,I=I- -64|0,(F|0)!=(I|0))))break}m=m<<5}else m=0;if(m=H+m|0,!(m>>>0>4294967263)){
for(F=m+32|0;;){k:{if(h>>>0<m>>>0)break k;x=(m<<1)+g|0;u:{A:{l:{if(h-m>>>0<=1){if((h|0)!=(m|0))break l;m=h;break k}
if(E=o[x>>1],(E&64512)!=55296||(o[x+2>>1]&64512)!=56320)break A;x=2;break u}E=o[x>>1]}if((E&63488)==55296)break k;x=1}
if(m=m+x|0,F>>>0>m>>>0)continue;continue s}break}break}}h=m>>>0<y>>>0?m:y,y=h>>>0>w>>>0?w:h;s:{if(!(C&1)){
if(!y||(h=y<<1,!h))break s;Ze(p,g,h);break s}if(!y)break s;for(;h=o[g>>1],h=h<<8|h>>>8,i[p|0]=h,i[p+1|0]=h>>>8,g=g+2|0,
p=p+2|0,y=y-1|0,!!y;);}n[U>>2]=m,n[U+4>>2]=m<<1,g=n[B+60>>2],h=n[B+56>>2];break o;case 4:break c}if(g=F>>>4|0,h=y>>>4|0,
C=g>>>0<h>>>0?g:h,!C){h=0;break b}for(U=C<<4,h=0,x=p,m=J,E=0;;){for(w=1,g=0;M=g+m|0,I=o[M>>1],
H=w&(I>>>0<128|(I&65408)==63360),w=o[M+2>>1],w=H&(w>>>0<128|(w&65408)==63360),g=g+4|0,(g|0)!=32;);if(!w)break b
;for(E=E+1|0,M=-32,g=x;w=m+M|0,i[g|0]=f[w+32|0],i[g+1|0]=f[w+34|0],i[g+2|0]=f[w+36|0],i[g+3|0]=f[w+38|0],g=g+4|0,
M=M+8|0,!!M;);if(x=x+16|0,m=m+32|0,h=h+16|0,(E|0)==(C|0))break}h=U;break b}if(h=g-1|0,n[B+92>>2]=h,g>>>0>=4){
if(g=1114112,l)break a;w=1;break r}g=n[(B- -64|0)+(h<<2)>>2];break i}g=F-h|0,g=g>>>0<=F>>>0?g:0,m=y-h|0,
m=m>>>0<=y>>>0?m:0,x=g>>>0<m>>>0?g:m;b:{if(!x)break b;for(w=h>>>0>F>>>0?1:h+p|0,g=h>>>0>y>>>0?2:J+(h<<1)|0,m=0-x|0,
y=h+x|0;;){if(p=o[g>>1],p>>>0>=128&(p&65408)!=63360)break b;if(i[w|0]=p,g=g+2|0,w=w+1|0,h=h+1|0,m=m+1|0,!m)break}h=y}g=h
}m=G-h|0,w=m>>>0<=G>>>0?m:0,n[B+84>>2]=w,n[B+80>>2]=h>>>0>G>>>0?2:J+(h<<1)|0,J=h>>>0<7,c=c+g|0}if(w)break n;w=0;break t}
if(A-c>>>0>15)break t;w=0;break r}M=s-(w+K|0)|0,g=lr(z)}if(l||(g|0)!=1114112)break a;w=1;break r}p=B;a:{i:{t:{n:{f:{o:{
b:{c:{s:{k:{u:{A:{l:{d:{h:{g:{m:{w:{p:{v:{y:{B:switch(f[r|0]-1|0){default:if((g|0)==1114112){w=1;break r}
if(g>>>0<128)break p;E:{if(g>>>0>=2048){if(g>>>0>=65536){
T=4,h=g>>>4&16128|(g<<24&1056964608|(g<<10&4128768|g>>>18))|-2139062032;break E}T=3,
h=g<<16&4128768|(g<<2&16128|g>>>12)|8421600;break E}T=2,h=g<<8&16128|g>>>6|32960}break o;case 0:if((g|0)==1114112){w=1
;break r}if(g>>>0<128)break m;if(g>>>0>65535||(h=dr(Te(f[q|0]),g),!(h&255)))break w;h=h&255,T=1;break o;case 1:if(w=1,
(g|0)==1114112)break r;if(g>>>0>127)break y;h=g,T=1;break o;case 2:h=f[q|0];E:{x:{I:{M:{C:{S:{U:{F:{D:{Q:{
if((g|0)!=1114112){if(y=(h|0)==2,y)break U;if(1<<g&134266880&&g>>>0<=27)break Q;if((h|0)==1)break D;if(g>>>0<128)break F
;break S}if(h)break n;w=1;break r}h=65533;break s}D:{if((g|0)<=164){if((g|0)==92)break f;if((g|0)!=126)break D;break f}
if(m=1,h=92,(g|0)==165)break t;if((g|0)==8254)break v}if(g>>>0>=128)break C}h=g,T=1;break o}if(g>>>0<128)break f}
if((g|0)==165||(g|0)==8254)break I;if(m=65293,(g|0)!=8722)break M;break d}if((g|0)==8722)break E}if(m=g,h=g-65377|0,
h>>>0<63)break x;break d}h=n[B+92>>2],h>>>0<=2&&(n[(B- -64|0)+(h<<2)>>2]=g,n[B+92>>2]=n[B+92>>2]+1),i[q|0]=1,m=3,
h=4859931;break t}if(hr(187340,n[46834]),m=gr(187340,h),(m|0)!=1114112)break d;break l}if(!(mr(187084,65293)&1))break A
;break k;case 3:if((g|0)==1114112){w=1;break r}if(y=f[q|0],g>>>0<65536)break g;m=g&1023|-9216,h=g+16711680>>>10|-10240,
y&1&&(m=m<<8|(m&65280)>>>8,h=h<<8|(h&65280)>>>8),h=h&255|(h&65280|(m&65535)<<16),T=4;break o;case 4:break B}
if((g|0)==1114112){w=1;break r}if(g>>>0<128)break h;if((g&2097024)==63360){h=g&255,T=1;break o}h=g;break s}
switch(Xi[n[n[r+4>>2]>>2]](B+96|0,g),m=n[B+96>>2],h=m?n[B+100>>2]:g,T=m?n[B+104>>2]:T,1-m|0){case 0:break o;case 1:
break s;default:break r}}h=126;break t}h=g,T=1;break o}h=g;break s}h=g,T=1;break o}h=(y&1?g<<8|(g&65280)>>>8:g)&65535,
T=2;break o}h=g,T=1;break o}if(h=mr(187084,m),!(h&1))break l;if(!y)break k;h=h>>>8&32639,T=2;break o}if(y)break u}h=g
;break s}if(h=4335643,T=3,w=0,m=n[B+92>>2],m>>>0>2)break b;break c}if(h=4334619,T=3,w=2,m=n[B+92>>2],m>>>0<3)break c
;break b}if(d){n[d+8>>2]=M,y=(g|0)==1114112?h:g,g=A-c|0,c=wr(d,y,h,0,c>>>0>A>>>0?1:c+u|0,A>>>0>=g>>>0?g:0)+c|0,
g=n[B+92>>2];continue}n[e+16>>2]=c,n[e+8>>2]=M,n[e+4>>2]=h,n[e>>2]=1,n[e+12>>2]=s-n[B+84>>2];break e}
n[(B- -64|0)+(m<<2)>>2]=g,n[B+92>>2]=n[B+92>>2]+1}i[q|0]=w}if(n[B+96>>2]=h,n[B+100>>2]=T,!T)break a
;h=B+96|(T>>>0>=4?4:T);break i}if(h=n[B+92>>2],h>>>0>2)break n;n[(B- -64|0)+(h<<2)>>2]=g,n[B+92>>2]=n[B+92>>2]+1}
i[q|0]=0,m=3,h=4335643}n[p+96>>2]=h,T=m,n[B+100>>2]=m,h=B+96|m}for(g=B+96|0;c>>>0<A>>>0&&(i[c+u|0]=f[g|0],c=c+1|0),
g=g+1|0,(h|0)!=(g|0););}g=n[B+92>>2]}i[e+16|0]=0,n[e+8>>2]=0,n[e+12>>2]=0,n[e>>2]=0,n[e+4>>2]=0;break e}r=n[B+76>>2],
t[a>>1]=r,t[a+2>>1]=r>>>16,i[e+16|0]=w,n[e+12>>2]=0,n[e+8>>2]=c,n[e>>2]=0,n[e+4>>2]=s-n[B+84>>2]}v=B+112|0}
function Z(e,r,a){e=e|0,r=r|0,a=a|0;var b=0,c=0,s=0,k=0,u=0,A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,C=0,S=0
;b=v+-64|0,v=b;e:{if(n[46702]!=-2147483648){k=n[46704],c=f[186958];break e}t[93442]=257,n[46719]=151806827,n[46720]=0,
n[46717]=0,n[46718]=0,n[46715]=0,n[46716]=1,n[46713]=4,n[46714]=0,n[46711]=0,n[46712]=0,n[46709]=0,n[46710]=4,
i[186832]=12,n[46706]=1,n[46707]=0,n[46704]=0,n[46705]=0,n[46702]=0,n[46703]=1,i[b+62|0]=0,t[b+54>>1]=0,t[b+56>>1]=0,
t[b+58>>1]=0,t[b+60>>1]=0,t[b+46>>1]=0,t[b+48>>1]=0,t[b+50>>1]=0,t[b+52>>1]=0,t[b+38>>1]=0,t[b+40>>1]=0,t[b+42>>1]=0,
t[b+44>>1]=0,t[b+30>>1]=0,t[b+32>>1]=0,t[b+34>>1]=0,t[b+36>>1]=0,t[b+22>>1]=0,t[b+24>>1]=0,t[b+26>>1]=0,t[b+28>>1]=0,
t[b+14>>1]=0,t[b+16>>1]=0,t[b+18>>1]=0,t[b+20>>1]=0,t[b+6>>1]=0,t[b+8>>1]=0,t[b+10>>1]=0,t[b+12>>1]=0,n[46737]=8192,
t[93476]=1,c=f[b+59|0]|f[b+60|0]<<8|(f[b+61|0]<<16|f[b+62|0]<<24),i[186941]=c,i[186942]=c>>>8,i[186943]=c>>>16,
i[186944]=c>>>24,c=o[b+56>>1]|o[b+58>>1]<<16,s=o[b+52>>1]|o[b+54>>1]<<16,t[93467]=s,t[93468]=s>>>16,t[93469]=c,
t[93470]=c>>>16,c=o[b+48>>1]|o[b+50>>1]<<16,s=o[b+44>>1]|o[b+46>>1]<<16,t[93463]=s,t[93464]=s>>>16,t[93465]=c,
t[93466]=c>>>16,c=o[b+40>>1]|o[b+42>>1]<<16,s=o[b+36>>1]|o[b+38>>1]<<16,t[93459]=s,t[93460]=s>>>16,t[93461]=c,
t[93462]=c>>>16,c=o[b+32>>1]|o[b+34>>1]<<16,s=o[b+28>>1]|o[b+30>>1]<<16,t[93455]=s,t[93456]=s>>>16,t[93457]=c,
t[93458]=c>>>16,c=o[b+24>>1]|o[b+26>>1]<<16,s=o[b+20>>1]|o[b+22>>1]<<16,t[93451]=s,t[93452]=s>>>16,t[93453]=c,
t[93454]=c>>>16,c=o[b+16>>1]|o[b+18>>1]<<16,s=o[b+12>>1]|o[b+14>>1]<<16,t[93447]=s,t[93448]=s>>>16,t[93449]=c,
t[93450]=c>>>16,c=o[b+8>>1]|o[b+10>>1]<<16,s=o[b+4>>1]|o[b+6>>1]<<16,t[93443]=s,t[93444]=s>>>16,t[93445]=c,
t[93446]=c>>>16,t[93477]=0,t[93478]=0,c=0}I=(a|0)!=0,i[186958]=(c|I)&1,p=e||1,c=2048-k|0,h=e?r:0,
O(186808,p,(c>>>0<h>>>0?c:h)+p|0);e:{if(h)for(s=n[46737],c=p,y=h,u=h;;){if(!s)break e;for(r=u>>>0>=512?512:u,y=y-r|0,
M=!y&I,S=u-r|0,C=r+c|0,e=0,k=0;k=(f[e+c|0]>>>7|0)+k|0,e=e+1|0,(r|0)!=(e|0););r:{a:{i:{if(!k){if(f[186952])break i
;break a}e=0,i[186952]=0,u=c,s=s-1|0;t:{if(s){for(;;){if((e|0)==(r|0))break t;if(u=e+c|0,e=e+1|0,s=(i[u|0]>>7)+s|0,
!s)break}u=e+c|0}for(;;){if((u|0)==(C|0))break t;if(e=e+1|0,s=i[u|0],u=u+1|0,!((s|0)>=0))break}r=e>>>0<r>>>0?e:r}
R(186808,c,r,M),e=n[46737],r=e-k|0,s=e>>>0>=r>>>0?r:0,n[46737]=s;break r}for(B=c,E=r,g=f[186899],m=n[46723],e=f[186897],
A=f[186898],d=f[186896],w=n[46722];;){s=e,k=f[B|0];i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:{d:{h:{g:{m:{w:{p:{v:{y:{
B:switch(e=d&255,e-27|0){case 1:case 2:case 3:case 4:case 5:case 6:case 7:case 8:case 10:case 11:case 12:break c;case 0:
break y;case 9:break d;case 13:break h;default:break B}if(e)break c;switch(k-10|0){case 0:break v;case 3:break p
;case 17:break k;default:break m}}switch(k-36|0){case 0:case 4:break g;default:break c}}if(!(s&255))break w;break n}
if(s&255)break n}e=0,i[186898]=0,A=0,d=0;break i}if(k>>>0<=32)break n;if(!((A|0)==2&k>>>0<=126)){
if(k>>>0>95||(A|0)!=1)break n;A=1,m=m+1|0,n[46723]=m,w=w+1|0,n[46722]=w,d=0;break t}if(i[186897]=0,x=s&255,!x){d=0,
i[186897]=k,A=2,e=k;break i}e=0,w=w+1|0,n[46722]=w,A=2,d=0;m:{w:switch(x-33|0){default:if((s-48&255)>>>0>30)break m
;break f;case 3:if(k>>>0<116)break f;break o;case 4:if(k>>>0<119)break f;break o;case 12:break i;case 0:break f;case 46:
break w}if(k>>>0<84)break f;break o}if((s-80&255)>>>0<37)break i;if(s=x-34|0,s>>>0>6||!(1<<s&115))break o;break i}
i[186896]=k,e=s,d=k;break i}switch(k-66|0){case 0:case 8:break l;case 7:break A;default:break c}}switch(k+-64|0){case 0:
case 2:break u;default:break c}}A=0,i[186898]=0;break b}A=1;break s}A=2;break s}i[186896]=27,g=(s&255)!=0|g,
i[186899]=g&1,d=27;break t}i[186898]=A;break b}g=1,i[186899]=1}i[186896]=0,d=0;break t}g=1,i[186899]=1;break i}m=m+1|0,
n[46723]=m;break i}g=(k&254)==14|(A|0)!=0|g,i[186899]=g&1,d=0}e=s}if(B=B+1|0,E=E-1|0,!E)break}}e=u>>>0<16,
R(186808,c,e?r:16,0),u=c,c=r-16|0,c=r>>>0>=c>>>0?c:0,c=c>>>0<=16?16:c,R(186808,e?1:u+c|0,e?0:r-c|0,M),s=n[46737]}if(c=C,
u=S,!u)break}if(!a||!n[46717])break e;R(186808,1,0,1)}e:{if(!h||(e=(h>>>0<=16?16:h)-1|0,e>>>0>1073741823))break e
;e=32-l(e)<<2,n[p>>2]=n[e+188024>>2],n[e+188024>>2]=p}v=b- -64|0}function O(e,r,a){var i=0,t=0;i=a-r|0,kr(e,i),
t=n[e+8>>2];e:{if((r|0)==(a|0)||!i)break e;Ze(n[e+4>>2]+t|0,r,i)}n[e+8>>2]=i+t}function R(e,r,a,o){
var b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,S=0,F=0,D=0,Q=0;c=v-48|0,v=c,A=n[e+72>>2],
h=n[e+76>>2],t[e+76>>1]=257,n[e+72>>2]=0,g=n[e+64>>2],m=n[e+68>>2],n[e+64>>2]=0,n[e+68>>2]=151806827,w=n[e+56>>2],
l=n[e+60>>2],n[e+56>>2]=1,n[e+60>>2]=0,B=n[e+48>>2],d=n[e+52>>2],n[e+48>>2]=0,n[e+52>>2]=0,u=n[e+40>>2],b=n[e+44>>2],
n[e+40>>2]=0,n[e+44>>2]=4,n[c+40>>2]=A,n[c+44>>2]=h,n[c+32>>2]=g,n[c+36>>2]=m,n[c+24>>2]=w,n[c+28>>2]=l,n[c+16>>2]=B,
n[c+20>>2]=d,n[c+8>>2]=u,n[c+12>>2]=b,g=r,m=a,A=e,h=0,w=0,b=v-32|0,v=b,s=c+8|0,x=n[s+20>>2],n[s+20>>2]=0,I=n[s+16>>2],
M=n[s+12>>2],n[s+12>>2]=0,n[s+16>>2]=1;e:{r:{if(x){if(e=m+x|0,(e|0)<0||(r=U(e),!r))break r;n[b+12>>2]=0,n[b+8>>2]=r,
n[b+4>>2]=e,e=b+4|0,O(e,I,x+I|0),O(e,g,g+m|0),m=n[b+12>>2],S=n[b+4>>2],g=n[b+8>>2]}for(D=s+12|0,B=f[s+37|0],
i[b+20|0]=o?0:2,n[b+8>>2]=0,n[b+4>>2]=x,n[b+12>>2]=g,n[b+16>>2]=g+m,d=b+8|0,a=f[s+36|0],E=n[s+28>>2];;){y=n[s+32>>2],o=a
;a:{i:{for(;;){t:{n:{f:{o:{if(e=n[b+4>>2],!e){if(r=n[b+12>>2],r){if((r|0)!=n[b+16>>2])break o;n[b+12>>2]=0}
if(e=f[b+20|0],(e|0)==3||(i[b+20|0]=2,(e|0)==2))break n;u=f[b+21|0];break f}n[b+4>>2]=0,p=b+24|0;b:{c:{s:{k:{u:{
if(r=n[d+4>>2],r){F=n[d+8>>2],Q=e-1>>>0>=F-r>>>0,l=e;A:{for(;;){if(u=r,Q)break A;if(r=r+1|0,l=l-1|0,!l)break}
if((r|0)==(F|0))break u;n[d+4>>2]=u+2,l=f[r|0],r=1;break k}n[d+4>>2]=0;break s}break s}if(n[d+4>>2]=0,r=f[d+12|0],
(r|0)==3||(i[d+12|0]=2,(r|0)==2))break c;l=f[d+13|0]}i[p+5|0]=l,i[p+4|0]=r,e=n[d>>2]+e|0,n[p>>2]=e,n[d>>2]=e+1;break b}
if(f[d+12|0]==3)break c;i[d+12|0]=2}i[p+4|0]=2}if(e=f[b+28|0],(e|0)==2)break n;u=f[b+29|0],p=n[b+24>>2];break t}e=1,
n[b+12>>2]=r+1,u=f[r|0]}p=n[b+8>>2],n[b+24>>2]=p,n[b+8>>2]=p+1;break t}e=h-w|0,r=e>>>0<=h>>>0?e:0,e=B&1,
ja(A,h>>>0<w>>>0?1:g+w|0,r,e),i[s+37|0]=e,e=h>>>0>m>>>0?1:h+g|0,r=m-h|0,O(D,e,e+(r>>>0<=m>>>0?r:0)|0);n:{
if(!x||!S)break n;C(g,S)}M&&C(I,M),v=b+32|0;break e}r=u<<24>>24,l=92;t:{n:{f:switch(e=e&1,u=(e?u:32)&255,u|0){case 0:
case 9:case 10:case 13:case 26:break n;case 64:case 91:case 92:case 93:case 94:case 96:case 123:case 124:case 125:
case 126:break t;default:break f}if(l=r,u>>>0<32)break t;if(u>>>0<65)break n;if((u|0)!=95)break t}l=12}
E=k(l&255^E,16777619),n[s+28>>2]=E;t:{n:{if(e){f:{if((r-65&255)>>>0<=25){y=y+1|0,n[s+32>>2]=y,e=a;break f}
if((r-97&255)>>>0>25)break n;i[s+36|0]=o&1,y=y+1|0,n[s+32>>2]=y,e=o,a=e}if(y>>>0<=15)continue;break t}if(n[s+32>>2]=0,
!(a&1))break i;break a}if(a=0,n[s+32>>2]=0,l=(r|0)>=0,e=l&o,i[s+36|0]=e,o=0,y=0,!l)continue}break}if(e&1)break a}
e=Va(s,E),(e^B)&1&&(a=h-w|0,ja(A,h>>>0<w>>>0?1:g+w|0,a>>>0<=h>>>0?a:0,B&1),B=e,w=h),i[s+36|0]=1}e=92;a:{i:{
t:switch(u|0){case 0:case 9:case 10:case 13:case 26:break i;case 64:case 91:case 92:case 93:case 94:case 96:case 123:
case 124:case 125:case 126:break a;default:break t}if(u>>>0<32){e=r;break a}if(u>>>0<65)break i;if(e=r,(u|0)!=95)break a
}e=12}E=k(e&255^-2128831035,16777619),n[s+28>>2]=E,a=1,e=p+1|0,h=e>>>0<m>>>0?e:m}}ze()}Ga(A+40|0),e=n[c+44>>2],
n[A+72>>2]=n[c+40>>2],n[A+76>>2]=e,e=n[c+36>>2],n[A+64>>2]=n[c+32>>2],n[A+68>>2]=e,e=n[c+28>>2],n[A+56>>2]=n[c+24>>2],
n[A+60>>2]=e,e=n[c+20>>2],n[A+48>>2]=n[c+16>>2],n[A+52>>2]=e,e=n[c+12>>2],n[A+40>>2]=n[c+8>>2],n[A+44>>2]=e,v=c+48|0}
function $(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0,f=0;i=v-48|0,v=i,n[i+12>>2]=a,n[i+16>>2]=0,n[i+24>>2]=0,n[i+36>>2]=i+12,
n[i+32>>2]=i+16,n[i+28>>2]=i+24,t=e||1,e=e?r:0,_(i,t,e);e:{r:{a=n[i>>2];a:{if(!a)break a;if(r=n[i+4>>2],!r){
if(a=n[i+16>>2],!a)break a;break r}if(n[i+20>>2]=r,r=n[i+24>>2]+1|0,n[i+24>>2]=r,r=r>>>0>b[i+12>>2],n[i+16>>2]=r?a:0,
r)break r}if(n[i+44>>2]=e,n[i+40>>2]=t,re(i+40|0,i+28|0,1),a=n[i+16>>2],a)break r;break e}f=n[i+20>>2],r=a-t|0,
a=f>>>0<=f+r>>>0?f:0,f=1}e:{if(!e||(e=(e>>>0<=16?16:e)-1|0,e>>>0>1073741823))break e;e=32-l(e)<<2,
n[t>>2]=n[e+188024>>2],n[e+188024>>2]=t}return v=i+48|0,(f?a>>>0>=2048?-1:a<<20|r:-1)|0}function _(e,r,a){var i=0,t=0
;i=v-48|0,v=i;e:{if(a>>>0<5||(f[r|0]|f[r+1|0]<<8|(f[r+2|0]<<16|f[r+3|0]<<24))^1836597052|f[r+4|0]^108||(n[i+24>>2]=a-5,
n[i+20>>2]=r+5,wi(i+8|0,i+20|0,1,2),a=n[i+8>>2],!a)||(n[i+44>>2]=n[i+12>>2],n[i+40>>2]=a,r=i+40|0,
(pi(r,177448,8,0,177456)&255)!=1)||(vi(i+28|0,r),n[i+28>>2]))break e;a=n[i+36>>2],t=n[i+32>>2]}n[e+4>>2]=a,n[e>>2]=t,
v=i+48|0}function ee(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0;return a?(i=n[e>>2],t=n[i>>2]+1|0,n[i>>2]=t,i=n[n[e+8>>2]>>2],
e=n[e+4>>2],n[e+4>>2]=a,a=e,e=i>>>0<t>>>0,n[a>>2]=e?r:0,e|0):n[n[e+4>>2]>>2]!=0|0}function re(e,r,a){
var i=0,t=0,o=0,b=0,c=0,s=0,k=0,u=0,A=0;t=v-96|0,v=t,wi(t+40|0,e,1,3);e:{if(!n[t+40>>2])break e;for(;;){r:{a:{i:{
if(o=n[e>>2],i=n[e+4>>2],!yi(o,i,177740,4,0)){if(k=yi(o,i,177744,5,1),u=0,A=i>>>0>5,A?k:u)break i;if(i>>>0>1)break a
;yi(o,i,177778,2,0);break e}if(b=i>>>0<2?1:o+2|0,o=i-2|0,c=i>>>0>=o>>>0?o:0,i>>>0>=3){for(i=0;;){o=0;t:{
n:switch(f[b|0]-45|0){case 0:o=i+1|0;break t;case 17:break n;default:break t}if(i>>>0<=1)break t;n[e+4>>2]=c,n[e>>2]=b
;break r}if(b=b+1|0,i=o,c=c-1|0,!c)break}c=0}n[e+4>>2]=c,n[e>>2]=b;break e}i:switch(f[o+5|0]-9|0){case 0:case 1:case 3:
case 4:case 23:case 38:break i;default:break a}for(n[e>>2]=o+5,n[e+4>>2]=i-5,n[t+56>>2]=0,n[t+64>>2]=0,n[t+72>>2]=0;;){
if(Mi(t+76|0,e),n[t+76>>2])break e;if(i=n[t+80>>2],i){c=n[t+92>>2],s=n[t+88>>2],o=n[t+84>>2];i:{if(Y(i,o,177749,10)){
b=t+56|0,i=t+52|0;break i}if(Y(i,o,177759,7)){b=t- -64|0,i=t+60|0;break i}if(!Y(i,o,177480,7))continue;b=t+72|0,i=t+68|0
}if(n[b>>2])continue;n[i>>2]=c,n[b>>2]=s;continue}break}i=n[t+56>>2];i:{t:{if(i){if(o=Y(i,n[t+52>>2],177766,12),
b=n[t+72>>2],b)break t;if(i=n[t+64>>2],!(o&(i|0)!=0))break r;for(c=t+32|0,o=v-32|0,v=o,n[o+16>>2]=n[t+60>>2],
n[o+12>>2]=i;b=o+12|0,s=pi(b,177480,7,1,177488)&255,!s;);n:{f:{if((s|0)==2||(vi(o+20|0,b),n[o+20>>2]==1))break f
;if(b=n[o+24>>2],b){i=n[o+28>>2];break n}s=n[o+12>>2],i=n[o+16>>2],wi(o,o+12|0,1,18),b=n[o>>2],i=b?n[o+4>>2]:i,b=b||s
;break n}b=0}if(n[c+4>>2]=i,n[c>>2]=b,v=o+32|0,b=n[t+32>>2],!b)break r;i=n[t+36>>2];break i}if(b=n[t+72>>2],!b)break r}
i=n[t+68>>2]}if(!(Xi[a|0](r,b,i)|0))break r;break e}a:{if(b=f[o+1|0],((b&223)-65&255)>>>0>=26&&(c=yi(o,i,177778,2,0),
(i|0)==2||!c||((f[o+2|0]&223)-65&255)>>>0>=26))break a;if(wi(t+16|0,e,1,4),!n[t+16>>2])break e;for(;;){if(Mi(t+76|0,e),
n[t+76>>2]==1)break e;if(!n[t+80>>2])break}break r}a:switch(b-47|0){default:if((b|0)!=33)break r;break;case 0:case 16:
break a;case 1:case 2:case 3:case 4:case 5:case 6:case 7:case 8:case 9:case 10:case 11:case 12:case 13:case 14:case 15:
break r}if(wi(t+24|0,e,1,2),!n[t+24>>2])break e}if(i=n[e+4>>2],n[e>>2]=i?n[e>>2]+1|0:1,n[e+4>>2]=i-((i|0)!=0),
wi(t+8|0,e,1,3),!n[t+8>>2])break}}v=t+96|0}function ae(e,r){e=e|0,r=r|0;var a=0,i=0;i=n[325586];e:{if(!i||(a=n[325587],
!a)||(a=(a>>>0<=16?16:a)-1|0,a>>>0>1073741823))break e;a=32-l(a)<<2,n[i>>2]=n[a+188024>>2],n[a+188024>>2]=i}n[325587]=r,
n[325586]=e}function ie(e,r,a,o,b,s,k){e=e|0,r=r|0,a=a|0,o=o|0,b=b|0,s=s|0,k=k|0
;var A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=u(0),E=0;A=v-224|0,v=A;e:{r:{if(!e){p=1,g=-2147483648,e=0;break r}p=e+r|0,w=1;a:{
for(;;){if((r|0)==(d|0))break a;if(h=40,y=f[e+d|0],y>>>0<=39&&(h=f[y+176656|0]),d=d+1|0,(h&255)!=40)break}if(g=U(8),
!g)break e;for(d=e+d|0,i[g|0]=h,n[A+48>>2]=1,n[A+44>>2]=g,n[A+40>>2]=8,m=1;;){if((d|0)!=(p|0)){if(h=40,w=f[d|0],
w>>>0<=39&&(h=f[w+176656|0]),d=d+1|0,(h&255)==40)continue;n[A+40>>2]==(m|0)&&(I(A+40|0,m,1,1,1),g=n[A+44>>2]),
i[g+m|0]=h,m=m+1|0,n[A+48>>2]=m;continue}break}g=n[A+40>>2],w=n[A+44>>2]}a:{if(!r||(r=(r>>>0<=16?16:r)-1|0,
r>>>0>1073741823))break a;r=32-l(r)<<2,n[e>>2]=n[r+188024>>2],n[r+188024>>2]=e}p=(g|0)==-2147483648,e=p?0:w}r=0,h=0;r:{
if(!a||(h=0,!o))break r;for(d=0;;){if(h=a,(o|0)==(d|0))break r;if(h=a+d|0,d=d+1|0,!(i[h|0]>=0))break}h=0}r:{
if(!b||!s)break r;for(d=0;;){if((s|0)==(d|0)){r=b;break r}if(r=b+d|0,d=d+1|0,!(i[r|0]>=0))break}r=0}d=n[46702],
n[46702]=-2147483648,n[A+32>>2]=s,n[A+28>>2]=r,n[A+24>>2]=o,n[A+20>>2]=h,n[A+16>>2]=m,n[A+12>>2]=e,n[A+4>>2]=0,
i[A+36|0]=(k|0)!=0;r:{if((d|0)!=-2147483648){Ze(A+44|0,186812,148);break r}t[A+186>>1]=0,t[A+188>>1]=0,t[A+184>>1]=1,
n[A+44>>2]=1,n[A+48>>2]=0,n[A+120>>2]=0,n[A+124>>2]=0,n[A+52>>2]=0,n[A+128>>2]=0,n[A+132>>2]=0,n[A+136>>2]=0,
n[A+140>>2]=0,n[A+144>>2]=0,n[A+148>>2]=0,n[A+152>>2]=0,n[A+156>>2]=0,n[A+160>>2]=0,n[A+164>>2]=0,n[A+168>>2]=0,
n[A+172>>2]=0,i[A+176|0]=0,i[A+190|0]=0,n[A+180>>2]=8192,n[A+76>>2]=0,n[A+68>>2]=0,n[A+72>>2]=4,i[A+64|0]=12,
n[A+56>>2]=1,n[A+60>>2]=0,t[A+116>>1]=257,n[A+112>>2]=0,n[A+104>>2]=0,n[A+108>>2]=151806827,n[A+96>>2]=1,n[A+100>>2]=0,
n[A+88>>2]=0,n[A+92>>2]=0,n[A+80>>2]=0,n[A+84>>2]=4,d=0}if(n[A+40>>2]=d,te(A+192|0,A+40|0,A+4|0),d=f[A+208|0],
k=n[A+200>>2],m=n[A+192>>2],r=n[A+196>>2],B=c[A+204>>2],h=f[A+209|0],e=U(16),!e)break e;if(c[e+12>>2]=B,c[e+4>>2]=d>>>0,
c[e+8>>2]=(h|0)==40?u(-1):u(h>>>0),c[e>>2]=(k<<1)+3>>>0,n[A+220>>2]=4,n[A+216>>2]=e,n[A+212>>2]=4,k)for(k=r+(k<<3)|0,
d=4,h=r;B=u(f[h+4|0]),y=n[h>>2],n[A+212>>2]-d>>>0<=1&&(I(A+212|0,d,2,4,4),d=n[A+220>>2],e=n[A+216>>2]),E=(d<<2)+e|0,
n[E+4>>2]=y,c[E>>2]=B,d=d+2|0,n[A+220>>2]=d,h=h+8|0,(k|0)!=(h|0););x(m,r,8),x(n[46699],n[46700],4),e=n[A+216>>2],
n[46699]=n[A+212>>2],n[46700]=e,n[46701]=n[A+220>>2],r=n[46700],e=A+40|0,x(n[e>>2],n[e+4>>2],1),
x(n[e+12>>2],n[e+16>>2],2),x(n[e+28>>2],n[e+32>>2],88),x(n[e+40>>2],n[e+44>>2],4),x(n[e+52>>2],n[e+56>>2],1);r:{
if(!b||!s||(e=(s>>>0<=16?16:s)-1|0,e>>>0>1073741823))break r;e=32-l(e)<<2,n[b>>2]=n[e+188024>>2],n[e+188024>>2]=b}r:{
if(!a||!o||(e=(o>>>0<=16?16:o)-1|0,e>>>0>1073741823))break r;e=32-l(e)<<2,n[a>>2]=n[e+188024>>2],n[e+188024>>2]=a}
return p||x(g,w,1),v=A+224|0,r|0}ze()}function te(e,r,a){
var s=0,A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,S=0,F=0,D=0,Q=0,T=0,P=0,W=0,X=0,H=0,J=0,q=u(0);d=v-384|0,v=d
;e:{r:{a:{i:{if(X=f[r+144|0],!X){if(I=n[r+60>>2],!I)break i;if(ei(d+360|0,n[r+4>>2],n[r+8>>2]),m=1,p=n[r+20>>2],s=p<<1,
(s|p)<0||(A=n[r+16>>2],s&&(x=p,m=U(s),!m)))break r;t:{if(!p||!s)break t;Ze(m,A,s)}if(A=n[r+36>>2],A>>>0>24403223)break r
;y=f[r+24|0],w=k(A,88);t:{if(!w){E=4,w=0;break t}if(s=n[r+32>>2],E=U(w),!E)break r;n:{if(!A)break n;for(g=A;;){
if((w|0)==(B|0))break n;if(M=n[s+60>>2],D=n[s+64>>2],S=n[s+68>>2],Q=n[s+72>>2],T=n[s+80>>2],X=n[s+76>>2],P=f[s+84|0],
h=B+E|0,Ze(h,s,60),i[h+84|0]=P,n[h+76>>2]=X,n[h+80>>2]=T,n[h+68>>2]=S,n[h+72>>2]=Q,n[h+60>>2]=M,n[h+64>>2]=D,B=B+88|0,
s=s+88|0,g=g-1|0,!g)break}}w=A}if(s=n[r+48>>2],s>>>0>1073741823||(h=s<<2,h>>>0>2147483644))break r;B=n[r+44>>2],
M=f[r+150|0],D=n[r+140>>2];t:{if(!h){g=4;break t}if(F=s,g=U(h),!g)break r}t:{if(!s||!h)break t;Ze(g,B,h)}h=n[r+64>>2],
ei(d+60|0,n[r+56>>2],I),i[d+152|0]=0,I=n[d+364>>2],n[d+8>>2]=n[d+360>>2],n[d+12>>2]=I,n[d+16>>2]=n[d+368>>2],
I=n[r+68>>2],B=n[r+72>>2],S=o[r+76>>1],Ze(d+100|0,r+92|0,48),i[d+158|0]=M,n[d+148>>2]=D,n[d+44>>2]=A,n[d+40>>2]=E,
n[d+36>>2]=w,i[d+32|0]=y,n[d+28>>2]=p,n[d+24>>2]=m,n[d+20>>2]=x,t[d+84>>1]=S,n[d+80>>2]=B,n[d+76>>2]=I,n[d+72>>2]=h,
n[d+56>>2]=s,n[d+52>>2]=g,n[d+48>>2]=F,n[d+96>>2]=n[r+88>>2],s=n[r+84>>2],n[d+88>>2]=n[r+80>>2],n[d+92>>2]=s,
s=f[r+145|0]|f[r+146|0]<<8|(f[r+147|0]<<16|f[r+148|0]<<24),i[d+153|0]=s,i[d+154|0]=s>>>8,i[d+155|0]=s>>>16,
i[d+156|0]=s>>>24,i[d+157|0]=f[r+149|0],r=d+8|0,R(r,1,0,1),te(e,r,a),e=n[d+8>>2],e&&C(n[d+12>>2],e),e=n[d+20>>2],
e&&C(n[d+24>>2],e<<1),e=n[d+36>>2],e&&C(n[d+40>>2],k(e,88)),Ga(d+48|0);break e}F=ri(a),t[d+164>>1]=F,i[d+166|0]=F>>>16,
Oe(d+172|0,255,164),i[d+344|0]=0,n[d+168>>2]=a,n[d+336>>2]=-1,n[d+340>>2]=0,Q=(F&16776960)>>>8|0,
D=f[r+91|0]||b[r+80>>2]>=n[r+84>>2]<<1>>>0?40:33;break a}F=ri(a),t[d+164>>1]=F,i[d+166|0]=F>>>16,Oe(d+172|0,255,164),
i[d+344|0]=0,n[d+168>>2]=a,n[d+336>>2]=-1,n[d+340>>2]=0,Q=(F&16776960)>>>8|0,D=40}h=n[r+4>>2];a:{i:{t:{n:{f:{o:{b:{c:{
s:{if(m=n[r+8>>2],m>>>0>=4){if(s=f[h|0]|f[h+1|0]<<8|(f[h+2|0]<<16|f[h+3|0]<<24),(s|0)==65279||(s|0)==-131072)break s
;break b}k:switch(m-2|0){case 1:break b;case 0:break k;default:break c}s=f[h|0];break o}ai(d+8|0,d+168|0,4,0),
i[e+16|0]=5,i[e+17|0]=f[d+25|0],c[e+12>>2]=c[d+20>>2],r=n[d+12>>2],n[e>>2]=n[d+8>>2],n[e+4>>2]=r,n[e+8>>2]=n[d+16>>2]
;break e}if(I=h+m|0,m)break n;x=1,s=0;break t}if(s=f[h|0],(s|0)!=239)break o;if(f[h+1|0]!=187||f[h+2|0]!=191)break f
;break i}o:switch((s&255)-254|0){case 0:if(f[h+1|0]!=255)break f;w=37;break i;case 1:break o;default:break f}
if(f[h+1|0]!=254)break f;w=38;break i}I=h+m|0}n:{for(;;){if(s=i[h+g|0],(s|0)<0||s>>>0<=31&&(s=s&255,
s>>>0>27||!(1<<s&134231552)))break n;if(g=g+1|0,(g+h|0)==(I|0))break}g=m}B=m-1|0,s=f[B+h|0]==26?h:0}A=s||h,w=1,
s=(s?B:m)>>>1|0,s&&(p=(A+(s<<1)|0)-2|0,w=(f[p|0]|f[p+1|0]<<8)!=0),y=A+(s<<1)|0;t:{for(;;){if(B=s,p=0,!s)break t
;if(s=s-1|0,y=y-2|0,p=f[y+1|0],!!(f[y|0]|p<<8))break}M=B,p=w||p?B:s}s=h;t:{n:{f:{o:{for(;;){if((s|0)==(I|0))break o
;if(w=i[s|0],s=s+1|0,!((w|0)>=0))break}if(w=0,I=0,p)for(s=A,E=p;;){S=f[s|0];b:{if(S>>>0<=31&&(y=1,
S>>>0>27||!(1<<S&134231552))||(S=f[s+1|0],S>>>0<=31&&(y=1,S>>>0>27||!(1<<S&134231552))))break b;y=0}if(s=s+2|0,I=y+I|0,
E=E-1|0,!E)break}if(B)for(y=0,s=A;(f[s|0]-33&255)>>>0<94?W=(f[s+1|0]-33&255)>>>0<94:W=0,w=W+w|0,s=s+2|0,y=y+1|0,
(B|0)!=(y|0););if(k(I,50)>>>0<M>>>0)break t;w=k(M,3)>>>0>=w<<2>>>0;break f}S=p<<1;o:{if(!p)break o;for(I=0,s=A,w=p;;){
y=0,E=f[s|0];b:{if(E>>>0>31||(y=1,E>>>0>27)||!(1<<E&134231552))break b;y=0}if(s=s+2|0,I=y+I|0,w=w-1|0,!w)break}
for(s=A+1|0,w=0,E=p;;){y=0,T=f[s|0];b:{if(T>>>0>31||(y=1,T>>>0>27)||!(1<<T&134231552))break b;y=0}if(s=s+2|0,w=w+y|0,
E=E-1|0,!E)break}if(s=w>>>0>I>>>0?w:I,s>>>0<2||s<<1>>>0<M>>>0)break o;if(g>>>0>31)break t;break n}for(I=A;;){
if(!S)break t;if(y=f[I|0]|f[I+1|0]<<8,s=y>>>8|0,!(y&255)&&(w=1,(s|0)==10||(s|0)==32))break f;o:{b:{if(!s){if(w=1,
E=y&255,(E|0)==10||(E|0)==32)break f;break b}if((y&255)!=48)break b;if(s>>>0<3)break o}if(I=I+2|0,S=S-2|0,
(s|0)!=48||(y-1&255)>>>0>=2)continue}break}w=1}if(g>>>0>31||!w)break t}if(I=0,E=0,s=g>>>1|0,g=s>>>0<M>>>0?s:M,
(ti(A,g,5)|0)==(s|0)&&(E=ti(A,M,5)),(ti(A,g,6)|0)==(s|0)&&(I=ti(A,M,6)),k(E>>>0<I>>>0?I:E,100)>>>0<k(M,95)>>>0)break t
;if(S=0,g=0,B)for(y=0,s=A;g=(!f[s+1|0]+g|0)-!f[s|0]|0,s=s+2|0,y=y+1|0,(B|0)!=(y|0););w=38;n:{
f:switch((E>>>0>I>>>0)-(E>>>0<I>>>0)&255){case 1:w=37,S=1;break n;case 0:break f;default:break n}if((g|0)>=0){
if(g<<1>>>0>M>>>0)break n;break t}if(S=1,w=37,0-(g<<1)>>>0<=M>>>0)break t}n:{if(!p){y=0;break n}for(B=A+S|0,g=A+!S|0,
y=0;;){A=0;f:{if(f[B|0]||(s=f[g|0],A=0,(s|0)==48)||(A=0,(s|0)==78)||(A=0,(s|0)==103)||(A=0,(s|0)==172))break f
;A=(s+32&255)>>>0<252}if(s=A,B=B+2|0,g=g+2|0,y=s+y|0,p=p-1|0,!p)break}}if(y<<3>>>0>M>>>0)break t
;if(b[r+124>>2]<2||n[r+128>>2])break i}if(w=D,(w|0)==40)break a}r=d+168|0,oi(r,w,0,0,1,7),ai(e,r,4,0);break e}a:{i:{
if(!X){if(p=n[r+128>>2],w=n[r+124>>2],bi(h,m,!p&w>>>0>1))break i;I=f[r+150|0],y=0;t:{if(I||(y=0,w)||(s=f[r+132|0],y=0,
!s)||(y=0,p))break t;A=n[r+116>>2],A=(A>>>0>255?2:1)+(A>>>0>65535)|0,E=(k(A,66)>>>0)/(s+A>>>0)|0,y=1}if((m|0)<0||(s=0,
B=1,g=1,m&&(B=U(m),!B||(s=m,g=U(s),!g))))break r;for(n[d+356>>2]=0,n[d+352>>2]=B,n[d+348>>2]=s,n[d+368>>2]=0,
n[d+364>>2]=g,n[d+360>>2]=s;;){if(!(x&1)){s=0;t:{if(!m){x=1,g=0;break t}B=0;n:{for(;;){if(A=f[h+B|0],g=A-34|0,
1<<g&268443649&&g>>>0<=28)break n;f:switch(A-10|0){default:if((A|0)==92)break n;break;case 0:case 3:break n;case 1:
case 2:break f}if(x=1,B=B+1|0,(m|0)==(B|0))break}g=m;break t}g=B+1|0,x=(m|0)==(g|0)}A=h+g|0,m=m-g|0;t:{for(;;){
if(B=d+360|0,(s|0)==(g|0))break t;if(B=s+h|0,s=s+1|0,!(i[B|0]>=0))break}B=d+348|0}O(B,h,A),h=A;continue}break}
s=n[d+352>>2],ci(d+8|0,s,n[d+356>>2]),A=n[d+364>>2],ci(d+40|0,A,n[d+368>>2]),m=n[d+360>>2],m&&C(A,m),A=n[d+348>>2],
A&&C(s,A),s=n[d+52>>2],s=n[d+20>>2]+(s>>>0>=2?2:s)|0,m=k(s>>>0>=2?2:s,57);t:{if(!f[a+32|0])break t;n:{f:{
if(w>>>0>p>>>0&&w+1>>>0>=k(p,3)>>>0)break f;if(!y)break t;break n}s=n[r+100>>2],
A=((k(n[r+92>>2]-n[r+96>>2]|0,66)+((s>>>0>=2?2:s)<<6)|0)+k(n[r+108>>2],80)|0)+k(n[r+112>>2],378)|0,
s=n[r+104>>2]+f[r+135|0]|0,E=A+k(s>>>0>=2?2:s,f[r+136|0]?m- -64|0:16)|0}oi(d+168|0,0,E,p?3:0,1,7)}for(y=n[r+32>>2],
p=y+k(n[r+36>>2],88)|0,h=i[d+164|0]&1;;){if(A=y,(A|0)!=(p|0)){for(s=0,B=0;B=n[s+A>>2]+B|0,s=s+4|0,(s|0)!=24;);for(s=0,
g=0;g=n[s+A>>2]+g|0,s=s+4|0,(s|0)!=36;);if(y=A+88|0,s=n[A+60>>2],!s||(w=n[A+64>>2],E=n[A+36>>2],
s>>>0<k(w,E+g>>>0<B<<1>>>0?4:40)>>>0))continue;for(M=n[A+68>>2],s=M+10|0,B=0,g=0;g=k(n[A+B>>2],f[s|0])+g|0,s=s+1|0,
B=B+4|0,(B|0)!=36;);for(s=0,S=0,i[A+81|0]&1&&(S=!(f[A+78|0]-2&253)),F=n[A+16>>2],x=n[A+56>>2],D=n[A+52>>2],T=n[A+48>>2],
X=n[A+44>>2],P=n[A+40>>2],H=f[A+76|0],B=0;B=n[s+A>>2]+B|0,s=s+4|0,(s|0)!=36;);W=f[A+84|0]?30:f[A+80|0],
s=(((((((k(E,480)+g|0)+k(P,10)|0)+(I&&H?111:0)|0)+k(X,70)|0)+k(T,100)|0)+k(S+D|0,60)|0)+(x<<4)|0)+((B|0)!=(F|0)?m:0)|0,
A=s-48|0,oi(d+168|0,W,h&&o[M+8>>1]==(Q|0)?s>>>0>=A>>>0?A:0:s,w?3:0,1,7);continue}break}g=d+360|0,m=n[r+16>>2],p=v-16|0,
v=p,r=n[r+20>>2],A=r<<1,s=32-l(A-1|0)|0,s=s>>>0<=6?6:s,w=s>>>0>=16?16:s,h=r+(r?1<<w:64)|0,ar(p+4|0,h,2,4);t:{
if(n[p+4>>2]!=1){if(s=n[p+12>>2],r)for(E=A+m|0,I=16-w|0;;){r=f[m|0]|f[m+1|0]<<8,B=k(r<<8|r>>>8,-25035),y=B&65535,
A=y>>>I|0;n:{if(A>>>0>=h>>>0)break n;for(r=h-A|0,A=s+(A<<2)|0;;){f:{if(w=o[A+2>>1],!w){w=0;break f}
if((y|0)==o[A>>1])break f;if(A=A+4|0,r=r-1|0,r)continue;break n}break}t[A>>1]=B,t[A+2>>1]=w+1}if(m=m+2|0,
(E|0)==(m|0))break}for(w=n[p+8>>2],m=0,n[p+12>>2]=0,n[p+4>>2]=0,n[p+8>>2]=4,I=s+(h<<2)|0,h=4,r=s;;){if(A=r,
(r|0)!=(I|0)){if(r=r+4|0,B=o[A+2>>1],!B)continue;A=k(o[A>>1],17437),y=A<<8|(A&65280)>>>8,n[p+4>>2]==(m|0)&&(Or(p+4|0),
h=n[p+8>>2]),E=(m<<3)+h|0,i[E+5|0]=A,i[E+4|0]=y,n[E>>2]=B,m=m+1|0,n[p+12>>2]=m;continue}break}w&&C(s,w<<2),
n[g+8>>2]=n[p+12>>2],r=n[p+8>>2],n[g>>2]=n[p+4>>2],n[g+4>>2]=r,v=p+16|0;break t}ze()}for(Ya(n[46876]),s=n[d+364>>2],
B=n[d+368>>2],I=n[a+8>>2],y=n[a+12>>2],Q=n[d+336>>2],D=d+164|0,X=d+168|0,A=0,x=v-96|0,v=x,m=v-16|0,v=m,a=x+12|0,r=d+8|0,
S=n[46878],g=S,T=n[46879],w=T,hi(a,n[r+4>>2],n[r+8>>2],g,w),p=n[a+4>>2],h=n[a+8>>2],gi(p,h,277),
hi(m+4|0,n[r+36>>2],n[r+40>>2],g,w),g=n[m+8>>2],a=n[m+12>>2],gi(g,a,90),M=h<<2,F=a<<2,a=0,w=n[m+4>>2];;){t:{
if((a|0)==(M|0)||(a|0)==(F|0))break t;P=a+p|0,H=n[P>>2],E=H+n[a+g>>2]|0,n[P>>2]=E>>>0<H>>>0?-1:E,a=a+4|0;continue}break}
w&&C(g,w<<2),gi(p,h,277),v=m+16|0;t:{n:{f:{a=n[46882];o:{if(!a){n[x+32>>2]=0,n[x+24>>2]=0,n[x+28>>2]=4,g=4;break o}
if(m=n[r+56>>2],h=n[r+24>>2],g=n[r+28>>2],w=n[r+60>>2],E=n[r+20>>2],A=n[r+16>>2],p=U(k(a,12)),!p)break f
;for(A=k(A,66)+28|0,m=k(E,60)+((h|0)==(0-m|0)?k(g+w|0,11):0)|0,h=A>>>0<m>>>0?A:m,A=A-h|0,M=A>>>0>=2e3?2e3:A,A=m-h|0,
F=A>>>0>=2e3?2e3:A,n[x+32>>2]=0,n[x+28>>2]=p,A=n[r+12>>2],r=n[r+44>>2],r=A+(r>>>0>=2?2:r)|0,h=k(r>>>0>=2?2:r,57),
n[x+24>>2]=a,m=k(a,780),r=n[46881],P=n[x+16>>2],H=n[x+20>>2],A=0;;){if(g=f[r+776|0],Ai(I,y,g)){w=n[r+768>>2];b:{
if(w>>>0<H>>>0&&(a=n[P+(w<<2)>>2],(a|0)!=-1))break b;a=h}a=n[r+772>>2]+a|0,J=a+(M+((g|0)==40?24:0)|0)|0,W=a+F|0,g=0;b:{
if((w|0)!=31)break b;for(w=B<<3,a=s;;){if(w){if(E=f[a+5|0],(E|0)==162||(E|0)==182||(E+72&255)>>>0<9)break b
;switch(a=a+8|0,w=w-8|0,E-220|0){case 0:case 1:case 2:case 3:case 4:case 32:case 33:case 34:break b;default:continue}}
break}a=ui(s,B),g=a-3|0,g=a>>>0>=g>>>0?g:0}g=W+k(g>>>0>=3?3:g,12)|0,n[x+24>>2]==(A|0)&&(nr(x+24|0),p=n[x+28>>2]),
a=k(A,12)+p|0,n[a+4>>2]=g,n[a+8>>2]=J,n[a>>2]=r,A=A+1|0,n[x+32>>2]=A}if(r=r+780|0,m=m-780|0,!m)break}g=n[x+28>>2]}
for(n[x+40>>2]=5,r=n[32833],n[x+44>>2]=n[32832],n[x+48>>2]=r,r=n[32835],n[x+52>>2]=n[32834],n[x+56>>2]=r,
n[x+60>>2]=n[32836],F=g+8|0,y=g+12|0,H=x+44|0,w=B,E=s,I=0,p=A;;){if(r=I,I=r+1|0,n[x+36>>2]=I,r=n[(r<<2)+H>>2],
li(g,p,S,T,E,r>>>0<w>>>0?r:w),r>>>0>w>>>0){E=4;break n}if(E=(r<<3)+E|0,w=w-r|0,!w)break n;h=g;o:{b:{c:{s:switch(p|0){
default:for(r=n[g+8>>2],a=n[g+4>>2],m=r>>>0<a>>>0?r:a,a=(k(p,12)-12>>>0)/12|0,r=y;W=h,h=n[r+8>>2],M=n[r+4>>2],
M=h>>>0<M>>>0?h:M,h=M>>>0<m>>>0?r:W,r=r+12|0,m=m>>>0<M>>>0?m:M,a=a-1|0,!!a;);if(!h)break c;break;case 0:break b;case 1:
break s}a=n[h+8>>2],n[x+72>>2]=a,r=n[h+4>>2],m=n[h>>2],n[x+64>>2]=m,n[x+68>>2]=r,n[x+88>>2]=a,n[x+80>>2]=m,n[x+84>>2]=r,
r=li(x+80|0,1,S,T,E,w),Q=r>>>0<Q>>>0?r:Q}for(r=Q+192|0,P=r>>>0<Q>>>0?-1:r,h=p-1|0,a=0,m=y,r=F;;){if(M=a+1|0,J=n[r>>2],
W=n[r-4>>2],P>>>0<(J>>>0<W>>>0?J:W)>>>0){if(p>>>0>M>>>0)for(;r=n[m+8>>2],A=n[m+4>>2],
P>>>0>=(r>>>0<A>>>0?r:A)>>>0&&(A=g+k(a,12)|0,n[A+8>>2]=r,r=n[m+4>>2],n[A>>2]=n[m>>2],n[A+4>>2]=r,a=a+1|0),m=m+12|0,
h=h-1|0,!!h;);n[x+32>>2]=a,A=a,p=A;break o}if(m=m+12|0,h=h-1|0,r=r+12|0,a=M,(p|0)==(a|0))break}break o}p=0}
if((I|0)==5)break}break t}ze()}w=0}li(g,A,S,T,E,w),p=n[x+24>>2];t:{if(!A)break t;for(w=g+k(A,12)|0,E=n[x+16>>2],
I=n[x+20>>2],r=g;;){if(A=n[r>>2],!A)break t;if(a=n[A+768>>2],a>>>0<38){m=n[r+8>>2],h=n[r+4>>2];n:{f:{if(a>>>0>=I>>>0){
if(y=1,(a|0)==1)break n;break f}if(y=1,(a|0)==1||(y=2,n[E+(a<<2)>>2]-1>>>0<=4294967293))break n}y=0}M=f[A+776|0],
n[x+44>>2]=B,n[x+40>>2]=s,n[x+36>>2]=A,m=h>>>0>m>>>0?m:h;n:{if(!(i[D|0]&1))break n;A=f[D+1|0]|f[D+2|0]<<8,
a=k(a,20)+185652|0;f:{if((A|0)==o[a>>1]||(A|0)==o[a+2>>1]||(A|0)==o[a+4>>1])break f;if((A|0)!=o[a+6>>1])break n}
a=m-48|0,m=a>>>0<=m>>>0?a:0}oi(X,M,m,y,x+36|0,12)}if(r=r+12|0,(w|0)==(r|0))break}}if(p&&C(g,k(p,12)),r=n[x+12>>2],
r&&C(n[x+16>>2],r<<2),v=x+96|0,ai(e,X,s,B),e=n[d+360>>2],e&&C(s,e<<3),e=n[d+8>>2],e&&C(n[d+12>>2],e<<3),e=n[d+40>>2],
!e)break e;C(n[d+44>>2],e<<3);break e}if(!bi(h,m,1))break a}ai(d+8|0,d+168|0,4,0),i[e+16|0]=3,i[e+17|0]=f[d+25|0],
c[e+12>>2]=c[d+20>>2],r=n[d+12>>2],n[e>>2]=n[d+8>>2],n[e+4>>2]=r,n[e+8>>2]=n[d+16>>2];break e}if(h=21,F&1){s=0,p=Q&65535
;a:{i:{t:{n:for(;;){for(A=s,s=s+20|0,m=A+185652|0,g=0;;){if((g|0)==8){if((s|0)!=760)continue n;for(s=0,m=Q&65535;;){
if(A=s,(s|0)==80)break i;if(s=s+20|0,(m|0)==o[A+185548>>1])break}s=A+185540|0,A=s+4|0;break t}if(h=A+g|0,g=g+2|0,
o[h+185652>>1]==(p|0))break}break}s=m+8|0,A=m+12|0}if(!n[A>>2])break i;s=f[n[s>>2]];break a}s=40}s=s&255,
h=(s|0)==40?21:s}g=x?2:1,s=0,A=h,m=f[a+32|0],p=m&1?0:h,h=f[r+150|0],i[d+360|0]=h?A:p,A=n[a+8>>2],a=n[a+12>>2],
n[d+24>>2]=131411,y=A?a:0,p=!f[r+89|0]&(!f[r+88|0]&(f[r+91|0]^-1)),B=A||1,n[d+20>>2]=d+360,w=d+20|0;a:{i:{t:{for(;;){
r=s,s=f[n[w+(s<<2)>>2]];n:{if(!(s|m&1)||(si(A,a,s)&255)!=(s|0))break n;f:switch(s-33|0){case 3:case 4:case 5:break n
;case 0:break f;default:break i}if(p)break t}if(s=1,!!(r&1))break}if(y)for(;;){s=f[B|0];n:{
if(!(s|m&1)||(si(A,a,s)&255)!=(s|0))break n;f:switch(s-33|0){case 3:case 4:case 5:break n;case 0:break f;default:break i
}if(p)break t}if(B=B+1|0,y=y-1|0,!y)break}s=40,B=4,r=0;break a}s=33}if(B=U(8),!B)break r;q=u(h?1:0),r=1}n[d+380>>2]=0,
n[d+376>>2]=B,n[d+372>>2]=r,ki(d+372|0,r),h=n[d+380>>2],(s|0)!=40&&(r=n[d+376>>2]+(h<<3)|0,i[r+4|0]=s,c[r>>2]=q,
h=h+1|0),i[e+17|0]=s,c[e+12>>2]=q,r=n[d+376>>2],n[e>>2]=n[d+372>>2],n[e+4>>2]=r,n[e+8>>2]=h,i[e+16|0]=g,n[d+380>>2]=h
;break e}ze()}v=d+384|0}function ne(){return 188232}function fe(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0,n=0,o=0,b=0;if(e){
for(i=e>>>0>=65536?65536:e,n=188232;;){for(t=0,e=n,o=i>>>0>=1024?1024:i,b=o;t=(f[e|0]&a)==(r|0)|t,e=e+1|0,b=b-1|0,!!b;);
if(!(!(t&1)&&(n=n+o|0,i=i-o|0,i)))break}e=t^1}else e=1;return e&1}function oe(e){e=e|0;var r=0,a=0;r=v-32|0,v=r;e:{
if(e>>>0>=40){n[47040]=0;break e}a=r+16|0,be(a,f[e+176656|0]),G(r+8|0,a),n[47040]=1,e=n[r+12>>2],n[47041]=n[r+8>>2],
n[47042]=e}v=r+32|0}function be(e,r){var a=0,o=0,b=0,c=0,s=0;o=v-16|0,v=o,c=r&255,i[o+9|0]=f[c+186418|0],
i[o+8|0]=f[c+186458|0];e:{r:switch(f[o+8|0]-1|0){default:b=f[o+9|0],a=1;break e;case 1:case 2:a=2;break e;case 3:a=3,
b=186976;break e;case 4:a=4;break e;case 5:a=5;break e;case 6:a=3,b=187292;break e;case 7:a=3,b=187140;break e;case 8:
a=6;break e;case 9:a=7,s=1;break e;case 10:a=7;break e;case 0:break e;case 11:break r}a=8}i[e+12|0]=r,i[e+11|0]=191,
i[e+9|0]=0,i[e+10|0]=128,i[e+8|0]=s,n[e+4>>2]=b,t[e+2>>1]=0,i[e+1|0]=b,i[e|0]=a,v=o+16|0}function ce(e){e=e|0;var r=0
;r=v-16|0,v=r;e:{r:{a:{if(e>>>0>39||(e=f[e+176656|0],(e-39&255)>>>0>252))break a;if(se(r,e),e=o[r>>1],(e|0)!=2)break r}
n[47040]=0;break e}n[47041]=f[r+12|0],n[47040]=2,n[47042]=(f[r+4|0]==3?f[r+5|0]:0)&255|(e&1?o[r+2>>1]<<16:0)}v=r+16|0}
function se(e,r){var a=0,o=0,b=0,c=0,s=0;o=v-16|0,v=o,c=r&255,i[o+9|0]=f[c+186418|0],i[o+8|0]=f[c+186458|0];e:{r:{
a:switch(f[o+8|0]-1|0){default:s=f[o+9|0],a=1;break r;case 1:a=2,b=176748;break r;case 2:a=2,b=176760;break r;case 3:
a=2,b=176696;break r;case 4:a=2,b=176724;break r;case 5:a=3;break r;case 6:a=2,b=176772;break r;case 7:a=2,b=176736
;break r;case 8:t[e>>1]=2;break e;case 9:a=4,s=1;break r;case 10:a=4;break r;case 0:break r;case 11:break a}a=5}
i[e+12|0]=r,n[e+8>>2]=b,i[e+5|0]=s,i[e+4|0]=a,t[e>>1]=0}v=o+16|0}function ke(e,r,a){e=e|0,r=r|0,a=a|0;var b=0,c=0
;b=v-112|0,v=b;e:{r:{if(e>>>0>39||r>>>0>39||(ue(b+12|0,f[e+176656|0],f[r+176656|0]),r=o[b+12>>1],(r|0)==4))break r
;e=o[b+42>>1]|o[b+44>>1]<<16,c=o[b+38>>1]|o[b+40>>1]<<16,t[b+98>>1]=c,t[b+100>>1]=c>>>16,t[b+102>>1]=e,
t[b+104>>1]=e>>>16,e=o[b+34>>1]|o[b+36>>1]<<16,c=o[b+30>>1]|o[b+32>>1]<<16,t[b+90>>1]=c,t[b+92>>1]=c>>>16,t[b+94>>1]=e,
t[b+96>>1]=e>>>16,e=o[b+26>>1]|o[b+28>>1]<<16,c=o[b+22>>1]|o[b+24>>1]<<16,t[b+82>>1]=c,t[b+84>>1]=c>>>16,t[b+86>>1]=e,
t[b+88>>1]=e>>>16,e=o[b+18>>1]|o[b+20>>1]<<16,c=o[b+14>>1]|o[b+16>>1]<<16,t[b+74>>1]=c,t[b+76>>1]=c>>>16,t[b+78>>1]=e,
t[b+80>>1]=e>>>16,e=f[b+49|0]|f[b+50|0]<<8,i[b+109|0]=e,i[b+110|0]=e>>>8,i[b+111|0]=f[b+51|0],i[b+107|0]=f[b+47|0],
t[b+72>>1]=r,i[b+108|0]=a?0:f[b+48|0],i[b+106|0]=a?1:f[b+46|0],Ae(b+52|0,b+72|0),n[47040]=3,n[47045]=n[b+68>>2],
e=n[b+64>>2],n[47043]=n[b+60>>2],n[47044]=e,e=n[b+56>>2],n[47041]=n[b+52>>2],n[47042]=e;break e}n[47040]=0}v=b+112|0}
function ue(e,r,a){var f=0,b=0,c=0,s=0;f=v-80|0,v=f,b=2;e:{r:{a:{i:switch(c=a&255,c-37|0){case 0:break r;case 1:break i
;default:break a}b=3;break r}if(se(f+24|0,a),b=o[f+24>>1],(b|0)!=2){a=o[f+36>>1]|o[f+38>>1]<<16,
s=o[f+32>>1]|o[f+34>>1]<<16,t[f+14>>1]=s,t[f+16>>1]=s>>>16,t[f+18>>1]=a,t[f+20>>1]=a>>>16,a=o[f+30>>1]|o[f+32>>1]<<16,
n[f+8>>2]=o[f+26>>1]|o[f+28>>1]<<16,n[f+12>>2]=a;break r}t[e>>1]=4;break e}be(f+56|0,r),i[f+74|0]=0,i[f+77|0]=r,
t[f+72>>1]=1,t[f+40>>1]=b,i[f+76|0]=0,i[f+75|0]=!c,r=n[f+12>>2],a=n[f+8>>2],t[f+42>>1]=a,t[f+44>>1]=a>>>16,t[f+46>>1]=r,
t[f+48>>1]=r>>>16,r=o[f+18>>1]|o[f+20>>1]<<16,a=o[f+14>>1]|o[f+16>>1]<<16,t[f+48>>1]=a,t[f+50>>1]=a>>>16,t[f+52>>1]=r,
t[f+54>>1]=r>>>16,pe(f+40|0),r=n[f+76>>2],n[e+32>>2]=n[f+72>>2],n[e+36>>2]=r,r=n[f+68>>2],n[e+24>>2]=n[f+64>>2],
n[e+28>>2]=r,r=n[f+60>>2],n[e+16>>2]=n[f+56>>2],n[e+20>>2]=r,r=n[f+52>>2],n[e+8>>2]=n[f+48>>2],n[e+12>>2]=r,
r=n[f+44>>2],n[e>>2]=n[f+40>>2],n[e+4>>2]=r}v=f+80|0}function Ae(e,r){var a=0,i=0,t=0,b=0,c=0;a=v-16|0,v=a,
G(a+8|0,r+16|0),b=n[a+12>>2],i=37;e:{r:{a:switch(t=o[r>>1],(t>>>0>1?t-1|0:0)-1|0){case 0:break e;case 1:break r;default:
break a}c=(f[r+4|0]==3?f[r+5|0]:0)&3|(t&1?o[r+2>>1]<<16:0),i=f[r+12|0];break e}i=38}n[e+12>>2]=c,n[e+8>>2]=i,
n[e+4>>2]=b,n[e>>2]=f[r+37|0],n[e+16>>2]=f[r+34|0]|f[r+36|0]<<1&2,v=a+16|0}function le(){return 384840}function de(e){
e=e|0;var r=0,a=0;r=v-16|0,v=r;e:{if(e>>>0>39)break e;be(r,f[e+176656|0]),e=187200;r:{a:switch(f[r|0]-2|0){case 1:
e=n[r+4>>2]+8|0;break r;case 0:break r;case 2:break a;default:break e}e=187048}a=he(e)}return v=r+16|0,a|0}
function he(e){var r=0,a=0,i=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;if(r=n[e+24>>2],!r){e:{
for(k=o[e+32>>1]|f[e+34|0]<<16,r=0,u=v-512|0,v=u,Oe(u,0,512),s=e,c=n[e>>2];;){r:{if(e=Xi[c|0](i)|0,
a=(e|0)==1114112?-3:e,e=i&255,t[r+u>>1]=i<<24>>24<0?a:e,(r|0)==510)break r;if(e=e+1|0,a=(e&255)!=(e|0),i=a?-1:e,r=r+2|0,
!a)continue}break}if(e=U(131072),e){for(A=k>>>16|0,d=k>>>8|0,Oe(e,0,131072),a=e;;){Ze(e+l|0,u,512);r:{
if(b<<24>>24<0)break r;for(h=b&255|-8448,c=0,r=0,i=0;;){if(i&1||(g=a+c|0,A>>>0>((r^k)-d&255)>>>0&&(t[g>>1]=h),r=r&255,
(r|0)==255))break r;if(r=r+1|0,m=(r|0)!=(r&255)?-1:r,r=(m&255)+1|0,i=(r&255)!=(r|0),
A>>>0>((k^m)-d&255)>>>0&&(t[g+2>>1]=h),r=i?-1:r,c=c+4|0,(c|0)==512)break}}if(l=l+512|0,a=a+512|0,b=(b&255)+1|0,
(b|0)!=(b&255))break}for(r=n[s+4>>2],k=hr(r+4|0,n[r>>2]),l=n[s+8>>2],c=n[s+20>>2],i=n[r+8>>2],r=0;;){A=r>>>0<i>>>0?i:r
;r:{for(;;){if(a=r,(A|0)==(r|0))break r;if(r=r+1|0,b=gr(k,a),(b|0)!=1114112)break}if(a>>>0>=c>>>0)break r
;w=e+((Xi[l|0](a)&65535)<<1)|0,p=b>>>0>65535?-8193:b,t[w>>1]=p;continue}break}Xi[n[s+12>>2]](e),v=u+512|0;break e}ze()}
n[s+24>>2]||(n[s+24>>2]=e),r=n[s+24>>2]}return r}function ge(){return 188184}function me(e,r){e=e|0,r=r|0;var a=0,t=0
;a=v-128|0,v=a;e:{if(n[47040]!=3||(n[a+120>>2]=n[47045],t=n[47044],n[a+112>>2]=n[47043],n[a+116>>2]=t,t=n[47042],
n[a+104>>2]=n[47041],n[a+108>>2]=t,we(a,a+104|0),e>>>0>39)||o[a>>1]==4)break e;e=f[e+176656|0],t=n[a+36>>2],
n[a+72>>2]=n[a+32>>2],n[a+76>>2]=t,t=n[a+28>>2],n[a+64>>2]=n[a+24>>2],n[a+68>>2]=t,t=n[a+20>>2],n[a+56>>2]=n[a+16>>2],
n[a+60>>2]=t,t=n[a+12>>2],n[a+48>>2]=n[a+8>>2],n[a+52>>2]=t,t=n[a+4>>2],n[a+40>>2]=n[a>>2],n[a+44>>2]=t,i[a+77|0]=e;r:{
if(!r){pe(a+40|0);break r}i[a+76|0]=0,be(a+56|0,e)}Ae(a+84|0,a+40|0),n[47040]=3,n[47045]=n[a+100>>2],e=n[a+96>>2],
n[47043]=n[a+92>>2],n[47044]=e,e=n[a+88>>2],n[47041]=n[a+84>>2],n[47042]=e}v=a+128|0}function we(e,r){
var a=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;a=v-96|0,v=a;e:{r:{a:{i:{if(b=n[r>>2],b>>>0>39||(u=n[r+8>>2],
u>>>0>39))break i;if(l=n[r+16>>2],d=n[r+12>>2],k=n[r+4>>2],A=a+4|0,ue(A,f[b+176656|0],f[u+176656|0]),r=o[a+4>>1],
(r|0)==4)break a;if(c=o[a+16>>1]|o[a+18>>1]<<16,s=o[a+12>>1]|o[a+14>>1]<<16,t[a+54>>1]=s,t[a+56>>1]=s>>>16,t[a+58>>1]=c,
t[a+60>>1]=c>>>16,c=o[a+10>>1]|o[a+12>>1]<<16,n[a+48>>2]=o[a+6>>1]|o[a+8>>1]<<16,n[a+52>>2]=c,
t[a+44>>1]=f[a+41|0]|f[a+42|0]<<8,i[a+46|0]=f[a+43|0],h=o[a+36>>1],g=f[a+39|0],m=f[a+40|0],w=f[a+38|0],J(A,b,k),
f[a+4|0]==9)break r;k=n[a+16>>2],b=n[a+12>>2],n[a+88>>2]=b,n[a+92>>2]=k,s=n[a+8>>2],c=n[a+4>>2],n[a+80>>2]=c,
n[a+84>>2]=s,t[a+62>>1]=c,t[a+64>>1]=c>>>16,t[a+66>>1]=s,t[a+68>>1]=s>>>16,t[a+70>>1]=b,t[a+72>>1]=b>>>16,t[a+74>>1]=k,
t[a+76>>1]=k>>>16;t:{if(r>>>0<2){if(N(A,u,d),r=o[a+4>>1],(r|0)==2)break t;b=o[a+16>>1]|o[a+18>>1]<<16,
c=o[a+12>>1]|o[a+14>>1]<<16,t[a+54>>1]=c,t[a+56>>1]=c>>>16,t[a+58>>1]=b,t[a+60>>1]=b>>>16,b=o[a+10>>1]|o[a+12>>1]<<16,
n[a+48>>2]=o[a+6>>1]|o[a+8>>1]<<16,n[a+52>>2]=b}t[e>>1]=r,r=n[a+52>>2],b=n[a+48>>2],t[e+2>>1]=b,t[e+4>>1]=b>>>16,
t[e+6>>1]=r,t[e+8>>1]=r>>>16,r=n[a+60>>2],b=n[a+56>>2],t[e+10>>1]=b,t[e+12>>1]=b>>>16,t[e+14>>1]=r,t[e+16>>1]=r>>>16,
r=n[a+68>>2],b=n[a+64>>2],t[e+18>>1]=b,t[e+20>>1]=b>>>16,t[e+22>>1]=r,t[e+24>>1]=r>>>16,r=o[a+74>>1]|o[a+76>>1]<<16,
b=o[a+70>>1]|o[a+72>>1]<<16,t[e+24>>1]=b,t[e+26>>1]=b>>>16,t[e+28>>1]=r,t[e+30>>1]=r>>>16,i[e+35|0]=g,i[e+34|0]=l&1?1:w,
t[e+32>>1]=h,r=o[a+44>>1],i[e+37|0]=r,i[e+38|0]=r>>>8,i[e+39|0]=f[a+46|0],i[e+36|0]=(l&3)==2&m;break e}t[e>>1]=4;break e
}t[e>>1]=4;break e}t[e>>1]=4;break e}t[e>>1]=4}v=a+96|0}function pe(e){var r=0,a=0,t=0;r=v-16|0,v=r,a=f[e+37|0];e:{
if(a-37>>>0>=2&&(t=0,a))break e;t=f[e+34|0]^1}i[e+36|0]=t&1,be(r,a),a=n[r+12>>2],n[e+24>>2]=n[r+8>>2],n[e+28>>2]=a,
a=n[r+4>>2],n[e+16>>2]=n[r>>2],n[e+20>>2]=a,v=r+16|0}function ve(e,r,a,t,o,b,c){e=e|0,r=r|0,a=a|0,t=t|0,o=o|0,b=b|0,
c=c|0;var s=0,k=0,u=0;k=v-32|0,v=k,s=t>>>0>=40?40:f[t+176656|0],u=o>>>0>=40?40:f[o+176656|0],
o=b>>>0>=40?40:f[b+176656|0],b=c>>>0>=40?40:f[c+176656|0],t=e||1;e:{r:{a:{i:{t:{if(r=e?r:0,r>>>0<=2){if((r|0)!=2)break i
;c=f[t|0];break t}if(c=f[t|0],(c|0)!=239)break t;if(f[t+1|0]!=187||f[t+2|0]!=191)break i;s=0;break a}
t:switch((c&255)-254|0){case 0:if(f[t+1|0]!=255)break i;s=37;break a;case 1:break t;default:break i}
if(f[t+1|0]!=254)break i;s=38;break a}if((s&255)!=40){s=s<<8|1,e=65536;break r}if((u|0)!=40){s=u<<8|2,e=65536;break r}
n[k+8>>2]=8;i:{t:{n:{f:{o:{if(e=r>>>0>a>>>0?a:r,e>>>0<=5)break o;if(a=f[t|0],a){
if((a|0)!=60||f[t+1|0]||f[t+2|0]!=63||f[t+3|0]||f[t+4|0]!=120||f[t+5|0])break o;c=38;break f}
if(f[t+1|0]!=60||f[t+2|0]||f[t+3|0]!=63||f[t+4|0]||f[t+5|0]!=120)break o;c=37;break f}if(i[k+15|0]=40,n[k+20>>2]=e,
n[k+16>>2]=t,n[k+28>>2]=k+8,n[k+24>>2]=k+15,re(k+16|0,k+24|0,9),c=f[k+15|0],a=3,(c|0)!=40)break n
;if(c=Be(t,e,n[k+8>>2])&255,(c|0)==40)break t}a=4}s=a|c<<8;break i}if(e=(o&255)-37|0,s=o<<8|5,
!(e>>>0<=3&(e|0)!=2))break i;if(e=-1,(b|0)==40)break e;s=b<<8|6}e=0;break r}s=s<<8,e=65536}
e=e|(s<<8|(s&65280)>>>8)&65535}e:{if(!r||(r=(r>>>0<=16?16:r)-1|0,r>>>0>1073741823))break e;r=32-l(r)<<2,
n[t>>2]=n[r+188024>>2],n[r+188024>>2]=t}return v=k+32|0,e|0}function ye(e,r,a){return e=e|0,r=r|0,a=a|0,
r=Xi[n[n[e+4>>2]>>2]](r,a)|0,a=r-37&255,r=a>>>0<4?672464896>>>(a<<3)|0:r,i[n[e>>2]]=r,(r&255)!=40|0}function Be(e,r,a){
var i=0,t=0,o=0,b=0;i=v-16|0,v=i,_(i+8|0,e,r),e=40,t=n[i+8>>2];e:{if(!t)break e;o=n[i+12>>2],r=0;r:{for(;;){
if((r|0)==(o|0))break r;if(b=r+t|0,r=r+1|0,!(f[b|0]>32))break}Xi[a|0](t,o)|0;break e}if(r=Xi[a|0](t,o)|0,
(r&255)==40)break e;e=(r-37&255)>>>0>=2?r:0}return v=i+16|0,e}function Ee(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0;var t=0,o=0
;t=i>>>0>=40?40:f[i+176656|0],i=e||1;e:{r:{a:{i:{if(e=e?r:0,e>>>0<=2){if((e|0)!=2)break a;r=f[i|0];break i}if(r=f[i|0],
(r|0)!=239)break i;if(f[i+1|0]!=187||f[i+2|0]!=191)break a;r=0,a=65536,t=0;break r}i:{t:switch((r&255)-254|0){case 0:
if(f[i+1|0]!=255)break a;t=37;break i;case 1:break t;default:break a}if(f[i+1|0]!=254)break a;t=38}r=0,a=65536;break r}
o=40;a:{if((t&255)!=40){a=65536,r=512;break a}r=e>>>0>a>>>0?a:e;i:{if(r>>>0<4)break i;t:{if(a=f[i|0],a){
if((a|0)!=60||f[i+1|0]||f[i+2|0]!=63||f[i+3|0])break t;o=38;break i}if(f[i+1|0]!=60||f[i+2|0]||f[i+3|0]!=63)break i;o=37
;break i}if(r>>>0<6||(a|0)!=60||f[i+1|0]!=63||f[i+2|0]!=120||f[i+3|0]!=109||f[i+4|0]!=108||(a=f[i+5|0]-9|0,
a>>>0>23)||!(1<<a&8388627))break i;o=Be(i,r,8)&255}t=(o|0)==40,a=t?0:65536,r=t?2304:1024,t=t?0:o}if(!e)break e}
if(e=(e>>>0<=16?16:e)-1|0,e>>>0>1073741823)break e;e=32-l(e)<<2,n[i>>2]=n[e+188024>>2],n[e+188024>>2]=i}return t&255|r|a
}function xe(e,r,a,c){e=e|0,r=r|0,a=a|0,c=c|0
;var s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,x=0,I=0,M=0,C=0,S=0,U=0,F=0,D=0,Q=0,T=0,W=0,X=0,H=0,J=0,G=0,V=0,Y=0,K=0,L=0,N=0,Z=0,O=0,R=0,$=0,_=0,ee=0,re=0,ae=0,ie=0,te=0,ne=0,fe=0,oe=0,be=0,ce=0,se=0,ke=0,ue=0,le=0
;s=v-4400|0,v=s;e:{r:{if(n[47040]==3&&(n[s+184>>2]=n[47045],d=n[47044],n[s+176>>2]=n[47043],n[s+180>>2]=d,d=n[47042],
n[s+168>>2]=n[47041],n[s+172>>2]=d,we(s+188|0,s+168|0),o[s+188>>1]!=4))break r;T=-3;break e}d=n[s+224>>2],
n[s+112>>2]=n[s+220>>2],n[s+116>>2]=d,d=n[s+216>>2],n[s+104>>2]=n[s+212>>2],n[s+108>>2]=d,d=n[s+208>>2],
n[s+96>>2]=n[s+204>>2],n[s+100>>2]=d,d=n[s+200>>2],n[s+88>>2]=n[s+196>>2],n[s+92>>2]=d,d=n[s+192>>2],
n[s+80>>2]=n[s+188>>2],n[s+84>>2]=d,n[s+124>>2]=0,n[s+140>>2]=0,n[s+144>>2]=0,n[s+132>>2]=1114112,t[s+188>>1]=0,
R=(a|0)!=0&(a|0)!=2,Y=e>>>0>=65536?65536:e,ae=a?s+4352|0:0,ie=(r|0)!=0,G=s+97|0,te=s+80|4,N=s+190|0,J=s+96|0,ne=s+140|0,
fe=!r,oe=c-1>>>0<2,be=s+4395|0;r:{a:{i:{t:{for(;;){r=0,K=1114113,a&&(i[s+4308|0]=R,n[s+4300>>2]=0,n[s+4304>>2]=0,
n[s+4296>>2]=F,K=1114112,r=s+4288|0),g=n[s+124>>2],n[s+4292>>2]=K,d=F>>>0>Y>>>0?1:F+188232|0;n:{if(f[s+116|0]){if(A=0,
e=j(J),F>>>0>=Y>>>0){e=0;break n}if(e){e=0;break n}f:{o:{b:{c:{s:switch(m=f[s+117|0],m-37|0){case 0:break s;case 1:
break c;default:break b}e=131415;break o}e=131417;break o}if(e=131412,m)break f}if(f[d|0]!=f[e|0])break f;e=0;break n}
i[s+116|0]=0}C=T>>>0>229376?1:T+384840|0,e=229376-T|0,m=e>>>0<=229376?e:0,e=Y-F|0,I=e>>>0<=Y>>>0?e:0;f:{o:{
if(!f[s+115|0]){if(A=0,e=o[s+80>>1],e>>>0>1){e=0;break n}if(!f[s+117|0])break o;e=0;break n}if(A=0,j(J)){e=0;break n}
S=!g|ie,r=S?0:ne,e=0;b:switch(f[s+96|0]-1|0){default:for(l=n[s+140>>2],W=0;;){for(r=m-e|0,B=r>>>0<=m>>>0?r:0,r=I-W|0,
x=r>>>0<=I>>>0?r:0,w=B>>>0<x>>>0?B:x,M=e>>>0>m>>>0?1:e+C|0,U=I>>>0<W>>>0?1:d+W|0,r=0;;){A=r>>>0>w>>>0,p=A?1:r+U|0,
X=s+8|0,g=w-r|0,g=A?0:g>>>0>=16384?16384:g,A=0;c:{if(!g)break c;for(A=g-7|0,D=A>>>0<=g>>>0?A:0,H=(p+3&-4)-p|0,A=0;;){s:{
k:{u:{if(u=f[A+p|0],h=u<<24>>24,(h|0)>=0){if(H-A&3)break u;if(A>>>0>=D>>>0)break k;for(;;){if(y=A+p|0,
(n[y+4>>2]|n[y>>2])&-2139062144)break k;if(A=A+8|0,!(D>>>0>A>>>0))break}break k}A:{l:{d:{h:switch(f[u+131072|0]-2|0){
case 0:if(u=A+1|0,u>>>0>=g>>>0||i[u+p|0]>-65)break l;break A;case 1:if(y=A+1|0,y>>>0>=g>>>0)break l;y=i[p+y|0]
;g:switch(u-224|0){case 0:if((y&-32)==-96)break d;break l;case 13:if((y|0)>-97)break l;break d;default:break g}
if((h+31&255)>>>0>=12){if((h&-2)!=-18)break l;if((y|0)<-64)break d;break l}if((y|0)<-64)break d;break l;case 2:break h
;default:break l}if(y=A+1|0,y>>>0>=g>>>0)break l;y=i[p+y|0];h:{g:switch(u-240|0){default:if((h+15&255)>>>0>2)break l
;if((y|0)<-64)break h;break l;case 0:if((y+112&255)>>>0<48)break h;break l;case 4:break g}if((y|0)>-113)break l}
if(y=A+2|0,y>>>0>=g>>>0||i[p+y|0]>-65||(u=A+3|0,u>>>0>=g>>>0))break l;if(i[u+p|0]<-64)break A;break l}if(u=A+2|0,
u>>>0>=g>>>0)break l;if(i[u+p|0]<=-65)break A}A=A>>>0<g>>>0?A:g;break c}A=u+1|0;break s}A=A+1|0;break s}
if(A>>>0>=g>>>0)break s;for(;;){if(i[A+p|0]<0)break s;if(A=A+1|0,(A|0)==(g|0))break}A=g;break c}if(!(A>>>0<g>>>0))break}
A=g}n[X+4>>2]=A,n[X>>2]=p,A=n[s+12>>2],g=B-r|0;c:{if(A>>>0>(g>>>0<=B>>>0?g:0)>>>0||!A)break c
;Ze(r>>>0>B>>>0?1:r+M|0,n[s+8>>2],A)}if(r=r+A|0,!((w|0)!=(r|0)&A>>>0>=16381))break}if(A=e+r|0,e=r+W|0,
r>>>0>x>>>0||x-r>>>0<4|S||r>>>0>B>>>0||B-r>>>0<4||(p=r+U|0,W=f[p|0],B=W<<24>>24,(B|0)>=0))break f;y=i[p+2|0],g=i[p+1|0]
;c:{if((B+11&255)>>>0<205)break c;u=B+62|0;s:{k:switch(W-224|0){default:W=(g|0)<-64;break s;case 0:W=(g&-32)==-96
;break s;case 13:W=(g|0)<-96;break s;case 16:W=(g+112&255)>>>0<48;break s;case 20:break k}W=(g|0)<-112}if(u=u&255,
(y|0)>-65&u>>>0>29||!W)break c;if(i[p+3|0]<-64|u>>>0<46)break f}r=r+M|0,i[r|0]=239,i[r+1|0]=191,i[r+2|0]=189,i[r+3|0]=0,
W=Ie(B,g,y)+e|0,e=A+3|0,l=l+1|0}case 0:$=s+16|0,p=d,B=C,g=m,C=r,M=0,U=0,m=v-1024|0,v=m,A=f[s+97|0],
d=A>>>0>=28?1331140:k(A,1028)+1302356|0;c:{if(n[d>>2]==1){r=d+4|0;break c}for(l=0,e=v-1536|0,v=e,Ze(e,P(A),512),
r=e;y=e+512|0,ue=y+l|0,le=Sa(o[r>>1]),n[ue>>2]=le,r=r+2|0,l=l+4|0,(l|0)!=1024;);Ze(m,y,1024),v=e+1536|0,e=d,r=e+4|0;s:{
if(n[e>>2]==1)break s;n[e>>2]=1,e=e+4|0,Ze(e,m,1024),r=e}}y=r,ce=P(A);c:{if(!I)break c;for(X=64;;){
V=g>>>0<M>>>0?1:B+M|0,e=g-M|0,S=e>>>0<=g>>>0?e:0,A=p+U|0,H=I-U|0,w=0,x=0;s:{if(!X)break s;for(e=A;;){
if(H-x>>>0<80||w>>>0>S>>>0||S-w>>>0<208)break s;for(r=0,D=0,l=63;D=D<<1|r>>>31,r=r<<1|f[e+l|0]>>>7,l=l-1|0,(l|0)!=-1;);
if(d=Wi(r,D),l=E,!l&d>>>0>20|l)break s;for(_=A+x|0,ee=w+V|0,h=0,l=0;;){if(O=Pi(r,D),O>>>0>l>>>0)for(;d=O-l|0,
re=d>>>0>=16?16:d,h>>>0<=192&&(d=l+_|0,Q=f[d+12|0]|f[d+13|0]<<8|(f[d+14|0]<<16|f[d+15|0]<<24),u=h+ee|0,
Z=f[d+8|0]|f[d+9|0]<<8|(f[d+10|0]<<16|f[d+11|0]<<24),i[u+8|0]=Z,i[u+9|0]=Z>>>8,i[u+10|0]=Z>>>16,i[u+11|0]=Z>>>24,
i[u+12|0]=Q,i[u+13|0]=Q>>>8,i[u+14|0]=Q>>>16,i[u+15|0]=Q>>>24,Q=f[d+4|0]|f[d+5|0]<<8|(f[d+6|0]<<16|f[d+7|0]<<24),
d=f[d|0]|f[d+1|0]<<8|(f[d+2|0]<<16|f[d+3|0]<<24),i[u|0]=d,i[u+1|0]=d>>>8,i[u+2|0]=d>>>16,i[u+3|0]=d>>>24,i[u+4|0]=Q,
i[u+5|0]=Q>>>8,i[u+6|0]=Q>>>16,i[u+7|0]=Q>>>24),h=h+re|0,l=l+re|0,O>>>0>l>>>0;);if(r|D){
u=n[((l>>>0<=79?f[l+_|0]:0)<<2)+y>>2],h>>>0<=204&&(d=h+ee|0,i[d|0]=u,i[d+1|0]=u>>>8,i[d+2|0]=u>>>16,i[d+3|0]=u>>>24),
d=r,r=r&r-1,D=D&D-!d,l=l+1|0,h=(u>>>24|0)+h|0;continue}break}if(e=e- -64|0,w=h+w|0,x=x- -64|0,!(X>>>0>x>>>0))break}}s:{
if(x>>>0>=X>>>0||x>>>0>H>>>0)break s;for(e=(I-x|0)-U|0;;){if(e>>>0<16||w>>>0>S>>>0||S-w>>>0<52)break s;if(r=w+V|0,
d=A+x|0,u=n[(f[d|0]<<2)+y>>2],i[r|0]=u,i[r+1|0]=u>>>8,i[r+2|0]=u>>>16,h=u>>>24|0,i[r+3|0]=h,l=n[(f[d+1|0]<<2)+y>>2],
u>>>0<=822083583&&(u=r+h|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,i[u+3|0]=l>>>24),u=n[(f[d+2|0]<<2)+y>>2],
h=h+(l>>>24|0)|0,h>>>0<=48&&(l=r+h|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,i[l+3|0]=u>>>24),l=n[(f[d+3|0]<<2)+y>>2],
h=h+(u>>>24|0)|0,h>>>0<=48&&(u=r+h|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,i[u+3|0]=l>>>24),u=n[(f[d+4|0]<<2)+y>>2],
h=h+(l>>>24|0)|0,h>>>0<=48&&(l=r+h|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,i[l+3|0]=u>>>24),l=n[(f[d+5|0]<<2)+y>>2],
h=h+(u>>>24|0)|0,h>>>0<=48&&(u=r+h|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,i[u+3|0]=l>>>24),u=n[(f[d+6|0]<<2)+y>>2],
h=h+(l>>>24|0)|0,h>>>0<=48&&(l=r+h|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,i[l+3|0]=u>>>24),l=n[(f[d+7|0]<<2)+y>>2],
h=h+(u>>>24|0)|0,h>>>0<=48&&(u=r+h|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,i[u+3|0]=l>>>24),u=n[(f[d+8|0]<<2)+y>>2],
h=h+(l>>>24|0)|0,h>>>0<=48&&(l=r+h|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,i[l+3|0]=u>>>24),l=n[(f[d+9|0]<<2)+y>>2],
h=h+(u>>>24|0)|0,h>>>0<=48&&(u=r+h|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,i[u+3|0]=l>>>24),u=n[(f[d+10|0]<<2)+y>>2],
h=h+(l>>>24|0)|0,h>>>0<=48&&(l=r+h|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,i[l+3|0]=u>>>24),l=n[(f[d+11|0]<<2)+y>>2],
h=h+(u>>>24|0)|0,h>>>0<=48&&(u=r+h|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,i[u+3|0]=l>>>24),u=n[(f[d+12|0]<<2)+y>>2],
h=h+(l>>>24|0)|0,h>>>0<=48&&(l=r+h|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,i[l+3|0]=u>>>24),l=n[(f[d+13|0]<<2)+y>>2],
h=h+(u>>>24|0)|0,h>>>0<=48&&(u=r+h|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,i[u+3|0]=l>>>24),u=n[(f[d+14|0]<<2)+y>>2],
h=h+(l>>>24|0)|0,h>>>0<=48&&(l=r+h|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,i[l+3|0]=u>>>24),d=n[(f[d+15|0]<<2)+y>>2],
l=h+(u>>>24|0)|0,l>>>0<=48&&(r=r+l|0,i[r|0]=d,i[r+1|0]=d>>>8,i[r+2|0]=d>>>16,i[r+3|0]=d>>>24),w=l+w+(d>>>24)|0,e=e-16|0,
x=x+16|0,!(X>>>0>x>>>0))break}}Ia(m,V,S,w,C,0);s:{k:{if(n[m>>2]==1&&(e=n[m+8>>2],e>>>0<x>>>0))break k;x=x||H,
r=x>>>0<H>>>0?x:H;u:{if(!r){l=0,e=0;break u}for(e=0,l=0;;){if(l>>>0>S>>>0||S-l>>>0<4||(d=o[(f[e+A|0]<<1)+ce>>1],
(d&63488)==55296))break u;if((d|0)==65533){if(!C)break u;n[C>>2]=n[C>>2]+1}if(w=n[325588],w||(u=Cr(),
n[325588]||(n[325588]=u),w=n[325588]),u=l+V|0,w=((d&65472)>>>3|0)+w|0,d=n[w>>2]+k(n[w+4>>2],d&63)|0,i[u|0]=d,
i[u+1|0]=d>>>8,i[u+2|0]=d>>>16,d=d>>>24|0,i[u+3|0]=d,!d)break u;if(l=l+d|0,e=e+1|0,(r|0)==(e|0))break}e=r}
if(e>>>0>=x>>>0)break s;M=l+M|0,U=e+U|0;break c}e=x-e|0,l=n[m+4>>2]}if(r=X<<1,X=r>>>0>=1024?1024:r,M=l+M|0,U=e+U|0,
!(U>>>0<I>>>0))break}}n[$+4>>2]=M,n[$>>2]=U,v=m+1024|0,A=n[s+20>>2],e=n[s+16>>2];break n;case 1:
Ce(s+24|0,187200,d,I,C,m,r,10),A=n[s+28>>2],e=n[s+24>>2];break n;case 2:Se(s+32|0,n[s+100>>2]+8|0,d,I,C,m,r),
A=n[s+36>>2],e=n[s+32>>2];break n;case 3:Ce(s+40|0,187048,d,I,C,m,r,11),A=n[s+44>>2],e=n[s+40>>2];break n;case 4:
for(U=s+48|0,y=d,g=r,u=0,x=0,w=v-16|0,v=w,D=f[G|0],d=f[G+1|0];;){l=u>>>0>m>>>0?1:u+C|0,B=x>>>0>I>>>0?1:y+x|0,e=m-u|0,
p=e>>>0<=m>>>0?e:0,e=I-x|0,A=e>>>0<=I>>>0?e:0,r=0,e=0;c:{s:switch(d|0){case 0:if(r=Ur(B,A>>>0>p>>>0?p:A),
e=r>>>0<A>>>0?r:A,e=e>>>0>p>>>0?p:e,!e){e=r;break c}if(!e){e=r;break c}Ze(l,B,e),e=r;break c;case 1:case 2:M=w+8|0;k:{
if(!A)break k;for(X=(d&255)==2;;){if(d=f[e+B|0],(d|0)==27||r>>>0>p>>>0||p-r>>>0<4)break k;h=d<<24>>24;u:{A:{l:{d:{if(X){
if((h-33&255)>>>0<63)break d;Q=65533;break u}if(Q=65533,d-14>>>0<2)break u;if((d|0)==92)break l;if((d|0)==126)break A
;Q=(h|0)<0?-3:h;break u}Q=h-192|0;break u}Q=165;break u}Q=8254}if(h=Q,(h&65535)==65533){if(!g)break k;n[g>>2]=n[g>>2]+1}
if(S=n[325588],S||(d=Cr(),n[325588]||(n[325588]=d),S=n[325588]),d=r+l|0,S=((h&65472)>>>3|0)+S|0,
h=n[S>>2]+k(n[S+4>>2],h&63)|0,i[d|0]=h,i[d+1|0]=h>>>8,i[d+2|0]=h>>>16,Q=d,d=h>>>24|0,i[Q+3|0]=d,!d)break k;if(r=r+d|0,
e=e+1|0,(e|0)==(A|0))break}e=A}n[M+4>>2]=r,n[M>>2]=e,r=n[w+12>>2],e=n[w+8>>2];break c;case 3:break s;default:break c}
if(X=Ma(187048),d=A&131070,!d)break c;for(H=d+B|0;;){if(r>>>0>p>>>0||p-r>>>0<4||(S=e+B|0,h=f[S|0],
(h-33&255)>>>0>93)||(M=f[S+1|0],(M-33&255)>>>0>93)||(h=n[(n[X>>2]+((M|128)<<10)|0)+((h|128)<<2)>>2],
(h&254)==254))break c;if(M=r+l|0,i[M|0]=h,i[M+1|0]=h>>>8,i[M+2|0]=h>>>16,h=h>>>24|0,i[M+3|0]=h,e=e+2|0,r=r+h|0,
(S+2|0)==(H|0))break}e=d}p=!e&D,i[G|0]=p,u=r+u|0,r=e+x|0;c:{if(e>>>0>A>>>0||A-e>>>0<3||(e=e+B|0,f[e|0]!=27))break c
;A=f[e+2|0];s:{k:{u:{A:switch(f[e+1|0]-36|0){case 4:switch(d=0,A-66|0){case 0:break s;case 7:break k;case 8:break u
;default:break c}case 0:break A;default:break c}switch(d=3,A+-64|0){case 0:case 2:break s;default:break c}}d=1;break s}
d=2}if(p)break c;i[G+3|0]=0,i[G+2|0]=d,i[G+1|0]=d,D=1,i[G|0]=1,x=r+3|0;continue}break}n[U+4>>2]=u,n[U>>2]=r,v=w+16|0,
A=n[s+52>>2],e=n[s+48>>2];break n;case 6:break b;case 5:case 7:break n}for(D=s+56|0,u=0,x=0,g=v-80|0,v=g,r=g+26|0,
B=g+48|0,S=i[s+104|0]&1;;){b:{if(I-x>>>0<32||u>>>0>m>>>0||m-u>>>0<52)break b;for(y=u+C|0,n[g+32>>2]=0,n[g+36>>2]=0,
n[g+24>>2]=0,n[g+28>>2]=0,n[g+16>>2]=0,n[g+20>>2]=0,n[g+8>>2]=0,n[g+12>>2]=0,e=1,h=0,p=0;w=(g+8|0)+p|0,A=d+p|0,
l=f[A|0]|f[A+1|0]<<8,l=S?l<<8|l>>>8:l,t[w>>1]=l,A=f[A+2|0]|f[A+3|0]<<8,A=S?A<<8|A>>>8:A,t[w+2>>1]=A,
e=(l&65535)>>>0>2047&e&(A&65535)>>>0>2047,h=(l&63488)==55296|h|(A&63488)==55296,p=p+4|0,(p|0)!=32;);for(M=0,p=-16,
l=0;w=p+y|0,A=g+8|0,U=A+l|0,X=o[U>>1],i[w+16|0]=X,H=o[U+2>>1],i[w+17|0]=H,V=o[U+4>>1],i[w+18|0]=V,Q=w,w=o[U+6>>1],
i[Q+19|0]=w,M=w|(M|X|H|V),l=l+8|0,p=p+4|0,!!p;);c:{if((M&65535)>>>0>=128){if(h&1)break b;if(e){for(e=A,p=-24;A=p+y|0,
l=o[e>>1],i[A+26|0]=l&63|128,i[A+24|0]=l>>>12|224,i[A+25|0]=l>>>6&63|128,l=o[e+2>>1],i[A+29|0]=l&63|128,
i[A+27|0]=l>>>12|224,i[A+28|0]=l>>>6&63|128,e=e+4|0,p=p+6|0,!!p;);for(p=-24,e=r;A=p+y|0,l=o[e>>1],i[A+53|0]=l&63|128,
i[A+51|0]=l>>>12|224,w=o[e-2>>1],i[A+50|0]=w&63|128,i[A+48|0]=w>>>12|224,i[A+52|0]=l>>>6&63|128,i[A+49|0]=w>>>6&63|128,
e=e+4|0,p=p+6|0,!!p;);u=u+48|0;break c}for(e=n[g+36>>2],A=n[g+32>>2],t[B+24>>1]=A,t[B+26>>1]=A>>>16,t[B+28>>1]=e,
t[B+30>>1]=e>>>16,e=n[g+28>>2],A=n[g+24>>2],t[B+16>>1]=A,t[B+18>>1]=A>>>16,t[B+20>>1]=e,t[B+22>>1]=e>>>16,e=n[g+20>>2],
A=n[g+16>>2],t[B+8>>1]=A,t[B+10>>1]=A>>>16,t[B+12>>1]=e,t[B+14>>1]=e>>>16,e=n[g+12>>2],A=n[g+8>>2],t[B>>1]=A,
t[B+2>>1]=A>>>16,t[B+4>>1]=e,t[B+6>>1]=e>>>16,n[g+40>>2]=0,n[g+44>>2]=16,e=0,l=n[325588],p=0;A=o[e+B>>1],
w=(A&65472)>>>3|0,l||(l=Cr(),n[325588]||(n[325588]=l),l=n[325588]),w=l+w|0,A=n[w>>2]+k(n[w+4>>2],A&63)|0,
p>>>0<=48&&(w=p+y|0,i[w|0]=A,i[w+1|0]=A>>>8,i[w+2|0]=A>>>16,i[w+3|0]=A>>>24),p=(A>>>24|0)+p|0,e=e+2|0,(e|0)!=32;);
u=u+p|0;break c}u=u+16|0}d=d+32|0,x=x+32|0;continue}break}n[D+4>>2]=u,n[D>>2]=x,v=g+80|0,A=n[s+60>>2],e=n[s+56>>2]
;break n}if(j(J)){e=0;break n}if(e){e=0;break n}e=0;o:switch(f[s+84|0]-1|0){case 0:for(M=s- -64|0,p=d,B=C,C=m,A=r,u=0,
l=0,D=f[s+85|0],U=Te(D);;){b:{x=l>>>0>C>>>0?1:l+B|0,d=u>>>0>I>>>0?1:u+p|0,e=C-l|0,y=e>>>0<=C>>>0?e:0,e=I-u|0,
w=e>>>0<=I>>>0?e:0;c:{s:{k:{u:{A:{l:{if(u>>>0>=I>>>0)break l;d:{h:{if(e=i[d|0],(e|0)<0){if(e>>>0>=4294967264){
if(e>>>0<=4294967279)break l;break u}for(e=w>>>1|0,e=e>>>0>y>>>0?y:e,r=0,m=d;;){if((e|0)==(r|0))break d;if(g=f[m|0],
(g+62&255)>>>0>29||(h=i[m+1|0],(h|0)>-65)||(g=f[(n[U+12>>2]+((g&31)<<6)|0)+(h&63)|0],!g))break h;i[r+x|0]=g,r=r+1|0,
m=m+2|0}}if(m=Sr(d,w,x,y),e=m,!e)break u;break c}e=r}m=e<<1;break A}for(e=(w>>>0)/3|0,g=e>>>0>y>>>0?y:e,e=0,r=d;;){l:{
if((e|0)==(g|0)){e=g;break l}if(m=f[r|0],(m&240)!=224||(S=i[r+2|0],(S|0)>-65))break l;h=i[r+1|0];d:{if((m|0)!=224){
if((m|0)==237||(h|0)>-65||(m=m<<12,(m&65535)>>>0>=16384))break l;break d}if(m=0,(h&-32)!=-96)break l}
if(m=f[n[U+12>>2]+((S&63|(h&63)<<6|m)&65535)|0],!m)break l;i[e+x|0]=m,e=e+1|0,r=r+3|0;continue}break}m=k(e,3)}
if(m)break k;if(u>>>0>=I>>>0)break s}e=f[d|0];u:{if((e+62&255)>>>0<30){m=2;break u}if((e&240)==224){m=3;break u}if(m=4,
(e+16&255)>>>0>4)break s}if(m-1>>>0>w-1>>>0)break s;for(r=e&127>>>m,e=1;;){if(w=i[e+d|0],(w|0)>=-64)break s;if(g=r<<6,
r=g|w&63,e=e+1|0,(e|0)==(m|0))break}
if((g^55296)-1114112>>>0<4293855232||g>>>0<128||((g>>>0<2048?2:g>>>0<65536?3:4)|0)!=(m|0)||(r|0)==1114112)break s
;e=Mr(D,r,u,x,y,A&&(r|0)!=65533?A:0)}if(e)break c}n[M+4>>2]=l,n[M>>2]=u;break b}l=e+l|0,u=u+m|0;continue}break}
K=n[s+4292>>2],A=n[s+68>>2],e=n[s+64>>2];break n;case 1:break o;default:break n}M=s+72|0,p=d,B=C,A=m,u=0,l=0,y=v-16|0,
v=y,Qe(y+8|0,n[n[s+88>>2]+4>>2]);o:{if(b[y+12>>2]<65536)break o;for(U=n[y+8>>2];;){C=u>>>0>A>>>0?1:u+B|0,
r=l>>>0>I>>>0?1:l+p|0,e=A-u|0,h=e>>>0<=A>>>0?e:0,e=I-l|0,x=e>>>0<=I>>>0?e:0;b:{c:{s:{if(l>>>0<I>>>0){if(e=i[r|0],
(e|0)>=0){g=Sr(r,x,C,h),e=g;break s}if(e>>>0>4294967279)break c}d=0,e=h>>>1|0,m=(x>>>0)/3|0,g=e>>>0<m>>>0?e:m;k:{
if(!g)break k;for(e=r,m=C;;){if(D=f[e|0],(D&240)!=224||(S=i[e+2|0],(S|0)>-65))break k;w=i[e+1|0];u:{A:switch(D-224|0){
default:if((w|0)<-64)break u;break k;case 0:if((w&-32)==-96)break u;break k;case 13:break A}if((w|0)>-97)break k}
if(w=o[(((D<<13&122880)+U|0)+((w&63)<<7)|0)+((S&63)<<1)>>1],w=w<<8|w>>>8,!(w&255))break k;if(i[m|0]=w,i[m+1|0]=w>>>8,
e=e+3|0,m=m+2|0,d=d+1|0,(g|0)==(d|0))break}d=g}g=d<<1,e=k(d,3)}if(!e)break c;if(!g)break o;break b}if(x>>>0<2)break o
;c:{s:{if(e=f[r|0],(e+62&255)>>>0>=30||(g=i[r+1|0],(g|0)>-65))break s;m=(e&31)<<6,e=2;break c}
if((x|0)==2||(e&240)!=224||(g=i[r+2|0],(g|0)>-65))break o;r=i[r+1|0];s:{k:switch(e-224|0){default:if((r|0)<-64)break s
;break o;case 0:if((r&-32)!=-96)break o;break s;case 13:break k}if((r|0)>-97)break o}m=(r&63)<<6|e<<12,e=3}
if(r=o[((m&65535|g&63)<<1)+U>>1],d=r&255,m=r<<8|r>>>8,!(m&255)){if(u>>>0>=A>>>0||!d)break o;i[C|0]=r,g=1;break b}
if(h>>>0<=1)break o;i[C+1|0]=d,i[C|0]=m,g=2}u=u+g|0,l=e+l|0}}n[M+4>>2]=u,n[M>>2]=l,v=y+16|0,A=n[s+76>>2],e=n[s+72>>2]
;break n}n[s+140>>2]=l}(K|0)!=1114113&&(n[s+144>>2]=n[s+144>>2]+n[s+4300>>2],d=n[s+132>>2],r=(d|0)==1114112,
n[s+132>>2]=r?K:d,n[s+136>>2]=r?n[s+4288>>2]:n[s+136>>2]),T=A+T|0;n:{m=e+F|0;f:{o:{b:{if(Y>>>0<m>>>0){d=1;break b}
if(d=m+188232|0,I=Y-m|0,I)break o}if(I=0,!(f[s+115|0]|e)||(e=f[s+96|0],(e-5&255)>>>0<2))break o;b:{c:switch(e-1|0){
default:e=f[s+105|0]!=0;break b;case 1:e=((f[s+98|0]!=0)+(f[s+97|0]!=0)|0)+(f[s+99|0]!=0)|0;break b;case 2:
e=f[s+104|0]!=0;break b;case 3:e=f[s+97|0]+(f[s+98|0]!=0)|0;break b;case 4:e=f[s+98|0]>3;break b;case 0:case 5:case 7:
break f;case 6:break c}e=(f[s+102|0]|o[s+98>>1]<<1)&3}if(!e)break f}o[s+188>>1]||(Oe(N,0,4096),t[s+188>>1]=1),
e=n[J+12>>2],n[s+4320>>2]=n[J+8>>2],n[s+4324>>2]=e,e=n[J+4>>2],n[s+4312>>2]=n[J>>2],n[s+4316>>2]=e,n[s+4332>>2]=0,
q(s+4336|0,J,d,I,N,2048,fe,oe,s+4332|0),p=n[s+4332>>2],p&&(n[s+124>>2]||(e=n[s+4324>>2],n[s+4360>>2]=n[s+4320>>2],
n[s+4364>>2]=e,e=n[s+4316>>2],n[s+4352>>2]=n[s+4312>>2],n[s+4356>>2]=e,e=Fe(s+4352|0,d,I,1,s),n[s+124>>2]=1,
n[s+128>>2]=e+m),n[s+140>>2]=p+n[s+140>>2]),C=n[s+4340>>2],l=f[s+4348|0],e=(l|0)==2?n[s+4344>>2]:C,y=l&1,
r=e>>>0>=2048?2048:e,B=0;o:{if(!e||(e=f[s+116|0],i[s+116|0]=0,B=0,(e|0)!=1))break o;B=o[N>>1]==65279}g=r-B|0,
r=(B<<1)+N|0,a?(i[s+4372|0]=R,n[s+4368>>2]=0,n[s+4360>>2]=0,n[s+4364>>2]=0,F=1114112):F=1114113,n[s+4356>>2]=F,
e=T>>>0>262144?1:T+384840|0,A=262144-T|0,A=A>>>0<=262144?A:0;o:{b:{c:{s:{k:switch(u=o[s+80>>1],(u>>>0>1?u-1|0:0)-1|0){
case 0:break k;case 1:break s;default:break c}if(A=A>>>1|0,A=A>>>0<g>>>0?A:g,!A)break b;for(A=A<<1;u=o[r>>1],
u=u<<8|u>>>8,i[e|0]=u,i[e+1|0]=u>>>8,r=r+2|0,e=e+2|0,A=A-2|0,!!A;);break b}if(A=A>>>1|0,A=A>>>0<g>>>0?A:g,!A||(A=A<<1,
!A))break b;Ze(e,r,A);break b}z(s+4376|0,te,s+80|0,r,g,e,A,y&(c|0)==2,ae),F=n[s+4356>>2],
n[s+4376>>2]?(se=f[s+4393|0]|f[s+4394|0]<<8|f[be|0]<<16,ke=f[s+4392|0],r=n[s+4380>>2]):r=1114112,g=n[s+4384>>2];break o}
r=1114112,g=g<<1}o:{if((F|0)==1114113||(u=n[s+4368>>2],e=u-p|0,e=n[s+4364>>2]+(e>>>0<=u>>>0?e:0)|0,!e)||(A=n[s+4352>>2],
n[s+144>>2]=e+n[s+144>>2],n[s+132>>2]!=1114112))break o;x=(F|0)==1114112,x||(e=n[s+4324>>2],n[s+4384>>2]=n[s+4320>>2],
n[s+4388>>2]=e,e=n[s+4316>>2],n[s+4376>>2]=n[s+4312>>2],n[s+4380>>2]=e,W=Fe(s+4376|0,d,I,0,A+B|0)+m|0),e=1114112,
u>>>0>p>>>0&&(e=n[s+4324>>2],n[s+4384>>2]=n[s+4320>>2],n[s+4388>>2]=e,e=n[s+4316>>2],n[s+4376>>2]=n[s+4312>>2],
n[s+4380>>2]=e,A=Fe(s+4376|0,d,I,2,s)+m|0,e=65533);b:{if(x)break b;if((e&1179644)==1114112){A=W,e=F;break b}
p=(A|0)==(W|0)?e>>>0>=F>>>0:(A|0)>=(W|0),A=p?W:A,e=p?F:e}F=(e|0)==1114112,n[s+136>>2]=F?0:A,n[s+132>>2]=F?0:e}
if((r|0)!=1114112){e=n[s+4324>>2],n[s+4384>>2]=n[s+4320>>2],n[s+4388>>2]=e,e=n[s+4316>>2],n[s+4376>>2]=n[s+4312>>2],
n[s+4380>>2]=e,a=T+(se<<8|ke)|0,L=r,r=Fe(s+4376|0,d,I,0,g+B|0),F=1;break a}if(T=g+T|0,r=n[s+4336>>2],(l|0)==2){L=T,a=C,
F=0;break a}if(F=r+m|0,!y)break n;m=F}if(L=1,r=n[s+144>>2],e=n[s+140>>2],((c|0)==2|0)==((c|0)!=1|0))break t;F=m,a=e+r|0
;break i}if(!(T-262145>>>0<4294934528))break}e=n[s+140>>2],r=n[s+144>>2],a=e+r|0;break i}pe(s+80|0),F=m,a=e+r|0}c=0
;break r}T=r+m|0,pe(s+80|0),r=n[s+144>>2],e=n[s+140>>2],c=1}Ae(s+148|0,s+80|0),n[47040]=3,n[47045]=n[s+164>>2],
d=n[s+160>>2],n[47043]=n[s+156>>2],n[47044]=d,d=n[s+152>>2],n[47041]=n[s+148>>2],n[47042]=d,d=n[s+124>>2]?n[s+128>>2]:0,
m=n[s+132>>2],C=(m|0)==1114112,I=C?0:n[s+136>>2],m=C?0:m;r:{a:{if(c){if(n[47046]=0,n[47047]=0,!(F&1))break a;n[47049]=T,
n[47048]=a,n[47051]=L,n[47050]=0,T=-2;break r}n[47048]=0,n[47049]=0,n[47047]=F,n[47050]=0,n[47051]=0,n[47046]=L&255
;break r}n[47050]=a,n[47049]=T,n[47048]=L,n[47051]=0,T=-1}n[47056]=m,n[47055]=I,n[47054]=r,n[47053]=d,n[47052]=e,
n[47057]=0}return v=s+4400|0,T|0}function Ie(e,r,a){var i=0;e:{r:{i=e&255;a:{if(i>>>0<224||i>>>0>=245)break a
;i:switch(i-224|0){default:if(r<<24>>24>=-64)break a;break r;case 0:if((r&224)!=160)break a;return 2;case 13:
if(r<<24>>24>=-96)break a;return 2;case 16:if((r+112&255)>>>0<48)break r;break a;case 20:break i}
if(r<<24>>24<-112)break r}r=1;break e}if(r=2,(e&255)>>>0<240||a<<24>>24>=-64)break e;return 3}return r}
function Me(e,r,a,i,c){e=e|0,r=r|0,a=a|0,i=i|0,c=c|0;var s=0,u=0,A=0,l=0,d=0,h=0,g=0;u=a&2147483644;e:{if(!u){a=0,u=0
;break e}g=r+u|0,a=0;r:{for(;;){a:{i:{if(s=f[r|0],(s+1&255)>>>0>=130){if(l=f[r+1|0],(l-48&255)>>>0<=9){if(d=f[r+2|0],
(d+1&255)>>>0>=130){if(h=f[r+3|0],(h-48&255)>>>0<=9){
if(s=l<<8|s|(d<<16|h<<24),s=(k(k(s&255,10)+(s>>>8&255)|0,1260)+(k(s>>>16&255,10)+(s>>>24|0)|0)|0)-1687218|0,
s>>>0>=189e3){if(s=s-189e3|0,s>>>0<1048576){s=s<<16&67043328|s>>>10|-603924480,l=2;break a}u=A<<2;break e}
if(ma(n[46796]),s>>>0<b[46799])break i;u=A<<2;break e}u=A<<2;break e}u=A<<2;break e}u=A<<2;break e}u=A<<2;break e}
if(s=o[n[46798]+(s<<1)>>1],(s|0)==65533)break r;l=1}a:{if(a>>>0>c>>>0||c-a>>>0<2)break a;if(d=(a<<1)+i|0,t[d>>1]=s,
t[d+2>>1]=s>>>16,A=A+1|0,a=a+l|0,r=r+4|0,(g|0)!=(r|0))continue;break e}break}u=A<<2;break e}u=A<<2}n[e+4>>2]=a,n[e>>2]=u
}function Ce(e,r,a,t,o,b,c,s){
var k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,C=0,S=0,U=0,F=0,D=0,Q=0;for(h=v-144|0,v=h;;){
for(A=t-k|0,l=t>>>0>=A>>>0?A:0,A=b-u|0,Se(h+8|0,r,t>>>0<k>>>0?1:a+k|0,l,b>>>0<u>>>0?1:o+u|0,b>>>0>=A>>>0?A:0,c),
p=n[h+12>>2]+u|0,U=b>>>0<p>>>0?1:p+o|0,y=n[h+8>>2]+k|0,F=t>>>0<y>>>0?1:y+a|0,u=b-p|0,x=b>>>0>=u>>>0?u:0,u=t-y|0,
I=t>>>0>=u>>>0?u:0,D=Ma(r),A=0,u=0,B=256;;){e:{if(l=I-A|0,l>>>0<4||u>>>0>x>>>0||(m=x-u|0,m>>>0<196))break e;g=u+U|0,
k=A+F|0,d=f[k|0],w=d<<24>>24;r:{a:{if((w|0)<0){if(M=n[D>>2],d=n[(M+(f[k+1|0]<<10)|0)+(d<<2)>>2],(d&254)!=254){
if(m=f[k+3|0],l=f[k+2|0],i[g|0]=d,i[g+1|0]=d>>>8,i[g+2|0]=d>>>16,E=d>>>24|0,i[g+3|0]=E,u=u+E|0,k=1,C=f[r+34|0],
S=f[r+32|0],Q=w^S,w=f[r+33|0],C>>>0<=(Q-w&255)>>>0||(k=2,((l^S)-w&255)>>>0>=C>>>0)||(l=n[((m<<10)+M|0)+(l<<2)>>2],
(l&254)==254))break a;d>>>0<=3238002687&&(k=g+E|0,i[k|0]=l,i[k+1|0]=l>>>8,i[k+2|0]=l>>>16,i[k+3|0]=l>>>24),
u=(l>>>24|0)+u|0,k=4;break a}if(d=h+16|0,Oe(d,0,128),Xi[s|0](h,k,l,d,64),k=n[h>>2],!k)break e;A=k+A|0,B=A+256|0,k=u,
u=n[h+4>>2],u=k+Ca(d,u>>>0>=64?64:u,g,m)|0;break r}k=Sr(k,l,g,m),B=B+k|0,u=u+k|0}A=k+A|0}if(A>>>0>=B>>>0)break e
;if(A>>>0<=I>>>0)continue}break}if(u=u+p|0,k=A+y|0,!A)break}n[e+4>>2]=u,n[e>>2]=k,v=h+144|0}function Se(e,r,a,t,b,c,s){
var u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,x=0,I=0,M=0,C=0,S=0,U=0,F=0,D=0,Q=0,T=0,P=0,W=0,X=0,H=0,J=0,q=0,G=0,j=0,V=0
;F=v-16|0,v=F,j=Ma(r);e:{if(!t)break e;for(V=n[r+16>>2],T=64;;){X=c>>>0<C>>>0?1:b+C|0,l=c-C|0,S=c>>>0>=l>>>0?l:0,
J=a+U|0,D=t-U|0,Q=0,x=0;r:{if(!T)break r;for(H=o[r+32>>1]|f[r+34|0]<<16,l=H,q=l>>>16|0,G=l>>>8|0,I=n[j>>2];;){
if(D-x>>>0<80||S>>>0<Q>>>0||S-Q>>>0<208)break r;for(y=x+J|0,d=Q+X|0,A=0,u=0,g=0;l=u<<2|A>>>30,h=g+y|0,
u=f[h+63|0]>>>6&2|A<<2|f[h+62|0]>>>7,l=l<<2|u>>>30,A=f[h+61|0]>>>6&2|u<<2|f[h+60|0]>>>7,u=l,g=g-4|0,(g|0)!=-64;);
l=Pi(A,u);a:{i:{if(!E&l>>>0<=15){for(g=0,l=0,m=64;l=l<<1|g>>>31,w=l,B=m+y|0,h=g<<1|q>>>0>((H^f[B-1|0])-G&255)>>>0,
l=l<<1|h>>>31,g=h<<1|q>>>0>((H^f[B-2|0])-G&255)>>>0,m=m-2|0,!!m;);if(m=l+(((w<<2|h>>>30)&1431655765^1431655765)&l)|0,
B=g+((h<<2&1431655764^1431655765)&g)|0,m=B>>>0<g>>>0?m+1|0:m,h=l&m,w=h,h=h&-1431655766|(m^-1)&l&1431655765,
l=g&B&-1431655766|(B^-1)&g&1431655765,(l|0)==1431655765&(h|0)==1431655765){for(m=0,h=0;l=h+y|0,
u=f[l|0]|f[l+1|0]<<8|(f[l+2|0]<<16|f[l+3|0]<<24),l=f[l+4|0]|f[l+5|0]<<8|(f[l+6|0]<<16|f[l+7|0]<<24),g=u,
u=n[I+((u&65535)<<2)>>2],m>>>0<=204&&(A=d+m|0,i[A|0]=u,i[A+1|0]=u>>>8,i[A+2|0]=u>>>16,i[A+3|0]=u>>>24),
A=n[I+(g>>>14&262140)>>2],m=(u>>>24|0)+m|0,m>>>0<=204&&(u=d+m|0,i[u|0]=A,i[u+1|0]=A>>>8,i[u+2|0]=A>>>16,
i[u+3|0]=A>>>24),u=n[((l&65535)<<2)+I>>2],m=m+(A>>>24|0)|0,m>>>0<=204&&(A=d+m|0,i[A|0]=u,i[A+1|0]=u>>>8,i[A+2|0]=u>>>16,
i[A+3|0]=u>>>24),l=n[(l>>>16<<2)+I>>2],A=m+(u>>>24|0)|0,A>>>0<=204&&(u=A+d|0,i[u|0]=l,i[u+1|0]=l>>>8,i[u+2|0]=l>>>16,
i[u+3|0]=l>>>24),m=A+(l>>>24|0)|0,g=64,h=h+8|0,(h|0)!=64;);break a}if(g=l<<1^-1,A=g&A,B=l,l=(h<<1|l>>>31)^-1,u=l&u,
m=Wi(A,u),p=E,!p&m>>>0>22|p)break i;for(m=0,g=0;;){if(l=Pi(A,u),l>>>0>g>>>0)for(;w=l-g|0,P=w>>>0>=16?16:w,
m>>>0<=192&&(p=g+y|0,M=f[p+12|0]|f[p+13|0]<<8|(f[p+14|0]<<16|f[p+15|0]<<24),w=d+m|0,
W=f[p+8|0]|f[p+9|0]<<8|(f[p+10|0]<<16|f[p+11|0]<<24),i[w+8|0]=W,i[w+9|0]=W>>>8,i[w+10|0]=W>>>16,i[w+11|0]=W>>>24,
i[w+12|0]=M,i[w+13|0]=M>>>8,i[w+14|0]=M>>>16,i[w+15|0]=M>>>24,M=f[p+4|0]|f[p+5|0]<<8|(f[p+6|0]<<16|f[p+7|0]<<24),
p=f[p|0]|f[p+1|0]<<8|(f[p+2|0]<<16|f[p+3|0]<<24),i[w|0]=p,i[w+1|0]=p>>>8,i[w+2|0]=p>>>16,i[w+3|0]=p>>>24,i[w+4|0]=M,
i[w+5|0]=M>>>8,i[w+6|0]=M>>>16,i[w+7|0]=M>>>24),m=m+P|0,g=g+P|0,l>>>0>g>>>0;);if(!(u|A))break a;g>>>0<=78?(w=g+y|0,
w=f[w|0]|f[w+1|0]<<8):w=0,p=n[(w<<2)+I>>2],m>>>0<=204&&(w=d+m|0,i[w|0]=p,i[w+1|0]=p>>>8,i[w+2|0]=p>>>16,
i[w+3|0]=p>>>24),
w=A,A=A-1&A,u=u&u-!w,m=(p>>>24|0)+m|0,P=g,w=B,g=l&31,(l&63)>>>0>=32?l=h>>>g|0:l=((1<<g)-1&h)<<32-g|w>>>g,
g=(P+(l&1)|0)+1|0}}
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
}for(m=0;u=Pi(g,l)+y|0,u=n[I+((f[u|0]|f[u+1|0]<<8)<<2)>>2],m>>>0<=204&&(A=d+m|0,i[A|0]=u,i[A+1|0]=u>>>8,i[A+2|0]=u>>>16,
i[A+3|0]=u>>>24),m=(u>>>24|0)+m|0,l=l&l-!g,g=g&g-1,!!(l|g););g=w>>>31|64}if(Q=m+Q|0,x=g+x|0,T>>>0<=x>>>0)break r
;if(!(x>>>0<=D>>>0))break}}Ia(F+4|0,X,S,Q,s,V);r:{a:{if(n[F+4>>2]==1&&(l=n[F+12>>2],l>>>0<x>>>0))break a;h=he(r),y=x||D
;i:{if(!y){g=0,m=0;break i}for(m=0,g=0;;){if((m|0)==(D|0)||g>>>0>S>>>0)break i;if((g|0)==(S|0)){g=S;break i}A=D-m|0,
l=g+X|0,u=S-g|0;t:{n:{f:{o:{if(w=m+J|0,I=f[w|0],B=I<<24>>24,(B|0)<0){if((A|0)!=1)break o;A=o[h+(I<<1)>>1];break f}
A=Sr(w,A,l,u),l=A;break t}if(A=o[(h+(f[w+1|0]<<9)|0)+(I<<1)>>1],(A+8448&65535)>>>0<129)break n}
if(u>>>0<4||(A&63488)==55296)break i;if((A&65535)==65533){if(!s)break i;n[s>>2]=n[s>>2]+1}if(u=n[325588],u||(u=Cr(),
n[325588]||(n[325588]=u),u=n[325588]),u=((A&65472)>>>3|0)+u|0,u=n[u>>2]+k(n[u+4>>2],A&63)|0,i[l|0]=u,i[l+1|0]=u>>>8,
i[l+2|0]=u>>>16,A=u>>>24|0,i[l+3|0]=A,!A)break i;l=f[r+34|0]>((B^f[r+32|0])-f[r+33|0]&255)>>>0?2:1;break t}
if(!s||u>>>0<4||(n[s>>2]=n[s>>2]+1,A=n[325588],A||(u=Cr(),n[325588]||(n[325588]=u),A=n[325588]),
u=n[A+8184>>2]+k(n[A+8188>>2],61)|0,i[l|0]=u,i[l+1|0]=u>>>8,i[l+2|0]=u>>>16,A=u>>>24|0,i[l+3|0]=A,l=1,!A))break i}
if(g=A+g|0,m=l+m|0,y>>>0<=m>>>0)break i;if(!(m>>>0<=D>>>0))break}}if(m>>>0>=y>>>0)break r;C=g+C|0,U=m+U|0;break e}
m=x-l|0,g=n[F+8>>2]}if(l=T<<1,T=l>>>0>=1024?1024:l,C=g+C|0,U=m+U|0,!(U>>>0<t>>>0))break}}n[e+4>>2]=C,n[e>>2]=U,v=F+16|0}
function Ue(e,r,a,i,o){e=e|0,r=r|0,a=a|0,i=i|0,o=o|0;var b=0;hr(187440,n[46859]),a=(a>>>0)/3|0,a=a>>>0>o>>>0?o:a;e:{
if(!a)break e;for(;;){if(f[r|0]!=143||(o=da(187440,f[r+1|0],f[r+2|0]),(o|0)==1114112))break e;if(t[i>>1]=o,r=r+3|0,
i=i+2|0,b=b+1|0,(a|0)==(b|0))break}b=a}n[e+4>>2]=b,n[e>>2]=k(b,3)}function Fe(e,r,a,t,b){
var c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;for(c=v-32|0,v=c,i[c+28|0]=0,i[c+26|0]=0,i[c+24|0]=0,n[c+16>>2]=a,
n[c+12>>2]=r,n[c+20>>2]=0,g=e+4|0,u=e+1|0,h=e+2|0,w=c+24|0;;){A=0;e:{r:{a:{i:{t:{n:{f:switch(s=f[e|0],s-1|0){case 0:
case 5:case 7:break e;case 1:break f;case 2:break n;case 3:break t;case 4:break i;case 6:break a;default:break r}
A=((f[e+2|0]!=0)+(f[e+1|0]!=0)|0)+(f[e+3|0]!=0)|0;break e}A=f[e+8|0]!=0;break e}A=f[u|0]+(f[h|0]!=0)|0;break e}
A=n[(f[h|0]<<2)+186768>>2];break e}A=(f[e+6|0]|o[e+2>>1]<<1)&3;break e}if(!f[e+9|0])break e;A=f[e+8|0]+1|0}d=n[c+16>>2]
;e:{r:{a:{if(l=n[c+20>>2],!l){if(d)break a;d=0,l=0;break e}if(r=l-1|0,n[c+20>>2]=r,l>>>0>=4||(r=(r<<1)+w|0,
!f[r|0]))break e;r=f[r+1|0];break r}n[c+16>>2]=d-1,r=n[c+12>>2],n[c+12>>2]=r+1,r=f[r|0]}r:{a:{i:{t:switch(s-1|0){case 0:
s=1114112,r=aa(f[u|0],1,r);break i;case 1:s=1114112,r=ia(u,c+12|0,1,r);break i;case 2:ta(c,g,c+12|0,1,r),s=n[c+4>>2],
r=n[c>>2];break i;case 3:s=1114112,r=na(u,c+12|0,1,r);break i;case 4:s=1114112,r=fa(u,c+12|0,1,r);break i;case 6:
s=1114112,r=oa(h,c+12|0,1,r);break i;case 7:s=1114112,k=r&255,r=r<<24>>24<0?k|63232:k;break i;case 5:if(k=0,s=0,r=0,
f[u|0])break r;i[u|0]=1;break a;default:break t}s=1114112,r=ba(g,c+12|0,1,r)}if(r>>>0>=1114112){
if((r|0)==1114114)break a;k=r-1114112|0,r=0,s=0;break r}k=0,(s|0)!=1114112&&(k=s>>>0<65536?1:2),s=(r|0)==65533,
r=(r>>>0<65536?1:2)+k|0,k=1;break r}r=1,s=0,k=2}m=r+m|0;r:switch(t-1|0){default:if((b|0)>=(m|0))continue;break e;case 1:
if(!((k|0)==1&s))continue;break e;case 0:break r}if((k|0)!=2)continue}break}return v=c+32|0,a-((A+d|0)+l|0)|0}
function De(e){e=e|0;var r=0,a=0;r=v-32|0,v=r;e:{if(e>>>0>39||(se(r+16|0,f[e+176656|0]),o[r+16>>1]==2))break e
;r:switch(f[r+20|0]-1|0){case 1:Qe(r+8|0,n[n[r+24>>2]+4>>2]),a=b[r+12>>2]>=65536?n[r+8>>2]:0;break e;case 0:break r
;default:break e}a=n[Te(f[r+21|0])+12>>2]}return v=r+32|0,a|0}function Qe(e,r){
var a=0,i=0,f=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0;if(A=v-16|0,v=A,n[r+16>>2]==-2147483648){h=A+4|0,b=v-32|0,
v=b,c=n[r+4>>2],k=hr(c+4|0,n[c>>2]),s=n[c+8>>2];e:{for(;;){if(u=(i|0)==(s|0),u)break e;if(a=gr(k,i),f=i+1|0,i=f,
(a|0)!=1114112&&(a&2031616)!=65536)break}if(a=a>>>0<65536?a:a-65536|0,i>>>0>=s>>>0)break e;for(;i=gr(k,f),
(i|0)!=1114112&&(d=i>>>0<65536?i:i-65536|0,a=(i&2031616)==65536||a>>>0>d>>>0?a:d),f=f+1|0,(s|0)!=(f|0););}a=a+1|0,
u=u||a>>>0<=65536?65536:a,ar(b+4|0,u,2,2);e:{if(n[b+4>>2]!=1){for(d=n[b+8>>2],s=n[b+12>>2],k=hr(k,n[c>>2]),g=n[r+8>>2],
m=n[r+12>>2],c=n[c+8>>2],f=0;;){l=f>>>0<c>>>0?c:f;r:{for(;;){if(i=f,(i|0)==(l|0))break r;if(f=i+1|0,a=gr(k,i),
(a|0)!=1114112)break}if(a>>>0>=65536){if(a>>>0<131072)continue;a=a-65536|0}if(a>>>0>=u>>>0||(a=s+(a<<1)|0,
o[a>>1])||!(Xi[m|0](i)|0))continue;l=a,a=Xi[g|0](i)|0,t[l>>1]=a<<8|(a&65280)>>>8;continue}break}if(!o[r>>1])break e
;for(t[s+17444>>1]=o[s+130586>>1],i=o[r+2>>1],t[b+28>>1]=i,n[b+20>>2]=0,n[b+24>>2]=0,n[b+12>>2]=65440,
n[b+8>>2]=s+(u<<1),n[b+4>>2]=s,a=65377;;){r:{if(!a){if(a=n[b+12>>2],!a||(n[b+12>>2]=a-1,f=n[b+4>>2],
(f|0)==n[b+8>>2]))break e;n[b+4>>2]=f+2,a=0;break r}n[b+16>>2]=0,f=b+4|0,i=n[f+8>>2];a:{if(i>>>0<=a>>>0){
i&&(n[f+8>>2]=0,l=f,a=n[f>>2],i=i-1|0,f=n[f+4>>2],n[l>>2]=i>>>0<f-a>>>1>>>0?(a+(i<<1)|0)+2|0:f),f=0;break a}
n[f+8>>2]=i+(a^-1),c=n[f>>2],i=c+(a<<1)|0,k=n[f+4>>2],a=a>>>0<k-c>>>1>>>0,n[f>>2]=a?i+2|0:k,f=a?i:0}if(!f)break e
;i=o[b+28>>1],a=n[b+16>>2]}t[f>>1]=i,i=i+1|0,t[b+28>>1]=i}}ze()}n[h+8>>2]=u,n[h+4>>2]=s,n[h>>2]=d,v=b+32|0,
n[r+16>>2]==-2147483648&&(n[r+24>>2]=n[A+12>>2],a=n[A+8>>2],n[r+16>>2]=n[A+4>>2],n[r+20>>2]=a)}a=n[r+24>>2],
n[e>>2]=n[r+20>>2],n[e+4>>2]=a,v=A+16|0}function Te(e){var r=0,a=0,f=0,b=0,c=0,s=0,k=0,u=0;if(a=v-16|0,v=a,f=e&255,
f=f>>>0>=28?187544:(f<<4)+187560|0,n[f>>2]==-2147483648){k=P(e),e=v-16|0,v=e;e:{if(r=U(16384),r){for(Oe(r,0,16384),
n[e+8>>2]=0,n[e>>2]=0,n[e+4>>2]=2,n[e+12>>2]=r,u=2,r=0;;){s=o[k>>1];r:{if(s>>>0>=16384){if((s|0)==65533)break r
;b=n[e>>2],(b|0)==(r|0)&&((fr(e,b,1,2,4)|0)!=-2147483647&&ze(),u=n[e+4>>2]),b=(r<<2)+u|0,i[b+2|0]=c,t[b>>1]=s,r=r+1|0,
n[e+8>>2]=r;break r}i[n[e+12>>2]+s|0]=c}if(k=k+2|0,c=(c&255)+1|0,(c|0)!=(c&255))break}r=n[e+12>>2],n[a+8>>2]=n[e+8>>2],
n[a+12>>2]=r,r=n[e+4>>2],n[a>>2]=n[e>>2],n[a+4>>2]=r,v=e+16|0;break e}ze()}n[f>>2]==-2147483648&&(e=n[a+12>>2],
n[f+8>>2]=n[a+8>>2],n[f+12>>2]=e,e=n[a+4>>2],n[f>>2]=n[a>>2],n[f+4>>2]=e)}return v=a+16|0,f}function Pe(){return 253768}
function We(){return 524288}function Xe(e){var r=0,a=0,i=0,t=0,f=0,o=0;i=v-16|0,v=i,t=i+4|0,f=n[e+4>>2],r=n[e>>2],
a=r<<1,o=a>>>0<=8?8:a,a=o;e:{if((a|0)<0){r=1,a=0,f=4;break e}r:{if(r){r=S(f,r,a);break r}r=U(a)}r:{if(!r){n[t+4>>2]=1,
r=1;break r}n[t+4>>2]=r,r=0}f=8}n[f+t>>2]=a,n[t>>2]=r,n[i+4>>2]==1&&ze(),a=n[i+8>>2],n[e>>2]=o,n[e+4>>2]=a,v=i+16|0}
function He(e){e=e|0,qe(e,176816)}function qe(e,r){
var a=0,b=0,c=0,s=0,u=0,A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,S=0,U=0,F=0,D=0,Q=0;if(y=v-144|0,v=y,
m=y+12|0,Ge(m,n[r>>2],n[r+4>>2]),I=y+40|0,je(I,r,m,2),a=v-128|0,v=a,p=a+48|0,r=0,h=v-16|0,v=h,n[h+12>>2]=0,n[h+4>>2]=0,
n[h+8>>2]=1,c=1,(er(m,2)|0)==1){for(Le(m,224),u=1;s=0,r>>>0>587&&(s=f[(r+u|0)-588|0]<<1&2),b=0,c=((r&65535)>>>0)%28|0,
c>>>0>1&&(b=f[((r-c|0)+u|0)+1|0]),d=c>>>0>4?4:0,d>>>0<c>>>0?g=f[d+((r-c|0)+u|0)|0]:g=0,b=rr(m,g+((c<<3)+(b+s<<1)|0)|0),
n[h+4>>2]==(r|0)&&(u=h+4|0,(fr(u,n[u>>2],1,1,1)|0)!=-2147483647&&ze(),u=n[h+8>>2]),i[r+u|0]=b,r=r+1|0,n[h+12>>2]=r,
(r|0)!=11172;);U=n[h+4>>2],c=n[h+8>>2],u=11172}w=n[I+8>>2],B=w+u|0,ar(h+4|0,B,2,2);e:{r:{if(n[h+4>>2]==1)break r
;for(F=n[h+12>>2],M=n[h+8>>2],d=n[I+20>>2],s=d>>>0<B>>>0?d:B,b=n[I+16>>2],r=0;;){if(s){t[r+F>>1]=o[r+b>>1]+19968,
s=s-1|0,r=r+2|0;continue}break}for(r=n[I+4>>2],S=w+r|0,D=n[I+56>>2],E=n[I+52>>2],Q=n[I+48>>2],s=19968,b=d;;){
if((r|0)!=(S|0)){if(g=s,s=s+1|0,x=f[r|0],r=r+1|0,x&3)continue;if(b>>>0>=B>>>0)break r;t[(b<<1)+F>>1]=g,b=b+1|0;continue}
break}for(S=c+u|0,s=0,u=44032,r=c;;){if(g=u,(r|0)==(S|0)){for(u=44032,r=c;;){if((r|0)!=(S|0)){if(g=u,u=u+1|0,x=f[r|0],
r=r+1|0,x)continue;if(b>>>0>=B>>>0)break r;t[(b<<1)+F>>1]=g,b=b+1|0;continue}break}n[p+36>>2]=s,n[p+32>>2]=w,
n[p+28>>2]=d,n[p+24>>2]=D,n[p+20>>2]=E,n[p+16>>2]=Q,n[p+12>>2]=0,n[p+8>>2]=B,n[p+4>>2]=F,n[p>>2]=M,U&&C(c,U),v=h+16|0
;break e}if(u=g+1|0,x=f[r|0],r=r+1|0,s=b,!!x){if(b>>>0>=B>>>0)break r;t[(b<<1)+F>>1]=g,s=b+1|0,b=s}}}ze()}p=n[a+56>>2],
B=n[a+52>>2],F=n[a+48>>2],n[a+32>>2]=n[a+84>>2],b=n[a+80>>2],r=n[a+76>>2],n[a+24>>2]=r,n[a+28>>2]=b,b=n[a+72>>2],
n[a+16>>2]=n[a+68>>2],n[a+20>>2]=b,b=n[a+64>>2],n[a+8>>2]=n[a+60>>2],n[a+12>>2]=b,s=a+36|0,u=0,c=0,h=0,b=v-48|0,v=b,
Le(m,11562),n[b+32>>2]=0,n[b+24>>2]=0,n[b+28>>2]=0,n[b+16>>2]=0,n[b+20>>2]=0,n[b+8>>2]=0,n[b+12>>2]=0,n[b+44>>2]=0,
n[b+36>>2]=0,n[b+40>>2]=4;e:{r:{if(S=ir(m,0),S)for(U=4,d=8;;){if(w=ir(m,k(u,180)+180|0),u=tr(m,k(u,6)+11520|0,6),
u>>>0>6)break r;if(M=(b+8|0)+(u<<2)|0,g=32-l(n[M>>2])|0,g=ir(m,k(u<<3|(g>>>0>=7?7:g),180)+1440|0),n[M>>2]=g,M=h+w|0,
h=g+M|0,n[b+36>>2]==(c|0)&&(nr(b+36|0),U=n[b+40>>2]),w=d+U|0,n[w>>2]=u,n[w-4>>2]=g,n[w-8>>2]=M,c=c+1|0,n[b+44>>2]=c,
d=d+12|0,(c|0)==(S|0))break}n[s+8>>2]=n[b+44>>2],u=n[b+40>>2],n[s>>2]=n[b+36>>2],n[s+4>>2]=u,v=b+48|0;break e}ze()}
for(Le(m,6180),u=r;n[(a+104|0)+A>>2]=1,A=A+4|0,(A|0)!=20;);n[a+72>>2]=0,n[a+64>>2]=0,n[a+68>>2]=0,n[a+56>>2]=0,
n[a+60>>2]=0,n[a+48>>2]=0,n[a+52>>2]=0,r=n[a+108>>2],n[a+76>>2]=n[a+104>>2],n[a+80>>2]=r,r=n[a+116>>2],
n[a+84>>2]=n[a+112>>2],n[a+88>>2]=r,n[a+92>>2]=n[a+120>>2],n[a+96>>2]=0,n[a+120>>2]=2,n[a+124>>2]=0,n[a+112>>2]=0,
n[a+116>>2]=0,n[a+104>>2]=0,n[a+108>>2]=2,b=n[a+40>>2],S=b+k(n[a+44>>2],12)|0,M=a+116|0,U=n[a+36>>2],r=b;e:for(;;){
if((r|0)!=(S|0))for(g=n[r+8>>2],h=n[r+4>>2],A=n[r>>2],c=n[a+112>>2],A>>>0>c>>>0&&(s=A-c|0,Ne(a+104|0,s),A=n[a+108>>2],
c=n[a+112>>2],d=A+(c<<1)|0,s>>>0>=2&&(w=(s<<1)-2|0,w&&Oe(d,0,w),s=c+s|0,c=s-1|0,d=(A+(s<<1)|0)-2|0),t[d>>1]=0,A=c+1|0),
r=r+12|0,n[a+112>>2]=A,w=(a+8|0)+(g<<2)|0,D=g>>>0<7;;){if(!h)continue e;r:{a:{i:{t:{n:{if(!g){s=a+48|0,d=n[s>>2],
c=tr(m,(n[s+4>>2]+k(d,5)<<2)+60|0,4),n[s+4>>2]=d,n[s>>2]=c;f:{if(c>>>0<=4){A=(c<<2)+s|0,d=n[A+8>>2],
E=n[A+28>>2]+k(c,3)|0,x=0;o:{if(rr(m,n[s+48>>2]+k(E,3)|0))break o;if(!rr(m,E+45|0)){E=c<<3,d=n[E+131432>>2],
d=or(m,(c<<10)+1060|0,n[E+131428>>2]-d|0)<<d|er(m,1<<d),x=2;break o}d=(ir(m,k(c,180)+160|0)+d|0)+1|0,x=1}E=x,
n[A+28>>2]=E,n[A+8>>2]=d+1,n[s+48>>2]=E,n[a+4>>2]=d,n[a>>2]=c;break f}ze()}c=n[a+4>>2];f:{o:{b:switch(n[a>>2]){default:
if(A=n[a+112>>2],c>>>0>=A>>>0)break n;if(c=o[n[a+108>>2]+(c<<1)>>1],(c&63488)!=55296)break i;if(s=n[a+124>>2],c=c&2047,
s>>>0<=c>>>0)break n;c=o[n[a+120>>2]+(c<<1)>>1];break f;case 3:c=c+131072|0;break o;case 1:if(A=c+u|0,
p>>>0<=A>>>0)break n;break t;case 0:break o;case 2:break b}c=c+13312|0}if(A=n[a+112>>2],c>>>0<131072)break a
;s=n[a+124>>2]}d=s-10240|0,n[a+104>>2]==(A|0)&&(_e(a+104|0),s=n[a+124>>2]),t[n[a+108>>2]+(A<<1)>>1]=d,n[a+112>>2]=A+1,
n[a+116>>2]==(s|0)&&_e(M),t[n[a+120>>2]+(s<<1)>>1]=c,n[a+124>>2]=s+1;break r}if(!D)break n;if(A=n[w>>2],n[w>>2]=A+1,
A>>>0<p>>>0)break t}ze()}c=o[(A<<1)+B>>1],A=n[a+112>>2]}c=c&65535}n[a+104>>2]==(A|0)&&_e(a+104|0),
t[n[a+108>>2]+(A<<1)>>1]=c,n[a+112>>2]=A+1}h=h-1|0}break}U&&C(b,k(U,12)),b=n[a+124>>2],r=y+120|0,n[r+16>>2]=n[a+120>>2],
n[r+20>>2]=b,b=n[a+116>>2],n[r+8>>2]=n[a+112>>2],n[r+12>>2]=b,b=n[a+108>>2],n[r>>2]=n[a+104>>2],n[r+4>>2]=b,
F&&C(B,F<<1),v=a+128|0,r=n[y+124>>2],b=n[y+128>>2],u=n[y+140>>2],n[e+8>>2]=n[y+136>>2],n[e+12>>2]=u,n[e>>2]=r,
n[e+4>>2]=b,Ye(I),e=n[y+12>>2],e&&C(n[y+16>>2],e<<2),v=y+144|0}function Ge(e,r,a){var i=0,t=0,o=0;for(n[e+8>>2]=0,
n[e>>2]=0,n[e+4>>2]=2,n[e+20>>2]=-1,i=4;;){if(i){e:{if(!a){t=0,a=0;break e}t=f[r|0],r=r+1|0,a=a-1|0}i=i-1|0,o=o<<8|t
;continue}break}n[e+24>>2]=o,n[e+12>>2]=r,n[e+16>>2]=a}function je(e,r,a,i){var t=0,o=0,b=0;t=v-160|0,v=t,o=f[r+12|0]
;e:{if((o|0)!=3){if(r=n[r+8>>2],Ge(t,n[r>>2],n[r+4>>2]),b=r,r=i&255,je(t+80|0,b,t,r>>>0<o>>>0?r:o),r=n[t>>2],
r&&C(n[t+4>>2],r<<2),Ze(t,t+80|0,80),r=e,e=n[t>>2]==-2147483648,Ke(r,a,e?0:t,i),e)break e;Ye(t);break e}Ke(e,a,0,i)}
v=t+160|0}function Ye(e){var r=0;r=n[e>>2],r&&C(n[e+4>>2],r),r=n[e+12>>2],r&&C(n[e+16>>2],r<<1),r=n[e+24>>2],
r&&C(n[e+28>>2],r<<2),r=n[e+36>>2],r&&C(n[e+40>>2],r<<1)}function Ke(e,r,a,c){
var s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,S=0,F=0,D=0,Q=0,T=0,P=0,W=0,X=0,H=0,J=0,q=0,G=0,j=0,V=0
;d=v-96|0,v=d,l=d+84|0,P=er(r,4),g=P,u=a,Le(r,768);e:{r:{if(h=U(20992),!h)break r;for(Oe(h,0,20992),n[l+8>>2]=20992,
n[l+4>>2]=h,n[l>>2]=20992;;){if(a=0,u){if(b[u+8>>2]<=A>>>0)break r;a=f[n[u+4>>2]+A|0]<<2}
if(s=tr(r,k((a+s<<2)+(y>>>10|0)|0,3),g),i[A+h|0]=s+a,a=y-(y>>>4|0)|0,y=s?a+256|0:a,A=A+1|0,(A|0)==20992)break}break e}
ze()}e:{if(a=U(4),!a||(n[a>>2]=0,s=U(41984),!s))break e;if(Oe(s,0,41984),n[d+48>>2]=0,n[d+52>>2]=0,n[d+12>>2]=0,
n[d+16>>2]=2,n[d+56>>2]=0,n[d+60>>2]=0,n[d+64>>2]=0,n[d+68>>2]=0,n[d+72>>2]=0,n[d+76>>2]=0,n[d+44>>2]=20992,
n[d+40>>2]=s,n[d+32>>2]=1,n[d+36>>2]=20992,n[d+28>>2]=a,n[d+20>>2]=0,n[d+24>>2]=1,n[d+8>>2]=n[d+92>>2],a=n[d+88>>2],
n[d>>2]=n[d+84>>2],n[d+4>>2]=a,c&255){if(Le(r,360),F=U(20992),!F)break e;if(s=0,Oe(F,0,20992),l=ir(r,0),h=l&255,
h)for(a=0;;){if(A=ir(r,180),s=A+a|0,s>>>0<A>>>0||s>>>0>=20993)break e;if(A&&Oe(a+F|0,p,A),a=s,p=p+1|0,
!((p&255)>>>0<h>>>0))break}for(a=20992-s|0,a&&Oe(s+F|0,l,a),A=v-16|0,v=A,Le(r,2552),p=d- -64|0,y=d+48|0,h=d+24|0,l=1;;){
r:{if(l>>>0>P>>>0){a=n[d+32>>2];break r}if(g=ir(r,0),a=n[d+32>>2],!g)break r;for(s=a<<2;B=ir(r,180)+B|0,m=n[h>>2],
(m|0)==(a|0)&&(fr(h,m,1,4,4)|0)!=-2147483647&&ze(),a=a+1|0,n[d+32>>2]=a,n[n[d+28>>2]+s>>2]=B,s=s+4|0,g=g-1|0,!!g;);}
if(s=l<<2,n[s+p>>2]=a-1,n[s+y>>2]=B,a=(l|0)==3,!(!a&&(l=a?3:l+1|0,l>>>0<=3)))break}ar(A+4|0,B,2,2);r:{if(n[A+4>>2]!=1){
a=n[A+12>>2],s=n[A+8>>2],l=n[d+12>>2],l&&C(n[d+16>>2],l<<1),n[d+20>>2]=B,n[d+16>>2]=a,n[d+12>>2]=s,v=A+16|0;break r}ze()
}m=u,u=0,y=0,A=v-4896|0,v=A;r:{a:{if(B=n[d+32>>2],B>>>0>1073741823||(a=B<<2,a>>>0>2147483644))break a;s=n[d+28>>2];i:{
if(!a){I=4;break i}if(y=B,I=U(a),!I)break a}i:{if(!B||!a)break i;Ze(I,s,a)}if(a=B-1|0,w=B>>>0>=2?a:0,
w>>>0>1073741823||(l=w<<2,l>>>0>2147483644))break a;i:{if(!l){p=4,w=0;break i}if(p=U(l),!p)break a}if(B>>>0>=2){
for(h=s+4|0,g=n[s>>2],l=p,s=a;u=n[h>>2],n[l>>2]=u-g,h=h+4|0,l=l+4|0,g=u,s=s-1|0,!!s;);u=a}if(Oe(A+4512|0,0,384),
a=n[d+68>>2],s=n[d+64>>2],a>>>0<s>>>0||a>>>0>u>>>0)break a;if((a|0)!=(s|0)){if(g=a-s<<2,g-2049>>>0<4294965251)break a
;for(h=(s<<2)+p|0,l=0;s=(A+4512|0)+(l>>>2&1073741820)|0,n[s>>2]=n[s>>2]+n[h>>2],h=h+4|0,l=l+1|0,g=g-4|0,!!g;);}
if(s=n[d+72>>2],s>>>0<a>>>0||s>>>0>u>>>0)break a;if((a|0)!=(s|0)){if(g=s-a<<2,g-2049>>>0<4294965251)break a
;for(E=A+4640|0,h=(a<<2)+p|0,l=0;a=E+(l>>>2&1073741820)|0,n[a>>2]=n[a>>2]+n[h>>2],h=h+4|0,l=l+1|0,g=g-4|0,!!g;);}
if(a=n[d+76>>2],a>>>0<s>>>0||a>>>0>u>>>0)break a;if((a|0)!=(s|0)){if(g=a-s<<2,g-2049>>>0<4294965251)break a
;for(a=A+4768|0,h=(s<<2)+p|0,l=0;s=a+(l>>>2&1073741820)|0,n[s>>2]=n[s>>2]+n[h>>2],h=h+4|0,l=l+1|0,g=g-4|0,!!g;);}
for(h=0,Oe(A+400|0,0,4096),n[A+12>>2]=m,n[A+8>>2]=u,n[A+4>>2]=p,n[A>>2]=w,S=d- -64|0,a=n[S+12>>2],
n[A+4504>>2]=n[S+8>>2],n[A+4508>>2]=a,a=n[S+4>>2],n[A+4496>>2]=n[S>>2],n[A+4500>>2]=a,Ze(A+16|0,A+4512|0,384),
i[A+4517|0]=0,i[A+4518|0]=0,i[A+4519|0]=0,i[A+4520|0]=0,i[A+4521|0]=0,i[A+4522|0]=0,i[A+4523|0]=0,i[A+4524|0]=0,
n[A+4512>>2]=0,n[A+4516>>2]=0,g=n[d+40>>2],X=n[d+44>>2],H=n[d+16>>2],J=n[d+20>>2],q=n[d+4>>2],G=n[d+8>>2];;){
if((h|0)==20992){a=n[A>>2],a&&C(n[A+4>>2],a<<2),y&&C(I,y<<2),v=A+4896|0;break r}if((h|0)==(G|0))break a;a=f[h+q|0]&3;i:{
if(!a)break i;p=a-1|0,l=n[(p<<2)+S>>2];t:{if((n[(a<<2)+S>>2]-l|0)==1)break t;if(!f[F|0]){n:{E=0,x=v-144|0,v=x;f:{o:{b:{
c:{s:{if(!p){if(a=n[A+12>>2],!a)break s;if(b[a+44>>2]<=h>>>0)break f;if(u=o[n[a+40>>2]+(h<<1)>>1],!u)break s;if(s=u-1|0,
l=n[a+32>>2],s>>>0>=l>>>0||u>>>0>=l>>>0||(l=n[a+28>>2],u=n[l+(u<<2)>>2],M=n[l+(s<<2)>>2],
u>>>0<M>>>0)||u>>>0>b[a+20>>2])break f;E=(s>>>4|0)+1|0,W=x+8|0,j=n[A+4>>2],l=n[A+8>>2],Q=n[d+40>>2],T=n[d+44>>2],
m=n[a+16>>2]+(M<<1)|0,s=0,w=v-16|0,v=w;k:{u:{A:{u=u-M|0;l:{if(!u){a=2;break l}if(s=u,a=U(s<<1),!a)break A}
if(n[w+12>>2]=0,n[w+8>>2]=a,n[w+4>>2]=s,Ne(w+4|0,u),s=n[w+12>>2],M=n[w+8>>2],u)for(a=(s<<1)+M|0;;){if(D=o[m>>1],
D>>>0>=T>>>0)break A;if(t[a>>1]=o[(D<<1)+Q>>1],m=m+2|0,a=a+2|0,s=s+1|0,u=u-1|0,!u)break}for(V=(s<<1)+M|0,T=n[w+4>>2],
m=0;;){if((s|0)==(m|0)){if(m=0,!T)break k;break u}if(a=m<<1,m=m+1|0,a=a+M|0,D=o[a>>1],!!D){for(Q=0;;){if((a|0)!=(V|0)){
if(u=a,a=a+2|0,(D|0)!=o[u>>1])continue;t[u>>1]=0,Q=Q+1|0;continue}break}if(a=D-1&65535,a>>>0>=l>>>0)break A
;if(n[(a<<2)+j>>2]&&rr(r,(Q>>>0>=3?3:Q)|2540))break}}if(m=1,T)break u;break k}ze()}C(M,T<<1)}if(n[W+4>>2]=a,n[W>>2]=m,
v=w+16|0,u=n[d+64>>2],!(n[x+8>>2]&1))break b;a=n[x+12>>2];break o}if(u=p<<2,a=n[(u+A|0)+4496>>2],rr(r,u+2540|0))break c}
u=n[((p<<2)+d|0)+64>>2];break b}u=n[(u+d|0)+64>>2],l=n[A+8>>2];break o}if(m=n[((p<<2)+d|0)+68>>2],a=x+16|0,
Ze(a,((p<<7)+A|0)+16|0,128),s=m-u|0,s=(s>>>4|0)+((s&15)!=0)|0,s>>>0>=33||E>>>0>31)break f
;if((u|0)!=(m|0))for(w=(A+400|0)+(E<<7)|0,l=s;n[a>>2]=k(n[a>>2],n[w>>2]+1|0),a=a+4|0,w=w+4|0,l=l-1|0,!!l;);
if(a=(cr(r,x+16|0,s)<<4)+u|0,s=a+16|0,s=s>>>0<m>>>0?s:m,a>>>0>s>>>0||(l=n[A+8>>2],s>>>0>l>>>0))break f
;a=cr(r,n[A+4>>2]+(a<<2)|0,s-a|0)+a|0}if(a>>>0>=l>>>0||(s=n[A+4>>2]+(a<<2)|0,n[s>>2]=n[s>>2]-1,u=a-u|0,
u>>>0>511))break f;if(u=u>>>4|0,s=((p<<7)+A|0)+(u<<2)|0,n[s+16>>2]=n[s+16>>2]-1,E){if(E>>>0>=32)break f
;u=((E<<7)+A|0)+(u<<2)|0,n[u+400>>2]=n[u+400>>2]+1}n[((p<<2)+A|0)+4496>>2]=a,v=x+144|0;break n}ze()}l=a;break t}n:{f:{
if(s=f[h+F|0],a=A+4512|0,(s|0)==f[a+12|0]){if(m=n[a+8>>2],s=(m>>>0)%5|0,u=0,x=m<<2,m=(n[a>>2]^-1)+h|0,
m=x|(m>>>0>=3?3:m),!rr(r,m+2340|0))break f;if(u=k(s,360),!rr(r,m+2440|0)){u=ir(r,u+540|0)+1|0;break f}u=ir(r,u+720|0)^-1
;break f}u=ir(r,360),i[a+12|0]=s,n[a+8>>2]=0,n[a+4>>2]=u,n[a>>2]=h;break n}n[a>>2]=h,m=n[a+4>>2]+u|0,n[a+4>>2]=m,
n[a+8>>2]=k(s,5)+((u|0)>=-2?((u|0)>=2?2:u)+2|0:0),u=m}l=u+l|0}if(l>>>0>=B>>>0||(a=(l<<2)+I|0,u=n[a>>2],
u>>>0>=J>>>0))break a;if(t[H+(u<<1)>>1]=h,n[a>>2]=n[a>>2]+1,p)break i;if(h>>>0>=X>>>0)break a;t[g>>1]=l+1}h=h+1|0,
g=g+2|0}}ze()}if(M=(c&255)==1?1:P,M)for(a=0;;){g=v-32|0,v=g,Le(r,42);r:{a:{if(c=U(20992),!c||(Oe(c,0,20992),
n[g+20>>2]=20992,n[g+16>>2]=c,n[g+12>>2]=20992,A=er(r,2),a>>>0>3)||(a|0)==3||(c=(a<<2)+d|0,u=n[c+68>>2],
u>>>0>=b[d+32>>2])||(s=u+1|0,c=n[c+64>>2],s>>>0<c>>>0))break a;u=20992,s=s-c|0;i:{if(s>>>0>=2){
for(B=n[d+28>>2]+(c<<2)|0,p=n[d+16>>2],m=n[d+20>>2],Q=(A|0)==1;;){if(h=s,n[g+24>>2]=0,i[g+28|0]=0,u=n[B>>2],A=n[B+4>>2],
u>>>0<A>>>0)for(l=(u<<1)+p|0,c=u;;){t:{if(!Q){if(A>>>0>m>>>0)break a;s=g+12|0,E=(u<<1)+p|0,x=0;n:{f:{if(w=A-u|0,
w>>>0<=20){if(w)break f;s=er(r,0);break n}if(y=rr(r,f[s+16|0]),i[s+16|0]=y,!y)break f;s=er(r,w);break n}for(S=w<<1,
T=n[s+12>>2],P=n[s+4>>2],W=n[s+8>>2],y=0;;){f:{if(I=o[E>>1],I>>>0<W>>>0){if(I=I+P|0,D=f[I|0],D>>>0>19||y>>>0>=20)break f
;if(!rr(r,(D<<1|(y|0)==(T|0))+2&255)){i[I|0]=f[I|0]+1,y=y+1|0;break f}n[s+12>>2]=y,s=x;break n}ze()}if(E=E+2|0,x=x+1|0,
S=S-2|0,!S)break}s=er(r,w)}break t}n:{if((c|0)!=(u|0))break n;for(y=(u<<1)+p|0,c=l,s=u;;){if((s|0)==(A|0)){c=A;break n}
if(s>>>0>=m>>>0||(w=o[c>>1],w>>>0>=20992)||(E=o[y>>1],E>>>0>=20992))break a;if(s=s+1|0,c=c+2|0,f[w+F|0]!=f[E+F|0])break}
c=s-1|0}s=er(r,c-u|0)}if(y=s,w=y+u|0,w>>>0>=m>>>0||u>>>0>w>>>0||m-y>>>0<=u>>>0)break a;if(s=u+1|0,w=o[(w<<1)+p>>1],
u=(u<<1)+p|0,y=y<<1,y&&Ze((s<<1)+p|0,u,y),t[u>>1]=w,l=l+2|0,u=s,(A|0)==(s|0))break}if(B=B+4|0,s=h-1|0,!(h>>>0>2))break}
if(u=n[g+12>>2],!u)break i}C(n[g+16>>2],u)}v=g+32|0;break r}ze()}if(a=a+1|0,(M|0)==(a|0))break}C(F,20992)}Ze(e,d,80),
v=d+96|0;return}ze()}function Le(e,r){var a=0,i=0,f=0;n[e+8>>2]=0;e:{if(b[e>>2]<r>>>0){
if((fr(e,0,r,2,4)|0)!=-2147483647)break e;i=n[e+8>>2]}if(a=n[e+4>>2]+(i<<2)|0,r>>>0>=2){for(f=r-1|0;t[a>>1]=32768,
t[a+2>>1]=0,a=a+4|0,f=f-1|0,!!f;);i=(r+i|0)-1|0}t[a>>1]=32768,t[a+2>>1]=0,n[e+8>>2]=i+1;return}ze()}function Ne(e,r){
var a=0;e:{if(a=n[e+8>>2],n[e>>2]-a>>>0>=r>>>0||(fr(e,a,r,2,2)|0)==-2147483647)break e;ze()}}function _e(e){
(fr(e,n[e>>2],1,2,2)|0)!=-2147483647&&ze()}function er(e,r){var a=0,i=0,t=0;e:{if(r&&(a=n[e+20>>2],a>>>0>=r>>>0))break e
;ze()}return t=e,i=r-1|0,e=b[e+24>>2]/((a>>>0)/(r>>>0)>>>0)|0,e=e>>>0>i>>>0?i:e,br(t,e,1,r),e}function rr(e,r){
var a=0,i=0,c=0,s=0,u=0,A=0;e:{r:{if(b[e+8>>2]<=r>>>0||(i=n[e+4>>2]+(r<<2)|0,r=o[i+2>>1],a=r+3|0,!(a&65535)))break r
;s=n[e+20>>2],c=o[i>>1],t[i+2>>1]=r+(r>>>0<29),u=l(a<<16)^15,r=n[e+24>>2],a=k(c>>>4|1,s>>>12|0),A=r>>>0>=a>>>0;a:{
if(!A){if(t[i>>1]=c+(65536-c>>>u|0),a>>>0>16777215)break e;break a}if(r=r-a|0,n[e+24>>2]=r,t[i>>1]=c-(c>>>u|0),a=s-a|0,
a>>>0>16777215)break e}for(c=n[e+12>>2],s=n[e+16>>2];;){a:{if(!s){s=0,u=0;break a}s=s-1|0,n[e+16>>2]=s,i=c+1|0,
n[e+12>>2]=i,u=f[c|0],c=i}if(r=r<<8|u,i=a>>>0<65536,a=a<<8,!i)break}n[e+24>>2]=r;break e}ze()}return n[e+20>>2]=a,A}
function ar(e,r,a,i){var t=0;i=Ti(i,r);e:{r:{a:{if(E||i>>>0>-2147483648-a>>>0)break a;if(i)break r;n[e+8>>2]=a,
n[e+4>>2]=0,n[e>>2]=0;return}n[e+4>>2]=0;break e}if(t=U(i),t){i&&Oe(t,0,i),n[e+8>>2]=t,n[e+4>>2]=r,n[e>>2]=0;return}
n[e+8>>2]=i,n[e+4>>2]=a}n[e>>2]=1}function ir(e,r){var a=0,i=0;a=tr(e,r,20);e:{if(!a){r=1;break e}
for(i=((a<<3)+r|0)+20|0,r=1;;){if(r>>>0<=7){if(r=rr(e,r+i|0)|r<<1,a=a-1|0,a)continue;break e}break}r=er(e,1<<a)+(r<<a)|0
}return r-1|0}function tr(e,r,a){var i=0;i=r-1|0,r=0;e:{for(;;){if((r|0)==(a|0))break e;if(r=r+1|0,!rr(e,i+r|0))break}
a=r-1|0}return a}function nr(e){(fr(e,n[e>>2],1,4,12)|0)!=-2147483647&&ze()}function fr(e,r,a,i,t){var f=0,o=0;o=v-16|0,
v=o,r=r+a|0,f=0;e:{if(r>>>0<a>>>0||(a=n[e>>2],f=a<<1,r=r>>>0>f>>>0?r:f,f=(t|0)==1?8:4,r=r>>>0>f>>>0?r:f,
M(o+4|0,a,n[e+4>>2],r,i,t),f=n[o+8>>2],n[o+4>>2]==1))break e;a=n[o+8>>2],n[e>>2]=r,n[e+4>>2]=a,f=-2147483647}
return v=o+16|0,f}function or(e,r,a){var i=0,t=0;e:{if(!a){i=1;break e}for(t=a,i=1;i=rr(e,r+i|0)|i<<1,t=t-1|0,!!t;);}
return(-1<<a)+i|0}function br(e,r,a,i){var t=0,o=0,c=0;if(i){if(i=b[e+20>>2]/(i>>>0)|0,r=n[e+24>>2]-k(i,r)|0,
n[e+24>>2]=r,i=k(a,i),i>>>0>16777215){n[e+20>>2]=i;return}for(o=n[e+12>>2],a=n[e+16>>2];;){e:{if(!a){a=0,c=0;break e}
a=a-1|0,n[e+16>>2]=a,t=o+1|0,n[e+12>>2]=t,c=f[o|0],o=t}if(r=r<<8|c,t=i>>>0<65536,i=i<<8,!t)break}n[e+24>>2]=r,
n[e+20>>2]=i;return}ze()}function cr(e,r,a){var i=0,t=0,f=0,o=0,c=0;e:{r:{if(!a)break r;for(i=r,t=a;f=n[i>>2]+f|0,
i=i+4|0,t=t-1|0,!!t;);if(!f||(i=n[e+20>>2],i>>>0<f>>>0))break r;for(t=f-1|0,i=b[e+24>>2]/((i>>>0)/(f>>>0)>>>0)|0,
c=i>>>0>t>>>0?t:i,t=0,i=0;;){if((a|0)==(i|0))break r;if(o=n[r>>2],o>>>0>c-t>>>0)break e;r=r+4|0,i=i+1|0,t=t+o|0}}ze()}
return br(e,t,o,f),i}function sr(e){e=e|0,qe(e,176832)}function kr(e,r){var a=0;e:{if(a=n[e+8>>2],
n[e>>2]-a>>>0>=r>>>0||(fr(e,a,r,1,1)|0)==-2147483647)break e;ze()}}function ur(e,r,a,n){
var o=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;e:{r:{if(o=n>>>4|0,b=r>>>4|0,A=o>>>0<b>>>0?o:b,A)for(k=A<<4,b=e,
l=a;;){for(o=(d<<4)+e|0,c=-32,s=b;u=c+l|0,t[u+32>>1]=f[s|0],t[u+34>>1]=f[s+1|0],t[u+36>>1]=f[s+2|0],t[u+38>>1]=f[s+3|0],
s=s+4|0,c=c+8|0,!!c;);if(s=(f[o|0]|f[o+1|0]<<8|(f[o+2|0]<<16|f[o+3|0]<<24))&-2139062144,
c=(f[o+4|0]|f[o+5|0]<<8|(f[o+6|0]<<16|f[o+7|0]<<24))&-2139062144,
o=(g=Pi(s,c),m=Pi((f[o+8|0]|f[o+9|0]<<8|(f[o+10|0]<<16|f[o+11|0]<<24))&-2139062144,(f[o+12|0]|f[o+13|0]<<8|(f[o+14|0]<<16|f[o+15|0]<<24))&-2139062144)- -64|0,
w=s|c,w?g:m),o>>>0<128)break r;if(b=b+16|0,l=l+32|0,h=h+16|0,d=d+1|0,(d|0)==(A|0))break}if(b=n-k|0,o=n>>>0>=b>>>0?b:0,
b=r-k|0,b=r>>>0>=b>>>0?b:0,c=o>>>0<b>>>0?o:b,!c)break e;for(s=r>>>0<k>>>0?1:e+k|0,e=n>>>0<k>>>0?2:(k<<1)+a|0,a=k+c|0;;){
if(r=i[s|0],(r|0)<0)break e;if(t[e>>1]=r,s=s+1|0,e=e+2|0,k=k+1|0,c=c-1|0,!c)break}return a}k=o>>>3|h}return k}
function Ar(e,r,a,t,f,c){var s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0;l=v-16|0,v=l,Qe(l+8|0,r),r=0;e:{
if(b[l+12>>2]<65536||!t)break e;for(g=n[l+8>>2];;){r:{a:{if(k=(u<<1)+a|0,d=o[k>>1],d>>>0>=128){if(r>>>0>c>>>0)break e
;if(k=o[(d<<1)+g>>1],s=k&255,A=r+f|0,k=k<<8|k>>>8,!(k&255)){if(!s||(r|0)==(c|0))break e;i[A|0]=s,s=1;break a}
if(c-r>>>0<=1)break e;i[A+1|0]=s,i[A|0]=k,s=2;break a}h=t-u|0;i:{t:{if(r>>>0>c>>>0){s=1,A=0;break t}if(s=r+f|0,A=c-r|0,
h>>>0<2||!A||o[k+2>>1]<128)break t;i[s|0]=d,s=1;break i}if(s=Ir(k,h,s,A),!s)break e}u=s+u|0;break r}u=u+1|0}if(r=r+s|0,
!(t>>>0>u>>>0))break}}n[e+4>>2]=r,n[e>>2]=u,v=l+16|0}function lr(e){var r=0,a=0,i=0,b=0;r=o[e>>1],t[e>>1]=0,a=n[e+8>>2]
;e:{r:{a:{if(r){r=o[e+2>>1];break a}if(!a)return 1114112;if(a=a-1|0,n[e+8>>2]=a,r=n[e+4>>2],n[e+4>>2]=r+2,r=o[r>>1],
(r^-1058816)>>>0>4293855231)break e;if(r>>>0>56319)break r}if(!a){if(f[e+12|0])break r;return t[e+2>>1]=r,t[e>>1]=1,
1114112}if(i=n[e+4>>2],b=o[i>>1],(b&64512)!=56320)break r;return n[e+8>>2]=a-1,n[e+4>>2]=i+2,e=((r<<10)+b|0)-56613888|0,
(e^55296)-1114112>>>0<4293855232?1114112:e}r=65533}return r}function dr(e,r){var a=0;a=r&65535;e:{
if(a>>>0<=16383&&(r=f[n[e+12>>2]+a|0],r))break e;for(r=n[e+8>>2]<<2,e=n[e+4>>2]-4|0;;){if(!r)return 0;if(r=r-4|0,
e=e+4|0,o[e>>1]==(a|0))break}r=f[e+2|0]}return r}function hr(e,r){var a=0;return a=v-16|0,v=a,n[e>>2]||(Xi[r|0](a),
n[e>>2]||(r=n[a+12>>2],n[e+8>>2]=n[a+8>>2],n[e+12>>2]=r,r=n[a+4>>2],n[e>>2]=n[a>>2],n[e+4>>2]=r)),v=a+16|0,e}
function gr(e,r){var a=0;a=1114112;e:{if(b[e+4>>2]<=r>>>0||(r=o[n[e>>2]+(r<<1)>>1],!r))break e;if((r&63488)==55296){
if(r=r&2047,r>>>0>=b[e+12>>2])break e;return o[n[e+8>>2]+(r<<1)>>1]|131072}a=(r^-1058816)>>>0<4293855232?1114112:r}
return a}function mr(e,r){var a=0,i=0;a=v-16|0,v=a,Qe(a+8|0,e),i=n[a+8>>2],e=n[a+12>>2];e:{r:{a:{if(r>>>0>=65536){
if(r>>>0<131072)break a;r=r-65536|0}if(e>>>0>r>>>0)break r}r=0;break e}e=o[(r<<1)+i>>1],e=e<<8|e>>>8,r=(e&255)!=0}
return v=a+16|0,r|e<<8}function wr(e,r,a,t,o,b){var c=0;if(b>>>0>=10){e:{if((r|0)==65533){n[e+16>>2]=n[e+16>>2]+1
;break e}if(n[e+12>>2]=n[e+12>>2]+1,n[e+4>>2]!=1114112)break e;n[e+4>>2]=r,n[e>>2]=n[e+8>>2]+t}if(c=1,f[e+20|0]==1){
for(e=3,r=59,t=0;t=t<<8|r>>>24,b=(a>>>0)/10|0,r=a-k(b,10)|48|r<<8,e=e+1|0,c=a>>>0>9,a=b,!!c;);return i[o+2|0]=r,
i[o+3|0]=r>>>8,i[o+4|0]=r>>>16,i[o+5|0]=r>>>24,i[o+6|0]=t,i[o+7|0]=t>>>8,i[o+8|0]=t>>>16,i[o+9|0]=t>>>24,i[o|0]=38,
i[o+1|0]=35,e}i[o|0]=63}return c}function pr(e){e=e|0,qe(e,176864)}function vr(e){e=e|0;var r=0;return r=e,
e=(e>>>0)/94|0,(r-k(e,94)<<8|e-95&255)-24320|0}function yr(e){return e=e|0,e>>>0<8836|0}function Br(e,r){var a=0
;a=v-16|0,v=a,n[e>>2]==-2147483648&&(Xi[r|0](a+4|0),n[e>>2]==-2147483648&&(n[e+8>>2]=n[a+12>>2],r=n[a+8>>2],
n[e>>2]=n[a+4>>2],n[e+4>>2]=r)),v=a+16|0}function Er(e){e=e|0;var r=0,a=0,i=0,f=0,b=0;Br(187476,n[46868]);e:{
if(r=n[46871],r>>>0>8388607||(i=r<<9,i>>>0>2147483646))break e;b=n[46870];r:{if(!i){a=2;break r}if(f=r,a=U(i),!a)break e
}for(n[e+8>>2]=0,n[e+4>>2]=a,n[e>>2]=f,r&&(i&&Ze(a,b,i),n[e+8>>2]=r),f=(r<<9)+a|0,r=0;;){r:{if(!((r|0)!=(a|0)&&r)){
if((a|0)!=(f|0)){r=a+4|0,e=a+2|0,a=a+512|0;break r}return}e=r,r=r+2|0}o[e>>1]||(t[e>>1]=65533)}}ze()}function xr(e){
e=e|0;var r=0,a=0,i=0,f=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;for(r=v-560|0,v=r,Ge(r,131472,1341),Le(r,8292),
n[r+36>>2]=0,n[r+28>>2]=0,n[r+32>>2]=2,l=r+552|0,f=2;;){if((A|0)==28){n[e+8>>2]=n[r+36>>2],a=n[r+32>>2],
n[e>>2]=n[r+28>>2],n[e+4>>2]=a,e=n[r>>2],e&&C(n[r+4>>2],e<<2),v=r+560|0;return}for(A?(i=er(r,A),a>>>0<=i>>>0&&ze(),
a=(i<<9)+f|0):a=176880,A=A+1|0,i=r+40|0,Ze(i,a,512),a=0,c=128,f=0,u=0,b=0,s=0;;){e:{d=b;r:{if(f&1){
if((i|0)!=(l|0))break r;break e}if((i|0)==(l|0))break e;for(f=c+1|0,a=a+c|0,b=(c<<1)+i|0;;){if(f=f-1|0,f){if(i=i+2|0,
(l|0)!=(i|0))continue;break e}break}i=b}if(!i)break e;h=a+1|0,g=i+2|0,b=o[i>>1],c=0,t[r+558>>1]=0,t[r+556>>1]=a,
t[r+554>>1]=u+1,t[r+552>>1]=b,m=k(d,5)+s<<2,s=0;r:{for(;;){b=s,s=b+1|0,a=r+552|0,f=a,u=o[a+(b<<1)>>1],a=c;a:{for(;;){
if(a){if(a=a-2|0,w=o[f>>1],f=f+2|0,(u|0)!=(w|0))continue;break a}break}if(rr(r,b+m|0))break r}if(c=c+2|0,(s|0)==4)break}
u=or(r,100,13)<<3|er(r,8),b=4}t[i>>1]=u,c=0,f=1,a=h,i=g,s=d;continue}break}a=n[r+36>>2],(a|0)==n[r+28>>2]&&(i=r+28|0,
(fr(i,n[i>>2],1,2,512)|0)!=-2147483647&&ze()),f=n[r+32>>2],Ze(f+(a<<9)|0,r+40|0,512),a=a+1|0,n[r+36>>2]=a}}
function Ir(e,r,a,t){var n=0,f=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;e:{r:{a:{i:{if(f=t>>>4|0,n=r>>>4|0,
u=n>>>0>f>>>0?f:n,u)for(b=u<<4,A=a,f=e;;){for(c=-16,n=f,l=0;s=c+A|0,d=o[n>>1],i[s+16|0]=d,h=o[n+2>>1],i[s+17|0]=h,
g=o[n+4>>1],i[s+18|0]=g,w=s,s=o[n+6>>1],i[w+19|0]=s,l=s|(l|d|h|g),n=n+8|0,c=c+4|0,!!c;);if((l&65535)>>>0>=128){for(n=0,
a=32;;){if(o[f>>1]>127)break e;if(o[f+2>>1]>127)break r;if(o[f+4>>1]>127)break a;if(o[f+6>>1]>127)break i;if(f=f+8|0,
n=n+4|0,a=a-8|0,!a)break}return k+16|0}if(A=A+16|0,f=f+32|0,k=k+16|0,m=m+1|0,(m|0)==(u|0))break}f=t-b|0,
f=t>>>0>=f>>>0?f:0,n=r-b|0,n=r>>>0>=n>>>0?n:0,c=n>>>0>f>>>0?f:n;t:{if(!c)break t;for(a=t>>>0<b>>>0?1:a+b|0,
n=r>>>0<b>>>0?2:(b<<1)+e|0,e=b+c|0;;){if(r=o[n>>1],r>>>0>127)break t;if(i[a|0]=r,n=n+2|0,a=a+1|0,b=b+1|0,c=c-1|0,
!c)break}b=e}return b}return(n|3)+k|0}return(n|2)+k|0}n=n|1}return n+k|0}function Mr(e,r,a,t,n,f){e:{
if(r>>>0>65535||(e=dr(Te(e),r),!n)||!(e&255)&&r)break e;return i[t|0]=e,1}return f?wr(f,r,r,a,t,n):0}function Cr(){
var e=0,r=0,a=0,i=0,t=0,f=0,o=0;for(a=v+-8192|0,v=a;;){if((e|0)!=8192){r=e+a|0,n[r>>2]=0,n[r+4>>2]=0,e=e+8|0;continue}
break}if(i=U(8192),i)for(Ze(i,a,8192),r=i,e=0;;){e:{r:{if((t|0)!=262144){if(e>>>0<2)break r;if(e>>>0>=32){
f=t&16128|e>>>6|58753248,o=65536;break e}f=e+33587392|0,o=256;break e}return v=a- -8192|0,i}f=e<<6|16777216,o=1}
n[r>>2]=f,n[r+4>>2]=o,e=e+1|0,r=r+8|0,t=t+256|0}ze()}function Sr(e,r,a,t){var n=0,o=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0
;e:{r:{if(r>>>0<2||!t||i[e+1|0]>=0)break r;i[a|0]=f[e|0],c=1;break e}r:{if(n=t>>>4|0,b=r>>>4|0,n=n>>>0<b>>>0?n:b,
n)for(c=n<<4;;){if(o=e+s|0,b=f[o+8|0]|f[o+9|0]<<8|(f[o+10|0]<<16|f[o+11|0]<<24),
u=f[o+12|0]|f[o+13|0]<<8|(f[o+14|0]<<16|f[o+15|0]<<24),n=a+s|0,i[n+8|0]=b,i[n+9|0]=b>>>8,i[n+10|0]=b>>>16,
i[n+11|0]=b>>>24,
i[n+12|0]=u,i[n+13|0]=u>>>8,i[n+14|0]=u>>>16,i[n+15|0]=u>>>24,k=f[o|0]|f[o+1|0]<<8|(f[o+2|0]<<16|f[o+3|0]<<24),
o=f[o+4|0]|f[o+5|0]<<8|(f[o+6|0]<<16|f[o+7|0]<<24),i[n|0]=k,i[n+1|0]=k>>>8,i[n+2|0]=k>>>16,i[n+3|0]=k>>>24,i[n+4|0]=o,
i[n+5|0]=o>>>8,i[n+6|0]=o>>>16,i[n+7|0]=o>>>24,n=k&-2139062144,k=o&-2139062144,n=(A=Pi(n,k),
l=Pi(b&-2139062144,u&-2139062144)- -64|0,d=n|k,d?A:l),n>>>0<128)break r;if(s=s+16|0,(c|0)==(s|0))break}if(n=t-c|0,
n=t>>>0>=n>>>0?n:0,b=r-c|0,b=r>>>0>=b>>>0?b:0,n=n>>>0<b>>>0?n:b,!n)break e;for(a=t>>>0<c>>>0?1:a+c|0,
s=r>>>0<c>>>0?1:e+c|0,e=n+c|0;;){if(r=i[s|0],(r|0)<0)break e;if(i[a|0]=r,s=s+1|0,a=a+1|0,c=c+1|0,n=n-1|0,!n)break}
return e}return n>>>3|s}return c}function Ur(e,r){var a=0,i=0,t=0,n=0,o=0,b=0,c=0,s=0,k=0;if(o=r&2147483640,o){
s=(r-8>>>3|0)+1|0,a=e;e:{for(;;){if(t=f[a|0]|f[a+1|0]<<8|(f[a+2|0]<<16|f[a+3|0]<<24),b=t&-16843010^235802126,
c=t^454761243,k=(b-16843009|c-16843009|t)&-2139062144,t=f[a+4|0]|f[a+5|0]<<8|(f[a+6|0]<<16|f[a+7|0]<<24),
k|((t^454761243)-((c>>>0<16843009)+16843009|0)|(t&-16843010^235802126)-((b>>>0<16843009)+16843009|0)|t)&-2139062144)break e
;if(i=i+1|0,a=a+8|0,o=o-8|0,!o)break}i=s}i=i<<3}e:{if(r>>>0<=i>>>0)break e;for(a=r>>>0<i>>>0?1:e+i|0,e=r-i|0,
e=e>>>0<=r>>>0?e:0;;){if(r=f[a+n|0],1<<r&134266880&&r>>>0<=27||r<<24>>24<0)break e;if(n=n+1|0,(e|0)==(n|0))break}n=e}
return i+n|0}function Fr(e,r){e=e|0,r=r|0,r=mr(187112,r),r&1?(n[e+4>>2]=(r&16776960)>>>8,n[e+8>>2]=2,r=1):r=0,n[e>>2]=r}
function Dr(e){e=e|0;var r=0;return r=e,e=(e>>>0)/190|0,(r-k(e,190)<<8|e-127&255)+16640|0}function Qr(e){return e=e|0,1}
function Tr(e){e=e|0,qe(e,176800)}function Pr(e,r){e=e|0,r=r|0;var a=0;e:{r:{a:{i:{t:{n:{f:{if((r|0)<=8253){
if((r|0)==128)break t;if((r|0)!=165)break f;n[e+4>>2]=92,n[e+8>>2]=1;break r}if((r|0)==8254)break i;if(a=65293,
(r|0)==8722)break n}if(r-65377>>>0<63)break a;a=r}if(r=mr(187264,a),a=0,!(r&1))break e;n[e+4>>2]=(r&16776960)>>>8,
n[e+8>>2]=2;break r}n[e+4>>2]=128,n[e+8>>2]=1;break r}n[e+4>>2]=126,n[e+8>>2]=1;break r}n[e+4>>2]=r- -64&255,n[e+8>>2]=1
}a=1}n[e>>2]=a}function Wr(e){e=e|0;var r=0,a=0;return r=(e>>>0)/188|0,a=e-k(r,188)|0,
a+(a>>>0<63?64:65)<<8|(e>>>0<5828?129:193)+r&255}function Xr(e){return e=e|0,e-8836>>>0<4294966732|0}function Hr(e,r){
e=e|0,r=r|0;var a=0;e:{r:{a:{i:{if((r|0)!=165){if((r|0)==8254)break i;if((r|0)!=8722){if(r-65377>>>0<63)break a
}else r=65293;if(r=mr(187084,r),a=0,!(r&1))break e;n[e+4>>2]=(r&16776960)>>>8,n[e+8>>2]=2;break r}n[e+4>>2]=92,
n[e+8>>2]=1;break r}n[e+4>>2]=126,n[e+8>>2]=1;break r}n[e+4>>2]=(r<<8)+16384&65280|142,n[e+8>>2]=2}a=1}n[e>>2]=a}
function Jr(e,r){e=e|0,r=r|0,r=mr(187020,r),r&1?(n[e+4>>2]=(r&16776960)>>>8,n[e+8>>2]=2,r=1):r=0,n[e>>2]=r}
function qr(e,r,a,i,t){e=e|0,r=r|0,a=a|0,i=i|0,t=t|0,n[e>>2]=0,n[e+4>>2]=0}function Gr(e){e=e|0;var r=0;return r=e,
e=(e>>>0)/157|0,r=r-k(e,157)|0,r+(r>>>0<63?64:98)<<8|e-127&255}function jr(e){e=e|0;var r=0;e:{
if(e>>>0<5024||e-5247>>>0<4)break e;r=(e-5287&-3)!=0}return r|0}function Vr(e){e=e|0,qe(e,176784)}function Yr(e,r){
e=e|0,r=r|0,Kr(e,r,0)}function Kr(e,r,a){var i=0,t=0,f=0;f=v-16|0,v=f;e:{r:{if((r|0)!=8364){if((r|0)!=58853)break r
;break e}n[e+4>>2]=a?128:58274,n[e+8>>2]=a?1:2,t=1;break e}r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{if(r-59277>>>0>=7){
A:switch(r-59422|0){case 70:break t;case 0:break k;case 1:case 2:case 3:case 4:case 5:case 6:case 7:case 9:case 10:
case 11:case 12:case 15:case 16:case 17:case 18:case 19:case 21:case 22:case 23:case 24:case 25:case 26:case 27:case 28:
case 29:case 30:case 31:case 32:case 33:case 34:case 35:case 36:case 38:case 39:case 40:case 41:case 42:case 43:case 44:
case 45:case 46:case 47:case 48:case 49:case 50:case 51:case 52:case 53:case 55:case 56:case 57:case 58:case 59:case 60:
case 61:case 62:case 63:case 64:case 65:case 66:case 67:case 68:case 69:break r;case 8:break s;case 13:break c;case 14:
break b;case 20:break o;case 37:break f;case 54:break n;default:break A}switch(i=60838,r-59284|0){case 0:break i;case 1:
break a;case 2:break u;default:break r}}i=(r<<8)+19456&65280|166;break a}i=62374;break a}i=23038;break a}i=25086;break a
}i=26366;break a}i=26622;break a}i=28158;break a}i=32510;break a}i=37118;break a}i=41214;break a}i=60582}n[e+4>>2]=i,
n[e+8>>2]=2,t=1;break e}if(i=mr(187236,r),i&1){n[e+4>>2]=(i&16776960)>>>8,n[e+8>>2]=2,t=1;break e}if(a)break e;t=7457,
(r|0)!=59335&&(Nr(f+4|0,r),t=(n[f+12>>2]+r|0)-n[f+4>>2]|0),a=(t>>>0)/12600|0,i=t-k(a,12600)|0,r=((i&65535)>>>0)/1260|0,
i=i-k(r,1260)|0,t=((i&65535)>>>0)/10|0,n[e+4>>2]=a+129&255|((t<<16)+8454144&16711680|i-k(t,10)<<24|r<<8)|805318656,
n[e+8>>2]=4,t=1}n[e>>2]=t,v=f+16|0}function Lr(e,r,a,t,f){e=e|0,r=r|0,a=a|0,t=t|0,f=f|0
;var c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;s=v-32|0,v=s,Qe(s+8|0,187236);e:{if(b[s+12>>2]<65536||(l=f&2147483644,
!l))break e;g=n[s+8>>2],m=t+l|0;r:{for(;;){if(a>>>0<A>>>0)break r;c=(A<<1)+r|0;a:{i:{t:{if(a-A>>>0<=1){
if((a|0)!=(A|0))break t;A=a;break r}if(f=o[c>>1],(f&64512)!=55296||(c=o[c+2>>1],(c&64512)!=56320))break i
;c=(c&1023|(f&1023)<<10)+65536|0,f=2;break a}f=o[c>>1]}
if(c=f&65535,c>>>0<128||(c|0)==8364||(f+10240&65535)>>>0<8448||(f=1,o[(c<<1)+g>>1]))break r}
if(c>>>0<w>>>0&c>>>0>=d>>>0||(Nr(s+20|0,c),w=n[s+24>>2],d=n[s+20>>2],p=n[s+28>>2]),u=(c-d|0)+p|0,c=(u>>>0)/12600|0,
i[t|0]=c-127,u=u-k(c,12600)|0,c=((u&65535)>>>0)/1260|0,i[t+1|0]=c|48,u=u-k(c,1260)|0,c=((u&65535)>>>0)/10|0,
i[t+2|0]=c-127,i[t+3|0]=u-k(c,10)|48,h=h+1|0,A=f+A|0,t=t+4|0,(m|0)==(t|0))break}c=l;break e}c=h<<2}n[e+4>>2]=c,
n[e>>2]=A,v=s+32|0}function Nr(e,r){var a=0,i=0,t=0,f=0,o=0;zr(n[46872]),t=n[46874];e:{r:{a:switch(i=n[46875],i|0){
case 0:break e;case 1:break r;default:break a}for(;o=a,f=i>>>1|0,a=f+a|0,a=b[(t+(a<<3)|0)+4>>2]>r>>>0?o:a,i=i-f|0,
i>>>0>1;);}i=(b[(t+(a<<3)|0)+4>>2]<=r>>>0)+a|0}zr(n[46872]),a=0,r=0,t=i-((i|0)!=0)|0,
t>>>0<b[46875]&&(a=n[46874]+(t<<3)|0,
r=n[a+4>>2],a=n[a>>2]),zr(n[46872]),t=-1,b[46875]>i>>>0&&(t=n[(n[46874]+(i<<3)|0)+4>>2]),n[e+8>>2]=a,n[e+4>>2]=t,
n[e>>2]=r}function zr(e){var r=0;r=v-16|0,v=r,n[46873]==-2147483648&&(Xi[e|0](r+4|0),
n[46873]==-2147483648&&(n[46875]=n[r+12>>2],e=n[r+8>>2],n[46873]=n[r+4>>2],n[46874]=e)),v=r+16|0}function Zr(e){e=e|0
;var r=0,a=0,t=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0;if(a=v+-64|0,v=a,k=U(65536),k){for(Oe(k,0,65536),hr(187400,n[46849]),
c=n[46851];;){b=t>>>0<c>>>0?c:t;e:{for(;;){if((t|0)==(b|0))break e;if(r=gr(187400,t),t=t+1|0,(r|0)!=1114112)break}
if(r>>>0>=65536)continue;i[r+k|0]=1;continue}break}for(c=0,r=n[44361],n[a+56>>2]=n[44360],n[a+60>>2]=r,r=n[44359],
n[a+48>>2]=n[44358],n[a+52>>2]=r,r=n[44357],n[a+40>>2]=n[44356],n[a+44>>2]=r,r=n[44355],n[a+32>>2]=n[44354],
n[a+36>>2]=r,r=n[44353],n[a+24>>2]=n[44352],n[a+28>>2]=r,r=n[44351],n[a+16>>2]=n[44350],n[a+20>>2]=r,r=n[44349],
n[a+8>>2]=n[44348],n[a+12>>2]=r,b=a+8|0;;){r=b+(c<<2)|0,t=o[r>>1],r=o[r+2>>1];e:{if(t>>>0>r>>>0)break e;for(;;){
if(s=t+k|0,i[s|0]=f[s|0]^1,r>>>0<=t>>>0)break e;if(t=(r>>>0>t>>>0)+t|0,!(r>>>0>=t>>>0))break}}if(c=c+1|0,(c|0)==14)break
}for(t=0,n[a+8>>2]=0,n[a>>2]=0,n[a+4>>2]=4,u=128,A=4,s=0,c=0,b=0;;){e:{r:{if(b&1){if((t|0)==65536)break e;r=c+1|0
;break r}if((t|0)==65536)break e;for(b=0;;){if((t+b|0)==65535)break e;if(b=b+1|0,(u|0)==(b|0))break}t=t+b|0,c=b+c|0,
r=c+1|0}u=f[t+k|0],u||(d&1||(n[a>>2]==(s|0)&&(Or(a),A=n[a+4>>2]),b=(s<<3)+A|0,n[b+4>>2]=c,n[b>>2]=l,s=s+1|0,
n[a+8>>2]=s),l=l+1|0),b=1,d=u^1,u=0,t=t+1|0,c=r;continue}break}C(k,65536),n[a>>2]==(s|0)&&Or(a),r=n[a+4>>2],
n[e>>2]=n[a>>2],n[e+4>>2]=r,n[e+8>>2]=s+1,e=n[a+4>>2]+(s<<3)|0,n[e>>2]=189e3,n[e+4>>2]=65536,v=a- -64|0;return}ze()}
function Or(e){(fr(e,n[e>>2],1,4,8)|0)!=-2147483647&&ze()}function Rr(e){e=e|0;var r=0;return r=e,e=(e>>>0)/190|0,
r=r-k(e,190)|0,r+(r>>>0<63?64:65)<<8|e-127&255}function $r(e){return e=e|0,(e|0)!=6432|0}function _r(e,r){e=e|0,r=r|0,
Kr(e,r,1)}function ea(e,r,a,c,s,k,u){
var A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,x=0,I=0,M=0,C=0,S=0,U=0,F=0,D=0,Q=0,T=0,W=0,X=0,H=0,J=0,q=0,G=0,j=0,V=0,Y=0,K=0,L=0,N=0,z=0,Z=0,O=0,R=0
;B=v-80|0,v=B;e:{r:switch(f[r|0]-1|0){default:for(C=a,d=c,w=k,r=0;;){a:{if((r|0)==(d|0)){r=d;break a}x=d-r|0;i:{t:{
if(h=r+C|0,c=f[h|0],S=c<<24>>24,(S|0)<0){if((x|0)==1)break a;if((S+62&255)>>>0>=30||i[h+1|0]>=-64)break t
;if(a=x&2147483646,!a)break i;for(k=a+h|0,a=r+a|0;;){if(c=r+C|0,h=f[c|0],(h+62&255)>>>0>29||(A=i[c+1|0],
(A|0)>-65))break i;if(g>>>0<w>>>0&&(t[(g<<1)+s>>1]=A&63|(h&31)<<6,g=g+1|0),r=r+2|0,(k|0)==(c+2|0))break}r=a;break i}n:{
f:{if(g>>>0>w>>>0){A=2,k=0;break f}if(k=w-g|0,A=(g<<1)+s|0,x>>>0<2||!k||i[h+1|0]>=0)break f;t[A>>1]=S,k=1;break n}
if(k=ur(h,x,A,k),!k)break a}g=k+g|0,r=r+k|0;break i}if(x>>>0<=2)break a;t:{n:{f:{if((S+31&255)>>>0>=12){
if((S|0)!=-32)break f;if((f[h+1|0]&224)!=160||i[h+2|0]>-65)break n;for(c=x-((x>>>0)%3|0)|0,a=c+r|0,k=c+h|0;;){
if(c=r+C|0,f[c|0]!=224||(h=f[c+1|0],(h&224)!=160)||(A=i[c+2|0],(A|0)>-65))break i
;if(g>>>0<w>>>0&&(t[(g<<1)+s>>1]=A&63|(h&63)<<6,g=g+1|0),r=r+3|0,(k|0)==(c+3|0))break}r=a;break i}
if(i[h+1|0]>=-64||i[h+2|0]>=-64)break f;for(c=x-((x>>>0)%3|0)|0,a=c+r|0,k=c+h|0;;){if(c=r+C|0,h=f[c|0],
(h+31&255)>>>0>11||(A=i[c+1|0],(A|0)>-65)||(l=i[c+2|0],(l|0)>-65))break i
;if(g>>>0<w>>>0&&(t[(g<<1)+s>>1]=l&63|((A&63)<<6|h<<12),g=g+1|0),r=r+3|0,(k|0)==(c+3|0))break}r=a;break i}
if((S&-16)!=-32)break t}if(k=i[h+2|0],(k|0)>-65)break t;a=i[h+1|0];n:{f:switch(c-224|0){default:if((a|0)>=-64)break t
;break n;case 0:if((a&-32)!=-96)break t;break n;case 13:break f}if((a|0)>-97)break t}
g>>>0<w>>>0&&(t[(g<<1)+s>>1]=k&63|((a&63)<<6|S<<12),g=g+1|0),r=r+3|0;break i}if((x|0)==3)break a;t:{n:{f:{o:{b:{c:{s:{
if((S|0)==-16){if((f[h+1|0]+112&255)>>>0>=48||i[h+2|0]>-65||i[h+3|0]>-65)break s;if(l=x&2147483644,!l)break i
;for(c=r+l|0,A=0,a=r;;){if(k=A+h|0,f[k|0]!=240){r=a;break i}if((f[k+1|0]+112&255)>>>0>47){r=a;break i}if(i[k+2|0]>-65){
r=a;break i}if(i[k+3|0]>-65)break t;k:{if(g>>>0>w>>>0||w-g>>>0<2)break k;x=(g<<1)+s|0,
k=f[k|0]|f[k+1|0]<<8|(f[k+2|0]<<16|f[k+3|0]<<24),
S=k>>>10|0,k=(S&960|k>>>24&63)<<16|(S&3072|(k<<18&1835008|k<<4&258048))+16711680>>>10|-603924480,t[x>>1]=k,
t[x+2>>1]=k>>>16,g=g+2|0}if(a=a+4|0,A=A+4|0,(l|0)==(A|0))break}r=c;break i}if((S+16&255)>>>0>=5)break c}if(k=i[h+2|0],
(k|0)>-65||(A=i[h+3|0],(A|0)>-65))break c;l=f[h+1|0],a=l<<24>>24;s:switch(c-240|0){case 0:if((a+112&255)>>>0>=48)break c
;break b;case 4:if((a|0)>-113)break c;break b;default:break s}if((a|0)<-64)break b}if(u)break a;if(m=i[h+2|0],
y=i[h+1|0],(y|0)<-64||(m|0)<-64||i[h+3|0]<-64||x>>>0<17)break f;for(a=w-g|0,I=a>>>0<=w>>>0?a:0,
l=g>>>0>w>>>0?2:(g<<1)+s|0,U=0,c=h;;){if(I>>>0<U>>>0)break n;if(I-U>>>0<16)break o;for(a=i[(h+U|0)+16|0]<-64,
A=-15;k=c+A|0,a=a|i[k+16|0]<-64|i[k+17|0]<-64|i[k+18|0]<-64|i[k+19|0]<-64|i[k+20|0]<-64,A=A+5|0,!!A;);if(a&1)break o
;for(a=-32,k=c;A=a+l|0,M=i[k|0],t[A+32>>1]=(M|0)<0?-3:M,M=i[k+1|0],t[A+34>>1]=(M|0)<0?-3:M,M=i[k+2|0],
t[A+36>>1]=(M|0)<0?-3:M,p=A,A=i[k+3|0],t[p+38>>1]=(A|0)<0?-3:A,k=k+4|0,a=a+8|0,!!a;);if(l=l+32|0,c=c+16|0,U=U+16|0,
!(x-U>>>0>=17))break}break n}b:{if(g>>>0>w>>>0||w-g>>>0<2)break b;a=(g<<1)+s|0,k=(k&255)<<6,
c=(k&3072|(c<<18&1835008|l<<12&258048))+16711680>>>10|(k&960|A&63)<<16|-603924480,t[a>>1]=c,t[a+2>>1]=c>>>16,g=g+2|0}
r=r+4|0;break i}if(U)break n}g>>>0<w>>>0&&(t[(g<<1)+s>>1]=65533,g=g+1|0),r=Ie(S,y,m)+r|0,U=0}g=g+U|0,r=r+U|0;break i}
r=r+A|0}if(r>>>0<=d>>>0)continue}break}n[B+4>>2]=g,n[B>>2]=r,h=n[B+4>>2],A=n[B>>2];break e;case 0:r=f[r+1|0],J=v-16|0,
v=J,n[47003]==-2147483648&&(Xi[n[47002]](J+4|0),n[47003]==-2147483648&&(n[47005]=n[J+12>>2],d=n[J+8>>2],
n[47003]=n[J+4>>2],n[47004]=d)),j=B+8|0,g=a,U=c,x=k;a:{if(b[47005]<=r>>>0||(a=n[47004]+(r<<2)|0,Q=o[a>>1]|o[a+2>>1]<<16,
H=P(r),!c))break a;for(K=g+49|0,L=g+33|0,N=g+17|0,M=Q>>>24|0,D=Q>>>16|0,z=u?65533:57343,I=64;;){r=x-W|0,
X=r>>>0<=x>>>0?r:0,C=x>>>0<W>>>0?2:(W<<1)+s|0,S=g+T|0,q=U-T|0,l=0;i:{if(!I)break i;for(h=T+K|0,k=T+L|0,c=T+N|0,a=C,w=S,
r=0;;){if(l>>>0>X>>>0||q-l>>>0<64||X-l>>>0<64)break i;if(A=-1,d=-1,!((l&64)>>>6&r)){for(A=0,d=0,m=0;r=w+m|0,
y=f[r+63|0]>>>6&2|A<<2|f[r+62|0]>>>7,p=y<<2,d=(d<<2|A>>>30)<<2|y>>>30,A=f[r+61|0]>>>6&2|p|f[r+60|0]>>>7,m=m-4|0,
(m|0)!=-64;);for(y=0,r=0,m=0;p=r<<2|y>>>30,r=w+m|0,G=y<<2|((f[r+63|0]-D&255)>>>0<M>>>0?2:0)|(f[r+62|0]-D&255)>>>0<M>>>0,
y=G<<2|((f[r+61|0]-D&255)>>>0<M>>>0?2:0)|(f[r+60|0]-D&255)>>>0<M>>>0,r=p<<2|G>>>30,m=m-4|0,(m|0)!=-64;);A=(y^-1)&A,
d=(r^-1)&d}G=l+S|0,Y=Wi(A,d),r=E,V=r;t:{n:{f:{if(!r&Y>>>0>=21|r){m=0,r=a;break f}for(y=(l<<1)+C|0,m=0,r=a;p=w+m|0,
F=f[p|0],t[r>>1]=((F-D&255)>>>0<M>>>0?Q:0)+F,p=f[p+1|0],t[r+2>>1]=((p-D&255)>>>0<M>>>0?Q:0)+p,r=r+4|0,m=m+2|0,
(m|0)!=16;);break n}for(;;){for(d=(m<<3)+G|0,A=f[d|0]|f[d+1|0]<<8|(f[d+2|0]<<16|f[d+3|0]<<24),
d=f[d+4|0]|f[d+5|0]<<8|(f[d+6|0]<<16|f[d+7|0]<<24),y=0;p=r+y|0,t[p>>1]=o[((A&255)<<1)+H>>1],
t[p+2>>1]=o[(A>>>7&510)+H>>1],t[p+4>>1]=o[(A>>>15&510)+H>>1],t[p+6>>1]=o[(A>>>23&510)+H>>1],A=d,d=0,y=y+8|0,(y|0)!=16;);
if(r=r+16|0,m=m+1|0,(m|0)==8)break}break t}for(m=-32,r=c;p=a+m|0,F=f[r|0],t[p+66>>1]=((F-D&255)>>>0<M>>>0?Q:0)+F,
F=p- -64|0,p=f[r-1|0],t[F>>1]=((p-D&255)>>>0<M>>>0?Q:0)+p,r=r+2|0,m=m+4|0,!!m;);for(m=-32,r=k;p=a+m|0,F=f[r|0],
t[p+98>>1]=((F-D&255)>>>0<M>>>0?Q:0)+F,F=p,p=f[r-1|0],t[F+96>>1]=((p-D&255)>>>0<M>>>0?Q:0)+p,r=r+2|0,m=m+4|0,!!m;);
for(m=-32,r=h;p=a+m|0,F=f[r|0],t[p+130>>1]=((F-D&255)>>>0<M>>>0?Q:0)+F,F=p,p=f[r-1|0],
t[F+128>>1]=((p-D&255)>>>0<M>>>0?Q:0)+p,r=r+2|0,m=m+4|0,!!m;);if(!(A|d))break t;for(;r=Pi(A,d),
t[y+(r<<1)>>1]=o[(f[r+G|0]<<1)+H>>1],r=d&d-!A,d=r,A=A&A-1,!!(r|A););}if(r=!V&Y>>>0>20|(V|0)!=0,h=h- -64|0,k=k- -64|0,
c=c- -64|0,a=a+128|0,w=w- -64|0,l=l- -64|0,!(I>>>0>l>>>0))break}}i:{if(Z=ga(C,l>>>0<X>>>0?l:X,u),O=0,R=l,!(R?Z:O)){
a=l||q,r=a>>>0<q>>>0?a:q,r=r>>>0>X>>>0?X:r;t:{if(!r){l=0;break t}for(l=0;;){if(c=o[(f[l+S|0]<<1)+H>>1],t[C>>1]=c,
(c|0)==(z|0))break t;if(C=C+2|0,l=l+1|0,(r|0)==(l|0))break}l=r}if(a>>>0>l>>>0)break i}if(r=I<<1,I=r>>>0>=1024?1024:r,
W=l+W|0,T=l+T|0,T>>>0<U>>>0)continue;break a}break}W=l+W|0,T=l+T|0}n[j+4>>2]=W,n[j>>2]=T,v=J+16|0,h=n[B+12>>2],
A=n[B+8>>2];break e;case 1:ca(B+16|0,187200,a,c,s,k,u,10),h=n[B+20>>2],A=n[B+16>>2];break e;case 2:if(!c)break e
;for(d=n[r+4>>2]+8|0,w=64;;){S=a+A|0,l=c-A|0,C=k>>>0<h>>>0?2:(h<<1)+s|0,r=k-h|0,x=r>>>0<=k>>>0?r:0,
sa(B+32|0,d,S,l,C,x,w),r=n[B+32>>2],ka(B+68|0,d,C,x,n[B+36>>2],u);a:{i:{if(n[B+68>>2]==1&&(U=n[B+76>>2],
r>>>0>U>>>0))break i;if(p=l,l=r||l,ua(B+24|0,d,S,p,C,x,l,u),C=n[B+28>>2],r=n[B+24>>2],l>>>0<=r>>>0)break a;h=h+C|0,
A=r+A|0;break e}r=r-U|0,C=n[B+72>>2]}if(l=C,w=w<<1,w=w>>>0>=1024?1024:w,h=l+h|0,A=r+A|0,!(A>>>0<c>>>0))break}break e
;case 3:ca(B+40|0,187048,a,c,s,k,u,11),h=n[B+44>>2],A=n[B+40>>2];break e;case 4:for(H=B+48|0,S=a,C=c,U=s,x=k,h=u,
Q=v-16|0,v=Q,M=r+1|0,g=f[M|0],d=f[M+1|0];;){s=C>>>0<T>>>0?1:S+T|0,r=x-D|0,y=r>>>0<=x>>>0?r:0,w=x>>>0<D>>>0?2:(D<<1)+U|0,
r=C-T|0,l=r>>>0<=C>>>0?r:0,a=0,r=0;a:{i:switch(d&255){case 0:if(r=Ur(s,l),a=ur(s,r>>>0<l>>>0?r:l,w,y),r=y-a|0,
r=r>>>0<=y>>>0?r:0,c=l-a|0,c=c>>>0<=l>>>0?c:0,r=r>>>0<c>>>0?r:c,!r){r=a;break a}for(d=a>>>0>l>>>0?1:a+s|0,
k=a>>>0>y>>>0?2:(a<<1)+w|0,I=0-r|0,c=r+a|0;;){r=a;t:{n:{f:{o:{b:switch(u=f[d|0],u-14|0){case 13:break a;case 0:break b
;case 1:break o;default:break f}if(!h)break n;break a}if(!h)break n;break a}if(r=u<<24>>24,(r|0)>=0)break t
;if(!h)break n;r=a;break a}r=65533}if(t[k>>1]=r,k=k+2|0,d=d+1|0,a=a+1|0,I=I+1|0,!I)break}a=c,r=a;break a;case 1:case 2:
u=Q+8|0,a=l>>>0>y>>>0?y:l;t:{if(!a)break t;for(d=(d&255)==2;;){k=f[r+s|0],c=k<<24>>24;n:{f:{o:{b:{if(d){
if((c-33&255)>>>0<63)break b;break f}if(k-14>>>0<2)break f;if((k|0)!=92)break o;c=165;break n}c=c-192|0;break n}
if((k|0)!=126){if((c|0)<0)break f;if((c|0)==27)break t;break n}c=8254;break n}if(h||(c|0)==27)break t;c=65533}
if(t[w>>1]=c,w=w+2|0,r=r+1|0,(a|0)==(r|0))break}r=a}n[u+4>>2]=r,n[u>>2]=r,a=n[Q+12>>2],r=n[Q+8>>2];break a;case 3:
break i;default:break a}for(J=he(187048),u=l,c=s;;){if(u){if(d=0,A=0,m=u>>>0>=1024?1024:u,I=m&2040,I){A=(m-8>>>3|0)+1|0,
k=0,r=c;i:{for(;;){if(W=f[r|0]|f[r+1|0]<<8|(f[r+2|0]<<16|f[r+3|0]<<24),q=W-555819297|0,
X=f[r+4|0]|f[r+5|0]<<8|(f[r+6|0]<<16|f[r+7|0]<<24),p=X+16843009|0,V=p+1|0,F=p,p=W+16843009|0,j=p>>>0<16843009?V:F,
(W|(p|q))&-2139062144|(X|(j|X-((W>>>0<555819297)+555819297|0)))&-2139062144)break i;if(k=k+1|0,r=r+8|0,I=I-8|0,!I)break}
k=A}A=k<<3}i:{if(A>>>0>=m>>>0)break i;for(k=A>>>0>m>>>0?1:c+A|0,r=m-A|0,r=r>>>0<=m>>>0?r:0;;){
if((f[k+d|0]-33&255)>>>0>93)break i;if(d=d+1|0,(r|0)==(d|0))break}d=r}r=0,k=y-a|0,k=k>>>0<=y>>>0?k:0,d=A+d|0,
d=(d>>>0<m>>>0?d:m)>>>1|0,A=k>>>0<d>>>0?k:d;i:{if(!A)break i;for(r=c,I=a>>>0>y>>>0?2:(a<<1)+w|0,d=I,
k=A;t[d>>1]=o[((f[r|0]|f[r+1|0]<<8)<<1|65792)+J>>1],r=r+2|0,d=d+2|0,k=k-1|0,!!k;);if(!h){r=A;break i}for(d=A<<1,
k=(d-2>>>1|0)+1|0,r=0;;){if(o[I>>1]==65533)break i;if(r=r+1|0,I=I+2|0,d=d-2|0,!d)break}r=k}if(u=u-m|0,c=c+m|0,a=r+a|0,
r<<1>>>0>=m>>>0)continue}break}r=a<<1}k=!r&g,i[M|0]=k,D=a+D|0,a=r+T|0;a:{if(r>>>0>l>>>0||l-r>>>0<3||(r=r+s|0,
f[r|0]!=27))break a;c=f[r+2|0];i:{t:{n:{f:switch(f[r+1|0]-36|0){case 4:switch(d=0,c-66|0){case 0:break i;case 7:break t
;case 8:break n;default:break a}case 0:break f;default:break a}switch(d=3,c+-64|0){case 0:case 2:break i;default:break a
}}d=1;break i}d=2}if(k)break a;i[M+3|0]=0,i[M+2|0]=d,i[M+1|0]=d,g=1,i[M|0]=1,T=a+3|0;continue}break}n[H+4>>2]=D,
n[H>>2]=a,v=Q+16|0,h=n[B+52>>2],A=n[B+48>>2];break e;case 6:for(C=B+56|0,x=(o[r+6>>1]|o[r+8>>1]<<16)&65536;;){a:{d=y<<1,
S=k>>>0<y>>>0?2:d+s|0,r=k-y|0,h=r>>>0<=k>>>0?r:0,U=c>>>0<d>>>0?1:a+d|0,r=c-d|0,g=r>>>0<=c>>>0?r:0;i:{t:{
if(g>>>0<64||h>>>0<32)break t;for(A=0,r=0;m=r+S|0,l=r+U|0,w=f[l|0]|f[l+1|0]<<8,p=w,F=w<<8|w>>>8,w=!x,I=w?p:F,t[m>>1]=I,
l=f[l+2|0]|f[l+3|0]<<8,l=w?l:l<<8|l>>>8,t[m+2>>1]=l,A=(I&63488)==55296|A|(l&63488)==55296,r=r+4|0,(r|0)!=64;);if(r=32,
!(A&1))break i}for(A=g>>>1|0,r=0;;){if(r>>>0>h>>>0)break i;t:{if(r>>>0>=A>>>0||(r|0)==(h|0))break t;l=r<<1,g=l+S|0,
l=r>>>0>A>>>0?1:l+U|0,w=f[l|0]|f[l+1|0]<<8,m=!x,I=m?w:w<<8|w>>>8,t[g>>1]=I,w=1,I=I&64512;n:{if((I|0)!=56320){
if((I|0)!=55296)break n;if(w=A-r|0,((A>>>0>=w>>>0?w:0)|0)==1||(h-r|0)==1)break t;if(l=f[l+2|0]|f[l+3|0]<<8,
l=m?l:l<<8|l>>>8,t[g+2>>1]=l,w=2,(l&64512)==56320)break n}if(u)break t;t[g>>1]=65533,w=1}if(r=r+w|0,r>>>0<32)continue
;break i}break}if(!r)break a}y=r+y|0;continue}break}n[C+4>>2]=y,n[C>>2]=d,h=n[B+60>>2],A=n[B+56>>2];break e;case 5:
break e;case 7:break r}if(h=c>>>0>k>>>0?k:c,h)for(;r=i[a|0],k=r&255,t[s>>1]=(r|0)<0?k|63232:k,a=a+1|0,s=s+2|0,h=h-1|0,
!!h;);h=c,A=c}n[e+4>>2]=h,n[e>>2]=A,v=B+80|0}function ra(e,r,a,i){var t=0;e=e&255;e:{if(e-1>>>0<6)break e
;r:switch(e-1|0){case 0:case 1:case 2:case 3:case 4:case 5:ze();default:if(!i||(i|0)==1||(e=i-2|0,r=i-1|0,
e=e>>>0<r>>>0?e:r,!e))break e;for(;t=((f[a|0]|f[a+1|0]<<8|f[a+2|0]<<16)==12435439)+t|0,a=a+1|0,e=e-1|0,!!e;);break e
;case 7:break e;case 6:break r}if(i>>>0<2)break e;for(i=i>>>1|0,r=r&1;e=f[a|0]|f[a+1|0]<<8,
t=(((r?e<<8|e>>>8:e)&65535)==65533)+t|0,a=a+2|0,i=i-1|0,!!i;);}return t}function aa(e,r,a){if(!r)return 1114112;e:{
if(a<<24>>24<0){if(e=o[P(e)+((a&255)<<1)>>1],(e|0)!=65533)break e;return 1114114}return a&255}
return(e^-1058816)>>>0<4293855232?1114114:e}function ia(e,r,a,t){var o=0,b=0,c=0,s=0,u=0;o=f[e|0];e:{r:{a:{if(a){
if(a=f[e+1|0],b=f[e+2|0],!b){if(!a){if(!o){i:{if(t<<24>>24<0){if(r=t&255,(r|0)!=128)break i;return 8364}e=t&255;break e}
if((r|0)==255)break r;return i[e|0]=t,1114115}if((t-48&255)>>>0<10)break a;i[e|0]=0,hr(187400,n[46849]),e=o+127|0;i:{
if((e&255)>>>0>125||t<<24>>24>=-1&&(t+-64&255)>>>0>62)break i
;if(e=gr(187400,k(e&255,190)+(((t&255)>>>0<127?-64:-65)+t&255)|0),(e|0)!=1114112)break e}if(e=1114114,
t<<24>>24<0||(a=n[r+8>>2],a>>>0>2))break e;return n[r+8>>2]=a+1,e=(a<<1)+r|0,i[e+13|0]=t,i[e+12|0]=1,1114114}
return(t+127&255)>>>0>=126?(i[e+2|0]=0,i[e|0]=0,i[e+1|0]=0,Aa(r,a|t<<8),1114114):(i[e+2|0]=t,1114115)}if(i[e+2|0]=0,
i[e|0]=0,i[e+1|0]=0,(t-48&255)>>>0>=10){if(e=1114114,o=n[r+8>>2],o>>>0>2||(c=o+1|0,n[r+8>>2]=c,s=r+12|0,u=s+(o<<1)|0,
i[u+1|0]=t,i[u|0]=1,(o|0)==2)||(n[r+8>>2]=o+2,t=(c<<1)+s|0,i[t+1|0]=b,i[t|0]=1,(c|0)==2))break e;return i[r+17|0]=a,
i[r+16|0]=1,n[r+8>>2]=3,1114114}return e=la(((k(b,10)+(t&255)|0)+k(a+k(o,10)|0,1260)|0)-1687218|0),
(e|0)==1114112?1114114:e}return i[e+2|0]=0,i[e|0]=0,i[e+1|0]=0,o?1114114:1114112}return i[e+1|0]=t,1114115}
return 1114114}return e}function ta(e,r,a,t,o){var b=0,c=0;c=v-16|0,v=c,b=f[r+4|0],i[r+4|0]=0;e:{r:{if(t){if(!b){
if(o<<24>>24>=0)break r;if(t=1114112,a=n[r>>2],b=Xi[n[a+4>>2]](o)|0,(b|0)!=1114112)break e
;if(f[a+42|0]<=((f[a+40|0]^o)-f[a+41|0]&255)>>>0){b=1114114;break e}i[r+4|0]=o,b=1114115;break e}
if(Xi[n[n[r>>2]>>2]](c+8|0,b,o),b=n[c+8>>2],(b|0)!=1114112){t=n[c+12>>2];break e}if(b=1114114,o<<24>>24<0||(r=n[a+8>>2],
r>>>0>2))break e;n[a+8>>2]=r+1,r=(r<<1)+a|0,i[r+13|0]=o,i[r+12|0]=1;break e}b=b?1114114:1114112;break e}b=o&255,
t=1114112}n[e+4>>2]=t,n[e>>2]=b,v=c+16|0}function na(e,r,a,t){var o=0;o=f[e+1|0];e:{r:{a:{i:{t:{n:{if(a)switch(a=f[e|0],
o-142|0){case 0:break n;case 1:break t;default:break i}return i[e|0]=0,i[e+1|0]=0,o?1114114:1114112}
if((t+95&255)>>>0>62)break a;i[e+1|0]=0,a=(t&255)+65216|0;break e}if((t+95&255)>>>0>93)break a;return i[e+1|0]=t,
i[e|0]=1,1114115}if(!o)break r}if(i[e|0]=0,i[e+1|0]=0,e=a&1,a=da(hr(e?187440:187420,n[(e?187436:187416)>>2]),o,t),
(a|0)!=1114112||(a=1114114,t<<24>>24<0)||(e=n[r+8>>2],e>>>0>2))break e;return n[r+8>>2]=e+1,e=(e<<1)+r|0,i[e+13|0]=t,
i[e+12|0]=1,1114114}if(t<<24>>24<0){if((t&254)!=142&&(a=1114114,(t+95&255)>>>0>=94))break e;return i[e+1|0]=t,1114115}
return t&255}return a}function fa(e,r,a,t){var o=0;e:{r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:{d:{h:{g:{m:{w:{
p:switch(f[e+1|0]-1|0){default:if(!a)break w;switch((t&255)-14|0){case 13:break t;case 0:case 1:break i;default:break m}
case 0:if(!a)break w;switch(r=t&255,r-14|0){case 13:break t;case 2:case 3:case 4:case 5:case 6:case 7:case 8:case 9:
case 10:case 11:case 12:break h;case 0:case 1:break i;default:break g}case 1:if(!a)break w;if((t&255)!=27)break A
;break t;case 2:break p;case 3:break k;case 4:break s;case 5:break c}if(a)break u}e=1114112;break n}
if(t<<24>>24>=0)break a;break i}if((r|0)==92)break d;if((r|0)==126)break l}if(t<<24>>24>=0)break a;break i}
return i[e|0]=0,165}return i[e|0]=0,8254}if((t-33&255)>>>0>=63)break i;return i[e|0]=0,(t&255)+65344|0}
if((t&255)==27)break t;if(i[e|0]=0,(t-33&255)>>>0>93)break e;i[e+1|0]=4;break f}if(!a){i[e+1|0]=3;break e}
if((t&255)==27)break o;i[e+1|0]=3,e=f[e+3|0],hr(187420,n[46854]),r=t-33|0;k:{if((r&255)>>>0>93||(e=e-33&255,
e>>>0>93))break k;if(e=gr(187420,k(e,94)+(r&255)|0),(e|0)!=1114112)break n}break e}if(a)break b;break r}o=f[e+3|0],
i[e+3|0]=0;c:{if(!a){if(a=n[r+8>>2],a>>>0>2)break c;n[r+8>>2]=a+1,r=(a<<1)+r|0,i[r+13|0]=o,i[r+12|0]=1;break c}s:{k:{u:{
A:{l:switch(o-36|0){case 4:switch(a=0,(t&255)-66|0){case 0:break k;case 7:break u;case 8:break A;default:break s}case 0:
break l;default:break s}switch(a=3,(t&255)+-64|0){case 0:case 2:break k;default:break s}}a=1;break k}a=2}
return i[e+2|0]=a,i[e+1|0]=a,r=f[e|0],i[e|0]=1,r?1114114:1114115}Aa(r,t<<8|o)}break r}b:switch((t&255)-36|0){default:
if(a=n[r+8>>2],a>>>0>2)break r;n[r+8>>2]=a+1,r=(a<<1)+r|0,i[r+13|0]=t,i[r+12|0]=1;break r;case 0:case 4:break b}
i[e+1|0]=6;break f}i[e+1|0]=5;break e}return i[e+3|0]=t,1114115}return e}return i[e+1|0]=5,1114115}i[e|0]=0;break e}
return i[e|0]=0,t&255}i[e|0]=0,i[e+1|0]=f[e+2|0]}return 1114114}function oa(e,r,a,n){var b=0,c=0;b=f[e+4|0];e:{if(a){
if(i[e+4|0]=0,!(b&1))break e;return a=f[e+5|0],c=o[e>>1],t[e>>1]=0,b=n&255,n=a|n<<8,a=f[e+6|0]?b|n<<8:n,b=a&-1024,
c?(b&65535)!=56320?(Aa(r,n),1114114):(e=((a&65535)+(o[e+2>>1]<<10)|0)-56613888|0,
(e^55296)-1114112>>>0<4293855232?1114114:e):(b&65535)!=55296?(e=a&65535,
(e^-1058816)>>>0<4293855232?1114114:e):(t[e+2>>1]=a,t[e>>1]=1,1114115)}return i[e+4|0]=0,r=o[e>>1],t[e>>1]=0,
r|b?1114114:1114112}return i[e+5|0]=n,i[e+4|0]=a,1114115}function ba(e,r,a,o){var b=0;b=f[e+5|0];e:{r:{if(a){a:{i:{t:{
n:{f:{o:{b:{c:{if(!b){if(o<<24>>24>=0)break c;if((o+62&255)>>>0<30)break b;if((o&240)==224)break o
;if((o+16&255)>>>0<5)break f;return 1114114}if(a=o&255,a>>>0>=f[e+6|0]&a>>>0<=f[e+7|0])break a;if(n[e>>2]=0,
n[e+4>>2]=-1082130432,a=n[r+8>>2],e=1114114,a>>>0>2)break e;return n[r+8>>2]=a+1,e=(a<<1)+r|0,i[e+13|0]=o,i[e+12|0]=1,
1114114}return o&255}i[e+5|0]=1,n[e>>2]=o&31;break r}switch((o&255)-224|0){case 0:break n;case 13:break t;default:
break i}}f:{o:switch((o&255)-240|0){case 0:i[e+6|0]=144;break f;case 4:break o;default:break f}i[e+7|0]=143}i[e+5|0]=3,
n[e>>2]=o&7;break r}i[e+6|0]=160;break i}i[e+7|0]=159}i[e+5|0]=2,n[e>>2]=o&15;break r}if(t[e+6>>1]=49024,r=f[e+4|0]+1|0,
i[e+4|0]=r,a=n[e>>2]<<6,o=a|o&63,n[e>>2]=o,(r&255)!=(b|0))break r;return t[e+4>>1]=0,n[e>>2]=0,
(a^55296)-1114112>>>0<4293855232?1114114:o}return n[e>>2]=0,n[e+4>>2]=-1082130432,b?1114114:1114112}e=1114115}return e}
function ca(e,r,a,i,b,c,s,k){var u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,C=0,S=0,U=0,F=0,D=0
;for(g=v-48|0,v=g,U=s?65533:57343;;){A=0,u=0;e:{if(i>>>0<=l>>>0)break e;for(B=i>>>0<l>>>0?1:a+l|0,u=c-w|0,
I=c>>>0>=u>>>0?u:0,p=c>>>0<w>>>0?2:(w<<1)+b|0,u=i-l|0,C=i>>>0>=u>>>0?u:0,h=64,u=0;;){E=u+B|0,y=C-u|0,
x=A>>>0>I>>>0?2:p+(A<<1)|0,d=I-A|0,m=d>>>0<=I>>>0?d:0,sa(g+24|0,r,E,y,x,m,h),d=n[g+24>>2],ka(g+36|0,r,x,m,n[g+28>>2],s)
;r:{a:{if(n[g+36>>2]==1&&(M=n[g+44>>2],M>>>0<d>>>0))break a;if(M=x,x=d||y,ua(g+16|0,r,E,y,M,m,x,s),y=n[g+20>>2],
d=n[g+16>>2],x>>>0<=d>>>0)break r;A=A+y|0,u=u+d|0;break e}d=d-M|0,y=n[g+40>>2]}if(h=h<<1,h=h>>>0>=1024?1024:h,A=A+y|0,
u=u+d|0,!(C>>>0>u>>>0))break}}for(h=1,d=u+l|0,M=i>>>0<d>>>0?1:d+a|0,u=0,I=A+w|0,A=c-I|0,C=c>>>0>=A>>>0?A:0,
D=c>>>0<I>>>0?2:(I<<1)+b|0,A=i-d|0,y=i>>>0>=A>>>0?A:0,x=he(r),A=0;;){e:{if(m=y-u|0,m>>>0<4||A>>>0>C>>>0||(B=C-A|0,
B>>>0<2))break e;l=u+M|0,p=f[l+1|0],w=(A<<1)+D|0,S=f[l|0],E=S<<24>>24;r:{if((E|0)<0){a:{i:{
if(p=o[(x+(p<<9)|0)+(S<<1)>>1],(p|0)==(U|0)||(p&63488)==55296)break i;if(S=f[l+3|0],m=f[l+2|0],t[w>>1]=p,l=1,
F=f[r+34|0],p=f[r+32|0],B=E^p,E=f[r+33|0],F>>>0>(B-E&255)>>>0)break a;u=u+1|0;break r}if(Xi[k|0](g+8|0,l,m,w,B),
h=n[g+8>>2],!h)break e;l=n[g+12>>2],u=u+h|0,h=u+256|0;break r}B=2;a:{
if(F>>>0<=((m^p)-E&255)>>>0||(m=o[(x+(S<<9)|0)+(m<<1)>>1],(m|0)==(U|0))||(m&63488)==55296)break a;t[w+2>>1]=m,B=4,l=2}
u=u+B|0;break r}if(p<<24>>24<0){t[w>>1]=E,l=1,h=h+1|0,u=u+1|0;break r}l=ur(l,m,w,B),h=h+l|0,u=u+l|0}if(A=A+l|0,
u>>>0>=h>>>0)break e;if(u>>>0<=y>>>0)continue}break}if(w=A+I|0,l=u+d|0,!u)break}n[e+4>>2]=w,n[e>>2]=l,v=g+48|0}
function sa(e,r,a,b,c,s,k){var u=0,A=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,C=0,S=0,U=0,F=0,D=0,Q=0;U=v-80|0,
v=U;e:{if(b>>>0<20)break e;E=he(r),d=f[r+34|0],r=o[r+32>>1],Oe(U+8|0,0,72);r:{if(!k)break r;for(F=r|d<<16,r=F,
D=r>>>16|0,Q=r>>>8|0;;){a:{p=a+S|0,u=p,I=b-S|0;i:{if(I>>>0>71)break i;if(I>>>0<20)break a;if(r=U+8|0,u=r,
(b|0)==(S|0)||!I)break i;Ze(r,p,I)}for(g=0,h=0,r=64;h=h<<1|g>>>31,y=h,m=r+u|0,d=g<<1|((f[m-1|0]^F)-Q&255)>>>0<D>>>0,
h=h<<1|d>>>31,M=d<<1,g=M|((f[m-2|0]^F)-Q&255)>>>0<D>>>0,r=r-2|0,!!r;);i:{t:{if(g&65535)break t;n:{
if(B>>>0<=w>>>0||s>>>0<w>>>0)break n;for(x=s-w|0,r=(w<<1)+c|0;;){if(x>>>0<8)break n;if(t[r>>1]=o[(o[r>>1]<<1)+E>>1],
t[r+2>>1]=o[(o[r+2>>1]<<1)+E>>1],t[r+4>>1]=o[(o[r+4>>1]<<1)+E>>1],t[r+6>>1]=o[(o[r+6>>1]<<1)+E>>1],
t[r+8>>1]=o[(o[r+8>>1]<<1)+E>>1],t[r+10>>1]=o[(o[r+10>>1]<<1)+E>>1],t[r+12>>1]=o[(o[r+12>>1]<<1)+E>>1],
t[r+14>>1]=o[(o[r+14>>1]<<1)+E>>1],x=x-8|0,r=r+16|0,w=w+8|0,!(w>>>0<B>>>0))break}}if(m=s>>>0<B>>>0,r=m|B>>>0<w>>>0,
x=r?0:B-w<<1,x)for(r=r?2:(w<<1)+c|0;t[r>>1]=o[(o[r>>1]<<1)+E>>1],r=r+2|0,x=x-2|0,!!x;);if(w=B,r=s-B|0,
C=ur(p,I>>>0>=1024?1024:I,m?2:(B<<1)+c|0,r>>>0<=s>>>0?r:0),C>>>0<16)break t;w=B+C|0,r=w;break i}
if(s>>>0<B>>>0||s-B>>>0<64)break a;A=(B<<1)+c|0,x=g&1431655765,r=h&1431655765,p=r;t:{if(m=I>>>0<64,
m||(x|0)!=1431655765|(r|0)!=1431655765)break t;d=f[u+60|0]|f[u+61|0]<<8|(f[u+62|0]<<16|f[u+63|0]<<24),
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
i[A+5|0]=d>>>8,i[A+6|0]=d>>>16,i[A+7|0]=d>>>24,C=64,r=B+32|0;break i}y=y<<2|d>>>30,
d=g+(g&(d<<2&1431655764^1431655765))|0,r=h+(h&(y&1431655765^1431655765))|0,r=p^(p^h&-1431655766)&(d>>>0<g>>>0?r+1|0:r),
M=x^(x^M&-1431655766)&d,d=M,y=r<<1|d>>>31,h=d<<1^-1,d=y^-1,m=m?I:64,g=0-m|0,y=g&31,p=h,(g&63)>>>0>=32?(h=0,
y=-1>>>y|0):(h=-1>>>y|0,y=h|(1<<y)-1<<32-y),y=p&y,d=d&h;t:{n:{if(r|M&&(h=l(r),h=(h|0)==32?l(M)+32|0:h,
m>>>0>=89-h>>>0))break n;if(h=M,g=m-1|0,m=g&31,(g&63)>>>0>=32?r=r>>>m|0:r=((1<<m)-1&r)<<32-m|h>>>m,r=r&1,I>>>0<=64){
C=I-r|0,h=g&63,g=h&31,(h&63)>>>0>=32?(h=r<<g,r=0):(h=(1<<g)-1&r>>>32-g,r=r<<g),y=(r^-1)&y,d=(h^-1)&d;break t}C=r|64
;break t}C=65-h|0,r=C&31,(C&63)>>>0>=32?(h=-1<<r,r=0):(h=(1<<r)-1&-1>>>32-r,r=-1<<r,h=h|r),y=(r^-1)&y,d=(h^-1)&d}
for(I=0,g=y,h=d;;){if((I|0)!=128){for(r=A+I|0,I=I+16|0,M=A+I|0;m=Pi(g,h)+u|0,t[r>>1]=f[m|0]|f[m+1|0]<<8,h=h&h-!g,p=h,
x=g&g-1,h=Pi(x,h)+u|0,t[r+2>>1]=f[h|0]|f[h+1|0]<<8,h=p&p-!x,m=h,p=x-1&x,h=Pi(p,h)+u|0,t[r+4>>1]=f[h|0]|f[h+1|0]<<8,
h=m&m-!p,m=h,p=p-1&p,h=Pi(p,h)+u|0,t[r+6>>1]=f[h|0]|f[h+1|0]<<8,g=p-1&p,h=m&m-!p,r=r+8|0,(M|0)!=(r|0););if(h|g)continue}
break}r=Wi(y,d)+B|0}if(B=r,S=C+S|0,S>>>0>=k>>>0)break a;if(b>>>0>=S>>>0)continue}break}
if(B>>>0<=w>>>0||s>>>0<w>>>0)break r;for(u=s-w|0,r=(w<<1)+c|0;;){if(u>>>0<8)break r;if(t[r>>1]=o[(o[r>>1]<<1)+E>>1],
t[r+2>>1]=o[(o[r+2>>1]<<1)+E>>1],t[r+4>>1]=o[(o[r+4>>1]<<1)+E>>1],t[r+6>>1]=o[(o[r+6>>1]<<1)+E>>1],
t[r+8>>1]=o[(o[r+8>>1]<<1)+E>>1],t[r+10>>1]=o[(o[r+10>>1]<<1)+E>>1],t[r+12>>1]=o[(o[r+12>>1]<<1)+E>>1],
t[r+14>>1]=o[(o[r+14>>1]<<1)+E>>1],u=u-8|0,r=r+16|0,w=w+8|0,!(w>>>0<B>>>0))break}}if(r=s>>>0<B>>>0|B>>>0<w>>>0,
u=r?0:B-w<<1,!u)break e;for(r=r?2:(w<<1)+c|0;t[r>>1]=o[(o[r>>1]<<1)+E>>1],r=r+2|0,u=u-2|0,!!u;);}n[e+4>>2]=B,n[e>>2]=S,
v=U+80|0}function ka(e,r,a,i,f,b){var c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;g=v-16|0,v=g,A=a,
c=i>>>0>f>>>0?f:i,l=c,s=0;e:{if(!c)break e;for(u=65535;s=o[A>>1]^55296,u=u&65535,u=s>>>0<u>>>0?s:u,A=A+2|0,l=l-1|0,
!!l;);s=u>>>0<2048}e:{if(s){d=g+4|0,A=i,w=n[r+16>>2],r=0,u=0,l=v-32|0,v=l;r:{a:{for(;;){i:{if(r>>>0>A>>>0||(c=r+8|0,
c>>>0>f>>>0)||(i=r,A-i>>>0<8))break i;t:{for(;;){for(r=c,c=(i<<1)+a|0,s=o[c+12>>1]|o[c+14>>1]<<16,
n[l+24>>2]=o[c+8>>1]|o[c+10>>1]<<16,n[l+28>>2]=s,s=o[c+4>>1]|o[c+6>>1]<<16,n[l+16>>2]=o[c>>1]|o[c+2>>1]<<16,
n[l+20>>2]=s,
k=0,s=0;h=k,k=(l+16|0)+s|0,k=h|(o[k>>1]&63488)==55296|(o[k+2>>1]&63488)==55296|(o[k+4>>1]&63488)==55296|(o[k+6>>1]&63488)==55296,
s=s+8|0,(s|0)!=16;);if(k&1)break t;n:{if(A>>>0<u>>>0||A-u>>>0<8)break n;if(s=o[c>>1]|o[c+2>>1]<<16,
k=o[c+4>>1]|o[c+6>>1]<<16,h=o[c+12>>1]|o[c+14>>1]<<16,i=(u<<1)+a|0,c=o[c+8>>1]|o[c+10>>1]<<16,t[i+8>>1]=c,
t[i+10>>1]=c>>>16,t[i+12>>1]=h,t[i+14>>1]=h>>>16,t[i>>1]=s,t[i+2>>1]=s>>>16,t[i+4>>1]=k,t[i+6>>1]=k>>>16,u=u+8|0,
r>>>0>A>>>0||(c=r+8|0,c>>>0>f>>>0)||(i=r,A-i>>>0<8))break i;continue}break}n[d>>2]=0;break r}r=i}i=f>>>0<A>>>0?f:A;i:{
if(i>>>0<=r>>>0)break i;for(k=A>>>0<u>>>0?u:A,s=(u<<1)+a|0,c=(r<<1)+a|0;;){if(h=o[c>>1],(h&63488)==55296)break i
;if((k|0)==(u|0)){n[d>>2]=0;break r}if(t[s>>1]=h,s=s+2|0,c=c+2|0,u=u+1|0,r=r+1|0,(i|0)==(r|0))break}r=i}c=u;i:{t:{n:{
if((r|0)!=(f|0)){if(i=0,n[l+16>>2]=0,f>>>0>A>>>0||r>>>0>f>>>0)break a;if(u=(r<<1)+a|0,s=o[u>>1],(s&65408)!=57088)break n
;t[l+16>>1]=65533,t[l+18>>1]=s&127,k=1,s=2;break t}n[d+8>>2]=0,n[d+4>>2]=c,n[d>>2]=1;break r}
if(Xi[w|0](l+8|0,u,f-r|0,l+16|0),k=n[l+8>>2],!k)break i;s=n[l+12>>2]}if(m=m+4|0,m>>>0>c+16>>>0)break a;if(r=r+k|0,
u=c+s|0,r>>>0<u>>>0){if(f=f+8|0,r>>>0>f>>>0||f>>>0>A>>>0||(k=f-r|0,k>>>0<8))break a;i=(k<<1)-16|0,i&&(k=(r<<1)+a|0,
Ze(k+16|0,k,i)),r=r+8|0}if(i=A-c|0,i=i>>>0<=A>>>0?i:0,i=i>>>0>s>>>0?s:i,!i)continue;for(k=i>>>0>=2?2:i,
c=c>>>0>A>>>0?2:(c<<1)+a|0,s=l+16|0;t[c>>1]=o[s>>1],c=c+2|0,s=s+2|0,k=k-1|0,!!k;);continue}break}
if((r+1|0)!=(f|0))break a;n[d+8>>2]=2,n[d+4>>2]=c,i=1}n[d>>2]=i}if(v=l+32|0,n[g+4>>2]!=1)break e;f=n[g+8>>2],
c=f>>>0<A>>>0?f:A,r=n[g+12>>2]}else r=0;if(!ga(a,c,b))break e;n[e+8>>2]=r,n[e+4>>2]=f,p=1}n[e>>2]=p,v=g+16|0}
function ua(e,r,a,i,b,c,s,k){var u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;m=he(r);e:{if(!s)break e;for(p=k?65533:57343;;){
if((i|0)==(d|0)||c>>>0<l>>>0)break e;if((c|0)==(l|0)){l=c;break e}g=i-d|0,h=(l<<1)+b|0;r:{a:{i:{t:{n:{f:{if(A=a+d|0,
u=f[A|0],w=u<<24>>24,(w|0)<0){if((g|0)!=1)break f;u=o[(u<<1)+m>>1];break n}o:{
if(g>>>0>=8&&(u=f[A|0]|f[A+1|0]<<8|(f[A+2|0]<<16|f[A+3|0]<<24),
u&-2139062144|(f[A+4|0]|f[A+5|0]<<8|(f[A+6|0]<<16|f[A+7|0]<<24))&-2139062144))break o;u=ur(A,g,h,c-l|0);break a}
t[h>>1]=u&255;break i}if(u=o[((f[A+1|0]<<9)+m|0)+(u<<1)>>1],(u+8448&65535)>>>0<129)break t}
if((u&65535)==(p|0)||(u&63488)==55296)break e;t[h>>1]=u,u=f[r+34|0]>((f[r+32|0]^w)-f[r+33|0]&255)>>>0?2:1,l=l+1|0
;break r}if(k)break e;t[h>>1]=65533}u=1}l=l+u|0}if(d=u+d|0,d>>>0>=s>>>0)break e;if(!(i>>>0>=d>>>0))break}}n[e+4>>2]=l,
n[e>>2]=d}function Aa(e,r){var a=0,t=0,f=0,o=0;e:{if(a=n[e+8>>2],a>>>0>2||(t=a+1|0,n[e+8>>2]=t,f=e+12|0,o=f+(a<<1)|0,
i[o+1|0]=r>>>8,i[o|0]=1,(a|0)==2))break e;n[e+8>>2]=a+2,e=(t<<1)+f|0,i[e+1|0]=r,i[e|0]=1}}function la(e){
var r=0,a=0,i=0,t=0,f=0;e:{r:{if(!(e-1237576>>>0<4293918720&e>>>0>=39420)){if(a=59335,(e|0)==7457)break e;zr(n[46872]),
f=n[46874],a=1114112;a:{i:switch(i=n[46875],i|0){case 0:break e;case 1:break a;default:break i}for(;t=r,a=i>>>1|0,
r=a+r|0,r=b[(r<<3)+f>>2]>e>>>0?t:r,i=i-a|0,i>>>0>1;);}if(r=(b[(r<<3)+f>>2]<=e>>>0)+r|0,r)break r}a=1114112;break e}
if(zr(n[46872]),a=1114112,r=r-1|0,r>>>0>=b[46875])break e;return t=e,e=n[46874]+(r<<3)|0,e=(t+n[e+4>>2]|0)-n[e>>2]|0,
(e^55296)-1114112>>>0<4293855232?1114112:e}return a}function da(e,r,a){var i=0;i=1114112,r=r+95|0;e:{
if((r&255)>>>0>93||(a=a+95|0,(a&255)>>>0>93))break e;i=gr(e,k(r&255,94)+(a&255)|0)}return i}function ha(e){e=e|0,
qe(e,176848)}function ga(e,r,a){var i=0;i=1;e:{if(!r||(i=1,!a))break e;for(a=0;a=o[e>>1]==65533|a,e=e+2|0,r=r-1|0,!!r;);
i=a^1}return i&1}function ma(e){var r=0;r=v-16|0,v=r,n[46797]==-2147483648&&(Xi[e|0](r+4|0),
n[46797]==-2147483648&&(n[46799]=n[r+12>>2],e=n[r+8>>2],n[46797]=n[r+4>>2],n[46798]=e)),v=r+16|0}function wa(e){e=e|0
;var r=0,a=0,i=0,n=0,f=0,o=0;for(a=142;;){for(f=a&255,o=f<<1|65536,i=128,r=e,n=128;;){e:{r:switch(f-142|0){case 0:
if((i+95&255)>>>0>=63)break e;t[r+65820>>1]=n-320;break e;case 1:if((i+95&255)>>>0>=94)break e;t[r+65822>>1]=57343
;break e;default:break r}t[r+o>>1]=57216}if(i=i+1|0,r=r+512|0,n=n+1|0,(n|0)==256)break}if(r=(f|0)==160,
!(!r&&(a=r?-96:a+1|0,(a&255)>>>0<=160)))break}}function pa(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0,n[e>>2]=0,n[e+4>>2]=0}
function va(e){e=e|0;var r=0,a=0,i=0,f=0,o=0,b=0,c=0;r=v-16|0,v=r;e:{r:{if(a=la(0),(a|0)!=1114112){if(i=U(8),!i)break r
;for(t[i>>1]=a,n[r+12>>2]=1,n[r+8>>2]=i,n[r+4>>2]=4,f=2,a=2;;){a:{if(o=a-1|0,b=la(o),
(b|0)==1114112||(n[r+4>>2]==(o|0)&&(Ne(r+4|0,1),i=n[r+8>>2]),t[i+f>>1]=b,n[r+12>>2]=a,c))break a;f=f+2|0,c=(a|0)==39419,
a=a+1|0;continue}break}n[e+8>>2]=n[r+12>>2],a=n[r+8>>2],n[e>>2]=n[r+4>>2],n[e+4>>2]=a;break e}n[e+8>>2]=0,n[e>>2]=0,
n[e+4>>2]=2;break e}ze()}v=r+16|0}function ya(e){return e=e|0,((e&255)==128?8364:1114112)|0}function Ba(e){e=e|0
;var r=0,a=0,i=0,n=0,f=0,o=0,b=0;for(i=129,n=2;;){e:{r:{a:{i:{if(n){if(o||(r=i&255,(r|0)==255))break a;o=r>>>0>253,b=i,
i=(r>>>0>=253?253:r)+1|0,a=48;break i}if((r&255)>>>0>56)break r;a=r}r=a+1|0,n=0,a=(a&255)<<9;break e}return}r=57,n=1,
a=29184}t[(a+e|0)+((b&255)<<1)>>1]=f-10240,f=f+1|0}}function Ea(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0;var f=0,c=0,s=0;e:{r:{
if(a>>>0<2)break r;c=o[r>>1]+10240|0,a=c&65535;a:{i:{t:{if(r=o[r+2>>1],r>>>0<55296||r>>>0>56555)break t
;if((c&65535)>>>0>=1260)break r;if(r=k(a,1260)+(r+10240&65535)|0,r>>>0<189e3)break i;if(r=r-189e3|0,f=0,
r>>>0>=1048576)break e;r=r<<16&67043328|r>>>10|-603924480,s=2;break a}if(f=0,a>>>0>=1260)break e;t[i>>1]=65533,
t[i+2>>1]=((c&65535)>>>0)%10|48,s=2,f=1;break e}if(ma(n[46796]),f=0,r>>>0>=b[46799]||(r=o[n[46798]+(r<<1)>>1],f=0,
(r|0)==65533))break e;s=1}t[i>>1]=r,t[i+2>>1]=r>>>16,f=2;break e}f=0}r=f,n[e+4>>2]=s,n[e>>2]=r}function xa(e){e=e|0
;var r=0,a=0,i=0,f=0,b=0,c=0,s=0,k=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0;if(u=U(112),u){for(;;){for(A=P(m)+256|0,i=128,l=0,
d=0,h=0,s=0,w=0,f=0;;){a=f,r=o[A>>1],f=r-i|0,c=0;e:{r:{if(r>>>0<=159){k=0;break r}if(b=(r|0)!=65533,k=b,!(s&255))break r
;if(r=i,(f&65535)!=(a&65535))break e;if(k=1,b){f=a,c=s,r=w;break e}k=0,f=a,r=i;break e}r=i}if(s=c+k|0,c=s&255,a=h&255,
b=c>>>0>a>>>0,l=b?f:l,w=r,d=b?r:d,h=b?c:a,A=A+2|0,i=i+1|0,(i|0)==256)break}if(a=(g<<2)+u|0,
r=l&65535|((d&255)<<16|h<<24),t[a>>1]=r,t[a+2>>1]=r>>>16,m=m+1|0,g=g+1|0,(g|0)==28)break}n[e+8>>2]=28,n[e+4>>2]=u,
n[e>>2]=28;return}ze()}function Ia(e,r,a,b,c,s){var u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0;y=v-16|0,v=y;e:{r:{
a:{if(l=a>>>0>b>>>0?b:a,l){for(;u=u&255,m=f[r+A|0],u=u>>>0>m>>>0?u:m,A=A+1|0,(l|0)!=(A|0););if(u>>>0>253)break a}
n[e+8>>2]=0;break r}a:{i:{t:{n:{f:{if(!s)break f;if(l>>>0<=7){for(A=r;;){if(f[A|0]==254)break n;if(A=A+1|0,l=l-1|0,
!l)break}break f}u=r+3&-4;o:{b:{if((u|0)!=(r|0)){for(A=u-r|0,m=r-u|0,u=r;;){if(f[u|0]==254)break n;if(u=u+1|0,m=m+1|0,
!m)break}if(m=l-8|0,m>>>0<A>>>0)break o;break b}m=l-8|0,A=0}for(;;){if(u=r+A|0,h=n[u>>2]^-16843010,
u=n[u+4>>2]^-16843010,((16843008-h|h)&(16843008-u|u)&-2139062144)!=-2139062144)break o;if(A=A+8|0,!(m>>>0>=A>>>0))break}
}if((A|0)==(l|0))break f;for(u=l-A|0,A=r+A|0;;){if(f[A|0]==254)break n;if(A=A+1|0,u=u-1|0,!u)break}}h=0;break t}w=y+4|0,
A=b,m=s,b=0,l=0,h=v-32|0,v=h;n:{for(;;){f:{if(a>>>0<b>>>0||(u=b+16|0,u>>>0>A>>>0)||(s=b,a-s>>>0<16))break f;o:{for(;;){
for(b=u,
u=r+s|0,d=f[u+12|0]|f[u+13|0]<<8|(f[u+14|0]<<16|f[u+15|0]<<24),n[h+16>>2]=f[u+8|0]|f[u+9|0]<<8|(f[u+10|0]<<16|f[u+11|0]<<24),
n[h+20>>2]=d,
d=f[u+4|0]|f[u+5|0]<<8|(f[u+6|0]<<16|f[u+7|0]<<24),n[h+8>>2]=f[u|0]|f[u+1|0]<<8|(f[u+2|0]<<16|f[u+3|0]<<24),
n[h+12>>2]=d,g=0,d=0;p=g,g=(h+8|0)+d|0,g=p|f[g|0]==254|f[g+1|0]==254|f[g+2|0]==254|f[g+3|0]==254,d=d+4|0,(d|0)!=16;);
if(g&1)break o;b:{if(a>>>0<l>>>0||a-l>>>0<16)break b;if(d=f[u|0]|f[u+1|0]<<8|(f[u+2|0]<<16|f[u+3|0]<<24),
g=f[u+4|0]|f[u+5|0]<<8|(f[u+6|0]<<16|f[u+7|0]<<24),p=f[u+12|0]|f[u+13|0]<<8|(f[u+14|0]<<16|f[u+15|0]<<24),s=r+l|0,
u=f[u+8|0]|f[u+9|0]<<8|(f[u+10|0]<<16|f[u+11|0]<<24),i[s+8|0]=u,i[s+9|0]=u>>>8,i[s+10|0]=u>>>16,i[s+11|0]=u>>>24,
i[s+12|0]=p,i[s+13|0]=p>>>8,i[s+14|0]=p>>>16,i[s+15|0]=p>>>24,i[s|0]=d,i[s+1|0]=d>>>8,i[s+2|0]=d>>>16,i[s+3|0]=d>>>24,
i[s+4|0]=g,i[s+5|0]=g>>>8,i[s+6|0]=g>>>16,i[s+7|0]=g>>>24,l=l+16|0,a>>>0<b>>>0||(u=b+16|0,u>>>0>A>>>0)||(s=b,
a-s>>>0<16))break f;continue}break}n[w>>2]=0;break n}b=s}s=a>>>0>A>>>0?A:a;f:{if(s>>>0<=b>>>0)break f
;for(u=a>>>0<l>>>0?l:a;;){if(d=f[r+b|0],(d|0)==254)break f;if((u|0)==(l|0)){n[w>>2]=0;break n}if(i[r+l|0]=d,l=l+1|0,
b=b+1|0,(s|0)==(b|0))break}b=s}u=l;f:{o:{p=h+28|0;b:{c:{s:{if((b|0)!=(A|0)){if(n[h+8>>2]=0,n[h+12>>2]=0,
a>>>0<A>>>0||b>>>0>A>>>0)break f;if(g=A-b|0,g>>>0<3)break b
;s=0,d=0,l=r+b|0,f[l|0]==254&&(d=f[l+2|0]&63|(f[l+1|0]&63)<<6|-12288);k:{if(g>>>0<6||f[l+3|0]!=254)break k
;s=f[l+5|0]&63|(f[l+4|0]&63)<<6|-12288}if(t[h+26>>1]=s,t[h+24>>1]=d,n[h+28>>2]=0,(d&-128)!=-8448)break s
;t[h+28>>1]=65533,t[h+30>>1]=d&127,g=3,s=2;break c}n[w+8>>2]=0,n[w+4>>2]=u,n[w>>2]=1;break n}
Xi[m|0](h,h+24|0,(g|0)==3?1:2,h+28|0),g=k(n[h>>2],3),s=n[h+4>>2],s=s>>>0>=2?2:s}if(s=Ca(p,s,h+8|0,8),
o[h+28>>1]==65533&&(i[h+8|0]=255),g)break o}if((b+3|0)!=(A|0))break f;n[w+8>>2]=2,n[w+4>>2]=u,n[w>>2]=1;break n}
if(E=E+16|0,E>>>0>u- -64>>>0)break f;if(b=b+g|0,l=s+u|0,b>>>0<l>>>0){if(A=A+8|0,b>>>0>A>>>0||a>>>0<A>>>0||(d=A-b|0,
d>>>0<8))break f;d=d-8|0,d&&(g=r+b|0,Ze(g+8|0,g,d)),b=b+8|0}if(d=a-u|0,d=a>>>0>=d>>>0?d:0,s=s>>>0<d>>>0?s:d,
!s||(s=s>>>0>=8?8:s,!s))continue;Ze(a>>>0<u>>>0?1:r+u|0,h+8|0,s);continue}break}n[w>>2]=0}if(v=h+32|0,
n[y+4>>2]!=1)break i;b=n[y+8>>2],h=n[y+12>>2]}if(a>>>0<b>>>0)break e;if(!b)break a;for(s=0,a=r,l=b;;){for(A=a,
m=l>>>0>=255?255:l,B=m,u=0;u=(f[A|0]==255)+u|0,A=A+1|0,B=B-1|0,!!B;);if(a=a+m|0,s=(u&255)+s|0,l=l-m|0,!l)break}
if(!s)break a;if(!c)break i;for(n[c>>2]=n[c>>2]+s,A=b;a=f[r|0],i[r|0]=(a|0)==255?-17:a,r=r+1|0,A=A-1|0,!!A;);break a}B=0
;break e}n[e+8>>2]=h}n[e+4>>2]=b,B=1}n[e>>2]=B,v=y+16|0}function Ma(e){var r=0,a=0,i=0,t=0,f=0;if(a=e+28|0,!n[e+28>>2]){
e:{if(e=he(e),r=U(262144),r){for(Oe(r,0,262144);t=i+r|0,f=Sa(o[e>>1]),n[t>>2]=f,e=e+2|0,i=i+4|0,(i|0)!=262144;);e=r
;break e}ze()}n[a>>2]||(n[a>>2]=e)}return a}function Ca(e,r,a,t){var f=0,b=0,c=0,s=0,u=0,A=0,l=0;e:{r:{a:{i:{
if(r>>>0<8)break i;for(l=r-((t>>>0)/24<<3)|0,u=a;;){for(f=1,b=0;s=f,f=e+b|0,A=o[f>>1],f=o[f+2>>1],
f=s&(A>>>0>2047&(A&63488)!=55296)&(f>>>0>2047&(f&63488)!=55296),b=b+4|0,(b|0)!=16;);if(!(t>>>0>=c>>>0&f)){b=e;break r}
if(t-c>>>0<24){r=l;break i}for(r=r-8|0,b=e+16|0,A=-24;f=u+A|0,s=o[e>>1],i[f+26|0]=s&63|128,i[f+24|0]=s>>>12|224,
i[f+25|0]=s>>>6&63|128,s=o[e+2>>1],i[f+29|0]=s&63|128,i[f+27|0]=s>>>12|224,i[f+28|0]=s>>>6&63|128,e=e+4|0,A=A+6|0,!!A;);
if(u=u+24|0,c=c+24|0,e=b,!(r>>>0>7))break}break a}b=e}if(!r)break e}for(e=t-4|0,l=e>>>0>t>>>0?t:e;;){if(e=b+2|0,t=r-1|0,
u=o[b>>1],!((u&-1024)==55296&&t)){if(r=n[325588],r||(r=Cr(),n[325588]||(n[325588]=r),r=n[325588]),
r=((u&65472)>>>3|0)+r|0,r=n[r>>2]+k(n[r+4>>2],u&63)|0,c>>>0<=l>>>0&&(b=a+c|0,i[b|0]=r,i[b+1|0]=r>>>8,i[b+2|0]=r>>>16,
i[b+3|0]=r>>>24),c=(r>>>24|0)+c|0,b=e,r=t,!r)break e;continue}if(c>>>0<=l>>>0&&(t=a+c|0,f=o[e>>1],
e=((u&1023)<<10)+65536|0,e=f<<24&1056964608|(e>>>18|e>>>4&16128)|(e|f&960)<<10&4128768|-2139062032,i[t|0]=e,
i[t+1|0]=e>>>8,i[t+2|0]=e>>>16,i[t+3|0]=e>>>24),b=b+4|0,c=c+4|0,r=r-2|0,!r)break}}return c}function Sa(e){var r=0,a=0
;r=n[325588],r||(r=Cr(),n[325588]||(n[325588]=r),r=n[325588]),r=(e>>>3&8184)+r|0,r=n[r>>2]+k(n[r+4>>2],e&63)|0,a=r&-256
;e:{if((e&65535)==65533)e=255;else{if((e&63488)!=55296)break e;e=254}r=a|e}return r}function Ua(e,r,a){e=e|0,r=r|0,a=a|0
;var i=0;hr(187380,n[46844]),i=1114112,a=a-65&255,a>>>0<=189&&(i=gr(187380,a+k(r+127&255,190)|0)),n[e+4>>2]=1114112,
n[e>>2]=i}function Fa(e){e=e|0}function Da(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0;t=a&255,i=1114112;e:{
if(t>>>0<64||(i=1114112,t-253>>>0<3)||(i=1114112,(t|0)==127))break e
;if(r=k((r^32)+95&255,188)+((t>>>0>126?-65:-64)+a&255)|0,r-8836>>>0>=1880){hr(187420,n[46854]),i=gr(187420,r);break e}
i=r+48508|0}r=i,n[e+4>>2]=1114112,n[e>>2]=r}function Qa(e){e=e|0;var r=0,a=0;a=e&255,r=128;e:{if((a|0)==128||(r=1114112,
(e+95&255)>>>0>=63))break e;r=a+65216|0}return r|0}function Ta(e){e=e|0;var r=0,a=0,i=0,n=0;for(i=57344,r=8836;;){e:{
if(a=((r&65535)>>>0)/188|0,
n=r-k(a,188)|0,t[(((n+((n&65535)>>>0<63?64:65)<<9&130560)+e|0)+(r>>>0<5828?258:386)|0)+(a<<1)>>1]=i,a=(r|0)==10715,
a)break e;if(i=i+1|0,r=a?10715:r+1|0,r>>>0<10716)continue}break}}function Pa(e,r,a){e=e|0,r=r|0,a=a|0;var i=0,t=0;e:{r:{
if((a+-64&255)>>>0<63||(a+95&255)>>>0<=93)break r;i=1114112;break e}i=202,t=772;r:{a:{i:{
t:switch(r=k(r+127&255,157)+(((a&255)>>>0<127?-64:-98)+a&255)|0,r-1133|0){case 0:break e;case 2:break r;case 31:break i
;case 33:break a;default:break t}hr(187360,n[46839]),t=1114112,i=gr(187360,r);break e}i=234;break e}i=234}t=780}
n[e+4>>2]=t,n[e>>2]=i}function Wa(e){return e=e|0,1114112}function Xa(e){e=e|0;var r=0,a=0,i=0;for(Ha(n[46740]),
r=k(n[46743],6),a=n[46742];;){if(r){t[(o[a>>1]<<1)+e>>1]=i-10240,r=r-6|0,i=i+1|0,a=a+6|0;continue}break}}function Ha(e){
var r=0;r=v-16|0,v=r,n[46741]==-2147483648&&(Xi[e|0](r+4|0),n[46741]==-2147483648&&(n[46743]=n[r+12>>2],e=n[r+8>>2],
n[46741]=n[r+4>>2],n[46742]=e)),v=r+16|0}function Ja(e,r,a,i){e=e|0,r=r|0,a=a|0,i=i|0;var f=0,c=0;f=0;e:{
if(!a||(r=o[r>>1],f=0,r>>>0<55296)||(Ha(n[46740]),r=r+10240&65535,f=0,r>>>0>=b[46743]))break e;r=n[46742]+k(r,6)|0,
r=o[r+2>>1]|o[r+4>>1]<<16,t[i>>1]=r,t[i+2>>1]=r>>>16,c=2,f=1}r=f,n[e+4>>2]=c,n[e>>2]=r}function qa(e){e=e|0
;var r=0,a=0,i=0,f=0,o=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0;r=v+-64|0,v=r,hr(187360,n[46839]),A=n[46841];e:{if(f=U(24),
!f)break e;for(t[f+2>>1]=202,t[f+4>>1]=772,t[f>>1]=25224,n[r+20>>2]=1,n[r+16>>2]=f,n[r+12>>2]=4,n[r+36>>2]=1133,
a=n[44179],n[r+40>>2]=n[44178],n[r+44>>2]=a,n[r+48>>2]=n[44180],h=r+36|0,b=1,u=1,c=1;;){r:{a:{i:{if(!c||(u|0)==4)break i
;a=n[(u<<2)+h>>2],u=u+1|0,c=1;break a}for(c=s>>>0<A>>>0?A:s;;){if((s|0)==(c|0))break r;if(a=gr(187360,s),s=s+1|0,
!(a>>>0<65536)&&(a|0)!=1114112)break}a=s-1|0,c=0}i=(a>>>0)/157|0,l=i-127|0,a=a-k(i,157)|0,d=(a>>>0<63?64:98)+a|0,
Pa(r,l,d),a=0,o=n[r>>2];a:{if((o|0)==1114112){o=0;break a}if(i=n[r+4>>2],(i|0)!=1114112){a=i;break a}
if(o>>>0<65536)break a;a=o&1023|56320,o=o+16711680>>>10|55296}if(n[r+12>>2]==(b|0)){
if((fr(r+12|0,b,c?5-u|0:1,2,6)|0)!=-2147483647)break e;f=n[r+16>>2]}i=k(b,6)+f|0,a=o&65535|a<<16,t[i+2>>1]=a,
t[i+4>>1]=a>>>16,t[i>>1]=l&255|d<<8,b=b+1|0,n[r+20>>2]=b;continue}break}n[e+8>>2]=n[r+20>>2],a=n[r+16>>2],
n[e>>2]=n[r+12>>2],n[e+4>>2]=a,v=r- -64|0;return}ze()}function Ga(e){var r=0;r=n[e>>2],r&&C(n[e+4>>2],r<<2),
r=n[e+12>>2],r&&C(n[e+16>>2],r)}function ja(e,r,a,t){
var c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,S=0,F=0,D=0,Q=0,T=0;if(B=v-16|0,v=B,
!n[e+36>>2]){Ya(n[46876]),m=B+4|0,w=n[46884],c=n[46885],u=v-16|0,v=u;e:{if(A=U(440),A){if(n[u+12>>2]=0,n[u+8>>2]=A,
n[u+4>>2]=5,c)for(p=c>>>0>=4?4:c;;){for(g=k(h,88),y=k(l,148)+w|0,c=k(l,20),E=c+185540|0,s=n[c+185544>>2],
d=n[c+185540>>2];x=f[d|0],d=d+1|0,n[u+4>>2]==(h|0)&&(c=u+4|0,(fr(c,n[c>>2],1,4,88)|0)!=-2147483647&&ze(),A=n[u+8>>2]),
c=A+g|0,Oe(c,0,68),i[c+81|0]=2,i[c+82|0]=1,i[c+83|0]=0,i[c+84|0]=0,i[c+80|0]=x,n[c+76>>2]=16711680,n[c+72>>2]=y,
n[c+68>>2]=E,h=h+1|0,n[u+12>>2]=h,g=g+88|0,s=s-1|0,!!s;);if(l=l+1|0,(p|0)==(l|0))break}n[m+8>>2]=n[u+12>>2],l=n[u+8>>2],
n[m>>2]=n[u+4>>2],n[m+4>>2]=l,v=u+16|0;break e}ze()}l=n[e+28>>2],l&&C(n[e+32>>2],k(l,88)),n[e+36>>2]=n[B+12>>2],
l=n[B+8>>2],n[e+28>>2]=n[B+4>>2],n[e+32>>2]=l}if(g=r,s=e+92|0,l=n[s+20>>2],p=v-32|0,u=p,n[u+24>>2]=n[s+16>>2],
n[u+28>>2]=l,l=n[s+12>>2],n[u+16>>2]=n[s+8>>2],n[u+20>>2]=l,l=n[s+4>>2],n[u+8>>2]=n[s>>2],n[u+12>>2]=l,d=a,
d)for(E=f[s+43|0],y=f[s+44|0],S=n[s+12>>2],F=n[s+4>>2],D=n[s+8>>2],Q=n[s+32>>2],A=n[s+28>>2],x=n[s+16>>2],u=f[s+41|0],
h=n[s+24>>2],I=n[s+20>>2],M=n[s+36>>2],l=f[s+42|0],w=f[s+40|0],T=n[s>>2];;){c=u,u=f[g|0];e:{r:{if(!(w&255)){m=l;break r}
if(w=w-1|0,i[s+40|0]=w,u<<24>>24>=-64){m=l+1&3,i[s+42|0]=m,l=!(l&255),I=l+I|0,n[s+20>>2]=I,M=l+M|0,n[s+36>>2]=M;break r}
if(m=h<<8,h=m|u,n[s+24>>2]=h,w&255){u=c;break e}u=1;a:{if(h-50048>>>0<784||h-51128>>>0<232)break a;if(h-52608>>>0<576){
u=2;break a}if(h-53376>>>0<1072){u=3;break a}if(h-54448>>>0<480){u=4;break a}if(h-54928>>>0<304){u=5;break a}
if(h-55424>>>0<832){u=6;break a}if(h-56448>>>0<832){u=7;break a}if(h-14722176>>>0>6975){u=0;break a}u=(m>>>9&31)+8|0}
i[s+41|0]=u,E=0,l=c&255,m=0;a:{if((l|0)==(u|0)||(c=u>>>0<l>>>0?u:l,m=0,!c)||(m=1,(c|0)!=1))break a
;m=(u>>>0>l>>>0?u:l)>>>0<8}x=m+x|0,n[s+16>>2]=x;a:{if(A||(l|0)==1&u>>>0<=1||(E=1,
h-53906>>>0<1070)||h-50865>>>0<1807||(h&-96)==50816||h-50850>>>0<13)break a;E=h-56448>>>0<832}i[s+43|0]=E,l=0,
i[s+42|0]=0,n[s+28>>2]=h,Q=Q+1|0,n[s+32>>2]=Q,T=T+1|0,n[s>>2]=T,F=((A|0)==(h|0))+F|0,n[s+4>>2]=F,
D=(h-51072>>>0<280|h-51356>>>0<253|(h&-96)==49792|h-51610>>>0<742|(h&-128)==52608|h-56448>>>0<832|h-14852224>>>0<3904)+D|0,
n[s+8>>2]=D,A=h,w=0;break e}h=u,n[s+24>>2]=u,i[s+43|0]=0;r:{a:{if(u<<24>>24<0){if((u+62&255)>>>0<30){w=1;break a}
if((h&240)==224){w=2;break a}if((h+16&255)>>>0<5){w=3;break a}l=m+1&3,i[s+42|0]=l,u=!(m&255),I=u+I|0,n[s+20>>2]=I,
M=u+M|0,n[s+36>>2]=M,w=0,u=c;break r}i:{if(h>>>0<=64){l=1,y=(h-48&255)>>>0<10|y,i[s+44|0]=y&1,u=0;break i}t:{
if(h>>>0<=96){if(l=1,u=h>>>0<91,y=u|y,i[s+44|0]=y&1,u)break t;u=0;break i}if(l=1,y=h>>>0<123|y,i[s+44|0]=y&1,
h>>>0<=122)break t;u=0;break i}y=1,l=0,u=1}i[s+41|0]=u,A=0,i[s+42|0]=0,n[s+28>>2]=0,m=l,l=c&255,
S=(E&1?l>>>0>1?1:m:0)+S|0,n[s+12>>2]=S,x=((l>>>0<8|u>>>0>=l>>>0)&(u>>>0<l>>>0?u:l)&(u|0)!=(l|0))+x|0,n[s+16>>2]=x,l=0,
w=0;break r}u=c,l=m}i[s+40|0]=w,E=0}if(g=g+1|0,d=d-1|0,!d)break}t||(l=n[p+28>>2],n[s+16>>2]=n[p+24>>2],n[s+20>>2]=l,
l=n[p+20>>2],n[s+8>>2]=n[p+16>>2],n[s+12>>2]=l,l=n[p+12>>2],n[s>>2]=n[p+8>>2],n[s+4>>2]=l),p=B+4|0,g=e+145|0,l=r,d=0,
A=v-16|0,v=A;e:{r:{if(m=a,r=a+1|0,(r|0)<0||(s=U(r),!s))break r;if(n[A+12>>2]=0,n[A+8>>2]=s,n[A+4>>2]=r,a)for(w=f[g|0],
h=f[g+4|0],r=f[g+3|0],a=f[g+2|0],u=f[g+1|0];;){c=a,a=r,r=h,i[g+3|0]=r,i[g+2|0]=a,i[g+1|0]=c,h=f[l|0],i[g+4|0]=h;a:{i:{
if((r|h)<<24>>24<0&&((u&255|(c&255)<<8|a<<16)&16777215)==(a&255|(h<<16|(r&255)<<8)))break i;i[g|0]=0,u=n[A+4>>2],
w&1&&((u|0)==(d|0)&&(Xe(A+4|0),s=n[A+8>>2]),i[s+d|0]=r,d=d+1|0,n[A+12>>2]=d,u=n[A+4>>2]),(u|0)==(d|0)&&Xe(A+4|0),
s=n[A+8>>2],i[s+d|0]=h,d=d+1|0,n[A+12>>2]=d,w=0;break a}w=w^1,i[g|0]=w&1}if(l=l+1|0,u=c,m=m-1|0,!m)break}
n[p+8>>2]=n[A+12>>2],r=n[A+8>>2],n[p>>2]=n[A+4>>2],n[p+4>>2]=r,v=A+16|0;break e}ze()}c=e+12|0,h=n[B+8>>2],l=h,
m=n[B+12>>2],u=m;e:{r:{a:{i:{t:{n:{if(!t){if(u)break n;r=f[c+12|0];break r}if(r=n[c+8>>2],n[c>>2]-r>>>0>=u>>>0)break t
;if((fr(c,r,u,1,2)|0)==-2147483647)break i;ze()}r=92;n:switch(a=f[(u+l|0)-1|0],a|0){case 64:case 91:case 92:case 93:
case 94:case 96:case 123:case 124:case 125:case 126:break r;case 0:case 9:case 10:case 13:case 26:break a;default:
break n}if(a>>>0<32){r=a;break r}if(a>>>0<65||(r=a,(r|0)==95))break a;break r}if(!u)break e}for(;;){r=92;i:{t:{
n:switch(a=f[l|0],a|0){case 0:case 9:case 10:case 13:case 26:break t;case 64:case 91:case 92:case 93:case 94:case 96:
case 123:case 124:case 125:case 126:break i;default:break n}if(a>>>0<32){r=a;break i}if(a>>>0<65)break t;if(r=a,
(r|0)!=95)break i}r=12}if(a=f[c+12|0],i[c+12|0]=r,(r|a)<<24>>24<0&&(d=n[c+8>>2],(d|0)==n[c>>2]&&La(c),n[c+8>>2]=d+1,
d=n[c+4>>2]+(d<<1)|0,i[d+1|0]=r,i[d|0]=a),l=l+1|0,u=u-1|0,!u)break}break e}r=12}i[c+12|0]=r}if(r=n[e+36>>2],
r)for(a=k(r,88),e=n[e+32>>2];;){u=h,g=v+-64|0,c=e,n[g+56>>2]=n[c+56>>2],e=n[c+52>>2],n[g+48>>2]=n[c+48>>2],n[g+52>>2]=e,
e=n[c+44>>2],n[g+40>>2]=n[c+40>>2],n[g+44>>2]=e,e=n[c+36>>2],n[g+32>>2]=n[c+32>>2],n[g+36>>2]=e,e=n[c+28>>2],
n[g+24>>2]=n[c+24>>2],n[g+28>>2]=e,e=n[c+20>>2],n[g+16>>2]=n[c+16>>2],n[g+20>>2]=e,e=n[c+12>>2],n[g+8>>2]=n[c+8>>2],
n[g+12>>2]=e,e=n[c+4>>2],n[g>>2]=n[c>>2],n[g+4>>2]=e,l=m;e:{if(l)for(;;){if(w=n[c+64>>2],
w>>>0>40&b[c+60>>2]<w<<2>>>0)break e;A=f[u|0],r=f[c+76|0],i[c+76|0]=0;r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{l:{d:{
if(r){e=f[c+80|0];break d}h:{g:{m:{w:{p:{v:{y:{if(d=f[c+77|0],!(!d&A<<24>>24>=0)){if(e=f[c+80|0],d)break d
;switch(e-32|0){case 0:break v;case 2:break w;default:break y}}i[c+78|0]=255,e=f[c+81|0],r=f[c+82|0],i[c+81|0]=2,
i[c+82|0]=1,r=(r^-1)&1,n[c+40>>2]=r+n[c+40>>2],n[c+52>>2]=n[c+52>>2]+((e|0)!=2?e:0),e=((A&95)-65&255)>>>0<26,
i[c+83|0]=e,n[c+44>>2]=n[c+44>>2]+(e&r);break r}if(A>>>0>128)break p;e=255;break u}
if((A&254)==142||(A+95&255)>>>0<94)break h;e=255;break u}r=(A|0)!=255;break m}if((A+127&255)>>>0<31)break h
;if(A>>>0>=224){r=A>>>0<253;break m}if(A>>>0>160)break g;e=255;break u}if(!((e|0)==34&A>>>0>=161)){if(r)break h;e=255
;break u}if(r)break h;if(A>>>0<224)break g;e=255;break u}e=f[c+82|0],i[c+82|0]=0,n[c+40>>2]=e+n[c+40>>2],
n[c+44>>2]=n[c+44>>2]+(e?f[c+83|0]:0);break l}i[c+76|0]=A;break r}d:{h:{g:{m:{w:{p:{v:{y:{B:{E:{x:{I:{M:{C:{S:{U:{F:{D:{
Q:{T:{P:switch(p=e&255,p-31|0){case 0:break T;case 1:break Q;case 3:break C;case 4:break D;default:break P}switch(e=255,
d=f[c+77|0],d|0){case 0:break x;case 1:break I;case 2:break E;default:break p}}if(d=A+-64|0,(d&255)>>>0<63)break w
;if(e=255,(A+95&255)>>>0>93)break p;d=A-98|0;break w}switch(d=A+95|0,r-142|0){case 0:break F;case 1:break U;default:
break S}}if(d=A+95|0,(d&255)>>>0>93||r>>>0<=160)break M;break w}e=(d&255)>>>0<63?6:-1;break p}if(e=255,
(d&255)>>>0>93)break p;i[c+76|0]=A,i[c+77|0]=1;break r}if(e=255,(d&255)>>>0>=94)break p;if(e=f[c+77|0],i[c+77|0]=0,
!e)break w;e=8;break p}if(s=(r>>>0<160?127:63)+r<<1,r=s-95|0,d=A+-64|0,(d&255)>>>0>=63){if(e=255,A<<24>>24>=0)break p
;if(A>>>0<159){if((s&255)>>>0>=95)break v;d=A-65|0;break w}if(A>>>0>252||(s&255)>>>0>=95)break y;d=A+97|0,r=s-94|0
;break w}if((s&255)>>>0<95)break w;break v}if(r>>>0>198){e=255;break p}
e=(A+127&255)>>>0<126||((A&223)-65&255)>>>0<26?8:-1;break p}if((A+127&255)>>>0>=126)break p;break B}
if((A-48&255)>>>0<10)break B;d=A+95|0;x:{I:{if((d&255)>>>0>=94){if(r=r+95|0,(A-127&255)>>>0<193||(r&255)>>>0<7)break I
;break x}if(r>>>0>160)break w;r=r+95|0}if(A<<24>>24>-2||(r&255)>>>0<7)break p}e=8;break p}if((A-48&255)>>>0>=10)break p
;i[c+84|0]=1,e=8;break p}i[c+77|0]=d+1;break r}if(A>>>0>=253)break p}e=8}i[c+77|0]=0;break m}if(i[c+77|0]=0,
s=n[c+72>>2],e=f[(s+(r&127)|0)+12|0],(e|0)==254){if(e=k(n[s+140>>2],r-f[s+144|0]&255)+(d&255)|0,e>>>0>=b[s+8>>2]){e=8
;break u}e=f[e+n[s+4>>2]|0]}switch((e&255)-3|0){case 0:break g;case 1:break A;default:break m}}switch(r=f[c+82|0],
i[c+82|0]=0,s=r+n[c+40>>2]|0,n[c+40>>2]=s,n[c+44>>2]=n[c+44>>2]+(r?f[c+83|0]:0),(e&255)-2|0){case 4:break l;case 0:
break h;default:break k}}if(e=3,(p|0)!=35)break u;g:switch(A-161|0){case 0:case 1:case 3:case 43:case 47:case 48:break u
;default:break g}if((A+75&255)>>>0<10)break u;if(e=A+89&255,e>>>0<13)break d;e=8;break u}if((A-65&255)>>>0>=26&&(e=2,
o[n[c+68>>2]+8>>1]!=24938))break s;r=2,i[c+81|0]=f[c+81|0]==2,n[c+60>>2]=n[c+60>>2]+1;break i}e=f[e+186556|0];break u}
i[c+81|0]=f[c+81|0]==2,n[c+60>>2]=n[c+60>>2]+1,d=f[c+78|0];break b}e=(d&255)>>>0<=13?4:(r&255)==162?8:4}r=f[c+82|0],
i[c+82|0]=0,s=r+n[c+40>>2]|0,n[c+40>>2]=s,n[c+44>>2]=n[c+44>>2]+(r?f[c+83|0]:0)}if(r=1,(A-65&255)>>>0<26)break c}
r=(A-97&255)>>>0<26}switch(n[c+60>>2]=n[c+60>>2]+1,i[c+81|0]=r&f[c+81|0]==2,d=f[c+78|0],p=e&255,p-3|0){case 3:break b
;case 0:break o;case 1:break f;default:break t}}r=6,n[c+48>>2]=n[c+48>>2]+((d&255)!=6);break i}if(r=3,
o[n[c+68>>2]+8>>1]!=28523||(d&255)!=3)break i;break n}if(r=4,(d&255)!=4)break i}if(i[c+78|0]=e,d=f[c+79|0],i[c+79|0]=A,
r=e,(A|0)!=(d|0))break a;n[c+56>>2]=n[c+56>>2]+1;break r}if(i[c+79|0]=A,i[c+78|0]=e,r=e,p>>>0<9)break a
;if(n[c+64>>2]=w+1,n[c+36>>2]=n[c+36>>2]+1,A<<24>>24<0||(p|0)!=255)break r;i[c+82|0]=1,n[c+40>>2]=s+1,
i[c+83|0]=((A&95)-65&255)>>>0<26;break r}i[c+79|0]=A,i[c+78|0]=r}e=((r&255)<<2)+c|0,n[e>>2]=n[e>>2]+1}if(u=u+1|0,
l=l-1|0,!l)break}if(t)break e;n[c+56>>2]=n[g+56>>2],e=n[g+52>>2],n[c+48>>2]=n[g+48>>2],n[c+52>>2]=e,e=n[g+44>>2],
n[c+40>>2]=n[g+40>>2],n[c+44>>2]=e,e=n[g+36>>2],n[c+32>>2]=n[g+32>>2],n[c+36>>2]=e,e=n[g+28>>2],n[c+24>>2]=n[g+24>>2],
n[c+28>>2]=e,e=n[g+20>>2],n[c+16>>2]=n[g+16>>2],n[c+20>>2]=e,e=n[g+12>>2],n[c+8>>2]=n[g+8>>2],n[c+12>>2]=e,e=n[g+4>>2],
n[c>>2]=n[g>>2],n[c+4>>2]=e}if(e=c+88|0,a=a-88|0,!a)break}e=n[B+4>>2],e&&C(h,e),v=B+16|0}function Va(e,r){
var a=0,i=0,t=0,f=0,o=0,b=0,c=0,s=0;t=v-16|0,v=t;e:{a=n[e+8>>2],b=n[e+24>>2];r:{if(a>>>0>b<<1>>>0){o=n[e+4>>2];break r}
if(i=a<<1,i=i>>>0<=64?64:i,ar(t+4|0,i,4,4),n[t+4>>2]==1)break e;if(f=n[t+8>>2],o=n[t+12>>2],n[e+8>>2]=i,c=n[e+4>>2],
n[e+4>>2]=o,s=n[e>>2],n[e>>2]=f,a)for(f=a<<2,a=c;Ka(o,i,n[a>>2]),a=a+4|0,f=f-4|0,!!f;);s&&C(c,s<<2),a=i}return i=e,
e=Ka(o,a,r|1),n[i+24>>2]=e+b,v=t+16|0,e}ze()}function Ya(e){var r=0,a=0;a=v-48|0,v=a,n[46877]==-2147483648&&(r=a+12|0,
Xi[e|0](r),n[46877]==-2147483648&&(n[46885]=n[r+32>>2],e=n[r+28>>2],n[46883]=n[r+24>>2],n[46884]=e,e=n[r+20>>2],
n[46881]=n[r+16>>2],n[46882]=e,e=n[r+12>>2],n[46879]=n[r+8>>2],n[46880]=e,e=n[r+4>>2],n[46877]=n[r>>2],n[46878]=e)),
v=a+48|0}function Ka(e,r,a){var i=0,t=0,f=0,o=0;o=r-1|0,r=k(a,-1640531535)>>>16|0;e:{for(;;){if(r=r&o,i=(r<<2)+e|0,
t=n[i>>2],f=(t|0)!=(a|0),!f)break e;if(t){r=r+1|0;continue}break}n[i>>2]=a}return f}function La(e){
(fr(e,n[e>>2],1,1,2)|0)!=-2147483647&&ze()}function Na(e){e=e|0
;var r=0,a=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0,S=0,F=0,D=0,Q=0,T=0,P=0,W=0,X=0,H=0,J=0,q=0,G=0,j=0,V=0,Y=0,K=0
;if(b=v-2640|0,v=b,n[b+16>>2]=6718,n[b+8>>2]=0,n[b>>2]=0,n[b+4>>2]=2,n[b+20>>2]=-1,n[b+24>>2]=-233184899,
n[b+12>>2]=178816,Le(b,1323),Oe(b+32|0,0,1570),n[b+28>>2]=b,P=U(1216),P){for(l=185652;;){for(B=b+1872|0,u=0,c=0,m=0,E=0,
s=v-832|0,v=s,n[s+20>>2]=0,n[s+12>>2]=0,n[s+16>>2]=2,d=n[l+8>>2],Q=n[l+12>>2],n[s+568>>2]=1,T=d+Q|0,n[s+564>>2]=T,
n[s+560>>2]=d,n[s+292>>2]=0,n[s+24>>2]=0,F=s+36|0,I=s+576|0,p=b+28|0,y=n[p>>2],M=2,a=1,r=d,g=1;;){e:{
if(!(!(g&1)&(u|0)!=128)){if(!a||(r|0)==(T|0))break e;za(I,f[r|0]),Ze(F,I,256),u=0,a=0,r=r+1|0}if(A=u<<1,u=u+1|0,g=0,
w=o[A+F>>1],(Ra(w)&65535)!=(w|0)||!$a(w)&(w|0)!=8217||(A=c,c=0,!rr(y,A)))continue;c=1,n[s+12>>2]==(m|0)&&(_e(s+12|0),
M=n[s+16>>2]),t[(m<<1)+M>>1]=w,m=m+1|0,n[s+20>>2]=m,E=E+2|0;continue}break}r=m,m=f[l+17|0],w=m?27:1,c=r+w|0,
ar(s+24|0,c,2,2);e:{r:{if(n[s+24>>2]==1)break r;for(T=n[s+28>>2],A=p+4|0,g=(w<<1)+E|0,F=n[s+32>>2],I=n[p>>2],u=0,r=0;;){
if((u|0)!=(g|0)){if(a=r>>>0>=w>>>0?27:r,a>>>0>=28)break r;x=(a|0)==27?95:33,a=A+(a<<2)|0,M=n[a>>2],
y=tr(I,x-(M>>>3|0)|0,31),t[u+F>>1]=y<<2,n[a>>2]=M+(y<<3)>>>1,u=u+2|0,r=r+1|0;continue}break}if(I=k(c,c),
ar(s+24|0,I,1,1),n[s+24>>2]==1)break r;for(J=n[s+28>>2],r=(I>>>0)/(c>>>0)|0,q=r>>>0>c>>>0?c:r,M=n[s+32>>2],
g=0;;)if((g|0)==(q|0)){for(;;){a:{if(!Q){a=c;break a}if(Q=Q-1|0,a=1,r=f[d|0],d=d+1|0,(r|0)!=8)continue}break}
for(u=k(a,w),r=n[s+16>>2];;){a:{i:{if(E){if(d=o[r>>1]-1499|0,d>>>0>11)break a;if(1<<d&2601)break i;break a}
n[B+8>>2]=n[s+20>>2],r=n[s+16>>2],n[B>>2]=n[s+12>>2],n[B+4>>2]=r,n[B+28>>2]=c,n[B+24>>2]=w,n[B+20>>2]=I,n[B+16>>2]=M,
n[B+12>>2]=J,T&&C(F,T<<1),v=s+832|0;break e}if(u>>>0>=I>>>0)break r;d=u+M|0,i[d|0]=f[d|0]+24}r=r+2|0,u=a+u|0,E=E-2|0}
}else{for(G=(g<<1)+F|0,j=M+k(c,g)|0,r=0,a=0;;){if(A=r,(r|0)!=(c|0)){if(r=r+1|0,(g+r|0)==1)continue;u=(A<<1)+F|0,x=0;a:{
if(g>>>0>=w>>>0||(x=0,A>>>0>=w>>>0))break a;n[s+32>>2]=A,n[s+28>>2]=g,x=1}n[s+24>>2]=x,V=A+j|0;a:{X=o[u>>1],
D=X+o[G>>1]|0;i:{A=s+24|0,H=n[A>>2];t:{if((H|0)==1){if(u=n[A+4>>2],u>>>0>=27||(y=n[A+8>>2],y>>>0>=27))break i
;u=(o[((k(u,54)+p|0)+(y<<1)|0)+116>>1]<<16)+131072>>18,y=((u|0)>=-2?((u|0)>=2?2:u)+2|0:0)&65535,u=0;break t}y=2,u=m?1:2}
if(x=u,
u=0,W=n[p>>2],D=(D<<16>>16)/12&65535,D=D>>>0>=15?15:D,y=k(x,5)+y|0,rr(W,((D<<1)+(a&65535?127:126)|0)+(y<<5)|0)&&(a=a<<16>>16,
a=rr(W,((((a|0)>0)-((a|0)<0)|0)+k(y,3)|0)+607|0),u=tr(W,k(D|(x<<5|(a?16:0)),7)+651|0,7),u=a?u^-1:u+1|0),H){
if(a=n[A+4>>2],a>>>0>=27||(A=n[A+8>>2],A>>>0>=27))break i;A=(k(a,54)+p|0)+(A<<1)|0,a=o[A+116>>1],
t[A+116>>1]=a+((u<<3)-a<<16>>17)}a=u;break a}ze()}A=k(a,12)+X<<16>>16,i[V|0]=(A|0)<=1?1:A;continue}break}g=g+1|0
;continue}}ze()}if(c=n[b+1900>>2],r=h+P|0,n[r+24>>2]=n[b+1896>>2],n[r+28>>2]=c,c=n[b+1892>>2],n[r+16>>2]=n[b+1888>>2],
n[r+20>>2]=c,c=n[b+1884>>2],n[r+8>>2]=n[b+1880>>2],n[r+12>>2]=c,c=n[b+1876>>2],n[r>>2]=n[b+1872>>2],n[r+4>>2]=c,
l=l+20|0,h=h+32|0,(h|0)==1216)break}for(h=0,n[b+1612>>2]=0,n[b+1604>>2]=0,n[b+1608>>2]=4,c=4;;){for(d=(S<<5)+P|0,
r=k(S,20),m=r+185652|0,a=n[r+185664>>2],l=n[r+185660>>2];;){r=b+1616|0,p=f[l|0],za(r,p),Za(b+1872|0,d,r),A=f[m+16|0],
n[b+1604>>2]==(h|0)&&(Oa(b+1604|0),c=n[b+1608>>2]),r=k(h,780)+c|0,Ze(r,b+1872|0,768),i[r+776|0]=p,n[r+772>>2]=A,
n[r+768>>2]=S,r=h+1|0,n[b+1612>>2]=r;e:{if((p|0)!=17){h=r;break e}Za(b+1872|0,d,178044),
(r|0)==n[b+1604>>2]&&Oa(b+1604|0),c=n[b+1608>>2],r=c+k(r,780)|0,Ze(r,b+1872|0,768),i[r+776|0]=40,n[r+772>>2]=A,
n[r+768>>2]=S,h=h+2|0,n[b+1612>>2]=h}if(l=l+1|0,a=a-1|0,!a)break}if(S=S+1|0,(S|0)==38)break}p=e+24|0,d=0,A=0,a=v-288|0,
v=a;e:{r:{if(u=U(592),!u)break r;for(w=a+20|0;;){for(Oe(a+148|0,8,128),c=0,h=0,m=0;;){if((c|0)!=108){if(r=c+177780|0,
c=c+4|0,f[r|0]!=(d&255))continue;for(g=f[r+3|0],B=f[r+2|0],s=f[r+1|0],l=0,r=128,E=128;;){r=r&255,S=r+1|0,Q=S>>>0<255;a:{
if(r>>>0<s>>>0||r>>>0>B>>>0)break a;i[(a+148|0)+l|0]=g}if(r=Q?S:255,l=((l|0)!=128)+l|0,E=E-1|0,!E)break}r=(g|0)==254,
h=r?(B-s&255)+1|0:h,m=r?s:m;continue}break}Le(b,1),s=(d&255)==2?157:94,l=k(s,h);a:{if(!h){c=0,r=1;break a}if(c=l,r=U(c),
!r)break r}if(n[a+284>>2]=0,n[a+280>>2]=r,n[a+276>>2]=c,kr(a+276|0,l),c=n[a+284>>2],h)for(r=n[a+280>>2];Y=r+c|0,
K=tr(b,0,1),i[Y|0]=K,c=c+1|0,l=l-1|0,!!l;);if(d=d+1|0,n[a+284>>2]=c,Ze(w,a+148|0,128),n[a+16>>2]=n[a+284>>2],
r=n[a+280>>2],n[a+8>>2]=n[a+276>>2],n[a+12>>2]=r,r=k(A,148)+u|0,Ze(r,a+8|0,140),i[r+144|0]=m,n[r+140>>2]=s,A=A+1|0,
(A|0)==4)break}n[p+8>>2]=4,n[p+4>>2]=u,n[p>>2]=4,v=a+288|0;break e}ze()}n[e+8>>2]=38,n[e+4>>2]=P,n[e>>2]=38,
r=n[b+1608>>2],n[e+12>>2]=n[b+1604>>2],n[e+16>>2]=r,n[e+20>>2]=n[b+1612>>2],e=n[b>>2],e&&C(n[b+4>>2],e<<2),v=b+2640|0
;return}ze()}function za(e,r){var a=0,i=0;a=v-256|0,v=a;e:{if((r&255)==34){for(r=-33,i=a;t[i>>1]=r>>>0<63?r-159|0:0,
i=i+2|0,r=r+1|0,(r|0)!=95;);Ze(e,a,256);break e}Ze(e,_a(r),256)}v=a+256|0}function Za(e,r,a){
var t=0,f=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0;for(l=v-768|0,v=l,g=n[r+8>>2],w=g<<1,p=n[r+4>>2],
d=n[r+24>>2],r=0;;){f=13,t=243;e:{r:{if(r>>>0<9||(r|0)==11||(r|0)==127||r-14>>>0<13||(r&252)==28)break r;a:{i:{t:{n:{f:{
o:{if(r-65>>>0>=26){if(r-97>>>0<26)break o;if((r|0)!=92)break n;u=0,c=60;break t}if(d>>>0>1)break f;break a}
if(d>>>0<=1)break a}f=r>>>0<96?9:8,u=r&31;break i}if(u=0,c=0,r>>>0<128)break t;b=o[((r&127)<<1)+a>>1],A=Ra(b);n:{f:{o:{
if(g)for(h=0,s=w,c=p;;){if(m=A&65535,(m|0)==o[c>>1])break o;if(h=h+1|0,c=c+2|0,s=s-2|0,!s)break}if(!$a(b)){
if(b>>>0<160)break e;f=5,t=189;b:{c:{s:{k:{u:{A:{l:{d:{h:{g:{m:{w:{p:{v:{y:{B:{E:{x:{I:switch(b-160|0){case 2:case 6:
case 8:case 12:case 15:case 18:case 19:case 22:case 24:case 25:case 28:case 29:case 30:break x;case 3:case 5:case 7:
case 9:case 14:case 23:break s;case 4:break c;case 10:case 26:break m;case 11:break y;case 13:break n;case 16:break p
;case 17:break g;case 20:break h;case 21:break w;case 27:break A;case 0:break e;case 1:case 31:break v;default:break I}
I:switch(b-8204|0){case 1:case 2:case 3:case 4:case 5:case 6:case 9:case 10:case 11:case 15:case 19:case 20:case 21:
case 23:case 24:case 25:break x;case 22:break s;case 16:case 18:break y;case 17:break A;case 0:break E;case 7:case 8:
break f;case 12:break B;case 13:break l;case 14:break d;case 26:break u;default:break I}I:switch(b-1563|0){case 1:
case 2:case 3:break x;case 0:case 4:break k;default:break I}if((b|0)==1548)break A;if((b|0)==1600||(b|0)==3647)break n
;if((b|0)==8364||(b|0)==8470||(b|0)==8482)break s}if((b-1520&65535)>>>0>=5)break b}c=88;break t}f=1,t=158;break e}f=1,
t=58;break e}f=1,t=94;break e}f=2,t=90;break e}f=2,t=104;break e}f=3,t=72;break e}f=2,t=86;break e}c=130;break t}f=1,
t=209;break e}f=4,t=158;break e}f=4,t=96;break e}c=84;break t}f=4,t=106;break e}f=7,t=94;break e}f=7,t=113;break e}
if((b-3664&65535)>>>0<10||(b+159&65535)>>>0<5)break n
;if(f=7,t=112,(b-162&65535)>>>0<29||(b|32)==247||(b+-8192&65535)>>>0<59)break e;t=(b-9472&65535)>>>0<161?-78:-79;break e
}if(f=11,t=120,(A-1456&65535)>>>0<19||(A-1611&65535)>>>0<8)break e
;t=A&65535,t=(A&65472)==192||(t|0)==353||(t|0)==382?-96:-30,f=12;break e}f=(b|0)!=(m|0)?9:b>>>0>1279?10:8,u=d+h|0
;break i}f=6,t=77;break e}c=148}t=c,f=0;break e}t=0;break e}f=14,t=244}u=0}if(c=k(r,3)+l|0,s=u<<8|f,i[c|0]=s,
i[c+1|0]=s>>>8,i[c+2|0]=t,r=r+1|0,(r|0)==256)break}Ze(e,l,768),v=l+768|0}function Oa(e){
(fr(e,n[e>>2],1,4,780)|0)!=-2147483647&&ze()}function Ra(e){var r=0,a=0;e:{r:{
if((e-1040&65535)>>>0<32||(e-192&65535)>>>0<31)break r;if((e-913&65535)>>>0>26)break e}return e+32|0}e:{
if((e&65520)!=1024){if((e-330&65535)>>>0<46||(e-256&65535)>>>0<49||(e-306&65535)>>>0<6)break e;r:{a:{i:{t:{n:{r=e&65535
;f:{o:{if(r>>>0<=901){b:switch(r-416|0){case 0:break e;case 1:case 2:case 3:case 4:case 5:case 6:case 7:case 8:case 9:
case 10:case 11:case 12:case 13:case 14:break o;case 15:break f;default:break b}if(a=255,(r|0)!=376)break o;break a}
b:switch(r-902|0){case 1:case 2:case 3:case 4:case 5:case 7:break o;case 0:break n;case 6:break t;case 8:case 9:break i
;default:break b}if((r|0)==1168)break e}if((e-313&65535)>>>0<16)break f;if((e-377&65535)>>>0>5)break r}return(e&1)+e|0}
return 940}return 972}a=e+63|0}return a}return(e-904&65535)>>>0<3?e+37|0:e}return e|80}return e|1}function $a(e){var r=0
;e:{r:{
if((e-192&65535)>>>0<192||(e-416&65535)>>>0<17||(r=e&65535,r>>>0>=768&&(r>>>0<804||(r|0)==902||(e-904&65535)>>>0<250))||(e+154&65535)>>>0<58||(e-3648&65535)>>>0<15||(e-3585&65535)>>>0<58||(e-1649&65535)>>>0<99||(e-1601&65535)>>>0<18||(e-1569&65535)>>>0<26||(e-1168&65535)>>>0<112)break r
;if(r=0,(e-1456&65535)>>>0>58)break e}r=(e-215&65503)!=0}return r}function _a(e){var r=0,a=0;r=v-16|0,v=r,e=e&255,
i[r+9|0]=f[e+186418|0],i[r+8|0]=f[e+186458|0],e=176880;e:{if(f[r+8|0]||(a=f[r+9|0],Br(187476,n[46868]),
b[46871]<=a>>>0))break e;e=n[46870]+(a<<9)|0}return v=r+16|0,e+256|0}function ei(e,r,a){var i=0;e:{if((a|0)<0)break e
;if(a){if(i=U(a),!i)break e;n[e+8>>2]=0,n[e+4>>2]=i,n[e>>2]=a,a&&Ze(i,r,a),n[e+8>>2]=a;return}n[e+8>>2]=0,n[e>>2]=0,
n[e+4>>2]=1;return}ze()}function ri(e){var r=0,a=0,i=0,t=0,o=0;r=v-16|0;e:{r:{a:{i:{t:{n:{if(i=n[e+16>>2],i){if(a=1,r=0,
e=n[e+20>>2],(e|0)!=2){if(a=0,e>>>0<=2||f[i+2|0]!=45)break e;r=e-3|0,a=i+3|0}if(e=f[i|0],
o=(((e-65&255)>>>0<26?32:0)|e)&255,e=f[i+1|0],t=o|(((e-65&255)>>>0<26?32:0)|e)<<8,r>>>0<=3){if((r|0)!=2)break r
;f:switch(e=f[a|0],e-72|0){case 0:case 32:break t;case 5:case 37:break i;case 12:case 44:break f;default:break r}
if((f[a+1|0]|32)!=119)break n;break a}if((f[a|0]|32)!=104||(f[a+1|0]|32)!=97||(f[a+2|0]|32)!=110)break r
;if((f[a+3|0]|32)==116)break a;break r}if(i=n[e+24>>2],!i||(e=n[e+28>>2],!e)||(o=e,e=f[i|0]==46,(o-e|0)!=2))break e
;for(e=e+i|0,e=f[e|0]|f[e+1|0]<<8,n[r+12>>2]=156,n[r+8>>2]=177888,o=(e|((e-65&255)>>>0<26?32:0))&255,e=e>>>8|0,
t=o|(((e-65&255)>>>0<26?32:0)|e)<<8,e=n[r+12>>2]&-4,r=n[r+8>>2]-4|0;;){if(a=1,!e)break e;if(e=e-4|0,r=r+4|0,
(f[r|0]|f[r+1|0]<<8)==(t|0))break}t=f[r+2|0]|f[r+3|0]<<8;break e}switch(e-104|0){case 0:break t;case 5:break i;default:
break r}}if((f[a+1|0]|32)==107)break a;if((e|0)!=77)break r}if((f[a+1|0]|32)!=111)break r}if((t&65535)!=26746)break r
;a=1,t=29818;break e}a=1}return t<<8|a}function ai(e,r,a,t){
var s=0,A=0,l=0,d=u(0),h=u(0),g=0,m=0,w=u(0),p=0,y=0,B=0,E=0,x=u(0),I=u(0),M=0,S=u(0),F=u(0),D=0,Q=0,T=0,P=0,W=u(0),X=0
;for(g=v-48|0,v=g,A=n[r+168>>2],s=4;l=n[r+s>>2],(l|0)!=(A|0)&&(p=p+1|0,s=s+4|0,(s|0)!=168););s=p>>>0>39,l=(A|0)!=(l|0),
E=f[r+176|0],y=ui(a,t);e:{if(y>>>0>32||(E|0)==3)break e;m=(A-k(y,56)|0)-120|0,h=u((A>>>0>=m>>>0?m:0)>>>0)}B=s|l,
d=u((y>>>0<=1?1:y)>>>0);e:{r:{a:{i:{if(t){for(l=0,s=a,m=t;l=(n[s>>2]&i[s+5|0]>>31)+l|0,s=s+8|0,m=m-1|0,!!m;);if(s=1,
(l|0)==1)break i}if(!B)break a;s=0,x=u(1);break e}if(!B)break r;x=u(1);break e}s=!p&(y|0)==2}l=f[p+176656|0],
i[g+9|0]=f[l+186418|0],i[g+8|0]=f[l+186458|0],x=f[g+8|0]?u(.6700000166893005):u(1)}w=u(u(x*u(A>>>0))+u(-91)),
S=u((w!=w||w<u(0)?u(0):w)/d),w=u(S+u(-38)),F=w!=w||w<u(0)?u(0):w,s&&(s=E<<2,I=c[s+186588>>2],W=c[s+186572>>2]),
w=u(u(u(b[r+172>>2])/d)+u(-.03999999910593033)),w=u(u((w!=w||w<u(0)?u(0):w)*u(-3))+u(1)),w=w!=w||w<u(.5)?u(.5):w;e:{
if(E=U(656),!E)break e
;for(x=u(u(1)-I),I=u(u(66)/u(u(F*d)+u(66))),h=u(h/u(48)),F=u(u(u(x+u(u(u(1)-I)*u(-.029999999329447746)))*w)/u(u(h*h)+u(1))),
n[g+16>>2]=E,n[g+12>>2]=41,h=u(1/0),l=0,m=0,p=0,s=4;;){n[g+20>>2]=m;r:{for(;;){if(A=p,(s|0)==168)break r;if(p=A+1|0,
y=r+s|0,s=s+4|0,Q=n[y>>2],(Q|0)!=-1)break}y=A>>>0>=40?40:f[A+176656|0],T=n[((y&255)<<2)+186604>>2],A=t,M=v-16|0,v=M;a:{
if((y&255)==40){B=-1;break a}if(B=y&255,i[M+9|0]=f[B+186418|0],i[M+8|0]=f[B+186458|0],f[M+8|0]){B=((B|0)==30?29:y)&255
;break a}if(X=_a(y),!A){B=-2128831035;break a}for(D=a+5|0,B=-2128831035;P=i[D|0],
(P|0)<0&&(B=k(o[X+((P&127)<<1)>>1]^B,16777619)),D=D+8|0,A=A-1|0,!!A;);}v=M+16|0,d=u(u(I*u(Q-T>>>0))+u(T>>>0)),
h=d!=d||d>h?h:d,n[g+12>>2]==(m|0)&&(A=g+12|0,(fr(A,n[A>>2],1,4,16)|0)!=-2147483647&&ze(),E=n[g+16>>2]),A=(m<<4)+E|0,
i[A+12|0]=y,n[A+8>>2]=B,n[A+4>>2]=0,c[A>>2]=d,l=l+16|0,m=m+1|0;continue}break}for(t=n[g+16>>2],y=t+(m<<4)|0,I=u(0),
s=t;;){if(l){
d=u(u(c[s>>2]-h)/u(12)),d=d<u(126)?d:u(126),a=d>=u(0),a=d>u(4294967040)?-1:a&&d<u(4294967296)&d>=u(0)?~~d>>>0:0,
d=u(u(u(u(d-u(a>>>0))*u(-.5))+u(1))*(Re(2,1065353216-(a<<23)|0),$e())),c[s+4>>2]=d,I=u(I+d),l=l-16|0,s=s+16|0;continue}
break}if(p=0,E=4,s=0,m&&(s=m,E=U(k(s,12)),!E))break e;n[g+28>>2]=E,n[g+24>>2]=s,a=t+4|0,A=0;r:{a:{for(;;){i:{
n[g+32>>2]=A;t:{n:{if((t|0)!=(y|0)){for(B=n[t+8>>2],w=c[t>>2],M=f[t+12|0],d=u(-0),s=a,
l=m;d=(B|0)==n[s+4>>2]?u(d+c[s>>2]):d,s=s+16|0,l=l-1|0,!!l;);if(h=u(0),S>=u(116)||(h=u(d/I),h=h<u(1)?h:u(1),d=u(h*h),
x=d,d=u(u(1)-h),h=u(h+u(W*u(u(x/u(x+u(d*d)))-h))),h=u(F*u(h+u(u(h*u(.18000000715255737))*u(u(1)-h))))),A)break n;l=0
;break t}if(t=n[r>>2],s=n[g+28>>2],S>=u(116)||!A)break i;h=c[s>>2],a=40,r=f[s+4|0],
(r|0)!=40&&(a=si(n[t+8>>2],n[t+12>>2],r)&255),l=(a|0)==40,r=l?4:0,d=l?u(0):h;break a}for(l=0,s=0;;){B=s+E|0,d=c[B>>2]
;n:{if(d==h){if(!(w<c[B+8>>2]))break n;break t}if(d<h)break t}if(l=l+1|0,s=s+12|0,(p|0)==(s|0))break}l=A}
n[g+24>>2]==(A|0)&&(nr(g+24|0),E=n[g+28>>2]),s=k(l,12)+E|0;t:{if(A>>>0<=l>>>0||(l=k(A-l|0,12),!l))break t;Ze(s+12|0,s,l)
}t=t+16|0,c[s+8>>2]=w,i[s+4|0]=M,c[s>>2]=h,p=p+12|0,A=A+1|0;continue}break}if(r=4,a=40,d=u(0),A)break a;l=0,A=0,t=4
;break r}y=k(A,12)+s|0;a:{for(;;){if(l=s+12|0,m=f[s+4|0],(m|0)!=40&&(A=si(n[t+8>>2],n[t+12>>2],m)&255,(A|0)!=40))break a
;if(s=l,p=p-12|0,!p)break}A=0,l=0,t=4;break r}if(h=c[s>>2],m=U(32),!m)break e;i[m+4|0]=A,c[m>>2]=h,A=1,n[g+44>>2]=1,
n[g+40>>2]=m,n[g+36>>2]=4;a:{if((l|0)==(y|0))break a;for(;;){for(s=l;;){i:{if(l=s+12|0,p=f[s+4|0],
(p|0)!=40&&(p=si(n[t+8>>2],n[t+12>>2],p)&255,(p|0)!=40))break i;if(s=l,(y|0)!=(s|0))continue;break a}break}if(h=c[s>>2],
n[g+36>>2]==(A|0)&&(ki(g+36|0,1),m=n[g+40>>2]),s=(A<<3)+m|0,i[s+4|0]=p,c[s>>2]=h,A=A+1|0,n[g+44>>2]=A,(l|0)==(y|0))break
}}l=n[g+36>>2],t=n[g+40>>2]}c[e+12>>2]=d,i[e+17|0]=a,i[e+16|0]=r,n[e+8>>2]=A,n[e+4>>2]=t,n[e>>2]=l,e=n[g+24>>2],
e&&C(n[g+28>>2],k(e,12)),e=n[g+12>>2],e&&C(n[g+16>>2],e<<4),v=g+48|0;return}ze()}function ii(e){return e=e|0,
e<<8|(e&65280)>>>8}function ti(e,r,a){var i=0,t=0,n=0,o=0,b=0,c=0,s=0;if(r){for(;;){i=Xi[a|0](f[e|0]|f[e+1|0]<<8)|0,
n=i&64512;e:{r:{a:{t=i&65535;i:{if(1<<t&9728&&t>>>0<=13)break i
;if(t-8204>>>0<2||(t|0)==8364||(t|0)==8470||(t|0)==8482)break r;if((i-32&65535)>>>0<95)break i
;if((i-160&65535)>>>0>95)break a}b=b+1|0,i=1;break e}a:{i:{if((i-7840&65535)>>>0<96||(i-256&65535)>>>0<192)break i
;if((i-768&65535)>>>0>35)break a}o=o+1|0,i=1;break e}
if((i+21504&65535)>>>0<11172||(i-19968&65535)>>>0<20992||(i&65280)==12288||(i-8208&65535)>>>0<79||(i-880&65535)>>>0<912||(i&65408)==3584||(i+255&65535)>>>0<238||(n|0)==55296)break r
;i=(n|0)==56320&s;break e}i=1}if(s=(n|0)==55296,e=e+2|0,c=i+c|0,r=r-1|0,!r)break}e=(o-(b<<1)|0)-2|0,e=e>>>0<=o>>>0?e:0
}else e=0;return c-e|0}function ni(e){return e=e|0,e|0}function fi(e){return e=e|0,0}function oi(e,r,a,t,f,o){
var c=0,s=0,k=0;c=(r&255)<<2,k=n[c+186604>>2],s=n[e>>2];e:{if(!Ai(n[s+8>>2],n[s+12>>2],r)||(r=e+c|0,c=n[r+4>>2],s=r,
r=a+k|0,n[s+4>>2]=r>>>0>c>>>0?c:r,r>>>0>=b[e+168>>2]))break e;a=Xi[o|0](f)|0,i[e+176|0]=t,n[e+168>>2]=r,n[e+172>>2]=a}}
function bi(e,r,a){var i=0,t=0,n=0,o=0,b=0,c=0,s=0;e:{r:{if(!r)break r;for(n=e-1|0,i=r;;){if(o=f[i+n|0],
!(o&&(o|0)!=26)){if(i=i-1|0,i)continue;break r}break}t=1,i=r>>>0>i>>>0?i:r;break e}i=0}n=t&&r>>>0<2048?i:r;e:{
if(!n)break e;for(t=0;r=f[e+t|0],b=(r>>>0<12&2175>>>r|(r-14&255)>>>0<13|(r&252)==28)+b|0,t=t+1|0,(n|0)!=(t|0););r:{a:{
i:{if(!f[e|0])break i;if((n|0)==1)break a;for(r=n;;){for(c=e+1|0,o=r-1|0,i=0,t=0;;){t:{n:switch(i=f[e+i|0],i|0){case 1:
case 2:case 3:case 4:case 5:case 6:case 11:break i;case 0:break t;default:break n}
if((i-14&255)>>>0<13||(i&252)==28)break i}if(i=1,s=t&1,t=1,!!s)break}if(!(f[e|0]|f[e+1|0]<<8))break i;if(i=r>>>0<3,r=o,
e=c,!!i)break}break a}if(!a)break r}if(c=0,b>>>0<=1)break e;return k(b,10)>>>0>k(n,3)>>>0}c=n>>>0<k(b,50)>>>0}return c}
function ci(e,r,a){var b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,y=0,B=0,E=0,x=0,I=0,M=0;b=v-2144|0,v=b,
Oe(b,0,2048),g=1;e:{if(s=a<<1,(s|0)<0||a&&(c=a,g=U(s),!g))break e;for(n[b+2056>>2]=0,n[b+2052>>2]=g,n[b+2048>>2]=c,
n[b+2068>>2]=0,n[b+2072>>2]=0,n[b+2060>>2]=0,n[b+2064>>2]=4,n[b+2076>>2]=0,n[b+2080>>2]=0,n[b+2084>>2]=0,n[b+2088>>2]=0,
n[b+2100>>2]=0,n[b+2092>>2]=0,n[b+2096>>2]=4,n[b+2112>>2]=0,n[b+2116>>2]=0,n[b+2104>>2]=0,n[b+2108>>2]=1,
t[b+2128>>1]=257,n[b+2120>>2]=151806827,n[b+2124>>2]=0,n[b+2140>>2]=0,n[b+2132>>2]=0,n[b+2136>>2]=1,I=r+a|0,s=0;;){a=d
;r:{a:{i:{t:{n:{f:{o:{b:{c:{s:{k:{u:{A:{if(!r||(r|0)==(I|0))break A;d=f[r|0],r=r+1|0;break u}if(M)break k;d=32,M=1,r=0}
u:{if((d-48&255)>>>0>=10&&(l=0,((d&-33)-65&255)>>>0>=26))break u;l=(a&255)==46|p}if(p=l,(d-65&255)>>>0<26)break n
;if((d-97&255)>>>0<26)break b;if(c=d&255,(c|0)==33)break c;if((c|0)==47)break s;if(l=0,(c|0)==62||(l=s,
d<<24>>24>=0))break f;break a}if(A>>>0>536870911||(a=A<<3,a>>>0>2147483644))break e;h=n[b+2048>>2],m=0;k:{if(!a){d=4,r=0
;break k}if(r=A,d=U(a),!d)break e}if(A)for(a=A<<1,p=a+g|0,m=(a-2>>>1|0)+1|0,c=d,a=g;l=f[a+1|0],s=0,w=l<<8,u=s,A=f[a|0],
A>>>0<=31&&(s=o[(A<<6|l<<1)+b>>1]),n[c>>2]=A|w,n[c+4>>2]=s|u,c=c+8|0,a=a+2|0,(p|0)!=(a|0););h&&C(g,h<<1),a=n[b+2060>>2],
a&&C(n[b+2064>>2],a<<3),a=n[b+2080>>2],n[e+16>>2]=n[b+2076>>2],n[e+20>>2]=a,a=n[b+2088>>2],n[e+24>>2]=n[b+2084>>2],
n[e+28>>2]=a,n[b+2064>>2]=d,n[b+2060>>2]=r,r=n[b+2064>>2],n[e>>2]=n[b+2060>>2],n[e+4>>2]=r,n[b+2068>>2]=m,
r=n[b+2072>>2],n[e+8>>2]=n[b+2068>>2],n[e+12>>2]=r,e=n[b+2132>>2],e&&C(n[b+2136>>2],e),Ga(b+2092|0),v=b+2144|0;return}
if(l=s,(a&255)==60)break o;break f}if(l=s,(a&255)==60)break o;break f}if(l=s,(a&255)!=60)break f}l=1}
if(((d-123&255)>>>0<230|l|p)&1)break t;break i}if(l=1,(a&255)==60)break t;if(l=s,!((p|s)&1))break i}t:{if(!u)break t
;for(s=-2128831035,a=0,c=n[b+2136>>2];s=k(f[a+c|0]^s,16777619),a=a+1|0,(u|0)!=(a|0););if(!Va(b+2092|0,s))break t;n:{
if(u>>>0<=3){for(s=c-1|0,a=u;;){if(!a){s=24;break n}if(h=a+s|0,a=a-1|0,!(i[h|0]>=0))break}s=16;break n}if(s=16,
(f[c|0]|f[c+1|0]<<8|(f[c+2|0]<<16|f[c+3|0]<<24))&-2139062144)break n;if(a=c+3&-4,a=(a|0)==(c|0)?4:a-c|0,h=u-4|0,
a>>>0<h>>>0)for(;;){if(n[a+c>>2]&-2139062144)break n;if(a=a+4|0,!(h>>>0>a>>>0))break}a=c+h|0,
s=(f[a|0]|f[a+1|0]<<8|(f[a+2|0]<<16|f[a+3|0]<<24))&-2139062144?16:24}B=c+u|0,w=(b+2060|0)+s|0,s=0,m=0,y=0;n:{f:for(;;){
for(u=1,a=s;;){o:{h=c+1|0,c=f[c|0],s=c&31;b:{c:{s:{if(!(u&1)||c<<24>>24<0)break s;u=(((a&255)<<6)+b|0)+(s<<1)|0,
E=o[u>>1],E||(n[b+2048>>2]==(A|0)&&(La(b+2048|0),g=n[b+2052>>2]),x=(A<<1)+g|0,i[x+1|0]=s,i[x|0]=a,A=A+1|0,
n[b+2056>>2]=A),t[u>>1]=E+1,m=m+1|0;break c}if(c<<24>>24<0)break b;m=0}if(n[w>>2]=n[w>>2]+(c>>>0>96),
n[w+4>>2]=n[w+4>>2]+(c>>>0<97&y),y=(c-65&255)>>>0<26,c=h,(B|0)==(c|0))break o;continue f}if(u=0,a=s,m=0,y=0,c=h,
(B|0)!=(c|0))continue;break n}break}break}a=(s<<6)+b|0,c=o[a>>1],c||(n[b+2048>>2]==(A|0)&&La(b+2048|0),g=n[b+2052>>2],
u=g+(A<<1)|0,i[u+1|0]=0,i[u|0]=s,A=A+1|0,n[b+2056>>2]=A),u=(m|0)>1,t[a>>1]=c+1}n[b+2072>>2]=n[b+2072>>2]+u}s=l,u=0
;break r}s=0}n[b+2132>>2]==(u|0)&&Xe(b+2132|0),i[n[b+2136>>2]+u|0]=d,u=u+1|0}n[b+2140>>2]=u}}ze()}function si(e,r,a){
var i=0,t=0,n=0,o=0;e:{if(!e)break e;for(t=e+r|0,n=a&255;;){if((r|0)!=(i|0)){if(o=e+i|0,i=i+1|0,f[o|0]!=(n|0))continue
;break e}break}if(!r)return 40;r:{for(;;){for(r=e,e=r+1|0,i=-12,r=f[r|0];;){
if((r|0)==f[i+131408|0]&&f[i+131409|0]==(a&255)||(r|0)==f[i+131410|0]&&f[i+131411|0]==(a&255)||(r|0)==f[i+131412|0]&&f[i+131413|0]==(a&255))break r
;if(i=i+6|0,!i)break}if((e|0)==(t|0))break}return 40}a=r}return a}function ki(e,r){var a=0;e:{if(a=n[e+8>>2],
n[e>>2]-a>>>0>=r>>>0||(fr(e,a,r,4,8)|0)==-2147483647)break e;ze()}}function ui(e,r){var a=0;if(r)for(;a=n[e>>2]+a|0,
e=e+8|0,r=r-1|0,!!r;);return a}function Ai(e,r,a){return e?(a&255)==40?0:(si(e,r,a)&255)!=40:1}function li(e,r,a,i,t,o){
var c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0,w=0,p=0,v=0,y=0,B=0,E=0,x=0,I=0,M=0;for(E=o<<3,x=k(r,12)+e|0,h=-1;;){if(s=e,
(x|0)!=(s|0)){if(e=s+12|0,g=n[s>>2],r=n[g+768>>2],r>>>0>=i>>>0)continue;if(c=n[s+8>>2],A=n[s+4>>2],o)for(m=(r<<5)+a|0,
w=E,r=t;;){p=f[r+5|0],u=k(p,3)+g|0,l=f[u+2|0],d=r,v=f[r+4|0],r=k(v,3)+g|0,I=f[r|0],y=0,B=f[u|0];e:{
if((B-11&255)>>>0<4||(r=f[u+1|0]+k(n[m+28>>2],f[r+1|0])|0,r>>>0>=b[m+20>>2]))break e;y=f[r+n[m+16>>2]|0]}if(r=d+8|0,M=c,
d=n[d>>2],c=l+y|0,l=(p|0)==(v|0)&&(l|0)==178?20:c,u=((I<<4|B)&255)<<1,c=M+k(d,l+f[u+178301|0]|0)|0,
A=k(d,l+f[u+178300|0]|0)+A|0,w=w-8|0,!w)break}n[s+8>>2]=c,n[s+4>>2]=A,r=A>>>0<h>>>0?A:h,h=r>>>0>c>>>0?c:r;continue}break
}return h}function di(e){e=e|0;var r=0,a=0,i=0,t=0,o=0;t=n[e>>2],a=n[e+8>>2],r=a<<3,e=n[e+4>>2],i=e;e:{r:{for(;;){
if(!r)break r;if(r=r-8|0,o=f[i+5|0],i=i+8|0,f[(k(o,3)+t|0)+2|0]==113)break}r=ui(e,a);break e}if(r=0,!a)break e
;for(r=0;r=((f[k(f[e+5|0],3)+t|0]&14)==12?n[e>>2]:0)+r|0,e=e+8|0,a=a-1|0,!!a;);}return r|0}function hi(e,r,a,i,t){
var o=0,b=0,c=0,s=0,u=0,A=0,l=0,d=0,h=0,g=0,m=0;e:{r:{if(!t){c=4,r=0;break r}if(c=U(t<<2),!c)break e;for(;;){
d=(s<<2)+c|0,b=(s<<5)+i|0,o=-1;a:{if(n[b+24>>2]==1||(o=0,!a))break a;for(h=n[b+16>>2],g=n[b+20>>2],m=n[b+28>>2],u=0,o=r,
b=a;A=0,l=f[o+1|0]+k(f[o|0],m)|0,l>>>0<g>>>0&&(A=k(n[o+4>>2],f[h+l|0])),o=o+8|0,u=u+A|0,b=b-1|0,!!b;);o=k(u,10)>>>4|0}
if(n[d>>2]=o,s=s+1|0,(s|0)==(t|0))break}r=t}n[e+8>>2]=t,n[e+4>>2]=c,n[e>>2]=r;return}ze()}function gi(e,r,a){
var i=0,t=0,f=0,o=0;i=r<<2;e:{if(!r||(t=n[e>>2],(r|0)==1))break e;for(r=e+4|0,f=i-4>>>2|0;o=n[r>>2],t=t>>>0<o>>>0?t:o,
r=r+4|0,f=f-1|0,!!f;);}for(;;){e:{if(i){if(r=n[e>>2],(r|0)==-1)break e;r=r-t|0,n[e>>2]=r>>>0>a>>>0?a:r;break e}return}
e=e+4|0,i=i-4|0}}function mi(e,r){return e=e|0,r=r|0,(r&255)==62|0}function wi(e,r,a,i){var t=0,o=0,b=0,c=0,s=0
;b=n[r+4>>2];e:{if(!b)break e;t=b,c=n[r>>2],o=c;r:{for(;;){if(Xi[i|0](a,f[o|0])|0)break r;if(t=t-1|0,n[r+4>>2]=t,
o=o+1|0,n[r>>2]=o,!t)break}break e}t=b-t|0,s=c}n[e+4>>2]=t,n[e>>2]=s}function pi(e,r,a,i,t){var o=0,b=0,c=0;b=v-32|0,
v=b,c=n[e>>2],o=n[e+4>>2];e:{if(!yi(c,o,r,a,i))for(;;){if(!o){o=2;break e}if(o=o-1|0,n[e+4>>2]=o,c=c+1|0,n[e>>2]=c,
!!yi(c,o,r,a,i))break}if(n[e>>2]=a>>>0>o>>>0?1:a+c|0,r=o-a|0,n[e+4>>2]=r>>>0<=o>>>0?r:0,n[b+28>>2]=t,n[b+24>>2]=1,
wi(b+16|0,e,b+24|0,13),o=2,!n[b+16>>2]||(r=n[e+4>>2],!r))break e;if(a=n[e>>2],f[a|0]!=61){o=0;break e}n[e+4>>2]=r-1,
n[e>>2]=a+1,n[b+28>>2]=t,n[b+24>>2]=1,wi(b+8|0,e,b+24|0,13),o=n[b+8>>2]?1:2}return v=b+32|0,o}function vi(e,r){
var a=0,t=0,o=0,b=0;a=v-16|0,v=a,t=n[r+4>>2];e:{if(!t){n[e>>2]=1;break e}o=n[r>>2],b=f[o|0],i[a+11|0]=b
;r:switch(b-34|0){default:n[e>>2]=0,n[e+4>>2]=0;break e;case 0:case 5:break r}if(n[r+4>>2]=t-1,n[r>>2]=o+1,
n[a+12>>2]=a+11,wi(a,r,a+12|0,14),t=n[a>>2],!t){n[e>>2]=1;break e}o=n[a+4>>2],n[e+4>>2]=t,n[e>>2]=0,n[e+8>>2]=o,
e=n[r+4>>2],n[r>>2]=e?n[r>>2]+1|0:1,n[r+4>>2]=e-((e|0)!=0)}v=a+16|0}function yi(e,r,a,i,t){for(var n=0,o=0,b=0;;){e:{
if(n=i,!n||!r)break e
;if(r=r-1|0,i=n-1|0,o=f[e|0],b=f[a|0],e=e+1|0,a=a+1|0,(((t&&(o-65&255)>>>0<26?32:0)|o)&255)==(b|0))continue}break}
return!n}function Bi(e,r){return e=e|0,r=r|0,Xi[n[n[e+4>>2]+20>>2]](n[e>>2],r)^1}function Ei(e,r){return e=e|0,r=r|0,
f[n[e>>2]]==(r&255)|0}function xi(e,r){return e=e|0,r=r|0,(r&255)>>>0<33|0}function Ii(e,r){return e=e|0,r=r|0,
(r&255)==60|0}function Mi(e,r){var a=0,i=0,t=0,o=0,b=0,c=0,s=0,k=0,u=0;a=v+-64|0,v=a,b=1,wi(a+40|0,r,1,15);e:{
if(!n[a+40>>2]||(o=n[r+4>>2],!o))break e;if(c=n[r>>2],f[c|0]==62){b=0,n[e+4>>2]=0;break e}if(n[r+4>>2]=o-1,n[r>>2]=c+1,
wi(a+32|0,r,1,16),!n[a+32>>2]||(u=n[a+36>>2],wi(a+24|0,r,1,17),!n[a+24>>2])||(s=n[r+4>>2],!s))break e;i=1,k=n[r>>2],t=0
;r:{if(f[k|0]!=61)break r;if(n[r+4>>2]=s-1,n[r>>2]=k+1,wi(a+16|0,r,1,17),!n[a+16>>2]||(vi(a+52|0,r),
n[a+52>>2]==1))break e;if(i=n[a+56>>2],t=n[a+60>>2],i)break r;if(wi(a+8|0,r,1,4),i=n[a+8>>2],!i)break e;t=n[a+12>>2]}
n[e+16>>2]=t,n[e+12>>2]=i,r=u+1|0,n[e+8>>2]=r>>>0<o>>>0?r:o,n[e+4>>2]=c,b=0}n[e>>2]=b,v=a- -64|0}function Ci(e,r){
return e=e|0,r=r|0,e=r&31,(r&63)>>>0>=32?e=1073741825>>>e|0:e=((1<<e)-1&1073741825)<<32-e|13824>>>e,e&(r&255)>>>0<63}
function Si(e,r){return e=e|0,r=r|0,e=r&31,(r&63)>>>0>=32?e=32766>>>e|0:e=((1<<e)-1&32766)<<32-e|-13825>>>e,
(e|(r&255)>>>0>47)&1}function Ui(e,r){
return e=e|0,r=r|0,e=r&31,(r&63)>>>0>=32?e=1610645505>>>e|0:e=((1<<e)-1&1610645505)<<32-e|13824>>>e,e&(r&255)>>>0<63}
function Fi(e,r){return e=e|0,r=r|0,((r&255)>>>0>32|((r&63)>>>0<32?-13825>>>r|0:0))&1}function Di(e,r){return e=e|0,
r=r|0,e=r&31,(r&63)>>>0>=32?e=134217729>>>e|0:e=((1<<e)-1&134217729)<<32-e|13824>>>e,e&(r&255)>>>0<60}function Qi(e,r){
return e=e|0,r=r|0,e=r&31,(r&63)>>>0>=32?e=1>>>e|0:e=((1<<e)-1&1)<<32-e|13824>>>e,e&(r&255)>>>0<33}function Ti(e,r){
var a=0,i=0,t=0;return a=r>>>16|0,i=e>>>16|0,r=r&65535,e=e&65535,t=k(r,e),r=(t>>>16|0)+k(r,i)|0,e=(r&65535)+k(e,a)|0,
E=k(a,i)+(r>>>16|0)+(e>>>16)|0,t&65535|e<<16}function Pi(e,r){var a=0,i=0;return e|r?(a=r-1|0,i=e-1|0,
a=(i|0)!=-1?a+1|0:a,i=l(e^i)+32|0,e=l(r^a),e=(e|0)==32?i:e,r=63-e|0,E=0-(e>>>0>63)|0,r):(E=0,64)}function Wi(e,r){
for(var a=0,i=0,t=0;;){if(t=a,e|r){a=e,e=a-1&a,r=r-!a&r,a=t+1|0,i=a?i:i+1|0;continue}break}return E=i,t}Je=f,Ve(e)
;var Xi=[null,ee,mi,Ii,Ci,ii,ni,fi,F,ye,Me,Ue,di,Bi,Ei,Si,Ui,Fi,Di,Jr,qr,qa,Pa,Wa,Gr,Xa,Ja,jr,Hr,vr,wa,pa,yr,Fr,Dr,Qr,Ua,Fa,va,_r,Yr,Lr,ya,Rr,Ba,Ea,$r,Pr,Wr,Xr,Da,Qa,Ta,pr,Vr,Tr,He,sr,ha,Er,xr,Zr,xi,xi,xi,Qi,Qi,Qi,Na,xa]
;function Hi(){return a}function Ji(e){return a+e>256?-1:(a+=e,a-e)}return{memory:Object.create(Object.prototype,{grow:{
value:e=>{if(Ji(e)<0)throw new RangeError("The memory is full.")}},buffer:{get:function(){return r}}}),alloc:D,
block_length:Q,byte_table:T,codec:W,codec_length:X,decode_block:H,default_for:V,encode_block:L,feed_detector:Z,
find_declared_label:$,give_labels:ae,guess:ie,input:ne,is_free_of:fe,new_decoder:oe,new_encoder:ce,new_transcoder:ke,
output:le,pair_table:de,report:ge,set_source_encoding:me,sniff_html:ve,sniff_xml:Ee,transcode_block:xe,unit_table:De,
units:Pe,units_length:We,__data_end:{get value(){return y},set value(e){y=e}},__heap_base:{get value(){return B},
set value(e){B=e}}}}var er=()=>_e({});var rr=()=>{},ar="encoding-wasm/no-wasm",ir=!0
;var tr=(e,r)=>e?.prototype?.[r],nr=e=>tr(globalThis.Buffer,e),fr=/* @__PURE__ */nr("ucs2Slice"),or=/* @__PURE__ */nr("ucs2Write"),br=/* @__PURE__ */nr("utf8Slice"),cr=/* @__PURE__ */nr("latin1Slice"),sr=e=>globalThis[e],kr=/* @__PURE__ */sr("TextDecoder"),ur=/* @__PURE__ */tr(kr,"decode"),Ar=/* @__PURE__ */sr("TextEncoder"),lr=/* @__PURE__ */tr(Ar,"encode"),dr=/* @__PURE__ */tr(Ar,"encodeInto")
;function hr(e,r=!1,a=!0){let i=new kr(e,{fatal:r,ignoreBOM:a});return Object.defineProperty(i,"decode",{value:ur})}
function gr(){let e=new Ar;return Object.defineProperties(e,{encode:{value:lr},encodeInto:{value:dr}}),e}function mr(e){
try{return e()}catch{return}}var wr=e=>globalThis.process?.getBuiltinModule?.(e),pr=()=>"WebSocketPair"in globalThis,vr
;function yr(){let{TransformStream:e}=globalThis
;return e&&(e===vr||pr())?e:(vr=[e,wr("node:stream/web")?.TransformStream].find(e=>typeof e=="function"&&typeof(new e).readable?.getReader=="function"),
vr)}var Br=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],Er;function xr(){
if(typeof WebAssembly!="object")return!1;try{
Er??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(Br)))!==null}catch(e){let{name:r}=e
;(r==="CompileError"||r==="EvalError")&&(Er=!1)}return Er??!0}
var Ir=/* @__PURE__ */r(()=>pr()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":br&&cr&&fr?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other")
;var Mr=1/0,Cr={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],
utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],
multiByte:[0,513]},chromium:{utf8:[0,64],utf16LE:[0,Mr],singleByte:[4096,Mr],multiByte:[512,Mr]},firefox:{utf8:[0,17],
utf16LE:[0,33],singleByte:[256,257],multiByte:[512,Mr]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],
multiByte:[0,Mr]}},Sr={node:{ascii:48,loop:128,utf16ByString:16777216},deno:{ascii:48,loop:128,utf16ByString:0},bun:{
ascii:32,loop:Mr,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},firefox:{ascii:400,loop:Mr,
utf16ByString:0},other:{ascii:Mr,loop:Mr,utf16ByString:0}},Ur={node:{utf8Slice:8191,latin1:!0,readByHost:128,
writeByHost:64},deno:{utf8Slice:64,latin1:!0,readByHost:128,writeByHost:Mr},bun:{utf8Slice:0,latin1:!0,readByHost:16,
writeByHost:16},chromium:{utf8Slice:0,latin1:!1,readByHost:Mr,writeByHost:Mr},firefox:{utf8Slice:0,latin1:!1,
readByHost:1024,writeByHost:Mr},other:{utf8Slice:0,latin1:!1,readByHost:16,writeByHost:Mr}
},Fr=[0,Mr],Dr=[Mr,Mr],Qr=/* @__PURE__ */e(40);function Tr(e){if(Qr[e]===void 0){let[r,a]=Pr(e);Qr[e]={lookUp:r,host:a}}
return Qr[e]}function Pr(e){let{utf8:r,utf16LE:a,singleByte:i,multiByte:t}=Cr[Ir()]
;return e===0?r:e===38?a:!!1&&(o(e)||b(e))?Dr:o(e)?i:b(e)?t:Fr}var Wr=()=>Sr[Ir()],Xr=()=>Ur[Ir()];function Hr(e,r,a,i){
let t=Yr(a),n=e=>Jr(e,t,r),f=(i&&n(()=>Gr(a,i)))??t,{readByHost:o,writeByHost:b}=Xr(),c=o<1/0&&(n(()=>jr(e,a))??n(()=>Vr(a)))
;return c?{...f,read:(e,r)=>(r<o?f:c).read(e,r),write:(e,r)=>(e.length<b?f:c).write(e,r),maxUnits:c.maxUnits,
collect:c.collect}:f}function Jr(e,r,a){
let i="\ufeffa\0\xe9\u6f22\ufeff\ufffd\u{1f4a9}\uffff and longer than what is short";return mr(()=>{let t=e()
;return t.write(i,a),r.read(a,i.length)===i&&t.read(a,i.length)===i?t:void 0})}var qr="strings";function Gr(e,r){
let[a]=WebAssembly.Module.customSections(r,qr),i=new WebAssembly.Module(a,{builtins:["js-string"]
}),{exports:t}=new WebAssembly.Instance(i,{"encoding-wasm":{memory:e}});return{...t,maxUnits:65539}}function jr(e,r){
let[a,i]=[fr,or];return{read:(r,i)=>a.call(e(),r,r+2*i),write:(r,a)=>i.call(e(),r,a,2*r.length),maxUnits:1/0,
collect:Kr(r,(e,r)=>a.call(e,0,r))}}function Vr(e){let r=hr("utf-16le");return{...Yr(e),
read:(a,i)=>r.decode(new Uint16Array(e.buffer,a,i)),collect:Kr(e,(e,a)=>r.decode(N(e,0,a)))}}function Yr(e){return{
read:(r,a)=>De(e.buffer,r,a),write(r,a){let i=new Uint16Array(e.buffer,a,r.length)
;for(let e=0;e<r.length;e++)i[e]=r.charCodeAt(e)},maxUnits:1/0}}function Kr(e,r){let a
;return typeof WeakRef!="function"?void 0:i;function i(a){let i=t(2*a),n=0;return{add(r,a){
O(i,new Uint8Array(e.buffer,r,2*a),n),n+=2*a},toText:()=>r(i,n)}}function t(e){let r=a?.deref()
;if(r&&r[e-1]!==void 0)return r;let i=new Uint8Array(2**Math.ceil(Math.log2(e)));return a=new WeakRef(i),i}}
var Lr,Nr,zr,Zr,Or={input:0,units:0,output:0},Rr=0,$r={name:"",encoding:-1},_r={isBusy:!0,count:0};function ea(e,r){
$r.name=e,$r.encoding=r,_r.count+=1,_r.isBusy&&ra(),_r.isBusy=!0}function ra(e=rr){if(!!1)return ua(er());try{da(),
Lr??=ka(ba(e())),ua(new WebAssembly.Instance(Lr).exports,Lr)}catch(e){throw ha(e)}}async function aa(e,r){if(!1)try{da()
;let a=e(),i=ca(a)?a:await WebAssembly.compile(r?a:ta(a));ka(i);let t=await WebAssembly.instantiate(i);if(na())return
;ua(t.exports,i),Lr=i}catch(e){throw ha(e)}}var ia=[0,97,115,109];function ta(e){
let r=te(ae(e,"encoding-wasm","initialize() takes a compiled module, its bytes or a Response."))
;if(ia.every((e,a)=>r[a]===e))return r
;throw new TypeError("encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an argument.")
}var na=()=>!_r.isBusy,fa=/* @__PURE__ */r(()=>mr(()=>ca(rr()))===!0),oa=()=>Lr!==void 0||xr()||fa();function ba(e){
return ca(e)?e:new WebAssembly.Module(e)}function ca(e){try{return WebAssembly.Module.customSections(e,sa),!0}catch{
return!1}}var sa="encoding-wasm";function ka(e){
let[r]=WebAssembly.Module.customSections(e,sa),a="encoding-wasm 0.1.0",i=r?String.fromCharCode(...new Uint8Array(r)):"something else"
;if(i===a||i===`${ar} 0.1.0`)return e
;throw new TypeError(`encoding-wasm: the given module belongs to ${i}, not to ${a}; use encoding.wasm of this version.`)
}function ua(e,r=void 0){Nr=e,!1,Or.input=Nr.input(),Or.units=Nr.units(),Or.output=Nr.output(),zr=pa(),
Zr=Hr(()=>wa().bytes,Or.units,Nr.memory,r),Rr=Math.min(Nr.units_length(),Zr.maxUnits),_r.isBusy=!1}
var Aa=ir?"labels and names work without it":"single-byte encodings work without it",la=ir?"import 'encoding-wasm/no-wasm'":"use another host"
;function da(){
if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${la}; ${Aa}.`)
}function ha(e){let{message:r}=e,a=r=>new Error(`encoding-wasm: ${r}`,{cause:e})
;if(r.startsWith("encoding-wasm: "))return e;if(ma(e))return new RangeError(`encoding-wasm: ${ga} (${r})`,{cause:e})
;if(/content security policy|\bCSP\b|: $/i.test(r))return a(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${la}`)
;if(/main thread|larger than \d+ ?[KM]B/i.test(r))return a(`this host compiles WebAssembly only asynchronously here; ${ir?"`await initialize()` before the first call":"call it in a Worker"} (${r})`)
;if(/disallowed by embedder/.test(r))return a(`this host doesn't let this code compile WebAssembly; ${ir?"call initialize() with a compiled module first":Aa} (${r})`)
;let{CompileError:i,LinkError:t}=WebAssembly;if(e instanceof i||e instanceof t){
let r=xr()?"the module is damaged; install it again":`this host lacks its SIMD; ${la}`
;return a(`WebAssembly can't run: ${r} (${e})`)}return e}
var ga="no memory for WebAssembly; free some, and call again",ma=e=>e instanceof RangeError&&/memory/i.test(e.message)
;function wa(){return zr.bytes[0]===void 0&&(zr=pa()),zr}var pa=()=>({bytes:new Uint8Array(Nr.memory.buffer),
input:new Uint8Array(Nr.memory.buffer,Or.input,65536),
codec:new Int32Array(Nr.memory.buffer,Nr.codec(),Nr.codec_length()>>2),
report:new Int32Array(Nr.memory.buffer,Nr.report(),12)});function va(e,r,a){ea(e,r);try{let e=a();return _r.isBusy=!1,e
}catch(e){throw Ba(e)}}var ya;function Ba(e){if(!_r.isBusy||!Ea(e))return e
;let r=i[$r.encoding]?.name,a=`${$r.name}${r?` of ${r}`:""} failed`
;return xa()?new RangeError(`encoding-wasm: ${a}: ${ga}`,{cause:e
}):new Error(`encoding-wasm 0.1.0: ${a} (${e.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:e})}var Ea=e=>e?.name==="RuntimeError";function xa(){try{return Nr.memory.grow(32),!1}catch{return!0}}
var Ia=()=>new Int32Array(wa().codec),Ma=e=>O(wa().codec,e);function Ca(e,r){ea("decoding",e),r?Ma(r):Nr.new_decoder(e)}
function Sa(e,r){ea("encoding",e),r?Ma(r):Nr.new_encoder(e)}function Ua(e,r,a,i){ea("transcoding",e),
i?Ma(i):Nr.new_transcoder(e,r,+a)}function Fa(e,r){Nr.set_source_encoding(e,+r),_r.isBusy=!1}function Da(e){
let r=L(e),a=Nr.alloc(r)>>>0;return O(wa().bytes,e,a),[a,r]}
var Qa=/* @__PURE__ */r(()=>Uint8Array.from(a,e=>e.charCodeAt(0))),Ta,Pa=e=>va("sniffing",-1,()=>(Ta!==Nr&&Nr.give_labels(...Da(Qa())),
Ta=Nr,e())),Wa=(e,r,...a)=>Pa(()=>Nr.sniff_html(...Da(e),r,...a)),Xa=(e,r,a)=>Pa(()=>Nr.sniff_xml(...Da(e),r,a))
;var Ha=(e,r)=>va("sniffing",-1,()=>Nr.default_for(...Da(e),r)),Ja=(e,r,a,i,t,n)=>va("detection",-1,()=>{let f=L(e),o=0
;do{let a=Math.min(o+65536,f);Nr.feed_detector(...Da(N(e,o,a)),+(r&&a===f)),o=a}while(o<f)
;let b=e=>e?Da(e):[0,0],c=Nr.guess(...b(a),...b(i),...b(t),+n)>>>0,{buffer:s}=Nr.memory,k=new Float32Array(s,c,1)[0]
;return new Float32Array(new Float32Array(s,c+4,k))});function qa(e,r,a,i,t){_(wa().input,0,e,r),_r.isBusy=!0
;let n=Nr.decode_block(r,a,+i,+t);return _r.isBusy=!1,n}var Ga=(e,r,a)=>va("decoding",-1,()=>{
for(let i=0,t=1024;i<r;i+=t,t=Math.min(4*t,65536)){let n=Math.min(t,r-i);if(O(wa().input,n===r?e:N(e,i,i+n)),
!Nr.is_free_of(n,128,a))return!1}return!0}),ja={encoding:-1,table:void 0,owner:void 0};function Va(e){
return ja.encoding===e&&ja.owner===Nr&&ja.table?.[0]!==void 0?ja.table:va("encoding",e,()=>{
let r=Nr.unit_table(e)>>>0,{buffer:a}=Nr.memory;return ja.encoding=e,ja.owner=Nr,
r===0?ja.table=void 0:o(e)?ja.table=new Uint8Array(a,r,16384):ja.table=new Uint16Array(a,r,65536),ja.table})}
function Ya(e,r){try{return e+r}catch(e){throw Ka(e)}}
var Ka=e=>new RangeError("The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{
cause:e});var La=(e,r,a,i=0)=>Zr.write(e.slice(r,a),Or.units+2*i);function Na(e,r,a,i){_r.isBusy=!0
;let t=Nr.encode_block(e,r,a,+i);return _r.isBusy=!1,t}var za={none:0,source:1,result:2};function Za(e,r,a,i){let t=L(e)
;_(wa().input,0,e,t),_r.isBusy=!0;let n=Nr.transcode_block(t,+r,a,i);return _r.isBusy=!1,n}function Oa(){
let e=wa().report;return{isFinished:e[0]!==0,read:e[1],written:e[2],start:e[3],length:e[4],codePoint:e[5],replaced:e[6],
firstReplaced:e[7],unmapped:e[8],firstUnmapped:e[9],unmappedCodePoint:e[10],held:e[11]}}
var Ra=e=>$(wa().bytes,Or.output,Or.output+e);function $a(e,r,a){let i=""
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
let t=i.slice(f,f+a.length),o=e.decode(t),b=mr(()=>n.decode(t));if(b!==(o.includes("\ufffd")?void 0:o))return!1
;b===void 0&&(n=r())}return!0})}
var li="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud"
;function di(e,r,a,i){let t=i(!1);return ki(t,r,a)===li.split(" ")[e]&&Ai(t,()=>i(!0),r,a)}function hi(e,r,a){
let t=new ArrayBuffer(2*L(r)),n=new Uint16Array(t),f=(r,t)=>{if(a)throw new Te(i[e].name,r,t);return 65533
},o=e===0?gi(r,n,f):mi(r,n,f,e);return De(t,0,o)}function gi(e,r,a){let i=L(e),t=0;for(let n=0;n<i;){
let i=n,f=e[n++],o=f<128?1:Ue(f),b=o===1?f:f&127>>o,c=()=>n===i+1?Fe(f,e[n]):(e[n]&192)===128
;for(;n<i+o&&c();)b=b<<6|e[n++]&63;n!==i+o?r[t++]=a(i,n-i):(b>65535&&(r[t++]=55232+(b>>10)),
r[t++]=b>65535?56320|b&1023:b)}return t}function mi(e,r,a,i){let t=L(e),n=r=>i===37?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8,f=0
;for(let e=0;e<t;e+=2){let i=n(e),o=(i&64512)===55296
;e+1===t?r[f++]=a(e,1):Ie(i)?o&&e+3<t&&(n(e+2)&64512)===56320?(r[f++]=i,r[f++]=n(e+2),e+=2):o&&e+3===t?(r[f++]=a(e,3),
e+=1):r[f++]=a(e,2):r[f++]=i}return f}function wi(e,r,a,i){return!h(e)||!i&&Ei(e)?vi(yi(e,i),e,r,a,!1):hi(e,pi(r,a),i)}
function pi(e,r){if(r>2147483647)throw Ka(void 0);return $(e,0,r)}function vi(e,r,a,t,n){let f=pi(a,t);try{
return e.decode(f,{stream:n})}catch(e){throw e?.name!=="TypeError"?Ka(e):new Te(i[r].name,Number.NaN,0)}}
var yi=(e,r)=>Ei(e)?hr(i[e].name,r):xi(e),Bi=/* @__PURE__ */e(40);function Ei(e){if(Bi[e]===void 0){Bi[e]=!1
;let{name:r}=i[e],a=e=>hr(r,e);Bi[e]=mr(()=>di(e,r,o(e),a))===!0}return Bi[e]}function xi(e){let{name:r}=i[e];try{
va("decoding",-1,()=>{})}catch(a){
let{message:i}=a,t=mr(()=>hr(r))!==void 0?`The host's own TextDecoder gets ${r} wrong.`:`The host has no decoder of its own for ${r}.`,n=o(e)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":""
;throw new Error(`${i.replace(/\.?$/,".")} ${t}${n}`,{cause:a})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function Ii(e,r,a,t,n,f){try{
Ca(e,r);let o=t>Rr&&t<268435456?Zr.collect?.(t+3):void 0,b="",c=0;for(let r=0;;r+=65536){
let s=t-r<=65536,k=s?t-r:65536,u=k===t?a:N(a,r,r+k),A=qa(u,k,c,n,f&&s);if(A<0){let a=Oa()
;throw new Te(i[e].name,r+a.start,a.length)}if(c+=A,!(!s&&c+65536+3<=Rr)){if(o)o.add(Or.units,c);else{
if(k===t)return Zr.read(Or.units,c);b=Ya(b,Zr.read(Or.units,c))}if(s)return o?o.toText():b;c=0}}}catch(e){throw Ba(e)}}
var Mi=0;function Ci(e,r,a,i,t=!0){let n="";for(let f=0,o=!1;!o;){let b=va("decoding",e,()=>Si(e,r,f,a))
;if(i&&b.includes("\ufffd"))return;if(n=Ya(n,b),Mi===a&&t)break;f=Math.min(a,Mi+1024),o=f===a;let c=N(r,Mi,f);try{
n=Ya(n,Ii(e,null,c,f-Mi,i,t&&o))}catch(e){throw e instanceof Te&&(e.offset+=Mi),e}o||(f-=Oa().held)}return n}
function Si(e,r,a,i){
let{buffer:t}=Nr.memory,n=new Uint16Array(t,Or.units,65536),f=o(e),b=f?new Uint16Array(t,Nr.byte_table(e),256):new Uint16Array(t,Nr.pair_table(e),65536),c=""
;Mi=i;for(let e=a;e<Mi;){let a=0;if(f)for(let t=Math.min(i,e+65536);e<t;e++)n[a++]=b[r[e]];else for(;a<65536&&e<Mi;){
let t=r[e],f=b[t],o=e+1;if((f&63488)===55296){if(f=o<i?b[t|r[o]<<8]:f,(f&63488)===55296){Mi=e;break}o++}n[a++]=f,e=o}
c=Ya(c,Zr.read(Or.units,a))}return c}function Ui(e,r,a,i,t=!0){return va("decoding",e,()=>{
let{readBytes:n,readPairs:f}=Zr;if(!n||!f)return;let b=!!0||o(e),c=b?Nr.byte_table(e):Nr.pair_table(e);if(c===0)return
;_(wa().input,0,r,a);let s=(b?n:f)(Or.input,a,c)
;return s===null||i&&s.includes("\ufffd")||!b&&Di(a)===1&&(t||Fi(e,wa().input[a-1]))?void 0:s})}
var Fi=(e,r)=>e===32&&r>=144&&r<=160,Di=e=>wa().input[e];var Qi=0;function Ti(e,r,a,i){let t
;a<=Tr(e).lookUp&&(t=Ci(e,r,a,i,!1));let n=!1;return t??=Ii(e,null,r,a,i,!1),Qi=n?Di(a):Oa().held,t}function Pi(e,r){
if(e===0)return r(Uint8Array.from(Wi))===Xi;if(e===38||e===37){let a=Hi.flatMap(r=>e===37?[r>>8,r&255]:[r&255,r>>8])
;return r(Uint8Array.from(a))===Ji}let a=a=>r(a)===Ii(e,null,a,L(a),!1,!0);if(!o(e))return!1
;for(let e of qi())if(!a(e))return!1;return!0}
var Wi=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,244,144,128,128,97,240,159,146,97,230,188],Xi="\ufeffa\x7f\xe9\u6f22\u{1f4a9}\ufeff\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffda\ufffda\ufffd",Hi=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Ji="\ufeffa\ufffd\u6f22\ufffd\u{1f4a9}\ufffe\ufeff\ufffd"
;function*qi(){for(let e=0;e<256;e++)yield Uint8Array.of(e);yield Uint8Array.from({length:4096},(e,r)=>r)}
var Gi=/* @__PURE__ */e(40);function ji(e,r,a,i){Gi[e]===void 0&&(Gi[e]=null,Gi[e]=mr(()=>Li(e))??null);try{
let t=a>2147483647?void 0:Gi[e]?.(r,a);return i&&t?.includes("\ufffd")?void 0:t}catch{return}}
var Vi=/* @__PURE__ */new Uint8Array(64),Yi=/* @__PURE__ */e(65);function Ki(e,r){return r<=64?(_(Vi,0,e,r),
Yi[r]??=N(Vi,0,r),Yi[r]):re(e)?L(e)===r?e:N(e,0,r):$(e,0,r)}function Li(e){let{latin1:r,utf8Slice:a}=Xr()
;if(r&&e===38)return Ni();if(r&&f(e)&&e!==0)return zi(e);let t=hr(i[e].name),n=e=>t.decode(e);if(!Pi(e,n))return
;if(e!==0||a===0)return(e,r)=>n(Ki(e,r));let o=br;if(Pi(0,e=>o.call(e)))return(e,r)=>r<=a?o.call(Ki(e,r)):n(Ki(e,r))}
function Ni(){let e=fr,r=r=>e.call(r).toWellFormed();if(Pi(38,r))return(e,a)=>a%2===0?r(Ki(e,a)):void 0}function zi(e){
let r=cr,a=Uint8Array.from({length:256},(e,r)=>r);if(r.call(a)!==String.fromCharCode(...a))return;let i=e===21?224:128
;return(e,a)=>{let t=Math.ceil(a/8);for(let r=0;r<a;r+=t)if((e[r]&i)===128)return;let n=Ki(e,a)
;return Ga(n,a,i)?r.call(n):void 0}}function Zi(e,r,a,i,t){let n;if(!!1||oa()){if(r===0)return""
;let{lookUp:t,host:f}=Tr(a);r<=t?n=Ci(a,e,r,i):r>=f&&(n=ji(a,e,r,i)),n??=Ii(a,null,e,r,i,!0)}else n=wi(a,e,r,i)
;return t?n:Oi(n,a)}var Oi=(e,r)=>e.charCodeAt(0)===65279&&h(r)?e.slice(1):e;var Ri=class{encoding;fatal;ignoreBOM;#e=be
;#r=null;#a=void 0;#i=!1;#t;constructor(e,r,a,i=0){this.encoding=e,this.fatal=r,this.ignoreBOM=a,this.#t=i}get name(){
return i[this.encoding].name}reset(){this.#e=be,this.#r=null,this.#a=void 0,this.#i=!1,this.#t=0}decode(e,r,a){
let{encoding:i}=this,t=L(e),n=L(this.#e),f=n+t;if(t===0&&!r)return""
;let c=r||o(i)||t>64&&re(e),s=n===0&&c?e:this.#n(e,t,n),k,u=f;try{
$i(i)?k=this.#f(s,f,r):!r&&b(i)?(k=Ti(i,s,f,this.fatal),u-=Qi):(r||(u-=et(i,s,f)),k=Zi(s,u,i,this.fatal,!0))}catch(e){
throw e instanceof Te?(e.offset+=this.#t-n,this.#e=be,this.#t+=t,a===void 0?e:e.toTypeError(a)):e}
return!this.#i&&u>0&&(this.#i=!0,this.ignoreBOM||(k=Oi(k,i))),this.#e=u<f?$(s,u,f):be,this.#t+=t,k}#n(e,r,a){
return a+r>512?z(this.#e,N(e,0,r)):(a>0&&O(_i,this.#e),_(_i,a,e,r),_i)}#o(e){let{encoding:r}=this
;return this.#a!==void 0||!oa()&&($i(r)||!e&&b(r))}#b(e,r,a){let i=this.#a??yi(this.encoding,this.fatal);this.#a=void 0
;let t=vi(i,this.encoding,e,r,!a);return a||(this.#a=i),t}#f(e,r,a){try{let i=Ii(this.encoding,this.#r,e,r,this.fatal,a)
;return this.#r=a?null:Ia(),i}catch(e){throw e instanceof Te&&(this.#r=Ia()),e}}
},$i=e=>e===33||e===36,_i=/* @__PURE__ */new Uint8Array(512);function et(e,r,a){if(e===0)return rt(r,a)
;if(e!==38&&e!==37)return 0;let i=a%2;return(r[a-i-(e===37?2:1)]&252)===216?i+2:i}function rt(e,r){
for(let a=1;a<=3&&a<=r;a++){let i=e[r-a];if(i>=128&&i<192)continue;let t=Ue(i);return a<t&&(a===1||Fe(i,e[r-a+1]))?a:0}
return 0}
var at=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,it=[[/^auto$/i,"'auto' isn't an encoding: to find the encoding of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of the arguments."]]
;function tt(e){let r=it.find(([r])=>r.test(e));if(r)return` ${r[1]}`;let a=nt(e),t=Ee(e)
;if(t===void 0&&at.test(a))return" 'encoding-wasm/iconv-lite' has this encoding.";let n=t??ft(a)
;return n!==void 0&&n!==36?` Did you mean '${i[n].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the arguments.":""
}var nt=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function ft(e){if(e.length<3)return
;let r=e.replace(/\D/g,""),a=i.flatMap(({labels:a},i)=>a.map(nt).some(a=>a.replace(/\D/g,"")===r&&ot(e,a))?i:[])
;return a.length===1?a[0]:void 0}function ot(e,r){let a=0;for(;a<e.length&&e[a]===r[a];)a+=1
;let[i,t]=[e.slice(a),r.slice(a)]
;return i[0]===t[1]&&i[1]===t[0]&&i.slice(2)===t.slice(2)||i.slice(1)===t||i===t.slice(1)||i.slice(1)===t.slice(1)}
var bt=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],ct=e=>bt.find(([r])=>e>=r)[1]
;function st(e,r){let a=c(e);if(a===void 0){let a=e.length>80?`${e.slice(0,80)}\u2026`:e
;throw new RangeError(`${r}: The encoding label provided ('${a}') is invalid.${tt(e)}`)}if(void 0){let e=ct(a)
;if(e&&!(void 0).includes(e))throw new RangeError(`${r}: '${ar}' doesn't include ${i[a].name}; import it from 'encoding-wasm/${e}' or 'encoding-wasm'.`)
}return a}var kt=e=>e==null?void 0:Ae(e);function ut(e,r,a,i="bytes"){if(e==null)return;let t=Math.trunc(Number(e))
;if(t>=0)return t;throw new TypeError(`${r}: The option '${a}' must be a number of ${i}, not '${e}'.`)}
function At(e,r,a){if(e!=null){
if(typeof e!="object"||!(Symbol.iterator in e))throw new TypeError(`${r}: The option '${a}' must be a list of labels, such as ['gbk', 'big5'].`)
;return Uint8Array.from(e,e=>st(Ae(e),r))}}var lt={allowUTF8:e=>e===void 0||!!e,candidates:At,locale:kt,maxBytes:ut,
tld:kt},dt=["text","ASCII","empty","binary","unknown","UTF-32"]
;function ht(e,r,{allowUTF8:a,candidates:t,locale:n,maxBytes:f=1/0,tld:o}){
let b=Z(e,f),c=r&&L(b)===L(e),s=Ja(b,c,t,n&&gt(n),o&&gt(o),a),{0:k,1:u,2:A}=s;return{encoding:u<0?void 0:u,score:A,
kind:dt[k],isASCII:dt[k]==="ASCII"||dt[k]==="empty",candidates:Array.from({length:(s.length-3)/2},(e,r)=>({
encoding:i[s[3+2*r]].name,score:s[4+2*r]}))}}function gt(e=""){
return Uint8Array.from(e,e=>Math.min(e.charCodeAt(0),255))}function mt(e,r=void 0){
let a="Failed to execute 'detectEncoding'",t=ae(e,a),n=se(r,lt,a),f=ht(te(t),!0,n);return{...f,
encoding:f.encoding===void 0?null:i[f.encoding].name}}
var wt=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],pt=[33,36,37,38],vt=(e,r)=>{
let a=kt(e);return a===void 0?-1:st(a,r)},yt=(e,r,a)=>Math.min(ut(e,r,a)??1024,1048576),Bt=(e,r)=>Math.max(3,r===-1?e:0)
;function Et(e){let r=kt(e)??"";return c(ve(r)??r)??-1}function xt(e,r,a){
if(e)return se(e===!0?void 0:e,lt,`${r}, option '${a}'`)}var It={defaultEncoding:vt,detect:xt,likelyEncoding:vt,
locale:kt,maxPrescanBytes:yt,parentEncoding:vt,transportLayerEncodingLabel:Et,userOverride:vt};function Mt(e,r){
let a=se(e,It,r),{likelyEncoding:i,locale:t,maxPrescanBytes:n,parentEncoding:f,transportLayerEncodingLabel:o,userOverride:b}=a
;return{prescanned:Bt(n,Math.max(b,o)),declared(e){let r=Wa(e,n,b,o,f,i);return r===-1?void 0:Ht(r)},options:a.detect&&{
...a.detect,locale:a.detect.locale??t},decide:e=>Ct(e)??{...St(t,a.defaultEncoding),kind:e?.kind}}}function Ct(e){
if(e?.encoding===void 0||e.isASCII)return;let{encoding:r,score:a,kind:i}=e;return{encoding:r,confidence:"tentative",
source:"detection",score:a,kind:i}}function St(e,r){return Ht(Ha(gt(e),r===-1?21:r))}var Ut={defaultEncoding:vt,
maxPrescanBytes:yt,transportLayerEncodingLabel:Et};function Ft(e,r){
let{defaultEncoding:a,maxPrescanBytes:i,transportLayerEncodingLabel:t}=se(e,Ut,r),n=e=>{let r=Ht(Xa(e,i,t))
;return r.source==="default"&&a!==-1?{...r,encoding:a}:r};return{prescanned:Bt(i,t),declared:n,decide:()=>n(be)}}
function Dt(e,r){let a={...lt,defaultEncoding:vt},{defaultEncoding:i,...t}=se(e,a,r);return{prescanned:4,
needsMore:e=>l(e)?.encoding===38&&e[2]===0,declared(e){let r=l(e);if(!(!r||r.encoding===38&&e[2]===0&&e[3]===0))return{
encoding:r.encoding,confidence:"certain",source:"BOM",score:null,kind:"text"}},options:t,decide(e){
let r=i===-1?e?.encoding??21:i,a=e?.kind;return Ct(e)??{encoding:r,confidence:"tentative",source:"default",score:null,
kind:a}}}}var Qt={detect:Dt,html:Mt,xml:Ft},Tt=["detect","html","xml"],Pt={prefixBytes:ut,sniff:/* @__PURE__ */we(Tt)}
;function Wt(e,a){let{prefixBytes:i,sniff:t}=se(e,Pt,a),n=Qt[t](e,a),{decide:f,options:o}=n;return{
prescanned:Math.min(n.prescanned,i??1/0),needsMore:n.needsMore,declared:n.declared,detection:o&&{windowBytes:i??65536,
maxBytes:o.maxBytes??1/0,passesASCII:r(()=>{let e=o.candidates&&ht(be,!0,o);return!pt.includes(f(e).encoding)}),
options:o},decide:f,sniff:e=>Xt(n,e),takesWhole:i===void 0}}function Xt({prescanned:e,declared:r,options:a,decide:i},t){
return r(Z(t,e))??i(a&&ht(t,!0,a))}function Ht(e){let r=e&65536?"certain":"tentative";return{encoding:e&255,
confidence:r,source:wt[e>>8&255],score:null}}var Jt=({encoding:e,confidence:r,source:a})=>({encoding:i[e].name,
confidence:r,source:a});function qt(e,r=void 0){
let a="Failed to execute 'sniffHTMLEncoding'",i=typeof e=="string"?void 0:ae(e,a),t=Mt(r,a);return i?Jt(Xt(t,te(i))):{
encoding:"UTF-8",confidence:"irrelevant",source:"string"}}function Gt(e,r=void 0){
let a="Failed to execute 'sniffXMLEncoding'",i=ae(e,a),t=Ft(r,a);return Jt(Xt(t,te(i)))}function jt(e){
return i[St(Ae(e),-1).encoding].name}var Vt=class{#c=null;#s=null;#k=0;get length(){return this.#k}add(e){let r=L(e)
;if(r===0)return;this.#k+=r;let a=this.#s;if(a&&!a.isBlock&&Math.max(r,a.length)<=1024){let e=new Uint8Array(4096)
;O(e,a.bytes),a.bytes=e,a.isBlock=!0}if(a?.isBlock&&a.length+r<=4096){O(a.bytes,e,a.length),a.length+=r;return}this.#s={
bytes:e,length:r,isBlock:!1,next:null},a?a.next=this.#s:this.#c=this.#s}forEach(e){for(let r=this.#c;r;r=r.next){
let{bytes:a,length:i,isBlock:t}=r;e(t?$(a,0,i):a)}}concatenate(){let e=this.#c;if(e&&!e.next&&!e.isBlock)return e.bytes
;let r=Yt(this.#k),a=0;return this.forEach(e=>{O(r,e,a),a+=L(e)}),r}};function Yt(e){try{return new Uint8Array(e)
}catch(r){
throw new RangeError(`This host has no room for ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{
cause:r})}}var Kt=["(B","(J","(I","$@","$B"],Lt=class{#u=!0;#A=!0;read(e,r){let a=L(e),i=this.#u?Nt(e):0,t=0,n=!1
;for(;t<a&&!n&&(t>=i&&(t=zt(e,t)),t!==a);){let a=e[t];if(a===27&&this.#A){let a=Rt(e,t);if(n=Kt.includes(a),
!n&&!r&&$t(a))break;this.#A=n}else n=a>=128||t<i&&Ot(a);n||(t+=1)}let f=n?t:-1;return t<i&&(n||!r)?{plain:0,evidence:f
}:(this.#u=!1,{plain:t,evidence:f})}get mayBeISO2022JP(){return this.#A}skip(e,r){this.#u=!1,this.#A&&=e[r]!==27
;let a=this.#A?r:L(e);for(;a<L(e)&&e[a]!==27;)a+=1;return a}};function Nt(e){let[r,a]=[!0,!0];for(let i=0;i<32;i+=2){
if(i+1>=L(e))return 1/0;if(r&&=Zt(e[i],e[i+1]),a&&=Zt(e[i+1],e[i]),!r&&!a)return i+2}return 32}function zt(e,r){
let a=L(e),i=a-r;if(i>=256){let t=N(e,r);if(!R(t,27)&&Ga(t,i,128))return a}let t=r;for(;t<a&&e[t]<128&&e[t]!==27;)t+=1
;return t}
var Zt=(e,r)=>e===48||e>=78||e===32&&(r===12||r===13||r>=16&&r<=94)||e===33&&r===34,Ot=e=>e<32&&!`\t\n\f\r\x1b`.includes(String.fromCharCode(e))
;function Rt(e,r){let a="";for(let i=r+1;i<Math.min(r+3,L(e));i++)a+=String.fromCharCode(e[i]);return a}
var $t=e=>e.length<2&&Kt.some(r=>r.startsWith(e));var _t=class{decision=null;sample=be;detected;#l;#d=!0;#h=!1;#g=new Lt
;#e=new Vt;#m;#t=0;#c=be;#s=be;constructor(e){this.#l=e;let{prescanned:r,needsMore:a}=e;this.#m=a?Math.min(r,3):r}
add(e,r){let a=new Vt;if(this.#d&&r&&this.#l.takesWhole)return this.#w(this.#l.sniff(e),a,e);if(this.#d=!1,
this.#e.length+L(e)<this.#m&&!r)return this.#p(e,this.#m,a);this.#e.add(e);let i=this.#e.concatenate();this.#e=new Vt
;let{prescanned:t,needsMore:n}=this.#l,f=Z(i,t);if(!this.#h&&!r&&L(f)<t&&n?.(f))return this.#p(i,t,a)
;let o=this.#h?void 0:this.#l.declared(f);return this.#h=!0,o?this.#w(o,a,i):this.#v(i,r,a)}#v(e,r,a){
let{detection:i,decide:t}=this.#l;if(!i)return this.#w(t(void 0),a,e);for(let n=e;;){
let e=i.maxBytes-this.#t,f=L(n)>e,o=r&&!f,{plain:b,evidence:c}=i.passesASCII()?this.#g.read(Z(n,e),o):{plain:0,
evidence:0};n=this.#y(n,b,a);let s=L(n),k=e-b;if(c===-1)return r||f?this.#w(t(this.#B(Z(n,k),o)),a,n):this.#p(n,s+1,a)
;let u=rn(Z(n,k),c-b,i.windowBytes),A=Math.min(u+i.windowBytes,k);if(s<A&&!r)return this.#p(n,A,a)
;let l=Z(n,A),d=this.#B(l,s<A);if(A<=u||A===k||!i.passesASCII()||!an(d,l))return this.#w(t(d),a,n)
;n=this.#y(n,this.#g.skip(l,c-b),a)}}#B(e,r){this.sample=z(z(this.#c,this.#s),e)
;let a=this.#l.detection.options,i=ht(this.sample,r,{...a,maxBytes:void 0}),t=this.#E(i.encoding)
;return this.detected=t?i:{...i,encoding:void 0,score:0,kind:"unknown",candidates:[]},this.detected}#E(e){
return e===33?this.#g.mayBeISO2022JP:this.#t===0||e!==37&&e!==38}#p(e,r,a){let i=L(e);return i>0&&this.#e.add($(e,0,i)),
this.#m=r,{passed:a,rest:null}}#y(e,r,a){let i=Z(e,r);r>0&&a.add(i),this.#t+=r;let t=Math.min(r,2048-L(this.#c))
;return t>0&&(this.#c=z(this.#c,Z(i,t))),this.#s=en(z(this.#s,en(N(i,t)))),N(e,r)}#w(e,r,a){return this.decision=e,{
passed:r,rest:a}}},en=e=>N(e,Math.max(0,L(e)-64));function rn(e,r,a){let i=Math.min(L(e),r+a)
;for(let a=r;a<i;a++)if(e[a]>=128)return a;return r}function an(e,r){
return e.isASCII||e.encoding===void 0&&!(r[rn(r,0,1/0)]>=128)}var tn=class{fatal;ignoreBOM;decision=null;#x;#I;#t=0
;constructor(e,r,a){this.#I=new _t(e),this.fatal=r,this.ignoreBOM=a}decode(e,r,a){
if(this.#x)return this.#x.decode(e,r,a)
;let i=this.#I,{passed:t,rest:n}=i.add(e,r),{length:f}=t,o=f>0?new Ri(0,!1,!0).decode(t.concatenate(),!0):"";this.#t+=f
;let{decision:b}=i;if(!b||!n)return o;this.decision=b,this.#I=null;let c=this.ignoreBOM||this.#t>0
;return this.#x=new Ri(b.encoding,this.fatal,c,this.#t),Ya(o,this.#x.decode(n,r,a))}};function nn(e,r){
let{fatal:a,ignoreBOM:i}=ge(e,r);return new tn(Wt(e,r),a,i)}function fn(e,r=void 0){
let a="Failed to execute 'decodeAuto'",t=ae(e,a),n=nn(r,a),f=n.decode(te(t),!0,a),o=n.decision,{encoding:b,score:c,kind:s=null}=o
;return{text:f,encoding:i[b].name,score:c,source:o.source,kind:s}}function on(e){
let[[r,a]]=Object.entries(e),{prototype:i}=a,t=/* @__PURE__ */Symbol.for(`encoding-wasm.${r}`)
;for(let e of Object.getOwnPropertyNames(i)){if(e==="constructor")continue
;let r=Object.getOwnPropertyDescriptor(i,e)?.get;Object.defineProperty(i,e,{enumerable:!0,...r&&{get:bn(t,e,r)}})}
let n={value:r,configurable:!0};return Object.defineProperty(i,Symbol.toStringTag,n),Object.defineProperty(a,"name",n),a
}function bn(e,r,a){let i=Object.getOwnPropertyDescriptor({get[r](){try{return a.call(this)}catch(a){let i=cn(this,e,r)
;if(!i)throw a;return i.call(this)}}},r);return Object.defineProperty(i.get,e,{value:a})}function cn(e,r,a){
for(let i=Object.getPrototypeOf(Object(e));i;i=Object.getPrototypeOf(i)){
let e=Object.getOwnPropertyDescriptor(i,a)?.get?.[r];if(e)return e}}function sn(e,r,a){let{prototype:i}=r
;i!==Object(i)&&Object.setPrototypeOf(e,a.prototype)}function kn(){throw new TypeError("Illegal invocation")}
var un=class{held;#M;constructor(e,r){this.held=e,this.#M=r}add(e){let r=L(e);if(r===0)return
;e[0]!==27&&this.#M(this.held);let a=e[r-3]===27?r-3:r;this.#M($(e,0,a)),this.held=$(e,a,r)}addUnchanged(e){
L(e)!==0&&(this.#M(this.held),this.held=be,this.#M(e))}};var An;function ln(){return An===void 0&&(An=null,
An=mr(dn)??null),An}function dn(){
let e=gr(),{read:r,written:a}=e.encodeInto("a\ud83d\u6f22\u{1f4a9}",new Uint8Array(8)),i=e.encode("\udca9\xe9\u6f22\u{1f4a9}")
;return r===3&&a===7&&`${[...i]}`=="239,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(i)===Uint8Array.prototype?e:void 0
}var hn=/* @__PURE__ */new Uint8Array(48);function gn(e){
return e.length<=16?$(hn,0,wn(e,hn).written):pn(e)??(!!1||oa()?void 0:mn(e))}function mn(e){
let r=new Uint8Array(3*e.length);return $(r,0,wn(e,r).written)}function wn(e,r){let a=L(r),i=0,t=0;for(;i<e.length;){
let n=e.charCodeAt(i);if(n<128&&t<a){r[t++]=n,i+=1;continue}let f=Ce(e,i);if(t+Se(f)>a)break;t=Qe(f,r,t),i+=f<65536?1:2}
return{read:i,written:t}}function pn(e){try{return ln()?.encode(e)}catch{return}}function vn(e,r){try{
return ln()?.encodeInto(e,r)}catch{return}}var yn=/* @__PURE__ */new Uint8Array(256);function Bn(e,r){
let{length:a}=e,i=new Uint8Array(a),t=0;for(;t+7<a;t+=8)i[t]=r[e.charCodeAt(t)],i[t+1]=r[e.charCodeAt(t+1)],
i[t+2]=r[e.charCodeAt(t+2)],i[t+3]=r[e.charCodeAt(t+3)],i[t+4]=r[e.charCodeAt(t+4)],i[t+5]=r[e.charCodeAt(t+5)],
i[t+6]=r[e.charCodeAt(t+6)],i[t+7]=r[e.charCodeAt(t+7)];for(;t<a;t++)i[t]=r[e.charCodeAt(t)];return R(i,0)?void 0:i}
function En(e,r){let{length:a}=e,i=a<=128?yn:new Uint8Array(2*a),t=0;for(let n=0;n<a;n++){
let a=e.charCodeAt(n),f=a<128?a:r[a];if(f===0&&a>0)return;f>=256&&(i[t++]=f>>8),i[t++]=f}return $(i,0,t)}
function xn(e,r){if(r===0)return gn(e);let{length:a}=e,{ascii:i,loop:t}=Wr();if(a>=i&&f(r)&&In(e)){let r=pn(e)
;if(r&&L(r)===a)return r}if(o(r))return a<=t?Bn(e,Va(r)):void 0;if(!!0||a>Math.min(t,65536)||r===33)return;let n=Va(r)
;return n&&En(e,n)}function In(e){let{length:r}=e,a=Math.max(8,r>>4)
;for(let i=0;i<r;i+=a)if(e.charCodeAt(i)>=128)return!1;return!0}
var Mn=["fatal","html","replacement"],Cn=()=>"",Sn=class{encoding;unmappable;#C;#S=null;#t=0;#U=be;locate=e=>e
;constructor(e,r,a=void 0){this.encoding=e,this.unmappable=r,this.#C=a}get name(){return i[this.encoding].name}
encode(e,r){let a=!this.#S&&(r||this.#F(e))?xn(e,this.encoding):void 0;return a?(this.#t=r?0:this.#t+e.length,
a):this.#D(e,r)}#F(e){let{length:r}=e;return r>0&&this.encoding!==33&&!Me(e.charCodeAt(r-1))}get#Q(){
return this.#C?0:Mn.indexOf(this.unmappable)}#D(e,r){let a=this.#S,i=this.#t,t=this.#U,n=new Vt
;this.encodeOrFail(e,r,e=>n.add(e),(e,r)=>{throw new He(e,r,this.name)});try{return n.concatenate()}catch(e){
throw this.#S=a,this.#t=i,this.#U=t,e}}encodeOrFail(e,r,a,i=()=>{}){
let t=this.#t,n=this.#S,f=this.#U,o=this.#C,b=this.#Q,c=o===Cn,s=o&&!c?2048:65536,k=o&&this.encoding===33?new un(f,a):void 0,u=k?e=>k.add(e):a,A=k?e=>k.addUnchanged(e):a,l=!1,d=!1
;try{Sa(this.encoding,n);for(let a=0;a===0||a<e.length;a+=s){let n=Math.min(a+s,e.length);La(e,a,n);let f=n===e.length
;for(let s=0,k=!1;!k;){let l=Na(s,n-a,b,r&&f),h=Oa();u(Ra(l===-2?h.written:l));let g=t+a+s+h.start;if(s+=h.read,
k=l!==-2&&h.isFinished,l!==-2||c)continue;d=!0;let{codePoint:m}=h;if(o){
let r=Ia(),{count:i}=_r,t=()=>this.locate(g),f=o(m,t);_r.count!==i&&(Sa(this.encoding,r),La(e,a,n));let b=e=>{
throw new He(e,t(),this.name)};typeof f=="string"?Fn(f,u,b):f?A(f):b(m)}else i(m,g);d=!1}}
r?k&&a(k.held):(this.#S=this.#F(e)?null:Ia(),this.#t=t+e.length,this.#U=k?.held??be),l=!0}catch(e){throw Ba(e)}finally{
r&&(l||d)&&(this.#S=null,this.#t=0,this.#U=be)}}},Un=e=>gn(e)??new Sn(0,"fatal").encode(e,!0);function Fn(e,r,a){
let i=le(e);for(let e=0;e<i.length;e+=2048){let t=Math.min(e+2048,i.length);La(i,e,t,2048);let n=Na(2048,2048+t-e,0,!1)
;n===-2&&a(Oa().codePoint),r(Ra(n))}}function Dn(e,r,a="encodeUTF16() of 'encoding-wasm', or UTF-8"){let t=st(e,r)
;if(t===37||t===38){let{name:e}=i[t];throw new RangeError(`${r}: ${e} has no encoder in the standard; use ${a}.`)}
return Qn(t,e,r)}function Qn(e,r,a){
if(e===36)throw new RangeError(`${a}: '${r}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`)
;return e}
var Tn="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Pn=`!\n\uffe0\tc\n\uffe1\tGBP\n\uffe5\tJPY\n\uffe4\t|\n"\n(C)\n<<\n\uffe2\n\n(R)\n+-\n'\n\u30fb\t\u2027\t.\n,\n>>\n 1/4\n 1/2\n 3/4\nAE\nD\nx\nO\nTH\nss\nae\nd\n:\no\nth\nD\nd\nH\nh\ni\nk\nL\nl\n'n\nNG\nng\nOE\noe\nT\nt\nb\nB\nB\nb\nO\nC\nc\nD\nD\nD\nd\nE\nE\nE\nF\nf\nG\nG\nI\nI\nK\nk\nl\nN\nn\nO\nP\np\nS\nt\nT\nt\nT\nV\nY\ny\nZ\nz\nZ\ne\nG\ng\n\u015e\n\u015f\n\u0162\n\u0163\nN\nd\nZ\nz\nl\nn\nt\nj\nA\nC\nc\nL\nT\ns\nz\nB\nE\ne\nJ\nj\nq\nR\nr\nY\ny\no\ne\ne\ng\ni\ns\nz\n'\n"\n'\n'\n^\n^\n'\n\`\n~\n\nAMD\n\u2010\t-\n'\n"\nAFN\n\n,\n'\nBDT\nTHB\nKHR\n\nSS\n\n\n\n\n\n-\n-\n-\n-\n\u2015\t-\n\u2014\t-\n\u2225\t||\n_\n'\n'\n,\n'\n"\n"\n,,\n"\n+\n\xb7\t*\n>\n\xb7\t\u30fb\n\n\n\n\n\n'\n''\n\`\n<\n>\n\uffe3\t\xaf\n-\n/\n\n\n\n\n\nL.\t\xa3\nNGN\nPts\nKRW\n\u05e9\u05d7\tILS\n\u0111\tVND\nEUR\nLAK\nMNT\nPHP\nPYG\nUAH\n\xa2\t\u023b\tGHS\nKZT\nINR\nTL\nAZN\nRUB\nGEL\nRx\n 1/3\n 2/3\n 1/5\n 2/5\n 3/5\n 4/5\n 1/6\n 5/6\n 1/8\n 3/8\n 5/8\n 7/8\n 1/\n<-\n->\n<->\n<=\n=>\n<=>\n\u03a0\n\u03a3\n\uff0d\t-\n/\n\\\n|\n\u2016\t||\n\uff5e\t\u301c\t~\n~=\n!=\n<=\n>=\n\u2026\t...\no\n\u221a\n\uff64\t,\n\uff61\t.\n\uff5e\t\u223c\t~\n\uff65\t\xb7\t\u2027\n\u017ft\n\n\n\n\u2212\t-\n\u301c\t\u223c\t~\n((\n))\n\u203e\t\xaf\n\xa6\t|\nKRW\n?`
;var Wn=/* @__PURE__ */r(()=>{let e=Pn.split(`\n`),r=0
;return new Map(Tn.split(",").map((a,i)=>(r+=Number.parseInt(a||"1",36),[String.fromCodePoint(r),e[i].split("\t")])))
}),Xn=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Hn(e,r=Jn(e)){let a=/* @__PURE__ */new Map;return e=>{
let i=a.get(e);return i===void 0&&(i=qn(String.fromCodePoint(e),r,3),a.set(e,i)),i}}function Jn(e){
let r=new Sn(e,"fatal");return e=>{try{return r.encode(e,!0),!0}catch(e){if(e instanceof He)return!1;throw e}}}
function qn(e,r,a){if(Xn(e))return"";if(a===0)return null;let i=Gn(e),t=i.find(r);if(t!==void 0)return t
;for(let e of i){let i=Array.from(e,e=>r(e)?e:qn(e,r,a-1));if(!i.includes(null))return i.join("")}return null}
function Gn(e){let r=[...Wn().get(e)??[],...jn(e)],a=e.normalize("NFKD")
;return a===e||/^ ./u.test(a)?r:[...r,a.normalize(),a]}function jn(e){let r=e.normalize("NFD"),[a,...i]=r,t=[],n=[]
;for(let e=2**i.length-2;e>=0;e--){
let f=r=>e>>i.length-1-r&1,o=i.filter((e,r)=>f(r)),b=i.filter((e,r)=>!f(r)),c=[a,...o].join("").normalize("NFC"),s=c+b.join("")
;s.normalize("NFD")===r&&t.push(s),b.every(Xn)&&n.push(c)}return[...t,...n]}
var Vn=["fatal","html","replacement","ignore","translit","translit-replacement"],Yn=/* @__PURE__ */we(Vn),Kn=(e,r,a)=>typeof e=="function"?e:Yn(e,r,a)
;function Ln(e,r,a){if(typeof e=="function")return(r,i)=>Nn(e(r,i()),a);if(e==="ignore")return Cn
;if(e!=="translit"&&e!=="translit-replacement")return;let i=Hn(r);return e==="translit"?i:e=>i(e)??"?"}function Nn(e,r){
if(typeof e=="string")return e;if(e==null)return null
;let a=te(ae(e,r,"The function 'unmappable' returned neither a string, bytes nor null."));return $(a,0,L(a))}
var zn=class{#x;#S;#T=0;constructor(e,r,a,i){this.#x=e,this.#S=new Sn(r,a,i)}get decision(){return this.#x.decision}
setSource(e,r){this.#x.setSource(e,r)}transcode(e,r,a){let i=L(e);for(let t=0;t===0||t<i;t+=4096){let n=i-t<=4096
;this.#P(N(e,t,n?i:t+4096),n?r:za.none,a)}}#P(e,r,a){let i=this.#T;this.#S.locate=Zn(this.#x.copy(),e,i);let t=new Vt,n
;try{this.#x.transcode(e,r===za.result?za.source:r,e=>t.add(e))}catch(e){n=e}let f=t.concatenate(),o=Zi(f,L(f),38,!1,!0)
;try{this.#S.encodeOrFail(o,r===za.result,a),this.#T=r===za.result?0:i+o.length}catch(e){throw this.#x.abandonSource(),e
}if(n)throw n}};function Zn(e,r,a){let i=L(r),t=r,n=e,f=e,o=a,b=a,c=0,s;return e=>{
for(;e>=b&&c<i;)t=N(r,c,Math.min(c+64,i)),c+=64,n=f,f=n.copy(!1),o=b,f.transcode(t,za.none,e=>{b+=L(e)/2}),s=void 0
;return s??=On(n,t),s[e-o]}}function On(e,r){let a=L(r),i=e.copy(!1),t=new Float64Array(2*a+2),n=0,f=$n(e)
;for(let o=0;o<a;o++){let b=e.position+o,c=f===b?Rn(i.from,r,o):0;if(c>0){i.transcode(N(r,o,o+c),za.none,()=>{})
;for(let e=0;e<c;e++)t[n++]=b++;if(f=b,o+=c,o===a)break}let s=N(r,o,o+1),k=i.copy(),u=0,A=0;i.transcode(s,za.none,e=>{
u===0&&(A=e[0]|e[1]<<8),u+=L(e)/2}),u>0&&(t[n++]=f);let l=A===65533&&f<b?_n(k,s,za.none):void 0,d=l&&l.offset+l.length
;for(let e=1;e<u;e++)t[n++]=d===void 0?f:d+e-1;let h=b-f===2||b<=2;u>0&&!l?f=b+1:(l||h)&&(f=$n(i))}return t[n]=f,
t[n+1]=f+1,t}function Rn(e,r,a){if(o(e))return L(r)-a;let i=a;if(f(e))for(;r[i]<128;)i+=1;return i-a}
var $n=e=>_n(e,be,za.source)?.offset??e.position;function _n(e,r,a){try{e.copy(!0).transcode(r,a,()=>{})}catch(e){
if(e instanceof Te)return e;throw e}}function ef(e,r){
let a="Failed to execute 'transcode'",i=ae(e,a),t=nf(r,a),{from:n,to:f,bom:o,fatal:b,ignoreBOM:c}=t,s=te(i)
;return Pe(a,()=>{if((n===38||n===37)&&f===0&&!o&&L(s)<=Wr().utf16ByString)return Un(Zi(s,L(s),n,b,c))
;let e=typeof n=="number"?rf(new kf(n,f,t),s):null;if(e)return e;let r=ff(n,f,t,a);return rf(r,af(t,s))})}
function rf(e,r){let a=new Vt;return e.transcode(r,za.result,e=>a.add(e))===!1?null:a.concatenate()}
function af({unmappable:e},r){return typeof e=="function"?$(r,0,L(r)):r}function tf(e,r){let a=nf(e,r);return{
common:ff(a.from,a.to,a,r),toBytes:e=>af(a,te(e))}}function nf(e,r){ke(e,r)
;let a=e,t=!!a?.bom,n=!!a?.fatal,f=sf(a?.from,r),o=!!a?.ignoreBOM,b=cf(a?.to),c=Kn(a?.unmappable,r,"unmappable"),s=f==="auto"?Wt(e,r):st(f,r),k=b===void 0?0:Qn(st(b,r),b,r)
;if(t&&!h(k))throw new RangeError(`${r}: ${i[k].name} has no byte order mark.`);return{from:s,to:k,bom:t,fatal:n,
ignoreBOM:o,unmappable:c}}function ff(e,r,a,i){return typeof e=="number"?of(e,r,a,i):new uf(e,of(0,r,a,i))}
function of(e,r,a,i){let{unmappable:t,losses:n}=a,f=Ln(t,r,i);if(!f||h(r))return new kf(e,r,a);let o=bf(e,a)
;return new zn(o,r,t,n?.counting(f)??f)}function bf(e,r){return new kf(e,38,{...r,bom:!1,unmappable:"fatal"})}
var cf=e=>e===void 0?void 0:Ae(e);function sf(e,r){
if(e===void 0)throw new TypeError(`${r}: The option 'from' is missing.`);return Ae(e)}var kf=class e{from;to;#W=null
;#t=0;#X;constructor(e,r,a){this.from=e,this.to=r,this.#X=a}get decision(){return{encoding:this.from,
confidence:"certain",source:"user",score:null}}setSource(e,r){
this.from=e,this.#W&&(Ua(e,this.to,this.#X.ignoreBOM,this.#W),Fa(e,r),this.#W=Ia())}get position(){return this.#t}
copy(r=this.#X.fatal){let a=new e(this.from,this.to,{...this.#X,fatal:r,losses:void 0});return a.#W=this.#W,
a.#t=this.#t,a}abandonSource(){this.setSource(this.from,!1),this.#t=0}transcode(e,r,a){
let{fatal:i,ignoreBOM:t,bom:n,unmappable:f,take:o=Ra,losses:b}=this.#X;n&&!this.#W&&a(Uint8Array.from(d(this.to)??[]))
;let c=Math.max(0,Mn.indexOf(f)),s=L(e);try{Ua(this.from,this.to,t,this.#W);for(let t=0;;){
let n=s-t<=65536,k=n&&t===0?e:N(e,t,n?s:t+65536),u=Za(k,i,c,n?r:za.none),A=Oa();b?.addBlock(this.#t+t,A)
;let l=u<0?A.written:u;if(l>0&&a(o(l)),u===-2&&f!=="fatal")return!1;if(u<0&&this.#H(u,t,A),t+=A.read,
n&&A.isFinished)break}}catch(e){throw Ba(e)}this.#W=r===za.result?null:Ia(),this.#t=r===za.none?this.#t+s:0}#H(e,r,a){
let t=this.#t+r+a.start
;throw this.#W=Ia(),this.#t=0,e===-1?new Te(i[this.from].name,t,a.length):new He(a.codePoint,t,i[this.to].name)}
},uf=class{#l;#I=null;#J=!1;#q=null;#G=!1;#W;constructor(e,r){this.#l=e,this.#W=r}get decision(){return this.#q}
transcode(e,r,a){let i=this.#J?null:this.#I??this.#j()
;this.#I=null,this.#J=!1,i?this.#V(i,e,r,a):this.#W.transcode(e,r,a),r===za.none&&(this.#q?this.#J=!0:this.#I=i)}#j(){
return this.#q=null,this.#G=!1,this.#W.setSource(0,!1),new _t(this.#l)}#V(e,r,a,i){
let{passed:t,rest:n}=e.add(r,a!==za.none);t.length>0&&(this.#W.transcode(t.concatenate(),za.none,i),this.#G=!0),
this.#q=e.decision,!(!e.decision||!n)&&(this.#W.setSource(e.decision.encoding,this.#G),this.#W.transcode(n,a,i))}}
;var Af="Failed to construct 'LegacyTextEncoder'",lf="Failed to execute 'encode'";function df(e,r="utf-8",a=void 0){
let i=de(e,lf);if(a===void 0){let e=Dn(Ae(r),lf);return xn(i,e)??new Sn(e,"fatal").encode(i,!0)}
return hf(r,a,lf).encode(i,!0)}function hf(e,r,a){let i=Ae(e),t=r===void 0?"fatal":se(r,{unmappable:Kn
},a).unmappable,n=Dn(i,a);return new Sn(n,t,Ln(t,n,a))}var gf=/* @__PURE__ */on({LegacyTextEncoder:class{#Y
;constructor(e="utf-8",r=void 0){this.#Y=hf(e,r,Af)}get encoding(){return this.#Y.name.toLowerCase()}get unmappable(){
return this.#Y.unmappable}encode(e=void 0,r=void 0){
let a=this.#Y,i="Failed to execute 'encode' on 'LegacyTextEncoder'",t=arguments.length===0?"":de(e,i)
;return a.encode(t,!ue(r,i))}}});var mf="Failed to execute 'decode' on 'TextDecoder'",wf=/* @__PURE__ */on({
TextDecoder:class{#K;#L;#N;#z=!1;#Z=void 0;constructor(e="utf-8",r=void 0){
let{encoding:a,fatal:i,ignoreBOM:t}=pf(e,r,"Failed to construct 'TextDecoder'");this.#K=a,this.#L=i,this.#N=t,
new.target!==wf&&sn(this,new.target,wf)}get encoding(){return i[this.#K].name.toLowerCase()}get fatal(){return this.#L}
get ignoreBOM(){return this.#N}decode(e=be,r=void 0){let a=this.#K,i=fe(e);i||ae(e,mf)
;let t=r!==void 0&&ue(r,mf),n=i?e:te(e),f=!this.#z;try{if(f&&!t)return Zi(n,L(n),a,this.#L,this.#N)
;this.#Z??=new Ri(a,this.#L,this.#N),f&&this.#Z.reset();let e=this.#Z.decode(n,!t);return this.#z=t,e}catch(e){
throw e instanceof Te?(this.#z=t,e.toTypeError(mf)):e}}}});function pf(e,r,a){
let i=Ae(e),{fatal:t,ignoreBOM:n}=ge(r,a),f=st(i,a)
;if(f===36)throw new RangeError(`${a}: The encoding label provided ('${i}') stands for the encoding 'replacement', which decodes nothing.`)
;return{encoding:f,fatal:t,ignoreBOM:n}}function vf(e,r,a){let i=yr()
;if(!i)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);return new i({
__proto__:null,transform:(e,a)=>r(e,e=>e.length>0&&a.enqueue(e)),flush:e=>a(r=>r.length>0&&e.enqueue(r))})}
function yf(e,r){let a=`Failed to execute 'transform' on '${e}'`
;return vf(e,(e,i)=>i(r.decode(te(ae(e,a)),!1,a)),e=>e(r.decode(be,!0,a)))}var Bf=/* @__PURE__ */on({
TextDecoderStream:class{#Y;#Z;constructor(e="utf-8",r=void 0){
let a="Failed to construct 'TextDecoderStream'",{encoding:i,fatal:t,ignoreBOM:n}=pf(e,r,a);this.#Y=new Ri(i,t,n),
this.#Z=yf("TextDecoderStream",this.#Y),new.target!==Bf&&sn(this,new.target,Bf)}get encoding(){
return this.#Y.name.toLowerCase()}get fatal(){return this.#Y.fatal}get ignoreBOM(){return this.#Y.ignoreBOM}
get readable(){return this.#Z.readable}get writable(){return this.#Z.writable}}}),Ef=class{#e="";encode(e,r){
let a=this.#e+e,i=!r&&Me(a.charCodeAt(a.length-1)),t=Un(i?a.slice(0,-1):a);return this.#e=i?a.slice(-1):"",t}
},xf=/* @__PURE__ */on({TextEncoderStream:class{#Z;constructor(){this.#Z=If("TextEncoderStream",new Ef,Ae),
new.target!==xf&&sn(this,new.target,xf)}get encoding(){return this.#Z&&"utf-8"}get readable(){return this.#Z.readable}
get writable(){return this.#Z.writable}}});function If(e,r,a){let i=`Failed to execute 'transform' on '${e}'`
;return vf(e,(e,t)=>t(r.encode(a(e,i),!1)),e=>e(r.encode("",!0)))}var Mf=/* @__PURE__ */on({
LegacyTextEncoderStream:class{#Y;#Z;constructor(e="utf-8",r=void 0){
let a=hf(e,r,"Failed to construct 'LegacyTextEncoderStream'");this.#Y=a,this.#Z=If("LegacyTextEncoderStream",a,de)}
get encoding(){return this.#Y.name.toLowerCase()}get unmappable(){return this.#Y.unmappable}get readable(){
return this.#Z.readable}get writable(){return this.#Z.writable}}}),Cf=/* @__PURE__ */on({TranscoderStream:class{#Y;#Z
;constructor(e){
let{common:r,toBytes:a}=tf(e,"Failed to construct 'TranscoderStream'"),i="Failed to execute 'transform' on 'TranscoderStream'",t=(e,t,n)=>{
let f=new Vt;try{Pe(i,()=>r.transcode(a(e),t,e=>f.add(e)))}finally{f.forEach(n)}};this.#Y=r,
this.#Z=vf("TranscoderStream",(e,r)=>t(ae(e,i),za.none,r),e=>t(be,za.result,e))}get encoding(){let{decision:e}=this.#Y
;return e&&i[e.encoding].name}get confidence(){return this.#Y.decision?.confidence??null}get source(){
return this.#Y.decision?.source??null}get score(){return this.#Y.decision?.score??null}get kind(){
return this.#Y.decision?.kind??null}get readable(){return this.#Z.readable}get writable(){return this.#Z.writable}}})
;var Sf=/* @__PURE__ */on({AutoDecoderStream:class{#Y;#Z;constructor(e=void 0){
let r=nn(e,"Failed to construct 'AutoDecoderStream'");this.#Y=r,this.#Z=yf("AutoDecoderStream",r)}get encoding(){
let{decision:e}=this.#Y;return e&&i[e.encoding].name}get confidence(){return this.#Y.decision?.confidence??null}
get source(){return this.#Y.decision?.source??null}get score(){return this.#Y.decision?.score??null}get kind(){
return this.#Y.decision?.kind??null}get fatal(){return this.#Y.fatal}get ignoreBOM(){return this.#Y.ignoreBOM}
get readable(){return this.#Z.readable}get writable(){return this.#Z.writable}}});var Uf=class{fatal;ignoreBOM;#O;#x
;#e=be;constructor(e,r,a){this.#O=e,this.fatal=r,this.ignoreBOM=a}get name(){return this.#x?.name??null}decode(e,r,a){
if(this.#x)return this.#x.decode(e,r,a);let i=r&&L(this.#e)===0?e:z(this.#e,e);if(!r&&Ff(i))return this.#e=i,""
;let t=l(i),n=t&&!this.ignoreBOM?t.bytes.length:0;return this.#x=new Ri(t?.encoding??this.#O,this.fatal,!0,n),
this.#x.decode(n>0?N(i,n):i,r,a)}};function Ff(e){let r=L(e),[a,i]=[e[0],e[1]]
;return r===0||r===1&&a>=239||r===2&&a===239&&i===187}var Df=/* @__PURE__ */on({DecoderStream:class{#Y;#Z
;constructor(e="utf-8",r=void 0){
let a="Failed to construct 'DecoderStream'",i=Ae(e),{fatal:t,ignoreBOM:n}=ge(r,a),f=new Uf(st(i,a),t,n);this.#Y=f,
this.#Z=yf("DecoderStream",f)}get encoding(){return this.#Y.name}get fatal(){return this.#Y.fatal}get ignoreBOM(){
return this.#Y.ignoreBOM}get readable(){return this.#Z.readable}get writable(){return this.#Z.writable}}})
;function Qf(e,r){
let a="Failed to execute 'findUnmappable'",i=de(e,a),t=Dn(Ae(r),a),n=/* @__PURE__ */new Map,f=(e,r)=>n.set(r,e)
;return new Sn(t,"fatal").encodeOrFail(i,!0,()=>{},f),Array.from(n,([e,r])=>({index:e,codePoint:r}))}function Tf(e){
let r=l(te(ae(e,"Failed to execute 'bomSniff'")));return r?i[r.encoding].name:null}function Pf(e,r="utf-8",a=void 0){
let i="Failed to execute 'decode'",t=ae(e,i),n=st(Ae(r),i),{fatal:f,ignoreBOM:o}=ge(a,i),b=te(t),c=l(b),s=c&&!o?c.bytes.length:0
;try{return qf(b,s,c?.encoding??n,f)}catch(e){throw e instanceof Te?(e.offset+=s,e.toTypeError(i)):e}}function Wf(e){
let r=te(ae(e,"Failed to execute 'utf8Decode'")),a=l(r);return qf(r,a?.encoding===0?a.bytes.length:0,0,!1)}
function Xf(e){let r=te(ae(e,"Failed to execute 'utf8DecodeWithoutBOM'"));return qf(r,0,0,!1)}function Hf(e){
let r=ae(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{return qf(te(r),0,0,!0)}catch(e){
if(e instanceof Te)return null;throw e}}function Jf(e){return me(arguments.length,1,"Failed to execute 'utf8Encode'"),
Un(Ae(e))}function qf(e,r,a,i){let t=r>0?N(e,r):e;return Zi(t,L(t),a,i,!0)}async function Gf(e=void 0){let r=await e
;if(r===void 0)na()||await aa(rr,!0);else{let e=jf(r)?await Vf(r):r;await aa(()=>e,!1)}}
var jf=e=>typeof e?.arrayBuffer=="function";function Vf(e){if(e.ok!==!1)return e.arrayBuffer()
;throw new TypeError(`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without an argument.`)
}
var Yf=0,Kf=(e,r)=>/* @__PURE__ */new Set([...e,...Array.from(r,e=>e.charCodeAt(0))]),Lf="application/x-www-form-urlencoded",Nf=/* @__PURE__ */r(()=>{
let e=/* @__PURE__ */new Set([...Array(32).keys(),127]),r=Kf(e,' "#<>'),a=Kf(r,"?^`{}"),i=Kf(a,"/:;=@[\\]|"),t=Kf(i,"$%&+,")
;return{"C0 control":e,fragment:Kf(e,' "<>`'),query:r,"special-query":Kf(r,"'"),path:a,userinfo:i,component:t,
[Lf]:Kf(t,"!'()~")}});function zf(e,r,a,i=void 0){
let t="Failed to execute 'percentEncodeAfterEncoding'",n=Dn(Ae(e),t,"the result of getOutputEncoding()"),f=Ae(r),o=we(Object.keys(Nf()),"argument")(Ae(a),t,"percentEncodeSet"),b={
spaceAsPlus:he},{spaceAsPlus:c=o===Lf}=se(i,b,t),s=Nf()[o],k="",u="",A=()=>{Yf=u.charCodeAt(0),k=Ya(k,u),u=""}
;return new Sn(n,"fatal").encodeOrFail(f,!0,e=>{for(let r=0;r<L(e);r++){let a=e[r]
;c&&a===32?u+="+":a>126||s.has(a)?u+=`%${a.toString(16).toUpperCase().padStart(2,"0")}`:u+=String.fromCharCode(a)}
u.length>65536&&A()},e=>{u+=`%26%23${e}%3B`}),A(),k}
var Zf="Failed to execute 'encodeInto' on 'TextEncoder'",Of=/* @__PURE__ */on({TextEncoder:class{#K="utf-8"
;constructor(){new.target!==Of&&sn(this,new.target,Of)}get encoding(){return this.#K}encode(e=""){
return#K in this||kn(),Un(Ae(e))}encodeInto(e,r){#K in this||kn(),me(arguments.length,2,Zf)
;let a=Ae(e),i=ie(r,Zf),{read:t,written:n}=vn(a,i)??{read:0,written:0};if(t===a.length||n===L(i))return{read:t,written:n
};let f=wn(a.slice(t),N(oe(i),n));return{read:t+f.read,written:n+f.written}}}});function Rf(e,r="UTF-16",a=void 0){
let i="Failed to execute 'encodeUTF16'";me(arguments.length,1,i);let t=le(Ae(e)),n=eo(r,i),f={bigEndian:he
},{bigEndian:o=n!==38}=se(a,f,i)
;if(n&&o!==(n===37))throw new RangeError(`${i}: The label provided ('${r}') is ${o?"little":"big"}-endian, whatever bigEndian says; leave it out.`)
;let b=n?0:2,c=Yt(b+2*t.length),[s,k]=o?[0,1]:[1,0],u=(e,r)=>{c[r+s]=e>>8,c[r+k]=e};n||u(65279,0)
;for(let e=0;e<t.length;e++)u(t.charCodeAt(e),b+2*e);return c}function $f(e,r="UTF-16",a=void 0){
let i="Failed to execute 'decodeUTF16'",t=ae(e,i),n=eo(r,i);ke(a,i)
;let f=!!a?.fatal,o=te(t),b=_f(o),c=new Ri(n??b??37,f,n!==void 0);if(!n||!b||b===n)return c.decode(o,!0,i)
;if(f)throw new Te(c.name,0,2).toTypeError(i);return`\ufffd${c.decode(N(o,2),!0,i)}`}function _f(e){let r=l(e)?.encoding
;return r===0?void 0:r}function eo(e,r){let a=Ae(e);switch(a.toUpperCase()){case"UTF-16":return;case"UTF-16BE":return 37
;case"UTF-16LE":return 38;default:
throw new RangeError(`${r}: The label provided ('${a}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}var ro={
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
250:"\u02d9\u0171\u0158\u0159"}]};function ao(e){let r=ro[e];if(!r)return[...Pf(io(),e)];let[a,i]=r,t=ao(a)
;for(let[e,r]of Object.entries(i))t.splice(Number(e)-128,r.length,...r);return t}var io=()=>Uint8Array.from({length:128
},(e,r)=>128+r);var to=/[^\r\n]+/g,no=/[^\t\f ]+/g;function fo(e,r){let a=[],i=r.matchAll(to)
;for(let{0:r,index:t}of e.matchAll(to)){let[e]=i.next().value;if(r===e)continue
;let n=a=>[r,e].map(e=>[...e.matchAll(a)]),[f,o]=n(no);f.length!==o.length&&([f,o]=n(to));for(let e=0;e<f.length;e++){
let r=e;for(;e<f.length&&f[e][0]!==o[e][0];)e++;if(e===r)continue;let[i,n]=[f,o].map(a=>{let i=a[e-1]
;return a[0].input.slice(a[r].index,i.index+i[0].length)});a.push(oo(t+f[r].index,i,n))}}return a}function oo(e,r,a){
let i=Math.min(r.length,a.length),t=0;for(;t<i&&r[t]===a[t];)t++;t>0&&bo(r,t-1)&&t--;let n=0
;for(;n<i-t&&r[r.length-1-n]===a[a.length-1-n];)n++;return n>0&&(bo(r,r.length-n-1)||bo(a,a.length-n-1))&&n--,{
start:e+t,end:e+r.length-n,text:a.slice(t,a.length-n)}}var bo=(e,r)=>Me(e.charCodeAt(r))
;var co=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],so=[0,0,0,6,0,4,0,3,5,4],ko=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,/\xAD/],uo=/[\xC3\xDF\xE5\u015D]/,Ao=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,lo=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,ho=/[\u0393\u0395\u03B3\u03B5]/,go=/* @__PURE__ */r(()=>["\\p{Cc}\\p{Co}\\p{Cn}\ufffd","\\p{L}\\p{M}","\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u"))),mo=e=>ko.slice(0,5).some(r=>r.test(e))
;function wo(e,r){if(/[\t\n\f\r]/.test(e))return 1;let[a,i,t]=go();if(a.test(e))return 9
;let n=ko.findIndex(r=>r.test(e));if(n>=0)return 2+n;if(r>=12592&&r<12688||r>65280&&r<65376)return 1020
;if(!i.test(e))return r<128?1:8;if(r<12288){let a=r<880||r>>8===30?1:r>>8===31?3:r>>8;return 10*a+Number(t.test(e))}
return r<12544||r>=65377&&r<=65439?1010:1e3}var po;function vo(e,r,a,i=161){let t=[]
;for(let e=r;e<=a;e++)for(let r=i;r<255;r++)t.push(e,r);return new Set(Pf(Uint8Array.from(t),e))}var yo
;function Bo(e,r,a,i){let t=/[0-9]/.test(a)?4:0
;return r<20?lo.test(e)?i&&a>="\x80"?t+10:t+(uo.test(e)?9:6):t+15:lo.test(e)?t+(Ao.test(e)?7:4)+(i?0:3):t+(i&&r>=50?6:12)
}function Eo(e){
yo??=new Uint16Array(65536),po??=[vo("shift_jis",136,151,64),vo("gbk",176,215),vo("big5",164,198,64),vo("euc-kr",176,200)]
;let r=po.map(()=>0),a=0,i=1,t=1,n="";for(let f of e){let e=Number(f.codePointAt(0)),o=yo[e]||wo(f,e);yo[e]=o,
ho.test(f)&&(i===10||i===11)&&(o=10+o%10);let b=i>=10
;if(f===n&&o!==9)a+=o>1&&e>128?3:0;else if(o<10)a+=o===8&&i===8?4:co[o][b?0:i<7?1:2];else if(o>=1e3){
if(o===1020)a+=8;else for(let[a,i]of po.entries())o===1010?r[a]+=a>0?13:e>65280?7:5:r[a]+=i.has(f)?9:14
;b&&i<1e3&&(a+=n<"\x80"?7:9)}else{let e=f<"\x80",r=b&&Math.trunc(i/10)===Math.trunc(o/10);e||(a+=Bo(f,o,n,r)),
b&&i!==o?i>=1e3?a+=e?5:9:r?o%10===1?a+=e&&n<"\x80"?3:11:t===i&&(a+=e&&n<"\x80"?2:6):a+=12:!e&&!b&&(a+=(o<20?2:1)*(o%10)),
i<10&&(a+=so[i])}t=i,i=o,n=f}return a+Math.min(...r)}
var xo=/* @__PURE__ */"windows-1252 windows-1251 windows-1250 GBK Shift_JIS cp437 IBM866 macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-1253 cp850 cp852 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP ISO-8859-15 ISO-8859-16".split(" "),Io=/^(?:cp|IBM)/,Mo={
cp850:/[\u2500-\u259F]|\xD4\xC7/,cp852:/[\u2500-\u259F]|\xD4\xC7/,"ISO-8859-15":/[\xC3\xC5\xD0\xE2]/,
"ISO-8859-16":/[\u0102\u0106\u0110\xE2]/
},Co=/^(?:GBK|Shift_JIS|Big5|EUC)/,So=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,Uo="UTF-8",Fo="\ufffd",Do=/[\xC0-\xD6\xD8-\xF6\xF8-\u024F]/,Qo=/^[\0-@[-`{-\x7F\uFFFD]*\uFFFD[\0-@[-`{-\x7F\uFFFD]*$/,To=(e,r,a)=>Math.min(ut(e,r,a,"steps")??2,3)
;function Po(e,r=void 0){let a="Failed to execute 'repairMojibake'",i=de(e,a),{maxSteps:t}=se(r,{maxSteps:To},a)
;return Wo(i,t).map(e=>({...e,segments:fo(i,e.text)}))}function Wo(e,r=2){let a=/* @__PURE__ */new Map,i=[{text:e,
path:[],gain:0,lost:0,isSure:!0}];for(let t=0;t<r;t++){i=i.flatMap(e=>Jo(e).map(r=>({from:e,way:r,gain:e.gain+r.bits
}))).sort(Xo).slice(0,3).map(({from:e,way:r,gain:a})=>{let{text:i,lost:t}=r.undo();return{text:i,
path:[r.step,...e.path],gain:a,lost:e.lost+t,isSure:r.isSure}})
;for(let r of i)r.text!==e&&!a.has(r.text)&&r.isSure&&r.gain>10&&a.set(r.text,r)}let t=[...a.values()].sort(Xo)
;return t.filter(({gain:e})=>e>t[0].gain-15).map(({text:e,path:r,gain:a,lost:i})=>({text:e,path:r,score:1-2**(-a/8),
lost:i}))}var Xo=(e,r)=>r.gain-e.gain,Ho=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;function Jo({text:e,path:r,isSure:a}){
let i=/* @__PURE__ */new Set,t=0;for(let[r]of e.matchAll(Ho)){let e=r.slice(0,4e3);if(i.has(e)||(t+=e.length),i.add(e),
t>4e3)break}if(i.size===0)return[];let n=[],f=!1;for(let[t,o]of xo.entries()){if(Co.test(o)&&!So.test(e))continue
;let{gain:b,explained:c,undo:s}=No(e,i,o),k=Mo[o]?.test(e)===!1,u=b-t*.3-Math.log2(i.size)-(k?25:0),A=`${Uo} read as ${o}`,l=u>(r[0]===A?5:10)
;!l&&(!a||c<i.size||u<-20)||(f||=l&&2*c>i.size,n.push({step:A,bits:u,isSure:l,undo:()=>s(l)}))}if(f||!a)return n
;let o=n.some(({isSure:e})=>e)?[]:Go(e,[...i].join(" "));return[...n,...o,...ob(e)]}
var qo=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function Go(e,r){if(!qo.test(r))return[]
;let a=e=>e.replace(/[\x80-\x9F]/g,e=>Pf(Uint8Array.of(e.charCodeAt(0)),"windows-1252")),i=Eo(r)-Eo(a(r));return i>10?[{
step:"windows-1252 read as ISO-8859-1",bits:i,isSure:!0,undo:()=>({text:a(e),lost:0})}]:[]}
var jo=/* @__PURE__ */r(()=>new Map(xo.map(e=>[e,Vo(e)])));function Vo(e){let r=/* @__PURE__ */new Map([[Fo,[-2]]])
;if(Co.test(e))return r
;for(let[a,i]of ao(e).entries())a<32&&(e==="windows-1252"||i===Fo)&&r.set(String.fromCharCode(128+a),[128+a]),
i!==Fo&&r.set(i,[128+a]);return r}function Yo(e,r){if(e<"\x80")return[e.charCodeAt(0)];let a=jo().get(r),i=a.get(e)
;if(!i){if(i=[-1],Co.test(r))try{i=[...new Sn(Dn(r,"repairMojibake"),"fatal").encode(e,!0)]}catch{}a.set(e,i)}return i}
var Ko=/[\x80-\x9F\xAD]/,Lo=/* @__PURE__ */r(()=>{
let e=[...jo()].filter(([,e])=>[...e].some(([e,[r]])=>_o(r)&&Ko.test(e)));return new Set(e.map(([e])=>e))})
;function No(e,r,a){let i=/* @__PURE__ */new Map([[226,1]]),t=!1,n=[...r].filter(e=>{let r=zo(e,a,i,0)
;return t||=r.isStrange,r.changed.length>0});if(t)return{gain:-1/0,explained:0,undo:()=>({text:e,lost:0})}
;let f=Lo().has(a);!f&&!Co.test(a)&&i.clear();let o=/* @__PURE__ */new Set,[b,c]=[0,0];for(let e of n){
let{changed:r,unexplained:t,saved:n}=zo(e,a,i,1),f=r.every(e=>o.has(e))?.3:1;for(let e of r)o.add(e)
;b+=f*Math.max(n,-6),t===0&&(c+=1)}return{gain:b,explained:c,undo:r=>{let t=r?-2:-20,n=/* @__PURE__ */new Map,o=0
;return{text:e.replace(Ho,e=>{let b=n.get(e);if(!b){let o=r&&f?2:1,{repaired:c,lost:s,saved:k}=zo(e,a,i,o);b=k>t?{
text:c,lost:s}:{text:e,lost:0},n.set(e,b)}return o+=b.lost,b.text}),lost:o}}}}function zo(e,r,a,i){let t=[],n=[]
;for(let a of e)n[t.length]=a,t.push(...Yo(a,r));n[t.length]="";let f="",o=[],[b,c]=[0,0],s=!1;for(let e=0;e<t.length;){
let k=eb(t,n,e,a,i);if(k)f+=k.text,o.push(k.text),c+=k.lost,e=k.end;else{f+=n[e],t[e]>=128&&!mo(n[e])&&(b+=1),
s||=Io.test(r)&&Ro(t,n,e);do{e+=1}while(n[e]===void 0)}}if(o.length===0||i===0)return{repaired:f,changed:o,
unexplained:b,lost:c,isStrange:s,saved:0};let k=Eo(e)-Eo(f)-8*b;return i===2&&(k+=Do.test(e)&&Qo.test(f)?20:7*c),{
repaired:f,changed:o,unexplained:b,lost:c,isStrange:s,saved:k}}
var Zo=/[\u2500-\u257F]/,Oo=/[^\0-\x7F\u2500-\u257F\uFFFD]/;function Ro(e,r,a){let i=String(r[a])
;if(Zo.test(i))return Oo.test(r[a+1]??"");let t=a+1;for(;_o(e[t]);)t+=1
;return t>a+1&&Ue(e[a])>t-a&&e[t]===-1&&i<"\u0400"}function $o(e,r,a){let i=e[r]&127>>a
;for(let t=1;t<a;t++)i=i<<6|e[r+t]&63;let t=i>>11===27,n=i>=[0,0,128,2048,65536][a]&&i<=1114111&&!t
;return a>0&&n?String.fromCodePoint(i):void 0}var _o=e=>e>=128&&e<192;function eb(e,r,a,i,t){
let n=a,f="",[o,b,c]=[0,0,0],s=!0,k;for(;;){let a=e[n],u=Ue(a),A=n+1;for(;A<n+u&&_o(e[A]);)A+=1
;let l=A===n+u,d=l?$o(e,n,u):void 0,h=i.get(a)??0,g=t===2&&h>0&&a!==226||h+(A-n-1)>1,m=a===-2||u>0&&e[A]===-2
;if(d!==void 0)f+=d,o+=1,t===0&&i.set(a,(i.get(a)??0)+1);else if(m||t>0&&u>0&&!l&&g&&e[A]!==-1){
for(;e[A]===-2||_o(e[A]);)A+=1;b+=1,s&&=g;let r=a===194&&e[A]===void 0&&!m;r||(f+=Fo),!r&&!m&&(c+=1)
}else if(a>=0&&a<128&&r[n]===void 0)f+=String.fromCharCode(a);else break;n=A;let w=o>0?o>=b:t===2&&b>0&&s
;r[n]!==void 0&&w&&(k={text:f,lost:c,end:n})}return k}var rb=e=>e.match(/[^\0-\x7F]/g)?.length??0;function ab(e,r){
let a=[];for(let i of e)for(let e of Yo(i,r)){if(e<0)return;a.push(e)}return Uint8Array.from(a)}function ib(e,r){
let a=(e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(e=>ab(e,r)).join(""),i=rb(a)>.3*rb(e)?ab(a,r):void 0;return i&&{
part:a,bytes:i}}function tb(e,r,a=!1){try{return new wf(r,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:a})}catch{return}}
var nb=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function fb(e){let r=So.test(e);return xo.some(a=>{
let i=nb.test(a)&&Co.test(a)===r?ib(e,a):void 0,[t]=i?mt(i.bytes).candidates:[]
;return i&&t&&(t.encoding===a||tb(i.bytes,t.encoding)===i.part)})}function ob(e){if(e.includes(Fo))return[]
;let r=Math.max(0,e.search(/[^\0-\x7F]/)-40),a=e.slice(r,r+1e3),i=/* @__PURE__ */new Map,t=[]
;for(let[r,n]of xo.entries()){if(n in Mo||n==="cp437"||Co.test(n)&&!So.test(e))continue;let{part:f,bytes:o}=ib(a,n)??{}
;if(f===void 0||o===void 0||(i.has(f)||i.set(f,[f,f.toLowerCase()].some(fb)),i.get(f)))continue
;let{candidates:b}=mt(o),c=b.find(({encoding:e})=>e===n)?.score??0;for(let{encoding:a,score:i}of b){if(i<.95)break
;let b=a===Uo?void 0:tb(o,a,!0);if(b===void 0||b===f)continue
;let s=Eo(f),k=s-Eo(b),u=k>=12&&k>=.35*s,A=i>.998&&!Co.test(a)&&bb(f,b)>=8;if(!u&&!(k>=0&&A))continue
;let l=Math.min(Math.log2(i/c),10),d=k+2.4*l+6*Math.log2(i)-r*.3,h=e=>{let r=ab(e,n);return(r&&tb(r,a))??e},g=()=>({
text:e.replace(/[^\r\n]+/g,h),lost:0});t.push({step:`${a} read as ${n}`,bits:d,isSure:!0,undo:g})}}return t}
function bb(e,r){let a=0;for(let i of new Set(e.match(Ho)))a+=new Set([...i].filter(e=>e>"\x7f"&&!r.includes(e))).size
;return a}
export{Sf as AutoDecoderStream,Df as DecoderStream,gf as LegacyTextEncoder,Mf as LegacyTextEncoderStream,wf as TextDecoder,Bf as TextDecoderStream,Of as TextEncoder,xf as TextEncoderStream,Cf as TranscoderStream,He as UnmappableError,Tf as bomSniff,Pf as decode,fn as decodeAuto,$f as decodeUTF16,mt as detectEncoding,df as encode,Rf as encodeUTF16,i as encodings,Qf as findUnmappable,v as getOutputEncoding,Gf as initialize,p as labelToName,jt as localeDefaultEncoding,zf as percentEncodeAfterEncoding,Po as repairMojibake,xe as resolveEncoding,qt as sniffHTMLEncoding,Gt as sniffXMLEncoding,ef as transcode,Wf as utf8Decode,Xf as utf8DecodeWithoutBOM,Hf as utf8DecodeWithoutBOMOrFail,Jf as utf8Encode};
