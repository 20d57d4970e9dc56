// The documents: every example runs, and everything is documented.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import * as api from 'encoding-wasm';
import { encode, utf8DecodeWithoutBOMOrFail } from 'encoding-wasm';
import { BY_NEED } from '../../tools/build/entries.js';
import { withWholeLinks } from '../../tools/build/tarballs.js';
import { DOCUMENT, encodingsDocument } from '../../tools/data/encodings/document.js';
import { root } from '../../tools/lib/process.js';
import { hasOwner, REPOSITORY } from '../../tools/lib/repository.js';
import { countClaims, runInNode, runInShell, runInWorkerd } from '../docs/examples.js';
import { blocksOf, documents, sectionsOf } from '../docs/markdown.js';

const { scripts, exports: entries, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Documents without runnable examples. */
const others = ['CONTRIBUTING.md', 'RELEASING.md', 'SECURITY.md', 'CHANGELOG.md', 'bench/README.md'];

const exported = Object.keys(api).filter((name) => /^(?!default$)\w+$/.test(name));

const sections = sectionsOf('docs/api.md');

/** Sections about what their heading names in code. */
const described = new Map(
  sections.flatMap((section) => {
    const name = /^`([\w./-]+)/.exec(section.heading)?.[1];
    return name ? [[name, section]] : [];
  }),
);

describe('examples in JavaScript', { concurrency: 2 }, () => {
  for (const file of documents) {
    for (const block of blocksOf(file, 'js')) {
      const name = `${file}:${block.line}`;
      if (block.host === '') {
        test(name, async () => {
          assert.ok(countClaims(block) > 0, 'It claims nothing that could be checked.');
          await runInNode(block, exported);
        });
      } else if (block.host === 'workerd') {
        test(`${name}, in workerd`, async () => {
          const page = '<!doctype html><meta charset="euc-jp"><title>春はあけぼの</title>';
          const upstream = {
            '/header': { type: 'text/html; charset=EUC-JP', body: encode(page, 'euc-jp') },
            '/meta': { type: 'text/html', body: encode(page, 'euc-jp') },
            '/image': { type: 'image/png', body: Uint8Array.of(0x89, 0xff) },
          };
          const responses = await runInWorkerd(block, upstream);
          for (const path of ['/header', '/meta']) {
            assert.equal(responses[path].type, 'text/html; charset=utf-8');
            assert.equal(utf8DecodeWithoutBOMOrFail(responses[path].body), page);
          }
          assert.equal(responses['/image'].type, 'image/png');
          assert.deepEqual(responses['/image'].body, upstream['/image'].body);
        });
      } else assert.fail(`${name}: There is no host ${block.host}.`);
    }
  }
});

describe('examples for the shell', { concurrency: 2 }, () => {
  for (const file of documents) {
    for (const block of blocksOf(file, 'sh')) {
      test(`${file}:${block.line}`, async () => {
        if (block.code.startsWith('$ ')) return runInShell(block);
        // Commands that install, build or measure don't run here.
        assert.match(block.code, /^(npm|npx|cargo|node) /);
      });
    }
  }
});

test('the scripts that the documents name are there', () => {
  for (const file of [...documents, ...others]) {
    const text = sectionsOf(file).reduce((text, section) => text + section.text, '');
    for (const [, script] of text.matchAll(/npm run\s+([\w:-]*\w)/g)) {
      assert.ok(script in scripts, `${file}: npm has no script ${script}.`);
    }
  }
});

test('a wrong claim fails', async () => {
  const block = { file: 'none.md', line: 1, language: 'js', host: '' };
  await assert.rejects(runInNode({ ...block, code: "labelToName('sjis'); // → 'GBK'" }, exported), /none\.md:1: It is/);
  await assert.rejects(runInNode({ ...block, code: "labelToName('sjis'); // throws TypeError" }, exported), /nothing/);
  await runInNode({ ...block, code: "labelToName('sjis'); // → 'Shift_JIS'" }, exported);
});

test('all exports are documented, and nothing else', () => {
  const names = Array.from(described.keys(), (name) => name.replace(/^encoding-wasm\//, './'));
  // The modules of smaller entry points resemble encoding.wasm.
  const isLike = (/** @type {string} */ entry) => entry.endsWith('.wasm') && entry !== './encoding.wasm';
  const paths = Object.keys(entries).filter((entry) => !['.', './package.json'].includes(entry) && !isLike(entry));
  const expected = [...exported, ...paths];
  assert.deepEqual(names.sort(), expected.sort());
});

test('the exports of the smaller entry points are documented, and nothing else', () => {
  /** The names in the paragraph that lists an entry's exports. @param {string} entry @param {RegExp} list */
  const listed = (entry, list) => {
    const [, names] = list.exec(described.get(`encoding-wasm/${entry}`)?.text ?? '') ?? assert.fail(entry);
    return Array.from(names.matchAll(/`(\w+)`/g), ([, name]) => name);
  };
  const decoding = listed('decoder', /for decoding only: (.*?)\.\n/s);
  const encoding = [...decoding, ...listed('single-byte', /`encoding-wasm\/decoder`, plus (.*?)\.\n/s)];
  for (const { name, exports } of BY_NEED) {
    assert.deepEqual((name === 'decoder' ? decoding : encoding).sort(), exports?.toSorted(), name);
  }
});

for (const [name, { text, blocks }] of described) {
  test(`the section of ${name} is complete`, () => {
    assert.ok(
      blocks.some((block) => block.code.includes(name)),
      'It has no example.',
    );
    if (!(name in api)) return;
    assert.match(text, /\]\(https:\/\//, 'It links no standard.');
    const { prototype } = /** @type {any} */ (api)[name];
    const members = prototype ? Object.getOwnPropertyNames(prototype) : [];
    for (const member of members.filter((member) => !['constructor', 'name'].includes(member))) {
      assert.match(text, new RegExp(`\`${member}\\b`), member);
    }
  });
}

