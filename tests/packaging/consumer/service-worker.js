// Runs the suite in a service worker.

import * as api from './node_modules/encoding-wasm/pkg/index.js';
import { report } from './report.js';

addEventListener('message', (event) => {
  event.waitUntil(report(api).then((result) => event.ports[0].postMessage(result)));
});
