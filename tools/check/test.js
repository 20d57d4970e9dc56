// Runs the tests that a contributor runs: `npm test`. They need this Node and Rust, and take a minute or two. `npm run check` has the others.
//
// If the environment variable ENCODING_STANDARD_DIR names a directory with the standard's data files, the tables are tested against them.

import { installNodeModules } from '../lib/node-modules.js';
import { say } from '../lib/process.js';
import { nativeToolchain, withLinters } from '../lib/toolchain.js';
import { node, runParts } from './parts.js';
import { quickTests } from './test-files.js';

installNodeModules();
const { cargo, env } = withLinters(nativeToolchain());

await runParts([
  {
    name: 'core',
    what: 'the Rust core: its formatting, its lints and its tests',
    usesCargo: true,
    commands: () => [
      { program: cargo, args: ['fmt', '--all', '--check'], env },
      { program: cargo, args: ['clippy', '--locked', '--workspace', '--all-targets', '--', '-D', 'warnings'], env },
      { program: cargo, args: ['test', '--locked', '--workspace', '--no-fail-fast'], env },
    ],
  },
  {
    name: 'package',
    what: `the package in this Node, ${process.version}`,
    // With one process, a processor would be idle while a test waits for another program.
    commands: () => [node('--test', '--test-concurrency=2', '--test-reporter=dot', ...quickTests())],
  },
  {
    name: 'lint',
    what: "formatting, spelling and the package's types",
    commands: () => [node('tools/check/lint.js', 'package')],
  },
]);
say('All tests passed; `npm run check` has the long ones, other hosts and browsers');
