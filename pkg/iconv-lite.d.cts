// The types of encoding-wasm/iconv-lite, which has the API of iconv-lite 0.7. Like iconv-lite's, they need @types/node.

import type { Transform, TransformOptions } from 'node:stream';

// Programs that compile with iconv-lite's types compile with these, too, unless they use `encodingExists` as a type guard.
// `Options` and `Decoder` allow more.
declare namespace iconv {
  export interface DecodeOptions {
    /**
     * Whether a byte order mark at the start of UTF-7, UTF-8, UTF-16, UTF-32 or CESU-8 is removed.
     * @default true
     */
    stripBOM?: boolean;
    /** The encoding to use for UTF-16 and UTF-32 if the bytes don't show their order. */
    defaultEncoding?: 'utf16be' | 'utf32be';
  }

  export interface EncodeOptions {
    /**
     * Whether a byte order mark is written.
     * @default true in UTF-16 and UTF-32 without a byte order in their names, otherwise false
     */
    addBOM?: boolean;
    /** The encoding to use for UTF-32 if its name doesn't give the byte order. */
    defaultEncoding?: 'utf32be';
  }

  /** The options of both directions, as in the types of iconv-lite before 0.7. */
  export interface Options {
    /**
     * Whether a byte order mark at the start of UTF-7, UTF-8, UTF-16, UTF-32 or CESU-8 is removed. A function is called if
     * there is one.
     * @default true
     */
    stripBOM?: boolean | (() => void);
    /**
     * Whether a byte order mark is written.
     * @default true in UTF-16 and UTF-32 without a byte order in their names, otherwise false
     */
    addBOM?: boolean;
    /** The encoding to use for UTF-16 and UTF-32 if neither the name nor the bytes show the order, such as `'utf-16be'`. */
    defaultEncoding?: Encoding;
  }

  /** The options of streams, including those of Node's. */
  export type StreamOptions = Options & Omit<TransformOptions, 'defaultEncoding'>;

  /** Encodes a text in parts. */
  export interface EncoderStream {
    /** Encodes a part of the text. */
    write(string: string): Buffer;
    /** Ends the text, and returns the remaining bytes. */
    end(): Buffer | undefined;
  }

  /** Decodes a text in parts. */
  export interface DecoderStream {
    /** Decodes a part of the text. */
    write(buffer: Buffer): string;
    /** Ends the text, and returns the remaining characters. */
    end(): string | undefined;
  }

  /** The result of `getDecoder`. */
  export interface Decoder extends DecoderStream {
    /** Decodes a part of the text. */
    write(buffer: Buffer | Uint8Array): string;
  }

  /** An encoding. */
  export interface Codec {
    encoder: new (options?: EncodeOptions, codec?: Codec) => EncoderStream;
    decoder: new (options?: DecodeOptions, codec?: Codec) => DecoderStream;
    /** Whether U+FEFF at the start of a text is a byte order mark. */
    bomAware?: boolean;
    // biome-ignore lint/suspicious/noExplicitAny: as in iconv-lite's types
    [key: string]: any;
  }

  /**
   * A value in `encodings`: another name, or an object with another name in `type` and options for it. It may also be the
   * constructor of a codec, for which iconv-lite has no type.
   */
  export type Definition =
    | string
    | {
        type: string;
        // biome-ignore lint/suspicious/noExplicitAny: as in iconv-lite's types
        [option: string]: any;
      };

  /** Converts strings to Buffers. */
  export class IconvLiteEncoderStream extends Transform {
    constructor(encoder: EncoderStream, options?: TransformOptions);
    conv: EncoderStream;
    /** Collects the whole result. */
    collect(callback: (error: Error | null, bytes: Buffer) => void): this;
  }

  /** Converts Buffers to strings. */
  export class IconvLiteDecoderStream extends Transform {
    constructor(decoder: DecoderStream, options?: TransformOptions);
    conv: DecoderStream;
    encoding: 'utf8';
    /** Collects the whole result. */
    collect(callback: (error: Error | null, text: string) => void): this;
  }

