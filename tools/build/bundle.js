// Makes the scripts in pkg/: esbuild bundles the sources for each entry of the package and each kind of host.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process.js';
import { version } from './core.js';
import { embed } from './embed.js';
import { ICONV_LITE, MAIN, MULTI_BYTE, NO_WASM } from './entries.js';

/** @typedef {import('./entries.js').Entry} Entry */

/**
 * Bundles a file in pkg/.
 * @param {string} file
 * @param {import('esbuild').BuildOptions} options
 */
export async function bundle(file, options) {
  // Imported here, because the build installs it first.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    bundle: true,
    platform: 'neutral',
    target: 'es2022',
    // Removes what the constants of js/groups.js turn off.
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

/** esbuild's loop over exports in CommonJS. It would also visit properties that somebody added to Object.prototype, and throw. */
const ALL_PROPERTIES = 'for (var name in all)';
const OWN_PROPERTIES = 'for (var name of Object.keys(all))';

/**
 * Types in comments name files that aren't in the package, and SES refuses `import` expressions in a compartment, even in comments.
 */
const SOURCE_OF_TYPE = /import\('\.[^']*'\)\./g;

/** A named number on a line of its own. */
const CONSTANT = /^(?:export )?const (\w+) = (?:-?[\da-f.x_]+|NaN|\d+ (?:<<|\*) \w+);\n/gm;

/**
 * Makes esbuild replace constants with their numbers, which minifiers can't do later. It does so only if the module that defines them
 * imports nothing, so this moves them to a module of their own.
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
 * Makes NAME.js, for pages, bundlers and most hosts: an ES module that contains its WebAssembly module.
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
  // Scripts for hosts that load the module differently replace this function.
  const hook = [MAIN, ICONV_LITE].includes(entry) ? `export { own as ${HOOK} } from './entry.js';` : '';
  await bundleScript(`${entry.name}.js`, entry, content, { format: 'esm' }, hook);
  // It must be the first statement: see tools/build/embed.js.
  prepend(`${entry.name}.js`, `const PACKED = ${JSON.stringify(packed)};\n`);
}

/**
 * Makes NAME.js for an entry whose core is a script.
 * @param {Entry} entry
 * @param {string} script the core's file
 */
export async function bundleWithoutWasm(entry, script) {
  const content = `export { newScript } from ${JSON.stringify(script)};
    export const ownModule = () => undefined;`;
  await bundleScript(`${entry.name}.js`, entry, content, { format: 'esm' });
}

/**
 * Makes NAME-commonjs.cjs, which reads the module from its file, for older Nodes and Jest, which can't require ES modules.
 * @param {Entry} entry
 */
export async function bundleCommonJS(entry) {
  // @vercel/nft and other tools that collect a program's files understand this expression.
  const content = `import { readModule } from './wasm/read-module.js';
    export const newScript = undefined;
    export const ownModule = () => readModule(() => require('node:fs').readFileSync(__dirname + '/${MAIN.wasm}'));`;
  await bundleScript(`${entry.name}-commonjs.cjs`, entry, content, {
    format: 'cjs',
    external: ['node:fs'],
    // `require` returns the default export, if there is one.
    footer: { js: entry.source ? 'module.exports = module.exports.default;' : '' },
  });
}

/** The export by which scripts for other hosts replace how NAME.js gets the module. It isn't part of the API. */
export const HOOK = '__module';

/** The names of an entry's exports, without the default. @param {Entry} entry */
export const namesOf = ({ exports }) => exports ?? exportsOf(readFileSync(join(root, 'js', 'index.js'), 'utf8'));

/**
 * Makes one of an entry's scripts.
 * @param {string} file
 * @param {Entry} entry
 * @param {string} content the entry's part of js/entry.js
 * @param {import('esbuild').BuildOptions} options
 * @param {string} [more]
 */
async function bundleScript(file, entry, content, options, more = '') {
  const { source } = entry;
  const exports = source ? ['default', ...namesOf(entry)] : namesOf(entry);
  // gzip finds repetitions within 32 KB, so modules that only one source uses come together, after the common ones.
  const first = source ? "import './index.js';" : '';
  const contents = `${first} export { ${exports.join(', ')} } from './${source ?? 'index.js'}'; ${more}`;
  await bundle(file, {
    stdin: { contents, resolveDir: join(root, 'js') },
    // This import is only for the order.
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [entryModule(entry, content)],
    ...options,
  });
  await minifyScript(file, options.format === 'esm');
}

/**
 * Minifies a script in pkg/, which halves its size and makes Node load it sooner. There are no source maps, which would be three times as
 * large: the sources are in the repository, and `npm run build` makes the same bytes.
 *
 * terser keeps the comments that tell bundlers which code is pure; esbuild's minifier removes them.
 * @param {string} file
 * @param {boolean} module whether it's an ES module
 */
async function minifyScript(file, module) {
  const { minify } = await import('terser');
  const script = join(root, 'pkg', file);
  const { code } = await minify(readFileSync(script, 'utf8'), {
    module,
    ecma: 2020,
    // esbuild has done this.
    compress: false,
    mangle: { toplevel: true },
    // Node prints the whole line that throws an uncaught error.
    format: { preserve_annotations: true, max_line_len: 120, ascii_only: true },
  });
  writeFileSync(script, `${code}\n`);
}

/** @param {string} file in pkg/ @param {string} start */
function prepend(file, start) {
  const script = join(root, 'pkg', file);
  writeFileSync(script, start + readFileSync(script, 'utf8'));
}

/** Makes cli.cjs, and cli-full.cjs and cli-other.cjs, which it loads when it needs them. */
export async function bundleCommand() {
  // Node loads minified code faster. Lines are short because Node prints the whole line that throws.
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
    // `require` is faster than `import`.
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
 * @param {string} content the entry's part about the WebAssembly module
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

/** The names in a module's `export { … } from` statements. @param {string} source */
function exportsOf(source) {
  const lists = [...source.matchAll(/^export \{([^}]*)\} from/gm)].map(([, list]) => list);
  return lists.flatMap((list) => list.split(',').map((name) => name.trim())).filter((name) => name !== '');
}
