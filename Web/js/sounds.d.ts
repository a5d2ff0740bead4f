/** The kinds of sounds and vibrations. */
export type RotaryCue = 'tick' | 'boundary' | 'open' | 'close' | 'settle';

/** Options of `playCues`. */
export interface CueOptions {
  /** Whether to play sounds. Default true. */
  sound?: boolean;
  /** Whether to vibrate, on devices that can. Default true. */
  haptics?: boolean;
  /** The volume, from 0 to 1. Default 0.3. */
  volume?: number;
}

/** Plays cues until it is stopped. */
export interface CuePlayer {
  /** The volume, from 0 to 1. */
  volume: number;
  /** Plays a cue immediately. The strength, from 0 to 1, makes a collision louder; without it, it is 1. */
  play(cue: RotaryCue, strength?: number): void;
  /** Stops playing cues. */
  stop(): void;
}

/**
 * Plays the `cue` events of an element, or of all elements in the page, from the user's first gesture on. Without an
 * audio device, nothing is played.
 */
export function playCues(target?: EventTarget, options?: CueOptions): CuePlayer;
