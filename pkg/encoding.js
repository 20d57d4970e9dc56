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
 * The step 9 of the same, with a locale in ASCII.
 * @param {Uint8Array | number[]} locale
 * @param {number} _default
 * @returns {number}
 */
export function default_for(locale, _default) {
    const val2 = +_default;
    const ptr0 = passArray8ToWasm0(locale, wasm.__wbindgen_malloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.default_for(ptr0, len0, val2);
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
 * Lets the detector read the next bytes.
 * @param {Uint8Array | number[]} bytes
 * @param {boolean} end_of_queue
 */
export function feed_detector(bytes, end_of_queue) {
    const val2 = +end_of_queue;
    const ptr0 = passArray8ToWasm0(bytes, wasm.__wbindgen_malloc);
    const len0 = WASM_VECTOR_LEN;
    wasm.feed_detector(ptr0, len0, val2);
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
 * What the detector guesses of all that it has read, after which it is a new one: whether that is ASCII alone, the best
 * encoding, its score, and then each candidate and its score. Without `candidates` it chooses from all.
 * @param {Uint8Array | number[] | null | undefined} candidates
 * @param {Uint8Array | number[]} locale
 * @param {Uint8Array | number[]} tld
 * @param {boolean} allow_utf8
 * @returns {Float32Array}
 */
export function guess(candidates, locale, tld, allow_utf8) {
    const val4 = +allow_utf8;
    let ptr0, len0, ptr1, len1, ptr2, len2;
    try {
        ptr0 = isLikeNone(candidates) ? 0 : passArray8ToWasm0(candidates, wasm.__wbindgen_malloc);
        len0 = WASM_VECTOR_LEN;
        ptr1 = passArray8ToWasm0(locale, wasm.__wbindgen_malloc);
        len1 = WASM_VECTOR_LEN;
        ptr2 = passArray8ToWasm0(tld, wasm.__wbindgen_malloc);
        len2 = WASM_VECTOR_LEN;
    } catch (e) {
        if (ptr2) { wasm.__wbindgen_free(ptr2, len2 * 1, 1); }
        if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
        if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
        throw e;
    }
    const ret = wasm.guess(ptr0, len0, ptr1, len1, ptr2, len2, val4);
    var v5 = getArrayF32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v5;
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
 * Where the labels are, sorted. What ends a label is 0x80 and the place of its encoding.
 * @returns {number}
 */
export function labels() {
    const ret = wasm.labels();
    return ret >>> 0;
}

/**
 * How many bytes there are at [`labels`].
 * @returns {number}
 */
export function labels_length() {
    const ret = wasm.labels_length();
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
 * Where the names of the encodings are, a line for each, in the standard's order.
 * @returns {number}
 */
export function names() {
    const ret = wasm.names();
    return ret >>> 0;
}

/**
 * How many bytes there are at [`names`].
 * @returns {number}
 */
export function names_length() {
    const ret = wasm.names_length();
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
 * How many items the last call read. After -1 it is where to go on, which may be in an earlier block.
 * @returns {number}
 */
export function read() {
    const ret = wasm.read();
    return ret;
}

/**
 * Makes the next source of the current transcoder one in another encoding.
 * @param {number} from
 */
export function set_source_encoding(from) {
    wasm.set_source_encoding(from);
}

/**
 * HTML's encoding sniffing algorithm up to its step 7. Returns what [`number_of`] makes of the result, -1 if there is
 * none.
 * @param {Uint8Array | number[]} bytes
 * @param {number} max_prescan_bytes
 * @param {number} user
 * @param {number} transport
 * @param {number} parent
 * @param {number} likely
 * @returns {number}
 */
export function sniff_html(bytes, max_prescan_bytes, user, transport, parent, likely) {
    const val2 = +max_prescan_bytes;
    const val3 = +user;
    const val4 = +transport;
    const val5 = +parent;
    const val6 = +likely;
    const ptr0 = passArray8ToWasm0(bytes, wasm.__wbindgen_malloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.sniff_html(ptr0, len0, val2, val3, val4, val5, val6);
    return ret;
}

/**
 * Sniffs the encoding of an XML document.
 * @param {Uint8Array | number[]} bytes
 * @param {number} max_prescan_bytes
 * @param {number} transport
 * @returns {number}
 */
export function sniff_xml(bytes, max_prescan_bytes, transport) {
    const val2 = +max_prescan_bytes;
    const val3 = +transport;
    const ptr0 = passArray8ToWasm0(bytes, wasm.__wbindgen_malloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.sniff_xml(ptr0, len0, val2, val3);
    return ret;
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

function getArrayF32FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getFloat32ArrayMemory0().subarray(ptr / 4, ptr / 4 + len);
}

let cachedFloat32ArrayMemory0 = null;
function getFloat32ArrayMemory0() {
    if (cachedFloat32ArrayMemory0 === null || cachedFloat32ArrayMemory0.byteLength === 0) {
        cachedFloat32ArrayMemory0 = new Float32Array(wasm.memory.buffer);
    }
    return cachedFloat32ArrayMemory0;
}

let cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
    if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
        cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
    }
    return cachedUint8ArrayMemory0;
}

function isLikeNone(x) {
    return x === undefined || x === null;
}

function passArray8ToWasm0(arg, malloc) {
    const ptr = malloc(arg.length * 1, 1) >>> 0;
    getUint8ArrayMemory0().set(arg, ptr / 1);
    WASM_VECTOR_LEN = arg.length;
    return ptr;
}

let WASM_VECTOR_LEN = 0;

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) {
    wasmInstance = instance;
    wasm = instance.exports;
    wasmModule = module;
    cachedFloat32ArrayMemory0 = null;
    cachedUint8ArrayMemory0 = null;
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
