// Encodes for the page. The package's own functions would add the tables for transliteration to it.

import { EncoderCommon } from '../../js/encode/stream.js';
import { getEncoderEncoding } from '../../js/encode/target.js';

/** @typedef {'fatal' | 'html' | 'replacement'} Mode for unmappable code points */

/** @param {string} label a label of any encoding but replacement and UTF-16 @param {Mode} mode */
export const newEncoder = (label, mode) => new EncoderCommon(getEncoderEncoding(label, 'encode'), mode);

/** @param {string} text @param {string} label @param {Mode} [mode] */
export const encode = (text, label, mode = 'fatal') => newEncoder(label, mode).encode(text, true);
