/**
 * The elements of the gallery's pages "Feel", "Stage" and "Menus": `<rotary-gesture-pad>`,
 * `<rotary-motion-plot>`, `<happiness-face>`, `<relationship-planet>`, `<rotary-phone-frame>`,
 * `<rotary-layout-box>`, `<rotary-star-field>`, `<rotary-mark-sheet>`, and `<rotary-ring-menu>`.
 */

import { define, start } from './core.js';
import { HappinessFace } from './happiness-face.js';
import { makeElement } from './plain-element.js';
import { RotaryRingMenu } from './rotary-ring-menu.js';

const press = (element, index) => element.call('activate', { index });

const PhoneFrame = makeElement(
  'PhoneFrame',
  (phone, index) => phone.call('turn', { to: index }),
  // First how its screen stood, which it may support no longer, then how it is held.
  (phone, { orientation, device }) => {
    for (const to of [orientation, device]) phone.call('turn', { to, animated: false });
  });

/** The first that a screen reader finds is its size, then come the parts. */
class LayoutBox extends makeElement(
  'LayoutBox',
  (box, index) => { if (index > 0) box.call('toggle', { part: index - 1 }); },
  (box, { width, height }) => box.call('resize', { width, height })) {
  constructor() {
    super();
    // What is toggled by hand is an attribute, as what the page sets is.
    this.addEventListener('tell', ({ detail: { name, part, flexible } }) => {
      if (name === 'toggled') this.setAttribute(part, flexible ? '' : 'false');
    });
  }
}

const core = await start(
  WebAssembly.compileStreaming(fetch(new URL('./rotary.wasm', import.meta.url))));
define(core, {
  'happiness-face': HappinessFace,
  'relationship-planet': makeElement('RelationshipPlanet', press, (planet, { main }) => {
    if (main !== 0) planet.call('swap', { to: main });
  }),
  'rotary-gesture-pad': makeElement(
    'GesturePad', (pad, index) => pad.call('demonstrate', { gesture: index })),
  'rotary-layout-box': LayoutBox,
  'rotary-mark-sheet': makeElement('MarkSheet', press),
  'rotary-motion-plot': makeElement('MotionPlot', (plot) => plot.call('play')),
  'rotary-phone-frame': PhoneFrame,
  'rotary-ring-menu': RotaryRingMenu,
  'rotary-star-field': makeElement('StarField', press),
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
