/** The storage key of the pages that have demonstrated their gesture to this visitor. */
const key = "rotary-seen";

function read() {
  try {
    return (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);
  } catch {
    // Without storage, each visit is the first.
    return [];
  }
}

/** Whether a page has demonstrated its gesture before. */
export function isSeen(page) {
  return read().includes(page);
}

/** Stores that a page has demonstrated its gesture. */
export function remember(page) {
  try {
    localStorage.setItem(key, [...new Set([...read(), page])].join(" "));
  } catch {
    // See above.
  }
}
