import { readCode, valuesOf } from "./settings.js";

/**
 * The HTML of a package's element in place of a control of the gallery, as the page has set it: a row of spinners for a
 * row in a padlock, a ring menu for a sky with a menu.
 *
 * `settings` and `code` are as in `codeOf`; `descriptions` are those of the package's control.
 */
export function htmlOfSettings(demo, settings, code, descriptions) {
  const element = `rotary-${code.as}`;
  const values = valuesOf(demo, settings, readCode(code));
  const attributes = descriptions.filter(({ name, default: usual }) => values.has(name) && String(values.get(name)) !== String(usual))
    // An element has its titles as options.
    .filter(({ name }) => !(element === "rotary-ring-menu" && name === "titles"))
    .map(({ name }) => [name, attributeText(values.get(name))]);
  if (!values.has("caption")) attributes.push(["aria-label", demo.title]);
  const options = element === "rotary-ring-menu" ? optionLines(values.get("titles") ?? []) : [];
  const opening = `<${[element, ...attributes.map(([name, text]) => (text === "" ? name : `${name}="${escaped(text)}"`))].join(" ")}>`;
  const lines = options.length > 0 ? [opening, ...options.map((line) => `  ${line}`), `</${element}>`] : [`${opening}</${element}>`];
  return [`<script type="module" src="${element}.js"></script>`, ...lines].join("\n");
}

/** Items by the outline of their titles, in which `>` begins an item of the ring around the one before. */
function optionLines(outline) {
  const items = outline.map((text) => {
    const level = /^>*/.exec(text)[0].length;
    return { level, title: text.slice(level).trim() };
  });
  const lines = [];
  const open = [];
  items.forEach(({ level, title }, index) => {
    while (open.length > level) lines.push(`${"  ".repeat(open.length - 1)}${open.pop()}`);
    const indent = "  ".repeat(level);
    if (items[index + 1]?.level > level) {
      lines.push(`${indent}<optgroup label="${escaped(title)}">`);
      open.push("</optgroup>");
    } else lines.push(`${indent}<option>${escaped(title)}</option>`);
  });
  while (open.length > 0) lines.push(`${"  ".repeat(open.length - 1)}${open.pop()}`);
  return lines;
}

function attributeText(value) {
  if (value === true) return "";
  if (Array.isArray(value)) return value.join(value.every(Number.isFinite) ? " " : ", ");
  return String(value);
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
