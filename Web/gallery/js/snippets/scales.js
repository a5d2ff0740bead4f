/** The code that spinners and dials share: numbers between two ends. */

import { around, brackets, swiftDouble, swiftNumber } from "./literals.js";
import { swiftScale } from "./parts.js";

export const doubleState = (value) => [`@State private var value = ${swiftDouble(value)}`];

export function endLines(name, { low, high }, [least, greatest] = [0, 9]) {
  const lines = [];
  if (low !== least) lines.push(`${name}.minimumValue = ${swiftNumber(low)}`);
  if (high !== greatest || low > greatest) lines.push(`${name}.maximumValue = ${swiftNumber(high)}`);
  return lines;
}

export function dialLines(name, type, scale) {
  if (scale.isUsual) return [`var ${name} = ${type}()`];
  return [around(`var ${name} = ${type}(scale: try `, swiftScale(scale), ")")];
}

export function scaleLines(name, scale) {
  if (scale.isUsualArc && scale.step === scale.usualStep) return endLines(name, scale, [0, 100]);
  return [around(`${name}.scale = try `, swiftScale(scale))];
}

/** A view with its ends and step in the initializer. */
export function boundedView(type, binding, { low, high, step }, usualStep) {
  const parts = [binding, `in: ${swiftNumber(low)}...${swiftNumber(high)}`];
  if (step !== usualStep) parts.push(`step: ${swiftNumber(step)}`);
  return brackets(`${type}(`, parts, ")");
}

export function scaledView(type, value, scale, state) {
  if (scale.isUsualArc) return { state, view: boundedView(type, `${value}: $value`, scale, 0) };
  const made = around("private let scale = try! ", swiftScale(scale));
  return { state, view: `${type}(${value}: $value, scale: scale)`, members: [made] };
}
