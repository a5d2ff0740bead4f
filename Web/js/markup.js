/** Converts attributes to settings of the core, which alone knows their types. */

/** Yields all possible values of a text, the likeliest first. */
const readings = function* (text) {
  const trimmed = text.trim();
  if (trimmed !== '' && Number.isFinite(Number(trimmed))) yield Number(trimmed);
  if (trimmed === '' || trimmed === 'true') yield true;
  if (trimmed === 'false') yield false;
  yield trimmed;
  if (trimmed.startsWith('[')) {
    try {
      const list = JSON.parse(trimmed);
      if (Array.isArray(list)) yield list.every(Number.isFinite) ? Float64Array.from(list) : list;
    } catch {}
    return;
  }
  const numbers = Float64Array.from(trimmed.split(/[\s,]+/).filter(Boolean));
  if (numbers.every(Number.isFinite)) yield numbers;
  yield trimmed === '' ? [] : trimmed.split(',').map((item) => item.trim());
};

/**
 * Sets a setting from an attribute's text, by the first possible value that the core accepts.
 *
 * @returns {boolean} Whether one was accepted; otherwise the setting is unchanged.
 */
export const setFromText = (control, name, text) => {
  for (const value of readings(text)) {
    if (control.set(name, value) === 0) return true;
  }
  return false;
};

/** The values of lists of each kind among the readings of a text, as arrays. */
const LISTS = {
  numbers: (value) => ArrayBuffer.isView(value) && [...value],
  texts: (value) => typeof value === 'object' && Array.from(value, String),
};

/**
 * The value of a property: that of the attribute's text, or the default if there is no text or an invalid one.
 *
 * @param {any} setting The data of the setting's kind: its default, if that is a number, a Boolean or a text; an array
 *   of the default, the accepted words, and whether numbers are accepted too; or an object with `list`, `numbers` or
 *   `texts`. A list without an attribute is empty.
 * @param {string|null} text
 */
export const valueOf = (setting, text) => {
  const trimmed = text?.trim();
  const number = trimmed ? Number(trimmed) : NaN;
  if (Array.isArray(setting)) {
    const [usual, words, takesNumbers] = setting;
    return words.split(' ').includes(trimmed) ? trimmed : takesNumbers && Number.isFinite(number) ? number : usual;
  }
  switch (typeof setting) {
    case 'number': return Number.isFinite(number) ? number : setting;
    case 'boolean': return { '': true, true: true, false: false }[trimmed] ?? setting;
    case 'string': return text ?? setting;
    default: return (text === null ? null : [...readings(text)].map(LISTS[setting.list]).find(Boolean)) ?? [];
  }
};

/** A value in a warning or an error. */
export const shown = (value) => {
  switch (typeof value) {
    case 'string': return JSON.stringify(value);
    case 'object': return value === null ? 'null' : Array.isArray(value) ? 'an array' : 'an object';
    case 'function': return 'a function';
    default: return String(value);
  }
};

/** The property's name of an attribute: `pointer-flex` is `pointerFlex`. */
export const propertyName = (name) =>
  name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** A property's value as an attribute's text; null for no attribute. */
export const attributeText = (value) => {
  if (value === null || value === undefined || value === false) return value === false ? 'false' : null;
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
};
