// The types of encodings.cjs.

import type { Definition, Encoding } from 'encoding-wasm/iconv-lite';

declare const encodings: Record<Encoding, Definition>;

export = encodings;
