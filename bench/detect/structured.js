// Structured text: tables, logs, source code, subtitles, lists of files and chats. Their rows repeat words and symbols; often only these, far
// apart, aren't ASCII. Templates for tuning aren't in the published figures.

/** Numbers of rows. */
export const ROWS = [1, 3, 10, 30, 100, 300, 1000];

/**
 * What a template gets: the row's number, words and names in the text's language, and random numbers.
 * @typedef {{ i: number, word: () => string, name: () => string, number: (below: number) => number }} Parts
 * @typedef {{ head?: string, row: (parts: Parts) => string, tail?: string }} Template
 * @typedef {{ symbols: string, row: (parts: Parts, symbol: string) => string }} SymbolTemplate
 */

const two = (/** @type {number} */ number) => String(number).padStart(2, '0');

/** @type {Record<'tuning' | 'reporting', Record<string, Template>>} */
export const templates = {
  tuning: {
    'CSV of names': {
      head: 'id;name;city;qty\n',
      row: ({ i, name, word, number }) => `${i};${name()};${word()};${number(90)}\n`,
    },
    'CSV of capitals': {
      head: 'order,customer,state\n',
      row: ({ i, name }) => `${1000 + i},${name().toLocaleUpperCase()},open\n`,
    },
    SQL: {
      head: 'CREATE TABLE items (id INT, title VARCHAR(80));\n',
      row: ({ i, name }) => `INSERT INTO items (id, title) VALUES (${i}, '${name()}');\n`,
    },
    JSON: {
      head: '{"items": [\n',
      row: ({ i, word }) => `  {"id": ${i}, "label": "${word()}", "isActive": true},\n`,
      tail: '  null]}\n',
    },
    log: {
      row: ({ i, word, number }) =>
        `2024-03-${two(1 + (i % 28))} 10:${two(number(60))}:${two(number(60))} INFO worker[${number(9)}]: ${word()} done in ${number(400)} ms\n`,
    },
    'source code': {
      row: ({ i, word, number }) => `  if (state[${i}] > ${number(50)}) { print("${word()}: %d", value); }\n`,
    },
    subtitles: {
      row: ({ i, word, name }) =>
        `${i}\n00:${two((i / 20) | 0)}:${two((3 * i) % 60)},200 --> 00:${two((i / 20) | 0)}:${two((3 * i + 2) % 60)},100\n- ${name()} ${word()}!\n\n`,
    },
    files: {
      row: ({ i, name, number }) => `-rw-r--r-- 1 user group ${number(99999)} Mar  3 2021 ${name()} ${i}.txt\n`,
    },
    chat: {
      row: ({ word, number }) => `[${two(number(24))}:${two(number(60))}] <user${number(5)}> ${word()} ${word()}\n`,
    },
    numbered: { row: ({ i, word }) => `${word()} ${i}\n` },
  },
  reporting: {
    'tab-separated values': {
      head: 'NR\tTITLE\tAMOUNT\tUNIT\n',
      row: ({ i, word, name, number }) => `${i}\t${name()}\t${number(1000)},${two(number(100))}\t${word()}\n`,
    },
    'table in capitals': {
      head: 'code | description | status\n---- | ----------- | ------\n',
      row: ({ i, name }) => `A${i} | ${name().toLocaleUpperCase()} | shipped\n`,
    },
    'UPDATE statements': {
      row: ({ i, name, number }) =>
        `UPDATE customer SET full_name = N'${name()}', score = ${number(10)} WHERE cust_id = ${i};\n`,
    },
    properties: { head: '[strings]\n', row: ({ i, name }) => `message.${i}.text=${name()}\n` },
    XML: {
      head: '<?xml version="1.0"?>\n<catalog>\n',
      row: ({ i, word, number }) => `<item no="${i}"><label>${word()}</label><price>${number(500)}.00</price></item>\n`,
      tail: '</catalog>\n',
    },
    'system log': {
      row: ({ word, number }) =>
        `Nov ${1 + number(30)} 0${number(9)}:${two(number(60))}:${two(number(60))} host app[${number(30000)}]: user "${word()}" logged in from 10.0.${number(255)}.${number(255)}\n`,
    },
    comments: { row: ({ i, word, number }) => `#define LIMIT_${i} ${number(256)} /* ${word()} */\n` },
    'advanced subtitles': {
      head: '[Events]\nFormat: Layer, Start, End, Style, Text\n',
      row: ({ i, word, name }) =>
        `Dialogue: 0,0:${two((i / 60) | 0)}:${two(i % 60)}.00,0:${two((i / 60) | 0)}:${two((i + 1) % 60)}.50,Default,${name()}, ${word()}?\n`,
    },
    playlist: {
      head: '#EXTM3U\n',
      row: ({ i, name, number }) => `#EXTINF:${number(400)},${name()}\nD:\\Music\\${two(i)} - ${name()}.mp3\n`,
    },
    'chat with dates': {
      row: ({ i, word, name, number }) =>
        `${1 + (i % 28)}.${1 + number(12)}.2023, 1${number(9)}:${two(number(60))} - ${name()}: ok ${word()}\n`,
    },
  },
};

