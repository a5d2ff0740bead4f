import { titleOf } from "./control.js";
import { button, icon, make } from "./dom.js";
import { makeGame, makeMoods, makeClock } from "./showpieces.js";
import { nameOf } from "./people.js";
import { makeSignPage } from "./signs.js";

const backspaceSign = "M9 6h11v12H9l-6-6zM12.5 10l4 4M16.5 10l-4 4";

/** How many miles an odometer goes in a second. */
const milesPerSecond = 40;

/**
 * What stands under a control on its stage: for most, what it is set to; for a progress ring
 * buttons to go on or to start; for a fortune wheel a button to spin and the winner; for a phone what was dialled; for a lock whether it is open; for
 * an odometer a button to drive; for a context menu a text; for the night sky the page of a sign; for a
 * face its path from sad to happy; for a marking menu a button to play again. All others have their
 * value on them.
 */
export function makeCompanion(demo, control) {
  if (demo.element === "rotary-ring-menu") return makeText(demo, control);
  if (demo.element === "rotary-star-field") return makeSignPage(demo, control);
  if (demo.element === "rotary-mark-sheet") return makeGame(control);
  if (demo.element === "happiness-face") return makeMoods(control);
  if (demo.element === "rotary-row-body") return makeBody(demo, control);
  // Only their count is known: each has a name as soon as it is asked for.
  if (demo.element === "rotary-turntable" && !demo.options?.length) {
    control.itemAt = (index) => ({ title: nameOf(index), detail: `No. ${(index + 1).toLocaleString("en")}` });
  }
  if (control.getAttribute("mode") === "phone") return makePhone(control);
  const [action] = demo.actions ?? [];
  switch (action?.name) {
    case "spin": return makeFortune(demo, control);
    case "scramble": return makeLock(action, control);
    case "drive": return makeOdometer(action, control);
    case "countDown": return makeCountdown(action, control);
    case "goOn": return makeProgress(action, control);
  }
  if (action) return makeChanges(demo, control);
  return demo.element === "rotary-wheel" ? makeReading(control) : undefined;
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
  const middle = () => Math.max(0, control.state.centered);
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
  const buttons = demo.actions.map(({ name, label }) => button(label, { onclick: (event) => {
    changes[name](event);
    card.show();
  } }));
  const card = makeCard(control);
  return make("div", { className: "reading" }, card.element, make("div", { className: "actions" }, ...buttons));
}

/** Who stands in the middle of a turntable: initials, name, the place in the list. */
function makeCard(control) {
  const sign = make("div", { className: "card-sign" });
  const name = make("strong");
  const place = make("span");
  // Screen readers have all of it from the list.
  const element = make("div", { className: "card", "aria-hidden": "true" }, sign, name, place);
  const draw = () => {
    const index = control.state?.centered ?? 0;
    const title = control.items ? control.items[index]?.title ?? control.items[index] : control.options?.[index]?.label ?? control.itemAt?.(index)?.title;
    name.textContent = title ?? "";
    sign.textContent = (title ?? "").split(" ").slice(0, 2).map((word) => word.charAt(0)).join("");
    place.textContent = control.count > 0 ? `${(index + 1).toLocaleString("en")} of ${control.count.toLocaleString("en")}` : "Nobody";
  };
  const show = () => requestAnimationFrame(draw);
  for (const type of ["input", "change", "settle"]) control.addEventListener(type, show);
  new MutationObserver(show).observe(control, { attributes: true });
  control.constructor.ready.then(show, () => {});
  return { element, show };
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
  const output = make("output", { className: "is-waiting" }, "Spin to win");
  let winner = -1;

  function show(text, look) {
    output.textContent = text;
    output.className = look;
  }
  /** A wheel that ends where it began tells no change, so its rest is waited for. */
  function follow() {
    if (!control.isConnected) return;
    if (!control.resting) requestAnimationFrame(follow);
    else if (control.selectedIndex === winner) show(...outcomeOf(titleOf(control)));
    else show(titleOf(control), "");
  }
  const spin = button(label, { className: "button is-main", onclick: () => {
    show("Good luck …", "is-waiting");
    winner = control.draw();
    requestAnimationFrame(follow);
  } });
  control.addEventListener("change", () => { if (winner < 0) show(titleOf(control), ""); });
  control.addEventListener("pointerdown", () => { winner = -1; });
  return make("div", { className: "reading" }, output, make("div", { className: "actions" }, spin));
}

/** What is said of a prize, and how: not everything on the wheel is one. */
function outcomeOf(title) {
  switch (title) {
    case "No prize": return ["No prize this time", ""];
    case "Spin again": return ["Spin again, it’s free", ""];
    case "Jackpot": return ["Jackpot!", "is-won"];
    default: return [`You win: ${title.toLowerCase()}`, "is-won"];
  }
}

