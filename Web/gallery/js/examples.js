import { makeCopyButton } from "./code.js";
import { makeCompanion } from "./companions.js";
import { htmlOf, makeControl } from "./control.js";
import { make } from "./dom.js";
import { highlight } from "./highlight.js";
import { pictureOf, showWhenNear } from "./lazy.js";
import { languagesOf } from "./snippets.js";
import { intro } from "./tables.js";

/** A card for each demo of a page: its title, the live control, and its HTML if the package has such an element. */
export function makeExamples(demos, gallery) {
  return [
    intro("Each example opens on the stage above, with its settings and its code in all languages."),
    make("div", { className: "examples" }, ...demos.map((demo) => makeExample(demo, gallery))),
  ];
}

function makeExample(demo, gallery) {
  const hasHTML = languagesOf(gallery.code[demo.control]).some(({ id }) => id === "html");
  const picture = pictureOf(demo);
  const box = make("div", { className: `example-box is-${picture.shape}` });
  box.style.setProperty("--ratio", picture.ratio);
  box.inert = picture !== demo;
  showWhenNear(box, { ...picture, id: `example-${demo.id}` });
  return make("article", { className: "example", "aria-labelledby": `example-title-${demo.id}` },
    box,
    make("div", { className: "example-words" },
      make("h3", { id: `example-title-${demo.id}` }, demo.title),
      make("p", {}, demo.summary),
      make("div", { className: "example-foot" }, hasHTML ? makeCodeFold(demo, gallery) : undefined,
        make("a", { href: `#${demo.id}` }, "Open on the stage", make("span", { className: "unseen" }, `: ${demo.title}`)))));
}

/** The HTML of an example, made when it is unfolded. */
function makeCodeFold(demo, gallery) {
  const fold = make("details", { className: "example-code" }, make("summary", {}, "HTML", make("span", { className: "unseen" }, ` of ${demo.title}`)));
  fold.addEventListener("toggle", () => {
    if (fold.children.length > 1) return;
    const control = makeControl(demo);
    const text = htmlOf(control, demo, makeCompanion(demo, control), gallery);
    fold.append(make("div", { className: "example-listing" }, makeCopyButton(() => text),
      make("pre", { tabIndex: 0, role: "group", "aria-label": `HTML of ${demo.title}` }, make("code", {}, highlight(text, "html")))));
  });
  return fold;
}
