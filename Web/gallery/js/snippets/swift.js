import { controls } from "./controls.js";
import { around, brackets, caseName, comment, linesOf, swiftList } from "./literals.js";
import { typeName } from "./settings.js";
import { assignment, swiftValue } from "./values.js";

/** The lines of a list of texts and of what may be too long for a line. */
function written(lines, indent = "") {
  return lines.filter((line) => line !== undefined)
    .flatMap((line) => linesOf(line, indent + (line.indent ?? "")));
}

/** The line for a setting in a host's own words: a comment where it has none. */
function hostLine(text, control, { name }, value) {
  if (text.startsWith("//")) return comment(`${name}: ${text.slice(2)}`);
  return text.replaceAll("{0}", control)
    .replace(/\{\?([^:}]*):([^}]*)\}/, (_, yes, no) => (value ? yes : no));
}

/** Why no app has a setting of the gallery's own, as a comment. */
function reasonOf({ name, form, uikit }) {
  return form === "part" && uikit ? hostLine(uikit, "", { name }) : undefined;
}

/** The settings that are set, with their values, in the order in which the control takes them. */
function known(code, values) {
  return code.settings.filter(({ name }) => values.has(name)).map((setting) => [setting, values.get(setting.name)]);
}

/** The lines that set a control's settings, as the core has them. */
function coreLines(name, kind, code, values, { without = [], parts = kind.parts ?? {} } = {}) {
  return known(code, values).filter(([setting]) => !without.includes(setting.name)).map(([setting, value]) => {
    if (setting.form === "part") return parts[setting.name]?.(name, value, values) ?? reasonOf(setting);
    if (setting.form === "code") return around(`${name}.${setting.property} = `, kind.code(value, values));
    return assignment(name, setting, value, setting.kind);
  }).filter((line) => line !== undefined);
}

/** The core: the control itself, and what a host does with it. */
export function coreCode(demo, code, values) {
  if (code.examples.length > 0) return exampleCode(code, values);
  const kind = controls[code.as ?? demo.control];
  const modules = code.c === "" ? ["Rotary", "RotaryGallery"] : ["Rotary"];
  return written([
    ...modules.map((module) => `import ${module}`), "",
    ...coreBody(kind, code, values), "", ...coreHandler(code.variable, kind),
    ...blankBefore(actionLines("swift", demo, kind, code.variable)),
  ]).join("\n");
}

/** What the demo's buttons do, where a host has a way to do it. */
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

/** The core: a row of controls, each made by a function of what sets it apart; see rows.js. */
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
  if (kind?.handler === "progress") {
    return [
      "// For each frame, with its time in seconds.", `${name}.advance(to: 1) { event, _ in`,
      "  if case .finished = event { print(\"finished\") }", "}",
    ];
  }
  const [event, told] = kind?.told ?? [];
  return [
    "// What the user does, and when, in seconds.", `${name}.handle(.key(.up), at: 0) { event, _ in`,
    event ? `  if case ${event} = event { print(${told}) }` : "  print(event.name)", "}",
  ];
}

/** What lies under a control of the gallery's own, with the numbers that are set. */
function exampleCode(code, values) {
  const example = code.examples.find(({ setting, value }) => !setting || values.get(setting) === value);
  const forms = new Map(code.settings.map(({ name, form }) => [name, form]));
  const text = example.lines.replace(/\{([a-z0-9-]+)\}/g, (whole, name) => (
    forms.has(name) ? swiftValue(forms.get(name), values.get(name)) : whole));
  const reasons = known(code, values).map(([setting]) => reasonOf(setting)).filter(Boolean);
  const lines = text.split("\n").map((line) => withFlags(line, values));
  return written(["import Rotary", "", ...lines, ...(reasons.length > 0 ? ["", ...reasons] : [])]).join("\n");
}

/** A line with the list of all flags that are set whose names begin alike, if it asks for one. */
function withFlags(line, values) {
  const [, before, name, after] = /^(.*)\{([a-z-]+)\*\}(.*)$/.exec(line) ?? [];
  if (name === undefined) return line;
  const set = [...values].filter(([other, value]) => other.startsWith(name) && value);
  return around(before, swiftList(set.map(([other]) => caseName(other))), after);
}

/** A control that only the core has, under a line that says so. */
function ownCode(host, demo, code, values) {
  const reason = code.examples.length > 0
    ? `This demo is the gallery's own. What it shows is plain Swift, in an app of ${host} as well.`
    : `This control is the gallery's own, and has no view of ${host}. In plain Swift:`;
  return `${comment(reason)}\n${coreCode(demo, code, values)}`;
}

/** UIKit: a row of views, each made by a function of what sets it apart; see rows.js. */
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

/** A list of what calls of one function make. */
function madeRow(open, name, calls) {
  const items = calls.map((call) => brackets(name, call, ")", { fill: true }));
  return brackets(open, items, "]", { comma: true });
}

