/** Where something on the screen is in an element's own coordinates. */

/** How far apart the probes are, in the element's points; see `.probe` in `styles.js`. */
const DISTANCE = 100;

/** Finds an element's place, turned and scaled as it may be by CSS, by three probes inside it. */
export class LocalSpace {
  #probes;
  #matrix = new DOMMatrix();

  /** @param {HTMLElement[]} probes At the origin, `DISTANCE` to the right, `DISTANCE` below. */
  constructor(probes) {
    this.#probes = probes;
  }

  /** Looks where the element is now. */
  refresh() {
    const [origin, right, below] = this.#probes.map((probe) => probe.getBoundingClientRect());
    this.#matrix = new DOMMatrix([
      (right.x - origin.x) / DISTANCE, (right.y - origin.y) / DISTANCE,
      (below.x - origin.x) / DISTANCE, (below.y - origin.y) / DISTANCE,
      origin.x, origin.y,
    ]).invertSelf();
  }

  x(event) {
    const { a, c, e } = this.#matrix;
    return a * event.clientX + c * event.clientY + e;
  }

  y(event) {
    const { b, d, f } = this.#matrix;
    return b * event.clientX + d * event.clientY + f;
  }
}
