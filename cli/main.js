// The command `encoding-wasm`. The build bundles it with its libraries as pkg/cli.cjs, beside encoding.wasm.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { encodings, getEncoding, REPLACEMENT } from '../js/encodings.js';
import { instantiate } from '../js/wasm.js';
import { EXIT } from './exit.js';
import { run } from './run.js';

instantiate(readFileSync(join(__dirname, 'encoding.wasm')));

const command = new Command('encoding-wasm')
  .description(
    'Decode files in any encoding of the WHATWG Encoding Standard, exactly as browsers do, and write them as UTF-8.',
  )
  .argument('[FILE...]', 'files to decode, one after the other; standard input if there is none, or for "-"')
  .option('--from <LABEL>', 'the encoding of the input, by any of its labels', decoderEncoding)
  .option('--fatal', 'stop at malformed input instead of writing U+FFFD in its place')
  .option('-o, --output <FILE>', 'write to a file, which appears when all input is decoded, not before')
  .option('--list', 'list the encodings and their labels')
  .addHelpText(
    'after',
    `
Exit codes: 0 for success, ${EXIT.failure} if something could not be read, decoded or written, ${EXIT.usage} for wrong usage.

Examples:
  encoding-wasm --from shift_jis readme.txt
  encoding-wasm --from gbk --fatal -o subtitles.utf-8.srt subtitles.srt
  curl -s https://example.com/ | encoding-wasm --from windows-1251`,
  )
  .showHelpAfterError('(see encoding-wasm --help)')
  .exitOverride();

try {
  command.parse();
  const { from, fatal = false, output, list } = command.opts();
  if (list) {
    process.stdout.write(encodings.map(({ name, labels }) => `${name}: ${labels.join(', ')}\n`).join(''));
  } else if (from === undefined) {
    command.error('error: --from LABEL is missing: which encoding is the input in?', { exitCode: EXIT.usage });
  } else {
    const files = command.args.length > 0 ? command.args : ['-'];
    run({ files, encoding: from, fatal, output }).then((exitCode) => {
      process.exitCode = exitCode;
    });
  }
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
}

/** @param {string} label */
function decoderEncoding(label) {
  const encoding = getEncoding(label);
  if (encoding === undefined) throw new InvalidArgumentError('It is no label; encoding-wasm --list shows all.');
  if (encoding === REPLACEMENT) throw new InvalidArgumentError('It stands for an encoding that decodes nothing.');
  return encoding;
}
