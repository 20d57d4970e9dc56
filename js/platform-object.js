// Makes classes behave like the platform's interfaces: https://webidl.spec.whatwg.org/#js-platform-objects

/**
 * Gives a class what Web IDL's interfaces have and class declarations don't: enumerable members and a `Symbol.toStringTag`.
 *
 * Export the result of this call, marked as pure, rather than the class: then bundlers can drop both if they are unused.
 * @template {new (...args: any[]) => object} Interface
 * @param {Record<string, Interface>} named an object with an anonymous class as its only property. The class gets the
 *   property's name, which minifiers don't change, and which engines show in the error for a call without `new`
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
 * Gives an object the interface's prototype if the function after `new`, such as a bound function, has no prototype.
 * https://webidl.spec.whatwg.org/#internally-create-a-new-object-implementing-the-interface
 * @param {object} object
 * @param {Function} newTarget
 * @param {Function} Interface
 */
export function ensurePrototype(object, newTarget, Interface) {
  const { prototype } = newTarget;
  if (prototype !== Object(prototype)) Object.setPrototypeOf(object, Interface.prototype);
}

/** Throws the error of a method that is called on another kind of object. @returns {never} */
export function illegalInvocation() {
  throw new TypeError('Illegal invocation');
}
