extension Wheel {
  /// Every setting of a wheel, for lists, forms and error messages.
  public static var settings: [SettingDescription] { WheelSetting.allCases.map { $0.description } }

  /// Their names alone, without the weight of the sentences.
  public static var settingNames: StaticString { WheelSetting.names.text }
}

extension WheelSetting {
  /// One entry for each; a table, and as long as there are settings.
  fileprivate var description: SettingDescription {
    switch self {
    case .sectors:
      return SettingDescription(
        name,
        .integer(minimum: 1, maximum: Wheel.greatestCount),
        default: .number(8),
        "How many sectors there are; their titles become their numbers."
      )
    case .titles:
      return SettingDescription(
        name,
        .texts,
        default: .texts(["1", "2", "3", "4", "5", "6", "7", "8"]),
        "What the sectors are called; there are as many sectors as titles."
      )
    case .icons:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "A sign per sector: SVG path data on a grid of 24 by 24, or a picture's address."
      )
    case .tints:
      return SettingDescription(
        name,
        .texts,
        default: .texts([]),
        "A colour per sector: #rrggbb, or palette1 to palette8; empty for the wheel's own."
      )
    case .weights:
      return SettingDescription(
        name,
        .numbers(minimum: .leastNormalMagnitude, maximum: .greatestFiniteMagnitude),
        default: .numbers([]),
        "How wide each sector is drawn, measured against the others; empty for all alike."
      )
    case .touchWeights:
      return SettingDescription(
        name,
        .numbers(minimum: .leastNormalMagnitude, maximum: .greatestFiniteMagnitude),
        default: .numbers([]),
        "How large a target for taps each sector is; empty for what is drawn."
      )
    case .odds:
      return SettingDescription(
        name,
        .numbers(minimum: 0, maximum: .greatestFiniteMagnitude),
        default: .numbers([]),
        "How likely a draw ends on each sector; empty for as likely as wide."
      )
    case .value:
      return SettingDescription(
        name,
        .integer(minimum: 0, maximum: Wheel.greatestCount - 1),
        default: .number(0),
        "The selected sector, counted from 0; set it after the sectors."
      )
    case .mode:
      return SettingDescription(
        name,
        .choice(TokenList(words)),
        default: .text("picker"),
        "A picker that selects what rests on the pointer, or a rotary phone that dials."
      )
    case .pointer:
      return SettingDescription(
        name,
        .choiceOrNumber(TokenList("left top right bottom"), minimum: -3_600, maximum: 3_600),
        unit: "degrees",
        default: .text("left"),
        "Where the pointer stands: a side, or an angle clockwise from the right."
      )
    case .direction:
      return SettingDescription(
        name,
        .choice(TokenList(words)),
        default: .text("both"),
        "Which way the wheel can be turned."
      )
    case .stops:
      return SettingDescription(
        name,
        .numbers(minimum: -1e6, maximum: 1e6),
        unit: "degrees",
        default: .numbers([]),
        "The two rotations between which the wheel stays; empty for no stops."
      )
    case .innerRadius:
      return SettingDescription(
        name,
        .number(minimum: range.lowerBound, maximum: range.upperBound),
        unit: "of the radius",
        default: .number(0.4),
        "Hub radius, as a share of the wheel's radius. Touches inside it press the hub."
      )
    case .outerRadius:
      return SettingDescription(
        name,
        .number(minimum: range.lowerBound, maximum: range.upperBound),
        unit: "of the radius",
        default: .number(1),
        "Farther from the centre than this a touch is not the wheel's."
      )
    case .deceleration:
      return .deceleration(name)
    case .tapSelects:
      return SettingDescription(
        name,
        .flag,
        default: .flag(true),
        "Whether a tap on a sector selects it."
      )
    case .scrollPoints:
      return SettingDescription(
        name,
        .number(minimum: range.lowerBound, maximum: range.upperBound),
        unit: "points",
        default: .number(40),
        "How far a mouse wheel or trackpad scrolls to turn by one sector."
      )
    case .disabled:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether the wheel takes no input."
      )
    case .labels:
      return SettingDescription(
        name,
        .choice(TokenList(words)),
        default: .text("turning"),
        "Whether icons and titles turn with the wheel or stay upright."
      )
    case .colors:
      return SettingDescription(
        name,
        .choice(TokenList(words)),
        default: .text("neutral"),
        "Whether sectors alternate two neutrals or go through eight hues."
      )
    case .hub:
      return SettingDescription(
        name,
        .flag,
        default: .flag(true),
        "Whether there is a hub to press."
      )
    case .selectedOpacity:
      return SettingDescription(
        name,
        .number(minimum: range.lowerBound, maximum: range.upperBound),
        default: .number(1),
        "Opacity of the emphasis on the selected sector at rest."
      )
    case .restingOpacity:
      return SettingDescription(
        name,
        .number(minimum: range.lowerBound, maximum: range.upperBound),
        default: .number(0.6),
        "Opacity of all other sectors, and of all while the wheel turns."
      )
    case .pointerFlex:
      return SettingDescription(
        name,
        .number(minimum: range.lowerBound, maximum: range.upperBound),
        unit: "degrees",
        default: .number(Circular.degrees(radians: WheelStyle().pointerFlex)),
        "How far the pointer bends when a sector passes it."
      )
    case .reducedMotion:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether a short fade takes the place of turning by itself."
      )
    case .rightToLeft:
      return SettingDescription(
        name,
        .flag,
        default: .flag(false),
        "Whether sectors follow each other counter-clockwise and keys are mirrored."
      )
    case .textScale: return .textScale
    }
  }
}

