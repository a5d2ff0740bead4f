import { button, make } from "./dom.js";

/** How many events are in sight. */
const greatestCount = 8;

/** A calm log: the newest first, the oldest leave. Not a live region: the control itself speaks. */
export function makeLog() {
  const list = make("ol", { className: "log", hidden: true });
  const empty = make("p", { className: "log-empty" }, "Events appear here as you turn it.");
  const clear = button("Clear", { className: "button is-quiet", disabled: true, onclick: () => show() });

  function show(...rows) {
    list.replaceChildren(...rows);
    list.hidden = clear.disabled = rows.length === 0;
    empty.hidden = rows.length > 0;
  }

  function add(name, detail) {
    const now = new Date();
    const time = make("time", { dateTime: now.toISOString() }, now.toTimeString().slice(0, 8));
    const row = make("li", {}, time, make("span", { className: "event" }, name), make("span", { className: "detail" }, detail));
    list.prepend(row);
    while (list.children.length > greatestCount) list.lastChild.remove();
    list.hidden = clear.disabled = false;
    empty.hidden = true;
  }

  const element = make("section", { className: "events" },
    make("div", { className: "events-head" }, make("h3", {}, "Events"), clear), list, empty);
  return { element, add };
}
