import { make } from "./dom.js";

/**
 * A list of tabs, with arrow keys, Home and End. `choose` is called with the id of the chosen tab; `select` marks a tab.
 *
 * @param {string} label The accessible name of the list.
 * @param {{id: string, title: string}[]} items The tabs.
 * @param {string} panel The id of the panel that the tabs control.
 */
export function makeTabs(label, items, panel, choose) {
  const tabs = new Map(items.map(({ id, title }) => [id, make("button", {
    type: "button", role: "tab", id: `tab-${id}`, "aria-controls": panel, onclick: () => choose(id),
  }, title)]));
  let shown = items[0].id;

  function select(id) {
    shown = id;
    for (const [other, tab] of tabs) {
      tab.setAttribute("aria-selected", other === id);
      tab.tabIndex = other === id ? 0 : -1;
    }
  }

  const element = make("div", { className: "tabs", role: "tablist", "aria-label": label, onkeydown: (event) => {
    const at = items.findIndex(({ id }) => id === shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const { id } = items[(to + items.length) % items.length];
    choose(id);
    tabs.get(id).focus();
  } }, ...tabs.values());
  select(shown);
  return { element, select };
}