/// The settings of a wheel by name.
///
/// What each means is said in ``Wheel/settings``.
enum WheelSetting: UInt8, CaseIterable {
  case sectors, titles, icons, tints, weights, touchWeights, odds, value
  case mode, pointer, direction, stops, innerRadius, outerRadius
  case deceleration, tapSelects, scrollPoints, disabled
  case labels, colors, hub, selectedOpacity, restingOpacity, pointerFlex
  case reducedMotion, rightToLeft, textScale

  /// The names of the cases, in their order, as attributes and files have them.
  static let names = TokenList(
    """
    sectors titles icons tints weights touch-weights odds value \
    mode pointer direction stops inner-radius outer-radius \
    deceleration tap-selects scroll-points disabled \
    labels colors hub selected-opacity resting-opacity pointer-flex \
    reduced-motion right-to-left text-scale
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
    case .innerRadius: return WheelOptions.innerShares
    case .outerRadius: return WheelOptions.outerShares
    case .scrollPoints: return ScrollSteps.pointsPerStep
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
    try SettingError.check(ends.count, in: 2...2)
    _ = try SettingValue.number(ends[0]).number(in: -1e6...1e6)
    _ = try SettingValue.number(ends[1]).number(in: ends[0]...Swift.max(ends[0], 1e6))
    return Circular.radians(degrees: ends[0])...Circular.radians(degrees: ends[1])
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
  /// A colour as text: `#rrggbb`, a role from the palette, `palette1` to `palette8`, or `accent`,
  /// `positive`, `warning` or `critical`.
  ///
  /// - Parameter text: nil comes back for anything else.
  public init?(text: String) {
    var tint: Tint?
    switch TokenList("accent positive warning critical").index(of: text) {
    case 0: tint = .role(.accent)
    case 1: tint = .role(.positive)
    case 2: tint = .role(.warning)
    case 3: tint = .role(.critical)
    default: text.withBytes { tint = Tint(bytes: $0) }
    }
    guard let tint else { return nil }
    self = tint
  }

  /// The error that says what a colour as text looks like.
  static func refusal(of text: String) -> SettingError {
    SettingValue.text(text).refusal(.format(TokenList("#rrggbb palette1 accent")))
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
