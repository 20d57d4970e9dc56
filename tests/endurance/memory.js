// Actions that must not leak memory, however often they are repeated.

import assert from 'node:assert/strict';

/** @typedef {typeof import('encoding-wasm')} Api */

const BYTES = Uint8Array.of(0x83, 0x65, 0x83, 0x58, 0x83, 0x67);

/** Makes decoders and encoders, uses them and drops them. @param {Api} api @param {number} count */
export function decodeMany(api, count) {
  const { encodings } = api;
  for (let i = 0; i < count; i++) {
    const { name } = encodings[i % encodings.length];
    if (name === 'replacement') continue;
    new api.TextDecoder(name).decode(BYTES);
    if (!name.startsWith('UTF-16')) new api.LegacyTextEncoder(name, { unmappable: 'html' }).encode('テスト');
    api.transcode(BYTES, { from: name });
  }
}

/** Leaves objects in the middle of a sequence, and streams that nobody reads or writes. @param {Api} api @param {number} count */
export function abandonInTheMiddle(api, count) {
  for (let i = 0; i < count; i++) {
    new api.TextDecoder('shift_jis').decode(BYTES.subarray(0, 5), { stream: true });
    new api.TextDecoder('iso-2022-jp').decode(Uint8Array.of(0x1b, 0x24), { stream: true });
    new api.LegacyTextEncoder('iso-2022-jp').encode('テ\uD83D', { stream: true });
  }
}

/**
 * Makes streams that are never used, or end badly.
 * @param {Api} api @param {number} count
 */
export async function breakStreams(api, count) {
  /** @type {(() => { readable: ReadableStream<any>, writable: WritableStream<any> })[]} */
  const makers = [
    () => new api.TextDecoderStream('shift_jis', { fatal: true }),
    () => new api.TranscoderStream({ from: 'shift_jis', fatal: true }),
    () => new api.AutoDecoderStream({ sniff: 'html' }),
  ];
  const expected = new Error('expected');
  for (let i = 0; i < count; i++) {
    const make = makers[i % makers.length];
    make();
    const errored = make();
    const writer = errored.writable.getWriter();
    writer.closed.catch(() => {});
    const reader = errored.readable.getReader();
    reader.closed.catch(() => {});
    writer.write(BYTES.subarray(0, 5)).catch(() => {});
    writer.write(/** @type {any} */ ('no bytes')).catch(() => {});
    const cancelled = make();
    const cancelledWriter = cancelled.writable.getWriter();
    cancelledWriter.closed.catch(() => {});
    cancelledWriter.write(BYTES.subarray(0, 5)).catch(() => {});
    const aborted = make();
    const abortedWriter = aborted.writable.getWriter();
    abortedWriter.closed.catch(() => {});
    abortedWriter.write(BYTES.subarray(0, 5)).catch(() => {});
    await Promise.allSettled([
      (async () => {
        while (!(await reader.read()).done);
      })(),
      cancelled.readable.cancel(expected),
      abortedWriter.abort(expected),
    ]);
  }
}

/**
 * Has many decoders and streams in the middle of a sequence at the same time.
 * @param {Api} api @param {number} count
 */
export async function openMany(api, count) {
  const decoders = Array.from({ length: count }, () => new api.TextDecoder('shift_jis'));
  for (const decoder of decoders) assert.equal(decoder.decode(BYTES.subarray(0, 3), { stream: true }), 'テ');
  for (const decoder of decoders) assert.equal(decoder.decode(BYTES.subarray(3)), 'スト');
  const streams = Array.from({ length: count }, () => new api.TextDecoderStream('euc-jp'));
  const opened = streams.map((stream) => ({
    writer: stream.writable.getWriter(),
    reader: stream.readable.getReader(),
  }));
  for (const { writer } of opened) writer.write(Uint8Array.of(0xb4, 0xc1, 0xbb));
  for (const { reader } of opened) assert.equal((await reader.read()).value, '漢');
  for (const { writer } of opened) writer.write(Uint8Array.of(0xfa));
  for (const { reader } of opened) assert.equal((await reader.read()).value, '字');
  for (const { writer } of opened) writer.close();
  for (const { reader } of opened) assert.equal((await reader.read()).done, true);
}
