"use strict";var Na=Object.create;var fn=Object.defineProperty;var Ma=Object.getOwnPropertyDescriptor;var _a=Object.getOwnPropertyNames;var Ca=Object.getPrototypeOf,$a=Object.prototype.hasOwnProperty;var La=(t,e)=>{for(var n in e)fn(t,n,{get:e[n],enumerable:!0})},Si=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of _a(e))!$a.call(t,r)&&r!==n&&fn(t,r,{get:()=>e[r],enumerable:!(o=Ma(e,r))||o.enumerable});return t};var Ua=(t,e,n)=>(n=t!=null?Na(Ca(t)):{},Si(e||!t||!t.__esModule?fn(n,"default",{value:t,enumerable:!0}):n,t)),Ra=t=>Si(fn(
{},"__esModule",{value:!0}),t);var Wp={};La(Wp,{completionFor:()=>Ba,manual:()=>Ia,runFully:()=>kp});module.exports=Ra(Wp);var L=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`,o=Number.isNaN(this.offset)?"some bytes":`${n} at offset ${this.offset}`;return new TypeError(
`${e}: The encoded data was not valid: ${o} cannot be decoded as ${this.encoding}. Check the encoding, or decode without\
 'fatal' to get U+FFFD in such places.`)}};var an=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Oi=Symbol.for("encoding-wasm.UnmappableError"),ft=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${an(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Oi in o}[Oi](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Mt=t=>Array(t).fill(void 0);function k(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var Ti="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",bi=`!
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
?`;var un=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var g=ka();function ka(){let t=un.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Bi=k(()=>new Map(g.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),_t=t=>t<36&&t!==33,P=t=>t>0&&t<
29,re=t=>t>=29&&_t(t);function Z(t){let e=Bi();return e.get(t)??e.get(Ni(Wa(t)))}var Pa=k(()=>new Map(Array.from(Bi(),([
t,e])=>[hn(t),e]).reverse()));function Ii(t){let e=hn(t),n=Pa().get({936:"gbk",950:"big5"}[e]??e);return n===36?void 0:n}
var hn=t=>Ni(t).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Fi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ct(t){if(t[0]>=239)return Fi.find(e=>e.bytes.every((n,o)=>t[o]===n))}function ie(t){return Fi.find(e=>e.
encoding===t)?.bytes}function $t(t){return t===0||t===37||t===38}function Wa(t){let e=0,n=t.length;for(;Ai(t[e]);)e+=1;for(;Ai(
t[n-1]);)n-=1;return t.slice(e,n)}var Ai=t=>`	
\f\r `.includes(t);function Ni(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var pn="encoding-wasm";function Xo(){throw new Error("encoding-wasm: call instantiate() first.")}var xn=(t,e)=>t?.prototype?.[e],wn=t=>xn(globalThis.Buffer,t),se=wn("ucs2Slice"),Mi=wn("ucs2Write"),gn=wn("utf8Slice"),En=wn(
"latin1Slice"),_i=t=>globalThis[t],Ci=_i("TextDecoder"),va=xn(Ci,"decode"),qo=_i("TextEncoder"),Ha=xn(qo,"encode"),Ga=xn(
qo,"encodeInto");function Lt(t,e=!1,n=!0){let o=new Ci(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",
{value:va})}function $i(){let t=new qo;return Object.defineProperties(t,{encode:{value:Ha},encodeInto:{value:Ga}}),t}function dt(t){
try{return t()}catch{return}}var Li=()=>"WebSocketPair"in globalThis;var ja=new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["b\
ody",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it\
 first","read it first"]]]);function Ui(t){if(t==null)return`${t}`;if(typeof t!="object")return typeof t;try{let e=Object.
prototype.toString.call(t).slice(8,-1);return/^(Array|Object|Promise)$/.test(e)?e.toLowerCase():e}catch{return"object"}}
var Ri=t=>/^(null|undefined)$/.test(t),Ya=t=>Ri(t)?t:`${/^[aeio]/i.test(t)?"an":"a"} ${t}`;function Di(t){return typeof t!=
"string"?Pi(Ui(t),0):Z(t)===void 0?"it is a string, which is already decoded.":`it is the label '${t}'; pass the bytes f\
irst, and the label after them.`}function ki(t){let e=Ui(t);return ArrayBuffer.isView(t)||/ArrayBuffer$/.test(e)?"it is bytes; decode them first.":Pi(e,1)}
function Pi(t,e){let o=ja.get(/^(Blob|File|Request|Response)$/.test(t)?"body":t)?.[e]??(e===1&&!Ri(t)?"convert it with S\
tring()":"");return`it is ${Ya(t)}${o&&`; ${o}`}.`}var Jo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,vi=()=>Object.getPrototypeOf(Uint8Array.prototype),yn=t=>Jo(vi(),
t),Zo=t=>Jo(DataView.prototype,t),Ka=()=>Jo(ArrayBuffer.prototype,"byteLength"),Hi=t=>vi()[t],Qo=yn(Symbol.toStringTag),
Ce=yn("buffer"),tr=yn("byteOffset"),Gi=yn("byteLength"),Va=Hi("includes"),za=Hi("set"),Xa=Zo("buffer"),qa=Zo("byteOffset"),
ji=Zo("byteLength"),Yi=Ka(),p=t=>Gi.call(t),A=(t,e,n=p(t))=>n>e?new Uint8Array(Ce.call(t),tr.call(t)+e,n-e):H;function $e(t,e){
let n=new Uint8Array(p(t)+p(e));return st(n,t),st(n,e,p(t)),n}function Sn(t,e){let n=tr.call(t),o=e+(-(n+e)&3),r=Math.max(
0,p(t)-o)>>2,i=r>0?new Int32Array(Ce.call(t),n+o,r):new Int32Array;return{start:o,words:i}}var ht=(t,e)=>A(t,0,Math.min(
e,p(t))),st=(t,e,n)=>za.call(t,e,n),Ki=(t,e)=>Va.call(t,e);function v(t,e,n){let o=new Uint8Array(n-e);return st(o,A(t,e,
n)),o}function fe(t,e,n,o){if(o>24)st(t,p(n)===o?n:A(n,0,o),e);else for(let r=0;r<o;r++)t[e+r]=n[r]}function Ht(t,e,n){if(n>
24)return v(t,e,e+n);let o=new Uint8Array(n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function Vi(t){try{return Yi.call(
t),!1}catch{return!0}}var Le=t=>Qo.call(t)==="Uint8Array"&&!Vi(Ce.call(t));function Et(t,e,n=void 0){if(!ArrayBuffer.isView(
t)&&Qa(t)===void 0){let o="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'";throw new TypeError(`${e}\
: ${n??`${o}: ${Di(t)}`}`)}return t}function Ut(t){let e=ArrayBuffer.isView(t)?Za(t):Ja(t);return Vi(Ce.call(e))?v(e,0,p(e)):e}var er=t=>Le(t)?t:Ut(t);function Ja(t){
try{return new Uint8Array(t)}catch{return H}}var zi=t=>Qo.call(t)==="Uint8Array";function Za(t){try{return Qo.call(t)===
void 0?new Uint8Array(Xa.call(t),qa.call(t),ji.call(t)):new Uint8Array(Ce.call(t),tr.call(t),Gi.call(t))}catch{return H}}
var H=new Uint8Array;function Qa(t){try{return Yi.call(t)}catch{}try{return ji.call(new DataView(t))}catch{return}}function yt(t,e,n){
Ue(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));return o}function Ue(t,e){if(t!=null&&typeof t!=
"object"&&typeof t!="function")throw new TypeError(`${e}: The options must be an object.`)}var St=t=>`${t}`;function Xi(t){
return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function qi(t,e){if(typeof t=="string")return t;throw new TypeError(`${e}\
: The provided value is not a string: ${ki(t)}`)}function On(t,e){Ue(t,e);let n=!!t?.fatal,o=!!t?.ignoreBOM;return{fatal:n,ignoreBOM:o}}function nr(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=St(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}var tu=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],or;function Ji(){if(typeof WebAssembly!=
"object")return!1;try{or??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(tu)))!==null}catch(t){let{name:e}=t;
(e==="CompileError"||e==="EvalError")&&(or=!1)}return or??!0}var Tn=k(()=>Li()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":gn&&
En&&se?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other");var R=1/0,eu={node:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,R],singleByte:[16,256,513],multiByte:[16,512,513]},deno:{
utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,R],singleByte:[16,256,513],multiByte:[16,512,513]},bun:{utf8:[0,0,1],utf16LE:[
0,0,1],utf16BE:[0,0,R],singleByte:[0,256,513],multiByte:[16,512,513]},chromium:{utf8:[16,0,64],utf16LE:[32,0,R],utf16BE:[
32,0,R],singleByte:[16,R,R],multiByte:[16,512,R]},firefox:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,33],singleByte:[
16,256,257],multiByte:[16,512,R]},other:{utf8:[16,0,17],utf16LE:[32,0,33],utf16BE:[32,0,R],singleByte:[16,0,17],multiByte:[
16,0,R]}},nu={node:{utf8Loop:16,into:64,ascii:48,singleByteLoop:96,multiByteLoop:128,long:"module",throughString:160,utf16ThroughString:16777216},
deno:{utf8Loop:16,into:0,ascii:48,singleByteLoop:96,multiByteLoop:128,long:"table",throughString:160,utf16ThroughString:320},
bun:{utf8Loop:6,into:0,ascii:32,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:400,utf16ThroughString:16777216},
chromium:{utf8Loop:16,into:64,ascii:1024,singleByteLoop:128,multiByteLoop:128,long:"table",throughString:64,utf16ThroughString:64},
firefox:{utf8Loop:16,into:0,ascii:400,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:80,utf16ThroughString:160},
other:{utf8Loop:16,into:64,ascii:R,singleByteLoop:96,multiByteLoop:65536,long:"loop",throughString:64,utf16ThroughString:64}},
ou={node:{utf8Slice:8191,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:R},deno:{utf8Slice:64,latin1:!0,samplesUTF8:!1,
bufferWrite:R,decoderRead:R},bun:{utf8Slice:0,latin1:!0,samplesUTF8:!1,bufferWrite:64,decoderRead:R},chromium:{utf8Slice:0,
latin1:!1,samplesUTF8:!0,bufferWrite:R,decoderRead:R},firefox:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:R,decoderRead:1024},
other:{utf8Slice:0,latin1:!1,samplesUTF8:!1,bufferWrite:R,decoderRead:R}},ru=[0,0,R],rr=Mt(40);function bn(t){if(rr[t]===
void 0){let[e,n,o]=iu(t);rr[t]={short:e,lookUp:n,host:o}}return rr[t]}function iu(t){let e=eu[Tn()];return t===0?e.utf8:
t===38?e.utf16LE:t===37?e.utf16BE:P(t)?e.singleByte:re(t)?e.multiByte:ru}var An=()=>nu[Tn()],ae=()=>ou[Tn()];function Bn(t,e,n){let{fromCharCode:o}=String;switch(n){case 0:return"";case 1:return o(t[e]);case 2:return o(t[e],t[e+1]);case 3:
return o(t[e],t[e+1],t[e+2]);case 4:return o(t[e],t[e+1],t[e+2],t[e+3]);case 5:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4]);case 6:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5]);case 7:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6]);case 8:
return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7]);case 9:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],
t[e+6],t[e+7],t[e+8]);case 10:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9]);case 11:return o(
t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10]);case 12:return o(t[e],t[e+1],t[e+2],t[e+3],
t[e+4],t[e+5],t[e+6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11]);case 13:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+
6],t[e+7],t[e+8],t[e+9],t[e+10],t[e+11],t[e+12]);case 14:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13]);case 15:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],t[e+
8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14]);default:return o(t[e],t[e+1],t[e+2],t[e+3],t[e+4],t[e+5],t[e+6],t[e+7],
t[e+8],t[e+9],t[e+10],t[e+11],t[e+12],t[e+13],t[e+14],t[e+15])}}function Qi(t,e,n){let{memory:o}=t,r=In(u=>au(u,n),o,e),i=In(uu,o,e);if(r&&i){let{bufferWrite:u}=ae();return{...i,read:(l,d)=>(d<
128?r:i).read(l,d),write:(l,d)=>(l.length<u?r:i).write(l,d),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:r.writeBytes}}
let s=sr(o);if(r){let{decoderRead:u}=ae(),l=u<1/0?In(Zi,o,e):void 0;return l?{...r,read:(x,m)=>(m<u?r:l).read(x,m),collect:l.
collect}:r}let c=i??In(Zi,o,e)??s,f=i?16:15,a={...c,read:(u,l)=>(l<=f?s:c).read(u,l),write:(u,l)=>(u.length<16?s:c).write(
u,l),collect:i?.collect};return i?cu(a,t,e):a}var cu=(t,e,n)=>({...t,readBytes(o,r,i){return e.look_up_bytes(i,r),t.read(
n,r)},readPairs(o,r,i,s){let c=e.look_up_pairs(i,r,s);return c<0?null:t.read(n,c)},readsInput:!0});function In(t,e,n){let o="\
\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";try{let r=t(e);return r.write(o,n),sr(e).read(
n,o.length)===o&&r.read(n,o.length)===o?r:void 0}catch{return}}var fu="strings";function au(t,e){let[n]=WebAssembly.Module.
customSections(e,fu),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.Instance(o,{"encod\
ing-wasm":{memory:t}});return{...r,most:65539}}function uu(t){let[e,n]=[se,Mi],o=new Uint8Array(t.buffer),r=()=>(o[0]===
void 0&&(o=new Uint8Array(t.buffer)),o);return{read:(i,s)=>e.call(r(),i,i+2*s),write:(i,s)=>n.call(r(),i,s,2*i.length),most:1/0,
collect:ts(t,(i,s)=>e.call(i,0,s))}}function ts(t,e){let n;return typeof WeakRef!="function"?void 0:o;function o(i){let s=r(
2*i),c=0;return{add(f,a){st(s,new Uint8Array(t.buffer,f,2*a),c),c+=2*a},toText:()=>e(s,c)}}function r(i){let s=n?.deref();
if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=new WeakRef(c),c}}function Zi(t){
let e=Lt("utf-16le"),{write:n,most:o}=sr(t),r=(s,c)=>e.decode(new Uint16Array(t.buffer,s,c)),i=ts(t,(s,c)=>e.decode(new Uint16Array(
s.buffer,0,c/2)));return{read:r,write:n,most:o,collect:i}}function sr(t){let e=new Uint16Array(t.buffer),n=()=>(e[0]===void 0&&
(e=new Uint16Array(t.buffer)),e);return{read(o,r){let i=n(),[s,c]=[o/2,o/2+r];if(r<=16)return Bn(i,s,r);let f="";for(let a=s;a<
c;a+=8192)f+=String.fromCharCode.apply(null,new Uint16Array(t.buffer,2*a,Math.min(8192,c-a)));return f},write(o,r){let i=n();
for(let s=0;s<o.length;s++)i[r/2+s]=o.charCodeAt(s)},most:1/0}}var Re,w,ar,es,ns,at,V={input:0,units:0,output:0},Nn=0,Fn={name:"",encoding:-1},I={isBusy:!0,newCodec:NaN,count:0};function pt(t,e){
Fn.name=t,Fn.encoding=e,I.newCodec=NaN,I.count+=1,I.isBusy&&os(),I.isBusy=!0}function os(){try{us(),Re??=fs(is(Xo())),hu(
new WebAssembly.Instance(Re),Re)}catch(t){throw ls(t)}}function rs(t){try{us(),Re=fs(is(t))}catch(e){throw ls(e)}os()}var du=k(()=>dt(()=>ss(Xo()))===!0),Gt=()=>Re!==void 0||Ji()||du();function is(t){return ss(t)?t:new WebAssembly.Module(
t)}function ss(t){try{return WebAssembly.Module.customSections(t,cs),!0}catch{return!1}}var cs="encoding-wasm";function fs(t){
let[e]=WebAssembly.Module.customSections(t,cs),n="encoding-wasm 0.1.0",o=e?String.fromCharCode(...new Uint8Array(e)):"so\
mething else";if(o===n||o===`${pn} 0.1.0`)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o},\
 not to ${n}; use encoding.wasm of this version.`)}function hu({exports:t},e){w=t,fr=WebAssembly.RuntimeError,V.input=w.
input(),V.units=w.units(),V.output=w.output(),hs(),at=Qi(w,V.units,e),Nn=Math.min(w.units_length(),at.most),I.isBusy=!1}
var as="labels and names work without it";function us(){if(typeof WebAssembly!="object")throw new Error(`encoding-wasm: \
this host has no WebAssembly, which this call needs. Turn it on, or use another host; ${as}.`)}function ls(t){let{message:e}=t,
n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;if(pu(t))return new RangeError(
`encoding-wasm: ${ds} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))return n("this page's Content\
 Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(e))return n(`this host compiles WebAssembly only asynchronously here; ${"`await initialize()` before the first call"}\
 (${e})`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let this code compile WebAssembly; ${"call ini\
tialize() with a compiled module first"} (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;return t instanceof o||t instanceof
r?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${t})`):t}var ds="no memor\
y for WebAssembly; free some, and call again",pu=t=>t instanceof RangeError&&/memory/i.test(t.message);function Mn(){return lr(),
ar}function _n(){return lr(),es}function ur(){return lr(),ns}function lr(){ar[0]===void 0&&hs()}function hs(){let{buffer:t}=w.
memory;ar=new Uint8Array(t),es=new Uint8Array(t,V.input,65536),ns=new Int32Array(t,w.codec(),w.codec_length()>>2)}function le(t,e){
return pt(t,-1),De(e)}function De(t){try{let e=t();return I.isBusy=!1,e}catch(e){throw ot(e)}}var fr;function ot(t){if(!I.
isBusy||!fr||!(t instanceof fr))return t;let e=g[Fn.encoding]?.name,n=`${Fn.name}${e?` of ${e}`:""} failed`;return mu()?
new RangeError(`encoding-wasm: ${n}: ${ds}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:t})}function mu(){try{return w.memory.grow(32),
!1}catch{return!0}}function rt(t=null){let e=ur();return Es(e,t??new Int32Array(e.length))}function gs(){let t=w.held();return t===0&&(I.newCodec=
ke),t}var dr=t=>Es(t,ur());function Es(t,e){for(let n=0;n<t.length;n++)e[n]=t[n];return e}function de(t,e){ys(t,e)||(pt(
"decoding",t),e?dr(e):w.new_decoder(t),ke=t===33||t===36?NaN:t)}var ke=NaN;function ys(t,e){return e||I.newCodec!==t||I.
isBusy?!1:(I.newCodec=NaN,I.isBusy=!0,!0)}function Cn(t,e){ys(~t,e)||(pt("encoding",t),e?dr(e):w.new_encoder(t),ke=~t)}function hr(t,e,n,o){
pt("transcoding",t),o?dr(o):w.new_transcoder(t,e,+n)}function Ss(t,e){w.set_source_encoding(t,+e),I.isBusy=!1}function Zt(t){
let e=p(t),n=w.alloc(e)>>>0;return st(Mn(),t,n),[n,e]}var yu=k(()=>Uint8Array.from(un,t=>t.charCodeAt(0))),ps,pr=t=>le("\
sniffing",()=>(ps!==w&&w.give_labels(...Zt(yu())),ps=w,t())),mr=(t,e,...n)=>pr(()=>w.sniff_html(...Zt(t),e,...n)),Os=(t,e,n)=>pr(
()=>w.sniff_xml(...Zt(t),e,n));function Ts(t,e){let n=pr(()=>w.find_declared_label(...Zt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var bs=(t,e)=>le("sniffing",()=>w.default_for(...Zt(t),e)),As=()=>pt("detection",-1);function Bs(t,e){
try{w.feed_detector(...Zt(t),+e)}catch(n){throw ot(n)}}var Is=(t,e,n,o)=>De(()=>{let r=f=>f?Zt(f):[0,0],i=w.guess(...r(t),
...r(e),...r(n),+o)>>>0,{buffer:s}=w.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,
c))});function $n(t,e,n,o,r){Qt(t,e),I.isBusy=!0;let i=w.decode_block(e,n,+o,+r);return I.isBusy=!1,r&&i>=0&&(I.newCodec=
ke),Pn(i)}function Fs(t,e){let n=p(t);Qt(t,n),I.isBusy=!0;let o=w.decode_block(n,0,2,+e);return I.isBusy=!1,Pn(o)}function xr(t,e,n,o){
return le("decoding",()=>{let r=Math.min(e,1024);for(let i=0;i<e;i+=r)if(i>0&&(r=Math.min(4*r,65536,e-i)),Qt(r===e?t:A(t,
i,i+r),r),!w.is_free_of(r,n,o))return!1;return!0})}function wr(t,e){let n=-1,o,r;function i(s){try{return pt(t,s),n=s,r=
w,o=e(s),I.isBusy=!1,o}catch(c){throw ot(c)}}return s=>s===n&&r===w&&!I.isBusy&&(!o||o[0]!==void 0)?o:i(s)}var Ln=wr("en\
coding",t=>{let e=w.unit_table(t)>>>0;if(e===0)return;let{buffer:n}=w.memory;return P(t)?new Uint8Array(n,e,16384):new Uint16Array(
n,e,65536)}),Ns=wr("encoding",t=>{let e=w.unit_table(t)>>>0,n=new Uint8Array(65536);return st(n,new Uint8Array(w.memory.
buffer,e,16384)),n}),gr=wr("decoding",t=>{let e=P(t),n=(!e?w.pair_table(t):w.byte_table(t))>>>0;return n>0?new Uint16Array(
w.memory.buffer,n,e?256:65536):void 0});function Un(t,e){try{return t+e}catch(n){throw Rn(n)}}var Rn=t=>new RangeError("\
The text is too long for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:t}),
Ms=t=>t+65536+3<=Nn,_s=t=>t>Nn&&t<268435456?at.collect?.(t+3):void 0,Dn=()=>V.units;var Er=(t,e)=>at.read(V.units+2*t,e-t),Pe=(t,e,n,o=0)=>at.write(t.slice(e,n),V.units+2*o);function kn(t,e,n,o){I.isBusy=
!0;let r=w.encode_block(t,e,n,+o);return I.isBusy=!1,o&&r>=0&&j.finished()&&(I.newCodec=ke),Pn(r)}var O={none:0,source:1,
result:2};function Cs(t,e,n,o){let r=p(t);Qt(t,r),I.isBusy=!0;let i=w.transcode_block(r,+e,n,o);return I.isBusy=!1,Pn(i)}
var Qt=(t,e)=>fe(_n(),0,t,e);function Pn(t){if(t<-2)throw new Error("encoding-wasm: the current codec is of another kind\
. Please report it.");return t}var jt=t=>Ht(Mn(),V.output,t),yr=t=>A(Mn(),V.output,V.output+t),j={finished:()=>w.finished()!==
0,read:()=>w.read(),written:()=>w.written(),codePoint:()=>w.code_point(),start:()=>w.start(),length:()=>w.length()},Rt={
malformed:()=>w.replaced(),firstMalformed:()=>w.first_replaced(),unmappable:()=>w.unmapped(),firstUnmappable:()=>w.first_unmapped(),
codePoint:()=>w.unmapped_code_point()};var Q=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=p(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);st(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){st(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?v(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=Ou(this.#n),o=0;return this.forEach(r=>{st(n,r,o),o+=p(r)}),
n}};function Ou(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}var te=t=>(t&63488)===55296;function Wn(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&o<=57343?
65533:o}var Sr=t=>t<128?1:t<2048?2:t<65536?3:4,vn=t=>t<194||t>244?0:t<224?2:t<240?3:4;function Hn(t,e,n){if(t<128)return e[n]=
t,n+1;let o=Sr(t);for(let r=o-1;r>0;r--)e[n+r]=128|t>>6*(o-1-r)&63;return e[n]=t>>6*(o-1)|(o===2?192:o===3?224:240),n+o}var W=new Uint8Array(256);function Or(t){let{length:e}=t;if(t.charCodeAt(0)>=128)return Rs(W,0,t);let n=new Uint8Array(e);
for(let o=0;o<e;o++){let r=t.charCodeAt(o);if(r>=128)return Rs(n,o,t);n[o]=r}return n}function Rs(t,e,n){let{length:o}=n;
for(let i=0;i<e;i++)W[i]=t[i];let r=e;for(let i=e;i<o;i++){let s=n.charCodeAt(i);if(s<128)W[r++]=s;else if(s<2048)W[r++]=
192|s>>6,W[r++]=128|s&63;else if(!te(s))W[r++]=224|s>>12,W[r++]=128|s>>6&63,W[r++]=128|s&63;else{let c=Wn(n,i);c>=65536&&
(i+=1),r=Hn(c,W,r)}}return Ht(W,0,r)}var Tu=k(()=>new Uint8Array(2*65536));function Ws(t,e){let{length:n}=t,o=new Uint8Array(
n);for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(!s&&i>0)return;o[r]=s}return o}function vs(t,e){let{length:n}=t,
o=new Uint8Array(n),r=0;for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],
o[r+3]=e[t.charCodeAt(r+3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.
charCodeAt(r+7)];for(;r<n;r++)o[r]=e[t.charCodeAt(r)];return Ki(o,0)?void 0:o}function Hs(t,e){let{length:n}=t,o=2*n<=256?
W:Tu(),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(i);if(s<128)o[r]=s,r+=1;else{let c=e[s];if(c>=256)o[r]=c>>8,o[r+1]=c,
r+=2;else if(c)o[r]=c,r+=1;else return}}return Ht(o,0,r)}var bu=t=>t===14||t===15||t===27;function Gs(t,e){let{length:n}=t,
o=0,r=!1;for(let i=0;i<=n;i++){let s=i<n?t.charCodeAt(i):0,c=s<128?s:e[s];if(r!==s>=128&&(r=!r,W[o]=27,W[o+1]=r?36:40,W[o+
2]=66,o+=3),r){if(!(c>=41216))return;W[o]=c>>8&127,W[o+1]=c&127,o+=2}else{if(bu(s))return;W[o]=c,i<n&&(o+=1)}}return Ht(
W,0,o)}var Gn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=p(e);if(n===0)return;e[0]!==27&&this.#t(this.held);
let o=e[n-3]===27?n-3:n;this.#t(v(e,0,o)),this.held=v(e,o,n)}addUnchanged(e){p(e)!==0&&(this.#t(this.held),this.held=H,this.#t(
e))}};var jn;function Ys(){return jn===void 0&&(jn=null,jn=dt(Au)??null),jn}function Au(){let t=$i(),{read:e,written:n}=t.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o="\uDCA9\xE9\u6F22\u{1F4A9}",r=t.encode(o);return e===3&&n===7&&`${[...r]}`==
`${[...Or(o)]}`&&Object.getPrototypeOf(r)===Uint8Array.prototype?t:void 0}function Ks(t){let{length:e}=t,{utf8Loop:n,into:o}=An();
if(e<=n)return Or(t);if(e<=o){let r=Fu(t,W);if(r?.read===e)return Ht(W,0,r.written)}return Tr(t)??(Gt()?void 0:Bu(t))}function Bu(t){
let e=new Uint8Array(3*t.length);return v(e,0,Iu(t,e).written)}function Iu(t,e){let n=p(e),o=0,r=0;for(;o<t.length;){let i=Wn(
t,o);if(r+Sr(i)>n)break;r=Hn(i,e,r),o+=i<65536?1:2}return{read:o,written:r}}function Tr(t){try{return Ys()?.encode(t)}catch{
return}}function Fu(t,e){try{return Ys()?.encodeInto(t,e)}catch{return}}function Vs(t,e){if(t.length>65536)return;pt("encoding",e);let n=at.writeBytes?.(t,V.output,w.unit_table(e));return I.isBusy=
!1,n===t.length?jt(n):void 0}function br(t,e){if(e===0)return Ks(t);let{length:n}=t,{ascii:o,singleByteLoop:r,multiByteLoop:i,long:s}=An();if(n>=o&&_t(
e)&&Mu(t)){let f=Tr(t);if(f&&p(f)===n)return f}if(P(e))return n<=r?Ws(t,Ln(e)):s==="loop"?vs(t,Ns(e)):s==="table"?Vs(t,e):
void 0;if(e===33)return n<=48?Gs(t,Ln(32)):void 0;if(!!0||n>i)return;let c=Ln(e);return c&&Hs(t,c)}function Mu(t){let{length:e}=t,
n=Math.max(8,e>>4);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}var Ar=["fatal","html","replacement"],Br=()=>"",Yt=class{encoding;unmappable;#t;#e=null;#n=0;#o=H;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return g[this.encoding].name}encode(e,n){let o=n||this.#r(e)?this.#s(
e):void 0;return o?(this.#n=n?0:this.#n+e.length,o):this.#c(e,n)}#r(e){let{length:n}=e;return n>0&&this.encoding!==33&&(e.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:Ar.indexOf(this.unmappable)}#s(e){if(!this.#e)try{let n=br(e,this.
encoding);if(n)return n;if(e.length>65536)return;Cn(this.encoding,null),Pe(e,0,e.length);let o=kn(0,e.length,this.#i,!0);
return o===-2||!j.finished()?void 0:jt(o)}catch(n){throw ot(n)}}#c(e,n){let o=this.#e,r=this.#n,i=this.#o,s=new Q;this.encodeOrFail(
e,n,c=>s.add(c),(c,f)=>{throw new ft(c,f,this.name)});try{return s.concatenate()}catch(c){throw this.#e=o,this.#n=r,this.#o=
i,c}}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o,f=this.#t,a=this.#i,u=f===Br,l=f&&!u?2048:65536,d=f&&
this.encoding===33?new Gn(c,o):void 0,x=d?b=>d.add(b):o,m=d?b=>d.addUnchanged(b):o,h=0,S=null,y=!1,$=!1;try{if(!s)for(;h+
65536<e.length;){let b=_u(e,h),U=br(e.slice(h,b),this.encoding);if(!U)break;o(U),h=b}for(Cn(this.encoding,s);h===0||h<e.
length;h+=l){let b=Math.min(h+l,e.length);Pe(e,h,b);let U=b===e.length;for(let X=0,Y=!1;!Y;){let q=kn(X,b-h,a,n&&U);x(jt(
q===-2?j.written():q));let sn=i+h+X+j.start();if(X+=j.read(),Y=q!==-2&&j.finished(),q!==-2||u)continue;$=!0;let Ne=j.codePoint();
if(f){S=rt(S);let{count:Ko}=I,cn=()=>this.locate(sn),J=f(Ne,cn);I.count!==Ko&&(Cn(this.encoding,S),Pe(e,h,b));let Nt=Wt=>{
throw new ft(Wt,cn(),this.name)};typeof J=="string"?Cu(J,x,Nt):J?m(J):Nt(Ne)}else r(Ne,sn);$=!1}}n?d&&o(d.held):(this.#e=
this.#r(e)?null:rt(),this.#n=i+e.length,this.#o=d?.held??H),y=!0}catch(b){throw ot(b)}finally{n&&(y||$)&&(this.#e=null,this.#n=
0,this.#o=H)}}};function _u(t,e){let n=e+65536;return(t.charCodeAt(n-1)&64512)===55296?n-1:n}function Cu(t,e,n){let o=Xi(t);for(let r=0;r<
o.length;r+=2048){let i=Math.min(r+2048,o.length);Pe(o,r,i,2048);let s=kn(2048,2048+i-r,0,!1);s===-2&&n(j.codePoint()),e(
jt(s))}}var Lu=k(()=>{let t=bi.split(`
`),e=0;return new Map(Ti.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
zs=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function ve(t,e=Uu(t)){let n=new Map;return o=>{let r=n.get(o);return r===void 0&&
(r=Xs(String.fromCodePoint(o),e,3),n.set(o,r)),r}}function Uu(t){let e=new Yt(t,"fatal");return n=>{try{return e.encode(
n,!0),!0}catch(o){if(o instanceof ft)return!1;throw o}}}function Xs(t,e,n){if(zs(t))return"";if(n===0)return null;let o=Ru(
t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:Xs(c,e,n-1));if(!s.includes(null))return s.
join("")}return null}function Ru(t){let e=[...Lu().get(t)??[],...Du(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(
n)?e:[...e,n.normalize(),n]}function Du(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){
let c=d=>s>>o.length-1-d&1,f=o.filter((d,x)=>c(x)),a=o.filter((d,x)=>!c(x)),u=[n,...f].join("").normalize("NFC"),l=u+a.join(
"");l.normalize("NFD")===e&&r.push(l),a.every(zs)&&i.push(u)}return[...r,...i]}function Qs(t,e,n){let o="";for(let r=0;r<e.length;r+=n)o+=t.decode(e.slice(r,r+n),{stream:!0});return o+t.decode()}var vu=(t,e)=>Qs(
t,Uint8Array.from([...e,...e]),1)==="\uFEFF",Kn=[0,255],Yn=[48,57],tc=[65,65],pe=[27,27],qs=[33,126],Hu=[[Kn]],Gu=[[[127,
255],Kn,tc]],Js=[[[129,132],Yn,[129,254],Yn],[[133,254],Yn,[129,130],Yn]],Zs=[[[216,223],[216,223],[216,223],[216,223]]],
ju={"UTF-8":[[[224,245],[127,192],[191,192],[128,128],tc]],"UTF-16BE":Zs,"UTF-16LE":Zs,GBK:Js,gb18030:Js,"EUC-JP":[[[143,
143],[161,254],[161,254]]],"ISO-2022-JP":[[pe,[36,36],[66,66],qs,qs,pe,[40,40],[66,66]],[pe,[40,40],[64,74],Kn,pe,[40,40],
[66,66]],[pe,[36,36],[64,67],Kn,[33,33],pe,[40,40],[66,66]]]};function ec(t){let e=t.reduce((o,[r,i])=>o*(i-r+1),1),n=new Uint8Array(
e*t.length);for(let o=0;o<e;o++){let r=o;for(let i=t.length-1;i>=0;i--){let[s,c]=t[i],f=c-s+1;n[o*t.length+i]=s+r%f,r=Math.
floor(r/f)}}return n}function Yu(t,e){let n=t;for(let o=0;o<e.length;o++)n=Math.imul(n^e.charCodeAt(o),16777619);return n}
function Ku(t,e,n){let o=2166136261;for(let r of nc(e,n)){let i=ec(r),s=t.decode(i);if(Qs(t,i,61)!==s)return;o=Yu(o,s)}return(o>>>
0).toString(36)}var nc=(t,e)=>e?Hu:[...Gu,...ju[t]??[]];function Vu(t,e,n,o){let r=o?1:97;return nc(n,o).every(i=>{let s=ec(
i),c=e();for(let f=0;f<s.length;f+=r*i.length){let a=s.slice(f,f+i.length),u=t.decode(a),l=dt(()=>c.decode(a));if(l!==(u.
includes("\uFFFD")?void 0:u))return!1;l===void 0&&(c=e())}return!0})}var zu="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3k\
o1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h\
2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8hw c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 1\
8ze1nh gnw8ud";function oc(t,e,n,o,r){let i=r(!1,!0);return Ku(i,e,n)===zu.split(" ")[t]&&Vu(i,()=>r(!0,!0),e,n)&&(!o||vu(
r(!1,!1),o))}var Ir=class{#t="";#e=new Uint16Array(4096);#n=0;add(e){this.#e[this.#n++]=e,this.#n===4096&&this.#o()}#o(){let e=new Uint16Array(
this.#e.buffer,0,this.#n);this.#t+=String.fromCharCode.apply(null,e),this.#n=0}toText(){return this.#o(),this.#t}},Vn=class{#t;#e;#n;position=0;start=0;constructor(e,n,o){
this.#t=e,this.#e=n,this.#n=o}fail(e,n){if(this.#e)throw new L(g[this.#t].name,this.start,n-this.start);e.add(65533)}decode(e,{
stream:n}){let o=new Ir,r=this.position+e.length;try{for(let c=0;c<e.length;c++)this.read(e[c],o),this.position+=1;n||this.
end(o)}finally{this.position=r}let i=o.toText(),s=!this.#n&&i.charCodeAt(0)===65279;return this.#n||=i.length>0,s?i.slice(
1):i}read(e,n){}end(e){}},Fr=class extends Vn{#t=0;#e=0;#n=128;#o=191;read(e,n){if(this.#e>0){if(e>=this.#n&&e<=this.#o){
if(this.#n=128,this.#o=191,this.#t=this.#t<<6|e&63,this.#e-=1,this.#e>0)return;this.#t>65535&&n.add(55232+(this.#t>>10)),
n.add(this.#t>65535?56320|this.#t&1023:this.#t);return}this.#e=0,this.fail(n,this.position)}this.start=this.position,e<128?
n.add(e):e<194||e>244?this.fail(n,this.position+1):(this.#e=e<224?1:e<240?2:3,this.#t=e&63>>this.#e,this.#n=e===224?160:
e===240?144:128,this.#o=e===237?159:e===244?143:191)}end(e){this.#e>0&&this.fail(e,this.position)}},Nr=class extends Vn{#t;#e=-1;#n=-1;constructor(e,n,o){
super(e,n,o),this.#t=e===37}read(e,n){if(this.#e<0){this.#n<0&&(this.start=this.position),this.#e=e;return}let o=this.#t?
this.#e<<8|e:this.#e|e<<8;this.#e=-1;let r=this.#n;this.#n=-1;let i=(o&64512)===56320;if(r>=0){if(i){n.add(r),n.add(o);return}
this.fail(n,this.position-1),this.start=this.position-1}(o&64512)===55296?this.#n=o:i?this.fail(n,this.position+1):n.add(
o)}end(e){(this.#e>=0||this.#n>=0)&&this.fail(e,this.position)}},ic=(t,e,n)=>t===0?new Fr(t,e,n):new Nr(t,e,n);var me=class{encoding;fatal;ignoreBOM;#t=void 0;#e=!1;#n;#o=void 0;constructor(e,n,o,r=void 0){this.encoding=e,this.fatal=
n,this.ignoreBOM=o,this.#n=r}get name(){return g[this.encoding].name}reset(){this.#t=void 0,this.#e=!1,this.#o?.reset()}decode(e,n,o){
if(!this.#t&&Gt()&&(this.#o??=this.#n?.()),this.#o)return this.#o.decode(e,n,o);let r=this.#t??Xu(this.encoding,this.fatal,
this.ignoreBOM),i=p(e);if(i>2147483647)throw Rn(void 0);let s=v(e,0,i);this.#t=n?void 0:r;try{let c=r.decode(s,{stream:!n});
return this.#e=!n&&(this.#e||c!==""),c}catch(c){let f=this.#r(c);throw f?o===void 0?f:f.toTypeError(o):(this.#t=void 0,Rn(
c))}}#r(e){if(e instanceof L)return e;if(!(!this.fatal||e?.name!=="TypeError"))return this.#t&&(this.#t=Lt(this.name,!0,
this.ignoreBOM||this.#e)),new L(this.name,Number.NaN,0)}};function Xu(t,e,n){return qu(t)?Lt(g[t].name,e,n):$t(t)?ic(t,e,
n):Ju(t)}var zn=Mt(40);function qu(t){if(zn[t]===void 0){zn[t]=!1;let{name:e}=g[t],n=(r,i)=>Lt(e,r,i),o=()=>oc(t,e,P(t),
ie(t),n);zn[t]=dt(o)===!0}return zn[t]}function Ju(t){let{name:e}=g[t];try{le("decoding",()=>{})}catch(n){let{message:o}=n,
i=dt(()=>Lt(e))!==void 0?`The host's own TextDecoder gets ${e} wrong.`:`The host has no decoder of its own for ${e}.`,s=P(
t)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":"";throw new Error(`${o.replace(/\.?$/,".")} ${i}${s}`,
{cause:n})}throw new Error("encoding-wasm: WebAssembly could not be used a moment ago; call again.")}function sc(t,e){let n=Math.ceil(e/8);for(let o=0;o<e;o+=n)if(t[o]>=128)return!1;return t[e-1]<128}function ee(t,e,n,o,r,i){try{if(de(t,e),o<=65536)return Er(0,cc(t,n,o,0,r,i,0));let s=_s(o),c="",f=0;for(let a=0;;a+=65536){
let u=o-a<=65536,l=u?o-a:65536,d=A(n,a,a+l);if(f+=cc(t,d,l,f,r,i&&u,a),!(!u&&Ms(f))){if(s?s.add(Dn(),f):c=Un(c,Er(0,f)),
u)return s?s.toText():c;f=0}}}catch(s){throw ot(s)}}function cc(t,e,n,o,r,i,s){let c=$n(e,n,o,r,i);if(c<0)throw new L(g[t].
name,s+j.start(),j.length());return c}function Xn(t,e){if(t===0)return e(Uint8Array.from(Zu))===Qu;if(t===38||t===37){let o=tl.flatMap(r=>t===37?[r>>8,r&255]:
[r&255,r>>8]);return e(Uint8Array.from(o))===el}let n=o=>e(o)===ee(t,null,o,p(o),!1,!0);if(!P(t))return!1;for(let o of nl())
if(!n(o))return!1;return!0}var Zu=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,
244,144,128,128,97,240,159,146,97,230,188],Qu="\uFEFFa\x7F\xE9\u6F22\u{1F4A9}\uFEFF\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDa\uFFFDa\uFFFD",
tl=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],el="\uFEFFa\uFFFD\u6F22\uFFFD\u{1F4A9}\uFFFE\uFEFF\uFFFD";
function*nl(){for(let t=0;t<256;t++)yield Uint8Array.of(t);yield Uint8Array.from({length:4096},(t,e)=>e)}var qn=Mt(40);function uc(t,e,n){qn[t]===void 0&&(qn[t]=null,qn[t]=dt(()=>il(t))??null);let o=qn[t];if(!(o===null||n>2147483647||
o.takes?.(e,n)===!1))try{return o.decode(rl(e,n),n)}catch{return}}var fc=new Uint8Array(64),ac=Mt(65);function rl(t,e){return e>
64?Le(t)?p(t)===e?t:A(t,0,e):v(t,0,e):(fe(fc,0,t,e),ac[e]??=A(fc,0,e),ac[e])}function il(t){if(t===0)return sl();let{latin1:e}=ae();
return t===38&&e?al():e&&_t(t)?ul(t):lc(t)}function lc(t){let e=Lt(g[t].name),n=o=>e.decode(o);return Xn(t,n)?{decode:n}:
void 0}function sl(){let t=lc(0),e=gn,{utf8Slice:n,samplesUTF8:o}=ae();if(!t||n>0&&!Xn(0,i=>e.call(i)))return;let r=o?fl:
cl;return{takes:(i,s)=>s<=n||!r(i,s),decode:(i,s)=>s<=n?e.call(i):t.decode(i,s)}}function cl(t,e){if(e<131072)return!1;let n=0,
o=Math.ceil(e/16);for(let r=0;r<e-1;r+=o)t[r]>=192&&(t[r+1]&192)!==128&&n++;return n>1}function fl(t,e){let n=0,o=0,r=Math.
ceil(e/16);for(let i=0;i<e;i+=r){let s=t[i];s<128?n+=1:s>=206&&s<240&&(s<234||s>237)&&(o+=1)}return o>0&&n<=16/2}function al(){
let t=se,e=n=>t.call(n).toWellFormed();if(Xn(38,e))return{takes:(n,o)=>o%2===0,decode:e}}function ul(t){let e=En,n=Uint8Array.
from({length:256},(o,r)=>r);if(e.call(n)===String.fromCharCode(...n))return t===21?{decode:(o,r)=>xr(o,r,128,224)?e.call(
o):void 0}:{takes:sc,decode:(o,r)=>xr(o,r,128,128)?e.call(o):void 0}}var Kt={encoding:-1,owner:void 0,source:0},He=0;function Jn(t,e,n,o=!1){if((Kt.encoding!==t||Kt.owner!==w||I.isBusy)&&ll(
t),Kt.source===0)return;let{readBytes:r,readPairs:i}=at;if(He=0,I.count+=1,!!0||P(t)){let c="";for(let f=0;f<n;f+=65536){
let a=Math.min(65536,n-f);Qt(a===n?e:A(e,f,f+a),a),c=Un(c,r(V.input,a,Kt.source))}return c}Qt(e,n);let s=i(V.input,n,Kt.
source,+o,n);if(s!==null){if(o){let c=_n();if(He=c[n],He>0&&dl(c[n-1],t))return}return s}}function ll(t){pt("decoding",t),
De(()=>{let e=P(t)?w.byte_table(t):re(t)?w.pair_table(t):0;Kt.source=!at.readPairs||e===0?0:at.readsInput?t:e,Kt.owner=w,
Kt.encoding=t})}var dl=(t,e)=>e===32&&t>=144&&t<=160;var Vt=new Uint16Array(16);function hc(t,e,n){let o=t===0?pl(e,n):t===38||t===37?ml(e,n,t===37?8:0):_t(t)?wl(t,e,n):-1;return o<
0?void 0:Bn(Vt,0,o)}function pl(t,e){let n=0;for(let o=0;o<e;){let r=t[o++];if(r<128){Vt[n++]=r;continue}let i=r<224?1:r<
240?2:3;if(r<194||r>244||o+i>e)return-1;let s=r&63>>i;for(let c=o+i;o<c;o++){let f=t[o];if((f&192)!==128)return-1;s=s<<6|
f&63}if(i<3){if(te(s)||i===2&&s<2048)return-1;Vt[n++]=s}else{if(s<65536||s>1114111)return-1;Vt[n++]=55232+(s>>10),Vt[n++]=
56320|s&1023}}return n}function ml(t,e,n){if(e%2>0)return-1;let o=0;for(let r=0;r<e;r+=2){let i=t[r]<<n|t[r+1]<<8-n;if(te(
i))return-1;Vt[o++]=i}return o}function xl(t,e){for(let n=0;n<e;n++){let o=t[n];if(o>=128)return-1;Vt[n]=o}return e}function wl(t,e,n){
let o=xl(e,n);if(o!==-1)return o;let r=P(t)?gl(t):gr(t);if(!r)return-1;let i=0;for(let s=0;s<n;){let c=e[s++],f=r[c];if(te(
f)){if(s===n)return-1;if(f=r[c|e[s++]<<8],te(f))return-1}Vt[i++]=f}return i}var dc=Mt(40);function gl(t){return dc[t]??=
new Uint16Array(gr(t)),dc[t]}function zt(t,e,n,o,r){if(!Gt())return new me(n,o,r).decode(A(t,0,e),!0);if(e===0)return"";let{short:i,lookUp:s,host:c}=bn(
n),f;return e<=i?f=hc(n,t,e):e<=s?f=Jn(n,t,e):e>=c&&(f=uc(n,t,e)),(f===void 0||o&&f.includes("\uFFFD"))&&(f=ee(n,null,t,
e,o,!0)),r?f:_r(f,n)}var _r=(t,e)=>t.charCodeAt(0)===65279&&$t(e)?t.slice(1):t;var El=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function Zn(t){for(let[,e,n,o]of t.matchAll(El))if(/^charset$/i.
test(e))return n?.replace(/\\(.)/gs,"$1")??o}var yl=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
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
osf00010100 osf00010101 osf00010102"],Sl=k(()=>new Map(yl.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Qn(t){let e=Zn(
t)??t;return Z(e)??Sl().get(hn(e))??Ii(e)}var Ol=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,
Tl=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'e\
ncoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are byte\
s, not a label; check the order of the arguments."]];function pc(t){let e=Tl.find(([i])=>i.test(t));if(e)return` ${e[1]}`;
let n=mc(t),o=Qn(t);if(o===void 0&&Ol.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let r=o??bl(n);return r!==
void 0&&r!==36?` Did you mean '${g[r].name}'?`:/[^ -~]/.test(t)?" This doesn't look like a label; check the order of the\
 arguments.":""}var mc=t=>t.toLowerCase().replace(/[^a-z\d]/g,"");function bl(t){if(t.length<3)return;let e=t.replace(/\D/g,
""),n=g.flatMap(({labels:o},r)=>o.map(mc).some(s=>s.replace(/\D/g,"")===e&&Al(t,s))?r:[]);return n.length===1?n[0]:void 0}
function Al(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;let[o,r]=[t.slice(n),e.slice(n)];return o[0]===r[1]&&o[1]===
r[0]&&o.slice(2)===r.slice(2)||o.slice(1)===r||o===r.slice(1)||o.slice(1)===r.slice(1)}var Il=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Fl=t=>Il.find(([e])=>t>=e)[1];function Tt(t,e){
let n=Z(t);if(n===void 0){let o=t.length>80?`${t.slice(0,80)}\u2026`:t;throw new RangeError(`${e}: The encoding label pr\
ovided ('${o}') is invalid.${pc(t)}`)}if(void 0){let o=Fl(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${pn}\
' doesn't include ${g[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function wc(t,e,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Tt(t,e);if(o===37||o===38){let{name:r}=g[o];throw new RangeError(
`${e}: ${r} has no encoder in the standard; use ${n}.`)}return Nl(o,t,e)}function Nl(t,e,n){if(t===36)throw new RangeError(
`${n}: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var gc=["fatal","html","replacement","ignore","translit","translit-replacement"];function Ec(t,e,n){if(typeof t=="function")return(r,i)=>Ml(t(r,i()),n);if(t==="ignore")return Br;if(t!=="translit"&&t!==
"translit-replacement")return;let o=ve(e);return t==="translit"?o:r=>o(r)??"?"}function Ml(t,e){if(typeof t=="string")return t;
if(t==null)return null;let o=Ut(Et(t,e,"The function 'unmappable' returned neither a string, bytes nor null."));return v(
o,0,p(o))}var xe=t=>t==null?void 0:St(t);function we(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function _l(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>Tt(St(o),e))}}var eo={allowUTF8:t=>t===void 0||!!t,candidates:_l,locale:xe,maxBytes:we,
tld:xe},Cr=["text","ASCII","empty","binary","unknown","UTF-32"];function ge(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=p(t),f=Math.min(c,i);As();let a=0;do{let m=Math.min(a+65536,f);Bs(A(t,a,m),e&&m===c),a=m}while(a<f);let u=Is(
o,r&&to(r),s&&to(s),n),{0:l,1:d,2:x}=u;return{encoding:d<0?void 0:d,score:x,kind:Cr[l],isASCII:Cr[l]==="ASCII"||Cr[l]===
"empty",candidates:Array.from({length:(u.length-3)/2},(m,h)=>({encoding:g[u[3+2*h]].name,score:u[4+2*h]}))}}function to(t=""){
return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function $r(t,e=void 0){let n="Failed to execute 'detectEncod\
ing'",o=Et(t,n),r=yt(e,eo,n),i=ge(Ut(o),!0,r);return{...i,encoding:i.encoding===void 0?null:g[i.encoding].name}}var Ll=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ul=[33,36,37,
38],Ee=(t,e)=>{let n=xe(t);return n===void 0?-1:Tt(n,e)},yc=(t,e,n)=>Math.min(we(t,e,n)??1024,1048576),Sc=(t,e)=>Math.max(
3,e===-1?t:0);function Oc(t){let e=xe(t)??"";return Z(Zn(e)??e)??-1}function Rl(t,e,n){if(t)return yt(t===!0?void 0:t,eo,
`${e}, option '${n}'`)}var Dl={defaultEncoding:Ee,detect:Rl,likelyEncoding:Ee,locale:xe,maxPrescanBytes:yc,parentEncoding:Ee,
transportLayerEncodingLabel:Oc,userOverride:Ee};function kl(t,e){let n=yt(t,Dl,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,
parentEncoding:s,transportLayerEncodingLabel:c,userOverride:f}=n;return{prescanned:Sc(i,Math.max(f,c)),declared(a){let u=mr(
a,i,f,c,s,o);return u===-1?void 0:Ge(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Tc(a)??{...Pl(
r,n.defaultEncoding),kind:a?.kind}}}function Tc(t){if(t?.encoding===void 0||t.isASCII)return;let{encoding:e,score:n,kind:o}=t;
return{encoding:e,confidence:"tentative",source:"detection",score:n,kind:o}}function Pl(t,e){return Ge(bs(to(t),e===-1?21:
e))}var Wl={defaultEncoding:Ee,maxPrescanBytes:yc,transportLayerEncodingLabel:Oc};function vl(t,e){let{defaultEncoding:n,
maxPrescanBytes:o,transportLayerEncodingLabel:r}=yt(t,Wl,e),i=s=>{let c=Ge(Os(s,o,r));return c.source==="default"&&n!==-1?
{...c,encoding:n}:c};return{prescanned:Sc(o,r),declared:i,decide:()=>i(H)}}function Hl(t,e){let n={...eo,defaultEncoding:Ee},
{defaultEncoding:o,...r}=yt(t,n,e);return{prescanned:4,needsMore:i=>Ct(i)?.encoding===38&&i[2]===0,declared(i){let s=Ct(
i);if(!(!s||s.encoding===38&&i[2]===0&&i[3]===0))return{encoding:s.encoding,confidence:"certain",source:"BOM",score:null,
kind:"text"}},options:r,decide(i){let s=o===-1?i?.encoding??21:o,c=i?.kind;return Tc(i)??{encoding:s,confidence:"tentati\
ve",source:"default",score:null,kind:c}}}}var Gl={detect:Hl,html:kl,xml:vl},Lr=["detect","html","xml"],jl={prefixBytes:we,
sniff:nr(Lr)};function Dt(t,e){let{prefixBytes:n,sniff:o}=yt(t,jl,e),r=Gl[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.
min(r.prescanned,n??1/0),needsMore:r.needsMore,declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:k(()=>{let c=s.candidates&&ge(H,!0,s);return!Ul.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Yl(
r,c),takesWhole:n===void 0}}function Yl({prescanned:t,declared:e,options:n,decide:o},r){return e(ht(r,t))??o(n&&ge(r,!0,
n))}function bc(t){let e=mr(ht(t,1024),1024,-1,-1,-1,-1);return e===-1||Ge(e).source==="BOM"?void 0:Ge(e)}function Ge(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Ll[t>>8&255],score:null}}var Fc=["(B","(J","(I","$@","$B"],oo=class{#t=!0;#e=!0;read(e,n){let o=p(e),r=this.#t?Xl(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=ql(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Zl(e,i);if(s=Fc.includes(a),!s&&!n&&Ql(a))break;this.#e=s}else
s=f>=128||i<r&&Jl(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:p(e);for(;o<p(e)&&e[o]!==27;)o+=1;return o}};function Xl(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=p(t))return 1/0;if(e&&=Ic(t[o],t[o+1]),n&&=Ic(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function ql(t,e){let n=p(t),{start:o,words:r}=Sn(t,e),i=Bc(t,e,Math.min(o,n));if(i<o)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return Bc(t,o+4*s,n)}function Bc(t,e,n){
let o=e;for(;o<n&&t[o]<128&&t[o]!==27;)o+=1;return o}var Ic=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||
t===33&&e===34,Jl=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Zl(t,e){let n="";for(let o=e+1;o<Math.min(e+3,p(t));o++)n+=String.fromCharCode(
t[o]);return n}var Ql=t=>t.length<2&&Fc.some(e=>e.startsWith(t));var bt=class{decision=null;sample=H;detected;#t;#e=!0;#n=!1;#o=new oo;#r=new Q;#i;#s=0;#c=H;#f=H;constructor(e){this.#t=
e;let{prescanned:n,needsMore:o}=e;this.#i=o?Math.min(n,3):n}add(e,n){let o=new Q;if(this.#e&&n&&this.#t.takesWhole)return this.#a(
this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+p(e)<this.#i&&!n)return this.#h(e,this.#i,o);this.#r.add(e);let r=this.#r.
concatenate();this.#r=new Q;let{prescanned:i,needsMore:s}=this.#t,c=ht(r,i);if(!this.#n&&!n&&p(c)<i&&s?.(c))return this.#h(
r,i,o);let f=this.#n?void 0:this.#t.declared(c);return this.#n=!0,f?this.#a(f,o,r):this.#p(r,n,o)}#p(e,n,o){let{detection:r,
decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=p(s)>c,a=n&&!f,{plain:u,
evidence:l}=r.passesASCII()?this.#o.read(ht(s,c),a):{plain:0,evidence:0};s=this.#l(s,u,o);let d=p(s),x=c-u;if(l===-1)return n||
f?this.#a(i(this.#d(ht(s,x),a)),o,s):this.#h(s,d+1,o);let m=Mc(ht(s,x),l-u,r.windowBytes),h=Math.min(m+r.windowBytes,x);
if(d<h&&!n)return this.#h(s,h,o);let S=ht(s,h),y=this.#d(S,d<h);if(h<=m||h===x||!r.passesASCII()||!nd(y,S))return this.#a(
i(y),o,s);s=this.#l(s,this.#o.skip(S,l-u),o)}}#d(e,n){this.sample=$e($e(this.#c,this.#f),e);let o=this.#t.detection.options,
r=ge(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#h(e,n,o){
let r=p(e);return r>0&&this.#r.add(v(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=ht(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-p(this.#c));return i>0&&(this.#c=$e(this.#c,ht(r,i))),this.#f=Nc($e(this.#f,Nc(A(r,i)))),A(e,n)}#a(e,n,o){
return this.decision=e,{passed:n,rest:o}}},Nc=t=>A(t,Math.max(0,p(t)-64));function Mc(t,e,n){let o=Math.min(p(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function nd(t,e){return t.isASCII||t.encoding===void 0&&!(e[Mc(e,0,1/0)]>=128)}var io=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Yt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=p(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(A(e,i,s?r:i+4096),
s?n:O.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=rd(this.#t.copy(),e,r);let i=new Q,s;try{this.#t.transcode(e,n===O.
result?O.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=zt(c,p(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===O.
result,o),this.#n=n===O.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function rd(t,e,n){let o=p(
e),r=e,i=t,s=t,c=n,f=n,a=0,u;return l=>{for(;l>=f&&a<o;)r=A(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,O.none,d=>{f+=p(d)/2}),u=void 0;return u??=id(i,r),u[l-c]}}function id(t,e){let n=p(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Cc(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?sd(o.from,e,c):0;if(a>0){o.transcode(A(e,c,c+a),O.none,
()=>{});for(let y=0;y<a;y++)r[i++]=f++;if(s=f,c+=a,c===n)break}let u=A(e,c,c+1),l=o.copy(),d=0,x=0;o.transcode(u,O.none,
y=>{d===0&&(x=y[0]|y[1]<<8),d+=p(y)/2}),d>0&&(r[i++]=s);let m=x===65533&&s<f?$c(l,u,O.none):void 0,h=m&&m.offset+m.length;
for(let y=1;y<d;y++)r[i++]=h===void 0?s:h+y-1;let S=f-s===2||f<=2;d>0&&!m?s=f+1:(m||S)&&(s=Cc(o))}return r[i]=s,r[i+1]=s+
1,r}function sd(t,e,n){if(P(t))return p(e)-n;let o=n;if(_t(t))for(;e[o]<128;)o+=1;return o-n}var Cc=t=>$c(t,H,O.source)?.
offset??t.position;function $c(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof L)return o;throw o}}function Se(t,e,n,o){return typeof t=="number"?Lc(t,e,n,o):new je(t,Lc(0,e,n,o))}function Lc(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Ec(r,e,o);if(!s||$t(e))return new so(t,e,n);let c=Rr(t,n);return new io(c,e,r,i?.counting(s)??s)}function Rr(t,e){return new so(
t,38,{...e,bom:!1,unmappable:"fatal"})}var so=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(hr(e,this.to,this.#n.ignoreBOM,
this.#t),Ss(e,n),this.#t=rt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=jt,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(ie(this.to)??[]));
let u=Math.max(0,Ar.indexOf(c)),l=p(e);try{hr(this.from,this.to,i,this.#t);for(let d=0;;){let x=l-d<=65536,m=x&&d===0?e:
A(e,d,x?l:d+65536),h=Cs(m,r,u,x?n:O.none);a?.addBlock(this.#e+d);let S=h<0?j.written():h;if(S>0&&o(f(S)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,d),d+=j.read(),x&&j.finished())break}}catch(d){throw ot(d)}this.#t=n===O.result?null:rt(),
this.#e=n===O.none?this.#e+l:0}#o(e,n){let o=this.#e+n+j.start();throw this.#t=rt(),this.#e=0,e===-1?new L(g[this.from].
name,o,j.length()):new ft(j.codePoint(),o,g[this.to].name)}},je=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){
this.#t=e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=
!1,r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===O.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new bt(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==O.none);i.length>0&&(this.#i.transcode(
i.concatenate(),O.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var If=require("node:buffer"),To=require("node:fs"),bo=require("node:path");var At=class{encoding;fatal;ignoreBOM;#t=0;#e=0;#n=null;#o=!1;#r;constructor(e,n,o,r=0){this.encoding=e,this.fatal=n,this.
ignoreBOM=o,this.#r=r}get name(){return g[this.encoding].name}reset(){this.#e=0,this.#n=null,this.#o=!1,this.#r=0}decode(e,n,o){
let{encoding:r}=this,i=p(e),s=this.#e+i;if(i===0&&!n)return"";let f=this.#e>0||!(n||P(r))?this.#i(e,i,s):e,a,u=s;try{cd(
r)?a=this.#f(f,s,n):!n&&re(r)?(a=this.#c(f,s),u=s-Dr):(n||(u-=ad(r,f,s)),a=zt(f,u,r,this.fatal,!0))}catch(l){throw l instanceof
L?(l.offset+=this.#r-this.#e,this.#e=0,this.#r+=i,o===void 0?l:l.toTypeError(o)):l}return!this.#o&&u>0&&(this.#o=!0,this.
ignoreBOM||(a=_r(a,r))),u<s?this.#s(f,u,s):this.#e=0,this.#r+=i,a}#i(e,n,o){let r=this.#e;if(r===0&&n>64&&Le(e))return e;
let i=fd(o);return i[0]=this.#t,i[1]=this.#t>>8,i[2]=this.#t>>16,fe(i,r,e,n),i}#s(e,n,o){this.#e=o-n,this.#t=0;for(let r=o-
1;r>=n;r--)this.#t=this.#t<<8|e[r]}#c(e,n){let{encoding:o,fatal:r}=this;if(n<=bn(o).lookUp){let s=Jn(o,e,n,!0);if(s!==void 0&&
!(r&&s.includes("\uFFFD")))return Dr=He,s}let i=ee(o,null,e,n,r,!1);return Dr=gs(),i}#f(e,n,o){try{let r=ee(this.encoding,
this.#n,e,n,this.fatal,o);return this.#n=o?null:rt(),r}catch(r){throw r instanceof L&&(this.#n=rt()),r}}},Dr=0,cd=t=>t===
33||t===36,co=512,kr=new Uint8Array(co);function fd(t){return t<=co?kr:t>131072?new Uint8Array(t):(co=131072,kr=new Uint8Array(
co),kr)}function ad(t,e,n){if(t===0)return ud(e,n);if(t!==38&&t!==37)return 0;let o=n%2;return(e[n-o-(t===37?2:1)]&252)===
216?o+2:o}function ud(t,e){for(let n=1;n<=3&&n<=e;n++){let o=t[e-n];if(o>=128&&o<192)continue;let r=vn(o);return n<r&&(n===
1||ld(o,t[e-n+1]))?n:0}return 0}function ld(t,e){let n=t===224?160:t===240?144:128,o=t===237?159:t===244?143:191;return e>=
n&&e<=o}var It=require("node:fs"),rf=require("node:path");var Pr=require("node:buffer");var Rc=/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,ao=t=>t.replace(Rc,e=>{let n=e.charCodeAt(0);return n<256?`\\x${fo(
n,2)}`:n>=56448&&n<=56575?`\\x${fo(n&255,2)}`:`\\u{${fo(n,4)}}`}),Dc=t=>JSON.stringify(t,null,2).replace(Rc,e=>e===`
`?e:`\\u${fo(e.charCodeAt(0),4)}`),fo=(t,e)=>t.toString(16).toUpperCase().padStart(e,"0");function Ye(t){if((0,Pr.isUtf8)(t))return kc(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,Pr.isUtf8)(r));e+=o?kc(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var kc=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function F(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function _(t){return t===""?"''":t==="-"?"\
standard input":ao(t)}var uo=require("node:fs");var mt="it was changed meanwhile, which would be lost; convert again",ct=(t,e=!1)=>(e?uo.lstatSync:uo.statSync)(F(t),{throwIfNoEntry:!1,
bigint:!0}),tt=(t,e)=>t?.dev===e?.dev&&t?.ino===e?.ino;function Wc(t,e){let n=ct(t,!0);return!tt(n,e)||n?.size!==e?.size||
n?.mtimeNs!==e?.mtimeNs}var z=require("node:fs"),Vr=require("node:path");var E=Ua(require("node:fs"),1),Bt=require("node:path");var Hc=require("node:fs"),it=require("node:path");function lo(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||it.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":it.sep}${e}`}
function Ke(t){try{return Ye(Hc.realpathSync.native(F(t),"buffer"))}catch{let e=(0,it.dirname)(t);return e===t?(0,it.resolve)(
t):(0,it.join)(Ke(e),(0,it.basename)(t))}}var vc=new Map;function Wr(t){let e=(0,it.dirname)(t),n=vc.get(e)??Ke(e);return vc.
set(e,n),(0,it.join)(n,(0,it.basename)(t))}var jc=require("node:util");var Oe={failure:1,usage:2};var Yc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},ho={...Yc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},Kc="it is a symbolic link to a file that does not exist; check where it points",Vc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",ne={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized","UTF-32":"it is in UTF-32, which is not detected automatically"},Ve=({score:t,kind:e})=>(e&&
ne[e])??(t!==null&&t<.9?"this is uncertain":void 0),kt={...Yc,EACCES:"its permissions, or those of its directory, do not\
 let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be \
replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"\
your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulim\
it -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or\
 write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does no\
t let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"},Xt=class extends Error{};function xt(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,jc.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function wt(t,e){return gt(t,e instanceof Error?e.message:String(e)),Oe.failure}var gt=(t,e)=>po(`${t}: ${e}`),
po=t=>mo(`encoding-wasm: ${ao(t)}
`),Gc=!1;function mo(t){Gc||process.stderr.on("error",()=>{}),Gc=!0,process.stderr.write(t)}var lt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function Gr(t,e=438,n=!1){if(t===void 0)return hd(n);let{target:o,present:r,descriptor:i}=ze(t);return i!==void 0?yd(i):
r?.isFIFO()?gd(F(t),r):r&&!r.isFile()?xo(Zc(F(t),r),!0):Yr(o,r,e)}function ze(t){if(t==="")throw new Error("its name is \
empty; name a file");let e=(0,E.lstatSync)(F(t),{throwIfNoEntry:!1,bigint:!0}),n=e?.isSymbolicLink(),o=n?ct(t):e;if(o?.isDirectory()||
t.endsWith("/")||t.endsWith(Bt.sep))throw new Error(kt.EISDIR);if(!o?.isFile())return{target:n?vr(t):t,present:o};let r=wo(
t);return r===void 0&&(0,E.accessSync)(F(t),E.constants.W_OK),{target:n?vr(t):t,present:o,descriptor:r}}var zc;function hd(t){
return zc??=pd(t),zc}function pd(t){let e=(0,E.fstatSync)(1,{bigint:!0}),n=e.isFile()?e:void 0;return process.platform===
"win32"&&!n?xo(process.stdout,!1):wd(n,!t&&md(e))}function md(t){if(!t.isCharacterDevice()||ct("/dev/null")?.rdev!==t.rdev)
return!1;try{return(0,E.readSync)(1,new Uint8Array(1)),!0}catch{return!1}}var xd="it is closed or discarded, so the resu\
lt is lost; write to a file with -o, or redirect it to /dev/null";function wd(t,e){let n=!e,o,r=()=>{o??=xo(process.stdout,
!1)};return{file:t,keepListening:t?void 0:r,write(i){let s=i;!n&&s.length>0&&(n=!0,gt("standard output",xd));try{for(;!o&&
s.length>0;)s=s.subarray((0,E.writeSync)(1,s))}catch(c){if(c.code!=="EAGAIN")throw c;r()}s.length>0&&o?.write(s)},wait:()=>o?.
wait(),finish:()=>o?.finish(),discard(){}}}function xo(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(
a=>a?f(n??a):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(
s),f));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",
s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function Zc(t,e){let n=((...[o,r,i,s])=>E.default.
open(o,r,i,(c,f)=>{if(c||tt((0,E.fstatSync)(f,{bigint:!0}),e))return s(c,f);(0,E.closeSync)(f),s(new Error(mt))}));return(0,E.createWriteStream)(
t,{flags:E.constants.O_WRONLY,fs:{...E.default,open:n}})}function gd(t,e){let n=Zc(t,e),{discard:o,...r}=xo(n,!0);return{
...r,file:e,discard(){o(),n.pending&&Ed(t,n)}}}function Ed(t,e){try{let n=(0,E.openSync)(t,E.constants.O_RDONLY|E.constants.
O_NONBLOCK);e.once("close",()=>(0,E.closeSync)(n))}catch{}}function vr(t){let e=Qc(t);return e===void 0?t:vr(e)}function Qc(t){
if(!(0,E.lstatSync)(F(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=Ye((0,E.readlinkSync)(F(t),"buffer"));return(0,Bt.isAbsolute)(
e)?e:`${Ye(E.realpathSync.native(F((0,Bt.dirname)(t)),"buffer"))}${Bt.sep}${e}`}function wo(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Bt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=Qc(t);return n===void 0?void 0:wo(n)}function yd(t){return{
file:(0,E.fstatSync)(t,{bigint:!0}),write:e=>go(t,e),wait(){},finish(){},discard(){}}}function go(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,E.writeSync)(t,n))}var Xc=0;function Sd(t){Xc+=1;let e=[process.pid,Xc,Math.random().toString(36).slice(
2)].join("-");return lo((0,Bt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Xe(t){try{(0,E.unlinkSync)(F(t))}catch(e){
if(e.code==="ENOENT")return;gt(_(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
var jr=(t,e)=>(0,E.openSync)(F(t),E.constants.O_WRONLY|E.constants.O_CREAT|E.constants.O_EXCL|(E.constants.O_NOFOLLOW??0),
e);function Yr(t,e,n,o=()=>()=>{}){let r=Sd(t),i=F(r),s=jr(r,e?384:n),c=!0,f=()=>{c&&(c=!1,(0,E.closeSync)(s))};return{present:e,
write:a=>go(s,a),wait(){},finish(){if(Wc(t,e))throw new Error(mt);e&&Kr(s,e);let a=(0,E.fstatSync)(s,{bigint:!0});f();let u=o();
try{if(!tt(ct(r,!0),a))throw new Error(qc);(0,E.renameSync)(i,F(t))}catch(l){throw u(),l}if(!tt(ct(t,!0),a))throw new Error(
qc)},discard(){try{f()}finally{Xe(r)}}}}var qc="another program put a file in its place; convert again in a directory to\
 which nobody else can write",Jc=2048,Od=1024,Td=56,Kr=(t,e)=>(0,E.fchmodSync)(t,bd(t,e));function bd(t,e){let[n,o,r]=[e.
uid,e.gid,e.mode].map(Number);for(let i of[n,-1])try{return(0,E.fchownSync)(t,i,o),i===n?r:r&~Jc}catch{}return r&~(Jc|Od|
Td)}async function Eo(t,e=!1){try{let n=Gr(void 0,void 0,e);return n.write(Buffer.from(t)),await n.finish(),0}catch(n){return qe(
void 0,n)}}function qe(t,e){if(e instanceof Xt)return wt(_(t??""),e);let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(
n))return 0;let o=t===void 0?"standard output":_(t);return wt(`cannot write ${o}`,xt(e,kt))}var ef;function nf(t,e,{backup:n,isDry:o=!1,onUnchanged:r}){let i,s,c=0;ef??=new Uint8Array(65536);let f=ef,a=()=>{if(i!==
void 0)return i;if(i=Bd(t),!tt((0,z.fstatSync)(i,{bigint:!0}),e))throw new Error(mt);return i},u=()=>{i!==void 0&&(0,z.closeSync)(
i),i=void 0},l=(m,h)=>f.subarray(0,(0,z.readSync)(a(),f,0,Math.min(h,65536),m)),d=m=>{for(let h=0;h<m.length;){let S=l(c+
h,m.length-h);if(S.length===0||!Ad(S,m.subarray(h,h+S.length)))return!1;h+=S.length}return!0},x=()=>{let{target:m,present:h}=ze(
t);if(!tt(h,e))throw new Error(mt);Te((0,Vr.dirname)(m)),n?.check();let S=a(),y=o?zr:Yr(m,e,0,n&&(()=>n.make(m,S,e)));s=
y;for(let $=0;$<c&&!o;){let b=l($,c-$);if(b.length===0)throw new Error(mt);y.write(b),$+=b.length}return y};return{present:e,
write(m){!s&&d(m)?c+=m.length:(s??x()).write(m)},wait(){},async finish(){!s&&l(c,1).length>0&&x(),await s?.finish(),u(),
s||r?.()},discard(){u(),s?.discard()}}}var zr={write(){},wait(){},finish(){},discard(){}},Ad=(t,e)=>Buffer.compare(t,e)===
0;function Bd(t){try{return(0,z.openSync)(F(t),z.constants.O_RDONLY|(z.constants.O_NONBLOCK??0))}catch(e){throw e.code===
"ENOENT"?new Error(mt):e}}function Te(t){let e=(0,z.statSync)(F(t),{throwIfNoEntry:!1});if(!e)return Te((0,Vr.dirname)(t));
if(!e.isDirectory())throw new Error(kt.EEXIST);(0,z.accessSync)(F(t),z.constants.W_OK|z.constants.X_OK)}var sf=t=>({check:()=>of(t,()=>{if(ct(t,!0))throw new Xt(cf(t));Te((0,rf.dirname)(t))}),make(e,n,o){return of(t,()=>Id(e,
n,o,t)),()=>{tt(ct(e,!0),o)&&Xe(t)}}}),cf=t=>`its backup ${_(t)} already exists; use another suffix, or move that file a\
way`,ff=t=>t.code==="EEXIST";function of(t,e){try{e()}catch(n){if(ff(n))throw new Xt(cf(t));let o=xt(n,kt);throw o===n?n:
new Xt(`its backup ${_(t)} can't be made: ${o.message}`)}}function Id(t,e,n,o){try{(0,It.linkSync)(F(t),F(o))}catch(r){if(ff(
r))throw r;return Fd(e,n,o)}if(!tt(ct(o,!0),n))throw Xe(o),new Error(mt)}function Fd(t,e,n){let o=jr(n,384);try{let r=new Uint8Array(
262144);for(let s=0,c=262144;c>0;s+=c)c=(0,It.readSync)(t,r,0,262144,s),go(o,r.subarray(0,c));Kr(o,e),(0,It.futimesSync)(
o,Number(e.atimeNs)/1e9,Number(e.mtimeNs)/1e9);let i=(0,It.fstatSync)(o,{bigint:!0});if(!tt(ct(n,!0),i))throw new Error(
mt)}catch(r){throw Xe(n),r}finally{(0,It.closeSync)(o)}}var be=class{#t;#e;#n=new Q;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new Q;let n=Ct(e)?.bytes.length??0,o=this.#r(A(e,n,Math.min(p(e),n+4096*this.#e)));if(!qr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Ts(o,s);if(!c)break;let{start:f,length:a}=c,u=String.fromCharCode(...A(o,f,f+a));
Z(u)!==this.#t&&(r.push(A(e,i,n+f*this.#e),this.#i(g[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,A(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(p(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function qr(t){let e=0;for(;e<p(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var C=require("node:fs");var af=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var uf;async function Jr(t,e={}){let n=async i=>{try{return await i()}catch(s){throw xt(s,pf(t))}},{next:o,close:r}=await n(
()=>t==="-"?Nd(e.output):Md(F(t),e));return{next:()=>n(o),close:r}}async function*Be(t,e){let n=await Jr(t,e);try{for(let o=await n.
next();o;o=await n.next())yield o}finally{await n.close()}}function Ft(t,e=!1){try{return ct(t,e)}catch{return}}function Nd(t){
let e=(0,C.fstatSync)(0,{bigint:!0});return gf(e,t),e.isFile()?mf(0,e,()=>{}):_d()}function Md(t,{output:e,expected:n,isFound:o=!1}){
let r=df(t,e,o);if(r.isSymbolicLink())throw new Error(Ze);if(n&&!tt(r,n))throw new Error(Ze);if(!r.isFile())return Cd(t);
let i=(0,C.openSync)(t,C.constants.O_RDONLY|(C.constants.O_NONBLOCK??0)),s=(0,C.fstatSync)(i,{bigint:!0});if(tt(s,r))return mf(
i,s,()=>(0,C.closeSync)(i));throw(0,C.closeSync)(i),new Error(Ze)}var Ze="another file took its place meanwhile; convert\
 again";function df(t,e,n=!1){let o=(n?C.lstatSync:C.statSync)(t,{bigint:!0});return o.isDirectory()&&(0,C.opendirSync)(
t).closeSync(),gf(o,e),o}function hf(t){try{df(F(t)),(0,C.accessSync)(F(t),C.constants.R_OK)}catch(e){throw xt(e,pf(t))}}
var pf=t=>({...ho,get ENOENT(){return(0,C.lstatSync)(F(t),{throwIfNoEntry:!1})?.isSymbolicLink()?Kc:af(t)?Vc:ho.ENOENT}});
function mf(t,{size:e},n){uf??=new Uint8Array(262144);let o=uf,r=0;return{async next(){let i=(0,C.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,C.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function _d(){let t=xf(0,()=>{}),e=process.platform===
"win32"?lf():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=lf()}return e.
next()},close:()=>e?.close()}}function lf(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Cd(t){let e=await wf(n=>(0,C.open)(t,n));return xf(
e,()=>(0,C.closeSync)(e))}function xf(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await wf(i=>(0,C.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var wf=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function gf(t,e){
if(t.isDirectory())throw new Error(ho.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var yf=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Zr=new Set,Qr=!1,Ef=Date.now();function Qe(t){if(Zr.add(t),!Qr)for(let e of yf)
process.on(e,Sf);return Qr=!0,()=>Zr.delete(t)}function Sf(t){for(let e of[...Zr].reverse())e();for(let e of yf)process.
off(e,Sf);process.kill(process.pid,t)}function tn(){if(!(!Qr||Date.now()-Ef<50))return new Promise(t=>{setImmediate(()=>{
Ef=Date.now(),t()})})}var So=({to:t,toOther:e})=>e?.name??g[t].name;function Oo(t,{encoding:e,source:n,kind:o}){return n==="default"&&(o==="AS\
CII"||o==="empty")?"ASCII":en(t,e)}var en=({fromOther:t},e)=>t?.name??g[e].name;var Of=require("node:fs"),K=require("node:path");function Tf(t,{suffix:e,directory:n}){let o=new Map(t.filter(Rd).map(c=>[c,Ke(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,Wr(c)])r.set(a,c);let i=Ud(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:lo(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
u=o.get(c),l=e&&c.endsWith(e)?r.get(Wr(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(u===void 0)
return[a];let d=n===void 0?u:Ke(f),x=s.get(d);if(x===u)return[];if(x===void 0&&s.set(d,u),n===void 0)return[a];let m=x===
void 0?Ld(r,d,u):ti(f);return[{...a,...m&&{problem:new Error(m)}}]})}var ti=t=>`another file already goes to ${_(t)}; co\
nvert this one to another directory`;function Ld(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${_(o)}, which will be converted as well; nam\
e another directory`}function Ud(t){let e=s=>(0,K.isAbsolute)(s)||s.split(K.sep)[0]==="..",n=s=>(0,K.isAbsolute)(s)||e((0,K.relative)(
".",s)),o=t.filter(n).map(s=>(0,K.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(K.sep)?s:s+K.sep)),i=o.length>0?(0,K.dirname)(
o[0]):".";for(;!r(i)&&(0,K.dirname)(i)!==i;)i=(0,K.dirname)(i);return s=>{let c=(0,K.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,K.basename)(s):c}}function Rd(t){try{return(0,Of.lstatSync)(F(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Dd={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from","UT\
F-32":"use --from utf-32"},bf=[..."%PDF-"].map(t=>t.charCodeAt(0)),ei=t=>bf.every((e,n)=>e===t[n]);function Af(t,e,n){let{
prescanned:o,declared:r,decide:i,...s}=Dt(t,"--from auto"),c=(f="")=>{let a=ne[f];if(a&&e)throw new Error(`${a}; ${Dd[f]}`)};
return{...s,takesWhole:!1,needsMore:void 0,prescanned:Math.max(o,bf.length),declared(f){return ei(f)&&c("binary"),r(f)},
decide(f){c(f?.kind);let a={...i(f),kind:f?.kind},u=n&&Ve(a);if(u){let l=`it may be ${g[a.encoding].name} (${a.score?.toFixed(
2)}), but ${u}`;throw new Error(`${l}; name its encoding with --from, or keep the old file with --in-place=.bak`)}return a}}}var kd={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function Ff(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=0,u=async(h,S)=>{a=await Eo(`${_(h)}: ${S}
`,t.quiet)||a},l=(h=[])=>{if(t.quiet)return;let S=e.dryRun?"would be converted":"converted",y=s>0?`, ${s} copied`:"",$=f>
0?`, ${f} unchanged`:"",b=c>0?`, ${c} left alone`:"",U=o.length>0?`, ${o.length} failed: ${o.map(_).join(", ")}`:"",X=h.
length>1?" and those after it":"",Y=h.length>0?`, ${h.length} not reached: ${_(h[0])}${X}`:"";po(`${Y&&"interrupted: "}${lt(
i,"file")} ${S}${y}${$}${b}${U}${Y}`)},d=Tf(t.files,e),x=0,m=Qe(()=>l(d.slice(x).map(({file:h})=>h)));for(let[h,S]of d.entries()){
let{file:y,problem:$}=S;x=h;try{if($)throw $;let b=Ft(y,t.found.has(y));if(b?.isSymbolicLink())throw new Error(Ze);let U=await Pd(
S,e),X=U!==void 0&&e.directory!==void 0;if(U!==void 0&&t.verbose&&gt(_(y),`${X?"not converted":"left alone"}: ${U}`),U!==
void 0&&!X)c+=1,e.dryRun&&await u(y,`would be left alone: ${U}`);else if(!(S.output===y&&Mf(y))){let Y=await Wd(S,t,e.dryRun,
{run:n,list:u,old:b,reason:U});if(Y==="failed"?o.push(y):X?s+=1:Y==="unchanged"?f+=1:i+=1,Y==="failed"||X)continue;let q=e.
dryRun?y:S.output;e.findDeclarations&&!t.toOther&&await Kd(q,t.to)&&r.push(q)}}catch(b){wt(_(y),b),o.push(y)}}return x=d.
length,m(),r.length>0&&Vd(r,t.to,e.dryRun),l(),o.length>0?Oe.failure:a}async function Pd({file:t,newer:e},{skipUTF8:n,keepBinary:o}){
if(e!==void 0)return`it is the old version of ${_(e)}`;if(!n&&!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!ni(t))
throw new Error(`it can be read only once; leave out ${r}, or write it to a file first`);return n&&await jd(t)?"it is UT\
F-8":o&&await Yd(t)?ne.binary:void 0}async function Wd({file:t,output:e,backup:n},o,r,{run:i,list:s,old:c,reason:f}){let a=e===
t;if(a&&!ni(t))throw new Error("it is not a regular file, so it cannot be replaced; write the result to a file with -o");
hf(t);try{a||Gd(e)}catch(h){return qe(e,h),"failed"}let u=So(o),l=f?kd:void 0,d=!1,x=()=>{d=!0},m={files:[t],output:e,old:c,
backup:n===void 0?void 0:sf(n),onUnchanged:x,...f&&{from:0,to:0,fromOther:void 0,toOther:void 0,eol:void 0}};if(r){let h="";
if(await i({...m,isDry:!0,onDecision:U=>{h=Oo(o,U)}},l)!==0)return"failed";if(d)return await s(t,"would stay as it is"),
"unchanged";let y=a?"":`, to ${_(e)}`,$=n===void 0?"":`, and kept as ${_(n)}`,b=f?"copied":`converted from ${h} to ${u}`;
return await s(t,`would be ${b}${y}${$}${f?`: ${f}`:""}`),"done"}if(!a){let h=Number(c?.mode??0n)&vd;return await Hd(e,()=>i(
{...m,mode:h},l))?"done":"failed"}return await i(m)!==0?"failed":(_f(t),d?"unchanged":"done")}var vd=511;function ni(t){
let e=Ft(t);return!e||e.isFile()||e.isDirectory()}var Nf=new Set,Mf=t=>Nf.has(Cf(t));function _f(t){let e=Cf(t);e!==void 0&&
Nf.add(e)}async function Hd(t,e){try{$f((0,bo.dirname)(t))}catch(n){throw xt(n,kt)}if(Mf(t))throw new Error(ti(t));return await e()!==
0?!1:(_f(t),!0)}function Cf(t){let e=Ft(t);return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function Gd(t){let{target:e,present:n}=ze(
t);(!n||n.isFile())&&Te((0,bo.dirname)(e))}var Bf=new Set;function $f(t){if(Bf.has(t))return;let e=()=>(0,To.statSync)(F(
t),{throwIfNoEntry:!1})?.isDirectory()===!0;if(!e()){let n=(0,bo.dirname)(t);n!==t&&$f(n);try{(0,To.mkdirSync)(F(t))}catch(o){
if(!e())throw o}}Bf.add(t)}async function jd(t){let e=new At(0,!0,!0),n=!0,o=!1;try{for await(let r of Be(t))await tn(),
e.decode(r,!1),n&&=(0,If.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof L)return!1;throw r}}async function Yd(t){let e=new bt(Dt({},"--keep-binary")),n=!0;for await(let o of Be(
t)){if(n&&ei(o))return!0;if(n=!1,await tn(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.
kind==="binary"}async function Kd(t,e){if(!ni(t))return!1;let n=new be(e);try{for await(let o of Be(t)){let r=o.subarray(
0,2*4096);return[...n.add(r),...n.end()].length>1}}catch{}return!1}function Vd([t,...e],n,o){let{name:r}=g[n],i=e.length>
0?` and ${e.length} more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`\
--from ${c} ${n===0?"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;po(`${_(t)}${i} ${s} another encoding than\
 ${r}: to correct that, use ${a}`)}var Df=require("node:fs");var Ao=class{#t;#e=new Q;constructor(e=Dt({},"Examination")){this.#t=new bt(e)}add(e,n){let o=Math.min(p(e),1024-this.#e.
length);o>0&&this.#e.add(v(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return qr(e)?bc(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Uf(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Uf(n.encoding,o)||n.score>=.9)&&Lf(e.encoding,
o)!==Lf(n.encoding,o)?i:void 0}},Lf=(t,e)=>new At(t,!1,!0).decode(e,!1);function Uf(t,e){let n=0,o=null;for(let r=0;r<p(
e);r+=65536){let i=A(e,r,Math.min(r+65536,p(e)));de(t,o),Fs(i,!1),n+=Rt.malformed(),o=rt()}return n}async function kf({files:t,found:e,sniffing:n,json:o,quiet:r}){let i=0,s=[];for(let c of t)try{let f=Jd(c)?1/0:1e8,a={...n,
maxBytes:f,detect:{maxBytes:f}},u=new Ao(Dt({...a,sniff:"detect"},"--detect")),l=n.sniff==="detect"?u:new bt(Dt(a,"--det\
ect")),{decision:d,length:x}=await Zd(Be(c,{isFound:e.has(c)}),l,u),{encoding:m,...h}=d,S=u.doubt&&Qd(u.doubt),y=u.detected?.
kind??(h.source==="default"?"empty":"text"),b=h.source!=="default"||ne[y]===void 0?g[m].name:null;s.push({file:c,encoding:b,
...h,kind:y,doubt:S??null}),S&&!r&&gt(_(c),th(S)),y==="ASCII"&&x>f&&!r&&gt(_(c),qd)}catch(f){i=wt(_(c),f)}return await Eo(
o?`${Dc(s)}
`:eh(s),r)||i}var qd=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it\
 to a file`,Jd=t=>t==="-"?(0,Df.fstatSync)(0).isFile():Ft(t)?.isFile()??!0;async function Zd(t,e,n){let o=new Set([e,n]),
r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of t)if(r(s,!1),i+=s.length,e.decision&&(n.decision||
i>1048576))break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function Qd({declared:t,detected:e,...n}){let o=e===
void 0?null:g[e].name;return{declared:g[t].name,detected:o,...n}}function th({declared:t,detected:e,score:n,malformed:o}){
let r=`has ${lt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:
`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function eh(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[r===null||s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,_(o)]),n=[0,1,2].map(o=>Math.
max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Pf=require("node:fs"),Wf=require("node:path");function vf(){let t=(0,Wf.join)(__dirname,"encoding.wasm");try{return rs((0,Pf.readFileSync)(t)),!0}catch(e){let{message:n}=xt(
e,{}),{code:o}=e;return wt(`its part ${_(t)} cannot be loaded`,`${n}${nh(o)}`),!1}}function nh(t){return t==="ENOENT"?";\
 the deployment left out this file: copy it there from the package encoding-wasm":typeof WebAssembly=="object"?"; instal\
l encoding-wasm again, or use a newer Node":""}var Hf=require("node:string_decoder");var Bo=class{from=38;#t;#e;#n;#o;#r=!1;constructor(e,n,o){this.#t=e,this.#e=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(){}transcode(e,n,o){let{fatal:r,ignoreBOM:i,losses:s}=this.#e;
this.#o??=this.#t.newDecoder();let{text:c,malformed:f}=this.#o(e,n!==O.none);n!==O.none&&(this.#o=void 0);let[a]=f,u=a!==
void 0&&r&&!this.#n;if(!u)for(let{offset:d}of f)s?.addMalformed(d);let l=u?c.slice(0,a.at):c;if(this.#n&&(l=oh(c,f)),this.#t.
isUnicode&&!this.#r&&!i&&(l=l.replace(/^\uFEFF/,"")),this.#r=n===O.none&&(this.#r||c!==""),o(Buffer.from(l,"utf16le")),!!u)
throw this.#o=void 0,this.#r=!1,new L(this.#t.name,a.offset,a.length)}};function oh(t,e){let n="",o=0;for(let{at:r}of e)
n+=t.slice(o,r),o=r+1;return n+t.slice(o)}var Fo=t=>e=>Array.from(e).every(t.has),Io=class{place={line:1,column:1};#t;#e;#n;#o=new Hf.StringDecoder(
"utf16le");#r;constructor(e,{bom:n,unmappable:o,losses:r},i){this.#t=e,this.#e=e.newEncoder(),this.#r=n?"\uFEFF":"";let s=rh(
o,i);this.#n=r&&o!=="html"?r.counting(s):s}startFile(){this.place={line:1,column:1}}transcode(e,n,o){let r=n===O.result,
i=this.#o.write(e)+(r?this.#o.end():""),s=this.#r;this.#r="";for(let c of i){let f=this.#t.has(c)?c:this.#i(c);if(f===null)
throw o(this.#e(s,r)),new ft(c.codePointAt(0),0,this.#t.name);s+=f,c===`
`?this.place={line:this.place.line+1,column:1}:this.place.column+=1}o(this.#e(s,r))}#i(e){let n=this.#n(e.codePointAt(0),
()=>NaN);return typeof n=="string"&&Fo(this.#t)(n)?n:null}};function rh(t,e){return typeof t=="function"?o=>t(o,Number.NaN):
{fatal:()=>null,html:o=>`&#${o};`,replacement:()=>"?",ignore:()=>"",translit:e,"translit-replacement":o=>e(o)??"?"}[t]}var ua=require("node:buffer");function nn(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=Et(t,o),i=Tt(St(e),o),{fatal:s,ignoreBOM:c}=On(n,
o),f=er(r),a=Ct(f),u=a&&!c?a.bytes.length:0;try{return ih(f,u,a?.encoding??i,s)}catch(l){throw l instanceof L?(l.offset+=
u,l.toTypeError(o)):l}}function ih(t,e,n,o){let r=e>0?A(t,e):t;return zt(r,p(r),n,o,!0)}function Gf(t,e,n,o=0){let r=()=>new At(t,e,n,o);return Gt()?r():new me(t,e,n,r)}function jf(t){let[[e,n]]=Object.entries(t),{prototype:o}=n,r=Symbol.for(`encoding-wasm.${e}`);for(let s of Object.getOwnPropertyNames(
o)){if(s==="constructor")continue;let c=Object.getOwnPropertyDescriptor(o,s)?.get;Object.defineProperty(o,s,{enumerable:!0,
...c&&{get:sh(r,s,c)}})}let i={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,i),Object.defineProperty(
n,"name",i),n}function sh(t,e,n){let o=Object.getOwnPropertyDescriptor({get[e](){try{return n.call(this)}catch(r){let i=ch(
this,t,e);if(!i)throw r;return i.call(this)}}},e);return Object.defineProperty(o.get,t,{value:n})}function ch(t,e,n){for(let o=Object.
getPrototypeOf(Object(t));o;o=Object.getPrototypeOf(o)){let r=Object.getOwnPropertyDescriptor(o,n)?.get?.[e];if(r)return r}}
function Yf(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var oi="Failed to execute 'decode' on 'TextDecoder'",No=jf({TextDecoder:class{#t;#e;#n;#o=!1;#r=void 0;constructor(t="ut\
f-8",e=void 0){let{encoding:n,fatal:o,ignoreBOM:r}=fh(t,e,"Failed to construct 'TextDecoder'");this.#t=n,this.#e=o,this.#n=
r,new.target!==No&&Yf(this,new.target,No)}get encoding(){return g[this.#t].name.toLowerCase()}get fatal(){return this.#e}get ignoreBOM(){
return this.#n}decode(t=H,e=void 0){let n=this.#t,o=zi(t);o||Et(t,oi),Ue(e,oi);let r=!!e?.stream,i=o?t:Ut(t),s=!this.#o;
try{if(s&&!r)return zt(i,p(i),n,this.#e,this.#n);this.#r??=Gf(n,this.#e,this.#n),s&&this.#r.reset();let c=this.#r.decode(
i,!r);return this.#o=r,c}catch(c){throw c instanceof L?(this.#o=r,c.toTypeError(oi)):c}}}});function fh(t,e,n){let o=St(
t),{fatal:r,ignoreBOM:i}=On(e,n);return{encoding:ah(o,n),fatal:r,ignoreBOM:i}}function ah(t,e){let n=Tt(t,e);if(n===36)throw new RangeError(
`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var hh=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],ph=[0,0,0,6,0,4,0,3,5,4],
qf=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,
/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,
/\xAD/],mh=/[\xC3\xDF\xE5]/,xh=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,Kf=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,
wh=/[\u0393\u0395\u03B3\u03B5]/,gh=k(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(t=>new RegExp(`[${t}\
]`,"u"))),Jf=t=>qf.slice(0,5).some(e=>e.test(t));function Eh(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=gh();if(n.
test(t))return 9;let i=qf.findIndex(s=>s.test(t));if(i>=0)return 2+i;if(e>=12592&&e<12688||e>65280&&e<65376)return 1020;
if(!o.test(t))return e<128?1:8;if(e<12288){let s=e<880||e>>8===30?1:e>>8===31?3:e>>8;return 10*s+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var ri;function Mo(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(nn(Uint8Array.from(r),t))}var ii;function yh(t,e,n,o){let r=/[0-9]/.test(n)?4:0;return e<20?Kf.
test(t)?o&&n>="\x80"?r+10:r+(mh.test(t)?9:6):r+15:Kf.test(t)?r+(xh.test(t)?7:4)+(o?0:3):r+(o&&e>=50?6:12)}function oe(t){
ii??=new Uint16Array(65536),ri??=[Mo("shift_jis",136,151,64),Mo("gbk",176,215),Mo("big5",164,198,64),Mo("euc-kr",176,200)];
let e=ri.map(()=>0),n=0,o=1,r=1,i="";for(let s of t){let c=Number(s.codePointAt(0)),f=ii[c]||Eh(s,c);ii[c]=f,wh.test(s)&&
(o===10||o===11)&&(f=10+f%10);let a=o>=10;if(s===i&&f!==9)n+=f>1&&c>128?3:0;else if(f<10)n+=f===8&&o===8?4:hh[f][a?0:o<7?
1:2];else if(f>=1e3){if(f===1020)n+=8;else for(let[u,l]of ri.entries())f===1010?e[u]+=u>0?13:c>65280?7:5:e[u]+=l.has(s)?
9:14;a&&o<1e3&&(n+=i<"\x80"?7:9)}else{let u=s<"\x80",l=a&&Math.trunc(o/10)===Math.trunc(f/10);u||(n+=yh(s,f,i,l)),a&&o!==
f?o>=1e3?n+=u?5:9:l?f%10===1?n+=u&&i<"\x80"?3:11:r===o&&(n+=u&&i<"\x80"?2:6):n+=12:!u&&!a&&(n+=(f<20?2:1)*(f%10)),o<10&&
(n+=ph[o])}r=o,o=f,i=s}return n+Math.min(...e)}var $o="cp437",Gh="\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB",
jh="\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",
Lo=`windows-1252 windows-1251 windows-1250 GBK Shift_JIS IBM866 ${$o} macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-12\
53 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP`.split(" "),Fe=/^(?:GBK|Shift_JIS|Big5|EUC)/,
li=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,ia="UTF-8",Ie="\uFFFD",Yh=(t,e,n)=>Math.min(we(t,e,n,"steps")??
2,3);function sa(t,e=void 0){let n="Failed to execute 'repairMojibake'",o=qi(t,n),{maxSteps:r}=yt(e,{maxSteps:Yh},n),i=new Map,
s=[{text:o,path:[],gain:0,isSure:!0}];for(let a=0;a<r;a++){s=s.flatMap(u=>Kh(u).map(l=>({from:u,way:l,gain:u.gain+l.bits}))).
sort(ta).slice(0,3).map(({from:u,way:l,gain:d})=>({text:l.undo(),path:[l.step,...u.path],gain:d,isSure:l.isSure}));for(let u of s)
u.text!==o&&!i.has(u.text)&&u.isSure&&u.gain>10&&i.set(u.text,u)}let c=[...i.values()].sort(ta),f=Qf(o);return c.filter(
({gain:a})=>a>c[0].gain-15).map(({text:a,path:u,gain:l})=>({text:a,path:u,score:1-2**(-l/8),lost:Math.max(0,Qf(a)-f)}))}
var Qf=t=>t.split(Ie).length-1,ta=(t,e)=>e.gain-t.gain,di=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;function Kh({text:t,path:e,
isSure:n}){let o=new Set,r=0;for(let[f]of t.matchAll(di)){let a=f.slice(0,4e3);if(o.has(a)||(r+=a.length),o.add(a),r>4e3)
break}if(o.size===0)return[];let i=[],s=!1;for(let[f,a]of Lo.entries()){if(Fe.test(a)&&!li.test(t))continue;let{gain:u,explained:l,
undo:d}=Jh(t,o,a),x=u-f*.3-Math.log2(o.size),m=`${ia} read as ${a}`,h=x>(e[0]===m?5:10);!h&&(!n||l<o.size||x<-20)||(s||=
h&&2*l>o.size,i.push({step:m,bits:x,isSure:h,undo:()=>d(h)}))}if(s||!n)return i;let c=i.some(({isSure:f})=>f)?[]:zh(t,[...o].
join(" "));return[...i,...c,...np(t)]}var Vh=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function zh(t,e){if(!Vh.test(
e))return[];let n=r=>r.replace(/[\x80-\x9F]/g,i=>nn(Uint8Array.of(i.charCodeAt(0)),"windows-1252")),o=oe(e)-oe(n(e));return o>
10?[{step:"windows-1252 read as ISO-8859-1",bits:o,isSure:!0,undo:()=>n(t)}]:[]}var Xh=k(()=>new Map(Lo.map(t=>[t,qh(t)])));
function qh(t){let e=new Map([[Ie,[-2]]]);if(Fe.test(t))return e;let n=Uint8Array.from({length:128},(i,s)=>128+s),r=[...nn(
n,t===$o?"ibm866":t)];t===$o&&r.splice(0,48,...Gh)&&r.splice(96,32,...jh);for(let[i,s]of r.entries())i<32&&(t==="windows\
-1252"||s===Ie)&&e.set(String.fromCharCode(128+i),[128+i]),s!==Ie&&e.set(s,[128+i]);return e}function ca(t,e){if(t<"\x80")
return[t.charCodeAt(0)];let n=Xh().get(e),o=n.get(t);if(!o){if(o=[-1],Fe.test(e))try{o=[...new Yt(wc(e,"repairMojibake"),
"fatal").encode(t,!0)]}catch{}n.set(t,o)}return o}function Jh(t,e,n){let o=new Map,r=[...e].filter(a=>ci(a,n,o,!1).changed.
length>0),i=new Set,[s,c]=[0,0];for(let a of r){let{changed:u,unexplained:l,saved:d}=ci(a,n,o,!0),x=u.every(m=>i.has(m))?
.3:1;for(let m of u)i.add(m);s+=x*Math.max(d,-6),l===0&&(c+=1)}return{gain:s,explained:c,undo:a=>{let u=a?-2:-20,l=new Map;
return t.replace(di,d=>{let x=l.get(d);if(x===void 0){let{repaired:m,saved:h}=ci(d,n,o,!0);x=h>u?m:d,l.set(d,x)}return x})}}}
function ci(t,e,n,o){let r=[],i=[];for(let u of t)i[r.length]=u,r.push(...ca(u,e));i[r.length]="";let s="",c=[],f=0;for(let u=0;u<
r.length;){let l=Qh(r,i,u,n,o);if(l)s+=l.text,c.push(l.text),u=l.end;else{s+=i[u],r[u]>=128&&!Jf(i[u])&&(f+=1);do u+=1;while(i[u]===
void 0)}}let a=c.length>0&&o?oe(t)-oe(s)-8*f:0;return{repaired:s,changed:c,unexplained:f,saved:a}}function Zh(t,e,n){let o=t[e]&
127>>n;for(let s=1;s<n;s++)o=o<<6|t[e+s]&63;let r=o>>11===27,i=o>=[0,0,128,2048,65536][n]&&o<=1114111&&!r;return n>0&&i?
String.fromCodePoint(o):void 0}var ea=t=>t>=128&&t<192;function Qh(t,e,n,o,r){let i=n,s="",[c,f]=[0,0],a;for(;;){let u=t[i],
l=vn(u),d=i+1;for(;d<i+l&&ea(t[d]);)d+=1;let x=d===i+l?Zh(t,i,l):void 0;if(x!==void 0)s+=x,c+=1,r||o.set(u,(o.get(u)??0)+
1);else if(u===-2||l>0&&(t[d]===-2||r&&Number(o.get(u))>1)){for(;t[d]===-2||ea(t[d]);)d+=1;s+=Ie,f+=1}else if(u>=0&&u<128&&
e[i]===void 0)s+=String.fromCharCode(u);else break;i=d,e[i]!==void 0&&c>0&&c>=f&&(a={text:s,end:i})}return a}var na=t=>t.
match(/[^\0-\x7F]/g)?.length??0;function fi(t,e){let n=[];for(let o of t)for(let r of ca(o,e)){if(r<0)return;n.push(r)}return Uint8Array.
from(n)}function fa(t,e){let o=(t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(i=>fi(i,e)).join(""),r=na(o)>.3*na(t)?fi(
o,e):void 0;return r&&{part:o,bytes:r}}function ai(t,e,n=!1){try{return new No(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{
return}}var tp=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function ep(t){let e=li.test(t);return Lo.some(n=>{let o=tp.test(
n)&&Fe.test(n)===e?fa(t,n):void 0,[r]=o?$r(o.bytes).candidates:[];return o&&r&&(r.encoding===n||ai(o.bytes,r.encoding)===
o.part)})}function np(t){if(t.includes(Ie))return[];let e=Math.max(0,t.search(/[^\0-\x7F]/)-40),n=t.slice(e,e+1e3),o=new Map,
r=[];for(let[i,s]of Lo.entries()){if(s===$o||Fe.test(s)&&!li.test(t))continue;let{part:c,bytes:f}=fa(n,s)??{};if(c===void 0||
f===void 0||(o.has(c)||o.set(c,[c,c.toLowerCase()].some(ep)),o.get(c)))continue;let{candidates:a}=$r(f),u=a.find(({encoding:l})=>l===
s)?.score??0;for(let{encoding:l,score:d}of a){if(d<.95)break;let x=l===ia?void 0:ai(f,l,!0);if(x===void 0||x===c)continue;
let m=oe(c),h=m-oe(x),S=h>=12&&h>=.35*m,y=d>.998&&!Fe.test(l)&&op(c,x)>=8;if(!S&&!(h>=0&&y))continue;let $=Math.min(Math.
log2(d/u),10),b=h+2.4*$+6*Math.log2(d)-i*.3,U=Y=>{let q=fi(Y,s);return(q&&ai(q,l))??Y},X=()=>t.replace(/[^\r\n]+/g,U);r.
push({step:`${l} read as ${s}`,bits:b,isSure:!0,undo:X})}}return r}function op(t,e){let n=0;for(let o of new Set(t.match(
di)))n+=new Set([...o].filter(r=>r>"\x7F"&&!e.includes(r))).size;return n}var qt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var Ro=class{path=[];lost=0;#t;#e;#n;#o;#r;#i=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c},{eol:f,
isOnlyCopy:a=!1}={}){this.#n=r,this.#o=f&&new qt(f,0),this.#r=a,this.#t=Se(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"f\
atal",losses:c},"");let u=s==="replacement"?()=>"?":s;this.#e=Se(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:u,losses:c},
"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(e,n,r=>this.#i.push(r))}catch(r){throw this.#s(
O.source,o),r}n!==O.none&&this.#s(n,o)}#s(e,n){let o=Buffer.concat(this.#i);this.#i=[];let[r]=sa(ip(o));if(e===O.source&&
(this.path=r?.path??[],this.lost=r?.lost??0),this.#r&&r&&(r.score<.75||r.lost>0)){let c=r.lost>0?`${lt(r.lost,"character")}\
 could not be recovered`:"this is uncertain";throw new Error(`it looks like ${r.path.join(", and then ")}, but ${c}; use\
 --in-place=.bak to repair it and keep the old file`)}let s=(r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,"")))??
o;this.#e.transcode(this.#o?.add(s)??s,e===O.result?e:O.none,n)}};function ip(t){try{return new At(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(ua.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var Wo=require("node:buffer");var da={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Do=class{#t={...da};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addMalformed(e){this.#t.malformed===0&&(this.#t.
firstMalformed=e),this.#t.malformed+=1,this.#e+=1}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+Rt.firstMalformed()),
n.malformed+=Rt.malformed(),this.#e+=Rt.malformed(),n.unmappable===0&&(n.firstUnmappable=e+Rt.firstUnmappable(),n.codePoint=
Rt.codePoint()),n.unmappable+=Rt.unmappable()}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===65533&&
this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.unmappable+=
1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...da},this.#e=0,e}};function pa(t,e,n){let{unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}=n,f=[],{malformed:a,firstMalformed:u,firstUnmappable:l,
codePoint:d}=t,x=lt(a,"invalid byte sequence"),m=fp(n),h=`${ha(a)}at offset ${u}`,S=ma(a,c);if(a>0&&i)f.push(`${x} ${S},\
 ${h}`);else if(a>0&&m!==void 0){let $=m!==""&&o==="ignore";f.push(`${x} ${m===""?S:`${hi(c)} ${m}`}, ${h}; the file is \
damaged, or not in ${en(n,e)}: check --from, or use ${$?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let y=sp(t.unmappable,o,r,c);if(t.unmappable>0&&y){let $=s||Number.isNaN(l)?"":` at offset ${l}`,b=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",U=`${ha(t.unmappable)}${pi(d)}${$}`;f.push(`${cp(t.unmappable,So(n))} ${y}, ${U}${b}`)}
return f}function sp(t,e,n,o){let r=ma(t,o),i=`${hi(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${hi(o)} ?`,translit:i,"translit-replacement":`${i}, or ?`,ignore:r}[e]}var hi=t=>t?"w\
ould become":"became",ma=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,ha=t=>t===1?"":"the first ",cp=(t,e)=>`${lt(
t,"character")} that ${e} can't represent`;function pi(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${an(t)})`:an(t)}function fp({to:t,toOther:e,unmappable:n}){if(e?e.isUnicode:ie(t)||t===Z("gb18030"))return"\
U+FFFD";if(n!=="fatal")return n==="ignore"?"":n==="html"?"&#65533;":"?"}var hp="\x1B[?25l",pp="\x1B[?25h",wa="\r\x1B[K";function ga(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let d=wp(r,u,(l-f)/1e3);mo(`${i?"":hp}${wa}${d.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(u){r+=u,!(r<2e6)&&(o??={total:xp(t),canShow:mp(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&mo(`${wa}${pp}`),i=!1}}}var mp=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function xp(t){let e=0;for(let n of t){let o=n==="-"?void 0:Ft(n);if(!o?.isFile())return;e+=Number(o.size)}return e}function wp(t,e,n){
let o=`${ko(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${ko(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${ko(t)} of ${ko(e)} MB | ${o} | ${c}${s%60} s left`}var ko=t=>(t/1e6).toFixed(1);var Po=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Ep(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{de(this.#t,
this.#e),n=$n(e,e.length,0,!1,!1),this.#e=rt()}catch(o){throw ot(o)}for(let o of new Uint16Array(w.memory.buffer,Dn(),n))
(o&64512)!==56320&&(this.column+=1)}};function Ep(t){let{start:e,words:n}=Sn(t,0),o=e+4*n.length,r=ya(t,0,Math.min(e,t.length))+
ya(t,o,t.length);for(let i=0;i<n.length;i+=255){let s=Math.min(i+255,n.length),c=0;for(let f=i;f<s;f++){let a=n[f]^168430090,
u=(a&2139062143)+2139062143|a|2139062143;c=c+(~u>>>7)|0}r+=(c&255)+(c>>>8&255)+(c>>>16&255)+(c>>>24)}return r}function ya(t,e,n){
let o=0;for(let r=e;r<n;r++)t[r]===10&&(o+=1);return o}var Jt=class extends Error{};async function gi(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=ga(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Qe(i))}),c=0;try{n||(r=Qe(i)),o=Sp(t);let f=new xi(t,e,o,s);for(let a of t.files)
if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=qe(t.output,f instanceof
Jt?f.cause:f)||c}return r(),c}function Sp(t){let{output:e,files:n,isDry:o,mode:r,quiet:i}=t;if(e!==void 0&&n.length===1&&
n[0]===e){let s=t.old??Ft(e);if(s?.isFile()&&wo(e)===void 0)return nf(e,s,t)}return o?zr:Gr(e,r,i)}var xi=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new wi(e,n,i=>{try{o.write(i)}catch(s){throw new Jt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Jt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),wt(_(e),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#e.finish()}async#r(e){let{
output:n,old:o,found:r}=this.#t,{file:i,present:s}=this.#e,c=await Jr(e,{output:i,expected:e===n?s:o,isFound:r.has(e)});
try{for(let a=await c.next();a;a=await c.next())this.#o.convert(a,O.none),await this.#i(),this.#n.add(a.length),await tn()}finally{
await c.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{decision:f}=this.#o;f&&this.#t.onDecision?.(
f)}#i(){return this.#e.wait()?.catch(e=>{throw new Jt("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),gt(_(e),n)}},wi=class{#t;#e;#n;#o;#r=new Do;#i;#s;#c=!1;#f=[];#p=!1;#d=!1;#u;constructor(e,n,o){let{to:r,
toOther:i,bom:s,fatal:c,unmappable:f,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let u=s==="keep"&&$t(r)&&e.files.length===1,
l={fatal:c,ignoreBOM:u,bom:s==="add",unmappable:f,losses:this.#r};this.#o=n.newTranscoder(e,l);let d=f==="fatal"||f==="t\
ranslit";this.#u=d&&!$t(r)&&!i?new Po(r):void 0,this.#s=n.convertsLineEndings?void 0:a&&new qt(a,r)}get decision(){return this.#o.
decision}convert(e,n){let o;if(this.#d=!0,n!==O.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];let{from:f,fromOther:a,
isOnlyCopy:u}=this.#t,l=u?1:6,d=a?void 0:f;this.#p=typeof f=="number"&&d!==0&&Tp(e,d,l)}this.#f.push(...e.subarray(0,Oa.
length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(Op);if(r)throw new Error(r);let i=[];try{this.#o.transcode(
e,n,f=>{this.#u?.advance(f),this.#e.isLending?this.#l(f):i.push(f)})}catch(f){if(f instanceof Jt)throw f;o=f}for(let f of i)
if(!this.#i)this.#l(f);else for(let a of this.#i.add(f))this.#l(a);if(this.#c=!o&&n===O.none,this.#i&&!this.#c){for(let f of this.#i.
end())this.#l(f);this.#i=void 0}this.#u?.settle();let{place:s}=this.#o,c=o&&Ap(this.#h(o),this.#t,this.#u??s);if(this.#c||
this.#u?.startFile(),o)throw c}#h(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&e instanceof ft&&e.codePoint===
65533)||!(this.#t.isChanged||o===e.index))return e;let i=en(this.#t,this.decision?.encoding);return new Error(`the bytes\
 at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ? in their place, or -c to l\
eave such bytes out`)}#l(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(new Uint8Array,O.source)}catch(e){
if(e instanceof Jt)throw e}}#a(e){let{from:n,fromOther:o}=this.#t;if(o?.isUnicode)return;let r=Uint8Array.from(this.#f);
if(Oa.every((s,c)=>s===r[c]))return"it looks like UTF-32; use --from utf-32";let i=Ct(r);if(!(typeof n=="object"||n===i?.
encoding&&!o))return i?`it begins with the byte order mark of ${g[i.encoding].name}; check --from, ${e}`:this.#p?`it loo\
ks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,verbose:r}=this.#t,{decision:i}=this.#o,
s=this.#r.take();if(!i||!this.#d)return[];this.#d=!1;let c=o?[]:pa(s,i.encoding,this.#t),{path:f=[],lost:a=0}=this.#o;if(f.
length>0&&!o){let d=a>0?`; ${lt(a,"character")} could not be recovered`:"";c.unshift(`repaired: it was ${f.join(", and t\
hen ")}${d}`)}let u=i.kind!=="UTF-32"&&Ve(i);typeof e=="object"&&(r||!o&&u)&&c.unshift(bp(i));let l=o||n?void 0:this.#a(
"or use --from auto");return l&&c.unshift(l),c}},Oa=[255,254,0,0],Op="use --from auto or --skip-utf8, or keep the old fi\
le with --in-place=.bak";function Tp(t,e,n){let o=e===37||e===38;return(o?t.includes(0):(0,Wo.isAscii)(t))?!1:[0,1,2,3].
some(r=>{let i=t.subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,Wo.isUtf8)(i)&&i.some(c=>(o||c>=128)&&--s===0)})}function bp(t){
let{source:e,score:n}=t,o=n===null?e:`${e}, ${n.toFixed(2)}`,r=Ve(t),i=r?`; ${r}: check the result, or name the encoding\
 with --from`:"";return`decoded as ${Oo({},t)} (${o})${i}`}function Ap(t,{isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof
L){let i=t.length===1?"is":"are",s=n?"keep the old file with --in-place=.bak":"leave out --fatal";return new Error(`${lt(
t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}; check --from, or ${s} to replace such bytes with \
U+FFFD`)}if(t instanceof ft&&r){let{line:i,column:s}=r,c=e?"":` (offset ${t.index})`,f=o==="translit"?"replacement":"tra\
nslit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.encoding} can't represent ${pi(t.codePoint)}; us\
e --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Bp={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},vo=class{#t;#e;#n;#o;#r;#i=!0;constructor(e,n,o,{
drop:r,eol:i}){this.#n=o,this.#o=r,this.#r=i&&new qt(i,38),this.#t=e,this.#e=n}get place(){return this.#e.place}get decision(){
return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=this.#o?Ip(e,Bp[g[this.#t.from].name]):
[],i=r.pop()??e;this.#i&&this.#e.startFile?.(),this.#i=!0;for(let s of r)this.#s(s,O.none,o);this.#s(i,n,o),this.#i=n!==
O.none}#s(e,n,o){let r=[],i=this.#n.malformed,s;try{this.#t.transcode(e,n,f=>r.push(f))}catch(f){s=f}let c=this.#o?this.#n.
malformed-i:0;this.#o&&this.#n.forgetDecoded();for(let f of r){let a=this.#r?.add(f)??f,u=Fp(a,c);c-=(a.length-u.length)/
2,this.#e.transcode(u,O.none,o)}if(n===O.result&&this.#e.transcode(new Uint8Array,n,o),s)throw s}};function Ip(t,e){if(!e)
return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<c;i++)r.push(t.subarray(
i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+o.length))){c>i&&r.push(
t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)f+=o.length;f>i&&r.push(
t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Fp(t,e){if(e===0)return t;let n=new Uint8Array(
t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=t[i],n[o++]=t[i+1]}
return n.subarray(0,o)}var rn=class extends Error{suggestion;constructor(e,n){super(e),this.suggestion=n}};var ba=["bash","zsh","fish"];var Ho=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Np,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:_p,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
d if there is none, stop (translit) or write ? (translit-replacement).",choices:gc},{flags:"--bom <MODE>",what:"Whether \
the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or \
if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Conver\
t all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML d\
eclarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encodin\
g, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'\
Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or \
unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose\
 how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declarat\
ion first (html, xml).',choices:Lr},{flags:"--locale <TAG>",what:'The language of the text, such as "ja": a hint for "au\
to" and --detect.',parse:Cp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, or how many files we\
re converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--fr\
om auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"List the encodings\
 and their labels, and those beyond the standard."},{flags:"--completion <SHELL>",what:"Print a completion script for a \
shell.",choices:ba}];var Go=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Np(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Aa(e)}var Mp=/ascii|^ansi_x3\.4|367$|646/i;
function _p(t){let[e,...n]=t.split("//"),o=Aa(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new rn(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Mp.test(e)&&o===Z("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Cp(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Aa(t){let e=Z(
t)??Qn(t);if(e===void 0)return{unknown:t};if(e===36)throw new rn("It is a label of the replacement encoding, which is no\
t for text; use the name of another one.");return e}var Pt="encoding-wasm",jo=()=>[...Ho,...Go].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?$p(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Lp(e)}}),$p=t=>[...t?["auto"]:[],...g.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Lp=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Ba(t){return{bash:Up,zsh:Rp,fish:Dp}[t]()}function Up(){let t=jo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=jo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
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
`}function Rp(){let t=jo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,u=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${u}`:""}' \\`});return`#compd\
ef ${Pt}
# Completion for ${Pt} in zsh: put it into a directory of $fpath as _${Pt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Dp(){let t=jo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(d=>d.startsWith(
"--")?`-l ${d.slice(2)}`:`-s ${d.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",u=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${u?` -a '${u}'`:""}`;return`complete \
-c ${Pt} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Pt} in fish: put it into ~/.config/fish/completi\
ons/${Pt}.fish
${t.join(`
`)}
`}var Yo=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Ia(t){
let e=[...Ho,...Go].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((u,l,{length:d})=>{let m=`${i?u.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===d-1);return`\\fB${Yo(
u)}\\fR${h?i?`[${m}]`:m:""}`}),a=r?`
${Yo(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Yo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Yo(t)}" "User Commands"
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
`}async function kp(t,e){if(!vf())return Oe.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:u,inPlace:l,outDir:d}=e,x={sniff:i,locale:s,detect:!0};if(o)return kf({...t,sniffing:x,json:r});
let m=l!==void 0||d!==void 0,{fromOther:h,toOther:S}=t,y=S&&Fo(S),$=u===void 0?void 0:ve(t.to,y),b=$?J=>$(J)??u:t.unmappable,
U=!!c||Fa(b),X=h!==void 0||S!==void 0,Y={...t,from:n==="auto"?Af(x,m,l===""):n,unmappable:b,otherwise:u,drop:c,isChanged:!!(c||
f||X||U&&t.eol)},q={isLending:!c&&!f&&!a&&!X&&!Fa(b),convertsLineEndings:U||X,newTranscoder(J,Nt){let{from:Wt,to:Ei}=J,Vo=q.
convertsLineEndings?J.eol:void 0;if(f)return new Ro(Wt,Ei,Nt,{eol:Vo,isOnlyCopy:J.isOnlyCopy});if(c||Vo||J.fromOther||J.
toOther){let yi=Pp(J,typeof Wt=="number"?Wt:0,Nt,Vo);return typeof Wt=="number"?yi:new je(Wt,yi)}return Se(Wt,Ei,q.isLending?
{...Nt,take:yr}:Nt,"")},newFixer:a&&(()=>new be(Y.to))};if(!m)return gi(Y,q);let{skipUtf8:sn=!1,keepBinary:Ne=!1,dryRun:Ko=!1}=e,
cn={suffix:l,directory:d,skipUTF8:sn,keepBinary:Ne,dryRun:Ko,findDeclarations:!a&&!Y.quiet};return Ff(Y,cn,(J,Nt=q)=>gi(
{...Y,...J},Nt))}function Pp({to:t,fromOther:e,toOther:n,drop:o=!1},r,i,s){let c=i.fatal&&!o,f=e?new Bo(e,i,o):Rr(r,{...i,
fatal:c}),a=n?new Io(n,i,ve(t,Fo(n))):Se(38,t,{...i,fatal:!1,ignoreBOM:!0},""),u=i.losses;return new vo(f,a,u,{drop:o&&!e,
eol:s})}var Fa=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
