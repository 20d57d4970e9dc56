// Writes files in another encoding.

import { makeZip } from 'client-zip';
import { DeclarationFixer } from '../../cli/declaration.js';
import { getEncoding, UTF_8 } from '../../js/encodings/encodings.js';
import { labelToName } from '../../js/index.js';
import { TranscoderCommon } from '../../js/transcode/transcoding.js';
import { END } from '../../js/wasm/wasm.js';
import { lineEndings } from './line-endings.js';
import { isMappable, rememberMappable } from './mappable.js';
import { MarkingDecoder } from './marking-decoder.js';
import { readWhole } from './read-file.js';

/**
 * @typedef {object} Source
 * @property {File} file
 * @property {string} name of the result
 * @property {string} from a label
 * @property {number} [lost] how many characters are already lost
 * @property {boolean} [hasBOM]
 * @property {import('./repair.js').Repair} [repair]
 * @property {boolean} [isBinary]
 * @property {boolean} [isCopied] whether to copy the bytes
 */

/**
 * @typedef {object} Target
 * @property {string} to a label
 * @property {'keep' | 'with' | 'without'} bom 'keep' writes one if the file has one, and in UTF-16
 * @property {import('./line-endings.js').LineEnding | 'keep'} lineEnding
 * @property {boolean} declaration whether to correct the encoding that a document declares
 * @property {import('../../js/encode/unmappable.js').Unmappable} unmappable
 */

/** In bytes. Longer results go to temporary files if the browser has any. */
const MAX_IN_MEMORY = 1 << 24;

/**
 * @typedef {object} Examination what saving would lose
 * @property {{ character: string, count: number, file: string, line: number }[]} unmappable characters that the
 *   encoding can't represent, the most frequent first
 * @property {{ file: string, count: number }[]} malformed how many malformed sequences become U+FFFD
 * @property {{ file: string, count: number }[]} replaced how many characters the encoding can't represent
 */

/**
 * Finds what saving would lose.
 * @param {Source[]} sources
 * @param {string} to
 * @param {AbortSignal} signal
 * @param {(bytes: number) => void} onProgress
 * @returns {Promise<Examination>}
 */
export async function examine(sources, to, signal, onProgress) {
  /** @type {Map<string, { count: number, file: string, line: number }>} */
  const found = new Map();
  /** @type {Examination['malformed']} */
  const malformed = [];
  /** @type {Examination['replaced']} */
  const replaced = [];
  const hasAll = labelToName(to)?.startsWith('UTF-');
  const hasCharacter = rememberMappable(to);
  for (const { file, name, from, lost = 0, isCopied } of sources) {
    if (isCopied) continue;
    const decoder = new MarkingDecoder(from);
    let count = lost;
    let missing = 0;
    let line = 1;
    let previous = '';
    const examineChunk = (/** @type {Uint8Array} */ chunk, /** @type {boolean} */ isLast) => {
      let text = '';
      count += decoder.decode(chunk, isLast, (_units, toText) => {
        if (!hasAll) text += toText();
      });
      const isFine = isMappable(text, to);
      for (const character of isFine ? [] : text) {
        if (character === '\r' || (character === '\n' && previous !== '\r')) line += 1;
        previous = character;
        if (hasCharacter(character)) continue;
        missing += 1;
        const entry = found.get(character);
        if (entry) entry.count += 1;
        else found.set(character, { count: 1, file: name, line });
      }
      if (isFine) line += countLineEnds(previous, text);
      previous = text.at(-1) ?? previous;
    };
    await readWhole(file).pipeTo(
      new WritableStream({
        write(chunk) {
          examineChunk(chunk, false);
          onProgress(chunk.length);
        },
        close: () => examineChunk(new Uint8Array(), true),
      }),
      { signal },
    );
    if (count > 0) malformed.push({ file: name, count });
    if (missing > 0) replaced.push({ file: name, count: missing });
  }
  const unmappable = [...found]
    .map(([character, entry]) => ({ character, ...entry }))
    .sort((a, b) => b.count - a.count);
  return { unmappable, malformed, replaced };
}

/** @param {string} previous the character before the text @param {string} text */
function countLineEnds(previous, text) {
  const ends = text.match(/\r\n?|\n/g)?.length ?? 0;
  return previous === '\r' && text.startsWith('\n') ? ends - 1 : ends;
}

/**
 * Saves a single file by itself, and several as a ZIP archive.
 * @param {Source[]} sources
 * @param {Target} target
 * @param {FileSystemFileHandle | null} handle where to write; null to return the result
 * @param {AbortSignal} signal
 * @param {(bytes: number) => void} onProgress
 * @returns {Promise<Blob | null>}
 */
