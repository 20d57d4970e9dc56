// Starts the WebAssembly module, which is embedded in the script as in the package's.

import { unpackModule } from '../../js/wasm/embedded.js';
import { instantiate } from '../../js/wasm/instance.js';

/** Call this before any other function of the package. */
export async function startModule() {
  const { packed, description } = MODULE;
  instantiate(unpackModule(packed, ...description));
}
