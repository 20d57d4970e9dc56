// Types that only the current compiler and its libraries have.

import * as encoding from 'encoding-wasm';

export const fromEncoder: encoding.TextEncoder = new globalThis.TextEncoder();
export const bytes: Uint8Array<ArrayBuffer> = encoding.encode('a', 'gbk');
