/**
 * The picture of an element, taken over as it is and moved by hand: of the element's work only what a move shows.
 * What that costs is the least that the same picture can cost.
 *
 * @param {string} tag The element, whose picture takes its place on the page.
 * @param {(root: ShadowRoot, box: DOMRect) => (rotation: number) => void} prepare Is given the picture and its
 *   place, and answers with what shows how far it was turned, in radians.
 */
export const takeOver = async (tag, prepare) => {
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
    // Has the browser keep what turns as a picture, as the element does.
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

/** Tells the page of an event. */
export const tell = ({ host }, type, detail) =>
  host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
