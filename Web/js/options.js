/** The `<option>` children of an element, as in a form control. */

/** The attributes that are watched on every option. */
const WATCHED = ['value', 'label', 'selected', 'disabled', 'hidden'];

/** The visible options of an element, with those of each `<optgroup>` in order. */
const shownOf = (parent) => [...parent.children].flatMap((child) =>
  child.hidden ? [] : child.localName === 'optgroup' ? shownOf(child)
    : child.localName === 'option' ? [child] : []);

/** Keeps the options of an element, and detects changes. */
export class Options {
  #attributes;
  #element;
  #observer;
  /** By option: its value, whether it has the attribute `selected`, and whether the page selected it. */
  #known = new Map();
  /** All options at the last check, as text. */
  #text = '[]';
  #accessor;
  #isChecked = false;
  /** @type {HTMLOptionElement[]} The visible options. */
  list = [];
  /** The visible options before the last change, each with its value then. */
  before = [];
  /** The option that the page had newly marked as selected, at the last check. */
  marked = null;

  /**
   * @param {HTMLElement} element The parent of the options.
   * @param {string[]} attributes The attributes to watch besides those of every option.
   * @param {object} owner `changed()` is called after a change; `chosen()` returns the selected option;
   *   `choose(option)` selects an option, or with null the first one.
   */
  constructor(element, attributes, owner) {
    this.#element = element;
    this.#attributes = [...WATCHED, ...attributes];
    this.#observer = new MutationObserver(() => this.#check() && owner.changed());
    this.#observer.observe(element, {
      childList: true, subtree: true, characterData: true, attributeFilter: this.#attributes,
    });
    // Outside a `<select>`, no attribute and no observer shows that an option is selected.
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

  /** Whether the options have changed since the last check; `changed` is not called for that. */
  takeChanges() {
    const mayHaveChanged = this.#observer.takeRecords().length > 0 || !this.#isChecked;
    return mayHaveChanged && this.#check();
  }

  /** Checks the options; returns whether they have changed. */
  #check() {
    this.#isChecked = true;
    const before = this.#known;
    this.#known = new Map();
    this.list = shownOf(this.#element);
    this.marked = null;
    for (const option of this.list) {
      const last = before.get(option);
      const has = option.hasAttribute('selected');
      // The constructor may have selected a new option.
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

  /** Restores an option, unless another element already has it. */
  #release(option) {
    const { get } = Object.getOwnPropertyDescriptor(option, 'selected') ?? {};
    if (get === this.#accessor.get) delete option.selected;
  }

  /** The option with a value: `before` if it has that value, or the first one; undefined for none. */
  withValue(value, before) {
    const same = this.list.filter((option) => option.value === value);
    return same.includes(before) ? before : same[0];
  }

  /** The option that a reset selects: the last one with `selected`, the one with a value, or the first enabled. */
  initial(value) {
    return this.list.findLast((option) => option.hasAttribute('selected'))
      ?? this.withValue(value) ?? this.list.find((option) => !isDisabled(option)) ?? this.list[0];
  }
}

/** The title of an option. */
export const titleOf = (option) => option.label || option.text;

/** Whether an option or its group is disabled. */
export const isDisabled = ({ disabled, parentElement }) =>
  disabled || parentElement.localName === 'optgroup' && parentElement.disabled;

/** The title of an option's group; empty without a group. */
export const groupOf = ({ parentElement }) =>
  parentElement.localName === 'optgroup' ? parentElement.label : '';
