// Input that no page should send but some will: every setting, call, size, coordinate and time at the limits of
// numbers, at rest, during a gesture and after it. The control must keep working.

import { seeded } from '../Browser/pages/random.js';
import { ACTIONS, controlsOf, PHASES, Player, SCROLL_PHASES } from './player.js';
import { readPart } from './report.js';

/** Limits of doubles, of the integers that they represent exactly, and of integers. */
const NUMBERS = [
  0, -0, 1, -1, 5e-324, 1e-9, 1e15, -1e15, 1e19, -1e19, 1e200, -1e200, 1e300, Number.MAX_VALUE,
  -Number.MAX_VALUE, NaN, Infinity, -Infinity,
  2 ** 31 - 1, -(2 ** 31), 2 ** 53, 2 ** 63 - 1024, 2 ** 63, -(2 ** 63),
];
const INTEGERS = [2 ** 31 - 1, -(2 ** 31), -1, 0, 1];
const TEXTS = ['', ' ', '-', '1e400', 'NaN', '9'.repeat(400), '\ufffe', '123 456', '>', 'M0'];
const LISTS = NUMBERS.flatMap((number) => [[number], [0, number], [number, 1], [1, number, 2]]);
/** Values of arguments, by name, where neither the default nor 1 is valid. */
const USUAL = { x: 100, y: 100, width: 100, height: 100, titles: ['One', 'Two'], ids: [1, 2], gesture: 'tap' };
/** Calls of controls by name, with valid arguments. */
const callsOf = ({ calls }) => calls.map(({ name: call, arguments: named }) => ({
  call,
  arguments: Object.fromEntries(named.map(({ name, default: usual = 1 }) => [name, USUAL[name] ?? usual])),
}));
const KEYS = [
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'PageUp', 'PageDown', 'End', 'Enter', ' ',
  '5', '-', '.', 'b', 'Backspace', 'Escape',
];
const SIZE = [320, 240];
const SECONDS_TO_REST = 60;

/** Input for a control, each at a slightly later time. */
class Hand {
  time = 0;

  constructor(web, control) {
    this.player = new Player(web, readPart, { control, size: SIZE });
  }

  do(line, after = 0.01) {
    this.time += after;
    return this.player.perform({ t: this.time, ...line });
  }

  grab() {
    this.do({ pointer: 'down', x: 250, y: 120 });
    this.do({ pointer: 'move', x: 249, y: 135 });
    this.do({ pointer: 'move', x: 246, y: 150 });
  }

  throw() {
    this.grab();
    this.do({ pointer: 'move', x: 235, y: 175 });
    this.do({ pointer: 'up', x: 235, y: 175 }, 0.001);
    this.do({ frame: true });
  }

  /** Ordinary input of a control: all of it, or only a press, a throw and a key. */
  use(all) {
    this.player.present();
    this.do({ frame: true });
    this.do({ pointer: 'up', x: 200, y: 200 });
    for (const key of all ? KEYS : KEYS.slice(0, 1)) this.do({ key });
    this.throw();
    this.do({ frame: true }, 0.1);
    if (all) {
      this.do({ wheel: [10, 40] });
      this.do({ detent: 2 });
      this.do({ focus: true });
      this.do({ size: [200, 300] });
      this.do({ pointer: 'down', x: 160, y: 120 });
      this.do({ pointer: 'up', x: 160, y: 120 });
      this.do({ frame: true }, 1);
    }
    this.do({ frame: true }, SECONDS_TO_REST);
    this.player.present();
    for (const { event, ...fields } of this.player.told) demandNumbers(event, fields);
    demandNumbers('the state', this.player.state);
  }
}

const demandNumbers = (where, fields) => {
  for (const name in fields) {
    const value = fields[name];
    const hasNaN = Array.isArray(value) ? value.some(Number.isNaN) : Number.isNaN(value);
    if (hasNaN) throw new Error(`NaN in ${where}: ${name}`);
  }
};

/** The input before a corner. Only a corner at rest is followed by all ordinary input, which takes most of the time. */
const REST = 'at rest';
const MOMENTS = {
  [REST]: () => {},
  'while held': (hand) => hand.grab(),
  'while thrown': (hand) => hand.throw(),
};

/** A number as in a recording; JSON has no words for NaN and infinity. */
const text = (value) => JSON.stringify(value, (_, inner) =>
  typeof inner === 'number' && !Number.isFinite(inner) || Object.is(inner, -0)
    ? Object.is(inner, -0) ? '-0' : String(inner) : inner);

