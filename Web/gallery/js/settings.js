import { button, make } from "./dom.js";
import { makeField } from "./fields.js";
import { changeSetting, settingOf } from "./control.js";

/**
 * The panel of a control's settings, folded at first. `changed` is called after each change.
 */
export function makeSettings(demo, control, descriptions, changed) {
  const names = demo.settings ?? descriptions.map(({ name }) => name);
  const shown = names.map((name) => descriptions.find((each) => each.name === name)).filter(Boolean);
  const id = `${demo.id}-settings`;

  const fields = shown.map((description) => {
    const field = makeField(`${id}-${description.name}`, description, (value) => {
      const isTaken = changeSetting(control, description, value);
      if (isTaken) changed();
      return isTaken;
    });
    return { ...field, show: () => field.set(settingOf(control, description)) };
  });
  // A strut that is clicked is a setting, too.
  control.addEventListener("tell", ({ detail: { name } }) => {
    if (name !== "toggled") return;
    for (const field of fields) field.show();
    changed();
  });
  const start = shown.map((description) => [description, settingOf(control, description)]);

  function reset() {
    for (const [description, value] of start) changeSetting(control, description, value);
    for (const field of fields) field.show();
    changed();
  }

  for (const field of fields) field.show();
  const element = make("section", { className: "settings", id, hidden: true, "aria-labelledby": `${id}-title` },
    make("div", { className: "settings-head" },
      make("h3", { id: `${id}-title` }, "Settings"),
      button("Reset", { className: "button is-quiet", onclick: reset })),
    ...fields.map((field) => field.element));
  return element;
}
