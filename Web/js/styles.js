/** The style sheet of all elements, with the themes as custom properties. */

import { ROLES } from './content.js';
import { rimOf, showsValue, VALUE, WAITING } from './waiting.js';

const LIGHT = 0, DARK = 1, LIGHT_CONTRAST = 2, DARK_CONTRAST = 3;

/** The system colours of roles in forced-colours mode; other roles are `Canvas`. */
const SYSTEM = {
  accent: 'Highlight', 'on-accent': 'HighlightText', ink: 'CanvasText',
  'ink-secondary': 'CanvasText', pointer: 'Highlight', hairline: 'CanvasText', focus: 'Highlight',
  positive: 'Highlight', warning: 'Highlight', critical: 'Highlight',
  shadow: 'transparent',
};

const theme = (core, scheme) => {
  const words = core.read(core.exports.theme(scheme));
  return words.list(() => '#' + words.number().toString(16).padStart(8, '0'));
};

/** The default of a role, which may depend on the page's accent colour. */
const derived = (role, color) => {
  switch (role) {
    case 'focus': case 'pointer': return `var(--rotary-accent, ${color})`;
    // Black or white, for the better contrast with the accent.
    case 'on-accent': return 'lch(from var(--_accent) calc((49.44 - l) * infinity) 0 0)';
    default: return color;
  }
};

const roles = (colorOf) =>
  ROLES.map((role, index) => `--_${role}: var(--rotary-${role}, ${derived(role, colorOf(role, index))});`)
    .join('\n');

const schemes = (core, light, dark) => {
  const [lightColors, darkColors] = [theme(core, light), theme(core, dark)];
  return roles((_, index) => `light-dark(${lightColors[index]}, ${darkColors[index]})`);
};

/** The system colours of all roles, with second names for colours that are the same in all other schemes. */
const forced = ROLES.flatMap((role) => ['', 'forced-'].map(
  (kind) => `--_${kind}${role}: ${SYSTEM[role] ?? 'Canvas'};`)).join('\n');

/** The colours of all schemes, with the system's own. */
const colors = (core) => `
:host { ${schemes(core, LIGHT, DARK)} }
@media (prefers-contrast: more) { :host { ${schemes(core, LIGHT_CONTRAST, DARK_CONTRAST)} } }
@media (forced-colors: active) { :host { ${forced} } }
`;

// In forced colours, a sector with a custom colour would be behind text in a system colour. A letter probe is as wide
// as the user's text size, or that of the page's root if it is larger.
const TEXT = `
:host {
  display: inline-block;
  max-width: 100%;
  position: relative;
  vertical-align: middle;
  outline: none;
  pointer-events: none;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
  font-family: var(--rotary-font, system-ui, sans-serif);
  forced-color-adjust: none;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
:host([hidden]) { display: none; }
@media (forced-colors: active) {
  [part=sector]:is([fill^="#"], [fill^=url]), [part=selected-sector][fill^="#"]:not([stroke=none]) { fill: Canvas; }
}
@media (prefers-contrast: more), (forced-colors: active) {
  .edge { stroke: var(--_hairline); vector-effect: non-scaling-stroke; }
}
.scene, .scene div, .shape, .text, .picture, .list, .option, .area, .probe {
  position: absolute;
  top: 0;
  left: 0;
}
.scene, .scene * { pointer-events: none; }
.scene div { transform-origin: 0 0; }
.moving [part=disc], .moving > * > [part=pointer] { will-change: transform; }
.shape { width: 1px; height: 1px; overflow: visible; }
.picture { object-fit: contain; }
.scene .text {
  unicode-bidi: plaintext;
  overflow: hidden;
  color: var(--paint);
  white-space: pre;
  text-overflow: ellipsis;
}
.monospaced { font-family: monospace; }
.list { width: 100%; height: 100%; }
.list, .option { outline: none; }
.unready {
  display: grid;
  align-content: safe center;
  overflow: auto;
  pointer-events: auto;
  user-select: text;
  -webkit-user-select: text;
  background:
    linear-gradient(Canvas, transparent) top / 100% 40px no-repeat local,
    linear-gradient(transparent, Canvas) bottom / 100% 40px no-repeat local,
    linear-gradient(#888a, transparent) top / 100% 12px no-repeat,
    linear-gradient(transparent, #888a) bottom / 100% 12px no-repeat,
    Canvas;
  color: CanvasText;
  border-radius: 9px;
  box-shadow: inset 0 0 0 2px #8886;
}
.unready:focus-visible { outline: auto; }
[aria-current] { font-weight: bold; }
.area { pointer-events: auto; cursor: grab; touch-action: pinch-zoom; }
.area:active { cursor: grabbing; }
.press { touch-action: auto; cursor: pointer; }
.slide { touch-action: pan-y pinch-zoom; cursor: ew-resize; }
.turn { touch-action: pan-x pan-y pinch-zoom; }
.lift { touch-action: pan-x pinch-zoom; cursor: ns-resize; }
.many { touch-action: none; }
.many.turn { touch-action: pan-x pan-y; }
.many.lift { touch-action: pan-x; }
:host(:disabled) .area,
:host([readonly]) :is(.hold, .slide, .turn, .lift) { cursor: default; touch-action: auto; }
.probe { width: 0; height: 0; visibility: hidden; }
.probe.letter { width: max(1em, 1rem); font-size: medium; }
.probe.right { left: 100px; }
.probe.below { top: 100px; }
.live {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
`;

/** The sheets of each document, by text: a sheet belongs to one document. */
const sheets = new WeakMap();

/** The sheet of a text, created once for each document. */
const sheetOf = (text, document) => {
  if (!sheets.has(document)) sheets.set(document, new Map());
  const own = sheets.get(document);
  if (!own.has(text)) {
    const sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync(text);
    own.set(text, sheet);
  }
  return own.get(text);
};

/** The style of an element whose core has not loaded. A menu of another element is invisible while it is closed. */
const waiting = (kind) => `
:host(:not([for])) { ${WAITING};${rimOf(kind.size)}; pointer-events: auto; font-family: inherit; }
${showsValue(kind) ? `:host::before { ${VALUE} }` : ''}
`;

let colorText;

/**
 * Applies the styles of an element: the preferred size of its control, which the page can override; the colours, once
 * there is a core; and those of its class.
 */
export const applyStyles = (shadowRoot, kind, core, style = '') => {
  const { ownerDocument } = shadowRoot;
  // The content of a template, for example, is not displayed.
  if (!ownerDocument.defaultView) return;
  // All cores have the same themes, so that the first one's are used.
  if (core.isReady) colorText ??= colors(core);
  const [width, height] = kind.size;
  const texts = [TEXT, `:host { width: ${width}px; height: ${height}px; }`, style];
  texts.push(core.isReady ? colorText : waiting(kind));
  shadowRoot.adoptedStyleSheets = texts.map((text) => sheetOf(text, ownerDocument));
};
