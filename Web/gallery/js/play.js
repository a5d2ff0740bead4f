/** Animates the controls of the front page until the user touches them. */

/** The time between two steps. */
const stepMilliseconds = 1800;
export const radiansPerSecond = 0.3;

/** The animation of each element: a function that starts it and returns a function that stops it; see `controls/`. */
export const plays = {};

/** Calls `step` now and then in regular intervals; returns a function that stops it. */
export function repeat(step) {
  const timer = setInterval(step, stepMilliseconds);
  step();
  return () => clearInterval(timer);
}

/**
 * Animates a control while it is visible, until the user presses it or its cover, or it gets the focus.
 *
 * With reduced motion, the control is not animated.
 */
export function playWhileSeen(control, cover) {
  const play = plays[control.localName];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  if (!play) return;
  let stop;
  const still = () => {
    stop?.();
    stop = undefined;
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1).isIntersecting || calm.matches) still();
    else stop ??= play(control);
  }, { threshold: 0.4 });
  const end = () => {
    observer.disconnect();
    still();
  };
  observer.observe(control);
  for (const type of ["pointerdown", "keydown", "focusin"]) {
    control.addEventListener(type, (event) => { if (event.isTrusted) end(); }, { passive: true });
  }
  cover.addEventListener("click", end);
  calm.addEventListener("change", still);
}
