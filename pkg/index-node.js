// Made by `npm run build`.

// For Node. Reading the module from its file is quicker than decoding the one in the script, which is for bundles and for
// deployments without the file.

import { __module } from './index.js';

const { load } = __module;
__module.load = () => {
  try {
    return process.getBuiltinModule('node:fs').readFileSync(new URL('./encoding.wasm', import.meta.url));
  } catch {
    return load();
  }
};

export { resolveEncoding, AutoDecoderStream, DecoderStream, findUnmappable, bomSniff, decode, utf8Decode, utf8DecodeWithoutBOM, utf8DecodeWithoutBOMOrFail, utf8Encode, initialize, encode, LegacyTextEncoder, percentEncodeAfterEncoding, LegacyTextEncoderStream, TextDecoderStream, TextEncoderStream, TranscoderStream, TextDecoder, TextEncoder, decodeUTF16, encodeUTF16, UnmappableError, encodings, getOutputEncoding, labelToName, repairMojibake, decodeAuto, detectEncoding, localeDefaultEncoding, sniffHTMLEncoding, sniffXMLEncoding, transcode } from './index.js';
