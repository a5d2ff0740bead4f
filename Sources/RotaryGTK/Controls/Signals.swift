#if GTK
import Rotary

// What each control is called, and what its events are, in GTK's terms.

extension Dial: WidgetControl {
  static var typeName: String { "RotaryDial" }
  static var cssName: String { "rotarydial" }
  static func signal(for event: DialEvent<Double>) -> WidgetSignal? {
    switch event {
    case .changing, .changed: return .valueChanged
    case .crossed, .metEnd: return nil
    }
  }
}
#endif
