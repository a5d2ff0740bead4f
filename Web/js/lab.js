/**
 * The elements of the gallery's pages "Feel", "Stage" and "Menus": `<rotary-gesture-pad>`,
 * `<rotary-motion-plot>`, `<happiness-face>`, `<relationship-planet>`, `<rotary-phone-frame>`,
 * `<rotary-layout-box>`, `<rotary-star-field>`, `<rotary-mark-sheet>`, and `<rotary-ring-menu>`.
 */

import { Control } from './control.js';
import { core, read } from './core.js';
import { Cues, NAMING, passName, reflect, Warnings } from './element.js';
import { HappinessFace } from './happiness-face.js';
import { setFromText } from './markup.js';
import './ring-menu.js';

const names = (address) => read(address).text().split(' ');

/**
 * An element for a control that has settings, calls, a state and events, and nothing else.
 *
 * `keep` gives a control that was made anew the state that the one before it had.
 */
const makeElement = (create, settings, keep = () => {}) => {
  class LabElement extends HTMLElement {
    static observedAttributes = [...settings, ...NAMING];

    #control = new Control(this, create, (event) => this.#tell(event));
    #cues = new Cues(this);
    #warnings = new Warnings(this);

    connectedCallback() {
      this.#control.connect();
      this.#control.present();
      passName(this, this.#control.list);
    }

    disconnectedCallback() {
      this.#control.disconnect();
    }

    attributeChangedCallback(name, before, after) {
      if (NAMING.includes(name)) return passName(this, this.#control.list);
      if (after === null) this.#takeUp();
      else this.#set(name, after);
      if (this.isConnected) this.#control.present();
    }

    /** Every public value of the control, by name. */
    get state() {
      return this.#control.state;
    }

    /** Calls a method of the control by name; whether it could be done. */
    call(name, fields = {}) {
      return this.#control.call(name, fields);
    }

    /** An attribute that is gone leaves its default: all are set anew. */
    #takeUp() {
      const { state } = this;
      this.#control.reset();
      this.#control.attend();
      for (const name of settings) {
        const text = this.getAttribute(name);
        if (text !== null) this.#set(name, text);
      }
      keep(this, state);
    }

    #set(name, text) {
      if (!setFromText(this.#control, name, text)) this.#warnings.tell(name, text);
    }

    #tell({ name, fields, cue }) {
      this.dispatchEvent(
        new CustomEvent('tell', { bubbles: true, composed: true, detail: { name, ...fields } }));
      if (cue) this.#cues.tell(cue, fields);
    }
  }
  reflect(LabElement, settings);
  return LabElement;
};

customElements.define('rotary-gesture-pad', makeElement(
  core.createGesturePad, names(core.gesturePadSettings())));
customElements.define('rotary-motion-plot', makeElement(
  core.createMotionPlot, names(core.motionPlotSettings())));
customElements.define('happiness-face', HappinessFace);
customElements.define('rotary-star-field', makeElement(
  core.createStarField, names(core.starFieldSettings())));
customElements.define('rotary-mark-sheet', makeElement(
  core.createMarkSheet, names(core.markSheetSettings())));
customElements.define('rotary-phone-frame', makeElement(
  core.createPhoneFrame, names(core.phoneFrameSettings()),
  // First how its screen stood, which it may support no longer, then how it is held.
  (phone, { orientation, device }) => {
    for (const to of [orientation, device]) phone.call('turn', { to, animated: false });
  }));
customElements.define('relationship-planet', makeElement(
  core.createRelationshipPlanet, names(core.relationshipPlanetSettings()),
  (planet, { main }) => { if (main !== 0) planet.call('swap', { to: main }); }));

const LayoutBox = makeElement(
  core.createLayoutBox, names(core.layoutBoxSettings()),
  (box, { width, height }) => box.call('resize', { width, height }));
customElements.define('rotary-layout-box', class extends LayoutBox {
  constructor() {
    super();
    // What is toggled by hand is an attribute, as what the page sets is.
    this.addEventListener('tell', ({ detail: { name, part, flexible } }) => {
      if (name === 'toggled') this.setAttribute(part, flexible ? '' : 'false');
    });
  }
});

/**
 * How the browser says that the device is held, in the order of `InterfaceOrientation` in Swift.
 *
 * Of a device that is tall by nature; `landscape-primary` is a quarter turn clockwise from there.
 */
const ORIENTATIONS = [
  'portrait-primary', 'landscape-primary', 'portrait-secondary', 'landscape-secondary',
];

// Phones turn with the device; all else is given its size by the page.
screen.orientation?.addEventListener('change', ({ target: { type } }) => {
  const to = ORIENTATIONS.indexOf(type);
  if (to < 0) return;
  for (const phone of document.querySelectorAll('rotary-phone-frame')) phone.call('turn', { to });
});
