// Encoding for the page, without the tables for transliteration that the package's functions would bring along.

import { EncoderCommon } from '../../js/encode/stream.js';
import { getEncoderEncoding } from '../../js/encode/target.js';

/** @typedef {'fatal' | 'html' | 'replacement'} Mode what to write for characters that the encoding can't represent */

/** @param {string} label a label of any encoding but replacement and UTF-16 @param {Mode} mode */
export const newEncoder = (label, mode) => new EncoderCommon(getEncoderEncoding(label, 'encode'), mode);

/** @param {string} text @param {string} label @param {Mode} [mode] */
export const encode = (text, label, mode = 'fatal') => newEncoder(label, mode).encode(text, true);
