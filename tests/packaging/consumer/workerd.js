// A worker that answers with the reports.

import * as api from 'encoding-wasm';
import * as chinese from 'encoding-wasm/chinese';
import * as decoder from 'encoding-wasm/decoder';
import * as japanese from 'encoding-wasm/japanese';
import * as korean from 'encoding-wasm/korean';
import * as singleByte from 'encoding-wasm/single-byte';
import { runSuiteByNeed } from './by-need.js';
import { expected } from './expected.js';
import { report } from './report.js';

const byNeed = { chinese, decoder, japanese, korean, 'single-byte': singleByte };

export default {
  async fetch() {
    return Response.json({ whole: await report(api), byNeed: await runSuiteByNeed(byNeed, expected) });
  },
};
