// Runs the tests of two crates that use encoding_rs, quick-xml and encoding_rs_io, with encoding-standard in its place:
// `npm run check -- crate-users`. Cargo fetches their sources; those of quick-xml contain its unit tests, but not its folder `tests`.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, output, root, run, say } from '../../tools/lib/process.js';
import { nativeToolchain } from '../../tools/lib/toolchain.js';

const here = import.meta.dirname;
const made = join(root, 'target', 'crate-users');
const { cargo, env } = nativeToolchain();

const manifest = join(here, 'Cargo.toml');
const metadata = output(cargo, ['metadata', '--locked', '--format-version', '1', '--manifest-path', manifest], env);
if (!metadata) fail("cargo can't fetch quick-xml and encoding_rs_io: please check the network.");
/** @type {{ name: string, manifest_path: string }[]} */
const packages = JSON.parse(metadata).packages;

rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });

say('quick-xml');
const quickXml = join(made, 'quick-xml');
cpSync(sourceOf('quick-xml'), quickXml, { recursive: true });
// Its lines end as in Windows, unlike the patch's.
for (const path of /** @type {string[]} */ (readdirSync(quickXml, { recursive: true }))) {
  const file = join(quickXml, path);
  if (statSync(file).isFile()) writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
}
run('patch', ['--strip=0', '--no-backup-if-mismatch', `--input=${join(here, 'quick-xml.patch')}`], { cwd: quickXml });
test('quick-xml', 1300);

say('encoding_rs_io');
const [, tests] = readFileSync(join(sourceOf('encoding_rs_io'), 'src/lib.rs'), 'utf8').split(/(?=^#\[cfg\(test\)\]$)/m);
const ours = tests
  .replace('use encoding_rs::{self, Encoding};', 'use encoding_standard::Encoding;')
  .replaceAll('encoding_rs::UTF_8', 'Encoding::Utf8')
  .replaceAll('encoding_rs::UTF_16LE', 'Encoding::Utf16Le');
writeFileSync(join(made, 'encoding_rs_io.rs'), readFileSync(join(here, 'encoding_rs_io.rs'), 'utf8') + ours);
// One test expects a byte order mark to be passed on if nothing follows it. The tests of encoding_rs_io's own parts aren't there.
test('encoding_rs_io', 25, '--exact', '--skip', 'tests::trans_utf16_bom');

/** A crate's folder among cargo's sources. @param {string} name */
function sourceOf(name) {
  const found = packages.find((each) => each.name === name) ?? fail(`cargo has not fetched ${name}.`);
  return dirname(found.manifest_path);
}

/** @param {string} name @param {number} least how many tests must pass @param {string[]} args */
function test(name, least, ...args) {
  const { status, stdout } = spawnSync(cargo, ['test', '--locked', '--lib', '--', ...args], {
    cwd: join(here, name),
    env: { ...process.env, ...env, CARGO_TARGET_DIR: join(root, 'target', 'crate-users-build') },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  const passed = Number(/test result: ok\. (\d+) passed/.exec(stdout)?.[1]);
  if (status !== 0) fail(stdout);
  assert.ok(passed >= least, `only ${passed} tests of ${name} ran`);
  say(`${passed} tests of ${name} passed`);
}
