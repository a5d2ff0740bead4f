import { button, make } from "./dom.js";

/** The number of events in the log. */
const greatestCount = 12;

/** A log of events, newest first. It is no live region, because screen readers read the control itself. */
export function makeTicker() {
  const list = make("ol", { className: "log", hidden: true, tabIndex: 0, "aria-label": "Events" });
  const empty = make("p", { className: "log-empty" }, "Events appear here when you use the control.");
  const wipe = button("Clear", { className: "button is-quiet", disabled: true, onclick: clear });

  function clear() {
    list.replaceChildren();
    list.hidden = true;
    // A disabled button would lose the focus.
    wipe.disabled = document.activeElement !== wipe;
    empty.hidden = false;
  }

  /** Adds an event; returns a function that changes its description. */
  function add(name, detail) {
    // Repeated input events, such as of a drag, are one line with a count.
    const [last] = list.children;
    if (last?.dataset.event === name && name === "input") {
      if (detail) last.querySelector(".detail").textContent = detail;
      last.querySelector(".count").textContent = `× ${++last.count}`;
      return (text) => { last.querySelector(".detail").textContent = text; };
    }
    const row = make("li", { "data-event": name }, make("span", { className: "event" }, name),
      make("span", { className: "detail" }, detail), make("span", { className: "count" }));
    row.count = 1;
    list.prepend(row);
    while (list.children.length > greatestCount) list.lastChild.remove();
    list.hidden = wipe.disabled = false;
    empty.hidden = true;
    return (text) => { row.querySelector(".detail").textContent = text; };
  }

  const element = make("div", { className: "events" }, list, empty, wipe);
  return { element, add, clear };
}
