/**
 * What the elements' modules look for while they are loaded, where it is missing: on a server, which
 * imports them to render a page and defines no elements. esbuild puts these in the place of the globals.
 */

const Element = globalThis.HTMLElement ?? class {};
const Sheet = globalThis.CSSStyleSheet ?? class { replaceSync() {} };
const media = globalThis.matchMedia?.bind(globalThis) ?? (() => ({ matches: false, addEventListener() {} }));
const page = globalThis.document
  ?? { createElement: () => ({ getContext() {} }), fonts: { addEventListener() {} } };

export { Element as HTMLElement, Sheet as CSSStyleSheet, media as matchMedia, page as document };
