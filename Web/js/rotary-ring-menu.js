/** `<rotary-ring-menu>`: a menu of icons round a point, of its own or for another element. */

import {
  CHANGED, CONTROL, ControlElement, NAME, NOTE, RESTORABLE, SEND, SETTLE, STATE, TAKE, TELL, WARN,
} from './element.js';
import './line-run.js';

/** What only a ring menu has: a room that fills it, also while that is in a dialog. */
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
/* Nor does the keyboard stop at what fades, and then there is nothing but what is still to be said. */
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

/** What can say of itself that it has a menu. */
const BUTTON = 'button, summary, [role=button], input[type=button]';
/** Which of the children's attributes are watched. */
const WATCHED = ['label', 'value', 'icon', 'disabled', 'hidden'];

/** What the button is called that tells more, where that is not as in English. */
const INFO = { es: 'Información', fr: 'Infos', pl: 'Informacje', pt: 'Informações' };
/** What the way back from a ring is called there. */
const BACK = {
  de: 'Zurück', es: 'Atrás', fr: 'Retour', it: 'Indietro', nl: 'Terug', pl: 'Wstecz', pt: 'Voltar',
};

/** What has the keyboard, in whatever shadow tree. */
const focused = ({ ownerDocument }) => {
  let { activeElement } = ownerDocument;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
};

/** The custom element. */
export class RotaryRingMenu extends ControlElement {
  static get type() { return 'RingMenu'; }
  static get style() { return STYLE; }
  /** Settings whose names are properties of their own. */
  static get taken() { return ['disabled']; }
  static get words() { return { 'info-title': INFO, 'back-title': BACK }; }

  static get observedAttributes() { return [...super.observedAttributes, 'for']; }

  #observer = new MutationObserver(() => this.#takeItems());
  /** The items' elements, in the core's order. */
  #items = [];
  /** The settings that they are, and these as text; of none, the core's own. */
  #settings = {};
  #text = '{}';
  /** The element whose context menu this is. */
  #target = null;
  /** Ends what is listened to on it. */
  #attached = new AbortController();
  #isOpen = false;
  /** What had the keyboard before the menu took it. */
  #before = null;
  /** What all of it is in. */
  #room;
  /** What that is in while it is open for something in a modal dialog: nothing else could be used then. */
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

  [CHANGED](name, isAnew) {
    if (name === 'for' && this.isConnected) this.#attach();
    super[CHANGED](name, isAnew || name === 'for');
  }

  /** What names it may come or go with the element that it is for. */
  [NAME]() {
    // An element further down the page is not there yet.
    queueMicrotask(() => this.#attach());
    return super[NAME]();
  }

  get htmlFor() { return this.getAttribute('for') ?? ''; }
  set htmlFor(id) { this.setAttribute('for', id); }
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', isDisabled); }

  /** Whether it is open. */
  get open() {
    return this[CONTROL].state.open;
  }

  /** The `<option>` and `<optgroup>` elements, each before those inside it. */
  get items() {
    this[SETTLE]();
    return [...this.#items];
  }

  /** The value of what was chosen last, or null. */
  get value() {
    return this.#valueOf(this[CONTROL].state.chosen);
  }

  /** How far it is opened, where its centre is, what lies under the finger. */
  get state() {
    return this[STATE];
  }

  /**
   * Opens it, around a position in the window where it opens around the finger; whether it did.
   *
   * It takes the keyboard; closing gives it back to what had it.
   */
  show({ x, y } = {}) {
    return !this.matches(':disabled') && this.#open(x, y);
  }

  /** Closes it; nothing is chosen. */
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
        // A finger that chooses scrolls nothing.
        if (this.open && event.cancelable) event.preventDefault();
    }
  }

  [SETTLE]() {
    if (this.#observer.takeRecords().length > 0) this.#takeItems();
    super[SETTLE]();
  }

  get [RESTORABLE]() { return this.resting && !this.open; }

  [TAKE](changed, state, isAnew) {
    if (isAnew) {
      if (this.hasAttribute('for')) this[CONTROL].set('anchor', 'finger');
      this.#readItems();
      for (const [name, value] of Object.entries(this.#settings)) {
        if (this[CONTROL].set(name, value) !== 0) this[WARN](name, value);
      }
      this.#markOpen(false);
      this[CONTROL].mark('shown', false);
    }
    super[TAKE](changed, state, isAnew);
  }

  /** Makes the menu anew where its items are others; built anew alike they disturb nothing. */
  #takeItems() {
    const before = this.#text;
    this.#readItems();
    if (this.#text !== before) this[CHANGED]('titles', true);
  }

  /** Reads the items: an outline of titles, an icon for each, and those that cannot be chosen. */
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

  /** Listens on the element that `for` names, and no longer on the one before. */
  #attach() {
    const id = this.getAttribute('for');
    const target = this.isConnected && id ? this.getRootNode().getElementById(id) : null;
    if (target === this.#target) {
      // An element that is put elsewhere leaves the top layer.
      if (target && !this.matches(':popover-open')) this.#raise();
      return;
    }
    this.#attached.abort();
    this.#attached = new AbortController();
    this.#describeTarget(false);
    this.#target = target;
    this.#describeTarget();
    // In the top layer, whatever lies around it; there it stays, as a press has to find its size.
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

  /** Puts it above all else on the page. */
  #raise() {
    if (this.matches(':popover-open')) this.hidePopover();
    this.showPopover();
  }

  /** Is a modal dialog as well, and the topmost one, or no longer. */
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

  /** Opens inside what the user sees, of a page that is zoomed by pinch only a part. */
  #fillView() {
    const { scale, offsetLeft: left, offsetTop: top, width, height } = this.ownerDocument.defaultView.visualViewport;
    const zoom = this.currentCSSZoom ?? 1;
    for (const [name, length] of Object.entries({ left, top, width, height })) {
      this.#room.style[name] = scale === 1 ? '' : `${length / zoom}px`;
    }
  }

  /** A right click or the key for it; that of a long press is only kept from the browser. */
  #openFor(event) {
    if (this.matches(':disabled') || !this[CONTROL].isReady) return;
    event.preventDefault();
    if (event.pointerType === 'touch' || this[CONTROL].isHeld || this.open) return;
    // Keys have no button.
    this.#open(event.clientX, event.clientY, event.button < 0 || event.pointerType === '');
  }

  #open(x, y, lit = false) {
    this[SETTLE]();
    const isPosition = Number.isFinite(x) && Number.isFinite(y);
    const position = isPosition ? this[CONTROL].placeOf({ x, y }) : {};
    const before = focused(this);
    const { list } = this[CONTROL];
    if (!this[CONTROL].call('open', { ...position, lit })) return false;
    if (before !== list) this.#before = before;
    list.focus({ preventScroll: true });
    return true;
  }

  /** A button says that it has a menu, and whether that is open. */
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

  /** The keyboard is elsewhere: an open menu closes. */
  #leave() {
    if (!this[CONTROL].isHeld) this.close();
  }

  #valueOf(index) {
    if (index < 0) return null;
    const item = this.#items[index];
    return item ? item.value ?? item.label : String(index);
  }

  [NOTE](event) {
    const { index = -1 } = event.fields;
    event.detail =
      { ...event.fields, value: this.#valueOf(index), item: this.#items[index] ?? null };
  }

  [TELL]({ name, detail }) {
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
        // What had it may be nothing, or may take it no longer.
        this[CONTROL].list.blur();
      }
    }
    this[SEND](name, detail);
  }
}
