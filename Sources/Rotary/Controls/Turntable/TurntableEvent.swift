/// What a turntable tells the app.
///
/// An item is named by its index and by its number, which stays when the index changes.
public enum TurntableEvent: Equatable, Sendable {
  /// An item comes into view: its cell, numbered from 0, is to be filled.
  case willDisplay(index: Int, id: Int, cell: Int)
  /// An item has left the view, or the list; its cell is handed on.
  case didEndDisplay(id: Int, cell: Int)
  /// Another item passes the middle of the arc; drives the tick.
  case centred(index: Int, id: Int)
  /// An item was tapped, or Enter pressed while it was the active one.
  case pressed(index: Int, id: Int)
  /// Another item than before is the chosen one.
  case selected(index: Int, id: Int)
  /// An end of the list was run into.
  case reachedEnd
  /// It has come to rest.
  case settled
}

extension TurntableEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .willDisplay: return "willDisplay"
    case .didEndDisplay: return "didEndDisplay"
    case .centred: return "centred"
    case .pressed: return "pressed"
    case .selected: return "selected"
    case .reachedEnd: return "reachedEnd"
    case .settled: return "settled"
    }
  }

  /// Tells index, number and cell.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .willDisplay(let index, let id, let cell):
      read("index", .number(Double(index)))
      read("id", .number(Double(id)))
      read("cell", .number(Double(cell)))
    case .didEndDisplay(let id, let cell):
      read("id", .number(Double(id)))
      read("cell", .number(Double(cell)))
    case .centred(let index, let id), .pressed(let index, let id), .selected(let index, let id):
      read("index", .number(Double(index)))
      read("id", .number(Double(id)))
    case .reachedEnd, .settled: break
    }
  }
}
