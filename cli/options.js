// The command's options, for the parser, the manual and the completion scripts.

import { UNMAPPABLE_NAMES } from '../js/encode/unmappable.js';
import { getEncoding, REPLACEMENT } from '../js/encodings/encodings.js';
import { findEncoding } from '../js/encodings/resolve-encoding.js';
import { SNIFF_MODES } from '../js/sniff/sniffing.js';
import { UsageError } from './arguments.js';
import { SHELLS } from './shells.js';

/** @type {import('./arguments.js').Described[]} */
export const OPTIONS = [
  {
    flags: '-f, --from <LABEL>',
    alias: '--from-code',
    what: 'The encoding of the input: any of its names, or "auto" to find the encoding of each file.',
    parse: toSource,
    completes: 'source',
  },
  {
    flags: '-t, --to <LABEL>',
    alias: '--to-code',
    what:
      'The encoding of the output; UTF-8 by default. After the label, //TRANSLIT replaces characters that it can’t represent ' +
      'by their best fit, or ?, and //IGNORE leaves them out.',
    parse: toTarget,
    completes: 'target',
  },
  {
    flags: '-o, --output <FILE>',
    what: 'Write to a file, which is replaced only when all input has been converted.',
    completes: 'file',
  },
  {
    flags: '-i, --in-place <SUFFIX>',
    what:
      'Replace each file with its conversion. With a suffix, such as --in-place=.bak, keep the old file under its name plus ' +
      'the suffix, unless another file has that name. Without a suffix, invalid bytes are an error, as with --fatal, ' +
      'and so is an encoding that "auto" is uncertain of.',
    isOptional: true,
    omitted: '',
  },
  {
    flags: '--out-dir <DIR>',
    what: 'Write the conversion of each file to the same path in this directory.',
    completes: 'folder',
  },
  {
    flags: '-r, --recursive',
    what: 'Convert all files in the given directories, whatever their names are. Hidden files and symbolic links are left out.',
  },
  {
    flags: '--skip-utf8',
    what: 'Don’t convert files that are already UTF-8: --in-place leaves them alone, and --out-dir copies them.',
  },
  {
    flags: '--keep-binary',
    what: 'Don’t convert files that look like binary data, such as images; this also copies them or leaves them alone.',
  },
  { flags: '-n, --dry-run', what: 'Write nothing; only report what would be done.' },
  { flags: '-c', what: 'Leave out invalid bytes, and characters that the output’s encoding can’t represent.' },
  { flags: '--fatal', what: 'Stop at invalid bytes instead of replacing them with U+FFFD.' },
  {
    flags: '--unmappable <MODE>',
    what:
      'What to do with characters that the output’s encoding can’t represent: stop (fatal, the default); write &#128169;, as ' +
      'in HTML, which a reader can’t distinguish from the same characters in the text (html); write ? (replacement); leave ' +
      'them out (ignore); or write their best fit, and if there is none, stop (translit) or write ? (translit-replacement).',
    choices: UNMAPPABLE_NAMES,
  },
  {
    flags: '--bom <MODE>',
    what:
      'Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the ' +
      'default), or if the input does (keep).',
    choices: ['add', 'keep', 'strip'],
    isOptional: true,
    omitted: 'add',
  },
  { flags: '--eol <EOL>', what: 'Convert all line endings to LF or CRLF.', choices: ['lf', 'crlf'] },
  {
    flags: '--fix-declaration',
    what: 'Make <meta charset> and XML declarations name the output’s encoding.',
  },
  {
    flags: '--repair',
    what:
      'Repair text that was decoded in the wrong encoding, once or twice (mojibake). --from is then the file’s current ' +
      'encoding, "auto" by default.',
  },
  {
    flags: '--detect',
    what:
      'Print the encoding that "--from auto" would choose, its score and its source, or that a file is ASCII, empty, binary ' +
      'or unknown. Nothing is converted.',
  },
  { flags: '--json', what: 'Print JSON, with --detect.' },
  {
    flags: '--sniff <MODE>',
    what:
      'Choose how "auto" and --detect find the encoding: by statistics alone (detect, the default), or by the document’s ' +
      'own declaration first (html, xml).',
    choices: SNIFF_MODES,
  },
  {
    flags: '--locale <TAG>',
    what: 'The language of the text, such as "ja": a hint for "auto" and --detect.',
    parse: toTag,
  },
  { flags: '-q, --quiet', what: 'Don’t report replaced bytes and characters, or how many files were converted.' },
  { flags: '-s, --silent', what: 'The same as --quiet.' },
  {
    flags: '-v, --verbose',
    what: 'Say which encoding "--from auto" chose for each file, and why, and which files are not converted.',
  },
  { flags: '-l, --list', what: 'List the encodings and their labels, and those beyond the standard.' },
  { flags: '--completion <SHELL>', what: 'Print a completion script for a shell.', choices: SHELLS },
];

