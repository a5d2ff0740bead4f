// Compiled by test_package.py, by the package's name; nothing runs it.
import { RotaryProgressRing, type RotaryProgressRingEventMap } from 'rotarykit/rotary-progress-ring.js';

const ring: RotaryProgressRing = document.createElement('rotary-progress-ring');
ring.formatter = (seconds) => seconds.toFixed(1);
ring.addEventListener('finish', ({ detail }) => console.log(detail.value));
ring.addEventListener('error', ({ message }) => console.log(message), { once: true });
const name: keyof RotaryProgressRingEventMap = 'cross';
console.log(name);
// @ts-expect-error: it is read only.
ring.phase = 'running';
