// Measures the memory that a contender needs, in a new process: `memory.js NAME JOB.json WASM`. Prints JSON.

import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * @typedef {object} MemoryUse in bytes
 * @property {number} whole growth of the process while it decodes a long text at once, including the string
 * @property {number} stream the same in chunks of 64 KB, measured first
 * @property {number} [wasm] the largest size of the WebAssembly memory
 */

const [name, job, wasm] = process.argv.slice(2);

/** All WebAssembly memories, in the order of creation. @type {WebAssembly.Memory[]} */
const memories = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} [imports] */
  constructor(module, imports) {
    super(module, imports);
    if (this.exports.memory instanceof WebAssembly.Memory) memories.push(this.exports.memory);
  }
};

const ours = await import('../../pkg/index.js');
const { allContenders } = await import('../contenders.js');
/** @type {import('./run-job.js').Job} */
const { texts, largest } = JSON.parse(readFileSync(job, 'utf8'));
const contender = allContenders(ours, readFileSync(wasm)).find((each) => each.name === name);
if (!contender?.decoder || !contender.streamDecoder) throw new Error(`${name} cannot do it.`);
// Ours is created first, encoding_rs's last.
const memory = { 'encoding-wasm': memories[0], encoding_rs: memories.at(-1) }[name];
let mostWasm = 0;

const label = 'shift_jis';
const text = texts.find((each) => each.label === label)?.parts.join('') ?? '';
const input = new Uint8Array(largest);
const paragraph = ours.encode(text, label);
for (let at = 0; at < largest; at += paragraph.length) input.set(paragraph.subarray(0, largest - at), at);
const bytes = contender.input?.(input) ?? input;

const stream = growth(() => {
  const decode = /** @type {NonNullable<typeof contender.streamDecoder>} */ (contender.streamDecoder)(label);
  for (let at = 0; at < largest; at += 65536) use(decode(bytes.subarray(at, at + 65536), at + 65536 >= largest));
});
const whole = growth(() => use(contender.decoder?.(label)(bytes)));
if (contender.encoder && name !== 'native') use(contender.encoder(label)(text.repeat(100)));
use(contender.transcoder?.(label)(bytes.subarray(0, 2 ** 24)));

/** @type {MemoryUse} */
const result = { whole, stream, ...(memory && { wasm: mostWasm }) };
console.log(JSON.stringify(result));

/** @param {string | Uint8Array | undefined} result */
function use(result) {
  if (!result?.length) throw new Error(`${name} gave nothing.`);
  if (typeof result === 'string') result.charCodeAt(result.length - 1);
  mostWasm = Math.max(mostWasm, memory?.buffer.byteLength ?? 0);
}

/** How much the process's peak size grows. @param {() => void} work */
function growth(work) {
  const before = greatestSize();
  work();
  return greatestSize() - before;
}

function greatestSize() {
  const status = '/proc/self/status';
  // Not all hosts on Linux report it.
  const kilobytes = existsSync(status) ? /VmHWM:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return 1024 * Number(kilobytes ?? process.resourceUsage().maxRSS);
}
