// Compiled by test_package.py, by the package's name; nothing runs it.
import { RotaryRingMenu, RotaryTurntable } from 'rotarykit';
import { RotaryDial, type RotaryDialDetail, type RotaryDialEventMap } from 'rotarykit/rotary-dial.js';
import { RotarySpinnerRow } from 'rotarykit/rotary-spinner-row.js';
import { RotarySpinner } from 'rotarykit/rotary-spinner.js';
import { RotaryWheel } from 'rotarykit/rotary-wheel.js';
import { playCues, type CuePlayer } from 'rotarykit/sounds.js';

const player: CuePlayer = playCues(document, { sound: true, haptics: false, volume: 0.2 });
player.volume = 1;
player.play('tick');
player.stop();
playCues();
// @ts-expect-error: there is no such cue.
player.play('bang');
// @ts-expect-error: a number is asked for.
playCues(document, { volume: 'loud' });

const dial: RotaryDial = document.createElement('rotary-dial');
dial.addEventListener('input', ({ detail }: CustomEvent<RotaryDialDetail>) => console.log(detail.valueLow));
const name: keyof RotaryDialEventMap = 'change';
const { interrupted, valueAsNumber } = await dial.moveTo(3, { animated: false });
dial.addEventListener('motionend', ({ detail }) => detail.interrupted === interrupted && detail.valueAsNumber === valueAsNumber);
const wheel: RotaryWheel | null = document.querySelector('rotary-wheel');
const drawn = await wheel?.draw({ turns: 3 });
const index: number | undefined = drawn?.index;
const odds: number[] | undefined = drawn?.draw.odds;
wheel?.addEventListener('motionend', ({ detail }) => console.log(detail.draw?.random, odds));
const spinner: RotarySpinner = document.createElement('rotary-spinner');
spinner.stepUp(2);
const row: RotarySpinnerRow = document.createElement('rotary-spinner-row');
row.kind = 'time';
const menu: RotaryRingMenu = document.createElement('rotary-ring-menu');
menu.addEventListener('chosen', ({ detail }) => console.log(detail.item?.textContent));
const table: RotaryTurntable = document.createElement('rotary-turntable');
table.itemAt = async (index) => ({ id: String(index), title: `Number ${index}` });
console.log(name, wheel?.goalIndex === index);
// @ts-expect-error: an event is told with its own detail.
dial.addEventListener('change', ({ detail }) => detail.item);
const take = ({ detail }: CustomEvent<RotaryDialDetail>) => console.log(detail.valueAsNumber);
dial.addEventListener('change', take);
dial.removeEventListener('change', take, { capture: true });
// @ts-expect-error: nobody listens so to an event with another detail.
dial.removeEventListener('cue', take);
// What any element of a page tells has its own type, and any other name an event's.
const follow = (event: PointerEvent) => event.pointerId;
menu.addEventListener('pointerdown', follow);
menu.removeEventListener('pointerdown', follow);
menu.addEventListener('their-own', ({ type }: Event) => type);
menu.removeEventListener('pointerup', { handleEvent: ({ type }) => type });
// @ts-expect-error: a key has no pointer.
menu.addEventListener('keydown', follow);
const failure: keyof RotaryDialEventMap = 'error';
const explain = ({ message, error }: RotaryDialEventMap['error']) => console.log(failure, message, error);
dial.addEventListener('error', explain);
table.removeEventListener('error', explain);
// @ts-expect-error: an error has no detail.
dial.addEventListener('error', ({ detail }) => detail);
