// The entry for `import` in Node and Bun.

export * from '../../pkg/node.cjs';
