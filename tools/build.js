// Builds pkg/ from the sources: `npm run build`.
//
// cargo makes the WebAssembly, wasm-bindgen its glue, wasm-opt makes it smaller and faster, and esbuild bundles what
// Node needs in one file: the CommonJS entry and the command.

import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildInfoFile, hashPackage, hashSources } from './build-info.js';
import { installNodeModules, nodeTool } from './node-modules.js';
import { output, root, run, say } from './process.js';
import { wasmBindgen, wasmToolchain } from './toolchain.js';

const pkg = join(root, 'pkg');
const wasm = join(pkg, 'encoding.wasm');

installNodeModules();
const toolchain = wasmToolchain();
const { version: wasmBindgenVersion, command: wasmBindgenCommand } = wasmBindgen();

say(`Building with ${toolchain.name}`);
run(toolchain.cargo, ['build', '--release', '--lib', '--locked', ...toolchain.args], { env: toolchain.env });
rmSync(pkg, { recursive: true, force: true });
mkdirSync(pkg);

run(wasmBindgenCommand, [
  ...['--target', 'web', '--omit-default-module-path', '--remove-name-section', '--remove-producers-section'],
  ...['--out-dir', pkg, '--out-name', 'encoding'],
  join(process.env.CARGO_TARGET_DIR ?? 'target', 'wasm32-unknown-unknown/release/encoding_wasm.wasm'),
]);
rmSync(join(pkg, 'encoding_bg.wasm.d.ts'));

run(nodeTool('wasm-opt'), [
  ...['-O3', '--enable-simd', '--enable-bulk-memory', '--enable-bulk-memory-opt', '--enable-nontrapping-float-to-int'],
  ...['--enable-sign-ext', '--enable-mutable-globals', '--enable-reference-types', '--enable-multivalue'],
  ...[join(pkg, 'encoding_bg.wasm'), '-o', `${wasm}.optimized`],
]);
rmSync(join(pkg, 'encoding_bg.wasm'));
renameSync(`${wasm}.optimized`, wasm);

bundle('js/hosts/node.js', 'node.cjs', '// The entry for require(), and for import in Node. Made by `npm run build`.');
bundle('cli/main.js', 'cli.cjs', '#!/usr/bin/env node\n// The command. Made by `npm run build`.');

for (const file of ['index.d.ts', 'node.d.cts']) copyFileSync(join(root, 'types', 'index.d.ts'), join(pkg, file));

const info = {
  sources: hashSources(),
  files: hashPackage(),
  rustc: toolchain.name,
  wasmBindgen: wasmBindgenVersion,
  wasmOpt: output(nodeTool('wasm-opt'), ['--version']),
  esbuild: output(nodeTool('esbuild'), ['--version']),
};
writeFileSync(buildInfoFile, `${JSON.stringify(info, null, 2)}\n`);

const bytes = readFileSync(wasm);
say(`Built pkg/encoding.wasm: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);

/**
 * @param {string} entry
 * @param {string} file
 * @param {string} banner
 */
function bundle(entry, file, banner) {
  run(nodeTool('esbuild'), [
    entry,
    ...['--bundle', '--platform=node', '--target=node20', '--format=cjs', '--log-level=warning'],
    ...[`--banner:js=${banner}`, `--outfile=${join(pkg, file)}`, '--legal-comments=inline'],
  ]);
}
