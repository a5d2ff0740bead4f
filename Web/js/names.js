/** Keeps what elements are called, and how they are read, in step with the page, which may say so at any time. */

/** By tree: the elements in it, each with what renames it and what it was named by; and the observer. */
const trees = new Map();

/** Whether a change may bring or take away what names an element. */
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
 * Has an element renamed whenever its name, language or direction may be another; ends with what this answers.
 *
 * @param {Element} element
 * @param {() => Element[]} rename Names it, and answers with what it is named by.
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
