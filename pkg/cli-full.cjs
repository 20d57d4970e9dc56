"use strict";var vf=Object.create;var Xe=Object.defineProperty;var Hf=Object.getOwnPropertyDescriptor;var Gf=Object.getOwnPropertyNames;var jf=Object.getPrototypeOf,Yf=Object.prototype.hasOwnProperty;var Kf=(t,e)=>{for(var n in e)Xe(t,n,{get:e[n],enumerable:!0})},zr=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Gf(e))!Yf.call(t,r)&&r!==n&&Xe(t,r,{get:()=>e[r],enumerable:!(o=Hf(e,r))||o.enumerable});return t};var zf=(t,e,n)=>(n=t!=null?vf(jf(t)):{},zr(e||!t||!t.__esModule?Xe(n,"default",{value:t,enumerable:!0}):n,t)),qf=t=>zr(Xe(
{},"__esModule",{value:!0}),t);var Km={};Kf(Km,{completionFor:()=>kf,manual:()=>Pf,runFully:()=>jm});module.exports=qf(Km);var L=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`,o=Number.isNaN(this.offset)?"some bytes":`${n} at offset ${this.offset}`;return new TypeError(
`${e}: The encoded data was not valid: ${o} cannot be decoded as ${this.encoding}. Check the encoding, or decode without\
 'fatal' to get U+FFFD in such places.`)}};var Je=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,qr=Symbol.for("encoding-wasm.UnmappableError"),st=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Je(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&qr in o}[qr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var vt=t=>Array(t).fill(void 0);function v(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var Vr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Xr=`!
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
?`;var Ze=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var y=Xf();function Xf(){let t=Ze.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Zr=v(()=>new Map(y.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),Ht=t=>t<36&&t!==33,W=t=>t>0&&t<
29,Zt=t=>t>=29&&Ht(t);function V(t){let e=Zr();return e.get(t)??e.get(ei(Zf(t)))}var Jf=v(()=>new Map(Array.from(Zr(),([
t,e])=>[tn(t),e]).reverse()));function Qr(t){let e=tn(t),n=Jf().get({936:"gbk",950:"big5"}[e]??e);return n===36?void 0:n}
var tn=t=>ei(t).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ti=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function It(t){if(t[0]>=239)return ti.find(e=>e.bytes.every((n,o)=>t[o]===n))}function en(t){return ti.find(e=>e.
encoding===t)?.bytes}function Bt(t){return t===0||t===37||t===38}function Zf(t){let e=0,n=t.length;for(;Jr(t[e]);)e+=1;for(;Jr(
t[n-1]);)n-=1;return t.slice(e,n)}var Jr=t=>`	
\f\r `.includes(t);function ei(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var nn="encoding-wasm";var ni=()=>({});function _o(){throw new Error("encoding-wasm: call instantiate() first.")}var on=(t,e)=>t?.prototype?.[e],rn=t=>on(globalThis.Buffer,t),Qt=rn("ucs2Slice"),oi=rn("ucs2Write"),sn=rn("utf8Slice"),cn=rn(
"latin1Slice"),ri=t=>globalThis[t],ii=ri("TextDecoder"),Qf=on(ii,"decode"),$o=ri("TextEncoder"),ta=on($o,"encode"),ea=on(
$o,"encodeInto");function Dt(t,e=!1,n=!0){let o=new ii(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",
{value:Qf})}function si(){let t=new $o;return Object.defineProperties(t,{encode:{value:ta},encodeInto:{value:ea}}),t}function ot(t){
try{return t()}catch{return}}var ci=()=>"WebSocketPair"in globalThis;var na=new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["b\
ody",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it\
 first","read it first"]]]);function oa(t){if(t==null)return`${t}`;if(typeof t!="object")return typeof t;try{let e=Object.
prototype.toString.call(t).slice(8,-1);return/^(Array|Object|Promise)$/.test(e)?e.toLowerCase():e}catch{return"object"}}
var fi=t=>/^(null|undefined)$/.test(t),ra=t=>fi(t)?t:`${/^[aeio]/i.test(t)?"an":"a"} ${t}`;function ai(t){return typeof t!=
"string"?ia(oa(t),0):V(t)===void 0?"it is a string, which is already decoded.":`it is the label '${t}'; pass the bytes f\
irst, and the label after them.`}function ia(t,e){let o=na.get(/^(Blob|File|Request|Response)$/.test(t)?"body":t)?.[e]??(e===1&&!fi(t)?"convert it with S\
tring()":"");return`it is ${ra(t)}${o&&`; ${o}`}.`}var Do=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,li=()=>Object.getPrototypeOf(Uint8Array.prototype),fn=t=>Do(li(),
t),Lo=t=>Do(DataView.prototype,t),sa=()=>Do(ArrayBuffer.prototype,"byteLength"),di=t=>li()[t],Ro=fn(Symbol.toStringTag),
an=fn("buffer"),mi=fn("byteOffset"),pi=fn("byteLength"),ca=di("includes"),hi=di("set"),fa=Lo("buffer"),aa=Lo("byteOffset"),
xi=Lo("byteLength"),wi=sa(),h=t=>pi.call(t),A=(t,e,n=h(t))=>n>e?new Uint8Array(an.call(t),mi.call(t)+e,n-e):R;function Gt(t,e){
let n=new Uint8Array(h(t)+h(e));return X(n,t),X(n,e,h(t)),n}var rt=(t,e)=>A(t,0,Math.min(e,h(t))),X=(t,e,n)=>hi.call(t,e,
n),un=(t,e)=>ca.call(t,e);function $(t,e,n){let o=n-e,r=new Uint8Array(o);if(o>24)X(r,A(t,e,n));else for(let i=0;i<o;i++)
r[i]=t[e+i];return r}function Nt(t,e,n,o){if(o>24)hi.call(t,h(n)===o?n:A(n,0,o),e);else for(let r=0;r<o;r++)t[e+r]=n[r]}
function gi(t){try{return wi.call(t),!1}catch{return!0}}var Oe=t=>Ro.call(t)==="Uint8Array"&&!gi(an.call(t));function ht(t,e,n=void 0){
if(!ArrayBuffer.isView(t)&&da(t)===void 0){let o="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'";
throw new TypeError(`${e}: ${n??`${o}: ${ai(t)}`}`)}return t}function xt(t){if(Oe(t))return t;let e=ArrayBuffer.isView(t)?la(t):ua(t);return gi(an.call(e))?$(e,0,h(e)):e}function ua(t){
try{return new Uint8Array(t)}catch{return R}}var Ei=t=>Ro.call(t)==="Uint8Array";function la(t){try{return Ro.call(t)===
void 0?new Uint8Array(fa.call(t),aa.call(t),xi.call(t)):new Uint8Array(an.call(t),mi.call(t),pi.call(t))}catch{return R}}
var R=new Uint8Array;function da(t){try{return wi.call(t)}catch{}try{return xi.call(new DataView(t))}catch{return}}function Lt(t,e,n){
ln(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));return o}function ln(t,e){if(t!=null&&typeof t!=
"object"&&typeof t!="function")throw new TypeError(`${e}: The options must be an object.`)}function yi(t,e){return ln(t,
e),!!t?.stream}var wt=t=>`${t}`;function Si(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function dn(t,e){ln(t,e);let n=!!t?.fatal,o=!!t?.ignoreBOM;return{fatal:n,ignoreBOM:o}}function Uo(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=wt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}var ma=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],ko;function Oi(){if(typeof WebAssembly!=
"object")return!1;try{ko??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(ma)))!==null}catch(t){let{name:e}=t;
(e==="CompileError"||e==="EvalError")&&(ko=!1)}return ko??!0}var Ai=t=>(t&63488)===55296;function bi(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&o<=57343?
65533:o}var Fi=t=>t<128?1:t<2048?2:t<65536?3:4,jt=t=>t<194||t>244?0:t<224?2:t<240?3:4;function pn(t,e){let n=t===224?160:
t===240?144:128,o=t===237?159:t===244?143:191;return e>=n&&e<=o}function hn(t,e,n){let o="";for(let r=0;r<n;r+=8192){let i=new Uint16Array(
t,e+2*r,Math.min(8192,n-r));o+=String.fromCharCode.apply(null,i)}return o}function Ii(t,e,n){let o=n;return t<128?e[o++]=
t:(t<2048?e[o++]=192|t>>6:(t<65536?e[o++]=224|t>>12:(e[o++]=240|t>>18,e[o++]=128|t>>12&63),e[o++]=128|t>>6&63),e[o++]=128|
t&63),o}var xn=v(()=>ci()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":sn&&
cn&&Qt?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other");var Y=1/0,ha={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],utf16LE:[0,33],
singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],multiByte:[0,513]},chromium:{
utf8:[0,64],utf16LE:[0,Y],singleByte:[4096,Y],multiByte:[512,Y]},firefox:{utf8:[0,17],utf16LE:[0,33],singleByte:[256,257],
multiByte:[512,Y]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],multiByte:[0,Y]}},xa={node:{ascii:48,loop:128,utf16ByString:16777216},
deno:{ascii:48,loop:128,utf16ByString:0},bun:{ascii:32,loop:Y,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},
firefox:{ascii:400,loop:Y,utf16ByString:0},other:{ascii:Y,loop:Y,utf16ByString:0}},wa={node:{utf8Slice:8191,latin1:!0,readMany:128,
writeMany:64},deno:{utf8Slice:64,latin1:!0,readMany:128,writeMany:Y},bun:{utf8Slice:0,latin1:!0,readMany:16,writeMany:16},
chromium:{utf8Slice:0,latin1:!1,readMany:Y,writeMany:Y},firefox:{utf8Slice:0,latin1:!1,readMany:1024,writeMany:Y},other:{
utf8Slice:0,latin1:!1,readMany:16,writeMany:Y}},ga=[0,Y],Ea=[Y,Y],Po=vt(40);function Bi(t){if(Po[t]===void 0){let[e,n]=ya(
t);Po[t]={lookUp:e,host:n}}return Po[t]}function ya(t){let{utf8:e,utf16LE:n,singleByte:o,multiByte:r}=ha[xn()];return t===
0?e:t===38?n:!!0&&(W(t)||Zt(t))?Ea:W(t)?o:Zt(t)?r:ga}var Ni=()=>xa[xn()],wn=()=>wa[xn()];function Mi(t,e,n,o){let r=Ci(t),i=u=>Oa(u,r,e),s=(o&&i(()=>Aa(n,o)))??r,{readMany:c,writeMany:f}=wn(),a=c<1/0&&(i(()=>ba(
t))??i(()=>Fa(t)));return a?{...s,read:(u,l)=>(l<c?s:a).read(u,l),write:(u,l)=>(u.length<f?s:a).write(u,l),most:a.most,collect:a.
collect}:s}function Oa(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";return ot(
()=>{let r=t();return r.write(o,n),e.read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0})}var Ta="strings";function Aa(t,e){
let[n]=WebAssembly.Module.customSections(e,Ta),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.
Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function ba(t){let[e,n]=[Qt,oi];return{read:(o,r)=>e.call(
t(),o,o+2*r),write:(o,r)=>n.call(t(),o,r,2*o.length),most:1/0,collect:_i(t,(o,r)=>e.call(o,0,r))}}function Fa(t){let e=Dt(
"utf-16le");return{...Ci(t),read:(n,o)=>e.decode(new Uint16Array(t().buffer,n,o)),collect:_i(t,(n,o)=>e.decode(new Uint16Array(
n.buffer,0,o/2)))}}function Ci(t){return{read:(e,n)=>hn(t().buffer,e,n),write(e,n){let o=new Uint16Array(t().buffer,n,e.
length);for(let r=0;r<e.length;r++)o[r]=e.charCodeAt(r)},most:1/0}}function _i(t,e){let n;return typeof WeakRef!="functi\
on"?void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,a){X(s,new Uint8Array(t().buffer,f,2*a),c),c+=2*a},toText:()=>e(
s,c)}}function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}var Ae,x,Wo,vo,ft,P={input:0,units:0,output:0},yn=0,En={name:"",encoding:-1},K={isBusy:!0,count:0};function be(t,e){En.name=
t,En.encoding=e,K.count+=1,K.isBusy&&Di(),K.isBusy=!0}function Di(t=_o){if(!!0)return $i(ni());try{Ca(),Ae??=Ma(Na(t())),
$i(new WebAssembly.Instance(Ae).exports,Ae)}catch(e){throw _a(e)}}function Li(t){Ae=void 0,Di(()=>t)}var Ba=v(()=>ot(()=>Ri(_o()))===!0),ee=()=>!!0||Ae!==void 0||Oi()||Ba();function Na(t){return Ri(t)?t:new WebAssembly.Module(
t)}function Ri(t){try{return WebAssembly.Module.customSections(t,Ui),!0}catch{return!1}}var Ui="encoding-wasm";function Ma(t){
let[e]=WebAssembly.Module.customSections(t,Ui),n="encoding-wasm 0.1.0",o=e?String.fromCharCode(...new Uint8Array(e)):"so\
mething else";if(o===n||o===`${nn} 0.1.0`)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o},\
 not to ${n}; use encoding.wasm of this version.`)}function $i(t,e=void 0){x=t,Go=WebAssembly.RuntimeError,P.input=x.input(),
P.units=x.units(),P.output=x.output(),jo(),ft=Mi(Fe,P.units,x.memory,e),yn=Math.min(x.units_length(),ft.most),K.isBusy=!1}
var ki="labels and names work without it",Ho="import 'encoding-wasm/no-wasm'";function Ca(){if(typeof WebAssembly!="obje\
ct")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${Ho}; ${ki}.`)}
function _a(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if($a(t))return new RangeError(`encoding-wasm: ${Pi} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${Ho}`);
if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; ${"`\
await initialize()` before the first call"} (${e})`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let\
 this code compile WebAssembly; ${"call initialize() with a compiled module first"} (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;
return t instanceof o||t instanceof r?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't h\
ave SIMD: ${Ho} (${t})`):t}var Pi="no memory for WebAssembly; free some, and call again",$a=t=>t instanceof RangeError&&
/memory/i.test(t.message);function Fe(){return Wo[0]===void 0&&jo(),Wo}function ne(){return vo[0]===void 0&&jo(),vo}function jo(){
Wo=new Uint8Array(x.memory.buffer),vo=new Uint8Array(x.memory.buffer,P.input,65536)}function at(t,e,n){be(t,e);try{let o=n();
return K.isBusy=!1,o}catch(o){throw gt(o)}}var Go;function gt(t){if(!K.isBusy||!Da(t))return t;let e=y[En.encoding]?.name,
n=`${En.name}${e?` of ${e}`:""} failed`;return La()?new RangeError(`encoding-wasm: ${n}: ${Pi}`,{cause:t}):new Error(`en\
coding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:t})}var Da=t=>Go!==void 0&&t instanceof Go;function La(){try{return x.memory.grow(32),!1}catch{return!0}}var Gi=()=>new Int32Array(x.memory.buffer,x.codec(),x.codec_length()>>2),tt=()=>new Int32Array(Gi()),Yo=t=>X(Gi(),t);function oe(t,e){
be("decoding",t),e?Yo(e):x.new_decoder(t)}function Ko(t,e){be("encoding",t),e?Yo(e):x.new_encoder(t)}function zo(t,e,n,o){
be("transcoding",t),o?Yo(o):x.new_transcoder(t,e,+n)}function ji(t,e){x.set_source_encoding(t,+e),K.isBusy=!1}function Yt(t){
let e=h(t),n=x.alloc(e)>>>0;return X(Fe(),t,n),[n,e]}var Pa=v(()=>Uint8Array.from(Ze,t=>t.charCodeAt(0))),Wi,qo=t=>at("s\
niffing",-1,()=>(Wi!==x&&x.give_labels(...Yt(Pa())),Wi=x,t())),Vo=(t,e,...n)=>qo(()=>x.sniff_html(...Yt(t),e,...n)),Yi=(t,e,n)=>qo(
()=>x.sniff_xml(...Yt(t),e,n));function Ki(t,e){let n=qo(()=>x.find_declared_label(...Yt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var zi=(t,e)=>at("sniffing",-1,()=>x.default_for(...Yt(t),e)),qi=(t,e,n,o,r,i)=>at("detection",-1,
()=>{let s=h(t),c=0;do{let d=Math.min(c+65536,s);x.feed_detector(...Yt(A(t,c,d)),+(e&&d===s)),c=d}while(c<s);let f=d=>d?
Yt(d):[0,0],a=x.guess(...f(n),...f(o),...f(r),+i)>>>0,{buffer:u}=x.memory,l=new Float32Array(u,a,1)[0];return new Float32Array(
new Float32Array(u,a+4,l))});function re(t,e,n,o,r){Nt(ne(),0,t,e),K.isBusy=!0;let i=x.decode_block(e,n,+o,+r);return K.
isBusy=!1,i}var Sn=(t,e,n)=>at("decoding",-1,()=>{for(let o=0,r=1024;o<e;o+=r,r=Math.min(4*r,65536)){let i=Math.min(r,e-
o);if(X(ne(),i===e?t:A(t,o,o+i)),!x.is_free_of(i,128,n))return!1}return!0}),Et={encoding:-1,table:void 0,owner:void 0};function Xo(t){
return Et.encoding===t&&Et.owner===x&&Et.table?.[0]!==void 0?Et.table:at("encoding",t,()=>{let e=x.unit_table(t)>>>0,{buffer:n}=x.
memory;return Et.encoding=t,Et.owner=x,e===0?Et.table=void 0:W(t)?Et.table=new Uint8Array(n,e,16384):Et.table=new Uint16Array(
n,e,65536),Et.table})}function On(t,e){try{return t+e}catch(n){throw Ie(n)}}var Ie=t=>new RangeError("The text is too lo\
ng for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:t});var Tn=(t,e,n,o=0)=>ft.write(t.slice(e,n),P.units+2*o);function Jo(t,e,n,o){K.isBusy=!0;let r=x.encode_block(t,e,n,+o);return K.
isBusy=!1,r}var O={none:0,source:1,result:2};function Vi(t,e,n,o){let r=h(t);Nt(ne(),0,t,r),K.isBusy=!0;let i=x.transcode_block(
r,+e,n,o);return K.isBusy=!1,i}var An=()=>x.finished()!==0,Be=t=>$(Fe(),P.output,P.output+t),Zo=t=>A(Fe(),P.output,P.output+
t);var J=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=h(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);X(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){X(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?$(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=va(this.#n),o=0;return this.forEach(r=>{X(n,r,o),o+=h(r)}),
n}};function va(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}var bn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=h(e);if(n===0)return;e[0]!==27&&this.#t(this.held);
let o=e[n-3]===27?n-3:n;this.#t($(e,0,o)),this.held=$(e,o,n)}addUnchanged(e){h(e)!==0&&(this.#t(this.held),this.held=R,this.#t(
e))}};var Fn;function Ha(){return Fn===void 0&&(Fn=null,Fn=ot(Ga)??null),Fn}function Ga(){let t=si(),{read:e,written:n}=t.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&`${[...o]}`=="2\
39,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var Qi=new Uint8Array(
48);function es(t){return t.length<=16?$(Qi,0,ns(t,Qi).written):Qo(t)??(ee()?void 0:ja(t))}function ja(t){let e=new Uint8Array(
3*t.length);return $(e,0,ns(t,e).written)}function ns(t,e){let n=h(e),o=0,r=0;for(;o<t.length;){let i=t.charCodeAt(o);if(i<
128&&r<n){e[r++]=i,o+=1;continue}let s=bi(t,o);if(r+Fi(s)>n)break;r=Ii(s,e,r),o+=s<65536?1:2}return{read:o,written:r}}function Qo(t){
try{return Ha()?.encode(t)}catch{return}}var Ya=new Uint8Array(256);function rs(t,e){let{length:n}=t,o=new Uint8Array(n),r=0;for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(
r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],o[r+3]=e[t.charCodeAt(r+3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+
5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.charCodeAt(r+7)];for(;r<n;r++)o[r]=e[t.charCodeAt(r)];return un(
o,0)?void 0:o}function is(t,e){let{length:n}=t,o=n<=128?Ya:new Uint8Array(2*n),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(
i),c=s<128?s:e[s];if(c===0&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return $(o,0,r)}function ss(t,e){if(e===0)return es(t);let{length:n}=t,{ascii:o,loop:r}=Ni();if(n>=o&&Ht(e)&&Ka(t)){let s=Qo(t);if(s&&h(
s)===n)return s}if(W(e))return n<=r?rs(t,Xo(e)):void 0;if(!!0||n>Math.min(r,65536)||e===33)return;let i=Xo(e);return i&&
is(t,i)}function Ka(t){let{length:e}=t,n=Math.max(8,e>>4);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}var tr=["fatal","html","replacement"],er=()=>"",Rt=class{encoding;unmappable;#t;#e=null;#n=0;#o=R;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return y[this.encoding].name}encode(e,n){let r=!this.#e&&(n||this.#r(
e))?ss(e,this.encoding):void 0;return r?(this.#n=n?0:this.#n+e.length,r):this.#s(e,n)}#r(e){let{length:n}=e;return n>0&&
this.encoding!==33&&(e.charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:tr.indexOf(this.unmappable)}#s(e,n){let o=this.#e,
r=this.#n,i=this.#o,s=new J;this.encodeOrFail(e,n,c=>s.add(c),(c,f)=>{throw new st(c,f,this.name)});try{return s.concatenate()}catch(c){
throw this.#e=o,this.#n=r,this.#o=i,c}}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o,f=this.#t,a=this.#i,
u=f===er,l=f&&!u?2048:65536,d=f&&this.encoding===33?new bn(c,o):void 0,w=d?g=>d.add(g):o,m=d?g=>d.addUnchanged(g):o,p=!1,
E=!1;try{Ko(this.encoding,s);for(let g=0;g===0||g<e.length;g+=l){let I=Math.min(g+l,e.length);Tn(e,g,I);let B=I===e.length;
for(let _=0,H=!1;!H;){let k=Jo(_,I-g,a,n&&B);w(Be(k===-2?x.written():k));let nt=i+g+_+x.start();if(_+=x.read(),H=k!==-2&&
An(),k!==-2||u)continue;E=!0;let ge=x.code_point();if(f){let Bo=tt(),{count:No}=K,Ve=()=>this.locate(nt),q=f(ge,Ve);K.count!==
No&&(Ko(this.encoding,Bo),Tn(e,g,I));let Ft=$t=>{throw new st($t,Ve(),this.name)};typeof q=="string"?za(q,w,Ft):q?m(q):Ft(
ge)}else r(ge,nt);E=!1}}n?d&&o(d.held):(this.#e=this.#r(e)?null:tt(),this.#n=i+e.length,this.#o=d?.held??R),p=!0}catch(g){
throw gt(g)}finally{n&&(p||E)&&(this.#e=null,this.#n=0,this.#o=R)}}};function za(t,e,n){let o=Si(t);for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Tn(o,r,i,2048);let s=Jo(2048,
2048+i-r,0,!1);s===-2&&n(x.code_point()),e(Be(s))}}var Va=v(()=>{let t=Xr.split(`
`),e=0;return new Map(Vr.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
cs=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Ne(t,e=Xa(t)){let n=new Map;return o=>{let r=n.get(o);return r===void 0&&
(r=fs(String.fromCodePoint(o),e,3),n.set(o,r)),r}}function Xa(t){let e=new Rt(t,"fatal");return n=>{try{return e.encode(
n,!0),!0}catch(o){if(o instanceof st)return!1;throw o}}}function fs(t,e,n){if(cs(t))return"";if(n===0)return null;let o=Ja(
t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:fs(c,e,n-1));if(!s.includes(null))return s.
join("")}return null}function Ja(t){let e=[...Va().get(t)??[],...Za(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(
n)?e:[...e,n.normalize(),n]}function Za(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){
let c=d=>s>>o.length-1-d&1,f=o.filter((d,w)=>c(w)),a=o.filter((d,w)=>!c(w)),u=[n,...f].join("").normalize("NFC"),l=u+a.join(
"");l.normalize("NFD")===e&&r.push(l),a.every(cs)&&i.push(u)}return[...r,...i]}function nu(t,e,n){let o="";for(let r=0;r<e.length;r+=n)o+=t.decode(e.slice(r,r+n),{stream:!0});return o+t.decode()}var Bn=[
0,255],In=[48,57],ds=[65,65],se=[27,27],as=[33,126],ou=[[Bn]],ru=[[[127,255],Bn,ds]],us=[[[129,132],In,[129,254],In],[[133,
254],In,[129,130],In]],ls=[[[216,223],[216,223],[216,223],[216,223]]],iu={"UTF-8":[[[224,245],[127,192],[191,192],[128,128],
ds]],"UTF-16BE":ls,"UTF-16LE":ls,GBK:us,gb18030:us,"EUC-JP":[[[143,143],[161,254],[161,254]]],"ISO-2022-JP":[[se,[36,36],
[66,66],as,as,se,[40,40],[66,66]],[se,[40,40],[64,74],Bn,se,[40,40],[66,66]],[se,[36,36],[64,67],Bn,[33,33],se,[40,40],[
66,66]]]};function ms(t){let e=t.reduce((o,[r,i])=>o*(i-r+1),1),n=new Uint8Array(e*t.length);for(let o=0;o<e;o++){let r=o;
for(let i=t.length-1;i>=0;i--){let[s,c]=t[i],f=c-s+1;n[o*t.length+i]=s+r%f,r=Math.floor(r/f)}}return n}function su(t,e){
let n=t;for(let o=0;o<e.length;o++)n=Math.imul(n^e.charCodeAt(o),16777619);return n}function cu(t,e,n){let o=2166136261;
for(let r of ps(e,n)){let i=ms(r),s=t.decode(i);if(nu(t,i,61)!==s)return;o=su(o,s)}return(o>>>0).toString(36)}var ps=(t,e)=>e?
ou:[...ru,...iu[t]??[]];function fu(t,e,n,o){let r=o?1:97;return ps(n,o).every(i=>{let s=ms(i),c=e();for(let f=0;f<s.length;f+=
r*i.length){let a=s.slice(f,f+i.length),u=t.decode(a),l=ot(()=>c.decode(a));if(l!==(u.includes("\uFFFD")?void 0:u))return!1;
l===void 0&&(c=e())}return!0})}var au="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm\
5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8h\
w c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud";function hs(t,e,n,o){let r=o(
!1);return cu(r,e,n)===au.split(" ")[t]&&fu(r,()=>o(!0),e,n)}function xs(t,e,n){let o=new Uint16Array(e.length),r=(s,c)=>{if(n)throw new L(y[t].name,s,c);return 65533},i=t===0?uu(e,
o,r):lu(e,o,r,t);return hn(o.buffer,0,i)}function uu(t,e,n){let o=0;for(let r=0;r<t.length;){let i=r,s=t[r++],c=s<128?1:
jt(s),f=c===1?s:s&127>>c,a=()=>r===i+1?pn(s,t[r]):(t[r]&192)===128;for(;r<i+c&&a();)f=f<<6|t[r++]&63;r!==i+c?e[o++]=n(i,
r-i):(f>65535&&(e[o++]=55232+(f>>10)),e[o++]=f>65535?56320|f&1023:f)}return o}function lu(t,e,n,o){let{length:r}=t,i=c=>o===
37?t[c]<<8|t[c+1]:t[c]|t[c+1]<<8,s=0;for(let c=0;c<r;c+=2){let f=i(c),a=(f&64512)===55296;c+1===r?e[s++]=n(c,1):Ai(f)?a&&
c+3<r&&(i(c+2)&64512)===56320?(e[s++]=f,e[s++]=i(c+2),c+=2):a&&c+3===r?(e[s++]=n(c,3),c+=1):e[s++]=n(c,2):e[s++]=f}return s}function ws(t,e,n,o){if(!Bt(t))return Mn(Cn(t,o),t,e,n,!1);if(!o&&gs(t))return Mn(Cn(t,!1),t,e,n,!1);if(n>2147483647)throw Ie(
void 0);return xs(t,$(e,0,n),o)}function Mn(t,e,n,o,r){if(o>2147483647)throw Ie(void 0);try{return t.decode($(n,0,o),{stream:r})}catch(i){
throw i?.name!=="TypeError"?Ie(i):new L(y[e].name,Number.NaN,0)}}var Cn=(t,e)=>gs(t)?Dt(y[t].name,e):du(t),Nn=vt(40);function gs(t){
if(Nn[t]===void 0){Nn[t]=!1;let{name:e}=y[t],n=o=>Dt(e,o);Nn[t]=ot(()=>hs(t,e,W(t),n))===!0}return Nn[t]}function du(t){
let{name:e}=y[t];try{at("decoding",-1,()=>{})}catch(n){let{message:o}=n,i=ot(()=>Dt(e))!==void 0?`The host's own TextDec\
oder gets ${e} wrong.`:`The host has no decoder of its own for ${e}.`,s=W(t)?" 'encoding-wasm/iconv-lite' decodes it wit\
hout WebAssembly.":"";throw new Error(`${o.replace(/\.?$/,".")} ${i}${s}`,{cause:n})}throw new Error("encoding-wasm: Web\
Assembly could not be used a moment ago; call again.")}function zt(t,e,n,o,r,i){try{oe(t,e);let c=o>yn&&o<268435456?ft.collect?.(o+3):void 0,f="",a=0;for(let u=0;;u+=65536){let l=o-
u<=65536,d=l?o-u:65536,w=d===o?n:A(n,u,u+d),m=re(w,d,a,r,i&&l);if(m<0)throw new L(y[t].name,u+x.start(),x.length());if(a+=
m,!(!l&&a+65536+3<=yn)){if(c)c.add(P.units,a);else{if(d===o)return ft.read(P.units,a);f=On(f,ft.read(P.units,a))}if(l)return c?
c.toText():f;a=0}}}catch(s){throw gt(s)}}function _n(t,e){if(t===0)return e(Uint8Array.from(pu))===hu;if(t===38||t===37){let o=xu.flatMap(r=>t===37?[r>>8,r&255]:
[r&255,r>>8]);return e(Uint8Array.from(o))===wu}let n=o=>e(o)===zt(t,null,o,h(o),!1,!0);if(!W(t))return!1;for(let o of gu())
if(!n(o))return!1;return!0}var pu=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,
244,144,128,128,97,240,159,146,97,230,188],hu="\uFEFFa\x7F\xE9\u6F22\u{1F4A9}\uFEFF\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDa\uFFFDa\uFFFD",
xu=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],wu="\uFEFFa\uFFFD\u6F22\uFFFD\u{1F4A9}\uFFFE\uFEFF\uFFFD";
function*gu(){for(let t=0;t<256;t++)yield Uint8Array.of(t);yield Uint8Array.from({length:4096},(t,e)=>e)}var $n=vt(40);function Os(t,e,n){$n[t]===void 0&&($n[t]=null,$n[t]=ot(()=>Eu(t))??null);try{return n>2147483647?void 0:$n[t]?.(
e,n)}catch{return}}var ys=new Uint8Array(64),Ss=vt(65);function Me(t,e){return e<=64?(Nt(ys,0,t,e),Ss[e]??=A(ys,0,e),Ss[e]):
Oe(t)?h(t)===e?t:A(t,0,e):$(t,0,e)}function Eu(t){let{latin1:e,utf8Slice:n}=wn();if(e&&t===38)return yu();if(e&&Ht(t)&&t!==
0)return Su(t);let o=Dt(y[t].name),r=s=>o.decode(s);if(!_n(t,r))return;if(t!==0||n===0)return(s,c)=>r(Me(s,c));let i=sn;
if(_n(0,s=>i.call(s)))return(s,c)=>c<=n?i.call(Me(s,c)):r(Me(s,c))}function yu(){let t=Qt,e=n=>t.call(n).toWellFormed();
if(_n(38,e))return(n,o)=>o%2===0?e(Me(n,o)):void 0}function Su(t){let e=cn,n=Uint8Array.from({length:256},(r,i)=>i);if(e.
call(n)!==String.fromCharCode(...n))return;let o=t===21?224:128;return(r,i)=>{let s=Math.ceil(i/8);for(let f=0;f<i;f+=s)
if((r[f]&o)===128)return;let c=Me(r,i);return Sn(c,i,o)?e.call(c):void 0}}function Ts(t,e,n){return at("decoding",t,()=>{let{buffer:o}=x.memory,r=new Uint16Array(o,P.units,65536),i=W(t),s=i?new Uint16Array(
o,x.byte_table(t),256):new Uint16Array(o,x.pair_table(t),65536),c="";for(let f=0;f<n;){let a=0;if(i)for(let u=Math.min(n,
f+65536);f<u;f++)r[a++]=s[e[f]];else for(;a<65536&&f<n;){let u=e[f++],l=s[u];if((l&63488)===55296&&(f===n||(l=s[u|e[f++]<<
8],(l&63488)===55296)))return;r[a++]=l}c=On(c,ft.read(P.units,a))}return c})}function As(t,e,n){return at("decoding",t,()=>{let{readBytes:o,readPairs:r}=ft;if(!o||!r)return;let i=!!0||W(t)?x.byte_table(
t):x.pair_table(t);if(i!==0)return Nt(ne(),0,e,n),(!W(t)?r:o)(P.input,n,i)??void 0})}function Ut(t,e,n,o,r){let i;if(ee()){if(e===0)return"";let{lookUp:s,host:c}=Bi(n);e<=s?i=As(n,t,e):e>=c&&(i=Os(n,t,e)),
(i===void 0||o&&i.includes("\uFFFD"))&&(i=zt(n,null,t,e,o,!0))}else i=ws(n,t,e,o);return r?i:nr(i,n)}var nr=(t,e)=>t.charCodeAt(
0)===65279&&Bt(e)?t.slice(1):t;var Ou=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function Dn(t){for(let[,e,n,o]of t.matchAll(Ou))if(/^charset$/i.
test(e))return n?.replace(/\\(.)/gs,"$1")??o}var Tu=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
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
osf00010100 osf00010101 osf00010102"],Au=v(()=>new Map(Tu.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Ln(t){let e=Dn(
t)??t;return V(e)??Au().get(tn(e))??Qr(e)}var bu=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,
Fu=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'e\
ncoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are byte\
s, not a label; check the order of the arguments."]];function bs(t){let e=Fu.find(([i])=>i.test(t));if(e)return` ${e[1]}`;
let n=Fs(t),o=Ln(t);if(o===void 0&&bu.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let r=o??Iu(n);return r!==
void 0&&r!==36?` Did you mean '${y[r].name}'?`:/[^ -~]/.test(t)?" This doesn't look like a label; check the order of the\
 arguments.":""}var Fs=t=>t.toLowerCase().replace(/[^a-z\d]/g,"");function Iu(t){if(t.length<3)return;let e=t.replace(/\D/g,
""),n=y.flatMap(({labels:o},r)=>o.map(Fs).some(s=>s.replace(/\D/g,"")===e&&Bu(t,s))?r:[]);return n.length===1?n[0]:void 0}
function Bu(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;let[o,r]=[t.slice(n),e.slice(n)];return o[0]===r[1]&&o[1]===
r[0]&&o.slice(2)===r.slice(2)||o.slice(1)===r||o===r.slice(1)||o.slice(1)===r.slice(1)}var Mu=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Cu=t=>Mu.find(([e])=>t>=e)[1];function yt(t,e){
let n=V(t);if(n===void 0){let o=t.length>80?`${t.slice(0,80)}\u2026`:t;throw new RangeError(`${e}: The encoding label pr\
ovided ('${o}') is invalid.${bs(t)}`)}if(void 0){let o=Cu(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${nn}\
' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Bs(t,e,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=yt(t,e);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(
`${e}: ${r} has no encoder in the standard; use ${n}.`)}return _u(o,t,e)}function _u(t,e,n){if(t===36)throw new RangeError(
`${n}: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var Ns=["fatal","html","replacement","ignore","translit","translit-replacement"];function Ms(t,e,n){if(typeof t=="function")return(r,i)=>$u(t(r,i()),n);if(t==="ignore")return er;if(t!=="translit"&&t!==
"translit-replacement")return;let o=Ne(e);return t==="translit"?o:r=>o(r)??"?"}function $u(t,e){if(typeof t=="string")return t;
if(t==null)return null;let o=xt(ht(t,e,"The function 'unmappable' returned neither a string, bytes nor null."));return $(
o,0,h(o))}var ce=t=>t==null?void 0:wt(t);function Ce(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function Du(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>yt(wt(o),e))}}var Un={allowUTF8:t=>t===void 0||!!t,candidates:Du,locale:ce,maxBytes:Ce,
tld:ce},or=["text","ASCII","empty","binary","unknown","UTF-32"];function fe(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=rt(t,i),f=e&&h(c)===h(t),a=qi(c,f,o,r&&Rn(r),s&&Rn(s),n),{0:u,1:l,2:d}=a;return{encoding:l<0?void 0:l,score:d,
kind:or[u],isASCII:or[u]==="ASCII"||or[u]==="empty",candidates:Array.from({length:(a.length-3)/2},(w,m)=>({encoding:y[a[3+
2*m]].name,score:a[4+2*m]}))}}function Rn(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function rr(t,e=void 0){
let n="Failed to execute 'detectEncoding'",o=ht(t,n),r=Lt(e,Un,n),i=fe(xt(o),!0,r);return{...i,encoding:i.encoding===void 0?
null:y[i.encoding].name}}var Uu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],ku=[33,36,37,
38],ae=(t,e)=>{let n=ce(t);return n===void 0?-1:yt(n,e)},Cs=(t,e,n)=>Math.min(Ce(t,e,n)??1024,1048576),_s=(t,e)=>Math.max(
3,e===-1?t:0);function $s(t){let e=ce(t)??"";return V(Dn(e)??e)??-1}function Pu(t,e,n){if(t)return Lt(t===!0?void 0:t,Un,
`${e}, option '${n}'`)}var Wu={defaultEncoding:ae,detect:Pu,likelyEncoding:ae,locale:ce,maxPrescanBytes:Cs,parentEncoding:ae,
transportLayerEncodingLabel:$s,userOverride:ae};function vu(t,e){let n=Lt(t,Wu,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,
parentEncoding:s,transportLayerEncodingLabel:c,userOverride:f}=n;return{prescanned:_s(i,Math.max(f,c)),declared(a){let u=Vo(
a,i,f,c,s,o);return u===-1?void 0:_e(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Ds(a)??{...Hu(
r,n.defaultEncoding),kind:a?.kind}}}function Ds(t){if(t?.encoding===void 0||t.isASCII)return;let{encoding:e,score:n,kind:o}=t;
return{encoding:e,confidence:"tentative",source:"detection",score:n,kind:o}}function Hu(t,e){return _e(zi(Rn(t),e===-1?21:
e))}var Gu={defaultEncoding:ae,maxPrescanBytes:Cs,transportLayerEncodingLabel:$s};function ju(t,e){let{defaultEncoding:n,
maxPrescanBytes:o,transportLayerEncodingLabel:r}=Lt(t,Gu,e),i=s=>{let c=_e(Yi(s,o,r));return c.source==="default"&&n!==-1?
{...c,encoding:n}:c};return{prescanned:_s(o,r),declared:i,decide:()=>i(R)}}function Yu(t,e){let n={...Un,defaultEncoding:ae},
{defaultEncoding:o,...r}=Lt(t,n,e);return{prescanned:4,needsMore:i=>It(i)?.encoding===38&&i[2]===0,declared(i){let s=It(
i);if(!(!s||s.encoding===38&&i[2]===0&&i[3]===0))return{encoding:s.encoding,confidence:"certain",source:"BOM",score:null,
kind:"text"}},options:r,decide(i){let s=o===-1?i?.encoding??21:o,c=i?.kind;return Ds(i)??{encoding:s,confidence:"tentati\
ve",source:"default",score:null,kind:c}}}}var Ku={detect:Yu,html:vu,xml:ju},ir=["detect","html","xml"],zu={prefixBytes:Ce,
sniff:Uo(ir)};function Mt(t,e){let{prefixBytes:n,sniff:o}=Lt(t,zu,e),r=Ku[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.
min(r.prescanned,n??1/0),needsMore:r.needsMore,declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:v(()=>{let c=s.candidates&&fe(R,!0,s);return!ku.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>qu(
r,c),takesWhole:n===void 0}}function qu({prescanned:t,declared:e,options:n,decide:o},r){return e(rt(r,t))??o(n&&fe(r,!0,
n))}function Ls(t){let e=Vo(rt(t,1024),1024,-1,-1,-1,-1);return e===-1||_e(e).source==="BOM"?void 0:_e(e)}function _e(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Uu[t>>8&255],score:null}}var ks=["(B","(J","(I","$@","$B"],kn=class{#t=!0;#e=!0;read(e,n){let o=h(e),r=this.#t?Xu(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Ju(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Qu(e,i);if(s=ks.includes(a),!s&&!n&&tl(a))break;this.#e=s}else
s=f>=128||i<r&&Zu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:h(e);for(;o<h(e)&&e[o]!==27;)o+=1;return o}};function Xu(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=h(t))return 1/0;if(e&&=Us(t[o],t[o+1]),n&&=Us(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function Ju(t,e){let n=h(t),o=n-e;if(o>=256){let i=A(t,e);if(!un(i,27)&&Sn(i,o,128))return n}let r=e;for(;r<
n&&t[r]<128&&t[r]!==27;)r+=1;return r}var Us=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||t===33&&e===34,
Zu=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Qu(t,e){let n="";for(let o=e+1;o<Math.min(e+3,h(t));o++)n+=String.fromCharCode(
t[o]);return n}var tl=t=>t.length<2&&ks.some(e=>e.startsWith(t));var St=class{decision=null;sample=R;detected;#t;#e=!0;#n=!1;#o=new kn;#r=new J;#i;#s=0;#c=R;#f=R;constructor(e){this.#t=
e;let{prescanned:n,needsMore:o}=e;this.#i=o?Math.min(n,3):n}add(e,n){let o=new J;if(this.#e&&n&&this.#t.takesWhole)return this.#a(
this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+h(e)<this.#i&&!n)return this.#m(e,this.#i,o);this.#r.add(e);let r=this.#r.
concatenate();this.#r=new J;let{prescanned:i,needsMore:s}=this.#t,c=rt(r,i);if(!this.#n&&!n&&h(c)<i&&s?.(c))return this.#m(
r,i,o);let f=this.#n?void 0:this.#t.declared(c);return this.#n=!0,f?this.#a(f,o,r):this.#p(r,n,o)}#p(e,n,o){let{detection:r,
decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=h(s)>c,a=n&&!f,{plain:u,
evidence:l}=r.passesASCII()?this.#o.read(rt(s,c),a):{plain:0,evidence:0};s=this.#l(s,u,o);let d=h(s),w=c-u;if(l===-1)return n||
f?this.#a(i(this.#d(rt(s,w),a)),o,s):this.#m(s,d+1,o);let m=Ws(rt(s,w),l-u,r.windowBytes),p=Math.min(m+r.windowBytes,w);
if(d<p&&!n)return this.#m(s,p,o);let E=rt(s,p),g=this.#d(E,d<p);if(p<=m||p===w||!r.passesASCII()||!ol(g,E))return this.#a(
i(g),o,s);s=this.#l(s,this.#o.skip(E,l-u),o)}}#d(e,n){this.sample=Gt(Gt(this.#c,this.#f),e);let o=this.#t.detection.options,
r=fe(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#m(e,n,o){
let r=h(e);return r>0&&this.#r.add($(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=rt(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-h(this.#c));return i>0&&(this.#c=Gt(this.#c,rt(r,i))),this.#f=Ps(Gt(this.#f,Ps(A(r,i)))),A(e,n)}#a(e,n,o){
return this.decision=e,{passed:n,rest:o}}},Ps=t=>A(t,Math.max(0,h(t)-64));function Ws(t,e,n){let o=Math.min(h(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function ol(t,e){return t.isASCII||t.encoding===void 0&&!(e[Ws(e,0,1/0)]>=128)}var Wn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Rt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=h(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(A(e,i,s?r:i+4096),
s?n:O.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=il(this.#t.copy(),e,r);let i=new J,s;try{this.#t.transcode(e,n===O.
result?O.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Ut(c,h(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===O.
result,o),this.#n=n===O.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function il(t,e,n){let o=h(
e),r=e,i=t,s=t,c=n,f=n,a=0,u;return l=>{for(;l>=f&&a<o;)r=A(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,O.none,d=>{f+=h(d)/2}),u=void 0;return u??=sl(i,r),u[l-c]}}function sl(t,e){let n=h(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Hs(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?cl(o.from,e,c):0;if(a>0){o.transcode(A(e,c,c+a),O.none,
()=>{});for(let g=0;g<a;g++)r[i++]=f++;if(s=f,c+=a,c===n)break}let u=A(e,c,c+1),l=o.copy(),d=0,w=0;o.transcode(u,O.none,
g=>{d===0&&(w=g[0]|g[1]<<8),d+=h(g)/2}),d>0&&(r[i++]=s);let m=w===65533&&s<f?Gs(l,u,O.none):void 0,p=m&&m.offset+m.length;
for(let g=1;g<d;g++)r[i++]=p===void 0?s:p+g-1;let E=f-s===2||f<=2;d>0&&!m?s=f+1:(m||E)&&(s=Hs(o))}return r[i]=s,r[i+1]=s+
1,r}function cl(t,e,n){if(W(t))return h(e)-n;let o=n;if(Ht(t))for(;e[o]<128;)o+=1;return o-n}var Hs=t=>Gs(t,R,O.source)?.
offset??t.position;function Gs(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof L)return o;throw o}}function le(t,e,n,o){return typeof t=="number"?js(t,e,n,o):new De(t,js(0,e,n,o))}function js(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Ms(r,e,o);if(!s||Bt(e))return new vn(t,e,n);let c=cr(t,n);return new Wn(c,e,r,i?.counting(s)??s)}function cr(t,e){return new vn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var vn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(zo(e,this.to,this.#n.ignoreBOM,
this.#t),ji(e,n),this.#t=tt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Be,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(en(this.to)??[]));
let u=Math.max(0,tr.indexOf(c)),l=h(e);try{zo(this.from,this.to,i,this.#t);for(let d=0;;){let w=l-d<=65536,m=w&&d===0?e:
A(e,d,w?l:d+65536),p=Vi(m,r,u,w?n:O.none);a?.addBlock(this.#e+d);let E=p<0?x.written():p;if(E>0&&o(f(E)),p===-2&&c!=="fa\
tal")return!1;if(p<0&&this.#o(p,d),d+=x.read(),w&&An())break}}catch(d){throw gt(d)}this.#t=n===O.result?null:tt(),this.#e=
n===O.none?this.#e+l:0}#o(e,n){let o=this.#e+n+x.start();throw this.#t=tt(),this.#e=0,e===-1?new L(y[this.from].name,o,x.
length()):new st(x.code_point(),o,y[this.to].name)}},De=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){this.#t=
e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=!1,
r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===O.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new St(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==O.none);i.length>0&&(this.#i.transcode(
i.concatenate(),O.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Uc=require("node:buffer"),no=require("node:fs"),oo=require("node:path");var Ot=class{encoding;fatal;ignoreBOM;#t=R;#e=null;#n=void 0;#o=!1;#r;constructor(e,n,o,r=0){this.encoding=e,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return y[this.encoding].name}reset(){this.#t=R,this.#e=null,this.#n=void 0,this.#o=
!1,this.#r=0}decode(e,n,o){let{encoding:r}=this,i=h(e),s=h(this.#t),c=s+i;if(i===0&&!n)return"";let f=n||W(r)||i>64&&Oe(
e),a=s===0&&f?e:this.#i(e,i,s),u,l=c;try{this.#s(n)?u=this.#c(a,c,n):Ys(r)?u=this.#f(a,c,n):!n&&Zt(r)?(u=zt(r,null,a,c,this.
fatal,!1),l-=x.held()):(n||(l-=fl(r,a,c)),u=Ut(a,l,r,this.fatal,!0))}catch(d){throw d instanceof L?(d.offset+=this.#r-s,
this.#t=R,this.#r+=i,o===void 0?d:d.toTypeError(o)):d}return!this.#o&&l>0&&(this.#o=!0,this.ignoreBOM||(u=nr(u,r))),this.#t=
l<c?$(a,l,c):R,this.#r+=i,u}#i(e,n,o){return o+n>512?Gt(this.#t,A(e,0,n)):(o>0&&X(fr,this.#t),Nt(fr,o,e,n),fr)}#s(e){let{
encoding:n}=this;return this.#n!==void 0||!ee()&&(Ys(n)||!e&&Zt(n))}#c(e,n,o){let r=this.#n??Cn(this.encoding,this.fatal);
this.#n=void 0;let i=Mn(r,this.encoding,e,n,!o);return o||(this.#n=r),i}#f(e,n,o){try{let r=zt(this.encoding,this.#e,e,n,
this.fatal,o);return this.#e=o?null:tt(),r}catch(r){throw r instanceof L&&(this.#e=tt()),r}}},Ys=t=>t===33||t===36,fr=new Uint8Array(
512);function fl(t,e,n){if(t===0)return al(e,n);if(t!==38&&t!==37)return 0;let o=n%2;return(e[n-o-(t===37?2:1)]&252)===216?
o+2:o}function al(t,e){for(let n=1;n<=3&&n<=e;n++){let o=t[e-n];if(o>=128&&o<192)continue;let r=jt(o);return n<r&&(n===1||
pn(o,t[e-n+1]))?n:0}return 0}var At=require("node:fs"),hc=require("node:path");var ar=require("node:buffer");var zs=/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,Gn=t=>t.replace(zs,e=>{let n=e.charCodeAt(0);return n<256?`\\x${Hn(
n,2)}`:n>=56448&&n<=56575?`\\x${Hn(n&255,2)}`:`\\u{${Hn(n,4)}}`}),qs=t=>JSON.stringify(t,null,2).replace(zs,e=>e===`
`?e:`\\u${Hn(e.charCodeAt(0),4)}`),Hn=(t,e)=>t.toString(16).toUpperCase().padStart(e,"0");function Le(t){if((0,ar.isUtf8)(t))return Vs(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,ar.isUtf8)(r));e+=o?Vs(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Vs=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function b(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function N(t){return t===""?"''":t==="-"?"\
standard input":Gn(t)}var jn=require("node:fs");var lt="it has changed in the meantime, and that change would be lost; convert again",it=(t,e=!1)=>(e?jn.lstatSync:jn.statSync)(
b(t),{throwIfNoEntry:!1,bigint:!0}),Z=(t,e)=>t?.dev===e?.dev&&t?.ino===e?.ino;function Js(t,e){let n=it(t,!0);return!Z(n,
e)||n?.size!==e?.size||n?.mtimeNs!==e?.mtimeNs}var z=require("node:fs"),wr=require("node:path");var S=zf(require("node:fs"),1),Tt=require("node:path");var Qs=require("node:fs"),et=require("node:path");function Yn(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||et.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":et.sep}${e}`}
function Re(t){try{return Le(Qs.realpathSync.native(b(t),"buffer"))}catch{let e=(0,et.dirname)(t);return e===t?(0,et.resolve)(
t):(0,et.join)(Re(e),(0,et.basename)(t))}}var Zs=new Map;function ur(t){let e=(0,et.dirname)(t),n=Zs.get(e)??Re(e);return Zs.
set(e,n),(0,et.join)(n,(0,et.basename)(t))}var ec=require("node:util");var de={failure:1,usage:2};var nc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Kn={...nc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},oc="it is a symbolic link to a file that does not exist; check where it points",rc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",qt={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized","UTF-32":"it is in UTF-32, which is not detected automatically"},Ue=({score:t,kind:e})=>(e&&
qt[e])??(t!==null&&t<.9?"this is uncertain":void 0),Ct={...nc,EACCES:"its permissions, or those of its directory, do not\
 let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be \
replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"\
your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulim\
it -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or\
 write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does no\
t let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"},kt=class extends Error{};function dt(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,ec.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function mt(t,e){return pt(t,e instanceof Error?e.message:String(e)),de.failure}var pt=(t,e)=>zn(`${t}: ${e}`),
zn=t=>qn(`encoding-wasm: ${Gn(t)}
`),tc=!1;function qn(t){tc||process.stderr.on("error",()=>{}),tc=!0,process.stderr.write(t)}var ut=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function mr(t,e=438,n=!1){if(t===void 0)return ll(n);let{target:o,present:r,descriptor:i}=ke(t);return i!==void 0?gl(i):
r?.isFIFO()?xl(b(t),r):r&&!r.isFile()?Vn(ac(b(t),r),!0):hr(o,r,e)}function ke(t){if(t==="")throw new Error("its name is \
empty; name a file");let e=(0,S.lstatSync)(b(t),{throwIfNoEntry:!1,bigint:!0}),n=e?.isSymbolicLink(),o=n?it(t):e;if(o?.isDirectory()||
t.endsWith("/")||t.endsWith(Tt.sep))throw new Error(Ct.EISDIR);if(!o?.isFile())return{target:n?lr(t):t,present:o};let r=Xn(
t);return r===void 0&&(0,S.accessSync)(b(t),S.constants.W_OK),{target:n?lr(t):t,present:o,descriptor:r}}var ic;function ll(t){
return ic??=dl(t),ic}function dl(t){let e=(0,S.fstatSync)(1,{bigint:!0}),n=e.isFile()?e:void 0;return process.platform===
"win32"&&!n?Vn(process.stdout,!1):hl(n,!t&&ml(e))}function ml(t){if(!t.isCharacterDevice()||it("/dev/null")?.rdev!==t.rdev)
return!1;try{return(0,S.readSync)(1,new Uint8Array(1)),!0}catch{return!1}}var pl="it is closed or discarded, so the resu\
lt is lost; write to a file with -o, or redirect it to /dev/null";function hl(t,e){let n=!e,o,r=()=>{o??=Vn(process.stdout,
!1)};return{file:t,keepListening:t?void 0:r,write(i){let s=i;!n&&s.length>0&&(n=!0,pt("standard output",pl));try{for(;!o&&
s.length>0;)s=s.subarray((0,S.writeSync)(1,s))}catch(c){if(c.code!=="EAGAIN")throw c;r()}s.length>0&&o?.write(s)},wait:()=>o?.
wait(),finish:()=>o?.finish(),discard(){}}}function Vn(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(
a=>a?f(n??a):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(
s),f));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",
s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function ac(t,e){let n=((...[o,r,i,s])=>S.default.
open(o,r,i,(c,f)=>{if(c||Z((0,S.fstatSync)(f,{bigint:!0}),e))return s(c,f);(0,S.closeSync)(f),s(new Error(lt))}));return(0,S.createWriteStream)(
t,{flags:S.constants.O_WRONLY,fs:{...S.default,open:n}})}function xl(t,e){let n=ac(t,e),{discard:o,...r}=Vn(n,!0);return{
...r,file:e,discard(){o(),n.pending&&wl(t,n)}}}function wl(t,e){try{let n=(0,S.openSync)(t,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);e.once("close",()=>(0,S.closeSync)(n))}catch{}}function lr(t){let e=uc(t);return e===void 0?t:lr(e)}function uc(t){
if(!(0,S.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=Le((0,S.readlinkSync)(b(t),"buffer"));return(0,Tt.isAbsolute)(
e)?e:`${Le(S.realpathSync.native(b((0,Tt.dirname)(t)),"buffer"))}${Tt.sep}${e}`}function Xn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Tt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=uc(t);return n===void 0?void 0:Xn(n)}function gl(t){return{
file:(0,S.fstatSync)(t,{bigint:!0}),write:e=>Jn(t,e),wait(){},finish(){},discard(){}}}function Jn(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,S.writeSync)(t,n))}var sc=0;function El(t){sc+=1;let e=[process.pid,sc,Math.random().toString(36).slice(
2)].join("-");return Yn((0,Tt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Pe(t){try{(0,S.unlinkSync)(b(t))}catch(e){
if(e.code==="ENOENT")return;pt(N(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
var pr=(t,e)=>(0,S.openSync)(b(t),S.constants.O_WRONLY|S.constants.O_CREAT|S.constants.O_EXCL|(S.constants.O_NOFOLLOW??0),
e);function hr(t,e,n,o=()=>()=>{}){let r=El(t),i=b(r),s=pr(r,e?384:n),c=!0,f=()=>{c&&(c=!1,(0,S.closeSync)(s))};return{present:e,
write:a=>Jn(s,a),wait(){},finish(){if(Js(t,e))throw new Error(lt);e&&xr(s,e);let a=(0,S.fstatSync)(s,{bigint:!0});f();let u=o();
try{if(!Z(it(r,!0),a))throw new Error(cc);(0,S.renameSync)(i,b(t))}catch(l){throw u(),l}if(!Z(it(t,!0),a))throw new Error(
cc)},discard(){try{f()}finally{Pe(r)}}}}var cc="another program put a file in its place; convert again in a directory to\
 which nobody else can write",fc=2048,yl=1024,Sl=56,xr=(t,e)=>(0,S.fchmodSync)(t,Ol(t,e));function Ol(t,e){let[n,o,r]=[e.
uid,e.gid,e.mode].map(Number);for(let i of[n,-1])try{return(0,S.fchownSync)(t,i,o),i===n?r:r&~fc}catch{}return r&~(fc|yl|
Sl)}async function Zn(t,e=!1){try{let n=mr(void 0,void 0,e);return n.write(Buffer.from(t)),await n.finish(),0}catch(n){return We(
void 0,n)}}function We(t,e){if(e instanceof kt)return mt(N(t??""),e);let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(
n))return 0;let o=t===void 0?"standard output":N(t);return mt(`cannot write ${o}`,dt(e,Ct))}var dc;function mc(t,e,{backup:n,isDry:o=!1,onUnchanged:r}){let i,s,c=0;dc??=new Uint8Array(65536);let f=dc,a=()=>{if(i!==
void 0)return i;if(i=Al(t),!Z((0,z.fstatSync)(i,{bigint:!0}),e))throw new Error(lt);return i},u=()=>{i!==void 0&&(0,z.closeSync)(
i),i=void 0},l=(m,p)=>f.subarray(0,(0,z.readSync)(a(),f,0,Math.min(p,65536),m)),d=m=>{for(let p=0;p<m.length;){let E=l(c+
p,m.length-p);if(E.length===0||!Tl(E,m.subarray(p,p+E.length)))return!1;p+=E.length}return!0},w=()=>{let{target:m,present:p}=ke(
t);if(!Z(p,e))throw new Error(lt);me((0,wr.dirname)(m)),n?.check();let E=a(),g=o?gr:hr(m,e,0,n&&(()=>n.make(m,E,e)));s=g;
for(let I=0;I<c&&!o;){let B=l(I,c-I);if(B.length===0)throw new Error(lt);g.write(B),I+=B.length}return g};return{present:e,
write(m){!s&&d(m)?c+=m.length:(s??w()).write(m)},wait(){},async finish(){!s&&l(c,1).length>0&&w(),await s?.finish(),u(),
s||r?.()},discard(){u(),s?.discard()}}}var gr={write(){},wait(){},finish(){},discard(){}},Tl=(t,e)=>Buffer.compare(t,e)===
0;function Al(t){try{return(0,z.openSync)(b(t),z.constants.O_RDONLY|(z.constants.O_NONBLOCK??0))}catch(e){throw e.code===
"ENOENT"?new Error(lt):e}}function me(t){let e=(0,z.statSync)(b(t),{throwIfNoEntry:!1});if(!e)return me((0,wr.dirname)(t));
if(!e.isDirectory())throw new Error(Ct.EEXIST);(0,z.accessSync)(b(t),z.constants.W_OK|z.constants.X_OK)}var xc=t=>({check:()=>pc(t,()=>{if(it(t,!0))throw new kt(wc(t));me((0,hc.dirname)(t))}),make(e,n,o){return pc(t,()=>bl(e,
n,o,t)),()=>{Z(it(e,!0),o)&&Pe(t)}}}),wc=t=>`its backup ${N(t)} already exists; use another suffix, or move that file aw\
ay`,gc=t=>t.code==="EEXIST";function pc(t,e){try{e()}catch(n){if(gc(n))throw new kt(wc(t));let o=dt(n,Ct);throw o===n?n:
new kt(`its backup ${N(t)} can't be made: ${o.message}`)}}function bl(t,e,n,o){try{(0,At.linkSync)(b(t),b(o))}catch(r){if(gc(
r))throw r;return Fl(e,n,o)}if(!Z(it(o,!0),n))throw Pe(o),new Error(lt)}function Fl(t,e,n){let o=pr(n,384);try{let r=new Uint8Array(
262144);for(let s=0,c=262144;c>0;s+=c)c=(0,At.readSync)(t,r,0,262144,s),Jn(o,r.subarray(0,c));xr(o,e),(0,At.futimesSync)(
o,Number(e.atimeNs)/1e9,Number(e.mtimeNs)/1e9);let i=(0,At.fstatSync)(o,{bigint:!0});if(!Z(it(n,!0),i))throw new Error(lt)}catch(r){
throw Pe(n),r}finally{(0,At.closeSync)(o)}}var pe=class{#t;#e;#n=new J;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new J;let n=It(e)?.bytes.length??0,o=this.#r(A(e,n,Math.min(h(e),n+4096*this.#e)));if(!yr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Ki(o,s);if(!c)break;let{start:f,length:a}=c,u=String.fromCharCode(...A(o,f,f+a));
V(u)!==this.#t&&(r.push(A(e,i,n+f*this.#e),this.#i(y[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,A(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(h(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function yr(t){let e=0;for(;e<h(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var M=require("node:fs");var Ec=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var yc;async function Sr(t,e={}){let n=async i=>{try{return await i()}catch(s){throw dt(s,Ac(t))}},{next:o,close:r}=await n(
()=>t==="-"?Il(e.output):Bl(b(t),e));return{next:()=>n(o),close:r}}async function*xe(t,e){let n=await Sr(t,e);try{for(let o=await n.
next();o;o=await n.next())yield o}finally{await n.close()}}function bt(t,e=!1){try{return it(t,e)}catch{return}}function Il(t){
let e=(0,M.fstatSync)(0,{bigint:!0});return Bc(e,t),e.isFile()?bc(0,e,()=>{}):Nl()}function Bl(t,{output:e,expected:n,isFound:o=!1}){
let r=Oc(t,e,o);if(r.isSymbolicLink())throw new Error(He);if(n&&!Z(r,n))throw new Error(He);if(!r.isFile())return Ml(t);
let i=(0,M.openSync)(t,M.constants.O_RDONLY|(M.constants.O_NONBLOCK??0)),s=(0,M.fstatSync)(i,{bigint:!0});if(Z(s,r))return bc(
i,s,()=>(0,M.closeSync)(i));throw(0,M.closeSync)(i),new Error(He)}var He="another file took its place meanwhile; convert\
 again";function Oc(t,e,n=!1){let o=(n?M.lstatSync:M.statSync)(t,{bigint:!0});return o.isDirectory()&&(0,M.opendirSync)(
t).closeSync(),Bc(o,e),o}function Tc(t){try{Oc(b(t)),(0,M.accessSync)(b(t),M.constants.R_OK)}catch(e){throw dt(e,Ac(t))}}
var Ac=t=>({...Kn,get ENOENT(){return(0,M.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink()?oc:Ec(t)?rc:Kn.ENOENT}});
function bc(t,{size:e},n){yc??=new Uint8Array(262144);let o=yc,r=0;return{async next(){let i=(0,M.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,M.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function Nl(){let t=Fc(0,()=>{}),e=process.platform===
"win32"?Sc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Sc()}return e.
next()},close:()=>e?.close()}}function Sc(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Ml(t){let e=await Ic(n=>(0,M.open)(t,n));return Fc(
e,()=>(0,M.closeSync)(e))}function Fc(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await Ic(i=>(0,M.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Ic=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function Bc(t,e){
if(t.isDirectory())throw new Error(Kn.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var Mc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Or=new Set,Tr=!1,Nc=Date.now();function Ge(t){if(Or.add(t),!Tr)for(let e of Mc)
process.on(e,Cc);return Tr=!0,()=>Or.delete(t)}function Cc(t){for(let e of[...Or].reverse())e();for(let e of Mc)process.
off(e,Cc);process.kill(process.pid,t)}function je(){if(!(!Tr||Date.now()-Nc<50))return new Promise(t=>{setImmediate(()=>{
Nc=Date.now(),t()})})}var to=({to:t,toOther:e})=>e?.name??y[t].name;function eo(t,{encoding:e,source:n,kind:o}){return n==="default"&&(o==="AS\
CII"||o==="empty")?"ASCII":Ye(t,e)}var Ye=({fromOther:t},e)=>t?.name??y[e].name;var _c=require("node:fs"),G=require("node:path");function $c(t,{suffix:e,directory:n}){let o=new Map(t.filter(Dl).map(c=>[c,Re(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,ur(c)])r.set(a,c);let i=$l(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:Yn(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
u=o.get(c),l=e&&c.endsWith(e)?r.get(ur(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(u===void 0)
return[a];let d=n===void 0?u:Re(f),w=s.get(d);if(w===u)return[];if(w===void 0&&s.set(d,u),n===void 0)return[a];let m=w===
void 0?_l(r,d,u):Ar(f);return[{...a,...m&&{problem:new Error(m)}}]})}var Ar=t=>`another file already goes to ${N(t)}; co\
nvert this one to another directory`;function _l(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${N(o)}, which will be converted as well; nam\
e another directory`}function $l(t){let e=s=>(0,G.isAbsolute)(s)||s.split(G.sep)[0]==="..",n=s=>(0,G.isAbsolute)(s)||e((0,G.relative)(
".",s)),o=t.filter(n).map(s=>(0,G.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(G.sep)?s:s+G.sep)),i=o.length>0?(0,G.dirname)(
o[0]):".";for(;!r(i)&&(0,G.dirname)(i)!==i;)i=(0,G.dirname)(i);return s=>{let c=(0,G.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,G.basename)(s):c}}function Dl(t){try{return(0,_c.lstatSync)(b(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Ll={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from","UT\
F-32":"use --from utf-32"},Dc=[..."%PDF-"].map(t=>t.charCodeAt(0)),br=t=>Dc.every((e,n)=>e===t[n]);function Lc(t,e,n){let{
prescanned:o,declared:r,decide:i,...s}=Mt(t,"--from auto"),c=(f="")=>{let a=qt[f];if(a&&e)throw new Error(`${a}; ${Ll[f]}`)};
return{...s,takesWhole:!1,needsMore:void 0,prescanned:Math.max(o,Dc.length),declared(f){return br(f)&&c("binary"),r(f)},
decide(f){c(f?.kind);let a={...i(f),kind:f?.kind},u=n&&Ue(a);if(u){let l=`it may be ${y[a.encoding].name} (${a.score?.toFixed(
2)}), but ${u}`;throw new Error(`${l}; name its encoding with --from, or keep the old file with --in-place=.bak`)}return a}}}var Rl={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function kc(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=0,u=async(p,E)=>{a=await Zn(`${N(p)}: ${E}
`,t.quiet)||a},l=(p=[])=>{if(t.quiet)return;let E=e.dryRun?"would be converted":"converted",g=s>0?`, ${s} copied`:"",I=f>
0?`, ${f} unchanged`:"",B=c>0?`, ${c} left alone`:"",_=o.length>0?`, ${o.length} failed: ${o.map(N).join(", ")}`:"",H=p.
length>1?" and those after it":"",k=p.length>0?`, ${p.length} not reached: ${N(p[0])}${H}`:"";zn(`${k&&"interrupted: "}${ut(
i,"file")} ${E}${g}${I}${B}${_}${k}`)},d=$c(t.files,e),w=0,m=Ge(()=>l(d.slice(w).map(({file:p})=>p)));for(let[p,E]of d.entries()){
let{file:g,problem:I}=E;w=p;try{if(I)throw I;let B=bt(g,t.found.has(g));if(B?.isSymbolicLink())throw new Error(He);let _=await Ul(
E,e),H=_!==void 0&&e.directory!==void 0;if(_!==void 0&&t.verbose&&pt(N(g),`${H?"not converted":"left alone"}: ${_}`),_!==
void 0&&!H)c+=1,e.dryRun&&await u(g,`would be left alone: ${_}`);else if(!(E.output===g&&Wc(g))){let k=await kl(E,t,e.dryRun,
{run:n,list:u,old:B,reason:_});if(k==="failed"?o.push(g):H?s+=1:k==="unchanged"?f+=1:i+=1,k==="failed"||H)continue;let nt=e.
dryRun?g:E.output;e.findDeclarations&&!t.toOther&&await jl(nt,t.to)&&r.push(nt)}}catch(B){mt(N(g),B),o.push(g)}}return w=
d.length,m(),r.length>0&&Yl(r,t.to,e.dryRun),l(),o.length>0?de.failure:a}async function Ul({file:t,newer:e},{skipUTF8:n,
keepBinary:o}){if(e!==void 0)return`it is the old version of ${N(e)}`;if(!n&&!o)return;let r=n?"--skip-utf8":"--keep-bin\
ary";if(!Fr(t))throw new Error(`it can be read only once; leave out ${r}, or write it to a file first`);return n&&await Hl(
t)?"it is UTF-8":o&&await Gl(t)?qt.binary:void 0}async function kl({file:t,output:e,backup:n},o,r,{run:i,list:s,old:c,reason:f}){
let a=e===t;if(a&&!Fr(t))throw new Error("it is not a regular file, so it cannot be replaced; write the result to a file\
 with -o");Tc(t);try{a||vl(e)}catch(p){return We(e,p),"failed"}let u=to(o),l=f?Rl:void 0,d=!1,w=()=>{d=!0},m={files:[t],
output:e,old:c,backup:n===void 0?void 0:xc(n),onUnchanged:w,...f&&{from:0,to:0,fromOther:void 0,toOther:void 0,eol:void 0}};
if(r){let p="";if(await i({...m,isDry:!0,onDecision:_=>{p=eo(o,_)}},l)!==0)return"failed";if(d)return await s(t,"would s\
tay as it is"),"unchanged";let g=a?"":`, to ${N(e)}`,I=n===void 0?"":`, and kept as ${N(n)}`,B=f?"copied":`converted fro\
m ${p} to ${u}`;return await s(t,`would be ${B}${g}${I}${f?`: ${f}`:""}`),"done"}if(!a){let p=Number(c?.mode??0n)&Pl;return await Wl(
e,()=>i({...m,mode:p},l))?"done":"failed"}return await i(m)!==0?"failed":(vc(t),d?"unchanged":"done")}var Pl=511;function Fr(t){
let e=bt(t);return!e||e.isFile()||e.isDirectory()}var Pc=new Set,Wc=t=>Pc.has(Hc(t));function vc(t){let e=Hc(t);e!==void 0&&
Pc.add(e)}async function Wl(t,e){try{Gc((0,oo.dirname)(t))}catch(n){throw dt(n,Ct)}if(Wc(t))throw new Error(Ar(t));return await e()!==
0?!1:(vc(t),!0)}function Hc(t){let e=bt(t);return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function vl(t){let{target:e,present:n}=ke(
t);(!n||n.isFile())&&me((0,oo.dirname)(e))}var Rc=new Set;function Gc(t){if(Rc.has(t))return;let e=()=>(0,no.statSync)(b(
t),{throwIfNoEntry:!1})?.isDirectory()===!0;if(!e()){let n=(0,oo.dirname)(t);n!==t&&Gc(n);try{(0,no.mkdirSync)(b(t))}catch(o){
if(!e())throw o}}Rc.add(t)}async function Hl(t){let e=new Ot(0,!0,!0),n=!0,o=!1;try{for await(let r of xe(t))await je(),
e.decode(r,!1),n&&=(0,Uc.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof L)return!1;throw r}}async function Gl(t){let e=new St(Mt({},"--keep-binary")),n=!0;for await(let o of xe(
t)){if(n&&br(o))return!0;if(n=!1,await je(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.
kind==="binary"}async function jl(t,e){if(!Fr(t))return!1;let n=new pe(e);try{for await(let o of xe(t)){let r=o.subarray(
0,2*4096);return[...n.add(r),...n.end()].length>1}}catch{}return!1}function Yl([t,...e],n,o){let{name:r}=y[n],i=e.length>
0?` and ${e.length} more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`\
--from ${c} ${n===0?"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;zn(`${N(t)}${i} ${s} another encoding than\
 ${r}: to correct that, use ${a}`)}var zc=require("node:fs");var ro=class{#t;#e=new J;constructor(e=Mt({},"Examination")){this.#t=new St(e)}add(e,n){let o=Math.min(h(e),1024-this.#e.
length);o>0&&this.#e.add($(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return yr(e)?Ls(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Yc(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Yc(n.encoding,o)||n.score>=.9)&&jc(e.encoding,
o)!==jc(n.encoding,o)?i:void 0}},jc=(t,e)=>new Ot(t,!1,!0).decode(e,!1);function Yc(t,e){let n=0,o=null;for(let r=0;r<h(
e);r+=65536){let i=A(e,r,Math.min(r+65536,h(e)));oe(t,o),re(i,h(i),0,2,!1),n+=x.replaced(),o=tt()}return n}async function qc({files:t,found:e,sniffing:n,json:o,quiet:r}){let i=0,s=[];for(let c of t)try{let f=Vl(c)?1/0:1e8,a={...n,
maxBytes:f,detect:{maxBytes:f}},u=new ro(Mt({...a,sniff:"detect"},"--detect")),l=n.sniff==="detect"?u:new St(Mt(a,"--det\
ect")),{decision:d,length:w}=await Xl(xe(c,{isFound:e.has(c)}),l,u),{encoding:m,...p}=d,E=u.doubt&&Jl(u.doubt),g=u.detected?.
kind??(p.source==="default"?"empty":"text"),B=p.source!=="default"||qt[g]===void 0?y[m].name:null;s.push({file:c,encoding:B,
...p,kind:g,doubt:E??null}),E&&!r&&pt(N(c),Zl(E)),g==="ASCII"&&w>f&&!r&&pt(N(c),ql)}catch(f){i=mt(N(c),f)}return await Zn(
o?`${qs(s)}
`:Ql(s),r)||i}var ql=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it\
 to a file`,Vl=t=>t==="-"?(0,zc.fstatSync)(0).isFile():bt(t)?.isFile()??!0;async function Xl(t,e,n){let o=new Set([e,n]),
r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of t)if(r(s,!1),i+=s.length,e.decision&&(n.decision||
i>1048576))break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function Jl({declared:t,detected:e,...n}){let o=e===
void 0?null:y[e].name;return{declared:y[t].name,detected:o,...n}}function Zl({declared:t,detected:e,score:n,malformed:o}){
let r=`has ${ut(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:
`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Ql(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[r===null||s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,N(o)]),n=[0,1,2].map(o=>Math.
max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Vc=require("node:fs"),Xc=require("node:path");function Jc(){let t=(0,Xc.join)(__dirname,"encoding.wasm");try{return Li((0,Vc.readFileSync)(t)),!0}catch(e){let{message:n}=dt(
e,{}),{code:o}=e;return mt(`its part ${N(t)} cannot be loaded`,`${n}${td(o)}`),!1}}function td(t){return t==="ENOENT"?";\
 the deployment left out this file: copy it there from the package encoding-wasm":typeof WebAssembly=="object"?"; instal\
l encoding-wasm again, or use a newer Node":""}var Zc=require("node:string_decoder");var io=class{from=38;#t;#e;#n;#o;#r=!1;constructor(e,n,o){this.#t=e,this.#e=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(){}transcode(e,n,o){let{fatal:r,ignoreBOM:i,losses:s}=this.#e;
this.#o??=this.#t.newDecoder();let{text:c,malformed:f}=this.#o(e,n!==O.none);n!==O.none&&(this.#o=void 0);let[a]=f,u=a!==
void 0&&r&&!this.#n;if(!u)for(let{offset:d}of f)s?.addMalformed(d);let l=u?c.slice(0,a.at):c;if(this.#n&&(l=ed(c,f)),this.#t.
isUnicode&&!this.#r&&!i&&(l=l.replace(/^\uFEFF/,"")),this.#r=n===O.none&&(this.#r||c!==""),o(Buffer.from(l,"utf16le")),!!u)
throw this.#o=void 0,this.#r=!1,new L(this.#t.name,a.offset,a.length)}};function ed(t,e){let n="",o=0;for(let{at:r}of e)
n+=t.slice(o,r),o=r+1;return n+t.slice(o)}var co=t=>e=>Array.from(e).every(t.has),so=class{place={line:1,column:1};#t;#e;#n;#o=new Zc.StringDecoder(
"utf16le");#r;constructor(e,{bom:n,unmappable:o,losses:r},i){this.#t=e,this.#e=e.newEncoder(),this.#r=n?"\uFEFF":"";let s=nd(
o,i);this.#n=r&&o!=="html"?r.counting(s):s}startFile(){this.place={line:1,column:1}}transcode(e,n,o){let r=n===O.result,
i=this.#o.write(e)+(r?this.#o.end():""),s=this.#r;this.#r="";for(let c of i){let f=this.#t.has(c)?c:this.#i(c);if(f===null)
throw o(this.#e(s,r)),new st(c.codePointAt(0),0,this.#t.name);s+=f,c===`
`?this.place={line:this.place.line+1,column:1}:this.place.column+=1}o(this.#e(s,r))}#i(e){let n=this.#n(e.codePointAt(0),
()=>NaN);return typeof n=="string"&&co(this.#t)(n)?n:null}};function nd(t,e){return typeof t=="function"?o=>t(o,Number.NaN):
{fatal:()=>null,html:o=>`&#${o};`,replacement:()=>"?",ignore:()=>"",translit:e,"translit-replacement":o=>e(o)??"?"}[t]}var Of=require("node:buffer");function we(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ht(t,o),i=yt(wt(e),o),{fatal:s,ignoreBOM:c}=dn(n,
o),f=xt(r),a=It(f),u=a&&!c?a.bytes.length:0;try{return od(f,u,a?.encoding??i,s)}catch(l){throw l instanceof L?(l.offset+=
u,l.toTypeError(o)):l}}function od(t,e,n,o){let r=e>0?A(t,e):t;return Ut(r,h(r),n,o,!0)}function Qc(t){let[[e,n]]=Object.entries(t),{prototype:o}=n,r=Symbol.for(`encoding-wasm.${e}`);for(let s of Object.getOwnPropertyNames(
o)){if(s==="constructor")continue;let c=Object.getOwnPropertyDescriptor(o,s)?.get;Object.defineProperty(o,s,{enumerable:!0,
...c&&{get:rd(r,s,c)}})}let i={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,i),Object.defineProperty(
n,"name",i),n}function rd(t,e,n){let o=Object.getOwnPropertyDescriptor({get[e](){try{return n.call(this)}catch(r){let i=id(
this,t,e);if(!i)throw r;return i.call(this)}}},e);return Object.defineProperty(o.get,t,{value:n})}function id(t,e,n){for(let o=Object.
getPrototypeOf(Object(t));o;o=Object.getPrototypeOf(o)){let r=Object.getOwnPropertyDescriptor(o,n)?.get?.[e];if(r)return r}}
function tf(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Ir="Failed to execute 'decode' on 'TextDecoder'",fo=Qc({TextDecoder:class{#t;#e;#n;#o=!1;#r=void 0;constructor(t="ut\
f-8",e=void 0){let{encoding:n,fatal:o,ignoreBOM:r}=sd(t,e,"Failed to construct 'TextDecoder'");this.#t=n,this.#e=o,this.#n=
r,new.target!==fo&&tf(this,new.target,fo)}get encoding(){return y[this.#t].name.toLowerCase()}get fatal(){return this.#e}get ignoreBOM(){
return this.#n}decode(t=R,e=void 0){let n=this.#t,o=Ei(t);o||ht(t,Ir);let r=e!==void 0&&yi(e,Ir),i=o?t:xt(t),s=!this.#o;
try{if(s&&!r)return Ut(i,h(i),n,this.#e,this.#n);this.#r??=new Ot(n,this.#e,this.#n),s&&this.#r.reset();let c=this.#r.decode(
i,!r);return this.#o=r,c}catch(c){throw c instanceof L?(this.#o=r,c.toTypeError(Ir)):c}}}});function sd(t,e,n){let o=wt(
t),{fatal:r,ignoreBOM:i}=dn(e,n);return{encoding:cd(o,n),fatal:r,ignoreBOM:i}}function cd(t,e){let n=yt(t,e);if(n===36)throw new RangeError(
`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var fd={cp437:["ibm866",{128:"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB",
224:"\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0"}],
cp850:["cp437",{155:"\xF8\xA3\xD8\xD7",169:"\xAE",181:"\xC1\xC2\xC0\xA9",189:"\xA2\xA5",198:"\xE3\xC3",207:"\xA4\xF0\xD0\xCA\xCB\xC8\u0131\xCD\xCE\xCF",
221:"\xA6\xCC\u2580\xD3\xDF\xD4\xD2\xF5\xD5\xB5\xFE\xDE\xDA\xDB\xD9\xFD\xDD\xAF\xB4\xAD\xB1\u2017\xBE\xB6\xA7\xF7\xB8\xB0\xA8\xB7\xB9\xB3"}],
cp852:["cp850",{133:"\u016F\u0107\xE7\u0142\xEB\u0150\u0151\xEE\u0179\xC4\u0106\xC9\u0139\u013A\xF4\xF6\u013D\u013E\u015A\u015B\xD6\xDC\u0164\u0165\u0141\xD7\u010D",
164:"\u0104\u0105\u017D\u017E\u0118\u0119\xAC\u017A\u010C\u015F",183:"\u011A\u015E",189:"\u017B\u017C",198:"\u0102\u0103",
208:"\u0111\u0110\u010E\xCB\u010F\u0147\xCD\xCE\u011B",221:"\u0162\u016E",227:"\u0143\u0144\u0148\u0160\u0161\u0154\xDA\u0155\u0170\xFD\xDD\u0163\xB4\xAD\u02DD\u02DB\u02C7\u02D8",
250:"\u02D9\u0171\u0158\u0159"}]};function Br(t){let e=fd[t];if(!e)return[...we(ad(),t)];let[n,o]=e,r=Br(n);for(let[i,s]of Object.
entries(o))r.splice(Number(i)-128,s.length,...s);return r}var ad=()=>Uint8Array.from({length:128},(t,e)=>128+e);var md=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],pd=[0,0,0,6,0,4,0,3,5,4],
sf=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,
/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,
/\xAD/],hd=/[\xC3\xDF\xE5\u015D]/,xd=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,ef=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,
wd=/[\u0393\u0395\u03B3\u03B5]/,gd=v(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(t=>new RegExp(`[${t}\
]`,"u"))),cf=t=>sf.slice(0,5).some(e=>e.test(t));function Ed(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=gd();if(n.
test(t))return 9;let i=sf.findIndex(s=>s.test(t));if(i>=0)return 2+i;if(e>=12592&&e<12688||e>65280&&e<65376)return 1020;
if(!o.test(t))return e<128?1:8;if(e<12288){let s=e<880||e>>8===30?1:e>>8===31?3:e>>8;return 10*s+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Nr;function ao(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(we(Uint8Array.from(r),t))}var Mr;function yd(t,e,n,o){let r=/[0-9]/.test(n)?4:0;return e<20?ef.
test(t)?o&&n>="\x80"?r+10:r+(hd.test(t)?9:6):r+15:ef.test(t)?r+(xd.test(t)?7:4)+(o?0:3):r+(o&&e>=50?6:12)}function Vt(t){
Mr??=new Uint16Array(65536),Nr??=[ao("shift_jis",136,151,64),ao("gbk",176,215),ao("big5",164,198,64),ao("euc-kr",176,200)];
let e=Nr.map(()=>0),n=0,o=1,r=1,i="";for(let s of t){let c=Number(s.codePointAt(0)),f=Mr[c]||Ed(s,c);Mr[c]=f,wd.test(s)&&
(o===10||o===11)&&(f=10+f%10);let a=o>=10;if(s===i&&f!==9)n+=f>1&&c>128?3:0;else if(f<10)n+=f===8&&o===8?4:md[f][a?0:o<7?
1:2];else if(f>=1e3){if(f===1020)n+=8;else for(let[u,l]of Nr.entries())f===1010?e[u]+=u>0?13:c>65280?7:5:e[u]+=l.has(s)?
9:14;a&&o<1e3&&(n+=i<"\x80"?7:9)}else{let u=s<"\x80",l=a&&Math.trunc(o/10)===Math.trunc(f/10);u||(n+=yd(s,f,i,l)),a&&o!==
f?o>=1e3?n+=u?5:9:l?f%10===1?n+=u&&i<"\x80"?3:11:r===o&&(n+=u&&i<"\x80"?2:6):n+=12:!u&&!a&&(n+=(f<20?2:1)*(f%10)),o<10&&
(n+=pd[o])}r=o,o=f,i=s}return n+Math.min(...e)}var xo="windows-1252 windows-1251 windows-1250 GBK Shift_JIS cp437 IBM866 macintosh Big5 EUC-KR KOI8-R ISO-8859-2 window\
s-1253 cp850 cp852 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP ISO-\
8859-15 ISO-8859-16".split(" "),Yd=/^(?:cp|IBM)/,hf={cp850:/[\u2500-\u259F]|\xD4\xC7/,cp852:/[\u2500-\u259F]|\xD4\xC7/,"\
ISO-8859-15":/[\xC3\xC5\xD0\xE2]/,"ISO-8859-16":/[\u0102\u0106\u0110\xE2]/},Xt=/^(?:GBK|Shift_JIS|Big5|EUC)/,Ur=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
xf="UTF-8",ze="\uFFFD",Kd=/[\xC0-\xD6\xD8-\xF6\xF8-\u024F]/,zd=/^[\0-@[-`{-\x7F\uFFFD]*\uFFFD[\0-@[-`{-\x7F\uFFFD]*$/;function wf(t,e=2){let n=new Map,o=[{text:t,path:[],gain:0,lost:0,isSure:!0}];for(let i=0;i<e;i++){o=o.flatMap(s=>qd(s).
map(c=>({from:s,way:c,gain:s.gain+c.bits}))).sort(uf).slice(0,3).map(({from:s,way:c,gain:f})=>{let{text:a,lost:u}=c.undo();
return{text:a,path:[c.step,...s.path],gain:f,lost:s.lost+u,isSure:c.isSure}});for(let s of o)s.text!==t&&!n.has(s.text)&&
s.isSure&&s.gain>10&&n.set(s.text,s)}let r=[...n.values()].sort(uf);return r.filter(({gain:i})=>i>r[0].gain-15).map(({text:i,
path:s,gain:c,lost:f})=>({text:i,path:s,score:1-2**(-c/8),lost:f}))}var uf=(t,e)=>e.gain-t.gain,kr=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;
function qd({text:t,path:e,isSure:n}){let o=new Set,r=0;for(let[f]of t.matchAll(kr)){let a=f.slice(0,4e3);if(o.has(a)||(r+=
a.length),o.add(a),r>4e3)break}if(o.size===0)return[];let i=[],s=!1;for(let[f,a]of xo.entries()){if(Xt.test(a)&&!Ur.test(
t))continue;let{gain:u,explained:l,undo:d}=tm(t,o,a),w=hf[a]?.test(t)===!1,m=u-f*.3-Math.log2(o.size)-(w?25:0),p=`${xf} \
read as ${a}`,E=m>(e[0]===p?5:10);!E&&(!n||l<o.size||m<-20)||(s||=E&&2*l>o.size,i.push({step:p,bits:m,isSure:E,undo:()=>d(
E)}))}if(s||!n)return i;let c=i.some(({isSure:f})=>f)?[]:Xd(t,[...o].join(" "));return[...i,...c,...fm(t)]}var Vd=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;
function Xd(t,e){if(!Vd.test(e))return[];let n=r=>r.replace(/[\x80-\x9F]/g,i=>we(Uint8Array.of(i.charCodeAt(0)),"windows\
-1252")),o=Vt(e)-Vt(n(e));return o>10?[{step:"windows-1252 read as ISO-8859-1",bits:o,isSure:!0,undo:()=>({text:n(t),lost:0})}]:
[]}var gf=v(()=>new Map(xo.map(t=>[t,Jd(t)])));function Jd(t){let e=new Map([[ze,[-2]]]);if(Xt.test(t))return e;for(let[
n,o]of Br(t).entries())n<32&&(t==="windows-1252"||o===ze)&&e.set(String.fromCharCode(128+n),[128+n]),o!==ze&&e.set(o,[128+
n]);return e}function Ef(t,e){if(t<"\x80")return[t.charCodeAt(0)];let n=gf().get(e),o=n.get(t);if(!o){if(o=[-1],Xt.test(
e))try{o=[...new Rt(Bs(e,"repairMojibake"),"fatal").encode(t,!0)]}catch{}n.set(t,o)}return o}var Zd=/[\x80-\x9F\xAD]/,Qd=v(
()=>{let t=[...gf()].filter(([,e])=>[...e].some(([n,[o]])=>ho(o)&&Zd.test(n)));return new Set(t.map(([e])=>e))});function tm(t,e,n){
let o=new Map([[226,1]]),r=!1,i=[...e].filter(l=>{let d=_r(l,n,o,0);return r||=d.isStrange,d.changed.length>0});if(r)return{
gain:-1/0,explained:0,undo:()=>({text:t,lost:0})};let s=Qd().has(n);!s&&!Xt.test(n)&&o.clear();let c=new Set,[f,a]=[0,0];
for(let l of i){let{changed:d,unexplained:w,saved:m}=_r(l,n,o,1),p=d.every(E=>c.has(E))?.3:1;for(let E of d)c.add(E);f+=
p*Math.max(m,-6),w===0&&(a+=1)}return{gain:f,explained:a,undo:l=>{let d=l?-2:-20,w=new Map,m=0;return{text:t.replace(kr,
E=>{let g=w.get(E);if(!g){let I=l&&s?2:1,{repaired:B,lost:_,saved:H}=_r(E,n,o,I);g=H>d?{text:B,lost:_}:{text:E,lost:0},w.
set(E,g)}return m+=g.lost,g.text}),lost:m}}}}function _r(t,e,n,o){let r=[],i=[];for(let d of t)i[r.length]=d,r.push(...Ef(
d,e));i[r.length]="";let s="",c=[],[f,a]=[0,0],u=!1;for(let d=0;d<r.length;){let w=im(r,i,d,n,o);if(w)s+=w.text,c.push(w.
text),a+=w.lost,d=w.end;else{s+=i[d],r[d]>=128&&!cf(i[d])&&(f+=1),u||=Yd.test(e)&&om(r,i,d);do d+=1;while(i[d]===void 0)}}
if(c.length===0||o===0)return{repaired:s,changed:c,unexplained:f,lost:a,isStrange:u,saved:0};let l=Vt(t)-Vt(s)-8*f;return o===
2&&(l+=Kd.test(t)&&zd.test(s)?20:7*a),{repaired:s,changed:c,unexplained:f,lost:a,isStrange:u,saved:l}}var em=/[\u2500-\u257F]/,
nm=/[^\0-\x7F\u2500-\u257F\uFFFD]/;function om(t,e,n){let o=String(e[n]);if(em.test(o))return nm.test(e[n+1]??"");let r=n+
1;for(;ho(t[r]);)r+=1;return r>n+1&&jt(t[n])>r-n&&t[r]===-1&&o<"\u0400"}function rm(t,e,n){let o=t[e]&127>>n;for(let s=1;s<
n;s++)o=o<<6|t[e+s]&63;let r=o>>11===27,i=o>=[0,0,128,2048,65536][n]&&o<=1114111&&!r;return n>0&&i?String.fromCodePoint(
o):void 0}var ho=t=>t>=128&&t<192;function im(t,e,n,o,r){let i=n,s="",[c,f,a]=[0,0,0],u=!0,l;for(;;){let d=t[i],w=jt(d),
m=i+1;for(;m<i+w&&ho(t[m]);)m+=1;let p=m===i+w,E=p?rm(t,i,w):void 0,g=o.get(d)??0,B=r===2&&g>0&&d!==226||g+(m-i-1)>1,_=d===
-2||w>0&&t[m]===-2;if(E!==void 0)s+=E,c+=1,r===0&&o.set(d,(o.get(d)??0)+1);else if(_||r>0&&w>0&&!p&&B&&t[m]!==-1){for(;t[m]===
-2||ho(t[m]);)m+=1;f+=1,u&&=B;let k=d===194&&t[m]===void 0&&!_;k||(s+=ze),!k&&!_&&(a+=1)}else if(d>=0&&d<128&&e[i]===void 0)
s+=String.fromCharCode(d);else break;i=m;let H=c>0?c>=f:r===2&&f>0&&u;e[i]!==void 0&&H&&(l={text:s,lost:a,end:i})}return l}
var lf=t=>t.match(/[^\0-\x7F]/g)?.length??0;function $r(t,e){let n=[];for(let o of t)for(let r of Ef(o,e)){if(r<0)return;
n.push(r)}return Uint8Array.from(n)}function yf(t,e){let o=(t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(i=>$r(i,e)).
join(""),r=lf(o)>.3*lf(t)?$r(o,e):void 0;return r&&{part:o,bytes:r}}function Dr(t,e,n=!1){try{return new fo(e,{fatal:!0,
ignoreBOM:!0}).decode(t,{stream:n})}catch{return}}var sm=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function cm(t){let e=Ur.
test(t);return xo.some(n=>{let o=sm.test(n)&&Xt.test(n)===e?yf(t,n):void 0,[r]=o?rr(o.bytes).candidates:[];return o&&r&&
(r.encoding===n||Dr(o.bytes,r.encoding)===o.part)})}function fm(t){if(t.includes(ze))return[];let e=Math.max(0,t.search(
/[^\0-\x7F]/)-40),n=t.slice(e,e+1e3),o=new Map,r=[];for(let[i,s]of xo.entries()){if(s in hf||s==="cp437"||Xt.test(s)&&!Ur.
test(t))continue;let{part:c,bytes:f}=yf(n,s)??{};if(c===void 0||f===void 0||(o.has(c)||o.set(c,[c,c.toLowerCase()].some(
cm)),o.get(c)))continue;let{candidates:a}=rr(f),u=a.find(({encoding:l})=>l===s)?.score??0;for(let{encoding:l,score:d}of a){
if(d<.95)break;let w=l===xf?void 0:Dr(f,l,!0);if(w===void 0||w===c)continue;let m=Vt(c),p=m-Vt(w),E=p>=12&&p>=.35*m,g=d>
.998&&!Xt.test(l)&&am(c,w)>=8;if(!E&&!(p>=0&&g))continue;let I=Math.min(Math.log2(d/u),10),B=p+2.4*I+6*Math.log2(d)-i*.3,
_=k=>{let nt=$r(k,s);return(nt&&Dr(nt,l))??k},H=()=>({text:t.replace(/[^\r\n]+/g,_),lost:0});r.push({step:`${l} read as ${s}`,
bits:B,isSure:!0,undo:H})}}return r}function am(t,e){let n=0;for(let o of new Set(t.match(kr)))n+=new Set([...o].filter(
r=>r>"\x7F"&&!e.includes(r))).size;return n}var Pt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var go=class{path=[];lost=0;#t;#e;#n;#o;#r;#i=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c},{eol:f,
isOnlyCopy:a=!1}={}){this.#n=r,this.#o=f&&new Pt(f,0),this.#r=a,this.#t=le(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"f\
atal",losses:c},"");let u=s==="replacement"?()=>"?":s;this.#e=le(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:u,losses:c},
"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(e,n,r=>this.#i.push(r))}catch(r){throw this.#s(
O.source,o),r}n!==O.none&&this.#s(n,o)}#s(e,n){let o=Buffer.concat(this.#i);this.#i=[];let[r]=wf(lm(o));if(e===O.source&&
(this.path=r?.path??[],this.lost=r?.lost??0),this.#r&&r&&(r.score<.75||r.lost>0)){let c=r.lost>0?`${ut(r.lost,"character")}\
 could not be recovered`:"this is uncertain";throw new Error(`it looks like ${r.path.join(", and then ")}, but ${c}; use\
 --in-place=.bak to repair it and keep the old file`)}let s=(r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,"")))??
o;this.#e.transcode(this.#o?.add(s)??s,e===O.result?e:O.none,n)}};function lm(t){try{return new Ot(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(Of.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var Oo=require("node:buffer");var Af={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Eo=class{#t={...Af};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addMalformed(e){this.#t.malformed===0&&(this.#t.
firstMalformed=e),this.#t.malformed+=1,this.#e+=1}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+x.first_replaced()),
n.malformed+=x.replaced(),this.#e+=x.replaced(),n.unmappable===0&&(n.firstUnmappable=e+x.first_unmapped(),n.codePoint=x.
unmapped_code_point()),n.unmappable+=x.unmapped()}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===
65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.
unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...Af},this.#e=0,e}};function Ff(t,e,n){let{unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}=n,f=[],{malformed:a,firstMalformed:u,firstUnmappable:l,
codePoint:d}=t,w=ut(a,"invalid byte sequence"),m=pm(n),p=`${bf(a)}at offset ${u}`,E=If(a,c);if(a>0&&i)f.push(`${w} ${E},\
 ${p}`);else if(a>0&&m!==void 0){let I=m!==""&&o==="ignore";f.push(`${w} ${m===""?E:`${Pr(c)} ${m}`}, ${p}; the file is \
damaged, or not in ${Ye(n,e)}: check --from, or use ${I?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let g=dm(t.unmappable,o,r,c);if(t.unmappable>0&&g){let I=s||Number.isNaN(l)?"":` at offset ${l}`,B=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",_=`${bf(t.unmappable)}${Wr(d)}${I}`;f.push(`${mm(t.unmappable,to(n))} ${g}, ${_}${B}`)}
return f}function dm(t,e,n,o){let r=If(t,o),i=`${Pr(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${Pr(o)} ?`,translit:i,"translit-replacement":`${i}, or ?`,ignore:r}[e]}var Pr=t=>t?"w\
ould become":"became",If=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,bf=t=>t===1?"":"the first ",mm=(t,e)=>`${ut(
t,"character")} that ${e} can't represent`;function Wr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${Je(t)})`:Je(t)}function pm({to:t,toOther:e,unmappable:n}){if(e?e.isUnicode:en(t)||t===V("gb18030"))return"\
U+FFFD";if(n!=="fatal")return n==="ignore"?"":n==="html"?"&#65533;":"?"}var Em="\x1B[?25l",ym="\x1B[?25h",Nf="\r\x1B[K";function Mf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let d=Tm(r,u,(l-f)/1e3);qn(`${i?"":Em}${Nf}${d.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(u){r+=u,!(r<2e6)&&(o??={total:Om(t),canShow:Sm(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&qn(`${Nf}${ym}`),i=!1}}}var Sm=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function Om(t){let e=0;for(let n of t){let o=n==="-"?void 0:bt(n);if(!o?.isFile())return;e+=Number(o.size)}return e}function Tm(t,e,n){
let o=`${yo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${yo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${yo(t)} of ${yo(e)} MB | ${o} | ${c}${s%60} s left`}var yo=t=>(t/1e6).toFixed(1);var So=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=bm(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{oe(this.#t,
this.#e),n=re(e,e.length,0,!1,!1),this.#e=tt()}catch(o){throw gt(o)}for(let o of new Uint16Array(x.memory.buffer,P.units,
n))(o&64512)!==56320&&(this.column+=1)}};function bm(t){let e=-t.byteOffset&3,n=Math.max(0,t.length-e)>>2,o=n>0?new Int32Array(
t.buffer,t.byteOffset+e,n):new Int32Array,r=e+4*o.length,i=_f(t,0,Math.min(e,t.length))+_f(t,r,t.length);for(let s=0;s<o.
length;s+=255){let c=Math.min(s+255,o.length),f=0;for(let a=s;a<c;a++){let u=o[a]^168430090,l=(u&2139062143)+2139062143|
u|2139062143;f=f+(~l>>>7)|0}i+=(f&255)+(f>>>8&255)+(f>>>16&255)+(f>>>24)}return i}function _f(t,e,n){let o=0;for(let r=e;r<
n;r++)t[r]===10&&(o+=1);return o}var Wt=class extends Error{};async function jr(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Mf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Ge(i))}),c=0;try{n||(r=Ge(i)),o=Im(t);let f=new Hr(t,e,o,s);for(let a of t.files)
if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=We(t.output,f instanceof
Wt?f.cause:f)||c}return r(),c}function Im(t){let{output:e,files:n,isDry:o,mode:r,quiet:i}=t;if(e!==void 0&&n.length===1&&
n[0]===e){let s=t.old??bt(e);if(s?.isFile()&&Xn(e)===void 0)return mc(e,s,t)}return o?gr:mr(e,r,i)}var Hr=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Gr(e,n,i=>{try{o.write(i)}catch(s){throw new Wt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Wt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),mt(N(e),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#e.finish()}async#r(e){let{
output:n,old:o,found:r}=this.#t,{file:i,present:s}=this.#e,c=await Sr(e,{output:i,expected:e===n?s:o,isFound:r.has(e)});
try{for(let a=await c.next();a;a=await c.next())this.#o.convert(a,O.none),await this.#i(),this.#n.add(a.length),await je()}finally{
await c.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{decision:f}=this.#o;f&&this.#t.onDecision?.(
f)}#i(){return this.#e.wait()?.catch(e=>{throw new Wt("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),pt(N(e),n)}},Gr=class{#t;#e;#n;#o;#r=new Eo;#i;#s;#c=!1;#f=[];#p=!1;#d=!1;#u;constructor(e,n,o){let{to:r,
toOther:i,bom:s,fatal:c,unmappable:f,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let u=i?i.isUnicode:Bt(r),l=s==="keep"&&u&&e.
files.length===1,d={fatal:c,ignoreBOM:l,bom:s==="add",unmappable:f,losses:this.#r};this.#o=n.newTranscoder(e,d);let w=f===
"fatal"||f==="translit";this.#u=w&&!Bt(r)&&!i?new So(r):void 0,this.#s=n.convertsLineEndings?void 0:a&&new Pt(a,r)}get decision(){
return this.#o.decision}convert(e,n){let o;if(this.#d=!0,n!==O.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];
let{from:f,fromOther:a,isOnlyCopy:u}=this.#t,l=u?1:6,d=a?void 0:f;this.#p=typeof f=="number"&&d!==0&&Nm(e,d,l)}this.#f.push(
...e.subarray(0,Df.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(Bm);if(r)throw new Error(r);let i=[];
try{this.#o.transcode(e,n,f=>{this.#u?.advance(f),this.#e.isLending?this.#l(f):i.push(f)})}catch(f){if(f instanceof Wt)throw f;
o=f}for(let f of i)if(!this.#i)this.#l(f);else for(let a of this.#i.add(f))this.#l(a);if(this.#c=!o&&n===O.none,this.#i&&
!this.#c){for(let f of this.#i.end())this.#l(f);this.#i=void 0}this.#u?.settle();let{place:s}=this.#o,c=o&&Cm(this.#m(o),
this.#t,this.#u??s);if(this.#c||this.#u?.startFile(),o)throw c}#m(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&
e instanceof st&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let i=Ye(this.#t,this.decision?.encoding);
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#l(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,O.source)}catch(e){if(e instanceof Wt)throw e}}#a(e){let{from:n,fromOther:o}=this.#t;if(o?.isUnicode)return;
let r=Uint8Array.from(this.#f);if(Df.every((s,c)=>s===r[c]))return"it looks like UTF-32; use --from utf-32";let i=It(r);
if(!(typeof n=="object"||n===i?.encoding&&!o))return i?`it begins with the byte order mark of ${y[i.encoding].name}; che\
ck --from, ${e}`:this.#p?`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,
verbose:r}=this.#t,{decision:i}=this.#o,s=this.#r.take();if(!i||!this.#d)return[];this.#d=!1;let c=o?[]:Ff(s,i.encoding,
this.#t),{path:f=[],lost:a=0}=this.#o;if(f.length>0&&!o){let d=a>0?`; ${ut(a,"character")} could not be recovered`:"";c.
unshift(`repaired: it was ${f.join(", and then ")}${d}`)}let u=i.kind!=="UTF-32"&&Ue(i);typeof e=="object"&&(r||!o&&u)&&
c.unshift(Mm(i));let l=o||n?void 0:this.#a("or use --from auto");return l&&c.unshift(l),c}},Df=[255,254,0,0],Bm="use --f\
rom auto or --skip-utf8, or keep the old file with --in-place=.bak";function Nm(t,e,n){let o=e===37||e===38;return(o?t.includes(
0):(0,Oo.isAscii)(t))?!1:[0,1,2,3].some(r=>{let i=t.subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,Oo.isUtf8)(i)&&i.
some(c=>(o||c>=128)&&--s===0)})}function Mm(t){let{source:e,score:n}=t,o=n===null?e:`${e}, ${n.toFixed(2)}`,r=Ue(t),i=r?
`; ${r}: check the result, or name the encoding with --from`:"";return`decoded as ${eo({},t)} (${o})${i}`}function Cm(t,{
isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof L){let i=t.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${ut(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof st&&r){let{line:i,column:s}=r,c=e?"":` (offs\
et ${t.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.
encoding} can't represent ${Wr(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var _m={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},To=class{#t;#e;#n;#o;#r;#i=!0;constructor(e,n,o,{
drop:r,eol:i}){this.#n=o,this.#o=r,this.#r=i&&new Pt(i,38),this.#t=e,this.#e=n}get place(){return this.#e.place}get decision(){
return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=this.#o?$m(e,_m[y[this.#t.from].name]):
[],i=r.pop()??e;this.#i&&this.#e.startFile?.(),this.#i=!0;for(let s of r)this.#s(s,O.none,o);this.#s(i,n,o),this.#i=n!==
O.none}#s(e,n,o){let r=[],i=this.#n.malformed,s;try{this.#t.transcode(e,n,f=>r.push(f))}catch(f){s=f}let c=this.#o?this.#n.
malformed-i:0;this.#o&&this.#n.forgetDecoded();for(let f of r){let a=this.#r?.add(f)??f,u=Dm(a,c);c-=(a.length-u.length)/
2,this.#e.transcode(u,O.none,o)}if(n===O.result&&this.#e.transcode(new Uint8Array,n,o),s)throw s}};function $m(t,e){if(!e)
return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<c;i++)r.push(t.subarray(
i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+o.length))){c>i&&r.push(
t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)f+=o.length;f>i&&r.push(
t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Dm(t,e){if(e===0)return t;let n=new Uint8Array(
t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=t[i],n[o++]=t[i+1]}
return n.subarray(0,o)}var qe=class extends Error{suggestion;constructor(e,n){super(e),this.suggestion=n}};var Rf=["bash","zsh","fish"];var Ao=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Lm,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Um,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
d if there is none, stop (translit) or write ? (translit-replacement).",choices:Ns},{flags:"--bom <MODE>",what:"Whether \
the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or \
if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Conver\
t all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML d\
eclarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encodin\
g, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'\
Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or \
unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose\
 how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declarat\
ion first (html, xml).',choices:ir},{flags:"--locale <TAG>",what:'The language of the text, such as "ja": a hint for "au\
to" and --detect.',parse:km},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, or how many files we\
re converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--fr\
om auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"List the encodings\
 and their labels, and those beyond the standard."},{flags:"--completion <SHELL>",what:"Print a completion script for a \
shell.",choices:Rf}];var bo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Lm(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Uf(e)}var Rm=/ascii|^ansi_x3\.4|367$|646/i;
function Um(t){let[e,...n]=t.split("//"),o=Uf(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new qe(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Rm.test(e)&&o===V("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function km(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Uf(t){let e=V(
t)??Ln(t);if(e===void 0)return{unknown:t};if(e===36)throw new qe("It is a label of the replacement encoding, which is no\
t for text; use the name of another one.");return e}var _t="encoding-wasm",Fo=()=>[...Ao,...bo].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Pm(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Wm(e)}}),Pm=t=>[...t?["auto"]:[],...y.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Wm=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function kf(t){return{bash:vm,zsh:Hm,fish:Gm}[t]()}function vm(){let t=Fo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=Fo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${_t} in bash: put it into ~/.local/share/bash-completion/completions/${_t}\

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
complete -o filenames -F _encoding_wasm ${_t}
`}function Hm(){let t=Fo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,u=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${u}`:""}' \\`});return`#compd\
ef ${_t}
# Completion for ${_t} in zsh: put it into a directory of $fpath as _${_t}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Gm(){let t=Fo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(d=>d.startsWith(
"--")?`-l ${d.slice(2)}`:`-s ${d.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",u=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${u?` -a '${u}'`:""}`;return`complete \
-c ${_t} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${_t} in fish: put it into ~/.config/fish/completi\
ons/${_t}.fish
${t.join(`
`)}
`}var Io=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Pf(t){
let e=[...Ao,...bo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((u,l,{length:d})=>{let m=`${i?u.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,p=c!==void 0&&(i||l===d-1);return`\\fB${Io(
u)}\\fR${p?i?`[${m}]`:m:""}`}),a=r?`
${Io(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Io(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Io(t)}" "User Commands"
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
`}async function jm(t,e){if(!Jc())return de.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:u,inPlace:l,outDir:d}=e,w={sniff:i,locale:s,detect:!0};if(o)return qc({...t,sniffing:w,json:r});
let m=l!==void 0||d!==void 0,{fromOther:p,toOther:E}=t,g=E&&co(E),I=u===void 0?void 0:Ne(t.to,g),B=I?q=>I(q)??u:t.unmappable,
_=!!c||Wf(B),H=p!==void 0||E!==void 0,k={...t,from:n==="auto"?Lc(w,m,l===""):n,unmappable:B,otherwise:u,drop:c,isChanged:!!(c||
f||H||_&&t.eol)},nt={isLending:!c&&!f&&!a&&!H&&!Wf(B),convertsLineEndings:_||H,newTranscoder(q,Ft){let{from:$t,to:Yr}=q,
Mo=nt.convertsLineEndings?q.eol:void 0;if(f)return new go($t,Yr,Ft,{eol:Mo,isOnlyCopy:q.isOnlyCopy});if(c||Mo||q.fromOther||
q.toOther){let Kr=Ym(q,typeof $t=="number"?$t:0,Ft,Mo);return typeof $t=="number"?Kr:new De($t,Kr)}return le($t,Yr,nt.isLending?
{...Ft,take:Zo}:Ft,"")},newFixer:a&&(()=>new pe(k.to))};if(!m)return jr(k,nt);let{skipUtf8:ge=!1,keepBinary:Bo=!1,dryRun:No=!1}=e,
Ve={suffix:l,directory:d,skipUTF8:ge,keepBinary:Bo,dryRun:No,findDeclarations:!a&&!k.quiet};return kc(k,Ve,(q,Ft=nt)=>jr(
{...k,...q},Ft))}function Ym({to:t,fromOther:e,toOther:n,drop:o=!1},r,i,s){let c=i.fatal&&!o,f=e?new io(e,i,o):cr(r,{...i,
fatal:c}),a=n?new so(n,i,Ne(t,co(n))):le(38,t,{...i,fatal:!1,ignoreBOM:!0},""),u=i.losses;return new To(f,a,u,{drop:o&&!e,
eol:s})}var Wf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
