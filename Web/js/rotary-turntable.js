/** `<rotary-turntable>`: any number of items around a planet, scrolled as a list is. */

import { svg } from './content.js';
import { Control } from './control.js';
import { Cues, NAMING, passName, Warnings } from './element.js';
import { FormElement, INTERNALS } from './form-element.js';
import { setFromText } from './markup.js';
import { ScrollTeller } from './scroll-teller.js';
import { Items } from './turntable-items.js';

/** What the events of the core are on a page. */
const EVENT_TYPES = {
  centered: 'input', skipped: 'input', changed: 'change', pressed: 'press', cameToRest: 'settle',
};

/** What only a turntable has: its areas by the number of their use, and its pictures. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { max-width: 100%; }
.roll4, .roll5, .roll6, .roll7 { touch-action: pan-x; }
.roll8, .roll9, .roll10, .roll11 { touch-action: pan-y; }
.nested ~ .roll5 { touch-action: pan-x pan-up; }
.nested ~ .roll6 { touch-action: pan-x pan-down; }
.nested ~ .roll9 { touch-action: pan-y pan-left; }
.nested ~ .roll10 { touch-action: pan-y pan-right; }
.nested ~ .roll7, .nested ~ .roll11 { touch-action: pan-x pan-y; }
.picture { object-fit: cover; background: var(--_surface-alternate); }
.missing { fill: none; stroke: var(--_ink-secondary); stroke-width: 2; stroke-linecap: round; }
`);

/** The head and shoulders that stand for a picture which does not come, on a grid of 24. */
const MISSING = 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8ZM4 21c0-4 3.6-6 8-6s8 2 8 6';

/** Puts a sign in the place of a picture that could not be loaded. */
const showMissing = ({ target }) => {
  const sign = svg('svg', { class: 'picture missing', viewBox: '-4 -2 32 32' });
  sign.append(svg('path', { d: MISSING }));
  sign.style.cssText = target.style.cssText;
  sign.setAttribute('part', target.getAttribute('part') ?? '');
  target.replaceWith(sign);
};

