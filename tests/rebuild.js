// Builds pkg/ again elsewhere. The result must be identical. If the tools here differ from those that built the tracked pkg/, two builds must be
// identical instead, and the result is tested, too.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildElsewhere } from '../tools/build/rebuild.js';
import { ownTests } from '../tools/check/test-files.js';
import { nodeHosts } from '../tools/lib/hosts.js';
import { fail, root, run, say } from '../tools/lib/process.js';

const info = (/** @type {string} */ project) =>
  JSON.parse(readFileSync(join(project, 'pkg', 'build-info.json'), 'utf8'));

const project = buildElsewhere('elsewhere');
const [{ files, ...tools }, { files: trackedFiles, ...trackedTools }] = [info(project), info(root)];
if (files === trackedFiles) say('The rebuilt package is the same to the byte');
else {
  if (isDeepStrictEqual(tools, trackedTools)) fail('The same tools built something else than what is in pkg/.');
  if (files !== info(buildElsewhere('a directory with a longer name')).files)
    fail('The same tools built something else in another directory.');
  const [, longTerm] = nodeHosts();
  say(`The rebuilt package in ${longTerm.name}`);
  run(longTerm.command, ['--test', '--test-reporter=dot', ...ownTests()], { cwd: project });
}
