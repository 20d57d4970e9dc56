// Finds functions of the WebAssembly module that can panic, which would be a trap, by their names in a build where panics are calls.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeTool } from '../tools/lib/node-modules.js';
import { fail, root, run, say } from '../tools/lib/process.js';
import { wasmToolchain } from '../tools/lib/toolchain.js';

const target = join(root, 'target', 'panics');
const built = join(target, 'wasm32-unknown-unknown/release/encoding_wasm.wasm');

/** Functions of Rust's core library that panic; all ways to panic end in the first. */
const PANICS =
  /9panicking|panic_for_|slice_index_fail|unwrap_failed|expect_failed|panic_poisoned|5slice.*_fail|copy_from_slice/;

/** These may call them. */
const EXCEPTIONS = [
  // These unpack constants: no input reaches them, and a mistake would fail all tests.
  /17encoding_standard(5index(15ideograph_order|12packed_index|6hangul|19single_byte_indexes6unpack)|13range_decoder|9detection17language_unpacker)/,
  // `slice::chunks` calls this with a length that is never too large. Nothing in src/ does.
  /4core5sliceSh8split_at/,
  // Lengths beyond the address space: where memory ends, so does the module.
  /7raw_vec/,
  // The panics, and what they call
  PANICS,
  /3std9panicking|3std5alloc|rust_begin_unwind|rust_panic/,
];

say('Functions of the WebAssembly module that can panic');
const { cargo, args, env } = wasmToolchain();
const selection = ['--package', 'encoding-wasm', '--no-default-features', '--features', 'boundary,transcode,sniffing'];
run(cargo, ['rustc', '--release', '--lib', '--crate-type', 'cdylib', '--locked', ...selection, ...args], {
  env: { ...env, CARGO_TARGET_DIR: target },
});
const text = execFileSync(nodeTool('wasm-dis'), ['--all-features', built], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
});

/** @type {Map<string, Set<string>>} */
const callers = new Map();
let caller = '';
for (const line of text.split('\n')) {
  caller = line.match(/^ \(func \$"?([^\s")]+)/)?.[1] ?? caller;
  const callee = line.match(/\((?:return_)?call \$"?([^\s")]+)/)?.[1];
  if (!callee || !PANICS.test(callee)) continue;
  callers.set(callee, (callers.get(callee) ?? new Set()).add(caller));
}
// The exceptions are always there. If they aren't, names are written differently.
if (callers.size === 0) fail(`${built} calls no panic at all, not even the known ones: does it have names?`);
const found = [...callers].flatMap(([callee, names]) =>
  [...names]
    .filter((name) => !EXCEPTIONS.some((exception) => exception.test(name)))
    .map((name) => `${name}\n  ${callee}`),
);
if (found.length > 0) fail(`These can panic:\n${found.join('\n')}`);
