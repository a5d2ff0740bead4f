import { make, sentenceCase } from "./dom.js";
import { makeFigure } from "./figure.js";
import { listText, numbersFrom, textsFrom } from "./numbers.js";

/**
 * A form field for a setting, by the kind of its values: `element`, and `set`, which displays a value.
 *
 * `range` is the range of its slider; see `sliderRange`. `changed` is called with each new value, and may return false
 * to refuse it.
 */
export function makeField(id, description, range, changed) {
  const kinds = { flag: makeSwitch, choice: makeSegments, choiceOrNumber: makeSegments, number: makeSlider, integer: makeSlider };
  return (kinds[description.kind] ?? makeText)(id, description, changed, range);
}

function frame(tag, id, description, head, ...body) {
  const help = make("p", { className: "field-help", id: `${id}-help` }, description.summary);
  return make(tag, { className: "field", "data-setting": description.name }, head, help, ...body);
}

function makeSwitch(id, description, changed) {
  const input = make("input", { type: "checkbox", role: "switch", "aria-describedby": `${id}-help`, onchange: () => changed(input.checked) });
  const label = make("label", { className: "switch" }, make("span", { className: "field-name" }, sentenceCase(description.name)), input);
  return { element: frame("div", id, description, label), set: (value) => { input.checked = value; } };
}

function makeSlider(id, description, changed, range) {
  const figure = makeFigure(id, description, range, changed);
  const head = make("div", { className: "field-head" },
    make("span", { className: "field-name" }, sentenceCase(description.name)), figure.typed);
  return { element: frame("div", id, description, head, figure.slider), set: figure.set };
}

/** Segmented buttons; if the setting accepts a number too, the last segment shows the number's inputs. */
function makeSegments(id, description, changed, range) {
  const takesNumber = description.kind === "choiceOrNumber";
  const figure = takesNumber ? makeFigure(id, description, range, changed) : undefined;
  const inputs = new Map();
  const group = make("div", {
    className: "segments", role: "radiogroup", "aria-label": sentenceCase(description.name),
    "aria-describedby": `${id}-help`,
  });

  function add(word, label, choose) {
    const input = make("input", { type: "radio", name: id, value: word, onchange: choose });
    inputs.set(word, input);
    group.append(make("label", {}, input, make("span", {}, label)));
  }
  for (const word of description.choices) add(word, sentenceCase(word), () => { showNumber(false); changed(word); });
  if (figure) {
    add("", description.unit === "degrees" ? "Angle" : "Number", () => { showNumber(true); changed(figure.get()); });
  }

  function showNumber(isShown) {
    if (!figure) return;
    figure.typed.hidden = figure.slider.hidden = !isShown;
  }

  function set(value) {
    const isNumber = typeof value === "number";
    inputs.get(isNumber ? "" : value).checked = true;
    showNumber(isNumber);
    if (isNumber) figure.set(value);
  }

  const head = make("div", { className: "field-head" },
    make("span", { className: "field-name" }, sentenceCase(description.name)), figure?.typed);
  return { element: frame("div", id, description, head, group, figure?.slider), set };
}

function makeText(id, description, changed) {
  const isNumbers = description.kind === "numbers";
  const isList = isNumbers || description.kind === "texts";
  const error = make("p", { className: "field-error", id: `${id}-error`, role: "status" });
  const input = make("input", {
    className: "texts", type: "text", id: `${id}-input`, spellcheck: false, autocomplete: "off",
    "aria-describedby": `${id}-help ${id}-error`, onchange: () => {
      const value = isNumbers ? numbersFrom(input.value) : isList ? textsFrom(input.value) : input.value;
      const isTaken = value !== undefined && changed(value) !== false;
      input.setAttribute("aria-invalid", !isTaken);
      error.textContent = isTaken ? "" : value === undefined
        ? "Enter numbers, separated by spaces or commas."
        : "The control does not accept this value and keeps the old one.";
    },
  });
  const head = make("label", { className: "field-head", htmlFor: input.id },
    make("span", { className: "field-name" }, sentenceCase(description.name)));
  return {
    element: frame("div", id, description, head, input, error),
    set(value) {
      input.value = isList ? listText(value) : value;
      input.setAttribute("aria-invalid", false);
      error.textContent = "";
    },
  };
}
