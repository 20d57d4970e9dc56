// Finds the classes of docs/tables.md in the order of an index.

/**
 * Cuts a sequence into stretches in which most items ascend, in the cheapest way: a cut costs `cut`, and an item that
 * is out of order within its stretch costs 1.
 * @param {number[]} sequence
 * @param {number} cut
 * @returns {number[][]}
 */
export function cutIntoClasses(sequence, cut) {
  const inOrder = new Set(keepCheapest(sequence, cut));
  /** @type {number[][]} */
  const classes = [[]];
  let last = -1;
  for (const item of sequence) {
    if (inOrder.has(item)) {
      if (item < last) classes.push([]);
      last = item;
    }
    classes[classes.length - 1].push(item);
  }
  return classes;
}

/**
 * The longest part of a sequence whose keys never fall.
 * @param {number[]} sequence
 * @param {(item: number) => number} key
 */
export function inOrderBy(sequence, key) {
  // Equal keys are made to ascend.
  const distinct = sequence.map((item, i) => key(item) * sequence.length + i);
  return keepCheapest(distinct, Infinity).map((number) => sequence[number % sequence.length]);
}

/**
 * The items of a sequence without repetitions to keep, so that the cost of the others, 1 each, and of the falls between
 * the kept ones, `fall` each, is lowest.
 * @param {number[]} sequence
 * @param {number} fall
 */
function keepCheapest(sequence, fall) {
  /** @typedef {{ item: number, gain: number, before?: Chain }} Chain */
  const rising = new Map(sequence.toSorted((a, b) => a - b).map((item, i) => [item, i + 1]));
  // The best chain that ends in one of the lowest items, for every number of them: a Fenwick tree of maxima.
  /** @type {(Chain | undefined)[]} */
  const bests = Array(sequence.length + 1).fill(undefined);
  /** @type {Chain | undefined} */
  let best;
  const better = (/** @type {Chain | undefined} */ a, /** @type {Chain | undefined} */ b) =>
    (b?.gain ?? -Infinity) > (a?.gain ?? -Infinity) ? b : a;
  for (const item of sequence) {
    const rank = /** @type {number} */ (rising.get(item));
    /** @type {Chain | undefined} */
    let before;
    for (let i = rank; i > 0; i -= i & -i) before = better(before, bests[i]);
    const gain = before?.gain ?? 0;
    const gainAfterFall = (best?.gain ?? 0) - fall;
    /** @type {Chain} */
    const chain = {
      item,
      ...(gainAfterFall > gain ? { gain: gainAfterFall + 1, before: best } : { gain: gain + 1, before }),
    };
    for (let i = rank; i < bests.length; i += i & -i) bests[i] = better(bests[i], chain);
    best = better(best, chain);
  }
  const kept = [];
  for (let chain = best; chain; chain = chain.before) kept.push(chain.item);
  return kept.reverse();
}
