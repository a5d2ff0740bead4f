// An element by hand that does for a page what any such element has to: a wheel that turns and a
// pointer that gives way, in a shadow tree, and the events of what is selected.
const SECTORS = 12;
const STEP = 2 * Math.PI / SECTORS;
const BEND = 0.2;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; position: relative; touch-action: none; user-select: none }
  .wheel { position: absolute; inset: 0; border-radius: 50%; background: #eee;
    will-change: transform }
  .sector { position: absolute; left: 230px; top: 230px; width: 40px; height: 40px }
  .pointer { position: absolute; left: 240px; top: 0; width: 20px; height: 40px;
    background: #a33; transform-origin: 10px 0 }`);

const part = (className, parent, text = '') => {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
};

class HandmadeWheel extends HTMLElement {
  #rotation = 0;
  #selection = 0;
  #last = null;
  #center;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    const wheel = part('wheel', shadow);
    for (let index = 0; index < SECTORS; index++) {
      const sector = part('sector', wheel, String(index + 1));
      sector.style.transform = `rotate(${index * STEP}rad) translateY(-200px)`;
    }
    const pointer = part('pointer', shadow);
    wheel.addEventListener('pointerdown', (event) => {
      const box = this.getBoundingClientRect();
      this.#center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      this.#last = this.#direction(event);
      wheel.setPointerCapture(event.pointerId);
    });
    wheel.addEventListener('pointerup', () => { this.#last = null; });
    wheel.addEventListener('pointermove', (event) => {
      if (this.#last === null) return;
      const now = this.#direction(event);
      const way = now - this.#last;
      this.#rotation += way - 2 * Math.PI * Math.round(way / (2 * Math.PI));
      this.#last = now;
      wheel.style.transform = `rotate(${this.#rotation}rad)`;
      const place = this.#rotation / STEP;
      const nearest = Math.round(place);
      pointer.style.transform = `rotate(${BEND * (place - nearest)}rad)`;
      const selection = ((-nearest % SECTORS) + SECTORS) % SECTORS;
      if (selection === this.#selection) return;
      this.#selection = selection;
      this.#tell('input', { index: selection });
      this.#tell('cue', { cue: 'tick' });
    });
  }

  #direction({ clientX, clientY }) {
    return Math.atan2(clientY - this.#center.y, clientX - this.#center.x);
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}

customElements.define('handmade-wheel', HandmadeWheel);
window.ready = true;
