// The types with `require`: see types.mts.

import encoding = require('encoding-wasm');

export const toDecoder: typeof globalThis.TextDecoder = encoding.TextDecoder;
export const fromDecoder: encoding.TextDecoder = new globalThis.TextDecoder();
export const bytes: Uint8Array = encoding.encode('a', 'gbk', { unmappable: 'html' });
// @ts-expect-error: no such mode
encoding.encode('a', 'gbk', { unmappable: 'skip' });
