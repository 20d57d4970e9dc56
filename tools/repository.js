// Where the repository is published.

/**
 * The address of the repository, which nothing else states: fill in OWNER before the first release. The packed README.md and
 * CHANGELOG.md link the documents there, because the package doesn't contain them.
 */
export const REPOSITORY = 'https://github.com/OWNER/encoding-wasm';
