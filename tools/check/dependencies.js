// Checks the sources and licences of the dependencies in every lock file. With --advisories it checks for known vulnerabilities instead,
// which needs the network. With `packages` it leaves out the checks that need cargo-deny.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { exitCode, fail, root, say } from '../lib/process.js';
import { cargoDeny } from '../lib/toolchain.js';

/** For npm packages that may become part of ours. deny.toml has those for crates. */
const LICENCES = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'MIT'];
/** Packages whose install scripts fetch or choose the binary for the platform. */
const INSTALL_SCRIPTS = [
  ...['bun', 'deno', 'esbuild', 'workerd'],
  ...['@parcel/watcher', '@swc/core', 'lmdb', 'msgpackr-extract', 'pnpm'],
];
/** Folders that aren't ours, or that tools make. */
const SKIPPED = ['.git', '.made', '.tools', 'node_modules', 'target'];

const isAudit = process.argv.includes('--advisories');
const onlyPackages = process.argv.includes('packages');
const lockFiles = findLockFiles(root).filter((file) => !onlyPackages || file.endsWith('package-lock.json'));
/** @type {string[]} */
const problems = [];
for (const file of lockFiles) {
  const name = relative(root, file);
  say(`${name}: ${isAudit ? 'advisories' : 'sources and licences'}`);
  if (name.endsWith('Cargo.lock')) checkCrates(file);
  else if (isAudit) auditPackages(file);
  else checkPackages(name, JSON.parse(readFileSync(file, 'utf8')));
}
if (problems.length > 0) fail(`${problems.length} problems with dependencies:\n- ${problems.join('\n- ')}`);
say(`${lockFiles.length} lock files: no problem found`);

/** @param {string} folder @returns {string[]} */
function findLockFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.includes(entry.name) ? [] : findLockFiles(path);
    return ['Cargo.lock', 'package-lock.json'].includes(entry.name) ? [path] : [];
  });
}

/** @param {string} file */
function checkCrates(file) {
  const { command, env } = cargoDeny();
  const manifest = join(file, '..', 'Cargo.toml');
  // A duplicate that deny.toml allows needn't occur in every lock file.
  const checks = isAudit ? ['advisories'] : ['-A', 'unmatched-skip', 'bans', 'licenses', 'sources'];
  const args = ['--locked', '--manifest-path', manifest, '--config', join(root, 'deny.toml'), 'check', ...checks];
  if (exitCode(command, args, { env }) !== 0) problems.push(`${relative(root, file)}: see what cargo-deny says above`);
}

/** @param {string} file */
function auditPackages(file) {
  const cwd = join(file, '..');
  if (exitCode('npm', ['audit'], { cwd }) !== 0)
    problems.push(`${relative(root, file)}: see what npm audit says above`);
}

/**
 * @typedef {object} Locked
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [hasInstallScript]
 */

/** @param {string} name @param {{ packages: Record<string, Locked> }} lock */
function checkPackages(name, { packages }) {
  const { '': own, ...others } = packages;
  const manifest = JSON.parse(readFileSync(join(root, name, '..', 'package.json'), 'utf8'));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const locked = /** @type {Record<string, unknown>} */ (own)[kind];
    check(isDeepStrictEqual(locked, manifest[kind]), `${kind} are others in package.json`);
    for (const [dependency, version] of Object.entries(manifest[kind] ?? {}))
      check(/^(npm:.*@)?\d+\.\d+\.\d+$/.test(version), `${dependency} ${version} isn't an exact version`);
  }
  for (const [path, { resolved, integrity, license, hasInstallScript }] of Object.entries(others)) {
    const dependency = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    // With the setting omit-lockfile-registry-resolved, npm writes no addresses of its registry.
    check(resolved === undefined, `${dependency} is from ${resolved}`);
    check(integrity?.startsWith('sha512-'), `${dependency} has no SHA-512`);
    check(!hasInstallScript || INSTALL_SCRIPTS.includes(dependency), `${dependency} has an install script`);
    const isAllowed = license?.split(' OR ').some((licence) => LICENCES.includes(licence));
    check(name !== 'package-lock.json' || isAllowed, `${dependency} has the licence ${license}`);
  }

  function check(/** @type {unknown} */ isRight, /** @type {string} */ problem) {
    if (!isRight) problems.push(`${name}: ${problem}`);
  }
}
