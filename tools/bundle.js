// The scripts in pkg/: esbuild bundles the sources for each entry of the package, and for each kind of host.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from './core.js';
import { embed } from './embed.js';
import { MULTI_BYTE } from './entries.js';
import { root } from './process.js';

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
 * Where a comment has a type from: a file that the package doesn't have. SES takes it for an import that a script in a
 * compartment must not have.
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
 * Makes an entry's files:
 * - NAME.js and NAME.cjs have its module in them, so they work in any place;
 * - NAME-disk.js, for Deno and Bun, is the same, but prefers the prepared module, if it may read its file; NAME.cjs does so, too;
 * - NAME-node.js reads the module from its file, which is quicker than parsing and decoding it; an entry that has a source of its own, whose object is the same for `import` and `require`, doesn't get this file;
 * - NAME-workerd.js imports the compiled module, because workerd doesn't compile modules from bytes.
 * @param {Entry} entry
 * @param {Uint8Array} module
 * @returns {Promise<string[]>} the names of its exports
 */
export async function bundleEntry(entry, module) {
  const { packed, description } = embed(module);
  const names = entry.exports ?? exportsOf(readFileSync(join(root, 'js', 'index.js'), 'utf8'));
  const { source, prepared } = entry;
  const exports = source ? ['default', ...names] : names;
  // gzip finds repetitions within 32 KB, so the modules that only a source has are together, behind the common ones.
  const first = source ? "import './index.js';" : '';
  const contents = `${first} export { ${exports.join(', ')} } from './${source ?? 'index.js'}';`;
  const common = /** @type {import('esbuild').BuildOptions} */ ({
    stdin: { contents, resolveDir: join(root, 'js') },
    // It's for the order alone.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  const start = `const PACKED = ${JSON.stringify(packed)};`;
  const unpacked = `unpackModule(PACKED, ${description.map((part) => JSON.stringify(part)).join(', ')})`;
  const embedded = `import { unpackModule } from './wasm/embedded.js';
    export const ownModule = () => ${unpacked};`;
  const preferred = (/** @type {string} */ file) => `import { unpackModule } from './wasm/embedded.js';
    import { readIfPossible } from './wasm/read-module.js';
    export const ownModule = () => readIfPossible(() => ${file}) ?? ${unpacked};`;
  await bundle(`${entry.name}.js`, {
    ...common,
    format: 'esm',
    banner: { js: start },
    plugins: [entryModule(entry, embedded)],
  });
  if (prepared) {
    await bundle(`${entry.name}-disk.js`, {
      ...common,
      format: 'esm',
      banner: { js: start },
      plugins: [entryModule(entry, preferred(`new URL('./${prepared}', import.meta.url)`))],
    });
  }
  await bundle(`${entry.name}.cjs`, {
    ...common,
    format: 'cjs',
    // It must stay the first statement.
    banner: { js: `"use strict";\n${start}` },
    // If there is a default export, `require` returns it.
    footer: { js: source ? 'module.exports = module.exports.default;' : '' },
    plugins: [entryModule(entry, prepared ? preferred(`__dirname + '/${prepared}'`) : embedded)],
  });
  const file = prepared ?? entry.wasm;
  const read = `import { readModule } from './wasm/read-module.js';
    export const ownModule = () => readModule(() => new URL('./${file}', import.meta.url));`;
  // Minified, because Node imports it in 2.8 ms instead of 3.4. No bundler sees it, which would need the comments. Node shows
  // the whole line that throws an uncaught error, so lines are short.
  if (!source) {
    await bundle(`${entry.name}-node.js`, {
      ...common,
      format: 'esm',
      minify: true,
      lineLimit: 120,
      plugins: [entryModule(entry, read)],
    });
  }
  const imported = `import module from './${file}';
    export const ownModule = () => module;`;
  await bundle(`${entry.name}-workerd.js`, {
    ...common,
    format: 'esm',
    external: [`./${file}`],
    plugins: [entryModule(entry, imported)],
  });
  return names;
}

/** Makes the command's files: cli.cjs, and cli-full.cjs and cli-other.cjs, which that one loads when it needs them. */
export async function bundleCommand() {
  // Minified, because Node reads it in half the time. Node shows whole lines of what it fails in, so they are short.
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
function entryModule({ path, groups, exports }, content) {
  const has = (/** @type {string[]} */ ...some) => !groups || some.some((group) => groups.includes(group));
  const entryContents = `${content}
    export const ENTRY = ${JSON.stringify(path)};
    export const HAS_INITIALIZE = ${exports?.includes('initialize') ?? true};`;
  const groupsContents = `
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
