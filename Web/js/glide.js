/** Motions that nothing disturbs, as animations that the browser runs without the page's scripts. */

/** How far a displayed angle may differ from the core's, in radians: 0.02 degrees. */
const TOLERANCE = 0.02 * Math.PI / 180;
/** The longest time that is planned, and the shortest that is worth an animation. */
const LONGEST_SECONDS = 10, SHORTEST_SECONDS = 0.2;
/** The time before an event that counts as before it. */
const EVENT_SECONDS = 1e-6;
/** How long a control must be undisturbed: a mouse that moves over it does not start an animation in each frame. */
const CALM_SECONDS = 0.1;

/** The indices of the angles between which straight lines are close enough to all others. */
const keyIndices = (angles) => {
  const last = angles.length - 1;
  const kept = [0];
  for (let from = 0; from < last;) {
    // The slopes of the lines from the kept angle that pass all later ones closely enough.
    let [least, most, to] = [-Infinity, Infinity, from + 1];
    for (let next = from + 1; next <= last; next++) {
      const [count, way] = [next - from, angles[next] - angles[from]];
      if (way / count >= least && way / count <= most) to = next;
      least = Math.max(least, (way - TOLERANCE) / count);
      most = Math.min(most, (way + TOLERANCE) / count);
      if (least > most) break;
    }
    kept.push(to);
    from = to;
  }
  return kept;
};

/** Runs the animations of a plan, and calls back at its events and at its end. */
export class Glide {
  #animations;
  #due;
  #timer = 0;
  #now;
  #pass;

  /**
   * The plan of a control from its present time; null if another way of displaying it is better.
   *
   * @param {Core} core
   * @param {string} type The control's Swift type.
   * @param {number} time The present time, in seconds.
   * @param {number} disturbed The time of the last input or change.
   */
  static plan(core, type, handle, time, disturbed) {
    if (time - disturbed < CALM_SECONDS) return null;
    const words = core.read(core.exports[`glide${type}`](handle, LONGEST_SECONDS));
    const [start, step] = [words.number(), words.number()];
    const due = words.list(() => words.number());
    const tracks = words.list(() => ({
      node: words.number(), x: words.number(), y: words.number(), angles: words.list(() => words.number()),
    }));
    const seconds = step * ((tracks[0]?.angles.length ?? 0) - 1);
    return seconds < SHORTEST_SECONDS ? null : { start, seconds, due, tracks };
  }

  /**
   * @param {object} plan See `plan`.
   * @param {SceneView} view Shows the control.
   * @param {number} start The start of the plan on the document's timeline, in milliseconds.
   * @param {() => number} now Returns the time in seconds.
   * @param {(isEnd: boolean) => void} pass Is called at events and at the end.
   */
  constructor({ start: time, seconds, due, tracks }, view, start, now, pass) {
    this.#now = now;
    this.#pass = pass;
    this.#due = [...due.filter((each) => each < time + seconds), time + seconds];
    this.#animations = tracks.filter(({ angles }) => angles.some((angle) => angle !== angles[0]))
      .map(({ node, x, y, angles }) => {
        const frames = keyIndices(angles).map((index) => (
          { transform: `rotate(${angles[index]}rad)`, offset: index / (angles.length - 1) }));
        const animation = view.animate(node, x, y, frames, { duration: seconds * 1000, fill: 'both' });
        animation.startTime = start;
        return animation;
      });
    this.#wait();
  }

  /** The present time, or just before the next event if that is late: a state is never ahead of the events. */
  get time() {
    return Math.min(this.#now(), this.#due[0] - EVENT_SECONDS);
  }

  #wait() {
    this.#timer = setTimeout(this.#onDue, Math.max(0, (this.#due[0] - this.#now()) * 1000));
  }

  #onDue = () => {
    const now = this.#now();
    const isDue = this.#due[0] <= now;
    while (this.#due[0] <= now) this.#due.shift();
    const isEnd = this.#due.length === 0;
    if (!isEnd) this.#wait();
    if (!isDue) return;
    this.#pass(isEnd);
  };

  /** Ends the animations; the control is displayed as its nodes are. */
  cancel() {
    clearTimeout(this.#timer);
    for (const animation of this.#animations) animation.cancel();
  }
}
