// A string of a few code units.

/** The most code units that `stringOfFew` accepts. */
export const MOST_UNITS = 16;

/**
 * Makes a string by passing each code unit as an argument: an array of arguments, or a loop, takes several times as long.
 * @param {Uint8Array | Uint16Array} u the code units
 * @param {number} at the index of the first one
 * @param {number} length at most `MOST_UNITS`
 */
export function stringOfFew(u, at, length) {
  const { fromCharCode } = String;
  // biome-ignore format: a line for each length
  switch (length) {
    case 0:
      return '';
    case 1:
      return fromCharCode(u[at]);
    case 2:
      return fromCharCode(u[at], u[at + 1]);
    case 3:
      return fromCharCode(u[at], u[at + 1], u[at + 2]);
    case 4:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3]);
    case 5:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4]);
    case 6:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5]);
    case 7:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6]);
    case 8:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7]);
    case 9:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7], u[at + 8]);
    case 10:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7], u[at + 8], u[at + 9]);
    case 11:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7], u[at + 8], u[at + 9], u[at + 10]);
    case 12:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7], u[at + 8], u[at + 9], u[at + 10], u[at + 11]);
    case 13:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7], u[at + 8], u[at + 9], u[at + 10], u[at + 11], u[at + 12]);
    case 14:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7], u[at + 8], u[at + 9], u[at + 10], u[at + 11], u[at + 12], u[at + 13]);
    case 15:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7], u[at + 8], u[at + 9], u[at + 10], u[at + 11], u[at + 12], u[at + 13], u[at + 14]);
    default:
      return fromCharCode(u[at], u[at + 1], u[at + 2], u[at + 3], u[at + 4], u[at + 5], u[at + 6], u[at + 7], u[at + 8], u[at + 9], u[at + 10], u[at + 11], u[at + 12], u[at + 13], u[at + 14], u[at + 15]);
  }
}
