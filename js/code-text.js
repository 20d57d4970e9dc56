// How a module's code is written as text in a script; tools/embed.js says why.

/** Printable ASCII without the characters that scripts may have to escape. The first two start a pair. */
const ALPHABET = " !#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";

/** How many bytes are single characters. */
export const SINGLES = 90;

/** How many hexadecimal digits tell which. */
export const DIGITS = 64;

/**
 * Assigns text to the bytes.
 * @param {string} digits a bit for each byte: whether it is a single character
 * @param {(byte: number, page: number, character: number) => void} assign `page` is 0 for a single character, otherwise
 *   1 or 2 for a pair that starts with the first or second character of the alphabet
 */
export function assignText(digits, assign) {
  let single = 2;
  let pair = 0;
  for (let byte = 0; byte < 0x100; byte++) {
    if ((Number.parseInt(digits[byte >> 2], 16) >> (byte & 3)) & 1) {
      assign(byte, 0, ALPHABET.charCodeAt(single++));
    } else {
      assign(byte, 1 + (pair & 1), ALPHABET.charCodeAt(pair >> 1));
      pair += 1;
    }
  }
}

/** The code of the character that starts a pair. @param {number} page 1 or 2 */
export const startOfPair = (page) => 0x1f + page;
