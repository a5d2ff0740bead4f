import { root } from "./data.js";
import { make } from "./dom.js";

/** The time between two looks at the state of the build. */
const pollMilliseconds = 1500;

/**
 * The page in place of the documentation: shows how far its build is, or why it failed, and loads the documentation
 * once it is there. The server writes the first summary; see `Documentation` in Swift.
 */
export function showDocuments(place) {
  const lead = document.querySelector(".lead");
  const bar = make("progress", { "aria-label": "Building the documentation", max: 1 });
  const step = make("p", { className: "documents-step" });
  const detail = make("p", { className: "documents-detail" });
  const log = make("pre", {
    className: "documents-log", tabIndex: 0, role: "region", "aria-label": "End of the build's output",
  });
  const building = make("div", { className: "documents" }, bar, step, detail);
  const failed = make("div", { className: "documents" },
    make("h2", {}, "End of the output"), log,
    make("p", {}, "The file .build-docs/log has all of it. script/bootstrap installs missing tools; "
      + "--gtk and --hosts install those of other hosts."));
  // A screen reader announces each step, and not each line of the compiler.
  step.setAttribute("role", "status");

  async function poll() {
    const state = await fetch(new URL("docs/state.json", root)).then((answer) => answer.json()).catch(() => undefined);
    if (state?.state === "ready") {
      const { ok } = await fetch(location.href, { method: "HEAD" });
      return ok ? location.reload() : showStart();
    }
    if (state) show(state);
    setTimeout(poll, pollMilliseconds);
  }

  /** Shows the way to an existing page, where the documentation lacks this one. */
  function showStart() {
    const start = make("a", { href: new URL("docs/", root).href }, "Go to the start of the documentation");
    place.replaceChildren(make("p", { className: "documents" }, start));
  }

  function show(state) {
    write(lead, state.summary);
    if (state.state === "building") {
      bar.max = state.count;
      bar.value = state.step - 1;
      write(step, `Step ${state.step} of ${state.count}: ${state.text}`);
      write(detail, state.detail);
    }
    if (state.state === "failed") write(log, state.log.join("\n"));
    const shown = { building, failed }[state.state];
    if (place.firstChild !== (shown ?? null)) place.replaceChildren(...shown ? [shown] : []);
  }

  poll();
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
