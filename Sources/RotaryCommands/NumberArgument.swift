#if Tool
import ArgumentParser
import RotaryReplay

/// A number on the command line, as text.
///
/// The command that knows its range converts it.
struct NumberArgument: ExpressibleByArgument {
  private let text: String

  /// Accepts any text.
  init(argument: String) { text = argument }

  /// The default value in the help.
  var defaultValueDescription: String { text }

  /// Converts the text to a number.
  ///
  /// - Parameters:
  ///   - option: the option's name, for the message.
  ///   - range: the accepted numbers.
  ///   - unit: the unit, for the message. Default none.
  /// - Returns: the number.
  /// - Throws: `Failure` if the text is not a number or not in the range.
  func number(of option: String, in range: ClosedRange<Double>, unit: String = "") throws -> Double
  {
    guard let number = Double(text), range.contains(number) else {
      throw refusal(of: option, expected: "a number", in: range, unit: unit)
    }
    return number
  }

  /// Converts the text to a whole number; see `number(of:in:unit:)`.
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
      usage:
        "\(option) is \(JSONText.quote(text)); expected \(kind) from \(ends)"
        + (unit.isEmpty ? "" : " \(unit)")
    )
  }
}

extension NumberArgument: ExpressibleByFloatLiteral {
  /// Makes a default.
  init(floatLiteral value: Double) { text = JSONText.of(value) }
}
#endif
