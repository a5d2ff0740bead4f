/** What all custom elements have in common. */

import { attributeText, propertyName } from './markup.js';

/** What names an element for those who do not see it; it is passed on to the list inside. */
export const NAMING = ['aria-label', 'aria-labelledby', 'aria-describedby', 'title'];
/** No cue comes more often than this. */
const CUE_MILLISECONDS = 20;

/** Passes the page's name for an element on to what is read out inside it. */
export const passName = (element, list) => {
  const textOf = (elements) =>
    [...elements ?? []].map((named) => named.textContent.trim()).join(' ');
  list.ariaLabel = textOf(element.ariaLabelledByElements) || element.getAttribute('aria-label')
    || textOf(element.labels) || element.getAttribute('title');
  list.ariaDescription = textOf(element.ariaDescribedByElements) || null;
};

/** Tells cues to the page, none too often. */
export class Cues {
  #element;
  #last = {};

  constructor(element) {
    this.#element = element;
  }

  tell(cue, fields) {
    const now = performance.now();
    if (now - (this.#last[cue] ?? -Infinity) < CUE_MILLISECONDS) return;
    this.#last[cue] = now;
    this.#element.dispatchEvent(
      new CustomEvent('cue', { bubbles: true, composed: true, detail: { cue, ...fields } }));
  }
}

/** Says of each attribute, once, that it means nothing. */
export class Warnings {
  #element;
  #told = new Set();

  constructor(element) {
    this.#element = element;
  }

  tell(name, value) {
    if (this.#told.has(name)) return;
    this.#told.add(name);
    console.warn(
      `<${this.#element.localName}>: ${name}="${value}" means nothing to it; the default stays.`);
  }
}

/** Gives a class a property for each attribute, by its name in camel case. */
export const reflect = ({ prototype }, attributes) => {
  for (const attribute of attributes) {
    Object.defineProperty(prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      get() { return this.getAttribute(attribute); },
      set(value) {
        const text = attributeText(value);
        if (text === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
};
