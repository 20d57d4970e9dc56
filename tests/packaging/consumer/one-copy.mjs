// A program that imports the package in one part, and requires it in another.

import * as imported from 'encoding-wasm';
import 'encoding-wasm/polyfill/force';
import { tell } from './report.js';
import required from './required.cjs';

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: it is about all of them
const same = (/** @type {string} */ name) => imported[name] === required[name];
const names = Object.keys(imported).filter((name) => !['default', 'module.exports'].includes(name));
const failures = names.filter((name) => !same(name));
if (globalThis.TextDecoder !== imported.TextDecoder) failures.push('polyfill');
tell({ passed: names.length, failures });
