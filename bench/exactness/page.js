// Compares a browser's own classes with this package, in a page that run.js opens.

import * as ours from '../../pkg/index.js';
import { native } from '../contenders.js';
import { compareWithOurs } from './compare.js';

/** @type {any} */ (globalThis).report = compareWithOurs(ours, native);
