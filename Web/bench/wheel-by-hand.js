// A wheel that turns, a pointer that bends, and the events of the selection.
import { copyPicture, send } from './by-hand.js';

const COUNT = 12;
const STEP = 2 * Math.PI / COUNT;
const BEND = 0.2;

await copyPicture('rotary-wheel', (root) => {
  const disc = root.querySelector('div[part=disc]');
  const pointer = root.querySelector('div[part=pointer]');
  let selection = 0;
  return (rotation) => {
    disc.style.transform = `rotate(${rotation}rad)`;
    const place = rotation / STEP;
    const nearest = Math.round(place);
    pointer.style.transform = `rotate(${BEND * (place - nearest)}rad)`;
    const selected = ((-nearest % COUNT) + COUNT) % COUNT;
    if (selected === selection) return;
    selection = selected;
    send(root, 'input', { index: selection });
    send(root, 'cue', { cue: 'tick' });
  };
});
