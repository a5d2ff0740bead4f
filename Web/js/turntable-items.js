/** The items of a turntable: its `<option>` children, an array, or a callback. */

import { groupOf, isDisabled, Options, titleOf } from './options.js';

/** The most items requested from a callback to find a title. */
const MOST_REQUESTS = 1_000;
/** The number of titles searched at a time. */
const TITLES_AT_ONCE = 64;
/** The attributes of an option that only turntables have. */
const ATTRIBUTES = ['detail', 'image', 'tint'];

/** The identity of an item: its `id`, or the item itself. */
const keyOf = (item) => item?.id ?? item;

/** An item in the core's form; a string is a title. */
const fieldsOf = (item) => {
  const { title = '', detail = '', image = '', tint = '', disabled = false } =
    typeof item === 'object' ? item : { title: item };
  return {
    title: String(title), detail: String(detail), image: String(image), tint: String(tint),
    disabled: Boolean(disabled),
  };
};

/** An option as an item, with an identity of its value and the number of earlier options with that value. */
const itemOfOption = (option, count) => ({
  id: `${count} ${option.value}`,
  value: option.value,
  title: titleOf(option),
  detail: option.getAttribute('detail') ?? groupOf(option),
  image: option.getAttribute('image') ?? '',
  tint: option.getAttribute('tint') ?? '',
  disabled: isDisabled(option),
});

/** Gives items numbers, and returns their content. */
export class Items {
  #element;
  #numbers = new Map();
  #items = new Map();
  #next = 0;
  #search = 0;
  /** The items in order; null with a callback, or if only the count is known. */
  list = null;
  /** Returns the content of the item at an index, or a promise of it. */
  itemAt = null;
  /** Whether the list comes from the options. */
  isOfOptions = false;

  /**
   * @param {HTMLElement} element The parent of the options.
   * @param {object} owner See `Options`.
   */
  constructor(element, owner) {
    this.#element = element;
    this.options = new Options(element, ATTRIBUTES, owner);
  }

  /** Takes the options as items; an item with unchanged content stays the same. */
  takeOptions() {
    const before = new Map((this.list ?? []).map((item) => [item.id, item]));
    const counts = new Map();
    this.take(this.options.list.map((option) => {
      const count = counts.get(option.value) ?? 0;
      counts.set(option.value, count + 1);
      const item = itemOfOption(option, count);
      const old = before.get(item.id);
      return old && Object.keys(item).every((key) => old[key] === item[key]) ? old : item;
    }));
    this.isOfOptions = true;
  }

  /**
   * Takes a list of items; those that were in the list before keep their numbers.
   *
   * @throws {TypeError} If two of them are the same; the list before stays.
   */
  take(list) {
    const numbers = new Map();
    let next = this.#next;
    for (const item of list) {
      const key = keyOf(item);
      if (numbers.has(key)) throw new TypeError(`items: duplicate item ${String(item?.id ?? item)}`);
      numbers.set(key, this.#numbers.get(key) ?? next++);
    }
    this.#next = next;
    this.#numbers = numbers;
    this.#items = new Map(list.map((item) => [numbers.get(keyOf(item)), item]));
    this.list = list;
    this.isOfOptions = false;
  }

  /** Removes the list, so that items come from the callback. */
  forget() {
    this.list = null;
    this.#items.clear();
    this.#numbers.clear();
  }

  /** The numbers of the items, in order. */
  get ids() {
    return Float64Array.from(this.list, (item) => this.#numbers.get(keyOf(item)));
  }

  /** Whether there is a list or a callback. */
  get isKnown() {
    return this.list !== null || this.itemAt !== null;
  }

  /** Yields the numbers of items that are the same, but have new content. */
  *changedSince(before) {
    for (const [id, item] of this.#items) {
      const old = before.get(id);
      if (old !== undefined && old !== item) yield id;
    }
  }

  /** The items by number, as they are now. */
  get snapshot() {
    return this.#items;
  }

  /** The item at an index, which has a number. */
  item(index, id) {
    return this.list === null ? this.itemAt?.(index) : this.#items.get(id);
  }

  /**
   * Searches the titles from an index, and from the first after the last. Another search cancels this one.
   *
   * @param {(index: number, titles: string[]) => boolean} find Returns whether the title is one of these, the first of
   *   which is at the index.
   */
  async seek(from, count, find) {
    const search = ++this.#search;
    const most = this.list === null ? Math.min(count, MOST_REQUESTS) : count;
    for (let at = 0; at < most; at += TITLES_AT_ONCE) {
      const first = (from + at) % count;
      const length = Math.min(TITLES_AT_ONCE, most - at);
      let titles = Array.from({ length }, (_, next) => this.#title((first + next) % count));
      // Titles that need no promise are searched immediately.
      if (titles.some((title) => typeof title !== 'string')) titles = await Promise.all(titles);
      if (search !== this.#search || find(first, titles)) return;
    }
  }

  /** The title of the item at an index, or a promise of it; empty if the item fails to load. */
  #title(index) {
    const read = (item) => item === null || item === undefined ? '' : fieldsOf(item).title;
    try {
      const item = this.list === null ? this.itemAt?.(index) : this.list[index];
      return typeof item?.then === 'function' ? item.then(read, () => '') : read(item);
    } catch {
      return '';
    }
  }

  /**
   * The content of an item in the core's form, or null for none. Errors are logged as warnings, and return null.
   *
   * @returns {object|null|Promise<object|null>}
   */
  fields(index, id) {
    const refuse = (error) => {
      console.warn(`<${this.#element.localName}>: failed to load item ${index}: ${error}`);
      return null;
    };
    const check = (item) => item === null || item === undefined || item === ''
      ? refuse('no item') : fieldsOf(item);
    try {
      const item = this.item(index, id);
      return typeof item?.then === 'function' ? item.then(check, refuse) : check(item);
    } catch (error) {
      return refuse(error);
    }
  }
}
