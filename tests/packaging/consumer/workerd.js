// A worker for workerd. Its answers are the suite's reports.

import * as api from 'encoding-wasm';
import * as chinese from 'encoding-wasm/chinese';
import * as decoder from 'encoding-wasm/decoder';
import * as japanese from 'encoding-wasm/japanese';
import * as korean from 'encoding-wasm/korean';
import * as singleByte from 'encoding-wasm/single-byte';
import { report } from './report.js';

/** Whether each smaller entry point is the whole package. */
function byNeed() {
  const results = [chinese, decoder, japanese, korean, singleByte].flatMap((entry) =>
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: it is about all of them
    Object.keys(entry).map((name) => [name, entry[name] === api[name]]),
  );
  const failures = results.filter(([, isSame]) => !isSame).map(([name]) => name);
  return { passed: results.length - failures.length, failures };
}

export default {
  async fetch() {
    return Response.json({ whole: await report(api), byNeed: byNeed() });
  },
};
