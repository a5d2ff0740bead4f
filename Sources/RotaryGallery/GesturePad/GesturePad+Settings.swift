import Rotary

extension GesturePad: ConfigurableControl {
  /// `gesture-pad`.
  public static var controlName: String { "gesture-pad" }

  /// Their names, with a space between them.
  public static let settingNames: StaticString =
    "agreement pan-threshold press-seconds tap-interval reduced-motion text-scale"

  /// Every setting, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    [
      SettingDescription(
        "agreement",
        .choice(TokenList("usual exclusive alone")),
        default: .text("usual"),
        "How recognisers get on: as apps have it, the first wins, or each for itself."
      ),
      SettingDescription(
        "pan-threshold",
        .number(minimum: 0, maximum: 60),
        unit: "points",
        default: .number(GestureLimits.panPoints),
        "How far a finger moves before it pans."
      ),
      SettingDescription(
        "press-seconds",
        .number(minimum: 0.1, maximum: 3),
        unit: "seconds",
        default: .number(GestureLimits.pressSeconds),
        "How long a finger stays before it is a long press."
      ),
      SettingDescription(
        "tap-interval",
        .number(minimum: 0.1, maximum: 1),
        unit: "seconds",
        default: .number(GestureLimits.tapIntervalSeconds),
        "Within what time two taps belong together."
      ),
      SettingDescription(
        "reduced-motion",
        .flag,
        default: .flag(false),
        "Marks of taps fade where they are instead of spreading."
      ),
      .textScale,
    ]
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    switch TokenList(Self.settingNames).index(of: name) {
    case 0: agreement = PadAgreement(rawValue: try value.choice("usual exclusive alone")) ?? .usual
    case 1:
      let points = try value.number(in: 0...60)
      arbiter.gestures.pan.thresholdPoints = points
      arbiter.gestures.turn.thresholdPoints = points
      restart()
    case 2:
      arbiter.gestures.press.pressSeconds = try value.number(in: 0.1...3)
      restart()
    case 3:
      arbiter.gestures.doubleTap.intervalSeconds = try value.number(in: 0.1...1)
      restart()
    case 4: environment.reducesMotion = try value.flag()
    case 5: environment.textScale = try value.textScale()
    default: throw .unknownName
    }
  }

  /// Calls a method by name: `demonstrate` with a `gesture`, its name or its number
  /// from 0; `putBack`.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (GestureEvent, Double) -> Void
  ) throws(SettingError) {
    switch TokenList("demonstrate putBack").index(of: name) {
    case 0:
      demonstrate(try Self.gesture(arguments), at: time, emit: emit)
    case 1:
      takeAway(emit: emit)
      putBack()
    default: throw .unknownName
    }
  }

  private static func gesture(_ arguments: Arguments) throws(SettingError) -> PadGesture {
    let number: Int
    if let name = try? arguments.text("gesture") {
      number = Int(try SettingValue.text(name).choice(PadGesture.names.text))
    } else {
      number = try arguments.integer("gesture")
    }
    guard let gesture = PadGesture(rawValue: number) else {
      throw SettingValue.number(Double(number)).refusal(.choice(PadGesture.names))
    }
    return gesture
  }

  /// Tells every recogniser's state by its name, and how the card lies.
  public func readState(_ read: (String, SettingValue) -> Void) {
    for gesture in PadGesture.allCases { read(gesture.name, .text(state(of: gesture).word)) }
    read("x", .number(offset.x))
    read("y", .number(offset.y))
    read("scale", .number(scale))
    read("angle", .number(angle))
    read("turned", .number(turned))
    read("fingers", .number(Double(arbiter.pointers.count)))
  }
}
