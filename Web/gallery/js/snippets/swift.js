import { controls } from "./controls.js";
import { around, brackets, caseName, comment, linesOf, swiftList } from "./literals.js";
import { typeName } from "./settings.js";
import { assignment, swiftValue } from "./values.js";

/** The lines of texts and groups. A long group takes several lines. */
function written(lines, indent = "") {
  return lines.filter((line) => line !== undefined)
    .flatMap((line) => linesOf(line, indent + (line.indent ?? "")));
}

/** The line for a setting in a host's own form; a comment where the host lacks the setting. */
function hostLine(text, control, { name }, value) {
  if (text.startsWith("//")) return comment(`${name}: ${text.slice(2)}`);
  return text.replaceAll("{0}", control)
    .replace(/\{\?([^:}]*):([^}]*)\}/, (_, yes, no) => (value ? yes : no));
}

/** The reason why a setting exists in the gallery only, as a comment. */
function reasonOf({ name, form, uikit }) {
  return form === "part" && uikit ? hostLine(uikit, "", { name }) : undefined;
}

/** The settings with a value, in the order of the control's settings. */
function known(code, values) {
  return code.settings.filter(({ name }) => values.has(name)).map((setting) => [setting, values.get(setting.name)]);
}

/** The lines that assign a control's settings in the core. */
function coreLines(name, kind, code, values, { without = [], parts = kind.parts ?? {} } = {}) {
  return known(code, values).filter(([setting]) => !without.includes(setting.name)).map(([setting, value]) => {
    if (setting.form === "part") return parts[setting.name]?.(name, value, values) ?? reasonOf(setting);
    if (setting.form === "code") return around(`${name}.${setting.property} = `, kind.code(value, values));
    return assignment(name, setting, value, setting.kind);
  }).filter((line) => line !== undefined);
}

/** The core: the control, and a call as a host makes it. */
export function coreCode(demo, code, values) {
  if (code.examples.length > 0) return exampleCode(code, values);
  const kind = controls[code.as ?? demo.control];
  const modules = code.c === "" ? ["Rotary", "RotaryGallery"] : ["Rotary"];
  return written([
    ...modules.map((module) => `import ${module}`), "", ...ownComment(code),
    ...coreBody(kind, code, values), "", ...coreHandler(code.variable, kind),
    ...blankBefore(actionLines("swift", demo, kind, code.variable)),
  ]).join("\n");
}

/** A comment with the origin of a control of the gallery. */
function ownComment({ core, c }) {
  if (c !== "") return [];
  return [comment(
    `${core} is a control of the product RotaryGallery. The article "Write your own control" shows how to make one.`)];
}

/** The lines for the demo's buttons, in a host that supports them. */
function actionLines(language, { actions = [] }, kind, name) {
  return actions.flatMap((action) => kind?.actions?.[action.name]?.[language]?.(name) ?? []);
}

function blankBefore(lines) {
  return lines.length > 0 ? ["", ...lines] : [];
}

function coreBody(kind, code, values) {
  const name = code.variable;
  const made = kind ? kind.core(name, values, code.signs) : [`var ${name} = ${code.core}()`];
  return [...made, ...coreLines(name, kind ?? {}, code, values)];
}

/** The core: a row of controls, made by a function whose parameters are their different settings; see rows.js. */
export function coreRow(demo, code, values, { parameters, calls }) {
  const kind = controls[demo.control];
  const name = code.variable;
  return written([
    "import Rotary", "", brackets(`func make${code.core}(`, parameters, `) throws -> ${code.core} {`),
    ...written(coreBody(kind, code, values), "  "), `  return ${name}`, "}", "",
    madeRow(`var ${name}s = try [`, `make${code.core}(`, calls),
    "", ...coreHandler(`${name}s[0]`, kind),
  ]).join("\n");
}

function coreHandler(name, kind) {
  const [event, printed] = kind?.event ?? [];
  if (kind?.handler === "progress") {
    return [
      "// Call for each frame, with its time in seconds.", `${name}.advance(to: 1)`,
      `while let (event, _) = ${name}.nextEvent() {`, `  if case ${event} = event { print(${printed}) }`, "}",
    ];
  }
  return [
    "// Call for each input, with its time in seconds.", `${name}.handle(.key(.up), at: 0)`,
    `while let (event, _) = ${name}.nextEvent() {`,
    event ? `  if case ${event} = event { print(${printed}) }` : "  print(event.name)", "}",
  ];
}

