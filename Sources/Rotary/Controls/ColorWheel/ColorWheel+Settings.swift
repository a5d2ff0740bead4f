extension ColorWheel: ConfigurableControl {
  /// `color-wheel`.
  public static var controlName: String { "color-wheel" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.visit("value", .text, default: .text(coordinates.color(in: options.space).text)) {
      "The colour as #rrggbb, or as #rrggbbaa with its opacity."
    } set: { value throws(SettingError) in
      self.value = try Self.color(of: value)
    }
    visitor.texts("labels", &labels) {
      "Names of hue, saturation, brightness and opacity, for screen readers."
    }
  }

  private static func color(of value: SettingValue) throws(SettingError) -> RGBA {
    guard case .text(let text) = value, let color = RGBA(text: text) else {
      throw value.refusal(.format(TokenList("#rrggbb #rrggbbaa")))
    }
    return color
  }

  /// Calls a method by name: `move` with a colour `to` and optionally `animated`, or `activate` with a `part`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList("move activate").index(of: name) {
    case 0:
      let color = try Self.color(of: .text(try arguments.text("to")))
      let animated = try arguments.flag("animated", default: true)
      guard move(to: color, animated: animated) else { throw .refused }
    case 1:
      let name = SettingValue.text(try arguments.text("part"))
      let part = ColorWheelPart(rawValue: UInt8(try name.choice(ColorWheelPart.names.text)))
      if let part { activate(part) }
    default: throw .unknownName
    }
  }

  /// Only `move` moves the thumbs to a colour; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { call.hasSameBytes(as: "move") }

  /// Reports the colour as text and as coordinates, the active coordinate, and rest.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("value", .text(value.text))
    read("hue", .number(hue))
    read("saturation", .number(saturation))
    read("brightness", .number(brightness))
    read("opacity", .number(opacity))
    read("activePart", .choice(activePart))
    read("resting", .flag(!isHeld && !isMoving))
  }
}

extension ColorWheelOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("space", &space) {
      "Meaning of hue, saturation and brightness: hsb, or oklch as people see them."
    }
    visitor.flag("alpha", &hasOpacity) { "Whether the user can change the opacity." }
    visitor.number("scroll-points", &$scrollPointsPerStep, unit: "points") {
      "Trackpad distance for one step. A mouse wheel notch is always five steps."
    }
    visitor.disabled(&isEnabled)
  }
}

extension RGBA: EventValue {
  /// Reports the colour as `value`: `#rrggbb`, or with its opacity `#rrggbbaa`.
  public func readEventFields(_ read: (String, SettingValue) -> Void) {
    read("value", .text(text))
  }
}
