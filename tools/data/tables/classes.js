// Finds the classes of an index's ideographs in their order: see docs/tables.md.

/**
 * Cuts a sequence into stretches in which most items ascend, at the lowest cost: a cut costs `cut`, and each item out of order in its
 * stretch costs 1.
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
 * The longest subsequence whose keys never fall.
 * @param {number[]} sequence
 * @param {(item: number) => number} key
 */
export function inOrderBy(sequence, key) {
  // Makes equal keys ascend.
  const distinct = sequence.map((item, i) => key(item) * sequence.length + i);
  return keepCheapest(distinct, Infinity).map((number) => sequence[number % sequence.length]);
}

/**
 * Chooses which items of a sequence without repetitions to keep, at the lowest cost: each other item costs 1, and each fall between kept
 * ones costs `fall`.
 * @param {number[]} sequence
 * @param {number} fall
 */
function keepCheapest(sequence, fall) {
  /** @typedef {{ item: number, gain: number, before?: Chain }} Chain */
  const rising = new Map(sequence.toSorted((a, b) => a - b).map((item, i) => [item, i + 1]));
  // A Fenwick tree of maxima: the best chain that ends in one of the n lowest items, for each n.
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
