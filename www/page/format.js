// Formats numbers for people, in the page's language.

import { currentLanguage, t } from './language.js';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** @param {number} bytes */
export function size(bytes) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  if (power === 0) return t('byteCount', { n: bytes });
  return inUnit(bytes / 1000 ** power, UNITS[power]);
}

/** @param {number} bytesPerSecond */
export const speed = (bytesPerSecond) => inUnit(Math.round(bytesPerSecond / 1e6), 'megabyte-per-second');

/** @param {number} value @param {string} unit */
function inUnit(value, unit) {
  const digits = Math.max(3, Math.ceil(Math.log10(Math.max(1, value))));
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, maximumSignificantDigits: digits }).format(
    value,
  );
}

/** @param {Iterable<number>} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

/** @param {string} character */
export function codePointName(character) {
  return `U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`;
}
