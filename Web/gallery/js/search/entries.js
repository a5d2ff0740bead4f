import { sentenceCase } from "../dom.js";

/**
 * Everything that search can find: pages, demos, settings, events and sections of the gallery, and the pages, types and
 * sections of the documentation.
 */
export function entriesOf(gallery, { elements }, documents, root) {
  const entries = [];
  const add = (kind, title, about, address, more = {}) => {
    const words = `${more.words ?? ""} ${documents.words[address] ?? ""}`;
    const shown = { kind, title, about, address: new URL(address, root).href };
    entries.push({ text: about, label: kind, ...more, ...shown, words });
  };
  addPages(gallery, elements, add);
  add("Page", "Documentation", "Articles about the controls, and every type with its members", "docs/",
    { headings: "docs reference api articles" });
  for (const page of documents.entries) addDocument(page, add);
  return entries;
}

function addPages({ pages, demos, settings }, elements, add) {
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  for (const page of pages) {
    const file = page.id === "index" ? "./" : `${page.id}.html`;
    add("Page", page.title, page.summary, file, { headings: page.words.join(" ") });
    const ids = page.tabs.flatMap(({ demo, presets }) => [demo, ...presets]);
    const shown = ids.map((id) => byId.get(id)).filter(Boolean);
    for (const { id, title, summary, options } of shown) {
      const labels = options.map(({ label }) => label).join(" ");
      add("Demo", title, summary, `${file}#${id}`, { text: `${summary} ${labels}` });
    }
    addTables(page, file, shown, settings, elements, add);
  }
}

function addTables(page, file, demos, settings, elements, add) {
  if (demos.length === 0) return;
  const tag = demos.map(({ element }) => element).find((name) => elements[name]);
  const controls = new Set(demos.filter(({ element }) => !tag || elements[element]).map(({ control }) => control));
  const named = new Set();
  for (const { name, summary } of [...controls].flatMap((control) => settings[control] ?? [])) {
    if (named.has(name)) continue;
    named.add(name);
    addPart(add, "Setting", page.title, sentenceCase(name).toLowerCase(), summary, `${file}#setting-${name}`,
      { words: name, headings: "setting attribute property" });
  }
  addPart(add, "Section", page.title, "gestures and keys", "Gestures, and keyboard shortcuts", `${file}#hands`);
  addPart(add, "Section", page.title, "screen reader", "Role, name and value of each part", `${file}#reader`);
  if (!tag) return;
  const { events, parts, variables } = elements[tag];
  const namesOf = (list) => list.map(({ name }) => name).join(", ");
  for (const { name, text } of events) {
    addPart(add, "Event", page.title, name, text, `${file}#event-${name}`, { headings: "event" });
  }
  addPart(add, "Section", page.title, "parts for CSS", namesOf(parts), `${file}#parts`);
  addPart(add, "Section", page.title, "variables for CSS", namesOf(variables), `${file}#variables`);
  addPart(add, "Section", page.title, "size", "Size of the download", `${file}#size`,
    { text: "weight kilobytes gzip brotli" });
}

/** Adds a part of a page: its title says which page, and its own name counts more. */
function addPart(add, kind, page, name, about, address, { headings = "", ...more } = {}) {
  add(kind, `${page}: ${name}`, about, address, { ...more, name, headings: `${page} ${headings}` });
}

/** A page of the documentation, and its sections. */
function addDocument({ kind, title, address, about, text, sections, module }, add) {
  add(kind, title, about, address, {
    label: kind === "Type" ? module : kind,
    headings: sections.map(([heading]) => heading).join(" "),
    text: `${about} ${text} ${sections.map(([, , , words]) => words).join(" ")}`,
  });
  for (const [heading, anchor, opening, words] of sections) {
    addPart(add, "Section", title, heading, opening || about, `${address}#${anchor}`, { text: `${opening} ${words}` });
  }
}
