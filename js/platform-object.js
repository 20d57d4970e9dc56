// Interfaces that are like the platform's own: https://webidl.spec.whatwg.org/#js-platform-objects

/**
 * Gives a class what Web IDL gives an interface and a class declaration doesn't: enumerable members and a
 * `Symbol.toStringTag`.
 *
 * Export the result of this call, marked as pure, rather than the class: then bundlers can leave both out.
 * @template {new (...args: any[]) => object} Interface
 * @param {Record<string, Interface>} named the class without a name of its own, which minifiers would change, as the value
 *   of a property, whose name it gets: engines have it in the error for a call without `new`
 * @returns {Interface}
 */
export function platformInterface(named) {
  const [[name, Interface]] = Object.entries(named);
  const { prototype } = Interface;
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member !== 'constructor') Object.defineProperty(prototype, member, { enumerable: true });
  }
  const value = { value: name, configurable: true };
  Object.defineProperty(prototype, Symbol.toStringTag, value);
  // Bundlers that compile private members for older hosts separate the class from the property that named it.
  Object.defineProperty(Interface, 'name', value);
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
