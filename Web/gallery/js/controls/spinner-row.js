import { companions } from "../companions.js";
import { plays, repeat } from "../play.js";
import { makeRowCompanion } from "../row-companion.js";
import { controls } from "../snippets/controls.js";
import { codeOfRow, dateOfRow, numberOfRow, rowAssignment, rowOf, textOfRow } from "../snippets/parts.js";
import { around, swiftList, swiftText } from "../snippets/literals.js";

controls["spinner-row"] = {
  event: [".changed(let value)", "value"], selection: (values) => (rowOf(values).kind === "date" ? 'date ?? ""' : "value"), size: [320, 180], isWhole: true, cValue: "text",
  core: (name, values) => [`var ${name} = ${rowOf(values).made}`],
  styles: ["SpinnerStyle", "SpinnerRowOptions"],
  swiftui: (values, members) => {
    if (isDate(values)) return dateView(values);
    const { kind } = rowOf(values);
    const usual = kind === "date" ? "SpinnerRow.date.value" : "0";
    const number = values.has("value") ? numberOfRow(values.get("value"), kind) : usual;
    const unit = kind === "date" && values.has("value") ? " // days since 1970" : "";
    const state = [`@State private var value: Double = ${number}${unit}`];
    return { state, view: "RotarySpinnerRow(value: $value, row: row)", members: [members("row", "SpinnerRow")] };
  },
  parts: { value: (name, value, values) => rowAssignment(name, value, rowOf(values).kind) },
  cValues: { value: textOfRow },
  code: (value, values) => codeOfRow(value, rowOf(values).kind),
};

/** Whether a SwiftUI view of this row can bind a `Date`: names and a code belong to a row of the app. */
const isDate = (values) => rowOf(values).kind === "date" && !["months", "weekdays", "code"].some((name) => values.has(name));

function dateView(values) {
  const made = values.has("value") ? dateOfRow(textOfRow(values.get("value"), values)) : "Date()";
  const lines = [];
  if (values.has("look")) lines.push(`.look(.${values.get("look")})`);
  if (values.has("labels")) lines.push(around(".labels(", swiftList(values.get("labels").map(swiftText)), ")"));
  return {
    state: [around("@State private var date = ", made)], view: "RotarySpinnerRow(date: $date)", isWhole: false,
    imports: ["import Foundation"], lines, handler: [".onEvent { _ in print(date) }"],
  };
}

plays["rotary-spinner-row"] = (row) => repeat(() => row.moveTo(row.valueAsNumber + 1));

companions["rotary-spinner-row"] = ({ actions = [] }, row) => (
  actions.length > 0 ? makeRowCompanion(actions[0], row) : undefined);
