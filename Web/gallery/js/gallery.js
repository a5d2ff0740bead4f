import { connectAppearance } from "./appearance.js";
import { makeContents } from "./contents.js";
import { makeDemo } from "./demo.js";
import { showFailure } from "./failure.js";
import { connectSearch } from "./search.js";
import { connectSound } from "./sound.js";

/** Which demos of the gallery this page shows. */
const page = document.documentElement.dataset.page;

connectAppearance();
connectSound();
start();

async function start() {
  const place = document.getElementById("demos");
  try {
    const [gallery] = await Promise.all([fetchDemos(), loadControls()]);
    show(gallery, place);
  } catch (error) {
    showFailure(error, place);
  }
}

async function fetchDemos() {
  const address = "gallery.json";
  const answer = await fetch(address).catch((cause) => {
    throw new Error(`${address} could not be fetched.`, { cause });
  });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status} ${answer.statusText}.`);
  return answer.json().catch((cause) => { throw new Error(`${address} is not JSON.`, { cause }); });
}

async function loadControls() {
  const name = page === "controls" ? "rotary.js" : "lab.js";
  try {
    await (page === "controls" ? import("../../rotary.js") : import("../lab/lab.js"));
    await customElements.get(page === "controls" ? "rotary-wheel" : "rotary-ring-menu").ready;
  } catch (cause) {
    throw new Error(`${name} and rotary.wasm, which draw the controls, could not be loaded.`, { cause });
  }
}

function show({ settings, version = "", ...pages }, place) {
  const demos = pages[page === "controls" ? "demos" : page];
  const contents = makeContents(demos);
  const made = demos.map((demo) => makeDemo(demo, settings[demo.control] ?? []));
  place.replaceChildren(...made.map(({ section }) => section));
  place.classList.remove("is-loading");
  document.getElementById("version").textContent = version;
  contents.watch(made.map(({ section }) => section));
  connectSearch(made, contents);
  for (const { control } of made) listen(control);
  // The sections were not there yet when the browser looked for the address's.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: "instant" });
}

/** The mark beside the name turns by one sector with whatever turns on the page. */
let turned = 0;

function listen(control) {
  control.addEventListener("cue", (event) => {
    if (event.detail.cue !== "tick") return;
    turned += 45;
    document.documentElement.style.setProperty("--turned", `${turned}deg`);
  });
}
