// Finds a Rust toolchain that can build for WebAssembly, or installs what is missing. Every build compiles the standard library with the same
// options as the crate, which makes modules smaller, and the same with each toolchain of a version. Its source comes from
//
// - rustup's component `rust-src`, or
// - Debian's packages, if rustup isn't there or can't fetch it.
//
// `wasm-bindgen`, in the version that wasm/Cargo.toml names, `cargo-deny` and `cargo-fuzz` go into .tools/.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fail, output, root, run, say, succeeds } from './process.js';

const TARGET = 'wasm32-unknown-unknown';
const RUSTUP_TIMEOUT = 180_000;
const CARGO_DENY = '0.20.2';
const CARGO_FUZZ = '0.13.2';
const RECODE_RS = '1.0.6';

const DEBIAN_PACKAGES = ['rustc-web', 'cargo-web', 'rust-web-src', 'lld-22'];
const DEBIAN_LINTERS = ['rustfmt-web', 'rust-web-clippy'];
const DEBIAN_CARGO = '/usr/bin/cargo';
const DEBIAN_RUSTC = '/usr/bin/rustc';
const DEBIAN_LINKER = '/usr/bin/wasm-ld-22';
const DEBIAN_STD_SOURCE = '/usr/lib/rustlib/src/rust/library';

/** Where a toolchain has the standard library's source. */
const STD_SOURCE = 'lib/rustlib/src/rust/library';
/** Makes cargo use Debian's own tools, even if rustup's come first in the path. */
const DEBIAN_ENV = { RUSTC: DEBIAN_RUSTC, RUSTDOC: '/usr/bin/rustdoc', PATH: `/usr/bin:${process.env.PATH}` };
/** Makes a stable compiler accept options `-Z`. */
export const UNSTABLE_OPTIONS = { RUSTC_BOOTSTRAP: '1' };

const BUILD_ARGS = ['--target', TARGET, '-Z', 'build-std=std,panic_abort'];

export const cargoHome = process.env.CARGO_HOME ?? join(homedir(), '.cargo');

/** Stores the compiler for which rustup couldn't fetch the source, because trying again may take long. */
const RUSTUP_FAILED = join(root, '.tools', 'rustup-failed');

/**
 * @typedef {object} Toolchain
 * @property {string} name with its version
 * @property {string} cargo
 * @property {string[]} args what `cargo build` and `cargo test` need for the target
 * @property {NodeJS.ProcessEnv} env
 */

/** The toolchain for WebAssembly. @returns {Toolchain} */
export function wasmToolchain() {
  const toolchain = rustupToolchain() ?? debianToolchain();
  if (!toolchain) {
    fail(
      `No Rust toolchain here can build for ${TARGET}, and none could be installed. Please install one of:\n` +
        '  - rustup from https://rustup.rs, then: rustup component add rust-src\n' +
        `  - on Debian 12 or newer, as root: apt-get install ${DEBIAN_PACKAGES.join(' ')}`,
    );
  }
  return toolchain;
}

/** The cargo for native builds and tests. @returns {{ cargo: string, env: NodeJS.ProcessEnv }} */
export function nativeToolchain() {
  if (output('cargo', ['--version'])) return { cargo: 'cargo', env: {} };
  const { cargo } = wasmToolchain();
  return { cargo, env: DEBIAN_ENV };
}

/**
 * Installs `cargo fmt` and `cargo clippy` if a toolchain lacks them.
 * @template {{ cargo: string, env: NodeJS.ProcessEnv }} T
 * @param {T} toolchain
 * @returns {T}
 */
export function withLinters(toolchain) {
  const { cargo, env } = toolchain;
  const hasLinters = () => ['fmt', 'clippy'].every((linter) => output(cargo, [linter, '--version'], env));
  if (!hasLinters() && cargo === 'cargo' && output('rustup', ['--version'])) {
    say("Installing Rust's formatter and linter with rustup");
    succeeds('rustup', ['component', 'add', 'rustfmt', 'clippy'], { timeout: RUSTUP_TIMEOUT });
  }
  if (!hasLinters()) aptInstall(DEBIAN_LINTERS);
  if (!hasLinters()) fail(`${cargo} fmt and ${cargo} clippy are missing: please install rustfmt and clippy.`);
  return toolchain;
}

/** @returns {Toolchain | undefined} */
function rustupToolchain() {
  const version = output('rustc', ['--version']);
  if (!version || !output('cargo', ['--version'])) return undefined;
  const source = join(output('rustc', ['--print', 'sysroot']) ?? '', STD_SOURCE);
  const hasFailed = () => existsSync(RUSTUP_FAILED) && readFileSync(RUSTUP_FAILED, 'utf8') === version;
  if (!existsSync(source) && !hasFailed() && output('rustup', ['--version'])) {
    say("Installing the source of Rust's standard library with rustup");
    if (!succeeds('rustup', ['component', 'add', 'rust-src'], { timeout: RUSTUP_TIMEOUT })) {
      mkdirSync(dirname(RUSTUP_FAILED), { recursive: true });
      writeFileSync(RUSTUP_FAILED, version);
    }
  }
  if (!existsSync(source)) return undefined;
  return { name: version, cargo: 'cargo', args: BUILD_ARGS, env: { ...flags(source), ...UNSTABLE_OPTIONS } };
}

/** @returns {Toolchain | undefined} */
function debianToolchain() {
  const isComplete = () =>
    [DEBIAN_RUSTC, DEBIAN_CARGO, DEBIAN_LINKER, DEBIAN_STD_SOURCE].every((file) => existsSync(file));
  if (!isComplete()) aptInstall(DEBIAN_PACKAGES);
  if (!isComplete()) return undefined;
  return {
    name: output(DEBIAN_RUSTC, ['--version']) ?? fail(`${DEBIAN_RUSTC} doesn't run.`),
    cargo: DEBIAN_CARGO,
    args: BUILD_ARGS,
    env: {
      ...flags(DEBIAN_STD_SOURCE),
      ...UNSTABLE_OPTIONS,
      ...DEBIAN_ENV,
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: DEBIAN_LINKER,
    },
  };
}

