/* @ts-self-types="./encoding.d.ts" */

/**
 * How many bytes there is room for at [`input`], and how many code units one call encodes.
 * @returns {number}
 */
export function block_length() {
    const ret = wasm.block_length();
    return ret >>> 0;
}

/**
 * Writes what the bytes of a single-byte encoding stand for, with U+FFFD for nothing: 256 code units that stay until the
 * next call. Returns where they are; null for an encoding that is not single-byte.
 * @param {number} encoding
 * @returns {number}
 */
export function byte_table(encoding) {
    const ret = wasm.byte_table(encoding);
    return ret >>> 0;
}

/**
 * After -2: the code point that the encoding has not.
 * @returns {number}
 */
export function code_point() {
    const ret = wasm.code_point();
    return ret >>> 0;
}

/**
 * The current codec's state: [`codec_length`] bytes that may be read after a call, and written back to go on.
 * @returns {number}
 */
export function codec() {
    const ret = wasm.codec();
    return ret >>> 0;
}

/**
 * How many bytes there are at [`codec`].
 * @returns {number}
 */
export function codec_length() {
    const ret = wasm.codec_length();
    return ret >>> 0;
}

/**
 * Decodes `length` bytes at [`input`] with the current decoder to the code units from `at` on at [`units`], where there
 * must be room for [`Decoder::MOST_HELD`] more than there are bytes. Returns the number of code units, or -1 at a malformed sequence in fatal mode.
 * @param {number} length
 * @param {number} at
 * @param {boolean} fatal
 * @param {boolean} end_of_queue
 * @returns {number}
 */
export function decode_block(length, at, fatal, end_of_queue) {
    const ret = wasm.decode_block(length, at, fatal, end_of_queue);
    return ret;
}

/**
 * Encodes the code units from `from` to `to` at [`units`] with the current encoder, as far as there is room at
 * [`output`]. Returns the number of bytes there, or -2 at a code point that the encoding has not in fatal mode.
 * @param {number} from
 * @param {number} to
 * @param {number} mode
 * @param {boolean} end_of_queue
 * @returns {number}
 */
export function encode_block(from, to, mode, end_of_queue) {
    const ret = wasm.encode_block(from, to, mode, end_of_queue);
    return ret;
}

/**
 * Whether the last call read all that it was given, rather than having no more room.
 * @returns {boolean}
 */
export function finished() {
    const ret = wasm.finished();
    return ret !== 0;
}

/**
 * Where to write bytes that are to be decoded or transcoded.
 * @returns {number}
 */
export function input() {
    const ret = wasm.input();
    return ret >>> 0;
}

/**
 * After -1: the malformed sequence's length in bytes.
 * @returns {number}
 */
export function length() {
    const ret = wasm.length();
    return ret >>> 0;
}

/**
 * Makes the current codec a new instance of an encoding's decoder.
 * @param {number} encoding
 */
export function new_decoder(encoding) {
    wasm.new_decoder(encoding);
}

/**
 * Makes the current codec a new instance of an encoding's encoder.
 * @param {number} encoding
 */
export function new_encoder(encoding) {
    wasm.new_encoder(encoding);
}

/**
 * Makes the current codec a new transcoder.
 * @param {number} from
 * @param {number} to
 * @param {boolean} ignore_bom
 */
export function new_transcoder(from, to, ignore_bom) {
    wasm.new_transcoder(from, to, ignore_bom);
}

/**
 * Where bytes are after [`encode_block`] and [`transcode_block`].
 * @returns {number}
 */
export function output() {
    const ret = wasm.output();
    return ret >>> 0;
}

/**
 * How many items the last call read.
 * @returns {number}
 */
export function read() {
    const ret = wasm.read();
    return ret >>> 0;
}

/**
 * After -1 or -2: where the malformed sequence or the code point starts, in items from the first one that was given;
 * negative when it began in an earlier block.
 * @returns {number}
 */
export function start() {
    const ret = wasm.start();
    return ret;
}

