// Runs the command `encoding-wasm` in a folder of each test file's own.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bytes } from './vectors.js';

export const command = fileURLToPath(new URL('../../pkg/cli.cjs', import.meta.url));
export const pretendTerminal = fileURLToPath(new URL('pretend-terminal.cjs', import.meta.url));
export const changeMeanwhile = fileURLToPath(new URL('change-meanwhile.cjs', import.meta.url));
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

/** The contents of the folder besides a test's own files. @param {string[]} known */
export const leftOver = (known) => readdirSync(folder).filter((name) => !known.includes(name));
