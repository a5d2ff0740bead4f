import { around, brackets, swiftDouble, swiftList, swiftNumber, swiftText } from "./literals.js";
import {
  bounds, codeOfRow, numberOfRow, pairOf, rangeOf, ringItemsOf, rowAssignment, rowOf, scaleOf, sectorsOf, swiftPair,
  swiftRange, swiftScale, textOfRow,
} from "./parts.js";

/**
 * What Swift makes each control of, besides the properties that settings name: by control, for each host.
 *
 * `core` and `uikit` answer with the lines that make it, given what it is called, and write the parts that have a
 * place of their own among the settings in `values`. `swiftui` answers with its state, the view, and its members.
 * `told` is the event that tells what was chosen, and what of it is printed.
 */
export const controls = {
  wheel: {
    told: [".changed(let index)", "index"], selection: "selectedIndex", size: [320, 320],
    styles: ["WheelStyle", "WheelOptions"], cValue: "int",
    core: (name, values) => madeOf(name, "Wheel", "sectors", sectorLines(values)),
    uikit: (name, values) => setOf(name, "setSectors", sectorLines(values)),
    swiftui: (values) => sectorView(sectorsOf(values), values),
    actions: {
      spin: {
        swift: (name) => [
          "// Draws a winner by the odds, and spins to it.",
          `if let winner = ${name}.sector(forDraw: .random(in: 0..<1)) {`,
          `  ${name}.spin(to: winner, turns: 4, duration: 4, at: 0) { event, _ in`,
          "    print(event.name)", "  }", "}",
        ],
        c: (name) => [
          "// Draws a winner by the odds, and spins to it.", "gboolean done;",
          "GVariant *draw = g_variant_new_parsed(",
          `  "@a{sv} {'random': <%d>}", g_random_double()`, ");",
          `g_signal_emit_by_name(${name}, "call", "draw", draw, &done);`,
        ],
      },
    },
    parts: { value: (name, value) => `${name}.value = ${swiftNumber(value)}` },
    uikitParts: { value: (name, value) => `${name}.selectedIndex = ${swiftNumber(value)}` },
  },
  "number-spinner": {
    told: [".changed(let value)", "value"], selection: "value", size: [320, 120],
    styles: ["SpinnerStyle", "SpinnerOptions"], cValue: "double",
    core: (name, values) => {
      const range = rangeOf(values);
      return [range.isUsual ? `var ${name} = NumberSpinner()`
        : around(`var ${name} = NumberSpinner(range: try `, swiftRange(range), ")")];
    },
    uikit: (name, values) => {
      const range = rangeOf(values);
      if (range.isUsual) return [];
      if (range.falls) return [around(`${name}.range = try `, swiftRange(range))];
      return endLines(name, range).concat(range.step === 1 ? [] : `${name}.stepValue = ${swiftNumber(range.step)}`);
    },
    swiftui: (values) => {
      const range = rangeOf(values);
      const state = doubleState(values.get("value") ?? (range.falls ? range.high : range.low));
      if (range.falls) {
        const made = around("private let range = try! ", swiftRange(range));
        return { state, view: "RotaryNumberSpinner(value: $value, range: range)", members: [made] };
      }
      return { state, view: boundedView("RotaryNumberSpinner", "value: $value", range, 1) };
    },
    parts: { value: (name, value) => `${name}.value = ${swiftNumber(value)}` },
  },
  "spinner-row": {
    told: [".changed(let value)", "value"], selection: "value", size: [320, 180], isWhole: true, cValue: "text",
    core: (name, values) => [`var ${name} = ${rowOf(values).made}`],
    swiftui: (values, members) => {
      const { kind } = rowOf(values);
      const usual = kind === "date" ? "SpinnerRow.date.value" : "0";
      const number = values.has("value") ? numberOfRow(values.get("value"), kind) : usual;
      const unit = kind === "date" && values.has("value") ? " // days since 1970" : "";
      const state = [`@State private var value: Double = ${number}${unit}`];
      return { state, view: "RotarySpinnerRow(value: $value, row: row)", members: [members("row", "SpinnerRow")] };
    },
    parts: { value: (name, value, values) => rowAssignment(name, value, rowOf(values).kind) },
    cValues: { value: textOfRow },
    code: (value, values) => codeOfRow(value, rowOf(values).kind),
  },
  turntable: {
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
  },
  "ring-menu": {
    told: [".chosen(let index)", "index"], selection: "selectedIndex ?? -1", size: [480, 480],
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
  },
  dial: {
    told: [".changed(let value)", "value"], selection: "value", size: [200, 200],
    styles: ["DialStyle", "DialOptions"], cValue: "double",
    core: (name, values) => dialLines(name, "Dial", scaleOf(values)),
    uikit: (name, values) => scaleLines(name, scaleOf(values)),
    swiftui: (values) => {
      const scale = scaleOf(values);
      return scaledView("RotaryDial", "value", scale, doubleState(values.get("value") ?? scale.low));
    },
    parts: { value: (name, value) => `${name}.value = ${swiftNumber(value)}` },
  },
  "range-dial": {
    told: [".changed(let value)", "value.low, value.high"], selection: "lowerValue, {0}.upperValue", size: [240, 240],
    styles: ["DialStyle", "DialOptions", "RangeDialThumbs"], cValue: "pair",
    core: (name, values) => dialLines(name, "RangeDial", scaleOf(values)),
    uikit: (name, values) => scaleLines(name, scaleOf(values)),
    swiftui: (values) => {
      const scale = scaleOf(values);
      const pair = pairOf(values);
      const { low, high } = pair;
      if (scale.isUsualArc && low <= high) {
        const state = [`@State private var values = ${swiftDouble(low)}...${swiftDouble(high)}`];
        return { state, view: boundedView("RotaryRangeDial", "values: $values", scale, 0) };
      }
      return scaledView("RotaryRangeDial", "value", { ...scale, isUsualArc: false },
        [`@State private var value = ${swiftPair(pair)}`]);
    },
    // Two settings, set together.
    parts: {
      value: (name, _, values) => (values.has("low") || values.has("high") ? undefined : pairLine(name, values)),
      low: (name, _, values) => (values.has("high") ? undefined : pairLine(name, values)),
      high: (name, _, values) => pairLine(name, values),
    },
  },
  "progress-ring": {
    told: [".finished", '"finished"'], size: [200, 200], styles: ["ProgressRingStyle"], handler: "progress",
    cValue: "activate",
    core: (name, values) => [`var ${name} = ProgressRing()`, ...boundLines(name, values)],
    actions: {
      countDown: {
        swift: (name) => [`${name}.start(at: 0) { event, _ in print(event.name) }`],
        uikit: (name) => [`${name}.start()`],
        c: (name) => ["gboolean done;", `g_signal_emit_by_name(${name}, "call", "start", NULL, &done);`],
      },
    },
    uikit: (name, values) => boundLines(name, values),
    swiftui: (values) => {
      const { low, high } = bounds(values);
      const value = values.get("value");
      const total = high === 1 ? [] : [`total: ${swiftNumber(high)}`];
      const view = brackets("RotaryProgressRing(", [`value: ${optional(value)}`, ...total], ")");
      const reason = "// min: SwiftUI's ring begins at 0; UIKit's ProgressRingView need not.";
      return { state: low === 0 ? [] : [reason], view };
    },
    parts: { value: (name, value) => `${name}.value = ${optional(value)}` },
  },
};

