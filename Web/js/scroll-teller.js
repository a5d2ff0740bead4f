/** Tells a page that listens how an element scrolls, at most once a frame. */
export class ScrollTeller {
  #element;
  #control;
  /** What the page was told last, and in which frame. */
  #told = {};
  #frame = 0;

  /**
   * @param {HTMLElement} element Tells `scrolled`.
   * @param {import('./control.js').Control} control Has `offset` and `speed` in its state.
   */
  constructor(element, control) {
    this.#element = element;
    this.#control = control;
    const { offset, speed } = control.state;
    this.#told = { offset, speed };
    control.onShown = (isFrame) => {
      // What happens between frames is told with the next; a frame of the element's own, in it.
      if (isFrame) this.#tell();
      else this.#expectFrame();
    };
  }

  #expectFrame() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#onFrame);
  }

  #onFrame = () => {
    this.#frame = 0;
    this.#tell();
  };

  #tell() {
    const { offset, speed } = this.#control.state;
    if (offset === this.#told.offset && speed === this.#told.speed) return;
    const frame = document.timeline.currentTime;
    if (frame === this.#told.frame) return this.#expectFrame();
    this.#told = { offset, speed, frame };
    this.#element.dispatchEvent(new CustomEvent('scrolled', { detail: { offset, speed } }));
  }
}
