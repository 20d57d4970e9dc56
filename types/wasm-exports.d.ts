/**
 * The exports of the WebAssembly module, which wasm/src/boundary describes. Modules with fewer features don't have all of them.
 * Addresses and lengths beyond 2 GB arrive as negative numbers: `>>> 0` corrects them.
 */
export interface WasmExports {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  block_length(): number;
  byte_table(encoding: number): number;
  pair_table(encoding: number): number;
  codec(): number;
  codec_length(): number;
  decode_block(length: number, at: number, mode: number, endOfQueue: number): number;
  default_for(locale: number, length: number, encoding: number): number;
  encode_block(from: number, to: number, mode: number, endOfQueue: number): number;
  find_declared_label(bytes: number, length: number, nth: number): number;
  feed_detector(bytes: number, length: number, endOfQueue: number): void;
  give_labels(lines: number, length: number): void;
  guess(
    candidates: number,
    candidatesLength: number,
    locale: number,
    localeLength: number,
    tld: number,
    tldLength: number,
    allowUTF8: number,
  ): number;
  input(): number;
  is_free_of(length: number, bits: number, mask: number): number;
  new_decoder(encoding: number): void;
  new_encoder(encoding: number): void;
  new_transcoder(from: number, to: number, ignoreBOM: number): void;
  output(): number;
  report(): number;
  set_source_encoding(from: number, rest: number): void;
  sniff_html(
    bytes: number,
    length: number,
    maxPrescanBytes: number,
    user: number,
    transport: number,
    parent: number,
    likely: number,
  ): number;
  sniff_xml(bytes: number, length: number, maxPrescanBytes: number, transport: number): number;
  transcode_block(length: number, fatal: number, mode: number, end: number): number;
  unit_table(encoding: number): number;
  units(): number;
  units_length(): number;
}
