/** Where a turntable's items come from: its `<option>` children, an array, or a callback. */

import { groupOf, isDisabled, Options, titleOf } from './options.js';

/** How many items a callback is asked for at the most while a title is sought. */
const SOUGHT = 1_000;
/** So many titles are looked through at once. */
const TITLES = 64;
/** The attributes of an option that are the turntable's own. */
const ATTRIBUTES = ['detail', 'image', 'tint'];

/** What an item is told apart by: its `id`, or itself. */
const keyOf = (item) => item?.id ?? item;

/** An item as the core takes it; a text is a title. */
const fieldsOf = (item) => {
  const { title = '', detail = '', image = '', tint = '', disabled = false } =
    typeof item === 'object' ? item : { title: item };
  return {
    title: String(title), detail: String(detail), image: String(image), tint: String(tint),
    disabled: Boolean(disabled),
  };
};

/** An option as an item: it is known by its value, and by how many there are of it already. */
const itemOfOption = (option, count) => ({
  id: `${count} ${option.value}`,
  value: option.value,
  title: titleOf(option),
  detail: option.getAttribute('detail') ?? groupOf(option),
  image: option.getAttribute('image') ?? '',
  tint: option.getAttribute('tint') ?? '',
  disabled: isDisabled(option),
});

/** Items with numbers of their own, and a way to ask what one shows. */
export class Items {
  #element;
  #numbers = new Map();
  #items = new Map();
  #next = 0;
  #search = 0;
  /** The items in order; null where a callback is asked, or nothing is known but their count. */
  list = null;
  /** Says what the item of an index shows: at once, or by a promise. */
  itemAt = null;
  /** Whether the list is that of the options. */
  isOfOptions = false;

  /**
   * @param {HTMLElement} element Has the options as children.
   * @param {object} owner See `Options`.
   */
  constructor(element, owner) {
    this.#element = element;
    this.options = new Options(element, ATTRIBUTES, owner);
  }

  /** Takes the options up as items; one that shows what it did before stays the same. */
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
   * Takes a list of items; those that were there before keep their numbers.
   *
   * @throws {TypeError} When two of them are the same; then the old ones stay.
   */
  take(list) {
    const numbers = new Map();
    let next = this.#next;
    for (const item of list) {
      const key = keyOf(item);
      if (numbers.has(key)) throw new TypeError(`items: ${String(item?.id ?? item)} stands there twice`);
      numbers.set(key, this.#numbers.get(key) ?? next++);
    }
    this.#next = next;
    this.#numbers = numbers;
    this.#items = new Map(list.map((item) => [numbers.get(keyOf(item)), item]));
    this.list = list;
    this.isOfOptions = false;
  }

  /** Forgets the list: what there is, is asked for. */
  forget() {
    this.list = null;
    this.#items.clear();
    this.#numbers.clear();
  }

  /** The items' numbers, in order. */
  get ids() {
    return Float64Array.from(this.list, (item) => this.#numbers.get(keyOf(item)));
  }

  /** Whether anybody knows what items show. */
  get isKnown() {
    return this.list !== null || this.itemAt !== null;
  }

  /** The number of an item that changed what it shows, though it is the same; those of all of them. */
  *changedSince(before) {
    for (const [id, item] of this.#items) {
      const old = before.get(id);
      if (old !== undefined && old !== item) yield id;
    }
  }

  /** The items by their numbers, as they are now. */
  get snapshot() {
    return this.#items;
  }

  /** The item of an index and number. */
  item(index, id) {
    return this.list === null ? this.itemAt?.(index) : this.#items.get(id);
  }

  /**
   * Looks for a title from an item on, and on from the first after the last; a search ends that before.
   *
   * @param {(index: number, titles: string[]) => boolean} find Says whether it is one of these, the first of
   *   which is that of an index.
   */
  async seek(from, count, find) {
    const search = ++this.#search;
    const most = this.list === null ? Math.min(count, SOUGHT) : count;
    for (let at = 0; at < most; at += TITLES) {
      const first = (from + at) % count;
      const length = Math.min(TITLES, most - at);
      let titles = Array.from({ length }, (_, next) => this.#title((first + next) % count));
      // What is known at once is found at once.
      if (titles.some((title) => typeof title !== 'string')) titles = await Promise.all(titles);
      if (search !== this.#search || find(first, titles)) return;
    }
  }

  /** The title of the item of an index, or a promise of it; empty where it is not to be had. */
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
   * What an item shows, as the core takes it; null for nothing. An error is told, and counts as nothing.
   *
   * @returns {object|null|Promise<object|null>}
   */
  fields(index, id) {
    const refuse = (error) => {
      console.warn(`<${this.#element.localName}>: item ${index} could not be had: ${error}`);
      return null;
    };
    const check = (item) => item === null || item === undefined || item === ''
      ? refuse('nothing came') : fieldsOf(item);
    try {
      const item = this.item(index, id);
      return typeof item?.then === 'function' ? item.then(check, refuse) : check(item);
    } catch (error) {
      return refuse(error);
    }
  }
}
