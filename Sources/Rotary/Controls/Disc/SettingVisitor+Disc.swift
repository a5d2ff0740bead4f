/// The limits of the radius at which a disc's touch area begins, as a share of the disc's radius.
public enum InnerRadiusLimits: Limits {
  /// The middle to a narrow ring.
  public static let range = 0.0...0.95
}

/// The limits of the radius at which a disc's touch area ends, as a share of the disc's radius.
public enum OuterRadiusLimits: Limits {
  /// A small area in the middle to twice the disc.
  public static let range = 0.05...2.0
}

// The settings that wheels and phones share.
extension SettingVisitor {
  /// Visits the radius at which the touch area begins.
  @inline(__always)
  mutating func innerRadius(_ share: inout Within<InnerRadiusLimits>) {
    number("inner-radius", &share, unit: "of the radius") {
      "Hub radius, as a share of the control's radius. Touches inside it press the hub."
    }
  }

  /// Visits the radius at which the touch area ends.
  @inline(__always)
  mutating func outerRadius(_ share: inout Within<OuterRadiusLimits>) {
    number("outer-radius", &share, unit: "of the radius") {
      "Radius of the touch area. Touches farther from the centre are ignored."
    }
  }

  /// Visits a property that is a direction from the control's centre: a side, or an angle in degrees.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - angle: The property, in radians, clockwise from the right.
  ///   - summary: Returns a sentence that describes the setting.
  @inline(__always)
  mutating func direction(
    _ name: StaticString,
    _ angle: inout Double,
    _ summary: () -> StaticString
  ) {
    describe(name) {
      SettingDescription(
        name,
        .number(in: SettingValue.directionDegrees, or: SettingValue.sides),
        unit: "degrees",
        default: .direction(angle),
        summary
      )
    }
    change(name) { value throws(SettingError) in angle = try value.direction() }
  }
}

extension SettingValue {
  /// The sides of a control, from the left clockwise by quarters.
  static let sides: StaticString = "left top right bottom"
  /// The range of a direction's angle, in degrees.
  static let directionDegrees = -3_600.0...3_600.0

  /// Returns the angle for a side's name, or for degrees.
  fileprivate func direction() throws(SettingError) -> Double {
    if case .number = self {
      return Circular.wrapped(Circular.radians(degrees: try number(in: Self.directionDegrees)))
    }
    return Circular.wrapped(.pi + Double(try choice(Self.sides)) * .pi / 2)
  }

  /// Returns the value for an angle: the side's name, or degrees.
  fileprivate static func direction(_ angle: Double) -> SettingValue {
    let quarters = Circular.positive(angle - .pi) * 2 / .pi
    guard quarters == quarters.rounded() else { return .degrees(of: angle) }
    return .text(TokenList(sides).all[Int(quarters)])
  }
}
