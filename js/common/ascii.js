// Whether bytes are ASCII, judging by a sample.

/** Whether about nine evenly spread bytes are ASCII, which is rare in text that isn't all ASCII. @param {Uint8Array} bytes @param {number} length */
export function isProbablyASCII(bytes, length) {
  const step = Math.ceil(length / 8);
  for (let i = 0; i < length; i += step) if (bytes[i] >= 0x80) return false;
  return bytes[length - 1] < 0x80;
}