/** What stands under a row in a body: as under the row alone, or the time of day for a clock. */
function makeBody({ actions = [] }, body) {
  const [action] = actions;
  if (action?.name === "scramble") return makeLock(action, rowOf(body));
  if (action?.name === "drive") return makeOdometer(action, rowOf(body));
  return body.getAttribute("body") === "clock" ? makeClock(body) : undefined;
}

/** A row in a body, as the companions of rows know one. */
function rowOf(body) {
  return {
    get open() { return Boolean(body.state?.open); },
    get value() { return body.state?.text ?? ""; },
    get valueAsNumber() { return body.state?.value ?? 0; },
    get isConnected() { return body.isConnected; },
    moveTo: (number) => body.call("move", { to: number }),
    addEventListener: (name, tell) => body.addEventListener(name.startsWith("pointer") || name.startsWith("key") ? name : "tell", tell),
    watched: body,
  };
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

function makeLock({ label }, control) {
  const output = make("output");
  const show = () => {
    output.textContent = control.open ? "Open" : "Locked";
    output.className = control.open ? "is-won" : "is-waiting";
  };
  const scramble = button(label, { className: "button", onclick: () => {
    control.moveTo(Math.floor(Math.random() * 10 ** control.value.length));
    show();
  } });
  for (const name of ["input", "change", "open"]) control.addEventListener(name, show);
  // The page has no word of it when its own doing opens or locks it.
  new MutationObserver(() => requestAnimationFrame(show)).observe(control.watched ?? control, { attributes: true });
  show();
  return make("div", { className: "reading" }, output, make("div", { className: "actions" }, scramble));
}

function makeOdometer({ label }, control) {
  let start = null;
  const drive = button(label, { className: "button is-main", "aria-pressed": "false", onclick: () => run(start === null) });

  function run(isRunning) {
    start = isRunning ? { time: performance.now(), miles: control.valueAsNumber } : null;
    drive.textContent = isRunning ? "Stop" : label;
    drive.setAttribute("aria-pressed", isRunning);
    if (isRunning) requestAnimationFrame(follow);
  }
  function follow(now) {
    if (start === null || !control.isConnected) return;
    const miles = start.miles + Math.max(0, now - start.time) / 1000 * milesPerSecond;
    if (Math.floor(miles) !== control.valueAsNumber) control.moveTo(Math.floor(miles) % 10 ** control.value.length);
    requestAnimationFrame(follow);
  }
  // Whoever turns it by hand stops it.
  for (const name of ["pointerdown", "keydown"]) control.addEventListener(name, () => run(false));
  return make("div", { className: "reading" }, make("div", { className: "actions" }, drive));
}

/** Buttons that start a countdown, have it stand still or run on, and take it back. */
function makeCountdown({ label }, control) {
  const words = { ready: label, running: "Pause", paused: "Resume", finished: label };
  const deeds = { ready: "start", running: "pause", paused: "resume", finished: "start" };
  const main = button(label, { className: "button is-main", onclick: () => act(deeds[control.phase]) });
  const reset = button("Reset", { onclick: () => act("reset") });

  function act(deed) {
    control[deed]();
    show();
  }
  function show() {
    main.textContent = words[control.phase];
    reset.disabled = control.phase === "ready";
  }
  control.addEventListener("finish", show);
  new MutationObserver(() => requestAnimationFrame(show)).observe(control, { attributes: true });
  show();
  return make("div", { className: "reading" }, make("div", { className: "actions" }, main, reset));
}

/** A button that goes on by a step, a twelfth of the range, and from the end to the beginning. */
function makeProgress({ label }, control) {
  const goOn = () => {
    const [least, most] = [Number(control.min ?? 0), Number(control.max ?? 1)];
    const step = (most - least) / 12;
    control.value = control.value >= most ? least : Math.min(most, (control.value ?? least) + step);
  };
  const main = button(label, { className: "button is-main", onclick: goOn });
  return make("div", { className: "reading" }, make("div", { className: "actions" }, main));
}

/** A text, and what its menu does to it. */
function makeText(demo, control) {
  const text = make("p", { className: "letter", id: `${demo.id}-text`, tabIndex: 0 },
    "A ring opens where the hand already is: no item is far from it, and each lies in a direction of its own, which the hand learns before the eye does.");
  let size = 100;
  const resize = (percent) => {
    size = Math.min(160, Math.max(70, size + percent));
    text.style.fontSize = `calc(var(--size-lead) * ${size / 100})`;
  };
  const deeds = {
    Copy: () => navigator.clipboard?.writeText(text.textContent).catch(() => {}),
    Larger: () => resize(15),
    Smaller: () => resize(-15),
    Mark: () => text.classList.toggle("is-marked"),
  };
  control.addEventListener("chosen", ({ detail }) => deeds[detail.item?.label]?.());
  control.htmlFor = text.id;
  return text;
}
