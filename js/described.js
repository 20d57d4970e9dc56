// Errors say what a program passed instead of bytes or a string. Nothing here runs before something is wrong.

import { getEncoding } from './encodings.js';

/** What to do with objects of the platform to get bytes, or a string. @type {Record<string, [bytes: string, string: string]>} */
const ADVICE = {
  array: ['make a Uint8Array of it', 'convert it with String()'],
  promise: ['await it', 'await it'],
  Blob: ['await its arrayBuffer()', 'await its text()'],
  ReadableStream: ['pipe it through a TextDecoderStream, or read it first', 'read it first'],
};

/** Those that are like a Blob. */
const BODIES = /^(Blob|File|Request|Response)$/;

/** Names in JavaScript, and what people call them. @type {Record<string, string>} */
const COMMON = {
  Array: 'array',
  Object: 'object',
  Promise: 'promise',
  Function: 'function',
  AsyncFunction: 'function',
};

/** @param {unknown} value */
function kindOf(value) {
  if (value === null || value === undefined) return `${value}`;
  if (typeof value !== 'object') return typeof value;
  try {
    const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
    return COMMON[tag] ?? tag;
  } catch {
    // A proxy, for example.
    return 'object';
  }
}

/** @param {string} kind */
const withArticle = (kind) =>
  /^(null|undefined)$/.test(kind) ? kind : `${/^[aeio]/i.test(kind) ? 'an' : 'a'} ${kind}`;

/**
 * What was passed instead of bytes.
 * @param {unknown} value
 * @returns {string} such as `it is a promise; await it.`
 */
export function describeNoBytes(value) {
  if (typeof value !== 'string') return sentence(kindOf(value), 0);
  const isLabel = getEncoding(value) !== undefined;
  return isLabel
    ? `it is the label '${value}'; pass the bytes first, and the label after them.`
    : 'it is a string, which is decoded already.';
}

/** The same for what was passed instead of a Uint8Array. @param {unknown} value */
export function describeNoUint8Array(value) {
  const kind = kindOf(value);
  if (ArrayBuffer.isView(value)) return `it is ${withArticle(kind)}; make a Uint8Array of its buffer.`;
  return /ArrayBuffer$/.test(kind) ? `it is ${withArticle(kind)}; make a Uint8Array of it.` : sentence(kind, 0);
}

/** The same for what was passed instead of a string. @param {unknown} value */
export function describeNoString(value) {
  const kind = kindOf(value);
  if (ArrayBuffer.isView(value) || /ArrayBuffer$/.test(kind)) return 'it is bytes; decode them first.';
  return sentence(kind, 1);
}

/** @param {string} kind @param {0 | 1} wanted the index of the advice */
function sentence(kind, wanted) {
  const isNothing = /^(null|undefined)$/.test(kind);
  const advice =
    ADVICE[BODIES.test(kind) ? 'Blob' : kind]?.[wanted] ?? (wanted && !isNothing && 'convert it with String()');
  return `it is ${withArticle(kind)}${advice ? `; ${advice}` : ''}.`;
}
