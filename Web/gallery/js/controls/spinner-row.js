import { companions } from "../companions.js";
import { plays, repeat } from "../play.js";
import { makeRowCompanion } from "../row-companion.js";
import { controls } from "../snippets/controls.js";
import { codeOfRow, numberOfRow, rowAssignment, rowOf, textOfRow } from "../snippets/parts.js";

controls["spinner-row"] = {
  told: [".changed(let value)", "value"], selection: "value", size: [320, 180], isWhole: true, cValue: "text",
  core: (name, values) => [`var ${name} = ${rowOf(values).made}`],
  swiftui: (values, members) => {
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

plays["rotary-spinner-row"] = (row) => repeat(() => row.moveTo(row.valueAsNumber + 1));

companions["rotary-spinner-row"] = ({ actions = [] }, row) => (
  actions.length > 0 ? makeRowCompanion(actions[0], row) : undefined);
