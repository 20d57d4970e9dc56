// A program for Deno that imports the package by name.

import * as api from 'npm:encoding-wasm';
import { report } from './report.js';

await report(api);
