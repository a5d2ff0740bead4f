import { button, make } from "./dom.js";

/** How many events are in sight. */
const greatestCount = 12;

/** A calm log: the newest first, the oldest leave. Not a live region: the control itself speaks. */
export function makeTicker() {
  const list = make("ol", { className: "log", hidden: true, tabIndex: 0, "aria-label": "Events" });
  const empty = make("p", { className: "log-empty" }, "Events appear here as you turn it.");
  const wipe = button("Clear", { className: "button is-quiet", disabled: true, onclick: clear });

  function clear() {
    list.replaceChildren();
    list.hidden = true;
    // Disabled in mid-press it would take the keyboard's place with it.
    wipe.disabled = document.activeElement !== wipe;
    empty.hidden = false;
  }

  function add(name, detail) {
    // The same again, such as a value that is dragged, is one line that counts on.
    const [last] = list.children;
    if (last?.dataset.event === name && name === "input") {
      last.querySelector(".detail").textContent = detail;
      last.querySelector(".count").textContent = `× ${++last.count}`;
      return;
    }
    const row = make("li", { "data-event": name }, make("span", { className: "event" }, name),
      make("span", { className: "detail" }, detail), make("span", { className: "count" }));
    row.count = 1;
    list.prepend(row);
    while (list.children.length > greatestCount) list.lastChild.remove();
    list.hidden = wipe.disabled = false;
    empty.hidden = true;
  }

  const element = make("div", { className: "events" }, list, empty, wipe);
  return { element, add, clear };
}
