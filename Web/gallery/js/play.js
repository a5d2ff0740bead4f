/** Has controls of the front page move gently by themselves, until somebody touches one. */

/** How long a step of what moves in steps takes. */
const stepMilliseconds = 1800;
const radiansPerSecond = 0.3;

/** What each element does of its own accord: `start` begins and answers with how to stop it. */
const plays = {
  "rotary-wheel": (wheel) => {
    wheel.startTurning(radiansPerSecond);
    return () => wheel.stopTurning();
  },
  "rotary-spinner": (spinner) => repeat(() => {
    const most = Number(spinner.max ?? 9);
    spinner.moveTo(spinner.valueAsNumber >= most ? Number(spinner.min ?? 0) : spinner.valueAsNumber + 1);
  }),
  "rotary-spinner-row": (row) => repeat(() => row.moveTo(row.valueAsNumber + 1)),
  "rotary-turntable": (table) => {
    let index = Math.max(0, table.state.centered ?? 0);
    return repeat(() => {
      index = (index + 1) % table.count;
      table.scrollToItem(index, { position: "middle" });
    });
  },
  "rotary-dial": (dial) => {
    if (dial.range) return () => {};
    const [least, most, start] = [Number(dial.min ?? 0), Number(dial.max ?? 100), dial.valueAsNumber];
    const reach = Math.min(start - least, most - start);
    let turn = 0;
    return repeat(() => dial.moveTo(start + reach * 0.8 * Math.sin(++turn * 0.9)));
  },
  "rotary-progress-ring": (ring) => {
    if (ring.value === null) return () => {};
    const [least, most] = [Number(ring.min ?? 0), Number(ring.max ?? 1)];
    return repeat(() => {
      const next = ring.value + (most - least) / 8;
      ring.value = next > most ? least : next;
    });
  },
};

function repeat(step) {
  const timer = setInterval(step, stepMilliseconds);
  step();
  return () => clearInterval(timer);
}

/**
 * Plays a control while it is in sight, and never again once it was touched or had the keyboard.
 *
 * Nothing moves by itself for those who ask for less motion.
 */
export function playWhileSeen(control) {
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
  for (const type of ["pointerdown", "keydown", "focusin", "wheel"]) {
    control.addEventListener(type, (event) => { if (event.isTrusted) end(); }, { passive: true });
  }
  calm.addEventListener("change", still);
}
