import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { around, brackets, swiftList, swiftNumber, swiftText } from "../snippets/literals.js";

controls.turntable = {
  told: [".changed(let index, _)", "index"], selection: "selectedIndex ?? -1", size: [580, 360],
  styles: ["TurntableStyle", "TurntableOptions"], cValue: "int",
  core: (name, values) => {
    const count = itemCount(values);
    return [count === 15 ? `var ${name} = Turntable()` : `var ${name} = try Turntable(count: ${swiftNumber(count)})`];
  },
  parts: {
    titles: (name, texts) => styleTexts(name, "titles", texts),
    details: (name, texts) => styleTexts(name, "details", texts),
    images: (name, texts) => styleTexts(name, "images", texts),
    value: (name, value) => (value < 0 ? undefined : `${name}.value = ${swiftNumber(value)}`),
  },
  uikit: (name, values) => (isItemised(values) ? [`${name}.dataSource = items`] : []),
  uikitParts: {
    value: (name, value) => (value < 0 ? undefined : `${name}.selectedIndex = ${swiftNumber(value)}`),
  },
  swiftui: (values) => turntableView(values),
  source: (values) => (isItemised(values) ? dataSource(values) : undefined),
};

plays["rotary-turntable"] = (table) => {
  let index = Math.max(0, table.state.centered ?? 0);
  return repeat(() => {
    index = (index + 1) % table.count;
    table.scrollToItem(index, { position: "middle" });
  });
};

const styleTexts = (name, property, texts) => around(`${name}.style.${property} = `, swiftList(texts.map(swiftText)));

/** Whether a turntable shows other items than its usual ones. */
function isItemised(values) {
  return ["count", "titles", "details", "images"].some((name) => values.has(name));
}

/** What an item of a turntable is made of, by its index. */
const itemParts = [
  ["titles", (index) => `${index} < titles.count ? titles[${index}] : "\\(${index} + 1)"`],
  ["details", (index) => `detail: ${index} < details.count ? details[${index}] : ""`],
  ["images", (index) => `image: ${index} < images.count ? images[${index}] : ""`],
];

/** The lists of a turntable's items, as members of a type. */
function itemLists(values) {
  return itemParts.filter(([name]) => values.has(name))
    .map(([name]) => around(`private let ${name} = `, swiftList(values.get(name).map(swiftText))));
}

function itemOf(values, index) {
  const parts = itemParts.filter(([name]) => values.has(name)).map(([, write]) => write(index));
  if (!values.has("titles")) parts.unshift(`"\\(${index} + 1)"`);
  return brackets("TurntableItem(", parts, ")");
}

const itemCount = (values) => values.get("count") ?? 15;

/** The type that says what a turntable of UIKit shows. */
function dataSource(values) {
  const count = itemCount(values);
  return [
    "/// What the turntable shows; it asks for what comes into view.",
    "final class Items: TurntableViewDataSource {",
    ...itemLists(values).map((list) => ({ ...list, indent: "  " })),
    ...(itemLists(values).length > 0 ? [""] : []),
    `  func numberOfItems(in turntable: TurntableView) -> Int { ${swiftNumber(count)} }`,
    "",
    "  func turntable(",
    "    _ turntable: TurntableView,",
    "    itemAt index: Int",
    "  ) -> TurntableItem? {",
    { ...itemOf(values, "index"), indent: "    " },
    "  }",
    "}",
  ];
}

function turntableView(values) {
  const value = values.get("value") ?? -1;
  const state = [`@State private var selection: Int?${value < 0 ? "" : ` = ${swiftNumber(value)}`}`];
  const item = { ...itemOf(values, "item.id"), indent: "  " };
  const view = ["RotaryTurntable(items, selection: $selection) { item in", item, "}"];
  const items = `private let items = (0..<${swiftNumber(itemCount(values))}).lazy.map { Item(id: $0) }`;
  const types = ["struct Item: Identifiable {", "  let id: Int", "}"];
  return { state, view, members: [items, ...itemLists(values)], types };
}
