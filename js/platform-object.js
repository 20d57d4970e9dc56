// Objects that are like the platform's own: https://webidl.spec.whatwg.org/#js-platform-objects

/** A constructor that returns what it is given, so that a derived class can put a private field on it. */
class Given {
  /** @param {object} object */
  constructor(object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is what it is for
    return object;
  }
}

/**
 * Makes what an interface needs beside its class: a way to create its objects, and one to get at their internals, which
 * nothing but these objects has.
 *
 * A created object has no own properties, and `structuredClone` refuses it, as it does every platform object that is not
 * serializable. It would clone an ordinary object; so ours are made by a generator function, whose objects it refuses
 * too, and which puts the right prototype on them at once. What makes generators generators is on the prototype that they
 * do not have; only who takes it from there, and calls it on ours, can tell.
 * @template Internals
 */
export function platformInterface() {
  class WithInternals extends Given {
    /** @type {Internals} */
    #internals;

    /** @param {object} object @param {Internals} internals */
    constructor(object, internals) {
      super(object);
      this.#internals = internals;
    }

    /** @param {unknown} value @returns {Internals} */
    static get(value) {
      if (typeof value === 'object' && value !== null && #internals in value) return value.#internals;
      throw new TypeError('Illegal invocation');
    }
  }

  function* newObject() {}

  return {
    /**
     * Creates an object. A constructor returns it.
     * @param {new (...args: any[]) => any} newTarget
     * @param {Internals} internals
     * @returns {any}
     */
    create(newTarget, internals) {
      const object = newObject();
      const { prototype } = newTarget;
      // Only subclasses have another prototype than the interface's.
      if (prototype !== newObject.prototype && isObject(prototype)) Object.setPrototypeOf(object, prototype);
      new WithInternals(object, internals);
      return object;
    },

    /** The internals of an object of the interface; a TypeError for anything else. */
    internals: WithInternals.get,

    /**
     * Gives the class what Web IDL gives an interface and a class declaration does not: enumerable members, a
     * `Symbol.toStringTag`, and a name that no minifier changes.
     * @param {new (...args: any[]) => object} Interface
     * @param {string} name
     */
    finish(Interface, name) {
      newObject.prototype = Interface.prototype;
      Object.defineProperty(Interface, 'name', { value: name, configurable: true });
      for (const member of Object.getOwnPropertyNames(Interface.prototype)) {
        if (member !== 'constructor') Object.defineProperty(Interface.prototype, member, { enumerable: true });
      }
      Object.defineProperty(Interface.prototype, Symbol.toStringTag, { value: name, configurable: true });
    },
  };
}

/** @param {unknown} value */
function isObject(value) {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
