// A thumb that turns, an arc that grows, a number, and an event for another one.
import { copyPicture, send } from './by-hand.js';

const MIDDLE = 50;
const SWEEP = 1.5 * Math.PI;
const PER_RADIAN = 100 / SWEEP;

await copyPicture('rotary-dial', (root, box) => {
  const arc = root.querySelector('[pathLength]');
  const number = root.querySelector('[part=title]');
  const { style } = root.querySelector('[part=disc]');
  style.transform = `rotate(${-Math.PI / 2}rad)`;
  style.transformOrigin = `${box.width / 2}px ${box.height / 2}px`;
  // The changing number has a separate layout, like the element's.
  number.style.contain = 'layout size style';
  let value = MIDDLE;
  return (rotation) => {
    style.transform = `rotate(${rotation - Math.PI / 2}rad)`;
    arc.style.strokeDasharray = `${(SWEEP / 2 + rotation) / (2 * Math.PI)}px 1px`;
    const nearest = Math.round(MIDDLE + rotation * PER_RADIAN);
    if (nearest === value) return;
    value = nearest;
    number.firstChild.data = String(value);
    send(root, 'input', { value });
    send(root, 'cue', { cue: 'tick' });
  };
});
