/** Attributes and `<option>` children as settings of the core, which alone knows what each can be. */

/** Every way in which a text can be meant, the likeliest first. */
const readings = function* (text) {
  const trimmed = text.trim();
  if (trimmed !== '' && Number.isFinite(Number(trimmed))) yield Number(trimmed);
  if (trimmed === '' || trimmed === 'true') yield true;
  if (trimmed === 'false') yield false;
  yield trimmed;
  if (trimmed.startsWith('[')) {
    try {
      const list = JSON.parse(trimmed);
      if (Array.isArray(list)) yield list.every(Number.isFinite) ? Float64Array.from(list) : list;
    } catch {}
    return;
  }
  const numbers = Float64Array.from(trimmed.split(/[\s,]+/).filter(Boolean));
  if (numbers.every(Number.isFinite)) yield numbers;
  yield trimmed === '' ? [] : trimmed.split(',').map((item) => item.trim());
};

/**
 * Sets a setting from an attribute's text, in the first way that the core takes.
 *
 * @returns {boolean} Whether there was one; else the setting is as it was.
 */
export const setFromText = (control, name, text) => {
  for (const value of readings(text)) {
    if (control.set(name, value) === 0) return true;
  }
  return false;
};

/** The property's name of an attribute: `pointer-flex` is `pointerFlex`. */
export const propertyName = (name) =>
  name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** A property's value as an attribute's text; null for no attribute. */
export const attributeText = (value) => {
  if (value === null || value === undefined || value === false) return value === false ? 'false' : null;
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
};

/** The attributes of an option that are watched. */
const WATCHED = [
  'value', 'label', 'selected', 'icon', 'tint', 'weight', 'touch-weight', 'odds',
];

/** A number from an attribute, or what stands for it where there is none. */
const number = (option, name, fallback) => {
  const text = option.getAttribute(name);
  return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? fallback : Number(text);
};

/** Watches the options of an element. */
export class Choices {
  #element;
  #observer;
  /** @type {HTMLOptionElement[]} */
  list = [];

  /**
   * @param {HTMLElement} element Has the options as children.
   * @param {() => void} changed Is called after they have changed.
   */
  constructor(element, changed) {
    this.#element = element;
    this.#observer = new MutationObserver((records) => {
      if (this.#concernsOptions(records)) changed();
    });
    this.#observer.observe(element, {
      childList: true, subtree: true, characterData: true, attributeFilter: WATCHED,
    });
  }

  /** Whether something changed of which `changed` has not been told yet; it will not be. */
  takeChanges() {
    return this.#concernsOptions(this.#observer.takeRecords());
  }

  /** Looks for the options anew, and answers with the settings that they are. */
  read() {
    const options = [...this.#element.children].filter((child) => child.localName === 'option');
    this.list = options;
    if (options.length === 0) return null;
    const texts = (name) => options.some((option) => option.hasAttribute(name))
      ? options.map((option) => option.getAttribute(name) ?? '') : [];
    const numbers = (name) => options.some((option) => option.hasAttribute(name))
      ? Float64Array.from(options, (option) => number(option, name, number(option, 'weight', 1)))
      : new Float64Array();
    return {
      titles: options.map((option) => option.label || option.text),
      icons: texts('icon'),
      tints: texts('tint'),
      weights: numbers('weight'),
      'touch-weights': numbers('touch-weight'),
      odds: numbers('odds'),
    };
  }

  #concernsOptions(records) {
    return records.some(({ type, target }) => type !== 'attributes' || target !== this.#element);
  }
}
