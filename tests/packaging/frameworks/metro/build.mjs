// Bundles the program with Metro and React Native's transformer. Arguments: the file to write, and the folders with packages.

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Metro from 'metro';

const [out, ...folders] = process.argv.slice(2);
const projectRoot = dirname(fileURLToPath(import.meta.url));
const base = await Metro.loadConfig({ cwd: projectRoot }, {});
const config = {
  ...base,
  projectRoot,
  watchFolders: [projectRoot, ...folders],
  cacheStores: [],
  reporter: { update() {} },
  // React Native's own configuration has this condition, too.
  resolver: {
    ...base.resolver,
    useWatchman: false,
    nodeModulesPaths: folders,
    unstable_conditionNames: ['react-native'],
  },
  transformer: {
    ...base.transformer,
    babelTransformerPath: createRequire(import.meta.url).resolve('@react-native/metro-babel-transformer'),
  },
};
await Metro.runBuild(config, { entry: 'index.js', out, platform: 'android', minify: true });
// Metro leaves its workers running.
process.exit(0);
