/**
 * What each cue sounds like, made here: from one pitch to another, how long, and how loud.
 *
 * Opening rises and closing falls; a tick is as short as a click.
 */
const voices = {
  tick: { from: 1800, to: 1800, seconds: 0.04, gain: 0.4 },
  settle: { from: 1200, to: 1200, seconds: 0.04, gain: 0.4 },
  boundary: { from: 320, to: 320, seconds: 0.04, gain: 0.4 },
  open: { from: 260, to: 780, seconds: 0.32, gain: 0.64 },
  close: { from: 780, to: 220, seconds: 0.36, gain: 0.64 },
};
/** Ticks closer together than this are heard as noise. */
const leastSecondsBetween = 0.02;
/** A sound that is cut off fades as quickly as the ear takes for at once. */
const cutSeconds = 0.003;

let audio;
let output;
let isOn = false;
/** The sound of each cue that was played last. */
const playing = {};

/** Sound is off until somebody switches it on; that press is the gesture browsers ask for. */
export function connectSound() {
  const loudness = document.getElementById("loudness");
  document.getElementById("sound").addEventListener("change", (event) => {
    isOn = event.target.checked;
    loudness.disabled = !isOn;
    if (!isOn) return stopAll();
    audio ??= new AudioContext();
    output ??= new GainNode(audio);
    output.connect(audio.destination);
    output.gain.value = volumeOf(loudness);
    audio.resume();
    play("tick");
  });
  loudness.addEventListener("input", () => {
    output.gain.value = volumeOf(loudness);
    play("tick");
  });
}

/** Half of the way is half as loud to the ear, which is about the square. */
function volumeOf(loudness) {
  return (loudness.value / 100) ** 2;
}

/** Plays a cue; the one of its kind that still sounds is cut off by it. */
export function play(cue) {
  const voice = voices[cue];
  if (!isOn || !voice) return;
  const now = audio.currentTime;
  const before = playing[cue];
  if (before && now - before.start < leastSecondsBetween) return;
  if (before) cut(before, now);
  const end = now + voice.seconds;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: voice.from });
  const gain = new GainNode(audio, { gain: 0 });
  tone.frequency.exponentialRampToValueAtTime(voice.to, end);
  gain.gain.setValueAtTime(voice.gain, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(gain).connect(output);
  tone.start(now);
  tone.stop(end + 0.01);
  playing[cue] = { start: now, end, gain, tone };
}

function cut({ end, gain, tone }, now) {
  if (end <= now) return;
  gain.gain.cancelScheduledValues(now);
  gain.gain.setTargetAtTime(0, now, cutSeconds);
  tone.stop(now + 5 * cutSeconds);
}

function stopAll() {
  for (const sound of Object.values(playing)) cut(sound, audio.currentTime);
}
