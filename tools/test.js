// Sets up and runs every test: `npm test`.
//
// With the environment variable ENCODING_STANDARD_DIR naming a directory with the standard's data files, the tables are
// also tested against these.

import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeHosts } from './hosts.js';
import { installNodeModules } from './node-modules.js';
import { fail, root, run, say, succeeds } from './process.js';
import { nativeToolchain, wasmBindgen, wasmToolchain } from './toolchain.js';

installNodeModules();
const hosts = nodeHosts();
const native = nativeToolchain();
const wasm = wasmToolchain();
const { testRunner } = wasmBindgen();

run(process.execPath, ['tools/lint.js']);

say('The Rust core');
run(native.cargo, ['test', '--locked'], native);

say('The boundary between Rust and JavaScript, in Node');
run(wasm.cargo, ['test', '--locked', '--test', 'wasm', ...wasm.args], {
  env: { ...wasm.env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: testRunner },
});

testPackage('as it is in the repository');
testRebuiltPackage();
say('All tests passed');

/** @param {string} which */
function testPackage(which) {
  const tests = readdirSync(join(root, 'tests', 'js')).filter((name) => name.endsWith('.test.js'));
  for (const { name, command } of hosts) {
    say(`The package ${which}, in ${name}`);
    run(command, ['--test', '--test-reporter=spec', ...tests.map((test) => `tests/js/${test}`)]);
  }
}

/** Builds pkg/ anew, tests that if it differs, and puts the tracked one back. */
function testRebuiltPackage() {
  const [tracked, aside] = [join(root, 'pkg'), join(root, '.tools', 'tracked-pkg')];
  rmSync(aside, { recursive: true, force: true });
  renameSync(tracked, aside);
  try {
    if (!succeeds(process.execPath, ['tools/build.js'])) throw new Error('the build failed');
    const isSame = readdirSync(tracked).every((name) =>
      readFileSync(join(tracked, name)).equals(readFileSync(join(aside, name))),
    );
    if (isSame) say('The rebuilt package is the same to the byte');
    else testPackage('rebuilt here');
  } catch (error) {
    restore();
    fail(String(error));
  }
  restore();

  function restore() {
    rmSync(tracked, { recursive: true, force: true });
    renameSync(aside, tracked);
  }
}
