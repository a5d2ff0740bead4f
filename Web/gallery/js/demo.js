import { makeCode } from "./code.js";
import { makeCompanion } from "./companions.js";
import { htmlOf, makeControl, watchEvents } from "./control.js";
import { button, icon, make } from "./dom.js";
import { makeLog } from "./events.js";
import { makeSettings } from "./settings.js";

const settingsSign = "M4 7h9M19 7h1M4 17h1M11 17h9M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM10 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z";

/** The section of one demo: its name, the control, its settings, its code, its events. */
export function makeDemo(demo, descriptions) {
  const control = makeControl(demo);
  const companion = makeCompanion(demo, control);
  const html = () => htmlOf(control, demo.title, companion);
  const code = makeCode(`${demo.id}-code`, { swift: demo.swift, html: html() });
  const log = makeLog();
  const settings = makeSettings(demo, control, descriptions, () => code.write("html", html()));
  watchEvents(control, log.add);

  const top = make("div", { className: "demo-top" });
  top.append(
    make("div", { className: "demo-words" },
      make("h2", { id: `${demo.id}-title` }, make("label", { htmlFor: control.id }, demo.title)),
      make("p", {}, demo.summary)),
    make("div", { className: "stage" }, control, companion),
    makeFold(demo, settings, top),
    settings);
  const section = make("section", { className: "demo", id: demo.id, "aria-labelledby": `${demo.id}-title` },
    top,
    make("div", { className: "demo-foot" }, code.element, log.element));
  return { description: demo, section, control };
}

function makeFold(demo, settings, top) {
  const fold = button(icon(settingsSign), {
    className: "button fold", "aria-expanded": "false", "aria-controls": settings.id,
    onclick: () => {
      settings.hidden = !settings.hidden;
      fold.setAttribute("aria-expanded", !settings.hidden);
      top.classList.toggle("is-open", !settings.hidden);
    },
  });
  fold.append("Settings", make("span", { className: "unseen" }, ` of ${demo.title}`));
  return fold;
}
