/**
 * Replaces an element with a copy of its picture, which handwritten code moves without the element's other work. Its
 * cost is the minimum cost of the same picture.
 *
 * @param {string} tag The name of the element.
 * @param {(root: ShadowRoot, box: DOMRect) => (rotation: number) => void} prepare Receives the picture and its
 *   bounds, and returns a function that shows a rotation in radians.
 */
export const copyPicture = async (tag, prepare) => {
  window.ready = false;
  await import(`/dist/${tag}.js`);
  const element = document.querySelector(tag);
  const isDrawn = () => element.shadowRoot.querySelector('.area')?.style.width === `${element.offsetWidth}px`;
  while (!isDrawn()) await new Promise(requestAnimationFrame);

  const copy = document.createElement('div');
  copy.style.cssText = `position:absolute;left:${element.offsetLeft}px;top:${element.offsetTop}px;`
    + `width:${element.offsetWidth}px;height:${element.offsetHeight}px`;
  const root = copy.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = element.shadowRoot.adoptedStyleSheets;
  root.innerHTML = element.shadowRoot.innerHTML;
  element.replaceWith(copy);

  const box = copy.getBoundingClientRect();
  const show = prepare(root, box);
  const direction = ({ clientX, clientY }) =>
    Math.atan2(clientY - box.y - box.height / 2, clientX - box.x - box.width / 2);
  let rotation = 0, last = null;
  const area = root.querySelector('.area');
  area.addEventListener('pointerdown', (event) => {
    last = direction(event);
    area.setPointerCapture(event.pointerId);
    // Makes the browser keep the rotating part as a layer, like the element does.
    root.querySelector('.scene').classList.add('moving');
  });
  area.addEventListener('pointermove', (event) => {
    if (last === null) return;
    const now = direction(event);
    const way = now - last;
    rotation += way - 2 * Math.PI * Math.round(way / (2 * Math.PI));
    last = now;
    show(rotation);
  });
  area.addEventListener('pointerup', () => { last = null; });
  window.ready = true;
};

/** Sends an event to the page. */
export const send = ({ host }, type, detail) =>
  host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
