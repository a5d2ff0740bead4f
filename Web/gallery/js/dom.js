/** Makes an element. Names of its properties set properties, all other names set attributes. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** A button; the classes `is-main` and `is-quiet` change its look. */
export function button(label, properties = {}) {
  return make("button", { type: "button", className: "button", ...properties }, label);
}

/** An icon on a grid of 24 by 24, with lines of width 2. */
export function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of Object.entries({ viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" })) {
    svg.setAttribute(name, value);
  }
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** A name in sentence case: "Inner radius" for "inner-radius". */
export function sentenceCase(name) {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