/** SwiftUI: a row of views, each a view of what sets it apart; see rows.js. */
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
  if (code.uiKit === "") return ownCode("UIKit", demo, code, values);
  const kind = controls[code.as ?? demo.control];
  const view = kind.isWhole ? "view" : code.variable;
  const [width, height] = kind.size;
  const source = kind.source?.(values);
  const body = [
    ...(kind.isWhole ? wholeLines(kind, code, values) : []),
    brackets(`let ${view} = ${code.uiKit}(`, [`frame: CGRect(x: 0, y: 0, width: ${width}, height: ${height})`], ")"),
    ...(kind.isWhole ? [`${view}.row = ${code.variable}`] : kind.uikit(view, values, code.signs)),
    ...uiKitLines(view, kind, code, values),
    ...uiKitHandler(view, kind), ...actionLines("uikit", demo, kind, view),
    `return ${view}`,
  ];
  const lines = written(body, "  ");
  const throws = lines.some(hasTry) ? " throws" : "";
  const parameters = source ? "showing items: Items" : "";
  return written([
    "import Rotary", "import RotaryUIKit", "import UIKit", "",
    ...(source ? [...source, "", "// The view does not keep its items; the app does."] : []),
    "@MainActor", `func make${typeName(demo.id)}(${parameters})${throws} -> ${code.uiKit} {`, ...lines, "}",
  ]).join("\n");
}

/** Whether a line can throw; what its texts say does not count. */
function hasTry(line) {
  return /\btry /.test(line.replace(/"(\\.|[^"\\])*"/g, '""'));
}

/** The settings that a host writes its own way. */
function isOwn(host) {
  return (setting) => setting[host] !== undefined && setting[host] !== null;
}

function wholeLines(kind, code, values) {
  const own = code.settings.filter(isOwn("uikit")).map(({ name }) => name);
  const lines = coreLines(code.variable, kind, code, values, { without: own });
  return [...constant(kind.core(code.variable, values, code.signs), lines), ...lines];
}

/** What is made is a constant where no line after it changes it. */
function constant(made, lines) {
  return lines.length > 0 ? made : made.map((line) => line.replace(/^var /, "let "));
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

function uiKitHandler(view, kind) {
  const event = kind.handler === "progress" ? "primaryActionTriggered" : "valueChanged";
  const told = kind.selection ? `${view}.${kind.selection.replaceAll("{0}", view)}` : '"finished"';
  const capture = kind.selection ? `[unowned ${view}] ` : "";
  return [
    `${view}.addAction(`, `  UIAction { ${capture}_ in print(${told}) },`, `  for: .${event}`, ")",
  ];
}

/** The parts of a control that SwiftUI is given each as a whole, with their types. */
const modifiers = ["style", "options", "thumbs"];

/** SwiftUI: a view of the app's that shows the control. */
export function swiftUICode(demo, code, values) {
  if (code.swiftUI === "") return ownCode("SwiftUI", demo, code, values);
  const kind = controls[code.as ?? demo.control];
  const own = code.settings.filter(isOwn("swiftui")).map(({ name }) => name);
  const wholeMember = (name, type) => {
    const lines = coreLines(name, kind, code, values, { without: [...own, "value"] });
    return { name, type, made: constant(kind.core(name, values), lines)[0], lines };
  };
  const { state, view, members = [], types = [] } = kind.swiftui(values, wholeMember, code.signs);
  const groups = kind.isWhole ? [] : groupsOf(kind, code, values);
  const ownLines = known(code, values).filter(([setting]) => isOwn("swiftui")(setting))
    .map(([setting, value]) => hostLine(setting.swiftui, "", setting, value));
  const comments = ownLines.filter((line) => line.startsWith("//"));
  const body = [
    ...(Array.isArray(view) ? view : [view]),
    ...[
      ...groups.filter(({ word }) => word).map(({ name, word }) => `.${name}(${word})`),
      ...groups.filter(({ word }) => !word).map(({ name }) => `.${name}(${name})`),
      ...swiftUIHandler(kind), ...ownLines.filter((line) => !line.startsWith("//")),
    // After a closing brace they stand below it.
    ].map((line) => (Array.isArray(view) ? line : `  ${line}`)),
  ];
  const plain = members.filter((member) => !member.lines);
  const computed = [...members.filter((member) => member.lines), ...groups.filter(({ lines }) => lines)];
  return written([
    "import Rotary", "import RotarySwiftUI", "import SwiftUI", "",
    ...comments, ...state.filter((line) => line.startsWith("//")),
    `struct ${typeName(demo.id)}View: View {`,
    ...written(state.filter((line) => !line.startsWith("//")), "  "), ...written(plain, "  "),
    ...(state.some((line) => !line.startsWith("//")) || plain.length > 0 ? [""] : []),
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
  const [event, told] = kind.told;
  return [".onEvent { event in", `  if case ${event} = event { print(${told}) }`, "}"];
}