/**
 * Single symbols in rows of ASCII.
 * @type {Record<'tuning' | 'reporting', Record<string, SymbolTemplate>>}
 */
export const symbolTemplates = {
  tuning: {
    price: { symbols: '€£¥', row: ({ i, number }, symbol) => `Part ${i};${symbol}${number(90)}.50\n` },
    'price after': { symbols: '€£', row: ({ i, number }, symbol) => `Teil ${i};${number(90)},50 ${symbol}\n` },
    temperature: { symbols: '°', row: ({ i, number }, symbol) => `sensor${i}, ${number(40)} ${symbol}C\n` },
    tolerance: { symbols: '±', row: ({ i, number }, symbol) => `R${i} ${number(900)}k ${symbol}5%\n` },
    fraction: { symbols: '½¼¾', row: ({ number }, symbol) => `- ${number(5)}${symbol} cups of flour\n` },
    size: { symbols: '×', row: ({ number }, symbol) => `crop ${number(1000)} ${symbol} ${number(800)} px\n` },
    section: { symbols: '§', row: ({ i, number }, symbol) => `see ${symbol} ${number(300)} and rule ${i}\n` },
    micro: { symbols: 'µ', row: ({ i, number }, symbol) => `C${i} ${number(100)} ${symbol}F 16V\n` },
    menu: {
      symbols: '…',
      row: ({ number }, symbol) => `${['Open', 'Save As', 'Find', 'Print'][number(4)]}${symbol}\n`,
    },
    brand: {
      symbols: '™®©',
      row: ({ number }, symbol) => `${['Widget', 'Gadget', 'Toolbox'][number(3)]}${symbol} item\n`,
    },
    apostrophe: {
      symbols: '’',
      row: ({ number }, symbol) => `${['it', 'that', 'what'][number(3)]}${symbol}s number ${number(9)}\n`,
    },
    ordinal: { symbols: 'ºª', row: ({ number }, symbol) => `Calle Mayor ${number(9)}${symbol}, puerta ${number(9)}\n` },
  },
  reporting: {
    invoice: { symbols: '€£', row: ({ i, number }, symbol) => `<td>Item ${i}</td><td>${number(500)} ${symbol}</td>\n` },
    paid: { symbols: '€£¥', row: ({ i, number }, symbol) => `row=${i} paid=${symbol}${number(5000)} ok\n` },
    weather: {
      symbols: '°',
      row: ({ i, number }, symbol) => `day ${i}: min ${number(10)}${symbol} max ${number(30)}${symbol}\n`,
    },
    range: { symbols: '±', row: ({ number }, symbol) => `mean = ${number(50)}.1 ${symbol} 0.${number(9)} (n=12)\n` },
    recipe: { symbols: '½¼¾', row: ({ number }, symbol) => `* ${symbol} tsp salt (${number(9)} g)\n` },
    screens: { symbols: '×', row: ({ i, number }, symbol) => `screen_${i}: ${number(4000)}${symbol}${number(2000)}\n` },
    law: { symbols: '§', row: ({ number }, symbol) => `(cf. ${symbol}${number(900)} BGB)\n` },
    latency: { symbols: 'µ', row: ({ i, number }, symbol) => `req ${i} took ${number(900)} ${symbol}s.\n` },
    strings: {
      symbols: '…',
      row: ({ i, number }, symbol) => `msg${i}="${['Loading', 'Please wait', 'Working'][number(3)]}${symbol}"\n`,
    },
    products: { symbols: '™®', row: ({ i, number }, symbol) => `${i},Acme${symbol} Pro ${number(9)},in stock\n` },
    quotes: {
      symbols: '’',
      row: ({ number }, symbol) => `- don${symbol}t ${['stop', 'worry', 'go'][number(3)]} ${number(99)}\n`,
    },
    numero: { symbols: 'º', row: ({ i, number }, symbol) => `n${symbol} ${i}; lote ${number(99)}\n` },
  },
};

/**
 * @param {Template} template
 * @param {number} count
 * @param {{ words: string[], names: string[] }} from
 * @param {(below: number) => number} number
 */
export function rows({ head = '', row, tail = '' }, count, { words, names }, number) {
  let text = head;
  for (let i = 1; i <= count; i += 1) {
    const one = (/** @type {string[]} */ list) => () => list[number(list.length)] ?? '';
    text += row({ i, word: one(words), name: one(names), number });
  }
  return text + tail;
}
