/** The shells for which there are completions. */
export const SHELLS = /** @type {const} */ (['bash', 'zsh', 'fish']);
