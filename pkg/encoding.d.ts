/* tslint:disable */
/* eslint-disable */

/**
 * How many bytes there is room for at [`input`], and how many code units one call encodes.
 */
export function block_length(): number;

/**
 * Writes what the bytes of a single-byte encoding stand for, with U+FFFD for nothing: 256 code units that stay until the
 * next call. Returns where they are; null for an encoding that is not single-byte.
 */
export function byte_table(encoding: number): number;

/**
 * After -2: the code point that the encoding has not.
 */
export function code_point(): number;

/**
 * The current codec's state: [`codec_length`] bytes that may be read after a call, and written back to go on.
 */
export function codec(): number;

/**
 * How many bytes there are at [`codec`].
 */
export function codec_length(): number;

/**
 * Decodes `length` bytes at [`input`] with the current decoder to the code units from `at` on at [`units`], where there
 * must be room for [`Decoder::MOST_HELD`] more than there are bytes. Returns the number of code units, or -1 at a malformed sequence in fatal mode.
 */
export function decode_block(length: number, at: number, fatal: boolean, end_of_queue: boolean): number;

/**
 * The step 9 of the same, with a locale in ASCII.
 */
export function default_for(locale: Uint8Array | number[], _default: number): number;

/**
 * Encodes the code units from `from` to `to` at [`units`] with the current encoder, as far as there is room at
 * [`output`]. Returns the number of bytes there, or -2 at a code point that the encoding has not in fatal mode.
 */
export function encode_block(from: number, to: number, mode: number, end_of_queue: boolean): number;

/**
 * Lets the detector read the next bytes.
 */
export function feed_detector(bytes: Uint8Array | number[], end_of_queue: boolean): void;

/**
 * Whether the last call read all that it was given, rather than having no more room.
 */
export function finished(): boolean;

/**
 * What the detector guesses of all that it has read, after which it is a new one: whether that is ASCII alone, the best
 * encoding, its score, and then each candidate and its score. Without `candidates` it chooses from all.
 */
export function guess(candidates: Uint8Array | number[] | null | undefined, locale: Uint8Array | number[], tld: Uint8Array | number[], allow_utf8: boolean): Float32Array;

/**
 * Where to write bytes that are to be decoded or transcoded.
 */
export function input(): number;

/**
 * Where the labels are, sorted. What ends a label is 0x80 and the place of its encoding.
 */
export function labels(): number;

/**
 * How many bytes there are at [`labels`].
 */
export function labels_length(): number;

/**
 * After -1: the malformed sequence's length in bytes.
 */
export function length(): number;

/**
 * Where the names of the encodings are, a line for each, in the standard's order.
 */
export function names(): number;

/**
 * How many bytes there are at [`names`].
 */
export function names_length(): number;

/**
 * Makes the current codec a new instance of an encoding's decoder.
 */
export function new_decoder(encoding: number): void;

/**
 * Makes the current codec a new instance of an encoding's encoder.
 */
export function new_encoder(encoding: number): void;

/**
 * Makes the current codec a new transcoder.
 */
export function new_transcoder(from: number, to: number, ignore_bom: boolean): void;

/**
 * Where bytes are after [`encode_block`] and [`transcode_block`].
 */
export function output(): number;

/**
 * How many items the last call read. After -1 it is where to go on, which may be in an earlier block.
 */
export function read(): number;

/**
 * Makes the next source of the current transcoder one in another encoding.
 */
export function set_source_encoding(from: number): void;

/**
 * HTML's encoding sniffing algorithm up to its step 7. Returns what [`number_of`] makes of the result, -1 if there is
 * none.
 */
export function sniff_html(bytes: Uint8Array | number[], max_prescan_bytes: number, user: number, transport: number, parent: number, likely: number): number;

/**
 * Sniffs the encoding of an XML document.
 */
export function sniff_xml(bytes: Uint8Array | number[], max_prescan_bytes: number, transport: number): number;

/**
 * After -1 or -2: where the malformed sequence or the code point starts, in items from the first one that was given;
 * negative when it began in an earlier block.
 */
export function start(): number;

/**
 * Transcodes `length` bytes at [`input`] with the current transcoder, as far as there is room at [`output`]. Returns the
 * number of bytes there, or -1 or -2 as [`decode_block`] and [`encode_block`].
 */
export function transcode_block(length: number, fatal: boolean, mode: number, end: number): number;

/**
 * Where code units are after [`decode_block`], and where to write those that are to be encoded.
 */
export function units(): number;

/**
 * How many code units there is room for at [`units`].
 */
export function units_length(): number;

/**
 * After -1 or -2: how many items were written before.
 */
export function written(): number;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly block_length: () => number;
    readonly byte_table: (a: number) => number;
    readonly code_point: () => number;
    readonly codec: () => number;
    readonly codec_length: () => number;
    readonly decode_block: (a: number, b: number, c: number, d: number) => number;
    readonly default_for: (a: number, b: number, c: number) => number;
    readonly encode_block: (a: number, b: number, c: number, d: number) => number;
    readonly feed_detector: (a: number, b: number, c: number) => void;
    readonly finished: () => number;
    readonly guess: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => [number, number];
    readonly input: () => number;
    readonly labels: () => number;
    readonly labels_length: () => number;
    readonly length: () => number;
    readonly names: () => number;
    readonly names_length: () => number;
    readonly new_decoder: (a: number) => void;
    readonly new_encoder: (a: number) => void;
    readonly new_transcoder: (a: number, b: number, c: number) => void;
    readonly output: () => number;
    readonly read: () => number;
    readonly set_source_encoding: (a: number) => void;
    readonly sniff_html: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => number;
    readonly sniff_xml: (a: number, b: number, c: number, d: number) => number;
    readonly start: () => number;
    readonly transcode_block: (a: number, b: number, c: number, d: number) => number;
    readonly units: () => number;
    readonly units_length: () => number;
    readonly written: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
