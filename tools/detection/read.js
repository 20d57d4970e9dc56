// Readers of what the texts come in. Each gives paragraphs without markup.

/**
 * The translations in a message catalogue of GNU gettext (`.mo`).
 * @param {Buffer} file
 * @returns {string[]}
 */
export function readCatalogue(file) {
  if (file.readUInt32LE(0) !== 0x950412de) throw new Error('no message catalogue in little-endian order');
  const [count, originals, translations] = [8, 12, 16].map((offset) => file.readUInt32LE(offset));
  const text = (/** @type {number} */ entry) => {
    const [length, offset] = [file.readUInt32LE(entry), file.readUInt32LE(entry + 4)];
    return file.toString('utf8', offset, offset + length);
  };
  /** @type {string[]} */
  const paragraphs = [];
  for (let i = 0; i < count; i += 1) {
    const [original, translation] = [text(originals + 8 * i), text(translations + 8 * i)];
    // The empty original has the catalogue's header; what equals its original was not translated.
    if (original === '' || original === translation) continue;
    const plain = translation
      .split('\0')[0]
      .replace(/\n(?!\n)/g, ' ')
      .replace(/(?<!\s)[_&](?=\p{L})/gu, '')
      .replace(/(^|\s)[_&](?=\p{L})/gu, '$1');
    paragraphs.push(...plain.split('\n').map(withoutMarkup));
  }
  return paragraphs.filter((paragraph) => paragraph.length > 1);
}

/**
 * The elements' texts of HTML or XML.
 * @param {string} file
 */
export function readMarkup(file) {
  const body = file
    .replace(/^[\s\S]*?<(body|title)\b[^>]*>/, '')
    .replace(/<info>[\s\S]*?<\/info>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const blocks = body.split(/<\/?(?:p|h\d|li|item|title|td|div|section|steps|list|note|header|article|ol|ul)\b[^>]*>/);
  return blocks.map(withoutMarkup).filter((paragraph) => paragraph.length > 1);
}

/** @param {string} text */
function withoutMarkup(text) {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
    .replace(/%\d*\$?[-+ #0]*[\d.*]*(?:l{0,2}|h{0,2}|z)[a-zA-Z]|\$\w+|\{[^}]*\}|https?:\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
