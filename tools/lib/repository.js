// Where the repository is published.

/** Stands for the owner of the repository until there is one. */
const NOBODY = 'OWNER';

/**
 * The address of the repository: put its owner in here before the first release, and in Cargo.toml, whose `publish = false`
 * then goes. Until then, npm and Cargo refuse to publish. RELEASING.md has the other steps.
 */
export const REPOSITORY = `https://github.com/${NOBODY}/encoding-wasm`;

/** Whether REPOSITORY names an owner. */
export const hasOwner = !REPOSITORY.includes(`/${NOBODY}/`);
