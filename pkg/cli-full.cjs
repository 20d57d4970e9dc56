"use strict";var vf=Object.create;var Qe=Object.defineProperty;var Hf=Object.getOwnPropertyDescriptor;var Gf=Object.getOwnPropertyNames;var jf=Object.getPrototypeOf,Yf=Object.prototype.hasOwnProperty;var Kf=(t,e)=>{for(var n in e)Qe(t,n,{get:e[n],enumerable:!0})},Kr=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of Gf(e))!Yf.call(t,r)&&r!==n&&Qe(t,r,{get:()=>e[r],enumerable:!(o=Hf(e,r))||o.enumerable});return t};var zf=(t,e,n)=>(n=t!=null?vf(jf(t)):{},Kr(e||!t||!t.__esModule?Qe(n,"default",{value:t,enumerable:!0}):n,t)),qf=t=>Kr(Qe(
{},"__esModule",{value:!0}),t);var Rm={};Kf(Rm,{completionFor:()=>kf,manual:()=>Pf,runFully:()=>Cm});module.exports=qf(Rm);var C=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`,o=Number.isNaN(this.offset)?"some bytes":`${n} at offset ${this.offset}`;return new TypeError(
`${e}: The encoded data was not valid: ${o} cannot be decoded as ${this.encoding}. Check the encoding, or decode without\
 'fatal' to get U+FFFD in such places.`)}};var tn=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,zr=Symbol.for("encoding-wasm.UnmappableError"),st=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${tn(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&zr in o}[zr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Gt=t=>Array(t).fill(void 0);function v(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var qr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Vr=`!
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
?`;var en=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var E=Xf();function Xf(){let t=en.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Jr=v(()=>new Map(E.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),jt=t=>t<36&&t!==33,D=t=>t>0&&t<
29,Jt=t=>t>=29&&jt(t);function V(t){let e=Jr();return e.get(t)??e.get(ti(Zf(t)))}var Jf=v(()=>new Map(Array.from(Jr(),([
t,e])=>[on(t),e]).reverse()));function Zr(t){let e=on(t),n=Jf().get({936:"gbk",950:"big5"}[e]??e);return n===36?void 0:n}
var on=t=>ti(t).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),Qr=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Ft(t){if(t[0]>=239)return Qr.find(e=>e.bytes.every((n,o)=>t[o]===n))}function rn(t){return Qr.find(e=>e.
encoding===t)?.bytes}function Nt(t){return t===0||t===37||t===38}function Zf(t){let e=0,n=t.length;for(;Xr(t[e]);)e+=1;for(;Xr(
t[n-1]);)n-=1;return t.slice(e,n)}var Xr=t=>`	
\f\r `.includes(t);function ti(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var sn="encoding-wasm";var ei=()=>({});function Lo(){throw new Error("encoding-wasm: call instantiate() first.")}var cn=(t,e)=>t?.prototype?.[e],fn=t=>cn(globalThis.Buffer,t),Zt=fn("ucs2Slice"),ni=fn("ucs2Write"),an=fn("utf8Slice"),un=fn(
"latin1Slice"),oi=t=>globalThis[t],ri=oi("TextDecoder"),Qf=cn(ri,"decode"),Ro=oi("TextEncoder"),ta=cn(Ro,"encode"),ea=cn(
Ro,"encodeInto");function Rt(t,e=!1,n=!0){let o=new ri(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",
{value:Qf})}function ii(){let t=new Ro;return Object.defineProperties(t,{encode:{value:ta},encodeInto:{value:ea}}),t}function ot(t){
try{return t()}catch{return}}var si=()=>"WebSocketPair"in globalThis;var na=new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["b\
ody",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it\
 first","read it first"]]]);function ci(t){if(t==null)return`${t}`;if(typeof t!="object")return typeof t;try{let e=Object.
prototype.toString.call(t).slice(8,-1);return/^(Array|Object|Promise)$/.test(e)?e.toLowerCase():e}catch{return"object"}}
var fi=t=>/^(null|undefined)$/.test(t),oa=t=>fi(t)?t:`${/^[aeio]/i.test(t)?"an":"a"} ${t}`;function ai(t){return typeof t!=
"string"?li(ci(t),0):V(t)===void 0?"it is a string, which is already decoded.":`it is the label '${t}'; pass the bytes f\
irst, and the label after them.`}function ui(t){let e=ci(t);return ArrayBuffer.isView(t)||/ArrayBuffer$/.test(e)?"it is bytes; decode them first.":li(e,1)}
function li(t,e){let o=na.get(/^(Blob|File|Request|Response)$/.test(t)?"body":t)?.[e]??(e===1&&!fi(t)?"convert it with S\
tring()":"");return`it is ${oa(t)}${o&&`; ${o}`}.`}var Uo=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,mi=()=>Object.getPrototypeOf(Uint8Array.prototype),ln=t=>Uo(mi(),
t),Do=t=>Uo(DataView.prototype,t),ra=()=>Uo(ArrayBuffer.prototype,"byteLength"),pi=t=>mi()[t],ko=ln(Symbol.toStringTag),
dn=ln("buffer"),hi=ln("byteOffset"),xi=ln("byteLength"),ia=pi("includes"),wi=pi("set"),sa=Do("buffer"),ca=Do("byteOffset"),
gi=Do("byteLength"),Ei=ra(),m=t=>xi.call(t),b=(t,e,n=m(t))=>n>e?new Uint8Array(dn.call(t),hi.call(t)+e,n-e):L;function Yt(t,e){
let n=new Uint8Array(m(t)+m(e));return X(n,t),X(n,e,m(t)),n}var rt=(t,e)=>b(t,0,Math.min(e,m(t))),X=(t,e,n)=>wi.call(t,e,
n),mn=(t,e)=>ia.call(t,e);function k(t,e,n){let o=new Uint8Array(n-e);return X(o,b(t,e,n)),o}function Mt(t,e,n,o){if(o>24)
wi.call(t,m(n)===o?n:b(n,0,o),e);else for(let r=0;r<o;r++)t[e+r]=n[r]}function Ut(t,e,n){if(n>24)return k(t,e,e+n);let o=new Uint8Array(
n);for(let r=0;r<n;r++)o[r]=t[e+r];return o}function yi(t){try{return Ei.call(t),!1}catch{return!0}}var Ae=t=>ko.call(t)===
"Uint8Array"&&!yi(dn.call(t));function xt(t,e,n=void 0){if(!ArrayBuffer.isView(t)&&ua(t)===void 0){let o="The provided v\
alue is not of type '(ArrayBuffer or ArrayBufferView)'";throw new TypeError(`${e}: ${n??`${o}: ${ai(t)}`}`)}return t}function wt(t){if(Ae(t))return t;let e=ArrayBuffer.isView(t)?aa(t):fa(t);return yi(dn.call(e))?k(e,0,m(e)):e}function fa(t){
try{return new Uint8Array(t)}catch{return L}}var Si=t=>ko.call(t)==="Uint8Array";function aa(t){try{return ko.call(t)===
void 0?new Uint8Array(sa.call(t),ca.call(t),gi.call(t)):new Uint8Array(dn.call(t),hi.call(t),xi.call(t))}catch{return L}}
var L=new Uint8Array;function ua(t){try{return Ei.call(t)}catch{}try{return gi.call(new DataView(t))}catch{return}}function gt(t,e,n){
pn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));return o}function pn(t,e){if(t!=null&&typeof t!=
"object"&&typeof t!="function")throw new TypeError(`${e}: The options must be an object.`)}function Oi(t,e){return pn(t,
e),!!t?.stream}var Et=t=>`${t}`;function Ti(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function bi(t,e){if(typeof t==
"string")return t;throw new TypeError(`${e}: The provided value is not a string: ${ui(t)}`)}function hn(t,e){pn(t,e);let n=!!t?.fatal,o=!!t?.ignoreBOM;return{fatal:n,ignoreBOM:o}}function Po(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=Et(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}var la=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],Wo;function Ai(){if(typeof WebAssembly!=
"object")return!1;try{Wo??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(la)))!==null}catch(t){let{name:e}=t;
(e==="CompileError"||e==="EvalError")&&(Wo=!1)}return Wo??!0}var Bi=t=>(t&63488)===55296;function Fi(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&o<=57343?
65533:o}var Ni=t=>t<128?1:t<2048?2:t<65536?3:4,te=t=>t<194||t>244?0:t<224?2:t<240?3:4;function wn(t,e){let n=t===224?160:
t===240?144:128,o=t===237?159:t===244?143:191;return e>=n&&e<=o}function gn(t,e,n){let o="";for(let r=0;r<n;r+=8192){let i=new Uint16Array(
t,e+2*r,Math.min(8192,n-r));o+=String.fromCharCode.apply(null,i)}return o}function Mi(t,e,n){let o=n;return t<128?e[o++]=
t:(t<2048?e[o++]=192|t>>6:(t<65536?e[o++]=224|t>>12:(e[o++]=240|t>>18,e[o++]=128|t>>12&63),e[o++]=128|t>>6&63),e[o++]=128|
t&63),o}var En=v(()=>si()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":an&&
un&&Zt?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other");var j=1/0,ma={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],utf16LE:[0,33],
singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],multiByte:[0,513]},chromium:{
utf8:[0,64],utf16LE:[0,j],singleByte:[4096,j],multiByte:[512,j]},firefox:{utf8:[0,17],utf16LE:[0,33],singleByte:[256,257],
multiByte:[512,j]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],multiByte:[0,j]}},pa={node:{ascii:48,bytesLoop:128,utf16ByString:16777216},
deno:{ascii:48,bytesLoop:128,utf16ByString:0},bun:{ascii:32,bytesLoop:j,utf16ByString:16777216},chromium:{ascii:1024,bytesLoop:128,
utf16ByString:0},firefox:{ascii:400,bytesLoop:j,utf16ByString:0},other:{ascii:j,bytesLoop:j,utf16ByString:0}},ha={node:{
utf8Slice:8191,latin1:!0,readMany:128,writeMany:64},deno:{utf8Slice:64,latin1:!0,readMany:128,writeMany:j},bun:{utf8Slice:0,
latin1:!0,readMany:16,writeMany:16},chromium:{utf8Slice:0,latin1:!1,readMany:j,writeMany:j},firefox:{utf8Slice:0,latin1:!1,
readMany:1024,writeMany:j},other:{utf8Slice:0,latin1:!1,readMany:16,writeMany:j}},xa=[0,j],wa=[j,j],vo=Gt(40);function $i(t){
if(vo[t]===void 0){let[e,n]=ga(t);vo[t]={lookUp:e,host:n}}return vo[t]}function ga(t){let{utf8:e,utf16LE:n,singleByte:o,
multiByte:r}=ma[En()];return t===0?e:t===38?n:!!0&&(D(t)||Jt(t))?wa:D(t)?o:Jt(t)?r:xa}var _i=()=>pa[En()],yn=()=>ha[En()];function Ci(t,e,n,o){let r=Li(t),i=u=>ya(u,r,e),s=(o&&i(()=>Oa(n,o)))??r,{readMany:c,writeMany:f}=yn(),a=c<1/0&&(i(()=>Ta(
t))??i(()=>ba(t)));return a?{...s,read:(u,l)=>(l<c?s:a).read(u,l),write:(u,l)=>(u.length<f?s:a).write(u,l),most:a.most,collect:a.
collect}:s}function ya(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";return ot(
()=>{let r=t();return r.write(o,n),e.read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0})}var Sa="strings";function Oa(t,e){
let[n]=WebAssembly.Module.customSections(e,Sa),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.
Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Ta(t){let[e,n]=[Zt,ni];return{read:(o,r)=>e.call(
t(),o,o+2*r),write:(o,r)=>n.call(t(),o,r,2*o.length),most:1/0,collect:Ri(t,(o,r)=>e.call(o,0,r))}}function ba(t){let e=Rt(
"utf-16le");return{...Li(t),read:(n,o)=>e.decode(new Uint16Array(t().buffer,n,o)),collect:Ri(t,(n,o)=>e.decode(new Uint16Array(
n.buffer,0,o/2)))}}function Li(t){return{read:(e,n)=>gn(t().buffer,e,n),write(e,n){let o=new Uint16Array(t().buffer,n,e.
length);for(let r=0;r<e.length;r++)o[r]=e.charCodeAt(r)},most:1/0}}function Ri(t,e){let n;return typeof WeakRef!="functi\
on"?void 0:o;function o(i){let s=r(2*i),c=0;return{add(f,a){X(s,new Uint8Array(t().buffer,f,2*a),c),c+=2*a},toText:()=>e(
s,c)}}function r(i){let s=n?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=
new WeakRef(c),c}}var Be,p,Ho,Go,ft,P={input:0,units:0,output:0},Tn=0,On={name:"",encoding:-1},Y={isBusy:!0,count:0};function Fe(t,e){On.name=
t,On.encoding=e,Y.count+=1,Y.isBusy&&Di(),Y.isBusy=!0}function Di(t=Lo){if(!!0)return Ui(ei());try{Na(),Be??=Fa(Ba(t())),
Ui(new WebAssembly.Instance(Be).exports,Be)}catch(e){throw Ma(e)}}function ki(t){Be=void 0,Di(()=>t)}var Ia=v(()=>ot(()=>Pi(Lo()))===!0),ee=()=>!!0||Be!==void 0||Ai()||Ia();function Ba(t){return Pi(t)?t:new WebAssembly.Module(
t)}function Pi(t){try{return WebAssembly.Module.customSections(t,Wi),!0}catch{return!1}}var Wi="encoding-wasm";function Fa(t){
let[e]=WebAssembly.Module.customSections(t,Wi),n="encoding-wasm 0.1.0",o=e?String.fromCharCode(...new Uint8Array(e)):"so\
mething else";if(o===n||o===`${sn} 0.1.0`)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o},\
 not to ${n}; use encoding.wasm of this version.`)}function Ui(t,e=void 0){p=t,Yo=WebAssembly.RuntimeError,P.input=p.input(),
P.units=p.units(),P.output=p.output(),Ko(),ft=Ci(Ne,P.units,p.memory,e),Tn=Math.min(p.units_length(),ft.most),Y.isBusy=!1}
var vi="labels and names work without it",jo="import 'encoding-wasm/no-wasm'";function Na(){if(typeof WebAssembly!="obje\
ct")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${jo}; ${vi}.`)}
function Ma(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if($a(t))return new RangeError(`encoding-wasm: ${Hi} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${jo}`);
if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; ${"`\
await initialize()` before the first call"} (${e})`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let\
 this code compile WebAssembly; ${"call initialize() with a compiled module first"} (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;
return t instanceof o||t instanceof r?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't h\
ave SIMD: ${jo} (${t})`):t}var Hi="no memory for WebAssembly; free some, and call again",$a=t=>t instanceof RangeError&&
/memory/i.test(t.message);function Ne(){return Ho[0]===void 0&&Ko(),Ho}function ne(){return Go[0]===void 0&&Ko(),Go}function Ko(){
Ho=new Uint8Array(p.memory.buffer),Go=new Uint8Array(p.memory.buffer,P.input,65536)}function at(t,e,n){Fe(t,e);try{let o=n();
return Y.isBusy=!1,o}catch(o){throw lt(o)}}var Yo;function lt(t){if(!Y.isBusy||!_a(t))return t;let e=E[On.encoding]?.name,
n=`${On.name}${e?` of ${e}`:""} failed`;return Ca()?new RangeError(`encoding-wasm: ${n}: ${Hi}`,{cause:t}):new Error(`en\
coding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:t})}var _a=t=>Yo!==void 0&&t instanceof Yo;function Ca(){try{return p.memory.grow(32),!1}catch{return!0}}var Ki=()=>new Int32Array(p.memory.buffer,p.codec(),p.codec_length()>>2),tt=()=>new Int32Array(Ki()),zo=t=>X(Ki(),t);function oe(t,e){
Fe("decoding",t),e?zo(e):p.new_decoder(t)}function bn(t,e){Fe("encoding",t),e?zo(e):p.new_encoder(t)}function qo(t,e,n,o){
Fe("transcoding",t),o?zo(o):p.new_transcoder(t,e,+n)}function zi(t,e){p.set_source_encoding(t,+e),Y.isBusy=!1}function Kt(t){
let e=m(t),n=p.alloc(e)>>>0;return X(Ne(),t,n),[n,e]}var Da=v(()=>Uint8Array.from(en,t=>t.charCodeAt(0))),Gi,Vo=t=>at("s\
niffing",-1,()=>(Gi!==p&&p.give_labels(...Kt(Da())),Gi=p,t())),Xo=(t,e,...n)=>Vo(()=>p.sniff_html(...Kt(t),e,...n)),qi=(t,e,n)=>Vo(
()=>p.sniff_xml(...Kt(t),e,n));function Vi(t,e){let n=Vo(()=>p.find_declared_label(...Kt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var Xi=(t,e)=>at("sniffing",-1,()=>p.default_for(...Kt(t),e)),Ji=(t,e,n,o,r,i)=>at("detection",-1,
()=>{let s=m(t),c=0;do{let d=Math.min(c+65536,s);p.feed_detector(...Kt(b(t,c,d)),+(e&&d===s)),c=d}while(c<s);let f=d=>d?
Kt(d):[0,0],a=p.guess(...f(n),...f(o),...f(r),+i)>>>0,{buffer:u}=p.memory,l=new Float32Array(u,a,1)[0];return new Float32Array(
new Float32Array(u,a+4,l))});function re(t,e,n,o,r){Mt(ne(),0,t,e),Y.isBusy=!0;let i=p.decode_block(e,n,+o,+r);return Y.
isBusy=!1,i}var An=(t,e,n)=>at("decoding",-1,()=>{for(let o=0,r=1024;o<e;o+=r,r=Math.min(4*r,65536)){let i=Math.min(r,e-
o);if(X(ne(),i===e?t:b(t,o,o+i)),!p.is_free_of(i,128,n))return!1}return!0}),yt={encoding:-1,table:void 0,owner:void 0};function Jo(t){
return yt.encoding===t&&yt.owner===p&&yt.table?.[0]!==void 0?yt.table:at("encoding",t,()=>{let e=p.unit_table(t)>>>0,{buffer:n}=p.
memory;return yt.encoding=t,yt.owner=p,e===0?yt.table=void 0:D(t)?yt.table=new Uint8Array(n,e,16384):yt.table=new Uint16Array(
n,e,65536),yt.table})}function In(t,e){try{return t+e}catch(n){throw Me(n)}}var Me=t=>new RangeError("The text is too lo\
ng for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:t});var $e=(t,e,n,o=0)=>ft.write(t.slice(e,n),P.units+2*o);function Bn(t,e,n,o){Y.isBusy=!0;let r=p.encode_block(t,e,n,+o);return Y.
isBusy=!1,r}var O={none:0,source:1,result:2};function Zi(t,e,n,o){let r=m(t);Mt(ne(),0,t,r),Y.isBusy=!0;let i=p.transcode_block(
r,+e,n,o);return Y.isBusy=!1,i}var _e=()=>p.finished()!==0,ie=t=>Ut(Ne(),P.output,t),Zo=t=>b(Ne(),P.output,P.output+t);var J=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=m(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);X(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){X(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?k(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=Pa(this.#n),o=0;return this.forEach(r=>{X(n,r,o),o+=m(r)}),
n}};function Pa(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}var Fn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=m(e);if(n===0)return;e[0]!==27&&this.#t(this.held);
let o=e[n-3]===27?n-3:n;this.#t(k(e,0,o)),this.held=k(e,o,n)}addUnchanged(e){m(e)!==0&&(this.#t(this.held),this.held=L,this.#t(
e))}};var Nn;function Wa(){return Nn===void 0&&(Nn=null,Nn=ot(va)??null),Nn}function va(){let t=ii(),{read:e,written:n}=t.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&`${[...o]}`=="2\
39,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var ns=new Uint8Array(
48);function rs(t){return t.length<=16?Ut(ns,0,is(t,ns).written):Qo(t)??(ee()?void 0:Ha(t))}function Ha(t){let e=new Uint8Array(
3*t.length);return k(e,0,is(t,e).written)}function is(t,e){let n=m(e),o=0,r=0;for(;o<t.length;){let i=t.charCodeAt(o);if(i<
128&&r<n){e[r++]=i,o+=1;continue}let s=Fi(t,o);if(r+Ni(s)>n)break;r=Mi(s,e,r),o+=s<65536?1:2}return{read:o,written:r}}function Qo(t){
try{return Wa()?.encode(t)}catch{return}}var tr=new Uint8Array(256);function ss(t,e){let{length:n}=t,o=new Uint8Array(n),r=0;for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(
r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],o[r+3]=e[t.charCodeAt(r+3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+
5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.charCodeAt(r+7)];for(;r<n;r++)o[r]=e[t.charCodeAt(r)];return mn(
o,0)?void 0:o}function cs(t,e){let{length:n}=t,o=0;for(let r=0;r<n;r++){let i=t.charCodeAt(r),s=i<128?i:e[i];if(s===0&&i>
0)return;s>=256&&(tr[o++]=s>>8),tr[o++]=s}return Ut(tr,0,o)}function fs(t,e){if(e===0)return rs(t);let{length:n}=t,{ascii:o,bytesLoop:r}=_i();if(n>=o&&jt(e)&&Ga(t)){let s=Qo(t);if(s&&
m(s)===n)return s}if(D(e))return n<=r?ss(t,Jo(e)):void 0;if(!!0||n>128||e===33)return;let i=Jo(e);return i&&cs(t,i)}function Ga(t){
let{length:e}=t,n=Math.max(8,e>>4);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}var er=["fatal","html","replacement"],nr=()=>"",kt=class{encoding;unmappable;#t;#e=null;#n=0;#o=L;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return E[this.encoding].name}encode(e,n){let o=n||this.#r(e)?this.#s(
e):void 0;return o?(this.#n=n?0:this.#n+e.length,o):this.#c(e,n)}#r(e){let{length:n}=e;return n>0&&this.encoding!==33&&(e.
charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:er.indexOf(this.unmappable)}#s(e){if(!this.#e)try{let n=fs(e,this.
encoding);if(n)return n;if(e.length>65536)return;bn(this.encoding,null),$e(e,0,e.length);let o=Bn(0,e.length,this.#i,!0);
return o===-2||!_e()?void 0:ie(o)}catch(n){throw lt(n)}}#c(e,n){let o=this.#e,r=this.#n,i=this.#o,s=new J;this.encodeOrFail(
e,n,c=>s.add(c),(c,f)=>{throw new st(c,f,this.name)});try{return s.concatenate()}catch(c){throw this.#e=o,this.#n=r,this.#o=
i,c}}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o,f=this.#t,a=this.#i,u=f===nr,l=f&&!u?2048:65536,d=f&&
this.encoding===33?new Fn(c,o):void 0,w=d?g=>d.add(g):o,x=d?g=>d.addUnchanged(g):o,h=!1,S=!1;try{bn(this.encoding,s);for(let g=0;g===
0||g<e.length;g+=l){let N=Math.min(g+l,e.length);$e(e,g,N);let _=N===e.length;for(let U=0,z=!1;!z;){let W=Bn(U,N-g,a,n&&
_);w(ie(W===-2?p.written():W));let nt=i+g+U+p.start();if(U+=p.read(),z=W!==-2&&_e(),W!==-2||u)continue;S=!0;let Se=p.code_point();
if(f){let Mo=tt(),{count:$o}=Y,Ze=()=>this.locate(nt),q=f(Se,Ze);Y.count!==$o&&(bn(this.encoding,Mo),$e(e,g,N));let Bt=Lt=>{
throw new st(Lt,Ze(),this.name)};typeof q=="string"?ja(q,w,Bt):q?x(q):Bt(Se)}else r(Se,nt);S=!1}}n?d&&o(d.held):(this.#e=
this.#r(e)?null:tt(),this.#n=i+e.length,this.#o=d?.held??L),h=!0}catch(g){throw lt(g)}finally{n&&(h||S)&&(this.#e=null,this.#n=
0,this.#o=L)}}};function ja(t,e,n){let o=Ti(t);for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);$e(o,r,i,2048);let s=Bn(2048,
2048+i-r,0,!1);s===-2&&n(p.code_point()),e(ie(s))}}var Ka=v(()=>{let t=Vr.split(`
`),e=0;return new Map(qr.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
as=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Ce(t,e=za(t)){let n=new Map;return o=>{let r=n.get(o);return r===void 0&&
(r=us(String.fromCodePoint(o),e,3),n.set(o,r)),r}}function za(t){let e=new kt(t,"fatal");return n=>{try{return e.encode(
n,!0),!0}catch(o){if(o instanceof st)return!1;throw o}}}function us(t,e,n){if(as(t))return"";if(n===0)return null;let o=qa(
t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:us(c,e,n-1));if(!s.includes(null))return s.
join("")}return null}function qa(t){let e=[...Ka().get(t)??[],...Va(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(
n)?e:[...e,n.normalize(),n]}function Va(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){
let c=d=>s>>o.length-1-d&1,f=o.filter((d,w)=>c(w)),a=o.filter((d,w)=>!c(w)),u=[n,...f].join("").normalize("NFC"),l=u+a.join(
"");l.normalize("NFD")===e&&r.push(l),a.every(as)&&i.push(u)}return[...r,...i]}function Qa(t,e,n){let o="";for(let r=0;r<e.length;r+=n)o+=t.decode(e.slice(r,r+n),{stream:!0});return o+t.decode()}var _n=[
0,255],$n=[48,57],ps=[65,65],ce=[27,27],ls=[33,126],tu=[[_n]],eu=[[[127,255],_n,ps]],ds=[[[129,132],$n,[129,254],$n],[[133,
254],$n,[129,130],$n]],ms=[[[216,223],[216,223],[216,223],[216,223]]],nu={"UTF-8":[[[224,245],[127,192],[191,192],[128,128],
ps]],"UTF-16BE":ms,"UTF-16LE":ms,GBK:ds,gb18030:ds,"EUC-JP":[[[143,143],[161,254],[161,254]]],"ISO-2022-JP":[[ce,[36,36],
[66,66],ls,ls,ce,[40,40],[66,66]],[ce,[40,40],[64,74],_n,ce,[40,40],[66,66]],[ce,[36,36],[64,67],_n,[33,33],ce,[40,40],[
66,66]]]};function hs(t){let e=t.reduce((o,[r,i])=>o*(i-r+1),1),n=new Uint8Array(e*t.length);for(let o=0;o<e;o++){let r=o;
for(let i=t.length-1;i>=0;i--){let[s,c]=t[i],f=c-s+1;n[o*t.length+i]=s+r%f,r=Math.floor(r/f)}}return n}function ou(t,e){
let n=t;for(let o=0;o<e.length;o++)n=Math.imul(n^e.charCodeAt(o),16777619);return n}function ru(t,e,n){let o=2166136261;
for(let r of xs(e,n)){let i=hs(r),s=t.decode(i);if(Qa(t,i,61)!==s)return;o=ou(o,s)}return(o>>>0).toString(36)}var xs=(t,e)=>e?
tu:[...eu,...nu[t]??[]];function iu(t,e,n,o){let r=o?1:97;return xs(n,o).every(i=>{let s=hs(i),c=e();for(let f=0;f<s.length;f+=
r*i.length){let a=s.slice(f,f+i.length),u=t.decode(a),l=ot(()=>c.decode(a));if(l!==(u.includes("\uFFFD")?void 0:u))return!1;
l===void 0&&(c=e())}return!0})}var su="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm\
5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8h\
w c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud";function ws(t,e,n,o){let r=o(
!1);return ru(r,e,n)===su.split(" ")[t]&&iu(r,()=>o(!0),e,n)}function gs(t,e,n){let o=new Uint16Array(e.length),r=(s,c)=>{if(n)throw new C(E[t].name,s,c);return 65533},i=t===0?cu(e,
o,r):fu(e,o,r,t);return gn(o.buffer,0,i)}function cu(t,e,n){let o=0;for(let r=0;r<t.length;){let i=r,s=t[r++],c=s<128?1:
te(s),f=c===1?s:s&127>>c,a=()=>r===i+1?wn(s,t[r]):(t[r]&192)===128;for(;r<i+c&&a();)f=f<<6|t[r++]&63;r!==i+c?e[o++]=n(i,
r-i):(f>65535&&(e[o++]=55232+(f>>10)),e[o++]=f>65535?56320|f&1023:f)}return o}function fu(t,e,n,o){let{length:r}=t,i=c=>o===
37?t[c]<<8|t[c+1]:t[c]|t[c+1]<<8,s=0;for(let c=0;c<r;c+=2){let f=i(c),a=(f&64512)===55296;c+1===r?e[s++]=n(c,1):Bi(f)?a&&
c+3<r&&(i(c+2)&64512)===56320?(e[s++]=f,e[s++]=i(c+2),c+=2):a&&c+3===r?(e[s++]=n(c,3),c+=1):e[s++]=n(c,2):e[s++]=f}return s}function Es(t,e,n,o){if(!Nt(t))return Ln(Rn(t,o),t,e,n,!1);if(!o&&ys(t))return Ln(Rn(t,!1),t,e,n,!1);if(n>2147483647)throw Me(
void 0);return gs(t,k(e,0,n),o)}function Ln(t,e,n,o,r){if(o>2147483647)throw Me(void 0);try{return t.decode(k(n,0,o),{stream:r})}catch(i){
throw i?.name!=="TypeError"?Me(i):new C(E[e].name,Number.NaN,0)}}var Rn=(t,e)=>ys(t)?Rt(E[t].name,e):au(t),Cn=Gt(40);function ys(t){
if(Cn[t]===void 0){Cn[t]=!1;let{name:e}=E[t],n=o=>Rt(e,o);Cn[t]=ot(()=>ws(t,e,D(t),n))===!0}return Cn[t]}function au(t){
let{name:e}=E[t];try{at("decoding",-1,()=>{})}catch(n){let{message:o}=n,i=ot(()=>Rt(e))!==void 0?`The host's own TextDec\
oder gets ${e} wrong.`:`The host has no decoder of its own for ${e}.`,s=D(t)?" 'encoding-wasm/iconv-lite' decodes it wit\
hout WebAssembly.":"";throw new Error(`${o.replace(/\.?$/,".")} ${i}${s}`,{cause:n})}throw new Error("encoding-wasm: Web\
Assembly could not be used a moment ago; call again.")}function zt(t,e,n,o,r,i){try{oe(t,e);let c=o>Tn&&o<268435456?ft.collect?.(o+3):void 0,f="",a=0;for(let u=0;;u+=65536){let l=o-
u<=65536,d=l?o-u:65536,w=d===o?n:b(n,u,u+d),x=re(w,d,a,r,i&&l);if(x<0)throw new C(E[t].name,u+p.start(),p.length());if(a+=
x,!(!l&&a+65536+3<=Tn)){if(c)c.add(P.units,a);else{if(d===o)return ft.read(P.units,a);f=In(f,ft.read(P.units,a))}if(l)return c?
c.toText():f;a=0}}}catch(s){throw lt(s)}}function Un(t,e){if(t===0)return e(Uint8Array.from(lu))===du;if(t===38||t===37){let o=mu.flatMap(r=>t===37?[r>>8,r&255]:
[r&255,r>>8]);return e(Uint8Array.from(o))===pu}let n=o=>e(o)===zt(t,null,o,m(o),!1,!0);if(!D(t))return!1;for(let o of hu())
if(!n(o))return!1;return!0}var lu=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,
244,144,128,128,97,240,159,146,97,230,188],du="\uFEFFa\x7F\xE9\u6F22\u{1F4A9}\uFEFF\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDa\uFFFDa\uFFFD",
mu=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],pu="\uFEFFa\uFFFD\u6F22\uFFFD\u{1F4A9}\uFFFE\uFEFF\uFFFD";
function*hu(){for(let t=0;t<256;t++)yield Uint8Array.of(t);yield Uint8Array.from({length:4096},(t,e)=>e)}var Dn=Gt(40);function bs(t,e,n){Dn[t]===void 0&&(Dn[t]=null,Dn[t]=ot(()=>xu(t))??null);try{return n>2147483647?void 0:Dn[t]?.(
e,n)}catch{return}}var Os=new Uint8Array(64),Ts=Gt(65);function Le(t,e){return e<=64?(Mt(Os,0,t,e),Ts[e]??=b(Os,0,e),Ts[e]):
Ae(t)?m(t)===e?t:b(t,0,e):k(t,0,e)}function xu(t){let{latin1:e,utf8Slice:n}=yn();if(e&&t===38)return wu();if(e&&jt(t)&&t!==
0)return gu(t);let o=Rt(E[t].name),r=s=>o.decode(s);if(!Un(t,r))return;if(t!==0||n===0)return(s,c)=>r(Le(s,c));let i=an;
if(Un(0,s=>i.call(s)))return(s,c)=>c<=n?i.call(Le(s,c)):r(Le(s,c))}function wu(){let t=Zt,e=n=>t.call(n).toWellFormed();
if(Un(38,e))return(n,o)=>o%2===0?e(Le(n,o)):void 0}function gu(t){let e=un,n=Uint8Array.from({length:256},(r,i)=>i);if(e.
call(n)!==String.fromCharCode(...n))return;let o=t===21?224:128;return(r,i)=>{let s=Math.ceil(i/8);for(let f=0;f<i;f+=s)
if((r[f]&o)===128)return;let c=Le(r,i);return An(c,i,o)?e.call(c):void 0}}function As(t,e,n){return at("decoding",t,()=>{let{buffer:o}=p.memory,r=new Uint16Array(o,P.units,65536),i=D(t),s=i?new Uint16Array(
o,p.byte_table(t),256):new Uint16Array(o,p.pair_table(t),65536),c="";for(let f=0;f<n;){let a=0;if(i)for(let u=Math.min(n,
f+65536);f<u;f++)r[a++]=s[e[f]];else for(;a<65536&&f<n;){let u=e[f++],l=s[u];if((l&63488)===55296&&(f===n||(l=s[u|e[f++]<<
8],(l&63488)===55296)))return;r[a++]=l}c=In(c,ft.read(P.units,a))}return c})}function Is(t,e,n){return at("decoding",t,()=>{let{readBytes:o,readPairs:r}=ft;if(!o||!r)return;let i=!!0||D(t)?p.byte_table(
t):p.pair_table(t);if(i!==0)return Mt(ne(),0,e,n),(!D(t)?r:o)(P.input,n,i)??void 0})}function Pt(t,e,n,o,r){let i;if(ee()){if(e===0)return"";let{lookUp:s,host:c}=$i(n);e<=s?i=Is(n,t,e):e>=c&&(i=bs(n,t,e)),
(i===void 0||o&&i.includes("\uFFFD"))&&(i=zt(n,null,t,e,o,!0))}else i=Es(n,t,e,o);return r?i:or(i,n)}var or=(t,e)=>t.charCodeAt(
0)===65279&&Nt(e)?t.slice(1):t;var Eu=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function kn(t){for(let[,e,n,o]of t.matchAll(Eu))if(/^charset$/i.
test(e))return n?.replace(/\\(.)/gs,"$1")??o}var yu=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
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
osf00010100 osf00010101 osf00010102"],Su=v(()=>new Map(yu.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Pn(t){let e=kn(
t)??t;return V(e)??Su().get(on(e))??Zr(e)}var Ou=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,
Tu=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'e\
ncoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are byte\
s, not a label; check the order of the arguments."]];function Bs(t){let e=Tu.find(([i])=>i.test(t));if(e)return` ${e[1]}`;
let n=Fs(t),o=Pn(t);if(o===void 0&&Ou.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let r=o??bu(n);return r!==
void 0&&r!==36?` Did you mean '${E[r].name}'?`:/[^ -~]/.test(t)?" This doesn't look like a label; check the order of the\
 arguments.":""}var Fs=t=>t.toLowerCase().replace(/[^a-z\d]/g,"");function bu(t){if(t.length<3)return;let e=t.replace(/\D/g,
""),n=E.flatMap(({labels:o},r)=>o.map(Fs).some(s=>s.replace(/\D/g,"")===e&&Au(t,s))?r:[]);return n.length===1?n[0]:void 0}
function Au(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;let[o,r]=[t.slice(n),e.slice(n)];return o[0]===r[1]&&o[1]===
r[0]&&o.slice(2)===r.slice(2)||o.slice(1)===r||o===r.slice(1)||o.slice(1)===r.slice(1)}var Bu=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],Fu=t=>Bu.find(([e])=>t>=e)[1];function St(t,e){
let n=V(t);if(n===void 0){let o=t.length>80?`${t.slice(0,80)}\u2026`:t;throw new RangeError(`${e}: The encoding label pr\
ovided ('${o}') is invalid.${Bs(t)}`)}if(void 0){let o=Fu(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${sn}\
' doesn't include ${E[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ms(t,e,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=St(t,e);if(o===37||o===38){let{name:r}=E[o];throw new RangeError(
`${e}: ${r} has no encoder in the standard; use ${n}.`)}return Nu(o,t,e)}function Nu(t,e,n){if(t===36)throw new RangeError(
`${n}: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var $s=["fatal","html","replacement","ignore","translit","translit-replacement"];function _s(t,e,n){if(typeof t=="function")return(r,i)=>Mu(t(r,i()),n);if(t==="ignore")return nr;if(t!=="translit"&&t!==
"translit-replacement")return;let o=Ce(e);return t==="translit"?o:r=>o(r)??"?"}function Mu(t,e){if(typeof t=="string")return t;
if(t==null)return null;let o=wt(xt(t,e,"The function 'unmappable' returned neither a string, bytes nor null."));return k(
o,0,m(o))}var fe=t=>t==null?void 0:Et(t);function ae(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function $u(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>St(Et(o),e))}}var vn={allowUTF8:t=>t===void 0||!!t,candidates:$u,locale:fe,maxBytes:ae,
tld:fe},rr=["text","ASCII","empty","binary","unknown","UTF-32"];function ue(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=rt(t,i),f=e&&m(c)===m(t),a=Ji(c,f,o,r&&Wn(r),s&&Wn(s),n),{0:u,1:l,2:d}=a;return{encoding:l<0?void 0:l,score:d,
kind:rr[u],isASCII:rr[u]==="ASCII"||rr[u]==="empty",candidates:Array.from({length:(a.length-3)/2},(w,x)=>({encoding:E[a[3+
2*x]].name,score:a[4+2*x]}))}}function Wn(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function ir(t,e=void 0){
let n="Failed to execute 'detectEncoding'",o=xt(t,n),r=gt(e,vn,n),i=ue(wt(o),!0,r);return{...i,encoding:i.encoding===void 0?
null:E[i.encoding].name}}var Lu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Ru=[33,36,37,
38],le=(t,e)=>{let n=fe(t);return n===void 0?-1:St(n,e)},Cs=(t,e,n)=>Math.min(ae(t,e,n)??1024,1048576),Ls=(t,e)=>Math.max(
3,e===-1?t:0);function Rs(t){let e=fe(t)??"";return V(kn(e)??e)??-1}function Uu(t,e,n){if(t)return gt(t===!0?void 0:t,vn,
`${e}, option '${n}'`)}var Du={defaultEncoding:le,detect:Uu,likelyEncoding:le,locale:fe,maxPrescanBytes:Cs,parentEncoding:le,
transportLayerEncodingLabel:Rs,userOverride:le};function ku(t,e){let n=gt(t,Du,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,
parentEncoding:s,transportLayerEncodingLabel:c,userOverride:f}=n;return{prescanned:Ls(i,Math.max(f,c)),declared(a){let u=Xo(
a,i,f,c,s,o);return u===-1?void 0:Re(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Us(a)??{...Pu(
r,n.defaultEncoding),kind:a?.kind}}}function Us(t){if(t?.encoding===void 0||t.isASCII)return;let{encoding:e,score:n,kind:o}=t;
return{encoding:e,confidence:"tentative",source:"detection",score:n,kind:o}}function Pu(t,e){return Re(Xi(Wn(t),e===-1?21:
e))}var Wu={defaultEncoding:le,maxPrescanBytes:Cs,transportLayerEncodingLabel:Rs};function vu(t,e){let{defaultEncoding:n,
maxPrescanBytes:o,transportLayerEncodingLabel:r}=gt(t,Wu,e),i=s=>{let c=Re(qi(s,o,r));return c.source==="default"&&n!==-1?
{...c,encoding:n}:c};return{prescanned:Ls(o,r),declared:i,decide:()=>i(L)}}function Hu(t,e){let n={...vn,defaultEncoding:le},
{defaultEncoding:o,...r}=gt(t,n,e);return{prescanned:4,needsMore:i=>Ft(i)?.encoding===38&&i[2]===0,declared(i){let s=Ft(
i);if(!(!s||s.encoding===38&&i[2]===0&&i[3]===0))return{encoding:s.encoding,confidence:"certain",source:"BOM",score:null,
kind:"text"}},options:r,decide(i){let s=o===-1?i?.encoding??21:o,c=i?.kind;return Us(i)??{encoding:s,confidence:"tentati\
ve",source:"default",score:null,kind:c}}}}var Gu={detect:Hu,html:ku,xml:vu},sr=["detect","html","xml"],ju={prefixBytes:ae,
sniff:Po(sr)};function $t(t,e){let{prefixBytes:n,sniff:o}=gt(t,ju,e),r=Gu[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.
min(r.prescanned,n??1/0),needsMore:r.needsMore,declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:v(()=>{let c=s.candidates&&ue(L,!0,s);return!Ru.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Yu(
r,c),takesWhole:n===void 0}}function Yu({prescanned:t,declared:e,options:n,decide:o},r){return e(rt(r,t))??o(n&&ue(r,!0,
n))}function Ds(t){let e=Xo(rt(t,1024),1024,-1,-1,-1,-1);return e===-1||Re(e).source==="BOM"?void 0:Re(e)}function Re(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Lu[t>>8&255],score:null}}var Ws=["(B","(J","(I","$@","$B"],Hn=class{#t=!0;#e=!0;read(e,n){let o=m(e),r=this.#t?zu(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=qu(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=Xu(e,i);if(s=Ws.includes(a),!s&&!n&&Ju(a))break;this.#e=s}else
s=f>=128||i<r&&Vu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:m(e);for(;o<m(e)&&e[o]!==27;)o+=1;return o}};function zu(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(t))return 1/0;if(e&&=Ps(t[o],t[o+1]),n&&=Ps(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function qu(t,e){let n=m(t),o=n-e;if(o>=256){let i=b(t,e);if(!mn(i,27)&&An(i,o,128))return n}let r=e;for(;r<
n&&t[r]<128&&t[r]!==27;)r+=1;return r}var Ps=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||t===33&&e===34,
Vu=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function Xu(t,e){let n="";for(let o=e+1;o<Math.min(e+3,m(t));o++)n+=String.fromCharCode(
t[o]);return n}var Ju=t=>t.length<2&&Ws.some(e=>e.startsWith(t));var Ot=class{decision=null;sample=L;detected;#t;#e=!0;#n=!1;#o=new Hn;#r=new J;#i;#s=0;#c=L;#f=L;constructor(e){this.#t=
e;let{prescanned:n,needsMore:o}=e;this.#i=o?Math.min(n,3):n}add(e,n){let o=new J;if(this.#e&&n&&this.#t.takesWhole)return this.#a(
this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+m(e)<this.#i&&!n)return this.#m(e,this.#i,o);this.#r.add(e);let r=this.#r.
concatenate();this.#r=new J;let{prescanned:i,needsMore:s}=this.#t,c=rt(r,i);if(!this.#n&&!n&&m(c)<i&&s?.(c))return this.#m(
r,i,o);let f=this.#n?void 0:this.#t.declared(c);return this.#n=!0,f?this.#a(f,o,r):this.#p(r,n,o)}#p(e,n,o){let{detection:r,
decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&!f,{plain:u,
evidence:l}=r.passesASCII()?this.#o.read(rt(s,c),a):{plain:0,evidence:0};s=this.#l(s,u,o);let d=m(s),w=c-u;if(l===-1)return n||
f?this.#a(i(this.#d(rt(s,w),a)),o,s):this.#m(s,d+1,o);let x=Hs(rt(s,w),l-u,r.windowBytes),h=Math.min(x+r.windowBytes,w);
if(d<h&&!n)return this.#m(s,h,o);let S=rt(s,h),g=this.#d(S,d<h);if(h<=x||h===w||!r.passesASCII()||!tl(g,S))return this.#a(
i(g),o,s);s=this.#l(s,this.#o.skip(S,l-u),o)}}#d(e,n){this.sample=Yt(Yt(this.#c,this.#f),e);let o=this.#t.detection.options,
r=ue(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#m(e,n,o){
let r=m(e);return r>0&&this.#r.add(k(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=rt(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=Yt(this.#c,rt(r,i))),this.#f=vs(Yt(this.#f,vs(b(r,i)))),b(e,n)}#a(e,n,o){
return this.decision=e,{passed:n,rest:o}}},vs=t=>b(t,Math.max(0,m(t)-64));function Hs(t,e,n){let o=Math.min(m(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function tl(t,e){return t.isASCII||t.encoding===void 0&&!(e[Hs(e,0,1/0)]>=128)}var jn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new kt(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=m(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(b(e,i,s?r:i+4096),
s?n:O.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=nl(this.#t.copy(),e,r);let i=new J,s;try{this.#t.transcode(e,n===O.
result?O.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=Pt(c,m(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===O.
result,o),this.#n=n===O.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function nl(t,e,n){let o=m(
e),r=e,i=t,s=t,c=n,f=n,a=0,u;return l=>{for(;l>=f&&a<o;)r=b(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,O.none,d=>{f+=m(d)/2}),u=void 0;return u??=ol(i,r),u[l-c]}}function ol(t,e){let n=m(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=js(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?rl(o.from,e,c):0;if(a>0){o.transcode(b(e,c,c+a),O.none,
()=>{});for(let g=0;g<a;g++)r[i++]=f++;if(s=f,c+=a,c===n)break}let u=b(e,c,c+1),l=o.copy(),d=0,w=0;o.transcode(u,O.none,
g=>{d===0&&(w=g[0]|g[1]<<8),d+=m(g)/2}),d>0&&(r[i++]=s);let x=w===65533&&s<f?Ys(l,u,O.none):void 0,h=x&&x.offset+x.length;
for(let g=1;g<d;g++)r[i++]=h===void 0?s:h+g-1;let S=f-s===2||f<=2;d>0&&!x?s=f+1:(x||S)&&(s=js(o))}return r[i]=s,r[i+1]=s+
1,r}function rl(t,e,n){if(D(t))return m(e)-n;let o=n;if(jt(t))for(;e[o]<128;)o+=1;return o-n}var js=t=>Ys(t,L,O.source)?.
offset??t.position;function Ys(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof C)return o;throw o}}function me(t,e,n,o){return typeof t=="number"?Ks(t,e,n,o):new De(t,Ks(0,e,n,o))}function Ks(t,e,n,o){let{unmappable:r,losses:i}=n,
s=_s(r,e,o);if(!s||Nt(e))return new Yn(t,e,n);let c=fr(t,n);return new jn(c,e,r,i?.counting(s)??s)}function fr(t,e){return new Yn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var Yn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(qo(e,this.to,this.#n.ignoreBOM,
this.#t),zi(e,n),this.#t=tt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=ie,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(rn(this.to)??[]));
let u=Math.max(0,er.indexOf(c)),l=m(e);try{qo(this.from,this.to,i,this.#t);for(let d=0;;){let w=l-d<=65536,x=w&&d===0?e:
b(e,d,w?l:d+65536),h=Zi(x,r,u,w?n:O.none);a?.addBlock(this.#e+d);let S=h<0?p.written():h;if(S>0&&o(f(S)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,d),d+=p.read(),w&&_e())break}}catch(d){throw lt(d)}this.#t=n===O.result?null:tt(),this.#e=
n===O.none?this.#e+l:0}#o(e,n){let o=this.#e+n+p.start();throw this.#t=tt(),this.#e=0,e===-1?new C(E[this.from].name,o,p.
length()):new st(p.code_point(),o,E[this.to].name)}},De=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){this.#t=
e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=!1,
r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===O.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new Ot(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==O.none);i.length>0&&(this.#i.transcode(
i.concatenate(),O.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var Pc=require("node:buffer"),so=require("node:fs"),co=require("node:path");var Tt=class{encoding;fatal;ignoreBOM;#t=L;#e=null;#n=void 0;#o=!1;#r;constructor(e,n,o,r=0){this.encoding=e,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return E[this.encoding].name}reset(){this.#t=L,this.#e=null,this.#n=void 0,this.#o=
!1,this.#r=0}decode(e,n,o){let{encoding:r}=this,i=m(e),s=m(this.#t),c=s+i;if(i===0&&!n)return"";let f=n||D(r)||i>64&&Ae(
e),a=s===0&&f?e:this.#i(e,i,s),u,l=c;try{this.#s(n)?u=this.#c(a,c,n):zs(r)?u=this.#f(a,c,n):!n&&Jt(r)?(u=zt(r,null,a,c,this.
fatal,!1),l-=p.held()):(n||(l-=il(r,a,c)),u=Pt(a,l,r,this.fatal,!0))}catch(d){throw d instanceof C?(d.offset+=this.#r-s,
this.#t=L,this.#r+=i,o===void 0?d:d.toTypeError(o)):d}return!this.#o&&l>0&&(this.#o=!0,this.ignoreBOM||(u=or(u,r))),this.#t=
l<c?Ut(a,l,c-l):L,this.#r+=i,u}#i(e,n,o){return o+n>512?Yt(this.#t,b(e,0,n)):(o>0&&X(ar,this.#t),Mt(ar,o,e,n),ar)}#s(e){
let{encoding:n}=this;return this.#n!==void 0||!ee()&&(zs(n)||!e&&Jt(n))}#c(e,n,o){let r=this.#n??Rn(this.encoding,this.fatal);
this.#n=void 0;let i=Ln(r,this.encoding,e,n,!o);return o||(this.#n=r),i}#f(e,n,o){try{let r=zt(this.encoding,this.#e,e,n,
this.fatal,o);return this.#e=o?null:tt(),r}catch(r){throw r instanceof C&&(this.#e=tt()),r}}},zs=t=>t===33||t===36,ar=new Uint8Array(
512);function il(t,e,n){if(t===0)return sl(e,n);if(t!==38&&t!==37)return 0;let o=n%2;return(e[n-o-(t===37?2:1)]&252)===216?
o+2:o}function sl(t,e){for(let n=1;n<=3&&n<=e;n++){let o=t[e-n];if(o>=128&&o<192)continue;let r=te(o);return n<r&&(n===1||
wn(o,t[e-n+1]))?n:0}return 0}var At=require("node:fs"),wc=require("node:path");var ur=require("node:buffer");var Vs=/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,zn=t=>t.replace(Vs,e=>{let n=e.charCodeAt(0);return n<256?`\\x${Kn(
n,2)}`:n>=56448&&n<=56575?`\\x${Kn(n&255,2)}`:`\\u{${Kn(n,4)}}`}),Xs=t=>JSON.stringify(t,null,2).replace(Vs,e=>e===`
`?e:`\\u${Kn(e.charCodeAt(0),4)}`),Kn=(t,e)=>t.toString(16).toUpperCase().padStart(e,"0");function ke(t){if((0,ur.isUtf8)(t))return Js(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,ur.isUtf8)(r));e+=o?Js(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Js=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function A(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function B(t){return t===""?"''":t==="-"?"\
standard input":zn(t)}var qn=require("node:fs");var dt="it has changed in the meantime, and that change would be lost; convert again",it=(t,e=!1)=>(e?qn.lstatSync:qn.statSync)(
A(t),{throwIfNoEntry:!1,bigint:!0}),Z=(t,e)=>t?.dev===e?.dev&&t?.ino===e?.ino;function Qs(t,e){let n=it(t,!0);return!Z(n,
e)||n?.size!==e?.size||n?.mtimeNs!==e?.mtimeNs}var K=require("node:fs"),gr=require("node:path");var y=zf(require("node:fs"),1),bt=require("node:path");var ec=require("node:fs"),et=require("node:path");function Vn(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||et.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":et.sep}${e}`}
function Pe(t){try{return ke(ec.realpathSync.native(A(t),"buffer"))}catch{let e=(0,et.dirname)(t);return e===t?(0,et.resolve)(
t):(0,et.join)(Pe(e),(0,et.basename)(t))}}var tc=new Map;function lr(t){let e=(0,et.dirname)(t),n=tc.get(e)??Pe(e);return tc.
set(e,n),(0,et.join)(n,(0,et.basename)(t))}var oc=require("node:util");var pe={failure:1,usage:2};var rc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Xn={...rc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},ic="it is a symbolic link to a file that does not exist; check where it points",sc="there is no such file\
, and no file matches it as a pattern; check its name and its directory",qt={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized","UTF-32":"it is in UTF-32, which is not detected automatically"},We=({score:t,kind:e})=>(e&&
qt[e])??(t!==null&&t<.9?"this is uncertain":void 0),_t={...rc,EACCES:"its permissions, or those of its directory, do not\
 let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be \
replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"\
your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulim\
it -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or\
 write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does no\
t let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"},Wt=class extends Error{};function mt(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,oc.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function pt(t,e){return ht(t,e instanceof Error?e.message:String(e)),pe.failure}var ht=(t,e)=>Jn(`${t}: ${e}`),
Jn=t=>Zn(`encoding-wasm: ${zn(t)}
`),nc=!1;function Zn(t){nc||process.stderr.on("error",()=>{}),nc=!0,process.stderr.write(t)}var ut=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function pr(t,e=438,n=!1){if(t===void 0)return fl(n);let{target:o,present:r,descriptor:i}=ve(t);return i!==void 0?hl(i):
r?.isFIFO()?ml(A(t),r):r&&!r.isFile()?Qn(lc(A(t),r),!0):xr(o,r,e)}function ve(t){if(t==="")throw new Error("its name is \
empty; name a file");let e=(0,y.lstatSync)(A(t),{throwIfNoEntry:!1,bigint:!0}),n=e?.isSymbolicLink(),o=n?it(t):e;if(o?.isDirectory()||
t.endsWith("/")||t.endsWith(bt.sep))throw new Error(_t.EISDIR);if(!o?.isFile())return{target:n?dr(t):t,present:o};let r=to(
t);return r===void 0&&(0,y.accessSync)(A(t),y.constants.W_OK),{target:n?dr(t):t,present:o,descriptor:r}}var cc;function fl(t){
return cc??=al(t),cc}function al(t){let e=(0,y.fstatSync)(1,{bigint:!0}),n=e.isFile()?e:void 0;return process.platform===
"win32"&&!n?Qn(process.stdout,!1):dl(n,!t&&ul(e))}function ul(t){if(!t.isCharacterDevice()||it("/dev/null")?.rdev!==t.rdev)
return!1;try{return(0,y.readSync)(1,new Uint8Array(1)),!0}catch{return!1}}var ll="it is closed or discarded, so the resu\
lt is lost; write to a file with -o, or redirect it to /dev/null";function dl(t,e){let n=!e,o,r=()=>{o??=Qn(process.stdout,
!1)};return{file:t,keepListening:t?void 0:r,write(i){let s=i;!n&&s.length>0&&(n=!0,ht("standard output",ll));try{for(;!o&&
s.length>0;)s=s.subarray((0,y.writeSync)(1,s))}catch(c){if(c.code!=="EAGAIN")throw c;r()}s.length>0&&o?.write(s)},wait:()=>o?.
wait(),finish:()=>o?.finish(),discard(){}}}function Qn(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(
a=>a?f(n??a):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(
s),f));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",
s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function lc(t,e){let n=((...[o,r,i,s])=>y.default.
open(o,r,i,(c,f)=>{if(c||Z((0,y.fstatSync)(f,{bigint:!0}),e))return s(c,f);(0,y.closeSync)(f),s(new Error(dt))}));return(0,y.createWriteStream)(
t,{flags:y.constants.O_WRONLY,fs:{...y.default,open:n}})}function ml(t,e){let n=lc(t,e),{discard:o,...r}=Qn(n,!0);return{
...r,file:e,discard(){o(),n.pending&&pl(t,n)}}}function pl(t,e){try{let n=(0,y.openSync)(t,y.constants.O_RDONLY|y.constants.
O_NONBLOCK);e.once("close",()=>(0,y.closeSync)(n))}catch{}}function dr(t){let e=dc(t);return e===void 0?t:dr(e)}function dc(t){
if(!(0,y.lstatSync)(A(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=ke((0,y.readlinkSync)(A(t),"buffer"));return(0,bt.isAbsolute)(
e)?e:`${ke(y.realpathSync.native(A((0,bt.dirname)(t)),"buffer"))}${bt.sep}${e}`}function to(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,bt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=dc(t);return n===void 0?void 0:to(n)}function hl(t){return{
file:(0,y.fstatSync)(t,{bigint:!0}),write:e=>eo(t,e),wait(){},finish(){},discard(){}}}function eo(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,y.writeSync)(t,n))}var fc=0;function xl(t){fc+=1;let e=[process.pid,fc,Math.random().toString(36).slice(
2)].join("-");return Vn((0,bt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function He(t){try{(0,y.unlinkSync)(A(t))}catch(e){
if(e.code==="ENOENT")return;ht(B(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
var hr=(t,e)=>(0,y.openSync)(A(t),y.constants.O_WRONLY|y.constants.O_CREAT|y.constants.O_EXCL|(y.constants.O_NOFOLLOW??0),
e);function xr(t,e,n,o=()=>()=>{}){let r=xl(t),i=A(r),s=hr(r,e?384:n),c=!0,f=()=>{c&&(c=!1,(0,y.closeSync)(s))};return{present:e,
write:a=>eo(s,a),wait(){},finish(){if(Qs(t,e))throw new Error(dt);e&&wr(s,e);let a=(0,y.fstatSync)(s,{bigint:!0});f();let u=o();
try{if(!Z(it(r,!0),a))throw new Error(ac);(0,y.renameSync)(i,A(t))}catch(l){throw u(),l}if(!Z(it(t,!0),a))throw new Error(
ac)},discard(){try{f()}finally{He(r)}}}}var ac="another program put a file in its place; convert again in a directory to\
 which nobody else can write",uc=2048,wl=1024,gl=56,wr=(t,e)=>(0,y.fchmodSync)(t,El(t,e));function El(t,e){let[n,o,r]=[e.
uid,e.gid,e.mode].map(Number);for(let i of[n,-1])try{return(0,y.fchownSync)(t,i,o),i===n?r:r&~uc}catch{}return r&~(uc|wl|
gl)}async function no(t,e=!1){try{let n=pr(void 0,void 0,e);return n.write(Buffer.from(t)),await n.finish(),0}catch(n){return Ge(
void 0,n)}}function Ge(t,e){if(e instanceof Wt)return pt(B(t??""),e);let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(
n))return 0;let o=t===void 0?"standard output":B(t);return pt(`cannot write ${o}`,mt(e,_t))}var pc;function hc(t,e,{backup:n,isDry:o=!1,onUnchanged:r}){let i,s,c=0;pc??=new Uint8Array(65536);let f=pc,a=()=>{if(i!==
void 0)return i;if(i=Sl(t),!Z((0,K.fstatSync)(i,{bigint:!0}),e))throw new Error(dt);return i},u=()=>{i!==void 0&&(0,K.closeSync)(
i),i=void 0},l=(x,h)=>f.subarray(0,(0,K.readSync)(a(),f,0,Math.min(h,65536),x)),d=x=>{for(let h=0;h<x.length;){let S=l(c+
h,x.length-h);if(S.length===0||!yl(S,x.subarray(h,h+S.length)))return!1;h+=S.length}return!0},w=()=>{let{target:x,present:h}=ve(
t);if(!Z(h,e))throw new Error(dt);he((0,gr.dirname)(x)),n?.check();let S=a(),g=o?Er:xr(x,e,0,n&&(()=>n.make(x,S,e)));s=g;
for(let N=0;N<c&&!o;){let _=l(N,c-N);if(_.length===0)throw new Error(dt);g.write(_),N+=_.length}return g};return{present:e,
write(x){!s&&d(x)?c+=x.length:(s??w()).write(x)},wait(){},async finish(){!s&&l(c,1).length>0&&w(),await s?.finish(),u(),
s||r?.()},discard(){u(),s?.discard()}}}var Er={write(){},wait(){},finish(){},discard(){}},yl=(t,e)=>Buffer.compare(t,e)===
0;function Sl(t){try{return(0,K.openSync)(A(t),K.constants.O_RDONLY|(K.constants.O_NONBLOCK??0))}catch(e){throw e.code===
"ENOENT"?new Error(dt):e}}function he(t){let e=(0,K.statSync)(A(t),{throwIfNoEntry:!1});if(!e)return he((0,gr.dirname)(t));
if(!e.isDirectory())throw new Error(_t.EEXIST);(0,K.accessSync)(A(t),K.constants.W_OK|K.constants.X_OK)}var gc=t=>({check:()=>xc(t,()=>{if(it(t,!0))throw new Wt(Ec(t));he((0,wc.dirname)(t))}),make(e,n,o){return xc(t,()=>Ol(e,
n,o,t)),()=>{Z(it(e,!0),o)&&He(t)}}}),Ec=t=>`its backup ${B(t)} already exists; use another suffix, or move that file aw\
ay`,yc=t=>t.code==="EEXIST";function xc(t,e){try{e()}catch(n){if(yc(n))throw new Wt(Ec(t));let o=mt(n,_t);throw o===n?n:
new Wt(`its backup ${B(t)} can't be made: ${o.message}`)}}function Ol(t,e,n,o){try{(0,At.linkSync)(A(t),A(o))}catch(r){if(yc(
r))throw r;return Tl(e,n,o)}if(!Z(it(o,!0),n))throw He(o),new Error(dt)}function Tl(t,e,n){let o=hr(n,384);try{let r=new Uint8Array(
262144);for(let s=0,c=262144;c>0;s+=c)c=(0,At.readSync)(t,r,0,262144,s),eo(o,r.subarray(0,c));wr(o,e),(0,At.futimesSync)(
o,Number(e.atimeNs)/1e9,Number(e.mtimeNs)/1e9);let i=(0,At.fstatSync)(o,{bigint:!0});if(!Z(it(n,!0),i))throw new Error(dt)}catch(r){
throw He(n),r}finally{(0,At.closeSync)(o)}}var xe=class{#t;#e;#n=new J;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new J;let n=Ft(e)?.bytes.length??0,o=this.#r(b(e,n,Math.min(m(e),n+4096*this.#e)));if(!Sr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=Vi(o,s);if(!c)break;let{start:f,length:a}=c,u=String.fromCharCode(...b(o,f,f+a));
V(u)!==this.#t&&(r.push(b(e,i,n+f*this.#e),this.#i(E[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,b(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(m(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Sr(t){let e=0;for(;e<m(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var F=require("node:fs");var Sc=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var Oc;async function Or(t,e={}){let n=async i=>{try{return await i()}catch(s){throw mt(s,Ic(t))}},{next:o,close:r}=await n(
()=>t==="-"?bl(e.output):Al(A(t),e));return{next:()=>n(o),close:r}}async function*ge(t,e){let n=await Or(t,e);try{for(let o=await n.
next();o;o=await n.next())yield o}finally{await n.close()}}function It(t,e=!1){try{return it(t,e)}catch{return}}function bl(t){
let e=(0,F.fstatSync)(0,{bigint:!0});return Mc(e,t),e.isFile()?Bc(0,e,()=>{}):Il()}function Al(t,{output:e,expected:n,isFound:o=!1}){
let r=bc(t,e,o);if(r.isSymbolicLink())throw new Error(Ye);if(n&&!Z(r,n))throw new Error(Ye);if(!r.isFile())return Bl(t);
let i=(0,F.openSync)(t,F.constants.O_RDONLY|(F.constants.O_NONBLOCK??0)),s=(0,F.fstatSync)(i,{bigint:!0});if(Z(s,r))return Bc(
i,s,()=>(0,F.closeSync)(i));throw(0,F.closeSync)(i),new Error(Ye)}var Ye="another file took its place meanwhile; convert\
 again";function bc(t,e,n=!1){let o=(n?F.lstatSync:F.statSync)(t,{bigint:!0});return o.isDirectory()&&(0,F.opendirSync)(
t).closeSync(),Mc(o,e),o}function Ac(t){try{bc(A(t)),(0,F.accessSync)(A(t),F.constants.R_OK)}catch(e){throw mt(e,Ic(t))}}
var Ic=t=>({...Xn,get ENOENT(){return(0,F.lstatSync)(A(t),{throwIfNoEntry:!1})?.isSymbolicLink()?ic:Sc(t)?sc:Xn.ENOENT}});
function Bc(t,{size:e},n){Oc??=new Uint8Array(262144);let o=Oc,r=0;return{async next(){let i=(0,F.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,F.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function Il(){let t=Fc(0,()=>{}),e=process.platform===
"win32"?Tc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Tc()}return e.
next()},close:()=>e?.close()}}function Tc(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function Bl(t){let e=await Nc(n=>(0,F.open)(t,n));return Fc(
e,()=>(0,F.closeSync)(e))}function Fc(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await Nc(i=>(0,F.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Nc=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function Mc(t,e){
if(t.isDirectory())throw new Error(Xn.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var _c=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Tr=new Set,br=!1,$c=Date.now();function Ke(t){if(Tr.add(t),!br)for(let e of _c)
process.on(e,Cc);return br=!0,()=>Tr.delete(t)}function Cc(t){for(let e of[...Tr].reverse())e();for(let e of _c)process.
off(e,Cc);process.kill(process.pid,t)}function ze(){if(!(!br||Date.now()-$c<50))return new Promise(t=>{setImmediate(()=>{
$c=Date.now(),t()})})}var ro=({to:t,toOther:e})=>e?.name??E[t].name;function io(t,{encoding:e,source:n,kind:o}){return n==="default"&&(o==="AS\
CII"||o==="empty")?"ASCII":qe(t,e)}var qe=({fromOther:t},e)=>t?.name??E[e].name;var Lc=require("node:fs"),H=require("node:path");function Rc(t,{suffix:e,directory:n}){let o=new Map(t.filter($l).map(c=>[c,Pe(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,lr(c)])r.set(a,c);let i=Ml(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:Vn(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
u=o.get(c),l=e&&c.endsWith(e)?r.get(lr(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(u===void 0)
return[a];let d=n===void 0?u:Pe(f),w=s.get(d);if(w===u)return[];if(w===void 0&&s.set(d,u),n===void 0)return[a];let x=w===
void 0?Nl(r,d,u):Ar(f);return[{...a,...x&&{problem:new Error(x)}}]})}var Ar=t=>`another file already goes to ${B(t)}; co\
nvert this one to another directory`;function Nl(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${B(o)}, which will be converted as well; nam\
e another directory`}function Ml(t){let e=s=>(0,H.isAbsolute)(s)||s.split(H.sep)[0]==="..",n=s=>(0,H.isAbsolute)(s)||e((0,H.relative)(
".",s)),o=t.filter(n).map(s=>(0,H.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(H.sep)?s:s+H.sep)),i=o.length>0?(0,H.dirname)(
o[0]):".";for(;!r(i)&&(0,H.dirname)(i)!==i;)i=(0,H.dirname)(i);return s=>{let c=(0,H.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,H.basename)(s):c}}function $l(t){try{return(0,Lc.lstatSync)(A(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var _l={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from","UT\
F-32":"use --from utf-32"},Uc=[..."%PDF-"].map(t=>t.charCodeAt(0)),Ir=t=>Uc.every((e,n)=>e===t[n]);function Dc(t,e,n){let{
prescanned:o,declared:r,decide:i,...s}=$t(t,"--from auto"),c=(f="")=>{let a=qt[f];if(a&&e)throw new Error(`${a}; ${_l[f]}`)};
return{...s,takesWhole:!1,needsMore:void 0,prescanned:Math.max(o,Uc.length),declared(f){return Ir(f)&&c("binary"),r(f)},
decide(f){c(f?.kind);let a={...i(f),kind:f?.kind},u=n&&We(a);if(u){let l=`it may be ${E[a.encoding].name} (${a.score?.toFixed(
2)}), but ${u}`;throw new Error(`${l}; name its encoding with --from, or keep the old file with --in-place=.bak`)}return a}}}var Cl={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function Wc(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=0,u=async(h,S)=>{a=await no(`${B(h)}: ${S}
`,t.quiet)||a},l=(h=[])=>{if(t.quiet)return;let S=e.dryRun?"would be converted":"converted",g=s>0?`, ${s} copied`:"",N=f>
0?`, ${f} unchanged`:"",_=c>0?`, ${c} left alone`:"",U=o.length>0?`, ${o.length} failed: ${o.map(B).join(", ")}`:"",z=h.
length>1?" and those after it":"",W=h.length>0?`, ${h.length} not reached: ${B(h[0])}${z}`:"";Jn(`${W&&"interrupted: "}${ut(
i,"file")} ${S}${g}${N}${_}${U}${W}`)},d=Rc(t.files,e),w=0,x=Ke(()=>l(d.slice(w).map(({file:h})=>h)));for(let[h,S]of d.entries()){
let{file:g,problem:N}=S;w=h;try{if(N)throw N;let _=It(g,t.found.has(g));if(_?.isSymbolicLink())throw new Error(Ye);let U=await Ll(
S,e),z=U!==void 0&&e.directory!==void 0;if(U!==void 0&&t.verbose&&ht(B(g),`${z?"not converted":"left alone"}: ${U}`),U!==
void 0&&!z)c+=1,e.dryRun&&await u(g,`would be left alone: ${U}`);else if(!(S.output===g&&Hc(g))){let W=await Rl(S,t,e.dryRun,
{run:n,list:u,old:_,reason:U});if(W==="failed"?o.push(g):z?s+=1:W==="unchanged"?f+=1:i+=1,W==="failed"||z)continue;let nt=e.
dryRun?g:S.output;e.findDeclarations&&!t.toOther&&await vl(nt,t.to)&&r.push(nt)}}catch(_){pt(B(g),_),o.push(g)}}return w=
d.length,x(),r.length>0&&Hl(r,t.to,e.dryRun),l(),o.length>0?pe.failure:a}async function Ll({file:t,newer:e},{skipUTF8:n,
keepBinary:o}){if(e!==void 0)return`it is the old version of ${B(e)}`;if(!n&&!o)return;let r=n?"--skip-utf8":"--keep-bin\
ary";if(!Br(t))throw new Error(`it can be read only once; leave out ${r}, or write it to a file first`);return n&&await Pl(
t)?"it is UTF-8":o&&await Wl(t)?qt.binary:void 0}async function Rl({file:t,output:e,backup:n},o,r,{run:i,list:s,old:c,reason:f}){
let a=e===t;if(a&&!Br(t))throw new Error("it is not a regular file, so it cannot be replaced; write the result to a file\
 with -o");Ac(t);try{a||kl(e)}catch(h){return Ge(e,h),"failed"}let u=ro(o),l=f?Cl:void 0,d=!1,w=()=>{d=!0},x={files:[t],
output:e,old:c,backup:n===void 0?void 0:gc(n),onUnchanged:w,...f&&{from:0,to:0,fromOther:void 0,toOther:void 0,eol:void 0}};
if(r){let h="";if(await i({...x,isDry:!0,onDecision:U=>{h=io(o,U)}},l)!==0)return"failed";if(d)return await s(t,"would s\
tay as it is"),"unchanged";let g=a?"":`, to ${B(e)}`,N=n===void 0?"":`, and kept as ${B(n)}`,_=f?"copied":`converted fro\
m ${h} to ${u}`;return await s(t,`would be ${_}${g}${N}${f?`: ${f}`:""}`),"done"}if(!a){let h=Number(c?.mode??0n)&Ul;return await Dl(
e,()=>i({...x,mode:h},l))?"done":"failed"}return await i(x)!==0?"failed":(Gc(t),d?"unchanged":"done")}var Ul=511;function Br(t){
let e=It(t);return!e||e.isFile()||e.isDirectory()}var vc=new Set,Hc=t=>vc.has(jc(t));function Gc(t){let e=jc(t);e!==void 0&&
vc.add(e)}async function Dl(t,e){try{Yc((0,co.dirname)(t))}catch(n){throw mt(n,_t)}if(Hc(t))throw new Error(Ar(t));return await e()!==
0?!1:(Gc(t),!0)}function jc(t){let e=It(t);return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function kl(t){let{target:e,present:n}=ve(
t);(!n||n.isFile())&&he((0,co.dirname)(e))}var kc=new Set;function Yc(t){if(kc.has(t))return;let e=()=>(0,so.statSync)(A(
t),{throwIfNoEntry:!1})?.isDirectory()===!0;if(!e()){let n=(0,co.dirname)(t);n!==t&&Yc(n);try{(0,so.mkdirSync)(A(t))}catch(o){
if(!e())throw o}}kc.add(t)}async function Pl(t){let e=new Tt(0,!0,!0),n=!0,o=!1;try{for await(let r of ge(t))await ze(),
e.decode(r,!1),n&&=(0,Pc.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof C)return!1;throw r}}async function Wl(t){let e=new Ot($t({},"--keep-binary")),n=!0;for await(let o of ge(
t)){if(n&&Ir(o))return!0;if(n=!1,await ze(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.
kind==="binary"}async function vl(t,e){if(!Br(t))return!1;let n=new xe(e);try{for await(let o of ge(t)){let r=o.subarray(
0,2*4096);return[...n.add(r),...n.end()].length>1}}catch{}return!1}function Hl([t,...e],n,o){let{name:r}=E[n],i=e.length>
0?` and ${e.length} more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`\
--from ${c} ${n===0?"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;Jn(`${B(t)}${i} ${s} another encoding than\
 ${r}: to correct that, use ${a}`)}var Vc=require("node:fs");var fo=class{#t;#e=new J;constructor(e=$t({},"Examination")){this.#t=new Ot(e)}add(e,n){let o=Math.min(m(e),1024-this.#e.
length);o>0&&this.#e.add(k(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Sr(e)?Ds(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=zc(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>zc(n.encoding,o)||n.score>=.9)&&Kc(e.encoding,
o)!==Kc(n.encoding,o)?i:void 0}},Kc=(t,e)=>new Tt(t,!1,!0).decode(e,!1);function zc(t,e){let n=0,o=null;for(let r=0;r<m(
e);r+=65536){let i=b(e,r,Math.min(r+65536,m(e)));oe(t,o),re(i,m(i),0,2,!1),n+=p.replaced(),o=tt()}return n}async function Xc({files:t,found:e,sniffing:n,json:o,quiet:r}){let i=0,s=[];for(let c of t)try{let f=Kl(c)?1/0:1e8,a={...n,
maxBytes:f,detect:{maxBytes:f}},u=new fo($t({...a,sniff:"detect"},"--detect")),l=n.sniff==="detect"?u:new Ot($t(a,"--det\
ect")),{decision:d,length:w}=await zl(ge(c,{isFound:e.has(c)}),l,u),{encoding:x,...h}=d,S=u.doubt&&ql(u.doubt),g=u.detected?.
kind??(h.source==="default"?"empty":"text"),_=h.source!=="default"||qt[g]===void 0?E[x].name:null;s.push({file:c,encoding:_,
...h,kind:g,doubt:S??null}),S&&!r&&ht(B(c),Vl(S)),g==="ASCII"&&w>f&&!r&&ht(B(c),Yl)}catch(f){i=pt(B(c),f)}return await no(
o?`${Xs(s)}
`:Xl(s),r)||i}var Yl=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it\
 to a file`,Kl=t=>t==="-"?(0,Vc.fstatSync)(0).isFile():It(t)?.isFile()??!0;async function zl(t,e,n){let o=new Set([e,n]),
r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of t)if(r(s,!1),i+=s.length,e.decision&&(n.decision||
i>1048576))break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function ql({declared:t,detected:e,...n}){let o=e===
void 0?null:E[e].name;return{declared:E[t].name,detected:o,...n}}function Vl({declared:t,detected:e,score:n,malformed:o}){
let r=`has ${ut(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:
`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function Xl(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[r===null||s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,B(o)]),n=[0,1,2].map(o=>Math.
max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Jc=require("node:fs"),Zc=require("node:path");function Qc(){let t=(0,Zc.join)(__dirname,"encoding.wasm");try{return ki((0,Jc.readFileSync)(t)),!0}catch(e){let{message:n}=mt(
e,{}),{code:o}=e;return pt(`its part ${B(t)} cannot be loaded`,`${n}${Jl(o)}`),!1}}function Jl(t){return t==="ENOENT"?";\
 the deployment left out this file: copy it there from the package encoding-wasm":typeof WebAssembly=="object"?"; instal\
l encoding-wasm again, or use a newer Node":""}var tf=require("node:string_decoder");var ao=class{from=38;#t;#e;#n;#o;#r=!1;constructor(e,n,o){this.#t=e,this.#e=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(){}transcode(e,n,o){let{fatal:r,ignoreBOM:i,losses:s}=this.#e;
this.#o??=this.#t.newDecoder();let{text:c,malformed:f}=this.#o(e,n!==O.none);n!==O.none&&(this.#o=void 0);let[a]=f,u=a!==
void 0&&r&&!this.#n;if(!u)for(let{offset:d}of f)s?.addMalformed(d);let l=u?c.slice(0,a.at):c;if(this.#n&&(l=Zl(c,f)),this.#t.
isUnicode&&!this.#r&&!i&&(l=l.replace(/^\uFEFF/,"")),this.#r=n===O.none&&(this.#r||c!==""),o(Buffer.from(l,"utf16le")),!!u)
throw this.#o=void 0,this.#r=!1,new C(this.#t.name,a.offset,a.length)}};function Zl(t,e){let n="",o=0;for(let{at:r}of e)
n+=t.slice(o,r),o=r+1;return n+t.slice(o)}var lo=t=>e=>Array.from(e).every(t.has),uo=class{place={line:1,column:1};#t;#e;#n;#o=new tf.StringDecoder(
"utf16le");#r;constructor(e,{bom:n,unmappable:o,losses:r},i){this.#t=e,this.#e=e.newEncoder(),this.#r=n?"\uFEFF":"";let s=Ql(
o,i);this.#n=r&&o!=="html"?r.counting(s):s}startFile(){this.place={line:1,column:1}}transcode(e,n,o){let r=n===O.result,
i=this.#o.write(e)+(r?this.#o.end():""),s=this.#r;this.#r="";for(let c of i){let f=this.#t.has(c)?c:this.#i(c);if(f===null)
throw o(this.#e(s,r)),new st(c.codePointAt(0),0,this.#t.name);s+=f,c===`
`?this.place={line:this.place.line+1,column:1}:this.place.column+=1}o(this.#e(s,r))}#i(e){let n=this.#n(e.codePointAt(0),
()=>NaN);return typeof n=="string"&&lo(this.#t)(n)?n:null}};function Ql(t,e){return typeof t=="function"?o=>t(o,Number.NaN):
{fatal:()=>null,html:o=>`&#${o};`,replacement:()=>"?",ignore:()=>"",translit:e,"translit-replacement":o=>e(o)??"?"}[t]}var Of=require("node:buffer");function Ve(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=xt(t,o),i=St(Et(e),o),{fatal:s,ignoreBOM:c}=hn(n,
o),f=wt(r),a=Ft(f),u=a&&!c?a.bytes.length:0;try{return td(f,u,a?.encoding??i,s)}catch(l){throw l instanceof C?(l.offset+=
u,l.toTypeError(o)):l}}function td(t,e,n,o){let r=e>0?b(t,e):t;return Pt(r,m(r),n,o,!0)}function ef(t){let[[e,n]]=Object.entries(t),{prototype:o}=n,r=Symbol.for(`encoding-wasm.${e}`);for(let s of Object.getOwnPropertyNames(
o)){if(s==="constructor")continue;let c=Object.getOwnPropertyDescriptor(o,s)?.get;Object.defineProperty(o,s,{enumerable:!0,
...c&&{get:ed(r,s,c)}})}let i={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,i),Object.defineProperty(
n,"name",i),n}function ed(t,e,n){let o=Object.getOwnPropertyDescriptor({get[e](){try{return n.call(this)}catch(r){let i=nd(
this,t,e);if(!i)throw r;return i.call(this)}}},e);return Object.defineProperty(o.get,t,{value:n})}function nd(t,e,n){for(let o=Object.
getPrototypeOf(Object(t));o;o=Object.getPrototypeOf(o)){let r=Object.getOwnPropertyDescriptor(o,n)?.get?.[e];if(r)return r}}
function nf(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Fr="Failed to execute 'decode' on 'TextDecoder'",mo=ef({TextDecoder:class{#t;#e;#n;#o=!1;#r=void 0;constructor(t="ut\
f-8",e=void 0){let{encoding:n,fatal:o,ignoreBOM:r}=od(t,e,"Failed to construct 'TextDecoder'");this.#t=n,this.#e=o,this.#n=
r,new.target!==mo&&nf(this,new.target,mo)}get encoding(){return E[this.#t].name.toLowerCase()}get fatal(){return this.#e}get ignoreBOM(){
return this.#n}decode(t=L,e=void 0){let n=this.#t,o=Si(t);o||xt(t,Fr);let r=e!==void 0&&Oi(e,Fr),i=o?t:wt(t),s=!this.#o;
try{if(s&&!r)return Pt(i,m(i),n,this.#e,this.#n);this.#r??=new Tt(n,this.#e,this.#n),s&&this.#r.reset();let c=this.#r.decode(
i,!r);return this.#o=r,c}catch(c){throw c instanceof C?(this.#o=r,c.toTypeError(Fr)):c}}}});function od(t,e,n){let o=Et(
t),{fatal:r,ignoreBOM:i}=hn(e,n);return{encoding:rd(o,n),fatal:r,ignoreBOM:i}}function rd(t,e){let n=St(t,e);if(n===36)throw new RangeError(
`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var fd=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],ad=[0,0,0,6,0,4,0,3,5,4],
ff=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,
/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,
/\xAD/],ud=/[\xC3\xDF\xE5]/,ld=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,of=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,
dd=/[\u0393\u0395\u03B3\u03B5]/,md=v(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(t=>new RegExp(`[${t}\
]`,"u"))),af=t=>ff.slice(0,5).some(e=>e.test(t));function pd(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=md();if(n.
test(t))return 9;let i=ff.findIndex(s=>s.test(t));if(i>=0)return 2+i;if(e>=12592&&e<12688||e>65280&&e<65376)return 1020;
if(!o.test(t))return e<128?1:8;if(e<12288){let s=e<880||e>>8===30?1:e>>8===31?3:e>>8;return 10*s+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Nr;function po(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(Ve(Uint8Array.from(r),t))}var Mr;function hd(t,e,n,o){let r=/[0-9]/.test(n)?4:0;return e<20?of.
test(t)?o&&n>="\x80"?r+10:r+(ud.test(t)?9:6):r+15:of.test(t)?r+(ld.test(t)?7:4)+(o?0:3):r+(o&&e>=50?6:12)}function Vt(t){
Mr??=new Uint16Array(65536),Nr??=[po("shift_jis",136,151,64),po("gbk",176,215),po("big5",164,198,64),po("euc-kr",176,200)];
let e=Nr.map(()=>0),n=0,o=1,r=1,i="";for(let s of t){let c=Number(s.codePointAt(0)),f=Mr[c]||pd(s,c);Mr[c]=f,dd.test(s)&&
(o===10||o===11)&&(f=10+f%10);let a=o>=10;if(s===i&&f!==9)n+=f>1&&c>128?3:0;else if(f<10)n+=f===8&&o===8?4:fd[f][a?0:o<7?
1:2];else if(f>=1e3){if(f===1020)n+=8;else for(let[u,l]of Nr.entries())f===1010?e[u]+=u>0?13:c>65280?7:5:e[u]+=l.has(s)?
9:14;a&&o<1e3&&(n+=i<"\x80"?7:9)}else{let u=s<"\x80",l=a&&Math.trunc(o/10)===Math.trunc(f/10);u||(n+=hd(s,f,i,l)),a&&o!==
f?o>=1e3?n+=u?5:9:l?f%10===1?n+=u&&i<"\x80"?3:11:r===o&&(n+=u&&i<"\x80"?2:6):n+=12:!u&&!a&&(n+=(f<20?2:1)*(f%10)),o<10&&
(n+=ad[o])}r=o,o=f,i=s}return n+Math.min(...e)}var wo="cp437",kd="\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB",
Pd="\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0",
go=`windows-1252 windows-1251 windows-1250 GBK Shift_JIS IBM866 ${wo} macintosh Big5 EUC-KR KOI8-R ISO-8859-2 windows-12\
53 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP`.split(" "),ye=/^(?:GBK|Shift_JIS|Big5|EUC)/,
Ur=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,wf="UTF-8",Ee="\uFFFD",Wd=(t,e,n)=>Math.min(ae(t,e,n,"steps")??
2,3);function gf(t,e=void 0){let n="Failed to execute 'repairMojibake'",o=bi(t,n),{maxSteps:r}=gt(e,{maxSteps:Wd},n),i=new Map,
s=[{text:o,path:[],gain:0,isSure:!0}];for(let a=0;a<r;a++){s=s.flatMap(u=>vd(u).map(l=>({from:u,way:l,gain:u.gain+l.bits}))).
sort(df).slice(0,3).map(({from:u,way:l,gain:d})=>({text:l.undo(),path:[l.step,...u.path],gain:d,isSure:l.isSure}));for(let u of s)
u.text!==o&&!i.has(u.text)&&u.isSure&&u.gain>10&&i.set(u.text,u)}let c=[...i.values()].sort(df),f=lf(o);return c.filter(
({gain:a})=>a>c[0].gain-15).map(({text:a,path:u,gain:l})=>({text:a,path:u,score:1-2**(-l/8),lost:Math.max(0,lf(a)-f)}))}
var lf=t=>t.split(Ee).length-1,df=(t,e)=>e.gain-t.gain,Dr=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;function vd({text:t,path:e,
isSure:n}){let o=new Set,r=0;for(let[f]of t.matchAll(Dr)){let a=f.slice(0,4e3);if(o.has(a)||(r+=a.length),o.add(a),r>4e3)
break}if(o.size===0)return[];let i=[],s=!1;for(let[f,a]of go.entries()){if(ye.test(a)&&!Ur.test(t))continue;let{gain:u,explained:l,
undo:d}=Kd(t,o,a),w=u-f*.3-Math.log2(o.size),x=`${wf} read as ${a}`,h=w>(e[0]===x?5:10);!h&&(!n||l<o.size||w<-20)||(s||=
h&&2*l>o.size,i.push({step:x,bits:w,isSure:h,undo:()=>d(h)}))}if(s||!n)return i;let c=i.some(({isSure:f})=>f)?[]:Gd(t,[...o].
join(" "));return[...i,...c,...Jd(t)]}var Hd=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;function Gd(t,e){if(!Hd.test(
e))return[];let n=r=>r.replace(/[\x80-\x9F]/g,i=>Ve(Uint8Array.of(i.charCodeAt(0)),"windows-1252")),o=Vt(e)-Vt(n(e));return o>
10?[{step:"windows-1252 read as ISO-8859-1",bits:o,isSure:!0,undo:()=>n(t)}]:[]}var jd=v(()=>new Map(go.map(t=>[t,Yd(t)])));
function Yd(t){let e=new Map([[Ee,[-2]]]);if(ye.test(t))return e;let n=Uint8Array.from({length:128},(i,s)=>128+s),r=[...Ve(
n,t===wo?"ibm866":t)];t===wo&&r.splice(0,48,...kd)&&r.splice(96,32,...Pd);for(let[i,s]of r.entries())i<32&&(t==="windows\
-1252"||s===Ee)&&e.set(String.fromCharCode(128+i),[128+i]),s!==Ee&&e.set(s,[128+i]);return e}function Ef(t,e){if(t<"\x80")
return[t.charCodeAt(0)];let n=jd().get(e),o=n.get(t);if(!o){if(o=[-1],ye.test(e))try{o=[...new kt(Ms(e,"repairMojibake"),
"fatal").encode(t,!0)]}catch{}n.set(t,o)}return o}function Kd(t,e,n){let o=new Map,r=[...e].filter(a=>_r(a,n,o,!1).changed.
length>0),i=new Set,[s,c]=[0,0];for(let a of r){let{changed:u,unexplained:l,saved:d}=_r(a,n,o,!0),w=u.every(x=>i.has(x))?
.3:1;for(let x of u)i.add(x);s+=w*Math.max(d,-6),l===0&&(c+=1)}return{gain:s,explained:c,undo:a=>{let u=a?-2:-20,l=new Map;
return t.replace(Dr,d=>{let w=l.get(d);if(w===void 0){let{repaired:x,saved:h}=_r(d,n,o,!0);w=h>u?x:d,l.set(d,w)}return w})}}}
function _r(t,e,n,o){let r=[],i=[];for(let u of t)i[r.length]=u,r.push(...Ef(u,e));i[r.length]="";let s="",c=[],f=0;for(let u=0;u<
r.length;){let l=qd(r,i,u,n,o);if(l)s+=l.text,c.push(l.text),u=l.end;else{s+=i[u],r[u]>=128&&!af(i[u])&&(f+=1);do u+=1;while(i[u]===
void 0)}}let a=c.length>0&&o?Vt(t)-Vt(s)-8*f:0;return{repaired:s,changed:c,unexplained:f,saved:a}}function zd(t,e,n){let o=t[e]&
127>>n;for(let s=1;s<n;s++)o=o<<6|t[e+s]&63;let r=o>>11===27,i=o>=[0,0,128,2048,65536][n]&&o<=1114111&&!r;return n>0&&i?
String.fromCodePoint(o):void 0}var mf=t=>t>=128&&t<192;function qd(t,e,n,o,r){let i=n,s="",[c,f]=[0,0],a;for(;;){let u=t[i],
l=te(u),d=i+1;for(;d<i+l&&mf(t[d]);)d+=1;let w=d===i+l?zd(t,i,l):void 0;if(w!==void 0)s+=w,c+=1,r||o.set(u,(o.get(u)??0)+
1);else if(u===-2||l>0&&(t[d]===-2||r&&Number(o.get(u))>1)){for(;t[d]===-2||mf(t[d]);)d+=1;s+=Ee,f+=1}else if(u>=0&&u<128&&
e[i]===void 0)s+=String.fromCharCode(u);else break;i=d,e[i]!==void 0&&c>0&&c>=f&&(a={text:s,end:i})}return a}var pf=t=>t.
match(/[^\0-\x7F]/g)?.length??0;function Cr(t,e){let n=[];for(let o of t)for(let r of Ef(o,e)){if(r<0)return;n.push(r)}return Uint8Array.
from(n)}function yf(t,e){let o=(t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(i=>Cr(i,e)).join(""),r=pf(o)>.3*pf(t)?Cr(
o,e):void 0;return r&&{part:o,bytes:r}}function Lr(t,e,n=!1){try{return new mo(e,{fatal:!0,ignoreBOM:!0}).decode(t,{stream:n})}catch{
return}}var Vd=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function Xd(t){let e=Ur.test(t);return go.some(n=>{let o=Vd.test(
n)&&ye.test(n)===e?yf(t,n):void 0,[r]=o?ir(o.bytes).candidates:[];return o&&r&&(r.encoding===n||Lr(o.bytes,r.encoding)===
o.part)})}function Jd(t){if(t.includes(Ee))return[];let e=Math.max(0,t.search(/[^\0-\x7F]/)-40),n=t.slice(e,e+1e3),o=new Map,
r=[];for(let[i,s]of go.entries()){if(s===wo||ye.test(s)&&!Ur.test(t))continue;let{part:c,bytes:f}=yf(n,s)??{};if(c===void 0||
f===void 0||(o.has(c)||o.set(c,[c,c.toLowerCase()].some(Xd)),o.get(c)))continue;let{candidates:a}=ir(f),u=a.find(({encoding:l})=>l===
s)?.score??0;for(let{encoding:l,score:d}of a){if(d<.95)break;let w=l===wf?void 0:Lr(f,l,!0);if(w===void 0||w===c)continue;
let x=Vt(c),h=x-Vt(w),S=h>=12&&h>=.35*x,g=d>.998&&!ye.test(l)&&Zd(c,w)>=8;if(!S&&!(h>=0&&g))continue;let N=Math.min(Math.
log2(d/u),10),_=h+2.4*N+6*Math.log2(d)-i*.3,U=W=>{let nt=Cr(W,s);return(nt&&Lr(nt,l))??W},z=()=>t.replace(/[^\r\n]+/g,U);
r.push({step:`${l} read as ${s}`,bits:_,isSure:!0,undo:z})}}return r}function Zd(t,e){let n=0;for(let o of new Set(t.match(
Dr)))n+=new Set([...o].filter(r=>r>"\x7F"&&!e.includes(r))).size;return n}var vt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var yo=class{path=[];lost=0;#t;#e;#n;#o;#r;#i=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c},{eol:f,
isOnlyCopy:a=!1}={}){this.#n=r,this.#o=f&&new vt(f,0),this.#r=a,this.#t=me(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"f\
atal",losses:c},"");let u=s==="replacement"?()=>"?":s;this.#e=me(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:u,losses:c},
"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(e,n,r=>this.#i.push(r))}catch(r){throw this.#s(
O.source,o),r}n!==O.none&&this.#s(n,o)}#s(e,n){let o=Buffer.concat(this.#i);this.#i=[];let[r]=gf(tm(o));if(e===O.source&&
(this.path=r?.path??[],this.lost=r?.lost??0),this.#r&&r&&(r.score<.75||r.lost>0)){let c=r.lost>0?`${ut(r.lost,"character")}\
 could not be recovered`:"this is uncertain";throw new Error(`it looks like ${r.path.join(", and then ")}, but ${c}; use\
 --in-place=.bak to repair it and keep the old file`)}let s=(r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,"")))??
o;this.#e.transcode(this.#o?.add(s)??s,e===O.result?e:O.none,n)}};function tm(t){try{return new Tt(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(Of.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var bo=require("node:buffer");var bf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},So=class{#t={...bf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addMalformed(e){this.#t.malformed===0&&(this.#t.
firstMalformed=e),this.#t.malformed+=1,this.#e+=1}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+p.first_replaced()),
n.malformed+=p.replaced(),this.#e+=p.replaced(),n.unmappable===0&&(n.firstUnmappable=e+p.first_unmapped(),n.codePoint=p.
unmapped_code_point()),n.unmappable+=p.unmapped()}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===
65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.
unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...bf},this.#e=0,e}};function If(t,e,n){let{unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}=n,f=[],{malformed:a,firstMalformed:u,firstUnmappable:l,
codePoint:d}=t,w=ut(a,"invalid byte sequence"),x=om(n),h=`${Af(a)}at offset ${u}`,S=Bf(a,c);if(a>0&&i)f.push(`${w} ${S},\
 ${h}`);else if(a>0&&x!==void 0){let N=x!==""&&o==="ignore";f.push(`${w} ${x===""?S:`${kr(c)} ${x}`}, ${h}; the file is \
damaged, or not in ${qe(n,e)}: check --from, or use ${N?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let g=em(t.unmappable,o,r,c);if(t.unmappable>0&&g){let N=s||Number.isNaN(l)?"":` at offset ${l}`,_=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",U=`${Af(t.unmappable)}${Pr(d)}${N}`;f.push(`${nm(t.unmappable,ro(n))} ${g}, ${U}${_}`)}
return f}function em(t,e,n,o){let r=Bf(t,o),i=`${kr(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${kr(o)} ?`,translit:i,"translit-replacement":`${i}, or ?`,ignore:r}[e]}var kr=t=>t?"w\
ould become":"became",Bf=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,Af=t=>t===1?"":"the first ",nm=(t,e)=>`${ut(
t,"character")} that ${e} can't represent`;function Pr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${tn(t)})`:tn(t)}function om({to:t,toOther:e,unmappable:n}){if(e?e.isUnicode:rn(t)||t===V("gb18030"))return"\
U+FFFD";if(n!=="fatal")return n==="ignore"?"":n==="html"?"&#65533;":"?"}var fm="\x1B[?25l",am="\x1B[?25h",Nf="\r\x1B[K";function Mf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let d=dm(r,u,(l-f)/1e3);Zn(`${i?"":fm}${Nf}${d.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(u){r+=u,!(r<2e6)&&(o??={total:lm(t),canShow:um(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&Zn(`${Nf}${am}`),i=!1}}}var um=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function lm(t){let e=0;for(let n of t){let o=n==="-"?void 0:It(n);if(!o?.isFile())return;e+=Number(o.size)}return e}function dm(t,e,n){
let o=`${Oo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Oo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Oo(t)} of ${Oo(e)} MB | ${o} | ${c}${s%60} s left`}var Oo=t=>(t/1e6).toFixed(1);var To=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=pm(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{oe(this.#t,
this.#e),n=re(e,e.length,0,!1,!1),this.#e=tt()}catch(o){throw lt(o)}for(let o of new Uint16Array(p.memory.buffer,P.units,
n))(o&64512)!==56320&&(this.column+=1)}};function pm(t){let e=-t.byteOffset&3,n=Math.max(0,t.length-e)>>2,o=n>0?new Int32Array(
t.buffer,t.byteOffset+e,n):new Int32Array,r=e+4*o.length,i=_f(t,0,Math.min(e,t.length))+_f(t,r,t.length);for(let s=0;s<o.
length;s+=255){let c=Math.min(s+255,o.length),f=0;for(let a=s;a<c;a++){let u=o[a]^168430090,l=(u&2139062143)+2139062143|
u|2139062143;f=f+(~l>>>7)|0}i+=(f&255)+(f>>>8&255)+(f>>>16&255)+(f>>>24)}return i}function _f(t,e,n){let o=0;for(let r=e;r<
n;r++)t[r]===10&&(o+=1);return o}var Ht=class extends Error{};async function Gr(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Mf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Ke(i))}),c=0;try{n||(r=Ke(i)),o=xm(t);let f=new vr(t,e,o,s);for(let a of t.files)
if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=Ge(t.output,f instanceof
Ht?f.cause:f)||c}return r(),c}function xm(t){let{output:e,files:n,isDry:o,mode:r,quiet:i}=t;if(e!==void 0&&n.length===1&&
n[0]===e){let s=t.old??It(e);if(s?.isFile()&&to(e)===void 0)return hc(e,s,t)}return o?Er:pr(e,r,i)}var vr=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new Hr(e,n,i=>{try{o.write(i)}catch(s){throw new Ht("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof Ht)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),pt(B(e),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#e.finish()}async#r(e){let{
output:n,old:o,found:r}=this.#t,{file:i,present:s}=this.#e,c=await Or(e,{output:i,expected:e===n?s:o,isFound:r.has(e)});
try{for(let a=await c.next();a;a=await c.next())this.#o.convert(a,O.none),await this.#i(),this.#n.add(a.length),await ze()}finally{
await c.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{decision:f}=this.#o;f&&this.#t.onDecision?.(
f)}#i(){return this.#e.wait()?.catch(e=>{throw new Ht("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),ht(B(e),n)}},Hr=class{#t;#e;#n;#o;#r=new So;#i;#s;#c=!1;#f=[];#p=!1;#d=!1;#u;constructor(e,n,o){let{to:r,
toOther:i,bom:s,fatal:c,unmappable:f,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let u=i?i.isUnicode:Nt(r),l=s==="keep"&&u&&e.
files.length===1,d={fatal:c,ignoreBOM:l,bom:s==="add",unmappable:f,losses:this.#r};this.#o=n.newTranscoder(e,d);let w=f===
"fatal"||f==="translit";this.#u=w&&!Nt(r)&&!i?new To(r):void 0,this.#s=n.convertsLineEndings?void 0:a&&new vt(a,r)}get decision(){
return this.#o.decision}convert(e,n){let o;if(this.#d=!0,n!==O.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];
let{from:f,fromOther:a,isOnlyCopy:u}=this.#t,l=u?1:6,d=a?void 0:f;this.#p=typeof f=="number"&&d!==0&&gm(e,d,l)}this.#f.push(
...e.subarray(0,Lf.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(wm);if(r)throw new Error(r);let i=[];
try{this.#o.transcode(e,n,f=>{this.#u?.advance(f),this.#e.isLending?this.#l(f):i.push(f)})}catch(f){if(f instanceof Ht)throw f;
o=f}for(let f of i)if(!this.#i)this.#l(f);else for(let a of this.#i.add(f))this.#l(a);if(this.#c=!o&&n===O.none,this.#i&&
!this.#c){for(let f of this.#i.end())this.#l(f);this.#i=void 0}this.#u?.settle();let{place:s}=this.#o,c=o&&ym(this.#m(o),
this.#t,this.#u??s);if(this.#c||this.#u?.startFile(),o)throw c}#m(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&
e instanceof st&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let i=qe(this.#t,this.decision?.encoding);
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#l(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,O.source)}catch(e){if(e instanceof Ht)throw e}}#a(e){let{from:n,fromOther:o}=this.#t;if(o?.isUnicode)return;
let r=Uint8Array.from(this.#f);if(Lf.every((s,c)=>s===r[c]))return"it looks like UTF-32; use --from utf-32";let i=Ft(r);
if(!(typeof n=="object"||n===i?.encoding&&!o))return i?`it begins with the byte order mark of ${E[i.encoding].name}; che\
ck --from, ${e}`:this.#p?`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,
verbose:r}=this.#t,{decision:i}=this.#o,s=this.#r.take();if(!i||!this.#d)return[];this.#d=!1;let c=o?[]:If(s,i.encoding,
this.#t),{path:f=[],lost:a=0}=this.#o;if(f.length>0&&!o){let d=a>0?`; ${ut(a,"character")} could not be recovered`:"";c.
unshift(`repaired: it was ${f.join(", and then ")}${d}`)}let u=i.kind!=="UTF-32"&&We(i);typeof e=="object"&&(r||!o&&u)&&
c.unshift(Em(i));let l=o||n?void 0:this.#a("or use --from auto");return l&&c.unshift(l),c}},Lf=[255,254,0,0],wm="use --f\
rom auto or --skip-utf8, or keep the old file with --in-place=.bak";function gm(t,e,n){let o=e===37||e===38;return(o?t.includes(
0):(0,bo.isAscii)(t))?!1:[0,1,2,3].some(r=>{let i=t.subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,bo.isUtf8)(i)&&i.
some(c=>(o||c>=128)&&--s===0)})}function Em(t){let{source:e,score:n}=t,o=n===null?e:`${e}, ${n.toFixed(2)}`,r=We(t),i=r?
`; ${r}: check the result, or name the encoding with --from`:"";return`decoded as ${io({},t)} (${o})${i}`}function ym(t,{
isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof C){let i=t.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${ut(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof st&&r){let{line:i,column:s}=r,c=e?"":` (offs\
et ${t.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.
encoding} can't represent ${Pr(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Sm={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Ao=class{#t;#e;#n;#o;#r;#i=!0;constructor(e,n,o,{
drop:r,eol:i}){this.#n=o,this.#o=r,this.#r=i&&new vt(i,38),this.#t=e,this.#e=n}get place(){return this.#e.place}get decision(){
return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=this.#o?Om(e,Sm[E[this.#t.from].name]):
[],i=r.pop()??e;this.#i&&this.#e.startFile?.(),this.#i=!0;for(let s of r)this.#s(s,O.none,o);this.#s(i,n,o),this.#i=n!==
O.none}#s(e,n,o){let r=[],i=this.#n.malformed,s;try{this.#t.transcode(e,n,f=>r.push(f))}catch(f){s=f}let c=this.#o?this.#n.
malformed-i:0;this.#o&&this.#n.forgetDecoded();for(let f of r){let a=this.#r?.add(f)??f,u=Tm(a,c);c-=(a.length-u.length)/
2,this.#e.transcode(u,O.none,o)}if(n===O.result&&this.#e.transcode(new Uint8Array,n,o),s)throw s}};function Om(t,e){if(!e)
return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<c;i++)r.push(t.subarray(
i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+o.length))){c>i&&r.push(
t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)f+=o.length;f>i&&r.push(
t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Tm(t,e){if(e===0)return t;let n=new Uint8Array(
t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=t[i],n[o++]=t[i+1]}
return n.subarray(0,o)}var Je=class extends Error{suggestion;constructor(e,n){super(e),this.suggestion=n}};var Uf=["bash","zsh","fish"];var Io=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:bm,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Im,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
ion first (html, xml).',choices:sr},{flags:"--locale <TAG>",what:'The language of the text, such as "ja": a hint for "au\
to" and --detect.',parse:Bm},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, or how many files we\
re converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--fr\
om auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"List the encodings\
 and their labels, and those beyond the standard."},{flags:"--completion <SHELL>",what:"Print a completion script for a \
shell.",choices:Uf}];var Bo=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function bm(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":Df(e)}var Am=/ascii|^ansi_x3\.4|367$|646/i;
function Im(t){let[e,...n]=t.split("//"),o=Df(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new Je(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=Am.test(e)&&o===V("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Bm(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function Df(t){let e=V(
t)??Pn(t);if(e===void 0)return{unknown:t};if(e===36)throw new Je("It is a label of the replacement encoding, which is no\
t for text; use the name of another one.");return e}var Ct="encoding-wasm",Fo=()=>[...Io,...Bo].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?Fm(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Nm(e)}}),Fm=t=>[...t?["auto"]:[],...E.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Nm=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function kf(t){return{bash:Mm,zsh:$m,fish:_m}[t]()}function Mm(){let t=Fo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=Fo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
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
`}function $m(){let t=Fo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,u=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${u}`:""}' \\`});return`#compd\
ef ${Ct}
# Completion for ${Ct} in zsh: put it into a directory of $fpath as _${Ct}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function _m(){let t=Fo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(d=>d.startsWith(
"--")?`-l ${d.slice(2)}`:`-s ${d.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",u=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${u?` -a '${u}'`:""}`;return`complete \
-c ${Ct} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${Ct} in fish: put it into ~/.config/fish/completi\
ons/${Ct}.fish
${t.join(`
`)}
`}var No=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Pf(t){
let e=[...Io,...Bo].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((u,l,{length:d})=>{let x=`${i?u.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===d-1);return`\\fB${No(
u)}\\fR${h?i?`[${x}]`:x:""}`}),a=r?`
${No(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${No(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${No(t)}" "User Commands"
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
`}async function Cm(t,e){if(!Qc())return pe.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:u,inPlace:l,outDir:d}=e,w={sniff:i,locale:s,detect:!0};if(o)return Xc({...t,sniffing:w,json:r});
let x=l!==void 0||d!==void 0,{fromOther:h,toOther:S}=t,g=S&&lo(S),N=u===void 0?void 0:Ce(t.to,g),_=N?q=>N(q)??u:t.unmappable,
U=!!c||Wf(_),z=h!==void 0||S!==void 0,W={...t,from:n==="auto"?Dc(w,x,l===""):n,unmappable:_,otherwise:u,drop:c,isChanged:!!(c||
f||z||U&&t.eol)},nt={isLending:!c&&!f&&!a&&!z&&!Wf(_),convertsLineEndings:U||z,newTranscoder(q,Bt){let{from:Lt,to:jr}=q,
_o=nt.convertsLineEndings?q.eol:void 0;if(f)return new yo(Lt,jr,Bt,{eol:_o,isOnlyCopy:q.isOnlyCopy});if(c||_o||q.fromOther||
q.toOther){let Yr=Lm(q,typeof Lt=="number"?Lt:0,Bt,_o);return typeof Lt=="number"?Yr:new De(Lt,Yr)}return me(Lt,jr,nt.isLending?
{...Bt,take:Zo}:Bt,"")},newFixer:a&&(()=>new xe(W.to))};if(!x)return Gr(W,nt);let{skipUtf8:Se=!1,keepBinary:Mo=!1,dryRun:$o=!1}=e,
Ze={suffix:l,directory:d,skipUTF8:Se,keepBinary:Mo,dryRun:$o,findDeclarations:!a&&!W.quiet};return Wc(W,Ze,(q,Bt=nt)=>Gr(
{...W,...q},Bt))}function Lm({to:t,fromOther:e,toOther:n,drop:o=!1},r,i,s){let c=i.fatal&&!o,f=e?new ao(e,i,o):fr(r,{...i,
fatal:c}),a=n?new uo(n,i,Ce(t,lo(n))):me(38,t,{...i,fatal:!1,ignoreBOM:!0},""),u=i.losses;return new Ao(f,a,u,{drop:o&&!e,
eol:s})}var Wf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
