// Writes the documents' tables from the newest results: a short one in docs/comparison.md, and all in results/README.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/lib/process.js';
import { compare, NATIVE, shortNameOf } from './report.js';
import { ROW_GROUPS } from './rows.js';

/** The first five are in the comparison. */
const FILES = ['node26', 'chromium', 'firefox', 'webkit', 'workerd', 'node20', 'deno', 'bun'];

/** The groups of the short table. @type {Record<string, string>} */
const CHOSEN = {
  'decode-multi-byte': 'decode Shift_JIS, GBK and the like',
  'decode-single-byte': 'decode windows-1252 and the like',
  'decode-unicode': 'decode UTF-8 and UTF-16',
  'encode-multi-byte': 'encode Shift_JIS, GBK and the like',
  transcode: 'convert Shift_JIS, GBK and the like to UTF-8',
  'small-decode': 'decode 2 to 512 bytes',
};

const COMPARISON = 'docs/comparison.md';
const TABLE = /(<!-- By `npm run bench`. -->\n\n)[\s\S]*?(?=<!-- End. -->)/;

/** @typedef {{ host: string, date: string, timesAsFastAs: Record<string, number>, rows: import('./harness.js').Measured[] }} Group */

/** @param {string} folder with the results @returns {Record<string, string>} documents by path */
export function documentsWithResults(folder) {
  const hosts = FILES.map((file) => {
    const groups = read(join(folder, `${file}.json`));
    return { name: shortNameOf(Object.values(groups)[0].host), groups };
  });
  const before = readFileSync(join(root, COMPARISON), 'utf8');
  if (!TABLE.test(before)) throw new Error(`${COMPARISON} has no place for the table.`);
  return {
    [COMPARISON]: before.replace(TABLE, `$1${shortTable(hosts.slice(0, 5))}\n`),
    'bench/results/README.md': allTables(hosts),
  };
}

/** @param {string} folder */
export function writeDocuments(folder) {
  for (const [path, text] of Object.entries(documentsWithResults(folder))) writeFileSync(join(root, path), text);
}

/** @typedef {{ name: string, groups: Record<string, Group> }} Host */

/** @param {Host[]} hosts */
function shortTable(hosts) {
  const lines = Object.entries(CHOSEN).map(([group, title]) => {
    const cells = hosts.map(({ groups }) => {
      const { [NATIVE]: native, 'best peer': peer } = groups[group].timesAsFastAs;
      return native === undefined ? `– / ${shown(peer)}` : `${shown(native)} / ${shown(peer)}`;
    });
    return [title, ...cells];
  });
  return table(['', ...hosts.map(({ name }) => name)], lines);
}

/** @param {Host[]} hosts */
function allTables(hosts) {
  const opponents = { [NATIVE]: "the host's own classes", 'best peer': 'the best package', encoding_rs: 'encoding_rs' };
  const tables = Object.entries(opponents).map(([opponent, name]) => {
    const lines = Object.entries(ROW_GROUPS).map(([group, title]) => [
      title,
      ...hosts.map(({ groups }) => shown(groups[group]?.timesAsFastAs[opponent])),
    ]);
    const measured = lines.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
    return `## Compared with ${name}\n\n${table(['', ...hosts.map(({ name }) => name)], measured)}`;
  });
  const slower = hosts.map(({ name, groups }) => {
    const rows = Object.keys(ROW_GROUPS).flatMap((group) => groups[group]?.rows ?? []);
    const ratios = rows.flatMap((row) => {
      const { peer = Infinity, native = Infinity } = compare(row);
      const ratio = Math.min(peer, native);
      return ratio < 0.9 ? [{ title: row.title, ratio }] : [];
    });
    ratios.sort((a, b) => a.ratio - b.ratio);
    const list = ratios.map(({ title, ratio }) => `${title} (${shown(ratio)})`).join('; ');
    return `- **${name}**, ${ratios.length} of ${rows.length} rows: ${list || 'none'}.`;
  });
  return `# Results

<!-- By \`npm run bench\`. -->

How many times as fast encoding-wasm is: geometric means of the rows of each group. [The benchmark](../README.md) says how
they are measured; the files in this folder have each row, with its host, processor and date.

${tables.join('\n')}
## Where it is slower

Rows in which the host or a package takes less than 90 % of our time:

${slower.join('\n')}
`;
}

/** @param {number | undefined} ratio */
const shown = (ratio) => (ratio === undefined ? '–' : ratio >= 9.95 ? ratio.toFixed(0) : ratio.toPrecision(2));

/** @param {string[]} heading @param {string[][]} lines */
function table(heading, lines) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |\n`;
  return `${row(heading)}|---|${'--:|'.repeat(heading.length - 1)}\n${lines.map(row).join('')}`;
}

/** @param {string} file @returns {Record<string, Group>} */
function read(file) {
  const { made: _, ...groups } = JSON.parse(readFileSync(file, 'utf8'));
  return groups;
}
