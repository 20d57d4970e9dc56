// The options of the project's scripts. Every script calls this before it imports or installs any package, so that --help and
// wrong options get their answer in a fresh clone.

import { parseArgs } from 'node:util';

/** The exit code of wrong usage. */
const WRONG_USAGE = 2;

/**
 * @typedef {object} Option
 * @property {string} what the option does
 * @property {string} [value] what its value is called, in capitals; an option without is on or off
 * @property {unknown} [default] its value if it isn't given
 * @property {(value: string) => unknown} [parse] converts the value; what it throws is a mistake of usage
 */

/**
 * @typedef {object} Usage
 * @property {string} script what the script is called in package.json
 * @property {string} about what it does, in a line or two
 * @property {Record<string, Option>} [options]
 * @property {{ name: string, what: string, least?: number, most?: number, choices?: readonly string[] }} [operands] what
 *   may follow the options; `name` is in capitals
 */

/**
 * Reads the options of a script. With --help it prints the usage, and with wrong options an error and the usage, and ends
 * the process.
 * @param {Usage} usage
 * @returns {{ values: Record<string, any>, operands: string[] }}
 */
export function readOptions(usage) {
  const options = usage.options ?? {};
  try {
    /** @type {{ values: Record<string, any>, positionals: string[] }} */
    const { values, positionals } = parseArgs({
      options: Object.fromEntries([
        ['help', { type: /** @type {const} */ ('boolean'), short: 'h' }],
        ...Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
      ]),
      allowPositionals: usage.operands !== undefined,
    });
    if (values.help) {
      console.log(usageText(usage));
      process.exit();
    }
    checkOperands(positionals, usage.operands);
    return { values: convert(values, options), operands: positionals };
  } catch (error) {
    // Node goes on to explain how operands can look like options.
    const [message] = /** @type {Error} */ (error).message.split(/\n|\. To specify /);
    console.error(`error: ${message}\n\n${usageText(usage)}`);
    process.exit(WRONG_USAGE);
  }
}

/** A number that is not below another. @param {number} [least] @returns {(value: string) => number} */
export const numberFrom =
  (least = 0) =>
  (value) => {
    const number = Number(value);
    if (value.trim() === '' || !(number >= least)) throw new Error(`'${value}' is not a number from ${least} on.`);
    return number;
  };

/** @param {Record<string, unknown>} values @param {Record<string, Option>} options */
function convert(values, options) {
  /** @type {Record<string, any>} */
  const converted = {};
  for (const [name, option] of Object.entries(options)) {
    const value = values[name];
    try {
      converted[name] = typeof value === 'string' && option.parse ? option.parse(value) : (value ?? option.default);
    } catch (error) {
      throw new Error(`--${name}: ${/** @type {Error} */ (error).message}`);
    }
  }
  return converted;
}

/** @param {string[]} given @param {Usage['operands']} operands */
function checkOperands(given, operands) {
  if (!operands) return;
  const { name, least = 0, most = Infinity, choices } = operands;
  if (given.length < least) throw new Error(`${name} is missing.`);
  if (given.length > most) throw new Error(`'${given[most]}' is one too many.`);
  const unknown = given.find((operand) => choices && !choices.includes(operand));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}.`);
}

/** @param {Usage} usage */
function usageText({ script, about, options = {}, operands }) {
  const command = script === 'test' ? 'npm test' : `npm run ${script}`;
  const rows = Object.entries(options).map(([name, { value, what, default: byDefault }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    `${what}${byDefault === undefined ? '' : ` (${byDefault})`}`,
  ]);
  if (operands) rows.unshift([operands.name, operands.what]);
  rows.push(['-h, --help', 'show this']);
  const width = Math.max(...rows.map(([left]) => left.length));
  const parts = [
    ...(operands ? [operands.least ? operands.name : `[${operands.name}]`] : []),
    ...(Object.keys(options).length > 0 ? ['[OPTIONS]'] : []),
  ];
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  return `Usage: ${[command, ...(parts.length > 0 ? ['--', ...parts] : [])].join(' ')}\n\n${about}\n\n${lines.join('\n')}`;
}
