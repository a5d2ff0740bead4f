import { allOf } from "./control.js";
import { make } from "./dom.js";

/** The pointer id of the demonstration, which no real pointer has. */
const pointerId = 0x6a0d;
/** The reason to stop for a demonstration whose changes are kept. */
const kept = Symbol("kept");
/** The durations of the parts of the gesture. */
const comeMilliseconds = 500, pressMilliseconds = 260, moveMilliseconds = 1300, lookMilliseconds = 1400, openMilliseconds = 900;

/**
 * Demonstrates a gesture once: a translucent fingertip makes the gesture on the control, which reacts as to a real
 * finger. Afterwards the change is undone.
 *
 * `done` resolves at the end with the state of the control: `undone`, `keep` if a user or `keep` took over, or `lost`
 * if the control has no method to undo the change.
 *
 * @param {"turn" | "left" | "up" | "hold"} kind As `GalleryPage.Hand` in Swift.
 */
export function showHand(kind, control, companion, stage) {
  const one = allOf(control)[0];
  const target = one.htmlFor ? companion : one;
  const tip = make("div", { className: "fingertip", "aria-hidden": "true" });
  const stopping = new AbortController();
  const { signal } = stopping;
  const undo = undoOf(one);
  const stop = () => stopping.abort();
  const keep = () => stopping.abort(kept);
  // A real finger takes over at once, before the control receives its event.
  const giveWay = (event) => { if (event.isTrusted) keep(); };
  for (const type of ["pointerdown", "keydown", "wheel"]) stage.addEventListener(type, giveWay, { capture: true, signal });
  addEventListener("blur", stop, { signal });
  stage.append(tip);
  const done = perform(kind, target, tip, signal).then(() => {
    const isKept = signal.reason === kept;
    stop();
    tip.remove();
    return isKept ? "keep" : undo() === false ? "lost" : "undone";
  });
  return { stop, keep, done };
}

async function perform(kind, target, tip, signal) {
  const path = pathOf(kind, target.getBoundingClientRect());
  const place = (point) => {
    const { left, top } = tip.parentElement.getBoundingClientRect();
    tip.style.translate = `${point.x - left}px ${point.y - top}px`;
  };
  place(path(0));
  await wait(comeMilliseconds, signal);
  const area = target.shadowRoot?.elementFromPoint(path(0).x, path(0).y) ?? target;
  const send = (type, { x, y }, buttons) => area.dispatchEvent(new PointerEvent(type, {
    clientX: x, clientY: y, buttons, pointerId, pointerType: "touch", isPrimary: true, bubbles: true, composed: true, cancelable: true,
  }));
  if (signal.aborted) return;
  tip.classList.add("is-down");
  let isDown = true;
  signal.addEventListener("abort", () => { if (isDown) send("pointercancel", path(0), 0); }, { once: true });
  send("pointerdown", path(0), 1);
  await wait(kind === "hold" ? openMilliseconds : pressMilliseconds, signal);
  await frames(moveMilliseconds, signal, (share) => {
    const point = path(eased(share));
    place(point);
    send("pointermove", point, 1);
  });
  // A pause before the release, so that the control is not thrown.
  await wait(pressMilliseconds, signal);
  if (signal.aborted) return;
  isDown = false;
  send("pointermove", path(1), 1);
  send("pointerup", path(1), 0);
  tip.classList.remove("is-down");
  await wait(lookMilliseconds, signal);
}

/** A function from a share of the gesture to the finger's position on the screen. */
function pathOf(kind, { left, top, width, height }) {
  const [x, y] = [left + width / 2, top + height / 2];
  const radius = Math.min(width, height) / 2;
  switch (kind) {
    case "turn": return (share) => {
      const angle = (-50 + 100 * share) * Math.PI / 180;
      return { x: x + 0.66 * radius * Math.cos(angle), y: y + 0.66 * radius * Math.sin(angle) };
    };
    case "left": return (share) => ({ x: x + width * (0.18 - 0.36 * share), y });
    case "up": return (share) => ({ x: x + width * 0.1, y: y + Math.min(height, 420) * (0.2 - 0.4 * share) });
    case "hold": return (share) => ({ x: x + 96 * share, y: y - 96 * share });
  }
}

/** A function that sets a control back to its current value, and returns false if it cannot. */
function undoOf(control) {
  const { localName, selectedIndex, valueAsNumber, valueLow, valueHigh } = control;
  switch (localName) {
    case "rotary-wheel": return () => control.select(selectedIndex);
    case "rotary-spinner": case "rotary-spinner-row": return () => control.moveTo(valueAsNumber);
    case "rotary-dial": return () => (control.range ? control.moveRange(valueLow, valueHigh) : control.moveTo(valueAsNumber));
    default: return () => false;
  }
}

const eased = (share) => share * share * (3 - 2 * share);

function wait(milliseconds, signal) {
  return frames(milliseconds, signal, () => {});
}

/** Calls `draw` in each frame with the elapsed share of the time. */
function frames(milliseconds, signal, draw) {
  return new Promise((done) => {
    let start;
    const step = (now) => {
      start ??= now;
      const share = Math.min(1, (now - start) / milliseconds);
      if (signal.aborted) return done();
      draw(share);
      if (share < 1) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}
