// Whether a text is UTF-8, judging by a few of its bytes and by the texts before it.

import { isWebKit } from './host.js';
import { lazy } from './lazy.js';

/** Shorter texts and chunks are sampled only after a malformed one: after a sample, hosts take up to a tenth longer to decode the text. */
const LEAST_TO_SAMPLE = 1 << 17;
/** Shorter ones never are. */
const LEAST_AFTER_MALFORMED = 8192;

/** After a malformed text or chunk, others are sampled until the host has decoded so many that aren't. */
const SAMPLES_AFTER_MALFORMED = 16;
let samplesLeft = 0;

/**
 * Whether a sample suggests that the text isn't UTF-8: in at least two places, no continuation byte follows a leading byte.
 * WebAssembly decodes such text 1.5 to 19 times as fast as the decoders of hosts other than WebKit. Texts that aren't long are expected to be
 * well-formed, without a sample, unless one of the last ones wasn't.
 * @param {Uint8Array} bytes
 * @param {number} length
 */
export function isProbablyMalformed(bytes, length) {
  const least = samplesLeft > 0 ? LEAST_AFTER_MALFORMED : LEAST_TO_SAMPLE;
  if (length < least || isQuickWithMalformed()) return false;
  let count = 0;
  // Shifting would overflow, because arrays can be longer than 2 GB.
  const step = Math.ceil(length / 8);
  for (let i = 0; i < length - 1; i += step) if (bytes[i] >= 0xc0 && (bytes[i + 1] & 0xc0) !== 0x80) count++;
  const isMalformed = count > 1;
  if (isMalformed) samplesLeft = SAMPLES_AFTER_MALFORMED;
  return isMalformed;
}

const isQuickWithMalformed = /* @__PURE__ */ lazy(isWebKit);

/** Takes note of a text or a chunk that the host has decoded from UTF-8. @param {string} text @param {number} length in bytes */
export function countSample(text, length) {
  if (length < LEAST_AFTER_MALFORMED) return;
  samplesLeft = hasReplacements(text) ? SAMPLES_AFTER_MALFORMED : Math.max(samplesLeft - 1, 0);
}

/** Whether two of eight code units are U+FFFD. @param {string} text of at least eight code units */
function hasReplacements(text) {
  let count = 0;
  const step = Math.floor(text.length / 8);
  for (let i = 0; i < 8; i++) if (text.charCodeAt(i * step) === 0xfffd) count++;
  return count > 1;
}
