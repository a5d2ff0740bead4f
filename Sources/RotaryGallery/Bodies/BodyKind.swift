import Rotary

/// The settings of a body's row.
struct BodyRow {
  /// The kind of the columns, a value of the setting `kind`.
  var kind: String
  /// The look of the row.
  var look: SpinnerRowLook
  /// The number of columns of a row of digits.
  var digits = 3
  /// Whether a column that wraps around turns the next one.
  var carries = false
}

/// The object that a spinner row is part of.
public enum BodyKind: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// A brass padlock whose shackle springs open.
  case padlock
  /// The odometer of a car's dashboard.
  case odometer
  /// A split-flap clock.
  case clock
  /// A desk calendar.
  case calendar

  /// `padlock`, `odometer`, `clock` or `calendar`.
  public static var names: TokenList { TokenList("padlock odometer clock calendar") }

  /// The grid that the body is drawn on; its size in points is the preferred size.
  var grid: Size2D {
    switch self {
    case .padlock: return Size2D(340, 400)
    case .odometer: return Size2D(440, 190)
    case .clock: return Size2D(440, 246)
    case .calendar: return Size2D(440, 300)
    }
  }

  /// The frame of the row on the grid.
  var window: Rect2D {
    switch self {
    case .padlock: return Rect2D(54, 210, 232, 118)
    case .odometer: return Rect2D(36, 40, 368, 96)
    case .clock: return Rect2D(36, 30, 368, 166)
    case .calendar: return Rect2D(34, 100, 372, 176)
    }
  }

  /// The settings of the row.
  var row: BodyRow {
    switch self {
    case .padlock: return BodyRow(kind: "digits", look: .lock)
    case .odometer: return BodyRow(kind: "digits", look: .odometer, digits: 6, carries: true)
    case .clock: return BodyRow(kind: "time", look: .flap, carries: true)
    case .calendar: return BodyRow(kind: "date", look: .date)
    }
  }
}
