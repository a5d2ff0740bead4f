import { correctionsOf, queryOf, setFrom, startOf } from "./address.js";
import { makeCode } from "./code.js";
import { makeCompanion } from "./companions.js";
import { allOf, htmlOf, makeControl, settingsOf } from "./control.js";
import { bringIn, defineElement } from "./data.js";
import { button, icon, make } from "./dom.js";
import { watchEvents } from "./events.js";
import { makeTicker } from "./ticker.js";
import { showHand } from "./hand.js";
import { makeOrigin } from "./origins.js";
import { makeReference } from "./reference.js";
import { isSeen, remember } from "./seen.js";
import { makeSettings } from "./settings.js";
import { codeOf, languages, languagesOf } from "./snippets.js";
import { makeTabs } from "./tabs.js";

const handSign = "M9 12V5.5a1.5 1.5 0 0 1 3 0V11M12 10.5a1.5 1.5 0 0 1 3 0V12M15 11.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1c-2 0-3-1-4-3l-2-4c-.8-1.600 1-2.500 2-1.200L9 15";
/** The delay before a new page demonstrates its gesture. */
const lookMilliseconds = 900;
/** The pause after a change before the address is written: browsers allow 100 changes of it in 30 seconds. */
const writeMilliseconds = 300;

/** The page of a control: one demo at a time on the stage, the dock beside it, and the reference below. */
export class ControlPage {
  #page;
  #gallery;
  #demos;
  /** The displayed demo, with its tab, control, companion, descriptions and initial values. */
  #shown;
  /** The element that contains the page's content. */
  #place;
  /** The running demonstration of the gesture. */
  #hand;
  /** The query of the address when it was last read or written. */
  #query;
  /** The timer that writes the address. */
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
    this.note = make("p", { className: "stage-note", role: "status" });
    this.panel = make("div", { className: "stage-card", role: "tabpanel", id: "workbench" },
      make("div", { className: "stage-head" }, this.summary, this.watch), this.note, this.stage, this.presets);
    this.dock = make("aside", { className: "dock", "aria-label": "Code, settings and events" },
      makePanel("Code", "is-code", this.code.element), makePanel("Settings", "is-settings", this.settings),
      makePanel("Events", "is-events", this.ticker.element));
    this.bench = make("section", { className: "bench" }, this.panel, this.dock);
    this.reference = makeReference(this.#page, this.#gallery, figures, this.tabs.map(({ demo }) => this.#demos.get(demo)));
    this.origin = makeOrigin(this.#page.id);
    this.#place = place;
    if (!matchMedia("(min-width: 70em)").matches) this.dock.querySelector(".is-settings").open = false;
  }

  /** Loads the elements of the demos, and shows the demo in the address. */
  async start() {
    const demos = this.tabs.map(({ demo }) => this.#demos.get(demo));
    // The gallery's own script first: it contains some of the package's elements too.
    demos.sort((one, other) => other.script.includes("/") - one.script.includes("/"));
    // A companion reads its control's value, which exists before the control's core is loaded.
    await defineElement(demos[0]);
    let asked;
    do {
      asked = this.#demoToShow();
      await defineElement(this.#demos.get(asked));
      // The address may have changed meanwhile.
    } while (asked !== this.#demoToShow());
    this.#showAsAsked(asked);
    // All at once, so that nothing moves when the control appears.
    this.#place.replaceChildren(...this.origin ? [this.origin] : [], this.tabList.element, this.bench, this.reference.element);
    // Going back may change the hash, the query or both.
    for (const type of ["hashchange", "popstate"]) addEventListener(type, () => this.#follow());
    await bringIn(this.#shown.control, demos);
    // A control has its accessible parts once its core is loaded.
    this.reference.read(this.#shown.control);
    this.reference.follow((id) => { if (!this.#isAhead) this.#write(id); });
    this.#scroll("instant");
    this.#greet();
  }

  /** Loads a demo's script, and shows the demo. */
  async #open(id) {
    await defineElement(this.#demos.get(id));
    this.show(id);
  }

  /** Shows a demo with the settings of a query, and updates its tab, settings, code and events. */
  show(id, { query = new URLSearchParams(), isWritten = true } = {}) {
    this.#hand?.stop();
    clearTimeout(this.#writing);
    const demo = this.#demos.get(id);
    const tab = this.#tabOf(id);
    const control = makeControl(demo);
    const companion = makeCompanion(demo, control);
    const descriptions = this.#gallery.settings[demo.control] ?? [];
    const start = startOf(control, descriptions);
    const notes = setFrom(query, control, descriptions);
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
    this.#correct(query, notes);
    allOf(control)[0].constructor.ready?.then(() => requestAnimationFrame(() => requestAnimationFrame(() => {
      if (control === this.#shown.control) this.#correct(query, notes, true);
    })), () => {});
  }

  /** Displays the values of a query that were ignored or corrected, and corrects the address. */
  #correct(query, ignored, isReady = false) {
    const { control, descriptions, start } = this.#shown;
    const notes = [...ignored, ...correctionsOf(query, control, descriptions, start, isReady)];
    this.note.hidden = notes.length === 0;
    this.note.textContent = notes.join(" ");
    if (notes.length > 0) this.#writeSoon();
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
      // A setting that changes during the demonstration is kept.
      this.#hand?.keep();
      write();
    });
    this.settings.replaceChildren(settings.element);
    this.ticker.clear();
    watchEvents(control, descriptions, (name, detail) => {
      write();
      return this.ticker.add(name, detail);
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
    if (language === "html") return htmlOf(control, demo, companion, this.#gallery);
    return codeOf(language, demo, settingsOf(control, descriptions), this.#gallery.code[demo.control]);
  }

  /** The decoded hash of the address. */
  #asked() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      // The hash of a truncated link may be invalid.
      return "";
    }
  }

  /** The demo in the address: its hash or, if that is a section, the query's `demo`. */
  #demoAsked() {
    return this.#demoOf(this.#asked()) ?? this.#demoOf(new URLSearchParams(location.search).get("demo"));
  }

  /** The demo in the address, or else the displayed one, or else that of the first tab. */
  #demoToShow() {
    return this.#demoAsked() ?? this.#shown?.demo.id ?? this.tabs[0].demo;
  }

  /** Whether the address has changed and its demo is not displayed yet. */
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
    // A newer address has its own event.
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

  /** Writes the displayed place and settings to the address, so that a copy of it leads here. */
  #write(place = this.#shown.demo.id) {
    const { demo, control, start } = this.#shown;
    const query = queryOf(control, start);
    if (place !== demo.id && demo.id !== this.tabs[0].demo) query.set("demo", demo.id);
    const address = `${location.pathname}${query.size > 0 ? `?${query}` : ""}#${place}`;
    if (location.pathname + location.search + location.hash !== address) history.replaceState(null, "", address);
    this.#query = location.search;
  }

  /** Writes the address after a pause, unless the demonstration runs, whose changes are undone. */
  #writeSoon() {
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => {
      const { control, start } = this.#shown;
      // Without changed settings the address stays short.
      if (this.#isAhead || this.#hand || (location.search === "" && queryOf(control, start).size === 0)) return;
      const place = this.#asked();
      this.#write(document.getElementById(place) ? place : undefined);
    }, writeMilliseconds);
  }

  /** Demonstrates the gesture on the first visit of a page. */
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
    if (control !== this.#shown.control || end === "keep") return;
    // A control that cannot be set back is replaced by a new one.
    if (end === "lost") this.#renew(demo, queryOf(control, start));
    this.ticker.clear();
  }

  /** Replaces the displayed control by a new one, which gets the focus if the old one had it. */
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
/** Turns the mark beside the site's name with each tick of a control. */
function turnMark() {
  turned += 45;
  document.documentElement.style.setProperty("--turned", `${turned}deg`);
}
