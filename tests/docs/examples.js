// Runs the examples in the documents, and checks what their comments claim:
//
//     expression; // → value                 it equals the value, which is JavaScript, too
//     const name = expression; // → value    the same
//     expression; // throws Name: message    it throws, or rejects with, this error; the message is optional
//
//     $ command                              in a block of `sh`: the next lines are its output
//
// JavaScript examples that import nothing from the package have all its exports in scope.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { hostPackage, installHosts } from '../../tools/lib/hosts.js';
import { installPackages } from '../../tools/lib/node-modules.js';
import { root } from '../../tools/lib/process.js';

/** @typedef {import('./markdown.js').Block} Block */

const packages = join(root, 'tests', 'docs');

installPackages(packages);

/** A project with this package and what else the examples use. */
const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-docs-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'node_modules'));
symlinkSync(root, join(folder, 'node_modules', 'encoding-wasm'), 'junction');
for (const name of readdirSync(join(packages, 'node_modules')).filter((name) => !name.startsWith('.'))) {
  symlinkSync(join(packages, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
}

/** For the examples' temporary files, removed at the end. */
const TMPDIR = join(folder, 'tmp');
mkdirSync(TMPDIR);
const environment = { ...process.env, TMPDIR, TMP: TMPDIR, TEMP: TMPDIR };

/** A folder with the command, which runs in the Node of the tests. */
const bin = join(folder, 'bin');
mkdirSync(bin);
const command = `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'pkg', 'cli.cjs')}' "$@"\n`;
writeFileSync(join(bin, 'encoding-wasm'), command, { mode: 0o755 });

const CHECKS = pathToFileURL(join(packages, 'checks.js')).href;
const VALUE = /^(\s*)(?:const (\w+) = )?(.+); \/\/ → (.+)$/;
const ERROR = /^(\s*)(.+); \/\/ throws (\w+)(?:: (.+))?$/;

/** How many results an example claims. @param {Block} block */
export const countClaims = ({ code }) => code.split('\n').filter((line) => VALUE.test(line) || ERROR.test(line)).length;

/**
 * Adds checks of the claims, without moving lines.
 * @param {Block} block
 * @param {string[]} exported the package's exports
 */
export function toProgram({ code, file, line }, exported) {
  const imports = [`import { equal, fails } from '${CHECKS}';`];
  if (!code.includes("'encoding-wasm")) imports.push(`import { ${exported.join(', ')} } from 'encoding-wasm';`);
  const lines = code.split('\n').map((text, index) => {
    const where = JSON.stringify(`${file}:${line + index}`);
    const value = VALUE.exec(text);
    if (value) {
      const [, indent, name, expression, expected] = value;
      if (!name) return `${indent}equal(${expression}, ${expected}, ${where});`;
      return `${indent}const ${name} = ${expression}; equal(${name}, ${expected}, ${where});`;
    }
    const error = ERROR.exec(text);
    if (!error) return text;
    const [, indent, expression, name, message] = error;
    return `${indent}await fails(async () => ${expression}, '${name}', ${JSON.stringify(message)}, ${where});`;
  });
  return `${imports.join(' ')} ${lines.join('\n')}`;
}

/** Runs an example in a new process, in the project's folder. @param {Block} block @param {string[]} exported */
export async function runInNode(block, exported) {
  const file = join(folder, `${block.file.replaceAll(/\W/g, '-')}-${block.line}.mjs`);
  writeFileSync(file, toProgram(block, exported));
  await promisify(execFile)(process.execPath, [file], { cwd: root, env: environment });
}

/** @typedef {{ type: string, body: Uint8Array }} Message of HTTP: its `Content-Type` and its body */

/**
 * Runs an example that is a worker in workerd, before a server with the answers `upstream`, by path.
 * @param {Block} block
 * @param {Record<string, Message>} upstream
 * @returns {Promise<Record<string, Message>>} the worker's answers by path
 */
export async function runInWorkerd({ code }, upstream) {
  installHosts();
  const { Miniflare, Response } = await import(pathToFileURL(hostPackage('miniflare/dist/src/index.js')).href);
  const worker = join(folder, 'worker.js');
  await build({
    stdin: { contents: code, resolveDir: folder },
    outfile: worker,
    conditions: ['workerd', 'worker', 'browser'],
    external: ['*.wasm'],
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  const module = join(folder, 'encoding.wasm');
  cpSync(join(root, 'pkg', 'encoding.wasm'), module);
  const miniflare = new Miniflare({
    compatibilityDate: '2026-07-01',
    modulesRoot: folder,
    modules: [
      { type: 'ESModule', path: worker },
      { type: 'CompiledWasm', path: module },
    ],
    outboundService(/** @type {Request} */ { url }) {
      const { type, body } = upstream[new URL(url).pathname];
      return new Response(body, { headers: { 'content-type': type } });
    },
  });
  try {
    const answers = Object.keys(upstream).map(async (path) => {
      const response = await miniflare.dispatchFetch(`http://localhost${path}`);
      return [path, { type: response.headers.get('content-type'), body: new Uint8Array(await response.arrayBuffer()) }];
    });
    return Object.fromEntries(await Promise.all(answers));
  } finally {
    await miniflare.dispose();
  }
}

/** An example's commands, each with its output. @param {Block} block */
export const commandsOf = ({ code }) =>
  Array.from(code.matchAll(/^\$ (.*(?:\\\n.*)*)\n((?:(?!\$ ).*\n)*)/gm), ([, command, output]) => ({
    command,
    output,
  }));

/**
 * Runs an example's commands in a new folder, which has links to the examples' texts.
 * @param {Block} block
 */
export async function runInShell(block) {
  const commands = commandsOf(block);
  assert.ok(commands.length > 0, 'It has no command.');
  const cwd = mkdtempSync(join(folder, 'sh-'));
  symlinkSync(join(root, 'examples'), join(cwd, 'examples'));
  const env = { ...environment, PATH: `${bin}${delimiter}${process.env.PATH}` };
  for (const { command, output } of commands) {
    const { stdout } = await promisify(execFile)('sh', ['-c', `exec 2>&1\n${command}`], { cwd, env });
    assert.equal(stdout.trimEnd(), output.trimEnd(), command);
  }
}
