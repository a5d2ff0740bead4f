import { button, icon, make } from "./dom.js";
import { highlight } from "./highlight.js";
import { makeTabs } from "./tabs.js";

const copySign = "M9 9h11v11H9zM5 15H4V4h11v1";
const doneSign = "M5 13l4 4L19 7";
const wideSign = "M9 4H4v5M4 4l6 6M15 20h5v-5M20 20l-6-6";
const confirmationMilliseconds = 2000;

/**
 * Makes a view of a control's code in one language at a time, with a button that copies it and one that widens it.
 *
 * @param {string} id The prefix of the ids in the view.
 * @param {{id: string, name: string}[]} languages All languages.
 * @param {(language: string) => string} codeIn Returns the present code in a language.
 * @param {() => {id: string}[]} languagesNow Returns the languages of the present control. Default all of them.
 */
export function makeCode(id, languages, codeIn, languagesNow = () => languages) {
  let shown = languages[0].id;
  // The language that the user has chosen; a control may not have it.
  let chosen = shown;
  let text = "";
  const code = make("code", { id: `${id}-text` });
  const pane = make("div", { className: "pane", role: "tabpanel", id: `${id}-pane`, tabIndex: 0 },
    make("pre", {}, code));
  let tabs = makeLanguageTabs(languages);
  const tools = makeCopyButton(() => text);
  const head = make("div", { className: "code-head" }, tabs.element, tools);
  const element = make("div", { className: "code" }, head, pane);
  element.append(makeWideButton(element));

  function makeLanguageTabs(shownLanguages) {
    const items = shownLanguages.map(({ id: language, name }) => ({ id: language, title: name }));
    const made = makeTabs("Language", items, pane.id, (language) => {
      chosen = language;
      write();
    });
    made.languages = shownLanguages;
    return made;
  }

  function show(language) {
    shown = language;
    tabs.select(language);
    pane.setAttribute("aria-labelledby", `tab-${language}`);
  }

  /** Updates the code. */
  function write() {
    const now = languagesNow();
    if (String(now.map((language) => language.id)) !== String(tabs.languages.map((language) => language.id))) {
      const next = makeLanguageTabs(now);
      tabs.element.replaceWith(next.element);
      tabs = next;
      shown = undefined;
    }
    const language = now.some((each) => each.id === chosen) ? chosen : now[0].id;
    if (language !== shown) show(language);
    const next = codeIn(shown) ?? "";
    if (next === text && code.dataset.language === shown) return;
    text = next;
    code.dataset.language = shown;
    code.replaceChildren(highlight(text, shown));
  }

  show(shown);
  return { element, write };
}

/** Makes a button that moves an element into a dialog as wide as the window, and back when the dialog closes. */
function makeWideButton(element) {
  const label = make("span", {}, "Full width");
  const toggle = button(icon(wideSign), { className: "button is-quiet wide", title: "Full width" });
  toggle.append(label);
  let dialog;

  function open() {
    const place = make("div", { hidden: true });
    element.replaceWith(place);
    dialog = make("dialog", { className: "code-dialog", "aria-label": "Code" }, element);
    dialog.addEventListener("close", () => {
      place.replaceWith(element);
      dialog.remove();
      dialog = undefined;
      say("Full width");
      toggle.focus();
    });
    // A click on the backdrop has the dialog as its target.
    dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
    say("Close");
    toggle.focus();
  }

  function say(text) {
    label.textContent = toggle.title = text;
  }

  toggle.addEventListener("click", () => (dialog ? dialog.close() : open()));
  return toggle;
}

/** Makes a button that copies the text which `read` returns, and confirms it. */
export function makeCopyButton(read) {
  const label = make("span", {}, "Copy");
  // A status inside the button would change the button's name.
  const spoken = make("span", { className: "unseen", role: "status" });
  const sign = icon(copySign);
  const path = sign.firstChild;
  let timer;
  const copy = button(sign, { className: "button is-quiet copy", onclick: async () => {
    // Without a secure connection, `navigator.clipboard` is undefined.
    const copying = Promise.resolve().then(() => navigator.clipboard.writeText(read()));
    const isDone = await copying.then(() => true, () => false);
    label.textContent = spoken.textContent = isDone ? "Copied" : "Not allowed";
    copy.classList.toggle("is-done", isDone);
    if (isDone) path.setAttribute("d", doneSign);
    clearTimeout(timer);
    timer = setTimeout(() => {
      label.textContent = "Copy";
      spoken.textContent = "";
      copy.classList.remove("is-done");
      path.setAttribute("d", copySign);
    }, confirmationMilliseconds);
  } });
  copy.append(label);
  return make("div", { className: "code-tools" }, copy, spoken);
}
