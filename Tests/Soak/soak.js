// Random gestures on elements, for soak.py. The address names the elements.

const tags = location.search.slice(1).split(',');
const OPTIONS = { 'rotary-wheel': 8, 'rotary-turntable': 40, 'rotary-ring-menu': 6 };
const ATTRIBUTES = {
  'rotary-activity-rings': { values: '1 2 3', goals: '4 4 4' },
  'rotary-gauge': { editable: '', value: '40' }, 'rotary-spinner-row': { kind: 'time' },
};
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', ' ', 'Escape',
  '1', '7', 'a', 'Backspace'];
const TURNS = {
  'rotary-wheel': (e) => e.startTurning(3), 'rotary-spinner': (e) => e.moveTo(e.valueAsNumber + 40),
  'rotary-turntable': (e) => e.scrollToItem(Math.floor(random() * 40)), 'rotary-dial': (e) => e.moveTo(random() * 100),
  'rotary-gauge': (e) => { e.value = random() * 100; },
  'rotary-clock': (e) => { e.value = `${Math.floor(random() * 12) + 10}:30`; },
  'rotary-color-wheel': (e) => e.moveTo(`#${Math.floor(random() * 900000) + 100000}`),
  'rotary-spinner-row': (e) => { e.value = `${Math.floor(random() * 12) + 10}:30`; },
};
let state = 1;

/** A random number from 0 up to 1: a linear congruential generator (Numerical Recipes, 1992, chapter 7.1). */
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

// The number of the elements' events, which shows that the gestures do something.
let heard = 0;
for (const type of ['input', 'change', 'press', 'dial', 'chosen', 'opened']) {
  addEventListener(type, () => { heard++; }, true);
}

/** The elements that are removed before the memory of earlier ones is freed. */
const BATCH = 200;
const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });
const pick = (list) => list[Math.floor(random() * list.length)];
const frame = () => new Promise((done) => { requestAnimationFrame(done); });
const place = document.querySelector('main');

function make(tag) {
  const element = document.createElement(tag);
  element.setAttribute('aria-label', 'It');
  for (const [name, value] of Object.entries(ATTRIBUTES[tag] ?? {})) element.setAttribute(name, value);
  for (let count = 0; count < (OPTIONS[tag] ?? 0); count++) element.append(new Option(`Option ${count}`, `v${count}`));
  return element;
}

/** Sends a pointer event to the part at a point of an element, from -1 to 1 in both directions. */
function point(element, type, id, x, y) {
  const box = element.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width * (x + 1) / 2, box.y + box.height * (y + 1) / 2];
  const target = element.shadowRoot.elementFromPoint(clientX, clientY) ?? element;
  target.dispatchEvent(new PointerEvent(type, {
    pointerId: id, pointerType: id % 3 ? 'touch' : 'mouse', isPrimary: true, button: type === 'pointermove' ? -1 : 0,
    buttons: type === 'pointerup' ? 0 : 1, clientX, clientY, bubbles: true, composed: true, cancelable: true,
  }));
}

/** A gesture of some events; returns their number. */
function gesture(element, next) {
  const kind = random();
  if (kind < 0.2) {
    const key = pick(KEYS);
    const target = element.shadowRoot.activeElement ?? element.shadowRoot.querySelector('[tabindex]') ?? element;
    for (const type of ['keydown', 'keyup']) {
      target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true }));
    }
    return 2;
  }
  if (kind < 0.3) {
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: (random() - 0.5) * 300, bubbles: true, cancelable: true }));
    return 1;
  }
  if (kind < 0.35) {
    element.toggleAttribute('disabled', random() < 0.2);
    element.style.width = `${Math.floor(120 + random() * 80)}px`;
    return 2;
  }
  const id = next + 2;
  let [x, y] = [random() * 1.6 - 0.8, random() * 1.6 - 0.8];
  const count = 1 + Math.floor(random() * 20);
  point(element, 'pointerdown', id, x, y);
  for (let move = 0; move < count; move++) {
    [x, y] = [x + (random() - 0.5) * 0.3, y + (random() - 0.5) * 0.3];
    point(element, 'pointermove', id, x, y);
  }
  point(element, random() < 0.1 ? 'pointercancel' : 'pointerup', id, x, y);
  return count + 2;
}

window.soak = {
  ready: Promise.all(tags.map(async (tag) => {
    await import(tags.length > 1 ? './rotary.js' : `./${tag}.js`);
    await customElements.get(tag).ready;
  })),

  begin(seed) {
    state = seed;
    place.append(make(tags[0]));
  },

  /** Sends a number of events to the first element, with a frame after each few gestures. */
  async events(count) {
    const element = place.firstElementChild;
    for (let sent = 0, round = 0; sent < count; round++) {
      sent += gesture(element, round);
      if (round % 100 === 0) await frame();
    }
  },

  /** Adds and removes elements, each of them held when it is removed, or turning. */
  async added(count) {
    for (let index = 0; index < count; index++) {
      const element = make(tags[index % tags.length]);
      place.append(element);
      point(element, 'pointerdown', 9, 0.5, 0);
      point(element, 'pointermove', 9, 0.4, 0.3);
      if (index % 2) point(element, 'pointerup', 9, 0.3, 0.5);
      if (index % 50 === 0) await frame();
      element.remove();
      // The core's memory of a removed element is freed after a second, or with the element if it was moving.
      if (index % BATCH === BATCH - 1) {
        await pause(1_200);
        gc();
        await pause(100);
      }
    }
  },

  fill(count) {
    const turning = Object.keys(TURNS);
    for (let index = 0; index < count; index++) place.append(make(turning[index % turning.length]));
  },

  /** Lets a number of frames pass, in which all elements turn. */
  async turning(frames) {
    for (let index = 0; index < frames; index++) {
      if (index % 60 === 0) for (const element of place.children) TURNS[element.localName](element);
      await frame();
    }
  },

  /** Ends all motion, and waits until removed elements are freed. */
  async rest() {
    for (const element of place.children) element.stopTurning?.();
    await pause(1_500);
  },

  async frames(count) {
    for (let index = 0; index < count; index++) await frame();
  },

  heard: () => heard,

  /** Whether the first element takes input: then a part of it can have the focus. */
  takesInput: () => place.firstElementChild.shadowRoot.querySelector('[tabindex]') !== null,

  /** The bytes of all cores' WebAssembly memory. */
  memory: () => [...new Set(tags.map((tag) => customElements.get(tag).core))]
    .reduce((sum, core) => sum + core.exports.memory.buffer.byteLength, 0),

  /** The handle of a new control: the first free number, so the number of controls in use, if none is lost. */
  controls() {
    const { core, type, types } = customElements.get(tags[0]);
    const handle = core.create(types?.[0] ?? type);
    core.exports.destroy(handle);
    return handle;
  },
};
