/**
 * The look of elements that wait: a rim, and their options or their value.
 *
 * The style sheet `rotary.css` has it for elements that are not defined yet, and their shadow trees have it while the
 * core loads, so that nothing moves when they are defined.
 */

/** The rim of a round element; a rectangle behind it can scroll its options. */
const ROUND = 'radial-gradient(closest-side,#8881 97%,#8886 98%,#0000)';

/** The declarations of all waiting elements. Options are in the middle, or scroll. */
export const WAITING = 'display:inline-grid;align-content:safe center;max-width:100%;overflow:auto;'
  + 'vertical-align:middle;text-align:center';

/** The rim of an element of a size. */
export const rimOf = ([width, height]) => width === height ? `background:${ROUND}`
  : 'background:#8881;border-radius:9px;outline:2px solid #8886';

/** The declarations of a box before the content that shows the value. */
export const VALUE = 'content:attr(value)';

/** Whether an element shows its value, if it has one: one with options shows these. */
export const showsValue = ({ role, settings }) => 'value' in settings && !['listbox', 'button'].includes(role);
