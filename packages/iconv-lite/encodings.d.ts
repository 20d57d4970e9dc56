import type { Definition } from 'encoding-wasm/iconv-lite';

declare const encodings: Record<string, Definition>;

export default encodings;
