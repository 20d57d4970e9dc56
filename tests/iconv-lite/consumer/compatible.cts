// A program that compiles with iconv-lite's own types, too.

import { pipeline, type Readable, Transform } from 'node:stream';

import iconv = require('iconv-lite');

// Definitions may have any properties.
const definitions = iconv.encodings ?? ({} as NonNullable<typeof iconv.encodings>);
const definition = definitions.win1251;
if (typeof definition === 'object') console.log(definition.type.length, definition.chars.length);
for (const value of Object.values(definitions)) console.log(typeof value === 'string' ? value : value.type);
// biome-ignore lint/suspicious/noExplicitAny: as in iconv-lite's types
const all: Record<iconv.Encoding, string | { type: string; [key: string]: any }> | null = iconv.encodings;
iconv.encodings = all;

// Streams are like any other stream.
let stream = iconv.decodeStream('win1251');
stream = process.stdin.pipe(stream);
stream = iconv.encodeStream('utf16', { addBOM: false });
stream = stream.pipe(new Transform());
pipeline(process.stdin as Readable, stream, process.stdout, console.error);
iconv.enableStreamingAPI({ Transform });

// Options pass through functions of the program.
interface Settings extends iconv.DecodeOptions {
  encoding: iconv.Encoding;
}
const open = ({ encoding, ...options }: Settings) => iconv.decodeStream(encoding, options);
const read: (encoding: iconv.Encoding, options?: iconv.DecodeOptions) => NodeJS.ReadWriteStream = iconv.decodeStream;
const start = (options: iconv.EncodeOptions) => iconv.encodeStream('utf32', options);
const isStripped = (options: iconv.DecodeOptions): boolean => options.stripBOM ?? true;
const order = (options: iconv.DecodeOptions): 'utf16be' | 'utf32be' | undefined => options.defaultEncoding;
console.log(open, read, start, isStripped, order);

// A program's own codec.
class Encoder implements iconv.EncoderStream {
  write(string: string): Buffer {
    return Buffer.from(string);
  }
  end() {
    return undefined;
  }
}
const decoder: iconv.DecoderStream = { write: (buffer) => buffer.toString('latin1'), end: () => undefined };
class Decoder {
  constructor(
    public options?: iconv.DecodeOptions,
    public codec?: iconv.Codec,
  ) {}
  write = (buffer: Buffer) => decoder.write(buffer);
  end = () => '';
}
const codec: iconv.Codec = { encoder: Encoder, decoder: Decoder, bomAware: true, anything: 1 };
iconv._codecDataCache.mine = codec;
const other = iconv.getCodec('utf8');
const made: [iconv.EncoderStream, iconv.DecoderStream] = [
  new other.encoder({ addBOM: true }, other),
  new other.decoder({ stripBOM: false }, other),
];

// Functions that replace iconv-lite's, as in tests
const decode: typeof iconv.decode = (buffer, encoding) => encoding + buffer.length + buffer.subarray(1);
const quiet: typeof iconv.decode = (_buffer: Buffer | Uint8Array, _encoding: string, _options?: iconv.DecodeOptions) =>
  '';
const getDecoder: typeof iconv.getDecoder = () => new Decoder();
const pretended: Pick<typeof iconv, 'decode' | 'getCodec'> = { decode: () => '', getCodec: () => codec };
const replaceable: typeof iconv = iconv;
replaceable.decode = decode;
console.log(made, quiet, getDecoder, pretended);

const isQuiet: boolean = iconv.skipDecodeWarning;
const hasStreams: boolean = iconv.supportsStreams;
const names: iconv.Encoding[] = ['utf8', 'any'].filter(iconv.encodingExists);
if (iconv.encodingExists(names[0])) console.log(isQuiet, hasStreams);
