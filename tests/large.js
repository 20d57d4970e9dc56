// The size of files that tests are slow with: less in `npm test` than in `npm run check -- large`.

/** @param {number} large in bytes @param {number} usual */
export const sizeOf = (large, usual) => (process.env.LARGE_FILES === '1' ? large : usual);
