// Installs the programs that read the command's completions and its manual. Only tests in CI need them.

import { output, say } from '../lib/process.js';
import { aptInstall } from '../lib/toolchain.js';

/** Programs and their Debian packages. */
const PROGRAMS = [
  ['bash', 'bash'],
  ['zsh', 'zsh'],
  ['fish', 'fish'],
  ['groff', 'groff-base'],
];

/** In CI, installs the programs; elsewhere says which tests are skipped. */
export function prepareReaders() {
  const missing = () => PROGRAMS.filter(([program]) => output(program, ['--version']) === undefined);
  if (process.env.CI && missing().length > 0) aptInstall(missing().map(([, name]) => name));
  for (const [program] of missing()) say(`There is no ${program}: its test is skipped, but fails in CI`);
}
