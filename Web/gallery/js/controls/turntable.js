import { companions } from "../companions.js";
import { button, make } from "../dom.js";
import { nameOf } from "../people.js";
import { plays, repeat } from "../play.js";
import { controls } from "../snippets/controls.js";
import { around, brackets, swiftList, swiftNumber, swiftText } from "../snippets/literals.js";

controls.turntable = {
  event: [".changed(let index, _)", "index"], selection: "selectedIndex ?? -1", size: [580, 360],
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

companions["rotary-turntable"] = (demo, table) => {
  // A large list has only a count; each name is made on request.
  if (!demo.options?.length) {
    table.itemAt = (index) => ({ title: nameOf(index), detail: `No. ${(index + 1).toLocaleString("en")}` });
  }
  return demo.actions?.length > 0 ? makeChanges(demo, table) : undefined;
};

const styleTexts = (name, property, texts) => around(`${name}.style.${property} = `, swiftList(texts.map(swiftText)));

/** Whether a turntable shows other items than its usual ones. */
function isItemised(values) {
  return ["count", "titles", "details", "images"].some((name) => values.has(name));
}

/** The parts of an item of a turntable, by the setting that lists them. */
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
    "/// Provides the turntable's items. The turntable asks for those in view.",
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

/** Buttons that change a turntable's list, which is an array of items or has only a count. */
function makeChanges(demo, control) {
  let made = 0;
  const fresh = (count) => Array.from({ length: count }, () => {
    made++;
    return { id: `new-${made}`, title: `New ${made}` };
  });
  const insert = (index, count) => {
    if (control.items) control.items = control.items.toSpliced(index, 0, ...fresh(count));
    else control.insertItems(index, count);
  };
  const middle = () => Math.max(0, control.state.centered);
  const changes = {
    insertFirst: () => insert(0, 1),
    insertMiddle: () => insert(Math.min(middle() + 1, control.count), 1),
    insertLast: () => insert(control.count, 1),
    insertMany: () => insert(Math.min(middle() + 1, control.count), 100),
    delete: () => {
      if (control.count === 0) return;
      if (control.items) control.items = control.items.toSpliced(middle(), 1);
      else control.removeItems(middle());
    },
    shuffle: () => {
      const items = [...control.items];
      for (let last = items.length - 1; last > 0; last--) {
        const other = Math.floor(Math.random() * (last + 1));
        [items[last], items[other]] = [items[other], items[last]];
      }
      control.items = items;
    },
  };
  const buttons = demo.actions.map(({ name, label }) => button(label, { onclick: (event) => {
    changes[name](event);
    card.show();
  } }));
  const card = makeCard(control);
  return make("div", { className: "reading" }, card.element, make("div", { className: "actions" }, ...buttons));
}

/** A card of the person in the middle of a turntable: initials, name, place in the list. */
function makeCard(control) {
  const sign = make("div", { className: "card-sign" });
  const name = make("strong");
  const place = make("span");
  // Screen readers read the list.
  const element = make("div", { className: "card", "aria-hidden": "true" }, sign, name, place);
  const draw = () => {
    const index = control.state?.centered ?? 0;
    const title = control.items ? control.items[index]?.title ?? control.items[index] : control.options?.[index]?.label ?? control.itemAt?.(index)?.title;
    name.textContent = title ?? "";
    sign.textContent = (title ?? "").split(" ").slice(0, 2).map((word) => word.charAt(0)).join("");
    place.textContent = control.count > 0 ? `${(index + 1).toLocaleString("en")} of ${control.count.toLocaleString("en")}` : "Nobody";
  };
  const show = () => requestAnimationFrame(draw);
  for (const type of ["input", "change", "settle"]) control.addEventListener(type, show);
  new MutationObserver(show).observe(control, { attributes: true });
  control.constructor.ready.then(show, () => {});
  return { element, show };
}
