// The linters and type checks: `npm run lint`. `npm run lint -- --fix` mends what it can.

import { installHosts } from './hosts.js';
import { installNodeModules, nodeTool } from './node-modules.js';
import { run, say } from './process.js';
import { nativeToolchain, wasmToolchain, withLinters } from './toolchain.js';

const fix = process.argv.includes('--fix');

installNodeModules();
// The type check reads their types.
installHosts();
const native = withLinters(nativeToolchain());
const wasm = withLinters(wasmToolchain());

say('cargo fmt');
run(native.cargo, ['fmt', ...(fix ? [] : ['--check'])], native);
say('cargo clippy');
run(native.cargo, ['clippy', '--locked', '--all-targets', '--', '-D', 'warnings'], native);
run(wasm.cargo, ['clippy', '--locked', '--all-targets', ...wasm.args, '--', '-D', 'warnings'], wasm);
say('cargo doc');
run(native.cargo, ['doc', '--locked', '--no-deps'], { env: { ...native.env, RUSTDOCFLAGS: '-D warnings' } });
say('biome');
run(nodeTool('biome'), fix ? ['check', '--write'] : ['ci', '--error-on-warnings']);
say('tsc');
run(nodeTool('tsc'), []);
