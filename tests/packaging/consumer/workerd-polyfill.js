// A worker with the polyfill, which is installed before the first request.

import 'encoding-wasm/polyfill/force';
import * as api from 'encoding-wasm';

export default {
  async fetch() {
    const decoder = new TextDecoder('shift_jis');
    const { readable, writable } = new TextDecoderStream('gbk');
    const writer = writable.getWriter();
    writer.write(Uint8Array.of(0xd6, 0xd0));
    writer.close();
    const { value } = await readable.getReader().read();
    return new Response(
      [TextDecoder === api.TextDecoder, decoder.decode(Uint8Array.of(0x83, 0x65).buffer), value].join(),
    );
  },
};
