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
  Label,
  ModuleSource,
} from './index.cjs';