/** Lines of a recording, each with a corner. */
function* lines(calls) {
  for (const number of NUMBERS) {
    for (const size of [[number, 240], [320, number], [number, number]]) yield { size };
    for (const wheel of [[number, 0], [0, number], [number, number]]) {
      yield { wheel };
      for (const phase of SCROLL_PHASES) yield { wheel, unit: 'notches', phase };
    }
    for (const element of [0, 1, 2]) yield { accessibility: 'setValue', element, value: number };
    for (const pointer of PHASES) {
      for (const [x, y] of [[number, 120], [250, number], [number, number], [-number, number]]) {
        yield { pointer, x, y };
      }
    }
    for (const input of [
      { key: 'ArrowRight' }, { wheel: [0, 40] }, { frame: true }, { pointer: 'move', x: 200, y: 200 },
      { pointer: 'up', x: 200, y: 200 }, ...calls.slice(0, 1),
    ]) yield { t: number, ...input };
    for (const { call, arguments: given } of calls) {
      for (const name of Object.keys(given)) {
        if (typeof given[name] === 'number') yield { call, arguments: { ...given, [name]: number } };
      }
    }
  }
  for (const count of INTEGERS) {
    for (const accessibility of ACTIONS) yield { accessibility, element: count, value: 3 };
    yield { detent: count };
    for (const pointer of PHASES) yield { pointer, id: count, x: 250, y: 120 };
  }
  yield* calls;
}

/** The values to try of a setting: corners of all types. */
const valuesOf = ({ kind, minimum, maximum, choices = [] }) => [
  ...NUMBERS, ...TEXTS, ...choices, ...[minimum, maximum].filter((end) => end !== undefined),
  ...kind.startsWith('numbers') ? LISTS : [[], [NaN]], true, false,
  ...kind === 'texts' ? TEXTS.map((one) => [one, 'a', one]) : [],
];

/** Whether the name that a function returns begins with one of some prefixes; without prefixes, any does. */
export const begins = (nameOf, prefixes) =>
  prefixes.length === 0 || prefixes.some((prefix) => nameOf().startsWith(prefix));

/**
 * Every corner, of all controls, whose name begins with a prefix: its control, a function that returns its name, its
 * input, and whether all ordinary input follows. There are many, and few names are needed.
 */
export function* corners(controls, prefixes) {
  for (const { control, settings, ...has } of controls) {
    const all = [...lines(callsOf(has))];
    for (const make of [
      settingCorners(control, settings), lineCorners(control, all), mixtures(control, settings, all),
    ]) for (const corner of make) if (begins(corner.name, prefixes)) yield { control, ...corner };
  }
}

function* settingCorners(control, settings) {
  for (const setting of settings) {
    for (const value of valuesOf(setting)) {
      for (const [moment, prepare] of Object.entries(MOMENTS)) {
        yield {
          name: () => `${control} ${moment}: ${text({ setting: { [setting.name]: value } })}`,
          usesAll: moment === REST,
          // A refused value must change nothing.
          play: (hand) => { prepare(hand); return hand.player.set(setting.name, value) === 0; },
        };
      }
    }
  }
}

function* lineCorners(control, all) {
  for (const line of all) {
    for (const [moment, prepare] of Object.entries(MOMENTS)) {
      yield {
        name: () => `${control} ${moment}: ${text(line)}`,
        usesAll: moment === REST,
        play: (hand) => { prepare(hand); hand.do(line); return true; },
      };
    }
  }
}

/** The number of random cases for each control. */
const MIXTURES = 800;

/** Several settings together, then lines, at random, but the same in every run. */
function* mixtures(control, settings, all) {
  const random = seeded(settings.length);
  const pick = (list) => list[Math.floor(random() * list.length)];
  for (let round = 0; round < MIXTURES; round++) {
    const chosen = Array.from({ length: 2 + Math.floor(random() * 5) }, () => {
      const setting = pick(settings);
      return [setting.name, random() < 0.3 ? pick(valuesOf(setting)) : usual(setting, random)];
    });
    const [first, second] = [pick(all), pick(all)];
    const [moment, prepare] = pick(Object.entries(MOMENTS));
    yield {
      name: () => `${control}: ${text(chosen)} ${moment}: ${text(first)} ${text(second)}`,
      usesAll: true,
      play: (hand) => {
        for (const [name, value] of chosen) hand.player.set(name, value);
        prepare(hand);
        hand.do(first);
        hand.do(second);
        return true;
      },
    };
  }
}

/** A plausible value of a setting. */
const usual = ({ kind, minimum = 0, maximum = 100, choices, default: standard }, random) => {
  const within = () => minimum + random() * (Math.min(maximum, minimum + 1000) - minimum);
  switch (kind) {
    case 'integer': return Math.round(within());
    case 'number': return random() < 0.5 ? within() : Math.round(within());
    case 'choice': case 'choiceOrNumber': return choices[Math.floor(random() * choices.length)];
    case 'flag': return random() < 0.5;
    case 'numbers': return [within(), within(), within()];
    default: return standard;
  }
};

/** Plays one corner; throws if the core traps, or if an event or the scene has a number that is not finite. */
export const playCorner = (web, { control, play, usesAll }) => {
  const hand = new Hand(web, control);
  if (play(hand)) hand.use(usesAll);
  hand.player.finish();
};

/** Controls of the core without a list of settings, or the reverse. */
export const unknownControls = (controls, core) => {
  const known = new Set(controls.map(({ control }) => control));
  const here = new Set(controlsOf(core));
  return [...known].filter((name) => !here.has(name)).concat([...here].filter((name) => !known.has(name)));
};
