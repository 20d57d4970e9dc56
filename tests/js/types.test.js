// Types help editors: they complete labels and options.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { encodings } from 'encoding-wasm';
import { TYPES, withLabels } from '../../tools/data/encodings/types.js';
import { hostPackage } from '../../tools/lib/hosts.js';
import { root } from '../../tools/lib/process.js';

const labels = [...encodings.map(({ name }) => name), ...encodings.flatMap(({ labels }) => labels)].sort();

test('the labels are those of the standard (if not: npm run encodings)', () => {
  const source = readFileSync(TYPES, 'utf8');
  assert.equal(source, withLabels(source));
});

test('editors complete them wherever there is a label', async () => {
  const { default: ts } = await import(pathToFileURL(hostPackage('typescript/lib/typescript.js')).href);
  const calls = [
    "new TextDecoder('¦');",
    "new TextDecoderStream('¦');",
    "new DecoderStream('¦');",
    "new LegacyTextEncoder('¦');",
    "new LegacyTextEncoderStream('¦');",
    "decode(bytes, '¦');",
    "encode('a', '¦');",
    "findUnmappable('a', '¦');",
    "labelToName('¦');",
    "getOutputEncoding('¦');",
    "percentEncodeAfterEncoding('¦', 'a', 'query');",
    "transcode(bytes, { from: '¦' });",
    "transcode(bytes, { from: 'gbk', to: '¦' });",
    "new TranscoderStream({ from: '¦' });",
    "detectEncoding(bytes, { candidates: ['¦'] });",
    "decodeAuto(bytes, { defaultEncoding: '¦' });",
    "new AutoDecoderStream({ sniff: 'html', transportLayerEncodingLabel: '¦' });",
    "sniffHTMLEncoding(bytes, { userOverride: '¦' });",
    "sniffHTMLEncoding(bytes, { parentEncoding: '¦' });",
    "sniffHTMLEncoding(bytes, { likelyEncoding: '¦' });",
    "sniffXMLEncoding(bytes, { defaultEncoding: '¦' });",
    // Any other string compiles, too.
    "const label: string = 'win-1251'; labelToName(label); labelToName('win-1251');",
  ];
  const names = calls.map((call) => /(?:new )?(\w+)\(/.exec(call)?.[1]);
  const start = `import { ${[...new Set(names)].join(', ')} } from './index.js';\nconst bytes = new Uint8Array();\n`;
  const program = start + calls.join('\n');
  const file = join(root, 'types', 'program.ts');
  const text = program.replaceAll('¦', '');
  const host = {
    readFile: ts.sys.readFile,
    fileExists: ts.sys.fileExists,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => ({ strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '0',
    getScriptSnapshot: (/** @type {string} */ path) =>
      ts.ScriptSnapshot.fromString(path === file ? text : (ts.sys.readFile(path) ?? '')),
  };
  const service = ts.createLanguageService(host);
  const problems = service.getSemanticDiagnostics(file);
  assert.deepEqual(
    problems.map((/** @type {any} */ { messageText }) => messageText),
    [],
  );
  const pieces = program.split('¦');
  for (let i = 1, position = 0; i < pieces.length; i++) {
    position += pieces[i - 1].length;
    const { entries } = service.getCompletionsAtPosition(file, position, undefined) ?? { entries: [] };
    const completed = new Set(entries.map((/** @type {{ name: string }} */ { name }) => name));
    const missing = labels.filter((label) => !completed.has(label));
    assert.deepEqual(missing, [], pieces[i - 1].split('\n').at(-1));
  }
});
