/** `<rotary-turntable>`: any number of items around a planet, scrolled like a list. */

import { reject } from './calls.js';
import { svg } from './content.js';
import {
  APPLY, CHECK, CONTROL, HANDLE, INTERNALS, INVALIDATE, MOVE, PREPARE, REFUSE, RESULT, SET, STATE, UPDATE, WARN,
} from './element.js';
import { LOCKED } from './control.js';
import { FormElement, MISSING, VALIDATE } from './form-element.js';
import { shown } from './markup.js';
import { ScrollReporter } from './scroll-reporter.js';
import { Items } from './turntable-items.js';

/** The page's event types, by the core's event names. */
const EVENT_TYPES = {
  centered: 'input', skipped: 'input', changed: 'change', pressed: 'press', cameToRest: 'settle',
};

/** The text of an empty list, by language. */
const EMPTY = {
  de: 'Keine Einträge',
  es: 'Sin elementos',
  fr: 'Aucun élément',
  it: 'Nessun elemento',
  nl: 'Geen items',
  pl: 'Brak elementów',
  pt: 'Nenhum item',
};
/** The styles of turntables: areas, by the number of their use, and pictures. */
const STYLE = `
.roll4, .roll5, .roll6, .roll7 { touch-action: pan-x pinch-zoom; }
.roll8, .roll9, .roll10, .roll11 { touch-action: pan-y pinch-zoom; }
.nested ~ .roll5 { touch-action: pan-x pan-up pinch-zoom; }
.nested ~ .roll6 { touch-action: pan-x pan-down pinch-zoom; }
.nested ~ .roll9 { touch-action: pan-y pan-left pinch-zoom; }
.nested ~ .roll10 { touch-action: pan-y pan-right pinch-zoom; }
.nested ~ .roll7, .nested ~ .roll11 { touch-action: pan-x pan-y pinch-zoom; }
.picture { object-fit: cover; background: var(--_surface-alternate); }
.missing { fill: none; stroke: var(--_ink-secondary); stroke-width: 2; stroke-linecap: round; }
`;

/** The sign for a missing picture, head and shoulders, on a 24 by 24 grid. */
const NO_PICTURE = 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8ZM4 21c0-4 3.6-6 8-6s8 2 8 6';

/** Replaces a picture that failed to load by a sign. */
const showMissing = ({ target }) => {
  const sign = svg('svg', { class: 'picture missing', viewBox: '-4 -2 32 32' });
  sign.append(svg('path', { d: NO_PICTURE }));
  sign.style.cssText = target.style.cssText;
  sign.setAttribute('part', target.getAttribute('part') ?? '');
  target.replaceWith(sign);
};

/** Whether an ancestor of an element scrolls along an axis. */
const isNested = (element, isVertical) => {
  const scrolls = (box) => isVertical
    ? box.scrollHeight > box.clientHeight : box.scrollWidth > box.clientWidth;
  const page = element.ownerDocument.scrollingElement;
  if (scrolls(page)) return true;
  const overflow = isVertical ? 'overflowY' : 'overflowX';
  for (let box = element.parentNode; box; box = box.parentNode ?? box.host) {
    if (!(box instanceof Element) || box === page || !scrolls(box)) continue;
    if (['auto', 'scroll'].includes(getComputedStyle(box)[overflow])) return true;
  }
  return false;
};

/** The custom element. */
export class RotaryTurntable extends FormElement {
  static get type() { return 'Turntable'; }
  static get style() { return STYLE; }
  static get children() { return ['option', 'optgroup']; }
  /** Settings whose names are properties of every form control, or are defined below. */
  static get taken() { return ['value', 'disabled', 'readonly', 'count']; }
  static get words() { return { 'empty-text': EMPTY }; }

