// The types of bom-handling.cjs.

import type { DecoderStream, EncoderStream, Options } from 'encoding-wasm/iconv-lite';

/** An encoder that writes a byte order mark first. */
export class PrependBOM implements EncoderStream {
  constructor(encoder: EncoderStream, options?: unknown);
  encoder: EncoderStream;
  /** Whether the mark is still to be written. */
  addBOM: boolean;
  write(string: string): Buffer;
  end(): Buffer | undefined;
}

/** A decoder without the byte order mark. */
export class StripBOM implements DecoderStream {
  constructor(decoder: DecoderStream, options?: Options);
  decoder: DecoderStream;
  options: Options;
  /** Whether the text has begun. */
  pass: boolean;
  write(buffer: Buffer | Uint8Array): string;
  end(): string | undefined;
}
