#if GTK
import Rotary

// What each control is called, and what its events are, in GTK's terms. Every value that the user comes to is
// emitted once: `event::changed` tells that the control rests on it.

extension Wheel: WidgetControl {
  static var typeName: String { "RotaryWheel" }
  static var cssName: String { "rotarywheel" }
  static func signal(for event: WheelEvent) -> WidgetSignal? {
    switch event {
    case .changing, .skipped, .dialled: return .valueChanged
    case .pressed: return .activate
    case .changed, .pulse, .metEnd: return nil
    }
  }
  static var unreadableNames: [String] {
    ["icons", "tints", "weights", "touch-weights", "odds", "groups", "stops"]
  }
}

extension NumberSpinner: WidgetControl {
  static var typeName: String { "RotaryNumberSpinner" }
  static var cssName: String { "rotarynumberspinner" }
  static func signal(for event: SpinnerEvent) -> WidgetSignal? {
    switch event {
    case .changing, .skipped: return .valueChanged
    case .pressed: return .activate
    case .changed, .metEnd: return nil
    }
  }
}

extension SpinnerRow: WidgetControl {
  static var typeName: String { "RotarySpinnerRow" }
  static var cssName: String { "rotaryspinnerrow" }
  static func signal(for event: SpinnerRowEvent) -> WidgetSignal? {
    switch event {
    case .changing, .skipped: return .valueChanged
    case .opened: return .activate
    case .changed: return nil
    }
  }
  static var unreadableNames: [String] { ["code"] }
}

extension Turntable: WidgetControl {
  static var typeName: String { "RotaryTurntable" }
  static var cssName: String { "rotaryturntable" }
  static func signal(for event: TurntableEvent) -> WidgetSignal? {
    switch event {
    case .changed: return .valueChanged
    case .pressed: return .activate
    case .willDisplay, .didEndDisplay, .centered, .skipped, .added, .sought, .metEnd, .cameToRest:
      return nil
    }
  }
}

extension RingMenu: WidgetControl {
  static var typeName: String { "RotaryRingMenu" }
  static var cssName: String { "rotaryringmenu" }
  static func signal(for event: RingMenuEvent) -> WidgetSignal? {
    switch event {
    case .chosen: return .activate
    case .opened, .closing, .closed, .highlighted, .entered, .left, .info: return nil
    }
  }
  static var unreadableNames: [String] { ["titles", "icons"] }
  static var tellsCalls: Bool { true }
}

extension DialControl: WidgetControl {
  static var typeName: String { Value.self == DialRange.self ? "RotaryRangeDial" : "RotaryDial" }
  static var cssName: String { typeName.lowercased() }
  static func signal(for event: DialEvent<Value>) -> WidgetSignal? {
    switch event {
    case .changing: return .valueChanged
    case .changed, .crossed, .metEnd: return nil
    }
  }
}

extension ProgressRing: WidgetControl {
  static var typeName: String { "RotaryProgressRing" }
  static var cssName: String { "rotaryprogressring" }
  static func signal(for event: ProgressRingEvent) -> WidgetSignal? {
    switch event {
    case .finished: return .activate
    case .crossed: return nil
    }
  }
  static var unreadableNames: [String] { ["text", "tints"] }
  static var tellsCalls: Bool { true }
}
#endif
