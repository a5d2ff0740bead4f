// Compiled by test_package.py, by the package's name; nothing runs it.
import { RotaryDial, RotaryWheel } from 'rotarykit';

const dial = document.createElement('rotary-dial');
dial.min = 10;
dial.dragPoints = 200;
dial.drag = 'both';
dial.absolute = true;
dial.detents = [1, 2, 3];
dial.step = 'any';
dial.range = true;
dial.valueLow = 3;
dial.addEventListener('change', (event) => { const value: number = event.detail.valueAsNumber; console.log(value); });
const wheel: RotaryWheel = document.querySelector('rotary-wheel')!;
wheel.pointer = 'left';
wheel.pointer = 45;
wheel.tapSelects = false;
// As any element of the page it tells of the pointer.
wheel.addEventListener('click', (event) => { const left: number = event.clientX; console.log(left); });
const more: number = dial.min + 1;
const word: 'focus' | 'always' | 'never' = dial.scrollInput;
const list: readonly number[] = dial.detents;
const isRange: boolean = dial.range && dial.wrap;
console.log(more, word, list.length, isRange);
// @ts-expect-error: a number is a number.
dial.max = '10';
const other: RotaryDial = dial;
console.log(other.formatter);
// @ts-expect-error: there is no such word.
dial.drag = 'sideways';
// @ts-expect-error: a number is asked for.
dial.fine = 'much';
// @ts-expect-error: there is no such setting.
dial.speed = 3;
// @ts-expect-error: it is read only.
wheel.resting = true;
// @ts-expect-error: a click has no detail of ours.
wheel.addEventListener('click', (event) => event.detail.index);
