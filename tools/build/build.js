// Builds pkg/ from the sources: `npm run build`.
//
// cargo and wasm-opt make the WebAssembly modules; esbuild bundles the entries for each host, the polyfills and the command.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { installNodeModules, nodeTool } from '../lib/node-modules.js';
import { fail, output, root, say } from '../lib/process.js';
import { moduleToolchain } from '../lib/toolchain.js';
import { buildInfoFile, hashPackage, hashSources } from './build-info.js';
import { bundle, bundleCommand, bundleCommonJS, bundleEntry, bundleWithoutWasm, HOOK, namesOf } from './bundle.js';
import { buildModule } from './core.js';
import { BY_NEED, ENTRIES, ICONV_LITE, MAIN, NO_WASM } from './entries.js';
import { buildScript } from './script.js';
import { buildExpandModule } from './strings-module.js';

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
  say(`${entry.wasm} has ${module.length} bytes, ${gzipSync(module, { level: 9 }).length} gzipped`);
  if (entry === MAIN) writeFileSync(join(pkg, entry.wasm), module);
  await bundleEntry(entry, module);
}

say(`Building ${NO_WASM.path}`);
await bundleWithoutWasm(NO_WASM, buildScript(NO_WASM));

write(
  'index-node.js',
  `// For Node. Reading the module from its file is quicker than decoding the one in the script, which is for bundles and for
// deployments without the file.

import { ${HOOK} } from './${MAIN.name}.js';

const { load } = ${HOOK};
${HOOK}.load = () => {
  try {
    return process.getBuiltinModule('node:fs').readFileSync(new URL('./${MAIN.wasm}', import.meta.url));
  } catch {
    return load();
  }
};

export { ${namesOf(MAIN).join(', ')} } from './${MAIN.name}.js';
`,
);

for (const [entry, module] of /** @type {const} */ ([
  [MAIN, "require('./index-node.js')"],
  [ICONV_LITE, "require('./iconv-lite.js').default"],
])) {
  const names = namesOf(entry).join(', ');
  write(
    `${entry.name}-workerd.js`,
    `// For workerd, which doesn't compile modules from bytes.

import module from './${MAIN.wasm}';
import { ${HOOK} } from './${entry.name}.js';

${HOOK}.load = () => {
  if (module instanceof WebAssembly.Module) return module;
  throw new TypeError(
    'encoding-wasm: the bundler made something else of ${MAIN.wasm}; let it import this file as a compiled module.',
  );
};

export { ${entry.source ? 'default, ' : ''}${names} } from './${entry.name}.js';
`,
  );
  await bundleCommonJS(entry);
  write(
    `${entry.name}.cjs`,
    `// The copy that \`import\` gives, unless this host can't require ES modules, such as older Nodes and Jest.
let entry;
try {
  entry = ${module};
} catch {
  entry = require('./${entry.name}-commonjs.cjs');
}
module.exports = entry;
`,
  );
  write(
    `${entry.name}-require.js`,
    `// For \`import\` where there would be two copies otherwise.

import entry from './${entry.name}.cjs';
${entry.source ? '\nexport default entry;' : ''}
export const { ${names} } = entry;
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
  for (const host of ['', '-workerd']) {
    // workerd imports modules in compiled form.
    const compiled = host === '-workerd' ? ', true' : '';
    write(
      `${name}${host}.js`,
      `import ${classes} from './${MAIN.name}${host}.js';\nimport { install } from './install.js';\n\ninstall(${classes}, ${force}${compiled});\n`,
    );
  }
  if (!force)
    write(
      `${name}-${NO_WASM.name}.js`,
      `import ${classes} from './${NO_WASM.name}.js';\nimport { install } from './install.js';\n\ninstall(${classes}, false, true);\n`,
    );
  write(`${name}.cjs`, `require('./install.cjs').install(require('./${MAIN.name}.cjs'), ${force});\n`);
}

await bundleCommand();
// npm installs the manual page.
const manual = output(process.execPath, [join(pkg, 'cli.cjs'), '--manual']) ?? fail('The command printed no manual.');
writeFileSync(join(pkg, 'encoding-wasm.1'), `${manual}\n`);

for (const types of [MAIN.name, 'polyfill']) {
  for (const ending of ['ts', 'cts']) {
    copyFileSync(join(root, 'types', `${types}.d.ts`), join(pkg, `${types}.d.${ending}`));
  }
}
for (const ending of ['ts', 'cts']) {
  const types = `${ICONV_LITE.name}.d.${ending}`;
  copyFileSync(join(root, 'types', types), join(pkg, types));
}
for (const { declarations, exports, types } of BY_NEED) {
  for (const [ending, script] of [
    ['ts', 'js'],
    ['cts', 'cjs'],
  ]) {
    const all = [...(exports ?? []), ...types].join(',\n  ');
    write(`${declarations}.d.${ending}`, `export {\n  ${all},\n} from './${MAIN.name}.${script}';\n`);
  }
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

/** @param {string} file @param {string} content */
function write(file, content) {
  writeFileSync(join(pkg, file), `// Made by \`npm run build\`.\n\n${content}`);
}
