/** `<rotary-turntable>`: any number of items around a planet, scrolled as a list is. */

import { svg } from './content.js';
import {
  CHANGED, CONTROL, INTERNALS, MOVE, NOTE, RESULT, SET, SETTLE, STATE, TAKE, TELL,
} from './element.js';
import { LOCKED } from './control.js';
import { FormElement, MISSING, VALIDATE } from './form-element.js';
import { ScrollTeller } from './scroll-teller.js';
import { Items } from './turntable-items.js';

/** What the events of the core are on a page. */
const EVENT_TYPES = {
  centered: 'input', skipped: 'input', changed: 'change', pressed: 'press', cameToRest: 'settle',
};

/** What is written where there are no items, and said when some have come. */
const EMPTY = {
  de: 'Keine Einträge',
  es: 'Sin elementos',
  fr: 'Aucun élément',
  it: 'Nessun elemento',
  nl: 'Geen items',
  pl: 'Brak elementów',
  pt: 'Nenhum item',
};
const ADDED = {
  de: 'hinzugefügt',
  es: 'añadidos',
  fr: 'ajoutés',
  it: 'aggiunti',
  nl: 'toegevoegd',
  pl: 'dodano',
  pt: 'adicionados',
};

/** What only a turntable has: its areas by the number of their use, and its pictures. */
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

/** The head and shoulders that stand for a picture which does not come, on a grid of 24. */
const NO_PICTURE = 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8ZM4 21c0-4 3.6-6 8-6s8 2 8 6';

/** Puts a sign in the place of a picture that could not be loaded. */
const showMissing = ({ target }) => {
  const sign = svg('svg', { class: 'picture missing', viewBox: '-4 -2 32 32' });
  sign.append(svg('path', { d: NO_PICTURE }));
  sign.style.cssText = target.style.cssText;
  sign.setAttribute('part', target.getAttribute('part') ?? '');
  target.replaceWith(sign);
};

