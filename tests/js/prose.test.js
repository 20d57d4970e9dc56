// The linter of English finds what it should, and nothing else.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lineAt, passagesOf, withoutCode } from '../../tools/check/prose/passages.js';
import { findingsIn, RULES } from '../../tools/check/prose/rules.js';

describe('each rule', () => {
  for (const { pattern, advice, wrong, right } of RULES) {
    test(`${pattern}`, () => {
      assert.ok(
        findingsIn(wrong).some((finding) => finding.advice === advice),
        wrong,
      );
      assert.deepEqual(findingsIn(right), [], right);
    });
  }
});

test('a construction may be split between lines', () => {
  const [finding] = findingsIn('One.\nIt stood in\nfront of a label.');
  assert.equal(finding.found, 'in front of');
  assert.equal(lineAt('One.\nIt stood in\nfront of a label.', finding.index), 2);
});

/** @param {string} file @param {string} source */
const passages = (file, source) =>
  passagesOf(file, source).map(({ text, line, kind }) => [
    kind,
    line,
    withoutCode(text).replaceAll(/\s+/g, ' ').trim(),
  ]);

test('comments and messages of JavaScript', () => {
  const source = [
    '// A comment',
    '// on two lines.',
    'const quotes = /["\'`]/; // Behind code.',
    '/**',
    ' * Decodes `bytes`. @param {{ a: string }} bytes they are decoded',
    ' * @returns {string} the text',
    ' */',
    "const label = 'shift_jis', message = 'This is a message of one line';",
    'const text = `The label $' + "{label || `the nested one`} isn't a known one`;",
  ].join('\n');
  assert.deepEqual(passages('a.js', source), [
    ['comment', 1, 'A comment on two lines.'],
    ['comment', 3, 'Behind code.'],
    ['comment', 5, 'Decodes ` `.'],
    ['comment', 5, 'they are decoded'],
    ['comment', 6, 'the text'],
    ['string', 8, 'This is a message of one line'],
    ['string', 9, 'the nested one'],
    ['string', 9, "isn't a known one"],
  ]);
});

test('comments and messages of Rust', () => {
  const source = [
    '/// Decodes.',
    '///',
    '/// ```',
    '/// let of = "what is no comment";',
    '/// ```',
    "fn decode<'a>(quote: char) { quote == '\"'; }",
    'const TEXT: &str = r#"a "raw" string that is quoted"#;',
  ].join('\n');
  assert.deepEqual(passages('a.rs', source), [
    ['comment', 1, 'Decodes.'],
    ['string', 7, 'a "raw" string that is quoted'],
  ]);
});

test('paragraphs, lists and tables of Markdown', () => {
  const source =
    '# Title\nA [link](what-is-no.md)\nhere.\n\n- One\n  item\n- two\n\n```js\n// code\n```\n\n| a | b |\n';
  assert.deepEqual(passages('a.md', source), [
    ['paragraph', 1, '# Title'],
    ['paragraph', 2, 'A [link] here.'],
    ['paragraph', 5, '- One item'],
    ['paragraph', 7, '- two'],
    ['paragraph', 13, 'a'],
    ['paragraph', 13, 'b'],
  ]);
});
