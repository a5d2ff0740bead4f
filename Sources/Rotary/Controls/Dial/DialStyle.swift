/// What a dial looks like.
public struct DialStyle: Equatable, Sendable {
  /// What it is.
  public enum Face: UInt8, Equatable, Sendable {
    /// A broad track with a thumb on it, and the value inside.
    case ring
    /// A knob with a mark that turns, and a narrow track around it.
    case knob
  }

  /// How a value is written.
  public enum Format: UInt8, Equatable, Sendable {
    /// As a number.
    case number
    /// As hours and minutes; the value counts minutes.
    case clock
  }

  /// What it is.
  ///
  /// Default ``Face/ring``.
  public var face = Face.ring
  /// Whether the track shows in the accent how far the value is.
  ///
  /// Default true.
  public var showsProgress = true
  /// The value at which the accent begins; nil for the least.
  ///
  /// Default nil. A range begins at its lower value.
  public var origin: Double?
  /// From one long tick to the next, in values; 0 for none.
  ///
  /// Default 0. Where there would be more than 360, none is drawn.
  public var majorTicks = 0.0
  /// From one short tick to the next, in values; 0 for none.
  ///
  /// Default 0. Where there would be more than 360, none is drawn.
  public var minorTicks = 0.0
  /// Words at the long ticks, in their order.
  ///
  /// Default none.
  public var labels: [String] = []
  /// Whether the value is written on the dial.
  ///
  /// Default true.
  public var showsValue = true
  /// How a value is written.
  ///
  /// Default ``Format/number``.
  public var format = Format.number
  /// Places after the point, 0 to 6; nil for as many as the steps need, and without steps for three
  /// figures or more.
  ///
  /// Default nil.
  public var decimals: Int?
  /// What follows the number, with the space before it if there is to be one.
  ///
  /// Default nothing.
  public var unit = ""
  /// What is set, in a word.
  ///
  /// Default nothing.
  public var title = ""
  /// What is written and read out in the place of the value, or of both of a range.
  ///
  /// Default none. An app that writes values in its own way sets it with each event.
  public var texts: [String] = []
  /// What the lower and the upper thumb of a range are called for those who do not see them.
  ///
  /// Default none. One that is left out or empty is called Minimum, or Maximum.
  public var thumbLabels: [String] = []

  /// Makes a style, each part at its default.
  public init() {}

  /// Whether both look alike; texts byte by byte.
  public static func == (left: DialStyle, right: DialStyle) -> Bool {
    left.face == right.face && left.showsProgress == right.showsProgress
      && left.origin == right.origin && left.majorTicks == right.majorTicks
      && left.minorTicks == right.minorTicks && left.showsValue == right.showsValue
      && left.format == right.format && left.decimals == right.decimals
      && left.unit.hasSameBytes(as: right.unit) && left.title.hasSameBytes(as: right.title)
      && SettingValue.texts(left.labels) == .texts(right.labels)
      && SettingValue.texts(left.texts) == .texts(right.texts)
      && SettingValue.texts(left.thumbLabels) == .texts(right.thumbLabels)
  }
}
