// Whether WebAssembly can run here. It can't in Hermes, with Node's --jitless, where a page's Content Security Policy
// forbids it, and in old browsers, which lack its vectors. This module imports nothing, because the polyfill shares it.

/** A module with one function, which returns a vector: `(module (func (result v128) (i8x16.splat (i32.const 0))))`. */
// biome-ignore format: a line for each section
const SMALLEST = [
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00,
  0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b,
  0x03, 0x02, 0x01, 0x00,
  0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b,
];

/** @type {boolean | undefined} */
let isAllowed;

/** Asked once, because each refusal is a message in a page's console. */
export function canCompile() {
  // There is none while Node builds a startup snapshot.
  if (typeof WebAssembly !== 'object') return false;
  try {
    // WebKit applies a page's policy to instances.
    isAllowed ??= new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(SMALLEST))) !== null;
  } catch (error) {
    const { name } = /** @type {Error} */ (error);
    if (name === 'CompileError' || name === 'EvalError') isAllowed = false;
    // Other errors, such as the end of the stack, say nothing about the host. The call that needs WebAssembly reports
    // them.
  }
  return isAllowed ?? true;
}
