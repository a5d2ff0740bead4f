import { titleOf } from "./control.js";
import { button, icon, make } from "./dom.js";

const backspaceSign = "M9 6h11v12H9l-6-6zM12.5 10l4 4M16.5 10l-4 4";

/**
 * What stands under a control on its stage: for most, what it is set to; for a fortune wheel a
 * button to spin and the winner; for a phone what was dialled.
 */
export function makeCompanion(demo, control) {
  if (control.getAttribute("mode") === "phone") return makePhone(control);
  if (demo.actions?.some(({ name }) => name === "spin")) return makeFortune(demo, control);
  if (demo.actions?.length) return makeChanges(demo, control);
  return makeReading(control);
}

/** Buttons that change a turntable's list: an array of items, or one of which only the count is known. */
function makeChanges(demo, control) {
  let made = 0;
  const fresh = (count) => Array.from({ length: count }, () => {
    made++;
    return { id: `new-${made}`, title: `New ${made}` };
  });
  const insert = (index, count) => {
    if (control.items) control.items = control.items.toSpliced(index, 0, ...fresh(count));
    else control.insertItems(index, count);
  };
  const middle = () => Math.max(0, control.state.centred);
  const changes = {
    insertFirst: () => insert(0, 1),
    insertMiddle: () => insert(Math.min(middle() + 1, control.count), 1),
    insertLast: () => insert(control.count, 1),
    insertMany: () => insert(Math.min(middle() + 1, control.count), 100),
    delete: () => {
      if (control.count === 0) return;
      if (control.items) control.items = control.items.toSpliced(middle(), 1);
      else control.removeItems(middle());
    },
    shuffle: () => {
      const items = [...control.items];
      for (let last = items.length - 1; last > 0; last--) {
        const other = Math.floor(Math.random() * (last + 1));
        [items[last], items[other]] = [items[other], items[last]];
      }
      control.items = items;
    },
  };
  const buttons = demo.actions.map(({ name, label }) => button(label, { onclick: changes[name] }));
  return make("div", { className: "reading" }, make("div", { className: "actions" }, ...buttons));
}

function makeReading(control) {
  const output = make("output", { "aria-live": "off" });
  const show = () => { output.textContent = titleOf(control); };
  control.addEventListener("input", show);
  control.addEventListener("change", show);
  show();
  return make("div", { className: "reading" }, output);
}

function makeFortune(demo, control) {
  const { label } = demo.actions.find(({ name }) => name === "spin");
  const output = make("output", { className: "is-waiting" }, "Who will it be?");
  let winner = -1;

  function show(text, look) {
    output.textContent = text;
    output.className = look;
  }
  /** A wheel that ends where it began tells no change, so its rest is waited for. */
  function follow() {
    if (!control.resting) requestAnimationFrame(follow);
    else if (control.selectedIndex === winner) show(`${titleOf(control)} wins`, "is-won");
    else show(titleOf(control), "");
  }
  const spin = button(label, { className: "button is-main", onclick: () => {
    show("Round and round", "is-waiting");
    winner = control.draw();
    requestAnimationFrame(follow);
  } });
  control.addEventListener("change", () => { if (winner < 0) show(titleOf(control), ""); });
  control.addEventListener("pointerdown", () => { winner = -1; });
  return make("div", { className: "reading" }, output, make("div", { className: "actions" }, spin));
}

function makePhone(control) {
  let digits = "";
  const output = make("output", { className: "dialled is-waiting" });
  const backspace = button(icon(backspaceSign), { "aria-label": "Delete the last digit", onclick: () => show(digits.slice(0, -1)) });
  const clear = button("Clear", { onclick: () => show("") });
  const call = button("Call", { className: "button is-main", onclick: () => {
    show("");
    output.className = "is-won";
    output.textContent = "Somebody picks up. Hello!";
  } });

  function show(next) {
    digits = next;
    output.className = `dialled ${digits ? "" : "is-waiting"}`;
    output.textContent = digits || "Dial a number";
    for (const each of [backspace, clear, call]) each.disabled = !digits;
  }
  control.addEventListener("dial", ({ detail }) => show(digits + titleOf(control, detail.index)));
  show("");
  return make("div", { className: "reading" }, output, make("div", { className: "actions" }, backspace, clear, call));
}
