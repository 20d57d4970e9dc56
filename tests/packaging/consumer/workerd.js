// A worker that answers with the report.

import * as api from 'encoding-wasm';
import { report } from './report.js';

export default {
  async fetch() {
    return Response.json(await report(api));
  },
};
