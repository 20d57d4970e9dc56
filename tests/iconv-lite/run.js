// Tests encoding-wasm/iconv-lite as a package: in programs that use iconv-lite, where npm replaces it, and on all hosts. The files beside this
// one compare it with iconv-lite.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { packPackage, REPLACEMENT } from '../../tools/build/tarballs.js';
import { bunCommand, denoCommand, hostPackage, nodeHosts } from '../../tools/lib/hosts.js';
import { nodeTool } from '../../tools/lib/node-modules.js';
import { fail, output, root, run, say } from '../../tools/lib/process.js';
import { openBrowsers } from '../packaging/browsers.js';
import { runInHermes } from '../packaging/hermes.js';
import { expected as expectedTexts, inputs } from './inputs.js';
import { encodings, MULTI_BYTE, ours, programs, theirs } from './peers.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'encoding-wasm-iconv-lite-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

let passed = 0;
/** @type {string[]} */
const failures = [];

const nodes = nodeHosts();

say('Programs that use iconv-lite');
const tarballs = pack();
const project = makeProject();
checkInstalled(project);
checkPrograms(project);
checkRecipe();
checkTypes(project);

say('The drop-in on every host');
await checkHosts(project);

console.log(`\n${passed} passed, ${failures.length} failed`);
for (const failure of failures) console.error(`\n✖ ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

/** @param {string} what @param {unknown} actual @param {unknown} expected */
function check(what, actual, expected) {
  if (isDeepStrictEqual(actual, expected)) {
    passed += 1;
    console.log(`✔ ${what}`);
  } else {
    failures.push(`${what}:\n${JSON.stringify(actual, null, 2)}\nnot\n${JSON.stringify(expected, null, 2)}`);
    console.log(`✖ ${what}`);
  }
}

/** @param {string} host @param {any} report */
function checkReport(host, report) {
  const isComplete = report?.passed > 4 * encodings.length && report.failures?.length === 0;
  check(host, isComplete ? 'all' : report, 'all');
}

/** Packs both packages as they would be published. */
function pack() {
  const path = (/** @type {string} */ source) => `file:${packPackage(folder, source).path}`;
  return { 'encoding-wasm': path(root), 'iconv-lite': path(REPLACEMENT) };
}

/** @param {string} name @param {object} manifest */
function install(name, manifest) {
  const project = join(folder, name);
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest, null, 2));
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], { cwd: project });
  return project;
}

/** The programs, with the drop-in in place of iconv-lite. */
function makeProject() {
  const project = join(folder, 'programs');
  cpSync(join(here, 'consumer'), project, { recursive: true });
  cpSync(join(programs, 'program.cjs'), join(project, 'program.cjs'));
  // Everything else stays as it is.
  cpSync(join(programs, 'package-lock.json'), join(project, 'package-lock.json'));
  const manifest = JSON.parse(readFileSync(join(programs, 'package.json'), 'utf8'));
  manifest.dependencies['iconv-lite'] = tarballs['iconv-lite'];
  manifest.dependencies['encoding-wasm'] = tarballs['encoding-wasm'];
  manifest.overrides['encoding-wasm'] = '$encoding-wasm';
  return install('programs', manifest);
}

/** @param {string} project */
function checkInstalled(project) {
  const listed = JSON.parse(output('npm', ['ls', '--json', '--all', '--prefix', project, 'iconv-lite']) ?? '{}');
  /** @type {Set<string>} */
  const resolved = new Set();
  /** @param {any} tree */
  const collect = (tree) => {
    for (const [name, package_] of Object.entries(tree.dependencies ?? {})) {
      if (name === 'iconv-lite') resolved.add(`${package_.name ?? name} ${package_.version}`);
      collect(package_);
    }
  };
  collect(listed);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  check('npm puts it in the place of every iconv-lite', [...resolved], [`iconv-lite ${version}`]);
  const { name, ...manifest } = JSON.parse(readFileSync(join(project, 'node_modules/iconv-lite/package.json'), 'utf8'));
  check('its package has the same version', [name, manifest.version], ['encoding-wasm-iconv-lite', version]);
  check('and needs that of the other', manifest.dependencies, { 'encoding-wasm': version });
  const files = readdirSync(join(project, 'node_modules/iconv-lite')).sort();
  const ofEntry = (/** @type {string} */ name) => ['cjs', 'd.cts', 'd.ts', 'js'].map((ending) => `${name}.${ending}`);
  const bomHandling = ['bom-handling.cjs', 'bom-handling.d.cts'];
  const others = ['LICENSE-MIT', 'README.md', 'package.json'];
  const expected = [...others, ...bomHandling, ...ofEntry('encodings'), ...ofEntry('index')].sort();
  check('it contains what it needs and nothing else', files, expected);
}

/** @param {string} project */
function checkPrograms(project) {
  const file = join(folder, 'inputs.json');
  writeFileSync(file, JSON.stringify(inputs));
  for (const { name, command } of nodes) {
    const [before, after] = [programs, project].map((cwd) => {
      const { stdout, stderr } = spawnSync(command, ['program.cjs', file, folder], { cwd, encoding: 'utf8' });
      const results = /^RESULTS (.*)$/m.exec(stdout)?.[1];
      return results ? JSON.parse(results) : fail(`The programs failed in ${cwd}, in ${name}:\n${stdout}${stderr}`);
    });
    for (const program of Object.keys(before)) check(`${name}, ${program}`, after[program], before[program]);
    const read = JSON.stringify(after);
    const missing = expectedTexts.filter((text) => !read.includes(JSON.stringify(text).slice(1, -1)));
    check(`${name}: the texts are those that were written`, missing, []);
  }
}

/** The recipe in the documents, with these tarballs. */
function checkRecipe() {
  const document = readFileSync(join(root, 'docs/iconv-lite.md'), 'utf8');
  const recipe =
    /```json\n(\{\n {2}"overrides".*?)```/s.exec(document)?.[1] ?? fail('docs/iconv-lite.md has no recipe.');
  const { overrides } = JSON.parse(
    recipe.replace(/"npm:encoding-wasm-iconv-lite@[\d.]+"/, JSON.stringify(tarballs['iconv-lite'])),
  );
  const { dependencies } = JSON.parse(readFileSync(join(programs, 'package.json'), 'utf8'));
  const project = install('recipe', {
    dependencies: { libmime: dependencies.libmime },
    overrides: { ...overrides, 'encoding-wasm': tarballs['encoding-wasm'] },
  });
  const program =
    "console.log(require('libmime').decodeWords('=?cp437?Q?=82?=='), require('libmime/package.json').dependencies['iconv-lite'])";
  const text = output(process.execPath, [
    '--input-type=commonjs',
    '-e',
    `process.chdir('${project}'); module.paths.unshift('${project}/node_modules'); ${program}`,
  ]);
  check('the recipe works', text?.startsWith('é'), true);
}

/** @param {string} project */
function checkTypes(project) {
  // Its types need Node's, like iconv-lite's.
  cpSync(join(root, 'node_modules/@types/node'), join(project, 'node_modules/@types/node'), { recursive: true });
  cpSync(join(root, 'node_modules/undici-types'), join(project, 'node_modules/undici-types'), { recursive: true });
  const types = join(programs, 'node_modules/iconv-lite/lib/index.d.ts');
  const theirs = {
    extends: './tsconfig.json',
    compilerOptions: { paths: { 'iconv-lite': [types] }, skipLibCheck: true },
    files: ['compatible.cts'],
  };
  writeFileSync(join(project, 'tsconfig.theirs.json'), JSON.stringify(theirs));
  for (const [what, tsc, configuration] of [
    ['types', nodeTool('tsc'), 'tsconfig.json'],
    ["iconv-lite's own types", nodeTool('tsc'), 'tsconfig.theirs.json'],
    // The compiler that other packages install; TypeScript 7 no longer has this way.
    ['types without exports', hostPackage('typescript/lib/tsc.js'), 'tsconfig.node10.json'],
  ]) {
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', configuration], { cwd: project, encoding: 'utf8' });
    check(what, stdout, '');
  }
  const attw = hostPackage('@arethetypeswrong/cli/dist/index.js');
  for (const [name, tarball] of Object.entries(tarballs)) {
    const entries = name === 'iconv-lite' ? [] : ['--entrypoints', './iconv-lite'];
    const args = [attw, tarball.slice('file:'.length), ...entries];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    check(`Are The Types Wrong? has nothing to say of ${name}`, status === 0 ? '' : stdout, '');
  }
}

/** iconv-lite's results for a few bytes and a text; for the standard's multi-byte encodings, this package's in Node. */
function expectedResults() {
  const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  return encodings.map((encoding) => {
    const iconv = MULTI_BYTE.includes(encoding) ? ours : theirs;
    const string = { hex: 'c3a9', base64: 'w6k=' }[encoding] ?? 'Aé漢Я¥ 💩+-&~';
    const written = iconv.encode(string, encoding);
    const bytes = /^(utf|ucs|cesu)/.test(encoding) ? written : Buffer.concat([every, written]);
    const text = iconv.decode(bytes, encoding);
    return { encoding, hex: bytes.toString('hex'), text, string, written: written.toString('hex') };
  });
}

/** @param {string} project */
async function checkHosts(project) {
  writeFileSync(join(project, 'expected.mjs'), `export const expected = ${JSON.stringify(expectedResults())};\n`);
  const deno = denoCommand();
  for (const { name, command, args = [] } of [...nodes, bunCommand(), { ...deno, args: ['run', '--allow-all'] }].map(
    (host) => ({ args: [], ...host }),
  )) {
    const { stdout, stderr } = spawnSync(command, [...args, 'node.mjs'], { cwd: project, encoding: 'utf8' });
    const report = /^REPORT (.*)$/m.exec(stdout)?.[1];
    checkReport(name, report ? JSON.parse(report) : stdout + stderr);
  }
  await checkWorkerd(project);
  await checkBrowsers(project);
  const { script, bytecode, node } = await runInHermes(project, new URL('for-hermes.js', import.meta.url));
  check('Hermes', script, node);
  check('Hermes, compiled to bytecode', bytecode, node);
  check('Hermes, the polyfill', [script.polyfill, script.classes], ['25000,true', 'function,function,undefined']);
}

/** @param {string} project */
async function checkWorkerd(project) {
  const { build } = await import('esbuild');
  const { Miniflare } = await import(pathToFileURL(hostPackage('miniflare/dist/src/index.js')).href);
  const dist = join(project, 'dist', 'workerd');
  await build({
    entryPoints: [join(project, 'worker.mjs')],
    outfile: join(dist, 'worker.js'),
    conditions: ['workerd', 'worker', 'browser'],
    external: ['*.wasm'],
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  const module = join(dist, 'encoding.wasm');
  cpSync(join(project, 'node_modules/encoding-wasm/pkg/encoding.wasm'), module);
  const miniflare = new Miniflare({
    compatibilityDate: '2026-07-01',
    modulesRoot: dist,
    modules: [
      { type: 'ESModule', path: join(dist, 'worker.js') },
      { type: 'CompiledWasm', path: module },
    ],
  });
  try {
    checkReport('workerd', await (await miniflare.dispatchFetch('http://localhost/')).json());
  } finally {
    await miniflare.dispose();
  }
}

/** The bundlers, each with its defaults. @param {string} project @returns {Promise<string[]>} the bundles' folders */
async function buildBundles(project) {
  const out = (/** @type {string} */ name) => join(project, 'dist', name);
  const { build: esbuild } = await import('esbuild');
  const { default: webpack } = await import(pathToFileURL(hostPackage('webpack/lib/index.js')).href);
  const { rollup } = await import(pathToFileURL(hostPackage('rollup/dist/es/rollup.js')).href);
  const { nodeResolve } = await import(pathToFileURL(hostPackage('@rollup/plugin-node-resolve/dist/es/index.js')).href);
  const { build: vite } = await import(pathToFileURL(hostPackage('vite/dist/node/index.js')).href);
  const page =
    '<!doctype html><meta charset="utf-8"><title>A bundle</title><script type="module" src="./main.js"></script>';

  const options = { bundle: true, format: /** @type {'esm'} */ ('esm'), logLevel: /** @type {'error'} */ ('error') };
  for (const [name, entry] of [
    ['esbuild', 'page.mjs'],
    ['esbuild-packages', 'page-with-packages.cjs'],
  ]) {
    // Such packages expect a bundler to provide these.
    const define = { global: 'globalThis', 'process.env.READABLE_STREAM': 'undefined' };
    await esbuild({ ...options, define, entryPoints: [join(project, entry)], outfile: join(out(name), 'main.js') });
  }
  await new Promise((resolve, reject) => {
    const options = {
      entry: join(project, 'page.mjs'),
      mode: 'production',
      context: project,
      output: { path: out('webpack'), filename: 'main.js' },
    };
    webpack(options, (/** @type {any} */ error, /** @type {any} */ stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
      else resolve(undefined);
    });
  });
  const bundle = await rollup({ input: join(project, 'page.mjs'), plugins: [nodeResolve({ browser: true })] });
  await bundle.write({ file: join(out('rollup'), 'main.js'), format: 'es' });
  writeFileSync(join(project, 'index.html'), page.replace('./main.js', './page.mjs'));
  await vite({ root: project, base: './', logLevel: 'error', build: { outDir: out('vite'), target: 'es2022' } });
  for (const name of ['esbuild', 'esbuild-packages', 'webpack', 'rollup'])
    writeFileSync(join(out(name), 'index.html'), page);
  return ['esbuild', 'esbuild-packages', 'webpack', 'rollup', 'vite'];
}

/** @param {string} project */
async function checkBrowsers(project) {
  const bundles = await buildBundles(project);
  const { default: sirv } = await import(pathToFileURL(hostPackage('sirv/build.mjs')).href);
  const server = createServer(sirv(join(project, 'dist'), { dev: true }));
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const origin = `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
  for (const browser of await openBrowsers()) {
    for (const bundle of bundles) {
      checkReport(`${browser.name}, ${bundle}`, await browser.reportOf(`${origin}/${bundle}/index.html`).catch(String));
    }
    await browser.close();
  }
  server.close();
}
