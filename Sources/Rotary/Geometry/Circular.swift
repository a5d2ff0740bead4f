import RealModule

/// Arithmetic on a circle: the one place where angles are wrapped, measured and divided.
///
/// Angles are radians, 0 along +x, positive clockwise (y points down).
/// A *direction* is known up to whole turns; a *rotation* is an unwrapped total that is not.
public enum Circular {
  /// Radians in a whole turn.
  public static let turn = 2 * Double.pi

  /// The angle in (−π, π] that points the same way.
  ///
  /// - Not finite: NaN.
  public static func wrapped(_ angle: Double) -> Double {
    let remainder = angle.remainder(dividingBy: turn)
    return remainder <= -.pi ? .pi : remainder
  }

  /// The angle in [0, 2π) that points the same way.
  public static func positive(_ angle: Double) -> Double {
    let remainder = angle.truncatingRemainder(dividingBy: turn)
    guard remainder < 0 else { return remainder }
    // A tiny negative angle plus a turn rounds to the turn itself, which is 0 once more.
    let shifted = remainder + turn
    return shifted < turn ? shifted : 0
  }

  /// The signed way from one direction to another, the shorter way round, in (−π, π].
  ///
  /// Exactly opposite directions give +π: clockwise.
  public static func sweep(from start: Double, to end: Double) -> Double {
    let delta = end - start
    return wrapped(delta.isFinite ? delta : wrapped(end) - wrapped(start))
  }

  /// The direction of a vector, in (−π, π]; 0 for no vector at all.
  public static func directionAngle(x: Double, y: Double) -> Double {
    Double.atan2(y: y, x: x)
  }

  /// The horizontal part of a unit vector in this direction.
  public static func cosine(_ angle: Double) -> Double { Double.cos(angle) }

  /// The vertical part (downward) of a unit vector in this direction.
  public static func sine(_ angle: Double) -> Double { Double.sin(angle) }

  /// The angle in [0, π] whose cosine this is; a number beyond ±1 counts as ±1.
  public static func arcCosine(_ cosine: Double) -> Double {
    Double.acos(Swift.min(Swift.max(cosine, -1), 1))
  }

  /// Degrees as radians, for those who write them by hand; nothing inside keeps degrees.
  public static func radians(degrees: Double) -> Double { degrees * .pi / 180 }

  /// Radians as degrees, for attributes, labels and people.
  public static func degrees(radians: Double) -> Double { radians * 180 / .pi }
}
