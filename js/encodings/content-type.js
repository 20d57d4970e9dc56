// Reads the header `Content-Type`: https://mimesniff.spec.whatwg.org/#parsing-a-mime-type

/** Within quotation marks, `;` is text and `\` escapes the next character. */
const PARAMETER = /;\s*([^;=\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/gs;

/**
 * The first `charset` of a whole header, such as `text/html; charset="gbk"`.
 * @param {string} header
 * @returns {string | undefined}
 */
export function charsetOf(header) {
  for (const [, name, quoted, plain] of header.matchAll(PARAMETER)) {
    if (/^charset$/i.test(name)) return quoted?.replace(/\\(.)/gs, '$1') ?? plain;
  }
  return undefined;
}
