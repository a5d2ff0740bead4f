import { makeCopyButton } from "./code.js";
import { makeControl } from "./control.js";
import { bringIn } from "./data.js";
import { make } from "./dom.js";
import { highlight } from "./highlight.js";
import { playWhileSeen } from "./play.js";

/** How near a control must be to the window before it is loaded. */
const near = "60% 0px";

/** How a project takes the package in, in each language; README.md says the same in the same words. */
const ways = [
  ["Swift", "swift", '.package(name: "RotaryKit", path: "../RotaryKit", traits: [])', "In the dependencies of Package.swift; then import RotaryUIKit, RotarySwiftUI or Rotary."],
  ["Web", "shell", "npm install ./dist-package.tgz", "script/dist makes the archive; or copy rotary.js and rotary.wasm beside your page."],
  ["GTK 4", "swift", '.package(name: "RotaryKit", path: "../RotaryKit", traits: ["GTK"])', "The trait GTK adds the widgets, for Swift and for C."],
];

/** The front page: one control after the other, large; how to take them; all others small. */
export function showFront(gallery, figures, place) {
  const demos = new Map(gallery.demos.map((demo) => [demo.id, demo]));
  const pages = gallery.pages.filter(({ tabs, id }) => demos.has(tabs[0]?.demo) && !["feel", "stage"].includes(id));
  const heroes = pages.map((page) => makeHero(page, demos.get(page.tabs[0].demo), figures));
  const shown = new Set(pages.map(({ tabs }) => tabs[0].demo));
  const small = pages.flatMap((page) => page.tabs.flatMap(({ demo, presets }) => [demo, ...presets])
    .filter((id) => !shown.has(id)).map((id) => demos.get(id)).filter((demo) => demo.shape !== "surface" && demo.row.length === 0 && demo.element !== "rotary-ring-menu")
    .map((demo) => makeTile(page, demo)));
  const [first, ...others] = heroes;
  place.replaceChildren(first, makeWays(), ...others, makeFigures(figures),
    make("section", { className: "grid-section", "aria-labelledby": "more" },
      make("h2", { id: "more" }, "And many more"), make("ul", { className: "grid" }, ...small)));
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
  fillWhenNear(box, demo);
  return section;
}

function makeTile(page, demo) {
  const box = make("div", { className: `tile-box is-${demo.shape}` });
  fillWhenNear(box, demo);
  return make("li", { className: "tile" }, box,
    make("a", { href: `${page.id}.html#${demo.id}` }, make("strong", {}, demo.title), make("span", {}, page.title)));
}

/**
 * Makes a control when its box comes near the window, and has it play while it is in sight.
 *
 * The page scrolls past it: the scroll wheel does not turn it, and a finger does so only after a tap.
 */
function fillWhenNear(box, demo) {
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const control = makeControl(demo);
    control.setAttribute("aria-label", demo.title);
    control.setAttribute("scroll-input", "never");
    const cover = make("div", { className: "touch-cover" });
    for (const type of ["click", "focusin"]) box.addEventListener(type, () => cover.remove());
    box.append(control, cover);
    await bringIn(control, [demo]).then(() => playWhileSeen(control, cover), (error) => console.error(error));
  }, { rootMargin: near });
  observer.observe(box);
}

function makeWays() {
  return make("section", { className: "ways", id: "add", "aria-labelledby": "add-title" },
    make("h2", { id: "add-title" }, "Add it"),
    make("div", { className: "ways-list" }, ...ways.map(([title, language, code, note]) =>
      make("article", { className: "way" },
        make("div", { className: "way-head" }, make("h3", {}, title), makeCopyButton(() => code)),
        make("pre", { tabIndex: 0, "aria-label": `Code for ${title}` }, make("code", {}, highlight(code, language))),
        make("p", {}, note)))));
}

/** What was measured: sizes when the elements were built, work by the benchmarks. */
function makeFigures({ sizes, instructions }) {
  const figure = (number, text) => make("div", { className: "figure-card" }, make("dt", {}, text), make("dd", {}, number));
  const elements = Object.entries(sizes).filter(([name]) => name !== "rotary").map(([, { brotli }]) => brotli);
  const list = [
    figure(`${kilobytes(Math.min(...elements))} to ${kilobytes(Math.max(...elements))} KB`, "One control with its core, by brotli"),
    figure(`${kilobytes(sizes.rotary.brotli)} KB`, "All of them together"),
  ];
  if (instructions) {
    list.push(
      figure(instructions.pointerMove.toLocaleString("en"), "Instructions of the processor for a move of the finger"),
      figure(instructions.turntableFrameOf10Million.toLocaleString("en"), "For a frame of ten million people; of fifteen it is "
        + instructions.turntableFrameOf15.toLocaleString("en")));
  }
  return make("section", { className: "figures", id: "figures", "aria-labelledby": "figures-title" },
    make("h2", { id: "figures-title" }, "Small and quick"), make("dl", {}, ...list),
    make("p", {}, "Measured by Web/build and script/bench when this page was made."));
}

/** A number of bytes in thousands. */
export function kilobytes(bytes) {
  return Math.round(bytes / 1000).toLocaleString("en");
}
