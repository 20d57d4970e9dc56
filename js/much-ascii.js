// Whether to decode a text as one that has much ASCII, such as a web page.

/** Whether a third of 32 evenly spread bytes are ASCII. @param {Uint8Array} bytes @param {number} length */
export function hasMuchASCII(bytes, length) {
  // Two bytes are enough to reject most other text. The first byte isn't one of them: it is a lead byte even in text of gb18030's
  // 4-byte sequences, half of whose bytes are ASCII digits.
  if ((bytes[1] & bytes[length >> 1]) >= 0x80) return false;
  let count = 0;
  // An odd step, so that the sample isn't only first bytes of 4-byte sequences. Shifting would overflow for more than 2 GB.
  const step = Math.ceil(length / 32) | 1;
  for (let i = 0; i < length; i += step) if (bytes[i] < 0x80) count += 1;
  return count > 10;
}
