// Reads input with programs that use iconv-lite or the drop-in. It gets inputs as JSON, with bytes in Base64, and prints the texts as JSON.

const { createServer } = require('node:http');
const { createReadStream, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { once } = require('node:events');
const { join } = require('node:path');
const { Readable } = require('node:stream');
const AdmZip = require('adm-zip');
const bodyParser = require('body-parser');
const csv = require('csv-parse');
const express = require('express');
const sniffHTML = require('html-encoding-sniffer');
const iconv = require('iconv-lite');
const { JSDOM } = require('jsdom');
const libmime = require('libmime');
const { simpleParser } = require('mailparser');
const needle = require('needle');
const rawBody = require('raw-body');
const { fetch } = require('undici');
const vinyl = require('vinyl-fs');
const whatwg = require('whatwg-encoding');
const yauzl = require('yauzl');

/** Labels of the Encoding Standard that iconv-lite doesn't know. */
const ONLY_OURS = (
  'cseucpkdfmtjapanese csiso88596e csiso88596i csiso88598e csiso88598i csisolatin9 csunicode dos874 iso10646ucs2 ' +
  'iso88596e iso88596i koi koi8 logical suneugreek unicode unicode20utf8 unicodefeff ' +
  'unicodefffe visual xcp1250 xcp1251 xcp1252 xcp1253 xcp1254 xcp1255 xcp1256 ' +
  'xcp1257 xcp1258 xeucjp xmaccyrillic xmacroman xmacukrainian xunicode20utf8'
).split(' ');

/** @typedef {{ [name: string]: string }} Encoded bytes in Base64, by their encoding */

/** @type {{ mails: Encoded, words: string[], bodies: Encoded, pages: Encoded, tables: Encoded, zips: Encoded }} */
const inputs = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** @template T @param {Encoded} encoded @param {(encoding: string, bytes: Buffer) => T | Promise<T>} use */
async function forEach(encoded, use) {
  /** @type {Record<string, T>} */
  const results = {};
  for (const [encoding, base64] of Object.entries(encoded)) {
    results[encoding] = await use(encoding, Buffer.from(base64, 'base64'));
  }
  return results;
}

/** @type {Record<string, () => Promise<unknown>>} */
const programs = {
  mailparser: () =>
    forEach(inputs.mails, async (_, bytes) => {
      const { subject, text, html, from, attachments } = await simpleParser(bytes);
      return { subject, text, html, from: from?.text, names: attachments.map(({ filename }) => filename) };
    }),

  libmime: async () => inputs.words.map((word) => libmime.decodeWords(word)),

  // A server of express, which uses body-parser; and raw-body by itself
  'body-parser and raw-body': async () => {
    const app = express();
    app.post('/text', bodyParser.text({ type: '*/*' }), (request, response) => response.json(request.body));
    app.post('/json', bodyParser.json(), (request, response) => response.json(request.body));
    app.post('/raw', async (request, response) => {
      const { length } = request.headers;
      const encoding = String(request.query.encoding);
      response.json(await rawBody(request, { length: /** @type {any} */ (length), limit: '1mb', encoding }));
    });
    app.use((/** @type {any} */ error, /** @type {any} */ _, /** @type {any} */ response, /** @type {any} */ next) => {
      if (error) response.status(error.status).json(error.message);
      else next();
    });
    return withServer(app, async (origin) => {
      const post = async (/** @type {string} */ path, /** @type {string} */ type, /** @type {Buffer} */ body) => {
        const response = await fetch(origin + path, { method: 'POST', headers: { 'content-type': type }, body });
        return [response.status, await response.json()];
      };
      return {
        texts: await forEach(inputs.bodies, (encoding, bytes) =>
          post('/text', `text/plain; charset=${encoding}`, bytes),
        ),
        raw: await forEach(inputs.bodies, (encoding, bytes) => post(`/raw?encoding=${encoding}`, 'text/plain', bytes)),
        json: await post('/json', 'application/json; charset=utf-16', iconv.encode('{"a":"é漢"}', 'utf-16')),
        unknown: await post('/text', 'text/plain; charset=nonsense', Buffer.from('a')),
        // As middleware's tests pass a body
        strings: await rawBody(Readable.from(['é', '漢💩']), 'utf-8'),
        unknownRaw: await post('/raw?encoding=nonsense', 'text/plain', Buffer.from('a')),
      };
    });
  },

  // needle decodes by iconv-lite itself; undici returns bytes.
  'needle and undici': () =>
    forEach(inputs.pages, (encoding, bytes) =>
      withServer(
        (_, response) => {
          response.setHeader('content-type', `text/html; charset=${encoding}`);
          response.end(bytes);
        },
        async (origin) => {
          const { body } = await needle('get', origin);
          const response = await fetch(origin);
          const [, charset] = /charset=(.+)/.exec(response.headers.get('content-type') ?? '') ?? [];
          return [body, iconv.decode(Buffer.from(await response.arrayBuffer()), charset)];
        },
      ),
    ),

  'html-encoding-sniffer, whatwg-encoding, jsdom': () =>
    forEach(inputs.pages, (_, bytes) => {
      const encoding = sniffHTML(bytes, { defaultEncoding: 'windows-1252' });
      const { document } = new JSDOM(bytes).window;
      return [encoding, whatwg.decode(bytes, encoding), document.characterSet, document.body.textContent];
    }),

  'csv-parse': () =>
    forEach(inputs.tables, async (encoding, bytes) => {
      const file = join(process.argv[3], `${encoding}.csv`);
      writeFileSync(file, bytes);
      const rows = createReadStream(file, { highWaterMark: 7 })
        .pipe(iconv.decodeStream(encoding))
        .pipe(csv.parse({ columns: true }));
      const records = [];
      for await (const record of rows) records.push(record);
      return records;
    }),

  'yauzl and adm-zip': () =>
    forEach(inputs.zips, async (encoding, bytes) => {
      const decode = (/** @type {Buffer} */ name) => iconv.decode(name, encoding);
      const zip = new AdmZip(bytes, /** @type {any} */ ({ decoder: { efs: false, decode, encode: Buffer.from } }));
      const byAdmZip = zip.getEntries().map(({ entryName }) => entryName);
      const byYauzl = await new Promise((resolve, reject) => {
        yauzl.fromBuffer(bytes, { decodeStrings: false }, (error, file) => {
          if (error) return reject(error);
          /** @type {string[]} */
          const names = [];
          file.on('entry', ({ fileName }) => names.push(decode(fileName)));
          file.on('error', reject);
          file.on('end', () => resolve(names));
        });
      });
      return [byAdmZip, byYauzl];
    }),

  // Gulp's files. It wraps decoders with a class from deep within iconv-lite.
  'vinyl-fs': () =>
    forEach({ ...inputs.tables, utf16: iconv.encode('é漢', 'utf16').toString('base64') }, async (encoding, bytes) => {
      const folder = join(process.argv[3], `vinyl-${encoding}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'in.txt'), bytes);
      const results = [];
      for (const buffer of [true, false]) {
        const out = join(folder, `${buffer}`);
        const read = vinyl.src('in.txt', { cwd: folder, encoding, buffer });
        await once(read.pipe(vinyl.dest(out, { encoding: 'utf-8' })), 'finish');
        const write = vinyl.src('in.txt', { cwd: out, buffer });
        await once(write.pipe(vinyl.dest(join(out, 'back'), { encoding })), 'finish');
        results.push(readFileSync(join(out, 'in.txt'), 'utf8'), readFileSync(join(out, 'back/in.txt'), 'hex'));
      }
      return results;
    }),

  'parts of iconv-lite': async () => {
    const names = Object.keys(require('iconv-lite/encodings')).filter(
      (name) => !name.startsWith('_') && !ONLY_OURS.includes(name),
    );
    // A workaround for test runners that can't load it later.
    iconv.encodings = require('iconv-lite/encodings');
    const same = ['lib', 'lib/index', 'lib/index.js'].map((path) => require(`iconv-lite/${path}`) === iconv);
    const { PrependBOM, StripBOM } = require('iconv-lite/lib/bom-handling');
    const { StripBOM: imported } = await import('iconv-lite/lib/bom-handling.js');
    const codec = iconv.getCodec('utf16le');
    const encoder = new PrependBOM(new codec.encoder(undefined, codec));
    const bytes = Buffer.concat([encoder.write('a'), encoder.write('b'), encoder.end() ?? Buffer.alloc(0)]);
    let marks = 0;
    const texts = [undefined, { stripBOM: () => marks++ }].map((options) => {
      const decoder = new StripBOM(new codec.decoder(undefined, codec), options);
      return [decoder.write(Buffer.alloc(0)), decoder.write(bytes), decoder.write(bytes), decoder.end(), decoder.pass];
    });
    return [
      names.sort(),
      iconv.encodingExists('win1251'),
      same,
      imported === StripBOM,
      bytes,
      texts,
      marks,
      encoder.addBOM,
    ];
  },

  streams: async () => {
    const stream = iconv.encodeStream('utf16');
    const result = new Promise((resolve) => {
      stream.pipe(iconv.decodeStream('utf16')).collect((_, text) => resolve(text));
    });
    stream.write('é\ud83d');
    stream.end('\udca9');
    return result;
  },

  'as an ES module': async () => {
    const { default: imported, decode, encodingExists } = await import('iconv-lite');
    return [imported === iconv, decode(Buffer.of(0x82), 'cp437'), encodingExists('win1251')];
  },
};

/** @template T @param {import('node:http').RequestListener} listener @param {(origin: string) => Promise<T>} use */
async function withServer(listener, use) {
  const server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function main() {
  /** @type {Record<string, unknown>} */
  const results = {};
  for (const [name, run] of Object.entries(programs)) results[name] = await run();
  console.log(`RESULTS ${JSON.stringify(results)}`);
}

main();
