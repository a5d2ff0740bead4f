// Writes the code of all cases for the compilers: node Tests/Snippets/generate.mjs GALLERY.JSON FOLDER
//
// Each text is as in the gallery, in a function; its imports are at the beginning of the file. After the core's texts
// come the expected settings by name, as bytes, so that the functions that write the texts do not write these.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { codeOf, languagesOf } from "../../Web/gallery/js/snippets.js";
import { readCode, valueOf, valuesOf } from "../../Web/gallery/js/snippets/settings.js";
import { casesOf } from "./cases.mjs";

const ofControls = new URL("../../Web/gallery/js/controls/", import.meta.url);
for (const file of readdirSync(ofControls)) await import(new URL(file, ofControls));
const [, , source, folder] = process.argv;
const gallery = JSON.parse(readFileSync(source, "utf8"));
const cases = casesOf(gallery, valueOf);
const handler = /\n\/\/ Call for each (input|frame)/;
const files = new Map();
let longest = "";
const written = new Set();

cases.forEach((each, number) => {
  for (const { id: language } of languagesOf(each.code)) {
    if (language === "html") continue;
    const text = codeOf(language, each.demo, each.settings, each.code);
    check(text, each, language);
    written.add(`${language} ${each.demo.id}`);
    const file = `${language}-${each.demo.control}`;
    if (!files.has(file)) files.set(file, { language, imports: new Set(), parts: [], calls: [] });
    const { imports, parts, calls } = files.get(file);
    if (language === "c") {
      const made = inC(text, each, number);
      parts.push(made.text);
      if (made.call) calls.push(made.call);
      continue;
    }
    const lines = text.split("\n");
    for (const line of lines) if (line.startsWith("import ")) imports.add(line);
    const body = lines.filter((line) => !line.startsWith("import ")).join("\n").trim();
    const isCore = language === "swift";
    parts.push(`// ${each.name}\n${isCore ? "" : "@MainActor "}func case${number}() throws {\n${isCore ? checked(body, each) : body}\n}`);
    calls.push(`try case${number}()`);
  }
});

for (const { id, control } of gallery.demos) {
  for (const { id: language } of languagesOf(gallery.code[control])) {
    if (language !== "html" && !written.has(`${language} ${id}`)) throw new Error(`${language}, demo ${id}: no code`);
  }
}

/** Finds mistakes that need no compiler. */
function check(text, { name }, language) {
  for (const wrong of ["undefined", "NaN", "[object", " \n"]) {
    if (text.includes(wrong)) throw new Error(`${language}, ${name}: ${wrong} in\n${text}`);
  }
  for (const line of text.split("\n")) {
    // A literal stays on one line.
    if (line.length > 80 && !line.includes('"') && line.length > longest.length) longest = `${line} (${language}, ${name})`;
  }
}

function bytes(text) {
  return `utf8([${[...Buffer.from(text.toWellFormed())].join(", ")}])`;
}

function settingValue(value) {
  if (typeof value === "boolean") return `.flag(${value})`;
  if (typeof value === "number") return `.number(${value})`;
  if (typeof value === "string") return `.text(${bytes(value)})`;
  if (value.every((item) => typeof item === "number")) return value.length > 0 ? `.numbers([${value.join(", ")}])` : ".texts([])";
  return `.texts([${value.map(bytes).join(", ")}])`;
}

/** Inserts a comparison with the expected settings before the control is used. */
function checked(body, { name, demo, settings, code }) {
  const read = readCode(code);
  const place = body.search(handler);
  if (place < 0 || demo.row?.length) return body;
  const values = valuesOf(demo, settings, read);
  // The code of a control in place of another one lacks the settings of the gallery.
  const isOwn = ({ form, c }) => read.as && form === "part" && c?.startsWith("//");
  const expected = read.settings.filter((setting) => values.has(setting.name) && !isOwn(setting))
    .map(({ name }) => `("${name}", ${settingValue(values.get(name))})`);
  return `${body.slice(0, place)}\ncheck("${name}", ${read.variable}, [${expected.join(", ")}])\n${body.slice(place)}`;
}

