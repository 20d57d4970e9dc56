// Builds the page in www/dist/ and serves it: `npm run www`, or only builds it: `npm run www -- --build`. Any server of static files can
// serve the folder.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { installNodeModules } from '../lib/node-modules.js';
import { fail, root, say } from '../lib/process.js';
import { embed } from './embed.js';
import { buildExpandModule } from './strings-module.js';

const source = join(root, 'www');
const dist = join(source, 'dist');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Each language's texts are a file; a visit loads at most one. */
const languages = readdirSync(join(source, 'strings')).map((file) => basename(file, '.js'));

/**
 * Builds www/dist/, also compressed for servers that look for compressed files.
 * @returns how many compressed bytes a visit loads at most, before other languages for use without a network
 */
export async function buildPage() {
  installNodeModules();
  buildExpandModule();
  const { build } = await import('esbuild');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    outdir: dist,
    // With a hash in its name, browsers can keep a file forever.
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'linked',
    logLevel: 'warning',
  };
  await build({
    ...options,
    entryPoints: [join(source, 'worker/worker.js')],
    loader: { '.txt': 'binary' },
    define: {
      VERSION: JSON.stringify(version),
      MODULE: JSON.stringify(embed(readFileSync(join(root, 'pkg/encoding.wasm')))),
    },
  });
  const worker = { WORKER: JSON.stringify(builtFile('worker', 'js')) };
  await build({
    ...options,
    entryPoints: [join(source, 'main.js')],
    splitting: true,
    plugins: [valuesOfStrings],
    define: worker,
  });
  for (const file of ['icon.svg', 'manifest.webmanifest']) copyFileSync(join(source, file), join(dist, file));
  await build({ ...options, entryPoints: [join(source, 'style.css')] });
  writeFileSync(join(dist, 'index.html'), await readDocument());
  const files = readdirSync(dist).filter((file) => !file.endsWith('.LEGAL.txt'));
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(dist, file)));
  await build({
    ...options,
    entryNames: '[name]',
    entryPoints: [join(source, 'service-worker.js')],
    define: {
      ...worker,
      FILES: JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file))),
      FILES_HASH: JSON.stringify(hash.digest('hex').slice(0, 16)),
    },
  });
  let [total, longest] = [0, 0];
  for (const file of readdirSync(dist)) {
    const compressed = compress(join(dist, file));
    writeFileSync(join(dist, `${file}.gz`), compressed);
    if (languages.some((language) => file.startsWith(`${language}-`))) longest = Math.max(longest, compressed.length);
    else total += compressed.length;
  }
  return total + longest;
}

/** Finds a file by its name without the hash. @param {string} name @param {string} ending */
function builtFile(name, ending) {
  const found = readdirSync(dist).find((file) => file.startsWith(`${name}-`) && file.endsWith(`.${ending}`));
  return found ?? fail(`The build made no ${name}-….${ending}.`);
}

/**
 * Removes the keys from all languages but English: the texts are in the same order.
 * @type {import('esbuild').Plugin}
 */
const valuesOfStrings = {
  name: 'values of strings',
  setup({ onLoad }) {
    onLoad({ filter: /strings[\\/][\w-]+\.js$/ }, async ({ path }) => {
      if (basename(path) === 'en.js') return undefined;
      const { default: strings } = await import(pathToFileURL(path).href);
      return { contents: `export default ${JSON.stringify(Object.values(strings))}` };
    });
  },
};

/**
 * The document with the English texts filled in, so that it can be read before the script has started. Parts that are hidden until a
 * file is opened don't need that.
 */
async function readDocument() {
  const { default: english } = await import('../../www/strings/en.js');
  /** @type {Record<string, unknown>} */
  const strings = english;
  const textOf = (/** @type {string} */ key) => {
    const text = strings[key];
    return typeof text === 'string'
      ? escapeHTML(text)
      : fail(`www/index.html names the text ${key}, which doesn't exist.`);
  };
  const withTexts = (/** @type {string} */ html) =>
    html
      .replace(/ data-t="(\w+)">/g, (attribute, key) => attribute + textOf(key))
      .replace(/ data-t-(label|placeholder)="(\w+)"/g, (attribute, name, key) => {
        return `${attribute} ${name === 'label' ? 'aria-label' : name}="${textOf(key)}"`;
      });
  const source = readFileSync(join(root, 'www/index.html'), 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(?<=")(main|style)\.(js|css)(?=")/g, (_, name, ending) => builtFile(name, ending));
  const [start, hidden, rest] = source.split(/(?=<div id="document"|<section id="write")/);
  return (withTexts(start) + hidden + withTexts(rest)).replace(/\n\s+/g, '\n');
}

/** @param {string} text */
const escapeHTML = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {string} file */
const compress = (file) => gzipSync(readFileSync(file), { level: 9 });

/** @param {number} port @returns {Promise<import('node:http').Server>} */
export async function servePage(port) {
  const { default: sirv } = await import('sirv');
  const server = createServer(sirv(dist, { gzip: true, dev: true }));
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', () => resolve(server));
  });
}

if (import.meta.filename === process.argv[1]) {
  const { build, port } = options();
  say(`Built www/dist/: a visit loads ${Math.round((await buildPage()) / 1000)} KB, compressed`);
  if (!build) {
    await servePage(port).catch((error) => {
      fail(`The page cannot be served: ${error.message}. Try another port: npm run www -- --port ${port + 1}`);
    });
    say(`The page is at http://localhost:${port}/`);
  }
}

function options() {
  try {
    const { values } = parseArgs({
      options: { build: { type: 'boolean' }, port: { type: 'string', default: '8080' } },
    });
    return { build: values.build, port: Number(values.port) };
  } catch (error) {
    return fail(`${/** @type {Error} */ (error).message}\nnpm run www [-- [--build] [--port NUMBER]]`);
  }
}
