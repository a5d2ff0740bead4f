/** Has controls of the front page move gently by themselves, until somebody touches one. */

/** How long a step of what moves in steps takes. */
const stepMilliseconds = 1800;
export const radiansPerSecond = 0.3;

/**
 * What each element does of its own accord: a function that begins and answers with how to stop it. Each file
 * of controls adds its own.
 */
export const plays = {};

/** Does a step now and then, and answers with how to stop. */
export function repeat(step) {
  const timer = setInterval(step, stepMilliseconds);
  step();
  return () => clearInterval(timer);
}

/**
 * Plays a control while it is in sight, and never again once it or what covers it was pressed, or it had the keyboard.
 *
 * Nothing moves by itself for those who ask for less motion.
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
