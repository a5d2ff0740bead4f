/**
 * The elements of the gallery's pages "Feel", "Stage" and "Menus": `<rotary-gesture-pad>`,
 * `<rotary-motion-plot>`, `<happiness-face>`, `<relationship-planet>`, `<rotary-phone-frame>`,
 * `<rotary-layout-box>`, `<rotary-star-field>`, `<rotary-mark-sheet>`, `<rotary-row-body>`, and
 * `<rotary-ring-menu>`.
 */

import {
  GesturePad, Happiness, LayoutBox as Box, MarkSheet, MotionPlot, PhoneFrame as Frame, RelationshipPlanet,
  RingMenu, RowBody, StarField,
} from './controls.js';
import { contained } from './contained.js';
import { define } from './core.js';
import { HappinessFace } from './happiness-face.js';
import { makeElement } from './plain-element.js';
import { RotaryRingMenu } from './rotary-ring-menu.js';

const PhoneFrame = makeElement(
  'PhoneFrame',
  // First the screen's orientation, which may be unsupported by now, then the device's.
  (phone, { orientation, device }) => {
    for (const to of [orientation, device]) phone.call('turn', { to, animated: false });
  });

class LayoutBox extends makeElement(
  'LayoutBox', (box, { width, height, resized }) => { if (resized) box.call('resize', { width, height }); }) {
  constructor() {
    super();
    // A switch by the user is stored in the attribute, as the page's setting is.
    this.addEventListener('tell', ({ detail: { name, part, flexible } }) => {
      if (name === 'toggled') this.setAttribute(part, flexible ? '' : 'false');
    });
  }
}

/** The values of the setting `sign`, in the core's order. */
const SIGNS = [
  'pisces', 'aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius',
  'capricorn', 'aquarius',
];

class StarFieldElement extends makeElement('StarField') {
  constructor() {
    super();
    this.addEventListener('tell', ({ detail: { name, index } }) => {
      if (name === 'chosen') this.setAttribute('sign', SIGNS[index]);
    });
  }
}

class RowBodyElement extends makeElement('RowBody') {
  /** No property for `labels`: in forms it lists `<label>` elements, here it is the names of columns. */
  static get taken() { return ['labels']; }
}

define({
  'happiness-face': HappinessFace,
  'relationship-planet': makeElement('RelationshipPlanet', (planet, { main }) => {
    if (main !== 0) planet.call('swap', { to: main });
  }),
  'rotary-gesture-pad': makeElement('GesturePad'),
  'rotary-layout-box': LayoutBox,
  'rotary-mark-sheet': makeElement('MarkSheet'),
  'rotary-motion-plot': makeElement('MotionPlot'),
  'rotary-phone-frame': PhoneFrame,
  'rotary-ring-menu': RotaryRingMenu,
  'rotary-row-body': RowBodyElement,
  'rotary-star-field': StarFieldElement,
}, {
  GesturePad, Happiness, LayoutBox: Box, MarkSheet, MotionPlot, PhoneFrame: Frame, RelationshipPlanet,
  RingMenu, RowBody, StarField,
}, () => contained($core));

/**
 * The values of `screen.orientation.type`, in the order of `InterfaceOrientation` in Swift.
 *
 * For a device that is portrait by nature; `landscape-primary` is a quarter turn clockwise from there.
 */
const ORIENTATIONS = [
  'portrait-primary', 'landscape-primary', 'portrait-secondary', 'landscape-secondary',
];

// Phones turn with the device; the page sets the size of all other elements.
screen.orientation?.addEventListener('change', ({ target: { type } }) => {
  const to = ORIENTATIONS.indexOf(type);
  if (to < 0) return;
  for (const phone of document.querySelectorAll('rotary-phone-frame')) phone.call('turn', { to });
});
