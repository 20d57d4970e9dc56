// The constructions that read like a translation. Each has an example that it finds, and one that it must leave alone.

/**
 * @typedef {object} Rule
 * @property {RegExp} pattern in which a space stands for any white space
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
    pattern: /\b(?:has|have|had) (?:(?:it|them) not\b|not(?= (?:a|an|any|the|all|it|them|enough)\b|[,.;:)]))/,
    advice: 'Negate the verb: “doesn’t have”, or “can’t represent” of an encoding.',
    wrong: 'a code point that the encoding has not.',
    right: 'a class that has not been defined',
  },
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
    pattern: /(?<!\b(?:[tT]here|[wW]here) (?:\w+ )?)\b(?:is|are|was|were) none\b/,
    advice: 'Say what it isn’t: “isn’t a buffer”, “is unknown”.',
    wrong: 'a TypeError if the bytes are none',
    right: 'nothing if there is none',
  },
  {
    pattern: /\blest\b/,
    advice: 'Write “so that … doesn’t” or “to avoid”.',
    wrong: 'lest it looks at many in vain',
    right: 'so that it doesn’t scan the same bytes again',
  },
  {
    pattern: /\bin vain\b/,
    advice: 'Say what is avoided.',
    wrong: 'so that nothing is read in vain',
    right: 'so that no byte is read twice',
  },
  {
    pattern: /\b(?:is|are|was|were|be|been) told (?:by|of)\b/,
    advice: 'Use the active voice: “X says”, “encoded relative to X”.',
    wrong: 'where the encoding is told by a label',
    right: 'where a label names the encoding',
  },
  {
    pattern: /\bby the way(?: of)?\b/,
    advice: 'Say what happens: “through”, “along the way”, “trial decoding”.',
    wrong: 'found by the way of decoding',
    right: 'found by trial decoding',
  },
  {
    pattern:
      /(?<!\b(?:all|most|some|any|one|two|three|four|both|each|none|many|several|half|part|few|first|last|either|out|because) )\bof which\b/,
    advice: 'Write “whose”, or two sentences.',
    wrong: 'a position of which the high bits are predicted',
    right: 'two options, both of which have a default',
  },
  {
    pattern: /\b(?:is|are|was|were) to be\b/,
    advice: 'Write “must be”, “there is nothing to …”, or use an active verb.',
    wrong: 'Nothing is to be freed.',
    right: 'There is nothing to free.',
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
    pattern: new RegExp(`${START}Who(?:ever)? [a-z][^.?]*(?:\\.|$)`),
    advice: 'Name the person: “a reader”, “an attacker”.',
    wrong: 'Who reads it can’t tell.',
    right: 'Who reads it? A reader.',
  },
  {
    pattern: /\b(?:for|by|of|to) (?:who|whoever)\b(?! knows)/,
    advice: 'Name the person: “a reader”, “programs that”.',
    wrong: 'for whoever has files in GBK',
    right: 'for people who have files in GBK',
  },
  {
    pattern: /\b(?:has|have) [^.,;:]{1,40} to (?:itself|themselves)\b/,
    advice: 'Write “owns” or “is the only one that”.',
    wrong: 'something that has some of a total to itself',
    right: 'a symbol that owns a share of the total',
  },
  {
    pattern: /\b(?:say|says|said|tell|tells) of (?:it|itself|them|themselves|the)\b/,
    advice: 'Write “says about”, or name the declaration.',
    wrong: 'what the document says of itself',
    right: 'the document’s own declaration',
  },
  {
    pattern: /\bmere(?:ly)?\b/,
    advice: 'Write “just” or “only”.',
    wrong: 'a mere guess',
    right: 'just a guess',
  },
  {
    pattern: /\ball that (?:cannot|can't|is|has|was|are not|is not)\b/,
    advice: 'Name the things: “all characters that …”.',
    wrong: 'Find all that cannot be written.',
    right: 'Find all characters that GBK can’t represent.',
  },
  {
    pattern: /\bsuch as (?:is|are|has|have)\b/,
    advice: 'Write “that”.',
    wrong: 'bytes such as are in no text',
    right: 'bytes that never occur in text',
  },
  {
    pattern: /\banew\b/,
    advice: 'Write “again” or “afresh”.',
    wrong: 'The next call starts anew.',
    right: 'The next call starts afresh.',
  },
  {
    pattern: /\b(?:whereof|wherein|thereof|therein|hereby|henceforth|insofar)\b/,
    advice: 'Write plain words.',
    wrong: 'the table and the entries thereof',
    right: 'the table and its entries',
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
    pattern: /\b(?:is|are) let (?:to|in|out)\b/,
    advice: 'Write “may”, or an active verb.',
    wrong: 'a parser that is let to guess',
    right: 'a parser that may guess',
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/,
    advice: 'Write “fix”.',
    wrong: 'a linter that mends what it can',
    right: 'a linter that fixes what it can',
  },
  {
    pattern: /\b(?:that|those) which\b|\bthey who\b/,
    advice: 'Name the thing, or write “the one that”.',
    wrong: 'that which was decoded',
    right: 'the text that was decoded',
  },
  {
    pattern: /\bit is meant\b/,
    advice: 'Write “this is intentional”.',
    wrong: 'where they are cut, it is meant',
    right: 'the truncation is intentional',
  },
  {
    pattern: /\b(?:has|have|had) it from\b/,
    advice: 'Say what comes from where.',
    wrong: 'the polyfill has it from the host',
    right: 'the polyfill takes it from the host',
  },
  {
    pattern: /\b(?:so|such) that not\b|\bnot so (?!much|that|far)\w+\b(?! as\b)/,
    advice: 'Put the negation at the verb.',
    wrong: 'so that not all is read',
    right: 'so that only a part is read, not so much as before',
  },
];

/**
 * The passages of a text that a rule finds: where, and what to do.
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
