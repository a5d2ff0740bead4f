import { root } from "./data.js";
import { make } from "./dom.js";

/** Pages that are no controls: what each is for, and the articles of the documentation that explain it. */
const origins = {
  feel: {
    text: "Try the gestures and motions that all controls share, one at a time, and change their numbers.",
    kind: "articles",
    documents: [["Gestures", "gestures"], ["Motion", "motion"]],
  },
  stage: {
    text: "See what you need for a control of your own: a view that draws itself, rotation of the device, and layout.",
    kind: "tutorial",
    documents: [["Write your own control", "writeyourowncontrol"]],
  },
};

/** The note that explains a page, with links to its articles, or undefined for the page of a control. */
export function makeOrigin(page) {
  if (!origins[page]) return undefined;
  const { text, kind, documents } = origins[page];
  const links = documents.flatMap(([title, path], index) => [
    ...index > 0 ? [" and "] : [],
    make("a", { href: new URL(`docs/documentation/rotary/${path}/`, root).href }, title),
  ]);
  return make("p", { className: "origin" }, text, ` This page comes from the ${kind} `, ...links, ".");
}
