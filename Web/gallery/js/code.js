import { button, icon, make } from "./dom.js";
import { highlight } from "./highlight.js";

const copySign = "M9 9h11v11H9zM5 15H4V4h11v1";
const doneSign = "M5 13l4 4L19 7";
const confirmationMilliseconds = 2000;

/** The code that makes a control, in two languages, to copy. */
export function makeCode(id, sources) {
  const texts = {};
  const panes = {};
  const tabs = {};
  const languages = Object.keys(sources);
  let shown = languages[0];

  for (const language of languages) {
    const name = language === "html" ? "HTML" : "Swift";
    tabs[language] = make("button", {
      type: "button", role: "tab", id: `${id}-${language}-tab`, "aria-controls": `${id}-${language}`,
      onclick: () => select(language),
    }, name);
    panes[language] = make("div", {
      className: "pane", role: "tabpanel", id: `${id}-${language}`, tabIndex: 0, "aria-labelledby": `${id}-${language}-tab`,
    }, make("pre", {}, make("code")));
  }

  function select(language) {
    shown = language;
    for (const other of languages) {
      tabs[other].setAttribute("aria-selected", other === language);
      tabs[other].tabIndex = other === language ? 0 : -1;
      panes[other].classList.toggle("is-shown", other === language);
    }
  }

  function write(language, text) {
    if (texts[language] === text) return;
    texts[language] = text;
    panes[language].querySelector("code").replaceChildren(highlight(text, language));
  }

  const list = make("div", { className: "tabs", role: "tablist", "aria-label": "Language", onkeydown: (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = languages[(languages.indexOf(shown) + step + languages.length) % languages.length];
    select(next);
    tabs[next].focus();
  } }, ...Object.values(tabs));

  const element = make("section", { className: "code" },
    make("h3", { className: "unseen" }, "Code"),
    make("div", { className: "code-head" }, list, makeCopyButton(() => texts[shown])),
    make("div", { className: "panes" }, ...Object.values(panes)));
  for (const language of languages) write(language, sources[language]);
  select(shown);
  return { element, write };
}

/** A button that copies what `read` gives, and says that it did. */
function makeCopyButton(read) {
  const label = make("span", {}, "Copy");
  // Beside the button, not in it: what is in a button is its name.
  const spoken = make("span", { className: "unseen", role: "status" });
  const sign = icon(copySign);
  const path = sign.firstChild;
  let timer;
  const copy = button(sign, { className: "button is-quiet copy", onclick: async () => {
    let isDone = true;
    await navigator.clipboard.writeText(read()).catch(() => { isDone = false; });
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
