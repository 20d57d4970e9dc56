// Replaces js/wasm/strings.js in the bundle for plain conversions, which make no strings.

/** @returns {Pick<import('../js/wasm/strings.js').StringCopier, 'maxUnits'>} */
export const chooseCopier = () => ({ maxUnits: Infinity });
