/** The position of an element on the screen, under all CSS transforms of the element and its ancestors. */

/** The distance between the probes, in the element's points; see `.probe` in `styles.js`. */
const DISTANCE = 100;

const isSame = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/**
 * Converts positions on the screen to an element's own points. Measures the layout only if the element may have moved.
 *
 * While it follows the element, an `IntersectionObserver` detects movement in each frame, at no cost to the page.
 */
export class LocalSpace {
  #element;
  #probes;
  /** The six numbers of CSS `matrix()`, from the screen to the element. */
  #a = 1; #b = 0; #c = 0; #d = 1; #e = 0; #f = 0;
  #isFollowing = false;
  /** @type {Map<Element, {rect: DOMRect, observer: IntersectionObserver, threshold: number}>} */
  #seen = new Map();

  /**
   * @param {HTMLElement} element The followed element.
   * @param {HTMLElement[]} probes Inside it: at its origin, `DISTANCE` to the right, `DISTANCE` below.
   */
  constructor(element, probes) {
    this.#element = element;
    this.#probes = probes;
  }

  /** Measures the position now. */
  refresh() {
    const [origin, right, below] = this.#probes.map((probe) => probe.getBoundingClientRect());
    const { a, b, c, d, e, f } = new DOMMatrix([
      (right.x - origin.x) / DISTANCE, (right.y - origin.y) / DISTANCE,
      (below.x - origin.x) / DISTANCE, (below.y - origin.y) / DISTANCE,
      origin.x, origin.y,
    ]).invertSelf();
    [this.#a, this.#b, this.#c, this.#d, this.#e, this.#f] = [a, b, c, d, e, f];
    if (this.#isFollowing) this.#observe();
  }

  /** Measures the position, now and whenever the element moves. */
  follow() {
    this.#isFollowing = true;
    this.refresh();
  }

  unfollow() {
    this.#isFollowing = false;
    for (const { observer } of this.#seen.values()) observer.disconnect();
    this.#seen.clear();
  }

  x(x, y) {
    return this.#a * x + this.#c * y + this.#e;
  }

  y(x, y) {
    return this.#b * x + this.#d * y + this.#f;
  }

  /** The origin shows changes that the outline does not: a quarter turn, or equally smaller margins on all sides. */
  #observe() {
    for (const target of [this.#element, this.#probes[0]]) this.#watch(target, target.getBoundingClientRect(), 1);
  }

  /** Calls back when the share of a target that lies in its present rectangle changes from `threshold`. */
  #watch(target, rect, threshold) {
    this.#seen.get(target)?.observer.disconnect();
    const root = target.ownerDocument;
    const { clientWidth, clientHeight } = root.documentElement;
    const insets = [rect.top, clientWidth - rect.right, clientHeight - rect.bottom, rect.left];
    const rootMargin = insets.map((inset) => `${-Math.floor(inset)}px`).join(' ');
    const observer = new IntersectionObserver(this.#onChange, { root, rootMargin, threshold });
    observer.observe(target);
    this.#seen.set(target, { rect, observer, threshold });
  }

  /** Is also called once when a target is first observed: a clipped target is never wholly inside. */
  #onChange = (entries) => {
    const { target, intersectionRatio } = entries.at(-1);
    const { rect, threshold } = this.#seen.get(target) ?? {};
    if (!rect) return;
    if (!isSame(rect, target.getBoundingClientRect())) this.refresh();
    else if (intersectionRatio !== threshold && intersectionRatio > 0) this.#watch(target, rect, intersectionRatio);
  };
}
