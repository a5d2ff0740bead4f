import { allOf } from "./control.js";
import { make } from "./dom.js";

/** The number of elements that are listed. */
const greatestCount = 10;

/** The roles, names, values and states of a control for screen readers, from its live tree. */
export function readingOf(control) {
  const lines = allOf(control).flatMap((one) => [...one.shadowRoot?.querySelectorAll("[role]") ?? []]
    .map((element) => lineOf(element, one)).filter(Boolean));
  return lines.length > greatestCount ? [...lines.slice(0, greatestCount), { role: "", name: `and ${lines.length - greatestCount} more` }] : lines;
}

function lineOf(element, host) {
  const role = element.getAttribute("role");
  if (["presentation", "none", "status"].includes(role)) return undefined;
  const name = element.ariaLabel || namesOf(element) || labelOf(host, role);
  const value = element.ariaValueText ?? element.ariaValueNow ?? "";
  const states = [
    element.ariaSelected === "true" && "selected", element.ariaDisabled === "true" && "disabled",
    element.ariaExpanded === "true" && "expanded", element.ariaDescription,
  ].filter(Boolean);
  return { role, name: name ?? "", value, states: states.join(", ") };
}

function namesOf(element) {
  return element.ariaLabelledByElements?.map(({ textContent }) => textContent.trim()).join(" ");
}

function labelOf(host, role) {
  return ["option", "menuitem"].includes(role) ? "" : host.labels?.[0]?.textContent ?? host.ariaLabel ?? "";
}

/** The reading as rows of a table. */
export function rowsOf(lines) {
  return lines.map(({ role, name, value = "", states = "" }) => make("tr", {},
    make("td", {}, role), make("td", {}, name), make("td", {}, [value, states].filter(Boolean).join(", "))));
}
