// Reads a whole file.

/**
 * Makes a stream of a file's bytes, which fails with a NotReadableError if the file changes or disappears. Browsers' own streams fail
 * with less clear errors, and Firefox's continues with the changed bytes.
 * @param {File} file
 * @returns {ReadableStream<Uint8Array>}
 */
export function readWhole(file) {
  const reader = file.stream().getReader();
  let length = 0;
  return new ReadableStream({
    async pull(controller) {
      const chunk = await reader.read().catch(() => undefined);
      length += chunk?.value?.length ?? 0;
      if (!chunk || (chunk.done && length !== file.size)) {
        throw new DOMException('The file has changed.', 'NotReadableError');
      }
      if (chunk.done) controller.close();
      else controller.enqueue(chunk.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
