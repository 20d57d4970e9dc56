// Compares encoding-wasm/iconv-lite with iconv-lite: `npm run bench:iconv-lite`. Prints how many times as fast it is for each kind of encoding
// and each length, and the rows in which it is slower.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeHosts } from '../../tools/lib/hosts.js';
import { fail, root, say } from '../../tools/lib/process.js';

/**
 * @typedef {object} Row
 * @property {string} kind
 * @property {string} encoding
 * @property {string} text
 * @property {'decode' | 'encode' | 'decodeStream' | 'encodeStream'} operation
 * @property {number} size
 * @property {number} ratio iconv-lite's time divided by ours
 * @property {number} nanoseconds our time
 */

/** Where both call the same function of Node, only noise makes one slower. */
const NOISE = 0.9;

for (const { name, command } of nodeHosts()) {
  say(name);
  const script = join(root, 'bench/iconv-lite/measure.js');
  const { status, stdout, stderr } = spawnSync(command, [script], { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) fail(stderr);
  /** @type {Row[]} */
  const rows = JSON.parse(stdout);
  console.log(tableOf(rows));
  for (const row of rows.filter(({ ratio }) => ratio < NOISE)) {
    const { encoding, text, operation, size, ratio, nanoseconds } = row;
    console.log(`${ratio.toFixed(2)}: ${operation} ${encoding} (${text}), ${size} bytes, ${nanoseconds.toFixed(0)} ns`);
  }
}

/** @param {Row[]} rows */
function tableOf(rows) {
  const sizes = [...new Set(rows.map(({ size }) => size))];
  const lines = [`| | ${sizes.map(nameOfSize).join(' | ')} |`, `|---|${sizes.map(() => '--:').join('|')}|`];
  for (const operation of ['decode', 'encode', 'decodeStream', 'encodeStream']) {
    for (const kind of new Set(rows.map(({ kind }) => kind))) {
      const cells = sizes.map((size) => {
        const ratios = rows
          .filter((row) => row.operation === operation && row.kind === kind && row.size === size)
          .map(({ ratio }) => ratio);
        if (ratios.length === 0) return '';
        return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length).toFixed(1);
      });
      lines.push(`| \`${operation}\`, ${kind} | ${cells.join(' | ')} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** @param {number} size */
function nameOfSize(size) {
  if (size < 1 << 10) return `${size} B`;
  return size < 1 << 20 ? `${size >> 10} KB` : `${size >> 20} MB`;
}
