// Replaces js/wasm/strings.js in the bundle for plain conversions, which make no strings.

/** @returns {Pick<import('../js/wasm/strings.js').StringCopier, 'most'>} */
export const chooseCopier = () => ({ most: Infinity });
