// Compiled by test_package.py, as React's types would have it; nothing runs it.
import type { RotaryElements } from 'rotarykit/jsx.js';

declare global {
  namespace JSX {
    interface Element {}
    interface IntrinsicElements extends RotaryElements {}
  }
}

export const heat = <rotary-dial className="heat" min={5} max="30" value="21" aria-label="Heat"
  formatter={(value) => `${value}°`} onChange={() => {}} />;
export const row = <rotary-spinner-row kind="time" value="09:41" />;
// @ts-expect-error: there is no such word.
export const wrong = <rotary-dial drag="sideways" />;
// @ts-expect-error: there is no such setting.
export const unknown = <rotary-wheel speed={3} />;
// @ts-expect-error: it cannot be set.
export const fixed = <rotary-wheel resting />;
