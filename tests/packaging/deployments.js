// Tools that copy only the files that a program seems to need, or make one file of it. The results run in a folder without anything else.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRINTED_FOR_NODE } from './node-bundles.js';
import { outputOf } from './output.js';

/** @typedef {(what: string, actual: unknown, expected: unknown) => void} Check */
/** @typedef {{ name: string, major: string, command: string }} Host */

/** For each entry, a call of its exports (`api`), and the result. */
const ENTRIES = {
  'encoding-wasm': ["api.decode(Uint8Array.of(0xb0, 0xa1), 'gbk')", '啊'],
  'encoding-wasm/decoder': ["api.decode(Uint8Array.of(0xb0, 0xa1), 'gbk')", '啊'],
  'encoding-wasm/single-byte': ["api.decode(Uint8Array.of(0xcf), 'windows-1251')", 'П'],
  'encoding-wasm/chinese': ["api.decode(Uint8Array.of(0xb0, 0xa1), 'gbk')", '啊'],
  'encoding-wasm/japanese': ["api.decode(Uint8Array.of(0x83, 0x65), 'shift_jis')", 'テ'],
  'encoding-wasm/korean': ["api.decode(Uint8Array.of(0xb0, 0xa1), 'euc-kr')", '가'],
  'encoding-wasm/iconv-lite': ["api.decode(Uint8Array.of(0xb0, 0xa1), 'gbk')", '啊'],
  'encoding-wasm/polyfill': ["new TextDecoder('gbk').decode(Uint8Array.of(0xb0, 0xa1))", '啊'],
  'encoding-wasm/polyfill/force': ["new TextDecoder('gbk').decode(Uint8Array.of(0xb0, 0xa1))", '啊'],
};

/** For each entry, a program that imports it, and one that requires it. */
const PROGRAMS = Object.entries(ENTRIES).flatMap(([path, [call, text]]) => {
  const name = path.replaceAll('/', '-');
  return [
    {
      what: `${path}, import`,
      file: `${name}.mjs`,
      code: `import * as api from '${path}';\nconsole.log(${call});\n`,
      text,
    },
    {
      what: `${path}, require`,
      file: `${name}.cjs`,
      code: `const api = require('${path}');\nconsole.log(${call});\n`,
      text,
    },
  ];
});

/** Prints which files each program needs. `@vercel/nft` asks which Node runs it. */
const TRACER = fileURLToPath(new URL('trace-files.js', import.meta.url));

/**
 * @param {string} project where the package is installed
 * @param {Host[]} nodes
 * @param {(path: string) => string} frameworkPackage
 * @param {Check} check
 */
export async function checkDeployments(project, nodes, frameworkPackage, check) {
  for (const { file, code } of PROGRAMS) writeFileSync(join(project, file), code);
  for (const tracing of [nodes[0], nodes[nodes.length - 1]])
    checkTracedFiles(project, tracing, nodes, frameworkPackage, check);
  for (const node of nodes) checkNcc(project, node, nodes[0], frameworkPackage, check);
}

/**
 * Copies the files that `@vercel/nft` finds for each program, as Vercel, Next and serverless plugins do, and runs the copies.
 * @param {string} project
 * @param {Host} tracing
 * @param {Host[]} nodes
 * @param {(path: string) => string} frameworkPackage
 * @param {Check} check
 */
function checkTracedFiles(project, tracing, nodes, frameworkPackage, check) {
  const names = PROGRAMS.map(({ file }) => file);
  const args = [TRACER, frameworkPackage('@vercel/nft/out/index.js'), project, ...names];
  const { stdout, stderr } = spawnSync(tracing.command, args, { encoding: 'utf8' });
  const traced = stdout ? JSON.parse(stdout) : {};
  /** Makes a folder with only a program's files. @param {string} file */
  const deploy = (file) => {
    const folder = makeFolder();
    for (const path of traced[file] ?? []) copyInto(folder, project, path);
    return folder;
  };
  for (const { what, file, text } of PROGRAMS) {
    const folder = deploy(file);
    for (const { name, command } of nodes) {
      const output = traced[file] ? outputOf(command, [file], folder) : stderr;
      check(`${what}, the files that nft finds in ${tracing.name}, in ${name}`, output, `${text}\n`);
    }
  }
  // Like Node 20.18 and 22.11, which can't require ES modules: the copy reads its module from the file.
  const [{ name, command }] = nodes;
  const OLDER = '--no-experimental-require-module';
  for (const { what, file, text } of PROGRAMS.filter(({ what }) => /^encoding-wasm(\/iconv-lite)?,/.test(what))) {
    const output = outputOf(command, [OLDER, file], deploy(file));
    check(`${what}, the files that nft finds in ${tracing.name}, in ${name} without require(esm)`, output, `${text}\n`);
  }
  // The module's file is missing.
  const main = PROGRAMS[0];
  const folder = deploy(main.file);
  rmSync(join(folder, 'node_modules/encoding-wasm/pkg/encoding.wasm'), { force: true });
  check(
    `the script's own module takes the place of a file that was left out, in ${name}`,
    outputOf(command, [main.file], folder),
    `${main.text}\n`,
  );
  const output = outputOf(command, [OLDER, main.file], folder);
  const expected = /Error: encoding-wasm: the deployment or bundle left out the file .*encoding\.wasm; copy it there/;
  check(`where there is none, the error says so, in ${name}`, expected.test(output) || output, true);
}

/** @param {string} folder @param {string} project @param {string} path in the project */
function copyInto(folder, project, path) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(project, path), join(folder, path));
}

/**
 * Makes one file of a program with `@vercel/ncc`, and runs it.
 * @param {string} project
 * @param {Host} node runs it
 * @param {Host} builder
 * @param {(path: string) => string} frameworkPackage
 * @param {Check} check
 */
function checkNcc(project, node, builder, frameworkPackage, check) {
  const folder = makeFolder();
  const ncc = [frameworkPackage('@vercel/ncc/dist/ncc/cli.js'), 'build', 'for-node.mjs', '--no-cache', '--out', folder];
  const built = outputOf(builder.command, ncc, project);
  const output = outputOf(node.command, [join(folder, 'index.mjs')], folder);
  check(`ncc, in ${node.name}`, output === PRINTED_FOR_NODE ? output : output + built, PRINTED_FOR_NODE);
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-deployment-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
