// Makes text visible that didn't come from this program, such as arguments and names of files: on a terminal, escape sequences in it
// could hide or fake messages.

/** Controls, the ends of lines and paragraphs, characters that reverse the order of others, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/gu;

/** Replaces each invisible character by an escape. Lone surrogates of ./file-name.js stand for bytes. @param {string} text */
export const visible = (text) =>
  text.replace(INVISIBLE, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x100) return `\\x${hex(code, 2)}`;
    return code >= 0xdc80 && code <= 0xdcff ? `\\x${hex(code & 0xff, 2)}` : `\\u{${hex(code, 4)}}`;
  });

/** Formats a value as JSON, which escapes some of these characters by itself. Outside its strings, only line feeds are invisible. @param {unknown} value */
export const visibleJSON = (value) =>
  JSON.stringify(value, null, 2).replace(INVISIBLE, (character) =>
    character === '\n' ? character : `\\u${hex(character.charCodeAt(0), 4)}`,
  );

/** @param {number} code @param {number} length */
const hex = (code, length) => code.toString(16).toUpperCase().padStart(length, '0');
