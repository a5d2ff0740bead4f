/// The settings of a wheel by name.
///
/// What each means is said in ``Wheel/settings``.
enum WheelSetting: UInt8, CaseIterable {
  case sectors, titles, icons, tints, weights, touchWeights, odds, value
  case mode, pointer, direction, stops, innerRadius, outerRadius
  case deceleration, tapSelects, scrollPoints, disabled
  case labels, colors, hub, selectedOpacity, restingOpacity, pointerFlex
  case reducedMotion, rightToLeft

  /// The name, as attributes and files have it.
  var name: String {
    switch self {
    case .sectors: return "sectors"
    case .titles: return "titles"
    case .icons: return "icons"
    case .tints: return "tints"
    case .weights: return "weights"
    case .touchWeights: return "touch-weights"
    case .odds: return "odds"
    case .value: return "value"
    case .mode: return "mode"
    case .pointer: return "pointer"
    case .direction: return "direction"
    case .stops: return "stops"
    case .innerRadius: return "inner-radius"
    case .outerRadius: return "outer-radius"
    case .deceleration: return "deceleration"
    case .tapSelects: return "tap-selects"
    case .scrollPoints: return "scroll-points"
    case .disabled: return "disabled"
    case .labels: return "labels"
    case .colors: return "colors"
    case .hub: return "hub"
    case .selectedOpacity: return "selected-opacity"
    case .restingOpacity: return "resting-opacity"
    case .pointerFlex: return "pointer-flex"
    case .reducedMotion: return "reduced-motion"
    case .rightToLeft: return "right-to-left"
    }
  }
}

extension SettingValue {
  func number(in range: ClosedRange<Double>) throws(SettingError) -> Double {
    guard case .number(let number) = self, range.contains(number) else { throw .badValue }
    return number
  }

  func integer(in range: ClosedRange<Int>) throws(SettingError) -> Int {
    guard case .number(let number) = self, let integer = Int(exactly: number),
      range.contains(integer)
    else { throw .badValue }
    return integer
  }

  func flag() throws(SettingError) -> Bool {
    guard case .flag(let flag) = self else { throw .badValue }
    return flag
  }

  func choice<T>(_ choices: [(String, T)]) throws(SettingError) -> T {
    guard case .text(let word) = self,
      let choice = choices.first(where: { word.hasSameBytes(as: $0.0) })
    else { throw .badValue }
    return choice.1
  }

  /// A side by name, or degrees.
  func pointerAngle() throws(SettingError) -> Double {
    if case .number = self {
      return Circular.wrapped(Circular.radians(degrees: try number(in: -3_600...3_600)))
    }
    return try choice([
      ("left", .pi), ("top", -.pi / 2), ("right", 0), ("bottom", .pi / 2),
    ])
  }

  /// Two angles in degrees, the lower first, or none.
  func stops() throws(SettingError) -> ClosedRange<Double>? {
    guard case .numbers(let ends) = self else {
      return try choice([("none", nil)])
    }
    if ends.isEmpty { return nil }
    guard ends.count == 2, ends[0] <= ends[1], ends[0] >= -1e6, ends[1] <= 1e6 else {
      throw .badValue
    }
    return Circular.radians(degrees: ends[0])...Circular.radians(degrees: ends[1])
  }

  /// A rate by name, or what is left of the speed after a millisecond.
  func decelerationRate() throws(SettingError) -> Deceleration.Rate {
    if case .number = self { return .perMillisecond(try number(in: 0.9...0.9999)) }
    return try choice([("normal", .normal), ("fast", .fast)])
  }
}

extension Sector.Icon {
  /// A sign as text: path data of SVG on a grid of 24 × 24, or the address of a picture.
  ///
  /// - Parameter text: what begins with M or m and has only path data is a path; nil comes back for
  ///   an empty text.
  public init?(text: String) {
    guard text.withBytes({ !$0.isEmpty }) else { return nil }
    if let path = try? VectorPath(svgPathData: text) {
      self = .path(path)
    } else {
      self = .image(text)
    }
  }
}

extension Tint {
  /// A colour as text: `#rrggbb`, or a role from the palette, `palette1` to `palette8`.
  ///
  /// - Parameter text: nil comes back for anything else.
  public init?(text: String) {
    let tint = text.withBytes { bytes -> Tint? in
      let palette: StaticString = "palette"
      if bytes.count == 8, bytes[7] > 48, bytes[7] <= 56,
        (0..<7).allSatisfy({ bytes[$0] == palette.utf8Start[$0] })
      {
        return .role(.palette(Int(bytes[7]) - 49))
      }
      guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
      var hex: UInt32 = 0
      for byte in bytes[1...] {
        let letter = byte | 0x20
        let digit: UInt8
        if byte >= 48, byte <= 57 {
          digit = byte - 48
        } else if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") {
          digit = letter - UInt8(ascii: "a") + 10
        } else {
          return nil
        }
        hex = hex << 4 | UInt32(digit)
      }
      return .fixed(RGBA(hex: hex))
    }
    guard let tint else { return nil }
    self = tint
  }
}
