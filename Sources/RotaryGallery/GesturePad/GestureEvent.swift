import Rotary

/// The event that a recognizer of a gesture pad has changed its state.
public struct GestureEvent: DescribedEvent {
  /// The gesture.
  public let gesture: PadGesture
  /// The new state.
  public let state: RecognizerState

  /// The gesture's name.
  public var name: String { gesture.name }

  /// Reports the state.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    read("state", .text(state.name))
  }
}

extension RecognizerState {
  /// The state in words.
  var name: String {
    switch self {
    case .possible: return "possible"
    case .recognized: return "recognised"
    case .began: return "began"
    case .changed: return "changed"
    case .ended: return "ended"
    case .failed: return "failed"
    case .cancelled: return "cancelled"
    }
  }
}
