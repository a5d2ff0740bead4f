/** `<rotary-ring-menu>`: a menu of icons round a point, of its own or for another element. */

import { Control } from './control.js';
import { Cues, NAMING, passName, Warnings } from './element.js';
import './line-run.js';
import { setFromText } from './markup.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
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
/* Nor does the keyboard stop at what is not to be seen. */
:host([for]:not(:state(open))) .list { visibility: hidden; }
`);

/** What can say of itself that it has a menu. */
const BUTTON = 'button, summary, [role=button], input[type=button]';
/** Which of the children's attributes are watched. */
const WATCHED = ['label', 'value', 'icon'];

/** What has the keyboard, in whatever shadow tree. */
const focused = () => {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
};

/** The custom element. */
export class RotaryRingMenu extends HTMLElement {
  static get type() { return 'RingMenu'; }
  /** Settings whose names are properties of their own. */
  static get taken() { return ['disabled']; }

  static get observedAttributes() { return [...this.settings, ...NAMING, 'for']; }

  #control = new Control(
    this, RotaryRingMenu.core, () => 'RingMenu', (event) => this.#tell(event));
  #cues = new Cues(this);
  #warnings = new Warnings(this);
  #states = this.attachInternals().states;
  #observer = new MutationObserver(() => this.#expect());
  /** The items' elements, in the core's order. */
  #items = [];
  /** Whether attributes or items have changed that are not taken up yet. */
  #isPending = true;
  /** The element whose context menu this is. */
  #target = null;
  /** Ends what is listened to on it. */
  #attached = new AbortController();
  /** What had the keyboard before the menu took it. */
  #before = null;

  constructor() {
    super();
    this.shadowRoot.adoptedStyleSheets.push(sheet);
    this.#observer.observe(this, {
      childList: true, subtree: true, characterData: true, attributeFilter: WATCHED,
    });
    this.#control.list.addEventListener('blur', () => this.#leave());
  }

  connectedCallback() {
    this.#control.connect();
    this.#settle();
    this.#control.present();
    passName(this, this.#control.list);
    // An element further down the page is not there yet.
    queueMicrotask(() => this.#attach());
  }

  disconnectedCallback() {
    this.#control.disconnect();
    this.#attach();
  }

  attributeChangedCallback(name) {
    if (NAMING.includes(name)) return passName(this, this.#control.list);
    if (name === 'for' && this.isConnected) this.#attach();
    this.#expect();
  }

  get htmlFor() { return this.getAttribute('for') ?? ''; }
  set htmlFor(id) { this.setAttribute('for', id); }
  get disabled() { return this.hasAttribute('disabled'); }
  set disabled(isDisabled) { this.toggleAttribute('disabled', isDisabled); }

  /** Whether it is open. */
  get open() {
    return this.#control.state.open;
  }

  /** The `<option>` and `<optgroup>` elements, each before those inside it. */
  get items() {
    this.#settle();
    return [...this.#items];
  }

  /** The value of what was chosen last, or null. */
  get value() {
    return this.#valueOf(this.#control.state.chosen);
  }

  /** How far it is opened, where its centre is, what lies under the finger. */
  get state() {
    this.#settle();
    return this.#control.state;
  }

  /**
   * Opens it, around a position in the window where it opens around the finger; whether it did.
   *
   * It takes the keyboard; closing gives it back to what had it.
   */
  show({ x, y } = {}) {
    return this.#open(x, y);
  }

  /** Closes it; nothing is chosen. */
  close() {
    this.#control.call('close', {});
  }

  handleEvent(event) {
    switch (event.type) {
      case 'contextmenu': return this.#openFor(event);
      case 'touchmove':
        // A finger that chooses scrolls nothing.
        if (this.open && event.cancelable) event.preventDefault();
    }
  }

  #expect() {
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this.#settle());
  }

  /** Takes up the attributes and items, in the order of the core's settings. */
  #settle() {
    if (this.#observer.takeRecords().length > 0) this.#isPending = true;
    if (!this.#isPending) return;
    const control = this.#control;
    control.reset();
    control.attend();
    if (this.hasAttribute('for')) control.set('anchor', 'finger');
    this.#readItems();
    for (const name of RotaryRingMenu.settings) {
      const text = this.getAttribute(name);
      if (text !== null && !setFromText(control, name, text)) this.#warnings.tell(name, text);
    }
    this.#isPending = false;
    this.#states.delete('open');
    this.#describeTarget();
    control.present();
  }

  /** Gives the core the items: an outline of titles, and an icon for each. */
  #readItems() {
    this.#items = [];
    const titles = [];
    const walk = (parent, marks) => {
      for (const child of parent.children) {
        const isGroup = child.localName === 'optgroup';
        if (!isGroup && child.localName !== 'option') continue;
        this.#items.push(child);
        titles.push(`${marks && `${marks} `}${child.label || child.text || ''}`);
        if (isGroup) walk(child, `${marks}>`);
      }
    };
    walk(this, '');
    if (titles.length === 0) return;
    const icons = this.#items.map((item) => item.getAttribute('icon') ?? '');
    for (const [name, value] of [['titles', titles], ['icons', icons]]) {
      if (this.#control.set(name, value) !== 0) this.#warnings.tell(name, value);
    }
  }

  /** Listens on the element that `for` names, and no longer on the one before. */
  #attach() {
    const id = this.getAttribute('for');
    const target = this.isConnected && id ? this.getRootNode().getElementById(id) : null;
    if (target === this.#target) return;
    this.#attached.abort();
    this.#attached = new AbortController();
    this.#describeTarget(false);
    this.#target = target;
    this.#describeTarget();
    // In the top layer, whatever lies around it; there it stays, as a press has to find its size.
    if (!target) return this.removeAttribute('popover');
    this.popover = 'manual';
    // What has nothing to be seen can have a name only in a role.
    this.role ??= 'group';
    this.#raise();
    const { signal } = this.#attached;
    target.addEventListener('contextmenu', this, { signal });
    target.addEventListener('touchmove', this, { passive: false, signal });
    this.#control.watch(target, signal);
  }

  /** Puts it above all else on the page. */
  #raise() {
    if (this.matches(':popover-open')) this.hidePopover();
    this.showPopover();
  }

  /** A right click or the key for it; that of a long press is only kept from the browser. */
  #openFor(event) {
    if (this.matches('[disabled]')) return;
    event.preventDefault();
    if (event.pointerType === 'touch' || this.#control.isHeld || this.open) return;
    // Keys have no button.
    this.#open(event.clientX, event.clientY, event.button < 0 || event.pointerType === '');
  }

  #open(x, y, lit = false) {
    this.#settle();
    const { left, top } = this.getBoundingClientRect();
    const isPosition = Number.isFinite(x) && Number.isFinite(y);
    const position = isPosition ? { x: x - left, y: y - top } : {};
    const before = focused();
    const { list } = this.#control;
    if (!this.#control.call('open', { ...position, lit })) return false;
    if (before !== list) this.#before = before;
    list.focus({ preventScroll: true });
    return true;
  }

  /** A button says that it has a menu, and whether that is open. */
  #describeTarget(isThere = true) {
    const target = this.#target;
    if (!target?.matches(BUTTON)) return;
    target.ariaHasPopup = isThere ? 'menu' : null;
    target.ariaExpanded = isThere ? this.#states.has('open') : null;
  }

  /** The keyboard is elsewhere: an open menu closes. */
  #leave() {
    if (!this.#control.isHeld) this.close();
  }

  #valueOf(index) {
    if (index < 0) return null;
    const item = this.#items[index];
    return item ? item.value ?? item.label : String(index);
  }

  #tell({ name, fields, cue }) {
    if (name === 'opened') {
      this.#states.add('open');
      this.#describeTarget();
      if (this.popover) this.#raise();
    }
    if (name === 'closing') {
      this.#states.delete('open');
      this.#describeTarget();
      const before = this.#before;
      this.#before = null;
      if (before && this.matches(':focus-within')) {
        before.focus({ preventScroll: true });
        // What had it may be nothing, or may take it no longer.
        this.#control.list.blur();
      }
    }
    const { index = -1 } = fields;
    const detail = { ...fields, value: this.#valueOf(index), item: this.#items[index] ?? null };
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    if (cue) this.#cues.tell(cue, fields);
  }
}
