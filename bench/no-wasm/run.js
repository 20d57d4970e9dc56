// Compares encoding-wasm/no-wasm with @exodus/bytes, which needs no WebAssembly either: `npm run bench:no-wasm`. Prints how
// many times as fast it decodes 64 KB, its speed, and how long its first call takes.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeHosts } from '../../tools/lib/hosts.js';
import { fail, root, say } from '../../tools/lib/process.js';

for (const { name, command } of nodeHosts()) {
  for (const flags of [[], ['--jitless']]) {
    say([name, ...flags].join(' '));
    const { status, stdout, stderr } = spawnSync(command, [...flags, join(root, 'bench/no-wasm/job.js')], {
      encoding: 'utf8',
    });
    if (status !== 0) fail(stderr);
    console.log('| encoding | to @exodus/bytes | MB/s | first call, ms |\n|---|--:|--:|--:|');
    for (const { encoding, ratio, speed, first } of JSON.parse(stdout))
      console.log(`| ${encoding} | ${ratio.toFixed(2)} | ${speed.toFixed(0)} | ${first.toFixed(0)} |`);
  }
}
