/** The specifics of elements whose value is a text that the core reads and writes; see `NumberElement`. */

import { FieldGroup } from './field-group.js';
import { setFromText } from './markup.js';

export const TEXT_VALUE = {
  events: { changing: 'input', changed: 'change' },
  // Before the core has loaded, the value is the text that was set.
  text: ({ text, value }) => typeof value === 'string' ? value : text,
  put: (control, text) => control.set('value', text) === 0,
  // The core's events have only the number.
  detail: (_, { value, valueAsNumber }) => ({ value, valueAsNumber }),
  setText: (control, name, text) =>
    name === 'value' ? TEXT_VALUE.put(control, text) : setFromText(control, name, text),
  Access: FieldGroup,
  step: 'interval',
};
