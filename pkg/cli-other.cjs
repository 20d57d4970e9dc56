"use strict";var oe=Object.defineProperty;var at=Object.getOwnPropertyDescriptor;var lt=Object.getOwnPropertyNames;var ut=Object.prototype.hasOwnProperty;var pt=(e,t)=>{for(var n in t)oe(e,n,{get:t[n],enumerable:!0})},dt=(e,t,n,o)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let i of lt(t))!ut.call(e,i)&&i!==n&&oe(e,i,{get:()=>t[i],enumerable:!(o=at(t,i))||o.enumerable});return e};var mt=e=>dt(oe({},"__esModule",{value:!0}),e);var nn={};pt(nn,{adviceFor:()=>Te,findOther:()=>Yt,listOthers:()=>Zt});module.exports=mt(nn);function T(e){let t,n=!1;return()=>{if(!n){n=!0;try{t=e()}catch(o){throw n=!1,o}}return t}}var ge=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;var _=At();function At(){let e=ge.split(`
`).map(t=>{let[n,...o]=t.split(" ");return Object.freeze({name:n,labels:Object.freeze([...o,n.toLowerCase()].sort())})});
return Object.freeze(e)}var Ae=T(()=>new Map(_.flatMap(({labels:e},t)=>e.map(n=>[n,t]))));function be(e){let t=Ae();return t.get(e)??t.get(Ee(kt(e)))}var bt=T(()=>new Map(Array.from(Ae(),([e,t])=>[I(e),t]).reverse()));
function ke(e){let t=I(e),n=bt().get({936:"gbk",950:"big5"}[t]??t);return n===36?void 0:n}var I=e=>Ee(e).replace(/[^a-z\d]/g,
"").replace(/^(x+|cs)/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,"").replace(/^latin(?=\d)/,"l");function kt(e){let t=0,n=e.length;for(;ye(e[t]);)t+=1;for(;ye(e[n-1]);)n-=1;return e.slice(t,n)}var ye=e=>`	
\f\r `.includes(e);function Ee(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}var Et=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Se=()=>Object.getPrototypeOf(Uint8Array.prototype),Bt=e=>Et(Se(),
e);var St=e=>Se()[e];var jt=Bt("byteLength");var Ot=St("set");var ie=e=>jt.call(e);function je(e,t){let n=new Uint8Array(ie(e)+ie(t));return Be(n,e),Be(n,t,ie(e)),n}var Be=(e,t,n)=>Ot.call(e,t,n);var F=new Uint8Array;var Tt=/;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;function Oe(e){for(let[,t,n,o]of e.matchAll(Tt))if(/^charset$/i.
test(t))return n?.replace(/\\(.)/gs,"$1")??o}var _t=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8 utf8mac isoir193 osf05010001","86\
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
osf00010100 osf00010101 osf00010102"],vt=T(()=>new Map(_t.flatMap((e,t)=>e.split(" ").map(n=>[n,t]))));function k(e){let t=Oe(
e)??e;return be(t)??vt().get(I(t))??ke(t)}var Ct=/^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/,
Mt=[[/^auto$/i,"'auto' isn't an encoding: to find the encoding of some bytes, use decodeAuto() or AutoDecoderStream of '\
encoding-wasm'."],[/^\[object /,"An object isn't a label; options come after the label."],[/^\d+(,\d+)+$/,"These are byt\
es, not a label; check the order of the arguments."]];function Te(e){let t=Mt.find(([s])=>s.test(e));if(t)return` ${t[1]}`;
let n=_e(e),o=k(e);if(o===void 0&&Ct.test(n))return" 'encoding-wasm/iconv-lite' has this encoding.";let i=o??Ut(n);return i!==
void 0&&i!==36?` Did you mean '${_[i].name}'?`:/[^ -~]/.test(e)?" This doesn't look like a label; check the order of the\
 arguments.":""}var _e=e=>e.toLowerCase().replace(/[^a-z\d]/g,"");function Ut(e){if(e.length<3)return;let t=e.replace(/\D/g,
""),n=_.flatMap(({labels:o},i)=>o.map(_e).some(f=>f.replace(/\D/g,"")===t&&Dt(e,f))?i:[]);return n.length===1?n[0]:void 0}
function Dt(e,t){let n=0;for(;n<e.length&&e[n]===t[n];)n+=1;let[o,i]=[e.slice(n),t.slice(n)];return o[0]===i[1]&&o[1]===
i[0]&&o.slice(2)===i.slice(2)||o.slice(1)===i||o===i.slice(1)||o.slice(1)===i.slice(1)}var E=e=>(e&64512)===55296,v=e=>(e&64512)===56320;function Ce(e,t,n){let o="";for(let i=0;i<n;i+=8192){let s=new Uint16Array(e,t+2*i,Math.min(8192,n-i));o+=String.fromCharCode.
apply(null,s)}return o}var It=(e,t)=>e?.prototype?.[t],Ue=e=>It(globalThis.Buffer,e),De=Ue("ucs2Slice"),Ne=Ue("ucs2Write");var Ie=e=>globalThis.process?.getBuiltinModule?.(e);var L=Ie("node:buffer"),q=()=>L?.Buffer??(typeof Buffer=="function"?Buffer:void 0);function w(e){let t=q();return t?t.allocUnsafe(
e):new Uint8Array(e)}function z(e){if(e.length===1)return e[0];let t=w(e.reduce((o,i)=>o+i.length,0)),n=0;for(let o of e)
t.set(o,n),n+=o.length;return t}var P=new Uint16Array(65536),re=new Uint8Array(P.buffer),Fe=(()=>{try{let e="\uFEFFa\xE9\u6F22\uD83D",t=Ne,n=De;return t.
call(re,e,0,2*e.length),P[3]===e.charCodeAt(3)&&n.call(re,0,2*e.length)===e?{write:t,slice:n}:void 0}catch{return}})();var y=e=>e<=65536?P:new Uint16Array(e);function A(e,t){return Fe?Fe.slice.call(e===P?re:new Uint8Array(e.buffer),0,2*t):
Ce(e.buffer,0,t)}function qe(e){let{length:t}=e;if(!(!L?.isAscii||t<32||t>2147483647)){for(let n=0;n<t;n+=Math.ceil(t/16))if(e[n]>=128)return;
return L.isAscii(e)?L.Buffer.prototype.latin1Slice.call(e,0,t):void 0}}function $(e,t){let n=e.write(t),o=e.end();return o&&o.length>0?z([n,o]):n}function B(e,t,n=void 0){return{decode:e,encode:t,decoder:class{write(o){return e(o)}end(){return n}},encoder:class{write(o){
return t(o)}end(){}}}}function Pe(e){let{encoder:t}=B(()=>"",ze);return{encode:ze,encoder:t,decoder:Lt(e.unicode)}}function ze(e){let t=w(3*e.
length),n=0;for(let o=0;o<e.length;o++){let i=e.charCodeAt(o);i<128?t[n++]=i:(i<2048?t[n++]=192|i>>6:(t[n++]=224|i>>12,t[n++]=
128|i>>6&63),t[n++]=128|i&63)}return t.subarray(0,n)}function Lt(e){return class{#e=0;#t=0;#n=0;write(t){let n=y(t.length*
(1+e.length)),o=0,i=this.#e,s=this.#t,f=this.#n,c=()=>{for(let a=0;a<e.length;a++)n[o++]=e.charCodeAt(a)};for(let a=0;a<
t.length;a++){let r=t[a];if((r&192)===128){if(s===0){c();continue}if(i=i<<6|r&63,s-=1,s>0)continue;i>=f||i===0&&f===128?
n[o++]=i:c();continue}s>0&&c(),s=0,r<128?n[o++]=r:r<224?[i,s,f]=[r&31,1,128]:r<240?[i,s,f]=[r&15,2,2048]:c()}return this.#e=
i,this.#t=s,this.#n=f,A(n,o)}end(){let t=this.#t===0;return this.#t=0,t?"":e}}}var zt=`
utf8 unicode11utf8
ucs2 utf16le
utf32 ucs4
utf32le ucs4le
utf32be ucs4be
utf7 unicode11utf7
ascii ascii8bit usascii ansix34 ansix341968 ansix341986 csascii cp367 ibm367 isoir6 iso646us iso646irv us
shiftjis 932 cp932 ms932 windows932 csshiftjis mskanji sjis windows31j ms31j xsjis
cp936 936 ms936 windows936 gb2312 gb231280 gb23121980 csgb2312 csiso58gb231280 euccn
gbk xgbk isoir58
gb18030 chinese
cp949 949 ms949 windows949 cseuckr csksc56011987 euckr isoir149 korean ksc56011987 ksc56011989 ksc5601
cp950 950 ms950 windows950
big5hkscs big5 cnbig5 csbig5 xxbig5
iso88591 latin1 csisolatin1 l1 isoir100 cp819 ibm819
iso88592 latin2 csisolatin2 l2 isoir101
iso88593 latin3 csisolatin3 l3 isoir109
iso88594 latin4 csisolatin4 l4 isoir110
iso88595 csisolatincyrillic isoir144 cyrillic
iso88596 csisolatinarabic isoir127 arabic arabic8 ecma114 asmo708
iso88597 csisolatingreek isoir126 greek greek8 ecma118 elot928
iso88598 csisolatinhebrew isoir138 hebrew hebrew8 iso88598i iso88598e
iso88599 latin5 csisolatin5 l5 isoir148 turkish turkish8
iso885910 latin6 csisolatin6 l6 isoir157
iso885911 thai thai8
iso885913 latin7 l7 isoir179
iso885914 latin8 l8 isoir199 celtic celtic8 isoceltic
iso885915 latin9 l9 isoir203
iso885916 latin10 l10 isoir226
cp1250 msee
cp1251 mscyrl
cp1252 msansi
cp1253 msgreek
cp1254 msturk
cp1255 mshebr
cp1256 msarab
cp1257 winbaltrim
windows874 874 win874 cp874
cp437 cspc8codepage437
cp775 cspc775baltic
cp808 808 ibm808
cp850 cspc850multilingual
cp852 cspcp852
cp862 cspc862latinhebrew
cp869 cpgr
koi8r 20866 cp20866 ibm878 cskoi8r
koi8u 21866 cp21866 ibm1168
rk1048 strk10482002
tcvn tcvn5712 tcvn57121
tis620 isoir166 tis6200 tis62025291 tis62025330
iso646cn isoir57 gb198880 cn
iso646jp isoir14 csiso14jisc6220ro jisc62201969ro jp
hproman8 cshproman8 r8 roman8 xroman8 ibm1051
macintosh mac csmacintosh
macroman 10000
macgreek 10006
maccyrillic 10007
maccenteuro 10029
maciceland 10079
macturkish 10081
`,Pt="437 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 922 1046 1124 1125 1129 1133 1161 1162 1163",fe=new Map(
[...zt.trim().split(`
`).flatMap(e=>{let[t,...n]=e.split(" ");return n.map(o=>[o,t])}),...Pt.split(" ").flatMap(e=>se(`cp${e}`,e,`ibm${e}`,`cs\
ibm${e}`)),...ce(1250,1258).flatMap(e=>se(`windows${e}`,`${e}`,`win${e}`,`cp${e}`)),...[...ce(1,11),...ce(13,16)].flatMap(
e=>se(`iso8859${e}`,`${28590+e}`,`cp${28590+e}`))]);function se(e,...t){return t.map(n=>[n,e])}function ce(e,t){return Array.
from({length:t-e+1},(n,o)=>e+o)}var G=new Map;function $e(e){let t=G.get(e);return t===void 0&&(t=`${e}`.toLowerCase().replace(
/:\d{4}$|[^0-9a-z]/g,""),typeof e=="string"&&(G.size===1e3&&G.clear(),G.set(e,t))),t}var Ge="ascii iso88591 iso646cn iso646jp cp922 iso88599 iso885915 cp1129 cp1163 iso885914 iso885916 windows1252 windows1\
254 windows1258 iso88593 georgianps georgianacademy iso885910 iso88594 iso88592 windows1250 iso885913 windows1257 window\
s1256 iso88598 windows1255 windows1253 iso88597 iso88596 cp1046 cp856 cp862 cp437 cp865 cp861 cp860 cp863 cp850 cp858 cp\
857 cp720 cp852 cp775 cp737 cp808 cp866 cp1125 mik iso885911 cp1162 windows874 tis620 cp1161 macthai cp1133 cp869 koi8t \
koi8r koi8u koi8ru armscii8 cp1124 iso88595 cp855 hproman8 maccyrillic macukraine xmaccyrillic rk1048 windows1251 pt154 \
macroman maciceland macromania macturkish maccroatian maccenteuro macgreek viscii cp864 tcvn",He="!!#!!%H#k1t&#i|=!%w&#k\
1E#i|=#)f+#np>D#im=1#_5#[1#_#(n,#|:0%Hw&5#f)0%Hw&#*t*#iy>##}u=##%/#]&#%&&r&%~%#3x*#i?/#~%&#f&.#o*,#zL&#vK##pL%#{@+%Bk?(#\
}L,#zL&#vK##pN%#{B+%Bro=-#t*#iy>#0q*%tt<%#&nx;%{x;##q-#&(r-r6%+vi<xq;%zx;%p{;%#-Nq&n&s&y%y/{,%{%4#ow;*#ix;*#}w;5##*#ix;*\
#}w;,9q*&z8%z(##hm=(#{t<##w0#%%%%%{,n(##}l=&%iq=q9(#s0&#x-##,.%8h(&#>#%8P(%f+v8(#m:##,.%8h(&#>#%8P(%f+v8##i)Diy>s}m+jpn+\
lf=uf=4/%jg<ph<fl=yl={m=uun,irn,jrn,!npn+%*%.A%o};fz<mf>yl={m=sun,grn,/1*w)#vwo,3#!U#xyn,0%Hw&5#f)0%Hw&22s)#vwo,3#!L#~{n\
,,#zL&#vK##pL%#{@+%Bk?(#}L,#zL&#vK##pN%#{B+%Bro=#8q*%s;xF%%pom,lyn,%(<w&h)P#%fxn,mrn,##w*(#&%(<w&h)P#%}wn,krn,&#lrn,#%n{\
n,&-#s{n,(#tyn,%#+(%p*C(#ztn,#%l{n,&-#q{n,(#ryn,%#+(&p*CpB1(i)%l.%/(<%%%0%>%EJwl1%%%%%%ZW%%%%%PM%%%%%FC%%%%%%%%%%%0-%.5%\
~+B|y1%%%%%%%%%%%%%%%%%%%%%%%%%%%%%##(#7q**z8@D4&@#).p&p*0R#%Ie#*r)@D4&@#-.p&p*0Rrg=~h=e~)*%w&w%##<##&(%y&2(#]##8*#f-*%w\
&w%##<##&(%y&2(#]##8)#w(72r*&~<bk2##h0#)x/x2k*Dq)#%Rq4%&rPfCf1#-|.uCiNs1k*Dq)^j(4%w*W%#g&&#t+)%u/(4%f)W%#g&&#h))&i-(mA8?\
r*%l_sD#%+_&&,0N%#(&#s(#%+_&(,0Np@#%k@j&%#s*#&p(g(f)(#v*%#;#&l(,l-##f.%%4P##(#%x/v.##=%#s*#&p(g(e(#j(%#;#&l(,y*##s+%%4P#\
#(#%l-j,9/i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+fl=yl=km=8V+rrn,npn+%*%.A%wpn+gtm+mf>yl=km=8V+##v>&%gHr+%#*#%(%##(%#*&&,%%##l\
*#%|)p.##%*;q*#wm>&#%%#qu=##h.(#r/(#yv=&#xr=##u+()f-bo&v&0%&H//#*x,|+<L;F#%4(##2&(g&|&VD##F%(p-o&v&0%&H//#*x,|+<L;F#%4(#\
#2&(g&|&VD##F##~g=;)i)Diy>s}m+jpn+kpn+{on+4/%von+pnn+qnn+wmn+xmn+jjo,qOiN}ho,npn+%*%.A%wpn+gtm+htm+umn+vmn+uio,rPjom,##!\
&#!2#kio,~%#}O17j)#~m),#-%(>HCi&+#/##S%&{{8%ux8##|1,#l23#f1(<,~0y0%%%%%%%%%%%%%%%%%%%%%#,%%%%0%%%##%#(%%%%)%%%%(%%%%#%%%\
##%##%%&gh9%{v8#(q*#vwo,,#pfo,3#t%(u%||n,!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!ppn+is9%%%%%%%%%%%%%%%%%%%%%%%%%%s{j,!iqn+%hqn+>\
)i)Diy>s}m+jpn+lf=uf=4/%jg<ph<qnn+wmn+xmn+!!!!npn+%*%.A%o};fz<htm+umn+vmn+!!!##xjo,%#hl>>>vi>kg(%%%%%%%%%%%%%%%%%%%u&%%%\
%*#xzj,?.q)#vwo,3#!,%szl,%##fa)#sjo,(#tpn+(#fp;&&,%%##(#u%(%%%%%%%%%%%%%%%%%%%nxl,ixl,%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%\
%%%%%%%%%@*i)Dl.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%#%ty=%#%y/*(#i};&#q{l,*%szl,%!+i)El.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%&#,+%\
xp(~o(1#kq(&#,#>(%%%%%%%%%%%%%%%%%%%%%%%%%)70%%%%%%%%%%%%%%%%%%B.i),zrn,tzm,t%~ii,##*jr(#;ouh+u0&D+4,}gi+(((3Jj,*#{%%%g&\
(((#&f}(###+*}s(00,,,%1,<vpi,%%%%%%%%%mpi,#&,,:##%;#+%).|)(8s)70,,,sz(n|((((S,.)!/i)?gy(%%%%%%%%%%%%%%%%%%%%%%%%%%##gn(#\
#j(.(l&&F##+EDpjB%%t/x%&2h|AjhBG00khB*{zA,t%3C[z(%,b/N)/C]liB-)t{A;}-+fkB##xjB*#riB+6/.1,gx=~v=3Ap*f)33B(/#nlBxmBD2k*#~0\
#1*sk>sq=i2<025eh&D.zh@&#jk@+(vhB%;#(%2#+%*%+.4%+%;#/%T#(%x%,#*vx?x^o[u&^t%#.%a?F:||<p{<Ew}<r(#(,#g3%##n5##x&#%%{DE#i)?}\
3l(I1(+.(*%)2#&j&%,_ew&(+6&0l&0F&k*#{7##e5#i(G)t)&v4t%G+#t%#%u%t%/(y(<02+#cF0m)#j6##w%%#6#%*2#%E##%&4##u&##Y#%?6&#,##/-#\
#F.m)#s3##;*&vw=zv=U#%v%(#%%,%%p&{&&%.(#%k(@%);D-+d(#CG3n*#k5.#l&)#>)(0%&Q(%1*+%~(e+.ch*e/%)p,~+%%(%l&g&##2#(%&z%e#.m&e+\
%&|%ev&.1#(ox=~v=3A##F##C#%F/K#s,#iy>K-v)#p<.##)%w&%*%j)%L%g,C&#gjo,5%!pfo,&%NJ(#l|n,F.i)%l.%%#*##(**2%%%{w(%#%mv(|t(%(c\
%%%#5%%%%%%%%%%%%%%%%%V*%%%%%2#-%%%%%%%%%#*%%%%%%K;n)%oAm,##x(#%@%##k&##j-#%h(%%(*%]%%&6%{%##i((*5%u-%i,%#&y+y,v*-%r)q)(\
%_%+%x-%,&@#&#%%r(%#r&(%w)<(*p&%,T%=#%%Z%#=%(lB&KF)(%y@U%K7i)#~8%#-##x%#+[x(x&o)%r&l*)#r&#(p&k.x2%*&u2o+o&#*r*%&qh=oy=*(\
#j0+({(4<&(%Tf(+%H3+.Jt-4<&Tf(H3J(%psA,&%wwA5&-%?%,%8i(h(ol=%#*(#(##tLE&i)Tg}%%%%%%%%%%%%%%%%%(%%%%%%4%%%%%%%%%%%%%%%%(#\
(%%%%T5%^%%]Y_%&*x)(%%((%&%Z%E&i)Tkn&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%T<%%%%%%%%%%%%%%%%k*p*i*p*i*p*z)p*(%\
js;q,R#i.#i1S#w-,qx&%l/p*k*p*m*p*R)g+4gr&%%%%%%%%%%%%%%%*%qh?G+.j)n.%%t/x%fn&kt>ogB0+<tt?x^o[u&^t%sdvda?F:||<p{<Ew}<r(|t\
?lu?#g3%v~?nm?(%sHlg>B%q*_zq/%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(A.%%%%%%%%%%%%%%%%%%%%%%%%%%%%V&i\
)#iy>(#w./+?%*%.A%W&j)(vwo,!!!#/!!!!!!!!!!!+,!!!!!!!!X(i)#vwo,(#!/+!!!!!!!,#!Y&p*#rw/_(%%%pg3A(il>8//X)i)4w1Dqx={lh+****\
=****rnh+%unh+#2jnh+slh+.+%%%(****xnh+%b(~tm+gvm+4%3#u9/%ut>-B(q*?g|/%(*%x%e*2%%%(%%%%%%(%%((,(%&A%%(%%%%%%%*98(zu|+!!su\
|+%%%%,%%%%%1#AP%zt2q}m+!!!!!!!!!!!!!!!lt|+%%%%%%%%%%&hv/8/D0i)@vwo,!!!!!qzl,rzl,~ho,9/fy=%fp;xo;uo;%t%afzl,!zyl,_tcoau_\
%|b#2%%%Zu(z(%y(%%%%%%#%%%+(%%%%(%%%+%%%+.(%%%%%%4%%(%%%#4%%%%%%%%%%%%(#(h)%&k)%%#%%n)%(q)(Yb@0i)%ny&3###*#v%#&#.###[3(p\
}k,tvk,#s0##w/%%twk,!)#!&&upl,vpl,uwk,%&vwk,fum+gum+#x%!!!hjo,v~%a%NG%BEH=%%%%%%%DA%%%=+X#KF.+&*[a%NG%BEH=%%%%%%%DA%%%=+\
X#KF.+&*_&i)GymB(8,,,,4444q),,,,%%%iVkWk|%%w&]%tv?vl@nk@(.i)pyA%%#3%%%%%%%%%%%%%%%#/%%%%%%%%%%%a*t*#vs&#%(%)#v(*#l/#%(%)\
#~.b%~*#qt&3#o*>#r*x&ks((gp(#y/Cmx=li>jl(ml(%{o(~y9u}9#*t&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&\
x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&x&{&r&#%q*0fm&%o/j/%%%%%%%%#m&(%%%%%\
%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ot;jt;%g){(%%%%%%%%|f&hg&%e%s*#jm&j&#p*D,i)Rrs&o*r*o*l*o*v*o\
*r*o*r*o*r*o*r*o*r*o*r*o*r*o*r*o*t*o*r*o*g)e]e0ev%el(e@ev%ey&eBe+(f(eJe(%v%e+%v%e,-v%ev%ev%ev%ev%(%e{&#4eFev%ev%ev%eJe]e\
v(ejw;#1vt;e<e}&e~%e]ebev{%>#q*y&o3(0(%*%YzN-nOiQjM(~f>qj>w&t%i*Rt%Ot%o*bY#((z6j7i)482W482W482M2:0o(m&OGd4:Gw%k&O0Ig&C9I\
(t%It%y%#2#*t%t,%y.v0v-u%t%v)&%4yv=|v=%IDA|lBtkB7R#p*{&}m>zx=?%,xy=rx={w%qx%-gu>q{;p*su<z{<p*jp<so?ju?%tu<m~%fm?|s<+p*i*\
p*k*p*m*p*&u*sx%vo?kv>}y>l)hn?Dqx=tz=fz%p*m*p*1jx:%4%-%tr=fs=w~:p*m*p*hs;tz;p*&c%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%ff&w%%r*#q\
x&7#%x%#k.#iy>w%)i)Mhm&%mf;{x:ky:4/%i/|-sg;mh;jh;s/t%v1o)zx:%*%.A%wpn+gtm+rt;~z:{z:k)t%n+wg&kn&%i&gq&or&jr&%vx%#+u/|j&%%\
%}l&xl&#&nx%p*y/#N~p&%y}%kt;|n;wi&no&o(%<w0%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%C#t%z%-v)%|m&#2%r*#%&i*p*{*##|.(#j/(#*(#g/)#{(\
#(,u*p*(z%1i)(}x&+o+l+%+z%3,)Am)h)%%Pu%+)],Om)h)%#P#*v1p*{*}5o*T&#k&%#R##u*##N%%Sp*(#C#(m.t*%?w%,i)Dw3%((4.0.#((#(((#(%(\
#(%((#((#.#(%+#^&%p&;#%bH(#g(%/ro?&wz<~|<iq?Dft>qp>Hs(a-)d*Hf.%+Mz{AriBw-xk=v|=z{=%tkj+%umj+nx=zw=,Hvx=458).%%)2%wfo,zfo\
,4%&g+pDPsPlP%%vO}O&K}%%p*#w5a)=t%Gt%#}%&~*%v8o+2%l+o+B%*%}%%x,*|:%F%u&%9#ttn,}%3y*#j@(#_)#nv>(#sx>(#_+#t-##0+#,+%|zn,hj\
o,(&_9}v=)#zp=##0+#,,%~Zsb%%#]}%;j)%r8%##*&%%2#&%1%#&i-%u,#(%*%*##%(%*%&#),#%%(8:%-%%%:%.<1%%%-%:%)%%%*)%%4#%%-,(%2%*%(%\
)%6%&%1%#%6%#&T%K%%%*#0%%%%%~/t%v(q)u(x(j+}%4j)%z21##%%#y^&%#s_)%-su>%&q8}w=hy=%%|z=2(*oa%,**(&&*2vc#&6j_8(1%*%%(%(8.)%*\
A#%((##*((%(u%(%#xo;)Muo;%((d%%_{(~([%PK%FI,(.+%%%(%@=(%;F1.&AL%w(t%iwl,#6%#vi=%%(71#h*(#((#+|&t%w*@(0G((,D+0((((8((((83\
((K,&+b~i<{i<@wv<oq<(0G((,D+0((((8(((6f~;r};,(K~%3((|~;t};p|;((|w;wl<hn<(&#.%(tk<jp<gr<mq<&(x)|*;(%%<+#%Kz|;((|w;wl<zr<p\
)&#D%(tk<xl<un<{q<(&w%&T%%zi<fj<#%+:C/I#ol)u&0lw(2wn?%g{%v/(v(S4CT(4kq?g}<p{<he<#gr?os?Dxln,%|8!u8%t8#&yio,r}m,l~m,#+q~m\
,jB!nA%0,#&,,,.#s&#&e,,#Dxin,k~m,%((s)f)(,(,,,,,((((,,,,(,0,jkn,0f*ezfn,#48,,,,,,((,m(B(#L~+#1n,,*,(w%.t%%U+Tufi+#*#%q5k\
u<#&0((.+/4(,(sv<lv<j(Dsx<fr<xq<&yq<P7ir<ms<(ns<gs<@|s<ht<wl<l+jt<xs<ht<zs<&{s<<,((/4hu<qu<~i<#w&i,h)48n4Bw0=u%48{1Bw0vl\
<fw:6/&x%mRso<lo<&mo<F#((/./3((/]5C((/4vo<oq<1({p<tp<4((/4pq<uq<-/Lpm<y(wq<lq<fr<-nq<&oq<0((/4,((/4ur<uq<F~i<{,xr<0((/4(\
,(#%+}%";var ae=Array.from({length:94},(e,t)=>String.fromCharCode(33+t)).join("").replace(/['"`$\\]/g,""),Ke=ae.length-64,le=[128,
256].map(e=>Array.from({length:256},(t,n)=>n<e?n:65533));var M=Ge.split(" "),We,ue=String.fromCharCode(...Array(128).keys()),Xe=e=>(ue+e).slice(-256);function Ve(e){We??=$t();let t=String.
fromCharCode(...We.get(e));return t.startsWith(ue)?t.slice(ue.length):t}function $t(){let e=0,t=()=>{let o=0;for(let i=1;;i*=
Ke){let s=ae.indexOf(He[e++]);if(s<64)return o+i*s;o+=i*(s-64)}},n=le.map(o=>Uint16Array.from(o));for(let o of M){let i=n[t()].
slice(),s=0,f=0;for(let c=t();c>0;c--){f+=t();for(let a=t();a>0;a--){let r=t();s+=r%2===0?r/2:-(r+1)/2,i[f++]=s}}n.push(
i)}return new Map(M.map((o,i)=>[o,n[i+le.length]]))}var S=class{#e=F;join(t,n){let o=this.#e.length>0?je(this.#e,t):t,i=n(o);return i===o.length?(this.#e=F,o):(this.#e=Uint8Array.
prototype.slice.call(o,i),o.subarray(0,i))}take(){let t=this.#e;return this.#e=F,t}};var Je="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",Ye={latin1:{decode(e){let t=y(e.length);return t.
set(e),A(t,e.length)},encode:e=>Uint8Array.from({length:e.length},(t,n)=>e.charCodeAt(n))},hex:{decode:e=>Array.from(e,t=>t.
toString(16).padStart(2,"0")).join(""),encode(e){let t=/^(?:[\da-f]{2})*/i.exec(e)?.[0].match(/../g)??[];return Uint8Array.
from(t,n=>Number.parseInt(n,16))}},base64:{decode(e){let t="";for(let n=0;n<e.length;n+=3){let o=e[n]<<16|e[n+1]<<8|e[n+
2],i=[18,12,6,0].map(f=>Je[o>>f&63]).join(""),s=Math.min(e.length-n,3)+1;t+=i.slice(0,s).padEnd(4,"=")}return t},encode(e){
let t=e.split("=",1)[0].replaceAll("-","+").replaceAll("_","/").replace(/[^A-Za-z\d+/]/g,""),n=w(t.length*3>>2),o=0;for(let i=0,
s=0;i<t.length;i++)o=o<<6|Je.indexOf(t[i]),i%4>0&&(n[s++]=o>>6-2*(i%4));return n}}};function pe(e){return{decode(t){let n=q();
return n?(t instanceof n?t:n.from(t.buffer,t.byteOffset,t.length)).toString(e):Ye[e].decode(t)},encode:t=>q()?.from(t,e)??
Ye[e].encode(t)}}var Ze=pe("latin1"),Qe=pe("hex"),j=pe("base64"),H=B(Ze.decode,Ze.encode,""),To=B(e=>H.decode(e.map(t=>t&
127)),H.encode,""),_o=B(Qe.decode,Qe.encode,""),Gt={decode:j.decode,encode:e=>e.length%4===0?j.encode(e):$(new Gt.encoder,
e),decoder:class{#e=new S;write(e){return j.decode(this.#e.join(e,t=>t.length-t.length%3))}end(){return j.decode(this.#e.
take())}},encoder:class{#e="";write(e){let t=this.#e+e,n=t.length-t.length%4;return this.#e=t.slice(n),j.encode(t.slice(
0,n))}end(){let e=this.#e;return this.#e="",j.encode(e)}}};var nt="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",Kt=Array.from({length:95},(e,t)=>String.fromCharCode(
32+t)).join(""),K=class{shift;digits;values=new Int8Array(256).fill(-1);isDirect=new Uint8Array(128);notDirect;constructor(t,n,o){
this.notDirect=new RegExp(`[^${o.replace(/[\]\\^-]/g,"\\$&")}]`),this.shift=t.charCodeAt(0),this.digits=Uint8Array.from(
nt+n,i=>i.charCodeAt(0)),this.digits.forEach((i,s)=>{this.values[i]=s});for(let i=0;i<o.length;i++)this.isDirect[o.charCodeAt(
i)]=1}},xe=new K("+","+/",`${nt}'(),-./:? 	\r
`),W=new K("&","+,",Kt.replace("&",""));W.values[47]=63;var g=new Uint8Array(4096*6),X=class{#e;#t=!1;#n=0;#o=0;constructor(t){
this.#e=t}write(t){if(!this.#t&&!this.#e.notDirect.test(t))return H.encode(t);let n=[];for(let o=0;o<t.length;o+=4096)n.
push(this.#i(t,o,Math.min(o+4096,t.length)));return z(n)}#i(t,n,o){let{shift:i,digits:s,isDirect:f}=this.#e,c=this.#e===
W,a=this.#t,r=this.#n,l=this.#o,u=0;for(let d=n;d<o;d++){let p=t.charCodeAt(d);if(f[p]||p===i&&(c||!a&&!Wt(t.charCodeAt(
d+1))))a&&(l>0&&(g[u++]=s[r<<6-l&63]),g[u++]=45,a=!1,l=0),g[u++]=p,p===i&&(g[u++]=45);else for(a||(g[u++]=i),a=!0,r=r<<16|
p,l+=16;l>=6;)l-=6,g[u++]=s[r>>l&63]}return this.#t=a,this.#n=r,this.#o=l,et(u)}end(){let t=0;return this.#o>0&&(g[t++]=
this.#e.digits[this.#n<<6-this.#o&63]),this.#t&&(g[t++]=45),this.#t=!1,this.#o=0,et(t)}},Wt=e=>e>=0&&!xe.isDirect[e];function et(e){
let t=w(e);return t.set(g.subarray(0,e)),t}var me=class{#e;#t=!1;#n=!1;#o=0;#i=0;constructor(t){this.#e=t}write(t){let{shift:n,
values:o}=this.#e;if(!this.#t&&!t.includes(n)){let l=qe(t);if(l!==void 0)return l}let i=y(t.length),s=0,f=this.#t,c=this.#n,
a=this.#o,r=this.#i;for(let l=0;l<t.length;l++){let u=t[l];if(f){let d=o[u];if(d>=0){c=!1,a=a<<6|d,r+=6,r>=16&&(r-=16,i[s++]=
a>>r);continue}if(f=!1,r=0,u===45){c&&(i[s++]=n);continue}}u===n?(f=!0,c=!0):i[s++]=u<128?u:65533}return this.#t=f,this.#n=
c,this.#o=a,this.#i=r,A(i,s)}end(){return this.#t=!1,this.#i=0,""}},ot=e=>class extends me{constructor(){super(e)}},tt=e=>$(
new X(xe),e),it={bomAware:!0,encode:tt,decoder:ot(xe),encoder:class{write(e){return tt(e)}end(){}}},rt={bomAware:!0,decoder:ot(
W),encoder:class extends X{constructor(){super(W)}}};function st(e,t=E){return class{#e="";write(n){let o=this.#e?this.#e+n:n;return this.#e="",t(o.charCodeAt(o.length-1))&&
(this.#e=o.slice(-1),o=o.slice(0,-1)),e(o)}end(){let n=this.#e;return this.#e="",n===""?void 0:e(n)}}}function V(e,t){let n=t.unicode.charCodeAt(0),[o,i,s,f]=e?[24,16,8,0]:[0,8,16,24];function c(r){let l=y(Math.floor(r.length/
2)),u=0;for(let d=0;d+4<=r.length;d+=4){let p=(r[d]<<o|r[d+1]<<i|r[d+2]<<s|r[d+3]<<f)>>>0;p<65536?l[u++]=p:p>1114111?l[u++]=
n:(l[u++]=55232+(p>>10),l[u++]=56320|p&1023)}return A(l,u)}function a(r){let l=w(4*r.length),u=0;for(let d=0;d<r.length;d++){
let p=r.charCodeAt(d);E(p)&&v(r.charCodeAt(d+1))&&(p=p-55232<<10|r.charCodeAt(++d)&1023),l[u++]=p>>o,l[u++]=p>>i,l[u++]=
p>>s,l[u++]=p>>f}return l.subarray(0,u)}return{bomAware:!0,encode:a,decode:r=>r.length%4===0?c(r):c(r)+String.fromCharCode(
n),decoder:class{#e=new S;write(r){return c(this.#e.join(r,l=>l.length&-4))}end(){return this.#e.take().length>0?String.
fromCharCode(n):void 0}},encoder:st(a)}}function ct([e,t,n,o]){let i=e!==0||t>16,s=o!==0||n>16,f=e===0&&t===0&&(n!==0||o!==
0),c=o===0&&n===0&&(e!==0||t!==0);return Number(f)-Number(i)-Number(c)+Number(s)}var b="\uFFFD",J={unicode:b,singleByte:"?"},Y={utf7:{name:"UTF-7",codecFor:()=>it},utf7imap:{name:"UTF-7-IMAP",codecFor:()=>rt},
utf32:{name:"UTF-32",codecFor:e=>V(Jt(e),J)},utf32le:{name:"UTF-32LE",codecFor:()=>V(!1,J)},utf32be:{name:"UTF-32BE",codecFor:()=>V(
!0,J)},cesu8:{name:"CESU-8",codecFor:()=>Pe(J)}};function Jt(e){let t=0;for(let n=0;n+4<=e.length&&n<400;n+=4){let o=Array.
from(e.subarray(n,n+4));if(n===0&&o.join()==="0,0,254,255")return!0;t+=ct(o)}return t>0}function Yt(e){let t=$e(e),n=fe.
get(t)??t,o=k(n);return o!==void 0?o:Object.hasOwn(Y,n)?en(Y[n]):M.includes(n)?Qt(n):void 0}function Zt(){return[...Object.
keys(Y),...[...M].sort(ft)].filter(t=>k(t)===void 0).map(t=>{let o=[...fe].filter(([i,s])=>s===t&&k(i)===void 0).map(([i])=>i).
sort(ft);return`${Y[t]?.name??t}${o.length>0?`: ${o.join(", ")}`:""}
`}).join("")}var{compare:ft}=new Intl.Collator("en",{numeric:!0});function Qt(e){let t=Xe(Ve(e)),n=new Map;for(let o=0;o<=
255;o++)n.set(t[o],o);return n.delete(b),{name:e,isUnicode:!1,has:o=>n.has(o),newEncoder:()=>o=>Uint8Array.from(o,i=>n.get(
i)),newDecoder(){let o=0;return i=>{let s="",f=[];for(let c=0;c<i.length;c++){let a=t[i[c]];a===b&&f.push({at:c,offset:o+
c,length:1}),s+=a}return o+=i.length,{text:s,malformed:f}}}}}function en({name:e,codecFor:t}){return{name:e,isUnicode:!0,
has:()=>!0,newDecoder:()=>tn(e,t),newEncoder(){let n=new(t(new Uint8Array)).encoder;return(o,i)=>{let s=n.write(o),f=i?n.
end():void 0;return f?Buffer.concat([s,f]):s}}}}function tn(e,t){let n=e.startsWith("UTF-7"),o,i=new Uint8Array,s,f,c=0,
a=0,r,l=[];return(u,d)=>{let p=u;if(!o){if(p=Buffer.concat([i,u]),i=p,p.length<4&&!d)return{text:"",malformed:[]};let m=t(
p);o=new m.decoder,s=new m.decoder,f=new m.encoder().write(b)}let Z=o.write(p)+(d?o.end()??"":""),U=!r&&Z.isWellFormed()&&
!Z.includes(b),D=U?Math.max(0,p.length-8):0;D>0&&(s.write(p.subarray(0,D)),c+=D,a=c);let O="",Q=[],ee=(m,x)=>{Q.push({at:O.
length,offset:m,length:Math.max(x-m,1)}),O+=b},he=(m,x,te,ne)=>{let h=m.charCodeAt(0);if(r&&v(h)){O+=r.unit+m,r=void 0;return}
r&&ee(r.offset,x),r=void 0,E(h)?r={unit:m,offset:x}:v(h)||m===b&&!ne?ee(x,te):O+=m};for(let m of p.subarray(D)){l=[...l,
m].slice(-f.length);let x=s.write(Uint8Array.of(m));if(c+=1,U&&x!==""&&(a=c),U||x==="")continue;n&&m>=128&&(a=c-1);let te=n?
m<128:l.join()===f.join(),ne=x.length===2&&x.isWellFormed()&&[...x].length===1;for(let h=0;h<x.length;h++){let we=!ne&&h<
x.length-1;he(x[h],h===0?a:c-1,we?c-1:c,te&&!we)}a=c}if(U)return{text:Z,malformed:Q};if(d)for(let m of s.end()??"")he(m,
a,c,!1);return d&&r&&ee(r.offset,c),{text:O,malformed:Q}}}0&&(module.exports={adviceFor,findOther,listOthers});