export async function save(sources, target, handle, signal, onProgress) {
  const open = (/** @type {Source} */ { file, from, isCopied, hasBOM }) => {
    const counter = new TransformStream({
      transform(chunk, controller) {
        onProgress(chunk.length);
        controller.enqueue(chunk);
      },
    });
    const bytes = readWhole(file).pipeThrough(counter);
    return isCopied ? bytes : convert(bytes, from, { ...target, bom: writesBOM(target, hasBOM) });
  };
  const stream =
    sources.length === 1
      ? open(sources[0])
      : makeZip(
          (function* () {
            for (const source of sources) {
              yield { name: source.name, lastModified: new Date(source.file.lastModified), input: open(source) };
            }
          })(),
        );
  if (handle) {
    await stream.pipeTo(await handle.createWritable(), { signal });
    return null;
  }
  const size = sources.reduce((sum, { file }) => sum + file.size, 0);
  const place = size > MAX_IN_MEMORY ? await temporaryFile().catch(() => undefined) : undefined;
  if (!place) return new Response(stream.pipeThrough(new TransformStream(), { signal })).blob();
  await stream.pipeTo(await place.createWritable(), { signal });
  return place.getFile();
}

/** @param {Target} target @param {boolean} [hasBOM] */
function writesBOM({ to, bom }, hasBOM) {
  if (!labelToName(to)?.startsWith('UTF-')) return false;
  // Most programs don't recognize UTF-16 without one.
  const isKept = hasBOM || labelToName(to)?.startsWith('UTF-16') === true;
  return bom === 'with' || (bom === 'keep' && isKept);
}

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @param {string} from a label
 * @param {Omit<Target, 'bom'> & { bom: boolean }} target
 */
function convert(stream, from, { to, bom, lineEnding, declaration, unmappable }) {
  const source = getEncoding(from);
  const target = getEncoding(to);
  if (source === undefined || target === undefined) throw new RangeError(`${from} or ${to} isn't an encoding.`);
  const converted =
    lineEnding === 'keep'
      ? stream.pipeThrough(transcoder(source, target, { ignoreBOM: false, bom, unmappable }))
      : stream
          .pipeThrough(transcoder(source, UTF_8, { ignoreBOM: false, bom: false, unmappable: 'fatal' }))
          .pipeThrough(lineEndings(lineEnding))
          .pipeThrough(transcoder(UTF_8, target, { ignoreBOM: true, bom, unmappable }));
  return declaration ? converted.pipeThrough(declarations(target)) : converted;
}

/**
 * A `TranscoderStream` without detection.
 * @param {number} from
 * @param {number} to
 * @param {{ ignoreBOM: boolean, bom: boolean, unmappable: Target['unmappable'] }} options
 */
function transcoder(from, to, options) {
  const common = new TranscoderCommon(from, to, { fatal: false, ...options });
  const transcode = (
    /** @type {Uint8Array} */ chunk,
    /** @type {number} */ end,
    /** @type {TransformStreamDefaultController} */ controller,
  ) => {
    /** @type {Uint8Array[]} */
    const pieces = [];
    common.transcode(chunk, end, (piece) => pieces.push(piece));
    for (const piece of pieces) controller.enqueue(piece);
  };
  return new TransformStream({
    transform: (chunk, controller) => transcode(chunk, END.none, controller),
    flush: (controller) => transcode(new Uint8Array(), END.result, controller),
  });
}

/** Corrects the encoding that documents declare. @param {number} encoding */
function declarations(encoding) {
  const fixer = new DeclarationFixer(encoding);
  return new TransformStream({
    transform(chunk, controller) {
      for (const piece of fixer.add(chunk)) controller.enqueue(piece);
    },
    flush(controller) {
      for (const piece of fixer.end()) controller.enqueue(piece);
    },
  });
}

/** In the origin private file system. */
const FOLDER = 'saved';

/** In milliseconds. Another tab may be using younger files. */
const MAX_AGE = 3_600_000;

async function temporaryFile() {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  return folder.getFileHandle(crypto.randomUUID(), { create: true });
}

/** Removes files of earlier visits. */
export async function removeTemporaryFiles() {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER);
  for await (const [name, handle] of folder.entries()) {
    const { lastModified } = await /** @type {FileSystemFileHandle} */ (handle).getFile();
    if (Date.now() - lastModified > MAX_AGE) await folder.removeEntry(name);
  }
}
