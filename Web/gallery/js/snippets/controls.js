/**
 * How Swift and C make each control, apart from the properties of its settings. Each file of ../controls adds one.
 *
 * - `core` and `uikit` return the lines that make the control, given the name of the variable and the values.
 * - `swiftui` returns the state, the view and its members; for a view that takes some settings otherwise also
 *   `isWhole`, `imports`, `lines` of modifiers, and a `handler`.
 * - `source` returns the data source of UIKit, where the control needs one.
 * - `event` is the event of a selection, and the part of the event to print.
 * - `selection` is the property to print in UIKit, or a function of the values that returns it.
 */
export const controls = {};
