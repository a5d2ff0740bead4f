import { documentsOf, figuresOf, galleryOf, root } from "./data.js";
import { button, make } from "./dom.js";
import { entriesOf } from "./search/entries.js";
import { SearchIndex } from "./search/rank.js";

/** The greatest number of results. */
const greatestCount = 10;
/** Proposals for a question without results. Each of them has results. */
const proposals = ["SwiftUI", "UIKit", "Install", "CSS", "Keyboard", "Date picker"];
/** The parameter of an address that opens the search. */
const parameter = "search";

/**
 * Connects the search over the gallery and its documentation: `/`, Ctrl-K and ⌘K open it, the arrow keys move through
 * the results, Enter follows one, Escape closes the search.
 */
export function connectSearch() {
  const dialog = document.getElementById("search");
  const query = document.getElementById("query");
  const list = document.getElementById("results");
  const status = document.getElementById("found");
  const empty = make("div", { className: "search-empty", id: "search-empty", hidden: true });
  list.after(empty);
  let index, pages;
  let marked = -1;

  async function open() {
    if (dialog.open) return;
    dialog.showModal();
    query.select();
    try {
      await load();
    } catch (error) {
      announce(`Search is not available: ${error.message}`);
      return;
    }
    show();
  }

  async function load() {
    if (index) return;
    announce("Loading the search index…");
    const [gallery, figures, documents] = await Promise.all([galleryOf(), figuresOf(), documentsOf()]);
    const entries = entriesOf(gallery, figures, documents, root);
    index = new SearchIndex(entries, documents.synonyms);
    // All but the front page, which comes first.
    pages = entries.filter(({ kind }) => kind === "Page").slice(1, greatestCount + 1);
  }

  function show() {
    if (!index) return;
    const question = query.value.trim();
    const found = question ? index.find(question, greatestCount) : pages;
    list.replaceChildren(...found.map(makeResult));
    list.hidden = found.length === 0;
    query.setAttribute("aria-expanded", String(found.length > 0));
    showEmpty(question, found.length);
    mark(question && found.length > 0 ? 0 : -1);
    list.scrollTop = 0;
    announce(!question ? "" : found.length === 0 ? `No results for “${question}”.`
      : found.length === 1 ? "1 result" : `${found.length} results`);
  }

  function makeResult({ label, title, about, address }, number) {
    return make("a", {
      role: "option", id: `result-${number}`, "aria-selected": "false", href: address, tabIndex: -1,
      onpointermove: () => mark(number), onclick: () => dialog.close(),
    }, make("strong", {}, title), make("span", {}, about), make("span", { className: "result-kind" }, label));
  }

  /** Proposes similar words and common questions for a question without results. */
  function showEmpty(question, count) {
    empty.hidden = !question || count > 0;
    if (empty.hidden) return;
    const similar = index.suggestions(question);
    const rows = [[similar.length > 0 ? "Did you mean" : "", similar], ["Try", proposals]].filter(([label]) => label);
    empty.replaceChildren(...rows.map(([label, words]) => (
      make("p", { className: "search-proposals" }, `${label} `, ...words.map((word) => (
        button(word, { className: "chip", onclick: () => ask(word) })))))));
  }

  function ask(question) {
    query.value = question;
    query.focus();
    show();
  }

  function mark(number) {
    list.children[marked]?.setAttribute("aria-selected", "false");
    marked = number;
    const option = list.children[number];
    if (!option) return query.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    query.setAttribute("aria-activedescendant", option.id);
  }

  function follow(result, isInNewTab) {
    if (isInNewTab && result) window.open(result.href);
    else result?.click();
  }

  function announce(text) {
    // The same text again is not announced.
    if (status.textContent !== text) status.textContent = text;
  }

  query.addEventListener("input", show);
  query.addEventListener("keydown", (event) => {
    const count = list.children.length;
    if (event.isComposing) return;
    if (event.key === "ArrowDown" && count) mark((marked + 1) % count);
    else if (event.key === "ArrowUp" && count) mark((Math.max(marked, 0) - 1 + count) % count);
    else if (event.key === "Enter") follow(list.children[Math.max(0, marked)], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  });
  // A click on the backdrop has the dialog as its target.
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
  document.getElementById("search-close").addEventListener("click", () => dialog.close());
  document.getElementById("search-open").addEventListener("click", open);
  addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  if (new URLSearchParams(location.search).has(parameter)) open();
}

/** Whether a key opens the search; a text field and a control keep their characters. */
function isShortcut(event) {
  if (event.defaultPrevented || event.altKey) return false;
  if (event.key.toLowerCase() === "k" && event.ctrlKey !== event.metaKey && !event.shiftKey) return true;
  const isTyping = event.target.matches?.("input:not([type=radio], [type=checkbox], [type=range]), textarea");
  return event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey;
}
