// A thread that reports its results, and how often the package's module was compiled in it.

import { parentPort, workerData } from 'node:worker_threads';
import { digest } from './digest.js';

let compilations = 0;
WebAssembly.Module = class extends WebAssembly.Module {
  /** @param {BufferSource} bytes @param {any} [options] */
  constructor(bytes, options) {
    super(bytes, options);
    if (bytes.byteLength > 100_000) compilations += 1;
  }
};

const { module } = workerData;
const api = await import('encoding-wasm');
if (module) await api.initialize(module);
const digests = Array.from({ length: 3 }, () => digest(api));
parentPort?.postMessage({ digests, compilations });
