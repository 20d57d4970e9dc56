// Parses the arguments as POSIX and GNU do: -f VALUE, -fVALUE, -qv, --from VALUE, --from=VALUE, and `--` before names that begin with a
// '-'.

/**
 * @typedef {object} Described
 * @property {string} flags such as '-f, --from <LABEL>'
 * @property {string} [alias] a name that the manual doesn't show
 * @property {string} what for the manual
 * @property {readonly string[]} [choices]
 * @property {(value: string) => unknown} [parse]
 * @property {boolean} [isOptional] whether the value may be omitted; if given, it directly follows the letter or a '='
 * @property {string} [omitted] the value if it is omitted
 * @property {'source' | 'target' | 'file' | 'folder'} [completes] the kind of value for completion; 'source' and 'target' are encodings
 */

/** Wrong usage, with a message for the user. */
export class UsageError extends Error {
  suggestion;

  /** @param {string} message @param {string} [suggestion] */
  constructor(message, suggestion) {
    super(message);
    this.suggestion = suggestion;
  }
}

/**
 * @param {string[]} args
 * @param {readonly Described[]} options
 * @returns {{ values: Record<string, any>, files: string[] }} `values` by the options' long names in camel case, or their letters
 */
export function parseArguments(args, options) {
  /** @param {string} name */
  const known = (name) => options.find(({ flags, alias }) => name === alias || namesOf(flags).includes(name));
  /** @param {string} name @param {string} similar */
  const unknown = (name, similar) => new UsageError(`unknown option '${name}'`, similar && `Did you mean ${similar}?`);
  /** @param {string} name */
  const find = (name) => {
    const option = known(name);
    if (option) return option;
    const names = options.flatMap(({ flags }) => namesOf(flags));
    throw unknown(name, similarTo(name, names));
  };
  /** @type {Record<string, any>} */
  const values = {};
  // In reverse order, because removing the first of many elements is slow.
  const rest = args.toReversed();
  /** @type {string[]} */
  let files = [];
  /** @param {Described} option @param {string | undefined} attached */
  const take = (option, attached) => {
    const { flags, isOptional, omitted, choices } = option;
    const next = rest.at(-1) ?? '';
    if (isOptional && attached === undefined && choices?.includes(next))
      throw new UsageError(
        `option '${flags}': write ${longName(option)}=${next}, or ./${next} for a file of that name.`,
      );
    const isNext = takesValue(option) && attached === undefined && !isOptional;
    if (isNext && known(next))
      throw new UsageError(
        `option '${flags}' argument missing; for the value '${next}', write ${longName(option)}=${next}`,
      );
    const value = takesValue(option) ? (attached ?? (isOptional ? omitted : rest.pop())) : true;
    if (value === undefined) throw new UsageError(`option '${flags}' argument missing`);
    values[keyOf(flags)] = value === true || toValue(option, value);
  };
  while (rest.length > 0) {
    const arg = /** @type {string} */ (rest.pop());
    if (arg === '--') {
      files = files.concat(rest.splice(0).reverse());
    } else if (arg.startsWith('--')) {
      const [name, attached] = cut(arg, arg.indexOf('='));
      const option = find(name);
      if (attached !== undefined && !takesValue(option))
        throw new UsageError(`option '${option.flags}' takes no argument`);
      take(option, attached?.slice(1));
    } else if (arg.startsWith('-') && arg !== '-') {
      const [word] = cut(arg, arg.indexOf('='));
      // Read as letters, `-in-place` would mean backups with the suffix "n-place".
      if (known(`-${word}`)) throw unknown(word, `-${word}`);
      for (let letters = arg.slice(1); letters !== ''; ) {
        const option = find(`-${letters[0]}`);
        letters = letters.slice(1);
        // The manual shows a '=' after the long name.
        const attached = option.isOptional ? letters.replace(/^=/, '') : letters;
        // The second letter of `-in` is hardly meant as a suffix.
        if (option.isOptional && letters !== '' && [...letters].every((letter) => known(`-${letter}`))) {
          const ways = `-${option.flags[1]} -${letters}, or ${longName(option)}=${letters}`;
          throw new UsageError(
            `option '${option.flags}' argument '${letters}' looks like other options. Write ${ways}.`,
          );
        }
        take(option, attached || undefined);
        if (takesValue(option)) letters = '';
      }
    } else {
      files.push(arg);
    }
  }
  return { values, files };
}

/** @param {string} flags */
const namesOf = (flags) => flags.replace(/ <.*/, '').split(', ');

/** @param {Described} option */
const longName = ({ flags }) => /** @type {string} */ (namesOf(flags).at(-1));

/** @param {Described} option */
const takesValue = ({ flags }) => flags.endsWith('>');

/** The last name, in camel case. @param {string} flags */
export const keyOf = (flags) =>
  /** @type {string} */ (namesOf(flags).at(-1)).replace(/^-+/, '').replace(/-./g, (part) => part[1].toUpperCase());

/** @param {Described} option @param {string} value */
function toValue({ flags, choices, parse }, value) {
  if (choices && !choices.includes(value))
    throw new UsageError(
      `option '${flags}' argument '${value}' is invalid. Allowed choices are ${choices.join(', ')}.`,
    );
  if (!parse) return value;
  try {
    return parse(value);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`option '${flags}' argument '${value}' is invalid. ${error.message}`);
  }
}

/** Splits a string at an index; if that is negative, the first part is the whole string. @param {string} string @param {number} at @returns {[string, string?]} */
const cut = (string, at) => (at < 0 ? [string] : [string.slice(0, at), string.slice(at)]);

/** The long names that begin with a name, or else the most similar one. @param {string} name @param {string[]} names */
function similarTo(name, names) {
  if (!name.startsWith('--')) return '';
  const long = names.filter((other) => other.startsWith('--'));
  const complete = long.filter((other) => other.startsWith(name));
  if (complete.length > 0) return complete.join(' or ');
  const distances = long.map((other) => ({ other, distance: distanceOf(name, other) }));
  const [best] = distances.sort((a, b) => a.distance - b.distance);
  // At most two letters of a long name.
  return best.distance < Math.min(3, name.length - 2) ? best.other : '';
}

/** The Levenshtein distance. @param {string} a @param {string} b */
function distanceOf(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const letter of a) {
    const next = [row[0] + 1];
    for (let i = 0; i < b.length; i++) {
      next.push(Math.min(row[i] + (letter === b[i] ? 0 : 1), row[i + 1] + 1, next[i] + 1));
    }
    row = next;
  }
  return row[b.length];
}
