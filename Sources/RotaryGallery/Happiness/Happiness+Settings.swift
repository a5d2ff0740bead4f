import Rotary
import RotaryGestures

extension Happiness: ConfigurableControl {
  /// `happiness`.
  public static var controlName: String { "happiness" }

  /// Declares each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("happiness", &model.$happiness) {
      "Happiness, from 0 (very sad) to 100 (very happy)."
    }
    visitor.number("scale", &face.$scale) {
      "Radius of the head, as a share of half the shorter side."
    }
    visitor.disabled(&isEnabled)
  }

  /// Rejects all calls; the face has no methods.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    throw .unknownName
  }

  /// Reports the happiness, the smile, the scale and the size.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("happiness", .number(model.happiness))
    read("smile", .number(smile))
    read("scale", .number(face.scale))
    read("width", .number(size.width))
    read("height", .number(size.height))
    read("fingers", .number(Double(arbiter.pointers.count)))
  }
}
