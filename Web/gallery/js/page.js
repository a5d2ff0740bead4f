import { queryOf, setFrom, startOf } from "./address.js";
import { makeCode } from "./code.js";
import { makeCompanion } from "./companions.js";
import { allOf, htmlOf, makeControl, settingsOf, watchEvents } from "./control.js";
import { bringIn, defineElement } from "./data.js";
import { button, icon, make } from "./dom.js";
import { makeTicker } from "./ticker.js";
import { showHand } from "./hand.js";
import { makeReference } from "./reference.js";
import { isSeen, remember } from "./seen.js";
import { makeSettings } from "./settings.js";
import { codeOf, languages, languagesOf } from "./snippets.js";
import { htmlOfSettings } from "./snippets/html.js";
import { makeTabs } from "./tabs.js";

const handSign = "M9 12V5.5a1.5 1.5 0 0 1 3 0V11M12 10.5a1.5 1.5 0 0 1 3 0V12M15 11.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1c-2 0-3-1-4-3l-2-4c-.8-1.600 1-2.500 2-1.200L9 15";
/** How long a page is looked at before the hand comes. */
const lookMilliseconds = 900;
/** How long nothing changes before the address does: browsers take no more than 100 changes of it in 30 seconds. */
const writeMilliseconds = 300;

/** The page of a control: one demo at a time on its stage, the dock beside it, tables below. */
export class ControlPage {
  #page;
  #gallery;
  #demos;
  /** What is shown now. */
  #shown;
  /** Where all of it goes. */
  #place;
  /** Stops the hand that is shown. */
  #hand;
  /** The query of the address as it was last read or written. */
  #query;
  /** Writes the address a moment later. */
  #writing;

