// Reads saved mails, whose parts may each be in another encoding: https://www.rfc-editor.org/rfc/rfc2046
//
// Libraries for mail also decode each part in its declared encoding. Here the parts stay bytes, so that encodings can be detected where
// a part declares none, or ASCII.

import { binaryOf, bytesOf, fromBase64, fromEscapes, fromQuoted, PERCENT, toText } from './transfer.js';

/** In bytes: servers add many headers. */
export const MAX_EXAMINED = 1 << 16;

/** The expected length of the first header's name. */
const MAX_NAME = 100;

/** The length of a preview, in code units. */
const MAX_SHOWN = 1000;

/** How deeply parts may be nested. */
const MAX_NESTED = 50;

const HEADERS = /^(?:From .*\r?\n)?(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)+(?=\r?\n)/;
const ENCODED_WORD = /=\?([\w.:-]+)(?:\*[\w-]+)?\?([BQ])\?([^?\s]*)\?=/gi;
const ENCODED_WORDS = new RegExp(`(?:${ENCODED_WORD.source})+`, 'gi');
const BETWEEN_WORDS = /(?<=\?=)\s+(?==\?)/g;
/** https://www.rfc-editor.org/rfc/rfc2231#section-4 */
const EXTENDED_PARAMETER = /(?<=[;\s][\w-]+)\*=([\w.:-]+)'[\w-]*'([^;\s]*)/g;

/** Whether bytes begin with the headers of a mail whose text is encoded. @param {Uint8Array} bytes */
export function isMail(bytes) {
  if (!/^(?:From |[\w-]+:)/.test(binaryOf(bytes.subarray(0, MAX_NAME)))) return false;
  const headers = HEADERS.exec(binaryOf(bytes.subarray(0, MAX_EXAMINED)))?.[0] ?? '';
  const { type, transfer } = propertiesOf(headers);
  return type.startsWith('multipart/') || ['base64', 'quoted-printable'].includes(transfer);
}

/** @param {string} text */
export const hasEncodedWords = (text) => text.search(ENCODED_WORD) >= 0;

/** https://www.rfc-editor.org/rfc/rfc2047 @param {string} text */
export function readEncodedWords(text) {
  return text.replace(BETWEEN_WORDS, '').replace(ENCODED_WORDS, (words) => {
    /** @type {{ charset: string, binary: string }[]} */
    const parts = [];
    for (const [, charset, kind, content] of words.matchAll(ENCODED_WORD)) {
      const bytes = kind.toUpperCase() === 'B' ? fromBase64(content) : fromQuoted(content.replaceAll('_', ' '));
      const last = parts.at(-1);
      // Many programs split characters between encoded words.
      if (last?.charset === charset) last.binary += binaryOf(bytes);
      else parts.push({ charset, binary: binaryOf(bytes) });
    }
    return parts.map(({ charset, binary }) => toText(bytesOf(binary), charset)).join('');
  });
}

/** The headers and all texts of a mail. Other parts are listed with their sizes. @param {Uint8Array} bytes */
export const readMail = (bytes) => readPart(binaryOf(bytes), 0).join('');

/** @param {Uint8Array} bytes */
export const previewMail = (bytes) => readPart(binaryOf(bytes), 0, true).join('\n').slice(0, MAX_SHOWN);

/**
 * @param {string} part its bytes
 * @param {number} depth
 * @param {boolean} [isPreview] whether to show no header but the subject
 * @returns {string[]}
 */
function readPart(part, depth, isPreview = false) {
  const headers = HEADERS.exec(part)?.[0] ?? '';
  const body = part.slice(headers.length).replace(/^\r?\n/, '');
  const lineEnd = part.slice(headers.length, part.length - body.length);
  const { type, boundary, charset, transfer } = propertiesOf(headers);
  const shownHeaders = readHeaders(headers);
  const shown = isPreview ? [/^Subject:.*/im.exec(shownHeaders)?.[0] ?? ''] : [shownHeaders, lineEnd];
  if (type.startsWith('multipart/') && boundary && depth < MAX_NESTED) {
    for (const { delimiter, content } of split(body, boundary)) {
      if (!isPreview) shown.push(delimiter);
      if (content !== undefined) shown.push(...readPart(content, depth + 1, isPreview));
    }
    return shown.filter(Boolean);
  }
  const bytes =
    transfer === 'base64' ? fromBase64(body) : transfer === 'quoted-printable' ? fromQuoted(body) : bytesOf(body);
  if (type === 'message/rfc822' && depth < MAX_NESTED) shown.push(...readPart(binaryOf(bytes), depth + 1, isPreview));
  else if (/^(?:text|message|multipart)\//.test(type)) shown.push(toText(bytes, charset));
  else if (!isPreview) shown.push(`[${bytes.length} bytes]`);
  return shown.filter(Boolean);
}

/** @param {string} headers */
function propertiesOf(headers) {
  const unfolded = headers.replace(/\r?\n(?=[ \t])/g, '');
  const headerOf = (/** @type {string} */ name) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  const contentType = headerOf('Content-Type');
  const parameter = (/** @type {string} */ name) => {
    const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(contentType) ?? [];
    return quoted ?? plain ?? '';
  };
  return {
    type: /^[^;\s]+/.exec(contentType)?.[0].toLowerCase() ?? 'text/plain',
    boundary: parameter('boundary'),
    charset: parameter('charset'),
    transfer: headerOf('Content-Transfer-Encoding').trim().toLowerCase(),
  };
}

/** @param {string} headers */
function readHeaders(headers) {
  const text = headers && toText(bytesOf(headers));
  return readEncodedWords(text).replace(
    EXTENDED_PARAMETER,
    (_, charset, value) => `="${toText(fromEscapes(value, PERCENT), charset)}"`,
  );
}

/** Splits the body of a part at its delimiters; drops what is before the first and after the last. @param {string} body @param {string} boundary */
function split(body, boundary) {
  const escaped = boundary.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  // The line ending before a delimiter belongs to the delimiter.
  const pattern = new RegExp(`(?<=^|\\n)--${escaped}(--)?[ \\t]*(?:\\r?\\n|$)`, 'g');
  const delimiters = [...body.matchAll(pattern)];
  const end = delimiters.findIndex(([, closes]) => closes);
  return delimiters.slice(0, end < 0 ? undefined : end + 1).map(({ 0: delimiter, 1: closes, index }, i) => ({
    delimiter: i === 0 ? delimiter : `\n${delimiter}`,
    content: closes ? undefined : body.slice(index + delimiter.length, delimiters[i + 1]?.index).replace(/\r?\n$/, ''),
  }));
}
