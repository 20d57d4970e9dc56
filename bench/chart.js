// Draws the chart as an SVG: how many times as fast as its peers encoding-wasm is, for each group and host.

/**
 * A bar of a group.
 * @typedef {object} Bar
 * @property {string} host
 * @property {number} [peer] times as fast as the best peer
 * @property {number} [native] times as fast as the host's own classes
 */

/** @typedef {{ title: string, bars: Bar[] }} Group */

const COLUMNS = 2;
const COLUMN = 440;
const WIDTH = COLUMNS * COLUMN;
const MARGIN = 16;
/** Where bars start, and the space for numbers after them. */
const LEFT = 100;
const RIGHT = 44;
const BAR = 12;
const BETWEEN_HOSTS = 5;
/** For a group's title and its scale. */
const HEAD = 44;
/** For the chart's title and its legend. */
const TOP = 60;

const STYLE = `
svg { color-scheme: light dark; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; --peer: #0969da; --native: #bf8700; }
@media (prefers-color-scheme: dark) {
  svg { --text: #f0f6fc; --muted: #9198a1; --line: #3d444d; --peer: #4493f8; --native: #d29922; }
}
text { font: 12px system-ui, sans-serif; fill: var(--text); }
.title { font-weight: 600; font-size: 13px; }
.muted { fill: var(--muted); font-size: 10.5px; }
.line { stroke: var(--line); }
.same { stroke: var(--muted); }
.peer { fill: var(--peer); }
.native { fill: var(--native); }`;

/**
 * @param {Group[]} groups
 * @returns {string}
 */
export function drawChart(groups) {
  const ratios = groups.flatMap(({ bars }) => bars.flatMap(({ peer, native }) => [peer ?? 1, native ?? 1]));
  const scale = newScale(Math.min(...ratios), Math.max(...ratios));
  const parts = [];
  let height = TOP;
  for (let i = 0; i < groups.length; i += COLUMNS) {
    const blocks = groups.slice(i, i + COLUMNS);
    for (const [column, group] of blocks.entries()) {
      parts.push(`<g transform="translate(${column * COLUMN} ${height})">\n${drawGroup(group, scale)}\n</g>`);
    }
    height += Math.max(...blocks.map(heightOf)) + MARGIN;
  }
  return `<!-- Made by \`npm run bench\`. -->
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">
<title>How many times as fast as its peers encoding-wasm is</title>
<style>${STYLE}
</style>
${legend()}
${parts.join('\n')}
</svg>
`;
}

/** @param {Bar} bar */
const heightOfBar = ({ peer, native }) => BAR * [peer, native].filter((ratio) => ratio !== undefined).length;

/** @param {Group} group */
const heightOf = ({ bars }) => bars.reduce((sum, bar) => sum + heightOfBar(bar) + BETWEEN_HOSTS, HEAD);

/** @param {Group} group @param {Scale} scale */
function drawGroup(group, scale) {
  const lines = [textAt(MARGIN, 18, group.title, 'title'), grid(scale, heightOf(group))];
  let y = HEAD;
  for (const bar of group.bars) {
    const { host, ...ratios } = bar;
    lines.push(textAt(LEFT - 8, y + heightOfBar(bar) / 2 + 3, host, 'muted', 'end'));
    for (const [kind, ratio] of Object.entries(ratios)) {
      if (ratio === undefined) continue;
      lines.push(barAt(y, ratio, kind, scale));
      y += BAR;
    }
    y += BETWEEN_HOSTS;
  }
  return lines.join('\n');
}

function legend() {
  const title = textAt(MARGIN, 22, 'How many times as fast as others encoding-wasm is', 'title');
  const entries = [
    ['peer', 'the best other package, for each text', 0],
    ['native', "the host's own classes", 290],
  ];
  const marks = entries.map(([kind, what, x]) => {
    const left = MARGIN + Number(x);
    return `<rect class="${kind}" x="${left}" y="34" width="10" height="10" rx="2"/>${textAt(left + 16, 43, `as ${what}`, 'muted')}`;
  });
  return [title, ...marks].join('\n');
}

/**
 * A logarithmic scale: twice as fast is as far from the middle as half as fast.
 * @param {number} least
 * @param {number} most
 */
function newScale(least, most) {
  const [low, high] = [Math.floor(Math.log2(least)), Math.max(Math.ceil(Math.log2(most)), 1)];
  const width = COLUMN - LEFT - RIGHT;
  const xOf = (/** @type {number} */ ratio) => LEFT + ((Math.log2(ratio) - low) / (high - low)) * width;
  // With more ticks, the numbers would touch.
  const step = Math.ceil((high - low) / 7);
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((power) => power % step === 0);
  return { xOf, ticks: ticks.map((power) => 2 ** power) };
}

/** @typedef {ReturnType<typeof newScale>} Scale */

/** @param {Scale} scale @param {number} height */
function grid({ xOf, ticks }, height) {
  const lines = ticks.map((ratio) => {
    const x = xOf(ratio).toFixed(1);
    const line = `<line class="${ratio === 1 ? 'same' : 'line'}" x1="${x}" x2="${x}" y1="${HEAD - 4}" y2="${height - BETWEEN_HOSTS + 2}"/>`;
    return line + textAt(Number(x), HEAD - 8, ratio < 1 ? `1/${1 / ratio}×` : `${ratio}×`, 'muted', 'middle');
  });
  return lines.join('\n');
}

/** @param {number} y @param {number} ratio @param {string} kind @param {Scale} scale */
function barAt(y, ratio, kind, { xOf }) {
  const [from, to] = [xOf(1), xOf(ratio)].sort((a, b) => a - b);
  const bar = `<rect class="${kind}" x="${from.toFixed(1)}" y="${y}" width="${(to - from).toFixed(1)}" height="${BAR - 1}"/>`;
  const label = ratio < 1 ? textAt(from - 4, y + BAR - 2, formatRatio(ratio), 'muted', 'end') : '';
  return bar + (label || textAt(to + 4, y + BAR - 2, formatRatio(ratio), 'muted'));
}

/** @param {number} ratio */
const formatRatio = (ratio) => (ratio >= 9.95 ? ratio.toFixed(0) : ratio.toFixed(ratio < 0.1 ? 2 : 1));

/** @param {number} x @param {number} y @param {string} text @param {string} style @param {string} [anchor] */
function textAt(x, y, text, style, anchor = 'start') {
  const content = text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));
  return `<text class="${style}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${content}</text>`;
}
