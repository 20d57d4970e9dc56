// Runs the suite in SES, after `lockdown`, and in a compartment with only the globals that it gets.

import 'ses';
import { readFileSync } from 'node:fs';

lockdown({ consoleTaming: 'unsafe', errorTaming: 'unsafe' });

const api = await import('encoding-wasm');
const { report } = await import('../../report.js');
await report(api);

const script = readFileSync(process.argv[2], 'utf8');
const compartment = new Compartment({ globals: { WebAssembly }, __options__: true });
const { TextDecoder } = compartment.evaluate(`${script}; api`);
const text = new TextDecoder('gbk').decode(Uint8Array.of(0xb0, 0xa1));
if (text !== '啊') throw new Error(`The compartment decodes ${text}.`);
