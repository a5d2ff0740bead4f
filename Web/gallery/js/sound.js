import { playCues } from "../../sounds.js";

/** Sound is off until somebody switches it on; that press is the gesture browsers ask for. */
export function connectSound() {
  const loudness = document.getElementById("loudness");
  let cues;
  document.getElementById("sound").addEventListener("change", (event) => {
    const isOn = event.target.checked;
    loudness.disabled = !isOn;
    cues?.stop();
    cues = isOn ? playCues(document, { volume: volumeOf(loudness) }) : undefined;
    cues?.play("tick");
  });
  loudness.addEventListener("input", () => {
    cues.volume = volumeOf(loudness);
    cues.play("tick");
  });
}

function volumeOf(loudness) {
  return loudness.value / 100;
}
