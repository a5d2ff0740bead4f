import { readdirSync } from "node:fs";
import { corners, texts } from "./corners.mjs";

// The cases in which the gallery's code is tested: every demo, every setting alone, and all settings of a control
// together, in rounds, so that all words and difficult numbers of each setting occur.

/** The number of rounds in which all settings of a control are set together. */
const rounds = 6;
/** Values of settings that depend on others or that do not follow from their descriptions: a file for each control. */
const special = {};
for (const file of readdirSync(new URL("values", import.meta.url))) {
  special[file.replace(".mjs", "")] = (await import(`./values/${file}`)).default;
}
/** A row in a body has the row's settings, and the kind of the body. */
special["row-body"] = { ...special["spinner-row"], body: (round) => ["clock", "calendar", "odometer"][round % 3] };

/** A value of a setting that is not its default. */
function valueOf(control, setting, round) {
  const made = special[control]?.[setting.name];
  if (made) return made(round);
  if (setting.name === "numerals") return ["٠٬٫٠٪", "0.,0 %", "०,.०%"][round % 3];
  const { kind, choices = [], default: usual } = setting;
  if (kind === "flag") return !usual;
  const words = choices.filter((word) => word !== usual);
  if (kind === "choice") return words[round % words.length];
  if (kind === "choiceOrNumber" && round % 2 === 1 && words.length > 0) return words[((round - 1) / 2) % words.length];
  if (kind === "text") return corners[round % corners.length];
  if (kind === "texts") return texts(round);
  return numberOf(setting, round);
}

/** Common numbers in and near the middle of the allowed range, and its ends. */
function numberOf({ kind, minimum, maximum, default: usual }, round) {
  const isWide = maximum - minimum > 1e5;
  const inside = isWide ? [12_345, 0.125, 1e-7, 7, 360, 1_234.5] : [0.25, 0.5, 1, 0.75, 0, 1 / 3].map((share) => minimum + share * (maximum - minimum));
  let number = Math.min(Math.max(inside[round % inside.length], minimum), maximum);
  if (kind === "integer") number = Math.round(number);
  if (number !== usual) return number;
  return kind === "integer" ? number + (number < maximum ? 1 : -1) : (number + minimum + 1) / 2;
}

/** Settings that exclude others: the setting on the left is not set together with the one on the right. */
const alone = { sectors: "titles", end: "turns", texts: "show-value", low: "value", high: "value", kind: "body" };

/** All cases, each with its name, demo, settings, and the code of its control. */
export function casesOf(gallery, readValue) {
  const cases = gallery.demos.map((demo) => ({
    name: `demo ${demo.id}`, demo, code: gallery.code[demo.control],
    settings: attributesOf(demo, gallery, readValue),
  }));
  for (const [control, settings] of Object.entries(gallery.settings)) {
    const code = gallery.code[control];
    const demo = { id: control, control };
    for (const setting of settings) {
      cases.push({
        name: `${control} ${setting.name}`, demo, code, single: setting, settings: withNeeded(control, settings, setting.name),
      });
    }
    for (let round = 0; round < rounds; round += 1) {
      const together = settings.filter(({ name }) => !(alone[name] && settings.some((other) => other.name === alone[name])))
        .map((setting) => ({ name: setting.name, value: valueOf(control, setting, round) })).filter(({ value }) => value !== undefined);
      cases.push({ name: `${control} all ${round}`, demo, code, settings: together });
    }
  }
  return cases;
}

/** A setting with the settings that it depends on: lists of sectors, holes or rings have one item for each of them. */
function withNeeded(control, settings, name) {
  const lists = special[control]?.groups ? { sectors: [], holes: [], titles: [], "*": ["titles"] } : {};
  const ofDigits = ["value", "code", "min", "max"];
  const row = Object.fromEntries(ofDigits.map((each) => [each, ["digits"]]));
  const rings = { values: [], "*": ["values"] };
  const needed = { turntable: { value: ["count"] }, "spinner-row": row, "row-body": row, "activity-rings": rings }[control]
    ?? lists;
  const others = needed[name] ?? (special[control]?.[name] ? needed["*"] : undefined) ?? [];
  // A choice that is not the default; for a row's digits, a round that has digits.
  const round = ["spinner-row", "row-body"].includes(control) && [...ofDigits, "digits"].includes(name) ? 2 : Number(name === "value");
  return settings.filter((setting) => setting.name === name || others.includes(setting.name))
    .map((setting) => ({ name: setting.name, value: valueOf(control, setting, round) }));
}

/** A demo's attributes as values, as the page reads them from its element. */
function attributesOf(demo, gallery, readValue) {
  const rows = gallery.code[demo.control].settings;
  const values = [];
  for (const [name, form, , kind] of rows) {
    if (name in demo.attributes) values.push({ name, value: readValue(demo.attributes[name], { form, kind }) });
  }
  return values;
}
