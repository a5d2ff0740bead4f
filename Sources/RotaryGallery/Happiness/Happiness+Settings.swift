import Rotary

extension Happiness: ConfigurableControl {
  /// `happiness`.
  public static var controlName: String { "happiness" }

  /// States each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number(
      "happiness",
      model.happiness,
      in: HappinessModel.range,
      "How happy it is: 0 is sad, 100 very happy."
    ) { model.happiness = $0 }
    visitor.number(
      "scale",
      face.scale,
      in: FaceView.scales,
      "Of half the shorter side, how much the head takes."
    ) { face.scale = $0 }
    visitor.flag("disabled", !isEnabled, "It takes no input and is drawn faint.") {
      isEnabled = !$0
    }
    visitor.flag(
      "right-to-left",
      environment.isRightToLeft,
      "The keys left and right are mirrored."
    ) { environment.isRightToLeft = $0 }
    visitor.flag(
      "reduced-motion",
      environment.reducesMotion,
      "Nothing moves by itself in any case."
    ) {
      environment.reducesMotion = $0
    }
    visitor.texts(of: environment) { environment = $0 }
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
