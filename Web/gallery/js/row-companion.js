import { button, make } from "./dom.js";

/** The speed of an odometer, in miles per second. */
const milesPerSecond = 40;

/** The companion of a row of spinners with an action: the state of a lock, or a button that drives an odometer. */
export function makeRowCompanion(action, control) {
  if (action.name === "scramble") return makeLock(action, control);
  return action.name === "drive" ? makeOdometer(action, control) : undefined;
}

function makeLock({ label }, control) {
  // A padlock displays its state itself.
  const hasBody = control.watched !== undefined;
  const output = make("output");
  const show = () => {
    if (hasBody) return;
    output.textContent = control.open ? "Open" : "Locked";
    output.className = control.open ? "is-won" : "is-waiting";
  };
  const scramble = button(label, { className: "button", onclick: () => {
    control.moveTo(Math.floor(Math.random() * 10 ** control.value.length));
    show();
  } });
  for (const name of ["input", "change", "open"]) control.addEventListener(name, show);
  // A change by the page sends no event.
  new MutationObserver(() => requestAnimationFrame(show)).observe(control.watched ?? control, { attributes: true });
  show();
  return make("div", { className: "reading" }, ...hasBody ? [] : [output], make("div", { className: "actions" }, scramble));
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
  // A touch or a key stops it.
  for (const name of ["pointerdown", "keydown"]) control.addEventListener(name, () => run(false));
  return make("div", { className: "reading" }, make("div", { className: "actions" }, drive));
}
