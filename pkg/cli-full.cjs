"use strict";var Hf=Object.create;var Ze=Object.defineProperty;var Gf=Object.getOwnPropertyDescriptor;var jf=Object.getOwnPropertyNames;var Yf=Object.getPrototypeOf,Kf=Object.prototype.hasOwnProperty;var zf=(t,e)=>{for(var n in e)Ze(t,n,{get:e[n],enumerable:!0})},qr=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="func\
tion")for(let r of jf(e))!Kf.call(t,r)&&r!==n&&Ze(t,r,{get:()=>e[r],enumerable:!(o=Gf(e,r))||o.enumerable});return t};var qf=(t,e,n)=>(n=t!=null?Hf(Yf(t)):{},qr(e||!t||!t.__esModule?Ze(n,"default",{value:t,enumerable:!0}):n,t)),Vf=t=>qr(Ze(
{},"__esModule",{value:!0}),t);var qp={};zf(qp,{completionFor:()=>Pf,manual:()=>Wf,runFully:()=>Kp});module.exports=Vf(qp);var $=class{encoding;offset;length;constructor(e,n,o){this.encoding=e,this.offset=n,this.length=o}toTypeError(e){let n=this.
length===1?"a byte":`${this.length} bytes`,o=Number.isNaN(this.offset)?"some bytes":`${n} at offset ${this.offset}`;return new TypeError(
`${e}: The encoded data was not valid: ${o} cannot be decoded as ${this.encoding}. Check the encoding, or decode without\
 'fatal' to get U+FFFD in such places.`)}};var Qe=t=>`U+${t.toString(16).toUpperCase().padStart(4,"0")}`,Vr=Symbol.for("encoding-wasm.UnmappableError"),st=(()=>{class t extends TypeError{codePoint;index;encoding;constructor(o,r,i){
super(`${i} can't represent ${Qe(o)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
o,this.index=r,this.encoding=i}static[Symbol.hasInstance](o){return this!==t?super[Symbol.hasInstance](o):typeof o=="obj\
ect"&&o!==null&&Vr in o}[Vr](){}}let e={value:"UnmappableError",configurable:!0};return Object.defineProperty(t,"name",e),
Object.defineProperty(t.prototype,"name",{...e,writable:!0}),t})();var Ht=t=>Array(t).fill(void 0);function v(t){let e,n=!1;return()=>{if(!n){n=!0;try{e=t()}catch(o){throw n=!1,o}}return e}}var Xr="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",Jr=`!
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
?`;var tn=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var y=Jf();function Jf(){let t=tn.split(`
`).map(e=>{let[n,...o]=e.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(t)}var Qr=v(()=>new Map(y.flatMap(({labels:t},e)=>t.map(n=>[n,e])))),Gt=t=>t<36&&t!==33,W=t=>t>0&&t<
29,Zt=t=>t>=29&&Gt(t);function V(t){let e=Qr();return e.get(t)??e.get(ni(Qf(t)))}var Zf=v(()=>new Map(Array.from(Qr(),([
t,e])=>[nn(t),e]).reverse()));function ti(t){let e=nn(t),n=Zf().get({936:"gbk",950:"big5"}[e]??e);return n===36?void 0:n}
var nn=t=>ni(t).replace(/[^a-z\d]/g,"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),ei=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function It(t){if(t[0]>=239)return ei.find(e=>e.bytes.every((n,o)=>t[o]===n))}function on(t){return ei.find(e=>e.
encoding===t)?.bytes}function Bt(t){return t===0||t===37||t===38}function Qf(t){let e=0,n=t.length;for(;Zr(t[e]);)e+=1;for(;Zr(
t[n-1]);)n-=1;return t.slice(e,n)}var Zr=t=>`	
\f\r `.includes(t);function ni(t){return t.replace(/[A-Z]/g,e=>e.toLowerCase())}var rn="encoding-wasm";var oi=()=>({});function Co(){throw new Error("encoding-wasm: call instantiate() first.")}var sn=(t,e)=>t?.prototype?.[e],cn=t=>sn(globalThis.Buffer,t),Qt=cn("ucs2Slice"),ri=cn("ucs2Write"),fn=cn("utf8Slice"),an=cn(
"latin1Slice"),ii=t=>globalThis[t],si=ii("TextDecoder"),ta=sn(si,"decode"),_o=ii("TextEncoder"),ea=sn(_o,"encode"),na=sn(
_o,"encodeInto");function Lt(t,e=!1,n=!0){let o=new si(t,{fatal:e,ignoreBOM:n});return Object.defineProperty(o,"decode",
{value:ta})}function ci(){let t=new _o;return Object.defineProperties(t,{encode:{value:ea},encodeInto:{value:na}}),t}function ot(t){
try{return t()}catch{return}}var fi=()=>"WebSocketPair"in globalThis;var oa=new Map([["array",["make a Uint8Array of it","convert it with String()"]],["promise",["await it","await it"]],["b\
ody",["await its arrayBuffer()","await its text()"]],["ReadableStream",["pipe it through a TextDecoderStream, or read it\
 first","read it first"]]]);function ra(t){if(t==null)return`${t}`;if(typeof t!="object")return typeof t;try{let e=Object.
prototype.toString.call(t).slice(8,-1);return/^(Array|Object|Promise)$/.test(e)?e.toLowerCase():e}catch{return"object"}}
var ai=t=>/^(null|undefined)$/.test(t),ia=t=>ai(t)?t:`${/^[aeio]/i.test(t)?"an":"a"} ${t}`;function ui(t){return typeof t!=
"string"?sa(ra(t),0):V(t)===void 0?"it is a string, which is already decoded.":`it is the label '${t}'; pass the bytes f\
irst, and the label after them.`}function sa(t,e){let o=oa.get(/^(Blob|File|Request|Response)$/.test(t)?"body":t)?.[e]??(e===1&&!ai(t)?"convert it with S\
tring()":"");return`it is ${ia(t)}${o&&`; ${o}`}.`}var $o=(t,e)=>Object.getOwnPropertyDescriptor(t,e)?.get,di=()=>Object.getPrototypeOf(Uint8Array.prototype),un=t=>$o(di(),
t),Do=t=>$o(DataView.prototype,t),ca=()=>$o(ArrayBuffer.prototype,"byteLength"),pi=t=>di()[t],Lo=un(Symbol.toStringTag),
ln=un("buffer"),mi=un("byteOffset"),hi=un("byteLength"),fa=pi("includes"),xi=pi("set"),aa=Do("buffer"),ua=Do("byteOffset"),
wi=Do("byteLength"),gi=ca(),m=t=>hi.call(t),T=(t,e,n=m(t))=>n>e?new Uint8Array(ln.call(t),mi.call(t)+e,n-e):R;function jt(t,e){
let n=new Uint8Array(m(t)+m(e));return X(n,t),X(n,e,m(t)),n}var rt=(t,e)=>T(t,0,Math.min(e,m(t))),X=(t,e,n)=>xi.call(t,e,
n),dn=(t,e)=>fa.call(t,e);function D(t,e,n){let o=n-e,r=new Uint8Array(o);if(o>24)X(r,T(t,e,n));else for(let i=0;i<o;i++)
r[i]=t[e+i];return r}function Nt(t,e,n,o){if(o>24)xi.call(t,m(n)===o?n:T(n,0,o),e);else for(let r=0;r<o;r++)t[e+r]=n[r]}
function Ei(t){try{return gi.call(t),!1}catch{return!0}}var Te=t=>Lo.call(t)==="Uint8Array"&&!Ei(ln.call(t));function ht(t,e,n=void 0){
if(!ArrayBuffer.isView(t)&&pa(t)===void 0){let o="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'";
throw new TypeError(`${e}: ${n??`${o}: ${ui(t)}`}`)}return t}function xt(t){if(Te(t))return t;let e=ArrayBuffer.isView(t)?da(t):la(t);return Ei(ln.call(e))?D(e,0,m(e)):e}function la(t){
try{return new Uint8Array(t)}catch{return R}}var yi=t=>Lo.call(t)==="Uint8Array";function da(t){try{return Lo.call(t)===
void 0?new Uint8Array(aa.call(t),ua.call(t),wi.call(t)):new Uint8Array(ln.call(t),mi.call(t),hi.call(t))}catch{return R}}
var R=new Uint8Array;function pa(t){try{return gi.call(t)}catch{}try{return wi.call(new DataView(t))}catch{return}}function Rt(t,e,n){
pn(t,n);let o={...e};for(let r in e)Object.hasOwn(e,r)&&(o[r]=e[r](t?.[r],n,r));return o}function pn(t,e){if(t!=null&&typeof t!=
"object"&&typeof t!="function")throw new TypeError(`${e}: The options must be an object.`)}function Si(t,e){return pn(t,
e),!!t?.stream}var wt=t=>`${t}`;function Oi(t){return t.replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function mn(t,e){pn(t,e);let n=!!t?.fatal,o=!!t?.ignoreBOM;return{fatal:n,ignoreBOM:o}}function Ro(t,e="option"){return(n,o,r)=>{if(n===void 0)return t[0];let i=wt(n);if(t.includes(i))return i;let s=t.join("\
', '");throw new TypeError(`${o}: The ${e} '${r}' can't be '${i}'; use one of '${s}'.`)}}var ma=[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,8,1,6,0,65,0,253,15,11],Uo;function Ti(){if(typeof WebAssembly!=
"object")return!1;try{Uo??=new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(ma)))!==null}catch(t){let{name:e}=t;
(e==="CompileError"||e==="EvalError")&&(Uo=!1)}return Uo??!0}var bi=t=>(t&63488)===55296;function Fi(t,e){let o=e===t.length-1?t.charCodeAt(e):t.codePointAt(e);return o>=55296&&o<=57343?
65533:o}var Ii=t=>t<128?1:t<2048?2:t<65536?3:4,Yt=t=>t<194||t>244?0:t<224?2:t<240?3:4;function xn(t,e){let n=t===224?160:
t===240?144:128,o=t===237?159:t===244?143:191;return e>=n&&e<=o}function wn(t,e,n){let o="";for(let r=0;r<n;r+=8192){let i=new Uint16Array(
t,e+2*r,Math.min(8192,n-r));o+=String.fromCharCode.apply(null,i)}return o}function Bi(t,e,n){let o=n;return t<128?e[o++]=
t:(t<2048?e[o++]=192|t>>6:(t<65536?e[o++]=224|t>>12:(e[o++]=240|t>>18,e[o++]=128|t>>12&63),e[o++]=128|t>>6&63),e[o++]=128|
t&63),o}var gn=v(()=>fi()?"other":"Bun"in globalThis?"bun":"Deno"in globalThis?"deno":"InternalError"in globalThis?"firefox":fn&&
an&&Qt?"node":"v8BreakIterator"in Object(globalThis.Intl)?"chromium":"other");var Y=1/0,xa={node:{utf8:[0,1],utf16LE:[0,33],singleByte:[256,513],multiByte:[512,513]},deno:{utf8:[0,1],utf16LE:[0,33],
singleByte:[256,513],multiByte:[512,513]},bun:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,513],multiByte:[0,513]},chromium:{
utf8:[0,64],utf16LE:[0,Y],singleByte:[4096,Y],multiByte:[512,Y]},firefox:{utf8:[0,17],utf16LE:[0,33],singleByte:[256,257],
multiByte:[512,Y]},other:{utf8:[0,1],utf16LE:[0,1],singleByte:[0,1],multiByte:[0,Y]}},wa={node:{ascii:48,loop:128,utf16ByString:16777216},
deno:{ascii:48,loop:128,utf16ByString:0},bun:{ascii:32,loop:Y,utf16ByString:16777216},chromium:{ascii:1024,loop:128,utf16ByString:0},
firefox:{ascii:400,loop:Y,utf16ByString:0},other:{ascii:Y,loop:Y,utf16ByString:0}},ga={node:{utf8Slice:8191,latin1:!0,readMany:128,
writeMany:64},deno:{utf8Slice:64,latin1:!0,readMany:128,writeMany:Y},bun:{utf8Slice:0,latin1:!0,readMany:16,writeMany:16},
chromium:{utf8Slice:0,latin1:!1,readMany:Y,writeMany:Y},firefox:{utf8Slice:0,latin1:!1,readMany:1024,writeMany:Y},other:{
utf8Slice:0,latin1:!1,readMany:16,writeMany:Y}},Ea=[0,Y],ya=[Y,Y],ko=Ht(40);function Ni(t){if(ko[t]===void 0){let[e,n]=Sa(
t);ko[t]={lookUp:e,host:n}}return ko[t]}function Sa(t){let{utf8:e,utf16LE:n,singleByte:o,multiByte:r}=xa[gn()];return t===
0?e:t===38?n:!!0&&(W(t)||Zt(t))?ya:W(t)?o:Zt(t)?r:Ea}var Mi=()=>wa[gn()],En=()=>ga[gn()];function Ci(t,e,n,o){let r=_i(n),i=u=>Ta(u,r,e),s=(o&&i(()=>ba(n,o)))??r,{readMany:c,writeMany:f}=En(),a=c<1/0&&(i(()=>Fa(
t,n))??i(()=>Ia(n)));return a?{...s,read:(u,l)=>(l<c?s:a).read(u,l),write:(u,l)=>(u.length<f?s:a).write(u,l),most:a.most,
collect:a.collect}:s}function Ta(t,e,n){let o="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
return ot(()=>{let r=t();return r.write(o,n),e.read(n,o.length)===o&&r.read(n,o.length)===o?r:void 0})}var Aa="strings";
function ba(t,e){let[n]=WebAssembly.Module.customSections(e,Aa),o=new WebAssembly.Module(n,{builtins:["js-string"]}),{exports:r}=new WebAssembly.
Instance(o,{"encoding-wasm":{memory:t}});return{...r,most:65539}}function Fa(t,e){let[n,o]=[Qt,ri];return{read:(r,i)=>n.
call(t(),r,r+2*i),write:(r,i)=>o.call(t(),r,i,2*r.length),most:1/0,collect:$i(e,(r,i)=>n.call(r,0,i))}}function Ia(t){let e=Lt(
"utf-16le");return{..._i(t),read:(n,o)=>e.decode(new Uint16Array(t.buffer,n,o)),collect:$i(t,(n,o)=>e.decode(T(n,0,o)))}}
function _i(t){return{read:(e,n)=>wn(t.buffer,e,n),write(e,n){let o=new Uint16Array(t.buffer,n,e.length);for(let r=0;r<e.
length;r++)o[r]=e.charCodeAt(r)},most:1/0}}function $i(t,e){let n;return typeof WeakRef!="function"?void 0:o;function o(i){
let s=r(2*i),c=0;return{add(f,a){X(s,new Uint8Array(t.buffer,f,2*a),c),c+=2*a},toText:()=>e(s,c)}}function r(i){let s=n?.
deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return n=new WeakRef(c),c}}var be,x,Po,Wo,ft,P={input:0,units:0,output:0},On=0,Sn={name:"",encoding:-1},K={isBusy:!0,count:0};function Fe(t,e){Sn.name=
t,Sn.encoding=e,K.count+=1,K.isBusy&&Li(),K.isBusy=!0}function Li(t=Co){if(!!0)return Di(oi());try{_a(),be??=Ca(Ma(t())),
Di(new WebAssembly.Instance(be).exports,be)}catch(e){throw $a(e)}}function Ri(t){be=void 0,Li(()=>t)}var Na=v(()=>ot(()=>Ui(Co()))===!0),ee=()=>!!0||be!==void 0||Ti()||Na();function Ma(t){return Ui(t)?t:new WebAssembly.Module(
t)}function Ui(t){try{return WebAssembly.Module.customSections(t,ki),!0}catch{return!1}}var ki="encoding-wasm";function Ca(t){
let[e]=WebAssembly.Module.customSections(t,ki),n="encoding-wasm 0.1.0",o=e?String.fromCharCode(...new Uint8Array(e)):"so\
mething else";if(o===n||o===`${rn} 0.1.0`)return t;throw new TypeError(`encoding-wasm: the given module belongs to ${o},\
 not to ${n}; use encoding.wasm of this version.`)}function Di(t,e=void 0){x=t,Ho=WebAssembly.RuntimeError,P.input=x.input(),
P.units=x.units(),P.output=x.output(),Go(),ft=Ci(Ie,P.units,x.memory,e),On=Math.min(x.units_length(),ft.most),K.isBusy=!1}
var Pi="labels and names work without it",vo="import 'encoding-wasm/no-wasm'";function _a(){if(typeof WebAssembly!="obje\
ct")throw new Error(`encoding-wasm: this host has no WebAssembly, which this call needs. Turn it on, or ${vo}; ${Pi}.`)}
function $a(t){let{message:e}=t,n=i=>new Error(`encoding-wasm: ${i}`,{cause:t});if(e.startsWith("encoding-wasm: "))return t;
if(Da(t))return new RangeError(`encoding-wasm: ${Wi} (${e})`,{cause:t});if(/content security policy|\bCSP\b|: $/i.test(e))
return n(`this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src, or ${vo}`);
if(/main thread|larger than \d+ ?[KM]B/i.test(e))return n(`this host compiles WebAssembly only asynchronously here; ${"`\
await initialize()` before the first call"} (${e})`);if(/disallowed by embedder/.test(e))return n(`this host doesn't let\
 this code compile WebAssembly; ${"call initialize() with a compiled module first"} (${e})`);let{CompileError:o,LinkError:r}=WebAssembly;
return t instanceof o||t instanceof r?n(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't h\
ave SIMD: ${vo} (${t})`):t}var Wi="no memory for WebAssembly; free some, and call again",Da=t=>t instanceof RangeError&&
/memory/i.test(t.message);function Ie(){return Po[0]===void 0&&Go(),Po}function ne(){return Wo[0]===void 0&&Go(),Wo}function Go(){
Po=new Uint8Array(x.memory.buffer),Wo=new Uint8Array(x.memory.buffer,P.input,65536)}function at(t,e,n){Fe(t,e);try{let o=n();
return K.isBusy=!1,o}catch(o){throw gt(o)}}var Ho;function gt(t){if(!K.isBusy||!La(t))return t;let e=y[Sn.encoding]?.name,
n=`${Sn.name}${e?` of ${e}`:""} failed`;return Ra()?new RangeError(`encoding-wasm: ${n}: ${Wi}`,{cause:t}):new Error(`en\
coding-wasm 0.1.0: ${n} (${t.message}) because of a bug in this package. Please report it, with the input if you can.`,{
cause:t})}var La=t=>Ho!==void 0&&t instanceof Ho;function Ra(){try{return x.memory.grow(32),!1}catch{return!0}}var ji=()=>new Int32Array(x.memory.buffer,x.codec(),x.codec_length()>>2),tt=()=>new Int32Array(ji()),jo=t=>X(ji(),t);function oe(t,e){
Fe("decoding",t),e?jo(e):x.new_decoder(t)}function Yo(t,e){Fe("encoding",t),e?jo(e):x.new_encoder(t)}function Ko(t,e,n,o){
Fe("transcoding",t),o?jo(o):x.new_transcoder(t,e,+n)}function Yi(t,e){x.set_source_encoding(t,+e),K.isBusy=!1}function Kt(t){
let e=m(t),n=x.alloc(e)>>>0;return X(Ie(),t,n),[n,e]}var Wa=v(()=>Uint8Array.from(tn,t=>t.charCodeAt(0))),vi,zo=t=>at("s\
niffing",-1,()=>(vi!==x&&x.give_labels(...Kt(Wa())),vi=x,t())),qo=(t,e,...n)=>zo(()=>x.sniff_html(...Kt(t),e,...n)),Ki=(t,e,n)=>zo(
()=>x.sniff_xml(...Kt(t),e,n));function zi(t,e){let n=zo(()=>x.find_declared_label(...Kt(t),e));return n<0?null:{start:n&
1048575,length:n>>20}}var qi=(t,e)=>at("sniffing",-1,()=>x.default_for(...Kt(t),e)),Vi=(t,e,n,o,r,i)=>at("detection",-1,
()=>{let s=m(t),c=0;do{let d=Math.min(c+65536,s);x.feed_detector(...Kt(T(t,c,d)),+(e&&d===s)),c=d}while(c<s);let f=d=>d?
Kt(d):[0,0],a=x.guess(...f(n),...f(o),...f(r),+i)>>>0,{buffer:u}=x.memory,l=new Float32Array(u,a,1)[0];return new Float32Array(
new Float32Array(u,a+4,l))});function re(t,e,n,o,r){Nt(ne(),0,t,e),K.isBusy=!0;let i=x.decode_block(e,n,+o,+r);return K.
isBusy=!1,i}var Tn=(t,e,n)=>at("decoding",-1,()=>{for(let o=0,r=1024;o<e;o+=r,r=Math.min(4*r,65536)){let i=Math.min(r,e-
o);if(X(ne(),i===e?t:T(t,o,o+i)),!x.is_free_of(i,128,n))return!1}return!0}),Et={encoding:-1,table:void 0,owner:void 0};function Vo(t){
return Et.encoding===t&&Et.owner===x&&Et.table?.[0]!==void 0?Et.table:at("encoding",t,()=>{let e=x.unit_table(t)>>>0,{buffer:n}=x.
memory;return Et.encoding=t,Et.owner=x,e===0?Et.table=void 0:W(t)?Et.table=new Uint8Array(n,e,16384):Et.table=new Uint16Array(
n,e,65536),Et.table})}function Be(t,e){try{return t+e}catch(n){throw Ne(n)}}var Ne=t=>new RangeError("The text is too lo\
ng for a string of this host; convert it in parts, with { stream: true } or with a stream.",{cause:t});var An=(t,e,n,o=0)=>ft.write(t.slice(e,n),P.units+2*o);function Xo(t,e,n,o){K.isBusy=!0;let r=x.encode_block(t,e,n,+o);return K.
isBusy=!1,r}var O={none:0,source:1,result:2};function Xi(t,e,n,o){let r=m(t);Nt(ne(),0,t,r),K.isBusy=!0;let i=x.transcode_block(
r,+e,n,o);return K.isBusy=!1,i}var bn=()=>x.finished()!==0,Me=t=>D(Ie(),P.output,P.output+t),Jo=t=>T(Ie(),P.output,P.output+
t);var J=class{#t=null;#e=null;#n=0;get length(){return this.#n}add(e){let n=m(e);if(n===0)return;this.#n+=n;let o=this.#e;
if(o&&!o.isBlock&&Math.max(n,o.length)<=1024){let r=new Uint8Array(4096);X(r,o.bytes),o.bytes=r,o.isBlock=!0}if(o?.isBlock&&
o.length+n<=4096){X(o.bytes,e,o.length),o.length+=n;return}this.#e={bytes:e,length:n,isBlock:!1,next:null},o?o.next=this.#e:
this.#t=this.#e}forEach(e){for(let n=this.#t;n;n=n.next){let{bytes:o,length:r,isBlock:i}=n;e(i?D(o,0,r):o)}}concatenate(){
let e=this.#t;if(e&&!e.next&&!e.isBlock)return e.bytes;let n=Ha(this.#n),o=0;return this.forEach(r=>{X(n,r,o),o+=m(r)}),
n}};function Ha(t){try{return new Uint8Array(t)}catch(e){throw new RangeError(`This host has no room for ${t} bytes: enc\
ode in parts, with { stream: true } or with a stream.`,{cause:e})}}var Fn=class{held;#t;constructor(e,n){this.held=e,this.#t=n}add(e){let n=m(e);if(n===0)return;e[0]!==27&&this.#t(this.held);
let o=e[n-3]===27?n-3:n;this.#t(D(e,0,o)),this.held=D(e,o,n)}addUnchanged(e){m(e)!==0&&(this.#t(this.held),this.held=R,this.#t(
e))}};var In;function Ga(){return In===void 0&&(In=null,In=ot(ja)??null),In}function ja(){let t=ci(),{read:e,written:n}=t.encodeInto(
"a\uD83D\u6F22\u{1F4A9}",new Uint8Array(8)),o=t.encode("\uDCA9\xE9\u6F22\u{1F4A9}");return e===3&&n===7&&`${[...o]}`=="2\
39,191,189,195,169,230,188,162,240,159,146,169"&&Object.getPrototypeOf(o)===Uint8Array.prototype?t:void 0}var ts=new Uint8Array(
48);function ns(t){return t.length<=16?D(ts,0,os(t,ts).written):Zo(t)??(ee()?void 0:Ya(t))}function Ya(t){let e=new Uint8Array(
3*t.length);return D(e,0,os(t,e).written)}function os(t,e){let n=m(e),o=0,r=0;for(;o<t.length;){let i=t.charCodeAt(o);if(i<
128&&r<n){e[r++]=i,o+=1;continue}let s=Fi(t,o);if(r+Ii(s)>n)break;r=Bi(s,e,r),o+=s<65536?1:2}return{read:o,written:r}}function Zo(t){
try{return Ga()?.encode(t)}catch{return}}var Ka=new Uint8Array(256);function is(t,e){let{length:n}=t,o=new Uint8Array(n),r=0;for(;r+7<n;r+=8)o[r]=e[t.charCodeAt(
r)],o[r+1]=e[t.charCodeAt(r+1)],o[r+2]=e[t.charCodeAt(r+2)],o[r+3]=e[t.charCodeAt(r+3)],o[r+4]=e[t.charCodeAt(r+4)],o[r+
5]=e[t.charCodeAt(r+5)],o[r+6]=e[t.charCodeAt(r+6)],o[r+7]=e[t.charCodeAt(r+7)];for(;r<n;r++)o[r]=e[t.charCodeAt(r)];return dn(
o,0)?void 0:o}function ss(t,e){let{length:n}=t,o=n<=128?Ka:new Uint8Array(2*n),r=0;for(let i=0;i<n;i++){let s=t.charCodeAt(
i),c=s<128?s:e[s];if(c===0&&s>0)return;c>=256&&(o[r++]=c>>8),o[r++]=c}return D(o,0,r)}function cs(t,e){if(e===0)return ns(t);let{length:n}=t,{ascii:o,loop:r}=Mi();if(n>=o&&Gt(e)&&za(t)){let s=Zo(t);if(s&&m(
s)===n)return s}if(W(e))return n<=r?is(t,Vo(e)):void 0;if(!!0||n>Math.min(r,65536)||e===33)return;let i=Vo(e);return i&&
ss(t,i)}function za(t){let{length:e}=t,n=Math.max(8,e>>4);for(let o=0;o<e;o+=n)if(t.charCodeAt(o)>=128)return!1;return!0}var Qo=["fatal","html","replacement"],tr=()=>"",Ut=class{encoding;unmappable;#t;#e=null;#n=0;#o=R;locate=e=>e;constructor(e,n,o=void 0){
this.encoding=e,this.unmappable=n,this.#t=o}get name(){return y[this.encoding].name}encode(e,n){let r=!this.#e&&(n||this.#r(
e))?cs(e,this.encoding):void 0;return r?(this.#n=n?0:this.#n+e.length,r):this.#s(e,n)}#r(e){let{length:n}=e;return n>0&&
this.encoding!==33&&(e.charCodeAt(n-1)&64512)!==55296}get#i(){return this.#t?0:Qo.indexOf(this.unmappable)}#s(e,n){let o=this.#e,
r=this.#n,i=this.#o,s=new J;this.encodeOrFail(e,n,c=>s.add(c),(c,f)=>{throw new st(c,f,this.name)});try{return s.concatenate()}catch(c){
throw this.#e=o,this.#n=r,this.#o=i,c}}encodeOrFail(e,n,o,r=()=>{}){let i=this.#n,s=this.#e,c=this.#o,f=this.#t,a=this.#i,
u=f===tr,l=f&&!u?2048:65536,d=f&&this.encoding===33?new Fn(c,o):void 0,w=d?g=>d.add(g):o,p=d?g=>d.addUnchanged(g):o,h=!1,
E=!1;try{Yo(this.encoding,s);for(let g=0;g===0||g<e.length;g+=l){let I=Math.min(g+l,e.length);An(e,g,I);let B=I===e.length;
for(let _=0,H=!1;!H;){let k=Xo(_,I-g,a,n&&B);w(Me(k===-2?x.written():k));let nt=i+g+_+x.start();if(_+=x.read(),H=k!==-2&&
bn(),k!==-2||u)continue;E=!0;let Ee=x.code_point();if(f){let Io=tt(),{count:Bo}=K,Je=()=>this.locate(nt),q=f(Ee,Je);K.count!==
Bo&&(Yo(this.encoding,Io),An(e,g,I));let Ft=Dt=>{throw new st(Dt,Je(),this.name)};typeof q=="string"?qa(q,w,Ft):q?p(q):Ft(
Ee)}else r(Ee,nt);E=!1}}n?d&&o(d.held):(this.#e=this.#r(e)?null:tt(),this.#n=i+e.length,this.#o=d?.held??R),h=!0}catch(g){
throw gt(g)}finally{n&&(h||E)&&(this.#e=null,this.#n=0,this.#o=R)}}};function qa(t,e,n){let o=Oi(t);for(let r=0;r<o.length;r+=2048){let i=Math.min(r+2048,o.length);An(o,r,i,2048);let s=Xo(2048,
2048+i-r,0,!1);s===-2&&n(x.code_point()),e(Me(s))}}var Xa=v(()=>{let t=Jr.split(`
`),e=0;return new Map(Xr.split(",").map((n,o)=>(e+=Number.parseInt(n||"1",36),[String.fromCodePoint(e),t[o].split("	")])))}),
fs=t=>/[\u0300-\u0336\u0339-\u036F]/.test(t);function Ce(t,e=Ja(t)){let n=new Map;return o=>{let r=n.get(o);return r===void 0&&
(r=as(String.fromCodePoint(o),e,3),n.set(o,r)),r}}function Ja(t){let e=new Ut(t,"fatal");return n=>{try{return e.encode(
n,!0),!0}catch(o){if(o instanceof st)return!1;throw o}}}function as(t,e,n){if(fs(t))return"";if(n===0)return null;let o=Za(
t),r=o.find(e);if(r!==void 0)return r;for(let i of o){let s=Array.from(i,c=>e(c)?c:as(c,e,n-1));if(!s.includes(null))return s.
join("")}return null}function Za(t){let e=[...Xa().get(t)??[],...Qa(t)],n=t.normalize("NFKD");return n===t||/^ ./u.test(
n)?e:[...e,n.normalize(),n]}function Qa(t){let e=t.normalize("NFD"),[n,...o]=e,r=[],i=[];for(let s=2**o.length-2;s>=0;s--){
let c=d=>s>>o.length-1-d&1,f=o.filter((d,w)=>c(w)),a=o.filter((d,w)=>!c(w)),u=[n,...f].join("").normalize("NFC"),l=u+a.join(
"");l.normalize("NFD")===e&&r.push(l),a.every(fs)&&i.push(u)}return[...r,...i]}function ou(t,e,n){let o="";for(let r=0;r<e.length;r+=n)o+=t.decode(e.slice(r,r+n),{stream:!0});return o+t.decode()}var Nn=[
0,255],Bn=[48,57],ps=[65,65],se=[27,27],us=[33,126],ru=[[Nn]],iu=[[[127,255],Nn,ps]],ls=[[[129,132],Bn,[129,254],Bn],[[133,
254],Bn,[129,130],Bn]],ds=[[[216,223],[216,223],[216,223],[216,223]]],su={"UTF-8":[[[224,245],[127,192],[191,192],[128,128],
ps]],"UTF-16BE":ds,"UTF-16LE":ds,GBK:ls,gb18030:ls,"EUC-JP":[[[143,143],[161,254],[161,254]]],"ISO-2022-JP":[[se,[36,36],
[66,66],us,us,se,[40,40],[66,66]],[se,[40,40],[64,74],Nn,se,[40,40],[66,66]],[se,[36,36],[64,67],Nn,[33,33],se,[40,40],[
66,66]]]};function ms(t){let e=t.reduce((o,[r,i])=>o*(i-r+1),1),n=new Uint8Array(e*t.length);for(let o=0;o<e;o++){let r=o;
for(let i=t.length-1;i>=0;i--){let[s,c]=t[i],f=c-s+1;n[o*t.length+i]=s+r%f,r=Math.floor(r/f)}}return n}function cu(t,e){
let n=t;for(let o=0;o<e.length;o++)n=Math.imul(n^e.charCodeAt(o),16777619);return n}function fu(t,e,n){let o=2166136261;
for(let r of hs(e,n)){let i=ms(r),s=t.decode(i);if(ou(t,i,61)!==s)return;o=cu(o,s)}return(o>>>0).toString(36)}var hs=(t,e)=>e?
ru:[...iu,...su[t]??[]];function au(t,e,n,o){let r=o?1:97;return hs(n,o).every(i=>{let s=ms(i),c=e();for(let f=0;f<s.length;f+=
r*i.length){let a=s.slice(f,f+i.length),u=t.decode(a),l=ot(()=>c.decode(a));if(l!==(u.includes("\uFFFD")?void 0:u))return!1;
l===void 0&&(c=e())}return!0})}var uu="1837ql9 1jutst9 1yfw9a 1oqwguc 1ac2p0h af3ko1 16f1rsp 18tfq0v 1vsqr04 1vsqr04 1bm\
5cfi 1ma703w j6uqn8 ahijon 1ogjgi3 i4xo6h uxzbd3 au32x4 whe4sx jmpfad 11a1avx 8m9h2n hj5jvv w3fi87 1309jwv 10w9g68 yqc8h\
w c19hme 3btjhe 1u2dwae 1u2dwae 1ts51zv 15i8b4n cc2l54 13q4vtf 157aqcy - 1jt7p05 18ze1nh gnw8ud";function xs(t,e,n,o){let r=o(
!1);return fu(r,e,n)===uu.split(" ")[t]&&au(r,()=>o(!0),e,n)}function ws(t,e,n){let o=new ArrayBuffer(2*m(e)),r=new Uint16Array(o),i=(c,f)=>{if(n)throw new $(y[t].name,c,f);return 65533},
s=t===0?lu(e,r,i):du(e,r,i,t);return wn(o,0,s)}function lu(t,e,n){let o=m(t),r=0;for(let i=0;i<o;){let s=i,c=t[i++],f=c<
128?1:Yt(c),a=f===1?c:c&127>>f,u=()=>i===s+1?xn(c,t[i]):(t[i]&192)===128;for(;i<s+f&&u();)a=a<<6|t[i++]&63;i!==s+f?e[r++]=
n(s,i-s):(a>65535&&(e[r++]=55232+(a>>10)),e[r++]=a>65535?56320|a&1023:a)}return r}function du(t,e,n,o){let r=m(t),i=c=>o===
37?t[c]<<8|t[c+1]:t[c]|t[c+1]<<8,s=0;for(let c=0;c<r;c+=2){let f=i(c),a=(f&64512)===55296;c+1===r?e[s++]=n(c,1):bi(f)?a&&
c+3<r&&(i(c+2)&64512)===56320?(e[s++]=f,e[s++]=i(c+2),c+=2):a&&c+3===r?(e[s++]=n(c,3),c+=1):e[s++]=n(c,2):e[s++]=f}return s}function gs(t,e,n,o){if(!Bt(t)||!o&&Es(t))return er(nr(t,o),t,e,n,!1);if(n>2147483647)throw Ne(void 0);return ws(t,D(e,0,
n),o)}function er(t,e,n,o,r){if(o>2147483647)throw Ne(void 0);try{return t.decode(D(n,0,o),{stream:r})}catch(i){throw i?.
name!=="TypeError"?Ne(i):new $(y[e].name,Number.NaN,0)}}var nr=(t,e)=>Es(t)?Lt(y[t].name,e):pu(t),Mn=Ht(40);function Es(t){
if(Mn[t]===void 0){Mn[t]=!1;let{name:e}=y[t],n=o=>Lt(e,o);Mn[t]=ot(()=>xs(t,e,W(t),n))===!0}return Mn[t]}function pu(t){
let{name:e}=y[t];try{at("decoding",-1,()=>{})}catch(n){let{message:o}=n,i=ot(()=>Lt(e))!==void 0?`The host's own TextDec\
oder gets ${e} wrong.`:`The host has no decoder of its own for ${e}.`,s=W(t)?" 'encoding-wasm/iconv-lite' decodes it wit\
hout WebAssembly.":"";throw new Error(`${o.replace(/\.?$/,".")} ${i}${s}`,{cause:n})}throw new Error("encoding-wasm: Web\
Assembly could not be used a moment ago; call again.")}function Mt(t,e,n,o,r,i){try{oe(t,e);let c=o>On&&o<268435456?ft.collect?.(o+3):void 0,f="",a=0;for(let u=0;;u+=65536){let l=o-
u<=65536,d=l?o-u:65536,w=d===o?n:T(n,u,u+d),p=re(w,d,a,r,i&&l);if(p<0)throw new $(y[t].name,u+x.start(),x.length());if(a+=
p,!(!l&&a+65536+3<=On)){if(c)c.add(P.units,a);else{if(d===o)return ft.read(P.units,a);f=Be(f,ft.read(P.units,a))}if(l)return c?
c.toText():f;a=0}}}catch(s){throw gt(s)}}function Cn(t,e){if(t===0)return e(Uint8Array.from(hu))===xu;if(t===38||t===37){let o=wu.flatMap(r=>t===37?[r>>8,r&255]:
[r&255,r>>8]);return e(Uint8Array.from(o))===gu}let n=o=>e(o)===Mt(t,null,o,m(o),!1,!0);if(!W(t))return!1;for(let o of Eu())
if(!n(o))return!1;return!0}var hu=[239,187,191,97,127,195,169,230,188,162,240,159,146,169,239,187,191,192,128,237,160,128,
244,144,128,128,97,240,159,146,97,230,188],xu="\uFEFFa\x7F\xE9\u6F22\u{1F4A9}\uFEFF\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDa\uFFFDa\uFFFD",
wu=[65279,97,55357,28450,56489,55357,56489,65534,65279,55357],gu="\uFEFFa\uFFFD\u6F22\uFFFD\u{1F4A9}\uFFFE\uFEFF\uFFFD";
function*Eu(){for(let t=0;t<256;t++)yield Uint8Array.of(t);yield Uint8Array.from({length:4096},(t,e)=>e)}var _n=Ht(40);function Ts(t,e,n){_n[t]===void 0&&(_n[t]=null,_n[t]=ot(()=>yu(t))??null);try{return n>2147483647?void 0:_n[t]?.(
e,n)}catch{return}}var Ss=new Uint8Array(64),Os=Ht(65);function _e(t,e){return e<=64?(Nt(Ss,0,t,e),Os[e]??=T(Ss,0,e),Os[e]):
Te(t)?m(t)===e?t:T(t,0,e):D(t,0,e)}function yu(t){let{latin1:e,utf8Slice:n}=En();if(e&&t===38)return Su();if(e&&Gt(t)&&t!==
0)return Ou(t);let o=Lt(y[t].name),r=s=>o.decode(s);if(!Cn(t,r))return;if(t!==0||n===0)return(s,c)=>r(_e(s,c));let i=fn;
if(Cn(0,s=>i.call(s)))return(s,c)=>c<=n?i.call(_e(s,c)):r(_e(s,c))}function Su(){let t=Qt,e=n=>t.call(n).toWellFormed();
if(Cn(38,e))return(n,o)=>o%2===0?e(_e(n,o)):void 0}function Ou(t){let e=an,n=Uint8Array.from({length:256},(r,i)=>i);if(e.
call(n)!==String.fromCharCode(...n))return;let o=t===21?224:128;return(r,i)=>{let s=Math.ceil(i/8);for(let f=0;f<i;f+=s)
if((r[f]&o)===128)return;let c=_e(r,i);return Tn(c,i,o)?e.call(c):void 0}}var ce=0;function As(t,e,n,o){let r=at("decoding",t,()=>Tu(t,e,n));if(o&&r.includes("\uFFFD"))return;if(ce===n)return r;
let i=ce;try{return Be(r,Mt(t,null,T(e,i,n),n-i,o,!0))}catch(s){throw s instanceof $&&(s.offset+=i),s}}function Tu(t,e,n){
let{buffer:o}=x.memory,r=new Uint16Array(o,P.units,65536),i=W(t),s=i?new Uint16Array(o,x.byte_table(t),256):new Uint16Array(
o,x.pair_table(t),65536),c="";ce=n;for(let f=0;f<ce;){let a=0;if(i)for(let u=Math.min(n,f+65536);f<u;f++)r[a++]=s[e[f]];else
for(;a<65536&&f<ce;){let u=e[f],l=s[u],d=f+1;if((l&63488)===55296){if(l=d<n?s[u|e[d]<<8]:l,(l&63488)===55296){ce=f;break}
d++}r[a++]=l,f=d}c=Be(c,ft.read(P.units,a))}return c}function bs(t,e,n){return at("decoding",t,()=>{let{readBytes:o,readPairs:r}=ft;if(!o||!r)return;let i=!!0||W(t)?x.byte_table(
t):x.pair_table(t);if(i!==0)return Nt(ne(),0,e,n),(!W(t)?r:o)(P.input,n,i)??void 0})}function kt(t,e,n,o,r){let i;if(ee()){if(e===0)return"";let{lookUp:s,host:c}=Ni(n);e<=s?i=bs(n,t,e,o):e>=c&&(i=Ts(n,t,e)),
(i===void 0||o&&i.includes("\uFFFD"))&&(i=Mt(n,null,t,e,o,!0))}else i=gs(n,t,e,o);return r?i:or(i,n)}var or=(t,e)=>t.charCodeAt(
0)===65279&&Bt(e)?t.slice(1):t;var Au=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function $n(t){for(let[,e,n,o]of t.matchAll(Au))if(/^charset$/i.
test(e))return n?.replace(/\\(.)/gs,"$1")??o}var bu=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
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
osf00010100 osf00010101 osf00010102"],Fu=v(()=>new Map(bu.flatMap((t,e)=>t.split(" ").map(n=>[n,e]))));function Dn(t){let e=$n(
t)??t;return V(e)??Fu().get(nn(e))??ti(e)}var Iu=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,
Bu=[[/^auto$/i,"'auto' isn't an encoding: to find out the one of some bytes, use decodeAuto() or AutoDecoderStream of 'e\
ncoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are byte\
s, not a label; check the order of the arguments."]];function Fs(t){let e=Bu.find(([i])=>i.test(t));if(e)return` ${e[1]}`;
let n=Is(t),o=Dn(t);if(o===void 0&&Iu.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let r=o??Nu(n);return r!==
void 0&&r!==36?` Did you mean '${y[r].name}'?`:/[^ -~]/.test(t)?" This doesn't look like a label; check the order of the\
 arguments.":""}var Is=t=>t.toLowerCase().replace(/[^a-z\d]/g,"");function Nu(t){if(t.length<3)return;let e=t.replace(/\D/g,
""),n=y.flatMap(({labels:o},r)=>o.map(Is).some(s=>s.replace(/\D/g,"")===e&&Mu(t,s))?r:[]);return n.length===1?n[0]:void 0}
function Mu(t,e){let n=0;for(;n<t.length&&t[n]===e[n];)n+=1;let[o,r]=[t.slice(n),e.slice(n)];return o[0]===r[1]&&o[1]===
r[0]&&o.slice(2)===r.slice(2)||o.slice(1)===r||o===r.slice(1)||o.slice(1)===r.slice(1)}var _u=[[36,""],[35,"korean"],[32,"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],$u=t=>_u.find(([e])=>t>=e)[1];function yt(t,e){
let n=V(t);if(n===void 0){let o=t.length>80?`${t.slice(0,80)}\u2026`:t;throw new RangeError(`${e}: The encoding label pr\
ovided ('${o}') is invalid.${Fs(t)}`)}if(void 0){let o=$u(n);if(o&&!(void 0).includes(o))throw new RangeError(`${e}: '${rn}\
' doesn't include ${y[n].name}; import it from 'encoding-wasm/${o}' or 'encoding-wasm'.`)}return n}function Ns(t,e,n="encodeUTF16() of 'encoding-wasm', or UTF-8"){let o=yt(t,e);if(o===37||o===38){let{name:r}=y[o];throw new RangeError(
`${e}: ${r} has no encoder in the standard; use ${n}.`)}return Du(o,t,e)}function Du(t,e,n){if(t===36)throw new RangeError(
`${n}: '${e}' is a label of the encoding 'replacement', which can't be written; use UTF-8.`);return t}var Ms=["fatal","html","replacement","ignore","translit","translit-replacement"];function Cs(t,e,n){if(typeof t=="function")return(r,i)=>Lu(t(r,i()),n);if(t==="ignore")return tr;if(t!=="translit"&&t!==
"translit-replacement")return;let o=Ce(e);return t==="translit"?o:r=>o(r)??"?"}function Lu(t,e){if(typeof t=="string")return t;
if(t==null)return null;let o=xt(ht(t,e,"The function 'unmappable' returned neither a string, bytes nor null."));return D(
o,0,m(o))}var fe=t=>t==null?void 0:wt(t);function $e(t,e,n,o="bytes"){if(t==null)return;let r=Math.trunc(Number(t));if(r>=0)return r;
throw new TypeError(`${e}: The option '${n}' must be a number of ${o}, not '${t}'.`)}function Ru(t,e,n){if(t!=null){if(typeof t!=
"object"||!(Symbol.iterator in t))throw new TypeError(`${e}: The option '${n}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(t,o=>yt(wt(o),e))}}var Rn={allowUTF8:t=>t===void 0||!!t,candidates:Ru,locale:fe,maxBytes:$e,
tld:fe},rr=["text","ASCII","empty","binary","unknown","UTF-32"];function ae(t,e,{allowUTF8:n,candidates:o,locale:r,maxBytes:i=1/0,
tld:s}){let c=rt(t,i),f=e&&m(c)===m(t),a=Vi(c,f,o,r&&Ln(r),s&&Ln(s),n),{0:u,1:l,2:d}=a;return{encoding:l<0?void 0:l,score:d,
kind:rr[u],isASCII:rr[u]==="ASCII"||rr[u]==="empty",candidates:Array.from({length:(a.length-3)/2},(w,p)=>({encoding:y[a[3+
2*p]].name,score:a[4+2*p]}))}}function Ln(t=""){return Uint8Array.from(t,e=>Math.min(e.charCodeAt(0),255))}function ir(t,e=void 0){
let n="Failed to execute 'detectEncoding'",o=ht(t,n),r=Rt(e,Rn,n),i=ae(xt(o),!0,r);return{...i,encoding:i.encoding===void 0?
null:y[i.encoding].name}}var Pu=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],Wu=[33,36,37,
38],ue=(t,e)=>{let n=fe(t);return n===void 0?-1:yt(n,e)},_s=(t,e,n)=>Math.min($e(t,e,n)??1024,1048576),$s=(t,e)=>Math.max(
3,e===-1?t:0);function Ds(t){let e=fe(t)??"";return V($n(e)??e)??-1}function vu(t,e,n){if(t)return Rt(t===!0?void 0:t,Rn,
`${e}, option '${n}'`)}var Hu={defaultEncoding:ue,detect:vu,likelyEncoding:ue,locale:fe,maxPrescanBytes:_s,parentEncoding:ue,
transportLayerEncodingLabel:Ds,userOverride:ue};function Gu(t,e){let n=Rt(t,Hu,e),{likelyEncoding:o,locale:r,maxPrescanBytes:i,
parentEncoding:s,transportLayerEncodingLabel:c,userOverride:f}=n;return{prescanned:$s(i,Math.max(f,c)),declared(a){let u=qo(
a,i,f,c,s,o);return u===-1?void 0:De(u)},options:n.detect&&{...n.detect,locale:n.detect.locale??r},decide:a=>Ls(a)??{...ju(
r,n.defaultEncoding),kind:a?.kind}}}function Ls(t){if(t?.encoding===void 0||t.isASCII)return;let{encoding:e,score:n,kind:o}=t;
return{encoding:e,confidence:"tentative",source:"detection",score:n,kind:o}}function ju(t,e){return De(qi(Ln(t),e===-1?21:
e))}var Yu={defaultEncoding:ue,maxPrescanBytes:_s,transportLayerEncodingLabel:Ds};function Ku(t,e){let{defaultEncoding:n,
maxPrescanBytes:o,transportLayerEncodingLabel:r}=Rt(t,Yu,e),i=s=>{let c=De(Ki(s,o,r));return c.source==="default"&&n!==-1?
{...c,encoding:n}:c};return{prescanned:$s(o,r),declared:i,decide:()=>i(R)}}function zu(t,e){let n={...Rn,defaultEncoding:ue},
{defaultEncoding:o,...r}=Rt(t,n,e);return{prescanned:4,needsMore:i=>It(i)?.encoding===38&&i[2]===0,declared(i){let s=It(
i);if(!(!s||s.encoding===38&&i[2]===0&&i[3]===0))return{encoding:s.encoding,confidence:"certain",source:"BOM",score:null,
kind:"text"}},options:r,decide(i){let s=o===-1?i?.encoding??21:o,c=i?.kind;return Ls(i)??{encoding:s,confidence:"tentati\
ve",source:"default",score:null,kind:c}}}}var qu={detect:zu,html:Gu,xml:Ku},sr=["detect","html","xml"],Vu={prefixBytes:$e,
sniff:Ro(sr)};function Ct(t,e){let{prefixBytes:n,sniff:o}=Rt(t,Vu,e),r=qu[o](t,e),{decide:i,options:s}=r;return{prescanned:Math.
min(r.prescanned,n??1/0),needsMore:r.needsMore,declared:r.declared,detection:s&&{windowBytes:n??65536,maxBytes:s.maxBytes??
1/0,passesASCII:v(()=>{let c=s.candidates&&ae(R,!0,s);return!Wu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>Xu(
r,c),takesWhole:n===void 0}}function Xu({prescanned:t,declared:e,options:n,decide:o},r){return e(rt(r,t))??o(n&&ae(r,!0,
n))}function Rs(t){let e=qo(rt(t,1024),1024,-1,-1,-1,-1);return e===-1||De(e).source==="BOM"?void 0:De(e)}function De(t){
let e=t&65536?"certain":"tentative";return{encoding:t&255,confidence:e,source:Pu[t>>8&255],score:null}}var Ps=["(B","(J","(I","$@","$B"],Un=class{#t=!0;#e=!0;read(e,n){let o=m(e),r=this.#t?Zu(e):0,i=0,s=!1;for(;i<o&&!s&&(i>=
r&&(i=Qu(e,i)),i!==o);){let f=e[i];if(f===27&&this.#e){let a=el(e,i);if(s=Ps.includes(a),!s&&!n&&nl(a))break;this.#e=s}else
s=f>=128||i<r&&tl(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!n)?{plain:0,evidence:c}:(this.#t=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#e}skip(e,n){this.#t=!1,this.#e&&=e[n]!==27;let o=this.#e?n:m(e);for(;o<m(e)&&e[o]!==27;)o+=1;return o}};function Zu(t){
let[e,n]=[!0,!0];for(let o=0;o<32;o+=2){if(o+1>=m(t))return 1/0;if(e&&=ks(t[o],t[o+1]),n&&=ks(t[o+1],t[o]),!e&&!n)return o+
2}return 32}function Qu(t,e){let n=m(t),o=n-e;if(o>=256){let i=T(t,e);if(!dn(i,27)&&Tn(i,o,128))return n}let r=e;for(;r<
n&&t[r]<128&&t[r]!==27;)r+=1;return r}var ks=(t,e)=>t===48||t>=78||t===32&&(e===12||e===13||e>=16&&e<=94)||t===33&&e===34,
tl=t=>t<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(t));function el(t,e){let n="";for(let o=e+1;o<Math.min(e+3,m(t));o++)n+=String.fromCharCode(
t[o]);return n}var nl=t=>t.length<2&&Ps.some(e=>e.startsWith(t));var St=class{decision=null;sample=R;detected;#t;#e=!0;#n=!1;#o=new Un;#r=new J;#i;#s=0;#c=R;#f=R;constructor(e){this.#t=
e;let{prescanned:n,needsMore:o}=e;this.#i=o?Math.min(n,3):n}add(e,n){let o=new J;if(this.#e&&n&&this.#t.takesWhole)return this.#a(
this.#t.sniff(e),o,e);if(this.#e=!1,this.#r.length+m(e)<this.#i&&!n)return this.#p(e,this.#i,o);this.#r.add(e);let r=this.#r.
concatenate();this.#r=new J;let{prescanned:i,needsMore:s}=this.#t,c=rt(r,i);if(!this.#n&&!n&&m(c)<i&&s?.(c))return this.#p(
r,i,o);let f=this.#n?void 0:this.#t.declared(c);return this.#n=!0,f?this.#a(f,o,r):this.#m(r,n,o)}#m(e,n,o){let{detection:r,
decide:i}=this.#t;if(!r)return this.#a(i(void 0),o,e);for(let s=e;;){let c=r.maxBytes-this.#s,f=m(s)>c,a=n&&!f,{plain:u,
evidence:l}=r.passesASCII()?this.#o.read(rt(s,c),a):{plain:0,evidence:0};s=this.#l(s,u,o);let d=m(s),w=c-u;if(l===-1)return n||
f?this.#a(i(this.#d(rt(s,w),a)),o,s):this.#p(s,d+1,o);let p=vs(rt(s,w),l-u,r.windowBytes),h=Math.min(p+r.windowBytes,w);
if(d<h&&!n)return this.#p(s,h,o);let E=rt(s,h),g=this.#d(E,d<h);if(h<=p||h===w||!r.passesASCII()||!il(g,E))return this.#a(
i(g),o,s);s=this.#l(s,this.#o.skip(E,l-u),o)}}#d(e,n){this.sample=jt(jt(this.#c,this.#f),e);let o=this.#t.detection.options,
r=ae(this.sample,n,{...o,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(e){return e===33?this.#o.mayBeISO2022JP:this.#s===0||e!==37&&e!==38}#p(e,n,o){
let r=m(e);return r>0&&this.#r.add(D(e,0,r)),this.#i=n,{passed:o,rest:null}}#l(e,n,o){let r=rt(e,n);n>0&&o.add(r),this.#s+=
n;let i=Math.min(n,2048-m(this.#c));return i>0&&(this.#c=jt(this.#c,rt(r,i))),this.#f=Ws(jt(this.#f,Ws(T(r,i)))),T(e,n)}#a(e,n,o){
return this.decision=e,{passed:n,rest:o}}},Ws=t=>T(t,Math.max(0,m(t)-64));function vs(t,e,n){let o=Math.min(m(t),e+n);for(let r=e;r<
o;r++)if(t[r]>=128)return r;return e}function il(t,e){return t.isASCII||t.encoding===void 0&&!(e[vs(e,0,1/0)]>=128)}var Pn=class{#t;#e;#n=0;constructor(e,n,o,r){this.#t=e,this.#e=new Ut(n,o,r)}get decision(){return this.#t.decision}setSource(e,n){
this.#t.setSource(e,n)}transcode(e,n,o){let r=m(e);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#o(T(e,i,s?r:i+4096),
s?n:O.none,o)}}#o(e,n,o){let r=this.#n;this.#e.locate=cl(this.#t.copy(),e,r);let i=new J,s;try{this.#t.transcode(e,n===O.
result?O.source:n,a=>i.add(a))}catch(a){s=a}let c=i.concatenate(),f=kt(c,m(c),38,!1,!0);try{this.#e.encodeOrFail(f,n===O.
result,o),this.#n=n===O.result?0:r+f.length}catch(a){throw this.#t.abandonSource(),a}if(s)throw s}};function cl(t,e,n){let o=m(
e),r=e,i=t,s=t,c=n,f=n,a=0,u;return l=>{for(;l>=f&&a<o;)r=T(e,a,Math.min(a+64,o)),a+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,O.none,d=>{f+=m(d)/2}),u=void 0;return u??=fl(i,r),u[l-c]}}function fl(t,e){let n=m(e),o=t.copy(!1),r=new Float64Array(
2*n+2),i=0,s=Gs(t);for(let c=0;c<n;c++){let f=t.position+c,a=s===f?al(o.from,e,c):0;if(a>0){o.transcode(T(e,c,c+a),O.none,
()=>{});for(let g=0;g<a;g++)r[i++]=f++;if(s=f,c+=a,c===n)break}let u=T(e,c,c+1),l=o.copy(),d=0,w=0;o.transcode(u,O.none,
g=>{d===0&&(w=g[0]|g[1]<<8),d+=m(g)/2}),d>0&&(r[i++]=s);let p=w===65533&&s<f?js(l,u,O.none):void 0,h=p&&p.offset+p.length;
for(let g=1;g<d;g++)r[i++]=h===void 0?s:h+g-1;let E=f-s===2||f<=2;d>0&&!p?s=f+1:(p||E)&&(s=Gs(o))}return r[i]=s,r[i+1]=s+
1,r}function al(t,e,n){if(W(t))return m(e)-n;let o=n;if(Gt(t))for(;e[o]<128;)o+=1;return o-n}var Gs=t=>js(t,R,O.source)?.
offset??t.position;function js(t,e,n){try{t.copy(!0).transcode(e,n,()=>{})}catch(o){if(o instanceof $)return o;throw o}}function de(t,e,n,o){return typeof t=="number"?Ys(t,e,n,o):new Re(t,Ys(0,e,n,o))}function Ys(t,e,n,o){let{unmappable:r,losses:i}=n,
s=Cs(r,e,o);if(!s||Bt(e))return new Wn(t,e,n);let c=fr(t,n);return new Pn(c,e,r,i?.counting(s)??s)}function fr(t,e){return new Wn(
t,38,{...e,bom:!1,unmappable:"fatal"})}var Wn=class t{from;to;#t=null;#e=0;#n;constructor(e,n,o){this.from=e,this.to=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(e,n){this.from=e,this.#t&&(Ko(e,this.to,this.#n.ignoreBOM,
this.#t),Yi(e,n),this.#t=tt())}get position(){return this.#e}copy(e=this.#n.fatal){let n=new t(this.from,this.to,{...this.#n,
fatal:e,losses:void 0});return n.#t=this.#t,n.#e=this.#e,n}abandonSource(){this.setSource(this.from,!1),this.#e=0}transcode(e,n,o){
let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=Me,losses:a}=this.#n;s&&!this.#t&&o(Uint8Array.from(on(this.to)??[]));
let u=Math.max(0,Qo.indexOf(c)),l=m(e);try{Ko(this.from,this.to,i,this.#t);for(let d=0;;){let w=l-d<=65536,p=w&&d===0?e:
T(e,d,w?l:d+65536),h=Xi(p,r,u,w?n:O.none);a?.addBlock(this.#e+d);let E=h<0?x.written():h;if(E>0&&o(f(E)),h===-2&&c!=="fa\
tal")return!1;if(h<0&&this.#o(h,d),d+=x.read(),w&&bn())break}}catch(d){throw gt(d)}this.#t=n===O.result?null:tt(),this.#e=
n===O.none?this.#e+l:0}#o(e,n){let o=this.#e+n+x.start();throw this.#t=tt(),this.#e=0,e===-1?new $(y[this.from].name,o,x.
length()):new st(x.code_point(),o,y[this.to].name)}},Re=class{#t;#e=null;#n=!1;#o=null;#r=!1;#i;constructor(e,n){this.#t=
e,this.#i=n}get decision(){return this.#o}transcode(e,n,o){let r=this.#n?null:this.#e??this.#s();this.#e=null,this.#n=!1,
r?this.#c(r,e,n,o):this.#i.transcode(e,n,o),n===O.none&&(this.#o?this.#n=!0:this.#e=r)}#s(){return this.#o=null,this.#r=
!1,this.#i.setSource(0,!1),new St(this.#t)}#c(e,n,o,r){let{passed:i,rest:s}=e.add(n,o!==O.none);i.length>0&&(this.#i.transcode(
i.concatenate(),O.none,r),this.#r=!0),this.#o=e.decision,!(!e.decision||!s)&&(this.#i.setSource(e.decision.encoding,this.#r),
this.#i.transcode(s,o,r))}};var kc=require("node:buffer"),eo=require("node:fs"),no=require("node:path");var Ot=class{encoding;fatal;ignoreBOM;#t=R;#e=null;#n=void 0;#o=!1;#r;constructor(e,n,o,r=0){this.encoding=e,this.fatal=
n,this.ignoreBOM=o,this.#r=r}get name(){return y[this.encoding].name}reset(){this.#t=R,this.#e=null,this.#n=void 0,this.#o=
!1,this.#r=0}decode(e,n,o){let{encoding:r}=this,i=m(e),s=m(this.#t),c=s+i;if(i===0&&!n)return"";let f=n||W(r)||i>64&&Te(
e),a=s===0&&f?e:this.#i(e,i,s),u,l=c;try{this.#s(n)?u=this.#c(a,c,n):Ks(r)?u=this.#f(a,c,n):!n&&Zt(r)?(u=Mt(r,null,a,c,this.
fatal,!1),l-=x.held()):(n||(l-=ul(r,a,c)),u=kt(a,l,r,this.fatal,!0))}catch(d){throw d instanceof $?(d.offset+=this.#r-s,
this.#t=R,this.#r+=i,o===void 0?d:d.toTypeError(o)):d}return!this.#o&&l>0&&(this.#o=!0,this.ignoreBOM||(u=or(u,r))),this.#t=
l<c?D(a,l,c):R,this.#r+=i,u}#i(e,n,o){return o+n>512?jt(this.#t,T(e,0,n)):(o>0&&X(ar,this.#t),Nt(ar,o,e,n),ar)}#s(e){let{
encoding:n}=this;return this.#n!==void 0||!ee()&&(Ks(n)||!e&&Zt(n))}#c(e,n,o){let r=this.#n??nr(this.encoding,this.fatal);
this.#n=void 0;let i=er(r,this.encoding,e,n,!o);return o||(this.#n=r),i}#f(e,n,o){try{let r=Mt(this.encoding,this.#e,e,n,
this.fatal,o);return this.#e=o?null:tt(),r}catch(r){throw r instanceof $&&(this.#e=tt()),r}}},Ks=t=>t===33||t===36,ar=new Uint8Array(
512);function ul(t,e,n){if(t===0)return ll(e,n);if(t!==38&&t!==37)return 0;let o=n%2;return(e[n-o-(t===37?2:1)]&252)===216?
o+2:o}function ll(t,e){for(let n=1;n<=3&&n<=e;n++){let o=t[e-n];if(o>=128&&o<192)continue;let r=Yt(o);return n<r&&(n===1||
xn(o,t[e-n+1]))?n:0}return 0}var At=require("node:fs"),xc=require("node:path");var ur=require("node:buffer");var qs=/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu,Hn=t=>t.replace(qs,e=>{let n=e.charCodeAt(0);return n<256?`\\x${vn(
n,2)}`:n>=56448&&n<=56575?`\\x${vn(n&255,2)}`:`\\u{${vn(n,4)}}`}),Vs=t=>JSON.stringify(t,null,2).replace(qs,e=>e===`
`?e:`\\u${vn(e.charCodeAt(0),4)}`),vn=(t,e)=>t.toString(16).toUpperCase().padStart(e,"0");function Ue(t){if((0,ur.isUtf8)(t))return Xs(t);let e="";for(let n=0;n<t.length;){let o=[1,2,3,4].map(r=>t.subarray(n,n+
r)).find(r=>(0,ur.isUtf8)(r));e+=o?Xs(o):String.fromCharCode(56320+t[n]),n+=o?.length??1}return e}var Xs=t=>Buffer.from(
t.buffer,t.byteOffset,t.length).toString();function b(t){let e=t.split(/([\uDC80-\uDCFF])/u);return e.length===1?t:Buffer.
concat(e.map((n,o)=>o%2===0?Buffer.from(n):Buffer.of(n.charCodeAt(0)-56320)))}function N(t){return t===""?"''":t==="-"?"\
standard input":Hn(t)}var Gn=require("node:fs");var lt="it has changed in the meantime, and that change would be lost; convert again",it=(t,e=!1)=>(e?Gn.lstatSync:Gn.statSync)(
b(t),{throwIfNoEntry:!1,bigint:!0}),Z=(t,e)=>t?.dev===e?.dev&&t?.ino===e?.ino;function Zs(t,e){let n=it(t,!0);return!Z(n,
e)||n?.size!==e?.size||n?.mtimeNs!==e?.mtimeNs}var z=require("node:fs"),gr=require("node:path");var S=qf(require("node:fs"),1),Tt=require("node:path");var tc=require("node:fs"),et=require("node:path");function jn(t,e){if(t==="."&&e!=="-")return e;let n=t.endsWith("/")||et.sep==="\\"&&/[\\:]$/.test(t);return`${t}${n?"":et.sep}${e}`}
function ke(t){try{return Ue(tc.realpathSync.native(b(t),"buffer"))}catch{let e=(0,et.dirname)(t);return e===t?(0,et.resolve)(
t):(0,et.join)(ke(e),(0,et.basename)(t))}}var Qs=new Map;function lr(t){let e=(0,et.dirname)(t),n=Qs.get(e)??ke(e);return Qs.
set(e,n),(0,et.join)(n,(0,et.basename)(t))}var nc=require("node:util");var pe={failure:1,usage:2};var oc={ELOOP:"its symbolic links form a loop; check where they point",ENAMETOOLONG:"its name is longer than the file sy\
stem allows; use a shorter one",ENOTDIR:"part of its path is a file, not a directory; check the path"},Yn={...oc,EACCES:"\
its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",EIO:"its devic\
e failed while it was read; check the device",EISDIR:"it is a directory; name the files in it, or the directory with --r\
ecursive",ENOENT:"there is no such file; check its name and its directory",EPERM:"the system does not let you read it; a\
sk its owner"},rc="it is a symbolic link to a file that does not exist; check where it points",ic="there is no such file\
, and no file matches it as a pattern; check its name and its directory",qt={binary:"it looks like binary data",unknown:"\
its encoding can't be recognized","UTF-32":"it is in UTF-32, which is not detected automatically"},Pe=({score:t,kind:e})=>(e&&
qt[e])??(t!==null&&t<.9?"this is uncertain":void 0),_t={...oc,EACCES:"its permissions, or those of its directory, do not\
 let you write it; change them, or write elsewhere",EBUSY:"it is in use, or something is mounted on it, so it cannot be \
replaced; write elsewhere",EEXIST:"a file has the same name as a directory that it needs; name another directory",EDQUOT:"\
your disk quota is used up; free some space, or write elsewhere",EFBIG:'it would be larger than the file system or "ulim\
it -f" allows; write elsewhere',EIO:"its device failed while it was written; check the device, or write elsewhere",EISDIR:"\
it is a directory; name a file in it",ENOENT:"its directory does not exist, or accepts no new files; create it first, or\
 write elsewhere",ENOSPC:"no space is left on its device; free some space, or write elsewhere",EPERM:"the system does no\
t let you write it; write elsewhere",EROFS:"its file system is read-only; write elsewhere"},Pt=class extends Error{};function dt(t,e){
let{code:n="",errno:o}=t,r=o===void 0?void 0:(0,nc.getSystemErrorMap)().get(o)?.[1];return r===void 0?t:new Error(e[n]??
`${r} (${n})`)}function pt(t,e){return mt(t,e instanceof Error?e.message:String(e)),pe.failure}var mt=(t,e)=>Kn(`${t}: ${e}`),
Kn=t=>zn(`encoding-wasm: ${Hn(t)}
`),ec=!1;function zn(t){ec||process.stderr.on("error",()=>{}),ec=!0,process.stderr.write(t)}var ut=(t,e)=>`${t} ${e}${t===
1?"":"s"}`;function mr(t,e=438,n=!1){if(t===void 0)return pl(n);let{target:o,present:r,descriptor:i}=We(t);return i!==void 0?yl(i):
r?.isFIFO()?gl(b(t),r):r&&!r.isFile()?qn(uc(b(t),r),!0):xr(o,r,e)}function We(t){if(t==="")throw new Error("its name is \
empty; name a file");let e=(0,S.lstatSync)(b(t),{throwIfNoEntry:!1,bigint:!0}),n=e?.isSymbolicLink(),o=n?it(t):e;if(o?.isDirectory()||
t.endsWith("/")||t.endsWith(Tt.sep))throw new Error(_t.EISDIR);if(!o?.isFile())return{target:n?dr(t):t,present:o};let r=Vn(
t);return r===void 0&&(0,S.accessSync)(b(t),S.constants.W_OK),{target:n?dr(t):t,present:o,descriptor:r}}var sc;function pl(t){
return sc??=ml(t),sc}function ml(t){let e=(0,S.fstatSync)(1,{bigint:!0}),n=e.isFile()?e:void 0;return process.platform===
"win32"&&!n?qn(process.stdout,!1):wl(n,!t&&hl(e))}function hl(t){if(!t.isCharacterDevice()||it("/dev/null")?.rdev!==t.rdev)
return!1;try{return(0,S.readSync)(1,new Uint8Array(1)),!0}catch{return!1}}var xl="it is closed or discarded, so the resu\
lt is lost; write to a file with -o, or redirect it to /dev/null";function wl(t,e){let n=!e,o,r=()=>{o??=qn(process.stdout,
!1)};return{file:t,keepListening:t?void 0:r,write(i){let s=i;!n&&s.length>0&&(n=!0,mt("standard output",xl));try{for(;!o&&
s.length>0;)s=s.subarray((0,S.writeSync)(1,s))}catch(c){if(c.code!=="EAGAIN")throw c;r()}s.length>0&&o?.write(s)},wait:()=>o?.
wait(),finish:()=>o?.finish(),discard(){}}}function qn(t,e){let n;t.on("error",s=>{n??=s});let o,r=s=>new Promise((c,f)=>s(
a=>a?f(n??a):c(void 0))),i=()=>{let s=o;return o=void 0,s};return{write(s){if(n)throw n;let c=r(f=>t.write(Uint8Array.from(
s),f));o=Promise.all([o,c]),o.catch(()=>{})},wait:i,async finish(){if(await i(),n)throw n;e&&await r(s=>{t.once("error",
s).once("close",()=>s()),t.end()})},discard:()=>e?t.destroy?.():void 0}}function uc(t,e){let n=((...[o,r,i,s])=>S.default.
open(o,r,i,(c,f)=>{if(c||Z((0,S.fstatSync)(f,{bigint:!0}),e))return s(c,f);(0,S.closeSync)(f),s(new Error(lt))}));return(0,S.createWriteStream)(
t,{flags:S.constants.O_WRONLY,fs:{...S.default,open:n}})}function gl(t,e){let n=uc(t,e),{discard:o,...r}=qn(n,!0);return{
...r,file:e,discard(){o(),n.pending&&El(t,n)}}}function El(t,e){try{let n=(0,S.openSync)(t,S.constants.O_RDONLY|S.constants.
O_NONBLOCK);e.once("close",()=>(0,S.closeSync)(n))}catch{}}function dr(t){let e=lc(t);return e===void 0?t:dr(e)}function lc(t){
if(!(0,S.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink())return;let e=Ue((0,S.readlinkSync)(b(t),"buffer"));return(0,Tt.isAbsolute)(
e)?e:`${Ue(S.realpathSync.native(b((0,Tt.dirname)(t)),"buffer"))}${Tt.sep}${e}`}function Vn(t){let[,e]=/^\/(?:dev|proc\/self)\/fd\/(\d+)$/.
exec((0,Tt.resolve)(t))??[];if(e!==void 0)return Number(e);let n=lc(t);return n===void 0?void 0:Vn(n)}function yl(t){return{
file:(0,S.fstatSync)(t,{bigint:!0}),write:e=>Xn(t,e),wait(){},finish(){},discard(){}}}function Xn(t,e){for(let n=e;n.length>
0;)n=n.subarray((0,S.writeSync)(t,n))}var cc=0;function Sl(t){cc+=1;let e=[process.pid,cc,Math.random().toString(36).slice(
2)].join("-");return jn((0,Tt.dirname)(t),`.encoding-wasm-${e}.tmp`)}function ve(t){try{(0,S.unlinkSync)(b(t))}catch(e){
if(e.code==="ENOENT")return;mt(N(t),"it is left over, because it cannot be removed; remove it yourself, or ask its owner")}}
var hr=(t,e)=>(0,S.openSync)(b(t),S.constants.O_WRONLY|S.constants.O_CREAT|S.constants.O_EXCL|(S.constants.O_NOFOLLOW??0),
e);function xr(t,e,n,o=()=>()=>{}){let r=Sl(t),i=b(r),s=hr(r,e?384:n),c=!0,f=()=>{c&&(c=!1,(0,S.closeSync)(s))};return{present:e,
write:a=>Xn(s,a),wait(){},finish(){if(Zs(t,e))throw new Error(lt);e&&wr(s,e);let a=(0,S.fstatSync)(s,{bigint:!0});f();let u=o();
try{if(!Z(it(r,!0),a))throw new Error(fc);(0,S.renameSync)(i,b(t))}catch(l){throw u(),l}if(!Z(it(t,!0),a))throw new Error(
fc)},discard(){try{f()}finally{ve(r)}}}}var fc="another program put a file in its place; convert again in a directory to\
 which nobody else can write",ac=2048,Ol=1024,Tl=56,wr=(t,e)=>(0,S.fchmodSync)(t,Al(t,e));function Al(t,e){let[n,o,r]=[e.
uid,e.gid,e.mode].map(Number);for(let i of[n,-1])try{return(0,S.fchownSync)(t,i,o),i===n?r:r&~ac}catch{}return r&~(ac|Ol|
Tl)}async function Jn(t,e=!1){try{let n=mr(void 0,void 0,e);return n.write(Buffer.from(t)),await n.finish(),0}catch(n){return He(
void 0,n)}}function He(t,e){if(e instanceof Pt)return pt(N(t??""),e);let{code:n=""}=e;if(["EPIPE","ECONNRESET"].includes(
n))return 0;let o=t===void 0?"standard output":N(t);return pt(`cannot write ${o}`,dt(e,_t))}var pc;function mc(t,e,{backup:n,isDry:o=!1,onUnchanged:r}){let i,s,c=0;pc??=new Uint8Array(65536);let f=pc,a=()=>{if(i!==
void 0)return i;if(i=Fl(t),!Z((0,z.fstatSync)(i,{bigint:!0}),e))throw new Error(lt);return i},u=()=>{i!==void 0&&(0,z.closeSync)(
i),i=void 0},l=(p,h)=>f.subarray(0,(0,z.readSync)(a(),f,0,Math.min(h,65536),p)),d=p=>{for(let h=0;h<p.length;){let E=l(c+
h,p.length-h);if(E.length===0||!bl(E,p.subarray(h,h+E.length)))return!1;h+=E.length}return!0},w=()=>{let{target:p,present:h}=We(
t);if(!Z(h,e))throw new Error(lt);me((0,gr.dirname)(p)),n?.check();let E=a(),g=o?Er:xr(p,e,0,n&&(()=>n.make(p,E,e)));s=g;
for(let I=0;I<c&&!o;){let B=l(I,c-I);if(B.length===0)throw new Error(lt);g.write(B),I+=B.length}return g};return{present:e,
write(p){!s&&d(p)?c+=p.length:(s??w()).write(p)},wait(){},async finish(){!s&&l(c,1).length>0&&w(),await s?.finish(),u(),
s||r?.()},discard(){u(),s?.discard()}}}var Er={write(){},wait(){},finish(){},discard(){}},bl=(t,e)=>Buffer.compare(t,e)===
0;function Fl(t){try{return(0,z.openSync)(b(t),z.constants.O_RDONLY|(z.constants.O_NONBLOCK??0))}catch(e){throw e.code===
"ENOENT"?new Error(lt):e}}function me(t){let e=(0,z.statSync)(b(t),{throwIfNoEntry:!1});if(!e)return me((0,gr.dirname)(t));
if(!e.isDirectory())throw new Error(_t.EEXIST);(0,z.accessSync)(b(t),z.constants.W_OK|z.constants.X_OK)}var wc=t=>({check:()=>hc(t,()=>{if(it(t,!0))throw new Pt(gc(t));me((0,xc.dirname)(t))}),make(e,n,o){return hc(t,()=>Il(e,
n,o,t)),()=>{Z(it(e,!0),o)&&ve(t)}}}),gc=t=>`its backup ${N(t)} already exists; use another suffix, or move that file aw\
ay`,Ec=t=>t.code==="EEXIST";function hc(t,e){try{e()}catch(n){if(Ec(n))throw new Pt(gc(t));let o=dt(n,_t);throw o===n?n:
new Pt(`its backup ${N(t)} can't be made: ${o.message}`)}}function Il(t,e,n,o){try{(0,At.linkSync)(b(t),b(o))}catch(r){if(Ec(
r))throw r;return Bl(e,n,o)}if(!Z(it(o,!0),n))throw ve(o),new Error(lt)}function Bl(t,e,n){let o=hr(n,384);try{let r=new Uint8Array(
262144);for(let s=0,c=262144;c>0;s+=c)c=(0,At.readSync)(t,r,0,262144,s),Xn(o,r.subarray(0,c));wr(o,e),(0,At.futimesSync)(
o,Number(e.atimeNs)/1e9,Number(e.mtimeNs)/1e9);let i=(0,At.fstatSync)(o,{bigint:!0});if(!Z(it(n,!0),i))throw new Error(lt)}catch(r){
throw ve(n),r}finally{(0,At.closeSync)(o)}}var he=class{#t;#e;#n=new J;#o=!1;constructor(e){this.#t=e,this.#e=e===37||e===38?2:1}add(e){return this.#o?[e]:(this.#n.
add(e),this.#n.length<4096*this.#e?[]:this.end())}end(){if(this.#o||this.#n.length===0)return[];this.#o=!0;let e=this.#n.
concatenate();this.#n=new J;let n=It(e)?.bytes.length??0,o=this.#r(T(e,n,Math.min(m(e),n+4096*this.#e)));if(!Sr(o))return[
e];let r=[],i=0;for(let s=0;;s++){let c=zi(o,s);if(!c)break;let{start:f,length:a}=c,u=String.fromCharCode(...T(o,f,f+a));
V(u)!==this.#t&&(r.push(T(e,i,n+f*this.#e),this.#i(y[this.#t].name)),i=n+(f+a)*this.#e)}return[...r,T(e,i)]}#r(e){if(this.#e===
1)return e;let n=new Uint8Array(m(e)>>1),[o,r]=this.#t===37?[0,1]:[1,0];for(let i=0;i<n.length;i++)n[i]=e[2*i+o]===0?e[2*
i+r]:128;return n}#i(e){let n=new Uint8Array(e.length*this.#e),o=this.#t===37?1:0;for(let r=0;r<e.length;r++)n[r*this.#e+
o]=e.charCodeAt(r);return n}};function Sr(t){let e=0;for(;e<m(t)&&` 	
\f\r`.includes(String.fromCharCode(t[e]));)e+=1;return t[e]===60}var M=require("node:fs");var yc=t=>/[*?]|^[^[]*\[.+\]/su.test(t);var Sc;async function Or(t,e={}){let n=async i=>{try{return await i()}catch(s){throw dt(s,bc(t))}},{next:o,close:r}=await n(
()=>t==="-"?Nl(e.output):Ml(b(t),e));return{next:()=>n(o),close:r}}async function*we(t,e){let n=await Or(t,e);try{for(let o=await n.
next();o;o=await n.next())yield o}finally{await n.close()}}function bt(t,e=!1){try{return it(t,e)}catch{return}}function Nl(t){
let e=(0,M.fstatSync)(0,{bigint:!0});return Nc(e,t),e.isFile()?Fc(0,e,()=>{}):Cl()}function Ml(t,{output:e,expected:n,isFound:o=!1}){
let r=Tc(t,e,o);if(r.isSymbolicLink())throw new Error(je);if(n&&!Z(r,n))throw new Error(je);if(!r.isFile())return _l(t);
let i=(0,M.openSync)(t,M.constants.O_RDONLY|(M.constants.O_NONBLOCK??0)),s=(0,M.fstatSync)(i,{bigint:!0});if(Z(s,r))return Fc(
i,s,()=>(0,M.closeSync)(i));throw(0,M.closeSync)(i),new Error(je)}var je="another file took its place meanwhile; convert\
 again";function Tc(t,e,n=!1){let o=(n?M.lstatSync:M.statSync)(t,{bigint:!0});return o.isDirectory()&&(0,M.opendirSync)(
t).closeSync(),Nc(o,e),o}function Ac(t){try{Tc(b(t)),(0,M.accessSync)(b(t),M.constants.R_OK)}catch(e){throw dt(e,bc(t))}}
var bc=t=>({...Yn,get ENOENT(){return(0,M.lstatSync)(b(t),{throwIfNoEntry:!1})?.isSymbolicLink()?rc:yc(t)?ic:Yn.ENOENT}});
function Fc(t,{size:e},n){Sc??=new Uint8Array(262144);let o=Sc,r=0;return{async next(){let i=(0,M.readSync)(t,o,0,262144,
null);if(r+=i,i>0)return o.subarray(0,i);if(r<e&&(0,M.fstatSync)(t,{bigint:!0}).size<e)throw new Error("it became shorte\
r while it was read, so its end is missing; convert it again")},close:n}}function Cl(){let t=Ic(0,()=>{}),e=process.platform===
"win32"?Oc():void 0;return{async next(){try{if(!e)return await t.next()}catch(n){if(n.code!=="EAGAIN")throw n;e=Oc()}return e.
next()},close:()=>e?.close()}}function Oc(){let t=process.stdin[Symbol.asyncIterator]();return{next:()=>t.next().then(({
done:e,value:n})=>e?void 0:n),close:()=>t.return?.()}}async function _l(t){let e=await Bc(n=>(0,M.open)(t,n));return Ic(
e,()=>(0,M.closeSync)(e))}function Ic(t,e){let n=new Uint8Array(262144);return{next:async()=>{let r=await Bc(i=>(0,M.read)(
t,n,0,262144,null,i));return r>0?n.subarray(0,r):void 0},close:e}}var Bc=t=>new Promise((e,n)=>t((o,r)=>o?n(o):e(r)));function Nc(t,e){
if(t.isDirectory())throw new Error(Yn.EISDIR);if(!(!e||t.ino!==e.ino||t.dev!==e.dev))throw t.isFIFO()?new Error("it is a\
lso the output, so it would wait for itself; write to something else"):new Error("it is also the output; write to anothe\
r file, or use -o, which may name the input")}var Cc=["SIGINT","SIGTERM","SIGHUP","SIGQUIT"],Tr=new Set,Ar=!1,Mc=Date.now();function Ye(t){if(Tr.add(t),!Ar)for(let e of Cc)
process.on(e,_c);return Ar=!0,()=>Tr.delete(t)}function _c(t){for(let e of[...Tr].reverse())e();for(let e of Cc)process.
off(e,_c);process.kill(process.pid,t)}function Ke(){if(!(!Ar||Date.now()-Mc<50))return new Promise(t=>{setImmediate(()=>{
Mc=Date.now(),t()})})}var Qn=({to:t,toOther:e})=>e?.name??y[t].name;function to(t,{encoding:e,source:n,kind:o}){return n==="default"&&(o==="AS\
CII"||o==="empty")?"ASCII":ze(t,e)}var ze=({fromOther:t},e)=>t?.name??y[e].name;var $c=require("node:fs"),G=require("node:path");function Dc(t,{suffix:e,directory:n}){let o=new Map(t.filter(Rl).map(c=>[c,ke(c)])),r=new Map;for(let[c,f]of o)for(let a of[
f,lr(c)])r.set(a,c);let i=Ll(t),s=new Map;return t.flatMap(c=>{let f=n===void 0?c:jn(n,i(c)),a={file:c,output:f,...e&&{backup:`${c}${e}`}},
u=o.get(c),l=e&&c.endsWith(e)?r.get(lr(c).slice(0,-e.length)):void 0;if(l!==void 0)return[{...a,newer:l}];if(u===void 0)
return[a];let d=n===void 0?u:ke(f),w=s.get(d);if(w===u)return[];if(w===void 0&&s.set(d,u),n===void 0)return[a];let p=w===
void 0?Dl(r,d,u):br(f);return[{...a,...p&&{problem:new Error(p)}}]})}var br=t=>`another file already goes to ${N(t)}; co\
nvert this one to another directory`;function Dl(t,e,n){if(e===n)return"it would replace itself; name another directory,\
 or use --in-place";let o=t.get(e);if(o!==void 0)return`it would overwrite ${N(o)}, which will be converted as well; nam\
e another directory`}function Ll(t){let e=s=>(0,G.isAbsolute)(s)||s.split(G.sep)[0]==="..",n=s=>(0,G.isAbsolute)(s)||e((0,G.relative)(
".",s)),o=t.filter(n).map(s=>(0,G.resolve)(s)),r=s=>o.every(c=>c.startsWith(s.endsWith(G.sep)?s:s+G.sep)),i=o.length>0?(0,G.dirname)(
o[0]):".";for(;!r(i)&&(0,G.dirname)(i)!==i;)i=(0,G.dirname)(i);return s=>{let c=(0,G.relative)(n(s)?i:".",s);return c===
""||e(c)?(0,G.basename)(s):c}}function Rl(t){try{return(0,$c.lstatSync)(b(t),{throwIfNoEntry:!1})!==void 0}catch{return!1}}var Ul={binary:"keep it as it is with --keep-binary, or name its encoding with --from",unknown:"name it with --from","UT\
F-32":"use --from utf-32"},Lc=[..."%PDF-"].map(t=>t.charCodeAt(0)),Fr=t=>Lc.every((e,n)=>e===t[n]);function Rc(t,e,n){let{
prescanned:o,declared:r,decide:i,...s}=Ct(t,"--from auto"),c=(f="")=>{let a=qt[f];if(a&&e)throw new Error(`${a}; ${Ul[f]}`)};
return{...s,takesWhole:!1,needsMore:void 0,prescanned:Math.max(o,Lc.length),declared(f){return Fr(f)&&c("binary"),r(f)},
decide(f){c(f?.kind);let a={...i(f),kind:f?.kind},u=n&&Pe(a);if(u){let l=`it may be ${y[a.encoding].name} (${a.score?.toFixed(
2)}), but ${u}`;throw new Error(`${l}; name its encoding with --from, or keep the old file with --in-place=.bak`)}return a}}}var kl={isLending:!0,newTranscoder:()=>({decision:null,transcode:(t,e,n)=>n(t)})};async function Pc(t,e,n){let o=[],r=[],
i=0,s=0,c=0,f=0,a=0,u=async(h,E)=>{a=await Jn(`${N(h)}: ${E}
`,t.quiet)||a},l=(h=[])=>{if(t.quiet)return;let E=e.dryRun?"would be converted":"converted",g=s>0?`, ${s} copied`:"",I=f>
0?`, ${f} unchanged`:"",B=c>0?`, ${c} left alone`:"",_=o.length>0?`, ${o.length} failed: ${o.map(N).join(", ")}`:"",H=h.
length>1?" and those after it":"",k=h.length>0?`, ${h.length} not reached: ${N(h[0])}${H}`:"";Kn(`${k&&"interrupted: "}${ut(
i,"file")} ${E}${g}${I}${B}${_}${k}`)},d=Dc(t.files,e),w=0,p=Ye(()=>l(d.slice(w).map(({file:h})=>h)));for(let[h,E]of d.entries()){
let{file:g,problem:I}=E;w=h;try{if(I)throw I;let B=bt(g,t.found.has(g));if(B?.isSymbolicLink())throw new Error(je);let _=await Pl(
E,e),H=_!==void 0&&e.directory!==void 0;if(_!==void 0&&t.verbose&&mt(N(g),`${H?"not converted":"left alone"}: ${_}`),_!==
void 0&&!H)c+=1,e.dryRun&&await u(g,`would be left alone: ${_}`);else if(!(E.output===g&&vc(g))){let k=await Wl(E,t,e.dryRun,
{run:n,list:u,old:B,reason:_});if(k==="failed"?o.push(g):H?s+=1:k==="unchanged"?f+=1:i+=1,k==="failed"||H)continue;let nt=e.
dryRun?g:E.output;e.findDeclarations&&!t.toOther&&await Kl(nt,t.to)&&r.push(nt)}}catch(B){pt(N(g),B),o.push(g)}}return w=
d.length,p(),r.length>0&&zl(r,t.to,e.dryRun),l(),o.length>0?pe.failure:a}async function Pl({file:t,newer:e},{skipUTF8:n,
keepBinary:o}){if(e!==void 0)return`it is the old version of ${N(e)}`;if(!n&&!o)return;let r=n?"--skip-utf8":"--keep-bin\
ary";if(!Ir(t))throw new Error(`it can be read only once; leave out ${r}, or write it to a file first`);return n&&await jl(
t)?"it is UTF-8":o&&await Yl(t)?qt.binary:void 0}async function Wl({file:t,output:e,backup:n},o,r,{run:i,list:s,old:c,reason:f}){
let a=e===t;if(a&&!Ir(t))throw new Error("it is not a regular file, so it cannot be replaced; write the result to a file\
 with -o");Ac(t);try{a||Gl(e)}catch(h){return He(e,h),"failed"}let u=Qn(o),l=f?kl:void 0,d=!1,w=()=>{d=!0},p={files:[t],
output:e,old:c,backup:n===void 0?void 0:wc(n),onUnchanged:w,...f&&{from:0,to:0,fromOther:void 0,toOther:void 0,eol:void 0}};
if(r){let h="";if(await i({...p,isDry:!0,onDecision:_=>{h=to(o,_)}},l)!==0)return"failed";if(d)return await s(t,"would s\
tay as it is"),"unchanged";let g=a?"":`, to ${N(e)}`,I=n===void 0?"":`, and kept as ${N(n)}`,B=f?"copied":`converted fro\
m ${h} to ${u}`;return await s(t,`would be ${B}${g}${I}${f?`: ${f}`:""}`),"done"}if(!a){let h=Number(c?.mode??0n)&vl;return await Hl(
e,()=>i({...p,mode:h},l))?"done":"failed"}return await i(p)!==0?"failed":(Hc(t),d?"unchanged":"done")}var vl=511;function Ir(t){
let e=bt(t);return!e||e.isFile()||e.isDirectory()}var Wc=new Set,vc=t=>Wc.has(Gc(t));function Hc(t){let e=Gc(t);e!==void 0&&
Wc.add(e)}async function Hl(t,e){try{jc((0,no.dirname)(t))}catch(n){throw dt(n,_t)}if(vc(t))throw new Error(br(t));return await e()!==
0?!1:(Hc(t),!0)}function Gc(t){let e=bt(t);return e?.isFile()?`${e.dev} ${e.ino}`:void 0}function Gl(t){let{target:e,present:n}=We(
t);(!n||n.isFile())&&me((0,no.dirname)(e))}var Uc=new Set;function jc(t){if(Uc.has(t))return;let e=()=>(0,eo.statSync)(b(
t),{throwIfNoEntry:!1})?.isDirectory()===!0;if(!e()){let n=(0,no.dirname)(t);n!==t&&jc(n);try{(0,eo.mkdirSync)(b(t))}catch(o){
if(!e())throw o}}Uc.add(t)}async function jl(t){let e=new Ot(0,!0,!0),n=!0,o=!1;try{for await(let r of we(t))await Ke(),
e.decode(r,!1),n&&=(0,kc.isAscii)(r),o||=r.includes(27)||r.includes(0);return e.decode(new Uint8Array,!0),!(n&&o)}catch(r){
if(r instanceof $)return!1;throw r}}async function Yl(t){let e=new St(Ct({},"--keep-binary")),n=!0;for await(let o of we(
t)){if(n&&Fr(o))return!0;if(n=!1,await Ke(),e.add(o,!1),e.decision)break}return e.decision||e.add(new Uint8Array,!0),e.detected?.
kind==="binary"}async function Kl(t,e){if(!Ir(t))return!1;let n=new he(e);try{for await(let o of we(t)){let r=o.subarray(
0,2*4096);return[...n.add(r),...n.end()].length>1}}catch{}return!1}function zl([t,...e],n,o){let{name:r}=y[n],i=e.length>
0?` and ${e.length} more`:"",s=o?"would still declare":`still declare${e.length>0?"":"s"}`,c=r.toLowerCase(),a=`${o?"":`\
--from ${c} ${n===0?"":`--to ${c} `}`}--fix-declaration${o?"":" --in-place"}`;Kn(`${N(t)}${i} ${s} another encoding than\
 ${r}: to correct that, use ${a}`)}var qc=require("node:fs");var oo=class{#t;#e=new J;constructor(e=Ct({},"Examination")){this.#t=new St(e)}add(e,n){let o=Math.min(m(e),1024-this.#e.
length);o>0&&this.#e.add(D(e,0,o)),this.#t.add(e,n)}get decision(){return this.#t.decision}get detected(){return this.#t.
detected}get declared(){let e=this.#e.concatenate();return Sr(e)?Rs(e):void 0}get doubt(){let{declared:e,detected:n}=this,
{sample:o}=this.#t;if(!e||!n||n.isASCII||n.encoding===e.encoding)return;let r=Kc(e.encoding,o),i={declared:e.encoding,detected:n.
encoding,score:n.score,malformed:r};return n.encoding===void 0?r>0?i:void 0:(r>Kc(n.encoding,o)||n.score>=.9)&&Yc(e.encoding,
o)!==Yc(n.encoding,o)?i:void 0}},Yc=(t,e)=>new Ot(t,!1,!0).decode(e,!1);function Kc(t,e){let n=0,o=null;for(let r=0;r<m(
e);r+=65536){let i=T(e,r,Math.min(r+65536,m(e)));oe(t,o),re(i,m(i),0,2,!1),n+=x.replaced(),o=tt()}return n}async function Vc({files:t,found:e,sniffing:n,json:o,quiet:r}){let i=0,s=[];for(let c of t)try{let f=Jl(c)?1/0:1e8,a={...n,
maxBytes:f,detect:{maxBytes:f}},u=new oo(Ct({...a,sniff:"detect"},"--detect")),l=n.sniff==="detect"?u:new St(Ct(a,"--det\
ect")),{decision:d,length:w}=await Zl(we(c,{isFound:e.has(c)}),l,u),{encoding:p,...h}=d,E=u.doubt&&Ql(u.doubt),g=u.detected?.
kind??(h.source==="default"?"empty":"text"),B=h.source!=="default"||qt[g]===void 0?y[p].name:null;s.push({file:c,encoding:B,
...h,kind:g,doubt:E??null}),E&&!r&&mt(N(c),td(E)),g==="ASCII"&&w>f&&!r&&mt(N(c),Xl)}catch(f){i=pt(N(c),f)}return await Jn(
o?`${Vs(s)}
`:ed(s),r)||i}var Xl=`its first ${1e8/1e6} MB are ASCII, and the rest was not read; to have all of it examined, write it\
 to a file`,Jl=t=>t==="-"?(0,qc.fstatSync)(0).isFile():bt(t)?.isFile()??!0;async function Zl(t,e,n){let o=new Set([e,n]),
r=(s,c)=>{for(let f of o)f.decision||f.add(s,c)},i=0;for await(let s of t)if(r(s,!1),i+=s.length,e.decision&&(n.decision||
i>1048576))break;return r(new Uint8Array,!0),{decision:e.decision,length:i}}function Ql({declared:t,detected:e,...n}){let o=e===
void 0?null:y[e].name;return{declared:y[t].name,detected:o,...n}}function td({declared:t,detected:e,score:n,malformed:o}){
let r=`has ${ut(o,"byte sequence")} that ${o===1?"is":"are"} invalid in ${t}`;return e===null?`it declares ${t}, but ${r}`:
`it declares ${t}, but looks like ${e} (${n.toFixed(2)})${o>0?`, and ${r}`:""}`}function ed(t){let e=t.map(({file:o,encoding:r,
score:i,source:s,kind:c})=>[r===null||s==="default"&&c!=="text"?c:r,i===null?"-":i.toFixed(2),s,N(o)]),n=[0,1,2].map(o=>Math.
max(0,...e.map(r=>r[o].length)));return e.map(o=>`${o.map((r,i)=>r.padEnd(n[i]??0)).join("  ")}
`).join("")}var Xc=require("node:fs"),Jc=require("node:path");function Zc(){let t=(0,Jc.join)(__dirname,"encoding.wasm");try{return Ri((0,Xc.readFileSync)(t)),!0}catch(e){let{message:n}=dt(
e,{}),{code:o}=e;return pt(`its part ${N(t)} cannot be loaded`,`${n}${nd(o)}`),!1}}function nd(t){return t==="ENOENT"?";\
 the deployment left out this file: copy it there from the package encoding-wasm":typeof WebAssembly=="object"?"; instal\
l encoding-wasm again, or use a newer Node":""}var Qc=require("node:string_decoder");var ro=class{from=38;#t;#e;#n;#o;#r=!1;constructor(e,n,o){this.#t=e,this.#e=n,this.#n=o}get decision(){return{encoding:this.
from,confidence:"certain",source:"user",score:null}}setSource(){}transcode(e,n,o){let{fatal:r,ignoreBOM:i,losses:s}=this.#e;
this.#o??=this.#t.newDecoder();let{text:c,malformed:f}=this.#o(e,n!==O.none);n!==O.none&&(this.#o=void 0);let[a]=f,u=a!==
void 0&&r&&!this.#n;if(!u)for(let{offset:d}of f)s?.addMalformed(d);let l=u?c.slice(0,a.at):c;if(this.#n&&(l=od(c,f)),this.#t.
isUnicode&&!this.#r&&!i&&(l=l.replace(/^\uFEFF/,"")),this.#r=n===O.none&&(this.#r||c!==""),o(Buffer.from(l,"utf16le")),!!u)
throw this.#o=void 0,this.#r=!1,new $(this.#t.name,a.offset,a.length)}};function od(t,e){let n="",o=0;for(let{at:r}of e)
n+=t.slice(o,r),o=r+1;return n+t.slice(o)}var so=t=>e=>Array.from(e).every(t.has),io=class{place={line:1,column:1};#t;#e;#n;#o=new Qc.StringDecoder(
"utf16le");#r;constructor(e,{bom:n,unmappable:o,losses:r},i){this.#t=e,this.#e=e.newEncoder(),this.#r=n?"\uFEFF":"";let s=rd(
o,i);this.#n=r&&o!=="html"?r.counting(s):s}startFile(){this.place={line:1,column:1}}transcode(e,n,o){let r=n===O.result,
i=this.#o.write(e)+(r?this.#o.end():""),s=this.#r;this.#r="";for(let c of i){let f=this.#t.has(c)?c:this.#i(c);if(f===null)
throw o(this.#e(s,r)),new st(c.codePointAt(0),0,this.#t.name);s+=f,c===`
`?this.place={line:this.place.line+1,column:1}:this.place.column+=1}o(this.#e(s,r))}#i(e){let n=this.#n(e.codePointAt(0),
()=>NaN);return typeof n=="string"&&so(this.#t)(n)?n:null}};function rd(t,e){return typeof t=="function"?o=>t(o,Number.NaN):
{fatal:()=>null,html:o=>`&#${o};`,replacement:()=>"?",ignore:()=>"",translit:e,"translit-replacement":o=>e(o)??"?"}[t]}var Tf=require("node:buffer");function ge(t,e="utf-8",n=void 0){let o="Failed to execute 'decode'",r=ht(t,o),i=yt(wt(e),o),{fatal:s,ignoreBOM:c}=mn(n,
o),f=xt(r),a=It(f),u=a&&!c?a.bytes.length:0;try{return id(f,u,a?.encoding??i,s)}catch(l){throw l instanceof $?(l.offset+=
u,l.toTypeError(o)):l}}function id(t,e,n,o){let r=e>0?T(t,e):t;return kt(r,m(r),n,o,!0)}function tf(t){let[[e,n]]=Object.entries(t),{prototype:o}=n,r=Symbol.for(`encoding-wasm.${e}`);for(let s of Object.getOwnPropertyNames(
o)){if(s==="constructor")continue;let c=Object.getOwnPropertyDescriptor(o,s)?.get;Object.defineProperty(o,s,{enumerable:!0,
...c&&{get:sd(r,s,c)}})}let i={value:e,configurable:!0};return Object.defineProperty(o,Symbol.toStringTag,i),Object.defineProperty(
n,"name",i),n}function sd(t,e,n){let o=Object.getOwnPropertyDescriptor({get[e](){try{return n.call(this)}catch(r){let i=cd(
this,t,e);if(!i)throw r;return i.call(this)}}},e);return Object.defineProperty(o.get,t,{value:n})}function cd(t,e,n){for(let o=Object.
getPrototypeOf(Object(t));o;o=Object.getPrototypeOf(o)){let r=Object.getOwnPropertyDescriptor(o,n)?.get?.[e];if(r)return r}}
function ef(t,e,n){let{prototype:o}=e;o!==Object(o)&&Object.setPrototypeOf(t,n.prototype)}var Br="Failed to execute 'decode' on 'TextDecoder'",co=tf({TextDecoder:class{#t;#e;#n;#o=!1;#r=void 0;constructor(t="ut\
f-8",e=void 0){let{encoding:n,fatal:o,ignoreBOM:r}=fd(t,e,"Failed to construct 'TextDecoder'");this.#t=n,this.#e=o,this.#n=
r,new.target!==co&&ef(this,new.target,co)}get encoding(){return y[this.#t].name.toLowerCase()}get fatal(){return this.#e}get ignoreBOM(){
return this.#n}decode(t=R,e=void 0){let n=this.#t,o=yi(t);o||ht(t,Br);let r=e!==void 0&&Si(e,Br),i=o?t:xt(t),s=!this.#o;
try{if(s&&!r)return kt(i,m(i),n,this.#e,this.#n);this.#r??=new Ot(n,this.#e,this.#n),s&&this.#r.reset();let c=this.#r.decode(
i,!r);return this.#o=r,c}catch(c){throw c instanceof $?(this.#o=r,c.toTypeError(Br)):c}}}});function fd(t,e,n){let o=wt(
t),{fatal:r,ignoreBOM:i}=mn(e,n);return{encoding:ad(o,n),fatal:r,ignoreBOM:i}}function ad(t,e){let n=yt(t,e);if(n===36)throw new RangeError(
`${e}: The encoding label provided ('${t}') stands for the encoding 'replacement', which decodes nothing.`);return n}var ud={cp437:["ibm866",{128:"\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB",
224:"\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0"}],
cp850:["cp437",{155:"\xF8\xA3\xD8\xD7",169:"\xAE",181:"\xC1\xC2\xC0\xA9",189:"\xA2\xA5",198:"\xE3\xC3",207:"\xA4\xF0\xD0\xCA\xCB\xC8\u0131\xCD\xCE\xCF",
221:"\xA6\xCC\u2580\xD3\xDF\xD4\xD2\xF5\xD5\xB5\xFE\xDE\xDA\xDB\xD9\xFD\xDD\xAF\xB4\xAD\xB1\u2017\xBE\xB6\xA7\xF7\xB8\xB0\xA8\xB7\xB9\xB3"}],
cp852:["cp850",{133:"\u016F\u0107\xE7\u0142\xEB\u0150\u0151\xEE\u0179\xC4\u0106\xC9\u0139\u013A\xF4\xF6\u013D\u013E\u015A\u015B\xD6\xDC\u0164\u0165\u0141\xD7\u010D",
164:"\u0104\u0105\u017D\u017E\u0118\u0119\xAC\u017A\u010C\u015F",183:"\u011A\u015E",189:"\u017B\u017C",198:"\u0102\u0103",
208:"\u0111\u0110\u010E\xCB\u010F\u0147\xCD\xCE\u011B",221:"\u0162\u016E",227:"\u0143\u0144\u0148\u0160\u0161\u0154\xDA\u0155\u0170\xFD\xDD\u0163\xB4\xAD\u02DD\u02DB\u02C7\u02D8",
250:"\u02D9\u0171\u0158\u0159"}]};function Nr(t){let e=ud[t];if(!e)return[...ge(ld(),t)];let[n,o]=e,r=Nr(n);for(let[i,s]of Object.
entries(o))r.splice(Number(i)-128,s.length,...s);return r}var ld=()=>Uint8Array.from({length:128},(t,e)=>128+e);var hd=[[0,0,0],[0,0,0],[6,5,6],[6,8,7],[5,8,7],[8,6,9],[12,6,7],[13,8,7],[15,15,9],[22,22,22]],xd=[0,0,0,6,0,4,0,3,5,4],
cf=[/[\xA0\xAB\xB7\xBB\u060C\u200B-\u2015\u2022\u3000-\u301F\u30FB]/,/[\u061B\u061F\u201D\u203A\u2026]/,/[\u2018\u2019\u201C]/,
/[\xAA\xAE\xB0\xB2\xB3\xB9\xBA\u2032\u2033\u2122]/,/[\xA1\xBF\u201A\u201E\u2039]/,/[\xA2\xA3\xA5\xA7\xA9\xB1\xB5\xB6\xBC-\xBE\xD7\xF7\u20AC\u2116\u2190-\u2193\u2212\u2460-\u24FF\u25A0-\u27BF\u{1F000}-\u{1FAFF}]|\uFE0F/u,
/\xAD/],wd=/[\xC3\xDF\xE5\u015D]/,gd=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u045F]/i,nf=/[\xC0-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0259\u1E00-\u1EFF\u0386-\u03CE\u0400-\u045F\u0490\u0491\u05D0-\u05F4\u0621-\u0652\u067E-\u06CC\u0E01-\u0E4E]/,
Ed=/[\u0393\u0395\u03B3\u03B5]/,yd=v(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}","\\p{Lu}"].map(t=>new RegExp(`[${t}\
]`,"u"))),ff=t=>cf.slice(0,5).some(e=>e.test(t));function Sd(t,e){if(/[\t\n\f\r]/.test(t))return 1;let[n,o,r]=yd();if(n.
test(t))return 9;let i=cf.findIndex(s=>s.test(t));if(i>=0)return 2+i;if(e>=12592&&e<12688||e>65280&&e<65376)return 1020;
if(!o.test(t))return e<128?1:8;if(e<12288){let s=e<880||e>>8===30?1:e>>8===31?3:e>>8;return 10*s+Number(r.test(t))}return e<
12544||e>=65377&&e<=65439?1010:1e3}var Mr;function fo(t,e,n,o=161){let r=[];for(let i=e;i<=n;i++)for(let s=o;s<255;s++)r.
push(i,s);return new Set(ge(Uint8Array.from(r),t))}var Cr;function Od(t,e,n,o){let r=/[0-9]/.test(n)?4:0;return e<20?nf.
test(t)?o&&n>="\x80"?r+10:r+(wd.test(t)?9:6):r+15:nf.test(t)?r+(gd.test(t)?7:4)+(o?0:3):r+(o&&e>=50?6:12)}function Vt(t){
Cr??=new Uint16Array(65536),Mr??=[fo("shift_jis",136,151,64),fo("gbk",176,215),fo("big5",164,198,64),fo("euc-kr",176,200)];
let e=Mr.map(()=>0),n=0,o=1,r=1,i="";for(let s of t){let c=Number(s.codePointAt(0)),f=Cr[c]||Sd(s,c);Cr[c]=f,Ed.test(s)&&
(o===10||o===11)&&(f=10+f%10);let a=o>=10;if(s===i&&f!==9)n+=f>1&&c>128?3:0;else if(f<10)n+=f===8&&o===8?4:hd[f][a?0:o<7?
1:2];else if(f>=1e3){if(f===1020)n+=8;else for(let[u,l]of Mr.entries())f===1010?e[u]+=u>0?13:c>65280?7:5:e[u]+=l.has(s)?
9:14;a&&o<1e3&&(n+=i<"\x80"?7:9)}else{let u=s<"\x80",l=a&&Math.trunc(o/10)===Math.trunc(f/10);u||(n+=Od(s,f,i,l)),a&&o!==
f?o>=1e3?n+=u?5:9:l?f%10===1?n+=u&&i<"\x80"?3:11:r===o&&(n+=u&&i<"\x80"?2:6):n+=12:!u&&!a&&(n+=(f<20?2:1)*(f%10)),o<10&&
(n+=xd[o])}r=o,o=f,i=s}return n+Math.min(...e)}var ho="windows-1252 windows-1251 windows-1250 GBK Shift_JIS cp437 IBM866 macintosh Big5 EUC-KR KOI8-R ISO-8859-2 window\
s-1253 cp850 cp852 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 ISO-8859-5 x-mac-cyrillic EUC-JP ISO-\
8859-15 ISO-8859-16".split(" "),zd=/^(?:cp|IBM)/,xf={cp850:/[\u2500-\u259F]|\xD4\xC7/,cp852:/[\u2500-\u259F]|\xD4\xC7/,"\
ISO-8859-15":/[\xC3\xC5\xD0\xE2]/,"ISO-8859-16":/[\u0102\u0106\u0110\xE2]/},Xt=/^(?:GBK|Shift_JIS|Big5|EUC)/,kr=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
wf="UTF-8",Ve="\uFFFD",qd=/[\xC0-\xD6\xD8-\xF6\xF8-\u024F]/,Vd=/^[\0-@[-`{-\x7F\uFFFD]*\uFFFD[\0-@[-`{-\x7F\uFFFD]*$/;function gf(t,e=2){let n=new Map,o=[{text:t,path:[],gain:0,lost:0,isSure:!0}];for(let i=0;i<e;i++){o=o.flatMap(s=>Xd(s).
map(c=>({from:s,way:c,gain:s.gain+c.bits}))).sort(lf).slice(0,3).map(({from:s,way:c,gain:f})=>{let{text:a,lost:u}=c.undo();
return{text:a,path:[c.step,...s.path],gain:f,lost:s.lost+u,isSure:c.isSure}});for(let s of o)s.text!==t&&!n.has(s.text)&&
s.isSure&&s.gain>10&&n.set(s.text,s)}let r=[...n.values()].sort(lf);return r.filter(({gain:i})=>i>r[0].gain-15).map(({text:i,
path:s,gain:c,lost:f})=>({text:i,path:s,score:1-2**(-c/8),lost:f}))}var lf=(t,e)=>e.gain-t.gain,Pr=/[^\t\n\f\r ]*[^\0-\x7F][^\t\n\f\r ]*/g;
function Xd({text:t,path:e,isSure:n}){let o=new Set,r=0;for(let[f]of t.matchAll(Pr)){let a=f.slice(0,4e3);if(o.has(a)||(r+=
a.length),o.add(a),r>4e3)break}if(o.size===0)return[];let i=[],s=!1;for(let[f,a]of ho.entries()){if(Xt.test(a)&&!kr.test(
t))continue;let{gain:u,explained:l,undo:d}=np(t,o,a),w=xf[a]?.test(t)===!1,p=u-f*.3-Math.log2(o.size)-(w?25:0),h=`${wf} \
read as ${a}`,E=p>(e[0]===h?5:10);!E&&(!n||l<o.size||p<-20)||(s||=E&&2*l>o.size,i.push({step:h,bits:p,isSure:E,undo:()=>d(
E)}))}if(s||!n)return i;let c=i.some(({isSure:f})=>f)?[]:Zd(t,[...o].join(" "));return[...i,...c,...up(t)]}var Jd=/[\x80\x82-\x84\x86-\x8C\x8E\x91-\x9C\x9E\x9F]/;
function Zd(t,e){if(!Jd.test(e))return[];let n=r=>r.replace(/[\x80-\x9F]/g,i=>ge(Uint8Array.of(i.charCodeAt(0)),"windows\
-1252")),o=Vt(e)-Vt(n(e));return o>10?[{step:"windows-1252 read as ISO-8859-1",bits:o,isSure:!0,undo:()=>({text:n(t),lost:0})}]:
[]}var Ef=v(()=>new Map(ho.map(t=>[t,Qd(t)])));function Qd(t){let e=new Map([[Ve,[-2]]]);if(Xt.test(t))return e;for(let[
n,o]of Nr(t).entries())n<32&&(t==="windows-1252"||o===Ve)&&e.set(String.fromCharCode(128+n),[128+n]),o!==Ve&&e.set(o,[128+
n]);return e}function yf(t,e){if(t<"\x80")return[t.charCodeAt(0)];let n=Ef().get(e),o=n.get(t);if(!o){if(o=[-1],Xt.test(
e))try{o=[...new Ut(Ns(e,"repairMojibake"),"fatal").encode(t,!0)]}catch{}n.set(t,o)}return o}var tp=/[\x80-\x9F\xAD]/,ep=v(
()=>{let t=[...Ef()].filter(([,e])=>[...e].some(([n,[o]])=>mo(o)&&tp.test(n)));return new Set(t.map(([e])=>e))});function np(t,e,n){
let o=new Map([[226,1]]),r=!1,i=[...e].filter(l=>{let d=$r(l,n,o,0);return r||=d.isStrange,d.changed.length>0});if(r)return{
gain:-1/0,explained:0,undo:()=>({text:t,lost:0})};let s=ep().has(n);!s&&!Xt.test(n)&&o.clear();let c=new Set,[f,a]=[0,0];
for(let l of i){let{changed:d,unexplained:w,saved:p}=$r(l,n,o,1),h=d.every(E=>c.has(E))?.3:1;for(let E of d)c.add(E);f+=
h*Math.max(p,-6),w===0&&(a+=1)}return{gain:f,explained:a,undo:l=>{let d=l?-2:-20,w=new Map,p=0;return{text:t.replace(Pr,
E=>{let g=w.get(E);if(!g){let I=l&&s?2:1,{repaired:B,lost:_,saved:H}=$r(E,n,o,I);g=H>d?{text:B,lost:_}:{text:E,lost:0},w.
set(E,g)}return p+=g.lost,g.text}),lost:p}}}}function $r(t,e,n,o){let r=[],i=[];for(let d of t)i[r.length]=d,r.push(...yf(
d,e));i[r.length]="";let s="",c=[],[f,a]=[0,0],u=!1;for(let d=0;d<r.length;){let w=cp(r,i,d,n,o);if(w)s+=w.text,c.push(w.
text),a+=w.lost,d=w.end;else{s+=i[d],r[d]>=128&&!ff(i[d])&&(f+=1),u||=zd.test(e)&&ip(r,i,d);do d+=1;while(i[d]===void 0)}}
if(c.length===0||o===0)return{repaired:s,changed:c,unexplained:f,lost:a,isStrange:u,saved:0};let l=Vt(t)-Vt(s)-8*f;return o===
2&&(l+=qd.test(t)&&Vd.test(s)?20:7*a),{repaired:s,changed:c,unexplained:f,lost:a,isStrange:u,saved:l}}var op=/[\u2500-\u257F]/,
rp=/[^\0-\x7F\u2500-\u257F\uFFFD]/;function ip(t,e,n){let o=String(e[n]);if(op.test(o))return rp.test(e[n+1]??"");let r=n+
1;for(;mo(t[r]);)r+=1;return r>n+1&&Yt(t[n])>r-n&&t[r]===-1&&o<"\u0400"}function sp(t,e,n){let o=t[e]&127>>n;for(let s=1;s<
n;s++)o=o<<6|t[e+s]&63;let r=o>>11===27,i=o>=[0,0,128,2048,65536][n]&&o<=1114111&&!r;return n>0&&i?String.fromCodePoint(
o):void 0}var mo=t=>t>=128&&t<192;function cp(t,e,n,o,r){let i=n,s="",[c,f,a]=[0,0,0],u=!0,l;for(;;){let d=t[i],w=Yt(d),
p=i+1;for(;p<i+w&&mo(t[p]);)p+=1;let h=p===i+w,E=h?sp(t,i,w):void 0,g=o.get(d)??0,B=r===2&&g>0&&d!==226||g+(p-i-1)>1,_=d===
-2||w>0&&t[p]===-2;if(E!==void 0)s+=E,c+=1,r===0&&o.set(d,(o.get(d)??0)+1);else if(_||r>0&&w>0&&!h&&B&&t[p]!==-1){for(;t[p]===
-2||mo(t[p]);)p+=1;f+=1,u&&=B;let k=d===194&&t[p]===void 0&&!_;k||(s+=Ve),!k&&!_&&(a+=1)}else if(d>=0&&d<128&&e[i]===void 0)
s+=String.fromCharCode(d);else break;i=p;let H=c>0?c>=f:r===2&&f>0&&u;e[i]!==void 0&&H&&(l={text:s,lost:a,end:i})}return l}
var df=t=>t.match(/[^\0-\x7F]/g)?.length??0;function Dr(t,e){let n=[];for(let o of t)for(let r of yf(o,e)){if(r<0)return;
n.push(r)}return Uint8Array.from(n)}function Sf(t,e){let o=(t.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??[]).filter(i=>Dr(i,e)).
join(""),r=df(o)>.3*df(t)?Dr(o,e):void 0;return r&&{part:o,bytes:r}}function Lr(t,e,n=!1){try{return new co(e,{fatal:!0,
ignoreBOM:!0}).decode(t,{stream:n})}catch{return}}var fp=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/;function ap(t){let e=kr.
test(t);return ho.some(n=>{let o=fp.test(n)&&Xt.test(n)===e?Sf(t,n):void 0,[r]=o?ir(o.bytes).candidates:[];return o&&r&&
(r.encoding===n||Lr(o.bytes,r.encoding)===o.part)})}function up(t){if(t.includes(Ve))return[];let e=Math.max(0,t.search(
/[^\0-\x7F]/)-40),n=t.slice(e,e+1e3),o=new Map,r=[];for(let[i,s]of ho.entries()){if(s in xf||s==="cp437"||Xt.test(s)&&!kr.
test(t))continue;let{part:c,bytes:f}=Sf(n,s)??{};if(c===void 0||f===void 0||(o.has(c)||o.set(c,[c,c.toLowerCase()].some(
ap)),o.get(c)))continue;let{candidates:a}=ir(f),u=a.find(({encoding:l})=>l===s)?.score??0;for(let{encoding:l,score:d}of a){
if(d<.95)break;let w=l===wf?void 0:Lr(f,l,!0);if(w===void 0||w===c)continue;let p=Vt(c),h=p-Vt(w),E=h>=12&&h>=.35*p,g=d>
.998&&!Xt.test(l)&&lp(c,w)>=8;if(!E&&!(h>=0&&g))continue;let I=Math.min(Math.log2(d/u),10),B=h+2.4*I+6*Math.log2(d)-i*.3,
_=k=>{let nt=Dr(k,s);return(nt&&Lr(nt,l))??k},H=()=>({text:t.replace(/[^\r\n]+/g,_),lost:0});r.push({step:`${l} read as ${s}`,
bits:B,isSure:!0,undo:H})}}return r}function lp(t,e){let n=0;for(let o of new Set(t.match(Pr)))n+=new Set([...o].filter(
r=>r>"\x7F"&&!e.includes(r))).size;return n}var Wt=class{#t;#e;#n;#o=!1;#r=new Uint8Array;constructor(e,n){this.#e=n===37||n===38?2:1,this.#n=n===37?0:1,this.#t=(e===
"lf"?[10]:[13,10]).flatMap(o=>this.#e===1?[o]:n===37?[0,o]:[o,0])}add(e){let n=this.#r.length>0?Buffer.concat([this.#r,e]):
e,o=n.length-n.length%this.#e;this.#r=n.slice(o);let r=new Uint8Array(o*this.#t.length),i=0;for(let s=0;s<o;s+=this.#e){
let c=this.#e===1?n[s]:n[s+1-this.#n]|n[s+this.#n]<<8,f=c===13;if(f||c===10&&!this.#o)r.set(this.#t,i),i+=this.#t.length;else if(c!==
10)for(let a=0;a<this.#e;a++)r[i++]=n[s+a];this.#o=f}return r.subarray(0,i)}};var wo=class{path=[];lost=0;#t;#e;#n;#o;#r;#i=[];constructor(e,n,{fatal:o,ignoreBOM:r,bom:i,unmappable:s,losses:c},{eol:f,
isOnlyCopy:a=!1}={}){this.#n=r,this.#o=f&&new Wt(f,0),this.#r=a,this.#t=de(e,0,{fatal:o,ignoreBOM:r,bom:!1,unmappable:"f\
atal",losses:c},"");let u=s==="replacement"?()=>"?":s;this.#e=de(0,n,{fatal:!1,ignoreBOM:!0,bom:i,unmappable:u,losses:c},
"")}get decision(){return this.#t.decision}transcode(e,n,o){try{this.#t.transcode(e,n,r=>this.#i.push(r))}catch(r){throw this.#s(
O.source,o),r}n!==O.none&&this.#s(n,o)}#s(e,n){let o=Buffer.concat(this.#i);this.#i=[];let[r]=gf(pp(o));if(e===O.source&&
(this.path=r?.path??[],this.lost=r?.lost??0),this.#r&&r&&(r.score<.75||r.lost>0)){let c=r.lost>0?`${ut(r.lost,"character")}\
 could not be recovered`:"this is uncertain";throw new Error(`it looks like ${r.path.join(", and then ")}, but ${c}; use\
 --in-place=.bak to repair it and keep the old file`)}let s=(r&&Buffer.from(this.#n?r.text:r.text.replace(/^\uFEFF/,"")))??
o;this.#e.transcode(this.#o?.add(s)??s,e===O.result?e:O.none,n)}};function pp(t){try{return new Ot(0,!1,!0).decode(t,!0)}catch(e){
if(!(e instanceof RangeError))throw e;let n=Math.floor(Tf.constants.MAX_STRING_LENGTH/1e6);throw new Error(`it is too la\
rge for --repair, which takes ${n} million characters at most; repair it in parts`)}}var So=require("node:buffer");var bf={malformed:0,firstMalformed:0,unmappable:0,firstUnmappable:0,codePoint:0},go=class{#t={...bf};#e=0;get malformed(){
return this.#t.malformed}get firstMalformed(){return this.#t.firstMalformed}addMalformed(e){this.#t.malformed===0&&(this.#t.
firstMalformed=e),this.#t.malformed+=1,this.#e+=1}addBlock(e){let n=this.#t;n.malformed===0&&(n.firstMalformed=e+x.first_replaced()),
n.malformed+=x.replaced(),this.#e+=x.replaced(),n.unmappable===0&&(n.firstUnmappable=e+x.first_unmapped(),n.codePoint=x.
unmapped_code_point()),n.unmappable+=x.unmapped()}counting(e){return(n,o)=>{let r=this.#t,i=e(n,o);return i===null?i:n===
65533&&this.#e>0?(this.#e-=1,i):(r.unmappable===0&&(r.firstUnmappable=n===65533&&r.malformed>0?NaN:o(),r.codePoint=n),r.
unmappable+=1,i)}}forgetDecoded(){this.#e=0}take(){let e=this.#t;return this.#t={...bf},this.#e=0,e}};function If(t,e,n){let{unmappable:o,otherwise:r,drop:i,isChanged:s,isDry:c=!1}=n,f=[],{malformed:a,firstMalformed:u,firstUnmappable:l,
codePoint:d}=t,w=ut(a,"invalid byte sequence"),p=xp(n),h=`${Ff(a)}at offset ${u}`,E=Bf(a,c);if(a>0&&i)f.push(`${w} ${E},\
 ${h}`);else if(a>0&&p!==void 0){let I=p!==""&&o==="ignore";f.push(`${w} ${p===""?E:`${Wr(c)} ${p}`}, ${h}; the file is \
