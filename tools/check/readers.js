// The programs that read the command's completions and its manual. Nothing else needs them, so only CI installs them.

import { output, say } from '../lib/process.js';
import { aptInstall } from '../lib/toolchain.js';

/** Each program and its package in Debian. */
const PROGRAMS = [
  ['bash', 'bash'],
  ['zsh', 'zsh'],
  ['fish', 'fish'],
  ['groff', 'groff-base'],
];

/** Installs the programs in CI, where their tests fail without them; elsewhere says which tests are skipped. */
export function prepareReaders() {
  const missing = () => PROGRAMS.filter(([program]) => output(program, ['--version']) === undefined);
  if (process.env.CI && missing().length > 0) aptInstall(missing().map(([, name]) => name));
  for (const [program] of missing()) say(`There is no ${program}: its test is skipped, but fails in CI`);
}
