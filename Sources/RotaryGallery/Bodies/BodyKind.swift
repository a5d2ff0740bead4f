import Rotary

/// How a body sets up its row.
struct BodyRow {
  /// The kind of the columns, as the setting of this name has it.
  var kind: String
  /// How it looks.
  var look: SpinnerRowLook
  /// How many columns a row of digits has.
  var digits = 3
  /// Whether a column that goes past its end turns the next.
  var carries = false
}

/// What a row of spinners is built into.
public enum BodyKind: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// A padlock of brass whose shackle springs open.
  case padlock
  /// The odometer of a dashboard.
  case odometer
  /// A split-flap clock on a shelf.
  case clock
  /// A calendar on a desk.
  case calendar

  /// `padlock`, `odometer`, `clock` or `calendar`.
  public static var names: TokenList { TokenList("padlock odometer clock calendar") }

  /// The grid that it is drawn on, in points at its usual size.
  var grid: Size2D {
    switch self {
    case .padlock: return Size2D(340, 400)
    case .odometer: return Size2D(440, 190)
    case .clock: return Size2D(440, 246)
    case .calendar: return Size2D(440, 300)
    }
  }

  /// Where the row is on the grid.
  var window: Rect2D {
    switch self {
    case .padlock: return Rect2D(54, 210, 232, 118)
    case .odometer: return Rect2D(36, 40, 368, 96)
    case .clock: return Rect2D(36, 30, 368, 166)
    case .calendar: return Rect2D(34, 100, 372, 176)
    }
  }

  /// How the row is set up.
  var row: BodyRow {
    switch self {
    case .padlock: return BodyRow(kind: "digits", look: .lock)
    case .odometer: return BodyRow(kind: "digits", look: .odometer, digits: 6, carries: true)
    case .clock: return BodyRow(kind: "time", look: .flap, carries: true)
    case .calendar: return BodyRow(kind: "date", look: .date)
    }
  }
}
