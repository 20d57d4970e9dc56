// A page that uses the package on the server.

import { TextDecoder } from 'encoding-wasm';

export default function Page() {
  return <p>{new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67))}</p>;
}
