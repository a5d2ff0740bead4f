import { make } from "./dom.js";
import { showWhenNear } from "./lazy.js";
import { code, intro, row, table } from "./tables.js";

/** The number of points along each side of a grid on which a marker's point is searched. */
const gridPoints = 12;
/** The distance between two markers, and of the markers from the edges of the picture, in points. */
const distance = 30, margin = 24;

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
  const note = intro("Parts without a number in the table are not in this example.");
  const show = (control) => {
    const count = placeMarkers(control, box, rows);
    note.hidden = count === parts.length;
  };
  showWhenNear(box, { ...demo, id: `anatomy-${demo.id}`, title: `Parts of ${demo.title}` }, (control) => {
    // The control fades in: until then it counts as invisible.
    Promise.allSettled(control.getAnimations().map(({ finished }) => finished)).then(() => show(control));
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
      table(["Part", "Description"], rows)),
  ];
}

/** Numbers the visible parts of a control, in the picture and in the table; returns their number. */
function placeMarkers(control, box, rows) {
  box.querySelectorAll(".marker, .leaders").forEach((each) => each.remove());
  const frame = box.getBoundingClientRect();
  const shapes = shapesOf(control, frame);
  const marks = [];
  for (const each of rows) {
    const name = each.id.replace("part-", "");
    const point = pointOn(name, shapes, marks);
    delete each.firstElementChild.dataset.number;
    if (!point) continue;
    each.firstElementChild.dataset.number = marks.push({ ...point, row: each });
  }
  // A surface fills the picture from the left.
  const isLeft = ({ x }) => x < frame.width / 2 && !box.classList.contains("is-surface");
  spread(marks.filter(isLeft), frame.height, margin);
  spread(marks.filter((mark) => !isLeft(mark)), frame.height, frame.width - margin);
  drawMarkers(box, marks);
  return marks.length;
}

/** Sets the markers of one side in a column, near the heights of their points but apart from each other. */
function spread(marks, height, column) {
  marks.sort((one, other) => one.y - other.y);
  let least = margin;
  for (const mark of marks) {
    mark.left = column;
    mark.top = Math.max(mark.y, least);
    least = mark.top + distance;
  }
  let most = height - margin;
  for (const mark of marks.toReversed()) {
    mark.top = Math.min(mark.top, most);
    most = mark.top - distance;
  }
}

function drawMarkers(box, marks) {
  const leaders = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  leaders.setAttribute("class", "leaders");
  const drawn = marks.map(({ x, y, left, top, row: tableRow }, index) => {
    const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    line.setAttribute("d", `M${left} ${top}L${x} ${y}m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0`);
    leaders.append(line);
    const marker = make("span", { className: "marker" }, String(index + 1));
    marker.style.translate = `${left}px ${top}px`;
    const mark = (isMarked) => () => [marker, line].forEach((each) => each.classList.toggle("is-marked", isMarked));
    tableRow.onpointerenter = mark(true);
    tableRow.onpointerleave = mark(false);
    return marker;
  });
  box.append(leaders, ...drawn);
}

/** The shapes of all parts of a control in the order in which they are drawn, with their rectangles in the frame. */
function shapesOf(control, frame) {
  return [...control.shadowRoot.querySelectorAll("[part]")].flatMap((element) => {
    const drawn = element.clientWidth || element instanceof SVGElement ? [element] : [...element.querySelectorAll("path")];
    return drawn.slice(0, 3).map((shape) => {
      const { left, top, width, height } = rectangleOf(shape);
      return { name: element.getAttribute("part"), shape, left: left - frame.left, top: top - frame.top, width, height };
    });
  }).filter(({ shape, width, height }) => width >= 4 && height >= 4 && shape.checkVisibility({ opacityProperty: true }))
    .map((each) => ({ ...each, frame }));
}

/** The rectangle of a shape or, of a text's box, that of its text. */
function rectangleOf(shape) {
  if (shape instanceof SVGElement || !shape.textContent.trim()) return shape.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(shape);
  return range.getBoundingClientRect();
}

/** A point of a part that no later shape covers, as far as possible from the points of other parts. */
function pointOn(name, shapes, others) {
  let best;
  for (const [index, each] of shapes.entries()) {
    if (each.name !== name) continue;
    const covers = shapes.slice(index + 1).filter((other) => other.name !== name);
    for (let place = 0; place < gridPoints ** 2; place++) {
      const x = each.left + each.width * ((place % gridPoints) + 0.5) / gridPoints;
      const y = each.top + each.height * (Math.floor(place / gridPoints) + 0.5) / gridPoints;
      if (x < 4 || x > each.frame.width - 4 || y < 4 || y > each.frame.height - 4 || !isOn(each, x, y)) continue;
      const isFree = !covers.some((other) => isOn(other, x, y));
      const distanceToOthers = Math.min(3 * distance, ...others.map((other) => Math.hypot(other.x - x, other.y - y)));
      const toMiddle = Math.hypot(x - each.left - each.width / 2, y - each.top - each.height / 2);
      // A free point of a large shape first, then one away from others, then one in the middle of its shape.
      const score = (isFree ? 1000 : 0) + Math.min(each.width, 200) / 4 + distanceToOthers - toMiddle / 100;
      if (!best || score > best.score) best = { x, y, score };
    }
  }
  return best;
}

/** Whether a point of the frame lies on a shape's ink. */
function isOn({ shape, frame, left, top, width, height }, x, y) {
  if (x < left || x > left + width || y < top || y > top + height) return false;
  if (!(shape instanceof SVGGeometryElement)) return true;
  const matrix = shape.getScreenCTM()?.inverse();
  if (!matrix) return false;
  const point = new DOMPoint(x + frame.left, y + frame.top).matrixTransform(matrix);
  const style = getComputedStyle(shape);
  return (style.fill !== "none" && shape.isPointInFill(point)) || (style.stroke !== "none" && shape.isPointInStroke(point));
}
