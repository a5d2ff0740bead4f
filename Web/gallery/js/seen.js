/** Which pages have shown their gesture to this visitor. */
const key = "rotary-seen";

function read() {
  try {
    return (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);
  } catch {
    // Storage is forbidden here: each visit is the first.
    return [];
  }
}

/** Whether a page's gesture was shown before. */
export function isSeen(page) {
  return read().includes(page);
}

/** Keeps in mind that a page's gesture was shown. */
export function remember(page) {
  try {
    localStorage.setItem(key, [...new Set([...read(), page])].join(" "));
  } catch {
    // As above.
  }
}
