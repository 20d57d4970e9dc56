// Loads the package, and gives tests access to its WebAssembly instances. Import nothing before this that loads the package.

const { Instance, Module } = WebAssembly;

/** All instances, the current one last. @type {WebAssembly.Instance[]} */
export const instances = [];

/** Instances whose functions trap. @type {Set<WebAssembly.Instance>} */
const broken = new Set();

WebAssembly.Instance = class extends Instance {
  /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} [imports] */
  constructor(module, imports) {
    super(module, imports);
    const { exports } = this;
    if (!('codec' in exports)) return;
    instances.push(this);
    const guarded = Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (/** @type {unknown[]} */ ...args) => (broken.has(this) ? trap() : value(...args))
        : value,
    ]);
    Object.defineProperty(this, 'exports', { value: Object.fromEntries(guarded) });
  }
};

/** A function that only executes `unreachable`, like a Rust panic at its end. */
const TRAP = [
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 0x74, 0, 0, 10, 5, 1, 3, 0, 0, 0x0b,
];
const trap = /** @type {() => never} */ (new Instance(new Module(Uint8Array.from(TRAP))).exports.t);

/** Makes every call of the current instance trap, and overwrites its memory. */
export function breakInstance() {
  const [current] = instances.slice(-1);
  new Uint8Array(memory().buffer).fill(0xfe);
  broken.add(current);
}

/** The current instance's memory. */
export const memory = () => /** @type {WebAssembly.Memory} */ (instances.at(-1)?.exports.memory);

/** @type {typeof import('encoding-wasm')} */
export const api = await import('encoding-wasm');
// The first call makes the first instance.
api.encode('', 'x-user-defined');
