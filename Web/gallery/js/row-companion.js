import { button, make } from "./dom.js";

/** How many miles an odometer goes in a second. */
const milesPerSecond = 40;

/** What stands under a row of spinners with an action: whether a lock is open, or a button to drive an odometer. */
export function makeRowCompanion(action, control) {
  if (action.name === "scramble") return makeLock(action, control);
  return action.name === "drive" ? makeOdometer(action, control) : undefined;
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
