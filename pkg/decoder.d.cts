// Made by `npm run build`.

export {
  DecoderStream,
  TextDecoder,
  TextDecoderStream,
  bomSniff,
  decode,
  encodings,
  initialize,
  labelToName,
  BytesSource,
  DecodeOptions,
  DecoderOptions,
  Encoding,
  ModuleSource,
} from './index.cjs';
