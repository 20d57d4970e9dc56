// Compares encoding.wasm in Python with the package: every encoding, with all of its characters and with random bytes, in more than one block.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, encodings, TextDecoder, transcode, UnmappableError } from 'encoding-wasm';
import { root, run, say } from '../../tools/lib/process.js';
import { blocksOf } from '../docs/markdown.js';

/** More than a block's 65,536 bytes, and not a multiple. */
const LENGTH = 200_003;

/** All characters of the Basic Multilingual Plane, some others, and a lone surrogate. */
const CHARACTERS = `${String.fromCodePoint(
  ...Array.from({ length: 0x1_0000 }, (_, codePoint) => codePoint).filter((codePoint) => codePoint >> 11 !== 0x1b),
)}💩𠀋\u{10FFFF}\uD800`;

const names = encodings.map(({ name }) => name);

/** "replacement" has no text. @param {string} name */
const hasText = (name) => name !== 'replacement';

/** @param {string} python @param {string} folder */
export function testModule(python, folder) {
  say('encoding.wasm in Python');
  const file = join(folder, 'cases.json');
  const examples = blocksOf('docs/abi.md', 'python').map(({ code }) => code);
  writeFileSync(file, JSON.stringify({ names, cases: names.filter(hasText).map(caseOf), examples }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'encoding-wasm'), 'junction');
  writeFileSync(join(folder, 'old.txt'), encode('동해 물과', 'euc-kr'));
  run(python, [join(root, 'tests/python/module.py'), file], {
    cwd: folder,
    env: { PYTHONPATH: join(root, 'examples/python'), PYTHONDONTWRITEBYTECODE: '1' },
  });
}

/** Inputs and expected results for an encoding. @param {string} name */
function caseOf(name) {
  const inputs = [new Uint8Array(), randomBytes(), ...(hasEncoder(name) ? [encoded(name)] : [])];
  return {
    name,
    decode: inputs.map((bytes) => ({ bytes: base64(bytes), ...decoded(bytes, name) })),
    encode: hasEncoder(name) ? encodeCase(name) : null,
    transcode: inputs.flatMap((bytes) =>
      ['UTF-8', 'UTF-16BE', 'gb18030'].map((to) => ({
        bytes: base64(bytes),
        to,
        expected: base64(transcode(bytes, { from: name, to, unmappable: 'replacement' })),
      })),
    ),
  };
}

/** @param {string} name */
const hasEncoder = (name) => !name.startsWith('UTF-16');

/** All characters that the encoding can represent, encoded. @param {string} name */
const encoded = (name) => encode(CHARACTERS.repeat(2), name, { unmappable: 'replacement' });

/** @param {Uint8Array} bytes @param {string} name */
function decoded(bytes, name) {
  const text = new TextDecoder(name, { ignoreBOM: true }).decode(bytes);
  return { text: base64(Buffer.from(text, 'utf16le')), error: malformedSequence(bytes, name) };
}

/** Where the first malformed sequence starts and ends. @param {Uint8Array} bytes @param {string} name */
function malformedSequence(bytes, name) {
  try {
    new TextDecoder(name, { fatal: true }).decode(bytes);
    return null;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const [, length = '1', offset] = /(?:a byte|(\d+) bytes) at offset (\d+)/.exec(message) ?? [];
    if (offset === undefined) throw error;
    return [Number(offset), Number(offset) + Number(length)];
  }
}

/** @param {string} name */
function encodeCase(name) {
  return {
    text: base64(Buffer.from(CHARACTERS, 'utf16le')),
    xmlcharrefreplace: base64(encode(CHARACTERS, name, { unmappable: 'html' })),
    replace: base64(encode(CHARACTERS, name, { unmappable: 'replacement' })),
    unmappable: unmappable(name),
  };
}

/** The first code point that the encoding can't represent. @param {string} name */
function unmappable(name) {
  try {
    encode(CHARACTERS, name);
    return null;
  } catch (error) {
    if (error instanceof UnmappableError) return error.codePoint;
    throw error;
  }
}

/** The same numbers each time. */
function randomBytes() {
  let state = 1;
  return Uint8Array.from({ length: LENGTH }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 16;
  });
}

/** @param {Uint8Array} bytes */
const base64 = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
