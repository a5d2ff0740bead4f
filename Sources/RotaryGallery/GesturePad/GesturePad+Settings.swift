import Rotary
import RotaryGestures

extension GesturePad: ConfigurableControl {
  /// `gesture-pad`.
  public static var controlName: String { "gesture-pad" }

  /// Declares each setting; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.choice("agreement", agreement) {
      "Agreement of recognizers: as in usual apps, only the first to begin, or all at the same time."
    } set: {
      agreement = $0
    }
    visitor.number(
      "pan-threshold",
      arbiter.gestures.pan.thresholdPoints,
      in: 0...60,
      unit: "points"
    ) {
      "Distance that a finger moves before a pan begins."
    } set: {
      arbiter.gestures.pan.thresholdPoints = $0
      arbiter.gestures.turn.thresholdPoints = $0
      restart()
    }
    visitor.number(
      "press-seconds",
      arbiter.gestures.press.pressSeconds,
      in: 0.1...3,
      unit: "seconds"
    ) {
      "Time that a finger rests before a long press is recognized."
    } set: {
      arbiter.gestures.press.pressSeconds = $0
      restart()
    }
    visitor.number(
      "tap-interval",
      arbiter.gestures.doubleTap.intervalSeconds,
      in: 0.1...1,
      unit: "seconds"
    ) {
      "Longest time between the two taps of a double tap."
    } set: {
      arbiter.gestures.doubleTap.intervalSeconds = $0
      restart()
    }
  }

  /// Calls a method by name: `demonstrate`, with the name of a `gesture` or its number from 0; or `putBack`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList("demonstrate putBack").index(of: name) {
    case 0: demonstrate(try Self.gesture(arguments))
    case 1:
      cancelFingers()
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

  /// Reports each recognizer's state by its name, and the card's position, scale and angle.
  public func readState(_ read: (String, SettingValue) -> Void) {
    for gesture in PadGesture.allCases { read(gesture.name, .text(state(of: gesture).name)) }
    read("x", .number(offset.x))
    read("y", .number(offset.y))
    read("scale", .number(scale))
    read("angle", .number(angle))
    read("turned", .number(turned))
    read("fingers", .number(Double(arbiter.pointers.count)))
  }
}
