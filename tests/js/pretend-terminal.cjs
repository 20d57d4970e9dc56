// Loaded before the command: makes standard error look like a terminal, and finally prints how much memory was used.

Object.assign(process.stderr, { isTTY: true, columns: 120, rows: 40 });
for (const method of ['cursorTo', 'moveCursor', 'clearLine']) Object.assign(process.stderr, { [method]: () => true });
process.on('exit', () => {
  process.stderr.write(`\nmost memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
});
