// Sets up and runs the tests: `npm test`. Checks that take long, or don't test the product, are in `npm run check`.
//
// With the environment variable ENCODING_STANDARD_DIR naming a directory with the standard's data files, the tables are
// also tested against these.

import { join } from 'node:path';
import { nodeHosts } from '../lib/hosts.js';
import { installNodeModules, installPackages } from '../lib/node-modules.js';
import { root, say } from '../lib/process.js';
import { nativeToolchain, withLinters } from '../lib/toolchain.js';
import { node, runParts } from './parts.js';
import { prepareReaders } from './readers.js';
import { conformanceTests, ownTests, testsIn } from './test-files.js';

installNodeModules();
installPackages(join(root, 'tests/iconv-lite/programs'));
prepareReaders();
const [oldest, longTerm, newest] = nodeHosts();
const { cargo, env } = withLinters(nativeToolchain());

/** @param {{ name: string, major: string, command: string }} host @returns {import('./parts.js').Part} */
const conformance = ({ name, major, command }) => ({
  name: `conformance-${major}`,
  what: `what the package promises, in ${name}`,
  commands: () => [{ program: command, args: ['--test', '--test-reporter=dot', ...conformanceTests()] }],
});

await runParts([
  {
    name: 'core-lint',
    what: "Rust's formatting and lints",
    usesCargo: true,
    commands: () => [
      { program: cargo, args: ['fmt', '--all', '--check'], env },
      { program: cargo, args: ['clippy', '--locked', '--all-targets', '--', '-D', 'warnings'], env },
    ],
  },
  {
    name: 'core',
    what: 'the Rust core',
    usesCargo: true,
    commands: () => [{ program: cargo, args: ['test', '--locked', '--no-fail-fast'], env }],
  },
  {
    name: 'package',
    what: `the package in ${longTerm.name}`,
    // One process would leave a processor idle while a test waits for another program.
    commands: () => [
      { program: longTerm.command, args: ['--test', '--test-concurrency=2', '--test-reporter=dot', ...ownTests()] },
    ],
  },
  {
    name: 'page',
    what: 'the page: its parts, and all of it in browsers',
    usesBrowsers: true,
    commands: () => [node('--test', '--test-reporter=dot', ...testsIn('tests/www'))],
  },
  {
    name: 'hosts',
    what: 'the packed package on every host and through every bundler',
    usesBrowsers: true,
    commands: () => [node('tests/packaging/run.js')],
  },
  conformance(oldest),
  conformance(newest),
  {
    name: 'lint',
    what: 'formatting, lints and types of everything else',
    commands: () => [node('tools/check/lint.js', 'javascript'), node('tools/check/dependencies.js', 'packages')],
  },
]);
say('All tests passed; `npm run check` has the long ones');
