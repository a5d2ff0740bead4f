import Rotary

extension Happiness: ConfigurableControl {
  /// `happiness`.
  public static var controlName: String { "happiness" }

  /// Their names, with a space between them.
  public static let settingNames: StaticString =
    "happiness scale disabled right-to-left reduced-motion text-scale"

  /// Every setting, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    let model = HappinessModel()
    return [
      SettingDescription(
        "happiness",
        .number(minimum: HappinessModel.range.lowerBound, maximum: HappinessModel.range.upperBound),
        default: .number(model.happiness),
        "How happy it is: 0 is sad, 100 very happy."
      ),
      SettingDescription(
        "scale",
        .number(minimum: FaceView.scales.lowerBound, maximum: FaceView.scales.upperBound),
        default: .number(FaceView().scale),
        "Of half the shorter side, how much the head takes."
      ),
      SettingDescription(
        "disabled",
        .flag,
        default: .flag(false),
        "It takes no input and is drawn faint."
      ),
      SettingDescription(
        "right-to-left",
        .flag,
        default: .flag(false),
        "The keys left and right are mirrored."
      ),
      SettingDescription(
        "reduced-motion",
        .flag,
        default: .flag(false),
        "Nothing moves by itself in any case."
      ),
      .textScale,
    ]
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    switch TokenList(Self.settingNames).index(of: name) {
    case 0: model.happiness = try value.number(in: HappinessModel.range)
    case 1: face.scale = try value.number(in: FaceView.scales)
    case 2: isEnabled = !(try value.flag())
    case 3: environment.isRightToLeft = try value.flag()
    case 4: environment.reducesMotion = try value.flag()
    case 5: environment.textScale = try value.textScale()
    default: throw .unknownName
    }
  }

  /// Has no methods by name.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (HappinessEvent, Double) -> Void
  ) throws(SettingError) {
    throw .unknownName
  }

  /// Tells the happiness, the smile, the scale and the size.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("happiness", .number(model.happiness))
    read("smile", .number(smile))
    read("scale", .number(face.scale))
    read("width", .number(size.width))
    read("height", .number(size.height))
    read("fingers", .number(Double(arbiter.pointers.count)))
  }
}
