import { goBack } from "./address.js";
import { button, make } from "./dom.js";
import { makeField } from "./fields.js";
import { sliderRange } from "./ranges.js";
import { changeSetting, settingOf } from "./control.js";

/**
 * The panel of a control's settings: the demo's main settings first, and all others on request.
 *
 * Reset restores `start`, the initial values. `changed` is called after each change. `show` updates all fields.
 */
export function makeSettings(demo, control, descriptions, start, changed) {
  const id = `${demo.id}-settings`;
  const first = demo.settings.map((name) => descriptions.find((each) => each.name === name)).filter(Boolean);
  const others = descriptions.filter((each) => !first.includes(each));
  const fields = [];

  function add(description) {
    const range = sliderRange(description, demo, descriptions);
    const field = makeField(`${id}-${description.name}`, description, range, (value) => {
      const isTaken = changeSetting(control, description, value);
      if (isTaken) changed();
      return isTaken;
    });
    const each = { ...field, show: () => {
      // A field with the focus keeps the text that is being typed.
      if (!field.element.contains(document.activeElement)) field.set(settingOf(control, description));
    } };
    field.set(settingOf(control, description));
    fields.push(each);
    return field.element;
  }

  function show() {
    for (const field of fields) field.show();
  }

  function reset() {
    goBack(control, start);
    show();
    changed();
  }

  const more = button(`All ${descriptions.length} settings`, { className: "button is-quiet", onclick: () => {
    const added = others.map(add);
    more.replaceWith(...added);
    added[0].querySelector("input, select, textarea, button")?.focus();
  } });
  const element = make("div", { className: "settings", id },
    ...first.map(add),
    make("div", { className: "settings-foot" }, ...others.length > 0 ? [more] : [],
      button("Reset", { className: "button is-quiet", onclick: reset })));
  return { element, show };
}
