// Vitest's configuration: runs suite.vitest.mjs once.

export default { test: { include: ['*.vitest.mjs'], watch: false } };
