"use strict";var Rf=Object.create;var Ve=Object.defineProperty;var Uf=Object.getOwnPropertyDescriptor;var Df=Object.getOwnPropertyNames;var kf=Object.getPrototypeOf,Pf=Object.prototype.hasOwnProperty;var Wf=(t,e)=>{for(var n in e)Ve(t,n,{get:e[n],enumerable:!0})},Hr=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Df(e))!Pf.call(t,r)&&r!==n&&Ve(t,r,{get:()=>e[r],enumerable:!(o=Uf(e,r))||o.enumerable});return t};var vf=(t,e,n)=>(n=t!=null?Rf(kf(t)):{},Hr(e||!t||!t.__esModule?Ve(n,"default",{value:t,enumerable:!0}):n,t)),Hf=t=>Hr(Ve(
{},"__esModule",{value:!0}),t);var Nm={};Wf(Nm,{completionFor:()=>_f,manual:()=>Cf,runFully:()=>Im});module.exports=Hf(Nm);var C=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`,o=Number.isNaN(this.offset)?"some bytes":`${n} at offset ${this.offset}`;return new TypeError(
`${e}: The encoded data was not valid: ${o} cannot be decoded as ${this.encoding}. Check the encoding, or decode without\
 'fatal' to get U+FFFD in such places.`)}};var Xe=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Gr=Symbol.for("encoding-wasm.UnmappableError"),st=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Xe(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Gr in o}[Gr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var vt=t=>Array(t).fill(void 0);function P(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var jr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Yr=`!
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
?`;var Je=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866
ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso885\
9-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_e\
u_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 vis\
ual
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
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 is\
o_8859-1:1987 l1 latin1 us-ascii x-cp1252
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
x-user-defined`;var E=jf();function jf(){let t=Je.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var zr=P(()=>new Map(E.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),Ht=t=>t<36&&t!==33,v=t=>t>0&&t<
29,Se=t=>t>=29&&Ht(t);function q(t){let e=zr();return e.get(t)??e.get(Xr(Kf(t)))}var Yf=P(()=>new Map(Array.from(zr(),([
t,e])=>[Qe(t),e]).reverse()));function qr(t){let e=Qe(t),n=Yf().get({936:"gbk",950:"big5"}[e]??e);return n===36?void 0:n}
var Qe=t=>Xr(t).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Vr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Nt(t){if(t[0]>=239)return Vr.find(e=>e.bytes.every((n,o)=>t[o]===n))}function tn(t){return Vr.find(e=>e.
encoding===t)?.bytes}function Bt(t){return t===0||t===37||t===38}function Kf(t){let e=0,n=t.length;for(;Kr(t[e]);)e+=1;for(;Kr(
t[n-1]);)n-=1;return t.slice(e,n)}var Kr=t=>`	
\f\r `.includes(t);function Xr(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var en="encoding-wasm";function No(){throw new Error("encoding-wasm: call instantiate() first.")}var nn=(t,e)=>t?.prototype?.[e],on=t=>nn(globalThis.Buffer,t),Xt=on("ucs2Slice"),Jr=on("ucs2Write"),rn=on("utf8Slice"),sn=on(
"latin1Slice"),Zr=t=>globalThis[t],Qr=Zr("TextDecoder"),zf=nn(Qr,"decode"),Bo=Zr("TextEncoder"),qf=nn(Bo,"encode"),Vf=nn(
Bo,"encodeInto");function Rt(t,e=!1,n=!0){let o=new Qr(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",
{value:zf})}function ti(){let t=new Bo;return Object.defineProperties(t,{encode:{value:qf},encodeInto:{value:Vf}}),t}function ot(t){
try{return t()}catch{return}}var ei=()=>"WebSocketPair"in globalThis;var Xf=new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["b\
ody",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it\
 first","read it first"]]]);function ni(t){if(t==null)return`${t}`;if(typeof t!="object")return typeof t;try{let e=Object.
prototype.toString.call(t).slice(8,-1);return/^(Array|Object|Promise)$/.test(e)?e.toLowerCase():e}catch{return"object"}}
var oi=t=>/^(null|undefined)$/.test(t),Jf=t=>oi(t)?t:`${/^[aeio]/i.test(t)?"an":"a"} ${t}`;function ri(t){return typeof t!=
"string"?si(ni(t),0):q(t)===void 0?"it is a string, which is already decoded.":`it is the label '${t}'; pass the bytes f\
irst, and the label after them.`}function ii(t){let e=ni(t);return ArrayBuffer.isView(t)||/ArrayBuffer$/.test(e)?"it is bytes; decode them first.":si(e,1)}
function si(t,e){let o=Xf.get(/^(Blob|File|Request|Response)$/.test(t)?"body":t)?.[e]??(e===1&&!oi(t)?"convert it with S\
tring()":"");return`it is ${Jf(t)}${o&&`; ${o}`}.`}var Mo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,fi=()=>Object.getPrototypeOf(Uint8Array.prototype),cn=t=>Mo(fi(),
t),$o=t=>Mo(DataView.prototype,t),Zf=()=>Mo(ArrayBuffer.prototype,"byteLength"),ai=t=>fi()[t],_o=cn(Symbol.toStringTag),
fn=cn("buffer"),ui=cn("byteOffset"),li=cn("byteLength"),Qf=ai("includes"),di=ai("set"),ta=$o("buffer"),ea=$o("byteOffset"),
mi=$o("byteLength"),pi=Zf(),m=t=>li.call(t),b=(t,e,n=m(t))=>n>e?new Uint8Array(fn.call(t),ui.call(t)+e,n-e):L;function Gt(t,e){
let n=new Uint8Array(m(t)+m(e));return V(n,t),V(n,e,m(t)),n}var rt=(t,e)=>b(t,0,Math.min(e,m(t))),V=(t,e,n)=>di.call(t,e,
n),an=(t,e)=>Qf.call(t,e);function M(t,e,n){let o=n-e,r=new Uint8Array(o);if(o>24)V(r,b(t,e,n));else for(let i=0;i<o;i++)
r[i]=t[e+i];return r}function Mt(t,e,n,o){if(o>24)di.call(t,m(n)===o?n:b(n,0,o),e);else for(let r=0;r<o;r++)t[e+r]=n[r]}
function hi(t){try{return pi.call(t),!1}catch{return!0}}var Te=t=>_o.call(t)==="Uint8Array"&&!hi(fn.call(t));function mt(t,e,n=void 0){
if(!ArrayBuffer.isView(t)&&ra(t)===void 0){let o="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'";
throw new TypeError(`${e}: ${n??`${o}: ${ri(t)}`}`)}return t}function pt(t){if(Te(t))return t;let e=ArrayBuffer.isView(t)?oa(t):na(t);return hi(fn.call(e))?M(e,0,m(e)):e}function na(t){
try{return new Uint8Array(t)}catch{return L}}var xi=t=>_o.call(t)==="Uint8Array";function oa(t){try{return _o.call(t)===
void 0?new Uint8Array(ta.call(t),ea.call(t),mi.call(t)):new Uint8Array(fn.call(t),ui.call(t),li.call(t))}catch{return L}}
var L=new Uint8Array;function ra(t){try{return pi.call(t)}catch{}try{return mi.call(new DataView(t))}catch{return}}function ht(t,e,n){
un(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));return o}function un(t,e){if(t!=null&&typeof t!=
"object"&&typeof t!="function")throw new TypeError(`${e}: The options must be an object.`)}function wi(t,e){return un(t,
e),!!t?.stream}var xt=t=>`${t}`;function gi(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ei(t,e){if(typeof t==
"string")return t;throw new TypeError(`${e}: The provided value is not a string: ${ii(t)}`)}function ln(t,e){un(t,e);let n=!!t?.fatal,o=!!t?.ignoreBOM;return{fatal:n,ignoreBOM:o}}function Co(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=xt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}var ia=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],Lo;function yi(){if(typeof WebAssembly!=
"object")return!1;try{Lo??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(ia)))!==null}catch(t){let{name:e}=t;
(e==="CompileError"||e==="EvalError")&&(Lo=!1)}return Lo??!0}var Oi=t=>(t&63488)===55296;function Ti(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&o<=57343?
65533:o}var bi=t=>t<128?1:t<2048?2:t<65536?3:4,Zt=t=>t<194||t>244?0:t<224?2:t<240?3:4;function mn(t,e){let n=t===224?160:
t===240?144:128,o=t===237?159:t===244?143:191;return e>=n&&e<=o}function pn(t,e,n){let o="";for(let r=0;r<n;r+=8192){let i=new Uint16Array(
t,e+2*r,Math.min(8192,n-r));o+=String.fromCharCode.apply(null,i)}return o}function Ai(t,e,n){let o=n;return t<128?e[o++]=
t:(t<2048?e[o++]=192|t>>6:(t<65536?e[o++]=224|t>>12:(e[o++]=240|t>>18,e[o++]=128|t>>12&63),e[o++]=128|t>>6&63),e[o++]=128|
t&63),o}var hn=P(()=>ei()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":rn&&
sn&&Xt?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other");var X=1/0,ca={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],utf16LE:[0,33],
singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],multiByte:[0,513]},chromium:{
utf8:[0,64],utf16LE:[0,X],singleByte:[4096,X],multiByte:[512,X]},firefox:{utf8:[0,17],utf16LE:[0,33],singleByte:[256,257],
multiByte:[512,X]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],multiByte:[0,X]}},fa={node:{ascii:48,bytesLoop:128,utf16ByString:16777216},
deno:{ascii:48,bytesLoop:128,utf16ByString:0},bun:{ascii:32,bytesLoop:X,utf16ByString:16777216},chromium:{ascii:1024,bytesLoop:128,
utf16ByString:0},firefox:{ascii:400,bytesLoop:X,utf16ByString:0},other:{ascii:X,bytesLoop:X,utf16ByString:0}},aa={node:{
utf8Slice:8191,latin1:!0,readMany:128,writeMany:64},deno:{utf8Slice:64,latin1:!0,readMany:128,writeMany:X},bun:{utf8Slice:0,
latin1:!0,readMany:16,writeMany:16},chromium:{utf8Slice:0,latin1:!1,readMany:X,writeMany:X},firefox:{utf8Slice:0,latin1:!1,
readMany:1024,writeMany:X},other:{utf8Slice:0,latin1:!1,readMany:16,writeMany:X}},ua=[0,X],Ro=vt(40);function Ii(t){if(Ro[t]===
void 0){let[e,n]=la(t);Ro[t]={lookUp:e,host:n}}return Ro[t]}function la(t){let{utf8:e,utf16LE:n,singleByte:o,multiByte:r}=ca[hn()];
return t===0?e:t===38?n:v(t)?o:Se(t)?r:ua}var Fi=()=>fa[hn()],xn=()=>aa[hn()];function Ni(t,e,n,o){let r=Bi(t),i=u=>ma(u,r,e),s=i(()=>ha(n,o))??r,{readMany:c,writeMany:f}=xn(),a=c<1/0&&(i(()=>xa(t))??
i(()=>wa(t)));return a?{...s,read:(u,l)=>(l<c?s:a).read(u,l),write:(u,l)=>(u.length<f?s:a).write(u,l),most:a.most,collect:a.
collect}:s}function ma(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";return ot(
()=>{let r=t();return r.write(o,n),e.read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0})}var pa="strings";function ha(t,e){
let[n]=WebAssembly.Module.customSections(e,pa),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.
Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function xa(t){let[e,n]=[Xt,Jr];return{read:(o,r)=>e.call(
t(),o,o+2*r),write:(o,r)=>n.call(t(),o,r,2*o.length),most:1/0,collect:Mi(t,(o,r)=>e.call(o,0,r))}}function wa(t){let e=Rt(
"utf-16le");return{...Bi(t),read:(n,o)=>e.decode(new Uint16Array(t().buffer,n,o)),collect:Mi(t,(n,o)=>e.decode(new Uint16Array(
n.buffer,0,o/2)))}}function Bi(t){return{read:(e,n)=>pn(t().buffer,e,n),write(e,n){let o=new Uint16Array(t().buffer,n,e.
length);for(let r=0;r<e.length;r++)o[r]=e.charCodeAt(r)},most:1/0}}function Mi(t,e){let n;return typeof WeakRef!="functi\
on"?void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,a){V(s,new Uint8Array(t().buffer,f,2*a),c),c+=2*a},toText:()=>e(
s,c)}}function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}var be,h,Do,ko,wt,W={input:0,units:0,output:0},gn=0,wn={name:"",encoding:-1},j={isBusy:!0,count:0};function Ae(t,e){wn.name=
t,wn.encoding=e,j.count+=1,j.isBusy&&$i(),j.isBusy=!0}function $i(t=No){try{Ta(),be??=Sa(ya(t())),Oa(new WebAssembly.Instance(
be),be)}catch(e){throw ba(e)}}function _i(t){be=void 0,$i(()=>t)}var Ea=P(()=>ot(()=>Ci(No()))===!0),Qt=()=>be!==void 0||yi()||Ea();function ya(t){return Ci(t)?t:new WebAssembly.Module(
t)}function Ci(t){try{return WebAssembly.Module.customSections(t,Li),!0}catch{return!1}}var Li="encoding-wasm";function Sa(t){
let[e]=WebAssembly.Module.customSections(t,Li),n="encoding-wasm 0.1.0",o=e?String.fromCharCode(...new Uint8Array(e)):"so\
mething else";if(o===n||o===`${en} 0.1.0`)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o},\
 not to ${n}; use encoding.wasm of this version.`)}function Oa({exports:t},e){h=t,Po=WebAssembly.RuntimeError,W.input=h.
input(),W.units=h.units(),W.output=h.output(),Wo(),wt=Ni(Ie,W.units,h.memory,e),gn=Math.min(h.units_length(),wt.most),j.
isBusy=!1}var Ri="labels and names work without it";function Ta(){if(typeof WebAssembly!="object")throw new Error(`encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${Ri}.`)}function ba(t){
let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(Aa(t))return new RangeError(
`encoding-wasm: ${Ui} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; ${"`await initialize()` before the first call"}\
 (${e})`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; ${"call ini\
tialize() with a compiled module first"} (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof
r?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var Ui="no memor\
y for WebAssembly; free some, and call again",Aa=t=>t instanceof RangeError&&/memory/i.test(t.message);function Ie(){return Do[0]===
void 0&&Wo(),Do}function te(){return ko[0]===void 0&&Wo(),ko}function Wo(){Do=new Uint8Array(h.memory.buffer),ko=new Uint8Array(
h.memory.buffer,W.input,65536)}function gt(t,e,n){Ae(t,e);try{let o=n();return j.isBusy=!1,o}catch(o){throw Et(o)}}var Po;
function Et(t){if(!j.isBusy||!Po||!(t instanceof Po))return t;let e=E[wn.encoding]?.name,n=`${wn.name}${e?` of ${e}`:""}\
 failed`;return Ia()?new RangeError(`encoding-wasm: ${n}: ${Ui}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}\
) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}function Ia(){try{return h.
memory.grow(32),!1}catch{return!0}}var Wi=()=>new Int32Array(h.memory.buffer,h.codec(),h.codec_length()>>2),tt=()=>new Int32Array(Wi()),vo=t=>V(Wi(),t);function ee(t,e){
Ae("decoding",t),e?vo(e):h.new_decoder(t)}function Ho(t,e){Ae("encoding",t),e?vo(e):h.new_encoder(t)}function Go(t,e,n,o){
Ae("transcoding",t),o?vo(o):h.new_transcoder(t,e,+n)}function vi(t,e){h.set_source_encoding(t,+e),j.isBusy=!1}function jt(t){
let e=m(t),n=h.alloc(e)>>>0;return V(Ie(),t,n),[n,e]}var Ma=P(()=>Uint8Array.from(Je,t=>t.charCodeAt(0))),Di,jo=t=>gt("s\
niffing",-1,()=>(Di!==h&&h.give_labels(...jt(Ma())),Di=h,t())),Yo=(t,e,...n)=>jo(()=>h.sniff_html(...jt(t),e,...n)),Hi=(t,e,n)=>jo(
()=>h.sniff_xml(...jt(t),e,n));function Gi(t,e){let n=jo(()=>h.find_declared_label(...jt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var ji=(t,e)=>gt("sniffing",-1,()=>h.default_for(...jt(t),e)),Yi=(t,e,n,o,r,i)=>gt("detection",-1,
()=>{let s=m(t),c=0;do{let d=Math.min(c+65536,s);h.feed_detector(...jt(b(t,c,d)),+(e&&d===s)),c=d}while(c<s);let f=d=>d?
jt(d):[0,0],a=h.guess(...f(n),...f(o),...f(r),+i)>>>0,{buffer:u}=h.memory,l=new Float32Array(u,a,1)[0];return new Float32Array(
new Float32Array(u,a+4,l))});function ne(t,e,n,o,r){Mt(te(),0,t,e),j.isBusy=!0;let i=h.decode_block(e,n,+o,+r);return j.
isBusy=!1,i}var En=(t,e,n)=>gt("decoding",-1,()=>{for(let o=0,r=1024;o<e;o+=r,r=Math.min(4*r,65536)){let i=Math.min(r,e-
o);if(V(te(),i===e?t:b(t,o,o+i)),!h.is_free_of(i,128,n))return!1}return!0}),yt={encoding:-1,table:void 0,owner:void 0};function Ko(t){
return yt.encoding===t&&yt.owner===h&&yt.table?.[0]!==void 0?yt.table:gt("encoding",t,()=>{let e=h.unit_table(t)>>>0,{buffer:n}=h.
memory;return yt.encoding=t,yt.owner=h,e===0?yt.table=void 0:v(t)?yt.table=new Uint8Array(n,e,16384):yt.table=new Uint16Array(
n,e,65536),yt.table})}function Ki(t,e){try{return t+e}catch(n){throw Fe(n)}}var Fe=t=>new RangeError("The text is too lo\
ng for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:t});var yn=(t,e,n,o=0)=>wt.write(t.slice(e,n),W.units+2*o);function zo(t,e,n,o){j.isBusy=!0;let r=h.encode_block(t,e,n,+o);return j.
isBusy=!1,r}var O={none:0,source:1,result:2};function zi(t,e,n,o){let r=m(t);Mt(te(),0,t,r),j.isBusy=!0;let i=h.transcode_block(
r,+e,n,o);return j.isBusy=!1,i}var Sn=()=>h.finished()!==0,Ne=t=>M(Ie(),W.output,W.output+t),qo=t=>b(Ie(),W.output,W.output+
t);var J=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=m(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);V(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){V(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?M(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=_a(this.#n),o=0;return this.forEach(r=>{V(n,r,o),o+=m(r)}),
n}};function _a(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}var On=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=m(e);if(n===0)return;e[0]!==27&&this.#t(this.held);
let o=e[n-3]===27?n-3:n;this.#t(M(e,0,o)),this.held=M(e,o,n)}addUnchanged(e){m(e)!==0&&(this.#t(this.held),this.held=L,this.#t(
e))}};var Tn;function Ca(){return Tn===void 0&&(Tn=null,Tn=ot(La)??null),Tn}function La(){let t=ti(),{read:e,written:n}=t.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&`${[...o]}`=="2\
39,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var Ji=new Uint8Array(
48);function Qi(t){return t.length<=16?M(Ji,0,ts(t,Ji).written):Vo(t)??(Qt()?void 0:Ra(t))}function Ra(t){let e=new Uint8Array(
3*t.length);return M(e,0,ts(t,e).written)}function ts(t,e){let n=m(e),o=0,r=0;for(;o<t.length;){let i=t.charCodeAt(o);if(i<
128&&r<n){e[r++]=i,o+=1;continue}let s=Ti(t,o);if(r+bi(s)>n)break;r=Ai(s,e,r),o+=s<65536?1:2}return{read:o,written:r}}function Vo(t){
try{return Ca()?.encode(t)}catch{return}}var Xo=new Uint8Array(256);function es(t,e){let{length:n}=t,o=new Uint8Array(n),r=0;for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(
r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],o[r+3]=e[t.charCodeAt(r+3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+
5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.charCodeAt(r+7)];for(;r<n;r++)o[r]=e[t.charCodeAt(r)];return an(
o,0)?void 0:o}function ns(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(s===0&&i>
0)return;s>=256&&(Xo[o++]=s>>8),Xo[o++]=s}return M(Xo,0,o)}function os(t,e){if(e===0)return Qi(t);let{length:n}=t,{ascii:o,bytesLoop:r}=Fi();if(n>=o&&Ht(e)&&Ua(t)){let s=Vo(t);if(s&&
m(s)===n)return s}if(v(e))return n<=r?es(t,Ko(e)):void 0;if(!!0||n>128||e===33)return;let i=Ko(e);return i&&ns(t,i)}function Ua(t){
let{length:e}=t,n=Math.max(8,e>>4);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}var Jo=["fatal","html","replacement"],Zo=()=>"",Ut=class{encoding;unmappable;#t;#e=null;#n=0;#o=L;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return E[this.encoding].name}encode(e,n){let r=!this.#e&&(n||this.#r(
e))?os(e,this.encoding):void 0;return r?(this.#n=n?0:this.#n+e.length,r):this.#s(e,n)}#r(e){let{length:n}=e;return n>0&&
this.encoding!==33&&(e.charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:Jo.indexOf(this.unmappable)}#s(e,n){let o=this.#e,
r=this.#n,i=this.#o,s=new J;this.encodeOrFail(e,n,c=>s.add(c),(c,f)=>{throw new st(c,f,this.name)});try{return s.concatenate()}catch(c){
throw this.#e=o,this.#n=r,this.#o=i,c}}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o,f=this.#t,a=this.#i,
u=f===Zo,l=f&&!u?2048:65536,d=f&&this.encoding===33?new On(c,o):void 0,w=d?g=>d.add(g):o,x=d?g=>d.addUnchanged(g):o,p=!1,
S=!1;try{Ho(this.encoding,s);for(let g=0;g===0||g<e.length;g+=l){let B=Math.min(g+l,e.length);yn(e,g,B);let _=B===e.length;
for(let D=0,K=!1;!K;){let k=zo(D,B-g,a,n&&_);w(Ne(k===-2?h.written():k));let nt=i+g+D+h.start();if(D+=h.read(),K=k!==-2&&
Sn(),k!==-2||u)continue;S=!0;let ge=h.code_point();if(f){let bo=tt(),{count:Ao}=j,qe=()=>this.locate(nt),z=f(ge,qe);j.count!==
Ao&&(Ho(this.encoding,bo),yn(e,g,B));let Ft=Lt=>{throw new st(Lt,qe(),this.name)};typeof z=="string"?Da(z,w,Ft):z?x(z):Ft(
ge)}else r(ge,nt);S=!1}}n?d&&o(d.held):(this.#e=this.#r(e)?null:tt(),this.#n=i+e.length,this.#o=d?.held??L),p=!0}catch(g){
throw Et(g)}finally{n&&(p||S)&&(this.#e=null,this.#n=0,this.#o=L)}}};function Da(t,e,n){let o=gi(t);for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);yn(o,r,i,2048);let s=zo(2048,
2048+i-r,0,!1);s===-2&&n(h.code_point()),e(Ne(s))}}var Pa=P(()=>{let t=Yr.split(`
`),e=0;return new Map(jr.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
rs=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Be(t,e=Wa(t)){let n=new Map;return o=>{let r=n.get(o);return r===void 0&&
(r=is(String.fromCodePoint(o),e,3),n.set(o,r)),r}}function Wa(t){let e=new Ut(t,"fatal");return n=>{try{return e.encode(
n,!0),!0}catch(o){if(o instanceof st)return!1;throw o}}}function is(t,e,n){if(rs(t))return"";if(n===0)return null;let o=va(
t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:is(c,e,n-1));if(!s.includes(null))return s.
join("")}return null}function va(t){let e=[...Pa().get(t)??[],...Ha(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(
n)?e:[...e,n.normalize(),n]}function Ha(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){
let c=d=>s>>o.length-1-d&1,f=o.filter((d,w)=>c(w)),a=o.filter((d,w)=>!c(w)),u=[n,...f].join("").normalize("NFC"),l=u+a.join(
"");l.normalize("NFD")===e&&r.push(l),a.every(rs)&&i.push(u)}return[...r,...i]}function Ka(t,e,n){let o="";for(let r=0;r<e.length;r+=n)o+=t.decode(e.slice(r,r+n),{stream:!0});return o+t.decode()}var In=[
0,255],An=[48,57],as=[65,65],re=[27,27],ss=[33,126],za=[[In]],qa=[[[127,255],In,as]],cs=[[[129,132],An,[129,254],An],[[133,
254],An,[129,130],An]],fs=[[[216,223],[216,223],[216,223],[216,223]]],Va={"UTF-8":[[[224,245],[127,192],[191,192],[128,128],
as]],"UTF-16BE":fs,"UTF-16LE":fs,GBK:cs,gb18030:cs,"EUC-JP":[[[143,143],[161,254],[161,254]]],"ISO-2022-JP":[[re,[36,36],
[66,66],ss,ss,re,[40,40],[66,66]],[re,[40,40],[64,74],In,re,[40,40],[66,66]],[re,[36,36],[64,67],In,[33,33],re,[40,40],[
66,66]]]};function us(t){let e=t.reduce((o,[r,i])=>o*(i-r+1),1),n=new Uint8Array(e*t.length);for(let o=0;o<e;o++){let r=o;
for(let i=t.length-1;i>=0;i--){let[s,c]=t[i],f=c-s+1;n[o*t.length+i]=s+r%f,r=Math.floor(r/f)}}return n}function Xa(t,e){
let n=t;for(let o=0;o<e.length;o++)n=Math.imul(n^e.charCodeAt(o),16777619);return n}function Ja(t,e,n){let o=2166136261;
for(let r of ls(e,n)){let i=us(r),s=t.decode(i);if(Ka(t,i,61)!==s)return;o=Xa(o,s)}return(o>>>0).toString(36)}var ls=(t,e)=>e?
za:[...qa,...Va[t]??[]];function Za(t,e,n,o){let r=o?1:97;return ls(n,o).every(i=>{let s=us(i),c=e();for(let f=0;f<s.length;f+=
r*i.length){let a=s.slice(f,f+i.length),u=t.decode(a),l=ot(()=>c.decode(a));if(l!==(u.includes("\uFFFD")?void 0:u))return!1;
l===void 0&&(c=e())}return!0})}var Qa="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm\
5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8h\
w c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud";function ds(t,e,n,o){let r=o(
!1);return Ja(r,e,n)===Qa.split(" ")[t]&&Za(r,()=>o(!0),e,n)}function ms(t,e,n){let o=new Uint16Array(e.length),r=(s,c)=>{if(n)throw new C(E[t].name,s,c);return 65533},i=t===0?tu(e,
o,r):eu(e,o,r,t);return pn(o.buffer,0,i)}function tu(t,e,n){let o=0;for(let r=0;r<t.length;){let i=r,s=t[r++],c=s<128?1:
Zt(s),f=c===1?s:s&127>>c,a=()=>r===i+1?mn(s,t[r]):(t[r]&192)===128;for(;r<i+c&&a();)f=f<<6|t[r++]&63;r!==i+c?e[o++]=n(i,
r-i):(f>65535&&(e[o++]=55232+(f>>10)),e[o++]=f>65535?56320|f&1023:f)}return o}function eu(t,e,n,o){let{length:r}=t,i=c=>o===
37?t[c]<<8|t[c+1]:t[c]|t[c+1]<<8,s=0;for(let c=0;c<r;c+=2){let f=i(c),a=(f&64512)===55296;c+1===r?e[s++]=n(c,1):Oi(f)?a&&
c+3<r&&(i(c+2)&64512)===56320?(e[s++]=f,e[s++]=i(c+2),c+=2):a&&c+3===r?(e[s++]=n(c,3),c+=1):e[s++]=n(c,2):e[s++]=f}return s}function ps(t,e,n,o){if(!Bt(t))return Nn(Bn(t,o),t,e,n,!1);if(!o&&hs(t))return Nn(Bn(t,!1),t,e,n,!1);if(n>2147483647)throw Fe(
void 0);return ms(t,M(e,0,n),o)}function Nn(t,e,n,o,r){if(o>2147483647)throw Fe(void 0);try{return t.decode(M(n,0,o),{stream:r})}catch(i){
throw i?.name!=="TypeError"?Fe(i):new C(E[e].name,Number.NaN,0)}}var Bn=(t,e)=>hs(t)?Rt(E[t].name,e):nu(t),Fn=vt(40);function hs(t){
if(Fn[t]===void 0){Fn[t]=!1;let{name:e}=E[t],n=o=>Rt(e,o);Fn[t]=ot(()=>ds(t,e,v(t),n))===!0}return Fn[t]}function nu(t){
let{name:e}=E[t];try{gt("decoding",-1,()=>{})}catch(n){let{message:o}=n,i=ot(()=>Rt(e))!==void 0?`The host's own TextDec\
oder gets ${e} wrong.`:`The host has no decoder of its own for ${e}.`,s=v(t)?" 'encoding-wasm/iconv-lite' decodes it wit\
hout WebAssembly.":"";throw new Error(`${o.replace(/\.?$/,".")} ${i}${s}`,{cause:n})}throw new Error("encoding-wasm: Web\
Assembly could not be used a moment ago; call again.")}function Kt(t,e,n,o,r,i){try{ee(t,e);let c=o>gn&&o<268435456?wt.collect?.(o+3):void 0,f="",a=0;for(let u=0;;u+=65536){let l=o-
u<=65536,d=l?o-u:65536,w=d===o?n:b(n,u,u+d),x=ne(w,d,a,r,i&&l);if(x<0)throw new C(E[t].name,u+h.start(),h.length());if(a+=
x,!(!l&&a+65536+3<=gn)){if(c)c.add(W.units,a);else{if(d===o)return wt.read(W.units,a);f=Ki(f,wt.read(W.units,a))}if(l)return c?
c.toText():f;a=0}}}catch(s){throw Et(s)}}function Mn(t,e){if(t===0)return e(Uint8Array.from(ru))===iu;if(t===38||t===37){let o=su.flatMap(r=>t===37?[r>>8,r&255]:
[r&255,r>>8]);return e(Uint8Array.from(o))===cu}let n=o=>e(o)===Kt(t,null,o,m(o),!1,!0);if(!v(t))return!1;for(let o of fu())
if(!n(o))return!1;return!0}var ru=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,
244,144,128,128,97,240,159,146,97,230,188],iu="\uFEFFa\x7F\xE9\u6F22\u{1F4A9}\uFEFF\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDa\uFFFDa\uFFFD",
su=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],cu="\uFEFFa\uFFFD\u6F22\uFFFD\u{1F4A9}\uFFFE\uFEFF\uFFFD";
function*fu(){for(let t=0;t<256;t++)yield Uint8Array.of(t);yield Uint8Array.from({length:4096},(t,e)=>e)}var $n=vt(40);function Es(t,e,n){$n[t]===void 0&&($n[t]=null,$n[t]=ot(()=>au(t))??null);try{return n>2147483647?void 0:$n[t]?.(
e,n)}catch{return}}var ws=new Uint8Array(64),gs=vt(65);function Me(t,e){return e<=64?(Mt(ws,0,t,e),gs[e]??=b(ws,0,e),gs[e]):
Te(t)?m(t)===e?t:b(t,0,e):M(t,0,e)}function au(t){let{latin1:e,utf8Slice:n}=xn();if(e&&t===38)return uu();if(e&&Ht(t)&&t!==
0)return lu(t);let o=Rt(E[t].name),r=s=>o.decode(s);if(!Mn(t,r))return;if(t!==0||n===0)return(s,c)=>r(Me(s,c));let i=rn;
if(Mn(0,s=>i.call(s)))return(s,c)=>c<=n?i.call(Me(s,c)):r(Me(s,c))}function uu(){let t=Xt,e=n=>t.call(n).toWellFormed();
if(Mn(38,e))return(n,o)=>o%2===0?e(Me(n,o)):void 0}function lu(t){let e=sn,n=Uint8Array.from({length:256},(r,i)=>i);if(e.
call(n)!==String.fromCharCode(...n))return;let o=t===21?224:128;return(r,i)=>{let s=Math.ceil(i/8);for(let f=0;f<i;f+=s)
if((r[f]&o)===128)return;let c=Me(r,i);return En(c,i,o)?e.call(c):void 0}}function ys(t,e,n){return gt("decoding",t,()=>{let{readBytes:o,readPairs:r}=wt;if(!o||!r)return;let i=!!0||v(t)?h.byte_table(
t):h.pair_table(t);if(i!==0)return Mt(te(),0,e,n),(!v(t)?r:o)(W.input,n,i)??void 0})}function Dt(t,e,n,o,r){let i;if(Qt()){if(e===0)return"";let{lookUp:s,host:c}=Ii(n);e<=s?i=ys(n,t,e):e>=c&&(i=Es(n,t,e)),
(i===void 0||o&&i.includes("\uFFFD"))&&(i=Kt(n,null,t,e,o,!0))}else i=ps(n,t,e,o);return r?i:Qo(i,n)}var Qo=(t,e)=>t.charCodeAt(
0)===65279&&Bt(e)?t.slice(1):t;var du=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function _n(t){for(let[,e,n,o]of t.matchAll(du))if(/^charset$/i.
test(e))return n?.replace(/\\(.)/gs,"$1")??o}var mu=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
6nav cp866nav ibm866nav","28592 912 osf00010002","28593 913 osf00010003","28594 914 osf00010004","28595 915 osf00010005",
"28596 1089 arabic8 osf00010006","28597 813 885972003 osf00010007","28598 916 hebrew8 osf00010008","38598","28600 919 88\
59101992 osf0001000a","28603 921 isoir179 l7 baltic","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 \
isoir203 8859151998","28606 isoir226 l10 8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis\
6200 tis62025291 tis62025331 28601 thai 8859112001 11621162 tis62025290 tis62025330","5346 msee","5347 mscyrl","5348 201\
27 28591 367 646 ascii8 iso646us latin msansi ansix34 ansix341986 isoir6 us iso646irv iso646irv1991 osf00010001 osf00010\
020","5349 msgreek","5350 28599 920 msturk turkish turkish8 ecma128 ts5881 osf00010009","9447 mshebr","9448 msarab","944\
9 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","1386 1383 20936 51936 cngb euccn eucgb2312cn gb2\
3121980 gb2312cn mswin936 gb13000","1392 54936 gb180302000 gb180302005 gb180302022","1370 1373 1375 big5tw big5eten big5\
hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hkscs msc950 mswin950","954 20932 33722\
 51932 5050 eucjpms eucjpwin ujis eucjpopen extendedunixcodepackedformatforjapanese osf00030010","50220 50221 50222 iso2\
022jp1978 jis jis7 jisencoding windowsiso2022jp iso2022jpms","943 942 943c mswin932 sjismac sjisopen sjiswin shiftjisms \
ms31j","970 1363 51949 mscp949 mswin949 uhc ksx1001 osf100203b5 osf0004000a","-","1201 unicodebig unicodebigunmarked utf\
16beunmarked ucs2be unicode11 ucs2swapped","1200 unicodelittle unicodelittleunmarked u16 ucs2le utf16lebom ucs2internal \
osf00010100 osf00010101 osf00010102"],pu=P(()=>new Map(mu.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Cn(t){let e=_n(
t)??t;return q(e)??pu().get(Qe(e))??qr(e)}var hu=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,
xu=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'e\
ncoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are byte\
s, not a label; check the order of the arguments."]];function Ss(t){let e=xu.find(([i])=>i.test(t));if(e)return` ${e[1]}`;
let n=Os(t),o=Cn(t);if(o===void 0&&hu.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let r=o??wu(n);return r!==
void 0&&r!==36?` Did you mean '${E[r].name}'?`:/[^ -~]/.test(t)?" This doesn't look like a label; check the order of the\
 arguments.":""}var Os=t=>t.toLowerCase().replace(/[^a-z\d]/g,"");function wu(t){if(t.length<3)return;let e=t.replace(/\D/g,
""),n=E.flatMap(({labels:o},r)=>o.map(Os).some(s=>s.replace(/\D/g,"")===e&&gu(t,s))?r:[]);return n.length===1?n[0]:void 0}
function gu(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;let[o,r]=[t.slice(n),e.slice(n)];return o[0]===r[1]&&o[1]===
r[0]&&o.slice(2)===r.slice(2)||o.slice(1)===r||o===r.slice(1)||o.slice(1)===r.slice(1)}var yu=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Su=t=>yu.find(([e])=>t>=e)[1];function St(t,e){
let n=q(t);if(n===void 0){let o=t.length>80?`${t.slice(0,80)}\u2026`:t;throw new RangeError(`${e}: The encoding label pr\
ovided ('${o}') is invalid.${Ss(t)}`)}if(void 0){let o=Su(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${en}\
' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function bs(t,e,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=St(t,e);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(
`${e}: ${r} has no encoder in the standard; use ${n}.`)}return Ou(o,t,e)}function Ou(t,e,n){if(t===36)throw new RangeError(
`${n}: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var As=["fatal","html","replacement","ignore","translit","translit-replacement"];function Is(t,e,n){if(typeof t=="function")return(r,i)=>Tu(t(r,i()),n);if(t==="ignore")return Zo;if(t!=="translit"&&t!==
"translit-replacement")return;let o=Be(e);return t==="translit"?o:r=>o(r)??"?"}function Tu(t,e){if(typeof t=="string")return t;
if(t==null)return null;let o=pt(mt(t,e,"The function 'unmappable' returned neither a string, bytes nor null."));return M(
o,0,m(o))}var ie=t=>t==null?void 0:xt(t);function se(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function bu(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>St(xt(o),e))}}var Rn={allowUTF8:t=>t===void 0||!!t,candidates:bu,locale:ie,maxBytes:se,
tld:ie},tr=["text","ASCII","empty","binary","unknown","UTF-32"];function ce(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=rt(t,i),f=e&&m(c)===m(t),a=Yi(c,f,o,r&&Ln(r),s&&Ln(s),n),{0:u,1:l,2:d}=a;return{encoding:l<0?void 0:l,score:d,
kind:tr[u],isASCII:tr[u]==="ASCII"||tr[u]==="empty",candidates:Array.from({length:(a.length-3)/2},(w,x)=>({encoding:E[a[3+
2*x]].name,score:a[4+2*x]}))}}function Ln(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function er(t,e=void 0){
let n="Failed to execute 'detectEncoding'",o=mt(t,n),r=ht(e,Rn,n),i=ce(pt(o),!0,r);return{...i,encoding:i.encoding===void 0?
null:E[i.encoding].name}}var Fu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Nu=[33,36,37,
38],fe=(t,e)=>{let n=ie(t);return n===void 0?-1:St(n,e)},Fs=(t,e,n)=>Math.min(se(t,e,n)??1024,1048576),Ns=(t,e)=>Math.max(
3,e===-1?t:0);function Bs(t){let e=ie(t)??"";return q(_n(e)??e)??-1}function Bu(t,e,n){if(t)return ht(t===!0?void 0:t,Rn,
`${e}, option '${n}'`)}var Mu={defaultEncoding:fe,detect:Bu,likelyEncoding:fe,locale:ie,maxPrescanBytes:Fs,parentEncoding:fe,
transportLayerEncodingLabel:Bs,userOverride:fe};function $u(t,e){let n=ht(t,Mu,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,
parentEncoding:s,transportLayerEncodingLabel:c,userOverride:f}=n;return{prescanned:Ns(i,Math.max(f,c)),declared(a){let u=Yo(
a,i,f,c,s,o);return u===-1?void 0:$e(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Ms(a)??{..._u(
r,n.defaultEncoding),kind:a?.kind}}}function Ms(t){if(t?.encoding===void 0||t.isASCII)return;let{encoding:e,score:n,kind:o}=t;
return{encoding:e,confidence:"tentative",source:"detection",score:n,kind:o}}function _u(t,e){return $e(ji(Ln(t),e===-1?21:
e))}var Cu={defaultEncoding:fe,maxPrescanBytes:Fs,transportLayerEncodingLabel:Bs};function Lu(t,e){let{defaultEncoding:n,
maxPrescanBytes:o,transportLayerEncodingLabel:r}=ht(t,Cu,e),i=s=>{let c=$e(Hi(s,o,r));return c.source==="default"&&n!==-1?
{...c,encoding:n}:c};return{prescanned:Ns(o,r),declared:i,decide:()=>i(L)}}function Ru(t,e){let n={...Rn,defaultEncoding:fe},
{defaultEncoding:o,...r}=ht(t,n,e);return{prescanned:4,needsMore:i=>Nt(i)?.encoding===38&&i[2]===0,declared(i){let s=Nt(
i);if(!(!s||s.encoding===38&&i[2]===0&&i[3]===0))return{encoding:s.encoding,confidence:"certain",source:"BOM",score:null,
kind:"text"}},options:r,decide(i){let s=o===-1?i?.encoding??21:o,c=i?.kind;return Ms(i)??{encoding:s,confidence:"tentati\
ve",source:"default",score:null,kind:c}}}}var Uu={detect:Ru,html:$u,xml:Lu},nr=["detect","html","xml"],Du={prefixBytes:se,
sniff:Co(nr)};function $t(t,e){let{prefixBytes:n,sniff:o}=ht(t,Du,e),r=Uu[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.
min(r.prescanned,n??1/0),needsMore:r.needsMore,declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:P(()=>{let c=s.candidates&&ce(L,!0,s);return!Nu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>ku(
r,c),takesWhole:n===void 0}}function ku({prescanned:t,declared:e,options:n,decide:o},r){return e(rt(r,t))??o(n&&ce(r,!0,
n))}function $s(t){let e=Yo(rt(t,1024),1024,-1,-1,-1,-1);return e===-1||$e(e).source==="BOM"?void 0:$e(e)}function $e(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Fu[t>>8&255],score:null}}var Ls=["(B","(J","(I","$@","$B"],Un=class{#t=!0;#e=!0;read(e,n){let o=m(e),r=this.#t?Wu(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=vu(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Gu(e,i);if(s=Ls.includes(a),!s&&!n&&ju(a))break;this.#e=s}else
s=f>=128||i<r&&Hu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:m(e);for(;o<m(e)&&e[o]!==27;)o+=1;return o}};function Wu(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(t))return 1/0;if(e&&=Cs(t[o],t[o+1]),n&&=Cs(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function vu(t,e){let n=m(t),o=n-e;if(o>=256){let i=b(t,e);if(!an(i,27)&&En(i,o,128))return n}let r=e;for(;r<
n&&t[r]<128&&t[r]!==27;)r+=1;return r}var Cs=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||t===33&&e===34,
Hu=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Gu(t,e){let n="";for(let o=e+1;o<Math.min(e+3,m(t));o++)n+=String.fromCharCode(
t[o]);return n}var ju=t=>t.length<2&&Ls.some(e=>e.startsWith(t));var Ot=class{decision=null;sample=L;detected;#t;#e=!0;#n=!1;#o=new Un;#r=new J;#i;#s=0;#c=L;#f=L;constructor(e){this.#t=
e;let{prescanned:n,needsMore:o}=e;this.#i=o?Math.min(n,3):n}add(e,n){let o=new J;if(this.#e&&n&&this.#t.takesWhole)return this.#a(
this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+m(e)<this.#i&&!n)return this.#m(e,this.#i,o);this.#r.add(e);let r=this.#r.
concatenate();this.#r=new J;let{prescanned:i,needsMore:s}=this.#t,c=rt(r,i);if(!this.#n&&!n&&m(c)<i&&s?.(c))return this.#m(
r,i,o);let f=this.#n?void 0:this.#t.declared(c);return this.#n=!0,f?this.#a(f,o,r):this.#p(r,n,o)}#p(e,n,o){let{detection:r,
decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&!f,{plain:u,
evidence:l}=r.passesASCII()?this.#o.read(rt(s,c),a):{plain:0,evidence:0};s=this.#l(s,u,o);let d=m(s),w=c-u;if(l===-1)return n||
f?this.#a(i(this.#d(rt(s,w),a)),o,s):this.#m(s,d+1,o);let x=Us(rt(s,w),l-u,r.windowBytes),p=Math.min(x+r.windowBytes,w);
if(d<p&&!n)return this.#m(s,p,o);let S=rt(s,p),g=this.#d(S,d<p);if(p<=x||p===w||!r.passesASCII()||!zu(g,S))return this.#a(
i(g),o,s);s=this.#l(s,this.#o.skip(S,l-u),o)}}#d(e,n){this.sample=Gt(Gt(this.#c,this.#f),e);let o=this.#t.detection.options,
r=ce(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#m(e,n,o){
let r=m(e);return r>0&&this.#r.add(M(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=rt(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=Gt(this.#c,rt(r,i))),this.#f=Rs(Gt(this.#f,Rs(b(r,i)))),b(e,n)}#a(e,n,o){
return this.decision=e,{passed:n,rest:o}}},Rs=t=>b(t,Math.max(0,m(t)-64));function Us(t,e,n){let o=Math.min(m(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function zu(t,e){return t.isASCII||t.encoding===void 0&&!(e[Us(e,0,1/0)]>=128)}var kn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Ut(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=m(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(b(e,i,s?r:i+4096),
s?n:O.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=Vu(this.#t.copy(),e,r);let i=new J,s;try{this.#t.transcode(e,n===O.
result?O.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Dt(c,m(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===O.
result,o),this.#n=n===O.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function Vu(t,e,n){let o=m(
e),r=e,i=t,s=t,c=n,f=n,a=0,u;return l=>{for(;l>=f&&a<o;)r=b(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,O.none,d=>{f+=m(d)/2}),u=void 0;return u??=Xu(i,r),u[l-c]}}function Xu(t,e){let n=m(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=ks(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?Ju(o.from,e,c):0;if(a>0){o.transcode(b(e,c,c+a),O.none,
()=>{});for(let g=0;g<a;g++)r[i++]=f++;if(s=f,c+=a,c===n)break}let u=b(e,c,c+1),l=o.copy(),d=0,w=0;o.transcode(u,O.none,
g=>{d===0&&(w=g[0]|g[1]<<8),d+=m(g)/2}),d>0&&(r[i++]=s);let x=w===65533&&s<f?Ps(l,u,O.none):void 0,p=x&&x.offset+x.length;
for(let g=1;g<d;g++)r[i++]=p===void 0?s:p+g-1;let S=f-s===2||f<=2;d>0&&!x?s=f+1:(x||S)&&(s=ks(o))}return r[i]=s,r[i+1]=s+
1,r}function Ju(t,e,n){if(v(t))return m(e)-n;let o=n;if(Ht(t))for(;e[o]<128;)o+=1;return o-n}var ks=t=>Ps(t,L,O.source)?.
offset??t.position;function Ps(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof C)return o;throw o}}function ue(t,e,n,o){return typeof t=="number"?Ws(t,e,n,o):new Ce(t,Ws(0,e,n,o))}function Ws(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Is(r,e,o);if(!s||Bt(e))return new Pn(t,e,n);let c=rr(t,n);return new kn(c,e,r,i?.counting(s)??s)}function rr(t,e){return new Pn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var Pn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Go(e,this.to,this.#n.ignoreBOM,
this.#t),vi(e,n),this.#t=tt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Ne,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(tn(this.to)??[]));
let u=Math.max(0,Jo.indexOf(c)),l=m(e);try{Go(this.from,this.to,i,this.#t);for(let d=0;;){let w=l-d<=65536,x=w&&d===0?e:
b(e,d,w?l:d+65536),p=zi(x,r,u,w?n:O.none);a?.addBlock(this.#e+d);let S=p<0?h.written():p;if(S>0&&o(f(S)),p===-2&&c!=="fa\
tal")return!1;if(p<0&&this.#o(p,d),d+=h.read(),w&&Sn())break}}catch(d){throw Et(d)}this.#t=n===O.result?null:tt(),this.#e=
n===O.none?this.#e+l:0}#o(e,n){let o=this.#e+n+h.start();throw this.#t=tt(),this.#e=0,e===-1?new C(E[this.from].name,o,h.
length()):new st(h.code_point(),o,E[this.to].name)}},Ce=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){this.#t=
e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=!1,
r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===O.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new Ot(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==O.none);i.length>0&&(this.#i.transcode(
i.concatenate(),O.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Cc=require("node:buffer"),to=require("node:fs"),eo=require("node:path");var Tt=class{encoding;fatal;ignoreBOM;#t=L;#e=null;#n=void 0;#o=!1;#r;constructor(e,n,o,r=0){this.encoding=e,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#t=L,this.#e=null,this.#n=void 0,this.#o=
!1,this.#r=0}decode(e,n,o){let{encoding:r}=this,i=m(e),s=m(this.#t),c=s+i;if(i===0&&!n)return"";let f=n||v(r)||i>64&&Te(
e),a=s===0&&f?e:this.#i(e,i,s),u,l=c;try{this.#s(n)?u=this.#c(a,c,n):vs(r)?u=this.#f(a,c,n):!n&&Se(r)?(u=Kt(r,null,a,c,this.
fatal,!1),l-=h.held()):(n||(l-=Zu(r,a,c)),u=Dt(a,l,r,this.fatal,!0))}catch(d){throw d instanceof C?(d.offset+=this.#r-s,
this.#t=L,this.#r+=i,o===void 0?d:d.toTypeError(o)):d}return!this.#o&&l>0&&(this.#o=!0,this.ignoreBOM||(u=Qo(u,r))),this.#t=
l<c?M(a,l,c):L,this.#r+=i,u}#i(e,n,o){return o+n>512?Gt(this.#t,b(e,0,n)):(o>0&&V(ir,this.#t),Mt(ir,o,e,n),ir)}#s(e){let{
encoding:n}=this;return this.#n!==void 0||!Qt()&&(vs(n)||!e&&Se(n))}#c(e,n,o){let r=this.#n??Bn(this.encoding,this.fatal);
this.#n=void 0;let i=Nn(r,this.encoding,e,n,!o);return o||(this.#n=r),i}#f(e,n,o){try{let r=Kt(this.encoding,this.#e,e,n,
this.fatal,o);return this.#e=o?null:tt(),r}catch(r){throw r instanceof C&&(this.#e=tt()),r}}},vs=t=>t===33||t===36,ir=new Uint8Array(
512);function Zu(t,e,n){if(t===0)return Qu(e,n);if(t!==38&&t!==37)return 0;let o=n%2;return(e[n-o-(t===37?2:1)]&252)===216?
o+2:o}function Qu(t,e){for(let n=1;n<=3&&n<=e;n++){let o=t[e-n];if(o>=128&&o<192)continue;let r=Zt(o);return n<r&&(n===1||
mn(o,t[e-n+1]))?n:0}return 0}var At=require("node:fs"),lc=require("node:path");var sr=require("node:buffer");var Gs=/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,vn=t=>t.replace(Gs,e=>{let n=e.charCodeAt(0);return n<256?`\\x${Wn(
n,2)}`:n>=56448&&n<=56575?`\\x${Wn(n&255,2)}`:`\\u{${Wn(n,4)}}`}),js=t=>JSON.stringify(t,null,2).replace(Gs,e=>e===`
`?e:`\\u${Wn(e.charCodeAt(0),4)}`),Wn=(t,e)=>t.toString(16).toUpperCase().padStart(e,"0");function Le(t){if((0,sr.isUtf8)(t))return Ys(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,sr.isUtf8)(r));e+=o?Ys(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Ys=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function A(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function F(t){return t===""?"''":t==="-"?"\
standard input":vn(t)}var Hn=require("node:fs");var at="it was changed meanwhile, which would be lost; convert again",it=(t,e=!1)=>(e?Hn.lstatSync:Hn.statSync)(A(t),{throwIfNoEntry:!1,
bigint:!0}),Z=(t,e)=>t?.dev===e?.dev&&t?.ino===e?.ino;function zs(t,e){let n=it(t,!0);return!Z(n,e)||n?.size!==e?.size||
n?.mtimeNs!==e?.mtimeNs}var Y=require("node:fs"),pr=require("node:path");var y=vf(require("node:fs"),1),bt=require("node:path");var Vs=require("node:fs"),et=require("node:path");function Gn(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||et.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":et.sep}${e}`}
function Re(t){try{return Le(Vs.realpathSync.native(A(t),"buffer"))}catch{let e=(0,et.dirname)(t);return e===t?(0,et.resolve)(
t):(0,et.join)(Re(e),(0,et.basename)(t))}}var qs=new Map;function cr(t){let e=(0,et.dirname)(t),n=qs.get(e)??Re(e);return qs.
set(e,n),(0,et.join)(n,(0,et.basename)(t))}var Js=require("node:util");var le={failure:1,usage:2};var Zs={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},jn={...Zs,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Qs="it is a symbolic link to a file that does not exist; check where it points",tc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",zt={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized","UTF-32":"it is in UTF-32, which is not detected automatically"},Ue=({score:t,kind:e})=>(e&&
zt[e])??(t!==null&&t<.9?"this is uncertain":void 0),_t={...Zs,EACCES:"its permissions, or those of its directory, do not\
 let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be \
replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"\
your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulim\
it -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or\
 write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does no\
t let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"},kt=class extends Error{};function ut(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,Js.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function lt(t,e){return dt(t,e instanceof Error?e.message:String(e)),le.failure}var dt=(t,e)=>Yn(`${t}: ${e}`),
Yn=t=>Kn(`encoding-wasm: ${vn(t)}
`),Xs=!1;function Kn(t){Xs||process.stderr.on("error",()=>{}),Xs=!0,process.stderr.write(t)}var ft=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function ur(t,e=438,n=!1){if(t===void 0)return el(n);let{target:o,present:r,descriptor:i}=De(t);return i!==void 0?fl(i):
r?.isFIFO()?sl(A(t),r):r&&!r.isFile()?zn(ic(A(t),r),!0):dr(o,r,e)}function De(t){if(t==="")throw new Error("its name is \
empty; name a file");let e=(0,y.lstatSync)(A(t),{throwIfNoEntry:!1,bigint:!0}),n=e?.isSymbolicLink(),o=n?it(t):e;if(o?.isDirectory()||
t.endsWith("/")||t.endsWith(bt.sep))throw new Error(_t.EISDIR);if(!o?.isFile())return{target:n?fr(t):t,present:o};let r=qn(
t);return r===void 0&&(0,y.accessSync)(A(t),y.constants.W_OK),{target:n?fr(t):t,present:o,descriptor:r}}var ec;function el(t){
return ec??=nl(t),ec}function nl(t){let e=(0,y.fstatSync)(1,{bigint:!0}),n=e.isFile()?e:void 0;return process.platform===
"win32"&&!n?zn(process.stdout,!1):il(n,!t&&ol(e))}function ol(t){if(!t.isCharacterDevice()||it("/dev/null")?.rdev!==t.rdev)
return!1;try{return(0,y.readSync)(1,new Uint8Array(1)),!0}catch{return!1}}var rl="it is closed or discarded, so the resu\
lt is lost; write to a file with -o, or redirect it to /dev/null";function il(t,e){let n=!e,o,r=()=>{o??=zn(process.stdout,
!1)};return{file:t,keepListening:t?void 0:r,write(i){let s=i;!n&&s.length>0&&(n=!0,dt("standard output",rl));try{for(;!o&&
s.length>0;)s=s.subarray((0,y.writeSync)(1,s))}catch(c){if(c.code!=="EAGAIN")throw c;r()}s.length>0&&o?.write(s)},wait:()=>o?.
wait(),finish:()=>o?.finish(),discard(){}}}function zn(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(
a=>a?f(n??a):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(
s),f));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",
s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function ic(t,e){let n=((...[o,r,i,s])=>y.default.
open(o,r,i,(c,f)=>{if(c||Z((0,y.fstatSync)(f,{bigint:!0}),e))return s(c,f);(0,y.closeSync)(f),s(new Error(at))}));return(0,y.createWriteStream)(
t,{flags:y.constants.O_WRONLY,fs:{...y.default,open:n}})}function sl(t,e){let n=ic(t,e),{discard:o,...r}=zn(n,!0);return{
...r,file:e,discard(){o(),n.pending&&cl(t,n)}}}function cl(t,e){try{let n=(0,y.openSync)(t,y.constants.O_RDONLY|y.constants.
O_NONBLOCK);e.once("close",()=>(0,y.closeSync)(n))}catch{}}function fr(t){let e=sc(t);return e===void 0?t:fr(e)}function sc(t){
if(!(0,y.lstatSync)(A(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=Le((0,y.readlinkSync)(A(t),"buffer"));return(0,bt.isAbsolute)(
e)?e:`${Le(y.realpathSync.native(A((0,bt.dirname)(t)),"buffer"))}${bt.sep}${e}`}function qn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,bt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=sc(t);return n===void 0?void 0:qn(n)}function fl(t){return{
file:(0,y.fstatSync)(t,{bigint:!0}),write:e=>Vn(t,e),wait(){},finish(){},discard(){}}}function Vn(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,y.writeSync)(t,n))}var nc=0;function al(t){nc+=1;let e=[process.pid,nc,Math.random().toString(36).slice(
2)].join("-");return Gn((0,bt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function ke(t){try{(0,y.unlinkSync)(A(t))}catch(e){
if(e.code==="ENOENT")return;dt(F(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
var lr=(t,e)=>(0,y.openSync)(A(t),y.constants.O_WRONLY|y.constants.O_CREAT|y.constants.O_EXCL|(y.constants.O_NOFOLLOW??0),
e);function dr(t,e,n,o=()=>()=>{}){let r=al(t),i=A(r),s=lr(r,e?384:n),c=!0,f=()=>{c&&(c=!1,(0,y.closeSync)(s))};return{present:e,
write:a=>Vn(s,a),wait(){},finish(){if(zs(t,e))throw new Error(at);e&&mr(s,e);let a=(0,y.fstatSync)(s,{bigint:!0});f();let u=o();
try{if(!Z(it(r,!0),a))throw new Error(oc);(0,y.renameSync)(i,A(t))}catch(l){throw u(),l}if(!Z(it(t,!0),a))throw new Error(
oc)},discard(){try{f()}finally{ke(r)}}}}var oc="another program put a file in its place; convert again in a directory to\
 which nobody else can write",rc=2048,ul=1024,ll=56,mr=(t,e)=>(0,y.fchmodSync)(t,dl(t,e));function dl(t,e){let[n,o,r]=[e.
uid,e.gid,e.mode].map(Number);for(let i of[n,-1])try{return(0,y.fchownSync)(t,i,o),i===n?r:r&~rc}catch{}return r&~(rc|ul|
ll)}async function Xn(t,e=!1){try{let n=ur(void 0,void 0,e);return n.write(Buffer.from(t)),await n.finish(),0}catch(n){return Pe(
void 0,n)}}function Pe(t,e){if(e instanceof kt)return lt(F(t??""),e);let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(
n))return 0;let o=t===void 0?"standard output":F(t);return lt(`cannot write ${o}`,ut(e,_t))}var fc;function ac(t,e,{backup:n,isDry:o=!1,onUnchanged:r}){let i,s,c=0;fc??=new Uint8Array(65536);let f=fc,a=()=>{if(i!==
void 0)return i;if(i=pl(t),!Z((0,Y.fstatSync)(i,{bigint:!0}),e))throw new Error(at);return i},u=()=>{i!==void 0&&(0,Y.closeSync)(
i),i=void 0},l=(x,p)=>f.subarray(0,(0,Y.readSync)(a(),f,0,Math.min(p,65536),x)),d=x=>{for(let p=0;p<x.length;){let S=l(c+
p,x.length-p);if(S.length===0||!ml(S,x.subarray(p,p+S.length)))return!1;p+=S.length}return!0},w=()=>{let{target:x,present:p}=De(
t);if(!Z(p,e))throw new Error(at);de((0,pr.dirname)(x)),n?.check();let S=a(),g=o?hr:dr(x,e,0,n&&(()=>n.make(x,S,e)));s=g;
for(let B=0;B<c&&!o;){let _=l(B,c-B);if(_.length===0)throw new Error(at);g.write(_),B+=_.length}return g};return{present:e,
write(x){!s&&d(x)?c+=x.length:(s??w()).write(x)},wait(){},async finish(){!s&&l(c,1).length>0&&w(),await s?.finish(),u(),
s||r?.()},discard(){u(),s?.discard()}}}var hr={write(){},wait(){},finish(){},discard(){}},ml=(t,e)=>Buffer.compare(t,e)===
0;function pl(t){try{return(0,Y.openSync)(A(t),Y.constants.O_RDONLY|(Y.constants.O_NONBLOCK??0))}catch(e){throw e.code===
"ENOENT"?new Error(at):e}}function de(t){let e=(0,Y.statSync)(A(t),{throwIfNoEntry:!1});if(!e)return de((0,pr.dirname)(t));
if(!e.isDirectory())throw new Error(_t.EEXIST);(0,Y.accessSync)(A(t),Y.constants.W_OK|Y.constants.X_OK)}var dc=t=>({check:()=>uc(t,()=>{if(it(t,!0))throw new kt(mc(t));de((0,lc.dirname)(t))}),make(e,n,o){return uc(t,()=>hl(e,
n,o,t)),()=>{Z(it(e,!0),o)&&ke(t)}}}),mc=t=>`its backup ${F(t)} already exists; use another suffix, or move that file aw\
ay`,pc=t=>t.code==="EEXIST";function uc(t,e){try{e()}catch(n){if(pc(n))throw new kt(mc(t));let o=ut(n,_t);throw o===n?n:
new kt(`its backup ${F(t)} can't be made: ${o.message}`)}}function hl(t,e,n,o){try{(0,At.linkSync)(A(t),A(o))}catch(r){if(pc(
r))throw r;return xl(e,n,o)}if(!Z(it(o,!0),n))throw ke(o),new Error(at)}function xl(t,e,n){let o=lr(n,384);try{let r=new Uint8Array(
262144);for(let s=0,c=262144;c>0;s+=c)c=(0,At.readSync)(t,r,0,262144,s),Vn(o,r.subarray(0,c));mr(o,e),(0,At.futimesSync)(
o,Number(e.atimeNs)/1e9,Number(e.mtimeNs)/1e9);let i=(0,At.fstatSync)(o,{bigint:!0});if(!Z(it(n,!0),i))throw new Error(at)}catch(r){
throw ke(n),r}finally{(0,At.closeSync)(o)}}var me=class{#t;#e;#n=new J;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new J;let n=Nt(e)?.bytes.length??0,o=this.#r(b(e,n,Math.min(m(e),n+4096*this.#e)));if(!wr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Gi(o,s);if(!c)break;let{start:f,length:a}=c,u=String.fromCharCode(...b(o,f,f+a));
q(u)!==this.#t&&(r.push(b(e,i,n+f*this.#e),this.#i(E[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,b(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(m(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function wr(t){let e=0;for(;e<m(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var N=require("node:fs");var hc=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var xc;async function gr(t,e={}){let n=async i=>{try{return await i()}catch(s){throw ut(s,yc(t))}},{next:o,close:r}=await n(
()=>t==="-"?wl(e.output):gl(A(t),e));return{next:()=>n(o),close:r}}async function*he(t,e){let n=await gr(t,e);try{for(let o=await n.
next();o;o=await n.next())yield o}finally{await n.close()}}function It(t,e=!1){try{return it(t,e)}catch{return}}function wl(t){
let e=(0,N.fstatSync)(0,{bigint:!0});return bc(e,t),e.isFile()?Sc(0,e,()=>{}):El()}function gl(t,{output:e,expected:n,isFound:o=!1}){
let r=gc(t,e,o);if(r.isSymbolicLink())throw new Error(ve);if(n&&!Z(r,n))throw new Error(ve);if(!r.isFile())return yl(t);
let i=(0,N.openSync)(t,N.constants.O_RDONLY|(N.constants.O_NONBLOCK??0)),s=(0,N.fstatSync)(i,{bigint:!0});if(Z(s,r))return Sc(
i,s,()=>(0,N.closeSync)(i));throw(0,N.closeSync)(i),new Error(ve)}var ve="another file took its place meanwhile; convert\
 again";function gc(t,e,n=!1){let o=(n?N.lstatSync:N.statSync)(t,{bigint:!0});return o.isDirectory()&&(0,N.opendirSync)(
t).closeSync(),bc(o,e),o}function Ec(t){try{gc(A(t)),(0,N.accessSync)(A(t),N.constants.R_OK)}catch(e){throw ut(e,yc(t))}}
var yc=t=>({...jn,get ENOENT(){return(0,N.lstatSync)(A(t),{throwIfNoEntry:!1})?.isSymbolicLink()?Qs:hc(t)?tc:jn.ENOENT}});
function Sc(t,{size:e},n){xc??=new Uint8Array(262144);let o=xc,r=0;return{async next(){let i=(0,N.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,N.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function El(){let t=Oc(0,()=>{}),e=process.platform===
"win32"?wc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=wc()}return e.
next()},close:()=>e?.close()}}function wc(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function yl(t){let e=await Tc(n=>(0,N.open)(t,n));return Oc(
e,()=>(0,N.closeSync)(e))}function Oc(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await Tc(i=>(0,N.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Tc=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function bc(t,e){
if(t.isDirectory())throw new Error(jn.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var Ic=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Er=new Set,yr=!1,Ac=Date.now();function He(t){if(Er.add(t),!yr)for(let e of Ic)
process.on(e,Fc);return yr=!0,()=>Er.delete(t)}function Fc(t){for(let e of[...Er].reverse())e();for(let e of Ic)process.
off(e,Fc);process.kill(process.pid,t)}function Ge(){if(!(!yr||Date.now()-Ac<50))return new Promise(t=>{setImmediate(()=>{
Ac=Date.now(),t()})})}var Zn=({to:t,toOther:e})=>e?.name??E[t].name;function Qn(t,{encoding:e,source:n,kind:o}){return n==="default"&&(o==="AS\
CII"||o==="empty")?"ASCII":je(t,e)}var je=({fromOther:t},e)=>t?.name??E[e].name;var Nc=require("node:fs"),H=require("node:path");function Bc(t,{suffix:e,directory:n}){let o=new Map(t.filter(bl).map(c=>[c,Re(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,cr(c)])r.set(a,c);let i=Tl(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:Gn(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
u=o.get(c),l=e&&c.endsWith(e)?r.get(cr(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(u===void 0)
return[a];let d=n===void 0?u:Re(f),w=s.get(d);if(w===u)return[];if(w===void 0&&s.set(d,u),n===void 0)return[a];let x=w===
void 0?Ol(r,d,u):Sr(f);return[{...a,...x&&{problem:new Error(x)}}]})}var Sr=t=>`another file already goes to ${F(t)}; co\
nvert this one to another directory`;function Ol(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${F(o)}, which will be converted as well; nam\
e another directory`}function Tl(t){let e=s=>(0,H.isAbsolute)(s)||s.split(H.sep)[0]==="..",n=s=>(0,H.isAbsolute)(s)||e((0,H.relative)(
".",s)),o=t.filter(n).map(s=>(0,H.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(H.sep)?s:s+H.sep)),i=o.length>0?(0,H.dirname)(
o[0]):".";for(;!r(i)&&(0,H.dirname)(i)!==i;)i=(0,H.dirname)(i);return s=>{let c=(0,H.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,H.basename)(s):c}}function bl(t){try{return(0,Nc.lstatSync)(A(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Al={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from","UT\
F-32":"use --from utf-32"},Mc=[..."%PDF-"].map(t=>t.charCodeAt(0)),Or=t=>Mc.every((e,n)=>e===t[n]);function $c(t,e,n){let{
prescanned:o,declared:r,decide:i,...s}=$t(t,"--from auto"),c=(f="")=>{let a=zt[f];if(a&&e)throw new Error(`${a}; ${Al[f]}`)};
return{...s,takesWhole:!1,needsMore:void 0,prescanned:Math.max(o,Mc.length),declared(f){return Or(f)&&c("binary"),r(f)},
decide(f){c(f?.kind);let a={...i(f),kind:f?.kind},u=n&&Ue(a);if(u){let l=`it may be ${E[a.encoding].name} (${a.score?.toFixed(
2)}), but ${u}`;throw new Error(`${l}; name its encoding with --from, or keep the old file with --in-place=.bak`)}return a}}}var Il={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function Lc(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=0,u=async(p,S)=>{a=await Xn(`${F(p)}: ${S}
`,t.quiet)||a},l=(p=[])=>{if(t.quiet)return;let S=e.dryRun?"would be converted":"converted",g=s>0?`, ${s} copied`:"",B=f>
0?`, ${f} unchanged`:"",_=c>0?`, ${c} left alone`:"",D=o.length>0?`, ${o.length} failed: ${o.map(F).join(", ")}`:"",K=p.
length>1?" and those after it":"",k=p.length>0?`, ${p.length} not reached: ${F(p[0])}${K}`:"";Yn(`${k&&"interrupted: "}${ft(
i,"file")} ${S}${g}${B}${_}${D}${k}`)},d=Bc(t.files,e),w=0,x=He(()=>l(d.slice(w).map(({file:p})=>p)));for(let[p,S]of d.entries()){
let{file:g,problem:B}=S;w=p;try{if(B)throw B;let _=It(g,t.found.has(g));if(_?.isSymbolicLink())throw new Error(ve);let D=await Fl(
S,e),K=D!==void 0&&e.directory!==void 0;if(D!==void 0&&t.verbose&&dt(F(g),`${K?"not converted":"left alone"}: ${D}`),D!==
void 0&&!K)c+=1,e.dryRun&&await u(g,`would be left alone: ${D}`);else if(!(S.output===g&&Uc(g))){let k=await Nl(S,t,e.dryRun,
{run:n,list:u,old:_,reason:D});if(k==="failed"?o.push(g):K?s+=1:k==="unchanged"?f+=1:i+=1,k==="failed"||K)continue;let nt=e.
dryRun?g:S.output;e.findDeclarations&&!t.toOther&&await Ll(nt,t.to)&&r.push(nt)}}catch(_){lt(F(g),_),o.push(g)}}return w=
d.length,x(),r.length>0&&Rl(r,t.to,e.dryRun),l(),o.length>0?le.failure:a}async function Fl({file:t,newer:e},{skipUTF8:n,
keepBinary:o}){if(e!==void 0)return`it is the old version of ${F(e)}`;if(!n&&!o)return;let r=n?"--skip-utf8":"--keep-bin\
ary";if(!Tr(t))throw new Error(`it can be read only once; leave out ${r}, or write it to a file first`);return n&&await _l(
t)?"it is UTF-8":o&&await Cl(t)?zt.binary:void 0}async function Nl({file:t,output:e,backup:n},o,r,{run:i,list:s,old:c,reason:f}){
let a=e===t;if(a&&!Tr(t))throw new Error("it is not a regular file, so it cannot be replaced; write the result to a file\
 with -o");Ec(t);try{a||$l(e)}catch(p){return Pe(e,p),"failed"}let u=Zn(o),l=f?Il:void 0,d=!1,w=()=>{d=!0},x={files:[t],
output:e,old:c,backup:n===void 0?void 0:dc(n),onUnchanged:w,...f&&{from:0,to:0,fromOther:void 0,toOther:void 0,eol:void 0}};
if(r){let p="";if(await i({...x,isDry:!0,onDecision:D=>{p=Qn(o,D)}},l)!==0)return"failed";if(d)return await s(t,"would s\
tay as it is"),"unchanged";let g=a?"":`, to ${F(e)}`,B=n===void 0?"":`, and kept as ${F(n)}`,_=f?"copied":`converted fro\
m ${p} to ${u}`;return await s(t,`would be ${_}${g}${B}${f?`: ${f}`:""}`),"done"}if(!a){let p=Number(c?.mode??0n)&Bl;return await Ml(
e,()=>i({...x,mode:p},l))?"done":"failed"}return await i(x)!==0?"failed":(Dc(t),d?"unchanged":"done")}var Bl=511;function Tr(t){
let e=It(t);return!e||e.isFile()||e.isDirectory()}var Rc=new Set,Uc=t=>Rc.has(kc(t));function Dc(t){let e=kc(t);e!==void 0&&
Rc.add(e)}async function Ml(t,e){try{Pc((0,eo.dirname)(t))}catch(n){throw ut(n,_t)}if(Uc(t))throw new Error(Sr(t));return await e()!==
0?!1:(Dc(t),!0)}function kc(t){let e=It(t);return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function $l(t){let{target:e,present:n}=De(
t);(!n||n.isFile())&&de((0,eo.dirname)(e))}var _c=new Set;function Pc(t){if(_c.has(t))return;let e=()=>(0,to.statSync)(A(
t),{throwIfNoEntry:!1})?.isDirectory()===!0;if(!e()){let n=(0,eo.dirname)(t);n!==t&&Pc(n);try{(0,to.mkdirSync)(A(t))}catch(o){
if(!e())throw o}}_c.add(t)}async function _l(t){let e=new Tt(0,!0,!0),n=!0,o=!1;try{for await(let r of he(t))await Ge(),
e.decode(r,!1),n&&=(0,Cc.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof C)return!1;throw r}}async function Cl(t){let e=new Ot($t({},"--keep-binary")),n=!0;for await(let o of he(
t)){if(n&&Or(o))return!0;if(n=!1,await Ge(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.
kind==="binary"}async function Ll(t,e){if(!Tr(t))return!1;let n=new me(e);try{for await(let o of he(t)){let r=o.subarray(
0,2*4096);return[...n.add(r),...n.end()].length>1}}catch{}return!1}function Rl([t,...e],n,o){let{name:r}=E[n],i=e.length>
0?` and ${e.length} more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`\
--from ${c} ${n===0?"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;Yn(`${F(t)}${i} ${s} another encoding than\
 ${r}: to correct that, use ${a}`)}var Gc=require("node:fs");var no=class{#t;#e=new J;constructor(e=$t({},"Examination")){this.#t=new Ot(e)}add(e,n){let o=Math.min(m(e),1024-this.#e.
length);o>0&&this.#e.add(M(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return wr(e)?$s(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=vc(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>vc(n.encoding,o)||n.score>=.9)&&Wc(e.encoding,
o)!==Wc(n.encoding,o)?i:void 0}},Wc=(t,e)=>new Tt(t,!1,!0).decode(e,!1);function vc(t,e){let n=0,o=null;for(let r=0;r<m(
e);r+=65536){let i=b(e,r,Math.min(r+65536,m(e)));ee(t,o),ne(i,m(i),0,2,!1),n+=h.replaced(),o=tt()}return n}async function jc({files:t,found:e,sniffing:n,json:o,quiet:r}){let i=0,s=[];for(let c of t)try{let f=Pl(c)?1/0:1e8,a={...n,
maxBytes:f,detect:{maxBytes:f}},u=new no($t({...a,sniff:"detect"},"--detect")),l=n.sniff==="detect"?u:new Ot($t(a,"--det\
ect")),{decision:d,length:w}=await Wl(he(c,{isFound:e.has(c)}),l,u),{encoding:x,...p}=d,S=u.doubt&&vl(u.doubt),g=u.detected?.
kind??(p.source==="default"?"empty":"text"),_=p.source!=="default"||zt[g]===void 0?E[x].name:null;s.push({file:c,encoding:_,
...p,kind:g,doubt:S??null}),S&&!r&&dt(F(c),Hl(S)),g==="ASCII"&&w>f&&!r&&dt(F(c),kl)}catch(f){i=lt(F(c),f)}return await Xn(
o?`${js(s)}
`:Gl(s),r)||i}var kl=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it\
 to a file`,Pl=t=>t==="-"?(0,Gc.fstatSync)(0).isFile():It(t)?.isFile()??!0;async function Wl(t,e,n){let o=new Set([e,n]),
r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of t)if(r(s,!1),i+=s.length,e.decision&&(n.decision||
i>1048576))break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function vl({declared:t,detected:e,...n}){let o=e===
void 0?null:E[e].name;return{declared:E[t].name,detected:o,...n}}function Hl({declared:t,detected:e,score:n,malformed:o}){
let r=`has ${ft(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:
`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Gl(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[r===null||s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,F(o)]),n=[0,1,2].map(o=>Math.
max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Yc=require("node:fs"),Kc=require("node:path");function zc(){let t=(0,Kc.join)(__dirname,"encoding.wasm");try{return _i((0,Yc.readFileSync)(t)),!0}catch(e){let{message:n}=ut(
e,{}),{code:o}=e;return lt(`its part ${F(t)} cannot be loaded`,`${n}${jl(o)}`),!1}}function jl(t){return t==="ENOENT"?";\
 the deployment left out this file: copy it there from the package encoding-wasm":typeof WebAssembly=="object"?"; instal\
l encoding-wasm again, or use a newer Node":""}var qc=require("node:string_decoder");var oo=class{from=38;#t;#e;#n;#o;#r=!1;constructor(e,n,o){this.#t=e,this.#e=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(){}transcode(e,n,o){let{fatal:r,ignoreBOM:i,losses:s}=this.#e;
this.#o??=this.#t.newDecoder();let{text:c,malformed:f}=this.#o(e,n!==O.none);n!==O.none&&(this.#o=void 0);let[a]=f,u=a!==
void 0&&r&&!this.#n;if(!u)for(let{offset:d}of f)s?.addMalformed(d);let l=u?c.slice(0,a.at):c;if(this.#n&&(l=Yl(c,f)),this.#t.
isUnicode&&!this.#r&&!i&&(l=l.replace(/^\uFEFF/,"")),this.#r=n===O.none&&(this.#r||c!==""),o(Buffer.from(l,"utf16le")),!!u)
throw this.#o=void 0,this.#r=!1,new C(this.#t.name,a.offset,a.length)}};function Yl(t,e){let n="",o=0;for(let{at:r}of e)
n+=t.slice(o,r),o=r+1;return n+t.slice(o)}var io=t=>e=>Array.from(e).every(t.has),ro=class{place={line:1,column:1};#t;#e;#n;#o=new qc.StringDecoder(
"utf16le");#r;constructor(e,{bom:n,unmappable:o,losses:r},i){this.#t=e,this.#e=e.newEncoder(),this.#r=n?"\uFEFF":"";let s=Kl(
o,i);this.#n=r&&o!=="html"?r.counting(s):s}startFile(){this.place={line:1,column:1}}transcode(e,n,o){let r=n===O.result,
i=this.#o.write(e)+(r?this.#o.end():""),s=this.#r;this.#r="";for(let c of i){let f=this.#t.has(c)?c:this.#i(c);if(f===null)
throw o(this.#e(s,r)),new st(c.codePointAt(0),0,this.#t.name);s+=f,c===`
`?this.place={line:this.place.line+1,column:1}:this.place.column+=1}o(this.#e(s,r))}#i(e){let n=this.#n(e.codePointAt(0),
()=>NaN);return typeof n=="string"&&io(this.#t)(n)?n:null}};function Kl(t,e){return typeof t=="function"?o=>t(o,Number.NaN):
{fatal:()=>null,html:o=>`&#${o};`,replacement:()=>"?",ignore:()=>"",translit:e,"translit-replacement":o=>e(o)??"?"}[t]}var xf=require("node:buffer");function Ye(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=mt(t,o),i=St(xt(e),o),{fatal:s,ignoreBOM:c}=ln(n,
o),f=pt(r),a=Nt(f),u=a&&!c?a.bytes.length:0;try{return zl(f,u,a?.encoding??i,s)}catch(l){throw l instanceof C?(l.offset+=
u,l.toTypeError(o)):l}}function zl(t,e,n,o){let r=e>0?b(t,e):t;return Dt(r,m(r),n,o,!0)}function Vc(t){let[[e,n]]=Object.entries(t),{prototype:o}=n,r=Symbol.for(`encoding-wasm.${e}`);for(let s of Object.getOwnPropertyNames(
o)){if(s==="constructor")continue;let c=Object.getOwnPropertyDescriptor(o,s)?.get;Object.defineProperty(o,s,{enumerable:!0,
...c&&{get:ql(r,s,c)}})}let i={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,i),Object.defineProperty(
n,"name",i),n}function ql(t,e,n){let o=Object.getOwnPropertyDescriptor({get[e](){try{return n.call(this)}catch(r){let i=Vl(
this,t,e);if(!i)throw r;return i.call(this)}}},e);return Object.defineProperty(o.get,t,{value:n})}function Vl(t,e,n){for(let o=Object.
getPrototypeOf(Object(t));o;o=Object.getPrototypeOf(o)){let r=Object.getOwnPropertyDescriptor(o,n)?.get?.[e];if(r)return r}}
function Xc(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var br="Failed to execute 'decode' on 'TextDecoder'",so=Vc({TextDecoder:class{#t;#e;#n;#o=!1;#r=void 0;constructor(t="ut\
f-8",e=void 0){let{encoding:n,fatal:o,ignoreBOM:r}=Xl(t,e,"Failed to construct 'TextDecoder'");this.#t=n,this.#e=o,this.#n=
r,new.target!==so&&Xc(this,new.target,so)}get encoding(){return E[this.#t].name.toLowerCase()}get fatal(){return this.#e}get ignoreBOM(){
return this.#n}decode(t=L,e=void 0){let n=this.#t,o=xi(t);o||mt(t,br);let r=e!==void 0&&wi(e,br),i=o?t:pt(t),s=!this.#o;
try{if(s&&!r)return Dt(i,m(i),n,this.#e,this.#n);this.#r??=new Tt(n,this.#e,this.#n),s&&this.#r.reset();let c=this.#r.decode(
i,!r);return this.#o=r,c}catch(c){throw c instanceof C?(this.#o=r,c.toTypeError(br)):c}}}});function Xl(t,e,n){let o=xt(
t),{fatal:r,ignoreBOM:i}=ln(e,n);return{encoding:Jl(o,n),fatal:r,ignoreBOM:i}}function Jl(t,e){let n=St(t,e);if(n===36)throw new RangeError(
`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ed=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],nd=[0,0,0,6,0,4,0,3,5,4],
ef=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,
/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,
/\xAD/],od=/[\xC3\xDF\xE5]/,rd=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,Jc=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,
id=/[\u0393\u0395\u03B3\u03B5]/,sd=P(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(t=>new RegExp(`[${t}\
]`,"u"))),nf=t=>ef.slice(0,5).some(e=>e.test(t));function cd(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=sd();if(n.
test(t))return 9;let i=ef.findIndex(s=>s.test(t));if(i>=0)return 2+i;if(e>=12592&&e<12688||e>65280&&e<65376)return 1020;
if(!o.test(t))return e<128?1:8;if(e<12288){let s=e<880||e>>8===30?1:e>>8===31?3:e>>8;return 10*s+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Ar;function co(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Ye(Uint8Array.from(r),t))}var Ir;function fd(t,e,n,o){let r=/[0-9]/.test(n)?4:0;return e<20?Jc.
test(t)?o&&n>="\x80"?r+10:r+(od.test(t)?9:6):r+15:Jc.test(t)?r+(rd.test(t)?7:4)+(o?0:3):r+(o&&e>=50?6:12)}function qt(t){
Ir??=new Uint16Array(65536),Ar??=[co("shift_jis",136,151,64),co("gbk",176,215),co("big5",164,198,64),co("euc-kr",176,200)];
let e=Ar.map(()=>0),n=0,o=1,r=1,i="";for(let s of t){let c=Number(s.codePointAt(0)),f=Ir[c]||cd(s,c);Ir[c]=f,id.test(s)&&
(o===10||o===11)&&(f=10+f%10);let a=o>=10;if(s===i&&f!==9)n+=f>1&&c>128?3:0;else if(f<10)n+=f===8&&o===8?4:ed[f][a?0:o<7?
1:2];else if(f>=1e3){if(f===1020)n+=8;else for(let[u,l]of Ar.entries())f===1010?e[u]+=u>0?13:c>65280?7:5:e[u]+=l.has(s)?
9:14;a&&o<1e3&&(n+=i<"\x80"?7:9)}else{let u=s<"\x80",l=a&&Math.trunc(o/10)===Math.trunc(f/10);u||(n+=fd(s,f,i,l)),a&&o!==
f?o>=1e3?n+=u?5:9:l?f%10===1?n+=u&&i<"\x80"?3:11:r===o&&(n+=u&&i<"\x80"?2:6):n+=12:!u&&!a&&(n+=(f<20?2:1)*(f%10)),o<10&&
(n+=nd[o])}r=o,o=f,i=s}return n+Math.min(...e)}var uo="cp437",$d="\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB",
_d="\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",
lo=`windows-1252 windows-1251 windows-1250 GBK Shift_JIS IBM866 ${uo} macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-12\
53 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP`.split(" "),we=/^(?:GBK|Shift_JIS|Big5|EUC)/,
_r=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,lf="UTF-8",xe="\uFFFD",Cd=(t,e,n)=>Math.min(se(t,e,n,"steps")??
2,3);function df(t,e=void 0){let n="Failed to execute 'repairMojibake'",o=Ei(t,n),{maxSteps:r}=ht(e,{maxSteps:Cd},n),i=new Map,
s=[{text:o,path:[],gain:0,isSure:!0}];for(let a=0;a<r;a++){s=s.flatMap(u=>Ld(u).map(l=>({from:u,way:l,gain:u.gain+l.bits}))).
sort(sf).slice(0,3).map(({from:u,way:l,gain:d})=>({text:l.undo(),path:[l.step,...u.path],gain:d,isSure:l.isSure}));for(let u of s)
u.text!==o&&!i.has(u.text)&&u.isSure&&u.gain>10&&i.set(u.text,u)}let c=[...i.values()].sort(sf),f=rf(o);return c.filter(
({gain:a})=>a>c[0].gain-15).map(({text:a,path:u,gain:l})=>({text:a,path:u,score:1-2**(-l/8),lost:Math.max(0,rf(a)-f)}))}
var rf=t=>t.split(xe).length-1,sf=(t,e)=>e.gain-t.gain,Cr=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;function Ld({text:t,path:e,
isSure:n}){let o=new Set,r=0;for(let[f]of t.matchAll(Cr)){let a=f.slice(0,4e3);if(o.has(a)||(r+=a.length),o.add(a),r>4e3)
break}if(o.size===0)return[];let i=[],s=!1;for(let[f,a]of lo.entries()){if(we.test(a)&&!_r.test(t))continue;let{gain:u,explained:l,
undo:d}=Pd(t,o,a),w=u-f*.3-Math.log2(o.size),x=`${lf} read as ${a}`,p=w>(e[0]===x?5:10);!p&&(!n||l<o.size||w<-20)||(s||=
p&&2*l>o.size,i.push({step:x,bits:w,isSure:p,undo:()=>d(p)}))}if(s||!n)return i;let c=i.some(({isSure:f})=>f)?[]:Ud(t,[...o].
join(" "));return[...i,...c,...jd(t)]}var Rd=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function Ud(t,e){if(!Rd.test(
e))return[];let n=r=>r.replace(/[\x80-\x9F]/g,i=>Ye(Uint8Array.of(i.charCodeAt(0)),"windows-1252")),o=qt(e)-qt(n(e));return o>
10?[{step:"windows-1252 read as ISO-8859-1",bits:o,isSure:!0,undo:()=>n(t)}]:[]}var Dd=P(()=>new Map(lo.map(t=>[t,kd(t)])));
function kd(t){let e=new Map([[xe,[-2]]]);if(we.test(t))return e;let n=Uint8Array.from({length:128},(i,s)=>128+s),r=[...Ye(
n,t===uo?"ibm866":t)];t===uo&&r.splice(0,48,...$d)&&r.splice(96,32,..._d);for(let[i,s]of r.entries())i<32&&(t==="windows\
-1252"||s===xe)&&e.set(String.fromCharCode(128+i),[128+i]),s!==xe&&e.set(s,[128+i]);return e}function mf(t,e){if(t<"\x80")
return[t.charCodeAt(0)];let n=Dd().get(e),o=n.get(t);if(!o){if(o=[-1],we.test(e))try{o=[...new Ut(bs(e,"repairMojibake"),
"fatal").encode(t,!0)]}catch{}n.set(t,o)}return o}function Pd(t,e,n){let o=new Map,r=[...e].filter(a=>Nr(a,n,o,!1).changed.
length>0),i=new Set,[s,c]=[0,0];for(let a of r){let{changed:u,unexplained:l,saved:d}=Nr(a,n,o,!0),w=u.every(x=>i.has(x))?
.3:1;for(let x of u)i.add(x);s+=w*Math.max(d,-6),l===0&&(c+=1)}return{gain:s,explained:c,undo:a=>{let u=a?-2:-20,l=new Map;
return t.replace(Cr,d=>{let w=l.get(d);if(w===void 0){let{repaired:x,saved:p}=Nr(d,n,o,!0);w=p>u?x:d,l.set(d,w)}return w})}}}
function Nr(t,e,n,o){let r=[],i=[];for(let u of t)i[r.length]=u,r.push(...mf(u,e));i[r.length]="";let s="",c=[],f=0;for(let u=0;u<
r.length;){let l=vd(r,i,u,n,o);if(l)s+=l.text,c.push(l.text),u=l.end;else{s+=i[u],r[u]>=128&&!nf(i[u])&&(f+=1);do u+=1;while(i[u]===
void 0)}}let a=c.length>0&&o?qt(t)-qt(s)-8*f:0;return{repaired:s,changed:c,unexplained:f,saved:a}}function Wd(t,e,n){let o=t[e]&
127>>n;for(let s=1;s<n;s++)o=o<<6|t[e+s]&63;let r=o>>11===27,i=o>=[0,0,128,2048,65536][n]&&o<=1114111&&!r;return n>0&&i?
String.fromCodePoint(o):void 0}var cf=t=>t>=128&&t<192;function vd(t,e,n,o,r){let i=n,s="",[c,f]=[0,0],a;for(;;){let u=t[i],
l=Zt(u),d=i+1;for(;d<i+l&&cf(t[d]);)d+=1;let w=d===i+l?Wd(t,i,l):void 0;if(w!==void 0)s+=w,c+=1,r||o.set(u,(o.get(u)??0)+
1);else if(u===-2||l>0&&(t[d]===-2||r&&Number(o.get(u))>1)){for(;t[d]===-2||cf(t[d]);)d+=1;s+=xe,f+=1}else if(u>=0&&u<128&&
e[i]===void 0)s+=String.fromCharCode(u);else break;i=d,e[i]!==void 0&&c>0&&c>=f&&(a={text:s,end:i})}return a}var ff=t=>t.
match(/[^\0-\x7F]/g)?.length??0;function Br(t,e){let n=[];for(let o of t)for(let r of mf(o,e)){if(r<0)return;n.push(r)}return Uint8Array.
from(n)}function pf(t,e){let o=(t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(i=>Br(i,e)).join(""),r=ff(o)>.3*ff(t)?Br(
o,e):void 0;return r&&{part:o,bytes:r}}function Mr(t,e,n=!1){try{return new so(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{
return}}var Hd=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function Gd(t){let e=_r.test(t);return lo.some(n=>{let o=Hd.test(
n)&&we.test(n)===e?pf(t,n):void 0,[r]=o?er(o.bytes).candidates:[];return o&&r&&(r.encoding===n||Mr(o.bytes,r.encoding)===
o.part)})}function jd(t){if(t.includes(xe))return[];let e=Math.max(0,t.search(/[^\0-\x7F]/)-40),n=t.slice(e,e+1e3),o=new Map,
r=[];for(let[i,s]of lo.entries()){if(s===uo||we.test(s)&&!_r.test(t))continue;let{part:c,bytes:f}=pf(n,s)??{};if(c===void 0||
f===void 0||(o.has(c)||o.set(c,[c,c.toLowerCase()].some(Gd)),o.get(c)))continue;let{candidates:a}=er(f),u=a.find(({encoding:l})=>l===
s)?.score??0;for(let{encoding:l,score:d}of a){if(d<.95)break;let w=l===lf?void 0:Mr(f,l,!0);if(w===void 0||w===c)continue;
let x=qt(c),p=x-qt(w),S=p>=12&&p>=.35*x,g=d>.998&&!we.test(l)&&Yd(c,w)>=8;if(!S&&!(p>=0&&g))continue;let B=Math.min(Math.
log2(d/u),10),_=p+2.4*B+6*Math.log2(d)-i*.3,D=k=>{let nt=Br(k,s);return(nt&&Mr(nt,l))??k},K=()=>t.replace(/[^\r\n]+/g,D);
r.push({step:`${l} read as ${s}`,bits:_,isSure:!0,undo:K})}}return r}function Yd(t,e){let n=0;for(let o of new Set(t.match(
Cr)))n+=new Set([...o].filter(r=>r>"\x7F"&&!e.includes(r))).size;return n}var Pt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var po=class{path=[];lost=0;#t;#e;#n;#o;#r;#i=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c},{eol:f,
isOnlyCopy:a=!1}={}){this.#n=r,this.#o=f&&new Pt(f,0),this.#r=a,this.#t=ue(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"f\
atal",losses:c},"");let u=s==="replacement"?()=>"?":s;this.#e=ue(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:u,losses:c},
"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(e,n,r=>this.#i.push(r))}catch(r){throw this.#s(
O.source,o),r}n!==O.none&&this.#s(n,o)}#s(e,n){let o=Buffer.concat(this.#i);this.#i=[];let[r]=df(zd(o));if(e===O.source&&
(this.path=r?.path??[],this.lost=r?.lost??0),this.#r&&r&&(r.score<.75||r.lost>0)){let c=r.lost>0?`${ft(r.lost,"character")}\
 could not be recovered`:"this is uncertain";throw new Error(`it looks like ${r.path.join(", and then ")}, but ${c}; use\
 --in-place=.bak to repair it and keep the old file`)}let s=(r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,"")))??
o;this.#e.transcode(this.#o?.add(s)??s,e===O.result?e:O.none,n)}};function zd(t){try{return new Tt(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(xf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var go=require("node:buffer");var gf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},ho=class{#t={...gf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addMalformed(e){this.#t.malformed===0&&(this.#t.
firstMalformed=e),this.#t.malformed+=1,this.#e+=1}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+h.first_replaced()),
n.malformed+=h.replaced(),this.#e+=h.replaced(),n.unmappable===0&&(n.firstUnmappable=e+h.first_unmapped(),n.codePoint=h.
unmapped_code_point()),n.unmappable+=h.unmapped()}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===
65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.
unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...gf},this.#e=0,e}};function yf(t,e,n){let{unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}=n,f=[],{malformed:a,firstMalformed:u,firstUnmappable:l,
codePoint:d}=t,w=ft(a,"invalid byte sequence"),x=Xd(n),p=`${Ef(a)}at offset ${u}`,S=Sf(a,c);if(a>0&&i)f.push(`${w} ${S},\
 ${p}`);else if(a>0&&x!==void 0){let B=x!==""&&o==="ignore";f.push(`${w} ${x===""?S:`${Lr(c)} ${x}`}, ${p}; the file is \
damaged, or not in ${je(n,e)}: check --from, or use ${B?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let g=qd(t.unmappable,o,r,c);if(t.unmappable>0&&g){let B=s||Number.isNaN(l)?"":` at offset ${l}`,_=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",D=`${Ef(t.unmappable)}${Rr(d)}${B}`;f.push(`${Vd(t.unmappable,Zn(n))} ${g}, ${D}${_}`)}
return f}function qd(t,e,n,o){let r=Sf(t,o),i=`${Lr(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${Lr(o)} ?`,translit:i,"translit-replacement":`${i}, or ?`,ignore:r}[e]}var Lr=t=>t?"w\
ould become":"became",Sf=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,Ef=t=>t===1?"":"the first ",Vd=(t,e)=>`${ft(
t,"character")} that ${e} can't represent`;function Rr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${Xe(t)})`:Xe(t)}function Xd({to:t,toOther:e,unmappable:n}){if(e?e.isUnicode:tn(t)||t===q("gb18030"))return"\
U+FFFD";if(n!=="fatal")return n==="ignore"?"":n==="html"?"&#65533;":"?"}var em="\x1B[?25l",nm="\x1B[?25h",Tf="\r\x1B[K";function bf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let d=im(r,u,(l-f)/1e3);Kn(`${i?"":em}${Tf}${d.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(u){r+=u,!(r<2e6)&&(o??={total:rm(t),canShow:om(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Kn(`${Tf}${nm}`),i=!1}}}var om=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function rm(t){let e=0;for(let n of t){let o=n==="-"?void 0:It(n);if(!o?.isFile())return;e+=Number(o.size)}return e}function im(t,e,n){
let o=`${xo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${xo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${xo(t)} of ${xo(e)} MB | ${o} | ${c}${s%60} s left`}var xo=t=>(t/1e6).toFixed(1);var wo=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=cm(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{ee(this.#t,
this.#e),n=ne(e,e.length,0,!1,!1),this.#e=tt()}catch(o){throw Et(o)}for(let o of new Uint16Array(h.memory.buffer,W.units,
n))(o&64512)!==56320&&(this.column+=1)}};function cm(t){let e=-t.byteOffset&3,n=Math.max(0,t.length-e)>>2,o=n>0?new Int32Array(
t.buffer,t.byteOffset+e,n):new Int32Array,r=e+4*o.length,i=If(t,0,Math.min(e,t.length))+If(t,r,t.length);for(let s=0;s<o.
length;s+=255){let c=Math.min(s+255,o.length),f=0;for(let a=s;a<c;a++){let u=o[a]^168430090,l=(u&2139062143)+2139062143|
u|2139062143;f=f+(~l>>>7)|0}i+=(f&255)+(f>>>8&255)+(f>>>16&255)+(f>>>24)}return i}function If(t,e,n){let o=0;for(let r=e;r<
n;r++)t[r]===10&&(o+=1);return o}var Wt=class extends Error{};async function Pr(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=bf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=He(i))}),c=0;try{n||(r=He(i)),o=am(t);let f=new Dr(t,e,o,s);for(let a of t.files)
if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=Pe(t.output,f instanceof
Wt?f.cause:f)||c}return r(),c}function am(t){let{output:e,files:n,isDry:o,mode:r,quiet:i}=t;if(e!==void 0&&n.length===1&&
n[0]===e){let s=t.old??It(e);if(s?.isFile()&&qn(e)===void 0)return ac(e,s,t)}return o?hr:ur(e,r,i)}var Dr=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new kr(e,n,i=>{try{o.write(i)}catch(s){throw new Wt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Wt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),lt(F(e),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#e.finish()}async#r(e){let{
output:n,old:o,found:r}=this.#t,{file:i,present:s}=this.#e,c=await gr(e,{output:i,expected:e===n?s:o,isFound:r.has(e)});
try{for(let a=await c.next();a;a=await c.next())this.#o.convert(a,O.none),await this.#i(),this.#n.add(a.length),await Ge()}finally{
await c.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{decision:f}=this.#o;f&&this.#t.onDecision?.(
f)}#i(){return this.#e.wait()?.catch(e=>{throw new Wt("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),dt(F(e),n)}},kr=class{#t;#e;#n;#o;#r=new ho;#i;#s;#c=!1;#f=[];#p=!1;#d=!1;#u;constructor(e,n,o){let{to:r,
toOther:i,bom:s,fatal:c,unmappable:f,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let u=s==="keep"&&Bt(r)&&e.files.length===1,
l={fatal:c,ignoreBOM:u,bom:s==="add",unmappable:f,losses:this.#r};this.#o=n.newTranscoder(e,l);let d=f==="fatal"||f==="t\
ranslit";this.#u=d&&!Bt(r)&&!i?new wo(r):void 0,this.#s=n.convertsLineEndings?void 0:a&&new Pt(a,r)}get decision(){return this.#o.
decision}convert(e,n){let o;if(this.#d=!0,n!==O.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:f,fromOther:a,
isOnlyCopy:u}=this.#t,l=u?1:6,d=a?void 0:f;this.#p=typeof f=="number"&&d!==0&&lm(e,d,l)}this.#f.push(...e.subarray(0,Nf.
length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(um);if(r)throw new Error(r);let i=[];try{this.#o.transcode(
e,n,f=>{this.#u?.advance(f),this.#e.isLending?this.#l(f):i.push(f)})}catch(f){if(f instanceof Wt)throw f;o=f}for(let f of i)
if(!this.#i)this.#l(f);else for(let a of this.#i.add(f))this.#l(a);if(this.#c=!o&&n===O.none,this.#i&&!this.#c){for(let f of this.#i.
end())this.#l(f);this.#i=void 0}this.#u?.settle();let{place:s}=this.#o,c=o&&mm(this.#m(o),this.#t,this.#u??s);if(this.#c||
this.#u?.startFile(),o)throw c}#m(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof st&&e.codePoint===
65533)||!(this.#t.isChanged||o===e.index))return e;let i=je(this.#t,this.decision?.encoding);return new Error(`the bytes\
 at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to l\
eave such bytes out`)}#l(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,O.source)}catch(e){
if(e instanceof Wt)throw e}}#a(e){let{from:n,fromOther:o}=this.#t;if(o?.isUnicode)return;let r=Uint8Array.from(this.#f);
if(Nf.every((s,c)=>s===r[c]))return"it looks like UTF-32; use --from utf-32";let i=Nt(r);if(!(typeof n=="object"||n===i?.
encoding&&!o))return i?`it begins with the byte order mark of ${E[i.encoding].name}; check --from, ${e}`:this.#p?`it loo\
ks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#d)return[];this.#d=!1;let c=o?[]:yf(s,i.encoding,this.#t),{path:f=[],lost:a=0}=this.#o;if(f.
length>0&&!o){let d=a>0?`; ${ft(a,"character")} could not be recovered`:"";c.unshift(`repaired: it was ${f.join(", and t\
hen ")}${d}`)}let u=i.kind!=="UTF-32"&&Ue(i);typeof e=="object"&&(r||!o&&u)&&c.unshift(dm(i));let l=o||n?void 0:this.#a(
"or use --from auto");return l&&c.unshift(l),c}},Nf=[255,254,0,0],um="use --from auto or --skip-utf8, or keep the old fi\
le with --in-place=.bak";function lm(t,e,n){let o=e===37||e===38;return(o?t.includes(0):(0,go.isAscii)(t))?!1:[0,1,2,3].
some(r=>{let i=t.subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,go.isUtf8)(i)&&i.some(c=>(o||c>=128)&&--s===0)})}function dm(t){
let{source:e,score:n}=t,o=n===null?e:`${e}, ${n.toFixed(2)}`,r=Ue(t),i=r?`; ${r}: check the result, or name the encoding\
 with --from`:"";return`decoded as ${Qn({},t)} (${o})${i}`}function mm(t,{isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof
C){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave out --fatal";return new Error(`${ft(
t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, or ${s} to replace such bytes with \
U+FFFD`)}if(t instanceof st&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,f=o==="translit"?"replacement":"tra\
nslit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't represent ${Rr(t.codePoint)}; us\
e --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var pm={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Eo=class{#t;#e;#n;#o;#r;#i=!0;constructor(e,n,o,{
drop:r,eol:i}){this.#n=o,this.#o=r,this.#r=i&&new Pt(i,38),this.#t=e,this.#e=n}get place(){return this.#e.place}get decision(){
return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=this.#o?hm(e,pm[E[this.#t.from].name]):
[],i=r.pop()??e;this.#i&&this.#e.startFile?.(),this.#i=!0;for(let s of r)this.#s(s,O.none,o);this.#s(i,n,o),this.#i=n!==
O.none}#s(e,n,o){let r=[],i=this.#n.malformed,s;try{this.#t.transcode(e,n,f=>r.push(f))}catch(f){s=f}let c=this.#o?this.#n.
malformed-i:0;this.#o&&this.#n.forgetDecoded();for(let f of r){let a=this.#r?.add(f)??f,u=xm(a,c);c-=(a.length-u.length)/
2,this.#e.transcode(u,O.none,o)}if(n===O.result&&this.#e.transcode(new Uint8Array,n,o),s)throw s}};function hm(t,e){if(!e)
return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<c;i++)r.push(t.subarray(
i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+o.length))){c>i&&r.push(
t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)f+=o.length;f>i&&r.push(
t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function xm(t,e){if(e===0)return t;let n=new Uint8Array(
t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=t[i],n[o++]=t[i+1]}
return n.subarray(0,o)}var ze=class extends Error{suggestion;constructor(e,n){super(e),this.suggestion=n}};var Mf=["bash","zsh","fish"];var yo=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:wm,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Em,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
 file, which is replaced only when all input has been converted.",completes:"file"},{flags:"-i, --in-place <SUFFIX>",what:'\
Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus the\
 suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal, and so is an \
encoding that "auto" is uncertain of.',isOptional:!0,omitted:""},{flags:"--out-dir <DIR>",what:"Write the conversion of \
each file to the same path in this directory.",completes:"folder"},{flags:"-r, --recursive",what:"Convert all files in t\
he given directories, whatever their names are. Hidden files and symbolic links are left out."},{flags:"--skip-utf8",what:"\
Don\u2019t convert files that are already UTF-8: --in-place leaves them alone, and --out-dir copies them."},{flags:"--ke\
ep-binary",what:"Don\u2019t convert files that look like binary data, such as images; this also copies them or leaves them al\
one."},{flags:"-n, --dry-run",what:"Write nothing; only report what would be done."},{flags:"-c",what:"Leave out invalid\
 bytes, and characters that the output\u2019s encoding can\u2019t represent."},{flags:"--fatal",what:"Stop at invalid by\
tes instead of replacing them with U+FFFD."},{flags:"--unmappable <MODE>",what:"What to do with characters that the outp\
ut\u2019s encoding can\u2019t represent: stop (fatal, the default); write &#128169;, as in HTML, which a reader can\u2019t distinguish \
from the same characters in the text (html); write ? (replacement); leave them out (ignore); or write their best fit, an\
d if there is none, stop (translit) or write ? (translit-replacement).",choices:As},{flags:"--bom <MODE>",what:"Whether \
the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or \
if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Conver\
t all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML d\
eclarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encodin\
g, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'\
Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or \
unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose\
 how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declarat\
ion first (html, xml).',choices:nr},{flags:"--locale <TAG>",what:'The language of the text, such as "ja": a hint for "au\
to" and --detect.',parse:ym},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, or how many files we\
re converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--fr\
om auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"List the encodings\
 and their labels, and those beyond the standard."},{flags:"--completion <SHELL>",what:"Print a completion script for a \
shell.",choices:Mf}];var So=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function wm(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":$f(e)}var gm=/ascii|^ansi_x3\.4|367$|646/i;
function Em(t){let[e,...n]=t.split("//"),o=$f(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new ze(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=gm.test(e)&&o===q("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function ym(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function $f(t){let e=q(
t)??Cn(t);if(e===void 0)return{unknown:t};if(e===36)throw new ze("It is a label of the replacement encoding, which is no\
t for text; use the name of another one.");return e}var Ct="encoding-wasm",Oo=()=>[...yo,...So].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Sm(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Om(e)}}),Sm=t=>[...t?["auto"]:[],...E.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Om=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function _f(t){return{bash:Tm,zsh:bm,fish:Am}[t]()}function Tm(){let t=Oo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=Oo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Ct} in bash: put it into ~/.local/share/bash-completion/completions/${Ct}\

_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD-1]}
  local start='' words='' files='' each IFS=$' \\t\\n'
  # Usually a '=' is a word of its own.
  if [[ $word == --*=* ]]; then start=\${word%%=*}= option=\${word%%=*}= word=\${word#*=}
  elif [[ $word == = ]]; then option=$option= word=''
  elif [[ $option == = ]]; then option=\${COMP_WORDS[COMP_CWORD-2]}=
  fi
  case $option in
${t.join(`
`)}
    *) if [[ $word == -* ]]; then words='${e.join(" ")}'; else files=-f; fi ;;
  esac
  COMPREPLY=()
  local nocasematch=$(shopt -p nocasematch)
  # -v isn't -V, but labels may be in any case.
  [[ $word == -* ]] || shopt -s nocasematch
  for each in $words; do
    if [[ $each == "$word"* ]]; then COMPREPLY+=("$start$each"); fi
  done
  $nocasematch
  if [[ $files ]]; then
    while IFS= read -r each; do COMPREPLY+=("$start$each"); done < <(compgen "$files" -- "$word")
  fi
}
complete -o filenames -F _encoding_wasm ${Ct}
`}function bm(){let t=Oo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,u=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${u}`:""}' \\`});return`#compd\
ef ${Ct}
# Completion for ${Ct} in zsh: put it into a directory of $fpath as _${Ct}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Am(){let t=Oo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(d=>d.startsWith(
"--")?`-l ${d.slice(2)}`:`-s ${d.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",u=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${u?` -a '${u}'`:""}`;return`complete \
-c ${Ct} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Ct} in fish: put it into ~/.config/fish/completi\
ons/${Ct}.fish
${t.join(`
`)}
`}var To=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Cf(t){
let e=[...yo,...So].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((u,l,{length:d})=>{let x=`${i?u.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,p=c!==void 0&&(i||l===d-1);return`\\fB${To(
u)}\\fR${p?i?`[${x}]`:x:""}`}),a=r?`
${To(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${To(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${To(t)}" "User Commands"
.SH NAME
encoding\\-wasm \\- convert text files between encodings, as browsers read and write them
.SH SYNOPSIS
\\fBencoding\\-wasm\\fR \\fB\\-f\\fR \\fILABEL\\fR|\\fBauto\\fR [\\fB\\-t\\fR \\fILABEL\\fR] [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-repair\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-detect\\fR [\\fB\\-\\-json\\fR] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-list\\fR
.SH DESCRIPTION
Converts text files between the encodings of the WHATWG Encoding Standard, and others such as UTF\\-7, UTF\\-32 and the co\
de pages of
DOS, in constant memory except with \\fB\\-\\-repair\\fR.
With \\fB\\-\\-in\\-place\\fR, a file whose bytes wouldn't change is not touched.
Several files become one text, unless \\fB\\-\\-in\\-place\\fR or \\fB\\-\\-out\\-dir\\fR is given.
Without a file, or for "\\-", it reads standard input.
File names may contain the wildcards *, ?, [...] and **, which it expands where the shell doesn't.
.SH OPTIONS
${e.join("")}.SH EXIT STATUS
.TP
0
Success. Replacements are reported on standard error.
.TP
1
A file could not be read, converted or written. It is left as it was.
.TP
2
Wrong usage.
.SH EXAMPLES
.nf
encoding\\-wasm \\-f shift_jis readme.txt
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak 'subtitles/**/*.srt'
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`}async function Im(t,e){if(!zc())return le.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:u,inPlace:l,outDir:d}=e,w={sniff:i,locale:s,detect:!0};if(o)return jc({...t,sniffing:w,json:r});
let x=l!==void 0||d!==void 0,{fromOther:p,toOther:S}=t,g=S&&io(S),B=u===void 0?void 0:Be(t.to,g),_=B?z=>B(z)??u:t.unmappable,
D=!!c||Lf(_),K=p!==void 0||S!==void 0,k={...t,from:n==="auto"?$c(w,x,l===""):n,unmappable:_,otherwise:u,drop:c,isChanged:!!(c||
f||K||D&&t.eol)},nt={isLending:!c&&!f&&!a&&!K&&!Lf(_),convertsLineEndings:D||K,newTranscoder(z,Ft){let{from:Lt,to:Wr}=z,
Io=nt.convertsLineEndings?z.eol:void 0;if(f)return new po(Lt,Wr,Ft,{eol:Io,isOnlyCopy:z.isOnlyCopy});if(c||Io||z.fromOther||
z.toOther){let vr=Fm(z,typeof Lt=="number"?Lt:0,Ft,Io);return typeof Lt=="number"?vr:new Ce(Lt,vr)}return ue(Lt,Wr,nt.isLending?
{...Ft,take:qo}:Ft,"")},newFixer:a&&(()=>new me(k.to))};if(!x)return Pr(k,nt);let{skipUtf8:ge=!1,keepBinary:bo=!1,dryRun:Ao=!1}=e,
qe={suffix:l,directory:d,skipUTF8:ge,keepBinary:bo,dryRun:Ao,findDeclarations:!a&&!k.quiet};return Lc(k,qe,(z,Ft=nt)=>Pr(
{...k,...z},Ft))}function Fm({to:t,fromOther:e,toOther:n,drop:o=!1},r,i,s){let c=i.fatal&&!o,f=e?new oo(e,i,o):rr(r,{...i,
fatal:c}),a=n?new ro(n,i,Be(t,io(n))):ue(38,t,{...i,fatal:!1,ignoreBOM:!0},""),u=i.losses;return new Eo(f,a,u,{drop:o&&!e,
eol:s})}var Lf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
