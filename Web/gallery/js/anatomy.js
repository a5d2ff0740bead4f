import { make } from "./dom.js";
import { showWhenNear } from "./lazy.js";
import { code, intro, row, table } from "./tables.js";

/** The number of points along each side of a grid in which a marker finds its place on a part. */
const gridPoints = 12;
/** From three times this distance, other markers do not matter. */
const markerDistance = 26;

/**
 * The parts of a control for `::part()`: a picture with numbered markers, and a table.
 *
 * The markers are placed on the live control, so that they cannot differ from it.
 */
export function makeAnatomy(tag, demo, parts) {
  const box = make("div", { className: `anatomy-box is-${demo.shape}`, "aria-hidden": "true" });
  box.inert = true;
  box.style.setProperty("--ratio", demo.ratio);
  const rows = parts.map(({ name, text }) => row(`part-${name}`, [code(name), text]));
  const note = intro(`The numbers are those of the table. Parts without a number are not in this example.`);
  const show = (control) => {
    const count = placeMarkers(control, box, rows);
    note.hidden = count === parts.length;
  };
  showWhenNear(box, { ...demo, id: `anatomy-${demo.id}`, title: `Parts of ${demo.title}` }, (control) => {
    requestAnimationFrame(() => show(control));
    let width = box.clientWidth;
    new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      requestAnimationFrame(() => requestAnimationFrame(() => show(control)));
    }).observe(box);
  });
  return [
    intro("Style each part with ", code(`${tag}::part(name)`), "."),
    make("div", { className: "anatomy" }, make("div", { className: "anatomy-picture" }, box, note),
      table(["Part", "What it is"], rows)),
  ];
}

/** Numbers the visible parts of a control, in the picture and in the table; returns their number. */
function placeMarkers(control, box, rows) {
  box.querySelectorAll(".marker").forEach((marker) => marker.remove());
  const frame = box.getBoundingClientRect();
  const placed = [];
  for (const each of rows) {
    const name = each.id.replace("part-", "");
    const cell = each.firstElementChild;
    const point = pointOn([...control.shadowRoot.querySelectorAll(`[part~="${name}"]`)], frame, placed);
    delete cell.dataset.number;
    if (!point) continue;
    placed.push(point);
    cell.dataset.number = placed.length;
    const marker = make("span", { className: "marker" }, String(placed.length));
    marker.style.translate = `${point.x - frame.left}px ${point.y - frame.top}px`;
    box.append(marker);
    each.onpointerenter = () => marker.classList.add("is-marked");
    each.onpointerleave = () => marker.classList.remove("is-marked");
  }
  return placed.length;
}

/** A point on one of the elements, inside the frame, as far from all other points as possible. */
function pointOn(elements, frame, others) {
  let best;
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 4 || height < 4 || !element.checkVisibility({ opacityProperty: true })) continue;
    for (let index = 0; index < gridPoints ** 2; index++) {
      const point = {
        x: left + width * ((index % gridPoints) + 0.5) / gridPoints,
        y: top + height * (Math.floor(index / gridPoints) + 0.5) / gridPoints,
      };
      const isInside = point.x > frame.left + 14 && point.x < frame.right - 14
        && point.y > frame.top + 14 && point.y < frame.bottom - 14;
      if (!isInside || !isOn(element, point)) continue;
      const distance = Math.min(markerDistance * 3, ...others.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
      // Among equally free points, the one nearest to the middle of the element.
      const score = distance - Math.hypot(point.x - left - width / 2, point.y - top - height / 2) / 1000;
      if (!best || score > best.score) best = { ...point, score, distance };
    }
  }
  return best;
}

/** Whether a point of the screen lies on the ink of an element. */
function isOn(element, { x, y }) {
  if (!(element instanceof SVGGeometryElement)) return true;
  const matrix = element.getScreenCTM()?.inverse();
  if (!matrix) return false;
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  const style = getComputedStyle(element);
  return (style.fill !== "none" && element.isPointInFill(point)) || (style.stroke !== "none" && element.isPointInStroke(point));
}
