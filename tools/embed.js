// A WebAssembly module as text for a script: js/embedded.js undoes it.

/** The section of a module that has the tables: https://webassembly.github.io/spec/core/binary/modules.html#data-section */
const DATA_SECTION = 11;

/**
 * Parts a module where its data starts, and writes both parts as text.
 * @param {Uint8Array} module
 * @returns {{ code: string, tables: string }}
 */
export function embed(module) {
  const start = [...sections(module)].find(({ id }) => id === DATA_SECTION)?.start ?? module.length;
  return { code: base64(module.subarray(0, start)), tables: base64(module.subarray(start)) };
}

/** @param {Uint8Array} bytes */
const base64 = (bytes) => Buffer.from(bytes).toString('base64');

/** The length of what precedes the first section. */
const PREAMBLE = 8;

/** @param {Uint8Array} module */
function* sections(module) {
  for (let position = PREAMBLE; position < module.length; ) {
    const start = position;
    const id = module[position++];
    // https://webassembly.github.io/spec/core/binary/values.html#integers
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = module[position++];
      length += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    position += length;
    yield { id, start };
  }
}

/**
 * Adds a custom section at the end of a module.
 * @param {Uint8Array} module
 * @param {string} name
 * @param {string} content
 */
export function withSection(module, name, content) {
  const [nameBytes, contentBytes] = [Buffer.from(name), Buffer.from(content)];
  const body = Buffer.concat([Buffer.of(nameBytes.length), nameBytes, contentBytes]);
  if (body.length > 0x7f) throw new Error(`The section '${name}' is too long.`);
  return Buffer.concat([module, Buffer.of(0, body.length), body]);
}
