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
 * Encodes the code units from `from` to `to` at [`units`] with the current encoder, as far as there is room at
 * [`output`]. Returns the number of bytes there, or -2 at a code point that the encoding has not in fatal mode.
 */
export function encode_block(from: number, to: number, mode: number, end_of_queue: boolean): number;

/**
 * Whether the last call read all that it was given, rather than having no more room.
 */
export function finished(): boolean;

/**
 * Where to write bytes that are to be decoded or transcoded.
 */
export function input(): number;

/**
 * After -1: the malformed sequence's length in bytes.
 */
export function length(): number;

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
 * How many items the last call read.
 */
export function read(): number;

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
    readonly encode_block: (a: number, b: number, c: number, d: number) => number;
    readonly finished: () => number;
    readonly input: () => number;
    readonly length: () => number;
    readonly new_decoder: (a: number) => void;
    readonly new_encoder: (a: number) => void;
    readonly new_transcoder: (a: number, b: number, c: number) => void;
    readonly output: () => number;
    readonly read: () => number;
    readonly start: () => number;
    readonly transcode_block: (a: number, b: number, c: number, d: number) => number;
    readonly units: () => number;
    readonly units_length: () => number;
    readonly written: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
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
