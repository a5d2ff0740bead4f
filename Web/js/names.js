/** Updates the accessible names, languages and directions of elements when the page changes them. */

/** By tree: its elements, each with a function that renames it and the sources of its name; and the observer. */
const trees = new Map();

/** Whether a change may add or remove the source of a name. */
const isStructural = ({ type, addedNodes, removedNodes }) => type === 'attributes'
  || [...addedNodes, ...removedNodes].some((node) =>
    node.matches?.('label, [id]') || node.querySelector?.('label, [id]'));

const watch = (root) => {
  const elements = new Map();
  const observer = new MutationObserver((records) => {
    const isOther = records.some(isStructural);
    for (const entry of elements.values()) {
      const isRenamed = isOther || entry.sources.some((source) =>
        records.some(({ target }) => source.contains(target)));
      if (isRenamed) entry.sources = entry.rename();
    }
  });
  observer.observe(root, {
    childList: true, subtree: true, characterData: true, attributeFilter: ['id', 'for', 'lang', 'dir'],
  });
  const tree = { elements, observer };
  trees.set(root, tree);
  return tree;
};

/**
 * Renames an element whenever its name, language or direction may have changed; returns a function that stops this.
 *
 * @param {Element} element
 * @param {() => Element[]} rename Updates the name, and returns the elements that it comes from.
 */
export const followNames = (element, rename) => {
  const root = element.getRootNode();
  const { elements, observer } = trees.get(root) ?? watch(root);
  elements.set(element, { rename, sources: rename() });
  return () => {
    elements.delete(element);
    if (elements.size > 0) return;
    observer.disconnect();
    trees.delete(root);
  };
};