/** The types that a control of the gallery demonstrates, with the numbers of the page. */
function exampleCode(code, values) {
  const example = code.examples.find(({ setting, value }) => !setting || values.get(setting) === value);
  const forms = new Map(code.settings.map(({ name, form }) => [name, form]));
  const text = example.lines.replace(/\{([a-z0-9-]+)\}/g, (whole, name) => (
    forms.has(name) ? swiftValue(forms.get(name), values.get(name)) : whole));
  const reasons = known(code, values).map(([setting]) => reasonOf(setting)).filter(Boolean);
  const lines = text.split("\n").map((line) => withFlags(line, values));
  const gap = lines[0].startsWith("import ") ? [] : [""];
  return written(["import Rotary", ...gap, ...lines, ...(reasons.length > 0 ? ["", ...reasons] : [])]).join("\n");
}

/** A line in which `{name-*}` is replaced by the list of all set flags whose names have that prefix. */
function withFlags(line, values) {
  const [, before, name, after] = /^(.*)\{([a-z-]+)\*\}(.*)$/.exec(line) ?? [];
  if (name === undefined) return line;
  const set = [...values].filter(([other, value]) => other.startsWith(name) && value);
  return around(before, swiftList(set.map(([other]) => caseName(other))), after);
}

/** UIKit: a row of views, made by a function whose parameters are their different settings; see rows.js. */
export function uiKitRow(demo, code, values, { parameters, calls }) {
  const single = { ...demo, id: demo.control };
  const [imports, body] = uiKitCode(single, code, values).split("\n\n@MainActor\n");
  const made = typeName(demo.control);
  const head = brackets(`func make${made}(`, parameters, `) throws -> ${code.uiKit} {`);
  return written([
    imports, "", "@MainActor", ...linesOf(head), ...body.split("\n").slice(1), "", "@MainActor",
    `func make${typeName(demo.id)}() throws -> [${code.uiKit}] {`,
    ...linesOf(madeRow("try [", `make${made}(`, calls), "  "), "}",
  ]).join("\n");
}

/** A list of calls of one function. */
function madeRow(open, name, calls) {
  const items = calls.map((call) => brackets(name, call, ")", { fill: true }));
  return brackets(open, items, "]", { comma: true });
}

/** SwiftUI: a row of views, each with its own settings; see rows.js. */
export function swiftUIRow(demo, code, values, { stored, calls }) {
  const type = `${typeName(demo.id)}${code.core}`;
  const lines = swiftUICode(demo, code, values).split("\n");
  const begin = lines.indexOf(`struct ${typeName(demo.id)}View: View {`);
  const body = lines.indexOf("  var body: some View {");
  return written([
    ...lines.slice(0, begin), `struct ${typeName(demo.id)}View: View {`, "  var body: some View {", "    HStack {",
    ...calls.flatMap((call) => linesOf(brackets(`${type}(`, call, ")", { fill: true }), "      ")),
    "    }", "  }", "}", "", `struct ${type}: View {`, ...stored.map((line) => `  ${line}`), "", ...lines.slice(body),
  ]).join("\n");
}

/** UIKit: a function that makes the view. */
export function uiKitCode(demo, code, values) {
  const kind = controls[code.as ?? demo.control];
  const view = kind.isWhole ? "view" : code.variable;
  const [width, height] = kind.size;
  const source = kind.source?.(values);
  const body = [
    ...(kind.isWhole ? wholeLines(kind, code, values) : []),
    brackets(`let ${view} = ${code.uiKit}(`, [`frame: CGRect(x: 0, y: 0, width: ${width}, height: ${height})`], ")"),
    ...(kind.isWhole ? [`${view}.row = ${code.variable}`] : kind.uikit(view, values, code.signs)),
    ...uiKitLines(view, kind, code, values),
    ...uiKitHandler(view, kind, values), ...actionLines("uikit", demo, kind, view),
    `return ${view}`,
  ];
  const lines = written(body, "  ");
  const throws = lines.some(hasTry) ? " throws" : "";
  const parameters = source ? "showing items: Items" : "";
  return written([
    "import Rotary", "import RotaryUIKit", "import UIKit", "",
    ...(source ? [...source, "", "// The view does not retain its data source."] : []),
    "@MainActor", `func make${typeName(demo.id)}(${parameters})${throws} -> ${code.uiKit} {`, ...lines, "}",
  ]).join("\n");
}

/** Whether a line can throw, apart from its string literals. */
function hasTry(line) {
  return /\btry /.test(line.replace(/"(\\.|[^"\\])*"/g, '""'));
}

/** The settings that a host writes in its own form. */
function isOwn(host) {
  return (setting) => setting[host] !== undefined && setting[host] !== null;
}

function wholeLines(kind, code, values) {
  const own = code.settings.filter(isOwn("uikit")).map(({ name }) => name);
  const lines = coreLines(code.variable, kind, code, values, { without: own });
  return [...constant(kind.core(code.variable, values, code.signs), lines), ...lines];
}

