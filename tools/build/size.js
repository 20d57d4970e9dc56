// Shows the size of each part: `npm run size`. Sizes are those of pages: minified by esbuild, and compressed by zlib, level 9.
// `npm run size -- --write` writes them into the documents.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { installNodeModules } from '../lib/node-modules.js';
import { root, say } from '../lib/process.js';
import { ENTRIES } from './entries.js';

/** Programs that import a part of the package. */
export const TYPICAL_IMPORTS = {
  'labels and names': "import { encodings, labelToName } from 'encoding-wasm'; console.log(encodings, labelToName);",
  TextDecoder: "import { TextDecoder } from 'encoding-wasm'; console.log(TextDecoder);",
  encode: "import { encode } from 'encoding-wasm'; console.log(encode);",
  transcode: "import { transcode } from 'encoding-wasm'; console.log(transcode);",
  'the polyfill': "import 'encoding-wasm/polyfill';",
};

/** @param {string | Uint8Array} content */
const compressed = (content) => gzipSync(content, { level: 9 }).length;

/** @param {string} program */
export async function sizeOfProgram(program) {
  return compressed(await bundleOf(program));
}

/** @param {string} path */
export const sizeOfEntry = (path) => sizeOfProgram(programOf(path));

/** @param {string} path */
const programOf = (path) => `export * from '${path}';`;

/** @param {string} program */
async function bundleOf(program) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

async function showEntries() {
  say('Entries, in KB; the parts are compressed by themselves');
  await showParts(ENTRIES.map(({ path }) => [path, programOf(path)]));
}

async function showTypicalImports() {
  say('Typical imports, in KB');
  await showParts(Object.entries(TYPICAL_IMPORTS));
}

/** @param {[what: string, program: string][]} programs */
async function showParts(programs) {
  const rows = programs.map(async ([what, program]) => {
    const bundle = await bundleOf(program);
    const [module = ''] = bundle.match(/"[A-Za-z\d+/]{5000,}"/) ?? [];
    const script = bundle.replace(module, '');
    return [what, ...[bundle, module, script].map((part) => kilobytes(part ? compressed(part) : 0))];
  });
  table(['', 'all', 'module', 'script'], await Promise.all(rows));
}

/** Packed tables are nearly as large in the module as in a compressed script. */
function showTables() {
  say('Tables in the module, in bytes');
  const rows = ['src/generated', 'src/detection/generated'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.bin'))
      .map((file) => [`${folder}/${file}`, `${statSync(join(root, folder, file)).size}`]),
  );
  table(['file', 'bytes'], rows);
}

/** Shows the module before wasm-opt, because it still has names. */
function showCode() {
  const file = join(root, 'target', 'modules', 'named.wasm');
  if (!existsSync(file)) {
    console.log('`npm run build` first, to see the code by parts.');
    return;
  }
  say('Code in the module by parts, in bytes, before wasm-opt');
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const [name, size] of functionSizes(readFileSync(file))) {
    const part = partOf(name);
    parts.set(part, (parts.get(part) ?? 0) + size);
  }
  const rows = [...parts].sort(([, a], [, b]) => b - a).map(([part, size]) => [part, `${size}`]);
  table(['part', 'bytes'], rows);
}

/**
 * The module of Rust that a function belongs to, such as 'encoding_standard::codec::big5', or another crate.
 * https://doc.rust-lang.org/rustc/symbol-mangling/index.html
 * @param {string} name mangled in either way
 */
function partOf(name) {
  const ofImplementation = /(encoding_(?:standard|wasm)(?:\.\.[a-z_0-9]+)+)/.exec(name)?.[1];
  if (ofImplementation) return ofImplementation.split('..').slice(0, 3).join('::');
  const own = name.search(/17encoding_standard|13encoding_wasm/);
  let rest = own < 0 ? name.replace(/^.*?(C(s\w*?_)?|_ZN)(?=\d)/, '') : name.slice(own);
  const path = [];
  for (let match = /^(\d+)_?/.exec(rest); match && path.length < 3; match = /^(\d+)_?/.exec(rest)) {
    const end = match[0].length + Number(match[1]);
    path.push(rest.slice(match[0].length, end));
    rest = rest.slice(end);
  }
  if (own < 0) return path[0] ?? name.replace(/^(__[a-z]+)_.*/, '$1');
  return path.filter((identifier) => /^[a-z_0-9]+$/.test(identifier)).join('::');
}

/**
 * A module's functions with their names and lengths.
 * https://webassembly.github.io/spec/core/binary/modules.html, https://webassembly.github.io/spec/core/appendix/custom.html#name-section
 * @param {Uint8Array} module
 * @returns {[name: string, size: number][]}
 */