test("docs/abi.md has the module's exports, and nothing else", () => {
  const module = new WebAssembly.Module(readFileSync(join(root, 'pkg', 'encoding.wasm')));
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  const text = sectionsOf('docs/abi.md').reduce((text, section) => text + section.text, '');
  const functions = Array.from(text.matchAll(/^\| `(\w+)\(/gm), ([, name]) => name);
  assert.deepEqual([...functions, 'memory', '__data_end', '__heap_base'].sort(), names.sort());
  for (const name of names) assert.match(text, new RegExp(`\`${name}\\b`), name);
});

test("docs/abi.md has the encodings' numbers", () => {
  const text = sectionsOf('docs/abi.md').reduce((text, section) => text + section.text, '');
  const [, list] = /An encoding's number is .*:\n\n([^.]*)\./.exec(text) ?? assert.fail('There is no list.');
  assert.equal(list.replaceAll('\n', ' '), api.encodings.map(({ name }, number) => `${number} ${name}`).join(', '));
});

test('all options and results are documented', () => {
  const types = readFileSync(join(root, 'types', 'index.d.ts'), 'utf8');
  const whole = sections.map(({ text }) => text).join('');
  const interfaces = Array.from(types.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms));
  assert.ok(interfaces.length > 10);
  for (const [, name, body] of interfaces) {
    for (const [, member] of body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)) {
      assert.match(whole, new RegExp(`\\b${member}\\b[^\`\n]*\``), `${name}.${member}`);
    }
  }
});

