// The package in Hermes, the engine of React Native, which has neither WebAssembly nor Buffer, and in this version no
// TextDecoder. React Native compiles classes and the like to older JavaScript; here, TypeScript does.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { installPackages } from '../../tools/lib/node-modules.js';
import { fail } from '../../tools/lib/process.js';

const folder = fileURLToPath(new URL('hermes', import.meta.url));

/**
 * Runs a program in Hermes, and in Node without what Hermes lacks. It prints JSON.
 * @param {string} project where the package is
 * @param {URL} program
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<{ hermes: any, node: any }>} what it printed in each
 */
export async function runInHermes(project, program, options = {}) {
  installPackages(folder);
  const script = join(project, 'hermes', 'program.cjs');
  mkdirSync(dirname(script), { recursive: true });
  await esbuild({
    stdin: { contents: readFileSync(program, 'utf8'), resolveDir: project },
    outfile: script,
    bundle: true,
    format: 'iife',
    logLevel: 'error',
    ...options,
  });
  const typescript = createRequire(join(folder, 'package.json'))('typescript');
  const compilerOptions = { target: 'ES5', downlevelIteration: true, module: 'None' };
  const { outputText } = typescript.transpileModule(readFileSync(script, 'utf8'), { compilerOptions });
  writeFileSync(script, outputText);
  const classes = ['TextDecoder', 'TextDecoderStream', 'TextEncoder', 'TextEncoderStream', 'TransformStream'];
  const names = ['WebAssembly', 'Buffer', ...classes].map((name) => `delete globalThis.${name};`).join(' ');
  const lacking = `globalThis.print = console.log; ${names}`;
  const preload = join(dirname(script), 'lacking.cjs');
  writeFileSync(preload, `process.getBuiltinModule = undefined; ${lacking}`);
  return { hermes: run(hermesCommand(), [script]), node: run(process.execPath, ['--require', preload, script]) };
}

/** Where its package has it. @type {Record<string, string>} */
const PLACES = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' };

function hermesCommand() {
  const bin = join(folder, 'node_modules', 'hermes-engine-cli', PLACES[process.platform] ?? '');
  const name = readdirSync(bin).find((file) => /^hermes(\.exe)?$/.test(file));
  return name ? join(bin, name) : fail(`There is no Hermes in ${bin}.`);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : fail(`${command} failed:\n${stderr}`);
}
