// How much slow tests do: the most in `npm run check`.

/** The size of a file, or the number of files. @param {number} large for the check "large" @param {number} usual */
export const sizeOf = (large, usual) => (process.env.LARGE_FILES === '1' ? large : usual);

/** How often something random is tried. @param {number} often for the checks of other Nodes @param {number} usual */
export const timesOf = (often, usual) => (isThorough ? often : usual);

/** Whether encodings that work alike are all tested, rather than one of a kind. */
export const isThorough = process.env.THOROUGH === '1';
