// Which encoding a document is in: https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm

import { DETECTION_MEMBERS, detect, toASCII, toOptionalCount, toOptionalString } from './detection.js';
import { encodings, findBOM, getEncoding, LONGEST_BOM, toEncoding, WINDOWS_1252 } from './encodings.js';
import { defaultFor, NONE, sniffHTML, sniffXML } from './wasm.js';
import { bytesOf, enumeration, lengthOf, startOf, toBufferSource, toDictionary, toDOMString } from './webidl.js';

/** What can say which encoding it is, as the WebAssembly module numbers them. */
const SOURCES = /** @type {const} */ ([
  'BOM',
  'user',
  'transport',
  'meta',
  'xml-declaration',
  'parent',
  'likely',
  'detection',
  'locale',
  'default',
]);

/**
 * @typedef {object} Decision
 * @property {number} encoding
 * @property {'certain' | 'tentative'} confidence
 * @property {(typeof SOURCES)[number]} source
 * @property {number | null} score of the detection, if it decided
 */

/**
 * @typedef {object} Sniffer
 * @property {(bytes: Uint8Array, isWhole: boolean) => Decision} sniff `isWhole`: whether no more bytes follow
 * @property {number} enough how many bytes of a stream it should get
 */

/** How many bytes authors must declare the encoding in. */
const PRESCAN_BYTES = 1024;
/** More are never prescanned, because WebAssembly's memory, into which they are copied, would not shrink again. */
const MOST_PRESCANNED = 1 << 20;
/** How many bytes are enough to detect an encoding. */
const DETECTION_BYTES = 65_536;

/** @param {unknown} value @param {string} context */
const toOptionalEncoding = (value, context) => {
  const label = toOptionalString(value);
  return label === undefined ? NONE : toEncoding(label, context);
};

/** A number of bytes to prescan. @param {unknown} value @param {string} context */
const toPrescanBytes = (value, context) => Math.min(toOptionalCount(value, context) ?? PRESCAN_BYTES, MOST_PRESCANNED);

/** What the transport layer says, which is ignored if it is not supported. @param {unknown} value */
const toTransportEncoding = (value) => getEncoding(toOptionalString(value) ?? '') ?? NONE;

/** The options of detection; undefined for none. @param {unknown} value @param {string} context */
function toDetection(value, context) {
  if (!value) return undefined;
  return toDictionary(value === true ? undefined : value, DETECTION_MEMBERS, context);
}

const HTML_MEMBERS = {
  defaultEncoding: toOptionalEncoding,
  detect: toDetection,
  likelyEncoding: toOptionalEncoding,
  locale: toOptionalString,
  maxPrescanBytes: toPrescanBytes,
  parentEncoding: toOptionalEncoding,
  transportLayerEncodingLabel: toTransportEncoding,
  userOverride: toOptionalEncoding,
};

/** @param {unknown} options @param {string} context @returns {Sniffer} */
function newHTMLSniffer(options, context) {
  const given = toDictionary(options, HTML_MEMBERS, context);
  const { locale, maxPrescanBytes, transportLayerEncodingLabel } = given;
  const detection = given.detect && { ...given.detect, locale: given.detect.locale ?? locale };
  return {
    enough: Math.max(LONGEST_BOM, maxPrescanBytes, detection ? DETECTION_BYTES : 0),
    sniff(bytes, isWhole) {
      const start = startOf(bytes, Math.max(LONGEST_BOM, maxPrescanBytes));
      const { userOverride, parentEncoding, likelyEncoding } = given;
      const prescanned = Math.min(lengthOf(start), maxPrescanBytes);
      const said = sniffHTML(
        start,
        prescanned,
        userOverride,
        transportLayerEncodingLabel,
        parentEncoding,
        likelyEncoding,
      );
      if (said !== NONE) return toDecision(said);
      return (
        (detection && sniffByDetection(detect(bytes, isWhole, detection))) ?? defaultOf(locale, given.defaultEncoding)
      );
    },
  };
}

/** Nothing if the detection does not know. @param {ReturnType<typeof detect>} detected @returns {Decision | undefined} */
function sniffByDetection({ encoding, isASCII, score }) {
  if (encoding === undefined || isASCII) return undefined;
  return { encoding, confidence: 'tentative', source: 'detection', score };
}

/** @param {string | undefined} locale @param {number} defaultEncoding */
function defaultOf(locale, defaultEncoding) {
  return toDecision(defaultFor(toASCII(locale), defaultEncoding === NONE ? WINDOWS_1252 : defaultEncoding));
}

const XML_MEMBERS = { maxPrescanBytes: toPrescanBytes, transportLayerEncodingLabel: toTransportEncoding };

/** @param {unknown} options @param {string} context @returns {Sniffer} */
function newXMLSniffer(options, context) {
  const given = toDictionary(options, XML_MEMBERS, context);
  const { maxPrescanBytes, transportLayerEncodingLabel } = given;
  const enough = Math.max(LONGEST_BOM, maxPrescanBytes);
  return {
    enough,
    sniff(bytes) {
      const start = startOf(bytes, enough);
      return toDecision(sniffXML(start, Math.min(lengthOf(start), maxPrescanBytes), transportLayerEncodingLabel));
    },
  };
}

