"use strict";var xa=Object.create;var rn=Object.defineProperty;var wa=Object.getOwnPropertyDescriptor;var ga=Object.getOwnPropertyNames;var Ea=Object.getPrototypeOf,ya=Object.prototype.hasOwnProperty;var Sa=(t,e)=>{for(var n in e)rn(t,n,{get:e[n],enumerable:!0})},di=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of ga(e))!ya.call(t,r)&&r!==n&&rn(t,r,{get:()=>e[r],enumerable:!(o=wa(e,r))||o.enumerable});return t};var Oa=(t,e,n)=>(n=t!=null?xa(Ea(t)):{},di(e||!t||!t.__esModule?rn(n,"default",{value:t,enumerable:!0}):n,t)),Ta=t=>di(rn(
{},"__esModule",{value:!0}),t);var Lp={};Sa(Lp,{completionFor:()=>ha,manual:()=>pa,runFully:()=>$p});module.exports=Ta(Lp);var L=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`,o=Number.isNaN(this.offset)?"some bytes":`${n} at offset ${this.offset}`;return new TypeError(
`${e}: The encoded data was not valid: ${o} cannot be decoded as ${this.encoding}. Check the encoding, or decode without\
 'fatal' to get U+FFFD in such places.`)}};var sn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,hi=Symbol.for("encoding-wasm.UnmappableError"),ct=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${sn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&hi in o}[hi](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();function D(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var pi="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",mi=`!
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
?`;var cn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var g=Aa();function Aa(){let t=cn.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var wi=D(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),Mt=t=>t<36&&t!==33,k=t=>t>0&&t<
29,re=t=>t>=29&&Mt(t);function Q(t){let e=wi();return e.get(t)??e.get(yi(Ia(t)))}var Ba=D(()=>new Map(Array.from(wi(),([
t,e])=>[un(t),e]).reverse()));function gi(t){let e=un(t),n=Ba().get({936:"gbk",950:"big5"}[e]??e);return n===36?void 0:n}
var un=t=>yi(t).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Ei=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Nt(t){if(t[0]>=239)return Ei.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ie(t){return Ei.find(e=>e.encoding===t)?.bytes}function _t(t){return t===0||t===37||t===38}function Ia(t){let e=0,
n=t.length;for(;xi(t[e]);)e+=1;for(;xi(t[n-1]);)n-=1;return t.slice(e,n)}var xi=t=>`	
\f\r `.includes(t);function yi(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var ln="encoding-wasm";function Wo(){throw new Error("encoding-wasm: call instantiate() first.")}var dn=(t,e)=>t?.prototype?.[e],hn=t=>dn(globalThis.Buffer,t),se=hn("ucs2Slice"),Si=hn("ucs2Write"),pn=hn("utf8Slice"),mn=hn(
"latin1Slice"),Oi=t=>globalThis[t],Ti=Oi("TextDecoder"),Fa=dn(Ti,"decode"),vo=Oi("TextEncoder"),Ma=dn(vo,"encode"),Na=dn(
vo,"encodeInto");function $t(t,e=!1,n=!0){let o=new Ti(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",
{value:Fa})}function bi(){let t=new vo;return Object.defineProperties(t,{encode:{value:Ma},encodeInto:{value:Na}}),t}function lt(t){
try{return t()}catch{return}}var Ai=()=>"WebSocketPair"in globalThis;var _a=new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["b\
ody",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it\
 first","read it first"]]]);function Bi(t){if(t==null)return`${t}`;if(typeof t!="object")return typeof t;try{let e=Object.
prototype.toString.call(t).slice(8,-1);return/^(Array|Object|Promise)$/.test(e)?e.toLowerCase():e}catch{return"object"}}
var Ii=t=>/^(null|undefined)$/.test(t),$a=t=>Ii(t)?t:`${/^[aeio]/i.test(t)?"an":"a"} ${t}`;function Fi(t){return typeof t!=
"string"?Ni(Bi(t),0):Q(t)===void 0?"it is a string, which is decoded already.":`it is the label '${t}'; pass the bytes f\
irst, and the label after them.`}function Mi(t){let e=Bi(t);return ArrayBuffer.isView(t)||/ArrayBuffer$/.test(e)?"it is bytes; decode them first.":Ni(e,1)}
function Ni(t,e){let o=_a.get(/^(Blob|File|Request|Response)$/.test(t)?"body":t)?.[e]??(e===1&&!Ii(t)?"convert it with S\
tring()":"");return`it is ${$a(t)}${o&&`; ${o}`}.`}var Ho=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,_i=()=>Object.getPrototypeOf(Uint8Array.prototype),xn=t=>Ho(_i(),
t),Go=t=>Ho(DataView.prototype,t),La=()=>Ho(ArrayBuffer.prototype,"byteLength"),$i=t=>_i()[t],jo=xn(Symbol.toStringTag),
Me=xn("buffer"),Yo=xn("byteOffset"),Ci=xn("byteLength"),Ua=$i("includes"),Ra=$i("set"),Da=Go("buffer"),ka=Go("byteOffset"),
Li=Go("byteLength"),Ui=La(),p=t=>Ci.call(t),A=(t,e,n=p(t))=>new Uint8Array(Me.call(t),Yo.call(t)+e,n-e);function Ne(t,e){
let n=new Uint8Array(p(t)+p(e));return V(n,t),V(n,e,p(t)),n}function wn(t,e){let n=Yo.call(t),o=e+(-(n+e)&3),r=Math.max(
0,p(t)-o)>>2,i=r>0?new Int32Array(Me.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var dt=(t,e)=>A(t,0,Math.min(
e,p(t))),V=(t,e,n)=>Ra.call(t,e,n),Ri=(t,e)=>Ua.call(t,e);function W(t,e,n){let o=new Uint8Array(n-e);return V(o,A(t,e,n)),
o}function vt(t,e,n){if(n>24)return W(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Di(t){
try{return Ui.call(t),!1}catch{return!0}}var _e=t=>jo.call(t)==="Uint8Array"&&!Di(Me.call(t));function Et(t,e,n=void 0){
if(!ArrayBuffer.isView(t)&&va(t)===void 0){let o="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'";
throw new TypeError(`${e}: ${n??`${o}: ${Fi(t)}`}`)}return t}function Ct(t){let e=ArrayBuffer.isView(t)?Wa(t):Pa(t);return Di(Me.call(e))?W(e,0,p(e)):e}var Ko=t=>_e(t)?t:Ct(t);function Pa(t){
try{return new Uint8Array(t)}catch{return G}}var ki=t=>jo.call(t)==="Uint8Array";function Wa(t){try{return jo.call(t)===
void 0?new Uint8Array(Da.call(t),ka.call(t),Li.call(t)):new Uint8Array(Me.call(t),Yo.call(t),Ci.call(t))}catch{return G}}
var G=new Uint8Array;function va(t){try{return Ui.call(t)}catch{}try{return Li.call(new DataView(t))}catch{return}}function yt(t,e,n){
Jt(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));return o}function Jt(t,e){if(t!=null&&typeof t!=
"object"&&typeof t!="function")throw new TypeError(`${e}: The options must be an object.`)}var St=t=>`${t}`;function Pi(t){
return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Wi(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}\
: The provided value is not a string: ${Mi(t)}`)}function Xo(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=St(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}var Ha=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],Vo;function vi(){if(typeof WebAssembly!=
"object")return!1;try{Vo??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(Ha)))!==null}catch(t){let{name:e}=t;
(e==="CompileError"||e==="EvalError")&&(Vo=!1)}return Vo??!0}var gn=D(()=>Ai()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":pn&&
mn&&se?"node":"v8BreakIterator"in Intl?"chromium":"other");var U=1/0,Ga={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,U],windows1252:[16,256,513],singleByte:[16,256,513],multiByte:[
16,512,513]},deno:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,U],windows1252:[16,256,513],singleByte:[16,256,513],multiByte:[
16,512,513]},bun:{utf8:[0,0,1],utf16LE:[0,0,1],utf16BE:[0,0,U],windows1252:[0,256,513],singleByte:[0,256,513],multiByte:[
16,512,513]},chromium:{utf8:[16,0,64],utf16LE:[32,0,U],utf16BE:[32,0,U],windows1252:[16,U,U],singleByte:[16,U,U],multiByte:[
16,512,U]},firefox:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,33],windows1252:[16,256,257],singleByte:[16,256,257],
multiByte:[16,512,U]},other:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,U],windows1252:[16,0,17],singleByte:[16,0,17],
multiByte:[16,0,U]}},ja={node:{utf8Loop:16,into:64,ascii:48,singleByteLoop:96,multiByteLoop:128,long:"module",throughString:160,
utf16ThroughString:16777216},deno:{utf8Loop:16,into:0,ascii:48,singleByteLoop:96,multiByteLoop:128,long:"table",throughString:160,
utf16ThroughString:320},bun:{utf8Loop:6,into:0,ascii:32,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,
utf16ThroughString:16777216},chromium:{utf8Loop:16,into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",
throughString:64,utf16ThroughString:64},firefox:{utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,long:"\
loop",throughString:80,utf16ThroughString:160},other:{utf8Loop:16,into:64,ascii:U,singleByteLoop:96,multiByteLoop:65536,
long:"loop",throughString:64,utf16ThroughString:64}},Ya={node:{utf8Slice:8191,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:U},
deno:{utf8Slice:64,latin1:!0,samplesUTF8:!1,bufferWrite:U,decoderRead:U},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,bufferWrite:64,
decoderRead:U},chromium:{utf8Slice:0,latin1:!1,samplesUTF8:!0,bufferWrite:U,decoderRead:U},firefox:{utf8Slice:0,latin1:!1,
samplesUTF8:!1,bufferWrite:U,decoderRead:1024},other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:U,decoderRead:U}},
Ka=[0,0,U],zo=[];function En(t){if(zo[t]===void 0){let[e,n,o]=Xa(t);zo[t]={short:e,lookUp:n,host:o}}return zo[t]}function Xa(t){
let e=Ga[gn()];return t===0?e.utf8:t===38?e.utf16LE:t===37?e.utf16BE:t===21?e.windows1252:k(t)?e.singleByte:re(t)?e.multiByte:
Ka}var yn=()=>ja[gn()],ce=()=>Ya[gn()];function Sn(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(
t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],
t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+
6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+
8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);case 16:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15]);case 17:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16]);default:return o(t[e],t[e+1],t[e+2],
t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15],t[e+16],t[e+17])}}function Gi(t,e,n){let{memory:o}=t,r=On(u=>Ja(u,n),o,e),i=On(Za,o,e);if(r&&i){let{bufferWrite:u}=ce();return{...i,read:(l,d)=>(d<
128?r:i).read(l,d),write:(l,d)=>(l.length<u?r:i).write(l,d),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:r.writeBytes}}
let s=Jo(o);if(r){let{decoderRead:u}=ce(),l=u<1/0?On(Hi,o,e):void 0;return l?{...r,read:(x,m)=>(m<u?r:l).read(x,m),collect:l.
collect}:r}let c=i??On(Hi,o,e)??s,f=i?18:15,a={...c,read:(u,l)=>(l<=f?s:c).read(u,l),write:(u,l)=>(u.length<16?s:c).write(
u,l),collect:i?.collect};return i?za(a,t,e):a}var za=(t,e,n)=>({...t,readBytes(o,r,i){return e.look_up_bytes(i,r),t.read(
n,r)},readPairs(o,r,i,s){let c=e.look_up_pairs(i,r,s);return c<0?null:t.read(n,c)},readsInput:!0});function On(t,e,n){let o="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),Jo(e).read(
n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var qa="strings";function Ja(t,e){let[n]=WebAssembly.Module.
customSections(e,qa),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encod\
ing-wasm":{memory:t}});return{...r,most:65539}}function Za(t){let[e,n]=[se,Si],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:1/0,
collect:ji(t,(i,s)=>e.call(i,0,s))}}function ji(t,e){let n;return typeof WeakRef!="function"?void 0:o;function o(i){let s=r(
2*i),c=0;return{add(f,a){V(s,new Uint8Array(t.buffer,f,2*a),c),c+=2*a},toText:()=>e(s,c)}}function r(i){let s=n?.deref();
if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=new WeakRef(c),c}}function Hi(t){
let e=$t("utf-16le"),{write:n,most:o}=Jo(t),r=(s,c)=>e.decode(new Uint16Array(t.buffer,s,c)),i=ji(t,(s,c)=>e.decode(new Uint16Array(
s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function Jo(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&
(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=18)return Sn(i,s,r);let f="";for(let a=s;a<
c;a+=8192)f+=String.fromCharCode.apply(null,new Uint16Array(t.buffer,2*a,Math.min(8192,c-a)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var $e,w,tr,Yi,Ki,ft,z={input:0,units:0,output:0},bn=0,Tn={name:"",encoding:-1},F={isBusy:!0,newCodec:NaN,count:0};function ht(t,e){
Tn.name=t,Tn.encoding=e,F.newCodec=NaN,F.count+=1,F.isBusy&&Xi(),F.isBusy=!0}function Xi(){try{ts(),$e??=Zi(zi(Wo())),eu(
new WebAssembly.Instance($e),$e)}catch(t){throw es(t)}}function Vi(t){try{ts(),$e=Zi(zi(t))}catch(e){throw es(e)}Xi()}var tu=D(()=>lt(()=>qi(Wo()))===!0),Ht=()=>$e!==void 0||vi()||tu();function zi(t){return qi(t)?t:new WebAssembly.Module(
t)}function qi(t){try{return WebAssembly.Module.customSections(t,Ji),!0}catch{return!1}}var Ji="encoding-wasm";function Zi(t){
let[e]=WebAssembly.Module.customSections(t,Ji),n="encoding-wasm 0.1.0",o=e?String.fromCharCode(...new Uint8Array(e)):"so\
mething else";if(o===n||o===`${ln} 0.1.0`)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o},\
 not to ${n}; use encoding.wasm of this version.`)}function eu({exports:t},e){w=t,Qo=WebAssembly.RuntimeError,z.input=w.
input(),z.units=w.units(),z.output=w.output(),os(),ft=Gi(w,z.units,e),bn=Math.min(w.units_length(),ft.most),F.isBusy=!1}
var Qi="labels and names work without it";function ts(){if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${Qi}.`)}function es(t){let{message:e}=t,
n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(nu(t))return new RangeError(
`encoding-wasm: ${ns} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; ${"`await initialize()` before the first call"}\
 (${e})`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; ${"call ini\
tialize() with a compiled module first"} (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof
r?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var ns="no memor\
y for WebAssembly; free some, and call again",nu=t=>t instanceof RangeError&&/memory/i.test(t.message);function An(){return nr(),
tr}function Bn(){return nr(),Yi}function er(){return nr(),Ki}function nr(){tr[0]===void 0&&os()}function os(){let{buffer:t}=w.
memory;tr=new Uint8Array(t),Yi=new Uint8Array(t,z.input,65536),Ki=new Int32Array(t,w.codec(),w.codec_length()>>2)}function ae(t,e){
return ht(t,-1),Ce(e)}function Ce(t){try{let e=t();return F.isBusy=!1,e}catch(e){throw rt(e)}}var Qo;function rt(t){if(!F.
isBusy||!Qo||!(t instanceof Qo))return t;let e=g[Tn.encoding]?.name,n=`${Tn.name}${e?` of ${e}`:""} failed`;return ou()?
new RangeError(`encoding-wasm: ${n}: ${ns}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}function ou(){try{return w.memory.grow(32),
!1}catch{return!0}}function it(t=null){let e=er();return as(e,t??new Int32Array(e.length))}function fs(){let t=w.held();return t===0&&(F.newCodec=
Le),t}var or=t=>as(t,er());function as(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function ue(t,e){us(t,e)||(ht(
"decoding",t),e?or(e):w.new_decoder(t),Le=t===33||t===36?NaN:t)}var Le=NaN;function us(t,e){return e||F.newCodec!==t||F.
isBusy?!1:(F.newCodec=NaN,F.isBusy=!0,!0)}function In(t,e){us(~t,e)||(ht("encoding",t),e?or(e):w.new_encoder(t),Le=~t)}function rr(t,e,n,o){
ht("transcoding",t),o?or(o):w.new_transcoder(t,e,+n)}function ls(t,e){w.set_source_encoding(t,+e),F.isBusy=!1}function Zt(t){
let e=p(t),n=w.alloc(e)>>>0;return V(An(),t,n),[n,e]}var au=D(()=>Uint8Array.from(cn,t=>t.charCodeAt(0))),rs,ir=t=>ae("s\
niffing",()=>(rs!==w&&w.give_labels(...Zt(au())),rs=w,t())),sr=(t,e,...n)=>ir(()=>w.sniff_html(...Zt(t),e,...n)),ds=(t,e,n)=>ir(
()=>w.sniff_xml(...Zt(t),e,n));function hs(t,e){let n=ir(()=>w.find_declared_label(...Zt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var ps=(t,e)=>ae("sniffing",()=>w.default_for(...Zt(t),e)),ms=()=>ht("detection",-1);function xs(t,e){
try{w.feed_detector(...Zt(t),+e)}catch(n){throw rt(n)}}var ws=(t,e,n,o)=>Ce(()=>{let r=f=>f?Zt(f):[0,0],i=w.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=w.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function Fn(t,e,n,o,r){Qt(t,e),F.isBusy=!0;let i=w.decode_block(e,n,+o,+r);return F.isBusy=!1,r&&i>=0&&(F.newCodec=
Le),Cn(i)}function gs(t,e){let n=p(t);Qt(t,n),F.isBusy=!0;let o=w.decode_block(n,0,2,+e);return F.isBusy=!1,Cn(o)}function cr(t,e,n,o){
return ae("decoding",()=>{let r=Math.min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(4*r,65536,e-i)),Qt(r===e?t:A(t,
i,i+r),r),!w.is_free_of(r,n,o))return!1;return!0})}function fr(t,e){let n=-1,o,r;function i(s){try{return ht(t,s),n=s,r=
w,o=e(s),F.isBusy=!1,o}catch(c){throw rt(c)}}return s=>s===n&&r===w&&!F.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Mn=fr("en\
coding",t=>{let e=w.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=w.memory;return k(t)?new Uint8Array(n,e,16384):new Uint16Array(
n,e,65536)}),Es=fr("encoding",t=>{let e=w.unit_table(t)>>>0,n=new Uint8Array(65536);return V(n,new Uint8Array(w.memory.buffer,
e,16384)),n}),ar=fr("decoding",t=>{let e=k(t),n=(!e?w.pair_table(t):w.byte_table(t))>>>0;return n>0?new Uint16Array(w.memory.
buffer,n,e?256:65536):void 0});function Nn(t,e){try{return t+e}catch(n){throw ur(n)}}var ur=t=>new RangeError("The text \
is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:t}),ys=t=>t+
65536+3<=bn,Ss=t=>t>bn&&t<268435456?ft.collect?.(t+3):void 0,_n=()=>z.units;var Os=(t,e)=>ft.read(z.units+2*t,e-t),Ue=(t,e,n,o=0)=>ft.write(t.slice(e,n),z.units+2*o);function $n(t,e,n,o){F.isBusy=
!0;let r=w.encode_block(t,e,n,+o);return F.isBusy=!1,o&&r>=0&&j.finished()&&(F.newCodec=Le),Cn(r)}var O={none:0,source:1,
result:2};function Ts(t,e,n,o){let r=p(t);Qt(t,r),F.isBusy=!0;let i=w.transcode_block(r,+e,n,o);return F.isBusy=!1,Cn(i)}
function Qt(t,e){let n=Bn();if(e>8)V(n,p(t)===e?t:A(t,0,e));else for(let o=0;o<e;o++)n[o]=t[o]}function Cn(t){if(t<-2)throw new Error(
"encoding-wasm: the current codec is of another kind. Please report it.");return t}var Gt=t=>vt(An(),z.output,t),lr=t=>A(
An(),z.output,z.output+t),j={finished:()=>w.finished()!==0,read:()=>w.read(),written:()=>w.written(),codePoint:()=>w.code_point(),
start:()=>w.start(),length:()=>w.length()},Lt={malformed:()=>w.replaced(),firstMalformed:()=>w.first_replaced(),unmappable:()=>w.
unmapped(),firstUnmappable:()=>w.first_unmapped(),codePoint:()=>w.unmapped_code_point()};var tt=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=p(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);V(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){V(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?W(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=lu(this.#n),o=0;return this.forEach(r=>{V(n,r,o),o+=p(r)}),
n}};function lu(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}var te=t=>(t&63488)===55296;function Ln(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&o<=57343?
65533:o}var du=t=>t<128?1:t<2048?2:t<65536?3:4;function Un(t,e,n){if(t<128)return e[n]=t,n+1;let o=du(t);for(let r=o-1;r>
0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var P=new Uint8Array(256);function dr(t){let{length:e}=t;if(t.charCodeAt(0)>=128)return Is(P,0,t);let n=new Uint8Array(e);
for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r>=128)return Is(n,o,t);n[o]=r}return n}function Is(t,e,n){let{length:o}=n;
for(let i=0;i<e;i++)P[i]=t[i];let r=e;for(let i=e;i<o;i++){let s=n.charCodeAt(i);if(s<128)P[r++]=s;else if(s<2048)P[r++]=
192|s>>6,P[r++]=128|s&63;else if(!te(s))P[r++]=224|s>>12,P[r++]=128|s>>6&63,P[r++]=128|s&63;else{let c=Ln(n,i);c>=65536&&
(i+=1),r=Un(c,P,r)}}return vt(P,0,r)}var hu=D(()=>new Uint8Array(2*65536));function _s(t,e){let{length:n}=t,o=new Uint8Array(
n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function $s(t,e){let{length:n}=t,
o=new Uint8Array(n),r=0;for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],
o[r+3]=e[t.charCodeAt(r+3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.
charCodeAt(r+7)];for(;r<n;r++)o[r]=e[t.charCodeAt(r)];return Ri(o,0)?void 0:o}function Cs(t,e){let{length:n}=t,o=2*n<=256?
P:hu(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=e[s];if(c>=256)o[r]=c>>8,o[r+1]=c,
r+=2;else if(c)o[r]=c,r+=1;else return}}return vt(o,0,r)}var pu=t=>t===14||t===15||t===27;function Ls(t,e){let{length:n}=t,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?t.charCodeAt(i):0,c=s<128?s:e[s];if(r!==s>=128&&(r=!r,P[o]=27,P[o+1]=r?36:40,P[o+
2]=66,o+=3),r){if(!(c>=41216))return;P[o]=c>>8&127,P[o+1]=c&127,o+=2}else{if(pu(s))return;P[o]=c,i<n&&(o+=1)}}return vt(
P,0,o)}var Rn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=p(e);if(n===0)return;e[0]!==27&&this.#t(this.held);
let o=e[n-3]===27?n-3:n;this.#t(W(e,0,o)),this.held=W(e,o,n)}addUnchanged(e){p(e)!==0&&(this.#t(this.held),this.held=G,this.#t(
e))}};function Rs(t,e){if(t.length>65536)return;ht("encoding",e);let n=ft.writeBytes?.(t,z.output,w.unit_table(e));return F.isBusy=
!1,n===t.length?Gt(n):void 0}var Dn;function Ds(){return Dn===void 0&&(Dn=null,Dn=lt(mu)??null),Dn}function mu(){let t=bi(),{read:e,written:n}=t.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=t.encode(o);return e===3&&n===7&&`${[...r]}`==
`${[...dr(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}function ks(t){let{length:e}=t,{utf8Loop:n,into:o}=yn();
if(e<=n)return dr(t);if(e<=o){let r=wu(t,P);if(r?.read===e)return vt(P,0,r.written)}return hr(t)??(Ht()?void 0:xu(t))}function xu(t){
let e=new Uint8Array(3*t.length),n=0;for(let o=0;o<t.length;){let r=Ln(t,o);n=Un(r,e,n),o+=r<65536?1:2}return W(e,0,n)}function hr(t){
try{return Ds()?.encode(t)}catch{return}}function wu(t,e){try{return Ds()?.encodeInto(t,e)}catch{return}}function pr(t,e){if(e===0)return ks(t);let{length:n}=t,{ascii:o,singleByteLoop:r,multiByteLoop:i,long:s}=yn();if(n>=o&&Mt(
e)&&Eu(t)){let f=hr(t);if(f&&p(f)===n)return f}if(k(e))return n<=r?_s(t,Mn(e)):s==="loop"?$s(t,Es(e)):s==="table"?Rs(t,e):
void 0;if(e===33)return n<=48?Ls(t,Mn(32)):void 0;if(!!0||n>i)return;let c=Mn(e);return c&&Cs(t,c)}function Eu(t){let{length:e}=t,
n=Math.max(8,e>>4);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}var mr=["fatal","html","replacement"],xr=()=>"",jt=class{encoding;unmappable;#t;#e=null;#n=0;#o=G;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){let o=n||this.#r(e)?this.#s(
e):void 0;return o?(this.#n=n?0:this.#n+e.length,o):this.#c(e,n)}#r(e){let{length:n}=e;return n>0&&this.encoding!==33&&(e.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:mr.indexOf(this.unmappable)}#s(e){if(!this.#e)try{let n=pr(e,this.
encoding);if(n)return n;if(e.length>65536)return;In(this.encoding,null),Ue(e,0,e.length);let o=$n(0,e.length,this.#i,!0);
return o===-2||!j.finished()?void 0:Gt(o)}catch(n){throw rt(n)}}#c(e,n){let o=this.#e,r=this.#n,i=this.#o,s=new tt;this.
encodeOrFail(e,n,c=>s.add(c),(c,f)=>{throw new ct(c,f,this.name)});try{return s.concatenate()}catch(c){throw this.#e=o,this.#n=
r,this.#o=i,c}}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o,f=this.#t,a=this.#i,u=f===xr,l=f&&!u?2048:
65536,d=f&&this.encoding===33?new Rn(c,o):void 0,x=d?b=>d.add(b):o,m=d?b=>d.addUnchanged(b):o,h=0,S=null,y=!1,C=!1;try{if(!s)
for(;h+65536<e.length;h+=65536){let b=pr(e.slice(h,h+65536),this.encoding);if(!b)break;o(b)}for(In(this.encoding,s);h===
0||h<e.length;h+=l){let b=Math.min(h+l,e.length);Ue(e,h,b);let v=b===e.length;for(let J=0,Y=!1;!Y;){let Z=$n(J,b-h,a,n&&
v);x(Gt(Z===-2?j.written():Z));let nn=i+h+J+j.start();if(J+=j.read(),Y=Z!==-2&&j.finished(),Z!==-2||u)continue;C=!0;let Ie=j.
codePoint();if(f){S=it(S);let{count:Do}=F,on=()=>this.locate(nn),X=f(Ie,on);F.count!==Do&&(In(this.encoding,S),Ue(e,h,b));
let Ft=Wt=>{throw new ct(Wt,on(),this.name)};typeof X=="string"?yu(X,x,Ft):X?m(X):Ft(Ie)}else r(Ie,nn);C=!1}}n?d&&o(d.held):
(this.#e=this.#r(e)?null:it(),this.#n=i+e.length,this.#o=d?.held??G),y=!0}catch(b){throw rt(b)}finally{n&&(y||C)&&(this.#e=
null,this.#n=0,this.#o=G)}}};function yu(t,e,n){let o=Pi(t);for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);
Ue(o,r,i,2048);let s=$n(2048,2048+i-r,0,!1);s===-2&&n(j.codePoint()),e(Gt(s))}}var Ou=D(()=>{let t=mi.split(`
`),e=0;return new Map(pi.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
Ps=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function De(t,e=Tu(t)){let n=new Map;return o=>{let r=n.get(o);return r===void 0&&
(r=Ws(String.fromCodePoint(o),e,3),n.set(o,r)),r}}function Tu(t){let e=new jt(t,"fatal");return n=>{try{return e.encode(
n,!0),!0}catch(o){if(o instanceof ct)return!1;throw o}}}function Ws(t,e,n){if(Ps(t))return"";if(n===0)return null;let o=bu(
t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Ws(c,e,n-1));if(!s.includes(null))return s.
join("")}return null}function bu(t){let e=[...Ou().get(t)??[],...Au(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(
n)?e:[...e,n.normalize(),n]}function Au(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){
let c=d=>s>>o.length-1-d&1,f=o.filter((d,x)=>c(x)),a=o.filter((d,x)=>!c(x)),u=[n,...f].join("").normalize("NFC"),l=u+a.join(
"");l.normalize("NFD")===e&&r.push(l),a.every(Ps)&&i.push(u)}return[...r,...i]}function vs(t){let[[e,n]]=Object.entries(t),{prototype:o}=n,r=Symbol.for(`encoding-wasm.${e}`);for(let s of Object.getOwnPropertyNames(
o)){if(s==="constructor")continue;let c=Object.getOwnPropertyDescriptor(o,s)?.get;Object.defineProperty(o,s,{enumerable:!0,
...c&&{get:Bu(r,s,c)}})}let i={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,i),Object.defineProperty(
n,"name",i),n}function Bu(t,e,n){let o=Object.getOwnPropertyDescriptor({get[e](){try{return n.call(this)}catch(r){let i=Iu(
this,t,e);if(!i)throw r;return i.call(this)}}},e);return Object.defineProperty(o.get,t,{value:n})}function Iu(t,e,n){for(let o=Object.
getPrototypeOf(Object(t));o;o=Object.getPrototypeOf(o)){let r=Object.getOwnPropertyDescriptor(o,n)?.get?.[e];if(r)return r}}
function Hs(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}function Ks(t,e,n){let o="";for(let r=0;r<e.length;r+=n)o+=t.decode(e.slice(r,r+n),{stream:!0});return o+t.decode()}var _u=(t,e)=>Ks(
t,Uint8Array.from([...e,...e]),1)==="\uFEFF",Pn=[0,255],kn=[48,57],Xs=[65,65],de=[27,27],Gs=[33,126],$u=[[Pn]],Cu=[[[127,
255],Pn,Xs]],js=[[[129,132],kn,[129,254],kn],[[133,254],kn,[129,130],kn]],Ys=[[[216,223],[216,223],[216,223],[216,223]]],
Lu={"UTF-8":[[[224,245],[127,192],[191,192],[128,128],Xs]],"UTF-16BE":Ys,"UTF-16LE":Ys,GBK:js,gb18030:js,"EUC-JP":[[[143,
143],[161,254],[161,254]]],"ISO-2022-JP":[[de,[36,36],[66,66],Gs,Gs,de,[40,40],[66,66]],[de,[40,40],[64,74],Pn,de,[40,40],
[66,66]],[de,[36,36],[64,67],Pn,[33,33],de,[40,40],[66,66]]]};function Vs(t){let e=t.reduce((o,[r,i])=>o*(i-r+1),1),n=new Uint8Array(
e*t.length);for(let o=0;o<e;o++){let r=o;for(let i=t.length-1;i>=0;i--){let[s,c]=t[i],f=c-s+1;n[o*t.length+i]=s+r%f,r=Math.
floor(r/f)}}return n}function Uu(t,e){let n=t;for(let o=0;o<e.length;o++)n=Math.imul(n^e.charCodeAt(o),16777619);return n}
function Ru(t,e,n){let o=2166136261;for(let r of zs(e,n)){let i=Vs(r),s=t.decode(i);if(Ks(t,i,61)!==s)return;o=Uu(o,s)}return(o>>>
0).toString(36)}var zs=(t,e)=>e?$u:[...Cu,...Lu[t]??[]];function Du(t,e,n,o){let r=o?1:97;return zs(n,o).every(i=>{let s=Vs(
i),c=e();for(let f=0;f<s.length;f+=r*i.length){let a=s.slice(f,f+i.length),u=t.decode(a),l=lt(()=>c.decode(a));if(l!==(u.
includes("\uFFFD")?void 0:u))return!1;l===void 0&&(c=e())}return!0})}var ku="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3k\
o1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h\
2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 1\
8ze1nh gnw8ud";function qs(t,e,n,o,r){let i=r(!1,!0);return Ru(i,e,n)===ku.split(" ")[t]&&Du(i,()=>r(!0,!0),e,n)&&(!o||_u(
r(!1,!1),o))}var wr=class{#t="";#e=[];add(e){this.#e[this.#e.length]=e,this.#e.length===4096&&this.#n()}#n(){this.#t+=String.fromCharCode(
...this.#e),this.#e=[]}toText(){return this.#n(),this.#t}},Wn=class{#t;#e;#n;position=0;start=0;constructor(e,n,o){this.#t=
e,this.#e=n,this.#n=o}fail(e,n){if(this.#e)throw new L(g[this.#t].name,this.start,n-this.start);e.add(65533)}decode(e,{stream:n}){
let o=new wr,r=this.position+e.length;try{for(let c=0;c<e.length;c++)this.read(e[c],o),this.position+=1;n||this.end(o)}finally{
this.position=r}let i=o.toText(),s=!this.#n&&i.charCodeAt(0)===65279;return this.#n||=i.length>0,s?i.slice(1):i}read(e,n){}end(e){}},
gr=class extends Wn{#t=0;#e=0;#n=128;#o=191;read(e,n){if(this.#e>0){if(e>=this.#n&&e<=this.#o){if(this.#n=128,this.#o=191,
this.#t=this.#t<<6|e&63,this.#e-=1,this.#e>0)return;this.#t>65535&&n.add(55232+(this.#t>>10)),n.add(this.#t>65535?56320|
this.#t&1023:this.#t);return}this.#e=0,this.fail(n,this.position)}this.start=this.position,e<128?n.add(e):e<194||e>244?this.
fail(n,this.position+1):(this.#e=e<224?1:e<240?2:3,this.#t=e&63>>this.#e,this.#n=e===224?160:e===240?144:128,this.#o=e===
237?159:e===244?143:191)}end(e){this.#e>0&&this.fail(e,this.position)}},Er=class extends Wn{#t;#e=-1;#n=-1;constructor(e,n,o){
super(e,n,o),this.#t=e===37}read(e,n){if(this.#e<0){this.#n<0&&(this.start=this.position),this.#e=e;return}let o=this.#t?
this.#e<<8|e:this.#e|e<<8;this.#e=-1;let r=this.#n;this.#n=-1;let i=(o&64512)===56320;if(r>=0){if(i){n.add(r),n.add(o);return}
this.fail(n,this.position-1),this.start=this.position-1}(o&64512)===55296?this.#n=o:i?this.fail(n,this.position+1):n.add(
o)}end(e){(this.#e>=0||this.#n>=0)&&this.fail(e,this.position)}},Js=(t,e,n)=>t===0?new gr(t,e,n):new Er(t,e,n);var he=class{encoding;fatal;ignoreBOM;#t=void 0;#e;#n=void 0;constructor(e,n,o,r=void 0){this.encoding=e,this.fatal=n,this.
ignoreBOM=o,this.#e=r}get name(){return g[this.encoding].name}reset(){this.#t=void 0,this.#n?.reset()}decode(e,n,o){if(!this.#t&&
Ht()&&(this.#n??=this.#e?.()),this.#n)return this.#n.decode(e,n,o);let r=this.#t??Wu(this.encoding,this.fatal,this.ignoreBOM),
i=W(e,0,p(e));this.#t=n?void 0:r;try{return r.decode(i,{stream:!n})}catch(s){let c=this.#o(s);throw c?o===void 0?c:c.toTypeError(
o):(this.#t=void 0,ur(s))}}#o(e){if(e instanceof L)return e;if(!(!this.fatal||e?.name!=="TypeError"))return this.#t&&(this.#t=
$t(this.name,!0,!0)),new L(this.name,Number.NaN,0)}};function Wu(t,e,n){return vu(t)?$t(g[t].name,e,n):_t(t)?Js(t,e,n):Hu(
t)}var vn=[];function vu(t){if(vn[t]===void 0){vn[t]=!1;let{name:e}=g[t],n=(r,i)=>$t(e,r,i),o=()=>qs(t,e,k(t),ie(t),n);vn[t]=
lt(o)===!0}return vn[t]}function Hu(t){let{name:e}=g[t];try{ae("decoding",()=>{})}catch(n){let{message:o}=n,i=lt(()=>$t(
e))!==void 0?`The host's own TextDecoder gets ${e} wrong.`:`The host has no decoder of its own for ${e}.`,s=k(t)?" 'enco\
ding-wasm/iconv-lite' decodes it without WebAssembly.":"";throw new Error(`${o.replace(/\.?$/,".")} ${i}${s}`,{cause:n})}
throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function Zs(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-1]<128}function ee(t,e,n,o,r,i){try{ue(t,e);let s=Ss(o),c="",f=0;for(let a=0;;a+=65536){let u=o-a<=65536,l=u?o-a:65536,d=a===0&&
u?n:A(n,a,a+l),x=Fn(d,l,f,r,i&&u);if(x<0)throw new L(g[t].name,a+j.start(),j.length());if(f+=x,!(!u&&ys(f))){if(s?s.add(
_n(),f):c=Nn(c,Os(0,f)),u)return s?s.toText():c;f=0}}}catch(s){throw rt(s)}}function Hn(t,e){if(t===0)return e(Uint8Array.from(Gu))===ju;if(t===38||t===37){let o=Yu.flatMap(r=>t===37?[r>>8,r&255]:
[r&255,r>>8]);return e(Uint8Array.from(o))===Ku}let n=o=>e(o)===ee(t,null,o,p(o),!1,!0);if(!k(t))return!1;for(let o of Xu())
if(!n(o))return!1;return!0}var Gu=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,
244,144,128,128,97,240,159,146,97,230,188],ju="\uFEFFa\x7F\xE9\u6F22\u{1F4A9}\uFEFF\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDa\uFFFDa\uFFFD",
Yu=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Ku="\uFEFFa\uFFFD\u6F22\uFFFD\u{1F4A9}\uFFFE\uFEFF\uFFFD";
function*Xu(){for(let t=0;t<256;t++)yield Uint8Array.of(t);yield Uint8Array.from({length:4096},(t,e)=>e)}var Gn=[];function ec(t,e,n){Gn[t]===void 0&&(Gn[t]=null,Gn[t]=lt(()=>Ju(t))??null);let o=Gn[t];if(o!==null)try{return o(
qu(e,n),n)}catch{return}}var yr=new Uint8Array(64),Qs=[];function qu(t,e){if(e>64)return _e(t)?p(t)===e?t:A(t,0,e):W(t,0,
e);if(e>24&&p(t)===e)V(yr,t);else for(let n=0;n<e;n++)yr[n]=t[n];return Qs[e]??=A(yr,0,e),Qs[e]}function Ju(t){if(t===0)
return Zu();let{latin1:e}=ce();return t===38&&e?el():e&&Mt(t)?nl(t):nc(t)}function nc(t){let e=$t(g[t].name),n=o=>e.decode(
o);return Hn(t,n)?n:void 0}function Zu(){let t=nc(0),e=pn,{utf8Slice:n,samplesUTF8:o}=ce();if(!t||n>0&&!Hn(0,i=>e.call(i)))
return;let r=o?tl:Qu;return(i,s)=>s<=n?e.call(i):r(i,s)?void 0:t(i,s)}function Qu(t,e){if(e<131072)return!1;let n=0,o=Math.
ceil(e/16);for(let r=0;r<e-1;r+=o)t[r]>=192&&(t[r+1]&192)!==128&&n++;return n>1}function tl(t,e){let n=0,o=0,r=Math.ceil(
e/16);for(let i=0;i<e;i+=r){let s=t[i];s<128?n+=1:s>=206&&s<240&&(s<234||s>237)&&(o+=1)}return o>0&&n<=16/2}function el(){
let t=se,e=n=>t.call(n).toWellFormed();if(Hn(38,e))return(n,o)=>o%2===0?e(n):void 0}function nl(t){let e=mn,n=Uint8Array.
from({length:256},(o,r)=>r);if(e.call(n)===String.fromCharCode(...n))return t===21?(o,r)=>cr(o,r,128,224)?e.call(o):void 0:
(o,r)=>Zs(o,r)&&cr(o,r,128,128)?e.call(o):void 0}var Yt={encoding:-1,owner:void 0,source:0},ke=0;function jn(t,e,n,o=!1){if((Yt.encoding!==t||Yt.owner!==w||F.isBusy)&&ol(
t),Yt.source===0)return;let{readBytes:r,readPairs:i}=ft;if(ke=0,!!0||k(t)){let c="";for(let f=0;f<n;f+=65536){let a=Math.
min(65536,n-f);Qt(a===n?e:A(e,f,f+a),a),c=Nn(c,r(z.input,a,Yt.source))}return c}Qt(e,n);let s=i(z.input,n,Yt.source,+o,n);
if(s!==null){if(o){let c=Bn();if(ke=c[n],ke>0&&rl(c[n-1],t))return}return s}}function ol(t){ht("decoding",t),Ce(()=>{let e=k(
t)?w.byte_table(t):re(t)?w.pair_table(t):0;Yt.source=!ft.readPairs||e===0?0:ft.readsInput?t:e,Yt.owner=w,Yt.encoding=t})}
var rl=(t,e)=>e===32&&t>=144&&t<=160;var Kt=new Uint16Array(16);function rc(t,e,n){let o=t===0?sl(e,n):t===38||t===37?cl(e,n,t===37?8:0):Mt(t)?al(t,e,n):-1;return o<
0?void 0:Sn(Kt,0,o)}function sl(t,e){let n=0;for(let o=0;o<e;){let r=t[o++];if(r<128){Kt[n++]=r;continue}let i=r<224?1:r<
240?2:3;if(r<194||o+i>e)return-1;let s=r&63>>i;for(let c=o+i;o<c;o++){let f=t[o];if((f&192)!==128)return-1;s=s<<6|f&63}if(i<
3){if(te(s)||i===2&&s<2048)return-1;Kt[n++]=s}else{if(s<65536||s>1114111)return-1;Kt[n++]=55232+(s>>10),Kt[n++]=56320|s&
1023}}return n}function cl(t,e,n){if(e%2>0)return-1;let o=0;for(let r=0;r<e;r+=2){let i=t[r]<<n|t[r+1]<<8-n;if(te(i))return-1;
Kt[o++]=i}return o}function fl(t,e){for(let n=0;n<e;n++){let o=t[n];if(o>=128)return-1;Kt[n]=o}return e}function al(t,e,n){
let o=fl(e,n);if(o!==-1)return o;let r=k(t)?ul(t):ar(t);if(!r)return-1;let i=0;for(let s=0;s<n;){let c=e[s++],f=r[c];if(te(
f)){if(s===n)return-1;if(f=r[c|e[s++]<<8],te(f))return-1}Kt[i++]=f}return i}var oc=[];function ul(t){return oc[t]??=new Uint16Array(
ar(t)),oc[t]}function Xt(t,e,n,o,r){if(!Ht())return new he(n,o,r).decode(t,!0);if(e===0)return"";let{short:i,lookUp:s,host:c}=En(n),f;
return e<=i?f=rc(n,t,e):e<=s?f=jn(n,t,e):e>=c&&(f=ec(n,t,e)),(f===void 0||o&&f.includes("\uFFFD"))&&(f=ee(n,null,t,e,o,!0)),
r?f:Or(f,n)}var Or=(t,e)=>t.charCodeAt(0)===65279&&_t(e)?t.slice(1):t;var ll=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function Yn(t){for(let[,e,n,o]of t.matchAll(ll))if(/^charset$/i.
test(e))return n?.replace(/\\(.)/gs,"$1")??o}var dl=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
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
osf00010100 osf00010101 osf00010102"],hl=D(()=>new Map(dl.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Kn(t){let e=Yn(
t)??t;return Q(e)??hl().get(un(e))??gi(e)}var pl=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,
ml=[[/^auto$/i,"To find out the encoding, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'."],[/^\[object /,"An \
object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are bytes, not a label; check the order of \
the arguments."]];function ic(t){let e=ml.find(([i])=>i.test(t));if(e)return` ${e[1]}`;let n=sc(t),o=Kn(t);if(o===void 0&&
pl.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let r=o??xl(n);return r!==void 0&&r!==36?` Did you mea\
n '${g[r].name}'?`:/[^ -~]/.test(t)?" This doesn't look like a label; check the order of the arguments.":""}var sc=t=>t.
toLowerCase().replace(/[^a-z\d]/g,"");function xl(t){if(t.length<3)return;let e=t.replace(/\D/g,""),n=g.flatMap(({labels:o},r)=>o.
map(sc).some(s=>s.replace(/\D/g,"")===e&&wl(t,s))?r:[]);return n.length===1?n[0]:void 0}function wl(t,e){let n=0;for(;n<
t.length&&t[n]===e[n];)n+=1;let[o,r]=[t.slice(n),e.slice(n)];return o[0]===r[1]&&o[1]===r[0]&&o.slice(2)===r.slice(2)||o.
slice(1)===r||o===r.slice(1)||o.slice(1)===r.slice(1)}var El=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],yl=t=>El.find(([e])=>t>=e)[1];function Tt(t,e){
let n=Q(t);if(n===void 0){let o=t.length>80?`${t.slice(0,80)}\u2026`:t;throw new RangeError(`${e}: The encoding label pr\
ovided ('${o}') is invalid.${ic(t)}`)}if(void 0){let o=yl(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${ln}\
' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function fc(t,e,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Tt(t,e);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(
`${e}: ${r} has no encoder in the standard; use ${n}.`)}return Sl(o,t,e)}function Sl(t,e,n){if(t===36)throw new RangeError(
`${n}: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var ac=["fatal","html","replacement","ignore","translit","translit-replacement"];function uc(t,e,n){if(typeof t=="function")return(r,i)=>Ol(t(r,i()),n);if(t==="ignore")return xr;if(t!=="translit"&&t!==
"translit-replacement")return;let o=De(e);return t==="translit"?o:r=>o(r)??"?"}function Ol(t,e){if(typeof t=="string")return t;
if(t==null)return null;let o=Ct(Et(t,e,"The function 'unmappable' returned neither a string, bytes nor null."));return W(
o,0,p(o))}var pe=t=>t==null?void 0:St(t);function me(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function Tl(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>Tt(St(o),e))}}var Vn={allowUTF8:t=>t===void 0||!!t,candidates:Tl,locale:pe,maxBytes:me,
tld:pe},Tr=["text","ASCII","empty","binary","unknown","UTF-32"];function xe(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=p(t),f=Math.min(c,i);ms();let a=0;do{let m=Math.min(a+65536,f);xs(A(t,a,m),e&&m===c),a=m}while(a<f);let u=ws(
o,r&&Xn(r),s&&Xn(s),n),{0:l,1:d,2:x}=u;return{encoding:d<0?void 0:d,score:x,kind:Tr[l],isASCII:Tr[l]==="ASCII"||Tr[l]===
"empty",candidates:Array.from({length:(u.length-3)/2},(m,h)=>({encoding:g[u[3+2*h]].name,score:u[4+2*h]}))}}function Xn(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function br(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Et(t,n),r=yt(e,Vn,n),i=xe(Ct(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var Bl=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Il=[33,36,37,
38],we=(t,e)=>{let n=pe(t);return n===void 0?-1:Tt(n,e)},lc=(t,e,n)=>Math.min(me(t,e,n)??1024,1048576),dc=(t,e)=>Math.max(
3,e===-1?t:0);function hc(t){let e=pe(t)??"";return Q(Yn(e)??e)??-1}function Fl(t,e,n){if(t)return yt(t===!0?void 0:t,Vn,
`${e}, option '${n}'`)}var Ml={defaultEncoding:we,detect:Fl,likelyEncoding:we,locale:pe,maxPrescanBytes:lc,parentEncoding:we,
transportLayerEncodingLabel:hc,userOverride:we};function Nl(t,e){let n=yt(t,Ml,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,
parentEncoding:s,transportLayerEncodingLabel:c,userOverride:f}=n;return{prescanned:dc(i,Math.max(f,c)),declared(a){let u=sr(
a,i,f,c,s,o);return u===-1?void 0:Pe(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>pc(a)??{..._l(
r,n.defaultEncoding),kind:a?.kind}}}function pc(t){if(t?.encoding===void 0||t.isASCII)return;let{encoding:e,score:n,kind:o}=t;
return{encoding:e,confidence:"tentative",source:"detection",score:n,kind:o}}function _l(t,e){return Pe(ps(Xn(t),e===-1?21:
e))}var $l={defaultEncoding:we,maxPrescanBytes:lc,transportLayerEncodingLabel:hc};function Cl(t,e){let{defaultEncoding:n,
maxPrescanBytes:o,transportLayerEncodingLabel:r}=yt(t,$l,e),i=s=>{let c=Pe(ds(s,o,r));return c.source==="default"&&n!==-1?
{...c,encoding:n}:c};return{prescanned:dc(o,r),declared:i,decide:()=>i(G)}}function Ll(t,e){let n={...Vn,defaultEncoding:we},
{defaultEncoding:o,...r}=yt(t,n,e);return{prescanned:4,needsMore:i=>Nt(i)?.encoding===38&&i[2]===0,declared(i){let s=Nt(
i);if(!(!s||s.encoding===38&&i[2]===0&&i[3]===0))return{encoding:s.encoding,confidence:"certain",source:"BOM",score:null,
kind:"text"}},options:r,decide(i){let s=o===-1?i?.encoding??21:o,c=i?.kind;return pc(i)??{encoding:s,confidence:"tentati\
ve",source:"default",score:null,kind:c}}}}var Ul={detect:Ll,html:Nl,xml:Cl},Ar=["detect","html","xml"],Rl={prefixBytes:me,
sniff:Xo(Ar)};function Ut(t,e){let{prefixBytes:n,sniff:o}=yt(t,Rl,e),r=Ul[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.
min(r.prescanned,n??1/0),needsMore:r.needsMore,declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:D(()=>{let c=s.candidates&&xe(G,!0,s);return!Il.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Dl(
r,c),takesWhole:n===void 0}}function Dl({prescanned:t,declared:e,options:n,decide:o},r){return e(dt(r,t))??o(n&&xe(r,!0,
n))}function mc(t){let e=sr(dt(t,1024),1024,-1,-1,-1,-1);return e===-1||Pe(e).source==="BOM"?void 0:Pe(e)}function Pe(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Bl[t>>8&255],score:null}}var Ec=["(B","(J","(I","$@","$B"],qn=class{#t=!0;#e=!0;read(e,n){let o=p(e),r=this.#t?vl(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Hl(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=jl(e,i);if(s=Ec.includes(a),!s&&!n&&Yl(a))break;this.#e=s}else
s=f>=128||i<r&&Gl(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:p(e);for(;o<p(e)&&e[o]!==27;)o+=1;return o}};function vl(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=p(t))return 1/0;if(e&&=gc(t[o],t[o+1]),n&&=gc(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function Hl(t,e){let n=p(t),{start:o,words:r}=wn(t,e),i=wc(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return wc(t,o+4*s,n)}function wc(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var gc=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,Gl=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function jl(t,e){let n="";for(let o=e+1;o<Math.min(e+3,p(t));o++)n+=String.fromCharCode(
t[o]);return n}var Yl=t=>t.length<2&&Ec.some(e=>e.startsWith(t));var bt=class{decision=null;sample=G;detected;#t;#e=!0;#n=!1;#o=new qn;#r=new tt;#i;#s=0;#c=G;#f=G;constructor(e){this.#t=
e;let{prescanned:n,needsMore:o}=e;this.#i=o?Math.min(n,3):n}add(e,n){let o=new tt;if(this.#e&&n&&this.#t.takesWhole)return this.#a(
this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+p(e)<this.#i&&!n)return this.#h(e,this.#i,o);this.#r.add(e);let r=this.#r.
concatenate();this.#r=new tt;let{prescanned:i,needsMore:s}=this.#t,c=dt(r,i);if(!this.#n&&!n&&p(c)<i&&s?.(c))return this.#h(
r,i,o);let f=this.#n?void 0:this.#t.declared(c);return this.#n=!0,f?this.#a(f,o,r):this.#p(r,n,o)}#p(e,n,o){let{detection:r,
decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=p(s)>c,a=n&&!f,{plain:u,
evidence:l}=r.passesASCII()?this.#o.read(dt(s,c),a):{plain:0,evidence:0};s=this.#l(s,u,o);let d=p(s),x=c-u;if(l===-1)return n||
f?this.#a(i(this.#d(dt(s,x),a)),o,s):this.#h(s,d+1,o);let m=Sc(dt(s,x),l-u,r.windowBytes),h=Math.min(m+r.windowBytes,x);
if(d<h&&!n)return this.#h(s,h,o);let S=dt(s,h),y=this.#d(S,d<h);if(h<=m||h===x||!r.passesASCII()||!Vl(y,S))return this.#a(
i(y),o,s);s=this.#l(s,this.#o.skip(S,l-u),o)}}#d(e,n){this.sample=Ne(Ne(this.#c,this.#f),e);let o=this.#t.detection.options,
r=xe(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#h(e,n,o){
let r=p(e);return r>0&&this.#r.add(W(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=dt(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-p(this.#c));return i>0&&(this.#c=Ne(this.#c,dt(r,i))),this.#f=yc(Ne(this.#f,yc(A(r,i)))),A(e,n)}#a(e,n,o){
return this.decision=e,{passed:n,rest:o}}},yc=t=>A(t,Math.max(0,p(t)-64));function Sc(t,e,n){let o=Math.min(p(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function Vl(t,e){return t.isASCII||t.encoding===void 0&&!(e[Sc(e,0,1/0)]>=128)}var Zn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new jt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=p(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(A(e,i,s?r:i+4096),
s?n:O.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=ql(this.#t.copy(),e,r);let i=new tt,s;try{this.#t.transcode(e,n===
O.result?O.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Xt(c,p(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===
O.result,o),this.#n=n===O.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function ql(t,e,n){
let o=p(e),r=e,i=t,s=t,c=n,f=n,a=0,u;return l=>{for(;l>=f&&a<o;)r=A(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,O.none,d=>{f+=p(d)/2}),u=void 0;return u??=Jl(i,r),u[l-c]}}function Jl(t,e){let n=p(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Tc(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?Zl(o.from,e,c):0;if(a>0){o.transcode(A(e,c,c+a),O.none,
()=>{});for(let y=0;y<a;y++)r[i++]=f++;if(s=f,c+=a,c===n)break}let u=A(e,c,c+1),l=o.copy(),d=0,x=0;o.transcode(u,O.none,
y=>{d===0&&(x=y[0]|y[1]<<8),d+=p(y)/2}),d>0&&(r[i++]=s);let m=x===65533&&s<f?bc(l,u,O.none):void 0,h=m&&m.offset+m.length;
for(let y=1;y<d;y++)r[i++]=h===void 0?s:h+y-1;let S=f-s===2||f<=2;d>0&&!m?s=f+1:(m||S)&&(s=Tc(o))}return r[i]=s,r[i+1]=s+
1,r}function Zl(t,e,n){if(k(t))return p(e)-n;let o=n;if(Mt(t))for(;e[o]<128;)o+=1;return o-n}var Tc=t=>bc(t,G,O.source)?.
offset??t.position;function bc(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof L)return o;throw o}}function Ee(t,e,n,o){return typeof t=="number"?Ac(t,e,n,o):new We(t,Ac(0,e,n,o))}function Ac(t,e,n,o){let{unmappable:r,losses:i}=n,
s=uc(r,e,o);if(!s||_t(e))return new Qn(t,e,n);let c=Ir(t,n);return new Zn(c,e,r,i?.counting(s)??s)}function Ir(t,e){return new Qn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var Qn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(rr(e,this.to,this.#n.ignoreBOM,
this.#t),ls(e,n),this.#t=it())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Gt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(ie(this.to)??[]));
let u=Math.max(0,mr.indexOf(c)),l=p(e);try{rr(this.from,this.to,i,this.#t);for(let d=0;;){let x=l-d<=65536,m=x&&d===0?e:
A(e,d,x?l:d+65536),h=Ts(m,r,u,x?n:O.none);a?.addBlock(this.#e+d);let S=h<0?j.written():h;if(S>0&&o(f(S)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,d),d+=j.read(),x&&j.finished())break}}catch(d){throw rt(d)}this.#t=n===O.result?null:it(),
this.#e=n===O.none?this.#e+l:0}#o(e,n){let o=this.#e+n+j.start();throw this.#t=it(),this.#e=0,e===-1?new L(g[this.from].
name,o,j.length()):new ct(j.codePoint(),o,g[this.to].name)}},We=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){
this.#t=e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===O.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new bt(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==O.none);i.length>0&&(this.#i.transcode(
i.concatenate(),O.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var xf=require("node:buffer"),Ze=require("node:fs"),xo=require("node:path");var At=class{encoding;fatal;ignoreBOM;#t=0;#e=0;#n=null;#o=!1;#r;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.
ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#e=0,this.#n=null,this.#o=!1,this.#r=0}decode(e,n,o){
let{encoding:r}=this,i=p(e),s=this.#e+i;if(i===0&&!n)return"";let f=this.#e>0||!(n||k(r))?this.#i(e,i,s):e,a,u=s;try{ed(
r)?a=this.#f(f,s,n):!n&&re(r)?(a=this.#c(f,s),u=s-Fr):(n||(u-=od(r,f,s)),a=Xt(f,u,r,this.fatal,!0))}catch(l){throw l instanceof
L?(l.offset+=this.#r-this.#e,this.#e=0,this.#r+=i,o===void 0?l:l.toTypeError(o)):l}return!this.#o&&u>0&&(this.#o=!0,this.
ignoreBOM||(a=Or(a,r))),u<s?this.#s(f,u,s):this.#e=0,this.#r+=i,a}#i(e,n,o){let r=this.#e;if(r===0&&n>64&&_e(e))return e;
let i=nd(o);if(i[0]=this.#t,i[1]=this.#t>>8,i[2]=this.#t>>16,n>24)V(i,e,r);else for(let s=0;s<n;s++)i[r+s]=e[s];return i}#s(e,n,o){
this.#e=o-n,this.#t=0;for(let r=o-1;r>=n;r--)this.#t=this.#t<<8|e[r]}#c(e,n){let{encoding:o,fatal:r}=this;if(n<=En(o).lookUp){
let s=jn(o,e,n,!0);if(s!==void 0&&!(r&&s.includes("\uFFFD")))return Fr=ke,s}let i=ee(o,null,e,n,r,!1);return Fr=fs(),i}#f(e,n,o){
try{let r=ee(this.encoding,this.#n,e,n,this.fatal,o);return this.#n=o?null:it(),r}catch(r){throw r instanceof L&&(this.#n=
it()),r}}},Fr=0,ed=t=>t===33||t===36,to=new Uint8Array(512);function nd(t){return t<=to.length?to:t>131072?new Uint8Array(
t):(to=new Uint8Array(131072),to)}function od(t,e,n){if(t===0)return rd(e,n);if(t!==38&&t!==37)return 0;let o=n%2;return(e[n-
o-(t===37?2:1)]&252)===216?o+2:o}function rd(t,e){for(let n=1;n<=3&&n<=e;n++){let o=t[e-n];if(o>=128&&o<192)continue;let r=o<
194||o>244?0:o<224?2:o<240?3:4;return n<r&&(n===1||id(o,t[e-n+1]))?n:0}return 0}function id(t,e){let n=t===224?160:t===240?
144:128,o=t===237?159:t===244?143:191;return e>=n&&e<=o}var It=require("node:fs"),zc=require("node:path");var Mr=require("node:buffer");var Ic=/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,no=t=>t.replace(Ic,e=>{let n=e.charCodeAt(0);return n<256?`\\x${eo(
n,2)}`:n>=56448&&n<=56575?`\\x${eo(n&255,2)}`:`\\u{${eo(n,4)}}`}),Fc=t=>JSON.stringify(t,null,2).replace(Ic,e=>e===`
`?e:`\\u${eo(e.charCodeAt(0),4)}`),eo=(t,e)=>t.toString(16).toUpperCase().padStart(e,"0");function ve(t){if((0,Mr.isUtf8)(t))return Mc(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Mr.isUtf8)(r));e+=o?Mc(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Mc=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function B(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function $(t){return t===""?"''":t==="-"?"\
standard input":no(t)}var oo=require("node:fs");var pt="it was changed meanwhile, which would be lost; convert again",mt=(t,e=!1)=>(e?oo.lstatSync:oo.statSync)(B(t),{throwIfNoEntry:!1,
bigint:!0}),et=(t,e)=>t?.dev===e?.dev&&t?.ino===e?.ino;function _c(t,e){let n=mt(t,!0);return!et(n,e)||n?.size!==e?.size||
n?.mtimeNs!==e?.mtimeNs}var q=require("node:fs"),Dr=require("node:path");var E=Oa(require("node:fs"),1),Bt=require("node:path");var Cc=require("node:fs"),st=require("node:path");function ro(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||st.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":st.sep}${e}`}
function He(t){try{return ve(Cc.realpathSync.native(B(t),"buffer"))}catch{let e=(0,st.dirname)(t);return e===t?(0,st.resolve)(
t):(0,st.join)(He(e),(0,st.basename)(t))}}var $c=new Map;function Nr(t){let e=(0,st.dirname)(t),n=$c.get(e)??He(e);return $c.
set(e,n),(0,st.join)(n,(0,st.basename)(t))}var Uc=require("node:util");var ye={failure:1,usage:2};var Rc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},io={...Rc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Dc="it is a symbolic link to a file that does not exist; check where it points",kc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",ne={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized","UTF-32":"it is in UTF-32, which is not supported"},Ge=({score:t,kind:e})=>(e&&ne[e])??
(t!==null&&t<.9?"this is uncertain":void 0),Dt={...Rc,EACCES:"its permissions, or those of its directory, do not let you\
 write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be replaced\
; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"your d\
isk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulimit -f"\
 allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"it \
is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or wr\
ite elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does not l\
et you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"},Rt=class extends Error{};function xt(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,Uc.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function wt(t,e){return gt(t,e instanceof Error?e.message:String(e)),ye.failure}var gt=(t,e)=>so(`${t}: ${e}`),
so=t=>co(`encoding-wasm: ${no(t)}
`),Lc=!1;function co(t){Lc||process.stderr.on("error",()=>{}),Lc=!0,process.stderr.write(t)}var ut=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function Cr(t,e=438,n=!1){if(t===void 0)return cd(n);let{target:o,present:r,descriptor:i}=je(t);return i!==void 0?pd(i):
r?.isFIFO()?dd(B(t),r):r&&!r.isFile()?fo(Gc(B(t),r),!0):Ur(o,r,e)}function je(t){if(t==="")throw new Error("its name is \
empty; name a file");let e=(0,E.lstatSync)(B(t),{throwIfNoEntry:!1,bigint:!0}),n=e?.isSymbolicLink(),o=n?mt(t):e;if(o?.isDirectory()||
t.endsWith("/")||t.endsWith(Bt.sep))throw new Error(Dt.EISDIR);if(!o?.isFile())return{target:n?_r(t):t,present:o};let r=ao(
t);return r===void 0&&(0,E.accessSync)(B(t),E.constants.W_OK),{target:n?_r(t):t,present:o,descriptor:r}}var Pc;function cd(t){
return Pc??=fd(t),Pc}function fd(t){let e=(0,E.fstatSync)(1,{bigint:!0}),n=e.isFile()?e:void 0;return process.platform===
"win32"&&!n?fo(process.stdout,!1):ld(n,!t&&ad(e))}function ad(t){if(!t.isCharacterDevice()||mt("/dev/null")?.rdev!==t.rdev)
return!1;try{return(0,E.readSync)(1,new Uint8Array(1)),!0}catch{return!1}}var ud="it is closed or discarded, so the resu\
lt is lost; write to a file with -o, or redirect it to /dev/null";function ld(t,e){let n=!e,o,r=()=>{o??=fo(process.stdout,
!1)};return{file:t,keepListening:t?void 0:r,write(i){let s=i;!n&&s.length>0&&(n=!0,gt("standard output",ud));try{for(;!o&&
s.length>0;)s=s.subarray((0,E.writeSync)(1,s))}catch(c){if(c.code!=="EAGAIN")throw c;r()}s.length>0&&o?.write(s)},wait:()=>o?.
wait(),finish:()=>o?.finish(),discard(){}}}function fo(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(
a=>a?f(n??a):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(
s),f));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",
s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function Gc(t,e){let n=((...[o,r,i,s])=>E.default.
open(o,r,i,(c,f)=>{if(c||et((0,E.fstatSync)(f,{bigint:!0}),e))return s(c,f);(0,E.closeSync)(f),s(new Error(pt))}));return(0,E.createWriteStream)(
t,{flags:E.constants.O_WRONLY,fs:{...E.default,open:n}})}function dd(t,e){let n=Gc(t,e),{discard:o,...r}=fo(n,!0);return{
...r,file:e,discard(){o(),n.pending&&hd(t,n)}}}function hd(t,e){try{let n=(0,E.openSync)(t,E.constants.O_RDONLY|E.constants.
O_NONBLOCK);e.once("close",()=>(0,E.closeSync)(n))}catch{}}function _r(t){let e=jc(t);return e===void 0?t:_r(e)}function jc(t){
if(!(0,E.lstatSync)(B(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=ve((0,E.readlinkSync)(B(t),"buffer"));return(0,Bt.isAbsolute)(
e)?e:`${ve(E.realpathSync.native(B((0,Bt.dirname)(t)),"buffer"))}${Bt.sep}${e}`}function ao(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Bt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=jc(t);return n===void 0?void 0:ao(n)}function pd(t){return{
file:(0,E.fstatSync)(t,{bigint:!0}),write:e=>uo(t,e),wait(){},finish(){},discard(){}}}function uo(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,E.writeSync)(t,n))}var Wc=0;function md(t){Wc+=1;let e=[process.pid,Wc,Math.random().toString(36).slice(
2)].join("-");return ro((0,Bt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Ye(t){try{(0,E.unlinkSync)(B(t))}catch(e){
if(e.code==="ENOENT")return;gt($(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
var Lr=(t,e)=>(0,E.openSync)(B(t),E.constants.O_WRONLY|E.constants.O_CREAT|E.constants.O_EXCL|(E.constants.O_NOFOLLOW??0),
e);function Ur(t,e,n,o=()=>()=>{}){let r=md(t),i=B(r),s=Lr(r,e?384:n),c=!0,f=()=>{c&&(c=!1,(0,E.closeSync)(s))};return{present:e,
write:a=>uo(s,a),wait(){},finish(){if(_c(t,e))throw new Error(pt);e&&Rr(s,e);let a=(0,E.fstatSync)(s,{bigint:!0});f();let u=o();
try{if(!et(mt(r,!0),a))throw new Error(vc);(0,E.renameSync)(i,B(t))}catch(l){throw u(),l}if(!et(mt(t,!0),a))throw new Error(
vc)},discard(){try{f()}finally{Ye(r)}}}}var vc="another program put a file in its place; convert again in a directory to\
 which nobody else can write",Hc=2048,xd=1024,wd=56,Rr=(t,e)=>(0,E.fchmodSync)(t,gd(t,e));function gd(t,e){let[n,o,r]=[e.
uid,e.gid,e.mode].map(Number);for(let i of[n,-1])try{return(0,E.fchownSync)(t,i,o),i===n?r:r&~Hc}catch{}return r&~(Hc|xd|
wd)}async function lo(t,e=!1){try{let n=Cr(void 0,void 0,e);return n.write(Buffer.from(t)),await n.finish(),0}catch(n){return Ke(
void 0,n)}}function Ke(t,e){if(e instanceof Rt)return wt($(t??""),e);let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(
n))return 0;let o=t===void 0?"standard output":$(t);return wt(`cannot write ${o}`,xt(e,Dt))}var Kc;function Xc(t,e,{backup:n,isDry:o=!1,onUnchanged:r}){let i,s,c=0;Kc??=new Uint8Array(65536);let f=Kc,a=()=>{if(i!==
void 0)return i;if(i=yd(t),!et((0,q.fstatSync)(i,{bigint:!0}),e))throw new Error(pt);return i},u=()=>{i!==void 0&&(0,q.closeSync)(
i),i=void 0},l=(m,h)=>f.subarray(0,(0,q.readSync)(a(),f,0,Math.min(h,65536),m)),d=m=>{for(let h=0;h<m.length;){let S=l(c+
h,m.length-h);if(S.length===0||!Ed(S,m.subarray(h,h+S.length)))return!1;h+=S.length}return!0},x=()=>{let{target:m,present:h}=je(
t);if(!et(h,e))throw new Error(pt);Se((0,Dr.dirname)(m)),n?.check();let S=a(),y=o?kr:Ur(m,e,0,n&&(()=>n.make(m,S,e)));s=
y;for(let C=0;C<c&&!o;){let b=l(C,c-C);if(b.length===0)throw new Error(pt);y.write(b),C+=b.length}return y};return{present:e,
write(m){!s&&d(m)?c+=m.length:(s??x()).write(m)},wait(){},async finish(){!s&&l(c,1).length>0&&x(),await s?.finish(),u(),
s||r?.()},discard(){u(),s?.discard()}}}var kr={write(){},wait(){},finish(){},discard(){}},Ed=(t,e)=>Buffer.compare(t,e)===
0;function yd(t){try{return(0,q.openSync)(B(t),q.constants.O_RDONLY|(q.constants.O_NONBLOCK??0))}catch(e){throw e.code===
"ENOENT"?new Error(pt):e}}function Se(t){let e=(0,q.statSync)(B(t),{throwIfNoEntry:!1});if(!e)return Se((0,Dr.dirname)(t));
if(!e.isDirectory())throw new Error(Dt.EEXIST);(0,q.accessSync)(B(t),q.constants.W_OK|q.constants.X_OK)}var qc=t=>({check:()=>Vc(t,()=>{if(mt(t,!0))throw new Rt(Wr(t));Se((0,zc.dirname)(t))}),make(e,n,o){return Vc(t,()=>Sd(e,
n,o,t)),()=>{et(mt(e,!0),o)&&Ye(t)}}}),Wr=t=>`its backup ${$(t)} already exists; use another suffix, or move that file a\
way`;function Vc(t,e){try{e()}catch(n){let o=xt(n,Dt);throw o===n?n:new Rt(`its backup ${$(t)} can't be made: ${o.message}`)}}
function Sd(t,e,n,o){try{(0,It.linkSync)(B(t),B(o))}catch(r){if(r.code==="EEXIST")throw new Rt(Wr(o));return Od(e,n,o)}if(!et(
mt(o,!0),n))throw Ye(o),new Error(pt)}function Od(t,e,n){let o=Td(n);try{let r=new Uint8Array(262144);for(let s=0,c=262144;c>
0;s+=c)c=(0,It.readSync)(t,r,0,262144,s),uo(o,r.subarray(0,c));Rr(o,e),(0,It.futimesSync)(o,Number(e.atimeNs)/1e9,Number(
e.mtimeNs)/1e9);let i=(0,It.fstatSync)(o,{bigint:!0});if(!et(mt(n,!0),i))throw new Error(pt)}catch(r){throw Ye(n),r}finally{
(0,It.closeSync)(o)}}function Td(t){try{return Lr(t,384)}catch(e){throw e.code==="EEXIST"?new Rt(Wr(t)):e}}var Oe=class{#t;#e;#n=new tt;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new tt;let n=Nt(e)?.bytes.length??0,o=this.#r(A(e,n,Math.min(p(e),n+4096*this.#e)));if(!vr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=hs(o,s);if(!c)break;let{start:f,length:a}=c,u=String.fromCharCode(...A(o,f,f+a));
Q(u)!==this.#t&&(r.push(A(e,i,n+f*this.#e),this.#i(g[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,A(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(p(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function vr(t){let e=0;for(;e<p(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var _=require("node:fs");var Jc=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var Zc;async function Hr(t,e={}){let n=async i=>{try{return await i()}catch(s){throw xt(s,nf(t))}},{next:o,close:r}=await n(
()=>t==="-"?bd(e.output):Ad(B(t),e));return{next:()=>n(o),close:r}}async function*be(t,e){let n=await Hr(t,e);try{for(let o=await n.
next();o;o=await n.next())yield o}finally{await n.close()}}function kt(t,e=!1){try{return(e?_.lstatSync:_.statSync)(B(t),
{bigint:!0})}catch{return}}function bd(t){let e=(0,_.fstatSync)(0,{bigint:!0});return cf(e,t),e.isFile()?of(0,e,()=>{}):
Bd()}function Ad(t,{output:e,expected:n,isFound:o=!1}){let r=tf(t,e,o);if(r.isSymbolicLink())throw new Error(Ve);if(n&&!et(
r,n))throw new Error(Ve);if(!r.isFile())return Id(t);let i=(0,_.openSync)(t,_.constants.O_RDONLY|(_.constants.O_NONBLOCK??
0)),s=(0,_.fstatSync)(i,{bigint:!0});if(et(s,r))return of(i,s,()=>(0,_.closeSync)(i));throw(0,_.closeSync)(i),new Error(
Ve)}var Ve="another file took its place meanwhile; convert again";function tf(t,e,n=!1){let o=(n?_.lstatSync:_.statSync)(
t,{bigint:!0});return o.isDirectory()&&(0,_.opendirSync)(t).closeSync(),cf(o,e),o}function ef(t){try{tf(B(t)),(0,_.accessSync)(
B(t),_.constants.R_OK)}catch(e){throw xt(e,nf(t))}}var nf=t=>({...io,get ENOENT(){return(0,_.lstatSync)(B(t),{throwIfNoEntry:!1})?.
isSymbolicLink()?Dc:Jc(t)?kc:io.ENOENT}});function of(t,{size:e},n){Zc??=new Uint8Array(262144);let o=Zc,r=0;return{async next(){
let i=(0,_.readSync)(t,o,0,262144,null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,_.fstatSync)(t,{bigint:!0}).size<e)
throw new Error("it became shorter while it was read, so its end is missing; convert it again")},close:n}}function Bd(){
let t=rf(0,()=>{}),e=process.platform==="win32"?Qc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){
if(n.code!=="EAGAIN")throw n;e=Qc()}return e.next()},close:()=>e?.close()}}function Qc(){let t=process.stdin[Symbol.asyncIterator]();
return{next:()=>t.next().then(({done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Id(t){let e=await sf(
n=>(0,_.open)(t,n));return rf(e,()=>(0,_.closeSync)(e))}function rf(t,e){let n=new Uint8Array(262144);return{next:async()=>{
let r=await sf(i=>(0,_.read)(t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var sf=t=>new Promise((e,n)=>t(
(o,r)=>o?n(o):e(r)));function cf(t,e){if(t.isDirectory())throw new Error(io.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))
throw t.isFIFO()?new Error("it is also the output, so it would wait for itself; write to something else"):new Error("it \
is also the output; write to another file, or use -o, which may name the input")}var af=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Gr=new Set,jr=!1,ff=Date.now();function ze(t){if(Gr.add(t),!jr)for(let e of af)
process.on(e,uf);return jr=!0,()=>Gr.delete(t)}function uf(t){for(let e of[...Gr].reverse())e();for(let e of af)process.
off(e,uf);process.kill(process.pid,t)}function qe(){if(!(!jr||Date.now()-ff<50))return new Promise(t=>{setImmediate(()=>{
ff=Date.now(),t()})})}var po=({to:t,toOther:e})=>e?.name??g[t].name;function mo(t,{encoding:e,source:n,kind:o}){return n==="default"&&(o==="AS\
CII"||o==="empty")?"ASCII":Je(t,e)}var Je=({fromOther:t},e)=>t?.name??g[e].name;var lf=require("node:fs"),K=require("node:path");function df(t,{suffix:e,directory:n}){let o=new Map(t.filter(_d).map(c=>[c,He(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Nr(c)])r.set(a,c);let i=Nd(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:ro(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
u=o.get(c),l=e&&c.endsWith(e)?r.get(Nr(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(u===void 0)
return[a];let d=n===void 0?u:He(f),x=s.get(d);if(x===u)return[];if(x===void 0&&s.set(d,u),n===void 0)return[a];let m=x===
void 0?Md(r,d,u):Yr(f);return[{...a,...m&&{problem:new Error(m)}}]})}var Yr=t=>`another file already goes to ${$(t)}; co\
nvert this one to another directory`;function Md(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${$(o)}, which will be converted as well; nam\
e another directory`}function Nd(t){let e=s=>(0,K.isAbsolute)(s)||s.split(K.sep)[0]==="..",n=s=>(0,K.isAbsolute)(s)||e((0,K.relative)(
".",s)),o=t.filter(n).map(s=>(0,K.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(K.sep)?s:s+K.sep)),i=o.length>0?(0,K.dirname)(
o[0]):".";for(;!r(i)&&(0,K.dirname)(i)!==i;)i=(0,K.dirname)(i);return s=>{let c=(0,K.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,K.basename)(s):c}}function _d(t){try{return(0,lf.lstatSync)(B(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var $d={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from","UT\
F-32":"convert it to UTF-8 with another program first"},hf=[..."%PDF-"].map(t=>t.charCodeAt(0)),Kr=t=>hf.every((e,n)=>e===
t[n]);function pf(t,e,n){let{prescanned:o,declared:r,decide:i,...s}=Ut(t,"--from auto"),c=(f="")=>{let a=ne[f];if(a&&e)throw new Error(
`${a}; ${$d[f]}`)};return{...s,takesWhole:!1,needsMore:void 0,prescanned:Math.max(o,hf.length),declared(f){return Kr(f)&&
c("binary"),r(f)},decide(f){c(f?.kind);let a={...i(f),kind:f?.kind},u=n&&Ge(a);if(u){let l=`it may be ${g[a.encoding].name}\
 (${a.score?.toFixed(2)}), but ${u}`;throw new Error(`${l}; name its encoding with --from, or keep the old file with --i\
n-place=.bak`)}return a}}}var Cd={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function wf(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=0,u=async(h,S)=>{a=await lo(`${$(h)}: ${S}
`,t.quiet)||a},l=(h=[])=>{if(t.quiet)return;let S=e.dryRun?"would be converted":"converted",y=s>0?`, ${s} copied`:"",C=f>
0?`, ${f} unchanged`:"",b=c>0?`, ${c} left alone`:"",v=o.length>0?`, ${o.length} failed: ${o.map($).join(", ")}`:"",J=h.
length>1?" and those after it":"",Y=h.length>0?`, ${h.length} not reached: ${$(h[0])}${J}`:"";so(`${Y&&"interrupted: "}${ut(
i,"file")} ${S}${y}${C}${b}${v}${Y}`)},d=df(t.files,e),x=0,m=ze(()=>l(d.slice(x).map(({file:h})=>h)));for(let[h,S]of d.entries()){
let{file:y,problem:C}=S;x=h;try{if(C)throw C;let b=kt(y,t.found.has(y));if(b?.isSymbolicLink())throw new Error(Ve);let v=await Ld(
S,e),J=v!==void 0&&e.directory!==void 0;if(v!==void 0&&t.verbose&&gt($(y),`${J?"not converted":"left alone"}: ${v}`),v!==
void 0&&!J)c+=1,e.dryRun&&await u(y,`would be left alone: ${v}`);else if(!(S.output===y&&Ef(y))){let Y=await Ud(S,t,e.dryRun,
{run:n,list:u,old:b,reason:v});if(Y==="failed"?o.push(y):J?s+=1:Y==="unchanged"?f+=1:i+=1,Y==="failed"||J)continue;let Z=e.
dryRun?y:S.output;e.findDeclarations&&!t.toOther&&await vd(Z,t.to)&&r.push(Z)}}catch(b){wt($(y),b),o.push(y)}}return x=d.
length,m(),r.length>0&&Hd(r,t.to,e.dryRun),l(),o.length>0?ye.failure:a}async function Ld({file:t,newer:e},{skipUTF8:n,keepBinary:o}){
if(e!==void 0)return`it is the old version of ${$(e)}`;if(!n&&!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Xr(t))
throw new Error(`it can be read only once; leave out ${r}, or write it to a file first`);return n&&await Pd(t)?"it is UT\
F-8":o&&await Wd(t)?ne.binary:void 0}async function Ud({file:t,output:e,backup:n},o,r,{run:i,list:s,old:c,reason:f}){let a=e===
t;if(a&&!Xr(t))throw new Error("it is not a regular file, so it cannot be replaced; write the result to a file with -o");
ef(t);try{a||kd(e)}catch(h){return Ke(e,h),"failed"}let u=po(o),l=f?Cd:void 0,d=!1,x=()=>{d=!0},m={files:[t],output:e,old:c,
backup:n===void 0?void 0:qc(n),onUnchanged:x,...f&&{from:0,to:0,fromOther:void 0,toOther:void 0,eol:void 0}};if(r){let h="";
if(await i({...m,isDry:!0,onDecision:v=>{h=mo(o,v)}},l)!==0)return"failed";if(d)return await s(t,"would stay as it is"),
"unchanged";let y=a?"":`, to ${$(e)}`,C=n===void 0?"":`, and kept as ${$(n)}`,b=f?"copied":`converted from ${h} to ${u}`;
return await s(t,`would be ${b}${y}${C}${f?`: ${f}`:""}`),"done"}if(!a){let h=Number(c?.mode??0n)&Rd;return await Dd(e,()=>i(
{...m,mode:h},l))?"done":"failed"}return await i(m)!==0?"failed":(yf(t),d?"unchanged":"done")}var Rd=511;function Xr(t){
let e=kt(t);return!e||e.isFile()||e.isDirectory()}var gf=new Set,Ef=t=>gf.has(Sf(t));function yf(t){let e=Sf(t);e!==void 0&&
gf.add(e)}async function Dd(t,e){try{Of((0,xo.dirname)(t))}catch(n){throw xt(n,Dt)}if(Ef(t))throw new Error(Yr(t));return await e()!==
0?!1:(yf(t),!0)}function Sf(t){try{let e=(0,Ze.statSync)(B(t),{bigint:!0});return e.isFile()?`${e.dev} ${e.ino}`:void 0}catch{
return}}function kd(t){let{target:e,present:n}=je(t);(!n||n.isFile())&&Se((0,xo.dirname)(e))}var mf=new Set;function Of(t){
if(mf.has(t))return;let e=()=>(0,Ze.statSync)(B(t),{throwIfNoEntry:!1})?.isDirectory()===!0;if(!e()){let n=(0,xo.dirname)(
t);n!==t&&Of(n);try{(0,Ze.mkdirSync)(B(t))}catch(o){if(!e())throw o}}mf.add(t)}async function Pd(t){let e=new At(0,!0,!0),
n=!0,o=!1;try{for await(let r of be(t))await qe(),e.decode(r,!1),n&&=(0,xf.isAscii)(r),o||=r.includes(27)||r.includes(0);
return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){if(r instanceof L)return!1;throw r}}async function Wd(t){let e=new bt(
Ut({},"--keep-binary")),n=!0;for await(let o of be(t)){if(n&&Kr(o))return!0;if(n=!1,await qe(),e.add(o,!1),e.decision)break}
return e.decision||e.add(new Uint8Array,!0),e.detected?.kind==="binary"}async function vd(t,e){if(!Xr(t))return!1;let n=new Oe(
e);try{for await(let o of be(t)){let r=o.subarray(0,2*4096);return[...n.add(r),...n.end()].length>1}}catch{}return!1}function Hd([
t,...e],n,o){let{name:r}=g[n],i=e.length>0?` and ${e.length} more`:"",s=o?"would still declare":`still declare${e.length>
0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`--from ${c} ${n===0?"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;so(
`${$(t)}${i} ${s} another encoding than ${r}: to correct that, use ${a}`)}var Bf=require("node:fs");var wo=class{#t;#e=new tt;constructor(e=Ut({},"Examination")){this.#t=new bt(e)}add(e,n){let o=Math.min(p(e),1024-this.#e.
length);o>0&&this.#e.add(W(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return vr(e)?mc(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=bf(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>bf(n.encoding,o)||n.score>=.9)&&Tf(e.encoding,
o)!==Tf(n.encoding,o)?i:void 0}},Tf=(t,e)=>new At(t,!1,!0).decode(e,!1);function bf(t,e){let n=0,o=null;for(let r=0;r<p(
e);r+=65536){let i=A(e,r,Math.min(r+65536,p(e)));ue(t,o),gs(i,!1),n+=Lt.malformed(),o=it()}return n}async function If({files:t,found:e,sniffing:n,json:o,quiet:r}){let i=0,s=[];for(let c of t)try{let f=Kd(c)?1/0:1e8,a={...n,
maxBytes:f,detect:{maxBytes:f}},u=new wo(Ut({...a,sniff:"detect"},"--detect")),l=n.sniff==="detect"?u:new bt(Ut(a,"--det\
ect")),{decision:d,length:x}=await Xd(be(c,{isFound:e.has(c)}),l,u),{encoding:m,...h}=d,S=u.doubt&&Vd(u.doubt),y=u.detected?.
kind??(h.source==="default"?"empty":"text"),b=h.source!=="default"||ne[y]===void 0?g[m].name:null;s.push({file:c,encoding:b,
...h,kind:y,doubt:S??null}),S&&!r&&gt($(c),zd(S)),y==="ASCII"&&x>f&&!r&&gt($(c),Yd)}catch(f){i=wt($(c),f)}return await lo(
o?`${Fc(s)}
`:qd(s),r)||i}var Yd=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it\
 to a file`,Kd=t=>t==="-"?(0,Bf.fstatSync)(0).isFile():kt(t)?.isFile()??!0;async function Xd(t,e,n){let o=new Set([e,n]),
r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of t)if(r(s,!1),i+=s.length,e.decision&&(n.decision||
i>1048576))break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function Vd({declared:t,detected:e,...n}){let o=e===
void 0?null:g[e].name;return{declared:g[t].name,detected:o,...n}}function zd({declared:t,detected:e,score:n,malformed:o}){
let r=`has ${ut(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:
`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function qd(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[r===null||s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,$(o)]),n=[0,1,2].map(o=>Math.
max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Ff=require("node:fs"),Mf=require("node:path");function Nf(){let t=(0,Mf.join)(__dirname,"encoding.wasm");try{return Vi((0,Ff.readFileSync)(t)),!0}catch(e){let{message:n}=xt(
e,{}),{code:o}=e;return wt(`its part ${$(t)} cannot be loaded`,`${n}${Jd(o)}`),!1}}function Jd(t){return t==="ENOENT"?";\
 the deployment left out this file: copy it there from the package encoding-wasm":typeof WebAssembly=="object"?"; instal\
l encoding-wasm again, or use a newer Node":""}var _f=require("node:string_decoder");var go=class{from=38;#t;#e;#n;#o;#r=!1;constructor(e,n,o){this.#t=e,this.#e=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(){}transcode(e,n,o){let{fatal:r,ignoreBOM:i,losses:s}=this.#e;
this.#o??=this.#t.newDecoder();let{text:c,malformed:f}=this.#o(e,n!==O.none);n!==O.none&&(this.#o=void 0);let[a]=f,u=a!==
void 0&&r&&!this.#n;if(!u)for(let{offset:d}of f)s?.addMalformed(d);let l=u?c.slice(0,a.at):c;if(this.#n&&(l=Zd(c,f)),this.#t.
isUnicode&&!this.#r&&!i&&(l=l.replace(/^\uFEFF/,"")),this.#r=n===O.none&&(this.#r||c!==""),o(Buffer.from(l,"utf16le")),!!u)
throw this.#o=void 0,this.#r=!1,new L(this.#t.name,a.offset,a.length)}};function Zd(t,e){let n="",o=0;for(let{at:r}of e)
n+=t.slice(o,r),o=r+1;return n+t.slice(o)}var Eo=class{place={line:1,column:1};#t;#e;#n;#o=new _f.StringDecoder("utf16le");#r;constructor(e,{
bom:n,unmappable:o,losses:r},i){this.#t=e,this.#e=e.newEncoder(),this.#r=n?"\uFEFF":"";let s=Qd(o,i);this.#n=r&&o!=="htm\
l"?r.counting(s):s}startFile(){this.place={line:1,column:1}}transcode(e,n,o){let r=n===O.result,i=this.#o.write(e)+(r?this.#o.
end():""),s=this.#r;this.#r="";for(let c of i){let f=this.#t.has(c)?c:this.#i(c);if(f===null)throw o(this.#e(s,r)),new ct(
c.codePointAt(0),0,this.#t.name);s+=f,c===`
`?this.place={line:this.place.line+1,column:1}:this.place.column+=1}o(this.#e(s,r))}#i(e){let n=this.#n(e.codePointAt(0),
()=>NaN);return typeof n=="string"&&Array.from(n).every(this.#t.has)?n:null}};function Qd(t,e){return typeof t=="functio\
n"?o=>t(o,Number.NaN):{fatal:()=>null,html:o=>`&#${o};`,replacement:()=>"?",ignore:()=>"",translit:e,"translit-replaceme\
nt":o=>e(o)??"?"}[t]}var Jf=require("node:buffer");function Qe(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Et(t,o),i=Tt(St(e),o);Jt(n,o);let s=!!n?.fatal,c=!!n?.
ignoreBOM,f=Ko(r),a=Nt(f),u=a&&!c?a.bytes.length:0;try{return th(f,u,a?.encoding??i,s)}catch(l){throw l instanceof L?(l.
offset+=u,l.toTypeError(o)):l}}function th(t,e,n,o){let r=e>0?A(t,e):t;return Xt(r,p(r),n,o,!0)}function $f(t,e,n,o=0){let r=()=>new At(t,e,n,o);return Ht()?r():new he(t,e,n,r)}var Vr="Failed to execute 'decode' on 'TextDecoder'",yo=vs({TextDecoder:class{#t;#e;#n;#o=!1;#r=void 0;constructor(t="ut\
f-8",e=void 0){let{encoding:n,fatal:o,ignoreBOM:r}=eh(t,e,"Failed to construct 'TextDecoder'");this.#t=n,this.#e=o,this.#n=
r,new.target!==yo&&Hs(this,new.target,yo)}get encoding(){return g[this.#t].name.toLowerCase()}get fatal(){return this.#e}get ignoreBOM(){
return this.#n}decode(t=G,e=void 0){let n=ki(t);n||Et(t,Vr),Jt(e,Vr);let o=!!e?.stream,r=n?t:Ct(t),i=!this.#o;try{if(i&&
!o)return Xt(r,p(r),this.#t,this.#e,this.#n);this.#r??=$f(this.#t,this.#e,this.#n),i&&this.#r.reset();let s=this.#r.decode(
r,!o);return this.#o=o,s}catch(s){throw s instanceof L?(this.#o=o,s.toTypeError(Vr)):s}}}});function eh(t,e,n){let o=St(
t);Jt(e,n);let r=!!e?.fatal,i=!!e?.ignoreBOM;return{encoding:nh(o,n),fatal:r,ignoreBOM:i}}function nh(t,e){let n=Tt(t,e);
if(n===36)throw new RangeError(`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which \
decodes nothing.`);return n}var sh=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],ch=[0,0,0,6,0,4,0,3,5,4],
Df=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,
/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,
/\xAD/],fh=/[\xC3\xDF\xE5]/,ah=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,Cf=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,
uh=/[\u0393\u0395\u03B3\u03B5]/,lh=D(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(t=>new RegExp(`[${t}\
]`,"u"))),kf=t=>Df.slice(0,5).some(e=>e.test(t));function dh(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=lh();if(n.
test(t))return 9;let i=Df.findIndex(s=>s.test(t));if(i>=0)return 2+i;if(e>=12592&&e<12688||e>65280&&e<65376)return 1020;
if(!o.test(t))return e<128?1:8;if(e<12288){let s=e<880||e>>8===30?1:e>>8===31?3:e>>8;return 10*s+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var zr;function So(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Qe(Uint8Array.from(r),t))}var qr;function hh(t,e,n,o){let r=/[0-9]/.test(n)?4:0;return e<20?Cf.
test(t)?o&&n>="\x80"?r+10:r+(fh.test(t)?9:6):r+15:Cf.test(t)?r+(ah.test(t)?7:4)+(o?0:3):r+(o&&e>=50?6:12)}function oe(t){
qr??=new Uint16Array(65536),zr??=[So("shift_jis",136,151,64),So("gbk",176,215),So("big5",164,198,64),So("euc-kr",176,200)];
let e=zr.map(()=>0),n=0,o=1,r=1,i="";for(let s of t){let c=Number(s.codePointAt(0)),f=qr[c]||dh(s,c);qr[c]=f,uh.test(s)&&
(o===10||o===11)&&(f=10+f%10);let a=o>=10;if(s===i&&f!==9)n+=f>1&&c>128?3:0;else if(f<10)n+=f===8&&o===8?4:sh[f][a?0:o<7?
1:2];else if(f>=1e3){if(f===1020)n+=8;else for(let[u,l]of zr.entries())f===1010?e[u]+=u>0?13:c>65280?7:5:e[u]+=l.has(s)?
9:14;a&&o<1e3&&(n+=i<"\x80"?7:9)}else{let u=s<"\x80",l=a&&Math.trunc(o/10)===Math.trunc(f/10);u||(n+=hh(s,f,i,l)),a&&o!==
f?o>=1e3?n+=u?5:9:l?f%10===1?n+=u&&i<"\x80"?3:11:r===o&&(n+=u&&i<"\x80"?2:6):n+=12:!u&&!a&&(n+=(f<20?2:1)*(f%10)),o<10&&
(n+=ch[o])}r=o,o=f,i=s}return n+Math.min(...e)}var bo="cp437",Rh="\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB",
Dh="\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",
Ao=`windows-1252 windows-1251 windows-1250 GBK Shift_JIS IBM866 ${bo} macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-12\
53 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP`.split(" "),Be=/^(?:GBK|Shift_JIS|Big5|EUC)/,
ni=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,Kf="UTF-8",Ae="\uFFFD",kh=(t,e,n)=>Math.min(me(t,e,n,"steps")??
2,3);function Xf(t,e=void 0){let n="Failed to execute 'repairMojibake'",o=Wi(t,n),{maxSteps:r}=yt(e,{maxSteps:kh},n),i=new Map,
s=[{text:o,path:[],gain:0,isSure:!0}];for(let a=0;a<r;a++){s=s.flatMap(u=>Ph(u).map(l=>({from:u,way:l,gain:u.gain+l.bits}))).
sort(vf).slice(0,3).map(({from:u,way:l,gain:d})=>({text:l.undo(),path:[l.step,...u.path],gain:d,isSure:l.isSure}));for(let u of s)
u.text!==o&&!i.has(u.text)&&u.isSure&&u.gain>10&&i.set(u.text,u)}let c=[...i.values()].sort(vf),f=Wf(o);return c.filter(
({gain:a})=>a>c[0].gain-15).map(({text:a,path:u,gain:l})=>({text:a,path:u,score:1-2**(-l/8),lost:Math.max(0,Wf(a)-f)}))}
var Wf=t=>t.split(Ae).length-1,vf=(t,e)=>e.gain-t.gain,oi=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;function Ph({text:t,path:e,
isSure:n}){let o=new Set,r=0;for(let[f]of t.matchAll(oi)){let a=f.slice(0,4e3);if(o.has(a)||(r+=a.length),o.add(a),r>4e3)
break}if(o.size===0)return[];let i=[],s=!1;for(let[f,a]of Ao.entries()){if(Be.test(a)&&!ni.test(t))continue;let{gain:u,explained:l,
undo:d}=jh(t,o,a),x=u-f*.3-Math.log2(o.size),m=`${Kf} read as ${a}`,h=x>(e[0]===m?5:10);!h&&(!n||l<o.size||x<-20)||(s||=
h&&2*l>o.size,i.push({step:m,bits:x,isSure:h,undo:()=>d(h)}))}if(s||!n)return i;let c=i.some(({isSure:f})=>f)?[]:vh(t,[...o].
join(" "));return[...i,...c,...qh(t)]}var Wh=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function vh(t,e){if(!Wh.test(
e))return[];let n=r=>r.replace(/[\x80-\x9F]/g,i=>Qe(Uint8Array.of(i.charCodeAt(0)),"windows-1252")),o=oe(e)-oe(n(e));return o>
10?[{step:"windows-1252 read as ISO-8859-1",bits:o,isSure:!0,undo:()=>n(t)}]:[]}var Hh=D(()=>new Map(Ao.map(t=>[t,Gh(t)])));
function Gh(t){let e=new Map([[Ae,[-2]]]);if(Be.test(t))return e;let n=Uint8Array.from({length:128},(i,s)=>128+s),r=[...Qe(
n,t===bo?"ibm866":t)];t===bo&&r.splice(0,48,...Rh)&&r.splice(96,32,...Dh);for(let[i,s]of r.entries())i<32&&(t==="windows\
-1252"||s===Ae)&&e.set(String.fromCharCode(128+i),[128+i]),s!==Ae&&e.set(s,[128+i]);return e}function Vf(t,e){if(t<"\x80")
return[t.charCodeAt(0)];let n=Hh().get(e),o=n.get(t);if(!o){if(o=[-1],Be.test(e))try{o=[...new jt(fc(e,"repairMojibake"),
"fatal").encode(t,!0)]}catch{}n.set(t,o)}return o}function jh(t,e,n){let o=new Map,r=[...e].filter(a=>Zr(a,n,o,!1).changed.
length>0),i=new Set,[s,c]=[0,0];for(let a of r){let{changed:u,unexplained:l,saved:d}=Zr(a,n,o,!0),x=u.every(m=>i.has(m))?
.3:1;for(let m of u)i.add(m);s+=x*Math.max(d,-6),l===0&&(c+=1)}return{gain:s,explained:c,undo:a=>{let u=a?-2:-20,l=new Map;
return t.replace(oi,d=>{let x=l.get(d);if(x===void 0){let{repaired:m,saved:h}=Zr(d,n,o,!0);x=h>u?m:d,l.set(d,x)}return x})}}}
function Zr(t,e,n,o){let r=[],i=[];for(let u of t)i[r.length]=u,r.push(...Vf(u,e));i[r.length]="";let s="",c=[],f=0;for(let u=0;u<
r.length;){let l=Xh(r,i,u,n,o);if(l)s+=l.text,c.push(l.text),u=l.end;else{s+=i[u],r[u]>=128&&!kf(i[u])&&(f+=1);do u+=1;while(i[u]===
void 0)}}let a=c.length>0&&o?oe(t)-oe(s)-8*f:0;return{repaired:s,changed:c,unexplained:f,saved:a}}var Yh=t=>t<194||t>244?
0:t<224?2:t<240?3:4;function Kh(t,e,n){let o=t[e]&127>>n;for(let s=1;s<n;s++)o=o<<6|t[e+s]&63;let r=o>>11===27,i=o>=[0,0,
128,2048,65536][n]&&o<=1114111&&!r;return n>0&&i?String.fromCodePoint(o):void 0}var Hf=t=>t>=128&&t<192;function Xh(t,e,n,o,r){
let i=n,s="",[c,f]=[0,0],a;for(;;){let u=t[i],l=Yh(u),d=i+1;for(;d<i+l&&Hf(t[d]);)d+=1;let x=d===i+l?Kh(t,i,l):void 0;if(x!==
void 0)s+=x,c+=1,r||o.set(u,(o.get(u)??0)+1);else if(u===-2||l>0&&(t[d]===-2||r&&Number(o.get(u))>1)){for(;t[d]===-2||Hf(
t[d]);)d+=1;s+=Ae,f+=1}else if(u>=0&&u<128&&e[i]===void 0)s+=String.fromCharCode(u);else break;i=d,e[i]!==void 0&&c>0&&c>=
f&&(a={text:s,end:i})}return a}var Gf=t=>t.match(/[^\0-\x7F]/g)?.length??0;function Qr(t,e){let n=[];for(let o of t)for(let r of Vf(
o,e)){if(r<0)return;n.push(r)}return Uint8Array.from(n)}function zf(t,e){let o=(t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).
filter(i=>Qr(i,e)).join(""),r=Gf(o)>.3*Gf(t)?Qr(o,e):void 0;return r&&{part:o,bytes:r}}function ti(t,e,n=!1){try{return new yo(
e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{return}}var Vh=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function zh(t){
let e=ni.test(t);return Ao.some(n=>{let o=Vh.test(n)&&Be.test(n)===e?zf(t,n):void 0,[r]=o?br(o.bytes).candidates:[];return o&&
r&&(r.encoding===n||ti(o.bytes,r.encoding)===o.part)})}function qh(t){if(t.includes(Ae))return[];let e=Math.max(0,t.search(
/[^\0-\x7F]/)-40),n=t.slice(e,e+1e3),o=new Map,r=[];for(let[i,s]of Ao.entries()){if(s===bo||Be.test(s)&&!ni.test(t))continue;
let{part:c,bytes:f}=zf(n,s)??{};if(c===void 0||f===void 0||(o.has(c)||o.set(c,[c,c.toLowerCase()].some(zh)),o.get(c)))continue;
let{candidates:a}=br(f),u=a.find(({encoding:l})=>l===s)?.score??0;for(let{encoding:l,score:d}of a){if(d<.95)break;let x=l===
Kf?void 0:ti(f,l,!0);if(x===void 0||x===c)continue;let m=oe(c),h=m-oe(x),S=h>=12&&h>=.35*m,y=d>.998&&!Be.test(l)&&Jh(c,x)>=
8;if(!S&&!(h>=0&&y))continue;let C=Math.min(Math.log2(d/u),10),b=h+2.4*C+6*Math.log2(d)-i*.3,v=Y=>{let Z=Qr(Y,s);return(Z&&
ti(Z,l))??Y},J=()=>t.replace(/[^\r\n]+/g,v);r.push({step:`${l} read as ${s}`,bits:b,isSure:!0,undo:J})}}return r}function Jh(t,e){
let n=0;for(let o of new Set(t.match(oi)))n+=new Set([...o].filter(r=>r>"\x7F"&&!e.includes(r))).size;return n}var Vt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var Io=class{path=[];lost=0;#t;#e;#n;#o;#r;#i=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c},{eol:f,
isOnlyCopy:a=!1}={}){this.#n=r,this.#o=f&&new Vt(f,0),this.#r=a,this.#t=Ee(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"f\
atal",losses:c},"");let u=s==="replacement"?()=>"?":s;this.#e=Ee(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:u,losses:c},
"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(e,n,r=>this.#i.push(r))}catch(r){throw this.#s(
O.source,o),r}n!==O.none&&this.#s(n,o)}#s(e,n){let o=Buffer.concat(this.#i);this.#i=[];let[r]=Xf(Qh(o));if(e===O.source&&
(this.path=r?.path??[],this.lost=r?.lost??0),this.#r&&r&&(r.score<.75||r.lost>0)){let c=r.lost>0?`${ut(r.lost,"character")}\
 could not be recovered`:"this is uncertain";throw new Error(`it looks like ${r.path.join(", and then ")}, but ${c}; use\
 --in-place=.bak to repair it and keep the old file`)}let s=(r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,"")))??
o;this.#e.transcode(this.#o?.add(s)??s,e===O.result?e:O.none,n)}};function Qh(t){try{return new At(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(Jf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var _o=require("node:buffer");var Qf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Fo=class{#t={...Qf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addMalformed(e){this.#t.malformed===0&&(this.#t.
firstMalformed=e),this.#t.malformed+=1,this.#e+=1}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+Lt.firstMalformed()),
n.malformed+=Lt.malformed(),this.#e+=Lt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+Lt.firstUnmappable(),n.codePoint=
Lt.codePoint()),n.unmappable+=Lt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===65533&&
this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.unmappable+=
1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...Qf},this.#e=0,e}};function ea(t,e,n){let{unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}=n,f=[],{malformed:a,firstMalformed:u,firstUnmappable:l,
codePoint:d}=t,x=ut(a,"invalid byte sequence"),m=np(n),h=`${ta(a)}at offset ${u}`,S=na(a,c);if(a>0&&i)f.push(`${x} ${S},\
 ${h}`);else if(a>0&&m!==void 0){let C=m!==""&&o==="ignore";f.push(`${x} ${m===""?S:`${ri(c)} ${m}`}, ${h}; the file is \
damaged, or not in ${Je(n,e)}: check --from, or use ${C?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let y=tp(t.unmappable,o,r,c);if(t.unmappable>0&&y){let C=s||Number.isNaN(l)?"":` at offset ${l}`,b=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",v=`${ta(t.unmappable)}${ii(d)}${C}`;f.push(`${ep(t.unmappable,po(n))} ${y}, ${v}${b}`)}
return f}function tp(t,e,n,o){let r=na(t,o),i=`${ri(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${ri(o)} ?`,translit:i,"translit-replacement":`${i}, or ?`,ignore:r}[e]}var ri=t=>t?"w\
ould become":"became",na=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,ta=t=>t===1?"":"the first ",ep=(t,e)=>`${ut(
t,"character")} that ${e} can't represent`;function ii(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${sn(t)})`:sn(t)}function np({to:t,toOther:e,unmappable:n}){if(e?e.isUnicode:ie(t)||t===Q("gb18030"))return"\
U+FFFD";if(n!=="fatal")return n==="ignore"?"":n==="html"?"&#65533;":"?"}var cp="\x1B[?25l",fp="\x1B[?25h",ra="\r\x1B[K";function ia(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let d=lp(r,u,(l-f)/1e3);co(`${i?"":cp}${ra}${d.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(u){r+=u,!(r<2e6)&&(o??={total:up(t),canShow:ap(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&co(`${ra}${fp}`),i=!1}}}var ap=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function up(t){let e=0;for(let n of t){let o=n==="-"?void 0:kt(n);if(!o?.isFile())return;e+=Number(o.size)}return e}function lp(t,e,n){
let o=`${Mo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Mo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Mo(t)} of ${Mo(e)} MB | ${o} | ${c}${s%60} s left`}var Mo=t=>(t/1e6).toFixed(1);var No=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=hp(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{ue(this.#t,
this.#e),n=Fn(e,e.length,0,!1,!1),this.#e=it()}catch(o){throw rt(o)}for(let o of new Uint16Array(w.memory.buffer,_n(),n))
(o&64512)!==56320&&(this.column+=1)}};function hp(t){let{start:e,words:n}=wn(t,0),o=e+4*n.length,r=ca(t,0,Math.min(e,t.length))+
ca(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
u=(a&2139062143)+2139062143|a|2139062143;c=c+(~u>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function ca(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var zt=class extends Error{};async function ai(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ia(
t.files,n,()=>{o?.keepListening?.(),n&&(r=ze(i))}),c=0;try{n||(r=ze(i)),o=mp(t);let f=new ci(t,e,o,s);for(let a of t.files)
if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=Ke(t.output,f instanceof
zt?f.cause:f)||c}return r(),c}function mp(t){let{output:e,files:n,isDry:o,mode:r,quiet:i}=t;if(e!==void 0&&n.length===1&&
n[0]===e){let s=t.old??kt(e);if(s?.isFile()&&ao(e)===void 0)return Xc(e,s,t)}return o?kr:Cr(e,r,i)}var ci=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new fi(e,n,i=>{try{o.write(i)}catch(s){throw new zt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof zt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),wt($(e),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#e.finish()}async#r(e){let{
output:n,old:o,found:r}=this.#t,{file:i,present:s}=this.#e,c=await Hr(e,{output:i,expected:e===n?s:o,isFound:r.has(e)});
try{for(let a=await c.next();a;a=await c.next())this.#o.convert(a,O.none),await this.#i(),this.#n.add(a.length),await qe()}finally{
await c.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{decision:f}=this.#o;f&&this.#t.onDecision?.(
f)}#i(){return this.#e.wait()?.catch(e=>{throw new zt("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),gt($(e),n)}},fi=class{#t;#e;#n;#o;#r=new Fo;#i;#s;#c=!1;#f=[];#p=!1;#d=!1;#u;constructor(e,n,o){let{to:r,
toOther:i,bom:s,fatal:c,unmappable:f,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let u=s==="keep"&&_t(r)&&e.files.length===1,
l={fatal:c,ignoreBOM:u,bom:s==="add",unmappable:f,losses:this.#r};this.#o=n.newTranscoder(e,l);let d=f==="fatal"||f==="t\
ranslit";this.#u=d&&!_t(r)&&!i?new No(r):void 0,this.#s=n.convertsLineEndings?void 0:a&&new Vt(a,r)}get decision(){return this.#o.
decision}convert(e,n){let o;if(this.#d=!0,n!==O.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:f,fromOther:a,
isOnlyCopy:u}=this.#t,l=u?1:6,d=a?void 0:f;this.#p=typeof f=="number"&&d!==0&&wp(e,d,l)}this.#f.push(...e.subarray(0,aa.
length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(xp);if(r)throw new Error(r);let i=[];try{this.#o.transcode(
e,n,f=>{this.#u?.advance(f),this.#e.isLending?this.#l(f):i.push(f)})}catch(f){if(f instanceof zt)throw f;o=f}for(let f of i)
if(!this.#i)this.#l(f);else for(let a of this.#i.add(f))this.#l(a);if(this.#c=!o&&n===O.none,this.#i&&!this.#c){for(let f of this.#i.
end())this.#l(f);this.#i=void 0}this.#u?.settle();let{place:s}=this.#o,c=o&&Ep(this.#h(o),this.#t,this.#u??s);if(this.#c||
this.#u?.startFile(),o)throw c}#h(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof ct&&e.codePoint===
65533)||!(this.#t.isChanged||o===e.index))return e;let i=Je(this.#t,this.decision?.encoding);return new Error(`the bytes\
 at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to l\
eave such bytes out`)}#l(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,O.source)}catch(e){
if(e instanceof zt)throw e}}#a(e){let{from:n,fromOther:o}=this.#t;if(o?.isUnicode)return;let r=Uint8Array.from(this.#f);
if(aa.every((s,c)=>s===r[c]))return"it looks like UTF-32; use --from utf-32";let i=Nt(r);if(!(typeof n=="object"||n===i?.
encoding&&!o))return i?`it begins with the byte order mark of ${g[i.encoding].name}; check --from, ${e}`:this.#p?`it loo\
ks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#d)return[];this.#d=!1;let c=o?[]:ea(s,i.encoding,this.#t),{path:f=[],lost:a=0}=this.#o;if(f.
length>0&&!o){let d=a>0?`; ${ut(a,"character")} could not be recovered`:"";c.unshift(`repaired: it was ${f.join(", and t\
hen ")}${d}`)}let u=i.kind!=="UTF-32"&&Ge(i);typeof e=="object"&&(r||!o&&u)&&c.unshift(gp(i));let l=o||n?void 0:this.#a(
"or use --from auto");return l&&c.unshift(l),c}},aa=[255,254,0,0],xp="use --from auto or --skip-utf8, or keep the old fi\
le with --in-place=.bak";function wp(t,e,n){let o=e===37||e===38;return(o?t.includes(0):(0,_o.isAscii)(t))?!1:[0,1,2,3].
some(r=>{let i=t.subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,_o.isUtf8)(i)&&i.some(c=>(o||c>=128)&&--s===0)})}function gp(t){
let{source:e,score:n}=t,o=n===null?e:`${e}, ${n.toFixed(2)}`,r=Ge(t),i=r?`; ${r}: check the result, or name the encoding\
 with --from`:"";return`decoded as ${mo({},t)} (${o})${i}`}function Ep(t,{isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof
L){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave out --fatal";return new Error(`${ut(
t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, or ${s} to replace such bytes with \
U+FFFD`)}if(t instanceof ct&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,f=o==="translit"?"replacement":"tra\
nslit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't represent ${ii(t.codePoint)}; us\
e --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var yp={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},$o=class{#t;#e;#n;#o;#r;#i=!0;constructor(e,n,o,{
drop:r,eol:i}){this.#n=o,this.#o=r,this.#r=i&&new Vt(i,38),this.#t=e,this.#e=n}get place(){return this.#e.place}get decision(){
return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=this.#o?Sp(e,yp[g[this.#t.from].name]):
[],i=r.pop()??e;this.#i&&this.#e.startFile?.(),this.#i=!0;for(let s of r)this.#s(s,O.none,o);this.#s(i,n,o),this.#i=n!==
O.none}#s(e,n,o){let r=[],i=this.#n.malformed,s;try{this.#t.transcode(e,n,f=>r.push(f))}catch(f){s=f}let c=this.#o?this.#n.
malformed-i:0;this.#o&&this.#n.forgetDecoded();for(let f of r){let a=this.#r?.add(f)??f,u=Op(a,c);c-=(a.length-u.length)/
2,this.#e.transcode(u,O.none,o)}if(n===O.result&&this.#e.transcode(new Uint8Array,n,o),s)throw s}};function Sp(t,e){if(!e)
return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<c;i++)r.push(t.subarray(
i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+o.length))){c>i&&r.push(
t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)f+=o.length;f>i&&r.push(
t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Op(t,e){if(e===0)return t;let n=new Uint8Array(
t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=t[i],n[o++]=t[i+1]}
return n.subarray(0,o)}var en=class extends Error{suggestion;constructor(e,n){super(e),this.suggestion=n}};var la=["bash","zsh","fish"];var Co=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Tp,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Ap,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
d if there is none, stop (translit) or write ? (translit-replacement).",choices:ac},{flags:"--bom <MODE>",what:"Whether \
the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or \
if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Conver\
t all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML d\
eclarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encodin\
g, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'\
Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or \
unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose\
 how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declarat\
ion first (html, xml).',choices:Ar},{flags:"--locale <TAG>",what:'The language of the text, such as "ja": a hint for "au\
to" and --detect.',parse:Bp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, or how many files we\
re converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--fr\
om auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"List the encodings\
 and their labels, and those beyond the standard."},{flags:"--completion <SHELL>",what:"Print a completion script for a \
shell.",choices:la}];var Lo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Tp(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":da(e)}var bp=/ascii|^ansi_x3\.4|367$|646/i;
function Ap(t){let[e,...n]=t.split("//"),o=da(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new en(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=bp.test(e)&&o===Q("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Bp(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function da(t){let e=Q(
t)??Kn(t);if(e===void 0)return{unknown:t};if(e===36)throw new en("It is a label of the replacement encoding, which is no\
t for text; use the name of another one.");return e}var Pt="encoding-wasm",Uo=()=>[...Co,...Lo].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Ip(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Fp(e)}}),Ip=t=>[...t?["auto"]:[],...g.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Fp=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function ha(t){return{bash:Mp,zsh:Np,fish:_p}[t]()}function Mp(){let t=Uo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=Uo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${Pt} in bash: put it into ~/.local/share/bash-completion/completions/${Pt}\

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
complete -o filenames -F _encoding_wasm ${Pt}
`}function Np(){let t=Uo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,u=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${u}`:""}' \\`});return`#compd\
ef ${Pt}
# Completion for ${Pt} in zsh: put it into a directory of $fpath as _${Pt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function _p(){let t=Uo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(d=>d.startsWith(
"--")?`-l ${d.slice(2)}`:`-s ${d.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",u=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${u?` -a '${u}'`:""}`;return`complete \
-c ${Pt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Pt} in fish: put it into ~/.config/fish/completi\
ons/${Pt}.fish
${t.join(`
`)}
`}var Ro=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function pa(t){
let e=[...Co,...Lo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((u,l,{length:d})=>{let m=`${i?u.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===d-1);return`\\fB${Ro(
u)}\\fR${h?i?`[${m}]`:m:""}`}),a=r?`
${Ro(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Ro(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Ro(t)}" "User Commands"
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
`}async function $p(t,e){if(!Nf())return ye.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:u,inPlace:l,outDir:d}=e,x={sniff:i,locale:s,detect:!0};if(o)return If({...t,sniffing:x,json:r});
let m=l!==void 0||d!==void 0,{fromOther:h,toOther:S}=t,y=S&&(X=>Array.from(X).every(S.has)),C=u===void 0?void 0:De(t.to,
y),b=C?X=>C(X)??u:t.unmappable,v=!!c||ma(b),J=h!==void 0||S!==void 0,Y={...t,from:n==="auto"?pf(x,m,l===""):n,unmappable:b,
otherwise:u,drop:c,isChanged:!!(c||f||J||v&&t.eol)},Z={isLending:!c&&!f&&!a&&!J&&!ma(b),convertsLineEndings:v||J,newTranscoder(X,Ft){
let{from:Wt,to:ui}=X,ko=Z.convertsLineEndings?X.eol:void 0;if(f)return new Io(Wt,ui,Ft,{eol:ko,isOnlyCopy:X.isOnlyCopy});
if(c||ko||X.fromOther||X.toOther){let li=Cp(X,typeof Wt=="number"?Wt:0,Ft,ko);return typeof Wt=="number"?li:new We(Wt,li)}
return Ee(Wt,ui,Z.isLending?{...Ft,take:lr}:Ft,"")},newFixer:a&&(()=>new Oe(Y.to))};if(!m)return ai(Y,Z);let{skipUtf8:nn=!1,
keepBinary:Ie=!1,dryRun:Do=!1}=e,on={suffix:l,directory:d,skipUTF8:nn,keepBinary:Ie,dryRun:Do,findDeclarations:!a&&!Y.quiet};
return wf(Y,on,(X,Ft=Z)=>ai({...Y,...X},Ft))}function Cp({to:t,fromOther:e,toOther:n,drop:o=!1},r,i,s){let c=i.fatal&&!o,
f=e?new go(e,i,o):Ir(r,{...i,fatal:c}),a=n?new Eo(n,i,De(t,l=>Array.from(l).every(n.has))):Ee(38,t,{...i,fatal:!1,ignoreBOM:!0},
""),u=i.losses;return new $o(f,a,u,{drop:o&&!e,eol:s})}var ma=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
