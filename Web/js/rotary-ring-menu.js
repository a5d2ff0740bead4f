/** `<rotary-ring-menu>`: a menu of icons around a point, by itself or for another element. */

import { optionsOf, reject } from './calls.js';
import {
  APPLY, CHECK, CONTROL, ControlElement, DISPATCH, HANDLE, INVALIDATE, PREPARE, RENAME, RESTORABLE, STATE,
  UPDATE, WARN,
} from './element.js';
import './line-run.js';
import { shown } from './markup.js';

/**
 * The styles of ring menus. The room fills the element, also inside a dialog. A fading menu cannot be focused, and an
 * invisible menu has only its live region.
 */
const STYLE = `
:host([for]) {
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
}
:host .area { cursor: pointer; }
:host([for]:not(:state(open))) .area { pointer-events: none; }
:host([for]:not(:state(open))) .list, :host([for]:not(:state(shown))) { visibility: hidden; }
:host([for]) .live { visibility: visible; }
.room { position: absolute; left: 0; top: 0; width: 100%; height: 100%; }
dialog {
  inset: 0;
  width: auto;
  height: auto;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  overflow: visible;
  background: none;
  color: inherit;
  pointer-events: auto;
}
dialog::backdrop { background: none; }
`;

/** Elements that can have `aria-haspopup`. */
const BUTTON = 'button, summary, [role=button], input[type=button]';
/** The attributes of children that are watched. */
const WATCHED = ['label', 'value', 'icon', 'disabled', 'hidden'];

/** The title of the info button, in languages where it differs from English. */
const INFO = { es: 'Información', fr: 'Infos', pl: 'Informacje', pt: 'Informações' };
/** The title of the back button, by language. */
const BACK = {
  de: 'Zurück', es: 'Atrás', fr: 'Retour', it: 'Indietro', nl: 'Terug', pl: 'Wstecz', pt: 'Voltar',
};

/** The focused element, in any shadow tree. */
const focused = ({ ownerDocument }) => {
  let { activeElement } = ownerDocument;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
};

/** The custom element. */
export class RotaryRingMenu extends ControlElement {
  static get type() { return 'RingMenu'; }
  static get style() { return STYLE; }
  static get children() { return ['option', 'optgroup']; }
  /** Settings whose property is defined below. */
  static get taken() { return ['disabled']; }
  static get words() { return { 'info-title': INFO, 'back-title': BACK }; }

  static get observedAttributes() { return [...super.observedAttributes, 'for']; }

  #observer = new MutationObserver(() => this.#takeItems());
  /** The items' elements, in the core's order. */
  #items = [];
  /** The settings for the items, and the same as text; empty without items, for the core's own. */
  #settings = {};
  #text = '{}';
  /** The element whose context menu this is. */
  #target = null;
  /** Removes the listeners from the target. */
  #attached = new AbortController();
  #isOpen = false;
  /** The element that had the focus before the menu. */
  #before = null;
  /** The parent of the control. */
  #room;
  /** The parent of the room while the menu is open for an element in a modal dialog, outside of which nothing works. */
  #dialog = null;

