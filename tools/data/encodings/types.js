// Generates the type of labels in types/index.d.ts from the package's own data.

import { join } from 'node:path';
import { encodings } from '../../../js/encodings/encodings.js';
import { root } from '../../lib/process.js';

export const TYPES = join(root, 'types', 'index.d.ts');

/** The generated list, between the type's start and its last member. */
const LIST = /(?<=^export type Label =\n).*?(?=^ {2}\| \(string & \{\}\);$)/ms;

/** @param {string} source */
export function withLabels(source) {
  if (!LIST.test(source)) throw new Error(`${TYPES} has no type Label.`);
  return source.replace(LIST, encodings.map(linesOf).join(''));
}

/** @param {(typeof encodings)[number]} encoding */
function linesOf({ name, labels }) {
  const lines = [' '];
  for (const label of new Set([name, ...labels])) {
    const member = ` | '${label}'`;
    if (lines[lines.length - 1].length + member.length > 120) lines.push(' ');
    lines[lines.length - 1] += member;
  }
  return lines.map((line) => `${line}\n`).join('');
}
