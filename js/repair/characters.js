// The characters of single-byte encodings, including DOS code pages: many Windows consoles have these, but only IBM866
// is in the standard.

import { decode } from '../api/hooks.js';

/**
 * Each code page is described by a similar one and the characters that differ, from certain bytes on.
 * @type {Record<string, [string, Record<number, string>]>}
 */
const CODE_PAGES = {
  cp437: [
    'ibm866',
    {
      128:
        '\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192' +
        '\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB',
      224:
        '\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248' +
        '\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0',
    },
  ],
  cp850: [
    'cp437',
    {
      155: '\xF8\xA3\xD8\xD7',
      169: '\xAE',
      181: '\xC1\xC2\xC0\xA9',
      189: '\xA2\xA5',
      198: '\xE3\xC3',
      207: '\xA4\xF0\xD0\xCA\xCB\xC8\u0131\xCD\xCE\xCF',
      221: '\xA6\xCC\u2580\xD3\xDF\xD4\xD2\xF5\xD5\xB5\xFE\xDE\xDA\xDB\xD9\xFD\xDD\xAF\xB4\xAD\xB1\u2017\xBE\xB6\xA7\xF7\xB8\xB0\xA8\xB7\xB9\xB3',
    },
  ],
  cp852: [
    'cp850',
    {
      133:
        '\u016F\u0107\xE7\u0142\xEB\u0150\u0151\xEE\u0179\xC4\u0106\xC9\u0139\u013A\xF4\xF6\u013D\u013E\u015A\u015B\xD6\xDC\u0164\u0165\u0141\xD7' +
        '\u010D',
      164: '\u0104\u0105\u017D\u017E\u0118\u0119\xAC\u017A\u010C\u015F',
      183: '\u011A\u015E',
      189: '\u017B\u017C',
      198: '\u0102\u0103',
      208: '\u0111\u0110\u010E\xCB\u010F\u0147\xCD\xCE\u011B',
      221: '\u0162\u016E',
      227: '\u0143\u0144\u0148\u0160\u0161\u0154\xDA\u0155\u0170\xFD\xDD\u0163\xB4\xAD\u02DD\u02DB\u02C7\u02D8',
      250: '\u02D9\u0171\u0158\u0159',
    },
  ],
};

/** The characters from byte 0x80 on; U+FFFD if there is none. @param {string} encoding @returns {string[]} */
export function upperCharactersOf(encoding) {
  const page = CODE_PAGES[encoding];
  if (!page) return [...decode(bytes(), encoding)];
  const [base, differences] = page;
  const characters = upperCharactersOf(base);
  for (const [byte, others] of Object.entries(differences))
    characters.splice(Number(byte) - 0x80, others.length, ...others);
  return characters;
}

const bytes = () => Uint8Array.from({ length: 0x80 }, (_, i) => 0x80 + i);