/** Whether something around an element scrolls along an axis. */
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
  /** Settings whose names are properties of every form control, or are defined above. */
  static get taken() { return ['value', 'disabled', 'readonly', 'count']; }
  static get words() { return { 'empty-text': EMPTY, 'added-text': ADDED }; }

  #items = new Items(this, {
    changed: () => this.#takeOptions(),
    chosen: () => this.#items.options.list[this.selectedIndex],
    choose: (option) => { this.selectedIndex = this.#items.options.list.indexOf(option); },
  });
  /** The value that was chosen when the options went, until there are some again. */
  #kept = null;
  /** Whether what happens is the page's own doing, and told to nobody. */
  #isQuiet = false;
  /** Whether it stands anywhere: it did not before there was a core. */
  #isPlaced = false;
  #submitted;
  #scrollTeller = null;

  constructor() {
    super();
    // Errors of pictures do not bubble.
    this.shadowRoot.addEventListener('error', showMissing, { capture: true });
  }

  connectedCallback() {
    super.connectedCallback();
    this.#nest();
  }

  /** Listening to `scrolled` begins to tell it: to a page that does not, scrolling costs nothing more. */
  addEventListener(type, ...rest) {
    super.addEventListener(type, ...rest);
    if (type === 'scrolled') this.#scrollTeller ??= new ScrollTeller(this, this[CONTROL]);
  }

  formResetCallback() {
    this.selectedIndex = this.#defaultIndex;
  }

  /** The value of the chosen item, or its index; empty for none. */
  get value() {
    const index = this.selectedIndex;
    return this.#kept ?? this.#valueOf(index);
  }

  set value(value) {
    const count = this.count;
    const { list } = this.#items;
    let index = -1;
    if (list) index = list.findIndex((_, at) => this.#valueOf(at) === String(value));
    else if (String(value).trim() !== '' && Number(value) < count) index = Number(value);
    this.selectedIndex = index;
  }

  /** The index of the chosen item, or −1; setting it tells no events and scrolls nothing. */
  get selectedIndex() {
    return this.state.value;
  }

  set selectedIndex(index) {
    this[SETTLE]();
    if (this[CONTROL].set('value', Number(index)) !== 0) return;
    this.#kept = null;
    this[CONTROL].present();
    this.#submit();
  }

  get defaultValue() { return this.#valueOf(this.#defaultIndex); }
  set defaultValue(value) { super.defaultValue = value; }

  get [MISSING]() { return !this.#submitted; }
  /** Of one that is read-only, the core still lets items be scrolled. */
  get [LOCKED]() { return false; }

  /** How many items there are. */
  get count() {
    this[SETTLE]();
    return this.#items.list?.length ?? this.state.count;
  }

  set count(count) {
    this.setAttribute('count', count);
  }

  /** The items as an array; null where a callback is asked. Those that stay travel to their places. */
  get items() {
    this[SETTLE]();
    return this.#items.list;
  }

  set items(list) {
    if (list === null || list === undefined) {
      if (this.#items.list !== null) this.#forget();
      return;
    }
    this[SETTLE]();
    const isFirst = this.#items.list === null;
    const before = this.#items.snapshot;
    this.#items.take([...list]);
    this.#replace(before, isFirst);
    // What there was before was of another kind.
    if (isFirst) this[CONTROL].call('refresh', {});
  }

  /** Is asked what the item of an index shows, when it comes into view. */
  get itemAt() {
    return this.#items.itemAt;
  }

  set itemAt(callback) {
    this.#items.itemAt = callback;
    if (this.#items.list !== null) {
      // The list was of another kind, and goes.
      return this.#forget();
    }
    this[SETTLE]();
    this[CONTROL].set('ask', this.#items.isKnown);
    this[CONTROL].call('refresh', {});
  }

  /** Every public value, by name. */
  get state() {
    return this[STATE];
  }

  /** How far it is scrolled, in points. */
  get offset() {
    return this.state.offset;
  }

  /** How fast, in points per second; while it is held, by the finger. */
  get speed() {
    return this.state.speed;
  }

  /** Scrolls to an item. */
  scrollToItem(index, options) {
    return this[MOVE]('scroll', { ...options, to: index },
      `scrollToItem() takes the index of one of ${this.count} items, and position nearest, middle, start or end`);
  }

  get [RESULT]() {
    const { centered } = this[CONTROL].state;
    return { index: centered, value: this.#valueOf(centered) };
  }

  /** Presses an item, as a tap does. */
  press(index) {
    this[SETTLE]();
    return this[CONTROL].call('press', { index });
  }

  /** Says that a callback has new items at an index. */
  insertItems(index, count = 1) {
    this.#change('insert', { index, count }, `index ${index}`);
  }

  /** Says that a callback has items no longer. */
  removeItems(index, count = 1) {
    this.#change('remove', { index, count }, `indices ${index} to ${index + count - 1}`);
  }

  /** Says that a callback has an item elsewhere. */
  moveItem(from, to) {
    this.#change('move', { from, to }, `index ${from} or ${to}`);
  }

  /** Has what all items in view show asked for anew. */
  refresh() {
    this[SETTLE]();
    this[CONTROL].call('refresh', {});
  }

  #change(name, fields, place) {
    this[SETTLE]();
    if (!this[CONTROL].isReady) {
      this.ready.then(() => this.#change(name, fields, place), () => {});
      return;
    }
    if (this.#items.list !== null) throw new TypeError(`${name}: set items to the new list instead`);
    if (!this[CONTROL].call(name, fields)) {
      throw new RangeError(`${name}: there is no ${place} among ${this.count} items`);
    }
    this.#submit();
  }

  [SETTLE]() {
    // At first, they are read with all else.
    if (this.#items.options.takeChanges() && this.#submitted !== undefined) this.#takeOptions();
    super[SETTLE]();
  }

  /** Takes up options that have changed: chosen is what the page has come to mark, or what was. */
  #takeOptions() {
    const items = this.#items;
    const { list, marked } = items.options;
    if (list.length === 0 && !items.isOfOptions) return;
    const before = items.snapshot;
    const isFirst = items.list === null || document.readyState === 'loading';
    if (list.length === 0) this.#kept ??= this.#valueOf(this[CONTROL].state.value) || null;
    items.takeOptions();
    this.#replace(before, isFirst);
    if (list.length === 0) return;
    const wanted = marked ?? items.options.withValue(this.#kept);
    this.#kept = null;
    if (wanted) this[CONTROL].set('value', list.indexOf(wanted));
    this[CONTROL].present();
    this.#submit();
  }

  /** Gives the core the list as it is now, and what has changed in it; the first is no news. */
  #replace(before, isFirst) {
    // What then passes the middle is the page's doing, which may well replace the list when told so.
    this.#isQuiet = true;
    this[CONTROL].set('ask', true);
    this[CONTROL].call('replace', { ids: this.#items.ids, quiet: isFirst });
    this.#isQuiet = false;
    for (const id of this.#items.changedSince(before)) this[CONTROL].call('update', { id });
    this.#submit();
  }

  #forget() {
    this.#items.forget();
    this[CHANGED]('count', true);
    this[SETTLE]();
  }

  [TAKE](changed, state, isAnew) {
    const control = this[CONTROL];
    const isNew = this.#submitted === undefined;
    if (isAnew) {
      if (isNew && this.#items.options.list.length > 0) this.#items.takeOptions();
      control.set('ask', this.#items.isKnown);
    }
    super[TAKE](changed, state, isAnew);
    if (isAnew) {
      if (this.#items.list) control.call('replace', { ids: this.#items.ids, quiet: true });
      control.set('value', isNew ? this.#defaultIndex : state.value);
      if (this.#isPlaced) this.#standAt(state.position);
      this.#isPlaced = control.isReady;
      control.call('refresh', {});
    } else {
      if (changed.has('value')) control.set('value', this.#defaultIndex);
      // Whatever the list then is, it stands where it stood.
      if (changed.has('count') && control.state.count !== state.count) this.#standAt(state.position);
    }
    this.#submit();
  }

  [SET](name) {
    // It is an item's, or an index: see above. And the items are the list, not their count.
    return name === 'value' || name === 'count' && this.#items.list !== null || super[SET](name);
  }

  /** Stands at a position at once; tells nobody. */
  #standAt(position) {
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

  #valueOf(index) {
    if (index < 0) return '';
    const item = this.#items.list?.[index];
    const value = item?.value ?? (typeof item?.id === 'object' ? undefined : item?.id);
    return String(value ?? (typeof item === 'string' ? item : index));
  }

  /** Tells the form. */
  #submit() {
    const value = this.#kept ?? this.#valueOf(this[CONTROL].state.value);
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value === '' ? null : value);
    this[VALIDATE]();
  }

  [NOTE](event) {
    event.type = EVENT_TYPES[event.name];
    const { index } = event.fields;
    event.detail = index === undefined ? {} : { index, value: this.#valueOf(index) };
    if (event.type === 'change') this.#submit();
  }

  [TELL](event) {
    const { name, fields } = event;
    if (name === 'willDisplay') return this.#fill(fields.index, fields.id);
    if (name === 'sought') return this.#seek(fields.from);
    if (name === 'added') return this[CONTROL].say(this[CONTROL].state.news);
    if (name === 'cameToRest') this.#nest();
    if (this.#isQuiet) return false;
    super[TELL](event);
  }

  /** Asks what an item shows that comes into view; one that has left meanwhile shows nothing. */
  #fill(index, id) {
    if (!this.#items.isKnown) return;
    const fill = (fields) => this[CONTROL].call('fill', { id, ...fields });
    const fields = this.#items.fields(index, id);
    if (typeof fields?.then === 'function') fields.then(fill);
    else fill(fields);
  }

  #seek(from) {
    this.#items.seek(from, this.count, (index, titles) =>
      this[CONTROL].call('find', { from: index, titles }));
  }

  /** Lets the page scroll on beyond the ends, if it can. */
  #nest() {
    const isVertical = !['top', 'bottom'].includes(this.getAttribute('edge'));
    this[CONTROL].list.classList.toggle('nested', isNested(this, isVertical));
  }
}
