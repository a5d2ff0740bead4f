/** What the pages are made of, fetched once. */

/** Where the site's root is, seen from this script. */
export const root = new URL("../../", import.meta.url);

/** The pages, demos and settings, as `rotary serve` tells them. */
export const galleryOf = once(() => fetchJSON("gallery.json"));

/** What was measured and read off when the elements were built: sizes, speeds, events, parts, variables. */
export const figuresOf = once(() => fetchJSON("figures.json"));

/** The search index of the documentation, and the words that lead to its pages; see Documentation/Site/search.py. */
export const documentsOf = once(() => fetchJSON("documents.json"));

/** Loads the script that defines a demo's element, unless another one has done so. */
export async function defineElement({ element, script }) {
  if (customElements.get(element)) return;
  await import(new URL(script, root).href).catch((cause) => {
    throw new Error(`${script}, which draws the control, could not be loaded.`, { cause });
  });
}

/** Loads what a demo's element needs, its core too. */
async function loadElement(demo) {
  await defineElement(demo);
  await customElements.get(demo.element).ready.catch((cause) => {
    throw new Error(`The WebAssembly of ${demo.script}, which draws the control, could not be loaded.`, { cause });
  });
}

/** Keeps a control unseen until its core is there and knows its size, so that nothing on it is seen to move. */
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
