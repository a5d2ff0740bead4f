import { makeCopyButton } from "./code.js";
import { make } from "./dom.js";
import { highlight } from "./highlight.js";

/** The ways to add the package to a project, by language, with the same commands as README.md. */
const ways = [
  ["Swift", "swift", '.package(name: "RotaryKit", path: "../RotaryKit", traits: [])', "Add this to the dependencies of Package.swift, then import RotaryUIKit, RotarySwiftUI or Rotary."],
  ["Web", "shell", "npm install ../RotaryKit/Web/dist-package.tgz", "script/dist makes the archive. Or copy rotary.js and rotary.css next to your page."],
  ["GTK 4", "swift", '.package(name: "RotaryKit", path: "../RotaryKit", traits: ["GTK"])', "The trait GTK adds the widgets, for Swift and for C."],
];

/** A card for each way to add the package. */
export function makeInstallCards() {
  return make("div", { className: "ways-list" }, ...ways.map(([title, language, code, note]) => makeCodeCard(title, code, language, note)));
}

/** A card with a title, code to copy, and a note. */
export function makeCodeCard(title, code, language, note) {
  return make("article", { className: "way" },
    make("div", { className: "way-head" }, make("h3", {}, title), makeCopyButton(() => code)),
    make("pre", { tabIndex: 0, role: "group", "aria-label": `Code: ${title}` }, make("code", {}, highlight(code, language))),
    ...note ? [make("p", {}, note)] : []);
}
