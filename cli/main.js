// The command `encoding-wasm`. The build bundles it with its libraries as pkg/cli.cjs, beside encoding.wasm.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { encodings, getEncoding, hasBOM, REPLACEMENT } from '../js/encodings.js';
import { instantiate } from '../js/instance.js';
import { newSniffer, SNIFF_MODES } from '../js/sniffing.js';
import { UNMAPPABLE_NAMES } from '../js/unmappable.js';
import { detectFiles } from './detect.js';
import { EXIT } from './exit.js';
import { argumentsOfCommand, nameOfFile } from './file-name.js';
import { print } from './output.js';
import { inWords, report } from './problems.js';
import { run } from './run.js';

const module = join(__dirname, 'encoding.wasm');
try {
  instantiate(readFileSync(module));
} catch (error) {
  const { message } = /** @type {Error} */ (inWords(error, {}));
  const advice = 'install encoding-wasm again, or use a newer Node';
  process.exit(report(`its part ${nameOfFile(module)} cannot be loaded`, `${message}; ${advice}`));
}

// Whatever fails to write reports the error itself. If standard error can't be written either, the exit code remains.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

let help = '';
const command = new Command('encoding-wasm')
  .description(
    'Convert files between the encodings of the WHATWG Encoding Standard, exactly as browsers read and write them.',
  )
  .argument('[FILE...]', 'files to convert, one after the other; standard input if there is none, or for "-"')
  .option('--from <LABEL>', 'the encoding of the input, by any of its labels, or "auto"', toSource)
  .addOption(
    new Option('--to <LABEL>', 'the encoding of the output')
      .argParser(toEncoding)
      .default(getEncoding('utf-8'), 'UTF-8'),
  )
  .option('--bom', 'write a byte order mark first, in UTF-8 and UTF-16')
  .option('--fatal', 'stop at invalid bytes instead of replacing them with U+FFFD')
  .addOption(
    new Option('--unmappable <MODE>', 'what to do with characters that the output’s encoding can’t represent')
      .choices(UNMAPPABLE_NAMES)
      .default('fatal'),
  )
  .option('--fix-declaration', 'make <meta charset> and XML declarations say the output’s encoding')
  .option('-o, --output <FILE>', 'write to a file, which appears when all input is converted, not before')
  .option('--detect', 'convert nothing: tell the encoding that "--from auto" takes, its score, and what says so')
  .option('--json', 'with --detect: tell it in JSON')
  .addOption(
    new Option('--sniff <MODE>', 'with "auto" and --detect: from statistics alone, or first from what HTML or XML say')
      .choices(SNIFF_MODES)
      .default('detect'),
  )
  .option('--locale <TAG>', 'with "auto" and --detect: the language, such as "ja", as a hint')
  .option('-q, --quiet', "don't tell what was replaced")
  .option('-v, --verbose', 'tell which encoding "--from auto" takes for each file, and why')
  .option('--list', 'list the encodings and their labels')
  .addHelpText(
    'after',
    `
Characters that the output's encoding can't represent are an error (fatal), or are written as in HTML, &#128169;, which
a reader can't distinguish from the same characters in the text (html), or as a question mark (replacement).

Exit codes: 0 for success, ${EXIT.failure} if something could not be read, converted or written, ${EXIT.usage} for wrong usage.

Examples:
  encoding-wasm --from shift_jis readme.txt
  encoding-wasm --from auto readme.txt
  encoding-wasm --detect *.srt
  encoding-wasm --from gbk --fatal -o subtitles.utf-8.srt subtitles.srt
  encoding-wasm --from utf-8 --to windows-1251 --unmappable html -o page.html page.utf-8.html
  curl -s https://example.com/ | encoding-wasm --from euc-kr`,
  )
  .showHelpAfterError('(see encoding-wasm --help)')
  .configureOutput({
    writeOut: (text) => {
      help += text;
    },
  })
  .exitOverride();

try {
  command.parse(argumentsOfCommand(), { from: 'user' });
  const { from, to, bom = false, fatal = false, unmappable, output, list, detect, json, ...others } = command.opts();
  const { fixDeclaration = false, quiet = false, verbose = false, ...hints } = others;
  const sniffing = { ...hints, detect: true };
  const files = command.args.length > 0 ? command.args : ['-'];
  if (output !== undefined && (list || detect)) {
    usageError(`--output is for conversions; write ${list ? '--list' : '--detect'} … > FILE instead.`);
  } else if (json && !detect) {
    usageError('--json is for --detect.');
  } else if (list) {
    print(encodings.map(({ name, labels }) => `${name}: ${labels.join(', ')}\n`).join('')).then(exit);
  } else if (detect) {
    detectFiles({ files, sniffing, json, quiet }).then(exit);
  } else if (from === undefined) {
    usageError('--from LABEL is missing: which encoding is the input in? --from auto finds it.');
  } else if (bom && !hasBOM(to)) {
    usageError(`--bom: ${encodings[to].name} has no byte order mark.`);
  } else {
    const source = from === 'auto' ? newSniffer(sniffing, '--from auto') : from;
    const target = output === '-' ? undefined : output;
    const told = { quiet, verbose };
    run({ files, from: source, to, bom, fatal, unmappable, fixDeclaration, output: target, ...told }).then(exit);
  }
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) print(help).then(exit);
  else exit(EXIT.usage);
}

/** Ends the process, even if a read still waits for input that is no longer needed. @param {number} exitCode */
function exit(exitCode) {
  process.stderr.write('', () => process.exit(exitCode));
}

/** @param {string} message */
function usageError(message) {
  command.error(`error: ${message}`, { exitCode: EXIT.usage });
}

/** @param {string} label */
function toSource(label) {
  return label === 'auto' ? label : toEncoding(label);
}

/** @param {string} label */
function toEncoding(label) {
  const encoding = getEncoding(label);
  if (encoding === undefined)
    throw new InvalidArgumentError('This label is unknown; encoding-wasm --list shows all labels.');
  if (encoding === REPLACEMENT) throw new InvalidArgumentError('It stands for an encoding that holds no text.');
  return encoding;
}
