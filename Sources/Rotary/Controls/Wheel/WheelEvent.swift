/// What a wheel tells the app.
public enum WheelEvent: Equatable, Sendable {
  /// Another sector passes the pointer while the wheel turns; drives the tick.
  case selectionChanged(Int)
  /// The wheel has come to rest on a sector other than the one it rested on before.
  case selected(Int)
  /// The hub was pressed while this sector was on the pointer.
  case hubPressed(Int)
  /// A rotary phone's finger hole was turned all the way to the stop and let go.
  case dialled(Int)
  /// A rotary phone's dial passes one hole on its way back.
  case pulse
  /// The wheel came up against an end of its stops.
  case reachedEnd
}

extension WheelEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .selectionChanged: return "selectionChanged"
    case .selected: return "selected"
    case .hubPressed: return "hubPressed"
    case .dialled: return "dialled"
    case .pulse: return "pulse"
    case .reachedEnd: return "reachedEnd"
    }
  }

  /// The sector it is about, if any.
  public var index: Int? {
    switch self {
    case .selectionChanged(let index), .selected(let index), .hubPressed(let index),
      .dialled(let index):
      return index
    case .pulse, .reachedEnd: return nil
    }
  }

  /// Tells the index.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    if let index { read("index", .number(Double(index))) }
  }
}
