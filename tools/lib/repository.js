// The address of the repository.

/** Stands for the owner until there is one. */
const NOBODY = 'OWNER';

/**
 * Before the first release, put the owner in here and in Cargo.toml, and remove `publish = false` there. Until then, npm and Cargo refuse to
 * publish. RELEASING.md has the other steps.
 */
export const REPOSITORY = `https://github.com/${NOBODY}/encoding-wasm`;

export const hasOwner = !REPOSITORY.includes(`/${NOBODY}/`);
