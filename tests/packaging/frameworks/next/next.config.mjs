// The packages are linked, from outside this folder.
export default { turbopack: { root: '/' } };
