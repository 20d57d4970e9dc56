// Interfaces that are like the platform's own: https://webidl.spec.whatwg.org/#js-platform-objects

/**
 * Gives a class what Web IDL gives an interface and a class declaration doesn't: enumerable members, a
 * `Symbol.toStringTag`, and a name that no minifier changes.
 *
 * Export the result of this call, marked as pure, rather than the class: then bundlers can leave both out.
 * @template {new (...args: any[]) => object} Interface
 * @param {Interface} Interface
 * @param {string} name
 * @returns {Interface}
 */
export function platformInterface(Interface, name) {
  const { prototype } = Interface;
  Object.defineProperty(Interface, 'name', { value: name, configurable: true });
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member !== 'constructor') Object.defineProperty(prototype, member, { enumerable: true });
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  return Interface;
}

/**
 * Gives an object the interface's prototype if the function after `new`, such as a bound function, has none to inherit.
 * https://webidl.spec.whatwg.org/#internally-create-a-new-object-implementing-the-interface
 * @param {object} object
 * @param {Function} newTarget
 * @param {Function} Interface
 */
export function ensurePrototype(object, newTarget, Interface) {
  const { prototype } = newTarget;
  if (prototype !== Object(prototype)) Object.setPrototypeOf(object, Interface.prototype);
}

/** Throws the error of an interface's method whose `this` is another kind of object. @returns {never} */
export function illegalInvocation() {
  throw new TypeError('Illegal invocation');
}
