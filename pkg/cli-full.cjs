"use strict";var Kf=Object.create;var Je=Object.defineProperty;var Yf=Object.getOwnPropertyDescriptor;var zf=Object.getOwnPropertyNames;var Vf=Object.getPrototypeOf,qf=Object.prototype.hasOwnProperty;var Jf=(t,e)=>{for(var n in e)Je(t,n,{get:e[n],enumerable:!0})},qr=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of zf(e))!qf.call(t,r)&&r!==n&&Je(t,r,{get:()=>e[r],enumerable:!(o=Yf(e,r))||o.enumerable});return t};var Zf=(t,e,n)=>(n=t!=null?Kf(Vf(t)):{},qr(e||!t||!t.__esModule?Je(n,"default",{value:t,enumerable:!0}):n,t)),Qf=t=>qr(Je(
{},"__esModule",{value:!0}),t);var Qp={};Jf(Qp,{completionFor:()=>Gf,manual:()=>jf,runFully:()=>Jp});module.exports=Qf(Qp);var $=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`,o=Number.isNaN(this.offset)?"some bytes":`${n} at offset ${this.offset}`;return new TypeError(
`${e}: The encoded data was not valid: ${o} cannot be decoded as ${this.encoding}. Check the encoding, or decode without\
 'fatal' to get U+FFFD in such places.`)}};var Ze=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Jr=Symbol.for("encoding-wasm.UnmappableError"),ft=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Ze(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Jr in o}[Jr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Kt=t=>Array(t).fill(void 0);function W(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var Zr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Qr=`!
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
?`;var ei=t=>(t&63488)===55296,ni=t=>(t&64512)===55296,oi=t=>(t&64512)===56320;function ri(t,e){let o=e===t.length-1?t.charCodeAt(
e):t.codePointAt(e);return o>=55296&&o<=57343?65533:o}var ii=t=>t<128?1:t<2048?2:t<65536?3:4,Yt=t=>t<194||t>244?0:t<224?
2:t<240?3:4;function tn(t,e){let n=t===224?160:t===240?144:128,o=t===237?159:t===244?143:191;return e>=n&&e<=o}function en(t,e,n){
let o="";for(let r=0;r<n;r+=8192){let i=new Uint16Array(t,e+2*r,Math.min(8192,n-r));o+=String.fromCharCode.apply(null,i)}
return o}function si(t,e,n){let o=n;return t<128?e[o++]=t:(t<2048?e[o++]=192|t>>6:(t<65536?e[o++]=224|t>>12:(e[o++]=240|
t>>18,e[o++]=128|t>>12&63),e[o++]=128|t>>6&63),e[o++]=128|t&63),o}var nn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var E=na();function na(){let t=nn.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var ui=W(()=>new Map(E.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),zt=t=>t<36&&t!==33,v=t=>t>0&&t<
29,ne=t=>t>=29&&zt(t);function V(t){let e=ui();return e.get(t)??e.get(pi(ra(t)))}var oa=W(()=>new Map(Array.from(ui(),([
t,e])=>[rn(t),e]).reverse()));function li(t){let e=rn(t),n=oa().get({936:"gbk",950:"big5"}[e]??e);return n===36?void 0:n}
var rn=t=>pi(t).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),di=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function _t(t){if(t[0]>=239)return di.find(e=>e.bytes.every((n,o)=>t[o]===n))}function sn(t){return di.find(e=>e.
encoding===t)?.bytes}function Ct(t){return t===0||t===37||t===38}function ra(t){let e=0,n=t.length;for(;ci(t[e]);)e+=1;for(;ci(
t[n-1]);)n-=1;return t.slice(e,n)}var ci=t=>`	
\f\r `.includes(t);function pi(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var cn="encoding-wasm";var mi=()=>({});function Do(){throw new Error("encoding-wasm: call instantiate() first.")}var an=(t,e)=>t?.prototype?.[e],un=t=>an(globalThis.Buffer,t),oe=un("ucs2Slice"),hi=un("ucs2Write"),ln=un("utf8Slice"),dn=un(
"latin1Slice"),xi=t=>globalThis[t],wi=xi("TextDecoder"),ia=an(wi,"decode"),Lo=xi("TextEncoder"),sa=an(Lo,"encode"),ca=an(
Lo,"encodeInto");function Pt(t,e=!1,n=!0){let o=new wi(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",
{value:ia})}function gi(){let t=new Lo;return Object.defineProperties(t,{encode:{value:sa},encodeInto:{value:ca}}),t}function rt(t){
try{return t()}catch{return}}var Ei=()=>"WebSocketPair"in globalThis;var fa=new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["b\
ody",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it\
 first","read it first"]]]);function aa(t){if(t==null)return`${t}`;if(typeof t!="object")return typeof t;try{let e=Object.
prototype.toString.call(t).slice(8,-1);return/^(Array|Object|Promise)$/.test(e)?e.toLowerCase():e}catch{return"object"}}
var yi=t=>/^(null|undefined)$/.test(t),ua=t=>yi(t)?t:`${/^[aeio]/i.test(t)?"an":"a"} ${t}`;function Si(t){return typeof t!=
"string"?la(aa(t),0):V(t)===void 0?"it is a string, which is already decoded.":`it is the label '${t}'; pass the bytes f\
irst, and the label after them.`}function la(t,e){let o=fa.get(/^(Blob|File|Request|Response)$/.test(t)?"body":t)?.[e]??(e===1&&!yi(t)?"convert it with S\
tring()":"");return`it is ${ua(t)}${o&&`; ${o}`}.`}var Ro=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,Ai=()=>Object.getPrototypeOf(Uint8Array.prototype),pn=t=>Ro(Ai(),
t),Uo=t=>Ro(DataView.prototype,t),da=()=>Ro(ArrayBuffer.prototype,"byteLength"),Ti=t=>Ai()[t],ko=pn(Symbol.toStringTag),
mn=pn("buffer"),bi=pn("byteOffset"),Ii=pn("byteLength"),pa=Ti("includes"),Fi=Ti("set"),ma=Uo("buffer"),ha=Uo("byteOffset"),
Ni=Uo("byteLength"),Bi=da(),m=t=>Ii.call(t),A=(t,e,n=m(t))=>n>e?new Uint8Array(mn.call(t),bi.call(t)+e,n-e):R;function Vt(t,e){
let n=new Uint8Array(m(t)+m(e));return q(n,t),q(n,e,m(t)),n}var it=(t,e)=>A(t,0,Math.min(e,m(t))),q=(t,e,n)=>Fi.call(t,e,
n),hn=(t,e)=>pa.call(t,e);function L(t,e,n){let o=n-e,r=new Uint8Array(o);if(o>24)q(r,A(t,e,n));else for(let i=0;i<o;i++)
r[i]=t[e+i];return r}function $t(t,e,n,o){if(o>24)Fi.call(t,m(n)===o?n:A(n,0,o),e);else for(let r=0;r<o;r++)t[e+r]=n[r]}
function Mi(t){try{return Bi.call(t),!1}catch{return!0}}var be=t=>ko.call(t)==="Uint8Array"&&!Mi(mn.call(t));function gt(t,e,n=void 0){
if(!ArrayBuffer.isView(t)&&ga(t)===void 0){let o="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'";
throw new TypeError(`${e}: ${n??`${o}: ${Si(t)}`}`)}return t}function Et(t){if(be(t))return t;let e=ArrayBuffer.isView(t)?wa(t):xa(t);return Mi(mn.call(e))?L(e,0,m(e)):e}function xa(t){
try{return new Uint8Array(t)}catch{return R}}var _i=t=>ko.call(t)==="Uint8Array";function wa(t){try{return ko.call(t)===
void 0?new Uint8Array(ma.call(t),ha.call(t),Ni.call(t)):new Uint8Array(mn.call(t),bi.call(t),Ii.call(t))}catch{return R}}
var R=new Uint8Array;function ga(t){try{return Bi.call(t)}catch{}try{return Ni.call(new DataView(t))}catch{return}}function Wt(t,e,n){
xn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));return o}function xn(t,e){if(t!=null&&typeof t!=
"object"&&typeof t!="function")throw new TypeError(`${e}: The options must be an object.`)}function Ci(t,e){return xn(t,
e),!!t?.stream}var yt=t=>`${t}`;function $i(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function wn(t,e){xn(t,e);let n=!!t?.fatal,o=!!t?.ignoreBOM;return{fatal:n,ignoreBOM:o}}function Po(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=yt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}var Ea=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],Wo;function vo(){if(typeof WebAssembly!=
"object")return!1;try{Wo??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(Ea)))!==null}catch(t){let{name:e}=t;
(e==="CompileError"||e==="EvalError")&&(Wo=!1)}return Wo??!0}var gn=W(()=>Ei()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":ln&&
dn&&oe?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other");var X=1/0,ya={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],utf16LE:[0,33],
singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],multiByte:[0,513]},chromium:{
utf8:[0,64],utf16LE:[0,X],singleByte:[4096,X],multiByte:[512,X]},firefox:{utf8:[0,17],utf16LE:[0,33],singleByte:[256,257],
multiByte:[512,X]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],multiByte:[0,X]}},Sa={node:{ascii:48,loop:128,utf16ByString:16777216},
deno:{ascii:48,loop:128,utf16ByString:0},bun:{ascii:32,loop:X,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},
firefox:{ascii:400,loop:X,utf16ByString:0},other:{ascii:X,loop:X,utf16ByString:0}},Oa={node:{utf8Slice:8191,latin1:!0,readByHost:128,
writeByHost:64},deno:{utf8Slice:64,latin1:!0,readByHost:128,writeByHost:X},bun:{utf8Slice:0,latin1:!0,readByHost:16,writeByHost:16},
chromium:{utf8Slice:0,latin1:!1,readByHost:X,writeByHost:X},firefox:{utf8Slice:0,latin1:!1,readByHost:1024,writeByHost:X},
other:{utf8Slice:0,latin1:!1,readByHost:16,writeByHost:X}},Aa=[0,X],Ta=[X,X],Ho=Kt(40);function En(t){if(Ho[t]===void 0){
let[e,n]=ba(t);Ho[t]={lookUp:e,host:n}}return Ho[t]}function ba(t){let{utf8:e,utf16LE:n,singleByte:o,multiByte:r}=ya[gn()];
return t===0?e:t===38?n:!!0&&(v(t)||ne(t))?Ta:v(t)?o:ne(t)?r:Aa}var Di=()=>Sa[gn()],yn=()=>Oa[gn()];function Li(t,e,n,o){let r=Ri(n),i=u=>Fa(u,r,e),s=(o&&i(()=>Ba(n,o)))??r,{readByHost:c,writeByHost:f}=yn(),a=c<1/0&&(i(()=>Ma(
t,n))??i(()=>_a(n)));return a?{...s,read:(u,d)=>(d<c?s:a).read(u,d),write:(u,d)=>(u.length<f?s:a).write(u,d),maxUnits:a.
maxUnits,collect:a.collect}:s}function Fa(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
return rt(()=>{let r=t();return r.write(o,n),e.read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0})}var Na="strings";
function Ba(t,e){let[n]=WebAssembly.Module.customSections(e,Na),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.
Instance(o,{"encoding-wasm":{memory:t}});return{...r,maxUnits:65539}}function Ma(t,e){let[n,o]=[oe,hi];return{read:(r,i)=>n.
call(t(),r,r+2*i),write:(r,i)=>o.call(t(),r,i,2*r.length),maxUnits:1/0,collect:Ui(e,(r,i)=>n.call(r,0,i))}}function _a(t){
let e=Pt("utf-16le");return{...Ri(t),read:(n,o)=>e.decode(new Uint16Array(t.buffer,n,o)),collect:Ui(t,(n,o)=>e.decode(A(
n,0,o)))}}function Ri(t){return{read:(e,n)=>en(t.buffer,e,n),write(e,n){let o=new Uint16Array(t.buffer,n,e.length);for(let r=0;r<
e.length;r++)o[r]=e.charCodeAt(r)},maxUnits:1/0}}function Ui(t,e){let n;return typeof WeakRef!="function"?void 0:o;function o(i){
let s=r(2*i),c=0;return{add(f,a){q(s,new Uint8Array(t.buffer,f,2*a),c),c+=2*a},toText:()=>e(s,c)}}function r(i){let s=n?.
deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=new WeakRef(c),c}}var Ie,S,Sn,ut,P={input:0,units:0,output:0},Tn=0,An={name:"",encoding:-1},K={isBusy:!0,count:0};function Fe(t,e){An.name=
t,An.encoding=e,K.count+=1,K.isBusy&&Pi(),K.isBusy=!0}function Pi(t=Do){if(!!0)return ki(mi());try{Ra(),Ie??=La(Da(t())),
ki(new WebAssembly.Instance(Ie).exports,Ie)}catch(e){throw Ua(e)}}function Wi(t){Ie=void 0,Pi(()=>t)}var $a=W(()=>rt(()=>vi(Do()))===!0),ie=()=>Ie!==void 0||vo()||$a();function Da(t){return vi(t)?t:new WebAssembly.Module(
t)}function vi(t){try{return WebAssembly.Module.customSections(t,Hi),!0}catch{return!1}}var Hi="encoding-wasm";function La(t){
let[e]=WebAssembly.Module.customSections(t,Hi),n="encoding-wasm 0.1.0",o=e?String.fromCharCode(...new Uint8Array(e)):"so\
mething else";if(o===n||o===`${cn} 0.1.0`)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o},\
 not to ${n}; use encoding.wasm of this version.`)}function ki(t,e=void 0){S=t,jo=WebAssembly.RuntimeError,P.input=S.input(),
P.units=S.units(),P.output=S.output(),Sn=Xi(),ut=Li(()=>J().bytes,P.units,S.memory,e),Tn=Math.min(S.units_length(),ut.maxUnits),
K.isBusy=!1}var Gi="labels and names work without it",Go="import 'encoding-wasm/no-wasm'";function Ra(){if(typeof WebAssembly!=
"object")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${Go}; ${Gi}\
.`)}function Ua(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(ka(t))return new RangeError(`encoding-wasm: ${ji} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${Go}`);
if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; ${"`\
await initialize()` before the first call"} (${e})`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let\
 this code compile WebAssembly; ${"call initialize() with a compiled module first"} (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;
if(t instanceof o||t instanceof r){let i=vo()?"the module is damaged; install it again":`this host lacks its SIMD; ${Go}`;
return n(`WebAssembly can't run: ${i} (${t})`)}return t}var ji="no memory for WebAssembly; free some, and call again",ka=t=>t instanceof
RangeError&&/memory/i.test(t.message);function J(){return Sn.bytes[0]===void 0&&(Sn=Xi()),Sn}var Xi=()=>({bytes:new Uint8Array(
S.memory.buffer),input:new Uint8Array(S.memory.buffer,P.input,65536),codec:new Int32Array(S.memory.buffer,S.codec(),S.codec_length()>>
2),report:new Int32Array(S.memory.buffer,S.report(),12)});function lt(t,e,n){Fe(t,e);try{let o=n();return K.isBusy=!1,o}catch(o){
throw St(o)}}var jo;function St(t){if(!K.isBusy||!Pa(t))return t;let e=E[An.encoding]?.name,n=`${An.name}${e?` of ${e}`:
""} failed`;return Wa()?new RangeError(`encoding-wasm: ${n}: ${ji}`,{cause:t}):new Error(`encoding-wasm 0.1.0: ${n} (${t.
message}) because of a bug in this package. Please report it, with the input if you can.`,{cause:t})}var Pa=t=>jo!==void 0&&
t instanceof jo;function Wa(){try{return S.memory.grow(32),!1}catch{return!0}}var et=()=>new Int32Array(J().codec),Xo=t=>q(J().codec,t);function se(t,e){Fe("decoding",t),e?Xo(e):S.new_decoder(t)}function Ko(t,e){
Fe("encoding",t),e?Xo(e):S.new_encoder(t)}function Yo(t,e,n,o){Fe("transcoding",t),o?Xo(o):S.new_transcoder(t,e,+n)}function Vi(t,e){
S.set_source_encoding(t,+e),K.isBusy=!1}function qt(t){let e=m(t),n=S.alloc(e)>>>0;return q(J().bytes,t,n),[n,e]}var ja=W(
()=>Uint8Array.from(nn,t=>t.charCodeAt(0))),Ki,zo=t=>lt("sniffing",-1,()=>(Ki!==S&&S.give_labels(...qt(ja())),Ki=S,t())),
Vo=(t,e,...n)=>zo(()=>S.sniff_html(...qt(t),e,...n)),qi=(t,e,n)=>zo(()=>S.sniff_xml(...qt(t),e,n));function Ji(t,e){let n=zo(
()=>S.find_declared_label(...qt(t),e));return n<0?null:{start:n&1048575,length:n>>20}}var Zi=(t,e)=>lt("sniffing",-1,()=>S.
default_for(...qt(t),e)),Qi=(t,e,n,o,r,i)=>lt("detection",-1,()=>{let s=m(t),c=0;do{let l=Math.min(c+65536,s);S.feed_detector(
...qt(A(t,c,l)),+(e&&l===s)),c=l}while(c<s);let f=l=>l?qt(l):[0,0],a=S.guess(...f(n),...f(o),...f(r),+i)>>>0,{buffer:u}=S.
memory,d=new Float32Array(u,a,1)[0];return new Float32Array(new Float32Array(u,a+4,d))});function ce(t,e,n,o,r){$t(J().input,
0,t,e),K.isBusy=!0;let i=S.decode_block(e,n,+o,+r);return K.isBusy=!1,i}var bn=(t,e,n)=>lt("decoding",-1,()=>{for(let o=0,
r=1024;o<e;o+=r,r=Math.min(4*r,65536)){let i=Math.min(r,e-o);if(q(J().input,i===e?t:A(t,o,o+i)),!S.is_free_of(i,128,n))return!1}
return!0}),Ot={encoding:-1,table:void 0,owner:void 0};function qo(t){return Ot.encoding===t&&Ot.owner===S&&Ot.table?.[0]!==
void 0?Ot.table:lt("encoding",t,()=>{let e=S.unit_table(t)>>>0,{buffer:n}=S.memory;return Ot.encoding=t,Ot.owner=S,e===0?
Ot.table=void 0:v(t)?Ot.table=new Uint8Array(n,e,16384):Ot.table=new Uint16Array(n,e,65536),Ot.table})}function fe(t,e){
try{return t+e}catch(n){throw In(n)}}var In=t=>new RangeError("The text is too long for a string of this host; convert i\
t in parts, with { stream: true } or with a stream.",{cause:t});var Fn=(t,e,n,o=0)=>ut.write(t.slice(e,n),P.units+2*o);function Jo(t,e,n,o){K.isBusy=!0;let r=S.encode_block(t,e,n,+o);return K.
isBusy=!1,r}var O={none:0,source:1,result:2};function ts(t,e,n,o){let r=m(t);$t(J().input,0,t,r),K.isBusy=!0;let i=S.transcode_block(
r,+e,n,o);return K.isBusy=!1,i}function st(){let t=J().report;return{isFinished:t[0]!==0,read:t[1],written:t[2],start:t[3],
length:t[4],codePoint:t[5],replaced:t[6],firstReplaced:t[7],unmapped:t[8],firstUnmapped:t[9],unmappedCodePoint:t[10],held:t[11]}}
var Ne=t=>L(J().bytes,P.output,P.output+t),Zo=t=>A(J().bytes,P.output,P.output+t);var Z=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=m(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);q(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){q(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?L(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=Ka(this.#n),o=0;return this.forEach(r=>{q(n,r,o),o+=m(r)}),
n}};function Ka(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}var Nn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=m(e);if(n===0)return;e[0]!==27&&this.#t(this.held);
let o=e[n-3]===27?n-3:n;this.#t(L(e,0,o)),this.held=L(e,o,n)}addUnchanged(e){m(e)!==0&&(this.#t(this.held),this.held=R,this.#t(
e))}};var Bn;function Ya(){return Bn===void 0&&(Bn=null,Bn=rt(za)??null),Bn}function za(){let t=gi(),{read:e,written:n}=t.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&`${[...o]}`=="2\
39,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var rs=new Uint8Array(
48);function ss(t){return t.length<=16?L(rs,0,cs(t,rs).written):Qo(t)??(!!0||ie()?void 0:Va(t))}function Va(t){let e=new Uint8Array(
3*t.length);return L(e,0,cs(t,e).written)}function cs(t,e){let n=m(e),o=0,r=0;for(;o<t.length;){let i=t.charCodeAt(o);if(i<
128&&r<n){e[r++]=i,o+=1;continue}let s=ri(t,o);if(r+ii(s)>n)break;r=si(s,e,r),o+=s<65536?1:2}return{read:o,written:r}}function Qo(t){
try{return Ya()?.encode(t)}catch{return}}var qa=new Uint8Array(256);function as(t,e){let{length:n}=t,o=new Uint8Array(n),r=0;for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(
r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],o[r+3]=e[t.charCodeAt(r+3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+
5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.charCodeAt(r+7)];for(;r<n;r++)o[r]=e[t.charCodeAt(r)];return hn(
o,0)?void 0:o}function us(t,e){let{length:n}=t,o=n<=128?qa:new Uint8Array(2*n),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(
i),c=s<128?s:e[s];if(c===0&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return L(o,0,r)}function ls(t,e){if(e===0)return ss(t);let{length:n}=t,{ascii:o,loop:r}=Di();if(n>=o&&zt(e)&&Ja(t)){let s=Qo(t);if(s&&m(
s)===n)return s}if(v(e))return n<=r?as(t,qo(e)):void 0;if(!!0||n>Math.min(r,65536)||e===33)return;let i=qo(e);return i&&
us(t,i)}function Ja(t){let{length:e}=t,n=Math.max(8,e>>4);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}var tr=["fatal","html","replacement"],er=()=>"",vt=class{encoding;unmappable;#t;#e=null;#n=0;#o=R;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return E[this.encoding].name}encode(e,n){let r=!this.#e&&(n||this.#r(
e))?ls(e,this.encoding):void 0;return r?(this.#n=n?0:this.#n+e.length,r):this.#s(e,n)}#r(e){let{length:n}=e;return n>0&&
this.encoding!==33&&!ni(e.charCodeAt(n-1))}get#i(){return this.#t?0:tr.indexOf(this.unmappable)}#s(e,n){let o=this.#e,r=this.#n,
i=this.#o,s=new Z;this.encodeOrFail(e,n,c=>s.add(c),(c,f)=>{throw new ft(c,f,this.name)});try{return s.concatenate()}catch(c){
throw this.#e=o,this.#n=r,this.#o=i,c}}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o,f=this.#t,a=this.#i,
u=f===er,d=f&&!u?2048:65536,l=f&&this.encoding===33?new Nn(c,o):void 0,h=l?w=>l.add(w):o,p=l?w=>l.addUnchanged(w):o,x=!1,
g=!1;try{Ko(this.encoding,s);for(let w=0;w===0||w<e.length;w+=d){let F=Math.min(w+d,e.length);Fn(e,w,F);let N=F===e.length;
for(let C=0,H=!1;!H;){let k=Jo(C,F-w,a,n&&N),z=st();h(Ne(k===-2?z.written:k));let Ve=i+w+C+z.start;if(C+=z.read,H=k!==-2&&
z.isFinished,k!==-2||u)continue;g=!0;let{codePoint:Oe}=z;if(f){let _o=et(),{count:Co}=K,ot=()=>this.locate(Ve),pt=f(Oe,ot);
K.count!==Co&&(Ko(this.encoding,_o),Fn(e,w,F));let Mt=qe=>{throw new ft(qe,ot(),this.name)};typeof pt=="string"?Za(pt,h,
Mt):pt?p(pt):Mt(Oe)}else r(Oe,Ve);g=!1}}n?l&&o(l.held):(this.#e=this.#r(e)?null:et(),this.#n=i+e.length,this.#o=l?.held??
R),x=!0}catch(w){throw St(w)}finally{n&&(x||g)&&(this.#e=null,this.#n=0,this.#o=R)}}};function Za(t,e,n){let o=$i(t);for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);Fn(o,r,i,2048);let s=Jo(2048,
2048+i-r,0,!1);s===-2&&n(st().codePoint),e(Ne(s))}}var tu=W(()=>{let t=Qr.split(`
`),e=0;return new Map(Zr.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
ds=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Be(t,e=eu(t)){let n=new Map;return o=>{let r=n.get(o);return r===void 0&&
(r=ps(String.fromCodePoint(o),e,3),n.set(o,r)),r}}function eu(t){let e=new vt(t,"fatal");return n=>{try{return e.encode(
n,!0),!0}catch(o){if(o instanceof ft)return!1;throw o}}}function ps(t,e,n){if(ds(t))return"";if(n===0)return null;let o=nu(
t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:ps(c,e,n-1));if(!s.includes(null))return s.
join("")}return null}function nu(t){let e=[...tu().get(t)??[],...ou(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(
n)?e:[...e,n.normalize(),n]}function ou(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){
let c=l=>s>>o.length-1-l&1,f=o.filter((l,h)=>c(h)),a=o.filter((l,h)=>!c(h)),u=[n,...f].join("").normalize("NFC"),d=u+a.join(
"");d.normalize("NFD")===e&&r.push(d),a.every(ds)&&i.push(u)}return[...r,...i]}function cu(t,e,n){let o="";for(let r=0;r<e.length;r+=n)o+=t.decode(e.slice(r,r+n),{stream:!0});return o+t.decode()}var _n=[
0,255],Mn=[48,57],ws=[65,65],ue=[27,27],ms=[33,126],fu=[[_n]],au=[[[127,255],_n,ws]],hs=[[[129,132],Mn,[129,254],Mn],[[133,
254],Mn,[129,130],Mn]],xs=[[[216,223],[216,223],[216,223],[216,223]]],uu={"UTF-8":[[[224,245],[127,192],[191,192],[128,128],
ws]],"UTF-16BE":xs,"UTF-16LE":xs,GBK:hs,gb18030:hs,"EUC-JP":[[[143,143],[161,254],[161,254]]],"ISO-2022-JP":[[ue,[36,36],
[66,66],ms,ms,ue,[40,40],[66,66]],[ue,[40,40],[64,74],_n,ue,[40,40],[66,66]],[ue,[36,36],[64,67],_n,[33,33],ue,[40,40],[
66,66]]]};function gs(t){let e=t.reduce((o,[r,i])=>o*(i-r+1),1),n=new Uint8Array(e*t.length);for(let o=0;o<e;o++){let r=o;
for(let i=t.length-1;i>=0;i--){let[s,c]=t[i],f=c-s+1;n[o*t.length+i]=s+r%f,r=Math.floor(r/f)}}return n}function lu(t,e){
let n=t;for(let o=0;o<e.length;o++)n=Math.imul(n^e.charCodeAt(o),16777619);return n}function du(t,e,n){let o=2166136261;
for(let r of Es(e,n)){let i=gs(r),s=t.decode(i);if(cu(t,i,61)!==s)return;o=lu(o,s)}return(o>>>0).toString(36)}var Es=(t,e)=>e?
fu:[...au,...uu[t]??[]];function pu(t,e,n,o){let r=o?1:97;return Es(n,o).every(i=>{let s=gs(i),c=e();for(let f=0;f<s.length;f+=
r*i.length){let a=s.slice(f,f+i.length),u=t.decode(a),d=rt(()=>c.decode(a));if(d!==(u.includes("\uFFFD")?void 0:u))return!1;
d===void 0&&(c=e())}return!0})}var mu="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm\
5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8h\
w c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud";function ys(t,e,n,o){let r=o(
!1);return du(r,e,n)===mu.split(" ")[t]&&pu(r,()=>o(!0),e,n)}function Ss(t,e,n){let o=new ArrayBuffer(2*m(e)),r=new Uint16Array(o),i=(c,f)=>{if(n)throw new $(E[t].name,c,f);return 65533},
s=t===0?hu(e,r,i):xu(e,r,i,t);return en(o,0,s)}function hu(t,e,n){let o=m(t),r=0;for(let i=0;i<o;){let s=i,c=t[i++],f=c<
128?1:Yt(c),a=f===1?c:c&127>>f,u=()=>i===s+1?tn(c,t[i]):(t[i]&192)===128;for(;i<s+f&&u();)a=a<<6|t[i++]&63;i!==s+f?e[r++]=
n(s,i-s):(a>65535&&(e[r++]=55232+(a>>10)),e[r++]=a>65535?56320|a&1023:a)}return r}function xu(t,e,n,o){let r=m(t),i=c=>o===
37?t[c]<<8|t[c+1]:t[c]|t[c+1]<<8,s=0;for(let c=0;c<r;c+=2){let f=i(c),a=(f&64512)===55296;c+1===r?e[s++]=n(c,1):ei(f)?a&&
c+3<r&&(i(c+2)&64512)===56320?(e[s++]=f,e[s++]=i(c+2),c+=2):a&&c+3===r?(e[s++]=n(c,3),c+=1):e[s++]=n(c,2):e[s++]=f}return s}function Os(t,e,n,o){return!Ct(t)||!o&&Ts(t)?nr(or(t,o),t,e,n,!1):Ss(t,As(e,n),o)}function As(t,e){if(e>2147483647)throw In(
void 0);return L(t,0,e)}function nr(t,e,n,o,r){let i=As(n,o);try{return t.decode(i,{stream:r})}catch(s){throw s?.name!==
"TypeError"?In(s):new $(E[e].name,Number.NaN,0)}}var or=(t,e)=>Ts(t)?Pt(E[t].name,e):wu(t),Cn=Kt(40);function Ts(t){if(Cn[t]===
void 0){Cn[t]=!1;let{name:e}=E[t],n=o=>Pt(e,o);Cn[t]=rt(()=>ys(t,e,v(t),n))===!0}return Cn[t]}function wu(t){let{name:e}=E[t];
try{lt("decoding",-1,()=>{})}catch(n){let{message:o}=n,i=rt(()=>Pt(e))!==void 0?`The host's own TextDecoder gets ${e} wr\
ong.`:`The host has no decoder of its own for ${e}.`,s=v(t)?" 'encoding-wasm/iconv-lite' decodes it without WebAssembly.":
"";throw new Error(`${o.replace(/\.?$/,".")} ${i}${s}`,{cause:n})}throw new Error("encoding-wasm: WebAssembly could not \
be used a moment ago; call again.")}function At(t,e,n,o,r,i){try{se(t,e);let c=o>Tn&&o<268435456?ut.collect?.(o+3):void 0,f="",a=0;for(let u=0;;u+=65536){let d=o-
u<=65536,l=d?o-u:65536,h=l===o?n:A(n,u,u+l),p=ce(h,l,a,r,i&&d);if(p<0){let x=st();throw new $(E[t].name,u+x.start,x.length)}
if(a+=p,!(!d&&a+65536+3<=Tn)){if(c)c.add(P.units,a);else{if(l===o)return ut.read(P.units,a);f=fe(f,ut.read(P.units,a))}if(d)
return c?c.toText():f;a=0}}}catch(s){throw St(s)}}function $n(t,e){if(t===0)return e(Uint8Array.from(Eu))===yu;if(t===38||t===37){let o=Su.flatMap(r=>t===37?[r>>8,r&255]:
[r&255,r>>8]);return e(Uint8Array.from(o))===Ou}let n=o=>e(o)===At(t,null,o,m(o),!1,!0);if(!v(t))return!1;for(let o of Au())
if(!n(o))return!1;return!0}var Eu=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,
244,144,128,128,97,240,159,146,97,230,188],yu="\uFEFFa\x7F\xE9\u6F22\u{1F4A9}\uFEFF\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDa\uFFFDa\uFFFD",
Su=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],Ou="\uFEFFa\uFFFD\u6F22\uFFFD\u{1F4A9}\uFFFE\uFEFF\uFFFD";
function*Au(){for(let t=0;t<256;t++)yield Uint8Array.of(t);yield Uint8Array.from({length:4096},(t,e)=>e)}var Dn=Kt(40);function Ns(t,e,n,o){Dn[t]===void 0&&(Dn[t]=null,Dn[t]=rt(()=>Tu(t))??null);try{let r=n>2147483647?void 0:
Dn[t]?.(e,n);return o&&r?.includes("\uFFFD")?void 0:r}catch{return}}var Is=new Uint8Array(64),Fs=Kt(65);function Me(t,e){
return e<=64?($t(Is,0,t,e),Fs[e]??=A(Is,0,e),Fs[e]):be(t)?m(t)===e?t:A(t,0,e):L(t,0,e)}function Tu(t){let{latin1:e,utf8Slice:n}=yn();
if(e&&t===38)return bu();if(e&&zt(t)&&t!==0)return Iu(t);let o=Pt(E[t].name),r=s=>o.decode(s);if(!$n(t,r))return;if(t!==
0||n===0)return(s,c)=>r(Me(s,c));let i=ln;if($n(0,s=>i.call(s)))return(s,c)=>c<=n?i.call(Me(s,c)):r(Me(s,c))}function bu(){
let t=oe,e=n=>t.call(n).toWellFormed();if($n(38,e))return(n,o)=>o%2===0?e(Me(n,o)):void 0}function Iu(t){let e=dn,n=Uint8Array.
from({length:256},(r,i)=>i);if(e.call(n)!==String.fromCharCode(...n))return;let o=t===21?224:128;return(r,i)=>{let s=Math.
ceil(i/8);for(let f=0;f<i;f+=s)if((r[f]&o)===128)return;let c=Me(r,i);return bn(c,i,o)?e.call(c):void 0}}var Lt=0;function Ln(t,e,n,o,r=!0){let i="";for(let s=0,c=!1;!c;){let f=lt("decoding",t,()=>Nu(t,e,s,n));if(o&&f.includes(
"\uFFFD"))return;if(i=fe(i,f),Lt===n&&r)break;s=Math.min(n,Lt+1024),c=s===n;let a=A(e,Lt,s);try{i=fe(i,At(t,null,a,s-Lt,
o,r&&c))}catch(u){throw u instanceof $&&(u.offset+=Lt),u}c||(s-=st().held)}return i}function Nu(t,e,n,o){let{buffer:r}=S.
memory,i=new Uint16Array(r,P.units,65536),s=v(t),c=s?new Uint16Array(r,S.byte_table(t),256):new Uint16Array(r,S.pair_table(
t),65536),f="";Lt=o;for(let a=n;a<Lt;){let u=0;if(s)for(let d=Math.min(o,a+65536);a<d;a++)i[u++]=c[e[a]];else for(;u<65536&&
a<Lt;){let d=e[a],l=c[d],h=a+1;if((l&63488)===55296){if(l=h<o?c[d|e[h]<<8]:l,(l&63488)===55296){Lt=a;break}h++}i[u++]=l,
a=h}f=fe(f,ut.read(P.units,u))}return f}function Rn(t,e,n,o,r=!0){return lt("decoding",t,()=>{let{readBytes:i,readPairs:s}=ut;if(!i||!s)return;let c=!!0||v(t),f=c?
S.byte_table(t):S.pair_table(t);if(f===0)return;$t(J().input,0,e,n);let a=(c?i:s)(P.input,n,f);return a===null||o&&a.includes(
"\uFFFD")||!c&&rr(n)===1&&(r||Bu(t,J().input[n-1]))?void 0:a})}var Bu=(t,e)=>t===32&&e>=144&&e<=160,rr=t=>J().input[t];function Ht(t,e,n,o,r){let i;if(!!0||ie()){if(e===0)return"";let{lookUp:s,host:c}=En(n);e<=s?i=Rn(n,t,e,o):e>=c&&(i=Ns(n,
t,e,o)),i??=At(n,null,t,e,o,!0)}else i=Os(n,t,e,o);return r?i:ir(i,n)}var ir=(t,e)=>t.charCodeAt(0)===65279&&Ct(e)?t.slice(
1):t;var Mu=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function Un(t){for(let[,e,n,o]of t.matchAll(Mu))if(/^charset$/i.
test(e))return n?.replace(/\\(.)/gs,"$1")??o}var _u=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
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
osf00010100 osf00010101 osf00010102"],Cu=W(()=>new Map(_u.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function kn(t){let e=Un(
t)??t;return V(e)??Cu().get(rn(e))??li(e)}var $u=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,
Du=[[/^auto$/i,"'auto' isn't an encoding: to find the encoding of some bytes, use decodeAuto() or AutoDecoderStream of '\
encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are byt\
es, not a label; check the order of the arguments."]];function Bs(t){let e=Du.find(([i])=>i.test(t));if(e)return` ${e[1]}`;
let n=Ms(t),o=kn(t);if(o===void 0&&$u.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let r=o??Lu(n);return r!==
void 0&&r!==36?` Did you mean '${E[r].name}'?`:/[^ -~]/.test(t)?" This doesn't look like a label; check the order of the\
 arguments.":""}var Ms=t=>t.toLowerCase().replace(/[^a-z\d]/g,"");function Lu(t){if(t.length<3)return;let e=t.replace(/\D/g,
""),n=E.flatMap(({labels:o},r)=>o.map(Ms).some(s=>s.replace(/\D/g,"")===e&&Ru(t,s))?r:[]);return n.length===1?n[0]:void 0}
function Ru(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;let[o,r]=[t.slice(n),e.slice(n)];return o[0]===r[1]&&o[1]===
r[0]&&o.slice(2)===r.slice(2)||o.slice(1)===r||o===r.slice(1)||o.slice(1)===r.slice(1)}var ku=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Pu=t=>ku.find(([e])=>t>=e)[1];function Tt(t,e){
let n=V(t);if(n===void 0){let o=t.length>80?`${t.slice(0,80)}\u2026`:t;throw new RangeError(`${e}: The encoding label pr\
ovided ('${o}') is invalid.${Bs(t)}`)}if(void 0){let o=Pu(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${cn}\
' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Cs(t,e,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=Tt(t,e);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(
`${e}: ${r} has no encoder in the standard; use ${n}.`)}return Wu(o,t,e)}function Wu(t,e,n){if(t===36)throw new RangeError(
`${n}: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var $s=["fatal","html","replacement","ignore","translit","translit-replacement"];function Ds(t,e,n){if(typeof t=="function")return(r,i)=>vu(t(r,i()),n);if(t==="ignore")return er;if(t!=="translit"&&t!==
"translit-replacement")return;let o=Be(e);return t==="translit"?o:r=>o(r)??"?"}function vu(t,e){if(typeof t=="string")return t;
if(t==null)return null;let o=Et(gt(t,e,"The function 'unmappable' returned neither a string, bytes nor null."));return L(
o,0,m(o))}var le=t=>t==null?void 0:yt(t);function _e(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function Hu(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>Tt(yt(o),e))}}var Wn={allowUTF8:t=>t===void 0||!!t,candidates:Hu,locale:le,maxBytes:_e,
tld:le},sr=["text","ASCII","empty","binary","unknown","UTF-32"];function de(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=it(t,i),f=e&&m(c)===m(t),a=Qi(c,f,o,r&&Pn(r),s&&Pn(s),n),{0:u,1:d,2:l}=a;return{encoding:d<0?void 0:d,score:l,
kind:sr[u],isASCII:sr[u]==="ASCII"||sr[u]==="empty",candidates:Array.from({length:(a.length-3)/2},(h,p)=>({encoding:E[a[3+
2*p]].name,score:a[4+2*p]}))}}function Pn(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function cr(t,e=void 0){
let n="Failed to execute 'detectEncoding'",o=gt(t,n),r=Wt(e,Wn,n),i=de(Et(o),!0,r);return{...i,encoding:i.encoding===void 0?
null:E[i.encoding].name}}var Xu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ku=[33,36,37,
38],pe=(t,e)=>{let n=le(t);return n===void 0?-1:Tt(n,e)},Ls=(t,e,n)=>Math.min(_e(t,e,n)??1024,1048576),Rs=(t,e)=>Math.max(
3,e===-1?t:0);function Us(t){let e=le(t)??"";return V(Un(e)??e)??-1}function Yu(t,e,n){if(t)return Wt(t===!0?void 0:t,Wn,
`${e}, option '${n}'`)}var zu={defaultEncoding:pe,detect:Yu,likelyEncoding:pe,locale:le,maxPrescanBytes:Ls,parentEncoding:pe,
transportLayerEncodingLabel:Us,userOverride:pe};function Vu(t,e){let n=Wt(t,zu,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,
parentEncoding:s,transportLayerEncodingLabel:c,userOverride:f}=n;return{prescanned:Rs(i,Math.max(f,c)),declared(a){let u=Vo(
a,i,f,c,s,o);return u===-1?void 0:Ce(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>ks(a)??{...qu(
r,n.defaultEncoding),kind:a?.kind}}}function ks(t){if(t?.encoding===void 0||t.isASCII)return;let{encoding:e,score:n,kind:o}=t;
return{encoding:e,confidence:"tentative",source:"detection",score:n,kind:o}}function qu(t,e){return Ce(Zi(Pn(t),e===-1?21:
e))}var Ju={defaultEncoding:pe,maxPrescanBytes:Ls,transportLayerEncodingLabel:Us};function Zu(t,e){let{defaultEncoding:n,
maxPrescanBytes:o,transportLayerEncodingLabel:r}=Wt(t,Ju,e),i=s=>{let c=Ce(qi(s,o,r));return c.source==="default"&&n!==-1?
{...c,encoding:n}:c};return{prescanned:Rs(o,r),declared:i,decide:()=>i(R)}}function Qu(t,e){let n={...Wn,defaultEncoding:pe},
{defaultEncoding:o,...r}=Wt(t,n,e);return{prescanned:4,needsMore:i=>_t(i)?.encoding===38&&i[2]===0,declared(i){let s=_t(
i);if(!(!s||s.encoding===38&&i[2]===0&&i[3]===0))return{encoding:s.encoding,confidence:"certain",source:"BOM",score:null,
kind:"text"}},options:r,decide(i){let s=o===-1?i?.encoding??21:o,c=i?.kind;return ks(i)??{encoding:s,confidence:"tentati\
ve",source:"default",score:null,kind:c}}}}var tl={detect:Qu,html:Vu,xml:Zu},fr=["detect","html","xml"],el={prefixBytes:_e,
sniff:Po(fr)};function Rt(t,e){let{prefixBytes:n,sniff:o}=Wt(t,el,e),r=tl[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.
min(r.prescanned,n??1/0),needsMore:r.needsMore,declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:W(()=>{let c=s.candidates&&de(R,!0,s);return!Ku.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>nl(
r,c),takesWhole:n===void 0}}function nl({prescanned:t,declared:e,options:n,decide:o},r){return e(it(r,t))??o(n&&de(r,!0,
n))}function Ps(t){let e=Vo(it(t,1024),1024,-1,-1,-1,-1);return e===-1||Ce(e).source==="BOM"?void 0:Ce(e)}function Ce(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Xu[t>>8&255],score:null}}var Hs=["(B","(J","(I","$@","$B"],vn=class{#t=!0;#e=!0;read(e,n){let o=m(e),r=this.#t?rl(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=il(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=cl(e,i);if(s=Hs.includes(a),!s&&!n&&fl(a))break;this.#e=s}else
s=f>=128||i<r&&sl(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:m(e);for(;o<m(e)&&e[o]!==27;)o+=1;return o}};function rl(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(t))return 1/0;if(e&&=vs(t[o],t[o+1]),n&&=vs(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function il(t,e){let n=m(t),o=n-e;if(o>=256){let i=A(t,e);if(!hn(i,27)&&bn(i,o,128))return n}let r=e;for(;r<
n&&t[r]<128&&t[r]!==27;)r+=1;return r}var vs=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||t===33&&e===34,
sl=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function cl(t,e){let n="";for(let o=e+1;o<Math.min(e+3,m(t));o++)n+=String.fromCharCode(
t[o]);return n}var fl=t=>t.length<2&&Hs.some(e=>e.startsWith(t));var bt=class{decision=null;sample=R;detected;#t;#e=!0;#n=!1;#o=new vn;#r=new Z;#i;#s=0;#c=R;#f=R;constructor(e){this.#t=
e;let{prescanned:n,needsMore:o}=e;this.#i=o?Math.min(n,3):n}add(e,n){let o=new Z;if(this.#e&&n&&this.#t.takesWhole)return this.#a(
this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+m(e)<this.#i&&!n)return this.#p(e,this.#i,o);this.#r.add(e);let r=this.#r.
concatenate();this.#r=new Z;let{prescanned:i,needsMore:s}=this.#t,c=it(r,i);if(!this.#n&&!n&&m(c)<i&&s?.(c))return this.#p(
r,i,o);let f=this.#n?void 0:this.#t.declared(c);return this.#n=!0,f?this.#a(f,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,
decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&!f,{plain:u,
evidence:d}=r.passesASCII()?this.#o.read(it(s,c),a):{plain:0,evidence:0};s=this.#l(s,u,o);let l=m(s),h=c-u;if(d===-1)return n||
f?this.#a(i(this.#d(it(s,h),a)),o,s):this.#p(s,l+1,o);let p=js(it(s,h),d-u,r.windowBytes),x=Math.min(p+r.windowBytes,h);
if(l<x&&!n)return this.#p(s,x,o);let g=it(s,x),w=this.#d(g,l<x);if(x<=p||x===h||!r.passesASCII()||!ll(w,g))return this.#a(
i(w),o,s);s=this.#l(s,this.#o.skip(g,d-u),o)}}#d(e,n){this.sample=Vt(Vt(this.#c,this.#f),e);let o=this.#t.detection.options,
r=de(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#p(e,n,o){
let r=m(e);return r>0&&this.#r.add(L(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=it(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=Vt(this.#c,it(r,i))),this.#f=Gs(Vt(this.#f,Gs(A(r,i)))),A(e,n)}#a(e,n,o){
return this.decision=e,{passed:n,rest:o}}},Gs=t=>A(t,Math.max(0,m(t)-64));function js(t,e,n){let o=Math.min(m(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function ll(t,e){return t.isASCII||t.encoding===void 0&&!(e[js(e,0,1/0)]>=128)}var Gn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new vt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=m(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(A(e,i,s?r:i+4096),
s?n:O.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=pl(this.#t.copy(),e,r);let i=new Z,s;try{this.#t.transcode(e,n===O.
result?O.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Ht(c,m(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===O.
result,o),this.#n=n===O.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function pl(t,e,n){let o=m(
e),r=e,i=t,s=t,c=n,f=n,a=0,u;return d=>{for(;d>=f&&a<o;)r=A(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,O.none,l=>{f+=m(l)/2}),u=void 0;return u??=ml(i,r),u[d-c]}}function ml(t,e){let n=m(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Ks(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?hl(o.from,e,c):0;if(a>0){o.transcode(A(e,c,c+a),O.none,
()=>{});for(let w=0;w<a;w++)r[i++]=f++;if(s=f,c+=a,c===n)break}let u=A(e,c,c+1),d=o.copy(),l=0,h=0;o.transcode(u,O.none,
w=>{l===0&&(h=w[0]|w[1]<<8),l+=m(w)/2}),l>0&&(r[i++]=s);let p=h===65533&&s<f?Ys(d,u,O.none):void 0,x=p&&p.offset+p.length;
for(let w=1;w<l;w++)r[i++]=x===void 0?s:x+w-1;let g=f-s===2||f<=2;l>0&&!p?s=f+1:(p||g)&&(s=Ks(o))}return r[i]=s,r[i+1]=s+
1,r}function hl(t,e,n){if(v(t))return m(e)-n;let o=n;if(zt(t))for(;e[o]<128;)o+=1;return o-n}var Ks=t=>Ys(t,R,O.source)?.
offset??t.position;function Ys(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof $)return o;throw o}}function he(t,e,n,o){return typeof t=="number"?zs(t,e,n,o):new De(t,zs(0,e,n,o))}function zs(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Ds(r,e,o);if(!s||Ct(e))return new jn(t,e,n);let c=ur(t,n);return new Gn(c,e,r,i?.counting(s)??s)}function ur(t,e){return new jn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var jn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Yo(e,this.to,this.#n.ignoreBOM,
this.#t),Vi(e,n),this.#t=et())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Ne,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(sn(this.to)??[]));
let u=Math.max(0,tr.indexOf(c)),d=m(e);try{Yo(this.from,this.to,i,this.#t);for(let l=0;;){let h=d-l<=65536,p=h&&l===0?e:
A(e,l,h?d:l+65536),x=ts(p,r,u,h?n:O.none),g=st();a?.addBlock(this.#e+l,g);let w=x<0?g.written:x;if(w>0&&o(f(w)),x===-2&&
c!=="fatal")return!1;if(x<0&&this.#o(x,l,g),l+=g.read,h&&g.isFinished)break}}catch(l){throw St(l)}this.#t=n===O.result?null:
et(),this.#e=n===O.none?this.#e+d:0}#o(e,n,o){let r=this.#e+n+o.start;throw this.#t=et(),this.#e=0,e===-1?new $(E[this.from].
name,r,o.length):new ft(o.codePoint,r,E[this.to].name)}},De=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){this.#t=
e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=!1,
r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===O.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new bt(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==O.none);i.length>0&&(this.#i.transcode(
i.concatenate(),O.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Hc=require("node:buffer"),io=require("node:fs"),so=require("node:path");var lr=0;function Vs(t,e,n,o){let r;n<=En(t).lookUp&&(r=Rn(t,e,n,o,!1));let i=r!==void 0;return r??=At(t,null,e,n,o,!1),
lr=i?rr(n):st().held,r}var It=class{encoding;fatal;ignoreBOM;#t=R;#e=null;#n=void 0;#o=!1;#r;constructor(e,n,o,r=0){this.encoding=e,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#t=R,this.#e=null,this.#n=void 0,this.#o=
!1,this.#r=0}decode(e,n,o){let{encoding:r}=this,i=m(e),s=m(this.#t),c=s+i;if(i===0&&!n)return"";let f=n||v(r)||i>64&&be(
e),a=s===0&&f?e:this.#i(e,i,s),u,d=c;try{this.#s(n)?u=this.#c(a,c,n):qs(r)?u=this.#f(a,c,n):!n&&ne(r)?(u=Vs(r,a,c,this.fatal),
d-=lr):(n||(d-=xl(r,a,c)),u=Ht(a,d,r,this.fatal,!0))}catch(l){throw l instanceof $?(l.offset+=this.#r-s,this.#t=R,this.#r+=
i,o===void 0?l:l.toTypeError(o)):l}return!this.#o&&d>0&&(this.#o=!0,this.ignoreBOM||(u=ir(u,r))),this.#t=d<c?L(a,d,c):R,
this.#r+=i,u}#i(e,n,o){return o+n>512?Vt(this.#t,A(e,0,n)):(o>0&&q(dr,this.#t),$t(dr,o,e,n),dr)}#s(e){let{encoding:n}=this;
return this.#n!==void 0||!ie()&&(qs(n)||!e&&ne(n))}#c(e,n,o){let r=this.#n??or(this.encoding,this.fatal);this.#n=void 0;
let i=nr(r,this.encoding,e,n,!o);return o||(this.#n=r),i}#f(e,n,o){try{let r=At(this.encoding,this.#e,e,n,this.fatal,o);
return this.#e=o?null:et(),r}catch(r){throw r instanceof $&&(this.#e=et()),r}}},qs=t=>t===33||t===36,dr=new Uint8Array(512);
function xl(t,e,n){if(t===0)return wl(e,n);if(t!==38&&t!==37)return 0;let o=n%2;return(e[n-o-(t===37?2:1)]&252)===216?o+
2:o}function wl(t,e){for(let n=1;n<=3&&n<=e;n++){let o=t[e-n];if(o>=128&&o<192)continue;let r=Yt(o);return n<r&&(n===1||
tn(o,t[e-n+1]))?n:0}return 0}var Nt=require("node:fs"),yc=require("node:path");var pr=require("node:buffer");var Zs=/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,Kn=t=>t.replace(Zs,e=>{let n=e.charCodeAt(0);return n<256?`\\x${Xn(
n,2)}`:n>=56448&&n<=56575?`\\x${Xn(n&255,2)}`:`\\u{${Xn(n,4)}}`}),Qs=t=>JSON.stringify(t,null,2).replace(Zs,e=>e===`
`?e:`\\u${Xn(e.charCodeAt(0),4)}`),Xn=(t,e)=>t.toString(16).toUpperCase().padStart(e,"0");function Le(t){if((0,pr.isUtf8)(t))return tc(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,pr.isUtf8)(r));e+=o?tc(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var tc=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function b(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function B(t){return t===""?"''":t==="-"?"\
standard input":Kn(t)}var Yn=require("node:fs");var mt="it has changed in the meantime, and that change would be lost; convert again",ct=(t,e=!1)=>(e?Yn.lstatSync:Yn.statSync)(
b(t),{throwIfNoEntry:!1,bigint:!0}),Q=(t,e)=>t?.dev===e?.dev&&t?.ino===e?.ino;function nc(t,e){let n=ct(t,!0);return!Q(n,
e)||n?.size!==e?.size||n?.mtimeNs!==e?.mtimeNs}var Y=require("node:fs"),Sr=require("node:path");var y=Zf(require("node:fs"),1),Ft=require("node:path");var rc=require("node:fs"),nt=require("node:path");function zn(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||nt.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":nt.sep}${e}`}
function Re(t){try{return Le(rc.realpathSync.native(b(t),"buffer"))}catch{let e=(0,nt.dirname)(t);return e===t?(0,nt.resolve)(
t):(0,nt.join)(Re(e),(0,nt.basename)(t))}}var oc=new Map;function mr(t){let e=(0,nt.dirname)(t),n=oc.get(e)??Re(e);return oc.
set(e,n),(0,nt.join)(n,(0,nt.basename)(t))}var sc=require("node:util");var xe={failure:1,usage:2};var cc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Vn={...cc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},fc="it is a symbolic link to a file that does not exist; check where it points",ac="there is no such file\
, and no file matches it as a pattern; check its name and its directory",Zt={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized","UTF-32":"it is in UTF-32, which is not detected automatically"},Ue=({score:t,kind:e})=>(e&&
Zt[e])??(t!==null&&t<.9?"this is uncertain":void 0),Ut={...cc,EACCES:"its permissions, or those of its directory, do not\
 let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be \
replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"\
your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulim\
it -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or\
 write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does no\
t let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"},Gt=class extends Error{};function ht(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,sc.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function xt(t,e){return wt(t,e instanceof Error?e.message:String(e)),xe.failure}var wt=(t,e)=>qn(`${t}: ${e}`),
qn=t=>Jn(`encoding-wasm: ${Kn(t)}
`),ic=!1;function Jn(t){ic||process.stderr.on("error",()=>{}),ic=!0,process.stderr.write(t)}var dt=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function wr(t,e=438,n=!1){if(t===void 0)return El(n);let{target:o,present:r,descriptor:i}=ke(t);return i!==void 0?Il(i):
r?.isFIFO()?Tl(b(t),r):r&&!r.isFile()?Zn(mc(b(t),r),!0):Er(o,r,e)}function ke(t){if(t==="")throw new Error("its name is \
empty; name a file");let e=(0,y.lstatSync)(b(t),{throwIfNoEntry:!1,bigint:!0}),n=e?.isSymbolicLink(),o=n?ct(t):e;if(o?.isDirectory()||
t.endsWith("/")||t.endsWith(Ft.sep))throw new Error(Ut.EISDIR);if(!o?.isFile())return{target:n?hr(t):t,present:o};let r=Qn(
t);return r===void 0&&(0,y.accessSync)(b(t),y.constants.W_OK),{target:n?hr(t):t,present:o,descriptor:r}}var uc;function El(t){
return uc??=yl(t),uc}function yl(t){let e=(0,y.fstatSync)(1,{bigint:!0}),n=e.isFile()?e:void 0;return process.platform===
"win32"&&!n?Zn(process.stdout,!1):Al(n,!t&&Sl(e))}function Sl(t){if(!t.isCharacterDevice()||ct("/dev/null")?.rdev!==t.rdev)
return!1;try{return(0,y.readSync)(1,new Uint8Array(1)),!0}catch{return!1}}var Ol="it is closed or discarded, so the resu\
lt is lost; write to a file with -o, or redirect it to /dev/null";function Al(t,e){let n=!e,o,r=()=>{o??=Zn(process.stdout,
!1)};return{file:t,keepListening:t?void 0:r,write(i){let s=i;!n&&s.length>0&&(n=!0,wt("standard output",Ol));try{for(;!o&&
s.length>0;)s=s.subarray((0,y.writeSync)(1,s))}catch(c){if(c.code!=="EAGAIN")throw c;r()}s.length>0&&o?.write(s)},wait:()=>o?.
wait(),finish:()=>o?.finish(),discard(){}}}function Zn(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(
a=>a?f(n??a):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(
s),f));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",
s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function mc(t,e){let n=((...[o,r,i,s])=>y.default.
open(o,r,i,(c,f)=>{if(c||Q((0,y.fstatSync)(f,{bigint:!0}),e))return s(c,f);(0,y.closeSync)(f),s(new Error(mt))}));return(0,y.createWriteStream)(
t,{flags:y.constants.O_WRONLY,fs:{...y.default,open:n}})}function Tl(t,e){let n=mc(t,e),{discard:o,...r}=Zn(n,!0);return{
...r,file:e,discard(){o(),n.pending&&bl(t,n)}}}function bl(t,e){try{let n=(0,y.openSync)(t,y.constants.O_RDONLY|y.constants.
O_NONBLOCK);e.once("close",()=>(0,y.closeSync)(n))}catch{}}function hr(t){let e=hc(t);return e===void 0?t:hr(e)}function hc(t){
if(!(0,y.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=Le((0,y.readlinkSync)(b(t),"buffer"));return(0,Ft.isAbsolute)(
e)?e:`${Le(y.realpathSync.native(b((0,Ft.dirname)(t)),"buffer"))}${Ft.sep}${e}`}function Qn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Ft.resolve)(t))??[];if(e!==void 0)return Number(e);let n=hc(t);return n===void 0?void 0:Qn(n)}function Il(t){return{
file:(0,y.fstatSync)(t,{bigint:!0}),write:e=>to(t,e),wait(){},finish(){},discard(){}}}function to(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,y.writeSync)(t,n))}var lc=0;function Fl(t){lc+=1;let e=[process.pid,lc,Math.random().toString(36).slice(
2)].join("-");return zn((0,Ft.dirname)(t),`.encoding-wasm-${e}.tmp`)}function Pe(t){try{(0,y.unlinkSync)(b(t))}catch(e){
if(e.code==="ENOENT")return;wt(B(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
var gr=(t,e)=>(0,y.openSync)(b(t),y.constants.O_WRONLY|y.constants.O_CREAT|y.constants.O_EXCL|(y.constants.O_NOFOLLOW??0),
e);function Er(t,e,n,o=()=>()=>{}){let r=Fl(t),i=b(r),s=gr(r,e?384:n),c=!0,f=()=>{c&&(c=!1,(0,y.closeSync)(s))};return{present:e,
write:a=>to(s,a),wait(){},finish(){if(nc(t,e))throw new Error(mt);e&&yr(s,e);let a=(0,y.fstatSync)(s,{bigint:!0});f();let u=o();
try{if(!Q(ct(r,!0),a))throw new Error(dc);(0,y.renameSync)(i,b(t))}catch(d){throw u(),d}if(!Q(ct(t,!0),a))throw new Error(
dc)},discard(){try{f()}finally{Pe(r)}}}}var dc="another program put a file in its place; convert again in a directory to\
 which nobody else can write",pc=2048,Nl=1024,Bl=56,yr=(t,e)=>(0,y.fchmodSync)(t,Ml(t,e));function Ml(t,e){let[n,o,r]=[e.
uid,e.gid,e.mode].map(Number);for(let i of[n,-1])try{return(0,y.fchownSync)(t,i,o),i===n?r:r&~pc}catch{}return r&~(pc|Nl|
Bl)}async function eo(t,e=!1){try{let n=wr(void 0,void 0,e);return n.write(Buffer.from(t)),await n.finish(),0}catch(n){return We(
void 0,n)}}function We(t,e){if(e instanceof Gt)return xt(B(t??""),e);let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(
n))return 0;let o=t===void 0?"standard output":B(t);return xt(`cannot write ${o}`,ht(e,Ut))}var wc;function gc(t,e,{backup:n,isDry:o=!1,onUnchanged:r}){let i,s,c=0;wc??=new Uint8Array(65536);let f=wc,a=()=>{if(i!==
void 0)return i;if(i=Cl(t),!Q((0,Y.fstatSync)(i,{bigint:!0}),e))throw new Error(mt);return i},u=()=>{i!==void 0&&(0,Y.closeSync)(
i),i=void 0},d=(p,x)=>f.subarray(0,(0,Y.readSync)(a(),f,0,Math.min(x,65536),p)),l=p=>{for(let x=0;x<p.length;){let g=d(c+
x,p.length-x);if(g.length===0||!_l(g,p.subarray(x,x+g.length)))return!1;x+=g.length}return!0},h=()=>{let{target:p,present:x}=ke(
t);if(!Q(x,e))throw new Error(mt);we((0,Sr.dirname)(p)),n?.check();let g=a(),w=o?Or:Er(p,e,0,n&&(()=>n.make(p,g,e)));s=w;
for(let F=0;F<c&&!o;){let N=d(F,c-F);if(N.length===0)throw new Error(mt);w.write(N),F+=N.length}return w};return{present:e,
write(p){!s&&l(p)?c+=p.length:(s??h()).write(p)},wait(){},async finish(){!s&&d(c,1).length>0&&h(),await s?.finish(),u(),
s||r?.()},discard(){u(),s?.discard()}}}var Or={write(){},wait(){},finish(){},discard(){}},_l=(t,e)=>Buffer.compare(t,e)===
0;function Cl(t){try{return(0,Y.openSync)(b(t),Y.constants.O_RDONLY|(Y.constants.O_NONBLOCK??0))}catch(e){throw e.code===
"ENOENT"?new Error(mt):e}}function we(t){let e=(0,Y.statSync)(b(t),{throwIfNoEntry:!1});if(!e)return we((0,Sr.dirname)(t));
if(!e.isDirectory())throw new Error(Ut.EEXIST);(0,Y.accessSync)(b(t),Y.constants.W_OK|Y.constants.X_OK)}var Sc=t=>({check:()=>Ec(t,()=>{if(ct(t,!0))throw new Gt(Oc(t));we((0,yc.dirname)(t))}),make(e,n,o){return Ec(t,()=>$l(e,
n,o,t)),()=>{Q(ct(e,!0),o)&&Pe(t)}}}),Oc=t=>`its backup ${B(t)} already exists; use another suffix, or move that file aw\
ay`,Ac=t=>t.code==="EEXIST";function Ec(t,e){try{e()}catch(n){if(Ac(n))throw new Gt(Oc(t));let o=ht(n,Ut);throw o===n?n:
new Gt(`its backup ${B(t)} can't be made: ${o.message}`)}}function $l(t,e,n,o){try{(0,Nt.linkSync)(b(t),b(o))}catch(r){if(Ac(
r))throw r;return Dl(e,n,o)}if(!Q(ct(o,!0),n))throw Pe(o),new Error(mt)}function Dl(t,e,n){let o=gr(n,384);try{let r=new Uint8Array(
262144);for(let s=0,c=262144;c>0;s+=c)c=(0,Nt.readSync)(t,r,0,262144,s),to(o,r.subarray(0,c));yr(o,e),(0,Nt.futimesSync)(
o,Number(e.atimeNs)/1e9,Number(e.mtimeNs)/1e9);let i=(0,Nt.fstatSync)(o,{bigint:!0});if(!Q(ct(n,!0),i))throw new Error(mt)}catch(r){
throw Pe(n),r}finally{(0,Nt.closeSync)(o)}}var ge=class{#t;#e;#n=new Z;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new Z;let n=_t(e)?.bytes.length??0,o=this.#r(A(e,n,Math.min(m(e),n+4096*this.#e)));if(!Tr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Ji(o,s);if(!c)break;let{start:f,length:a}=c,u=String.fromCharCode(...A(o,f,f+a));
V(u)!==this.#t&&(r.push(A(e,i,n+f*this.#e),this.#i(E[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,A(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(m(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Tr(t){let e=0;for(;e<m(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var no=({to:t,toOther:e})=>e?.name??E[t].name;function oo(t,{encoding:e,source:n,kind:o}){return n==="default"&&(o==="AS\
CII"||o==="empty")?"ASCII":He(t,e)}var He=({fromOther:t},e)=>t?.name??E[e].name;var M=require("node:fs");var Tc=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var bc;async function br(t,e={}){let n=async i=>{try{return await i()}catch(s){throw ht(s,Bc(t))}},{next:o,close:r}=await n(
()=>t==="-"?Ll(e.output):Rl(b(t),e));return{next:()=>n(o),close:r}}async function*ye(t,e){let n=await br(t,e);try{for(let o=await n.
next();o;o=await n.next())yield o}finally{await n.close()}}function Bt(t,e=!1){try{return ct(t,e)}catch{return}}function Ll(t){
let e=(0,M.fstatSync)(0,{bigint:!0});return $c(e,t),e.isFile()?Mc(0,e,()=>{}):Ul()}function Rl(t,{output:e,expected:n,isFound:o=!1}){
let r=Fc(t,e,o);if(r.isSymbolicLink())throw new Error(Ge);if(n&&!Q(r,n))throw new Error(Ge);if(!r.isFile())return kl(t);
let i=(0,M.openSync)(t,M.constants.O_RDONLY|(M.constants.O_NONBLOCK??0)),s=(0,M.fstatSync)(i,{bigint:!0});if(Q(s,r))return Mc(
i,s,()=>(0,M.closeSync)(i));throw(0,M.closeSync)(i),new Error(Ge)}var Ge="another file took its place meanwhile; convert\
 again";function Fc(t,e,n=!1){let o=(n?M.lstatSync:M.statSync)(t,{bigint:!0});return o.isDirectory()&&(0,M.opendirSync)(
t).closeSync(),$c(o,e),o}function Nc(t){try{Fc(b(t)),(0,M.accessSync)(b(t),M.constants.R_OK)}catch(e){throw ht(e,Bc(t))}}
var Bc=t=>({...Vn,get ENOENT(){return(0,M.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink()?fc:Tc(t)?ac:Vn.ENOENT}});
function Mc(t,{size:e},n){bc??=new Uint8Array(262144);let o=bc,r=0;return{async next(){let i=(0,M.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,M.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function Ul(){let t=_c(0,()=>{}),e=process.platform===
"win32"?Ic():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Ic()}return e.
next()},close:()=>e?.close()}}function Ic(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function kl(t){let e=await Cc(n=>(0,M.open)(t,n));return _c(
e,()=>(0,M.closeSync)(e))}function _c(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await Cc(i=>(0,M.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Cc=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function $c(t,e){
if(t.isDirectory())throw new Error(Vn.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var Lc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Ir=new Set,Fr=!1,Dc=Date.now();function je(t){if(Ir.add(t),!Fr)for(let e of Lc)
process.on(e,Rc);return Fr=!0,()=>Ir.delete(t)}function Rc(t){for(let e of[...Ir].reverse())e();for(let e of Lc)process.
off(e,Rc);process.kill(process.pid,t)}function Xe(){if(!(!Fr||Date.now()-Dc<50))return new Promise(t=>{setImmediate(()=>{
Dc=Date.now(),t()})})}var Uc=require("node:fs"),G=require("node:path");function kc(t,{suffix:e,directory:n}){let o=new Map(t.filter(Hl).map(c=>[c,Re(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,mr(c)])r.set(a,c);let i=vl(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:zn(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
u=o.get(c),d=e&&c.endsWith(e)?r.get(mr(c).slice(0,-e.length)):void 0;if(d!==void 0)return[{...a,newer:d}];if(u===void 0)
return[a];let l=n===void 0?u:Re(f),h=s.get(l);if(h===u)return[];if(h===void 0&&s.set(l,u),n===void 0)return[a];let p=h===
void 0?Wl(r,l,u):Nr(f);return[{...a,...p&&{problem:new Error(p)}}]})}var Nr=t=>`another file already goes to ${B(t)}; co\
nvert this one to another directory`;function Wl(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${B(o)}, which will be converted as well; nam\
e another directory`}function vl(t){let e=s=>(0,G.isAbsolute)(s)||s.split(G.sep)[0]==="..",n=s=>(0,G.isAbsolute)(s)||e((0,G.relative)(
".",s)),o=t.filter(n).map(s=>(0,G.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(G.sep)?s:s+G.sep)),i=o.length>0?(0,G.dirname)(
o[0]):".";for(;!r(i)&&(0,G.dirname)(i)!==i;)i=(0,G.dirname)(i);return s=>{let c=(0,G.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,G.basename)(s):c}}function Hl(t){try{return(0,Uc.lstatSync)(b(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Gl={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from","UT\
F-32":"use --from utf-32"},Pc=[..."%PDF-"].map(t=>t.charCodeAt(0)),Br=t=>Pc.every((e,n)=>e===t[n]);function Wc(t,e,n){let{
prescanned:o,declared:r,decide:i,...s}=Rt(t,"--from auto"),c=(f="")=>{let a=Zt[f];if(a&&e)throw new Error(`${a}; ${Gl[f]}`)};
return{...s,takesWhole:!1,needsMore:void 0,prescanned:Math.max(o,Pc.length),declared(f){return Br(f)&&c("binary"),r(f)},
decide(f){c(f?.kind);let a={...i(f),kind:f?.kind},u=n&&Ue(a);if(u){let d=`it may be ${E[a.encoding].name} (${a.score?.toFixed(
2)}), but ${u}`;throw new Error(`${d}; name its encoding with --from, or keep the old file with --in-place=.bak`)}return a}}}var jl={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function Gc(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=0,u=async(x,g)=>{a=await eo(`${B(x)}: ${g}
`,t.quiet)||a},d=(x=[])=>{if(t.quiet)return;let g=e.dryRun?"would be converted":"converted",w=s>0?`, ${s} copied`:"",F=f>
0?`, ${f} unchanged`:"",N=c>0?`, ${c} left alone`:"",C=o.length>0?`, ${o.length} failed: ${o.map(B).join(", ")}`:"",H=x.
length>1?" and those after it":"",k=x.length>0?`, ${x.length} not reached: ${B(x[0])}${H}`:"";qn(`${k&&"interrupted: "}${dt(
i,"file")} ${g}${w}${F}${N}${C}${k}`)},l=kc(t.files,e),h=0,p=je(()=>d(l.slice(h).map(({file:x})=>x)));for(let[x,g]of l.entries()){
let{file:w,problem:F}=g;h=x;try{if(F)throw F;let N=Bt(w,t.found.has(w));if(N?.isSymbolicLink())throw new Error(Ge);let C=await Xl(
g,e),H=C!==void 0&&e.directory!==void 0;if(C!==void 0&&t.verbose&&wt(B(w),`${H?"not converted":"left alone"}: ${C}`),C!==
void 0&&!H)c+=1,e.dryRun&&await u(w,`would be left alone: ${C}`);else if(!(g.output===w&&Xc(w))){let k=await Kl(g,t,e.dryRun,
{run:n,list:u,old:N,reason:C});if(k==="failed"?o.push(w):H?s+=1:k==="unchanged"?f+=1:i+=1,k==="failed"||H)continue;let z=e.
dryRun?w:g.output;e.findDeclarations&&!t.toOther&&await Zl(z,t.to)&&r.push(z)}}catch(N){xt(B(w),N),o.push(w)}}return h=l.
length,p(),r.length>0&&Ql(r,t.to,e.dryRun),d(),o.length>0?xe.failure:a}async function Xl({file:t,newer:e},{skipUTF8:n,keepBinary:o}){
if(e!==void 0)return`it is the old version of ${B(e)}`;if(!n&&!o)return;let r=n?"--skip-utf8":"--keep-binary";if(!Mr(t))
throw new Error(`it can be read only once; leave out ${r}, or write it to a file first`);return n&&await ql(t)?"it is UT\
F-8":o&&await Jl(t)?Zt.binary:void 0}async function Kl({file:t,output:e,backup:n},o,r,{run:i,list:s,old:c,reason:f}){let a=e===
t;if(a&&!Mr(t))throw new Error("it is not a regular file, so it cannot be replaced; write the result to a file with -o");
Nc(t);try{a||Vl(e)}catch(x){return We(e,x),"failed"}let u=no(o),d=f?jl:void 0,l=!1,h=()=>{l=!0},p={files:[t],output:e,old:c,
backup:n===void 0?void 0:Sc(n),onUnchanged:h,...f&&{from:0,to:0,fromOther:void 0,toOther:void 0,eol:void 0}};if(r){let x="";
if(await i({...p,isDry:!0,onDecision:C=>{x=oo(o,C)}},d)!==0)return"failed";if(l)return await s(t,"would stay as it is"),
"unchanged";let w=a?"":`, to ${B(e)}`,F=n===void 0?"":`, and kept as ${B(n)}`,N=f?"copied":`converted from ${x} to ${u}`;
return await s(t,`would be ${N}${w}${F}${f?`: ${f}`:""}`),"done"}if(!a){let x=Number(c?.mode??0n)&Yl;return await zl(e,()=>i(
{...p,mode:x},d))?"done":"failed"}return await i(p)!==0?"failed":(Kc(t),l?"unchanged":"done")}var Yl=511;function Mr(t){
let e=Bt(t);return!e||e.isFile()||e.isDirectory()}var jc=new Set,Xc=t=>jc.has(Yc(t));function Kc(t){let e=Yc(t);e!==void 0&&
jc.add(e)}async function zl(t,e){try{zc((0,so.dirname)(t))}catch(n){throw ht(n,Ut)}if(Xc(t))throw new Error(Nr(t));return await e()!==
0?!1:(Kc(t),!0)}function Yc(t){let e=Bt(t);return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function Vl(t){let{target:e,present:n}=ke(
t);(!n||n.isFile())&&we((0,so.dirname)(e))}var vc=new Set;function zc(t){if(vc.has(t))return;let e=()=>(0,io.statSync)(b(
t),{throwIfNoEntry:!1})?.isDirectory()===!0;if(!e()){let n=(0,so.dirname)(t);n!==t&&zc(n);try{(0,io.mkdirSync)(b(t))}catch(o){
if(!e())throw o}}vc.add(t)}async function ql(t){let e=new It(0,!0,!0),n=!0,o=!1;try{for await(let r of ye(t))await Xe(),
e.decode(r,!1),n&&=(0,Hc.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof $)return!1;throw r}}async function Jl(t){let e=new bt(Rt({},"--keep-binary")),n=!0;for await(let o of ye(
t)){if(n&&Br(o))return!0;if(n=!1,await Xe(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.
kind==="binary"}async function Zl(t,e){if(!Mr(t))return!1;let n=new ge(e);try{for await(let o of ye(t)){let r=o.subarray(
0,2*4096);return[...n.add(r),...n.end()].length>1}}catch{}return!1}function Ql([t,...e],n,o){let{name:r}=E[n],i=e.length>
0?` and ${e.length} more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`\
--from ${c} ${n===0?"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;qn(`${B(t)}${i} ${s} another encoding than\
 ${r}: to correct that, use ${a}`)}var Zc=require("node:fs");var co=class{#t;#e=new Z;constructor(e=Rt({},"Examination")){this.#t=new bt(e)}add(e,n){let o=Math.min(m(e),1024-this.#e.
length);o>0&&this.#e.add(L(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Tr(e)?Ps(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=qc(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>qc(n.encoding,o)||n.score>=.9)&&Vc(e.encoding,
o)!==Vc(n.encoding,o)?i:void 0}},Vc=(t,e)=>new It(t,!1,!0).decode(e,!1);function qc(t,e){let n=0,o=null;for(let r=0;r<m(
e);r+=65536){let i=A(e,r,Math.min(r+65536,m(e)));se(t,o),ce(i,m(i),0,2,!1),n+=st().replaced,o=et()}return n}async function Qc({files:t,found:e,sniffing:n,json:o,quiet:r}){let i=0,s=[];for(let c of t)try{let f=od(c)?1/0:1e8,a={...n,
maxBytes:f,detect:{maxBytes:f}},u=new co(Rt({...a,sniff:"detect"},"--detect")),d=n.sniff==="detect"?u:new bt(Rt(a,"--det\
ect")),{decision:l,length:h}=await rd(ye(c,{isFound:e.has(c)}),d,u),{encoding:p,...x}=l,g=u.doubt&&id(u.doubt),w=u.detected?.
kind??(x.source==="default"?"empty":"text"),N=x.source!=="default"||Zt[w]===void 0?E[p].name:null;s.push({file:c,encoding:N,
...x,kind:w,doubt:g??null}),g&&!r&&wt(B(c),sd(g)),w==="ASCII"&&h>f&&!r&&wt(B(c),nd)}catch(f){i=xt(B(c),f)}return await eo(
o?`${Qs(s)}
`:cd(s),r)||i}var nd=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it\
 to a file`,od=t=>t==="-"?(0,Zc.fstatSync)(0).isFile():Bt(t)?.isFile()??!0;async function rd(t,e,n){let o=new Set([e,n]),
r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of t)if(r(s,!1),i+=s.length,e.decision&&(n.decision||
i>1048576))break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function id({declared:t,detected:e,...n}){let o=e===
void 0?null:E[e].name;return{declared:E[t].name,detected:o,...n}}function sd({declared:t,detected:e,score:n,malformed:o}){
let r=`has ${dt(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:
`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function cd(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[r===null||s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,B(o)]),n=[0,1,2].map(o=>Math.
max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var tf=require("node:fs"),ef=require("node:path");function nf(){let t=(0,ef.join)(__dirname,"encoding.wasm");try{return Wi((0,tf.readFileSync)(t)),!0}catch(e){let{message:n}=ht(
e,{}),{code:o}=e;return xt(`its part ${B(t)} cannot be loaded`,`${n}${fd(o)}`),!1}}function fd(t){return t==="ENOENT"?";\
 the deployment left out this file: copy it there from the package encoding-wasm":typeof WebAssembly=="object"?"; instal\
l encoding-wasm again, or use a newer Node":""}var of=require("node:string_decoder");var fo=class{from=38;#t;#e;#n;#o;#r=!1;constructor(e,n,o){this.#t=e,this.#e=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(){}transcode(e,n,o){let{fatal:r,ignoreBOM:i,losses:s}=this.#e;
this.#o??=this.#t.newDecoder();let{text:c,malformed:f}=this.#o(e,n!==O.none);n!==O.none&&(this.#o=void 0);let[a]=f,u=a!==
void 0&&r&&!this.#n;if(!u)for(let{offset:l}of f)s?.addMalformed(l);let d=u?c.slice(0,a.at):c;if(this.#n&&(d=ad(c,f)),this.#t.
isUnicode&&!this.#r&&!i&&(d=d.replace(/^\uFEFF/,"")),this.#r=n===O.none&&(this.#r||c!==""),o(Buffer.from(d,"utf16le")),!!u)
throw this.#o=void 0,this.#r=!1,new $(this.#t.name,a.offset,a.length)}};function ad(t,e){let n="",o=0;for(let{at:r}of e)
n+=t.slice(o,r),o=r+1;return n+t.slice(o)}var uo=t=>e=>Array.from(e).every(t.has),ao=class{place={line:1,column:1};#t;#e;#n;#o=new of.StringDecoder(
"utf16le");#r;constructor(e,{bom:n,unmappable:o,losses:r},i){this.#t=e,this.#e=e.newEncoder(),this.#r=n?"\uFEFF":"";let s=ud(
o,i);this.#n=r&&o!=="html"?r.counting(s):s}startFile(){this.place={line:1,column:1}}transcode(e,n,o){let r=n===O.result,
i=this.#o.write(e)+(r?this.#o.end():""),s=this.#r;this.#r="";for(let c of i){let f=this.#t.has(c)?c:this.#i(c);if(f===null)
throw o(this.#e(s,r)),new ft(c.codePointAt(0),0,this.#t.name);s+=f,c===`
`?this.place={line:this.place.line+1,column:1}:this.place.column+=1}o(this.#e(s,r))}#i(e){let n=this.#n(e.codePointAt(0),
()=>NaN);return typeof n=="string"&&uo(this.#t)(n)?n:null}};function ud(t,e){return typeof t=="function"?o=>t(o,Number.NaN):
{fatal:()=>null,html:o=>`&#${o};`,replacement:()=>"?",ignore:()=>"",translit:e,"translit-replacement":o=>e(o)??"?"}[t]}var Ff=require("node:buffer");function Se(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=gt(t,o),i=Tt(yt(e),o),{fatal:s,ignoreBOM:c}=wn(n,
o),f=Et(r),a=_t(f),u=a&&!c?a.bytes.length:0;try{return ld(f,u,a?.encoding??i,s)}catch(d){throw d instanceof $?(d.offset+=
u,d.toTypeError(o)):d}}function ld(t,e,n,o){let r=e>0?A(t,e):t;return Ht(r,m(r),n,o,!0)}function rf(t){let[[e,n]]=Object.entries(t),{prototype:o}=n,r=Symbol.for(`encoding-wasm.${e}`);for(let s of Object.getOwnPropertyNames(
o)){if(s==="constructor")continue;let c=Object.getOwnPropertyDescriptor(o,s)?.get;Object.defineProperty(o,s,{enumerable:!0,
...c&&{get:dd(r,s,c)}})}let i={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,i),Object.defineProperty(
n,"name",i),n}function dd(t,e,n){let o=Object.getOwnPropertyDescriptor({get[e](){try{return n.call(this)}catch(r){let i=pd(
this,t,e);if(!i)throw r;return i.call(this)}}},e);return Object.defineProperty(o.get,t,{value:n})}function pd(t,e,n){for(let o=Object.
getPrototypeOf(Object(t));o;o=Object.getPrototypeOf(o)){let r=Object.getOwnPropertyDescriptor(o,n)?.get?.[e];if(r)return r}}
function sf(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var _r="Failed to execute 'decode' on 'TextDecoder'",lo=rf({TextDecoder:class{#t;#e;#n;#o=!1;#r=void 0;constructor(t="ut\
f-8",e=void 0){let{encoding:n,fatal:o,ignoreBOM:r}=md(t,e,"Failed to construct 'TextDecoder'");this.#t=n,this.#e=o,this.#n=
r,new.target!==lo&&sf(this,new.target,lo)}get encoding(){return E[this.#t].name.toLowerCase()}get fatal(){return this.#e}get ignoreBOM(){
return this.#n}decode(t=R,e=void 0){let n=this.#t,o=_i(t);o||gt(t,_r);let r=e!==void 0&&Ci(e,_r),i=o?t:Et(t),s=!this.#o;
try{if(s&&!r)return Ht(i,m(i),n,this.#e,this.#n);this.#r??=new It(n,this.#e,this.#n),s&&this.#r.reset();let c=this.#r.decode(
i,!r);return this.#o=r,c}catch(c){throw c instanceof $?(this.#o=r,c.toTypeError(_r)):c}}}});function md(t,e,n){let o=yt(
t),{fatal:r,ignoreBOM:i}=wn(e,n),s=Tt(o,n);if(s===36)throw new RangeError(`${n}: The encoding label provided ('${o}') st\
ands for the encoding 'replacement', which decodes nothing.`);return{encoding:s,fatal:r,ignoreBOM:i}}var hd={cp437:["ibm866",{128:"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB",
224:"\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0"}],
cp850:["cp437",{155:"\xF8\xA3\xD8\xD7",169:"\xAE",181:"\xC1\xC2\xC0\xA9",189:"\xA2\xA5",198:"\xE3\xC3",207:"\xA4\xF0\xD0\xCA\xCB\xC8\u0131\xCD\xCE\xCF",
221:"\xA6\xCC\u2580\xD3\xDF\xD4\xD2\xF5\xD5\xB5\xFE\xDE\xDA\xDB\xD9\xFD\xDD\xAF\xB4\xAD\xB1\u2017\xBE\xB6\xA7\xF7\xB8\xB0\xA8\xB7\xB9\xB3"}],
cp852:["cp850",{133:"\u016F\u0107\xE7\u0142\xEB\u0150\u0151\xEE\u0179\xC4\u0106\xC9\u0139\u013A\xF4\xF6\u013D\u013E\u015A\u015B\xD6\xDC\u0164\u0165\u0141\xD7\u010D",
164:"\u0104\u0105\u017D\u017E\u0118\u0119\xAC\u017A\u010C\u015F",183:"\u011A\u015E",189:"\u017B\u017C",198:"\u0102\u0103",
208:"\u0111\u0110\u010E\xCB\u010F\u0147\xCD\xCE\u011B",221:"\u0162\u016E",227:"\u0143\u0144\u0148\u0160\u0161\u0154\xDA\u0155\u0170\xFD\xDD\u0163\xB4\xAD\u02DD\u02DB\u02C7\u02D8",
250:"\u02D9\u0171\u0158\u0159"}]};function Cr(t){let e=hd[t];if(!e)return[...Se(xd(),t)];let[n,o]=e,r=Cr(n);for(let[i,s]of Object.
entries(o))r.splice(Number(i)-128,s.length,...s);return r}var xd=()=>Uint8Array.from({length:128},(t,e)=>128+e);var yd=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],Sd=[0,0,0,6,0,4,0,3,5,4],
lf=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,
/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,
/\xAD/],Od=/[\xC3\xDF\xE5\u015D]/,Ad=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,cf=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,
Td=/[\u0393\u0395\u03B3\u03B5]/,bd=W(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(t=>new RegExp(`[${t}\
]`,"u"))),df=t=>lf.slice(0,5).some(e=>e.test(t));function Id(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=bd();if(n.
test(t))return 9;let i=lf.findIndex(s=>s.test(t));if(i>=0)return 2+i;if(e>=12592&&e<12688||e>65280&&e<65376)return 1020;
if(!o.test(t))return e<128?1:8;if(e<12288){let s=e<880||e>>8===30?1:e>>8===31?3:e>>8;return 10*s+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var $r;function po(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Se(Uint8Array.from(r),t))}var Dr;function Fd(t,e,n,o){let r=/[0-9]/.test(n)?4:0;return e<20?cf.
test(t)?o&&n>="\x80"?r+10:r+(Od.test(t)?9:6):r+15:cf.test(t)?r+(Ad.test(t)?7:4)+(o?0:3):r+(o&&e>=50?6:12)}function Qt(t){
Dr??=new Uint16Array(65536),$r??=[po("shift_jis",136,151,64),po("gbk",176,215),po("big5",164,198,64),po("euc-kr",176,200)];
let e=$r.map(()=>0),n=0,o=1,r=1,i="";for(let s of t){let c=Number(s.codePointAt(0)),f=Dr[c]||Id(s,c);Dr[c]=f,Td.test(s)&&
(o===10||o===11)&&(f=10+f%10);let a=o>=10;if(s===i&&f!==9)n+=f>1&&c>128?3:0;else if(f<10)n+=f===8&&o===8?4:yd[f][a?0:o<7?
1:2];else if(f>=1e3){if(f===1020)n+=8;else for(let[u,d]of $r.entries())f===1010?e[u]+=u>0?13:c>65280?7:5:e[u]+=d.has(s)?
9:14;a&&o<1e3&&(n+=i<"\x80"?7:9)}else{let u=s<"\x80",d=a&&Math.trunc(o/10)===Math.trunc(f/10);u||(n+=Fd(s,f,i,d)),a&&o!==
f?o>=1e3?n+=u?5:9:d?f%10===1?n+=u&&i<"\x80"?3:11:r===o&&(n+=u&&i<"\x80"?2:6):n+=12:!u&&!a&&(n+=(f<20?2:1)*(f%10)),o<10&&
(n+=Sd[o])}r=o,o=f,i=s}return n+Math.min(...e)}var Eo="windows-1252 windows-1251 windows-1250 GBK Shift_JIS cp437 IBM866 macintosh Big5 EUC-KR KOI8-R ISO-8859-2 window\
s-1253 cp850 cp852 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP ISO-\
8859-15 ISO-8859-16".split(" "),Zd=/^(?:cp|IBM)/,yf={cp850:/[\u2500-\u259F]|\xD4\xC7/,cp852:/[\u2500-\u259F]|\xD4\xC7/,"\
ISO-8859-15":/[\xC3\xC5\xD0\xE2]/,"ISO-8859-16":/[\u0102\u0106\u0110\xE2]/},te=/^(?:GBK|Shift_JIS|Big5|EUC)/,vr=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Sf="UTF-8",Ye="\uFFFD",Qd=/[\xC0-\xD6\xD8-\xF6\xF8-\u024F]/,tp=/^[\0-@[-`{-\x7F\uFFFD]*\uFFFD[\0-@[-`{-\x7F\uFFFD]*$/;function Of(t,e=2){let n=new Map,o=[{text:t,path:[],gain:0,lost:0,isSure:!0}];for(let i=0;i<e;i++){o=o.flatMap(s=>ep(s).
map(c=>({from:s,way:c,gain:s.gain+c.bits}))).sort(hf).slice(0,3).map(({from:s,way:c,gain:f})=>{let{text:a,lost:u}=c.undo();
return{text:a,path:[c.step,...s.path],gain:f,lost:s.lost+u,isSure:c.isSure}});for(let s of o)s.text!==t&&!n.has(s.text)&&
s.isSure&&s.gain>10&&n.set(s.text,s)}let r=[...n.values()].sort(hf);return r.filter(({gain:i})=>i>r[0].gain-15).map(({text:i,
path:s,gain:c,lost:f})=>({text:i,path:s,score:1-2**(-c/8),lost:f}))}var hf=(t,e)=>e.gain-t.gain,Hr=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;
function ep({text:t,path:e,isSure:n}){let o=new Set,r=0;for(let[f]of t.matchAll(Hr)){let a=f.slice(0,4e3);if(o.has(a)||(r+=
a.length),o.add(a),r>4e3)break}if(o.size===0)return[];let i=[],s=!1;for(let[f,a]of Eo.entries()){if(te.test(a)&&!vr.test(
t))continue;let{gain:u,explained:d,undo:l}=cp(t,o,a),h=yf[a]?.test(t)===!1,p=u-f*.3-Math.log2(o.size)-(h?25:0),x=`${Sf} \
read as ${a}`,g=p>(e[0]===x?5:10);!g&&(!n||d<o.size||p<-20)||(s||=g&&2*d>o.size,i.push({step:x,bits:p,isSure:g,undo:()=>l(
g)}))}if(s||!n)return i;let c=i.some(({isSure:f})=>f)?[]:op(t,[...o].join(" "));return[...i,...c,...hp(t)]}var np=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;
function op(t,e){if(!np.test(e))return[];let n=r=>r.replace(/[\x80-\x9F]/g,i=>Se(Uint8Array.of(i.charCodeAt(0)),"windows\
-1252")),o=Qt(e)-Qt(n(e));return o>10?[{step:"windows-1252 read as ISO-8859-1",bits:o,isSure:!0,undo:()=>({text:n(t),lost:0})}]:
[]}var Af=W(()=>new Map(Eo.map(t=>[t,rp(t)])));function rp(t){let e=new Map([[Ye,[-2]]]);if(te.test(t))return e;for(let[
n,o]of Cr(t).entries())n<32&&(t==="windows-1252"||o===Ye)&&e.set(String.fromCharCode(128+n),[128+n]),o!==Ye&&e.set(o,[128+
n]);return e}function Tf(t,e){if(t<"\x80")return[t.charCodeAt(0)];let n=Af().get(e),o=n.get(t);if(!o){if(o=[-1],te.test(
e))try{o=[...new vt(Cs(e,"repairMojibake"),"fatal").encode(t,!0)]}catch{}n.set(t,o)}return o}var ip=/[\x80-\x9F\xAD]/,sp=W(
()=>{let t=[...Af()].filter(([,e])=>[...e].some(([n,[o]])=>go(o)&&ip.test(n)));return new Set(t.map(([e])=>e))});function cp(t,e,n){
let o=new Map([[226,1]]),r=!1,i=[...e].filter(d=>{let l=Rr(d,n,o,0);return r||=l.isStrange,l.changed.length>0});if(r)return{
gain:-1/0,explained:0,undo:()=>({text:t,lost:0})};let s=sp().has(n);!s&&!te.test(n)&&o.clear();let c=new Set,[f,a]=[0,0];
for(let d of i){let{changed:l,unexplained:h,saved:p}=Rr(d,n,o,1),x=l.every(g=>c.has(g))?.3:1;for(let g of l)c.add(g);f+=
x*Math.max(p,-6),h===0&&(a+=1)}return{gain:f,explained:a,undo:d=>{let l=d?-2:-20,h=new Map,p=0;return{text:t.replace(Hr,
g=>{let w=h.get(g);if(!w){let F=d&&s?2:1,{repaired:N,lost:C,saved:H}=Rr(g,n,o,F);w=H>l?{text:N,lost:C}:{text:g,lost:0},h.
set(g,w)}return p+=w.lost,w.text}),lost:p}}}}function Rr(t,e,n,o){let r=[],i=[];for(let l of t)i[r.length]=l,r.push(...Tf(
l,e));i[r.length]="";let s="",c=[],[f,a]=[0,0],u=!1;for(let l=0;l<r.length;){let h=dp(r,i,l,n,o);if(h)s+=h.text,c.push(h.
text),a+=h.lost,l=h.end;else{s+=i[l],r[l]>=128&&!df(i[l])&&(f+=1),u||=Zd.test(e)&&up(r,i,l);do l+=1;while(i[l]===void 0)}}
if(c.length===0||o===0)return{repaired:s,changed:c,unexplained:f,lost:a,isStrange:u,saved:0};let d=Qt(t)-Qt(s)-8*f;return o===
2&&(d+=Qd.test(t)&&tp.test(s)?20:7*a),{repaired:s,changed:c,unexplained:f,lost:a,isStrange:u,saved:d}}var fp=/[\u2500-\u257F]/,
ap=/[^\0-\x7F\u2500-\u257F\uFFFD]/;function up(t,e,n){let o=String(e[n]);if(fp.test(o))return ap.test(e[n+1]??"");let r=n+
1;for(;go(t[r]);)r+=1;return r>n+1&&Yt(t[n])>r-n&&t[r]===-1&&o<"\u0400"}function lp(t,e,n){let o=t[e]&127>>n;for(let s=1;s<
n;s++)o=o<<6|t[e+s]&63;let r=o>>11===27,i=o>=[0,0,128,2048,65536][n]&&o<=1114111&&!r;return n>0&&i?String.fromCodePoint(
o):void 0}var go=t=>t>=128&&t<192;function dp(t,e,n,o,r){let i=n,s="",[c,f,a]=[0,0,0],u=!0,d;for(;;){let l=t[i],h=Yt(l),
p=i+1;for(;p<i+h&&go(t[p]);)p+=1;let x=p===i+h,g=x?lp(t,i,h):void 0,w=o.get(l)??0,N=r===2&&w>0&&l!==226||w+(p-i-1)>1,C=l===
-2||h>0&&t[p]===-2;if(g!==void 0)s+=g,c+=1,r===0&&o.set(l,(o.get(l)??0)+1);else if(C||r>0&&h>0&&!x&&N&&t[p]!==-1){for(;t[p]===
-2||go(t[p]);)p+=1;f+=1,u&&=N;let k=l===194&&t[p]===void 0&&!C;k||(s+=Ye),!k&&!C&&(a+=1)}else if(l>=0&&l<128&&e[i]===void 0)
s+=String.fromCharCode(l);else break;i=p;let H=c>0?c>=f:r===2&&f>0&&u;e[i]!==void 0&&H&&(d={text:s,lost:a,end:i})}return d}
var xf=t=>t.match(/[^\0-\x7F]/g)?.length??0;function Ur(t,e){let n=[];for(let o of t)for(let r of Tf(o,e)){if(r<0)return;
n.push(r)}return Uint8Array.from(n)}function bf(t,e){let o=(t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(i=>Ur(i,e)).
join(""),r=xf(o)>.3*xf(t)?Ur(o,e):void 0;return r&&{part:o,bytes:r}}function kr(t,e,n=!1){try{return new lo(e,{fatal:!0,
ignoreBOM:!0}).decode(t,{stream:n})}catch{return}}var pp=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function mp(t){let e=vr.
test(t);return Eo.some(n=>{let o=pp.test(n)&&te.test(n)===e?bf(t,n):void 0,[r]=o?cr(o.bytes).candidates:[];return o&&r&&
(r.encoding===n||kr(o.bytes,r.encoding)===o.part)})}function hp(t){if(t.includes(Ye))return[];let e=Math.max(0,t.search(
/[^\0-\x7F]/)-40),n=t.slice(e,e+1e3),o=new Map,r=[];for(let[i,s]of Eo.entries()){if(s in yf||s==="cp437"||te.test(s)&&!vr.
test(t))continue;let{part:c,bytes:f}=bf(n,s)??{};if(c===void 0||f===void 0||(o.has(c)||o.set(c,[c,c.toLowerCase()].some(
mp)),o.get(c)))continue;let{candidates:a}=cr(f),u=a.find(({encoding:d})=>d===s)?.score??0;for(let{encoding:d,score:l}of a){
if(l<.95)break;let h=d===Sf?void 0:kr(f,d,!0);if(h===void 0||h===c)continue;let p=Qt(c),x=p-Qt(h),g=x>=12&&x>=.35*p,w=l>
.998&&!te.test(d)&&xp(c,h)>=8;if(!g&&!(x>=0&&w))continue;let F=Math.min(Math.log2(l/u),10),N=x+2.4*F+6*Math.log2(l)-i*.3,
C=k=>{let z=Ur(k,s);return(z&&kr(z,d))??k},H=()=>({text:t.replace(/[^\r\n]+/g,C),lost:0});r.push({step:`${d} read as ${s}`,
bits:N,isSure:!0,undo:H})}}return r}function xp(t,e){let n=0;for(let o of new Set(t.match(Hr)))n+=new Set([...o].filter(
r=>r>"\x7F"&&!e.includes(r))).size;return n}var jt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var So=class{path=[];lost=0;#t;#e;#n;#o;#r;#i=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c},{eol:f,
isOnlyCopy:a=!1}={}){this.#n=r,this.#o=f&&new jt(f,0),this.#r=a,this.#t=he(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"f\
atal",losses:c},"");let u=s==="replacement"?()=>"?":s;this.#e=he(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:u,losses:c},
"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(e,n,r=>this.#i.push(r))}catch(r){throw this.#s(
O.source,o),r}n!==O.none&&this.#s(n,o)}#s(e,n){let o=Buffer.concat(this.#i);this.#i=[];let[r]=Of(gp(o));if(e===O.source&&
(this.path=r?.path??[],this.lost=r?.lost??0),this.#r&&r&&(r.score<.75||r.lost>0)){let c=r.lost>0?`${dt(r.lost,"character")}\
 could not be recovered`:"this is uncertain";throw new Error(`it looks like ${r.path.join(", and then ")}, but ${c}; use\
 --in-place=.bak to repair it and keep the old file`)}let s=(r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,"")))??
o;this.#e.transcode(this.#o?.add(s)??s,e===O.result?e:O.none,n)}};function gp(t){try{return new It(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(Ff.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var bo=require("node:buffer");var Bf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},Oo=class{#t={...Bf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addMalformed(e){this.#t.malformed===0&&(this.#t.
firstMalformed=e),this.#t.malformed+=1,this.#e+=1}addBlock(e,n){let o=this.#t,{replaced:r,firstReplaced:i,unmapped:s,firstUnmapped:c,
unmappedCodePoint:f}=n;o.malformed===0&&(o.firstMalformed=e+i),o.malformed+=r,this.#e+=r,o.unmappable===0&&(o.firstUnmappable=
e+c,o.codePoint=f),o.unmappable+=s}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===65533&&this.#e>
0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.unmappable+=1,i)}}forgetDecoded(){
this.#e=0}take(){let e=this.#t;return this.#t={...Bf},this.#e=0,e}};function _f(t,e,n){let{unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}=n,f=[],{malformed:a,firstMalformed:u,firstUnmappable:d,
codePoint:l}=t,h=dt(a,"invalid byte sequence"),p=Sp(n),x=`${Mf(a)}at offset ${u}`,g=Cf(a,c);if(a>0&&i)f.push(`${h} ${g},\
 ${x}`);else if(a>0&&p!==void 0){let F=p!==""&&o==="ignore";f.push(`${h} ${p===""?g:`${Gr(c)} ${p}`}, ${x}; the file is \
damaged, or not in ${He(n,e)}: check --from, or use ${F?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let w=Ep(t.unmappable,o,r,c);if(t.unmappable>0&&w){let F=s||Number.isNaN(d)?"":` at offset ${d}`,N=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",C=`${Mf(t.unmappable)}${jr(l)}${F}`;f.push(`${yp(t.unmappable,no(n))} ${w}, ${C}${N}`)}
return f}function Ep(t,e,n,o){let r=Cf(t,o),i=`${Gr(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${Gr(o)} ?`,translit:i,"translit-replacement":`${i}, or ?`,ignore:r}[e]}var Gr=t=>t?"w\
ould become":"became",Cf=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,Mf=t=>t===1?"":"the first ",yp=(t,e)=>`${dt(
t,"character")} that ${e} can't represent`;function jr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${Ze(t)})`:Ze(t)}function Sp({to:t,toOther:e,unmappable:n}){if(e?e.isUnicode:sn(t)||t===V("gb18030"))return"\
U+FFFD";if(n!=="fatal")return n==="ignore"?"":n==="html"?"&#65533;":"?"}var Ip="\x1B[?25l",Fp="\x1B[?25h",Df="\r\x1B[K";function Lf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let d=Date.
now();if(i&&d-c<100)return;c=d,s||n(),s=!0;let l=Mp(r,u,(d-f)/1e3);Jn(`${i?"":Ip}${Df}${l.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(u){r+=u,!(r<2e6)&&(o??={total:Bp(t),canShow:Np(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Jn(`${Df}${Fp}`),i=!1}}}var Np=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function Bp(t){let e=0;for(let n of t){let o=n==="-"?void 0:Bt(n);if(!o?.isFile())return;e+=Number(o.size)}return e}function Mp(t,e,n){
let o=`${Ao(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Ao(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Ao(t)} of ${Ao(e)} MB | ${o} | ${c}${s%60} s left`}var Ao=t=>(t/1e6).toFixed(1);var To=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Cp(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{se(this.#t,
this.#e),n=ce(e,e.length,0,!1,!1),this.#e=et()}catch(o){throw St(o)}for(let o of new Uint16Array(S.memory.buffer,P.units,
n))oi(o)||(this.column+=1)}};function Cp(t){let e=-t.byteOffset&3,n=Math.max(0,t.length-e)>>2,o=n>0?new Int32Array(t.buffer,
t.byteOffset+e,n):new Int32Array,r=e+4*o.length,i=Uf(t,0,Math.min(e,t.length))+Uf(t,r,t.length);for(let s=0;s<o.length;s+=
255){let c=Math.min(s+255,o.length),f=0;for(let a=s;a<c;a++){let u=o[a]^168430090,d=(u&2139062143)+2139062143|u|2139062143;
f=f+(~d>>>7)|0}i+=(f&255)+(f>>>8&255)+(f>>>16&255)+(f>>>24)}return i}function Uf(t,e,n){let o=0;for(let r=e;r<n;r++)t[r]===
10&&(o+=1);return o}var Xt=class extends Error{};async function zr(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Lf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=je(i))}),c=0;try{n||(r=je(i)),o=Dp(t);let f=new Kr(t,e,o,s);for(let a of t.files)
if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=We(t.output,f instanceof
Xt?f.cause:f)||c}return r(),c}function Dp(t){let{output:e,files:n,isDry:o,mode:r,quiet:i}=t;if(e!==void 0&&n.length===1&&
n[0]===e){let s=t.old??Bt(e);if(s?.isFile()&&Qn(e)===void 0)return gc(e,s,t)}return o?Or:wr(e,r,i)}var Kr=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Yr(e,n,i=>{try{o.write(i)}catch(s){throw new Xt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Xt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),xt(B(e),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#e.finish()}async#r(e){let{
output:n,old:o,found:r}=this.#t,{file:i,present:s}=this.#e,c=await br(e,{output:i,expected:e===n?s:o,isFound:r.has(e)});
try{for(let a=await c.next();a;a=await c.next())this.#o.convert(a,O.none),await this.#i(),this.#n.add(a.length),await Xe()}finally{
await c.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{decision:f}=this.#o;f&&this.#t.onDecision?.(
f)}#i(){return this.#e.wait()?.catch(e=>{throw new Xt("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),wt(B(e),n)}},Yr=class{#t;#e;#n;#o;#r=new Oo;#i;#s;#c=!1;#f=[];#m=!1;#d=!1;#u;constructor(e,n,o){let{to:r,
toOther:i,bom:s,fatal:c,unmappable:f,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let u=i?i.isUnicode:Ct(r),d=s==="keep"&&u&&e.
files.length===1,l={fatal:c,ignoreBOM:d,bom:s==="add",unmappable:f,losses:this.#r};this.#o=n.newTranscoder(e,l);let h=f===
"fatal"||f==="translit";this.#u=h&&!Ct(r)&&!i?new To(r):void 0,this.#s=n.convertsLineEndings?void 0:a&&new jt(a,r)}get decision(){
return this.#o.decision}convert(e,n){let o;if(this.#d=!0,n!==O.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];
let{from:f,fromOther:a,isOnlyCopy:u}=this.#t,d=u?1:6,l=a?void 0:f;this.#m=typeof f=="number"&&l!==0&&Rp(e,l,d)}this.#f.push(
...e.subarray(0,Pf.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(Lp);if(r)throw new Error(r);let i=[];
try{this.#o.transcode(e,n,f=>{this.#u?.advance(f),this.#e.isLending?this.#l(f):i.push(f)})}catch(f){if(f instanceof Xt)throw f;
o=f}for(let f of i)if(!this.#i)this.#l(f);else for(let a of this.#i.add(f))this.#l(a);if(this.#c=!o&&n===O.none,this.#i&&
!this.#c){for(let f of this.#i.end())this.#l(f);this.#i=void 0}this.#u?.settle();let{place:s}=this.#o,c=o&&kp(this.#p(o),
this.#t,this.#u??s);if(this.#c||this.#u?.startFile(),o)throw c}#p(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&
e instanceof ft&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let i=He(this.#t,this.decision?.encoding);
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#l(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,O.source)}catch(e){if(e instanceof Xt)throw e}}#a(e){let{from:n,fromOther:o}=this.#t;if(o?.isUnicode)return;
let r=Uint8Array.from(this.#f);if(Pf.every((s,c)=>s===r[c]))return"it looks like UTF-32; use --from utf-32";let i=_t(r);
if(!(typeof n=="object"||n===i?.encoding&&!o))return i?`it begins with the byte order mark of ${E[i.encoding].name}; che\
ck --from, ${e}`:this.#m?`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,
verbose:r}=this.#t,{decision:i}=this.#o,s=this.#r.take();if(!i||!this.#d)return[];this.#d=!1;let c=o?[]:_f(s,i.encoding,
this.#t),{path:f=[],lost:a=0}=this.#o;if(f.length>0&&!o){let l=a>0?`; ${dt(a,"character")} could not be recovered`:"";c.
unshift(`repaired: it was ${f.join(", and then ")}${l}`)}let u=i.kind!=="UTF-32"&&Ue(i);typeof e=="object"&&(r||!o&&u)&&
c.unshift(Up(i));let d=o||n?void 0:this.#a("or use --from auto");return d&&c.unshift(d),c}},Pf=[255,254,0,0],Lp="use --f\
rom auto or --skip-utf8, or keep the old file with --in-place=.bak";function Rp(t,e,n){let o=e===37||e===38;return(o?t.includes(
0):(0,bo.isAscii)(t))?!1:[0,1,2,3].some(r=>{let i=t.subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,bo.isUtf8)(i)&&i.
some(c=>(o||c>=128)&&--s===0)})}function Up(t){let{source:e,score:n}=t,o=n===null?e:`${e}, ${n.toFixed(2)}`,r=Ue(t),i=r?
`; ${r}: check the result, or name the encoding with --from`:"";return`decoded as ${oo({},t)} (${o})${i}`}function kp(t,{
isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof $){let i=t.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${dt(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof ft&&r){let{line:i,column:s}=r,c=e?"":` (offs\
et ${t.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.
encoding} can't represent ${jr(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Pp={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Io=class{#t;#e;#n;#o;#r;#i=!0;constructor(e,n,o,{
drop:r,eol:i}){this.#n=o,this.#o=r,this.#r=i&&new jt(i,38),this.#t=e,this.#e=n}get place(){return this.#e.place}get decision(){
return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=this.#o?Wp(e,Pp[E[this.#t.from].name]):
[],i=r.pop()??e;this.#i&&this.#e.startFile?.(),this.#i=!0;for(let s of r)this.#s(s,O.none,o);this.#s(i,n,o),this.#i=n!==
O.none}#s(e,n,o){let r=[],i=this.#n.malformed,s;try{this.#t.transcode(e,n,f=>r.push(f))}catch(f){s=f}let c=this.#o?this.#n.
malformed-i:0;this.#o&&this.#n.forgetDecoded();for(let f of r){let a=this.#r?.add(f)??f,u=vp(a,c);c-=(a.length-u.length)/
2,this.#e.transcode(u,O.none,o)}if(n===O.result&&this.#e.transcode(new Uint8Array,n,o),s)throw s}};function Wp(t,e){if(!e)
return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<c;i++)r.push(t.subarray(
i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+o.length))){c>i&&r.push(
t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)f+=o.length;f>i&&r.push(
t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function vp(t,e){if(e===0)return t;let n=new Uint8Array(
t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=t[i],n[o++]=t[i+1]}
return n.subarray(0,o)}var ze=class extends Error{suggestion;constructor(e,n){super(e),this.suggestion=n}};var vf=["bash","zsh","fish"];var Fo=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Hp,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:jp,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
d if there is none, stop (translit) or write ? (translit-replacement).",choices:$s},{flags:"--bom <MODE>",what:"Whether \
the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or \
if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Conver\
t all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML d\
eclarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encodin\
g, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'\
Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or \
unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose\
 how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declarat\
ion first (html, xml).',choices:fr},{flags:"--locale <TAG>",what:'The language of the text, such as "ja": a hint for "au\
to" and --detect.',parse:Xp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, or how many files we\
re converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--fr\
om auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"List the encodings\
 and their labels, and those beyond the standard."},{flags:"--completion <SHELL>",what:"Print a completion script for a \
shell.",choices:vf}];var No=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Hp(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Hf(e)}var Gp=/ascii|^ansi_x3\.4|367$|646/i;
function jp(t){let[e,...n]=t.split("//"),o=Hf(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new ze(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Gp.test(e)&&o===V("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Xp(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Hf(t){let e=V(
t)??kn(t);if(e===void 0)return{unknown:t};if(e===36)throw new ze("It is a label of the replacement encoding, which is no\
t for text; use the name of another one.");return e}var kt="encoding-wasm",Bo=()=>[...Fo,...No].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Kp(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Yp(e)}}),Kp=t=>[...t?["auto"]:[],...E.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Yp=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Gf(t){return{bash:zp,zsh:Vp,fish:qp}[t]()}function zp(){let t=Bo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=Bo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${kt} in bash: put it into ~/.local/share/bash-completion/completions/${kt}\

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
complete -o filenames -F _encoding_wasm ${kt}
`}function Vp(){let t=Bo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(d=>n?d.startsWith(
"--")?`${d}=${o?"-":""}`:`${d}${o?"-":"+"}`:d),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,u=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${u}`:""}' \\`});return`#compd\
ef ${kt}
# Completion for ${kt} in zsh: put it into a directory of $fpath as _${kt}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function qp(){let t=Bo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>l.startsWith(
"--")?`-l ${l.slice(2)}`:`-s ${l.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",u=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),d=`${f}${u?` -a '${u}'`:""}`;return`complete \
-c ${kt} ${c.join(" ")}${n?d:""} -d '${s}'`});return`# Completion for ${kt} in fish: put it into ~/.config/fish/completi\
ons/${kt}.fish
${t.join(`
`)}
`}var Mo=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function jf(t){
let e=[...Fo,...No].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((u,d,{length:l})=>{let p=`${i?u.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,x=c!==void 0&&(i||d===l-1);return`\\fB${Mo(
u)}\\fR${x?i?`[${p}]`:p:""}`}),a=r?`
${Mo(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Mo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Mo(t)}" "User Commands"
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
`}async function Jp(t,e){if(!nf())return xe.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:u,inPlace:d,outDir:l}=e,h={sniff:i,locale:s,detect:!0};if(o)return Qc({...t,sniffing:h,json:r});
let p=d!==void 0||l!==void 0,{fromOther:x,toOther:g}=t,w=g&&uo(g),F=u===void 0?void 0:Be(t.to,w),N=F?ot=>F(ot)??u:t.unmappable,
C=!!c||Xf(N),H=x!==void 0||g!==void 0,k={...t,from:n==="auto"?Wc(h,p,d===""):n,unmappable:N,otherwise:u,drop:c,isChanged:!!(c||
f||H||C&&t.eol)},z={isLending:!c&&!f&&!a&&!H&&!Xf(N),convertsLineEndings:C||H,newTranscoder(ot,pt){let{from:Mt,to:qe}=ot,
$o=z.convertsLineEndings?ot.eol:void 0;if(f)return new So(Mt,qe,pt,{eol:$o,isOnlyCopy:ot.isOnlyCopy});if(c||$o||ot.fromOther||
ot.toOther){let Vr=Zp(ot,typeof Mt=="number"?Mt:0,pt,$o);return typeof Mt=="number"?Vr:new De(Mt,Vr)}return he(Mt,qe,z.isLending?
{...pt,take:Zo}:pt,"")},newFixer:a&&(()=>new ge(k.to))};if(!p)return zr(k,z);let{skipUtf8:Ve=!1,keepBinary:Oe=!1,dryRun:_o=!1}=e,
Co={suffix:d,directory:l,skipUTF8:Ve,keepBinary:Oe,dryRun:_o,findDeclarations:!a&&!k.quiet};return Gc(k,Co,(ot,pt=z)=>zr(
{...k,...ot},pt))}function Zp({to:t,fromOther:e,toOther:n,drop:o=!1},r,i,s){let c=i.fatal&&!o,f=e?new fo(e,i,o):ur(r,{...i,
fatal:c}),a=n?new ao(n,i,Be(t,uo(n))):he(38,t,{...i,fatal:!1,ignoreBOM:!0},""),u=i.losses;return new Io(f,a,u,{drop:o&&!e,
eol:s})}var Xf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