/** Whether something around an element scrolls along an axis. */
const isNested = (element, isVertical) => {
  const scrolls = (box) => isVertical
    ? box.scrollHeight > box.clientHeight : box.scrollWidth > box.clientWidth;
  const page = document.scrollingElement;
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
  /** Settings whose names are properties of every form control, or are defined above. */
  static get taken() { return ['value', 'disabled', 'count']; }

  static get observedAttributes() { return [...this.settings, ...NAMING]; }

  #control = new Control(
    this, RotaryTurntable.core, () => 'Turntable', (event) => this.#tell(event));
  #items = new Items(this, () => this.#takeOptions());
  #cues = new Cues(this);
  #warnings = new Warnings(this);
  /** Whether attributes have changed that need all of them to be taken up. */
  #isPending = true;
  /** Whether what happens is the page's own doing, and told to nobody. */
  #isQuiet = false;
  #submitted;
  #scrollTeller = null;

  constructor() {
    super();
    this.shadowRoot.adoptedStyleSheets.push(sheet);
    // Errors of pictures do not bubble.
    this.shadowRoot.addEventListener('error', showMissing, { capture: true });
  }

  connectedCallback() {
    this.#control.connect();
    this.#settle();
    this.#control.present();
    this.#nest();
    passName(this, this.#control.list);
  }

  disconnectedCallback() {
    this.#control.disconnect();
  }

  /** Listening to `scrolled` begins to tell it: to a page that does not, scrolling costs nothing more. */
  addEventListener(type, ...rest) {
    super.addEventListener(type, ...rest);
    if (type === 'scrolled') this.#scrollTeller ??= new ScrollTeller(this, this.#control);
  }

  attributeChangedCallback(name, before, after) {
    if (NAMING.includes(name)) return passName(this, this.#control.list);
    if (name === 'disabled' || this.#isPending || before === after) return;
    if (after === null) {
      this.#isPending = true;
      queueMicrotask(() => this.#settle());
    } else {
      this.#setWhereItStands(name, after);
      this.#control.present();
    }
  }

  formDisabledCallback(isDisabled) {
    this.#control.set('disabled', isDisabled);
    this.#control.present();
  }

  formResetCallback() {
    this.selectedIndex = this.#defaultIndex;
  }

  formStateRestoreCallback(value) {
    this.value = value;
  }

  /** The value of the chosen item, or its index; empty for none. */
  get value() {
    return this.#valueOf(this.selectedIndex);
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
    this.#settle();
    if (this.#control.set('value', Number(index)) !== 0) return;
    this.#control.present();
    this.#submit();
  }

  /** How many items there are. */
  get count() {
    return this.state.count;
  }

  set count(count) {
    this.setAttribute('count', count);
  }

  /** The items as an array; null where a callback is asked. Those that stay travel to their places. */
  get items() {
    this.#settle();
    return this.#items.list;
  }

  set items(list) {
    if (list === null || list === undefined) {
      this.#items.forget();
      this.#isPending = true;
      return this.#settle();
    }
    this.#settle();
    const isFirst = this.#items.list === null;
    const before = this.#items.snapshot;
    this.#items.take([...list]);
    this.#replace(before, isFirst);
    // What there was before was of another kind.
    if (isFirst) this.#control.call('refresh', {});
  }

  /** Is asked what the item of an index shows, when it comes into view. */
  get itemAt() {
    return this.#items.itemAt;
  }

  set itemAt(callback) {
    this.#items.itemAt = callback;
    if (this.#items.list !== null) {
      // The list was of another kind, and goes.
      this.#items.forget();
      this.#isPending = true;
      return this.#settle();
    }
    this.#settle();
    this.#control.set('ask', this.#items.isKnown);
    this.#control.call('refresh', {});
  }

  /** Every public value, by name. */
  get state() {
    this.#settle();
    return this.#control.state;
  }

  /** How far it is scrolled, in points. */
  get offset() {
    return this.state.offset;
  }

  /** How fast, in points per second; while it is held, by the finger. */
  get speed() {
    return this.state.speed;
  }

  /** Whether nothing turns or holds it. */
  get resting() {
    return this.#control.state.resting;
  }

  /** Scrolls to an item; false when there is none. */
  scrollToItem(index, { position = 'middle', animated = true } = {}) {
    this.#settle();
    return this.#control.call('scroll', { to: index, position, animated });
  }

  /** Presses an item, as a tap does. */
  press(index) {
    this.#settle();
    return this.#control.call('press', { index });
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
    this.#settle();
    this.#control.call('refresh', {});
  }

  #change(name, fields, place) {
    this.#settle();
    if (this.#items.list !== null) throw new TypeError(`${name}: set items to the new list instead`);
    if (!this.#control.call(name, fields)) {
      throw new RangeError(`${name}: there is no ${place} among ${this.count} items`);
    }
    this.#submit();
  }

  #takeOptions() {
    if (this.#items.options.length === 0) return;
    const before = this.#items.snapshot;
    const isFirst = this.#items.list === null || document.readyState === 'loading';
    this.#items.readOptions();
    this.#replace(before, isFirst);
  }

  /** Gives the core the list as it is now, and what has changed in it; the first is no news. */
  #replace(before, isFirst) {
    this.#control.set('ask', true);
    this.#control.call('replace', { ids: this.#items.ids, quiet: isFirst });
    for (const id of this.#items.changedSince(before)) this.#control.call('update', { id });
    this.#submit();
  }

  /** Takes up all attributes, in the order of the core's settings. */
  #settle() {
    if (!this.#isPending) return;
    this.#isPending = false;
    const control = this.#control;
    const { position, value } = control.state;
    const isNew = this.#submitted === undefined;
    control.reset();
    control.attend();
    control.set('disabled', this.matches(':disabled'));
    if (isNew) this.#items.readOptions();
    control.set('ask', this.#items.isKnown);
    for (const name of RotaryTurntable.settings) {
      const text = ['disabled', 'value'].includes(name) ? null : this.getAttribute(name);
      if (text !== null) this.#setFromText(name, text);
    }
    if (this.#items.list) control.call('replace', { ids: this.#items.ids, quiet: true });
    if (isNew) {
      control.set('value', this.#defaultIndex);
    } else {
      control.set('value', value);
      this.#standAt(position);
    }
    control.call('refresh', {});
    this.#submit();
  }

  /** Gives the core one attribute; whatever the list then is, it stands where it stood. */
  #setWhereItStands(name, text) {
    // The items are the list, and not their count.
    if (name === 'count' && this.#items.list !== null) return;
    const { position, count } = this.#control.state;
    this.#setFromText(name, text);
    if (name !== 'count' || this.#control.state.count === count) return;
    this.#standAt(position);
    this.#submit();
  }

  /** Stands at a position at once; tells nobody. */
  #standAt(position) {
    this.#isQuiet = true;
    this.#control.call('scrollToPosition', { position, animated: false });
    this.#isQuiet = false;
  }

  get #defaultIndex() {
    const selected = this.#items.options.findLastIndex((option) => option.hasAttribute('selected'));
    if (selected >= 0) return selected;
    const text = this.getAttribute('value');
    if (text === null || text.trim() === '') return -1;
    const index = (this.#items.list ?? []).findIndex((_, at) => this.#valueOf(at) === text);
    return index >= 0 || this.#items.list ? index : Number(text);
  }

  #setFromText(name, text) {
    if (!setFromText(this.#control, name, text)) this.#warnings.tell(name, text);
  }

  #valueOf(index) {
    if (index < 0) return '';
    const item = this.#items.list?.[index];
    const value = item?.value ?? (typeof item?.id === 'object' ? undefined : item?.id);
    return String(value ?? (typeof item === 'string' ? item : index));
  }

  /** Tells the form. */
  #submit() {
    const value = this.#valueOf(this.#control.state.value);
    if (value === this.#submitted) return;
    this.#submitted = value;
    this[INTERNALS].setFormValue(value === '' ? null : value);
  }

  #tell({ name, fields, cue }) {
    if (name === 'willDisplay') return this.#fill(fields.index, fields.id);
    if (name === 'sought') return this.#seek(fields.from);
    if (name === 'added') return this.#control.say(this.#control.state.news);
    if (name === 'cameToRest') this.#nest();
    const type = EVENT_TYPES[name];
    if (this.#isQuiet) return;
    if (type) {
      if (type === 'change') this.#submit();
      const detail = 'index' in fields ? { index: fields.index, value: this.#valueOf(fields.index) } : {};
      this.dispatchEvent(
        new CustomEvent(type, { bubbles: true, composed: type !== 'change', detail }));
    }
    if (cue) this.#cues.tell(cue, fields);
  }

  /** Asks what an item shows that comes into view; one that has left meanwhile shows nothing. */
  #fill(index, id) {
    if (!this.#items.isKnown) return;
    const fill = (fields) => this.#control.call('fill', { id, ...fields });
    const fields = this.#items.fields(index, id);
    if (typeof fields?.then === 'function') fields.then(fill);
    else fill(fields);
  }

  #seek(from) {
    this.#items.seek(from, this.count, (index, titles) =>
      this.#control.call('find', { from: index, titles }));
  }

  /** Lets the page scroll on beyond the ends, if it can. */
  #nest() {
    const isVertical = !['top', 'bottom'].includes(this.getAttribute('edge'));
    this.#control.list.classList.toggle('nested', isNested(this, isVertical));
  }
}
