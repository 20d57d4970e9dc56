// Prepares a module: runs its function `prepare`, which unpacks the tables, and stores the memory as it is afterwards. The
// module is then four times as large, and decodes its first character in a quarter of the time. So it is for hosts that
// read it from a disk.

import { packedTables } from './embed.js';

const PAGE = 1 << 16;

/**
 * @param {Uint8Array<ArrayBuffer>} bytes a module that imports nothing
 * @returns {Promise<Uint8Array>} the module without `prepare`
 */
export async function prepareModule(bytes) {
  // Not installed before the build starts.
  const { default: binaryen } = await import('binaryen');
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const { memory, prepare } = /** @type {{ memory: WebAssembly.Memory, prepare: () => void }} */ (exports);
  prepare();
  const data = Buffer.from(memory.buffer);
  for (const table of packedTables()) {
    const start = data.indexOf(table);
    // Nothing reads it any more.
    if (start >= 0) data.fill(0, start, start + table.length);
  }
  const module = binaryen.readBinary(bytes);
  module.removeExport('prepare');
  module.removeExport('memory');
  // wasm-opt splits this at the zeros.
  module.setMemory(data.length / PAGE, -1, 'memory', [{ offset: module.i32.const(0), data }]);
  return module.emitBinary();
}
