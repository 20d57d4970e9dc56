// The advice in the error for an unknown label.

import { encodings, REPLACEMENT } from './encodings.js';
import { findEncoding } from './resolve-encoding.js';

/** Encodings that only the drop-in supports; only letters and digits. */
const IN_DROP_IN =
  /^(utf7(imap)?|(utf32|ucs4)([bl]e)?|cesu8|koi8t|mac(centeuro|croatian|greek|iceland|romania|thai|turkish)|georgian(academy|ps)|armscii\d|rk1048|pt154|tcvn|viscii|mik|(hp|x)?roman8|iso646(cn|jp)|(cp|ibm|dos|oem)?(437|720|737|775|808|85[025-8]|86[0-59]|922|1046|112[459]|1133|116[13]|100(06|29|79|81)))$/;

/** Other strings that programs pass as a label. @type {[RegExp, string][]} */
const MISTAKES = [
  [
    /^auto$/i,
    "'auto' isn't an encoding: to find the encoding of some bytes, use decodeAuto() or AutoDecoderStream of 'encoding-wasm'.",
  ],
  [/^\[object /, "An object isn't a label; options come after the label."],
  [/^\d+(,\d+)+$/, 'These are bytes, not a label; check the order of the arguments.'],
];

/**
 * The last sentence of the error's message, with a space before it, or an empty string.
 * @param {string} label
 */
export function adviceFor(label) {
  const mistake = MISTAKES.find(([pattern]) => pattern.test(label));
  if (mistake) return ` ${mistake[1]}`;
  const name = lettersAndDigits(label);
  const meant = findEncoding(label);
  if (meant === undefined && IN_DROP_IN.test(name)) return " 'encoding-wasm/iconv-lite' has this encoding.";
  const similar = meant ?? findNearest(name);
  if (similar !== undefined && similar !== REPLACEMENT) return ` Did you mean '${encodings[similar].name}'?`;
  return /[^ -~]/.test(label) ? " This doesn't look like a label; check the order of the arguments." : '';
}

/** @param {string} label */
const lettersAndDigits = (label) => label.toLowerCase().replace(/[^a-z\d]/g, '');

/**
 * Finds the encoding with a label that differs in one letter or in two swapped ones, not in a digit.
 * @param {string} name
 * @returns {number | undefined} `undefined` if there is none, or several
 */
function findNearest(name) {
  if (name.length < 3) return undefined;
  const digits = name.replace(/\D/g, '');
  const near = encodings.flatMap(({ labels }, place) => {
    const others = labels.map(lettersAndDigits);
    return others.some((other) => other.replace(/\D/g, '') === digits && isNear(name, other)) ? place : [];
  });
  return near.length === 1 ? near[0] : undefined;
}

/** @param {string} one @param {string} other */
function isNear(one, other) {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}
