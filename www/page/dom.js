// Making elements, finding them, and writing numbers.

import { nameOf } from '../../js/errors.js';

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Partial<HTMLElementTagNameMap[K]>} properties
 * @param {(Node | string)[]} children
 */
export function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/**
 * The page's element with an id.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} with the id ${id}.`);
  return found;
}

const numbers = new Intl.NumberFormat('en');

/** @param {number} count @param {string} one @param {string} [many] */
export function counted(count, one, many = `${one}s`) {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

/** @param {number} bytes */
export function size(bytes) {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** power;
  if (power === 0) return counted(bytes, 'byte');
  return `${value.toPrecision(Math.max(3, Math.ceil(Math.log10(value))))} ${units[power]}`;
}

/** @param {number} bytesPerSecond */
export const speed = (bytesPerSecond) => `${numbers.format(Math.round(bytesPerSecond / 1e6))} MB/s`;

/** @param {Iterable<number>} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

/** @param {string} character */
export function codePointName(character) {
  return nameOf(/** @type {number} */ (character.codePointAt(0)));
}

/** Shows what went wrong; nothing to hide it. @param {string} message */
export function alert(message) {
  const place = byId('alert', HTMLElement);
  place.textContent = message;
  place.hidden = message === '';
}

/** Has the browser save a blob. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const url = URL.createObjectURL(blob);
  element('a', { href: url, download: name }).click();
  // The browser reads it for as long as the URL is there.
  setTimeout(() => URL.revokeObjectURL(url), 600_000);
}
