/** Sends `scrolled` events of an element to the page, at most one a frame. */
export class ScrollReporter {
  #element;
  #control;
  /** The values that were sent last, and the frame. */
  #sent = {};
  #frame = 0;

  /**
   * @param {HTMLElement} element The element that sends `scrolled`.
   * @param {import('./control.js').Control} control Has `offset` and `speed` in its state.
   */
  constructor(element, control) {
    this.#element = element;
    this.#control = control;
    const { offset, speed } = control.state;
    this.#sent = { offset, speed };
    control.onShown = (isFrame) => {
      // Changes between frames are sent with the next frame; those of the element's own frame, in that frame.
      if (isFrame) this.#send();
      else this.#expectFrame();
    };
  }

  #expectFrame() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#onFrame);
  }

  #onFrame = () => {
    this.#frame = 0;
    this.#send();
  };

  #send() {
    const { offset, speed } = this.#control.state;
    if (offset === this.#sent.offset && speed === this.#sent.speed) return;
    const frame = document.timeline.currentTime;
    if (frame === this.#sent.frame) return this.#expectFrame();
    this.#sent = { offset, speed, frame };
    this.#element.dispatchEvent(new CustomEvent('scrolled', { detail: { offset, speed } }));
  }
}
