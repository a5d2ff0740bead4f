/// The directions in which an arc grows from its beginning.
public enum ArcDirection: UInt8, SettingChoice, Equatable, Sendable {
  /// Clockwise.
  case clockwise
  /// Counter-clockwise.
  case counterclockwise

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("clockwise counterclockwise") }

  /// Returns an angle in this direction: positive is clockwise.
  func angle(_ angle: Double) -> Double { self == .clockwise ? angle : -angle }
}

/// The limits of an arc's width, as a share of the radius.
public enum ArcThicknessLimits: Limits {
  /// A visible line to half the radius.
  public static let range = 0.02...0.5
}

/// The limits of the gaps between arcs, as a share of the radius.
public enum ArcGapLimits: Limits {
  /// Up to half the radius.
  public static let range = 0.0...0.5
}

/// The limits of the angle at which an arc begins, in radians.
public enum ArcStartLimits: Limits {
  /// Up to ten turns.
  public static var range: ClosedRange<Double> { DialScale.startAngles }
}

extension SpringMotion.Parameters {
  /// The spring that moves an arc to another value: as fast as possible without overshooting.
  static let arc = SpringMotion.Parameters(dampingRatio: 1, response: 0.35)
}