/** Installs packages, on Debian and its derivatives only. @param {string[]} packages */
export function aptInstall(packages) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const apt = (/** @type {string[]} */ ...args) =>
    isRoot ? succeeds('apt-get', args) : succeeds('sudo', ['--non-interactive', 'apt-get', ...args]);
  say(`Installing Debian's packages ${packages.join(' ')}`);
  apt('update') && apt('install', '--yes', '--no-install-recommends', ...packages);
}

/**
 * The compiler's flags, which also keep this machine's paths out of modules.
 * @param {string} source the standard library's
 */
function flags(source) {
  const paths = { [root]: '', [cargoHome]: 'cargo', [source]: 'library' };
  const remap = Object.entries(paths).map(([path, name]) => `--remap-path-prefix=${path}=${name}`);
  return { CARGO_ENCODED_RUSTFLAGS: [EXTENSIONS, ...remap].join(SEPARATOR) };
}

const EXTENSIONS = '-Ctarget-feature=+simd128,+bulk-memory';

/** Between flags in CARGO_ENCODED_RUSTFLAGS. */
const SEPARATOR = '\x1f';

/**
 * Keeps modules small: no panic messages, no megabyte of stack, only tiny functions and those that the source marks inlined, and only loops of
 * at most four rounds unrolled. Longer loops become vectors where possible, which is faster. src/lib.rs explains the flag `small`, for
 * functions that run rarely.
 */
const MODULE_FLAGS = [
  '-Cllvm-args=-inline-threshold=25 -unroll-full-max-count=4 -unroll-runtime=0',
  '--cfg=small',
  ...['-Zunstable-options', '-Cpanic=immediate-abort', '-Zlocation-detail=none', '-Zfmt-debug=none'],
  `-Clink-arg=-zstack-size=${1 << 17}`,
];

/**
 * The toolchain with the flags for the package's modules.
 * @param {boolean} [simd] whether modules may use extensions of WebAssembly that wasm2js doesn't translate
 * @returns {Toolchain}
 */
export function moduleToolchain(simd = true) {
  const { env, ...toolchain } = wasmToolchain();
  const allFlags = [env.CARGO_ENCODED_RUSTFLAGS, ...MODULE_FLAGS].join(SEPARATOR);
  if (simd) return { ...toolchain, env: { ...env, CARGO_ENCODED_RUSTFLAGS: allFlags } };
  const withoutSIMD = ['-Ctarget-cpu=mvp', '-Ctarget-feature=+bulk-memory'].join(SEPARATOR);
  const CARGO_ENCODED_RUSTFLAGS = allFlags.replace(EXTENSIONS, withoutSIMD);
  const CARGO_TARGET_DIR = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'without-simd');
  return { ...toolchain, env: { ...env, CARGO_ENCODED_RUSTFLAGS, CARGO_TARGET_DIR } };
}

/** wasm-bindgen and its test runner, in the version that wasm/Cargo.toml names. */
export function wasmBindgen() {
  const version = readFileSync(join(root, 'wasm', 'Cargo.toml'), 'utf8').match(/^wasm-bindgen = .*"=([^"]+)"/m)?.[1];
  if (!version) fail('wasm/Cargo.toml pins no version of wasm-bindgen.');
  const command = cargoTool('wasm-bindgen', 'wasm-bindgen-cli', version);
  return { version, command, testRunner: `${command}-test-runner` };
}

/** The checker of dependencies, which needs `env` to find cargo. */
export function cargoDeny() {
  return { command: cargoTool('cargo-deny', 'cargo-deny', CARGO_DENY), env: nativeToolchain().env };
}

/** The fuzzer, a subcommand of cargo. */
export function cargoFuzz() {
  const command = cargoTool('cargo-fuzz', 'cargo-fuzz', CARGO_FUZZ);
  const { cargo, env } = nativeToolchain();
  const path = [dirname(command), env.PATH ?? process.env.PATH].join(delimiter);
  return { cargo, env: { ...UNSTABLE_OPTIONS, ...env, PATH: path } };
}

/** encoding_rs's own command, for the benchmark. */
export const recodeRs = () => cargoTool('recode_rs', 'recode_rs', RECODE_RS, isListed);

/** Whether a tool in .tools/ prints this version. @param {string} name @param {string} version */
const saysVersion = (name, version) =>
  output(join(root, '.tools', 'bin', name), ['--version']) === `${name} ${version}`;

/** The same for a tool that doesn't print its version. @param {string} name @param {string} version */
function isListed(name, version) {
  const list = join(root, '.tools', '.crates.toml');
  return existsSync(list) && readFileSync(list, 'utf8').includes(`"${name} ${version} `);
}

/**
 * @param {string} name
 * @param {string} crate
 * @param {string} version
 * @param {(name: string, version: string) => boolean} isInstalled
 */
function cargoTool(name, crate, version, isInstalled = saysVersion) {
  const tools = join(root, '.tools');
  const command = join(tools, 'bin', name);
  if (!isInstalled(name, version)) {
    say(`Building ${name} ${version} (a few minutes, once)`);
    const { cargo, env } = nativeToolchain();
    const install = ['install', crate, '--version', version, '--root', tools, '--force'];
    // The lock file may name versions that a mirror doesn't have yet.
    succeeds(cargo, [...install, '--locked'], { env }) || run(cargo, install, { env });
  }
  return command;
}
