/// What the drums of a row of spinners look like; how they turn and what they tell is the same in all.
public enum SpinnerRowLook: UInt8, CaseIterable, Equatable, Sendable {
  /// Quiet drums in the theme's neutral colours.
  case plain
  /// Steel drums with a milled edge, as on a combination lock.
  case lock
  /// Dark drums, the last of them red, as in a car.
  case odometer
  /// Paper drums. In a row of dates the months have their names, and the day of the week stands beside.
  case date
  /// Dark cards with a split across the middle, as on a station's clock.
  case flap

  /// The names of the cases, in their order.
  static let names = TokenList("plain lock odometer date flap")
}

extension SpinnerTones {
  /// The colours of a look; steel, paint and cards are the same in every theme.
  ///
  /// - Parameters:
  ///   - look: the look.
  ///   - isLast: whether the column is a row's last.
  init(_ look: SpinnerRowLook, isLast: Bool) {
    switch look {
    case .plain:
      self = .alone
      (figure, distant) = (.role(.ink), .role(.inkSecondary))
    case .date:
      self = .alone
      (figure, distant) = (.role(.ink), .role(.inkSecondary))
      (top, bottom, edge) = (.role(.surface), .role(.surface), nil)
      (corner, weight, isPaper) = (0, .medium, true)
    case .lock:
      self.init(
        top: Self.fixed(0xF4F5F7),
        bottom: Self.fixed(0xBFC4CC),
        hovered: Self.fixed(0xFFFFFF),
        edge: Self.fixed(0x8D949E),
        figure: Self.fixed(0x15171B),
        distant: Self.fixed(0x3C414A)
      )
      (corner, weight) = (0.06, .bold)
      (line, lines) = (Self.fixed(0x7B828D), Self.milledEdge)
    case .odometer:
      self.init(
        top: Self.fixed(isLast ? 0xC8372D : 0x3A3D45),
        bottom: Self.fixed(isLast ? 0x9C241C : 0x1C1E23),
        hovered: Self.fixed(isLast ? 0xCD4137 : 0x4A4E58),
        edge: Self.fixed(isLast ? 0x6E150F : 0x0B0C0E),
        figure: Self.fixed(0xFFFFFF),
        distant: Self.fixed(isLast ? 0xFFE3E0 : 0xCBCED6)
      )
      corner = 0.04
    case .flap:
      self.init(
        top: Self.fixed(0x2B2D33),
        bottom: Self.fixed(0x232529),
        hovered: Self.fixed(0x3A3D45),
        edge: Self.fixed(0x0B0C0E),
        figure: Self.fixed(0xFAFAF7),
        distant: Self.fixed(0xC4C6CC)
      )
      (corner, weight) = (0.1, .bold)
      line = Self.fixed(0x08090A)
      lines = [SpinnerLine(start: Point2D(0, 0.5), end: Point2D(1, 0.5))]
    }
  }

  /// Notches along both sides.
  private static var milledEdge: [SpinnerLine] {
    let (count, length) = (6, 0.09)
    var lines: [SpinnerLine] = []
    for notch in 0..<count {
      let y = (Double(notch) + 0.5) / Double(count)
      for x in [0.01, 0.99 - length] {
        lines.append(SpinnerLine(start: Point2D(x, y), end: Point2D(x + length, y)))
      }
    }
    return lines
  }

  private static func fixed(_ hex: UInt32) -> Tint { .fixed(RGBA(hex: hex)) }
}
