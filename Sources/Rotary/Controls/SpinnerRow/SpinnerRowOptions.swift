/// A ring of a row, and the separator after it.
public struct SpinnerColumn: Equatable, Sendable {
  /// The numbers of the ring.
  public var range: SpinnerRange
  /// The width, relative to the other columns.
  ///
  /// More than 0, up to 1,000; a row rejects other shares. Default 1.
  public var share: Double
  /// The minimum number of figures before the decimal separator; zeros are added in front.
  ///
  /// Clamped to 1 to 18. Default 1.
  public var minimumDigits: Int
  /// The titles of the first numbers, instead of figures.
  ///
  /// Default empty.
  @ByteTexts public var titles: [String]
  /// The text between this ring and the next, which has the width of a quarter of a share.
  ///
  /// Default empty, without a width.
  @ByteText public var separator: String

  /// Whether the first number follows the last.
  ///
  /// Default true. A ring that does not wrap has two ends.
  public var wraps: Bool

  /// Creates a column.
  public init(
    _ range: SpinnerRange = .digits,
    share: Double = 1,
    minimumDigits: Int = 1,
    titles: [String] = [],
    separator: String = "",
    wraps: Bool = true
  ) {
    self.wraps = wraps
    self.range = range
    self.share = share
    self.minimumDigits = minimumDigits
    self.titles = titles
    self.separator = separator
  }
}

/// A row's behaviour.
///
/// Numbers outside the documented range are clamped, and NaN is ignored.
public struct SpinnerRowOptions: Equatable, Sendable {
  /// Whether a ring that passes from its last number to its first turns the ring before it by one, and back.
  ///
  /// Default false: the rings are independent, but hours always turn AM and PM.
  public var carries = false
  /// The numbers that open a lock, one for each column; empty for none.
  ///
  /// Default empty. A code of another length never opens the lock.
  public var code: [Double] = []
  /// Whether three columns show a date whose days end with the month.
  ///
  /// Default false. The columns must be years from 1 to 9999, months from 1 to 12 and days from 1 to 31; other columns
  /// show no date. If the month becomes shorter, a day beyond its end immediately becomes its last day. The day returns
  /// if the month becomes longer again before the row rests.
  public var fitsDays = false
  /// The number of tiles around each ring.
  ///
  /// Range 1 to 360. Default 10, so that the numbers beside the front one are as high as a finger needs.
  @Within<SpinnerOptions.TileCountLimits> public var tileCount = 10
  /// Whether a second finger turns another column.
  ///
  /// Default false, because two fingers zoom the page.
  public var usesSecondFinger = false
  /// The distance that a trackpad scrolls to move by one number, in points.
  ///
  /// Range 1 to 10,000. Default 40. A notch of a mouse wheel is always one number.
  @Within<DragLimits> public var scrollPointsPerStep = 40.0
  /// Whether the app enables the row.
  ///
  /// Default true.
  public var isEnabled = true

  /// Creates options with their defaults.
  public init() {}
}

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