/** For any text: a byte order mark, or else detection. @param {unknown} options @param {string} context @returns {Sniffer} */
function newDetectionSniffer(options, context) {
  const members = { ...DETECTION_MEMBERS, defaultEncoding: toOptionalEncoding };
  const { defaultEncoding, ...detection } = toDictionary(options, members, context);
  return {
    enough: DETECTION_BYTES,
    sniff(bytes, isWhole) {
      const bom = findBOM(bytes);
      if (bom) return { encoding: bom.encoding, confidence: 'certain', source: 'BOM', score: null };
      const detected = detect(bytes, isWhole, detection);
      const fallback = defaultEncoding === NONE ? (detected.encoding ?? WINDOWS_1252) : defaultEncoding;
      return (
        sniffByDetection(detected) ?? { encoding: fallback, confidence: 'tentative', source: 'default', score: null }
      );
    },
  };
}

/** By the value of the option `sniff`. */
const SNIFFERS = { detect: newDetectionSniffer, html: newHTMLSniffer, xml: newXMLSniffer };

export const SNIFF_MODES = /** @type {const} */ (['detect', 'html', 'xml']);

const AUTO_MEMBERS = { prefixBytes: toOptionalCount, sniff: /* @__PURE__ */ enumeration(SNIFF_MODES) };

/**
 * Converts the options of what decodes automatically.
 * @param {unknown} options
 * @param {string} context the start of the error's message
 * @returns {Sniffer}
 */
export function newSniffer(options, context) {
  const { prefixBytes, sniff: mode } = toDictionary(options, AUTO_MEMBERS, context);
  const { enough, sniff } = SNIFFERS[mode](options, context);
  return { enough: prefixBytes ?? enough, sniff };
}

/** @param {number} number of the WebAssembly module @returns {Decision} */
function toDecision(number) {
  const confidence = number & 0x10000 ? 'certain' : 'tentative';
  return { encoding: number & 0xff, confidence, source: SOURCES[(number >> 8) & 0xff], score: null };
}

/** @param {Decision} decision */
const toResult = ({ encoding, confidence, source }) => ({ encoding: encodings[encoding].name, confidence, source });

/**
 * The encoding of an HTML document, by HTML's encoding sniffing algorithm:
 * https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm
 *
 * It needs no more bytes than it prescans, but for detection, which may read all.
 * @param {AllowSharedBufferSource | string} bytes for a string the encoding is irrelevant
 * @param {{
 *   maxPrescanBytes?: number, userOverride?: string | null, transportLayerEncodingLabel?: string | null,
 *   parentEncoding?: string | null, likelyEncoding?: string | null, detect?: boolean | object | null,
 *   locale?: string | null, defaultEncoding?: string | null,
 * } | null} [options]
 * @returns {{
 *   encoding: string, confidence: 'certain' | 'tentative' | 'irrelevant', source: (typeof SOURCES)[number] | 'string',
 * }}
 * @throws {TypeError} if `bytes` is neither a buffer source nor a string
 * @throws {RangeError} if a label other than the transport layer's is none
 * @example sniffHTMLEncoding(bytes, { transportLayerEncodingLabel: 'gbk' })
 */
export function sniffHTMLEncoding(bytes, options = undefined) {
  const context = "Failed to execute 'sniffHTMLEncoding'";
  const source = typeof bytes === 'string' ? undefined : toBufferSource(bytes, context);
  const { sniff } = newHTMLSniffer(options, context);
  if (!source) return { encoding: 'UTF-8', confidence: 'irrelevant', source: 'string' };
  return toResult(sniff(bytesOf(source), true));
}

/**
 * The encoding of an XML document: a byte order mark, the transport layer, the XML declaration, UTF-8.
 * https://www.w3.org/TR/xml/#charencoding, https://www.rfc-editor.org/rfc/rfc7303#section-3
 * @param {AllowSharedBufferSource} bytes
 * @param {{ maxPrescanBytes?: number, transportLayerEncodingLabel?: string | null } | null} [options]
 * @throws {TypeError} if `bytes` is no buffer source
 * @example sniffXMLEncoding(bytes).encoding
 */
export function sniffXMLEncoding(bytes, options = undefined) {
  const context = "Failed to execute 'sniffXMLEncoding'";
  const source = toBufferSource(bytes, context);
  const { sniff } = newXMLSniffer(options, context);
  return toResult(sniff(bytesOf(source), true));
}

/**
 * The encoding that HTML suggests as the default for a locale:
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 * @param {string} locale a BCP 47 language tag
 * @returns {string}
 * @example localeDefaultEncoding('zh-Hant') // 'Big5'
 */
export function localeDefaultEncoding(locale) {
  return encodings[defaultOf(toDOMString(locale), NONE).encoding].name;
}
