/**
 * The custom elements manifest, from the declarations and from the names that the elements' styles have.
 * https://github.com/webcomponents/custom-elements-manifest
 */

// These modules are for pages: one of them makes a canvas while it is loaded.
globalThis.document ??= { createElement: () => ({ getContext() {} }) };
const { ROLES } = await import('../js/content.js');
const { PARTS } = await import('../js/scene-view.js');

/** The version of the manifest's own form. */
const SCHEMA = '2.1.0';
/** Attributes that are no settings, by the property that has them. */
const ATTRIBUTES = {
  name: 'name', disabled: 'disabled', required: 'required', requiredText: 'required-text', readOnly: 'readonly', htmlFor: 'for',
  range: 'range', scrollInput: 'scroll-input',
  value: 'value',
};
/** Properties that hold an element's children. */
const LISTS = ['options', 'items'];

/** A name in Swift or JavaScript as attributes and the tool have it: ring-menu of RingMenu, text-scale of textScale. */
export const kebab = (name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
/** The attribute that a property is, or none. */
const attributeOf = ({ name, isSetting, isReadonly }) =>
  isReadonly ? undefined : ATTRIBUTES[name] ?? (isSetting ? kebab(name) : undefined);
const typed = (text) => ({ text });

const field = (member) => {
  const attribute = attributeOf(member);
  return {
    kind: 'field', name: member.name, type: typed(member.type),
    ...member.text && { description: member.text },
    ...member.isReadonly && { readonly: true },
    ...attribute && { attribute, reflects: true },
  };
};

const method = ({ name, text, parameters, type }) => ({
  kind: 'method', name,
  ...text && { description: text },
  ...parameters.length > 0 && {
    parameters: parameters.map(({ name, type, isOptional }) => (
      { name, type: typed(type), ...isOptional && { optional: true } })),
  },
  return: { type: typed(type) },
});

const attribute = (member) => ({
  name: attributeOf(member) ?? kebab(member.name), type: typed(member.type),
  ...member.text && { description: member.text },
  ...attributeOf(member) && { fieldName: member.name },
});

/** The attributes of an element: its properties', and the settings that are no property. */
const attributesOf = (fields, settings) => {
  const own = fields.filter(attributeOf);
  const names = new Set(own.flatMap((member) => [member.name, attributeOf(member)]));
  // One that two controls of an element have is one attribute.
  const bare = new Map(settings.map((setting) => [setting.name, setting]));
  const others = [...bare.values()].filter(({ name }) => !names.has(name))
    // It is not what the property of its name is: that one is no attribute.
    .map((setting) => ({ ...setting, isReadonly: true }));
  return [...own, ...others].map(attribute);
};

/** What each colour is for; one that the core adds without a word here stops the build. */
const ROLE_TEXTS = {
  ground: 'What the control stands on.',
  surface: 'Surfaces, such as sectors and tiles.',
  'surface-alternate': 'Every other one of equal surfaces side by side.',
  'surface-hover': 'A surface under the mouse.',
  accent: 'What is chosen, and how far something has come.',
  'on-accent': 'Words and signs on the accent.',
  ink: 'Words and signs.',
  'ink-secondary': 'Words and signs of less weight.',
  'rim-light': 'The side of the rim that faces the light.',
  'rim-shade': 'The side of the rim that faces away from it.',
  'hub-light': 'The side of the hub that faces the light.',
  'hub-shade': 'The side of the hub that faces away from it.',
  pointer: 'The pointer.',
  shadow: 'Shadows.',
  hairline: 'Lines between equal surfaces.',
  focus: 'The ring around what has the keyboard.',
  positive: 'Good news.',
  warning: 'A warning.',
  critical: 'What needs attention now.',
};
const describeRole = (role) => {
  const text = ROLE_TEXTS[role] ?? role.replace(/^palette-(\d)$/, 'Hue $1 of the palette.');
  if (text === role) throw new Error(`The role ${role} has no description: see ROLE_TEXTS in manifest.mjs`);
  return { name: `--rotary-${role}`, description: text, syntax: '<color>' };
};
const cssProperties = [
  ...ROLES.map(describeRole),
  { name: '--rotary-font', description: 'The font family of all text.' },
];
/** What each part is; one that the renderer adds without a word here stops the build. */
const PART_TEXTS = {
  background: 'What lies behind all else.',
  rim: 'The edge around a wheel, a dial or a planet.',
  disc: 'The round surface inside the rim.',
  sector: 'A choice that is not chosen.',
  'selected-sector': 'The choice that is chosen.',
  icon: 'The sign of a choice.',
  title: 'All words and figures.',
  hole: 'A finger hole of a rotary phone.',
  pointer: 'What points at the chosen one.',
  hub: 'The button in the middle.',
  'focus-ring': 'The ring around what has the keyboard.',
  tile: 'A tile of a spinner.',
  'front-tile': 'The tile that faces you.',
};
const describePart = (name) => {
  if (!PART_TEXTS[name]) throw new Error(`The part ${name} has no description: see PART_TEXTS in manifest.mjs`);
  return { name, description: PART_TEXTS[name] };
};
const cssParts = PARTS.filter(Boolean).map(describePart);
/** What `:state()` can ask of every element, and of some. */
const STATES = [
  { name: 'moving', description: 'Something of it moves.' },
  { name: 'held', description: 'A pointer holds it.' },
  { name: 'at-end', description: 'It is at one of its ends.' },
  { name: 'error', description: 'Its WebAssembly cannot be had.' },
];
const OPEN = { name: 'open', description: 'It is open.' };
const OPENABLE = ['rotary-ring-menu', 'rotary-spinner-row'];

const declaration = ({ tag, name, text, members, settings, events }) => {
  const fields = members.filter(({ parameters }) => !parameters);
  const hasOptions = fields.some(({ name }) => LISTS.includes(name));
  return {
    kind: 'class', customElement: true, tagName: tag, name, description: text,
    superclass: { name: 'HTMLElement' },
    attributes: attributesOf(fields, settings),
    members: [...fields.map(field), ...members.filter(({ parameters }) => parameters).map(method)],
    events: events.map(({ name, text, type }) => (
      { name, type: typed(type), ...text && { description: text } })),
    ...hasOptions && { slots: [{ name: '', description: 'Its `<option>` elements.' }] },
    cssProperties, cssParts,
    cssStates: OPENABLE.includes(tag) ? [...STATES, OPEN] : STATES,
  };
};

/** The manifest of a package whose elements have a module each, called as their tags. */
export const manifestOf = (elements) => ({
  schemaVersion: SCHEMA,
  readme: 'README.md',
  modules: elements.map((element) => {
    const path = `${element.tag}.js`;
    const reference = { name: element.name, module: path };
    return {
      kind: 'javascript-module', path,
      declarations: [declaration(element)],
      exports: [
        { kind: 'js', name: element.name, declaration: reference },
        { kind: 'custom-element-definition', name: element.tag, declaration: reference },
      ],
    };
  }),
});
