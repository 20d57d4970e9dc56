// Reading a whole file.

/**
 * The bytes of a file, as a stream that fails with a NotReadableError if they aren't there any more. Browsers' own streams fail
 * with errors that don't say so, and Firefox's goes on with what the file has become.
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
