// The alphabets of languages, without ASCII letters. If an encoding can represent them, it can represent the language.

/** In lowercase; capitals are added. */
const LATIN = {
  Afrikaans: 'áèéêëíîïóôöúûü',
  Albanian: 'çë',
  Azerbaijani: 'çəğıİöşü',
  Basque: 'çñü',
  Bosnian: 'čćđšž',
  Breton: 'âêéîôûñùü',
  Catalan: 'àçèéíïòóúü·',
  Croatian: 'čćđšž',
  Czech: 'áčďéěíňóřšťúůýž',
  Danish: 'åæéø',
  Dutch: 'áèéëêïóöü',
  Esperanto: 'ĉĝĥĵŝŭ',
  Estonian: 'äõöšüž',
  Faroese: 'áæðíóøúý',
  Finnish: 'äåöšž',
  French: 'àâæçèéêëîïôœùûüÿ',
  Galician: 'áéíïñóúü',
  German: 'äöüß',
  Greenlandic: 'åæø',
  Hungarian: 'áéíóöőúüű',
  Icelandic: 'áæðéíóöþúý',
  Irish: 'áéíóú',
  'Irish with dots': 'áéíóúḃċḋḟġṁṗṡṫ',
  Italian: 'àèéìíîòóùú',
  Kurdish: 'çêîşû',
  Latvian: 'āčēģīķļņšūž',
  Lithuanian: 'ąčėęįšųūž',
  'Lower Sorbian': 'ćčěłńŕśšźž',
  Maltese: 'àċġħìòùż',
  Norwegian: 'åæéø',
  'Northern Sami': 'áčđŋšŧž',
  Polish: 'ąćęłńóśźż',
  Portuguese: 'àáâãçéêíóôõúü',
  Romanian: 'ăâîșț',
  'Romanian with cedillas': 'ăâîşţ',
  'Scottish Gaelic': 'àèìòù',
  'Serbian in Latin letters': 'čćđšž',
  Slovak: 'áäčďéíĺľňóôŕšťúýž',
  Slovenian: 'čšž',
  Spanish: 'áéíñóúü¡¿',
  Swedish: 'åäéö',
  Turkish: 'âçğıîİöşûü',
  'Upper Sorbian': 'ćčěłńóřšž',
  // The tones are separate characters.
  Vietnamese: 'ăâđêôơư\u0300\u0301\u0303\u0309\u0323₫',
  Welsh: 'áâäàéêëîïóôöûŵŷẁẃẅ',
};

const CYRILLIC = {
  Belarusian: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  Bulgarian: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  Macedonian: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
  Russian: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  Serbian: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  Ukrainian: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
};

const OTHERS = {
  Arabic: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟',
  Greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ',
  Hebrew: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  'Persian with Arabic Yeh': 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنهوي،؛؟',
  Thai: String.fromCodePoint(...Array.from({ length: 0x5b }, (_, i) => 0xe01 + i)).replace(/\P{Assigned}/gu, ''),
  'Urdu with Arabic Yeh': 'آابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءيے،؛؟',
  Yiddish: 'אבגדהוזחטיךכלםמןנסעףפץצקרשתװױײ\u05b7\u05b8\u05bf\u05bc',
};

/** The capital letter, if that is one character. @param {string} letter */
const capital = (letter) => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : '');

/** @param {string} letters */
const withCapitals = (letters) => letters + Array.from(letters, capital).join('');

const CASED = Object.entries({ ...LATIN, ...CYRILLIC }).map(([name, letters]) => [name, withCapitals(letters)]);

/** The letters of each language. */
export const languages = [...CASED, ...Object.entries(OTHERS)].sort(([a], [b]) => (a < b ? -1 : 1));
