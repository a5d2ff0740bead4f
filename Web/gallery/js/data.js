/** The data of the pages, fetched once. */

/** The address of the site's root. */
export const root = new URL("../../", import.meta.url);

/** The pages, demos and settings, which `rotary serve` writes. */
export const galleryOf = once(() => fetchJSON("gallery.json"));

/** Data from the build of the elements: sizes, measurements, events, parts, variables, properties, methods. */
export const figuresOf = once(() => fetchJSON("figures.json"));

/** The search index of the documentation, and the words that lead to its pages; see Documentation/Site/search.py. */
export const documentsOf = once(() => fetchJSON("documents.json"));

/** Loads the script of a demo's element, unless the element is already defined. */
export async function defineElement({ element, script }) {
  if (customElements.get(element)) return;
  await import(new URL(script, root).href).catch((cause) => {
    throw new Error(`${script}, which draws the control, could not be loaded.`, { cause });
  });
}

/** Loads the script and the core of a demo's element. */
async function loadElement(demo) {
  await defineElement(demo);
  await customElements.get(demo.element).ready.catch((cause) => {
    throw new Error(`The WebAssembly of ${demo.script}, which draws the control, could not be loaded.`, { cause });
  });
}

/** Hides a control until its core is loaded and has its size, so that nothing on it jumps. */
export async function bringIn(control, demos) {
  control.classList.add("is-coming");
  for (const demo of demos) await loadElement(demo);
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  control.classList.remove("is-coming");
}

function once(make) {
  let made;
  return () => made ??= make();
}

async function fetchJSON(name) {
  const answer = await fetch(new URL(name, root)).catch((cause) => {
    throw new Error(`${name} could not be fetched.`, { cause });
  });
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status} ${answer.statusText}.`);
  return answer.json().catch((cause) => { throw new Error(`${name} is not JSON.`, { cause }); });
}
