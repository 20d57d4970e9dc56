// Finds the prose in a file: comments and messages in code, paragraphs in Markdown. A passage keeps its line breaks, so that problems have
// line numbers.

/**
 * @typedef {object} Passage
 * @property {string} text
 * @property {number} line where the text begins, from 1
 * @property {'paragraph' | 'comment' | 'string'} kind
 */

/** @param {string} file @param {string} source @returns {Passage[]} */
export function passagesOf(file, source) {
  if (file.endsWith('.md')) return paragraphsOf(source.split('\n'), 1, 'paragraph');
  return (file.endsWith('.rs') ? partsOfRust(source) : partsOfJavaScript(source)).flatMap(({ kind, text, at }) => {
    const line = lineAt(source, at);
    return kind === 'string' ? passageOfString(text, line) : paragraphsOf(linesOfComment(text), line, 'comment');
  });
}

/** @param {string} text @param {number} index */
export const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/**
 * @typedef {object} Part a comment, or a string's content
 * @property {'comment' | 'string'} kind
 * @property {string} text
 * @property {number} at
 */

/** Adjacent line comments are one. */
const LINE_COMMENTS = String.raw`\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*`;
const BLOCK_COMMENT = String.raw`\/\*[\s\S]*?\*\/`;

/** Regular expressions are matched, too, so that quotation marks in them don't begin strings. */
const JAVASCRIPT = new RegExp(
  [
    `(?<comment>${LINE_COMMENTS}|${BLOCK_COMMENT})`,
    String.raw`'(?<single>(?:\\[\s\S]|[^'\\\n])*)'`,
    String.raw`"(?<double>(?:\\[\s\S]|[^"\\\n])*)"`,
    String.raw`(?<template>\`)`,
    String.raw`(?<=(?:[=(,:[!&|?{};>]|return|^)\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`,
    '(?<brace>[{}])',
  ].join('|'),
  'gm',
);

/** @param {string} source @returns {Part[]} */
function partsOfJavaScript(source) {
  /** @type {Part[]} */
  const parts = [];
  /** Open braces in each open template literal. @type {number[]} */
  const templates = [];
  const pattern = new RegExp(JAVASCRIPT);
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const { comment, single, double, template, brace } = match.groups ?? {};
    const at = match.index;
    if (comment) parts.push({ kind: 'comment', text: comment, at });
    else if (single || double) parts.push({ kind: 'string', text: single || double, at });
    else if (template) pattern.lastIndex = readTemplate(at + 1);
    else if (brace === '{' && templates.length > 0) templates[templates.length - 1]++;
    else if (brace === '}' && templates.length > 0 && --templates[templates.length - 1] < 0) {
      templates.pop();
      pattern.lastIndex = readTemplate(at + 1);
    }
  }
  return parts;

  /** Reads a template literal to its end or a substitution; returns where to continue. @param {number} start */
  function readTemplate(start) {
    const piece = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*/y;
    piece.lastIndex = start;
    const text = piece.exec(source)?.[0] ?? '';
    const end = start + text.length;
    parts.push({ kind: 'string', text, at: start });
    if (source[end] === '`') return end + 1;
    templates.push(0);
    return end + 2;
  }
}

const RUST = new RegExp(
  [
    `(?<comment>${LINE_COMMENTS}|${BLOCK_COMMENT})`,
    String.raw`r(?<hashes>#*)"(?<raw>[\s\S]*?)"\k<hashes>`,
    String.raw`"(?<string>(?:\\[\s\S]|[^"\\])*)"`,
    String.raw`'(?:\\[^']*|[^\\'])'`,
  ].join('|'),
  'g',
);

/** @param {string} source @returns {Part[]} */
function partsOfRust(source) {
  /** @type {Part[]} */
  const parts = [];
  for (const { groups: { comment, raw, string } = {}, index } of source.matchAll(RUST)) {
    if (comment) parts.push({ kind: 'comment', text: comment, at: index });
    else if (raw || string) parts.push({ kind: 'string', text: raw || string, at: index });
  }
  return parts;
}

/** Strings of three words in a row, one of them in `GRAMMAR`, are prose. */
const PROSE = /[a-z']{2,}[,:]? [a-z]+ [a-z']{2,}/i;
const GRAMMAR = /\b(?:an?|and|are|by|can|can't|cannot|for|has|have|in|is|no|not|of|on|or|that|the|to|with)\b/;

/** @param {string} text @param {number} line @returns {Passage[]} */
function passageOfString(text, line) {
  if (!PROSE.test(text) || !GRAMMAR.test(text)) return [];
  return [{ text: text.replaceAll(/\\[nrt]/g, '  ').replaceAll(/\\(['"`])/g, ' $1'), line, kind: 'string' }];
}

/** Removes what marks a comment, and JSDoc's types. @param {string} comment */
function linesOfComment(comment) {
  const text = comment
    .replace(/\*\/$/, '')
    .replaceAll(/^[ \t]*(?:\/\/[/!]?|\/\*\*?|\*(?!\*))[ \t]?/gm, '')
    // An example is code.
    .replaceAll(/@example[\s\S]*?(?=\n@|$)/g, blank)
    .replaceAll(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, blank);
  return text
    .replaceAll(/ @(?=param|returns?|type\b)/g, '\u0000@')
    .split('\n')
    .map((line) => line.replaceAll(/@(?:param|property|typedef|template|callback)\s+\S+|@\w+/g, '\u0000'));
}

/** @param {string} text */
const blank = (text) => text.replaceAll(/[^\n]/g, ' ');

/**
 * The paragraphs, table cells and list items in Markdown, which comments have, too.
 * @param {string[]} lines
 * @param {number} firstLine
 * @param {Passage['kind']} kind
 * @returns {Passage[]}
 */
function paragraphsOf(lines, firstLine, kind) {
  /** @type {Passage[]} */
  const passages = [];
  /** @type {Passage | undefined} */
  let current;
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    if (isCode || isFence || /^\s*$|^<!--|^\s*@/.test(line)) {
      current = undefined;
      continue;
    }
    const isTable = /^\s*\|/.test(line);
    const pieces = isTable ? line.split(/(?<!\\)\|/) : line.split('\u0000');
    for (const [i, piece] of pieces.entries()) {
      const startsNew = i > 0 || isTable || /^\s*(?:[-*#]+|\d+\.)\s/.test(piece);
      if (startsNew || !current) {
        current = { text: '', line: firstLine + index, kind };
        passages.push(current);
      } else current.text += '\n';
      current.text += piece;
    }
    if (isTable || /^#/.test(line)) current = undefined;
  }
  return passages.filter(({ text }) => /\w/.test(text));
}

/** Leaves out code, addresses and labels of links. @param {string} text */
export function withoutCode(text) {
  return text
    .replaceAll(/``[\s\S]*?``|`[^`]*`/g, (code) => `\`${blank(code.slice(1, -1))}\``)
    .replaceAll(/(?<=\])\([^)\s]*\)/g, blank)
    .replaceAll(/\bhttps?:\/\/\S+/g, blank);
}
