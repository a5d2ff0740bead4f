import { button, icon, make } from "./dom.js";
import { highlight } from "./highlight.js";
import { makeTabs } from "./tabs.js";

const copySign = "M9 9h11v11H9zM5 15H4V4h11v1";
const doneSign = "M5 13l4 4L19 7";
const confirmationMilliseconds = 2000;

/**
 * The code that makes a control, in one language at a time, to copy. `write` asks `codeIn` for it anew.
 *
 * @param {string} id What its parts' ids begin with.
 * @param {{id: string, name: string}[]} languages What there is to choose.
 * @param {(language: string) => string} codeIn The code in a language as it is now.
 */
export function makeCode(id, languages, codeIn) {
  let shown = languages[0].id;
  let text = "";
  const code = make("code", { id: `${id}-text` });
  const pane = make("div", { className: "pane", role: "tabpanel", id: `${id}-pane`, tabIndex: 0 }, make("pre", {}, code));
  const tabs = makeTabs("Language", languages.map(({ id: language, name }) => ({ id: language, title: name })), pane.id, select);

  function select(language) {
    shown = language;
    tabs.select(language);
    pane.setAttribute("aria-labelledby", `tab-${language}`);
    write();
  }

  function write() {
    const next = codeIn(shown) ?? "";
    if (next === text && code.dataset.language === shown) return;
    text = next;
    code.dataset.language = shown;
    code.replaceChildren(highlight(text, shown));
  }

  pane.setAttribute("aria-labelledby", `tab-${shown}`);
  const element = make("div", { className: "code" },
    make("div", { className: "code-head" }, tabs.element, makeCopyButton(() => text)), pane);
  return { element, write };
}

/** A button that copies what `read` gives, and says that it did. */
export function makeCopyButton(read) {
  const label = make("span", {}, "Copy");
  // Beside the button, not in it: what is in a button is its name.
  const spoken = make("span", { className: "unseen", role: "status" });
  const sign = icon(copySign);
  const path = sign.firstChild;
  let timer;
  const copy = button(sign, { className: "button is-quiet copy", onclick: async () => {
    // Without a secure connection there is no clipboard at all.
    const isDone = await Promise.resolve().then(() => navigator.clipboard.writeText(read())).then(() => true, () => false);
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
