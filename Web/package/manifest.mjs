/**
 * Makes the custom elements manifest from the declarations, and from the names in the elements' styles.
 * https://github.com/webcomponents/custom-elements-manifest
 */

// These modules are for browsers: one creates a canvas while it is loaded.
globalThis.document ??= { createElement: () => ({ getContext() {} }) };
const { ROLES } = await import('../js/content.js');
const { PARTS } = await import('../js/scene-view.js');

/** The version of the manifest's schema. */
const SCHEMA = '2.1.0';
/** Attributes that are not settings, by their property. */
const ATTRIBUTES = {
  name: 'name', disabled: 'disabled', required: 'required', requiredText: 'required-text', readOnly: 'readonly', htmlFor: 'for',
  range: 'range', scrollInput: 'scroll-input',
  value: 'value',
};
/** Properties that hold an element's children. */
const LISTS = ['options', 'items'];

/** A Swift or JavaScript name in kebab case: ring-menu for RingMenu, text-scale for textScale. */
export const kebab = (name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
/** The attribute that a property reflects, if any. */
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

/** The attributes of an element: those of its properties, and the settings without a property. */
const attributesOf = (fields, settings) => {
  const own = fields.filter(attributeOf);
  const names = new Set(own.flatMap((member) => [member.name, attributeOf(member)]));
  // A setting of two controls of an element is one attribute.
  const bare = new Map(settings.map((setting) => [setting.name, setting]));
  const others = [...bare.values()].filter(({ name }) => !names.has(name))
    // A property of the same name does not reflect the attribute.
    .map((setting) => ({ ...setting, isReadonly: true }));
  return [...own, ...others].map(attribute);
};

/** The purpose of each colour. A role of the core without a text here fails the build. */
const ROLE_TEXTS = {
  ground: 'The background of the control.',
  surface: 'Surfaces, such as sectors and tiles.',
  'surface-alternate': 'Every other one of adjacent surfaces.',
  'surface-hover': 'A surface under the mouse pointer.',
  accent: 'The selection and progress.',
  'on-accent': 'Texts and icons on the accent colour.',
  ink: 'Texts and icons.',
  'ink-secondary': 'Secondary texts and icons.',
  'rim-light': 'The lit side of the rim.',
  'rim-shade': 'The shaded side of the rim.',
  'hub-light': 'The lit side of the hub.',
  'hub-shade': 'The shaded side of the hub.',
  pointer: 'The pointer.',
  shadow: 'Shadows.',
  hairline: 'Thin lines between surfaces.',
  focus: 'The focus ring.',
  positive: 'A success, or a good value.',
  warning: 'A warning.',
  critical: 'An error, or a value that needs attention.',
};
const describeRole = (role) => {
  const text = ROLE_TEXTS[role] ?? role.replace(/^palette-(\d)$/, 'Colour $1 of the palette.');
  if (text === role) throw new Error(`The role ${role} has no description: see ROLE_TEXTS in manifest.mjs`);
  return { name: `--rotary-${role}`, description: text, syntax: '<color>' };
};
const cssProperties = [
  ...ROLES.map(describeRole),
  { name: '--rotary-font', description: 'The font family of all text.' },
];
/** The purpose of each part. A part of the renderer without a text here fails the build. */
const PART_TEXTS = {
  background: 'The background.',
  rim: 'The edge around a wheel, a dial or a planet.',
  disc: 'The round surface inside the rim.',
  sector: 'A sector that is not selected.',
  'selected-sector': 'The selected sector.',
  icon: 'The icon of a sector or an item.',
  title: 'Texts and numbers.',
  pointer: 'The pointer at the selection.',
  hub: 'The button in the middle.',
  'focus-ring': 'The ring around the focused part.',
  tile: 'A tile of a spinner.',
  'front-tile': 'The tile at the front.',
};
const describePart = (name) => {
  if (!PART_TEXTS[name]) throw new Error(`The part ${name} has no description: see PART_TEXTS in manifest.mjs`);
  return { name, description: PART_TEXTS[name] };
};
const cssParts = PARTS.filter(Boolean).map(describePart);
/** The states of `:state()` that all elements have. */
const STATES = [
  { name: 'moving', description: 'A part of the element moves.' },
  { name: 'held', description: 'A pointer holds the element.' },
  { name: 'at-end', description: 'The element is at an end of its range.' },
  { name: 'error', description: 'The WebAssembly failed to load.' },
];
const OPEN = { name: 'open', description: 'The menu or lock is open.' };
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
    ...hasOptions && { slots: [{ name: '', description: 'The `<option>` elements.' }] },
    cssProperties, cssParts,
    cssStates: OPENABLE.includes(tag) ? [...STATES, OPEN] : STATES,
  };
};

/** The manifest of a package in which each element has a module with its name. */
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
