// Collects the mapping tables of iconv-lite's single-byte encodings in mappings.txt: `npm run iconv-lite-tables -- --collect`.
//
// Most come from Unicode's published mapping files, by way of the codecs that Python generates from them; others from glibc's charmaps, by
// its command `iconv`, and one from Tcl. `CHANGES` lists where iconv-lite follows another edition of a table.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fail, output } from '../../lib/process.js';
import { UNDEFINED } from './mappings.js';

/** Python's codecs, by iconv-lite's names. */
const PYTHON = {
  ascii: 'ascii',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16].map((part) => [`iso8859${part}`, `iso8859_${part}`]),
  ),
  ...Object.fromEntries(
    [1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map((page) => [`windows${page}`, `cp${page}`]),
  ),
  windows874: 'cp874',
  ...Object.fromEntries(
    [437, 720, 737, 775, 850, 852, 855, 856, 857, 858, 860, 861, 862, 863, 864, 865, 866, 869, 1125].map((page) => [
      `cp${page}`,
      `cp${page}`,
    ]),
  ),
  cp808: 'cp866',
  koi8r: 'koi8_r',
  koi8u: 'koi8_u',
  koi8ru: 'koi8_u',
  koi8t: 'koi8_t',
  rk1048: 'kz1048',
  pt154: 'ptcp154',
  hproman8: 'hp_roman8',
  maccenteuro: 'mac_latin2',
  maccroatian: 'mac_croatian',
  maccyrillic: 'mac_cyrillic',
  macgreek: 'mac_greek',
  maciceland: 'mac_iceland',
  macroman: 'mac_roman',
  macromania: 'mac_romanian',
  macturkish: 'mac_turkish',
  // The standard's table, that of Mac OS 9 and later, which iconv-lite doesn't have.
  xmaccyrillic: 'mac_cyrillic',
};

const GLIBC = {
  armscii8: 'ARMSCII-8',
  cp922: 'IBM922',
  cp1046: 'IBM1046',
  cp1124: 'IBM1124',
  cp1129: 'IBM1129',
  cp1133: 'IBM1133',
  cp1161: 'IBM1161',
  cp1162: 'IBM1162',
  cp1163: 'IBM1163',
  georgianacademy: 'GEORGIAN-ACADEMY',
  georgianps: 'GEORGIAN-PS',
  iso646cn: 'GB_1988-80',
  iso646jp: 'JIS_C6220-1969-RO',
  macukraine: 'MAC-UK',
  mik: 'MIK',
  tcvn: 'TCVN5712-1',
  tis620: 'TIS-620',
  viscii: 'VISCII',
};

/** Also from Unicode's files. */
const TCL = { macthai: 'macThai' };

/** Mac OS before 8.5 has the currency sign in place of the euro sign; its Apple logo isn't in Unicode. */
const OLD_MAC = { 189: 0x2126, 219: 0xa4, 240: UNDEFINED };

/**
 * Where iconv-lite differs, and why.
 * @type {Record<string, { why: string, map: Record<number, number> }>}
 */
const CHANGES = {
  cp808: { why: 'code page 866 with the euro sign', map: { 253: 0x20ac } },
  cp922: { why: "IBM's overline, as in its later edition", map: { 175: 0x203e } },
  cp1046: {
    why: "IBM's private-use characters for parts of letters, and medial ZAH for isolated",
    map: {
      131: 0xf8f6,
      132: 0xf8f5,
      133: 0xf8f4,
      134: 0xf8f7,
      161: 0xf8fa,
      162: 0xf8f9,
      163: 0xf8f8,
      165: 0xf8fb,
      216: 0xfec7,
      246: 0xf8fc,
    },
  },
  cp1133: {
    why: 'the no-break space at its usual place, and the kip sign',
    map: { 160: 0xa0, 223: 0x20ad, 255: UNDEFINED },
  },
  cp1161: { why: "ASCII's control characters instead of IBM's order", map: { 26: 0x1a, 28: 0x1c, 127: 0x7f } },
  koi8ru: { why: 'the letter SHORT U, of Belarusian', map: { 174: 0x45e, 190: 0x40e } },
  maccroatian: { why: 'Mac OS before 8.5', map: { 189: 0x2126, 216: UNDEFINED, 219: 0xa4 } },
  maccyrillic: { why: 'Mac OS before 9', map: { 162: 0xa2, 182: 0x2202, 255: 0xa4 } },
  macgreek: { why: 'Mac OS before 9.2.2', map: { 156: 0xad, 175: 0x387, 255: UNDEFINED } },
  maciceland: { why: 'Mac OS before 8.5', map: OLD_MAC },
  macroman: { why: 'Mac OS before 8.5', map: OLD_MAC },
  macromania: {
    why: 'Mac OS before 8.5, with cedillas for commas below',
    map: { ...OLD_MAC, 175: 0x15e, 191: 0x15f, 222: 0x162, 223: 0x163 },
  },
  macturkish: { why: 'Mac OS before 8.5', map: { 189: 0x2126, 240: UNDEFINED, 245: UNDEFINED } },
  windows1255: { why: 'holam haser for vav, as in a later edition', map: { 202: 0x5ba } },
};

