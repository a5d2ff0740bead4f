import { companions } from "../companions.js";
import { make } from "../dom.js";
import { controls } from "../snippets/controls.js";
import { around, brackets, swiftText } from "../snippets/literals.js";
import { ringItemsOf } from "../snippets/parts.js";

controls["ring-menu"] = {
  event: [".chosen(let index)", "index"], selection: "selectedIndex ?? -1", size: [480, 480],
  styles: ["", "RingMenuOptions"], handler: "menu", cValue: "event::chosen",
  core: (name, values, signs) => {
    const items = swiftItems(values, signs);
    return [items ? around(`var ${name} = RingMenu(items: try `, items, ")") : `var ${name} = RingMenu()`];
  },
  uikit: (name, values, signs) => {
    const items = swiftItems(values, signs);
    return items ? [around(`${name}.items = try `, items)] : [];
  },
  swiftui: (values, _, signs) => menuView(values, signs),
};

function swiftItems(values, signs) {
  const { isUsual, outline, items } = ringItemsOf(values, signs);
  if (isUsual) return undefined;
  if (outline) return brackets("RingItems(outline: [", outline.map(swiftText), "])", { fill: true, comma: true });
  return brackets("RingItems([", items, "])", { comma: true });
}

function menuView(values, signs) {
  const { isUsual, items } = ringItemsOf(values, signs);
  const choose = ["  print(index)", "}"];
  if (isUsual) return { state: [], view: ["RotaryRingMenu(items: .starSigns) { index in", ...choose] };
  const lines = items.map((item) => ({ ...item, indent: "  " }));
  return { state: [], view: ["RotaryRingMenu {", ...lines, "} onChoose: { index in", ...choose] };
}

companions["rotary-ring-menu"] = makeText;

/** A text with a context menu that changes it. */
function makeText(demo, control) {
  const text = make("p", { className: "letter", id: `${demo.id}-text`, tabIndex: 0 },
    "Press and hold this text, or click it with the right button. A ring of items opens around the pointer: all items are equally near, and each has its own direction, which the hand soon knows.");
  let size = 100;
  const resize = (percent) => {
    size = Math.min(160, Math.max(70, size + percent));
    text.style.fontSize = `calc(var(--size-lead) * ${size / 100})`;
  };
  const effects = {
    Copy: () => navigator.clipboard?.writeText(text.textContent).catch(() => {}),
    Larger: () => resize(15),
    Smaller: () => resize(-15),
    Mark: () => text.classList.toggle("is-marked"),
  };
  control.addEventListener("chosen", ({ detail }) => effects[detail.item?.label]?.());
  control.htmlFor = text.id;
  return text;
}
