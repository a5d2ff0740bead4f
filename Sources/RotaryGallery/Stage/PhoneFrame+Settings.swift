import Rotary
import RotaryGestures

extension PhoneFrame: ConfigurableControl {
  /// `phone-frame`.
  public static var controlName: String { "phone-frame" }

  /// Declares each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("orientations", SupportedOrientations(supported)) {
      "Supported orientations of the screen; in other orientations, the screen does not rotate."
    } set: {
      supported = $0.orientations
      if arrival == nil { stage.turn(to: device, at: now, animated: !environment.reducesMotion) }
    }
  }

  /// Calls a method by name: `turn`, with quarter turns `by`, or with the name or number of an orientation
  /// `to`; and, optionally, `animated`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    guard TokenList("turn").index(of: name) == 0 else { throw .unknownName }
    let isAnimated = try arguments.flag("animated", default: true)
    if let quarters = try? arguments.integer("by") {
      return turn(byQuarters: quarters, animated: isAnimated)
    }
    let number: UInt8
    if let word = try? arguments.text("to") {
      number = try SettingValue.text(word).choice(DeviceOrientation.names.text)
    } else {
      number = UInt8(try arguments.integer("to", in: 0...3))
    }
    guard let orientation = DeviceOrientation(rawValue: number) else { throw .refused }
    turn(to: orientation, animated: isAnimated)
  }

  /// Reports the orientations of the phone and its screen, the face's bounds, and the face's state.
  public func readState(_ read: (String, SettingValue) -> Void) {
    let bounds = stage.bounds(at: now)
    read("device", .text(device.name))
    read("orientation", .text(stage.orientation.name))
    read("refused", .flag(isRefused))
    read("deviceAngle", .number(deviceAngle(at: now)))
    read("angle", .number(stage.angle(at: now)))
    read("boundsWidth", .number(bounds.width))
    read("boundsHeight", .number(bounds.height))
    read("happiness", .number(app.model.happiness))
    read("fingers", .number(Double(fingers.count)))
  }
}

/// The values of the setting `orientations`.
private enum SupportedOrientations: UInt8, SettingChoice {
  case all, allButUpsideDown, portrait, landscape

  static var names: TokenList { TokenList("all all-but-upside-down portrait landscape") }

  init(_ orientations: OrientationSet) {
    switch orientations {
    case .allButUpsideDown: self = .allButUpsideDown
    case .portrait: self = .portrait
    case .landscape: self = .landscape
    default: self = .all
    }
  }

  var orientations: OrientationSet {
    switch self {
    case .all: return .all
    case .allButUpsideDown: return .allButUpsideDown
    case .portrait: return .portrait
    case .landscape: return .landscape
    }
  }
}
