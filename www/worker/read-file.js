// Reads files that may change or disappear while they are open.

/**
 * @param {Blob} file
 * @param {number} start
 * @param {number} end
 */
export async function readPart(file, start, end) {
  const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
  // If a file has become shorter, Firefox reads the rest.
  if (bytes.length !== Math.max(0, Math.min(end, file.size) - start)) throw newChanged(file);
  return bytes;
}

/** @param {Blob} file */
const newChanged = (file) =>
  Object.assign(new DOMException('The file has changed.', 'NotReadableError'), {
    file: file instanceof File ? file.name : undefined,
  });

/**
 * Makes a stream that fails with a NotReadableError if the file changes or disappears. Browsers' own streams fail with less clear
 * errors, and Firefox's continues with the changed bytes.
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
        throw newChanged(file);
      }
      if (chunk.done) controller.close();
      else controller.enqueue(chunk.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
