const pitches = { tick: 1800, settle: 1200, boundary: 320, open: 900, close: 700 };
/** Ticks closer together than this are heard as noise. */
const leastSecondsBetween = 0.02;

let audio;
let isOn = false;
let last = 0;

/** Sound is off until somebody switches it on; that press is the gesture browsers ask for. */
export function connectSound() {
  document.getElementById("sound").addEventListener("change", (event) => {
    isOn = event.target.checked;
    if (!isOn) return;
    audio ??= new AudioContext();
    audio.resume();
    play("tick");
  });
}

/** Plays a cue: a short click, made here, that dies away in a few hundredths of a second. */
export function play(cue) {
  if (!isOn || !(cue in pitches) || audio.currentTime - last < leastSecondsBetween) return;
  last = audio.currentTime;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitches[cue] });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.12, last);
  volume.gain.exponentialRampToValueAtTime(0.0001, last + 0.04);
  tone.connect(volume).connect(audio.destination);
  tone.start(last);
  tone.stop(last + 0.05);
}
