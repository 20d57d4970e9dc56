// How much slow tests do: most in `npm run check`.

/** A file's size, or a number of files. @param {number} large for the check "large" @param {number} usual */
export const sizeOf = (large, usual) => (process.env.LARGE_FILES === '1' ? large : usual);

/** How often to try something random. @param {number} often for the checks of other Nodes @param {number} usual */
export const timesOf = (often, usual) => (isThorough ? often : usual);

/** Whether to test all encodings that work alike, or one of each kind. */
export const isThorough = process.env.THOROUGH === '1';
