var So=(e,t)=>e?.prototype?.[t],Eo=e=>So(globalThis.Buffer,e),Ve=Eo("ucs2Slice"),pt=Eo("ucs2Write"),Ht=Eo("utf8Slice"),Re=Eo(
"latin1Slice"),di=e=>globalThis[e],ai=di("TextDecoder"),Vf=So(ai,"decode"),Un=di("TextEncoder"),qf=So(Un,"encode"),zf=So(
Un,"encodeInto");function R(e,t=!1,o=!0){let n=new ai(e,{fatal:t,ignoreBOM:o});return Object.defineProperty(n,"decode",{
value:Vf})}function ui(){let e=new Un;return Object.defineProperties(e,{encode:{value:qf},encodeInto:{value:zf}}),e}function _(e){
try{return e()}catch{return}}var A=()=>"InternalError"in globalThis,F=()=>"Bun"in globalThis,xe=()=>Ln().includes("Chrom\
e/"),q=()=>Ln().includes("AppleWebKit/")&&!xe()&&!(ee()>0);function Ln(){try{return`${globalThis.navigator?.userAgent}`}catch{
return""}}var Q=()=>"Deno"in globalThis,K=()=>Ln()==="Cloudflare-Workers",Oe=()=>q()||K(),ee=()=>K()?Number.NaN:Number.parseInt(
globalThis.process?.versions?.node,10),ae=()=>ee()<22,$t=e=>globalThis.process?.getBuiltinModule?.(e),Cn;function li(){let{
TransformStream:e}=globalThis;return e&&e===Cn?e:(Cn=[e,$t("node:stream/web")?.TransformStream].find(t=>typeof t=="funct\
ion"&&typeof new t().readable?.getReader=="function"),Cn)}var Jf=e=>$t("node:fs").readFileSync(e);function mi(e){try{return Jf(e())}catch(t){let o="install the package again; for\
 a bundle, use the condition 'module' instead of 'module-sync'";throw new Error(`encoding-wasm: its module can't be read\
; ${o}. (${t})`,{cause:t})}}var To=()=>mi(()=>new URL("./encoding-prepared.wasm",import.meta.url)),yo="encoding-wasm";var Oo=`UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
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
x-user-defined`;function p(e){let t,o=!1;return()=>{if(!o){o=!0;try{t=e()}catch(n){throw o=!1,n}}return t}}var y=Qf();function Qf(){let e=Oo.split(`
`).map(t=>{let[o,...n]=t.split(" ");return Object.freeze({name:o,labels:Object.freeze([...n,o.toLowerCase()].sort())})});
return Object.freeze(e)}var hi=p(()=>new Map(y.flatMap(({labels:e},t)=>e.map(o=>[o,t])))),ed=[[36,""],[35,"korean"],[32,
"japanese"],[29,"chinese"],[1,"single-byte"],[0,""]],We=e=>e<36&&e!==33,N=e=>e>0&&e<29,ze=e=>e>=29&&We(e),jt=e=>/^(ibm866|iso-8859-6|koi8|windows-1256|x-mac-cyrillic)/i.
test(y[e].name),td=e=>ed.find(([t])=>e>=t)[1];function Je(e){let t=hi();return t.get(e)??t.get(Ei(nd(e)))}function oe(e,t){
let o=Je(e);if(o===void 0){let n=Rn(e),r=n===void 0?"":` Did you mean '${y[n].name}'?`;throw new RangeError(`${t}: The e\
ncoding label provided ('${e}') is invalid.${r}`)}if(void 0){let n=td(o);if(n&&!(void 0).includes(n))throw new RangeError(
`${t}: '${yo}' doesn't include ${y[o].name}; import it from 'encoding-wasm/${n}' or 'encoding-wasm'.`)}return o}var od=p(
()=>new Map(Array.from(hi(),([e,t])=>[wo(e),t]).reverse()));function Rn(e){let t=wo(e),o=od().get({936:"gbk",950:"big5"}[t]??
t);return o===36?void 0:o}var wo=e=>Ei(e).replace(/[^a-z\d]/g,"").replace(/^x+/,"").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/,
"").replace(/^latin(?=\d)/,"l"),xi=[{encoding:0,bytes:[239,187,191]},{encoding:37,bytes:[254,255]},{encoding:38,bytes:[255,
254]}];function Be(e){if(e[0]>=239)return xi.find(t=>t.bytes.every((o,n)=>e[n]===o))}function Si({length:e,0:t,1:o}){return e===
0||e===1&&t>=239||e===2&&t===239&&o===187}function Ao(e){return xi.find(t=>t.encoding===e)?.bytes}function Fe(e){return e===
0||e===37||e===38}function nd(e){let t=0,o=e.length;for(;pi(e[t]);)t+=1;for(;pi(e[o-1]);)o-=1;return e.slice(t,o)}var pi=e=>`\
	
\f\r `.includes(e);function Ei(e){return e.replace(/[A-Z]/g,t=>t.toLowerCase())}function Ti(e){let t=Je(`${e}`);return t===
void 0?null:y[t].name}function yi(e){let t=Je(`${e}`);return t===void 0?null:y[t!==36&&t!==37&&t!==38?t:0].name}var Pn=(e,t)=>Object.getOwnPropertyDescriptor(e,t)?.get,Oi=()=>Object.getPrototypeOf(Uint8Array.prototype),go=e=>Pn(Oi(),
e),Wn=e=>Pn(DataView.prototype,e),sd=()=>Pn(ArrayBuffer.prototype,"byteLength"),Io=e=>Oi()[e],wi=go(Symbol.toStringTag),
Bo=go("buffer"),kn=go("byteOffset"),Ai=go("byteLength"),cd=Io("includes"),fd=Io("set"),dd=Io("slice"),ad=Io("subarray"),
ud=Wn("buffer"),ld=Wn("byteOffset"),gi=Wn("byteLength"),Ii=sd(),x=e=>Ai.call(e);function ce(e){let{length:t}=e;return typeof t==
"number"&&e[t-1]!==void 0&&e[t]===void 0?t:x(e)}var g=(e,t,o=x(e))=>new Uint8Array(Bo.call(e),kn.call(e)+t,o-t);function Xe(e,t){
let o=new Uint8Array(x(e)+x(t));return v(o,e),v(o,t,x(e)),o}function Bi(e,t){let o=kn.call(e),n=t+(-(o+t)&3),r=Math.max(
0,x(e)-n)>>2,i=r>0?new Int32Array(Bo.call(e),o+n,r):new Int32Array;return{start:n,words:i}}var _e=(e,t)=>g(e,0,Math.min(
t,x(e))),v=(e,t,o)=>fd.call(e,t,o),Fi=(e,t)=>cd.call(e,t),md=p(()=>A()?96:q()?1024:1/0);function fe(e,t,o){if(o-t<=md())
return dd.call(e,t,o);let n=new Uint8Array(o-t);return v(n,ad.call(e,t,o)),n}function ke(e,t,o){if(o>24)return fe(e,t,t+
o);let n=new Uint8Array(o);for(let r=0;r<o;r++)n[r]=e[t+r];return n}function de(e,t){if(t<=64)return!1;try{return Ii.call(
Bo.call(e)),!1}catch{return!0}}var pd="The provided value is not of type '(ArrayBuffer or ArrayBufferView)'; await promi\
ses, and the arrayBuffer() of a Blob or Response.";function M(e,t,o=pd){if(!ArrayBuffer.isView(e)&&$n(e)===void 0)throw new TypeError(
`${t}: ${o}`);return e}function _i(e,t){if(ArrayBuffer.isView(e)&&wi.call(e)==="Uint8Array")return e;throw new TypeError(
`${t}: The provided value is not of type 'Uint8Array'.`)}function $(e){if(ArrayBuffer.isView(e))return Hn(e);try{return new Uint8Array(
e)}catch{return C}}var Ae=e=>e instanceof Uint8Array?e:$(e);function Hn(e){try{return wi.call(e)===void 0?new Uint8Array(
ud.call(e),ld.call(e),gi.call(e)):new Uint8Array(Bo.call(e),kn.call(e),Ai.call(e))}catch{return C}}var C=new Uint8Array;
function $n(e){try{return Ii.call(e)}catch{}try{return gi.call(new DataView(e))}catch{return}}function z(e,t,o){J(e,o);let n={
...t};for(let r in t)Object.hasOwn(t,r)&&(n[r]=t[r](e?.[r],o,r));return n}function J(e,t){if(e!=null&&typeof e!="object"&&
typeof e!="function")throw new TypeError(`${t}: The options must be an object.`)}var I=e=>`${e}`;function Fo(e){return e.
replace(/[\uD800-\uDFFF]/gu,"\uFFFD")}function Ce(e,t){if(typeof e=="string")return e;throw new TypeError(`${t}: The pro\
vided value is not a string. Decode bytes first, and convert other values with String().`)}var _o=e=>e===void 0?void 0:!!e;
function ht(e,t,o){if(e>=t)return;let n=t===1?"argument":"arguments";throw new TypeError(`${o}: ${t} ${n} required, but \
only ${e} present.`)}function xt(e,t="option"){return(o,n,r)=>{if(o===void 0)return e[0];let i=I(o);if(e.includes(i))return i;
let s=e.join("', '");throw new TypeError(`${n}: The ${t} '${r}' can't be '${i}'; use one of '${s}'.`)}}var hd=["65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix utf iso10646utf8","866nav","28592 912","28593 913",
"28594 914","28595 915","28596 1089 arabic8","28597 813","28598 916 hebrew8","38598","28600 919 8859101992","28603 921 i\
soir179 l7","28604 celtic celtic8 isoceltic isoir199 l8 8859141998","28605 923 isoir203 8859151998","28606 isoir226 l10 \
8859162001","878 20866","1168 21866","10000 1275","9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331","5346 msee",
"5347 mscyrl","5348 20127 28591 367 646 ascii8 csascii iso646us latin msansi","5349 msgreek","5350 28599 920 msturk turk\
ish turkish8","9447 mshebr","9448 msarab","9449 winbaltrim","5354","10007 10017 1283 macukraine macuk msmaccyrillic","13\
86 1383 20936 51936 cngb euccn eucgb2312cn gb23121980 gb2312cn mswin936","1392 54936 gb180302000 gb180302005 gb180302022",
"1370 1373 1375 big5tw big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 ms950hks\
cs msc950 mswin950","954 20932 33722 51932 5050 eucjpms eucjpwin ujis","50220 50221 50222 csjisencoding iso2022jp1978 ji\
s jis7 jisencoding windowsiso2022jp","943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms","970 \
1363 51949 cswindows949 mscp949 mswin949 uhc","-","1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be","1200 unic\
odelittle unicodelittleunmarked u16 ucs2le utf16lebom"],xd=p(()=>new Map(hd.flatMap((e,t)=>e.split(" ").map(o=>[o,t]))));
function Sd(e){return Je(e)??xd().get(wo(e))??Rn(e)}function Mi(e){let t=Sd(I(e));return t===void 0?null:y[t].name}var Se=e=>(e&63488)===55296;function Mo(e,t){let n=t===e.length-1?e.charCodeAt(t):e.codePointAt(t);return n>=55296&&n<=57343?
65533:n}var Kt=e=>e<128?1:e<2048?2:e<65536?3:4;function bo(e,t,o){if(e<128)return t[o]=e,o+1;let n=Kt(e);for(let r=n-1;r>
0;r--)t[o+r]=128|e>>6*(n-1-r)&63;return t[o]=e>>6*(n-1)|(n===2?192:n===3?224:240),o+n}function Co(e,t){for(let o=0;o<t;o++)if(e[o]>=128)return!1;return!0}function ue(e,t){let o=Math.ceil(t/8);for(let n=0;n<
t;n+=o)if(e[n]>=128)return!1;return e[t-1]<128}var vt=(e,t)=>(e[0]&e[t>>1])>=128;function Uo(e,t,o){if((e[1]&e[t>>1])>=128)
return!1;let n=0,r=Math.ceil(t/32)|1;for(let i=0;i<t;i+=r)e[i]<128&&(n+=1);return n>=o}var Et=p(()=>_(Ed));function Ed(){
let{isAscii:e}=$t("node:buffer"),t=new Uint8Array(100).fill(127);return e(t)&&t.every((n,r)=>!e(t.with(r,128)))?e:void 0}function Ze(e,t,o){let{fromCharCode:n}=String;switch(o){case 0:return"";case 1:return n(e[t]);case 2:return n(e[t],e[t+1]);case 3:
return n(e[t],e[t+1],e[t+2]);case 4:return n(e[t],e[t+1],e[t+2],e[t+3]);case 5:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4]);case 6:
return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5]);case 7:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6]);case 8:
return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7]);case 9:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8]);case 10:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9]);case 11:return n(
e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10]);case 12:return n(e[t],e[t+1],e[t+2],e[t+3],
e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11]);case 13:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+
6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12]);case 14:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13]);case 15:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+
8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14]);case 16:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],
e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15]);case 17:return n(e[t],e[t+1],e[t+2],e[t+3],e[t+4],e[t+5],
e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16]);default:return n(e[t],e[t+1],e[t+2],
e[t+3],e[t+4],e[t+5],e[t+6],e[t+7],e[t+8],e[t+9],e[t+10],e[t+11],e[t+12],e[t+13],e[t+14],e[t+15],e[t+16],e[t+17])}}function Li(e,t,o){let{memory:n}=e,r=Lo(a=>Ad(a,o),n,t),i=Lo(Id,n,t);if(r&&i){let a=Q()?1/0:64;return{...i,read:(u,l)=>(l<
128?r:i).read(u,l),write:(u,l)=>(u.length<a?r:i).write(u,l),readBytes:r.readBytes,readPairs:r.readPairs,writeBytes:Q()?r.
writeBytes:void 0,mostByTable:512}}let s=Gn(n);if(r)return A()?gd(r,Lo(Ci,n,t)):r;let c=i??Lo(Ci,n,t)??s,f=i?18:15,d={...c,
read:(a,u)=>(u<=f?s:c).read(a,u),write:(a,u)=>(a.length<16?s:c).write(a,u),collect:i?.collect};return i?Od(d,e,t):d}var Od=(e,t,o)=>({
...e,readBytes(n,r,i){return t.look_up_bytes(i,r),e.read(o,r)},readPairs(n,r,i,s){let c=t.look_up_pairs(i,r,s);return c<
0?null:e.read(o,c)},readsInput:!0,mostByTable:512});function Lo(e,t,o){let n="\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
try{let r=e(t);return r.write(n,o),Gn(t).read(o,n.length)===n&&r.read(o,n.length)===n?r:void 0}catch{return}}var wd="str\
ings";function Ad(e,t){let[o]=WebAssembly.Module.customSections(t,wd),n=new WebAssembly.Module(o,{builtins:["js-string"]}),
{exports:r}=new WebAssembly.Instance(n,{"encoding-wasm":{memory:e}});return{...r,most:65539}}function gd(e,t){let{read:o,
readBytes:n}=e;return{...e,collect:t?.collect,read(r,i){if(i>108)return(i>=1024&&t?t.read:o)(r,i);let s=o(r,Math.min(i,36));
for(let c=36;c<i;c+=36)s+=o(r+2*c,Math.min(i-c,36));return s},readBytes(r,i,s){if(i>108)return n(r,i,s);let c=n(r,Math.min(
i,36),s);for(let f=36;f<i;f+=36)c+=n(r+f,Math.min(i-f,36),s);return c}}}function Id(e){let[t,o]=[Ve,pt],n=new Uint8Array(
e.buffer),r=()=>(n[0]===void 0&&(n=new Uint8Array(e.buffer)),n);return{read:(i,s)=>t.call(r(),i,i+2*s),write:(i,s)=>o.call(
r(),i,s,2*i.length),most:1/0,collect:Di(e,(i,s)=>t.call(i,0,s))}}function Di(e,t){let o;return typeof WeakRef!="function"?
void 0:n;function n(i){let s=r(2*i),c=0;return{add(f,d){v(s,new Uint8Array(e.buffer,f,2*d),c),c+=2*d},toText:()=>t(s,c)}}
function r(i){let s=o?.deref();if(s&&s[i-1]!==void 0)return s;let c=new Uint8Array(2**Math.ceil(Math.log2(i)));return o=
new WeakRef(c),c}}function Ci(e){let t=R("utf-16le"),{write:o,most:n}=Gn(e),r=(s,c)=>t.decode(new Uint16Array(e.buffer,s,
c)),i=Di(e,(s,c)=>t.decode(new Uint16Array(s.buffer,0,c/2)));return{read:r,write:o,most:n,collect:i}}function Gn(e){let t=new Uint16Array(
e.buffer),o=()=>(t[0]===void 0&&(t=new Uint16Array(e.buffer)),t);return{read(n,r){let i=o(),[s,c]=[n/2,n/2+r];if(r<=18)return Ze(
i,s,r);let f="";for(let d=s;d<c;d+=8192)f+=String.fromCharCode.apply(null,i.subarray(d,Math.min(d+8192,c)));return f},write(n,r){
let i=o();for(let s=0;s<n.length;s++)i[r/2+s]=n.charCodeAt(s)},most:1/0}}var Do,E,Yn,Ni,Ri,k,V={input:0,units:0,output:0},Vt=0,No={name:"",encoding:-1},B={isBusy:!0,newCodec:NaN,count:0};function ge(e,t){
No.name=e,No.encoding=t,B.newCodec=NaN,B.count+=1,B.isBusy&&Fd(),B.isBusy=!0}function Fd(){try{$i(),Do??=ki(bd(To())),Hi(
new WebAssembly.Instance(Do),Do)}catch(e){throw Gi(e)}}async function Kn(e,t){try{$i();let o=e(),n=Pi(o)?o:await WebAssembly.compile(t?o:Md(o));ki(n);let r=await WebAssembly.instantiate(
n);if(vn())return;Hi(r,n),Do=n}catch(o){throw Gi(o)}}var _d=[0,97,115,109];function Md(e){let t=$(M(e,"encoding-wasm","i\
nitialize() takes a compiled module, its bytes or a Response."));if(_d.every((o,n)=>t[n]===o))return t;throw new TypeError(
"encoding-wasm: the given bytes aren't a WebAssembly module; check where they come from, or call initialize() without an\
 argument.")}var vn=()=>!B.isBusy;function bd(e){return Pi(e)?e:new WebAssembly.Module(e)}function Pi(e){try{return WebAssembly.
Module.customSections(e,Wi),!0}catch{return!1}}var Wi="encoding-wasm";function ki(e){let[t]=WebAssembly.Module.customSections(
e,Wi),o=`${yo} 0.1.0`,n=t?String.fromCharCode(...new Uint8Array(t)):"something else";if(n===o)return e;throw new TypeError(
`encoding-wasm: the given module belongs to ${n}, not to ${o}; use the module of this entry and version.`)}function Hi({
exports:e},t){E=e,jn=WebAssembly.RuntimeError,V.input=E.input(),V.units=E.units(),V.output=E.output(),Yi(),k=Li(E,V.units,
t),Vt=Math.min(E.units_length(),k.most),B.isBusy=!1}function $i(){if(typeof WebAssembly!="object")throw new Error("encod\
ing-wasm: this host has no WebAssembly, which this call needs. Turn it on, or use another host; labels and names work wi\
thout it.")}function Gi(e){let{message:t}=e,o=i=>new Error(`encoding-wasm: ${i}`,{cause:e});if(t.startsWith("encoding-wa\
sm: "))return e;if(Cd(e))return new RangeError(`encoding-wasm: ${ji} (${t})`,{cause:e});if(/content security policy|\bCSP\b|: $/i.
test(t))return o("this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src");if(/main thread|larger than \d+ ?[KM]B/i.
test(t))return o(`this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${t}\
)`);if(/disallowed by embedder/.test(t))return o(`this host doesn't let this code compile WebAssembly; call initialize()\
 with a compiled module first (${t})`);let{CompileError:n,LinkError:r}=WebAssembly;return e instanceof n||e instanceof r?
o(`the WebAssembly module can't be compiled: it is damaged, or this host doesn't have SIMD (${e})`):e}var ji="no memory \
for WebAssembly; free some, and call again",Cd=e=>e instanceof RangeError&&/memory/i.test(e.message);function qt(){return qn(),
Yn}function Ro(){return qn(),Ni}function Vn(){return qn(),Ri}function qn(){Yn[0]===void 0&&Yi()}function Yi(){let{buffer:e}=E.
memory;Yn=new Uint8Array(e),Ni=new Uint8Array(e,V.input,65536),Ri=new Int32Array(e,E.codec(),E.codec_length()>>2)}function Po(e,t){
return ge(e,-1),zt(t)}function zt(e){try{let t=e();return B.isBusy=!1,t}catch(t){throw X(t)}}var jn;function X(e){if(!B.
isBusy||!jn||!(e instanceof jn))return e;let t=y[No.encoding]?.name,o=`${No.name}${t?` of ${t}`:""} failed`;return Ud()?
new RangeError(`encoding-wasm: ${o}: ${ji}`,{cause:e}):new Error(`encoding-wasm 0.1.0: ${o} (${e.message}) because of a \
bug in this package. Please report it, with the input if you can.`,{cause:e})}function Ud(){try{return E.memory.grow(32),
!1}catch{return!0}}function le(e=null){let t=Vn();return Xi(t,e??new Int32Array(t.length))}function Ji(){return E.held()!==0?le():(B.newCodec=
Jt,null)}var zn=e=>Xi(e,Vn());function Xi(e,t){for(let o=0;o<e.length;o++)t[o]=e[o];return t}function et(e,t){Zi(e,t)||(ge(
"decoding",e),t?zn(t):E.new_decoder(e),Jt=e===33||e===36?NaN:e)}var Jt=NaN;function Zi(e,t){return t||B.newCodec!==e||B.
isBusy?!1:(B.newCodec=NaN,B.isBusy=!0,!0)}function Wo(e,t){Zi(~e,t)||(ge("encoding",e),t?zn(t):E.new_encoder(e),Jt=~e)}function Jn(e,t,o,n){
ge("transcoding",e),n?zn(n):E.new_transcoder(e,t,+o)}function Qi(e,t){E.set_source_encoding(e,+t),B.isBusy=!1}function Ot(e){
let t=x(e),o=E.alloc(t)>>>0;return v(qt(),e,o),[o,t]}var Pd=p(()=>Uint8Array.from(Oo,e=>e.charCodeAt(0))),Ki,es=e=>Po("s\
niffing",()=>(Ki!==E&&E.give_labels(...Ot(Pd())),Ki=E,e())),ts=(e,t,...o)=>es(()=>E.sniff_html(...Ot(e),t,...o)),os=(e,t,o)=>es(
()=>E.sniff_xml(...Ot(e),t,o));var ns=(e,t)=>Po("sniffing",()=>E.default_for(...Ot(e),t)),rs=()=>ge("detection",-1);function is(e,t){try{E.feed_detector(
...Ot(e),+t)}catch(o){throw X(o)}}var ss=(e,t,o,n)=>zt(()=>{let r=f=>f?Ot(f):[0,0],i=E.guess(...r(e),...r(t),...r(o),+n)>>>
0,{buffer:s}=E.memory,c=new Float32Array(s,i,1)[0];return new Float32Array(new Float32Array(s,i+4,c))});function tt(e,t,o,n,r){
Qe(e,t),B.isBusy=!0;let i=E.decode_block(t,o,+n,+r);return B.isBusy=!1,r&&i>=0&&(B.newCodec=Jt),Qn(i)}var Ue={encoding:-1,source:0,mostWithMuchASCII:0,mostWithLittleASCII:0,owner:void 0};function ko(e,t,o){if(Ue.encoding!==
e||Ue.owner!==E||B.isBusy){try{ge("decoding",e),Ue.owner=E;let s=k.readBytes?E.byte_table(e):0;Ue.source=k.readsInput?e:
s;let c=s===0?0:k.mostByTable??1/0;Ue.mostWithMuchASCII=jt(e)?2*c:c,Ue.mostWithLittleASCII=c>0&&jt(e)?1/0:c,Ue.encoding=
e}catch(s){throw X(s)}B.isBusy=!1}let{mostWithMuchASCII:n,mostWithLittleASCII:r}=Ue;if(o>n&&(o>r||Uo(t,o,17)))return;if(o<=
65536)return Qe(t,o),vi(o);if(k.most>Vt)return;let i="";for(let s=0;s<o;s+=65536){let c=Math.min(65536,o-s);Qe(g(t,s,s+c),
c),i=Ee(i,vi(c))}return i}function ot(e,t,o,n){return Po("decoding",()=>{let r=Math.min(t,1024);for(let i=0;i<t;i+=r)if(i>
0&&(r=Math.min(4*r,65536,t-i)),Qe(r===t?e:g(e,i,i+r),r),!E.is_free_of(r,o,n))return!1;return!0})}function Xn(e,t){let o=-1,
n,r;function i(s){try{return ge(e,s),o=s,r=E,n=t(s),B.isBusy=!1,n}catch(c){throw X(c)}}return s=>s===o&&r===E&&!B.isBusy&&
(!n||n[0]!==void 0)?n:i(s)}var Ho=Xn("encoding",e=>{let t=E.unit_table(e)>>>0;if(t===0)return;let{buffer:o}=E.memory;return N(
e)?new Uint8Array(o,t,16384):new Uint16Array(o,t,65536)}),cs=Xn("encoding",e=>{let t=E.unit_table(e)>>>0,o=new Uint8Array(
65536);return v(o,new Uint8Array(E.memory.buffer,t,16384)),o}),nt=Xn("decoding",e=>{let t=N(e),o=(!t?E.pair_table(e):E.byte_table(
e))>>>0;return o>0?new Uint16Array(E.memory.buffer,o,t?256:65536):void 0}),vi=e=>k.readBytes(V.input,e,Ue.source);function Ee(e,t){
try{return e+t}catch(o){throw Zn(o)}}var Zn=e=>new RangeError("The text is too long for a string of this host; convert i\
t in parts, with { stream: true } or with a stream.",{cause:e}),fs=e=>e+65536+3<=Vt,ds=e=>e>Vt&&e<268435456?k.collect?.(
e+3):void 0,as=()=>V.units,us=()=>qt()[V.units]|qt()[V.units+1]<<8,wt=(e,t)=>k.read(V.units+2*e,t-e),Xt=(e,t,o,n=0)=>k.write(
e.slice(t,o),V.units+2*n);function ls(e,t){if(!B.isBusy&&!k.writeBytes)return;ge("encoding",t);let o=k.writeBytes?.(e,V.
output,E.unit_table(t));return B.isBusy=!1,o===e.length?rt(o):void 0}function $o(e,t,o,n){B.isBusy=!0;let r=E.encode_block(
e,t,o,+n);return B.isBusy=!1,n&&r>=0&&j.finished()&&(B.newCodec=Jt),Qn(r)}var L={none:0,source:1,result:2};function ms(e,t,o,n){
let r=x(e);Qe(e,r),B.isBusy=!0;let i=E.transcode_block(r,+t,o,n);return B.isBusy=!1,Qn(i)}function Qe(e,t){let o=Ro();if(t>
8)try{v(o,e)}catch{v(o,g(e,0,t))}else for(let n=0;n<t;n++)o[n]=e[n]}function Qn(e){if(e<-2)throw new Error("encoding-was\
m: the current codec is of another kind. Please report it.");return e}var rt=e=>ke(qt(),V.output,e);var j={finished:()=>E.finished()!==0,read:()=>E.read(),written:()=>E.written(),codePoint:()=>E.code_point(),start:()=>E.
start(),length:()=>E.length()};var ps=new Uint8Array(128),me=kd(ps);function kd(e){return new Uint16Array(e.buffer)}var Yo=p(()=>it()?0:18),Hd=p(()=>ae()?
54:Q()||!(ee()>=22||Oe())?64:32),$d=p(()=>q()?64:32),Gd=p(()=>q()?36:18);function hs(e,t,o){return o?t<=8:t<=Gd()||t<=$d()&&
(vt(e,t)||qo())}var Ko=(e,t)=>t<=18||t<=64&&vt(e,t)&&t<=Hd(),pe={length:0,bytes:0};function At(e,t,o,n){if(e[0]<128&&it())
return Co(e,t)?Re.call(e,0,t):void 0;let r=0;for(let i=0;i<t;){let s=i,c=e[i++];if(c>=128){let f=c,d=f<224;if(!(f>=194&&
f<240&&s+(d?2:3)<=t))return er(e,s,t,o,n,r);let u=e[i++]^128,l=d?0:e[i++]^128;if(c=d?(f&31)<<6|u:(f&15)<<12|u<<6|l,(u|l)>=
64||!d&&(c<2048||Se(c)||c===65279))return er(e,s,t,o,n,r)}me[r++]=c}return Zt(r)}function xs(e,t,o){if(t%2>0)return;let n=0;
for(let r=0;r<t;r+=2){let i=o?e[r]<<8|e[r+1]:e[r]|e[r+1]<<8;if(Se(i))return;me[n++]=i}return Zt(n)}function er(e,t,o,n,r,i){
let s=or();for(let c=t;c<o&&i<=s;){let f=e[c++],d=f<194||f>244?0:f<224?1:f<240?2:3,a=d>0?f&63>>d:f,u=d===0&&f>=128,l=f===
224?160:f===240?144:128,m=f===237?159:f===244?143:191,T=f,S=0;for(;S<d&&c<o;S++,c++){let w=e[c];if(w<l||w>m)break;T|=w<<
8*(S+1),l=128,m=191,a=a<<6|w&63}if(S<d){if(c===o&&!n){if(f===239)return;Es(T,1+S);break}u=!0}if(u&&r||(u&&(a=65533),a===
65279))return;a>65535&&(me[i++]=55232+(a>>10),a=56320|a&1023),me[i++]=a}return Zt(i)}function vo(e,t,o,n){let r,i=0;for(let s=0;s<
t;){let c=s,f=e[s++],d=f;if(f>=128){if(r??=nt(n),!r)return;if(d=r[f],Se(d)){if(s<t)d=r[f|e[s++]<<8];else if(!o&&Vo(f,n))
break;if(Se(d))return jd(e,c,t,o,i,n,r)}}me[i++]=d}return Zt(i)}function Ss(e,t,o){let n=nt(o);if(!n)return;let r=t-1,i=0,
s=0;for(;s<r;){let c=e[s],f=n[c|e[s+1]<<8];if(Se(f))return;s+=Se(n[c])?2:1,me[i++]=f}if(s===r){let c=n[e[s]];if(Se(c))return;
me[i++]=c}return Ze(me,0,i)}function jd(e,t,o,n,r,i,s){let c=or();for(let f=t;f<o&&r<=c;){let d=e[f++],a=d<128?d:s[d];if(Se(
a)){if(f===o&&!n&&Vo(d,i))break;let u=f<o?e[f]:0;if(a=s[d|u<<8],!Se(a))f+=1;else if(Kd(a))a=65533;else{let m=f+2<o&&i<=30?
Yd(d,u,e[f+1],e[f+2]):0;if(m===0)return;me[r++]=55232+(m>>10),a=56320|m&1023,f+=3}}me[r++]=a}return Zt(r)}function Yd(e,t,o,n){
let r=t>=48&&t<=57&&o>=129&&o<=254&&n>=48&&n<=57,i=(((e-129)*10+(t-48))*126+(o-129))*10+(n-48);return r&&i>=189e3&&i<1237576?
65536+i-189e3:0}var Kd=e=>e>=57088&&e<=57216;function gt(e,t){for(let o=1;o<=3&&o<=t;o++){let n=e[t-o];if(n<128)break;if(n>=
192)return(n>=240?4:n>=224?3:2)>o?t-o:t}return t}function It(e,t,o){return pe.length=0,er(e,t,o,!1,!0,0)===""}function Vo(e,t){
let o=t!==32||e<144||e>160;return o&&Es(e,1),o}function Es(e,t){pe.length=t,pe.bytes=e}function Zt(e){if(e<3||e<=18&&!it())
return Ze(me,0,e);if(qo())return Ve.call(ps,0,2*e);if(!(e>or()))return Ze(me,0,18)+Ze(me,18,e-18)}var or=p(()=>qo()?1/0:
36),it=p(()=>F()&&qo()),qo=p(()=>_(vd)===!0);function vd(){let e=new Uint8Array(Uint16Array.of(97,65279,55357).buffer),t=o=>o.
call(e,0,e.length);return t(Ve)==="a\uFEFF\uD83D"&&t(Re)==="a\0\xFF\xFE=\xD8"}var rr=class{encoding;fatal;ignoreBOM;isStateless;common=void 0;decoder=void 0;viewDecoder=void 0;leastOfASCII=1e9;leastBeyondASCII=1e9;leastOfAny=1e9;#e=1e9;takesAnyBuffer=!1;takesAnything=!1;isWatched=!1;#t=0;#o=8;most=-1;mostAtOnce=-1;onlyASCII=!1;#r=void 0;#n=0;#i=!1;constructor(t,o,n){
this.encoding=t,this.fatal=o,this.ignoreBOM=n,this.isStateless=N(t)&&!o}accept(t){_(()=>t.isRight(this.fatal,this.ignoreBOM))&&
(this.leastOfASCII=t.leastOfASCII,this.leastBeyondASCII=t.leastBeyondASCII,this.leastOfAny=Math.max(t.leastOfASCII,t.leastBeyondASCII),
this.#e=t.leastOfBuffer,this.onlyASCII=t.onlyASCII,this.#r=t,this.onlyASCII||this.#s(t))}#s({newDecoder:t,newViewDecoder:o,
canFail:n,most:r}){this.decoder??=t(this.fatal,this.ignoreBOM),this.viewDecoder??=o?.(this.decoder)??this.decoder,this.#i=
this.fatal&&n&&!this.decoder.fatal,this.most=r,this.mostAtOnce=this.#i?-1:r,this.isWatched=this.onlyASCII||A()}watch(t,o){
if(this.onlyASCII){t.length!==o&&this.pause();return}this.#t=2*o<=this.mostAtOnce?this.#t+1:0,this.takesAnything=this.#t>=
this.#o,this.isWatched=!this.takesAnything}distrust(){this.takesAnything=!1,this.isWatched=!0,this.#t=0,this.#o=Math.min(
2*this.#o,1024)}pause(){this.most=-1,this.mostAtOnce=-1,this.takesAnyBuffer=!1,this.takesAnything=!1,this.#t=0}pauseLong(){
this.pause(),this.#n=15,this.decoder=void 0,this.viewDecoder=void 0}reconsider(t,o){let n=this.#r;this.#n>0?this.#n-=1:n&&
o<=n.most&&(t.length===o||!n.onlyASCII)&&this.#s(n)}decodeBuffer(t){try{let{byteLength:o}=t;if(o<this.#e||o>this.mostAtOnce)
return;let n=this.decoder.decode(t);return this.isWatched?this.watch(n,o):this.takesAnyBuffer=this.#e===1&&2*o<=this.mostAtOnce,
n}catch{this.pauseLong();return}}decode(t,o){if(!(o>1024&&de(t,o)))try{let n=this.viewDecoder.decode(t),r=this.#i&&n.includes(
"\uFFFD");return r?this.pauseLong():this.isWatched&&this.watch(n,o),r?void 0:n}catch{this.pauseLong();return}}},Ts=[],ir=[];
function Jo(e,t,o){let n=4*e+(t?2:0)+(o?1:0),r=ir[n];if(r)return r;let i=new rr(e,t,o);ir[n]=i;let s=Ts[e];return s&&i.accept(
s),i}function Bt(e,t){Ts[e]=t;for(let o=0;o<4;o++)ir[4*e+o]?.accept(t)}var ne=class{encoding;offset;length;constructor(t,o,n){this.encoding=t,this.offset=o,this.length=n}toTypeError(t){let o=this.
length===1?"a byte":`${this.length} bytes`;return new TypeError(`${t}: The encoded data was not valid: ${o} at offset ${this.
offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such place\
s.`)}};function Xo(e,t){try{return t()}catch(o){throw o instanceof ne?o.toTypeError(e):o}}var Jd=e=>`U+${e.toString(16).
toUpperCase().padStart(4,"0")}`,ys=Symbol.for("encoding-wasm.UnmappableError"),Le=(()=>{class e extends TypeError{codePoint;index;encoding;constructor(n,r,i){
super(`${i} can't represent ${Jd(n)} at index ${r}; use unmappable: 'replacement', or 'html' in HTML, or UTF-8`),this.codePoint=
n,this.index=r,this.encoding=i}static[Symbol.hasInstance](n){return this!==e?super[Symbol.hasInstance](n):typeof n=="obj\
ect"&&n!==null&&ys in n}[ys](){}}let t={value:"UnmappableError",configurable:!0};return Object.defineProperty(e,"name",t),
Object.defineProperty(e.prototype,"name",{...t,writable:!0}),e})();var re=new Uint8Array(512),sr=[];function cr(e){return sr[e]??=g(re,0,e),sr[e]}function Os(e,t,o){return t>re.length?g(e,
0,o):(e!==sr[t]&&v(re,e),cr(o))}var H=new Uint8Array(256);function st(e){let{length:t}=e;if(e.charCodeAt(0)>=128)return ws(H,0,e);let o=new Uint8Array(t);
for(let n=0;n<t;n++){let r=e.charCodeAt(n);if(r>=128)return ws(o,n,e);o[n]=r}return o}function ws(e,t,o){let{length:n}=o;
for(let i=0;i<t;i++)H[i]=e[i];let r=t;for(let i=t;i<n;i++){let s=o.charCodeAt(i);if(s<128)H[r++]=s;else if(s<2048)H[r++]=
192|s>>6,H[r++]=128|s&63;else if(!Se(s))H[r++]=224|s>>12,H[r++]=128|s>>6&63,H[r++]=128|s&63;else{let c=Mo(o,i);c>=65536&&
(i+=1),r=bo(c,H,r)}}return ke(H,0,r)}var Is=p(()=>pt||A()||q()?96:K()?1024:128),fr=p(()=>Oe()||A()||F()?65536:128),Xd=p(
()=>new Uint8Array(2*fr()));function Bs(e,t){let{length:o}=e,n=new Uint8Array(o);for(let r=0;r<o;r++){let i=e.charCodeAt(
r),s=i<128?i:t[i];if(!s&&i>0)return;n[r]=s}return n}var Zd=p(K);function Fs(e,t){let{length:o}=e,n=new Uint8Array(o),r=0;
for(;r+7<o;r+=8)n[r]=t[e.charCodeAt(r)],n[r+1]=t[e.charCodeAt(r+1)],n[r+2]=t[e.charCodeAt(r+2)],n[r+3]=t[e.charCodeAt(r+
3)],n[r+4]=t[e.charCodeAt(r+4)],n[r+5]=t[e.charCodeAt(r+5)],n[r+6]=t[e.charCodeAt(r+6)],n[r+7]=t[e.charCodeAt(r+7)];for(;r<
o;r++)n[r]=t[e.charCodeAt(r)];return(Zd()?ot(n,o,0,255):!Fi(n,0))?n:void 0}function _s(e,t){let{length:o}=e,n=2*o<=256?H:
Xd(),r=0;for(let i=0;i<o;i++){let s=e.charCodeAt(i);if(s<128)n[r]=s,r+=1;else{let c=t[s];if(c>=256)n[r]=c>>8,n[r+1]=c,r+=
2;else if(c)n[r]=c,r+=1;else return}}return ke(n,0,r)}var Qd=e=>e===14||e===15||e===27;function Ms(e,t){let{length:o}=e,
n=0,r=!1;for(let i=0;i<=o;i++){let s=i<o?e.charCodeAt(i):0,c=s<128?s:t[s];if(r!==s>=128&&(r=!r,H[n]=27,H[n+1]=r?36:40,H[n+
2]=66,n+=3),r){if(!(c>=41216))return;H[n]=c>>8&127,H[n+1]=c&127,n+=2}else{if(Qd(s))return;H[n]=c,i<o&&(n+=1)}}return ke(
H,0,n)}var ea=ta();function ta(){let e=Ht;return t=>e.call(t)}var Zo=class{fatal;ignoreBOM;#e;constructor(t){this.fatal=t.fatal,
this.ignoreBOM=t.ignoreBOM,this.#e=t}decode(t){let o=ea(t);return this.fatal&&o.includes("\uFFFD")?this.#e.decode(t):o.charCodeAt(
0)===65279&&!this.ignoreBOM?o.slice(1):o}};function ia(e,t){if(t<64)return!1;if(ue(e,t))return!0;if(t<256)return!1;let o=0,n=0,r=0,i=Math.ceil(t/16);for(let s=0;s<
t;s+=i){let c=e[s];c<128?o+=1:c===225?n+=1:c>=206&&c<240&&(c<234||c>237)&&(r+=1)}return o>8||t>=768&&r===0&&o>=3*n}function bs(){
return xe()?ia:K()?fa:A()?sa:void 0}function sa(e,t){if(t<524288)return!0;let o=0,n=Math.ceil(t/64);for(let r=0;r<t;r+=n)
e[r]>=206&&(o+=1);return o>4||_(()=>ot(e,65536,128,128))!==!1}var ca=p(K),dr=0;function Qo(e,t,o){t<1024||!ca()||!ue(e,t)||
(dr=o.length===t?0:dr+1)}function fa(e,t){if(t<1024)return!0;if(ue(e,t))return dr<2||t>524288;let o=0,n=Math.ceil(t/16);
for(let r=0;r<t;r+=n)e[r]>=227&&e[r]<234&&(o+=1);return o<3}var ft=p(()=>_(da));function da(){let e=ae(),t=e?Et():void 0;if(e&&!t)return;let o=R("utf-8"),n=_(la),r=h=>o.decode(h),i=pa(
r),s=ua(i,n),c=t&&((h,D)=>ue(h,D)&&t(h)),f=c??bs(),d=c?(h,D)=>D>256?c(h,D):Ns(h,D)&&!(D>54&&vt(h,D)):f,a=Uint8Array.of(...Us,
...Ds.flat()),u=`${Ls}${"\uFFFD".repeat(9)}a\uFFFDa\uFFFD`,l=Uint8Array.of(97,127),m=i(a,a.length)===u&&r(a)===u&&o.decode(
a.buffer)===u&&i(l,2)==="a\x7F"&&ar(h=>s(h,h.length)),T=Re;if(!m||t&&T.call(l)!=="a\x7F")return;let S=(h,D)=>R("utf-8",h&&
n!==void 0,D),w=en()?h=>new Zo(h):void 0;return Bt(0,{newDecoder:S,newViewDecoder:w,isRight:(h,D)=>{let ve=S(h,D);return Cs(
ve)&&(!w||Cs(w(ve)))},canFail:!0,...aa()}),{decode(h,D){try{return t?T.call(h):(D?s:r)(h,x(h))}catch{return}},decodeQuickly:i,
decodesStart:en(),decodeOrFail:s,takesQuickly:d,takes:f,completeLength:gt}}function aa(){return F()?ct(1):Q()?{...ct(257),
leastBeyondASCII:65,leastOfBuffer:8192}:ae()?{...ct(19),most:2048,onlyASCII:!0}:xe()?{...ct(48),leastOfBuffer:48,onlyASCII:!0}:
K()?{...ct(33),most:1023}:en()?{...ct(33),leastOfASCII:19}:ct(33)}var ct=e=>({leastOfASCII:e,leastBeyondASCII:e,leastOfBuffer:1,
most:8191,onlyASCII:!1});function ua(e,t){let o=ma(e),n=F()||Oe();return t&&n?r=>t.decode(r):o}function la(){let e=R("ut\
f-8",!0);return ar(o=>e.decode(o))&&ar(({buffer:o})=>e.decode(o))&&!Q()?e:void 0}var Cs=e=>["","a","\uFEFF","a".repeat(64),
"\u6F22".repeat(64)].every(t=>{let o=Uint8Array.of(...st("\uFEFF"),...st(t));return e.decode(o)===(e.ignoreBOM?`\uFEFF${t}`:
t)}),ar=e=>e(Uint8Array.from(Us))===Ls&&Ds.every(t=>_(()=>e(Uint8Array.from(t)))===void 0),Us=[239,187,191,97,230,188,162,
240,159,146,169],Ls="\uFEFFa\u6F22\u{1F4A9}",Ds=[[192,128],[237,160,128],[244,144,128,128,97],[240,159,146,97],[230,188]],
ma=e=>(t,o)=>{let n=e(t,o);return n.includes("\uFFFD")?void 0:n};function pa(e){let[t,o]=[Ht,Re];return ae()?(n,r)=>r>256?
o.call(n):t.call(n,0,r):en()?(n,r)=>r<8192?t.call(n,0,r):e(n):!t||!Q()?e:(n,r)=>Ns(n,r)?t.call(n):e(n)}var en=()=>Ht!==void 0&&
ee()>0&&!Q()&&!F(),Ns=(e,t)=>t<=64||t<=256&&ue(e,t);var Z={encoding:-1,owner:void 0,source:0,isOfPairs:!1,most:0,mostBeyondASCII:0,piece:0},ur=1;function tn(e,t,o,n){return t>=
ur?ha(e,t,o,n):void 0}function ha(e,t,o,n){if((Z.encoding!==n||Z.owner!==E||B.isBusy)&&!xa(n)||t>Z.most&&(t>Z.mostBeyondASCII||
ue(e,t)))return;Qe(e,t);let{readBytes:r,readPairs:i}=k;if(!!0||!Z.isOfPairs)return r(V.input,t,Z.source);let{piece:s}=Z,
c=i(V.input,t,Z.source,+!o,s);if(o&&t<=s||c===null)return c??void 0;let f=Ro();if(c.length===s){let a=f[t],u=i(V.input+t-
a,a,Z.source,+!o,s);if(u===null)return;c+=u}return f[t]===0||Vo(f[t-1],n)?c:void 0}function xa(e){return B.isBusy?!1:k.readPairs?
(ge("decoding",e),zt(()=>{let t=N(e);Z.isOfPairs=!t;let o=t?E.byte_table(e):E.pair_table(e);Z.source=k.readsInput?e:o;let n=to(
e);return ur=n.least,Z.piece=n.piece,Z.most=o>0?n.any:0,Z.mostBeyondASCII=o>0?n.beyondASCII:0,Z.owner=E,Z.encoding=e,!0})):
(ur=1/0,!1)}var Sa=p(()=>{let e=o=>({least:1,any:o,beyondASCII:o,piece:o});if(!k.readPairs)return{windows1252:e(0),single:e(
0),multi:e(0)};if(A()){let o={...e(72),piece:k.readsInput?72:36};return{windows1252:e(36),single:e(36),multi:o}}if(k.readsInput){
let o={least:19,any:128,beyondASCII:256,piece:256};return{windows1252:e(256),single:e(ae()?18:256),multi:o}}let t={least:1,
any:128,beyondASCII:512,piece:512};return{windows1252:e(F()?0:256),single:e(256),multi:t}});function to(e){let{windows1252:t,
single:o,multi:n}=Sa();return e===21?t:N(e)?o:n}var pr=p(()=>F()?0:Oe()||ae()?8:xe()?352:18),Ea=p(F);function Ws(e,t,o){if(o>64)return ue(t,o)?Ta(e,t,o):void 0;if(o<=Yo()||
(t[o>>1]|t[o-1])>=128||!Co(t,o))return;let n=cn();return n?n.call(t,0,o):ko(e,t,o)}function Ta(e,t,o){let n=cn(),r=N(e);
if(!(o<512&&(r||!n))&&!(e===21&&nn>0)&&!(r&&js(e))&&!de(t,o))try{return Et()?.(t)??ot(t,o,128,128)?n?n.call(t):ft()?.decodeQuickly(
t,o):void 0}catch{return}}var on=[],lr=[];function ks(e,t,o){if(!(lr[e]===null||o<=pr())&&!(o>=512&&o>$s(e)))return lr[e]??=
Aa(e),sn(lr[e],t,o)}function Hs(e,t,o){return o<512?(Ea()?mr(e,t,o):void 0)??ko(e,t,o)??mr(e,t,o)??Rs(e,t,o):mr(e,t,o)??
(Ba(e)?Rs(e,t,o):void 0)??ko(e,t,o)}var nn=0,ya=p(()=>hr()?8192:512),Oa=e=>nn>0&&e<ya();function mr(e,t,o){let n=cn();if(!n||
e!==21)return;if(Oa(o)){nn-=1;return}let r=Ia(t,o);if(nn=r?0:15,!!r&&!de(t,o))try{return n.call(t)}catch{return}}var Rs=(e,t,o)=>sn(
Gs(e),t,o);function sn(e,t,o){if(!(!e||o>1024&&de(t,o)))try{return e.decode(t)}catch{return}}var wa=p(()=>F()?{windows1252:2048,
other:1536}:{windows1252:511,other:511});function $s(e){if(js(e))return 8192;let{windows1252:t,other:o}=wa();return e===
21?t:o}function Aa(e){let t=ba(e)?Gs(e):null;if(t){let o=rn(e,oo()).includes("\uFFFD"),n=Math.max(pr(),to(e).any)+1;Bt(e,
{newDecoder:r=>r&&o?R(y[e].name,!0):t,isRight:r=>!(r&&o)||Ua(e),canFail:o,leastOfASCII:n,leastBeyondASCII:n,leastOfBuffer:A()?
1:pr()+1,most:$s(e),onlyASCII:!1})}return t}function Gs(e){return on[e]===void 0&&(on[e]=null,on[e]=_(()=>Ca(e))??null),
on[e]}var cn=p(()=>_(ga));function ga(){let e=Re,t=Uint8Array.from({length:256},(o,n)=>n);return e.call(t)===String.fromCharCode(
...t)?e:void 0}function Ia(e,t){let o=Math.min(t,64);for(let n=0;n<o;n++)if((e[n]&224)===128)return!1;return o===t||ot(e,
t,128,224)}var Ba=e=>e===21?hr():Fa()||_a()&&jt(e),js=e=>!cn()&&(e===21?hr():Ma()),Fa=p(()=>A()||q()),_a=p(()=>K()||F()),
Ma=p(A),hr=p(()=>A()||F()||!(ee()>0)),ba=e=>A()||F()||Oe()||ae()||xe()&&e===21,oo=()=>Uint8Array.from({length:256},(e,t)=>t);
function rn(e,t){let o=nt(e);return String.fromCharCode(...Array.from(t,n=>o[n]))}function Ca(e){let t=R(y[e].name),o=r=>t.
decode(r)===rn(e,r),n=Uint8Array.from({length:4096},(r,i)=>i);return oo().every(r=>o(Uint8Array.of(r)))&&o(n)?t:void 0}function Ua(e){
let t=rn(e,oo()),o=oo().filter(f=>t[f]!=="\uFFFD"),n=R(y[e].name,!0),r=f=>_(()=>n.decode(f)),i=f=>r(f)===rn(e,f),s=Uint8Array.
from({length:4096},(f,d)=>o[d%o.length]),c=f=>r(Uint8Array.of(f))===void 0&&r(Uint8Array.of(...s,f))===void 0;return i(s)&&
oo().every(f=>o.includes(f)?i(Uint8Array.of(f)):c(f))}function Sr(e,t){let{fromCharCode:o}=String,n=e[0];switch(t){case 1:return n<128?o(n):void 0;case 2:{let r=e[1];return(n|
r)<128?o(n,r):void 0}case 3:{let r=e[1],i=e[2];return(n|r|i)<128?o(n,r,i):void 0}case 4:{let r=e[1],i=e[2],s=e[3];return(n|
r|i|s)<128?o(n,r,i,s):void 0}case 5:{let r=e[1],i=e[2],s=e[3],c=e[4];return(n|r|i|s|c)<128?o(n,r,i,s,c):void 0}case 6:{let r=e[1],
i=e[2],s=e[3],c=e[4],f=e[5];return(n|r|i|s|c|f)<128?o(n,r,i,s,c,f):void 0}case 7:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],
d=e[6];return(n|r|i|s|c|f|d)<128?o(n,r,i,s,c,f,d):void 0}case 8:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7];return(n|
r|i|s|c|f|d|a)<128?o(n,r,i,s,c,f,d,a):void 0}case 9:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8];return(n|
r|i|s|c|f|d|a|u)<128?o(n,r,i,s,c,f,d,a,u):void 0}case 10:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9];
return(n|r|i|s|c|f|d|a|u|l)<128?o(n,r,i,s,c,f,d,a,u,l):void 0}case 11:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10];return(n|r|i|s|c|f|d|a|u|l|m)<128?o(n,r,i,s,c,f,d,a,u,l,m):void 0}case 12:{let r=e[1],i=e[2],s=e[3],
c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11];return(n|r|i|s|c|f|d|a|u|l|m|T)<128?o(n,r,i,s,c,f,d,a,u,l,m,T):
void 0}case 13:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],S=e[12];return(n|r|i|
s|c|f|d|a|u|l|m|T|S)<128?o(n,r,i,s,c,f,d,a,u,l,m,T,S):void 0}case 14:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],
u=e[8],l=e[9],m=e[10],T=e[11],S=e[12],w=e[13];return(n|r|i|s|c|f|d|a|u|l|m|T|S|w)<128?o(n,r,i,s,c,f,d,a,u,l,m,T,S,w):void 0}case 15:{
let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],S=e[12],w=e[13],h=e[14];return(n|r|i|
s|c|f|d|a|u|l|m|T|S|w|h)<128?o(n,r,i,s,c,f,d,a,u,l,m,T,S,w,h):void 0}default:{let r=e[1],i=e[2],s=e[3],c=e[4],f=e[5],d=e[6],
a=e[7],u=e[8],l=e[9],m=e[10],T=e[11],S=e[12],w=e[13],h=e[14],D=e[15];return(n|r|i|s|c|f|d|a|u|l|m|T|S|w|h|D)<128?o(n,r,i,
s,c,f,d,a,u,l,m,T,S,w,h,D):void 0}}}function Er(e,t,o){let{fromCharCode:n}=String;switch(t){case 1:return n(o[e[0]]);case 2:
return n(o[e[0]],o[e[1]]);case 3:return n(o[e[0]],o[e[1]],o[e[2]]);case 4:return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]]);case 5:
return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],o[e[4]]);case 6:return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],o[e[4]],o[e[5]]);case 7:
return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],o[e[4]],o[e[5]],o[e[6]]);case 8:return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],o[e[4]],
o[e[5]],o[e[6]],o[e[7]]);case 9:return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],o[e[4]],o[e[5]],o[e[6]],o[e[7]],o[e[8]]);case 10:
return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],o[e[4]],o[e[5]],o[e[6]],o[e[7]],o[e[8]],o[e[9]]);case 11:return n(o[e[0]],o[e[1]],
o[e[2]],o[e[3]],o[e[4]],o[e[5]],o[e[6]],o[e[7]],o[e[8]],o[e[9]],o[e[10]]);case 12:return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],
o[e[4]],o[e[5]],o[e[6]],o[e[7]],o[e[8]],o[e[9]],o[e[10]],o[e[11]]);case 13:return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],o[e[4]],
o[e[5]],o[e[6]],o[e[7]],o[e[8]],o[e[9]],o[e[10]],o[e[11]],o[e[12]]);case 14:return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],o[e[4]],
o[e[5]],o[e[6]],o[e[7]],o[e[8]],o[e[9]],o[e[10]],o[e[11]],o[e[12]],o[e[13]]);case 15:return n(o[e[0]],o[e[1]],o[e[2]],o[e[3]],
o[e[4]],o[e[5]],o[e[6]],o[e[7]],o[e[8]],o[e[9]],o[e[10]],o[e[11]],o[e[12]],o[e[13]],o[e[14]]);default:return n(o[e[0]],o[e[1]],
o[e[2]],o[e[3]],o[e[4]],o[e[5]],o[e[6]],o[e[7]],o[e[8]],o[e[9]],o[e[10]],o[e[11]],o[e[12]],o[e[13]],o[e[14]],o[e[15]])}}var Ys;function yr(e,t,o){return Ys??=La(),Ys(e,t,o)}function La(){let e=ft(),t=!(e&&F());return(o,n,r)=>{if(t&&Ko(o,n)){
let i=(n<=16&&o[0]<128?Sr(o,n):void 0)??At(o,n,!0,r);if(i!==void 0)return i}if(e?.takesQuickly?.(o,n)!==!1)try{return r?
e?.decodeOrFail(o,n):e?.decodeQuickly(o,n)}catch{return}}}var Tr=[];function Ks(e,t,o){if(it())return;let n=Tr[o];if(n)return Er(
e,t,n);let r=Sr(e,t);if(r!==void 0||!N(o))return r;let i=nt(o);if(i)return Tr[o]=new Uint16Array(i),Er(e,t,Tr[o])}function dt(e,t,o,n=!1){
try{et(e,null);let r=tt(t,o,0,n,!0);return r<0?void 0:wt(0,r)}catch(r){throw X(r)}}function vs(e,t,o,n){pe.length=0;let r=o?
t:gt(e,t);return r===t||It(e,r,t)?dt(0,e,r,n):void 0}var ro=p(()=>A()?{any:2048,markup:1/0,leastInStream:16}:K()?{any:512,markup:2048,leastInStream:40}:{any:0,markup:F()?2048:
q()?112:0,leastInStream:40}),wr=()=>ro().markup>0,Ar=(e,t)=>t>=ro().leastInStream&&Js(e,t);function Vs(e,t,o){ro().any>0&&
ze(e)&&Ar(t,o)&&io(e,o)}var Wa=p(()=>wr()?1/0:33),qs=(e,t,o)=>e>=29&&e<36&&o>=Wa()&&t[0]>=128,gr=[],zs=(e,t,o)=>Js(t,o)&&
io(e,o)?sn(gr[e],t,o):void 0;function Js(e,t){let{any:o,markup:n}=ro();return t<=o||t<=n&&Uo(e,t,11)}function io(e,t){return gr[e]?
!0:(ka(e,t),!1)}var no=[];function ka(e,t){no[e]===void 0&&(no[e]=_(()=>Ya(e))??null);let o=no[e];o&&(o.credit+=Math.min(
t/64,1)+t/512,!(o.credit<64)&&(o.credit=0,no[e]=null,_(()=>{let{value:n}=o.sequences.next();n?o.decoder.decode(n)===dt(e,
n,x(n))&&(no[e]=o):Ha(e,o.decoder)})))}function Ha(e,t){gr[e]=t;let{any:o,piece:n}=to(e);Bt(e,{newDecoder:r=>r?R(y[e].name,
!0):t,isRight:r=>!r||$a(e),canFail:!0,leastOfASCII:Math.max(18,Math.min(o,n))+1,leastBeyondASCII:Math.max(18,o)+1,leastOfBuffer:1,
most:ro().any,onlyASCII:!1})}var $a=e=>Ga.every(t=>ja.every(o=>{let n=R(y[e].name,!0),r=Uint8Array.of(97,t,...o);return _(
()=>n.decode(r))===dt(e,r,r.length,!0)})),Ga=[128,129,142,143,161,224,255],ja=[[],[32],[64],[128],[161],[255],[161,32],[
161,161],[48],[48,32],[48,129],[48,129,32],[48,129,48]],Ya=e=>({decoder:R(y[e].name),sequences:va(e),credit:0}),Ka=[[239,
187,191],[254,255],[255,254],[132,49,149,51]],Or=[10,164,162];function*va(e){let[t,o,n,r]=[[0,255],[48,57],[129,254],[129,
129]];for(let i of Ka)yield Uint8Array.of(...i,...Or);for(let i=128;i<=255;i++)yield at([i,i],t);if(e===32)for(let i=161;i<=
254;i++)yield at([143,143],[i,i],t);if(e===29||e===30){for(let i=129;i<=132;i++)for(let s=48;s<=57;s++)yield at([i,i],[s,
s],n,o);for(let i=133;i<=254;i+=8)yield at([i,Math.min(i+7,254)],o,r,o);yield at([227,227],[50,50],n,o),yield at([129,129],
[48,48],t),yield at([129,129],[48,48],r,t)}}function at(...e){let t=e.map(([s,c])=>c-s+1),o=t.reduce((s,c)=>s*c),n=e.length+
Or.length,r=new Uint8Array(o*n+e.length-1);for(let s=0;s<o;s++){let c=s;for(let f=e.length-1;f>=0;f--)r[s*n+f]=e[f][0]+c%
t[f],c=Math.trunc(c/t[f]);r.set(Or,s*n+e.length)}let i=(o-1)*n;return r.copyWithin(i+n,i,i+e.length-1),r}var Xs=p(()=>_(Va)),Zs=p(()=>_(qa));function Va(){return A()||Oe()?Qs(!1):za()}function qa(){return A()?Qs(!0):void 0}function za(){
let e=Ve,t="\uFEFFa\u6F22\u{1F4A9}\uFFFE",o=new Uint8Array(Uint16Array.from({length:t.length},(i,s)=>t.charCodeAt(s)).buffer);
if(e.call(o)!==t||"a\uD83D".toWellFormed()!=="a\uFFFD")return;let n=ae()?512:1/0;return ec(!1,(i,s)=>s<=n||ue(i,s)&&Et()?.(
i)===!0,(i,s)=>{let c=e.call(i);return 2*c.length>n||c.isWellFormed()?c:s?void 0:c.toWellFormed()})}function Qs(e){let t=R(
e?"utf-16be":"utf-16le"),n=[65279,55357,28450].flatMap(r=>e?[r>>8,r&255]:[r&255,r>>8]);if(t.decode(Uint8Array.from(n))===
"\uFEFF\uFFFD\u6F22")return ec(e,()=>!0,(r,i)=>{let s=t.decode(r);return i&&s.includes("\uFFFD")?void 0:s})}var ec=(e,t,o)=>({
takes:t,decode(n,r){try{return o(n,r)}catch{return}},completeLength(n,r){let i=r-r%2;return(n[e?i-2:i-1]&252)===216?i-2:
i}});var fn=0;function Ir(e,t){let o=fn>0?8192:131072;if(t<o||Xa())return!1;let n=0,r=Math.ceil(t/8);for(let s=0;s<t-1;s+=r)e[s]>=
192&&(e[s+1]&192)!==128&&n++;let i=n>1;return i&&(fn=16),i}var Xa=p(q);function nc(e,t){t<8192||(fn=Za(e)?16:Math.max(fn-
1,0))}function Za(e){let t=0,o=Math.floor(e.length/8);for(let n=0;n<8;n++)e.charCodeAt(n*o)===65533&&t++;return t>1}function rc(e,t,o){let n=ic(e);if(!(!n||o<24||de(t,o))&&!(e===0&&Ir(t,o)))return n.takes?.(t,o)===!1?void 0:n}function ic(e){
return e===0?ft():e===38?Xs():e===37?Zs():void 0}function Br(e,t,o,n){if(pe.length=0,n&&t>8192||t>1024&&(de(e,t)||Ir(e,t)))
return;let r=ft();if(!r||r.takesQuickly?.(e,t)===!1)return;let i=gt(e,t);if(!(i<t&&(o||!It(e,i,t))))try{let s=r.decodesStart&&
i<8192&&!n,c=i===t||s?e:Os(e,t,i),f=n?r.decodeOrFail(c,i):r.decodeQuickly(c,i);return t>256&&f!==void 0&&Fr(c,i,f),f}catch{
return}}function sc(e,t,o){let n=ic(e);if(!(o%2>0||!n?.takes?.(t,o)||de(t,o)))return n.decode(t,!0)}function Fr(e,t,o){nc(
o,t),Qo(e,t,o)}var Te=class{encoding;fatal;ignoreBOM;hostOfStream=void 0;#e=null;#t=0;#o=0;#r=!1;#n;#i=null;constructor(t,o,n,r=0){this.
encoding=t,this.fatal=o,this.ignoreBOM=n,this.#n=r}get name(){return y[this.encoding].name}reset(){this.#e=null,this.#o=
0,this.#r=!1,this.#n=0}decode(t,o,n){let r=ce(t);if(!this.#e){if(this.#r&&this.#o===0&&this.encoding===0&&r<=256&&t[r-1]<
128){let s=yr(t,r,this.fatal);if(s!==void 0&&s.charCodeAt(s.length-1)<128)return this.#n+=r,s}let i=this.#o===0?this.#c(
t,r,o):this.#l(t,r,o);if(i!==void 0)return o||this.#E(r),i}return this.#s(t,r,o,n)}decodeWhole(t,o,n){this.#n!==0&&this.
reset();let{encoding:r}=this,i=o<=256;if(r===0&&o>0){let s=i?yr(t,o,this.fatal)??dt(r,t,o,this.fatal):Br(t,o,!0,this.fatal);
if(s!==void 0)return!i||t[0]===239?this.#u(s):s}else{let s=o>0?cc(t,o,!0,r):void 0,f=s===void 0&&!(i&&qs(r,t,o))?this.#f(
t,o,!0):this.#d(s);if(f!==void 0)return f;let d=i&&!Fe(r)?dt(r,t,o,this.fatal):void 0;if(d!==void 0)return d}return this.#s(
t,o,!0,n)}#s(t,o,n,r){if(this.#o>0){let a=this.#a(t,o,n,r);if(a!==void 0)return a;let u=this.#o+o;if(o>0&&u<=re.length)return this.#T(
t,u,n,r);this.#y()}let i=this.#e,s=this.#r,c=this.#n,f="";try{f=this.#O(t,o,n)??this.#h(t,o,n)}catch(a){throw this.#e=i,
this.#r=s,this.#n=c,X(a)}let d=this.#i;if(d)throw this.#i=null,this.#r=s,this.#n=c+o,r===void 0?d:d.toTypeError(r);return f}#c(t,o,n){
let{encoding:r}=this;pe.length=0;let i=o>0&&r!==0?cc(t,o,n,r):void 0;return i===void 0?this.#f(t,o,n):this.#d(i)}#f(t,o,n){
let{encoding:r}=this;if(o===0)return"";if(r===0){let c=Ko(t,o)?At(t,o,n,this.fatal):void 0;return c!==void 0?c:this.#u(this.#m(
t,o,n))}if(r===38||r===37){let c=o<=36?xs(t,o,r===37):sc(r,t,o);return this.#u(c)}if(!We(r))return;let i=N(r),s=!i&&o<=(t[0]<
128?Yo():18)?vo(t,o,n,r):ou(r,i,t,o,n);return this.#d(s)}#m(t,o,n){return Br(t,o,n,this.fatal)??(o<=256?vs(t,o,n,this.fatal):
void 0)}#d(t){return this.fatal&&this.encoding!==21&&t?.includes("\uFFFD")?void 0:t}#u(t){return!this.#r&&!this.ignoreBOM&&
t?.charCodeAt(0)===65279?t.slice(1):t}#l(t,o,n){let r=this.#o+o;if(!(o===0||r>re.length))return pe.length=0,o>16?this.#p(
t,r,n):(this.#x(t,r),this.encoding===0?At(re,r,n,this.fatal):this.#d(tn(re,r,n,this.encoding)??vo(re,r,n,this.encoding)))}#p(t,o,n){
let r=this.#S(t,o);return this.encoding===0?this.#m(r,o,n):this.#d(tn(r,o,n,this.encoding))}#a(t,o,n,r){if(this.encoding!==
0)return;let i=this.#n,s=this.#r,c=this.#t,f=this.#o,d=c&255,a=d<224?2:d<240?3:4;if(f+o<=a)return;this.#x(t,a);let u=At(
re,a,!0,!0);if(u===void 0)return;let l=a-f;this.#o=0,this.#n+=l,this.#r=!0;try{return Ee(u,this.decode(g(t,l),n,r))}catch(m){
throw this.#r=s,m instanceof ne||m instanceof TypeError||(this.#e=null,this.#n=i,this.#t=c,this.#o=f),m}}#x(t,o){re[0]=this.#t,
re[1]=this.#t>>8,re[2]=this.#t>>16;let n=this.#o;for(let r=n;r<o;r++)re[r]=t[r-n]}#S(t,o){return this.#x(t,this.#o),v(re,
t,this.#o),cr(o)}#E(t){this.#n+=t,this.#r||=this.#o+t>pe.length,this.#o=pe.length,this.#t=pe.bytes}#T(t,o,n,r){let i=this.#o,
s=this.#S(t,o);this.#o=0,this.#n-=i;try{return this.#s(s,o,n,r)}catch(c){throw c instanceof ne||c instanceof TypeError||
(this.#o=i,this.#n+=i),c}}#y(){let t=Uint8Array.of(this.#t,this.#t>>8,this.#t>>16);try{et(this.encoding,null),tt(t,this.#o,
0,this.fatal,!1),this.#e=le(),this.#o=0}catch(o){throw X(o)}}#O(t,o,n){if(this.fatal&&this.encoding===0&&o<=8192)return;
let r=rc(this.encoding,t,o);if(!r)return;let i=0,s="",c=r.completeLength(t,o);if(o<256&&(this.#e||c<o))return;if(this.#e){
if(this.encoding!==0)return;for(;i<3&&(t[i]&192)===128;)i+=1;if(i===o)return;if(s=this.#h(g(t,0,i),i,!0),this.#i)return s}
let f=i===0&&c===o?t:g(t,i,c),d=r.decode(f,this.fatal);if(d===void 0){if(s=Ee(s,this.#h(f,c-i,!0)),this.#i)return s}else
this.encoding===0&&Fr(f,c-i,d),s=Ee(s,this.#u(d)),this.#n+=c-i;return this.#r||=c>0,c===o?s:this.encoding===0&&!n&&It(t,
c,o)?(this.#E(o-c),s):Ee(s,this.#h(g(t,c,o),o-c,n))}#h(t,o,n){et(this.encoding,this.#e);let r="",i=ds(o),s=this.#r||this.
ignoreBOM||!Fe(this.encoding),c=0;for(let f=0;;f+=65536){let d=o-f<=65536,a=Math.min(65536,o-f),u=f===0&&d?t:g(t,f,f+a),
l=tt(u,a,c,this.fatal,n&&d);if(l<0)return this.#e=le(),this.#i=new ne(this.name,this.#n+f+j.start(),j.length()),r;if(c+=
l,c>0&&(d||!fs(c))){let m=!s&&us()===65279?1:0;i?i.add(as()+2*m,c-m):r=Ee(r,wt(m,c)),s=!0,c=0}if(d)break}return this.#r=
s,this.#e=n?null:Ji(),this.#n+=o,i?i.toText():(this.encoding===0&&Qo(t,o,r),r)}};function cc(e,t,o,n){if(t<=16){let r;if(N(
n)||tu(e,t,n)?r=Ks(e,t,n):ze(n)&&!it()&&(r=Ss(e,t,n)),r!==void 0)return r}return tn(e,t,o,n)}var tu=(e,t,o)=>(e[0]|e[t>>
1]|e[t-1])<128&&We(o),ou=(e,t,o,n,r)=>(t?ks(e,o,n):void 0)??(o[0]<128?Ws(e,o,n):void 0)??(!t&&r&&n>18?zs(e,o,n):void 0)??
(hs(o,n,t)?vo(o,n,r,e):void 0)??(t?Hs(e,o,n):void 0),_r=({encoding:e,fatal:t,ignoreBOM:o})=>new Te(e,t,o);function so(e){
return e.common??=_r(e),e.common}var je=(e,t,o,n,r,i)=>dn(Jo(o,n,r),e,t,i);function dn(e,t,o,n){if(o<e.leastOfAny)return so(
e).decodeWhole(t,o,n);let r=o<=e.most?e.decode(t,o):void 0;if(r!==void 0)return r;let i=so(e).decodeWhole(t,o,n);return e.
most<0&&e.reconsider(i,o),i}function fc(e,t){let o=oe(e,t);if(o===36)throw new RangeError(`${t}: The encoding label prov\
ided ('${e}') stands for the encoding 'replacement', which decodes nothing.`);return o}var Mt=e=>e==null?void 0:I(e);function bt(e,t,o,n="bytes"){if(e==null)return;let r=Math.trunc(Number(e));if(r>=0)return r;
throw new TypeError(`${t}: The option '${o}' must be a number of ${n}, not '${e}'.`)}function nu(e,t,o){if(e!=null){if(typeof e!=
"object"||!(Symbol.iterator in e))throw new TypeError(`${t}: The option '${o}' must be a list of labels, such as ['gbk',\
 'big5'].`);return Uint8Array.from(e,n=>oe(I(n),t))}}var un={allowUTF8:e=>e===void 0||!!e,candidates:nu,locale:Mt,maxBytes:bt,
tld:Mt},Mr=["text","ASCII","empty","binary","unknown"];function Ct(e,t,{allowUTF8:o,candidates:n,locale:r,maxBytes:i=1/0,
tld:s}){let c=x(e),f=Math.min(c,i);rs();for(let m=0;m<f;m+=65536){let T=Math.min(m+65536,f);is(g(e,m,T),t&&T===c)}let d=ss(
n,r&&an(r),s&&an(s),o),{0:a,1:u,2:l}=d;return{encoding:u<0?void 0:u,score:l,kind:Mr[a],isASCII:Mr[a]==="ASCII"||Mr[a]===
"empty",candidates:Array.from({length:(d.length-3)/2},(m,T)=>({encoding:y[d[3+2*T]].name,score:d[4+2*T]}))}}function an(e=""){
return Uint8Array.from(e,t=>Math.min(t.charCodeAt(0),255))}function co(e,t=void 0){let o="Failed to execute 'detectEncod\
ing'",n=M(e,o),r=z(t,un,o),i=Ct($(n),!0,r);return{...i,encoding:i.encoding===void 0?null:y[i.encoding].name}}var su=["BOM","user","transport","meta","xml-declaration","parent","likely","detection","locale","default"],cu=[33,36,37,
38],Ut=(e,t)=>{let o=Mt(e);return o===void 0?-1:oe(o,t)},ac=(e,t,o)=>Math.min(bt(e,t,o)??1024,1048576),uc=(e,t)=>Math.max(
3,t===-1?e:0),lc=e=>Je(Mt(e)??"")??-1;function fu(e,t,o){if(e)return z(e===!0?void 0:e,un,`${t}, option '${o}'`)}var du={
defaultEncoding:Ut,detect:fu,likelyEncoding:Ut,locale:Mt,maxPrescanBytes:ac,parentEncoding:Ut,transportLayerEncodingLabel:lc,
userOverride:Ut};function mc(e,t){let o=z(e,du,t),{likelyEncoding:n,locale:r,maxPrescanBytes:i,parentEncoding:s,transportLayerEncodingLabel:c,
userOverride:f}=o;return{prescanned:uc(i,Math.max(f,c)),declared(d){let a=ts(d,i,f,c,s,n);return a===-1?void 0:Cr(a)},options:o.
detect&&{...o.detect,locale:o.detect.locale??r},decide:d=>pc(d)??hc(r,o.defaultEncoding)}}function pc(e){if(!(e?.encoding===
void 0||e.isASCII))return{encoding:e.encoding,confidence:"tentative",source:"detection",score:e.score}}function hc(e,t){
return Cr(ns(an(e),t===-1?21:t))}var au={defaultEncoding:Ut,maxPrescanBytes:ac,transportLayerEncodingLabel:lc};function xc(e,t){
let{defaultEncoding:o,maxPrescanBytes:n,transportLayerEncodingLabel:r}=z(e,au,t),i=s=>{let c=Cr(os(s,n,r));return c.source===
"default"&&o!==-1?{...c,encoding:o}:c};return{prescanned:uc(n,r),declared:i,decide:()=>i(C)}}function uu(e,t){let o={...un,
defaultEncoding:Ut},{defaultEncoding:n,...r}=z(e,o,t);return{prescanned:3,declared(i){let s=Be(i);return s&&{encoding:s.
encoding,confidence:"certain",source:"BOM",score:null}},options:r,decide(i){let s=n===-1?i?.encoding??21:n;return pc(i)??
{encoding:s,confidence:"tentative",source:"default",score:null}}}}var lu={detect:uu,html:mc,xml:xc},mu=["detect","html",
"xml"],pu={prefixBytes:bt,sniff:xt(mu)};function ln(e,t){let{prefixBytes:o,sniff:n}=z(e,pu,t),r=lu[n](e,t),{decide:i,options:s}=r;
return{prescanned:Math.min(r.prescanned,o??1/0),declared:r.declared,detection:s&&{windowBytes:o??65536,maxBytes:s.maxBytes??
1/0,passesASCII:p(()=>{let c=s.candidates&&Ct(C,!0,s);return!cu.includes(i(c).encoding)}),options:s},decide:i,sniff:c=>br(
r,c),takesWhole:o===void 0}}function br({prescanned:e,declared:t,options:o,decide:n},r){return t(_e(r,e))??n(o&&Ct(r,!0,
o))}function Cr(e){let t=e&65536?"certain":"tentative";return{encoding:e&255,confidence:t,source:su[e>>8&255],score:null}}var Sc=({
encoding:e,confidence:t,source:o})=>({encoding:y[e].name,confidence:t,source:o});function Ec(e,t=void 0){let o="Failed t\
o execute 'sniffHTMLEncoding'",n=typeof e=="string"?void 0:M(e,o),r=mc(t,o);return n?Sc(br(r,$(n))):{encoding:"UTF-8",confidence:"\
irrelevant",source:"string"}}function Tc(e,t=void 0){let o="Failed to execute 'sniffXMLEncoding'",n=M(e,o),r=xc(t,o);return Sc(
br(r,$(n)))}function yc(e){return y[hc(I(e),-1).encoding].name}var gc=["(B","(J","(I","$@","$B"],pn=class{#e=!0;#t=!0;read(t,o){let n=x(t),r=this.#e?Eu(t):0,i=0,s=!1;for(;i<n&&!s&&(i>=
r&&(i=Tu(t,i)),i!==n);){let f=t[i];if(f===27&&this.#t){let d=Ou(t,i);if(s=gc.includes(d),!s&&!o&&wu(d))break;this.#t=s}else
s=f>=128||i<r&&yu(f);s||(i+=1)}let c=s?i:-1;return i<r&&(s||!o)?{plain:0,evidence:c}:(this.#e=!1,{plain:i,evidence:c})}get mayBeISO2022JP(){
return this.#t}skip(t,o){this.#e=!1,this.#t&&=t[o]!==27;let n=this.#t?o:x(t);for(;n<x(t)&&t[n]!==27;)n+=1;return n}};function Eu(e){
let[t,o]=[!0,!0];for(let n=0;n<32;n+=2){if(n+1>=x(e))return 1/0;if(t&&=Ac(e[n],e[n+1]),o&&=Ac(e[n+1],e[n]),!t&&!o)return n+
2}return 32}function Tu(e,t){let o=x(e),{start:n,words:r}=Bi(e,t),i=wc(e,t,Math.min(n,o));if(i<n)return i;let s=0;for(;s<
r.length;s++){let c=r[s]^454761243;if(((r[s]|c-16843009&~c)&2155905152)!==0)break}return wc(e,n+4*s,o)}function wc(e,t,o){
let n=t;for(;n<o&&e[n]<128&&e[n]!==27;)n+=1;return n}var Ac=(e,t)=>e===48||e>=78||e===32&&(t===12||t===13||t>=16&&t<=94)||
e===33&&t===34,yu=e=>e<32&&!`	
\f\r\x1B`.includes(String.fromCharCode(e));function Ou(e,t){let o="";for(let n=t+1;n<Math.min(t+3,x(e));n++)o+=String.fromCharCode(
e[n]);return o}var wu=e=>e.length<2&&gc.some(t=>t.startsWith(e));var ye,Lr=1/0,_c=1/0;function Mc(){ye=null,ye=_(Iu)??null,ye&&(A()||F())&&(Lr=(F()?6:32)+1,_c=7)}var Dr=e=>e.length>=Lr||
e.length>=_c&&e.charCodeAt(0)>=128;function Iu(){let e=ui(),{read:t,written:o}=e.encodeInto("a\uD83D\u6F22\u{1F4A9}",new Uint8Array(
8)),n="\uDCA9\xE9\u6F22\u{1F4A9}",r=e.encode(n);return t===3&&o===7&&`${[...r]}`==`${[...st(n)]}`&&Object.getPrototypeOf(
r)===Uint8Array.prototype?e:void 0}function Ic(e){try{return ye?.encode(e)}catch{return}}function Nr(e,t){ye===void 0&&Mc();
try{return ye?.encodeInto(e,t)}catch{return}}function Lt(e){let{length:t}=e;return t<=6?st(e):(ye===void 0&&Mc(),Dr(e)?Ic(
e):t<=21||Lr<1/0?st(e):Bu(e)??Ic(e))}function Bu(e){let{length:t}=e;if(t<=64&&Fu()){let o=(_u()||Mu(e)<=64)&&Bc(H,e);if(o)
return o}return t<=65536&&Cu(e)?Bc(bu(),e):void 0}var Fu=p(()=>!Q()),_u=p(()=>xe()||K()),Mu=e=>e.length*Kt(bc(e))*.75;function Bc(e,t){
let o=Nr(t,e);return o?.read===t.length?ke(e,0,o.written):void 0}var bu=p(()=>new Uint8Array(3*65536));function Cu(e){let{
latin1:t,other:o}=Uu();return e.length>=o&&(e.length>=t||bc(e)>=256)}var Uu=p(()=>Q()?{latin1:1/0,other:1024}:ee()<26?{latin1:512,
other:256}:{latin1:1/0,other:1/0});function bc(e){let{length:t}=e;return e.charCodeAt(0)|e.charCodeAt(t>>1)|e.charCodeAt(
t-1)}var Du=p(()=>F()?32:ee()>0?48:A()?400:xe()?1024:1/0),Rr=0;function Pr(e,t){let{length:o}=e;if(o<Du()||!We(t)||!Nu(e))return;
if(Rr>0){Rr-=1;return}let n=Lt(e);if(n&&x(n)===o)return n;Rr=15}var Cc=e=>Math.max(8,e>>4);function Nu(e){let{length:t}=e,
o=Cc(t);for(let n=0;n<t;n+=o)if(e.charCodeAt(n)>=128)return!1;return!0}function Uc(e){let{length:t}=e,o=Cc(t),n=0;for(let r=0;r<
t;r+=o)n+=e.charCodeAt(r)<128?1:-1;return n>0}var kr=["fatal","html","replacement"],ku=p(()=>F()||A());function fo(e,t){let{length:o}=e,n=o<32?void 0:Pr(e,t);if(n)return n;
let r=N(t);if(o>64&&o>(r?Is():fr()))return;if(r)return Bs(e,Ho(t));if(t===33)return o<=48?Ms(e,Ho(32)):void 0;if(!!0||o>
512&&ku()&&Uc(e))return;let i=Ho(t);return i&&_s(e,i)}var Rc=p(()=>F()||A()||q()||K()&&!pt);function Pc(e,t){return Rc()?
Fs(e,cs(t)):ls(e,t)}function Nc(e,t){return fo(e,t)??(N(t)?Pc(e,t):void 0)}var Hr=()=>"",Y=class{encoding;unmappable;#e;#t=null;#o=0;#r=C;locate=t=>t;constructor(t,o,n=void 0){
this.encoding=t,this.unmappable=o,this.#e=n}get name(){return y[this.encoding].name}encode(t,o){let n=o||this.#n(t)?this.#s(
t):void 0;return n?(this.#o=o?0:this.#o+t.length,n):this.#f(t,o)}#n(t){let{length:o}=t;return o>0&&this.encoding!==33&&(t.
charCodeAt(o-1)&64512)!==55296}get#i(){return this.#e?0:kr.indexOf(this.unmappable)}#s(t){if(this.#t)return;let o=this.encoding===
0?Lt(t):void 0;if(o)return o;if(t.length>65536)return this.#c(t);try{let n=Nc(t,this.encoding);if(n)return n;Wo(this.encoding,
null),Xt(t,0,t.length);let r=$o(0,t.length,this.#i,!0);return r===-2||!j.finished()?void 0:rt(r)}catch(n){throw X(n)}}#c(t){
let o=N(this.encoding)&&this.unmappable==="fatal"&&Rc(),n=()=>o?Pc(t,this.encoding):void 0;return Pr(t,this.encoding)??_(
n)}#f(t,o){let n=new he;return this.encodeOrFail(t,o,r=>n.add(r),(r,i)=>{throw new Le(r,i,this.name)}),n.concatenate()}encodeOrFail(t,o,n,r=()=>{}){
let i=this.#o,s=this.#t,c=this.#r;o&&(this.#r=C,this.#t=null,this.#o=0);let f=this.#e,d=this.#i,a=f===Hr,u=f&&!a?2048:65536,
l=f&&this.encoding===33?new Wr(c,n):void 0,m=l?h=>l.add(h):n,T=l?h=>l.addUnchanged(h):n,S=0,w=null;try{if(!s)for(;S+65536<
t.length;S+=65536){let h=Nc(t.slice(S,S+65536),this.encoding);if(!h)break;n(h)}for(Wo(this.encoding,s);S===0||S<t.length;S+=
u){let h=Math.min(S+u,t.length);Xt(t,S,h);let D=h===t.length;for(let ve=0,ii=!1;!ii;){let ho=$o(ve,h-S,d,o&&D);m(rt(ho===
-2?j.written():ho));let si=i+S+ve+j.start();if(ve+=j.read(),ii=ho!==-2&&j.finished(),ho!==-2||a)continue;let bn=j.codePoint();
if(f){w=le(w);let{count:Kf}=B,ci=()=>this.locate(si),xo=f(bn,ci);B.count!==Kf&&(Wo(this.encoding,w),Xt(t,S,h));let fi=vf=>{
throw new Le(vf,ci(),this.name)};typeof xo=="string"?Hu(xo,m,fi):xo?T(xo):fi(bn)}else r(bn,si)}}}catch(h){throw X(h)}if(o){
l&&n(l.held);return}l&&(this.#r=l.held),this.#t=this.#n(t)?null:le(),this.#o=i+t.length}};function Hu(e,t,o){let n=Fo(e);
for(let r=0;r<n.length;r+=2048){let i=Math.min(r+2048,n.length);Xt(n,r,i,2048);let s=$o(2048,2048+i-r,0,!1);s===-2&&o(j.
codePoint()),t(rt(s))}}var Wr=class{held;#e;constructor(t,o){this.held=t,this.#e=o}add(t){let o=x(t);if(o===0)return;t[0]!==
27&&this.#e(this.held);let n=t[o-3]===27?o-3:o;this.#e(fe(t,0,n)),this.held=fe(t,n,o)}addUnchanged(t){this.#e(this.held),
this.held=C,this.#e(t)}},he=class{#e=null;#t=null;#o=0;get length(){return this.#o}add(t){let o=x(t);if(o===0)return;this.#o+=
o;let n=this.#t;if(n&&!n.isBlock&&Math.max(o,n.length)<=1024){let r=new Uint8Array(4096);v(r,n.bytes),n.bytes=r,n.isBlock=
!0}if(n?.isBlock&&n.length+o<=4096){v(n.bytes,t,n.length),n.length+=o;return}this.#t={bytes:t,length:o,isBlock:!1,next:null},
n?n.next=this.#t:this.#e=this.#t}forEach(t){for(let o=this.#e;o;o=o.next){let{bytes:n,length:r,isBlock:i}=o;t(i?fe(n,0,r):
n)}}concatenate(){let t=this.#e;if(t&&!t.next&&!t.isBlock)return t.bytes;let o=$r(this.#o),n=0;return this.forEach(r=>{v(
o,r,n),n+=x(r)}),o}};function $r(e){try{return new Uint8Array(e)}catch(t){throw new RangeError(`This host has no room fo\
r ${e} bytes: encode in parts, with { stream: true } or with a stream.`,{cause:t})}}function De(e,t,o="encodeUTF16() of \
'encoding-wasm', or UTF-8"){let n=oe(e,t);if(n===37||n===38){let{name:r}=y[n];throw new RangeError(`${t}: ${r} has no en\
coder in the standard; use ${o}.`)}return Gr(n,e,t)}function Gr(e,t,o){if(e===36)throw new RangeError(`${o}: '${t}' is a\
 label of the encoding 'replacement', which can't be written; use UTF-8.`);return e}var Nt=class{decision=null;sample=C;detected;#e;#t=!0;#o=!1;#r=new pn;#n=new he;#i;#s=0;#c=C;#f=C;constructor(t){this.#e=
t,this.#i=t.prescanned}add(t,o){let n=new he;if(this.#t&&o&&this.#e.takesWhole)return this.#a(this.#e.sniff(t),n,t);if(this.#t=
!1,this.#n.length+x(t)<this.#i&&!o)return this.#l(t,this.#i,n);this.#n.add(t);let r=this.#n.concatenate();this.#n=new he;
let i=_e(r,this.#e.prescanned),s=this.#o?void 0:this.#e.declared(i);return this.#o=!0,s?this.#a(s,n,r):this.#m(r,o,n)}#m(t,o,n){
let{detection:r,decide:i}=this.#e;if(!r)return this.#a(i(void 0),n,t);for(let s=t;;){let c=r.maxBytes-this.#s,f=x(s)>c,d=o&&
!f,{plain:a,evidence:u}=r.passesASCII()?this.#r.read(_e(s,c),d):{plain:0,evidence:0};s=this.#p(s,a,n);let l=x(s),m=c-a;if(u===
-1)return o||f?this.#a(i(this.#d(_e(s,m),d)),n,s):this.#l(s,l+1,n);let T=kc(_e(s,m),u-a,r.windowBytes),S=Math.min(T+r.windowBytes,
m);if(l<S&&!o)return this.#l(s,S,n);let w=_e(s,S),h=this.#d(w,l<S);if(S<=T||S===m||!r.passesASCII()||!ju(h,w))return this.#a(
i(h),n,s);s=this.#p(s,this.#r.skip(w,u-a),n)}}#d(t,o){this.sample=Xe(Xe(this.#c,this.#f),t);let n=this.#e.detection.options,
r=Ct(this.sample,o,{...n,maxBytes:void 0}),i=this.#u(r.encoding);return this.detected=i?r:{...r,encoding:void 0,score:0,
kind:"unknown",candidates:[]},this.detected}#u(t){return t===33?this.#r.mayBeISO2022JP:this.#s===0||t!==37&&t!==38}#l(t,o,n){
let r=x(t);return r>0&&this.#n.add(fe(t,0,r)),this.#i=o,{passed:n,rest:null}}#p(t,o,n){let r=_e(t,o);o>0&&n.add(r),this.#s+=
o;let i=Math.min(o,2048-x(this.#c));return i>0&&(this.#c=Xe(this.#c,_e(r,i))),this.#f=Wc(Xe(this.#f,Wc(g(r,i)))),g(t,o)}#a(t,o,n){
return this.decision=t,{passed:o,rest:n}}},Wc=e=>g(e,Math.max(0,x(e)-64));function kc(e,t,o){let n=Math.min(x(e),t+o);for(let r=t;r<
n;r++)if(e[r]>=128)return r;return t}function ju(e,t){return e.isASCII||e.encoding===void 0&&!(t[kc(t,0,1/0)]>=128)}var jr=class{fatal;ignoreBOM;decision=null;#e;#t;#o=0;constructor(t,o,n){this.#t=new Nt(t),this.fatal=o,this.ignoreBOM=n}decode(t,o,n){
if(this.#e)return this.#e.decode(t,o,n);let r=this.#t,{passed:i,rest:s}=r.add(t,o),{length:c}=i,f=c>0?new Te(0,!1,!0).decode(
i.concatenate(),!0):"";this.#o+=c;let{decision:d}=r;if(!d||!s)return f;this.decision=d,this.#t=null;let a=this.ignoreBOM||
this.#o>0;return this.#e=new Te(d.encoding,this.fatal,a,this.#o),Ee(f,this.#e.decode(s,o,n))}};function Yr(e,t){J(e,t);let o=!!e?.
fatal,n=!!e?.ignoreBOM;return new jr(ln(e,t),o,n)}function Hc(e,t=void 0){let o="Failed to execute 'decodeAuto'",n=M(e,o),
r=Yr(t,o),i=r.decode($(n),!0,o),s=r.decision;return{text:i,encoding:y[s.encoding].name,score:s.score,source:s.source}}function ie(e){let[[t,o]]=Object.entries(e),{prototype:n}=o;for(let i of Object.getOwnPropertyNames(n))i!=="constructor"&&
Object.defineProperty(n,i,{enumerable:!0});let r={value:t,configurable:!0};return Object.defineProperty(n,Symbol.toStringTag,
r),Object.defineProperty(o,"name",r),o}function ut(e,t,o){let{prototype:n}=t;n!==Object(n)&&Object.setPrototypeOf(e,o.prototype)}
function Kr(){throw new TypeError("Illegal invocation")}var $c="Failed to execute 'encodeInto' on 'TextEncoder'",Sn=ie({TextEncoder:class{#e="utf-8";constructor(){new.target!==
Sn&&ut(this,new.target,Sn)}get encoding(){return this.#e}encode(e=""){if(#e in this||Kr(),ye&&typeof e=="string"&&Dr(e))
try{return ye.encode(e)}catch{}return Ye(I(e))}encodeInto(e,t){#e in this||Kr();let o;if(ye&&typeof e=="string"&&t instanceof
Uint8Array)try{if(o=ye.encodeInto(e,t),o.read===e.length)return o}catch{}ht(arguments.length,2,$c);let n=I(e),r=_i(t,$c),
{read:i,written:s}=o??Nr(n,r)??{read:0,written:0};if(i===n.length||s===x(r))return{read:i,written:s};let c=Yu(n.slice(i),
g(Hn(r),s));return{read:i+c.read,written:s+c.written}}}});function Ye(e){return Lt(e)??new Y(0,"fatal").encode(e,!0)}function Yu(e,t){
let o=0,n=0;for(;o<e.length;){let r=Mo(e,o);if(n+Kt(r)>x(t))break;n=bo(r,t,n),o+=r<65536?1:2}return{read:o,written:n}}var Gc="4h,,,2,,2,,2,,,,3,3,3,,3,,,,8,a,7,,6,,7,a,7,,6,i,,l,,a,7,9,,7,,,7,,j,,p,,,,3,,,,,,,2,,,,,,,2,,,,,3,,,5,,4,2,,,,4\
,,,,,,12,7,,1f,,,,5,,3,,f,,,,3,,,,,,,3,3,,,,2,,,,,5,5,2,8,6,q,f,13,,,,a,,,3,h,37,g0,1b,1h,,n,h,27,,p3,uk,1wc,1f,1ao,a5,,\
,,,,,,,,,,,,,,,,,,,,2,,4,3,,,,,4,,2,4,,4,5,,s,6,,,,1n,2,,2,,,,,,3,,2,,3,,,2,,,2o,1h,,,,,,,,,,,,,1d,2,2,1o,2,2,1n,2,,3,,d\
,2,n,c,o,4,,3u,l3,8d,1ri,,q,67,13wq,ll,,6o,e,29,,,3n,,2,n",jc=`!
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
?`;var vu=p(()=>{let e=jc.split(`
`),t=0;return new Map(Gc.split(",").map((o,n)=>(t+=Number.parseInt(o||"1",36),[String.fromCodePoint(t),e[n].split("	")])))}),
Yc=e=>/[\u0300-\u0336\u0339-\u036F]/.test(e);function Kc(e){let t=new Y(e,"fatal"),o=r=>{try{return t.encode(r,!0),!0}catch(i){
if(i instanceof Le)return!1;throw i}},n=new Map;return r=>{let i=n.get(r);return i===void 0&&(i=vc(String.fromCodePoint(
r),o,3),n.set(r,i)),i}}function vc(e,t,o){if(Yc(e))return"";if(o===0)return null;let n=Vu(e),r=n.find(t);if(r!==void 0)return r;
for(let i of n){let s=Array.from(i,c=>t(c)?c:vc(c,t,o-1));if(!s.includes(null))return s.join("")}return null}function Vu(e){
let t=[...vu().get(e)??[],...qu(e)],o=e.normalize("NFKD");return o===e||/^ ./u.test(o)?t:[...t,o.normalize(),o]}function qu(e){
let t=e.normalize("NFD"),[o,...n]=t,r=[],i=[];for(let s=2**n.length-2;s>=0;s--){let c=l=>s>>n.length-1-l&1,f=n.filter((l,m)=>c(
m)),d=n.filter((l,m)=>!c(m)),a=[o,...f].join("").normalize("NFC"),u=a+d.join("");u.normalize("NFD")===t&&r.push(u),d.every(
Yc)&&i.push(a)}return[...r,...i]}var zu=["fatal","html","replacement","ignore","translit"],Ju=xt(zu),En=(e,t,o)=>typeof e=="function"?e:Ju(e,t,o);function Tn(e,t,o){
return typeof e=="function"?(n,r)=>Xu(e(n,r()),o):e==="ignore"?Hr:e==="translit"?Kc(t):void 0}function Xu(e,t){if(typeof e==
"string")return e;if(e==null)return null;let n=$(M(e,t,"The function 'unmappable' returned neither a string, bytes nor n\
ull."));return fe(n,0,x(n))}var Zu="Failed to construct 'LegacyTextEncoder'",vr="Failed to execute 'encode'",Vc="utf-8",qc=0;function zc(e,t="utf-8",o=void 0){
let n=Ce(e,vr);if(o===void 0){if(t!==Vc){let s=I(t);qc=De(s,vr),Vc=s}let i=qc;return i===0?Ye(n):fo(n,i)??new Y(i,"fatal").
encode(n,!0)}let r=yn(t,o,vr);return r.encoding===0?Ye(n):r.encode(n,!0)}function yn(e,t,o){let n=I(e),r=t===void 0?"fat\
al":z(t,{unmappable:En},o).unmappable,i=De(n,o);return new Y(i,r,Tn(r,i,o))}var Jc=ie({LegacyTextEncoder:class{#e;constructor(e="\
utf-8",t=void 0){this.#e=yn(e,t,Zu)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}encode(e=void 0,t=void 0){
let o=this.#e,n="Failed to execute 'encode' on 'LegacyTextEncoder'",r=arguments.length===0?"":Ce(e,n);J(t,n);let i=!!t?.
stream;return o.encode(r,!i)}}});var el=p(A);function qr(e){let{encoding:t,fatal:o,ignoreBOM:n}=e;return(ze(t)?wr():Fe(t)&&el())&&!o?new Vr(t,o,n):_r(e)}
var Vr=class extends Te{#e=void 0;#t=!1;#o=!1;reset(){super.reset(),this.#t=!1}decode(t,o,n){if(this.hostOfStream)return this.#n(
t,o);if(this.#t)this.#o&&(this.#o=!io(this.encoding,ce(t)));else if(!o&&this.#r(t))return this.#n(t,o);return super.decode(
t,o,n)}#r(t){let{encoding:o}=this,n=ce(t),r=ze(o),i=r?Ar(t,n):n>=40;this.#o=i&&r&&!io(o,n);let s=i&&!this.#o&&ol(o);return this.#t=
!s,s&&(this.#e??=R(this.name,!1,this.ignoreBOM)),s}#n(t,o){let n=ce(t),r=n>1024&&de(t,n)?fe(t,0,n):t,i=this.#e;this.hostOfStream=
o?void 0:i;try{return i.decode(r,o?wn:On)}catch(s){return this.failUnlessRefused(r,s),this.#n(fe(r,0,n),o)}}failUnlessRefused(t,o){
if(!tl(this.#e,t))throw this.#e=void 0,this.hostOfStream=void 0,Zn(o)}},tl=(e,t)=>_(()=>e.decode(g(t,0,0),On))===void 0,
On={stream:!0},wn={stream:!1};function ol(e){return Xc[e]??=_(()=>rl(e))===!0,Xc[e]}var Xc=[],nl=[97,128,129,142,143,161,
195,216,227,240,255],Zc=[32,48,129,161,220,254];function rl(e){let t=R(y[e].name),o=null,n=(i,s)=>{let c=Uint8Array.of(i);
et(e,o);let f=wt(0,tt(c,1,0,!1,s));return o=le(),t.decode(c,{stream:!s})===f};return nl.flatMap(i=>Zc.flatMap(s=>Zc.flatMap(
c=>[i,s,c]))).every(i=>n(i,!1))&&n(129,!0)&&il(e)}function il(e){let t=R(y[e].name,!1,!1),o=Ao(e)??[];return[...o,...o].
map(r=>t.decode(Uint8Array.of(r),{stream:!0})).join("")+t.decode()===(Fe(e)?"\uFEFF":"")}var lt="Failed to execute 'decode' on 'TextDecoder'",sl=()=>({TextDecoder:class{#e;#t;#o=!1;constructor(e="utf-8",t=void 0){
this.#e=Qc(e,t,"Failed to construct 'TextDecoder'"),new.target!==Rt&&ut(this,new.target,Rt)}get encoding(){return y[this.#e.
encoding].name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}decode(e=C,t=void 0){
if(t===void 0&&!this.#o){let o=this.#e;if(e instanceof Uint8Array){try{let{length:n}=e;if(n<=o.mostAtOnce&&n>=(e[0]<128?
o.leastOfASCII:o.leastBeyondASCII)&&(n<=1024||!de(e,n))){let r=o.viewDecoder.decode(e);return o.isWatched&&o.watch(r,n),
r}}catch{o.pauseLong()}if(ArrayBuffer.isView(e)&&e.length<o.leastOfAny)return so(o).decodeWhole(e,ce(e),lt)}else if(e instanceof
ArrayBuffer){let n=fl(o,e);if(n!==void 0)return n}}return this.#r(e,t)}#r(e,t){let o=e instanceof Uint8Array&&ArrayBuffer.
isView(e);(!o||typeof t!="object")&&cl(e,t);let n=!!t?.stream,r=o?e:Ae(e),i=this.#e;return i.isStateless||!this.#o&&!n?dn(
i,r,ce(r),lt):(this.#o||this.#n(),this.#o=n,this.#t.decode(r,!n,lt))}#n(){this.#t??=qr(this.#e),this.#t.reset()}static{let{
prototype:e}=this,{decode:t}=e,o={decode(n=C,r=void 0){let i=r;if(typeof r=="object"&&ArrayBuffer.isView(n)){i=r?.stream?
On:wn;let f=this.#t,d=f?.hostOfStream;if(d!==void 0)try{let a=d.decode(n,i);return i===wn&&(f.hostOfStream=void 0,this.#o=
!1),a}catch(a){f.failUnlessRefused(Ae(n),a)}}let s=this.#e;if(r===void 0?!this.#o:s.isStateless&&i!==r){if(s.takesAnything)
try{let f=s.decoder.decode(n),{length:d}=f;return(2*d<s.leastOfASCII&&d>0||2*d>s.mostAtOnce)&&s.distrust(),f}catch{s.pauseLong()}
if(n instanceof Uint8Array&&ArrayBuffer.isView(n)&&n.length<s.leastOfASCII)return so(s).decodeWhole(n,ce(n),lt)}return t.
call(this,n,i)}};A()&&(e.decode=o.decode)}}}),Rt=ie(sl());function cl(e,t){M(e,lt),J(t,lt)}function fl(e,t){if(e.takesAnyBuffer)
try{let i=e.decoder.decode(t);return 2*i.length>e.mostAtOnce&&(e.takesAnyBuffer=!1),i}catch{e.pauseLong()}let o=e.decodeBuffer(
t);if(o!==void 0)return o;let n=$n(t);if(!n)return;let r=new Uint8Array(t);return Vs(e.encoding,r,n),dn(e,r,n,lt)}function Qc(e,t,o){
let n=I(e);J(t,o);let r=!!t?.fatal,i=!!t?.ignoreBOM;return Jo(fc(n,o),r,i)}var ef=(e,t,o)=>qr(Qc(e,t,o));var An=class{#e;#t;#o=0;constructor(t,o,n,r){this.#e=t,this.#t=new Y(o,n,r)}get decision(){return this.#e.decision}setSource(t,o){
this.#e.setSource(t,o)}transcode(t,o,n){let r=x(t);for(let i=0;i===0||i<r;i+=4096){let s=r-i<=4096;this.#r(g(t,i,s?r:i+4096),
s?o:L.none,n)}}#r(t,o,n){let r=this.#o;this.#t.locate=al(this.#e.copy(),t,r);let i=new he,s;try{this.#e.transcode(t,o===
L.result?L.source:o,d=>i.add(d))}catch(d){s=d}let c=i.concatenate(),f=je(c,x(c),38,!1,!0);try{this.#t.encodeOrFail(f,o===
L.result,n),this.#o=o===L.result?0:r+f.length}catch(d){throw this.#e.abandonSource(),d}if(s)throw s}};function al(e,t,o){
let n=x(t),r=t,i=e,s=e,c=o,f=o,d=0,a;return u=>{for(;u>=f&&d<n;)r=g(t,d,Math.min(d+64,n)),d+=64,i=s,s=i.copy(!1),c=f,s.transcode(
r,L.none,l=>{f+=x(l)/2}),a=void 0;return a??=ul(i,r),a[u-c]}}function ul(e,t){let o=x(t),n=e.copy(!1),r=new Float64Array(
2*o+2),i=0,s=of(e);for(let c=0;c<o;c++){let f=e.position+c,d=s===f?ll(n.from,t,c):0;if(d>0){n.transcode(g(t,c,c+d),L.none,
()=>{});for(let h=0;h<d;h++)r[i++]=f++;if(s=f,c+=d,c===o)break}let a=g(t,c,c+1),u=n.copy(),l=0,m=0;n.transcode(a,L.none,
h=>{l===0&&(m=h[0]|h[1]<<8),l+=x(h)/2}),l>0&&(r[i++]=s);let T=m===65533&&s<f?nf(u,a,L.none):void 0,S=T&&T.offset+T.length;
for(let h=1;h<l;h++)r[i++]=S===void 0?s:S+h-1;let w=f-s===2||f<=2;l>0&&!T?s=f+1:(T||w)&&(s=of(n))}return r[i]=s,r[i+1]=s+
1,r}function ll(e,t,o){if(N(e))return x(t)-o;let n=o;if(We(e))for(;t[n]<128;)n+=1;return n-o}var of=e=>nf(e,C,L.source)?.
offset??e.position;function nf(e,t,o){try{e.copy(!0).transcode(t,o,()=>{})}catch(n){if(n instanceof ne)return n;throw n}}function cf(e,t){let o="Failed to execute 'transcode'",n=M(e,o),r=af(t,o);return xl(Ae(n),r,o)??Tl(n,r,o)}var pl=2**24,hl=p(
()=>F()||ee()>=26&&!Q()?{fromUTF16:pl,fromOther:400}:ee()>0?{fromUTF16:320,fromOther:160}:A()?{fromUTF16:160,fromOther:80}:
{fromUTF16:64,fromOther:64});function xl(e,{from:t,to:o,bom:n,fatal:r,ignoreBOM:i},s){let c=typeof t=="number"&&(o===0?!n:
!r&&!Fe(o)),f=x(e);if(!c||f>El(t,o)||f>4096&&F()&&Sl(e,f,t))return;let d=je(e,f,t,r,i,s);return o===0?Ye(d):fo(d,o)}function Sl(e,t,o){
let n=o===37?0:1,r=2*Math.ceil(t/16);for(let i=0;i<t-1;i+=r)if(e[i+n]!==0||e[i+1-n]>=128)return!1;return!0}function El(e,t){
if(t!==0)return 64;let{fromUTF16:o,fromOther:n}=hl();return e===38||e===37?o:n}function Tl(e,t,o){let{from:n,to:r}=t;return Xo(
o,()=>{let i=typeof n=="number"?rf(new ao(n,r,t),$(e)):null;if(i)return i;let s=uf(n,r,t,o);return rf(s,ff(t,e))})}function rf(e,t){
let o=new he;return e.transcode(t,L.result,r=>o.add(r))===!1?null:o.concatenate()}function ff({unmappable:e},t){let o=$(
t);return typeof e=="function"?fe(o,0,x(o)):o}function df(e,t){let o=af(e,t);return{common:uf(o.from,o.to,o,t),toBytes:n=>ff(
o,n)}}function af(e,t){J(e,t);let o=e,n=!!o?.bom,r=!!o?.fatal,i=wl(o?.from,t),s=!!o?.ignoreBOM,c=Ol(o?.to),f=En(o?.unmappable,
t,"unmappable"),d=i==="auto"?ln(e,t):oe(i,t),a=c===void 0?0:Gr(oe(c,t),c,t);if(n&&!Fe(a))throw new RangeError(`${t}: ${y[a].
name} has no byte order mark.`);return{from:d,to:a,bom:n,fatal:r,ignoreBOM:s,unmappable:f}}function uf(e,t,o,n){return typeof e==
"number"?sf(e,t,o,n):new Jr(e,sf(0,t,o,n))}function sf(e,t,o,n){let{unmappable:r,losses:i}=o,s=Tn(r,t,n);if(!s||Fe(t))return new ao(
e,t,o);let c=yl(e,o);return new An(c,t,r,i?.counting(s)??s)}function yl(e,t){return new ao(e,38,{...t,bom:!1,unmappable:"\
fatal"})}var Ol=e=>e===void 0?void 0:I(e);function wl(e,t){if(e===void 0)throw new TypeError(`${t}: The option 'from' is\
 missing.`);return I(e)}var ao=class e{from;to;#e=null;#t=0;#o;constructor(t,o,n){this.from=t,this.to=o,this.#o=n}get decision(){
return{encoding:this.from,confidence:"certain",source:"user",score:null}}setSource(t,o){this.from=t,this.#e&&(Jn(t,this.
to,this.#o.ignoreBOM,this.#e),Qi(t,o),this.#e=le())}get position(){return this.#t}copy(t=this.#o.fatal){let o=new e(this.
from,this.to,{...this.#o,fatal:t,losses:void 0});return o.#e=this.#e,o.#t=this.#t,o}abandonSource(){this.setSource(this.
from,!1),this.#t=0}transcode(t,o,n){let{fatal:r,ignoreBOM:i,bom:s,unmappable:c,take:f=rt,losses:d}=this.#o;s&&!this.#e&&
n(Uint8Array.from(Ao(this.to)??[]));let a=Math.max(0,kr.indexOf(c)),u=x(t);try{Jn(this.from,this.to,i,this.#e);for(let l=0;;){
let m=u-l<=65536,T=m&&l===0?t:g(t,l,m?u:l+65536),S=ms(T,r,a,m?o:L.none);d?.addBlock(this.#t+l);let w=S<0?j.written():S;if(w>
0&&n(f(w)),S===-2&&c!=="fatal")return!1;if(S<0&&this.#r(S,l),l+=j.read(),m&&j.finished())break}}catch(l){throw X(l)}this.#e=
o===L.result?null:le(),this.#t=o===L.none?this.#t+u:0}#r(t,o){let n=this.#t+o+j.start();throw this.#e=le(),this.#t=0,t===
-1?new ne(y[this.from].name,n,j.length()):new Le(j.codePoint(),n,y[this.to].name)}},Jr=class{#e;#t=null;#o=!1;#r=null;#n=!1;#i;constructor(t,o){
this.#e=t,this.#i=o}get decision(){return this.#r}transcode(t,o,n){let r=this.#o?null:this.#t??this.#s();this.#t=null,this.#o=
!1,r?this.#c(r,t,o,n):this.#i.transcode(t,o,n),o===L.none&&(this.#r?this.#o=!0:this.#t=r)}#s(){return this.#r=null,this.#n=
!1,this.#i.setSource(0,!1),new Nt(this.#e)}#c(t,o,n,r){let{passed:i,rest:s}=t.add(o,n!==L.none);i.length>0&&(this.#i.transcode(
i.concatenate(),L.none,r),this.#n=!0),this.#r=t.decision,!(!t.decision||!s)&&(this.#i.setSource(t.decision.encoding,this.#n),
this.#i.transcode(s,n,r))}};function Xr(e,t,o){let n=li();if(!n)throw new TypeError(`Failed to construct '${e}': This host has no TransformStream.`);
return new n({__proto__:null,transform:(r,i)=>t(r,s=>s.length>0&&i.enqueue(s)),flush:r=>o(i=>i.length>0&&r.enqueue(i))})}
function uo(e,t){let o=`Failed to execute 'transform' on '${e}'`;return Xr(e,(n,r)=>r(t.decode($(M(n,o)),!1,o)),n=>n(t.decode(
C,!0,o)))}var gn=ie({TextDecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let o=ef(e,t,"Failed to construct 'Te\
xtDecoderStream'");this.#e=o,this.#t=uo("TextDecoderStream",o),new.target!==gn&&ut(this,new.target,gn)}get encoding(){return this.#e.
name.toLowerCase()}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),In=ie({TextEncoderStream:class{#e;constructor(){this.#e=lf("TextEnco\
derStream",new Y(0,"fatal"),I),new.target!==In&&ut(this,new.target,In)}get encoding(){return this.#e&&"utf-8"}get readable(){
return this.#e.readable}get writable(){return this.#e.writable}}});function lf(e,t,o){let n=`Failed to execute 'transfor\
m' on '${e}'`;return Xr(e,(r,i)=>i(t.encode(o(r,n),!1)),r=>r(t.encode("",!0)))}var mf=ie({LegacyTextEncoderStream:class{#e;#t;constructor(e="\
utf-8",t=void 0){let o=yn(e,t,"Failed to construct 'LegacyTextEncoderStream'");this.#e=o,this.#t=lf("LegacyTextEncoderSt\
ream",o,Ce)}get encoding(){return this.#e.name.toLowerCase()}get unmappable(){return this.#e.unmappable}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}}),pf=ie({TranscoderStream:class{#e;#t;constructor(e){let{common:t,toBytes:o}=df(
e,"Failed to construct 'TranscoderStream'"),n="Failed to execute 'transform' on 'TranscoderStream'",r=(i,s,c)=>{let f=new he;
try{Xo(n,()=>t.transcode(o(i),s,d=>f.add(d)))}finally{f.forEach(c)}};this.#e=t,this.#t=Xr("TranscoderStream",(i,s)=>r(M(
i,n),L.none,s),i=>r(C,L.result,i))}get encoding(){let{decision:e}=this.#e;return e&&y[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get readable(){return this.#t.readable}get writable(){return this.#t.writable}}});var hf=ie({AutoDecoderStream:class{#e;#t;constructor(e=void 0){let t=Yr(e,"Failed to construct 'AutoDecoderStream'");this.#e=
t,this.#t=uo("AutoDecoderStream",t)}get encoding(){let{decision:e}=this.#e;return e&&y[e.encoding].name}get confidence(){
return this.#e.decision?.confidence??null}get source(){return this.#e.decision?.source??null}get score(){return this.#e.
decision?.score??null}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.
readable}get writable(){return this.#t.writable}}});var Pt=class{fatal;ignoreBOM;#e;#t;#o=C;constructor(t,o,n){this.#e=t,this.fatal=o,this.ignoreBOM=n}get name(){return this.#t?.
name??null}decode(t,o,n){if(this.#t)return this.#t.decode(t,o,n);let r=o&&x(this.#o)===0?t:Xe(this.#o,t);if(!o&&Si(r))return this.#o=
r,"";let i=Be(r),s=i&&!this.ignoreBOM?i.bytes.length:0;return this.#t=new Te(i?.encoding??this.#e,this.fatal,!0,s),this.#t.
decode(s>0?g(r,s):r,o,n)}};var xf=ie({DecoderStream:class{#e;#t;constructor(e="utf-8",t=void 0){let o="Failed to construct 'DecoderStream'",n=I(e);
J(t,o);let r=!!t?.fatal,i=!!t?.ignoreBOM,s=new Pt(oe(n,o),r,i);this.#e=s,this.#t=uo("DecoderStream",s)}get encoding(){return this.#e.
name}get fatal(){return this.#e.fatal}get ignoreBOM(){return this.#e.ignoreBOM}get readable(){return this.#t.readable}get writable(){
return this.#t.writable}}});function Sf(e,t){let o="Failed to execute 'findUnmappable'",n=Ce(e,o),r=De(I(t),o),i=new Map,s=(c,f)=>i.set(f,c);return new Y(
r,"fatal").encodeOrFail(n,!0,()=>{},s),Array.from(i,([c,f])=>({index:c,codePoint:f}))}function Ef(e){let t=Be(Ae(M(e,"Failed to execute 'bomSniff'")));return t?y[t.encoding].name:null}function Wt(e,t="utf-8",o=void 0){
let n="Failed to execute 'decode'",r=M(e,n),i=oe(I(t),n);J(o,n);let s=!!o?.fatal,c=!!o?.ignoreBOM,f=Ae(r);return Be(f)?new Pt(
i,s,c).decode(f,!0,n):je(f,ce(f),i,s,!0,n)}function Tf(e){let t=Ae(M(e,"Failed to execute 'utf8Decode'")),o=Be(t);return wf(
o?.encoding===0?g(t,o.bytes.length):t)}function lo(e){return wf(Ae(M(e,"Failed to execute 'utf8DecodeWithoutBOM'")))}function yf(e){
let t=M(e,"Failed to execute 'utf8DecodeWithoutBOMOrFail'");try{let o=Ae(t);return je(o,ce(o),0,!0,!0)}catch(o){if(o instanceof
ne)return null;throw o}}function Of(e){return ht(arguments.length,1,"Failed to execute 'utf8Encode'"),Ye(I(e))}var wf=e=>je(
e,ce(e),0,!1,!0);async function Af(e=void 0){let t=await e;if(t===void 0)vn()||await Kn(To,!0);else{let o=Al(t)?await gl(t):t;await Kn(()=>o,
!1)}}var Al=e=>typeof e?.arrayBuffer=="function";function gl(e){if(e.ok!==!1)return e.arrayBuffer();throw new TypeError(
`encoding-wasm: ${e.url||"the given response"} has status ${e.status}; check its address, or call initialize() without a\
n argument.`)}var Bl=0,mt=(e,t)=>new Set([...e,...Array.from(t,o=>o.charCodeAt(0))]),If="application/x-www-form-urlencoded",gf=p(()=>{
let e=new Set([...Array(32).keys(),127]),t=mt(e,' "#<>'),o=mt(t,"?^`{}"),n=mt(o,"/:;=@[\\]|"),r=mt(n,"$%&+,");return{"C0\
 control":e,fragment:mt(e,' "<>`'),query:t,"special-query":mt(t,"'"),path:o,userinfo:n,component:r,[If]:mt(r,"!'()~")}});
function Bf(e,t,o,n=void 0){let r="Failed to execute 'percentEncodeAfterEncoding'",i=De(I(e),r,"the result of getOutputE\
ncoding()"),s=I(t),f=xt(Object.keys(gf()),"argument")(I(o),r,"percentEncodeSet"),d={spaceAsPlus:_o},{spaceAsPlus:a=f===If}=z(
n,d,r),u=gf()[f],l="",m="",T=()=>{Bl=m.charCodeAt(0),l=Ee(l,m),m=""};return new Y(i,"fatal").encodeOrFail(s,!0,S=>{for(let w=0;w<
x(S);w++){let h=S[w];a&&h===32?m+="+":h>126||u.has(h)?m+=`%${h.toString(16).toUpperCase().padStart(2,"0")}`:m+=String.fromCharCode(
h)}m.length>65536&&T()},S=>{m+=`%26%23${S}%3B`}),T(),l}var _l=/[\xA0\xAB\xB7\xBB\u060C\u061B\u061F\u2010\u2013\u2014\u2018\u2019\u201C-\u201E\u2026\u3001\u3002\u300A-\u300F\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]/,
oi=e=>_l.test(e),Ml=/[\u0431\u0433\u0436\u0437\u0439\u0444-\u044F]/i,bl=p(()=>["\\p{Cc}\\p{Co}\\p{Cn}\uFFFD","\\p{L}\\p{M}",
"\\p{Lu}"].map(e=>new RegExp(`[${e}]`,"u")));function Cl(e,t){if(/[\t\n\f\r]/.test(e))return 1;let[o,n,r]=bl();if(o.test(
e))return 4;if(!n.test(e))return t<128?1:oi(e)?2:3;if(t<12288){let i=t<880?1:t>>8;return 10*i+Number(r.test(e))}return t<
12544||t>=65377&&t<=65439?1010:1e3}var Zr;function Bn(e,t,o,n=161){let r=[];for(let i=t;i<=o;i++)for(let s=n;s<255;s++)r.
push(i,s);return new Set(Wt(Uint8Array.from(r),e))}var Qr;function mo(e){Qr??=new Uint16Array(65536),Zr??=[Bn("shift_jis",
136,151,64),Bn("gbk",176,215),Bn("big5",164,198,64),Bn("euc-kr",176,200)];let t=Zr.map(()=>0),o=0,n=1;for(let r of e){let i=Number(
r.codePointAt(0)),s=Qr[i]||Cl(r,i);Qr[i]=s;let c=n>=10;if(s===4)o+=22;else if(s===3)o+=c?15:n===3?7:11;else if(s===2)o+=
c?9:7;else if(s>=1e3){for(let[f,d]of Zr.entries())s===1010?t[f]+=f>0?13:i>65280?9:5:t[f]+=d.has(r)?9:14;c&&n<1e3&&(o+=9)}else if(s>=
10){let f=r<"\x80";f||(o+=s<20?6:Ml.test(r)?7:4),c&&n!==s?n>=1e3?o+=6:Math.trunc(n/10)!==Math.trunc(s/10)?o+=12:s%10===1&&
(o+=f?3:11):c&&!f&&(o+=s%10),(n===3||n===4)&&(o+=4)}n=s}return o+Math.min(...t)}var Nf="windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-12\
54 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" "),Rf=/^(?:GBK|Shift_JIS|Big5|EUC)/,Pf=/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/,
Xl=/^(?:windows|GBK|Shift_JIS|Big5|EUC-KR)/,kt="UTF-8",Zl=(e,t,o)=>Math.min(bt(e,t,o,"steps")??2,3);function Wf(e,t=void 0){
let o="Failed to execute 'repairMojibake'",n=Ce(e,o),{maxSteps:r}=z(t,{maxSteps:Zl},o),i=n.search(/[^\0-\x7F]/);if(i<0)return[];
let s=Math.max(0,i-40),c=n.slice(s,s+1e3);return Ql(c,r).map(({steps:f,gain:d})=>({text:Df(n,f,Hf)??n.replace(/[^\r\n]+/g,
a=>Df(a,f,ri)??a),path:f.map(({really:a,readAs:u})=>`${a} read as ${u}`).reverse(),score:1-2**(-d/8)}))}function Ql(e,t){
let o=Lf(e);if(o>25)return[];let n=mo(e)-o,r=new Map,i=[{text:e,steps:[],bits:0,left:0,gain:0}];for(let f=0;f<t;f++){i=i.
flatMap(d=>tm(d,n)).sort(ni);for(let d of i)r.has(d.text)||r.set(d.text,d);i.length=Math.min(i.length,5)}r.delete(e);let s=[
...r.values()].filter(f=>em(e,f.text)).sort(ni).slice(0,5);for(let f of s)f.gain+=.6*Lf(f.text);s.sort(ni);let c=7+Math.
min(10,40/e.length);return s.filter(({gain:f})=>f>Math.max(c,s[0].gain-15))}var em=(e,t)=>[...e].some(o=>!oi(o)&&!t.includes(
o)),Uf=e=>e.match(/[^\0-\x7F]/g)?.length??0;function kf(e,t){let o=Mn(e,t);if(o)return{part:e,bytes:o};let n=e.match(/[^\r\n]*[\r\n]+|[^\r\n]+/g)??
[],r=n.length>1?n.filter(s=>Mn(s,t)).join(""):"",i=.7*Uf(e)<Uf(r)?Mn(r,t):void 0;return i&&{part:r,bytes:i}}var ni=(e,t)=>t.
gain-e.gain;function tm({text:e,steps:t,bits:o,left:n},r){let i=[];for(let[s,c]of Nf.entries()){let f=Rf.test(c)&&!Pf.test(
e)?void 0:kf(e,c);if(!f)continue;let{part:d,bytes:a}=f,u=d===e?n:n+mo(e)-mo(d),m=d.includes(Ne)||$f(a)?.includes(Ne)?om:
co(a).candidates;for(let{encoding:T,score:S}of m){if(S<.003)break;if(t.length>0&&T!==kt&&t[0].really!==kt)continue;let w=ri(
a,T,d,!0);if(w===void 0||w===d)continue;let h=o+2.4*Math.log2(S)-s*.25-(T===kt?-2:1)-(t.length>0?4:0),D=r-u-mo(w)+h;i.push(
{text:w,steps:[...t,{really:T,readAs:c}],bits:h,left:u,gain:D})}}return i}function Lf(e){if(e.includes(Ne))return 0;let t=Pf.
test(e),o=-1/0;for(let n of Nf){let i=Xl.test(n)&&Rf.test(n)===t?kf(e,n):void 0;if(!i)continue;let{part:s,bytes:c}=i,[f,
d]=[2**-30,2**-30];for(let{encoding:a,score:u}of co(c).candidates)a===n||ri(c,a,s)===s?f+=u:d=Math.max(d,u);o=Math.max(o,
Math.log2(f/d))}return o===-1/0?0:t?Math.max(-10,Math.min(o,10)):o}function Df(e,t,o){let n=e;for(let{really:r,readAs:i}of t){
let s=Mn(n,i),c=s&&o(s,r,n);if(c===void 0)return;n=c}return n}var po="\x7F",Ne="\uFFFD",om=[{encoding:kt,score:.9}];function Mn(e,t){
if(e.includes(Ne)&&e.includes(po))return;let o=e.replaceAll(Ne,po).replace(/[\x80-\x9F]/g,n=>Wt(Uint8Array.of(n.charCodeAt(
0)),t));try{return new Y(De(t,"repairMojibake"),"fatal").encode(o,!0)}catch{return}}function Hf(e,t,o,n=!1){if(o.includes(
Ne))return t===kt?nm(e):void 0;try{return new Rt(t,{fatal:!0,ignoreBOM:!0}).decode(e,{stream:n})}catch{return}}function ri(e,t,o,n){
let r=Hf(e,t,o,n);return r===void 0&&t===kt&&!o.includes(Ne)?$f(e):r}function $f(e){let t=lo(e),[o,n]=[/\uFFFD/g,/[\x80-\uFFFC]/g].
map(r=>t.match(r)?.length??0);return 4*o<=n?t:void 0}function nm(e){let t=lo(e).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g,po),
[o,n]=[t.split(po),t.match(/[^\0-\x7F]/gu)??[]];return!t.includes(Ne)&&o.length<=n.length+1?t.replaceAll(po,Ne):void 0}function Gf(e,t="UTF-16",o=void 0){let n="Failed to execute 'encodeUTF16'";ht(arguments.length,1,n);let r=Fo(I(e)),i=Yf(
t,n),s={bigEndian:_o},{bigEndian:c=i!==38}=z(o,s,n);if(i&&c!==(i===37))throw new RangeError(`${n}: The label provided ('${t}\
') is ${c?"little":"big"}-endian, whatever bigEndian says; leave it out.`);let f=i?0:2,d=$r(f+2*r.length),[a,u]=c?[0,1]:
[1,0],l=(m,T)=>{d[T+a]=m>>8,d[T+u]=m};i||l(65279,0);for(let m=0;m<r.length;m++)l(r.charCodeAt(m),f+2*m);return d}function jf(e,t="\
UTF-16",o=void 0){let n="Failed to execute 'decodeUTF16'",r=M(e,n),i=Yf(t,n);J(o,n);let s=!!o?.fatal,c=$(r),f=rm(c),d=new Te(
i??f??37,s,i!==void 0);if(!i||!f||f===i)return d.decode(c,!0,n);if(s)throw new ne(d.name,0,2).toTypeError(n);return`\uFFFD${d.
decode(g(c,2),!0,n)}`}function rm(e){let t=Be(e)?.encoding;return t===0?void 0:t}function Yf(e,t){let o=I(e);switch(o.toUpperCase()){case"\
UTF-16":return;case"UTF-16BE":return 37;case"UTF-16LE":return 38;default:throw new RangeError(`${t}: The label provided \
('${o}') isn't one of 'UTF-16', 'UTF-16BE', 'UTF-16LE'.`)}}export{hf as AutoDecoderStream,xf as DecoderStream,Jc as LegacyTextEncoder,mf as LegacyTextEncoderStream,Rt as TextDecoder,
gn as TextDecoderStream,Sn as TextEncoder,In as TextEncoderStream,pf as TranscoderStream,Le as UnmappableError,Ef as bomSniff,
Wt as decode,Hc as decodeAuto,jf as decodeUTF16,co as detectEncoding,zc as encode,Gf as encodeUTF16,y as encodings,Sf as findUnmappable,
yi as getOutputEncoding,Af as initialize,Ti as labelToName,yc as localeDefaultEncoding,Bf as percentEncodeAfterEncoding,
Wf as repairMojibake,Mi as resolveEncoding,Ec as sniffHTMLEncoding,Tc as sniffXMLEncoding,cf as transcode,Tf as utf8Decode,
lo as utf8DecodeWithoutBOM,yf as utf8DecodeWithoutBOMOrFail,Of as utf8Encode};
