import { listText } from "../numbers.js";
import { readCode, valuesOf } from "./settings.js";

/** The HTML that loads the style sheet and the script of an element. */
export const loadingHTML = (script) =>
  `<link rel="stylesheet" href="rotary.css">\n<script type="module" src="${script}"></script>`;

/**
 * The HTML of a package's element in place of a control of the gallery, as the page has set it: a row of spinners for a
 * row in a padlock, a ring menu for a sky with a menu.
 *
 * `settings` and `code` are as in `codeOf`; `descriptions` are those of the package's control.
 */
export function htmlOfSettings(demo, settings, code, descriptions) {
  const element = `rotary-${code.as}`;
  const values = valuesOf(demo, settings, readCode(code));
  const isMenu = element === "rotary-ring-menu";
  const attributes = descriptions.map(({ name, default: usual }) => ({ name, usual, value: values.get(name) }))
    .filter(({ name, usual, value }) => value !== undefined && String(value) !== String(usual)
      // A menu has its titles as options.
      && !(isMenu && name === "titles"))
    .map(({ name, value }) => [name, attributeText(value)]);
  if (!values.has("caption")) attributes.push(["aria-label", demo.title]);
  const options = isMenu ? optionLines(values.get("titles") ?? []) : [];
  const words = attributes.map(([name, text]) => (text === "" ? name : `${name}="${escaped(text)}"`));
  const [opening, closing] = [`<${[element, ...words].join(" ")}>`, `</${element}>`];
  const lines = options.length > 0 ? [opening, ...options.map((line) => `  ${line}`), closing] : [opening + closing];
  return [loadingHTML(`${element}.js`), ...lines].join("\n");
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
  return Array.isArray(value) ? listText(value) : String(value);
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
