// Finds the encoding of a document: https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm

import { lazy } from '../common/lazy.js';
import { charsetOf } from '../encodings/content-type.js';
import {
  encodings,
  findBOM,
  getEncoding,
  ISO_2022_JP,
  LONGEST_BOM,
  REPLACEMENT,
  UTF_16BE,
  UTF_16LE,
  WINDOWS_1252,
} from '../encodings/encodings.js';
import { toEncoding } from '../encodings/to-encoding.js';
import { defaultFor, NONE, sniffHTML, sniffXML } from '../wasm/wasm.js';
import { bytesOf, enumeration, NOTHING, startOf, toBufferSource, toDictionary, toDOMString } from '../webidl/webidl.js';
import { DETECTION_MEMBERS, detect, toASCII, toOptionalCount, toOptionalString } from './detection.js';

/** The order is that of the module's numbers. */
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
 * @property {ReturnType<typeof detect>['kind']} [kind] of the bytes, if detection read them
 */

/**
 * How to find the encoding of a stream, and of a whole buffer.
 * @typedef {object} Sniffer
 * @property {number} prescanned how many bytes of a stream `declared` should get
 * @property {(start: Uint8Array) => boolean} [needsMore] whether `declared` needs more than these bytes, which are enough
 *   for a byte order mark; without it, `declared` needs all
 * @property {(start: Uint8Array) => Decision | undefined} declared by a byte order mark, the document or the options
 * @property {Detection} [detection] how to detect the encoding otherwise
 * @property {(detected: ReturnType<typeof detect> | undefined) => Decision} decide
 * @property {(bytes: Uint8Array) => Decision} sniff decides on a whole buffer
 * @property {boolean} takesWhole whether `sniff` decides on a stream of one chunk
 */

/**
 * @typedef {object} Detection
 * @property {number} windowBytes to read from the first byte that isn't ASCII
 * @property {number} maxBytes of the text to read
 * @property {() => boolean} passesASCII whether ASCII is ASCII in the default encoding, too
 * @property {import('./detection.js').DetectionOptions} options
 */

/** Authors must declare the encoding within this many bytes. */
export const PRESCAN_BYTES = 1024;
/** The limit in bytes: they are copied to WebAssembly's memory, which doesn't shrink again. */
const MAX_PRESCANNED = 1 << 20;
/** This many bytes, from the first one that isn't ASCII, are enough for detection. */
const WINDOW_BYTES = 65_536;
/** The encodings in which an ASCII byte may be something else. */
const NOT_ASCII = [ISO_2022_JP, REPLACEMENT, UTF_16BE, UTF_16LE];

/** @param {unknown} value @param {string} context */
const toOptionalEncoding = (value, context) => {
  const label = toOptionalString(value);
  return label === undefined ? NONE : toEncoding(label, context);
};

/** @param {unknown} value @param {string} context @param {string} member */
const toPrescanBytes = (value, context, member) =>
  Math.min(toOptionalCount(value, context, member) ?? PRESCAN_BYTES, MAX_PRESCANNED);

/**
 * How many bytes of a document decide: if the user or the transport layer gives the encoding, only a byte order mark
 * takes precedence.
 * @param {number} maxPrescanBytes
 * @param {number} given
 */
const decisiveBytes = (maxPrescanBytes, given) => Math.max(LONGEST_BOM, given === NONE ? maxPrescanBytes : 0);

/** Accepts a label or a whole `Content-Type`, and ignores unknown labels. @param {unknown} value */
function toTransportEncoding(value) {
  const label = toOptionalString(value) ?? '';
  return getEncoding(charsetOf(label) ?? label) ?? NONE;
}