damaged, or not in ${ze(n,e)}: check --from, or use ${I?"-c to leave such bytes out":"--fatal to stop at such bytes"}`)}
let g=mp(t.unmappable,o,r,c);if(t.unmappable>0&&g){let I=s||Number.isNaN(l)?"":` at offset ${l}`,B=i?"":"; use --unmappa\
ble html in HTML, or --to utf-8",_=`${Ff(t.unmappable)}${vr(d)}${I}`;f.push(`${hp(t.unmappable,Qn(n))} ${g}, ${_}${B}`)}
return f}function mp(t,e,n,o){let r=Bf(t,o),i=`${Wr(o)} ${t===1?"its":"their"} best fit`;return typeof e=="function"?`${i}\
, or ${n===""?r:n}`:{replacement:`${Wr(o)} ?`,translit:i,"translit-replacement":`${i}, or ?`,ignore:r}[e]}var Wr=t=>t?"w\
ould become":"became",Bf=(t,e)=>`${e?"would be":t===1?"was":"were"} left out`,Ff=t=>t===1?"":"the first ",hp=(t,e)=>`${ut(
t,"character")} that ${e} can't represent`;function vr(t){let e=String.fromCodePoint(t);return/^[\p{L}\p{N}\p{P}\p{S}]$/u.
test(e)?`${e} (${Qe(t)})`:Qe(t)}function xp({to:t,toOther:e,unmappable:n}){if(e?e.isUnicode:on(t)||t===V("gb18030"))return"\
U+FFFD";if(n!=="fatal")return n==="ignore"?"":n==="html"?"&#65533;":"?"}var Sp="\x1B[?25l",Op="\x1B[?25h",Mf="\r\x1B[K";function Cf(t,e,n){let o,r=0,i=!1,s=!1,c=0,f=Date.now();function a(u){let l=Date.
now();if(i&&l-c<100)return;c=l,s||n(),s=!0;let d=bp(r,u,(l-f)/1e3);zn(`${i?"":Sp}${Mf}${d.slice(0,process.stderr.columns||
void 0)}`),i=!0}return{add(u){r+=u,!(r<2e6)&&(o??={total:Ap(t),canShow:Tp(e)},o.canShow&&(o.total??r)>=2e7&&a(o.total))},
stop(){i&&zn(`${Mf}${Op}`),i=!1}}}var Tp=t=>process.stderr.isTTY&&process.env.TERM!=="dumb"&&!(t&&process.stdout.isTTY);
function Ap(t){let e=0;for(let n of t){let o=n==="-"?void 0:bt(n);if(!o?.isFile())return;e+=Number(o.size)}return e}function bp(t,e,n){
let o=`${Eo(t/Math.max(n,.001))} MB/s`;if(e===void 0)return`${Eo(t)} MB | ${o}`;let r=e>0?Math.min(t/e,1):1,i="\u2588".repeat(
Math.round(r*40)).padEnd(40,"\u2591"),s=Math.ceil(n/r-n),c=s>=60?`${Math.floor(s/60)} min `:"";return`${i} ${Math.floor(
r*100)} % | ${Eo(t)} of ${Eo(e)} MB | ${o} | ${c}${s%60} s left`}var Eo=t=>(t/1e6).toFixed(1);var yo=class{line=1;column=1;#t;#e=null;#n=[];constructor(e){this.#t=e}startFile(){this.line=1,this.#o()}#o(){this.column=
1,this.#e=null,this.#n=[]}advance(e){let n=e.lastIndexOf(10)+1;n>0&&(this.line+=Ip(e),this.#o()),this.#n.push(e.slice(n))}settle(){
for(let e of this.#n)for(let n=0;n<e.length;n+=65536)this.#r(e.subarray(n,n+65536));this.#n=[]}#r(e){let n;try{oe(this.#t,
this.#e),n=re(e,e.length,0,!1,!1),this.#e=tt()}catch(o){throw gt(o)}for(let o of new Uint16Array(x.memory.buffer,P.units,
n))(o&64512)!==56320&&(this.column+=1)}};function Ip(t){let e=-t.byteOffset&3,n=Math.max(0,t.length-e)>>2,o=n>0?new Int32Array(
t.buffer,t.byteOffset+e,n):new Int32Array,r=e+4*o.length,i=$f(t,0,Math.min(e,t.length))+$f(t,r,t.length);for(let s=0;s<o.
length;s+=255){let c=Math.min(s+255,o.length),f=0;for(let a=s;a<c;a++){let u=o[a]^168430090,l=(u&2139062143)+2139062143|
u|2139062143;f=f+(~l>>>7)|0}i+=(f&255)+(f>>>8&255)+(f>>>16&255)+(f>>>24)}return i}function $f(t,e,n){let o=0;for(let r=e;r<
n;r++)t[r]===10&&(o+=1);return o}var vt=class extends Error{};async function Yr(t,e){let n=t.output===void 0,o,r=()=>{},i=()=>{s.stop(),o?.discard()},s=Cf(
t.files,n,()=>{o?.keepListening?.(),n&&(r=Ye(i))}),c=0;try{n||(r=Ye(i)),o=Np(t);let f=new Gr(t,e,o,s);for(let a of t.files)
if(c=await f.add(a)||c,c!==0&&!n)break;c!==0&&!n?o.discard():await f.end(),s.stop()}catch(f){i(),c=He(t.output,f instanceof
vt?f.cause:f)||c}return r(),c}function Np(t){let{output:e,files:n,isDry:o,mode:r,quiet:i}=t;if(e!==void 0&&n.length===1&&
n[0]===e){let s=t.old??bt(e);if(s?.isFile()&&Vn(e)===void 0)return mc(e,s,t)}return o?Er:mr(e,r,i)}var Gr=class{#t;#e;#n;#o;constructor(e,n,o,r){
this.#t=e,this.#e=o,this.#n=r,this.#o=new jr(e,n,i=>{try{o.write(i)}catch(s){throw new vt("The output failed.",{cause:s})}})}async add(e){
try{return await this.#r(e),this.#s(e),0}catch(n){if(n instanceof vt)throw n;return this.#o.abandon(),await this.#i(),this.#s(
e),this.#n.stop(),pt(N(e),n)}}async end(){this.#o.convert(new Uint8Array,O.result),await this.#e.finish()}async#r(e){let{
output:n,old:o,found:r}=this.#t,{file:i,present:s}=this.#e,c=await Or(e,{output:i,expected:e===n?s:o,isFound:r.has(e)});
try{for(let a=await c.next();a;a=await c.next())this.#o.convert(a,O.none),await this.#i(),this.#n.add(a.length),await Ke()}finally{
await c.close()}this.#o.convert(new Uint8Array,O.source),await this.#i();let{decision:f}=this.#o;f&&this.#t.onDecision?.(
f)}#i(){return this.#e.wait()?.catch(e=>{throw new vt("The output failed.",{cause:e})})}#s(e){for(let n of this.#o.takeMessages())
this.#n.stop(),mt(N(e),n)}},jr=class{#t;#e;#n;#o;#r=new go;#i;#s;#c=!1;#f=[];#m=!1;#d=!1;#u;constructor(e,n,o){let{to:r,
toOther:i,bom:s,fatal:c,unmappable:f,eol:a}=e;this.#t=e,this.#e=n,this.#n=o;let u=i?i.isUnicode:Bt(r),l=s==="keep"&&u&&e.
files.length===1,d={fatal:c,ignoreBOM:l,bom:s==="add",unmappable:f,losses:this.#r};this.#o=n.newTranscoder(e,d);let w=f===
"fatal"||f==="translit";this.#u=w&&!Bt(r)&&!i?new yo(r):void 0,this.#s=n.convertsLineEndings?void 0:a&&new Wt(a,r)}get decision(){
return this.#o.decision}convert(e,n){let o;if(this.#d=!0,n!==O.result&&!this.#c){this.#i=this.#e.newFixer?.(),this.#f=[];
let{from:f,fromOther:a,isOnlyCopy:u}=this.#t,l=u?1:6,d=a?void 0:f;this.#m=typeof f=="number"&&d!==0&&Cp(e,d,l)}this.#f.push(
...e.subarray(0,Lf.length-this.#f.length));let r=this.#t.isOnlyCopy&&!this.#c&&this.#a(Mp);if(r)throw new Error(r);let i=[];
try{this.#o.transcode(e,n,f=>{this.#u?.advance(f),this.#e.isLending?this.#l(f):i.push(f)})}catch(f){if(f instanceof vt)throw f;
o=f}for(let f of i)if(!this.#i)this.#l(f);else for(let a of this.#i.add(f))this.#l(a);if(this.#c=!o&&n===O.none,this.#i&&
!this.#c){for(let f of this.#i.end())this.#l(f);this.#i=void 0}this.#u?.settle();let{place:s}=this.#o,c=o&&$p(this.#p(o),
this.#t,this.#u??s);if(this.#c||this.#u?.startFile(),o)throw c}#p(e){let{malformed:n,firstMalformed:o}=this.#r;if(!(n>0&&
e instanceof st&&e.codePoint===65533)||!(this.#t.isChanged||o===e.index))return e;let i=ze(this.#t,this.decision?.encoding);
return new Error(`the bytes at offset ${o} are invalid in ${i}; check --from, or use --unmappable replacement to write ?\
 in their place, or -c to leave such bytes out`)}#l(e){this.#n(this.#s?this.#s.add(e):e)}abandon(){if(this.#c)try{this.convert(
new Uint8Array,O.source)}catch(e){if(e instanceof vt)throw e}}#a(e){let{from:n,fromOther:o}=this.#t;if(o?.isUnicode)return;
let r=Uint8Array.from(this.#f);if(Lf.every((s,c)=>s===r[c]))return"it looks like UTF-32; use --from utf-32";let i=It(r);
if(!(typeof n=="object"||n===i?.encoding&&!o))return i?`it begins with the byte order mark of ${y[i.encoding].name}; che\
ck --from, ${e}`:this.#m?`it looks like UTF-8; check --from, ${e}`:void 0}takeMessages(){let{from:e,isOnlyCopy:n,quiet:o,
verbose:r}=this.#t,{decision:i}=this.#o,s=this.#r.take();if(!i||!this.#d)return[];this.#d=!1;let c=o?[]:If(s,i.encoding,
this.#t),{path:f=[],lost:a=0}=this.#o;if(f.length>0&&!o){let d=a>0?`; ${ut(a,"character")} could not be recovered`:"";c.
unshift(`repaired: it was ${f.join(", and then ")}${d}`)}let u=i.kind!=="UTF-32"&&Pe(i);typeof e=="object"&&(r||!o&&u)&&
c.unshift(_p(i));let l=o||n?void 0:this.#a("or use --from auto");return l&&c.unshift(l),c}},Lf=[255,254,0,0],Mp="use --f\
rom auto or --skip-utf8, or keep the old file with --in-place=.bak";function Cp(t,e,n){let o=e===37||e===38;return(o?t.includes(
0):(0,So.isAscii)(t))?!1:[0,1,2,3].some(r=>{let i=t.subarray(0,Math.max(t.length-r,0)),s=o?6:n;return(0,So.isUtf8)(i)&&i.
some(c=>(o||c>=128)&&--s===0)})}function _p(t){let{source:e,score:n}=t,o=n===null?e:`${e}, ${n.toFixed(2)}`,r=Pe(t),i=r?
`; ${r}: check the result, or name the encoding with --from`:"";return`decoded as ${to({},t)} (${o})${i}`}function $p(t,{
isChanged:e,isOnlyCopy:n,unmappable:o},r){if(t instanceof $){let i=t.length===1?"is":"are",s=n?"keep the old file with -\
-in-place=.bak":"leave out --fatal";return new Error(`${ut(t.length,"byte")} at offset ${t.offset} ${i} invalid in ${t.encoding}\
; check --from, or ${s} to replace such bytes with U+FFFD`)}if(t instanceof st&&r){let{line:i,column:s}=r,c=e?"":` (offs\
et ${t.index})`,f=o==="translit"?"replacement":"translit or replacement";return new Error(`line ${i}, column ${s}${c}: ${t.
encoding} can't represent ${vr(t.codePoint)}; use --unmappable ${f}, or html in HTML, or --to utf-8`)}return t}var Dp={"UTF-8":[239,191,189],"UTF-16LE":[253,255],"UTF-16BE":[255,253],GBK:[132,49,164,55],gb18030:[132,49,164,55]},Oo=class{#t;#e;#n;#o;#r;#i=!0;constructor(e,n,o,{
drop:r,eol:i}){this.#n=o,this.#o=r,this.#r=i&&new Wt(i,38),this.#t=e,this.#e=n}get place(){return this.#e.place}get decision(){
return this.#t.decision}setSource(e,n){this.#t.setSource(e,n)}transcode(e,n,o){let r=this.#o?Lp(e,Dp[y[this.#t.from].name]):
[],i=r.pop()??e;this.#i&&this.#e.startFile?.(),this.#i=!0;for(let s of r)this.#s(s,O.none,o);this.#s(i,n,o),this.#i=n!==
O.none}#s(e,n,o){let r=[],i=this.#n.malformed,s;try{this.#t.transcode(e,n,f=>r.push(f))}catch(f){s=f}let c=this.#o?this.#n.
malformed-i:0;this.#o&&this.#n.forgetDecoded();for(let f of r){let a=this.#r?.add(f)??f,u=Rp(a,c);c-=(a.length-u.length)/
2,this.#e.transcode(u,O.none,o)}if(n===O.result&&this.#e.transcode(new Uint8Array,n,o),s)throw s}};function Lp(t,e){if(!e)
return[t];let n=Buffer.from(t.buffer,t.byteOffset,t.length),o=Buffer.from(e),r=[],i=0,s=c=>{for(;i<c;i++)r.push(t.subarray(
i,i+1))};s(Math.min(o.length-1,t.length));for(let c=n.indexOf(o);c>=0;c=n.indexOf(o,Math.max(i,c+o.length))){c>i&&r.push(
t.subarray(i,c)),i=Math.max(i,c),s(c+o.length);let f=i;for(;n.subarray(f,f+o.length).equals(o);)f+=o.length;f>i&&r.push(
t.subarray(i,f)),i=f}return i<t.length&&r.push(t.subarray(i)),r}function Rp(t,e){if(e===0)return t;let n=new Uint8Array(
t.length),o=0,r=e;for(let i=0;i<t.length;i+=2){if(r>0&&t[i]===253&&t[i+1]===255){r-=1;continue}n[o++]=t[i],n[o++]=t[i+1]}
return n.subarray(0,o)}var Xe=class extends Error{suggestion;constructor(e,n){super(e),this.suggestion=n}};var Uf=["bash","zsh","fish"];var To=[{flags:"-f, --from <LABEL>",alias:"--from-code",what:'The encoding of the input: any of its names, or "auto" to \
find the encoding of each file.',parse:Up,completes:"source"},{flags:"-t, --to <LABEL>",alias:"--to-code",what:"The enco\
ding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can\u2019t represent by their b\
est fit, or ?, and //IGNORE leaves them out.",parse:Pp,completes:"target"},{flags:"-o, --output <FILE>",what:"Write to a\
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
d if there is none, stop (translit) or write ? (translit-replacement).",choices:Ms},{flags:"--bom <MODE>",what:"Whether \
the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or \
if the input does (keep).",choices:["add","keep","strip"],isOptional:!0,omitted:"add"},{flags:"--eol <EOL>",what:"Conver\
t all line endings to LF or CRLF.",choices:["lf","crlf"]},{flags:"--fix-declaration",what:"Make <meta charset> and XML d\
eclarations name the output\u2019s encoding."},{flags:"--repair",what:'Repair text that was decoded in the wrong encodin\
g, once or twice (mojibake). --from is then the file\u2019s current encoding, "auto" by default.'},{flags:"--detect",what:'\
Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary or \
unknown. Nothing is converted.'},{flags:"--json",what:"Print JSON, with --detect."},{flags:"--sniff <MODE>",what:'Choose\
 how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document\u2019s own declarat\
ion first (html, xml).',choices:sr},{flags:"--locale <TAG>",what:'The language of the text, such as "ja": a hint for "au\
to" and --detect.',parse:Wp},{flags:"-q, --quiet",what:"Don\u2019t report replaced bytes and characters, or how many files we\
re converted."},{flags:"-s, --silent",what:"The same as --quiet."},{flags:"-v, --verbose",what:'Say which encoding "--fr\
om auto" chose for each file, and why, and which files are not converted.'},{flags:"-l, --list",what:"List the encodings\
 and their labels, and those beyond the standard."},{flags:"--completion <SHELL>",what:"Print a completion script for a \
shell.",choices:Uf}];var Ao=[{flags:"-h, --help",what:"Show a short help."},{flags:"-V, --version",what:"Show the version."}];function Up(t){let e=t.replace(/\/\/.*$/s,"");return/^auto$/i.test(e)?"auto":kf(e)}var kp=/ascii|^ansi_x3\.4|367$|646/i;
function Pp(t){let[e,...n]=t.split("//"),o=kf(e),r=n.map(a=>a.toUpperCase()),i=r.findIndex(a=>!["","TRANSLIT","IGNORE"].
includes(a));if(i>=0)throw new Xe(`It ends in //${n[i]}; only //TRANSLIT and //IGNORE are known.`);let s=r.includes("IGN\
ORE"),f=kp.test(e)&&o===V("windows-1252")?{to:o,ascii:e}:{to:o};return r.includes("TRANSLIT")?{...f,otherwise:s?"":"?"}:
s?{...f,unmappable:"ignore"}:f}function Wp(t){return t.replace(/[.@].*$/s,"").replaceAll("_","-")}function kf(t){let e=V(
t)??Dn(t);if(e===void 0)return{unknown:t};if(e===36)throw new Xe("It is a label of the replacement encoding, which is no\
t for text; use the name of another one.");return e}var $t="encoding-wasm",bo=()=>[...To,...Ao].map(({flags:t,what:e,choices:n,isOptional:o=!1,completes:r})=>{let[i,s]=t.split(
" <"),f=r==="source"||r==="target"?vp(r==="source"):n&&[...n];return{names:i.split(", "),takesValue:s!==void 0,isOptional:o,
words:f,completes:r,what:Hp(e)}}),vp=t=>[...t?["auto"]:[],...y.filter(({name:e})=>e!=="replacement").map(({name:e})=>e)],
Hp=t=>t.replace(/[.:;,(].*$/s,"").replace(/["']/g,"");function Pf(t){return{bash:Gp,zsh:jp,fish:Yp}[t]()}function Gp(){let t=bo().
flatMap(({names:n,takesValue:o,isOptional:r,words:i,completes:s})=>{if(!o)return[];let c=n.flatMap(a=>[...r?[]:[a],...a.
startsWith("--")?[`${a}=`]:[]]),f=i?`words='${i.join(" ")}'`:s?`files=${s==="folder"?"-d":"-f"}`:"";return[`    ${c.join(
"|")}) ${f} ;;`]}),e=bo().flatMap(({names:n,isOptional:o,words:r=[""]})=>n.flatMap(i=>o&&i.startsWith("--")?[i,...r.map(
s=>`${i}=${s}`)]:[i]));return`# Completion for ${$t} in bash: put it into ~/.local/share/bash-completion/completions/${$t}\

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
complete -o filenames -F _encoding_wasm ${$t}
`}function jp(){let t=bo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(l=>n?l.startsWith(
"--")?`${l}=${o?"-":""}`:`${l}${o?"-":"+"}`:l),f=e.length>1?`'(${e.join(" ")})'{${c.join(",")}}'`:`'${c[0]}`,u=r?`(${r.join(
" ")})`:i==="folder"?"_files -/":i?"_files":"";return`  ${f}[${s}]${n?`${o?"::":":"}value:${u}`:""}' \\`});return`#compd\
ef ${$t}
# Completion for ${$t} in zsh: put it into a directory of $fpath as _${$t}
_arguments -s -S \\
${t.join(`
`)}
  '*:file:_files'
`}function Yp(){let t=bo().map(({names:e,takesValue:n,isOptional:o,words:r,completes:i,what:s})=>{let c=e.map(d=>d.startsWith(
"--")?`-l ${d.slice(2)}`:`-s ${d.slice(1)}`),f=o?" -f":i==="file"?" -r":" -x",u=r?.join(" ")??(i==="folder"&&'(__fish_co\
mplete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))'),l=`${f}${u?` -a '${u}'`:""}`;return`complete \
-c ${$t} ${c.join(" ")}${n?l:""} -d '${s}'`});return`# Completion for ${$t} in fish: put it into ~/.config/fish/completi\
ons/${$t}.fish
${t.join(`
`)}
`}var Fo=t=>t.replaceAll("\\","\\e").replaceAll("-","\\-").replaceAll("\u2019","'").replace(/^[.']/gm,"\\&$&");function Wf(t){
let e=[...To,...Ao].map(({flags:n,what:o,choices:r,isOptional:i})=>{let[s,c]=n.replace(">","").split(" <"),f=s.split(", ").
map((u,l,{length:d})=>{let p=`${i?u.startsWith("--")?"=":"":" "}\\fI${c}\\fR`,h=c!==void 0&&(i||l===d-1);return`\\fB${Fo(
u)}\\fR${h?i?`[${p}]`:p:""}`}),a=r?`
${Fo(`Possible values: ${r.join(", ")}.`)}`:"";return`.TP
${f.join(", ")}
${Fo(o)}${a}
`});return`.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${Fo(t)}" "User Commands"
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
`}async function Kp(t,e){if(!Zc())return pe.failure;let{from:n="auto",detect:o,json:r,sniff:i="detect",locale:s,c,repair:f,
fixDeclaration:a,otherwise:u,inPlace:l,outDir:d}=e,w={sniff:i,locale:s,detect:!0};if(o)return Vc({...t,sniffing:w,json:r});
let p=l!==void 0||d!==void 0,{fromOther:h,toOther:E}=t,g=E&&so(E),I=u===void 0?void 0:Ce(t.to,g),B=I?q=>I(q)??u:t.unmappable,
_=!!c||vf(B),H=h!==void 0||E!==void 0,k={...t,from:n==="auto"?Rc(w,p,l===""):n,unmappable:B,otherwise:u,drop:c,isChanged:!!(c||
f||H||_&&t.eol)},nt={isLending:!c&&!f&&!a&&!H&&!vf(B),convertsLineEndings:_||H,newTranscoder(q,Ft){let{from:Dt,to:Kr}=q,
No=nt.convertsLineEndings?q.eol:void 0;if(f)return new wo(Dt,Kr,Ft,{eol:No,isOnlyCopy:q.isOnlyCopy});if(c||No||q.fromOther||
q.toOther){let zr=zp(q,typeof Dt=="number"?Dt:0,Ft,No);return typeof Dt=="number"?zr:new Re(Dt,zr)}return de(Dt,Kr,nt.isLending?
{...Ft,take:Jo}:Ft,"")},newFixer:a&&(()=>new he(k.to))};if(!p)return Yr(k,nt);let{skipUtf8:Ee=!1,keepBinary:Io=!1,dryRun:Bo=!1}=e,
Je={suffix:l,directory:d,skipUTF8:Ee,keepBinary:Io,dryRun:Bo,findDeclarations:!a&&!k.quiet};return Pc(k,Je,(q,Ft=nt)=>Yr(
{...k,...q},Ft))}function zp({to:t,fromOther:e,toOther:n,drop:o=!1},r,i,s){let c=i.fatal&&!o,f=e?new ro(e,i,o):fr(r,{...i,
fatal:c}),a=n?new io(n,i,Ce(t,so(n))):de(38,t,{...i,fatal:!1,ignoreBOM:!0},""),u=i.losses;return new Oo(f,a,u,{drop:o&&!e,
eol:s})}var vf=t=>typeof t=="function"||t==="ignore"||t==="translit";0&&(module.exports={completionFor,manual,runFully});
