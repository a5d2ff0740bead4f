/// What a ring menu tells the app.
public enum RingMenuEvent: Equatable, Sendable {
  /// It opens; from here on it can be chosen from.
  case opened
  /// It begins to close.
  case closing
  /// It is closed.
  case closed
  /// Another item lies under the finger, or none.
  case highlighted(Int?)
  /// An item was chosen, by the visible menu or by a stroke.
  case chosen(Int)
  /// An item's own ring opens.
  case entered(Int)
  /// An item's own ring closes, and the one above opens again.
  case left(Int)
  /// The info button was chosen; told once the menu is closed.
  case info
}

extension RingMenuEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .opened: return "opened"
    case .closing: return "closing"
    case .closed: return "closed"
    case .highlighted: return "highlighted"
    case .chosen: return "chosen"
    case .entered: return "entered"
    case .left: return "left"
    case .info: return "info"
    }
  }

  /// Tells the item's index; −1 for none.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .opened, .closing, .closed, .info: break
    case .highlighted(let item): read("index", .number(Double(item ?? -1)))
    case .chosen(let item), .entered(let item), .left(let item):
      read("index", .number(Double(item)))
    }
  }
}
