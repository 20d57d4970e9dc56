// Strings of a few bytes, each of which is a character. Reading them into a list of arguments takes 0.6 to 0.8 times as long as storing the code
// units in a loop and calling `stringOfFew`.

/** The most bytes for `stringOfASCII` and `stringOfSingles`. */
export const MOST_CHARACTERS = 16;

/**
 * Makes a string of bytes if they are ASCII; otherwise returns `undefined`.
 * @param {Uint8Array} u
 * @param {number} length from 1 to `MOST_CHARACTERS`
 */
export function stringOfASCII(u, length) {
  const { fromCharCode } = String;
  const a = u[0];
  // biome-ignore format: two lines for each length
  switch (length) {
    case 1:
      return a < 0x80 ? fromCharCode(a) : undefined;
    case 2: {
      const b = u[1];
      return (a | b) < 0x80 ? fromCharCode(a, b) : undefined;
    }
    case 3: {
      const b = u[1], c = u[2];
      return (a | b | c) < 0x80 ? fromCharCode(a, b, c) : undefined;
    }
    case 4: {
      const b = u[1], c = u[2], d = u[3];
      return (a | b | c | d) < 0x80 ? fromCharCode(a, b, c, d) : undefined;
    }
    case 5: {
      const b = u[1], c = u[2], d = u[3], e = u[4];
      return (a | b | c | d | e) < 0x80 ? fromCharCode(a, b, c, d, e) : undefined;
    }
    case 6: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5];
      return (a | b | c | d | e | f) < 0x80 ? fromCharCode(a, b, c, d, e, f) : undefined;
    }
    case 7: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6];
      return (a | b | c | d | e | f | g) < 0x80 ? fromCharCode(a, b, c, d, e, f, g) : undefined;
    }
    case 8: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7];
      return (a | b | c | d | e | f | g | h) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h) : undefined;
    }
    case 9: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8];
      return (a | b | c | d | e | f | g | h | i) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h, i) : undefined;
    }
    case 10: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9];
      return (a | b | c | d | e | f | g | h | i | j) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h, i, j) : undefined;
    }
    case 11: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10];
      return (a | b | c | d | e | f | g | h | i | j | k) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k) : undefined;
    }
    case 12: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11];
      return (a | b | c | d | e | f | g | h | i | j | k | l) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l) : undefined;
    }
    case 13: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m) : undefined;
    }
    case 14: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n) : undefined;
    }
    case 15: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13], o = u[14];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n | o) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) : undefined;
    }
    default: {
      const b = u[1], c = u[2], d = u[3], e = u[4], f = u[5], g = u[6], h = u[7], i = u[8], j = u[9], k = u[10], l = u[11], m = u[12], n = u[13], o = u[14], p = u[15];
      return (a | b | c | d | e | f | g | h | i | j | k | l | m | n | o | p) < 0x80 ? fromCharCode(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) : undefined;
    }
  }
}

/**
 * Makes a string of the code units that bytes stand for.
 * @param {Uint8Array} u
 * @param {number} length from 1 to `MOST_CHARACTERS`
 * @param {Uint16Array} t the code unit of each byte
 */
export function stringOfSingles(u, length, t) {
  const { fromCharCode } = String;
  // biome-ignore format: a line for each length
  switch (length) {
    case 1:
      return fromCharCode(t[u[0]]);
    case 2:
      return fromCharCode(t[u[0]], t[u[1]]);
    case 3:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]]);
    case 4:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]]);
    case 5:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]]);
    case 6:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]]);
    case 7:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]]);
    case 8:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]]);
    case 9:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]]);
    case 10:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]]);
    case 11:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]]);
    case 12:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]]);
    case 13:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]]);
    case 14:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]]);
    case 15:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]], t[u[14]]);
    default:
      return fromCharCode(t[u[0]], t[u[1]], t[u[2]], t[u[3]], t[u[4]], t[u[5]], t[u[6]], t[u[7]], t[u[8]], t[u[9]], t[u[10]], t[u[11]], t[u[12]], t[u[13]], t[u[14]], t[u[15]]);
  }
}
