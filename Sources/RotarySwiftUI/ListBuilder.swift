#if canImport(SwiftUI) && canImport(UIKit)
import Rotary

/// Writes a list of parts, one a line, with `if`, `switch` and `for`.
@resultBuilder
public enum RotaryListBuilder<Part> {
  /// Takes one part.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }

  /// Takes parts that were made elsewhere, in order.
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

  /// Puts the lines one after the other.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }

  /// Takes nothing where an `if` without `else` does not hold.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }

  /// Takes what stands where an `if` holds.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }

  /// Takes what stands after `else`.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }

  /// Puts what each round of a `for` makes one after the other.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }

  /// Takes what stands under `if #available`.
  public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
}

/// Writes the sectors of a wheel.
public typealias RotarySectorBuilder = RotaryListBuilder<Sector>

/// Writes the items of a ring menu.
public typealias RotaryRingItemBuilder = RotaryListBuilder<RingItem>
#endif
