// The package's module, as the package's own scripts have it in them.

import { unpackModule } from '../../js/embedded.js';
import { instantiate } from '../../js/instance.js';

/** Must come before anything else that the package does. */
export async function startModule() {
  const { packed, description } = MODULE;
  instantiate(unpackModule(packed, ...description));
}
