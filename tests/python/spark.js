// Runs the job of examples/spark on a local cluster of two workers, with 2,000 files, some of which have invalid bytes.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { TextDecoder } from 'encoding-wasm';
import { fail, output, root, say } from '../../tools/lib/process.js';
import { blocksOf } from '../docs/markdown.js';

const FILES = 2000;
const ENCODING = 'Shift_JIS';
/** Each worker has one core and 1 GB of memory. */
const CLUSTER = 'local-cluster[2,1,1024]';

/** @param {string} python @param {string} folder */
export function testSpark(python, folder) {
  say('A Spark job on two workers');
  if (output('java', ['-version']) === undefined)
    fail('There is no Java, which Spark needs: install Java 17 or newer, such as the package default-jre-headless.');
  const [source, target] = ['source', 'target'].map((name) => join(folder, name));
  const paths = writeFiles(source);
  const report = runJob(python, source, target);
  const lines = report.trimEnd().split('\n');
  console.log(`${lines[0]}\n…\n${lines.at(-1)}`);
  const bytes = paths.reduce((sum, path) => sum + readFileSync(join(source, path)).length, 0);
  const expectedStart = `${FILES} files, ${(bytes / 1e6).toFixed(1)} MB, `;
  if (!lines.at(-1)?.startsWith(expectedStart)) fail(`The last line does not start with "${expectedStart}".`);
  same(
    'the list of files with invalid bytes',
    lines.slice(0, -1),
    paths.flatMap((path) => invalidBytes(source, path)),
  );
  same('the list of the files it wrote', filesIn(target), paths);
  compareWithCommand(source, target, paths);
  console.log(`${FILES} files as the command writes them; ${lines.length - 1} have invalid bytes`);
}

/** Writes the files, and returns their paths, sorted. @param {string} folder */
function writeFiles(folder) {
  const [text, damaged] = ['cat', 'damaged'].map((name) => readFileSync(join(root, `examples/${name}.shift_jis.txt`)));
  for (let i = 0; i < FILES; i++) {
    const parts = Array.from({ length: (i * 37) % 400 }, (_, part) =>
      i % 20 === 7 && part === i % 300 ? damaged : text,
    );
    const whole = Buffer.concat(parts);
    // Some files end within a character.
    const bytes = i % 100 === 50 ? Buffer.concat([whole, Buffer.of(0x83)]) : whole;
    const file = join(folder, pathOf(i));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return filesIn(folder);
}

/** @param {number} i */
const pathOf = (i) => `${String(i % 10)}/${String(i).padStart(4, '0')}.txt`;

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .sort();

/** Runs the documents' command. @param {string} python @param {string} source @param {string} target */
function runJob(python, source, target) {
  /** @type {Record<string, string>} */
  const places = {
    'spark://HOST:7077': CLUSTER,
    'encoding_wasm.py': join(root, 'examples/python/encoding_wasm.py'),
    'encoding.wasm': join(root, 'pkg/encoding.wasm'),
    'convert.py': join(root, 'examples/spark/convert.py'),
    SOURCE: source,
    TARGET: target,
  };
  const [{ code }] = blocksOf('docs/abi.md', 'bash');
  const [program, ...words] = code.trim().split(' ');
  const cwd = dirname(source);
  const { status, stdout, stderr } = spawnSync(
    join(dirname(python), program),
    words.map((word) => places[word] ?? word),
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PYSPARK_PYTHON: python, SPARK_WORKER_DIR: join(cwd, 'work'), SPARK_LOCAL_DIRS: cwd },
    },
  );
  return status === 0 ? stdout : fail(stderr);
}

/** The job's report about a file. @param {string} folder @param {string} path */
function invalidBytes(folder, path) {
  try {
    new TextDecoder(ENCODING, { fatal: true }).decode(readFileSync(join(folder, path)));
    return [];
  } catch (error) {
    const [, length = '1', offset] = /(?:a byte|(\d+) bytes) at offset (\d+)/.exec(String(error)) ?? [];
    return [`${path}: invalid bytes from offset ${offset} to ${Number(offset) + Number(length)}`];
  }
}

/** @param {string} source @param {string} target @param {string[]} paths */
function compareWithCommand(source, target, paths) {
  // The command writes all of its files to one output.
  const command = [join(root, 'pkg/cli.cjs'), '--quiet', '--from', ENCODING, ...paths];
  const expected = execFileSync(process.execPath, command, { cwd: source, maxBuffer: 2 ** 30 });
  const actual = Buffer.concat(paths.map((path) => readFileSync(join(target, path))));
  if (!actual.equals(expected)) fail('The job does not write what the command writes.');
}

/** @param {string} what @param {unknown} actual @param {unknown} expected */
function same(what, actual, expected) {
  if (isDeepStrictEqual(actual, expected)) return;
  fail(`${what} is ${JSON.stringify(actual)}\nnot ${JSON.stringify(expected)}`);
}
