// Which encoding a file is in, and what says so.

import { bomSniff, detectEncoding, sniffHTMLEncoding, sniffXMLEncoding } from '../../js/index.js';

/** How much of a file is looked at, in bytes. */
const MOST = 1 << 20;

/** Candidates below this score are not worth showing. */
const LEAST_SCORE = 0.005;

/**
 * @typedef {object} Detection
 * @property {string} encoding its name
 * @property {'BOM' | 'meta' | 'xml-declaration' | 'detection' | 'ASCII'} source what says so
 * @property {number} score how sure that is, from 0 to 1
 * @property {string[]} others what else it may be
 */

/** @param {File} file @returns {Promise<Detection>} */
export async function detect(file) {
  const bytes = new Uint8Array(await file.slice(0, MOST).arrayBuffer());
  const bom = bomSniff(bytes);
  if (bom) return { encoding: bom, source: 'BOM', score: 1, others: [] };

  const { encoding, score, isASCII, candidates } = detectEncoding(bytes, { locale: navigator.language });
  const others = candidates
    .filter((candidate) => candidate.score >= LEAST_SCORE)
    .map((candidate) => candidate.encoding);
  const declared = declaration(bytes);
  if (declared) return { ...declared, score: 1, others: others.filter((other) => other !== declared.encoding) };
  if (isASCII) return { encoding: 'UTF-8', source: 'ASCII', score: 1, others: [] };
  const best = encoding ?? 'windows-1252';
  return { encoding: best, source: 'detection', score, others: others.filter((other) => other !== best) };
}

/** What a document says of itself, if it is one in HTML or XML. @param {Uint8Array} bytes */
function declaration(bytes) {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
    .replaceAll('\0', '')
    .trimStart();
  if (!start.startsWith('<')) return undefined;
  for (const { encoding, source } of [sniffHTMLEncoding(bytes), sniffXMLEncoding(bytes)]) {
    if (source === 'meta' || source === 'xml-declaration') return { encoding, source };
  }
  return undefined;
}
