import { root } from "./data.js";

/** Connects the sound switch. Sound is off at first; the press of the switch is the user gesture that browsers require. */
export function connectSound() {
  const loudness = document.getElementById("loudness");
  let cues;
  document.getElementById("sound").addEventListener("change", async (event) => {
    const isOn = event.target.checked;
    loudness.disabled = !isOn;
    cues?.stop();
    cues = undefined;
    if (!isOn) return;
    const { playCues } = await import(new URL("sounds.js", root).href);
    // The switch may have changed during the import.
    if (!event.target.checked || cues) return;
    cues = playCues(document, { volume: volumeOf(loudness) });
    cues.play("tick");
  });
  loudness.addEventListener("input", () => {
    if (!cues) return;
    cues.volume = volumeOf(loudness);
    cues.play("tick");
  });
}

function volumeOf(loudness) {
  return loudness.value / 100;
}
