/**
 * Replacements for browser globals that the elements' modules use while they are loaded. On a server, which imports
 * modules to render a page and defines no elements, these are missing. esbuild injects the replacements.
 */

const Element = globalThis.HTMLElement ?? class {};
const Sheet = globalThis.CSSStyleSheet ?? class { replaceSync() {} };
const media = globalThis.matchMedia?.bind(globalThis) ?? (() => ({ matches: false, addEventListener() {} }));
const page = globalThis.document
  ?? { addEventListener() {}, createElement: () => ({ getContext() {} }), fonts: { addEventListener() {} } };

export { Element as HTMLElement, Sheet as CSSStyleSheet, media as matchMedia, page as document };
