/** The style sheet of all elements, with the themes as custom properties. */

import { ROLES } from './content.js';

const LIGHT = 0, DARK = 1, LIGHT_CONTRAST = 2, DARK_CONTRAST = 3;

/** What system colours stand for in forced-colours mode; a role that is not named is `Canvas`. */
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

/** What a role is when the page says nothing of it, but may have of the accent. */
const derived = (role, color) => {
  switch (role) {
    case 'focus': case 'pointer': return `var(--rotary-accent, ${color})`;
    // Black or white, whichever is clearer on the accent.
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

/** The roles, and under names of their own for those who keep their colours in any other scheme. */
const forced = ROLES.flatMap((role) => ['', 'forced-'].map(
  (kind) => `--_${kind}${role}: ${SYSTEM[role] ?? 'Canvas'};`)).join('\n');

/** The colours of the system and of all schemes, as the page and its user ask for them. */
const colors = (core) => `
:host { ${schemes(core, LIGHT, DARK)} }
@media (prefers-contrast: more) { :host { ${schemes(core, LIGHT_CONTRAST, DARK_CONTRAST)} } }
@media (forced-colors: active) { :host { ${forced} } }
`;

// In forced colours a sector of a colour of its own would lie under text of the system's. A letter is as
// wide as the user's text is large, or the page's root where that is larger.
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
  [part=sector][fill^="#"], [part=selected-sector][fill^="#"]:not([stroke=none]) { fill: Canvas; }
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
.unready { height: 100%; overflow: auto; pointer-events: auto; user-select: text; }
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

/** The sheets of each document, by their texts: no other can use them. */
const sheets = new WeakMap();

/** The sheet of a text, made once in each document. */
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

let colorText;

/**
 * Gives an element its looks: as large as its control prefers where the page says nothing of it, in colours once there
 * is a core, and with what its class adds.
 */
export const dress = (shadowRoot, [width, height], core, style = '') => {
  const { ownerDocument } = shadowRoot;
  // The content of a template, for example, is nowhere shown.
  if (!ownerDocument.defaultView) return;
  // Every core has the same themes, so that they are of the first that is there.
  if (core.isReady) colorText ??= colors(core);
  const texts = [TEXT, `:host { width: ${width}px; height: ${height}px; }`, style];
  if (core.isReady) texts.push(colorText);
  shadowRoot.adoptedStyleSheets = texts.map((text) => sheetOf(text, ownerDocument));
};
