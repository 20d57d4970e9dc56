// Makes and finds elements.

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
 * @param {string} text
 * @param {() => void} action
 * @param {Partial<HTMLButtonElement>} [properties]
 */
export function button(text, action, properties = {}) {
  const made = element('button', { type: 'button', textContent: text, ...properties });
  made.addEventListener('click', action);
  return made;
}

/**
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

/** Shows an error; an empty message hides it. @param {string} message */
export function alert(message) {
  const place = byId('alert', HTMLElement);
  place.textContent = message;
  place.hidden = message === '';
}

/** Makes the browser save a blob. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const url = URL.createObjectURL(blob);
  element('a', { href: url, download: name }).click();
  // The browser may still be reading the blob.
  setTimeout(() => URL.revokeObjectURL(url), 600_000);
}

/** Shows or hides the part of the page that a button controls. @param {HTMLButtonElement} control @param {HTMLElement} part @param {boolean} isShown */
export function toggle(control, part, isShown) {
  part.hidden = !isShown;
  control.setAttribute('aria-expanded', String(isShown));
}

/**
 * Makes a button open and close a part of the page. Escape closes it if the focus is on the button or in the part.
 * @param {HTMLButtonElement} control
 * @param {HTMLElement} part
 * @param {(isShown: boolean) => void} [open]
 */
export function connectPart(control, part, open = (isShown) => toggle(control, part, isShown)) {
  control.addEventListener('click', () => open(part.hidden === true));
  for (const place of [control, part]) {
    place.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || part.hidden) return;
      event.preventDefault();
      open(false);
      control.focus();
    });
  }
}
