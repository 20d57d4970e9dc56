// Lets the page call functions in a worker. Until a call ends, the worker can call back functions among its arguments.

/**
 * A worker's functions, as the page sees them.
 * @template T
 * @typedef {{ [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never }} Remote
 */

/**
 * @typedef {object} Call
 * @property {number} id
 * @property {string} name
 * @property {unknown[]} args
 * @property {number[]} functions the indexes of arguments that are functions
 */

/** @typedef {{ id: number, result?: unknown, error?: { name: string, message: string, file?: string }, called?: number, values?: unknown[] }} Answer */

/**
 * Offers functions to the page.
 * @param {Record<string, (...args: any[]) => unknown>} api
 */
export function offer(api) {
  addEventListener('message', async ({ data }) => {
    const { id, name, args, functions } = /** @type {Call} */ (data);
    for (const i of functions) {
      args[i] = (/** @type {unknown[]} */ ...values) => postMessage({ id, called: i, values });
    }
    try {
      postMessage({ id, result: await api[name](...args) });
    } catch (error) {
      const { name: kind, message, file } = /** @type {Error & { file?: string }} */ (error);
      postMessage({ id, error: { name: kind, message, file } });
    }
  });
}

/**
 * Makes the functions that a worker offers callable.
 * @template T
 * @param {Worker} worker
 * @returns {Remote<T>}
 */
export function connect(worker) {
  /** @type {Map<number, { args: unknown[], resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const calls = new Map();
  let last = 0;
  worker.addEventListener('message', ({ data }) => {
    const { id, result, error, called, values = [] } = /** @type {Answer} */ (data);
    const call = calls.get(id);
    if (!call) return;
    if (called !== undefined) /** @type {(...values: unknown[]) => void} */ (call.args[called])(...values);
    else {
      calls.delete(id);
      if (error) call.reject(Object.assign(new Error(error.message), error));
      else call.resolve(result);
    }
  });
  const call = (/** @type {string} */ name, /** @type {unknown[]} */ args) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      calls.set(id, { args, resolve, reject });
      const functions = [...args.keys()].filter((i) => typeof args[i] === 'function');
      worker.postMessage({ id, name, args: args.map((arg) => (typeof arg === 'function' ? null : arg)), functions });
    });
  const target = /** @type {Remote<T>} */ ({});
  return new Proxy(target, {
    // `await` would mistake an object with a method `then` for a promise.
    get: (_, name) => (name === 'then' ? undefined : (/** @type {unknown[]} */ ...args) => call(String(name), args)),
  });
}
