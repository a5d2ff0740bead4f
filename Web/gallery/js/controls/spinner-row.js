import { companions } from "../companions.js";
import { plays, repeat } from "../play.js";
import { makeRowCompanion } from "../row-companion.js";
import { controls } from "../snippets/controls.js";
import { codeOfRow, dateOfRow, numberOfRow, rowAssignment, rowLimit, rowOf, textOfRow } from "../snippets/parts.js";
import { around, swiftList, swiftText } from "../snippets/literals.js";

controls["spinner-row"] = {
  event: [".changed(let value)", "value"], selection: (values) => (rowOf(values).kind === "date" ? 'date ?? ""' : "value"), size: [320, 180], isWhole: true, cValue: "text",
  core: (name, values) => [around(`var ${name} = `, rowOf(values).made)],
  styles: ["SpinnerStyle", "SpinnerRowOptions"],
  swiftui: (values, members) => {
    if (isDate(values)) return dateView(values);
    const { kind } = rowOf(values);
    const usual = kind === "date" ? "SpinnerRow.date.value" : "0";
    const isWritten = values.has("value") && kind !== "columns";
    const number = isWritten ? numberOfRow(values.get("value"), kind, values) : usual;
    const unit = kind === "date" && values.has("value") ? " // days since 1970" : "";
    const state = [`@State private var value: Double = ${number}${unit}`];
    return { state, view: "RotarySpinnerRow(value: $value, row: row)", members: [members("row", "SpinnerRow")] };
  },
  parts: {
    value: rowAssignment,
    min: (name, value, values) => rowLimit(name, "minimumValue", value, values),
    max: (name, value, values) => rowLimit(name, "maximumValue", value, values),
  },
  cValues: { value: textOfRow },
  code: (value, values) => codeOfRow(value, rowOf(values).kind, values),
};

/** Settings of a row of the app, which a SwiftUI view that binds a `Date` does not have. */
const OWN = ["months", "weekdays", "periods", "code", "order", "hour-cycle", "seconds", "interval", "min", "max"];

/** Whether a SwiftUI view of this row can bind a `Date`. */
const isDate = (values) => rowOf(values).kind === "date" && !OWN.some((name) => values.has(name));

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
