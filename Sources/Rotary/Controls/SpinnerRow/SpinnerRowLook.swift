/// The looks of the rings of a row, which all turn in the same way and send the same events.
public enum SpinnerRowLook: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// Quiet drums in the theme's neutral colours.
  case plain
  /// Steel drums with a milled edge, as on a combination lock.
  case lock
  /// Dark drums, the last of them red, as in a car.
  case odometer
  /// Paper drums. In a row of dates, months have names, and the day of the week is beside the row.
  case date
  /// Dark cards with a split across the middle, as on a station's clock.
  case flap

  /// The names of the cases in settings.
  public static var names: TokenList { TokenList("plain lock odometer date flap") }
}

extension SpinnerTones {
  /// Creates the colours of a look; steel, paint and cards are the same in every theme.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - isLast: Whether the column is the last of its row.
  init(_ look: SpinnerRowLook, isLast: Bool) {
    self.init()
    (figure, distant) = (.role(.ink), .role(.inkSecondary))
    switch look {
    case .plain: break
    case .date:
      (top, bottom) = (.role(.surface), .role(.surface))
      (corner, weight, isPaper) = (0, .medium, true)
    case .lock:
      paint([0xF4F5F7, 0xBFC4CC, 0xFFFFFF, 0x8D949E, 0x15171B, 0x3C414A])
      (line, lines) = (.fixed(0x7B828D), .milled)
      (corner, weight) = (0.06, .bold)
    case .odometer where isLast:
      paint([0xC8372D, 0x9C241C, 0xCD4137, 0x6E150F, 0xFFFFFF, 0xFFE3E0])
      corner = 0.04
    case .odometer:
      paint([0x3A3D45, 0x1C1E23, 0x4A4E58, 0x0B0C0E, 0xFFFFFF, 0xCBCED6])
      corner = 0.04
    case .flap:
      paint([0x2B2D33, 0x232529, 0x3A3D45, 0x0B0C0E, 0xFAFAF7, 0xC4C6CC])
      (line, lines) = (.fixed(0x08090A), .split)
      (corner, weight) = (0.1, .bold)
    }
  }

  /// Sets colours that are the same in every theme: above, below, under a mouse, around, at the front, beside it.
  private mutating func paint(_ colors: [UInt32]) {
    (top, bottom) = (.fixed(colors[0]), .fixed(colors[1]))
    (hovered, edge) = (.fixed(colors[2]), .fixed(colors[3]))
    (figure, distant) = (.fixed(colors[4]), .fixed(colors[5]))
  }
}
