// Makes a host that has no memory for long arrays.

/** Runs an action in such a host. @param {() => void} action */
export function withoutRoom(action) {
  const original = globalThis.Uint8Array;
  globalThis.Uint8Array = new Proxy(original, {
    construct(target, args, newTarget) {
      if (args[0] > 300_000) throw new RangeError('Array buffer allocation failed');
      return Reflect.construct(target, args, newTarget);
    },
  });
  try {
    action();
  } finally {
    globalThis.Uint8Array = original;
  }
}