  constructor(page, gallery, figures, place) {
    this.#page = page;
    this.#gallery = gallery;
    this.#demos = new Map(gallery.demos.map((demo) => [demo.id, demo]));
    this.tabs = page.tabs.filter(({ demo }) => this.#demos.has(demo));
    this.#build(figures, place);
  }

  #build(figures, place) {
    this.ticker = makeTicker();
    this.code = makeCode("code", languages, (language) => this.#codeIn(language), () => this.#languages());
    this.settings = make("div", { className: "panel-body" });
    this.stage = make("div", { className: "stage" });
    this.summary = make("div", { className: "stage-words" });
    this.presets = make("div", { className: "presets", role: "group", "aria-label": "Variants" });
    this.watch = button(icon(handSign), { className: "button is-quiet watch", onclick: () => this.#watchOrTry() });
    this.watch.append(make("span", {}, "Watch"));
    this.tabList = makeTabs("Demos", this.tabs.map(({ demo }) => this.#demos.get(demo)), "workbench", (id) => this.#open(id));
    this.refusal = make("p", { className: "stage-note", role: "status" });
    this.panel = make("div", { className: "stage-card", role: "tabpanel", id: "workbench" },
      make("div", { className: "stage-head" }, this.summary, this.watch), this.refusal, this.stage, this.presets);
    this.dock = make("aside", { className: "dock", "aria-label": "Settings, code and events" },
      makePanel("Settings", "is-settings", this.settings), makePanel("Code", "is-code", this.code.element),
      makePanel("Events", "is-events", this.ticker.element));
    this.bench = make("section", { className: "bench" }, this.panel, this.dock);
    this.reference = makeReference(this.#page, this.#gallery, figures, this.tabs.map(({ demo }) => this.#demos.get(demo)));
    this.#place = place;
    if (!matchMedia("(min-width: 70em)").matches) this.dock.querySelector(".is-settings").open = false;
  }

  /** Loads what draws the demos, and shows the one that the address names. */
  async start() {
    const own = this.tabs.map(({ demo }) => this.#demos.get(demo));
    // The gallery's own script first: it has some of the package's elements as well.
    own.sort((one, other) => other.script.includes("/") - one.script.includes("/"));
    // What stands beside a control asks it for its value; that is there before its core is.
    await defineElement(own[0]);
    let asked;
    do {
      asked = this.#demoToShow();
      await defineElement(this.#demos.get(asked));
      // The address may have changed meanwhile.
    } while (asked !== this.#demoToShow());
    this.#showAsAsked(asked);
    // All at once, so that nothing moves when the control comes.
    this.#place.replaceChildren(this.tabList.element, this.bench, this.reference.element);
    // Going back may change the one, the other or both.
    for (const type of ["hashchange", "popstate"]) addEventListener(type, () => this.#follow());
    await bringIn(this.#shown.control, own);
    // With its core a control has more to say.
    this.reference.read(this.#shown.control);
    this.reference.follow((id) => { if (!this.#isAhead) this.#write(id); });
    this.#scroll("instant");
    this.#greet();
  }

  /** Shows a demo once its script is there. */
  async #open(id) {
    await defineElement(this.#demos.get(id));
    this.show(id);
  }

  /** Shows a demo, set as a query says; its tab, settings, code and events follow. */
  show(id, { query = new URLSearchParams(), isWritten = true } = {}) {
    this.#hand?.stop();
    clearTimeout(this.#writing);
    const demo = this.#demos.get(id);
    const tab = this.#tabOf(id);
    const control = makeControl(demo);
    const companion = makeCompanion(demo, control);
    const descriptions = this.#gallery.settings[demo.control] ?? [];
    const start = startOf(control, descriptions);
    this.#refuse(setFrom(query, control, descriptions));
    this.#shown = { demo, tab, control, companion, descriptions, start, opened: performance.now() };
    this.bench.id = demo.id;
    this.tabList.select(tab.demo);
    this.panel.setAttribute("aria-labelledby", `tab-${tab.demo}`);
    this.summary.replaceChildren(make("h2", {}, make("label", { htmlFor: control.id }, demo.title)), make("p", {}, demo.summary));
    this.stage.className = `stage is-${demo.shape}`;
    this.stage.replaceChildren(make("div", { className: "control-box" }, control));
    if (companion) this.stage.append(companion);
    this.watch.hidden = tab.hand === "none";
    this.#showPresets(tab, id);
    this.#fillDock(demo, control, descriptions, start);
    this.reference.read(control);
    if (isWritten) this.#write();
  }

  /** Says which settings of the address are none. */
  #refuse(names) {
    this.refusal.hidden = names.length === 0;
    this.refusal.textContent = names.length === 0 ? "" : `The address asks for what cannot be set: ${names.join(", ")}.`;
  }

  #showPresets({ demo, presets }, shown) {
    const choices = presets.length ? [demo, ...presets] : [];
    const hadFocus = this.presets.contains(document.activeElement);
    this.presets.hidden = choices.length === 0;
    this.presets.replaceChildren(...choices.map((id) => make("button", {
      type: "button", className: "chip", "aria-pressed": String(id === shown), onclick: () => this.#open(id),
    }, this.#demos.get(id).title)));
    if (hadFocus) this.presets.querySelector("[aria-pressed=true]")?.focus();
  }

  #fillDock(demo, control, descriptions, start) {
    let isAsked = false;
    const write = () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        if (control !== this.#shown.control) return;
        this.code.write();
        settings.show();
        this.reference.read(control);
        this.#writeSoon();
      });
    };
    const settings = makeSettings(demo, control, descriptions, start, () => {
      // What is set while the hand is shown stays.
      this.#hand?.take();
      write();
    });
    this.settings.replaceChildren(settings.element);
    this.ticker.clear();
    watchEvents(control, descriptions, (name, detail) => {
      this.ticker.add(name, detail);
      write();
    });
    control.addEventListener("cue", ({ detail }) => {
      if (detail.cue === "tick") turnMark();
    });
    this.code.write();
  }

  #languages() {
    return languagesOf(this.#gallery.code[this.#shown.demo.control]);
  }

  #codeIn(language) {
    const { demo, control, companion, descriptions } = this.#shown;
    const code = this.#gallery.code[demo.control];
    const settings = settingsOf(control, descriptions);
    if (language !== "html") return codeOf(language, demo, settings, code);
    if (code.as) return htmlOfSettings(demo, settings, code, this.#gallery.settings[code.as]);
    return htmlOf(control, demo, companion, descriptions);
  }

  /** What the address names: the part behind the number sign. */
  #asked() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      // A link that was cut in the middle of a letter names nothing.
      return "";
    }
  }

  /** The demo that the address names: behind the number sign or, where a section stands there, as `demo`. */
  #demoAsked() {
    return this.#demoOf(this.#asked()) ?? this.#demoOf(new URLSearchParams(location.search).get("demo"));
  }

  /** The demo that the address names, or else the one that is shown, at first that of the first tab. */
  #demoToShow() {
    return this.#demoAsked() ?? this.#shown?.demo.id ?? this.tabs[0].demo;
  }

  /** Whether the address was changed by someone else, and is about to be followed. */
  get #isAhead() {
    return location.search !== this.#query || this.#demoToShow() !== this.#shown.demo.id;
  }

  #showAsAsked(id) {
    this.#query = location.search;
    this.show(id, { query: new URLSearchParams(location.search), isWritten: false });
  }

  #tabOf(id) {
    return this.tabs.find(({ demo, presets }) => demo === id || presets.includes(id));
  }

  #demoOf(id) {
    return this.#tabOf(id) && this.#demos.has(id) ? id : undefined;
  }

  async #follow() {
    const id = this.#demoToShow();
    await defineElement(this.#demos.get(id));
    // What the address says by now is followed by itself.
    if (id !== this.#demoToShow()) return;
    if (location.search !== this.#query) this.#showAsAsked(id);
    else if (id !== this.#shown.demo.id) this.show(id);
    this.#scroll("auto");
    // A link within the page names a section alone.
    const place = this.#asked();
    if (document.getElementById(place)) this.#write(place);
  }

  #scroll(behavior) {
    const target = document.getElementById(this.#asked());
    if (target && target !== this.bench) target.scrollIntoView({ behavior, block: "start" });
  }

  /** Writes into the address what is looked at and how it is set, so that a copy of it leads here. */
  #write(place = this.#shown.demo.id) {
    const { demo, control, start } = this.#shown;
    const query = queryOf(control, start);
    if (place !== demo.id && demo.id !== this.tabs[0].demo) query.set("demo", demo.id);
    const address = `${location.pathname}${query.size > 0 ? `?${query}` : ""}#${place}`;
    if (location.pathname + location.search + location.hash !== address) history.replaceState(null, "", address);
    this.#query = location.search;
  }

  /** Writes the address once nothing has changed for a moment; what the hand does is taken back. */
  #writeSoon() {
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => {
      const { control, start } = this.#shown;
      // The address of a page that nobody has set stays as short as it came.
      if (this.#isAhead || this.#hand || (location.search === "" && queryOf(control, start).size === 0)) return;
      const place = this.#asked();
      this.#write(document.getElementById(place) ? place : undefined);
    }, writeMilliseconds);
  }

  /** Shows the gesture to somebody who sees this page for the first time. */
  #greet() {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isCalm || isSeen(this.#page.id) || this.#shown.tab.hand === "none" || location.hash || location.search) return;
    const { opened } = this.#shown;
    setTimeout(() => {
      const isTouched = this.#hand || this.#shown.opened !== opened || this.stage.matches(":hover:active, :focus-within");
      if (!isTouched && document.visibilityState === "visible" && scrollY < 80) this.#play();
    }, lookMilliseconds);
  }

  #watchOrTry() {
    if (!this.#hand) return this.#play();
    allOf(this.#shown.control)[0].focus();
    this.#hand.stop();
  }

  async #play() {
    const { demo, tab, control, companion, start } = this.#shown;
    remember(this.#page.id);
    const label = this.watch.lastChild;
    label.textContent = "Try";
    this.#hand = showHand(tab.hand, control, companion, this.stage);
    const end = await this.#hand.done;
    this.#hand = undefined;
    label.textContent = "Watch";
    if (control !== this.#shown.control || end === "taken") return;
    // What has no way back by its own methods is made anew.
    if (end === "lost") this.#renew(demo, queryOf(control, start));
    this.ticker.clear();
  }

  /** Makes the shown control anew; who had it under the keys has it again. */
  #renew(demo, query) {
    const hadFocus = this.stage.contains(document.activeElement);
    this.show(demo.id, { query, isWritten: false });
    if (hadFocus) allOf(this.#shown.control)[0].focus();
  }
}

function makePanel(title, kind, body) {
  return make("details", { className: `panel ${kind}`, open: true },
    make("summary", {}, make("h2", {}, title)), body);
}

let turned = 0;
/** The mark beside the name turns with whatever turns on the page. */
function turnMark() {
  turned += 45;
  document.documentElement.style.setProperty("--turned", `${turned}deg`);
}
