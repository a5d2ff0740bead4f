import { makeCodeCard } from "./install.js";
import { make } from "./dom.js";
import { showWhenNear } from "./lazy.js";
import { code, intro, row, table } from "./tables.js";

/** Declarations of the example rule for the element, by custom property. */
const variableValues = {
  "--rotary-accent": "light-dark(#0b6b72, #6ccfd6)",
  "--rotary-surface": "light-dark(#e3f2ee, #1d3a36)",
  "--rotary-surface-alternate": "light-dark(#cfe8e1, #24473f)",
  "--rotary-font": "Georgia, serif",
};
/** Declarations of the example rules for parts, by part, in order of preference. */
const partDeclarations = [["title", "font-weight: 700"], ["rim", "stroke-width: 3px"]];

/**
 * The custom properties of a control: a table, and an example rule with the control that it styles.
 *
 * The displayed rule is the one that styles the control.
 */
export function makeStyling(tag, demo, { variables, parts }) {
  const rule = ruleOf(tag, variables, parts);
  const box = make("div", { className: `styled-box is-${demo.shape}` });
  box.style.setProperty("--ratio", demo.ratio);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule.replaceAll(tag, `.styled-box ${tag}`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  showWhenNear(box, { ...demo, id: `styled-${demo.id}`, title: `${demo.title}, styled` });
  return [
    intro("Set these custom properties on the control or on any element around it."),
    make("div", { className: "styling-example" }, makeCodeCard("Example", rule, "css"), box),
    table(["Variable", "Description"], variables.map(({ name, text }) => row(`variable-${name}`, [code(name), text]))),
  ];
}

function ruleOf(tag, variables, parts) {
  const names = new Set(variables.map(({ name }) => name));
  const declarations = Object.entries(variableValues).filter(([name]) => names.has(name))
    .map(([name, value]) => `  ${name}: ${value};`);
  const rules = [`${tag} {\n${declarations.join("\n")}\n}`];
  const part = partDeclarations.find(([name]) => parts.some((each) => each.name === name));
  if (part) rules.push(`${tag}::part(${part[0]}) {\n  ${part[1]};\n}`);
  return rules.join("\n\n");
}
