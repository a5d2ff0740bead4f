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

/** The property's name of an attribute: `pointer-flex` is `pointerFlex`. */
export const propertyName = (name) =>
  name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** A property's value as an attribute's text; null for no attribute. */
export const attributeText = (value) => {
  if (value === null || value === undefined || value === false) return value === false ? 'false' : null;
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
};
