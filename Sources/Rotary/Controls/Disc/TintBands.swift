/// The thresholds at which a colour changes, and the colours between them.
struct TintBands: Equatable, Sendable {
  /// The thresholds within ±10¹⁵, sorted; NaN, and those beyond the first ``maximumThresholdCount``, are dropped.
  var thresholds: [Double] = [] { didSet { thresholds = Self.sorted(thresholds) } }
  /// The colours up to and including each threshold; one more is for values beyond the last.
  var tints: [Tint] = []

  static let maximumThresholdCount = 100

  /// Returns the number of the band with a value.
  func index(at value: Double) -> Int {
    var band = 0
    while band < thresholds.count, thresholds[band] < value { band += 1 }
    return band
  }

  /// Returns the colour at a value, if there is one.
  func tint(at value: Double) -> Tint? {
    let band = index(at: value)
    return band < tints.count ? tints[band] : nil
  }

  /// Reports each threshold between two values, in the order of the movement.
  func cross(from before: Double, to after: Double, _ report: (Double) -> Void) {
    for threshold in thresholds where before <= threshold && threshold < after {
      report(threshold)
    }
    for threshold in thresholds.reversed() where after <= threshold && threshold < before {
      report(threshold)
    }
  }

  private static func sorted(_ thresholds: [Double]) -> [Double] {
    var result: [Double] = []
    for threshold in thresholds where !threshold.isNaN && result.count < maximumThresholdCount {
      result.append(threshold.bounded(to: DialScale.values, else: 0))
    }
    return result.stablySorted { $0 < $1 }
  }
}

extension TintBands {
  mutating func visitSettings(
    _ visitor: inout some SettingVisitor,
    _ summary: () -> StaticString
  ) {
    visitor.numbers("thresholds", thresholds, in: DialScale.values, summary) {
      numbers throws(SettingError) in
      try SettingError.check(numbers.count, in: 0...Self.maximumThresholdCount)
      thresholds = numbers
    }
    visitor.tints("tints", &tints, upTo: Self.maximumThresholdCount + 1) {
      """
      Colours up to each threshold, and beyond the last: accent, positive, warning, critical, \
      palette1 to palette8, or #rrggbb.
      """
    }
  }
}

extension SettingVisitor {
  /// Visits the property for a setting: a list of colours of limited length.
  @inline(__always)
  mutating func tints(
    _ name: StaticString,
    _ tints: inout [Tint],
    upTo count: Int,
    _ summary: () -> StaticString
  ) {
    describe(name) { SettingDescription(name, .texts, default: .texts([]), summary) }
    change(name, &tints, upTo: count)
  }

  @inline(never)
  private mutating func change(_ name: StaticString, _ tints: inout [Tint], upTo count: Int) {
    change(name) { value throws(SettingError) in
      let texts = try value.texts()
      try SettingError.check(texts.count, in: 0...count)
      var result: [Tint] = []
      for text in texts {
        guard let tint = Tint(text: text) else { throw Tint.refusal(of: text) }
        result.append(tint)
      }
      tints = result
    }
  }
}
