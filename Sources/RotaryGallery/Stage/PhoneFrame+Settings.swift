import Rotary

extension PhoneFrame: ConfigurableControl {
  /// `phone-frame`.
  public static var controlName: String { "phone-frame" }

  /// Their names, with a space between them.
  public static let settingNames: StaticString = "orientations reduced-motion text-scale"
  private static let sets: StaticString = "all all-but-upside-down portrait landscape"

  /// Every setting, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    [
      SettingDescription(
        "orientations",
        .choice(TokenList(sets)),
        default: .text("all"),
        "Which way up the screen may stand; held any other way, nothing moves on it."
      ),
      SettingDescription(
        "reduced-motion",
        .flag,
        default: .flag(false),
        "Every turn is there at once."
      ),
      .textScale,
    ]
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    switch TokenList(Self.settingNames).index(of: name) {
    case 0:
      switch try value.choice(Self.sets) {
      case 1: supported = .allButUpsideDown
      case 2: supported = .portrait
      case 3: supported = .landscape
      default: supported = .all
      }
      if arrival == nil { stage.turn(to: device, at: now, animated: !environment.reducesMotion) }
    case 1: environment.reducesMotion = try value.flag()
    case 2: environment.textScale = try value.textScale()
    default: throw .unknownName
    }
  }

  /// Calls a method by name: `turn`, with quarter turns `by`, or with an orientation `to` by its
  /// name or its number; and, unless it is, `animated`.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (PhoneEvent, Double) -> Void
  ) throws(SettingError) {
    guard TokenList("turn").index(of: name) == 0 else { throw .unknownName }
    let isAnimated = try arguments.flag("animated", default: true)
    if let quarters = try? arguments.integer("by") {
      return turn(byQuarters: quarters, at: time, animated: isAnimated, emit: emit)
    }
    let number: UInt8
    if let word = try? arguments.text("to") {
      number = try SettingValue.text(word).choice(DeviceOrientation.words.text)
    } else {
      number = UInt8(try arguments.integer("to", in: 0...3))
    }
    guard let orientation = DeviceOrientation(rawValue: number) else { throw .refused }
    turn(to: orientation, at: time, animated: isAnimated, emit: emit)
  }

  /// Tells how it is held, how its screen stands, the face's bounds, and what the face tells.
  public func readState(_ read: (String, SettingValue) -> Void) {
    let bounds = stage.bounds(at: now)
    read("device", .text(device.word))
    read("orientation", .text(stage.orientation.word))
    read("refused", .flag(isRefused))
    read("deviceAngle", .number(deviceAngle(at: now)))
    read("angle", .number(stage.angle(at: now)))
    read("boundsWidth", .number(bounds.width))
    read("boundsHeight", .number(bounds.height))
    read("happiness", .number(app.model.happiness))
    read("fingers", .number(Double(fingers.count)))
  }
}