/**
 * Transcodes `length` bytes at [`input`] with the current transcoder, as far as there is room at [`output`]. Returns the
 * number of bytes there, or -1 or -2 as [`decode_block`] and [`encode_block`].
 * @param {number} length
 * @param {boolean} fatal
 * @param {number} mode
 * @param {number} end
 * @returns {number}
 */
export function transcode_block(length, fatal, mode, end) {
    const ret = wasm.transcode_block(length, fatal, mode, end);
    return ret;
}

/**
 * Where code units are after [`decode_block`], and where to write those that are to be encoded.
 * @returns {number}
 */
export function units() {
    const ret = wasm.units();
    return ret >>> 0;
}

/**
 * How many code units there is room for at [`units`].
 * @returns {number}
 */
export function units_length() {
    const ret = wasm.units_length();
    return ret >>> 0;
}

/**
 * After -1 or -2: how many items were written before.
 * @returns {number}
 */
export function written() {
    const ret = wasm.written();
    return ret >>> 0;
}
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbindgen_init_externref_table: function() {
            const table = wasm.__wbindgen_externrefs;
            table.set(0, undefined);
            table.set(1024, undefined);
            table.set(1025, null);
            table.set(1026, true);
            table.set(1027, false);
        },
    };
    return {
        __proto__: null,
        "./encoding_bg.js": import0,
    };
}

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) {
    wasmInstance = instance;
    wasm = instance.exports;
    wasmModule = module;
    wasm.__wbindgen_start();
    return wasm;
}

async function __wbg_load(module, imports) {
    if (typeof Response === 'function' && module instanceof Response) {
        if (!module.ok) {
            throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
        }

        if (typeof WebAssembly.instantiateStreaming === 'function') {
            try {
                return await WebAssembly.instantiateStreaming(module, imports);
            } catch (e) {
                const validResponse = expectedResponseType(module.type);

                if (validResponse && module.headers.get('Content-Type') !== 'application/wasm') {
                    console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);

                } else { throw e; }
            }
        }

        const bytes = await module.arrayBuffer();
        return await WebAssembly.instantiate(bytes, imports);
    } else {
        const instance = await WebAssembly.instantiate(module, imports);

        if (instance instanceof WebAssembly.Instance) {
            return { instance, module };
        } else {
            return instance;
        }
    }

    function expectedResponseType(type) {
        switch (type) {
            case 'basic': case 'cors': case 'default': return true;
        }
        return false;
    }
}

function initSync(module) {
    if (wasm !== undefined) return wasm;


    if (module !== undefined) {
        if (Object.getPrototypeOf(module) === Object.prototype) {
            ({module} = module)
        } else {
            console.warn('using deprecated parameters for `initSync()`; pass a single object instead')
        }
    }

    const imports = __wbg_get_imports();
    if (!(module instanceof WebAssembly.Module)) {
        module = new WebAssembly.Module(module);
    }
    const instance = new WebAssembly.Instance(module, imports);
    return __wbg_finalize_init(instance, module);
}

let __wbg_init_promise;
async function __wbg_init(module_or_path) {
    if (wasm !== undefined) return wasm;
    if (__wbg_init_promise === undefined) {
        __wbg_init_promise = __wbg_init_once(module_or_path);
        __wbg_init_promise.catch(() => { __wbg_init_promise = undefined; });
    }
    return __wbg_init_promise;
}

async function __wbg_init_once(module_or_path) {

    if (module_or_path !== undefined) {
        if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
            ({module_or_path} = module_or_path)
        } else {
            console.warn('using deprecated parameters for the initialization function; pass a single object instead')
        }
    }


    const imports = __wbg_get_imports();

    if (typeof module_or_path === 'string' || (typeof Request === 'function' && module_or_path instanceof Request) || (typeof URL === 'function' && module_or_path instanceof URL)) {
        module_or_path = fetch(module_or_path);
    }

    const { instance, module } = await __wbg_load(await module_or_path, imports);

    return __wbg_finalize_init(instance, module);
}

export { initSync, __wbg_init as default };
