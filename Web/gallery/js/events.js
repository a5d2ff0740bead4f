import { titleOf } from "./control.js";

/** The events of a control that the event log lists; `cue` is for sounds only. */
const events = ["input", "change", "press", "dial", "open", "cross", "finish", "reach", "settle"];
const menuEvents = ["opened", "highlighted", "chosen", "entered", "left", "closed", "info"];
/** Names of the events that carry a row's value, by the gallery's own row elements. */
const rowEvents = new Set(["changing", "changed"]);
const longDate = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Calls `report` with the name and a description of each event of a control.
 *
 * Values are described as the control displays them: −55.8 dB, 21 March 2028. The control has that text after the next
 * frame. Until then the description is empty; `report` returns a function that changes it.
 */
export function watchEvents(control, descriptions, report) {
  control.addEventListener("tell", ({ detail: { name, ...rest } }) => {
    const isValue = rowEvents.has(name) && control.state?.text !== undefined;
    if (isValue) reportLater(report, name, () => displayed(control.state.text));
    else report(name, descriptionOf(name, rest, descriptions));
  });
  for (const name of menuEvents) {
    control.addEventListener(name, ({ detail: { item, value, index } }) => report(name, named(item?.label ?? value, index)));
  }
  for (const name of events) {
    control.addEventListener(name, ({ target, detail }) => {
      const isValue = detail?.value !== undefined && (detail.index === undefined || detail.valueAsNumber !== undefined);
      if (isValue) reportLater(report, name, () => `${captionOf(target)}${valueOf(target, detail)}`);
      else report(name, detailOf(target, detail ?? {}));
    });
  }
}

/** The value of a control as it displays it, which its accessible sliders and spin buttons have as text. */
function valueOf(control, { value }) {
  const parts = [...control.shadowRoot?.querySelectorAll("[role=slider], [role=spinbutton]") ?? []];
  // Several spin buttons are the columns of one value, several sliders the ends of a range.
  if (parts.some(({ role }) => role === "spinbutton") && parts.length > 1) return displayed(String(control.value ?? value));
  const texts = parts.map(({ ariaValueText, ariaValueNow }) => ariaValueText || ariaValueNow).filter(Boolean);
  return texts.length > 0 ? texts.join(" – ") : String(value);
}

/** A date in words; all other texts unchanged. */
function displayed(text) {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? longDate.format(date) : text;
}

/** In a row of controls, the caption of the control that sent the event. */
function captionOf(control) {
  return control.closest(".control-row") ? `${control.getAttribute("caption")} ` : "";
}

function detailOf(control, { index, value = "" }) {
  if (index === undefined) return `${captionOf(control)}${value}`;
  return named(control.localName === "rotary-wheel" ? titleOf(control, index) : value, index);
}

/** The description of an event of the gallery's own controls; an index is described by the choice with that index. */
function descriptionOf(name, { index, ...rest }, descriptions) {
  const choices = descriptions.find(({ kind, name }) => kind === "choice" && name === "sign")?.choices;
  if (index !== undefined && choices) return named(titled(choices[index + (choices[0] === "none" ? 1 : 0)]), index);
  return [...Object.values(rest), ...index === undefined ? [] : [`index ${index}`]].map(shortened).join(" · ");
}

function shortened(value) {
  return typeof value === "number" ? String(Number(value.toPrecision(5))).replace("-", "−") : String(value);
}

function titled(word = "") {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function named(title, index) {
  if (index === undefined || index < 0) return title ?? "";
  return title ? `${title} · index ${index}` : `index ${index}`;
}

/** Reports an event, and describes it after the next frame, when the control has been drawn with its new value. */
function reportLater(report, name, describe) {
  const update = report(name, "");
  requestAnimationFrame(() => requestAnimationFrame(() => update(describe())));
}
