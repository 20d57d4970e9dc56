// Runs the command `encoding-wasm` in a folder for each test file.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bytes } from './vectors.js';

export const command = fileURLToPath(new URL('../../pkg/cli.cjs', import.meta.url));
export const pretendTerminal = fileURLToPath(new URL('pretend-terminal.cjs', import.meta.url));
export const changeMeanwhile = fileURLToPath(new URL('change-meanwhile.cjs', import.meta.url));
export const swapMeanwhile = fileURLToPath(new URL('swap-meanwhile.cjs', import.meta.url));
export const examples = fileURLToPath(new URL('../../examples/', import.meta.url));

export const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} [content] */
export function file(name, content) {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, bytes(content));
  return path;
}

/** @param {string[]} args @param {{ input?: Uint8Array | string, node?: string[] }} [options] */
export function run(args, { input = '', node = [] } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, command, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Programs that a test has started. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts the command. It ends with its test at the latest, so that it can't wait forever after a failure.
 * @param {string[]} args
 * @param {{ node?: string[] }} [options]
 */
export function start(args, { node = [] } = {}) {
  return startProgram(process.execPath, [...node, command, ...args]);
}

/** The same for another program. @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] more variables */
export function startProgram(program, args, env) {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } });
  running.add(child.once('close', () => running.delete(child)));
  return child;
}

/**
 * Waits until a program has done something.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} isTrue
 */
export async function until(child, isTrue) {
  while (!isTrue()) {
    assert.deepEqual([child.exitCode, child.signalCode], [null, null], 'The program ended before it did that.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The folder's contents before a test. @type {string[]} */
let present = [];

beforeEach(() => {
  present = readdirSync(folder);
});

// Removes the files of a test that failed.
afterEach(() => {
  for (const child of running) {
    child.kill('SIGKILL');
    // Programs that a shell started may go on, and keep files open.
    for (const stream of child.stdio) stream?.destroy();
  }
  for (const name of leftOver(present)) rmSync(file(name), { recursive: true, force: true });
});

/** The folder's contents without a test file's own. @param {string[]} known */
export const leftOver = (known) => readdirSync(folder).filter((name) => !known.includes(name));
