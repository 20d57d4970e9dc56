// A digest of the package's results for long texts in all encodings.

import { createHash } from 'node:crypto';

const TEXT = 'abc 漢字かなｶﾅ 한글 汉语 Привет Ελλάδα שלום عربي ไทย éß€ 💩\n'.repeat(100);

/** @param {typeof import('encoding-wasm')} api */
export function digest(api) {
  const hash = createHash('sha256');
  for (const { name } of api.encodings) {
    if (name === 'replacement') continue;
    const bytes = name.startsWith('UTF-16')
      ? api.encodeUTF16(TEXT, name)
      : api.encode(TEXT, name, { unmappable: 'html' });
    hash.update(bytes);
    const decoder = new api.TextDecoder(name);
    for (let i = 0; i < bytes.length; i += 1001) {
      hash.update(decoder.decode(bytes.subarray(i, i + 1001), { stream: true }));
    }
    hash.update(decoder.decode(bytes.reverse()));
    hash.update(api.transcode(bytes, { from: name }));
    hash.update(JSON.stringify(api.detectEncoding(bytes)));
  }
  return hash.digest('hex');
}