  /** The parameters of methods may be replaced with narrower ones, such as `DecodeOptions`. */
  interface Functions {
    encode(string: string, encoding: Encoding, options?: Options): Buffer;
    decode(buffer: Buffer | Uint8Array, encoding: Encoding, options?: Options): string;
    getEncoder(encoding: Encoding, options?: Options): EncoderStream;
    getDecoder(encoding: Encoding, options?: Options): Decoder;
    encodeStream(encoding: Encoding, options?: StreamOptions): NodeJS.ReadWriteStream;
    decodeStream(encoding: Encoding, options?: StreamOptions): NodeJS.ReadWriteStream;
  }

  /**
   * Encodes a string. Unmappable characters become `defaultCharSingleByte`.
   * @throws {Error} if there is no such encoding
   * @example iconv.encode('Привет', 'win1251') // <Buffer cf f0 e8 e2 e5 f2>
   */
  export let encode: Functions['encode'];

  /**
   * Decodes bytes. Malformed sequences become U+FFFD.
   * @throws {Error} if there is no such encoding
   * @example iconv.decode(Buffer.from([0xcf, 0xf0, 0xe8]), 'win1251') // 'При'
   */
  export let decode: Functions['decode'];

  /** Another name of `encode`. */
  export const toEncoding: typeof encode;

  /** Another name of `decode`. */
  export const fromEncoding: typeof decode;

  // iconv-lite 0.7 returns `encoding is Encoding`, which includes any string, so an unknown name has the type `never`.
  /** Returns whether there is an encoding of that name. */
  export function encodingExists(encoding: string): boolean;

  /** Returns an encoding's codec. @throws {Error} if there is no such encoding */
  export function getCodec(encoding: Encoding): Codec;

  /** Returns an encoder for text that comes in chunks. */
  export let getEncoder: Functions['getEncoder'];

  /** Returns a decoder for text that comes in chunks. */
  export let getDecoder: Functions['getDecoder'];

  /** Returns an `IconvLiteEncoderStream`. @throws {Error} if `supportsStreams` is false */
  export let encodeStream: Functions['encodeStream'];

  /** Returns an `IconvLiteDecoderStream`. @throws {Error} if `supportsStreams` is false */
  export let decodeStream: Functions['decodeStream'];

  /** Makes `encodeStream` and `decodeStream` work on hosts without Node's streams: pass a module with such streams. */
  export function enableStreamingAPI(stream: { Transform: typeof Transform }): void;

  /** Whether `encodeStream` and `decodeStream` work. */
  export const supportsStreams: boolean;

  /** The replacement for malformed sequences, in encodings that weren't used before it was set. */
  export let defaultCharUnicode: string;

  /** The replacement for unmappable characters, in encodings that weren't used before it was set. */
  export let defaultCharSingleByte: string;

  /** Whether to suppress the warning when `decode` gets a string. */
  export let skipDecodeWarning: boolean;

  /** The definitions of all encodings, by their names in lowercase without punctuation; `null` before the first use. */
  export let encodings: Record<Encoding, Definition> | null;

  /** The codecs that have been used, by name. */
  export let _codecDataCache: Record<string, Codec>;

  /** Returns a name as names are compared: only letters and digits, in lowercase, without a year after a colon. */
  export function _canonicalizeEncoding(encoding: string): string;

