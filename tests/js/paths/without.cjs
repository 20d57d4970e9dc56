// Required before the package: removes what the environment variable WITHOUT names from the host, and counts how often the rest is used, so that
// a test knows which paths were taken.

const without = (process.env.WITHOUT ?? '').split(',');
const uses = { builtins: 0, buffer: 0, decoder: 0, encoder: 0 };
/** @type {any} */ (globalThis).pathUses = uses;

WebAssembly.Module = class extends WebAssembly.Module {
  /** @param {BufferSource} bytes @param {any} [options] */
  constructor(bytes, options) {
    if (options && without.includes('builtins')) throw new TypeError('There are no builtins.');
    // @ts-ignore TypeScript does not know the options.
    super(bytes, options);
    if (options) uses.builtins += 1;
  }
};

for (const name of ['ucs2Slice', 'ucs2Write', 'utf8Slice', 'latin1Slice']) {
  const prototype = /** @type {any} */ (Buffer.prototype);
  const method = prototype[name];
  if (without.includes('buffer')) delete prototype[name];
  else {
    prototype[name] = function (/** @type {any[]} */ ...args) {
      uses.buffer += 1;
      return method.apply(this, args);
    };
  }
}

const { getBuiltinModule } = process;
/** @param {string} name */
process.getBuiltinModule = (name) =>
  name === 'node:buffer' && (without.includes('buffer') || without.includes('search'))
    ? {}
    : /** @type {any} */ (getBuiltinModule)?.(name);

if (without.includes('classes')) {
  // @ts-expect-error They are not optional for TypeScript.
  delete globalThis.TextDecoder;
  // @ts-expect-error As above.
  delete globalThis.TextEncoder;
} else {
  const { decode } = TextDecoder.prototype;
  TextDecoder.prototype.decode = function (...args) {
    uses.decoder += 1;
    return decode.apply(this, args);
  };
  const { encode } = TextEncoder.prototype;
  TextEncoder.prototype.encode = function (...args) {
    uses.encoder += 1;
    return encode.apply(this, args);
  };
}
