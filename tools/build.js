// Builds pkg/ from the sources: `npm run build`.
//
// cargo and wasm-opt make the WebAssembly modules, esbuild bundles each entry for each host, the polyfills and the
// command.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildInfoFile, hashPackage, hashSources } from './build-info.js';
import { bundle, bundleCommand, bundleEntry } from './bundle.js';
import { buildModule, buildPreparedModule } from './core.js';
import { BY_NEED, ENTRIES, ICONV_LITE, MAIN } from './entries.js';
import { installNodeModules, nodeTool } from './node-modules.js';
import { fail, output, root, say } from './process.js';
import { buildExpandModule } from './strings-module.js';
import { moduleToolchain } from './toolchain.js';

/** @typedef {import('./entries.js').Entry} Entry */

const pkg = join(root, 'pkg');

installNodeModules();
const toolchain = moduleToolchain();
rmSync(pkg, { recursive: true, force: true });
mkdirSync(pkg);
buildExpandModule();

for (const entry of [...ENTRIES, ICONV_LITE]) {
  say(`Building ${entry.path} with ${toolchain.name}`);
  const module = buildModule(entry);
  writeModule(entry.wasm, module);
  if (entry.prepared) writeModule(entry.prepared, await buildPreparedModule(entry));
  const names = await bundleEntry(entry, module);
  // Where Node can't require an ES module, `import` must also give the classes of the CommonJS file. Bundlers for Node
  // follow imports. The script between them is for Node, which would read all of a CommonJS file that it imports for the
  // names of exports; that takes longer than loading it.
  write(`${entry.name}-require.cjs`, `const entry = require('./${entry.name}.cjs');\nmodule.exports = entry;\n`);
  write(
    `${entry.name}-require.js`,
    `import entry from './${entry.name}-require.cjs';
${entry.source ? '\nexport default entry;' : ''}
export const { ${names.join(', ')} } = entry;
`,
  );
}

await bundle('install.js', { entryPoints: ['js/polyfill.js'], format: 'esm' });
await bundle('install.cjs', { entryPoints: ['js/polyfill.js'], format: 'cjs' });
const classes = '{ TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream }';
for (const [name, force] of [
  ['polyfill', false],
  ['polyfill-force', true],
]) {
  for (const host of ['', '-disk', '-node', '-require', '-workerd']) {
    // workerd's script imports a compiled module.
    const compiled = host === '-workerd' ? ', true' : '';
    write(
      `${name}${host}.js`,
      `import ${classes} from './${MAIN.name}${host}.js';\nimport { install } from './install.js';\n\ninstall(${classes}, ${force}${compiled});\n`,
    );
  }
  write(`${name}.cjs`, `require('./install.cjs').install(require('./${MAIN.name}.cjs'), ${force});\n`);
}

await bundleCommand();
// The manual page, which npm installs.
const manual = output(process.execPath, [join(pkg, 'cli.cjs'), '--manual']) ?? fail('The command printed no manual.');
writeFileSync(join(pkg, 'encoding-wasm.1'), `${manual}\n`);

for (const [ending, script] of [
  ['ts', 'js'],
  ['cts', 'cjs'],
]) {
  for (const types of [MAIN.name, 'polyfill']) {
    copyFileSync(join(root, 'types', `${types}.d.ts`), join(pkg, `${types}.d.${ending}`));
  }
  for (const { name, exports, types } of BY_NEED) {
    const all = [...(exports ?? []), ...types].join(',\n  ');
    write(`${name}.d.${ending}`, `export {\n  ${all},\n} from './${MAIN.name}.${script}';\n`);
  }
  const types = `${ICONV_LITE.name}.d.${ending}`;
  copyFileSync(join(root, 'types', types), join(pkg, types));
}

const info = {
  sources: hashSources(),
  files: hashPackage(),
  rustc: toolchain.name,
  wasmOpt: output(nodeTool('wasm-opt'), ['--version']),
  esbuild: output(nodeTool('esbuild'), ['--version']),
};
writeFileSync(buildInfoFile, `${JSON.stringify(info, null, 2)}\n`);
say('Built pkg/; `npm run size` shows the size of each part');

/** @param {string} file @param {Uint8Array} module */
function writeModule(file, module) {
  writeFileSync(join(pkg, file), module);
  say(`${file} has ${module.length} bytes, ${gzipSync(module, { level: 9 }).length} gzipped`);
}

/** @param {string} file @param {string} content */
function write(file, content) {
  writeFileSync(join(pkg, file), `// Made by \`npm run build\`.\n\n${content}`);
}
