// The scripts in pkg/: esbuild bundles the sources for each entry of the package, and for each kind of host.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process.js';
import { version } from './core.js';
import { embed } from './embed.js';
import { ICONV_LITE, MAIN, MULTI_BYTE, NO_WASM } from './entries.js';

/** @typedef {import('./entries.js').Entry} Entry */

/**
 * Makes a file in pkg/.
 * @param {string} file
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundle(file, options) {
  // Not installed before the build starts.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    bundle: true,
    platform: 'neutral',
    target: 'es2022',
    // Leaves out what the constants of js/groups.js turn off.
    minifySyntax: true,
    logLevel: 'warning',
    legalComments: 'inline',
    define: { VERSION: JSON.stringify(version) },
    outfile: join('pkg', file),
    ...options,
    plugins: [...(options.plugins ?? []), inlinedConstants()],
  });
  const script = join(root, 'pkg', file);
  writeFileSync(
    script,
    readFileSync(script, 'utf8').replaceAll(SOURCE_OF_TYPE, '').replace(ALL_PROPERTIES, OWN_PROPERTIES),
  );
}

/** A loop of esbuild's over exports, in CommonJS. It would also take properties of Object.prototype, and throw if one isn't a function. */
const ALL_PROPERTIES = 'for (var name in all)';
const OWN_PROPERTIES = 'for (var name of Object.keys(all))';

/**
 * Types in comments name files that the package doesn't have. SES takes these `import` expressions for code, and
 * refuses it in a compartment.
 */
const SOURCE_OF_TYPE = /import\('\.[^']*'\)\./g;

/** A number with a name, on a line of its own. */
const CONSTANT = /^(?:export )?const (\w+) = (?:-?[\da-f.x_]+|NaN|\d+ (?:<<|\*) \w+);\n/gm;

/**
 * Lets esbuild write numbers in the place of their names, which minifiers can't do later: it does so only if the module that
 * defines them imports nothing, so this moves them to such a module.
 * @returns {import('esbuild').Plugin}
 */
function inlinedConstants() {
  const namespace = 'constants';
  /** @type {Map<string, string>} */
  const modules = new Map();
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?constants$/ }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: modules.get(path) }));
      onLoad({ filter: /[/\\](js|cli)[/\\].*\.js$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const constants = [...source.matchAll(CONSTANT)];
        if (constants.length === 0) return undefined;
        const module = `${path}?${namespace}`;
        modules.set(module, constants.map(([line]) => line.replace(/^(?!export )/, 'export ')).join(''));
        const all = constants.map(([, name]) => name);
        const exported = constants.filter(([line]) => line.startsWith('export ')).map(([, name]) => name);
        const from = JSON.stringify(module);
        return {
          contents: `import { ${all.join(', ')} } from ${from};
            export { ${exported.join(', ')} } from ${from};
            ${source.replace(CONSTANT, '')}`,
        };
      });
    },
  };
}

/**
 * Makes NAME.js, for pages, bundlers and most hosts: an ES module that needs no other file, because its module is in it.
 * @param {Entry} entry
 * @param {Uint8Array} module
 */
export async function bundleEntry(entry, module) {
  const { packed, description } = embed(module);
  const unpacked = `unpackModule(PACKED, ${description.map((part) => JSON.stringify(part)).join(', ')})`;
  const content = `import { unpackModule } from './wasm/embedded.js';
    export const newScript = undefined;
    export const own = { load: () => ${unpacked} };
    export const ownModule = () => own.load();`;
  // Scripts for hosts that load the module in another way replace the function.
  const hook = [MAIN, ICONV_LITE].includes(entry) ? `export { own as ${HOOK} } from './entry.js';` : '';
  await bundleScript(`${entry.name}.js`, entry, content, { format: 'esm' }, hook);
  // The first statement: see tools/build/embed.js.
  prepend(`${entry.name}.js`, `const PACKED = ${JSON.stringify(packed)};\n`);
}

/**
 * Makes NAME.js for an entry whose core is a script.
 * @param {Entry} entry
 * @param {string} script the file of that script
 */
export async function bundleWithoutWasm(entry, script) {
  const content = `export { newScript } from ${JSON.stringify(script)};
    export const ownModule = () => undefined;`;
  await bundleScript(`${entry.name}.js`, entry, content, { format: 'esm' });
}

/**
 * Makes NAME-commonjs.cjs, which reads the module from its file: for older Nodes and Jest, which can't require ES modules.
 * @param {Entry} entry
 */
export async function bundleCommonJS(entry) {
  // Tools that look for the files that a program needs, such as @vercel/nft, understand this expression.
  const content = `import { readModule } from './wasm/read-module.js';
    export const newScript = undefined;
    export const ownModule = () => readModule(() => require('node:fs').readFileSync(__dirname + '/${MAIN.wasm}'));`;
  await bundleScript(`${entry.name}-commonjs.cjs`, entry, content, {
    format: 'cjs',
    external: ['node:fs'],
    // If there is a default export, `require` returns it.
    footer: { js: entry.source ? 'module.exports = module.exports.default;' : '' },
  });
}

/** The export of NAME.js by which scripts for other hosts replace how it gets the module. It isn't part of the API. */
export const HOOK = '__module';

