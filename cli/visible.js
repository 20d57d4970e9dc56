// Makes arguments and names of files visible: on a terminal, escape sequences in them could hide or fake messages.

/** Controls, line and paragraph separators, characters that reverse the order of others, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;

/** Escapes invisible characters. Lone surrogates stand for bytes (file-name.js). @param {string} text */
export const visible = (text) =>
  text.replace(INVISIBLE, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x100) return `\\x${hex(code, 2)}`;
    return code >= 0xdc80 && code <= 0xdcff ? `\\x${hex(code & 0xff, 2)}` : `\\u{${hex(code, 4)}}`;
  });

/** Formats JSON, which escapes some of these characters itself. Outside strings, only line feeds are invisible. @param {unknown} value */
export const visibleJSON = (value) =>
  JSON.stringify(value, null, 2).replace(INVISIBLE, (character) =>
    character === '\n' ? character : `\\u${hex(character.charCodeAt(0), 4)}`,
  );

/** @param {number} code @param {number} length */
const hex = (code, length) => code.toString(16).toUpperCase().padStart(length, '0');
