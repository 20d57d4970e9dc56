// The types of encodings.js.

import type { Definition, Encoding } from 'encoding-wasm/iconv-lite';

declare const encodings: Record<Encoding, Definition>;

export default encodings;
