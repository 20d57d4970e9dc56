// The header `Content-Type`: https://mimesniff.spec.whatwg.org/#parsing-a-mime-type

/** A parameter. Within a quoted value, `;` is text, and `\` stands before a character that is meant literally. */
const PARAMETER = /;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;

/**
 * The value of `charset` in a whole header, such as `text/html; charset="gbk"`. If there are several, the first one counts.
 * @param {string} header
 * @returns {string | undefined} `undefined` if it has none
 */
export function charsetOf(header) {
  for (const [, name, quoted, plain] of header.matchAll(PARAMETER)) {
    if (/^charset$/i.test(name)) return quoted?.replace(/\\(.)/gs, '$1') ?? plain;
  }
  return undefined;
}
