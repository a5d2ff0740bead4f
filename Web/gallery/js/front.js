import { make } from "./dom.js";
import { makeInstallCards } from "./install.js";
import { showWhenNear } from "./lazy.js";
import { playWhileSeen } from "./play.js";

/** The front page: each control with its own section, how to add the package, and tiles of all other demos. */
export function showFront(gallery, figures, place) {
  const demos = new Map(gallery.demos.map((demo) => [demo.id, demo]));
  const pages = gallery.pages.filter(({ tabs, id }) => demos.has(tabs[0]?.demo) && !["feel", "stage"].includes(id));
  const heroes = pages.map((page) => makeHero(page, demos.get(page.tabs[0].demo), figures));
  const shown = new Set(pages.map(({ tabs }) => tabs[0].demo));
  const small = pages.flatMap((page) => page.tabs.flatMap(({ demo, presets }) => [demo, ...presets])
    .filter((id) => !shown.has(id)).map((id) => demos.get(id)).filter((demo) => demo.shape !== "surface" && demo.row.length === 0 && demo.element !== "rotary-ring-menu")
    .map((demo) => makeTile(page, demo)));
  // In rows of 2, 4 or 6, an even number of tiles leaves none alone.
  small.length -= small.length % 2;
  const [first, ...others] = heroes;
  place.replaceChildren(first, makeInstall(), ...others, makeFigures(figures),
    make("section", { className: "grid-section", "aria-labelledby": "more" },
      make("h2", { id: "more" }, "More examples"), make("ul", { className: "grid" }, ...small)));
}

function makeHero(page, demo, figures) {
  const box = make("div", { className: `hero-box is-${demo.shape}` });
  box.style.setProperty("--ratio", demo.ratio);
  const size = figures.sizes[demo.element] ?? figures.sizes[`rotary-${page.id}`];
  const section = make("section", { className: "hero", "aria-labelledby": `${page.id}-title`, id: page.id },
    make("div", { className: "hero-words" },
      make("h2", { id: `${page.id}-title` }, page.title),
      make("p", {}, page.summary),
      make("p", { className: "hero-facts" }, `${kilobytes(size.brotli)} KB with its core`),
      make("a", { className: "button is-main", href: `${page.id}.html` }, "Try it", make("span", { className: "unseen" }, `: ${page.title}`))),
    box);
  showWhenNear(box, demo, playWhileSeen);
  return section;
}

function makeTile(page, demo) {
  const box = make("div", { className: `tile-box is-${demo.shape}` });
  showWhenNear(box, demo, playWhileSeen);
  return make("li", { className: "tile" }, box,
    make("a", { href: `${page.id}.html#${demo.id}` }, make("strong", {}, demo.title), make("span", {}, page.title)));
}

function makeInstall() {
  return make("section", { className: "ways", id: "add", "aria-labelledby": "add-title" },
    make("h2", { id: "add-title" }, "Add it to your project"), makeInstallCards());
}

/** The measured sizes and processor instructions. */
function makeFigures({ sizes, instructions }) {
  const figure = (number, text) => make("div", { className: "figure-card" }, make("dt", {}, text), make("dd", {}, number));
  const elements = Object.entries(sizes).filter(([name]) => name !== "rotary").map(([, { brotli }]) => brotli);
  const list = [
    figure(`${kilobytes(Math.min(...elements))} to ${kilobytes(Math.max(...elements))} KB`, "One control with its core, compressed by brotli"),
    figure(`${kilobytes(sizes.rotary.brotli)} KB`, "All controls together"),
  ];
  if (instructions) {
    list.push(
      figure(instructions.pointerMove.toLocaleString("en"), "Processor instructions for one move of the finger"),
      figure(instructions.turntableFrameOf10Million.toLocaleString("en"), "Processor instructions for a frame with ten million people, and "
        + `${instructions.turntableFrameOf15.toLocaleString("en")} with fifteen`));
  }
  return make("section", { className: "figures", id: "figures", "aria-labelledby": "figures-title" },
    make("h2", { id: "figures-title" }, "Small and quick"), make("dl", {}, ...list),
    make("p", {}, "Measured by Web/build and script/bench for this build."));
}

/** A number of bytes in kilobytes, as text. */
export function kilobytes(bytes) {
  return Math.round(bytes / 1000).toLocaleString("en");
}
