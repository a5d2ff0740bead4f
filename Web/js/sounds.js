/**
 * Plays what the elements tell by their `cue` events: sounds, made here, and touches felt by the hand.
 *
 * It is a module of its own, which no element needs: `playCues()` switches it on for the whole page.
 */

/**
 * What each cue sounds like: from one pitch to another in hertz, how long, how loud; and for how many
 * milliseconds it is felt. Opening rises and closing falls; a tick is as short as a click.
 */
const VOICES = {
  tick: { from: 1800, to: 1800, seconds: 0.04, gain: 0.4, felt: 4 },
  settle: { from: 1200, to: 1200, seconds: 0.04, gain: 0.4, felt: 8 },
  boundary: { from: 320, to: 320, seconds: 0.04, gain: 0.4, felt: 16 },
  open: { from: 260, to: 780, seconds: 0.32, gain: 0.64, felt: 12 },
  close: { from: 780, to: 220, seconds: 0.36, gain: 0.64, felt: 8 },
};
/** Cues of one kind closer together than this are heard as noise, and felt as a buzz. */
const LEAST_SECONDS_HEARD = 0.02, LEAST_SECONDS_FELT = 0.05;
/** A sound that is cut off fades as quickly as the ear takes for at once. */
const CUT_SECONDS = 0.003;
/** What a sound fades to: exponential ramps never reach nothing. */
const SILENCE = 0.0001;
/** What browsers may take for a gesture, without which no page makes a sound. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'];

const isActive = () => navigator.userActivation?.isActive ?? true;

/** Plays cues, until it is stopped. */
class CuePlayer {
  #target;
  #volume;
  #sound;
  #haptics;
  /** Made at the first gesture; null where there can be none. */
  #audio;
  #output;
  /** The sound of each cue that was played last. */
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
    // Within a gesture, such as the press of a button that switches the sound on, it can begin at once.
    if (navigator.userActivation?.isActive) this.#begin();
  }

  /** How loud, from 0 to 1; half of it is half as loud to the ear, which is about the square. */
  get volume() { return this.#volume; }
  set volume(volume) {
    this.#volume = Math.min(Math.max(Number(volume) || 0, 0), 1);
    if (this.#output) this.#output.gain.value = this.#volume ** 2;
  }

  handleEvent({ type, detail }) {
    if (type === 'cue') this.play(detail?.cue);
    else if (isActive()) this.#begin();
  }

  /** Plays a cue; the one of its kind that still sounds is cut off by it. */
  play(cue) {
    const voice = Object.hasOwn(VOICES, cue) ? VOICES[cue] : null;
    if (!voice) return;
    if (this.#haptics) this.#vibrate(voice.felt);
    if (this.#audio && this.#volume > 0) this.#sing(cue, voice);
  }

  /** Plays nothing from now on, and leaves the device to others. */
  stop() {
    this.#target?.removeEventListener('cue', this);
    for (const type of GESTURES) globalThis.removeEventListener?.(type, this, { capture: true });
    this.#audio?.close().catch(() => {});
    this.#audio = null;
    this.#haptics = false;
  }

  /** Starts the device, or wakes it after the browser has put it to sleep. */
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
      // No device, or none for this page: nothing is heard.
      this.#audio = null;
    }
  }

  #sing(cue, { from, to, seconds, gain }) {
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
    envelope.gain.setValueAtTime(gain, now);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    tone.connect(envelope).connect(this.#output);
    tone.start(now);
    tone.stop(end);
    this.#playing[cue] = { start: now, end, envelope, tone };
  }

  #vibrate(milliseconds) {
    const now = performance.now() / 1000;
    // Before a gesture, browsers refuse it and say so in the console.
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
 * Plays the cues of the elements in a target, or of one: heard from the user's first gesture on, and felt
 * where the device can.
 *
 * @param {EventTarget} target An element, or the page.
 * @param {{sound?: boolean, haptics?: boolean, volume?: number}} options Whether it is heard, whether it
 *   is felt, and how loud, from 0 to 1.
 */
export const playCues = (target = globalThis.document, options = {}) => new CuePlayer(target, options);
