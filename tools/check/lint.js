// Runs the linters and type checks: `npm run lint`. `npm run lint -- --fix` fixes what it can; `npm run lint -- javascript` leaves out the
// linters that need Rust, and `npm run lint -- package` also the types of tests and benchmarks, which need the packages of all hosts.

import { join } from 'node:path';
import { FEATURE_SELECTIONS } from '../lib/features.js';
import { installHosts } from '../lib/hosts.js';
import { installNodeModules, installPackages, nodeTool } from '../lib/node-modules.js';
import { root, run, say } from '../lib/process.js';
import { nativeToolchain, wasmToolchain, withLinters } from '../lib/toolchain.js';

const fix = process.argv.includes('--fix');
const isForPackage = process.argv.includes('package');

installNodeModules();
if (!isForPackage && !process.argv.includes('javascript')) lintRust();
lintJavaScript();

function lintRust() {
  const native = withLinters(nativeToolchain());
  const wasm = withLinters(wasmToolchain());
  say('cargo fmt');
  run(native.cargo, ['fmt', '--all', ...(fix ? [] : ['--check'])], native);
  say('cargo clippy');
  run(
    native.cargo,
    ['clippy', '--locked', '--workspace', '--all-targets', '--all-features', '--', '-D', 'warnings'],
    native,
  );
  run(
    wasm.cargo,
    ['clippy', '--locked', '--workspace', '--all-targets', '--all-features', ...wasm.args, '--', '-D', 'warnings'],
    wasm,
  );
  const withoutEncoders = ['--package', 'encoding-wasm', '--no-default-features', '--features', 'js,boundary,japanese'];
  run(wasm.cargo, ['clippy', '--locked', '--lib', ...withoutEncoders, ...wasm.args, '--', '-D', 'warnings'], wasm);
  for (const features of FEATURE_SELECTIONS) {
    const selection = ['--no-default-features', '--features', features];
    run(native.cargo, ['clippy', '--locked', '--lib', ...selection, '--', '-D', 'warnings'], native);
  }
  const others = {
    'bench/encoding_rs': wasm,
    'bench/native': { args: [], ...native },
    'tools/check/mutants': { args: [], ...native },
  };
  for (const [crate, { cargo, args, env }] of Object.entries(others)) {
    const cwd = join(root, crate);
    const config = ['--', '--config-path', root];
    run(cargo, ['fmt', ...(fix ? [] : ['--check']), ...config], { cwd, env });
    run(cargo, ['clippy', '--locked', ...args, '--', '-D', 'warnings'], { cwd, env });
  }
  say('cargo doc');
  const RUSTDOCFLAGS = '-D warnings';
  run(native.cargo, ['doc', '--locked', '--no-deps'], { env: { ...native.env, RUSTDOCFLAGS } });
  run(wasm.cargo, ['doc', '--locked', '--no-deps', '--package', 'encoding-wasm', ...wasm.args], {
    env: { ...wasm.env, RUSTDOCFLAGS },
  });
}

function lintJavaScript() {
  say('biome');
  run(nodeTool('biome'), fix ? ['check', '--write'] : ['ci', '--error-on-warnings']);
  say('prose');
  run(process.execPath, ['tools/check/prose.js']);
  say('tsc');
  if (isForPackage) return run(nodeTool('tsc'), ['--project', 'tsconfig.package.json']);
  // The types of packages that tests and benchmarks import.
  installHosts();
  installPackages(join(root, 'bench'));
  installPackages(join(root, 'bench', 'detect'));
  run(nodeTool('tsc'), []);
}