  #items = new Items(this, {
    changed: () => this.#takeOptions(),
    chosen: () => this.#items.options.list[this.selectedIndex],
    choose: (option) => { this.selectedIndex = this.#items.options.list.indexOf(option); },
  });
  /** The selected value at the time when the options were removed, until there are options again. */
  #kept = null;
  /** Whether events are suppressed, because the page causes the change. */
  #isQuiet = false;
  /** Whether there is a scroll position to restore: without a core there is none. */
  #isPlaced = false;
  #submitted;
  #scrollReporter = null;

  constructor() {
    super();
    // The `error` events of pictures do not bubble.
    this.shadowRoot.addEventListener('error', showMissing, { capture: true });
  }

  connectedCallback() {
    super.connectedCallback();
    this.#nest();
  }

  /** The first listener for `scrolled` starts these events: without one, scrolling has no extra cost. */
  addEventListener(type, ...rest) {
    super.addEventListener(type, ...rest);
    if (type === 'scrolled') this.#scrollReporter ??= new ScrollReporter(this, this[CONTROL]);
  }

  formResetCallback() {
    this.selectedIndex = this.#defaultIndex;
  }

  /** The value of the selected item, or its index; empty for none. */
  get value() {
    const index = this.selectedIndex;
    return this.#kept ?? this.#valueOf(index);
  }

  set value(value) {
    const count = this.count;
    const { list } = this.#items;
    const text = String(value);
    const number = text.trim() === '' ? NaN : Number(text);
    let index = -1;
    if (list) index = list.findIndex((_, at) => this.#valueOf(at) === text);
    else if (Number.isInteger(number) && number < count) index = number;
    if (index < 0 && text !== '') this[REFUSE]('value', value, this.value);
    else this.selectedIndex = index;
  }

  /** The index of the selected item, or −1. Setting it sends no events and does not scroll. */
  get selectedIndex() {
    return this.state.value;
  }

  set selectedIndex(index) {
    this[UPDATE]();
    if (this[CONTROL].set('value', Number(index)) !== 0) {
      this[REFUSE]('selectedIndex', index, this.selectedIndex);
      return;
    }
    this.#kept = null;
    this[CONTROL].present();
    this.#submit();
  }

  get defaultValue() { return this.#valueOf(this.#defaultIndex); }
  set defaultValue(value) { super.defaultValue = value; }

  get [MISSING]() { return !this.#submitted; }
  /** False: the core itself lets the user scroll a read-only list, but not select. */
  get [LOCKED]() { return false; }

  /** The number of items. */
  get count() {
    this[UPDATE]();
    return this.#items.list?.length ?? this.state.count;
  }

  set count(count) {
    this.setAttribute('count', count);
  }

  /** The items as an array; null with a callback. After a change, items that remain animate to their places. */
  get items() {
    this[UPDATE]();
    return this.#items.list;
  }

  set items(list) {
    if (list === null || list === undefined) {
      if (this.#items.list !== null) this.#forget();
      return;
    }
    if (typeof list !== 'object' || typeof list[Symbol.iterator] !== 'function') {
      this[REFUSE]('items', list, this.items);
      return;
    }
    this[UPDATE]();
    const isFirst = this.#items.list === null;
    const before = this.#items.snapshot;
    this.#items.take([...list]);
    this.#replace(before);
    // The items before came from another source.
    if (isFirst) this[CONTROL].call('refresh', {});
  }

  /** The callback for the content of an item, called with its index when it comes into view. */
  get itemAt() {
    return this.#items.itemAt;
  }

  set itemAt(callback) {
    if (typeof (callback ?? console.log) !== 'function') return this[REFUSE]('itemAt', callback, this.itemAt);
    this.#items.itemAt = callback ?? null;
    if (this.#items.list !== null) {
      // The callback replaces the array.
      return this.#forget();
    }
    this[UPDATE]();
    this[CONTROL].set('ask', this.#items.isKnown);
    this[CONTROL].call('refresh', {});
  }

  /** Every public value, by name. */
  get state() {
    return this[STATE];
  }

  /** The scroll offset, in points. */
  get offset() {
    return this.state.offset;
  }

  /** The scroll speed, in points per second; during a drag, that of the finger. */
  get speed() {
    return this.state.speed;
  }

  /** Scrolls to an item. */
  scrollToItem(index, options) {
    return this[MOVE]('scroll', { to: index },
      `scrollToItem() takes an index below ${this.count}, and position nearest, middle, start or end`, options,
      ['position', 'animated']);
  }

  get [RESULT]() {
    const { centered } = this[CONTROL].state;
    return { index: centered, value: this.#valueOf(centered) };
  }

  /** Presses an item, as a tap does. */
  press(index) {
    this.#checkIndices('press() takes the index of an item', index);
    this[UPDATE]();
    return this[CONTROL].call('press', { index });
  }

  /** Reports that the callback has new items at an index. */
  insertItems(index, count = 1) {
    this.#change('insert', { index, count }, () => `index ${index}`);
  }

  /** Reports that the callback no longer has some items. */
  removeItems(index, count = 1) {
    this.#change('remove', { index, count }, () => `indices ${index} to ${index + count - 1}`);
  }

  /** Reports that the callback has an item at another index. */
  moveItem(from, to) {
    this.#change('move', { from, to }, () => `index ${from} or ${to}`);
  }

  /** Loads the content of all visible items again. */
  refresh() {
    this[UPDATE]();
    this[CONTROL].call('refresh', {});
  }

  #checkIndices(accepted, ...numbers) {
    const wrong = numbers.findIndex((number) => !Number.isInteger(number));
    if (wrong >= 0) reject(this, accepted, shown(numbers[wrong]));
  }

  #change(name, fields, place) {
    const method = `${name}Item${name === 'move' ? '' : 's'}`;
    this.#checkIndices(`${method}() takes two whole numbers`, ...Object.values(fields));
    this[UPDATE]();
    if (!this[CONTROL].isReady) {
      this.ready.then(() => this.#change(name, fields, place), () => {});
      return;
    }
    if (this.#items.list !== null) reject(this, `${method}() needs a callback`, 'items as an array; set items instead');
    if (!this[CONTROL].call(name, fields)) {
      throw new RangeError(`<${this.localName}>: ${method}(): ${place()} out of range; there are ${this.count} items.`);
    }
    this.#submit();
  }

  [UPDATE]() {
    // At first, the options are read with everything else.
    if (this.#items.options.takeChanges() && this.#submitted !== undefined) this.#takeOptions();
    super[UPDATE]();
  }

  /** Applies changed options: selects the one that the page newly marked, or else keeps the value. */
  #takeOptions() {
    const items = this.#items;
    const { list, marked } = items.options;
    if (list.length === 0 && !items.isOfOptions) return;
    const before = items.snapshot;
    if (list.length === 0) this.#kept ??= this.#valueOf(this[CONTROL].state.value) || null;
    items.takeOptions();
    this.#replace(before);
    if (list.length === 0) return;
    const wanted = marked ?? items.options.withValue(this.#kept);
    this.#kept = null;
    if (wanted) this[CONTROL].set('value', list.indexOf(wanted));
    this[CONTROL].present();
    this.#submit();
  }

  /** Sends the core the new list and the items with new content. */
  #replace(before) {
    // The page causes changes of the middle item here, and a handler might replace the list again.
    this.#isQuiet = true;
    this[CONTROL].set('ask', true);
    this[CONTROL].call('replace', { ids: this.#items.ids });
    this.#isQuiet = false;
    for (const id of this.#items.changedSince(before)) this[CONTROL].call('update', { id });
    this.#submit();
  }

  #forget() {
    this.#items.forget();
    this[INVALIDATE]('count', true);
    this[UPDATE]();
  }

  [APPLY](changed, state, isReset) {
    const control = this[CONTROL];
    const isNew = this.#submitted === undefined;
    if (isReset) {
      if (isNew && this.#items.options.list.length > 0) this.#items.takeOptions();
      control.set('ask', this.#items.isKnown);
    }
    super[APPLY](changed, state, isReset);
    if (isReset) {
      if (this.#items.list) control.call('replace', { ids: this.#items.ids });
      control.set('value', isNew ? this.#defaultIndex : state.value);
      if (this.#isPlaced) this.#jumpTo(state.position);
      this.#isPlaced = control.isReady;
      control.call('refresh', {});
    } else {
      if (changed.has('value')) control.set('value', this.#defaultIndex);
      // With another count, the scroll position stays.
      if (changed.has('count') && control.state.count !== state.count) this.#jumpTo(state.position);
    }
    this.#submit();
  }

  [SET](name) {
    // The value is applied above. A list replaces the count.
    return name === 'value' || name === 'count' && this.#items.list !== null || super[SET](name);
  }

  /** Scrolls to a position without animation and events. */
  #jumpTo(position) {
    this.#isQuiet = true;
    this[CONTROL].call('scrollToPosition', { position, animated: false });
    this.#isQuiet = false;
  }

  get #defaultIndex() {
    const { list } = this.#items.options;
    const selected = list.findLastIndex((option) => option.hasAttribute('selected'));
    if (selected >= 0) return selected;
    const text = this.getAttribute('value');
    if (text === null || text.trim() === '') return -1;
    const index = (this.#items.list ?? []).findIndex((_, at) => this.#valueOf(at) === text);
    return index >= 0 || this.#items.list ? index : Number(text);
  }

  [CHECK]() {
    super[CHECK]();
    const text = this.getAttribute('value')?.trim();
    const index = this.#defaultIndex;
    if (text && !(Number.isInteger(index) && index >= 0 && index < this.count)) {
      this[WARN]('value', text, 'selecting no item; use the value of an item, or an index without a list');
    }
  }

  #valueOf(index) {
    if (index < 0) return '';
    const item = this.#items.list?.[index];
    const value = item?.value ?? (typeof item?.id === 'object' ? undefined : item?.id);
    return String(value ?? (typeof item === 'string' ? item : index));
  }

  /** Updates the form value. */
  #submit() {
    const value = this.#kept ?? this.#valueOf(this[CONTROL].state.value);
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value === '' ? null : value);
    this[VALIDATE]();
  }

  [PREPARE](event) {
    event.type = EVENT_TYPES[event.name];
    const { index } = event.fields;
    event.detail = index === undefined ? {} : { index, value: this.#valueOf(index) };
    if (event.type === 'change') this.#submit();
  }

  [HANDLE](event) {
    const { name, fields } = event;
    if (name === 'willDisplay') return this.#fill(fields.index, fields.id);
    if (name === 'sought') return this.#search(fields.from);
    if (name === 'cameToRest') this.#nest();
    if (this.#isQuiet) return false;
    super[HANDLE](event);
  }

  /** Gets the content of an item that comes into view; the core ignores it if the item has left. */
  #fill(index, id) {
    if (!this.#items.isKnown) return;
    const fill = (fields) => this[CONTROL].call('fill', { id, ...fields });
    const fields = this.#items.fields(index, id);
    if (typeof fields?.then === 'function') fields.then(fill);
    else fill(fields);
  }

  #search(from) {
    this.#items.seek(from, this.count, (index, titles) =>
      this[CONTROL].call('find', { from: index, titles }));
  }

  /** Lets the page scroll on at the ends of the list, if it can. */
  #nest() {
    const isVertical = !['top', 'bottom'].includes(this.getAttribute('edge'));
    this[CONTROL].list.classList.toggle('nested', isNested(this, isVertical));
  }
}