/** 24 lines fit into the smallest usual terminal. */
export const HELP = `\
Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION…] [FILE…]
       encoding-wasm --repair|--detect [OPTION…] [FILE…]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the inputs
  -i[SUFFIX], --in-place[=SUFFIX]  replace each file; keep the old with SUFFIX
      --out-dir DIR        write the converted files to DIR
  -r, --recursive          whole directories    -n, --dry-run  write nothing
      --skip-utf8, --keep-binary  leave UTF-8, or binary files, as they are
  -c                       leave out invalid bytes and unmappable characters
      --fatal              stop at invalid bytes instead of replacing them
      --unmappable MODE    unmappable characters: fatal, html, replacement,
                           ignore, translit, translit-replacement
      --bom[=MODE]         byte order mark: add, keep, strip
      --eol EOL            line endings: lf, crlf
      --fix-declaration    correct <meta charset> and XML declarations
      --repair             undo an earlier wrong decoding (mojibake)
      --detect [--json]    print the encodings of files
      --sniff MODE         for "auto": detect, html, xml  --locale TAG  language
  -q, -s, --quiet          fewer messages   -v, --verbose  say what "auto" chose
  -l, --list  encodings  --completion bash|zsh|fish  -V, --version  -h, --help
Exit codes: 0 success; 1 a file could not be converted; 2 wrong usage.
Example: encoding-wasm -f auto --in-place=.bak *.srt
`;

/** @type {import('./arguments.js').Described[]} */
export const COMMON_OPTIONS = [
  { flags: '-h, --help', what: 'Show a short help.' },
  { flags: '-V, --version', what: 'Show the version.' },
];

/** Options for the build. @type {import('./arguments.js').Described[]} */
export const HIDDEN_OPTIONS = [{ flags: '--manual', what: '' }];

/** @param {string} label */
function toSource(label) {
  // As in iconv, a suffix has no effect.
  const name = label.replace(/\/\/.*$/s, '');
  return /^auto$/i.test(name) ? 'auto' : toEncoding(name);
}

/**
 * What the value of --to means: a label with suffixes.
 * @typedef {object} Target
 * @property {number | Unknown} to
 * @property {'ignore'} [unmappable]
 * @property {string} [otherwise] the replacement for characters that //TRANSLIT has no best fit for
 * @property {string} [ascii] a label of windows-1252 that other programs use for ASCII
 */

/** A name outside the standard, perhaps of no encoding. @typedef {{ unknown: string }} Unknown */

const ASCII = /ascii|^ansi_x3\.4|367$|646/i;

/** @param {string} label @returns {Target} */
function toTarget(label) {
  const [name, ...suffixes] = label.split('//');
  const to = toEncoding(name);
  const known = suffixes.map((suffix) => suffix.toUpperCase());
  const unknown = known.findIndex((suffix) => !['', 'TRANSLIT', 'IGNORE'].includes(suffix));
  if (unknown >= 0) {
    throw new UsageError(`It ends in //${suffixes[unknown]}; only //TRANSLIT and //IGNORE are known.`);
  }
  const isIgnoring = known.includes('IGNORE');
  const isASCII = ASCII.test(name) && to === getEncoding('windows-1252');
  const target = isASCII ? { to, ascii: name } : { to };
  if (known.includes('TRANSLIT')) return { ...target, otherwise: isIgnoring ? '' : '?' };
  return isIgnoring ? { ...target, unmappable: 'ignore' } : target;
}

/** Converts POSIX's names of locales, such as ja_JP.UTF-8. @param {string} locale */
function toTag(locale) {
  return locale.replace(/[.@].*$/s, '').replaceAll('_', '-');
}

/** @param {string} name @returns {number | Unknown} */
function toEncoding(name) {
  const encoding = getEncoding(name) ?? findEncoding(name);
  if (encoding === undefined) return { unknown: name };
  if (encoding === REPLACEMENT)
    throw new UsageError(
      'It is a label of the replacement encoding, which is not for text; use the name of another one.',
    );
  return encoding;
}
