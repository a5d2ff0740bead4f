extension DialControl: ConfigurableControl {
  /// `dial`, or `range-dial`.
  public static var controlName: String { Value.isDialRange ? "range-dial" : "dial" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  ///
  /// A dial does not have `min-distance`, `max-distance`, `meeting`, `low`, `high` and `thumb-labels`; a range dial
  /// does not have `default` and `origin`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    mechanism.visitSettings(&visitor)
  }

  /// Calls a method by name: `move` with `to`, or with `low` and `high`, and optionally `animated`; for a dial `reset`;
  /// for a range `choose`, with the number of the `thumb` for the keys.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    defer { takeEvents() }
    try mechanism.call(name, arguments)
  }

  /// `move` and `reset` move the dial; see ``ConfigurableControl/isMotion(_:)``.
  public static func isMotion(_ call: String) -> Bool { !call.hasSameBytes(as: "choose") }

  /// Reports the value, or both values of a range, the value shown, and whether the dial rests.
  public func readState(_ read: (String, SettingValue) -> Void) { mechanism.readState(read) }
}

// The table of all settings; its length is the number of settings.
extension DialMechanism {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.part(
      SettableScale(scale: scale, askedStep: askedStep),
      visit: { $0.visitSettings(&$1) },
      set: {
        scale = $0.scale
        askedStep = $0.askedStep
      }
    )
    if isRange {
      visitor.part(thumbs, visit: { $0.visitSettings(&$1) }, set: { thumbs = $0 })
      visitValues(&visitor)
    } else {
      visitor.number("value", value.high, in: DialScale.values) {
        "The value, clamped to the scale. Set it after the ends."
      } set: {
        bind(DialRange(low: $0, high: $0))
      }
      visitor.visit(
        "default",
        .number(in: DialScale.values, or: DialOptions.Default.names),
        default: options.defaultValue.settingValue
      ) {
        "The value that a double tap restores; `none` to turn double taps off."
      } set: { value throws(SettingError) in
        options.defaultValue = try .init(value)
      }
    }
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.part(style, visit: { $0.visitSettings(&$1, isRange: isRange) }, set: { style = $0 })
    visitor.texts("texts", written?.texts ?? []) {
      "Texts shown instead of the value, or of both values, until a value changes."
    } set: {
      write($0)
    }
  }

  private mutating func visitValues(_ visitor: inout some SettingVisitor) {
    visitor.numbers("value", [value.low, value.high], in: DialScale.values) {
      "The lower and the upper value."
    } set: { numbers throws(SettingError) in
      try SettingError.check(numbers.count, in: 2...2)
      bind(DialRange(low: numbers[0], high: numbers[1]))
    }
    visitor.number("low", value.low, in: DialScale.values) {
      "The lower value."
    } set: {
      bind(.low, to: $0)
    }
    visitor.number("high", value.high, in: DialScale.values) {
      "The upper value. If the scale wraps, it can be the smaller number."
    } set: {
      bind(.high, to: $0)
    }
  }

  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList(isRange ? "move choose" : "move reset").index(of: name) {
    case 0:
      let animated = try arguments.flag("animated", default: true)
      let low = try arguments.number(isRange ? "low" : "to")
      let range = DialRange(low: low, high: isRange ? try arguments.number("high") : low)
      guard move(to: range, animated: animated) else { throw .refused }
    case 1:
      guard isRange else { return reset() }
      let thumb = try arguments.integer("thumb", in: 0...1)
      active = thumb == 0 ? .low : .high
    default: throw .unknownName
    }
  }

  func readState(_ read: (String, SettingValue) -> Void) {
    let value = value
    if isRange { read("low", .number(value.low)) }
    read(isRange ? "high" : "value", .number(value.high))
    read("rotation", .number(rotation))
    read("text", .text(caption))
    read("resting", .flag(isResting))
  }
}

extension RangeDialThumbs {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("min-distance", &$minimumDistance) {
      "Smallest distance between the two values."
    }
    visitor.number(
      "max-distance",
      maximumDistance.isFinite ? maximumDistance : nil,
      in: DistanceLimits.range,
      or: "none"
    ) {
      "Largest distance between the two values."
    } set: {
      maximumDistance = $0 ?? .infinity
    }
    visitor.choice("meeting", &meeting) {
      "Whether a thumb pushes the other along, or passes it and swaps roles with it."
    }
    visitor.texts("thumb-labels", &labels) {
      "Names of the thumbs for screen readers; empty for Minimum and Maximum."
    }
  }
}

extension DialOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("drag", &drag) {
      "Direction of a drag that increases the value: around the centre, up, right, or up and right."
    }
    visitor.flag("absolute", &isAbsolute) { "Whether the value jumps to the touch." }
    visitor.number("fine", &$fineGain) {
      "Drag speed with Shift or far from the knob, as a share of the normal speed."
    }
    visitor.flag("second-finger", &usesSecondFinger) {
      "Whether a second finger slows the drag instead of zooming the page."
    }
    visitor.number("drag-points", &$dragPoints, unit: "points") {
      "Length of a straight drag for the whole scale, or for one turn if there are several."
    }
    visitor.numbers("detents", detents, in: DialScale.values) {
      "Values at which the dial snaps and ticks."
    } set: { detents throws(SettingError) in
      try SettingError.check(detents.count, in: 0...Self.maximumDetentCount)
      self.detents = detents
    }
    visitor.angle("snap", &$snapAngle) { "Angle within which a detent holds the dial." }
    visitor.number("scroll-points", &$scrollPointsPerStep, unit: "points") {
      "Trackpad distance for one step. A mouse wheel notch is always one step."
    }
    visitor.disabled(&isEnabled)
  }
}

extension DialStyle {
  mutating func visitSettings(_ visitor: inout some SettingVisitor, isRange: Bool) {
    visitor.choice("face", &face) {
      "Whether the dial is a ring with a thumb or a knob with a mark."
    }
    visitor.flag("progress", &showsProgress) {
      "Whether the accent colour fills the track up to the value."
    }
    visitor.tints("track-tints", &trackTints, upTo: GradientArc.maximumTintCount) {
      "Colours of the track from the least to the greatest value; empty for the theme's."
    }
    if !isRange {
      visitor.number("origin", &$origin, or: "least") {
        "Value at which the accent colour on the track begins."
      }
      visitor.number("modulation", &$modulation) {
        "Length of a second arc from the value, in values, negative downward; 0 for none."
      }
    }
    visitor.number("major-ticks", &$majorTicks) {
      "Distance between long ticks, in values, or the base of their powers on a log scale; 0 for none."
    }
    visitor.number("minor-ticks", &$minorTicks) {
      "Distance between short ticks, in values, or in powers of the long ones on a log scale; 0 for none."
    }
    visitor.texts("labels", &labels) { "Labels of the long ticks, in order." }
    visitTexts(&visitor)
  }

  private mutating func visitTexts(_ visitor: inout some SettingVisitor) {
    visitor.flag("show-value", &showsValue) { "Whether the dial shows its value as text." }
    visitor.choice("format", &format) {
      "Whether the value is shown as a number or, counted in minutes, as a clock time."
    }
    visitor.integer("decimals", &$decimals, or: "auto") {
      "Number of decimal places; auto for as many as the step needs."
    }
    visitor.text("unit", &unit) { "Text after the number, including any space before it." }
    visitor.text("caption", &title) { "A short caption: what the dial sets." }
  }
}