  constructor() {
    const room = document.createElement('div');
    room.className = 'room';
    super(undefined, room);
    this.#room = room;
    this.#observer.observe(this, {
      childList: true, subtree: true, characterData: true, attributeFilter: WATCHED,
    });
    this[CONTROL].list.addEventListener('blur', () => this.#leave());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#attach();
  }

  [INVALIDATE](name, isReset) {
    if (name === 'for' && this.isConnected) this.#attach();
    super[INVALIDATE](name, isReset || name === 'for');
  }

  /** Also looks for the target again, which may have been added or removed. */
  [RENAME]() {
    // An element further down the page may not be parsed yet.
    queueMicrotask(() => this.#attach());
    return super[RENAME]();
  }

  get htmlFor() { return this.getAttribute('for') ?? ''; }
  set htmlFor(id) { this.setAttribute('for', id); }
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', isDisabled); }

  /** Whether the menu is open. */
  get open() {
    return this[CONTROL].state.open;
  }

  /** The `<option>` and `<optgroup>` elements, each before its children. */
  get items() {
    this[UPDATE]();
    return [...this.#items];
  }

  /** The value of the last chosen item, or null. */
  get value() {
    return this.#valueOf(this[CONTROL].state.chosen);
  }

  /** Every public value, by name, such as how far the menu is open, its centre, and the highlighted item. */
  get state() {
    return this[STATE];
  }

  /**
   * Opens the menu, around a position in the window if it opens around the finger; returns whether it opened.
   *
   * The menu takes the focus, and returns it when it closes.
   */
  show(position = {}) {
    const accepted = 'show() takes a position with x and y, two finite numbers';
    // An event or a point of the page has other properties, too.
    const isPlain = Object.getPrototypeOf(Object(position)) === Object.prototype || typeof position !== 'object';
    const { x, y } = isPlain ? optionsOf(this, accepted, position, ['x', 'y']) : position;
    const isPosition = [x, y].every(Number.isFinite);
    if ((x ?? y) !== undefined && !isPosition) reject(this, accepted, `x ${shown(x)} and y ${shown(y)}`);
    return !this.matches(':disabled') && this.#open(x, y);
  }

  /** Closes the menu without choosing an item. */
  close() {
    this[CONTROL].call('close', {});
  }

  handleEvent(event) {
    switch (event.type) {
      case 'contextmenu': return this.#openFor(event);
      case 'resize': case 'scroll': return this.#fillView();
      case 'cancel':
        event.preventDefault();
        return this.close();
      case 'pointerdown':
        if (event.target === this.#dialog) this.close();
        return;
      case 'touchmove':
        // A drag that chooses an item does not scroll the page.
        if (this.open && event.cancelable) event.preventDefault();
    }
  }

  [UPDATE]() {
    if (this.#observer.takeRecords().length > 0) this.#takeItems();
    super[UPDATE]();
  }

  get [RESTORABLE]() { return this.resting && !this.open; }

  [APPLY](changed, state, isReset) {
    if (isReset) {
      if (this.hasAttribute('for')) this[CONTROL].set('anchor', 'finger');
      this.#readItems();
      for (const [name, value] of Object.entries(this.#settings)) {
        if (this[CONTROL].set(name, value) !== 0) this[WARN](name, value);
      }
      this.#markOpen(false);
      this[CONTROL].mark('shown', false);
    }
    super[APPLY](changed, state, isReset);
  }

  /** Resets the menu if its items have changed. */
  #takeItems() {
    const before = this.#text;
    this.#readItems();
    if (this.#text !== before) this[INVALIDATE]('titles', true);
  }

  /** Reads the items: titles as an outline, icons, and the disabled items. */
  #readItems() {
    this.#items = [];
    const titles = [];
    const walk = (parent, marks) => {
      for (const child of parent.children) {
        const isGroup = child.localName === 'optgroup';
        if (child.hidden || !isGroup && child.localName !== 'option') continue;
        this.#items.push(child);
        titles.push(`${marks && `${marks} `}${child.label || child.text || ''}`);
        if (isGroup) walk(child, `${marks}>`);
      }
    };
    walk(this, '');
    this.#settings = titles.length === 0 ? {} : {
      titles,
      icons: this.#items.map((item) => item.getAttribute('icon') ?? ''),
      'disabled-items':
        Float64Array.from([...this.#items.keys()].filter((index) => this.#items[index].disabled)),
    };
    this.#text = JSON.stringify(this.#settings);
  }

  [CHECK]() {
    super[CHECK]();
    const id = this.getAttribute('for');
    if (!id || this.getRootNode().getElementById(id)) return;
    this[WARN]('for', id, 'the menu does not open; use the id of an element in the same document or shadow tree');
  }

  /** Listens on the element that `for` names, instead of the one before. */
  #attach() {
    const id = this.getAttribute('for');
    const target = this.isConnected && id ? this.getRootNode().getElementById(id) : null;
    if (target === this.#target) {
      // Moving an element in the document removes it from the top layer.
      if (target && !this.matches(':popover-open')) this.#raise();
      return;
    }
    this.#attached.abort();
    this.#attached = new AbortController();
    this.#describeTarget(false);
    this.#target = target;
    this.#describeTarget();
    // In the top layer, outside of all ancestors. It stays there, because a press needs its size.
    if (!target) return this.removeAttribute('popover');
    this.popover = 'manual';
    this.#raise();
    const { signal } = this.#attached;
    target.addEventListener('contextmenu', this, { signal });
    target.addEventListener('touchmove', this, { passive: false, signal });
    for (const type of ['resize', 'scroll']) {
      this.ownerDocument.defaultView.visualViewport.addEventListener(type, this, { signal });
    }
    this.#fillView();
    this[CONTROL].watch(target, signal);
  }

  /** Puts the menu on top of everything else on the page. */
  #raise() {
    if (this.matches(':popover-open')) this.hidePopover();
    this.showPopover();
  }

  /** Puts the room into a modal dialog on top of all others, or takes it out. */
  #beModal(isModal = true) {
    this.#dialog?.close();
    this.#dialog?.replaceWith(this.#room);
    this.#dialog = null;
    if (!isModal) return;
    const dialog = this.#dialog = document.createElement('dialog');
    dialog.ariaLabel = this[CONTROL].list.ariaLabel;
    for (const type of ['cancel', 'pointerdown']) dialog.addEventListener(type, this);
    this.#room.replaceWith(dialog);
    dialog.append(this.#room);
    dialog.showModal();
  }

  /** Fits the room to the visible part of a page that is zoomed by pinch. */
  #fillView() {
    const { scale, offsetLeft: left, offsetTop: top, width, height } = this.ownerDocument.defaultView.visualViewport;
    const zoom = this.currentCSSZoom ?? 1;
    for (const [name, length] of Object.entries({ left, top, width, height })) {
      this.#room.style[name] = scale === 1 ? '' : `${length / zoom}px`;
    }
  }

  /** Opens on a right click or the menu key. After a long press, only prevents the browser's own menu. */
  #openFor(event) {
    if (this.matches(':disabled') || !this[CONTROL].isReady) return;
    event.preventDefault();
    if (event.pointerType === 'touch' || this[CONTROL].isHeld || this.open) return;
    // The event of a key has no button.
    this.#open(event.clientX, event.clientY, event.button < 0 || event.pointerType === '');
  }

  #open(x, y, lit = false) {
    this[UPDATE]();
    const isPosition = Number.isFinite(x) && Number.isFinite(y);
    const position = isPosition ? this[CONTROL].placeOf({ x, y }) : {};
    const before = focused(this);
    const { list } = this[CONTROL];
    if (!this[CONTROL].call('open', { ...position, lit })) return false;
    if (before !== list) this.#before = before;
    list.focus({ preventScroll: true });
    return true;
  }

  /** Describes the menu, and whether it is open, on a target that is a button. */
  #describeTarget(isThere = true) {
    const target = this.#target;
    if (!target?.matches(BUTTON)) return;
    target.ariaHasPopup = isThere ? 'menu' : null;
    target.ariaExpanded = isThere ? this.#isOpen : null;
  }

  #markOpen(isOpen) {
    this.#isOpen = isOpen;
    this[CONTROL].mark('open', isOpen);
    this.#describeTarget();
  }

  /** Closes an open menu that has lost the focus. */
  #leave() {
    if (!this[CONTROL].isHeld) this.close();
  }

  #valueOf(index) {
    if (index < 0) return null;
    const item = this.#items[index];
    return item ? item.value ?? item.label : String(index);
  }

  [PREPARE](event) {
    const { index = -1 } = event.fields;
    event.detail =
      { ...event.fields, value: this.#valueOf(index), item: this.#items[index] ?? null };
  }

  [HANDLE]({ name, detail }) {
    if (name === 'opened') {
      this.#markOpen(true);
      this[CONTROL].mark('shown', true);
      if (this.popover) this.#raise();
      if (this.#target?.closest('dialog:modal')) this.#beModal();
    }
    if (name === 'closed') this[CONTROL].mark('shown', false);
    if (name === 'closing') {
      this.#markOpen(false);
      this.#beModal(false);
      const before = this.#before;
      this.#before = null;
      if (before && this.matches(':focus-within')) {
        before.focus({ preventScroll: true });
        // The element before may be removed, or no longer focusable.
        this[CONTROL].list.blur();
      }
    }
    this[DISPATCH](name, detail);
  }
}
