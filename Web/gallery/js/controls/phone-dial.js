import { companions } from "../companions.js";
import { titleOf } from "../control.js";
import { button, icon, make } from "../dom.js";
import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { around, brackets, swiftList, swiftNumber, swiftText } from "../snippets/literals.js";

const backspaceSign = "M9 6h11v12H9l-6-6zM12.5 10l4 4M16.5 10l-4 4";
const usualCount = 10;

controls["phone-dial"] = {
  event: [".dialled(let hole)", "hole"], selection: "dialledHole", size: [320, 320],
  styles: ["PhoneDialStyle", "PhoneDialOptions"], cValue: "int",
  core: (name, values) => {
    const holes = holesOf(values);
    const made = `var ${name} = PhoneDial()`;
    return holes ? [made, around(`${name}.setHoles(`, swiftList(holes), ")")] : [made];
  },
  uikit: (name, values) => {
    const holes = holesOf(values);
    return holes ? [around(`${name}.holes = `, swiftList(holes))] : [];
  },
  swiftui: (values) => {
    const state = ["@State private var number = \"\""];
    const holes = holesOf(values);
    const end = "{ number += $0.title }";
    const view = holes ? [brackets("RotaryPhone(", [around("holes: ", swiftList(holes))], `) ${end}`)] : [`RotaryPhone ${end}`];
    return { state, view, handler: [] };
  },
  parts: { value: (name, value) => `${name}.value = ${swiftNumber(value)}` },
  uikitParts: { value: (name, value) => `${name}.dialledHole = ${swiftNumber(value)}` },
};

plays["rotary-phone"] = (phone) => {
  let hole = 0;
  return repeat(() => {
    // A dial that still turns refuses.
    phone.dial(hole).catch(() => {});
    hole = (hole + 3) % usualCount;
  });
};

companions["rotary-phone"] = (demo, phone) => makePhone(phone);

/** The initializers of the holes; undefined for the ten digits. */
function holesOf(values) {
  const titles = values.get("titles");
  const count = titles?.length ?? values.get("holes") ?? usualCount;
  const groups = values.get("groups")?.length === count ? values.get("groups") : undefined;
  const disabled = new Set(values.get("disabled-holes"));
  if (!titles && count === usualCount && !groups && disabled.size === 0) return undefined;
  return Array.from({ length: count }, (_, index) => {
    const parts = [swiftText(titles?.[index] ?? String((index + 1) % 10))];
    if (groups?.[index]) parts.push(around("group: ", swiftText(groups[index])));
    if (disabled.has(index)) parts.push("isEnabled: false");
    return brackets("PhoneHole(", parts, ")");
  });
}

function makePhone(control) {
  let digits = "";
  const output = make("output", { className: "dialled is-waiting" });
  const backspace = button(icon(backspaceSign), { "aria-label": "Delete the last digit", onclick: () => show(digits.slice(0, -1)) });
  const clear = button("Clear", { onclick: () => show("") });
  const call = button("Call", { className: "button is-main", onclick: () => {
    show("");
    output.className = "is-won";
    output.textContent = "Somebody picks up. Hello!";
  } });

  function show(next) {
    digits = next;
    output.className = `dialled ${digits ? "" : "is-waiting"}`;
    output.textContent = digits || "Dial a number";
    for (const each of [backspace, clear, call]) each.disabled = !digits;
  }
  control.addEventListener("dial", ({ detail }) => show(digits + titleOf(control, detail.index)));
  show("");
  return make("div", { className: "reading" }, output, make("div", { className: "actions" }, backspace, clear, call));
}