/** The names that an entry exports, besides the default. @param {Entry} entry */
export const namesOf = ({ exports }) => exports ?? exportsOf(readFileSync(join(root, 'js', 'index.js'), 'utf8'));

/**
 * Makes one of an entry's scripts.
 * @param {string} file
 * @param {Entry} entry
 * @param {string} content the part of js/entry.js about the WebAssembly module
 * @param {import('esbuild').BuildOptions} options
 * @param {string} [more] more exports
 */
async function bundleScript(file, entry, content, options, more = '') {
  const { source } = entry;
  const exports = source ? ['default', ...namesOf(entry)] : namesOf(entry);
  // gzip finds repetitions within 32 KB, so the modules of one source alone are together, after the common ones.
  const first = source ? "import './index.js';" : '';
  const contents = `${first} export { ${exports.join(', ')} } from './${source ?? 'index.js'}'; ${more}`;
  await bundle(file, {
    stdin: { contents, resolveDir: join(root, 'js') },
    // It's for the order alone.
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [entryModule(entry, content)],
    ...options,
  });
  await minifyScript(file, options.format === 'esm');
}

/**
 * Minifies a script in pkg/. Minified scripts are half as large to download and install, and Node loads them sooner. They have
 * no source maps, which would be three times as large; the sources are in the repository, and `npm run build` makes
 * the same bytes of them.
 *
 * esbuild's own minifier removes the comments by which bundlers know what is pure, and so what a program can do without.
 * @param {string} file
 * @param {boolean} module whether it's an ES module
 */
async function minifyScript(file, module) {
  // Not installed before the build starts.
  const { minify } = await import('terser');
  const script = join(root, 'pkg', file);
  const { code } = await minify(readFileSync(script, 'utf8'), {
    module,
    ecma: 2020,
    // esbuild has done that.
    compress: false,
    mangle: { toplevel: true },
    // Node shows the whole line that throws an uncaught error, so lines are short.
    format: { preserve_annotations: true, max_line_len: 120, ascii_only: true },
  });
  writeFileSync(script, `${code}\n`);
}

/** @param {string} file in pkg/ @param {string} start */
function prepend(file, start) {
  const script = join(root, 'pkg', file);
  writeFileSync(script, start + readFileSync(script, 'utf8'));
}

/** Makes the command's files: cli.cjs, and cli-full.cjs and cli-other.cjs, which that one loads when it needs them. */
export async function bundleCommand() {
  // Minified, because Node reads it faster. Node shows whole lines of code that fails, so they are short.
  const options = /** @type {import('esbuild').BuildOptions} */ ({
    format: 'cjs',
    platform: 'node',
    minify: true,
    lineLimit: 120,
  });
  await bundle('cli.cjs', {
    ...options,
    entryPoints: ['cli/main.js'],
    banner: { js: '#!/usr/bin/env node' },
    // `require` is quicker.
    supported: { 'dynamic-import': false },
    plugins: [
      {
        name: 'plain',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\/full\.js$/ }, () => ({ path: './cli-full.cjs', external: true }));
          onResolve({ filter: /^\.\/other-encodings\.js$/ }, () => ({ path: './cli-other.cjs', external: true }));
          onResolve({ filter: /^\.\/strings\.js$/ }, () => ({ path: join(root, 'cli', 'no-strings.js') }));
        },
      },
    ],
  });
  await bundle('cli-full.cjs', { ...options, entryPoints: ['cli/full.js'] });
  await bundle('cli-other.cjs', { ...options, entryPoints: ['cli/other-encodings.js'] });
}

/**
 * Replaces js/entry.js and js/groups.js with an entry's own modules.
 * @param {Entry} entry
 * @param {string} content its part about the WebAssembly module
 * @returns {import('esbuild').Plugin}
 */
function entryModule({ name, path, groups, exports }, content) {
  const has = (/** @type {string[]} */ ...some) => !groups || some.some((group) => groups.includes(group));
  const entryContents = `${content}
    export const ENTRY = ${JSON.stringify(path)};
    export const HAS_INITIALIZE = ${exports?.includes('initialize') ?? true};`;
  const groupsContents = `
    export const HAS_WASM = ${name !== NO_WASM.name};
    export const GROUPS = ${JSON.stringify(groups)};
    export const HAS_SINGLE_BYTE = ${has('single-byte')};
    export const HAS_MULTI_BYTE = ${has(...MULTI_BYTE)};
    export const HAS_JAPANESE = ${has('japanese')};`;
  return {
    name: 'entry',
    setup({ onLoad }) {
      const resolveDir = join(root, 'js');
      onLoad({ filter: /[/\\]js[/\\]entry\.js$/ }, () => ({ contents: entryContents, resolveDir }));
      onLoad({ filter: /[/\\]js[/\\]groups\.js$/ }, () => ({ contents: groupsContents, resolveDir }));
    },
  };
}

/** The names that a module of `export { … } from` statements exports. @param {string} source */
function exportsOf(source) {
  const lists = [...source.matchAll(/^export \{([^}]*)\} from/gm)].map(([, list]) => list);
  return lists.flatMap((list) => list.split(',').map((name) => name.trim())).filter((name) => name !== '');
}