function inC(text, { name, demo, single, settings, code }, number) {
  const made = /^GtkWidget \*(make_\w+)/m.exec(text)?.[1];
  if (!made) return { text: `// ${name}\n${text}` };
  const names = [made, "on_value_changed", "on_chosen", "on_activate"];
  const renamed = names.map((each) => `#define ${each} ${each}_${number}`).join("\n");
  const restored = names.map((each) => `#undef ${each}`).join("\n");
  const value = settings.find((setting) => setting.name === single?.name)?.value;
  return { text: `// ${name}\n${renamed}\n${text}\n${restored}`, call: cCheck(name, `${made}_${number}`, isInC(single, code) ? single : undefined, value, demo) };
}

/** Whether C has a line for a setting. */
function isInC(setting, code) {
  return setting && !readCode(code).settings.find(({ name }) => name === setting.name)?.c?.startsWith("//");
}

/** Reads the one setting back from the widget, if it has such a property. */
function cCheck(name, made, single, value, demo) {
  const label = JSON.stringify(name);
  const unread = ["disabled", "reduced-motion", "right-to-left", "text-scale", "numerals", "sign", "titles", "icons"];
  if (!single || unread.includes(single.name)) return `  take(${made}(), ${label});`;
  const property = `${made}(), ${label}, "${single.name}"`;
  if (typeof value === "boolean") return `  has_flag(${property}, ${value ? 1 : 0});`;
  if (single.kind === "number") return `  has_number(${property}, ${Number.isInteger(value) ? `${value}.0` : value});`;
  if (single.kind === "integer") return `  has_integer(${property}, ${value});`;
  if (single.kind === "choice") return `  has_text(${property}, ${JSON.stringify(value)});`;
  return `  take(${made}(), ${label});`;
}

const support = readFileSync(new URL("support.h", import.meta.url), "utf8");
for (const language of ["swift", "uikit", "swiftui", "c"]) mkdirSync(`${folder}/${language}`, { recursive: true });
const groups = [];
for (const [name, { language, imports, parts, calls }] of files) {
  if (language === "c") {
    writeFileSync(`${folder}/c/${name}.c`, `#include "rotary.h"\n${support}\n${parts.join("\n\n")}\n\nvoid check_${groupOf(name)}(void);\nvoid check_${groupOf(name)}(void) {\n${calls.join("\n")}\n}\n`);
  } else {
    const run = `${language === "swift" ? "" : "@MainActor "}func check${groupOf(name)}() throws {\n  ${calls.join("\n  ")}\n}`;
    writeFileSync(`${folder}/${language}/${name}.swift`, `${[...imports].sort().join("\n")}\n\n${parts.map((part) => part.replace(/\bcase(\d+)\(\) throws/, "case$1() throws")).join("\n\n")}\n\n${run}\n`);
  }
  if (language === "swift") groups.push(`check${groupOf(name)}`);
}
const inCNames = [...files].filter(([, { language }]) => language === "c").map(([name]) => `check_${groupOf(name)}`);
writeFileSync(`${folder}/swift/main.swift`, `${readFileSync(new URL("Check.swift.txt", import.meta.url), "utf8")}\n${groups.map((name) => `try ${name}()`).join("\n")}\nreport(${cases.length})\n`);
writeFileSync(`${folder}/c/main.c`, `#include "rotary.h"\n#include <stdio.h>\n${inCNames.map((name) => `void ${name}(void);`).join("\n")}\nint failures = 0;\nint main(void) {\n  rotary_init();\n${inCNames.map((name) => `  ${name}();`).join("\n")}\n  printf("%d wrong\\n", failures);\n  return failures > 0;\n}\n`);
if (longest) throw new Error(`longer than 80: ${longest}`);
console.log(`${cases.length} cases in 4 languages`);

function groupOf(name) {
  return name.replaceAll("-", "_");
}