/** `undefined` for no detection. @param {unknown} value @param {string} context @param {string} member */
function toDetection(value, context, member) {
  if (!value) return undefined;
  return toDictionary(value === true ? undefined : value, DETECTION_MEMBERS, `${context}, option '${member}'`);
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

/** @typedef {Pick<Sniffer, 'prescanned' | 'needsMore' | 'declared' | 'decide'> & { options?: Detection['options'] }} Rules */

/** @param {unknown} options @param {string} context @returns {Rules} */
function htmlRules(options, context) {
  const given = toDictionary(options, HTML_MEMBERS, context);
  const { likelyEncoding, locale, maxPrescanBytes, parentEncoding, transportLayerEncodingLabel, userOverride } = given;
  return {
    prescanned: decisiveBytes(maxPrescanBytes, Math.max(userOverride, transportLayerEncodingLabel)),
    declared(start) {
      const found = sniffHTML(
        start,
        maxPrescanBytes,
        userOverride,
        transportLayerEncodingLabel,
        parentEncoding,
        likelyEncoding,
      );
      return found === NONE ? undefined : toDecision(found);
    },
    options: given.detect && { ...given.detect, locale: given.detect.locale ?? locale },
    decide: (detected) =>
      decideByDetection(detected) ?? { ...defaultOf(locale, given.defaultEncoding), kind: detected?.kind },
  };
}

/**
 * `undefined` if the detection doesn't know the encoding.
 * @param {ReturnType<typeof detect> | undefined} detected
 * @returns {Decision | undefined}
 */
function decideByDetection(detected) {
  if (detected?.encoding === undefined || detected.isASCII) return undefined;
  const { encoding, score, kind } = detected;
  return { encoding, confidence: 'tentative', source: 'detection', score, kind };
}

/** @param {string | undefined} locale @param {number} defaultEncoding */
function defaultOf(locale, defaultEncoding) {
  return toDecision(defaultFor(toASCII(locale), defaultEncoding === NONE ? WINDOWS_1252 : defaultEncoding));
}

const XML_MEMBERS = {
  defaultEncoding: toOptionalEncoding,
  maxPrescanBytes: toPrescanBytes,
  transportLayerEncodingLabel: toTransportEncoding,
};

/** @param {unknown} options @param {string} context @returns {Rules} */
function xmlRules(options, context) {
  const { defaultEncoding, maxPrescanBytes, transportLayerEncodingLabel } = toDictionary(options, XML_MEMBERS, context);
  const declared = (/** @type {Uint8Array} */ start) => {
    const decision = toDecision(sniffXML(start, maxPrescanBytes, transportLayerEncodingLabel));
    const isDefault = decision.source === 'default' && defaultEncoding !== NONE;
    return isDefault ? { ...decision, encoding: defaultEncoding } : decision;
  };
  return {
    prescanned: decisiveBytes(maxPrescanBytes, transportLayerEncodingLabel),
    declared,
    decide: () => declared(NOTHING),
  };
}

/** A byte order mark, or else detection. @param {unknown} options @param {string} context @returns {Rules} */
function detectionRules(options, context) {
  const members = { ...DETECTION_MEMBERS, defaultEncoding: toOptionalEncoding };
  const { defaultEncoding, ...detection } = toDictionary(options, members, context);
  return {
    // With two more NULs, UTF-16's byte order mark is UTF-32's.
    prescanned: LONGEST_BOM + 1,
    needsMore: (start) => findBOM(start)?.encoding === UTF_16LE && start[2] === 0,
    declared(start) {
      const bom = findBOM(start);
      if (!bom || (bom.encoding === UTF_16LE && start[2] === 0 && start[3] === 0)) return undefined;
      return { encoding: bom.encoding, confidence: 'certain', source: 'BOM', score: null, kind: 'text' };
    },
    options: detection,
    decide(detected) {
      const encoding = defaultEncoding === NONE ? (detected?.encoding ?? WINDOWS_1252) : defaultEncoding;
      const kind = detected?.kind;
      return decideByDetection(detected) ?? { encoding, confidence: 'tentative', source: 'default', score: null, kind };
    },
  };
}

const RULES = { detect: detectionRules, html: htmlRules, xml: xmlRules };

export const SNIFF_MODES = /** @type {const} */ (['detect', 'html', 'xml']);

const AUTO_MEMBERS = { prefixBytes: toOptionalCount, sniff: /* @__PURE__ */ enumeration(SNIFF_MODES) };

/**
 * @param {unknown} options
 * @param {string} context
 * @returns {Sniffer}
 */
export function newSniffer(options, context) {
  const { prefixBytes, sniff: mode } = toDictionary(options, AUTO_MEMBERS, context);
  const rules = RULES[mode](options, context);
  const { decide, options: detectOptions } = rules;
  return {
    prescanned: Math.min(rules.prescanned, prefixBytes ?? Infinity),
    needsMore: rules.needsMore,
    declared: rules.declared,
    detection: detectOptions && {
      windowBytes: prefixBytes ?? WINDOW_BYTES,
      maxBytes: detectOptions.maxBytes ?? Infinity,
      passesASCII: lazy(() => {
        // The default may be the first of the candidates.
        const detected = detectOptions.candidates && detect(NOTHING, true, detectOptions);
        return !NOT_ASCII.includes(decide(detected).encoding);
      }),
      options: detectOptions,
    },
    decide,
    sniff: (bytes) => sniffWhole(rules, bytes),
    takesWhole: prefixBytes === undefined,
  };
}

/** @param {Rules} rules @param {Uint8Array} bytes */
function sniffWhole({ prescanned, declared, options, decide }, bytes) {
  return declared(startOf(bytes, prescanned)) ?? decide(options && detect(bytes, true, options));
}

/** HTML's prescan. @param {Uint8Array} bytes @returns {Decision | undefined} */
export function declaredEncoding(bytes) {
  const found = sniffHTML(startOf(bytes, PRESCAN_BYTES), PRESCAN_BYTES, NONE, NONE, NONE, NONE);
  return found === NONE || toDecision(found).source === 'BOM' ? undefined : toDecision(found);
}

/** @param {number} number of the module @returns {Decision} */
function toDecision(number) {
  const confidence = number & 0x10000 ? 'certain' : 'tentative';
  return { encoding: number & 0xff, confidence, source: SOURCES[(number >> 8) & 0xff], score: null };
}

/** @param {Decision} decision */
const toResult = ({ encoding, confidence, source }) => ({ encoding: encodings[encoding].name, confidence, source });

/**
 * https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm
 * @param {AllowSharedBufferSource | string} bytes
 * @param {{ maxPrescanBytes?: number, userOverride?: string | null, transportLayerEncodingLabel?: string | null, parentEncoding?: string |
 *   null, likelyEncoding?: string | null, detect?: boolean | object | null, locale?: string | null, defaultEncoding?: string | null, } |
 *   null} [options]
 * @returns {{ encoding: string, confidence: 'certain' | 'tentative' | 'irrelevant', source: (typeof SOURCES)[number] | 'string', }}
 */
export function sniffHTMLEncoding(bytes, options = undefined) {
  const context = "Failed to execute 'sniffHTMLEncoding'";
  const source = typeof bytes === 'string' ? undefined : toBufferSource(bytes, context);
  const rules = htmlRules(options, context);
  if (!source) return { encoding: 'UTF-8', confidence: 'irrelevant', source: 'string' };
  return toResult(sniffWhole(rules, bytesOf(source)));
}

/**
 * https://www.w3.org/TR/xml/#charencoding, https://www.rfc-editor.org/rfc/rfc7303#section-3
 * @param {AllowSharedBufferSource} bytes
 * @param {{ maxPrescanBytes?: number, transportLayerEncodingLabel?: string | null, defaultEncoding?: string | null, } | null} [options]
 */
export function sniffXMLEncoding(bytes, options = undefined) {
  const context = "Failed to execute 'sniffXMLEncoding'";
  const source = toBufferSource(bytes, context);
  const rules = xmlRules(options, context);
  return toResult(sniffWhole(rules, bytesOf(source)));
}

/**
 * https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding suggests the default for
 * a locale.
 * @param {string} locale
 * @returns {string}
 */
export function localeDefaultEncoding(locale) {
  return encodings[defaultOf(toDOMString(locale), NONE).encoding].name;
}
