extension SettingVisitor {
  /// Visits a setting that is a direction from the control's centre: a side, or an angle in degrees.
  ///
  /// - Parameters:
  ///   - name: The setting's name.
  ///   - current: The current angle, in radians, clockwise from the right.
  ///   - summary: A sentence that describes the setting.
  ///   - set: Changes the setting, to an angle in radians.
  @inline(__always)
  mutating func direction(
    _ name: StaticString,
    _ current: @autoclosure () -> Double,
    _ summary: StaticString,
    set: (Double) -> Void
  ) {
    describe(name) {
      SettingDescription(
        name,
        .number(in: SettingValue.directionDegrees, or: SettingValue.sides),
        unit: "degrees",
        default: .direction(current()),
        summary
      )
    }
    change(name) { value throws(SettingError) in set(try value.direction()) }
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