/** A constant instead of a variable where no later line changes it. */
function constant(made, lines) {
  if (lines.length > 0) return made;
  const asConstant = (text) => text.replace(/^var /, "let ");
  return made.map((line) => (typeof line === "string" ? asConstant(line) : { ...line, open: asConstant(line.open) }));
}

function uiKitLines(view, kind, code, values) {
  const parts = kind.uikitParts ?? kind.parts ?? {};
  return known(code, values).map(([setting, value]) => {
    if (isOwn("uikit")(setting)) return hostLine(setting.uikit, view, setting, value);
    if (kind.isWhole) return undefined;
    if (setting.form === "part") return parts[setting.name]?.(view, value, values);
    return assignment(view, setting, value, setting.kind);
  });
}

function uiKitHandler(view, kind, values) {
  const event = kind.handler === "progress" ? "primaryActionTriggered" : "valueChanged";
  const selection = typeof kind.selection === "function" ? kind.selection(values) : kind.selection;
  const printed = selection ? `${view}.${selection.replaceAll("{0}", view)}` : kind.event[1];
  const capture = selection ? `[unowned ${view}] ` : "";
  return [
    `${view}.addAction(`, `  UIAction { ${capture}_ in print(${printed}) },`, `  for: .${event}`, ")",
  ];
}

function isComment(line) {
  return typeof line === "string" && line.startsWith("//");
}

/** The properties that SwiftUI's views take as a whole, by modifiers of the same names. */
const modifiers = ["style", "options", "thumbs"];

/** SwiftUI: a view of the app that contains the control. */
export function swiftUICode(demo, code, values) {
  const kind = controls[code.as ?? demo.control];
  const own = code.settings.filter(isOwn("swiftui")).map(({ name }) => name);
  const wholeMember = (name, type) => {
    const lines = coreLines(name, kind, code, values, { without: [...own, "value"] });
    return { name, type, made: constant(kind.core(name, values), lines)[0], lines };
  };
  const { state, view, members = [], types = [], isWhole = kind.isWhole, lines = [], imports = [],
    handler = swiftUIHandler(kind) } = kind.swiftui(values, wholeMember, code.signs);
  const groups = isWhole ? [] : groupsOf(kind, code, values);
  const ownLines = known(code, values).filter(([setting]) => isOwn("swiftui")(setting))
    .map(([setting, value]) => hostLine(setting.swiftui, "", setting, value));
  const comments = ownLines.filter((line) => line.startsWith("//"));
  const body = [
    ...(Array.isArray(view) ? view : [view]),
    ...[
      ...lines, ...groups.filter(({ word }) => word).map(({ name, word }) => `.${name}(${word})`),
      ...groups.filter(({ word }) => !word).map(({ name }) => `.${name}(${name})`),
      ...handler, ...ownLines.filter((line) => !line.startsWith("//")),
    // Modifiers after a closing brace are not indented.
    ].map((line) => (Array.isArray(view) ? line : around("  ", line))),
  ];
  const plain = members.filter((member) => !member.lines);
  const computed = [...members.filter((member) => member.lines), ...groups.filter(({ lines }) => lines)];
  return written([
    ...imports, "import Rotary", "import RotarySwiftUI", "import SwiftUI", "",
    ...comments, ...state.filter(isComment),
    `struct ${typeName(demo.id)}View: View {`,
    ...written(state.filter((line) => !isComment(line)), "  "), ...written(plain, "  "),
    ...(state.some((line) => !isComment(line)) || plain.length > 0 ? [""] : []),
    "  var body: some View {", ...written(body, "    "), "  }",
    ...computed.flatMap(({ name, type, made, lines }) => [
      "", `  private var ${name}: ${type} {`, ...written([made ?? `var ${name} = ${type}()`, ...lines], "    ")
        .map((line) => line.replace(/= try (?=SpinnerDate)/, "= try! ")), `    return ${name}`, "  }",
    ]),
    "}", ...(types.length > 0 ? ["", ...types] : []),
  ]).join("\n");
}

function groupsOf(kind, code, values) {
  const groups = new Map();
  for (const [setting, value] of known(code, values)) {
    if (setting.form === "part" || isOwn("swiftui")(setting)) continue;
    const [name] = setting.property.split(".");
    if (setting.form === "member") groups.set(setting.name, { name, word: `.${value}` });
    else if (modifiers.includes(name)) {
      const type = kind.styles[modifiers.indexOf(name)] ?? kind.styles[0];
      if (!groups.has(name)) groups.set(name, { name, type, lines: [] });
      const property = setting.property.slice(name.length + 1);
      groups.get(name).lines.push(assignment(name, { ...setting, property }, value));
    }
  }
  return [...groups.values()];
}

function swiftUIHandler(kind) {
  if (kind.handler === "menu") return [];
  const [event, printed] = kind.event;
  return [".onEvent { event in", `  if case ${event} = event { print(${printed}) }`, "}"];
}

