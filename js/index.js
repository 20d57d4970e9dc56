// Everything that the package exports, on every host.

export { resolveEncoding } from './encodings/resolve-encoding.js';

// resolve-encoding.js comes first because its names resemble the standard's labels, and gzip finds repetitions only
// within 32 KB.

export { AutoDecoderStream } from './api/auto-decoder-stream.js';
export { DecoderStream } from './api/decoder-stream.js';
export { findUnmappable } from './api/find-unmappable.js';
export {
  bomSniff,
  decode,
  utf8Decode,
  utf8DecodeWithoutBOM,
  utf8DecodeWithoutBOMOrFail,
  utf8Encode,
} from './api/hooks.js';
export { initialize } from './api/initialize.js';
export { encode, LegacyTextEncoder } from './api/legacy-text-encoder.js';
export { percentEncodeAfterEncoding } from './api/percent-encoding.js';
export { LegacyTextEncoderStream, TextDecoderStream, TextEncoderStream, TranscoderStream } from './api/streams.js';
export { TextDecoder } from './api/text-decoder.js';
export { TextEncoder } from './api/text-encoder.js';
export { decodeUTF16, encodeUTF16 } from './api/utf-16-rfc-2781.js';
export { UnmappableError } from './common/errors.js';
export { encodings, getOutputEncoding, labelToName } from './encodings/encodings.js';
export { repairMojibake } from './repair/repair.js';
export { decodeAuto } from './sniff/auto-decoder.js';
export { detectEncoding } from './sniff/detection.js';
export { localeDefaultEncoding, sniffHTMLEncoding, sniffXMLEncoding } from './sniff/sniffing.js';
export { transcode } from './transcode/transcoding.js';
