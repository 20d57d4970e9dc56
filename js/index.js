// Everything that the package exports, on every host.

export { resolveEncoding } from './resolve-encoding.js';

// That module comes first because its names resemble the standard's labels, and gzip finds repetitions only within 32 KB.

export { decodeAuto } from './auto-decoder.js';
export { AutoDecoderStream } from './auto-decoder-stream.js';
export { DecoderStream } from './decoder-stream.js';
export { detectEncoding } from './detection.js';
export { encodings, getOutputEncoding, labelToName } from './encodings.js';
export { UnmappableError } from './errors.js';
export { findUnmappable } from './find-unmappable.js';
export { bomSniff, decode, utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail, utf8Encode } from './hooks.js';
export { initialize } from './initialize.js';
export { encode, LegacyTextEncoder } from './legacy-text-encoder.js';
export { percentEncodeAfterEncoding } from './percent-encoding.js';
export { repairMojibake } from './repair.js';
export { localeDefaultEncoding, sniffHTMLEncoding, sniffXMLEncoding } from './sniffing.js';
export { LegacyTextEncoderStream, TextDecoderStream, TextEncoderStream, TranscoderStream } from './streams.js';
export { TextDecoder } from './text-decoder.js';
export { TextEncoder } from './text-encoder.js';
export { transcode } from './transcoding.js';
export { decodeUTF16, encodeUTF16 } from './utf-16.js';
