import { documentsOf, figuresOf, galleryOf, root } from "./data.js";
import { make, sentenceCase } from "./dom.js";

/** How many results are shown. */
const greatestCount = 12;
/** What it counts that a word is in the title, begins one, is meant by it, or is in the text. */
const inTitle = 12, begins = 6, meant = 5, inText = 2;

/** Search over all pages: `/` opens it, arrows go along the results, Enter goes there, Escape closes. */
export function connectSearch() {
  const dialog = document.getElementById("search");
  const query = document.getElementById("query");
  const list = document.getElementById("results");
  const said = document.getElementById("found");
  let entries;
  let synonyms = {};
  let marked = -1;

  async function open() {
    if (dialog.open) return;
    dialog.showModal();
    query.select();
    try {
      const gallery = await galleryOf();
      ({ synonyms } = gallery);
      entries ??= entriesOf(gallery, await figuresOf(), await documentsOf());
    } catch (error) {
      said.textContent = `Search could not be loaded: ${error.message}`;
      return;
    }
    show();
  }

  function show() {
    const asked = query.value.trim();
    if (!entries) return;
    const found = asked ? find(asked, entries, synonyms) : entries.filter(({ kind }) => kind === "Page");
    list.replaceChildren(...found.slice(0, greatestCount).map((entry, index) => make("a", {
      role: "option", id: `result-${index}`, "aria-selected": "false", href: entry.address, tabIndex: -1,
      onpointermove: () => mark(index), onclick: () => dialog.close(),
    }, make("strong", {}, entry.title), make("span", {}, entry.about), make("span", { className: "result-kind" }, entry.kind))));
    said.textContent = !asked ? "" : found.length === 0 ? `Nothing found for “${asked}”.`
      : found.length === 1 ? "1 result" : `${found.length} results`;
    mark(asked && found.length > 0 ? 0 : -1);
  }

  function mark(index) {
    list.children[marked]?.setAttribute("aria-selected", "false");
    marked = index;
    const option = list.children[index];
    if (!option) return query.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    query.setAttribute("aria-activedescendant", option.id);
  }

  query.addEventListener("input", show);
  query.addEventListener("keydown", (event) => {
    const count = list.children.length;
    if (event.key === "ArrowDown" && count) mark((marked + 1) % count);
    else if (event.key === "ArrowUp" && count) mark((Math.max(marked, 0) - 1 + count) % count);
    else if (event.key === "Enter") list.children[Math.max(0, marked)]?.click();
    else return;
    event.preventDefault();
  });
  // Beside the dialog is its backdrop.
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
  document.getElementById("search-close").addEventListener("click", () => dialog.close());
  document.getElementById("search-open").addEventListener("click", open);
  addEventListener("keydown", (event) => {
    const isTyping = event.target.matches?.("input:not([type=radio], [type=checkbox], [type=range]), textarea");
    // A control may take the character itself.
    if (event.key !== "/" || isTyping || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open();
  });
}

/** All that can be found: what it is called, what it is about, where it is. */
function entriesOf({ pages, demos, settings }, { elements }, documents) {
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const entries = [];
  const add = (kind, title, about, address, words = "") =>
    entries.push({ kind, title, about, address: new URL(address, root).href, words: split(title), text: split(`${about} ${words}`) });
  for (const page of pages) {
    const file = page.id === "index" ? "./" : `${page.id}.html`;
    add("Page", page.title, page.summary, file, page.words.join(" "));
    const shown = page.tabs.flatMap(({ demo, presets }) => [demo, ...presets]).map((id) => byId.get(id)).filter(Boolean);
    for (const demo of shown) add("Demo", demo.title, demo.summary, `${file}#${demo.id}`, demo.options.map(({ label }) => label).join(" "));
    addTables(page, file, shown, settings, elements, add);
  }
  for (const { title, path } of documents ? titlesIn(documents.interfaceLanguages?.swift ?? []) : []) {
    add("Document", title, "Documentation", `docs${path}/`.replace("//", "/"));
  }
  return entries;
}

function addTables(page, file, demos, settings, elements, add) {
  if (demos.length === 0) return;
  const tag = demos.map(({ element }) => element).find((name) => elements[name]);
  const controls = new Set(demos.filter(({ element }) => !tag || elements[element]).map(({ control }) => control));
  const named = new Set();
  for (const { name, summary } of [...controls].flatMap((control) => settings[control] ?? [])) {
    if (!named.has(name)) add("Setting", `${page.title}: ${sentenceCase(name).toLowerCase()}`, summary, `${file}#setting-${name}`, name);
    named.add(name);
  }
  add("Section", `${page.title}: gestures and keys`, "What fingers, mice and keys do", `${file}#hands`);
  add("Section", `${page.title}: what a screen reader says`, "Role, name and value of all its parts", `${file}#reader`);
  if (!tag) return;
  const { events, parts, variables } = elements[tag];
  for (const { name, text } of events) add("Event", `${page.title}: ${name}`, text, `${file}#event-${name}`);
  add("Section", `${page.title}: parts for CSS`, parts.map(({ name }) => name).join(", "), `${file}#parts`);
  add("Section", `${page.title}: variables for CSS`, variables.map(({ name }) => name).join(", "), `${file}#variables`);
  add("Section", `${page.title}: size`, "What it weighs", `${file}#size`, "weight kilobytes gzip brotli");
}

/** The titles in DocC's own index, with what is in them. */
function titlesIn(nodes) {
  return nodes.flatMap(({ title, path, children = [] }) => [...path ? [{ title, path }] : [], ...titlesIn(children)]);
}

function split(text) {
  return text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The entries that have each word of the query, or a word that it means, the best first. */
function find(asked, entries, synonyms) {
  const words = split(asked);
  const scored = entries.map((entry) => {
    const scores = words.map((word) => scoreOf(word, entry, synonyms));
    return { entry, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) + (entry.kind === "Page" ? 3 : entry.kind === "Demo" ? 2 : 0) };
  });
  return scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score).map(({ entry }) => entry);
}

function scoreOf(word, entry, synonyms) {
  const means = Object.entries(synonyms).filter(([name]) => name === word || (word.length > 2 && name.startsWith(word))).flatMap(([, list]) => list);
  const has = (words, sought) => words.some((each) => each.startsWith(sought));
  if (entry.words.includes(word)) return inTitle;
  if (has(entry.words, word)) return begins;
  if (means.some((other) => split(other).every((part) => has(entry.words, part)))) return meant;
  return has(entry.text, word) ? inText : 0;
}
