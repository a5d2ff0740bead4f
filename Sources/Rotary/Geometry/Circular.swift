import RealModule

/// Arithmetic on a circle.
///
/// All code that wraps, measures or divides angles uses it.
///
/// Angles are in radians, 0 along +x, positive clockwise (y points down). A *direction* is known up to whole turns; a
/// *rotation* is an unwrapped total.
public enum Circular {
  /// A full turn, in radians.
  public static let turn = 2 * Double.pi

  /// Returns the angle in (−π, π] with the same direction.
  ///
  /// - Not finite: NaN.
  public static func wrapped(_ angle: Double) -> Double {
    let remainder = angle.remainder(dividingBy: turn)
    return remainder <= -.pi ? .pi : remainder
  }

  /// Returns the angle in [0, 2π) with the same direction.
  public static func positive(_ angle: Double) -> Double {
    let remainder = angle.truncatingRemainder(dividingBy: turn)
    guard remainder < 0 else { return remainder }
    // A tiny negative angle plus a turn rounds to a full turn, which is 0 again.
    let shifted = remainder + turn
    return shifted < turn ? shifted : 0
  }

  /// Returns the signed angle from one direction to another, the shorter way, in (−π, π].
  ///
  /// Exactly opposite directions return +π, which is clockwise.
  public static func sweep(from start: Double, to end: Double) -> Double {
    let delta = end - start
    return wrapped(delta.isFinite ? delta : wrapped(end) - wrapped(start))
  }

  /// Returns the direction of a vector, in (−π, π]; 0 for the zero vector.
  public static func directionAngle(x: Double, y: Double) -> Double {
    Double.atan2(y: y, x: x)
  }

  /// Returns the horizontal component of a unit vector in this direction.
  public static func cosine(_ angle: Double) -> Double { Double.cos(angle) }

  /// Returns the vertical component (downward) of a unit vector in this direction.
  public static func sine(_ angle: Double) -> Double { Double.sin(angle) }

  /// Returns the angle in [0, π] with this cosine; a cosine beyond ±1 counts as ±1.
  public static func arcCosine(_ cosine: Double) -> Double {
    Double.acos(Swift.min(Swift.max(cosine, -1), 1))
  }

  /// Converts degrees to radians; only for values that people write, as all other code uses radians.
  public static func radians(degrees: Double) -> Double { degrees * .pi / 180 }

  /// Converts radians to degrees, for attributes, labels and users.
  public static func degrees(radians: Double) -> Double { radians * 180 / .pi }
}