const optional = (value) => (value === undefined || typeof value === "string" ? "nil" : swiftNumber(value));
const doubleState = (value) => [`@State private var value = ${swiftDouble(value)}`];
const styleTexts = (name, property, texts) => around(`${name}.style.${property} = `, swiftList(texts.map(swiftText)));
const pairLine = (name, values) => `${name}.value = ${swiftPair(pairOf(values))}`;

function endLines(name, { low, high }, [least, greatest] = [0, 9]) {
  const lines = [];
  if (low !== least) lines.push(`${name}.minimumValue = ${swiftNumber(low)}`);
  if (high !== greatest || low > greatest) lines.push(`${name}.maximumValue = ${swiftNumber(high)}`);
  return lines;
}

function dialLines(name, type, scale) {
  if (scale.isUsual) return [`var ${name} = ${type}()`];
  return [around(`var ${name} = ${type}(scale: try `, swiftScale(scale), ")")];
}

function scaleLines(name, scale) {
  if (scale.isUsualArc && scale.step === 1) return endLines(name, scale, [0, 100]);
  return [around(`${name}.scale = try `, swiftScale(scale))];
}

function boundLines(name, values) {
  const { low, high, isUsual } = bounds(values);
  return isUsual ? [] : [`${name}.range = ${swiftNumber(low)}...${swiftNumber(high)}`];
}

/** A view whose ends and step stand in its initialiser. */
function boundedView(type, binding, { low, high, step }, usualStep) {
  const parts = [binding, `in: ${swiftNumber(low)}...${swiftNumber(high)}`];
  if (step !== usualStep) parts.push(`step: ${swiftNumber(step)}`);
  return brackets(`${type}(`, parts, ")");
}

function scaledView(type, value, scale, state) {
  if (scale.isUsualArc) return { state, view: boundedView(type, `${value}: $value`, scale, 0) };
  const made = around("private let scale = try! ", swiftScale(scale));
  return { state, view: `${type}(${value}: $value, scale: scale)`, members: [made] };
}

/** The sectors as an expression, and the line before it that it needs. */
function sectorLines(values) {
  const { isUsual, count, titles, sectors } = sectorsOf(values);
  if (isUsual) return {};
  if (sectors) return { made: { ...swiftList(sectors), fill: false } };
  if (!titles) return { made: `(1...${swiftNumber(count)}).map { Sector("\\($0)") }` };
  return { before: [around("let titles = ", swiftList(titles.map(swiftText)))], made: "titles.map { Sector($0) }" };
}

function madeOf(name, type, argument, { before = [], made }) {
  if (!made) return [`var ${name} = ${type}()`];
  return [...before, around(`var ${name} = try ${type}(${argument}: `, made, ")")];
}

function setOf(name, method, { before = [], made }) {
  return made ? [...before, around(`try ${name}.${method}(`, made, ")")] : [];
}

function sectorView({ count, titles, sectors }, values) {
  const state = [`@State private var selection = ${swiftNumber(values.get("value") ?? 0)}`];
  const open = "RotaryWheel(selection: $selection) {";
  if (sectors) return { state, view: [open, ...sectors.map((sector) => ({ ...sector, indent: "  " })), "}"] };
  if (!titles) {
    return { state, view: [open, `  for number in 1...${swiftNumber(count)} { Sector("\\(number)") }`, "}"] };
  }
  const members = [around("private let titles = ", swiftList(titles.map(swiftText)))];
  return { state, view: [open, "  for title in titles { Sector(title) }", "}"], members };
}

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

/** Whether a turntable shows other items than its usual ones. */
export function isItemised(values) {
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
export function dataSource(values) {
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
