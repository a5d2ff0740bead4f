// Gives the same input to several elements: one whose app only listens, and others whose apps write received values
// back. Returns the events and the final value of each.

import { Clock } from './clock.js';

const frame = () => new Promise(requestAnimationFrame);
let clock;

/** The ways and times of apps to write a value back, by name. */
const ECHOES = {
  property: (e) => { e.value = e.value; },
  told: (e, told) => { e.value = told; },
  attribute: (e) => e.setAttribute('value', e.value),
  setting: (e) => { e.textScale = 1; e.deceleration = e.deceleration; },
  'setting anew': (e) => e.setAttribute('text-scale', e.textScale === '1' ? '1.0' : '1'),
};
const MOMENTS = {
  'in the handler': (echo) => echo(),
  'in a task': (echo) => setTimeout(echo),
  'a frame late': (echo) => requestAnimationFrame(() => requestAnimationFrame(echo)),
};

/** The position on the screen for a direction and a share of the radius. */
const place = (element, degrees, share) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const radius = Math.min(width, height) / 2 * share;
  const angle = degrees * Math.PI / 180;
  return [left + width / 2 + radius * Math.cos(angle), top + height / 2 + radius * Math.sin(angle)];
};

const dispatch = (target, event) => {
  Object.defineProperty(event, 'timeStamp', { value: clock.now });
  target.dispatchEvent(event);
};

/** Sends a pen's event to the element under it, or to the one that captured it. */
const send = (hold, type, [clientX, clientY], buttons) => {
  hold.area ??= hold.element.shadowRoot.elementFromPoint(clientX, clientY);
  for (const each of type === 'pointerdown' ? ['pointerenter', type] : [type]) {
    dispatch(hold.area, new PointerEvent(each, {
      clientX, clientY, buttons, pointerId: 7, pointerType: 'pen', isPrimary: true, bubbles: true,
      composed: true,
    }));
  }
};

const key = (elements, name) => {
  for (const { shadowRoot } of elements) {
    const target = shadowRoot.querySelector('.list [tabindex="0"]') ?? shadowRoot.querySelector('.list');
    dispatch(target, new KeyboardEvent('keydown', { key: name, bubbles: true }));
  }
};

/** A stroke along an arc in a number of moves, a few milliseconds apart; then a rest, or none. */
const stroke = async (elements, [start, sweep, share], gap, rests) => {
  const holds = elements.map((element) => ({ element }));
  const all = (type, degrees, buttons) => {
    for (const hold of holds) send(hold, type, place(hold.element, degrees, share), buttons);
  };
  all('pointerdown', start, 1);
  for (let step = 1; step <= 12; step++) {
    await clock.run(gap);
    all('pointermove', start + sweep * step / 12, 1);
  }
  if (rests) await clock.run(150);
  all('pointerup', start + sweep, 0);
};

const HANDS = {
  tap: async (elements, arc) => {
    const holds = elements.map((element) => ({ element }));
    for (const [type, buttons] of [['pointerdown', 1], ['pointerup', 0]]) {
      for (const hold of holds) send(hold, type, place(hold.element, arc[0], arc[2]), buttons);
      await clock.run(20);
    }
  },
  keys: async (elements) => {
    for (let count = 0; count < 5; count++) {
      key(elements, elements[0].localName === 'rotary-turntable' ? 'ArrowRight' : 'ArrowUp');
      await clock.run(30);
    }
  },
  typing: async (elements) => {
    for (const digit of '72') {
      key(elements, digit);
      await clock.run(60);
    }
    key(elements, 'Enter');
  },
  drag: (elements, arc) => stroke(elements, arc, 16, true),
  fling: (elements, arc) => stroke(elements, arc, 8, false),
};

/** The events of several copies of an element, by the ways of their apps. */
window.compare = async (html, hand, arc) => {
  const main = document.querySelector('main');
  const results = {};
  const add = (name, write) => {
    main.insertAdjacentHTML('beforeend', html);
    const element = main.lastElementChild;
    const told = results[name] = { input: [], change: [], press: [] };
    for (const [type, list] of Object.entries(told)) {
      element.addEventListener(type, ({ detail: { value } }) => {
        list.push(value);
        // A press has no new value.
        if (type !== 'press') write(element, value, type);
      });
    }
    return element;
  };
  const elements = [add('none', () => {})];
  for (const [how, echo] of Object.entries(ECHOES)) {
    for (const [when, moment] of Object.entries(MOMENTS)) {
      elements.push(add(`${how} ${when}`, (e, value, type) => {
        // An item that passes the middle of a turntable is not its value.
        const told = type === 'input' && e.localName === 'rotary-turntable' ? e.value : value;
        moment(() => echo(e, told));
      }));
    }
  }
  await elements[0].ready;
  for (let count = 0; count < 3; count++) await frame();
  clock = new Clock();
  await HANDS[hand](elements, arc);
  do await clock.run(1500); while (elements.some(({ resting }) => !resting));
  elements.forEach((element, index) => {
    Object.values(results)[index].value = element.value;
  });
  return results;
};
