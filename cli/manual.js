// Writes the manual page from the table of options.

import { COMMON_OPTIONS, OPTIONS } from './options.js';

/** Escapes roff: https://man7.org/linux/man-pages/man7/groff_man.7.html @param {string} text */
const roff = (text) =>
  text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replaceAll('’', "'").replace(/^[.']/gm, '\\&$&');

/** @param {string} version */
export function manual(version) {
  const options = [...OPTIONS, ...COMMON_OPTIONS].map(({ flags, what, choices, isOptional }) => {
    const [names, value] = flags.replace('>', '').split(' <');
    const all = names.split(', ').map((name, i, { length }) => {
      const separator = !isOptional ? ' ' : name.startsWith('--') ? '=' : '';
      const shown = `${separator}\\fI${value}\\fR`;
      // Optional values directly follow each name.
      const isShown = value !== undefined && (isOptional || i === length - 1);
      return `\\fB${roff(name)}\\fR${isShown ? (isOptional ? `[${shown}]` : shown) : ''}`;
    });
    const possible = choices ? `\n${roff(`Possible values: ${choices.join(', ')}.`)}` : '';
    return `.TP\n${all.join(', ')}\n${roff(what)}${possible}\n`;
  });
  return `.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${roff(version)}" "User Commands"
.SH NAME
encoding\\-wasm \\- convert text files between encodings, as browsers read and write them
.SH SYNOPSIS
\\fBencoding\\-wasm\\fR \\fB\\-f\\fR \\fILABEL\\fR|\\fBauto\\fR [\\fB\\-t\\fR \\fILABEL\\fR] [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-repair\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-detect\\fR [\\fB\\-\\-json\\fR] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-list\\fR
.SH DESCRIPTION
Converts text files between the encodings of the WHATWG Encoding Standard, and others such as UTF\\-7, UTF\\-32 and the code pages of
DOS, in constant memory except with \\fB\\-\\-repair\\fR.
With \\fB\\-\\-in\\-place\\fR, a file whose bytes wouldn't change is not touched.
Several files become one text, unless \\fB\\-\\-in\\-place\\fR or \\fB\\-\\-out\\-dir\\fR is given.
Without a file, or for "\\-", it reads standard input.
File names may contain the wildcards *, ?, [...] and **, which it expands where the shell doesn't.
.SH OPTIONS
${options.join('')}.SH EXIT STATUS
.TP
0
Success. Replacements are reported on standard error.
.TP
1
A file could not be read, converted or written. It is left as it was.
.TP
2
Wrong usage.
.SH EXAMPLES
.nf
encoding\\-wasm \\-f shift_jis readme.txt
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak 'subtitles/**/*.srt'
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`;
}
