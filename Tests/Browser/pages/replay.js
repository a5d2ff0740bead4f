// Plays a recording straight on the core in WebAssembly, as `rotary replay` does natively. It is
// served beside the modules it takes, once with each core.
import { AccessView } from './access-view.js';
import { call, core, read, set, state } from './core.js';
import { keyNumber } from './input.js';
import './line-run.js';
import { ACCESSIBILITY, END, EVENT, SceneView, TOUCH_AREAS } from './scene-view.js';

const FRAMES_PER_SECOND = 120;
const PHASES = ['down', 'move', 'up', 'cancel', 'hover', 'leave'];
const KINDS = ['touch', 'mouse', 'pen'];
const ORIENTATIONS = ['portrait', 'landscapeLeft', 'portraitUpsideDown', 'landscapeRight'];
const MODIFIERS = ['shift', 'control', 'option', 'command'];

const asValue = (value) =>
  Array.isArray(value) && value.every(Number.isFinite) ? Float64Array.from(value) : value;

/** What the core makes of a control's name, and the names of its settings. */
const CONTROLS = {
  wheel: ['createWheel', 'wheelSettings'],
  'number-spinner': ['createSpinner', 'spinnerSettings'],
  'spinner-row': ['createSpinnerRow', 'spinnerRowSettings'],
  dial: ['createDial', 'dialSettings'],
  'ring-menu': ['createRingMenu', 'ringMenuSettings'],
  turntable: ['createTurntable', 'turntableSettings'],
  'gesture-pad': ['createGesturePad', 'gesturePadSettings'],
  'motion-plot': ['createMotionPlot', 'motionPlotSettings'],
  happiness: ['createHappiness', 'happinessSettings'],
  'phone-frame': ['createPhoneFrame', 'phoneFrameSettings'],
  'star-field': ['createStarField', 'starFieldSettings'],
  'mark-sheet': ['createMarkSheet', 'markSheetSettings'],
  'relationship-planet': ['createRelationshipPlanet', 'relationshipPlanetSettings'],
  'layout-box': ['createLayoutBox', 'layoutBoxSettings'],
};

class Player {
  #handle;
  #view = new SceneView(document.createElement('div'));
  #access = new AccessView(
    document.createElement('div'), document.createElement('div'), () => {});
  #time = 0;
  #size = null;
  /** How the device is held: the number of the orientation. */
  #held = 0;
  told = [];

  constructor({ control, settings = {}, size }) {
    const [create, names] = CONTROLS[control];
    this.#handle = core[create]();
    for (const name of read(core[names]()).text().split(' ')) {
      if (name in settings) this.#set(name, settings[name]);
    }
    if (size) this.#resize(size);
  }

  play(line) {
    this.#advance(line.t);
    const handle = this.#handle;
    const bits = (line.modifiers ?? []).reduce((sum, name) => sum | 1 << MODIFIERS.indexOf(name), 0);
    if ('pointer' in line) {
      this.#hear(core.pointer(
        handle, PHASES.indexOf(line.pointer), line.id ?? 1, line.x ?? 0, line.y ?? 0,
        KINDS.indexOf(line.kind ?? 'touch'), bits, line.t, true));
    } else if ('key' in line) this.#hear(core.key(handle, keyNumber(line.key), bits, line.t));
    else if ('wheel' in line) this.#hear(core.scroll(handle, ...line.wheel, line.t));
    else if ('detent' in line) this.#hear(core.detents(handle, line.detent, line.t));
    else if ('focus' in line) this.#hear(core.focus(handle, line.focus, line.t));
    else if ('size' in line) this.#resize(line.size);
    else if ('orientation' in line) this.#turn(ORIENTATIONS.indexOf(line.orientation), line.t);
    else if ('setting' in line) this.#set(...Object.entries(line.setting)[0]);
    else if ('call' in line) this.#hear(call(handle, line.call, line.arguments ?? {}, line.t));
  }

  /** What was told, and the state at the end, as `rotary replay` prints it. */
  finish() {
    const result = [...this.told, { t: this.#time, state: state(this.#handle) }];
    core.destroy(this.#handle);
    return result;
  }

  #resize(size) {
    this.#size = size;
    this.#hear(core.resize(this.#handle, ...size));
  }

  /** A control that turns nothing itself is given the size of the screen as it is held now. */
  #turn(number, t) {
    // The core of the elements has nothing that turns itself.
    const isTaken = core.orientation !== undefined
      && this.#hear(core.orientation(this.#handle, number, t)) === 0;
    if (isTaken) return;
    if (number % 2 !== this.#held % 2) this.#resize(this.#size.toReversed());
    this.#held = number;
  }

  #set(name, value) {
    if (set(this.#handle, name, asValue(value)) !== 0) throw new Error(`refused: ${name}`);
  }

  #advance(end) {
    for (let frame = Math.floor(this.#time * FRAMES_PER_SECOND) + 1;
      frame / FRAMES_PER_SECOND < end; frame++) {
      this.#hear(core.advance(this.#handle, frame / FRAMES_PER_SECOND));
    }
    this.#hear(core.advance(this.#handle, end));
    this.#time = Math.max(this.#time, end);
  }

  #hear(address) {
    const words = read(address);
    const outcome = words.number();
    words.number();
    for (let part = words.number(); part !== END; part = words.number()) {
      if (part === EVENT) {
        const t = words.number();
        words.number();
        words.number();
        this.told.push({ t, event: words.text(), ...words.fields() });
      } else if (part === ACCESSIBILITY) this.#access.apply(words);
      else if (part === TOUCH_AREAS) {
        for (let count = 6 * words.number(); count > 0; count--) words.number();
      }
      else this.#view.apply(part, words);
    }
    return outcome;
  }
}

window.replay = (text) => {
  const [header, ...lines] = text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const player = new Player(header);
  for (const line of lines) player.play(line);
  return player.finish();
};
