// Compares encoding-wasm/no-wasm with @exodus/bytes, which needs no WebAssembly either: `npm run bench:no-wasm [-- HOST…]`. Prints how many
// times as fast it decodes 64 KB, at once and as a chunk of a stream, its speed, and how long the first call takes.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeBytecode } from '../../tests/packaging/hermes.js';
import { nodeHosts } from '../../tools/lib/hosts.js';
import { fail, root, say } from '../../tools/lib/process.js';

/** @param {string} print @param {string} now */
const programOf = (print, now) => `
  import * as ours from '../../pkg/no-wasm.js';
  import * as theirs from '@exodus/bytes/encoding.js';
  import { measure } from './measure.js';
  ${print}(JSON.stringify(measure([ours, theirs], ours.encode, ${now})));`;

const folder = join(root, 'bench/no-wasm');

/** Hosts, each with a function that runs the program. @type {[string, () => string | Promise<string>][]} */
const hosts = nodeHosts().flatMap(({ name, command }) =>
  [[], ['--jitless']].map((flags) => [
    [name, ...flags].join(' '),
    () => {
      const program = programOf('console.log', '() => performance.now()');
      const args = [...flags, '--input-type=module', '-e', program.replaceAll(/'(\.\.?\/)/g, `'file://${folder}/$1`)];
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
      return status === 0 ? stdout : fail(stderr);
    },
  ]),
);
hosts.push(['hermes 0.12', runInHermes]);

/** Compiles to bytecode, as apps do. */
async function runInHermes() {
  const temporary = mkdtempSync(join(tmpdir(), 'encoding-wasm-hermes-'));
  try {
    const program = await makeBytecode(join(temporary, 'program.js'), {
      stdin: { contents: programOf('print', 'Date.now'), resolveDir: folder },
      platform: 'neutral',
      conditions: ['react-native'],
      plugins: [nativeModules],
    });
    return program();
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Replaces modules of @exodus/bytes as its package.json tells Metro to do. @type {import('esbuild').Plugin} */
const nativeModules = {
  name: 'native modules',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]@exodus[/\\]bytes[/\\].*\.js$/ }, ({ path }) => {
      const native = path.replace(/\.js$/, '.native.js');
      return { contents: readFileSync(existsSync(native) ? native : path), resolveDir: dirname(path) };
    });
  },
};

/** Each process has only one first call. */
const PROCESSES = 3;

/** The shortest times of several processes. @param {() => string | Promise<string>} run @returns {Promise<import('./measure.js').Row[]>} */
async function measured(run) {
  /** @type {import('./measure.js').Row[][]} */
  const results = [];
  for (let i = 0; i < PROCESSES; i++) results.push(JSON.parse(await run()));
  const shortest = (/** @type {number} */ row, /** @type {'first' | 'whole' | 'chunk'} */ kind) =>
    /** @type {[number, number]} */ ([0, 1].map((i) => Math.min(...results.map((rows) => rows[row][kind][i]))));
  return results[0].map((row, i) => ({
    ...row,
    first: shortest(i, 'first'),
    whole: shortest(i, 'whole'),
    chunk: shortest(i, 'chunk'),
  }));
}

/** @param {[number, number]} times */
const ratio = ([ours, theirs]) => (theirs / ours).toFixed(2);

const wanted = process.argv.slice(2);
for (const [name, run] of hosts) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const rows = await measured(run);
  say(name);
  console.log(
    '| encoding | whole, to @exodus/bytes | chunk, to @exodus/bytes | MB/s | first call, ms | of @exodus/bytes |\n' +
      '|---|--:|--:|--:|--:|--:|',
  );
  for (const { encoding, bytes, first, whole, chunk } of rows) {
    const speed = (bytes / whole[0] / 1000).toFixed(0);
    const firsts = first.map((time) => time.toFixed(0)).join(' | ');
    console.log(`| ${encoding} | ${ratio(whole)} | ${ratio(chunk)} | ${speed} | ${firsts} |`);
  }
}
