import Rotary

/// A recogniser of a pad changed its state.
public struct GestureEvent: DescribedEvent {
  /// Which one.
  public let gesture: PadGesture
  /// To what.
  public let state: RecognizerState

  /// The gesture's name.
  public var name: String { gesture.name }

  /// Tells the state.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    read("state", .text(state.word))
  }
}

extension RecognizerState {
  /// As people read it.
  var word: String {
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
