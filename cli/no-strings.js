// Replaces js/wasm/strings.js in the bundle for plain conversions. These turn bytes into bytes, so choosing how to copy
// strings would only cost time.

/** @returns {Pick<import('../js/wasm/strings.js').StringCopier, 'most'>} */
export const chooseCopier = () => ({ most: Infinity });