  /** The names of all encodings, as `_canonicalizeEncoding` writes them. Other spellings work, too. */
  // biome-ignore format: a name on each line would be four hundred lines
  export type Encoding =
    | '10000' | '10006' | '10007' | '10029' | '10079' | '10081' | '1046' | '1124' | '1125' | '1129' | '1133' | '1161'
    | '1162' | '1163' | '1250' | '1251' | '1252' | '1253' | '1254' | '1255' | '1256' | '1257' | '1258' | '20866'
    | '21866' | '28591' | '28592' | '28593' | '28594' | '28595' | '28596' | '28597' | '28598' | '28599' | '28600'
    | '28601' | '28603' | '28604' | '28605' | '28606' | '437' | '737' | '775' | '808' | '850' | '852' | '855' | '856'
    | '857' | '858' | '860' | '861' | '862' | '863' | '864' | '865' | '866' | '869' | '874' | '922' | '932' | '936'
    | '949' | '950' | 'ansix34' | 'ansix341968' | 'ansix341986' | 'arabic' | 'arabic8' | 'armscii8' | 'ascii'
    | 'ascii8bit' | 'asmo708' | 'base64' | 'big5' | 'big5hkscs' | 'binary' | 'celtic' | 'celtic8' | 'cesu8'
    | 'chinese' | 'cn' | 'cnbig5' | 'cp1046' | 'cp1124' | 'cp1125' | 'cp1129' | 'cp1133' | 'cp1161' | 'cp1162'
    | 'cp1163' | 'cp1250' | 'cp1251' | 'cp1252' | 'cp1253' | 'cp1254' | 'cp1255' | 'cp1256' | 'cp1257' | 'cp1258'
    | 'cp20866' | 'cp21866' | 'cp28591' | 'cp28592' | 'cp28593' | 'cp28594' | 'cp28595' | 'cp28596' | 'cp28597'
    | 'cp28598' | 'cp28599' | 'cp28600' | 'cp28601' | 'cp28603' | 'cp28604' | 'cp28605' | 'cp28606' | 'cp367'
    | 'cp437' | 'cp720' | 'cp737' | 'cp775' | 'cp808' | 'cp819' | 'cp850' | 'cp852' | 'cp855' | 'cp856' | 'cp857'
    | 'cp858' | 'cp860' | 'cp861' | 'cp862' | 'cp863' | 'cp864' | 'cp865' | 'cp866' | 'cp869' | 'cp874' | 'cp922'
    | 'cp932' | 'cp936' | 'cp949' | 'cp950' | 'cpgr' | 'csascii' | 'csbig5' | 'cseuckr' | 'csgb2312' | 'cshproman8'
    | 'csibm1046' | 'csibm1124' | 'csibm1125' | 'csibm1129' | 'csibm1133' | 'csibm1161' | 'csibm1162' | 'csibm1163'
    | 'csibm437' | 'csibm737' | 'csibm775' | 'csibm850' | 'csibm852' | 'csibm855' | 'csibm856' | 'csibm857'
    | 'csibm858' | 'csibm860' | 'csibm861' | 'csibm862' | 'csibm863' | 'csibm864' | 'csibm865' | 'csibm866'
    | 'csibm869' | 'csibm922' | 'csiso14jisc6220ro' | 'csiso58gb231280' | 'csisolatin1' | 'csisolatin2'
    | 'csisolatin3' | 'csisolatin4' | 'csisolatin5' | 'csisolatin6' | 'csisolatinarabic' | 'csisolatincyrillic'
    | 'csisolatingreek' | 'csisolatinhebrew' | 'cskoi8r' | 'csksc56011987' | 'csmacintosh' | 'cspc775baltic'
    | 'cspc850multilingual' | 'cspc862latinhebrew' | 'cspc8codepage437' | 'cspcp852' | 'csshiftjis' | 'cyrillic'
    | 'ecma114' | 'ecma118' | 'elot928' | 'euccn' | 'eucjp' | 'euckr' | 'gb18030' | 'gb198880' | 'gb2312'
    | 'gb23121980' | 'gb231280' | 'gbk' | 'georgianacademy' | 'georgianps' | 'greek' | 'greek8' | 'hebrew' | 'hebrew8'
    | 'hex' | 'hproman8' | 'ibm1046' | 'ibm1051' | 'ibm1124' | 'ibm1125' | 'ibm1129' | 'ibm1133' | 'ibm1161'
    | 'ibm1162' | 'ibm1163' | 'ibm1168' | 'ibm367' | 'ibm437' | 'ibm737' | 'ibm775' | 'ibm808' | 'ibm819' | 'ibm850'
    | 'ibm852' | 'ibm855' | 'ibm856' | 'ibm857' | 'ibm858' | 'ibm860' | 'ibm861' | 'ibm862' | 'ibm863' | 'ibm864'
    | 'ibm865' | 'ibm866' | 'ibm869' | 'ibm878' | 'ibm922' | 'iso646cn' | 'iso646irv' | 'iso646jp' | 'iso646us'
    | 'iso88591' | 'iso885910' | 'iso885911' | 'iso885913' | 'iso885914' | 'iso885915' | 'iso885916' | 'iso88592'
    | 'iso88593' | 'iso88594' | 'iso88595' | 'iso88596' | 'iso88597' | 'iso88598' | 'iso88598e' | 'iso88598i'
    | 'iso88599' | 'isoceltic' | 'isoir100' | 'isoir101' | 'isoir109' | 'isoir110' | 'isoir126' | 'isoir127'
    | 'isoir138' | 'isoir14' | 'isoir144' | 'isoir148' | 'isoir149' | 'isoir157' | 'isoir166' | 'isoir179'
    | 'isoir199' | 'isoir203' | 'isoir226' | 'isoir57' | 'isoir58' | 'isoir6' | 'jisc62201969ro' | 'jp' | 'koi8r'
    | 'koi8ru' | 'koi8t' | 'koi8u' | 'korean' | 'ksc5601' | 'ksc56011987' | 'ksc56011989' | 'l1' | 'l10' | 'l2' | 'l3'
    | 'l4' | 'l5' | 'l6' | 'l7' | 'l8' | 'l9' | 'latin1' | 'latin10' | 'latin2' | 'latin3' | 'latin4' | 'latin5'
    | 'latin6' | 'latin7' | 'latin8' | 'latin9' | 'mac' | 'maccenteuro' | 'maccroatian' | 'maccyrillic' | 'macgreek'
    | 'maciceland' | 'macintosh' | 'macroman' | 'macromania' | 'macthai' | 'macturkish' | 'macukraine' | 'mik'
    | 'ms31j' | 'ms932' | 'ms936' | 'ms949' | 'ms950' | 'msansi' | 'msarab' | 'mscyrl' | 'msee' | 'msgreek' | 'mshebr'
    | 'mskanji' | 'msturk' | 'pt154' | 'r8' | 'rk1048' | 'roman8' | 'shiftjis' | 'sjis' | 'strk10482002' | 'tcvn'
    | 'tcvn5712' | 'tcvn57121' | 'thai' | 'thai8' | 'tis620' | 'tis6200' | 'tis62025291' | 'tis62025330' | 'turkish'
    | 'turkish8' | 'ucs2' | 'ucs4' | 'ucs4be' | 'ucs4le' | 'unicode11utf7' | 'unicode11utf8' | 'us' | 'usascii'
    | 'utf16' | 'utf16be' | 'utf16le' | 'utf32' | 'utf32be' | 'utf32le' | 'utf7' | 'utf7imap' | 'utf8' | 'viscii'
    | 'win1250' | 'win1251' | 'win1252' | 'win1253' | 'win1254' | 'win1255' | 'win1256' | 'win1257' | 'win1258'
    | 'win874' | 'winbaltrim' | 'windows1250' | 'windows1251' | 'windows1252' | 'windows1253' | 'windows1254'
    | 'windows1255' | 'windows1256' | 'windows1257' | 'windows1258' | 'windows31j' | 'windows874' | 'windows932'
    | 'windows936' | 'windows949' | 'windows950' | 'xgbk' | 'xroman8' | 'xsjis' | 'xxbig5'
    | (string & {});

  export type { iconv as Iconv };
}

export = iconv;
