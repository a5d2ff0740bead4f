import { cRow } from "./c.js";
import { Expression, swiftNumber, swiftText } from "./literals.js";
import { valueOf, valuesOf } from "./settings.js";
import { coreRow, swiftUIRow, uiKitRow } from "./swift.js";
import { swiftValue } from "./values.js";

/** Parameters of Swift by the form of a setting: type, default, and how to write a value. */
const parameters = {
  optional: ["Double?", " = nil", swiftNumber],
  dialDefault: ["DialOptions.Default", " = .least", (value) => swiftValue("dialDefault", value)],
  text: ["String", ' = ""', swiftText],
};
const numeric = ["Double", "", swiftNumber];

/** The code of several controls side by side, each with its own settings. */
export function rowCode(language, demo, settings, code, kind) {
  const own = demo.row.map((attributes) => ownValues(attributes, code));
  // The page's settings apply to all controls, except the first one's own.
  const common = settings.filter(({ name, value }) => own[0].get(name) !== value);
  const apart = code.settings.filter(({ name }) => own.some((values) => values.has(name))
    && !common.some((setting) => setting.name === name));
  const values = valuesOf(demo, common, code);
  if (language === "c") return cRow(demo, code, values, own.map((each) => pick(each, apart)), kind);
  for (const setting of apart) values.set(setting.name, new Expression(nameOf(setting)));
  const row = {
    parameters: apart.map((setting) => `${nameOf(setting)}: ${typeOf(setting)[0]}${typeOf(setting)[1]}`),
    stored: apart.map(storedIn),
    calls: own.map((each) => apart.filter(({ name }) => each.has(name))
      .map((setting) => `${nameOf(setting)}: ${typeOf(setting)[2](each.get(setting.name))}`)),
  };
  return { swift: coreRow, uikit: uiKitRow, swiftui: swiftUIRow }[language](demo, code, values, row);
}

function ownValues(attributes, code) {
  const values = new Map();
  for (const setting of code.settings) {
    if (setting.name in attributes) values.set(setting.name, valueOf(attributes[setting.name], setting));
  }
  return values;
}

function pick(values, settings) {
  return new Map(settings.filter(({ name }) => values.has(name)).map(({ name }) => [name, values.get(name)]));
}

/** The name of a setting in code: that of its property, which is no keyword of a language. */
function nameOf({ name, property }) {
  return property === "" ? name : property.split(".").at(-1);
}

function typeOf({ form }) {
  return parameters[form] ?? numeric;
}

function storedIn(setting) {
  const [type, fallback] = typeOf(setting);
  if (setting.name === "value") return "@State var value: Double";
  return `${fallback ? "var" : "let"} ${nameOf(setting)}: ${type}${fallback}`;
}
