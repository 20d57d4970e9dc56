// The types of encoding-wasm/iconv-lite for ES modules.

import iconv from './iconv-lite.cjs';

export default iconv;
export import _canonicalizeEncoding = iconv._canonicalizeEncoding;
export import _codecDataCache = iconv._codecDataCache;
export import decode = iconv.decode;
export import decodeStream = iconv.decodeStream;
export import defaultCharSingleByte = iconv.defaultCharSingleByte;
export import defaultCharUnicode = iconv.defaultCharUnicode;
export import enableStreamingAPI = iconv.enableStreamingAPI;
export import encode = iconv.encode;
export import encodeStream = iconv.encodeStream;
export import encodingExists = iconv.encodingExists;
export import encodings = iconv.encodings;
export import fromEncoding = iconv.fromEncoding;
export import getCodec = iconv.getCodec;
export import getDecoder = iconv.getDecoder;
export import getEncoder = iconv.getEncoder;
export import IconvLiteDecoderStream = iconv.IconvLiteDecoderStream;
export import IconvLiteEncoderStream = iconv.IconvLiteEncoderStream;
export import skipDecodeWarning = iconv.skipDecodeWarning;
export import supportsStreams = iconv.supportsStreams;
export import toEncoding = iconv.toEncoding;
export type Codec = iconv.Codec;
export type DecodeOptions = iconv.DecodeOptions;
export type Decoder = iconv.Decoder;
export type DecoderStream = iconv.DecoderStream;
export type Definition = iconv.Definition;
export type EncodeOptions = iconv.EncodeOptions;
export type EncoderStream = iconv.EncoderStream;
export type Encoding = iconv.Encoding;
export type Options = iconv.Options;
export type StreamOptions = iconv.StreamOptions;
export type { iconv as Iconv };
