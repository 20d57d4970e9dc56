// The package in Hermes, React Native's engine, which doesn't have WebAssembly or Buffer and, in this version, TextDecoder. React Native compiles
// classes and the like to older JavaScript; here, TypeScript does.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { installPackages } from '../../tools/lib/node-modules.js';
import { fail } from '../../tools/lib/process.js';

const folder = fileURLToPath(new URL('hermes', import.meta.url));

/**
 * Runs a program that prints JSON in Hermes, as a script and as bytecode, and in Node without what Hermes doesn't have.
 * @param {string} project where the package is
 * @param {URL} program
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<Record<'script' | 'bytecode' | 'node', any>>} the results
 */
export async function runInHermes(project, program, options = {}) {
  const script = join(project, 'hermes', 'program.cjs');
  await makeScript(script, { stdin: { contents: readFileSync(program, 'utf8'), resolveDir: project }, ...options });
  const classes = ['TextDecoder', 'TextDecoderStream', 'TextEncoder', 'TextEncoderStream', 'TransformStream'];
  const names = ['WebAssembly', 'Buffer', ...classes].map((name) => `delete globalThis.${name};`).join(' ');
  const lacking = `globalThis.print = console.log; ${names}`;
  const preload = join(dirname(script), 'lacking.cjs');
  writeFileSync(preload, `process.getBuiltinModule = undefined; ${lacking}`);
  const results = {
    script: run(tool('hermes'), [script]),
    bytecode: run(tool('hermes'), [compile(script)]),
    node: run(process.execPath, ['--require', preload, script]),
  };
  return /** @type {any} */ (
    Object.fromEntries(Object.entries(results).map(([host, text]) => [host, JSON.parse(text)]))
  );
}

/**
 * Compiles a program to bytecode, as React Native does for releases.
 * @param {string} file the script; the bytecode goes beside it
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<() => string>} runs it in Hermes, and returns what it prints
 */
export async function makeBytecode(file, options) {
  await makeScript(file, options);
  const bytecode = compile(file);
  return () => run(tool('hermes'), [bytecode]);
}

/** @param {string} file @param {import('esbuild').BuildOptions} options */
async function makeScript(file, options) {
  installPackages(folder);
  mkdirSync(dirname(file), { recursive: true });
  await esbuild({ outfile: file, bundle: true, format: 'iife', logLevel: 'error', ...options });
  const typescript = createRequire(join(folder, 'package.json'))('typescript');
  const compilerOptions = { target: 'ES5', downlevelIteration: true, module: 'None' };
  const { outputText } = typescript.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  writeFileSync(file, outputText);
}

/** @param {string} script @returns {string} the file of its bytecode */
function compile(script) {
  const bytecode = `${script}.hbc`;
  run(tool('hermesc'), ['-O', '-w', '-emit-binary', '-out', bytecode, script]);
  return bytecode;
}

/** By platform. @type {Record<string, string>} */
const PLACES = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' };

/** @param {string} name of a tool */
function tool(name) {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return join(folder, 'node_modules', 'hermes-engine-cli', PLACES[process.platform] ?? '', name + ending);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout : fail(`${command} failed: ${error?.message ?? ''}\n${stderr}`);
}