/** Prints what each byte stands for. */
const PYTHON_PROGRAM = `
import importlib, json, re, sys
def table(name):
    module = importlib.import_module('encodings.' + name)
    characters = [bytes([byte]).decode(name, 'replace') for byte in range(256)]
    source = re.search("'([^']+\\\\.TXT)'", module.__doc__ or '')
    return {'source': source and source[1], 'table': [ord(character) for character in characters]}
print(json.dumps({name: table(name) for name in sys.argv[1:]}))
`;

/** @typedef {import('./mappings.js').Mapping} Mapping */

/** @returns {Mapping[]} */
export function collect() {
  const collected = [...fromPython(), ...fromGlibc(), ...fromTcl()];
  return collected.map((mapping) => change(mapping, CHANGES[mapping.name])).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @returns {Mapping[]} */
function fromPython() {
  const answer = output('python3', ['-c', PYTHON_PROGRAM, ...new Set(Object.values(PYTHON))]);
  if (!answer) return fail('This needs Python 3, whose codecs it reads.');
  /** @type {Record<string, { source: string | null, table: number[] }>} */
  const codecs = JSON.parse(answer);
  return Object.entries(PYTHON).map(([name, codec]) => {
    const { source, table } = codecs[codec];
    return { name, source: `${source ? `${source}, by ` : ''}Python's codec ${codec}`, table };
  });
}

/** @returns {Mapping[]} */
function fromGlibc() {
  return Object.entries(GLIBC).map(([name, charmap]) => {
    const table = Array.from({ length: 256 }, (_, byte) => {
      const { error, status, stdout } = spawnSync('iconv', ['-f', charmap, '-t', 'UTF-16BE'], {
        input: Uint8Array.of(byte),
      });
      if (error) fail("This needs glibc's command iconv.");
      return status === 0 && stdout.length === 2 ? stdout.readUInt16BE() : UNDEFINED;
    });
    if (table.every((unit) => unit === UNDEFINED)) fail(`glibc's iconv doesn't know ${charmap}.`);
    return { name, source: `glibc's charmap ${charmap}`, table };
  });
}

/** @returns {Mapping[]} */
function fromTcl() {
  return Object.entries(TCL).map(([name, encoding]) => {
    const path = `/usr/share/tcltk/tcl8.6/encoding/${encoding}.enc`;
    const lines = readFile(path).split('\n').slice(4, 20).join('');
    const units = Array.from(lines.matchAll(/..../g), ([digits]) => Number.parseInt(digits, 16));
    const table = units.map((unit, byte) => (unit === 0 && byte > 0 ? UNDEFINED : unit));
    return { name, source: `Tcl's encoding ${encoding}`, table };
  });
}

/** @param {string} path */
function readFile(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return fail(`${path} is missing: install Tcl 8.6's library (libtcl8.6 on Debian).`);
  }
}

/** @param {Mapping} mapping @param {{ why: string, map: Record<number, number> } | undefined} changes @returns {Mapping} */
function change(mapping, changes) {
  if (!changes) return mapping;
  const table = [...mapping.table];
  for (const [byte, unit] of Object.entries(changes.map)) {
    if (table[Number(byte)] === unit) fail(`${mapping.name}: the change of ${byte} changes nothing.`);
    table[Number(byte)] = unit;
  }
  return { ...mapping, table, changes: changes.why };
}
