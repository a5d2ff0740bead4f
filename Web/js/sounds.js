/**
 * Plays the `cue` events of elements: sounds, which are synthesized, and vibration.
 *
 * No element needs this module: `playCues()` switches it on for the whole page.
 */

/**
 * The sound of each cue: the pitch at its start and end, in hertz, its duration, its gain; and the duration of its
 * vibration, in milliseconds. Opening rises and closing falls; a tick is as short as a click.
 */
const VOICES = {
  tick: { from: 1800, to: 1800, seconds: 0.04, gain: 0.4, felt: 4 },
  settle: { from: 1200, to: 1200, seconds: 0.04, gain: 0.4, felt: 8 },
  boundary: { from: 320, to: 320, seconds: 0.04, gain: 0.4, felt: 16 },
  open: { from: 260, to: 780, seconds: 0.32, gain: 0.64, felt: 12 },
  close: { from: 780, to: 220, seconds: 0.36, gain: 0.64, felt: 8 },
};
/** The shortest times between equal cues: closer ones sound like noise, and feel like a buzz. */
const LEAST_SECONDS_HEARD = 0.02, LEAST_SECONDS_FELT = 0.05;
/** The fade of a sound that is cut off, short enough to seem immediate. */
const CUT_SECONDS = 0.003;
/** The gain at the end of a sound: exponential ramps never reach 0. */
const SILENCE = 0.0001;
/** The events of a user gesture, without which browsers play no sound. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'];

const isActive = () => navigator.userActivation?.isActive ?? true;

/** Plays cues until it is stopped. */
class CuePlayer {
  #target;
  #volume;
  #sound;
  #haptics;
  /** Created at the first gesture; null if there is no device. */
  #audio;
  #output;
  /** The last sound of each cue. */
  #playing = {};
  #felt = -Infinity;

  constructor(target, { sound = true, haptics = true, volume = 0.3 }) {
    this.#target = target;
    this.#sound = sound;
    this.#haptics = haptics && Boolean(target);
    this.volume = volume;
    target?.addEventListener('cue', this);
    if (!target || !sound) return;
    for (const type of GESTURES) addEventListener(type, this, { capture: true, passive: true });
    // During a gesture, such as a press of a button that switches the sound on, it can begin immediately.
    if (navigator.userActivation?.isActive) this.#begin();
  }

  /** The volume, from 0 to 1. Its square is the gain, so that half the volume sounds about half as loud. */
  get volume() { return this.#volume; }
  set volume(volume) {
    this.#volume = Math.min(Math.max(Number(volume) || 0, 0), 1);
    if (this.#output) this.#output.gain.value = this.#volume ** 2;
  }

  handleEvent({ type, detail }) {
    if (type === 'cue') this.play(detail?.cue, detail?.strength);
    else if (isActive()) this.#begin();
  }

  /** Plays a cue, which may have the strength of a collision; cuts off a sound of the same kind. */
  play(cue, strength) {
    const voice = Object.hasOwn(VOICES, cue) ? VOICES[cue] : null;
    if (!voice) return;
    // A collision without speed has half the usual level.
    const level = strength >= 0 && strength <= 1 ? (1 + strength) / 2 : 1;
    if (this.#haptics) this.#vibrate(voice.felt * level);
    if (this.#audio && this.#volume > 0) this.#sing(cue, voice, level);
  }

  /** Stops playing, and releases the device. */
  stop() {
    this.#target?.removeEventListener('cue', this);
    for (const type of GESTURES) globalThis.removeEventListener?.(type, this, { capture: true });
    this.#audio?.close().catch(() => {});
    this.#audio = null;
    this.#haptics = false;
  }

  /** Opens the device, or resumes it after the browser has suspended it. */
  #begin() {
    try {
      if (this.#audio === undefined) {
        this.#audio = new AudioContext({ latencyHint: 'interactive' });
        this.#output = this.#audio.createGain();
        this.#output.connect(this.#audio.destination);
        this.volume = this.#volume;
      }
      if (this.#audio?.state === 'suspended') this.#audio.resume().catch(() => {});
    } catch {
      // There is no device, or none for this page.
      this.#audio = null;
    }
  }

  #sing(cue, { from, to, seconds, gain }, level) {
    const audio = this.#audio;
    const now = audio.currentTime;
    const before = this.#playing[cue];
    if (before && now - before.start < LEAST_SECONDS_HEARD) return;
    if (before) cut(before, now);
    const end = now + seconds;
    const tone = audio.createOscillator();
    const envelope = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(from, now);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    envelope.gain.setValueAtTime(gain * level, now);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    tone.connect(envelope).connect(this.#output);
    tone.start(now);
    tone.stop(end);
    this.#playing[cue] = { start: now, end, envelope, tone };
  }

  #vibrate(milliseconds) {
    const now = performance.now() / 1000;
    // Before a gesture, browsers block vibration and report that in the console.
    if (now - this.#felt < LEAST_SECONDS_FELT || navigator.userActivation?.hasBeenActive === false) return;
    this.#felt = now;
    navigator.vibrate?.(milliseconds);
  }
}

const cut = ({ end, envelope, tone }, now) => {
  if (end <= now) return;
  envelope.gain.cancelScheduledValues(now);
  envelope.gain.setTargetAtTime(0, now, CUT_SECONDS);
  tone.stop(now + 5 * CUT_SECONDS);
};

/**
 * Plays the cues of an element, or of all elements inside a target, from the user's first gesture on.
 *
 * @param {EventTarget} target An element, or the page.
 * @param {{sound?: boolean, haptics?: boolean, volume?: number}} options Whether to play sounds, whether to vibrate,
 *   and the volume, from 0 to 1.
 */
export const playCues = (target = globalThis.document, options = {}) => new CuePlayer(target, options);