function functionSizes(module) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return Buffer.from(module.subarray(at - length, at)).toString();
  };
  let imported = 0;
  /** @type {number[]} */
  let sizes = [];
  /** @type {Map<number, string>} */
  const names = new Map();
  while (at < module.length) {
    const id = module[at++];
    const length = number();
    const end = at + length;
    if (id === 2) {
      // Imported functions come before the module's own.
      imported = WebAssembly.Module.imports(new WebAssembly.Module(Uint8Array.from(module))).filter(
        ({ kind }) => kind === 'function',
      ).length;
    } else if (id === 10) {
      sizes = Array.from({ length: number() }, () => {
        const size = number();
        at += size;
        return size;
      });
    } else if (id === 0 && text() === 'name') {
      while (at < end) {
        const subsection = module[at++];
        const subsectionLength = number();
        const next = at + subsectionLength;
        if (subsection === 1) for (let left = number(); left > 0; left--) names.set(number(), text());
        at = next;
      }
    }
    at = end;
  }
  return sizes.map((size, i) => [names.get(imported + i) ?? '?', size]);
}

/** @param {number} bytes @param {number} [digits] */
const kilobytes = (bytes, digits = 1) => (bytes / 1000).toFixed(digits);

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  for (const row of [head, ...rows]) {
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i] + 2))).join(''));
  }
  console.log();
}

/** The table of entries in docs/api.md. */
const TABLE = /(<!-- By `npm run size -- --write`. -->\n\n)[\s\S]*(?=\n<!-- End. -->)/;

const labelsAndNames = TYPICAL_IMPORTS['labels and names'];

/**
 * Sizes in the text of documents: what precedes each, and the program that has this size.
 * @type {{ file: string, before: RegExp, program: string, digits?: number }[]}
 */
export const SIZES_IN_TEXT = [
  { file: 'README.md', before: /contains only what you use: from /, program: labelsAndNames, digits: 1 },
  { file: 'README.md', before: /for labels and names to /, program: programOf('encoding-wasm') },
  { file: 'docs/hosts.md', before: /\n`encoding-wasm` takes /, program: programOf('encoding-wasm') },
  {
    file: 'docs/hosts.md',
    before: /\[`encoding-wasm\/no-wasm`\]\(api.md#encoding-wasmno-wasm\) takes /,
    program: programOf('encoding-wasm/no-wasm'),
  },
  { file: 'docs/api.md', before: /As a bundle, it takes /, program: programOf('encoding-wasm/no-wasm') },
  {
    file: 'docs/recipes.md',
    before: /into a file of its own, which takes /,
    program: "import { decodeAuto } from 'encoding-wasm'; console.log(decodeAuto);",
  },
  {
    file: 'docs/recipes.md',
    before: /`encoding-wasm\/japanese`\]\(api.md#smaller-entry-points\) takes /,
    program: "import { decode } from 'encoding-wasm/japanese'; console.log(decode);",
  },
];

/** The documents with current sizes, by name. */
export async function documentsWithSizes() {
  const rows = await Promise.all(
    ENTRIES.map(async ({ path }) => `| \`${path}\` | ${kilobytes(await sizeOfEntry(path), 0)} |\n`),
  );
  const labels = kilobytes(await sizeOfProgram(labelsAndNames));
  const table = `| entry | KB |\n|---|--:|\n${rows.join('')}| labels and names alone | ${labels} |\n`;
  const api = 'docs/api.md';
  /** @type {Record<string, string>} */
  const texts = { [api]: textOf(api).replace(TABLE, (_, start) => `${start}${table}`) };
  for (const { file, before, program, digits } of SIZES_IN_TEXT) {
    const size = kilobytes(await sizeOfProgram(program), digits ?? 0);
    texts[file] = (texts[file] ?? textOf(file)).replace(sizeAfter(before), `$1${size} KB`);
  }
  return texts;
}

/** Matches a size in a document. @param {RegExp} before what precedes it */
export const sizeAfter = ({ source }) => new RegExp(`(${source})([\\d.]+) KB`);

/** @param {string} file */
const textOf = (file) => readFileSync(join(root, file), 'utf8');

if (import.meta.filename === process.argv[1]) {
  // A reader such as `head` may close the pipe.
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ { code }) => process.exit(code === 'EPIPE' ? 0 : 1));
  installNodeModules();
  if (process.argv.includes('--write')) {
    for (const [file, text] of Object.entries(await documentsWithSizes())) writeFileSync(join(root, file), text);
  }
  await showEntries();
  await showTypicalImports();
  showTables();
  showCode();
}
