// Input in encodings of each kind, for the programs that use iconv-lite.

import { encode } from 'encoding-wasm';

const TEXTS = {
  'koi8-r': 'Съешь же ещё этих мягких французских булок',
  'windows-1251': 'Широкая электрификация южных губерний',
  shift_jis: '吾輩は猫である。ﾅﾏｴはまだ無い。①㈱',
  gbk: '道可道，非常道。名可名，非常名。',
  big5: '床前明月光，疑是地上霜。',
  'euc-kr': '동해 물과 백두산이 마르고 닳도록',
  'iso-8859-2': 'Příliš žluťoučký kůň úpěl ďábelské ódy',
  'windows-1256': 'نص حكيم له سر قاطع',
  'euc-jp': 'いろはにほへと散りぬるを',
  gb18030: '天地玄黃，宇宙洪荒。💩㐀',
};

/** @param {Uint8Array} bytes */
const base64 = (bytes) => Buffer.from(bytes).toString('base64');

/** @param {(text: string, encoding: string) => Uint8Array} make */
const inEach = (make) =>
  Object.fromEntries(Object.entries(TEXTS).map(([encoding, text]) => [encoding, base64(make(text, encoding))]));

/** @param {string} text @param {string} encoding */
function mail(text, encoding) {
  const word = `=?${encoding}?B?${base64(encode(text, encoding))}?=`;
  const percent = Array.from(encode(`${text}.txt`, encoding), (byte) => `%${byte.toString(16).padStart(2, '0')}`);
  return Buffer.from(
    [
      `From: ${word} <a@example.org>`,
      'To: b@example.org',
      `Subject: ${word}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=part',
      '',
      '--part',
      `Content-Type: text/plain; charset=${encoding}`,
      'Content-Transfer-Encoding: base64',
      '',
      base64(encode(`${text}\n${text}\n`, encoding)),
      '--part',
      'Content-Type: application/octet-stream',
      `Content-Disposition: attachment; filename*=${encoding}''${percent.join('')}`,
      '',
      'a',
      '--part--',
      '',
    ].join('\r\n'),
  );
}

/** A ZIP archive with an empty file for each name. @param {Uint8Array[]} names */
function zip(names) {
  // https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3
  const locals = [];
  const entries = [];
  let offset = 0;
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, name);
    entries.push(entry, name);
    offset += local.length + name.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

export const inputs = {
  mails: inEach(mail),
  words: [
    ...Object.entries(TEXTS).map(([encoding, text]) => `=?${encoding}?B?${base64(encode(text, encoding))}?= and more`),
    '=?utf-8?Q?=C3=A9?= =?latin1?Q?=E9=80?=',
    // A character that is split between two words
    '=?shift_jis?B?g2WD?= =?shift_jis?B?WINn?=',
  ],
  bodies: inEach((text, encoding) => encode(`${text}\n${text}`, encoding)),
  pages: inEach((text, encoding) => encode(`<!doctype html><meta charset=${encoding}><body>${text}`, encoding)),
  tables: inEach((text, encoding) => encode(`name,text\n1,"${text}"\n2,"${text}\n${text}"\n`, encoding)),
  zips: {
    // Ç, é and ß; ░, which no code page of Windows has.
    cp437: base64(zip([Buffer.from('803a82e12e747874', 'hex'), Buffer.from('b0b1b2', 'hex')])),
    cp932: base64(zip([encode('日本語/ソフト表.txt', 'shift_jis'), encode('①ﾃｽﾄ.txt', 'shift_jis')])),
  },
};

/** The results must contain these, whichever package decodes. */
export const expected = [...Object.values(TEXTS), 'Ç:éß.txt', '日本語/ソフト表.txt', 'é💩', 'é漢'];
