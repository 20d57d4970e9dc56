// Completions for shells, made from the table of options.

import { encodings } from '../js/encodings.js';
import { COMMON_OPTIONS, OPTIONS } from './options.js';

const NAME = 'encoding-wasm';

/** The possible values of an option. @typedef {{ words?: string[], kind?: 'file' | 'folder' }} Values */

/** All options, with what shells need to know about them. */
const all = () =>
  [...OPTIONS, ...COMMON_OPTIONS].map(({ flags, what, choices, isOptional = false, completes }) => {
    const [names, value] = flags.split(' <');
    const words = completes === 'encoding' ? labels() : choices && [...choices];
    return {
      names: names.split(', '),
      takesValue: value !== undefined,
      isOptional,
      words,
      completes,
      what: short(what),
    };
  });

const labels = () => ['auto', ...encodings.filter(({ name }) => name !== 'replacement').map(({ name }) => name)];

/** The first part of a description, without quotation marks. @param {string} what */
const short = (what) => what.replace(/[.:;,(].*$/s, '').replace(/["']/g, '');

/** @param {'bash' | 'zsh' | 'fish'} shell */
export function completionFor(shell) {
  return { bash, zsh, fish }[shell]();
}

function bash() {
  const cases = all().flatMap(({ names, takesValue, isOptional, words, completes }) => {
    if (!takesValue || isOptional) return [];
    if (words) return [`    ${names.join('|')}) COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$word")); return ;;`];
    if (completes === 'folder') return [`    ${names.join('|')}) COMPREPLY=($(compgen -d -- "$word")); return ;;`];
    return [`    ${names.join('|')}) COMPREPLY=($(compgen -f -- "$word")); return ;;`];
  });
  const flags = all().flatMap(({ names, isOptional, words = [''] }) =>
    names.flatMap((name) =>
      isOptional && name.startsWith('--') ? [name, ...words.map((word) => `${name}=${word}`)] : [name],
    ),
  );
  return `# Completion for ${NAME} in bash: put it into ~/.local/share/bash-completion/completions/${NAME}
_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case $previous in
${cases.join('\n')}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W '${flags.join(' ')}' -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _encoding_wasm ${NAME}
`;
}

function zsh() {
  const specs = all().map(({ names, takesValue, isOptional, words, completes, what }) => {
    const exclusive = names.length > 1 ? `'(${names.join(' ')})'{${names.join(',')}}` : `'${names[0]}`;
    const action = words ? `(${words.join(' ')})` : completes === 'folder' ? '_files -/' : '_files';
    const value = takesValue ? `:${isOptional ? ':' : 'value:'}${action}` : '';
    const name = isOptional ? `'${names.at(-1)}=-` : names.length > 1 ? `${exclusive}'` : exclusive;
    return `  ${name}[${what}]${isOptional ? `::value:${action}` : value}' \\`;
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
    const values = words
      ? ` -x -a '${words.join(' ')}'`
      : completes === 'folder'
        ? " -x -a '(__fish_complete_directories)'"
        : ' -r';
    return `complete -c ${NAME} ${flags.join(' ')}${takesValue && !isOptional ? values : ''} -d '${what}'`;
  });
  return `# Completion for ${NAME} in fish: put it into ~/.config/fish/completions/${NAME}.fish
${lines.join('\n')}
`;
}
