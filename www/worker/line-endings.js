// Converts line endings.

/** @typedef {'lf' | 'crlf'} LineEnding */

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

/** Makes all line endings of UTF-8 text the same. @param {LineEnding} lineEnding */
export function lineEndings(lineEnding) {
  let afterCarriageReturn = false;
  return new TransformStream({
    /** @param {Uint8Array} chunk @param {TransformStreamDefaultController<Uint8Array>} controller */
    transform(chunk, controller) {
      const result = new Uint8Array(2 * chunk.length);
      let length = 0;
      for (const byte of chunk) {
        const endsLine = byte === CARRIAGE_RETURN || byte === LINE_FEED;
        if (!endsLine) result[length++] = byte;
        else if (byte === CARRIAGE_RETURN || !afterCarriageReturn) {
          if (lineEnding === 'crlf') result[length++] = CARRIAGE_RETURN;
          result[length++] = LINE_FEED;
        }
        afterCarriageReturn = byte === CARRIAGE_RETURN;
      }
      if (length > 0) controller.enqueue(result.slice(0, length));
    },
  });
}
