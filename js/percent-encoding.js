// Percent-encode after encoding: https://url.spec.whatwg.org/#string-percent-encode-after-encoding

import { join } from './decoding.js';
import { EncoderCommon, getEncoderEncoding } from './encoding.js';
import { enumeration, lengthOf, optionalBoolean, toDictionary, toDOMString } from './webidl.js';

/** Keeps optimizers from leaving out what is read. */
export let lastRead = 0;

/** The ASCII code points of a percent-encode set. @param {ReadonlySet<number>} base @param {string} characters */
const extend = (base, characters) => new Set([...base, ...Array.from(characters, (c) => c.charCodeAt(0))]);

// https://url.spec.whatwg.org/#c0-control-percent-encode-set and the following. All include what is beyond U+007E.
const C0_CONTROL = new Set([...Array(0x20).keys(), 0x7f]);
const FRAGMENT = extend(C0_CONTROL, ' "<>`');
const QUERY = extend(C0_CONTROL, ' "#<>');
const SPECIAL_QUERY = extend(QUERY, "'");
const PATH = extend(QUERY, '?^`{}');
const USERINFO = extend(PATH, '/:;=@[\\]|');
const COMPONENT = extend(USERINFO, '$%&+,');
const FORM = extend(COMPONENT, "!'()~");

const FORM_NAME = 'application/x-www-form-urlencoded';

/** @type {Record<string, ReadonlySet<number>>} */
const PERCENT_ENCODE_SETS = {
  'C0 control': C0_CONTROL,
  fragment: FRAGMENT,
  query: QUERY,
  'special-query': SPECIAL_QUERY,
  path: PATH,
  userinfo: USERINFO,
  component: COMPONENT,
  [FORM_NAME]: FORM,
};

const toSetName = enumeration(Object.keys(PERCENT_ENCODE_SETS));

/**
 * Percent-encodes a string after encoding it, as the URL Standard does for queries and forms. What the encoding has not
 * becomes `%26%23128169%3B`.
 * https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 * @param {string} label a label of any encoding but replacement and UTF-16
 * @param {string} string
 * @param {string} percentEncodeSet 'C0 control', 'fragment', 'query', 'special-query', 'path', 'userinfo', 'component'
 *   or 'application/x-www-form-urlencoded'
 * @param {{ spaceAsPlus?: boolean } | null} [options] `spaceAsPlus`: whether a space becomes `+`; if it is not given,
 *   it does in the last of the sets, and in no other
 * @returns {string}
 * @throws {RangeError} if the label is none, or of an encoding that has no encoder
 * @throws {TypeError} if the set is none of these
 * @example percentEncodeAfterEncoding('shift_jis', '≡ ‽', 'special-query') // '%81%DF%20%26%238253%3B'
 */
export function percentEncodeAfterEncoding(label, string, percentEncodeSet, options = undefined) {
  const context = "Failed to execute 'percentEncodeAfterEncoding'";
  const encoding = getEncoderEncoding(toDOMString(label), context);
  const input = toDOMString(string);
  const setName = toSetName(toDOMString(percentEncodeSet), context);
  const members = { spaceAsPlus: optionalBoolean };
  const { spaceAsPlus = setName === FORM_NAME } = toDictionary(options, members, context);
  const encoded = PERCENT_ENCODE_SETS[setName];

  let output = '';
  let part = '';
  const flush = () => {
    // Engines keep what is joined as a tree, many times as large, until a character is read.
    lastRead = part.charCodeAt(0);
    output = join(output, part);
    part = '';
  };
  new EncoderCommon(encoding, 'fatal').encodeOrFail(
    input,
    true,
    (bytes) => {
      for (let i = 0; i < lengthOf(bytes); i++) {
        const byte = bytes[i];
        if (spaceAsPlus && byte === 0x20) part += '+';
        else if (byte > 0x7e || encoded.has(byte)) part += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
        else part += String.fromCharCode(byte);
      }
      if (part.length > PART) flush();
    },
    (codePoint) => {
      part += `%26%23${codePoint}%3B`;
    },
  );
  flush();
  return output;
}

const PART = 1 << 16;
