// Unpacks ZIP archives, whose file names may be in any encoding.

import { unzipRaw } from 'unzipit';
import { detectEncoding, TextDecoder, utf8DecodeWithoutBOMOrFail } from '../../js/index.js';

/** In bytes. */
const MAX_UNPACKED = 500e6;

/**
 * @typedef {object} Archive
 * @property {File[]} files
 * @property {Uint8Array[]} names
 * @property {string} encoding the name of the encoding of the names
 */

/** @param {File} archive @param {string} locale @returns {Promise<Archive>} */
export async function unzip(archive, locale) {
  const entries = (await unzipRaw(archive)).entries.filter(({ isDirectory }) => !isDirectory);
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > MAX_UNPACKED || entries.some(({ encrypted }) => encrypted))
    throw new Error('It is too large or encrypted.');
  const names = entries.map(({ nameBytes }) => nameBytes.slice());
  const encoding = encodingOf(names, locale);
  const paths = decodeNames(names, encoding);
  /** @type {File[]} */
  const files = [];
  for (const [i, entry] of entries.entries()) {
    const lastModified = entry.lastModDate.getTime();
    const name = paths[i].slice(paths[i].lastIndexOf('/') + 1);
    files.push(new File([await entry.arrayBuffer()], name, lastModified > 0 ? { lastModified } : {}));
  }
  return { files, names, encoding };
}

/**
 * The encoding of the names. Not all programs mark UTF-8, but no other names are well-formed by chance.
 * @param {Uint8Array[]} names
 * @param {string} locale
 */
function encodingOf(names, locale) {
  const legacy = names.filter((name) => utf8DecodeWithoutBOMOrFail(name) === null);
  if (legacy.length === 0) return 'UTF-8';
  // Together they are a longer text to detect.
  const all = Uint8Array.from(legacy.flatMap((name) => [...name, 0x0a]));
  return detectEncoding(all, { locale }).encoding ?? 'windows-1252';
}

/** @param {Uint8Array[]} names @param {string} encoding the encoding of names that aren't UTF-8 */
export function decodeNames(names, encoding) {
  return names.map((name) => {
    const path = utf8DecodeWithoutBOMOrFail(name) ?? new TextDecoder(encoding).decode(name);
    // Old Windows programs write backslashes. macOS decomposes accented letters.
    const parts = path.replaceAll('\\', '/').normalize('NFC').split('/');
    return parts.filter((part) => !['', '.', '..'].includes(part)).join('/');
  });
}
