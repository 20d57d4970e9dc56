// Reads the documents' sections, and the code blocks in them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/process.js';

/** Paths from the project's folder. */
export const documents = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter(
  (path) => path.endsWith('.md'),
);

/**
 * @typedef {object} Block
 * @property {string} file
 * @property {number} line of the first line of code
 * @property {string} language
 * @property {string} host where it runs: the second word after the fence; Node by default
 * @property {string} code
 */

/**
 * @typedef {object} Section
 * @property {string} heading without `#` and formatting
 * @property {string} text
 * @property {Block[]} blocks
 */

/** @param {string} file @returns {Section[]} */
export function sectionsOf(file) {
  /** @type {Section[]} */
  const sections = [{ heading: '', text: '', blocks: [] }];
  /** @type {Block | undefined} */
  let block;
  for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    const fence = /^```(\w*) ?(\w*)$/.exec(line);
    const heading = /^#+ (.*)$/.exec(line);
    if (heading && !block) sections.push({ heading: heading[1], text: '', blocks: [] });
    const section = /** @type {Section} */ (sections.at(-1));
    section.text += `${line}\n`;
    if (fence && block) block = undefined;
    else if (fence) {
      block = { file, line: index + 2, language: fence[1], host: fence[2], code: '' };
      section.blocks.push(block);
    } else if (block) block.code += `${line}\n`;
  }
  if (block) throw new Error(`${file}:${block.line}: The block of code has no end.`);
  return sections;
}

/** @param {string} file @param {string} language */
export const blocksOf = (file, language) =>
  sectionsOf(file).flatMap(({ blocks }) => blocks.filter((block) => block.language === language));
