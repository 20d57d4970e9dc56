// Runs what `npm test` leaves out: long tests, other hosts, browsers, and checks that don't test the product: `npm run check [-- NAME…]`.

import { join } from 'node:path';
import { nodeHosts } from '../lib/hosts.js';
import { installNodeModules, installPackages } from '../lib/node-modules.js';
import { fail, root } from '../lib/process.js';
import { nativeToolchain } from '../lib/toolchain.js';
import { node, runParts } from './parts.js';
import { prepareReaders } from './readers.js';
import { ownTests, testsIn } from './test-files.js';

installNodeModules();
installPackages(join(root, 'tests/iconv-lite/programs'));
prepareReaders();
const hosts = nodeHosts();
const [, longTerm] = hosts;
const { cargo, env } = nativeToolchain();

/** @type {import('./parts.js').Part[]} */
const PARTS = [
  {
    name: 'lint',
    what: 'every lint, of every selection of features and of the benchmarks',
    usesCargo: true,
    commands: () => [node('tools/check/lint.js')],
  },
  {
    name: 'javascript',
    what: 'formatting, lints and types of everything that is JavaScript, and the packages',
    commands: () => [node('tools/check/lint.js', 'javascript'), node('tools/check/dependencies.js', 'packages')],
  },
  {
    name: 'exhaustive',
    what: 'every transition of the large decoders, every input of three bytes, every window of four characters',
    usesCargo: true,
    commands: () => [
      ...['transitions', 'encoders', 'exhaustive', 'windows'].map((test) => ({
        program: cargo,
        args: ['test', '--locked', '--test', test, '--', '--ignored'],
        env,
      })),
    ],
  },
  {
    name: 'build',
    what: 'that the package can be built again, to the byte',
    usesCargo: true,
    commands: () => [node('tests/rebuild.js')],
  },
  {
    name: 'boundary',
    what: 'the boundary between Rust and JavaScript, with and without SIMD instructions',
    usesCargo: true,
    commands: () => [node('tests/boundary.js')],
  },
  {
    name: 'js-feature',
    what: "the crate's strings and streams of JavaScript, in Node, Chromium and Firefox",
    usesBrowsers: true,
    usesCargo: true,
    commands: () => [node('tests/js-feature/run.js')],
  },
  {
    name: 'crate',
    what: "the crate in somebody else's WebAssembly module, and with selections of its features",
    usesCargo: true,
    commands: () => [node('tests/crate/run.js')],
  },
  {
    name: 'crate-users',
    what: "quick-xml's and encoding_rs_io's own tests, with the crate in place of encoding_rs",
    usesCargo: true,
    commands: () => [node('tests/crate-users/run.js')],
  },
  {
    name: 'msrv',
    what: 'every selection of features with the oldest Rust that Cargo.toml declares',
    usesCargo: true,
    commands: () => [node('tools/check/msrv.js')],
  },
  {
    name: 'panics',
    what: 'that no function of the module can panic',
    usesCargo: true,
    commands: () => [node('tests/panics.js')],
  },
  {
    name: 'arm',
    what: 'the core on an emulated ARM processor',
    usesCargo: true,
    commands: () => [node('tools/check/arm.js')],
  },
  {
    name: 'asan',
    what: 'the core under AddressSanitizer',
    usesCargo: true,
    commands: () => [node('tools/check/asan.js')],
  },
  {
    name: 'licences',
    what: 'the dependencies',
    usesCargo: true,
    commands: () => [node('tools/check/dependencies.js')],
  },
  { name: 'miri', what: 'the unsafe code under Miri', usesCargo: true, commands: () => [node('tools/check/miri.js')] },
  ...hosts.map(({ name, major, command }) => ({
    name: `node-${major}`,
    what: `every test of the package in ${name}`,
    commands: () => [
      { program: command, args: ['--test', '--test-reporter=dot', ...ownTests()], env: { THOROUGH: '1' } },
    ],
  })),
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
  {
    name: 'large',
    what: 'files of 500 MB in the page and of 2 GB in the command',
    usesBrowsers: true,
    commands: () => [
      {
        program: longTerm.command,
        args: ['--test', '--test-reporter=dot', 'tests/js/cli.test.js', 'tests/www/page.test.js'],
        env: { LARGE_FILES: '1', THOROUGH: '1' },
      },
    ],
  },
  {
    name: 'frameworks',
    what: 'the packed package with other installers, in test runners, frameworks, executables and an extension; the sizes of more bundles',
    usesBrowsers: true,
    commands: () => [node('tests/packaging/run.js', 'frameworks')],
  },
  {
    name: 'iconv-lite',
    what: 'the drop-in on every host, and in programs that use iconv-lite',
    usesBrowsers: true,
    commands: () => [node('tests/iconv-lite/run.js')],
  },
  {
    name: 'python',
    what: 'the module in Python, as docs/abi.md has it',
    commands: () => [node('tests/python/run.js', 'module')],
  },
  {
    name: 'fuzz-js',
    what: 'the public API with random calls',
    commands: () => [{ program: longTerm.command, args: ['tests/fuzz/run.js', '--minutes', '2'] }],
  },
];

const names = process.argv.slice(2);
const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
if (unknown) fail(`There is no check ${unknown}. There are: ${PARTS.map(({ name }) => name).join(', ')}.`);
await runParts(names.length > 0 ? PARTS.filter(({ name }) => names.includes(name)) : PARTS);