test('the types have a doc comment for everything, and an example for every export', () => {
  const lines = readFileSync(join(root, 'types', 'index.d.ts'), 'utf8').split('\n');
  const values = [];
  for (const [index, line] of lines.entries()) {
    const value = /^export (?:class|function|const) (\w+)/.exec(line)?.[1];
    if (!value && !/^(?:export | {2}(?:readonly )?\w+\??[(:])/.test(line)) continue;
    const where = `types/index.d.ts:${index + 1}`;
    // A function's parameters on lines of their own are described above it.
    if (/^ {2}\w+\??:.*,$/.test(line)) continue;
    assert.match(lines[index - 1], /\*\/$/, `${where} has no doc comment: ${line}`);
    if (!value) continue;
    values.push(value);
    const comment = lines
      .slice(
        lines.slice(0, index).findLastIndex((above) => above.startsWith('/**')),
        index,
      )
      .join('\n');
    assert.match(comment, /@example/, `${where} has no example`);
  }
  assert.deepEqual(values.sort(), exported.toSorted());
});

test('docs/encodings.md is what `npm run encodings` makes', () => {
  assert.equal(readFileSync(DOCUMENT, 'utf8'), encodingsDocument());
});

test('all options of the command are documented, and nothing else', () => {
  // The manual page comes from the table of options.
  const manual = readFileSync(join(root, 'pkg', 'encoding-wasm.1'), 'utf8').replaceAll('\\-', '-');
  const lines = Array.from(manual.matchAll(/^\.TP\n(.*)/gm), ([, line]) => line);
  const options = lines.flatMap((line) => Array.from(line.matchAll(/--[\w-]+/g), String));
  assert.ok(options.length > 20);
  const headings = sectionsOf('docs/command.md').flatMap(({ heading, blocks }) => {
    const options = Array.from(heading.matchAll(/--[\w-]+/g), String);
    assert.ok(options.length === 0 || blocks.length > 0, `${heading} has no example.`);
    return options;
  });
  assert.deepEqual(headings.sort(), options.sort());
});

test('links within the repository lead somewhere', () => {
  for (const file of [...documents, ...others]) {
    const text = sectionsOf(file).reduce((text, section) => text + section.text, '');
    for (const [, link] of text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [path, anchor] = link.split('#');
      const target = path ? join(dirname(file), path) : file;
      assert.ok(existsSync(join(root, target)), `${file} links ${link}`);
      if (anchor) assert.ok(anchorsOf(target).includes(anchor), `${file} links ${link}`);
    }
  }
});

test('docs/architecture.md names paths that exist, and every folder', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const spans = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code]) => code);
  const paths = spans.filter((code) => /^[\w.-]+(\/[\w.*-]+)+$/.test(code) && !/^(encoding-wasm|whatwg)\//.test(code));
  assert.ok(paths.length > 50);
  for (const path of paths) assert.ok(existsSync(join(root, path.replace(/\/\*.*/, ''))), path);
  const tracked = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0');
  const folders = new Set(
    tracked.flatMap((file) => {
      const [first, second, third] = file.split('/');
      if (second === undefined || first.startsWith('.') || first === 'tests') return [];
      return ['js', 'src'].includes(first) && third !== undefined ? [first, `${first}/${second}`] : [first];
    }),
  );
  assert.ok(folders.size > 20);
  for (const folder of folders) assert.ok(spans.includes(folder), `${folder} isn't in docs/architecture.md.`);
});

test("links on npm's page lead to files of the repository", () => {
  const text = withWholeLinks(readFileSync(join(root, 'README.md'), 'utf8'));
  const targets = Array.from(text.matchAll(/(!?)\[[^\]]*\]\((?!#)([^)\s]+)\)/g), ([, image, target]) => ({
    image,
    target,
  }));
  const own = targets.filter(({ target }) => target.startsWith(REPOSITORY));
  assert.ok(own.length > 10);
  for (const { target } of targets) assert.match(target, /^https:/);
  for (const { image, target } of own) {
    const start = `${REPOSITORY}/${image ? 'raw' : 'blob'}/v${version}/`;
    assert.ok(target.startsWith(start), target);
    assert.ok(existsSync(join(root, target.slice(start.length).replace(/#.*/, ''))), target);
  }
});

/** Crates to publish. */
const CARGO_MANIFESTS = ['Cargo.toml', 'wasm/Cargo.toml'];

test('nothing is published before the repository has an owner, whose name is in three places', () => {
  for (const manifest of CARGO_MANIFESTS) {
    const text = readFileSync(join(root, manifest), 'utf8');
    assert.equal(text.match(/^repository = "(.*)"$/m)?.[1], REPOSITORY, manifest);
    assert.equal(/^publish = false$/m.test(text), !hasOwner, manifest);
  }
});

test('the packages and the crates have one version', () => {
  const replacement = JSON.parse(readFileSync(join(root, 'packages', 'iconv-lite', 'package.json'), 'utf8'));
  assert.equal(replacement.version, version, 'packages/iconv-lite/package.json, version');
  assert.equal(replacement.dependencies['encoding-wasm'], version, 'packages/iconv-lite/package.json, dependencies');
  for (const manifest of CARGO_MANIFESTS) {
    const text = readFileSync(join(root, manifest), 'utf8');
    assert.equal(text.match(/^version = "(.*)"$/m)?.[1], version, manifest);
    const [, core = version] = text.match(/^encoding-standard = .*version = "=(.*?)"/m) ?? [];
    assert.equal(core, version, `${manifest}, encoding-standard`);
  }
  for (const file of ['packages/iconv-lite/README.md', 'docs/iconv-lite.md']) {
    for (const [, written] of readFileSync(join(root, file), 'utf8').matchAll(/encoding-wasm-iconv-lite@([\w.-]+)/g))
      assert.equal(written, version, file);
  }
});

/** The anchors that GitHub gives headings. @param {string} file */
function anchorsOf(file) {
  return sectionsOf(file).map(({ heading }) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
