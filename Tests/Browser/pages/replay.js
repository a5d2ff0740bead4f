// Plays recordings on the core in WebAssembly, and shows them. It is served beside the modules it uses, once with each
// core.
import { AccessView } from './access-view.js';
import * as controls from './controls.js';
import { fetched } from './fetched.js';
import { keyNumber } from './input.js';
import './line-run.js';
import { Player } from './player.js';
import { ACCESSIBILITY, SceneView, TOUCH_AREAS } from './scene-view.js';

const core = await fetched(new URL('./rotary.wasm', import.meta.url));
const settingsOf = (type) => Object.keys(controls[type].settings);

window.replay = (text) => {
  const view = new SceneView(document.createElement('div'));
  const access = new AccessView(
    document.createElement('div'), document.createElement('div'), () => {});
  const readPart = (part, words) => {
    if (part === ACCESSIBILITY) access.apply(words);
    else if (part === TOUCH_AREAS) {
      for (let count = 7 * words.number(); count > 0; count--) words.number();
    } else view.apply(part, words);
  };
  const [header, ...lines] = text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const player = new Player({ core, keyNumber, settingsOf }, readPart, header);
  for (const line of lines) player.play(line);
  return player.finish();
};
