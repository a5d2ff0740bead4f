extension GaugeDial: ConfigurableControl {
  /// `gauge-dial`.
  public static var controlName: String { "gauge-dial" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.part(
      SettableScale(scale: scale, askedStep: askedStep),
      visit: { $0.visitSettings(&$1) },
      set: {
        scale = $0.scale
        askedStep = $0.askedStep
      }
    )
    visitor.number("value", value, in: DialScale.values) {
      "The value, clamped to the scale. Set it after the ends."
    } set: {
      value = $0
    }
    visitor.numbers("others", others, in: DialScale.values) {
      "More values, each with a marker; at most 8."
    } set: { numbers throws(SettingError) in
      try SettingError.check(numbers.count, in: 0...Self.maximumOtherCount)
      others = numbers
    }
    visitor.number("target", target, in: DialScale.values, or: "none") {
      "The value of the target mark."
    } set: {
      target = $0
    }
    visitor.flag("editable", isEditable) {
      "Whether the user can change the value."
    } set: {
      isEditable = $0
    }
    visitor.disabled(&isEnabled)
    visitor.part(style, visit: { $0.visitSettings(&$1) }, set: { style = $0 })
    visitor.text("text", "") {
      "Text shown instead of the value until the value changes."
    } set: {
      write($0)
    }
  }

  /// Calls a method by name: `move` with a number `to`, and optionally `animated`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    guard name.hasSameBytes(as: "move") else { throw .unknownName }
    let animated = try arguments.flag("animated", default: true)
    guard move(to: try arguments.number("to"), animated: animated) else { throw .refused }
  }

  /// Reports the values, the shown angle, the number of the coloured range, and the text.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .number(value))
    read("rotation", .number(shownRotation))
    read("range", .number(Double(style.bands.index(at: value))))
    read("text", .text(spokenText))
    read("resting", .flag(!isHeld && !isMoving))
  }
}

extension GaugeDialStyle {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("pointer", &pointer) {
      "Whether a needle, a bar on the track or a marker shows the value."
    }
    visitor.number("thickness", &$thickness) { "Width of the track, as a share of the radius." }
    bands.visitSettings(&visitor) { "Values at which the next coloured range begins." }
    visitor.texts("range-names", &rangeNames) {
      "Names of the coloured ranges, read after the value by screen readers."
    }
    visitor.number("major-ticks", &$majorTicks) {
      "Distance between long ticks, in values, or the base of their powers on a log scale; 0 for none."
    }
    visitor.number("minor-ticks", &$minorTicks) {
      "Distance between short ticks, in values, or in powers of the long ones on a log scale; 0 for none."
    }
    visitor.texts("labels", &labels) { "Labels of the long ticks, in order; empty for numbers." }
    visitor.flag("show-labels", &showsLabels) { "Whether the long ticks have labels." }
    visitor.flag("show-value", &showsValue) { "Whether the gauge shows its value as text." }
    visitor.integer("decimals", &$decimals, or: "auto") {
      "Number of decimal places; auto for as many as the step needs."
    }
    visitor.text("unit", &unit) { "Text after the number, including any space before it." }
    visitor.text("caption", &title) { "A short caption: what the gauge shows." }
  }
}
