// A page that uses the package in the browser.

'use client';

import { TextDecoder } from 'encoding-wasm';
import { useState } from 'react';

export default function Page() {
  const [text, setText] = useState('');
  const decode = () => setText(new TextDecoder('shift_jis').decode(Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67)));
  return (
    <button type="button" onClick={decode}>
      decode {text}
    </button>
  );
}
