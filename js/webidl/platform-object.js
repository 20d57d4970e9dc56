// Makes classes behave like the platform's: https://webidl.spec.whatwg.org/#js-platform-objects

/**
 * Gives a class enumerable members and a `Symbol.toStringTag`, as Web IDL's interfaces have. Calls are marked as pure, so
 * that bundlers can drop the class.
 * @template {new (...args: any[]) => object} Interface
 * @param {Record<string, Interface>} named an anonymous class as the only property, whose name the class gets:
 *   minifiers don't change it, and engines show it in the error for a call without `new`
 * @returns {Interface}
 */
export function platformInterface(named) {
  const [[name, Interface]] = Object.entries(named);
  const { prototype } = Interface;
  // The symbol is the same in every copy of this package.
  const key = Symbol.for(`encoding-wasm.${name}`);
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member === 'constructor') continue;
    const get = Object.getOwnPropertyDescriptor(prototype, member)?.get;
    Object.defineProperty(prototype, member, { enumerable: true, ...(get && { get: getterForAll(key, member, get) }) });
  }
  const value = { value: name, configurable: true };
  Object.defineProperty(prototype, Symbol.toStringTag, value);
  // Bundlers that compile private members for older hosts separate the class from the property that named it.
  Object.defineProperty(Interface, 'name', value);
  return Interface;
}

/**
 * Makes a getter that also accepts objects of other copies of this package, such as another frame's polyfill, as the
 * platform's getters do.
 * @param {symbol} key under which a getter has its own copy's `get`
 * @param {string} member
 * @param {() => unknown} get accepts only objects of this copy
 */
function getterForAll(key, member, get) {
  const descriptor = /** @type {any} */ (
    // The name of a getter starts with `get `.
    Object.getOwnPropertyDescriptor(
      {
        get [member]() {
          try {
            return get.call(this);
          } catch (error) {
            const getOther = findGetter(this, key, member);
            if (!getOther) throw error;
            return getOther.call(this);
          }
        },
      },
      member,
    )
  );
  return Object.defineProperty(descriptor.get, key, { value: get });
}

/**
 * Finds the getter of the copy that an object may be from. A subclass may have getters of its own.
 * @param {unknown} object
 * @param {symbol} key
 * @param {string} member
 */
function findGetter(object, key, member) {
  for (let prototype = Object.getPrototypeOf(Object(object)); prototype; prototype = Object.getPrototypeOf(prototype)) {
    const get = /** @type {any} */ (Object.getOwnPropertyDescriptor(prototype, member)?.get)?.[key];
    if (get) return get;
  }
  return undefined;
}

/**
 * Gives an object the interface's prototype if the function after `new`, such as a bound function, has none.
 * https://webidl.spec.whatwg.org/#internally-create-a-new-object-implementing-the-interface
 * @param {object} object
 * @param {Function} newTarget
 * @param {Function} Interface
 */
export function ensurePrototype(object, newTarget, Interface) {
  const { prototype } = newTarget;
  if (prototype !== Object(prototype)) Object.setPrototypeOf(object, Interface.prototype);
}

/** The error of a method that is called on another kind of object. @returns {never} */
export function illegalInvocation() {
  throw new TypeError('Illegal invocation');
}
