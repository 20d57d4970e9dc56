/* @ts-self-types="./encoding.d.ts" */

/**
 * Decodes `length` bytes at [`input`] with the current decoder. Returns the number of code units at [`output`], or
 * -1 at a malformed sequence in fatal mode.
 * @param {number} length
 * @param {boolean} fatal
 * @param {boolean} end_of_queue
 * @returns {number}
 */
export function decode(length, fatal, end_of_queue) {
    const ret = wasm.decode(length, fatal, end_of_queue);
    return ret;
}

/**
 * The current decoder's state: [`decoder_length`] bytes that may be read after a call, and written back to go on.
 * @returns {number}
 */
export function decoder() {
    const ret = wasm.decoder();
    return ret >>> 0;
}

/**
 * How many bytes there are at [`decoder`].
 * @returns {number}
 */
export function decoder_length() {
    const ret = wasm.decoder_length();
    return ret >>> 0;
}

/**
 * Where to write what is to be decoded.
 * @returns {number}
 */
export function input() {
    const ret = wasm.input();
    return ret >>> 0;
}

/**
 * How many bytes there is room for at [`input`].
 * @returns {number}
 */
export function input_length() {
    const ret = wasm.input_length();
    return ret >>> 0;
}

/**
 * After -1: the malformed sequence's length in bytes.
 * @returns {number}
 */
export function malformed_length() {
    const ret = wasm.malformed_length();
    return ret >>> 0;
}

/**
 * After -1: where the malformed sequence starts, in bytes from [`input`]; negative when it began in an earlier block.
 * @returns {number}
 */
export function malformed_start() {
    const ret = wasm.malformed_start();
    return ret;
}

/**
 * Makes the current decoder a new instance of an encoding's decoder. The encoding is given by its place in the
 * standard's order.
 * @param {number} encoding
 */
export function new_decoder(encoding) {
    wasm.new_decoder(encoding);
}

/**
 * Where the code units are after [`decode`].
 * @returns {number}
 */
export function output() {
    const ret = wasm.output();
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
