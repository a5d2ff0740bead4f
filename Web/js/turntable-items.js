/** Where a turntable's items come from: its `<option>` children, an array, or a callback. */

/** How many items a callback is asked for at the most while a title is sought. */
const SOUGHT = 1_000;
/** So many titles are looked through at once. */
const TITLES = 64;
/** The attributes of an option that are watched. */
const WATCHED = ['value', 'label', 'detail', 'image', 'tint', 'selected'];

/** What an item is told apart by: its `id`, or itself. */
const keyOf = (item) => item?.id ?? item;

/** An item as the core takes it; a text is a title. */
const fieldsOf = (item) => {
  const { title = '', detail = '', image = '', tint = '' } =
    typeof item === 'object' ? item : { title: item };
  return { title: String(title), detail: String(detail), image: String(image), tint: String(tint) };
};

const itemOfOption = (option) => ({
  id: option,
  value: option.value,
  title: option.label || option.text,
  detail: option.getAttribute('detail') ?? '',
  image: option.getAttribute('image') ?? '',
  tint: option.getAttribute('tint') ?? '',
});

/** Items with numbers of their own, and a way to ask what one shows. */
export class Items {
  #element;
  #observer;
  #numbers = new Map();
  #items = new Map();
  #next = 0;
  #search = 0;
  /** The items in order; null where a callback is asked, or nothing is known but their count. */
  list = null;
  /** Says what the item of an index shows: at once, or by a promise. */
  itemAt = null;

  /**
   * @param {HTMLElement} element Has the options as children.
   * @param {() => void} changed Is called after they have changed.
   */
  constructor(element, changed) {
    this.#element = element;
    this.#observer = new MutationObserver(changed);
    this.#observer.observe(element, {
      childList: true, subtree: true, characterData: true, attributeFilter: WATCHED,
    });
  }

  /** The options, if there are any. */
  get options() {
    return [...this.#element.children].filter((child) => child.localName === 'option');
  }

  /** Takes the options up as items, if there are any. */
  readOptions() {
    const { options } = this;
    if (options.length > 0) this.take(options.map(itemOfOption));
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
