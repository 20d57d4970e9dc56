// The package's module. Here it can be compressed, which the entries for all hosts cannot wait for.

import { instantiate } from '../../js/instance.js';
import compressed from '../../target/encoding.wasm.gz';

/** Must come before anything else that the package does. */
export async function unpackModule() {
  const unpacked = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'));
  instantiate(new Uint8Array(await new Response(unpacked).arrayBuffer()));
}
