// Describes in errors what a program passed instead of bytes or a string.

import { getEncoding } from '../encodings/encodings.js';

/** How to get bytes, or a string, from it. @type {Map<string, [bytes: string, string: string]>} */
const ADVICE = new Map([
  ['array', ['make a Uint8Array of it', 'convert it with String()']],
  ['promise', ['await it', 'await it']],
  ['body', ['await its arrayBuffer()', 'await its text()']],
  ['ReadableStream', ['pipe it through a TextDecoderStream, or read it first', 'read it first']],
]);

/** @param {unknown} value */
function kindOf(value) {
  if (value === null || value === undefined) return `${value}`;
  if (typeof value !== 'object') return typeof value;
  try {
    const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
    return /^(Array|Object|Promise)$/.test(tag) ? tag.toLowerCase() : tag;
  } catch {
    // A proxy, for example.
    return 'object';
  }
}

const isNothing = (/** @type {string} */ kind) => /^(null|undefined)$/.test(kind);

/** @param {string} kind */
const withArticle = (kind) => (isNothing(kind) ? kind : `${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}`);

/**
 * @param {unknown} value
 * @returns {string} such as `it is a promise; await it.`
 */
export function describeNoBytes(value) {
  if (typeof value !== 'string') return sentence(kindOf(value), 0);
  return getEncoding(value) === undefined
    ? 'it is a string, which is already decoded.'
    : `it is the label '${value}'; pass the bytes first, and the label after them.`;
}

/** @param {unknown} value */
export function describeNoUint8Array(value) {
  const kind = kindOf(value);
  if (ArrayBuffer.isView(value)) return `it is ${withArticle(kind)}; make a Uint8Array of its buffer.`;
  return /ArrayBuffer$/.test(kind) ? `it is ${withArticle(kind)}; make a Uint8Array of it.` : sentence(kind, 0);
}

/** @param {unknown} value */
export function describeNoString(value) {
  const kind = kindOf(value);
  if (ArrayBuffer.isView(value) || /ArrayBuffer$/.test(kind)) return 'it is bytes; decode them first.';
  return sentence(kind, 1);
}

/** @param {string} kind @param {0 | 1} wanted the index of the advice */
function sentence(kind, wanted) {
  const known = ADVICE.get(/^(Blob|File|Request|Response)$/.test(kind) ? 'body' : kind)?.[wanted];
  const advice = known ?? (wanted === 1 && !isNothing(kind) ? 'convert it with String()' : '');
  return `it is ${withArticle(kind)}${advice && `; ${advice}`}.`;
}
