// The rules for English: constructions that read like a translation. Each has an example that it finds, and one that it must not find.

/**
 * @typedef {object} Rule
 * @property {RegExp} pattern a space matches any white space
 * @property {string} advice
 * @property {string} wrong
 * @property {string} right
 */

/** At the start of a sentence. */
const START = /(?<=^[\s#*-]*|[.:;!?)] |\| )/.source;
const VERB = /(?:is|are|was|were|has|have|had|does|do|can|can't|cannot|must|comes?|goes|stands?|[a-z]+s)/.source;
const PREDICATE = /(?:is|are|was|were|has|must|gets|becomes?|counts?|stays?|goes|throws|means|says|makes|follows)/
  .source;

/** @type {Rule[]} */
export const RULES = [
  {
    pattern: /\b(?:what|who|which) (?:is|are|was|were|has|have) (?:no|none)\b(?! longer| more\b)/i,
    advice: 'Name the thing: “unknown labels”, “input that isn’t a buffer”.',
    wrong: 'What is no label throws.',
    right: 'Unknown labels throw.',
  },
  {
    pattern:
      /(?<!\b(?:[tT]here|[wW]here) (?:\w+ )?)\b(?:is|are|was|were|be) no (?!longer|more|less|fewer|need|such|other|doubt|one|room|better|worse|larger|smaller|shorter|higher|lower|greater|earlier|later|older|newer|faster|slower|bigger)(?=[a-z])/,
    advice: 'Negate the verb: “isn’t an error”.',
    wrong: 'An incomplete character is no error.',
    right: 'There is no error, and it is no longer kept.',
  },
  {
    pattern: /\bin vain\b/,
    advice: 'Say what is avoided.',
    wrong: 'so that nothing is read in vain',
    right: 'so that no byte is read twice',
  },
  {
    pattern:
      /(?<!\b(?:all|most|some|any|one|two|three|four|both|each|none|many|several|half|part|few|first|last|either|out|because) )\bof which\b/,
    advice: 'Write “whose”, or two sentences.',
    wrong: 'a position of which the high bits are predicted',
    right: 'two options, both of which have a default',
  },
  {
    pattern: new RegExp(
      `${START}What (?!to )(?![^.?!:;]*\\bwhat\\b)[^.?!:;]*\\b${VERB}\\b [^.?!:;]+ ${PREDICATE}\\b[^.?!:;]*(?:[.:;](?: |$)|$)`,
    ),
    advice: 'A free relative as a subject: name the thing (“An incomplete sequence is kept”).',
    wrong: 'What has been transferred away counts as empty.',
    right: 'What is it? What an encoder keeps between chunks.',
  },
  {
    pattern: /\banew\b/,
    advice: 'Write “again” or “afresh”.',
    wrong: 'The next call starts anew.',
    right: 'The next call starts afresh.',
  },
  {
    pattern:
      /(?<!\b(?:leaves?|left|leaving) [^.]{0,40})\b(?:bytes?|text|marks?|sequences?|characters?|ones?|those|stands?|comes?|right|directly|follows?) behind\b/,
    advice: 'Write “after”: text has no back.',
    wrong: 'the bytes behind it',
    right: 'the bytes after it leave no bytes behind, and a wrapper has the class behind it',
  },
  {
    pattern: /\bin front of\b/i,
    advice: 'Write “before”.',
    wrong: 'a sign in front of the number',
    right: 'a sign before the number',
  },
  {
    pattern: /\bsuch as (?:is|are)\b/,
    advice: 'Write “that are”, or name examples.',
    wrong: 'bytes such as are rare in text',
    right: 'bytes such as 0x80 are rare in text',
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/,
    advice: 'Write “fix”.',
    wrong: 'a linter that mends what it can',
    right: 'a linter that fixes what it can',
  },
];

/**
 * What the rules find in a text.
 * @param {string} text
 * @returns {{ index: number, found: string, advice: string }[]}
 */
export function findingsIn(text) {
  return compiled.flatMap(({ pattern, advice }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      index,
      found: found.replaceAll(/\s+/g, ' '),
      advice,
    })),
  );
}

const compiled = RULES.map(({ pattern, advice }) => ({
  pattern: new RegExp(pattern.source.replaceAll(' ', '\\s+'), `${pattern.flags}g`),
  advice,
}));
