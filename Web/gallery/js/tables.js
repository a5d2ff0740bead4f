import { make } from "./dom.js";

/** A table from titles and rows. On a narrow page each row is a card whose lines begin with the titles. */
export function table(titles, rows) {
  for (const { children } of rows) [...children].forEach((cell, index) => { cell.dataset.label = titles[index]; });
  return frame(make("table", {}, head(titles), make("tbody", {}, ...rows)));
}

/** A frame in which a table that is wider than the page scrolls. */
export function frame(content) {
  return make("div", { className: "table-frame", tabIndex: 0, role: "group", "aria-label": "Table" }, content);
}

export function head(titles) {
  return make("thead", {}, make("tr", {}, ...titles.map((title) => make("th", { scope: "col" }, title))));
}

export function row(id, cells) {
  const made = make("tr", {}, ...cells.map((cell) => make("td", {}, ...typeof cell === "string" ? withCode(cell) : [cell])));
  if (id) made.id = id;
  return made;
}

/** A text whose words between backticks are code. */
function withCode(text) {
  return text.split("`").map((piece, index) => (index % 2 === 1 ? code(piece) : piece));
}

export function code(text) {
  return make("code", {}, text);
}

export function intro(...content) {
  return make("p", { className: "reference-intro" }, ...content);
}
