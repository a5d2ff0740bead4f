/** What is to be heard or felt. */
export type RotaryCue = 'tick' | 'boundary' | 'open' | 'close' | 'settle';

/** How cues are played. */
export interface CueOptions {
  /** Whether they are heard. Default true. */
  sound?: boolean;
  /** Whether they are felt, on devices that can. Default true. */
  haptics?: boolean;
  /** How loud, from 0 to 1. Default 0.3. */
  volume?: number;
}

/** Plays cues, until it is stopped. */
export interface CuePlayer {
  /** How loud, from 0 to 1. */
  volume: number;
  /** Plays a cue at once. */
  play(cue: RotaryCue): void;
  /** Plays nothing from now on. */
  stop(): void;
}

/**
 * Plays the `cue` events of an element, or of all in the page, from the user's first gesture on. Where
 * there is no device, nothing is played.
 */
export function playCues(target?: EventTarget, options?: CueOptions): CuePlayer;
