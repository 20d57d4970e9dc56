// Reads the WebAssembly module from the file beside the script.

/** @param {() => Uint8Array<ArrayBuffer>} read */
export function readModule(read) {
  try {
    return read();
  } catch (error) {
    const { code, message, path } = /** @type {NodeJS.ErrnoException} */ (error);
    const what =
      code === 'ENOENT'
        ? `the deployment or bundle left out the file ${path}; copy it there from the package`
        : `its file encoding.wasm can't be read (${message})`;
    throw new Error(`encoding-wasm: ${what}, or let the bundler use the condition 'module'.`, { cause: error });
  }
}
