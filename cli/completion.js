// Writes completion scripts for shells from the table of options.

import { encodings } from '../js/encodings/encodings.js';
import { COMMON_OPTIONS, OPTIONS } from './options.js';

const NAME = 'encoding-wasm';

/** @typedef {{ words?: string[], kind?: 'file' | 'folder' }} Values */

/** All options, as shells need them. */
const all = () =>
  [...OPTIONS, ...COMMON_OPTIONS].map(({ flags, what, choices, isOptional = false, completes }) => {
    const [names, value] = flags.split(' <');
    const isEncoding = completes === 'source' || completes === 'target';
    const words = isEncoding ? labels(completes === 'source') : choices && [...choices];
    return {
      names: names.split(', '),
      takesValue: value !== undefined,
      isOptional,
      words,
      completes,
      what: short(what),
    };
  });

/** @param {boolean} isSource */
const labels = (isSource) => [
  ...(isSource ? ['auto'] : []),
  ...encodings.filter(({ name }) => name !== 'replacement').map(({ name }) => name),
];

/** The start of a description, without quotation marks. @param {string} what */
const short = (what) => what.replace(/[.:;,(].*$/s, '').replace(/["']/g, '');

/** @param {'bash' | 'zsh' | 'fish'} shell */
export function completionFor(shell) {
  return { bash, zsh, fish }[shell]();
}

function bash() {
  const cases = all().flatMap(({ names, takesValue, isOptional, words, completes }) => {
    if (!takesValue) return [];
    // An optional value is never the next word.
    const before = names.flatMap((name) => [
      ...(isOptional ? [] : [name]),
      ...(name.startsWith('--') ? [`${name}=`] : []),
    ]);
    const action = words
      ? `words='${words.join(' ')}'`
      : completes
        ? `files=${completes === 'folder' ? '-d' : '-f'}`
        : '';
    return [`    ${before.join('|')}) ${action} ;;`];
  });
  const flags = all().flatMap(({ names, isOptional, words = [''] }) =>
    names.flatMap((name) =>
      isOptional && name.startsWith('--') ? [name, ...words.map((word) => `${name}=${word}`)] : [name],
    ),
  );
  return `# Completion for ${NAME} in bash: put it into ~/.local/share/bash-completion/completions/${NAME}
_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} option=\${COMP_WORDS[COMP_CWORD-1]}
  local start='' words='' files='' each IFS=$' \\t\\n'
  # Usually a '=' is a word of its own.
  if [[ $word == --*=* ]]; then start=\${word%%=*}= option=\${word%%=*}= word=\${word#*=}
  elif [[ $word == = ]]; then option=$option= word=''
  elif [[ $option == = ]]; then option=\${COMP_WORDS[COMP_CWORD-2]}=
  fi
  case $option in
${cases.join('\n')}
    *) if [[ $word == -* ]]; then words='${flags.join(' ')}'; else files=-f; fi ;;
  esac
  COMPREPLY=()
  local nocasematch=$(shopt -p nocasematch)
  # -v isn't -V, but labels may be in any case.
  [[ $word == -* ]] || shopt -s nocasematch
  for each in $words; do
    if [[ $each == "$word"* ]]; then COMPREPLY+=("$start$each"); fi
  done
  $nocasematch
  if [[ $files ]]; then
    while IFS= read -r each; do COMPREPLY+=("$start$each"); done < <(compgen "$files" -- "$word")
  fi
}
complete -o filenames -F _encoding_wasm ${NAME}
`;
}

function zsh() {
  const specs = all().map(({ names, takesValue, isOptional, words, completes, what }) => {
    // After '+' and '=', the value may be in the same word; after '+-' and '=-', it must be.
    const marked = names.map((name) => {
      if (!takesValue) return name;
      return name.startsWith('--') ? `${name}=${isOptional ? '-' : ''}` : `${name}${isOptional ? '-' : '+'}`;
    });
    const flags = names.length > 1 ? `'(${names.join(' ')})'{${marked.join(',')}}'` : `'${marked[0]}`;
    const files = completes === 'folder' ? '_files -/' : completes ? '_files' : '';
    const action = words ? `(${words.join(' ')})` : files;
    return `  ${flags}[${what}]${takesValue ? `${isOptional ? '::' : ':'}value:${action}` : ''}' \\`;
  });
  return `#compdef ${NAME}
# Completion for ${NAME} in zsh: put it into a directory of $fpath as _${NAME}
_arguments -s -S \\
${specs.join('\n')}
  '*:file:_files'
`;
}

function fish() {
  const lines = all().map(({ names, takesValue, isOptional, words, completes, what }) => {
    const flags = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
    // fish offers no files for an optional value after a '='.
    const kind = isOptional ? ' -f' : completes === 'file' ? ' -r' : ' -x';
    const folders = `(__fish_complete_directories (commandline -ct | string replace -r "^--[^=]*=" ""))`;
    const choices = words?.join(' ') ?? (completes === 'folder' && folders);
    const values = `${kind}${choices ? ` -a '${choices}'` : ''}`;
    return `complete -c ${NAME} ${flags.join(' ')}${takesValue ? values : ''} -d '${what}'`;
  });
  return `# Completion for ${NAME} in fish: put it into ~/.config/fish/completions/${NAME}.fish
${lines.join('\n')}
`;
}
