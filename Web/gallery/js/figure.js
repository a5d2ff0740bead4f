import { make, sentenceCase } from "./dom.js";
import { sliderScale } from "./numbers.js";

/**
 * A number with two inputs: a number field with its unit, which accepts the setting's whole range, and a slider of
 * `range`; see `sliderRange`. `changed` is called with each new number.
 */
export function makeFigure(id, description, range, changed) {
  const name = sentenceCase(description.name);
  const scale = sliderScale(description, range);
  const { minimum, maximum } = description;
  const start = minimum <= 0 && maximum >= 0 ? 0 : (minimum + maximum) / 2;
  let number = typeof description.default === "number" ? description.default : start;

  const input = make("input", {
    type: "number", min: minimum, max: maximum, step: "any", "aria-label": name,
    onchange: () => {
      const typed = input.valueAsNumber;
      if (input.validity.valid && Number.isFinite(typed)) change(description.kind === "integer" ? Math.round(typed) : typed);
      else set(number);
    },
  });
  const slider = make("input", {
    type: "range", min: scale.minimum, max: scale.maximum, step: scale.step, "aria-label": `${name}, slider`,
    "aria-describedby": `${id}-help`, oninput: () => change(scale.fromSlider(slider.valueAsNumber)),
  });

  function change(value) {
    set(value);
    changed(value);
  }

  function set(value) {
    number = value;
    // Five digits are as exact as the screen can show.
    input.value = Number(value.toPrecision(5));
    slider.value = scale.toSlider(value);
    slider.setAttribute("aria-valuetext", `${input.value} ${description.unit ?? ""}`.trim());
  }

  set(number);
  return {
    typed: make("span", { className: "figure" }, input, description.unit ? make("span", {}, description.unit) : undefined),
    slider: make("div", { className: "slider" }, slider),
    get: () => number,
    set,
  };
}
