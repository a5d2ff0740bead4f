/**
 * What Swift makes each control of, besides the properties that settings name: by control, for each host;
 * each file of ../controls adds its own.
 *
 * `core` and `uikit` answer with the lines that make it, given what it is called, and write the parts that have a
 * place of their own among the settings in `values`. `swiftui` answers with its state, the view, and its members.
 * `source`, of a control that asks an app for its items, answers with the type that does so in UIKit, if one is needed.
 * `told` is the event that tells what was chosen, and what of it is printed.
 */
export const controls = {};
