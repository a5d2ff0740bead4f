#if canImport(SwiftUI) && canImport(UIKit)
import Rotary

/// A result builder for a list of parts, one per line, with `if`, `switch` and `for`.
@resultBuilder
public enum RotaryListBuilder<Part> {
  /// Adds one part.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }

  /// Adds the parts of an array, in order.
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

  /// Concatenates the lines.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }

  /// Adds the parts of an `if` without `else`, or nothing if its condition is false.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  /// Adds the parts of the `if` branch.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }

  /// Adds the parts of the `else` branch.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }

  /// Concatenates the parts of a `for` loop's iterations.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }

  /// Adds the parts of an `if #available` branch.
  public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
}
#endif
