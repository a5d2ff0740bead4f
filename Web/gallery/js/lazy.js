import { makeControl } from "./control.js";
import { bringIn } from "./data.js";
import { make } from "./dom.js";

/** The distance from the window at which a control is loaded. */
const near = "60% 0px";

/** A demo for a still picture: a context menu is open, in the middle of the picture. */
export function pictureOf(demo) {
  if (demo.element !== "rotary-ring-menu") return demo;
  return { ...demo, shape: "round", ratio: 1, attributes: { ...demo.attributes, anchor: "center", progress: "1" } };
}

/**
 * Adds a demo's control to a box when the box comes near the window. `shown` is called with the control and its cover.
 *
 * The page scrolls past the control: the mouse wheel does not turn it, and on touch screens a cover takes swipes until
 * it is tapped.
 */
export function showWhenNear(box, demo, shown = () => {}) {
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const control = makeControl(demo);
    control.setAttribute("aria-label", demo.title);
    control.setAttribute("scroll-input", "never");
    const cover = make("div", { className: "touch-cover" });
    for (const type of ["click", "focusin"]) box.addEventListener(type, () => cover.remove());
    box.append(control, cover);
    await bringIn(control, [demo]).then(() => shown(control, cover), (error) => console.error(error));
  }, { rootMargin: near });
  observer.observe(box);
}
