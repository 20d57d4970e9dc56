// Sets up and runs every test: `npm test`.
//
// With the environment variable ENCODING_STANDARD_DIR naming a directory with the standard's data files, the tables are
// also tested against these.

import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { nodeHosts } from './hosts.js';
import { installNodeModules } from './node-modules.js';
import { fail, root, run, say } from './process.js';
import { buildElsewhere } from './rebuild.js';
import { nativeToolchain, wasmBindgen, wasmToolchain } from './toolchain.js';

installNodeModules();
const hosts = nodeHosts();
const native = nativeToolchain();
const wasm = wasmToolchain();
const { testRunner } = wasmBindgen();

run(process.execPath, ['tools/lint.js']);
run(process.execPath, ['tools/dependencies.js']);

say('The Rust core');
run(native.cargo, ['test', '--locked'], native);
run(process.execPath, ['tools/asan.js']);

say('The boundary between Rust and JavaScript, in Node');
run(wasm.cargo, ['test', '--locked', '--test', 'wasm', '--features', 'boundary', ...wasm.args], {
  env: { ...wasm.env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: testRunner },
});

say('The same without SIMD instructions');
run(wasm.cargo, ['test', '--locked', '--test', 'wasm', '--features', 'boundary', ...wasm.args], {
  env: {
    ...wasm.env,
    CARGO_ENCODED_RUSTFLAGS: wasm.env.CARGO_ENCODED_RUSTFLAGS?.replace('+simd128,', ''),
    CARGO_TARGET_DIR: join(root, 'target/without-simd128'),
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: testRunner,
  },
});

say('The crate in the WebAssembly module of somebody else');
run(process.execPath, ['tests/crate/run.js']);

testPackage('as it is in the repository');
run(process.execPath, ['tests/packaging/run.js']);
say('The page, in browsers');
run(process.execPath, ['--test', '--test-reporter=spec', 'tests/www/page.test.js']);
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

/**
 * Builds pkg/ anew. It must be the same to the byte, unless other tools are here than those that built the tracked one.
 * Then these must build the same twice, and it is tested in the place of the tracked one.
 */
function testRebuiltPackage() {
  const tracked = join(root, 'pkg');
  const info = (/** @type {string} */ folder) => JSON.parse(readFileSync(join(folder, 'build-info.json'), 'utf8'));
  const rebuilt = buildElsewhere('elsewhere');
  run(process.execPath, ['tests/panics.js']);
  const [{ files, ...tools }, { files: trackedFiles, ...trackedTools }] = [info(rebuilt), info(tracked)];
  if (files === trackedFiles) {
    say('The rebuilt package is the same to the byte');
    return;
  }
  if (isDeepStrictEqual(tools, trackedTools)) fail('The same tools built something else than what is in pkg/.');
  if (files !== info(buildElsewhere('a directory with a longer name')).files)
    fail('The same tools built something else in another directory.');
  const aside = join(root, '.tools', 'tracked-pkg');
  rmSync(aside, { recursive: true, force: true });
  renameSync(tracked, aside);
  const restore = () => {
    rmSync(tracked, { recursive: true, force: true });
    renameSync(aside, tracked);
  };
  // Also when a test fails, which ends this process.
  process.once('exit', restore);
  cpSync(rebuilt, tracked, { recursive: true });
  testPackage('rebuilt here');
  process.off('exit', restore);
  restore();
}
