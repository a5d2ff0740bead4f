#if Tool
import ArgumentParser
import RotaryReplay

/// A number as it was written on the command line; it is read where its range is known.
struct NumberArgument: ExpressibleByArgument {
  private let text: String

  /// Takes any text.
  init(argument: String) { text = argument }

  /// As it is shown in the help, as a default.
  var defaultValueDescription: String { text }

  /// The number.
  ///
  /// - Parameters:
  ///   - option: the option's name, for the message.
  ///   - range: where it lies.
  ///   - unit: what it counts, for the message. Default nothing.
  /// - Returns: the number.
  /// - Throws: `Failure` for what is no number or lies outside the range.
  func number(of option: String, in range: ClosedRange<Double>, unit: String = "") throws -> Double
  {
    guard let number = Double(text), range.contains(number) else {
      throw refusal(of: option, expected: "a number", in: range, unit: unit)
    }
    return number
  }

  /// The number where it counts something: as `number(of:in:unit:)`, and whole.
  func count(of option: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      let range = Double(range.lowerBound)...Double(range.upperBound)
      throw refusal(of: option, expected: "a whole number", in: range, unit: "")
    }
    return number
  }

  private func refusal(
    of option: String,
    expected kind: String,
    in range: ClosedRange<Double>,
    unit: String
  ) -> Failure {
    let ends = "\(JSONText.of(range.lowerBound)) to \(JSONText.of(range.upperBound))"
    return Failure(
      "\(option) is \(JSONText.quote(text)); expected \(kind) from \(ends)"
        + (unit.isEmpty ? "" : " \(unit)")
    )
  }
}

extension NumberArgument: ExpressibleByFloatLiteral {
  /// A default.
  init(floatLiteral value: Double) { text = JSONText.of(value) }
}
#endif
