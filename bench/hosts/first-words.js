// The words that cold.js decodes, by label.

/** @type {Record<string, { text: string, bytes: Uint8Array }>} */
export const FIRST_WORDS = {
  shift_jis: { text: 'テスト', bytes: Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67) },
  'euc-kr': { text: '시험', bytes: Uint8Array.of(0xbd, 0xc3, 0xc7, 0xe8) },
};
