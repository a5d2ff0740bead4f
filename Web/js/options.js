/** The `<option>` children of an element, as a form control has them. */

/** What of an option is watched, wherever it is. */
const WATCHED = ['value', 'label', 'selected', 'disabled', 'hidden'];

/** The options of an element that are to be seen, those of an `<optgroup>` in its place. */
const shownOf = (parent) => [...parent.children].flatMap((child) =>
  child.hidden ? [] : child.localName === 'optgroup' ? shownOf(child)
    : child.localName === 'option' ? [child] : []);

/** Holds the options of an element, and knows when they are others than they were. */
export class Options {
  #attributes;
  #element;
  #observer;
  /** What is known of each option: whether it has the attribute `selected`, and is the page's choice. */
  #known = new Map();
  /** What they were when they were looked at last, as text. */
  #text = '[]';
  #accessor;
  #isLookedAt = false;
  /** @type {HTMLOptionElement[]} Those that are shown. */
  list = [];
  /** Those that were shown before they changed last, each with its value then. */
  before = [];
  /** The one that the page has come to mark as selected, when they were looked at last. */
  marked = null;

  /**
   * @param {HTMLElement} element Has the options as children.
   * @param {string[]} attributes Which of their attributes count besides those of every option.
   * @param {object} owner `changed()` is called after they have changed; `chosen()` is the one that is
   *   chosen, `choose(option)` has it be, null for the first.
   */
  constructor(element, attributes, owner) {
    this.#element = element;
    this.#attributes = [...WATCHED, ...attributes];
    this.#observer = new MutationObserver(() => this.#look() && owner.changed());
    this.#observer.observe(element, {
      childList: true, subtree: true, characterData: true, attributeFilter: this.#attributes,
    });
    // Outside a `<select>`, that an option is selected is seen in no attribute and by no observer.
    this.#accessor = {
      configurable: true,
      enumerable: true,
      get() { return owner.chosen() === this; },
      set(isSelected) {
        if (isSelected) owner.choose(this);
        else if (owner.chosen() === this) owner.choose(null);
      },
    };
  }

  /** Whether they are others than when they were looked at last; `changed` will not be called for it. */
  takeChanges() {
    const mayHaveChanged = this.#observer.takeRecords().length > 0 || !this.#isLookedAt;
    return mayHaveChanged && this.#look();
  }

  /** Looks at them now; whether they are others than they were. */
  #look() {
    this.#isLookedAt = true;
    const before = this.#known;
    this.#known = new Map();
    this.list = shownOf(this.#element);
    this.marked = null;
    for (const option of this.list) {
      const last = before.get(option);
      const has = option.hasAttribute('selected');
      // A new one may have been selected by its constructor.
      const isMarked = !last ? has || option.selected : has === last.has ? last.isMarked : has;
      if (isMarked && !last?.isMarked) this.marked = option;
      this.#known.set(option, { option, value: option.value, has, isMarked });
      if (!last) Object.defineProperty(option, 'selected', this.#accessor);
    }
    for (const option of before.keys()) if (!this.#known.has(option)) this.#release(option);
    const text = JSON.stringify(this.list.map((option) => [
      option.value, titleOf(option), isDisabled(option), this.#known.get(option).isMarked,
      groupOf(option), ...this.#attributes.map((name) => option.getAttribute(name)),
    ]));
    const isOther = text !== this.#text;
    this.#text = text;
    if (isOther) this.before = [...before.values()];
    return isOther;
  }

  /** Leaves an option alone, unless another element has it already. */
  #release(option) {
    const { get } = Object.getOwnPropertyDescriptor(option, 'selected') ?? {};
    if (get === this.#accessor.get) delete option.selected;
  }

  /** The option of a value: the one that had it before, or the first; undefined for none. */
  withValue(value, before) {
    const same = this.list.filter((option) => option.value === value);
    return same.includes(before) ? before : same[0];
  }

  /** The option that a reset chooses: the last that is marked so, that of a value, or the first. */
  initial(value) {
    return this.list.findLast((option) => option.hasAttribute('selected'))
      ?? this.withValue(value) ?? this.list.find((option) => !isDisabled(option)) ?? this.list[0];
  }
}

/** What an option is called. */
export const titleOf = (option) => option.label || option.text;

/** Whether an option, or its group, cannot be chosen. */
export const isDisabled = ({ disabled, parentElement }) =>
  disabled || parentElement.localName === 'optgroup' && parentElement.disabled;

/** What the group of an option is called; empty for one in no group. */
export const groupOf = ({ parentElement }) =>
  parentElement.localName === 'optgroup' ? parentElement.label : '';
