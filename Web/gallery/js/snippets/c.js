import { around, brackets, comment, cDouble, cList, cText, linesOf } from "./literals.js";

/** How C writes a property of each kind: a double, an int, a flag, a list of texts or of numbers, a text. */
const kinds = {
  n: cDouble,
  i: String,
  f: (flag) => (flag ? "TRUE" : "FALSE"),
  v: (texts) => cList(texts),
  l: (numbers) => cText(numbers.join(",")),
  s: cText,
};

/** The value of each kind of control, and how to print it. */
const handlers = {
  int: ["int value;", "%d"],
  double: ["double value;", "%g"],
  text: ["char *value;", "%s", "g_free(value);"],
};

/** C: a function that makes the widget, and a handler of its signal. */
export function cCode(demo, code, values, kind) {
  return [
    "#include <rotary.h>", "", ...handler(code.variable, kind), "", "// Call after rotary_init().",
    ...maker(
      `GtkWidget *make_${functionName(demo.id)}(void) {`, code, values, kind, actionsOf(demo, kind, code.variable)),
  ].join("\n");
}

/** C: a function that makes a box of widgets, each with its own values. */
export function cRow(demo, code, values, own, kind) {
  const name = code.variable;
  return [
    "#include <rotary.h>", "", ...handler(name, kind), "",
    ...maker(`static GtkWidget *make_${code.c}(void) {`, code, values, kind), "",
    "// Call after rotary_init().", `GtkWidget *make_${functionName(demo.id)}(void) {`,
    "  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);", `  GtkWidget *${name}s[${own.length}];`,
    `  for (int i = 0; i < ${own.length}; i++) {`, `    ${name}s[i] = make_${code.c}();`,
    `    gtk_box_append(GTK_BOX(box), ${name}s[i]);`, "  }",
    ...own.flatMap((each, index) => properties(`${name}s[${index}]`, code, each, kind, { fill: true }))
      .flatMap((line) => linesOf(line, "  ")),
    "  return box;", "}",
  ].join("\n");
}

const functionName = (id) => id.replace(/[^A-Za-z0-9]+/g, "_");

/** The property's value, where it differs from the setting's. */
function cValue({ name }, values, { cValues = {} }) {
  return cValues[name]?.(values.get(name), values) ?? values.get(name);
}

function properties(name, code, values, kind, shape) {
  const pairs = code.settings.filter((setting) => values.has(setting.name) && !setting.c).map((setting) => (
    around(`"${setting.name}", `, kinds[setting.kind](cValue(setting, values, kind)))));
  return pairs.length > 0 ? [brackets("g_object_set(", [name, ...pairs, "NULL"], ");", shape)] : [];
}

/** The lines for the demo's buttons. */
function actionsOf({ actions = [] }, kind, name) {
  return actions.flatMap((action) => kind.actions?.[action.name]?.c(name) ?? []);
}

function maker(head, code, values, kind, actions = []) {
  const name = code.variable;
  const own = code.settings.filter((setting) => values.has(setting.name) && setting.c);
  const lines = [
    `GtkWidget *${name} = rotary_${code.c}_new();`, ...properties(name, code, values, kind),
    ...own.map(({ name: setting, c }) => ownLine(c, name, setting, values.get(setting))),
    ...connection(name, kind), ...actions, `return ${name};`,
  ];
  return [head, ...lines.flatMap((line) => linesOf(line, "  ")), "}"];
}

function ownLine(text, name, setting, value) {
  if (text.startsWith("//")) return comment(`${setting}: ${text.slice(2)}`);
  return text.replaceAll("{0}", name).replace(/\{\?([^:}]*):([^}]*)\}/, (_, yes, no) => (value ? yes : no));
}

function connection(name, { cValue }) {
  const signals = { "event::chosen": "on_chosen", activate: "on_activate" };
  const signal = signals[cValue] ? cValue : "value-changed";
  const callback = `G_CALLBACK(${signals[cValue] ?? "on_value_changed"})`;
  return [brackets("g_signal_connect(", [name, `"${signal}"`, callback, "NULL"], ");", { fill: true })];
}

function handler(name, { cValue, event }) {
  if (cValue === "event::chosen") {
    return [
      "static void on_chosen(", `  GtkWidget *${name}, const char *event, GVariant *fields, gpointer data`, ") {",
      "  char *text = g_variant_print(fields, FALSE);", '  g_print("%s\\n", text);', "  g_free(text);", "}",
    ];
  }
  if (cValue === "activate") {
    const printed = event[1].replace(/"$/, '\\n"');
    return [`static void on_activate(GtkWidget *${name}, gpointer data) {`, `  g_print(${printed});`, "}"];
  }
  const begin = `static void on_value_changed(GtkWidget *${name}, gpointer data) {`;
  if (cValue === "pair") {
    return [
      begin, "  double low, high;", `  g_object_get(${name}, "low", &low, "high", &high, NULL);`,
      '  g_print("%g to %g\\n", low, high);', "}",
    ];
  }
  const [declaration, format, after] = handlers[cValue];
  return [
    begin, `  ${declaration}`, `  g_object_get(${name}, "value", &value, NULL);`,
    `  g_print("${format}\\n", value);`, ...(after ? [`  ${after}`] : []), "}",
  ];
}
