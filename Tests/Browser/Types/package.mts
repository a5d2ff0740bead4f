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
const isMoved: boolean = dial.moveTo(3, { animated: false });
const wheel: RotaryWheel | null = document.querySelector('rotary-wheel');
const index: number | undefined = wheel?.draw({ turns: 3 });
const spinner: RotarySpinner = document.createElement('rotary-spinner');
spinner.stepUp(2);
const row: RotarySpinnerRow = document.createElement('rotary-spinner-row');
row.kind = 'time';
const menu: RotaryRingMenu = document.createElement('rotary-ring-menu');
menu.addEventListener('chosen', ({ detail }) => console.log(detail.item?.textContent));
const table: RotaryTurntable = document.createElement('rotary-turntable');
table.itemAt = async (index) => ({ id: String(index), title: `Number ${index}` });
console.log(name, isMoved, index);
// @ts-expect-error: an event is told with its own detail.
dial.addEventListener('change', ({ detail }) => detail.item);
