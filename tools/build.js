// Builds pkg/ from the sources: `npm run build`.
//
// cargo makes the WebAssembly, wasm-bindgen its glue, wasm-opt makes it smaller and faster, and esbuild bundles
// each host's entry and the command.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildInfoFile, hashPackage, hashSources } from './build-info.js';
import { installNodeModules, nodeTool } from './node-modules.js';
import { readOptions } from './options.js';
import { fail, output, root, run, say } from './process.js';
import { buildStringsModule } from './strings-module.js';
import { wasmBindgen, wasmToolchain } from './toolchain.js';

const pkg = join(root, 'pkg');
const wasm = join(pkg, 'encoding.wasm');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

readOptions({ script: 'build', about: 'Builds pkg/ from the sources.' });

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
  // Rust's stack comes first in memory, and grows down: its first kilobyte would be used before an overflow alone.
  ...[
    '-O3',
    '--converge',
    '--low-memory-unused',
    '--enable-simd',
    '--enable-bulk-memory',
    '--enable-bulk-memory-opt',
    '--enable-nontrapping-float-to-int',
  ],
  ...['--enable-sign-ext', '--enable-mutable-globals', '--enable-reference-types', '--enable-multivalue'],
  ...[join(pkg, 'encoding_bg.wasm'), '-o', `${wasm}.optimized`],
]);
rmSync(join(pkg, 'encoding_bg.wasm'));
renameSync(`${wasm}.optimized`, wasm);

buildStringsModule();

// The entries. That of workerd imports the compiled module; the others have it in them.
bundle('js/hosts/inline.js', 'index.js', ['--format=esm']);
bundle('js/hosts/inline.js', 'index.cjs', ['--format=cjs']);
bundle('js/hosts/workerd.js', 'workerd.js', ['--format=esm', '--external:*/encoding.wasm']);
replaceInFile('workerd.js', '"../../pkg/encoding.wasm"', '"./encoding.wasm"');
// `import` and `require` give the same classes in Node.
const names = Object.keys(createRequire(import.meta.url)(join(pkg, 'index.cjs')));
write('node.js', `import encoding from './index.cjs';\n\nexport const { ${names.join(', ')} } = encoding;\n`);

bundle('js/polyfill.js', 'install.js', ['--format=esm']);
bundle('js/polyfill.js', 'install.cjs', ['--format=cjs']);
for (const [name, force] of [
  ['polyfill', false],
  ['polyfill-force', true],
]) {
  for (const [suffix, entry] of [
    ['', 'index'],
    ['-node', 'node'],
    ['-workerd', 'workerd'],
  ]) {
    const imports = `import * as classes from './${entry}.js';\nimport { install } from './install.js';\n`;
    write(`${name}${suffix}.js`, `${imports}\ninstall(classes, ${force});\n`);
  }
  write(`${name}.cjs`, `require('./install.cjs').install(require('./index.cjs'), ${force});\n`);
}
const metafile = join(root, 'target', 'cli.json');
bundle('cli/main.js', 'cli.cjs', [
  ...['--platform=node', '--format=cjs', '--banner:js=#!/usr/bin/env node', `--metafile=${metafile}`],
]);
writeFileSync(join(pkg, 'cli-licences.txt'), licences(JSON.parse(readFileSync(metafile, 'utf8')).inputs));

for (const types of ['index', 'polyfill']) {
  for (const ending of ['ts', 'cts'])
    copyFileSync(join(root, 'types', `${types}.d.ts`), join(pkg, `${types}.d.${ending}`));
}

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
 * @param {string[]} options
 */
function bundle(entry, file, options) {
  run(nodeTool('esbuild'), [
    entry,
    ...[
      '--bundle',
      '--platform=neutral',
      '--target=es2022',
      '--log-level=warning',
      '--legal-comments=inline',
      '--loader:.wasm=base64',
      `--define:VERSION=${JSON.stringify(version)}`,
    ],
    ...[`--outfile=${join(pkg, file)}`, ...options],
  ]);
}

/**
 * The licences of the packages that are part of a bundle, which say that they must come with every copy.
 * @param {Record<string, unknown>} inputs the bundle's files
 */
function licences(inputs) {
  const folders = Object.keys(inputs).map((file) => file.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0]);
  const texts = [...new Set(folders)].sort().flatMap((folder) => {
    if (folder === undefined) return [];
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).find((file) => /^licen[cs]e/i.test(file));
    if (!file) return fail(`${name}, which is part of the command, comes without its licence.`);
    return [
      `${name} ${version}\n\n${readFileSync(join(root, folder, file), 'utf8')
        .replaceAll('\r', '')
        .trim()}\n`,
    ];
  });
  return ['pkg/cli.cjs has these packages in it.\n', ...texts].join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} file @param {string} content */
function write(file, content) {
  writeFileSync(join(pkg, file), `// Made by \`npm run build\`.\n\n${content}`);
}

/** @param {string} file @param {string} before @param {string} after */
function replaceInFile(file, before, after) {
  const content = readFileSync(join(pkg, file), 'utf8');
  if (!content.includes(before)) fail(`${file} does not contain ${before}.`);
  writeFileSync(join(pkg, file), content.replace(before, after));
}
