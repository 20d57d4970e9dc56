// Runs the suite in an audio worklet, which doesn't have TextDecoder, URL or fetch.

import { expected } from './expected.js';
import * as api from './node_modules/encoding-wasm/pkg/index.js';
import { runSuite } from './suite.js';

registerProcessor(
  'suite',
  class extends AudioWorkletProcessor {
    constructor() {
      super();
      runSuite(api, expected).then((report) => this.port.postMessage(report));
    }

    process() {
      return true;
    }
  },
);
