// A page with packages in place of Node's modules, in a program that requires iconv-lite.

const { Buffer } = require('buffer/');
const stream = require('readable-stream');
const { runSuite } = require('./suite.mjs');

/** @type {any} */ (globalThis).Buffer = Buffer;
const iconv = require('encoding-wasm/iconv-lite');

iconv.enableStreamingAPI(stream);
runSuite(iconv, { Buffer, streams: true }).then((/** @type {any} */ report) => {
  /** @type {any} */ (globalThis).report = report;
});
