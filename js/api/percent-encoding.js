// Percent-encode after encoding: https://url.spec.whatwg.org/#string-percent-encode-after-encoding

import { lazy } from '../common/lazy.js';
import { EncoderCommon } from '../encode/stream.js';
import { getEncoderEncoding } from '../encode/target.js';
import { join } from '../wasm/wasm.js';
import { enumeration, lengthOf, optionalBoolean, toDictionary, toDOMString } from '../webidl/webidl.js';

/** Exported so that optimizers don't remove the assignment to it. */
export let lastRead = 0;

/** @param {ReadonlySet<number>} base @param {string} characters */
const extend = (base, characters) => new Set([...base, ...Array.from(characters, (c) => c.charCodeAt(0))]);

const FORM_NAME = 'application/x-www-form-urlencoded';

/**
 * https://url.spec.whatwg.org/#c0-control-percent-encode-set and the following sets, without the code points above
 * U+007E, which are in all of them.
 * @type {() => Record<string, ReadonlySet<number>>}
 */
const percentEncodeSets = /* @__PURE__ */ lazy(() => {
  const c0Control = new Set([...Array(0x20).keys(), 0x7f]);
  const query = extend(c0Control, ' "#<>');
  const path = extend(query, '?^`{}');
  const userinfo = extend(path, '/:;=@[\\]|');
  const component = extend(userinfo, '$%&+,');
  return {
    'C0 control': c0Control,
    fragment: extend(c0Control, ' "<>`'),
    query,
    'special-query': extend(query, "'"),
    path,
    userinfo,
    component,
    [FORM_NAME]: extend(component, "!'()~"),
  };
});

/**
 * @param {string} label
 * @param {string} string
 * @param {string} percentEncodeSet
 * @param {{ spaceAsPlus?: boolean } | null} [options]
 * @returns {string}
 */
export function percentEncodeAfterEncoding(label, string, percentEncodeSet, options = undefined) {
  const context = "Failed to execute 'percentEncodeAfterEncoding'";
  const encoding = getEncoderEncoding(toDOMString(label), context, 'the result of getOutputEncoding()');
  const input = toDOMString(string);
  const toSetName = enumeration(Object.keys(percentEncodeSets()), 'argument');
  const setName = toSetName(toDOMString(percentEncodeSet), context, 'percentEncodeSet');
  const members = { spaceAsPlus: optionalBoolean };
  const { spaceAsPlus = setName === FORM_NAME } = toDictionary(options, members, context);
  const encoded = percentEncodeSets()[setName];

  let output = '';
  let part = '';
  const flush = () => {
    // Reading a character makes engines flatten the joined string: as a tree, it takes much more memory.
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
