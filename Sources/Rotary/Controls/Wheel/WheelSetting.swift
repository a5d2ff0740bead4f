/// The settings of a wheel by name.
///
/// What each means is said in ``Wheel/settings``.
enum WheelSetting: UInt8, CaseIterable {
  case sectors, titles, icons, tints, weights, touchWeights, odds, value
  case mode, pointer, direction, stops, innerRadius, outerRadius
  case deceleration, tapSelects, scrollPoints, disabled
  case labels, colors, hub, selectedOpacity, restingOpacity, pointerFlex
  case reducedMotion, rightToLeft

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = Words(
    """
    sectors titles icons tints weights touch-weights odds value \
    mode pointer direction stops inner-radius outer-radius \
    deceleration tap-selects scroll-points disabled \
    labels colors hub selected-opacity resting-opacity pointer-flex \
    reduced-motion right-to-left
    """
  )

  /// The words of one that is a choice among words, in the order of its enum.
  var words: StaticString {
    switch self {
    case .mode: return "picker phone"
    case .direction: return "both clockwise counterclockwise"
    case .labels: return "turning upright"
    default: return "neutral palette"
    }
  }

  /// The least and the most of one that is a number.
  var range: ClosedRange<Double> {
    switch self {
    case .innerRadius: return 0...0.95
    case .outerRadius: return 0.05...2
    case .scrollPoints: return 1...10_000
    case .pointerFlex: return 0...45
    default: return 0...1
    }
  }

  /// The name of this one.
  var name: String { Self.names.all[Int(rawValue)] }
}

extension SettingValue {
  /// A side by name, or degrees.
  func pointerAngle() throws(SettingError) -> Double {
    if case .number = self {
      return Circular.wrapped(Circular.radians(degrees: try number(in: -3_600...3_600)))
    }
    // From the left on, clockwise by quarters.
    return Circular.wrapped(.pi + Double(try choice("left top right bottom")) * .pi / 2)
  }

  /// Two angles in degrees, the lower first, or none.
  func stops() throws(SettingError) -> ClosedRange<Double>? {
    guard case .numbers(let ends) = self else {
      _ = try choice("none")
      return nil
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
    return try choice("normal fast") == 0 ? .normal : .fast
  }
}

extension Sector.Icon {
  /// A sign as text: path data of SVG on a grid of 24 × 24, or the address of a picture.
  ///
  /// - Parameter text: what begins with M or m and has only path data is a path; nil comes back for
  ///   an empty text.
  public init?(text: String) {
    guard !text.utf8.isEmpty else { return nil }
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
    var tint: Tint?
    text.withBytes { tint = Tint(bytes: $0) }
    guard let tint else { return nil }
    self = tint
  }

  private init?(bytes: UnsafeBufferPointer<UInt8>) {
    let palette: StaticString = "palette"
    if bytes.count == 8, bytes[7] > 48, bytes[7] <= 56,
      (0..<7).allSatisfy({ bytes[$0] == palette.utf8Start[$0] })
    {
      self = .role(.palette(Int(bytes[7]) - 49))
      return
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
    self = .fixed(RGBA(hex: hex))
  }
}
