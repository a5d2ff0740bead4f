import { button, make } from "./dom.js";

/** The storage key of the best score of the marking menu. */
const bestKey = "rotary-marking-best";
/** The steps of a face from sad to very happy. */
const moods = [
  [0, "Very sad"], [20, "Sad"], [40, "A little sad"], [50, "Neither sad nor happy"],
  [60, "A little happy"], [80, "Happy"], [100, "Very happy"],
];

/** A button that restarts the game of a marking menu. The best score is stored. */
export function makeGame(sheet) {
  try {
    const best = Number(localStorage.getItem(bestKey));
    if (best > 0) sheet.setAttribute("best", best);
  } catch {
    // Without storage, the best score lasts as long as the page.
  }
  sheet.addEventListener("tell", ({ detail: { name } }) => {
    if (name !== "finished") return;
    try {
      localStorage.setItem(bestKey, sheet.state.best);
    } catch {
      // See above.
    }
  });
  const again = button("Start again", { onclick: () => sheet.call("start") });
  return make("div", { className: "reading" }, make("div", { className: "actions" }, again));
}

/** The happiness of a face in percent, and a small face for each step from 0 to 100, which sets it. */
export function makeMoods(face) {
  const output = make("output", { htmlFor: face.id });
  const steps = moods.map(([value, label]) => button(smallFace(value), {
    className: "mood", "aria-label": `${label}: ${value} %`,
    onclick: () => {
      face.value = value;
      show();
    },
  }));
  const show = () => {
    const value = Math.round(face.value);
    output.textContent = `${value} % happy`;
    const nearest = moods.reduce((best, [at], index) =>
      (Math.abs(at - value) < Math.abs(moods[best][0] - value) ? index : best), 0);
    for (const [index, step] of steps.entries()) step.setAttribute("aria-pressed", index === nearest);
  };
  for (const name of ["input", "change"]) face.addEventListener(name, show);
  Promise.resolve(face.ready).then(show, () => {});
  return make("div", { className: "reading moods" }, output, make("div", { className: "mood-strip", role: "group", "aria-label": "From sad to happy" }, ...steps));
}

/** A small face for a happiness, as `FaceView` in Swift draws it, on a grid of 40. */
function smallFace(value) {
  // Deeper than in Swift, to be visible at this size.
  const pushed = 26.4 + 10 * (value - 50) / 50;
  const shapes = [
    ["circle", { cx: 20, cy: 20, r: 17 }],
    ["circle", { cx: 14.4, cy: 14.8, r: 1.8, class: "eye" }], ["circle", { cx: 25.6, cy: 14.8, r: 1.8, class: "eye" }],
    ["path", { d: `M12.8 26.4C15.2 ${pushed} 24.8 ${pushed} 27.2 26.4` }],
  ];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, text] of Object.entries({ viewBox: "0 0 40 40", "aria-hidden": "true" })) svg.setAttribute(name, text);
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, text] of Object.entries(attributes)) shape.setAttribute(name, text);
    svg.append(shape);
  }
  return svg;
}

/** A button that sets a clock to the time of day, and then each minute until the user turns the clock. */
export function makeClock(body) {
  let isFollowing = false;
  let timer;
  const follow = () => {
    if (!isFollowing) return;
    const time = new Date();
    body.call("move", { to: time.getHours() * 60 + time.getMinutes() });
    clearTimeout(timer);
    timer = setTimeout(() => { if (body.isConnected) follow(); }, 60_000 - time.getTime() % 60_000);
  };
  const now = button("Show the current time", { onclick: () => {
    isFollowing = true;
    follow();
  } });
  for (const name of ["pointerdown", "keydown"]) body.addEventListener(name, () => { isFollowing = false; });
  return make("div", { className: "reading" }, make("div", { className: "actions" }, now));
}
