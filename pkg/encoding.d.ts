/* tslint:disable */
/* eslint-disable */

/**
 * Decodes `length` bytes at [`input`] with the current decoder. Returns the number of code units at [`output`], or
 * -1 at a malformed sequence in fatal mode.
 */
export function decode(length: number, fatal: boolean, end_of_queue: boolean): number;

/**
 * The current decoder's state: [`decoder_length`] bytes that may be read after a call, and written back to go on.
 */
export function decoder(): number;

/**
 * How many bytes there are at [`decoder`].
 */
export function decoder_length(): number;

/**
 * Where to write what is to be decoded.
 */
export function input(): number;

/**
 * How many bytes there is room for at [`input`].
 */
export function input_length(): number;

/**
 * After -1: the malformed sequence's length in bytes.
 */
export function malformed_length(): number;

/**
 * After -1: where the malformed sequence starts, in bytes from [`input`]; negative when it began in an earlier block.
 */
export function malformed_start(): number;

/**
 * Makes the current decoder a new instance of an encoding's decoder. The encoding is given by its place in the
 * standard's order.
 */
export function new_decoder(encoding: number): void;

/**
 * Where the code units are after [`decode`].
 */
export function output(): number;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly decode: (a: number, b: number, c: number) => number;
    readonly decoder: () => number;
    readonly decoder_length: () => number;
    readonly input: () => number;
    readonly input_length: () => number;
    readonly malformed_length: () => number;
    readonly malformed_start: () => number;
    readonly new_decoder: (a: number) => void;
    readonly output: () => number;
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
