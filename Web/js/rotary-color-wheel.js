/** `<rotary-color-wheel>`: a colour picker, as a form control like `<input type=color>`. */

import { reject } from './calls.js';
import { CONTROL, MOVE, STATE, UPDATE } from './element.js';
import { shown } from './markup.js';
import { Thumbs } from './thumbs.js';
import { ValueElement } from './value-element.js';

/** The specifics of colours; see `ValueElement`. */
const COLOR = {
  events: { changing: 'input', changed: 'change' },
  text: ({ value }) => value,
  put: (control, text) => control.set('value', text) === 0,
  detail: ({ value }) => ({ value }),
  Access: Thumbs,
};

const PARTS = ['hue', 'saturation', 'brightness', 'opacity'];

/** The names of the parts, in languages where they differ from English. */
const PART_LABELS = {
  es: ['Tono', 'Saturación', 'Brillo', 'Opacidad'],
  it: ['Tonalità', 'Saturazione', 'Luminosità', 'Opacità'],
  pl: ['Odcień', 'Nasycenie', 'Jasność', 'Krycie'],
  pt: ['Matiz', 'Saturação', 'Brilho', 'Opacidade'],
};

/** A colour in a text that is pasted. */
const PASTED = /^#?((?:[\da-f]{3,4}){1,2})$/i;

/** The custom element. */
export class RotaryColorWheel extends ValueElement {
  static get type() { return 'ColorWheel'; }
  static get words() { return { labels: PART_LABELS }; }

  constructor() {
    super(COLOR);
    this.addEventListener('copy', (event) => this.#copy(event));
    this.addEventListener('paste', (event) => this.#paste(event));
  }

  /** The hue in degrees; also of a grey. */
  get hue() { return this[STATE].hue; }
  /** The distance from grey, from 0 to 1; also of black. */
  get saturation() { return this[STATE].saturation; }
  /** The brightness, from 0 to 1. */
  get brightness() { return this[STATE].brightness; }
  /** The opacity, from 0 to 1. */
  get opacity() { return this[STATE].opacity; }
  /** The part of the colour that keys change. */
  get activePart() { return this[STATE].activePart ?? PARTS[0]; }

  /** Moves to a colour. */
  moveTo(color, options) {
    return this[MOVE]('move', { to: color }, 'moveTo() takes a colour such as #4f46e5', options);
  }

  /** Makes a part of the colour the active one. */
  activate(part) {
    if (!PARTS.includes(part)) reject(this, `activate() takes ${PARTS.join(', ')}`, shown(part));
    this[UPDATE]();
    this[CONTROL].call('activate', { part });
    this[CONTROL].present();
  }

  #copy(event) {
    event.clipboardData.setData('text/plain', this.value);
    event.preventDefault();
  }

  /** Types a pasted colour. */
  #paste(event) {
    const [, figures] = PASTED.exec(event.clipboardData.getData('text/plain').trim()) ?? [];
    if (!figures) return;
    event.preventDefault();
    for (const key of ['#', ...figures, 'Enter']) {
      this[CONTROL].list.dispatchEvent(new KeyboardEvent('keydown', { key }));
    }
  }
}
