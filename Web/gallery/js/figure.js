import { make, sentenceCase } from "./dom.js";
import { sliderScale } from "./numbers.js";

/** A number twice: typed, with its unit, and on a slider. */
export function makeFigure(id, description, tell) {
  const name = sentenceCase(description.name);
  const scale = sliderScale(description);
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
    tell(value);
  }

  function set(value) {
    number = value;
    // Five figures say as much as anybody can see.
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
