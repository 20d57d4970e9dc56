export default { test: { include: ['*.vitest.mjs'], watch: false } };
