// A program that imports every smaller entry point.

import * as chinese from 'encoding-wasm/chinese';
import * as decoder from 'encoding-wasm/decoder';
import * as japanese from 'encoding-wasm/japanese';
import * as korean from 'encoding-wasm/korean';
import * as singleByte from 'encoding-wasm/single-byte';
import { runSuiteByNeed } from './by-need.js';
import { expected } from './expected.js';
import { tell } from './report.js';

const entries = { chinese, decoder, japanese, korean, 'single-byte': singleByte };
tell(await runSuiteByNeed(entries, expected));
